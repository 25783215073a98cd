/* SPDX-License-Identifier: MIT
 * Barbarians: the red-bearded axe, the blue champion of the fjord, the queen of the wild hunt. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/figure.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* A bare arm with a bracer; leaves the brush in the frame of the bar. */
static void strong_hold(int skin, int bracer, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = figure_hand(.29f, side < 0 ? 1 : -1);
    Vec3 wrist = hand_wrist(h.size, at, bar, out), shoulder = V(side * .62f, 1.3f, -.04f);
    part();
    paint(skin);
    blend(.08f);
    arm(shoulder, elbow, wrist, .27f, .2f, .14f);
    part();
    paint(bracer);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .5f), vec_mix(elbow, wrist, .86f), .215f, .17f);
    part();
    paint(skin);
    blend(.035f);
    hand_grip(h, at, bar, out);
}

/* ---- the red-bearded axe ---- */

static void barbarian(void)
{
    camera(V(.2f, .6f, 6.2f), V(0, 1.66f, 0), 34.5f);
    hero_stage(PARTY_WARM, NULL);
    set_palette(scene(), 0x16080c, 0x4a1a20, 0xa84a2c, 0xffa850, 0xffd060, 0xfff0c8);
    scene()->roll = 4;
    int skin = material_skin(rgb(0xe8a878), rgb(0xb06844)), red = material_fur(rgb(0xd84a18)), iron = material_iron(),
        gold = material_gold(), fur = material_fur(rgb(0x6a4428)), leather = material_leather(rgb(0x4a2a18)),
        kilt = material_cloth(rgb(0x9a2820)),
        bone = material_new(rgb(0xf4e4bc), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    push();
    move(0, -.12f, 0);
    turn_y(-6);
    figure_chest(skin, 1.15f);
    figure_legs(skin, .14f);
    figure_skirt(kilt, .6f, .4f, 7);
    push();
    move(0, 1.86f, .2f);
    turn_x(-8);
    turn_z(-6);
    grow(1.06f);
    folk_head(&(Folk){.skin = skin,
                      .hair = red,
                      .nose = 1.1f,
                      .wide = 1.15f,
                      .lid = 20,
                      .open = .62f,
                      .eye_size = 1.15f,
                      .iris = rgb(0x50b0e8),
                      .brow = 1.6f,
                      .mouth = .12f,
                      .smile = -.02f,
                      .teeth = material_tooth(),
                      .beard = BEARD_LONG,
                      .beard_length = .8f,
                      .moustache = 1});
    folk_hair(16, .8f, .1f, -.04f, red, 8);
    helm_open(iron, gold, false);
    helm_horns(1.25f, bone);
    pop();
    push(); /* the axe on high, the other fist clenched */
    strong_hold(skin, leather, 1, V(1.2f, 1.25f, .15f), V(.98f, 1.8f, .6f), V(-.1f, 1, 0), V(-.3f, .1f, 1));
    axe(.9f, .78f, true, iron, material_wood());
    pop();
    push();
    strong_hold(skin, leather, -1, V(-1.2f, 1.0f, .25f), V(-.92f, 1.45f, .8f), V(.3f, 1, 0), V(.4f, .1f, 1));
    pop();
    figure_collar(fur, .17f);
    hero_belt(leather, gold, .1f);
    push(); /* a skull for a clasp */
    move(0, .42f, .5f);
    grow(.3f);
    skull(&(Skull){.bone = bone, .jaw = 10, .menace = .8f});
    pop();
    pop();
    push();
    sparks(50, 1.6f, 3.2f, rgb(0xffb040) * 2.f, 300);
    pop();
}

/* ---- the champion of the fjord ---- */

static void war_paint(int m)
{
    part();
    paint(m);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float s = (float)side, y = -.02f - .085f * (float)i;
            Vec3 p[3] = {V(s * .12f, y - .02f, .385f), V(s * .25f, y, .36f), V(s * .37f, y + .03f, .2f)};
            float r[3] = {.028f, .03f, .014f};
            tube(3, p, r, 3);
        }
    limb(V(0, .42f, .3f), V(0, .22f, .4f), .05f, .03f);
}

static void champions_head(int skin, int hair, int woad, int gold)
{
    push();
    move(0, 1.84f, .18f);
    turn_y(-16);
    turn_x(6);
    turn_z(3);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = .95f,
                      .wide = 1.1f,
                      .lid = 22,
                      .open = .55f,
                      .eye_size = 1.12f,
                      .iris = rgb(0x60d0ff),
                      .glow = .5f,
                      .brow = 1.3f,
                      .moustache = 2.1f});
    war_paint(woad);
    part(); /* shaven, with one lock bound high */
    paint(hair);
    blend(.05f);
    Vec3 lock[6] = {V(0, .46f, -.08f),   V(0, .68f, -.12f),  V(.14f, .86f, -.2f),
                    V(.42f, .8f, -.25f), V(.62f, .5f, -.2f), V(.66f, .1f, -.15f)};
    float lr[6] = {.1f, .07f, .13f, .13f, .1f, .01f};
    tube(6, lock, lr, 4);
    part();
    paint(gold);
    drum(0, .62f, -.11f, .1f, .06f, .02f);
    pop();
}

static void barbarian2(void)
{
    camera(V(-.45f, 1.1f, 5.9f), V(0, 1.56f, 0), 34);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = .4f;
    s->disc_y = .6f;
    s->disc_size = .7f;
    s->back_seed = 14;
    int skin = material_skin(rgb(0xe0b498), rgb(0xa87868)), hair = material_fur(rgb(0xf0dc98)), iron = material_iron(),
        fur = material_fur(rgb(0xe4ecf4)), leather = material_leather(rgb(0x2a3a58)),
        woad = material_plain(rgb(0x1850c8), .6f, .3f), gold = material_gold(), kilt = material_cloth(rgb(0x1f6a8a));
    material(iron)->color = rgb(0xdce8f4);
    push();
    move(0, -.12f, 0);
    turn_y(10);
    figure_chest(skin, 1.1f);
    figure_legs(leather, .12f);
    figure_skirt(kilt, .6f, .4f, 7);
    part(); /* a spiral of woad on the chest */
    paint(woad);
    blend(.01f);
    for (int i = 0; i < 13; i++) {
        float a = (float)i * .6f, b = a + .6f, r = .02f + .012f * (float)i, q = r + .012f;
        limb(V(.27f + cosf(a) * r, 1.14f + sinf(a) * r, .3f), V(.27f + cosf(b) * q, 1.14f + sinf(b) * q, .3f), .04f,
             .04f);
    }
    champions_head(skin, hair, woad, gold);
    figure_collar(fur, .22f);
    for (int side = -1; side <= 1; side += 2) { /* two axes, one raised, one low */
        float s2 = (float)side;
        push();
        strong_hold(skin, leather, s2, V(s2 * 1.12f, side < 0 ? 1.2f : .82f, .25f),
                    side < 0 ? V(-.98f, 1.75f, .65f) : V(.86f, .9f, .9f), side < 0 ? V(-.12f, 1, .1f) : V(.5f, 1, .1f),
                    V(-s2 * .3f, .1f, 1));
        if (side > 0)
            turn_y(180);
        axe(.72f, .52f, false, iron, material_wood());
        pop();
    }
    hero_belt(leather, gold, .1f);
    pop();
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 4, 3.2f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .018f + .02f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

/* ---- the queen of the wild hunt ---- */

static void queens_head(int skin, int hair, int white, int lip, int gold)
{
    push();
    move(0, 1.84f, .16f);
    turn_y(10);
    turn_z(6);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .lip = lip,
                      .nose = .85f,
                      .wide = .94f,
                      .lid = 18,
                      .open = .62f,
                      .eye_size = 1.18f,
                      .iris = rgb(0xb0ff40),
                      .glow = .4f,
                      .brow = 1,
                      .smile = .05f});
    part(); /* freckles, a stroke of paint on the forehead */
    paint(white);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++)
            ball((float)side * (.16f + .05f * (float)i), -.1f + .02f * (float)i, .385f - .035f * (float)i, .022f);
    limb(V(0, .42f, .31f), V(0, .26f, .4f), .035f, .03f);
    helm_crest(.55f, hair);
    for (int side = -1; side <= 1; side += 2)
        folk_braid(V((float)side * .34f, .12f, .16f), .85f, .085f, hair, gold);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gold);
        push();
        move((float)side * .46f, -.2f, 0);
        turn_x(90);
        ring(0, 0, 0, .12f, .025f);
        pop();
    }
    pop();
}

/* A skull on her shoulder, with horns. */
static void horned_skull(int bone)
{
    push();
    move(.66f, 1.42f, .06f);
    turn_y(24);
    turn_z(-16);
    grow(.48f);
    skull(&(Skull){.bone = bone, .no_jaw = true, .menace = 1, .glow = rgb(0xa0ff40)});
    helm_horns(1, bone);
    pop();
}

static void barbarian3(void)
{
    camera(V(.3f, .85f, 6.0f), V(0, 1.62f, 0), 34);
    hero_stage(PARTY_WILD, NULL);
    int skin = material_skin(rgb(0xf0c0a0), rgb(0xc88468)), hair = material_fur(rgb(0x58d030)), bone = material_bone(),
        hide = material_fur(rgb(0x7a4a2c)), leather = material_leather(rgb(0x4a2a1c)),
        violet = material_cloth(rgb(0x7a2ab0)), white = material_plain(rgb(0xf4f0e4), .7f, .3f),
        lip = material_plain(rgb(0xb04848), .4f, .8f), gold = material_gold();
    push();
    move(.02f, -.12f, 0);
    turn_y(-8);
    figure_chest(skin, .95f);
    part(); /* a bodice of hide */
    paint(hide);
    blend(.1f);
    egg(0, 1.0f, .02f, .5f, .32f, .34f);
    egg(0, .62f, .06f, .45f, .38f, .38f);
    figure_legs(skin, .1f);
    figure_skirt(violet, .62f, .45f, 7);
    queens_head(skin, hair, white, lip, gold);
    for (int i = 0; i < 9; i++) { /* a necklace of fangs */
        float a = ((float)i - 4) * .3f;
        part();
        paint(bone);
        limb(V(sinf(a) * .4f, 1.34f - .12f * cosf(a), .34f * cosf(a)),
             V(sinf(a) * .44f, 1.14f - .16f * cosf(a), .42f * cosf(a)), .05f, .008f);
    }
    horned_skull(bone);
    push();
    strong_hold(skin, leather, -1, V(-1.1f, 1.1f, .15f), V(-.95f, 1.5f, .7f), V(-.1f, 1, -.05f), V(.4f, .1f, 1));
    club(1.15f, .22f, material_wood(), bone);
    pop();
    push();
    strong_hold(skin, leather, 1, V(1.1f, .85f, .3f), V(.82f, .95f, .9f), V(.3f, 1, .1f), V(-.4f, .1f, 1));
    dagger(.9f, bone, leather);
    pop();
    hero_belt(leather, bone, .05f);
    pop();
    faction_motes();
}

const Card barbarian_cards[] = {{"cards/monstrous/barbarian", FIRE, barbarian},
                                {"cards/monstrous/barbarian-2", FOREST, barbarian2},
                                {"cards/monstrous/barbarian-3", MOON, barbarian3},
                                {0}};
