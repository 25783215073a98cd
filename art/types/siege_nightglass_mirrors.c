/* SPDX-License-Identifier: MIT
 * Nightglass: faces caught in panes, and the last light. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/glass.h"
#include "props/headgear.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"

/* ---- ng03: the last light ---- */

/* A hall at night: one tall window, whose sky is the only thing that shines. */
static Vec3 dark_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x080614), t[SHADOW], .34f * smooth(-.4f, 1.1f, u + .5f * v));
    float stone = cloud_flat(u * 5, v * 5, 3);
    c = c * (.7f + .6f * stone);
    float d = pointed_arch(u, v, .52f, .50f, .10f);
    c += t[LIGHT] * (.30f * expf(-fabsf(d - .03f) * 60));
    if (d < 0 && v > -.62f) {
        Vec3 night =
            vec_mix(t[MIDTONE] * .55f, vec_mix(t[MIDTONE], t[LIGHT], .75f) * 1.05f, halo(u, v, .80f, .62f, .16f));
        night = vec_mix(night, t[GLOW] * .95f, disc(u, v, .80f, .66f, .15f, .012f));
        float x = (u - .52f) * 4.2f, lead = min_of(fabsf(u - .52f) * .5f, .5f * fabsf(fabsf(x) - 1.05f) / 4.2f);
        float bar = fabsf(v * 2.6f - floorf(v * 2.6f + .5f)) / 2.6f;
        c = vec_mix(night, t[DARK], .85f * smooth(.016f, .008f, min_of(lead, bar * .6f)));
    }
    return c;
}

/* Fingers of the night that close on a flame at `at`. */
static void night_hand(Vec3 at, int m)
{
    static const Vec3 finger[5][5] = {
        {{.80f, 1.30f, -.1f}, {.30f, 1.08f, .14f}, {-.10f, .66f, .16f}, {-.12f, .30f, .06f}, {-.05f, .03f, .0f}},
        {{1.05f, .95f, -.1f}, {.86f, .44f, .18f}, {.50f, .30f, .24f}, {.22f, .16f, .12f}, {.05f, .02f, .03f}},
        {{.75f, 1.50f, -.2f}, {.10f, 1.46f, .08f}, {-.38f, 1.02f, .10f}, {-.42f, .60f, .06f}, {-.33f, .26f, .02f}},
        {{.75f, 1.72f, -.3f}, {.0f, 1.80f, .0f}, {-.62f, 1.44f, .02f}, {-.74f, 1.02f, .02f}, {-.68f, .66f, .0f}},
        {{.80f, 1.95f, -.4f}, {.10f, 2.10f, -.1f}, {-.55f, 1.92f, -.1f}, {-.86f, 1.60f, -.08f}, {-.92f, 1.28f, -.1f}}};
    for (int i = 0; i < 5; i++) {
        Vec3 p[5];
        for (int k = 0; k < 5; k++)
            p[k] = at + finger[i][k];
        glass_talon(5, p, (i == 1 ? .18f : .155f) - .010f * (float)i, m);
    }
    Glazing g = glazing_begin();
    part();
    paint(m);
    blend(.2f);
    limb(at + V(1.15f, 1.05f, -.15f), at + V(.95f, 1.75f, -.3f), .34f, .36f);
    limb(at + V(1.1f, 1.4f, -.25f), at + V(2.4f, 2.5f, -.8f), .42f, .52f);
    glazing_clear(g);
}

static void nightcap(int cloth, int band)
{
    part();
    paint(cloth);
    blend(.05f);
    egg(0, .26f, -.08f, .375f, .30f, .40f);
    tube(5,
         (Vec3[]){V(0, .40f, -.10f), V(-.12f, .66f, -.16f), V(-.40f, .70f, -.16f), V(-.60f, .42f, -.10f),
                  V(-.66f, .10f, -.02f)},
         (float[]){.30f, .22f, .15f, .10f, .06f}, 5);
    carve();
    blend(.02f);
    box(0, -.24f, .1f, .7f, .42f, .7f, .02f);
    fill();
    part();
    paint(band);
    blend(.03f);
    push();
    move(0, .18f, -.06f);
    turn_x(-8);
    ring(0, 0, 0, .385f, .055f);
    pop();
    ball(-.67f, .02f, .0f, .085f);
}

static void blackout(void)
{
    camera(V(.1f, -.05f, 6.0f), V(0, .0f, 0), 31);
    Scene *s = scene();
    s->backdrop = dark_hall;
    s->key = (Light){V(.65f, .70f, .45f), rgb(0xb8a8ff) * .8f, .06f};
    s->rim = (Light){V(.6f, .5f, -.7f), rgb(0x9478ff) * 4.6f, 0};
    s->fill = (Light){V(-.6f, .0f, .8f), rgb(0x4a40a0) * .5f, 0};
    s->ambient = .32f;
    s->vignette = 1.4f;
    s->aperture = 0;
    int night = glass_polished(rgb(0x4c3aa8), .40f), shirt = material_wool(rgb(0x8a80b8)),
        cap = material_wool(rgb(0xc8bcd8)), band = material_wool(rgb(0x6a4a9a)),
        wax = material_plain(rgb(0xf0dcb4), .5f, .4f), wick = material_plain(rgb(0x140c08), .9f, 0);
    material(wax)->emit = rgb(0xffa040) * .22f;
    push(); /* who holds it: an old man, who looks up */
    move(-.46f, -.34f, .0f);
    turn_z(-10);
    turn_y(28);
    turn_x(-8);
    grow(1.42f);
    Visage v = {.skin = rgb(0xd09c80),
                .hair = rgb(0xd8d0e0),
                .iris = rgb(0x6a88c8),
                .flush = 1.1f,
                .jaw = .95f,
                .gaunt = .5f,
                .old = .85f,
                .nose = 1.25f,
                .hook = .05f,
                .bulb = 1.2f,
                .eye = 1.12f,
                .open = {1.45f, 1.5f},
                .under = {1.1f, 1.1f},
                .slant = {-.02f, -.02f},
                .gaze_x = 12,
                .gaze_y = 15,
                .brow = {.05f, .06f},
                .frown = {-.03f, -.03f},
                .bush = 1.6f,
                .fine_brows = true,
                .mouth = .095f,
                .gape = .085f,
                .corner = {-.02f, -.015f},
                .lower = .5f,
                .neck = .18f};
    int skin = visage(&v);
    nightcap(cap, band);
    pop();
    part(); /* his night-shirt */
    paint(shirt);
    blend(.16f);
    egg(-.62f, -1.62f, -.25f, .85f, .60f, .45f);
    limb(V(-.62f, -1.15f, -.1f), V(-.50f, -.98f, -.05f), .34f, .24f);
    Vec3 light = V(.36f, -.66f, .95f), fist = V(.36f, -1.30f, .95f);
    push();
    Vec3 wrist = person_hand_grip(
        (PersonHand){.pose = GRASP_FIST, .size = .34f, .thick = 1, .thumb = 1, .skin = skin, .age = .8f, .lean = true},
        fist, V(.03f, 1, .02f), V(.55f, .1f, .9f));
    part(); /* the candle */
    paint(wax);
    blend(.03f);
    limb(V(0, -.5f, 0), V(0, .42f, 0), .135f, .125f);
    for (int i = 0; i < 5; i++) {
        float a = 1.3f * (float)i;
        limb(V(sinf(a) * .11f, .40f, cosf(a) * .11f), V(sinf(a) * .13f, .28f - .16f * chance(i), cosf(a) * .13f), .03f,
             .04f);
    }
    part();
    paint(wick);
    limb(V(0, .42f, 0), V(.01f, .56f, 0), .016f, .012f);
    move(0, .48f, 0);
    small_flame(.34f, rgb(0xffc060));
    pop();
    part();
    paint(shirt);
    sinew_cloth(V(-1.15f, -1.55f, .2f), V(-.55f, -1.95f, .75f), wrist + V(-.02f, -.02f, 0), .34f, .28f, .17f, 4);
    night_hand(light + V(.02f, .10f, .08f), night);
    sprite(light, .34f, rgb(0xffb850), SPRITE_GLOW, .55f);
    sprite(light + V(0, .05f, .02f), .8f, rgb(0xff9a40), SPRITE_GLOW, .14f);
    lamp(light + V(-.10f, .10f, .10f), rgb(0xffb060) * 3.4f, .55f);
    lamp(light + V(-.35f, .22f, .45f), rgb(0xffb868) * 2.2f, .5f);
    for (int i = 0; i < 30; i++) { /* smoke of those that are out */
        float t = chance(i);
        sprite(V(-1.08f + .12f * sinf(t * 8), -.2f + 1.9f * t, -.6f), .05f + .12f * t, rgb(0x7a68c8), SPRITE_GLOW,
               .20f * (1 - .7f * t));
    }
    faction_motes();
}

/* ---- ng07: a choir of mirrors ---- */

static void soldiers_helm(int iron, int brass)
{
    push();
    move(0, .08f, -.03f);
    grow(1.04f);
    helm_open(iron, brass, false);
    pop();
}

/* The one who stands before them, as their mirrors show him. */
static Person mirrored_soldier(Vec3 skin, float turned)
{
    return (Person){.skin = skin,
                    .hair = rgb(0x3a2418),
                    .iris = rgb(0x3a5a70),
                    .age = .35f,
                    .man = 1,
                    .eye = 1.5f,
                    .gaze_x = turned,
                    .gaze_y = -6,
                    .nose = NOSE_BROAD,
                    .mood = MOOD_FEAR,
                    .cast = CAST_USUAL,
                    .hairs = HAIR_CROP,
                    .beard = WHISKERS_STUBBLE,
                    .seed = 3};
}

/* One of the choir: a hood, and in it, where a face would be, a mirror; in it who stands before it. pane 0: none over it. */
static void mirror_in_hood(float size, int robe, int frame, int edge, int deep, int pane, const Person *shown, int iron,
                           int brass, float yaw)
{
    push();
    grow(size);
    part();
    paint(robe);
    blend(.14f);
    egg(0, .10f, -.10f, .52f, .64f, .50f);
    limb(V(0, .45f, -.15f), V(.04f, .92f, -.46f), .28f, .04f);
    egg(0, -.80f, -.05f, .84f, .34f, .46f);
    limb(V(0, -.6f, -.05f), V(0, -2.8f, .05f), .62f, 1.0f);
    carve();
    blend(.05f);
    egg(0, 0, .40f, .40f, .53f, .68f);
    fill();
    part(); /* the cowl lies in folds over the breast */
    paint(robe);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float q = (float)side, out = .10f * (float)i;
            Vec3 p[4] = {V(q * (.48f + out), .12f - .2f * (float)i, .24f - out), V(q * (.50f + out), -.40f, .36f - out),
                         V(q * (.32f + out), -.80f, .46f - .5f * out), V(q * out, -1.10f - .1f * (float)i, .52f)};
            float r[4] = {.05f, .10f, .12f, .05f};
            tube(4, p, r, 4);
        }
    part();
    paint(deep);
    egg(0, 0, -.12f, .40f, .53f, .10f);
    push();
    move(-.01f, -.06f, -.10f);
    turn_y(yaw);
    turn_x(-4);
    grow(.78f);
    person_head(shown);
    soldiers_helm(iron, brass);
    pop();
    if (pane) {
        Glazing g = glazing_begin();
        part();
        paint(pane);
        egg(0, 0, .40f, .385f, .515f, .05f);
        glazing_clear(g);
    }
    part();
    paint(frame);
    blend(.004f);
    push();
    move(0, 0, .40f);
    Vec3 rim[17];
    float r[17];
    for (int i = 0; i < 17; i++) {
        float a = (float)i / 16 * 2 * PI;
        rim[i] = V(sinf(a) * .395f, cosf(a) * .525f, .01f);
        r[i] = .030f;
    }
    tube(17, rim, r, 4);
    part(); /* where the window lies on it */
    paint(edge);
    for (int k = 0; k < 2; k++) {
        Vec3 p[6];
        float w[6];
        for (int i = 0; i < 6; i++) {
            float a = 3.85f + .17f * (float)i, far = .84f - .10f * (float)k;
            p[i] = V(sinf(a) * .385f * far, -cosf(a) * .515f * far, .05f);
            w[i] = (k ? .007f : .014f) * sinf(PI * ((float)i + .4f) / 5.8f);
        }
        tube(6, p, w, 3);
    }
    pop();
    pop();
}

static void faceless_choir(void)
{
    camera(V(.0f, 1.45f, 5.6f), V(.0f, 1.66f, 0), 34);
    Scene *s = scene();
    s->back_x = .30f;
    s->back_mirrored = true;
    s->back_zoom = 1.1f;
    s->vignette = 1.3f;
    s->roll = -5;
    s->ambient = .45f;
    s->key = (Light){V(-.65f, .65f, .40f), rgb(0xb8a8ff) * 1.0f, .05f};
    s->rim = (Light){V(.5f, .6f, -.6f), rgb(0xa080ff) * 4.5f, 0};
    int robe = material_wool(rgb(0x241b54)), edge = glass_edge(rgb(0xb8a0ff), 1.3f),
        frame = glass_polished(rgb(0xb09ae8), .85f), talon = glass_polished(rgb(0x5a48b0), .5f),
        deep = material_plain(rgb(0x241a5c), .3f, .6f), pane = glass_through(rgb(0xb8a8f8), .5f),
        iron = material_iron(), brass = material_gold(), red = material_wool(rgb(0x7a2830));
    material(deep)->emit = rgb(0x3a2a90) * .35f;
    static const float stand[5][6] = {/* place, size, turned, leaning */
                                      {.42f, 1.98f, .55f, 1.42f, -20, -12},
                                      {-.92f, 2.36f, -.5f, 1.02f, 16, -10},
                                      {1.42f, 2.50f, -.7f, .98f, -30, 8},
                                      {.22f, 2.98f, -1.5f, .84f, -6, 2},
                                      {-1.35f, 1.40f, .15f, 1.0f, 40, 6}};
    for (int i = 0; i < 5; i++) {
        Person shown = mirrored_soldier(i ? rgb(0x9a88d8) : rgb(0xd8a488), i ? -8 : -10);
        push();
        move(stand[i][0], stand[i][1], stand[i][2]);
        turn_y(stand[i][4]);
        turn_x(i ? 6 : 14);
        turn_z(stand[i][5]);
        mirror_in_hood(stand[i][3], robe, frame, edge, deep, i < 2 ? pane : 0, &shown, iron, brass, -12);
        if (!i)
            lamp(here(V(-.45f, -.55f, 1.3f)), rgb(0xffc890) * 4.6f, .5f);
        else
            lamp(here(V(-.1f, -.5f, 1.1f)), rgb(0xa088ff) * 1.2f, .4f);
        pop();
    }
    push(); /* he himself, from behind, and his lantern */
    move(-.66f, .98f, 2.1f);
    turn_y(164);
    turn_x(-8);
    turn_z(6);
    grow(.88f);
    Person self = mirrored_soldier(rgb(0xb87c60), 0);
    person_head(&self);
    soldiers_helm(iron, brass);
    pop();
    part();
    paint(red);
    blend(.10f);
    egg(-.72f, .18f, 2.0f, .62f, .38f, .34f);
    egg(-.68f, .55f, 2.02f, .30f, .12f, .24f);
    for (int i = 0; i < 4; i++) { /* it has laid its hand on him */
        float x = -.02f - .15f * (float)i;
        Vec3 p[5] = {V(.75f, .50f - .05f * (float)i, 1.7f), V(x + .52f, .90f - .03f * (float)i, 2.0f),
                     V(x + .22f, 1.02f - .02f * (float)i, 2.22f), V(x + .02f, .88f, 2.36f), V(x - .06f, .66f, 2.38f)};
        glass_talon(5, p, .075f, talon);
    }
    part();
    paint(robe);
    sinew_cloth(V(1.15f, 1.25f, .6f), V(1.45f, .55f, 1.1f), V(.80f, .50f, 1.66f), .36f, .32f, .24f, 6);
    lamp(V(-.10f, .55f, 2.0f), rgb(0xffb060) * 1.6f, .35f);
    lamp(V(.55f, .9f, 2.6f), rgb(0xb8a0ff) * 1.2f, .35f);
    sprite(V(.12f, 2.4f, -2.8f), 1.2f, rgb(0x6a48d0), SPRITE_GLOW, .30f);
    faction_motes();
}

/* ---- ng05: behind his lens ---- */

/* The open roof of a tower under a great moon. */
static Vec3 moon_roof(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0a0818), t[SHADOW], .6f * smooth(.44f, .68f, sky_clouds(u, v, 1.2f)));
    c += t[MIDTONE] * (.55f * halo(u, v, -.62f, .80f, .30f));
    c = vec_mix(c, t[GLOW] * (.80f + .25f * cloud_flat(u * 6, v * 6, 4)), disc(u, v, -.62f, .82f, .34f, .010f));
    for (int i = 0; i < 7; i++) { /* roofs of the castle below */
        float x = -1.0f + .33f * (float)i, top = -.55f + .30f * chance_of(i + 3), half = .07f + .06f * chance_of(i + 8),
              cone = half * 1.25f * unit((top + .26f - v) / .26f);
        float in = max_of(under(half, fabsf(u - x), .006f) * under(top, v, .006f),
                          under(cone, fabsf(u - x), .006f) * under(-top, -v, .004f));
        c = vec_mix(c, vec_mix(rgb(0x0c0a1c), t[SHADOW], .35f), in);
    }
    return c;
}

static void lens_cultist(void)
{
    camera(V(.0f, .0f, 5.2f), V(0, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = moon_roof;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->roll = 4;
    s->key = (Light){V(-.60f, .70f, .35f), rgb(0xcfc0ff) * 2.0f, .05f};
    s->rim = (Light){V(-.5f, .6f, -.7f), rgb(0xa88cff) * 5.0f, 0};
    s->fill = (Light){V(.7f, -.3f, .6f), rgb(0xc060d0) * .5f, 0};
    s->ambient = .4f;
    int robe = material_wool(rgb(0x2a1f5c)), lining = material_wool(rgb(0x0c081c)), gold = material_gold(),
        glass = glass_through(rgb(0xe4dcff), .08f), beam = material_glow(rgb(0xc8a0ff), 1.6f),
        white = material_glow(rgb(0xffffff), 2.2f);
    material(gold)->emit = rgb(0xffb030) * .1f;
    push();
    move(-.24f, .10f, -.45f);
    turn_z(8);
    turn_y(20);
    turn_x(6);
    grow(1.72f);
    Visage v = {.skin = rgb(0xb8a0c8),
                .hair = rgb(0x2a1c40),
                .iris = rgb(0xb050ff),
                .flush = .5f,
                .jaw = .88f,
                .chin = .4f,
                .gaunt = .9f,
                .old = .6f,
                .nose = 1.3f,
                .hook = .08f,
                .eye = 1.1f,
                .glow = .7f,
                .open = {.45f, 1.25f},
                .under = {.6f, 1},
                .slant = {.03f, .02f},
                .gaze_x = 10,
                .gaze_y = -10,
                .brow = {-.02f, .04f},
                .frown = {.05f, .02f},
                .bush = .9f,
                .fine_brows = true,
                .mouth = .11f,
                .corner = {.015f, .055f},
                .neck = .16f};
    int skin = visage(&v);
    hood_deep(robe, lining, .7f, 3);
    Vec3 eye_at = here(V(.17f, .0f, .40f));
    pop();
    part();
    paint(robe);
    blend(.2f);
    egg(-.55f, -1.35f, -.75f, 1.25f, .80f, .5f);
    Vec3 way = vec_unit(s->eye - eye_at), middle = eye_at + way * .95f + V(-.07f, -.02f, 0);
    push(); /* the lens, held before one eye, which fills it */
    move(middle[0], middle[1], middle[2]);
    aim(V(0, 1, 0), way);
    Glazing g = glazing_begin();
    part();
    paint(glass);
    egg(0, 0, 0, .52f, .52f, .27f);
    glazing_clear(g);
    push();
    turn_x(90);
    part();
    paint(gold);
    blend(.02f);
    ring(0, 0, 0, .55f, .065f);
    for (int i = 0; i < 10; i++)
        ball(sinf((float)i * PI / 5) * .60f, 0, cosf((float)i * PI / 5) * .60f, .05f);
    pop();
    part();
    paint(gold);
    limb(V(.30f, -.50f, 0), V(.62f, -1.30f, .04f), .06f, .075f);
    Vec3 grip = here(V(.49f, -.97f, .03f)), bar = vec_unit(here(V(.30f, -.50f, 0)) - here(V(.62f, -1.30f, .04f))),
         heart = here(V(.05f, -.05f, .28f));
    pop();
    push();
    Vec3 wrist = person_hand_grip(
        (PersonHand){.pose = GRASP_FIST, .size = .28f, .thick = .8f, .thumb = -1, .skin = skin, .age = 1, .lean = true},
        grip, bar, V(.5f, .2f, 1));
    pop();
    part();
    paint(robe);
    sinew_cloth(V(.85f, -1.2f, -.4f), V(1.25f, -1.75f, .2f), wrist, .36f, .30f, .17f, 6);
    Vec3 hit = V(-.95f, -1.5f, 1.9f); /* and what comes through it */
    part();
    paint(white);
    limb(heart, hit, .012f, .035f);
    part();
    paint(beam);
    limb(vec_mix(heart, hit, .05f), hit, .018f, .075f);
    for (int i = 0; i < 12; i++)
        sprite(vec_mix(heart, hit, (float)i / 11), .10f + .012f * (float)i, rgb(0xa070ff), SPRITE_GLOW, .35f);
    sprite(heart, .20f, rgb(0xffffff), SPRITE_SPARKLE, .7f);
    lamp(eye_at + V(-.45f, .35f, .8f), rgb(0xe0d4ff) * 2.4f, .45f);
    lamp(V(-.25f, -.55f, 1.2f), rgb(0xa070ff) * 1.8f, .45f);
    lamp(eye_at + V(.2f, -.4f, .7f), rgb(0x9060ff) * 1.4f, .4f);
    faction_motes();
}

/* ---- ng01: it takes his place ---- */

static Vec3 two_sides(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = u + .20f - .17f * v;
    Vec3 room = vec_mix(rgb(0x0a0818), t[SHADOW], .30f * smooth(-1, .6f, v) * smooth(-1.2f, .2f, u));
    float wave = .5f + .5f * sinf(distance_to(u, v, .45f, .0f) * 26);
    Vec3 pane = vec_mix(t[MIDTONE] * .7f, vec_mix(t[MIDTONE], t[LIGHT], .7f), halo(u, v, .5f, .25f, .1f)) *
                (.85f + .22f * wave);
    return vec_mix(room, pane, smooth(-.01f, .01f, x));
}

/* A pinch of the collar, drawn to the fist that has it. */
static void seized_collar(Vec3 fist, int red)
{
    part();
    paint(red);
    blend(.10f);
    egg(-.98f, -1.32f, -.15f, .70f, .52f, .45f);
    egg(-.72f, -.98f, .05f, .44f, .20f, .40f);
    blend(.06f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.05f;
        Vec3 root = V(-.72f + .34f * sinf(a), -1.02f + .06f * cosf(a * 2), .10f + .30f * cosf(a));
        limb(root, fist + V(-.04f, -.02f, -.02f), .13f, .055f);
    }
    limb(fist, fist + V(.14f, -.05f, .05f), .06f, .03f);
}

static void mirrorling(void)
{
    camera(V(.0f, .0f, 5.2f), V(0, .0f, 0), 29);
    Scene *s = scene();
    s->backdrop = two_sides;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->key = (Light){V(-.45f, .65f, .60f), rgb(0xffe4cc) * 1.5f, .06f};
    s->rim = (Light){V(.5f, .5f, -.75f), rgb(0xa890ff) * 5.0f, 0};
    s->fill = (Light){V(.7f, .1f, .7f), rgb(0x7a60e0) * .7f, 0};
    s->ambient = .6f;
    int iron = material_iron(), brass = material_gold(), red = material_wool(rgb(0x86302c)),
        glass = glass_polished(rgb(0x8a74e8), .62f), dark_gold = material_gold(),
        edge = glass_edge(rgb(0xc8b8ff), 1.6f), splinter = glass_through(rgb(0xa898f8), .8f),
        white = material_glow(rgb(0xf0e4ff), 2.0f);
    material(dark_gold)->color = rgb(0x9a6a38);
    material(dark_gold)->color2 = rgb(0x4a2c1c);
    Visage v = {.skin = rgb(0xd89878),
                .hair = rgb(0x3a2418),
                .iris = rgb(0x4a7a98),
                .flush = 1.2f,
                .jaw = 1.12f,
                .nose = 1.15f,
                .bulb = 1.35f,
                .eye = 1.12f,
                .open = {1.5f, 1.5f},
                .under = {1.15f, 1.15f},
                .slant = {-.02f, -.02f},
                .gaze_x = 12,
                .gaze_y = 8,
                .brow = {.05f, .055f},
                .frown = {-.03f, -.03f},
                .bush = 1.3f,
                .fine_brows = true,
                .mouth = .10f,
                .gape = .10f,
                .corner = {-.03f, -.02f},
                .upper = .3f,
                .lower = .5f,
                .neck = .21f};
    push(); /* the soldier, drawn off his feet */
    move(-.52f, -.36f, .20f);
    turn_z(20);
    turn_y(38);
    turn_x(-12);
    grow(1.16f);
    visage(&v);
    soldiers_helm(iron, brass);
    pop();
    push(); /* his candle, on its bracket */
    move(-.88f, .62f, -.55f);
    part();
    paint(dark_gold);
    limb(V(0, 0, 0), V(-.4f, -.20f, -.1f), .04f, .05f);
    wax_candle(.34f, .06f, true, material_wax());
    lamp(here(V(.05f, .40f, .35f)), rgb(0xffb060) * 1.6f, .35f);
    pop();
    Vec3 fist = V(.02f, -.86f, .72f);
    seized_collar(fist, red);
    Glazing g = glazing_begin();
    push(); /* and he himself, out of the mirror, who has him by the collar */
    move(.36f, .52f, .05f);
    turn_z(-10);
    turn_y(-34);
    turn_x(16);
    grow(1.30f);
    Visage w = v;
    w.open[0] = .85f, w.open[1] = .95f;
    w.under[0] = w.under[1] = .7f;
    w.slant[0] = w.slant[1] = .035f;
    w.frown[0] = w.frown[1] = .055f;
    w.brow[0] = w.brow[1] = 0;
    w.gaze_x = -10, w.gaze_y = -12;
    w.mouth = .155f;
    w.gape = .055f;
    w.corner[0] = w.corner[1] = .06f;
    w.upper = 1;
    w.lower = .6f;
    w.glow = 1.2f;
    w.iris = rgb(0xe8dcff);
    visage(&w);
    soldiers_helm(iron, brass);
    pop();
    part();
    paint(red);
    blend(.12f);
    egg(.98f, -.35f, -.25f, .62f, .42f, .42f);
    egg(1.10f, -1.1f, -.35f, .60f, .80f, .42f);
    push();
    Vec3 wrist =
        person_hand_grip((PersonHand){.pose = GRASP_FIST, .size = .28f, .thick = 1.2f, .thumb = 1, .skin = red}, fist,
                         V(-.35f, .9f, .35f), V(.15f, -.1f, 1));
    pop();
    part();
    paint(red);
    sinew_cloth(V(.80f, -.32f, -.05f), V(.92f, -.98f, .50f), wrist, .27f, .21f, .14f, 5);
    glazing_all(g, glass);
    part(); /* the frame he has come through */
    paint(dark_gold);
    blend(.04f);
    limb(V(-.62f, -1.9f, -.55f), V(.12f, 1.9f, -.55f), .11f, .11f);
    for (int i = 0; i < 11; i++) {
        Vec3 at = vec_mix(V(-.62f, -1.9f, -.48f), V(.12f, 1.9f, -.48f), ((float)i + .5f) / 11);
        ball(at[0] - .03f, at[1], at[2], .125f - .03f * (float)(i % 2));
    }
    part();
    paint(edge);
    limb(V(-.49f, -1.9f, -.46f), V(.25f, 1.9f, -.46f), .014f, .014f);
    Glazing h = glazing_begin();
    for (int i = 0; i < 16; i++) { /* the pane breaks where he leans out */
        float a = (float)i * .16f - 1.9f;
        push();
        move(.62f + .62f * cosf(a) * (.7f + .3f * chance(i)), .10f + .95f * sinf(a), .15f + .8f * chance(i + 30));
        turn_z(a * 57.3f - 90);
        turn_y(80 * (chance(i + 7) - .5f));
        glass_crystal(.035f + .03f * chance(i + 3), .12f + .16f * chance(i + 5), .03f, splinter, i % 3 ? 0 : white,
                      .004f);
        pop();
    }
    glazing_clear(h);
    lamp(V(-.62f, .25f, 1.5f), rgb(0xffdcc0) * 1.9f, .4f);
    lamp(V(.10f, .95f, 1.5f), rgb(0xc8b4ff) * 1.6f, .4f);
    lamp(V(.95f, -.1f, .9f), rgb(0x9a70ff) * 1.6f, .4f);
    faction_motes();
}

const Card siege_nightglass_mirrors_cards[] = {{"cards/siege/ng01", NIGHTGLASS, mirrorling},
                                               {"cards/siege/ng03", NIGHTGLASS, blackout},
                                               {"cards/siege/ng05", NIGHTGLASS, lens_cultist},
                                               {"cards/siege/ng07", NIGHTGLASS, faceless_choir},
                                               {0}};
