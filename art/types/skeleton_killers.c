/* SPDX-License-Identifier: MIT
 * Skeletons with a trade in death: the burning headsman, the archer of the woods. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
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
    skeleton_head(&(Skull){.bone = bone, .glow = rgb(0xb8ff40), .jaw = 6, .menace = .9f}, V(.0f, 2.2f, .1f), -30, 4, 4);
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
    skeleton_holding(bone, V(-.5f, 1.6f, .28f), V(-.72f, 1.6f, .62f), 1, hold, V(.08f, 1, .05f), along);
    pop();
    push();
    skeleton_holding(bone, V(.5f, 1.6f, -.28f), V(.98f, 1.72f, -.05f), -1, nock, V(.1f, 1, 0), along);
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

const Card skeleton_killers_cards[] = {
    {"cards/horde/fire-skeleton", FIRE, fire_skeleton}, {"cards/horde/forest-skeleton", FOREST, forest_skeleton}, {0}};
