/* SPDX-License-Identifier: MIT
 * The skeleton of the water: a drowned captain looks in at the porthole. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/skull.h"
#include "types/skeleton_body.h"

/* A captain's hat: the front brim stands up with a golden edge and the old sign. */
static void captains_hat(int felt, int gold, int bone)
{
    static const float brim[] = {-.86f, -.02f, -.5f, -.1f, 0, -.13f, .5f,   -.1f, .86f,  -.02f,
                                 .66f,  .24f,  .36f, .4f,  0, .56f,  -.36f, .4f,  -.66f, .24f};
    enum { POINTS = 10 };
    part();
    paint(felt);
    blend(.1f);
    egg(0, .12f, -.06f, .47f, .38f, .5f);
    push();
    move(0, .06f, .3f);
    turn_x(-14);
    part();
    paint(felt);
    outline(POINTS, brim, 3, .07f, .1f);
    part();
    paint(gold);
    blend(.01f);
    Vec3 edge[8];
    float r[8];
    for (int i = 0; i < 8; i++) { /* from tip to tip over the peak */
        const float *p = brim + 2 * ((4 + i) % POINTS);
        edge[i] = V(p[0], p[1], .05f);
        r[i] = .036f;
    }
    tube(7, edge, r, 4);
    part();
    paint(bone);
    blend(.03f);
    egg(0, .22f, .1f, .13f, .12f, .06f);
    egg(0, .11f, .1f, .07f, .055f, .05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * -.24f, -.03f, .08f), V((float)side * .24f, .12f, .08f), .032f, .032f);
    carve();
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .052f, .22f, .16f, .04f);
    fill();
    pop();
}

/* A bare skull, a patch, the captain's hat, weed instead of hair. */
static void pirate_head(int bone, int felt, int gold, int weed)
{
    push();
    skeleton_head(&(Skull){.bone = bone,
                           .glow = rgb(0x40ffc8),
                           .jaw = 24,
                           .menace = .5f,
                           .missing = .25f,
                           .one_eyed = -1,
                           .eye_size = 1.2f},
                  V(.05f, 2.22f, .14f), 2, -8, 9);
    part();
    paint(material_leather(rgb(0x2a1c1c))); /* the patch */
    blend(.03f);
    egg(.185f, .1f, .41f, .175f, .165f, .09f);
    limb(V(.1f, .2f, .46f), V(-.36f, .5f, .26f), .022f, .022f);
    limb(V(.26f, .16f, .4f), V(.5f, .3f, .1f), .022f, .022f);
    push();
    move(0, .48f, -.04f);
    turn_x(-9);
    turn_z(-3);
    captains_hat(felt, gold, bone);
    pop();
    push();
    barnacles(7, .45f, .45f, .5f, .06f, 7);
    pop();
    push();
    move(.46f, .28f, .12f);
    seaweed(.95f, .14f, .07f, weed);
    pop();
    pop();
}

/* Planks of a cabin with a round hole, a ring of brass with bolts. */
static void cabin_window(float r, int plank, int gap, int brass)
{
    for (int i = 0; i < 9; i++) {
        part();
        paint(i % 2 ? plank : gap);
        blend(.01f);
        box(0, -.55f + .52f * (float)i, 0, 2.4f, .25f, .08f, .02f);
        carve();
        push();
        move(0, 1.70f, 0);
        turn_x(90);
        drum(0, 0, 0, r, .4f, .01f);
        pop();
        fill();
    }
    push();
    move(0, 1.70f, .08f);
    turn_x(90);
    part();
    paint(brass);
    blend(.02f);
    ring(0, 0, 0, r + .06f, .11f);
    for (int i = 0; i < 12; i++) {
        float b = (float)i * PI / 6;
        ball((r + .06f) * sinf(b), .09f, (r + .06f) * cosf(b), .055f);
    }
    pop();
}

/* Where his knuckle has met the pane, and what comes in. */
static void cracked_pane(Vec3 at, int edge, int water)
{
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .70f + .3f * chance(i), l = .18f + .30f * chance(i + 20);
        Vec3 d = V(sinf(a), cosf(a), 0), side = V(cosf(a), -sinf(a), 0);
        part();
        paint(edge);
        tube(4, (Vec3[]){at, at + d * (.4f * l) + side * .03f, at + d * (.7f * l) - side * .02f, at + d * l},
             (float[]){.013f, .011f, .009f, .002f}, 2);
    }
    for (int i = 0; i < 3; i++) { /* three jets */
        float x = -.14f + .09f * (float)i;
        part();
        paint(water);
        blend(.02f);
        tube(4,
             (Vec3[]){at + V(x * .3f, 0, 0), at + V(x * 1.4f, .06f, .35f), at + V(x * 2.6f, -.14f, .75f),
                      at + V(x * 3.6f, -.62f, 1.05f)},
             (float[]){.014f, .018f, .022f, .026f}, 5);
        for (int k = 0; k < 12; k++) {
            float s = .4f + .6f * chance(i * 12 + k);
            sprite(at + V(x * 3.4f * s + .16f * (chance(k + 40) - .5f), .1f - .62f * s * s, 1.0f * s),
                   .016f + .022f * chance(k + 60), rgb(0xd8fff8), SPRITE_BUBBLE, .8f);
        }
    }
}

/* He knocks at the porthole: he would like to have his ship back. */
static void water_skeleton(void)
{
    camera(V(.05f, 1.50f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    s->backdrop = place_wreck;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.25f, .35f, .90f)), rgb(0xe8fff4) * 1.9f, .08f};
    s->rim.color = rgb(0x60ffe8) * 4.5f;
    s->fill.color = rgb(0x105870) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->roll = -3;
    int bone = material_bone(), gold = material_gold(), felt = material_cloth(rgb(0x2c3058)),
        plank = material_new(rgb(0x6a3c20), rgb(0x301a0e), .6f, .5f, PAT_WOOD, 2.4f, .6f),
        plank2 = material_new(rgb(0x5a3018), rgb(0x28140a), .6f, .5f, PAT_WOOD, 2.2f, .6f),
        weed = material_new(rgb(0x3f8a3a), rgb(0x1f4f2c), .5f, .8f, PAT_NOISE, 4, .3f),
        edge = material_glow(rgb(0xe8fffc), 1.0f), water = material_plain(rgb(0x90e8e8), .05f, 1.6f),
        wax = material_plain(rgb(0xf4e4c0), .5f, .5f), flame = material_glow(rgb(0xffc050), 2.4f);
    material(bone)->color = rgb(0xdce8d4);
    material(bone)->color2 = rgb(0x6f9a86);
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(water)->emit = rgb(0x50c0c8) * .25f;
    push();
    move(.02f, -1.30f, -.70f);
    grow(1.30f);
    pirate_head(bone, felt, gold, weed);
    pop();
    part(); /* the hand, flat on the pane */
    paint(bone);
    blend(.02f);
    limb(V(-.70f, .50f, -.45f), V(-.64f, .98f, -.20f), .06f, .055f);
    hand_at(&(Hand){.size = .27f, .thick = .70f, .spread = 54, .curl = .12f, .thumb = 1}, V(-.64f, .98f, -.18f),
            V(.06f, 1, .05f), V(0, 0, 1));
    cabin_window(1.12f, plank, plank2, gold);
    cracked_pane(V(.66f, 1.22f, .06f), edge, water);
    part(); /* a candle on the sill */
    paint(plank);
    box(0, .10f, .55f, 2.4f, .07f, .5f, .02f);
    push();
    move(-.86f, .17f, .62f);
    part();
    paint(wax);
    blend(.03f);
    drum(0, .16f, 0, .09f, .17f, .03f);
    limb(V(.07f, .26f, .04f), V(.085f, .10f, .05f), .030f, .036f);
    part();
    paint(flame);
    tube(3, (Vec3[]){V(0, .38f, 0), V(.01f, .46f, 0), V(.05f, .60f, 0)}, (float[]){.030f, .045f, .006f}, 4);
    Vec3 light = here(V(.02f, .48f, .05f));
    pop();
    sprite(light, .34f, rgb(0xffb040), SPRITE_GLOW, .6f);
    lamp(light + V(.1f, .05f, .25f), rgb(0xffa040) * 1.6f, .3f);
    lamp(V(-.1f, 1.8f, .5f), rgb(0xb0fff0) * .45f, .4f);
}

const Card skeleton_pirate_cards[] = {{"cards/horde/water-skeleton", WATER, water_skeleton}, {0}};
