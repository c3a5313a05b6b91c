// The frame around the squares and the table below, and the grain of wood.

fn wood(p: vec3<f32>) -> f32 {
    // The grain runs along each side of the frame.
    let is_side = abs(p.x) > abs(p.z);
    let along = select(p.x, p.z, is_side);
    let across = select(p.z, p.x, is_side) + p.y * 0.6;
    let bend = noise(vec2(along * 0.35, across * 1.2)) * 0.5;
    let rings = noise(vec2(along * 0.22 + across, (across + bend) * 9.0));
    let fibres = noise(vec2(along * 1.4, across * 34.0));
    return (rings - 0.5) * 0.7 + (fibres - 0.5) * 0.3;
}

// Cut stones, each of its own shade, with narrow joints and a little moss at the water.
fn hewn(p: vec3<f32>, normal: vec3<f32>, pixel: f32) -> vec3<f32> {
    let is_side = abs(p.x) > abs(p.z);
    let along = select(p.x, p.z, is_side);
    let side = select(select(0.0, 1.0, p.z > 0.0), select(2.0, 3.0, p.x > 0.0), is_side);
    // Stones of two squares' length, the corner stones apart.
    let place = (along + 4.05) / 1.62;
    let is_corner = min(abs(p.x), abs(p.z)) > FRAME_INNER;
    let index = select(floor(place) + side * 17.0, 91.0 + sign(p.x) * 3.0 + sign(p.z), is_corner);
    let across = select(abs(p.z), abs(p.x), is_side);
    let shade = hash(vec2(index, 3.7)) - 0.5;
    let flecks = noise(p.xz * 9.0 + p.y * 7.0) - 0.5;
    let clouds = noise(p.xz * 2.1 + vec2(index, 0.0)) - 0.5;
    let joint_at = abs(fract(place + 0.5) - 0.5) * 1.62;
    let joint = 1.0 - smoothstep(0.012, 0.028 + pixel, joint_at);
    var colour = scene.frame.rgb * (1.0 + shade * 0.13 + flecks * 0.10 + clouds * 0.12);
    let moss = smoothstep(0.30, 0.85, noise(p.xz * 3.1 + 5.0) + (FRAME_INNER + 0.05 - across) * 3.0) * 0.55;
    colour = mix(colour, vec3(0.10, 0.17, 0.06), moss * smoothstep(0.35, 0.0, across - FRAME_INNER));
    return colour * (1.0 - joint * 0.38);
}

// Planks along the rows, each cut from another place, so softly that discs and marks stay what is seen first.
fn planks(xz: vec2<f32>, pixel: f32) -> f32 {
    let plank = floor(xz.y + 4.0);
    let q = vec2(xz.x + hash(vec2(plank, 1.3)) * 40.0, xz.y);
    let bend = noise(vec2(q.x * 0.30, q.y * 0.9 + plank * 7.0)) * 0.8;
    let rings = noise(vec2(q.x * 0.18 + plank * 3.0, (q.y + bend) * 7.0));
    let fibres = noise(vec2(q.x * 1.1, q.y * 40.0));
    let detail = clamp(1.0 - pixel * 14.0, 0.0, 1.0);
    return 1.0 + (rings - 0.5) * 0.20 + (fibres - 0.5) * 0.10 * detail + (hash(vec2(plank, 9.1)) - 0.5) * 0.07;
}

fn frame_colour(p: vec3<f32>, normal: vec3<f32>, pixel: f32) -> vec3<f32> {
    var colour = scene.frame.rgb;
#ifdef WOODEN
    var grain = 0.0;
    if flatness() < 1.0 { grain = wood(p) * (1.0 - flatness()); }
    colour *= 1.0 + grain * 0.34;
#endif
#ifdef HEWN
    colour = hewn(p, normal, pixel);
#else
    let mitre = 1.0 - smoothstep(0.0, 0.012 + pixel, abs(abs(p.x) - abs(p.z)));
    colour *= 1.0 - mitre * 0.25;
#endif
    // Letters over the columns, figures beside the rows.
    var ink = 0.0;
    let size = 0.52;
    let band = (FRAME_INNER + FRAME_OUTER) * 0.5;
    if normal.y > 0.9 {
        if p.z < -FRAME_INNER && abs(p.x) < 4.0 {
            let column = floor(p.x + 4.0);
            let q = vec2(p.x - column + 3.5, p.z + band - 0.03) / size + 0.5;
            ink = glyph(u32(column), q, pixel / size);
        } else if p.x < -FRAME_INNER && abs(p.z) < 4.0 {
            let row = floor(p.z + 4.0);
            let q = vec2(p.x + band, p.z - row + 3.5 - 0.03) / size + 0.5;
            ink = glyph(9u + u32(row), q, pixel / size);
        }
    }
    colour = mix(colour, scene.frame_ink.rgb, ink * 0.92);
    if flatness() >= 1.0 { return colour; }
    var shade = Shade(1.0, 1.0);
    // The lower parts of the sides are near the dark table.
    shade.sky *= smoothstep(-0.55, 0.05, p.y);
    let to_eye = normalize(view.world_position - p);
    let gloss = pow(max(dot(normal, normalize(TO_LIGHT + to_eye)), 0.0), 40.0) * 0.025 * shade.key;
    let shown = lit(colour, normal, shade) + gloss;
    return mix(shown, colour, flatness());
}

fn ground_colour(p: vec3<f32>) -> vec3<f32> {
    if flatness() >= 1.0 { return scene.ground.rgb; }
    let away = max(box_distance(p.xz, vec2(4.8), 1.0), 0.0);
    // A pool of light around the board, which ends in the colour of the window.
    let pool = exp(-away * away * 0.045);
    let strength = select(0.06, 0.55, look.z > 0.5);
    var colour = scene.ground.rgb * (1.0 + strength * pool);
    if look.y > 0.5 {
        let reach = -TO_LIGHT.xz / TO_LIGHT.y * 0.46;
        let thrown = box_distance(p.xz - reach * 0.5, vec2(FRAME_OUTER) + abs(reach) * 0.5, 0.15);
        colour *= 1.0 - 0.55 * (1.0 - smoothstep(-0.15, 0.32, thrown));
        let near = box_distance(p.xz, vec2(FRAME_OUTER), 0.1);
        colour *= 1.0 - 0.38 * (1.0 - smoothstep(-0.2, 0.9, near));
    }
    return mix(colour, scene.ground.rgb, flatness());
}

