/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"

static void golem(Vec3 a, Vec3 b, Vec3 rune)
{
    camera(V(.45, 1.0, 6.6), V(.0, 1.42, 0), 32.5f);
    int st = material_new(a, b, .8f, .5f, PAT_RUNE, 2.6f, 1.4f),
        cr = material_new(rune, vec_mix(rune, grey(1), .4f), .12f, 1.6f, PAT_PLAIN, 1, 0),
        gl = material_glow(rune, 3.2f), mo = material_new(tint(MIDTONE), tint(LIGHT), .9f, .2f, PAT_GRASS, 4, 1.2f);
    material(st)->emit = rune * 3.4f;
    material(cr)->emit = rune * .55f;
    material(cr)->sss = rune;
#define ROCK(x, y, z, A, B, C, rot)                                                                                    \
    push();                                                                                                            \
    move(x, y, z);                                                                                                     \
    turn_z(rot);                                                                                                       \
    turn_y((rot)*2.3f + 15);                                                                                           \
    blend(.10f);                                                                                                       \
    lumpy(.045f, 3.2f);                                                                                                \
    box(0, 0, 0, A, B, C, .10f);                                                                                       \
    lumpy(0, 1);                                                                                                       \
    pop();
    part();
    paint(st);
    ROCK(0, 1.42, -.05, .62, .5, .42, 4)
    ROCK(-.3, 1.62, .05, .42, .34, .4, 14) ROCK(.34, 1.6, .05, .42, .34, .4, -16) part();
    paint(st);
    ROCK(0, .82, 0, .4, .26, .32, -6) ROCK(.02, .52, .02, .46, .2, .34, 8) for (int s = -1; s <= 1; s += 2)
    {
        part();
        paint(st);
        ROCK(s * .92f, 1.78f, -.08f, .36, .34, .36, s * 22) part();
        paint(st);
        ROCK(s * 1.16f, 1.22f, .06f, .22, .27, .23, s * 10)
        if (s < 0) {
            part();
            paint(st);
            ROCK(-1.22f, .78f, .32f, .3, .34, .3, -14) part();
            paint(st);
            ROCK(-1.16f, .36f, .55f, .27, .2, .26, 12) for (int i = 0; i < 3; i++)
            {
                part();
                paint(st);
                ROCK(-1.32f + .17f * i, .16f, .72f, .085, .15, .1, -6 + 6 * i)
            }
        } else {
            part();
            paint(st);
            ROCK(1.22f, 1.18f, .5f, .26, .26, .3, 14) part();
            paint(st);
            ROCK(1.08f, 1.3f, .9f, .26, .2, .22, -8) for (int i = 0; i < 3; i++)
            {
                part();
                paint(st);
                ROCK(.9f + .17f * i, 1.5f, 1.0f, .075, .14, .08, 10 - 9 * i)
            }
        }
        part();
        paint(st);
        ROCK(s * .36f, .24f, .05f, .25, .26, .26, s * 8) part();
        paint(st);
        ROCK(s * .42f, -.02f, .18f, .32, .16, .36, s * -6)
    }
    // floating crystal over raised palm
    part();
    paint(cr);
    push();
    move(1.06f, 1.98f, 1.0f);
    turn_z(10);
    crystal(0, 0, 0, .13f, .25f, .13f);
    pop();
    lamp(V(1.06, 1.98, 1.25), rune * 3.f, .22f);
    sprite(V(1.06, 1.98, 1.0), .16f, rune, 0, .7f);
    // head
    push();
    move(.02f, 2.02f, .34f);
    turn_y(-8);
    turn_z(-4);
    part();
    paint(st);
    ROCK(0, .04, 0, .3, .3, .28, 3) ROCK(0, -.2, .06, .27, .13, .25, -4) blend(.05f);
    box(0, .12f, .24f, .3f, .075f, .12f, .05f);
    carve();
    blend(.04f);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .13f, .01f, .3f, .085f, .055f, .12f);
    box(0, -.2f, .32f, .14f, .022f, .09f, .01f);
    fill();
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(gl);
        egg(s * .13f, .01f, .235f, .062f, .038f, .04f);
        sprite(here(V(s * .13, .01, .34)), .05f, rune * 1.6f, 0, .9f);
    }
    part();
    paint(gl);
    box(0, -.2f, .26f, .13f, .02f, .03f, .01f);
    pop();
    // crystals on shoulders/back
    for (int i = 0; i < 11; i++) {
        int s = i & 1 ? 1 : -1;
        float k = i / 2;
        push();
        move(s * (.62f + .13f * k), 2.02f - .05f * k, -.22f + .03f * k);
        turn_z(-s * (14 + 9 * k));
        turn_x(-10 + 8 * (i % 3));
        float h = .42f - .04f * k + .12f * chance(i);
        part();
        paint(cr);
        crystal(0, h * .6f, 0, .085f + .02f * chance(i + 4), h, .085f);
        pop();
    }
    // chest core
    part();
    paint(gl);
    push();
    move(0, 1.4f, .46f);
    crystal(0, 0, 0, .13f, .17f, .1f);
    pop();
    lamp(V(0, 1.4, .85), rune * 2.2f, .25f);
    sprite(V(0, 1.4, .6), .17f, rune, 0, .65f);
    part();
    paint(mo);
    blend(.1f);
    lumpy(.04f, 8);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .95f, 2.07f, -.1f, .26f, .07f, .26f);
    egg(0, 1.93f, -.2f, .36f, .07f, .2f);
    lumpy(0, 1);
    faction_ground();
    faction_motes();
}

static void moon_golem(void)
{
    golem(rgb(0x8a90a8), rgb(0x484c66), rgb(0x62c4ff));
}

static void fire_golem(void)
{
    golem(rgb(0x4a3a38), rgb(0x241a1c), rgb(0xff6a18));
}

const Card golem_cards[] = {
    {"cards/horde/moon-golem", MOON, moon_golem}, {"cards/horde/fire-golem", FIRE, fire_golem}, {0}};
