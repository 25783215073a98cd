/* SPDX-License-Identifier: MIT
 * The skeleton of the water: a drowned pirate. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/skeleton_body.h"

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
    skeleton_head(&(Skull){.bone = bone,
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
    sleeve(coat, gold, bone_left_shoulder, elbow, hand_wrist(.19f, at, bar, out));
    push();
    skeleton_holding(bone, bone_left_shoulder, elbow, 1, at, bar, out);
    cutlass(1.15f, material_iron(), gold);
    pop();
    Vec3 elbow2 = V(.98f, 1.12f, .1f), at2 = V(.85f, 1.3f, .85f);
    sleeve(coat, gold, bone_right_shoulder, elbow2, hand_wrist(.19f, at2, V(-1, 0, .2f), V(0, .35f, 1)));
    push();
    skeleton_holding(bone, bone_right_shoulder, elbow2, -1, at2, V(-1, 0, .2f), V(0, .35f, 1));
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

const Card skeleton_pirate_cards[] = {{"cards/horde/water-skeleton", WATER, water_skeleton}, {0}};
