/* SPDX-License-Identifier: MIT
 * Druids: the stag of the autumn woods, the wolf of the snow, the bear that was a man. */
#include "cards.h"
#include "kit/kit.h"
#include "props/beast.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/nature.h"
#include "props/robes.h"
#include "props/weapons.h"
#include "types/heroes.h"

static int leaf_material(Vec3 color, Vec3 color2)
{
    int m = material_new(color, color2, .6f, .4f, PAT_NOISE, 5, .3f);
    material(m)->sss = color * .4f;
    return m;
}

/* ---- the stag ---- */

static void grown_staff(int wood, int leaf, Vec3 glow)
{
    staff(1.5f, .7f, .05f, wood);
    part();
    paint(wood);
    blend(.03f);
    Vec3 p[6] = {V(0, .65f, 0),  V(.2f, .85f, 0),    V(.24f, 1.12f, 0),
                 V(0, 1.25f, 0), V(-.16f, 1.08f, 0), V(-.04f, .94f, .02f)};
    float r[6] = {.055f, .06f, .055f, .05f, .04f, .015f};
    tube(6, p, r, 4);
    for (int i = 0; i < 8; i++) {
        Vec3 at = tube_point(6, p, .5f + .5f * (float)i);
        push();
        move(at[0], at[1], at[2] + .04f);
        turn_z(i * 70.f);
        turn_x(20);
        part();
        leaf_flat(.24f, .15f, leaf);
        pop();
    }
    part();
    paint(material_gem(glow));
    ball(.04f, 1.06f, .02f, .085f);
    Vec3 at = here(V(.04f, 1.06f, .12f));
    sprite(at, .26f, glow, SPRITE_GLOW, .6f);
    lamp(at + V(0, 0, .2f), glow * 1.6f, .3f);
}

static void stag_head(int skin, int hair, int red_leaf, int gold_leaf, int antlers)
{
    push();
    move(0, 1.84f, .14f);
    turn_y(-8);
    turn_z(4);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.05f,
                      .wide = 1,
                      .lid = 8,
                      .open = .64f,
                      .eye_size = 1.12f,
                      .iris = rgb(0x60b030),
                      .glow = .3f,
                      .brow = 1.3f,
                      .beard = BEARD_LONG,
                      .beard_length = .85f,
                      .moustache = .9f});
    folk_hair(18, .75f, .09f, -.02f, hair, 4);
    push();
    move(0, .36f, 0);
    leaf_ring(15, .36f, .36f, .34f, 60, gold_leaf, 12);
    leaf_ring(11, .34f, .34f, .3f, 35, red_leaf, 32);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .2f, .42f, -.04f);
        antler(.78f, (float)side, antlers);
        pop();
    }
    pop();
}

static void druid(void)
{
    camera(V(-.3f, 1.0f, 6.3f), V(0, 1.72f, 0), 33);
    hero_stage(PARTY_WARM, NULL);
    set_palette(scene(), 0x1a0e08, 0x4e2a18, 0xb06a28, 0xf0c060, 0xff8a30, 0xfff0c8);
    int robe = material_cloth(rgb(0x9a2e1e)), skin = material_skin(rgb(0xd89a70), rgb(0xa06444)),
        hair = material_fur(rgb(0x7a4420)), wood = material_wood(),
        red_leaf = leaf_material(rgb(0xe04a20), rgb(0x9a2410)), gold_leaf = leaf_material(rgb(0xf0b030), rgb(0xc06a18)),
        antlers = material_new(rgb(0xf0dcb0), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    push();
    move(0, -.14f, 0);
    turn_y(6);
    robe_body(robe, .9f, .1f);
    push();
    move(0, 1.42f, -.04f);
    leaf_ring(26, .52f, .36f, .5f, 140, red_leaf, 5);
    leaf_ring(20, .42f, .3f, .4f, 125, gold_leaf, 45);
    pop();
    stag_head(skin, hair, red_leaf, gold_leaf, antlers);
    Vec3 elbow = V(.95f, .98f, .15f), at = V(.9f, 1.2f, .7f), bar = V(.05f, 1, 0), out = V(-.3f, .1f, 1);
    wide_sleeve(robe, figure_right, elbow, hand_wrist(.24f, at, bar, out));
    push();
    figure_holding(robe, skin, figure_right, elbow, -1, at, bar, out);
    grown_staff(wood, gold_leaf, rgb(0xa8ff50));
    pop();
    Vec3 elbow2 = V(-.9f, .98f, .3f), wrist = V(-.8f, 1.25f, .9f);
    wide_sleeve(robe, figure_left, elbow2, wrist);
    figure_offering(robe, skin, figure_left, elbow2, 1, wrist, V(-.1f, .8f, .8f), V(.2f, .7f, .4f));
    hero_belt(material_leather(rgb(0x4a2a18)), antlers, 1.2f);
    pop();
    for (int i = 0; i < 9; i++) {
        push();
        move((chance(i) - .5f) * 2.6f, .4f + 2.2f * chance(i + 20), .5f + chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(60 * chance(i + 80));
        part();
        leaf_flat(.16f, .11f, i % 2 ? red_leaf : gold_leaf);
        pop();
    }
    faction_motes();
}

/* ---- the wolf ---- */

/* A wolf's head as a hood, the paws knotted on the chest. */
static void wolf_skin(int fur, int dark)
{
    push();
    move(0, .42f, .02f);
    turn_x(-14);
    grow(.98f);
    beast_head(&(Beast){.hide = fur,
                        .nose = dark,
                        .inner_ear = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x60d0ff), rgb(0xc8f0ff), .8f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .42f,
                        .root = .22f,
                        .tip = .11f,
                        .droop = 6,
                        .jaw = 4,
                        .teeth = 4,
                        .fang = .12f,
                        .ear = .42f,
                        .ear_width = .17f,
                        .ear_out = 22,
                        .ear_turn = 12,
                        .eye = .075f,
                        .eye_x = .17f,
                        .eye_yaw = 12,
                        .lid = 20,
                        .open = .45f,
                        .brow = .08f,
                        .cheek = .3f});
    pop();
    part();
    paint(fur);
    blend(.08f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 7; i++) {
            float s = (float)side, q = (float)i;
            limb(V(s * .4f, .25f - .1f * q, .1f - .03f * q), V(s * (.5f + .05f * chance(i)), -.05f - .14f * q, .12f),
                 .1f, .03f);
        }
}

static void wolf_womans_head(int fur, int dark, int skin, int hair, int lip)
{
    push();
    move(0, 1.74f, .16f);
    turn_y(10);
    turn_x(2);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .lip = lip,
                      .nose = .75f,
                      .wide = .9f,
                      .lid = 10,
                      .open = .58f,
                      .eye_size = 1.15f,
                      .iris = rgb(0x50c8f0),
                      .glow = .5f,
                      .brow = .7f});
    for (int side = -1; side <= 1; side += 2) { /* a braid on each side */
        folk_braid(V((float)side * .36f, -.05f, .22f), .75f, .1f, hair, material_gold());
    }
    wolf_skin(fur, dark);
    pop();
}

static void druid2(void)
{
    camera(V(.3f, 1.25f, 5.9f), V(0, 1.68f, 0), 33);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = -.4f;
    s->disc_y = .62f;
    s->disc_size = .6f;
    s->back_seed = 9;
    int fur = material_fur(rgb(0xc8d4e4)), dark = material_plain(rgb(0x1a1c28), .35f, .9f),
        dress = material_cloth(rgb(0x2f7a90)), skin = material_skin(rgb(0xd8a884), rgb(0xa87058)),
        hair = material_fur(rgb(0xe8c878)), lip = material_plain(rgb(0xa84848), .4f, .7f);
    push();
    move(0, -.14f, 0);
    turn_y(-8);
    robe_body(dress, .8f, .05f);
    figure_collar(fur, .2f);
    wolf_womans_head(fur, dark, skin, hair, lip);
    Vec3 elbow = V(-1.0f, 1.0f, .2f), at = V(-.95f, 1.3f, .7f);
    wide_sleeve(dress, figure_left, elbow, hand_wrist(.24f, at, V(0, 1, 0), V(.4f, .1f, 1)));
    push();
    figure_holding(dress, skin, figure_left, elbow, 1, at, V(-.04f, 1, 0), V(.4f, .1f, 1));
    spear(1.4f, .9f, material_iron(), material_wood());
    pop();
    Vec3 elbow2 = V(.9f, .9f, .3f), wrist = V(.75f, 1.1f, .95f);
    wide_sleeve(dress, figure_right, elbow2, wrist);
    figure_offering(dress, skin, figure_right, elbow2, -1, wrist, V(.1f, .6f, 1), V(-.1f, 1, -.3f));
    Vec3 frost = here(V(.78f, 1.5f, 1.15f));
    hero_belt(material_leather(rgb(0x4a3020)), material_bone(), 1.2f);
    pop();
    sprite(frost, .3f, rgb(0xa0e8ff), SPRITE_GLOW, .6f);
    lamp(frost + V(0, 0, .2f), rgb(0x70d0ff) * 2.f, .35f);
    for (int i = 0; i < 80; i++)
        sprite(V((chance(i) - .5f) * 4, 3.2f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .02f + .02f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .9f);
    sprite(frost, .2f, rgb(0xe0f8ff), SPRITE_SPARKLE, 1);
}

/* ---- the bear ---- */

static void bear_arm(int fur, int claw, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    part();
    paint(fur);
    blend(.12f);
    arm(V(side * .7f, 1.35f, -.05f), elbow, wrist, .34f, .27f, .22f);
    Hand h = {.size = .36f,
              .thick = 1.7f,
              .spread = 44,
              .curl = .3f,
              .thumb = side < 0 ? 1 : -1,
              .claw = claw,
              .claw_length = .7f};
    part();
    paint(fur);
    blend(.07f);
    hand_at(&h, wrist, fingers, palm);
}

static void bear_head(int fur, int light, int dark, int leaf, int leaf2)
{
    push();
    move(0, 1.86f, .32f);
    turn_x(-6);
    turn_z(5);
    turn_y(-10);
    grow(1.25f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x8aff40), rgb(0xe8ffc0), .9f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .36f,
                        .root = .24f,
                        .tip = .15f,
                        .droop = 4,
                        .jaw = 34,
                        .teeth = 5,
                        .fang = .13f,
                        .tusk = .08f,
                        .ear = .26f,
                        .ear_width = .14f,
                        .ear_out = 40,
                        .ear_turn = 10,
                        .ear_round = true,
                        .eye = .085f,
                        .eye_x = .17f,
                        .eye_yaw = 8,
                        .lid = 22,
                        .open = .55f,
                        .brow = .1f,
                        .cheek = .2f});
    push();
    move(0, .4f, -.02f);
    leaf_ring(15, .36f, .34f, .3f, 50, leaf, 12);
    leaf_ring(11, .32f, .3f, .26f, 25, leaf2, 32);
    for (int i = 0; i < 5; i++) { /* berries of mistletoe */
        float a = ((float)i - 2) * .5f;
        part();
        paint(material_plain(rgb(0xf4f8e8), .15f, 1.4f));
        ball(sinf(a) * .36f, .04f, cosf(a) * .36f, .05f);
    }
    pop();
    pop();
}

static void druid3(void)
{
    camera(V(.1f, .7f, 6.2f), V(0, 1.55f, 0), 34);
    hero_stage(PARTY_WILD, NULL);
    scene()->tint[ACCENT] = rgb(0xb0ff60);
    Vec3 rune = rgb(0x90ff50);
    int fur = material_fur(rgb(0x8a5428)), light = material_fur(rgb(0xc08a50)),
        dark = material_plain(rgb(0x1c1210), .3f, 1),
        claw = material_new(rgb(0xf0e4c0), rgb(0x8a7848), .35f, .9f, PAT_BONE, 4, .4f),
        leaf = leaf_material(rgb(0x6ac838), rgb(0x2a7a20)), leaf2 = leaf_material(rgb(0x3a9a40), rgb(0x1a5a24)),
        cloth_m = material_cloth(rgb(0x2a7a3a)), glow = material_glow(rune, 1.3f);
    push();
    move(0, -.14f, 0);
    turn_y(5);
    part();
    paint(fur);
    blend(.25f);
    egg(0, 1.1f, -.1f, .85f, .6f, .5f);
    egg(0, .5f, 0, .75f, .6f, .55f);
    part();
    paint(light);
    egg(0, .62f, .32f, .48f, .55f, .28f);
    bear_head(fur, light, dark, leaf, leaf2);
    bear_arm(fur, claw, -1, V(-1.25f, 1.3f, .2f), V(-1.0f, 1.85f, .55f), V(.05f, 1, .4f), V(.2f, -.4f, 1));
    bear_arm(fur, claw, 1, V(1.2f, .95f, .35f), V(.9f, 1.1f, 1.0f), V(0, .6f, 1), V(-.2f, -.6f, 1));
    part(); /* runes that glow in the fur */
    paint(glow);
    blend(.01f);
    push();
    move(0, .85f, .58f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * .55f, b = a + .55f, r = .03f + .016f * (float)i, q = r + .016f;
        limb(V(cosf(a) * r, sinf(a) * r, 0), V(cosf(b) * q, sinf(b) * q, 0), .026f, .026f);
    }
    Vec3 at = here(V(0, 0, .1f));
    pop();
    push();
    move(0, 1.5f, 0);
    leaf_ring(24, .74f, .46f, .42f, 130, leaf2, 60);
    pop();
    figure_skirt(cloth_m, .7f, .8f, 9);
    pop();
    sprite(at, .4f, rune, SPRITE_GLOW, .4f);
    lamp(at + V(0, 0, .3f), rune * 1.4f, .4f);
    for (int i = 0; i < 36; i++)
        sprite(V((chance(i) - .5f) * 2.8f, 2.8f * chance(i + 50), .3f + chance(i + 100)),
               .012f + .02f * chance(i + 150), rune * 1.5f, SPRITE_GLOW, 1);
    faction_ground();
}

const Card druid_cards[] = {{"cards/monstrous/druid", FOREST, druid},
                            {"cards/monstrous/druid-2", MOON, druid2},
                            {"cards/monstrous/druid-3", FOREST, druid3},
                            {0}};
