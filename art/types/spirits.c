/* SPDX-License-Identifier: MIT
 * The two that belong to two factions: the Steam Beast of water and fire, the Phantasm of sun and moon. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/teeth.h"

/* ---- the Steam Beast: a boiler on four claws, sea water above, a furnace below ---- */

/* Left the sea, right the lava, steam where they meet. */
static Vec3 where_sea_meets_lava(const Scene *s, float u, float v)
{
    Vec3 sea = rgb(0x0d4a78) * (.5f + .7f * smooth(-1, 1.2f, v)),
         lava = rgb(0x5e1611) * (.5f + .5f * smooth(1.2f, -.6f, v));
    float shaft = smooth(.5f, .78f, shafts(u, v, -.5f, 2.1f, 9)) * smooth(-1, 1.2f, v);
    sea += rgb(0x8fe3d6) * (.3f * shaft);
    float wave = -.28f + hills(u, 3, 2.4f, .3f) + .1f * sinf(u * 9);
    sea = vec_mix(sea,
                  rgb(0x0a3256) * (.8f + .4f * cloud_flat(u * 9, v * 9, 3)) +
                      rgb(0x8fe3d6) * (.3f * smooth(wave - .05f, wave, v)),
                  under(wave, v, .01f));
    float smoke = sky_clouds(u + .3f, v, 1.5f);
    lava = vec_mix(lava, rgb(0x2a0c0c), smooth(.42f, .62f, smoke) * .7f) +
           rgb(0xff7a20) * (.5f * halo(u, v, .8f, -.3f, .1f));
    float crag = -.45f + peaks(u, 4, 3, .5f);
    lava = vec_mix(lava,
                   rgb(0x1c0a0a) * (.8f + .5f * cloud_flat(u * 8, v * 8, 3)) +
                       rgb(0xff6a18) * (.4f * smooth(crag - .05f, crag, v)),
                   under(crag, v, .008f));
    float seam = u + .12f * sinf(v * 5) + .25f * (cloud_flat(u * 3, v * 3, 4) - .5f);
    Vec3 c = vec_mix(sea, lava, smooth(-.12f, .12f, seam));
    float steam =
        expf(-seam * seam * 9) * smooth(.3f, .62f, cloud_flat(u * 3 + 7, v * 2.4f - cloud_flat(u * 4, v * 4, 3), 5));
    return vec_mix(c, s->tint[GLOW] * .85f, steam * .85f);
}

static void rivets(int n, float radius, float y, float size)
{
    for (int i = 0; i < n; i++) {
        float a = (float)i / (float)n * 2 * PI;
        ball(sinf(a) * radius, y, cosf(a) * radius, size);
    }
}

/* A window with water and light behind it, in the frame's xy plane. */
static void dial(float r, int brass, int glass, float needle)
{
    push();
    turn_x(90);
    part();
    paint(brass);
    blend(.01f);
    ring(0, 0, 0, r, r * .2f);
    rivets(8, r, r * .16f, r * .09f);
    part();
    paint(glass);
    egg(0, 0, 0, r * .92f, r * .16f, r * .92f);
    pop();
    part();
    paint(material_plain(rgb(0x1a1010), .5f, .5f));
    blend(.005f);
    push();
    turn_z(needle);
    limb(V(0, -.02f, r * .17f), V(0, r * .75f, r * .17f), r * .07f, r * .02f);
    pop();
}

static void copper_body(int copper, int brass, int dark)
{
    part();
    paint(copper);
    blend(.14f);
    egg(0, 1.12f, -.1f, 1.0f, .86f, .8f);
    part();
    paint(brass);
    blend(.01f);
    for (int i = 0; i < 3; i++) {
        float y = .72f + .42f * (float)i, h = (y - 1.12f) / .86f, r = sqrtf(max_of(1 - h * h, 0));
        push();
        move(0, y, -.1f);
        part();
        paint(brass);
        for (int k = 0; k < 30; k++) {
            float a = (float)k / 30 * 2 * PI, b = (float)(k + 1) / 30 * 2 * PI;
            limb(V(sinf(a) * r, 0, cosf(a) * r * .8f), V(sinf(b) * r, 0, cosf(b) * r * .8f), .045f, .045f);
        }
        for (int k = 0; k < 18; k++) {
            float a = (float)k / 18 * 2 * PI;
            ball(sinf(a) * r * 1.03f, 0, cosf(a) * r * .825f, .04f);
        }
        pop();
    }
    for (int i = 0; i < 5; i++) { /* pipes on the back, blowing */
        float x = -.62f + .31f * (float)i, tall = .42f + .22f * (1 - fabsf((float)i - 2) / 2);
        part();
        paint(i % 2 ? brass : copper);
        blend(.03f);
        limb(V(x, 1.62f, -.35f), V(x * 1.35f, 1.85f + tall, -.45f), .12f, .1f);
        push();
        move(x * 1.35f, 1.85f + tall, -.45f);
        turn_z(-x * 28);
        ring(0, 0, 0, .13f, .045f);
        pop();
        part();
        paint(dark);
        ball(x * 1.35f, 1.87f + tall, -.45f, .095f);
    }
}

/* A face of iron: two gauges for eyes, a grate for a mouth. */
static void furnace_face(int copper, int brass, int iron)
{
    int glow = material_glow(rgb(0xff8a20), 2.2f),
        glass = material_new(rgb(0xd8fff4), rgb(0xa0e8e0), .06f, 1.6f, PAT_NOISE, 3, 0);
    material(glass)->emit = rgb(0x70ffe8) * .55f;
    part();
    paint(copper);
    blend(.08f);
    egg(0, 1.2f, .42f, .64f, .5f, .42f);
    limb(V(-.5f, 1.5f, .6f), V(0, 1.42f, .84f), .11f, .13f); /* brow */
    limb(V(.5f, 1.5f, .6f), V(0, 1.42f, .84f), .11f, .13f);
    egg(0, .78f, .5f, .52f, .26f, .42f);
    carve();
    blend(.04f);
    box(0, .92f, .86f, .4f, .15f, .3f, .06f);
    fill();
    part();
    paint(glow);
    box(0, .92f, .62f, .4f, .16f, .06f, .03f);
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 7; i++) { /* the grate: teeth from above and below */
        float x = -.33f + .11f * (float)i, z = .9f - .5f * x * x;
        limb(V(x, 1.08f, z), V(x, .9f - .05f * (float)(i % 2), z + .04f), .05f, .012f);
        limb(V(x + .055f, .76f, z), V(x + .055f, .93f + .04f * (float)(i % 2), z + .03f), .045f, .012f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .27f, 1.3f, .78f);
        turn_y(s * 16);
        turn_x(-4);
        dial(.17f, brass, glass, s * -38);
        pop();
        sprite(here(V(s * .27f, 1.3f, .95f)), .12f, rgb(0x70ffe8), SPRITE_GLOW, .4f);
        push(); /* lids of plate */
        move(s * .27f, 1.42f, .84f);
        turn_y(s * 16);
        turn_z(s * 16);
        part();
        paint(copper);
        box(0, 0, 0, .24f, .065f, .1f, .03f);
        pop();
        horn(V(s * .52f, 1.55f, .3f), V(s * .95f, 1.72f, .45f), V(s * 1.05f, 2.1f, .62f), .15f, iron);
    }
    lamp(V(0, .92f, 1.35f), rgb(0xff8a20) * 2.6f, .4f);
    sprite(V(0, .92f, .95f), .3f, rgb(0xff8020), SPRITE_GLOW, .45f);
}

static void pipe_leg(float s, float z, int copper, int brass, int iron)
{
    Vec3 p[4] = {V(s * .7f, .75f, z - .25f), V(s * 1.2f, .95f, z), V(s * 1.32f, .5f, z + .15f),
                 V(s * 1.15f, .08f, z + .3f)};
    float r[4] = {.2f, .17f, .15f, .13f};
    part();
    paint(copper);
    blend(.05f);
    tube(4, p, r, 4);
    part();
    paint(brass);
    ball(p[1][0], p[1][1], p[1][2], .21f);
    ball(p[2][0], p[2][1], p[2][2], .185f);
    for (int i = -1; i <= 1; i++) {
        part();
        paint(iron);
        limb(V(s * 1.15f, .1f, z + .3f), V(s * 1.15f + .2f * (float)i, .04f, z + .62f), .09f, .02f);
    }
}

static void steam_beast(void)
{
    camera(V(.35f, 1.0f, 6.3f), V(0, 1.28f, 0), 32.5f);
    scene()->backdrop = where_sea_meets_lava;
    scene()->tint[GLOW] = rgb(0xf4fbff);
    scene()->key.color = rgb(0xfff0e0) * 2.3f;
    scene()->rim.color = rgb(0xff7a30) * 4.f;
    scene()->fill = (Light){vec_unit(V(-.9f, .1f, .6f)), rgb(0x40a8e0) * 1.1f, .3f};
    scene()->grade = .04f;
    int copper = material_new(rgb(0xd87a48), rgb(0x3a9a88), .34f, 1, PAT_NOISE, 2.2f, .4f), brass = material_gold(),
        iron = material_iron(), dark = material_plain(rgb(0x100808), .9f, .1f);
    material(copper)->metal = .75f;
    material(iron)->color = rgb(0x6a6468);
    push();
    move(0, -.02f, 0);
    turn_y(-6);
    copper_body(copper, brass, dark);
    furnace_face(copper, brass, iron);
    for (int side = -1; side <= 1; side += 2) {
        pipe_leg((float)side, .3f, copper, brass, iron);
        pipe_leg((float)side * .92f, -.5f, copper, brass, iron);
    }
    pop();
    for (int i = 0; i < 5; i++) /* the plumes */
        for (int k = 0; k < 26; k++) {
            float x = (-.62f + .31f * (float)i) * 1.35f, t = (float)k / 26,
                  tall = .42f + .22f * (1 - fabsf((float)i - 2) / 2);
            sprite(V(x * (1 + .35f * t) + .12f * sinf(t * 8 + (float)i) * t, 1.9f + tall + 1.3f * t, -.5f),
                   .07f + .16f * t, vec_mix(rgb(0xffffff), rgb(0xbcd8e8), t), SPRITE_SNOW, .26f * (1 - t * .75f));
        }
    for (int i = 0; i < 30; i++) /* sea water runs off on the left, sparks fly on the right */
        sprite(V(-.5f - .8f * chance(i), .2f + 1.4f * chance(i + 40), .75f), .012f + .02f * chance(i + 80),
               rgb(0xc8fff8), SPRITE_BUBBLE, .9f);
    push();
    move(.7f, .4f, .6f);
    sparks(40, .6f, 1.9f, rgb(0xffb040) * 2.f, 300);
    pop();
    int rock = material_stone(rgb(0x3a3438), rgb(0x221e24));
    part();
    paint(rock);
    blend(.2f);
    ground(0, .1f, 1.1f);
}

/* ---- the Phantasm: a day and a night in one sheet ---- */

static Vec3 half_day_half_night(const Scene *s, float u, float v)
{
    Vec3 day = sky_ramp(unit((v + .8f) / 2), rgb(0xd06a1c) * .6f, rgb(0xb07838) * .5f, rgb(0x1c5070) * .7f),
         night = sky_ramp(unit((v + .8f) / 2), rgb(0x4a4a98), rgb(0x252a66), rgb(0x0a0c28));
    day = vec_mix(day, rgb(0xe8a850) * .7f, .4f * smooth(.5f, .7f, sky_clouds(u, v, 1.2f)));
    float x = floorf(u * 46), y = floorf(v * 46), h = hash_unit((uint32_t)((int)x * 7919 + (int)y * 104729));
    if (h > .9f) {
        float du = u * 46 - x - .5f, dv = v * 46 - y - .5f;
        night += rgb(0xf2f6ff) * (2 * expf(-(du * du + dv * dv) * 18) * (h - .9f) * 10);
    }
    night = vec_mix(night, rgb(0x3a3a80), .45f * smooth(.5f, .7f, sky_clouds(u + 4, v, 1.2f)));
    float seam = u + .1f * sinf(v * 4.5f) + .05f * sinf(v * 11), r = distance_to(u, v, 0, .42f);
    float share = smooth(-.015f, .015f, seam);
    Vec3 c = vec_mix(day, night, share);
    /* one disc: half a sun, half a moon */
    c += vec_mix(rgb(0xffb050), rgb(0x8a9aff), share) * (.5f * expf(-max_of(r - .62f, 0) * 3.2f));
    float rays = smooth(.2f, .5f, fabsf(sinf(atan2f(v - .42f, u) * 10))) * smooth(.98f, .7f, r) * (1 - share);
    c = vec_mix(c, rgb(0xffd060) * 1.1f, rays * .55f);
    if (r < .66f) {
        float crater = smooth(.18f, .26f, cells_at(V(u * 4.2f, v * 4.2f, 1), NULL, NULL)) * .25f + .75f;
        float sea = smooth(.45f, .62f, cloud_flat(u * 2.4f + 4, v * 2.4f, 4));
        Vec3 sun = vec_mix(rgb(0xffd870), rgb(0xf07818), smooth(1.0f, -.1f, v)) * 1.05f,
             moon = vec_mix(rgb(0xf4f0ff), rgb(0x9aa8d8), sea) * crater;
        c = vec_mix(c, vec_mix(sun, moon, share), smooth(.665f, .65f, r));
    }
    for (int i = 0; i < 3; i++) {
        float l = (float)i,
              line = -.42f - .2f * l +
                     (seam < 0 ? hills(u * .9f + l, l + 5, 1.2f, .4f) : peaks(u, l + 3.3f, 2 + l * .7f, .4f) - .1f);
        Vec3 dune = vec_mix(rgb(0xe8b860), rgb(0xa86a30), .25f + .3f * l) * (.9f + .25f * cloud_flat(u * 3, v * 14, 3)),
             crag = vec_mix(rgb(0x4f61a6), rgb(0x0c0e2a), .2f + .3f * l) * (.7f + .6f * cloud_flat(u * 7, v * 5, 3));
        c = vec_mix(c, vec_mix(dune, crag, share), under(line, v, .006f));
    }
    return c + s->tint[GLOW] * (.5f * expf(-seam * seam * 900));
}

/* A mask in two halves: a golden sun with rays on the left, a silver moon on the right. */
static void mask_of_two(int gold, int silver)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        int m = side < 0 ? gold : silver;
        part();
        paint(m);
        blend(.06f);
        egg(0, 0, 0, .4f, .5f, .2f);
        limb(V(s * .06f, .15f, .17f), V(s * .3f, .22f, .08f), .05f, .035f);
        egg(s * .24f, -.08f, .12f, .1f, .09f, .08f);
        egg(0, -.36f, .08f, .12f, .1f, .1f);
        limb(V(0, .12f, .19f), V(0, -.1f, .25f), .04f, .055f);
        carve();
        blend(.012f);
        box(-s * 1.0f, 0, 0, 1.0f, 1, 1, 0); /* this half only */
        blend(.03f);
        push();
        move(s * .17f, .06f, .2f);
        turn_z(s * (side < 0 ? 10 : -14));
        egg(0, 0, 0, .095f, side < 0 ? .05f : .07f, .14f);
        pop();
        if (side < 0)
            egg(0, -.24f, .2f, .16f, .045f, .14f); /* the sun laughs */
        else
            egg(0, -.27f, .2f, .1f, .022f, .12f);
        egg(0, 0, -.22f, .38f, .48f, .22f);
        fill();
        if (side < 0)
            for (int i = 0; i < 7; i++) {
                float a = (-74 - 22 * ((float)i - 3)) * PI / 180;
                part();
                paint(gold);
                blend(.02f);
                limb(V(sinf(a) * .37f, -cosf(a) * -.46f, -.02f),
                     V(sinf(a) * (i % 2 ? .6f : .74f), -cosf(a) * (i % 2 ? -.64f : -.8f), -.06f), .075f, .008f);
            }
        else {
            part();
            paint(silver);
            push();
            move(.1f, 0, -.05f);
            float q[] = {-.06f, .62f,  .3f,   .66f,  .58f, .36f, .66f, 0, .58f, -.36f,
                         .3f,   -.66f, -.06f, -.62f, .26f, -.4f, .4f,  0, .26f, .4f};
            outline(10, q, 4, .05f, .06f);
            pop();
        }
    }
}

/* Two halves of one sheet, day on the left and night on the right; nobody is in it. Below the hip it thins out into sparks. */
static void two_halves_of_a_sheet(int day, int night, int dark)
{
    static const DrapeRow row[6] = {{2.60f, .22f, .22f, 0, -.12f},   {2.40f, .46f, .42f, 0, -.10f},
                                    {2.02f, .50f, .42f, 0, -.08f},   {1.66f, .58f, .38f, 0, -.06f},
                                    {1.1f, .68f, .46f, .02f, -.06f}, {.30f, .92f, .62f, .08f, -.04f}};
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(side < 0 ? day : night);
        blend(.02f);
        drape(&(Drape){.rows = 6,
                       .row = row,
                       .from = side < 0 ? 182 : 24,
                       .to = side < 0 ? 336 : 178,
                       .folds = 13,
                       .gather = .012f,
                       .depth = .10f,
                       .twist = 1.4f,
                       .hem = .16f,
                       .thick = .02f,
                       .seed = 4 + side});
        float s = (float)side;
        Vec3 shoulder = V(s * .50f, 1.56f, .0f), elbow = V(s * .96f, side < 0 ? 1.44f : 1.16f, .28f),
             wrist = side < 0 ? V(-1.00f, 1.86f, .62f) : V(.96f, 1.34f, .82f), along = vec_unit(wrist - elbow);
        part();
        paint(side < 0 ? day : night);
        blend(.08f);
        limb(shoulder, elbow, .20f, .18f);
        limb(elbow, wrist, .18f, .20f);
        blend(.05f);
        for (int i = 0; i < 4; i++) { /* the sleeve hangs in points */
            Vec3 at = vec_mix(elbow, wrist, .25f + .25f * (float)i);
            limb(at - V(0, .08f, 0), at - V(s * .03f * (float)i, .50f - .07f * (float)i, .06f), .14f, .012f);
        }
        carve();
        blend(.02f);
        limb(wrist - along * .08f, wrist + along * .3f, .15f, .19f);
        fill();
        part();
        paint(dark);
        Vec3 inside = wrist - along * .12f;
        ball(inside[0], inside[1], inside[2], .16f);
    }
    part();
    paint(dark); /* the emptiness behind the mask */
    blend(.1f);
    egg(0, 2.06f, -.16f, .40f, .46f, .30f);
    egg(0, 1.46f, -.20f, .48f, .60f, .24f);
}

static void phantasm(void)
{
    camera(V(-.3f, 1.3f, 6.1f), V(0, 1.52f, 0), 31);
    scene()->backdrop = half_day_half_night;
    scene()->key.color = rgb(0xffe8c0) * 2.4f;
    scene()->rim.color = rgb(0x8aa8ff) * 4.2f;
    scene()->fill.color = rgb(0x6a4ad0) * .6f;
    scene()->grade = .03f;
    int day = material_new(rgb(0xfff0d0), rgb(0xf0b860), .8f, .3f, PAT_PLAIN, 1, 0),
        night = material_new(rgb(0x3a48a0), rgb(0x18205a), .6f, .6f, PAT_PLAIN, 1, 0),
        dark = material_plain(rgb(0x07060f), .95f, 0), gold = material_gold(), silver = material_iron(),
        ember = material_glow(rgb(0xff9a20), 2.4f), frost = material_glow(rgb(0x60d8ff), 2.4f);
    material(day)->sss = rgb(0xffd080) * .4f;
    material(night)->emit = rgb(0x4050c0) * .10f;
    material(silver)->color = rgb(0xe4ecff);
    material(silver)->metal = .35f;
    material(silver)->emit = rgb(0xa0b0ff) * .16f;
    push();
    move(0, .02f, 0);
    turn_z(-3);
    two_halves_of_a_sheet(day, night, dark);
    for (int i = 0; i < 34; i++) { /* stars in the night's half */
        float y = .75f + 1.6f * chance(i + 7), a = .6f + 1.2f * chance(i + 37), w = y > 1.7f ? .52f : .74f;
        sprite(here(V(sinf(a) * w, y, cosf(a) * .55f)), .012f + .02f * chance(i + 67), rgb(0xe8f0ff),
               i % 4 ? SPRITE_GLOW : SPRITE_SPARKLE, 1);
    }
    for (int i = 0; i < 110; i++) { /* the hem goes out in sparks */
        float a = (chance(i + 200) - .5f) * 3.4f, y = .62f - .75f * chance(i + 300);
        sprite(here(V(sinf(a) * (.78f + .2f * chance(i)), y, cosf(a) * .6f)), .008f + .022f * chance(i + 400),
               sinf(a) < 0 ? rgb(0xffd070) : rgb(0x90a8ff), i % 9 ? SPRITE_GLOW : SPRITE_SPARKLE, 1);
    }
    push();
    move(0, 2.0f, .3f);
    turn_y(-6);
    part();
    paint(ember);
    egg(-.17f, .06f, .04f, .085f, .06f, .04f);
    part();
    paint(frost);
    egg(.17f, .06f, .04f, .085f, .07f, .04f);
    sprite(here(V(-.17f, .06f, .24f)), .06f, rgb(0xff9a20), SPRITE_GLOW, .9f);
    sprite(here(V(.17f, .06f, .24f)), .06f, rgb(0x60d8ff), SPRITE_GLOW, .9f);
    grow(1.12f);
    mask_of_two(gold, silver);
    pop();
    Vec3 sun = here(V(-1.02f, 2.22f, .76f)), moon = here(V(.98f, 1.68f, 1.0f));
    pop();
    push();
    part();
    paint(ember);
    ball(sun[0], sun[1], sun[2], .13f);
    part();
    paint(frost);
    ball(moon[0], moon[1], moon[2], .13f);
    pop();
    sprite(sun, .30f, rgb(0xffc040), SPRITE_GLOW, .6f);
    sprite(sun, .26f, rgb(0xffe090), SPRITE_SPARKLE, .8f);
    sprite(moon, .30f, rgb(0xa0b8ff), SPRITE_GLOW, .6f);
    sprite(moon, .24f, rgb(0xd8e4ff), SPRITE_SPARKLE, .8f);
    lamp(sun + V(.1f, 0, .2f), rgb(0xffb040) * 2.6f, .35f);
    lamp(moon + V(-.1f, 0, .2f), rgb(0x80a0ff) * 2.6f, .35f);
    for (int i = 0; i < 60; i++) {
        float x = (chance(i) - .5f) * 3;
        sprite(V(x, chance(i + 60) * 3, -.5f + 1.6f * chance(i + 120)), .006f + .02f * powf(chance(i + 180), 4),
               x < 0 ? rgb(0xffd070) : rgb(0xb0c4ff), i % 11 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, .8f);
    }
}

const Card spirits_cards[] = {
    {"cards/horde/steam-beast", FIRE, steam_beast}, {"cards/horde/phantasm", MOON, phantasm}, {0}};
