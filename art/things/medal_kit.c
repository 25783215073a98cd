/* SPDX-License-Identifier: MIT */
#include "things/medal_kit.h"

#include "things/medal_plate.h"

static int enamel_of(Vec3 bright)
{
    Vec3 deep = bright * .32f;
    int enamel = material_new(deep, bright * .8f, .18f, 1.3f, PAT_NOISE, 2.5f, 0);
    material(enamel)->sss = bright * .22f;
    return enamel;
}

static Metals metals(int metal, unsigned stone)
{
    Metals m = {metal, material_iron(), material_plain(rgb(stone), .1f, 1.5f)};
    material(m.dark)->color = rgb(0x3a2a1c);
    material(m.dark)->color2 = rgb(0x1c130c);
    material(m.inlay)->emit = rgb(stone) * .25f;
    return m;
}

static void begin_emblem(const Metals *m, float size)
{
    push();
    move(0, 0, .13f);
    grow(size);
    part();
    paint(m->gold);
    blend(.012f);
}

Metals medal_of_gold(unsigned color, unsigned stone)
{
    studio(NEUTRAL, 9, 14.2f);
    int enamel = enamel_of(rgb(color));
    Metals m = metals(studio_gold(), stone);
    medal_plate(studio_gold(), enamel);
    begin_emblem(&m, 1.08f);
    return m;
}

static int metal_of(unsigned color, unsigned color2, float glow)
{
    int metal = material_new(rgb(color), rgb(color2), .3f, 1, PAT_METAL, 4, .4f);
    material(metal)->metal = 1;
    material(metal)->emit = rgb(color) * glow;
    return metal;
}

Metals medal_of_copper(unsigned color, unsigned stone)
{
    enum { NOTCHES = 14 };
    studio(NEUTRAL, 9, 14.2f);
    int rim = metal_of(0xd8784a, 0x8a3c1e, .05f), enamel = enamel_of(rgb(color));
    Metals m = metals(metal_of(0xffc8a0, 0xe08a58, .13f), stone);
    float edge[4 * NOTCHES];
    for (int i = 0; i < 2 * NOTCHES; i++) {
        float a = (float)i * PI / NOTCHES, r = i & 1 ? .99f : 1.09f;
        edge[2 * i] = r * sinf(a);
        edge[2 * i + 1] = r * cosf(a);
    }
    part();
    paint(rim);
    lumpy(.012f, 5);
    outline(2 * NOTCHES, edge, 3, .12f, .1f);
    carve();
    push();
    turn_x(90);
    drum(0, .2f, 0, .84f, .2f, .02f);
    pop();
    part();
    paint(rim);
    push();
    turn_x(90);
    ring(0, .08f, 0, .86f, .035f);
    pop();
    part();
    paint(enamel);
    egg(0, 0, -.06f, .9f, .9f, .16f);
    begin_emblem(&m, 1.06f);
    return m;
}

/* Corners of a hexagon on its tip, from the top on; a seventh is the first. */
static void hexagon(float r, float xy[14])
{
    for (int i = 0; i < 7; i++) {
        float a = (float)i * PI / 3;
        xy[2 * i] = r * sinf(a);
        xy[2 * i + 1] = r * cosf(a);
    }
}

Metals medal_of_steel(unsigned color, unsigned stone)
{
    studio(NEUTRAL, 9, 14.2f);
    int rim = metal_of(0xb8c4d4, 0x5c6878, .04f), enamel = enamel_of(rgb(color)), line = enamel_of(rgb(color) * 1.5f);
    Metals m = metals(metal_of(0xeaf0f8, 0xa8b4c4, .1f), stone);
    material(m.dark)->color = rgb(0x2c3240);
    material(m.dark)->color2 = rgb(0x141820);
    float outer[14], inner[14], corner[14];
    hexagon(1.1f, outer);
    hexagon(.9f, inner);
    hexagon(.95f, corner);
    part();
    paint(rim);
    outline(6, outer, 1, .16f, .2f);
    carve();
    outline(6, inner, 1, .5f, .01f);
    for (int i = 0; i < 6; i++) {
        part();
        paint(m.gold);
        crystal(corner[2 * i], corner[2 * i + 1], .1f, .09f, .09f, .09f);
    }
    part();
    paint(enamel);
    outline(6, inner, 1, .06f, .02f);
    part();
    paint(line);
    blend(.01f);
    float face[14];
    hexagon(.5f, face);
    for (int i = 0; i < 6; i += 2) {
        Vec3 at = V(face[2 * i], face[2 * i + 1], .05f);
        limb(at, V(face[(2 * i + 4) % 12], face[(2 * i + 5) % 12], .05f), .018f, .018f);
        for (int k = 0; k < 3; k++) {
            int to = (i + k + 5) % 6;
            limb(at, V(inner[2 * to], inner[2 * to + 1], .05f), .018f, .018f);
        }
    }
    begin_emblem(&m, 1.06f);
    return m;
}

Metals medal_of_brass(unsigned color, unsigned stone)
{
    enum { TEETH = 11 };
    studio(NEUTRAL, 9, 14.2f);
    int rim = metal_of(0xc8b050, 0x6c5c22, .04f), enamel = enamel_of(rgb(color)),
        banner = material_cloth(rgb(color) * .9f);
    Metals m = metals(metal_of(0xfff0a0, 0xc8a848, .1f), stone);
    part();
    paint(banner);
    for (int side = -1; side <= 1; side += 2) {
        float k = (float)side;
        float tail[] = {k * .06f, -.5f, k * .8f, -.4f, k * .86f, -1.08f, k * .6f, -.92f, k * .3f, -1.08f};
        push();
        move(0, 0, -.2f);
        outline(5, tail, 1, .05f, .04f);
        pop();
    }
    push();
    move(0, .11f, 0);
    for (int i = 0; i < TEETH; i++) {
        float a = (float)(i - TEETH / 2) * 23 * PI / 180;
        part();
        paint(rim);
        limb(V(.84f * sinf(a), .84f * cosf(a), 0), V(.99f * sinf(a), .99f * cosf(a), 0), .11f, .02f);
    }
    part();
    paint(rim);
    lumpy(.015f, 4);
    push();
    turn_x(90);
    ring(0, 0, 0, .82f, .1f);
    pop();
    part();
    paint(enamel);
    egg(0, 0, -.06f, .82f, .82f, .16f);
    for (int i = 0; i < 6; i++) {
        float a = ((float)i + .5f) * PI / 3;
        darkened(&m);
        ball(.82f * sinf(a), .82f * cosf(a), .09f, .04f);
    }
    pop();
    begin_emblem(&m, .95f);
    move(0, .12f, 0);
    return m;
}

void gilded(const Metals *m)
{
    part();
    paint(m->gold);
    blend(.012f);
}

void inlaid(const Metals *m)
{
    part();
    paint(m->inlay);
    blend(.01f);
}

void darkened(const Metals *m)
{
    part();
    paint(m->dark);
    blend(.01f);
}

void medal_star(float x, float y, float r)
{
    push();
    move(x, y, 0);
    grow(r / .19f);
    for (int k = 0; k < 5; k++) {
        push();
        turn_z((float)k * 72);
        RELIEF(3, 1, -.05f, .03f, 0, .19f, .05f, .03f);
        pop();
    }
    ball(0, 0, .02f, .07f);
    pop();
}

void medal_sword(float length)
{
    push();
    grow(length);
    RELIEF(5, 1, -.055f, .26f, -.06f, .84f, 0, 1, .06f, .84f, .055f, .26f);
    box(0, .24f, .02f, .19f, .035f, .07f, .02f);
    limb(V(0, .24f, 0), V(0, .06f, 0), .04f, .04f);
    ball(0, .03f, .02f, .06f);
    pop();
}

void medal_goblin(const Metals *m, float x, float y, float size)
{
    push();
    move(x, y, 0);
    grow(size);
    gilded(m);
    RELIEF(10, 3, -.3f, .2f, 0, .34f, .3f, .2f, .3f, -.06f, .16f, -.3f, 0, -.4f, -.16f, -.3f, -.3f, -.06f, -.32f, 0,
           -.32f, .1f);
    RELIEF(4, 1, .24f, .16f, .78f, .3f, .5f, -.04f, .26f, -.1f);
    RELIEF(4, 1, -.26f, -.1f, -.5f, -.04f, -.78f, .3f, -.24f, .16f);
    limb(V(0, .06f, .1f), V(0, -.12f, .18f), .04f, .075f);
    darkened(m);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .15f, .06f, .11f);
        turn_z((float)side * 16);
        egg(0, 0, 0, .09f, .06f, .05f);
        pop();
    }
    limb(V(-.13f, -.2f, .1f), V(.13f, -.2f, .1f), .026f, .026f);
    pop();
}
