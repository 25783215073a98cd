/* SPDX-License-Identifier: MIT
 * Trolls whose strength is their trade: a giant of the woods, an anchor-bearer, a strong man of the desert. */
#include "cards.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_body.h"

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

static void club_and_fist(const Flesh *f)
{
    push(); /* the club behind his head */
    troll_holding(f, troll_left_shoulder, V(-1.28f, 1.45f, .1f), 1, V(-1.02f, 2.02f, .42f), V(.22f, 1, -.1f),
                  V(.4f, .2f, 1));
    club(1.2f, .27f, material_wood(), f->nail);
    pop();
    troll_arm(f, troll_right_shoulder, V(1.2f, .9f, .3f), V(.8f, .78f, .95f)); /* the fist that comes at us */
    Hand fist = troll_hand(f, -1);
    fist.curl = .92f;
    fist.size = .42f;
    part();
    paint(f->skin);
    blend(.018f);
    hand_at(&fist, V(.78f, .8f, .92f), V(-.3f, -.05f, 1), V(-.3f, -1, -.1f));
}

static void forest_troll(void)
{
    camera(V(-.35f, .95f, 6.2f), V(.02f, 1.42f, 0), 33);
    scene()->tint[SHADOW] = rgb(0x143a2a);
    Flesh f = troll_flesh(rgb(0xa5865c), rgb(0x5c5a34));
    int moss = material_fur(rgb(0x6a9a2c)), gold = material_gold(), leather = material_leather(rgb(0x5a3a20)),
        leaf = material_new(rgb(0xc8d048), rgb(0x7a9a28), .6f, .4f, PAT_NOISE, 5, .3f);
    push();
    move(.06f, -.12f, 0);
    Flesh body = troll_flesh(rgb(0x8a6c44), rgb(0x4c5a2c)); /* darker than the face */
    troll_torso(&body, .5f);
    troll_legs(&body);
    push();
    move(.0f, 1.8f, .4f);
    turn_x(10);
    turn_y(-12);
    turn_z(3);
    grow(1.18f);
    troll_head(
        &f,
        &(Look){.nose = 1.1f, .ears = 1.1f, .tusks = 1, .lid = 20, .open = .4f, .mouth = .1f, .iris = rgb(0xffa818)});
    troll_mane(34, .38f, .075f, moss, 3);
    nose_ring(1.1f, gold);
    push();
    move(.1f, .5f, -.02f);
    turn_z(-10);
    mushroom(.12f, .1f, rgb(0xd84a28));
    move(.17f, -.06f, -.05f);
    mushroom(.09f, .075f, rgb(0xe08a30));
    pop();
    pop();
    mantle_of_moss(moss);
    club_and_fist(&body);
    belt(.72f, .66f, .34f, leather, gold);
    loincloth(.5f, .72f, .3f, .75f, material_cloth(rgb(0xa83a22)));
    part();
    paint(leather); /* the strap across */
    blend(.02f);
    Vec3 p[5] = {V(.72f, 1.66f, .1f), V(.4f, 1.4f, .44f), V(0, .98f, .56f), V(-.4f, .64f, .62f), V(-.72f, .4f, .34f)};
    float r[5] = {.065f, .065f, .065f, .065f, .065f};
    tube(5, p, r, 4);
    Vec3 v[5] = {V(-.9f, 1.55f, .25f), V(-1.08f, 1.3f, .32f), V(-1.22f, 1.4f, .3f), V(-1.3f, 1.62f, .22f),
                 V(-1.22f, 1.8f, .3f)};
    vine(5, v, .03f, material_plain(rgb(0x4a6a20), .6f, .4f), leaf, 5);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the anchor-bearer ---- */

/* Hair of weed, a shell for a helmet. */
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
    push(); /* a shell for a helmet */
    move(.02f, .5f, -.06f);
    turn_y(-26);
    turn_z(14);
    grow(1.15f);
    spiral_shell(.4f, shell);
    pop();
    part();
    paint(shell);
    blend(.04f);
    for (int i = 0; i < 5; i++) {
        float a = ((float)i - 2) * .5f;
        limb(V(sinf(a) * .3f, .72f + .12f * cosf(a), -.1f), V(sinf(a) * .6f, .86f + .3f * cosf(a), -.2f), .07f, .008f);
    }
}

static void anchor_and_hand(const Flesh *f, int weed, int rust)
{
    push(); /* the anchor over his shoulder */
    troll_holding(f, troll_right_shoulder, V(1.28f, 1.1f, .25f), -1, V(.98f, 1.24f, .8f), V(.12f, 1, -.25f),
                  V(-.5f, .1f, 1));
    anchor(1.5f, rust);
    pop();
    push();
    move(1.02f, 1.0f, .86f);
    seaweed(.7f, .12f, .05f, weed);
    pop();
    chain(V(.95f, .82f, .85f), V(-.7f, .3f, .7f), .14f, 15, .07f, rust);
    Hand open = troll_hand(f, 1);
    open.curl = .35f;
    open.spread = 40;
    troll_arm(f, troll_left_shoulder, V(-1.3f, 1.0f, .15f), V(-1.02f, .72f, .7f));
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&open, V(-1.02f, .74f, .68f), V(.2f, .1f, 1), V(.55f, -.2f, -.1f));
}

static void what_the_sea_left(int weed, int rust)
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
    belt(.84f, .78f, .36f, material_new(rgb(0xd8c08a), rgb(0x8a6a40), .8f, .3f, PAT_WOOD, 9, .8f), rust);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .3f;
        push();
        move(sinf(a) * .84f, .36f, cosf(a) * .8f);
        turn_y(a * 57);
        seaweed(.7f, .26f, .05f, weed);
        pop();
    }
}

static void water_troll(void)
{
    camera(V(.5f, 1.2f, 6.2f), V(0, 1.46f, 0), 33);
    scene()->back_x = -.3f;
    Flesh f = troll_flesh(rgb(0x6fc0a8), rgb(0x2c6a7e));
    int weed = material_new(rgb(0x3a7a34), rgb(0x1c4a2c), .5f, .8f, PAT_NOISE, 4, .3f),
        shell = material_new(rgb(0xffb48c), rgb(0xd8705a), .35f, 1, PAT_NOISE, 5, .4f),
        rust = material_new(rgb(0x8a6a58), rgb(0x5a3a30), .6f, .8f, PAT_NOISE, 6, .7f);
    material(f.skin)->sss = rgb(0x40c0a0) * .3f;
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(rust)->metal = .5f;
    push();
    move(-.04f, -.1f, 0);
    troll_torso(&f, 1);
    troll_legs(&f);
    push();
    move(-.02f, 1.76f, .38f);
    turn_x(4);
    turn_y(10);
    turn_z(-5);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = .9f,
                           .ears = .8f,
                           .ear_droop = 18,
                           .tusks = .9f,
                           .lid = 4,
                           .open = .56f,
                           .mouth = .13f,
                           .iris = rgb(0xffb838)});
    push(); /* a fish that did not get away */
    move(-.04f, -.38f, .6f);
    turn_z(-10);
    turn_y(-12);
    fish(1.05f, material_plain(rgb(0xff8a4a), .3f, 1), material_plain(rgb(0xffc87a), .4f, .8f),
         material_eye(rgb(0x101010), rgb(0xfff6e4), 0, PUPIL_ROUND));
    pop();
    weed_and_shell(weed, shell);
    pop();
    anchor_and_hand(&f, weed, rust);
    what_the_sea_left(weed, rust);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- sun: the strong man ---- */

static void warpaint_and_turban(int white, int gold, int gem)
{
    part();
    paint(material_plain(rgb(0x18b0b8), .5f, .5f)); /* a stripe over the nose and two on each cheek */
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .27f, -.05f, .355f), V(s * .36f, -.1f, .27f), .032f, .03f);
        limb(V(s * .25f, -.13f, .355f), V(s * .34f, -.18f, .27f), .03f, .028f);
    }
    limb(V(-.06f, .04f, .555f), V(.06f, .04f, .555f), .035f, .035f);
    part();
    paint(white); /* the turban */
    blend(.05f);
    for (int i = 0; i < 7; i++) {
        push();
        move(0, .3f + .065f * (float)i, -.07f - .01f * (float)i);
        turn_z((i % 2 ? 1.f : -1.f) * (16 - 2 * (float)i));
        turn_x(-8);
        ring(0, 0, 0, .37f - .035f * (float)i, .1f);
        pop();
    }
    egg(0, .6f, -.1f, .3f, .24f, .3f);
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .5f, .34f);
    for (int i = 0; i < 9; i++) {
        push();
        turn_z(((float)i - 4) * 26);
        limb(V(0, .05f, 0), V(0, .24f - .02f * fabsf((float)i - 4), 0), .035f, .006f);
        pop();
    }
    egg(0, 0, .02f, .11f, .11f, .06f);
    part();
    paint(gem);
    crystal(0, 0, .08f, .06f, .075f, .04f);
    pop();
}

/* Elbows wide, rings on the arms. */
static void fists_to_the_chest(const Flesh *f, int gold)
{
    Hand fist = troll_hand(f, 1);
    fist.curl = .95f;
    for (int side = -1; side <= 1; side += 2) { /* both fists to the chest, elbows wide */
        float s = (float)side;
        Vec3 elbow = V(s * 1.5f, 1.22f + (side > 0 ? .22f : 0), .25f),
             wrist = side > 0 ? V(.92f, 1.72f, .62f) : V(-.62f, 1.02f, .72f);
        troll_arm(f, side > 0 ? troll_right_shoulder : troll_left_shoulder, elbow, wrist);
        fist.thumb = side > 0 ? 1 : -1;
        part();
        paint(f->skin);
        blend(.04f);
        hand_at(&fist, wrist, V(-s * 1, side > 0 ? .75f : -.05f, .15f), V(0, .0f, -1));
        for (int k = 0; k < 2; k++) { /* arm rings */
            Vec3 a = k ? vec_mix(elbow, wrist, .72f)
                       : vec_mix(side > 0 ? troll_right_shoulder : troll_left_shoulder, elbow, .55f);
            part();
            paint(gold);
            blend(.01f);
            push();
            move(a[0], a[1], a[2]);
            aim(k ? wrist - elbow : elbow - (side > 0 ? troll_right_shoulder : troll_left_shoulder), V(0, 0, 1));
            drum(0, 0, 0, k ? .21f : .31f, .06f, .03f);
            ring(0, .06f, 0, k ? .2f : .3f, .03f);
            ring(0, -.06f, 0, k ? .2f : .3f, .03f);
            pop();
        }
    }
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
    camera(V(0, .8f, 6.2f), V(0, 1.48f, 0), 33.5f);
    scene()->disc_x = -.25f;
    scene()->disc_y = .5f;
    scene()->disc_size = .9f;
    Flesh f = troll_flesh(rgb(0xb86a34), rgb(0x7a4224));
    int gold = material_gold(), teal = material_cloth(rgb(0x1a8a96)), white = material_cloth(rgb(0xf8ead0)),
        gem = material_gem(rgb(0x20c8d8));
    push();
    move(0, -.12f, 0);
    Flesh body = troll_flesh(rgb(0x94502a), rgb(0x5c2e1a)); /* darker than the face */
    troll_torso(&body, .35f);
    troll_legs(&body);
    push();
    move(.02f, 1.84f, .34f);
    turn_x(-10);
    turn_y(-6);
    turn_z(6);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = .85f,
                           .ears = .9f,
                           .ear_droop = 4,
                           .tusks = .9f,
                           .lid = 24,
                           .open = .5f,
                           .mouth = .24f,
                           .iris = rgb(0x30e0e8)});
    warpaint_and_turban(white, gold, gem);
    pop();
    fists_to_the_chest(&body, gold);
    sun_on_a_chain(&f, gold, gem);
    belt(.7f, .62f, .36f, gold, gold);
    loincloth(.56f, .68f, .32f, .8f, teal);
    loincloth(.22f, .76f, .32f, .85f, white);
    pop();
    faction_ground();
    faction_motes();
}

const Card troll_strongmen_cards[] = {{"cards/horde/water-troll", WATER, water_troll},
                                      {"cards/horde/sun-troll", SUN, sun_troll},
                                      {"cards/horde/forest-troll", FOREST, forest_troll},
                                      {0}};
