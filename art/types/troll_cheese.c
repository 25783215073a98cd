/* SPDX-License-Identifier: MIT
 * The troll of the moon eats of it: that is why it wanes. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "types/troll_visage.h"

/* Night above the clouds. */
static Vec3 above_the_clouds(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), rgb(0x2c2c70), rgb(0x141646), rgb(0x06081e));
    c += rgb(0x8098ff) * (.34f * halo(u, v, -.42f, .12f, .42f));
    float gx = floorf(u * 15), gy = floorf(v * 15), k = hash_unit((uint32_t)((int)gx * 131 + (int)gy * 7919 + 77));
    if (k > .82f)
        c += grey(1) * (.7f * smooth(.14f * k, 0, distance_to(u * 15 - gx, v * 15 - gy, .5f, .5f)));
    float bank = -.72f + hills(u, 5, 2.2f, .5f);
    return vec_mix(c, vec_mix(rgb(0x50509c), rgb(0x20205a), unit((bank - v) * 2)), under(bank, v, .05f));
}

/* A round cheese of light: holes, and three bites with the marks of teeth. */
static void bitten_moon(float r, int cheese, int inside)
{
    part();
    paint(cheese);
    blend(.03f);
    ball(0, 0, 0, r);
    for (int i = 0; i < 26; i++) { /* craters */
        float a = 2.4f * (float)i, h = -.9f + 1.8f * ((float)i + .5f) / 26, w = sqrtf(1 - h * h);
        Vec3 n = V(w * sinf(a), h, w * cosf(a));
        float big = r * (.07f + .13f * chance(i));
        if (n[2] < .15f)
            continue;
        carve();
        ball(n[0] * (r + big * .3f), n[1] * (r + big * .3f), n[2] * (r + big * .3f), big);
    }
    carve();
    paint(inside);
    blend(.01f);
    for (int bite = 0; bite < 3; bite++) {
        static const float at[3][3] = {{1.02f, -.05f, .72f}, {.62f, .78f, .40f}, {.70f, -.74f, .30f}};
        for (int k = 0; k < 7; k++) {
            float a = PI * (.5f + (float)k / 6.f), x = at[bite][0] * r + cosf(a) * at[bite][2] * r * .8f,
                  y = at[bite][1] * r + sinf(a) * at[bite][2] * r * .8f;
            limb(V(x, y, -r), V(x, y, r), .15f * r, .15f * r);
        }
        limb(V(at[bite][0] * r, at[bite][1] * r, -r), V(at[bite][0] * r, at[bite][1] * r, r), at[bite][2] * r * .82f,
             at[bite][2] * r * .82f);
    }
    fill();
}

static void moon_troll(void)
{
    camera(V(0, 1.30f, 6.4f), V(0, 1.48f, 0), 31);
    Scene *s = scene();
    s->backdrop = above_the_clouds;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.75f, .30f, .55f)), rgb(0xe8ecff) * 1.6f, .10f};
    s->rim.color = rgb(0x90a8ff) * 3.6f;
    s->fill.color = rgb(0x303880) * .5f;
    s->ambient *= .45f;
    s->vignette = 1.3f;
    s->grade = .03f;
    Flesh f = troll_flesh(rgb(0x7c70b8), rgb(0x463e88));
    int cheese = material_new(rgb(0xfff0b8), rgb(0xf0d080), .7f, .4f, PAT_NOISE, 3, .15f),
        inside = material_new(rgb(0xffe890), rgb(0xffd860), .6f, .5f, PAT_NOISE, 5, .2f),
        tongue = material_plain(rgb(0xb84878), .3f, 1);
    material(cheese)->emit = rgb(0xfff0b0) * .55f;
    material(inside)->emit = rgb(0xffe070) * .50f;
    material(f.skin)->sss = rgb(0x8060d0) * .4f;
    Vec3 moon = V(-.50f, 1.80f, .20f);
    push();
    move(moon[0], moon[1], moon[2]);
    turn_z(-10);
    bitten_moon(.98f, cheese, inside);
    pop();
    push();
    move(.76f, 1.36f, .10f);
    turn_y(-46);
    turn_x(-6);
    turn_z(-6);
    grow(1.56f);
    troll_visage(&f, &(TrollVisage){.nose = .95f,
                                    .wide = 1.05f,
                                    .ear = 1.15f,
                                    .droop = {20, 14},
                                    .tusk = .7f,
                                    .gape = .34f,
                                    .bare = .8f,
                                    .jut = .06f,
                                    .brow = {.10f, .08f},
                                    .frown = {.0f, .02f},
                                    .open = {1.5f, 1.5f},
                                    .gaze_x = -12,
                                    .gaze_y = 4,
                                    .iris = rgb(0xffd838),
                                    .glow = .5f,
                                    .upper = 7});
    part();
    paint(tongue);
    blend(.05f);
    egg(0, -.62f, .28f, .16f, .06f, .22f);
    Vec3 mouth = here(V(0, -.4f, .7f));
    pop();
    part(); /* shoulders out of the clouds */
    paint(f.skin);
    blend(.2f);
    egg(.95f, .22f, -.5f, 1.0f, .55f, .5f);
    lamp(moon + V(.55f, .1f, .95f), rgb(0xfff0b8) * 2.6f, .5f);
    lamp(moon + V(1.0f, -.3f, 1.3f), rgb(0xffe8a8) * 1.4f, .4f);
    sprite(moon, 1.5f, rgb(0xffe8a0), SPRITE_GLOW, .22f);
    for (int i = 0; i < 46; i++) { /* crumbs; they become stars */
        float t = chance(i);
        sprite(mouth + V(-.2f + .9f * (chance(i + 50) - .6f) * (1 + t), .1f - 1.3f * t, .3f),
               .010f + .022f * chance(i + 100), rgb(0xfff0a0), i % 4 ? SPRITE_GLOW : SPRITE_SPARKLE, 1);
    }
}

const Card troll_cheese_cards[] = {{"cards/horde/moon-troll", MOON, moon_troll}, {0}};
