/* SPDX-License-Identifier: MIT
 * Battle Cards of those who have won: an ooze that is full, and a troll who wants to know who knocked. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/headgear.h"
#include "props/host.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "things/studio.h"
#include "types/ooze_body.h"
#include "types/troll_visage.h"

static int steel(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

/* ---- ooze: it has had an army ---- */

/* What swims in it: a knight head down, helmets, blades, a shield with its own sign. */
static void swallowed_host(int iron, int dark_iron, int gold, int red)
{
    push();
    move(-.34f, 1.46f, .42f);
    turn_z(160);
    turn_y(200);
    host_knight(1.16f, iron, red, 1);
    pop();
    static const float helm[3][6] = {/* x, y, z, turn, lean, size */
                                     {.52f, .50f, .50f, -30, 24, .58f},
                                     {-.78f, .34f, .46f, 34, -40, .46f},
                                     {.02f, .22f, .60f, 10, 100, .40f}};
    for (int i = 0; i < 3; i++) {
        push();
        move(helm[i][0], helm[i][1], helm[i][2]);
        turn_y(helm[i][3]);
        turn_z(helm[i][4]);
        grow(helm[i][5]);
        helm_great(i == 1 ? dark_iron : iron, gold, grey(0));
        pop();
    }
    static const float blade[2][5] = {{.86f, .70f, .3f, 38, .80f}, {.36f, 1.16f, .3f, -64, .72f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(blade[i][0], blade[i][1], blade[i][2]);
        turn_z(blade[i][3]);
        turn_x(14);
        sword(blade[i][4], .13f, iron, gold);
        pop();
    }
    push();
    move(.58f, 1.02f, .22f);
    turn_y(24);
    turn_z(-24);
    part();
    paint(red);
    push();
    turn_x(90);
    drum(0, 0, 0, .30f, .04f, .03f);
    pop();
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, .03f, 0, .29f, .035f);
    pop();
    pop();
}

static void ooze_battle(void)
{
    Vec3 body = rgb(0x9a38f0);
    camera(V(-.15f, 1.05f, 6.5f), V(0, 1.46f, 0), 32);
    Scene *s = scene();
    s->backdrop = place_swamp;
    for (int i = 0; i < TINTS; i++)
        s->tint[i] = s->tint[i] * .34f;
    s->key = (Light){vec_unit(V(-.62f, .66f, .50f)), rgb(0xfff4ff) * 1.7f, .09f};
    s->rim.color = rgb(0xe0a0ff) * 3.6f;
    s->vignette = 1.6f;
    s->grade = .03f;
    int jelly = material_jelly(body, V(.42f, 1.25f, .26f)), iron = steel(0xc8d0d8), dark_iron = steel(0x70747c),
        gold = studio_gold(), red = material_plain(rgb(0xd02020), .6f, .4f), shaft = material_wood(),
        lid = ooze_lid(body), iris = material_eye(rgb(0xff9a20), rgb(0xfffbe8), .2f, PUPIL_SLIT),
        inside = material_plain(rgb(0x1c0a28), .6f, .3f), tooth = material_tooth();
    material(jelly)->emit = body * .09f;
    jelly_part();
    paint(jelly);
    blend(.30f);
    egg(0, .78f, 0, 1.20f, .98f, .86f);
    egg(.02f, 1.72f, -.02f, .80f, .66f, .62f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * 1.0f, .16f, .35f, .55f, .26f, .5f);
        tube(4,
             (Vec3[]){V(q * .95f, 1.05f, .2f), V(q * 1.22f, .86f, .45f), V(q * .98f, .66f, .74f),
                      V(q * .52f, .66f, .86f)},
             (float[]){.26f, .22f, .19f, .18f}, 4); /* folded over its belly */
    }
    tube(5,
         (Vec3[]){V(0, 2.1f, -.05f), V(.10f, 2.45f, -.05f), V(.30f, 2.68f, 0), V(.50f, 2.62f, .05f),
                  V(.54f, 2.48f, .06f)},
         (float[]){.46f, .28f, .17f, .11f, .05f}, 4); /* a curl on its crown */
    egg(0, .06f, .3f, 1.5f, .16f, 1.0f);
    carve();
    blend(.05f);
    egg(.05f, 1.62f, .60f, .46f, .075f, .22f);
    fill();
    swallowed_host(iron, dark_iron, gold, red);
    part();
    paint(inside);
    egg(.05f, 1.62f, .46f, .44f, .08f, .10f);
    part();
    paint(tooth);
    blend(.01f);
    for (int i = 0; i < 7; i++)
        limb(V(-.28f + .11f * (float)i, 1.68f - .01f * fabsf((float)i - 3), .54f),
             V(-.28f + .11f * (float)i, 1.58f, .57f), .046f, .018f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .36f + .02f, 1.98f, .46f, .22f, (float)side * 4 - 8, 4, iris, lid, (float)side * -8,
                     side < 0 ? .12f : .26f);
    push(); /* a lance is a toothpick */
    move(.20f, 1.64f, .66f);
    aim(V(.80f, -.30f, .55f), V(0, 0, 1));
    part();
    paint(shaft);
    limb(V(0, 0, 0), V(0, 1.35f, 0), .030f, .045f);
    part();
    paint(red);
    for (int i = 0; i < 6; i++) {
        push();
        move(0, .25f + .20f * (float)i, 0);
        turn_z(18);
        ring(0, 0, 0, .036f + .002f * (float)i, .016f);
        pop();
    }
    pop();
    push(); /* and this comes up again */
    move(-.86f, 2.62f, .35f);
    turn_z(-24);
    turn_y(20);
    grow(.26f);
    helm_great(iron, gold, grey(0));
    pop();
    jelly_part();
    paint(material_jelly(rgb(0xd0a0ff), V(.2f, .5f, .16f)));
    ball(-.86f, 2.62f, .35f, .30f);
    jelly_part();
    paint(jelly);
    ball(-.55f, 2.18f, .55f, .10f);
    ball(-.64f, 2.92f, .30f, .07f);
    ooze_bubbles(40, 0, .3f, 1.7f, .8f);
    lamp(V(-.5f, 2.6f, 1.8f), rgb(0xfff4d8) * 1.0f, .4f);
    faction_ground();
    faction_motes();
}

/* ---- troll: who knocked? ---- */

/* Courses of stone with a hole broken through at x, y. */
static void breached_wall(float x, float y, float rx, float ry, int stone, int pale)
{
    for (int row = 0; row < 11; row++)
        for (int column = 0; column < 7; column++) {
            float bx = -2.0f + .64f * (float)column + (row & 1 ? .32f : 0), by = -.35f + .38f * (float)row,
                  dx = (bx - x) / rx, dy = (by - y) / ry, off = sqrtf(dx * dx + dy * dy), c = chance(7 * row + column);
            if (off < 1.0f)
                continue;
            float loose = smooth(1.55f, 1.0f, off);
            push();
            move(bx + .08f * loose * (c - .5f), by, .05f * (chance(row + 9 * column) - .5f) + .18f * loose * c);
            turn_z(16 * loose * (c - .5f));
            turn_y(24 * loose * (chance(3 * row + column) - .5f));
            part();
            paint((row * 3 + column) % 4 ? stone : pale);
            lumpy(.015f, 5);
            box(0, 0, 0, .305f, .175f, .28f, .04f);
            lumpy(0, 1);
            pop();
        }
}

static void troll_battle(void)
{
    camera(V(-.30f, .95f, 5.6f), V(0, 1.45f, 0), 35);
    Scene *s = scene();
    set_palette(s, 0x060a12, 0x18243c, 0x405478, 0xb8c8d8, 0xffa040, 0xfff4d8);
    s->key = (Light){vec_unit(V(-.70f, .60f, .45f)), rgb(0xc8d8ff) * 1.5f, .1f};
    s->rim.color = rgb(0x80b0ff) * 2.4f;
    s->fill.color = rgb(0x203050) * .4f;
    s->ambient *= .40f;
    s->vignette = 1.5f;
    s->grade = .03f;
    s->roll = 4;
    int stone = material_stone(rgb(0x5a6070), rgb(0x2c303c)), pale = material_stone(rgb(0x6c7280), rgb(0x383c48)),
        night = material_glow(rgb(0x5a90b8), .55f), iron = material_plain(rgb(0x10131a), .35f, .9f),
        red = material_plain(rgb(0x901812), .8f, .3f), fire = material_glow(rgb(0xffb040), 4);
    Flesh f = troll_flesh(rgb(0x7a9a48), rgb(0x4c6030));
    part();
    paint(night);
    box(0, 1.5f, -1.9f, 3, 3, .05f, .02f);
    push();
    move(.24f, 1.78f, -.22f);
    turn_y(-16);
    turn_x(-2);
    turn_z(9);
    grow(1.85f);
    troll_visage(&f, &(TrollVisage){.nose = .50f,
                                    .wide = .95f,
                                    .hook = .05f,
                                    .ear = 1.0f,
                                    .droop = {-10, 12},
                                    .tusk = .75f,
                                    .gape = .13f,
                                    .bare = .85f,
                                    .jut = .06f,
                                    .wry = .03f,
                                    .brow = {.10f, -.01f},
                                    .frown = {.02f, .09f},
                                    .open = {1.5f, .95f},
                                    .gaze_x = -22,
                                    .gaze_y = 26,
                                    .iris = rgb(0xffc020),
                                    .glow = .5f});
    pop();
    part(); /* neck and shoulders, back in the dark */
    paint(f.skin);
    blend(.25f);
    egg(.35f, .95f, -1.05f, .8f, .6f, .55f);
    limb(V(-.5f, .75f, -1.1f), V(1.5f, .8f, -1.1f), .45f, .45f);
    push();
    breached_wall(.22f, 1.66f, .98f, 1.16f, stone, pale);
    pop();
    for (int i = 0; i < 4; i++) { /* its fingers on the edge of the hole */
        float y = 1.62f - .19f * (float)i, x = -.72f + .035f * (float)(i * i);
        part();
        paint(f.skin);
        blend(.05f);
        tube(4,
             (Vec3[]){V(x + .30f, y + .08f, -.20f), V(x + .12f, y + .07f, .34f), V(x - .10f, y, .42f),
                      V(x - .24f, y - .07f, .36f)},
             (float[]){.12f, .115f, .105f, .085f}, 4);
        part();
        paint(f.nail);
        limb(V(x - .24f, y - .06f, .40f), V(x - .36f, y - .12f, .38f), .055f, .02f);
    }
    push(); /* who stands there, and his light */
    move(-.86f, .24f, 1.35f);
    turn_y(-30);
    host_knight(.56f, iron, red, -1);
    pop();
    Vec3 torch = V(-.60f, .78f, 1.38f);
    part();
    paint(iron);
    limb(V(-.74f, .58f, 1.30f), torch, .016f, .020f);
    part();
    paint(fire);
    blend(.02f);
    limb(torch, torch + V(.01f, .12f, 0), .035f, .006f);
    sprite(torch + V(0, .05f, .05f), .14f, rgb(0xffb040), SPRITE_GLOW, .9f);
    lamp(torch + V(.15f, .15f, .1f), rgb(0xff9c40) * 3.0f, .38f);
    lamp(V(-.25f, 1.15f, 1.3f), rgb(0xffb060) * 2.2f, .5f);
    for (int i = 0; i < 22; i++) { /* what was the wall */
        float big = .06f + .14f * chance(i) * chance(i + 1);
        rock(-1.2f + 2.6f * chance(i + 30), .08f + .22f * chance(i + 60) * (float)(i % 3 == 0),
             .7f + .9f * chance(i + 90), big * 1.3f, big, big, 70 * chance(i + 120) - 35, i % 3 ? stone : pale);
    }
    part();
    paint(stone);
    ground(.02f, .12f, 1.2f);
    for (int i = 0; i < 26; i++)
        sprite(V(-.9f + 2.2f * chance(i + 3), .2f + 1.0f * chance(i + 43), .5f + chance(i + 83)),
               .14f + .18f * chance(i + 123), rgb(0xc8a078), SPRITE_GLOW, .05f);
}

const Card battle_feasts_cards[] = {
    {"cards/horde/battle-ooze", FOREST, ooze_battle}, {"cards/horde/battle-troll", MINE, troll_battle}, {0}};
