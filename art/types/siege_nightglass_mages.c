/* SPDX-License-Identifier: MIT
 * Nightglass: those it feeds on, and those who serve it. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/feathers.h"
#include "props/glass.h"
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

/* ---- ng05: behind his lens ---- */

static Vec3 one_beam(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .25f);
    float x = u + .28f - .42f * (1.25f - v) * .62f, wide = .10f + .05f * (1.25f - v);
    c += vec_mix(t[LIGHT], t[GLOW], .6f) * (.34f * smooth(wide, wide * .7f, fabsf(x)));
    for (int i = 0; i < 3; i++) /* beams of the roof, one lit edge each */
        c += t[LIGHT] * (.22f * expf(-fabsf(v - .2f * u - (.62f + .24f * (float)i)) * 120));
    return c;
}

static void lens_cultist(void)
{
    camera(V(-.25f, 1.45f, 5.9f), V(.06f, 1.58f, 0), 35);
    Scene *s = scene();
    s->backdrop = one_beam;
    s->vignette = 1.3f;
    s->key.color *= .7f;
    int robe = material_wool(rgb(0x241a4c)), lining = material_wool(rgb(0x0c081c)), gold = material_gold(),
        edge = glass_edge(rgb(violet), 1.8f), skin = material_skin(rgb(0xb8a0b8), rgb(0x705a80)),
        pane = material_glow(rgb(0x2c1c66), .8f), beam = material_glow(rgb(0xc8a0ff), 1.9f),
        white = material_glow(rgb(0xffffff), 2.4f), black = glass_black();
    material(gold)->emit = rgb(0xffb030) * .2f;
    Figure f = {.man = .8f, .wide = 1.1f};
    push(); /* the man, behind it */
    move(.12f, .46f, -.72f);
    turn_y(6);
    body_trunk(&f, robe);
    cloak(robe, 1.2f, -.2f, 40, .3f, V(.1f, 0, -.1f), 4);
    cowl(robe, 1.15f, .36f, 8);
    push();
    move(0, 2.30f, .05f);
    grow(.86f);
    hood_deep(robe, lining, .7f, 3);
    part();
    paint(lining);
    egg(0, 0, .05f, .36f, .44f, .30f);
    pop();
    pop();
    Vec3 middle = V(.08f, 1.52f, .35f);
    push(); /* the lens, larger than himself, and in it what it makes of his face */
    move(middle[0], middle[1], middle[2]);
    turn_y(14);
    part();
    paint(pane);
    egg(0, 0, -.34f, 1.02f, 1.02f, .02f);
    push();
    move(-.02f, .06f, -.30f);
    turn_y(8);
    turn_x(2);
    grow(1.62f);
    person_head(&(Person){.skin = rgb(0xc4b0d4),
                          .hair = rgb(0x1c1430),
                          .iris = rgb(0xb060ff),
                          .age = .6f,
                          .man = 1,
                          .gaunt = .65f,
                          .eye = 1.5f,
                          .gaze_x = 10,
                          .gaze_y = -8,
                          .glow = .9f,
                          .nose = NOSE_LONG,
                          .mood = MOOD_CUNNING,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .brow = 1.2f});
    pop();
    push();
    turn_x(90);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .05f, 0, 1.08f, .085f);
    for (int i = 0; i < 12; i++)
        ball(sinf((float)i * PI / 6) * 1.12f, .06f, cosf((float)i * PI / 6) * 1.12f, .075f);
    part();
    paint(edge);
    ring(0, .10f, 0, .96f, .016f);
    pop();
    part(); /* arcs of light where the glass bulges */
    paint(edge);
    for (int side = 0; side < 2; side++) {
        Vec3 p[7];
        float r[7];
        for (int i = 0; i < 7; i++) {
            float a = (side ? 3.6f : .45f) + .16f * (float)i;
            p[i] = V(-sinf(a) * .84f, cosf(a) * .84f, .34f);
            r[i] = .030f * sinf(PI * ((float)i + .3f) / 6.6f);
        }
        tube(7, p, r, 3);
    }
    part(); /* his robe below it */
    paint(robe);
    blend(.12f);
    egg(0, -1.52f, -.10f, .78f, .46f, .36f);
    limb(V(0, -1.6f, -.15f), V(0, -2.8f, -.1f), .62f, .8f);
    part(); /* its fork */
    paint(black);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .85f, -.82f, 0), V(0, -1.35f, .22f), .07f, .10f);
    limb(V(0, -1.3f, .22f), V(0, -2.4f, .30f), .11f, .14f);
    Vec3 left = here(V(-1.10f, .05f, .04f)), right = here(V(1.06f, -.25f, .04f)), heart = here(V(.30f, .12f, .42f));
    pop();
    body_sleeve(robe, V(-.42f, 1.78f, -.70f), V(-1.02f, 1.34f, -.35f), left + V(-.04f, -.06f, -.12f), .18f, .17f, .15f,
                1);
    body_sleeve(robe, V(.62f, 1.78f, -.70f), V(1.10f, 1.20f, -.35f), right + V(.06f, -.06f, -.12f), .18f, .17f, .15f,
                2);
    person_hand_at(&(PersonHand){.pose = GRASP_CUP, .size = .21f, .thumb = 1, .skin = skin, .nail = skin, .age = 1},
                   left + V(-.10f, -.04f, -.08f), V(.45f, .30f, .8f), V(.8f, 0, -.4f));
    person_hand_at(&(PersonHand){.pose = GRASP_CUP, .size = .21f, .thumb = -1, .skin = skin, .nail = skin, .age = 1},
                   right + V(.12f, -.04f, -.08f), V(-.45f, .30f, .8f), V(-.8f, 0, -.4f));
    Vec3 hit = V(1.55f, .35f, 2.4f); /* from the enlarged eye, to where we stand */
    part();
    paint(white);
    limb(heart, hit, .018f, .06f);
    part();
    paint(beam);
    limb(vec_mix(heart, hit, .05f), hit, .03f, .13f);
    for (int i = 0; i < 14; i++)
        sprite(vec_mix(heart, hit, (float)i / 13), .12f + .012f * (float)i, rgb(0xa070ff), SPRITE_GLOW, .45f);
    sprite(heart, .30f, rgb(0xe8d8ff), SPRITE_GLOW, .6f);
    sprite(heart, .34f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(middle + V(-.55f, .75f, .95f), rgb(0xe4d4ff) * 2.2f, .45f);
    lamp(middle + V(.1f, -.6f, .9f), rgb(0x9060ff) * 1.6f, .45f);
    faction_ground();
    faction_motes();
}

/* ---- ng07: a choir of mirrors ---- */

/* One of the choir, and whose face it wears: a hood, and in it, where a face would be, a mirror that sings. */
static void chorister(float size, int robe, int edge, int glass, const Person *worn, float nod)
{
    push();
    grow(size);
    part();
    paint(robe);
    blend(.14f);
    egg(0, .10f, -.10f, .50f, .60f, .50f);
    limb(V(0, .45f, -.15f), V(.04f, .86f, -.46f), .28f, .04f);
    egg(0, -.74f, -.05f, .80f, .34f, .46f);
    limb(V(0, -.6f, -.05f), V(0, -2.6f, .05f), .60f, .98f);
    carve();
    blend(.05f);
    egg(0, 0, .40f, .37f, .50f, .60f);
    fill();
    part(); /* the cowl lies in two folds over the breast */
    paint(robe);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[4] = {V((float)side * .46f, .20f, .26f), V((float)side * .50f, -.34f, .34f),
                     V((float)side * .30f, -.72f, .46f), V(0, -.98f, .52f)};
        float r[4] = {.05f, .10f, .12f, .05f};
        tube(4, p, r, 4);
    }
    part();
    paint(edge);
    blend(.004f);
    Vec3 rim[13];
    float r[13];
    for (int i = 0; i < 13; i++) {
        float a = ((float)i / 12 - .5f) * 1.76f * PI;
        rim[i] = V(sinf(a) * .385f, .01f + cosf(a) * .515f, .30f - .05f * cosf(a));
        r[i] = .014f;
    }
    tube(13, rim, r, 4);
    part();
    paint(glass);
    egg(0, 0, .02f, .36f, .49f, .10f);
    push();
    move(0, -.02f, .02f);
    turn_x(nod);
    grow(.82f);
    person_head(worn);
    pop();
    pop();
}

static void faceless_choir(void)
{
    camera(V(.25f, 1.60f, 5.6f), V(-.02f, 1.66f, 0), 34);
    Scene *s = scene();
    s->back_x = .30f;
    s->back_mirrored = true;
    s->back_zoom = 1.1f;
    s->vignette = 1.2f;
    s->key.color *= .55f;
    int robe = material_wool(rgb(0x1e1642)), edge = glass_edge(rgb(violet), 1.3f),
        glass = material_glow(rgb(0x8a70d8), .55f);
    /* faces they have taken: violet as glass, each of another age, all singing one note */
    Person worn[4] = {{.skin = rgb(0xb8a4e4),
                       .hair = rgb(0x4a3a80),
                       .iris = rgb(0x201040),
                       .age = .35f,
                       .man = 0,
                       .eye = 1.35f,
                       .gaze_y = 10,
                       .mood = MOOD_SHOUT,
                       .cast = CAST_FINE,
                       .brow = .9f,
                       .seed = 4},
                      {.skin = rgb(0xa898dc),
                       .hair = rgb(0x3a2e6c),
                       .iris = rgb(0x201040),
                       .age = .9f,
                       .man = 1,
                       .gaunt = .7f,
                       .nose = NOSE_HOOKED,
                       .eye = 1.2f,
                       .gaze_y = 12,
                       .mood = MOOD_SHOUT,
                       .cast = CAST_GAUNT,
                       .seed = 7},
                      {.skin = rgb(0xa090d8),
                       .hair = rgb(0x3a2e6c),
                       .iris = rgb(0x201040),
                       .age = .5f,
                       .man = 1,
                       .wide = 1.15f,
                       .nose = NOSE_BROAD,
                       .eye = 1.2f,
                       .gaze_y = 8,
                       .mood = MOOD_SHOUT,
                       .mirrored = true,
                       .cast = CAST_BROAD,
                       .seed = 12},
                      {.skin = rgb(0x9888d0),
                       .hair = rgb(0x3a2e6c),
                       .iris = rgb(0x201040),
                       .age = 0,
                       .man = 0,
                       .eye = 1.3f,
                       .gaze_y = 8,
                       .mood = MOOD_SHOUT,
                       .cast = CAST_ROUND,
                       .seed = 15}};
    static const float stand[6][6] = {/* place, size, turned, whose face */
                                      {.44f, 1.42f, 1.35f, 1.24f, -18, 0}, {-.78f, 1.36f, .75f, 1.06f, 6, 1},
                                      {1.34f, 1.60f, .05f, 1.02f, -30, 2}, {-.18f, 2.14f, -.65f, .92f, -4, 3},
                                      {-1.22f, 2.10f, -1.2f, .80f, 10, 2}, {.86f, 2.32f, -1.3f, .78f, -14, 1}};
    for (int i = 0; i < 6; i++) {
        push();
        move(stand[i][0], stand[i][1], stand[i][2]);
        turn_y(stand[i][4]);
        turn_z(i == 1 ? 6 : i == 2 ? -5 : 0);
        chorister(stand[i][3], robe, edge, glass, &worn[(int)stand[i][5]], -8);
        Vec3 mouth = here(V(0, -.30f * stand[i][3], .50f * stand[i][3]));
        lamp(here(V(0, -.9f * stand[i][3], 1.1f * stand[i][3])), rgb(0xffc880) * (i ? .9f : 1.5f), .35f);
        pop();
        sprite(mouth, .16f * stand[i][3], rgb(0xffd890), SPRITE_GLOW, .55f);
    }
    lamp(V(-1.5f, 2.9f, 2.4f), rgb(0xc8b4ff) * 2.0f, .8f);
    sprite(V(.12f, 2.0f, -2.8f), 1.2f, rgb(0x6a48d0), SPRITE_GLOW, .30f);
    faction_ground();
}

/* ---- ng03: the last light ---- */

static Vec3 two_nights(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x07060f), vec_mix(t[DARK], t[SHADOW], .8f), smooth(-.5f, .8f, u + .2f * v));
    return c + t[MIDTONE] * (.22f * halo(u, v, .62f, .35f, .3f));
}

/* A face lit from below by the last flame, and two hands that close over it. */
static void blackout(void)
{
    camera(V(.1f, -.10f, 6.0f), V(0, -.02f, 0), 31);
    Scene *s = scene();
    s->backdrop = two_nights;
    s->key.color *= .25f;
    s->ambient *= .5f;
    s->vignette = 1.5f;
    int robe = material_wool(rgb(0x2a1f5c)), lining = material_plain(rgb(0x04030a), .9f, .1f),
        skin = material_skin(rgb(0xc8a8b0), rgb(0x7a5c78)), wax = material_plain(rgb(0xe8d8b8), .6f, .4f),
        wick = material_plain(rgb(0x140c08), .9f, 0);
    material(wax)->emit = rgb(0xffa040) * .12f;
    push();
    move(.0f, .38f, -.25f);
    turn_y(-8);
    turn_x(16);
    turn_z(6);
    grow(1.55f);
    person_head(&(Person){.skin = rgb(0xc8b0c8),
                          .hair = rgb(0x201838),
                          .iris = rgb(0xa070ff),
                          .age = .8f,
                          .man = .6f,
                          .gaunt = .9f,
                          .eye = 1.4f,
                          .gaze_y = -16,
                          .glow = .7f,
                          .nose = NOSE_HOOKED,
                          .nose_size = 1.2f,
                          .mood = MOOD_CUNNING,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .brow = 1.2f});
    hood_deep(robe, lining, .7f, 3);
    pop();
    part(); /* shoulders */
    paint(robe);
    blend(.2f);
    egg(0, -1.15f, -.75f, 1.45f, .85f, .5f);
    Vec3 light = V(-.02f, -.78f, .95f);
    push(); /* the candle */
    move(light[0], -1.08f, light[2]);
    part();
    paint(wax);
    blend(.04f);
    limb(V(0, -1.2f, 0), V(0, -.05f, 0), .19f, .17f);
    for (int i = 0; i < 5; i++) {
        float a = 1.3f * (float)i;
        limb(V(sinf(a) * .16f, -.04f, cosf(a) * .16f), V(sinf(a) * .18f, -.22f - .22f * chance(i), cosf(a) * .18f),
             .04f, .055f);
    }
    part();
    paint(wick);
    limb(V(0, -.05f, 0), V(.01f, .16f, 0), .018f, .014f);
    move(0, .08f, 0);
    small_flame(.50f, rgb(0xffc060));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* both hands close over it */
        float q = (float)side;
        body_sleeve(robe, V(q * 1.25f, -1.15f, -.3f), V(q * 1.15f, -1.35f, .45f), V(q * .86f, -.98f, .85f), .3f, .27f,
                    .25f, side + 4);
        person_hand_at(
            &(PersonHand){
                .pose = GRASP_CUP, .size = .40f, .thick = .85f, .thumb = -side, .skin = skin, .nail = skin, .age = 1},
            V(q * .78f, -.92f, .90f), V(-q * .70f, .62f, .10f), V(-q * .6f, -.75f, .15f));
    }
    sprite(light, .5f, rgb(0xffb850), SPRITE_GLOW, .5f);
    lamp(light + V(0, .12f, .15f), rgb(0xffb060) * 3.0f, .8f);
    lamp(light + V(0, .50f, .55f), rgb(0xffc070) * 2.2f, .8f);
    for (int i = 0; i < 24; i++) { /* smoke of those that are out */
        float t = chance(i), d = i % 2 ? 1.15f : -1.2f;
        sprite(V(d + .10f * sinf(t * 9), -.8f + 2.2f * t, -.6f), .08f + .12f * t, rgb(0x8a78d8), SPRITE_GLOW,
               .25f * (1 - .7f * t));
    }
    faction_motes();
}

const Card siege_nightglass_mages_cards[] = {{"cards/siege/ng03", NIGHTGLASS, blackout},
                                             {"cards/siege/ng02", NIGHTGLASS, memory_leech},
                                             {"cards/siege/ng05", NIGHTGLASS, lens_cultist},
                                             {"cards/siege/ng07", NIGHTGLASS, faceless_choir},
                                             {0}};
