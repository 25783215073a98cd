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

static void grasping_hand(int robe, int bone, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers)
{
    Vec3 shoulder = V(side * .6f, 1.45f, -.05f);
    wide_sleeve(robe, shoulder, elbow, wrist);
    push();
    Vec3 cuff = vec_mix(elbow, wrist, .8f);
    move(cuff[0], cuff[1], cuff[2]);
    robe_rags(8, .2f, .2f, .55f, robe, (int)(side * 7) + 20);
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

static void wraith(void)
{
    camera(V(.1f, .95f, 6.5f), V(0, 1.6f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x030c10, 0x0c3034, 0x2a6a62, 0xa8e8b8, 0xc8ff9a, 0xf4ffe8);
    s->backdrop = place_graveyard;
    s->disc_x = .0f;
    s->disc_y = .55f;
    s->disc_size = 1.25f;
    s->back_mirrored = true;
    s->rim.color = rgb(0x90ffc0) * 3.6f;
    s->fill.color = rgb(0x30b080) * .5f;
    Vec3 glow = rgb(0x7affa0);
    int robe = material_new(rgb(0x3c3450), rgb(0x161022), .9f, .3f, PAT_CLOTH, 2.4f, .9f), iron = material_iron(),
        bone = material_new(rgb(0xd8f0d8), rgb(0x6a9a84), .5f, .6f, PAT_BONE, 3.2f, .5f);
    material(bone)->emit = glow * .05f;
    material(iron)->color = rgb(0x6a7078);
    push();
    move(0, .08f, 0);
    robe_body(robe, 1.05f, .12f);
    push();
    move(0, .5f, 0);
    robe_rags(22, .62f, .5f, .7f, robe, 5);
    pop();
    push();
    move(0, 1.55f, -.05f);
    robe_rags(16, .62f, .4f, .5f, robe, 50);
    pop();
    push();
    move(-.02f, 2.06f, .24f);
    turn_y(-6);
    turn_x(6);
    turn_z(7);
    grow(1.02f);
    hood(robe);
    push(); /* a bare skull; the left of it is gone with his name */
    move(0, .06f, .20f);
    grow(.86f);
    turn_x(-6);
    skull(&(Skull){.bone = bone, .glow = glow, .jaw = 16, .menace = .7f, .missing = .4f, .eye_size = 1.2f});
    pop();
    push();
    move(0, .6f, -.1f);
    turn_x(-10);
    crown_spiked(.58f, 5, .24f, 1, iron, material_gem(rgb(0x60ff90)));
    pop();
    pop();
    grasping_hand(robe, bone, -1, V(-1.0f, 1.25f, .25f), V(-.98f, 1.78f, .8f), V(-.15f, 1, .5f));
    grasping_hand(robe, bone, 1, V(1.02f, 1.1f, .35f), V(.8f, 1.15f, 1.0f), V(.1f, .5f, 1));
    part();
    paint(material_glow(glow, 1.1f)); /* the cold fire inside */
    egg(0, 1.2f, .1f, .2f, .3f, .12f);
    pop();
    lamp(V(0, 2.0f, 1.0f), glow * 1.6f, .4f);
    for (int i = 0; i < 46; i++) { /* souls that stream after him */
        float t = chance(i), a = chance(i + 60) * 2 * PI;
        sprite(V(cosf(a) * (.5f + .9f * t), .1f + 2.9f * t * chance(i + 90), sinf(a) * .8f),
               .02f + .05f * chance(i + 120), glow, SPRITE_GLOW, .5f);
    }
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i + 200) - .5f) * 3, .15f * chance(i + 230), .4f + chance(i + 260)), .3f, rgb(0x3a8a70),
               SPRITE_GLOW, .12f);
    faction_ground();
}

const Card wraith_cards[] = {{"cards/monstrous/wraith", MOON, wraith}, {0}};
