/* SPDX-License-Identifier: MIT
 * The Harpy: a woman's face among feathers, and what it comes down with. */
#include "cards.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/people.h"
#include "types/heroes.h"

/* ---- the Harpy ---- */

/* Wings thrown up: arm, and three rows of feathers that fan from the tip to the body. */
static void harpy_wings(int base, int tip, int down)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 root = V(s * .26f, 1.52f, -.12f), elbow = V(s * .72f, 1.86f, -.28f), wrist = V(s * .98f, 2.42f, -.30f);
        part();
        paint(down);
        blend(.06f);
        limb(root, elbow, .16f, .12f);
        limb(elbow, wrist, .12f, .07f);
        for (int row = 0; row < 3; row++)
            for (int i = 0; i < 13; i++) {
                float t = (float)i / 12;
                Vec3 at = t < .5f ? vec_mix(root, elbow, t * 2) : vec_mix(elbow, wrist, t * 2 - 1);
                push();
                move(at[0], at[1], at[2] - .05f + .06f * (float)row);
                turn_z(-s * mix(168, 20, t * t * .4f + t * .6f));
                turn_x(-8 + 4 * (float)(i % 2));
                float l = (row == 0 ? 1.15f : row == 1 ? .70f : .38f) * mix(.62f, 1.05f, t);
                feather(l, row == 2 ? .16f : .17f, row == 1 ? tip : base, row == 1 ? base : tip);
                pop();
            }
    }
}

/* A woman's face, and where hair would be, feathers that begin at the brow. */
static void harpy_head(int base, int tip, int hair)
{
    person_head(&(Person){.skin = rgb(0xc89878),
                          .hair = rgb(0x3a1430),
                          .iris = rgb(0xffc020),
                          .age = .3f,
                          .man = .1f,
                          .gaunt = .6f,
                          .eye = 1.25f,
                          .glow = .8f,
                          .brow = 1.6f,
                          .lips = 1.1f,
                          .nose = NOSE_HOOKED,
                          .nose_size = 1.3f,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_NONE,
                          .seed = 5});
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < 13; i++) {
            float a = ((float)i - 6 + (row % 2 ? .5f : 0)) * 17, back = 6 + 26 * (float)row;
            push();
            move(0, .06f, -.08f);
            turn_z(-a);
            turn_x(-back + 24);
            move(0, .40f, .06f);
            turn_x(-60);
            feather((.42f + .20f * (float)row) * (.85f + .3f * chance(i + 13 * row)), .13f,
                    row < 1   ? hair
                    : row % 2 ? base
                              : hair,
                    row < 2 ? hair : tip);
            pop();
        }
}

/* A leg that reaches for us, its talons open. */
static void reaching_talon(int down, int claw, int talon, Vec3 hip, Vec3 knee, Vec3 foot, Vec3 reach)
{
    Vec3 d = vec_unit(reach), across = vec_unit(vec_cross(d, V(0, 1, 0))), up = vec_cross(across, d);
    part();
    paint(down);
    blend(.06f);
    limb(hip, knee, .19f, .13f);
    for (int i = 0; i < 8; i++) {
        Vec3 at = vec_mix(hip, knee, .4f + .08f * (float)i);
        limb(at + V(0, -.06f, 0), at + V(.05f * (chance(i) - .5f), -.24f, -.03f), .07f, .01f);
    }
    part();
    paint(claw);
    blend(.03f);
    limb(knee, foot, .085f, .065f);
    ball(foot[0], foot[1], foot[2], .085f);
    for (int i = -1; i <= 2; i++) {
        Vec3 out = i == 2 ? vec_unit(d * .3f - up)
                          : vec_unit(d + across * (.55f * (float)i) + up * (i == 0 ? .45f : .25f)),
             mid = foot + out * .17f, end = mid + vec_unit(out * .8f + d * .6f - up * (i == 2 ? -.2f : .35f)) * .14f;
        part();
        paint(claw);
        blend(.02f);
        limb(foot, mid, .06f, .05f);
        limb(mid, end, .05f, .04f);
        part();
        paint(talon);
        Vec3 c[3] = {end, end + d * .08f - up * (i == 2 ? -.02f : .04f), end + d * .12f - up * (i == 2 ? -.10f : .15f)};
        float r[3] = {.04f, .03f, .004f};
        tube(3, c, r, 4);
    }
}

/* Down out of the sky, feet first, screaming. */
static void harpy(void)
{
    camera(V(-.25f, .95f, 5.8f), V(-.02f, 1.58f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x10182c, 0x2c4a70, 0x6a9ab8, 0xf0d0c0, 0xffd070, 0xfff8f0);
    s->disc_x = .8f;
    s->disc_y = -.1f;
    s->disc_size = .5f;
    s->back_seed = 6;
    s->backdrop = open_air;
    s->roll = -12;
    s->rim.color = rgb(0xffe0b0) * 3.4f;
    int base = material_cloth(rgb(0x6a2448)), tip = material_cloth(rgb(0xd8764a)), down = material_fur(rgb(0x8a3a5a)),
        hair = material_cloth(rgb(0x3a1430)),
        claw = material_new(rgb(0xe8b848), rgb(0x8a5a18), .4f, .8f, PAT_BONE, 5, .4f),
        talon = material_plain(rgb(0x201418), .25f, 1.2f);
    harpy_wings(base, tip, down);
    part();
    paint(down);
    blend(.14f);
    egg(0, 1.44f, -.02f, .34f, .34f, .30f);
    egg(0, 1.06f, -.10f, .27f, .34f, .27f);
    for (int row = 0; row < 6; row++) /* breast feathers, like tiles */
        for (int i = 0; i < 7; i++) {
            float a = ((float)i - 3 + (row % 2 ? .5f : 0)) * .36f, y = 1.72f - .15f * (float)row,
                  r = .33f - .012f * (float)row;
            push();
            move(sinf(a) * r, y, cosf(a) * r * .9f - .03f);
            turn_y(a * 180 / PI);
            turn_x(166);
            feather(.25f, .12f, row % 2 ? base : down, row < 2 ? hair : tip);
            pop();
        }
    for (int i = 0; i < 9; i++) { /* tail */
        push();
        move(0, .86f, -.28f);
        turn_z(((float)i - 4) * 13 + 180);
        turn_x(-30);
        feather(.75f, .15f, base, tip);
        pop();
    }
    reaching_talon(down, claw, talon, V(-.16f, .92f, .02f), V(-.36f, .92f, .42f), V(-.44f, .70f, .82f),
                   V(-.25f, -.45f, 1));
    reaching_talon(down, claw, talon, V(.16f, .92f, .02f), V(.36f, .82f, .36f), V(.40f, .52f, .66f), V(.2f, -.6f, 1));
    push();
    move(-.02f, 1.96f, .24f);
    turn_y(-14);
    turn_x(10);
    turn_z(8);
    grow(.74f);
    harpy_head(base, tip, hair);
    pop();
    for (int i = 0; i < 7; i++) { /* lost feathers */
        push();
        move((chance(i + 5) - .5f) * 2.6f, .3f + 2.2f * chance(i + 25), -.6f);
        turn_z(360 * chance(i + 45));
        turn_x(50);
        feather(.22f, .08f, base, tip);
        pop();
    }
}

const Card harpy_cards[] = {{"cards/monstrous/harpy", MOON, harpy}, {0}};
