/* SPDX-License-Identifier: MIT
 * Skeletons of rulers: the pharaoh behind his sun, the bored king on his throne. */
#include "cards.h"
#include "kit/backdrop.h"
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

/* A tomb: the shaft of light that comes in where it was broken open, signs on the wall. */
static Vec3 opened_tomb(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float grain = cloud_flat(u * 5, v * 5, 4), beam = smooth(.34f, .05f, fabsf(u + .30f - .42f * (v - .2f)));
    Vec3 c = vec_mix(rgb(0x0c3a44), rgb(0x06181e), smooth(-.2f, 1.0f, fabsf(u - .1f))) * (.7f + .6f * grain);
    float column = u * 4.2f + 9, row = v * 4.2f + 9, x = column - floorf(column) - .5f, y = row - floorf(row) - .5f,
          kind = hash_unit((uint32_t)((int)column * 31 + (int)row * 57));
    float sign = kind < .25f   ? fabsf(distance_to(x, y, 0, 0) - .22f)
                 : kind < .5f  ? min_of(fabsf(x), fabsf(y) + .15f * (fabsf(x) > .26f ? 9.f : 0.f))
                 : kind < .75f ? fabsf(y - .16f * sinf(x * 14))
                               : fabsf(fabsf(x) + fabsf(y) - .24f);
    if (fabsf(x) < .32f && fabsf(y) < .32f)
        c = c * (1 - .38f * smooth(.07f, .03f, sign));
    c = c * (1 - .5f * smooth(.44f, .49f, fabsf(x)));
    return c + t[LIGHT] * (.42f * beam * (.75f + .5f * cloud_flat(u * 3 + v, v * 2, 3)) * smooth(-1.1f, .9f, v));
}

/* The striped cloth of a king's head, of gold and blue stone; in the frame of a skull. */
static void nemes(int gold, int blue)
{
    for (int i = 0; i < 15; i++) { /* over the crown, from the brow backwards */
        float t = (float)i / 14, z = .30f - .62f * t, up = .70f + .13f * sinf(t * 2.4f), out = .47f + .06f * t;
        Vec3 p[5] = {V(-out, .16f, z - .10f), V(-out * .86f, .50f, z), V(0, up, z - .02f), V(out * .86f, .50f, z),
                     V(out, .16f, z - .10f)};
        float r[5] = {.055f, .058f, .060f, .058f, .055f};
        part();
        paint(i % 2 ? blue : gold);
        blend(.01f);
        tube(5, p, r, 5);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 25; i++) { /* the wings beside the face, and what falls on the breast */
            float q = (float)side, t = (float)i / 24, y = .42f - 1.56f * t,
                  in = .43f + .03f * t - .08f * smooth(.6f, 1, t),
                  out = .56f + .52f * sinf(unit(t / .62f) * 1.57f) - .46f * smooth(.58f, .78f, t),
                  front = .10f + .22f * smooth(.55f, .9f, t);
            Vec3 p[3] = {V(q * in, y + .04f, front), V(q * mix(in, out, .6f), y, front - .04f),
                         V(q * out, y - .10f, front - .22f + .16f * smooth(.55f, .8f, t))};
            float r[3] = {.056f, .060f, .040f};
            part();
            paint(i % 2 ? blue : gold);
            blend(.01f);
            tube(3, p, r, 4);
        }
    part();
    paint(gold);
    blend(.01f);
    Vec3 band[5] = {V(-.47f, .20f, .20f), V(-.34f, .38f, .42f), V(0, .43f, .52f), V(.34f, .38f, .42f),
                    V(.47f, .20f, .20f)};
    float br[5] = {.05f, .055f, .06f, .055f, .05f};
    tube(5, band, br, 5);
}

/* At the brow, ready to strike. */
static void cobra(int gold, int blue, int eye_m)
{
    Vec3 body[6] = {V(.0f, .70f, .40f),   V(.05f, .52f, .60f), V(.0f, .46f, .66f),
                    V(-.03f, .58f, .72f), V(0, .74f, .68f),    V(.0f, .84f, .74f)};
    float r[6] = {.03f, .05f, .06f, .055f, .05f, .045f};
    part();
    paint(gold);
    blend(.03f);
    tube(6, body, r, 5);
    egg(0, .68f, .68f, .13f, .15f, .045f);
    egg(0, .85f, .78f, .055f, .042f, .085f);
    part();
    paint(blue);
    blend(.01f);
    for (int i = 0; i < 3; i++)
        limb(V(-.06f + .015f * (float)i, .60f + .07f * (float)i, .735f),
             V(.06f - .015f * (float)i, .60f + .07f * (float)i, .735f), .018f, .018f);
    part();
    paint(eye_m);
    ball(-.042f, .865f, .80f, .020f);
    ball(.042f, .865f, .80f, .020f);
}

/* The mask of gold that lay on his face; on the right it has been struck off, along a jagged line. */
static void half_a_mask(int gold, int blue, int white, int dark)
{
    part();
    paint(gold);
    blend(.06f);
    egg(0, .05f, .04f, .50f, .60f, .56f);
    egg(0, -.30f, .22f, .34f, .30f, .30f);
    limb(V(0, .26f, .54f), V(0, -.04f, .68f), .055f, .085f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        ball(q * .075f, -.06f, .60f, .06f);
        egg(q * .27f, -.10f, .42f, .14f, .12f, .12f);
    }
    blend(.03f);
    limb(V(-.13f, -.27f, .52f), V(0, -.255f, .58f), .028f, .040f);
    limb(V(-.11f, -.325f, .52f), V(0, -.335f, .57f), .026f, .045f);
    egg(0, -.50f, .46f, .12f, .09f, .10f);
    carve();
    blend(.02f);
    egg(-.20f, .09f, .58f, .14f, .062f, .10f);
    blend(.004f);
    box(.71f, .05f, .3f, .64f, .95f, .9f, 0); /* the break, and its teeth */
    for (int i = 0; i < 6; i++) {
        static const float notch[6][3] = {{.07f, .52f, 38},  {.05f, .30f, 50},  {.03f, .02f, 44},
                                          {.08f, -.16f, 30}, {.04f, -.36f, 52}, {.07f, -.54f, 40}};
        push();
        move(notch[i][0], notch[i][1], .3f);
        turn_z(notch[i][2]);
        box(0, 0, 0, .10f + .03f * (float)(i % 2), .10f, .9f, 0);
        pop();
    }
    egg(0, .05f, .0f, .45f, .55f, .52f);
    fill();
    part(); /* eye and brow of inlay */
    paint(white);
    egg(-.20f, .09f, .505f, .135f, .058f, .05f);
    part();
    paint(dark);
    egg(-.185f, .095f, .545f, .052f, .052f, .022f);
    part();
    paint(blue);
    blend(.01f);
    Vec3 brow[4] = {V(-.05f, .235f, .585f), V(-.17f, .255f, .575f), V(-.29f, .235f, .52f), V(-.40f, .17f, .44f)},
         lid[5] = {V(-.06f, .08f, .60f), V(-.13f, .155f, .585f), V(-.24f, .155f, .55f), V(-.34f, .09f, .49f),
                   V(-.47f, .07f, .36f)},
         low[4] = {V(-.06f, .08f, .60f), V(-.16f, .018f, .585f), V(-.27f, .025f, .54f), V(-.34f, .09f, .49f)};
    float r4[4] = {.012f, .026f, .026f, .010f}, r5[5] = {.012f, .020f, .022f, .020f, .008f};
    tube(4, brow, r4, 4);
    tube(5, lid, r5, 4);
    tube(4, low, r4, 3);
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

/* They have opened the mask. He is awake, and only half of him still smiles. */
static void sun_skeleton(void)
{
    camera(V(-.20f, 1.66f, 5.2f), V(.0f, 1.66f, 0), 28);
    Scene *s = scene();
    s->backdrop = opened_tomb;
    s->key = (Light){vec_unit(V(-.28f, .55f, .80f)), rgb(0xffe4b0) * 2.5f, .08f};
    s->rim.color = rgb(0xffd27a) * 3.0f;
    s->fill.color = rgb(0x2a90a8) * .7f;
    s->vignette = 1.5f;
    s->grade = .03f;
    int bone = material_bone(), gold = material_gold(),
        blue = material_new(rgb(0x1c60a0), rgb(0x0c2c58), .3f, 1, PAT_NOISE, 4, .1f),
        stone = material_plain(rgb(0x2aa3a8), .2f, 1.2f), white = material_plain(rgb(0xf8f0e0), .3f, 1),
        dark = material_plain(rgb(0x0a0810), .2f, 1.2f), red = material_gem(rgb(0xff4030));
    push();
    move(0, 1.72f, .10f);
    turn_y(-10);
    turn_z(-4);
    grow(1.22f);
    skull(&(Skull){.bone = bone,
                   .glow = rgb(0xff9a20),
                   .jaw = 13,
                   .menace = .9f,
                   .missing = .15f,
                   .eye_size = 1.3f,
                   .one_eyed = 1});
    half_a_mask(gold, blue, white, dark);
    nemes(gold, blue);
    cobra(gold, blue, red);
    Vec3 ember = here(V(.172f, .10f, .60f));
    pop();
    push();
    move(0, -.62f, .05f);
    grow(1.12f);
    plate_collar(gold, stone);
    pop();
    part(); /* breast, in bandages */
    paint(material_new(rgb(0xb89a6c), rgb(0x6a5230), .9f, .2f, PAT_NOISE, 3, .3f));
    blend(.03f);
    egg(0, .42f, -.15f, .78f, .52f, .42f);
    for (int i = 0; i < 7; i++) {
        float q = i % 2 ? 1.f : -1.f, y = .40f + .07f * (float)i;
        limb(V(-.62f, y - q * .10f, .10f), V(.0f, y, .30f), .06f, .06f);
        limb(V(.0f, y, .30f), V(.62f, y + q * .10f, .10f), .06f, .06f);
    }
    sprite(ember, .09f, rgb(0xff8a20), SPRITE_GLOW, .4f);
    lamp(ember + V(.25f, -.20f, .9f), rgb(0xffe8c8) * 2.0f, .5f);
    for (int i = 0; i < 16; i++) { /* splinters of gold in the air */
        float c = chance(i), d = chance(i + 30);
        part();
        paint(gold);
        push();
        move(.35f + .75f * c, 1.05f + 1.3f * d, .65f + .3f * chance(i + 60));
        turn_z(360 * c);
        turn_x(200 * d);
        crystal(0, 0, 0, .022f + .04f * chance(i + 90), .03f + .03f * d, .010f);
        pop();
    }
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
