/* SPDX-License-Identifier: MIT
 * The curtain between two players: each half of red cloth in folds with a gold braid at the seam, and the valance with
 * its fringe. */
#include <math.h>

#include "cards.h"
#include "kit/kit.h"

enum { HALF_WIDTH = 640, HALF_HEIGHT = 960, VALANCE_WIDTH = 1280, VALANCE_HEIGHT = 176 };

static void stage_light(void)
{
    Scene *s = scene();
    s->backdrop = NULL;
    s->haze = 0;
    s->exposure = .8f;
    s->ambient = .4f;
    s->vignette = .25f;
    s->stroke_size = .6f;
    s->aperture = 0;
    s->key = (Light){vec_unit(V(-.6f, .45f, .65f)), rgb(0xffdcae) * 1.35f, .15f};
    s->rim = (Light){vec_unit(V(.8f, .2f, .3f)), rgb(0xff8a50) * .35f, .2f};
    s->fill = (Light){vec_unit(V(.3f, -.6f, .7f)), rgb(0x7a4a60) * .2f, .3f};
    s->zenith = rgb(0xc08060) * .3f;
    s->horizon = rgb(0x7a3a30) * .3f;
    s->below = rgb(0x401818) * .3f;
}

static int velvet(void)
{
    return material_new(rgb(0x7c1a20), rgb(0x521018), .7f, .3f, PAT_CLOTH, 1.4f, .5f);
}

/* A fold that falls from the rod to the hem, and sways a little on its way. */
static void fold(float x, float z, float radius, int i)
{
    enum { POINTS = 6 };
    Vec3 at[POINTS];
    float r[POINTS];
    for (int k = 0; k < POINTS; k++) {
        float down = (float)k / (POINTS - 1), sway = .05f * (chance(i * 7 + k) - .5f);
        at[k] = V(x + sway, 2.4f - 4.9f * down, z + .03f * chance(i * 11 + k));
        r[k] = radius * (.9f + .22f * down + .1f * chance(i * 5 + k));
    }
    tube(POINTS, at, r, 24);
}

/* side: -1 the left half, whose seam is at its right edge. */
static void half(float side)
{
    enum { FOLDS = 13 };
    const float wide = 3.36f / 1.2f, step = wide / FOLDS;
    int cloth = velvet(), gold = material_gold();
    stage_light();
    camera(V(0, 0, 20), V(0, 0, 0), 12);
    part();
    paint(cloth);
    blend(.07f);
    box(0, 0, -.12f, 2, 2.6f, .1f, .02f);
    for (int i = -1; i <= FOLDS; i++) {
        float x = -wide / 2 + step * ((float)i + .5f + .25f * (chance(i + 30) - .5f));
        fold(x, i % 2 ? 0 : .07f, step * (i % 2 ? .45f : .5f), i + 3);
    }
    part();
    paint(gold);
    blend(.01f);
    float seam = -side * wide / 2;
    for (int i = 0; i < 46; i++) { /* a braid of two strands */
        float y = -2.5f + .11f * (float)i;
        limb(V(seam + side * .02f, y, .26f), V(seam + side * .085f, y + .1f, .26f), .035f, .035f);
        limb(V(seam + side * .085f, y, .25f), V(seam + side * .02f, y + .1f, .25f), .03f, .03f);
    }
}

static void left_half(void)
{
    half(-1);
}

static void right_half(void)
{
    half(1);
}

/* Swags side by side, each with folds that hang deeper in its middle, and a gold fringe along the hem. */
static void valance(void)
{
    enum { SWAGS = 5, FOLDS = 5, POINTS = 9 };
    const float wide = 4.2f * VALANCE_WIDTH / VALANCE_HEIGHT, each = wide / SWAGS;
    int cloth = velvet(), gold = material_gold();
    stage_light();
    camera(V(0, 0, 20), V(0, 0, 0), 12);
    for (int s = 0; s < SWAGS; s++) {
        float middle = -wide / 2 + each * ((float)s + .5f);
        part();
        paint(cloth);
        blend(.12f);
        for (int f = FOLDS; f >= 0; f--) {
            Vec3 at[POINTS];
            float r[POINTS], depth = .5f + 2.6f * (float)f / FOLDS;
            for (int k = 0; k < POINTS; k++) {
                float across = 2 * (float)k / (POINTS - 1) - 1;
                at[k] = V(middle + across * each * .53f, 2.3f - depth * (1 - across * across * .86f),
                          .5f - .09f * (float)f);
                r[k] = .34f + .03f * chance(s * 13 + f * 5 + k);
            }
            tube(POINTS, at, r, 24);
        }
        part();
        paint(gold);
        blend(.01f);
        for (int k = 0; k <= 64; k++) {
            float across = 2 * (float)k / 64 - 1, y = 2.3f - 3.1f * (1 - across * across * .86f) - .3f;
            float x = middle + across * each * .53f;
            limb(V(x, y, .3f), V(x + .02f * (chance(k) - .5f), y - .46f, .3f), .085f, .11f);
        }
    }
}

const Card curtain_cards[] = {
    {"scenes/curtain-left", NEUTRAL, left_half, HALF_WIDTH, HALF_HEIGHT, .samples = 4},
    {"scenes/curtain-right", NEUTRAL, right_half, HALF_WIDTH, HALF_HEIGHT, .samples = 4},
    {"scenes/valance", NEUTRAL, valance, VALANCE_WIDTH, VALANCE_HEIGHT, .samples = 4, .alpha = true},
    {0}};
