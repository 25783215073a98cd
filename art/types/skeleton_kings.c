/* SPDX-License-Identifier: MIT
 * Skeletons of rulers: the pharaoh behind his sun, the bored king on his throne. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/skeleton_body.h"

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
    skeleton_head(&(Skull){.bone = bone, .glow = rgb(0xff8a20), .jaw = 9, .menace = .8f}, V(.03f, 2.23f, .1f), -10, 2,
                  -4);
    push();
    move(0, .43f, -.05f);
    turn_x(-12);
    crown_spiked(.47f, 13, .5f, 1, gold, gem);
    pop();
    pop();
    push();
    skeleton_holding(bone, bone_left_shoulder, V(-1.0f, 1.3f, .2f), 1, V(-.93f, 1.86f, .52f), V(.06f, 1, -.1f),
                     V(.5f, 0, 1));
    scimitar(1.3f, material_iron(), gold);
    pop();
    part();
    paint(bone);
    blend(.025f);
    bone_arm(bone_right_shoulder, V(.9f, 1.12f, .02f), V(.66f, .86f, .45f), 1);
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
    skeleton_holding(bone, V(-.55f, 1.9f, -.02f), V(-1.0f, 1.2f, .12f), 1, at, bar, out);
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
    skeleton_head(&(Skull){.bone = bone, .glow = rgb(0xc070ff), .jaw = 11, .menace = -.6f}, V(.2f, 2.46f, .12f), -12, 5,
                  -17);
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

const Card skeleton_kings_cards[] = {
    {"cards/horde/sun-skeleton", SUN, sun_skeleton}, {"cards/horde/royal-skeleton", ROYAL, royal_skeleton}, {0}};
