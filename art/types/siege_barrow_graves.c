/* SPDX-License-Identifier: MIT
 * Below the turf of the Barrowkin, cut open. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/poster.h"
#include "props/skull.h"

/* ---- ba20: the digger has not seen yet whose cellar it is ---- */

static Vec3 strip_of_evening(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v - .62f) / .6f), rgb(0xf0a050), rgb(0x9a5058), rgb(0x40305c));
    return vec_mix(c, rgb(0x3a2844), .6f * smooth(.46f, .62f, sky_clouds(u, v * 2, 1.3f)));
}

/* A stocky one with a hat, a spade and a lamp, 1 high, looking to +x. Returns where his lamp is. */
static Vec3 stocky_digger(int coat, int hat_m, int skin, int iron, int wood)
{
    part();
    paint(coat);
    blend(.06f);
    egg(0, .42f, 0, .20f, .26f, .17f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .09f, .26f, 0), V((float)side * .13f, .0f, .02f), .085f, .07f);
    limb(V(.10f, .54f, .12f), V(.32f, .44f, .16f), .075f, .06f);
    limb(V(-.12f, .54f, .08f), V(-.24f, .66f, .14f), .075f, .06f);
    part();
    paint(skin);
    blend(.03f);
    ball(.03f, .76f, .02f, .14f);
    ball(.16f, .75f, .05f, .045f);
    part();
    paint(hat_m);
    blend(.02f);
    drum(.02f, .84f, 0, .24f, .018f, .015f);
    egg(.02f, .88f, 0, .14f, .13f, .14f);
    push();
    move(.34f, .44f, .18f);
    turn_z(-52);
    grow(.62f);
    spade(.42f, .55f, iron, wood);
    pop();
    part();
    paint(material_glow(rgb(0xffd070), 2.4f));
    egg(-.26f, .80f, .18f, .06f, .08f, .06f);
    return here(V(-.26f, .80f, .30f));
}

static void digger(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = strip_of_evening;
    s->vignette = 1.4f;
    s->roll = -2;
    s->ambient *= .40f;
    s->key = (Light){vec_unit(V(-.5f, .7f, .6f)), rgb(0xffd8b0) * 1.1f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .5f, -.5f)), rgb(0xff9a50) * 2.2f, .1f};
    int earth = material_new(rgb(0x5a3c24), rgb(0x22140c), .95f, .1f, PAT_STONE, 3.4f, .9f), bone = material_bone(),
        turf = material_new(rgb(0x5c7a34), rgb(0x2a4018), .95f, .1f, PAT_GRASS, 7, 1.0f), stone = material_boulder(),
        root = material_new(rgb(0x7a5834), rgb(0x33241a), .85f, .3f, PAT_WOOD, 4, 1.f);
    part(); /* the cut, his shaft and his gallery in it */
    paint(earth);
    blend(.06f);
    lumpy(.03f, 5);
    box(0, -.60f, -.6f, 1.8f, 1.30f, .6f, .03f);
    carve();
    limb(V(-.72f, 1.0f, .02f), V(-.64f, -.02f, .02f), .20f, .24f);
    limb(V(-.64f, -.10f, .04f), V(-.30f, -.30f, .04f), .36f, .40f);
    egg(.30f, -.16f, .10f, .72f, .78f, .62f);
    fill();
    lumpy(0, 1);
    push(); /* whose cellar it is */
    move(.30f, -.22f, -.06f);
    turn_y(-34);
    turn_x(6);
    turn_z(-6);
    grow(1.22f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb030), .menace = .3f, .jaw = 14, .missing = .2f, .eye_size = 1.5f});
    pop();
    push();
    move(-.56f, -.66f, .20f);
    grow(.60f);
    Vec3 light = stocky_digger(material_wool(rgb(0x6a3a8a)), material_wool(rgb(0x3a4a2c)),
                               material_skin(rgb(0xe0a880), rgb(0xb07858)), material_iron(), material_wood());
    pop();
    part(); /* turf on it all, and a ladder of roots */
    paint(turf);
    blend(.08f);
    lumpy(.04f, 6);
    limb(V(-1.7f, .72f, -.05f), V(-.98f, .72f, -.05f), .12f, .11f);
    limb(V(-.46f, .72f, -.05f), V(1.7f, .76f, -.05f), .11f, .13f);
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) {
        float x = -1.05f + .14f * (float)i;
        if (x < -.46f && x > -.98f)
            continue;
        push();
        move(x, .76f, .02f);
        tuft(.14f, .08f, 8, turf, 5 * i);
        pop();
    }
    hanging_roots(V(-.40f, .68f, .04f), V(1.1f, .70f, .04f), 9, .30f, .022f, root, 3);
    for (int i = 0; i < 3; i++) {
        push();
        move(-.10f + .44f * (float)i, .78f, -.25f);
        turn_z(8 - 9 * (float)i);
        gravestone(.17f + .03f * (float)(i % 2), i, stone);
        pop();
    }
    for (int i = 0; i < 14; i++) { /* pebbles in the earth */
        part();
        paint(stone);
        float x = (chance(i) - .5f) * 2.1f, y = -1.2f + 1.7f * chance(i + 30);
        if (fabsf(x) > .85f || y < -.95f)
            egg(x, y, .0f, .05f + .05f * chance(i + 60), .045f, .05f);
    }
    lamp(light + V(0, .02f, .15f), rgb(0xffb050) * 1.9f, .34f);
    lamp(V(-.10f, -.10f, .65f), rgb(0xffa848) * 1.5f, .4f);
    sprite(light, .26f, rgb(0xffb040), SPRITE_GLOW, .55f);
    faction_motes();
}

/* ---- ba21: his gravestone is his shield ---- */

static Vec3 dusk_behind_the_stone(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), rgb(0x4a6a88), rgb(0x24405e), rgb(0x0e1a30));
    c = vec_mix(c, rgb(0x101c30), .6f * smooth(.45f, .62f, sky_clouds(u, v, 1.3f)));
    for (int i = 0; i < 5; i++) {
        float x = -1.0f + .5f * (float)i, tall = .2f + .3f * chance_of(i), in = under(.10f, fabsf(u - x), .01f);
        c = vec_mix(c, rgb(0x0c1420), in * under(-.35f + tall, v, .01f));
    }
    return vec_mix(c, rgb(0x0c1418), under(-.45f + hills(u, 5, 1.2f, .1f), v, .01f));
}

/* Four claws of something large that comes down on the stone from behind, each as long as an arm. */
static void claws_on_the_stone(int hide, int horn)
{
    for (int i = 0; i < 4; i++) {
        float x = -.42f + .40f * (float)i, y = 2.02f - .05f * fabsf((float)i - 1.4f);
        part();
        paint(hide);
        blend(.06f);
        lumpy(.02f, 6);
        tube(4,
             (Vec3[]){V(x * .8f + .3f, y + .80f, -1.2f), V(x * .95f + .1f, y + .42f, -.45f), V(x, y + .30f, .05f),
                      V(x, y + .06f, .36f)},
             (float[]){.26f, .20f, .18f, .13f}, 5);
        lumpy(0, 1);
        part();
        paint(horn);
        blend(.02f);
        tube(4, (Vec3[]){V(x, y + .12f, .34f), V(x, y - .10f, .46f), V(x, y - .32f, .44f), V(x - .01f, y - .50f, .33f)},
             (float[]){.115f, .09f, .055f, .008f}, 5);
    }
}

static void guard(void)
{
    Scene *s = scene();
    camera(V(-.1f, 1.25f, 6.2f), V(0, 1.42f, 0), 29);
    family_hour(BARROW_MOON);
    s->backdrop = dusk_behind_the_stone;
    s->haze = 0;
    s->roll = 4;
    s->ambient = .30f;
    s->vignette = 1.4f;
    s->key = (Light){vec_unit(V(-.65f, .5f, .6f)), rgb(0xffd8a0) * 1.8f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .5f, -.5f)), rgb(0x80b0ff) * 2.8f, .1f};
    int stone = material_stone(rgb(0x98988c), rgb(0x50544c)), bone = material_bone(),
        cut = material_plain(rgb(0x1c1c18), .95f, .1f), horn = material_plain(rgb(0x1a1418), .3f, .9f),
        hide = material_scales(rgb(0x6a2838), rgb(0x2c1018), 7), iron = material_iron(),
        moss = material_new(rgb(0x6a9030), rgb(0x30501c), .95f, .1f, PAT_GRASS, 7, 1.0f);
    material(iron)->color = rgb(0x707888);
    push(); /* round-headed, a cross cut into it */
    move(.24f, 0, 0);
    turn_z(-3);
    turn_y(-8);
    part();
    paint(stone);
    blend(.05f);
    lumpy(.025f, 4);
    box(0, .60f, 0, .86f, .85f, .18f, .06f);
    push();
    move(0, 1.28f, 0);
    turn_x(90);
    drum(0, 0, 0, .86f, .18f, .06f);
    pop();
    carve();
    blend(.01f);
    for (int i = 0; i < 3; i++) /* what the claws have left */
        limb(V(-.36f + .40f * (float)i, 1.55f, .24f), V(-.62f + .40f * (float)i, .62f, .22f), .030f, .055f);
    fill();
    lumpy(0, 1);
    part();
    paint(cut);
    tube(5,
         (Vec3[]){V(.62f, 1.62f, .185f), V(.46f, 1.30f, .19f), V(.60f, 1.05f, .19f), V(.40f, .70f, .19f),
                  V(.50f, .40f, .19f)},
         (float[]){.03f, .022f, .026f, .018f, .006f}, 3);
    part();
    paint(moss);
    blend(.05f);
    lumpy(.03f, 8);
    egg(.40f, .05f, .20f, .60f, .30f, .16f);
    egg(-.70f, .0f, .22f, .30f, .34f, .14f);
    lumpy(0, 1);
    claws_on_the_stone(hide, horn);
    pop();
    push(); /* he looks round its edge */
    move(-.66f, 1.08f, .30f);
    turn_y(22);
    turn_z(13);
    grow(.98f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 8, .menace = .5f, .missing = .15f, .eye_size = 1.5f});
    part(); /* a kettle hat */
    paint(iron);
    blend(.03f);
    egg(0, .40f, -.08f, .50f, .42f, .54f);
    carve();
    box(0, .02f, 0, 1, .33f, 1, .01f);
    fill();
    push();
    move(0, .35f, -.06f);
    turn_x(4);
    drum(0, 0, 0, .70f, .022f, .02f);
    pop();
    pop();
    for (int i = 0; i < 4; i++) { /* the hand that holds it */
        float y = .58f - .13f * (float)i;
        part();
        paint(bone);
        blend(.02f);
        limb(V(-.72f, y, .16f), V(-.62f, y + .01f, .36f), .055f, .05f);
        ball(-.62f, y + .01f, .36f, .062f);
        limb(V(-.62f, y + .01f, .36f), V(-.40f, y, .32f), .05f, .045f);
        ball(-.40f, y, .32f, .052f);
        limb(V(-.40f, y, .32f), V(-.24f, y - .01f, .27f), .045f, .03f);
    }
    lamp(V(-.9f, 1.0f, 1.3f), rgb(0xffb860) * 1.4f, .4f);
    faction_ground();
    faction_motes();
}

const Card siege_barrow_graves_cards[] = {
    {"cards/siege/ba20", BARROW, digger}, {"cards/siege/ba21", BARROW, guard}, {0}};
