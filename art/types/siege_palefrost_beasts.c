/* SPDX-License-Identifier: MIT
 * Beasts of Palefrost: hare, ox and stag. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/nature.h"
#include "props/rocks.h"

static int frosty(Vec3 color)
{
    int m = material_fur(color);
    material(m)->color2 = color * .72f;
    material(m)->sss = vec_mix(color, rgb(0xbfe4ff), .5f) * .12f;
    return m;
}

static int ice(void)
{
    int m = material_new(rgb(0xbfe2f4), rgb(0x7fb4dc), .12f, 1.5f, PAT_NOISE, 3, .2f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x6fb8e0) * .10f;
    return m;
}

/* ---- pf01: gone in three leaps ---- */

/* The head of a hare at the brush's place, looking to +z: a wedge with full cheeks, eyes at its sides, ears laid back. */
static void hare_head(int fur, int pale, int inner, int nose)
{
    int iris = material_eye(rgb(0x5a3418), rgb(0x2a1a14), .0f, PUPIL_ROUND);
    material(iris)->iris = .9f;
    part();
    paint(fur);
    blend(.12f);
    egg(0, .04f, -.02f, .27f, .29f, .34f);
    limb(V(0, .02f, .18f), V(0, -.09f, .44f), .20f, .13f);
    part(); /* cheeks, chin and the ring round the eye are white */
    paint(pale);
    blend(.06f);
    egg(0, -.17f, .30f, .16f, .10f, .20f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .10f, -.12f, .45f, .085f, .075f, .09f);
        egg(q * .20f, -.14f, .06f, .12f, .15f, .16f);
        egg(q * .225f, .085f, .145f, .055f, .10f, .12f);
    }
    part();
    paint(nose);
    blend(.02f);
    egg(0, -.035f, .555f, .06f, .038f, .035f);
    limb(V(0, -.06f, .55f), V(0, -.15f, .535f), .012f, .012f);
    part();
    paint(material_tooth());
    box(0, -.225f, .475f, .040f, .05f, .015f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .215f, .09f, .16f, .085f, q * 62, 0, iris, fur, q * -6, .66f);
        part();
        paint(material_plain(rgb(0xf4faff), .5f, .3f));
        for (int k = 0; k < 3; k++) /* whiskers */
            limb(V(q * .13f, -.11f - .03f * (float)k, .46f),
                 V(q * (.42f + .05f * (float)k), -.06f - .12f * (float)k, .34f), .008f, .002f);
        Vec3 e[4] = {V(q * .11f, .26f, -.10f), V(q * .17f, .56f, -.26f), V(q * .22f, .86f, -.56f),
                     V(q * .24f, .98f, -.96f)};
        float er[4] = {.085f, .135f, .125f, .012f};
        part();
        paint(fur);
        blend(.04f);
        tube(4, e, er, 4);
        for (int k = 0; k < 4; k++)
            e[k] = e[k] + V(q * .07f, .03f, .03f);
        float ir[4] = {.03f, .080f, .07f, .008f};
        part();
        paint(inner);
        blend(.03f);
        tube(4, e, ir, 4);
    }
}

static void rime_hare(void)
{
    camera(V(-.2f, .80f, 6.3f), V(.0f, 1.40f, 0), 35);
    Scene *s = scene();
    s->back_seed = 1;
    s->back_x = -.15f;
    s->tint[LIGHT] = rgb(0xe4eaf4);
    int fur = frosty(rgb(0x3a5a8c)), pale = frosty(rgb(0xc4d8ee)), dark = frosty(rgb(0x22385e)),
        nose = material_plain(rgb(0x1c2a44), .3f, 1), inner = frosty(rgb(0xe0a890)), horn_m = ice(),
        frost = crystal_of(rgb(0xa8dcf4), .12f);
    material(horn_m)->color = rgb(0x9ccce8);
    push();
    move(-.16f, .66f, .35f);
    turn_y(62);
    turn_x(-12);
    grow(1.04f);
    Vec3 head = beast4(&(Beast4){.hide = fur,
                                 .under = pale,
                                 .dark = dark,
                                 .foot = pale,
                                 .gait = GAIT_LEAP,
                                 .height = .86f,
                                 .length = 1.05f,
                                 .chest = .34f,
                                 .hip = .44f,
                                 .waist = .30f,
                                 .leg = .085f,
                                 .bristle = 0,
                                 .tail = 0,
                                 .neck = V(0, .34f, .34f)});
    part();
    paint(pale);
    blend(.08f);
    lumpy(.03f, 8);
    ball(0, 1.02f, -1.02f, .2f); /* scut */
    push();
    move(head[0], head[1] + .02f, head[2] + .06f);
    turn_x(10);
    turn_y(-4);
    grow(.92f);
    hare_head(fur, pale, inner, nose);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .10f, .26f, .06f);
        turn_x(-18);
        antler(1.0f, (float)side, horn_m);
        pop();
    }
    pop();
    pop();
    for (int i = 0; i < 60; i++) { /* a zigzag of frost */
        float t = (float)i / 59, k = t * 4, f = k - floorf(k), zig = ((int)floorf(k) % 2 ? 1 - f : f) - .5f;
        float x = .75f - 1.9f * t + 1.2f * zig * (1 - .45f * t), z = 1.1f - 4.8f * t;
        shard(x + .12f * (chance(i) - .5f), -.03f, z, 40 * (chance(i + 70) - .5f), 30 * (chance(i + 90) - .5f),
              .12f + .20f * chance(i + 30) * (1 - .4f * t), .05f, frost);
    }
    for (int i = 0; i < 60; i++) /* snow it throws up */
        sprite(V(-.9f + .9f * chance(i) - .5f * chance(i + 9), .1f + .9f * chance(i + 30) * chance(i + 60),
                 .4f + .5f * chance(i + 90)),
               .02f + .035f * chance(i + 3), rgb(0xffffff), SPRITE_GLOW, .5f);
    faction_ground();
    faction_motes();
}

/* ---- pf04: over us ---- */

/* Hair that hangs in locks from a line of points down to `hem`; each lock bows out and blows by `wind`. */
static void shag_row(int n, const Vec3 *line, int points, float length, float thick, Vec3 out, Vec3 wind, int m,
                     int seed)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < n; i++) {
        float t = ((float)i + .5f * chance(i + seed)) / (float)n * (float)(points - 1),
              l = length * (.75f + .5f * chance(i + seed + 40));
        Vec3 root = tube_point(points, line, t);
        Vec3 p[4] = {root, root + out * .18f * l + V(0, -.30f * l, 0),
                     root + out * .22f * l + wind * .3f * l + V(0, -.66f * l, 0),
                     root + out * .12f * l + wind * l + V(0, -l, 0)};
        float r[4] = {thick, thick * 1.05f, thick * .75f, .010f};
        tube(4, p, r, 3);
    }
}

/* The head of a musk ox at the brush's place, brow foremost: a long face, a boss of ice, horns from edge to edge. */
static Vec3 ox_face(int fur, int shag, int muzzle, int dark, int nose, int rime, int hornm)
{
    part();
    paint(fur);
    blend(.14f);
    egg(0, .08f, -.02f, .40f, .40f, .38f);
    limb(V(0, .0f, .16f), V(0, -.46f, .40f), .31f, .24f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .22f, .14f, .24f, .15f, .10f, .14f); /* brow */
    part();
    paint(muzzle);
    blend(.08f);
    egg(0, -.56f, .44f, .27f, .18f, .20f);
    egg(0, -.72f, .38f, .20f, .11f, .16f);
    part();
    paint(nose);
    blend(.05f);
    egg(0, -.50f, .60f, .19f, .10f, .07f);
    carve();
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .10f, -.51f, .66f, .055f, .035f, .06f);
    fill();
    part();
    paint(dark);
    limb(V(-.20f, -.69f, .50f), V(0, -.655f, .60f), .020f, .022f);
    limb(V(0, -.655f, .60f), V(.20f, -.69f, .50f), .022f, .020f);
    int iris = material_eye(rgb(0xff7a30), rgb(0x3a1c14), 2.2f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .285f, .02f, .24f, .105f, (float)side * 24, 2, iris, fur, (float)side * -22, .42f);
    Vec3 brow_line[5] = {V(-.36f, .36f, .10f), V(-.18f, .42f, .26f), V(0, .44f, .30f), V(.18f, .42f, .26f),
                         V(.36f, .36f, .10f)};
    shag_row(18, brow_line, 5, .27f, .065f, V(0, 0, .5f), V(.05f, 0, .1f), shag, 7);
    Vec3 chin[3] = {V(-.22f, -.70f, .26f), V(0, -.78f, .40f), V(.22f, -.70f, .26f)};
    shag_row(12, chin, 3, .42f, .06f, V(0, 0, .2f), V(.12f, 0, 0), shag, 31);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part(); /* ears under the horns, shaggy */
        paint(shag);
        blend(.04f);
        for (int i = 0; i < 5; i++)
            limb(V(q * .38f, .10f - .03f * (float)i, -.02f),
                 V(q * (.74f - .03f * (float)i), -.02f - .09f * (float)i, .04f), .06f, .012f);
        Vec3 h[6] = {V(q * .06f, .46f, .14f),  V(q * .44f, .46f, .14f),  V(q * .82f, .18f, .20f),
                     V(q * 1.12f, .04f, .36f), V(q * 1.38f, .22f, .52f), V(q * 1.46f, .62f, .58f)};
        float r[6] = {.20f, .19f, .15f, .115f, .075f, .008f};
        part();
        paint(hornm);
        blend(.03f);
        lumpy(.012f, 6);
        tube(6, h, r, 5);
        lumpy(0, 1);
        part();
        paint(rime);
        for (int i = 0; i < 6; i++) { /* icicles below */
            Vec3 p = tube_point(6, h, 1.3f + .6f * (float)i);
            limb(p - V(0, .07f, 0), p - V(.02f, .22f + .2f * chance(i), 0), .042f, .004f);
        }
        for (int i = 0; i < 4; i++) /* and the boss splits like a glacier */
            shard(q * (.08f + .11f * (float)i), .56f - .02f * (float)i, .08f, q * -12 * (float)i, -18,
                  .16f + .1f * chance(i + side), .08f, rime);
    }
    return here(V(0, -.52f, .70f));
}

static void ox_leg(Vec3 hip, Vec3 knee, Vec3 foot, float thick, int fur, int dark)
{
    part();
    paint(fur);
    blend(.12f);
    limb(hip, knee, thick * 1.35f, thick);
    limb(knee, foot + V(0, .12f, 0), thick * .95f, thick * .72f);
    part();
    paint(dark);
    blend(.02f);
    for (int k = -1; k <= 1; k += 2)
        egg(foot[0] + .085f * (float)k, foot[1] + .07f, foot[2] + .06f, .11f, .12f, .17f);
}

static void glacier_ox(void)
{
    camera(V(.55f, .62f, 6.5f), V(-.02f, 1.30f, 0), 35);
    Scene *s = scene();
    s->back_y = -.12f;
    s->back_seed = 4;
    s->haze = .04f;
    s->rim.color = rgb(0xbfeaff) * 3.4f;
    int fur = frosty(rgb(0x2a4470)), shag = frosty(rgb(0x3a5c92)), low = frosty(rgb(0x1c3054)),
        dark = material_plain(rgb(0x141f33), .5f, .5f), muzzle = frosty(rgb(0x88a4c8)),
        nose = material_plain(rgb(0x202c44), .25f, 1.1f), rime = ice(),
        hornm = material_new(rgb(0xc4d4e0), rgb(0x5c7c9c), .35f, 1, PAT_BONE, 3, .6f), frost = frosty(rgb(0xdce8f4));
    push();
    move(.02f, .0f, -.5f);
    turn_y(-34);
    part(); /* a hump like a hill, falling off to the back */
    paint(fur);
    blend(.3f);
    egg(0, 1.50f, .10f, .74f, .78f, .72f);
    egg(0, 1.36f, -.75f, .66f, .62f, .80f);
    egg(0, 1.22f, .55f, .54f, .56f, .50f);
    ox_leg(V(-.36f, 1.05f, .30f), V(-.40f, .62f, .62f), V(-.42f, .34f, .40f), .19f, low, dark); /* lifted */
    ox_leg(V(.38f, 1.05f, .25f), V(.40f, .55f, .34f), V(.42f, -.02f, .42f), .20f, low, dark);
    ox_leg(V(-.36f, 1.05f, -1.15f), V(-.38f, .60f, -1.25f), V(-.38f, -.02f, -1.10f), .19f, low, dark);
    ox_leg(V(.38f, 1.05f, -1.15f), V(.40f, .62f, -1.0f), V(.42f, -.02f, -1.35f), .19f, low, dark);
    for (int side = -1; side <= 1; side += 2)
        for (int row = 0; row < 4; row++) { /* a coat to the knees */
            float q = (float)side, y = 1.72f - .26f * (float)row, w = .62f + .07f * (float)row;
            Vec3 line[5] = {V(q * w * .55f, y - .04f, .78f - .05f * (float)row), V(q * w, y, .45f),
                            V(q * (w + .05f), y, -.2f), V(q * w, y - .10f, -.8f), V(q * w * .7f, y - .16f, -1.35f)};
            shag_row(17, line, 5, row == 3 ? .46f : .48f, .105f, V(q, 0, .1f), V(.10f, 0, -.28f), row % 2 ? fur : shag,
                     9 + row * 20 + side);
        }
    Vec3 breast[3] = {V(-.44f, 1.30f, .90f), V(0, 1.24f, 1.02f), V(.44f, 1.30f, .90f)};
    shag_row(14, breast, 3, .62f, .11f, V(0, 0, .5f), V(.12f, 0, -.2f), shag, 77);
    part(); /* snow lies on the hump */
    paint(frost);
    blend(.12f);
    lumpy(.03f, 6);
    egg(0, 2.16f, .05f, .52f, .16f, .52f);
    egg(.05f, 1.90f, -.72f, .46f, .12f, .56f);
    lumpy(0, 1);
    for (int i = 0; i < 6; i++)
        shard(-.35f + .16f * (float)i, 2.14f + .06f * chance(i), -.10f - .12f * (float)(i % 3), 20 - 9 * (float)i, -24,
              .28f + .2f * chance(i + 3), .12f, rime);
    push(); /* the head, low */
    move(0, 1.52f, 1.12f);
    turn_y(20);
    turn_z(-5);
    turn_x(-4);
    grow(1.02f);
    Vec3 breath = ox_face(fur, shag, muzzle, dark, nose, rime, hornm);
    pop();
    pop();
    for (int side = -1; side <= 1; side += 2) /* two jets of steam */
        for (int i = 0; i < 18; i++) {
            float t = (float)i / 17;
            sprite(breath + V((float)side * (.10f + .62f * t) - .25f * t + .10f * (chance(i) - .5f),
                              -.06f - .42f * t + .14f * (chance(i + 9) - .5f), .15f + .2f * t),
                   .06f + .20f * t, rgb(0xf4faff), SPRITE_GLOW, .20f * (1 - .8f * t));
        }
    faction_ground();

    for (int i = 0; i < 40; i++) /* snow under the hooves */
        sprite(V(-1.1f + 2.2f * chance(i), .0f + .22f * chance(i + 30) * chance(i + 50), .4f + .8f * chance(i + 70)),
               .04f + .06f * chance(i + 3), rgb(0xf4faff), SPRITE_GLOW, .14f);
    faction_motes();
    for (int i = 0; i < 40; i++) /* the wind */
        sprite(V(-2 + 4 * chance(i + 3), 3.2f * chance(i + 40), 1.0f + chance(i + 80)), .014f + .016f * chance(i),
               rgb(0xffffff), SPRITE_SNOW, .8f);
}

/* ---- pf08: the head only ---- */

static Vec3 torch_eye(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0xf4e4e0), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .5f));
    c = vec_mix(c, t[GLOW], .5f * smooth(.46f, .66f, sky_clouds(u, v, .7f)));
    float line = -.55f + hills(u, 9, .9f, .2f);
    return vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .3f), under(line, v, .02f));
}

static void glacier_antler(float q, int m)
{
    static const struct {
        Vec3 p[5];
        float r0;
    } bough[6] = {
        {{{.16f, .36f, -.05f}, {.36f, .78f, -.12f}, {.72f, 1.12f, -.1f}, {1.05f, 1.55f, .0f}, {1.2f, 2.2f, .05f}},
         .125f},
        {{{.40f, .82f, -.12f}, {.40f, 1.12f, .1f}, {.34f, 1.4f, .22f}, {.30f, 1.62f, .26f}, {.30f, 1.9f, .3f}}, .085f},
        {{{.62f, 1.02f, -.1f}, {.92f, 1.08f, .1f}, {1.2f, 1.2f, .2f}, {1.42f, 1.42f, .24f}, {1.55f, 1.7f, .25f}}, .09f},
        {{{.86f, 1.28f, -.05f}, {.80f, 1.55f, .05f}, {.74f, 1.8f, .1f}, {.70f, 2.0f, .12f}, {.68f, 2.3f, .12f}}, .075f},
        {{{.30f, .66f, -.1f}, {.50f, .70f, .15f}, {.72f, .78f, .32f}, {.88f, .92f, .4f}, {.98f, 1.12f, .42f}}, .075f},
        {{{1.02f, 1.5f, 0}, {1.25f, 1.72f, .08f}, {1.45f, 2.0f, .1f}, {1.6f, 2.3f, .12f}, {1.7f, 2.6f, .12f}}, .07f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p[5];
        float r[5];
        for (int k = 0; k < 5; k++) {
            p[k] = bough[i].p[k] * V(q, 1, 1);
            r[k] = bough[i].r0 * (1 - .2f * (float)k);
        }
        r[4] = .012f;
        part();
        paint(m);
        blend(.05f);
        lumpy(.018f, 6);
        tube(5, p, r, 4);
        lumpy(0, 1);
        for (int k = 0; k < 3; k++) { /* icicles */
            Vec3 at = tube_point(5, p, 1.0f + .9f * (float)k);
            part();
            paint(m);
            limb(at, at - V(0, .16f + .14f * chance(i * 5 + k), 0), .035f, .004f);
        }
    }
}

static void sleepless_stag(void)
{
    camera(V(-.1f, 1.65f, 5.2f), V(.0f, 1.86f, 0), 35);
    Scene *s = scene();
    s->backdrop = torch_eye;
    s->rim.color = rgb(0xffd8c0) * 2.4f;
    s->key.towards = V(-.6f, .7f, .5f);
    int fur = frosty(rgb(0x263f6a)), pale = frosty(rgb(0xb4cce6)), nose = material_plain(rgb(0x26344e), .2f, 1.2f),
        rime = ice();
    part(); /* the neck */
    paint(fur);
    blend(.2f);
    lumpy(.02f, 5);
    Vec3 neck[4] = {V(1.05f, -.6f, -.7f), V(.80f, .4f, -.5f), V(.52f, 1.05f, -.25f), V(.30f, 1.55f, -.1f)};
    float nr[4] = {.98f, .72f, .52f, .42f};
    tube(4, neck, nr, 4);
    part();
    paint(pale);
    blend(.05f);
    for (int i = 0; i < 46; i++) { /* a ruff of rime */
        float t = chance(i), a = (chance(i + 50) - .5f) * 2.4f;
        Vec3 c = tube_point(4, neck, .6f + 2.2f * t),
             o = V(-cosf(a) * .75f, -.1f, .75f - .1f * sinf(a)) * (.72f - .12f * t);
        Vec3 p[3] = {c + o * .75f + V(0, .1f, .3f * sinf(a)), c + o * .95f + V(0, -.14f, .3f * sinf(a)),
                     c + o + V(-.05f, -.42f - .15f * chance(i + 9), .3f * sinf(a))};
        float r[3] = {.10f, .08f, .008f};
        tube(3, p, r, 3);
    }
    push();
    move(.16f, 1.72f, .06f);
    turn_y(-46);
    turn_x(2);
    turn_z(2);
    grow(1.0f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = nose,
                        .inner_ear = pale,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x2c4468), rgb(0xdceaf6), .1f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .74f,
                        .root = .26f,
                        .tip = .15f,
                        .droop = 16,
                        .jaw = 3,
                        .teeth = 0,
                        .ear = .50f,
                        .ear_width = .16f,
                        .ear_out = 74,
                        .ear_turn = 30,
                        .eye = .001f,
                        .eye_x = .24f,
                        .eye_yaw = 20,
                        .lid = 0,
                        .open = .6f,
                        .brow = .07f,
                        .cheek = .18f});
    int iris = material_eye(rgb(0x35557f), rgb(0xe8f4fc), .15f, PUPIL_ROUND);
    material(iris)->iris = .85f;
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .27f, .12f, .20f, .165f, (float)side * 34, 0, iris, fur, (float)side * -8, .72f);
    Vec3 eye_at = here(V(.27f + .10f, .13f, .33f));
    glacier_antler(-1, rime);
    glacier_antler(1, rime);
    Vec3 breath = here(V(0, -.34f, 1.0f));
    pop();
    Vec3 to = vec_unit(s->eye - eye_at), side = vec_unit(vec_cross(V(0, 1, 0), to));
    int flame = material_glow(rgb(0xff8a3c), 5);
    for (int i = 0; i < 6; i++) { /* torches in its eye */
        Vec3 p = eye_at + to * .10f + side * (.155f * ((float)i / 5 - .5f)) - V(0, .03f - .018f * sinf((float)i), 0);
        part();
        paint(flame);
        egg(p[0], p[1], p[2], .010f, .017f, .008f);
        sprite(p, .045f, rgb(0xff8a3c), SPRITE_GLOW, .6f);
    }
    for (int i = 0; i < 26; i++) { /* breath that freezes */
        float t = (float)i / 25;
        Vec3 p = breath + V(-.08f - .75f * t, -.08f - .25f * t + .25f * (chance(i) - .5f) * t, .1f * chance(i + 3));
        sprite(p, .08f + .16f * t, rgb(0xffffff), SPRITE_GLOW, .25f);
        if (i % 3 == 0)
            shard(p[0], p[1], p[2], 360 * chance(i), 60 * chance(i + 8), .05f + .05f * chance(i + 4), .022f, rime);
    }
    faction_motes();
}

const Card siege_palefrost_beasts_cards[] = {{"cards/siege/pf01", PALEFROST, rime_hare},
                                             {"cards/siege/pf04", PALEFROST, glacier_ox},
                                             {"cards/siege/pf08", PALEFROST, sleepless_stag},
                                             {0}};
