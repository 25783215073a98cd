/* SPDX-License-Identifier: MIT
 * The troll of the sun: in the morning he rolls it up the dune. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* Still dark above; where he pushes it the day begins. */
static Vec3 before_day(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .55f) / 1.7f), rgb(0xd87830), rgb(0x3c4a78), rgb(0x0e1434));
    c += rgb(0xffa040) * (.55f * halo(u, v, .75f, -.05f, .25f));
    c = vec_mix(c, rgb(0x20204c), .55f * smooth(.48f, .68f, sky_clouds(u, v * 2.2f, 1.1f)) * smooth(-.3f, .4f, v));
    for (int i = 0; i < 40; i++)
        c += t[GLOW] * (.8f * disc(u, v, -1 + 1.5f * chance_of(i), .25f + .95f * chance_of(i + 50), .005f, .004f));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.42f - .16f * l + hills(u * .9f + l, l + 5, 1.2f, .34f);
        c = vec_mix(c,
                    vec_mix(rgb(0x7a4438), rgb(0x241828), .35f + .3f * l) +
                        rgb(0xff9040) * (.25f * smooth(line - .03f, line, v) * unit(.5f + u)),
                    under(line, v, .006f));
    }
    return c;
}

/* The day itself, as wide as the picture is high: white at heart, and it licks. */
static void rolling_sun(Vec3 at, float r)
{
    int heart = material_new(rgb(0xffd860), rgb(0xff9020), .7f, .2f, PAT_NOISE, 1.6f, .3f);
    material(heart)->emit = rgb(0xff9420) * .62f;
    part();
    paint(heart);
    lumpy(.03f, 3);
    ball(at[0], at[1], at[2], r);
    lumpy(0, 1);
    for (int i = 0; i < 170; i++) { /* it licks */
        float a = 2 * PI * chance(i), c = chance(i + 200) * chance(i + 400), far = r * (.97f + .26f * c);
        sprite(at + V(sinf(a) * far, cosf(a) * far, -.1f), .05f + .09f * (1 - c),
               vec_mix(rgb(0xffc850), rgb(0xff5a10), c), SPRITE_GLOW, .5f * (1 - .6f * c));
    }
    sprite(at + V(0, 0, .2f), r * 1.05f, rgb(0xffa030), SPRITE_GLOW, .22f);
}

/* Somebody has to roll it up in the morning. */
static void sun_troll(void)
{
    camera(V(-.25f, 1.0f, 5.3f), V(.05f, 1.38f, 0), 36);
    Scene *s = scene();
    s->backdrop = before_day;
    s->roll = -9;
    s->aperture = .02f;
    s->key = (Light){vec_unit(V(.85f, .25f, .50f)), rgb(0xffc070) * 1.5f, .10f};
    s->rim = (Light){vec_unit(V(-.7f, .5f, -.6f)), rgb(0x7088d0) * 2.2f, 0};
    s->fill.color = rgb(0x3a4a90) * .55f;
    s->ambient *= .55f;
    s->vignette = 1.4f;
    s->grade = .03f;
    Flesh f = troll_flesh(rgb(0xb8683a), rgb(0x70402a));
    int gold = material_gold(), sand = material_new(rgb(0xb88850), rgb(0x5a3828), .9f, .25f, PAT_SAND, 2.4f, 1.1f);
    Vec3 sun = V(1.42f, 1.42f, .20f), shoulder[2];
    float r = 1.22f;
    rolling_sun(sun, r);
    push();
    move(-.62f, -.12f, -.05f);
    turn_z(-18);
    turn_y(22);
    troll_chest(&f);
    shoulder[0] = here(troll_left_shoulder);
    shoulder[1] = here(troll_right_shoulder);
    push();
    move(.0f, 1.72f, .50f);
    turn_y(4);
    turn_x(6);
    turn_z(-10);
    grow(1.10f);
    troll_visage(&f, &(TrollVisage){.nose = .8f,
                                    .wide = 1.3f,
                                    .ear = .95f,
                                    .droop = {8, 26},
                                    .tusk = .9f,
                                    .gape = .10f,
                                    .bare = 1.0f,
                                    .jut = .06f,
                                    .wry = .03f,
                                    .brow = {.0f, .03f},
                                    .frown = {.09f, .07f},
                                    .open = {.9f, .4f},
                                    .gaze_x = 20,
                                    .gaze_y = 6,
                                    .iris = rgb(0x30e0e8),
                                    .glow = .3f});
    push();
    move(.02f, .02f, .04f);
    nose_ring(.8f, gold);
    pop();
    pop();
    push();
    move(0, 1.50f, .12f);
    necklace(.56f, .46f, .30f, 13, .075f, f.nail);
    pop();
    pop();
    static const float at[2][3] = {{-.55f, .66f, .50f}, {-.66f, -.42f, .62f}}; /* where his palms lie on it */
    for (int k = 0; k < 2; k++) {
        Vec3 n = vec_unit(V(at[k][0], at[k][1], at[k][2])), wrist = sun + n * (r + .10f) - V(.02f, .26f, .0f),
             elbow = vec_mix(shoulder[1 - k], wrist, .5f) + (k ? V(-.10f, -.30f, .30f) : V(-.05f, -.10f, .25f));
        troll_reach(&f, shoulder[1 - k], elbow, wrist, k ? 1 : -1, GRASP_REACH, V(.10f, 1, .05f), -n, .34f);
        for (int i = 0; i < 3; i++) {
            Vec3 ring_at = vec_mix(elbow, wrist, .62f + .07f * (float)i);
            part();
            paint(gold);
            push();
            move(ring_at[0], ring_at[1], ring_at[2]);
            aim(wrist - elbow, V(0, 0, 1));
            ring(0, 0, 0, .19f, .036f);
            pop();
        }
    }
    lamp(V(.10f, 1.75f, 1.15f), rgb(0xffb050) * 3.0f, .5f);
    lamp(V(.0f, .70f, 1.1f), rgb(0xff9030) * 2.0f, .5f);
    part(); /* the dune he has it up */
    paint(sand);
    blend(.2f);
    egg(.6f, -1.05f, .6f, 3.2f, 1.12f, 2.2f);
    egg(-1.2f, -.75f, 1.4f, 1.2f, .8f, .9f);
    for (int i = 0; i < 60; i++) { /* sand flies from its rim, and sparks */
        float t = chance(i), c = chance(i + 70);
        sprite(V(.2f - 1.2f * t, .15f + .7f * t * c, .7f + .8f * chance(i + 140)), .012f + .02f * chance(i + 210),
               rgb(0xffd890), SPRITE_GLOW, .7f * (1 - .6f * t));
    }
    push();
    move(.6f, 1.0f, .9f);
    sparks(50, .7f, 1.9f, rgb(0xffc050) * 2.f, 31);
    pop();
}

const Card troll_sun_cards[] = {{"cards/horde/sun-troll", SUN, sun_troll}, {0}};
