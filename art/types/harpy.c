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
                          .cast = CAST_FINE,
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

/* One toe of three bones from the foot: pads below, scutes above, a hooked talon. */
static void toe(int claw, int talon, Vec3 foot, Vec3 out, Vec3 d, Vec3 up, float length)
{
    const float r[4] = {.056f, .048f, .042f, .036f};
    Vec3 p[4] = {foot, foot + out * (.14f * length)};
    p[2] = p[1] + vec_unit(out * .9f + d * .45f + up * .18f) * (.125f * length);
    p[3] = p[2] + vec_unit(out * .5f + d * .7f - up * .55f) * (.105f * length);
    part();
    paint(claw);
    for (int j = 0; j < 3; j++) {
        Vec3 along = vec_unit(p[j + 1] - p[j]), above = vec_unit(up - along * vec_dot(up, along)),
             middle = vec_mix(p[j], p[j + 1], .5f);
        blend(.016f);
        limb(p[j], middle, r[j], r[j] * .84f);
        limb(middle, p[j + 1], r[j] * .84f, r[j + 1]);
        Vec3 pad = middle - above * (r[j] * .45f);
        ball(pad[0], pad[1], pad[2], r[j] * .78f);
        blend(.006f);
        for (int i = 0; i < 4; i++) {
            Vec3 at = vec_mix(p[j], p[j + 1], ((float)i + .5f) / 4) + above * (r[j] * .62f);
            push();
            move(at[0], at[1], at[2]);
            aim(along, above);
            turn_x(14);
            egg(0, 0, 0, r[j] * .84f, .017f, r[j] * .52f);
            pop();
        }
    }
    Vec3 tip = vec_unit(p[3] - p[2]), c[4] = {p[3] - tip * .03f, p[3] + tip * .07f + up * .012f,
                                              p[3] + tip * .13f - up * .035f + d * .01f, p[3] + tip * .15f - up * .12f};
    const float thick[4] = {.044f, .040f, .026f, .004f};
    part();
    paint(talon);
    tube(4, c, thick, 5);
}

/* A leg that reaches for us, its talons open: thigh in feathers, a shank in scutes. */
static void reaching_talon(int down, int claw, int talon, Vec3 hip, Vec3 knee, Vec3 foot, Vec3 reach)
{
    Vec3 d = vec_unit(reach), across = vec_unit(vec_cross(d, V(0, 1, 0))), up = vec_cross(across, d),
         shank = vec_unit(foot - knee), above = vec_unit(up - shank * vec_dot(up, shank));
    part();
    paint(down);
    blend(.06f);
    limb(hip, knee, .135f, .078f);
    sinew(hip, vec_mix(hip, knee, .80f), up, .105f, .12f);
    blend(.03f);
    for (int i = 0; i < 26; i++) {
        float t = .25f + .8f * chance(i + 60), a = 6.28f * chance(i + 90), r = mix(.125f, .07f, t);
        Vec3 at = vec_mix(hip, knee, t) + (across * sinf(a) + up * cosf(a)) * r;
        limb(at, at + vec_unit(knee - hip) * (.10f + .08f * chance(i)) + V(0, -.03f, 0), .045f, .006f);
    }
    part();
    paint(claw);
    blend(.03f);
    limb(knee, foot, .078f, .060f);
    egg(foot[0], foot[1], foot[2], .088f, .075f, .088f);
    blend(.006f);
    for (int i = 0; i < 8; i++) {
        Vec3 at = vec_mix(knee, foot, .12f + .11f * (float)i) + above * .042f;
        push();
        move(at[0], at[1], at[2]);
        aim(shank, above);
        turn_x(12);
        egg(0, 0, 0, .060f, .024f, .038f);
        pop();
    }
    for (int i = -1; i <= 1; i++)
        toe(claw, talon, foot, vec_unit(d * .8f + across * (.80f * (float)i) + up * (i == 0 ? .55f : .20f)), d, up,
            i == 0 ? 1.30f : 1.12f);
    toe(claw, talon, foot, vec_unit(d * .45f - up), d, -up, .72f);
}

/* Keel, flight muscles to the wings, throat and hips, under feathers that overlap like tiles, pale on the breast. */
static void harpy_breast(int down, int pale)
{
    part();
    paint(down);
    blend(.12f);
    egg(0, 1.42f, -.02f, .33f, .34f, .29f);
    egg(0, 1.08f, .04f, .27f, .28f, .25f);
    limb(V(0, 1.60f, .02f), V(0, 1.88f, .20f), .17f, .13f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .12f, 1.34f, .17f), V(q * .40f, 1.64f, -.10f), .18f, .13f);
        limb(V(q * .12f, 1.04f, .06f), V(q * .22f, .94f, .16f), .20f, .17f);
    }
    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 9; i++) {
            float a = ((float)i - 4 + .5f * (float)(row % 2)) * .30f, y = 1.74f - .085f * (float)row,
                  c = chance(i + 20 * row), r = .37f - .03f * fabsf((float)row - 3);
            Vec3 root = V(sinf(a) * (r + .03f), y, cosf(a) * r * .90f - .02f),
                 tip = root + V(sinf(a) * .05f, -.17f - .05f * c, .045f);
            part();
            paint(fabsf(a) < .62f + .2f * c ? pale : down);
            blend(.02f);
            limb(root, vec_mix(root, tip, .55f), .028f, .052f);
            limb(vec_mix(root, tip, .55f), tip, .050f, .008f);
        }
}

/* Whose it was runs after it, far down. */
static void stolen_sheep(int wool, int face, int dark)
{
    part();
    paint(wool);
    blend(.06f);
    egg(0, 0, 0, .46f, .34f, .34f);
    for (int i = 0; i < 70; i++) { /* fleece */
        float y = 1 - 2 * ((float)i + .5f) / 70, r = sqrtf(1 - y * y), a = (float)i * 2.4f;
        ball(cosf(a) * r * .47f, y * .35f, sinf(a) * r * .36f, .085f + .03f * chance(i));
    }
    part();
    paint(face);
    blend(.06f);
    limb(V(-.44f, .16f, .14f), V(-.60f, .02f, .42f), .15f, .115f);
    ball(-.44f, .20f, .12f, .17f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(-.44f + q * .13f, .24f, .10f + q * .05f), V(-.44f + q * .34f, .14f, .06f + q * .12f), .06f, .035f);
    }
    carve();
    blend(.02f);
    egg(-.62f, -.10f, .50f, .06f, .045f, .10f);
    fill();
    int iris = material_eye(rgb(0x201810), rgb(0xf4f0e0), .1f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(-.51f + q * .105f, .17f, .27f + q * .04f, .062f, -22 + q * 20, 6, iris, face, -16, .85f);
    }
    part();
    paint(wool);
    for (int i = 0; i < 6; i++)
        ball(-.42f + .07f * (chance(i) - .5f), .34f, .08f + .12f * (chance(i + 9) - .5f), .08f);
    part();
    paint(dark);
    blend(.03f);
    static const float leg[4][5] = {{-.22f, .18f, -.46f, -.62f, .36f},
                                    {-.12f, -.18f, -.06f, -.70f, -.10f},
                                    {.28f, .16f, .46f, -.64f, .30f},
                                    {.30f, -.18f, .30f, -.72f, -.20f}};
    for (int i = 0; i < 4; i++) { /* it gallops in the air */
        Vec3 root = V(leg[i][0], -.22f, leg[i][1]), foot = V(leg[i][2], leg[i][3], leg[i][4]),
             knee = vec_mix(root, foot, .5f) + V(i % 2 ? .08f : -.06f, 0, .08f);
        limb(root, knee, .075f, .05f);
        limb(knee, foot, .05f, .055f);
    }
}

/* The shepherd looked up too late. */
static void harpy(void)
{
    camera(V(.35f, .70f, 5.9f), V(.0f, 1.62f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x101820, 0x33505e, 0x7a9cac, 0xd8e0d8, 0xffd070, 0xfffcf0);
    s->backdrop = noon_above;
    s->roll = 12;
    s->key = (Light){vec_unit(V(-.60f, .60f, .55f)), rgb(0xfff0dc) * 1.9f, .08f};
    s->rim.color = rgb(0xffe8c0) * 2.6f;
    s->fill.color = rgb(0xc8a888) * .4f;
    s->vignette = 1.2f;
    int base = material_cloth(rgb(0x3a1628)), tip = material_cloth(rgb(0x8a3c48)), down = material_fur(rgb(0x4c1c30)),
        hair = material_cloth(rgb(0x1c0a18)),
        claw = material_new(rgb(0xe8b848), rgb(0x8a5a18), .4f, .8f, PAT_BONE, 5, .4f),
        talon = material_plain(rgb(0x100c10), .2f, 1.4f),
        wool = material_new(rgb(0xf4ecdc), rgb(0xc8bca8), .95f, .1f, PAT_NOISE, 9, .6f),
        face = material_plain(rgb(0x5a4a44), .7f, .3f), dark = material_plain(rgb(0x2c2424), .7f, .3f);
    push();
    move(.52f, .62f, -.35f);
    turn_z(20);
    turn_y(-26);
    turn_x(16);
    harpy_wings(base, tip, down);
    harpy_breast(down, material_cloth(rgb(0x9a6a62)));
    push();
    move(-.02f, 1.98f, .30f);
    turn_y(6);
    turn_x(10);
    turn_z(-14);
    grow(.98f);
    harpy_head(base, tip, hair);
    Vec3 face_at = here(V(0, 0, .9f));
    pop();
    Vec3 hip[2] = {here(V(-.16f, .98f, .12f)), here(V(.16f, .98f, .12f))};
    pop();
    Vec3 prey = V(.02f, .70f, 1.35f);
    for (int side = 0; side < 2; side++) { /* both feet in its fleece */
        Vec3 foot = prey + V(side ? .26f : -.10f, .34f, side ? .02f : .10f);
        push();
        move(foot[0], foot[1], foot[2]);
        grow(1.5f);
        Vec3 from = (hip[side] - foot) / 1.5f, knee = vec_mix(from, V(0, 0, 0), .5f) + V(.06f, .10f, .16f);
        reaching_talon(down, claw, talon, from, knee, V(0, .06f, 0), V(-.08f, -1, .42f));
        pop();
    }
    push();
    move(prey[0], prey[1], prey[2]);
    turn_z(-10);
    turn_y(48);
    grow(1.12f);
    stolen_sheep(wool, face, dark);
    pop();
    for (int i = 0; i < 16; i++) { /* feathers, and flocks of wool */
        Vec3 p = V((chance(i) - .5f) * 2.6f, .1f + 2.4f * chance(i + 20), .4f + 1.6f * chance(i + 40));
        if (i % 2) {
            push();
            move(p[0], p[1], p[2]);
            turn_z(360 * chance(i + 60));
            turn_x(60 * chance(i + 80));
            feather(.22f, .07f, base, tip);
            pop();
        } else {
            part();
            paint(wool);
            ball(p[0] * .6f - .3f, p[1] * .5f + .2f, p[2] + .3f, .03f);
        }
    }
    lamp(face_at + V(-.3f, .1f, .2f), rgb(0xffe8d0) * 1.8f, .4f);
    lamp(V(-.4f, .9f, 2.9f), rgb(0xfff0e0) * 1.6f, .5f);
}

const Card harpy_cards[] = {{"cards/monstrous/harpy", MOON, harpy}, {0}};
