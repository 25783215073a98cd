/* SPDX-License-Identifier: MIT
 * Vampires at court: the count over his glass, the countess before her mirror. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/regalia.h"
#include "props/visage.h"
#include "types/vampire_wardrobe.h"

/* The high collar, like the wings of a bat. */
static void bat_collar(const VampireWardrobe *w, float y, float size)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        float q[] = {s * .08f, 0,    s * .34f, -.06f, s * .56f, .18f, s * .74f, .82f,
                     s * .52f, .62f, s * .42f, .60f,  s * .30f, .36f, s * .12f, .2f};
        push();
        move(0, y, -.16f);
        grow(size);
        turn_y(s * -26);
        turn_x(-6);
        part();
        paint(w->black);
        outline(8, q, 2, .035f, .04f);
        push();
        move(0, 0, .035f);
        grow(.95f);
        part();
        paint(w->lining);
        outline(8, q, 2, .022f, .03f);
        pop();
        pop();
    }
}

/* ---- the count ---- */

static void slick_hair(int m)
{
    part();
    paint(m);
    blend(.04f);
    for (int i = 0; i < 17; i++) {
        float u = ((float)i - 8) / 8, peak = .34f - .16f * (1 - fabsf(u)) - (fabsf(u) < .07f ? .07f : 0);
        Vec3 p[5] = {V(u * .26f, peak + .07f - .10f * u * u, .315f - .16f * u * u),
                     V(u * .3f, .43f - .08f * u * u, .14f), V(u * .35f, .47f - .1f * u * u, -.12f),
                     V(u * .37f, .3f, -.36f), V(u * .36f, -.06f, -.42f)};
        float r[5] = {.012f, .05f, .066f, .07f, .05f};
        tube(5, p, r, 4);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(s * .31f, .25f, .08f), V(s * .325f, .06f, .06f), V(s * .29f, -.12f, .12f)};
        float r[3] = {.07f, .045f, .008f};
        tube(3, p, r, 3);
    }
}

/* Candles of a banquet, far away. */
static Vec3 banquet(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0x4a1440), rgb(0x10040e), smooth(.1f, 1.2f, distance_to(u, v, .1f, .45f)));
    for (int i = 0; i < 16; i++) {
        float x = -1 + 2 * chance_of(i), y = .1f + 1.0f * chance_of(i + 20), r = .03f + .06f * chance_of(i + 40);
        c += vec_mix(rgb(0xff9a40), rgb(0xffd080), chance_of(i + 60)) * (.22f * disc(u, v, x, y, r, .02f));
    }
    return c;
}

/* Two eyes on a stick across the rim, which look at who drinks. */
static void garnish(int stick, int iris)
{
    part();
    paint(stick);
    limb(V(-.95f, 1.98f, 1.25f), V(.30f, 1.48f, 1.05f), .016f, .014f);
    ball(-.95f, 1.98f, 1.25f, .040f);
    part();
    eye(-.62f, 1.85f, 1.22f, .145f, 24, -22, iris);
    part();
    eye(-.34f, 1.735f, 1.20f, .135f, 10, -30, iris);
}

/* Wine to two fingers below the rim; the stem, and how a window lies on the bowl. */
static void great_glass(int wine, int glass, int shine)
{
    jelly_part();
    paint(wine);
    blend(.02f);
    egg(0, 1.08f, 1.0f, .84f, .82f, .80f);
    carve();
    box(0, 2.02f, 1.0f, 1.2f, .60f, 1.2f, .01f);
    fill();
    part();
    paint(glass);
    blend(.03f);
    ring(0, 1.60f, 1.0f, .70f, .022f);
    limb(V(0, .26f, 1.0f), V(0, -.10f, 1.0f), .085f, .050f);
    drum(0, -.16f, 1.0f, .45f, .03f, .03f);
    for (int side = -1; side <= 1; side += 2) { /* the edge of the bowl above the wine */
        float s = (float)side;
        tube(3, (Vec3[]){V(s * .80f, 1.34f, 1.0f), V(s * .765f, 1.46f, 1.0f), V(s * .70f, 1.60f, 1.0f)},
             (float[]){.016f, .018f, .020f}, 3);
    }
    for (int i = 0; i < 2; i++) {
        Vec3 p[4];
        for (int k = 0; k < 4; k++) {
            float a = -.74f - .22f * (float)i, h = .34f - .24f * (float)k;
            p[k] = V(.845f * sinf(a) * sqrtf(1 - h * h), 1.08f + .82f * h, 1.0f + .805f * cosf(a) * sqrtf(1 - h * h));
        }
        part();
        paint(shine);
        tube(4, p, (float[]){.014f, i ? .020f : .038f, i ? .018f : .034f, .006f}, 4);
    }
}

/* What the wine makes of his smile. */
static void smile_in_the_wine(int tooth, int lip, int dark)
{
    push();
    move(0, .98f, 1.42f);
    part();
    paint(dark);
    egg(0, -.02f, -.06f, .47f, .20f, .05f);
    part();
    paint(lip);
    blend(.02f);
    tube(5,
         (Vec3[]){V(-.52f, .12f, -.06f), V(-.26f, .17f, .04f), V(0, .13f, .06f), V(.26f, .17f, .04f),
                  V(.52f, .12f, -.06f)},
         (float[]){.03f, .060f, .050f, .060f, .03f}, 4);
    tube(5,
         (Vec3[]){V(-.52f, .12f, -.06f), V(-.28f, -.15f, .03f), V(0, -.23f, .05f), V(.28f, -.15f, .03f),
                  V(.52f, .12f, -.06f)},
         (float[]){.03f, .055f, .065f, .055f, .03f}, 4);
    for (int i = 0; i < 8; i++) {
        float x = -.36f + .103f * (float)i, fang = i == 1 || i == 6;
        part();
        paint(tooth);
        blend(.01f);
        if (fang > 0)
            limb(V(x, .12f, .03f), V(x * .96f, -.20f, .05f), .062f, .006f);
        else
            egg(x, .07f, .02f, .050f, .085f, .03f);
    }
    pop();
}

static void count_vampire(void)
{
    camera(V(.05f, 1.78f, 6.4f), V(0, 1.42f, 0), 31);
    Scene *s = scene();
    s->backdrop = banquet;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.55f, .40f, .75f)), rgb(0xe4e8ff) * 2.2f, .08f};
    s->rim.color = rgb(0xff5a40) * 4.0f;
    s->fill.color = rgb(0x701838) * .5f;
    s->ambient *= .6f;
    s->vignette = 1.4f;
    s->grade = .03f;
    s->roll = -3;
    VampireWardrobe w = vampire_wardrobe(rgb(0xe6dce4));
    int wine = material_jelly(rgb(0xff3040), V(.25f, 2.1f, 1.9f)), glass = material_plain(rgb(0xd8d8ec), .06f, 1.6f),
        shine = material_glow(rgb(0xfff4f4), 1.0f), tooth = material_tooth(),
        lip = material_plain(rgb(0xe02030), .3f, 1), dark = material_plain(rgb(0x200408), .8f, .2f),
        stick = material_gold(), iris = material_eye(rgb(0x3890e0), rgb(0xfffaf0), .3f, PUPIL_ROUND),
        linen = material_cloth(rgb(0x701020));
    material(tooth)->emit = rgb(0xfff0e0) * .45f;
    material(lip)->emit = rgb(0xff2030) * .25f;
    material(iris)->iris = .40f;
    bat_collar(&w, .72f, 1.75f);
    push();
    move(.06f, 2.06f, -.25f);
    turn_y(-4);
    turn_z(4);
    turn_x(8);
    grow(1.62f);
    visage(&(Visage){.skin = rgb(0xe2d8e2),
                     .hair = rgb(0x141018),
                     .iris = rgb(0xff2810),
                     .white = rgb(0xffe8c0),
                     .glow = 1.0f,
                     .iris_size = .38f,
                     .flush = .4f,
                     .jaw = .95f,
                     .gaunt = 1,
                     .old = .6f,
                     .nose = 1.15f,
                     .hook = .06f,
                     .ear = .8f,
                     .eye = 1.25f,
                     .open = {1.2f, 1.45f},
                     .under = {1, .9f},
                     .slant = {.022f, .022f},
                     .gaze_y = -6,
                     .brow = {.03f, .08f},
                     .frown = {.05f, .045f},
                     .bush = .9f});
    slick_hair(w.hair);
    Vec3 look = here(V(0, .05f, .9f));
    pop();
    garnish(stick, iris);
    smile_in_the_wine(tooth, lip, dark);
    great_glass(wine, glass, shine);
    part();
    paint(linen);
    box(0, -.45f, .6f, 3, .27f, 1.4f, .05f);
    lamp(look + V(-.35f, .2f, .5f), rgb(0xe0e4ff) * .5f, .4f);
    lamp(V(0, 1.05f, -.1f), rgb(0xff3040) * 1.6f, .4f);
    lamp(V(-.3f, 1.3f, 2.6f), rgb(0xffe0e0) * .9f, .4f);
}

/* ---- the countess ---- */

/* Striped silk of her chamber. */
static Vec3 boudoir(const Scene *s, float u, float v)
{
    (void)s;
    float stripe = smooth(-.2f, .2f, sinf(u * 22));
    Vec3 c = vec_mix(rgb(0x1c3a4c), rgb(0x28506a), stripe);
    return c * (1.05f - .75f * smooth(.3f, 1.4f, distance_to(u, v, .1f, .2f)));
}

/* An oval glass, 1 high from its middle, in a frame of gold with roses. */
static void oval_mirror(int glass, int gold, int rose)
{
    part();
    paint(glass);
    egg(0, 0, -.05f, .80f, 1.06f, .06f);
    for (int i = 0; i < 48; i++) {
        float a = (float)i * 2 * PI / 48;
        part();
        paint(gold);
        blend(.03f);
        egg(.86f * sinf(a), 1.12f * cosf(a), .02f, .075f, .075f, .07f);
        if (i % 2)
            ball(.95f * sinf(a), 1.21f * cosf(a), 0, .055f);
    }
    for (int i = 0; i < 3; i++) {
        push();
        move(-.22f + .22f * (float)i, i == 1 ? 1.28f : 1.22f, .06f);
        part();
        paint(rose);
        blend(.01f);
        for (int k = 0; k < 9; k++) {
            float a = (float)k * 2.4f, r = .022f * sqrtf((float)k) * 1.3f;
            egg(r * sinf(a), r * cosf(a), .06f - r * .5f, .055f, .055f, .05f);
        }
        pop();
    }
}

/* In lipstick on the glass: eyes with lashes, a smile, two fangs. */
static void painted_smile(int lipstick, int chalk)
{
    part();
    paint(lipstick);
    blend(.012f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        tube(4, (Vec3[]){V(s * .08f, .20f, 0), V(s * .18f, .36f, 0), V(s * .34f, .36f, 0), V(s * .42f, .22f, 0)},
             (float[]){.026f, .036f, .036f, .020f}, 4);
        for (int k = 0; k < 3; k++) {
            float x = s * (.18f + .10f * (float)k);
            limb(V(x, .32f, 0), V(x + s * (.02f + .05f * (float)k), .44f - .02f * (float)k, 0), .020f, .010f);
        }
        ball(s * .25f, .23f, 0, .080f);
    }
    tube(7,
         (Vec3[]){V(-.44f, -.02f, 0), V(-.26f, -.10f, 0), V(-.10f, -.12f, 0), V(0, -.17f, 0), V(.10f, -.12f, 0),
                  V(.26f, -.10f, 0), V(.44f, -.02f, 0)},
         (float[]){.020f, .050f, .060f, .050f, .060f, .050f, .020f}, 4);
    tube(5, (Vec3[]){V(-.44f, -.02f, 0), V(-.24f, -.24f, 0), V(0, -.30f, 0), V(.24f, -.24f, 0), V(.44f, -.02f, 0)},
         (float[]){.020f, .045f, .060f, .045f, .020f}, 4);
    for (int side = -1; side <= 1; side += 2)
        for (int layer = 0; layer < 2; layer++) { /* fangs, with an outline */
            float x = (float)side * .18f, z = layer ? .05f : .02f;
            part();
            paint(layer ? chalk : lipstick);
            limb(V(x, -.14f, z), V(x, layer ? -.44f : -.50f, z), layer ? .060f : .085f, layer ? .008f : .022f);
        }
}

/* What does have a reflection: tiara, earrings, necklace. */
static void jewels(int gold, int gem)
{
    push();
    move(0, .62f, .0f);
    turn_x(8);
    crown_spiked(.32f, 9, .24f, .4f, gold, gem);
    pop();
    for (int i = 0; i < 13; i++) {
        float u = ((float)i - 6) / 6;
        part();
        paint(i % 2 ? gold : gem);
        crystal(u * .42f, -.60f - .16f * (1 - u * u), .05f, .050f, .066f, .045f);
    }
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gem);
        crystal((float)side * .52f, .0f, .05f, .055f, .10f, .045f);
        part();
        paint(gold);
        ball((float)side * .52f, .12f, .05f, .032f);
    }
}

/* She has no reflection; so she draws it. */
static void countess_vampire(void)
{
    camera(V(.05f, 1.62f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x081018, 0x1c3a4c, 0x3a6a80, 0xd8e8f0, 0xffc060, 0xfff0f0);
    s->backdrop = boudoir;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.50f, .55f, .66f)), rgb(0xfff0e8) * 2.0f, .08f};
    s->rim.color = rgb(0xffc080) * 3.2f;
    s->fill.color = rgb(0x204058) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->grade = .03f;
    s->roll = 3;
    VampireWardrobe w = vampire_wardrobe(rgb(0xeadce4));
    int glass = material_new(rgb(0xd4e8f0), rgb(0xa8c8dc), .2f, .8f, PAT_NOISE, 1.2f, 0),
        rose = material_plain(rgb(0xe03058), .4f, .8f), lipstick = material_plain(rgb(0xd00828), .25f, 1.2f),
        copper = material_new(rgb(0x9a2c18), rgb(0x4c0c10), .4f, 1.0f, PAT_HAIR, 2.2f, .15f),
        black = material_cloth(rgb(0x181020));
    material(glass)->emit = rgb(0xd8f0ff) * .42f;
    push();
    move(.14f, 1.72f, -.35f);
    turn_y(-4);
    grow(1.12f);
    oval_mirror(glass, w.gold, rose);
    push();
    move(.08f, .02f, .03f);
    grow(1.18f);
    painted_smile(lipstick, w.linen);
    pop();
    push();
    move(.10f, .0f, .06f);
    grow(.92f);
    jewels(w.gold, w.gem);
    pop();
    Vec3 stroke = here(V(.50f, -.02f, .06f));
    pop();
    push(); /* herself, from behind */
    move(-.70f, .66f, 1.4f);
    turn_z(-6);
    part();
    paint(w.skin);
    blend(.06f);
    limb(V(0, -.1f, 0), V(0, -.5f, 0), .12f, .17f);
    egg(0, -.62f, .02f, .54f, .20f, .26f);
    for (int side = -1; side <= 1; side += 2)
        tube(3,
             (Vec3[]){V((float)side * .24f, .02f, 0), V((float)side * .42f, .12f, .05f),
                      V((float)side * .54f, .28f, .08f)},
             (float[]){.07f, .075f, .008f}, 4);
    part();
    paint(copper);
    blend(.05f);
    egg(0, .12f, 0, .31f, .34f, .32f);
    egg(0, .52f, -.02f, .22f, .17f, .22f);
    for (int i = 0; i < 9; i++) { /* combed up into a knot */
        float u = ((float)i - 4) / 4;
        tube(3,
             (Vec3[]){V(u * .22f, -.16f + .08f * u * u, .22f - .1f * u * u), V(u * .30f, .14f, .30f - .20f * u * u),
                      V(u * .10f, .46f, .12f)},
             (float[]){.03f, .055f, .03f}, 4);
    }
    push();
    move(0, .36f, .02f);
    crown_spiked(.27f, 9, .22f, .4f, w.gold, w.gem);
    pop();
    part();
    paint(black);
    blend(.1f);
    egg(0, -.98f, 0, .66f, .38f, .36f);
    pop();
    Vec3 wrist = stroke + V(.02f, -.34f, .38f), tip = stroke + V(0, 0, .02f);
    part(); /* a long black glove, and the stick */
    paint(black);
    blend(.05f);
    tube(4, (Vec3[]){V(-.05f, -.2f, 1.4f), V(.42f, .25f, 1.2f), wrist - V(0, .12f, -.1f), wrist + V(0, .06f, -.02f)},
         (float[]){.17f, .14f, .10f, .095f}, 4);
    for (int i = 0; i < 4; i++)
        limb(wrist + V(-.06f + .045f * (float)i, .06f, 0),
             vec_mix(wrist, tip, .62f) + V(-.035f + .028f * (float)i, .02f, .03f), .045f, .030f);
    part();
    paint(w.gold);
    limb(vec_mix(wrist, tip, .35f), vec_mix(wrist, tip, .78f), .042f, .042f);
    part();
    paint(lipstick);
    limb(vec_mix(wrist, tip, .78f), tip, .034f, .022f);
    lamp(V(.1f, 1.9f, .9f), rgb(0xf0f8ff) * .8f, .4f);
    lamp(V(-1.3f, 1.6f, 1.6f), rgb(0xffb060) * 1.0f, .4f);
}

const Card vampire_nobles_cards[] = {
    {"cards/horde/vampire", BLOOD, count_vampire}, {"cards/horde/vampire-2", BLOOD, countess_vampire}, {0}};
