/* SPDX-License-Identifier: MIT
 * Wizards: the old master of fire, the elf who reads the stars, the witch and her brew. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/figure.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/robes.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* ---- the master of fire ---- */

/* A knotted staff whose top holds a burning stone. */
static void fire_staff(int wood)
{
    staff(1.4f, .95f, .05f, wood);
    part();
    paint(wood);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(0, .88f, 0), V(s * .2f, 1.05f, 0), V(s * .22f, 1.3f, 0), V(s * .08f, 1.45f, 0)};
        float r[4] = {.06f, .055f, .045f, .012f};
        tube(4, p, r, 3);
    }
    part();
    paint(material_gem(rgb(0xff7a18)));
    ball(0, 1.2f, .02f, .14f);
    push();
    move(0, 1.24f, 0);
    flames(9, .1f, .1f, .5f, .08f, 20, 0, rgb(0xffd050), rgb(0xff6a10), 4);
    Vec3 at = here(V(0, .05f, .25f));
    pop();
    lamp(at, rgb(0xff9030) * 3.f, .4f);
    sprite(at, .34f, rgb(0xff9030), SPRITE_GLOW, .5f);
}

static void wizard(void)
{
    camera(V(-.3f, 1.1f, 6.0f), V(.02f, 1.62f, 0), 33);
    hero_stage(PARTY_WARM, NULL);
    scene()->back_mirrored = true;
    int robe = material_cloth(rgb(0xb8281c)), gold = material_gold(), hair = material_fur(rgb(0xf0ece4)),
        skin = material_skin(rgb(0xf0b890), rgb(0xc87858)), wood = material_wood();
    material(hair)->color2 = rgb(0xb0a8a0);
    push();
    move(0, -.1f, 0);
    robe_body(robe, .92f, .1f);
    push();
    move(0, 1.8f, .12f);
    turn_y(8);
    turn_x(2);
    turn_z(-4);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.2f,
                      .hook = .05f,
                      .wide = .95f,
                      .lid = 12,
                      .open = .55f,
                      .iris = rgb(0x3a8ad0),
                      .brow = 1.15f,
                      .beard = BEARD_LONG,
                      .moustache = 1.1f});
    folk_hair(16, .62f, .07f, 0, hair, 4);
    hat_pointed(.78f, 1.05f, .42f, robe, gold, gold);
    pop();
    Vec3 elbow = V(.98f, 1.05f, .1f), at = V(.92f, 1.35f, .6f), bar = V(.04f, 1, 0), out = V(-.2f, .1f, 1);
    wide_sleeve(robe, figure_right, elbow, hand_wrist(.24f, at, bar, out));
    push();
    figure_holding(robe, skin, figure_right, elbow, -1, at, bar, out);
    fire_staff(wood);
    pop();
    Vec3 elbow2 = V(-.9f, .95f, .3f), wrist = V(-.78f, 1.2f, .95f);
    wide_sleeve(robe, figure_left, elbow2, wrist);
    figure_offering(robe, skin, figure_left, elbow2, 1, wrist, V(-.1f, .55f, 1), V(.15f, 1, -.4f));
    push(); /* a fire bolt is born */
    move(-.8f, 1.56f, 1.15f);
    flames(8, .07f, .07f, .42f, .08f, 10, 0, rgb(0xffe080), rgb(0xff7a18), 40);
    Vec3 spark = here(V(0, .1f, .1f));
    pop();
    hero_belt(gold, gold, 1.2f);
    pop();
    lamp(spark, rgb(0xff9030) * 2.5f, .35f);
    sprite(spark, .2f, rgb(0xffb050), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- the elf who reads the stars ---- */

static void open_book(int paper, int cover, Vec3 glow)
{
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_y((float)side * -22);
        part();
        paint(cover);
        box((float)side * .3f, 0, -.03f, .31f, .36f, .025f, .02f);
        part();
        paint(paper);
        box((float)side * .28f, 0, .02f, .27f, .33f, .04f, .03f);
        part();
        paint(cover);
        for (int i = 0; i < 6; i++)
            box((float)side * .28f, .22f - .085f * (float)i, .065f, .2f - .06f * chance(i + side + 3), .012f, .004f,
                .004f);
        pop();
    }
    Vec3 at = here(V(0, .1f, .3f));
    lamp(at + V(0, .2f, .2f), glow * 1.6f, .4f);
}

static void elf_head(Vec3 glow, int silver, int hair, int skin, int lip)
{
    push();
    move(0, 1.82f, .1f);
    turn_y(12);
    turn_x(6);
    turn_z(5);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .lip = lip,
                      .nose = .7f,
                      .wide = .86f,
                      .ear = 1.1f,
                      .ear_droop = -8,
                      .lid = 11,
                      .open = .56f,
                      .eye_size = 1.12f,
                      .iris = rgb(0x30c8f0),
                      .glow = .5f,
                      .brow = .7f,
                      .smile = .03f});
    folk_hair(20, 1.05f, .08f, .08f, hair, 9);
    part(); /* a circlet with a moonstone */
    paint(silver);
    blend(.02f);
    push();
    move(0, .26f, -.02f);
    turn_x(-8);
    ring(0, 0, 0, .42f, .035f);
    float moon[] = {-.2f, .2f, -.12f, .02f, 0, -.04f, .12f, .02f, .2f, .2f, .08f, .1f, 0, .08f, -.08f, .1f};
    move(0, .1f, .43f);
    outline(8, moon, 2, .03f, .03f);
    pop();
    part();
    paint(material_gem(glow));
    crystal(0, .2f, .46f, .06f, .09f, .05f);
    pop();
}

static void wizard2(void)
{
    camera(V(.4f, 1.25f, 5.9f), V(0, 1.6f, 0), 33);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = .32f;
    s->disc_y = .5f;
    s->roll = 3;
    Vec3 glow = rgb(0x60d8ff);
    int robe = material_cloth(rgb(0x2048a8)), silver = material_iron(), hair = material_fur(rgb(0xdcecf8)),
        skin = material_skin(rgb(0xd8a078), rgb(0xa86848)), lip = material_plain(rgb(0xb04a50), .4f, .8f);
    material(hair)->color2 = rgb(0x8aa8c8);
    material(silver)->color = rgb(0xdce8f4);
    push();
    move(.02f, -.1f, 0);
    turn_y(-8);
    robe_body(robe, .82f, .06f);
    elf_head(glow, silver, hair, skin, lip);
    figure_collar(material_fur(rgb(0xe8f0f8)), .13f);
    Vec3 elbow = V(-.95f, 1.0f, .25f), wrist = V(-.9f, 1.55f, .75f);
    wide_sleeve(robe, figure_left, elbow, wrist);
    figure_offering(robe, skin, figure_left, elbow, 1, wrist, V(-.1f, 1, .3f), V(.3f, -.1f, 1));
    Vec3 elbow2 = V(.9f, .9f, .3f), wrist2 = V(.62f, .78f, .95f);
    wide_sleeve(robe, figure_right, elbow2, wrist2);
    figure_offering(robe, skin, figure_right, elbow2, -1, wrist2, V(-.5f, .1f, 1), V(0, 1, .1f));
    push();
    move(.3f, 1.02f, 1.15f);
    turn_x(-38);
    turn_y(10);
    open_book(material_plain(rgb(0xf4ecd8), .8f, .2f), material_leather(rgb(0x6a3020)), glow);
    pop();
    hero_belt(silver, silver, 1.2f);
    Vec3 palm = here(V(-.9f, 2.0f, 1.0f));
    pop();
    for (int i = 0; i < 7; i++) { /* stars above her palm */
        float a = (float)i * .9f;
        sprite(palm + V(cosf(a) * .26f, sinf(a) * .26f, 0), .08f + .05f * (float)(i % 3), rgb(0xd0f4ff) * 1.6f,
               SPRITE_SPARKLE, 1.2f);
    }
    sprite(palm, .36f, glow, SPRITE_GLOW, .7f);
    lamp(palm + V(.1f, 0, .3f), glow * 2.5f, .4f);
    faction_motes();
}

/* ---- the witch and her brew ---- */

static void flask(Vec3 color)
{
    int glass = material_plain(color, .04f, 2), cork = material_wood();
    material(glass)->emit = color * .75f;
    part();
    paint(glass);
    blend(.06f);
    ball(0, .2f, 0, .26f);
    limb(V(0, .4f, 0), V(0, .62f, 0), .085f, .075f);
    ring(0, .6f, 0, .08f, .03f);
    part();
    paint(cork);
    drum(0, .66f, 0, .07f, .07f, .02f);
    part();
    paint(material_plain(vec_mix(color, grey(1), .7f), .1f, 2));
    egg(-.1f, .29f, .2f, .05f, .07f, .03f);
    Vec3 at = here(V(0, .25f, .3f));
    lamp(at, color * 2.2f, .4f);
    sprite(at, .36f, color, SPRITE_GLOW, .45f);
    for (int i = 0; i < 9; i++)
        sprite(at + V(.3f * (chance(i) - .5f), .3f + .7f * chance(i + 20), 0), .025f + .035f * chance(i + 40),
               color * 1.3f, SPRITE_BUBBLE, 1);
}

static void spectacles(int gold)
{
    part();
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .16f, .05f, .47f);
        turn_y((float)side * 10);
        turn_x(86);
        ring(0, 0, 0, .13f, .02f);
        pop();
        limb(V((float)side * .28f, .08f, .43f), V((float)side * .4f, .1f, .0f), .015f, .015f);
    }
    limb(V(-.05f, .08f, .49f), V(.05f, .08f, .49f), .018f, .018f);
}

static void wizard3(void)
{
    camera(V(-.5f, .95f, 5.9f), V(-.02f, 1.58f, 0), 33);
    hero_stage(PARTY_WILD, place_swamp);
    int robe = material_cloth(rgb(0x2f7a3a)), hat = material_cloth(rgb(0x2a6634)), gold = material_gold(),
        hair = material_fur(rgb(0xd86a28)), skin = material_skin(rgb(0xe0b090), rgb(0xb07858)),
        violet = material_cloth(rgb(0x8a3ac0));
    push();
    move(.02f, -.16f, 0);
    turn_y(10);
    robe_body(robe, 1.0f, .14f);
    push();
    move(-.02f, 1.74f, .2f);
    turn_y(-14);
    turn_x(8);
    turn_z(-7);
    grow(1.05f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.8f,
                      .hook = .16f,
                      .wide = .9f,
                      .lid = -4,
                      .open = .7f,
                      .eye_size = 1.1f,
                      .iris = rgb(0x8ad030),
                      .brow = .9f,
                      .mouth = .05f,
                      .smile = .08f,
                      .teeth = material_tooth()});
    folk_hair(26, .7f, .09f, 0, hair, 31);
    spectacles(gold);
    hat_pointed(.86f, .95f, -.5f, hat, violet, gold);
    pop();
    Vec3 elbow = V(-.95f, 1.05f, .2f), at = V(-.9f, 1.52f, .75f), bar = V(.05f, 1, 0), out = V(.4f, .1f, 1);
    wide_sleeve(robe, figure_left, elbow, hand_wrist(.24f, at, bar, out));
    push();
    figure_holding(robe, skin, figure_left, elbow, 1, at, bar, out);
    move(0, .06f, 0);
    flask(rgb(0xb050ff));
    pop();
    Vec3 elbow2 = V(1.0f, .95f, .25f), wrist = V(.82f, 1.25f, .9f);
    wide_sleeve(robe, figure_right, elbow2, wrist);
    figure_offering(robe, skin, figure_right, elbow2, -1, wrist, V(.2f, 1, .5f), V(-.4f, -.3f, 1));
    necklace(.5f, .48f, .28f, 11, .07f, material_gem(rgb(0xa040f0)));
    hero_belt(violet, gold, 1.2f);
    pop();
    faction_motes();
}

const Card wizard_cards[] = {{"cards/monstrous/wizard", ROYAL, wizard},
                             {"cards/monstrous/wizard-2", MOON, wizard2},
                             {"cards/monstrous/wizard-3", FOREST, wizard3},
                             {0}};
