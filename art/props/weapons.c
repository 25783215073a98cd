/* SPDX-License-Identifier: MIT
 * Weapons: outlines for blades, limbs for shafts. */
#include "props/weapons.h"

void grip(float below, float above, float r, int wrap)
{
    part();
    paint(wrap);
    blend(.01f);
    limb(V(0, -below, 0), V(0, above, 0), r, r);
    for (float y = -below; y < above; y += r * 1.5f) {
        push();
        move(0, y, 0);
        turn_z(12);
        ring(0, 0, 0, r * .95f, r * .33f);
        pop();
    }
}

static void hilt_of(float below, float guard, float y, int hilt)
{
    grip(below, y, .032f, material_leather(rgb(0x4a2c18)));
    part();
    paint(hilt);
    blend(.03f);
    ball(0, -below - .03f, 0, .055f);
    push();
    move(0, y + .02f, 0);
    limb(V(-guard, .02f, 0), V(0, -.01f, 0), .03f, .045f);
    limb(V(guard, .02f, 0), V(0, -.01f, 0), .03f, .045f);
    ball(-guard, .03f, 0, .042f);
    ball(guard, .03f, 0, .042f);
    pop();
}

void sword(float length, float width, int blade, int hilt)
{
    hilt_of(.16f, width * 1.9f, .14f, hilt);
    part();
    paint(blade);
    float w = width * .5f,
          xy[] = {-w, .15f,   w,        .15f,          w * .92f,  length * .55f, w * .8f, length * .84f,
                  0,  length, -w * .8f, length * .84f, -w * .92f, length * .55f};
    outline(7, xy, 1, .035f, w);
    carve(); /* the groove */
    blend(.01f);
    limb(V(0, .2f, .04f), V(0, length * .6f, .04f), .016f, .014f);
    limb(V(0, .2f, -.04f), V(0, length * .6f, -.04f), .016f, .014f);
    fill();
}

void scimitar(float length, int blade, int hilt)
{
    float k = length / 1.36f;
    hilt_of(.2f, .13f, .12f, hilt);
    part();
    paint(blade);
    float xy[] = {-.05f, .14f,  .05f, .14f,  .10f, .5f,   .13f,  .8f, .24f,  1.12f,
                  .42f,  1.36f, .2f,  1.26f, 0,    1.02f, -.08f, .7f, -.07f, .4f};
    for (int i = 1; i < 20; i += 2)
        xy[i] *= k;
    outline(10, xy, 4, .03f, .07f);
}

void cutlass(float length, int blade, int hilt)
{
    hilt_of(.14f, .05f, .12f, hilt);
    part();
    paint(hilt);
    blend(.02f);
    Vec3 basket[5] = {V(.04f, .15f, .02f), V(.15f, .1f, .02f), V(.17f, -.02f, .02f), V(.12f, -.14f, .01f),
                      V(.01f, -.19f, 0)};
    float r[5] = {.035f, .035f, .035f, .032f, .025f};
    tube(5, basket, r, 3);
    push();
    move(0, .14f, 0);
    drum(0, 0, 0, .115f, .02f, .015f);
    pop();
    part();
    paint(blade);
    float l = length, xy[] = {-.05f,    .15f, .06f,     .15f, .09f,     l * .45f, .14f,
                              l * .72f, .17f, l * .98f, .04f, l * .86f, -.04f,    l * .6f};
    outline(7, xy, 3, .03f, .07f);
}

void dagger(float length, int blade, int hilt)
{
    hilt_of(.1f, .09f, .08f, hilt);
    part();
    paint(blade);
    float l = length, xy[] = {-.04f, .1f, .04f, .1f, .06f, l * .5f, 0, l, -.06f, l * .5f};
    outline(5, xy, 1, .025f, .04f);
}

static void axe_blade(float head, float side)
{
    float h = head, xy[] = {.02f * side,     -.24f * h, .2f * side * h,  -.3f * h, .52f * side * h, -.62f * h,
                            .72f * side * h, -.25f * h, .76f * side * h, .1f * h,  .5f * side * h,  .62f * h,
                            .2f * side * h,  .27f * h,  .02f * side,     .22f * h};
    outline(8, xy, 3, .05f * h, .3f * h);
}

void axe(float length, float head, bool two_sided, int blade, int shaft)
{
    part();
    paint(shaft);
    blend(.02f);
    limb(V(0, -length * .35f, 0), V(0, length + head * .35f, 0), .036f, .032f);
    part();
    paint(blade);
    blend(.03f);
    push();
    move(0, length, 0);
    drum(0, 0, 0, .075f, head * .3f, .02f);
    axe_blade(head, 1);
    if (two_sided)
        axe_blade(head, -1);
    else
        limb(V(-.05f, 0, 0), V(-head * .55f, .04f, 0), .06f, .01f);
    limb(V(0, head * .3f, 0), V(0, head * .6f, 0), .05f, .008f);
    pop();
}

void hammer(float length, float head, int metal, int shaft)
{
    part();
    paint(shaft);
    blend(.02f);
    limb(V(0, -length * .35f, 0), V(0, length + head * .3f, 0), .042f, .042f);
    part();
    paint(metal);
    blend(.03f);
    push();
    move(0, length, 0);
    turn_z(90);
    box(0, 0, 0, head * .34f, head * .5f, head * .34f, .05f);
    for (int side = -1; side <= 1; side += 2)
        box(0, (float)side * head * .56f, 0, head * .42f, head * .16f, head * .42f, .04f);
    pop();
}

void spear(float below, float above, int head, int shaft)
{
    staff(below, above, .032f, shaft);
    part();
    paint(head);
    push();
    move(0, above, 0);
    float xy[] = {-.035f, -.05f, .035f, -.05f, .04f, .08f,  .13f, .2f,   .06f,
                  .38f,   0,     .55f,  -.06f, .38f, -.13f, .2f,  -.04f, .08f};
    outline(9, xy, 1, .035f, .07f);
    pop();
}

void staff(float below, float above, float thick, int wood)
{
    part();
    paint(wood);
    blend(.03f);
    limb(V(0, -below, 0), V(0, above, 0), thick, thick * .95f);
}

void lantern(float size, int metal, Vec3 light)
{
    push();
    grow(size);
    part();
    paint(metal);
    blend(.02f);
    push();
    move(0, -.08f, 0);
    turn_x(90);
    ring(0, 0, 0, .08f, .02f);
    pop();
    limb(V(0, -.16f, 0), V(0, -.3f, 0), .03f, .2f);
    drum(0, -.33f, 0, .22f, .025f, .015f);
    drum(0, -.85f, 0, .2f, .04f, .015f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * PI / 3 + .3f;
        limb(V(.18f * sinf(a), -.33f, .18f * cosf(a)), V(.18f * sinf(a), -.85f, .18f * cosf(a)), .018f, .018f);
    }
    part();
    paint(material_glow(light, 3.2f));
    egg(0, -.6f, 0, .1f, .16f, .1f);
    Vec3 at = here(V(0, -.6f, 0));
    pop();
    sprite(at, .26f * size, light, SPRITE_GLOW, .8f);
    lamp(at + V(0, 0, .3f * size), light * 3.f, .4f * size);
}
