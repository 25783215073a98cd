/* SPDX-License-Identifier: MIT
 * The Harpy: an old woman's face among feathers, on a rock in the moonlight. */
#include "cards.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/figure.h"
#include "props/people.h"
#include "props/rocks.h"

/* ---- the Harpy ---- */

static void harpy_wings(int base, int tip, int down)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(down);
        blend(.06f);
        limb(V(s * .4f, 1.3f, -.1f), V(s * .85f, 1.75f, -.2f), .17f, .14f);
        limb(V(s * .85f, 1.75f, -.2f), V(s * 1.15f, 2.35f, -.15f), .14f, .09f);
        for (int row = 0; row < 2; row++)
            for (int i = 0; i < 9; i++) {
                float t = (float)i / 8;
                Vec3 at = t < .5f ? vec_mix(V(s * .45f, 1.35f, -.15f), V(s * .85f, 1.75f, -.22f), t * 2)
                                  : vec_mix(V(s * .85f, 1.75f, -.22f), V(s * 1.15f, 2.35f, -.18f), t * 2 - 1);
                push();
                move(at[0], at[1], at[2] - .04f + .1f * (float)row);
                turn_z(-s * mix(165, 38, t));
                turn_x(-6);
                feather((row ? .55f : .95f) * mix(.75f, 1.1f, t), .24f, row ? tip : base, row ? base : tip);
                pop();
            }
    }
}

static void harpy_head(int base, int tip, int hair)
{
    push();
    move(0, 1.82f, .22f);
    turn_y(-12);
    turn_x(-2);
    turn_z(6);
    grow(.92f);
    person_head(&(Person){.skin = rgb(0xd8b898),
                          .hair = rgb(0x4a1a3a),
                          .iris = rgb(0xffc020),
                          .age = .35f,
                          .man = .1f,
                          .gaunt = .7f,
                          .eye = 1.35f,
                          .glow = .8f,
                          .brow = 1.3f,
                          .lips = 1.1f,
                          .nose = NOSE_HOOKED,
                          .nose_size = 1.25f,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_NONE,
                          .seed = 5});
    for (int i = 0; i < 15; i++) { /* feathers for hair */
        float a = ((float)i - 7) * 15;
        push();
        move(0, .12f, -.12f);
        turn_z(-a);
        turn_x(-26 - 10 * (float)(i % 2));
        move(0, .3f, 0);
        feather(.7f + .2f * chance(i), .17f, i % 2 ? base : hair, tip);
        pop();
    }
    pop();
}

/* Legs of an eagle on the rock. */
static void eagle_legs(int claw, int talon)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(claw);
        blend(.04f);
        limb(V(q * .24f, .4f, .2f), V(q * .3f, .08f, .32f), .09f, .07f);
        for (int i = -1; i <= 1; i++) {
            limb(V(q * .3f, .08f, .34f), V(q * .3f + .15f * (float)i, .0f, .58f), .07f, .055f);
        }
        for (int i = -1; i <= 1; i++) {
            part();
            paint(talon);
            limb(V(q * .3f + .15f * (float)i, .02f, .6f), V(q * .3f + .17f * (float)i, -.14f, .7f), .05f, .006f);
        }
    }
}

static void harpy(void)
{
    camera(V(-.25f, .75f, 6.3f), V(0, 1.62f, 0), 33.5f);
    Scene *s = scene();
    set_palette(s, 0x0c1428, 0x284a70, 0x6a9ab8, 0xf0d0c0, 0xffd070, 0xfff8f0);
    s->disc_x = .3f;
    s->disc_y = .25f;
    s->disc_size = .7f;
    s->back_seed = 6;
    s->roll = -5;
    int base = material_cloth(rgb(0x7a2a50)), tip = material_cloth(rgb(0xe07a50)), down = material_fur(rgb(0xa8486a)),
        hair = material_fur(rgb(0x4a1a3a)),
        claw = material_new(rgb(0xf0c850), rgb(0x9a6a20), .4f, .8f, PAT_BONE, 5, .4f),
        talon = material_plain(rgb(0x201418), .25f, 1.2f), rockm = material_stone(rgb(0x6a6a80), rgb(0x3a3a50));
    push();
    move(0, .05f, 0);
    turn_y(8);
    harpy_wings(base, tip, down);
    part();
    paint(down);
    blend(.14f);
    lumpy(.03f, 9);
    egg(0, 1.1f, 0, .42f, .5f, .36f);
    egg(0, .65f, -.02f, .36f, .34f, .34f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .22f, .5f, .12f, .2f, .28f, .22f);
    lumpy(0, 1);
    for (int row = 0; row < 5; row++) /* breast feathers, like tiles */
        for (int i = 0; i < 7; i++) {
            float a = ((float)i - 3 + (row % 2 ? .5f : 0)) * .34f, y = 1.52f - .20f * (float)row;
            push();
            move(sinf(a) * (.40f - .02f * (float)row), y, cosf(a) * .37f - .02f);
            turn_y(a * 180 / PI);
            turn_x(168);
            feather(.30f, .17f, row % 2 ? base : down, tip);
            pop();
        }
    eagle_legs(claw, talon);
    harpy_head(base, tip, hair);
    figure_collar(down, .14f);
    pop();
    rock(0, -.42f, .3f, 1.1f, .42f, .6f, 4, rockm);
    rock(-.9f, -.6f, .1f, .7f, .5f, .6f, -12, rockm);
    for (int i = 0; i < 6; i++) { /* lost feathers */
        push();
        move((chance(i + 5) - .5f) * 2.6f, .3f + 2.4f * chance(i + 25), .6f);
        turn_z(360 * chance(i + 45));
        turn_x(50);
        feather(.24f, .09f, base, tip);
        pop();
    }
}

const Card harpy_cards[] = {{"cards/monstrous/harpy", MOON, harpy}, {0}};
