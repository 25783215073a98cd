/* SPDX-License-Identifier: MIT
 * Brutes of the monstrous horde: Orcs, the Minotaur in his maze, the Warlord. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/beast.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/troll_body.h"

static int dull_iron(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .5f;
    return m;
}

/* A chopper with a notch. */
static void cleaver(float length, int blade, int leather)
{
    grip(.2f, .2f, .05f, leather);
    part();
    paint(blade);
    float l = length, xy[] = {-.06f, .18f, .1f, .18f,     .3f,   l * .35f, .34f,  l * .8f,
                              .3f,   l,    .1f, l * .92f, -.02f, l * .98f, -.08f, l * .5f};
    outline(8, xy, 1, .045f, .1f);
    carve();
    blend(.01f);
    drum(.2f, l * .82f, 0, .05f, .2f, 0);
    fill();
}

/* ---- Orcs ---- */

static void orc_head(const Flesh *f, int hair, int gold)
{
    push();
    move(0, 1.8f, .36f);
    turn_y(-16);
    turn_x(2);
    turn_z(4);
    grow(1.14f);
    troll_head(f, &(Look){.nose = .5f,
                          .ears = .8f,
                          .ear_droop = -10,
                          .tusks = 1.25f,
                          .lid = 26,
                          .open = .46f,
                          .mouth = .14f,
                          .iris = rgb(0xff3018)});
    part(); /* a topknot, bound with gold */
    paint(hair);
    blend(.05f);
    Vec3 knot[5] = {V(0, .42f, -.12f), V(0, .7f, -.14f), V(.1f, .95f, -.22f), V(.3f, .95f, -.3f), V(.42f, .65f, -.3f)};
    float r[5] = {.13f, .08f, .14f, .13f, .01f};
    tube(5, knot, r, 4);
    part();
    paint(gold);
    drum(0, .62f, -.13f, .11f, .06f, .02f);
    nose_ring(.5f, gold);
    pop();
}

static void orc(void)
{
    camera(V(-.35f, .75f, 6.3f), V(0, 1.5f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x0a0c1c, 0x222850, 0x4a5890, 0xb8b0d8, 0xffc050, 0xfff0e0);
    s->backdrop = place_village;
    Flesh f = troll_flesh(rgb(0x6a9a4a), rgb(0x3a6234)), body = troll_flesh(rgb(0x54803e), rgb(0x2e4e2c));
    int iron = dull_iron(rgb(0x7a808c)), leather = material_leather(rgb(0x4a2a1a)), hair = material_fur(rgb(0x1c1414)),
        fur = material_fur(rgb(0x6a4a34)), red = material_cloth(rgb(0xa82a20)), gold = material_gold();
    push();
    move(0, -.12f, 0);
    turn_y(8);
    troll_torso(&body, .1f);
    troll_legs(&body);
    orc_head(&f, hair, gold);
    push();
    troll_holding(&body, troll_left_shoulder, V(-1.3f, 1.15f, .15f), 1, V(-1.0f, 1.6f, .75f), V(-.15f, 1, -.05f),
                  V(.4f, .1f, 1));
    cleaver(1.25f, iron, leather);
    pop();
    push();
    troll_holding(&body, troll_right_shoulder, V(1.28f, .95f, .3f), -1, V(.92f, 1.15f, .95f), V(-.3f, 1, .1f),
                  V(-.4f, .1f, 1));
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .82f, 1.58f, 0);
        turn_z((float)side * -18);
        pauldron(.4f, 3, .3f, (float)side, iron);
        pop();
    }
    part();
    paint(leather);
    blend(.02f);
    Vec3 p[5] = {V(-.72f, 1.6f, .1f), V(-.4f, 1.3f, .44f), V(0, .98f, .5f), V(.4f, .66f, .5f), V(.66f, .4f, .3f)};
    float sr[5] = {.08f, .08f, .08f, .08f, .08f};
    tube(5, p, sr, 4);
    belt(.7f, .6f, .36f, leather, gold);
    loincloth(.55f, .64f, .3f, .75f, red);
    part();
    paint(fur);
    lumpy(.03f, 9);
    egg(0, 1.62f, -.36f, .6f, .2f, .25f);
    lumpy(0, 1);
    pop();
    push();
    sparks(60, 1.6f, 3.2f, rgb(0xffb040) * 2.f, 500);
    pop();
    faction_motes();
}

static void war_shield(int wood, int iron, int paint_red)
{
    part();
    paint(wood);
    for (int i = -2; i <= 2; i++)
        box((float)i * .22f, .05f * chance(i + 9) - .02f * fabsf((float)i), 0, .105f, .62f - .06f * fabsf((float)i),
            .045f, .03f);
    part();
    paint(iron);
    blend(.02f);
    box(0, .4f, .06f, .54f, .05f, .02f, .02f);
    box(0, -.4f, .06f, .5f, .05f, .02f, .02f);
    egg(0, 0, .06f, .15f, .15f, .12f);
    part();
    paint(paint_red); /* an eye around the boss */
    blend(.02f);
    Vec3 lid[9] = {V(-.46f, 0, .07f),   V(-.25f, .2f, .075f),  V(0, .27f, .08f),
                   V(.25f, .2f, .075f), V(.46f, 0, .07f),      V(.25f, -.2f, .075f),
                   V(0, -.27f, .08f),   V(-.25f, -.2f, .075f), V(-.46f, 0, .07f)};
    float r[9] = {.03f, .045f, .05f, .045f, .03f, .045f, .05f, .045f, .03f};
    tube(9, lid, r, 3);
}

static void capped_orc_head(const Flesh *f, int iron)
{
    push();
    move(0, 1.78f, .38f);
    turn_y(20);
    turn_x(-4);
    turn_z(-5);
    grow(1.14f);
    troll_head(f, &(Look){.nose = .75f,
                          .ears = .6f,
                          .ear_droop = 8,
                          .tusks = .8f,
                          .lid = 20,
                          .open = .5f,
                          .mouth = .22f,
                          .iris = rgb(0xffb020)});
    part(); /* an iron cap with a spike */
    paint(iron);
    blend(.03f);
    egg(0, .26f, -.05f, .43f, .3f, .43f);
    limb(V(0, .5f, -.05f), V(0, .95f, -.08f), .1f, .008f);
    push();
    move(0, .28f, -.02f);
    turn_x(-6);
    ring(0, 0, 0, .43f, .06f);
    pop();
    pop();
}

static void orc2(void)
{
    camera(V(.5f, .9f, 6.0f), V(.03f, 1.5f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x0a1418, 0x1e3a40, 0x4a7a80, 0xb8dcd0, 0xffc860, 0xf8fff0);
    s->backdrop = place_far_village;
    s->roll = -4;
    Flesh f = troll_flesh(rgb(0x9a8a94), rgb(0x5a4a5c)), body = troll_flesh(rgb(0x7a6c78), rgb(0x463a4a));
    int iron = dull_iron(rgb(0x8a8480)), leather = material_leather(rgb(0x5a3420)),
        red = material_plain(rgb(0xd0281c), .6f, .4f), wood = material_wood(), bone = material_bone();
    push();
    move(.02f, -.12f, 0);
    turn_y(-14);
    troll_torso(&body, .4f);
    troll_legs(&body);
    capped_orc_head(&f, iron);
    push();
    move(-.66f, .95f, 1.0f);
    turn_y(-6);
    turn_z(8);
    grow(.95f);
    war_shield(wood, iron, red);
    pop();
    troll_arm(&body, troll_left_shoulder, V(-1.2f, 1.0f, .3f), V(-.75f, 1.0f, .8f));
    push();
    troll_holding(&body, troll_right_shoulder, V(1.3f, 1.2f, .1f), -1, V(1.0f, 1.7f, .6f), V(.1f, 1, -.15f),
                  V(-.4f, .1f, 1));
    axe(.85f, .62f, false, iron, wood);
    pop();
    necklace(.55f, .62f, .3f, 9, .075f, bone);
    belt(.72f, .64f, .34f, leather, iron);
    loincloth(.55f, .68f, .3f, .75f, material_fur(rgb(0x6a4a30)));
    pop();
    faction_ground();
}

/* ---- the Minotaur ---- */

static void great_horns(int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(s * .26f, .3f, 0), V(s * .62f, .4f, .02f), V(s * .95f, .56f, .12f), V(s * 1.08f, .86f, .22f),
                     V(s * .98f, 1.15f, .26f)};
        float r[5] = {.15f, .14f, .115f, .075f, .008f};
        part();
        paint(m);
        blend(.02f);
        tube(5, p, r, 5);
        for (int i = 1; i < 6; i++) {
            Vec3 c = tube_point(5, p, .32f * (float)i);
            ball(c[0], c[1], c[2], .155f - .008f * (float)i);
        }
    }
}

static void bulls_head(int fur, int dark, int snout, int bone, int gold)
{
    push();
    move(0, 1.94f, .32f);
    turn_x(10);
    turn_y(10);
    turn_z(-5);
    grow(1.16f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = snout,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xff4018), rgb(0xffd060), 1, PUPIL_ROUND),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .38f,
                        .root = .27f,
                        .tip = .2f,
                        .droop = 22,
                        .jaw = 10,
                        .teeth = 0,
                        .ear = .44f,
                        .ear_width = .15f,
                        .ear_out = 95,
                        .ear_turn = 12,
                        .eye = .11f,
                        .eye_x = .21f,
                        .eye_yaw = 16,
                        .lid = 28,
                        .open = .55f,
                        .brow = .11f,
                        .cheek = .14f});
    great_horns(bone);
    part(); /* curls between the horns */
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 16; i++)
        ball((chance(i) - .5f) * .5f, .36f + .1f * chance(i + 20), .1f + .22f * chance(i + 40), .09f);
    part();
    paint(gold);
    push();
    move(0, -.36f, .62f);
    turn_x(70);
    ring(0, 0, 0, .12f, .028f);
    pop();
    Vec3 nose = here(V(0, -.26f, .75f));
    for (int i = 0; i < 24; i++) /* he snorts */
        sprite(nose + V((i % 2 ? 1.f : -1.f) * (.1f + .35f * chance(i)), -.1f - .3f * chance(i + 30),
                        .3f * chance(i + 60)),
               .05f + .09f * chance(i + 90), rgb(0xe0ecf4), SPRITE_GLOW, .16f);
    pop();
}

static void minotaur(void)
{
    camera(V(.2f, .5f, 6.6f), V(0, 1.6f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x07101a, 0x183048, 0x3c6480, 0xa0c8d8, 0xffb050, 0xf0f8ff);
    s->backdrop = place_forge;
    s->tint[GLOW] = rgb(0xd0f0ff);
    s->rim.color = rgb(0xffa040) * 3.4f;
    int fur = material_fur(rgb(0x7a4828)), dark = material_fur(rgb(0x3a2218)),
        snout = material_skin(rgb(0xc89080), rgb(0x8a5850)),
        bone = material_new(rgb(0xf4e4bc), rgb(0x8a6a40), .45f, .7f, PAT_BONE, 4, .5f), gold = material_gold(),
        iron = dull_iron(rgb(0xb8c0cc)), leather = material_leather(rgb(0x5a2c1c)), red = material_cloth(rgb(0xa82420));
    Flesh f = {.skin = material_skin(rgb(0xa86a44), rgb(0x6a3a28)), .nail = bone, .lip = dark, .dark = dark};
    push();
    move(0, -.14f, 0);
    turn_y(-6);
    troll_torso(&f, 0);
    troll_legs(&f);
    part(); /* fur on shoulders and chest */
    paint(fur);
    blend(.08f);
    lumpy(.03f, 8);
    egg(0, 1.6f, -.2f, .72f, .32f, .4f);
    for (int i = 0; i < 9; i++)
        limb(V(((float)i - 4) * .13f, 1.55f, .2f),
             V(((float)i - 4) * .11f, 1.05f + .03f * (float)((i - 4) * (i - 4)), .46f), .1f, .02f);
    lumpy(0, 1);
    bulls_head(fur, dark, snout, bone, gold);
    push(); /* the great axe of the maze */
    troll_holding(&f, troll_right_shoulder, V(1.3f, 1.0f, .2f), -1, V(.92f, 1.1f, .85f), V(.34f, 1, -.05f),
                  V(-.3f, .1f, 1));
    axe(.8f, .74f, true, iron, material_wood());
    pop();
    push();
    troll_holding(&f, troll_left_shoulder, V(-1.3f, .95f, .3f), 1, V(-.92f, 1.0f, .95f), V(.4f, 1, .1f),
                  V(.4f, .1f, 1));
    pop();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gold);
        push();
        move((float)side * 1.22f, 1.06f, .14f);
        turn_z((float)side * 30);
        drum(0, 0, 0, .3f, .09f, .04f);
        pop();
    }
    belt(.72f, .62f, .36f, leather, gold);
    loincloth(.55f, .66f, .3f, .8f, red);
    pop();
    faction_ground();
}

/* ---- the Warlord ---- */

/* A helm of black plates with a crown of horns; a mask of iron teeth below the eyes. */
static void warlord_helm(int iron, int gold, int bone)
{
    part();
    paint(iron);
    blend(.04f);
    egg(0, .2f, -.05f, .47f, .42f, .48f);
    carve();
    box(0, -.1f, .36f, .42f, .28f, .4f, .05f);
    fill();
    blend(.03f);
    float guard[] = {-.07f, .3f, .07f, .3f, .1f, -.06f, 0, -.16f, -.1f, -.06f};
    push();
    move(0, .02f, .52f);
    turn_x(-8);
    outline(5, guard, 1, .04f, .03f);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* cheek plates */
        float s = (float)side, xy[] = {s * .1f, .12f, s * -.1f, .02f, s * -.12f, -.26f, s * .06f, -.4f, s * .16f, -.1f};
        push();
        move(s * .34f, -.04f, .26f);
        turn_y(s * 52);
        outline(5, xy, 1, .04f, .04f);
        pop();
    }
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .3f, -.04f);
    turn_x(-8);
    ring(0, 0, 0, .47f, .05f);
    pop();
    for (int i = -2; i <= 2; i++) {
        float a = (float)i * .5f, tall = i == 0 ? .75f : .55f;
        push();
        move(sinf(a) * .42f, .4f, cosf(a) * .36f - .05f);
        horn(V(0, 0, 0), V(.05f * (float)i, tall * .5f, .06f), V(.14f * (float)i, tall, -.04f), .085f, bone);
        pop();
    }
    helm_horns(1.2f, bone);
}

static void warlord_head(const Flesh *f, int black, int gold, int bone)
{
    push();
    move(0, 1.86f, .36f);
    turn_y(-10);
    turn_x(4);
    grow(1.16f);
    troll_head(
        f,
        &(Look){
            .nose = .45f, .ears = .01f, .tusks = 1.15f, .lid = 26, .open = .48f, .mouth = .1f, .iris = rgb(0xffe030)});
    warlord_helm(black, gold, bone);
    pop();
}

static void horned_shoulders(int black, int bone)
{
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .84f, 1.56f, 0);
        turn_z((float)side * -16);
        pauldron(.46f, 4, 0, (float)side, black);
        for (int i = 0; i < 3; i++)
            horn(V((float)side * (-.1f + .18f * (float)i), .2f - .06f * (float)i, .05f),
                 V((float)side * (-.04f + .26f * (float)i), .42f, .06f),
                 V((float)side * (-.1f + .36f * (float)i), .68f - .12f * (float)i, 0), .085f, bone);
        pop();
    }
}

static void warlord(void)
{
    camera(V(-.2f, .45f, 6.6f), V(0, 1.66f, 0), 34.5f);
    Scene *s = scene();
    s->grade = .05f;
    set_palette(s, 0x0c0814, 0x2c1438, 0x702a5c, 0xe07890, 0xffc860, 0xfff0d8);
    s->rim.color = rgb(0xff5a70) * 3.2f;
    s->key.color = rgb(0xfff0e0) * 2.4f;
    Flesh f = troll_flesh(rgb(0xc89048), rgb(0x8a5a28)), body = troll_flesh(rgb(0x9a6c38), rgb(0x6a4420));
    int black = dull_iron(rgb(0x5a5c68)), gold = material_gold(),
        bone = material_new(rgb(0xe8dcc0), rgb(0x7a6448), .5f, .6f, PAT_BONE, 4, .5f),
        red = material_cloth(rgb(0xb81c24)), leather = material_leather(rgb(0x3a1c18)),
        blade = dull_iron(rgb(0xd8e0ea));
    push();
    move(0, -.1f, 0);
    turn_y(6);
    cape(V(-.95f, 1.72f, -.3f), V(.95f, 1.72f, -.3f), 2.2f, .55f, .4f, 7, red);
    troll_torso(&body, 0);
    troll_legs(&body);
    part(); /* breastplate with ribs of iron */
    paint(black);
    blend(.05f);
    egg(0, 1.12f, -.02f, .74f, .5f, .5f);
    for (int i = 0; i < 3; i++)
        for (int side = -1; side <= 1; side += 2)
            limb(V((float)side * .06f, 1.2f - .2f * (float)i, .5f), V((float)side * .58f, 1.34f - .2f * (float)i, .3f),
                 .05f, .04f);
    warlord_head(&f, black, gold, bone);
    horned_shoulders(black, bone);
    push();
    troll_holding(&body, troll_left_shoulder, V(-1.3f, 1.1f, .15f), 1, V(-1.0f, 1.45f, .8f), V(.05f, 1, -.05f),
                  V(.4f, .1f, 1));
    grow(1.2f);
    scimitar(1.45f, blade, gold);
    pop();
    push(); /* his standard: a skull on a pole */
    troll_holding(&body, troll_right_shoulder, V(1.3f, 1.0f, .2f), -1, V(1.05f, 1.25f, .75f), V(0, 1, -.04f),
                  V(-.3f, .1f, 1));
    staff(1.4f, 1.35f, .05f, material_wood());
    push();
    move(0, 1.42f, .05f);
    turn_y(-14);
    grow(.44f);
    skull(&(Skull){.bone = bone, .menace = 1, .jaw = 16, .glow = rgb(0xff6a20)});
    helm_horns(1, bone);
    pop();
    banner(V(0, 1.08f, .02f), .5f, .7f, red, gold);
    pop();
    belt(.72f, .62f, .36f, leather, gold);
    loincloth(.55f, .66f, .3f, .85f, red);
    pop();
    push();
    sparks(70, 1.7f, 3.4f, rgb(0xffb040) * 2.f, 700);
    pop();
    faction_ground();
}

const Card brutes_cards[] = {{"cards/monstrous/orc", ROYAL, orc},
                             {"cards/monstrous/orc-2", SUN, orc2},
                             {"cards/monstrous/minotaur", FIRE, minotaur},
                             {"cards/monstrous/warlord", FIRE, warlord},
                             {0}};
