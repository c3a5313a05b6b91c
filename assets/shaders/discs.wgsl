// Discs of stone or of wood, with the marks on them.

struct Stone {
    face: vec3<f32>,
    edge: vec3<f32>,
    mark: vec3<f32>,
}

fn stone(is_black: bool) -> Stone {
    if is_black { return Stone(scene.black_disc.rgb, scene.black_edge.rgb, scene.black_mark.rgb); }
    return Stone(scene.white_disc.rgb, scene.white_edge.rgb, scene.white_mark.rgb);
}

fn blended(one: Stone, other: Stone, share: f32) -> Stone {
    return Stone(mix(one.face, other.face, share), mix(one.edge, other.edge, share), mix(one.mark, other.mark, share));
}

// The grain of a disc of wood, and the fine lines that the lathe leaves. Each disc's grain runs its own way.
fn turned_wood(tag: u32, q: vec2<f32>, r: f32, rpixel: f32) -> f32 {
    let turn = f32(tag) * 2.39996;
    let along = vec2(cos(turn), sin(turn));
    let grain = vec2(dot(q, along), dot(q, vec2(-along.y, along.x)));
    let bend = noise(grain * vec2(1.6, 3.0) + f32(tag)) * 0.10;
    let rings = noise(vec2(grain.x * 1.2 + f32(tag) * 5.3, (grain.y + bend) * 22.0));
    let lathe = sin(r * 190.0) * clamp(1.0 - rpixel * 70.0, 0.0, 1.0);
    return 1.0 + (rings - 0.5) * 0.26 + lathe * 0.018;
}

// What the polished faces mirror: a soft bright room above, a dark table below.
fn room(direction: vec3<f32>) -> f32 {
    let height = smoothstep(-0.1, 0.9, direction.y);
    let window = smoothstep(0.82, 0.99, dot(direction, normalize(vec3(-0.50, 0.62, -0.60))));
    return 0.05 + 0.26 * height + 0.9 * window;
}

// The middle of a disc's square.
fn middle(tag: u32) -> vec2<f32> {
    if tag == GHOST { return ghost.xy - 3.5; }
    return vec2(f32(tag % 8u), f32(tag / 8u)) - 3.5;
}

// What is drawn on a disc's upper face, `r` from its middle: the last move, what a move would turn; on the ghost how
// many.
fn with_disc_marks(
    under: vec3<f32>, under_alpha: f32, tag: u32, bits: u32, ink: vec3<f32>,
    p: vec3<f32>, normal: vec3<f32>, r: f32, pixel: f32, rpixel: f32,
) -> vec4<f32> {
    var seen = under;
    var alpha = under_alpha;
    if (bits & LAST) != 0u {
        seen = mix(seen, ink, inside(abs(r - 0.115) - 0.022, rpixel) * step(0.7, normal.y));
    }
    if (bits & TURNS) != 0u {
        seen = mix(seen, ink, inside(abs(r - 0.318) - 0.026, rpixel) * step(0.7, normal.y));
    }
    if tag == GHOST {
        let centre = middle(tag);
        let strength = mix(0.55, 0.5, flatness());
        let ghost_rim = inside(DISC_RADIUS - 0.04 - r, rpixel);
        alpha = max(strength, ghost_rim * 0.9);
        let turns = u32(ghost.w);
        if turns > 0u && normal.y > 0.7 {
            let size = 0.56;
            let pitch = 0.255;
            let digits = select(1.0, 2.0, turns > 9u);
            let x = p.x - centre.x;
            let z = p.z - centre.y - 0.03;
            let left = -0.5 * pitch * (digits + 1.0);
            let at = floor((x - left) / pitch);
            if at >= 0.0 && at <= digits {
                var index = 18u;
                if at > 0.5 {
                    let is_last = at > digits - 0.5;
                    index = 8u + select(turns / 10u, turns % 10u, is_last);
                }
                let q = vec2(x - left - (at + 0.5) * pitch, z) / size + 0.5;
                let text = glyph(index, q, pixel / size);
                seen = mix(seen, ink, text);
                alpha = max(alpha, text);
            }
        }
    }
    return vec4(seen, alpha);
}

fn disc_colour(tag: u32, p: vec3<f32>, world_normal: vec3<f32>, uv: vec2<f32>, pixel: f32, rpixel: f32) -> vec4<f32> {
    let is_ghost = tag == GHOST;
    let centre = middle(tag);
    var bits = 0u;
    var alpha = 1.0;
    if !is_ghost {
        bits = square_marks(tag);
        alpha = scene.discs[tag].x;
    }
    let blend = f32(bits >> 24u) / 255.0;
    let is_black = uv.y > 0.0;
    let pure = stone(is_black);
    let other = stone(!is_black);
    var own = blended(pure, other, blend);
    let r = uv.x;
    let is_face = abs(uv.y) > DISC_HALF - 0.056;

    // Each side has its own ring: told apart without their colours.
    let ring_is = select(scene.rings.zw, scene.rings.xy, is_black);
    let ring = r - ring_is.x;
    // At least so wide that it is seen as a line.
    let half_ring = max(ring_is.y, min(rpixel, ring_is.y * 2.0)) * 0.5;
    let ink = inside(abs(ring) - half_ring, rpixel) * step(1e-4, ring_is.y);
#ifdef TURNED
    own.face *= turned_wood(tag, p.xz - centre, r, rpixel);
#endif
    var normal = normalize(world_normal);
    if is_face && abs(ring) < 0.03 && ring_is.y > 0.0 {
        // The groove's two slopes.
        let slope = ring / 0.014 * exp(-ring * ring / (2.0 * 0.014 * 0.014));
        let radial = (p - vec3(centre.x, p.y, centre.y)) / max(r, 0.05);
        let depth = select(-0.30, 0.34, is_black) * (1.0 - flatness());
        let fade = clamp(1.0 - rpixel / 0.03, 0.0, 1.0);
        normal = normalize(normal - vec3(radial.x, 0.0, radial.z) * slope * depth * fade);
    }
    let rim = inside(DISC_RADIUS - scene.rim.x - r, rpixel);
    // Seen flat, a lying disc has the colour of its upper side to its very edge.
    var upper = own;
    if !is_ghost {
        let turned = cos(scene.discs[tag].z);
        if abs(turned) > 0.999 && (turned > 0.0) != is_black { upper = blended(other, pure, blend); }
    }
    let flat_colour = mix(mix(upper.face, own.mark, ink), upper.edge, rim);
    // An edge that is wide because it must be seen is seen in both views, and so is the ring that goes with it.
    let is_bold = smoothstep(0.034, 0.050, scene.rim.x);
    var colour = mix(own.face, own.mark, ink * mix(0.75, 1.0, is_bold));
    colour = mix(colour, own.edge, rim * is_bold);
    // The seam between the two halves.
    let seam = inside(abs(uv.y) - 0.004, rpixel);
    colour *= 1.0 - 0.35 * seam;

    // Light.
    var shade = disc_shadows(p, i32(tag));
    shade.sky *= 0.45 + 0.55 * smoothstep(0.0, 0.13, p.y);
    let to_eye = normalize(view.world_position - p);
    let facing = max(dot(normal, to_eye), 0.0);
#ifdef TURNED
    // Waxed, not polished.
    let polish = 0.35;
#else
    let polish = 1.0;
#endif
    let fresnel = (0.04 + 0.30 * pow(1.0 - facing, 4.0)) * polish;
    let mirrored = room(reflect(-to_eye, normal)) * fresnel;
    let gloss = pow(max(dot(normal, normalize(TO_LIGHT + to_eye)), 0.0), 52.0) * 0.11 * polish * shade.key;
    var shown = lit(colour, normal, shade) + (mirrored * mix(shade.sky, shade.key, 0.4) + gloss) * vec3(1.0, 0.985, 0.96);
    var seen = mix(shown, flat_colour, flatness());

    return with_disc_marks(seen, alpha, tag, bits, other.face, p, world_normal, r, pixel, rpixel);
}
