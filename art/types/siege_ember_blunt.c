/* SPDX-License-Identifier: MIT
 * Kilnsworn ways: a hammer on a nose, eyes under a helm, a bell that preaches far, a plate that birds like. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/visage.h"
#include "props/wild.h"

static int metal_of(unsigned color, float rough)
{
    int m = material_new(rgb(color), rgb(color) * .45f, rough, 1.2f, PAT_METAL, 5, .5f);
    material(m)->metal = .6f;
    return m;
}

/* ---- em20: the helm was his uncle's ---- */

static void pot_helm(int iron, int dark, int wood, int feather)
{
    part();
    paint(iron);
    blend(.03f);
    egg(0, .05f, 0, .86f, .92f, .92f);
    carve();
    box(0, -.97f, 0, 2, 1, 2, .01f);
    fill();
    part();
    paint(iron);
    blend(.02f);
    drum(0, .05f, .02f, 1.20f, .035f, .03f);
    egg(0, .04f, .05f, 1.08f, .12f, 1.10f);
    part();
    paint(dark);
    blend(.02f);
    tube(5, (Vec3[]){V(0, .14f, .96f), V(0, .66f, .70f), V(0, 1.00f, 0), V(0, .66f, -.70f), V(0, .14f, -.9f)},
         (float[]){.05f, .06f, .07f, .06f, .05f}, 5);
    for (int i = 0; i < 14; i++) {
        float a = 6.2832f * (float)i / 14;
        ball(.88f * sinf(a), .15f, .93f * cosf(a), .055f);
    }
    part();
    push(); /* an arrow that was his uncle's too */
    move(.42f, .72f, .42f);
    aim(vec_unit(V(.42f, .80f, .25f)), V(0, 0, 1));
    paint(wood);
    limb(V(0, -.05f, 0), V(0, .78f, 0), .026f, .026f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, .62f, 0);
        turn_y(120 * (float)i + 20);
        static const float vane[] = {0, -.17f, .13f, -.06f, .13f, .17f, 0, .15f};
        part();
        paint(feather);
        outline(4, vane, 1, .015f, .01f);
        pop();
    }
    pop();
}

/* Pairs of eyes in the dark, and the outline of what they belong to. */
static Vec3 eyes_in_the_dark(const Scene *s, float u, float v)
{
    static const float pair[7][4] = {/* x, y, size, tilt */
                                     {-.72f, .62f, .060f, .5f}, {.66f, .86f, .050f, -.4f},  {-.80f, -.10f, .045f, .4f},
                                     {.82f, .10f, .055f, .5f},  {-.50f, 1.02f, .040f, .3f}, {.84f, -.52f, .04f, .4f},
                                     {.30f, 1.10f, .035f, .4f}};
    Vec3 c = vec_mix(rgb(0x2c3c5c), rgb(0x0a0f1c), smooth(-.9f, .6f, v));
    c = vec_mix(c, rgb(0x04060c), .8f * smooth(.42f, .62f, sky_clouds(u, v, 1.5f)));
    for (int i = 0; i < 7; i++)
        for (int side = -1; side <= 1; side += 2) {
            const float *p = pair[i];
            float r = p[2], x = (u - p[0] - (float)side * r * 1.5f) / r, y = (v - p[1]) / r;
            float lid = y - .25f - (float)side * x * .6f,
                  in = smooth(1.05f, .9f, sqrtf(x * x + y * y * 1.4f)) * smooth(.12f, -.12f, lid);
            Vec3 iris = vec_mix(rgb(0xffd040) * 1.2f, rgb(0x080402),
                                smooth(.30f, .18f, fabsf(x)) * smooth(.95f, .7f, fabsf(y)));
            c = vec_mix(c, iris, in);
            c += rgb(0xff9020) * (.10f * expf(-(x * x + y * y) * .25f));
        }
    (void)s;
    return c;
}

static void recruit(void)
{
    camera(V(0, 1.05f, 5.6f), V(0, 1.38f, 0), 32);
    Scene *s = scene();
    s->backdrop = eyes_in_the_dark;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.45f, -.15f, .8f)), rgb(0xffb060) * 2.0f, .1f};
    s->rim.color = rgb(0x6a90e0) * 2.6f;
    s->fill.color = rgb(0x4a6ab0) * .5f;
    s->ambient *= .45f;
    s->vignette = 1.4f;
    s->roll = 3;
    int iron = metal_of(0xa4a8b4, .3f), dark = metal_of(0x5a5c68, .4f), wood = material_wood(),
        feather = material_plain(rgb(0xd8d0c0), .8f, .2f), scarf = material_wool(rgb(0xb8281c)),
        leather = material_leather(rgb(0x6a4024)), hot = kiln_hot(2.6f),
        black = material_plain(rgb(0x1c1a1e), .5f, .8f);
    push();
    move(0, 1.28f, 0);
    turn_y(-6);
    turn_z(4);
    grow(1.55f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xe0a078),
                     .hair = rgb(0xb05a1c),
                     .iris = rgb(0x3a9a80),
                     .flush = 1.7f,
                     .jaw = .95f,
                     .nose = .85f,
                     .bulb = 1.3f,
                     .eye = 1.6f,
                     .open = {1.3f, 1.3f},
                     .under = {.7f, .7f},
                     .slant = {-.02f, -.02f},
                     .gaze_x = 26,
                     .gaze_y = -14,
                     .brow = {.05f, .05f},
                     .frown = {-.03f, -.03f},
                     .mouth = .12f,
                     .upper = .7f,
                     .lower = .7f,
                     .neck = .2f});
    pop();
    push();
    move(0, 1.64f, -.04f);
    turn_x(6);
    turn_z(-9);
    grow(.95f);
    pot_helm(iron, dark, wood, feather);
    pop();
    part(); /* a scarf to the nose, and the apron that goes round him twice */
    paint(scarf);
    blend(.08f);
    lumpy(.02f, 4);
    for (int i = 0; i < 3; i++) {
        push();
        move(.02f, .92f - .17f * (float)i, .05f);
        turn_x(7);
        turn_z(5 - 6 * (float)i);
        ring(0, 0, 0, .56f + .10f * (float)i, .17f);
        pop();
    }
    lumpy(0, 1);
    fold_band(V(0, .75f, .75f), V(1, 0, 0), .9f, .5f, .22f, .03f, 4);
    part();
    paint(leather);
    blend(.2f);
    egg(0, -.15f, -.05f, 1.15f, .75f, .62f);
    push(); /* his poker */
    move(-.92f, .28f, .95f);
    turn_z(-16);
    turn_x(6);
    part();
    paint(black);
    limb(V(0, -1.2f, 0), V(0, .75f, 0), .045f, .045f);
    part();
    paint(hot);
    blend(.02f);
    limb(V(0, .72f, 0), V(0, 1.12f, 0), .045f, .035f);
    limb(V(0, 1.0f, 0), V(.16f, 1.16f, 0), .04f, .02f);
    Vec3 tip = here(V(0, 1.05f, .1f));
    pop();
    sprite(tip, .35f, rgb(0xff7818), SPRITE_GLOW, .45f);
    lamp(tip + V(.1f, 0, .35f), rgb(0xff9a48) * 1.4f, .45f);
    faction_motes();
}

/* ---- em17: ugly, heavy, warm; ask the birds ---- */

/* A tit, .5 high, on the brush's place, fluffed up. */
static void warm_bird(int blue, int yellow, int white, int black, bool asleep)
{
    part();
    paint(yellow);
    blend(.05f);
    egg(0, .19f, .01f, .19f, .19f, .20f);
    part();
    paint(white);
    egg(0, .37f, .05f, .135f, .115f, .13f);
    part();
    paint(blue);
    blend(.03f);
    egg(0, .435f, .02f, .125f, .075f, .135f);
    limb(V(0, .18f, -.16f), V(0, .06f, -.44f), .06f, .035f);
    for (int q = -1; q <= 1; q += 2)
        egg((float)q * .175f, .20f, -.03f, .055f, .14f, .18f);
    part();
    paint(black);
    blend(.01f);
    limb(V(0, .355f, .16f), V(0, .335f, .27f), .034f, .006f);
    limb(V(0, .27f, .185f), V(0, .16f, .215f), .026f, .02f);
    for (int q = -1; q <= 1; q += 2) {
        if (asleep)
            limb(V((float)q * .045f, .385f, .165f), V((float)q * .105f, .395f, .125f), .014f, .012f);
        else
            ball((float)q * .070f, .395f, .150f, .032f);
    }
}

/* A breastplate as it ran into its mould and cooled: no edge is straight; it has a face, or seems to. */
static void slag_breastplate(int slag, int crust, int hot, int strap)
{
    part();
    paint(slag);
    blend(.16f);
    lumpy(.05f, 2.6f);
    egg(-.42f, .42f, 0, .62f, .62f, .46f);
    egg(.42f, .42f, 0, .62f, .62f, .46f);
    egg(0, -.20f, 0, .78f, .70f, .46f);
    egg(0, -.62f, 0, .62f, .34f, .40f);
    limb(V(-.72f, .70f, -.05f), V(-.62f, 1.02f, -.15f), .20f, .16f);
    limb(V(.72f, .70f, -.05f), V(.62f, 1.02f, -.15f), .20f, .16f);
    carve();
    blend(.08f);
    egg(0, 1.12f, .1f, .40f, .42f, .8f);
    blend(.02f);
    for (int q = -1; q <= 1; q += 2) { /* where it is not cold yet */
        push();
        move((float)q * .36f, .36f, .46f);
        turn_z((float)q * 13);
        egg(0, 0, 0, .19f, .085f, .22f);
        pop();
    }
    tube(5,
         (Vec3[]){V(-.42f, -.22f, .50f), V(-.2f, -.36f, .50f), V(.04f, -.30f, .50f), V(.24f, -.38f, .50f),
                  V(.44f, -.20f, .50f)},
         (float[]){.04f, .075f, .06f, .08f, .04f}, 4);
    fill();
    lumpy(0, 1);
    part();
    paint(hot);
    blend(.1f);
    egg(-.36f, .36f, .12f, .34f, .2f, .22f);
    egg(.36f, .36f, .12f, .34f, .2f, .22f);
    egg(0, -.28f, .12f, .52f, .16f, .28f);
    for (int q = -1; q <= 1; q += 2) { /* crust above the eyes; straps */
        part();
        paint(crust);
        blend(.06f);
        lumpy(.03f, 5);
        limb(V((float)q * .10f, .42f, .50f), V((float)q * .62f, .60f, .38f), .10f, .08f);
        lumpy(0, 1);
        part();
        paint(strap);
        blend(.02f);
        tube(3,
             (Vec3[]){V((float)q * .62f, 1.0f, .02f), V((float)q * .58f, 1.2f, -.2f), V((float)q * .40f, 1.25f, -.5f)},
             (float[]){.11f, .10f, .10f}, 4);
    }
    for (int i = 0; i < 6; i++) { /* drops that froze while running */
        float x = -.55f + .22f * (float)i;
        part();
        paint(slag);
        blend(.05f);
        limb(V(x, -.80f + .1f * x * x, .22f), V(x + .02f, -.98f - .22f * chance(i), .24f), .09f, .04f);
        ball(x + .02f, -1.0f - .22f * chance(i), .24f, .06f);
    }
}

static void slag_plate(void)
{
    camera(V(.1f, 2.15f, 6.1f), V(0, 1.66f, 0), 32);
    family_hour(EMBER_SNOW);
    Scene *s = scene();
    s->haze = 0;
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .75f;
    s->key = (Light){vec_unit(V(-.6f, .65f, .5f)), rgb(0xb8ccff) * 1.6f, .1f};
    s->rim.color = rgb(0x8ab0ff) * 2.4f;
    s->fill.color = rgb(0x4a6aa8) * .4f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->roll = 4;
    int slag = material_new(rgb(0x3c3840), rgb(0x1a181c), .7f, .6f, PAT_RUNE, 4.2f, 1),
        crust = material_stone(rgb(0x3a363c), rgb(0x19171a)), hot = kiln_hot(1.9f),
        strap = material_leather(rgb(0x5a3018)), pole = material_wood(), blue = material_plain(rgb(0x3a6ab8), .9f, .2f),
        yellow = material_plain(rgb(0xf0c040), .9f, .2f), white = material_plain(rgb(0xf0ece0), .9f, .2f),
        black = material_plain(rgb(0x0c0c12), .3f, 1.2f),
        snow = material_new(rgb(0xd0dcf0), rgb(0x98a8c8), .9f, .2f, PAT_NOISE, 5, .2f);
    material(slag)->emit = rgb(0xff5a14) * 2.6f;
    push(); /* it hangs on a post, and nobody wears it */
    move(0, 1.42f, 0);
    turn_y(-10);
    turn_z(-4);
    slag_breastplate(slag, crust, hot, strap);
    part();
    paint(pole);
    limb(V(0, -2.2f, -.35f), V(0, 1.0f, -.35f), .12f, .11f);
    limb(V(-1.05f, .96f, -.30f), V(1.05f, .96f, -.30f), .09f, .08f);
    static const struct {
        float x, y, z, turn, size;
        bool asleep;
    } bird[] = {{-.66f, 1.14f, .02f, 24, 1.15f, true},
                {-.22f, .74f, .30f, 12, 1.0f, true},
                {.20f, .72f, .32f, -18, .95f, false},
                {.66f, 1.15f, .02f, -30, 1.2f, true}};
    for (int i = 0; i < 4; i++) {
        push();
        move(bird[i].x, bird[i].y, bird[i].z);
        turn_y(bird[i].turn);
        grow(bird[i].size);
        warm_bird(blue, yellow, white, black, bird[i].asleep);
        pop();
    }
    Vec3 front = here(V(0, .5f, 1.3f)), above = here(V(0, 1.0f, .9f));
    pop();
    lamp(front, rgb(0xff8030) * .7f, .4f);
    lamp(above, rgb(0xffa050) * .8f, .35f);
    part();
    paint(snow);
    ground(-.05f, .10f, 1.2f);
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i) - .5f) * 4, 3.4f * chance(i + 70), .8f + 1.6f * chance(i + 140)),
               .02f + .02f * chance(i + 210), rgb(0xe0ecff), SPRITE_SNOW, .8f);
}

const Card siege_ember_blunt_cards[] = {{"cards/siege/em20", EMBER, recruit},

                                        {"cards/siege/em17", EMBER, slag_plate},
                                        {0}};
