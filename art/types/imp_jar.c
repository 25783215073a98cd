/* SPDX-License-Identifier: MIT
 * The Cellar Imp in the last jar of the lowest shelf, between plums and gherkins. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/poster.h"
#include "props/teeth.h"

static Vec3 cellar_shelf(const Scene *s, float u, float v)
{
    (void)s;
    float glow = expf(-distance_to(u, v, .05f, .05f) * 1.5f);
    Vec3 c = vec_mix(rgb(0x140c0c), rgb(0xe89038), glow * .8f);
    c = vec_mix(c, rgb(0x2a1610), .6f * smooth(.45f, .6f, cloud_flat(u * 2, v * 14, 4)));
    for (int i = 0; i < 4; i++) { /* other jars, out of the light */
        float x = -.95f + .63f * (float)i + (i > 1 ? .04f : 0), half = .20f, top = .30f + .14f * chance_of(i);
        float in = under(half, fabsf(u - x), .02f) * under(top, v, .02f) * smooth(-.74f, -.70f, v);
        Vec3 what = i % 2 ? rgb(0x4a6020) : rgb(0x5a1c3c);
        what = what * (.35f + .5f * smooth(.4f, .7f, cloud_flat(u * 9, v * 9, 3)));
        c = vec_mix(c, what, .8f * in);
        c = vec_mix(c, rgb(0x3a2c20), in * smooth(top - .10f, top - .08f, v));
    }
    return vec_mix(c, rgb(0x1c100c), under(-.72f, v, .01f));
}

/* Squeezed against the glass: a head with horns and a grin, two hands with spread fingers, a tail with a barb. */
static void imp_in_brine(int skin, int hornm, int dark, int eye_m)
{
    part();
    paint(skin);
    blend(.09f);
    egg(0, .14f, .06f, .40f, .36f, .30f);
    egg(0, -.08f, .14f, .33f, .24f, .26f);
    egg(0, -.56f, -.02f, .30f, .34f, .26f);
    limb(V(0, -.20f, .26f), V(0, -.40f, .30f), .10f, .03f); /* its chin */
    blend(.03f);
    limb(V(0, .10f, .32f), V(0, -.04f, .44f), .050f, .080f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .05f, .30f, .30f), V(q * .32f, .37f, .20f), .055f, .040f); /* brows */
        limb(V(q * .36f, .14f, .0f), V(q * .50f, .34f, -.10f), .10f, .02f);
        limb(V(q * .26f, -.46f, .02f), V(q * .36f, -.30f, .22f), .075f, .060f);
        egg(q * .34f, -.20f, .33f, .080f, .090f, .035f); /* palms on the glass */
        for (int i = 0; i < 4; i++) {
            float a = (-42 + 30 * (float)i) * PI / 180;
            Vec3 root = V(q * .34f + .06f * sinf(a), -.18f + .06f * cosf(a), .33f),
                 end = V(q * .34f + .17f * sinf(a), -.18f + .17f * cosf(a), .31f);
            limb(root, end, .030f, .022f);
            ball(end[0], end[1], end[2], .036f);
        }
    }
    tube(6,
         (Vec3[]){V(.1f, -.80f, -.05f), V(.36f, -.84f, .10f), V(.46f, -.62f, .12f), V(.40f, -.46f, -.1f),
                  V(.46f, .30f, -.22f), V(.34f, .56f, -.12f)},
         (float[]){.07f, .05f, .042f, .038f, .034f, .030f}, 5);
    part();
    paint(dark);
    blend(.02f);
    limb(V(.34f, .54f, -.12f), V(.26f, .70f, -.08f), .075f, .004f);
    egg(0, -.10f, .375f, .235f, .105f, .06f); /* the mouth */
    part();
    paint(hornm);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        tube(4,
             (Vec3[]){V((float)side * .20f, .40f, .12f), V((float)side * .36f, .58f, .12f),
                      V((float)side * .34f, .76f, .08f), V((float)side * .22f, .86f, .08f)},
             (float[]){.085f, .070f, .045f, .008f}, 5);
    part();
    paint(material_tooth());
    blend(.006f);
    for (int i = 0; i < 7; i++) {
        float x = -.19f + .063f * (float)i, bow = .5f * x * x;
        limb(V(x, -.035f + bow, .42f), V(x, -.10f + bow, .43f), .032f, .006f);
        if (i < 6)
            limb(V(x + .032f, -.175f + 1.2f * bow, .41f), V(x + .032f, -.105f + bow, .42f), .028f, .006f);
    }
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .155f, .18f, .285f, .115f, (float)side * -7, 0, eye_m, skin, 18, .66f);
}

static void imp(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cellar_shelf;
    s->vignette = 1.4f;
    s->roll = 4;
    s->ambient *= .5f;
    s->key = (Light){vec_unit(V(-.6f, .5f, .6f)), rgb(0xffe8d0) * 1.6f, .1f};
    s->rim = (Light){vec_unit(V(.6f, .3f, -.7f)), rgb(0xffb050) * 3.4f, .1f};
    int skin = material_skin(rgb(0xe03c20), rgb(0x8a1414)), hornm = material_plain(rgb(0x2a1a18), .35f, .9f),
        dark = material_plain(rgb(0x30080a), .8f, .2f),
        eye_m = material_eye(rgb(0xffc820), rgb(0xfff0b0), .6f, PUPIL_SLIT),
        brine = material_jelly(rgb(0xd8f0a0), V(.30f, .10f, .55f)),
        cork = material_new(rgb(0xb8824c), rgb(0x7a4c28), .9f, .1f, PAT_NOISE, 12, .5f),
        wood = material_new(rgb(0x6a4024), rgb(0x341c10), .6f, .4f, PAT_WOOD, 3, .6f),
        wax = material_plain(rgb(0xa01818), .3f, .8f), cord = material_plain(rgb(0xc8a870), .9f, .1f);
    push();
    move(.02f, -.06f, 0);
    turn_z(-5);
    grow(1.06f);
    imp_in_brine(skin, hornm, dark, eye_m);
    jelly_part(); /* what it has stood in for a hundred years */
    paint(brine);
    blend(.12f);
    drum(0, -.24f, 0, .56f, .66f, .16f);
    egg(0, .42f, 0, .53f, .40f, .53f);
    drum(0, .80f, 0, .34f, .12f, .05f);
    part(); /* it has cracked the seal already: the cork is lifted */
    paint(cork);
    blend(.02f);
    push();
    move(.05f, 1.00f, 0);
    turn_z(-14);
    drum(0, 0, 0, .30f, .11f, .03f);
    part();
    paint(wax);
    blend(.03f);
    drum(0, .12f, 0, .31f, .035f, .03f);
    for (int i = 0; i < 7; i++)
        limb(V(.30f * sinf((float)i), .12f, .30f * cosf((float)i)),
             V(.31f * sinf((float)i), -.02f - .08f * chance(i), .31f * cosf((float)i)), .030f, .022f);
    pop();
    part();
    paint(cord);
    push();
    move(0, .70f, 0);
    ring(0, 0, 0, .40f, .022f);
    ring(0, .035f, 0, .385f, .020f);
    pop();
    pop();
    part(); /* the board it stands on */
    paint(wood);
    box(0, -1.16f, .1f, 1.8f, .14f, .9f, .03f);
    for (int i = 0; i < 16; i++)
        sprite(V(.9f * (chance(i) - .5f), -.7f + 1.3f * chance(i + 20), .62f), .016f + .022f * chance(i + 5),
               rgb(0xf0ffd8), SPRITE_BUBBLE, .9f);
    lamp(V(-.1f, .2f, -1.1f), rgb(0xffb050) * 3.0f, .5f);
    lamp(V(-.4f, .4f, 1.6f), rgb(0xffe0c0) * 1.3f, .4f);
}

const Card imp_jar_cards[] = {{"cards/monstrous/imp", FIRE, imp}, {0}};
