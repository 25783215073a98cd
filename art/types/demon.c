/* SPDX-License-Identifier: MIT
 * Demons: one offers a contract, one counts the time. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/teeth.h"

static void ram_horns(float size, int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, z = size;
        Vec3 p[6] = {V(s * .24f, .3f, -.02f),     V(s * .62f * z, .55f * z, -.1f), V(s * 1.0f * z, .42f * z, -.06f),
                     V(s * 1.05f * z, .02f, .1f), V(s * .78f * z, -.2f, .28f),     V(s * .62f * z, -.02f, .42f)};
        float r[6] = {.19f * z, .18f * z, .155f * z, .12f * z, .08f * z, .012f};
        part();
        paint(m);
        blend(.02f);
        tube(6, p, r, 6);
        for (int k = 1; k < 20; k++) { /* rings */
            float t = (float)k * .24f;
            Vec3 c = tube_point(6, p, t);
            int i = (int)t;
            ball(c[0], c[1], c[2], mix(r[i], r[i + 1], t - (float)i) * 1.07f);
        }
    }
}

/* ---- the one with the contract ---- */

static void grinning_head(int skin, int nail)
{
    part();
    paint(skin);
    blend(.12f);
    egg(0, .12f, -.05f, .4f, .42f, .42f);
    egg(0, -.18f, .08f, .32f, .28f, .3f);
    blend(.08f);
    limb(V(0, -.36f, .22f), V(0, -.52f, .3f), .14f, .06f); /* a long chin */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .05f, .14f, .38f), V(s * .38f, .36f, .16f), .085f, .06f); /* brows rise to the horns */
        egg(s * .27f, -.04f, .24f, .12f, .09f, .11f);
        limb(V(s * .3f, -.02f, .2f), V(s * .2f, -.34f, .24f), .06f, .06f);
        Vec3 ear[3] = {V(s * .38f, .05f, -.05f), V(s * .6f, .12f, -.1f), V(s * .86f, .08f, -.16f)};
        float r[3] = {.09f, .1f, .012f};
        tube(3, ear, r, 4);
    }
    blend(.04f);
    Vec3 n[4] = {V(0, .1f, .4f), V(0, -.02f, .52f), V(0, -.12f, .6f), V(0, -.2f, .56f)};
    float nr[4] = {.05f, .055f, .06f, .03f};
    tube(4, n, nr, 4);
    carve();
    blend(.04f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .165f, .08f, .4f, .1f, .07f, .1f);
    blend(.02f);
    Vec3 grin[5] = {V(-.29f, -.12f, .3f), V(-.17f, -.25f, .42f), V(0, -.29f, .46f), V(.17f, -.25f, .42f),
                    V(.29f, -.12f, .3f)};
    float gr[5] = {.015f, .06f, .07f, .06f, .015f};
    tube(5, grin, gr, 4);
    fill();
    part();
    paint(material_plain(rgb(0x2a0408), .5f, .5f));
    egg(0, -.22f, .22f, .25f, .1f, .16f);
    for (int row = 0; row < 2; row++) {
        push();
        move(0, row ? -.33f : -.225f, .41f);
        teeth(&(Teeth){.count = 9,
                       .material = nail,
                       .half_width = .23f,
                       .sag = .1f,
                       .depth = .07f,
                       .length = row ? -.06f : .06f,
                       .thick = .032f,
                       .uneven = .3f,
                       .fang = row ? 0 : 2});
        pop();
    }
    int e = material_eye(rgb(0xffd020), rgb(0x2a0a08), .9f, PUPIL_SLIT);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .165f, .075f, .335f, .1f, (float)side * 6, 0, e, skin, (float)side * 26, .46f);
}

static void bat_wing(float s, int membrane, int bone)
{
    Vec3 shoulder = V(s * .4f, 1.35f, -.35f), elbow = V(s * 1.0f, 2.05f, -.6f), wrist = V(s * 1.25f, 2.75f, -.55f);
    Vec3 tip[4] = {V(s * 2.2f, 2.7f, -.6f), V(s * 2.15f, 1.7f, -.6f), V(s * 1.75f, .9f, -.55f),
                   V(s * 1.0f, .55f, -.5f)};
    part();
    paint(bone);
    blend(.05f);
    limb(shoulder, elbow, .17f, .11f);
    limb(elbow, wrist, .11f, .075f);
    for (int i = 0; i < 4; i++) {
        Vec3 p[3] = {wrist, vec_mix(wrist, tip[i], .5f) + V(s * .05f, .12f, -.06f), tip[i]};
        float r[3] = {.06f, .04f, .012f};
        tube(3, p, r, 4);
    }
    limb(wrist, wrist + V(s * -.05f, .4f, .1f), .065f, .006f);
    part();
    paint(membrane);
    blend(.012f);
    for (int i = 0; i < 3; i++) {
        Vec3 a = tip[i], b = tip[i + 1], ma = vec_mix(wrist, a, .5f) + V(s * .05f, .12f, -.06f),
             mb = vec_mix(wrist, b, .5f) + V(s * .05f, .12f, -.06f), m = vec_mix(ma, mb, .5f) + V(0, 0, -.1f), last = a;
        web(wrist, ma, m, .012f);
        web(wrist, m, mb, .012f);
        web(m, ma, a, .012f);
        for (int j = 1; j <= 5; j++) {
            float t = (float)j / 5, bow = 4 * t * (1 - t);
            Vec3 p = vec_mix(vec_mix(a, b, t), wrist, .22f * bow);
            web(m, last, p, .012f);
            last = p;
        }
        web(m, b, mb, .012f);
    }
    web(wrist, elbow, tip[3], .012f);
    web(elbow, shoulder, tip[3], .012f);
}

/* A scroll as long as what it demands: from the rod at the origin down to the ground, where it rolls itself up. */
static void contract(int parchment, int ink, int seal)
{
    enum { ROWS = 7 };
    static const float y[ROWS] = {0, -.30f, -.62f, -.94f, -1.26f, -1.52f, -1.58f},
                       z[ROWS] = {0, .05f, .03f, .08f, .06f, .16f, .42f};
    Vec3 p[ROWS * 3];
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < 3; i++)
            p[row * 3 + i] = V(((float)i - 1) * .40f + .03f * sinf((float)row), y[row], z[row] + (i == 1 ? .04f : 0));
    part();
    paint(parchment);
    blend(.01f);
    cloth(ROWS, 3, p, .014f, 4);
    limb(V(-.46f, .03f, .0f), V(.46f, .03f, .0f), .07f, .07f);
    limb(V(-.44f, -1.53f, .50f), V(.44f, -1.53f, .50f), .085f, .085f);
    for (int line = 0; line < 17; line++) { /* words, with gaps between */
        float at = -.14f - .075f * (float)line, x = -.31f, zz = .05f + .03f * sinf(-at * 9) + .05f;
        part();
        paint(ink);
        blend(.003f);
        while (x < .27f) {
            float word = .05f + .13f * chance(line * 7 + (int)(x * 40) + 40);
            if (line % 6 == 5 && x > 0)
                break;
            limb(V(x, at, zz), V(min_of(x + word, .31f), at, zz), .011f, .011f);
            x += word + .05f;
        }
    }
    part();
    paint(seal);
    blend(.02f);
    push();
    move(.20f, -1.36f, .20f);
    for (int i = 0; i < 7; i++) {
        float a = (float)i * 2 * PI / 7;
        ball(cosf(a) * .085f, sinf(a) * .085f, 0, .05f);
    }
    egg(0, 0, .02f, .10f, .10f, .035f);
    pop();
}

typedef struct {
    int skin, nail, horn, robe, gold, hair;
} Fiend;

/* A bare chest, a waistcoat of brocade, open; he dresses for business from the belt up. */
static void chest_and_waistcoat(const Fiend *m)
{
    part();
    paint(m->skin);
    blend(.2f);
    egg(0, 1.2f, -.1f, .70f, .42f, .38f);
    egg(0, .8f, -.05f, .46f, .5f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        egg((float)side * .3f, 1.22f, .16f, .32f, .2f, .16f);
        ball((float)side * .74f, 1.38f, -.08f, .25f);
    }
    limb(V(0, 1.4f, -.05f), V(0, 1.7f, .1f), .22f, .2f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[12];
        static const float high[4] = {1.52f, 1.24f, .90f, .52f}, in[4] = {.30f, .26f, .18f, .10f},
                           out[4] = {.56f, .70f, .56f, .54f}, front[4] = {.18f, .40f, .34f, .36f};
        for (int row = 0; row < 4; row++)
            for (int i = 0; i < 3; i++) {
                float t = (float)i / 2;
                p[row * 3 + i] = V(s * mix(in[row], out[row], t), high[row], mix(front[row], .02f, t * t));
            }
        part();
        paint(m->robe);
        blend(.01f);
        cloth(4, 3, p, .03f, 4);
        part();
        paint(m->gold);
        Vec3 edge[4] = {p[0], p[3], p[6], p[9]};
        float r[4] = {.022f, .022f, .022f, .022f};
        for (int i = 0; i < 4; i++)
            edge[i] += V(0, 0, .02f);
        tube(4, edge, r, 4);
        for (int i = 0; i < 3; i++)
            ball(s * (.24f - .05f * (float)i), 1.12f - .2f * (float)i, .42f - .02f * (float)i, .035f);
    }
    part();
    paint(m->gold);
    blend(.01f);
    chain(V(-.16f, .84f, .42f), V(.16f, .84f, .42f), .10f, 9, .03f, m->gold);
}

/* The legs of a goat, in shaggy fur, on hooves; a tail that ends in a spade. */
static void goat_legs(const Fiend *m)
{
    int fur = material_fur(rgb(0x8a3a44));
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 hip = V(s * .26f, .52f, -.02f), knee = V(s * .48f, .10f, .34f), hock = V(s * .52f, -.26f, -.14f),
             foot = V(s * .56f, -.62f, .08f);
        part();
        paint(fur);
        blend(.1f);
        limb(hip, knee, .34f, .22f);
        limb(knee, hock, .20f, .12f);
        limb(hock, foot, .11f, .10f);
        blend(.03f);
        for (int i = 0; i < 34; i++) { /* locks */
            float t = chance(i + 11), a = (chance(i + 51) - .5f) * 4.2f, w = mix(.32f, .19f, t);
            Vec3 at = vec_mix(hip, knee, t) + V(sinf(a) * w, 0, cosf(a) * w);
            limb(at, at + V(sinf(a) * .04f, -.20f - .08f * chance(i), cosf(a) * .04f), .06f, .008f);
        }
        for (int i = 0; i < 12; i++) {
            float a = (float)i * PI / 6;
            limb(foot + V(sinf(a) * .08f, .08f, cosf(a) * .08f), foot + V(sinf(a) * .17f, -.06f, cosf(a) * .17f), .045f,
                 .008f);
        }
        for (int k = -1; k <= 1; k += 2) {
            part();
            paint(m->horn);
            blend(.02f);
            limb(foot + V(.06f * (float)k, -.04f, .02f), foot + V(.08f * (float)k, -.14f, .16f), .085f, .055f);
        }
    }
    Vec3 p[6] = {V(.2f, .4f, -.3f),     V(.7f, .05f, -.45f),  V(1.15f, .0f, -.2f),
                 V(1.30f, .40f, -.05f), V(1.12f, .74f, .02f), V(1.22f, .98f, .05f)};
    float r[6] = {.12f, .10f, .08f, .065f, .05f, .03f};
    part();
    paint(m->skin);
    tube(6, p, r, 5);
    float q[] = {0, -.08f, .20f, .02f, .10f, .14f, 0, .40f, -.10f, .14f, -.20f, .02f};
    push();
    move(1.22f, 1.0f, .05f);
    turn_z(-8);
    part();
    paint(m->horn);
    outline(6, q, 2, .06f, .06f);
    pop();
    part(); /* a belt of gold plates */
    paint(m->gold);
    blend(.02f);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .28f;
        push();
        move(sinf(a) * .47f, .56f, .37f * cosf(a));
        turn_y(a * 57);
        egg(0, 0, .02f, .075f, .085f, .04f);
        pop();
    }
}

/* The head: horns, a goatee, flames. */
static void burning_brow(const Fiend *m)
{
    push();
    move(0, 1.98f, .28f);
    turn_y(-8);
    turn_z(-6);
    turn_x(4);
    grow(1.14f);
    grinning_head(m->skin, m->nail);
    ram_horns(.95f, m->horn);
    part();
    paint(m->hair);
    blend(.03f);
    for (int i = 0; i < 3; i++) { /* a goatee that curls */
        float u = (float)i - 1;
        Vec3 p[4] = {V(u * .05f, -.5f, .32f), V(u * .06f, -.62f, .38f), V(u * .03f, -.72f, .44f),
                     V(u * .01f, -.74f, .54f)};
        float r[4] = {.045f, .045f, .03f, .008f};
        tube(4, p, r, 3);
    }
    push();
    move(0, .44f, -.06f);
    flames(11, .24f, .2f, .62f, .085f, 16, 6, rgb(0xffb030), rgb(0xf03c08), 15);
    pop();
    pop();
}

static void contract_in_hand(const Fiend *m)
{
    Hand h = {.size = .27f, .thick = 1.1f, .spread = 12, .thumb = -1, .claw = m->horn, .claw_length = .5f};
    Vec3 at = V(-.88f, 1.42f, .70f), bar = V(1, .04f, .1f), out = V(0, .25f, 1), elbow = V(-1.16f, 1.0f, .15f);
    part();
    paint(m->skin);
    blend(.08f);
    arm(V(-.74f, 1.36f, -.06f), elbow, hand_wrist(h.size, at, bar, out), .2f, .16f, .11f);
    push();
    move(at[0], at[1] - .02f, at[2]);
    turn_y(14);
    contract(material_new(rgb(0xf4e4b8), rgb(0xd8bc84), .8f, .3f, PAT_NOISE, 4, .3f),
             material_plain(rgb(0x3a1a10), .8f, .2f), material_plain(rgb(0xc01020), .2f, 1.2f));
    pop();
    push();
    part();
    paint(m->skin);
    blend(.03f);
    hand_grip(h, at, bar, out);
    pop();
}

/* Held out to who is to sign. */
static void burning_quill(const Fiend *m)
{
    Hand h = {.size = .27f, .thick = 1.1f, .spread = 12, .thumb = -1, .claw = m->horn, .claw_length = .5f};
    Vec3 at = V(.84f, 1.14f, .86f), bar = V(-.40f, -1, .15f), out = V(-1, .3f, -.1f), elbow = V(1.20f, .98f, .25f);
    part();
    paint(m->skin);
    blend(.08f);
    arm(V(.74f, 1.36f, -.06f), elbow, hand_wrist(h.size, at, bar, out), .2f, .16f, .11f);
    push();
    part();
    paint(m->skin);
    blend(.03f);
    hand_grip(h, at, bar, out);
    turn_z(180);
    turn_y(20);
    int plume = material_new(rgb(0xffd060), rgb(0xff7a20), .6f, .3f, PAT_NOISE, 5, .2f);
    material(plume)->emit = rgb(0xff7a20) * .7f;
    part();
    paint(plume);
    float q[] = {0, .05f, .06f, .22f, .2f, .35f, .26f, .7f, .14f, 1.06f, -.02f, .75f, -.06f, .3f};
    outline(7, q, 3, .03f, .08f);
    part();
    paint(m->nail);
    limb(V(0, .1f, 0), V(-.02f, -.42f, .03f), .03f, .006f);
    Vec3 tip = here(V(-.02f, -.42f, .05f)), flame = here(V(.1f, .7f, .1f));
    pop();
    sprite(tip, .08f, rgb(0xff9a30) * 1.5f, SPRITE_GLOW, 1);
    sprite(flame, .4f, rgb(0xff8a28), SPRITE_GLOW, .25f);
    lamp(flame + V(-.1f, 0, .3f), rgb(0xff8a30) * 2.4f, .4f);
}

static void contract_demon(void)
{
    camera(V(-.3f, 1.15f, 6.2f), V(-.06f, 1.62f, 0), 35.5f);
    scene()->tint[MIDTONE] = rgb(0x7a1c20);
    scene()->disc_x = -.86f;
    scene()->disc_y = 1.0f;
    scene()->disc_size = .6f;
    scene()->rim.color = rgb(0xff9a50) * 5.f;
    int skin = material_skin(rgb(0xc8302a), rgb(0x7a1420)),
        nail = material_new(rgb(0xf4e8c8), rgb(0xb09860), .35f, .9f, PAT_BONE, 4, .3f),
        horn_m = material_new(rgb(0x3a2c2c), rgb(0x1a1214), .4f, .9f, PAT_BONE, 4, .6f);
    int membrane = material_new(rgb(0x4a1018), rgb(0x200610), .6f, .5f, PAT_SKIN, 2.2f, .8f),
        robe = material_cloth(rgb(0x4a2a6a)), gold = material_gold(), hair = material_fur(rgb(0x1a1014));
    material(membrane)->sss = rgb(0xe04020) * .6f;
    material(skin)->bump = .6f;
    const Fiend m = {skin, nail, horn_m, robe, gold, hair};
    push();
    move(0, .70f, 0);
    grow(.92f);
    for (int side = -1; side <= 1; side += 2)
        bat_wing((float)side, membrane, horn_m);
    goat_legs(&m);
    chest_and_waistcoat(&m);
    burning_brow(&m);
    contract_in_hand(&m);
    burning_quill(&m);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- the one that counts the time ---- */

/* A goat's skull, its muzzle down. */
static void goat_skull(int bone, Vec3 glow)
{
    part();
    paint(bone);
    blend(.1f);
    egg(0, .14f, -.06f, .34f, .34f, .36f);
    limb(V(0, .06f, .14f), V(0, -.52f, .42f), .25f, .12f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.06f);
        limb(V(s * .08f, .2f, .26f), V(s * .36f, .14f, .1f), .08f, .07f);
        limb(V(s * .26f, -.06f, .16f), V(s * .12f, -.44f, .36f), .08f, .06f);
        egg(s * .28f, -.04f, .12f, .1f, .1f, .12f);
    }
    carve();
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .22f, .06f, .26f, .1f, .105f, .16f);
        egg(s * .045f, -.46f, .5f, .03f, .09f, .1f);
    }
    fill();
    for (int i = 0; i < 7; i++) {
        float u = ((float)i - 3) / 3;
        part();
        paint(bone);
        limb(V(u * .1f, -.54f, .44f - .06f * u * u), V(u * .1f, -.64f, .46f - .06f * u * u), .024f, .018f);
    }
    part();
    paint(material_plain(rgb(0x06040c), .95f, 0));
    egg(0, .05f, .08f, .26f, .13f, .12f);
    int ember = material_glow(glow, 2.4f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(ember);
        ball((float)side * .21f, .055f, .215f, .042f);
        sprite(here(V((float)side * .215f, .06f, .3f)), .07f, glow, SPRITE_GLOW, 1);
    }
    push(); /* the lower jaw */
    move(0, -.08f, .02f);
    turn_x(13);
    part();
    paint(bone);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .22f, .0f, .0f), V((float)side * .05f, -.58f, .22f), .07f, .055f);
    limb(V(0, -.5f, .2f), V(0, -.64f, .24f), .08f, .05f);
    pop();
}

static void hourglass(int frame, Vec3 sand_light)
{
    int glass = material_jelly(rgb(0xc8e8ff), V(.3f, .2f, .1f)), sand = material_glow(sand_light, 1.2f);
    material(glass)->emit = grey(.01f);
    part();
    paint(frame);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        drum(0, s * .44f, 0, .27f, .045f, .02f);
        drum(0, s * .39f, 0, .22f, .02f, .01f);
    }
    for (int i = 0; i < 4; i++) {
        float a = (float)i * PI / 2 + .6f;
        limb(V(sinf(a) * .235f, -.42f, cosf(a) * .235f), V(sinf(a) * .235f, .42f, cosf(a) * .235f), .026f, .026f);
        ball(sinf(a) * .235f, 0, cosf(a) * .235f, .045f);
    }
    jelly_part();
    paint(glass);
    blend(.1f);
    egg(0, .2f, 0, .19f, .19f, .19f);
    egg(0, -.2f, 0, .19f, .19f, .19f);
    limb(V(0, .1f, 0), V(0, -.1f, 0), .05f, .05f);
    part();
    paint(sand);
    blend(.06f);
    egg(0, -.27f, 0, .13f, .09f, .13f);
    egg(0, .13f, 0, .09f, .06f, .09f);
    limb(V(0, .1f, 0), V(0, -.25f, 0), .012f, .014f);
    Vec3 at = here(V(0, -.15f, .1f));
    sprite(at, .3f, sand_light, SPRITE_GLOW, .35f);
    lamp(at + V(0, .1f, .3f), sand_light * 2.4f, .35f);
}

/* In a sleeve that widens to `cuff`. */
static void robed_arm(int robe, int hide, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float cuff)
{
    part();
    paint(robe);
    blend(.1f);
    limb(shoulder, elbow, .24f, .22f);
    limb(elbow, vec_mix(elbow, wrist, .7f), .22f, cuff);
    part();
    paint(hide);
    blend(.04f);
    limb(elbow, wrist, .12f, .09f);
}

static void robe_with_a_fur(int robe, int fur)
{
    part();
    paint(robe);
    blend(.2f);
    egg(0, 1.35f, -.12f, .8f, .42f, .42f);
    limb(V(0, 1.2f, -.1f), V(0, -.2f, 0), .56f, .9f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .46f, 1.2f, .32f * cosf(a)), V(sinf(a) * .95f, -.2f, .76f * cosf(a)), .09f, .17f);
    }
    part();
    paint(fur);
    blend(.08f);
    for (int i = 0; i < 38; i++) {
        float a = (float)i / 38 * 2 * PI, k = i % 2 ? 1 : .84f;
        limb(V(sinf(a) * .36f, 1.72f, -.06f + cosf(a) * .3f),
             V(sinf(a) * .86f * k, 1.36f - .12f * chance(i), -.06f + cosf(a) * .6f * k), .12f, .03f);
    }
}

/* One holds it, the other points at it. */
static void hands_with_an_hourglass(int robe, int hide, int claw, int silver)
{
    Hand h = {.size = .25f, .thick = .85f, .spread = 40, .curl = .3f, .thumb = 1, .claw = claw, .claw_length = .6f};
    Vec3 wrist = V(-.72f, .86f, .78f), elbow = V(-1.02f, .86f, .2f);
    robed_arm(robe, hide, V(-.7f, 1.38f, -.08f), elbow, wrist, .3f);
    part();
    paint(hide);
    blend(.03f);
    hand_at(&h, wrist, V(.05f, .15f, 1), V(.1f, 1, -.1f));
    push();
    move(-.66f, 1.42f, 1.04f);
    turn_z(8);
    hourglass(silver, rgb(0xffb040));
    pop();
    Vec3 wrist2 = V(.52f, 1.2f, .82f), elbow2 = V(1.02f, .95f, .25f);
    robed_arm(robe, hide, V(.7f, 1.38f, -.08f), elbow2, wrist2, .28f);
    h.thumb = -1;
    h.curl = .25f;
    h.spread = 30;
    part();
    paint(hide);
    blend(.03f);
    hand_at(&h, wrist2, V(-1, .25f, .4f), V(.2f, .2f, -1));
}

static void hourglass_demon(void)
{
    camera(V(.4f, 1.3f, 5.9f), V(.02f, 1.58f, 0), 32);
    scene()->tint[DARK] = rgb(0x06060f);
    scene()->tint[SHADOW] = rgb(0x1a1640);
    scene()->tint[MIDTONE] = rgb(0x3e2c7c);
    scene()->tint[LIGHT] = rgb(0x90a0e0);
    scene()->tint[GLOW] = rgb(0xe8f4ff);
    scene()->rim.color = rgb(0x40d8ff) * 3.6f;
    scene()->fill.color = rgb(0x6030c0) * .5f;
    scene()->zenith = rgb(0x404878) * .8f;
    scene()->back_mirrored = true;
    scene()->disc_size = 1.35f;
    scene()->disc_x = .0f;
    scene()->disc_y = .5f;
    int bone = material_bone(), robe = material_new(rgb(0x1e2438), rgb(0x0c0e1c), .9f, .3f, PAT_CLOTH, 2.4f, .9f),
        silver = material_iron(), fur = material_fur(rgb(0x3a3c58)),
        horn_m = material_new(rgb(0x6a6078), rgb(0x2c2438), .4f, .9f, PAT_BONE, 4, .6f),
        hide = material_skin(rgb(0x5a6290), rgb(0x2c3060));
    Vec3 cold = rgb(0x40e0ff);
    push();
    move(0, -.1f, 0);
    turn_y(-6);
    robe_with_a_fur(robe, fur);
    push();
    move(-.02f, 2.12f, .26f);
    turn_y(6);
    turn_x(-6);
    turn_z(5);
    grow(1.16f);
    goat_skull(bone, cold);
    ram_horns(1.08f, horn_m);
    push();
    move(0, .42f, -.06f);
    flames(12, .2f, .18f, .8f, .09f, 12, -8, rgb(0xa0f8ff), rgb(0x2a60ff), 44);
    pop();
    pop();
    hands_with_an_hourglass(robe, hide, horn_m, silver);
    chain(V(-.5f, 1.5f, .42f), V(.5f, 1.5f, .42f), .28f, 13, .055f, silver);
    pop();
    faction_ground();
    for (int i = 0; i < 90; i++)
        sprite(V((chance(i + 300) - .5f) * 5, powf(chance(i + 400), 1.3f) * 3.4f, -2 + chance(i + 500) * 4),
               .007f + .014f * powf(chance(i + 600), 3), vec_mix(rgb(0x40a0ff), rgb(0xc0f8ff), chance(i)) * 1.6f,
               SPRITE_GLOW, 1);
}

const Card demon_cards[] = {
    {"cards/horde/demon", BLOOD, contract_demon}, {"cards/horde/demon-2", BLOOD, hourglass_demon}, {0}};
