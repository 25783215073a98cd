/* SPDX-License-Identifier: MIT
 * Portals before which somebody stands, or out of which somebody comes. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/doorway.h"
#include "props/nature.h"

/* ---- vs1p: the door they love ---- */

static void rose(float r, int petal, int heart)
{
    part();
    paint(petal);
    blend(r * .12f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 1.257f;
        egg(cosf(a) * r * .55f, sinf(a) * r * .55f, 0, r * .55f, r * .55f, r * .35f);
    }
    ball(0, 0, r * .25f, r * .5f);
    part();
    paint(heart);
    push();
    turn_x(90);
    ring(0, r * .62f, 0, r * .26f, r * .09f);
    pop();
}

/* Roses of three reds; i: which. */
static void some_rose(int i, float r)
{
    static const unsigned hue[4] = {0xe8304c, 0xff7c9c, 0xfff0f0, 0xc81c40};
    turn_y(40 * (chance(i + 3) - .5f));
    turn_x(-10 + 40 * (chance(i + 5) - .5f));
    rose(r, material_plain(rgb(hue[i % 4]), .5f, .6f), material_plain(rgb(0x8a1c3c), .5f, .5f));
}

/* Flowers in paper, upright, the middle of the heads at the brush's place. */
static void bouquet(int paper, int leaf, int ribbon)
{
    part();
    paint(paper);
    blend(.03f);
    limb(V(0, -.80f, 0), V(0, -.06f, 0), .06f, .27f);
    for (int i = 0; i < 7; i++) { /* its edge, folded outwards */
        float a = ((float)i - 3) * .80f;
        web(V(.10f * sinf(a - .4f), -.5f, .10f * cosf(a - .4f)), V(.34f * sinf(a - .4f), .0f, .28f * cosf(a - .4f)),
            V(.46f * sinf(a), .06f, .36f * cosf(a)), .02f);
        web(V(.10f * sinf(a + .4f), -.5f, .10f * cosf(a + .4f)), V(.34f * sinf(a + .4f), .0f, .28f * cosf(a + .4f)),
            V(.46f * sinf(a), .06f, .36f * cosf(a)), .02f);
    }
    part();
    paint(ribbon);
    push();
    move(0, -.46f, 0);
    ring(0, 0, 0, .20f, .05f);
    pop();
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .13f, -.45f, .22f, .12f, .07f, .04f);
    part();
    paint(leaf);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * 2 * PI / 12;
        limb(V(.2f * sinf(a), -.05f, .15f * cosf(a)), V(.52f * sinf(a), .16f + .12f * chance(i), .34f * cosf(a)), .06f,
             .01f);
    }
    for (int i = 0; i < 15; i++) {
        float a = 2.4f * (float)i, far = sqrtf((float)i / 15) * .40f;
        push();
        move(sinf(a) * far, .12f + cosf(a) * far * .85f, .26f - far * .5f);
        some_rose(i, .135f);
        pop();
    }
}

/* The beast from behind, black before the light: a broad back, a bowed head with horns, ears that hang, a tail. */
static void shy_back(int fur, int horn)
{
    part();
    paint(fur);
    blend(.22f);
    egg(0, .60f, .70f, 1.02f, 1.10f, .68f);
    egg(0, 1.52f, .66f, .90f, .58f, .52f);
    push();
    move(.10f, 2.18f, .70f);
    turn_z(-10);
    egg(0, 0, 0, .44f, .42f, .40f);
    blend(.06f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .38f, .02f, 0), V(q * .66f, -.06f, .02f), V(q * .80f, -.28f, .06f)},
             (float[]){.13f, .15f, .03f}, 4);
    }
    for (int i = 0; i < 9; i++) /* a tuft that he has combed */
        limb(V(.05f * ((float)i - 4), .34f, 0), V(.09f * ((float)i - 4) + .05f, .50f + .10f * chance(i), .02f), .07f,
             .01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(horn);
        tube(5,
             (Vec3[]){V(q * .26f, .28f, -.02f), V(q * .58f, .42f, 0), V(q * .78f, .66f, .03f), V(q * .74f, .92f, .05f),
                      V(q * .60f, 1.08f, .06f)},
             (float[]){.13f, .12f, .095f, .06f, .01f}, 5);
    }
    pop();
    part();
    paint(fur);
    blend(.05f);
    for (int i = 0; i < 26; i++) { /* shaggy shoulders */
        float q = i % 2 ? 1.f : -1.f, t = (float)(i / 2) / 12, y = 1.95f - 1.6f * t;
        Vec3 at = V(q * (.55f + .45f * sinf(t * 2.2f)), y, .70f);
        limb(at, at + V(q * .20f, -.16f - .1f * chance(i), 0), .15f, .01f);
    }
    for (int side = -1; side <= 1; side += 2) { /* both arms go behind him */
        float q = (float)side;
        blend(.10f);
        tube(4,
             (Vec3[]){V(q * .82f, 1.55f, .75f), V(q * 1.10f, .95f, 1.05f), V(q * .72f, .76f, 1.46f),
                      V(q * .22f, .84f, 1.70f)},
             (float[]){.34f, .27f, .20f, .15f}, 5);
    }
    tube(5,
         (Vec3[]){V(.35f, -.1f, 1.2f), V(.95f, -.15f, 1.5f), V(1.28f, .20f, 1.5f), V(1.15f, .55f, 1.5f),
                  V(.98f, .46f, 1.5f)},
         (float[]){.13f, .09f, .07f, .07f, .12f}, 5);
}

static void beloved_door(void)
{
    Scene *s = scene();
    camera(V(-.2f, 1.35f, 7.4f), V(0, 1.50f, 0), 30);
    opening_lights(OPENING_SALT);
    s->aperture = 0;
    s->vignette = 1.3f;
    s->key = (Light){V(-.4f, .6f, .6f), rgb(0xffc0c8) * .5f, .10f};
    s->rim.color = rgb(0xff9ab0) * 2.4f;
    s->ambient = .42f;
    s->back_seed = 9;
    s->roll = -2;
    int stone = material_stone(rgb(0x6a5a68), rgb(0x2c2430)), fur = material_fur(rgb(0x1e121e)),
        horn = material_new(rgb(0x8a7460), rgb(0x3a2c24), .4f, 1, PAT_BONE, 3, .5f),
        leaf = material_plain(rgb(0x2c5a34), .6f, .4f), paper = material_plain(rgb(0xf4e4d8), .8f, .2f),
        ribbon = material_plain(rgb(0xd8b048), .3f, .8f), wax = material_wax();
    push();
    move(.0f, -.1f, -1.1f);
    turn_z(2);
    doorway_posts(1.22f, 3.0f, .20f, stone, 9);
    doorway_light(1.22f, 3.0f, OPENING_SALT, 1.5f);
    for (int i = 0; i < 34; i++) { /* it is hung with them */
        float t = (float)i / 33 * 3,
              x = t < 1   ? -1.40f
                  : t < 2 ? -1.40f + 2.8f * (t - 1)
                          : 1.40f,
              y = t < 1   ? .5f + 2.7f * t
                  : t < 2 ? 3.22f - .14f * sinf((t - 1) * PI)
                          : 3.2f - 2.7f * (t - 2);
        push();
        move(x + .22f * (chance(i + 7) - .5f), y + .14f * (chance(i + 20) - .5f), .34f);
        some_rose(i, .13f + .05f * chance(i + 50));
        pop();
    }
    pop();
    push();
    move(0, -.32f, .25f);
    grow(.86f);
    shy_back(fur, horn);
    push();
    move(.02f, 1.44f, 1.86f);
    turn_z(-6);
    grow(1.16f);
    bouquet(paper, leaf, ribbon);
    pop();
    part(); /* the claws that hold it */
    paint(fur);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            float q = (float)side, y = .98f - .10f * (float)i;
            limb(V(q * .26f, y, 1.78f), V(q * .05f, y + .02f, 2.06f), .075f, .050f);
        }
    pop();
    for (int i = 0; i < 8; i++) { /* candles of others */
        float q = i % 2 ? 1.f : -1.f, c = chance(i + 3);
        push();
        move(q * (.95f + .32f * (float)(i / 2 % 2) + .1f * c), -.32f, 1.4f + .45f * c);
        wax_candle(.22f + .30f * c, .06f, true, wax);
        if (i < 2)
            lamp(here(V(0, .6f, .3f)), rgb(0xffb060) * 1.2f, .35f);
        pop();
    }
    lamp(V(-.35f, 1.60f, 2.7f), rgb(0xffd8c8) * 2.2f, .36f);
    for (int i = 0; i < 14; i++)
        sprite(V(-1.2f + 2.5f * chance(i), .1f + 3 * chance(i + 40), .4f + 1.2f * chance(i + 80)),
               .035f + .02f * chance(i + 5), rgb(0xf07c94), SPRITE_LEAF, .9f);
    part();
    paint(material_new(tint(MIDTONE) * .5f, tint(DARK), .95f, .08f, PAT_GRASS, 4, .5f));
    ground(-.34f, .06f, 1.1f);
}

/* ---- so1n: the door that weeps ---- */

/* A drop that has got up: a pointed head, two round eyes, stubs of arms; h high. */
static void drop_walker(float h, float arms, int black, int eye_m, int dark)
{
    push();
    grow(h);
    part();
    paint(black);
    blend(.12f);
    egg(0, .02f, 0, .44f, .07f, .34f);
    limb(V(0, .0f, 0), V(0, .42f, 0), .30f, .17f);
    egg(0, .66f, .03f, .255f, .25f, .24f);
    tube(3, (Vec3[]){V(0, .80f, .02f), V(.02f, .98f, 0), V(.07f, 1.16f, -.02f)}, (float[]){.17f, .085f, .006f}, 5);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 hand = V(q * .46f, .34f + .30f * arms, .22f);
        blend(.06f);
        tube(3, (Vec3[]){V(q * .14f, .40f, .04f), V(q * .34f, .34f, .12f), hand}, (float[]){.09f, .075f, .085f}, 4);
        for (int i = 0; i < 3; i++) {
            float x = ((float)i - 1) * .06f;
            limb(hand + V(x, 0, 0), hand + V(x * 1.3f, -.12f - .10f * chance(i + side + 3), 0), .035f, .008f);
        }
        part();
        paint(eye_m);
        egg(q * .105f, .66f, .245f, .075f, .085f, .04f);
        part();
        paint(dark);
        ball(q * .10f, .645f, .275f, .026f);
        part();
        paint(black);
    }
    pop();
}

/* A brow of stone over the door, two sockets in grief, and what runs out of them. */
static void weeping_brow(int stone, int tears, int lit)
{
    part();
    paint(stone);
    blend(.06f);
    lumpy(.02f, 4);
    box(0, 2.50f, -.02f, .98f, .46f, .26f, .14f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .12f, 2.84f, .26f), V(q * .74f, 2.60f, .20f), .10f, .08f);
        egg(q * .42f, 2.24f, .20f, .26f, .12f, .14f);
    }
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .42f, 2.46f, .26f);
        turn_z((float)side * -20);
        egg(0, 0, 0, .25f, .12f, .22f);
        pop();
    }
    fill();
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) { /* the light of the other side in them */
        push();
        move((float)side * .42f, 2.47f, .10f);
        turn_z((float)side * -20);
        part();
        paint(lit);
        egg(0, 0, 0, .24f, .11f, .08f);
        pop();
    }
    part();
    paint(tears);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        for (int i = 0; i < 4; i++) {
            float x = q * (.30f + .10f * (float)i), d = .05f * (float)i;
            tube(5,
                 (Vec3[]){V(x, 2.40f, .24f), V(x + q * .02f, 2.18f, .36f), V(x + q * (.10f + d), 1.6f, .32f),
                          V(x + q * (.16f + d), .8f, .33f), V(x + q * (.12f + d), -.02f, .42f)},
                 (float[]){.05f, .065f, .055f, .06f, .09f}, 9);
        }
    }
}

static void weeping_door(void)
{
    Scene *s = scene();
    camera(V(.1f, 1.05f, 6.8f), V(.02f, 1.34f, 0), 35);
    opening_lights(OPENING_NORMAL);
    s->aperture = 0;
    s->vignette = 1.4f;
    s->back_y = .10f;
    s->roll = -3;
    s->exposure = 1.2f;
    s->key = (Light){V(-.5f, .7f, .5f), rgb(0xc8c8e8) * 1.1f, .1f};
    s->tint[MIDTONE] = rgb(0x6a6480);
    s->tint[LIGHT] = rgb(0x9a92ac);
    int stone = material_stone(rgb(0x847c94), rgb(0x3c3648)), tears = material_plain(rgb(0x0a0a14), .05f, 2.2f),
        eye_m = material_glow(rgb(0xd4ecff), 1.8f), dark = material_plain(rgb(0x04040a), .3f, .4f);
    material(tears)->rim = 1.6f;
    lamp(V(.0f, 4.0f, 1.0f), rgb(0xc8c8e8) * 1.6f, .6f);
    push();
    move(.22f, .05f, -1.1f);
    turn_z(7);
    turn_x(5);
    grow(1.24f);
    doorway_posts(.66f, 2.0f, .24f, stone, 4);
    doorway_light(.66f, 2.0f, OPENING_NORMAL, 2.2f);
    weeping_brow(stone, tears, eye_m);
    pop();
    part(); /* the stream of tears, in a bend to our feet */
    paint(tears);
    blend(.16f);
    Vec3 way[6] = {V(.20f, 0, -.9f),  V(.45f, 0, .0f),   V(.30f, 0, .9f),
                   V(-.25f, 0, 1.7f), V(-.35f, 0, 2.6f), V(.3f, 0, 3.8f)};
    for (int i = 0; i < 30; i++) {
        float t = (float)i / 29 * 5;
        Vec3 p = tube_point(6, way, t);
        egg(p[0], .05f, p[2], .48f + .09f * t, .05f, .24f + .05f * t);
    }
    push(); /* one rises, one has arms, one is here */
    move(.62f, .06f, .35f);
    drop_walker(.62f, .2f, tears, eye_m, dark);
    pop();
    push();
    move(.34f, .04f, 1.75f);
    turn_y(-8);
    drop_walker(.80f, 1.0f, tears, eye_m, dark);
    pop();
    push();
    move(-.58f, .02f, 2.35f);
    turn_y(14);
    turn_z(5);
    drop_walker(1.16f, .7f, tears, eye_m, dark);
    pop();
    lamp(V(-.4f, 1.6f, 3.8f), rgb(0xa8c0f0) * .9f, .5f);
    int grass = material_new(tint(MIDTONE) * .6f, tint(DARK), .9f, .1f, PAT_NOISE, 4, .2f);
    for (int i = 0; i < 22; i++) {
        float q = i % 2 ? 1.f : -1.f;
        push();
        move(q * (1.25f + 1.3f * chance(i)), 0, -1 + 4 * chance(i + 20));
        grass_tuft(.22f + .25f * chance(i + 40), 7, grass, i * 9);
        pop();
    }
    faction_ground();
    push();
    move(0, 0, -1);
    slant_rain(110, 7, 5, 5, .12f, rgb(0xc8d4f0), 5);
    pop();
}

/* ---- co1n: two doors on one hinge ---- */

/* An arch of planks of half width .72, 2.2 high, its leaf thrown open to +x, light in it; the hinge at x 0. */
static void lit_arch(int wood, int wood2, int iron, float strength)
{
    Vec3 blue = opening_color(OPENING_NORMAL);
    part();
    paint(material_glow(blue, strength));
    box(.86f, .80f, -.10f, .64f, .80f, .02f, .01f);
    push();
    move(.86f, 1.60f, -.10f);
    turn_x(90);
    drum(0, 0, 0, .64f, .02f, .01f);
    pop();
    part(); /* its frame of old beams */
    paint(wood);
    blend(.03f);
    lumpy(.02f, 4);
    Vec3 p[9];
    float r[9];
    for (int i = 0; i < 9; i++) {
        float a = PI * (float)(i - 2) / 4;
        p[i] = i < 2   ? V(1.58f, -.2f + .9f * (float)i, 0)
               : i > 6 ? V(.14f, .7f - .9f * (float)(i - 7), 0)
                       : V(.86f + .72f * cosf(a), 1.60f + .72f * sinf(a), 0);
        r[i] = .12f + .02f * chance(i);
    }
    tube(9, p, r, 5);
    lumpy(0, 1);
    push();
    move(1.60f, 0, .05f);
    turn_y(-118);
    move(.62f, .05f, 0);
    doorway_planks(.60f, 2.1f, 4, .04f, wood, wood2, 8);
    pop();
    for (int i = 0; i < 2; i++) {
        push();
        move(.10f, .55f + 1.05f * (float)i, .12f);
        doorway_hinge(.34f, iron);
        pop();
    }
    lamp(here(V(.86f, 1.1f, .8f)), blue * 1.2f, .5f);
    sprite(here(V(.86f, 1.2f, -.05f)), 1.1f, blue, SPRITE_GLOW, .22f);
}

/* A heron that stands, black, on one leg, facing us; 1 high. */
static void heron_waits(int black, int beak)
{
    part();
    paint(black);
    blend(.05f);
    egg(0, .52f, 0, .14f, .20f, .13f);
    tube(5,
         (Vec3[]){V(.05f, .62f, .02f), V(.16f, .76f, .02f), V(.05f, .88f, .02f), V(.10f, 1.0f, .02f),
                  V(.18f, 1.02f, .02f)},
         (float[]){.08f, .045f, .036f, .04f, .045f}, 5);
    limb(V(-.05f, .50f, -.05f), V(-.24f, .28f, -.08f), .11f, .02f);
    limb(V(.0f, .40f, 0), V(.01f, .0f, 0), .022f, .018f);
    limb(V(.14f, 1.04f, 0), V(-.04f, 1.10f, 0), .02f, .004f);
    part();
    paint(beak);
    limb(V(.20f, 1.02f, .02f), V(.44f, .98f, .02f), .024f, .004f);
}

static void twin_hinge(void)
{
    Scene *s = scene();
    camera(V(0, .95f, 7.0f), V(0, 1.02f, 0), 33);
    opening_lights(OPENING_NORMAL);
    s->tint[LIGHT] = rgb(0x8c84a0);
    s->tint[MIDTONE] = rgb(0x5a5468);
    s->tint[SHADOW] = rgb(0x2c2636);
    s->haze = .03f;
    s->vignette = 1.5f;
    s->roll = 3;
    s->aperture = 0;
    s->back_seed = 4;
    s->back_y = .12f;
    int iron = material_new(rgb(0x2a2830), rgb(0x100e14), .35f, 1, PAT_METAL, 5, .5f),
        wood = material_new(rgb(0x6c5c6c), rgb(0x342c3c), .75f, .4f, PAT_WOOD, 2.4f, 1.f),
        wood2 = material_new(rgb(0x84747c), rgb(0x443848), .75f, .4f, PAT_WOOD, 2.4f, 1.f);
    material(iron)->metal = .6f;
    push();
    move(0, .12f, -.4f);
    part(); /* the one black hinge, as thick as a tree */
    paint(iron);
    blend(.03f);
    limb(V(0, -.3f, 0), V(0, 3.0f, 0), .13f, .11f);
    for (int i = 0; i < 5; i++)
        drum(0, .2f + .60f * (float)i, 0, .20f, .15f, .03f);
    ball(0, 3.02f, 0, .18f);
    lit_arch(wood, wood2, iron, 2.0f);
    mirror_x();
    lit_arch(wood, wood2, iron, 2.0f);
    pop();
    push();
    move(.76f, -.02f, 1.0f);
    grow(1.16f);
    heron_waits(material_plain(rgb(0x0a0a12), .5f, .4f), material_plain(rgb(0xffb45e), .5f, .5f));
    pop();
    part(); /* the marsh mirrors both */
    paint(material_new(rgb(0x4a465c), rgb(0x24202e), .03f, 1.8f, PAT_WATER, 1.4f, .12f));
    ground(0, .006f, 1.5f);
    int reed = material_new(rgb(0x3a3630), rgb(0x1a1816), .9f, .1f, PAT_NOISE, 4, .2f);
    for (int i = 0; i < 12; i++) {
        push();
        move((i % 2 ? 1.f : -1.f) * (1.15f + .7f * chance(i)), 0, 1.2f + 2.4f * chance(i + 20));
        grass_tuft(.5f + .5f * chance(i + 40), 8, reed, i * 5);
        pop();
    }
}

const Card siege_doors_visited_cards[] = {{"cards/siege/vs1p", PORTAL, beloved_door},
                                          {"cards/siege/so1n", PORTAL, weeping_door},
                                          {"cards/siege/co1n", PORTAL, twin_hinge},
                                          {0}};
