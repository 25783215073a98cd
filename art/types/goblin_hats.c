/* SPDX-License-Identifier: MIT
 * What goblins wear on their heads. */
#include "props/feathers.h"
#include "props/regalia.h"
#include "types/goblin_gear.h"

/* The clan's gem on the front of a hat. */
static void hat_gem(const Goblin *g, float y, float z, float back, float radius)
{
    push();
    move(0, y, z);
    turn_x(-back);
    gem_brooch(g, radius);
    pop();
}

/* A dome that sits on the crown of the head, cut off at y. */
static void dome(float wide, float tall, float cut)
{
    blend(.03f);
    egg(0, .18f, -.04f, wide, tall, wide * .9f);
    carve();
    box(0, cut - 1, 0, 2, 1, 2, .01f);
    fill();
}

static void leather_cap(const Goblin *g)
{
    part();
    paint(g->leather);
    dome(.52f, .42f, .3f);
    push();
    move(0, .34f, -.04f);
    turn_x(-6);
    ring(0, 0, 0, .45f, .05f);
    pop();
}

/* Both glasses at that place beside the middle, nodding forward by `nod`. */
static void goggles(const Goblin *g, Vec3 at, float turn, float nod, float size)
{
    int glass = material_plain(vec_mix(rgb(0x9adcff), g->color, .5f) * .5f, .03f, 2);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * at[0], at[1], at[2]);
        turn_y(s * turn);
        turn_x(nod);
        grow(size);
        part();
        paint(g->gold);
        blend(.01f);
        ring(0, 0, 0, .14f, .04f);
        drum(0, -.03f, 0, .14f, .04f, .01f);
        part();
        paint(glass);
        egg(0, 0, 0, .12f, .04f, .12f);
        pop();
    }
}

void goggles_cap(const Goblin *g)
{
    leather_cap(g);
    goggles(g, V(.17f, .45f, .345f), 16, 62, 1);
}

void goggles_worn(const Goblin *g)
{
    leather_cap(g);
    goggles(g, V(.21f, .1f, .5f), 9, 88, 1.35f);
    part();
    paint(g->leather);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .4f, .12f, .4f), V((float)side * .54f, .2f, 0), .05f, .05f);
}

void miners_helmet(const Goblin *g)
{
    push();
    turn_x(-6);
    part();
    paint(g->leather);
    dome(.52f, .47f, .26f);
    part();
    paint(g->metal);
    blend(.02f);
    egg(0, .29f, .02f, .66f, .055f, .64f);
    limb(V(0, .3f, -.5f), V(0, .64f, -.05f), .06f, .07f);
    limb(V(0, .64f, -.05f), V(0, .5f, .32f), .07f, .06f);
    push();
    move(0, .48f, .42f);
    turn_x(80);
    part();
    paint(g->gold);
    blend(.02f);
    drum(0, 0, 0, .16f, .08f, .02f);
    ring(0, .08f, 0, .16f, .035f);
    part();
    paint(material_glow(rgb(0xffe8a0), 2.4f));
    egg(0, .07f, 0, .14f, .05f, .14f);
    Vec3 at = here(V(0, .16f, 0));
    pop();
    pop();
    sprite(at, .34f, rgb(0xffe0a0), SPRITE_GLOW, .7f);
    sprite(at, .42f, rgb(0xfff0c8), SPRITE_SPARKLE, .7f);
    lamp(at + V(0, 0, .25f), rgb(0xffd890) * 2.f, .3f);
}

void cooking_pot(const Goblin *g, float tilt)
{
    push();
    turn_z(tilt);
    turn_x(-8);
    part();
    paint(g->metal);
    blend(.04f);
    limb(V(0, .32f, -.04f), V(0, .66f, -.04f), .45f, .4f);
    carve();
    box(0, -.72f, 0, 2, 1, 2, .01f);
    fill();
    ring(0, .3f, -.04f, .47f, .055f);
    limb(V(.4f, .66f, -.04f), V(1.0f, .76f, -.04f), .05f, .045f);
    ball(1.02f, .76f, -.04f, .075f);
    hat_gem(g, .62f, .39f, 4, .13f);
    pop();
}

void tam_o_shanter(const Goblin *g, float tilt)
{
    push();
    turn_z(tilt);
    turn_x(-8);
    part();
    paint(g->cloth);
    blend(.08f);
    egg(0, .5f, -.06f, .72f, .2f, .66f);
    egg(.12f, .6f, -.06f, .5f, .16f, .46f);
    for (int i = 0; i < 14; i++) { /* the checked band */
        part();
        paint(i % 2 ? g->trim : g->tooth);
        push();
        move(0, .36f, -.03f);
        turn_y((float)i * 360 / 14);
        box(0, 0, .46f, .11f, .075f, .03f, .01f);
        pop();
    }
    part();
    paint(g->tooth);
    lumpy(.03f, 9);
    ball(.05f, .8f, -.04f, .15f);
    lumpy(0, 1);
    hat_gem(g, .4f, .47f, 8, .11f);
    pop();
}

void mortarboard(const Goblin *g, float tilt)
{
    int felt = material_cloth(vec_mix(material(g->trim)->color, grey(.02f), .5f));
    push();
    turn_z(tilt);
    turn_x(-10);
    part();
    paint(felt);
    dome(.49f, .42f, .3f);
    part();
    paint(felt);
    push();
    move(0, .62f, -.04f);
    turn_y(40);
    box(0, 0, 0, .56f, .03f, .56f, .02f);
    part();
    paint(g->gold);
    box(0, 0, 0, .575f, .014f, .575f, .01f);
    pop();
    part();
    paint(g->gold);
    blend(.02f);
    ball(0, .67f, -.04f, .06f);
    Vec3 p[4] = {V(0, .67f, -.04f), V(.4f, .69f, .2f), V(.62f, .64f, .28f), V(.64f, .38f, .3f)};
    float r[4] = {.025f, .025f, .025f, .025f};
    tube(4, p, r, 3);
    limb(V(.64f, .4f, .3f), V(.65f, .14f, .3f), .04f, .08f);
    hat_gem(g, .44f, .41f, 12, .1f);
    pop();
}

void spectacles(const Goblin *g, float radius)
{
    part();
    paint(g->gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .21f, .08f, .47f);
        turn_y(s * 9);
        turn_x(90);
        ring(0, 0, 0, radius, .028f);
        pop();
        limb(V(s * (.21f + radius), .1f, .44f), V(s * .5f, .12f, 0), .022f, .022f);
    }
    limb(V(-.05f, .12f, .5f), V(.05f, .12f, .5f), .026f, .026f);
    for (int side = -1; side <= 1; side += 2)
        sprite(here(V((float)side * .21f - radius * .5f, .08f + radius * .6f, .52f)), .13f, rgb(0xffffff),
               SPRITE_SPARKLE, .8f);
}

void toadstool_hat(const Goblin *g, float tilt)
{
    int spot = material_plain(rgb(0xfff4dc), .6f, .5f), gills = material_cloth(rgb(0xe8d8b0));
    float wide = .92f, tall = .62f;
    push();
    turn_z(tilt);
    turn_x(-12);
    move(0, .34f, -.06f);
    part();
    paint(g->cloth);
    blend(.08f);
    egg(0, 0, 0, wide, tall, wide * .9f);
    carve();
    box(0, -1, 0, 2, 1, 2, .02f);
    fill();
    part();
    paint(gills);
    blend(.02f);
    egg(0, .02f, 0, wide * .95f, .08f, wide * .86f);
    for (int i = 0; i < 11; i++) {
        float a = (float)i * 2.4f + .5f, up = .2f + .72f * chance(i + 41), flat = sqrtf(1 - up * up);
        if (cosf(a) > .5f && up < .7f)
            continue; /* where the gem is */
        part();
        paint(spot);
        egg(sinf(a) * flat * wide, up * tall, cosf(a) * flat * wide * .9f, .13f - .05f * chance(i), .1f,
            .13f - .05f * chance(i));
    }
    hat_gem(g, .2f, .78f, 28, .12f);
    pop();
}

void wizards_hat(const Goblin *g, float bend, float tall)
{
    push();
    turn_x(-9);
    part();
    paint(g->cloth);
    blend(.05f);
    egg(0, .33f, -.02f, .82f, .06f, .74f);
    Vec3 p[5] = {V(0, .34f, -.02f), V(.02f * bend, .34f + .3f * tall, -.04f), V(.12f * bend, .34f + .62f * tall, -.06f),
                 V(.34f * bend, .34f + .86f * tall, -.06f), V(.62f * bend, .34f + .84f * tall, -.02f)};
    float r[5] = {.47f, .34f, .22f, .12f, .025f};
    tube(5, p, r, 5);
    carve();
    box(0, -.74f, 0, 2, 1, 2, 0);
    fill();
    part();
    paint(g->trim);
    drum(0, .43f, -.02f, .485f, .07f, .02f);
    part();
    paint(g->gold);
    ball(p[4][0], p[4][1], p[4][2], .075f);
    static const float star[] = {0, 1,     .22f,  .31f,  .95f,  .31f,  .36f,  -.12f, .59f,  -.81f,
                                 0, -.38f, -.59f, -.81f, -.36f, -.12f, -.95f, .31f,  -.22f, .31f};
    for (int i = 0; i < 4; i++) {
        static const float at[4][4] = {
            {-.2f, .74f, .26f, .1f}, {.2f, .84f, .2f, .08f}, {.02f, 1.1f, .19f, .07f}, {.3f, .62f, .28f, .06f}};
        float xy[20];
        for (int k = 0; k < 20; k++)
            xy[k] = star[k] * at[i][3];
        push();
        move(at[i][0] + .1f * bend * (at[i][1] - .6f), .34f + (at[i][1] - .34f) * tall * .8f, at[i][2]);
        part();
        paint(g->gold);
        outline(10, xy, 1, .05f, .03f);
        pop();
    }
    hat_gem(g, .47f, .45f, 12, .12f);
    pop();
}

void crested_helm(const Goblin *g)
{
    int bone = material_bone(), tip = material_plain(material(g->trim)->color, .7f, .3f);
    push();
    turn_x(-6);
    part();
    paint(g->gold);
    dome(.53f, .46f, .26f);
    ring(0, .28f, -.04f, .5f, .05f);
    limb(V(0, .3f, .42f), V(0, .1f, .47f), .06f, .04f); /* guard of the nose */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        horn(V(s * .44f, .4f, -.02f), V(s * .85f, .46f, .04f), V(s * .92f, .98f, .02f), .13f, bone);
    }
    push();
    move(0, .5f, -.06f);
    feather_fan(9, -56, 56, .06f, .62f, .24f, 4, g->cloth, tip);
    pop();
    hat_gem(g, .44f, .43f, 14, .12f);
    pop();
}

void bobble_hat(const Goblin *g, int wool, int stripe, float droop)
{
    push();
    turn_x(-10);
    Vec3 p[4] = {V(0, .3f, -.04f), V(.03f * droop, .52f, -.06f), V(.16f * droop, .78f, -.06f),
                 V(.42f * droop, .86f - .1f * fabsf(droop), 0)};
    float r[4] = {.47f, .4f, .24f, .1f};
    part();
    paint(wool);
    blend(.04f);
    tube(4, p, r, 5);
    carve();
    box(0, -.72f, 0, 2, 1, 2, 0);
    fill();
    part();
    paint(stripe);
    blend(.02f);
    ring(0, .33f, -.04f, .45f, .1f);
    ring(.02f * droop, .62f, -.06f, .345f, .06f);
    lumpy(.03f, 9);
    ball(p[3][0], p[3][1], p[3][2], .16f);
    lumpy(0, 1);
    hat_gem(g, .38f, .48f, 10, .1f);
    pop();
}

void beehive_hair(const Goblin *g, float tall)
{
    part();
    paint(g->hair);
    blend(.025f);
    egg(0, .26f, -.14f, .53f, .36f, .42f);
    for (int i = 0; i < 6; i++) { /* coils, each on the one below */
        float t = (float)i / 5, wide = .43f - .3f * t * t;
        push();
        move(0, .44f + tall * t, -.08f - .08f * t);
        turn_x(-8);
        turn_z(i % 2 ? 8 : -8);
        ring(0, 0, 0, wide * .72f, wide * .3f + .05f);
        drum(0, 0, 0, wide * .7f, .05f, .04f);
        pop();
    }
    ball(0, .48f + tall * 1.1f, -.17f, .12f);
    for (int side = -1; side <= 1; side += 2) { /* a curl before each ear */
        float s = (float)side;
        Vec3 p[4] = {V(s * .44f, .34f, .2f), V(s * .52f, .05f, .28f), V(s * .45f, -.2f, .28f), V(s * .54f, -.34f, .3f)};
        float r[4] = {.09f, .06f, .05f, .03f};
        tube(4, p, r, 3);
    }
    hat_gem(g, .46f, .42f, 8, .13f);
    push();
    move(-.38f, .62f, .26f);
    rose(.2f, rgb(0xfff0e8));
    pop();
}

void quiff_hair(const Goblin *g, float tall)
{
    part();
    paint(g->hair);
    blend(.03f);
    egg(0, .28f, -.16f, .52f, .34f, .4f);
    for (int i = -3; i <= 3; i++) { /* locks swept up, forward and over to one side */
        float x = .13f * (float)i, lift = tall * (1 - .035f * (float)(i * i));
        Vec3 p[5] = {V(x, .34f, .2f), V(x * 1.1f - .04f, .38f + lift * .6f, .44f),
                     V(x * 1.1f + .1f, .42f + lift * 1.15f, .3f), V(x + .34f, .4f + lift * 1.25f, .04f),
                     V(x + .52f, .36f + lift * .95f, -.14f)};
        float r[5] = {.08f, .11f, .12f, .1f, .015f};
        tube(5, p, r, 4);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .45f, .2f, .12f), V(s * .43f, -.14f, .24f), .09f, .03f);
    }
    hat_gem(g, .38f, .46f, 8, .1f);
}
