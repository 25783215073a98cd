/* SPDX-License-Identifier: MIT
 * Portals that are many: rivers of mouths and of blades, a council of doors, a door of nails. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/doorway.h"
#include "props/drapery.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- co2a: seven mouths of a river ---- */

/* Water that lies flat on the ground. */
static void river(int n, const Vec3 *p, const float *r, int m)
{
    part();
    paint(m);
    blend(.12f);
    for (int i = 0; i <= (n - 1) * 7; i++) {
        float t = (float)i / 7;
        int k = (int)t < n - 1 ? (int)t : n - 2;
        Vec3 at = tube_point(n, p, t);
        float w = mix(r[k], r[k + 1], t - (float)k);
        egg(at[0], .05f, at[2], w * .85f, .05f, w * .85f);
    }
}

static void delta_of_teeth(void)
{
    Scene *s = scene();
    camera(V(.2f, 6.6f, 8.2f), V(.0f, .25f, -.5f), 40);
    opening_lights(OPENING_NORMAL);
    s->haze = .05f;
    s->haze_from = 11;
    s->key.color = rgb(0xd0c8d8) * 1.5f;
    int water = material_new(rgb(0x5c78b0), rgb(0x2c3a60), .10f, 1.2f, PAT_WATER, 1.5f, .3f),
        gum = material_new(rgb(0x4c3448), rgb(0x2a1a2c), .5f, .7f, PAT_SKIN, 4, .6f), tooth = material_tooth(),
        deep = material_glow(rgb(0x6aa8ff), 1.6f), dark = material_plain(rgb(0x14121a), .8f, .3f);
    push(); /* where it comes from */
    move(.25f, 0, -5.4f);
    doorway_posts(.75f, 1.9f, .3f, material_stone(rgb(0x8d8398), rgb(0x544a58)), 6);
    doorway_light(.75f, 1.9f, OPENING_NORMAL, 3);
    pop();
    lamp(V(.25f, 1, -4.4f), opening_color(OPENING_NORMAL) * 4.f, 1);
    sprite(V(.25f, 1, -5), 1.6f, opening_color(OPENING_NORMAL), SPRITE_GLOW, .35f);
    Vec3 stem[4] = {V(.2f, 0, -5.4f), V(-.1f, 0, -3.4f), V(.15f, 0, -2.5f), V(0, 0, -1.7f)};
    float sr[4] = {.50f, .46f, .50f, .52f};
    river(4, stem, sr, water);
    Vec3 fork[2] = {V(-1.25f, 0, -.2f), V(1.2f, 0, -.3f)};
    for (int i = 0; i < 2; i++) {
        Vec3 p[4] = {V(0, 0, -1.8f), V(i ? .45f : -.5f, 0, -1.3f), V(i ? .95f : -1.0f, 0, -.8f), fork[i]};
        float r[4] = {.45f, .36f, .34f, .36f};
        river(4, p, r, water);
    }
    static const float end[7][2] = {{-2.35f, .95f}, {-1.65f, 1.75f}, {-.85f, 2.15f}, {-.05f, 1.55f},
                                    {.75f, 2.2f},   {1.55f, 1.7f},   {2.3f, .85f}};
    for (int i = 0; i < 7; i++) {
        Vec3 from = fork[i < 3 || (i == 3) ? 0 : 1], to = V(end[i][0], 0, end[i][1]);
        Vec3 p[4] = {from, vec_mix(from, to, .35f) + V(.12f * (chance(i) - .5f), 0, .1f),
                     vec_mix(from, to, .7f) + V(.25f * (chance(i + 4) - .5f), 0, 0), to};
        float r[4] = {.26f, .19f, .17f, .20f};
        river(4, p, r, water);
        push(); /* a mouth that drinks the shore */
        move(to[0], .04f, to[2]);
        turn_y(atan2f(to[0] - from[0], to[2] - from[2]) * 180 / PI);
        grow(1.1f + .3f * chance(i + 9));
        part();
        paint(gum);
        blend(.06f);
        for (int k = 0; k < 14; k++) {
            float a = (float)k / 14 * 2 * PI;
            egg(sinf(a) * .46f, .06f, cosf(a) * .30f, .12f, .13f, .12f);
        }
        part();
        paint(deep);
        egg(0, .06f, 0, .42f, .05f, .25f);
        for (int k = 0; k < 11; k++) { /* two jaws */
            float x = -.35f + .07f * (float)k, side = k % 2 ? 1.f : -1.f;
            part();
            paint(tooth);
            limb(V(x, .13f, side * (.27f - .5f * x * x)), V(x, .17f, side * (-.02f + .2f * x * x)), .06f, .006f);
        }
        sprite(here(V(0, .1f, 0)), .42f, opening_color(OPENING_NORMAL), SPRITE_GLOW, .28f);
        pop();
    }
    push(); /* a boat that hesitates */
    move(.05f, .12f, -2.55f);
    turn_y(12);
    part();
    paint(material_wood());
    blend(.03f);
    egg(0, 0, 0, .15f, .10f, .36f);
    carve();
    egg(0, .08f, 0, .10f, .09f, .29f);
    fill();
    part();
    paint(dark);
    blend(.03f);
    egg(0, .16f, -.08f, .07f, .13f, .06f);
    ball(0, .32f, -.07f, .055f);
    part();
    paint(material_glow(rgb(0xffb45e), 4));
    ball(0, .16f, .27f, .05f);
    sprite(here(V(0, .2f, .27f)), .4f, rgb(0xffb45e), SPRITE_GLOW, .6f);
    lamp(here(V(0, .4f, .3f)), rgb(0xffb45e) * 1.5f, .25f);
    pop();
    part();
    paint(material_new(rgb(0x75697c), rgb(0x4a4050), .95f, .1f, PAT_SAND, 1.6f, .6f));
    ground(0, .05f, .8f);
    for (int i = 0; i < 24; i++)
        rock(-3.2f + 6.4f * chance(i), .0f, -4 + 4.5f * chance(i + 30), .06f + .10f * chance(i + 9), .06f, .09f,
             40 * chance(i), material_stone(rgb(0x8d8398), rgb(0x544a58)));
}

/* ---- co2p: two streams of blades ---- */

static Vec3 red_clouds(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 violet = opening_color(OPENING_PAINFUL);
    Vec3 c = sky_ramp(unit((v + .3f) / 1.4f), vec_mix(violet, rgb(0xffffff), .2f) * 1.1f,
                      vec_mix(t[LIGHT], violet, .3f) * .8f, t[SHADOW]);
    c = vec_mix(c, rgb(0xa83a40), .8f * smooth(.46f, .62f, sky_clouds(u, v * 2.2f, 1.1f)));
    for (int i = 0; i < 2; i++)
        c += violet * (1.4f * halo(u, v, i ? .45f : -.40f, -.12f, .05f) * halo(u, v, i ? .45f : -.40f, -.12f, .05f));
    return vec_mix(c, t[SHADOW] * .8f, under(-.22f + hills(u, 4, 1.3f, .08f), v, .01f));
}

static void delta_of_knives(void)
{
    Scene *s = scene();
    camera(V(-.2f, .75f, 5.6f), V(.1f, 1.0f, 0), 42);
    opening_lights(OPENING_PAINFUL);
    s->backdrop = red_clouds;
    s->haze = .06f;
    s->haze_from = 9;
    int steel = material_new(rgb(0xc8c4d4), rgb(0x7c7890), .12f, 1.2f, PAT_METAL, 3, .2f),
        hilt = material_plain(rgb(0x3a2830), .6f, .5f), stone = material_stone(rgb(0x8d8398), rgb(0x443c4c)),
        cut = material_plain(rgb(0xd8d0dc), .5f, .5f);
    material(steel)->metal = .25f;
    for (int i = 0; i < 96; i++) {
        bool right = i % 2;
        float t = (float)i / 96 * .93f, wide = .75f * (chance(i + 100) - .5f), z = -7.5f + 11.5f * t;
        float x = (right ? 1.f : -1.f) * (.95f + .35f * sinf(t * 3.1f) + wide) + (right ? .9f : -.9f) * (1 - t) * .9f;
        float l = 1.1f + .8f * chance(i + 200);
        push();
        move(x, -.05f + .10f * chance(i + 40), z);
        turn_z((right ? -1.f : 1.f) * (10 + 28 * t * chance(i + 60)) + 16 * (chance(i + 70) - .5f));
        turn_x(14 + 30 * chance(i + 80));
        turn_y(70 * (chance(i + 90) - .5f));
        part();
        paint(steel);
        float w = .12f + .05f * chance(i + 5), xy[] = {-w, -.1f, w, -.1f, w * .9f, l * .8f, 0, l, -w * .9f, l * .8f};
        outline(5, xy, 1, .035f, .05f);
        if (i % 3 == 0) {
            part();
            paint(hilt);
            limb(V(-.17f, -.08f, 0), V(.17f, -.08f, 0), .03f, .03f);
        }
        pop();
        if (i % 8 == 0)
            sprite(V(x, l * .7f, z + .3f), .14f, rgb(0xf0e4ff), SPRITE_SPARKLE, .7f);
    }
    for (int side = -1; side <= 1; side += 2) { /* one stone is already sliced */
        float d = (float)side;
        push();
        move(.02f + d * .27f, .55f, .9f);
        turn_z(d * -11);
        part();
        paint(stone);
        blend(.05f);
        lumpy(.06f, 2.5f);
        egg(0, 0, 0, .52f, .72f, .5f);
        carve();
        lumpy(0, 1);
        blend(.005f);
        box(d * -1.03f, 0, 0, 1, 2, 2, .005f);
        fill();
        pop();
        part();
        paint(cut);
        push();
        move(.02f + d * .27f, .55f, .9f);
        turn_z(d * -11);
        egg(d * -.03f, 0, 0, .012f, .64f, .44f);
        pop();
    }
    lamp(V(-1.6f, 1.2f, -4), opening_color(OPENING_PAINFUL) * 4, 1);
    lamp(V(1.9f, 1.2f, -4), opening_color(OPENING_PAINFUL) * 4, 1);
    lamp(V(.0f, .6f, .4f), rgb(0xffb45e) * .9f, .3f);
    part();
    paint(material_new(rgb(0x5a4a58), rgb(0x2a2030), .3f, .8f, PAT_SAND, 2, .6f));
    ground(0, .06f, 1);
}

/* ---- vs2a: doors in council ---- */

static void council_of_hinges(void)
{
    Scene *s = scene();
    camera(V(1.1f, 7.2f, 6.6f), V(0, .55f, .0f), 35);
    opening_lights(OPENING_GOLD);
    s->haze = .02f;
    s->key.color = rgb(0xc0c4e0) * 1.5f;
    int gold = material_gold(), wood = material_new(rgb(0x6a4c48), rgb(0x34242a), .6f, .6f, PAT_WOOD, 2.4f, .8f),
        mask = material_plain(rgb(0xece4d8), .3f, .9f), dark = material_plain(rgb(0x120e16), .8f, .2f),
        red = material_cloth(rgb(0x8a2838)), light = material_glow(opening_color(OPENING_GOLD), 1.5f);
    static const unsigned robe[7] = {0x4a3a64, 0x6a3044, 0x38505c, 0x544838, 0x603a5c, 0x3c4a44, 0x58404c};
    for (int i = 0; i < 7; i++) {
        float a = ((float)i + .5f) / 7 * 2 * PI;
        push();
        move(sinf(a) * 2.25f, .25f, cosf(a) * 2.0f);
        turn_y(a * 180 / PI + 180);
        turn_x(8);
        part(); /* the door, a chair's back */
        paint(wood);
        blend(.02f);
        box(0, .85f, -.32f, .42f, .80f, .06f, .04f);
        egg(0, 1.65f, -.32f, .42f, .22f, .06f);
        part();
        paint(light); /* light past its edge */
        box(0, .85f, -.42f, .50f, .90f, .02f, .02f);
        part();
        paint(gold);
        blend(.01f);
        ball(.30f, .95f, -.24f, .055f);
        for (int k = 0; k < 2; k++)
            limb(V(-.45f, .45f + .85f * (float)k, -.25f), V(.15f, .45f + .85f * (float)k, -.25f), .035f, .02f);
        part();
        paint(material_cloth(rgb(robe[i]))); /* the councillor leans in */
        blend(.08f);
        egg(0, .35f, .05f, .36f, .40f, .36f);
        limb(V(0, .6f, .05f), V(0, .98f, .22f), .27f, .20f);
        egg(0, 1.22f, .30f, .20f, .22f, .20f);
        limb(V(.22f, .92f, .22f), V(.30f, .85f, .60f), .10f, .07f);
        limb(V(.30f, .85f, .60f), V(.16f, .86f, .95f), .07f, .06f);
        part();
        paint(mask);
        blend(.02f);
        limb(V(.16f, .86f, .95f), V(.08f, .86f, 1.18f), .045f, .02f); /* pointing */
        part();
        paint(i % 3 == 1 ? gold : mask);
        blend(.03f);
        egg(0, 1.24f, .44f, .145f, .19f, .08f);
        limb(V(0, 1.25f, .5f), V(0, 1.14f + .1f * chance(i), .60f + .16f * chance(i + 3)), .04f, .015f);
        part();
        paint(dark);
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * .062f, 1.29f, .51f, .036f, .024f, .02f);
        sprite(here(V(0, .9f, -.5f)), .9f, opening_color(OPENING_GOLD), SPRITE_GLOW, .18f);
        pop();
    }
    push(); /* the throne, empty */
    turn_y(-28);
    part();
    paint(gold);
    blend(.03f);
    box(0, .22f, 0, .40f, .22f, .36f, .04f);
    box(0, .78f, -.34f, .40f, .55f, .07f, .04f);
    box(-.42f, .48f, 0, .07f, .08f, .34f, .03f);
    box(.42f, .48f, 0, .07f, .08f, .34f, .03f);
    for (int i = 0; i < 3; i++)
        limb(V(-.32f + .32f * (float)i, 1.3f, -.34f), V(-.38f + .38f * (float)i, 1.62f + (i == 1 ? .16f : 0), -.34f),
             .07f, .015f);
    part();
    paint(red);
    box(0, .46f, .02f, .34f, .05f, .30f, .04f);
    box(0, .82f, -.27f, .30f, .38f, .03f, .03f);
    pop();
    sprite(V(0, 1.0f, .2f), .9f, rgb(0xffe0a0), SPRITE_GLOW, .2f);
    lamp(V(0, 2.2f, .4f), opening_color(OPENING_GOLD) * 1.9f, .8f);
    part();
    paint(material_new(rgb(0x544a60), rgb(0x241f2c), .5f, .6f, PAT_TILE, 1.0f, .5f));
    ground(0, 0, 1);
}

/* ---- vs2p: a door of nails ---- */

static void nail(float l, float r, int m, int head)
{
    part();
    paint(m);
    limb(V(0, 0, 0), V(0, 0, -l), r * .5f, r * .15f);
    part();
    paint(head);
    push();
    turn_x(90);
    drum(0, 0, 0, r, r * .16f, r * .1f);
    pop();
    ball(0, 0, 0, r * .55f);
}

static Vec3 nail_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[SHADOW], t[DARK], smooth(.2f, 1.1f, fabsf(u) + .2f * v)) * 1.1f;
    for (int i = 0; i < 4; i++) {
        float x = .50f + .17f * (float)i, d = fabsf(fabsf(u) - x);
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f + .2f * (float)i), under(.045f, d, .01f) * .8f);
    }
    return c + opening_color(OPENING_PAINFUL) * (.35f * halo(u, v, 0, .0f, .35f));
}

static void assembly_of_nails(void)
{
    Scene *s = scene();
    camera(V(0, 1.55f, 6.2f), V(0, 1.50f, 0), 36);
    opening_lights(OPENING_PAINFUL);
    s->backdrop = nail_hall;
    s->haze_from = 12;
    int iron = material_new(rgb(0xa4a0b0), rgb(0x5c5868), .35f, 1, PAT_METAL, 4, .4f),
        rust = material_new(rgb(0x8a6a60), rgb(0x4c3430), .5f, .8f, PAT_METAL, 4, .5f), bright = material_iron();
    material(iron)->metal = .6f;
    material(rust)->metal = .4f;
    part();
    paint(material_glow(opening_color(OPENING_PAINFUL), 1.0f));
    for (int k = -1; k <= 1; k += 2)
        box((float)k * .93f, 1.5f, -.25f, .07f, 1.5f, .02f, .01f);
    for (int i = 0; i < 120; i++) { /* posts and lintel of nails, driven into each other */
        float x, y;
        if (i < 84) {
            x = (i % 2 ? 1.f : -1.f) * (1.02f + .30f * chance(i));
            y = 3.1f * (float)(i / 2) / 42;
        } else {
            x = -1.3f + 2.6f * (float)(i - 84) / 35;
            y = 3.08f + .28f * chance(i);
        }
        push();
        move(x, y, .1f * (chance(i + 9) - .5f));
        turn_z(360 * chance(i + 3));
        turn_x(35 * chance(i + 5));
        nail(.7f, .09f + .04f * chance(i + 7), i % 3 ? iron : rust, i % 4 ? iron : rust);
        pop();
    }
    part(); /* dark between them, light in eyes and mouth */
    paint(material_plain(rgb(0x16121c), .8f, .3f));
    egg(0, 1.62f, -.12f, .82f, 1.24f, .45f);
    box(0, 1.5f, -.30f, .98f, 1.5f, .02f, .01f);
    part();
    paint(material_glow(opening_color(OPENING_PAINFUL), 3.2f));
    egg(-.33f, 1.92f, .24f, .17f, .10f, .12f);
    egg(.33f, 1.92f, .24f, .17f, .10f, .12f);
    egg(0, .93f, .22f, .34f, .11f, .12f);
    sprite(V(-.33f, 1.92f, .5f), .4f, opening_color(OPENING_PAINFUL), SPRITE_GLOW, .4f);
    sprite(V(.33f, 1.92f, .5f), .4f, opening_color(OPENING_PAINFUL), SPRITE_GLOW, .4f);
    for (int row = 0; row < 23; row++) /* heads that make a face */
        for (int col = 0; col < 15; col++) {
            float x = ((float)col - 7) * .118f + (row % 2 ? .03f : -.03f), y = .32f + .118f * (float)row, fx = x / .80f,
                  fy = (y - 1.62f) / 1.22f;
            if (fx * fx + fy * fy > 1)
                continue;
            float z = .55f * sqrtf(1 - fx * fx * .85f - fy * fy * .8f);
            float ex = (fabsf(x) - .33f) / .20f, ey = (y - 1.92f) / .13f;
            if (ex * ex + ey * ey < 1.2f)
                continue; /* eyes: light between the nails */
            float mx = x / .36f, my = (y - .95f + .10f * mx * mx) / .12f;
            if (mx * mx + my * my < 1)
                continue;
            z += .5f * expf(-(x * x) / .012f) * smooth(1.1f, 1.4f, y) * smooth(2.1f, 1.4f, y);             /* nose */
            z += .14f * expf(-powf((y - 2.15f - .12f * fabsf(x)) / .09f, 2)) * (fabsf(x) < .6f ? 1.f : 0); /* brow */
            z += .10f * expf(-powf((y - .74f) / .12f, 2));
            push();
            move(x, y, z - .12f);
            turn_y(fx * 40);
            turn_x(-fy * 20);
            nail(.45f, .058f, iron, (row * 7 + col * 3) % 11 == 0 ? rust : iron);
            pop();
        }
    push(); /* the new nail, and sparks from the last blow */
    move(.0f, 2.45f, 1.25f);
    turn_x(-14);
    nail(.75f, .15f, bright, bright);
    pop();
    sprite(V(0, 2.34f, .62f), .42f, rgb(0xfff0d8), SPRITE_SPARKLE, 1.2f);
    for (int i = 0; i < 34; i++) {
        float a = chance(i) * 2 * PI, r = .08f + .55f * chance(i + 40);
        sprite(V(cosf(a) * r, 2.36f + sinf(a) * r, .75f), .010f + .018f * chance(i + 7), rgb(0xffb45e), SPRITE_GLOW,
               1.3f);
    }
    lamp(V(0, 2.45f, 1.1f), rgb(0xffb45e) * 1.2f, .3f);
    lamp(V(0, .9f, -.1f), opening_color(OPENING_PAINFUL) * 2, .4f);
    sprite(V(0, 1.6f, -.3f), 1.4f, opening_color(OPENING_PAINFUL), SPRITE_GLOW, .22f);
    part();
    paint(material_new(rgb(0x544a60), rgb(0x241f2c), .3f, .8f, PAT_TILE, 1.0f, .5f));
    ground(0, 0, 1);
}

const Card siege_councils_cards[] = {{"cards/siege/co2a", PORTAL, delta_of_teeth},
                                     {"cards/siege/co2p", PORTAL, delta_of_knives},
                                     {"cards/siege/vs2a", PORTAL, council_of_hinges},
                                     {"cards/siege/vs2p", PORTAL, assembly_of_nails},
                                     {0}};
