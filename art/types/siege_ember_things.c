/* SPDX-License-Identifier: MIT
 * The Kilnsworn without faces: a writ, a blade, a breastplate, boulders, a spark, their works. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- em17: slag, worn: who is cold leans on it ---- */

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

/* Its wearer is the wall and the stove: all that is seen of him is harness, cut by the picture. */
static void slag_plate(void)
{
    camera(V(-.25f, 1.52f, 4.4f), V(.05f, 1.66f, .1f), 20.5f);
    family_hour(EMBER_SNOW);
    Scene *s = scene();
    s->ambient = .20f;
    s->roll = 7;
    s->vignette = 1.6f;
    s->aperture = .03f;
    s->key.color = rgb(0x9ab4e0) * 1.2f;
    s->key.towards = V(-.6f, .7f, .45f);
    s->rim.color = rgb(0x8ab0e8) * 1.1f;
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= i == DARK ? .7f : .48f;
    int slag = material_new(rgb(0x605c62), rgb(0x2a2830), .5f, 1.0f, PAT_STONE, 6, 1.0f),
        iron = kiln_metal(rgb(0x8a8688)), hot = material_new(rgb(0x7a2408), rgb(0x240a08), .6f, .5f, PAT_LAVA, 5, .6f),
        fur = wild_coat(rgb(0x8a7458), 6), wool = material_wool(rgb(0x2a5468)),
        hair = material_new(rgb(0x9a4a1c), rgb(0x5a2410), .5f, .9f, PAT_NOISE, 4, .12f);
    material(hot)->emit = rgb(0xff5810) * 3.f;
    push();
    move(.80f, -.66f, .10f);
    turn_y(-44);
    turn_x(6);
    grow(1.36f);
    slag_harness(slag, hot, iron);
    Vec3 glow = here(V(-.05f, 1.52f, .42f));
    pop();
    push(); /* she who has come in from the snow, her cheek all but on it */
    move(-.27f, 1.66f, .42f);
    turn_y(30);
    turn_x(8);
    turn_z(-17);
    grow(.66f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xe8b494),
                                .hair = rgb(0x7a3c18),
                                .iris = rgb(0x4f8a6a),
                                .flush = 1.5f,
                                .jaw = .84f,
                                .nose = .62f,
                                .bulb = .75f,
                                .eye = 1.3f,
                                .open = {0, 0},
                                .under = {1, 1},
                                .brow = {.05f, .055f},
                                .frown = {-.03f, -.03f},
                                .bush = .8f,
                                .mouth = .105f,
                                .gape = .012f,
                                .corner = {.045f, .060f},
                                .upper = .5f,
                                .lips = 1.2f,
                                .neck = .15f});
    for (int i = 0; i < 11; i++) { /* what the wind has pulled from the hood */
        float x = -.30f + .06f * (float)i;
        Vec3 q[4] = {V(x, .40f - .8f * x * x, .26f), V(x + .03f, .31f - .7f * x * x, .36f),
                     V(x - .03f, .23f - .7f * x * x, .38f), V(x - .09f - .1f * chance(i), .15f - .5f * x * x, .37f)};
        part();
        paint(hair);
        hair_lock(4, q, .034f, i);
    }
    push();
    move(0, .02f, -.02f);
    grow(1.06f);
    hood_deep(wool, wool, .4f, 5);
    pop();
    part(); /* its edge of fur */
    paint(fur);
    blend(.04f);
    for (int i = 0; i < 46; i++) {
        float a = -2.5f + 5.0f * (float)i / 45;
        Vec3 root = V(.43f * sinf(a), .03f + .50f * cosf(a), .24f);
        limb(root, root + V(.11f * sinf(a), .12f * cosf(a) - .03f, .06f + .06f * chance(i)), .06f, .008f);
    }
    pop();
    part();
    paint(wool);
    blend(.12f);
    egg(-.44f, .98f, .1f, .48f, .46f, .34f);
    for (int k = 0; k < 2; k++) {
        PersonHand h = {
            .lean = true, .pose = GRASP_REACH, .size = .145f, .thick = .9f, .thumb = k ? -1 : 1, .skin = skin};
        Vec3 wrist = k ? V(.10f, 1.14f, .80f) : V(.10f, 1.34f, .50f);
        person_hand_at(&h, wrist, V(.22f, .96f, .10f), V(.9f, .1f, -.25f));
        body_sleeve(wool, V(-.46f - .1f * (float)k, 1.16f, .1f), V(-.34f, .92f, .62f - .2f * (float)k), wrist, .17f,
                    .15f, .10f, 4 + k);
    }
    lamp(glow + V(-.40f, .05f, .50f), rgb(0xff8a38) * 1.7f, .45f);
    lamp(V(.22f, 1.62f, 1.0f), rgb(0xffa458) * 1.6f, .36f);
    sprite(glow, .45f, rgb(0xff6a20), SPRITE_GLOW, .25f);
    for (int i = 0; i < 60; i++) /* snow, some of it close */
        sprite(V((chance(i) - .5f) * 2.4f, .6f + 2.2f * chance(i + 90), -1 + 1.3f * chance(i + 180)),
               .008f + .018f * chance(i + 270), rgb(0xd8e4f8), SPRITE_SNOW, .7f);
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

/* Where the writ is at a across (-1..1) and b down (0..1): it hangs from the fist and curls up again at its end. */
static Vec3 writ_at(float a, float b)
{
    float half = mix(.16f, .34f, smooth(0, .35f, b)), curl = smooth(.62f, 1.05f, b);
    return V(a * half + .10f * b * b + .06f * sinf(b * 5) * b, -.02f - .78f * b + .22f * curl,
             .05f + .07f * sinf(b * 6 + a * 2) - .12f * a * a * b + .26f * curl);
}

/* The sheet from the brush's place down, burning at its end and one side. */
static void burning_sheet(void)
{
    int page = material_new(rgb(0xe0c090), rgb(0x9a6c38), .9f, .1f, PAT_NOISE, 3, .15f),
        ink_m = material_plain(rgb(0x30100a), .8f, .1f), char_m = material_plain(rgb(0x140c0a), .9f, .1f),
        seal = material_plain(rgb(0xb8201c), .3f, 1);
    material(page)->sss = rgb(0xff9a40) * .25f;
    Vec3 sheet[49]; /* 7 rows, 7 columns, its end torn */
    for (int r = 0; r < 7; r++)
        for (int c = 0; c < 7; c++) {
            float a = ((float)c - 3) / 3, b = (float)r / 6;
            if (c == 0 || c == 6)
                a *= 1 - .22f * chance(r * 3 + c);
            if (r == 6)
                b -= .20f * chance(c + 40);
            sheet[r * 7 + c] = writ_at(a, b);
        }
    part();
    paint(page);
    cloth(7, 7, sheet, .010f, 4);
    for (int i = 0; i < 4; i++)
        for (int w = 0; w < 3; w++) {
            float b = .20f + .11f * (float)i, a = -.62f + .44f * (float)w + .05f * chance(i * 4 + w),
                  l = .20f + .16f * chance(i * 7 + w);
            part();
            paint(ink_m);
            limb(writ_at(a, b) + V(0, 0, .02f), writ_at(min_of(a + l, .8f), b + .004f) + V(0, 0, .02f), .012f, .010f);
        }
    Vec3 wax = writ_at(.45f, .64f);
    part();
    paint(seal);
    blend(.02f);
    egg(wax[0], wax[1], wax[2] + .03f, .075f, .07f, .03f);
    for (int i = 0; i < 13; i++) { /* black edge, and the flames that stand on it */
        float a = i < 8 ? -.9f + .25f * (float)i : .94f, b = i < 8 ? .90f : .86f - .13f * (float)(i - 7);
        Vec3 p = writ_at(a, b);
        part();
        paint(char_m);
        lumpy(.01f, 9);
        egg(p[0], p[1], p[2], .060f, .040f, .03f);
        lumpy(0, 1);
        push();
        move(p[0], p[1], p[2] + .02f);
        turn_z(i < 8 ? 4 : -16);
        flame_tongue(.14f + .26f * chance(i + 3), .035f + .03f * chance(i), .3f * (chance(i + 9) - .5f),
                     material_glow(rgb(0xffe080), 1.9f), material_glow(rgb(0xff6414), 1.5f));
        pop();
    }
}

/* What he sends on six roads: streaks that rise from the plain and fall on it. */
static void six_streaks(void)
{
    for (int i = 0; i < 6; i++) {
        float x = -1.75f + .66f * (float)i, y = .95f + .26f * (float)((i * 5) % 4);
        Vec3 at = V(x, y, -2.6f), from = at + V(.55f, 1.25f + .2f * (float)(i % 3), -.5f);
        part();
        paint(material_glow(rgb(0xffe8a0), 2.2f));
        limb(at, vec_mix(at, from, .14f), .045f, .02f);
        for (int k = 0; k < 14; k++) {
            float b = (float)k / 13;
            sprite(vec_mix(at, from, b), .11f - .085f * b, vec_mix(rgb(0xffc060), rgb(0xd04010), b), SPRITE_GLOW,
                   .7f * (1 - .6f * b));
        }
    }
}

static void writ(void)
{
    camera(V(-.45f, 1.35f, 4.7f), V(.10f, 1.98f, .2f), 26);
    Scene *s = scene();
    s->backdrop = six_roads;
    kiln_hearth(.1f, .0f, .5f);
    s->roll = -10;
    s->aperture = .03f;
    s->vignette = 1.6f;
    s->key.color = rgb(0xc4d0e8) * 1.7f;
    s->rim.color = rgb(0xff8a38) * 1.8f;
    s->ambient = .24f;
    int steel = kiln_metal(rgb(0x9a928c)), brass = kiln_metal(rgb(0xc88a40));
    six_streaks();
    push();
    move(-.34f, .0f, 0);
    turn_y(20);
    Kiln k = {
        .build = {.man = 1, .wide = 1.10f},
        .face = {.skin = rgb(0xb87a58),
                 .hair = rgb(0x524a48),
                 .iris = rgb(0x8a5a20),
                 .age = .75f,
                 .man = 1,
                 .wide = 1.06f,
                 .gaunt = .5f,
                 .nose = NOSE_HOOKED,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_SWEPT,
                 .beard = WHISKERS_SHORT,
                 .brow = 1.4f,
                 .scar = true,
                 .gaze_x = 18,
                 .gaze_y = 6,
                 .seed = 5},
        .hand = {{.at = V(-.62f, 1.30f, .30f), .bar = V(.2f, 1, .2f), .out = V(.4f, 0, 1)},
                 {.at = V(.42f, 2.44f, .86f), .bar = V(1, .10f, .15f), .out = V(0, .35f, 1), .pole = V(1, -.6f, .1f)}},
        .head_yaw = 16,
        .head_pitch = -6,
        .head_roll = -6,
        .head = .60f,
        .lean = -3,
        .sway = 4,
        .cloth = rgb(0x6a2018),
        .sleeve = rgb(0x8a2a1c),
        .plates = true,
        .cloak = rgb(0x5a1814)};
    kiln(&k);
    coat_skirt(material_wool(rgb(0x5a1c16)), 1.0f, .4f, 0, .25f, V(0, 0, 0), 4);
    part(); /* gorget and baldric */
    paint(brass);
    blend(.02f);
    push();
    move(0, 1.87f, -.01f);
    turn_x(10);
    drum(0, 0, 0, .225f, .045f, .03f);
    pop();
    blend(.01f);
    for (int i = 0; i < 11; i++) {
        float t = (float)i / 10 * 2 - 1;
        ball(t * .30f, 1.62f + .16f * t * t, .27f - .10f * t * t, .032f);
    }
    ball(0, 1.56f, .28f, .06f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .50f, 1.78f, -.02f);
        turn_z((float)side * -14);
        pauldron(.24f, 3, 0, (float)side, steel);
        pop();
    }
    push();
    move(.42f, 2.44f, .88f);
    turn_y(-20);
    grow(1.12f);
    burning_sheet();
    Vec3 fire = here(V(.08f, -.66f, .35f));
    pop();
    pop();
    lamp(fire + V(-.12f, .30f, .35f), rgb(0xffa048) * 3.4f, .42f);
    lamp(fire + V(-.50f, .22f, .25f), rgb(0xffb060) * 2.2f, .32f);
    sprite(fire, .5f, rgb(0xff8a28), SPRITE_GLOW, .35f);
    push();
    move(fire[0], fire[1], fire[2]);
    sparks(34, .6f, 1.3f, rgb(0xffb050), 9);
    pop();
    faction_motes();
}

/* ---- em08: a blade with a heart of coal, seen over the gauntlet ---- */

static void brand(void)
{
    camera(V(0, 1.75f, 5.2f), V(0, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(0, -.35f, .3f);
    s->key.color = rgb(0xb8c4ec) * .55f;
    s->rim.color = rgb(0x8ab0f0) * 2.6f;
    s->ambient = .16f;
    s->vignette = 1.5f;
    int blade = kiln_metal(rgb(0xd0c8c0)), iron = kiln_metal(rgb(0x6a6668)), brass = kiln_metal(rgb(0xd89a48)),
        leather = material_leather(rgb(0x5a3018)),
        coal = material_new(rgb(0x3a140a), rgb(0x180806), .8f, .4f, PAT_LAVA, 8, 1);
    material(coal)->emit = rgb(0xff5a14) * 6.f;
    static const struct {
        WildKind kind;
        float x, y, z, turn, tilt, size, jaw, snarl, look_x, look_y;
    } who[4] = {{WILD_BEAR, -.98f, 2.06f, -.45f, 40, -12, 1.30f, 26, 1, 16, 8},
                {WILD_BULL, 1.08f, 2.02f, -.70f, -46, 14, 1.16f, 0, 0, -30, 8},
                {WILD_RAT, -1.16f, 1.02f, .05f, 50, 16, 1.05f, 16, 0, 20, -6},
                {WILD_WOLF, 1.26f, 1.08f, -.05f, -46, -14, 1.14f, 28, 1, -24, -6}};
    for (int i = 0; i < 4; i++) { /* out of the dark, and back into it: all eyes on the blade */
        int fur = wild_coat(rgb(i % 2 ? 0x544e5c : 0x64503f), 7), mane = wild_coat(rgb(0x3a3238), 3.4f);
        push();
        move(who[i].x, who[i].y, who[i].z);
        part();
        paint(mane);
        blend(.15f);
        limb(V(who[i].x * .22f, -.15f, -.3f), V(who[i].x * .9f, -.75f, -.8f), .36f, .62f);
        turn_y(who[i].turn);
        turn_z(who[i].tilt);
        grow(who[i].size);
        wild_ruff(36, .44f, .085f, mane, i);
        wild_head(&(Wild){.kind = who[i].kind,
                          .coat = fur,
                          .pale = wild_coat(rgb(0x6a5c58), 12),
                          .dark = mane,
                          .horn = who[i].kind == WILD_BULL ? material_bone() : 0,
                          .iris = rgb(0xffc040),
                          .glow = .9f,
                          .jaw = who[i].jaw,
                          .snarl = who[i].snarl,
                          .glare = i == 2 ? -14 : 4,
                          .open = .70f,
                          .look_x = who[i].look_x,
                          .look_y = who[i].look_y,
                          .ears = 62});
        pop();
    }
    push(); /* the sword, thrust in among them */
    move(-.06f, .86f, 1.2f);
    turn_z(-7);
    turn_x(-5);
    grow(1.12f);
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
    limb(V(-.40f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    limb(V(.40f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    ball(-.41f, .12f, 0, .07f);
    ball(.41f, .12f, 0, .07f);
    part();
    paint(leather);
    limb(V(0, 0, 0), V(0, -.50f, 0), .055f, .055f);
    ball(0, -.52f, 0, .085f);
    Vec3 heart = here(V(0, .62f, .3f)), at = here(V(0, -.22f, 0)), bar = vec_unit(here(V(0, .3f, 0)) - at);
    pop();
    Vec3 out = V(.5f, -.1f, 1), elbow = V(1.0f, -.15f, 2.1f);
    PersonHand h = {.pose = GRASP_FIST, .size = .25f, .thick = 1.3f, .thumb = -1, .skin = iron};
    Vec3 wrist = person_wrist(&h, at, bar, out);
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    body_cuff(brass, elbow, wrist, .15f, .12f);
    body_cuff(iron, elbow, wrist + V(.06f, -.05f, .06f), .17f, .5f);
    lamp(heart + V(-.42f, .30f, -.15f), rgb(0xff9040) * 6.4f, .70f);
    lamp(heart + V(.42f, .30f, -.15f), rgb(0xff9040) * 6.4f, .70f);
    lamp(heart + V(0, -.45f, .1f), rgb(0xff8a38) * 4.4f, .55f);
    sprite(heart + V(0, 0, -.5f), .55f, rgb(0xff7018), SPRITE_GLOW, .45f);
    push();
    move(heart[0], heart[1], heart[2]);
    sparks(24, .5f, 1.2f, rgb(0xffa040), 6);
    pop();
    faction_motes();
}

/* ---- em07: the mountain comes down behind them ---- */

/* A slope from the upper left under a cold sky, its edge lit by what has come over it. */
static Vec3 burning_slope(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), rgb(0x5a5464), rgb(0x38465e), rgb(0x141c2c));
    c = vec_mix(c, rgb(0x1c2230), .7f * smooth(.45f, .65f, sky_clouds(u, v, 1.1f)));
    float line = .30f - .52f * u + hills(u, 3, 1.6f, .22f) + .05f * peaks(u, 2, 5, 1);
    Vec3 rock_c = vec_mix(rgb(0x2c2628), rgb(0x120e10), smooth(line, line - .9f, v)) *
                  (.6f + .7f * cloud_flat(u * 7 + v * 4, v * 9 - u * 4, 4));
    c = vec_mix(c, rock_c, under(line, v, .008f));
    float glow = expf(-max_of(distance_to(u, v, -.05f, .22f) - .34f, 0) * 3.4f);
    return c + (t[MIDTONE] * .9f + t[LIGHT] * .35f) * (.75f * glow);
}

/* Black slag cracked open over a white heart. */
static void fire_boulder(Vec3 p, float r, int seed, int rock_m)
{
    part();
    paint(rock_m);
    lumpy(.10f * r, 2.2f / r);
    blend(.2f * r);
    push();
    move(p[0], p[1], p[2]);
    turn_z(40.f * (float)seed);
    egg(0, 0, 0, r, .90f * r, .92f * r);
    egg(.4f * r, .3f * r, .2f * r, .62f * r, .52f * r, .6f * r);
    egg(-.4f * r, -.25f * r, .3f * r, .6f * r, .6f * r, .5f * r);
    pop();
    lumpy(0, 1);
}

/* Its way down, from the upper left, in fire and stones. */
static void boulder_wake(Vec3 p, float r, int grey_m)
{
    for (int k = 0; k < 60; k++) {
        float t = chance(k), side = chance(k + 100) - .5f;
        Vec3 at = p + V(-1.5f * t, 1.1f * t, -.7f * t) * (1.4f * r) +
                  V(side * .8f, side * 1.1f, -.5f) * (r * (1.2f - .8f * t));
        sprite(at, r * (.26f - .18f * t) * (.5f + chance(k + 200)), vec_mix(rgb(0xffb050), rgb(0x8a2810), t),
               SPRITE_GLOW, .45f * (1 - .75f * t));
    }
    clods(p + V(.1f, -.9f, .5f) * r, V(.9f, .9f, .8f) * r, 1.3f * r, 16, .16f * r, grey_m, 7);
    clods(p + V(-.3f, -.9f, .5f) * r, V(-1.0f, .7f, .8f) * r, 1.2f * r, 12, .15f * r, grey_m, 90);
}

static void boulders(void)
{
    camera(V(.30f, .42f, 5.4f), V(.05f, 1.28f, 0), 38);
    Scene *s = scene();
    s->backdrop = burning_slope;
    s->roll = -6;
    s->key.towards = V(.7f, .5f, .7f);
    s->key.color = rgb(0xa4c0ec) * 1.8f;
    s->rim.towards = V(-.25f, .75f, -.7f);
    s->rim.color = rgb(0xff8a30) * 7.f;
    s->ambient = .30f;
    s->haze_from = 9;
    s->haze = .2f;
    s->vignette = 1.4f;
    int slope = material_new(rgb(0x4a3a34), rgb(0x181212), .9f, .3f, PAT_STONE, 1.6f, 1.4f),
        rock_m = material_new(rgb(0x4a302a), rgb(0x1c1414), .8f, .4f, PAT_LAVA, 1.9f, 1.4f),
        grey_m = material_stone(rgb(0x5a4a42), rgb(0x2a201e));
    material(rock_m)->emit = rgb(0xff9a28) * 3.0f;
    Vec3 at = V(-.50f, 2.35f, -2.6f);
    fire_boulder(at, 1.35f, 1, rock_m);
    fire_boulder(V(-2.05f, 3.15f, -4.4f), .42f, 3, rock_m);
    fire_boulder(V(1.75f, 2.75f, -4.2f), .34f, 2, rock_m);
    boulder_wake(at, 1.35f, grey_m);
    lamp(at + V(-.1f, -.5f, 1.9f), rgb(0xff8a30) * 3.2f, 1.2f);
    part();
    paint(slope);
    ground(-.02f, .12f, 1.1f);
    for (int i = 0; i < 16; i++)
        rock((chance(i) - .5f) * 5, .02f, -1.8f + 2.6f * chance(i + 40), .1f + .16f * chance(i + 80),
             .1f + .12f * chance(i + 9), .15f, 30 * chance(i + 5), grey_m);
    static const struct {
        WildKind kind;
        unsigned coat;
        float x, y, z, turn, tilt, size, jaw, stride, aside;
    } who[3] = {{WILD_BULL, 0x6a4c3c, .26f, .0f, .55f, -8, 6, 1.14f, 0, 0, 0},
                {WILD_WOLF, 0x54505a, -1.02f, .05f, -.15f, 6, -8, 1.02f, 30, 1, 10},
                {WILD_BOAR, 0x4a4244, 1.45f, .05f, -.75f, -14, -6, 1.05f, 26, 1, -10}};
    for (int i = 0; i < 3; i++) {
        int fur = wild_coat(rgb(who[i].coat), 7), mane = wild_coat(rgb(who[i].coat) * .7f, 3.4f);
        push();
        move(who[i].x, who[i].y, who[i].z);
        turn_y(who[i].turn);
        turn_z(who[i].tilt);
        grow(who[i].size);
        wild_runner(&(Wild){.kind = who[i].kind,
                            .coat = fur,
                            .pale = wild_coat(rgb(who[i].coat) * 1.6f, 12),
                            .dark = wild_coat(rgb(who[i].coat) * .5f, 7),
                            .horn = who[i].kind == WILD_BULL ? material_bone() : 0,
                            .iris = rgb(0xffd050),
                            .glow = .7f,
                            .jaw = who[i].jaw,
                            .snarl = who[i].jaw > 0 ? .8f : 0,
                            .glare = -14,
                            .open = .75f,
                            .ears = 50},
                    mane, who[i].stride, who[i].aside);
        pop();
    }
    dust_burst(V(0, .08f, .5f), V(1.6f, .22f, .6f), 30, .30f, rgb(0xd08850), .14f, 5);
    dust_burst(V(.2f, .3f, -1.2f), V(1.8f, .4f, .4f), 20, .45f, rgb(0xe08a48), .12f, 8);
    clods(V(.3f, .05f, 1.7f), V(.9f, .30f, .3f), 1.2f, 10, .08f, grey_m, 3);
    lamp(V(-.5f, 1.9f, 3.2f), rgb(0xb4ccf0) * 1.3f, .8f);
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

/* A finger's flick, and what it was has both eyes on the end of its nose. */
static void spark_and_spite(void)
{
    camera(V(.10f, 1.35f, 5.4f), V(.06f, 1.52f, 0), 31);
    Scene *s = scene();
    s->backdrop = clear_night;
    s->roll = -5;
    s->key.color = rgb(0xb0c4ec) * 1.2f;
    s->rim.color = rgb(0x8aa8e0) * 3.0f;
    s->vignette = 1.5f;
    int fur = material_fur(rgb(0x6a5f68)), whisker = material_plain(rgb(0xe8e0d8), .6f, .3f),
        skin = material_skin(rgb(0xd89a70), rgb(0x9a5a40)), cuff = material_wool(rgb(0x8a2a18));
    part();
    paint(fur);
    blend(.2f);
    limb(V(-.8f, 1.45f, -.3f), V(-1.1f, .4f, -.6f), .5f, .8f);
    push();
    move(-.66f, 1.66f, .0f);
    turn_y(32);
    turn_x(6);
    turn_z(-8);
    grow(1.62f);
    foe_head(FOE_RAT, fur, rgb(0xffd040), 18, -36);
    part();
    paint(whisker);
    blend(.004f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) { /* their ends have curled up */
            float q = (float)side, k = (float)i;
            Vec3 p[5] = {V(q * .10f, -.14f, .78f - .05f * k), V(q * .34f, -.06f - .06f * k, .86f - .05f * k),
                         V(q * .54f, -.02f - .10f * k, .84f - .06f * k), V(q * .60f, .08f - .10f * k, .80f - .06f * k),
                         V(q * .52f, .10f - .10f * k, .78f - .06f * k)};
            float r[5] = {.012f, .010f, .009f, .009f, .010f};
            tube(5, p, r, 4);
        }
    Vec3 tip = here(V(.02f, -.06f, 1.03f));
    pop();
    Vec3 way = vec_unit(V(-.66f, .66f, -.25f)), wrist = tip - way * .88f + V(.04f, .0f, .16f);
    person_hand_at(
        &(PersonHand){
            .lean = true, .pose = GRASP_POINT, .size = .44f, .thick = 1.0f, .thumb = -1, .skin = skin, .nail = skin},
        wrist, way, V(-.5f, -.6f, -.4f));
    part();
    paint(cuff);
    blend(.03f);
    limb(wrist - way * .16f, wrist - way * 1.2f, .21f, .34f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * .785f;
        Vec3 u = vec_unit(vec_cross(way, V(0, 0, 1))), v = vec_cross(u, way);
        Vec3 at = wrist - way * .18f + (u * cosf(a) + v * sinf(a)) * .20f;
        egg(at[0], at[1], at[2], .10f, .10f, .10f);
    }
    for (int i = 0; i < 12; i++) { /* the bang */
        float a = (float)i * PI / 6 + .2f, l = i & 1 ? .13f : .32f;
        part();
        paint(material_glow(rgb(0xffe4a0), 2.6f));
        limb(tip, tip + V(cosf(a) * l, sinf(a) * l, .14f), .035f, .003f);
    }
    sprite(tip, .50f, rgb(0xff9a30), SPRITE_GLOW, .6f);
    sprite(tip, .16f, rgb(0xffffe0), SPRITE_GLOW, 2);
    lamp(tip + V(-.05f, .12f, .35f), rgb(0xffb050) * 5.f, .42f);
    for (int i = 0; i < 26; i++) {
        float a = (float)i * .2856f * PI, l = .25f + .45f * chance(i);
        sprite(tip + V(sinf(a) * l, cosf(a) * l * .9f, .1f), .014f + .02f * chance(i + 30), rgb(0xffd070), SPRITE_GLOW,
               1.8f);
    }
    faction_motes();
}

const Card siege_ember_things_cards[] = {{"cards/siege/em06", EMBER, writ},
                                         {"cards/siege/em07", EMBER, boulders},
                                         {"cards/siege/em08", EMBER, brand},
                                         {"cards/siege/em17", EMBER, slag_plate},
                                         {"cards/siege/em23", EMBER, spark_and_spite},
                                         {0}};
