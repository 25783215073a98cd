/* SPDX-License-Identifier: MIT
 * Nightglass: those it feeds on, and those who serve it. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/feathers.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/sinew.h"

static const unsigned violet = 0x9470ea;

/* ---- ng02: asleep on his book ---- */

static Vec3 dark_study(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[MIDTONE], .62f * halo(u, v, -.35f, .75f, .25f));
    for (int i = 0; i < 3; i++) { /* a window behind him */
        float x = -.62f + .34f * (float)i, d = max_of(fabsf(u - x) - .14f, max_of(v - 1.0f, .15f - v));
        c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .75f), .8f * smooth(.015f, -.01f, d));
    }
    for (int i = 0; i < 24; i++) { /* backs of books at the right */
        float x = .42f + .085f * (float)(i % 8), y = .05f + .46f * (float)(i / 8), h = .26f + .12f * chance_of(i);
        if (fabsf(u - x) < .036f && v > y && v < y + h)
            c = vec_mix(c, vec_mix(t[SHADOW], rgb(0x5a2c3c), chance_of(i + 40)) * .9f, .85f);
    }
    return c;
}

/* The leech, flat as a leaf along n places of its back, each with where the back faces; wide[]: half its width there. */
static void flat_leech(int n, const Vec3 *p, const Vec3 *out, const float *wide, int skin, int fringe)
{
    enum { RINGS = 34 };
    for (int i = 0; i < RINGS; i++) {
        float t = (float)i / (RINGS - 1) * ((float)n - 1.001f);
        int k = (int)t;
        float w = mix(wide[k], wide[k + 1], t - (float)k);
        Vec3 c = tube_point(n, p, t), up = vec_unit(vec_mix(out[k], out[k + 1], t - (float)k));
        Vec3 along =
            vec_unit(tube_point(n, p, min_of(t + .1f, (float)n - 1.001f)) - tube_point(n, p, max_of(t - .1f, 0)));
        push();
        move(c[0], c[1], c[2]);
        aim(along, up);
        part();
        paint(skin);
        blend(.04f);
        egg(0, 0, 0, w, .085f, .10f + .06f * w);
        part();
        paint(fringe);
        blend(.02f);
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side, flap = .035f * (i % 2 ? 1.f : -1.f);
            limb(V(q * w * .86f, 0, .0f), V(q * (w + .07f), -.03f, flap), .048f, .020f);
        }
        pop();
    }
}

/* What it has drunk so far: stars on its back, joined as they were in him. */
static void drunk_stars(int n, const Vec3 *p, const Vec3 *out, const float *wide, int star, int link)
{
    enum { STARS = 17 };
    Vec3 at[STARS];
    for (int i = 0; i < STARS; i++) {
        float t = .35f + (float)i * ((float)n - 1.6f) / STARS;
        int k = (int)t;
        float w = mix(wide[k], wide[k + 1], t - (float)k), x = (i % 2 ? .55f : -.50f) * w * (.5f + .7f * chance(i + 8));
        Vec3 c = tube_point(n, p, t), up = vec_unit(vec_mix(out[k], out[k + 1], t - (float)k)),
             along = vec_unit(tube_point(n, p, t + .1f) - c), across = vec_unit(vec_cross(along, up));
        at[i] = c + up * (.115f + .06f * w) * sqrtf(max_of(.1f, 1 - x * x / (w * w))) + across * x;
        part();
        paint(star);
        ball(at[i][0], at[i][1], at[i][2], .016f + .016f * chance(i));
        sprite(here(at[i] + up * .04f), .07f + .08f * chance(i + 3), rgb(0xe4e8ff),
               i % 3 ? SPRITE_GLOW : SPRITE_SPARKLE, .8f);
        if (i) {
            part();
            paint(link);
            limb(at[i - 1], at[i], .007f, .007f);
        }
    }
}

static void open_book(int page, int ink, int cover)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[12];
        for (int row = 0; row < 3; row++)
            for (int i = 0; i < 4; i++) {
                static const float rise[4] = {-.04f, .13f, .10f, .0f};
                p[row * 4 + i] = V(q * (.02f + .36f * (float)i), rise[i], -.7f + .75f * (float)row);
            }
        part();
        paint(page);
        blend(.01f);
        cloth(3, 4, p, .03f, 5);
        part();
        paint(cover);
        box(q * .58f, -.13f, .05f, .60f, .04f, .80f, .02f);
        part();
        paint(page);
        box(q * .56f, -.06f, .05f, .54f, .05f, .74f, .03f);
        part();
        paint(ink);
        for (int i = 0; i < 8; i++)
            for (int k = 0; k < 3; k++) {
                float x = .20f + .26f * (float)k, z = -.45f + .15f * (float)i;
                limb(V(q * x, .145f - .02f * (float)k, z),
                     V(q * (x + .10f + .10f * chance(i * 3 + k)), .135f - .02f * (float)k, z), .010f, .008f);
            }
    }
}

static void memory_leech(void)
{
    camera(V(.05f, .62f, 4.7f), V(.0f, .06f, 0), 31);
    Scene *s = scene();
    s->backdrop = dark_study;
    s->vignette = 1.5f;
    s->ambient = .5f;
    s->key = (Light){V(-.55f, .75f, .50f), rgb(0xb8b0ff) * 2.2f, .06f};
    s->rim = (Light){V(-.3f, .6f, -.7f), rgb(0xa890ff) * 4.0f, 0};
    s->fill = (Light){V(.8f, -.1f, .6f), rgb(0xffb060) * 1.0f, 0};
    int robe = material_wool(rgb(0x3a2c74)), star = material_glow(rgb(0xf6f0ff), 2.6f),
        link = material_glow(rgb(violet), 1.1f), skin = material_plain(rgb(0x231a5c), .16f, 1.6f),
        fringe = material_plain(rgb(0xb04890), .3f, 1),
        page = material_new(rgb(0xe8dcc0), rgb(0xc4b08c), .85f, .2f, PAT_NOISE, 3, .2f),
        ink = material_plain(rgb(0x3a2c34), .9f, 0), cover = material_leather(rgb(0x5a2438)),
        flesh = material_skin(rgb(0xd0a088), rgb(0x8a5c50)), wax = material_glow(rgb(0xf0d8a8), .35f),
        flame = material_glow(rgb(0xffd070), 3.2f), quill = material_plain(rgb(0xe8e4f4), .8f, .2f);
    material(skin)->sss = rgb(0x6a50d0) * .45f;
    material(skin)->rim = 1.4f;
    push(); /* the book, tilted to us */
    move(.10f, -.98f, .35f);
    turn_y(8);
    turn_x(16);
    grow(1.08f);
    open_book(page, ink, cover);
    pop();
    part(); /* his back */
    paint(robe);
    blend(.2f);
    lumpy(.02f, 4);
    egg(.95f, -.42f, -.35f, .80f, .62f, .6f);
    egg(.62f, -.62f, -.05f, .50f, .36f, .4f);
    lumpy(0, 1);
    push(); /* his head lies on its side */
    move(-.02f, -.42f, .22f);
    turn_z(68);
    turn_y(8);
    turn_x(-4);
    grow(1.12f);
    person_head(&(Person){.skin = rgb(0xd8a88c),
                          .hair = rgb(0xdcd4e8),
                          .iris = rgb(0x8aa0e8),
                          .age = .85f,
                          .man = 1,
                          .gaunt = .4f,
                          .eye = 1.25f,
                          .gaze_x = 16,
                          .gaze_y = 14,
                          .glow = .7f,
                          .mood = MOOD_FEAR,
                          .cast = CAST_LONG,
                          .hairs = HAIR_SWEPT,
                          .beard = WHISKERS_FULL,
                          .beard_length = .9f,
                          .brow = 1.5f,
                          .nose = NOSE_LONG,
                          .seed = 3});
    Vec3 temple = here(V(-.26f, .40f, .36f)), eye_at = here(V(-.17f, .04f, .52f));
    pop();
    Vec3 at[8] = {temple,
                  temple + V(-.20f, .16f, .14f),
                  V(-.72f, .22f, .42f),
                  V(-.60f, .62f, .30f),
                  V(-.12f, .80f, .20f),
                  V(.36f, .66f, .12f),
                  V(.66f, .78f, .0f),
                  V(.84f, 1.10f, -.1f)},
         out[8] = {V(-.2f, .3f, 1), V(-.3f, .4f, 1), V(-.4f, .2f, 1), V(-.1f, .1f, 1),
                   V(.1f, .2f, 1),  V(.1f, .3f, 1),  V(.1f, .2f, 1),  V(.1f, .1f, 1)};
    static const float wide[8] = {.10f, .15f, .24f, .31f, .36f, .36f, .28f, .08f};
    flat_leech(8, at, out, wide, skin, fringe);
    drunk_stars(8, at, out, wide, star, link);
    sprite(temple + V(-.04f, .02f, .16f), .26f, rgb(0xc8d0ff), SPRITE_GLOW, .7f);
    sprite(temple + V(-.02f, .02f, .18f), .30f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    sprite(eye_at, .08f, rgb(0xd0d8ff), SPRITE_SPARKLE, .5f);
    person_hand_at(&(PersonHand){.pose = GRASP_REST, .size = .26f, .thumb = 1, .skin = flesh, .nail = flesh, .age = 1},
                   V(.66f, -.92f, .95f), V(-.9f, -.05f, .30f), V(0, -1, .1f));
    part();
    paint(robe);
    sinew_cloth(V(1.25f, -.55f, .3f), V(1.10f, -.85f, .75f), V(.72f, -.91f, .93f), .26f, .22f, .17f, 4);
    push(); /* the quill he let go */
    move(.05f, -.96f, 1.12f);
    turn_z(62);
    turn_x(-30);
    feather(.50f, .12f, quill, quill);
    pop();
    part(); /* his candle, nearly down */
    paint(wax);
    blend(.04f);
    limb(V(.86f, -.95f, .0f), V(.86f, .10f, .0f), .10f, .09f);
    part();
    paint(flame);
    limb(V(.86f, .16f, .0f), V(.88f, .34f, .0f), .045f, .006f);
    sprite(V(.86f, .22f, .05f), .30f, rgb(0xffc070), SPRITE_GLOW, .6f);
    lamp(V(.80f, .25f, .45f), rgb(0xffb860) * 1.8f, .45f);
    lamp(V(-.6f, .15f, 1.5f), rgb(0xc8c0ff) * 1.5f, .45f);
}

const Card siege_nightglass_mages_cards[] = {{"cards/siege/ng02", NIGHTGLASS, memory_leech}, {0}};
