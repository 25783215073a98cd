/* SPDX-License-Identifier: MIT
 * Vampires that do not sleep by day as they should: the one that sits on the gable, the old one whom something woke. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/hands.h"
#include "types/vampire_wardrobe.h"

/* ---- the one that sits on the gable, a bat as tall as a man ---- */

static void bat_head(const VampireWardrobe *w, int fur)
{
    part();
    paint(fur);
    blend(.12f);
    egg(0, .08f, -.05f, .36f, .36f, .36f);
    part();
    paint(w->skin);
    blend(.1f);
    egg(0, -.04f, .12f, .3f, .26f, .24f);
    egg(0, -.2f, .2f, .2f, .14f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        limb(V(s * .05f, .12f, .34f), V(s * .26f, .2f, .2f), .055f, .05f);
        egg(s * .22f, -.08f, .22f, .09f, .08f, .08f);
        Vec3 ear[4] = {V(s * .2f, .26f, .02f), V(s * .38f, .5f, .02f), V(s * .46f, .8f, -.02f),
                       V(s * .36f, 1.02f, -.06f)};
        float r[4] = {.1f, .15f, .11f, .012f};
        blend(.06f);
        tube(4, ear, r, 4);
    }
    blend(.02f); /* a nose like a leaf */
    limb(V(0, .04f, .36f), V(0, -.08f, .4f), .05f, .06f);
    limb(V(0, .06f, .38f), V(0, .2f, .36f), .045f, .012f);
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .14f, .06f, .36f, .1f, .08f, .09f);
        Vec3 ear[3] = {V(s * .27f, .34f, .16f), V(s * .4f, .56f, .17f), V(s * .42f, .8f, .1f)};
        float r[3] = {.05f, .085f, .03f};
        tube(3, ear, r, 3);
        ball(s * .035f, -.09f, .46f, .02f);
    }
    blend(.03f);
    egg(0, -.2f, .34f, .16f, .06f, .12f);
    fill();
    part();
    paint(material_plain(rgb(0x3a0610), .5f, .5f));
    egg(0, -.2f, .24f, .15f, .055f, .09f);
    int tooth = material_tooth();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .085f, -.15f, .33f), V((float)side * .08f, -.34f, .36f), .032f, .004f);
        part();
        paint(tooth);
        limb(V((float)side * .05f, -.25f, .32f), V((float)side * .05f, -.17f, .34f), .022f, .004f);
    }
    int e = material_eye(rgb(0xffb020), rgb(0xc01818), .7f, PUPIL_SLIT);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .145f, .06f, .285f, .1f, (float)side * 8, 0, e, w->skin, (float)side * 14, .45f);
}

/* Folded like a mantle: from the wrist, a spike above the shoulder, four fingers go down to the stone, and the skin between
 * them hangs in deep folds with a torn hem. */
static void mantle_of_wings(int membrane, int bone)
{
    enum { COLUMNS = 7, ROWS = 5 };
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 wrist = V(s * .86f, 2.42f, -.20f), elbow = V(s * .98f, 1.0f, -.30f), shoulder = V(s * .42f, 1.62f, -.2f);
        static const float foot_x[COLUMNS] = {.46f, .60f, .78f, .95f, 1.12f, 1.26f, 1.36f},
                           foot_z[COLUMNS] = {.36f, .20f, .30f, .08f, .12f, -.14f, -.20f},
                           foot_y[COLUMNS] = {.02f, .34f, -.10f, .30f, -.12f, .34f, .10f};
        Vec3 p[ROWS * COLUMNS];
        for (int row = 0; row < ROWS; row++)
            for (int i = 0; i < COLUMNS; i++) {
                float t = (float)row / (ROWS - 1), belly = sinf(PI * t) * (.10f + .03f * (float)i);
                Vec3 foot = V(s * foot_x[i], foot_y[i], foot_z[i]),
                     top = wrist + V(s * (-.05f + .012f * (float)i), -.04f, .10f - .03f * (float)i);
                p[row * COLUMNS + i] =
                    vec_mix(top, foot, t) + V(s * belly, 0, belly * .4f - (i % 2 ? .10f * sinf(PI * t * .8f) : 0));
            }
        part();
        paint(membrane);
        blend(.02f);
        cloth(ROWS, COLUMNS, p, .022f, 4);
        for (int i = 0; i < COLUMNS; i += 2) { /* the fingers */
            Vec3 q[ROWS];
            float r[ROWS] = {.058f, .05f, .042f, .034f, .016f};
            for (int row = 0; row < ROWS; row++)
                q[row] = p[row * COLUMNS + i] + V(0, 0, .025f);
            part();
            paint(bone);
            tube(ROWS, q, r, 4);
        }
        part();
        paint(bone);
        blend(.05f);
        limb(shoulder, elbow, .17f, .12f);
        limb(elbow, wrist, .12f, .09f);
        Vec3 hook[3] = {wrist, wrist + V(s * -.04f, .22f, .10f), wrist + V(s * -.16f, .34f, .24f)};
        float r[3] = {.075f, .05f, .006f};
        tube(3, hook, r, 4);
    }
}

/* Breast and belly of fur in ruffs; knees drawn up, feet that have the stone in their grip. */
static void crouching_bat(int fur, int pale, int bone, int claw)
{
    part();
    paint(fur);
    blend(.14f);
    egg(0, 1.22f, -.08f, .52f, .62f, .40f);
    egg(0, .66f, .0f, .42f, .42f, .38f);
    part();
    paint(pale); /* the breast, a bib of long locks */
    blend(.09f);
    egg(0, 1.42f, .16f, .36f, .34f, .20f);
    blend(.05f);
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 5; i++) {
            float u = ((float)i - 2 + (row % 2 ? .5f : 0)) / 2.4f, y = 1.50f - .24f * (float)row,
                  z = .30f - .16f * u * u;
            limb(V(u * (.40f - .06f * (float)row), y, z),
                 V(u * (.34f - .10f * (float)row), y - .40f - .10f * chance(i + row * 9), z + .05f), .10f, .006f);
        }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(fur);
        blend(.08f);
        limb(V(s * .26f, .58f, .04f), V(s * .36f, .60f, .48f), .22f, .15f);
        part();
        paint(bone);
        blend(.05f);
        limb(V(s * .36f, .60f, .46f), V(s * .32f, .16f, .34f), .13f, .08f);
        for (int i = 0; i < 4; i++) {
            float u = ((float)i - 1.5f) * .14f;
            Vec3 toe[3] = {V(s * .32f, .17f, .36f), V(s * .32f + u * .8f, .17f, .56f), V(s * .32f + u, .03f, .66f)};
            float r[3] = {.085f, .07f, .055f};
            part();
            paint(bone);
            blend(.03f);
            tube(3, toe, r, 3);
            part();
            paint(claw);
            limb(toe[2] + V(0, -.01f, .02f), V(s * .32f + u * 1.1f, -.20f, .67f), .045f, .004f);
        }
    }
}

/* The end of a gable: a block of stone with a lip, its corner towards us. */
static void gable(int stone)
{
    part();
    paint(stone);
    blend(.03f);
    lumpy(.012f, 5);
    push();
    turn_y(6);
    box(0, -.10f, .16f, 1.55f, .12f, .46f, .05f);
    box(0, -.36f, .06f, 1.42f, .16f, .44f, .05f);
    box(0, -.95f, -.06f, 1.30f, .46f, .46f, .05f);
    for (int i = -1; i <= 1; i++)
        egg((float)i * .84f, -.56f, .50f, .17f, .20f, .12f);
    pop();
    lumpy(0, 1);
}

static void gable_vampire(void)
{
    camera(V(.5f, .9f, 6.2f), V(0, 1.66f, 0), 35.5f);
    Scene *s = scene();
    s->disc_x = -.66f;
    s->disc_y = .86f;
    s->disc_size = .8f;
    s->tint[SHADOW] = rgb(0x3a2050);
    s->tint[MIDTONE] = rgb(0x7a4a86);
    s->tint[LIGHT] = rgb(0xd8a8d0);
    s->rim.color = rgb(0xffa070) * 5.f;
    s->key.color = rgb(0xe8e4ff) * 2.5f;
    VampireWardrobe w = vampire_wardrobe(rgb(0xe0bcb4));
    int fur = material_fur(rgb(0x6a3c48)), pale = material_plain(rgb(0xe8c8c0), .8f, .3f),
        membrane = material_new(rgb(0xa01838), rgb(0x5a0c28), .5f, .7f, PAT_SKIN, 1.6f, .6f),
        bone = material_skin(rgb(0x8a5660), rgb(0x5a3040)), claw = material_plain(rgb(0xf0e4d0), .25f, 1.2f);
    material(membrane)->sss = rgb(0xff3040) * .5f;
    push();
    move(0, .1f, 0);
    gable(material_stone(rgb(0x8a8296), rgb(0x4a4458)));
    mantle_of_wings(membrane, bone);
    crouching_bat(fur, pale, bone, claw);
    part();
    paint(w.linen); /* he keeps his bow tie */
    blend(.03f);
    limb(V(0, 1.66f, .46f), V(-.26f, 1.72f, .44f), .05f, .12f);
    limb(V(0, 1.66f, .46f), V(.26f, 1.60f, .46f), .05f, .12f);
    part();
    paint(w.gem);
    crystal(0, 1.66f, .53f, .07f, .08f, .05f);
    push();
    move(.02f, 2.12f, .22f);
    turn_y(8);
    turn_z(-6);
    turn_x(8);
    grow(1.28f);
    bat_head(&w, fur);
    pop();
    pop();
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
             .head = {.skin = rgb(0xc8ccae),
                      .hair = rgb(0xf4f4f0),
                      .iris = rgb(0xe03020),
                      .age = 1,
                      .man = 1,
                      .wide = .96f,
                      .gaunt = .55f,
                      .eye = 1.6f,
                      .glow = .6f,
                      .brow = .2f,
                      .gaze_x = 8,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.3f,
                      .mood = MOOD_ROAR,
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
    lamp(V(.35f, 2.15f, 1.3f), rgb(0xffd0a0) * 2.2f, .45f);
    lamp(glass + V(-.2f, .25f, .1f), rgb(0xc0f0ff) * 1.6f, .3f);
    for (int i = 0; i < 30; i++) /* mist */
        sprite(V((chance(i) - .5f) * 2.6f, -.1f + .5f * chance(i + 50), .7f + .4f * chance(i + 90)),
               .12f + .14f * chance(i + 120), rgb(0x90b0c8), SPRITE_GLOW, .07f);
    faction_ground();
    faction_motes();
}

const Card vampire_sleepers_cards[] = {
    {"cards/horde/vampire-3", BLOOD, gable_vampire}, {"cards/horde/vampire-4", BLOOD, woken_vampire}, {0}};
