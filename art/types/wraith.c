/* SPDX-License-Identifier: MIT
 * The Wraith: a king whom nobody remembers. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/robes.h"
#include "props/skull.h"

/* A sleeve that hangs in rags from the wrist; bones inside. */
static void grasping_hand(int robe, int bone, float side, Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 fingers)
{
    wide_sleeve(robe, shoulder, elbow, wrist);
    push();
    Vec3 cuff = vec_mix(elbow, wrist, .8f);
    move(cuff[0], cuff[1], cuff[2]);
    robe_rags(9, .2f, .2f, .75f, robe, (int)(side * 7) + 20);
    pop();
    part();
    paint(bone);
    blend(.025f);
    bone_arm(vec_mix(shoulder, elbow, .8f), elbow, wrist, 1.1f);
    Hand h = {.size = .33f,
              .thick = .62f,
              .spread = 62,
              .curl = .3f,
              .thumb = side > 0 ? -1 : 1,
              .claw = bone,
              .claw_length = .5f};
    part();
    paint(bone);
    blend(.015f);
    hand_at(&h, wrist, fingers, V(-side * .2f, -.25f, 1));
}

/* He leans out of the mist; below the breast there is nothing but rags and cold. */
static void wraith(void)
{
    camera(V(.30f, 1.10f, 6.3f), V(-.22f, 1.58f, 0), 35.5f);
    Scene *s = scene();
    set_palette(s, 0x030c10, 0x0c3034, 0x2a6a62, 0xa8e8b8, 0xc8ff9a, 0xf4ffe8);
    s->backdrop = place_graveyard;
    s->disc_x = .80f;
    s->disc_y = .72f;
    s->disc_size = .5f;
    s->back_mirrored = true;
    s->roll = -4;
    s->key.color = s->key.color * .8f;
    s->rim.color = rgb(0x90ffc0) * 4.2f;
    s->fill.color = rgb(0x30b080) * .6f;
    Vec3 glow = rgb(0x7affa0);
    int robe = material_new(rgb(0x4a4066), rgb(0x1e1830), .9f, .3f, PAT_NOISE, 2.4f, .2f), iron = material_iron(),
        bone = material_new(rgb(0xc0d4c0), rgb(0x5a8a74), .5f, .6f, PAT_BONE, 3.2f, .5f);
    material(iron)->color = rgb(0x6a7078);
    push();
    move(.06f, .02f, 0);
    turn_z(15);
    turn_x(8);
    DrapeRow row[6] = {{1.86f, .22f, .20f, 0, -.04f},    {1.70f, .56f, .34f, 0, -.06f},
                       {1.35f, .60f, .40f, .02f, -.10f}, {.90f, .52f, .36f, .16f, -.22f},
                       {.40f, .46f, .30f, .44f, -.40f},  {-.25f, .34f, .20f, .86f, -.60f}};
    part();
    paint(robe);
    blend(.02f);
    drape(&(Drape){.rows = 6,
                   .row = row,
                   .folds = 15,
                   .gather = .012f,
                   .depth = .10f,
                   .twist = 1.8f,
                   .hem = .40f,
                   .thick = .02f,
                   .seed = 7});
    push();
    move(.04f, 1.05f, -.1f);
    robe_rags(18, .56f, .40f, .65f, robe, 5);
    pop();
    push();
    move(0, 1.62f, -.05f);
    robe_rags(16, .58f, .36f, .42f, robe, 50);
    pop();
    push();
    move(-.02f, 2.08f, .22f);
    turn_y(-16);
    turn_x(12);
    turn_z(2);
    grow(1.0f);
    hood(robe);
    push(); /* a bare skull; the left of it is gone with his name */
    move(0, .05f, .14f);
    grow(.84f);
    turn_x(-6);
    skull(&(Skull){.bone = bone, .glow = glow, .jaw = 18, .menace = .9f, .missing = .4f, .eye_size = 1.2f});
    pop();
    push();
    move(0, .6f, -.1f);
    turn_x(-10);
    crown_spiked(.58f, 5, .24f, 1, iron, material_gem(rgb(0x60ff90)));
    pop();
    pop();
    grasping_hand(robe, bone, -1, V(-.52f, 1.58f, -.02f), V(-.98f, 1.38f, .36f), V(-.92f, 1.50f, .98f),
                  V(-.2f, .75f, .9f));
    grasping_hand(robe, bone, 1, V(.52f, 1.58f, -.02f), V(.96f, 1.20f, .30f), V(.66f, 1.02f, .92f), V(-.2f, .2f, 1));
    pop();
    for (int i = 0; i < 46; i++) { /* souls that stream after him */
        float t = chance(i);
        sprite(V(.9f * t - .2f + .5f * (chance(i + 60) - .5f), 1.1f - 1.2f * t + .5f * (chance(i + 90) - .5f),
                 -.3f + .6f * chance(i + 30)),
               .02f + .04f * chance(i + 120), glow, SPRITE_GLOW, .5f);
    }
    for (int i = 0; i < 44; i++)
        sprite(V((chance(i + 200) - .5f) * 3.4f, -.05f + .42f * chance(i + 230), -.3f + 1.2f * chance(i + 260)), .26f,
               rgb(0x6ab0a0), SPRITE_GLOW, .16f);
    faction_ground();
}

const Card wraith_cards[] = {{"cards/monstrous/wraith", MOON, wraith}, {0}};
