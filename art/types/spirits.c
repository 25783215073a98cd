/* SPDX-License-Identifier: MIT
 * The two that belong to two factions: the Steam Beast of water and fire, the Phantasm of sun and moon. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/sinew.h"
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

/* ---- the Phantasm: the night that wears the day for a face ---- */

/* First light behind her, stars where it has not come yet. */
static Vec3 before_sunrise(const Scene *s, float u, float v)
{
    float d = sky_clouds(u, v * 1.3f, 1.2f), glow = halo(u, v, -.62f, .05f, .22f), x = floorf(u * 40),
          y = floorf(v * 40), h = hash_unit((uint32_t)((int)x * 7919 + (int)y * 104729)), du = u * 40 - x - .5f,
          dv = v * 40 - y - .5f;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.2f), rgb(0x8a5a90), rgb(0x5a5aa8), rgb(0x1a2058));
    c = vec_mix(c, rgb(0x9a90d8), .40f * smooth(.48f, .68f, d));
    c = vec_mix(c, rgb(0xffb870), unit(.95f * glow));
    if (h > .90f)
        c += s->tint[GLOW] * (12 * (h - .9f) * expf(-(du * du + dv * dv) * 20) * unit(1 - 1.6f * glow));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.52f - .18f * l + peaks(u, l + 3.3f, 1.6f + l * .7f, .34f) - .1f;
        c = vec_mix(c, vec_mix(rgb(0x6a5a9a), rgb(0x1a1a48), .15f + .4f * l), under(line, v, .008f));
    }
    return c;
}

/* Planes that mask and face have alike; .5 to each side is high, .4 wide. */
static void planes_of_a_face(float smile)
{
    blend(.06f);
    egg(0, 0, 0, .40f, .50f, .30f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .05f, .17f, .26f), V(s * .30f, .19f, .15f), .050f, .030f);
        egg(s * .23f, -.10f, .17f, .12f, .10f, .10f);
    }
    limb(V(0, .14f, .27f), V(0, -.10f, .36f), .034f, .058f);
    egg(0, -.39f, .15f, .13f, .10f, .12f);
    blend(.03f);
    Vec3 lip[3] = {V(-.13f, -.25f + .05f * smile, .25f), V(0, -.26f, .31f), V(.13f, -.25f + .05f * smile, .25f)};
    float r[3] = {.014f, .034f, .014f};
    tube(3, lip, r, 4);
}

static void eye_holes(float height)
{
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .165f, .055f, .28f);
        turn_z((float)side * 9);
        egg(0, 0, 0, .095f, height, .13f);
        pop();
    }
    fill();
}

/* Day's face: gold, with rays; it laughs, and nobody is behind it. */
static void suns_mask(int gold, int hot)
{
    part();
    paint(gold);
    planes_of_a_face(1.4f);
    eye_holes(.040f);
    carve();
    blend(.02f);
    Vec3 laugh[3] = {V(-.17f, -.20f, .26f), V(0, -.27f, .33f), V(.17f, -.20f, .26f)};
    float lr[3] = {.02f, .05f, .02f};
    tube(3, laugh, lr, 4);
    blend(.03f);
    egg(0, 0, -.16f, .39f, .49f, .26f);
    fill();
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8 + .1f, long_ = i % 2 ? .64f : .80f;
        Vec3 p[3] = {V(sinf(a) * .36f, cosf(a) * .45f, .02f), V(sinf(a + .09f) * .50f, cosf(a + .09f) * .58f, .0f),
                     V(sinf(a) * long_, cosf(a) * (long_ + .06f), -.04f)};
        float r[3] = {.085f, .055f, .006f};
        part();
        paint(i % 2 ? gold : hot);
        tube(3, p, r, 4);
    }
}

/* Night's: the lit sickle of a moon, and in its dark part the other eye. */
static void moons_face(int silver, int dark, int frost)
{
    part();
    paint(dark);
    planes_of_a_face(-.6f);
    eye_holes(.062f);
    part();
    paint(silver);
    push();
    grow(1.012f);
    planes_of_a_face(-.6f);
    eye_holes(.062f);
    carve();
    blend(.012f);
    ball(-.36f, .04f, .22f, .43f);
    blend(.02f);
    for (int i = 0; i < 9; i++) { /* craters, round the eye */
        float a = 1.0f + 1.9f * chance(i + 5), far = .24f + .13f * chance(i + 25);
        ball(sinf(a) * far, cosf(a) * far * 1.2f, .31f - .5f * far * far, .018f + .028f * chance(i + 45));
    }
    fill();
    pop();
    part();
    paint(frost);
    egg(.165f, .055f, .215f, .075f, .05f, .05f);
    part();
    paint(material_glow(rgb(0x3050c0), .8f));
    egg(-.165f, .055f, .215f, .05f, .028f, .04f);
    part(); /* she looks at it, not at us */
    paint(material_plain(rgb(0x040818), .3f, 1));
    egg(.135f, .045f, .255f, .026f, .042f, .02f);
    sprite(here(V(.165f, .06f, .36f)), .055f, rgb(0x90d8ff), SPRITE_GLOW, .5f);
}

/* Long fingers round the rim of the mask; in its frame. */
static void fingers_at_the_rim(int skin)
{
    for (int i = 0; i < 4; i++) {
        float a = (float)(186 + 15 * i) * PI / 180, q = (float)i - 1.5f;
        Vec3 p[5] = {V(-.30f + .04f * q, -.62f + .03f * q, -.20f), V(sinf(a) * .50f, cosf(a) * .60f, -.12f),
                     V(sinf(a) * .47f, cosf(a) * .57f, .12f), V(sinf(a) * .39f, cosf(a) * .47f, .22f),
                     V(sinf(a) * .31f, cosf(a) * .36f, .29f)};
        float r[5] = {.055f, .050f, .042f, .040f, .016f};
        part();
        paint(skin);
        blend(.02f);
        tube(5, p, r, 4);
        ball(p[2][0], p[2][1], p[2][2], .046f);
        ball(p[3][0], p[3][1], p[3][2], .043f);
    }
}

/* She takes it off: the sun was a mask, and below it was the moon all along. */
static void phantasm(void)
{
    camera(V(-.10f, 1.62f, 5.0f), V(-.06f, 1.78f, 0), 29.5f);
    Scene *s = scene();
    s->backdrop = before_sunrise;
    s->key = (Light){vec_unit(V(-.75f, .45f, .55f)), rgb(0xffe0b0) * 2.1f, .10f};
    s->rim.color = rgb(0xffb070) * 3.2f;
    s->rim.towards = V(-.7f, .25f, -.65f);
    s->fill.color = rgb(0x5060d0) * .8f;
    s->grade = .03f;
    int night = material_new(rgb(0x2a2a68), rgb(0x14143c), .85f, .3f, PAT_NOISE, 2.2f, .08f),
        lining = material_plain(rgb(0x07071a), .95f, 0), gold = material_gold(), hot = material_gold(),
        silver = material_new(rgb(0xe8eeff), rgb(0xb8c4e8), .40f, .8f, PAT_NOISE, 5, .12f),
        dark = material_plain(rgb(0x121638), .5f, .6f), frost = material_glow(rgb(0x90d8ff), 2.2f),
        skin = material_skin(rgb(0x8a86b8), rgb(0x5a5690));
    material(hot)->color = rgb(0xff9a38);
    material(silver)->emit = rgb(0xa0b8ff) * .22f;
    push();
    move(.16f, 0, 0);
    body_trunk(&(Figure){.wide = 1.25f}, night);
    cloak(night, 1.35f, -.2f, 1, 1.3f, V(.3f, 0, -.2f), 4);
    cowl(night, 1.2f, .34f, 9);
    push();
    move(.02f, 2.20f, .12f);
    turn_y(-13);
    turn_x(5);
    turn_z(-7);
    grow(.86f);
    hood_deep(night, lining, 1.1f, 3);
    move(0, -.02f, .0f);
    grow(.82f);
    moons_face(silver, dark, frost);
    pop();
    pop();
    push(); /* the mask, still warm */
    move(-.57f, 1.78f, .86f);
    turn_y(-26);
    turn_z(15);
    turn_x(-6);
    grow(.63f);
    suns_mask(gold, hot);
    fingers_at_the_rim(skin);
    Vec3 wrist = here(V(-.30f, -.78f, -.30f)), middle = here(V(0, 0, .2f)), palm = here(V(-.28f, -.62f, -.18f));
    pop();
    Vec3 shoulder = V(-.22f, 1.70f, .05f), elbow = V(-.62f, .86f, .30f);
    part();
    paint(skin);
    blend(.05f);
    limb(wrist, palm, .06f, .085f);
    limb(vec_mix(elbow, wrist, .5f), wrist, .075f, .055f);
    part();
    paint(night);
    sinew_cloth(shoulder, elbow, vec_mix(elbow, wrist, .66f), .19f, .17f, .15f, 8);
    blend(.05f);
    for (int i = 0; i < 4; i++) { /* the sleeve falls back and hangs in points */
        Vec3 at = vec_mix(elbow, wrist, .1f + .17f * (float)i);
        limb(at, at + V(-.03f * (float)i, -.42f + .06f * (float)i, -.04f), .15f, .012f);
    }
    sprite(middle, .50f, rgb(0xffb040), SPRITE_GLOW, .30f);
    lamp(middle + V(.10f, .0f, .45f), rgb(0xffb040) * 1.8f, .30f);
    for (int i = 0; i < 70; i++) { /* light that falls off it, and stars in her cloak */
        float t = chance(i + 200), c = chance(i + 300), w = chance(i + 400);
        if (i % 2)
            sprite(middle + V((c - .5f) * .7f, -.1f - 1.1f * t, .1f + .2f * w), .006f + .016f * w * w, rgb(0xffc860),
                   i % 9 ? SPRITE_GLOW : SPRITE_SPARKLE, .9f);
        else
            sprite(V(.16f + (c - .4f) * .9f, .45f + 1.25f * t, .55f), .005f + .012f * w * w, rgb(0xc0d0ff),
                   i % 10 ? SPRITE_GLOW : SPRITE_SPARKLE, .9f);
    }
}

const Card spirits_cards[] = {
    {"cards/horde/steam-beast", FIRE, steam_beast}, {"cards/horde/phantasm", MOON, phantasm}, {0}};
