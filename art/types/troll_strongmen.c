/* SPDX-License-Identifier: MIT
 * Trolls whose strength is their trade: a giant of the woods, an anchor-bearer, a strong man of the desert who lifts what
 * others build with. */
#include "cards.h"
#include "kit/kit.h"
#include "props/beast4.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_stance.h"

/* ---- forest: the giant of the woods ---- */

static void mantle_of_moss(int moss)
{
    part();
    paint(moss); /* a mantle of moss */
    blend(.08f);
    lumpy(.04f, 7);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .82f, 1.7f, -.12f, .36f, .16f, .32f);
        for (int i = 0; i < 8; i++) {
            float a = -1.1f + .32f * (float)i;
            limb(V(s * (.82f + .3f * sinf(a)), 1.7f, -.1f + .3f * cosf(a)),
                 V(s * (.84f + .4f * sinf(a)), 1.4f - .2f * chance(i + side * 3 + 5), -.08f + .38f * cosf(a)), .09f,
                 .012f);
        }
    }
    egg(0, 1.66f, -.4f, .7f, .3f, .3f);
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) {
        push();
        move(.74f + .13f * (float)i, 1.82f - .06f * (float)i, .02f - .08f * (float)i);
        turn_z(-10 - 14 * (float)i);
        mushroom(.1f, .12f - .02f * (float)i, rgb(0xd84a28));
        pop();
    }
}

/* He leans on his club, chin over it; the other hand lies on his knee. */
static void leaning_on_a_club(const Flesh *f)
{
    push();
    troll_holding(f, troll_left_shoulder, V(-1.42f, 1.02f, .34f), 1, V(-.80f, .92f, 1.0f), V(-.06f, 1, -.04f),
                  V(1, .1f, -.15f));
    turn_z(180);
    move(0, .04f, 0);
    club(1.36f, .27f, material_wood(), f->nail);
    pop();
    Hand flat = troll_hand(f, -1);
    flat.curl = .5f;
    flat.spread = 26;
    troll_arm(f, troll_right_shoulder, V(1.36f, .98f, .10f), V(1.12f, .56f, .52f));
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&flat, V(1.12f, .56f, .50f), V(-.30f, -.35f, .75f), V(-.1f, -1, -.4f));
}

/* A nest in the moss of his head, and who lives there. */
static void nest_with_a_bird(void)
{
    int twig = material_plain(rgb(0x8a6a40), .9f, .2f), red = material_plain(rgb(0xe8502c), .6f, .5f),
        blue = material_plain(rgb(0x3a78b8), .5f, .6f), beak = material_plain(rgb(0xffc040), .4f, .8f);
    part();
    paint(twig);
    blend(.02f);
    for (int i = 0; i < 26; i++) {
        float a = chance(i) * 2 * PI, b = a + 1.1f + .6f * chance(i + 30), y = -.05f + .12f * chance(i + 60);
        limb(V(sinf(a) * .27f, y, cosf(a) * .25f), V(sinf(b) * .29f, y + .05f, cosf(b) * .26f), .026f, .018f);
    }
    egg(0, -.06f, 0, .24f, .10f, .22f);
    part();
    paint(blue);
    blend(.05f);
    egg(0, .12f, .02f, .15f, .15f, .17f);
    ball(.04f, .29f, .09f, .12f);
    limb(V(-.06f, .12f, -.10f), V(-.30f, .26f, -.22f), .06f, .02f);
    limb(V(.02f, .38f, .04f), V(-.04f, .47f, -.04f), .035f, .008f);
    part();
    paint(red);
    egg(.02f, .12f, .11f, .11f, .12f, .10f);
    part();
    paint(beak);
    limb(V(.07f, .28f, .19f), V(.11f, .26f, .31f), .038f, .006f);
    int e = material_eye(rgb(0x181010), rgb(0x302020), 0, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye(.045f + (float)side * .07f, .32f, .165f, .03f, (float)side * 30, 0, e);
}

static void forest_troll(void)
{
    camera(V(-.35f, 1.15f, 6.4f), V(.0f, 1.60f, 0), 34);
    scene()->tint[SHADOW] = rgb(0x143a2a);
    scene()->rim.color = rgb(0xe8ffa0) * 3.6f;
    Flesh f = troll_flesh(rgb(0xb08c60), rgb(0x6a5c34));
    int moss = material_fur(rgb(0x7aaa34)),
        leaf = material_new(rgb(0xc8d048), rgb(0x7a9a28), .6f, .4f, PAT_NOISE, 5, .3f);
    push();
    move(.06f, troll_squat_height * .94f - .06f, 0);
    grow(.94f);
    Flesh body = troll_flesh(rgb(0x8a6c44), rgb(0x4c5a2c)); /* darker than the face */
    troll_torso(&body, .5f);
    troll_squat(&body, 1);
    ragged_kilt(.66f, .56f, .40f, .62f, material_new(rgb(0x7a5a2c), rgb(0x4a3a1c), .9f, .2f, PAT_CLOTH, 3, .8f), 4);
    rope_belt(.72f, .62f, .44f, material_plain(rgb(0x8a7a44), .8f, .3f));
    push();
    move(.0f, 1.78f, .42f);
    turn_x(12);
    turn_y(-14);
    turn_z(7);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = .3f,
                           .ears = 1.25f,
                           .ear_droop = 24,
                           .tusks = .55f,
                           .lid = -10,
                           .open = .52f,
                           .mouth = .0f,
                           .iris = rgb(0xffb020),
                           .grin = true});
    troll_muzzle(&f, MUZZLE_ROOT);
    troll_mane(34, .42f, .08f, moss, 3);
    push();
    move(-.02f, .52f, -.02f);
    nest_with_a_bird();
    pop();
    push();
    move(.28f, .44f, .0f);
    turn_z(-24);
    mushroom(.12f, .1f, rgb(0xd84a28));
    pop();
    pop();
    mantle_of_moss(moss);
    leaning_on_a_club(&body);
    Vec3 v[5] = {V(.74f, 1.70f, .24f), V(.5f, 1.36f, .42f), V(.12f, 1.04f, .56f), V(-.3f, .76f, .62f),
                 V(-.66f, .56f, .48f)};
    vine(5, v, .032f, material_plain(rgb(0x4a6a20), .6f, .4f), leaf, 5);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the anchor-bearer ---- */

/* Hair of weed, a conch for a helmet: whorl on whorl to a point, thorns on the widest. */
static void weed_and_shell(int weed, int shell)
{
    for (int i = 0; i < 9; i++) { /* hair of weed */
        float a = ((float)i - 4) * .48f;
        if (fabsf(a) < .6f)
            continue;
        push();
        move(sinf(a) * .36f, .36f, -.1f + .2f * cosf(a));
        turn_y(a * 57);
        turn_x(-18);
        seaweed(.75f + .3f * chance(i), .16f, .06f, weed);
        pop();
    }
    int lip = material_plain(rgb(0xffd8c0), .25f, 1.1f);
    push();
    move(.0f, .30f, -.06f);
    turn_z(-24);
    turn_x(-12);
    for (int k = 0; k < 7; k++) {
        float t = (float)k / 6, w = .50f * powf(.70f, (float)k);
        part();
        paint(shell);
        blend(.05f);
        push();
        move(.0f, .04f + .80f * (1 - powf(.72f, (float)k)), 0);
        turn_z(12);
        egg(0, 0, 0, w, w * .50f, w * .94f);
        if (k < 4)
            for (int i = 0; i < 8; i++) {
                float a = (float)i * PI / 4 + (float)k;
                limb(V(sinf(a) * w * .85f, w * .12f, cosf(a) * w * .8f),
                     V(sinf(a) * w * 1.26f, w * .42f, cosf(a) * w * 1.18f), w * .16f, .008f);
            }
        pop();
        part();
        paint(lip);
        push();
        move(0, .04f + .80f * (1 - powf(.72f, (float)k)) + w * .36f, 0);
        turn_z(12);
        ring(0, 0, 0, w * .72f, .018f * (1 - .6f * t));
        pop();
    }
    pop();
}

/* For ears: five rays a side, skin between them. */
static void fins(int fin)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int i = 0; i < 5; i++) {
            float a = (20 - 26 * (float)i) * PI / 180;
            Vec3 tip = V(s * (.42f + .62f * cosf(a)), .0f + .60f * sinf(a), -.16f);
            part();
            paint(fin);
            blend(.02f);
            limb(V(s * .40f, .02f - .05f * (float)i, -.02f), tip, .05f, .012f);
            if (i > 0) {
                float b = (20 - 26 * (float)(i - 1)) * PI / 180;
                Vec3 last = V(s * (.42f + .62f * cosf(b)), .60f * sinf(b), -.16f),
                     root = V(s * .40f, .0f - .05f * (float)i, -.02f),
                     between = vec_mix(vec_mix(tip, last, .5f), root, .26f);
                web(root, tip, between, .016f);
                web(root, between, last, .016f);
            }
        }
    }
}

/* The anchor stands before him, a hand on its stock; the other one leans on the knee. */
static void anchor_and_hand(const Flesh *f, int weed, int rust)
{
    push();
    troll_holding(f, troll_right_shoulder, V(1.36f, 1.0f, .30f), -1, V(1.06f, 1.10f, .92f), V(-.05f, -1, .06f),
                  V(-1, -.1f, -.15f));
    push();
    move(0, -.62f, 0);
    turn_y(80);
    anchor(1.72f, rust);
    pop();
    pop();
    push();
    move(1.06f, .98f, 1.0f);
    seaweed(.6f, .12f, .05f, weed);
    pop();
    Hand flat = troll_hand(f, 1);
    flat.curl = .5f;
    flat.spread = 30;
    troll_arm(f, troll_left_shoulder, V(-1.42f, .98f, .12f), V(-1.14f, .54f, .52f));
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&flat, V(-1.14f, .54f, .50f), V(.34f, -.35f, .75f), V(.1f, -1, -.4f));
}

static void what_the_sea_left(int weed)
{
    push();
    move(-.84f, 1.5f, -.06f);
    barnacles(8, .32f, .32f, .32f, .075f, 20);
    pop();
    push();
    move(0, 1.2f, -.1f);
    barnacles(7, .72f, .5f, .5f, .065f, 60);
    pop();
    push();
    move(.86f, 1.56f, .24f);
    turn_x(-30);
    starfish(.2f, material_plain(rgb(0xff6a4a), .5f, .5f));
    pop();
    rope_belt(.84f, .76f, .42f, material_plain(rgb(0xd8c08a), .8f, .3f));
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .27f;
        push();
        move(sinf(a) * .82f, .38f, cosf(a) * .74f);
        turn_y(a * 57);
        turn_x(-6);
        seaweed(.50f + .16f * cosf(a) + .1f * chance(i), .26f, .05f, weed);
        pop();
    }
}

static void water_troll(void)
{
    camera(V(.5f, 1.25f, 6.5f), V(.0f, 1.62f, 0), 34.5f);
    scene()->back_x = -.3f;
    scene()->rim.color = rgb(0xa0fff0) * 4.f;
    Flesh f = troll_flesh(rgb(0x7ac8a8), rgb(0x2c7a86)), body = troll_flesh(rgb(0x4a9a98), rgb(0x225a72));
    int weed = material_new(rgb(0x4a8a34), rgb(0x24542c), .5f, .8f, PAT_NOISE, 4, .3f),
        shell = material_new(rgb(0xffa078), rgb(0xd8604a), .3f, 1, PAT_NOISE, 5, .4f),
        rust = material_new(rgb(0xb08060), rgb(0x6a4434), .6f, .8f, PAT_NOISE, 6, .7f),
        fin = material_new(rgb(0xff9a60), rgb(0xd85a40), .4f, .8f, PAT_NOISE, 6, .3f);
    material(fin)->sss = rgb(0xff8040) * .6f;
    material(f.skin)->sss = rgb(0x40c0a0) * .3f;
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(rust)->metal = .5f;
    push();
    move(-.06f, troll_squat_height * .92f - .08f, 0);
    grow(.92f);
    troll_torso(&body, .9f);
    troll_squat(&body, 1.04f);
    push();
    move(-.04f, 1.74f, .42f);
    turn_x(4);
    turn_y(12);
    turn_z(-5);
    grow(1.2f);
    troll_head(&f, &(Look){.nose = .35f,
                           .ears = .2f,
                           .ear_droop = 18,
                           .tusks = .7f,
                           .lid = 6,
                           .open = .56f,
                           .mouth = .13f,
                           .iris = rgb(0xffb838)});
    troll_muzzle(&f, MUZZLE_FISH);
    fins(fin);
    push(); /* a fish that did not get away */
    move(-.04f, -.38f, .62f);
    turn_z(-10);
    turn_y(-12);
    fish(1.0f, material_plain(rgb(0xffd050), .3f, 1), material_plain(rgb(0xfff0a0), .4f, .8f),
         material_eye(rgb(0x101010), rgb(0xfff6e4), 0, PUPIL_ROUND));
    pop();
    weed_and_shell(weed, shell);
    pop();
    anchor_and_hand(&body, weed, rust);
    what_the_sea_left(weed);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- sun: the strong man ---- */

/* Stripes under the eyes, a bald head with one plait, a ring of gold round it, rings in the ears. */
static void wrestlers_head(int white, int gold, int hair)
{
    part();
    paint(white);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .27f, -.07f, .36f), V(s * .40f, -.13f, .27f), .034f, .03f);
        limb(V(s * .26f, -.16f, .36f), V(s * .38f, -.22f, .28f), .032f, .028f);
    }
    limb(V(0, .46f, .30f), V(0, .24f, .40f), .05f, .035f);
    part();
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 9; i++) { /* the plait falls over one shoulder */
        float t = (float)i / 8;
        egg(.10f + .46f * t, .48f - .02f * t - .62f * t * t, -.10f + .34f * t, .11f - .04f * t, .09f, .11f - .04f * t);
    }
    part();
    paint(gold);
    blend(.01f);
    push();
    move(.05f, .46f, -.06f);
    turn_z(-20);
    ring(0, 0, 0, .11f, .04f);
    pop();
    for (int side = -1; side <= 1; side += 2)
        for (int k = 0; k < 2; k++) {
            push();
            move((float)side * (.62f + .13f * (float)k), -.02f, -.06f);
            turn_y(90);
            turn_x(90);
            ring(0, 0, 0, .085f, .022f);
            pop();
        }
}

/* A block that ten people hewed for a temple: a sun is carved on its front. Its lower face at the brush's place. */
static void block_of_the_temple(int stone, int gold)
{
    part();
    paint(stone);
    blend(.03f);
    lumpy(.012f, 4);
    box(0, .36f, 0, 1.18f, .36f, .44f, .05f);
    carve();
    blend(.02f);
    box(0, .36f, .44f, 1.02f, .24f, .035f, .02f);
    ball(1.22f, .74f, .44f, .16f); /* a corner is gone */
    ball(-1.2f, .02f, .46f, .12f);
    fill();
    lumpy(0, 1);
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .36f, .43f);
    egg(0, 0, 0, .14f, .14f, .06f);
    for (int i = 0; i < 12; i++) {
        push();
        turn_z((float)i * 30);
        limb(V(0, .13f, 0), V(0, i % 2 ? .19f : .23f, 0), .034f, .01f);
        pop();
    }
    pop();
    for (int side = -1; side <= 1; side += 2) /* who hewed it signed it */
        for (int k = 0; k < 3; k++) {
            float x = (float)side * (.42f + .22f * (float)k);
            part();
            paint(gold);
            blend(.01f);
            if (k == 1) {
                push();
                move(x, .36f, .42f);
                turn_x(90);
                ring(0, 0, 0, .085f, .024f);
                pop();
            } else
                for (int row = -1; row <= 1; row++)
                    for (int j = 0; j < 2; j++)
                        limb(V(x - .08f + .08f * (float)j, .36f + .075f * (float)row + (j ? .03f : -.01f), .42f),
                             V(x + .08f * (float)j, .36f + .075f * (float)row + (j ? -.01f : .03f), .42f), .018f,
                             .018f);
        }
}

/* Over his head, on the flat of both hands. */
static void lifting(const Flesh *f, int stone, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 shoulder = s > 0 ? troll_right_shoulder : troll_left_shoulder, elbow = V(s * 1.34f, 1.74f, .10f),
             wrist = V(s * 1.08f, 2.34f, .16f);
        troll_arm(f, shoulder, elbow, wrist);
        Hand h = troll_hand(f, (int)-s);
        h.curl = .25f;
        h.spread = 34;
        part();
        paint(f->skin);
        blend(.04f);
        hand_at(&h, wrist, V(-s * .35f, .45f, .80f), V(0, 1, -.4f));
        for (int k = 0; k < 2; k++) { /* arm rings */
            Vec3 from = k ? elbow : shoulder, to = k ? wrist : elbow, at = vec_mix(from, to, k ? .66f : .58f);
            part();
            paint(gold);
            blend(.01f);
            push();
            move(at[0], at[1], at[2]);
            aim(to - from, V(0, 0, 1));
            drum(0, 0, 0, k ? .20f : .27f, .06f, .03f);
            ring(0, .06f, 0, k ? .19f : .26f, .03f);
            ring(0, -.06f, 0, k ? .19f : .26f, .03f);
            pop();
        }
    }
    push();
    move(0, 2.52f, .16f);
    turn_z(-3);
    block_of_the_temple(stone, gold);
    pop();
}

/* A sun of gold under a chain of teeth. */
static void sun_on_a_chain(const Flesh *f, int gold, int gem)
{
    push(); /* a sun of gold on a chain of teeth */
    move(0, 1.58f, .1f);
    necklace(.52f, .42f, .36f, 15, .06f, f->nail);
    pop();
    push();
    move(.02f, 1.1f, .56f);
    part();
    paint(gold);
    blend(.02f);
    egg(0, 0, 0, .17f, .17f, .07f);
    for (int i = 0; i < 12; i++) {
        push();
        turn_z((float)i * 30);
        limb(V(0, .15f, 0), V(0, i % 2 ? .25f : .31f, 0), .045f, .008f);
        pop();
    }
    part();
    paint(gem);
    egg(0, 0, .06f, .07f, .07f, .05f);
    pop();
}

static void sun_troll(void)
{
    camera(V(.2f, .9f, 6.4f), V(0, 1.64f, 0), 34.5f);
    scene()->disc_x = -.78f;
    scene()->disc_y = .30f;
    scene()->disc_size = .5f;
    scene()->rim.color = rgb(0xfff0c0) * 4.4f;
    Flesh f = troll_flesh(rgb(0xc07038), rgb(0x86492a));
    int gold = material_gold(), teal = material_cloth(rgb(0x1a8a96)), white = material_plain(rgb(0xfff4e0), .6f, .3f),
        gem = material_gem(rgb(0x20c8d8)), hair = material_fur(rgb(0x281820)),
        stone = material_stone(rgb(0xe8d0a0), rgb(0xa8885c));
    push();
    move(0, troll_squat_height * .84f - .06f, 0);
    grow(.84f);
    Flesh body = troll_flesh(rgb(0x9c5630), rgb(0x643420)); /* darker than the face */
    troll_torso(&body, .25f);
    troll_squat(&body, 1.05f);
    push();
    move(.02f, 1.78f, .44f);
    turn_x(2);
    turn_y(-8);
    turn_z(5);
    grow(1.2f);
    troll_head(&f, &(Look){.nose = .3f,
                           .ears = .7f,
                           .ear_droop = 0,
                           .tusks = .8f,
                           .lid = 22,
                           .open = .5f,
                           .mouth = .12f,
                           .iris = rgb(0x30e0e8)});
    troll_muzzle(&f, MUZZLE_BROAD);
    wrestlers_head(white, gold, hair);
    pop();
    lifting(&body, stone, gold);
    sun_on_a_chain(&f, gold, gem);
    ragged_kilt(.68f, .56f, .42f, .66f, teal, 9);
    loincloth(.24f, .70f, .42f, .78f, material_cloth(rgb(0xfff0d8)));
    rope_belt(.72f, .62f, .46f, gold);
    pop();
    dust_burst(V(0, .02f, .7f), V(1.6f, .12f, .3f), 16, .16f, rgb(0xf0d8a0), .10f, 5);
    faction_ground();
    faction_motes();
}

const Card troll_strongmen_cards[] = {{"cards/horde/water-troll", WATER, water_troll},
                                      {"cards/horde/sun-troll", SUN, sun_troll},
                                      {"cards/horde/forest-troll", FOREST, forest_troll},
                                      {0}};
