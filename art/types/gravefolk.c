/* SPDX-License-Identifier: MIT
 * The dead and the made of the monstrous horde: Skeletons, the Ghoul, the Mudman, the Gargoyle; and the Harpy. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/beast.h"
#include "props/bones.h"
#include "props/feathers.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/dragon_body.h"

/* A bare arm of bones around a bar; leaves the brush in the frame of the bar. */
static void bony_hold(int bone, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = {.size = .2f, .thick = .75f, .spread = 14, .thumb = thumb};
    bone_holding(bone, h, 1.1f, shoulder, elbow, at, bar, out);
}

/* ---- Skeletons ---- */

static void helmed_skull(int bone, int iron, int rust)
{
    push();
    move(.02f, 2.22f, .12f);
    turn_y(-20);
    turn_x(2);
    turn_z(-6);
    grow(.92f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xff8a20), .jaw = 20, .menace = .8f, .missing = .2f});
    push(); /* a soldier's old helmet */
    move(0, .12f, -.06f);
    turn_z(9);
    grow(1.12f);
    helm_open(rust, iron, false);
    pop();
    pop();
}

/* Legs, and the stone they have just stepped over: broken at one corner, moss at its foot. */
static void own_grave(int bone, Vec3 color, float lean)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(bone);
        blend(.025f);
        bone_limb(V(q * .20f, .56f, .02f), V(q * .28f, -.10f, .16f), .06f);
        bone_limb(V(q * .28f, -.10f, .16f), V(q * .28f, -.70f, .05f), .05f);
    }
    static const float stone[] = {-.52f, -.70f, .52f, -.70f, .52f, -.02f, .40f, .10f,  .30f,
                                  .06f,  .12f,  .20f, -.20f, .22f, -.42f, .12f, -.52f, -.06f};
    push();
    move(-.28f, .44f, .80f);
    turn_x(-10);
    grow(1.15f);
    turn_z(lean);
    part();
    paint(material_stone(color, color * .45f));
    blend(.02f);
    outline(9, stone, 1, .13f, .06f);
    carve();
    for (int i = 0; i < 3; i++) /* what is left of a name */
        limb(V(-.30f, -.06f - .12f * (float)i, .13f), V(.18f - .14f * (float)i, -.06f - .12f * (float)i, .13f), .022f,
             .022f);
    fill();
    pop();
    part();
    paint(material_fur(rgb(0x4a6a34)));
    blend(.06f);
    lumpy(.03f, 7);
    for (int i = 0; i < 9; i++)
        egg(-.95f + .17f * (float)i, -.16f + .08f * chance(i + 3), .96f, .15f, .10f, .12f);
    lumpy(0, 1);
}

static void skeleton(void)
{
    camera(V(-.45f, .9f, 5.9f), V(-.02f, 1.6f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x08140c, 0x1c3c28, 0x48744a, 0xb4d898, 0xffa040, 0xf8ffe4);
    s->backdrop = place_graveyard;
    s->disc_x = -.25f;
    s->disc_y = .5f;
    int bone = material_bone(), iron = material_iron(),
        rust = material_new(rgb(0x9a6a4a), rgb(0x5a3a2c), .6f, .8f, PAT_METAL, 4, .6f), wood = material_wood(),
        red = material_cloth(rgb(0xa03028));
    push();
    move(0, -.16f, 0);
    turn_y(10);
    bone_torso(bone, true);
    helmed_skull(bone, iron, rust);
    push();
    bony_hold(bone, bone_left_shoulder, V(-1.0f, 1.25f, .2f), 1, V(-.9f, 1.75f, .6f), V(-.14f, 1, -.05f),
              V(.4f, .1f, 1));
    sword(1.3f, .2f, rust, iron);
    pop();
    part();
    paint(bone);
    blend(.025f);
    bone_arm(bone_right_shoulder, V(.95f, 1.1f, .15f), V(.72f, .95f, .6f), 1);
    push();
    move(.66f, .95f, .72f);
    turn_y(20);
    shield_round(.6f, wood, rust);
    for (int i = 0; i < 2; i++) { /* two arrows stick in it */
        part();
        paint(wood);
        limb(V(-.2f + .34f * (float)i, .16f - .3f * (float)i, .06f),
             V(-.42f + .5f * (float)i, .4f - .2f * (float)i, .62f), .018f, .018f);
        part();
        paint(red);
        web(V(-.38f + .47f * (float)i, .35f - .2f * (float)i, .54f),
            V(-.5f + .5f * (float)i, .5f - .2f * (float)i, .6f), V(-.42f + .5f * (float)i, .4f - .2f * (float)i, .64f),
            .012f);
    }
    pop();
    own_grave(bone, rgb(0x8a948a), 8);
    pop();
    faction_ground();
    faction_motes();
}

/* It laughs, its head thrown back. */
static void laughing_skull(int bone, int cloth_m)
{
    push();
    move(-.02f, 2.2f, .14f);
    turn_y(14);
    turn_x(-12);
    turn_z(9);
    grow(.94f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x50e0ff), .jaw = 32, .menace = .3f, .missing = .35f, .eye_size = 1.3f});
    part(); /* a headband */
    paint(cloth_m);
    blend(.03f);
    push();
    move(0, .36f, -.06f);
    turn_x(-10);
    turn_z(-4);
    drum(0, 0, 0, .5f, .075f, .04f);
    limb(V(.46f, 0, -.2f), V(.9f, -.2f, -.3f), .08f, .02f);
    limb(V(.46f, 0, -.2f), V(.8f, -.42f, -.3f), .07f, .02f);
    pop();
    pop();
}

static void skeleton2(void)
{
    camera(V(.4f, .9f, 5.7f), V(.04f, 1.78f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0a1018, 0x1c3444, 0x3c6878, 0xa0ccd0, 0x60e0c0, 0xf0fff8);
    s->back_mirrored = true;
    s->roll = 5;
    int bone = material_new(rgb(0xd8ccb0), rgb(0x8a7458), .6f, .5f, PAT_BONE, 3.2f, .6f), iron = material_iron(),
        wood = material_wood(), cloth_m = material_cloth(rgb(0xb03028)), leather = material_leather(rgb(0x3a2418));
    push();
    move(0, -.16f, 0);
    turn_y(-12);
    bone_torso(bone, true);
    laughing_skull(bone, cloth_m);
    push(); /* a flail */
    bony_hold(bone, bone_right_shoulder, V(1.0f, 1.4f, .15f), -1, V(.92f, 1.9f, .5f), V(.2f, 1, 0), V(-.3f, .1f, 1));
    staff(.3f, .5f, .042f, wood);
    Vec3 top = here(V(0, .5f, 0));
    pop();
    pop();
    Vec3 ball_at = top + V(.1f, -.62f, .35f);
    chain(top, ball_at, .06f, 8, .05f, iron);
    part();
    paint(iron);
    ball(ball_at[0], ball_at[1], ball_at[2], .19f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * 2.4f, y = 1 - 2 * ((float)i + .5f) / 14, r = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * r, y, sinf(a) * r);
        part();
        paint(iron);
        limb(ball_at + d * .15f, ball_at + d * .3f, .055f, .006f);
    }
    push();
    move(0, -.16f, 0);
    turn_y(-12);
    push();
    bony_hold(bone, bone_left_shoulder, V(-1.0f, 1.1f, .3f), 1, V(-.8f, 1.2f, .9f), V(1, .1f, .2f), V(0, .35f, 1));
    pop();
    push();
    move(-.8f, 1.2f, .92f);
    lantern(.6f, iron, rgb(0x80e8ff));
    pop();
    figure_skirt(leather, .75f, .25f, 6); /* a kilt in rags */
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .66f, 1.64f, 0);
        turn_z((float)side * -20);
        pauldron(.27f, 2, 0, (float)side, leather);
        pop();
    }
    pop();
    faction_ground();
}

/* ---- the Ghoul ---- */

static void ghoul_arm(int skin, int claw, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    part();
    paint(skin);
    blend(.06f);
    arm(V(side * .5f, 1.28f, 0), elbow, wrist, .15f, .11f, .085f);
    Hand h = {.size = .3f,
              .thick = .8f,
              .spread = 52,
              .curl = .35f,
              .thumb = side < 0 ? 1 : -1,
              .claw = claw,
              .claw_length = .7f};
    part();
    paint(skin);
    blend(.03f);
    hand_at(&h, wrist, fingers, palm);
}

static void ghoul_head(int skin, int claw, int lip, int hair)
{
    push();
    move(0, 1.62f, .34f);
    turn_y(-14);
    turn_x(6);
    turn_z(-12);
    grow(1.16f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = .35f,
                      .wide = .92f,
                      .ear = .95f,
                      .ear_droop = 10,
                      .lid = 14,
                      .open = .72f,
                      .eye_size = 1.15f,
                      .iris = rgb(0xd8ff50),
                      .white = rgb(0xf4ffb0),
                      .glow = 1.1f,
                      .mouth = .14f,
                      .smile = .07f,
                      .teeth = claw,
                      .sharp = true});
    part(); /* a long tongue */
    paint(lip);
    blend(.03f);
    Vec3 t[5] = {V(0, -.3f, .32f), V(.02f, -.36f, .5f), V(.08f, -.55f, .56f), V(.02f, -.78f, .5f),
                 V(.12f, -.92f, .56f)};
    float tr[5] = {.07f, .075f, .065f, .05f, .012f};
    tube(5, t, tr, 4);
    part();
    paint(hair);
    blend(.01f);
    for (int i = 0; i < 12; i++) { /* wisps */
        float u = (chance(i) - .5f) * 2;
        Vec3 p[3] = {V(u * .3f, .44f, -.1f), V(u * .48f, .4f, -.2f), V(u * .6f, .05f - .2f * chance(i + 9), -.22f)};
        float r[3] = {.02f, .016f, .004f};
        tube(3, p, r, 3);
    }
    pop();
}

/* The tombstone he creeps over. */
static void tombstone(int stone)
{
    push();
    move(.1f, 0, .72f);
    turn_z(-5);
    part();
    paint(stone);
    blend(.05f);
    lumpy(.02f, 6);
    float slab[] = {-.85f, -.5f, .85f, -.5f, .85f, .35f, .55f, .62f, 0, .72f, -.55f, .62f, -.85f, .35f};
    outline(7, slab, 2, .16f, .06f);
    lumpy(0, 1);
    carve();
    blend(.01f);
    box(0, .22f, .17f, .05f, .22f, .05f, .01f);
    box(0, .28f, .17f, .17f, .045f, .05f, .01f);
    fill();
    pop();
}

static void ghoul(void)
{
    camera(V(.3f, .8f, 5.9f), V(0, 1.42f, .1f), 33);
    Scene *s = scene();
    set_palette(s, 0x140a1e, 0x38204a, 0x6e4a80, 0xc0a0c8, 0xc8ff60, 0xf8f0ff);
    s->backdrop = place_graveyard;
    s->disc_x = .3f;
    s->back_mirrored = true;
    int skin = material_skin(rgb(0xb8c4a0), rgb(0x6a7a6a)), claw = material_bone(),
        lip = material_plain(rgb(0x7a3a4a), .3f, 1), stone = material_stone(rgb(0x8a8494), rgb(0x4a4654)),
        rag = material_cloth(rgb(0x5a4a3a)), hair = material_fur(rgb(0x3a3430));
    material(skin)->bump = .7f;
    push();
    move(0, -.05f, .1f);
    part();
    paint(skin);
    blend(.14f);
    egg(0, 1.15f, -.2f, .48f, .38f, .34f); /* a hunched back */
    egg(0, .75f, .0f, .3f, .4f, .25f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .46f, 1.26f, -.05f, .18f);
    blend(.05f);
    for (int i = 0; i < 4; i++) /* ribs */
        for (int side = -1; side <= 1; side += 2) {
            Vec3 p[3] = {V((float)side * .34f, 1.1f - .14f * (float)i, -.02f),
                         V((float)side * .26f, 1.02f - .14f * (float)i, .2f),
                         V((float)side * .06f, 1.0f - .13f * (float)i, .26f)};
            float r[3] = {.04f, .045f, .03f};
            tube(3, p, r, 3);
        }
    ghoul_head(skin, claw, lip, hair);
    ghoul_arm(skin, claw, -1, V(-1.0f, 1.1f, .2f), V(-.88f, 1.6f, .7f), V(-.1f, 1, .4f), V(.2f, -.4f, 1));
    ghoul_arm(skin, claw, 1, V(.95f, .95f, .35f), V(.66f, .8f, .85f), V(0, -.5f, 1), V(0, -1, -.3f));
    part();
    paint(rag);
    lumpy(.03f, 8);
    egg(0, .48f, .02f, .36f, .2f, .3f);
    lumpy(0, 1);
    pop();
    tombstone(stone);
    faction_ground();
    faction_motes();
}

/* ---- the Mudman ---- */

/* What the swamp has swallowed. */
static void swallowed_skull(int bone)
{
    push();
    move(.05f, .72f, .62f);
    turn_y(2);
    turn_z(-5);
    grow(.42f);
    skull(&(Skull){.bone = bone, .jaw = 24, .missing = .3f});
    pop();
}

/* Heavy brows. */
static void mud_face(int dark, int glow)
{
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .06f, 1.88f, .54f), V((float)side * .42f, 2.1f, .36f), .1f, .09f);
    carve();
    blend(.08f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .2f, 1.78f, .5f, .13f, .11f, .2f);
    Vec3 m[5] = {V(-.34f, 1.36f, .5f), V(-.17f, 1.48f, .6f), V(0, 1.5f, .64f), V(.17f, 1.48f, .6f),
                 V(.34f, 1.34f, .5f)};
    float mr[5] = {.07f, .13f, .16f, .13f, .07f};
    tube(5, m, mr, 3);
    fill();
    part();
    paint(dark);
    egg(0, 1.56f, .22f, .36f, .36f, .28f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(glow);
        egg((float)side * .2f, 1.76f, .48f, .085f, .06f, .05f);
        sprite(here(V((float)side * .2f, 1.76f, .6f)), .08f, rgb(0xffd850), SPRITE_GLOW, .8f);
    }
}

/* Drips. */
static void mud_drips(void)
{
    for (int i = 0; i < 16; i++) {
        float x = (chance(i) - .5f) * 1.9f, y = 1.1f + .2f * chance(i + 20) - .25f * fabsf(x);
        limb(V(x, y, .35f), V(x, y - .2f - .35f * chance(i + 40), .5f), .08f, .05f);
    }
}

static void mudman(void)
{
    camera(V(-.2f, .7f, 6.8f), V(0, 1.45f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x08161a, 0x1a4046, 0x4a8a84, 0xc0e8c8, 0xffe080, 0xf8fff0);
    s->backdrop = place_swamp;
    int mud = material_new(rgb(0x8a5a34), rgb(0x4a2e1c), .22f, 1.3f, PAT_NOISE, 3, .9f),
        dark = material_plain(rgb(0x1c100a), .8f, .2f), glow = material_glow(rgb(0xffd850), 2), bone = material_bone(),
        moss = material_fur(rgb(0x6a9a34));
    push();
    move(0, -.1f, 0);
    turn_y(6);
    part();
    paint(mud);
    blend(.3f);
    lumpy(.06f, 3);
    egg(0, 1.75f, .05f, .52f, .52f, .46f); /* head and shoulders in one */
    egg(0, 1.05f, -.1f, .95f, .55f, .6f);
    egg(0, .3f, 0, 1.1f, .5f, .8f);
    blend(.16f);
    Vec3 a[4] = {V(-.8f, 1.25f, 0), V(-1.2f, 1.0f, .25f), V(-1.1f, 1.45f, .6f), V(-1.0f, 1.85f, .75f)};
    float ar[4] = {.36f, .28f, .21f, .19f};
    tube(4, a, ar, 4);
    Vec3 b[4] = {V(.8f, 1.2f, 0), V(1.15f, .85f, .3f), V(.95f, .75f, .8f), V(.6f, .8f, 1.15f)};
    float br[4] = {.36f, .3f, .27f, .25f};
    tube(4, b, br, 4);
    blend(.05f);
    for (int i = 0; i < 4; i++) { /* thick fingers */
        float q = (float)i - 1.5f;
        limb(V(-1.0f + .11f * q, 1.9f, .78f), V(-.98f + .24f * q, 2.28f - .04f * q * q, .95f), .095f, .07f);
        limb(V(.55f, .8f + .06f * q, 1.2f), V(.2f, .78f + .15f * q, 1.42f), .11f, .075f);
    }
    mud_drips();
    mud_face(dark, glow);
    swallowed_skull(bone);
    part();
    paint(bone);
    blend(.02f);
    bone_limb(V(-.8f, .75f, .5f), V(-.35f, 1.05f, .72f), .06f);
    part();
    paint(moss);
    blend(.05f);
    lumpy(.03f, 9);
    egg(.1f, 2.2f, -.02f, .36f, .12f, .32f);
    egg(.85f, 1.5f, .0f, .32f, .12f, .28f);
    lumpy(0, 1);
    push();
    move(-.08f, 2.28f, .05f);
    turn_z(8);
    grass_tuft(.45f, 7, moss, 4);
    move(.25f, -.02f, .05f);
    mushroom(.14f, .13f, rgb(0xe84a30));
    pop();
    pop();
    part();
    paint(material_new(rgb(0x3a5a50), rgb(0x4a3a24), .12f, 1.2f, PAT_WATER, 2, .6f));
    ground(.14f, .05f, 1.6f);
    lamp(V(0, 1.8f, 1.2f), rgb(0xffd070) * .7f, .4f);
    faction_motes();
}

/* ---- the Gargoyle ---- */

static void gargoyle_head(int stone, int light, int tooth)
{
    push();
    move(0, 1.72f, .36f);
    turn_y(4);
    turn_x(10);
    turn_z(4);
    grow(1.16f);
    beast_head(&(Beast){.hide = stone,
                        .muzzle_hide = light,
                        .nose = stone,
                        .tooth = tooth,
                        .iris = material_eye(rgb(0xff8a18), rgb(0xffe080), 1.8f, PUPIL_SLIT),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .24f,
                        .root = .24f,
                        .tip = .15f,
                        .droop = 6,
                        .jaw = 24,
                        .teeth = 5,
                        .fang = .1f,
                        .tusk = .2f,
                        .ear = .55f,
                        .ear_width = .15f,
                        .ear_out = 72,
                        .ear_turn = 8,
                        .eye = .1f,
                        .eye_x = .18f,
                        .eye_yaw = 6,
                        .lid = 26,
                        .open = .55f,
                        .brow = .11f});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .2f, .36f, 0), V(q * .46f, .66f, -.16f), V(q * .34f, 1.02f, -.3f), .11f, light);
        sprite(here(V(q * .18f, .13f, .45f)), .16f, rgb(0xff8a20), SPRITE_GLOW, .6f);
    }
    pop();
}

/* Crouching: knees high, fists on the ledge between them. */
static void crouching_limbs(void)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.1f);
        limb(V(q * .3f, .55f, 0), V(q * .72f, .85f, .45f), .28f, .2f);
        limb(V(q * .72f, .85f, .45f), V(q * .62f, .3f, .4f), .19f, .13f);
        blend(.08f);
        limb(V(q * .52f, 1.35f, 0), V(q * .5f, .95f, .5f), .22f, .16f);
        limb(V(q * .5f, .95f, .5f), V(q * .24f, .42f, .72f), .15f, .12f);
        for (int i = -1; i <= 1; i++) {
            limb(V(q * .24f, .4f, .72f), V(q * .24f + .1f * (float)i, .22f, .86f), .09f, .05f);
            limb(V(q * .62f, .26f, .45f), V(q * .64f + .13f * (float)i, .2f, .72f), .09f, .05f);
        }
    }
}

static void gargoyle(void)
{
    camera(V(.5f, .5f, 6.2f), V(0, 1.6f, 0), 33);
    Scene *s = scene();
    s->roll = -3;
    s->back_mirrored = true;
    int stone = material_stone(rgb(0xa0a4b4), rgb(0x5a5e70)), light = material_stone(rgb(0xb8bcc8), rgb(0x70748a)),
        moss = material_fur(rgb(0x6a8a3a)), ledge = material_stone(rgb(0x6a6478), rgb(0x3a364a)),
        tooth = material_stone(rgb(0xd0d0d8), rgb(0x8a8a98));
    set_palette(s, 0x140a18, 0x46203c, 0xa04a50, 0xf8b080, 0xffd060, 0xfff0d8);
    Hide h = {.fine_scales = stone, .horn = light, .membrane = stone};
    push();
    move(0, .1f, 0);
    turn_y(-12);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 tip[4] = {V(q * 1.45f, 3.0f, -.7f), V(q * 1.65f, 2.0f, -.5f), V(q * 1.45f, 1.2f, -.4f),
                       V(q * .95f, .7f, -.35f)};
        dragon_wing(&h, q, V(q * .3f, 1.4f, -.35f), V(q * .75f, 1.95f, -.6f), V(q * 1.05f, 2.75f, -.6f), tip);
    }
    part();
    paint(stone);
    blend(.16f);
    egg(0, 1.15f, -.05f, .52f, .5f, .4f);
    egg(0, .7f, .05f, .42f, .4f, .36f);
    crouching_limbs();
    gargoyle_head(stone, light, tooth);
    part(); /* cracks glow, he wakes */
    paint(material_glow(rgb(0xff8a20), 1.3f));
    blend(.01f);
    Vec3 crack[5] = {V(-.2f, 1.42f, .3f), V(-.08f, 1.3f, .37f), V(-.14f, 1.16f, .385f), V(.04f, 1.02f, .38f),
                     V(0, .86f, .4f)};
    float cr[5] = {.008f, .02f, .018f, .02f, .008f};
    tube(5, crack, cr, 3);
    part();
    paint(moss);
    lumpy(.03f, 9);
    egg(.46f, 1.46f, -.04f, .2f, .08f, .18f);
    egg(-.66f, .98f, .42f, .16f, .06f, .16f);
    lumpy(0, 1);
    pop();
    part();
    paint(ledge);
    blend(.03f);
    lumpy(.015f, 5);
    box(0, .08f, .3f, 1.6f, .22f, .75f, .05f);
    box(0, -.3f, .2f, 1.4f, .25f, .65f, .05f);
    lumpy(0, 1);
    faction_motes();
}

const Card gravefolk_cards[] = {
    {"cards/monstrous/skeleton", MOON, skeleton},  {"cards/monstrous/skeleton-2", MINE, skeleton2},
    {"cards/monstrous/ghoul", MOON, ghoul},        {"cards/monstrous/mudman", FOREST, mudman},
    {"cards/monstrous/gargoyle", ROYAL, gargoyle}, {0}};
