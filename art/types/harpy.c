/* SPDX-License-Identifier: MIT
 * The Harpy: a woman's face among feathers, and what it comes down with. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/people.h"
#include "props/sinew.h"

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
        part(); /* down over the arm, so that no feather is seen to begin */
        paint(down);
        blend(.03f);
        for (int i = 0; i < 34; i++) {
            float t = chance(i + 7), c = chance(i + 71);
            Vec3 at = t < .5f ? vec_mix(root, elbow, t * 2) : vec_mix(elbow, wrist, t * 2 - 1);
            limb(at + V(0, .04f, .06f), at + V(s * .10f * (c - .3f), -.16f - .12f * c, .09f), .062f, .010f);
        }
        for (int row = 0; row < 3; row++)
            for (int i = 0; i < 14; i++) {
                int k = i + 17 * row + (side > 0 ? 60 : 0);
                float t = ((float)i + .5f * chance(k)) / 13.4f, c = chance(k + 200), d = chance(k + 300);
                Vec3 at = t < .5f ? vec_mix(root, elbow, t * 2) : vec_mix(elbow, wrist, t * 2 - 1);
                push();
                move(at[0], at[1], at[2] - .05f + .06f * (float)row);
                turn_z(-s * (mix(170, 14, t * t * .45f + t * .55f) + 9 * (c - .5f)));
                turn_x(-8 + 10 * (d - .5f));
                float l = (row == 0 ? 1.18f : row == 1 ? .72f : .42f) * mix(.60f, 1.08f, t) * (.82f + .30f * c);
                bool torn = row == 0 && d > .86f;
                feather(torn ? l * .55f : l, (row == 0 ? .15f : .17f) * (.85f + .3f * d), row == 1 ? tip : base,
                        row == 0 ? base : tip);
                pop();
            }
    }
}

/* Clouds over a sea, and the rock she nests on. */
static Vec3 storm_cliff(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u - .2f * v, v, 1.0f), e = sky_clouds(u * 1.2f + 2, v * 1.3f + 1, 1.7f);
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), vec_mix(t[LIGHT], t[MIDTONE], .4f), t[MIDTONE] * .8f, t[SHADOW] * .8f);
    c = vec_mix(c, t[DARK] * 1.1f, .85f * smooth(.44f, .64f, d));
    c = vec_mix(c, t[LIGHT], .45f * smooth(.56f, .72f, e) * smooth(.8f, -.2f, fabsf(u - .1f)));
    float at = -.50f + .07f * sinf(v * 9) + .05f * cloud_flat(v * 6, 3, 3), bolt = fabsf(u - at);
    if (v > -.35f)
        c += t[GLOW] * (.9f * smooth(.012f, .002f, bolt) + .16f * expf(-bolt * 9)) * smooth(1.3f, .3f, v);
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .5f), under(-.62f, v, .02f));
    float rock = .50f + .10f * cloud_flat(v * 5, 1, 4) + .16f * v;
    c = vec_mix(c, vec_mix(t[DARK], t[SHADOW], .35f + .6f * cloud_flat(u * 6, v * 3, 4)),
                smooth(rock, rock + .02f, u) * under(.30f + .2f * cloud_flat(u * 8, 2, 3), v, .02f));
    return vec_mix(c, vec_mix(t[DARK], t[SHADOW], .4f + .4f * cloud_flat(u * 5, v * 8, 3)),
                   under(-.84f + .10f * cloud_flat(u * 6, 5, 3) + .3f * max_of(u, 0), v, .015f));
}

/* A woman's face in hair that the fall tears upwards, feathers growing out of it. */
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
                          .nose_size = 1.2f,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_MANE,
                          .wind = V(.5f, .9f, -.5f),
                          .seed = 5});
    part(); /* a low hairline, and locks that stream upwards */
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 26; i++) {
        float a = ((float)i - 12.5f) * .125f, c = chance(i), d = chance(i + 40), l = .45f + .4f * c;
        Vec3 root = V(sinf(a) * .33f, .24f + .14f * cosf(a) + .02f * d, .30f * cosf(a) - .02f),
             mid = V(sinf(a) * .42f, .50f + .06f * d, .06f * cosf(a) - .10f),
             end = mid + V(.34f * sinf(a) + .22f, l, -.30f - .3f * d);
        Vec3 p[4] = {root, mid, vec_mix(mid, end, .55f) + V(.06f * (c - .5f), -.05f, 0), end};
        float r[4] = {.035f, .075f, .050f, .006f};
        tube(4, p, r, 4);
    }
    for (int i = 0; i < 11; i++) { /* a crest */
        float a = ((float)i - 5) * 15, c = chance(i + 13);
        push();
        move(0, .10f, -.22f);
        turn_z(-a - 8);
        turn_x(-34 - 12 * c);
        move(0, .34f, 0);
        feather(.60f + .40f * c, .12f, i % 2 ? base : hair, tip);
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
    limb(hip, knee, .19f, .11f);
    sinew(hip, vec_mix(hip, knee, .85f), up, .15f, .17f);
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
    set_palette(s, 0x0c141c, 0x283c4c, 0x6c8c94, 0xd8dccc, 0xffd070, 0xfff8f0);
    s->disc_x = .8f;
    s->disc_y = -.1f;
    s->disc_size = .5f;
    s->back_seed = 6;
    s->backdrop = storm_cliff;
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
    part(); /* down on the breast, longer below */
    paint(down);
    blend(.025f);
    for (int i = 0; i < 90; i++) {
        float a = (chance(i) - .5f) * 2.9f, t = chance(i + 100), y = 1.74f - .80f * t, r = .33f - .07f * t;
        Vec3 root = V(sinf(a) * r, y, cosf(a) * r * .88f - .04f);
        limb(root, root + V(sinf(a) * .09f, -.12f - .10f * chance(i + 200), .05f), .058f, .006f);
    }
    for (int i = 0; i < 22; i++) { /* and some feathers out of it */
        float a = (chance(i + 3) - .5f) * 2.3f, t = chance(i + 33), y = 1.62f - .62f * t, r = .35f - .06f * t;
        push();
        move(sinf(a) * r, y, cosf(a) * r * .9f - .03f);
        turn_y(a * 180 / PI);
        turn_z(40 * (chance(i + 63) - .5f));
        turn_x(158);
        feather(.18f + .16f * t, .11f, i % 3 ? base : tip, tip);
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
