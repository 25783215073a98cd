/* SPDX-License-Identifier: MIT
 * Druids: the stag of the autumn woods, the wolf of the snow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/poster.h"
#include "props/visage.h"
#include "props/wild.h"
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

/* The oldest wolf comes out of the night, face to face with her: she is as high as its muzzle, and holds up a hand. */
static void druid2(void)
{
    poster_camera();
    Scene *s = scene();
    set_palette(s, 0x02050c, 0x0a1a34, 0x1c4468, 0xa8d0e8, 0x9fe8ff, 0xf0faff);
    s->backdrop = open_air;
    s->key = (Light){vec_unit(V(-.55f, .75f, .55f)), rgb(0xa8ccff) * 1.1f, .08f};
    s->rim = (Light){vec_unit(V(.3f, .6f, -.8f)), rgb(0xc0e8ff) * 3.0f, 0};
    s->fill.color = rgb(0x203860) * .5f;
    s->ambient *= .6f;
    s->vignette = 1.4f;
    int coat = wild_coat(rgb(0x5a6a88), 7), pale = wild_coat(rgb(0xb4c0d4), 10), dark = wild_coat(rgb(0x202a3c), 6),
        mane = wild_coat(rgb(0x34445c), 3.0f), cloak = material_wool(rgb(0x8a2018)),
        hair = material_plain(rgb(0xe8a040), .6f, .4f), skin = bare_skin(rgb(0xe4ac84));
    push();
    move(.06f, .34f, -.9f);
    turn_z(-5);
    turn_x(10);
    grow(1.75f);
    wild_ruff(70, .62f, .10f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffb020),
                      .glow = 1.4f,
                      .glare = 20,
                      .open = .38f,
                      .look_y = 14,
                      .ears = 8});
    pop();
    push();
    move(-.12f, -1.32f, .95f);
    grow(.74f);
    back_figure(&(BackFigure){.cloak = cloak,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(-.7f, .1f, 0),
                              .wrist = {V(0, 0, 0), V(.20f, 1.02f, -.08f)}});
    pop();
    lamp(V(-.05f, -.55f, .75f), rgb(0xffc070) * 1.5f, .35f);
    sprite(V(.05f, -.62f, .80f), .22f, rgb(0xffd890), SPRITE_GLOW, .35f);
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 2.4f, (chance(i + 90) - .5f) * 2.6f, -.4f + 1.8f * chance(i + 180)),
               .008f + .012f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card druid_cards[] = {{"cards/monstrous/druid", FOREST, druid}, {"cards/monstrous/druid-2", MOON, druid2}, {0}};
