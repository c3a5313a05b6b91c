// Still water, and the plants on it. Nothing here moves: what makes it water is its depth, and the rings about the plants.

// Light on the bottom, as broad and soft as it is on a still day.
fn net(q: vec2<f32>) -> f32 {
    let bend = vec2(noise(q * 0.6 + 3.1), noise(q * 0.6 + 17.7)) * 1.9;
    let a = abs(noise(q * 0.8 + bend) - 0.5);
    let b = abs(noise(q * 1.0 - bend + 9.0) - 0.5);
    return smoothstep(0.30, 0.0, min(a, b));
}

// The rings that the plants around a point have drawn about themselves.
fn water_rings(xz: vec2<f32>, pixel: f32) -> f32 {
    var rings = 0.0;
    let home = vec2<i32>(floor(xz + 3.5));
    for (var dz = 0; dz < 2; dz++) {
        for (var dx = 0; dx < 2; dx++) {
            let cell = home + vec2(dx, dz);
            if any(cell < vec2(0)) || any(cell > vec2(7)) { continue; }
            let disc = scene.discs[cell.y * 8 + cell.x];
            if disc.x <= 0.0 { continue; }
            let r = length(xz - (vec2<f32>(cell) - 3.5));
            let on_water = disc.x * exp(-max(disc.y, 0.0) * 9.0);
            let width = 0.013 + pixel * 0.5;
            let near = exp(-pow((r - 0.462) / width, 2.0)) * 0.55;
            let far = exp(-pow((r - 0.545) / (width * 1.4), 2.0)) * 0.22;
            rings = max(rings, (near + far) * on_water);
        }
    }
    return rings;
}

fn water(xz: vec2<f32>, line: f32, pixel: f32) -> vec3<f32> {
    let out = max(abs(xz.x), abs(xz.y));
    // Shallower towards the stones.
    let shallow = smoothstep(1.0, 4.3, length(xz) * 0.45 + out * 0.60);
    var colour = scene.board.rgb * (0.93 + 0.22 * shallow);
    colour += scene.board_line.rgb * net(xz * 1.1) * (0.045 + 0.05 * shallow);
    colour = mix(colour, scene.board_line.rgb, line * 0.80);
    return mix(colour, scene.mark.rgb, water_rings(xz, pixel) * 0.16);
}

// Around a plant: a ring for the last move, and one of dashes if a move would turn it.
fn water_marks(q: vec2<f32>, bits: u32, pixel: f32) -> f32 {
    let r = length(q);
    let ring = inside(abs(r - 0.463) - 0.017, pixel);
    let dash = abs(fract(atan2(q.y, q.x) / 6.2831853 * 12.0) - 0.5) / 12.0 * 6.2831853 * r - 0.065;
    let dashes = min(inside(abs(r - 0.463) - 0.021, pixel), inside(dash, pixel));
    return max(ring * f32((bits & LAST) != 0u), dashes * f32((bits & TURNS) != 0u));
}

// The kinds of surface, as `plants.rs` makes them; the petals' layers are 2 to 4.
const PAD: f32 = 0.0;
const PAD_BELOW: f32 = 1.0;
const PETAL_BACK: f32 = 5.0;
const SEEDS: f32 = 6.0;

fn pad_colour(uv: vec2<f32>, tag: u32, pixel: f32) -> vec3<f32> {
    let r = length(uv);
    let part = atan2(uv.y, uv.x) / 6.2831853;
    // Veins from the notch's end to the rim, each forking once.
    let rays = 13.0;
    let q = fract(part * rays) - 0.5;
    let from_vein = abs(q) / rays * 6.2831853 * r;
    let fork = smoothstep(0.20, 0.40, r);
    let from_fork = abs(abs(q) - 0.22 * fork) / rays * 6.2831853 * r;
    let vein = inside(min(from_vein + 0.02 * smoothstep(0.24, 0.30, r), from_fork + 0.02 * (1.0 - step(0.2, r))) - 0.0055 * (1.3 - r * 2.0), pixel);
    let cells = noise(uv * 13.0 + f32(tag) * 3.7);
    var colour = scene.black_disc.rgb * (0.86 + 0.13 * smoothstep(0.40, 0.05, r) + (cells - 0.5) * 0.12);
    colour = mix(colour, scene.black_mark.rgb, vein * 0.46 * smoothstep(0.43, 0.30, r));
    colour = mix(colour, scene.black_mark.rgb, (1.0 - smoothstep(0.0, 0.04, r)) * 0.7);
    // The rim: first darker, then a light lip.
    colour = mix(colour, scene.black_edge.rgb, smoothstep(0.33, 0.425, r) * 0.70);
    return colour;
}

fn petal_colour(s: f32, along: f32, kind: f32, seed: f32, is_back: bool) -> vec3<f32> {
    let edge = pow(abs(s), 3.0);
    // Pale at the foot, deeper towards tip and edges, and deeper outside than within.
    let layer = clamp((kind - 2.0) * 0.5, 0.0, 1.0);
    var deep = smoothstep(0.32, 1.05, along) * 0.54 + edge * 0.42 * smoothstep(0.05, 0.35, along) + seed * 0.04;
    deep += select(0.0, 0.22, is_back);
    deep *= 1.0 - 0.25 * layer;
    var colour = mix(scene.white_disc.rgb, scene.white_edge.rgb, clamp(deep, 0.0, 1.0));
    let veins = 0.5 + 0.5 * sin(s * 17.0 / (0.35 + 0.65 * (1.0 - along)));
    colour *= 1.0 - 0.05 * veins * smoothstep(0.1, 0.5, along);
    // A breath of yellow and of shade where it comes out of the heart.
    return mix(colour * 0.88, colour, smoothstep(0.0, 0.42, along));
}

fn plant_colour(tag: u32, p: vec3<f32>, world_normal: vec3<f32>, uv: vec2<f32>, what: vec2<f32>, pixel: f32) -> vec4<f32> {
    let centre = middle(tag);
    var bits = 0u;
    var alpha = 1.0;
    if tag != GHOST {
        bits = square_marks(tag);
        alpha = scene.discs[tag].x;
    }
    let kind = round(what.x);
    let is_pad = kind <= PAD_BELOW;
    var colour: vec3<f32>;
    var soft = 0.0;
    if kind == PAD {
        colour = pad_colour(uv, tag, pixel);
        soft = 0.25;
    } else if kind == PAD_BELOW {
        colour = mix(scene.black_edge.rgb, scene.white_edge.rgb, 0.35);
    } else if kind == SEEDS {
        // Seeds in two rings about one.
        let turn = atan2(uv.y, uv.x) / 6.2831853;
        let r = length(uv);
        let ring = step(0.030, r);
        let cell = (fract(turn * 8.0) - 0.5) / 8.0 * 6.2831853 * 0.050;
        let from_seed = mix(r, length(vec2(cell, r - 0.050)), ring);
        let seed = inside(from_seed - 0.0105, pixel);
        colour = mix(scene.white_mark.rgb, scene.black_edge.rgb, seed * 0.75);
        colour *= 1.0 - 0.35 * smoothstep(0.058, 0.082, r);
    } else {
        colour = petal_colour(uv.x, uv.y, kind, what.y, kind == PETAL_BACK);
        soft = 0.85;
    }
    let blend = f32(bits >> 24u) / 255.0;
    colour = mix(colour, select(scene.black_disc.rgb, scene.white_disc.rgb, is_pad), blend);

    var shade = disc_shadows(p, i32(tag));
    let normal = normalize(world_normal);
    // Light shines through leaves: they are never black on the side away from it.
    let straight = max(dot(normal, TO_LIGHT), 0.0);
    let through = 0.45 + 0.55 * (0.5 + 0.5 * dot(normal, TO_LIGHT));
    let key = mix(straight, through, soft) * shade.key;
    let sky = (0.66 + 0.34 * normal.y) * shade.sky;
    var shown = colour * (KEY * key * 1.06 + SKY * sky);
    if kind == PAD {
        let to_eye = normalize(view.world_position - p);
        shown += vec3(0.9, 1.0, 0.95) * pow(max(dot(normal, normalize(TO_LIGHT + to_eye)), 0.0), 26.0) * 0.045 * shade.key;
    }
    // Seen flat, as drawn on paper: a little of the light stays, or petals would run into each other.
    let drawn = colour * select(0.90 + 0.16 * mix(straight, through, soft), 1.0, is_pad);
    let seen = mix(shown, drawn, flatness());

    let r = length(p.xz - centre);
    let ink = select(scene.black_edge.rgb, vec3(1.0), is_pad);
    // Their marks lie on the water around them; only the ghost has its figures upon it.
    return with_disc_marks(seen, alpha, tag, 0u, ink, p, vec3(0.0, 1.0, 0.0), r, pixel, pixel);
}
