/* SPDX-License-Identifier: MIT
 * Barrowkin seen close: wreath, veil, thorn hood, mason, root widow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/bare.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skirts.h"
#include "props/skull.h"
#include "props/visage.h"
#include "props/weapons.h"

/* ---- ba08: names on leaves ---- */

static Vec3 ivy_wall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = t[SHADOW] * .5f;
    for (int layer = 0; layer < 3; layer++) {
        float size = .17f - .02f * (float)layer;
        for (int k = 0; k < 9; k++) { /* leaves of the cells around */
            float x = floorf(u / size) + (float)(k % 3 - 1), y = floorf(v / size) + (float)(k / 3 - 1);
            int n = (int)(x * 57 + y * 131) + layer * 977;
            float cx = (x + .5f + .5f * (chance_of(n) - .5f)) * size,
                  cy = (y + .5f + .5f * (chance_of(n + 3) - .5f)) * size;
            float a = 6.28f * chance_of(n + 7), du = (u - cx) / size, dv = (v - cy) / size,
                  p = du * cosf(a) + dv * sinf(a), q = fabsf(dv * cosf(a) - du * sinf(a)),
                  in = .34f * (1 - p * p * 2.6f) * (1 + .25f * cosf(p * 16));
            if (q < in && chance_of(n + 11) > .25f) {
                float lit = .35f + .22f * (float)layer + .5f * smooth(.02f, -.3f, du - dv) * chance_of(n + 13);
                c = vec_mix(t[SHADOW] * .7f, t[MIDTONE] * .6f, lit * .8f) * (q < .02f ? 1.25f : .9f);
            }
        }
    }
    float d = distance_to(u, v, -.2f, .1f);
    return vec_mix(c, c * V(.7f, .95f, 1.15f), .7f) * (.35f + .75f * expf(-d * d * 1.3f));
}

/* Lashes alone: for a Person whose eyes are made so small that they are not seen. */
static void lids_down(int skin, int lash)
{
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side * .150f;
        part();
        paint(skin);
        egg(x, -.006f, .228f, .092f, .058f, .090f);
        part();
        paint(lash);
        blend(.008f);
        Vec3 q[5];
        float r[5] = {.003f, .008f, .011f, .009f, .004f};
        for (int i = 0; i < 5; i++) {
            float a = ((float)i - 2) * .046f * (float)side;
            q[i] = V(x + a, -.040f + 3.2f * a * a, .300f - (float)i * .006f - 2.2f * a * a);
        }
        tube(5, q, r, 3);
    }
}

static void wreath(void)
{
    Scene *s = scene();
    camera(V(-.2f, 1.75f, 4.3f), V(0, 1.82f, 0), 28);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = ivy_wall;
    s->key.color = rgb(0xffe4b8) * 1.5f;
    s->rim.color = rgb(0xa0d0b0) * 2.2f;
    Vec3 tan = rgb(0xb87a48);
    int dress = material_wool(rgb(0x6a4486)), lash = material_plain(rgb(0x2a160c), .8f, .1f),
        leaf = material_glow(rgb(0xffcc68), 1.1f), green = material_plain(rgb(0x587838), .6f, .3f),
        stem = material_wood(), gold = material_gold(), cape = material_wool(rgb(0xd8ccA8));
    Kin k = {.f = {.man = .05f},
             .dress = dress,
             .skirt = dress,
             .skirt_hem = .2f,
             .cloak = cape,
             .hem = .3f,
             .cloak_open = 48,
             .cowl = cape,
             .head = {.skin = tan,
                      .hair = rgb(0x2a1810),
                      .iris = rgb(0x806030),
                      .age = .4f,
                      .man = .08f,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_REST,
                      .cast = CAST_FINE,
                      .hairs = HAIR_BRAIDS,
                      .lips = 1.35f,
                      .eye = .05f,
                      .brow = .8f,
                      .seed = 5},
             .look = -6,
             .nod = 12,
             .lean = -6,
             .head_size = .64f,
             .seed = 4};
    push();
    move(-.02f, -.10f, 0);
    turn_y(16);
    kin_body(&k);
    push();
    kin_head(&k);
    lids_down(material_skin(tan * .9f, tan * V(.75f, .6f, .5f)), lash);
    push();
    move(0, .28f, -.04f);
    turn_x(-10);
    part();
    paint(stem);
    ring(0, 0, 0, .41f, .03f);
    for (int i = 0; i < 34; i++) { /* laurel, all one way, each leaf over the next */
        float a = 10.6f * (float)i;
        push();
        turn_y(a);
        move(0, .045f * (float)(i % 3 - 1), .41f);
        turn_y(62);
        turn_x(-20);
        turn_z(i % 3 == 1 ? 0 : i % 3 ? 26 : -26);
        leaf_flat(.25f, .085f, i % 5 == 4 ? green : leaf);
        pop();
    }
    pop();
    pop();
    /* her hands hold one more candle before her breast */
    kin_arm(&k, -1, V(-.58f, 1.34f, .30f), V(-.24f, 1.30f, .60f), GRASP_CUP, V(.55f, .65f, .25f), V(.85f, .1f, -.1f));
    kin_arm(&k, 1, V(.58f, 1.34f, .30f), V(.24f, 1.30f, .60f), GRASP_CUP, V(-.55f, .65f, .25f), V(-.85f, .1f, -.1f));
    push();
    move(0, 1.22f, .70f);
    wax_candle(.30f, .075f, true, material_wax());
    Vec3 flame = here(V(0, .42f, 0));
    pop();
    part();
    paint(gold);
    push();
    move(0, 1.88f, -.01f);
    turn_x(9);
    ring(0, 0, 0, .185f, .028f);
    pop();
    pop();
    lamp(flame + V(0, .14f, .22f), rgb(0xffbc58) * 3.0f, .36f);
    lamp(V(.1f, 2.5f, .8f), rgb(0xffc860) * 1.3f, .35f);
    for (int i = 0; i < 8; i++) { /* names on their way up */
        push();
        move(.62f + .30f * chance(i + 30), 1.2f + .22f * (float)i, -.1f + .3f * chance(i));
        turn_z(160 * (chance(i + 9) - .5f));
        grow(.45f);
        leaf_flat(.2f, .08f, leaf);
        Vec3 at = here(V(0, .1f, 0));
        pop();
        sprite(at, .12f, rgb(0xffc050), SPRITE_GLOW, .4f);
    }
    faction_motes();
}

/* ---- ba14: tears by the hour ---- */

static void umbrella(float r, int cloth, int wood)
{
    part();
    paint(cloth);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = .698f * (float)i;
        Vec3 q[4] = {V(0, r * .55f, 0), V(sinf(a) * r * .5f, r * .45f, cosf(a) * r * .5f),
                     V(sinf(a) * r * .85f, r * .2f, cosf(a) * r * .85f), V(sinf(a) * r, 0, cosf(a) * r)};
        float w[4] = {.03f, .03f, .03f, .02f};
        tube(4, q, w, 3);
    }
    egg(0, 0, 0, r * .97f, r * .54f, r * .97f);
    carve();
    box(0, -r * .6f, 0, r * 2, r * .62f, r * 2, .01f);
    fill();
    limb(V(0, r * .5f, 0), V(0, r * .72f, 0), .03f, .012f);
    part();
    paint(wood);
    limb(V(0, r * .4f, 0), V(0, -r * 1.6f, 0), .025f, .025f);
}

static void mourner(void)
{
    Scene *s = scene();
    camera(V(-.1f, 1.85f, 4.3f), V(-.02f, 1.80f, 0), 28);
    family_hour(BARROW_FROST);
    s->back_seed = 14;
    int black = material_wool(rgb(0x2c2a34)), glove = material_leather(rgb(0x4c4456)), gold = material_gold(),
        lace = material_wool(rgb(0xf4eedc)), tear = material_plain(rgb(0xb8e0f0), .05f, 1.6f),
        violet = material_wool(rgb(0x7a5690)), wood = material_wood();
    for (int i = 0; i < 4; i++) {
        static const float at[4][3] = {
            {-1.25f, 2.0f, -1.6f}, {1.2f, 2.15f, -1.4f}, {-.55f, 2.2f, -3.0f}, {.65f, 2.3f, -3.2f}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(14 * (chance(i) - .5f));
        umbrella(.62f, i % 2 ? violet : black, wood);
        move(0, -2.0f, 0);
        grow(1.7f);
        hooded_cone(black, 0, i);
        pop();
    }
    Kin k = {.f = {.man = .15f, .wide = 1.02f, .belly = .2f},
             .dress = violet,
             .cowl = black,
             .head = {.skin = rgb(0xe4b894),
                      .hair = rgb(0x7a3420),
                      .iris = rgb(0x3a8a5a),
                      .age = .5f,
                      .man = .1f,
                      .wide = 1.03f,
                      .gaunt = -.3f,
                      .nose = NOSE_LONG,
                      .mood = MOOD_CUNNING,
                      .act = 1.1f,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_SWEPT,
                      .lips = 1.5f,
                      .eye = 1.3f,
                      .gaze_x = 12,
                      .gaze_y = -12,
                      .seed = 9},
             .look = 6,
             .nod = 6,
             .lean = -12,
             .head_size = .62f,
             .glove = glove,
             .seed = 6};
    push();
    move(0, -.10f, 0);
    turn_y(10);
    turn_z(-5);
    skirt_over_legs(&(Skirt){.m = violet,
                             .wide = 1.08f,
                             .hem = .2f,
                             .knee = {V(-.16f, .6f, .05f), V(.20f, .64f, .26f)},
                             .foot = {V(-.2f, .1f, -.05f), V(.24f, .1f, .1f)},
                             .seed = 5});
    kin_body(&k);
    sash(black, 1.12f, .7f, 3);
    push();
    kin_head(&k);
    veil(black, -1.2f, 74, 5);
    part();
    paint(violet); /* a rose of cloth */
    blend(.02f);
    for (int i = 0; i < 7; i++) {
        float a = .9f * (float)i;
        egg(.30f + cosf(a) * .08f, .46f + sinf(a) * .07f, .36f, .07f, .065f, .045f);
    }
    part(); /* one eye weeps, as agreed */
    paint(tear);
    blend(.02f);
    limb(V(-.19f, -.06f, .345f), V(-.20f, -.20f, .325f), .012f, .022f);
    ball(-.202f, -.225f, .322f, .034f);
    pop();
    /* a small handkerchief at her cheek */
    kin_arm(&k, -1, V(-.60f, 1.34f, .34f), V(-.38f, 1.72f, .50f), GRASP_CUP, V(.30f, .92f, .12f), V(.6f, 0, -.8f));
    Vec3 grid[25]; /* crumpled in the fist above, its corners hang */
    for (int i = 0; i < 25; i++) {
        float x = (float)(i % 5) / 4 - .5f, y = (float)(i / 5) / 4;
        grid[i] = V(-.31f + x * (.06f + .26f * y) + .05f * y * y,
                    1.94f - (.30f + .10f * fabsf(x) * 2) * y + .03f * sinf(9 * x + 2),
                    .66f + .045f * sinf(11 * x + 3 * y) * y);
    }
    part();
    paint(lace);
    blend(.01f);
    cloth(5, 5, grid, .008f, 4);
    part();
    paint(lace);
    blend(.03f);
    egg(-.30f, 1.95f, .67f, .06f, .05f, .05f);
    egg(-.25f, 1.99f, .66f, .04f, .05f, .04f);
    /* and what she has been paid, counted on her palm */
    kin_arm(&k, 1, V(.62f, 1.26f, .26f), V(.40f, 1.34f, .66f), GRASP_CUP, V(-.75f, .25f, .45f), V(.05f, .95f, .2f));
    for (int i = 0; i < 4; i++) {
        push();
        move(.20f + .03f * (float)(i % 2), 1.43f + .045f * (float)i, .80f - .02f * (float)(i % 3));
        turn_z(12 * (chance(i + 3) - .5f));
        part();
        paint(gold);
        blend(.01f);
        drum(0, 0, 0, .095f, .02f, .008f);
        pop();
    }
    pop();
    lamp(V(.35f, 1.4f, 1.3f), rgb(0xffe0a0) * .9f, .4f);
    rain(46, .12f, rgb(0x6a7c7c), 7);
    faction_ground();
}

/* ---- ba10: the last rib ---- */

static Vec3 dark_wood(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .22f) * .8f,
                      vec_mix(t[MIDTONE], t[SHADOW], .4f), t[SHADOW] * .8f);
    c = vec_mix(c, grey(luminance(c)) * V(1, 1.05f, .9f), .4f);
    for (int layer = 0; layer < 3; layer++) {
        Vec3 bark = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .5f), t[DARK] * 1.3f, .35f + .32f * (float)layer);
        for (int i = 0; i < 5; i++) {
            float x = -1.2f + .6f * ((float)i + chance_of(i + layer * 11)),
                  w = (.035f + .03f * (float)layer) * (.7f + .6f * chance_of(i + layer * 5));
            float lean = .25f * (chance_of(i * 3 + layer) - .5f), at = x + lean * v + .03f * sinf(v * 3 + (float)i);
            w *= 1 + .8f * smooth(-.5f, -1.1f, v);
            c = vec_mix(c, bark * (.8f + .5f * smooth(.0f, -w, u - at)), under(w, fabsf(u - at), .006f));
            for (int k = 0; k < 3; k++) { /* boughs */
                float y0 = .1f + .35f * (float)k + .2f * chance_of(i + k * 7 + layer), dir = k % 2 ? 1.f : -1.f,
                      du = (u - at) * dir;
                if (du > 0 && du < .5f)
                    c = vec_mix(c, bark,
                                under(w * .35f * (1 - du * 2), fabsf(v - y0 - du * .7f - .03f * sinf(du * 22)), .005f));
            }
        }
    }
    return c;
}

/* A long bone between two points, with its knobs. */
static void long_bone(Vec3 from, Vec3 to, float r, int m)
{
    Vec3 along = vec_unit(to - from), side = vec_unit(vec_cross(along, V(.1f, .3f, 1))) * r;
    part();
    paint(m);
    blend(r * .5f);
    limb(from, vec_mix(from, to, .5f), r, r * .62f);
    limb(vec_mix(from, to, .5f), to, r * .62f, r);
    for (int i = -1; i <= 1; i += 2) {
        Vec3 d = side * (.75f * (float)i);
        ball(from[0] + d[0], from[1] + d[1], from[2] + d[2], r * 1.12f);
        ball(to[0] + d[0], to[1] + d[1], to[2] + d[2], r * 1.12f);
    }
}

/* Courses of bones in mortar: one lies along, the next shows its ends. */
static void bone_wall(int bone, int mortar)
{
    part();
    paint(mortar);
    lumpy(.03f, 6);
    box(.85f, .42f, -.16f, .80f, .62f, .14f, .05f);
    lumpy(0, 1);
    for (int row = 0; row < 5; row++) {
        float y = -.10f + .245f * (float)row;
        if (row % 2)
            for (int i = 0; i < 6; i++) {
                float x = .12f + .26f * (float)i, c = .10f * chance(i + 9 * row);
                long_bone(V(x, y, -.25f), V(x + .03f, y + .02f, .05f + c), .085f, bone);
            }
        else
            for (int i = 0; i < 3; i++) {
                float x = .02f + .54f * (float)i - .1f * (float)(row / 2), c = .03f * (chance(i + row) - .5f);
                long_bone(V(x + .07f, y + c, .04f), V(x + .44f, y - c, .05f), .078f, bone);
            }
    }
}

/* A finger of three bones. */
static void bone_finger(Vec3 a, Vec3 b, Vec3 c, Vec3 d, float r, int m)
{
    const Vec3 p[4] = {a, b, c, d};
    for (int i = 0; i < 3; i++) {
        part();
        paint(m);
        blend(r * .6f);
        limb(p[i], p[i + 1], r * (1 - .14f * (float)i), r * (.70f - .14f * (float)i));
        ball(p[i][0], p[i][1], p[i][2], r * (1.22f - .16f * (float)i));
    }
}

/* The arm that is done already: it takes him by the nose, between thumb and first finger. */
static void arm_that_pinches(Vec3 nose, int bone)
{
    Vec3 wrist = nose + V(.24f, -.46f, .20f), elbow = V(.98f, .40f, .75f);
    long_bone(elbow, wrist, .058f, bone);
    long_bone(elbow + V(.10f, -.06f, .06f), wrist + V(.05f, -.05f, .05f), .042f, bone);
    part();
    paint(bone);
    blend(.04f);
    egg(wrist[0] - .03f, wrist[1] + .05f, wrist[2], .095f, .085f, .06f);
    bone_finger(wrist + V(-.09f, .06f, .05f), wrist + V(-.22f, .14f, .10f), nose + V(-.02f, -.17f, .07f),
                nose + V(-.015f, -.060f, .03f), .036f, bone); /* thumb */
    bone_finger(wrist + V(-.02f, .11f, .03f), wrist + V(.03f, .40f, .08f), nose + V(.19f, .10f, .06f),
                nose + V(.050f, .050f, .03f), .036f, bone);
    for (int i = 0; i < 3; i++) { /* the others stand away, as if over a cup of tea */
        float k = (float)i;
        bone_finger(wrist + V(.03f + .035f * k, .10f - .02f * k, .02f),
                    wrist + V(.15f + .05f * k, .30f - .07f * k, .06f),
                    wrist + V(.27f + .06f * k, .38f - .11f * k, .02f),
                    wrist + V(.37f + .05f * k, .39f - .14f * k, -.03f), .034f, bone);
    }
}

/* The work thanks its master before it is done. */
static void bone_mason(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.45f, 5.2f), V(.03f, 1.42f, 0), 29);
    barrow_hour(HOUR_DUSK);
    s->backdrop = dark_wood;
    s->roll = -3;
    s->key = (Light){vec_unit(V(-.50f, .55f, .70f)), rgb(0xfff0cc) * 2.2f, .10f};
    s->rim.color = rgb(0xffc860) * 2.6f;
    s->fill.color = rgb(0x405040) * .5f;
    s->vignette = 1.5f;
    int bone = material_old_bone(), shirt = material_wool(rgb(0x5c3478)), cap = material_wool(rgb(0xd8cca8)),
        iron = material_iron(), wood = material_wood(), mortar = material_plain(rgb(0xb8b098), .9f, .1f),
        apron = material_leather(rgb(0x6a4028));
    Vec3 skin = rgb(0xd89a74);
    push();
    move(-.42f, 1.74f, .05f);
    turn_y(24);
    turn_z(11);
    turn_x(-6);
    grow(1.08f);
    visage(&(Visage){.fine_brows = true,
                     .skin = skin,
                     .hair = rgb(0xb8a890),
                     .iris = rgb(0x4a7a8a),
                     .flush = 1.5f,
                     .jaw = 1.12f,
                     .old = .8f,
                     .nose = 1.75f,
                     .bulb = 1.7f,
                     .wry = .045f,
                     .eye = 1.3f,
                     .open = {0, 1.6f},
                     .under = {1, 1.1f},
                     .gaze_x = -3,
                     .gaze_y = -7,
                     .brow = {.0f, .085f},
                     .frown = {.05f, -.03f},
                     .bush = 1.5f,
                     .mouth = .115f,
                     .gape = .075f,
                     .corner = {-.035f, -.01f},
                     .upper = .4f,
                     .lower = 1});
    for (int side = -1; side <= 1; side += 2) /* a moustache on end */
        for (int i = 0; i < 3; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(.03f + q * .04f, -.205f, .40f), V(.03f + q * .10f, -.225f - .02f * k, .38f),
                         V(.02f + q * .16f, -.27f - .03f * k, .33f), V(q * (.20f + .01f * k), -.31f - .07f * k, .29f)};
            part();
            paint(material_wool(rgb(0xb8a890)));
            blend(.01f);
            hair_lock(4, p, .036f, i + 3 * side + 20);
        }
    part(); /* the cap, which is leaving */
    paint(cap);
    blend(.06f);
    push();
    move(-.06f, .43f, -.10f);
    turn_z(16);
    turn_x(-12);
    egg(0, .08f, 0, .38f, .19f, .40f);
    egg(.10f, .22f, -.06f, .22f, .14f, .22f);
    ring(0, -.01f, 0, .36f, .055f);
    pop();
    for (int i = 0; i < 16; i++) { /* what hair he has */
        float t = (float)i / 15, a = 1.6f + 3.1f * t;
        Vec3 p[3] = {V(sinf(a) * .35f, .14f, cosf(a) * .38f - .06f), V(sinf(a) * .42f, .02f, cosf(a) * .44f - .06f),
                     V(sinf(a) * .43f, -.12f, cosf(a) * .44f - .05f)};
        part();
        paint(material_wool(rgb(0xb8a890)));
        hair_lock(3, p, .05f, i);
    }
    Vec3 nose = here(V(.045f, -.185f, .545f));
    pop();
    part(); /* shoulders and apron */
    paint(shirt);
    blend(.14f);
    egg(-.72f, .62f, -.10f, .70f, .50f, .42f);
    part();
    paint(apron);
    blend(.05f);
    egg(-.58f, .42f, .16f, .40f, .46f, .26f);
    push();
    move(0, .05f, .0f);
    bone_wall(bone, mortar);
    pop();
    push();
    move(.72f, 1.72f, -.10f);
    turn_y(-30);
    turn_z(-9);
    turn_x(4);
    grow(1.08f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 20, .missing = .25f, .eye_size = 1.3f});
    pop();
    arm_that_pinches(nose, bone);
    push(); /* the trowel has dropped what was on it */
    PersonHand h = {.lean = true, .size = .23f, .thick = 1.2f, .thumb = -1, .skin = bare_skin(skin)};
    person_hand_grip(h, V(-.40f, .60f, .95f), V(.85f, .30f, .30f), V(-.1f, .4f, 1));
    part();
    paint(wood);
    limb(V(0, -.15f, 0), V(0, .15f, 0), .045f, .038f);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, .14f, 0), V(0, .26f, -.07f), .022f, .022f);
    float blade[] = {-.15f, .24f, .15f, .24f, .12f, .46f, 0, .68f, -.12f, .46f};
    move(0, 0, -.07f);
    turn_y(40);
    outline(5, blade, 3, .014f, .008f);
    pop();
    part();
    paint(shirt);
    blend(.08f);
    limb(V(-1.05f, .45f, .35f), V(-.60f, .42f, .85f), .22f, .13f);
    lamp(V(.35f, 1.85f, 1.1f), rgb(0xffc050) * 1.0f, .4f);
    faction_motes();
}

/* ---- ba15: a skull that burns, thrown ---- */

static void root_widow(void)
{
    Scene *s = scene();
    camera(V(.15f, 1.35f, 4.8f), V(.04f, 1.62f, 0), 32);
    barrow_hour(HOUR_DUSK);
    s->backdrop = dark_wood;
    s->key.color = rgb(0xf0e4b8) * 1.7f;
    s->rim.color = rgb(0xa0ff90) * 2.0f;
    int dress = material_wool(rgb(0x8a8458)), skirt = material_wool(rgb(0x4a4432)), bone = material_old_bone(),
        root = material_new(rgb(0x8a6440), rgb(0x3c2a1c), .85f, .3f, PAT_WOOD, 5, .9f),
        sash_m = material_wool(rgb(0x7a4e96));
    Kin k = {.f = {.man = .0f},
             .dress = dress,
             .skirt = skirt,
             .skirt_hem = .15f,
             .wind = V(-.3f, 0, -.2f),
             .head = {.skin = rgb(0xe0c4a0),
                      .hair = rgb(0x5a3c24),
                      .iris = rgb(0x80e060),
                      .age = .5f,
                      .man = .1f,
                      .gaunt = .6f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.1f,
                      .mood = MOOD_ROAR,
                      .cast = CAST_GAUNT,
                      .hairs = HAIR_NONE,
                      .eye = 1.25f,
                      .gaze_x = 8,
                      .glow = .25f,
                      .seed = 11},
             .look = 10,
             .nod = 2,
             .lean = -8,
             .head_size = .62f,
             .seed = 14};
    push();
    move(-.36f, -.06f, -.1f);
    turn_y(26);
    turn_z(-9);
    kin_body(&k);
    sash(sash_m, 1.0f, -1, 3);
    part();
    paint(bone);
    blend(.01f);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .22f;
        limb(V(sinf(a) * .22f, 1.82f - .05f * cosf(a), cosf(a) * .20f),
             V(sinf(a) * .27f, 1.68f - .08f * cosf(a), cosf(a) * .27f), .018f, .010f);
    }
    push();
    kin_head(&k);
    part(); /* hair of roots, whipped back into the trees */
    paint(root);
    blend(.05f);
    egg(0, .20f, -.10f, .40f, .36f, .42f);
    carve();
    egg(0, -.10f, .30f, .36f, .44f, .36f);
    fill();
    blend(.03f);
    for (int i = 0; i < 17; i++) {
        float a = -100 + 200 * (float)i / 16, c = sinf(a * PI / 180), y = cosf(a * PI / 180), l = .9f + .7f * chance(i);
        Vec3 q[5] = {V(c * .36f, .12f + .38f * y, .06f), V(c * .46f - .12f, .22f + .44f * y, -.22f),
                     V(c * .5f - .55f * l, .26f + .55f * y + .18f * (chance(i + 5) - .5f), -.5f),
                     V(c * .5f - 1.0f * l, .18f + .7f * y + .5f * (chance(i + 15) - .5f), -.6f),
                     V(c * .5f - 1.4f * l, .28f + .8f * y + .8f * (chance(i + 25) - .5f), -.6f)};
        float r[5] = {.07f, .065f, .05f, .03f, .008f};
        tube(5, q, r, 4);
        Vec3 from = tube_point(5, q, 2.2f);
        limb(from, from + V(-.22f, .25f * (chance(i + 35) - .4f), .05f), .03f, .006f);
    }
    pop();
    kin_arm(&k, 1, V(.74f, 1.98f, .10f), V(.80f, 2.10f, .58f), GRASP_REACH, V(.12f, .25f, .9f),
            V(0, -.75f, .3f)); /* has just let go */
    kin_arm(&k, -1, V(-.66f, 1.46f, .22f), V(-.36f, 1.28f, .48f), GRASP_REACH, V(.3f, .45f, .75f), V(.2f, -.3f, 1));
    pop();
    push(); /* at the lens */
    move(.52f, 1.24f, 1.75f);
    turn_y(10);
    turn_z(-16);
    turn_x(4);
    grow(.54f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff60), .jaw = 26, .menace = .6f, .eye_size = 1.6f});
    push();
    move(-.1f, .15f, -.25f);
    turn_z(-22);
    flames(11, .42f, .36f, .62f, .13f, 10, -.1f, rgb(0xe0ffb0), rgb(0x30c040), 5);
    pop();
    pop();
    for (int i = 0; i < 22; i++) { /* its way from the hand */
        float t = (float)i / 21;
        sprite(vec_mix(V(.62f, 2.2f, .5f), V(.60f, 1.5f, 1.6f), t) + V(-.1f * (1 - t), .05f * chance(i), 0),
               .05f + .08f * t, rgb(0x60e050), SPRITE_GLOW, .28f);
    }
    lamp(V(.15f, 1.65f, 1.25f), rgb(0x78ff60) * 1.4f, .42f);
    sprite(V(.52f, 1.3f, 1.7f), .60f, rgb(0x50d040), SPRITE_GLOW, .35f);
    faction_ground();
    faction_motes();
}

/* ---- ba22: through the briars, a sickle in her teeth ---- */

/* A stem through n points, thinner to its end, thorns all round it. */
static void briar_stem(int n, const Vec3 *q, float thick, int briar, int thorn)
{
    float r[8];
    for (int i = 0; i < n && i < 8; i++)
        r[i] = thick * (1 - .75f * (float)i / (float)(n - 1));
    part();
    paint(briar);
    blend(.03f);
    tube(n, q, r, 4);
    part();
    paint(thorn);
    for (int k = 1; k < 5 * (n - 1); k++) {
        float u = .2f * (float)k, t = thick * (1 - .7f * u / (float)(n - 1));
        Vec3 at = tube_point(n, q, u),
             d = vec_unit(V(sinf((float)k * 2.4f), cosf((float)k * 1.7f), cosf((float)k * 2.4f)));
        limb(at + d * (t * .6f), at + d * (t * 2.6f), t * .45f, .002f);
    }
}

/* A crescent across her mouth, its points up: a second smile; the grip to the right. In the head's frame. */
static void bitten_sickle(int steel, int edge, int wood)
{
    float moon[36];
    for (int i = 0; i < 9; i++) {
        float t = (float)i / 4 - 1, u = 1 - (float)i / 4;
        moon[2 * i] = t * .66f;
        moon[2 * i + 1] = -.115f + .36f * t * t;
        moon[18 + 2 * i] = u * .665f;
        moon[19 + 2 * i] = .020f + .235f * u * u;
    }
    push();
    move(.01f, -.285f, .405f);
    turn_z(-7);
    part();
    paint(steel);
    outline(18, moon, 2, .020f, .03f);
    part();
    paint(edge);
    tube(5,
         (Vec3[]){V(-.64f, .245f, .012f), V(-.34f, .085f, .022f), V(0, .024f, .022f), V(.34f, .085f, .022f),
                  V(.60f, .22f, .012f)},
         (float[]){.004f, .009f, .010f, .009f, .006f}, 4);
    part();
    paint(wood);
    blend(.02f);
    limb(V(.62f, .20f, 0), V(.98f, .46f, -.02f), .060f, .072f);
    ball(1.0f, .475f, -.02f, .082f);
    pop();
    int ivory = material_plain(rgb(0xf6ead0), .3f, .8f);
    for (int i = 0; i < 6; i++) { /* her upper teeth hold it */
        float x = -.085f + .034f * (float)i;
        part();
        paint(ivory);
        blend(.01f);
        box(x + .01f, -.262f, .432f - 1.4f * x * x, .0155f, .036f, .016f, .010f);
    }
}

static void thorn_acolyte(void)
{
    Scene *s = scene();
    camera(V(.55f, 1.12f, 5.2f), V(-.04f, 1.44f, .1f), 28);
    family_hour(BARROW_MOON);
    s->roll = -13;
    s->aperture = .045f;
    s->key.towards = vec_unit(V(-.45f, .45f, .75f));
    s->ambient = .22f;
    s->haze = 0;
    s->vignette = 1.7f;
    s->rim.color = s->rim.color * .5f;
    int robe = material_wool(rgb(0x5a3682)), lining = material_wool(rgb(0x1c1028)),
        wood = material_leather(rgb(0x6a4020)),
        briar = material_new(rgb(0x56683a), rgb(0x2a2c18), .8f, .3f, PAT_WOOD, 5, .8f), steel = material_iron(),
        thorn = material_plain(rgb(0xe0c890), .4f, .6f), edge = material_glow(rgb(0xfff4d8), 1.1f),
        hair = material_new(rgb(0x2a1a14), rgb(0x140c0a), .5f, .9f, PAT_NOISE, 4, .12f), wax = material_wax();
    material(steel)->color = rgb(0xdce0d8);
    push();
    move(.0f, 1.62f, .10f);
    turn_y(-16);
    turn_x(11);
    turn_z(-5);
    grow(1.12f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xd8a484),
                                .hair = rgb(0x2a1812),
                                .iris = rgb(0x78b838),
                                .glow = .25f,
                                .flush = .7f,
                                .jaw = .86f,
                                .chin = -.1f,
                                .gaunt = .25f,
                                .nose = .80f,
                                .bulb = .70f,
                                .eye = 1.28f,
                                .open = {.80f, 1.05f},
                                .under = {.8f, .9f},
                                .slant = {.030f, .034f},
                                .gaze_x = 6,
                                .gaze_y = 4,
                                .brow = {.0f, .02f},
                                .frown = {.050f, .035f},
                                .bush = .8f,
                                .mouth = .135f,
                                .gape = .055f,
                                .corner = {.030f, .040f},
                                .upper = 1,
                                .lower = 1,
                                .lips = 1.1f,
                                .lip = rgb(0x8c3a3c),
                                .neck = .16f});
    for (int side = -1; side <= 1; side += 2) /* hair along both temples, parted in the middle */
        for (int i = 0; i < 9; i++) {
            float q = (float)side, k = (float)i, c = chance(i + 20 * side + 40);
            Vec3 p[4] = {V(q * .015f * k, .45f - .008f * k, .20f - .012f * k),
                         V(q * (.15f + .016f * k), .33f - .01f * k, .27f - .02f * k),
                         V(q * (.285f + .010f * k), .05f, .20f - .018f * k),
                         V(q * (.30f + .02f * k + .05f * c), -.42f - .15f * c, .16f - .01f * k)};
            part();
            paint(hair);
            blend(.02f);
            hair_lock(4, p, .060f, i + 9 * side);
        }
    hood_deep(robe, lining, .5f, 4);
    bitten_sickle(steel, edge, wood);
    pop();
    push(); /* shoulders, in folds, below the hood */
    move(0, 1.62f - 2.21f * 2.0f, .0f);
    grow(2.0f);
    cowl(robe, 1.0f, .34f, 5);
    cloak(robe, 1.0f, .9f, 8, .2f, V(0, 0, 0), 3);
    pop();
    static const float way[7][15] = {
        /* five points each */
        {-1.9f, .2f, .9f, -1.2f, .75f, 1.1f, -.55f, .62f, 1.25f, .2f, .50f, 1.2f, .8f, .18f, 1.0f},
        {1.8f, -.1f, .8f, 1.15f, .35f, 1.1f, .55f, .22f, 1.3f, -.2f, .30f, 1.25f, -.9f, .08f, 1.1f},
        {-1.7f, 2.9f, .5f, -1.15f, 2.55f, .7f, -.95f, 2.0f, .9f, -1.12f, 1.45f, 1.0f, -.95f, 1.0f, 1.0f},
        {1.6f, 2.95f, .4f, 1.15f, 2.6f, .6f, 1.22f, 2.1f, .8f, .98f, 1.7f, .9f, 1.15f, 1.2f, .9f},
        {-1.4f, -.3f, .6f, -1.25f, .4f, .8f, -1.3f, .95f, .8f, -1.05f, 1.35f, .7f, -1.2f, 1.75f, .6f},
        {1.5f, -.3f, .6f, 1.2f, .5f, .7f, 1.3f, 1.0f, .7f, 1.1f, 1.5f, .6f, 1.3f, 1.9f, .5f},
        {-.9f, 3.1f, .2f, -.4f, 2.72f, .5f, .15f, 2.66f, .6f, .6f, 2.5f, .5f, .85f, 2.2f, .5f}};
    for (int i = 0; i < 7; i++) {
        Vec3 q[5];
        for (int k = 0; k < 5; k++)
            q[k] = V(way[i][3 * k], way[i][3 * k + 1], way[i][3 * k + 2]);
        briar_stem(5, q, i < 2 ? .085f : .065f, briar, thorn);
    }
    static const float near[2][15] = {
        /* two close to us */
        {1.25f, -.1f, 2.0f, .75f, .75f, 2.1f, .62f, 1.35f, 2.2f, .78f, 1.9f, 2.1f, .55f, 2.5f, 2.0f},
        {-1.2f, .2f, 2.2f, -.5f, .55f, 2.3f, .1f, .62f, 2.3f, .6f, .42f, 2.2f, 1.1f, .55f, 2.1f}};
    int shade = material_new(rgb(0x1c2218), rgb(0x0e0f0a), .9f, .1f, PAT_WOOD, 5, .8f);
    for (int i = 0; i < 2; i++) {
        Vec3 q[5];
        for (int k = 0; k < 5; k++)
            q[k] = V(near[i][3 * k], near[i][3 * k + 1], near[i][3 * k + 2]);
        briar_stem(5, q, .075f, shade, shade);
    }
    PersonHand h = {.lean = true,
                    .pose = GRASP_FIST,
                    .size = .25f,
                    .thick = 1.0f,
                    .thumb = 1,
                    .skin = skin}; /* a hand bends one aside */
    push();
    Vec3 at = V(-.56f, .64f, 1.24f), wrist = person_hand_grip(h, at, V(.95f, -.16f, .1f), V(-.2f, .5f, 1));
    pop();
    part();
    paint(robe);
    blend(.06f);
    sleeve_cloth(V(-.85f, .55f, -.2f), V(-1.15f, -.25f, .55f), vec_mix(V(-1.15f, -.25f, .55f), wrist, .86f), .30f, .24f,
                 .17f, 7);
    part();
    paint(skin);
    limb(vec_mix(V(-1.15f, -.25f, .55f), wrist, .7f), wrist, .085f, .075f);
    static const float candle[2][3] = {{-.80f, 1.74f, .75f}, {.80f, .60f, 1.05f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(candle[i][0], candle[i][1], candle[i][2]);
        wax_candle(.24f, .065f, true, wax);
        Vec3 flame = here(V(0, .36f, .1f));
        pop();
        lamp(flame + V(i ? -.1f : .1f, .05f, .25f), rgb(0xffc870) * 1.6f, .35f);
    }
    faction_motes();
}

const Card siege_barrow_faces_cards[] = {
    {"cards/siege/ba08", BARROW, wreath},        {"cards/siege/ba10", BARROW, bone_mason},
    {"cards/siege/ba14", BARROW, mourner},       {"cards/siege/ba15", BARROW, root_widow},
    {"cards/siege/ba22", BARROW, thorn_acolyte}, {0}};
