/* SPDX-License-Identifier: MIT
 * The small ones of the monstrous horde: Kobolds, Goblins, the Imp; and the Gnoll, who is not small. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/beast.h"
#include "props/figure.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/dragon_body.h"
#include "types/troll_body.h"

static int slit_eye(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, rgb(0xfff0a0), .55f), glow, PUPIL_SLIT);
}

/* ---- Kobolds ---- */

/* A head between dog and lizard, with small horns. */
static void kobold_head(int scales, int light, int bone, Vec3 iris, float jaw)
{
    beast_head(&(Beast){.hide = scales,
                        .muzzle_hide = light,
                        .nose = scales,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = slit_eye(iris, .7f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .52f,
                        .root = .23f,
                        .tip = .12f,
                        .droop = 6,
                        .jaw = jaw,
                        .teeth = 7,
                        .fang = .06f,
                        .tusk = .05f,
                        .ear = .5f,
                        .ear_width = .15f,
                        .ear_out = 74,
                        .ear_turn = 10,
                        .eye = .12f,
                        .eye_x = .2f,
                        .eye_yaw = 16,
                        .lid = 12,
                        .open = .66f,
                        .brow = .075f});
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        horn(V(s * .16f, .34f, .06f), V(s * .2f, .6f, -.02f), V(s * .12f, .82f, -.18f), .075f, bone);
    }
    for (int i = 0; i < 5; i++) {
        part();
        paint(bone);
        limb(V(0, .42f - .1f * (float)i, -.1f - .1f * (float)i), V(0, .6f - .1f * (float)i, -.22f - .12f * (float)i),
             .05f, .006f);
    }
}

static void lizard_tail(int scales, float side)
{
    part();
    paint(scales);
    Vec3 p[5] = {V(0, .4f, -.3f), V(side * .5f, .2f, -.6f), V(side * 1.0f, .3f, -.5f), V(side * 1.25f, .75f, -.4f),
                 V(side * 1.1f, 1.15f, -.4f)};
    float r[5] = {.2f, .17f, .12f, .08f, .012f};
    blend(.03f);
    tube(5, p, r, 4);
}

static void candle(float height)
{
    part();
    paint(material_plain(rgb(0xf4ecd0), .5f, .5f));
    blend(.02f);
    drum(0, height * .5f, 0, .085f, height * .5f, .02f);
    ball(.06f, height * .7f, .05f, .04f);
    push();
    move(0, height, 0);
    flames(3, .02f, .02f, .24f, .06f, 4, 0, rgb(0xffe080), rgb(0xff9a28), 3);
    Vec3 at = here(V(0, .1f, .12f));
    pop();
    lamp(at, rgb(0xffb050) * 2.4f, .35f);
    sprite(at, .28f, rgb(0xffc060), SPRITE_GLOW, .5f);
}

/* A pick: two points on a shaft. */
static void pick(float length, int metal, int wood)
{
    staff(.4f, length, .042f, wood);
    part();
    paint(metal);
    blend(.02f);
    Vec3 p[5] = {V(-.48f, length - .2f, 0), V(-.24f, length - .04f, 0), V(0, length, 0), V(.24f, length - .04f, 0),
                 V(.48f, length - .2f, 0)};
    float r[5] = {.008f, .05f, .07f, .05f, .008f};
    tube(5, p, r, 4);
}

static void kobold(void)
{
    camera(V(.3f, .9f, 5.7f), V(0, 1.38f, 0), 33);
    int scales = material_scales(rgb(0xc8552c), rgb(0x6a2018), 12),
        light = material_scales(rgb(0xe8a868), rgb(0xa86838), 13), bone = material_bone(),
        leather = material_leather(rgb(0x5a3a22)), iron = material_iron(), gold = material_gold();
    set_palette(scene(), 0x0c1014, 0x24343e, 0x4a6a78, 0xa8c8c8, 0x60d8c0, 0xf0fff8);
    push();
    move(.02f, -.2f, 0);
    turn_y(-8);
    figure_torso(leather, .85f, .4f);
    figure_legs(scales, .1f);
    lizard_tail(scales, 1);
    push();
    move(0, 1.66f, .22f);
    turn_y(-16);
    turn_z(7);
    grow(1.14f);
    kobold_head(scales, light, bone, rgb(0xffd020), 20);
    push(); /* a pan for a helmet, a candle upon it */
    move(0, .36f, .02f);
    turn_x(-6);
    part();
    paint(iron);
    blend(.03f);
    egg(0, 0, 0, .36f, .24f, .36f);
    ring(0, -.02f, 0, .38f, .05f);
    move(0, .2f, .12f);
    candle(.22f);
    pop();
    pop();
    push();
    figure_holding(scales, light, figure_left, V(-.98f, 1.05f, .15f), 1, V(-.85f, 1.5f, .65f), V(-.2f, 1, .1f),
                   V(.4f, .1f, 1));
    pick(.85f, iron, material_wood());
    pop();
    figure_offering(scales, light, figure_right, V(.95f, .85f, .3f), -1, V(.76f, 1.05f, .9f), V(.2f, .7f, 1),
                    V(-.2f, 1, -.4f));
    push(); /* the gem he found */
    move(.82f, 1.36f, 1.1f);
    turn_z(20);
    part();
    paint(material_gem(rgb(0x30e0c0)));
    crystal(0, 0, 0, .15f, .22f, .15f);
    Vec3 gem = here(V(0, 0, .2f));
    pop();
    belt(.48f, .44f, .4f, leather, gold);
    pop();
    sprite(gem, .3f, rgb(0x40ffd8), SPRITE_GLOW, .5f);
    sprite(gem, .16f, rgb(0xd0fff4), SPRITE_SPARKLE, 1.2f);
    faction_ground();
    faction_motes();
}

static void kobold2(void)
{
    camera(V(-.45f, .65f, 5.7f), V(-.02f, 1.32f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x180c0a, 0x4a2418, 0x9a5a2c, 0xf0c070, 0xffb040, 0xfff0c8);
    s->back_mirrored = true;
    int scales = material_scales(rgb(0x4a8ac0), rgb(0x1c3a6a), 12),
        light = material_scales(rgb(0xb0d0d8), rgb(0x5a8a9a), 13), bone = material_bone(),
        leather = material_leather(rgb(0x6a3a22)), iron = material_iron(), wood = material_wood();
    push();
    move(.04f, -.24f, 0);
    turn_y(12);
    figure_torso(scales, .85f, .2f);
    figure_legs(leather, .14f);
    lizard_tail(scales, -1);
    necklace(.42f, .4f, .2f, 9, .06f, bone);
    push();
    move(0, 1.62f, .26f);
    turn_y(-30);
    turn_x(-4);
    turn_z(-8);
    grow(1.14f);
    kobold_head(scales, light, bone, rgb(0xff7a20), 32);
    pop();
    push(); /* a door of a stove for a shield */
    figure_sleeve(scales, 0, figure_left, V(-.9f, .8f, .3f), V(-.6f, .8f, .7f), 1);
    move(-.66f, .8f, .8f);
    turn_y(-20);
    turn_z(8);
    part();
    paint(wood);
    for (int i = -2; i <= 2; i++)
        box((float)i * .17f, .02f * (float)(i % 2), 0, .08f, .46f, .035f, .02f);
    part();
    paint(iron);
    for (int i = -1; i <= 1; i += 2)
        box(0, (float)i * .26f, .05f, .44f, .05f, .02f, .015f);
    part();
    paint(material_plain(rgb(0xf0e0b0), .7f, .2f)); /* a claw painted on it */
    blend(.01f);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * .14f, .18f, .09f), V((float)i * .1f - .04f, -.2f, .09f), .035f, .012f);
    pop();
    push();
    figure_holding(scales, light, figure_right, V(.98f, 1.05f, .15f), -1, V(.9f, 1.5f, .6f), V(-.35f, 1, .2f),
                   V(-.3f, .1f, 1));
    spear(.8f, .75f, iron, wood);
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- Goblins ---- */

static int goblin_skin(Vec3 a, Vec3 b)
{
    int m = material_skin(a, b);
    material(m)->bump = .6f;
    return m;
}

/* A stolen hen under his arm. */
static void stolen_hen(void)
{
    push();
    move(.66f, .92f, .5f);
    turn_y(24);
    int feathers = material_fur(rgb(0xf4f0e8)), red = material_plain(rgb(0xe02a20), .4f, .8f),
        beak = material_plain(rgb(0xffb020), .4f, .8f);
    part();
    paint(feathers);
    blend(.12f);
    egg(0, 0, 0, .26f, .24f, .36f);
    limb(V(0, .1f, .25f), V(0, .34f, .38f), .13f, .11f);
    limb(V(0, .1f, -.25f), V(0, .32f, -.5f), .12f, .03f);
    part();
    paint(red);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        ball(0, .47f + .02f * (float)(i == 1), .3f + .08f * (float)i, .05f);
    part();
    paint(beak);
    limb(V(0, .34f, .47f), V(0, .32f, .6f), .05f, .008f);
    int wide = material_eye(rgb(0x201008), rgb(0xfff8e8), 0, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye((float)side * .085f, .38f, .42f, .055f, (float)side * 40, 0, wide);
    }
    pop();
}

static void goblin_head(int skin, int gold, int hair)
{
    push();
    move(0, 1.66f, .24f);
    turn_y(8);
    turn_x(2);
    turn_z(9);
    grow(1.2f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 2.0f,
                      .hook = .12f,
                      .wide = 1.02f,
                      .ear = 1.5f,
                      .ear_droop = -6,
                      .lid = 17,
                      .open = .6f,
                      .eye_size = 1.2f,
                      .iris = rgb(0xffc820),
                      .glow = .5f,
                      .brow = .8f,
                      .mouth = .085f,
                      .smile = .11f,
                      .teeth = material_tooth(),
                      .sharp = true});
    part(); /* three tufts of hair */
    paint(hair);
    blend(.03f);
    for (int i = -1; i <= 1; i++)
        limb(V(.06f * (float)i, .46f, 0), V(.2f * (float)i, .8f, -.1f), .06f, .006f);
    part();
    paint(gold);
    for (int i = 0; i < 2; i++) {
        push();
        move(-.82f - .14f * (float)i, .18f + .1f * (float)i, -.02f);
        turn_x(90);
        ring(0, 0, 0, .07f, .018f);
        pop();
    }
    pop();
}

static void goblin(void)
{
    camera(V(.25f, .85f, 5.6f), V(-.02f, 1.42f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x180a14, 0x44202e, 0x9a4a3c, 0xf0b080, 0xffd060, 0xfff0d0);
    s->backdrop = place_village;
    int skin = goblin_skin(rgb(0x9ac040), rgb(0x5a8a2c)), vest = material_leather(rgb(0x6a4024)),
        iron = material_iron(), gold = material_gold(), hair = material_fur(rgb(0x2a1a14)),
        rag = material_cloth(rgb(0xa83a24));
    push();
    move(.02f, -.22f, 0);
    turn_y(-10);
    figure_torso(vest, .8f, .5f);
    figure_legs(rag, .14f);
    goblin_head(skin, gold, hair);
    push();
    figure_holding(skin, skin, figure_left, V(-.95f, 1.0f, .2f), 1, V(-.86f, 1.42f, .75f), V(-.25f, 1, .1f),
                   V(.4f, .1f, 1));
    cutlass(1.0f, iron, gold);
    pop();
    stolen_hen();
    figure_sleeve(skin, 0, figure_right, V(.98f, .8f, .3f), V(.62f, .68f, .85f), 1);
    part();
    paint(skin);
    blend(.03f);
    Hand h = figure_hand(.26f, -1);
    h.curl = .5f;
    hand_at(&h, V(.62f, .68f, .85f), V(-.9f, .3f, .3f), V(0, .4f, -1));
    belt(.48f, .44f, .4f, vest, gold);
    pop();
    faction_motes();
}

static void goblin_under_a_pot(int skin, int iron, int hair)
{
    push();
    move(0, 1.64f, .22f);
    turn_y(-24);
    turn_x(6);
    turn_z(-6);
    grow(1.18f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.3f,
                      .wide = 1.2f,
                      .ear = 1.25f,
                      .ear_droop = 26,
                      .lid = 16,
                      .open = .56f,
                      .eye_size = 1.05f,
                      .iris = rgb(0xffb030),
                      .glow = .5f,
                      .pupil = PUPIL_SLIT,
                      .brow = .9f,
                      .mouth = .06f,
                      .smile = .09f,
                      .teeth = material_tooth(),
                      .sharp = true});
    push(); /* a cooking pot is his helmet */
    move(0, .3f, -.04f);
    turn_x(-10);
    turn_z(8);
    part();
    paint(iron);
    blend(.04f);
    limb(V(0, 0, 0), V(0, .3f, 0), .45f, .4f);
    carve();
    box(0, -.42f, .1f, .7f, .42f, .7f, .02f);
    fill();
    ring(0, .02f, 0, .45f, .06f);
    push();
    move(0, .52f, 0);
    turn_x(90);
    ring(0, 0, 0, .2f, .035f);
    pop();
    pop();
    pop();
}

/* Arrows on his back. */
static void quiver(int wood)
{
    for (int i = 0; i < 4; i++) {
        float x = .5f + .09f * (float)i;
        part();
        paint(wood);
        limb(V(x - .3f, 1.0f, -.4f), V(x, 1.98f - .05f * (float)(i % 2), -.45f), .02f, .02f);
        part();
        paint(material_plain(rgb(0xf4f0e0), .7f, .2f));
        web(V(x - .03f, 1.86f, -.45f), V(x - .1f, 2.02f, -.45f), V(x + .02f, 2.06f, -.45f), .012f);
        web(V(x - .02f, 1.86f, -.44f), V(x + .07f, 2.0f, -.44f), V(x + .02f, 2.06f, -.44f), .012f);
    }
}

/* A bow drawn to the cheek: a fist round its middle, the other at the nock. */
static void drawn_bow(int skin, int wood, int iron)
{
    Vec3 grip = V(-.82f, 1.20f, 1.0f), nock = V(.36f, 1.36f, .78f), way = vec_unit(grip - nock);
    Vec3 arc[7] = {grip + V(.34f, .86f, -.06f), grip + V(.20f, .62f, -.04f),  grip + V(.04f, .30f, 0),     grip,
                   grip + V(.04f, -.30f, 0),    grip + V(.20f, -.62f, -.04f), grip + V(.34f, -.86f, -.06f)};
    float thick[7] = {.018f, .035f, .045f, .05f, .045f, .035f, .018f};
    push();
    figure_holding(skin, skin, figure_left, V(-.98f, 1.02f, .45f), 1, grip, V(0, 1, 0), V(-.9f, 0, .5f));
    pop();
    push();
    figure_holding(skin, skin, figure_right, V(1.02f, 1.20f, .25f), -1, nock, V(0, 1, 0), V(-.6f, .1f, .9f));
    pop();
    part();
    paint(wood);
    blend(.02f);
    tube(7, arc, thick, 4);
    part();
    paint(material_plain(rgb(0xf0e8d0), .6f, .3f));
    blend(.01f);
    limb(arc[0], nock, .011f, .011f);
    limb(nock, arc[6], .011f, .011f);
    part();
    paint(wood);
    limb(nock - way * .04f, grip + way * .30f, .020f, .020f);
    part();
    paint(iron);
    limb(grip + way * .26f, grip + way * .52f, .06f, .003f);
}

static void goblin2(void)
{
    camera(V(-.35f, 1.25f, 5.6f), V(.02f, 1.42f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0a1222, 0x1e3458, 0x44709a, 0xb0d4e0, 0xffd070, 0xf4fff8);
    s->backdrop = place_graveyard;
    s->roll = -4;
    int skin = goblin_skin(rgb(0x6f9a62), rgb(0x40663c)), tunic = material_cloth(rgb(0x9a3a2c)), iron = material_iron(),
        wood = material_wood(), leather = material_leather(rgb(0x4a2c1a)), hair = material_fur(rgb(0x3a2a20));
    push();
    move(0, -.24f, 0);
    turn_y(16);
    figure_torso(tunic, .85f, .8f);
    figure_legs(leather, .12f);
    figure_skirt(tunic, .4f, .3f, 7);
    goblin_under_a_pot(skin, iron, hair);
    drawn_bow(skin, wood, iron);
    quiver(wood);
    belt(.48f, .44f, .4f, leather, iron);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- the Imp ---- */

static void imp_head(int skin, int hornm, int hair)
{
    push();
    move(0, 1.62f, .2f);
    turn_y(4);
    turn_x(4);
    turn_z(-8);
    grow(1.1f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.3f,
                      .hook = .14f,
                      .wide = .96f,
                      .ear = 1.0f,
                      .ear_droop = -22,
                      .lid = 20,
                      .open = .6f,
                      .eye_size = 1.2f,
                      .iris = rgb(0xffe040),
                      .white = rgb(0xffd860),
                      .glow = .8f,
                      .pupil = PUPIL_SLIT,
                      .brow = 1.2f,
                      .mouth = .1f,
                      .smile = .13f,
                      .teeth = material_tooth(),
                      .sharp = true});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .2f, .38f, .12f), V(q * .42f, .66f, .16f), V(q * .34f, .98f, .02f), .1f, hornm);
    }
    part(); /* a pointed beard */
    paint(hair);
    blend(.03f);
    limb(V(0, -.4f, .32f), V(.02f, -.72f, .4f), .075f, .006f);
    pop();
}

/* Legs of a goat, drawn up: he flies. */
static void goat_legs(void)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.08f);
        limb(V(q * .2f, .4f, .08f), V(q * .45f, .3f, .42f), .2f, .14f);
        limb(V(q * .45f, .3f, .42f), V(q * .38f, -.02f, .2f), .13f, .08f);
        limb(V(q * .38f, -.02f, .2f), V(q * .42f, -.14f, .4f), .08f, .05f);
    }
}

static void imp(void)
{
    camera(V(-.3f, .95f, 6.0f), V(0, 1.5f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x060c14, 0x0e2834, 0x22606a, 0x9cd0c0, 0xffc040, 0xfff0c0);
    s->roll = 5;
    s->rim.color = rgb(0xff9a40) * 2.f;
    s->key.color = rgb(0xfff0e0) * 1.9f;
    s->fill.color = rgb(0x3a7080) * .4f;
    int skin = goblin_skin(rgb(0xe03a24), rgb(0x8a1420)),
        hornm = material_new(rgb(0x3a2420), rgb(0x1a1010), .35f, 1, PAT_BONE, 4, .4f),
        hair = material_fur(rgb(0x2a0c10)), iron = material_iron();
    Hide h = {.fine_scales = skin, .horn = hornm, .membrane = material_skin(rgb(0x5a1a30), rgb(0x2a0c18))};
    material(h.membrane)->sss = rgb(0xff6a30) * .25f;
    push();
    move(0, -.02f, 0);
    turn_y(-10);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 tip[4] = {V(q * 1.5f, 2.45f, -.6f), V(q * 1.55f, 1.75f, -.5f), V(q * 1.25f, 1.25f, -.45f),
                       V(q * .8f, .95f, -.4f)};
        dragon_wing(&h, q, V(q * .25f, 1.25f, -.3f), V(q * .6f, 1.7f, -.5f), V(q * .9f, 2.4f, -.5f), tip);
    }
    part();
    paint(skin);
    blend(.16f);
    egg(0, .95f, 0, .38f, .36f, .28f);
    egg(0, .55f, .06f, .36f, .34f, .32f);
    goat_legs();
    Vec3 tail[6] = {V(0, .35f, -.25f),  V(.45f, .1f, -.3f),  V(.95f, .2f, -.1f),
                    V(1.05f, .6f, .1f), V(.85f, .85f, .15f), V(.98f, 1.1f, .15f)};
    float tr[6] = {.12f, .09f, .07f, .055f, .045f, .04f};
    tube(6, tail, tr, 4);
    part();
    paint(hornm);
    push();
    move(1.0f, 1.12f, .15f);
    turn_z(-16);
    float barb[] = {0, -.04f, .16f, .02f, 0, .3f, -.16f, .02f};
    outline(4, barb, 1, .05f, .05f);
    pop();
    imp_head(skin, hornm, hair);
    push();
    figure_holding(skin, skin, V(-.36f, 1.1f, 0), V(-.8f, .85f, .25f), 1, V(-.72f, 1.25f, .7f), V(-.18f, 1, .1f),
                   V(.4f, .1f, 1));
    trident(.9f, .85f, iron, hornm);
    pop();
    figure_offering(skin, skin, V(.36f, 1.1f, 0), V(.8f, .9f, .25f), -1, V(.76f, 1.3f, .65f), V(.15f, 1, .3f),
                    V(-.1f, .3f, 1));
    push();
    move(.85f, 1.78f, .85f);
    flames(9, .06f, .06f, .45f, .08f, 14, 0, rgb(0xffe080), rgb(0xff6a18), 9);
    Vec3 fire = here(V(0, .1f, .2f));
    pop();
    pop();
    lamp(fire, rgb(0xff9030) * 2.6f, .4f);
    sprite(fire, .3f, rgb(0xff9030), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- the Gnoll ---- */

static void gnoll_head(int fur, int pale, int dark, int nose)
{
    push();
    move(-.02f, 1.86f, .3f);
    turn_y(-12);
    turn_x(4);
    turn_z(4);
    grow(1.24f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = nose,
                        .inner_ear = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xffe020), rgb(0xfff8c0), .7f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .46f,
                        .root = .26f,
                        .tip = .15f,
                        .droop = 6,
                        .jaw = 36,
                        .teeth = 6,
                        .fang = .14f,
                        .tusk = .1f,
                        .ear = .42f,
                        .ear_width = .2f,
                        .ear_out = 40,
                        .ear_turn = 16,
                        .ear_round = true,
                        .eye = .115f,
                        .eye_x = .18f,
                        .eye_yaw = 12,
                        .lid = 22,
                        .open = .55f,
                        .brow = .1f,
                        .cheek = .16f});
    beast_mane(54, .5f, .055f, dark, 11);
    pop();
}

static void gnoll(void)
{
    camera(V(.35f, .65f, 6.3f), V(.02f, 1.58f, 0), 34);
    Scene *s = scene();
    s->disc_x = -.3f;
    s->disc_size = .8f;
    set_palette(s, 0x1c0c14, 0x5a2430, 0xb04a30, 0xffb060, 0x40a0a0, 0xfff0c8);
    int fur = material_fur(rgb(0xb08a5a)), pale = material_fur(rgb(0xd8b888)), dark = material_fur(rgb(0x4a3428)),
        nose = material_plain(rgb(0x1a1010), .3f, 1), leather = material_leather(rgb(0x5a3020)), iron = material_iron(),
        bone = material_bone(), blue = material_cloth(rgb(0x1f7a80));
    Flesh f = {.skin = fur, .nail = bone, .lip = dark, .dark = nose};
    material(fur)->fine = 6;
    material(fur)->bump = .7f;
    material(fur)->color2 = rgb(0x8a6438);
    material(pale)->bump = .5f;
    push();
    move(0, -.12f, 0);
    turn_y(-6);
    troll_torso(&f, 0);
    troll_legs(&f);
    part(); /* spots */
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 15; i++) {
        float a = (chance(i) - .5f) * 2.2f, y = .5f + .9f * chance(i + 20);
        egg(sinf(a) * .74f, y, -.1f + .5f * cosf(a), .1f, .075f, .06f);
    }
    gnoll_head(fur, pale, dark, nose);
    push();
    troll_holding(&f, troll_right_shoulder, V(1.3f, 1.1f, .15f), -1, V(1.0f, 1.3f, .75f), V(-.12f, 1, -.05f),
                  V(-.3f, .1f, 1));
    staff(1.2f, 1.0f, .05f, material_wood());
    part();
    paint(iron);
    push();
    move(0, .9f, 0);
    float glaive[] = {-.06f, 0, .06f, 0, .26f, .25f, .3f, .6f, .12f, .92f, .06f, .5f, -.04f, .3f};
    outline(7, glaive, 2, .04f, .1f);
    pop();
    pop();
    troll_arm(&f, troll_left_shoulder, V(-1.25f, .9f, .35f), V(-.9f, 1.0f, .95f));
    Hand h = troll_hand(&f, 1);
    h.curl = .4f;
    h.spread = 40;
    h.claw_length = .5f;
    part();
    paint(fur);
    blend(.04f);
    hand_at(&h, V(-.9f, 1.0f, .95f), V(.2f, .8f, .8f), V(.5f, -.1f, .6f));
    push();
    move(-.72f, 1.58f, 0);
    turn_z(18);
    pauldron(.38f, 3, .25f, -1, iron);
    pop();
    belt(.68f, .58f, .36f, leather, bone);
    loincloth(.55f, .62f, .3f, .75f, blue);
    pop();
    faction_ground();
    faction_motes();
}

const Card smallfolk_cards[] = {{"cards/monstrous/kobold", MINE, kobold},
                                {"cards/monstrous/kobold-2", MINE, kobold2},
                                {"cards/monstrous/goblin", ROYAL, goblin},
                                {"cards/monstrous/goblin-2", MOON, goblin2},
                                {"cards/monstrous/imp", FIRE, imp},
                                {"cards/monstrous/gnoll", SUN, gnoll},
                                {0}};
