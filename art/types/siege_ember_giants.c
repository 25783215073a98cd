/* SPDX-License-Identifier: MIT
 * Kilnsworn and what is large: an iron face over a wall, a gate with a hole in it, a tunnel that listens. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/watchman.h"

/* ---- em03: he looks over the wall ---- */

static int red_iron(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .38f, .38f, 1.1f, PAT_METAL, 4, .6f);
    material(m)->metal = .45f;
    return m;
}

static void rivets(int n, Vec3 from, Vec3 to, float r, int m)
{
    part();
    paint(m);
    for (int i = 0; i < n; i++) {
        Vec3 at = vec_mix(from, to, (float)i / (float)(n - 1));
        ball(at[0], at[1], at[2], r);
    }
}

/* A helm that is the head: crown at y 1.1, chin at -1.3, looking to +z; fire behind its slits and its teeth. */
static void furnace_face(int iron, int dark, int glow)
{
    static const Vec3 jaw[10] = {{0, 0, 1, .92f},         {1, 0, .1f, .98f},        {-1, 0, .1f, .98f},
                                 {.74f, 0, .68f, 1.06f},  {-.74f, 0, .68f, 1.06f},  {0, -1, 0, 1.25f},
                                 {.7f, -.7f, .2f, 1.20f}, {-.7f, -.7f, .2f, 1.20f}, {0, -.6f, .8f, 1.18f},
                                 {0, 1, 0, .3f}};
    part();
    paint(iron);
    blend(.06f);
    lumpy(.022f, 4);
    hull(10, jaw, .05f, 2.4f);
    egg(0, .28f, -.04f, 1.02f, .98f, 1.0f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .43f, .05f, .9f);
        turn_z((float)side * 15);
        box(0, 0, 0, .30f, .115f, .45f, .05f);
        pop();
    }
    box(0, -.72f, .95f, .58f, .26f, .34f, .06f);
    fill();
    lumpy(0, 1);
    part();
    paint(glow);
    box(-.43f, .05f, .66f, .36f, .20f, .06f, .03f);
    box(.43f, .05f, .66f, .36f, .20f, .06f, .03f);
    box(0, -.72f, .68f, .56f, .25f, .05f, .02f);
    part(); /* its teeth are the bars of a grate */
    paint(dark);
    blend(.015f);
    for (int i = 0; i < 7; i++) {
        float x = -.48f + .16f * (float)i;
        limb(V(x, -.48f, .97f), V(x, -.98f, .93f), .045f, .045f);
    }
    limb(V(-.60f, -.44f, .90f), V(.60f, -.44f, .90f), .07f, .07f);
    limb(V(-.60f, -1.01f, .86f), V(.60f, -1.01f, .86f), .08f, .08f);
    for (int side = -1; side <= 1; side += 2) { /* brows and cheeks */
        float q = (float)side;
        part();
        paint(dark);
        blend(.05f);
        tube(4,
             (Vec3[]){V(q * .06f, .10f, 1.03f), V(q * .40f, .25f, 1.02f), V(q * .76f, .36f, .80f),
                      V(q * 1.0f, .36f, .36f)},
             (float[]){.12f, .14f, .12f, .08f}, 5);
        part();
        paint(iron);
        blend(.05f);
        egg(q * .78f, -.34f, .60f, .26f, .22f, .28f);
        part();
        paint(dark);
        push(); /* a bolt at the ear */
        move(q * 1.02f, -.05f, -.05f);
        turn_z(90);
        drum(0, 0, 0, .28f, .10f, .04f);
        drum(0, 0, 0, .16f, .17f, .04f);
        pop();
        rivets(6, V(q * .72f, -.62f, .80f), V(q * .70f, -1.12f, .66f), .045f, dark);
    }
    part();
    paint(iron);
    blend(.06f);
    tube(4, (Vec3[]){V(0, .40f, 1.02f), V(0, .05f, 1.10f), V(0, -.22f, 1.14f), V(0, -.33f, 1.02f)},
         (float[]){.09f, .12f, .15f, .10f}, 5);
    part(); /* a comb from brow to nape */
    paint(dark);
    blend(.03f);
    tube(6,
         (Vec3[]){V(0, .42f, 1.02f), V(0, .90f, .78f), V(0, 1.22f, .34f), V(0, 1.32f, -.1f), V(0, 1.22f, -.6f),
                  V(0, .7f, -1)},
         (float[]){.09f, .11f, .13f, .13f, .12f, .08f}, 5);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 7; i++) {
            float a = .35f + .28f * (float)i;
            part();
            paint(dark);
            ball((float)side * (.20f + .02f * (float)i), .28f + 1.0f * sinf(a) * .94f, .98f * cosf(a) - .04f, .042f);
        }
}

/* Four fingers of plates over the parapet: they came from behind it. */
static void iron_fingers(int iron, int dark)
{
    for (int i = 0; i < 4; i++) {
        float x = .38f + .27f * (float)i, up = 1.02f + .04f * (float)(i == 1 || i == 2);
        Vec3 p[4] = {V(x + .05f, up - .15f, .70f), V(x + .02f, up + .02f, 1.10f), V(x, up - .04f, 1.46f),
                     V(x - .02f, up - .52f, 1.60f)};
        for (int k = 0; k < 3; k++) {
            Vec3 along = vec_unit(p[k + 1] - p[k]);
            part();
            paint(iron);
            blend(.03f);
            limb(p[k], p[k + 1] - along * .05f, .105f, .115f - .03f * (float)(k == 2));
            part();
            paint(dark);
            push();
            move(p[k + 1][0], p[k + 1][1], p[k + 1][2]);
            turn_z(90);
            drum(0, 0, 0, .125f - .04f * (float)(k == 2), .115f, .02f);
            pop();
        }
    }
}

static void parapet(int stone)
{
    for (int i = 0; i < 9; i++) {
        float x = -1.9f + .46f * (float)i;
        block(x, .58f, 1.15f, .215f, .11f, .30f, stone);
        block(x + .2f, .34f, 1.17f, .215f, .11f, .30f, stone);
        block(x, .10f, 1.20f, .215f, .11f, .30f, stone);
    }
    part();
    paint(stone);
    box(0, .30f, 1.0f, 2.4f, .36f, .26f, .02f);
}

static Vec3 cold_smoke(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .7f) / 1.8f), rgb(0xf0a070) * .9f, rgb(0x7a8ab0) * .75f, rgb(0x26385c) * .8f);
    float n = sky_clouds(u * .9f, v * .9f, 1.2f);
    c = vec_mix(c, rgb(0x182238), .75f * smooth(.46f, .66f, n) * smooth(-.6f, .5f, v));
    return c + s->tint[LIGHT] * (.25f * smooth(.44f, .52f, n) * (1 - smooth(.52f, .60f, n)) * smooth(.5f, -.5f, v));
}

static void colossus(void)
{
    camera(V(-.25f, .62f, 6.4f), V(.02f, 1.46f, 0), 32);
    Scene *s = scene();
    s->backdrop = cold_smoke;
    s->key = (Light){vec_unit(V(-.75f, .55f, .45f)), rgb(0xd8e0ff) * 1.9f, .08f};
    s->rim.color = rgb(0xff9050) * 3.2f;
    s->fill.color = rgb(0x4060a0) * .35f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->haze = 0;
    s->roll = 4;
    int iron = red_iron(0xb82a18), dark = red_iron(0x4a2826), glow = kiln_hot(2.6f),
        stone = material_stone(rgb(0x3a4456), rgb(0x181d28)), cloak = material_plain(rgb(0x14161e), .9f, .2f),
        black = material_plain(rgb(0x0c0d12), .6f, .6f);
    part(); /* what carries it */
    paint(dark);
    blend(.1f);
    egg(.1f, -.15f, -.9f, 2.1f, .9f, .8f);
    for (int side = -1; side <= 1; side += 2) { /* two chimneys stand on his back */
        float x = .2f + 1.05f * (float)side;
        part();
        paint(dark);
        blend(.02f);
        limb(V(x, .4f, -1.3f), V(x, 2.95f, -1.3f), .25f, .20f);
        drum(x, 2.95f, -1.3f, .26f, .09f, .03f);
        for (int i = 0; i < 16; i++)
            sprite(V(x + .03f * (float)(i * i) * .12f - .1f * chance(i), 3.05f + .09f * (float)i, -1.4f),
                   .18f + .03f * (float)i, vec_mix(rgb(0xff8030), rgb(0x3a4260), unit((float)i / 5)), SPRITE_GLOW,
                   .28f - .012f * (float)i);
    }
    push();
    move(.22f, 1.92f, -.25f);
    turn_y(-17);
    turn_x(10);
    turn_z(-5);
    grow(1.02f);
    furnace_face(iron, dark, glow);
    for (int side = -1; side <= 1; side += 2)
        sprite(here(V((float)side * .43f, .05f, 1.1f)), .40f, rgb(0xff7818), SPRITE_GLOW, .22f);
    sprite(here(V(0, -.72f, 1.2f)), .6f, rgb(0xff6010), SPRITE_GLOW, .16f);
    Vec3 mouth = here(V(0, -.9f, 1.5f));
    pop();
    lamp(mouth, rgb(0xff7a28) * 1.6f, .5f);
    push();
    move(0, -.14f, 0);
    parapet(stone);
    iron_fingers(iron, dark);
    pop();
    push(); /* he had the watch */
    move(-.78f, .60f, 1.36f);
    grow(.66f);
    watchman(
        &(Watchman){.cloak = cloak, .hat = black, .iron = black, .light = rgb(0xffd890), .raised = .9f, .lean = 22});
    pop();
    faction_motes();
}

/* ---- em11: what is left of a gate ---- */

/* A board of the gate about x from `low` to `high`, broken at one end into splinters. */
static void broken_board(float x, float half, float low, float high, bool broken_above, int wood, int seed)
{
    float d = broken_above ? 1.f : -1.f, end = broken_above ? high : low, other = broken_above ? low : high,
          a = d * (.06f + .22f * chance(seed)), b = d * (.10f + .34f * chance(seed + 5)),
          c = d * .20f * chance(seed + 9);
    float p[] = {x - half, other,           x - half,       end + c,  x - half * .55f, end - d * .14f, x - half * .1f,
                 end + b,  x + half * .35f, end - d * .10f, x + half, end + a,         x + half,       other};
    part();
    paint(wood);
    outline(7, p, 1, .07f, .02f);
}

/* Boards from edge to edge of the picture, and a hole about as large as he. */
static void gate_with_a_hole(int wood, int wood2, int iron)
{
    for (int i = 0; i < 15; i++) {
        float half = .135f, x = -1.95f + .28f * (float)i, in = (x - .05f) / 1.12f, m = powf(unit(1 - in * in), .6f);
        int w = i % 3 == 1 ? wood2 : wood;
        if (m <= .02f) {
            part();
            paint(w);
            box(x, 1.3f, 0, half, 2.6f, .07f, .02f);
            continue;
        }
        broken_board(x, half, 1.36f + 1.32f * m, 4.2f, false, w, 3 * i);
        broken_board(x, half, -1.2f, 1.05f - 1.12f * m, true, w, 3 * i + 60);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int k = 0; k < 2; k++) { /* straps, bent where they tore */
            float q = (float)side, y = k ? 2.52f : .12f;
            part();
            paint(iron);
            blend(.02f);
            limb(V(q * 2.2f, y, .10f), V(q * 1.05f, y, .12f), .085f, .080f);
            tube(4,
                 (Vec3[]){V(q * .98f, y, .12f), V(q * .78f, y + .02f, .20f), V(q * .62f, y + .14f, .42f),
                          V(q * .58f, y + .16f, .60f)},
                 (float[]){.08f, .075f, .06f, .02f}, 4);
            rivets(4, V(q * 1.05f, y, .20f), V(q * 1.75f, y, .18f), .045f, iron);
        }
    part(); /* the knocker nobody used */
    paint(iron);
    blend(.03f);
    ball(1.27f, 1.62f, .12f, .11f);
    push();
    move(1.27f, 1.38f, .16f);
    turn_x(80);
    ring(0, 0, 0, .20f, .04f);
    pop();
}

/* As wide as a door, in a hood; over his shoulder what he knocks with. */
static void gatebreaker_himself(int cloth_m, int iron, int hot)
{
    part();
    paint(cloth_m);
    blend(.12f);
    limb(V(0, -.4f, 0), V(0, .95f, 0), .62f, .44f);
    egg(0, 1.18f, 0, .66f, .34f, .36f);
    limb(V(.50f, 1.22f, 0), V(.74f, .82f, .12f), .22f, .18f);
    limb(V(-.50f, 1.22f, 0), V(-.76f, .80f, .10f), .22f, .18f);
    limb(V(-.76f, .80f, .10f), V(-.50f, .58f, .35f), .18f, .15f);
    limb(V(.74f, .82f, .12f), V(.56f, 1.02f, .42f), .17f, .14f);
    egg(0, 1.62f, .02f, .25f, .29f, .27f);
    limb(V(0, 1.78f, -.04f), V(.05f, 2.02f, -.16f), .17f, .03f);
    carve();
    blend(.04f);
    egg(0, 1.58f, .24f, .16f, .19f, .14f);
    fill();
    part();
    paint(hot);
    ball(-.075f, 1.60f, .20f, .032f);
    ball(.075f, 1.60f, .20f, .032f);
    push();
    move(.54f, 1.04f, .42f);
    turn_z(-7);
    part();
    paint(iron);
    blend(.03f);
    limb(V(0, -1.1f, 0), V(0, .62f, 0), .055f, .055f);
    box(0, .82f, 0, .42f, .25f, .26f, .05f);
    box(-.44f, .82f, 0, .06f, .30f, .31f, .03f);
    box(.44f, .82f, 0, .06f, .30f, .31f, .03f);
    pop();
}

static Vec3 fire_outside(const Scene *s, float u, float v)
{
    float n = sky_clouds(u, v * .8f, 1.3f);
    Vec3 c = vec_mix(rgb(0xff7a18) * 1.1f, rgb(0xffc850) * 1.25f, smooth(.35f, .65f, n));
    c = vec_mix(c, rgb(0xfff0c0) * 1.35f, .85f * halo(u, v, 0, .15f, .15f));
    return vec_mix(c, s->tint[SHADOW] * .8f, under(-.30f + hills(u, 3, 2, .2f), v, .02f));
}

static void gatebreaker(void)
{
    camera(V(.35f, .70f, 6.2f), V(.04f, 1.25f, 0), 32);
    Scene *s = scene();
    s->backdrop = fire_outside;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.16f, .42f, -1)), rgb(0xffa040) * 4.5f, .05f};
    s->rim = (Light){vec_unit(V(-.3f, .5f, -.8f)), rgb(0xffb050) * 3.5f, 0};
    s->fill = (Light){vec_unit(V(-.6f, .5f, .7f)), rgb(0x6a8ad0) * 1.5f, 0};
    s->ambient = .22f;
    s->vignette = 1.5f;
    s->roll = -4;
    int wood = material_new(rgb(0x4a5468), rgb(0x1e2430), .8f, .3f, PAT_WOOD, 2.2f, 1.2f),
        wood2 = material_new(rgb(0x3a4458), rgb(0x181d28), .8f, .3f, PAT_WOOD, 2.6f, 1.2f),
        iron = material_plain(rgb(0x20242e), .35f, 1.2f), cloth_m = material_wool(rgb(0x2a1a18)), hot = kiln_hot(3),
        floor_m = material_stone(rgb(0x4a4a54), rgb(0x24242c));
    gate_with_a_hole(wood, wood2, iron);
    push();
    move(.02f, .10f, -.75f);
    turn_y(6);
    gatebreaker_himself(cloth_m, iron, hot);
    pop();
    part();
    paint(floor_m);
    ground(-.28f, .02f, 2);
    for (int i = 0; i < 34; i++) { /* what flies */
        float a = 6.28f * chance(i), r = .5f + 1.0f * chance(i + 40), l = .05f + .18f * chance(i + 90) * chance(i + 91);
        Vec3 at = V(r * cosf(a), 1.2f + r * sinf(a), .3f + 1.6f * chance(i + 130));
        push();
        move(at[0], at[1], at[2]);
        turn_z(a * 57 + 60 * chance(i + 7));
        turn_x(120 * chance(i + 8));
        part();
        paint(i % 2 ? wood : wood2);
        crystal(0, 0, 0, .018f + .03f * chance(i + 3), l, .02f);
        pop();
    }
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i) - .5f) * 2.2f, -.3f + .3f * chance(i + 40), .3f + .9f * chance(i + 80)),
               .2f + .25f * chance(i + 120), rgb(0xff9038), SPRITE_GLOW, .06f);
    faction_motes();
}

/* ---- em25: the tunnel knows him ---- */

/* Ribs of rock behind each other; their middles wander, so that it winds. */
static Vec3 vent_middle(float t)
{
    return V(.20f * sinf(t * .62f), 1.42f + .12f * sinf(t * .5f + .4f), 2.4f - 1.05f * t);
}

static void vent(int rock_m, int ribs)
{
    for (int i = 0; i < ribs; i++) {
        Vec3 p = vent_middle((float)i);
        push();
        move(p[0], p[1], p[2]);
        turn_x(90);
        part();
        paint(rock_m);
        blend(.1f);
        lumpy(.10f, 1.5f);
        ring(0, 0, 0, 1.62f + .10f * chance(i) + .045f * (float)i, .56f + .14f * chance(i + 9));
        lumpy(0, 1);
        pop();
    }
}

/* Eyes in the wall that lie on rib `at`, `turn` round it; open 0: asleep. */
static void wall_eye(float at, float turn, float r, float open, int iris, int lid, float yaw, float pitch)
{
    Vec3 p = vent_middle(at);
    float a = turn * PI / 180;
    push();
    move(p[0] + 1.10f * sinf(a), p[1] + 1.10f * cosf(a), p[2] + .25f);
    turn_z(-turn * .0f);
    part();
    eye_with_lid(0, 0, 0, r, yaw, pitch, iris, lid, 6, open);
    pop();
}

/* Feet at the brush's place, 1 high, stooping to the left under a keg whose match burns. */
static void sapper_with_keg(int black, int wood, int hoop)
{
    part();
    paint(black);
    blend(.04f);
    limb(V(0, .38f, 0), V(-.16f, .22f, .06f), .10f, .075f); /* legs: one steps out */
    limb(V(-.16f, .22f, .06f), V(-.20f, .03f, .06f), .07f, .055f);
    limb(V(.02f, .38f, 0), V(.14f, .20f, -.06f), .10f, .075f);
    limb(V(.14f, .20f, -.06f), V(.30f, .09f, -.06f), .07f, .05f);
    limb(V(-.20f, .03f, .06f), V(-.32f, .025f, .08f), .06f, .035f);
    limb(V(.30f, .09f, -.06f), V(.33f, .0f, -.06f), .05f, .035f);
    limb(V(.02f, .40f, 0), V(-.16f, .66f, 0), .14f, .14f);
    limb(V(-.18f, .66f, .1f), V(-.10f, .52f, .16f), .07f, .055f);
    limb(V(-.10f, .52f, .16f), V(.04f, .62f, .2f), .055f, .05f);
    ball(-.30f, .76f, .02f, .125f);
    limb(V(-.40f, .74f, .02f), V(-.50f, .71f, .02f), .045f, .035f); /* his nose */
    limb(V(-.26f, .84f, .02f), V(-.06f, 1.10f, .0f), .12f, .015f);  /* his cap, */
    limb(V(-.06f, 1.10f, 0), V(.06f, 1.06f, 0), .03f, .03f);        /* which has a tassel */
    limb(V(-.36f, .68f, .04f), V(-.42f, .52f, .06f), .075f, .02f);  /* his beard */
    push();
    move(.20f, .74f, .04f);
    turn_z(-34);
    part();
    paint(wood);
    blend(.03f);
    egg(0, 0, 0, .25f, .46f, .25f);
    carve();
    box(0, .47f, 0, .4f, .16f, .4f, .01f);
    box(0, -.47f, 0, .4f, .16f, .4f, .01f);
    fill();
    part();
    paint(hoop);
    ring(0, .17f, 0, .238f, .024f);
    ring(0, -.17f, 0, .238f, .024f);
    tube(3, (Vec3[]){V(0, .30f, 0), V(.04f, .46f, 0), V(-.08f, .56f, 0)}, (float[]){.018f, .016f, .012f}, 4);
    Vec3 spark = here(V(-.09f, .57f, .04f));
    pop();
    sprite(spark, .10f, rgb(0xfffbe0), SPRITE_SPARKLE, 1.8f);
    sprite(spark, .26f, rgb(0xff9020), SPRITE_GLOW, .6f);
    lamp(spark + V(-.05f, .1f, .3f), rgb(0xffa040) * 1.3f, .25f);
}

/* A hummed note of light at the brush's place. */
static void note(float size, int glow, bool pair)
{
    push();
    grow(size);
    part();
    paint(glow);
    blend(.01f);
    egg(-.09f, 0, 0, .11f, .08f, .05f);
    limb(V(0, .02f, 0), V(0, .52f, 0), .024f, .024f);
    if (pair) {
        egg(.27f, .05f, 0, .11f, .08f, .05f);
        limb(V(.36f, .07f, 0), V(.36f, .57f, 0), .024f, .024f);
        limb(V(0, .50f, 0), V(.36f, .56f, 0), .045f, .045f);
    } else
        limb(V(0, .50f, 0), V(.16f, .30f, 0), .04f, .015f);
    pop();
}

static Vec3 glow_of_the_vent(const Scene *s, float u, float v)
{
    return vec_mix(rgb(0xff7a1c) * 1.1f, rgb(0xffe8a0) * 1.35f, halo(u, v, s->disc_x, s->disc_y, .10f));
}

static void sapper(void)
{
    camera(V(0, 1.42f, 6.2f), V(.04f, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = glow_of_the_vent;
    s->disc_x = .02f;
    s->disc_y = .02f;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.5f, .5f, .7f)), rgb(0x7a92c8) * .9f, .1f};
    s->rim.color = rgb(0xff7a28) * 1.5f;
    s->fill.color = rgb(0x38507a) * .5f;
    s->ambient = .22f;
    s->vignette = 1.4f;
    s->roll = 5;
    int wall = material_new(rgb(0x4a4450), rgb(0x1c1a22), .75f, .5f, PAT_RUNE, 2.6f, 1.1f),
        lid = material_stone(rgb(0x6a5a5c), rgb(0x2c2428)),
        iris = material_eye(rgb(0xffa820), rgb(0xfff0c8), .7f, PUPIL_SLIT),
        black = material_plain(rgb(0x0c080a), .7f, .5f),
        wood = material_new(rgb(0x7a3a18), rgb(0x34180c), .7f, .5f, PAT_WOOD, 3, .8f),
        hoop = material_plain(rgb(0x0c0a0c), .4f, 1), sung = material_glow(rgb(0xffb838), 1.3f);
    material(wall)->emit = rgb(0xff5a14) * 1.5f;
    material(iris)->iris = .46f;
    vent(wall, 9);
    wall_eye(1.1f, -52, .36f, .62f, iris, lid, 28, 12);
    wall_eye(1.8f, 48, .30f, .42f, iris, lid, -26, 16);
    wall_eye(1.3f, 112, .25f, 0, iris, lid, 0, 0);
    wall_eye(1.6f, -108, .24f, .18f, iris, lid, 30, -10);
    wall_eye(2.6f, -8, .22f, 0, iris, lid, 0, 20);
    Vec3 far = vent_middle(6.2f);
    lamp(far, rgb(0xff9030) * 6, .7f);
    lamp(vent_middle(3), rgb(0xff7a28) * 1.0f, .5f);
    push();
    move(.04f, .70f, -.5f);
    turn_y(-8);
    grow(1.16f);
    sapper_with_keg(black, wood, hoop);
    pop();
    push();
    move(-.42f, 1.92f, .8f);
    turn_z(12);
    note(.52f, sung, true);
    pop();
    push();
    move(-.74f, 1.30f, 1.0f);
    turn_z(-10);
    note(.46f, sung, false);
    pop();
    push();
    move(.10f, 2.22f, .8f);
    turn_z(-14);
    note(.46f, sung, false);
    pop();
    push();
    move(0, .5f, 0);
    sparks(30, .9f, 1.6f, rgb(0xffa048), 6);
    pop();
}

const Card siege_ember_giants_cards[] = {{"cards/siege/em03", EMBER, colossus},
                                         {"cards/siege/em11", EMBER, gatebreaker},
                                         {"cards/siege/em25", EMBER, sapper},
                                         {0}};
