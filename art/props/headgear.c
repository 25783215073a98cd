/* SPDX-License-Identifier: MIT
 * Headgear. */
#include "props/headgear.h"

#include "props/feathers.h"

void hat_pointed(float brim, float height, float bend, int m, int band, int buckle)
{
    push();
    move(0, .36f, -.06f);
    turn_x(-17);
    part();
    paint(m);
    blend(.08f);
    for (int i = 0; i < 44; i++) { /* a brim that waves */
        float a = (float)i / 44 * 2 * PI;
        Vec3 to = V(sinf(a) * brim, .05f * sinf(a * 3) - .02f, cosf(a) * brim * .9f);
        limb(V(sinf(a) * .34f, .02f, cosf(a) * .34f), to, .06f, .035f);
    }
    blend(.06f);
    Vec3 p[5] = {V(0, 0, 0), V(0, height * .32f, 0), V(bend * .12f, height * .62f, -.03f),
                 V(bend * .5f, height * .88f, -.06f), V(bend, height * .92f - .12f * fabsf(bend), -.06f)};
    float r[5] = {.43f, .34f, .22f, .11f, .02f};
    tube(5, p, r, 4);
    part();
    paint(band);
    blend(.02f);
    push();
    move(0, .1f, 0);
    ring(0, 0, 0, .41f, .06f);
    pop();
    if (buckle > 0) {
        part();
        paint(buckle);
        push();
        move(0, .1f, .46f);
        box(0, 0, 0, .11f, .1f, .03f, .02f);
        carve();
        box(0, 0, .03f, .06f, .05f, .04f, .01f);
        fill();
        pop();
    }
    pop();
}

void hat_mitre(float height, int m, int trim)
{
    push();
    move(0, .26f, 0);
    turn_x(-8);
    for (int front = 0; front < 2; front++) {
        float h = height, xy[] = {-.4f, 0, .4f, 0, .47f, h * .5f, 0, h, -.47f, h * .5f};
        part();
        paint(m);
        push();
        move(0, 0, front ? .2f : -.22f);
        turn_x(front ? -4 : 4);
        outline(5, xy, 1, .1f, .06f);
        if (front) {
            part();
            paint(trim);
            blend(.01f);
            limb(V(0, .1f, .1f), V(0, h * .84f, .1f), .035f, .035f);
            limb(V(-.18f, h * .5f, .1f), V(.18f, h * .5f, .1f), .035f, .035f);
        }
        pop();
    }
    part();
    paint(m);
    egg(0, .12f, 0, .42f, .3f, .4f);
    part();
    paint(trim);
    blend(.02f);
    for (int i = 0; i < 2; i++)
        ring(0, .03f + .08f * (float)i, 0, .43f, .045f);
    pop();
}

void helm_open(int metal, int trim, bool nose_guard)
{
    part();
    paint(metal);
    blend(.04f);
    egg(0, .2f, -.05f, .45f, .4f, .46f);
    carve();
    box(0, -.2f, .3f, .6f, .36f, .5f, .05f);
    fill();
    part();
    paint(trim);
    blend(.02f);
    push();
    move(0, .2f, -.04f);
    turn_x(-7);
    ring(0, 0, 0, .455f, .05f);
    pop();
    limb(V(0, .24f, .43f), V(0, .62f, -.05f), .045f, .045f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .38f;
        ball(sinf(a) * .5f, .21f, cosf(a) * .47f, .028f);
    }
    if (nose_guard) {
        float xy[] = {-.06f, .16f, .06f, .16f, .085f, -.12f, 0, -.2f, -.085f, -.12f};
        push();
        move(0, .06f, .52f);
        turn_x(-8);
        outline(5, xy, 1, .035f, .03f);
        pop();
    }
}

/* What looks through a slit. */
static void eyes_behind(float y, float z, Vec3 glow)
{
    part();
    paint(material_plain(rgb(0x0a080c), .9f, .1f));
    egg(0, y, z - .16f, .3f, .1f, .12f);
    if (luminance(glow) <= 0)
        return;
    int m = material_glow(glow, 2);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(m);
        egg((float)side * .14f, y, z - .05f, .05f, .03f, .03f);
        sprite(here(V((float)side * .14f, y, z + .04f)), .09f, glow, SPRITE_GLOW, .8f);
    }
}

void helm_great(int metal, int trim, Vec3 eyes)
{
    part();
    paint(metal);
    blend(.05f);
    limb(V(0, .28f, -.04f), V(0, -.3f, .02f), .42f, .38f);
    egg(0, .42f, -.04f, .4f, .2f, .4f);
    carve();
    blend(.015f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .16f, .1f, .4f);
        turn_y((float)side * 18);
        box(0, 0, 0, .13f, .032f, .14f, .015f);
        pop();
        for (int i = 0; i < 9; i++)
            ball((float)side * (.12f + .08f * (float)(i % 3)), -.16f - .09f * (float)(i / 3),
                 .41f - .03f * (float)(i % 3), .022f);
    }
    fill();
    part();
    paint(trim);
    blend(.01f);
    limb(V(0, .5f, .36f), V(0, -.5f, .42f), .045f, .045f);
    limb(V(-.36f, .19f, .24f), V(0, .19f, .43f), .035f, .045f);
    limb(V(.36f, .19f, .24f), V(0, .19f, .43f), .035f, .045f);
    push();
    move(0, .38f, -.04f);
    ring(0, 0, 0, .42f, .04f);
    pop();
    eyes_behind(.1f, .36f, eyes);
}

void helm_visor(int metal, int trim, Vec3 eyes)
{
    part();
    paint(metal);
    blend(.05f);
    egg(0, .18f, -.06f, .45f, .44f, .47f);
    egg(0, -.3f, -.02f, .36f, .26f, .36f);
    part();
    paint(metal);
    blend(.06f);
    Vec3 beak[3] = {V(0, -.02f, .2f), V(0, -.1f, .44f), V(0, -.2f, .74f)};
    float r[3] = {.36f, .25f, .02f};
    tube(3, beak, r, 4);
    carve();
    blend(.012f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .19f, .1f, .44f);
        turn_y(s * 34);
        turn_z(s * 9);
        box(0, 0, 0, .15f, .04f, .18f, .01f);
        pop();
        for (int i = 0; i < 4; i++) {
            push();
            move(s * (.19f - .02f * (float)i), -.1f - .075f * (float)i, .48f - .02f * (float)i);
            turn_y(s * 50);
            box(0, 0, 0, .075f, .018f, .1f, .008f);
            pop();
        }
    }
    fill();
    part();
    paint(trim);
    blend(.02f);
    limb(V(0, .58f, .1f), V(0, .3f, -.5f), .045f, .045f);
    limb(V(0, .2f, .42f), V(0, .58f, .1f), .045f, .045f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .44f, .08f, .02f);
        turn_z(90);
        drum(0, 0, 0, .1f, .05f, .02f);
        pop();
    }
    eyes_behind(.1f, .34f, eyes);
}

void helm_horns(float size, int horn_material)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, k = size;
        Vec3 p[4] = {V(s * .38f, .26f, -.04f), V(s * (.38f + .26f * k), .3f, 0),
                     V(s * (.38f + .46f * k), .3f + .26f * k, .05f), V(s * (.38f + .4f * k), .3f + .64f * k, .1f)};
        float r[4] = {.12f, .105f, .075f, .008f};
        part();
        paint(horn_material);
        blend(.02f);
        tube(4, p, r, 5);
        for (int i = 1; i < 5; i++) {
            Vec3 c = tube_point(4, p, (float)i * .42f);
            ball(c[0], c[1], c[2], .125f - .011f * (float)i);
        }
    }
}

void helm_wings(float size, int base, int tip)
{
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 5; i++) {
            float s = (float)side;
            push();
            move(s * .43f, .16f + .06f * (float)i, .06f - .04f * (float)i);
            turn_y(s * 22);
            turn_z(-s * (66 - 15 * (float)i));
            turn_x(-16);
            feather(size * (.5f + .1f * (float)i), .19f * size, base, tip);
            pop();
        }
}

void helm_crest(float height, int m)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < 17; i++) {
        float a = ((float)i / 16) * 2.6f - .75f;
        Vec3 d = V(0, cosf(a), -sinf(a)), root = V(0, .14f, -.04f) + d * .44f;
        limb(root, root + d * height * (.85f + .3f * chance(i)), .065f, .05f);
    }
}

void helm_plume(float length, int m)
{
    part();
    paint(m);
    blend(.06f);
    for (int i = 0; i < 9; i++) {
        float x = ((float)i - 4) * .03f, l = length * (.8f + .4f * chance(i));
        Vec3 p[5] = {V(x * .3f, .58f, -.04f), V(x, .58f + .4f * l, -.08f), V(x * 2, .58f + .55f * l, -.3f * l),
                     V(x * 3, .58f + .3f * l, -.62f * l), V(x * 4, .4f - .2f * l, -.75f * l)};
        float r[5] = {.05f, .1f, .12f, .1f, .01f};
        tube(5, p, r, 3);
    }
}
