/* SPDX-License-Identifier: MIT
 * What goblins carry, and what they wear below the head. */
#include "types/goblin_gear.h"

/* ---- on the body ---- */

/* ---- in the hands ---- */

static void fuse(Vec3 from)
{
    part();
    paint(material_new(rgb(0xe8dcc0), rgb(0x9a8860), .8f, .3f, PAT_WOOD, 5, .8f));
    blend(.01f);
    Vec3 p[4] = {from, from + V(.1f, .06f, .03f), from + V(.13f, .16f, .06f), from + V(.16f, .24f, .08f)};
    float r[4] = {.035f, .033f, .03f, .03f};
    tube(4, p, r, 3);
    Vec3 at = here(p[3]);
    lamp(at + V(.05f, .02f, .2f), rgb(0xffb050) * 5.f, .25f);
    sprite(at, .12f, rgb(0xffd070) * 2.4f, SPRITE_GLOW, 1.2f);
    sprite(at, .3f, rgb(0xfff0c0) * 2.f, SPRITE_SPARKLE, 1);
    for (int i = 0; i < 50; i++) {
        float a = chance(i + 800) * 2 * PI, away = .42f * powf(chance(i + 810), 1.5f) + .05f;
        sprite(at + V(cosf(a) * away, sinf(a) * away + .06f, .1f * chance(i)), .008f + .014f * chance(i + 820),
               rgb(0xffb040) * 2.2f, SPRITE_GLOW, 1.3f);
    }
}

static void staves(float r, float l)
{
    part();
    paint(material_wood());
    blend(.05f);
    limb(V(0, -l, 0), V(0, 0, 0), r * .8f, r);
    limb(V(0, l, 0), V(0, 0, 0), r * .8f, r);
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        drum(0, (float)side * (l + r), 0, r * 1.2f, r, .02f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * PI / 7, x = sinf(a) * r, z = cosf(a) * r;
        limb(V(x * .82f, -l, z * .82f), V(x * 1.03f, 0, z * 1.03f), .012f, .012f);
        limb(V(x * 1.03f, 0, z * 1.03f), V(x * .82f, l, z * .82f), .012f, .012f);
    }
    fill();
}

void keg(const Goblin *g, float radius, float half_length)
{
    float r = radius, l = half_length;
    push();
    turn_z(90); /* y along the picture's x, to the left */
    staves(r, l);
    part();
    paint(g->metal);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        drum(0, s * l * .42f, 0, r * .985f, .045f, .015f);
        drum(0, s * l * .86f, 0, r * .88f, .045f, .015f);
    }
    pop();
    push();
    move(0, 0, r * .98f);
    gem_brooch(g, r * .42f);
    pop();
    fuse(V(l * .95f, r * .3f, 0));
}

void drumstick(void)
{
    part();
    paint(material_bone());
    blend(.03f);
    limb(V(0, -.12f, 0), V(0, .2f, 0), .035f, .035f);
    ball(-.035f, -.14f, 0, .05f);
    ball(.035f, -.14f, 0, .05f);
    part();
    paint(material_new(rgb(0xb0602a), rgb(0x6a2c10), .3f, 1, PAT_SKIN, 5, .6f));
    blend(.08f);
    egg(0, .42f, 0, .17f, .2f, .17f);
    limb(V(0, .12f, 0), V(0, .34f, 0), .06f, .13f);
}

void music_note(float size, int m)
{
    push();
    grow(size);
    part();
    paint(m);
    blend(.03f);
    egg(-.1f, 0, 0, .14f, .1f, .08f);
    egg(.42f, .06f, 0, .14f, .1f, .08f);
    limb(V(.02f, .02f, 0), V(.02f, .62f, 0), .035f, .035f);
    limb(V(.54f, .08f, 0), V(.54f, .68f, 0), .035f, .035f);
    limb(V(.02f, .6f, 0), V(.54f, .66f, 0), .07f, .07f);
    pop();
}

void rose(float size, Vec3 color)
{
    int petal = material_plain(color, .5f, .6f);
    material(petal)->sss = color * .4f;
    push();
    grow(size);
    for (int layer = 0; layer < 3; layer++)
        for (int i = 0; i < 5; i++) {
            float a = ((float)i + .5f * (float)layer) * 2 * PI / 5, away = .5f - .16f * (float)layer;
            part();
            paint(petal);
            push();
            move(sinf(a) * away, cosf(a) * away, .16f * (float)layer);
            turn_z(-a * 180 / PI);
            turn_x(-35);
            egg(0, 0, 0, .36f - .07f * (float)layer, .34f - .06f * (float)layer, .1f);
            pop();
        }
    part();
    paint(petal);
    ball(0, 0, .36f, .16f);
    pop();
}
