/* SPDX-License-Identifier: MIT
 * Vampires that do not sleep by day as they should: the one at the window, the old one whom something woke. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/barrowkin.h"
#include "props/hands.h"
#include "props/wild.h"
#include "types/vampire_wardrobe.h"

/* ---- the one at the window, a bat as tall as a man ---- */

/* A window of stone with its casements thrown open, and curtains that the night blows in; looking to +z. */
static void open_window(int stone, int wood, int curtain)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        for (int i = 0; i < 6; i++) {
            part();
            paint(stone);
            blend(.02f);
            lumpy(.012f, 5);
            box(q * (1.34f + .05f * (float)(i % 2)), .95f + .44f * (float)i, .30f, .30f, .21f, .24f, .04f);
        }
        lumpy(0, 1);
        push(); /* a casement */
        move(q * 1.06f, 1.95f, .34f);
        turn_y(q * 68);
        part();
        paint(wood);
        for (int i = -1; i <= 1; i += 2) {
            box(-q * .34f, (float)i * .98f, 0, .36f, .05f, .045f, .015f);
            box(-q * (.34f + .32f * (float)i), 0, 0, .045f, 1.0f, .045f, .015f);
        }
        box(-q * .34f, 0, 0, .36f, .025f, .03f, .01f);
        box(-q * .34f, 0, 0, .025f, 1.0f, .03f, .01f);
        pop();
        Vec3 c[24]; /* the curtain */
        for (int row = 0; row < 6; row++)
            for (int k = 0; k < 4; k++) {
                float down = (float)row / 5, u = (float)k / 3;
                c[4 * row + k] =
                    V(q * (1.55f - .62f * u + .30f * u * down * down), 3.35f - 2.5f * down,
                      .62f + (.25f + .55f * u) * down * down * (side > 0 ? .8f : 1.2f) + .10f * sinf(u * 9 + down * 5));
            }
        part();
        paint(curtain);
        blend(.01f);
        cloth(6, 4, c, .020f, 4);
    }
    part();
    paint(stone);
    blend(.03f);
    box(0, .64f, .30f, 1.75f, .11f, .40f, .04f);
    box(0, .30f, .16f, 1.75f, .26f, .30f, .04f);
}

/* A wing held open: rays from the wrist, the last from the elbow to the hip, and skin between them that sags and is torn at
 * its edge. */
static void open_wing(Vec3 shoulder, Vec3 elbow, Vec3 wrist, const Vec3 *tip, int membrane, int bone)
{
    enum { RAYS = 5, ROWS = 5, COLUMNS = 5 };
    for (int i = 0; i + 1 < RAYS; i++) {
        Vec3 from = wrist, to = i + 2 < RAYS ? wrist : elbow, p[ROWS * COLUMNS];
        for (int row = 0; row < ROWS; row++)
            for (int k = 0; k < COLUMNS; k++) {
                float t = (float)row / (ROWS - 1), c = (float)k / (COLUMNS - 1), in = sinf(PI * c);
                t *= 1 - .17f * in;
                Vec3 a = vec_mix(from, tip[i], t), b = vec_mix(to, tip[i + 1], t);
                p[row * COLUMNS + k] = vec_mix(a, b, c) + V(0, 0, -.16f * in * t - .03f * sinf(c * 9));
            }
        part();
        paint(membrane);
        blend(.02f);
        cloth(ROWS, COLUMNS, p, .014f, 4);
    }
    for (int i = 0; i < RAYS; i++) {
        Vec3 root = i + 1 < RAYS ? wrist : elbow, bow = vec_mix(root, tip[i], .5f) + V(.05f, .06f, .04f);
        part();
        paint(bone);
        blend(.02f);
        tube(3, (Vec3[]){root, bow, tip[i]}, (float[]){.060f, .042f, .010f}, 5);
        ball(bow[0], bow[1], bow[2], .052f);
    }
    part();
    paint(bone);
    blend(.05f);
    limb(shoulder, elbow, .17f, .11f);
    limb(elbow, wrist, .11f, .08f);
    tube(3, (Vec3[]){wrist, wrist + V(0, .20f, .10f), wrist + V(-.12f, .32f, .22f)}, (float[]){.07f, .045f, .004f}, 4);
}

/* It has begun to blow, she dreams: he is on the sill, one hand and both feet on the stone. */
static void window_vampire(void)
{
    camera(V(-.30f, 1.15f, 5.6f), V(.06f, 1.42f, .2f), 38);
    Scene *s = scene();
    s->disc_x = -.02f;
    s->disc_y = .66f;
    s->disc_size = 1.0f;
    s->roll = 7;
    s->aperture = .02f;
    s->ambient *= .65f;
    s->tint[SHADOW] = rgb(0x3a2050);
    s->tint[MIDTONE] = rgb(0x7a4a86);
    s->tint[LIGHT] = rgb(0xd8a8d0);
    s->rim.color = rgb(0xffb090) * 5.f;
    s->rim.towards = V(.5f, .6f, -.65f);
    s->key = (Light){vec_unit(V(-.45f, .35f, .80f)), rgb(0xffe0c8) * 1.3f, .10f};
    s->vignette = 1.35f;
    VampireWardrobe w = vampire_wardrobe(rgb(0xe0bcb4));
    int coat = wild_coat(rgb(0x4c2834), 7), pale = wild_coat(rgb(0xa87c78), 13), dark = wild_coat(rgb(0x24101c), 6),
        mane = wild_coat(rgb(0x34182a), 3.2f),
        membrane = material_new(rgb(0xa01838), rgb(0x5a0c28), .5f, .7f, PAT_SKIN, 1.6f, .6f),
        bone = material_skin(rgb(0x7a4450), rgb(0x4a2430)), claw = material_plain(rgb(0xf0e4d0), .25f, 1.2f);
    material(membrane)->sss = rgb(0xff3040) * .7f;
    open_window(material_stone(rgb(0x6a6276), rgb(0x322e3c)), material_wood(),
                material_new(rgb(0xb8a8c8), rgb(0x6a5a80), .9f, .2f, PAT_NOISE, 2.2f, .1f));
    push();
    move(.12f, .58f, .02f);
    grow(.94f);
    part(); /* a back like a cat's */
    paint(mane);
    blend(.18f);
    egg(.10f, .78f, -.22f, .52f, .58f, .44f);
    egg(.06f, 1.34f, -.10f, .60f, .44f, .42f);
    limb(V(-.45f, 1.62f, -.08f), V(.55f, 1.66f, -.12f), .26f, .26f);
    limb(V(.0f, 1.45f, .0f), V(-.14f, 1.26f, .56f), .30f, .26f);
    const Vec3 tip[5] = {
        {1.72f, 3.05f, -.30f}, {2.30f, 2.30f, -.25f}, {2.10f, 1.35f, -.20f}, {1.45f, .62f, -.15f}, {.55f, .45f, -.15f}};
    open_wing(V(.50f, 1.66f, -.14f), V(.98f, 2.06f, -.30f), V(1.12f, 2.78f, -.32f), tip, membrane, bone);
    const Vec3 fold[5] = {
        {-1.42f, .52f, .10f}, {-1.30f, .20f, .0f}, {-1.08f, .02f, -.05f}, {-.80f, -.05f, -.05f}, {-.40f, .20f, -.10f}};
    open_wing(V(-.46f, 1.62f, -.08f), V(-1.02f, 1.30f, .0f), V(-1.12f, 1.02f, .34f), fold, membrane, bone);
    for (int k = 0; k < 3; k++) { /* a hand on the edge, two feet */
        Vec3 wrist = k == 0 ? V(-.72f, .22f, .66f) : V(k == 1 ? -.16f : .52f, .16f, .52f);
        part();
        paint(k ? mane : bone);
        blend(.08f);
        if (k == 0) {
            limb(V(-1.12f, 1.02f, .34f), V(-.98f, .62f, .62f), .10f, .09f);
            limb(V(-.98f, .62f, .62f), wrist, .09f, .07f);
        } else {
            limb(V(wrist[0] + .05f, .62f, .0f), V(wrist[0] * 1.25f, .66f, .46f), .24f, .16f);
            limb(V(wrist[0] * 1.25f, .66f, .46f), wrist, .13f, .08f);
        }
        Hand h = {
            .size = .22f, .thick = 1.25f, .spread = 46, .curl = .5f, .thumb = 1, .claw = claw, .claw_length = .9f};
        part();
        paint(bone);
        blend(.03f);
        hand_at(&h, wrist, V(.05f, -.10f, 1), V(0, -1, -.1f));
    }
    push();
    move(-.16f, 1.30f, .74f);
    turn_y(-14);
    turn_x(20);
    turn_z(10);
    grow(1.24f);
    wild_ruff(46, .42f, .085f, mane, 5);
    wild_head(&(Wild){.kind = WILD_BAT,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffb020),
                      .glow = 1.1f,
                      .jaw = 42,
                      .snarl = 1,
                      .glare = 16,
                      .open = .55f,
                      .ears = 8});
    Vec3 throat = here(V(0, -.48f, .20f));
    pop();
    pop();
    part(); /* he keeps his bow tie */
    paint(material_cloth(rgb(0x8a1428)));
    blend(.03f);
    limb(throat, throat + V(-.24f, .06f, .0f), .04f, .10f);
    limb(throat, throat + V(.24f, -.04f, .0f), .04f, .10f);
    part();
    paint(w.gem);
    crystal(throat[0], throat[1], throat[2] + .08f, .06f, .07f, .05f);
    int linen = material_wool(rgb(0xe8e0d8)), blanket = material_wool(rgb(0x4a2c6a)), brass = material_gold(),
        wax = material_wax();
    part(); /* her bed is where we stand */
    paint(linen);
    blend(.14f);
    egg(-.72f, .10f, 2.05f, .62f, .26f, .42f);
    part();
    paint(blanket);
    blend(.16f);
    egg(.55f, -.05f, 2.0f, .95f, .36f, .55f);
    egg(.10f, .02f, 2.1f, .42f, .26f, .42f);
    limb(V(.0f, .22f, 1.75f), V(1.2f, .25f, 1.8f), .12f, .14f);
    push();
    move(-.56f, .44f, 2.02f);
    turn_z(66);
    turn_y(34);
    grow(.56f);
    person_head(&(Person){.skin = rgb(0xe8b898),
                          .hair = rgb(0xd8a850),
                          .iris = rgb(0x4080b0),
                          .age = .1f,
                          .lips = 1.2f,
                          .mood = MOOD_REST,
                          .cast = CAST_ROUND,
                          .hairs = HAIR_LONG,
                          .seed = 4});
    pop();
    push(); /* a candle burns yet */
    move(.82f, .26f, 1.75f);
    part();
    paint(brass);
    drum(0, .02f, 0, .14f, .02f, .01f);
    wax_candle(.26f, .05f, true, wax);
    Vec3 flame = here(V(0, .36f, 0));
    pop();
    lamp(flame + V(-.1f, .1f, .2f), rgb(0xffa848) * 2.2f, .4f);
    lamp(V(-.45f, 1.35f, 2.1f), rgb(0xffd0a8) * 1.4f, .45f);
    faction_motes();
}

/* ---- the old one, in the middle of the night ---- */

static void coffin(int wood, int velvet, int gold)
{
    float q[] = {-.5f, -1.5f, .5f, -1.5f, .86f, .75f, .52f, 1.5f, -.52f, 1.5f, -.86f, .75f};
    part();
    paint(wood);
    blend(.02f);
    outline(6, q, 1, .3f, .02f);
    carve();
    push();
    move(0, 0, .2f);
    grow(.86f);
    outline(6, q, 1, .34f, .02f);
    pop();
    fill();
    push();
    move(0, 0, -.1f);
    grow(.88f);
    part();
    paint(velvet);
    blend(.05f);
    outline(6, q, 1, .1f, .05f);
    for (int row = 0; row < 8; row++)
        for (int i = 0; i < 4; i++)
            egg(-.5f + .33f * (float)i + (row % 2 ? .16f : 0), -1.2f + .36f * (float)row, .1f, .17f, .17f, .06f);
    pop();
    for (int i = 0; i < 6; i++) {
        const float *a = q + 2 * i, *b = q + 2 * ((i + 1) % 6);
        part();
        paint(gold);
        limb(V(a[0] * .96f, a[1] * .97f, .3f), V(b[0] * .96f, b[1] * .97f, .3f), .03f, .03f);
        ball(a[0] * .96f, a[1] * .97f, .32f, .055f);
    }
}

/* The nightcap: it falls to one side and has a tassel. */
static void nightcap(int linen, int stripe)
{
    Vec3 p[6] = {V(0, .30f, -.03f),  V(.02f, .56f, -.05f), V(.14f, .82f, -.05f),
                 V(.40f, .94f, .0f), V(.66f, .80f, .08f),  V(.76f, .50f, .12f)};
    float r[6] = {.46f, .40f, .28f, .19f, .12f, .05f};
    part();
    paint(linen);
    blend(.05f);
    tube(6, p, r, 5);
    for (int k = 0; k < 5; k++) {
        float t = .9f + .85f * (float)k;
        int i = (int)t;
        Vec3 c = tube_point(6, p, t), along = tube_point(6, p, t + .1f) - c;
        part();
        paint(stripe);
        push();
        move(c[0], c[1], c[2]);
        aim(along, V(0, 0, 1));
        ring(0, 0, 0, mix(r[i], r[i + 1], t - (float)i) * .93f, .035f);
        pop();
    }
    part();
    paint(linen); /* a turned-up brim */
    blend(.03f);
    push();
    move(0, .28f, -.02f);
    turn_x(-8);
    for (int k = 0; k < 3; k++)
        ring(0, -.05f + .05f * (float)k, 0, .45f, .075f);
    pop();
    part();
    paint(stripe);
    blend(.03f);
    lumpy(.03f, 9);
    ball(.78f, .40f, .13f, .13f);
    lumpy(0, 1);
}

/* Brows like moths, tufts at the ears, a moustache down to the breast. */
static void white_whiskers(int white)
{
    part();
    paint(white);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 a[6] = {V(s * .03f, -.165f, .44f), V(s * .16f, -.185f, .45f), V(s * .32f, -.28f, .38f),
                     V(s * .42f, -.46f, .34f),  V(s * .46f, -.66f, .36f),  V(s * .58f, -.76f, .38f)};
        hair_lock(6, a, .085f, 3 + side);
        Vec3 c[5] = {V(s * .05f, -.185f, .45f), V(s * .15f, -.24f, .45f), V(s * .26f, -.38f, .40f),
                     V(s * .31f, -.56f, .38f), V(s * .42f, -.66f, .40f)};
        hair_lock(5, c, .06f, 7 + side);
        Vec3 b[4] = {V(s * .07f, .115f, .40f), V(s * .18f, .19f, .42f), V(s * .32f, .22f, .36f),
                     V(s * .47f, .15f, .34f)};
        hair_lock(4, b, .052f, 11 + side);
        for (int k = 0; k < 4; k++) {
            float y = .16f - .11f * (float)k;
            Vec3 e[4] = {V(s * .40f, y, .04f), V(s * .56f, y + .04f, .0f),
                         V(s * (.70f - .04f * (float)k), y - .03f, -.02f),
                         V(s * (.80f - .05f * (float)k), y - .14f, .0f)};
            hair_lock(4, e, .07f, 20 + k + side);
        }
    }
}

/* What he takes out for the day, in a glass of water about the brush's place. */
static void teeth_in_a_glass(int water)
{
    int gum = material_plain(rgb(0xd84860), .3f, 1), tooth = material_tooth();
    for (int row = 0; row < 2; row++) {
        float up = row ? -1.4f : 1.f;
        part();
        paint(gum);
        blend(.03f);
        for (int i = 0; i < 9; i++) {
            float a = ((float)i - 4) * .36f, b = a + .36f;
            if (i < 8)
                limb(V(sinf(a) * .24f, up * .15f, cosf(a) * .17f), V(sinf(b) * .24f, up * .15f, cosf(b) * .17f), .072f,
                     .072f);
        }
        for (int i = 0; i < 8; i++) {
            float a = ((float)i - 3.5f) * .34f, l = !row && (i == 2 || i == 5) ? .30f : .09f;
            Vec3 at = V(sinf(a) * .25f, up * .11f, cosf(a) * .19f + (l > .2f ? .06f : .02f));
            part();
            paint(tooth);
            limb(at, at - V(0, up * l, -.01f), l > .2f ? .052f : .036f, l > .2f ? .006f : .030f);
        }
    }
    jelly_part();
    paint(water);
    blend(.03f);
    drum(0, -.12f, 0, .40f, .46f, .06f);
    part();
    paint(material_glow(rgb(0xb8e0f0), .55f));
    ring(0, .36f, 0, .40f, .026f);
    ring(0, -.56f, 0, .36f, .03f);
}

/* It is noon, somebody has knocked, and his teeth are in the glass. */
static void woken_vampire(void)
{
    camera(V(.25f, 1.72f, 5.2f), V(.0f, 1.86f, 0), 24);
    Scene *s = scene();
    s->tint[DARK] = rgb(0x060c14);
    s->tint[SHADOW] = rgb(0x12283a);
    s->tint[MIDTONE] = rgb(0x24506a);
    s->tint[LIGHT] = rgb(0x88b8c0);
    s->key.color = rgb(0xc8d8ff) * 1.5f;
    s->rim.color = rgb(0x70b8ff) * 4.f;
    s->fill.color = rgb(0x284a70) * .6f;
    s->zenith = rgb(0x304860) * .8f;
    s->horizon = rgb(0x20405a) * .5f;
    s->disc_x = -.74f;
    s->disc_y = .98f;
    s->disc_size = .5f;
    VampireWardrobe w = vampire_wardrobe(rgb(0xc4ccb8));
    int wood = material_wood(), velvet = material_cloth(rgb(0x6a1430)), linen = material_wool(rgb(0xf0ead8)),
        stripe = material_wool(rgb(0x4a78a8));
    Kin k = {.f = {.man = .8f, .wide = .92f, .belly = .15f},
             .dress = linen,
             .head = {.skin = rgb(0x7f8a70),
                      .hair = rgb(0xf4f4f0),
                      .iris = rgb(0xe03020),
                      .age = 1,
                      .man = 1,
                      .wide = .96f,
                      .gaunt = .55f,
                      .eye = 1.95f,
                      .glow = .6f,
                      .brow = .2f,
                      .gaze_x = 8,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.3f,
                      .mood = MOOD_SHOUT,
                      .toothless = true,
                      .cast = CAST_GAUNT,
                      .seed = 4},
             .look = 12,
             .nod = 5,
             .lean = -5,
             .head_size = .74f,
             .seed = 6};
    push();
    move(0, 1.32f, -.50f);
    turn_z(-5);
    turn_x(-6);
    grow(1.05f);
    coffin(wood, velvet, w.gold);
    pop();
    body_trunk(&k.f, linen);
    part(); /* the frill at his neck, and three buttons */
    paint(linen);
    blend(.02f);
    for (int i = 0; i < 19; i++) {
        float a = ((float)i - 9) * .2f;
        egg(sinf(a) * .27f, 1.78f - .10f * cosf(a) + (i % 2 ? .02f : -.02f), .05f + .24f * cosf(a), .055f, .05f, .09f);
    }
    for (int i = 0; i < 3; i++) {
        part();
        paint(stripe);
        ball(.01f, 1.56f - .13f * (float)i, .32f + .01f * (float)i, .032f);
    }
    part(); /* his blanket */
    paint(material_wool(rgb(0x8a2038)));
    blend(.08f);
    for (int i = 0; i < 9; i++)
        egg(-.84f + .21f * (float)i, 1.20f - .05f * (float)(i % 2), .26f - .02f * fabsf((float)i - 4), .20f, .30f,
            .22f);
    push();
    bare_head(&k);
    pointed_ears(bare_skin(k.head.skin), 1.35f, 6);
    nightcap(linen, stripe);
    white_whiskers(material_fur(rgb(0xfaf8f0)));
    pop();
    push();
    move(-.34f, 1.40f, 1.05f);
    grow(.62f);
    teeth_in_a_glass(material_jelly(rgb(0xd0f4ff), V(.10f, .04f, .03f)));
    Vec3 glass = here(V(0, 0, .6f));
    pop();
    lamp(V(.35f, 2.2f, 1.3f), rgb(0xffd0a0) * 3.0f, .45f);
    lamp(glass + V(-.2f, .25f, .1f), rgb(0xc0f0ff) * .7f, .3f);
    for (int i = 0; i < 30; i++) /* mist */
        sprite(V((chance(i) - .5f) * 2.6f, -.1f + .5f * chance(i + 50), .7f + .4f * chance(i + 90)),
               .12f + .14f * chance(i + 120), rgb(0x90b0c8), SPRITE_GLOW, .07f);
    faction_ground();
    faction_motes();
}

const Card vampire_sleepers_cards[] = {
    {"cards/horde/vampire-3", BLOOD, window_vampire}, {"cards/horde/vampire-4", BLOOD, woken_vampire}, {0}};
