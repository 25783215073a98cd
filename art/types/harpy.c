/* SPDX-License-Identifier: MIT
 * The Harpy: a woman's face among feathers, and what it comes down with. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/people.h"
#include "props/sinew.h"

/* ---- the Harpy ---- */

/* A wing by its three joints. Feathers hang in three rows from the arm, turned by `from` degrees at the shoulder and `to`
 * at the wrist (0 up, + to the left of the picture); each row lies before the one behind it. */
typedef struct {
    Vec3 root, elbow, wrist;
    float from, to, length;
    int base, tip, down; /* materials */
    int seed;
} HarpyWing;

static Vec3 along_wing(const HarpyWing *w, float t)
{
    return t < .5f ? vec_mix(w->root, w->elbow, t * 2) : vec_mix(w->elbow, w->wrist, t * 2 - 1);
}

static void harpy_wing(const HarpyWing *w)
{
    part();
    paint(w->down);
    blend(.06f);
    limb(w->root, w->elbow, .16f, .12f);
    limb(w->elbow, w->wrist, .12f, .08f);
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 15; i++) {
            int k = i + 17 * row + w->seed;
            float t = ((float)i + .5f * chance(k)) / 14.4f, c = chance(k + 200), d = chance(k + 300);
            Vec3 at = along_wing(w, t);
            push();
            move(at[0], at[1], at[2] - .05f + .06f * (float)row);
            turn_z(mix(w->from, w->to, t * t * .45f + t * .55f) + 9 * (c - .5f));
            turn_x(-6 + 10 * (d - .5f));
            float l = (row == 0 ? 1.18f : row == 1 ? .74f : .42f) * w->length * mix(.80f, 1.08f, t) * (.86f + .26f * c);
            feather(l, (row == 0 ? .17f : .19f) * (.85f + .3f * d), w->base, w->tip);
            pop();
        }
    part(); /* down over the arm, so that no feather is seen to begin */
    paint(w->down);
    blend(.03f);
    for (int i = 0; i < 60; i++) {
        float c = chance(i + w->seed), a = mix(w->from, w->to, (float)i / 60) * PI / 180;
        Vec3 at = along_wing(w, (float)i / 60) + V(0, .10f * (chance(i + 71) - .5f), .10f);
        limb(at, at + V(-sinf(a), cosf(a), .10f) * (.13f + .10f * c), .055f, .008f);
    }
}

/* The moon stands behind her, as large as it ever gets. */
static Vec3 moon_over_the_crag(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .62f * s->disc_size, h = halo(u, v, x, y, r), d = sky_clouds(u, v, 1.0f);
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], unit(.9f * h));
    c = vec_mix(c, t[DARK], .55f * smooth(.46f, .68f, d));
    Vec3 face = vec_mix(t[GLOW], t[LIGHT], .55f * smooth(.45f, .62f, cloud_flat(u * 4 + 2, v * 4, 4)));
    c = vec_mix(c, face, disc(u, v, x, y, r, .010f));
    float crag = -.78f + peaks(u, 4, 2.2f, .34f);
    return vec_mix(c, vec_mix(t[DARK], t[SHADOW], .5f), under(crag, v, .010f));
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
                          .eye = 1.65f,
                          .glow = 1.2f,
                          .brow = 1.6f,
                          .lips = 1.1f,
                          .nose = NOSE_HOOKED,
                          .nose_size = 1.2f,
                          .mood = MOOD_RESOLVE,
                          .cast = CAST_FINE,
                          .hairs = HAIR_MANE,
                          .wind = V(.5f, .9f, -.5f),
                          .seed = 5});
    part(); /* a low hairline, and locks that stream upwards */
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 26; i++) {
        float a = ((float)i - 12.5f) * .125f, c = chance(i), d = chance(i + 40), l = .22f + .25f * c;
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
        feather(.44f + .26f * c, .11f, i % 2 ? base : hair, tip);
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

/* One wing before her face, as a lady holds her cloak. */
static void harpy(void)
{
    camera(V(.0f, 1.20f, 6.2f), V(.0f, 1.60f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0c0614, 0x2a1434, 0x7a3a58, 0xf0b078, 0xffd070, 0xfff0d0);
    s->backdrop = moon_over_the_crag;
    s->disc_x = .02f;
    s->disc_y = .34f;
    s->disc_size = 1.32f;
    s->roll = 5;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.60f, .55f, .60f)), rgb(0xffe0d0) * 1.9f, .08f};
    s->rim = (Light){vec_unit(V(.15f, .45f, -.85f)), rgb(0xffc890) * 3.6f, 0};
    s->fill.color = rgb(0x403a80) * .45f;
    s->ambient *= .40f;
    s->vignette = 1.4f;
    int base = material_cloth(rgb(0x2c1026)), tip = material_cloth(rgb(0x8a2c3c)), down = material_fur(rgb(0x3a1428)),
        hair = material_cloth(rgb(0x160812)),
        claw = material_new(rgb(0xe8b848), rgb(0x8a5a18), .4f, .8f, PAT_BONE, 5, .4f),
        talon = material_plain(rgb(0x100c10), .2f, 1.4f), wood = material_wood();
    HarpyWing
        far = {V(-.25f, 1.55f, -.35f),
               V(-.80f, 2.00f, -.55f),
               V(-1.02f, 2.62f, -.55f),
               160,
               8,
               1.0f,
               base,
               tip,
               down,
               60},
        near = {V(.86f, 1.42f, .10f), V(.52f, 1.74f, .80f), V(-.52f, 1.64f, .92f), 200, 118, .92f, base, tip, down, 0};
    harpy_wing(&far);
    part();
    paint(down);
    blend(.12f);
    egg(.10f, 1.35f, -.10f, .42f, .50f, .34f);
    egg(.05f, .98f, .05f, .34f, .32f, .30f);
    limb(V(.10f, 1.60f, -.05f), V(.02f, 1.86f, .12f), .20f, .15f);
    push();
    move(.0f, 2.02f, .24f);
    turn_y(-4);
    turn_x(14);
    turn_z(-8);
    grow(1.12f);
    harpy_head(base, tip, hair);
    Vec3 face_at = here(V(-.1f, .05f, .9f));
    pop();
    harpy_wing(&near);
    part(); /* what she sits on */
    paint(wood);
    blend(.08f);
    lumpy(.03f, 5);
    limb(V(-1.9f, .20f, .35f), V(.1f, .42f, .50f), .20f, .16f);
    limb(V(.1f, .42f, .50f), V(1.9f, .46f, .30f), .16f, .11f);
    limb(V(.8f, .45f, .42f), V(1.25f, .95f, .15f), .09f, .02f);
    lumpy(0, 1);
    for (int side = 0; side < 2; side++) {
        Vec3 foot = V(side ? .34f : -.22f, .60f, .62f);
        push();
        move(foot[0], foot[1], foot[2]);
        grow(1.35f);
        reaching_talon(down, claw, talon, V(side ? .04f : .06f, .34f, -.38f), V(side ? .04f : -.02f, .22f, -.04f),
                       V(0, .03f, 0), V(0, -.75f, .65f));
        pop();
    }
    for (int i = 0; i < 9; i++) { /* moulted */
        push();
        move((chance(i) - .5f) * 2.6f, .5f + 2.0f * chance(i + 20), .6f + 1.0f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(60 * chance(i + 80));
        feather(.20f, .07f, base, tip);
        pop();
    }
    lamp(face_at + V(-.25f, .20f, .25f), rgb(0xffe8d0) * 2.2f, .36f);
}

const Card harpy_cards[] = {{"cards/monstrous/harpy", MOON, harpy}, {0}};
