/* SPDX-License-Identifier: MIT
 * The dead and the made of the monstrous horde: Skeletons, the Ghoul, the Mudman, the Gargoyle; and the Harpy. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/beast.h"
#include "props/bones.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
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
    turn_y(-24);
    turn_x(6);
    turn_z(-6);
    grow(.98f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xff8a20), .jaw = 18, .menace = .9f, .missing = .2f});
    push(); /* a soldier's old helmet */
    move(0, .12f, -.06f);
    turn_z(9);
    grow(1.12f);
    helm_open(rust, iron, false);
    pop();
    pop();
}

/* What is left of a soldier's cloak. */
static void rag_of_cloak(int m, Vec3 wind)
{
    DrapeRow row[4] = {{1.82f, .40f, .18f, 0, -.10f},
                       {1.45f, .62f, .26f, .05f * wind[0], -.16f},
                       {.70f, .72f, .36f, .45f * wind[0], -.26f},
                       {.05f, .84f, .40f, wind[0], -.26f + wind[2]}};
    part();
    paint(m);
    blend(.02f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .from = 82,
                   .to = 278,
                   .folds = 13,
                   .gather = .01f,
                   .depth = .10f,
                   .twist = 1.4f,
                   .hem = .30f,
                   .thick = .018f,
                   .seed = 9});
}

/* Legs from the hips of bone_torso() to given feet, in its frame. */
static void marching_legs(int bone, const Vec3 knee[2], const Vec3 foot[2])
{
    for (int i = 0; i < 2; i++) {
        float q = i ? 1.f : -1.f;
        part();
        paint(bone);
        blend(.03f);
        bone_limb(V(q * .20f, .34f, 0), knee[i], .085f);
        bone_limb(knee[i], foot[i], .065f);
        bone_limb(knee[i] + V(q * .05f, -.06f, 0), foot[i] + V(q * .05f, .04f, 0), .04f);
        Vec3 toe = vec_unit(V(q * .2f, foot[i][2] < -.3f ? -.9f : -.12f, 1));
        limb(foot[i] + V(0, -.02f, -.08f), foot[i] + toe * .08f, .075f, .06f);
        for (int k = 0; k < 4; k++)
            limb(foot[i] + toe * .06f, foot[i] + toe * (.30f - .02f * (float)k) + V(q * (.07f * (float)k - .10f), 0, 0),
                 .04f, .028f);
    }
}

/* Out of the graveyard at a march, sword over the head. */
static void skeleton(void)
{
    camera(V(-.55f, .45f, 5.1f), V(-.04f, 1.34f, 0), 36.5f);
    Scene *s = scene();
    set_palette(s, 0x08140c, 0x1c3c28, 0x48744a, 0xb4d898, 0xffa040, 0xf8ffe4);
    s->backdrop = place_graveyard;
    s->disc_x = -.66f;
    s->disc_y = .30f;
    s->disc_size = .5f;
    s->roll = -4;
    s->rim.color = rgb(0xd0ffb0) * 3.0f;
    int bone = material_bone(), iron = material_iron(),
        rust = material_new(rgb(0x9a6a4a), rgb(0x5a3a2c), .6f, .8f, PAT_METAL, 4, .6f), wood = material_wood(),
        red = material_new(rgb(0x9a2a22), rgb(0x4a1210), .92f, .15f, PAT_NOISE, 2.2f, .1f);
    push();
    move(0, .60f, 0);
    grow(.72f);
    turn_y(12);
    turn_x(7);
    rag_of_cloak(red, V(.75f, 0, -.2f));
    bone_torso(bone, true);
    static const Vec3 knee[2] = {{-.26f, .02f, .50f}, {.26f, -.22f, -.12f}},
                      foot[2] = {{-.26f, -.70f, .42f}, {.30f, -.58f, -.72f}};
    marching_legs(bone, knee, foot);
    helmed_skull(bone, iron, rust);
    push();
    bony_hold(bone, bone_left_shoulder, V(-1.12f, 1.85f, .06f), 1, V(-.82f, 2.42f, .26f), V(.60f, 1, -.05f),
              V(.4f, .1f, 1));
    sword(1.3f, .2f, rust, iron);
    pop();
    part();
    paint(bone);
    blend(.025f);
    bone_arm(bone_right_shoulder, V(.95f, 1.1f, .25f), V(.60f, 1.02f, .72f), 1);
    push();
    move(.52f, 1.00f, .84f);
    turn_y(24);
    grow(.92f);
    shield_round(.56f, wood, rust);
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
    pop();
    int stone = material_stone(rgb(0x8a948a), rgb(0x3e443e));
    static const float stones[4][4] = {
        {-1.15f, -.6f, 8, .40f}, {1.2f, -.9f, -10, .46f}, {.75f, -2.0f, 6, .42f}, {-.55f, -2.4f, -5, .40f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(stones[i][0], .30f, stones[i][1]);
        turn_z(stones[i][2]);
        float slab[] = {-.34f, -.5f, .34f, -.5f, .34f, .35f, .24f, .52f, 0, .60f, -.24f, .52f, -.34f, .35f};
        part();
        paint(stone);
        outline(7, slab, 2, .10f, .05f);
        pop();
    }
    faction_ground();
    faction_motes();
}

/* Close to it, a lantern below its chin: it laughs about something. */
static void skeleton2(void)
{
    camera(V(.55f, 1.58f, 3.9f), V(.02f, 1.93f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x060c12, 0x142834, 0x34606c, 0xa0ccd0, 0x60e0c0, 0xf0fff8);
    s->back_mirrored = true;
    s->back_zoom = 1.6f;
    s->back_x = .4f;
    s->roll = 5;
    s->key.color = s->key.color * .55f;
    s->rim.color = rgb(0x60d0e8) * 3.4f;
    int bone = material_new(rgb(0xe0d4b8), rgb(0x8a7458), .6f, .5f, PAT_BONE, 3.2f, .6f), iron = material_iron(),
        wood = material_wood(), cloth_m = material_new(rgb(0xc0302a), rgb(0x6a1414), .92f, .15f, PAT_NOISE, 2.2f, .1f),
        leather = material_leather(rgb(0x4a3020));
    push();
    move(0, -.12f, 0);
    turn_y(-16);
    bone_torso(bone, false);
    push();
    move(-.03f, 2.20f, .16f);
    turn_y(-10);
    turn_x(-9);
    turn_z(11);
    grow(1.0f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x50e0ff), .jaw = 15, .menace = .35f, .missing = .25f, .eye_size = 1.2f});
    part(); /* a kerchief, knotted behind */
    paint(cloth_m);
    blend(.03f);
    egg(0, .26f, -.08f, .47f, .32f, .50f);
    carve();
    box(0, -.10f, .18f, .7f, .30f, .9f, .02f);
    fill();
    push();
    move(0, .22f, -.07f);
    turn_x(-9);
    ring(0, 0, 0, .465f, .045f);
    pop();
    Vec3 tail[2][4] = {{V(.40f, .16f, -.30f), V(.60f, .08f, -.36f), V(.78f, -.12f, -.34f), V(.94f, -.16f, -.3f)},
                       {V(.40f, .14f, -.30f), V(.56f, -.06f, -.36f), V(.64f, -.32f, -.32f), V(.78f, -.48f, -.28f)}};
    float tr[4] = {.06f, .055f, .05f, .012f};
    tube(4, tail[0], tr, 4);
    tube(4, tail[1], tr, 4);
    pop();
    push(); /* a flail, its ball behind the shoulder */
    bony_hold(bone, bone_right_shoulder, V(.96f, 1.30f, .30f), -1, V(.62f, 1.66f, .66f), V(.50f, 1, -.30f),
              V(-.3f, .1f, 1));
    staff(.35f, .62f, .042f, wood);
    Vec3 top = here(V(0, .62f, 0));
    pop();
    push();
    bony_hold(bone, bone_left_shoulder, V(-.98f, 1.12f, .34f), 1, V(-.58f, 1.56f, .86f), V(1, .1f, .2f), V(0, .35f, 1));
    pop();
    push();
    move(-.58f, 1.56f, .88f);
    grow(.9f);
    lantern(.6f, iron, rgb(0x80e8ff));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* a jerkin, open over the ribs */
        float q = (float)side;
        part();
        paint(leather);
        blend(.04f);
        Vec3 sheet[8] = {V(q * .24f, 1.80f, .02f), V(q * .74f, 1.66f, .0f),  V(q * .36f, 1.56f, .34f),
                         V(q * .80f, 1.50f, .12f), V(q * .42f, 1.20f, .40f), V(q * .74f, 1.16f, .20f),
                         V(q * .44f, .80f, .38f),  V(q * .70f, .80f, .20f)};
        cloth(4, 2, sheet, .035f, 4);
    }
    pop();
    Vec3 ball_at = top + V(.10f, -.50f, .06f);
    chain(top, ball_at, .06f, 7, .05f, iron);
    part();
    paint(iron);
    ball(ball_at[0], ball_at[1], ball_at[2], .17f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * 2.4f, y = 1 - 2 * ((float)i + .5f) / 14, r = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * r, y, sinf(a) * r);
        part();
        paint(iron);
        limb(ball_at + d * .13f, ball_at + d * .27f, .05f, .006f);
    }
    lamp(V(-.42f, 1.30f, 1.1f), rgb(0x80e8ff) * 3.2f, .45f);
    faction_motes();
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
    s->disc_x = -.80f;
    s->disc_y = .80f;
    s->disc_size = .45f;
    s->roll = 4;
    s->rim.color = rgb(0xd8c0ff) * 3.6f;
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
    part(); /* a hind leg, over the stone */
    paint(skin);
    blend(.06f);
    limb(V(-.16f, .62f, -.05f), V(-.62f, .98f, .34f), .15f, .105f);
    limb(V(-.62f, .98f, .34f), V(-.60f, .58f, .74f), .10f, .065f);
    for (int i = 0; i < 4; i++) {
        Vec3 toe = V(-.62f + .08f * ((float)i - 1.5f), .52f, .92f - .03f * fabsf((float)i - 1.5f));
        limb(V(-.60f, .58f, .74f), toe, .06f, .045f);
    }
    for (int i = 0; i < 4; i++) {
        Vec3 toe = V(-.62f + .08f * ((float)i - 1.5f), .52f, .92f - .03f * fabsf((float)i - 1.5f));
        part();
        paint(claw);
        limb(toe, toe + V(.01f * ((float)i - 1.5f), -.10f, .06f), .035f, .005f);
    }
    part(); /* the spine, knob by knob */
    paint(skin);
    blend(.05f);
    for (int i = 0; i < 7; i++)
        ball(0, 1.58f - .03f * (float)(i * i) * .4f, -.12f - .07f * (float)i, .075f);
    part();
    paint(rag);
    blend(.04f);
    for (int i = 0; i < 16; i++) {
        float t = (float)i / 16 * 2 * PI;
        limb(V(sinf(t) * .28f, .58f, cosf(t) * .24f), V(sinf(t) * .36f, .24f + .14f * chance(i), cosf(t) * .32f), .09f,
             .015f);
    }
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
    egg(0, .34f, 0, 1.02f, .46f, .8f);
    egg(-.1f, .02f, .1f, 1.42f, .17f, 1.05f); /* it runs out over the water */
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
    blend(.06f);
    for (int i = 0; i < 26; i++) { /* what falls from arms and chin */
        float t = chance(i), x = i % 2 ? -1.25f + .4f * t : .45f + .75f * t,
              y = i % 2 ? 1.05f + .25f * chance(i + 30) : .72f, z = i % 2 ? .35f + .3f * t : .95f - .4f * t;
        limb(V(x, y, z), V(x, y - .18f - .42f * chance(i + 60), z + .03f), .07f, .018f);
    }
    for (int i = 0; i < 16; i++) { /* lumps that drift away */
        float a2 = ((float)i + chance(i)) * .4f - 3.2f, far2 = 1.35f + .5f * chance(i + 90);
        egg(sinf(a2) * far2, .13f, cosf(a2) * far2 * .72f, .13f * chance(i + 20) + .06f, .06f, .10f);
    }
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
