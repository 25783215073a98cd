/* SPDX-License-Identifier: MIT
 * em02: what she drew in soot before breakfast. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/rocks.h"
#include "props/watchman.h"

/* The face of the gate is an egg; this is a point on it, `out` before its skin. */
static Vec3 on_the_face(float x, float y, float out)
{
    float a = x / 1.42f, b = (y - 1.62f) / 1.80f;
    return V(x, y, -.62f + 1.10f * sqrtf(max_of(.02f, 1 - a * a - b * b)) + out);
}

/* It sleeps, and is a gate: a seam parts it from crown to chin. */
static void sleeping_gate(int stone, int dark, int light)
{
    part();
    paint(stone);
    blend(.07f);
    lumpy(.03f, 2.6f);
    egg(0, 1.62f, -.62f, 1.42f, 1.80f, 1.10f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(on_the_face(q * .14f, 2.18f, .02f), on_the_face(q * .92f, 2.30f, .02f), .17f, .13f);
        egg(q * .55f, 1.86f, .30f, .32f, .20f, .22f); /* lids */
        egg(q * .74f, 1.22f, .14f, .34f, .30f, .24f); /* cheeks */
        limb(on_the_face(q * .20f, 1.35f, .05f), on_the_face(q * .24f, 1.36f, .05f), .14f, .11f);
    }
    limb(V(0, 2.12f, .46f), V(0, 1.36f, .76f), .13f, .22f);
    limb(on_the_face(-.50f, .86f, .0f), on_the_face(.50f, .86f, .0f), .11f, .11f);
    limb(on_the_face(-.40f, .66f, .0f), on_the_face(.40f, .66f, .0f), .13f, .13f);
    carve();
    blend(.015f);
    box(0, 1.5f, .4f, .036f, 2.4f, .75f, .01f);
    limb(on_the_face(-.62f, .77f, .06f), on_the_face(.62f, .77f, .06f), .03f, .03f);
    fill();
    lumpy(0, 1);
    part();
    paint(light);
    egg(0, 1.62f, -.62f, .05f, 1.72f, 1.04f);
    for (int side = -1; side <= 1; side += 2) { /* eyes shut */
        Vec3 p[4];
        for (int i = 0; i < 4; i++) {
            float x = .28f + .18f * (float)i;
            p[i] = V((float)side * x, 1.80f - .07f * sinf((float)i * 1.05f),
                     .50f - .55f * (x - .55f) * (x - .55f) - .02f * (float)i);
        }
        part();
        paint(dark);
        tube(4, p, (float[]){.015f, .035f, .035f, .015f}, 5);
    }
}

/* Where to hit it; and what could not be helped. */
static void drawn_in_soot(int soot)
{
    part();
    paint(soot);
    for (int i = 0; i < 7; i++) {
        float y = 2.42f + .13f * (float)i;
        limb(on_the_face(.13f, y, .03f), on_the_face(.13f, y + .03f, .03f), .025f, .025f);
        limb(on_the_face(-.13f, y, .03f), on_the_face(-.13f, y + .03f, .03f), .025f, .025f);
    }
    limb(on_the_face(-.34f, 2.44f, .14f), on_the_face(-.02f, 2.72f, .04f), .035f, .03f);
    limb(on_the_face(-.34f, 2.72f, .04f), on_the_face(-.02f, 2.44f, .14f), .03f, .035f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 curl[7] = {on_the_face(q * .05f, 1.04f, .12f), on_the_face(q * .26f, 1.10f, .08f),
                        on_the_face(q * .50f, 1.00f, .10f), on_the_face(q * .76f, 1.00f, .17f),
                        on_the_face(q * .92f, 1.18f, .20f), on_the_face(q * .84f, 1.34f, .21f),
                        on_the_face(q * .73f, 1.27f, .24f)};
        part();
        paint(soot);
        blend(.02f);
        tube(7, curl, (float[]){.05f, .085f, .075f, .055f, .045f, .035f, .03f}, 5);
    }
}

static Vec3 before_sunrise(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), rgb(0x4a3038), rgb(0x161d30), rgb(0x070b16));
    return vec_mix(c, rgb(0x080c16), .6f * smooth(.45f, .65f, sky_clouds(u, v, 1.2f)));
}

static void cinderwright(void)
{
    camera(V(.25f, 1.15f, 6.4f), V(.03f, 1.50f, 0), 32);
    Scene *s = scene();
    s->backdrop = before_sunrise;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.7f, .6f, .4f)), rgb(0xa8bcf0) * 1.9f, .1f};
    s->rim.color = rgb(0x6a80d0) * 1.6f;
    s->fill.color = rgb(0x3a4a80) * .4f;
    s->ambient = .22f;
    s->vignette = 1.4f;
    s->roll = -4;
    int stone = material_new(rgb(0xa89888), rgb(0x8a7d76), .85f, .3f, PAT_NOISE, 5, .5f),
        dark = material_plain(rgb(0x1a1416), .9f, .1f), light = material_glow(rgb(0xff7a28), 1.6f),
        soot = material_plain(rgb(0x080608), .95f, .1f), cloak = material_plain(rgb(0x6a1c14), .9f, .2f),
        hat = material_plain(rgb(0x2a1814), .6f, .5f), iron = material_plain(rgb(0x14100e), .5f, .8f),
        heap = material_stone(rgb(0x3a3438), rgb(0x1a181c));
    push();
    move(-.05f, .12f, -.3f);
    turn_y(-3);
    grow(.92f);
    sleeping_gate(stone, dark, light);
    drawn_in_soot(soot);
    pop();
    for (int i = 0; i < 7; i++)
        rock(-1.5f + .5f * (float)i, -.05f + .10f * chance(i), .95f, .34f, .22f, .3f, 40 * chance(i) - 20, heap);
    push();
    move(.62f, .12f, 1.25f);
    grow(.82f);
    Vec3 flame = watchman(&(Watchman){.cloak = cloak,
                                      .hat = hat,
                                      .iron = iron,
                                      .light = rgb(0xffb050) * 1.2f,
                                      .raised = 1,
                                      .left = true,
                                      .lean = 20});
    part(); /* the brush on its pole */
    paint(iron);
    limb(V(.24f, .30f, .1f), V(.40f, 1.25f, -.25f), .022f, .020f);
    limb(V(.40f, 1.25f, -.25f), V(.43f, 1.42f, -.32f), .05f, .03f);
    pop();
    lamp(flame + V(-.35f, .45f, .75f), rgb(0xffb060) * 6.0f, .75f);
    faction_motes();
}

const Card siege_ember_soot_cards[] = {{"cards/siege/em02", EMBER, cinderwright}, {0}};
