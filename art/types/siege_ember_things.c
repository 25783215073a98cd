/* SPDX-License-Identifier: MIT
 * The Kilnsworn without faces: a writ, a blade, boulders, a spark, their works. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/wild.h"

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

/* ---- em08: a blade with a heart of coal ---- */

/* The sword along +y from its grip at the brush's place, `far` long; the groove burns. */
static void ember_blade(float far, float wide, int blade, int brass, int leather, int coal)
{
    float w = wide;
    part();
    paint(blade);
    outline(7,
            (float[]){-w, .12f, -w * 1.12f, far * .35f, -w * .80f, far * .78f, 0, far, w * .80f, far * .78f, w * 1.12f,
                      far * .35f, w, .12f},
            1, .05f, .09f);
    carve();
    blend(.02f);
    limb(V(0, .42f, .08f), V(0, far * .76f, .07f), w * .36f, w * .18f);
    egg(0, .46f, 0, w * .70f, .24f, .2f);
    fill();
    part();
    paint(material_glow(rgb(0xff7a20), 2.2f));
    limb(V(0, .42f, .015f), V(0, far * .76f, .01f), w * .27f, w * .10f);
    part();
    paint(coal);
    lumpy(.02f, 9);
    crystal(0, .44f, .05f, w * .85f, .24f, .11f);
    lumpy(0, 1);
    part();
    paint(brass);
    blend(.03f);
    limb(V(-.44f, .20f, 0), V(0, .05f, .02f), .04f, .08f);
    limb(V(.44f, .20f, 0), V(0, .05f, .02f), .04f, .08f);
    ball(-.46f, .23f, 0, .075f);
    ball(.46f, .23f, 0, .075f);
    part();
    paint(leather);
    limb(V(0, .04f, 0), V(0, -.52f, 0), .060f, .060f);
    part();
    paint(brass);
    ball(0, -.56f, 0, .095f);
}

/* It is drawn before her face: half of her is fire, half night. */
static void brand(void)
{
    camera(V(0, .0f, 5.2f), V(0, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.8f, .75f, .35f);
    s->haze = 0;
    s->roll = 5;
    s->aperture = .02f;
    s->key = (Light){V(.55f, .55f, .60f), rgb(0xb0c4f0) * 1.7f, .08f};
    s->rim = (Light){V(.5f, .4f, -.75f), rgb(0x8ab0f0) * 3.0f, 0};
    s->ambient = .22f;
    s->vignette = 1.4f;
    int blade = kiln_metal(rgb(0xd8d0c8)), iron = kiln_metal(rgb(0x6a6668)), brass = kiln_metal(rgb(0xd89a48)),
        leather = material_leather(rgb(0x5a3018)), cloak_m = material_wool(rgb(0x3c2430)),
        hair = material_new(rgb(0x2a1812), rgb(0x120a08), .45f, 1, PAT_HAIR, 2.2f, .12f),
        coal = material_new(rgb(0x3a140a), rgb(0x180806), .8f, .4f, PAT_LAVA, 8, 1);
    material(coal)->emit = rgb(0xff5a14) * 4.f;
    push();
    move(.16f, .26f, -.20f);
    turn_z(-7);
    turn_y(-20);
    turn_x(4);
    grow(1.42f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0x8a5638),
                     .hair = rgb(0x1c100c),
                     .iris = rgb(0xf0a030),
                     .flush = .8f,
                     .jaw = .92f,
                     .chin = .1f,
                     .gaunt = .2f,
                     .nose = .9f,
                     .bulb = 1.15f,
                     .eye = 1.2f,
                     .glow = .25f,
                     .open = {.85f, .80f},
                     .under = {.7f, .7f},
                     .slant = {.022f, .022f},
                     .gaze_x = -16,
                     .gaze_y = -4,
                     .brow = {.0f, .0f},
                     .frown = {.05f, .05f},
                     .bush = 1.0f,
                     .mouth = .12f,
                     .gape = .02f,
                     .corner = {.03f, .015f},
                     .upper = .7f,
                     .lips = 1.5f,
                     .neck = .19f});
    /* hair in rows of braids, tied at the back */
    kiln_cap(hair, V(0, .205f, -.08f), V(.375f, .345f, .41f), V(0, -.02f, .36f), V(.345f, .34f, .42f));
    for (int i = 0; i < 11; i++) {
        float x = -.28f + .056f * (float)i;
        Vec3 p[5] = {V(x, .33f - .9f * x * x, .30f - 1.2f * x * x), V(x * 1.15f, .50f - .9f * x * x, .12f),
                     V(x * 1.1f, .52f - .8f * x * x, -.18f), V(x * .7f, .34f, -.46f),
                     V(x * .9f + .25f, -.2f - .2f * chance(i), -.50f)};
        part();
        paint(hair);
        tube(5, p, (float[]){.022f, .036f, .038f, .036f, .02f}, 5);
        for (int k = 0; k < 9; k++) {
            Vec3 at = tube_point(5, p, .2f + .42f * (float)k);
            ball(at[0], at[1], at[2] + .004f, .040f);
        }
    }
    part(); /* paint of her house, across the cheekbone */
    paint(material_plain(rgb(0xd04828), .6f, .3f));
    tube(3, (Vec3[]){V(.14f, -.085f, .375f), V(.22f, -.075f, .325f), V(.285f, -.045f, .23f)},
         (float[]){.012f, .018f, .008f}, 3);
    pop();
    part();
    paint(cloak_m);
    blend(.16f);
    limb(V(-1.1f, -1.28f, -.4f), V(1.4f, -1.10f, -.4f), .46f, .46f);
    limb(V(-.30f, -.92f, -.3f), V(.22f, -.52f, -.25f), .30f, .22f);
    limb(V(.80f, -.80f, -.3f), V(.22f, -.52f, -.25f), .30f, .22f);
    part(); /* a gorget, and plates that the blade shines on */
    paint(iron);
    blend(.03f);
    push();
    move(.20f, -.62f, -.22f);
    turn_x(16);
    turn_z(-6);
    ring(0, 0, 0, .36f, .10f);
    ring(0, -.14f, .02f, .46f, .10f);
    pop();
    for (int i = 0; i < 4; i++)
        egg(-.74f - .07f * (float)i, -.86f - .17f * (float)i, -.14f + .03f * (float)i, .44f, .125f, .40f);
    part();
    paint(brass);
    for (int i = 0; i < 9; i++) {
        float a = -1.3f + .33f * (float)i;
        ball(.20f + .47f * sinf(a), -.70f - .16f * cosf(a), -.14f + .47f * cosf(a), .035f);
    }
    part(); /* a plate on the shoulder that leads */
    paint(iron);
    blend(.03f);
    for (int i = 0; i < 3; i++)
        egg(.80f + .06f * (float)i, -.62f - .16f * (float)i, .05f, .34f, .22f, .34f);
    part();
    paint(brass);
    push();
    move(.80f, -.66f, .05f);
    turn_z(-12);
    ring(0, 0, 0, .34f, .03f);
    pop();
    Vec3 at = V(.40f, -.98f, .95f), bar = vec_unit(V(-.46f, 1, .02f)), out = V(.45f, .15f, 1);
    push();
    move(at[0], at[1], at[2]);
    aim(bar, V(-.30f, .05f, 1));
    ember_blade(2.5f, .15f, blade, brass, leather, coal);
    Vec3 heart = here(V(0, .9f, .2f)), high = here(V(0, 1.7f, .2f));
    pop();
    PersonHand h = {.lean = true, .pose = GRASP_FIST, .size = .28f, .thick = 1.25f, .thumb = -1, .skin = iron};
    push();
    Vec3 wrist = person_hand_grip(h, at - bar * .14f, bar, out);
    pop();
    part();
    paint(iron);
    blend(.03f);
    limb(wrist, wrist + V(.34f, -.24f, -.15f), .16f, .22f);
    part();
    paint(cloak_m);
    sinew_cloth(V(.86f, -.75f, .0f), V(1.15f, -1.35f, .35f), wrist + V(.22f, -.16f, -.10f), .30f, .26f, .19f, 5);
    lamp(heart + V(.15f, .22f, -.15f), rgb(0xff8a38) * 3.6f, .45f);
    lamp(high + V(.25f, -.05f, .1f), rgb(0xffa050) * 4.6f, .50f);
    lamp(heart + V(-.05f, .45f, .4f), rgb(0xffa050) * 1.6f, .45f);
    lamp(heart + V(-.35f, -.05f, .3f), rgb(0xff9040) * 2.2f, .4f);
    sprite(heart + V(0, 0, -.3f), .55f, rgb(0xff7018), SPRITE_GLOW, .35f);
    push();
    move(heart[0], heart[1] - .4f, heart[2]);
    sparks(34, .8f, 1.8f, rgb(0xffa040), 6);
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

const Card siege_ember_things_cards[] = {
    {"cards/siege/em06", EMBER, writ}, {"cards/siege/em07", EMBER, boulders}, {"cards/siege/em08", EMBER, brand}, {0}};
