/* SPDX-License-Identifier: MIT
 * Battle Cards as still lifes of the battle itself, at the instant that decides it. A foot of stone comes down on spears,
 * a sword goes through a crown, the dead lift their colours, an arrow strikes the sun's sign, and a fist comes through the
 * gate. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "things/studio.h"

static int steel(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

static int wood(unsigned color)
{
    return material_new(rgb(color), rgb(color) * .45f, .65f, .5f, PAT_WOOD, 2.2f, 1);
}

/* The field behind lies in the dark; what is near has the light. */
static void darken(float factor)
{
    for (int i = 0; i < TINTS; i++)
        scene()->tint[i] = scene()->tint[i] * factor;
    scene()->grade = .03f; /* gold stays gold */
}

static void emblem(const char *word, int gold, int inlay)
{
    if (!sigil(word, gold, inlay))
        forge_fail("there is no sigil %s", word);
}

/* ---- standards ---- */

typedef struct {
    const char *word;        /* the sign on it */
    float top, wide, high;   /* of the cloth, from its upper corner at the pole */
    float sag, billow, size; /* how far its end hangs, how deep it waves, how large the sign is */
    int cloth, gold, inlay;
    int seed;
} Standard;

/* The place of the cloth `across` (0 at the pole .. 1) and `down` (0..1), in the frame of the pole, which is y. */
static Vec3 on_cloth(const Standard *s, float across, float down)
{
    float a = across, swing = sinf((a - .5f) * 6.5f + .7f * down);
    return V(.04f + s->wide * a - .10f * s->wide * a * down,
             s->top - s->high * down * (1 - .12f * a) - s->sag * a * a + .35f * s->billow * a * swing,
             .03f + s->billow * (.25f + a) * swing);
}

/* The cloth streams to +x, its end in rags. */
static void standard_cloth(const Standard *s)
{
    enum { ROWS = 6, COLUMNS = 9 };
    Vec3 p[ROWS * COLUMNS];
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < COLUMNS; k++)
            p[COLUMNS * i + k] = on_cloth(s, .86f * (float)k / (COLUMNS - 1), (float)i / (ROWS - 1));
    part();
    paint(s->cloth);
    blend(.01f);
    cloth(ROWS, COLUMNS, p, .018f, 4);
    for (int i = 0; i < 9; i++) { /* rags */
        float a = (float)i / 9, b = (float)(i + 1) / 9, c = chance(i + s->seed);
        web(on_cloth(s, .84f, a), on_cloth(s, .84f, b), on_cloth(s, .90f + .16f * c, mix(a, b, .2f + .7f * c)), .016f);
    }
    Vec3 at = on_cloth(s, .47f, .5f), right = vec_unit(on_cloth(s, .62f, .5f) - on_cloth(s, .32f, .5f)),
         up = vec_unit(on_cloth(s, .47f, .2f) - on_cloth(s, .47f, .8f)), front = vec_cross(right, up);
    push();
    move(at[0] + .05f * front[0], at[1] + .05f * front[1], at[2] + .05f * front[2]);
    aim(up, front);
    grow(s->size);
    emblem(s->word, s->gold, s->inlay);
    pop();
}

/* A helmet of the old kind at the brush's place, .9 high, looking to +z; inside: what is seen through its holes. */
static void old_helmet(int bronze, int plume, int inside, float wind)
{
    part();
    paint(inside);
    egg(0, -.04f, .02f, .29f, .36f, .30f);
    part();
    paint(bronze);
    blend(.05f);
    egg(0, .10f, -.02f, .38f, .42f, .44f);
    limb(V(0, .30f, .38f), V(0, -.06f, .46f), .05f, .035f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .30f, .05f, .22f), V(q * .19f, -.40f, .32f), .105f, .06f);
        limb(V(q * .34f, .0f, -.1f), V(q * .30f, -.32f, -.06f), .12f, .09f);
        limb(V(q * .05f, .12f, .44f), V(q * .30f, .16f, .30f), .040f, .028f); /* brows */
    }
    carve();
    blend(.03f);
    egg(0, -.28f, .0f, .26f, .34f, .30f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .155f, .02f, .40f);
        turn_z((float)side * 12);
        egg(0, 0, 0, .115f, .075f, .30f);
        pop();
    }
    box(0, -.30f, .42f, .075f, .22f, .3f, .03f);
    fill();
    part();
    paint(plume);
    blend(.03f);
    for (int i = 0; i < 30; i++) {
        float a = (-62 + 8.0f * (float)i) * PI / 180, c = chance(i);
        Vec3 root = V(0, .10f + .42f * cosf(a), -.02f - .44f * sinf(a)),
             out = V(.06f * (c - .5f), cosf(a), -sinf(a)) * (.30f + .12f * c);
        limb(root, root + out + V(wind * (.4f + .6f * c), 0, 0), .055f, .016f);
    }
}

/* An arrow whose point is at the brush's place, its shaft along +y. */
static void arrow(float length, int shaft, int head, int feathers)
{
    part();
    paint(head);
    blend(.01f);
    limb(V(0, -.06f, 0), V(0, .10f, 0), .004f, .05f);
    part();
    paint(shaft);
    limb(V(0, .08f, 0), V(0, length, 0), .020f, .020f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, length - .16f, 0);
        turn_y(120 * (float)i + 20);
        static const float vane[] = {0, -.17f, .10f, -.06f, .10f, .17f, 0, .15f};
        part();
        paint(feathers);
        outline(4, vane, 1, .012f, .01f);
        pop();
    }
}

/* ---- golem ---- */

/* A foot of blocks on y = 0, its toes to +z; the leg goes up. */
static void stone_foot(int stone, int dark, int glow, int gold, int gem)
{
    for (int i = 0; i < 4; i++) {
        float x = ((float)i - 1.5f) * .36f, c = chance(i + 2);
        part();
        paint(i % 2 ? stone : dark);
        lumpy(.018f, 5);
        box(x * (1.12f + .05f * c), .24f, .98f + .12f * sinf((float)i * 1.3f), .185f, .23f, .36f, .07f);
    }
    part();
    paint(stone);
    lumpy(.02f, 4);
    box(0, .30f, .28f, .70f, .27f, .44f, .08f);
    part();
    paint(dark);
    lumpy(.02f, 4);
    box(0, .34f, -.46f, .62f, .34f, .34f, .08f);
    part();
    paint(dark);
    lumpy(.02f, 4);
    box(.02f, .74f, -.06f, .56f, .20f, .48f, .07f);
    part();
    paint(stone);
    lumpy(.02f, 4);
    box(-.02f, 1.62f, -.14f, .66f, .58f, .52f, .09f);
    part();
    paint(dark);
    lumpy(.02f, 4);
    box(.05f, 2.72f, -.20f, .74f, .46f, .58f, .09f);
    lumpy(0, 1);
    part(); /* what holds it together shines in its joints */
    paint(glow);
    box(0, .53f, .05f, .60f, .030f, .52f, .02f);
    box(0, .985f, -.08f, .54f, .035f, .46f, .02f);
    box(0, 2.235f, -.16f, .62f, .030f, .50f, .02f);
    box(0, .26f, .69f, .70f, .20f, .03f, .02f);
    push();
    move(-.02f, 1.64f, .40f);
    grow(.92f);
    emblem("golem", gold, gem);
    pop();
}

static void golem_battle(void)
{
    camera(V(-.55f, .80f, 5.2f), V(.10f, 1.12f, 0), 38);
    Scene *s = scene();
    darken(.62f);
    s->roll = 8;
    s->aperture = .022f;
    s->vignette = 1.4f;
    s->ambient *= .6f;
    s->disc_x = -.62f;
    s->disc_y = .30f;
    s->disc_size = .6f;
    s->back_y = .25f;
    s->key = (Light){vec_unit(V(-.80f, .45f, .50f)), rgb(0xffe4b0) * 2.2f, .08f};
    int stone = material_stone(rgb(0xb8a88c), rgb(0x6a5a48)), dark = material_stone(rgb(0x8a7c68), rgb(0x4a4034)),
        glow = material_glow(rgb(0x60e8ff), 1.8f), shade = material_plain(rgb(0x1a120c), .9f, .1f),
        gold = studio_gold(), iron = steel(0xd0d6dc), shaft = wood(0x6a4426), bronze = steel(0xa87038),
        plume = material_new(rgb(0xb02818), rgb(0x500c08), .9f, .3f, PAT_FUR, 6, .5f),
        pale = material_new(rgb(0xe0b878), rgb(0xa07840), .7f, .3f, PAT_WOOD, 4, .8f);
    push();
    move(.34f, .16f, -.15f);
    turn_y(-16);
    turn_x(7); /* the toes are down, the heel is not yet */
    grow(1.08f);
    stone_foot(stone, dark, glow, gold, glow);
    pop();
    lamp(V(-.3f, 1.9f, 1.6f), rgb(0x60d8ff) * .35f, .4f);
    lamp(V(-.5f, .75f, 2.5f), rgb(0xffd8a0) * 1.6f, .5f);
    for (int i = 0; i < 9; i++) { /* spears: those it met are in two */
        float x = -1.25f + .22f * (float)i, z = .95f + .35f * chance(i), lean = 8 + 26 * chance(i + 10);
        bool met = i > 1;
        Vec3 foot = V(x - .25f, -.1f, z + .25f);
        push();
        move(foot[0], foot[1], foot[2]);
        turn_z(-lean);
        turn_x(-12);
        if (!met)
            spear(.2f, 1.35f + .3f * chance(i + 20), iron, shaft);
        else {
            part();
            paint(shaft);
            limb(V(0, -.2f, 0), V(0, .42f + .2f * chance(i + 30), 0), .036f, .034f);
            part();
            paint(pale);
            for (int k = -1; k <= 1; k++)
                limb(V(.02f * (float)k, .40f + .2f * chance(i + 30), 0),
                     V(.05f * (float)k, .58f + .25f * chance(i + k + 31), .02f), .020f, .003f);
        }
        pop();
        if (met && i < 7) { /* and the head flies */
            push();
            move(x - .55f - .30f * chance(i + 40), .45f + .55f * chance(i + 50), z + .3f + .4f * chance(i + 60));
            turn_z(40 + 110 * chance(i + 70));
            turn_x(30 * (chance(i + 80) - .5f));
            grow(.9f);
            spear(.32f, .40f, iron, shaft);
            pop();
        }
    }
    push(); /* one helmet is beside it */
    move(-1.02f, .16f, 1.75f);
    turn_y(38);
    turn_z(22);
    turn_x(-12);
    grow(.74f);
    old_helmet(bronze, plume, shade, -.06f);
    pop();
    for (int k = 0; k < 7; k++) { /* the ground splits */
        float a = -.5f + .75f * (float)k;
        Vec3 p[4];
        for (int i = 0; i < 4; i++) {
            float far = .75f + .42f * (float)i, b = a + .3f * (chance(4 * k + i) - .5f);
            p[i] = V(.1f + sinf(b) * far, .05f, .6f + cosf(b) * far * .8f);
        }
        part();
        paint(shade);
        tube(4, p, (float[]){.07f, .05f, .035f, .006f}, 3);
    }
    for (int i = 0; i < 26; i++) { /* and is thrown up round it */
        float a = -1.9f + 3.8f * chance(i + 300), far = 1.15f + .9f * chance(i + 310),
              big = .03f + .11f * chance(i + 320) * chance(i + 325);
        rock(.15f + sinf(a) * far, .10f + .75f * chance(i + 330) * chance(i + 331), .45f + cosf(a) * far, big,
             big * .8f, big, 90 * chance(i + 340), i % 2 ? stone : dark);
    }
    for (int i = 0; i < 46; i++) {
        float a = -1.9f + 3.8f * chance(i + 3), far = .8f + .6f * chance(i + 43);
        sprite(V(.2f + sinf(a) * far, .10f + .38f * chance(i + 23), .4f + cosf(a) * far * .9f),
               .14f + .20f * chance(i + 63), rgb(0xe8cc98), SPRITE_GLOW, .10f);
    }
    faction_ground();
    faction_motes();
}

/* ---- royal ---- */

/* A hall of columns, its far end burning. */
static Vec3 burning_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float smoke = sky_clouds(u, v * .8f, 1.2f);
    Vec3 c = vec_mix(t[SHADOW], t[DARK], unit(.35f + .5f * v)) + rgb(0xff7a28) * (.30f * halo(u, v, .35f, -.30f, .10f));
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float x = .35f + (float)side * (.22f + .30f * (float)i), half = .045f + .030f * (float)i,
                  du = (u - x) / half;
            if (fabsf(du) < 1)
                c = vec_mix(t[SHADOW] * 1.3f, t[DARK] * .6f, unit(.5f + .5f * (float)side * du)) +
                    rgb(0xff7a28) * (.10f * unit(-(float)side * du));
        }
    return vec_mix(c, t[DARK] * .6f, .7f * smooth(.45f, .70f, smoke) * smooth(-.4f, .5f, v));
}

static void royal_battle(void)
{
    camera(V(-.30f, 1.05f, 4.8f), V(.02f, 1.22f, 0), 36);
    Scene *s = scene();
    s->backdrop = burning_hall;
    darken(.45f);
    s->roll = -8;
    s->aperture = .024f;
    s->vignette = 1.6f;
    s->ambient *= .55f;
    s->key = (Light){vec_unit(V(-.55f, .60f, .60f)), rgb(0xffe8d0) * 2.1f, .08f};
    s->rim.color = rgb(0xff9a50) * 3.4f;
    int gold = studio_gold(), blade = steel(0xeef4ff),
        ash = material_new(rgb(0x4a4448), rgb(0x201c22), .95f, .1f, PAT_STONE, 5, .9f),
        ruby = material_gem(rgb(0xff2848)),
        purple = material_new(rgb(0x5a1c7a), rgb(0x2a0c3c), .92f, .25f, PAT_NOISE, 2.2f, .1f),
        red = material_new(rgb(0xa81830), rgb(0x50081a), .92f, .25f, PAT_NOISE, 2.2f, .1f),
        ermine = material_fur(rgb(0xe8dccc)), stone = material_stone(rgb(0x5a5260), rgb(0x2a2630)),
        pole = wood(0x4a2c2a), pearl = material_plain(rgb(0xf0e8e0), .2f, 1.4f);
    material(gold)->emit = rgb(0x704810) * .12f;
    Standard flag = {.word = "royal",
                     .top = 1.15f,
                     .wide = 1.5f,
                     .high = 1.30f,
                     .sag = .10f,
                     .billow = .07f,
                     .size = .86f,
                     .cloth = purple,
                     .gold = gold,
                     .inlay = ruby,
                     .seed = 9};
    push(); /* the tapestry comes off the wall, and burns from below */
    move(-1.42f, 1.80f, -1.0f);
    turn_z(-9);
    standard_cloth(&flag);
    part();
    paint(pole);
    limb(V(-.1f, 1.20f, .02f), V(1.75f, 1.20f, .02f), .045f, .045f);
    for (int i = 0; i < 8; i++) {
        Vec3 at = on_cloth(&flag, .08f + .11f * (float)i, 1.0f);
        push();
        move(at[0], at[1] - .06f, at[2] + .05f);
        turn_z(9 - 16 * (chance(i) - .5f));
        flames(2, .03f, .03f, .26f + .26f * chance(i + 20), .042f, 6, .1f, rgb(0xff9a28), rgb(0xb82008), 7 * i);
        pop();
    }
    Vec3 burn = here(on_cloth(&flag, .5f, .9f));
    pop();
    lamp(burn + V(.1f, .1f, .6f), rgb(0xff9838) * 1.0f, .5f);
    for (int i = 0; i < 4; i++) { /* a throne lies over */
        push();
        move(.92f, .75f, -1.5f);
        turn_z(-52);
        if (i == 0) {
            block(0, .55f, 0, .50f, .95f, .10f, stone);
            block(0, -.05f, .35f, .50f, .10f, .40f, stone);
        } else if (i < 3) {
            part();
            paint(gold);
            float q = i == 1 ? -1.f : 1.f;
            limb(V(q * .50f, -.5f, .05f), V(q * .50f, 1.55f, .05f), .06f, .06f);
            ball(q * .50f, 1.62f, .05f, .11f);
        } else {
            part();
            paint(red);
            box(0, .55f, .11f, .40f, .75f, .04f, .04f);
        }
        pop();
    }
    part(); /* ashes */
    paint(ash);
    blend(.2f);
    lumpy(.05f, 4);
    egg(.05f, .0f, .7f, 1.6f, .32f, .9f);
    egg(-.8f, .05f, 1.1f, .7f, .26f, .5f);
    egg(.85f, .02f, 1.3f, .7f, .30f, .5f);
    lumpy(0, 1);
    push(); /* the crown, and what has gone through it */
    move(-.06f, .52f, 1.02f);
    turn_y(18);
    turn_z(15);
    turn_x(10);
    crown_royal(.66f, gold, ruby, red, ermine);
    pop();
    Vec3 in = V(-.24f, .30f, 1.10f), hilt = V(.86f, 2.30f, .55f), d = vec_unit(in - hilt);
    push();
    move(hilt[0], hilt[1], hilt[2]);
    aim(d, V(-.3f, .1f, 1));
    grow(1.35f);
    sword(1.85f, .19f, blade, gold);
    pop();
    Vec3 cut = vec_mix(hilt, in, .62f);
    sprite(cut, .34f, rgb(0xfff0d0), SPRITE_SPARKLE, 1.0f);
    sprite(cut, .4f, rgb(0xffd080), SPRITE_GLOW, .25f);
    for (int i = 0; i < 20; i++) { /* pearls, gems and splinters of gold leap from it */
        float a = 6.28f * chance(i), far = .25f + .75f * chance(i + 20);
        Vec3 p = cut + V(cosf(a) * far, .05f + sinf(a) * far * .8f, .2f + .6f * chance(i + 40));
        part();
        paint(i % 4 == 0 ? ruby : i % 4 == 1 ? gold : pearl);
        if (i % 4 == 0)
            crystal(p[0], p[1], p[2], .045f, .06f, .045f);
        else if (i % 4 == 1)
            limb(p, p + V(.05f, .06f * sinf(a), 0), .028f, .006f);
        else
            ball(p[0], p[1], p[2], .030f);
    }
    for (int i = 0; i < 26; i++) { /* embers in the ashes */
        Vec3 p = V((chance(i + 60) - .5f) * 2.6f, .22f + .1f * chance(i + 70), .8f + 1.0f * chance(i + 80));
        sprite(p, .02f + .03f * chance(i + 90), rgb(0xff7a20), SPRITE_GLOW, .9f);
    }
    push();
    move(-.6f, .9f, .2f);
    sparks(60, .8f, 1.8f, rgb(0xffb040) * 2.f, 12);
    pop();
    lamp(V(-.9f, .5f, 1.9f), rgb(0xff8a38) * .8f, .4f);
}

/* ---- skeleton ---- */

static void grave(float x, float z, float tall, float lean, int stone, bool cross)
{
    push();
    move(x, -.05f, z);
    turn_z(lean);
    part();
    paint(stone);
    lumpy(.012f, 6);
    blend(.03f);
    if (cross) {
        box(0, tall * .5f, 0, .09f, tall * .5f, .07f, .02f);
        box(0, tall * .72f, 0, .30f, .085f, .07f, .02f);
    } else {
        box(0, tall * .4f, 0, .30f, tall * .4f, .08f, .03f);
        push();
        move(0, tall * .8f, 0);
        turn_x(90);
        drum(0, 0, 0, .30f, .08f, .03f);
        pop();
    }
    lumpy(0, 1);
    pop();
}

static void skeleton_battle(void)
{
    camera(V(-.65f, .40f, 4.7f), V(.0f, 1.38f, 0), 37);
    Scene *s = scene();
    set_palette(s, 0x060a14, 0x14243a, 0x34546a, 0xa8ccc8, 0xffa040, 0xf4fff0);
    s->backdrop = place_graveyard;
    s->disc_x = .52f;
    s->disc_y = .62f;
    s->disc_size = .62f;
    s->key = (Light){vec_unit(V(-.6f, .5f, .65f)), rgb(0xeaf0ff) * 2.3f, .08f};
    s->rim.color = rgb(0xa8ffe0) * 3.0f;
    s->ambient *= .6f;
    s->vignette = 1.5f;
    s->roll = 8;
    s->aperture = .02f;
    s->grade = .04f;
    int bone = material_bone(), earth = material_new(rgb(0x3a2c22), rgb(0x1a130c), .95f, .1f, PAT_STONE, 4, .8f),
        pole = wood(0x3a2a20), iron = steel(0x8a9096), stone = material_stone(rgb(0x5a6a70), rgb(0x2a343a)),
        blue = material_new(rgb(0x28305a), rgb(0x10142c), .92f, .2f, PAT_NOISE, 2.2f, .1f),
        sign = material_plain(rgb(0xd8ccaa), .6f, .3f), spark = material_glow(rgb(0x60ffb0), 2.2f);
    material(blue)->sss = rgb(0x5080d0) * .3f;
    material(sign)->emit = rgb(0xd8ffe8) * .02f;
    Standard flag = {.word = "skeleton",
                     .top = 1.62f,
                     .wide = 1.75f,
                     .high = 1.30f,
                     .sag = .22f,
                     .billow = .10f,
                     .size = .98f,
                     .cloth = blue,
                     .gold = sign,
                     .inlay = spark,
                     .seed = 14};
    Vec3 grip_at = V(-.62f, 1.02f, .78f), bar = vec_unit(V(-.12f, 1, -.16f));
    Hand h = {.size = .36f, .thick = .85f, .spread = 30, .curl = .5f, .thumb = 1};
    push(); /* out of the earth, the colours in its fist */
    bone_holding(bone, h, 2.0f, V(-.05f, -.9f, .55f), V(-.30f, .18f, 1.05f), grip_at, bar, V(-.1f, -.1f, 1));
    pop();
    push();
    move(grip_at[0], grip_at[1], grip_at[2]);
    aim(bar, V(0, .16f, 1));
    spear(.9f, 1.85f, iron, pole);
    standard_cloth(&flag);
    pop();
    part(); /* the mound breaks */
    paint(earth);
    blend(.16f);
    lumpy(.06f, 4);
    egg(-.28f, -.02f, 1.0f, .62f, .26f, .44f);
    egg(.55f, -.02f, .5f, 1.1f, .24f, .6f);
    egg(-1.2f, -.05f, .4f, .8f, .3f, .6f);
    carve();
    egg(-.28f, .24f, 1.02f, .20f, .16f, .18f);
    fill();
    lumpy(0, 1);
    static const float more[3][3] = {{.62f, .85f, 20}, {1.02f, -.3f, -14}, {.28f, -.7f, 10}};
    for (int i = 0; i < 3; i++) { /* and more come, with what they were buried with */
        float x = more[i][0], z = more[i][1], k = i == 0 ? 1.f : .85f;
        Vec3 at = V(x - .04f, i == 0 ? .72f : .95f, z + .05f), blade = vec_unit(V(sinf(-more[i][2] / 57.f), 1, .1f));
        push();
        bone_holding(bone, (Hand){.size = .26f * k, .thick = .85f, .spread = 30, .curl = .5f, .thumb = i % 2 ? -1 : 1},
                     1.5f * k, V(x + .1f, -.7f, z - .1f), V(x + .14f, .1f, z), at, blade, V(0, -.1f, 1));
        sword(1.0f * k, .15f, iron, pole);
        pop();
    }
    push(); /* one is out as far as its teeth */
    move(.42f, .26f, 1.55f);
    turn_y(-24);
    turn_x(-22);
    turn_z(-14);
    grow(.62f);
    skull(
        &(Skull){.bone = bone, .glow = rgb(0x70ffc0), .no_jaw = true, .menace = .8f, .missing = .2f, .eye_size = 1.3f});
    pop();
    part();
    paint(earth);
    blend(.1f);
    lumpy(.05f, 5);
    egg(.42f, -.02f, 1.72f, .44f, .18f, .24f);
    lumpy(0, 1);
    grave(-1.1f, -.6f, 1.1f, 9, stone, false);
    grave(1.25f, -1.2f, 1.2f, -8, stone, true);
    grave(-.2f, -1.8f, 1.0f, -5, stone, true);
    lamp(V(.4f, .35f, 2.3f), rgb(0x60ffb0) * .5f, .35f);
    part();
    paint(earth);
    ground(0, .06f, 1.3f);
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i) - .5f) * 3, .1f + .5f * chance(i + 40), -1.2f + .8f * chance(i + 80)),
               .2f + .2f * chance(i + 120), rgb(0x90c8b8), SPRITE_GLOW, .07f);
}

/* ---- sun ---- */

static void sun_battle(void)
{
    camera(V(-.25f, .55f, 5.0f), V(.0f, 1.40f, 0), 37);
    Scene *s = scene();
    s->disc_x = -.55f;
    s->disc_y = -.02f;
    s->disc_size = .55f;
    s->back_y = .18f;
    s->tint[ACCENT] = s->tint[ACCENT] * .7f;
    s->key = (Light){vec_unit(V(-.70f, .40f, .60f)), rgb(0xffe4b0) * 2.2f, .08f};
    s->rim.color = rgb(0xffd27a) * 5.0f;
    s->ambient *= .55f;
    s->vignette = 1.5f;
    s->roll = 7;
    s->aperture = .02f;
    s->grade = .03f;
    int shaft = wood(0x6a4426), gold = studio_gold(), bronze = steel(0xb07a38), iron = steel(0xd8dce0),
        dark = material_plain(rgb(0x0c0604), .95f, 0), turquoise = material_gem(rgb(0x20c8c0)),
        plume = material_new(rgb(0x1c6a80), rgb(0x0c3040), .9f, .3f, PAT_FUR, 6, .5f),
        teal = material_new(rgb(0x1c5a70), rgb(0x0c2a3a), .92f, .2f, PAT_NOISE, 2.2f, .1f),
        white = material_plain(rgb(0xf4ecd8), .7f, .3f);
    material(teal)->sss = rgb(0x40b0c0) * .4f;
    push(); /* the sign of the sun goes over */
    move(.95f, -.35f, -.35f);
    turn_z(17);
    turn_x(-5);
    part();
    paint(shaft);
    limb(V(0, -.2f, 0), V(0, 2.2f, 0), .055f, .050f);
    push();
    move(0, 2.42f, .06f);
    turn_z(-10);
    turn_y(-14);
    part();
    paint(teal);
    push();
    turn_x(90);
    drum(0, -.06f, 0, .90f, .03f, .02f);
    pop();
    part();
    paint(bronze);
    push();
    turn_x(90);
    ring(0, -.02f, 0, .92f, .065f);
    pop();
    grow(1.40f);
    emblem("sun", gold, turquoise);
    Vec3 struck = here(V(.10f, .12f, .16f)), heart = here(V(0, 0, .3f));
    pop();
    for (int k = 0; k < 3; k++) { /* ribbons from below it, that the storm has */
        Vec3 p[12];
        for (int i = 0; i < 6; i++) {
            float t = (float)i / 5;
            Vec3 at = V((.15f + .10f * (float)k) * (float)(k - 1) - 1.3f * t - .1f * (float)k * t,
                        1.60f - .22f * (float)k - .25f * t + .13f * sinf(6 * t + (float)k),
                        .08f + .16f * sinf(5 * t + 2 * (float)k));
            p[i] = at;
            p[6 + i] = at + V(.02f, -.20f + .08f * t, .05f);
        }
        part();
        paint(k == 1 ? white : teal);
        blend(.01f);
        cloth(2, 6, p, .014f, 5);
    }
    pop();
    push(); /* an arrow has found its middle */
    move(struck[0], struck[1], struck[2]);
    aim(V(-.55f, .35f, .85f), V(0, 1, 0));
    arrow(1.1f, shaft, iron, white);
    pop();
    sprite(struck, .42f, rgb(0xfff4d0), SPRITE_SPARKLE, 1.0f);
    lamp(heart + V(-.2f, .2f, .7f), rgb(0xffe8b0) * 1.0f, .4f);
    push(); /* close: one who followed it */
    move(-.50f, .34f, 1.35f);
    turn_y(30);
    turn_z(20);
    turn_x(-10);
    grow(1.10f);
    old_helmet(bronze, plume, dark, -.12f);
    pop();
    static const float stand[4][4] = {
        {-1.15f, -.3f, 18, 2.1f}, {-.35f, -1.1f, -10, 1.9f}, {.30f, .5f, -26, 1.3f}, {1.35f, .6f, 14, 1.5f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(stand[i][0], -.1f, stand[i][1]);
        turn_z(stand[i][2]);
        spear(.2f, stand[i][3], iron, shaft);
        pop();
    }
    push();
    move(.55f, .06f, 1.5f);
    turn_y(20);
    turn_z(-72);
    turn_x(20);
    sword(1.0f, .15f, iron, gold);
    pop();
    push();
    move(.72f, .12f, 1.15f);
    turn_y(-30);
    turn_z(-20);
    grow(.30f);
    skull(&(Skull){.bone = material_bone(), .jaw = 8, .missing = .4f, .no_jaw = true});
    pop();
    for (int i = 0; i < 60; i++) /* sand flies low */
        sprite(V((chance(i) - .5f) * 3, .05f + .5f * chance(i + 70) * chance(i + 71), .2f + 1.6f * chance(i + 140)),
               .03f + .10f * chance(i + 210), rgb(0xf0d090), SPRITE_GLOW, .12f);
    faction_ground();
}

/* ---- troll ---- */

/* One board of the gate from y0 to y1, splintered at an end that is torn. */
static void gate_board(float x, float half, float y0, float y1, bool torn_low, bool torn_high, int oak, int pale,
                       int seed)
{
    part();
    paint(oak);
    blend(.01f);
    box(x, .5f * (y0 + y1), 0, half, .5f * (y1 - y0), .06f, .02f);
    part();
    paint(pale);
    blend(.01f);
    for (int end = 0; end < 2; end++)
        for (int i = -2; (end ? torn_high : torn_low) && i <= 2; i++) {
            float c = chance(seed + i + 7 * end), y = end ? y1 : y0, out = (.08f + .24f * c) * (end ? 1.f : -1.f);
            limb(V(x + .38f * half * (float)i, y - out * .2f, 0),
                 V(x + .42f * half * (float)i, y + out, .05f + .14f * c), .20f * half + .01f, .004f);
        }
}

static void troll_battle(void)
{
    camera(V(-.55f, 1.20f, 5.0f), V(.0f, 1.42f, .2f), 36);
    Scene *s = scene();
    darken(.5f);
    s->roll = 7;
    s->aperture = .024f;
    s->vignette = 1.5f;
    s->ambient *= .55f;
    s->key = (Light){vec_unit(V(-.60f, .60f, .60f)), rgb(0xffe0b0) * 2.2f, .08f};
    s->rim.color = rgb(0x8affb0) * 2.2f;
    int oak = material_new(rgb(0x5e4028), rgb(0x2c1c10), .65f, .5f, PAT_WOOD, 2.5f, .9f),
        pale = material_new(rgb(0xe0b070), rgb(0x9a6a38), .7f, .3f, PAT_WOOD, 4, .8f), iron = material_iron(),
        gold = studio_gold(), spike = steel(0xd0d4d8), black = material_plain(rgb(0x040604), .95f, 0),
        hide = material_skin(rgb(0x86a050), rgb(0x4e6634)), nail = material_plain(rgb(0x2a2418), .4f, .9f),
        eye_m = material_eye(rgb(0xffc020), rgb(0x6a4a08), 1.4f, PUPIL_SLIT),
        lid = material_skin(rgb(0x4e6634), rgb(0x34462a)), leather = material_leather(rgb(0x4a2c1c));
    Vec3 hole = V(.24f, 1.42f, 0);
    push();
    turn_y(-16);
    for (int i = 0; i < 12; i++) {
        float x = -1.75f + .315f * (float)i, off = (x - hole[0]) / .72f,
              gap = off * off < 1 ? .70f * sqrtf(1 - off * off) * (.8f + .4f * chance(i)) : 0;
        push();
        move(0, 0, .03f * chance(i + 20));
        turn_z(2.5f * (chance(i + 40) - .5f));
        if (gap <= 0)
            gate_board(x, .150f, -.8f, 3.9f, false, false, oak, pale, i);
        else { /* what is left of a board is bent outwards */
            push();
            move(0, 0, .12f * gap);
            turn_x(5 * gap);
            gate_board(x, .150f, hole[1] + gap, 3.9f, true, false, oak, pale, 9 * i);
            pop();
            push();
            move(0, 0, .10f * gap);
            turn_x(-5 * gap);
            gate_board(x, .150f, -.8f, hole[1] - gap, false, true, oak, pale, 9 * i + 4);
            pop();
        }
        pop();
    }
    part();
    paint(black);
    box(0, 1.5f, -.9f, 2.2f, 2.6f, .05f, .02f);
    for (int k = 0; k < 2; k++) { /* iron bands; the lower is torn */
        float y = k ? 2.72f : .30f;
        part();
        paint(iron);
        blend(.01f);
        box(0, y, .09f, 2.1f, .12f, .035f, .02f);
        for (int i = 0; i < 9; i++)
            ball(-1.6f + .4f * (float)i, y, .14f, .05f);
    }
    push(); /* the sign of trolls hangs by one nail */
    move(-.56f, 2.12f, .16f);
    turn_z(15);
    grow(1.16f);
    part();
    paint(iron);
    push();
    turn_x(90);
    drum(0, 0, 0, .52f, .045f, .03f);
    pop();
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, .045f, 0, .50f, .045f);
    pop();
    push();
    move(0, 0, .08f);
    grow(.76f);
    emblem("troll", gold, spike);
    pop();
    pop();
    Vec3 look = here(hole + V(-.02f, .34f, -.42f));
    part(); /* who it is looks whether it was enough */
    paint(lid);
    blend(.1f);
    egg(hole[0] + .10f, hole[1] + .26f, -.62f, .52f, .42f, .24f);
    limb(V(hole[0] - .42f, hole[1] + .56f, -.42f), V(hole[0] + .40f, hole[1] + .48f, -.36f), .12f, .12f);
    eye_with_lid(hole[0] - .06f, hole[1] + .36f, -.40f, .19f, -10, -6, eye_m, lid, -16, .55f);
    pop();
    Vec3 fist = V(-.02f, 1.02f, 1.42f), elbow = V(.52f, 1.30f, -.75f);
    PersonHand h = {.pose = GRASP_FIST, .size = .57f, .thick = 1.4f, .thumb = 1, .skin = hide, .nail = nail, .age = 1};
    person_hand_at(&h, fist, V(-.30f, -.10f, 1), V(.05f, -1, -.1f));
    part();
    paint(hide);
    blend(.08f);
    limb(elbow, vec_mix(elbow, fist, .62f), .40f, .34f);
    limb(vec_mix(elbow, fist, .62f), fist, .34f, .22f);
    part(); /* a band with spikes round its wrist */
    paint(leather);
    blend(.02f);
    push();
    Vec3 cuff = vec_mix(elbow, fist, .80f);
    move(cuff[0], cuff[1], cuff[2]);
    aim(fist - elbow, V(0, 1, 0));
    drum(0, 0, 0, .325f, .15f, .04f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .698f;
        part();
        paint(spike);
        limb(V(sinf(a) * .31f, 0, cosf(a) * .31f), V(sinf(a) * .50f, .04f, cosf(a) * .50f), .060f, .004f);
    }
    pop();
    for (int i = 0; i < 60; i++) { /* the gate comes at us in splinters */
        float a = 6.28f * chance(i), far = .55f + .65f * chance(i + 100);
        Vec3 p = V(.10f + cosf(a) * far, 1.35f + sinf(a) * far, .25f + 1.3f * chance(i + 200)),
             d = V(cosf(a + .5f), sinf(a + .5f), .7f) * (.05f + .14f * chance(i + 300));
        part();
        paint(i % 3 ? pale : oak);
        limb(p, p + d, .014f + .022f * chance(i + 400), .004f);
    }
    lamp(look + V(-.2f, 0, .9f), rgb(0xffd890) * .8f, .3f);
    lamp(V(-.9f, 2.2f, 2.2f), rgb(0xffe0b0) * 1.2f, .5f);
    for (int i = 0; i < 30; i++)
        sprite(V(.1f + (chance(i + 7) - .5f) * 1.8f, 1.3f + (chance(i + 47) - .5f) * 1.8f, .2f + chance(i + 87)),
               .12f + .14f * chance(i + 127), rgb(0xc8b890), SPRITE_GLOW, .05f);
}

const Card battle_stills_cards[] = {
    {"cards/horde/battle-golem", SUN, golem_battle},        {"cards/horde/battle-royal", ROYAL, royal_battle},
    {"cards/horde/battle-skeleton", MOON, skeleton_battle}, {"cards/horde/battle-sun", SUN, sun_battle},
    {"cards/horde/battle-troll", MINE, troll_battle},       {0}};
