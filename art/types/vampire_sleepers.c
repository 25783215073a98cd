/* SPDX-License-Identifier: MIT
 * The old vampire, whom something woke in the middle of his night. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "types/vampire_wardrobe.h"

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

const Card vampire_sleepers_cards[] = {{"cards/horde/vampire-4", BLOOD, woken_vampire}, {0}};
