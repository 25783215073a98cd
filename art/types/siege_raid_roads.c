/* SPDX-License-Identifier: MIT
 * A stray of the six roads that comes in the open: a worm. */
#include "cards.h"
#include "props/beast4.h"
#include "props/cottage.h"

/* ---- st09: over the roofs, from hole to hole ---- */

static void hen(int white, int red, int beak)
{
    part();
    paint(white);
    blend(.06f);
    egg(0, .22f, 0, .17f, .14f, .12f);
    limb(V(.1f, .28f, 0), V(.19f, .42f, 0), .07f, .055f);
    limb(V(-.12f, .28f, 0), V(-.26f, .42f, 0), .08f, .02f);
    limb(V(-.02f, .28f, .08f), V(-.18f, .40f, .22f), .05f, .02f);
    part();
    paint(red);
    for (int i = 0; i < 3; i++)
        ball(.16f + .03f * (float)i, .50f - .015f * (float)i, 0, .026f);
    part();
    paint(beak);
    limb(V(.23f, .43f, 0), V(.32f, .41f, 0), .026f, .005f);
    limb(V(.03f, .1f, .04f), V(.08f, 0, .05f), .014f, .012f);
    limb(V(-.03f, .1f, -.03f), V(-.13f, .04f, -.03f), .014f, .012f);
}

static void broken_hole(Vec3 at, float r, int paving, int earth)
{
    part();
    paint(earth);
    egg(at[0], .01f, at[2], r * .95f, .03f, r * .9f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI + .2f * chance(i);
        push();
        move(at[0] + sinf(a) * r, .10f + .08f * chance(i + 9), at[2] + cosf(a) * r * .9f);
        turn_y(a * 57.3f);
        turn_x(-50 + 30 * chance(i + 5));
        part();
        paint(paving);
        blend(.02f);
        box(0, 0, 0, .14f + .08f * chance(i + 3), .05f, .15f, .03f);
        pop();
    }
}

static void chasm_worm(void)
{
    camera(V(-.4f, 1.5f, 9.0f), V(.02f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_y = .06f;
    s->haze = .05f;
    s->key.color = rgb(0xfff0d0) * 2.3f;
    int hide[2] = {material_skin(rgb(0x6a4034), rgb(0x3a241e)), material_skin(rgb(0x4b3028), rgb(0x2a1a16))},
        flesh = material_skin(rgb(0xb84a40), rgb(0x7a2420)), dark = material_plain(rgb(0x1c0606), .8f, .2f),
        tooth = material_tooth(), paving = material_stone(rgb(0xa8906c), rgb(0x6a563e)),
        earth = material_new(rgb(0x3a2818), rgb(0x1c120c), .95f, .1f, PAT_NOISE, 4, .8f),
        wall = material_new(rgb(0xd8bc88), rgb(0xa88a58), .9f, .2f, PAT_NOISE, 2, .3f), wood = material_wood(),
        roof = material_new(rgb(0x9a5a3c), rgb(0x54301f), .85f, .2f, PAT_TILE, 3, .8f),
        roof2 = material_new(rgb(0xb08a48), rgb(0x6a4e28), .95f, .1f, PAT_GRASS, 5, .8f);
    static const float at[4][4] = {
        {-1.95f, -1.6f, 14, 1.05f}, {.25f, -2.2f, -4, 1.0f}, {2.3f, -1.5f, -16, 1.1f}, {-.9f, -4.2f, 3, 1.1f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(at[i][0], 0, at[i][1]);
        turn_y(at[i][2]);
        grow(at[i][3]);
        cottage(&(Cottage){.wall = wall,
                           .wood = wood,
                           .roof = i % 2 ? roof2 : roof,
                           .windows = rgb(0x4f7fa8) * .35f,
                           .wide = .95f,
                           .tall = 1.15f,
                           .deep = .6f,
                           .chimney = true});
        pop();
    }
    Vec3 way[7] = {V(-1.45f, -.6f, .5f), V(-1.5f, .7f, .45f), V(-1.15f, 2.2f, .25f), V(-.2f, 3.15f, .1f),
                   V(.80f, 2.95f, .3f),  V(1.22f, 2.2f, .6f), V(1.32f, 1.72f, .78f)};
    float core[7] = {.40f, .42f, .43f, .41f, .39f, .37f, .36f};
    part();
    paint(hide[1]);
    tube(7, way, core, 5);
    enum { RINGS = 38 };
    for (int i = 0; i < RINGS; i++) {
        float t = 6 * (float)i / (RINGS - 1), r = .50f + .05f * sinf(t * 1.1f) - .012f * t;
        Vec3 p = tube_point(7, way, t), q = tube_point(7, way, min_of(t + .05f, 6)),
             o = tube_point(7, way, max_of(t - .05f, 0));
        push();
        move(p[0], p[1], p[2]);
        aim(vec_unit(q - o), V(0, 0, 1));
        part();
        paint(hide[i % 2]);
        blend(.05f);
        lumpy(.015f, 6);
        drum(0, 0, 0, r * (i % 2 ? .93f : 1.f), .10f, .09f);
        lumpy(0, 1);
        if (i % 2 == 0) { /* bristles on the back */
            part();
            paint(dark);
            for (int k = 0; k < 5; k++) {
                float a = ((float)k - 2) * .5f + PI;
                limb(V(sinf(a) * r * .95f, 0, cosf(a) * r * .95f), V(sinf(a) * r * 1.28f, -.1f, cosf(a) * r * 1.28f),
                     .035f, .004f);
            }
        }
        pop();
    }
    push(); /* the mouth: all of the head */
    move(1.22f, 1.66f, .84f);
    grow(1.25f);
    aim(V(.16f, -.46f, .80f), V(0, .7f, .7f));
    part();
    paint(hide[0]);
    blend(.08f);
    drum(0, -.05f, 0, .47f, .16f, .1f);
    ring(0, .16f, 0, .50f, .13f);
    carve();
    blend(.04f);
    drum(0, .3f, 0, .40f, .42f, .05f);
    fill();
    part();
    paint(flesh);
    blend(.03f);
    ring(0, .16f, 0, .40f, .06f);
    ring(0, .0f, 0, .33f, .07f);
    part();
    paint(dark);
    drum(0, -.10f, 0, .36f, .06f, .02f);
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i + .5f * (float)row) / 15 * 2 * PI, r = row ? .34f : .44f, y = row ? .04f : .20f;
            part();
            paint(tooth);
            limb(V(sinf(a) * r, y, cosf(a) * r),
                 V(sinf(a) * r * (row ? .30f : .42f), y + (row ? .0f : .06f), cosf(a) * r * (row ? .30f : .42f)), .055f,
                 .004f);
        }
    int eyem = material_eye(rgb(0xffb030), rgb(0xffe0a0), 1.2f, PUPIL_ROUND);
    for (int i = 0; i < 4; i++) { /* small eyes round it */
        float a = 2.2f + .62f * (float)i;
        push();
        move(sinf(a) * .56f, .05f, cosf(a) * .56f);
        aim(V(0, 1, 0), V(sinf(a), .6f, cosf(a)));
        eye_with_lid(0, 0, 0, .085f, 0, 0, eyem, hide[1], 0, .6f);
        pop();
    }
    pop();
    int drool = material_glow(rgb(0xe8e0c8), .7f);
    for (int i = 0; i < 5; i++) {
        part();
        paint(drool);
        float x = 1.15f + .14f * (float)i;
        limb(V(x, 1.25f, 1.2f), V(x + .02f, .75f - .1f * (float)(i % 2), 1.2f), .016f, .006f);
    }
    broken_hole(V(-1.45f, 0, .5f), .72f, paving, earth);
    broken_hole(V(1.45f, 0, 1.1f), .66f, paving, earth);
    for (int i = 0; i < 2; i++)
        clods(V(i ? 1.45f : -1.45f, .1f, i ? 1.1f : .5f), V(i ? .3f : -.4f, 1.2f, .3f), 1.1f, 18, .12f,
              i ? paving : earth, 5 + 30 * i);
    push(); /* a cart, and who drew it is gone */
    move(.02f, .26f, 1.35f);
    turn_y(-20);
    turn_z(16);
    part();
    paint(wood);
    blend(.01f);
    box(0, .12f, 0, .48f, .04f, .26f, .02f);
    for (int side = -1; side <= 1; side += 2)
        box(0, .26f, (float)side * .26f, .48f, .10f, .025f, .01f);
    limb(V(.45f, .1f, .2f), V(.98f, -.22f, .2f), .03f, .025f);
    limb(V(.45f, .1f, -.2f), V(.98f, -.22f, -.2f), .03f, .025f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(-.1f, 0, (float)side * .33f);
        turn_x(90);
        part();
        paint(wood);
        ring(0, 0, 0, .24f, .035f);
        for (int k = 0; k < 3; k++)
            limb(V(sinf((float)k * 1.05f) * .24f, 0, cosf((float)k * 1.05f) * .24f),
                 V(-sinf((float)k * 1.05f) * .24f, 0, -cosf((float)k * 1.05f) * .24f), .02f, .02f);
        pop();
    }
    pop();
    int white = material_plain(rgb(0xfff4dc), .9f, .1f), red = material_plain(rgb(0xb3392e), .6f, .3f),
        beak = material_plain(rgb(0xe0a030), .6f, .3f);
    static const float hens[4][4] = {
        {-.55f, 0, 1.9f, 190}, {.75f, .30f, 1.7f, 150}, {-.95f, .0f, 1.4f, 200}, {.35f, .0f, 2.1f, 170}};
    for (int i = 0; i < 4; i++) {
        push();
        move(hens[i][0], hens[i][1], hens[i][2]);
        turn_y(hens[i][3]);
        turn_z(12);
        hen(white, red, beak);
        pop();
    }
    dust_burst(V(-1.45f, .2f, .7f), V(.9f, .5f, .3f), 16, .34f, rgb(0xd8b070), .13f, 4);
    dust_burst(V(1.4f, .2f, 1.2f), V(.9f, .5f, .3f), 14, .32f, rgb(0xd8b070), .11f, 44);
    part();
    paint(material_new(rgb(0xb09468), rgb(0x78603f), .85f, .3f, PAT_STONE, 3, .6f));
    ground(0, .02f, 1);
    faction_motes();
}

const Card siege_raid_roads_cards[] = {{"cards/siege/st09", STRAYS, chasm_worm}, {0}};
