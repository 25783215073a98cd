/* SPDX-License-Identifier: MIT
 * Castles of Siege. The outline alone names each: an anvil, a melted candle. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/kit.h"
#include "props/barrowkin.h"
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

/* What it stands on: a crag with a stair to the gate, and two with a torch who come home. */
static void crag_below(void)
{
    int stone = material_new(rgb(0x54484c), rgb(0x221c22), .9f, .3f, PAT_STONE, 1.6f, 1.2f),
        step = material_new(rgb(0x8a7468), rgb(0x40322c), .9f, .3f, PAT_STONE, 3, .8f),
        dark = material_new(rgb(0x2c2a34), rgb(0x121016), .9f, .3f, PAT_STONE, 1.8f, 1.2f),
        cloth_m = material_cloth(rgb(0x3a2a30));
    for (int i = 0; i < 11; i++) {
        float a = (-110 + 22 * (float)i) * PI / 180;
        rock(1.95f * sinf(a), -.62f - .2f * chance(i), .15f + .95f * cosf(a), .62f, .62f, .42f,
             16 * (chance(i + 4) - .5f), stone);
        rock(2.5f * sinf(a), -1.6f, .25f + 1.5f * cosf(a), .80f, .75f, .55f, 20 * (chance(i + 9) - .5f), stone);
    }
    for (int i = 0; i < 12; i++) /* the stair, down to us */
        rock(-.10f - .17f * (float)i, -.06f - .135f * (float)i, 1.0f + .24f * (float)i, .34f, .07f, .20f, 1, step);
    rock(-3.15f, -1.75f, 3.9f, .70f, .85f, .6f, 14, dark);
    rock(-.75f, -2.2f, 4.1f, .85f, .55f, .6f, -12, dark);
    for (int i = 0; i < 2; i++) {
        push();
        move(-1.50f - .34f * (float)i, -1.22f - .27f * (float)i, 3.0f + .50f * (float)i);
        turn_y(200);
        grow(.62f);
        hooded_cone(cloth_m, 6, i);
        pop();
    }
    Vec3 torch = V(-1.68f, -.52f, 3.25f);
    sprite(torch, .34f, rgb(0xffb050), SPRITE_GLOW, .9f);
    lamp(torch + V(0, .1f, .1f), rgb(0xff9a40) * 2.2f, .5f);
}

static void anvilholt(void)
{
    Scene *s = scene();
    camera(V(-3.5f, -.55f, 6.6f), V(.0f, 1.42f, .1f), 43);
    family_hour(EMBER_DUSK);
    s->back_y = -.45f;
    s->back_x = .25f;
    s->roll = -6;
    s->vignette = 1.5f;
    s->key.color = rgb(0xffe0c8) * 1.5f;
    s->key.towards = V(-.75f, .45f, .45f);
    s->rim.color = rgb(0xff7a28) * 4.f;
    int wall = material_new(rgb(0x6a524a), rgb(0x2e201e), .85f, .25f, PAT_BRICK, 9, .7f), iron = material_iron(),
        tiles = material_plain(rgb(0x3a2c30), .6f, .5f), gold = material_plain(rgb(0xd88a3c), .3f, 1.2f),
        wood = material_wood();
    material(iron)->color = rgb(0x5a5054);
    Vec3 fire = rgb(0xffa040) * 3.2f;
    static const float anvil[] = {-1.55f, .0f,   -1.55f, .42f,  -1.05f, .62f,  -.66f, 1.02f, -.60f, 1.42f,
                                  -.86f,  1.74f, -1.62f, 1.92f, -1.62f, 2.56f, .92f,  2.56f, 1.45f, 2.56f,
                                  2.42f,  2.50f, 2.05f,  2.22f, 1.35f,  1.98f, .92f,  1.80f, .62f,  1.42f,
                                  .68f,   1.02f, 1.05f,  .62f,  1.55f,  .42f,  1.55f, .0f};
    part(); /* the keep: foot, waist, face, the horn to the right and the heel to the left */
    paint(wall);
    outline(19, anvil, 1, .62f, .07f);
    part();
    paint(iron);
    blend(.02f);
    box(-.35f, 2.60f, 0, 1.30f, .055f, .68f, .02f); /* iron on face and foot, as on an anvil */
    box(0, .44f, 0, 1.58f, .05f, .66f, .02f);
    limb(V(.92f, 2.57f, 0), V(2.46f, 2.53f, 0), .09f, .03f);
    limb(V(1.0f, 2.50f, .52f), V(2.44f, 2.50f, .2f), .07f, .03f);
    for (int i = 0; i < 9; i++)
        ball(-1.4f + .35f * (float)i, .44f, .66f, .05f);
    merlons(-1.6f, .9f, 2.74f, .58f, .075f, wall);
    for (int side = -1; side <= 1; side += 2) { /* towers at the two ends of the foot */
        push();
        move((float)side * 1.36f, 0, .52f);
        turret(.30f, .95f, .62f, wall, tiles, gold);
        lit_window(0, .62f, .30f, .05f, .10f, fire);
        pop();
    }
    push();
    move(-1.30f, 2.62f, -.15f);
    turret(.24f, .42f, .55f, wall, tiles, gold);
    lit_window(0, .26f, .24f, .045f, .08f, fire);
    pop();
    part(); /* the gate, its portcullis half up */
    paint(material_glow(rgb(0xffb050), 2.2f));
    box(0, .24f, .63f, .24f, .24f, .02f, .02f);
    drum(0, .46f, .62f, .24f, .02f, .01f);
    push();
    move(0, .47f, .63f);
    turn_x(90);
    drum(0, 0, 0, .24f, .02f, .005f);
    pop();
    part();
    paint(iron);
    blend(.01f);
    for (int i = 0; i < 5; i++)
        limb(V(-.18f + .09f * (float)i, .70f, .67f), V(-.18f + .09f * (float)i, .36f, .67f), .018f, .010f);
    for (int i = 0; i < 2; i++)
        limb(V(-.24f, .46f + .12f * (float)i, .67f), V(.24f, .46f + .12f * (float)i, .67f), .016f, .016f);
    windows(8, -.35f, 2.08f, .64f, 1.05f, .24f, fire, 3);
    windows(4, 0, 1.42f, .64f, .40f, .2f, fire, 11);
    windows(4, 0, 1.05f, .64f, .40f, .2f, fire, 40);
    windows(4, 0, .76f, .64f, .66f, .2f, fire, 23);
    for (int i = 0; i < 3; i++)
        lit_window(1.18f + .30f * (float)i, 2.32f, .52f - .05f * (float)i, .035f, .06f, fire);
    push(); /* the hammer, raised over the face: black iron, its striking end white hot */
    move(.30f, 3.12f, .05f);
    turn_z(-24);
    part();
    paint(wood);
    blend(.02f);
    limb(V(-1.05f, -.06f, 0), V(.20f, .10f, 0), .055f, .065f);
    part();
    paint(iron);
    blend(.03f);
    box(.18f, .26f, 0, .20f, .24f, .22f, .05f);
    box(.18f, .56f, 0, .13f, .10f, .16f, .05f);
    part();
    paint(material_glow(rgb(0xffe0a0), 3.2f));
    blend(.02f);
    box(.18f, -.06f, 0, .25f, .12f, .27f, .04f);
    Vec3 hot = here(V(.18f, -.14f, .2f));
    pop();
    lamp(hot + V(0, 0, .6f), rgb(0xffc070) * 4.f, 1.2f);
    lamp(V(0, .5f, 1.6f), rgb(0xff9038) * 3.f, 1.0f);
    sprite(hot, .75f, rgb(0xffb050), SPRITE_GLOW, .55f);
    for (int i = 0; i < 40; i++) { /* sparks off the face */
        float a = PI * chance(i), r = .2f + 1.1f * chance(i + 40);
        sprite(V(hot[0] + cosf(a) * r, 2.70f + sinf(a) * r * .55f, .4f), .014f + .02f * chance(i + 7), rgb(0xffd080),
               SPRITE_GLOW, 1.5f);
    }
    for (int side = -1; side <= 1; side += 2) { /* two chimneys behind */
        float x = side < 0 ? -.55f : .95f;
        part();
        paint(wall);
        blend(.02f);
        limb(V(x, 2.2f, -.75f), V(x, 3.55f, -.75f), .20f, .14f);
        push();
        move(x, 3.55f, -.75f);
        ring(0, 0, 0, .15f, .05f);
        pop();
        sprite(V(x, 3.66f, -.75f), .32f, rgb(0xff8030), SPRITE_GLOW, .8f);
    }
    crag_below();
    faction_motes();
}

/* ---- Tallowmere: a castle like a melted candle on an island in a lake of wax ---- */

/* Night over the lake: a green darkness, brightest behind the candles but beside the tallest. */
static Vec3 candle_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), rgb(0x4c6a3c), rgb(0x223a28), rgb(0x0c1812));
    c = vec_mix(c, rgb(0x3a5a38), .5f * smooth(.46f, .66f, sky_clouds(u + .4f, v * 1.4f, 1.0f)));
    c += rgb(0xffb050) * (.20f * halo(u, v, -.38f, -.05f, .12f) + .10f * halo(u, v, .55f, .0f, .1f));
    for (int i = 0; i < 2; i++) {
        float l = (float)i;
        c = vec_mix(c, vec_mix(rgb(0x1c3020), t[DARK], .3f + .5f * l),
                    under(-.26f - .10f * l + hills(u, l + 4, 1.3f, .22f), v, .01f));
    }
    return c;
}

/* A tower that is a candle: a lip round its pool, runs of wax, windows, a wick with its flame. */
static void candle_tower(float x, float z, float r, float tall, float lean, int wax, int pale, int seed)
{
    push();
    move(x, 0, z);
    part();
    paint(wax);
    blend(.10f);
    lumpy(.018f, 4);
    limb(V(0, -.1f, 0), V(lean, tall, 0), r * 1.22f, r);
    egg(0, .02f, 0, r * 1.7f, .16f, r * 1.6f);
    for (int i = 0; i < 11; i++) { /* what has run down */
        float a = (float)i / 11 * 2 * PI + chance(i + seed),
              l = tall * (.16f + .5f * chance(i + seed + 20) * chance(i + seed + 40));
        Vec3 top = V(lean + sinf(a) * r * .98f, tall - .02f, cosf(a) * r * .98f),
             low = V(lean * (1 - l / tall) + sinf(a) * r * 1.10f, tall - l, cosf(a) * r * 1.10f);
        limb(top, low, r * .17f, r * .13f);
        ball(low[0], low[1] - .01f, low[2], r * .19f);
    }
    push();
    move(lean, tall + .02f, 0);
    ring(0, 0, 0, r * .90f, r * .20f);
    pop();
    lumpy(0, 1);
    carve();
    blend(.04f);
    egg(lean, tall + .10f, 0, r * .74f, .14f, r * .74f);
    fill();
    part();
    paint(pale); /* molten, and lit from above */
    egg(lean, tall - .01f, 0, r * .74f, .03f, r * .74f);
    part();
    paint(material_plain(rgb(0x1c120c), .9f, .1f));
    limb(V(lean, tall - .02f, 0), V(lean + .02f, tall + .16f, 0), .020f, .014f);
    push();
    move(lean + .02f, tall + .12f, .02f);
    flame_tongue(.26f + r * .55f, .065f + r * .10f, .03f, material_glow(rgb(0xfff0b8), 4),
                 material_glow(rgb(0xff9a38), 2.6f));
    pop();
    sprite(here(V(lean, tall + .26f, .1f)), .34f + r * .6f, rgb(0xffb850), SPRITE_GLOW, .42f);
    for (int k = 0; k < (int)(tall * 2); k++)
        lit_window(lean * (.35f + .3f * (float)k / tall) + (k % 2 ? .3f : -.25f) * r, .50f + .44f * (float)k,
                   r * (1.16f - .05f * (float)k), .038f, .075f, rgb(0xffb048) * 3);
    pop();
}

static void tallowmere(void)
{
    Scene *s = scene();
    camera(V(.9f, 2.3f, 8.6f), V(-.02f, 1.40f, 0), 32);
    s->backdrop = candle_night;
    s->haze_from = 16;
    s->ambient = .40f;
    s->exposure = 1.0f;
    s->key.color = rgb(0xe8e4c8) * 1.5f;
    s->rim.color = rgb(0xffc070) * 1.5f;
    int wax = material_plain(rgb(0xa89a70), .4f, .9f), rock_m = material_stone(rgb(0x4c4c3c), rgb(0x24261c)),
        pale = material_glow(rgb(0xffd890), .9f),
        wood = material_new(rgb(0x5a3a24), rgb(0x2c1a10), .7f, .4f, PAT_WOOD, 3, .8f), iron = material_iron();
    material(wax)->sss = rgb(0xffb860) * .22f;
    part(); /* the island */
    paint(rock_m);
    blend(.2f);
    lumpy(.04f, 3);
    egg(0, -.05f, .1f, 1.95f, .34f, 1.5f);
    egg(-1.2f, -.08f, .6f, .8f, .30f, .6f);
    egg(1.1f, -.10f, .7f, .8f, .28f, .6f);
    lumpy(0, 1);
    part(); /* wax has run over it */
    paint(wax);
    blend(.12f);
    for (int i = 0; i < 15; i++) {
        float a = ((float)i - 7) * .20f, r = 1.0f + .42f * chance(i + 3);
        limb(V(sinf(a) * .9f, .22f, cosf(a) * .55f), V(sinf(a) * r * 1.15f, .08f, cosf(a) * r * .95f + .05f), .16f,
             .10f);
    }
    candle_tower(.02f, -.25f, .40f, 2.35f, .03f, wax, pale, 1);
    candle_tower(-.78f, -.30f, .26f, 1.55f, -.06f, wax, pale, 4);
    candle_tower(.74f, -.35f, .24f, 1.80f, .07f, wax, pale, 9);
    candle_tower(-1.30f, .05f, .21f, 1.02f, -.07f, wax, pale, 14);
    candle_tower(1.26f, .0f, .22f, 1.12f, .06f, wax, pale, 19);
    candle_tower(-.52f, .62f, .17f, .92f, .0f, wax, pale, 23);
    candle_tower(.50f, .66f, .17f, .98f, .0f, wax, pale, 27);
    part(); /* walls between them, notched by a thumb */
    paint(wax);
    blend(.07f);
    lumpy(.015f, 5);
    static const float run[5][6] = {{-1.30f, .05f, -.52f, .62f, .46f, .16f},
                                    {.50f, .66f, 1.26f, .0f, .46f, .16f},
                                    {-.52f, .62f, .50f, .66f, .55f, .15f},
                                    {-1.3f, .05f, -.78f, -.3f, .6f, .16f},
                                    {1.26f, 0, .74f, -.35f, .65f, .16f}};
    for (int i = 0; i < 5; i++) {
        Vec3 a = V(run[i][0], .0f, run[i][1]), b = V(run[i][2], .0f, run[i][3]), up = V(0, run[i][4], 0);
        for (int k = 0; k <= 4; k++)
            limb(vec_mix(a, b, (float)k / 4), vec_mix(a, b, (float)k / 4) + up, run[i][5] * 1.2f, run[i][5]);
        for (int k = 0; k < 6; k++) {
            Vec3 m = vec_mix(a, b, ((float)k + .5f) / 6) + up * 1.12f;
            box(m[0], m[1] + .06f, m[2], .05f, .09f, .06f, .03f);
        }
    }
    lumpy(0, 1);
    carve();
    blend(.02f);
    egg(0, .10f, .84f, .17f, .34f, .22f);
    fill();
    part(); /* one lit door, half open */
    paint(material_glow(rgb(0xffb850), 2.4f));
    egg(0, .10f, .62f, .16f, .33f, .03f);
    push();
    move(-.17f, 0, .86f);
    turn_y(-118);
    part();
    paint(wood);
    blend(.01f);
    box(.15f, .18f, 0, .15f, .22f, .025f, .01f);
    part();
    paint(iron);
    box(.15f, .10f, .03f, .15f, .018f, .012f, .005f);
    box(.15f, .28f, .03f, .15f, .018f, .012f, .005f);
    pop();
    for (int i = 0; i < 5; i++) { /* steps to the water */
        part();
        paint(wax);
        box(.02f * (float)i, .06f - .055f * (float)i, 1.00f + .14f * (float)i, .20f + .03f * (float)i, .04f, .09f,
            .02f);
    }
    lamp(V(.05f, 2.9f, .4f), rgb(0xffc060) * 1.5f, .9f);
    lamp(V(-1.0f, 1.8f, .8f), rgb(0xffb850) * 1.2f, .6f);
    lamp(V(1.1f, 1.9f, .8f), rgb(0xffb850) * 1.2f, .6f);
    lamp(V(.0f, .3f, 1.7f), rgb(0xffb050) * .8f, .35f);
    part(); /* the lake doubles the flames */
    paint(material_new(rgb(0x26341f), rgb(0x10180c), .05f, 1.5f, PAT_WATER, 1.2f, .16f));
    ground(-.10f, .01f, 2);
    faction_motes();
}

const Card siege_castles_cards[] = {
    {"cards/siege/ca01", EMBER, anvilholt}, {"cards/siege/ca06", BARROW, tallowmere}, {0}};
