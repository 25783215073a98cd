/* SPDX-License-Identifier: MIT
 * Palefrost, what is locked in ice: a warden in his block, a sword in the ball that its owner drags, prayers of hail. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/figure.h"
#include "props/snow.h"
#include "props/headgear.h"
#include "props/rocks.h"
#include "props/vitreous.h"
#include "props/weapons.h"

/* Bubbles and needles of white in ice, within half widths r round a point. */
static void air_in_ice(Vec3 at, Vec3 r, int n, float size, int white, int seed)
{
    part();
    paint(white);
    for (int i = 0; i < n; i++) {
        Vec3 p = at + r * V(2 * chance(i + seed) - 1, 2 * chance(i + seed + 60) - 1, 2 * chance(i + seed + 120) - 1);
        ball(p[0], p[1], p[2], size * (.3f + .7f * chance(i + seed + 180)));
    }
}

/* ---- pf05: it guards nothing any more ---- */

/* A block as it was sawn out of a lake: two wide faces, edges broken off. */
static void standing_block(float wide, float tall, float deep, int m)
{
    Vec3 face[18];
    int n = 0;
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        face[n++] = (Vec3){q, .06f * q, .10f, wide};
        face[n++] = (Vec3){.07f * q, q, .05f, tall};
        face[n++] = (Vec3){.09f * q, .04f, q, deep};
        for (int k = -1; k <= 1; k += 2) {
            float p = (float)k;
            face[n++] = (Vec3){q, p * .9f, .2f, (wide + .9f * tall) * (.66f + .04f * chance(side + k + 9))};
            face[n++] = (Vec3){q, .2f * p, p * .9f, (wide + .9f * deep) * (.66f + .05f * chance(side + 3 * k + 19))};
            face[n++] = (Vec3){.15f * q, q * 1.0f, p, (tall + deep) * (.62f + .05f * chance(side + 5 * k + 29))};
        }
    }
    Glazing g = glazing_begin();
    part();
    paint(m);
    hull(n, face, .03f, 2.6f);
    glazing_clear(g);
}

/* A knight of dark plate with a great helm, feet at y 0, 2.9 high; his halberd goes up to y `to`. */
static void old_warden(float to, int steel, int trim, int dark, int wood)
{
    push();
    move(0, 1.06f, 0);
    grow(1.0f);
    figure_plate(steel, trim, 1.1f);
    figure_legs(dark, .06f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(trim);
        blend(.05f);
        egg(q * .64f, 1.30f, 0, .28f, .24f, .28f);
        ring(q * .66f, 1.16f, 0, .22f, .05f);
        part();
        paint(steel);
        blend(.06f);
        limb(V(q * .66f, 1.2f, 0), V(q * .74f, .70f, .12f), .18f, .15f);
        limb(V(q * .74f, .70f, .12f), q > 0 ? V(.62f, .62f, .44f) : V(-.34f, .40f, .40f), .15f, .13f);
    }
    push();
    move(0, 1.90f, .06f);
    turn_x(9);
    grow(.86f);
    helm_great(steel, trim, rgb(0xff8a30) * 3.0f);
    helm_horns(.9f, trim);
    pop();
    pop();
    part(); /* the halberd */
    paint(wood);
    limb(V(.66f, .05f, .52f), V(.66f, to, .52f), .05f, .045f);
}

static void halberd_head(Vec3 at, int iron)
{
    const float blade[] = {.03f, -.30f, .38f, -.42f, .54f, .0f, .36f, .42f, .03f, .28f};
    const float pick[] = {-.03f, -.14f, -.03f, .14f, -.44f, .0f};
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(iron);
    outline(5, blade, 2, .04f, .05f);
    outline(3, pick, 1, .04f, .03f);
    limb(V(0, -.3f, 0), V(0, .30f, 0), .07f, .06f);
    limb(V(0, .2f, 0), V(0, .85f, 0), .06f, .006f);
    pop();
}

/* Posts of the gate that was here, snow on them. */
static void lost_gate(int stone, int snow)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side, n = side < 0 ? 3 : 2;
        for (int i = 0; (float)i < n; i++)
            rock(q * (1.55f + .05f * chance(i)), .25f + .52f * (float)i, -.9f, .36f, .27f, .36f,
                 5 * (chance(i + side + 4) - .5f), stone);
        part();
        paint(snow);
        lumpy(.03f, 4);
        egg(q * 1.56f, .02f + .54f * n, -.9f, .40f, .12f, .40f);
        lumpy(0, 1);
    }
}

static void icebound_warden(void)
{
    camera(V(-.55f, .75f, 9.0f), V(.0f, 2.02f, 0), 32);
    Scene *s = scene();
    s->backdrop = frost_sun;
    s->back_seed = 2;
    s->disc_x = .12f;
    s->disc_y = .28f;
    s->disc_size = 1.5f;
    s->aperture = 0;
    s->haze_from = 14;
    s->ink = .5f;
    s->vignette = 1.2f;
    s->key = (Light){V(-.6f, .6f, .5f), rgb(0xf4faff) * 1.7f, .10f};
    s->rim = (Light){V(.3f, .4f, -.8f), rgb(0xe4f6ff) * 3.2f, 0};
    int steel = material_iron(), trim = material_iron(), dark = material_plain(rgb(0x0c1424), .7f, .3f),
        wood = material_plain(rgb(0x1c1820), .7f, .3f), iron = material_iron(), snow = fresh_snow(),
        stone = material_stone(rgb(0x40587c), rgb(0x1c2c48)), ice = glass_through(rgb(0x86bce4), .24f),
        rime = blue_ice(rgb(0xcdeaf8)), white = material_plain(rgb(0xf4faff), .8f, .3f),
        cloak_m = material_wool(rgb(0x16243e)), scarf = material_wool(rgb(0xc8502c)), brass = material_gold();
    material(steel)->color = rgb(0x0e182c);
    material(trim)->color = rgb(0x2c4468);
    material(iron)->color = rgb(0x28385a);
    push();
    move(.16f, .05f, 0);
    turn_y(-10);
    turn_z(-5);
    old_warden(4.1f, steel, trim, dark, wood);
    halberd_head(V(.66f, 3.86f, .52f), iron);
    air_in_ice(V(0, 1.6f, .2f), V(.95f, 1.5f, .5f), 34, .035f, white, 3);
    push();
    move(.0f, 1.66f, .05f);
    standing_block(1.08f, 1.70f, .80f, ice);
    pop();
    part(); /* snow lies on the block */
    paint(snow);
    blend(.12f);
    lumpy(.04f, 4);
    egg(-.25f, 3.36f, .0f, .78f, .13f, .62f);
    egg(.35f, 3.38f, -.1f, .50f, .10f, .50f);
    lumpy(0, 1);
    icicles(V(-.9f, 3.34f, .62f), V(.5f, 3.40f, .66f), 9, .42f, .05f, rime, 5);
    pop();
    lost_gate(stone, snow);
    part(); /* a drift at its foot */
    paint(snow);
    blend(.2f);
    lumpy(.04f, 3);
    egg(.2f, .02f, .75f, 1.5f, .46f, .6f);
    egg(-.35f, .05f, .8f, .7f, .52f, .5f);
    egg(1.3f, .0f, .5f, .9f, .34f, .6f);
    lumpy(0, 1);
    push(); /* who comes by once a year, and looks up */
    move(-.98f, .06f, 2.3f);
    turn_y(150);
    grow(.37f);
    wayfarer(&(Wayfarer){.cloak = cloak_m,
                         .coat = cloak_m,
                         .legs = cloak_m,
                         .scarf = scarf,
                         .hem = .25f,
                         .open = 30,
                         .stride = .08f,
                         .wind = V(-.35f, 0, -.1f),
                         .nod = -18,
                         .side = -1,
                         .hand = V(-.62f, 1.75f, .45f),
                         .mitten = scarf,
                         .seed = 4});
    wayfarers_lantern(V(-.62f, 1.68f, .50f), .62f, brass);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- pf06: what he drags is what he needs ---- */

/* One link of a chain along y, turned by a quarter each time. */
static void ice_link(Vec3 at, Vec3 along, float size, bool turned, int m)
{
    push();
    move(at[0], at[1], at[2]);
    aim(along, V(0, 0, 1));
    turn_y(turned ? 90 : 0);
    part();
    paint(m);
    blend(size * .1f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .30f * size, -.42f * size, 0), V((float)side * .30f * size, .42f * size, 0), .13f * size,
             .13f * size);
    for (int end = -1; end <= 1; end += 2)
        for (int i = 0; i < 4; i++) {
            float a = PI * (float)i / 4, b = PI * (float)(i + 1) / 4, e = (float)end;
            limb(V(cosf(a) * .30f * size, e * (.42f + .30f * sinf(a)) * size, 0),
                 V(cosf(b) * .30f * size, e * (.42f + .30f * sinf(b)) * size, 0), .13f * size, .13f * size);
        }
    pop();
}

static void shackle_of_sleet(void)
{
    camera(V(.3f, 1.35f, 8.2f), V(.0f, 1.34f, 0), 31);
    Scene *s = scene();
    s->backdrop = frost_sun;
    s->back_seed = 5;
    s->disc_x = -.62f;
    s->disc_y = .62f;
    s->disc_size = .8f;
    s->aperture = 0;
    s->roll = -5;
    s->ink = .5f;
    s->haze_from = 14;
    s->vignette = 1.2f;
    s->key = (Light){V(-.6f, .65f, .45f), rgb(0xf4faff) * 1.8f, .08f};
    s->rim = (Light){V(-.5f, .5f, -.7f), rgb(0xe4f6ff) * 3.2f, 0};
    int clear = glass_through(rgb(0x88c4f0), .62f), snow = fresh_snow(), rime = blue_ice(rgb(0xcdeaf8)),
        white = material_plain(rgb(0xf4faff), .8f, .3f), steel = material_iron(), gold = material_gold(),
        wool = material_wool(rgb(0x18283f)), red = material_wool(rgb(0xb8402c)), green = material_wool(rgb(0x1c3450)),
        shade = material_plain(rgb(0x5474a4), .9f, 0), link = material_iron();
    material(link)->color = rgb(0x2c4a78);
    material(steel)->color = rgb(0xd8e6f4);
    material(steel)->emit = rgb(0xa0c8f0) * .20f;
    material(gold)->emit = rgb(0xff9a28) * .25f;
    Vec3 ball_at = V(.66f, .84f, 1.2f);
    push(); /* the sword that won so many fights */
    move(ball_at[0] + .24f, ball_at[1] - .36f, ball_at[2] + .10f);
    turn_z(34);
    turn_y(10);
    sword(.98f, .19f, steel, gold);
    pop();
    air_in_ice(ball_at, grey(.48f), 22, .03f, white, 7);
    Glazing g = glazing_begin();
    part();
    paint(clear);
    lumpy(.03f, 1.6f);
    ball(ball_at[0], ball_at[1], ball_at[2], .84f);
    lumpy(0, 1);
    glazing_clear(g);
    part(); /* snow it has gathered */
    paint(snow);
    blend(.15f);
    lumpy(.05f, 3.5f);
    egg(ball_at[0] + .1f, .04f, ball_at[2] + .1f, 1.0f, .20f, .85f);
    egg(ball_at[0] + .65f, .12f, ball_at[2] + .2f, .45f, .26f, .45f);
    lumpy(0, 1);
    push(); /* he, bent forward */
    move(-.84f, .0f, -.1f);
    turn_y(222);
    turn_x(24);
    grow(.98f);
    wayfarer(&(Wayfarer){.cloak = red,
                         .coat = wool,
                         .legs = wool,
                         .hem = .62f,
                         .open = 40,
                         .stride = .30f,
                         .wind = V(-.50f, 0, -.30f),
                         .nod = 16,
                         .seed = 6});
    Vec3 ankle = here(V(-.21f, .16f, -.32f));
    pop();
    for (int i = 0; i < 13; i++) { /* it has grown round his ankle */
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 13, q = sqrtf(1 - y * y);
        push();
        move(ankle[0], ankle[1], ankle[2]);
        aim(V(sinf(a) * q, y, cosf(a) * q), V(.2f, .3f, 1));
        part();
        paint(rime);
        crystal(0, .07f, 0, .09f, .17f + .10f * chance(i), .09f);
        pop();
    }
    Vec3 to = ball_at + V(-.74f, -.30f, .16f), sag[3] = {ankle, vec_mix(ankle, to, .5f) - V(0, .12f, 0), to};
    for (int i = 0; i < 6; i++)
        ice_link(tube_point(3, sag, .20f + .34f * (float)i), vec_unit(to - ankle), .24f, i % 2, link);
    for (int i = 0; i < 9; i++) { /* a dark wood, so that the ball shines */
        push();
        move(-.3f + .42f * (float)i + .2f * chance(i), -.1f, -2.0f - 1.2f * chance(i + 3));
        snowy_fir(1.7f + .9f * chance(i + 7), green, snow, i * 5);
        pop();
    }
    footprints(V(-.70f, .03f, .5f), V(-.2f, .03f, 3.0f), 6, .13f, .15f, shade);
    faction_ground();
    int sleet = material_glow(rgb(0xe4f0fc), .8f);
    for (int i = 0; i < 34; i++) { /* sleet, against him */
        Vec3 a = V((chance(i + 3) - .5f) * 4.2f, 3.6f * chance(i + 60), -1.0f + 3.2f * chance(i + 120));
        part();
        paint(sleet);
        limb(a, a + V(.20f, -.20f, 0), .009f, .003f);
    }
    faction_motes();
}

/* ---- pf07: she prays in stones ---- */

/* A hailstone: lumps grown round a core, rough and half clear. */
static void hailstone(Vec3 at, float r, int m, int seed)
{
    part();
    paint(m);
    blend(r * .28f);
    lumpy(r * .06f, 3.0f / r);
    ball(at[0], at[1], at[2], r * .96f);
    for (int i = 0; i < 11; i++) {
        float a = 2.4f * (float)i + (float)seed, y = 1 - 2 * ((float)i + .5f) / 11, q = sqrtf(1 - y * y);
        Vec3 p = at + V(sinf(a) * q, y, cosf(a) * q) * r * (.74f + .10f * chance(i + seed));
        ball(p[0], p[1], p[2], r * (.20f + .12f * chance(i + seed + 9)));
    }
    lumpy(0, 1);
}

/* Under the storm the plain is bright. */
static Vec3 hail_cloud(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .55f) / 1.8f), vec_mix(t[LIGHT], t[GLOW], .8f) * 1.1f,
                      vec_mix(t[LIGHT], t[MIDTONE], .35f), vec_mix(t[SHADOW], t[MIDTONE], .35f));
    float fall = u * .34f + v; /* the shafts of hail lean */
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .2f),
                .55f * smooth(.44f, .66f, cloud_flat((u - v * .3f) * 4.5f, fall * .35f, 4)) * smooth(-.5f, .5f, v));
    float belly = .62f + .30f * (sky_clouds(u, .4f, 1.4f) - .5f);
    c = vec_mix(c, vec_mix(t[SHADOW], t[DARK], .25f + .3f * sky_clouds(u * 1.4f, v * 2, 1.6f)),
                smooth(belly - .10f, belly + .22f, v));
    c = c * .58f;
    float line = -.50f + hills(u, 7, 1.0f, .14f);
    return vec_mix(c, vec_mix(t[LIGHT] * .9f, t[LIGHT] * .6f, unit((line - v) / .3f)), under(line, v, .012f));
}

/* Her habit, torn to a point by the wind, sleeves one in the other; the head's middle is at the brush's place. */
static void hovering_habit(int robe, int white, int dark)
{
    DrapeRow row[7] = {{-.42f, .20f, .18f, 0, 0},       {-.56f, .44f, .27f, 0, 0},
                       {-1.0f, .46f, .32f, -.02f, 0},   {-1.6f, .48f, .34f, -.10f, 0},
                       {-2.2f, .46f, .32f, -.26f, 0},   {-2.8f, .34f, .24f, -.50f, -.05f},
                       {-3.4f, .13f, .10f, -.86f, -.1f}};
    part();
    paint(robe);
    blend(.03f);
    drape(&(Drape){.rows = 7,
                   .row = row,
                   .folds = 13,
                   .gather = .02f,
                   .depth = .10f,
                   .twist = 2.2f,
                   .hem = .30f,
                   .thick = .02f,
                   .seed = 3});
    part();
    paint(robe);
    blend(.10f);
    egg(0, -.70f, -.02f, .46f, .34f, .30f);
    for (int side = -1; side <= 1; side += 2) { /* sleeves that meet before her */
        float q = (float)side;
        part();
        paint(robe);
        blend(.08f);
        limb(V(q * .36f, -.66f, .06f), V(q * .40f, -1.14f, .30f), .19f, .20f);
        limb(V(q * .40f, -1.14f, .30f), V(q * .06f, -1.00f, .52f), .20f, .20f);
        limb(V(q * .26f, -1.14f, .46f), V(q * .10f, -1.42f, .52f), .13f, .04f);
    }
    part(); /* the wimple round nothing */
    paint(white);
    blend(.08f);
    egg(0, .02f, .02f, .40f, .48f, .38f);
    egg(0, -.42f, .10f, .34f, .26f, .26f);
    carve();
    paint(dark);
    blend(.03f);
    egg(0, .03f, .36f, .27f, .34f, .34f);
    fill();
    part();
    paint(dark);
    egg(0, .02f, .06f, .28f, .36f, .22f);
    veil(robe, -.85f, 44, 6);
}

/* A roof in the snow, its windows lit. */
static void snowed_house(float x, float z, float size, int wall, int snow, Vec3 light)
{
    push();
    move(x, 0, z);
    grow(size);
    part();
    paint(wall);
    box(0, .22f, 0, .40f, .24f, .30f, .02f);
    const float gable[] = {-.52f, .40f, 0, .92f, .52f, .40f};
    part();
    paint(snow);
    outline(3, gable, 1, .38f, .04f);
    part();
    paint(material_glow(light, 1.8f));
    box(-.17f, .22f, .30f, .07f, .09f, .02f, .01f);
    box(.15f, .22f, .30f, .07f, .09f, .02f, .01f);
    sprite(here(V(0, .22f, .36f)), .34f * size, light, SPRITE_GLOW, .35f);
    pop();
}

static void sister_hail(void)
{
    camera(V(.25f, 1.15f, 8.6f), V(.05f, 1.98f, 0), 32);
    Scene *s = scene();
    s->backdrop = hail_cloud;
    s->roll = 4;
    s->ink = .6f;
    s->haze_from = 14;
    s->aperture = 0;
    s->vignette = 1.0f;
    s->key = (Light){V(-.6f, .5f, .6f), rgb(0xf4f8ff) * 1.9f, .06f};
    s->rim = (Light){V(.6f, .4f, -.7f), rgb(0xd4e4ff) * 3.6f, 0};
    int robe = material_wool(rgb(0x121c34)), white = material_wool(rgb(0xe4eef6)),
        dark = material_plain(rgb(0x04060c), .9f, 0), snow = fresh_snow(), wall = material_wool(rgb(0x3a3448)),
        hail = material_new(rgb(0xd0e2f2), rgb(0x6c9ccc), .18f, 1.5f, PAT_NOISE, 6, .9f),
        cord = material_plain(rgb(0x2c2450), .7f, .4f), eye_m = material_glow(rgb(0xb48cff), 3.0f);
    material(hail)->sss = rgb(0x80b8e8) * .4f;
    push();
    move(.20f, 3.32f, -.2f);
    turn_z(7);
    turn_y(-16);
    turn_x(9);
    grow(1.0f);
    hovering_habit(robe, white, dark);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        push();
        move(q * .115f, .02f, .255f);
        turn_z(q * -14);
        part();
        paint(eye_m);
        egg(0, 0, 0, .062f, .026f, .03f);
        sprite(here(V(0, 0, .05f)), .11f, rgb(0xa070ff), SPRITE_GLOW, .7f);
        pop();
    }
    Vec3 from = here(V(.0f, -1.16f, .74f));
    pop();
    Vec3 way[6] = {from,
                   V(-.45f, 1.72f, .9f),
                   V(-.92f, 1.55f, 1.2f),
                   V(-.74f, .98f, 2.0f),
                   V(-.10f, .72f, 2.8f),
                   V(.60f, .74f, 3.6f)};
    part();
    paint(cord);
    tube(6, way, (float[]){.018f, .018f, .018f, .018f, .018f, .018f}, 5);
    static const float bead[10][2] = {{.05f, .070f}, {.40f, .082f},  {.80f, .098f},  {1.25f, .118f}, {1.75f, .140f},
                                      {2.3f, .165f}, {2.85f, .195f}, {3.45f, .225f}, {4.1f, .265f}};
    for (int i = 0; i < 9; i++)
        hailstone(tube_point(6, way, bead[i][0]), bead[i][1], hail, i * 7);
    hailstone(V(.66f, .70f, 3.7f), .36f, hail, 5);
    static const float house[6][3] = {{-1.75f, -2.2f, .80f}, {-1.05f, -2.9f, .75f}, {-.50f, -2.3f, .70f},
                                      {.85f, -2.6f, .80f},   {1.50f, -2.1f, .85f},  {2.15f, -2.8f, .75f}};
    for (int i = 0; i < 6; i++)
        snowed_house(house[i][0], house[i][1], house[i][2], wall, snow, rgb(0xffb050));
    for (int i = 0; i < 26; i++) { /* and what has been prayed before */
        Vec3 p = V(-1.9f + 3.8f * chance(i + 5), .3f + 3.2f * chance(i + 40), -1.4f + 3.6f * chance(i + 80));
        part();
        paint(hail);
        ball(p[0], p[1], p[2], .020f + .035f * chance(i + 7));
        sprite(p + V(.02f, .07f, 0), .05f, rgb(0xe4f0fc), SPRITE_GLOW, .25f);
    }
    faction_ground();
}

const Card siege_palefrost_ice_cards[] = {{"cards/siege/pf05", PALEFROST, icebound_warden},
                                          {"cards/siege/pf06", PALEFROST, shackle_of_sleet},
                                          {"cards/siege/pf07", PALEFROST, sister_hail},
                                          {0}};
