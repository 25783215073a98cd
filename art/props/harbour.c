/* SPDX-License-Identifier: MIT
 * Places of a harbour and a ship. */
#include "props/harbour.h"

#include "props/castle.h"
#include "props/drapery.h"
#include "props/hands.h"
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
