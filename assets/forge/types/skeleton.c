/* SPDX-License-Identifier: MIT
 * Skeletons: a pharaoh, a drowned pirate, a burning headsman, a reaper, an archer of the woods, a bored king. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/robes.h"
#include "props/skull.h"
#include "props/treasure.h"
#include "props/weapons.h"

static const Vec3 left_shoulder = {-.62f, 1.6f, 0}, right_shoulder = {.62f, 1.6f, 0};

static Hand bony(int thumb)
{
    return (Hand){.size = .19f, .thick = .72f, .spread = 14, .thumb = thumb};
}

/* An arm whose hand closes around a bar; leaves the brush in the frame of the bar: call it between push() and pop(). */
static void armed(int bone, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = bony(thumb);
    part();
    paint(bone);
    blend(.025f);
    bone_arm(shoulder, elbow, hand_wrist(h.size, at, bar, out), 1);
    part();
    paint(bone);
    blend(.012f);
    hand_grip(h, at, bar, out);
}

static void head(const Skull *k, Vec3 at, float yaw, float nod, float tilt)
{
    move(at[0], at[1], at[2]);
    turn_y(yaw);
    turn_x(nod);
    turn_z(tilt);
    grow(.9f);
    skull(k);
}

/* ---- sun: the pharaoh ---- */

static void sun_disc_shield(int gold)
{
    push();
    move(.72f, .86f, .62f);
    turn_y(16);
    turn_x(-8);
    shield_round(.5f, material_plain(rgb(0x1d7a86), .3f, 1), gold);
    part();
    paint(gold);
    blend(.02f);
    for (int i = 0; i < 12; i++) {
        push();
        turn_z((float)i * 30);
        limb(V(0, .15f, .07f), V(0, i % 2 ? .3f : .4f, .05f), .05f, .008f);
        pop();
    }
    pop();
}

/* Rows of gold and turquoise plates around the neck. */
static void plate_collar(int gold, int stone)
{
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i - 7) * 15;
            part();
            paint((row + (i % 2 ? 0 : 1)) % 2 ? gold : stone);
            push();
            move(0, 1.66f, .04f);
            turn_y(a);
            move(0, 0, .17f);
            turn_x(-48);
            box(0, -.24f - .085f * (float)row, 0, .04f + .01f * (float)row, .04f, .016f, .012f);
            pop();
        }
}

static void sun_skeleton(void)
{
    camera(V(-.5f, 1.05f, 5.6f), V(-.03f, 1.66f, 0), 32);
    int bone = material_bone(), gold = material_gold(), stone = material_plain(rgb(0x2aa3a8), .2f, 1.2f);
    int gem = material_gem(rgb(0x40d0d8));
    push();
    move(0, -.16f, 0);
    bone_torso(bone, true);
    push();
    head(&(Skull){.bone = bone, .glow = rgb(0xff8a20), .jaw = 9, .menace = .8f}, V(.03f, 2.23f, .1f), -10, 2, -4);
    push();
    move(0, .43f, -.05f);
    turn_x(-12);
    crown_spiked(.47f, 13, .5f, 1, gold, gem);
    pop();
    pop();
    push();
    armed(bone, left_shoulder, V(-1.0f, 1.3f, .2f), 1, V(-.93f, 1.86f, .52f), V(.06f, 1, -.1f), V(.5f, 0, 1));
    scimitar(1.3f, material_iron(), gold);
    pop();
    part();
    paint(bone);
    blend(.025f);
    bone_arm(right_shoulder, V(.9f, 1.12f, .02f), V(.66f, .86f, .45f), 1);
    sun_disc_shield(gold);
    plate_collar(gold, stone);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .68f, 1.64f, 0);
        turn_z((float)side * -26);
        pauldron(.26f, 3, .22f, (float)side, gold);
        pop();
    }
    int red = material_cloth(rgb(0xb0331f));
    cape(V(-.66f, 1.66f, -.12f), V(.66f, 1.66f, -.12f), 1.9f, .42f, .3f, 5, red);
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .46f, 0);
    ring(0, 0, 0, .27f, .06f);
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the drowned pirate ---- */

/* A captain's hat: the front brim stands up with a golden edge and the old sign. */
static void captains_hat(int felt, int gold, int bone)
{
    static const float brim[] = {-.86f, -.02f, -.5f, -.1f, 0, -.13f, .5f,   -.1f, .86f,  -.02f,
                                 .66f,  .24f,  .36f, .4f,  0, .56f,  -.36f, .4f,  -.66f, .24f};
    enum { POINTS = 10 };
    part();
    paint(felt);
    blend(.1f);
    egg(0, .12f, -.06f, .47f, .38f, .5f);
    push();
    move(0, .06f, .3f);
    turn_x(-14);
    part();
    paint(felt);
    outline(POINTS, brim, 3, .07f, .1f);
    part();
    paint(gold);
    blend(.01f);
    Vec3 edge[8];
    float r[8];
    for (int i = 0; i < 8; i++) { /* from tip to tip over the peak */
        const float *p = brim + 2 * ((4 + i) % POINTS);
        edge[i] = V(p[0], p[1], .05f);
        r[i] = .036f;
    }
    tube(7, edge, r, 4);
    part();
    paint(bone);
    blend(.03f);
    egg(0, .22f, .1f, .13f, .12f, .06f);
    egg(0, .11f, .1f, .07f, .055f, .05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * -.24f, -.03f, .08f), V((float)side * .24f, .12f, .08f), .032f, .032f);
    carve();
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .052f, .22f, .16f, .04f);
    fill();
    pop();
}

static void long_coat(int coat, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[12] = {V(s * .3f, 1.7f, .2f),   V(s * .52f, 1.74f, .05f), V(s * .74f, 1.62f, -.12f),
                      V(s * .36f, 1.25f, .4f), V(s * .6f, 1.25f, .22f),  V(s * .72f, 1.2f, -.12f),
                      V(s * .4f, .75f, .42f),  V(s * .62f, .72f, .28f),  V(s * .72f, .72f, -.1f),
                      V(s * .5f, .0f, .55f),   V(s * .78f, .0f, .35f),   V(s * .95f, .0f, -.1f)};
        part();
        paint(coat);
        blend(.05f);
        cloth(4, 3, p, .04f, 4);
        ball(s * .66f, 1.6f, 0, .17f);
        for (int i = 0; i < 6; i++) { /* edge and buttons */
            part();
            paint(gold);
            Vec3 a = vec_mix(p[0], p[3], (float)i / 3);
            if (i > 3)
                a = vec_mix(p[3], p[6], (float)(i - 3) / 3);
            ball(a[0] + s * .07f, a[1] - .08f, a[2] + .06f, .035f);
        }
        part();
        paint(gold);
        blend(.01f);
        Vec3 edge[4] = {p[0], p[3], p[6], p[9]};
        float r[4] = {.026f, .026f, .026f, .026f};
        tube(4, edge, r, 5);
        push(); /* epaulette */
        move(s * .66f, 1.74f, 0);
        turn_z(-s * 16);
        drum(0, 0, 0, .2f, .035f, .02f);
        for (int i = 0; i < 14; i++) {
            float a = (float)i * .45f;
            limb(V(.18f * sinf(a), -.02f, .18f * cosf(a)), V(.215f * sinf(a), -.15f, .215f * cosf(a)), .026f, .02f);
        }
        pop();
    }
}

static void sleeve(int coat, int gold, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(coat);
    blend(.06f);
    limb(shoulder, elbow, .17f, .15f);
    limb(elbow, vec_mix(elbow, wrist, .72f), .15f, .17f);
    part();
    paint(coat);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .55f), vec_mix(elbow, wrist, .8f), .19f, .23f);
    carve();
    limb(vec_mix(elbow, wrist, .78f), vec_mix(elbow, wrist, 1.1f), .16f, .2f);
    fill();
    part();
    paint(gold);
    push();
    Vec3 c = vec_mix(elbow, wrist, .8f);
    move(c[0], c[1], c[2]);
    aim(wrist - elbow, V(0, 0, 1));
    ring(0, 0, 0, .215f, .025f);
    pop();
}

/* A bare skull, a patch, the captain's hat, weed instead of hair. */
static void pirate_head(int bone, int felt, int gold, int weed)
{
    push();
    head(&(Skull){.bone = bone,
                  .glow = rgb(0x40ffc8),
                  .jaw = 24,
                  .menace = .5f,
                  .missing = .25f,
                  .one_eyed = -1,
                  .eye_size = 1.2f},
         V(.05f, 2.22f, .14f), 2, -8, 9);
    part();
    paint(material_leather(rgb(0x2a1c1c))); /* the patch */
    blend(.03f);
    egg(.185f, .1f, .41f, .175f, .165f, .09f);
    limb(V(.1f, .2f, .46f), V(-.36f, .5f, .26f), .022f, .022f);
    limb(V(.26f, .16f, .4f), V(.5f, .3f, .1f), .022f, .022f);
    push();
    move(0, .48f, -.04f);
    turn_x(-9);
    turn_z(-3);
    captains_hat(felt, gold, bone);
    pop();
    push();
    barnacles(7, .45f, .45f, .5f, .06f, 7);
    pop();
    push();
    move(.46f, .28f, .12f);
    seaweed(.95f, .14f, .07f, weed);
    pop();
    pop();
}

static void what_clings_to_him(int weed)
{
    push();
    move(-.7f, 1.58f, .24f);
    seaweed(1.0f, .13f, .08f, weed);
    pop();
    push();
    move(.64f, 1.76f, .14f);
    turn_z(-10);
    turn_y(-20);
    crab(.38f, material_plain(rgb(0xff7a4a), .4f, .8f), material_eye(rgb(0x201008), rgb(0xfff6e4), 0, PUPIL_ROUND));
    pop();
}

static void water_skeleton(void)
{
    camera(V(.7f, 1.3f, 5.7f), V(.03f, 1.72f, 0), 32.5f);
    scene()->backdrop = place_wreck;
    scene()->roll = -4;
    int bone = material_bone(), gold = material_gold(), coat = material_cloth(rgb(0x8e2a2c)),
        felt = material_cloth(rgb(0x2c3058));
    int weed = material_new(rgb(0x3f8a3a), rgb(0x1f4f2c), .5f, .8f, PAT_NOISE, 4, .3f);
    material(bone)->color = rgb(0xdce8d4);
    material(bone)->color2 = rgb(0x6f9a86);
    material(weed)->sss = rgb(0x60c060) * .5f;
    push();
    move(.02f, -.2f, 0);
    turn_y(8);
    bone_torso(bone, false);
    pirate_head(bone, felt, gold, weed);
    long_coat(coat, gold);
    Vec3 elbow = V(-1.02f, 1.34f, .22f), at = V(-.86f, 1.93f, .6f), bar = V(.02f, 1, -.05f), out = V(.4f, .2f, 1);
    sleeve(coat, gold, left_shoulder, elbow, hand_wrist(.19f, at, bar, out));
    push();
    armed(bone, left_shoulder, elbow, 1, at, bar, out);
    cutlass(1.15f, material_iron(), gold);
    pop();
    Vec3 elbow2 = V(.98f, 1.12f, .1f), at2 = V(.85f, 1.3f, .85f);
    sleeve(coat, gold, right_shoulder, elbow2, hand_wrist(.19f, at2, V(-1, 0, .2f), V(0, .35f, 1)));
    push();
    armed(bone, right_shoulder, elbow2, -1, at2, V(-1, 0, .2f), V(0, .35f, 1));
    pop();
    push();
    move(.82f, 1.3f, .87f);
    lantern(.62f, gold, rgb(0x9dffc0));
    pop();
    what_clings_to_him(weed);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- fire: the burning headsman ---- */

static void burning_head(int bone)
{
    push();
    head(&(Skull){.bone = bone, .glow = rgb(0xffd860), .jaw = 27, .menace = 1, .eye_size = 1.25f}, V(-.02f, 2.2f, .18f),
         6, -6, -5);
    push();
    move(0, .42f, -.12f);
    flames(19, .4f, .36f, 1.0f, .12f, 32, -14, rgb(0xffa020), rgb(0xf03c08), 5);
    flames(12, .24f, .22f, 1.3f, .12f, 15, -12, rgb(0xffd050), rgb(0xff7a10), 25);
    pop();
    lamp(here(V(0, .8f, .5f)), rgb(0xffa040) * 2.f, .4f);
    pop();
}

/* Horned shoulder plates, a chain, a leather apron. */
static void headsmans_gear(int iron)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .68f, 1.62f, 0);
        turn_z(s * -22);
        pauldron(.31f, 3, 0, s, iron);
        for (int i = 0; i < 3; i++)
            horn(V(s * (-.06f + .14f * (float)i), .14f - .05f * (float)i, .05f),
                 V(s * (.0f + .2f * (float)i), .34f - .05f * (float)i, .06f),
                 V(s * (-.02f + .3f * (float)i), .52f - .1f * (float)i, .0f), .07f, iron);
        pop();
    }
    chain(V(-.66f, 1.62f, .3f), V(.5f, .6f, .42f), -.1f, 17, .055f, iron);
    int leather = material_leather(rgb(0x3a2420));
    part();
    paint(leather);
    blend(.03f);
    push();
    move(0, .42f, 0);
    ring(0, 0, 0, .3f, .1f);
    pop();
    for (int i = 0; i < 5; i++) {
        float x = -.28f + .14f * (float)i;
        limb(V(x, .42f, .24f), V(x * 1.2f, -.1f, .34f), .075f, .06f);
    }
}

static void fire_skeleton(void)
{
    camera(V(.25f, .8f, 5.6f), V(.06f, 1.82f, 0), 33.5f);
    int bone = material_new(rgb(0xe8c49a), rgb(0x6a3a24), .6f, .5f, PAT_BONE, 3.2f, .7f), iron = material_iron();
    int char_bone = material_new(rgb(0xb08a70), rgb(0x4a302a), .7f, .5f, PAT_BONE, 3.2f, .7f);
    material(iron)->color = rgb(0x5a5a66);
    material(bone)->sss = rgb(0xff7020) * .5f;
    push();
    move(0, -.1f, 0);
    turn_y(-6);
    bone_torso(char_bone, true);
    part();
    paint(material_glow(rgb(0xff6a10), 1.6f)); /* the fire in the chest */
    blend(.2f);
    egg(0, 1.15f, .02f, .26f, .34f, .16f);
    lamp(V(0, 1.2f, .2f), rgb(0xff7a20) * 3.f, .4f);
    burning_head(bone);
    /* the axe runs from the lower left to the upper right */
    Vec3 low = V(-.6f, .72f, .66f), high = V(.3f, 1.3f, .8f), bar = high - low;
    push();
    armed(char_bone, right_shoulder, V(1.02f, 1.2f, .2f), -1, high, bar, V(-.3f, .4f, 1));
    pop();
    push();
    armed(char_bone, left_shoulder, V(-.95f, 1.02f, .1f), 1, low, bar, V(.2f, .3f, 1));
    move(0, .35f, 0);
    turn_y(15);
    int blade = material_new(rgb(0x8e9cb4), rgb(0x4c566c), .36f, 1, PAT_NOISE, 2.5f, .2f);
    material(blade)->metal = .2f;
    axe(1.45f, .8f, true, blade, material_wood());
    pop();
    headsmans_gear(iron);
    pop();
    faction_ground();
    faction_motes();
    sparks(60, 1.4f, 3.2f, rgb(0xffb040) * 2.f, 900);
}

/* ---- moon: the reaper ---- */

static void moon_skeleton(void)
{
    camera(V(-.15f, 1.15f, 5.9f), V(.05f, 1.7f, 0), 33.5f);
    scene()->backdrop = place_graveyard;
    scene()->disc_x = .1f;
    scene()->disc_y = .42f;
    scene()->disc_size = 1.12f;
    scene()->back_seed = 3;
    int bone = material_bone(), robe = material_new(rgb(0x3a2c66), rgb(0x1a1436), .9f, .3f, PAT_CLOTH, 2.4f, .9f);
    material(bone)->color = rgb(0xf4f0e4);
    push();
    move(.02f, -.1f, 0);
    turn_y(10);
    part();
    paint(robe); /* shoulders and body: long folds that fall apart below */
    blend(.22f);
    egg(0, 1.42f, -.12f, .78f, .36f, .42f);
    limb(V(0, 1.3f, -.1f), V(0, .2f, -.05f), .5f, .78f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .36f, 1.25f, .26f * cosf(a)), V(sinf(a) * .86f, -.1f, .7f * cosf(a)), .08f, .17f);
    }
    push();
    head(&(Skull){.bone = bone, .glow = rgb(0x58e8ff), .jaw = 8, .menace = 1, .eye_size = 1.1f}, V(-.02f, 2.14f, .22f),
         -14, 8, -4);
    hood(robe);
    pop();
    /* the scythe on the right, its blade over his head */
    Vec3 elbow = V(.98f, 1.16f, .1f), at = V(.92f, 1.5f, .56f), bar = V(.06f, 1, -.02f), out = V(-.3f, .2f, 1);
    wide_sleeve(robe, right_shoulder, elbow, hand_wrist(.19f, at, bar, out));
    push();
    armed(bone, right_shoulder, elbow, -1, at, bar, out);
    turn_y(-12);
    turn_z(-4);
    int blade = material_iron();
    material(blade)->color = rgb(0xdce4f4);
    scythe(1.68f, 1.75f, blade, material_wood());
    pop();
    /* the other hand asks for something */
    Vec3 elbow2 = V(-.86f, 1.1f, .35f), wrist = V(-.62f, 1.18f, 1.0f);
    wide_sleeve(robe, left_shoulder, elbow2, wrist);
    part();
    paint(bone);
    blend(.025f);
    bone_arm(left_shoulder, elbow2, wrist, 1);
    Hand open = {.size = .25f, .thick = .66f, .spread = 44, .curl = .22f, .thumb = 1};
    part();
    paint(bone);
    blend(.012f);
    hand_at(&open, wrist, V(.12f, .3f, 1), V(.1f, 1, -.2f));
    /* a small soul above it */
    Vec3 soul = here(V(-.52f, 1.66f, 1.3f));
    pop();
    sprite(soul, .13f, rgb(0x80f4ff), SPRITE_GLOW, 1.3f);
    sprite(soul, .3f, rgb(0xa0f8ff), SPRITE_SPARKLE, .6f);
    lamp(soul + V(.05f, 0, .1f), rgb(0x60e0ff) * 2.5f, .4f);
    for (int i = 0; i < 26; i++)
        sprite(soul + V((chance(i) - .5f) * .4f, (chance(i + 50) - .35f) * .7f, 0), .008f + .014f * chance(i + 90),
               rgb(0x90f0ff), SPRITE_GLOW, 1);
    faction_ground();
    faction_motes();
}

/* ---- forest: the archer ---- */

/* Moss and autumn leaves on the shoulders, a quiver behind. */
static void cloak_of_leaves(int moss, int leaf1, int leaf2, int wood)
{
    part();
    paint(moss); /* moss on the shoulders */
    blend(.08f);
    lumpy(.03f, 9);
    egg(0, 1.7f, -.12f, .62f, .12f, .22f);
    egg(.6f, 1.68f, 0, .2f, .12f, .2f);
    egg(-.6f, 1.68f, 0, .2f, .12f, .2f);
    push();
    move(0, 1.62f, -.06f);
    leaf_ring(15, .56f, .34f, .44f, 132, leaf1, 3);
    move(0, .06f, 0);
    leaf_ring(13, .46f, .28f, .36f, 118, leaf2, 77);
    pop();
    cape(V(-.5f, 1.6f, -.26f), V(.5f, 1.6f, -.26f), 1.7f, .4f, .2f, 4, material_cloth(rgb(0x4a5a24)));
    push(); /* quiver */
    move(.34f, 1.5f, -.4f);
    turn_z(-24);
    part();
    paint(material_leather(rgb(0x6a4424)));
    drum(0, 0, 0, .14f, .5f, .02f);
    for (int i = 0; i < 5; i++) {
        float x = .07f * sinf((float)i * 1.3f), z = .07f * cosf((float)i * 1.3f);
        part();
        paint(wood);
        limb(V(x, .4f, z), V(x * 1.4f, .82f, z * 1.4f), .014f, .014f);
        part();
        push();
        move(x * 1.35f, .66f, z * 1.35f);
        leaf_flat(.24f, .13f, leaf1);
        pop();
    }
    pop();
}

static void antlered_head(int bone, int horns, int moss)
{
    push();
    head(&(Skull){.bone = bone, .glow = rgb(0xb8ff40), .jaw = 6, .menace = .9f}, V(.0f, 2.2f, .1f), -30, 4, 4);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .24f, .6f, -.06f);
        turn_z((float)side * -8);
        antler(.72f, (float)side, horns);
        pop();
    }
    part();
    paint(moss);
    blend(.06f);
    lumpy(.03f, 9);
    egg(.05f, .66f, -.15f, .34f, .12f, .34f);
    push();
    move(.2f, .72f, .08f);
    turn_z(-12);
    mushroom(.1f, .09f, rgb(0xd04428));
    move(.16f, -.08f, -.1f);
    mushroom(.13f, .11f, rgb(0xd04428));
    pop();
    pop();
}

static void draws_a_bow(int bone, int wood)
{
    /* the bow: drawn to the cheek, the arrow past the viewer's left */
    Vec3 hold = V(-.82f, 1.72f, 1.05f), nock = V(.3f, 1.95f, .42f), along = hold - nock;
    push();
    armed(bone, V(-.5f, 1.6f, .28f), V(-.72f, 1.6f, .62f), 1, hold, V(.08f, 1, .05f), along);
    pop();
    push();
    armed(bone, V(.5f, 1.6f, -.28f), V(.98f, 1.72f, -.05f), -1, nock, V(.1f, 1, 0), along);
    pop();
    push();
    move(hold[0], hold[1], hold[2]);
    aim(V(.06f, 1, .02f) - along * (vec_dot(V(.06f, 1, .02f), along) / vec_dot(along, along)), along);
    bow(2.1f, (vec_length(along) - .22f) / 1.25f, wood, material_plain(rgb(0xf0e8d0), .5f, .5f),
        material_glow(rgb(0xb8ff40), 1.2f));
    pop();
}

static void forest_skeleton(void)
{
    camera(V(-.6f, 1.3f, 5.6f), V(-.08f, 1.84f, 0), 33);
    int bone = material_bone(), horns = material_new(rgb(0x7a5a38), rgb(0x3a2818), .6f, .5f, PAT_BONE, 5, .8f),
        wood = material_wood();
    int leaf1 = material_new(rgb(0xd8702a), rgb(0x8e3418), .6f, .4f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xd8a038), rgb(0x9a5a1a), .6f, .4f, PAT_NOISE, 5, .3f);
    int moss = material_fur(rgb(0x5f8a2c));
    material(leaf1)->sss = rgb(0xff7020) * .5f;
    material(leaf2)->sss = rgb(0xffb040) * .5f;
    push();
    move(.16f, -.2f, 0);
    push();
    turn_y(-28);
    bone_torso(bone, true);
    cloak_of_leaves(moss, leaf1, leaf2, wood);
    pop();
    antlered_head(bone, horns, moss);
    draws_a_bow(bone, wood);
    push();
    move(.62f, 1.72f, .05f);
    mushroom(.16f, .13f, rgb(0xe0a030));
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- royal: the bored king ---- */

static void throne(int frame, int cushion)
{
    part();
    paint(cushion);
    blend(.06f);
    box(0, 1.5f, -.52f, .72f, 1.2f, .08f, .06f);
    part();
    paint(frame);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .82f, .0f, -.5f), V(s * .82f, 2.75f, -.5f), .085f, .085f);
        for (int i = 0; i < 7; i++)
            ball(s * .82f, .5f + .36f * (float)i, -.5f, .115f);
        ball(s * .82f, 2.86f, -.5f, .15f);
        limb(V(s * .82f, 2.9f, -.5f), V(s * .82f, 3.22f, -.5f), .09f, .01f);
        Vec3 p[3] = {V(s * .82f, 2.62f, -.5f), V(s * .44f, 2.74f, -.5f), V(0, 3.05f, -.5f)};
        float r[3] = {.075f, .08f, .1f};
        tube(3, p, r, 4);
        limb(V(s * .9f, .78f, -.5f), V(s * .98f, .8f, .62f), .11f, .12f); /* arm rest */
        ball(s * .98f, .8f, .66f, .17f);
        limb(V(s * .98f, .75f, .6f), V(s * .98f, -.1f, .6f), .09f, .09f);
    }
    part();
    paint(material_gem(rgb(0xff3a60)));
    crystal(0, 3.08f, -.42f, .12f, .16f, .08f);
    for (int row = 0; row < 6; row++) /* buttons of the upholstery */
        for (int i = 0; i < 4; i++) {
            part();
            paint(frame);
            ball(-.54f + .36f * (float)i + (row % 2 ? .18f : 0), .7f + .34f * (float)row, -.43f, .035f);
        }
}

static void ermine_cape(int ermine, int gold, int gem, int velvet)
{
    part();
    paint(ermine); /* ermine over the shoulders */
    blend(.1f);
    lumpy(.02f, 12);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .52f;
        limb(V(sinf(a) * .34f, 1.74f, -.06f + .22f * cosf(a)), V(sinf(a) * .8f, 1.5f, -.06f + .34f * cosf(a)), .1f,
             .14f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .5f + .1f;
        part();
        paint(material_plain(rgb(0x1a1014), .8f, .2f));
        limb(V(sinf(a) * .62f, 1.66f, .02f + .36f * cosf(a)), V(sinf(a) * .68f, 1.54f, .04f + .42f * cosf(a)), .03f,
             .012f);
    }
    part();
    paint(gold); /* clasp and chain */
    blend(.02f);
    ball(0, 1.6f, .42f, .09f);
    part();
    paint(gem);
    crystal(0, 1.6f, .5f, .06f, .07f, .04f);
    cape(V(-.75f, 1.55f, -.12f), V(.75f, 1.55f, -.12f), 1.9f, .5f, .12f, 5, velvet);
}

/* One fist under the cheek, a goblet over the arm rest, legs stretched towards the viewer. */
static void lazy_limbs(int bone, int gold)
{
    Hand fist = {.size = .27f, .thick = .75f, .spread = 6, .curl = .8f, .thumb = -1};
    part();
    paint(bone);
    blend(.025f);
    bone_arm(V(.66f, 1.88f, 0), V(1.0f, 1.0f, .72f), V(.74f, 1.98f, .56f), 1);
    part();
    paint(bone);
    blend(.012f);
    hand_at(&fist, V(.73f, 2.0f, .56f), V(-.35f, 1, -.15f), V(-.8f, -.1f, .1f));
    push(); /* the other holds a goblet over the arm rest */
    Vec3 at = V(-.76f, 1.24f, .9f), bar = V(.3f, 1, .12f), out = V(.2f, 0, 1);
    armed(bone, V(-.55f, 1.9f, -.02f), V(-1.0f, 1.2f, .12f), 1, at, bar, out);
    goblet(gold, material_plain(rgb(0x8a0820), .1f, 1.5f));
    pop();
    part();
    paint(bone); /* thighs towards the viewer */
    blend(.03f);
    bone_limb(V(-.2f, .62f, .05f), V(-.42f, .74f, .95f), .09f);
    bone_limb(V(.22f, .62f, .05f), V(.46f, .7f, .95f), .09f);
    bone_limb(V(-.42f, .7f, .95f), V(-.44f, -.2f, .9f), .075f);
    bone_limb(V(.46f, .68f, .95f), V(.4f, -.2f, .95f), .075f);
}

static void royal_skeleton(void)
{
    camera(V(.75f, 1.85f, 5.8f), V(.04f, 1.78f, 0), 33);
    scene()->backdrop = place_throne_hall;
    scene()->back_x = .38f;
    int bone = material_bone(), gold = material_gold(), velvet = material_cloth(rgb(0x8a1838)),
        gem = material_gem(rgb(0x40c8ff));
    int ermine = material_new(rgb(0xfdf6ec), rgb(0xc8b8b0), .95f, .2f, PAT_FUR, 4, 1.2f);
    throne(gold, material_cloth(rgb(0x5a2a8e)));
    push();
    move(.03f, .28f, -.1f);
    turn_z(-5);
    bone_torso(bone, true);
    ermine_cape(ermine, gold, gem, velvet);
    pop();
    push(); /* the head leans on the fist on the right */
    head(&(Skull){.bone = bone, .glow = rgb(0xc070ff), .jaw = 11, .menace = -.6f}, V(.2f, 2.46f, .12f), -12, 5, -17);
    push();
    move(-.05f, .56f, -.06f);
    turn_z(10);
    turn_x(-8);
    crown_royal(.43f, gold, gem, velvet, ermine);
    pop();
    pop();
    lazy_limbs(bone, gold);
    faction_ground();
    faction_motes();
}

const Card skeleton_cards[] = {{"cards/horde/water-skeleton", WATER, water_skeleton},
                               {"cards/horde/fire-skeleton", FIRE, fire_skeleton},
                               {"cards/horde/sun-skeleton", SUN, sun_skeleton},
                               {"cards/horde/moon-skeleton", MOON, moon_skeleton},
                               {"cards/horde/forest-skeleton", FOREST, forest_skeleton},
                               {"cards/horde/royal-skeleton", ROYAL, royal_skeleton},
                               {0}};
