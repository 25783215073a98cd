/* SPDX-License-Identifier: MIT
 * The small ones of the monstrous horde: Kobolds, Goblins, the Imp; and the Gnoll, who is not small. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"
#include "types/heroes.h"

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

/* A small body on clawed feet. */
static Brute small_body(int skin, int claws)
{
    return (Brute){.hip = V(0, .62f, -.05f),
                   .chest = V(0, 1.05f, .05f),
                   .knee = {V(-.26f, .40f, .22f), V(.26f, .40f, .22f)},
                   .foot = {V(-.28f, .10f, .08f), V(.28f, .10f, .08f)},
                   .shoulder = .27f,
                   .pelvis = .11f,
                   .bulk = .74f,
                   .feet = FEET_CLAWS,
                   .skin = skin,
                   .boots = claws,
                   .hand = .17f,
                   .thick = 1.1f,
                   .nail = claws};
}

/* What he has found: shards that stand before him, cold light in each. */
static void hoard_of_shards(Vec3 glow)
{
    static const float at[10][6] = {{-.98f, .45f, .30f, -6, 0, 1.25f},  {-.50f, .10f, .75f, 10, 14, .70f},
                                    {.10f, .05f, .85f, -10, 16, .66f},  {.52f, .22f, .85f, -26, 6, .78f},
                                    {-1.30f, .40f, .2f, 12, 0, .85f},   {-.16f, .16f, 1.10f, 16, 30, .62f},
                                    {.34f, .10f, 1.12f, -34, 26, .60f}, {.92f, .25f, .6f, -40, 10, .75f},
                                    {-.70f, .25f, .95f, 34, 16, .62f},  {1.12f, .50f, .10f, -16, 0, .80f}};
    int gem = crystal_of(glow, .34f), deep = crystal_of(glow * .55f, .16f);
    for (int i = 0; i < 10; i++)
        shard(at[i][0], at[i][1], at[i][2], at[i][3], at[i][4], at[i][5], .15f + .04f * chance(i), i % 3 ? deep : gem);
}

/* The end of a gallery, where only the find gives light. */
static Vec3 cave_dark(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float n = cloud_flat(u * 3 + 4, v * 3, 4);
    Vec3 c = vec_mix(t[DARK], t[SHADOW], .5f + n);
    return c + t[MIDTONE] * (.9f * halo(u, v, -.45f, -.1f, .30f) * (.6f + .8f * n));
}

/* He has found it, and must know how it tastes. */
static void kobold(void)
{
    camera(V(.0f, 1.30f, 4.9f), V(.02f, 1.42f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x04080c, 0x0a181e, 0x1c3a44, 0x70b0b0, 0x60e8d8, 0xf0fff8);
    s->backdrop = cave_dark;
    s->roll = 4;
    s->key.color = rgb(0xffc890) * .7f;
    s->key.towards = V(-.4f, .8f, .5f);
    s->rim.color = rgb(0xffa850) * 2.2f;
    s->fill.color = rgb(0x10606a) * .5f;
    s->vignette = 1.5f;
    int scales = material_scales(rgb(0xd05a2c), rgb(0x6a2018), 12),
        light = material_scales(rgb(0xf0b070), rgb(0xa86838), 13), bone = material_bone(), iron = material_iron(),
        tongue = material_plain(rgb(0xf03048), .45f, .5f);
    material(tongue)->emit = rgb(0xa01028) * .5f;
    part();
    paint(scales);
    blend(.12f);
    limb(V(.55f, 1.45f, -.2f), V(.85f, .4f, -.4f), .36f, .5f);
    push();
    move(.40f, 1.50f, .0f);
    turn_y(-54);
    turn_x(14);
    turn_z(6);
    grow(1.34f);
    kobold_head(scales, light, bone, rgb(0xffd020), 34);
    part(); /* the tongue, out and up */
    paint(tongue);
    blend(.03f);
    Vec3 p[5] = {V(0, -.28f, .34f), V(0, -.36f, .60f), V(.0f, -.30f, .86f), V(.0f, -.08f, 1.0f), V(.0f, .20f, 1.0f)};
    float r[5] = {.08f, .085f, .085f, .08f, .03f};
    tube(5, p, r, 4);
    push(); /* a pan for a helmet, a candle upon it */
    move(0, .36f, -.04f);
    turn_x(-12);
    part();
    paint(iron);
    blend(.03f);
    egg(0, 0, 0, .37f, .22f, .36f);
    ring(0, -.03f, 0, .39f, .05f);
    move(.10f, .15f, .14f);
    candle(.16f);
    pop();
    pop();
    hoard_of_shards(rgb(0x20d8c8));
    Vec3 wrist = V(-.18f, .86f, .62f); /* a claw holds it fast */
    part();
    paint(scales);
    blend(.06f);
    limb(V(.70f, .62f, .15f), wrist, .19f, .12f);
    hand_at(&(Hand){.size = .27f,
                    .thick = 1.2f,
                    .spread = 30,
                    .curl = .5f,
                    .fingers = 3,
                    .thumb = 1,
                    .claw = bone,
                    .claw_length = .5f},
            wrist, V(-.9f, .35f, -.1f), V(-.2f, -.3f, -1));
    lamp(V(-.45f, 1.15f, 1.1f), rgb(0x40f0e0) * 2.2f, .55f);
    lamp(V(.05f, 2.35f, 1.2f), rgb(0xffc070) * 2.4f, .50f);
    sprite(V(-.55f, .8f, .9f), .9f, rgb(0x30d8c8), SPRITE_GLOW, .16f);
    for (int i = 0; i < 5; i++)
        sprite(V(-1.0f + .26f * (float)i, i == 0 ? 1.35f : .62f + .2f * chance(i + 5), 1.3f), .07f, rgb(0xe0fff8),
               SPRITE_SPARKLE, .9f);
}

/* All that is seen of him: eyes, ears and claws over the rim of an oven's door. */
static void kobold2(void)
{
    camera(V(.30f, 1.50f, 3.9f), V(.02f, 1.50f, 0), 32.5f);
    Scene *s = scene();
    set_palette(s, 0x140806, 0x3c1a10, 0x8a4a20, 0xf0b060, 0xffb040, 0xfff0c8);
    s->back_mirrored = true;
    s->roll = -3;
    s->rim.color = rgb(0xffa040) * 4.f;
    s->fill.color = rgb(0x3a6a9a) * .5f;
    int scales = material_scales(rgb(0x4a94d0), rgb(0x1c3a6a), 13),
        light = material_scales(rgb(0xb0d0d8), rgb(0x5a8a9a), 14), bone = material_bone(), iron = material_iron(),
        wood = material_wood();
    material(iron)->color = rgb(0x6a6460);
    Brute b = small_body(scales, bone);
    b.hip = V(.05f, .7f, -.3f);
    b.chest = V(.05f, 1.22f, -.12f);
    b.hand = .19f;
    brute_body(&b);
    push();
    move(.02f, 1.66f, .10f);
    turn_y(-14);
    turn_x(6);
    turn_z(-9);
    grow(.98f);
    kobold_head(scales, light, bone, rgb(0xff8a20), 14);
    pop();
    push();
    move(0, .92f, .64f);
    turn_y(-6);
    turn_z(4);
    part();
    paint(wood);
    for (int i = -3; i <= 3; i++)
        box((float)i * .20f, .02f * (float)(i % 2) - .012f * (float)(i * i), 0, .096f, .56f, .05f, .02f);
    part();
    paint(iron);
    blend(.02f);
    for (int i = -1; i <= 1; i += 2)
        box(0, (float)i * .30f, .06f, .70f, .055f, .02f, .015f);
    for (int i = -3; i <= 3; i += 2)
        for (int k = -1; k <= 1; k += 2)
            ball((float)i * .20f, (float)k * .30f, .085f, .032f);
    part();
    paint(material_plain(rgb(0xf0e0b0), .7f, .2f)); /* a claw painted on it */
    blend(.01f);
    for (int i = -1; i <= 1; i++) {
        Vec3 p[3] = {V((float)i * .17f + .05f, .20f, .055f), V((float)i * .14f, 0, .058f),
                     V((float)i * .12f - .09f, -.22f, .055f)};
        float r[3] = {.03f, .04f, .008f};
        tube(3, p, r, 4);
    }
    pop();
    for (int side = -1; side <= 1; side += 2) { /* fingers over the rim */
        float q = (float)side;
        brute_arm(&b, q, V(q * .62f, 1.1f, .2f), V(q * .44f + .02f, 1.42f - .05f * q, .50f), GRASP_REST,
                  V(q * .05f, .45f, .8f), V(0, -1, .4f));
    }
    push(); /* a spear, ready beside him */
    move(.72f, 1.3f, .22f);
    turn_z(9);
    turn_x(8);
    spear(1.0f, .85f, iron, wood);
    pop();
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
    int feathers = material_new(rgb(0xf4f0e8), rgb(0xf4f0e8) * .4f, .9f, .3f, PAT_GRASS, 3, 1.4f),
        red = material_plain(rgb(0xe02a20), .4f, .8f), beak = material_plain(rgb(0xffb020), .4f, .8f);
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

/* Down the village street with a hen that was not his; he looks whether they follow. */
static void goblin(void)
{
    camera(V(.15f, .72f, 4.7f), V(-.02f, 1.06f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0e0c20, 0x2a2450, 0x5c4a88, 0xd0a8c0, 0xffb850, 0xfff0d0);
    s->backdrop = place_village;
    s->roll = 5;
    s->rim.color = rgb(0xffb060) * 3.6f;
    int skin = goblin_skin(rgb(0x9ac040), rgb(0x5a8a2c)), vest = material_leather(rgb(0x7a4826)),
        iron = material_iron(), gold = material_gold(), hair = material_fur(rgb(0x2a1a14)),
        rag = material_new(rgb(0xa03a28), rgb(0x5a2018), .92f, .15f, PAT_NOISE, 2.2f, .1f), nail = material_bone();
    material(skin)->bump = .2f;
    Brute b = small_body(skin, nail);
    b.feet = FEET_BARE;
    b.front = V(-.6f, -.05f, .8f);
    b.hip = V(.12f, .78f, 0);
    b.chest = V(-.06f, 1.18f, .12f);
    b.belly = .35f;
    b.trousers = rag;
    b.knee[0] = V(-.34f, .76f, .16f);
    b.foot[0] = V(-.52f, .38f, .10f);
    b.toes[0] = V(-1, .35f, .3f);
    b.knee[1] = V(.32f, .46f, .18f);
    b.foot[1] = V(.70f, .46f, .02f);
    b.toes[1] = V(-.1f, -1, .25f);
    brute_body(&b);
    push(); /* an open vest */
    brute_chest_frame(&b);
    DrapeRow row[4] = {{.10f, .20f, .17f, 0, -.02f},
                       {-.04f, .33f, .23f, 0, -.01f},
                       {-.22f, .32f, .26f, 0, .01f},
                       {-.50f, .36f, .30f, 0, .02f}};
    part();
    paint(vest);
    blend(.02f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .from = 28,
                   .to = 332,
                   .folds = 9,
                   .gather = .004f,
                   .depth = .03f,
                   .hem = .05f,
                   .thick = .02f,
                   .seed = 6});
    pop();
    brute_belt(&b, vest);
    push();
    move(-.14f, 1.60f, .24f);
    turn_y(16);
    turn_x(2);
    turn_z(11);
    grow(.84f);
    goblin_head(skin, gold, hair);
    pop();
    push();
    brute_grip(&b, -1, V(-.56f, 1.30f, .06f), V(-.66f, 1.58f, .26f), V(-.5f, 1, .0f), V(.3f, .1f, 1));
    grow(.8f);
    cutlass(.85f, iron, gold);
    pop();
    push();
    move(-.31f, .44f, .12f);
    grow(.80f);
    stolen_hen();
    pop();
    brute_arm(&b, 1, V(.50f, 1.02f, .34f), V(.34f, .96f, .66f), GRASP_CUP, V(-.9f, .25f, .3f), V(-.2f, .3f, -1));
    int down = material_plain(rgb(0xf8f4ec), .8f, .2f);
    for (int i = 0; i < 9; i++) { /* feathers in his wake */
        push();
        move(.5f + .7f * chance(i), .7f + 1.1f * chance(i + 20), .2f + .4f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(50 * chance(i + 80));
        leaf_flat(.13f, .05f, down);
        pop();
    }
    dust_burst(V(.62f, .14f, .1f), V(.5f, .12f, .3f), 16, .16f, rgb(0xd0a8c0), .22f, 5);
    faction_ground();
    faction_motes();
}

static void goblin_under_a_pot(int skin, int iron, int hair)
{
    push();
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

/* A fist round the bow's middle, near to us; the string drawn to the cheek; the arrow comes straight at us. */
static void bow_at_us(int skin, int wood, int iron, int nail)
{
    Vec3 grip = V(-.24f, .99f, 1.55f), nock = V(.12f, 1.08f, .55f), way = vec_unit(grip - nock),
         up = vec_unit(V(-.52f, 1, .16f)), tip = grip + way * .40f;
    Vec3 arc[7] = {grip + up * 1.10f - way * .62f, grip + up * .86f - way * .30f, grip + up * .44f - way * .02f, grip,
                   grip - up * .44f - way * .02f,  grip - up * .86f - way * .30f, grip - up * 1.10f - way * .62f};
    float thick[7] = {.022f, .042f, .055f, .06f, .055f, .042f, .022f};
    part();
    paint(wood);
    blend(.02f);
    tube(7, arc, thick, 5);
    part();
    paint(material_plain(rgb(0xf4ecd8), .6f, .3f));
    limb(arc[0], nock, .012f, .012f);
    limb(nock, arc[6], .012f, .012f);
    part();
    paint(wood);
    limb(nock, tip, .024f, .024f);
    Vec3 across = vec_unit(V(.90f, .30f, .3f)), other = vec_cross(across, way);
    part();
    paint(iron);
    blend(.01f);
    limb(tip - way * .10f, tip + way * .42f, .06f, .006f);
    for (int i = -1; i <= 1; i += 2) { /* four edges */
        float q = (float)i;
        web(tip - way * .10f + across * (.20f * q), tip + way * .02f, tip + way * .42f, .022f);
        web(tip - way * .10f + other * (.20f * q), tip + way * .02f, tip + way * .42f, .022f);
    }
    PersonHand h = {.size = .26f, .thick = 1.2f, .thumb = 1, .skin = skin, .nail = nail};
    push();
    Vec3 wrist = person_hand_grip(h, grip, up, V(-.5f, -.1f, .9f));
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(V(-.50f, .70f, .25f), wrist, .16f, .11f);
    push();
    h.thumb = -1;
    h.size = .21f;
    wrist = person_hand_grip(h, nock + V(.02f, -.02f, .02f), up, V(.2f, .1f, 1));
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(V(.98f, 1.04f, -.1f), wrist, .15f, .09f);
    sprite(tip + way * .40f, .16f, rgb(0xe8ffff), SPRITE_SPARKLE, .9f);
}

/* One eye shut, the other on you. */
static void goblin2(void)
{
    camera(V(-.15f, 1.12f, 4.6f), V(-.02f, 1.38f, 0), 29);
    Scene *s = scene();
    set_palette(s, 0x040a14, 0x0c1c30, 0x24486a, 0x90c0d0, 0xffd070, 0xf4fff8);
    s->backdrop = place_graveyard;
    s->disc_x = .95f;
    s->disc_y = 1.1f;
    s->disc_size = .3f;
    s->back_zoom = 1.5f;
    s->roll = -5;
    s->rim.color = rgb(0xa0e0ff) * 3.4f;
    s->key.color = rgb(0xfff0d8) * 1.9f;
    s->key.towards = V(-.7f, .45f, .6f);
    s->fill.color = rgb(0x204060) * .35f;
    s->vignette = 1.4f;
    int skin = goblin_skin(rgb(0x8abe5a), rgb(0x4a703c)), iron = material_iron(), wood = material_wood(),
        hair = material_fur(rgb(0x3a2a20)), cloth_m = material_cloth(rgb(0x2c1416)), nail = material_bone();
    material(skin)->bump = .2f;
    part();
    paint(cloth_m);
    blend(.12f);
    egg(.28f, .42f, -.4f, .62f, .42f, .4f);
    push();
    move(.24f, 1.58f, .0f);
    turn_y(-2);
    turn_x(2);
    turn_z(-10);
    grow(1.12f);
    goblin_under_a_pot(skin, iron, hair);
    part(); /* the eye that is shut: both lids, pressed together */
    paint(skin);
    blend(.03f);
    egg(-.155f, .09f, .36f, .125f, .075f, .085f);
    egg(-.155f, .00f, .37f, .12f, .055f, .075f);
    carve();
    blend(.012f);
    Vec3 p[3] = {V(-.27f, .05f, .38f), V(-.155f, .035f, .46f), V(-.05f, .02f, .43f)};
    float r[3] = {.012f, .016f, .012f};
    tube(3, p, r, 4);
    fill();
    pop();
    bow_at_us(skin, wood, iron, nail);
    faction_motes();
}

/* ---- the Gnoll ---- */

/* Moonlight on mist between hills. */
static Vec3 misty_valley(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, s->disc_x, s->disc_y, .2f);
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), t[LIGHT], t[MIDTONE], vec_mix(t[MIDTONE], t[SHADOW], .6f));
    c = vec_mix(c, t[GLOW], .8f * h * h);
    c = vec_mix(c, t[GLOW], disc(u, v, s->disc_x, s->disc_y, .20f * s->disc_size, .008f));
    for (int i = 0; i < 4; i++) { /* one hill behind the other */
        float k = (float)i, line = -.05f - .20f * k + hills(u, 3 + k * 2.3f, 1.5f, .26f);
        Vec3 hill = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .25f), t[SHADOW], .15f + .24f * k);
        c = vec_mix(c, vec_mix(hill, t[LIGHT], .45f * smooth(line, line - .28f, v)), under(line, v, .008f));
    }
    return c;
}

/* Two who have pitched a tent and lit a fire; at the brush's place, the tent .5 high. */
static Vec3 small_camp(int canvas, int dark, int wood)
{
    part();
    paint(canvas);
    blend(.01f);
    static const float gable[] = {-.14f, 0, .17f, .46f, .48f, 0};
    push();
    move(0, 0, .20f);
    outline(3, gable, 1, .02f, .01f);
    part();
    paint(dark);
    static const float slit[] = {.11f, 0, .17f, .30f, .23f, 0};
    move(0, 0, .016f);
    outline(3, slit, 1, .012f, .004f);
    limb(V(.17f, .46f, 0), V(.20f, .56f, 0), .012f, .010f);
    limb(V(-.15f, .0f, 0), V(.18f, .49f, 0), .016f, .016f);
    limb(V(.49f, .0f, 0), V(.16f, .49f, 0), .016f, .016f);
    pop();
    part();
    paint(dark);
    blend(.04f);
    limb(V(-.50f, .02f, .10f), V(-.48f, .20f, .10f), .115f, .055f); /* who sits by it is wrapped in a blanket */
    ball(-.46f, .275f, .10f, .052f);
    part();
    paint(wood);
    for (int i = 0; i < 4; i++)
        limb(V(-.24f + .05f * (float)(i - 2), .0f, .30f), V(-.22f, .10f, .30f), .016f, .012f);
    push();
    move(-.22f, .05f, .30f);
    flames(6, .045f, .045f, .24f, .035f, 12, .1f, rgb(0xffd060), rgb(0xff7a20), 3);
    Vec3 fire = here(V(0, .12f, .05f));
    pop();
    return fire;
}

/* Their fire is warm; it smells of supper. Somebody has smelled it. */
static void gnoll(void)
{
    camera(V(.10f, 1.45f, 5.6f), V(.02f, 1.46f, 0), 31);
    Scene *s = scene();
    s->backdrop = misty_valley;
    set_palette(s, 0x040810, 0x0c2038, 0x2a5878, 0x8ab8c8, 0xffb060, 0xf0fff8);
    s->disc_x = .62f;
    s->disc_y = .84f;
    s->key = (Light){vec_unit(V(.55f, .70f, -.35f)), rgb(0xc8e8ff) * 2.0f, .04f};
    s->rim = (Light){vec_unit(V(.40f, .60f, -.75f)), rgb(0xb0e0ff) * 3.6f, 0};
    s->fill.color = rgb(0x1c3458) * .40f;
    s->ambient *= .30f;
    s->roll = 4;
    s->vignette = 1.4f;
    s->haze = 0;
    int fur = wild_coat(rgb(0x8a6a44), 6), pale = wild_coat(rgb(0xb89c70), 12), dark = wild_coat(rgb(0x2a1c18), 3.4f),
        canvas = material_glow(rgb(0xffb868), .85f), black = material_plain(rgb(0x0c0a0c), .9f, .1f),
        grass = material_new(rgb(0x1c2c34), rgb(0x0a1018), .9f, .2f, PAT_NOISE, 5, .5f);
    Vec3 neck = V(-.50f, 1.55f, -.10f), head = V(-.30f, 1.98f, .20f);
    part(); /* shoulders that fill the corner */
    paint(dark);
    blend(.2f);
    egg(-1.15f, .55f, -.25f, .85f, .95f, .6f);
    limb(V(-.95f, 1.05f, -.20f), neck, .58f, .44f);
    limb(neck, head, .44f, .34f);
    for (int i = 0; i < 90; i++) { /* the mane, all the way down the back, on end */
        float t = chance(i), c = chance(i + 100), d = chance(i + 200);
        Vec3 root = vec_mix(V(-.42f, 2.28f, .05f), V(-1.55f, 1.15f, -.25f), t) +
                    V(.10f * (d - .5f), .04f, .3f * (c - .5f)),
             tip = root + V(-.14f - .10f * c, .30f + .20f * d, .10f * (c - .5f)) * (1 - .25f * t);
        part();
        paint(i % 4 ? dark : fur);
        limb(root, tip, .085f, .006f);
    }
    push();
    move(head[0], head[1], head[2]);
    turn_y(66);
    turn_x(24);
    turn_z(-6);
    grow(1.46f);
    wild_ruff(44, .40f, .085f, fur, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffc020),
                      .glow = 1.4f,
                      .jaw = 36,
                      .snarl = 1,
                      .glare = 16,
                      .open = .5f,
                      .look_y = 14,
                      .ears = 20,
                      .ear = .7f});
    for (int side = -1; side <= 1; side += 2) { /* a hyena's ears are round */
        push();
        move((float)side * .25f, .42f, -.12f);
        turn_z((float)side * -26);
        turn_y((float)side * 14);
        part();
        paint(fur);
        blend(.03f);
        egg(0, 0, 0, .15f, .18f, .05f);
        carve();
        egg((float)side * .01f, -.01f, .05f, .10f, .13f, .05f);
        fill();
        pop();
    }
    Vec3 jaw = here(V(.05f, -.45f, .75f));
    pop();
    part(); /* the knoll they camp on */
    paint(grass);
    blend(.1f);
    egg(.95f, -.05f, .3f, 1.15f, .56f, .7f);
    egg(-.5f, -.25f, .5f, 1.6f, .50f, .8f);
    push();
    move(.66f, .47f, .45f);
    grow(.98f);
    Vec3 fire = small_camp(canvas, black, black);
    pop();
    lamp(fire + V(-.05f, .25f, .15f), rgb(0xff9a40) * 3.6f, .45f);
    lamp(jaw + V(.30f, -.20f, .45f), rgb(0xff8a38) * 2.0f, .40f);
    sprite(fire, .40f, rgb(0xff9a38), SPRITE_GLOW, .6f);
    for (int i = 0; i < 22; i++)
        sprite(fire + V(.35f * (chance(i) - .5f), .1f + 1.0f * chance(i + 30), .1f * chance(i + 60)),
               .006f + .010f * chance(i + 90), rgb(0xffb050) * 1.5f, SPRITE_GLOW, 1);
}

const Card smallfolk_cards[] = {{"cards/monstrous/kobold", MINE, kobold},  {"cards/monstrous/kobold-2", MINE, kobold2},
                                {"cards/monstrous/goblin", ROYAL, goblin}, {"cards/monstrous/goblin-2", MOON, goblin2},
                                {"cards/monstrous/gnoll", SUN, gnoll},     {0}};
