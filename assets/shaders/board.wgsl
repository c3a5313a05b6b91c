// Draws the whole scene, lit from the upper left: here the numbers, the light and the squares. Frame and table, discs,
// water and plants are in the files beside this one, which `material.rs` joins to it.
//
// Soft shadows need no shadow map here: nothing but discs casts them on the board, and where those are is in `scene`.
// `flatness` fades all light away, so that the flat view has the theme's colours and nothing else.

#import bevy_pbr::{forward_io::VertexOutput, mesh_functions::get_tag, mesh_view_bindings::view}

struct Scene {
    ground: vec4<f32>,
    board: vec4<f32>,
    board_line: vec4<f32>,
    frame: vec4<f32>,
    frame_ink: vec4<f32>,
    mark: vec4<f32>,
    hint_mark: vec4<f32>,
    black_disc: vec4<f32>,
    black_edge: vec4<f32>,
    black_mark: vec4<f32>,
    white_disc: vec4<f32>,
    white_edge: vec4<f32>,
    white_mark: vec4<f32>,
    rings: vec4<f32>,
    rim: vec4<f32>,
    look: array<vec4<f32>, 2>,
    ghost: array<vec4<f32>, 2>,
    discs: array<vec4<f32>, 64>,
    marks: array<vec4<u32>, 16>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> scene: Scene;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var glyphs: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var glyph_sampler: sampler;

// The ghost's tag; other discs have their square's index.
const GHOST: u32 = 64u;

// Bits of a square's marks.
const LEGAL: u32 = 1u;
const LAST: u32 = 2u;
const TURNS: u32 = 4u;
const REASON: u32 = 8u;
const HINT: u32 = 16u;
const CURSOR: u32 = 32u;
const AREA: u32 = 64u;
const REPLY: u32 = 128u;

// The shapes, in squares, as `mesh.rs` makes them.
const DISC_RADIUS: f32 = 0.41;
const DISC_HALF: f32 = 0.085;
// How high plants stand: a pad lies, a flower rises.
const PAD_HALF: f32 = 0.02;
const FLOWER_HALF: f32 = 0.10;
const FRAME_INNER: f32 = 4.05;
const FRAME_OUTER: f32 = 4.86;
const FRAME_TOP: f32 = 0.10;

// The key light, warm, from the upper left behind the board, and the sky's cool light. On a level face in the light
// they add up to 1, so that the theme's colours are what is seen.
const TO_LIGHT: vec3<f32> = vec3(-0.46, 0.80, -0.385);
const KEY: vec3<f32> = vec3(0.800, 0.775, 0.730);
const SKY: vec3<f32> = vec3(0.360, 0.380, 0.416);

// Flatness, whether there are shadows, whether the theme is dark, whether a disc is in the air. Set once per pixel from
// `scene`, by an index that no compiler can know: where a branch hangs on a uniform at a fixed place, Mesa's software
// driver makes the whole shader anew for each value, in every frame, and keeps them all.
var<private> look: vec4<f32>;
var<private> ghost: vec4<f32>;

fn flatness() -> f32 { return look.x; }

// 1 inside, 0 outside, and one pixel between.
fn inside(distance: f32, pixel: f32) -> f32 {
    return clamp(0.5 - distance / max(pixel, 1e-5), 0.0, 1.0);
}

fn box_distance(p: vec2<f32>, half: vec2<f32>, radius: f32) -> f32 {
    let q = abs(p) - half + radius;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

fn hash(p: vec2<f32>) -> f32 {
    let q = fract(p * vec2(0.3183099, 0.3678794) + vec2(0.71, 0.113));
    return fract((q.x + q.y * 17.13) * (q.x * 41.7 + q.y * 29.3 + 3.1));
}

fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    return mix(
        mix(hash(i), hash(i + vec2(1.0, 0.0)), u.x),
        mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), u.x),
        u.y,
    );
}

// How much of a glyph covers a place in its cell, where 0 to 1 is from left to right and from top to bottom.
fn glyph(index: u32, place: vec2<f32>, pixel: f32) -> f32 {
    if any(place < vec2(0.02)) || any(place > vec2(0.98)) { return 0.0; }
    let cell = vec2(f32(index % 5u), f32(index / 5u));
    let field = textureSampleLevel(glyphs, glyph_sampler, (cell + place) / vec2(5.0, 4.0), 0.0).r;
    // The field is half an eighth of a cell wide on either side of the edge.
    return inside((0.5 - field) * 0.25, pixel);
}

// How dark a shadow is, and how dark it is close beside a disc. Leaves let light through, and water shines from below.
#ifdef PLANTS
const SHADOW: f32 = 0.60;
const CONTACT: f32 = 0.28;
#else
const SHADOW: f32 = 0.92;
const CONTACT: f32 = 0.55;
#endif

struct Shade {
    // How much of the key light arrives, and how much of the sky's.
    key: f32,
    sky: f32,
}

// The shadows of the discs around a point; `own` is the disc that the point is on, or -1. Lying discs do not shade each
// other.
fn disc_shadows(p: vec3<f32>, own: i32) -> Shade {
    var shade = Shade(1.0, 1.0);
    // In software a loop that does not run costs nothing, other than a branch that is not taken.
    let span_of_squares = select(2, 0, look.y < 0.5 || flatness() >= 1.0 || (own >= 0 && look.w < 0.5));
    let lean = -TO_LIGHT.xz / TO_LIGHT.y;
    // No shadow reaches a whole square farther than its disc's middle: the four nearest squares are enough.
    let home = vec2<i32>(floor(p.xz + 3.5));
    for (var dz = 0; dz < span_of_squares; dz++) {
        for (var dx = 0; dx < span_of_squares; dx++) {
            let cell = home + vec2(dx, dz);
            let index = cell.y * 8 + cell.x;
            if any(cell < vec2(0)) || any(cell > vec2(7)) || index == own { continue; }
            let disc = scene.discs[index];
            if disc.x <= 0.0 { continue; }
            let below = disc.y - p.y;
            if below < -0.1 { continue; }
            // Seen from above, a turning disc is an ellipse.
            let width = max(abs(cos(disc.z)), 0.3);
            let along = vec2(cos(disc.w), sin(disc.w));
            var q = p.xz - (vec2<f32>(cell) - 3.5);
            // The shadow of an upright cylinder is a capsule from below its bottom to below its top.
            let start = lean * max(below, 0.0);
#ifdef PLANTS
            let span = lean * 2.0 * select(FLOWER_HALF, PAD_HALF, cos(disc.z) > 0.0);
#else
            let span = lean * 2.0 * DISC_HALF;
#endif
            let t = clamp(dot(q - start, span) / dot(span, span), 0.0, 1.0);
            var r = q - start - span * t;
            r += along * dot(r, along) * (1.0 / width - 1.0);
            let soft = 0.045 + 0.05 * t + max(below, 0.0) * 0.3;
            let cover = 1.0 - smoothstep(-soft, soft, length(r) - DISC_RADIUS + 0.015);
            shade.key *= 1.0 - cover * disc.x * SHADOW;
            // Little sky is seen from close beside a disc.
            let near = 1.0 - smoothstep(-0.10, 0.16, length(q) - DISC_RADIUS);
            shade.sky *= 1.0 - near * disc.x * CONTACT / (1.0 + max(below, 0.0) * 8.0);
        }
    }
    return shade;
}

fn lit(colour: vec3<f32>, normal: vec3<f32>, shade: Shade) -> vec3<f32> {
    let key = max(dot(normal, TO_LIGHT), 0.0) * shade.key;
    // Faces that look down or aside see the darker table.
    let sky = (0.62 + 0.38 * normal.y) * shade.sky;
    return colour * (KEY * key + SKY * sky);
}

fn square_marks(index: u32) -> u32 {
    return scene.marks[index / 4u][index % 4u];
}

fn board_colour(p: vec3<f32>, pixel: f32) -> vec3<f32> {
    let xz = p.xz;
    // The lines, and the four points that the old boards have.
    let nearest = round(xz);
    let offset = abs(xz - nearest);
    var line = max(inside(offset.x - 0.014, pixel), inside(offset.y - 0.014, pixel));
    line *= inside(max(abs(xz.x), abs(xz.y)) - 4.014, pixel);
    if all(abs(nearest) == vec2(2.0)) { line = max(line, inside(length(xz - nearest) - 0.065, pixel)); }
    let margin = 1.0 - inside(max(abs(xz.x), abs(xz.y)) - 4.0, pixel);
    var under = scene.board.rgb;
#ifdef PLANKS
    under *= planks(xz, pixel);
#endif
#ifdef WATER
    let colour = water(xz, max(line, margin), pixel);
#else
    let colour = mix(under, scene.board_line.rgb, max(line, margin));
#endif
    if flatness() >= 1.0 { return with_board_marks(colour, xz, pixel, vec3(1.0)); }

    let shade = disc_shadows(vec3(xz.x, 0.0, xz.y), -1);
    var light = shade;
    if look.y > 0.5 {
        // The frame's own shadow, and the dark along its foot.
        let reach = -TO_LIGHT.xz / TO_LIGHT.y * FRAME_TOP;
        let from_frame = xz + FRAME_INNER - reach;
        light.key *= smoothstep(-0.03, 0.05, min(from_frame.x, from_frame.y));
        let wall = FRAME_INNER - max(abs(xz.x), abs(xz.y));
        light.sky *= 0.72 + 0.28 * smoothstep(0.0, 0.22, wall);
    }
    // The light falls off a little away from the lamp.
    light.key *= 1.0 - 0.016 * (xz.x + xz.y + 2.0);
    let shown = lit(colour, vec3(0.0, 1.0, 0.0), light);
    return with_board_marks(mix(shown, colour, flatness()), xz, pixel, mix(shown / max(colour, vec3(1e-4)), vec3(1.0), flatness()));
}

/// How far it is to where the marked area ends, within its square.
fn area_end(cell: vec2<i32>, q: vec2<f32>) -> f32 {
    var end = 1.0;
    if !in_area(cell + vec2(1, 0)) { end = min(end, 0.5 - q.x); }
    if !in_area(cell - vec2(1, 0)) { end = min(end, 0.5 + q.x); }
    if !in_area(cell + vec2(0, 1)) { end = min(end, 0.5 - q.y); }
    if !in_area(cell - vec2(0, 1)) { end = min(end, 0.5 + q.y); }
    return end;
}

fn in_area(cell: vec2<i32>) -> bool {
    if any(cell < vec2(0)) || any(cell > vec2(7)) { return false; }
    return (square_marks(u32(cell.y * 8 + cell.x)) & AREA) != 0u;
}

fn with_board_marks(under: vec3<f32>, xz: vec2<f32>, pixel: f32, light: vec3<f32>) -> vec3<f32> {
    let cell = clamp(vec2<i32>(floor(xz + 4.0)), vec2(0), vec2(7));
#ifdef PLANTS
    let bits = square_marks(u32(cell.y * 8 + cell.x)) & 0xffffffu;
#else
    let bits = square_marks(u32(cell.y * 8 + cell.x)) & ~(LAST | TURNS | 0xff000000u);
#endif
    if bits == 0u { return under; }
    let q = xz - (vec2<f32>(cell) - 3.5);
    let r = length(q);
    let glow = 0.35 + 0.65 * light;
    var colour = under;
    if (bits & AREA) != 0u {
        colour = mix(colour, scene.hint_mark.rgb * glow, 0.14);
        colour = mix(colour, scene.hint_mark.rgb, inside(max(area_end(cell, q) - 0.06, max(abs(q.x), abs(q.y)) - 0.5), pixel));
    }
    if (bits & (REASON | HINT)) != 0u {
        colour = mix(colour, scene.hint_mark.rgb * glow, 0.07);
    }
    if (bits & REASON) != 0u {
        // Brackets: an outline that is left open in the middle of each side.
        let outline = abs(box_distance(q, vec2(0.445), 0.07)) - 0.019;
        let open = min(abs(q.x), abs(q.y)) - 0.24;
        colour = mix(colour, scene.hint_mark.rgb, inside(max(outline, -open), pixel));
    }
    if (bits & HINT) != 0u {
        let ring = abs(r - 0.335) - 0.026;
        // Four pointers from the sides towards the middle.
        let a = abs(q);
        let far = max(a.x, a.y);
        let near = min(a.x, a.y);
        let pointer = max(max(near - (far - 0.345) * 0.9, 0.36 - far), far - 0.46);
        colour = mix(colour, scene.hint_mark.rgb, inside(min(ring, pointer), pixel));
    }
#ifdef PLANTS
    colour = mix(colour, scene.mark.rgb, water_marks(q, bits, pixel));
#endif
    if (bits & REPLY) != 0u {
        // A small disc of the ghost's opponent in a ring.
        let face = select(scene.white_disc.rgb, scene.black_disc.rgb, ghost.z > 0.5);
        colour = mix(colour, face * glow, inside(r - 0.2, pixel));
        colour = mix(colour, scene.hint_mark.rgb, inside(abs(r - 0.225) - 0.026, pixel));
    }
    if (bits & LEGAL) != 0u {
        colour = mix(colour, scene.mark.rgb * glow, inside(r - 0.095, pixel) * 0.92);
    }
    if (bits & CURSOR) != 0u {
        let outline = abs(box_distance(q, vec2(0.462), 0.06)) - 0.024;
        colour = mix(colour, scene.mark.rgb, inside(outline, pixel));
    }
    return colour;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = get_tag(in.instance_index);
    look = scene.look[tag >> 16u]; // tags are small: always the first
    ghost = scene.ghost[tag >> 16u];
    let p = in.world_position.xyz;
    // Taken before any branch, where neighbouring pixels still do the same. The longer side of a pixel's footprint
    // would blur across the view, so the mean of both is taken.
    let across = dpdx(p.xz);
    let down = dpdy(p.xz);
    let pixel = max(sqrt(abs(across.x * down.y - across.y * down.x)), 1e-5);
#ifdef BOARD
    return vec4(board_colour(p, pixel * 1.15), 1.0);
#endif
#ifdef FRAME
    return vec4(frame_colour(p, normalize(in.world_normal), pixel * 1.1), 1.0);
#endif
#ifdef GROUND
    return vec4(ground_colour(p), 1.0);
#endif
#ifdef DISC
#ifdef PLANTS
    let seen = plant_colour(tag, p, normalize(in.world_normal), in.uv, in.uv_b, pixel);
#else
    let rpixel = fwidth(in.uv.x) + fwidth(in.uv.y) * 0.5;
    let seen = disc_colour(tag, p, normalize(in.world_normal), in.uv, pixel, rpixel);
#endif
    return vec4(seen.rgb * seen.a, seen.a);
#endif
}
