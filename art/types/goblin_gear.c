/* SPDX-License-Identifier: MIT
 * What goblins carry, and what they wear below the head. */
#include "types/goblin_gear.h"

/* ---- on the body ---- */

void fur_collar(int fur, float wide)
{
    part();
    paint(fur);
    blend(.06f);
    lumpy(.03f, 8);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(sinf(a) * .46f * wide, .95f - .12f * cosf(a), .06f + cosf(a) * .3f, .17f);
    }
    lumpy(0, 1);
}

void apron(const Goblin *g)
{
    part();
    paint(g->leather);
    blend(.03f);
    Vec3 p[12];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 3; i++) {
            static const float half[4] = {.2f, .36f, .42f, .44f}, forward[4] = {.3f, .42f, .44f, .42f};
            float x = ((float)i - 1) * half[row];
            p[row * 3 + i] = V(x, .92f - .26f * (float)row, forward[row] - (i != 1 ? .09f : 0));
        }
    cloth(4, 3, p, .03f, 3);
    limb(V(-.2f, .92f, .24f), V(-.3f, 1.02f, 0), .04f, .04f);
    limb(V(.2f, .92f, .24f), V(.3f, 1.02f, 0), .04f, .04f);
}

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

void cauldron(const Goblin *g, float radius, Vec3 brew)
{
    float r = radius;
    int iron = material_new(rgb(0x3a3a44), rgb(0x1a1a22), .4f, 1, PAT_METAL, 4, .5f);
    part();
    paint(iron);
    blend(.05f);
    egg(0, r * .7f, 0, r, r * .8f, r);
    carve();
    box(0, r * 2.1f, 0, 2 * r, r, 2 * r, .01f);
    egg(0, r * 1.1f, 0, r * .84f, r * .7f, r * .84f);
    fill();
    ring(0, r * 1.12f, 0, r * .9f, r * .1f);
    part();
    paint(material_glow(brew, 1.1f));
    blend(.04f);
    lumpy(.02f, 7);
    drum(0, r * 1.02f, 0, r * .82f, .04f, .02f);
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) {
        float a = chance(i + 3) * 2 * PI, away = r * .7f * chance(i + 13);
        ball(cosf(a) * away, r * 1.06f, sinf(a) * away, r * (.06f + .1f * chance(i + 23)));
    }
    push();
    move(0, r * .66f, r * .98f);
    gem_brooch(g, r * .3f);
    pop();
    Vec3 at = here(V(0, r * 1.3f, 0));
    lamp(at, brew * 3.f, .5f);
    for (int i = 0; i < 26; i++) {
        float t = chance(i + 33);
        sprite(at + V((chance(i + 43) - .5f) * r * 1.6f, t * .9f, (chance(i + 53) - .5f) * r),
               .015f + .03f * chance(i + 63), brew, i % 2 ? SPRITE_BUBBLE : SPRITE_GLOW, .8f * (1 - .6f * t));
    }
}

void flag(const Goblin *g, float top, float height, float length, float wave)
{
    enum { ROWS = 4, COLUMNS = 6 };
    Vec3 p[ROWS * COLUMNS], middle = V(0, 0, 0);
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < COLUMNS; i++) {
            float t = (float)i / (COLUMNS - 1), v = (float)row / (ROWS - 1), swing = sinf(t * 5.2f + wave);
            float tail = i == COLUMNS - 1 && row > 0 && row < ROWS - 1 ? -.2f : 0; /* cut like a swallow's tail */
            p[row * COLUMNS + i] =
                V(t * length + tail, top - height * v + .07f * swing * t, .12f * sinf(t * 6 + wave + v) * (.3f + t));
            if (row == 1 && i == 2)
                middle = V(t * length + .06f, top - height * .5f + .05f * swing, p[row * COLUMNS + i][2] + .09f);
        }
    Vec3 dyed = material(g->cloth)->color;
    part();
    paint(material_new(dyed, dyed * .62f, .9f, .2f, PAT_NOISE, 2.2f, .1f));
    cloth(ROWS, COLUMNS, p, .018f, 4);
    part();
    paint(g->gold);
    blend(.01f);
    for (int edge = 0; edge < ROWS; edge += ROWS - 1) {
        float r[COLUMNS] = {.028f, .028f, .028f, .028f, .028f, .028f};
        tube(COLUMNS, p + edge * COLUMNS, r, 4);
    }
    push();
    move(middle[0], middle[1], middle[2]);
    gem_brooch(g, height * .3f);
    pop();
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
