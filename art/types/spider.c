/* SPDX-License-Identifier: MIT
 * The Huge Spider over the roofs. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

/* Mist in a street, and the moon in it. */
static Vec3 moon_in_mist(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, h = halo(u, v, x, y, .40f);
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), t[LIGHT], t[MIDTONE], vec_mix(t[MIDTONE], t[SHADOW], .75f));
    c = vec_mix(c, t[LIGHT], unit(.9f * h));
    c = vec_mix(c, t[MIDTONE], .35f * smooth(.48f, .66f, sky_clouds(u, v * 1.6f, 1.1f)));
    return vec_mix(c, t[GLOW], disc(u, v, x, y, .46f, .010f));
}

/* Its gable to us, `half` half as wide; y 0 the street. */
static void gabled_house(float half, float eave, float ridge, int wall, Vec3 window, int lit)
{
    float xy[] = {-half,       -.6f, half,  -.6f,          half,        eave,  half * 1.18f,
                  eave - .03f, 0,    ridge, -half * 1.18f, eave - .03f, -half, eave};
    part();
    paint(wall);
    outline(7, xy, 1, half * 1.4f, .02f);
    box(half * .5f, ridge * .92f, -.05f, .045f, .16f, .045f, .01f);
    if (lit == 0)
        return;
    part();
    paint(material_glow(window, 1.5f));
    for (int i = 0; i < lit; i++)
        box(half * (lit > 1 ? (float)i - .5f : .2f), eave * .62f, half * .71f, .050f, .070f, .01f, .005f);
}

/* One leg: up to a knee that is high above the body, down to the ground far out. */
static void stilt_leg(int hide, Vec3 hip, Vec3 knee, Vec3 foot)
{
    Vec3 shin = vec_mix(knee, foot, .45f) + V((foot[0] > 0 ? .10f : -.10f), .10f, 0),
         p[5] = {hip, vec_mix(hip, knee, .5f) + V(0, .12f, 0), knee, shin, foot};
    float r[5] = {.085f, .095f, .080f, .055f, .012f};
    part();
    paint(hide);
    blend(.03f);
    tube(5, p, r, 4);
    ball(knee[0], knee[1], knee[2], .092f);
    blend(.004f);
    for (int i = 0; i < 34; i++) { /* bristles */
        float t = .4f + 3.4f * (float)i / 34, a = 6.28f * chance(i + 7);
        Vec3 at = tube_point(5, p, t), out = V(cosf(a), .45f, sinf(a));
        limb(at, at + out * (.13f + .08f * chance(i)), .013f, .001f);
    }
}

/* Over the roofs, on eight legs; the middle of her breast is at the brush's place. */
static void spider_on_stilts(int hide, int fang, int gem)
{
    part();
    paint(hide);
    blend(.10f);
    egg(.18f, .30f, -.75f, .66f, .58f, .72f);
    egg(0, 0, 0, .36f, .29f, .40f);
    egg(-.04f, -.04f, .32f, .24f, .21f, .22f);
    blend(.005f);
    for (int i = 0; i < 120; i++) {
        float a = 2 * PI * chance(i), y = 2 * chance(i + 130) - 1, r = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * r, y, sinf(a) * r), p = V(.18f, .30f, -.75f) + d * V(.65f, .57f, .71f);
        limb(p, p + d * .14f, .016f, .001f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(hide);
        blend(.03f);
        limb(V(q * .10f - .04f, -.12f, .42f), V(q * .12f - .04f, -.34f, .52f), .095f, .080f);
        part();
        paint(fang);
        Vec3 p[3] = {V(q * .12f - .04f, -.36f, .54f), V(q * .14f - .04f, -.52f, .58f), V(q * .05f - .04f, -.68f, .54f)};
        tube(3, p, (float[]){.058f, .045f, .004f}, 4);
        part();
        paint(gem);
        ball(q * .085f - .04f, .05f, .515f, .062f);
        ball(q * .205f - .04f, .07f, .435f, .045f);
        ball(q * .060f - .04f, .155f, .455f, .036f);
        ball(q * .165f - .04f, .165f, .390f, .030f);
    }
}

/* Who has heard something: coat, hat, a lantern held up. Feet at the brush's place, 1 high; returns the light. */
static Vec3 watchman(int dark, int light)
{
    part();
    paint(dark);
    blend(.05f);
    blend(.03f);
    limb(V(0, .30f, 0), V(0, .62f, 0), .19f, .12f);
    egg(0, .68f, 0, .17f, .07f, .11f);
    limb(V(-.08f, .3f, 0), V(-.11f, .02f, .02f), .07f, .055f);
    limb(V(.08f, .3f, 0), V(.12f, .02f, .02f), .07f, .055f);
    limb(V(.15f, .68f, 0), V(.28f, .58f, .05f), .055f, .05f);
    limb(V(.28f, .58f, .05f), V(.42f, .80f, .08f), .05f, .04f);
    limb(V(-.15f, .68f, 0), V(-.24f, .40f, .03f), .055f, .04f);
    blend(.01f);
    ball(0, .84f, 0, .095f);
    drum(0, .90f, 0, .19f, .012f, .01f);
    limb(V(0, .92f, 0), V(.02f, 1.06f, 0), .11f, .07f);
    part();
    paint(light);
    egg(.42f, .66f, .08f, .07f, .10f, .07f);
    return here(V(.42f, .66f, .16f));
}

/* He looks for it on the ground. */
static void spider(void)
{
    camera(V(.0f, .75f, 7.2f), V(.0f, 1.62f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x04080c, 0x12303a, 0x2c6a70, 0xa8d8c4, 0xffb050, 0xf4fff0);
    s->backdrop = moon_in_mist;
    s->disc_x = .10f;
    s->disc_y = .36f;
    s->roll = -4;
    s->haze = 0;
    s->vignette = 1.35f;
    s->ambient *= .20f;
    s->key = (Light){vec_unit(V(-.55f, .55f, .65f)), rgb(0x90b8d0) * .25f, .08f};
    s->rim = (Light){vec_unit(V(.15f, .50f, -.85f)), rgb(0xc0ffe8) * 3.2f, 0};
    s->fill.color = rgb(0x183040) * .4f;
    int hide = material_plain(rgb(0x120c10), .6f, .5f), fang = material_plain(rgb(0x2a1c1c), .15f, 1.6f),
        gem = material_glow(rgb(0xff2a18), 2.6f), wall = material_plain(rgb(0x0c1216), .9f, .1f),
        far_wall = material_plain(rgb(0x24484e), .95f, 0), dark = material_plain(rgb(0x080a0c), .9f, .1f),
        light = material_glow(rgb(0xffb850), 2.4f), road = material_stone(rgb(0x243034), rgb(0x0c1416));
    Vec3 body = V(.12f, 2.45f, .1f);
    static const float leg[8][5] = {{-1.00f, 3.10f, .55f, -.98f, 1.5f},  {-1.42f, 3.00f, .05f, -1.62f, .7f},
                                    {-1.50f, 2.75f, -.7f, -1.85f, -.6f}, {-.95f, 3.05f, -1.1f, -1.15f, -2.0f},
                                    {1.02f, 3.20f, .55f, .92f, 1.4f},    {1.50f, 3.05f, .05f, 1.66f, .5f},
                                    {1.62f, 2.85f, -.7f, 2.0f, -.8f},    {1.20f, 3.10f, -1.1f, 1.30f, -2.0f}};
    for (int i = 0; i < 8; i++)
        stilt_leg(hide, body + V(i < 4 ? -.26f : .26f, .02f, .22f - .14f * (float)(i % 4)),
                  V(leg[i][0], leg[i][1], leg[i][2]), V(leg[i][3], .02f, leg[i][4]));
    push();
    move(body[0], body[1], body[2]);
    turn_x(16);
    turn_y(-6);
    grow(1.12f);
    spider_on_stilts(hide, fang, gem);
    Vec3 eyes = here(V(-.04f, .08f, .6f));
    pop();
    static const float house[7][5] = {/* x, z, half, eave, ridge */
                                      {-1.30f, -.2f, .42f, .66f, 1.22f}, {1.36f, -.4f, .46f, .74f, 1.34f},
                                      {-.62f, -1.7f, .34f, .62f, 1.08f}, {.66f, -1.9f, .36f, .58f, 1.10f},
                                      {-1.75f, -2.4f, .42f, .8f, 1.4f},  {.02f, -3.2f, .34f, .6f, 1.05f},
                                      {1.9f, -2.6f, .42f, .8f, 1.35f}};
    for (int i = 0; i < 7; i++) {
        push();
        move(house[i][0], 0, house[i][1]);
        turn_y(house[i][0] * -6);
        gabled_house(house[i][2], house[i][3], house[i][4], i < 2 ? wall : far_wall, rgb(0xffb850),
                     i < 2 ? 1 + i : i % 2);
        pop();
    }
    part();
    paint(road);
    ground(0, .02f, 3);
    push();
    move(-.10f, .12f, 1.9f);
    turn_y(-20);
    grow(.52f);
    Vec3 lantern_at = watchman(dark, light);
    pop();
    lamp(lantern_at + V(.10f, -.10f, .05f), rgb(0xffa848) * 1.8f, .30f);
    sprite(lantern_at, .20f, rgb(0xffa840), SPRITE_GLOW, .6f);
    sprite(eyes, .36f, rgb(0xff3020), SPRITE_GLOW, .35f);
    for (int i = 0; i < 34; i++) /* mist along the street */
        sprite(V((chance(i) - .5f) * 4.4f, .05f + .35f * chance(i + 40), -2.5f + 3.2f * chance(i + 80)),
               .30f + .3f * chance(i + 120), rgb(0x9accc0), SPRITE_GLOW, .07f);
}

const Card spider_cards[] = {{"cards/monstrous/spider", MINE, spider}, {0}};
