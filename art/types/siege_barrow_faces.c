/* SPDX-License-Identifier: MIT
 * Barrowkin seen close: wreath, veil, thorn hood, mason, root widow. */
#include "cards.h"
#include "kit/backdrop.h"
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
                      .mood = MOOD_CALM,
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
    barrow_hour(HOUR_DAY);
    s->back_seed = 14;
    s->tint[LIGHT] = rgb(0x98a89c);
    s->tint[MIDTONE] = rgb(0x54705c);
    s->key.color = rgb(0xfff4e0) * 1.75f;
    s->rim.color = rgb(0xd0e0c8) * 3.4f;
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

/* ---- ba22: the briar and the sickle ---- */

/* A crown of two stems wound round each other, thorns and one rose; in the frame of a head. */
static void briar_crown(int briar, int thorn, int rose)
{
    push();
    move(0, .27f, -.03f);
    turn_x(-8);
    part();
    paint(briar);
    blend(.02f);
    for (int j = 0; j < 2; j++) {
        Vec3 q[13];
        float r[13];
        for (int i = 0; i < 13; i++) {
            float a = (float)i / 12 * 2 * PI, w = a * 4 + PI * (float)j;
            q[i] = V(sinf(a) * (.41f + .04f * cosf(w)), .055f * sinf(w), cosf(a) * (.44f + .04f * cosf(w)));
            r[i] = .042f;
        }
        tube(13, q, r, 3);
    }
    part();
    paint(thorn);
    for (int i = 0; i < 20; i++) {
        float a = (float)i / 20 * 2 * PI, up = (i % 2 ? .5f : 1.0f);
        Vec3 p = V(sinf(a) * .42f, .03f, cosf(a) * .45f);
        limb(p, p + V(sinf(a) * .12f, .16f * up + .10f, cosf(a) * .12f), .032f, .003f);
    }
    part();
    paint(rose);
    blend(.02f);
    for (int i = 0; i < 7; i++) {
        float a = 1.05f * (float)i, out = i == 6 ? 0 : .075f;
        egg(-.26f + cosf(a) * out, .06f + sinf(a) * out, .40f + (i == 6 ? .03f : 0), .06f, .06f, .04f);
    }
    pop();
}

/* In the frame of its grip; the edge is inside, the blade goes up and over to +x. */
static void sickle(int iron, int wrap)
{
    grip(.14f, .14f, .045f, wrap);
    part();
    paint(iron);
    float moon[28];
    for (int i = 0; i < 7; i++) { /* outer edge up and over, inner edge back */
        float a = (200 - 32 * (float)i) * PI / 180, b = (200 - 32 * (float)(6 - i)) * PI / 180,
              in = .30f + .09f * fabsf((float)(6 - i) - 3) / 3;
        moon[2 * i] = .40f + .44f * cosf(a);
        moon[2 * i + 1] = .36f + .44f * sinf(a);
        moon[14 + 2 * i] = .42f + in * cosf(b);
        moon[15 + 2 * i] = .34f + in * sinf(b);
    }
    outline(14, moon, 2, .022f, .03f);
}

/* Stems with thorns that start up out of the ground along a line, reaching to the left. */
static void briar_burst(int briar, int thorn)
{
    for (int i = 0; i < 12; i++) {
        float x = -.45f - .10f * (float)i, tall = .6f + .95f * chance(i + 3), z = .9f - .3f * (float)(i % 4),
              bow = i % 2 ? 1.f : -.5f;
        Vec3 q[5] = {V(x + .12f, -.1f, z), V(x - .16f * bow, tall * .40f, z + .1f),
                     V(x + .10f * bow, tall * .75f, z - .05f), V(x - .14f * bow, tall, z),
                     V(x - .36f, tall + .10f * bow, z + .1f)};
        float r[5] = {.050f, .042f, .034f, .026f, .005f};
        part();
        paint(briar);
        blend(.03f);
        tube(5, q, r, 4);
        part();
        paint(thorn);
        for (int k = 1; k < 12; k++) {
            Vec3 at = tube_point(5, q, (float)k * .33f),
                 d = V(sinf((float)k * 2.4f), .5f, cosf((float)k * 2.4f)) * (.11f - .005f * (float)k);
            limb(at, at + d, .020f, .002f);
        }
    }
}

static void thorn_acolyte(void)
{
    Scene *s = scene();
    camera(V(-.35f, 1.05f, 5.7f), V(-.02f, 1.62f, 0), 33);
    barrow_hour(HOUR_NIGHT);
    s->back_seed = 15;
    s->back_y = -.2f;
    s->key.color = rgb(0xffe4b0) * 1.9f;
    s->rim.color = rgb(0xb0a0e0) * 3.4f;
    int robe = material_wool(rgb(0x76529a)), skirt_m = material_wool(rgb(0x5e4078)),
        cowl_m = material_wool(rgb(0xc4b890)),
        briar = material_new(rgb(0x5a6a3a), rgb(0x2a2c18), .8f, .3f, PAT_WOOD, 5, .8f), iron = material_iron(),
        thorn = material_plain(rgb(0xd8c088), .4f, .6f), wrap = material_leather(rgb(0x5a3820)),
        rose = material_plain(rgb(0xb060d0), .6f, .2f);
    material(iron)->color = rgb(0xc8ccc4);
    Kin k = {.f = {.man = .05f, .wide = 1.0f},
             .dress = robe,
             .cowl = cowl_m,
             .head = {.skin = rgb(0xe0b088),
                      .hair = rgb(0x3a2216),
                      .iris = rgb(0x70b040),
                      .age = .3f,
                      .man = .1f,
                      .gaunt = .3f,
                      .nose = NOSE_HOOKED,
                      .nose_size = .9f,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_MANE,
                      .wind = V(.7f, .15f, -.4f),
                      .eye = 1.15f,
                      .gaze_x = -14,
                      .gaze_y = -6,
                      .seed = 15},
             .look = -14,
             .nod = 4,
             .lean = 8,
             .head_size = .58f,
             .seed = 8};
    briar_burst(briar, thorn);
    push();
    move(.20f, -.04f, 0);
    turn_y(-30);
    Skirt skirt = {.m = skirt_m,
                   .hem = .12f,
                   .flare = .18f,
                   .knee = {V(-.14f, .62f, -.02f), V(.20f, .72f, .42f)},
                   .foot = {V(-.22f, .10f, -.38f), V(.24f, .10f, .40f)},
                   .wind = V(.20f, 0, -.22f),
                   .seed = 9};
    skirt_over_legs(&skirt);
    push(); /* the body turns into the blow */
    move(0, 1.12f, 0);
    turn_z(8);
    turn_x(8);
    turn_y(16);
    move(0, -1.12f, 0);
    kin_body(&k);
    sash(material_wool(rgb(0xc4b890)), 1.0f, -.8f, 3);
    push();
    kin_head(&k);
    briar_crown(briar, thorn, rose);
    pop();
    kin_arm(&k, -1, V(-.62f, 1.46f, .36f), V(-.70f, 1.28f, .82f), GRASP_REACH, V(-.2f, -.35f, .9f), V(.1f, -.9f, -.3f));
    push(); /* the sickle, high behind her */
    kin_grip(&k, 1, V(.80f, 1.86f, -.06f), V(.80f, 2.22f, .12f), V(.30f, 1, -.10f), V(-.2f, .1f, 1));
    mirror_x();
    turn_y(-20);
    grow(1.15f);
    sickle(iron, wrap);
    Vec3 f1 = here(V(.42f, .80f, .0f));
    pop();
    pop();
    pop();
    sprite(f1, .30f, rgb(0xfff4d8), SPRITE_SPARKLE, .9f);
    for (int i = 0; i < 3; i++) { /* three candle flames stand among the thorns */
        Vec3 at = V(-.75f - .36f * (float)i, .62f + .34f * (float)(i % 2), 1.0f - .2f * (float)i);
        push();
        move(at[0], at[1], at[2]);
        small_flame(.17f, rgb(0xffb848));
        pop();
        lamp(at + V(.05f, .1f, .25f), rgb(0xffb450) * 1.8f, .34f);
    }
    lamp(V(-.6f, 1.5f, 1.4f), rgb(0xffc070) * 1.4f, .4f);
    for (int i = 0; i < 14; i++) {
        push();
        move(-.9f + 1.9f * chance(i), 1.2f + 1.5f * chance(i + 20), -.2f - .5f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(50);
        leaf_flat(.07f, .03f, rose);
        pop();
    }
    faction_ground();
    faction_motes();
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
    visage(&(Visage){.skin = skin,
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
    PersonHand h = {.size = .23f, .thick = 1.2f, .thumb = -1, .skin = bare_skin(skin)};
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

const Card siege_barrow_faces_cards[] = {
    {"cards/siege/ba08", BARROW, wreath},        {"cards/siege/ba10", BARROW, bone_mason},
    {"cards/siege/ba14", BARROW, mourner},       {"cards/siege/ba15", BARROW, root_widow},
    {"cards/siege/ba22", BARROW, thorn_acolyte}, {0}};
