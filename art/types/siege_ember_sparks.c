/* SPDX-License-Identifier: MIT
 * Kilnsworn as posters: a window with a hole, a hammer seen by what it hits, a bite that fizzes. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/masonry.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/poster.h"

/* ---- em16: a mortar in a chapel, seen from outside ---- */

/* A rose of coloured glass with the light of guns behind it; where the ball came through it is broken. */
static Vec3 broken_rose(const Scene *s, float u, float v)
{
    (void)s;
    static const uint32_t glass[6] = {0xd83020, 0xf0a020, 0x2a62c8, 0x3a9a48, 0xf0d060, 0x7a30a0};
    const float x = .02f, y = .06f;
    float r = distance_to(u, v, x, y), a = atan2f(u - x, v - y), wall = brick_wall(u * .55f + .3f, v * .50f);
    Vec3 stone = rgb(0x3a3a48) * (.35f + .5f * wall) * (.6f + .5f * expf(-max_of(r - .92f, 0) * 3));
    if (r > .95f)
        return stone;
    if (r > .88f)
        return vec_mix(rgb(0x6c6670), rgb(0x2c2a34), unit((r - .88f) / .07f)) * .8f;
    int ringed = r > .62f ? 2 : r > .36f ? 1 : 0, n = ringed == 2 ? 16 : ringed == 1 ? 8 : 4;
    float cell = a / (2 * PI) * (float)n + .5f * (float)ringed, petal = cell - floorf(cell) - .5f;
    int id = (int)floorf(cell) + 20 * ringed;
    Vec3 c = rgb(glass[(unsigned)(id * 7 + ringed * 3 + 40) % 6]) * (.75f + .5f * chance_of(id));
    c = c * (.8f + .5f * cloud_flat(u * 7, v * 7, 4)) * (.55f + .9f * expf(-r * 1.2f));
    float lead = min_of(min_of(fabsf(r - .62f), fabsf(r - .36f)), (.5f - fabsf(petal)) * 2 * PI * r / (float)n);
    c = vec_mix(rgb(0x0c0a10), c, smooth(.012f, .024f, lead));
    float jag =
        .40f + .13f * (cloud_flat(a * 2.6f, 3.3f, 4) - .5f) * 2 + .07f * (chance_of((int)floorf(a * 4.2f)) - .5f);
    Vec3 blast = vec_mix(rgb(0xfff4c8), rgb(0xff9a30), unit(r / .42f)) * 1.25f;
    c = vec_mix(c, rgb(0x1a0c08), under(jag + .03f, r, .012f));
    return vec_mix(c, blast, under(jag, r, .01f));
}

/* A thin splinter of glass at the brush's place. */
static void splinter(float size, int m, int seed)
{
    float w = .3f + .5f * chance(seed), h = .6f + .5f * chance(seed + 1);
    float xy[6] = {-w, -.4f * h, .8f * w, -.2f * h, .1f * (chance(seed + 2) - .5f), h};
    part();
    paint(m);
    push();
    turn_z(360 * chance(seed + 3));
    turn_x(70 * (chance(seed + 4) - .5f));
    turn_y(70 * (chance(seed + 5) - .5f));
    grow(size);
    outline(3, xy, 1, .06f, .02f);
    pop();
}

static void chapel_mortar(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = broken_rose;
    s->vignette = 1.3f;
    s->roll = -3;
    s->ambient *= .35f;
    s->key = (Light){vec_unit(V(-.5f, .7f, .6f)), rgb(0xc8d0ff) * .9f, .1f};
    s->rim = (Light){vec_unit(V(.25f, .15f, -.9f)), rgb(0xffb850) * 4.0f, .1f};
    int iron = material_iron(), brass = material_gold(), cord = material_plain(rgb(0xc8a878), .9f, .1f);
    static const uint32_t tone[5] = {0xd83020, 0xf0a828, 0x2a62c8, 0x3a9a48, 0xf0d060};
    int glass[5];
    for (int i = 0; i < 5; i++)
        glass[i] = material_gem(rgb(tone[i]));
    material(iron)->color = rgb(0x32343e);
    material(iron)->color2 = rgb(0x1c1e26);
    push(); /* the ball, on its way to us */
    move(-.10f, -.12f, .9f);
    turn_z(-32);
    turn_x(18);
    part();
    paint(iron);
    ball(0, 0, 0, .43f);
    part();
    paint(brass);
    blend(.02f);
    drum(0, .43f, 0, .10f, .05f, .02f);
    part(); /* the fuse */
    paint(cord);
    tube(4, (Vec3[]){V(0, .46f, 0), V(.02f, .60f, .02f), V(.12f, .66f, .05f), V(.20f, .60f, .08f)},
         (float[]){.026f, .024f, .022f, .020f}, 4);
    Vec3 burns = here(V(.21f, .59f, .10f));
    pop();
    for (int i = 0; i < 34; i++) {
        float a = 6.283f * chance(i + 3), r = .46f + .75f * chance(i + 40), z = .2f + 2.0f * chance(i + 80) * chance(i);
        push();
        move(.02f + r * cosf(a) * .85f, .02f + r * sinf(a) * 1.05f, z);
        splinter(.07f + .09f * chance(i + 120), glass[i % 5], 11 * i);
        pop();
    }
    lamp(burns + V(.05f, .1f, .25f), rgb(0xffc870) * 2.2f, .3f);
    sprite(burns, .26f, rgb(0xfff0c0), SPRITE_SPARKLE, 1.0f);
    sprite(burns, .30f, rgb(0xffb040), SPRITE_GLOW, .7f);
    for (int i = 0; i < 14; i++)
        sprite(burns + V(.4f * (chance(i) - .3f), .4f * (chance(i + 20) - .3f), .1f), .012f + .012f * chance(i),
               rgb(0xffd880), SPRITE_GLOW, .9f);
}

/* ---- em26: the first blow, as the other one sees it ---- */

static Vec3 ash_morning(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.2f), rgb(0xf4d8b8), rgb(0xb8b4bc), rgb(0x5c7088));
    c = vec_mix(c, rgb(0xfff0dc), .5f * smooth(.46f, .64f, sky_clouds(u, v * 1.5f, 1.2f)));
    float ray = cloud_flat(atan2f(u + .12f, v - .22f) * 7, 1.7f, 3);
    c += rgb(0xffe8c0) * (.22f * smooth(.45f, .7f, ray) * smooth(1.6f, .2f, distance_to(u, v, -.12f, .22f)));
    c = vec_mix(c, rgb(0x8a7c80), under(-.50f + hills(u, 5, 1.1f, .2f), v, .02f));
    return vec_mix(c, rgb(0x4c4450), under(-.72f + hills(u, 9, 1.4f, .16f), v, .02f));
}

/* A smith as a shadow, 1 high, arms thrown forward to `grip`, hair and apron flying. */
static void leaping_smith(int black, Vec3 grip_at)
{
    part();
    paint(black);
    blend(.03f);
    egg(0, .60f, 0, .14f, .20f, .12f);
    egg(.01f, .74f, .04f, .17f, .10f, .11f);
    egg(.03f, .93f, .07f, .085f, .10f, .09f);
    for (int i = 0; i < 9; i++)
        limb(V(.0f, .98f, .02f), V(-.12f - .16f * chance(i), 1.02f + .16f * (chance(i + 5) - .3f), -.04f), .045f,
             .008f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .15f, .78f, .05f), V(q * .22f, .92f, .20f), .065f, .055f);
        limb(V(q * .22f, .92f, .20f), grip_at + V(q * .02f, 0, -.03f * q), .055f, .040f);
    }
    limb(V(-.07f, .44f, 0), V(-.24f, .28f, .10f), .085f, .065f);
    limb(V(-.24f, .28f, .10f), V(-.30f, .02f, -.08f), .065f, .045f);
    limb(V(.08f, .44f, 0), V(.24f, .34f, .16f), .085f, .065f);
    limb(V(.24f, .34f, .16f), V(.18f, .10f, .02f), .065f, .045f);
    limb(V(.18f, .10f, .02f), V(.28f, .06f, .08f), .045f, .03f);
    limb(V(-.30f, .02f, -.08f), V(-.22f, -.04f, -.02f), .045f, .03f);
    web(V(-.10f, .46f, .05f), V(.08f, .46f, .05f), V(-.20f, .18f, -.12f), .015f);
}

static void first_blow(void)
{
    Scene *s = scene();
    camera(V(0, 0, 5.2f), V(0, 0, 0), 38);
    s->haze = 0;
    s->backdrop = ash_morning;
    s->vignette = 1.1f;
    s->roll = 5;
    s->ambient *= .45f;
    s->key = (Light){vec_unit(V(-.5f, .5f, .7f)), rgb(0xffe8d0) * 1.4f, .1f};
    s->rim = (Light){vec_unit(V(.5f, .6f, -.6f)), rgb(0xffd090) * 3.0f, .1f};
    int black = material_wool(rgb(0x1c1418)), iron = material_iron(),
        hot = material_new(rgb(0xff5a18), rgb(0x8a1c08), .6f, .3f, PAT_LAVA, 3.0f, .5f),
        wood = material_new(rgb(0x8a5a34), rgb(0x4c2c18), .6f, .4f, PAT_WOOD, 3, .6f), brass = material_gold();
    material(iron)->color = rgb(0x6a6c78);
    material(iron)->color2 = rgb(0x34343e);
    material(hot)->emit = rgb(0xff4a10) * .5f;
    Vec3 hands = V(-.46f, .94f, -1.05f), head = V(.24f, -.34f, 1.05f);
    push();
    move(-.66f, -.12f, -1.5f);
    grow(1.16f);
    leaping_smith(black, V(.14f, .90f, .42f));
    pop();
    part();
    paint(wood);
    limb(hands + V(-.10f, .10f, -.4f), head, .040f, .085f);
    push(); /* the head: what comes is square, and has been in the fire */
    move(head[0], head[1], head[2]);
    turn_y(-26);
    turn_x(10);
    turn_z(-15);
    part();
    paint(iron);
    blend(.03f);
    box(0, 0, -.10f, .40f, .40f, .62f, .09f);
    box(0, 0, .44f, .48f, .48f, .12f, .06f);
    box(0, 0, -.66f, .46f, .46f, .10f, .06f);
    part();
    paint(brass);
    blend(.01f);
    box(0, 0, -.24f, .425f, .425f, .045f, .02f);
    box(0, 0, .14f, .425f, .425f, .045f, .02f);
    part();
    paint(hot);
    blend(.05f);
    box(0, 0, .55f, .43f, .43f, .035f, .05f);
    Vec3 face = here(V(0, 0, .6f));
    pop();
    lamp(face + V(0, 0, .3f), rgb(0xff8a30) * 1.6f, .3f);
    sprite(face, .55f, rgb(0xff6a20), SPRITE_GLOW, .16f);
    for (int i = 0; i < 40; i++) {
        float a = 6.283f * chance(i), r = .40f + .65f * chance(i + 50);
        sprite(head + V(r * cosf(a), r * sinf(a), .5f), .012f + .02f * chance(i + 9), rgb(0xffc060), SPRITE_GLOW, .95f);
    }
}

/* ---- em23: it has bitten into the wrong thing ---- */

static Vec3 cold_dusk(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.1f), rgb(0x6c94a4), rgb(0x447088), rgb(0x204464));
    c = vec_mix(c, rgb(0xa8bcc0), .5f * smooth(.46f, .64f, sky_clouds(u, v * 1.6f, 1.2f)) * smooth(1.0f, -.5f, v));
    return vec_mix(c, rgb(0x48687c), under(-.66f + peaks(u, 3, 1.6f, .4f), v, .015f));
}

/* A firecracker as tall as 1, its middle at the brush's place, bands of gold, a fuse out of its top. Returns where it burns. */
static Vec3 firecracker(int paper, int gold, int cord)
{
    part();
    paint(paper);
    blend(.02f);
    drum(0, 0, 0, .16f, .42f, .03f);
    part();
    paint(gold);
    blend(.01f);
    for (int i = -1; i <= 1; i += 2)
        drum(0, .34f * (float)i, 0, .168f, .035f, .01f);
    drum(0, 0, 0, .166f, .05f, .01f);
    part();
    paint(cord);
    tube(5,
         (Vec3[]){V(0, .42f, 0), V(.02f, .56f, .02f), V(.10f, .66f, .06f), V(.06f, .78f, .12f), V(-.04f, .84f, .14f)},
         (float[]){.026f, .024f, .022f, .022f, .020f}, 5);
    return here(V(-.05f, .86f, .16f));
}

static void spark_and_spite(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cold_dusk;
    s->vignette = 1.2f;
    s->roll = -3;
    s->ambient *= .36f;
    s->key = (Light){vec_unit(V(-.5f, .6f, .6f)), rgb(0xb0cce4) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .4f, -.5f)), rgb(0xa0e0f0) * 2.6f, .1f};
    int hide = material_scales(rgb(0x4c8458), rgb(0x1c3624), 6), paper = material_plain(rgb(0xd82c1c), .55f, .4f),
        gold = material_gold(), cord = material_plain(rgb(0xd8c090), .9f, .1f);
    part(); /* shoulders */
    paint(hide);
    blend(.2f);
    egg(.1f, -1.25f, -.7f, 1.1f, .7f, .7f);
    limb(V(.05f, -1.0f, -.6f), V(0, -.2f, -.35f), .62f, .50f);
    push();
    move(.02f, .16f, -.05f);
    turn_y(-6);
    turn_x(12);
    turn_z(5);
    grow(1.72f);
    foe_head(FOE_LIZARD, hide, rgb(0xffd040), 15, -26);
    pop();
    push(); /* in its teeth */
    move(.10f, -.48f, 1.62f);
    turn_z(66);
    grow(.74f);
    Vec3 burns = firecracker(paper, gold, cord);
    pop();
    lamp(burns + V(.05f, .05f, .30f), rgb(0xffb860) * 6.5f, .3f);
    sprite(burns, .34f, rgb(0xffb040), SPRITE_GLOW, .8f);
    sprite(burns, .34f, rgb(0xfff4d0), SPRITE_SPARKLE, 1.0f);
    for (int i = 0; i < 24; i++) {
        float a = 6.283f * chance(i), r = .08f + .32f * chance(i + 30);
        sprite(burns + V(r * cosf(a), r * sinf(a), .05f), .008f + .012f * chance(i + 5), rgb(0xffd070), SPRITE_GLOW, 1);
    }
}

const Card siege_ember_sparks_cards[] = {{"cards/siege/em16", EMBER, chapel_mortar},
                                         {"cards/siege/em23", EMBER, spark_and_spite},
                                         {"cards/siege/em26", EMBER, first_blow},
                                         {0}};
