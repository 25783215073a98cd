/* SPDX-License-Identifier: MIT
 * The skeleton of the fire climbs out of it. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/skull.h"
#include "types/skeleton_body.h"

/* ---- fire: it climbs out ---- */

/* What is molten hangs from a place and draws a drop. */
static void molten_drip(Vec3 at, float length, int hot)
{
    part();
    paint(hot);
    blend(.03f);
    limb(at, at + V(0, -length, 0), .035f, .016f);
    ball(at[0], at[1] - length, at[2], .034f);
}

static void fire_skeleton(void)
{
    camera(V(-.10f, 1.25f, 5.2f), V(.04f, 1.42f, 0), 31);
    Scene *s = scene();
    s->vignette = 1.3f;
    s->ambient = .35f;
    s->back_y = -.1f;
    s->key = (Light){V(-.55f, .45f, .70f), rgb(0xffd8a8) * 1.8f, .10f};
    s->fill = (Light){V(.1f, -.85f, .55f), rgb(0xff6a18) * 2.2f, 0};
    int bone = material_new(rgb(0xf0d0a4), rgb(0x6a3a24), .55f, .6f, PAT_BONE, 3.2f, .8f),
        char_bone = material_new(rgb(0x80543c), rgb(0x3a2018), .7f, .5f, PAT_BONE, 3.2f, .8f),
        hot = material_glow(rgb(0xffa428), 2.2f);
    material(bone)->sss = rgb(0xff7020) * .4f;
    push(); /* it leans out at us: breast and arms behind the head */
    move(.26f, -.38f, -.55f);
    turn_y(-12);
    turn_x(20);
    part();
    paint(char_bone);
    bone_torso(char_bone, false);
    Vec3 far_shoulder = here(bone_right_shoulder), near_shoulder = here(bone_left_shoulder);
    pop();
    push();
    move(.16f, 1.56f, .15f);
    turn_y(-14);
    turn_x(-4);
    turn_z(9);
    grow(1.28f);
    skull(&(Skull){
        .bone = bone, .glow = rgb(0xffe070) * 1.3f, .jaw = 34, .menace = 1, .eye_size = 1.1f, .missing = .12f});
    push();
    move(0, .40f, -.14f);
    flames(20, .42f, .36f, .95f, .12f, 30, -22, rgb(0xffa020), rgb(0xf03c08), 5);
    flames(12, .24f, .22f, 1.15f, .12f, 14, -18, rgb(0xffd050), rgb(0xff7a10), 25);
    pop();
    Vec3 jaw[3] = {here(V(-.20f, -.50f, .22f)), here(V(.02f, -.58f, .22f)), here(V(.20f, -.48f, .22f))},
         throat = here(V(0, -.28f, .20f)), crown = here(V(0, .8f, .5f));
    pop();
    part(); /* fire in its throat */
    paint(hot);
    ball(throat[0], throat[1], throat[2], .12f);
    lamp(throat + V(0, -.05f, .25f), rgb(0xff8a20) * 2.2f, .3f);
    lamp(crown, rgb(0xffa040) * 1.6f, .4f);
    for (int i = 0; i < 3; i++)
        molten_drip(jaw[i], .16f + .14f * chance(i + 3), hot);
    /* one hand has hold of the shore, and the shore is we */
    Vec3 elbow = V(-.98f, .98f, .25f), wrist = V(-.60f, .86f, 1.15f);
    part();
    paint(bone);
    blend(.03f);
    bone_arm(near_shoulder, elbow, wrist, 1.5f);
    part();
    paint(bone);
    blend(.02f);
    hand_at(&(Hand){.size = .40f, .thick = .72f, .spread = 62, .curl = .38f, .thumb = 1}, wrist, V(.20f, .62f, .75f),
            V(.15f, -.75f, .60f));
    Vec3 elbow2 = V(1.10f, 1.10f, -.1f), wrist2 = V(.92f, .58f, .62f); /* the other comes after, dripping */
    part();
    paint(char_bone);
    blend(.03f);
    bone_arm(far_shoulder, elbow2, wrist2, 1.4f);
    part();
    paint(bone);
    blend(.02f);
    paint(char_bone);
    hand_at(&(Hand){.size = .32f, .thick = .72f, .spread = 56, .curl = .55f, .thumb = -1}, wrist2, V(-.15f, .1f, 1),
            V(0, -1, .2f));
    for (int i = 0; i < 4; i++)
        molten_drip(vec_mix(elbow, wrist, .15f + .27f * (float)i) + V(0, -.07f, 0), .14f + .22f * chance(i), hot);
    for (int i = 0; i < 5; i++) /* rings where it rose */
        for (int k = 0; k < 14; k++) {
            float a = (float)k / 14 * 2 * PI, r = .75f + .28f * (float)i;
            sprite(V(.2f + r * sinf(a), .34f, -.1f + .7f * r * cosf(a)), .10f, rgb(0xffa030), SPRITE_GLOW, .30f);
        }
    lamp(V(.0f, .35f, .7f), rgb(0xff7a18) * 1.4f, .5f);
    lamp(V(-.6f, .5f, 1.6f), rgb(0xff9a30) * 1.4f, .4f);
    faction_ground();
    faction_motes();
    sparks(70, 1.6f, 3.2f, rgb(0xffb040) * 2.f, 900);
}

const Card skeleton_killers_cards[] = {{"cards/horde/fire-skeleton", FIRE, fire_skeleton}, {0}};
