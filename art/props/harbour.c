/* SPDX-License-Identifier: MIT
 * Places of a harbour and a ship. */
#include "props/harbour.h"

#include "props/castle.h"
#include "props/drapery.h"
#include "props/hands.h"
#include "props/rocks.h"
#include "props/sinew.h"

/* ---- on board ---- */

void deck_planks(float half, float near, float far, int n, int wood, int seed)
{
    float w = half / (float)n;
    for (int i = 0; i < n; i++) {
        part();
        paint(wood);
        blend(.005f);
        float x = -half + w * (2 * (float)i + 1), cut = mix(far, near, .25f + .5f * chance(i + seed));
        box(x, -.04f + .012f * chance(i + seed + 9), (near + cut) * .5f, w * .95f, .04f, (near - cut) * .5f - .008f,
            .012f);
        box(x, -.04f + .012f * chance(i + seed + 19), (cut + far) * .5f, w * .95f, .04f, (cut - far) * .5f - .008f,
            .012f);
    }
}

void ship_rail(Vec3 from, Vec3 to, float high, int wood, int trim)
{
    const int posts = 7;
    Vec3 up = V(0, high, 0);
    part();
    paint(wood);
    blend(.01f);
    for (int i = 0; i < 3; i++) {
        Vec3 y = V(0, high * (.16f + .27f * (float)i), 0);
        limb(from + y, to + y, high * .135f, high * .135f);
    }
    part();
    paint(trim);
    blend(.015f);
    for (int i = 0; i <= posts; i++) {
        Vec3 p = vec_mix(from, to, (float)i / (float)posts);
        limb(p, p + up, high * .075f, high * .065f);
    }
    limb(from + up, to + up, high * .10f, high * .10f);
    part();
    paint(wood);
    for (int i = 0; i < posts; i++) { /* belaying pins */
        Vec3 p = vec_mix(from, to, ((float)i + .5f) / (float)posts) + up;
        limb(p + V(0, -.16f * high, .06f), p + V(0, .30f * high, .06f), .022f * high, .040f * high);
    }
}

void shrouds(Vec3 foot, Vec3 along, Vec3 head, int steps, int rope)
{
    part();
    paint(rope);
    blend(.004f);
    for (int i = -1; i <= 1; i++)
        limb(foot + along * (float)i, head + along * (.06f * (float)i), .020f, .014f);
    for (int k = 1; k < steps; k++) {
        float t = powf((float)k / (float)steps, .9f);
        Vec3 a = vec_mix(foot - along, head - along * .06f, t), b = vec_mix(foot + along, head + along * .06f, t),
             sag = vec_mix(a, b, .5f) - V(0, .02f, 0);
        limb(a, sag, .012f, .012f);
        limb(sag, b, .012f, .012f);
    }
}

void mast(float high, float yard, float half, float drop, int wood, int sail)
{
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, -.5f, 0), V(0, high, 0), .13f, .08f);
    limb(V(-half, yard, .16f), V(0, yard + .02f, .16f), .035f, .07f);
    limb(V(half, yard, .16f), V(0, yard + .02f, .16f), .035f, .07f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, .6f + 1.1f * (float)i, 0);
        ring(0, 0, 0, .125f, .028f);
        pop();
    }
    if (drop <= 0)
        return;
    Vec3 p[5 * 5];
    for (int r = 0; r < 5; r++)
        for (int k = 0; k < 5; k++) {
            float t = (float)r / 4, x = ((float)k - 2) / 2;
            p[r * 5 + k] = V(x * half * (.90f + .10f * t), yard - drop * t * (1 - .10f * (1 - x * x)),
                             .20f + .42f * sinf(t * PI * .85f) * (1.1f - x * x * .7f));
        }
    part();
    paint(sail);
    cloth(5, 5, p, .014f, 4);
}

void hawser(int n, const Vec3 *p, float thick, int m)
{
    int steps = (n - 1) * 22;
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(thick * .12f);
        for (int i = 0; i <= steps; i++) {
            float t = (float)i / (float)steps * (float)(n - 1), w = (float)i * .62f + (float)strand * PI;
            Vec3 along = vec_unit(tube_point(n, p, t + .02f) - tube_point(n, p, t - .02f)),
                 x = vec_unit(vec_cross(along, fabsf(along[1]) < .9f ? V(0, 1, .1f) : V(1, .1f, 0))),
                 y = vec_cross(along, x), at = tube_point(n, p, t) + (x * cosf(w) + y * sinf(w)) * (thick * .55f);
            if (i > 0)
                limb(before, at, thick * .64f, thick * .64f);
            before = at;
        }
    }
}

void rope_coil(float r, int turns, int m)
{
    for (int i = 0; i < turns; i++) {
        Vec3 p[9];
        for (int k = 0; k < 9; k++) {
            float a = (float)k / 8 * 2 * PI + (float)i;
            float out = r * (1 - .06f * (float)(i % 3));
            p[k] = V(sinf(a) * out, r * .16f * (.5f + (float)i) + .02f * r * sinf(a * 2 + (float)i), cosf(a) * out);
        }
        hawser(9, p, r * .11f, m);
    }
}

/* ---- on the quay ---- */

void bollard(float size, int iron, int rope)
{
    push();
    grow(size);
    part();
    paint(iron);
    blend(.05f);
    drum(0, .03f, 0, .24f, .03f, .02f);
    limb(V(0, 0, 0), V(0, .40f, 0), .17f, .12f);
    egg(0, .46f, 0, .22f, .11f, .22f);
    pop();
    if (rope <= 0)
        return;
    for (int i = 0; i < 3; i++) {
        Vec3 p[9];
        for (int k = 0; k < 9; k++) {
            float a = (float)k / 8 * 2 * PI;
            p[k] = V(sinf(a) * .19f, .13f + .07f * (float)i + .02f * sinf(a + (float)i), cosf(a) * .19f) * size;
        }
        hawser(9, p, .036f * size, rope);
    }
}

void crate(float half, int wood, int dark)
{
    part();
    paint(dark);
    box(0, half, 0, half * .95f, half * .95f, half * .95f, .01f);
    part();
    paint(wood);
    blend(.006f);
    for (int i = 0; i < 4; i++)
        box(0, half * (.26f + .49f * (float)i), 0, half * .985f, half * .225f, half * .985f, .012f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side * half * .86f;
        box(s, half, half, half * .14f, half, half * .06f, .012f);
        box(half, half, s, half * .06f, half, half * .14f, .012f);
        box(-half, half, s, half * .06f, half, half * .14f, .012f);
    }
    limb(V(-.75f, .25f, 1.02f) * half, V(.75f, 1.75f, 1.02f) * half, half * .09f, half * .09f);
}

void barrel(float size, int wood, int iron)
{
    push();
    grow(size);
    part();
    paint(wood);
    blend(.02f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i / 14 * 2 * PI;
        Vec3 d = V(sinf(a), 0, cosf(a));
        tube(3, (Vec3[]){d * .30f, d * .38f + V(0, .5f, 0), d * .30f + V(0, 1, 0)}, (float[]){.075f, .09f, .075f}, 4);
    }
    drum(0, .94f, 0, .28f, .03f, .01f);
    part();
    paint(iron);
    for (int i = 0; i < 4; i++) {
        float y = .10f + .26f * (float)i, r = .375f + .085f * sinf(PI * y);
        drum(0, y, 0, r, .03f, .01f);
    }
    pop();
}

static void gabled_house(float half, float high, int wall, int roof, Vec3 light, int seed)
{
    float peak = half * (1.0f + .5f * chance(seed));
    float front[] = {-half, 0, -half, high, 0, high + peak, half, high, half, 0};
    part();
    paint(wall);
    outline(5, front, 1, .25f, .02f);
    part();
    paint(roof);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 eave = V(s * half * 1.12f, high - .12f * half, 0), ridge = V(0, high + peak + .03f, 0), z = V(0, 0, .30f);
        web(eave + z, ridge + z, ridge - z * 4, .035f);
        web(eave + z, ridge - z * 4, eave - z * 4, .035f);
    }
    box(half * .55f, high + peak * .75f, -.3f, half * .13f, half * .42f, half * .13f, .01f);
    for (int i = 0; i < 6; i++) {
        float x = half * (i % 2 ? .42f : -.42f), y = high * (.30f + .30f * (float)(i / 2));
        bool lit = chance(seed * 7 + i) < .55f;
        if (lit)
            lit_window(x, y, .26f, half * .15f, half * .22f, light);
        part();
        paint(roof);
        if (!lit)
            box(x, y, .25f, half * .15f, half * .24f, .02f, .01f);
        else {
            box(x, y, .285f, half * .015f, half * .22f, .006f, .002f);
            box(x, y, .285f, half * .15f, half * .015f, .006f, .002f);
        }
    }
}

void quay_houses(float from, float to, float high, int wall, int roof, Vec3 light, int seed)
{
    float x = from;
    for (int i = 0; x < to; i++) {
        float half = .34f + .16f * chance(seed + i * 3);
        push();
        move(x + half, 0, .3f * (chance(seed + i * 5) - .5f));
        gabled_house(half, high * (.8f + .5f * chance(seed + i * 9)), wall, roof, light, seed + i);
        pop();
        x += 2 * half;
    }
}

void bridge_arch(float half, float high, float deep, int stone, int roof, Vec3 light)
{
    float wide = half * 3.2f;
    part();
    paint(stone);
    blend(.03f);
    box(0, high * .5f + .3f, 0, wide, high * .5f + .7f, deep, .03f);
    carve();
    push();
    move(0, high - half, 0);
    turn_x(90);
    drum(0, 0, 0, half, deep * 2, .01f);
    pop();
    box(0, high - half - 2, 0, half, 2, deep * 2, .01f);
    fill();
    for (int i = 0; i < 9; i++) { /* voussoirs */
        float a = PI * ((float)i + .5f) / 9;
        push();
        move(cosf(a) * half * 1.12f, high - half + sinf(a) * half * 1.12f, deep);
        turn_z(a * 180 / PI - 90);
        block(0, 0, 0, half * .19f, half * .14f, .07f, stone);
        pop();
    }
    part();
    paint(stone);
    box(0, high + 1.02f, deep, wide, .07f, .10f, .02f);
    push();
    move(-half * 1.5f, high + 1.0f, 0);
    quay_houses(0, half * 2.6f, .8f, stone, roof, light, 31);
    pop();
}

void sea_arch(float wide, float high, int stone, int seed)
{
    part();
    paint(stone);
    blend(.22f);
    lumpy(.10f, 1.7f);
    Vec3 p[7] = {V(-wide, -.6f, 0),       V(-wide * .98f, high * .5f, 0), V(-wide * .7f, high * .93f, 0),
                 V(-.1f * wide, high, 0), V(wide * .55f, high * .88f, 0), V(wide * .85f, high * .45f, 0),
                 V(wide * 1.0f, -.6f, 0)};
    tube(7, p, (float[]){wide * .45f, wide * .33f, wide * .30f, wide * .26f, wide * .22f, wide * .22f, wide * .34f}, 4);
    for (int i = 0; i < 16; i++) { /* ledges */
        Vec3 at = tube_point(7, p, 6 * chance(i + seed));
        egg(at[0], at[1], at[2] + .2f * wide, wide * .26f, wide * .08f, wide * .24f);
    }
    lumpy(0, 1);
}

/* ---- the sea ---- */

/* Its face from the foot over the crest to the lip. */
static Vec3 breaker_point(float t, float high, float curl)
{
    static const float face[6][2] = {{.55f, 0},     {-.05f, .30f}, {-.25f, .66f},
                                     {-.05f, .97f}, {.42f, 1.0f},  {.80f, .78f}};
    float x = t * 5;
    int i = x >= 4.99f ? 4 : (int)x;
    float k = x - (float)i;
    return V(0, high * mix(face[i][1], face[i + 1][1], k), curl * mix(face[i][0], face[i + 1][0], k));
}

void breaker(float from, float to, float high, float curl, float gap_x, float gap, int sea, int seed)
{
    enum { ROWS = 6, COLUMNS = 13 };
    Vec3 w[ROWS * COLUMNS], lip[COLUMNS], mid[COLUMNS];
    for (int k = 0; k < COLUMNS; k++) {
        float x = mix(from, to, (float)k / (COLUMNS - 1)), tall = high * (.86f + .22f * chance(k + seed));
        float torn = gap > 0 ? expf(-(x - gap_x) * (x - gap_x) / (gap * gap)) : 0;
        for (int r = 0; r < ROWS; r++) {
            float t = (float)r / (ROWS - 1);
            w[r * COLUMNS + k] = breaker_point(t * (1 - .55f * torn), tall, curl) +
                                 V(x + .10f * (chance(r * 5 + k * 3 + seed) - .5f), 0, .12f * chance(k * 7 + seed + r));
        }
        lip[k] = w[(ROWS - 1) * COLUMNS + k];
        mid[k] = w[(ROWS - 2) * COLUMNS + k];
    }
    part();
    paint(sea);
    blend(.08f);
    cloth(ROWS, COLUMNS, w, .07f, 3);
    int white = material_new(rgb(0xe4f6f2), rgb(0x9ccfcc), .6f, .5f, PAT_NOISE, 6, .5f);
    material(white)->sss = rgb(0x8ad0cc) * .3f;
    part(); /* claws of foam on the lip */
    paint(white);
    blend(.06f);
    for (int i = 0; i < 46; i++) {
        float t = chance(i + seed) * (COLUMNS - 1), l = high * (.05f + .10f * chance(i + seed + 70));
        Vec3 p = tube_point(COLUMNS, lip, t) + V(0, .03f, .05f * (chance(i + 9) - .5f));
        limb(p, p + V(.04f * (chance(i) - .5f), -l, l * .5f), high * .045f, high * .012f);
        ball(p[0], p[1] + .01f, p[2], high * (.03f + .03f * chance(i + 31)));
    }
    for (int i = 0; i < 150; i++) {
        Vec3 p = tube_point(COLUMNS, i % 3 ? lip : mid, (COLUMNS - 1) * chance(i + seed + 11)) +
                 V(chance(i) - .5f, .8f * (chance(i + 40) - .35f), chance(i + 80) - .3f) * (.30f * high);
        sprite(here(p), high * (.010f + .030f * chance(i + 5) * chance(i + 6)), rgb(0xeafcf8),
               i % 5 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
}

void splash_crown(float radius, float high, int n, int sea, int seed)
{
    part();
    paint(sea);
    blend(radius * .06f);
    for (int i = 0; i < n; i++) {
        float a = ((float)i + .6f * chance(i + seed)) / (float)n * 2 * PI,
              l = high * (.35f + .75f * chance(i + seed + 20)), out = radius * (1 + .10f * chance(i + 50));
        Vec3 d = V(sinf(a), 0, cosf(a)), p[4] = {d * (out * .92f) - V(0, .05f, 0), d * (out * 1.02f) + V(0, l * .4f, 0),
                                                 d * (out * 1.18f) + V(0, l * .85f, 0), d * (out * 1.34f) + V(0, l, 0)};
        tube(4, p, (float[]){radius * .075f, radius * .045f, radius * .024f, radius * .014f}, 4);
        ball(p[3][0], p[3][1], p[3][2], radius * .026f);
    }
    for (int i = 0; i < n * 7; i++) {
        float a = 2 * PI * chance(i + seed + 90), out = radius * (.85f + .8f * chance(i + 33)),
              up = high * 1.25f * chance(i + 66) * chance(i + 67);
        sprite(here(V(sinf(a) * out, up, cosf(a) * out)), radius * (.02f + .07f * chance(i + 8) * chance(i + 9)),
               rgb(0xf0fffc), i % 3 ? SPRITE_GLOW : SPRITE_BUBBLE, .7f);
    }
}

/* ---- arms ---- */

/* Of an arm of two equal bones, bent to `aside`. */
static Vec3 elbow_of(Vec3 shoulder, Vec3 wrist, float bone, Vec3 aside)
{
    Vec3 d = wrist - shoulder, u = vec_unit(d), side = vec_unit(aside - u * vec_dot(aside, u));
    float half = vec_length(d) * .5f, up = bone * bone - half * half;
    return shoulder + d * .5f + side * sqrtf(max_of(up, bone * bone * .03f));
}

void reach(const Reach *r)
{
    float k = r->size > 0 ? r->size : 1, t = k * (r->thick > 0 ? r->thick : 1);
    PersonHand h = {.lean = true,
                    .pose = r->pose,
                    .size = r->hand > 0 ? r->hand : .2f * k,
                    .thick = 1.05f,
                    .thumb = r->thumb,
                    .skin = r->skin,
                    .nail = r->nail,
                    .age = r->age};
    bool closed = vec_dot(r->bar, r->bar) > 0;
    Vec3 wrist = closed ? person_wrist(&h, r->at, r->bar, r->fingers) : r->at,
         elbow = elbow_of(r->shoulder, wrist, .37f * k, r->aside);
    if (r->sleeve > 0) {
        body_sleeve(r->sleeve, r->shoulder, elbow, wrist, .125f * t, .105f * t, .085f * t, 41 + r->thumb * 9);
        if (r->cuff > 0)
            body_cuff(r->cuff, elbow, wrist, .092f * t, .15f * t);
    } else {
        part();
        paint(r->skin);
        sinew_arm(r->shoulder, elbow, wrist, 1.1f * t, r->muscle > 0 ? r->muscle : .6f);
    }
    if (closed)
        person_hand_grip(h, r->at, r->bar, r->fingers);
    else
        person_hand_at(&h, wrist, r->fingers, r->palm);
}

/* ---- fur ---- */

void wet_clumps(Vec3 from, Vec3 to, float r0, float r1, Vec3 fall, int n, float length, float thick, int m, int pale,
                int seed)
{
    Vec3 along = vec_unit(to - from), x = vec_unit(vec_cross(along, fabsf(along[1]) < .9f ? V(0, 1, 0) : V(0, 0, 1))),
         y = vec_cross(along, x);
    for (int layer = 0; layer < 2; layer++) {
        part();
        paint(layer ? pale : m);
        blend(thick * .35f);
        for (int i = layer; i < n; i += layer ? 3 : 1) {
            if (!layer && i % 3 == 1)
                continue;
            float t = chance(i + seed), a = 2 * PI * chance(i + seed + 200), r = mix(r0, r1, t),
                  l = length * (.6f + .8f * chance(i + seed + 400));
            Vec3 out = x * cosf(a) + y * sinf(a), root = vec_mix(from, to, t) + out * (r * .92f),
                 tip = root + vec_unit(fall + out * .45f) * l;
            limb(root, vec_mix(root, tip, .5f) + out * (.12f * l), thick, thick * .75f);
            limb(vec_mix(root, tip, .5f) + out * (.12f * l), tip, thick * .75f, thick * .08f);
        }
    }
}

void fur_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick, Vec3 claws, Vec3 palm, int thumb, int m, int pale,
             int seed)
{
    part();
    paint(m);
    blend(thick * .5f);
    limb(shoulder, elbow, thick * 1.25f, thick);
    limb(elbow, wrist, thick, thick * .72f);
    Vec3 fall = vec_unit(wrist - elbow) * .6f + V(0, -.7f, 0);
    wet_clumps(shoulder, elbow, thick * 1.2f, thick, fall, 30, thick * .9f, thick * .26f, m, pale, seed);
    wet_clumps(elbow, wrist, thick, thick * .72f, fall, 34, thick * .9f, thick * .24f, m, pale, seed + 50);
    Hand h = {.size = thick * 1.5f,
              .thick = 1.5f,
              .spread = 46,
              .curl = .35f,
              .thumb = thumb,
              .claw = material_plain(rgb(0xe8dcc0), .25f, 1.2f),
              .claw_length = 1.0f};
    part();
    paint(m);
    hand_at(&h, wrist, claws, palm);
}
