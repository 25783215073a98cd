/* SPDX-License-Identifier: MIT
 * Castles of Siege. The outline alone names each: an anvil, a mound, a melted candle. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/rocks.h"

static void windows(int n, float x, float y, float z, float wide, float high, Vec3 light, int seed)
{
    for (int i = 0; i < n; i++)
        if (chance(i + seed) > .25f)
            lit_window(x - wide + 2 * wide * ((float)(i % 4) + .5f) / 4, y + high * (float)(i / 4), z, .035f, .06f,
                       light);
}

static void merlons(float x0, float x1, float y, float z, float half, int wall)
{
    int n = (int)((x1 - x0) / (half * 4));
    for (int i = 0; i <= n; i++)
        block(x0 + (x1 - x0) * (float)i / (float)n, y, z, half, half * 1.2f, half, wall);
}

/* ---- Anvilholt: an anvil of a keep, its horn to the right, a white-hot hammer raised on it ---- */

static void anvilholt(void)
{
    Scene *s = scene();
    camera(V(-.9f, .5f, 9.4f), V(.22f, 1.95f, 0), 34);
    s->back_y = -.25f;
    s->key.color = rgb(0xffd8b0) * 1.5f;
    s->rim.color = rgb(0xff7a28) * 5.f;
    int wall = material_new(rgb(0x5a4640), rgb(0x2a1c1a), .85f, .25f, PAT_BRICK, 7, .7f);
    Vec3 fire = rgb(0xffa040) * 3.2f;
    part();
    paint(wall);
    blend(.12f);
    box(0, .3f, 0, 1.15f, .32f, .7f, .05f); /* the foot */
    box(0, .85f, 0, .75f, .4f, .5f, .06f);
    box(0, 1.45f, 0, .55f, .4f, .42f, .06f);               /* the waist */
    box(0, 2.1f, 0, .95f, .32f, .55f, .05f);               /* the face */
    box(-1.15f, 2.2f, 0, .35f, .18f, .45f, .04f);          /* the heel */
    limb(V(.8f, 2.16f, 0), V(2.1f, 2.44f, 0), .36f, .04f); /* the horn */
    carve();
    blend(.02f);
    box(0, .28f, .75f, .2f, .3f, .2f, .12f); /* the gate */
    fill();
    part();
    paint(material_glow(rgb(0xffb050), 2.5f));
    box(0, .25f, .52f, .2f, .26f, .02f, .1f);
    merlons(-1.42f, -.85f, 2.46f, .36f, .06f, wall);
    merlons(-.8f, .85f, 2.5f, .48f, .07f, wall);
    windows(8, 0, 1.95f, .56f, .75f, .22f, fire, 3);
    windows(4, 0, 1.5f, .43f, .45f, .2f, fire, 11);
    windows(8, 0, .75f, .51f, .62f, .25f, fire, 23);
    windows(4, -1.15f, 2.2f, .46f, .28f, .2f, fire, 37);
    /* the hammer */
    part();
    paint(material_wood());
    limb(V(-.1f, 2.4f, -.1f), V(.42f, 3.25f, .05f), .06f, .05f);
    push();
    move(.45f, 3.32f, .05f);
    turn_z(-32);
    part();
    paint(material_glow(rgb(0xfff0c8), 3.f));
    box(0, 0, 0, .42f, .19f, .2f, .05f);
    pop();
    lamp(V(.45f, 3.3f, .8f), rgb(0xffc070) * 5.f, 1.6f);
    lamp(V(0, .5f, 1.3f), rgb(0xff9038) * 3.f, 1.2f);
    sprite(V(.45f, 3.32f, .3f), 1.0f, rgb(0xffb050), SPRITE_GLOW, .7f);
    for (int side = -1; side <= 1; side += 2) { /* two chimneys behind */
        part();
        paint(wall);
        limb(V((float)side * .5f, 2.2f, -.6f), V((float)side * .55f, 3.1f, -.6f), .17f, .13f);
        sprite(V((float)side * .55f, 3.2f, -.6f), .35f, rgb(0xff8030), SPRITE_GLOW, .8f);
    }
    part(); /* the road */
    paint(material_new(rgb(0x4a3830), rgb(0x1c1210), .8f, .5f, PAT_TILE, 2.2f, .8f));
    ground(0, .03f, 2);
    faction_motes();
}

/* A clear evening over the mounds, one step lighter than what stands before it. */
static Vec3 clear_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), vec_mix(t[LIGHT], t[GLOW], .3f), vec_mix(t[LIGHT], t[MIDTONE], .35f),
                      vec_mix(t[MIDTONE], t[LIGHT], .15f));
    c = vec_mix(c, t[MIDTONE], .45f * smooth(.48f, .66f, sky_clouds(u, v * 1.5f, 1.1f)));
    for (int i = 0; i < 2; i++) {
        float l = (float)i;
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f + .4f * l),
                    under(-.42f - .16f * l + hills(u, l + 4, 1.2f, .2f), v, .01f));
    }
    return c;
}

/* ---- Barrowgate: a mound with a glowing door, standing stones for battlements ---- */

static void hand_of_bones(Vec3 at, float size)
{
    int bone = material_bone();
    part();
    paint(bone);
    blend(.02f * size);
    limb(at, at + V(0, .4f, 0) * size, .06f * size, .05f * size);
    ball(at[0], at[1] + .45f * size, at[2], .09f * size);
    for (int i = 0; i < 4; i++) {
        float a = -.5f + .33f * (float)i;
        limb(at + V(.1f * a, .48f, 0) * size, at + V(.45f * a, .85f - .1f * fabsf(a), .05f) * size, .03f * size,
             .015f * size);
    }
}

static void barrowgate(void)
{
    Scene *s = scene();
    camera(V(0, 1.2f, 9.2f), V(0, 1.35f, 0), 34);
    s->backdrop = clear_dusk;
    s->haze_from = 14;
    s->key.color = rgb(0xf4ecc4) * 1.2f;
    int turf = material_new(rgb(0x33482a), rgb(0x182412), .95f, .1f, PAT_GRASS, 6, .6f);
    int stone = material_new(rgb(0xb8b098), rgb(0x6a6656), .9f, .2f, PAT_STONE, 4, .7f);
    part();
    paint(turf);
    lumpy(.05f, 2.2f);
    egg(0, -.1f, -.6f, 2.5f, 2.2f, 1.5f);
    for (int i = 0; i < 9; i++) { /* battlements */
        float a = PI * (.12f + .76f * (float)i / 8), x = cosf(a) * 2.1f, y = -.1f + sinf(a) * 2.15f;
        rock(x, y, -.5f, .14f, .3f + .1f * chance(i), .12f, (x < 0 ? 8.f : -8.f) * chance(i + 5), stone);
    }
    for (int side = -1; side <= 1; side += 2) { /* a turf tower on each side, crowned with stones */
        float q = (float)side;
        part();
        paint(turf);
        lumpy(.04f, 2.6f);
        limb(V(q * 2.0f, -.2f, -.2f), V(q * 1.9f, 2.0f, -.3f), .66f, .5f);
        lumpy(0, 1);
        for (int i = 0; i < 4; i++)
            rock(q * 1.9f - .42f + .28f * (float)i, 2.5f - .05f * fabsf((float)i - 1.5f), -.1f, .10f, .28f, .12f,
                 6 * (chance(i + side) - .5f), stone);
        for (int i = 0; i < 4; i++)
            lit_window(q * 1.96f - .2f + .4f * (float)(i % 2), 1.15f + .5f * (float)(i / 2),
                       .34f - .1f * (float)(i / 2), .05f, .09f, rgb(0xffc050) * 3.2f);
    }
    for (int i = 0; i < 9; i++) { /* lights in the mound */
        float x = -1.12f + .28f * (float)i, y = 1.82f - .10f * fabsf((float)i - 4),
              in = 1 - x * x / 6.25f - (y + .1f) * (y + .1f) / 4.84f;
        lit_window(x, y, -.5f + 1.5f * sqrtf(max_of(in, 0)), .055f, .10f, rgb(0xffc050) * 3.2f);
    }
    rock(-.52f, .62f, .95f, .2f, .68f, .22f, 3, stone);
    rock(.52f, .62f, .95f, .2f, .66f, .22f, -4, stone);
    rock(0, 1.42f, .95f, .82f, .17f, .26f, 1, stone);
    part();
    paint(material_glow(rgb(0xffc860), 1.3f));
    box(0, .6f, .82f, .36f, .66f, .03f, .02f);
    part(); /* the leaf stands half open */
    paint(stone);
    push();
    move(-.34f, .6f, .9f);
    turn_y(-55);
    box(.3f, 0, 0, .3f, .62f, .05f, .02f);
    pop();
    lamp(V(0, .7f, 1.5f), rgb(0xffc860) * 4.f, 1.4f);
    sprite(V(0, .6f, 1.1f), 1.1f, rgb(0xffc860), SPRITE_GLOW, .45f);
    hand_of_bones(V(1.5f, .25f, 1.1f), .9f);
    hand_of_bones(V(-1.45f, .15f, 1.3f), .7f);
    hand_of_bones(V(1.95f, .1f, 1.5f), .5f);
    for (int i = 0; i < 7; i++) { /* small lights on the way */
        Vec3 at = V((i & 1 ? .55f : -.55f) * (1 + .12f * (float)i), .1f, 1.5f + .35f * (float)(i / 2));
        part();
        paint(material_bone());
        limb(at - V(0, .1f, 0), at + V(0, .1f, 0), .05f, .045f);
        sprite(at + V(0, .2f, 0), .14f, rgb(0xffd080), SPRITE_GLOW, 1.4f);
    }
    faction_ground();
    faction_motes();
}

/* ---- Tallowmere: a castle like a melted candle on an island in a lake of wax ---- */

static void candle_tower(float x, float z, float r, float high, int wax, int seed)
{
    part();
    paint(wax);
    blend(.08f);
    limb(V(x, -.1f, z), V(x, high, z), r * 1.25f, r);
    for (int i = 0; i < 7; i++) { /* what has run down */
        float a = (float)i * .9f + (float)seed, low = high * (.25f + .5f * chance(i + seed));
        limb(V(x + cosf(a) * r, high - .05f, z + sinf(a) * r), V(x + cosf(a) * r * 1.12f, low, z + sinf(a) * r * 1.12f),
             r * .16f, r * .26f);
    }
    for (int i = 0; i < 4; i++) /* windows in the wax */
        lit_window(x - .36f * r + .72f * r * (float)(i % 2), high * .58f + .34f * (float)(i / 2), z + 1.08f * r, .045f,
                   .08f, rgb(0xffa838) * 3);
    part();
    paint(material_plain(rgb(0x2a1c14), .8f, .1f));
    limb(V(x, high + r - .05f, z), V(x + .02f, high + r + .12f, z), .025f, .015f);
    sprite(V(x, high + r + .22f, z), .22f, rgb(0xffd070), SPRITE_GLOW, 2.2f);
    sprite(V(x, high + r + .26f, z), .5f, rgb(0xffa848), SPRITE_GLOW, .6f);
}

static void tallowmere(void)
{
    Scene *s = scene();
    camera(V(.9f, 2.5f, 8.2f), V(-.02f, 1.16f, 0), 29);
    s->backdrop = clear_dusk;
    s->haze_from = 16;
    s->ambient = .36f;
    s->exposure = 1.0f;
    s->key.color = rgb(0xd8e0d0) * 1.0f;
    int wax = material_plain(rgb(0x5c5638), .4f, .6f);
    material(wax)->sss = rgb(0xffb860) * .10f;
    Vec3 light = rgb(0xffc060) * 3;
    part();
    paint(wax);
    blend(.25f);
    lumpy(.04f, 3);
    egg(0, 0, 0, 1.7f, .38f, 1.35f);
    candle_tower(0, 0, .42f, 2.0f, wax, 1);
    candle_tower(-.85f, .3f, .27f, 1.15f, wax, 4);
    candle_tower(.8f, .45f, .25f, 1.35f, wax, 9);
    candle_tower(.55f, -.65f, .24f, 1.6f, wax, 14);
    candle_tower(-.55f, -.6f, .22f, 1.4f, wax, 19);
    candle_tower(-1.32f, -.15f, .19f, .78f, wax, 23);
    candle_tower(1.28f, -.1f, .20f, .92f, wax, 27);
    part();
    paint(wax);
    blend(.06f);
    limb(V(-.85f, .5f, .35f), V(.8f, .55f, .5f), .2f, .2f); /* walls */
    limb(V(.8f, .5f, .45f), V(.55f, .6f, -.65f), .18f, .18f);
    limb(V(-.85f, .5f, .3f), V(-.55f, .6f, -.6f), .18f, .18f);
    part();
    paint(material_glow(rgb(0xffb850), 2.f));
    egg(0, .42f, .6f, .15f, .22f, .06f);
    for (int i = 0; i < 6; i++)
        lit_window(-.18f + .18f * (float)(i % 3), 1.1f + .35f * (float)(i / 3), .45f - .03f * (float)(i / 3), .03f,
                   .06f, light);
    lamp(V(0, 2.5f, .4f), rgb(0xffc060) * 2.f, 1.2f);
    lamp(V(.2f, 1.f, 1.6f), rgb(0xffb050) * 1.f, 1.f);
    part(); /* the lake doubles the flames */
    paint(material_new(rgb(0x2c3a22), rgb(0x141c10), .05f, 1.3f, PAT_WATER, 1.2f, .12f));
    ground(-.02f, .01f, 2);
    faction_motes();
}

const Card siege_castles_cards[] = {{"cards/siege/ca01", EMBER, anvilholt},
                                    {"cards/siege/ca05", BARROW, barrowgate},
                                    {"cards/siege/ca06", BARROW, tallowmere},
                                    {0}};
