/* SPDX-License-Identifier: MIT
 * Palefrost, what walks in the snow: a shade that wants a hand to hold, a silence with a face. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/snow.h"
#include "props/grasp.h"
#include "props/visage.h"
#include "props/vitreous.h"
#include "props/weapons.h"

/* ---- pf02: it only wants to hold your hand ---- */

/* Dusk in a clearing: a dark wood all round, a lighter sky between its tops. */
static Vec3 clearing(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .4f) / 1.6f), vec_mix(t[LIGHT], t[MIDTONE], .25f), vec_mix(t[LIGHT], t[MIDTONE], .60f),
                      vec_mix(t[MIDTONE], t[SHADOW], .25f));
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 11; i++) {
            float l = (float)row, x = -1.2f + .24f * (float)i + .12f * chance_of(i + row * 31),
                  tall = (.75f + .5f * chance_of(i * 3 + row)) * (1 - .16f * l) + .25f * fabsf(x),
                  down = -.35f - .05f * l + tall - v, step = down * 8 - floorf(down * 8),
                  half = down < 0 ? 0 : .19f * down * (.45f + .55f * step);
            Vec3 tree = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .35f), vec_mix(t[SHADOW], t[DARK], .4f), .25f + .33f * l);
            float snowed = smooth(.2f, .9f, (x - u) / max_of(half, .01f)) * .35f;
            c = vec_mix(c, vec_mix(tree, t[LIGHT], snowed), under(half, fabsf(u - x), .008f));
        }
    c = c * .50f;
    float snow = -.40f + hills(u, 5, .8f, .10f);
    return vec_mix(c, vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .40f) * .60f, t[LIGHT] * .62f, unit((snow - v) / .4f)),
                   under(snow, v, .02f));
}

/* A long body of cold air that bends over somebody at its left; its face looks down to him. Returns where its hand is. */
static Vec3 bowed_shade(int mist, int dark, int rime)
{
    Vec3 hand = V(-.62f, .98f, .35f);
    Glazing g = glazing_begin();
    part();
    paint(mist);
    blend(.26f);
    lumpy(.02f, 2.2f);
    Vec3 back[6] = {V(1.05f, .05f, -.15f), V(1.00f, 1.0f, -.15f), V(.98f, 2.0f, -.15f),
                    V(.82f, 2.85f, -.10f), V(.46f, 3.32f, .0f),   V(.10f, 3.38f, .12f)};
    tube(6, back, (float[]){1.0f, .84f, .70f, .62f, .50f, .46f}, 5);
    egg(.02f, 3.22f, .20f, .46f, .56f, .44f);
    blend(.16f);
    Vec3 arm[5] = {V(.62f, 2.75f, .28f), V(.22f, 2.35f, .50f), V(-.12f, 1.80f, .52f), V(-.42f, 1.35f, .45f), hand};
    tube(5, arm, (float[]){.30f, .24f, .17f, .12f, .10f}, 4);
    blend(.12f);
    for (int i = 0; i < 4; i++) /* a sleeve in rags */
        limb(vec_mix(arm[1], arm[3], .25f * (float)i), vec_mix(arm[1], arm[3], .25f * (float)i) - V(-.08f, .55f, 0),
             .13f, .02f);
    for (int i = 0; i < 7; i++) { /* the hem goes into wisps over the snow */
        float x = .35f + .25f * (float)i;
        limb(V(x, .45f, .1f), V(x + .30f * (chance(i) - .3f), .04f, .55f + .2f * chance(i + 5)), .20f, .03f);
    }
    for (int i = 0; i < 9; i++) { /* long thin hair, blown away from him */
        float q = (float)i - 4, c = chance(i + 20);
        limb(V(.12f + .05f * q, 3.66f - .01f * q * q, .06f),
             V(.55f + .22f * fabsf(q) + .3f * c, 3.72f - .14f * q - .25f * c, -.15f), .13f, .02f);
        limb(V(.30f, 3.42f - .10f * fabsf(q), .10f), V(.86f + .10f * q, 2.75f - .35f * c, .42f), .12f, .02f);
    }
    Vec3 other[3] = {V(1.30f, 2.65f, .25f), V(1.52f, 1.95f, .55f), V(1.02f, 1.72f, .80f)}; /* on its heart */
    tube(3, other, (float[]){.30f, .20f, .11f}, 4);
    lumpy(0, 1);
    glazing_clear(g);
    push(); /* hollow eyes and a mouth that says oh */
    move(-.06f, 3.20f, .56f);
    turn_z(14);
    turn_y(-20);
    turn_x(22);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(dark);
        blend(.03f);
        push();
        move(q * .17f, .06f, 0);
        turn_z(q * 16);
        egg(0, 0, 0, .082f, .155f, .07f);
        pop();
        part();
        paint(material_glow(rgb(0xc8f4ff), 2.0f));
        ball(q * .17f - .02f, .02f, .065f, .022f);
    }
    part();
    paint(dark);
    egg(.0f, -.25f, -.03f, .065f, .085f, .06f);
    pop();
    for (int i = 0; i < 7; i++) { /* a crown that grew */
        float a = ((float)i - 3) * .34f;
        push();
        move(.06f + sinf(a) * .36f, 3.58f + .10f * cosf(a), .05f);
        turn_z(-a * 48 + 8);
        turn_x(-6);
        frost_feather(.40f + .22f * chance(i), rime);
        pop();
    }
    return hand;
}

static void hoarfrost_shade(void)
{
    camera(V(-.2f, 1.35f, 8.6f), V(.06f, 1.92f, 0), 32);
    Scene *s = scene();
    s->backdrop = clearing;
    s->aperture = 0;
    s->vignette = 1.1f;
    s->haze_from = 14;
    s->ink = .5f;
    s->ambient = .30f;
    s->key = (Light){V(-.4f, .7f, .5f), rgb(0xd8e8fc) * 1.3f, .08f};
    s->rim = (Light){V(.4f, .6f, -.7f), rgb(0xcfeaf8) * 3.0f, 0};
    int mist = glass_through(rgb(0xbfe8fa), .16f), dark = material_plain(rgb(0x0a1830), .6f, .4f),
        rime = blue_ice(rgb(0xd8f0fc)), coat = material_wool(rgb(0x1a2a48)), scarf = material_wool(rgb(0xc04a30)),
        brass = material_gold(), shade = material_plain(rgb(0x5474a4), .9f, 0),
        white = material_plain(rgb(0xf0f8ff), .8f, .3f), snow = fresh_snow();
    material(mist)->emit = rgb(0x8fd0f0) * .42f;
    Vec3 cold = bowed_shade(mist, dark, rime);
    push();
    move(-1.02f, .0f, .45f);
    turn_y(14);
    grow(.72f);
    Vec3 his = V(.46f, 1.22f, -.02f), lit = V(-.62f, 1.40f, .42f);
    wayfarer(&(Wayfarer){.cloak = coat,
                         .coat = coat,
                         .legs = coat,
                         .scarf = scarf,
                         .hem = .45f,
                         .open = 36,
                         .stride = .05f,
                         .wind = V(-.3f, 0, -.1f),
                         .look = 12,
                         .nod = -8,
                         .side = 1,
                         .hand = his,
                         .mitten = rime,
                         .seed = 8});
    part(); /* the other arm, with the lantern */
    Figure f = {.man = .6f};
    body_sleeve(coat, body_shoulder(&f, -1), V(-.56f, 1.42f, .10f), lit, .15f, .13f, .11f, 5);
    wayfarers_lantern(lit, .60f, brass);
    for (int side = -1; side <= 1; side += 2) { /* what one sees of him */
        part();
        paint(material_glow(rgb(0xfff8f0), 1.0f));
        ball((float)side * .085f + .03f, 2.20f, .235f, .048f);
        part();
        paint(dark);
        ball((float)side * .085f + .055f, 2.215f, .275f, .020f);
    }
    for (int i = 0; i < 16; i++) { /* frost climbs up his sleeve */
        float t = chance(i);
        Vec3 at = vec_mix(his, body_shoulder(&f, 1), t * .9f);
        push();
        move(at[0], at[1], at[2] + .13f);
        turn_z(110 * (chance(i + 9) - .5f));
        turn_x(14);
        frost_feather(.30f - .14f * t, white);
        pop();
    }
    pop();
    part(); /* a drift where it ends */
    paint(snow);
    blend(.15f);
    lumpy(.04f, 3);
    egg(1.15f, .0f, .35f, 1.1f, .34f, .6f);
    egg(.45f, -.02f, .5f, .6f, .20f, .5f);
    lumpy(0, 1);
    footprints(V(-1.0f, .04f, .6f), V(-.25f, .04f, 4.2f), 11, .10f, .13f, shade);
    sprite(cold, .30f, rgb(0xbff0ff), SPRITE_GLOW, .5f);
    faction_ground();
    faction_motes();
}

/* ---- pf03: first the birds stop ---- */

/* Nothing in it. */
static Vec3 blank_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .55f),
                      vec_mix(t[MIDTONE], t[SHADOW], .30f));
    c = vec_mix(c, t[GLOW], .4f * smooth(.46f, .66f, sky_clouds(u + 1, v, .7f))) *
        mix(.52f, .20f, smooth(-.5f, .9f, v));
    float snow = -.58f + hills(u, 3, .7f, .10f);
    return vec_mix(c, vec_mix(t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .35f), unit((snow - v) / .5f)) * .85f,
                   under(snow, v, .03f));
}

/* A face as wide as a hill, of snow, its eyes shut, and a finger before its lips. */
static Vec3 face_of_snow(int snow, int skin, int green)
{
    push();
    move(.10f, 2.62f, -2.2f);
    turn_y(-16);
    turn_x(6);
    grow(3.3f);
    Glazing g = glazing_begin();
    visage(&(Visage){.skin = rgb(0xc4d8ec),
                     .hair = rgb(0xe8f0f8),
                     .iris = rgb(0x3fa8d0),
                     .jaw = .95f,
                     .gaunt = .4f,
                     .nose = 1.15f,
                     .bulb = .7f,
                     .eye = 1.35f,
                     .open = {0, 0},
                     .under = {.6f, .6f},
                     .slant = {.0f, .0f},
                     .brow = {.02f, .02f},
                     .bush = .01f,
                     .fine_brows = true,
                     .mouth = .085f,
                     .lips = 1.1f,
                     .neck = .30f});
    glazing_all(g, skin);
    part(); /* it has lain long */
    paint(snow);
    blend(.12f);
    lumpy(.03f, 3);
    egg(0, .24f, -.10f, .41f, .36f, .42f);
    egg(-.30f, .02f, -.12f, .16f, .40f, .30f);
    egg(.32f, .02f, -.12f, .16f, .40f, .30f);
    egg(0, .02f, -.3f, .6f, .5f, .3f);
    carve();
    blend(.08f);
    egg(.0f, -.06f, .40f, .335f, .38f, .42f);
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 26; i++) { /* a wood grows on it */
        float a = 2.4f * (float)i, r = .36f * sqrtf(chance(i + 3)), x = r * sinf(a), z = -.05f + r * cosf(a);
        push();
        move(x, .19f + .37f * sqrtf(max_of(1 - (x * x + z * z) / .18f, 0)), z);
        turn_z(-x * 70);
        snowy_fir(.10f + .08f * chance(i), green, snow, i * 7);
        pop();
    }
    Vec3 lips = here(V(-.01f, -.275f, .44f));
    pop();
    return lips;
}

static void white_silence(void)
{
    camera(V(.0f, .85f, 9.0f), V(.05f, 2.02f, 0), 33);
    Scene *s = scene();
    s->backdrop = blank_sky;
    s->aperture = 0;
    s->vignette = .9f;
    s->haze_from = 14;
    s->ink = .4f;
    s->key = (Light){V(-.75f, .45f, .30f), rgb(0xfffaf0) * 2.0f, .15f};
    s->rim.color = rgb(0xdceefc) * 1.0f;
    int snow = fresh_snow(), coat = material_wool(rgb(0x141f36)), red = material_wool(rgb(0xb43a28)),
        hide = material_plain(rgb(0xe8dcc8), .7f, .2f), brass = material_gold(),
        shade = material_plain(rgb(0x5474a4), .9f, 0), black = material_plain(rgb(0x10161f), .7f, .2f),
        stick = material_plain(rgb(0x3a2418), .6f, .3f), green = material_wool(rgb(0x1c3450));
    int skin = material_new(rgb(0xc4d8ec), rgb(0x9cbcdc), .9f, .2f, PAT_NOISE, 3, .2f);
    Vec3 lips = face_of_snow(snow, skin, green);
    person_hand_at(
        &(PersonHand){.pose = GRASP_POINT, .size = .66f, .thick = 1.15f, .thumb = -1, .skin = skin, .nail = skin},
        lips + V(.20f, -1.30f, .42f), V(-.12f, 1, -.12f), V(.75f, .05f, -.65f));
    part(); /* its arm is a slope */
    paint(snow);
    blend(.2f);
    lumpy(.05f, 2);
    limb(lips + V(.24f, -1.40f, .40f), V(1.6f, -.3f, -.3f), .30f, .75f);
    lumpy(0, 1);
    part(); /* drifts */
    paint(snow);
    blend(.3f);
    lumpy(.04f, 2);
    egg(-1.6f, -.05f, -.3f, 1.3f, .45f, .9f);
    egg(1.5f, -.10f, .1f, 1.3f, .38f, .9f);
    egg(-.2f, -.12f, 1.9f, 1.7f, .34f, .9f);
    lumpy(0, 1);
    push(); /* the drummer; his sticks stay where they are */
    move(-.52f, .22f, 2.2f);
    turn_y(172);
    grow(.33f);
    Vec3 hand = V(-.60f, 1.95f, .35f);
    wayfarer(&(Wayfarer){.cloak = coat,
                         .coat = coat,
                         .legs = coat,
                         .hem = .85f,
                         .open = 40,
                         .stride = .10f,
                         .nod = -20,
                         .side = -1,
                         .hand = hand,
                         .mitten = black,
                         .seed = 3});
    part();
    paint(stick);
    limb(hand, hand + V(-.16f, .52f, .22f), .035f, .03f);
    push(); /* the drum at his side */
    move(-.62f, 1.02f, .10f);
    turn_z(14);
    turn_x(10);
    part();
    paint(red);
    drum(0, 0, 0, .36f, .26f, .02f);
    part();
    paint(brass);
    ring(0, .25f, 0, .36f, .05f);
    ring(0, -.25f, 0, .36f, .05f);
    part();
    paint(hide);
    drum(0, .27f, 0, .33f, .02f, .01f);
    pop();
    pop();
    footprints(V(-.50f, .12f, 2.4f), V(-.1f, .05f, 5.6f), 10, .07f, .085f, shade);
    static const float bird[3][3] = {{.40f, 2.7f, 20}, {.85f, 2.2f, -35}, {.10f, 3.3f, 70}};
    for (int i = 0; i < 3; i++) { /* the birds that stopped */
        push();
        move(bird[i][0], .20f - .06f * (float)i, bird[i][1]);
        turn_y(bird[i][2]);
        grow(.34f);
        part();
        paint(black);
        blend(.05f);
        egg(0, .08f, 0, .30f, .13f, .13f);
        ball(.30f, .10f, .05f, .11f);
        limb(V(.36f, .10f, .06f), V(.52f, .07f, .10f), .04f, .008f);
        web(V(.10f, .10f, 0), V(-.10f, .45f, .05f), V(-.55f, .62f, -.05f), .02f);
        web(V(.10f, .10f, 0), V(-.16f, .10f, 0), V(-.55f, .62f, -.05f), .02f);
        web(V(-.22f, .08f, .06f), V(-.22f, .08f, -.06f), V(-.62f, .04f, 0), .02f);
        pop();
    }
    faction_ground();
    for (int i = 0; i < 60; i++) /* flakes, none of them falls */
        sprite(V(-2 + 4 * chance(i), .2f + 3.8f * chance(i + 90), .2f + 4.0f * chance(i + 180)),
               .010f + .014f * chance(i + 7), rgb(0xffffff), SPRITE_SNOW, .8f);
}

const Card siege_palefrost_snow_cards[] = {
    {"cards/siege/pf02", PALEFROST, hoarfrost_shade}, {"cards/siege/pf03", PALEFROST, white_silence}, {0}};
