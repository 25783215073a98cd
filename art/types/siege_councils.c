/* SPDX-License-Identifier: MIT
 * Portals that are many: rivers of mouths and of blades, a council of doors. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/doorway.h"
#include "props/grasp.h"
#include "props/drapery.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/wild.h"

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

/* A mouth of the delta at the brush's place, looking to +z: an arch of gum with fangs above and below, light within, the
 * river running out over its lip. About 2 wide. */
static void river_mouth(int gum, int lip, int tooth, int glow, int water, int foam, float gape, int seed)
{
    float h = 1.05f * gape;
    Vec3 arch[7] = {V(-.98f, -.25f, .05f),  V(-.98f, .35f * h, .0f), V(-.70f, .85f * h, .0f), V(0, 1.08f * h, .06f),
                    V(.70f, .85f * h, .0f), V(.98f, .35f * h, .0f),  V(.98f, -.25f, .05f)};
    float r[7] = {.36f, .32f, .30f, .34f, .30f, .32f, .36f};
    part();
    paint(gum);
    blend(.12f);
    lumpy(.05f, 3);
    tube(7, arch, r, 4);
    egg(0, .66f * h, -.42f, 1.0f, .62f * h, .50f);
    limb(V(-.95f, .1f, -.5f), V(.95f, .1f, -.5f), .5f, .5f);
    for (int i = 0; i < 7; i++) { /* ridges over the brow */
        float x = ((float)i - 3) * .30f;
        limb(V(x, 1.02f * h - .25f * x * x, .12f), V(x * 1.15f, 1.32f * h - .2f * x * x, -.45f), .12f, .10f);
    }
    carve();
    blend(.08f);
    egg(0, .30f * h, .10f, .74f, .62f * h, .60f);
    fill();
    lumpy(0, 1);
    part();
    paint(glow);
    egg(0, .28f * h, -.30f, .72f, .58f * h, .10f);
    part();
    paint(lip);
    blend(.05f);
    tube(7,
         (Vec3[7]){V(-.76f, -.1f, .28f), V(-.76f, .28f * h, .24f), V(-.54f, .66f * h, .24f), V(0, .84f * h, .30f),
                   V(.54f, .66f * h, .24f), V(.76f, .28f * h, .24f), V(.76f, -.1f, .28f)},
         (float[7]){.09f, .08f, .08f, .09f, .08f, .08f, .09f}, 4);
    for (int i = 0; i < 9; i++) { /* fangs: long at the corners */
        float t = ((float)i - 4) / 4, x = .62f * t, y = .78f * h - .42f * h * t * t,
              l = (.26f + .26f * fabsf(t) + .10f * chance(i + seed)) * h;
        part();
        paint(tooth);
        limb(V(x, y, .30f), V(x * .9f, y - l, .38f), .075f, .006f);
    }
    for (int i = 0; i < 6; i++) { /* below only at the sides: the middle is the river's */
        float x = (i % 2 ? 1.f : -1.f) * (.34f + .17f * (float)(i / 2)), l = (.22f + .12f * (float)(i / 2)) * h;
        part();
        paint(tooth);
        limb(V(x, -.12f, .42f), V(x * .95f, -.10f + l, .40f), .08f, .006f);
    }
    part(); /* the river */
    paint(water);
    blend(.10f);
    for (int i = 0; i <= 12; i++) {
        float t = (float)i / 12;
        egg(0, .10f - .16f * t * t, -.2f + 1.15f * t, .42f + .26f * t, .07f, .18f);
    }
    part();
    paint(foam);
    blend(.03f);
    for (int i = 0; i < 12; i++) { /* claws of foam where it falls */
        float x = ((float)i - 5.5f) * .11f, z = .80f + .18f * chance(i + seed);
        limb(V(x, .02f, z), V(x * 1.15f, -.04f, z + .28f + .12f * chance(i + seed + 5)), .05f, .010f);
        ball(x, .03f, z - .04f, .065f);
    }
}

static void delta_of_teeth(void)
{
    Scene *s = scene();
    camera(V(.0f, 2.25f, 9.0f), V(.0f, 1.45f, -.6f), 35);
    opening_lights(OPENING_NORMAL);
    s->haze = .05f;
    s->haze_from = 13;
    s->back_y = .02f;
    s->key.color = rgb(0xd8d0e0) * 1.7f;
    s->key.towards = V(-.55f, .6f, .6f);
    int water = material_new(rgb(0x7ca0e0), rgb(0x34508c), .08f, 1.4f, PAT_WATER, 1.5f, .5f),
        gum = material_new(rgb(0x5c3c50), rgb(0x2e1a2c), .5f, .8f, PAT_SKIN, 3, .7f),
        lip = material_plain(rgb(0x9c5068), .35f, 1), tooth = material_tooth(),
        glow = material_glow(rgb(0x4a86f0), 1.1f), foam = material_plain(rgb(0xeef6ff), .6f, .5f),
        dark = material_plain(rgb(0x14121a), .8f, .3f);
    material(foam)->emit = rgb(0x9fc0ff) * .18f;
    static const float at[5][6] = {/* x, y, z, size, turn, gape */ {-1.36f, .08f, .7f, 1.12f, 20, 1.45f},
                                   {1.38f, .08f, .5f, 1.16f, -20, 1.30f},
                                   {.0f, 1.25f, -3.2f, 1.35f, 0, 1.25f},
                                   {-2.6f, 1.15f, -4.4f, 1.2f, 14, 1.2f},
                                   {2.65f, 1.05f, -4.6f, 1.2f, -14, 1.3f}};
    for (int i = 0; i < 5; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(at[i][4]);
        grow(at[i][3]);
        river_mouth(gum, lip, tooth, glow, water, foam, at[i][5], i * 13);
        Vec3 in = here(V(0, .4f, .5f)), run = here(V(0, 0, 1.1f));
        pop();
        lamp(in, opening_color(OPENING_NORMAL) * 1.6f, .4f);
        sprite(in, .7f * at[i][3], opening_color(OPENING_NORMAL), SPRITE_GLOW, .22f);
        Vec3 p[4] = {run, vec_mix(run, V(.0f, 0, 3.2f), .35f) + V(.2f * (chance(i) - .5f), 0, 0),
                     vec_mix(run, V(.0f, 0, 3.4f), .7f), V(.05f * (float)(i % 3), 0, 4.6f)};
        if (i > 2) /* the outer ones stay up there */
            continue;
        if (i == 2) /* the middle one falls between the near ones */
            p[0] = V(0, 0, -1.2f);
        float r[4] = {.50f * at[i][3], .40f, .52f, .80f};
        river(4, p, r, water);
    }
    part(); /* the terrace of the far mouths, and what falls from it */
    paint(gum);
    blend(.2f);
    lumpy(.08f, 2);
    egg(0, .1f, -3.9f, 4.6f, 1.05f, 1.7f);
    lumpy(0, 1);
    part();
    paint(water);
    blend(.1f);
    for (int i = 0; i < 9; i++)
        limb(V(((float)i - 4) * .17f, 1.25f, -2.0f), V(((float)i - 4) * .15f, -.1f, -1.3f), .14f, .16f);
    part();
    paint(foam);
    blend(.05f);
    for (int i = 0; i < 15; i++)
        ball(((float)i - 7) * .10f, .10f + .08f * chance(i), -1.1f + .2f * chance(i + 5), .10f + .06f * chance(i + 9));
    push(); /* a boat that hesitates */
    move(.02f, .12f, 2.55f);
    turn_y(172);
    grow(1.25f);
    part();
    paint(material_wood());
    blend(.03f);
    egg(0, 0, 0, .17f, .12f, .40f);
    carve();
    egg(0, .10f, 0, .12f, .10f, .33f);
    fill();
    part();
    paint(dark);
    blend(.04f);
    limb(V(0, .08f, -.08f), V(0, .34f, -.06f), .10f, .075f);
    ball(0, .46f, -.05f, .075f);
    limb(V(.06f, .30f, -.05f), V(.22f, .30f, .10f), .035f, .03f);
    limb(V(.30f, .62f, .16f), V(.14f, -.05f, .02f), .016f, .016f);
    part();
    paint(material_glow(rgb(0xffb45e), 4));
    ball(0, .24f, .34f, .06f);
    sprite(here(V(0, .26f, .34f)), .5f, rgb(0xffb45e), SPRITE_GLOW, .6f);
    lamp(here(V(0, .5f, .4f)), rgb(0xffb45e) * 2.f, .3f);
    pop();
    part();
    paint(material_new(rgb(0x75697c), rgb(0x4a4050), .95f, .1f, PAT_SAND, 1.6f, .6f));
    ground(0, .05f, .8f);
    for (int i = 0; i < 26; i++) /* the bones of the shore */
        rock(-3.0f + 6.0f * chance(i), .0f, -4.5f + 6.5f * chance(i + 30), .06f + .10f * chance(i + 9), .06f, .09f,
             40 * chance(i), tooth);
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

/* It has caught the sword it was met with, and does not let go. */
static void knife_hound(int steel, int grip)
{
    int fur = wild_coat(rgb(0x8c80a0), 7), pale = wild_coat(rgb(0xd4cadc), 12), dark = wild_coat(rgb(0x3c3448), 6),
        mane = wild_coat(rgb(0x6c6080), 3.2f);
    part();
    paint(mane);
    blend(.15f);
    limb(V(.30f, -.15f, -.45f), V(.75f, -1.5f, -1.0f), .58f, 1.0f);
    push();
    move(.22f, .22f, 0);
    turn_y(-30);
    turn_x(7);
    turn_z(-12);
    grow(1.72f);
    wild_ruff(46, .55f, .09f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffb020),
                      .glow = 1.0f,
                      .jaw = 17,
                      .snarl = 1,
                      .glare = 20,
                      .open = .5f,
                      .look_x = 12,
                      .ears = 30});
    push(); /* across its jaws, behind the fangs; what is left of the point is before us */
    move(.0f, -.165f, .50f);
    turn_z(97);
    turn_y(28);
    move(0, -.46f, 0);
    part();
    paint(steel);
    static const float blade[] = {-.085f, -.10f, .085f, -.10f, .085f, .98f,   .02f,
                                  .90f,   -.01f, 1.08f, -.06f, .94f,  -.085f, 1.02f};
    outline(7, blade, 1, .026f, .06f);
    part();
    paint(grip);
    blend(.02f);
    limb(V(-.23f, -.10f, 0), V(.23f, -.14f, 0), .042f, .042f);
    limb(V(0, -.10f, 0), V(0, -.46f, 0), .050f, .055f);
    ball(0, -.50f, 0, .075f);
    Vec3 point = here(V(0, 1.0f, .05f));
    pop();
    Vec3 teeth_at = here(V(.10f, -.17f, .74f));
    pop();
    sprite(teeth_at, .16f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 5; i++) { /* splinters */
        push();
        Vec3 p = point + V(-.12f - .22f * (float)i * .5f, .08f + .35f * (chance(i) - .5f), .1f * (float)i);
        move(p[0], p[1], p[2]);
        turn_z(360 * chance(i + 4));
        turn_y(90 * chance(i + 8));
        part();
        paint(steel);
        float sliver[] = {-.03f, -.06f, .04f, -.02f, .0f, .10f};
        outline(3, sliver, 1, .01f, .01f);
        pop();
    }
}

static void delta_of_knives(void)
{
    Scene *s = scene();
    camera(V(-.2f, -.1f, 6.0f), V(0, .05f, 0), 33);
    opening_lights(OPENING_PAINFUL);
    s->backdrop = red_clouds;
    s->vignette = 1.4f;
    s->key.towards = vec_unit(V(-.6f, .6f, .7f));
    s->key.color = rgb(0xf4e8ff) * 1.9f;
    int stone = material_plain(rgb(0x1c1822), .5f, .7f), steel = material_plain(rgb(0xe4ecf8), .18f, 1.6f),
        grip = material_leather(rgb(0x7c2430));
    part();
    paint(material_glow(opening_color(OPENING_PAINFUL), 1.5f));
    egg(0, .1f, -1.5f, 1.0f, 2.4f, .03f);
    sprite(V(0, .4f, -1.2f), 1.5f, opening_color(OPENING_PAINFUL), SPRITE_GLOW, .35f);
    for (int side = -1; side <= 1; side += 2) /* the halves */
        for (int i = 0; i < 5; i++)
            rock((float)side * (1.28f + .12f * chance(i + side + 2)), -1.7f + .82f * (float)i, -.75f, .46f, .5f, .4f,
                 (float)side * (10 - 9 * (float)i) + 20 * (chance(i * 3 + side + 4) - .5f), stone);
    knife_hound(steel, grip);
    lamp(V(-.9f, .6f, 2.2f), rgb(0xf0e4ff) * 1.5f, .45f);
}

const Card siege_councils_cards[] = {
    {"cards/siege/co2a", PORTAL, delta_of_teeth}, {"cards/siege/co2p", PORTAL, delta_of_knives}, {0}};
