/* SPDX-License-Identifier: MIT
 * The Kilnsworn without faces: a writ, a blade, a breastplate, boulders, a spark, their works. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- em17: slag, worn: the arrow has lost ---- */

/* Two plates of a breast, a gorget and lames of cooled slag on what still glows in their seams. */
static void slag_harness(int slag, int hot, int rim_m)
{
    part(); /* what glows in the seams */
    paint(hot);
    blend(.08f);
    egg(0, 1.57f, .03f, .35f, .27f, .225f);
    egg(0, 1.25f, .04f, .30f, .26f, .215f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(slag);
        blend(.03f);
        lumpy(.02f, 7);
        egg(q * .175f, 1.58f, .09f, .182f, .235f, .235f);
        egg(q * .12f, 1.76f, .05f, .12f, .10f, .17f);
        egg(q * .34f, 1.50f, -.02f, .12f, .24f, .22f);
        for (int i = 0; i < 3; i++) {
            part();
            paint(slag);
            blend(.02f);
            lumpy(.014f, 8);
            egg(q * .15f, 1.29f - .115f * (float)i, .09f, .19f, .052f, .215f);
        }
        for (int i = 0; i < 3; i++) { /* a shoulder of three slabs, each hot below */
            float k = (float)i;
            push();
            move(q * (.46f + .07f * k), 1.82f - .13f * k, -.02f);
            turn_z(-q * (8 + 22 * k));
            part();
            paint(hot);
            egg(0, -.05f, 0, .20f, .06f, .19f);
            part();
            paint(slag);
            blend(.03f);
            lumpy(.022f, 7);
            egg(0, .03f, 0, .25f - .02f * k, .10f, .25f - .02f * k);
            pop();
        }
    }
    part();
    paint(rim_m);
    blend(.02f);
    push();
    move(0, 1.86f, -.01f);
    turn_x(10);
    drum(0, 0, 0, .23f, .05f, .03f);
    pop();
}

static void slag_plate(void)
{
    camera(V(-.55f, 1.70f, 3.4f), V(.03f, 1.83f, 0), 25);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(1.6f, -.9f, .8f);
    s->key.color = rgb(0xf4e6dc) * 2.3f;
    s->rim.color = rgb(0xff8a38) * 5.f;
    s->ambient = .4f;
    int slag = material_new(rgb(0x5c585c), rgb(0x2a282c), .5f, 1.0f, PAT_STONE, 6, 1.0f),
        iron = kiln_metal(rgb(0x6a6668)), hot = material_glow(rgb(0xff5a14), 2.0f), wood = material_wood();
    push();
    turn_y(-6);
    Kiln k = {.build = {.man = 1, .wide = 1.16f},
              .face = {.skin = rgb(0xb8805c),
                       .hair = rgb(0x8a8480),
                       .iris = rgb(0x4fa3c7),
                       .age = .7f,
                       .man = 1,
                       .wide = 1.08f,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_CUNNING,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_MOUSTACHE,
                       .beard_length = 1.3f,
                       .brow = 1.5f,
                       .gaze_x = 10,
                       .gaze_y = -16,
                       .scar = true,
                       .seed = 17},
              .hand = {{.at = V(-.60f, 1.02f, .30f), .along = V(.3f, -1, .2f), .palm = V(1, 0, 0), .pose = GRASP_REST},
                       {.at = V(.36f, 1.66f, .60f), .bar = V(-.6f, .5f, .3f), .out = V(0, .3f, 1)}},
              .head_pitch = 10,
              .head_yaw = 16,
              .head_roll = -5,
              .head = .60f,
              .cloth = rgb(0x3a2420),
              .sleeve = rgb(0x5a2c20)};
    kiln(&k);
    slag_harness(slag, hot, iron);
    push(); /* the arrow, bent like a nail, between his fingers */
    move(.36f, 1.66f, .60f);
    part();
    paint(wood);
    tube(4, (Vec3[]){V(.30f, -.26f, -.1f), V(.02f, .0f, 0), V(-.16f, .18f, .05f), V(-.15f, .36f, .08f)},
         (float[]){.016f, .018f, .018f, .016f}, 5);
    part();
    paint(kiln_metal(rgb(0x8ac4e0)));
    limb(V(-.15f, .34f, .08f), V(-.06f, .46f, .10f), .035f, .006f);
    part();
    paint(material_plain(rgb(0xb8d8e8), .8f, .2f));
    web(V(.22f, -.19f, -.08f), V(.36f, -.24f, -.08f), V(.40f, -.36f, -.1f), .008f);
    web(V(.22f, -.19f, -.08f), V(.25f, -.34f, -.08f), V(.40f, -.36f, -.1f), .008f);
    pop();
    pop();
    lamp(V(.1f, 1.1f, .8f), rgb(0xff5a1c) * 1.2f, .4f);
    faction_motes();
}

/* ---- em06: a burning writ, six embers on six roads ---- */

static Vec3 six_roads(const Scene *s, float u, float v)
{
    Vec3 c = kiln_night(s, u, v);
    float far = .02f - v;
    if (far > 0) { /* a plain, six black roads from one place */
        Vec3 land = vec_mix(rgb(0xa05024), rgb(0x241610), smooth(0, .55f, far)) *
                    (.65f + .5f * cloud_flat(u / (far + .1f), 3 / (far + .1f), 3));
        float x = (u - .05f) / (far + .05f), road = 0;
        for (int i = 0; i < 6; i++)
            road = max_of(road, under(.14f, fabsf(x - ((float)i - 2.5f) * .52f), .05f));
        c = vec_mix(land, rgb(0x0a0a0c), road);
    }
    return c + s->tint[LIGHT] * (.45f * expf(-fabsf(v - .02f) * 18));
}

/* Where the writ is at a across (-1..1) and b up (0..1): pinched in the fist, it opens and curls over at the top. */
static Vec3 writ_at(float a, float b)
{
    float half = mix(.06f, .50f, smooth(0, .5f, b)), curl = smooth(.72f, 1.05f, b);
    return V(a * half + .10f * b * b - .05f * curl, .98f + 1.02f * b - .05f * a * a - .10f * curl,
             .10f + .10f * sinf(b * 4 + a * 5) * b - .16f * a * a * b + .16f * curl);
}

static void writ(void)
{
    camera(V(-.35f, 1.35f, 5.2f), V(.06f, 1.50f, 0), 31);
    Scene *s = scene();
    s->backdrop = six_roads;
    kiln_hearth(.1f, .0f, .5f);
    s->key.color = rgb(0xf8ead8) * 1.6f;
    s->rim.color = rgb(0xff8a30) * 4.f;
    int page = material_new(rgb(0xb08a54), rgb(0x7a5428), .9f, .1f, PAT_NOISE, 3, .15f),
        ink_m = material_plain(rgb(0x30100a), .8f, .1f), seal = material_plain(rgb(0xb8201c), .3f, 1),
        glove = material_leather(rgb(0x6a3c24)), iron = kiln_metal(rgb(0x8a8684)), steel = kiln_metal(rgb(0xb8b0a8));
    material(page)->sss = rgb(0xff9a40) * .10f;
    for (int i = 0; i < 6; i++) { /* streaks, each to its own road */
        float t = (float)i, x = -1.35f + .54f * t, y = .72f + .22f * (float)((i * 5) % 4);
        Vec3 at = V(x, y, -1.6f), from = at + V(.42f, 1.05f + .2f * (float)(i % 3), -.3f);
        part();
        paint(material_glow(rgb(0xffe8a0), 2.2f));
        limb(at, vec_mix(at, from, .16f), .042f, .02f);
        for (int k = 0; k < 12; k++) {
            float b = (float)k / 11;
            sprite(vec_mix(at, from, b), .10f - .075f * b, vec_mix(rgb(0xffc060), rgb(0xd04010), b), SPRITE_GLOW,
                   .7f * (1 - .6f * b));
        }
    }
    push();
    move(-.06f, -.02f, .3f);
    grow(1.12f);
    PersonHand h = {.pose = GRASP_FIST, .size = .30f, .thick = 1.2f, .thumb = 1, .skin = glove};
    Vec3 at = V(0, .98f, .2f), bar = V(1, .22f, 0), out = V(0, .25f, 1);
    Vec3 wrist = person_wrist(&h, at, bar, out);
    body_sleeve(material_wool(rgb(0x9a2a1a)), V(.62f, -.75f, -.35f), V(.40f, -.1f, .0f), wrist, .26f, .2f, .13f, 7);
    part(); /* a vambrace of three plates, one over the other */
    paint(steel);
    blend(.02f);
    for (int i = 0; i < 3; i++) {
        Vec3 a = vec_mix(wrist, V(.40f, -.1f, 0), .12f + .24f * (float)i),
             b = vec_mix(wrist, V(.40f, -.1f, 0), .34f + .24f * (float)i);
        limb(a, b, .145f + .015f * (float)i, .185f + .02f * (float)i);
    }
    part();
    paint(iron);
    Vec3 rim_at = vec_mix(wrist, V(.40f, -.1f, 0), .10f);
    push();
    move(rim_at[0], rim_at[1], rim_at[2]);
    aim(V(.40f, -.1f, 0) - wrist, V(0, 0, 1));
    ring(0, 0, 0, .145f, .03f);
    pop();
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    Vec3 sheet[49]; /* 7 rows, 7 columns, its sides torn */
    for (int r = 0; r < 7; r++)
        for (int c = 0; c < 7; c++) {
            float a = ((float)c - 3) / 3, b = (float)r / 6;
            if (c == 0 || c == 6)
                a *= 1 - .16f * chance(r * 3 + c);
            if (r == 6)
                b -= .12f * chance(c + 40);
            sheet[r * 7 + c] = writ_at(a, b);
        }
    part();
    paint(page);
    cloth(7, 7, sheet, .012f, 4);
    part(); /* writing: lines of words, none as long as the other */
    paint(ink_m);
    for (int i = 0; i < 5; i++)
        for (int w = 0; w < 4; w++) {
            float b = .44f + .085f * (float)i, a = -.66f + .36f * (float)w + .05f * chance(i * 4 + w),
                  l = .14f + .14f * chance(i * 7 + w);
            if (i == 0 && w == 3)
                continue;
            limb(writ_at(a, b) + V(0, 0, .05f), writ_at(min_of(a + l, .8f), b + .004f) + V(0, 0, .05f), .013f, .011f);
        }
    Vec3 wax = writ_at(.34f, .33f);
    part();
    paint(seal);
    blend(.02f);
    lumpy(.012f, 9);
    egg(wax[0], wax[1], wax[2] + .03f, .095f, .09f, .03f);
    lumpy(0, 1);
    for (int i = 0; i < 12; i++) { /* it burns along the top and down one side */
        float a = i < 8 ? -.9f + .25f * (float)i : .92f, b = i < 8 ? .93f : .93f - .11f * (float)(i - 7);
        Vec3 p = writ_at(a, b);
        part();
        paint(material_plain(rgb(0x140c0a), .9f, .1f));
        lumpy(.01f, 9);
        egg(p[0], p[1], p[2], .075f, .045f, .03f);
        lumpy(0, 1);
        push();
        move(p[0], p[1] - .02f, p[2] - .02f);
        turn_z(i < 8 ? 6 : -14);
        flame_tongue(.16f + .44f * chance(i + 3), .045f + .03f * chance(i), .3f * (chance(i + 9) - .5f),
                     material_glow(rgb(0xffe080), 1.7f), material_glow(rgb(0xff6414), 1.4f));
        pop();
    }
    Vec3 fire = here(V(.16f, 2.16f, .4f));
    pop();
    lamp(fire, rgb(0xffb050) * .8f, .5f);
    sprite(fire + V(0, .1f, -.8f), .7f, rgb(0xff8a28), SPRITE_GLOW, .3f);
    push();
    move(.2f, 1.9f, 0);
    sparks(34, .8f, 1.4f, rgb(0xffb050), 9);
    pop();
}

/* ---- em08: a blade with a heart of coal, seen over the gauntlet ---- */

static void brand(void)
{
    camera(V(0, 1.85f, 5.2f), V(0, 1.48f, 0), 32);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(0, -.35f, .5f);
    s->key.color = rgb(0xd8dcec) * 1.2f;
    s->rim.color = rgb(0x8ab0e0) * 2.2f;
    s->ambient = .3f;
    int blade = kiln_metal(rgb(0xd0c8c0)), iron = kiln_metal(rgb(0x6a6668)), brass = kiln_metal(rgb(0xd89a48)),
        leather = material_leather(rgb(0x5a3018)),
        coal = material_new(rgb(0x3a140a), rgb(0x180806), .8f, .4f, PAT_LAVA, 8, 1);
    material(coal)->emit = rgb(0xff5a14) * 6.f;
    int fur[4] = {material_fur(rgb(0x6a4a38)), material_fur(rgb(0x54505c)), material_fur(rgb(0x5a4434)),
                  material_fur(rgb(0x46424e))};
    static const FoeKind kind[4] = {FOE_HOUND, FOE_RAT, FOE_LIZARD, FOE_OX};
    static const float place[4][6] = {{-.74f, 1.72f, -.3f, 34, .80f, 8},
                                      {-.92f, .86f, .1f, 44, .62f, -10},
                                      {.80f, 1.02f, .1f, -46, .66f, -8},
                                      {.80f, 1.92f, -.5f, -32, .78f, 6}};
    for (int i = 0; i < 4; i++) { /* they part before it, all eyes on the blade */
        push();
        move(place[i][0], place[i][1], place[i][2]);
        part();
        paint(fur[i]);
        blend(.1f);
        egg(place[i][0] * .45f, -.62f, -.6f, .6f, .7f, .4f);
        limb(V(place[i][0] * .2f, -.45f, -.45f), V(0, -.05f, -.2f), .34f, .26f);
        grow(place[i][4]);
        turn_y(place[i][3]);
        turn_z(place[i][5]);
        foe_head(kind[i], fur[i], rgb(0xffc040), 20 + 8 * (float)(i & 1), 12);
        pop();
    }
    push(); /* the sword */
    move(.02f, .74f, 1.1f);
    turn_z(-3);
    part();
    paint(blade);
    float xy[] = {-.15f, 0, -.17f, .5f, -.12f, 1.2f, 0, 1.62f, .12f, 1.2f, .17f, .5f, .15f, 0};
    outline(7, xy, 1, .05f, .1f);
    carve();
    blend(.02f);
    limb(V(0, .25f, .07f), V(0, 1.15f, .07f), .05f, .03f);
    egg(0, .42f, 0, .10f, .2f, .2f);
    fill();
    part();
    paint(material_glow(rgb(0xff8a28), 3.0f));
    limb(V(0, .25f, .01f), V(0, 1.2f, .01f), .04f, .014f);
    part();
    paint(coal);
    lumpy(.02f, 9);
    crystal(0, .40f, .04f, .13f, .20f, .10f);
    lumpy(0, 1);
    part();
    paint(brass);
    blend(.03f);
    limb(V(-.46f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    limb(V(.46f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    ball(-.47f, .12f, 0, .07f);
    ball(.47f, .12f, 0, .07f);
    part();
    paint(leather);
    limb(V(0, 0, 0), V(0, -.6f, 0), .055f, .055f);
    Vec3 heart = here(V(0, .62f, .3f));
    pop();
    PersonHand h = {.pose = GRASP_FIST, .size = .22f, .thick = 1.3f, .thumb = -1, .skin = iron};
    Vec3 at = V(.02f, .50f, 1.1f), bar = V(0, 1, 0), out = V(.5f, -.1f, -1), wrist = person_wrist(&h, at, bar, out);
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    body_cuff(brass, V(.5f, -.3f, 1.7f), wrist, .14f, .12f);
    body_cuff(iron, V(.5f, -.3f, 1.7f), wrist + V(.05f, -.06f, .06f), .15f, .4f);
    lamp(heart + V(-.30f, .25f, -.1f), rgb(0xff9a48) * 3.8f, .5f);
    lamp(heart + V(.30f, .25f, -.1f), rgb(0xff9a48) * 3.8f, .5f);
    sprite(heart + V(0, 0, -.5f), .55f, rgb(0xff7018), SPRITE_GLOW, .55f);
    push();
    move(heart[0], heart[1], heart[2]);
    sparks(24, .5f, 1.2f, rgb(0xffa040), 6);
    pop();
    faction_motes();
}

/* ---- em07: boulders bound down on a door ---- */

static Vec3 burning_slope(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[SHADOW] * .7f, t[DARK], smooth(-.7f, .6f, v)) * (.6f + .6f * cloud_flat(u * 2, v * 3, 4));
    return c + t[MIDTONE] * (.4f * halo(u, v, -.35f, -.5f, .35f));
}

/* One boulder at p: black slag cracked open over a white heart, with its trail of fire up the slope. */
static void fire_boulder(Vec3 p, float r, int seed, int rock_m, int grey_m)
{
    part();
    paint(rock_m);
    lumpy(.14f * r, 2.2f / r);
    blend(.2f * r);
    push();
    move(p[0], p[1], p[2]);
    turn_z(40.f * (float)seed);
    egg(0, 0, 0, r, .86f * r, .9f * r);
    egg(.4f * r, .3f * r, .2f * r, .6f * r, .5f * r, .6f * r);
    egg(-.4f * r, -.2f * r, .3f * r, .6f * r, .6f * r, .5f * r);
    pop();
    lumpy(0, 1);
    lamp(p + V(0, -.6f * r, 0) + V(.3f, .1f, .5f) * r, rgb(0xff8a30) * 2.4f, 1.3f * r);
    for (int k = 0; k < 16; k++) {
        float t = ((float)k + 1) / 16;
        Vec3 at = p + V(-.75f * t, .5f * t - .3f * t * t, 1.0f * t) * (2.2f * r) +
                  V(chance(seed + k) - .5f, chance(seed + k + 40) - .5f, -.2f) * (.5f * r);
        sprite(at, r * (.62f - .42f * t), vec_mix(rgb(0xffb050), rgb(0x7a2410), t), SPRITE_GLOW, .5f * (1 - .8f * t));
    }
    clods(p + V(0, -.9f * r, .2f * r), V(.6f, .9f, -.3f) * r * 1.5f, r, 7, .2f * r, grey_m, seed * 7);
}

static void boulders(void)
{
    camera(V(-1.5f, 4.4f, 6.0f), V(.25f, 1.35f, 0), 36);
    Scene *s = scene();
    s->backdrop = burning_slope;
    s->key.color = rgb(0xe8c8b0) * 1.1f;
    s->ambient = .35f;
    s->haze_from = 9;
    s->haze = .2f;
    int slope = material_new(rgb(0x4a3226), rgb(0x181010), .9f, .3f, PAT_STONE, 1.6f, 1.4f),
        rock_m = material_new(rgb(0x4a302a), rgb(0x1c1414), .8f, .4f, PAT_LAVA, 2.6f, 1.4f),
        grey_m = material_stone(rgb(0x54402f), rgb(0x281c18)), fur = material_fur(rgb(0x2e2a30));
    material(rock_m)->emit = rgb(0xffa030) * 3.4f;
    part();
    paint(slope);
    ground(0, .22f, 1.1f);
    for (int i = 0; i < 22; i++)
        rock((chance(i) - .5f) * 6, .05f, (chance(i + 40) - .6f) * 7, .1f + .2f * chance(i + 80),
             .1f + .16f * chance(i + 9), .15f, 30 * chance(i + 5), grey_m);
    static const float at[5][4] = {{-.62f, 1.62f, 1.6f, .64f},
                                   {-.95f, .55f, .2f, .40f},
                                   {.20f, .80f, .2f, .34f},
                                   {.10f, .35f, -1.6f, .26f},
                                   {1.75f, .75f, -.6f, .22f}};
    for (int i = 0; i < 5; i++)
        fire_boulder(V(at[i][0], at[i][1], at[i][2]), at[i][3], i + 1, rock_m, grey_m);
    push(); /* the door, and who came out of it and now wishes back */
    move(1.02f, .12f, -2.6f);
    turn_y(-24);
    grow(1.25f);
    doorway_posts(.42f, 1.2f, .20f, material_stone(rgb(0x8a7468), rgb(0x40342e)), 4);
    doorway_light(.42f, 1.2f, OPENING_NORMAL, .6f);
    pop();
    static const float who[3][4] = {{.62f, -1.55f, 70, .46f}, {1.22f, -1.3f, 10, .52f}, {1.62f, -1.9f, -40, .42f}};
    for (int i = 0; i < 3; i++) {
        push();
        move(who[i][0], .12f, who[i][1]);
        turn_y(who[i][2] + 150);
        grow(who[i][3]);
        foe_reeling(i == 1 ? FOE_OX : i ? FOE_RAT : FOE_BOAR, fur, rgb(0xffe060), 34);
        pop();
    }
    lamp(V(1.0f, 1.2f, -1.2f), rgb(0xa0d0ff) * 1.6f, .6f);
    faction_motes();
}

/* ---- em23: a spark on a snout ---- */

static Vec3 clear_night(const Scene *s, float u, float v)
{
    Vec3 c = vec_mix(rgb(0x28303c), rgb(0x0a0d14), smooth(-1, .7f, v));
    c += s->tint[MIDTONE] * (.3f * expf(-max_of(v + .8f, 0) * 3));
    float x = u * 22, y = v * 22, h = hash_unit((uint32_t)((int)floorf(x) * 91 + (int)floorf(y) * 577 + 9000));
    if (h > .94f)
        c += rgb(0xffe8c0) * (1.5f * (h - .94f) * 14 *
                              expf(-20 * ((x - floorf(x) - .5f) * (x - floorf(x) - .5f) +
                                          (y - floorf(y) - .5f) * (y - floorf(y) - .5f))));
    return c;
}

static void spark_and_spite(void)
{
    camera(V(0, 1.6f, 5.4f), V(0, 1.45f, 0), 33);
    Scene *s = scene();
    s->backdrop = clear_night;
    s->roll = -10;
    s->key.color = rgb(0xc8d4f0) * 1.7f;
    s->rim.color = rgb(0x8aa8e0) * 2.4f;
    int fur = material_fur(rgb(0x625a60));
    part();
    paint(fur);
    blend(.3f);
    egg(.1f, .6f, -1.4f, 1.4f, 1.4f, .8f);
    push();
    move(.02f, 1.72f, -.75f);
    grow(1.75f);
    turn_y(-26);
    turn_x(24);
    foe_head(FOE_BOAR, fur, rgb(0xffd040), 12, -26);
    pop();
    int skin = material_skin(rgb(0x9a6040), rgb(0x6a3c28));
    PersonHand h = {.pose = GRASP_POINT, .size = .40f, .thick = 1.1f, .thumb = -1, .skin = skin, .age = .4f};
    Vec3 wrist = V(.72f, .36f, 1.35f);
    part();
    paint(material_wool(rgb(0x8a2a18)));
    limb(V(1.2f, -.5f, 1.6f), wrist + V(.08f, -.12f, .04f), .3f, .2f);
    body_cuff(kiln_metal(rgb(0xd89a48)), V(1.2f, -.5f, 1.6f), wrist, .2f, .12f);
    person_hand_at(&h, wrist, V(-.62f, .8f, -.35f), V(-.5f, -.3f, -.6f));
    Vec3 tip = V(-.30f, 1.02f, .80f);
    sprite(tip, .5f, rgb(0xfff0b0), SPRITE_SPARKLE, 3);
    sprite(tip, .5f, rgb(0xff9a30), SPRITE_GLOW, .55f);
    sprite(tip, .2f, rgb(0xffffe0), SPRITE_GLOW, 2);
    lamp(tip + V(0, .1f, .45f), rgb(0xffb050) * 5.f, .45f);
    for (int i = 0; i < 22; i++) {
        float a = (float)i * .2856f * PI / 2 * 2, l = .3f + .45f * chance(i);
        sprite(tip + V(sinf(a) * l, cosf(a) * l * .9f, .1f), .03f + .03f * chance(i + 30), rgb(0xffd070), SPRITE_GLOW,
               1.8f);
    }
}

const Card siege_ember_things_cards[] = {{"cards/siege/em06", EMBER, writ},
                                         {"cards/siege/em07", EMBER, boulders},
                                         {"cards/siege/em08", EMBER, brand},
                                         {"cards/siege/em17", EMBER, slag_plate},
                                         {"cards/siege/em23", EMBER, spark_and_spite},
                                         {0}};
