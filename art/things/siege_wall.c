/* SPDX-License-Identifier: MIT
 * The wall of Siege before a game and after it: quiet, breached, held. It has the same stones in all of them. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/rocks.h"
#include "props/weapons.h"

enum { WALL_WIDTH = 1280, WALL_HEIGHT = 420 };

/* ---- the wall ---- */

typedef struct {
    unsigned dark, low, middle, high; /* sky and mist */
    unsigned key;
    float key_strength, sun; /* of the light; of the sun behind it, 0 none */
    unsigned gone, lit;      /* bits of merlons and lamps */
    float torn;              /* of the banners: how much is missing */
    int arrows, rubble;
    bool cup, breached, washing;
} Mood;

enum { MERLONS = 8, LAMPS = 6 };

static float mist_front(float u, float v, float seed)
{
    return smooth(.40f, .66f, sky_clouds(u * .7f + seed, v * 1.6f, 1.5f));
}

static Vec3 before_the_wall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .05f) / .42f), t[LIGHT], t[MIDTONE], t[SHADOW]);
    if (s->disc_size > 0)
        c += t[GLOW] * (.55f * s->disc_size * halo(u, v * 1.4f, s->disc_x, .18f, .10f));
    c = vec_mix(c, t[DARK] * 1.4f, .55f * under(.13f + hills(u, 4, 3, .10f), v, .02f));
    c = vec_mix(c, t[DARK], .55f * under(.07f + hills(u, 8, 5, .08f), v, .015f));
    return vec_mix(c, t[LIGHT] * .8f, .5f * mist_front(u, v, 1.7f) * smooth(.34f, .02f, v));
}

static void wall_lamp(float x, bool lit, int iron)
{
    part();
    paint(iron);
    blend(.01f);
    limb(V(x, .45f, .36f), V(x, 1.32f, .40f), .035f, .03f);
    limb(V(x, 1.32f, .40f), V(x, 1.36f, .62f), .03f, .025f);
    push();
    move(x, 1.34f, .64f);
    grow(.95f);
    if (lit) {
        lantern(.42f, iron, rgb(0xffc058));
        pop();
        lamp(V(x, 1.05f, .95f), rgb(0xffb050) * 1.5f, .5f);
        sprite(V(x, 1.12f, .75f), .5f, rgb(0xffa840), SPRITE_GLOW, .30f);
    } else {
        lantern(.42f, iron, rgb(0x181210));
        pop();
    }
}

static void small_person(float x, float z, float turn, int coat, int skin, int steel)
{
    push();
    move(x, 0, z);
    turn_y(turn);
    part();
    paint(coat);
    blend(.06f);
    limb(V(0, .85f, 0), V(0, .02f, 0), .15f, .22f);
    limb(V(-.16f, .82f, 0), V(-.14f, .55f, .12f), .08f, .06f);
    limb(V(.16f, .82f, 0), V(.12f, .82f, .2f), .08f, .06f);
    part();
    paint(skin);
    ball(0, 1.06f, .02f, .12f);
    part();
    paint(steel);
    blend(.02f);
    egg(0, 1.12f, .0f, .15f, .11f, .15f);
    limb(V(-.17f, 1.08f, 0), V(.17f, 1.08f, 0), .03f, .03f);
    part();
    paint(steel);
    drum(.06f, .93f, .21f, .045f, .05f, .01f);
    for (int i = 0; i < 4; i++)
        sprite(here(V(.06f + .03f * sinf((float)i * 2), 1.08f + .10f * (float)i, .22f)), .07f + .02f * (float)i,
               rgb(0xd8dce8), SPRITE_GLOW, .16f);
    pop();
}

static void hanging_banner(float x, const Mood *m, int cloth_m, int gold)
{
    float long_ = .95f - .42f * m->torn;
    Vec3 p[12];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 3; i++) {
            float t = (float)row / 3, w = (float)i - 1, rag = row == 3 ? .16f * m->torn * (i == 1 ? 1.f : -1.f) : 0;
            p[row * 3 + i] = V(x + w * .24f, 1.42f - long_ * t + rag, .42f + .06f * sinf(t * 4 + w * 1.5f));
        }
    part();
    paint(cloth_m);
    cloth(4, 3, p, .018f, 3);
    part();
    paint(gold);
    blend(.01f);
    limb(V(x - .30f, 1.44f, .42f), V(x + .30f, 1.44f, .42f), .028f, .028f);
    if (m->torn < .5f)
        ball(x, 1.02f, .49f, .075f);
}

static void merlon(int i, bool gone, int stone, int stone2, int mortar)
{
    float x = -5.25f + 1.5f * (float)i;
    (void)mortar;
    if (gone) { /* its stump, and what fell inwards */
        for (int k = 0; k < 4; k++)
            rock(x - .33f + .22f * (float)k, .60f + .05f * chance(i * 7 + k), .02f, .13f,
                 .07f + .08f * chance(i + k * 3), .22f, 20 * (chance(i * 5 + k) - .5f), k % 2 ? stone : stone2);
        return;
    }
    for (int row = 0; row < 3; row++)
        for (int k = 0; k < 2; k++) {
            bool wide = (row + i + k) % 2;
            float w = wide ? .27f : .19f, at = k ? .46f - w : -.46f + w;
            block(x + at, .72f + .27f * (float)row, 0, w - .01f, .128f, .27f, (row * 2 + k + i) % 3 ? stone : stone2);
        }
    block(x, 1.46f, 0, .52f, .055f, .33f, stone2);
}

static void wall(const Mood *m)
{
    Scene *s = scene();
    camera(V(0, 3.0f, 11.5f), V(0, .62f, 0), 18.2f);
    set_palette(s, m->dark, m->high, m->middle, m->low, m->low, 0xffe0a0);
    s->backdrop = before_the_wall;
    s->key = (Light){vec_unit(V(-.55f, .6f, .35f)), rgb(m->key) * m->key_strength, .1f};
    s->rim = (Light){vec_unit(V(.3f, .45f, -.85f)), rgb(m->low) * 2.2f, 0};
    s->fill.color = rgb(m->middle) * .25f;
    s->zenith = rgb(m->high) * .8f;
    s->horizon = rgb(m->middle) * .6f;
    s->below = rgb(m->dark) * .6f;
    s->disc_x = .34f;
    s->disc_size = m->sun;
    s->exposure = .86f;
    s->grade = .03f;
    s->haze = 0;
    s->aperture = 0;
    s->stroke_size = .6f;
    s->vignette = .9f;
    int stone = material_stone(rgb(0x847c78), rgb(0x46403e)), stone2 = material_stone(rgb(0x6c6664), rgb(0x3a3436)),
        iron = material_iron(), gold = material_gold(), blue = material_cloth(rgb(0x2c58b0)),
        steel = material_plain(rgb(0x9098a8), .35f, 1), coat = material_cloth(rgb(0x4a3a34)),
        skin = material_plain(rgb(0xc89878), .6f, .4f), wood = material_wood(),
        soot = material_plain(rgb(0x0e0c0c), .95f, .1f), white = material_cloth(rgb(0xd8d4cc));
    part(); /* the walk */
    paint(material_new(rgb(0x5c5654), rgb(0x332f30), .85f, .3f, PAT_TILE, .9f, .9f));
    blend(.02f);
    box(0, -.1f, 4.6f, 9, .1f, 4.7f, .01f);
    for (int i = 0; i < 22; i++) { /* the parapet, two courses */
        float x = -6.3f + .6f * (float)i;
        for (int row = 0; row < 2; row++) {
            float off = row ? .3f : 0;
            if (m->breached && fabsf(x + off) < 1.75f - .35f * (float)row - .5f * chance(i))
                continue;
            block(x + off, .15f + .29f * (float)row, 0, .285f, .138f, .32f, (i + row) % 3 ? stone : stone2);
        }
    }
    for (int i = 0; i < MERLONS; i++)
        if (!(m->breached && (i == 3 || i == 4)))
            merlon(i, m->gone >> i & 1, stone, stone2, soot);
    static const float lamp_x[LAMPS] = {-4.5f, -3.0f, -1.5f, 1.5f, 3.0f, 4.5f};
    for (int i = 0; i < LAMPS; i++)
        wall_lamp(lamp_x[i] + (i < 3 ? -.06f : .06f), m->lit >> i & 1, iron);
    for (int side = -1; side <= 1; side += 2) {
        hanging_banner((float)side * 2.25f, m, blue, gold);
        hanging_banner((float)side * 5.25f, m, blue, gold);
    }
    if (m->cup)
        small_person(3.72f, .75f, -140, coat, skin, steel);
    for (int i = 0; i < m->arrows; i++) {
        float x = -5 + 10 * chance(i + 20), y = .2f + .4f * chance(i + 50);
        part();
        paint(wood);
        limb(V(x, y, .30f), V(x + .12f, y + .22f, .78f), .016f, .016f);
        part();
        paint(white);
        limb(V(x + .10f, y + .18f, .70f), V(x + .12f, y + .23f, .80f), .035f, .03f);
    }
    for (int i = 0; i < m->rubble; i++) {
        float x = m->breached ? 3.4f * (chance(i) + chance(i + 60) - 1) : -5.2f + 10.4f * chance(i),
              z = .5f + 1.9f * chance(i + 30), r = .07f + .16f * chance(i + 90);
        rock(x, r * .5f, z, r, r * .7f, r, 90 * chance(i + 7), i % 2 ? stone : stone2);
    }
    if (m->breached) /* light from the wrong side, and dust in it */
        for (int i = 0; i < 26; i++)
            sprite(V(1.5f * (chance(i) + chance(i + 20) - 1), .2f + 1.3f * chance(i + 40), .6f + 1.4f * chance(i + 60)),
                   .35f + .4f * chance(i + 9), rgb(0xb8b8c0), SPRITE_GLOW, .10f);
    if (m->washing) {
        Vec3 a = V(-1.4f, 1.50f, .35f), b = V(1.4f, 1.50f, .35f);
        part();
        paint(wood);
        limb(a, V(0, 1.36f, .38f), .012f, .012f);
        limb(V(0, 1.36f, .38f), b, .012f, .012f);
        for (int i = 0; i < 5; i++) {
            float x = -1.05f + .52f * (float)i, top = 1.37f + .06f * fabsf(x);
            Vec3 p[6] = {V(x - .16f, top, .38f),
                         V(x, top, .38f),
                         V(x + .16f, top, .38f),
                         V(x - .14f, top - .42f - .2f * chance(i), .44f),
                         V(x + .02f, top - .45f - .2f * chance(i), .36f),
                         V(x + .18f, top - .42f - .2f * chance(i), .42f)};
            part();
            paint(i % 2 ? white : i == 2 ? material_cloth(rgb(0xb04038)) : material_cloth(rgb(0x8a9a6a)));
            cloth(2, 3, p, .016f, 3);
        }
    }
}

static void watch(void)
{
    wall(&(Mood){.dark = 0x141620,
                 .low = 0x9a8a88,
                 .middle = 0x5a607c,
                 .high = 0x2c3450,
                 .key = 0xf0d8c0,
                 .key_strength = 1.3f,
                 .lit = 63,
                 .cup = true});
}

static void breach(void)
{
    wall(&(Mood){.dark = 0x121214,
                 .low = 0xa8a8ac,
                 .middle = 0x6a6c74,
                 .high = 0x383a44,
                 .key = 0xd8dce8,
                 .key_strength = .9f,
                 .gone = 1u << 6 | 1u << 1,
                 .lit = 2,
                 .torn = 1,
                 .arrows = 16,
                 .rubble = 90,
                 .breached = true});
}

static void saved(void)
{
    wall(&(Mood){.dark = 0x181410,
                 .low = 0xe0b070,
                 .middle = 0x7a7c90,
                 .high = 0x3a4868,
                 .key = 0xffe4b8,
                 .key_strength = 1.6f,
                 .sun = 1,
                 .gone = 1u << 6 | 1u << 1,
                 .lit = 63,
                 .cup = true,
                 .rubble = 4,
                 .washing = true});
}

const Card siege_wall_cards[] = {{"scenes/siege-watch", NEUTRAL, watch, WALL_WIDTH, WALL_HEIGHT, .samples = 3},
                                 {"scenes/siege-breach", NEUTRAL, breach, WALL_WIDTH, WALL_HEIGHT, .samples = 3},
                                 {"scenes/siege-saved", NEUTRAL, saved, WALL_WIDTH, WALL_HEIGHT, .samples = 3},
                                 {0}};
