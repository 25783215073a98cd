/* SPDX-License-Identifier: MIT
 * The Steam Beast of water and fire: a boiler on four claws, sea water above, a furnace below. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/regalia.h"

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

const Card spirits_cards[] = {{"cards/horde/steam-beast", FIRE, steam_beast}, {0}};
