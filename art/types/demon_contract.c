/* SPDX-License-Identifier: MIT
 * The demon with the contract: it is his tongue that one signs. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/flames.h"
#include "props/poster.h"

/* A furnace behind him. */
static Vec3 furnace(const Scene *s, float u, float v)
{
    (void)s;
    float x = u * 2.2f, y = v * 1.4f, smoke = cloud_flat(x, y - .6f * cloud_flat(x, y, 3), 4);
    Vec3 c = vec_mix(rgb(0xff9038), rgb(0xa02410), smooth(.35f, 1.15f, distance_to(u, v * .8f, 0, .25f)));
    c = vec_mix(c, rgb(0x3a0a0a), smooth(.9f, 1.6f, distance_to(u, v, 0, .2f)));
    return vec_mix(c, rgb(0x5a1008), .55f * smooth(.45f, .7f, smoke));
}

/* Where the tongue runs: t 0 in the throat .. 1 at its tip, u -1..1 across. */
static Vec3 on_the_tongue(float t, float u)
{
    static const Vec3 middle[6] = {{0, 1.50f, -.75f}, {0, 1.52f, -.1f}, {0, 1.34f, .50f},
                                   {0, .92f, .72f},   {0, .42f, .86f},  {0, .06f, 1.15f}};
    Vec3 p = tube_point(6, middle, min_of(t, .999f) * 5);
    float half = mix(.26f, .56f, smooth(.12f, .62f, t));
    return p + V(u * half, 0, -.10f * u * u);
}

/* Parchment, lines in a clerk's hand, a seal. */
static void tongue_of_parchment(int parchment, int ink, int wax)
{
    enum { ROWS = 11, ACROSS = 5 };
    Vec3 p[ROWS * ACROSS];
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < ACROSS; k++)
            p[i * ACROSS + k] = on_the_tongue((float)i / (ROWS - 1), -1 + .5f * (float)k);
    part();
    paint(parchment);
    cloth(ROWS, ACROSS, p, .022f, 4);
    for (int line = 0; line < 9; line++) {
        float t = .47f + .042f * (float)line, u = -.78f;
        while (u < .74f && line != 6) {
            float end = min_of(u + .16f + .34f * chance(7 * line + (int)(u * 9) + 30), .80f);
            part();
            paint(ink);
            limb(on_the_tongue(t, u) + V(0, 0, .035f), on_the_tongue(t, end) + V(0, 0, .035f), .017f, .014f);
            u = end + .12f;
        }
    }
    Vec3 at = on_the_tongue(.80f, -.55f);
    push();
    move(at[0], at[1] - .06f, at[2] + .05f);
    turn_x(78);
    part();
    paint(wax);
    blend(.05f);
    drum(0, 0, 0, .13f, .03f, .02f);
    for (int i = 0; i < 7; i++)
        egg(.14f * sinf((float)i * .9f), 0, .14f * cosf((float)i * .9f), .05f, .028f, .05f);
    pop();
}

/* Ox horns, the one a little higher. */
static void great_horns(int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[6] = {V(s * .55f, 2.62f, -.7f),  V(s * .98f, 2.72f, -.65f), V(s * 1.30f, 2.62f, -.5f),
                     V(s * 1.42f, 2.92f, -.4f), V(s * 1.30f, 3.16f, -.4f), V(s * 1.12f, 3.30f, -.4f)};
        part();
        paint(m);
        blend(.03f);
        tube(6, p, (float[]){.27f, .25f, .21f, .155f, .09f, .01f}, 6);
        for (int k = 0; k < 13; k++) {
            Vec3 c = tube_point(6, p, .4f + .27f * (float)k);
            ball(c[0], c[1], c[2], .262f - .0155f * (float)k);
        }
    }
}

static void great_head(int hide, int tooth, int throat)
{
    part();
    paint(hide);
    blend(.22f);
    lumpy(.022f, 5);
    egg(0, 2.28f, -.75f, .92f, .74f, .70f);
    egg(0, 1.86f, -.45f, .78f, .42f, .62f);
    egg(0, 1.98f, .12f, .42f, .26f, .34f); /* snout */
    egg(0, 1.06f, -.36f, .74f, .34f, .66f);
    limb(V(0, .96f, .0f), V(0, .72f, .16f), .26f, .06f);
    blend(.10f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .10f, 2.30f, .10f), V(s * .78f, 2.66f, -.22f), .15f, .16f);
        limb(V(s * .82f, 1.85f, -.5f), V(s * .72f, 1.10f, -.45f), .16f, .18f);
        tube(3, (Vec3[]){V(s * .82f, 2.2f, -.7f), V(s * 1.15f, 2.12f, -.7f), V(s * 1.42f, 2.26f, -.75f)},
             (float[]){.17f, .16f, .02f}, 4);
        egg(s * .22f, 1.98f, .34f, .14f, .11f, .12f);
    }
    carve();
    blend(.08f);
    egg(0, 1.50f, .05f, .66f, .38f, .85f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .21f, 1.95f, .46f, .075f, .045f, .10f);
        egg(s * .40f, 2.30f, .08f, .22f, .15f, .20f);
    }
    fill();
    lumpy(0, 1);
    part();
    paint(throat);
    egg(0, 1.50f, -.72f, .62f, .42f, .25f);
    for (int i = 0; i < 8; i++) {
        float u = -1 + 2 * (float)i / 7, big = i == 1 || i == 6 ? 1.9f : 1;
        part();
        paint(tooth);
        blend(.02f);
        Vec3 root = V(.55f * u, 1.76f - .12f * u * u, .30f - .38f * u * u);
        limb(root, root + V(-.03f * u, -.20f * big, .05f), .068f * sqrtf(big), .006f);
        root = V(.53f * u, 1.20f + .10f * u * u, .24f - .34f * u * u);
        if (fabsf(u) > .5f)
            limb(root, root + V(.02f * u, .20f, .04f), .062f, .006f);
    }
}

static void contract_demon(void)
{
    camera(V(.02f, 1.22f, 6.4f), V(0, 1.46f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x0c0406, 0x3a0c0c, 0x9a2814, 0xffa860, 0xffc040, 0xfff0d0);
    s->backdrop = furnace;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.55f, .60f, .60f)), rgb(0xffe0c0) * 1.9f, .08f};
    s->rim.color = rgb(0xff7028) * 4.5f;
    s->fill.color = rgb(0x802010) * .4f;
    s->ambient *= .35f;
    s->vignette = 1.3f;
    s->grade = .04f;
    int hide = material_new(rgb(0x4a1c20), rgb(0x1c0a0e), .45f, .9f, PAT_STONE, 4, .7f),
        horn = material_new(rgb(0x8a6a58), rgb(0x2c1818), .4f, .9f, PAT_BONE, 3, .6f), tooth = material_tooth(),
        throat = material_glow(rgb(0xff7018), 1.7f),
        parchment = material_new(rgb(0xf4dca8), rgb(0xd8b478), .8f, .3f, PAT_NOISE, 3, .08f),
        ink = material_plain(rgb(0x30140c), .8f, .1f), wax = material_plain(rgb(0xc01018), .2f, 1.2f),
        iris = material_eye(rgb(0xffd020), rgb(0x402008), 1.0f, PUPIL_SLIT),
        coat = material_plain(rgb(0x101420), .8f, .3f), hair = material_plain(rgb(0x20140c), .8f, .3f),
        skin = material_plain(rgb(0xe0a080), .6f, .4f), plume = material_plain(rgb(0xfffdf4), .7f, .4f);
    material(plume)->emit = rgb(0xfff0d0) * .25f;
    great_head(hide, tooth, throat);
    great_horns(horn);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .40f, 2.29f, -.02f, .185f, (float)side * -3, -22, iris, hide, (float)side * 20, .5f);
    tongue_of_parchment(parchment, ink, wax);
    push(); /* who signs */
    move(.20f, .12f, 1.55f);
    grow(.62f);
    back_figure(&(BackFigure){
        .cloak = coat, .hair = hair, .skin = skin, .wind = V(.3f, 0, 0), .wrist = {V(0, 0, 0), V(-.26f, .96f, -.25f)}});
    pop();
    push();
    move(.02f, .74f, 1.42f);
    turn_z(-24);
    turn_x(-6);
    feather(.62f, .15f, plume, plume);
    pop();
    lamp(V(0, 1.5f, .35f), rgb(0xff7020) * 1.4f, .35f);
    lamp(V(-.5f, 1.0f, 2.2f), rgb(0xffe0b0) * 1.1f, .5f);
    push();
    move(0, .5f, .2f);
    sparks(40, 2.4f, 2.4f, rgb(0xffb050) * 1.6f, 9);
    pop();
}

const Card demon_contract_cards[] = {{"cards/horde/demon", BLOOD, contract_demon}, {0}};
