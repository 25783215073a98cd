/* SPDX-License-Identifier: MIT
 * Orrogast, the one from outside that is a root: below the market, above the trees, and falling on us. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/titan.h"
#include "props/watchman.h"

static int bark(void)
{
    Scene *s = scene();
    set_palette(s, 0x12100a, 0x2b1c12, 0x5a5f2c, 0xa8a35a, 0xd8432e, 0xf4ecc0);
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->rim.color = rgb(0xe8a860) * 3.6f;
    s->fill.color = rgb(0x5a5f2c) * .5f;
    return material_new(rgb(0x5a3e28), rgb(0x1e130b), .8f, .4f, PAT_WOOD, 1.4f, 1.2f);
}

/* A root or branch that tapers and winds. */
static void root(int n, const Vec3 *p, float from, float to, int m)
{
    float r[12];
    for (int i = 0; i < n; i++)
        r[i] = mix(from, to, (float)i / (float)(n - 1)) * (.85f + .3f * chance(i * 7 + n));
    part();
    paint(m);
    blend(.12f);
    lumpy(.05f, 2.4f);
    tube(n, p, r, 4);
}

static Vec3 sick_storm(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), vec_mix(t[LIGHT], t[GLOW], .15f), vec_mix(t[LIGHT], t[MIDTONE], .45f),
                      t[MIDTONE] * .85f);
    c = vec_mix(c, t[MIDTONE] * .55f, .8f * smooth(.45f, .62f, sky_clouds(u, v * 1.3f, 1.1f)));
    c = vec_mix(c, t[GLOW], .45f * smooth(.58f, .74f, sky_clouds(u + 4, v * 2, 1.3f)));
    c = vec_mix(c, t[ACCENT] * 1.1f, .85f * expf(-fabsf(v + .25f) * 2.6f)); /* the sunset that is Orrogast's */
    for (int i = 0; i < 2; i++) {
        float l = (float)i;
        float line = -.50f - .18f * l + hills(u, l + 3, 1.6f, .1f) + .05f * fabsf(sinf(u * 22 + l * 3));
        c = vec_mix(c, vec_mix(t[MIDTONE], t[DARK], .35f + .3f * l), under(line, v, .01f));
    }
    return c;
}

/* ---- ou3a: under the cobbles ---- */

static void house(float x, float z, float turn, Vec3 wall_color, int roof, int wood)
{
    int wall = material_new(wall_color, wall_color * .7f, .9f, .2f, PAT_NOISE, 2, .3f);
    push();
    move(x, 0, z);
    turn_y(turn);
    part();
    paint(wall);
    box(0, .8f, 0, .8f, .8f, .6f, .02f);
    part();
    paint(wood);
    for (int i = -1; i <= 1; i++)
        box((float)i * .76f, .8f, .61f, .05f, .8f, .03f, .01f);
    box(0, 1.56f, .61f, .8f, .05f, .03f, .01f);
    box(0, .85f, .61f, .8f, .04f, .03f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(0, 2.02f, (float)side * .38f);
        turn_x((float)side * 48);
        part();
        paint(roof);
        box(0, 0, 0, .95f, .045f, .68f, .02f);
        pop();
    }
    part();
    paint(material_glow(rgb(0xffb347), 1.8f));
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .38f, 1.2f, .61f, .13f, .17f, .02f, .01f);
    pop();
}

/* An eye in the bark, of radius r, folds around it, on the bulb's surface at p, which faces d. */
static void bark_eye(Vec3 p, Vec3 d, float r, int m, int lid, int e, float tilt, float open)
{
    push();
    move(p[0], p[1], p[2]);
    aim(V(0, 1, -.3f), d);
    part();
    paint(m);
    blend(.10f * r + .03f);
    lumpy(.02f, 4);
    for (int k = 0; k < 11; k++) {
        float b = (float)k / 11 * 2 * PI;
        egg(cosf(b) * r * 1.20f, sinf(b) * r * .88f, -.2f * r, r * .36f, r * .30f, r * .45f);
    }
    lumpy(0, 1);
    eye_with_lid(0, 0, 0, r, 0, 16, e, lid, tilt, open);
    pop();
}

/* The bulb, as high as the street is wide, and its shoots over the roofs. */
static void street_bulb(int m)
{
    part();
    paint(m);
    blend(.35f);
    lumpy(.10f, 1.6f);
    egg(0, 1.25f, -1.2f, 2.0f, 2.0f, 1.7f);
    egg(.05f, 2.9f, -1.2f, 1.05f, .95f, .9f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .36f;
        blend(.2f);
        limb(V(sinf(a) * 1.5f, 1.3f, -.1f - .3f * fabsf(a)), V(sinf(a) * .4f, 3.7f, -1.0f), .24f, .15f);
        Vec3 shoot[4] = {V(sinf(a) * .4f, 3.5f, -1.1f), V(sinf(a) * .95f, 4.2f, -1.0f),
                         V(sinf(a) * 1.7f, 4.5f + .5f * chance(i), -.8f),
                         V(sinf(a) * 2.9f, 4.6f + .8f * chance(i + 3), -.6f)};
        tube(4, shoot, (float[]){.24f, .19f, .12f, .02f}, 4);
    }
    lumpy(0, 1);
}

static void root_below(void)
{
    Scene *s = scene();
    camera(V(.25f, .50f, 8.2f), V(0, 1.92f, 0), 38);
    s->roll = 4;
    s->aperture = 0;
    s->backdrop = sick_storm;
    s->back_y = -.1f;
    s->haze_from = 14;
    int m = bark(), roof = material_new(rgb(0x5a2c20), rgb(0x2a1410), .8f, .3f, PAT_TILE, 2.4f, .8f),
        wood = material_wood(), cobble = material_new(rgb(0x72763e), rgb(0x34361a), .85f, .3f, PAT_STONE, 3, .6f),
        iron = material_iron(), e = material_eye(rgb(0xf0d030), rgb(0xf4f0c8), .75f, PUPIL_SLIT),
        lid = material_new(rgb(0x6a4a30), rgb(0x2a1a10), .7f, .4f, PAT_SKIN, 4, .6f);
    s->tint[LIGHT] = rgb(0xc8d8b8);
    s->tint[MIDTONE] = rgb(0x5a6a50);
    s->key = (Light){V(-.5f, .5f, .6f), rgb(0xd8e0c8) * 1.3f, .05f};
    s->rim.color = rgb(0xff6a34) * 4.0f;
    s->ambient = .30f;
    s->vignette = 1.4f;
    street_bulb(m);
    bark_eye(V(.02f, 1.72f, .48f), vec_unit(V(.0f, -.05f, 1)), .80f, m, lid, e, 12, .40f);
    static const float other[9][3] = {{-1.20f, 2.55f, .22f}, {-.62f, 2.95f, .15f},  {.80f, 2.80f, .20f},
                                      {1.40f, 2.20f, .17f},  {-1.62f, 1.55f, .18f}, {1.58f, 1.20f, .20f},
                                      {.28f, 3.30f, .13f},   {-1.20f, .72f, .16f},  {-.10f, 2.85f, .12f}};
    for (int i = 0; i < 9; i++) { /* the others, smaller, round the one */
        Vec3 d = V(other[i][0] / 2, (other[i][1] - 1.25f) / 2, 0);
        d[2] = sqrtf(max_of(.12f, 1 - d[0] * d[0] - d[1] * d[1]));
        bark_eye(V(d[0] * 2.05f, 1.25f + d[1] * 2.05f, -.98f + d[2] * 1.72f), d + V(0, -.2f, .6f), other[i][2], m, lid,
                 e, 16 * (chance(i + 40) - .5f), .3f + .25f * chance(i + 7));
    }
    static const float way[6][6] = {/* roots along the street: x from, z; x to, z, thickness, height of the arch */
                                    {-1.2f, -.2f, -2.0f, 3.6f, .36f, .7f}, {1.2f, .0f, 1.9f, 4.2f, .34f, .8f},
                                    {-.5f, .5f, -.9f, 2.6f, .22f, .4f},    {.6f, .5f, .9f, 2.4f, .24f, .5f},
                                    {-1.7f, -.5f, -3.0f, 1.4f, .30f, .9f}, {1.7f, -.5f, 3.0f, 1.2f, .30f, .9f}};
    for (int i = 0; i < 6; i++) {
        const float *w = way[i];
        Vec3 from = V(w[0], .5f, w[1]), to = V(w[2], -.15f, w[3]), side = V(.35f * (chance(i) - .5f), 0, 0);
        root(5,
             (Vec3[]){from, vec_mix(from, to, .25f) + V(0, w[5], 0) + side,
                      vec_mix(from, to, .5f) + V(0, w[5] * .8f, 0) - side,
                      vec_mix(from, to, .78f) + V(0, .12f, 0) + side, to},
             w[4], .08f, m);
    }
    for (int side = -1; side <= 1; side += 2) { /* the street it has come up in */
        float q = (float)side;
        push();
        move(q * 2.55f, -.1f, 1.9f);
        turn_z(q * -6);
        grow(1.45f);
        house(0, 0, q * -62, side < 0 ? rgb(0x6a5c44) : rgb(0x74644a), roof, wood);
        pop();
        house(q * 3.1f, -1.2f, q * -50, rgb(0x8a7a54), roof, wood);
    }
    for (int i = 0; i < 70; i++) { /* cobbles it throws up */
        float x = 3.2f * (chance(i) - .5f), z = .4f + 2.2f * chance(i + 30),
              up = .6f * chance(i + 100) * chance(i + 110) * (2.6f - z) + .04f;
        push();
        move(x, up, z);
        turn_y(360 * chance(i + 50));
        turn_x(50 * up * (chance(i + 20) - .5f) * 4);
        part();
        paint(cobble);
        blend(.02f);
        box(0, 0, 0, .15f + .06f * chance(i + 9), .08f, .13f, .05f);
        pop();
    }
    push(); /* the watch */
    move(-.30f, 0, 4.0f);
    grow(.78f);
    watchman(&(Watchman){.cloak = material_plain(rgb(0x1a1210), .8f, .2f),
                         .hat = iron,
                         .iron = iron,
                         .light = rgb(0xffb048),
                         .raised = 1,
                         .lean = 26});
    pop();
    lamp(V(-.6f, 2.3f, 2.6f), rgb(0xfff0c0) * 1.0f, .5f);
    part();
    paint(cobble);
    ground(0, .04f, 1.2f);
}

/* ---- ou3b: over the trees ---- */

/* Hangs down from the brush's place by `rope`. */
static void cage(float rope, float swing, bool lit, int iron)
{
    push();
    turn_x(180);
    turn_z(swing);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, 0, 0), V(0, rope, 0), .018f, .018f);
    move(0, rope, 0);
    ring(0, .12f, 0, .17f, .025f);
    ring(0, .62f, 0, .17f, .025f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i / 8 * 2 * PI, x = sinf(a) * .17f, z = cosf(a) * .17f;
        limb(V(0, 0, 0), V(x, .12f, z), .016f, .016f);
        limb(V(x, .12f, z), V(x, .62f, z), .016f, .016f);
    }
    if (lit) {
        part();
        paint(material_glow(rgb(0xffb347), 4));
        ball(0, .40f, 0, .09f);
        sprite(here(V(0, .4f, 0)), .75f, rgb(0xffb347), SPRITE_GLOW, .6f);
        lamp(here(V(0, .4f, .2f)), rgb(0xffb347) * 3, .4f);
    } else {
        part();
        paint(material_plain(rgb(0x1c1610), .8f, .2f));
        egg(0, .48f, 0, .09f, .13f, .08f);
    }
    pop();
}

static void branch_above(void)
{
    Scene *s = scene();
    camera(V(-.9f, 1.5f, 10.2f), V(.0f, 2.95f, 0), 36);
    int m = bark(), iron = material_plain(rgb(0x2a2420), .5f, .8f), wall = material_stone(rgb(0x807860), rgb(0x46402f)),
        roof = material_plain(rgb(0x6a3428), .6f, .4f);
    s->backdrop = sick_storm;
    s->haze_from = 14;
    s->back_y = -.06f;
    s->rim.color = rgb(0xff6a40) * 5.f;
    s->rim.towards = V(-.2f, .5f, -.85f);
    push();
    turn_y(-16);
    part(); /* trunk, breast, shoulders */
    paint(m);
    blend(.32f);
    lumpy(.10f, 1.5f);
    Vec3 trunk[5] = {V(.35f, -.6f, -.2f), V(.1f, 1.0f, 0), V(-.1f, 2.2f, .05f), V(0, 3.3f, .1f), V(.0f, 4.1f, .1f)};
    float tr[5] = {1.35f, 1.0f, .82f, 1.0f, .6f};
    tube(5, trunk, tr, 5);
    egg(-.75f, 3.55f, .1f, .62f, .52f, .55f);
    egg(.75f, 3.55f, .1f, .62f, .52f, .55f);
    for (int i = 0; i < 9; i++) { /* strands of bark */
        float a = ((float)i - 4) * .32f;
        blend(.12f);
        limb(V(sinf(a) * .9f, 3.4f, cosf(a) * .75f), V(sinf(a) * 1.05f + .15f, .2f, cosf(a) * 1.0f), .13f, .18f);
    }
    blend(.25f);
    limb(V(0, 4.0f, .2f), V(-.05f, 4.6f, .45f), .48f, .42f);
    egg(-.05f, 4.75f, .42f, .46f, .52f, .44f); /* head */
    blend(.08f);
    limb(V(-.36f, 4.98f, .72f), V(-.05f, 4.80f, .90f), .10f, .09f); /* brows */
    limb(V(.28f, 4.98f, .72f), V(-.03f, 4.80f, .90f), .10f, .09f);
    limb(V(-.04f, 4.8f, .88f), V(-.05f, 4.5f, .96f), .08f, .09f);
    carve();
    blend(.05f);
    egg(-.24f, 4.78f, .84f, .11f, .08f, .15f);
    egg(.16f, 4.78f, .84f, .11f, .08f, .15f);
    Vec3 mouth[4] = {V(-.28f, 4.32f, .72f), V(-.1f, 4.38f, .86f), V(.04f, 4.34f, .86f), V(.22f, 4.36f, .72f)};
    float mr[4] = {.04f, .08f, .08f, .04f};
    tube(4, mouth, mr, 4);
    fill();
    part();
    paint(material_glow(rgb(0xffe070), 4));
    ball(-.24f, 4.78f, .78f, .06f);
    ball(.16f, 4.78f, .78f, .06f);
    sprite(here(V(-.24f, 4.78f, .9f)), .3f, rgb(0xf4e080), SPRITE_GLOW, .4f);
    sprite(here(V(.16f, 4.78f, .9f)), .3f, rgb(0xf4e080), SPRITE_GLOW, .4f);
    for (int i = 0; i < 6; i++) { /* crown */
        float a = ((float)i - 2.5f) * .46f, out = 1 + .35f * chance(i + 2);
        Vec3 p[4] = {V(sinf(a) * .32f, 4.95f, .3f), V(sinf(a) * .85f, 5.1f + .25f * cosf(a), .25f + .2f * chance(i)),
                     V(sinf(a) * .95f * out, 5.4f + .4f * cosf(a) * out, .15f),
                     V(sinf(a) * 1.5f * out, 5.5f + .75f * cosf(a) * out, .1f)};
        root(4, p, .11f, .015f, m);
    }
    for (int side = -1; side <= 1; side += 2) { /* arms of branches unfold */
        float d = (float)side;
        Vec3 upper[4] = {V(d * .9f, 3.65f, .1f), V(d * 1.6f, 4.05f, .3f), V(d * 2.0f, 3.5f, .7f),
                         V(d * 2.1f, 2.8f, 1.1f)};
        root(4, upper, .42f, .24f, m);
        for (int k = 0; k < 4; k++) {
            float f = (float)k - 1.5f;
            Vec3 finger[4] = {V(d * 2.1f, 2.8f, 1.1f), V(d * (2.15f + .12f * f), 2.4f, 1.35f + .1f * f),
                              V(d * (2.0f + .28f * f), 2.0f - .06f * fabsf(f), 1.5f + .12f * f),
                              V(d * (1.85f + .36f * f), 1.55f + .1f * fabsf(f), 1.5f + .1f * f)};
            root(4, finger, .15f, .03f, m);
        }
        Vec3 high[5] = {V(d * .8f, 3.9f, -.1f), V(d * 1.3f, 4.7f, -.2f), V(d * 1.75f, 5.2f, 0), V(d * 2.3f, 5.3f, .2f),
                        V(d * 2.7f, 5.0f, .3f)};
        root(5, high, .32f, .06f, m);
        Vec3 twig[3] = {V(d * 1.5f, 5.0f, -.1f), V(d * 1.6f, 5.6f, 0), V(d * 1.95f, 6.0f, 0)};
        root(3, twig, .13f, .03f, m);
    }
    static const struct {
        float x, y, z, rope, swing;
    } hung[6] = {{-1.75f, 5.1f, .05f, .45f, 14}, {-2.35f, 5.2f, .25f, .9f, 9}, {1.7f, 5.1f, .05f, .55f, 12},
                 {2.4f, 5.2f, .3f, .75f, 16},    {-1.35f, 4.0f, .5f, .5f, 8},  {1.45f, 4.0f, .5f, .6f, 14}};
    for (int i = 0; i < 6; i++) {
        push();
        move(hung[i].x, hung[i].y, hung[i].z);
        grow(1.15f);
        cage(hung[i].rope, hung[i].swing, i == 4, iron);
        pop();
    }
    Vec3 bolt[7] = {V(.9f, 8, -.4f),   V(.55f, 7.5f, -.3f), V(.8f, 7.1f, -.2f), V(.3f, 6.8f, 0),
                    V(.5f, 6.4f, .1f), V(.12f, 6.15f, .2f), V(.05f, 5.75f, .3f)};
    lightning(7, bolt, .055f, rgb(0xf8f4d8));
    lamp(here(V(.3f, 6.1f, .8f)), rgb(0xf8f4d8) * .6f, .4f);
    pop();
    part(); /* treetops */
    paint(material_new(rgb(0x3e4420), rgb(0x1a1c0c), .9f, .2f, PAT_GRASS, 3, .8f));
    blend(.12f);
    lumpy(.10f, 3);
    for (int i = 0; i < 30; i++)
        egg(-3.6f + 7.2f * chance(i), .15f + .25f * chance(i + 60), .5f + 3.0f * chance(i + 30),
            .38f + .2f * chance(i + 7), .50f, .4f);
    push();
    move(-1.05f, .35f, 3.4f);
    grow(1.25f);
    titan_keep(wall, roof, rgb(0xffb347));
    pop();
    lamp(V(-1.0f, .9f, 4.4f), rgb(0xffb347) * 1.2f, .3f);
    sprite(V(-1.05f, .9f, 3.8f), 1.0f, rgb(0xffa030), SPRITE_GLOW, .15f);
    part();
    paint(material_plain(rgb(0x1c1c0e), .9f, .1f));
    ground(-.1f, .1f, 1);
}

/* ---- ou3c: the crown before the sun ---- */

static Vec3 red_sun(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), vec_mix(t[LIGHT], t[ACCENT], .35f), vec_mix(t[MIDTONE], t[ACCENT], .12f),
                      t[SHADOW] * 1.6f);
    c = vec_mix(c, t[SHADOW], .5f * smooth(.5f, .66f, cloud_flat(u * 1.1f, v * 5, 5)));
    c += t[ACCENT] * (.35f * halo(u, v, .05f, .32f, .70f));
    Vec3 face = vec_mix(rgb(0xff8a4a) * 1.3f, rgb(0xe0402c) * 1.15f, unit((.9f - v) / 1.2f));
    c = vec_mix(c, face, disc(u, v, .05f, .32f, .74f, .01f));
    c = vec_mix(c, vec_mix(t[SHADOW], t[ACCENT], .25f),
                .6f * smooth(.56f, .66f, cloud_flat(u * 1.2f + 5, v * 7, 5)) * under(.1f, v, .3f));
    return vec_mix(c, t[DARK] * 1.4f, under(-.62f + hills(u, 5, 1.3f, .14f), v, .01f));
}

static void thorn(Vec3 at, Vec3 d, float l, int m)
{
    part();
    paint(m);
    limb(at, at + d * l, .11f, .006f);
}

static void crown_of_thorns(void)
{
    Scene *s = scene();
    camera(V(.15f, 1.45f, 9.4f), V(.05f, 2.5f, 0), 43);
    int m = bark(), stone = material_stone(rgb(0x6a5c48), rgb(0x2e261c)),
        dark = material_plain(rgb(0x1c140e), .8f, .3f), steel = material_iron();
    s->backdrop = red_sun;
    s->haze_from = 16;
    s->rim.color = rgb(0xff6a40) * 5.f;
    s->rim.towards = V(.1f, .3f, -.95f);
    s->fill.color = rgb(0xa8a35a) * .4f;
    push();
    move(.1f, 3.75f, 0);
    grow(.92f);
    turn_z(-9);
    turn_x(38);                   /* it tips toward us */
    for (int k = 0; k < 3; k++) { /* a crown of three braided branches */
        Vec3 p[9];
        float r[9];
        for (int half = 0; half < 3; half++) {
            for (int i = 0; i < 9; i++) {
                float a = ((float)half + (float)i / 8) * 2 * PI / 3, w = a * 4 + (float)k * 2.1f;
                p[i] = V(sinf(a) * (1.85f + .17f * sinf(w)), .20f * cosf(w), cosf(a) * (1.85f + .17f * sinf(w)));
                r[i] = .17f;
            }
            part();
            paint(m);
            blend(.05f);
            lumpy(.03f, 3);
            tube(9, p, r, 4);
        }
    }
    for (int i = 0; i < 26; i++) {
        float a = (float)i / 26 * 2 * PI;
        bool tall = i % 2 == 0;
        Vec3 at = V(sinf(a) * 1.85f, .08f, cosf(a) * 1.85f);
        thorn(at, vec_unit(V(sinf(a) * (tall ? .35f : 1.1f), tall ? 1.f : .25f, cosf(a) * (tall ? .35f : 1.1f))),
              tall ? 1.0f + .3f * chance(i) : .65f, m);
    }
    part(); /* the head in it */
    paint(m);
    blend(.25f);
    lumpy(.08f, 1.8f);
    egg(0, -.4f, .1f, 1.30f, .85f, 1.35f);
    egg(0, -1.3f, .55f, .9f, .9f, .9f);
    blend(.12f);
    limb(V(-1.05f, -.55f, 1.15f), V(-.15f, -.95f, 1.55f), .24f, .20f);
    limb(V(1.05f, -.55f, 1.15f), V(.15f, -.95f, 1.55f), .24f, .20f);
    limb(V(0, -.8f, 1.55f), V(0, -1.6f, 1.65f), .16f, .22f);
    carve();
    blend(.06f);
    egg(-.52f, -1.02f, 1.45f, .32f, .19f, .3f);
    egg(.52f, -1.02f, 1.45f, .32f, .19f, .3f);
    egg(0, -1.98f, 1.25f, .55f, .22f, .4f);
    fill();
    part();
    paint(material_glow(rgb(0xe8d050), 3.2f));
    egg(-.50f, -1.02f, 1.28f, .17f, .11f, .1f);
    egg(.50f, -1.02f, 1.28f, .17f, .11f, .1f);
    sprite(here(V(-.5f, -1.02f, 1.5f)), .5f, rgb(0xe8d050), SPRITE_GLOW, .4f);
    sprite(here(V(.5f, -1.02f, 1.5f)), .5f, rgb(0xe8d050), SPRITE_GLOW, .2f);
    pop();
    Vec3 body[5] = {V(.1f, 2.9f, -1.0f), V(.3f, 1.9f, -1.6f), V(.4f, .9f, -2.4f), V(.3f, .2f, -3), V(.2f, -.6f, -3.4f)};
    root(5, body, .70f, .95f, m);
    for (int i = 0; i < 12; i++) { /* roots tear out of the land */
        float d = i % 2 ? 1.f : -1.f, k = (float)(i / 2);
        Vec3 p[5] = {V(.2f + d * .5f, 2.0f - .2f * k, -1.4f), V(d * (1.2f + .12f * k), 1.7f - .22f * k, -1.3f),
                     V(d * (1.9f + .15f * k), 1.35f - .25f * k, -1.1f + .2f * k),
                     V(d * (2.3f + .2f * k), .75f - .2f * k, -.8f + .25f * k),
                     V(d * (2.5f + .25f * k), .35f - .3f * k + .8f * chance(i), -.5f + .3f * k)};
        root(5, p, .17f, .02f, m);
    }
    part(); /* the keep's battlement, and two upon it */
    paint(stone);
    blend(.02f);
    lumpy(.015f, 4);
    box(0, -.55f, 4.6f, 3, .75f, .35f, .03f);
    for (int i = 0; i < 6; i++)
        box(-2.05f + .82f * (float)i, .33f, 4.55f, .24f, .17f, .30f, .03f);
    for (int i = 0; i < 2; i++) {
        push();
        move(i ? .98f : -.92f, .22f, 4.75f);
        turn_y(180);
        grow(i ? .92f : .82f);
        part();
        paint(dark);
        blend(.05f);
        DrapeRow row[4] = {{.80f, .10f, .09f, 0, 0},
                           {.70f, .22f, .15f, 0, 0},
                           {.35f, .25f, .19f, .02f, -.03f},
                           {-.1f, .30f, .24f, .06f, -.08f}};
        drape(
            &(Drape){.rows = 4, .row = row, .folds = 9, .gather = .01f, .depth = .035f, .thick = .03f, .seed = i + 3});
        part();
        paint(steel);
        blend(.02f);
        egg(0, .93f, 0, .125f, .14f, .135f);
        ring(0, .88f, 0, .135f, .025f);
        part();
        paint(dark);
        limb(V(i ? -.30f : .30f, -.1f, .05f), V(i ? -.26f : .26f, 1.35f, .0f), .02f, .02f);
        part();
        paint(steel);
        crystal(i ? -.26f : .26f, 1.42f, 0, .045f, .14f, .03f);
        pop();
    }
    lamp(V(.05f, .55f, 4.95f), rgb(0xffb347) * 1.2f, .22f);
    sprite(V(.05f, .42f, 4.9f), .16f, rgb(0xffb347), SPRITE_GLOW, .7f);
    part();
    paint(material_glow(rgb(0xffb347), 3));
    ball(.05f, .42f, 4.85f, .035f);
    for (int i = 0; i < 40; i++) /* torn earth in the wind */
        sprite(V(-3 + 6 * chance(i), .4f + 3.6f * chance(i + 50), 1 + 2 * chance(i + 90)), .02f + .04f * chance(i + 3),
               rgb(0x2b1c12), SPRITE_LEAF, .9f);
}

const Card siege_orrogast_cards[] = {{"cards/siege/ou3a", OUTSIDER, root_below},
                                     {"cards/siege/ou3b", OUTSIDER, branch_above},
                                     {"cards/siege/ou3c", OUTSIDER, crown_of_thorns},
                                     {0}};
