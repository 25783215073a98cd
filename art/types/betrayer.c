/* SPDX-License-Identifier: MIT
 * The Betrayer among the sheep: it has pushed its mask up, and nobody has opened an eye. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/wild.h"

/* Late dusk over a meadow. */
static Vec3 dusk_on_the_meadow(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), rgb(0xe87848), rgb(0x7a3468), rgb(0x1c1440));
    c = vec_mix(c, rgb(0xf0a078), .35f * smooth(.5f, .7f, sky_clouds(u, v * 1.8f, 1.3f)) * unit(.9f - v));
    return vec_mix(c, rgb(0x14241c), under(-.30f + hills(u, 4, 1.5f, .3f), v, .01f));
}

/* A lamb's face, looking to +z, with curls of wool: it smiles with closed eyes. Three have it; one wears it. */
static void lambs_mask(int white, int wool, int pink, int black)
{
    part();
    paint(white);
    blend(.08f);
    egg(0, .06f, -.02f, .30f, .32f, .16f);
    egg(0, -.20f, .08f, .19f, .22f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .26f, .14f, -.02f), V(s * .46f, .10f, .0f), V(s * .58f, -.06f, .02f)};
        float r[3] = {.07f, .105f, .03f};
        tube(3, ear, r, 4);
    }
    part();
    paint(wool);
    blend(.02f);
    for (int i = 0; i < 22; i++) {
        float a = (chance(i + 5) - .5f) * 2.6f, d = .24f + .12f * chance(i + 25);
        ball(sinf(a) * d, .14f + cosf(a) * d * .95f, .06f * chance(i + 45), .085f);
    }
    part();
    paint(pink);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .32f, .12f, .08f), V(s * .44f, .08f, .10f), V(s * .53f, -.02f, .07f)};
        float r[3] = {.02f, .05f, .012f};
        tube(3, ear, r, 4);
        egg(s * .05f, -.22f, .245f, .05f, .03f, .03f);
        egg(s * .20f, -.10f, .14f, .06f, .05f, .03f);
    }
    part();
    paint(black);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 lid[4] = {V(s * .06f, .06f, .155f), V(s * .12f, .015f, .155f), V(s * .19f, .02f, .125f),
                       V(s * .24f, .08f, .085f)};
        float r[4] = {.012f, .018f, .018f, .010f};
        tube(4, lid, r, 4);
        Vec3 mouth[4] = {V(0, -.29f, .24f), V(s * .06f, -.35f, .22f), V(s * .12f, -.34f, .18f),
                         V(s * .16f, -.28f, .14f)};
        tube(4, mouth, r, 4);
    }
    limb(V(0, -.22f, .25f), V(0, -.29f, .245f), .012f, .012f);
}

/* Curls of wool on an egg. */
static void fleece(Vec3 middle, Vec3 radii, int curls, float r, int wool)
{
    part();
    paint(wool);
    blend(.04f);
    egg(middle[0], middle[1], middle[2], radii[0], radii[1], radii[2]);
    for (int i = 0; i < curls; i++) {
        float a = 2.4f * (float)i, h = -1 + 2 * ((float)i + .5f) / (float)curls, w = sqrtf(1 - h * h);
        Vec3 at = middle + radii * V(w * sinf(a), h, w * cosf(a));
        if (w * cosf(a) > -.2f)
            ball(at[0], at[1], at[2], r * (.85f + .3f * chance(i)));
    }
}

static void betrayer(void)
{
    camera(V(.05f, 1.30f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x0a0818, 0x2a1838, 0x7a3c58, 0xf4d8c8, 0xffb048, 0xfff4e0);
    s->backdrop = dusk_on_the_meadow;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.58f, .60f, .55f)), rgb(0xfff0e0) * 2.1f, .08f};
    s->rim.color = rgb(0xff9058) * 3.6f;
    s->fill.color = rgb(0x383070) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->grade = .03f;
    int white = material_plain(rgb(0xfffaf0), .4f, .9f), wool = material_plain(rgb(0xf0e8d8), .9f, .2f),
        pink = material_plain(rgb(0xf08a88), .4f, .8f), black = material_plain(rgb(0x181014), .5f, .5f),
        coat = wild_coat(rgb(0x3c3844), 10), pale = wild_coat(rgb(0x6c6470), 12), mane = wild_coat(rgb(0x1e1c26), 8),
        grass = material_new(rgb(0x3c6a30), rgb(0x1c3a1c), .95f, .2f, PAT_GRASS, 6, 1);
    fleece(V(.02f, .62f, -.55f), V(1.12f, .86f, .62f), 90, .22f, wool);
    push();
    move(.02f, 1.52f, .05f);
    turn_y(-10);
    turn_z(5);
    turn_x(4);
    grow(1.62f);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = pale,
                      .dark = mane,
                      .iris = rgb(0xffc020),
                      .glow = 1.5f,
                      .jaw = 14,
                      .snarl = .8f,
                      .glare = 16,
                      .open = .45f,
                      .look_x = 4,
                      .ears = 10});
    push(); /* the mask, up on his brow */
    move(-.02f, .50f, .06f);
    turn_x(-38);
    turn_z(-10);
    grow(.95f);
    lambs_mask(white, wool, pink, black);
    pop();
    Vec3 look = here(V(0, .1f, .9f));
    pop();
    static const float lamb[3][5] = {
        {-.92f, .62f, .75f, 12, .92f}, {.95f, .70f, .70f, -14, .90f}, {.10f, .22f, 1.35f, 4, .78f}};
    for (int i = 0; i < 3; i++) {
        Vec3 at = V(lamb[i][0], lamb[i][1], lamb[i][2]);
        fleece(at + V(.04f * lamb[i][3] * -.5f, -.42f, -.30f), V(.50f, .46f, .34f), 50, .13f, wool);
        push();
        move(at[0], at[1], at[2]);
        turn_y(lamb[i][3]);
        turn_z(lamb[i][3] * .6f);
        grow(lamb[i][4]);
        lambs_mask(white, wool, pink, black);
        pop();
    }
    part();
    paint(grass);
    blend(.2f);
    egg(0, -.80f, .6f, 3, .66f, 1.4f);
    lamp(look + V(-.3f, .2f, .5f), rgb(0xffe0c0) * .6f, .4f);
}

const Card betrayer_cards[] = {{"cards/horde/betrayer", BLOOD, betrayer}, {0}};
