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

/* Straight up from the field: cloud, and the white hole in it that she comes out of. */
static Vec3 noon_above(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, .02f, .35f, .30f), d = sky_clouds(u, v, 1.0f);
    Vec3 c = vec_mix(t[MIDTONE], t[GLOW], unit(h * 1.1f));
    c = vec_mix(c, t[LIGHT], .5f * smooth(.45f, .68f, d));
    return vec_mix(c, t[MIDTONE] * .75f, .7f * smooth(.5f, .35f, d) * (1 - h));
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

/* What the shepherd saw: the claws first. */
static void harpy(void)
{
    camera(V(.05f, 1.10f, 6.2f), V(.0f, 1.62f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x101820, 0x3c5464, 0x88a4b0, 0xd8e0d8, 0xffd070, 0xfffcf0);
    s->backdrop = noon_above;
    s->roll = -8;
    s->key.color = rgb(0xfff0dc) * 1.7f;
    s->key.towards = V(-.5f, .6f, .65f);
    s->rim.color = rgb(0xffe8c0) * 2.4f;
    s->vignette = 1.2f;
    int base = material_cloth(rgb(0x2c1020)), tip = material_cloth(rgb(0x6a2c3a)), down = material_fur(rgb(0x3c1628)),
        hair = material_cloth(rgb(0x1c0a18)),
        claw = material_new(rgb(0xe8b848), rgb(0x8a5a18), .4f, .8f, PAT_BONE, 5, .4f),
        talon = material_plain(rgb(0x100c10), .2f, 1.4f);
    push();
    move(0, .42f, -.3f);
    harpy_wings(base, tip, down);
    part();
    paint(down);
    blend(.14f);
    egg(0, 1.44f, -.02f, .34f, .34f, .30f);
    egg(0, 1.10f, .06f, .27f, .30f, .27f);
    part(); /* down on the breast */
    paint(down);
    blend(.025f);
    for (int i = 0; i < 70; i++) {
        float a = (chance(i) - .5f) * 2.9f, t = chance(i + 100), y = 1.74f - .80f * t, r = .33f - .07f * t;
        Vec3 root = V(sinf(a) * r, y, cosf(a) * r * .88f - .04f);
        limb(root, root + V(sinf(a) * .09f, -.12f - .10f * chance(i + 200), .05f), .058f, .006f);
    }
    push();
    move(-.0f, 1.98f, .28f);
    turn_y(-6);
    turn_x(14);
    turn_z(5);
    grow(.92f);
    harpy_head(base, tip, hair);
    pop();
    pop();
    for (int side = -1; side <= 1; side += 2) { /* close to the eye they are as large as she is */
        float q = (float)side;
        push();
        move(q * .40f, q < 0 ? .92f : .62f, q < 0 ? 2.1f : 1.7f);
        grow(2.15f);
        reaching_talon(down, claw, talon, V(-q * .10f, .24f, -1.0f), V(q * .03f, .10f, -.45f), V(0, 0, 0),
                       V(q * .10f, -.40f, 1));
        pop();
    }
    lamp(V(-.2f, 2.2f, 1.0f), rgb(0xffe0c0) * 1.6f, .4f);
}

const Card harpy_cards[] = {{"cards/monstrous/harpy", MOON, harpy}, {0}};
