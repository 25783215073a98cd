/* SPDX-License-Identifier: MIT
 * A flayer of dreams at a bedroom window: it takes the sheep that somebody has counted. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

/* Night of another world: a slow whirl. */
static Vec3 whirling_night(const Scene *s, float u, float v)
{
    (void)s;
    float x = u - .1f, y = v - .3f, r = hypotf(x, y), a = atan2f(y, x) + 3.2f / (r + .4f);
    return vec_mix(rgb(0x1c5070), rgb(0x58b8c8), cloud_flat(3 * cosf(a) + 2 * r, 3 * sinf(a), 4));
}

/* A sheep of light, .3 long, looking to -x. */
static void dreamt_sheep(int wool, int dark)
{
    part();
    paint(wool);
    blend(.02f);
    for (int i = 0; i < 16; i++) {
        float a = 2.4f * (float)i, h = -1 + 2 * ((float)i + .5f) / 16, r = sqrtf(1 - h * h);
        ball(.115f * h, .080f * r * sinf(a), .070f * r * cosf(a), .048f);
    }
    egg(0, 0, 0, .13f, .09f, .08f);
    part();
    paint(dark);
    blend(.01f);
    egg(-.155f, .035f, .02f, .055f, .042f, .040f);
    limb(V(-.13f, .065f, .05f), V(-.10f, .04f, .09f), .018f, .012f);
    for (int i = 0; i < 4; i++)
        limb(V(-.07f + .05f * (float)i, -.06f, .03f), V(-.085f + .058f * (float)i, -.15f, .035f), .018f, .014f);
    sprite(here(V(0, 0, .12f)), .24f, rgb(0xfff0c0), SPRITE_GLOW, .38f);
}

/* An arm with suckers on the side that looks to `inside`. */
static void dream_arm(int n, const Vec3 *p, const float *r, int skin, int pale, int suckers, Vec3 inside)
{
    part();
    paint(skin);
    blend(.03f);
    tube(n, p, r, 7);
    for (int i = 0; i < suckers; i++) {
        float t = .2f + ((float)n - 1.3f) * (float)i / (float)suckers;
        int k = (int)t;
        Vec3 at = tube_point(n, p, t), along = vec_unit(tube_point(n, p, t + .05f) - at), to = inside - at;
        float thick = mix(r[k], r[k + 1 < n ? k + 1 : k], t - (float)k);
        to = vec_unit(to - along * vec_dot(to, along));
        Vec3 out = vec_unit(to + vec_cross(along, to) * (i % 2 ? .5f : -.5f)), foot = at + out * (thick * .9f);
        push();
        move(foot[0], foot[1], foot[2]);
        aim(out, along);
        part();
        paint(pale);
        blend(.01f);
        drum(0, 0, 0, thick * .38f, thick * .12f, thick * .10f);
        carve();
        ball(0, thick * .22f, 0, thick * .22f);
        fill();
        pop();
    }
}

/* Pillow, quilt, and who sleeps in it, with a nightcap, its face to -x and up. */
static void sleeper(int quilt, int linen, int skin, int cap)
{
    part();
    paint(quilt);
    blend(.18f);
    lumpy(.025f, 4);
    egg(-.62f, .34f, .95f, 1.15f, .36f, .62f);
    egg(-.15f, .40f, .95f, .70f, .36f, .56f);
    lumpy(0, 1);
    part();
    paint(linen);
    blend(.12f);
    egg(.78f, .50f, .95f, .50f, .22f, .42f);
    egg(.95f, .62f, .85f, .34f, .20f, .34f);
    push();
    move(.50f, .84f, 1.22f);
    turn_z(-48);
    turn_x(-8);
    grow(1.3f);
    part();
    paint(skin);
    blend(.04f);
    egg(0, 0, 0, .19f, .22f, .19f);
    egg(0, -.03f, .21f, .065f, .055f, .085f); /* nose */
    egg(0, -.10f, .13f, .10f, .07f, .08f);
    part();
    paint(material_plain(rgb(0x8a5040), .7f, .2f));
    for (int side = -1; side <= 1; side += 2) /* lids, shut */
        tube(3,
             (Vec3[]){V((float)side * .04f, .035f, .185f), V((float)side * .085f, .018f, .178f),
                      V((float)side * .125f, .04f, .155f)},
             (float[]){.004f, .007f, .003f}, 3);
    part();
    paint(cap);
    blend(.05f);
    egg(0, .12f, -.03f, .205f, .16f, .20f);
    tube(4, (Vec3[]){V(0, .20f, -.05f), V(.10f, .40f, -.08f), V(.30f, .42f, -.05f), V(.40f, .28f, .0f)},
         (float[]){.15f, .10f, .065f, .03f}, 4);
    part();
    paint(linen);
    blend(.02f);
    push();
    move(0, .10f, -.02f);
    turn_x(-8);
    ring(0, 0, 0, .20f, .045f);
    pop();
    ball(.41f, .24f, .0f, .065f);
    pop();
}

static void at_the_window(void)
{
    camera(V(-.02f, 1.15f, 6.4f), V(.02f, 1.42f, 0), 30);
    Scene *s = scene();
    set_palette(s, 0x040c16, 0x0e2838, 0x2c5c70, 0xa8d4d0, 0xffb040, 0xfff4d0);
    s->backdrop = whirling_night;
    s->key = (Light){vec_unit(V(-.60f, .60f, .55f)), rgb(0xb8d8f0) * 1.7f, .1f};
    s->rim.color = rgb(0x60c0e0) * 3.0f;
    s->fill.color = rgb(0x183848) * .5f;
    s->ambient *= .42f;
    s->vignette = 1.4f;
    s->grade = .04f;
    int wall = material_new(rgb(0x3c5866), rgb(0x263c4a), .9f, .2f, PAT_NOISE, 2.5f, .5f),
        wood = material_new(rgb(0xa4683c), rgb(0x5a3218), .65f, .5f, PAT_WOOD, 3, .9f),
        skin = material_skin(rgb(0xc06848), rgb(0x7a3430)), pale = material_plain(rgb(0xf0c8a8), .3f, .9f),
        shell = material_plain(rgb(0xe8e0cc), .3f, 1), stripe = material_plain(rgb(0x8a2420), .3f, 1),
        iris = material_eye(rgb(0xffc010), rgb(0xf8e8b0), .75f, PUPIL_SLIT),
        wool = material_new(rgb(0xfff8e8), rgb(0xe8e0d8), .9f, .2f, PAT_NOISE, 9, .4f),
        dark = material_plain(rgb(0x2a2430), .7f, .3f), quilt = material_cloth(rgb(0xb82c30)),
        linen = material_cloth(rgb(0xe4e4e8)), face = material_skin(rgb(0xe0a888), rgb(0xc07860)),
        cap = material_cloth(rgb(0x3058a0));
    material(wool)->emit = rgb(0xfff0c8) * .75f;
    material(skin)->spec = 1.2f;
    material(skin)->rough = .25f;
    Vec3 window = V(.08f, 1.96f, -.6f);
    part();
    paint(wall);
    box(0, 1.4f, -.6f, 2.6f, 2.8f, .12f, .01f);
    carve();
    push();
    move(window[0], window[1], window[2]);
    turn_x(90);
    drum(0, 0, 0, .92f, .4f, .01f);
    pop();
    fill();
    push();
    move(window[0], window[1], window[2] + .12f);
    push();
    turn_x(90);
    part();
    paint(wood);
    ring(0, 0, 0, .95f, .085f);
    pop();
    for (int i = 0; i < 2; i++) { /* the wing that was pushed in hangs by one hinge */
        push();
        move(i ? .98f : -.98f, i ? -.02f : .06f, .10f);
        turn_y(i ? -62 : 66);
        turn_z(i ? -9 : 4);
        part();
        paint(wood);
        push();
        turn_x(90);
        ring(i ? -.45f : .45f, 0, 0, .44f, .05f);
        pop();
        limb(V(i ? -.88f : .02f, 0, 0), V(i ? -.02f : .88f, 0, 0), .03f, .03f);
        limb(V(i ? -.45f : .45f, -.43f, 0), V(i ? -.45f : .45f, .43f, 0), .03f, .03f);
        pop();
    }
    pop();
    part(); /* what fills it */
    paint(skin);
    blend(.2f);
    lumpy(.02f, 4);
    egg(.08f, 1.72f, -2.0f, 1.10f, 1.10f, .85f);
    lumpy(0, 1);
    part();
    eye(.10f, 1.88f, -1.45f, .78f, -6, 16, iris);
    for (int lid = 0; lid < 2; lid++) {
        Vec3 p[5];
        for (int i = 0; i < 5; i++) {
            float a = -1 + .5f * (float)i;
            p[i] = V(.10f + .82f * a, 1.88f + (lid ? -.52f : .46f) * (1 - a * a), -1.12f + .32f * (1 - a * a));
        }
        part();
        paint(skin);
        blend(.05f);
        tube(5, p, (float[]){.08f, lid ? .12f : .20f, lid ? .12f : .22f, lid ? .12f : .20f, .08f}, 5);
    }
    for (int i = 0; i < 7; i++) { /* its house, above */
        part();
        paint(i % 2 ? stripe : shell);
        Vec3 p[3];
        for (int k = 0; k < 3; k++)
            p[k] = V(-.95f + .33f * (float)i, 2.62f + .26f * sinf(.45f * (float)i + .25f) + .02f * (float)k,
                     -1.35f - .3f * (float)k);
        tube(3, p, (float[]){.18f, .22f, .24f}, 3);
    }
    Vec3 first[8] = {V(-.40f, 1.30f, -1.1f), V(-.62f, 1.06f, -.35f), V(-1.02f, .98f, .30f),  V(-1.16f, 1.30f, .80f),
                     V(-.86f, 1.56f, 1.05f), V(-.52f, 1.42f, 1.15f), V(-.52f, 1.16f, 1.15f), V(-.74f, 1.14f, 1.1f)};
    dream_arm(8, first, (float[]){.26f, .22f, .19f, .155f, .12f, .09f, .06f, .02f}, skin, pale, 15,
              V(-.72f, 1.32f, 1.1f));
    Vec3 second[7] = {V(.60f, 1.28f, -1.1f), V(.85f, 1.06f, -.35f), V(1.14f, 1.06f, .20f), V(1.16f, 1.42f, .60f),
                      V(.86f, 1.56f, .85f),  V(.62f, 1.40f, .95f),  V(.66f, 1.24f, .95f)};
    dream_arm(7, second, (float[]){.26f, .21f, .17f, .13f, .095f, .06f, .02f}, skin, pale, 12, V(.80f, 1.30f, .9f));
    static const float sheep[4][4] = {
        {-.72f, 1.32f, 1.12f, 14}, {-.16f, 1.16f, 1.15f, -10}, {.18f, 1.34f, 1.0f, 8}, {.40f, 1.10f, 1.15f, 20}};
    for (int i = 0; i < 4; i++) {
        push();
        move(sheep[i][0], sheep[i][1], sheep[i][2]);
        turn_z(sheep[i][3]);
        turn_y(12);
        grow(i == 0 ? 1.4f : 1.3f - .15f * (float)i);
        dreamt_sheep(wool, dark);
        pop();
        lamp(V(sheep[i][0], sheep[i][1] + .1f, sheep[i][2] + .35f), rgb(0xffe8b8) * (i == 0 ? .55f : .30f), .2f);
    }
    sleeper(quilt, linen, face, cap);
    part();
    paint(wood);
    blend(.02f);
    box(0, .02f, 1.30f, 2.2f, .16f, .10f, .04f);
    box(1.32f, .55f, .9f, .08f, .62f, .6f, .05f);
    lamp(V(.15f, 1.15f, 2.0f), rgb(0xffe0b0) * .9f, .3f);
    lamp(V(.1f, 1.9f, -.35f), rgb(0xffd060) * .45f, .3f);
    for (int i = 0; i < 24; i++) /* what dreams leave in the air */
        sprite(V(-.9f + 1.7f * chance(i), .95f + .7f * chance(i + 40), 1.0f + .4f * chance(i + 80)),
               .012f + .02f * chance(i + 120), rgb(0xfff0c0), i % 5 ? SPRITE_GLOW : SPRITE_SPARKLE, .8f);
}

const Card flayer_window_cards[] = {{"cards/horde/flayer-2", BLOOD, at_the_window}, {0}};
