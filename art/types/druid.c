/* SPDX-License-Identifier: MIT
 * Druids: the stag of the autumn woods, the wolf of the snow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/wild.h"
#include "props/bare.h"
#include "props/people.h"
#include "props/nature.h"
#include "props/visage.h"
#include "types/druid_beasts.h"
#include "types/heroes.h"

/* ---- the stag ---- */

/* The wood is dark already where he stands; a last light comes from where he blows to. */
static Vec3 late_wood(const Scene *s, float u, float v)
{
    Vec3 c = kit_forest.backdrop(s, u, v);
    float far = halo(u, v, .75f, -.25f, .1f);
    return c * (.10f + .62f * far * far);
}

/* Where leaf t = 0..1 of the gust is: out of his mouth, past us; they turn round its middle and grow by coming near. */
static Vec3 in_the_gust(Vec3 mouth, float t, int i)
{
    Vec3 end = V(.78f, .62f, 3.05f),
         at = vec_mix(mouth, end, .04f + .96f * powf(t, 1.5f)) + V(.30f * sinf(t * PI), .10f * sinf(t * PI), 0);
    float a = 11 * t + 2 * PI * chance(i), r = (.03f + .50f * t) * (.45f + .55f * chance(i + 50));
    return at + V(cosf(a) * r, sinf(a) * r, 0);
}

static void gust(Vec3 mouth)
{
    int leaf[4] = {druid_leaf(rgb(0xf04820), rgb(0xa02810)), druid_leaf(rgb(0xffb030), rgb(0xc86818)),
                   druid_leaf(rgb(0xc02c1c), rgb(0x6a1810)), druid_leaf(rgb(0xffd860), rgb(0xd08a20))};
    for (int i = 0; i < 120; i++) {
        float t = powf((float)i / 119, .85f), size = (.065f + .20f * t) * (.7f + .5f * chance(i + 70));
        Vec3 at = in_the_gust(mouth, t, i);
        push();
        move(at[0], at[1], at[2]);
        turn_z(360 * chance(i + 7));
        turn_x(70 * (chance(i + 17) - .5f));
        turn_y(50 * (chance(i + 27) - .5f));
        part();
        leaf_flat(size, size * .68f, leaf[i % 4]);
        pop();
    }
}

/* Hair and beard of one who sleeps in leaves; all of it leans away from where he blows. */
static void mane_of_the_wood(int hair, int moss)
{
    for (int i = 0; i < 25; i++) { /* beard */
        float a = ((float)i / 24 - .5f) * 2, c = cosf(a * 1.4f), k = chance(i + 5);
        Vec3 r = V(a * .27f, -.22f - .21f * c, .06f + .24f * c),
             p[5] = {r + V(0, .06f, -.01f), r + V(-.03f, -.12f, .05f), r + V(-.08f - .05f * a, -.28f, .04f),
                     r + V(-.14f - .12f * k, -.44f - .12f * k, .0f), r + V(-.20f - .26f * k, -.52f - .26f * k, -.06f)};
        part();
        paint(i % 8 == 2 ? moss : hair);
        blend(.012f);
        hair_lock(5, p, .045f, i + 3);
    }
    for (int side = -1; side <= 1; side += 2) /* moustache, blown apart */
        for (int i = 0; i < 2; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * .03f, -.20f, .42f), V(q * (.13f + .02f * k), -.19f - .05f * k, .38f),
                         V(q * .21f, -.24f - .07f * k, .33f), V(q * .26f, -.30f - .10f * k, .30f)};
            part();
            paint(hair);
            blend(.012f);
            hair_lock(4, p, .036f, 40 + i + 3 * side);
        }
    for (int i = 0; i < 40; i++) { /* hair */
        float a = -2.4f + 4.8f * (float)i / 39, k = chance(i + 60), c = cosf(a), q = sinf(a);
        if (c > .55f)
            continue;
        Vec3 p[5] = {V(q * .16f, .49f, -.05f), V(q * .36f, .33f, c * .30f), V(q * .42f - .05f, .0f, c * .32f - .05f),
                     V(q * .46f - .12f - .14f * k, -.40f - .1f * k, c * .34f - .1f),
                     V(q * .50f - .20f - .30f * k, -.65f - .4f * k, c * .3f - .2f)};
        part();
        paint(i % 9 == 4 ? moss : hair);
        blend(.012f);
        hair_lock(5, p, .055f + .02f * k, i + 70);
    }
}

/* He blows, and it is autumn. */
static void druid(void)
{
    camera(V(.05f, 1.50f, 5.2f), V(.0f, 1.46f, 0), 30);
    hero_stage(PARTY_WARM, late_wood);
    Scene *s = scene();
    set_palette(s, 0x0e0604, 0x3a1c10, 0x8a4a1c, 0xe8b050, 0xff8a30, 0xfff0c8);
    s->roll = -4;
    s->key.color = rgb(0xffe8c8) * 2.1f;
    s->key.towards = V(-.55f, .55f, .70f);
    s->rim.color = rgb(0xff9a38) * 3.6f;
    s->rim.towards = V(.75f, -.05f, -.55f);
    s->fill.color = rgb(0x5a3020) * .4f;
    s->vignette = 1.4f;
    int hair = material_new(rgb(0x8a7058), rgb(0x46342a), .55f, .7f, PAT_HAIR, 2.2f, .25f),
        moss = material_new(rgb(0x6a7a30), rgb(0x34401a), .7f, .3f, PAT_NOISE, 6, .3f),
        antlers = material_new(rgb(0xf0dcb0), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f),
        mantle[2] = {druid_leaf(rgb(0x5a2410), rgb(0x2c1008)), druid_leaf(rgb(0x7a4418), rgb(0x3c2008))};
    push();
    move(-.36f, 1.66f, .0f);
    turn_y(20);
    turn_x(6);
    turn_z(7);
    grow(1.20f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xd49468),
                     .hair = rgb(0x7a6048),
                     .iris = rgb(0x70c030),
                     .glow = .3f,
                     .flush = 1.25f,
                     .jaw = 1.08f,
                     .old = .85f,
                     .nose = 1.35f,
                     .hook = .02f,
                     .bulb = 1.35f,
                     .eye = 1.15f,
                     .open = {.95f, 1.05f},
                     .under = {.8f, .8f},
                     .gaze_x = 4,
                     .gaze_y = 2,
                     .brow = {.035f, .02f},
                     .frown = {.02f, .02f},
                     .bush = 2.0f,
                     .puff = 1.3f,
                     .pucker = .045f});
    mane_of_the_wood(hair, moss);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .20f, .43f, -.06f);
        turn_z((float)side * -8);
        antler(.78f, (float)side, antlers);
        pop();
    }
    Vec3 mouth = here(V(0, -.29f, .52f));
    pop();
    for (int row = 0; row < 5; row++) { /* shoulders of last year's leaves, that go into the dark */
        push();
        move(-.62f, .74f - .17f * (float)row, -.25f);
        leaf_ring(17, .62f + .15f * (float)row, .46f, .40f, 150, mantle[row % 2], 5 + 40 * row);
        pop();
    }
    gust(mouth);
    lamp(mouth + V(.55f, -.05f, .75f), rgb(0xffa040) * 1.5f, .45f);
}

/* ---- the wolf ---- */

/* Brow to brow: she asks, and he answers. */
static void druid2(void)
{
    camera(V(-.10f, 1.38f, 5.0f), V(.0f, 1.52f, .1f), 34);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    set_palette(s, 0x02060e, 0x0a1c38, 0x1c4468, 0xa8d0e8, 0x9fe8ff, 0xf0faff);
    s->disc_x = -.22f;
    s->disc_y = .42f;
    s->disc_size = .85f;
    s->roll = -6;
    s->aperture = .02f;
    s->rim.color = rgb(0xc0e8ff) * 3.0f;
    s->key = (Light){vec_unit(V(-.40f, .60f, .70f)), rgb(0xffe4c8) * 1.8f, .08f};
    s->fill.color = rgb(0x203860) * .5f;
    s->ambient *= .7f;
    s->vignette = 1.4f;
    int coat = wild_coat(rgb(0x66748c), 7), pale = wild_coat(rgb(0xc4ccd8), 12), dark = wild_coat(rgb(0x2c3648), 6),
        mane = wild_coat(rgb(0x4a586e), 3.0f), blue = material_plain(rgb(0x2858b0), .6f, .3f),
        cloak_m = wild_coat(rgb(0x6a4a34), 4), green = material_wool(rgb(0x2c4a3c)),
        hair = material_new(rgb(0xd8b460), rgb(0x7a5820), .45f, .9f, PAT_HAIR, 2.2f, .12f),
        skin = bare_skin(rgb(0xe4ac84));
    part(); /* his neck fills the right of the picture */
    paint(mane);
    blend(.2f);
    Vec3 neck[4] = {V(1.75f, .05f, -.7f), V(1.45f, .70f, -.5f), V(1.15f, 1.25f, -.25f), V(.80f, 1.62f, .0f)};
    tube(4, neck, (float[]){.95f, .78f, .60f, .42f}, 4);
    part();
    paint(coat);
    blend(.05f);
    for (int i = 0; i < 60; i++) {
        float t = chance(i), a = (chance(i + 50) - .5f) * 2.8f;
        Vec3 c = tube_point(4, neck, .5f + 2.3f * t),
             o = V(-.65f * cosf(a) * .6f, -.5f * sinf(a), .85f * cosf(a)) * (.72f - .26f * t);
        limb(c + o * .7f, c + o * .95f + V(.06f, -.12f, 0), .11f, .08f);
        limb(c + o * .95f + V(.06f, -.12f, 0), c + o + V(.20f, -.36f - .12f * chance(i + 9), .0f), .08f, .008f);
    }
    push();
    move(.72f, 1.80f, .10f);
    turn_z(-6);
    turn_y(-66);
    turn_x(16);
    grow(1.55f);
    wild_ruff(50, .40f, .09f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0x80d8ff),
                      .glow = 1.0f,
                      .glare = 4,
                      .open = .42f,
                      .look_x = -10,
                      .look_y = 10,
                      .ears = 26});
    Vec3 nose = here(V(0, -.20f, .80f));
    pop();
    push();
    move(-.60f, 1.58f, .40f);
    turn_z(-10);
    turn_y(54);
    turn_x(4);
    grow(.98f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xe4ac84),
                     .hair = rgb(0xb88c40),
                     .iris = rgb(0x50c8f0),
                     .flush = 1.1f,
                     .jaw = .94f,
                     .gaunt = .3f,
                     .nose = 1.0f,
                     .bulb = .9f,
                     .eye = 1.15f,
                     .open = {.55f, .55f},
                     .slant = {-.006f, -.006f},
                     .gaze_x = 12,
                     .gaze_y = 4,
                     .brow = {.03f, .03f},
                     .frown = {-.035f, -.035f},
                     .mouth = .085f,
                     .gape = .02f,
                     .corner = {.02f, .02f},
                     .upper = .3f,
                     .lips = 1.3f,
                     .neck = -1});
    Vec3 nape = here(V(0, -.28f, -.10f));
    for (int side = -1; side <= 1; side += 2) /* woad: two strokes from the eye down */
        for (int i = 0; i < 2; i++) {
            float q = (float)side, k = (float)i;
            part();
            paint(blue);
            limb(V(q * (.13f + .07f * k), -.095f, .355f - .035f * k), V(q * (.14f + .07f * k), -.25f, .325f - .05f * k),
                 .028f, .010f);
        }
    part();
    paint(hair);
    blend(.06f);
    egg(0, .20f, -.075f, .362f, .352f, .415f);
    egg(0, -.05f, -.26f, .31f, .36f, .26f);
    carve();
    blend(.03f);
    egg(0, -.14f, .42f, .272f, .52f, .37f);
    fill();
    for (int side = -1; side <= 1; side += 2) /* before and over the ears */
        for (int i = 0; i < 6; i++) {
            float q = (float)side, k = (float)i, c = chance(i + 80);
            Vec3 p[5] = {V(q * (.20f + .02f * k), .40f - .03f * k, .20f - .06f * k),
                         V(q * .345f, .20f, .16f - .08f * k), V(q * .365f, -.06f, .06f - .09f * k),
                         V(q * (.38f + .05f * c), -.40f, -.10f - .12f * k),
                         V(q * .42f, -.70f - .3f * c, -.25f - .14f * k)};
            part();
            paint(hair);
            blend(.010f);
            hair_lock(5, p, .050f, i + 90 + side);
        }
    for (int i = 0; i < 44; i++) { /* hair: back from the brow, then down, and away with the wind */
        float u = ((float)i + .5f) / 44 * 2 - 1, c = chance(i), d = chance(i + 50), x = sinf(u * 1.75f);
        Vec3 p[5] = {V(x * .26f, .47f - .18f * x * x, .20f - .22f * x * x), V(x * .40f, .52f - .22f * x * x, -.10f),
                     V(x * .44f, .20f - .1f * c, -.50f), V(x * .46f, -.30f - .15f * d, -.72f - .12f * c),
                     V(x * .52f + .1f * (c - .5f), -.62f - .45f * c, -1.02f - .35f * d)};
        part();
        paint(hair);
        blend(.010f);
        hair_lock(5, p, .046f + .018f * d, i + 3);
    }
    pop();
    part(); /* her throat */
    paint(skin);
    blend(.05f);
    limb(nape, V(-.80f, .85f, .10f), .165f, .19f);
    part(); /* the pelt on her shoulders */
    paint(cloak_m);
    blend(.06f);
    egg(-.85f, .55f, .05f, .62f, .50f, .50f);
    for (int i = 0; i < 46; i++) {
        float a = ((float)i + .5f) / 46 * 2 * PI, c = chance(i), x = sinf(a), z = cosf(a);
        Vec3 root = V(-.82f + x * .36f, 1.02f - .10f * z, z * .30f + .08f);
        limb(root, root + V(x * .36f, -.28f - .22f * c, z * .20f + .02f), .11f, .012f);
    }
    Vec3 wrist = V(-.16f, .98f, .98f); /* both hands in his fur */
    PersonHand h = {.lean = true,
                    .pose = GRASP_REACH,
                    .size = .24f,
                    .thick = .85f,
                    .thumb = -1,
                    .skin = skin,
                    .nail = person_nail(rgb(0xe4ac84))};
    person_hand_at(&h, wrist, V(.62f, 1, -.22f), V(.45f, -.1f, -.9f));
    body_sleeve(green, V(-.72f, .78f, .35f), V(-.42f, .48f, .85f), wrist, .19f, .17f, .12f, 5);
    for (int i = 0; i < 22; i++) { /* one breath */
        float t = (float)i / 22;
        sprite(nose + V(-.05f - .30f * t * chance(i), -.12f - .30f * t + .2f * t * t, .15f), .06f + .16f * t,
               rgb(0xd8ecff), SPRITE_GLOW, .05f * (1 - .6f * t));
    }
    lamp(V(-.45f, 1.55f, 1.6f), rgb(0xffe0c8) * 1.0f, .4f);
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 4, 3.4f * chance(i + 90), -1 + 2.8f * chance(i + 180)),
               .012f + .016f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card druid_cards[] = {{"cards/monstrous/druid", FOREST, druid}, {"cards/monstrous/druid-2", MOON, druid2}, {0}};
