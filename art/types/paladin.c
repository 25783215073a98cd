/* SPDX-License-Identifier: MIT
 * Paladins: the winged captain, the lance of the wild wood. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/brute.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/hero_head.h"
#include "types/heroes.h"

static int plate_of(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .6f;
    return m;
}

/* Plate over a body of props/brute.h that is itself painted as steel: breast, tassets, shoulders, knees. */
static void plate_armour(const Brute *b, int steel, int trim)
{
    float k = b->bulk, w = b->shoulder, far = vec_length(b->chest - b->hip);
    push();
    brute_chest_frame(b);
    part();
    paint(steel);
    blend(.07f);
    egg(0, -far * .30f, .03f, w * .98f, far * .46f, .31f * k);
    egg(0, -far * .62f, .02f, w * .74f, far * .34f, .27f * k);
    blend(.03f);
    limb(V(0, .04f, .27f * k), V(0, -far * .80f, .28f * k), .035f, .02f); /* its ridge */
    part();
    paint(trim);
    blend(.015f);
    Vec3 neck[7] = {V(-.22f, .10f, -.06f), V(-.20f, .07f, .10f), V(-.11f, .03f, .20f), V(0, .01f, .24f),
                    V(.11f, .03f, .20f),   V(.20f, .07f, .10f),  V(.22f, .10f, -.06f)};
    float nr[7] = {.035f, .035f, .035f, .035f, .035f, .035f, .035f};
    tube(7, neck, nr, 3);
    for (int row = 0; row < 3; row++)
        for (int i = -4; i <= 4; i++) { /* tassets */
            float a = (float)i * .40f, r = b->pelvis + .13f * k + .035f * (float)row;
            part();
            paint(row == 2 ? trim : steel);
            push();
            move(sinf(a) * r * 1.06f, -far - .02f - .13f * (float)row, cosf(a) * r * .92f);
            turn_y(a * 57.3f);
            turn_x(-12);
            box(0, 0, 0, .082f * k, .085f, .022f, .025f);
            pop();
        }
    pop();
    for (int side = -1; side <= 1; side += 2) {
        Vec3 at = brute_shoulder(b, (float)side), knee = b->knee[side > 0],
             ahead = knee - vec_mix(b->hip, b->foot[side > 0], .5f);
        push();
        move(at[0], at[1] + .05f, at[2]);
        turn_z((float)side * -14);
        pauldron(.26f * k, 4, 0, (float)side, steel);
        part();
        paint(trim);
        push();
        turn_z((float)side * -10);
        ring(0, .02f, 0, .265f * k, .024f);
        pop();
        pop();
        Vec3 out = vec_unit(V(ahead[0], 0, ahead[2] + .2f));
        part();
        paint(trim);
        blend(.03f);
        Vec3 cop = knee + out * (.07f * k);
        ball(cop[0], cop[1], cop[2], .115f * k);
        limb(cop + out * (.07f * k), cop + out * (.15f * k) + V(0, .03f, 0), .05f * k, .006f);
    }
}

/* A closed helm: skull and bevor, one slit of that half height, breaths of that radius. */
static void closed_helm(int steel, int trim, Vec3 eyes, float slit, float breath)
{
    part();
    paint(steel);
    blend(.07f);
    egg(0, .16f, -.07f, .40f, .42f, .47f);
    egg(0, -.20f, .06f, .34f, .30f, .36f);
    limb(V(0, -.40f, .02f), V(0, -.58f, -.04f), .28f, .32f);
    blend(.03f);
    limb(V(0, .20f, .40f), V(0, -.34f, .46f), .05f, .03f); /* the keel of its face */
    carve();
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .17f, .06f, .36f);
        turn_y((float)side * 26);
        turn_z((float)side * 7);
        box(0, 0, 0, .1183f + .8333f * slit, slit, .16f, .012f);
        pop();
        for (int i = 0; i < 8; i++)
            ball((float)side * (.12f + .06f * (float)(i % 4)), -.16f - .08f * (float)(i / 4),
                 .41f - .035f * (float)(i % 4), breath);
    }
    fill();
    part();
    paint(trim);
    blend(.015f);
    limb(V(0, .56f, .06f), V(0, .58f, -.20f), .04f, .04f);
    limb(V(0, .22f, .41f), V(0, .55f, .10f), .034f, .04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .36f, .13f, .20f), V(0, .12f, .45f), .03f, .03f);
        ball(q * .395f, .04f, .02f, .055f);
    }
    part();
    paint(material_plain(rgb(0x080608), .9f, .1f));
    egg(0, .06f, .14f, .30f, .08f, .20f);
    int m = material_glow(eyes, 2.2f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(m);
        egg((float)side * .15f, .06f, .335f, .05f, .026f, .03f);
        sprite(here(V((float)side * .15f, .06f, .46f)), .05f, eyes, SPRITE_GLOW, .7f);
    }
}

/* ---- the winged captain ---- */

/* An arrow that has come from behind us and stands in something at `at`. */
static void arrow_in(Vec3 at, Vec3 from, int wood, int feather)
{
    Vec3 d = vec_unit(from - at), x = vec_unit(vec_cross(d, V(0, 1, 0))), y = vec_cross(x, d), end = at + d * 1.15f;
    part();
    paint(wood);
    limb(at, end, .036f, .036f);
    part();
    paint(feather);
    for (int i = 0; i < 3; i++) {
        float a = (float)i * 2 * PI / 3 + .5f;
        Vec3 o = x * cosf(a) + y * sinf(a);
        web(end - d * .04f, end - d * .34f, end - d * .08f + o * .17f, .008f);
        web(end - d * .34f, end - d * .30f + o * .13f, end - d * .08f + o * .17f, .008f);
    }
}

/* Over the rim, between two volleys. */
static void paladin2(void)
{
    camera(V(.0f, 1.62f, 5.8f), V(.0f, 1.62f, 0), 31);
    hero_stage(PARTY_COOL, open_air);
    Scene *s = scene();
    set_palette(s, 0x040814, 0x10244a, 0x28507c, 0x6898c0, 0x9fe8ff, 0xf0faff);
    s->roll = -3;
    s->key.color = rgb(0xfff0e0) * 2.2f;
    s->key.towards = V(-.55f, .65f, .6f);
    s->rim.color = rgb(0x90d0ff) * 2.8f;
    s->vignette = 1.4f;
    int steel = plate_of(rgb(0xb8c8dc)), gold = material_gold(), blue = material_plain(rgb(0x183c94), .35f, .9f),
        white = material_cloth(rgb(0xf4f8ff)), pale = material_cloth(rgb(0xa8c8e8)), wood = material_wood(),
        red = material_cloth(rgb(0xb82820)), glove = plate_of(rgb(0x98a8bc));
    Kin k = {.head = {.skin = rgb(0xa86a48),
                      .hair = rgb(0x181010),
                      .iris = rgb(0x60c8ff),
                      .age = .4f,
                      .man = .15f,
                      .wide = .97f,
                      .eye = 1.5f,
                      .glow = .4f,
                      .lips = 1.2f,
                      .brow = 1.3f,
                      .nose = NOSE_BROAD,
                      .nose_size = .85f,
                      .mood = MOOD_RESOLVE,
                      .cast = CAST_FINE,
                      .hairs = HAIR_CROP,
                      .gaze_x = 4,
                      .seed = 7},
             .look = -6,
             .nod = 6,
             .lean = 3,
             .head_size = 1.20f};
    push();
    hero_head(&k, V(.0f, 2.0f, .0f));
    fit_headgear();
    move(0, .05f, 0);
    grow(1.04f);
    helm_open(steel, gold, false);
    helm_wings(1.15f, white, pale);
    part();
    paint(material_gem(rgb(0x40b0ff)));
    crystal(0, .3f, .48f, .07f, .1f, .05f);
    pop();
    push(); /* the shield */
    move(.02f, .68f, .85f);
    turn_x(-6);
    part();
    paint(gold);
    push();
    turn_x(90);
    drum(0, 0, 0, 1.16f, .06f, .05f);
    pop();
    part();
    paint(blue);
    egg(0, 0, .0f, 1.06f, 1.06f, .17f);
    part(); /* a star of eight rays */
    paint(gold);
    float star[32];
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8, r = i % 2 ? .22f : i % 4 ? .46f : .74f;
        star[2 * i] = sinf(a) * r;
        star[2 * i + 1] = cosf(a) * r;
    }
    push();
    move(0, -.02f, .15f);
    outline(16, star, 1, .04f, .05f);
    pop();
    for (int i = 0; i < 12; i++) {
        float a = ((float)i + .5f) * PI / 6;
        part();
        paint(steel);
        ball(sinf(a) * 1.10f, cosf(a) * 1.10f, .07f, .05f);
    }
    pop();
    arrow_in(V(-.62f, .98f, 1.0f), V(-1.0f, 1.9f, 4), wood, red);
    arrow_in(V(.55f, 1.22f, 1.0f), V(1.2f, 2.3f, 4), wood, white);
    arrow_in(V(.70f, .62f, 1.0f), V(1.3f, 1.2f, 4), wood, red);
    arrow_in(V(-.20f, .62f, 1.05f), V(-.5f, 1.3f, 4), wood, white);
    for (int side = -1; side <= 1; side += 2) { /* her gauntlets on the rim */
        float q = (float)side;
        for (int i = 0; i < 4; i++) {
            float x = q * (.86f + .10f * (float)i), y = .68f + sqrtf(max_of(1.42f - x * x, .02f));
            Vec3 p[3] = {V(x, y - .10f, .62f), V(x, y + .04f, .86f), V(x * .97f, y - .14f, 1.03f)};
            float r[3] = {.07f, .068f, .055f};
            part();
            paint(glove);
            tube(3, p, r, 3);
        }
    }
    lamp(V(-.25f, 2.05f, 1.2f), rgb(0xffe8d0) * 1.8f, .4f);
    faction_motes();
}

/* ---- the lance of the wild wood ---- */

/* The salute before he strikes: half of his gaze on each side of the blade. */
static void paladin3(void)
{
    camera(V(-.12f, 1.50f, 5.0f), V(.0f, 1.78f, 0), 30);
    hero_stage(PARTY_WILD, open_air);
    Scene *s = scene();
    set_palette(s, 0x0c1a0c, 0x3e6030, 0x98c068, 0xe4f0a8, 0xc0ff60, 0xf8ffe0);
    s->roll = 0;
    s->key.color = rgb(0xf4ffe0) * 1.7f;
    s->key.towards = V(-.75f, .55f, .5f);
    s->rim.color = rgb(0xe0ffa0) * 3.6f;
    s->fill.color = rgb(0x305040) * .6f;
    s->vignette = 1.2f;
    int steel = plate_of(rgb(0x4a5650)), bright = plate_of(rgb(0xf4fff0)), gold = material_gold(),
        green = material_wool(rgb(0x143a1c)),
        bone = material_new(rgb(0xf0dcb0), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    material(steel)->metal = .3f;
    material(bright)->metal = .3f;
    Brute b = {.hip = V(.0f, .60f, -.30f),
               .chest = V(.0f, 1.26f, -.10f),
               .front = V(0, -.05f, 1),
               .shoulder = .62f,
               .pelvis = .17f,
               .bulk = 1.25f,
               .knee = {V(-.3f, .3f, .2f), V(.3f, .3f, 0)},
               .foot = {V(-.3f, -.2f, .1f), V(.3f, -.2f, 0)},
               .skin = steel,
               .trousers = steel,
               .boots = steel,
               .hand = .25f,
               .thick = 1.15f};
    brute_cloak(&b, green, 1.5f, 70, V(.5f, .2f, -.35f), 6);
    brute_body(&b);
    plate_armour(&b, steel, gold);
    push();
    move(.0f, 2.02f, .06f);
    turn_x(6);
    grow(1.22f);
    closed_helm(steel, gold, rgb(0xb8ff40), .046f, .017f);
    helm_horns(.92f, bone);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* both hands on the grip, one above the other */
        float q = (float)side;
        push();
        brute_grip(&b, q, V(q * .78f, .82f, .35f), V(.0f, q < 0 ? .98f : .70f, .95f), V(0, 1, 0), V(q * .4f, .1f, 1));
        pop();
    }
    push();
    move(.0f, .92f, .95f);
    grow(1.25f);
    sword(1.72f, .20f, bright, gold);
    pop();
    for (int side = -1; side <= 1; side += 2)
        lamp(V((float)side * .42f, 2.15f, 1.0f), rgb(0x90ff30) * .8f, .25f);
    sprite(V(-.06f, 2.52f, 1.1f), .20f, rgb(0xffffff), SPRITE_SPARKLE, 1.2f);
    faction_motes();
}

const Card paladin_cards[] = {
    {"cards/monstrous/paladin-2", ROYAL, paladin2}, {"cards/monstrous/paladin-3", ROYAL, paladin3}, {0}};
