/* SPDX-License-Identifier: MIT
 * Bodies with legs. */
#include "props/brute.h"

#include "props/drapery.h"
#include "props/grasp.h"
#include "props/left_out.h"
#include "props/sinew.h"

static Vec3 front_of(const Brute *b)
{
    return vec_length(b->front) > 0 ? vec_unit(b->front) : V(0, 0, 1);
}

void brute_chest_frame(const Brute *b)
{
    move(b->chest[0], b->chest[1], b->chest[2]);
    aim(b->chest - b->hip, front_of(b));
}

void brute_hip_frame(const Brute *b)
{
    move(b->hip[0], b->hip[1], b->hip[2]);
    aim(b->chest - b->hip, front_of(b));
}

/* Unit vector to the right shoulder. */
static Vec3 right_of(const Brute *b)
{
    return vec_unit(vec_cross(vec_unit(b->chest - b->hip), front_of(b)));
}

Vec3 brute_shoulder(const Brute *b, float side)
{
    return b->chest + right_of(b) * (side * or_else(b->shoulder, .40f));
}

Vec3 brute_neck(const Brute *b, float up, float out)
{
    Vec3 spine = vec_unit(b->chest - b->hip), f = front_of(b);
    return b->chest + spine * up + vec_unit(f - spine * vec_dot(f, spine)) * out;
}

static void trunk(const Brute *b)
{
    float k = or_one(b->bulk), w = or_else(b->shoulder, .40f), p = or_else(b->pelvis, .17f), m = or_one(b->breast),
          far = vec_length(b->chest - b->hip), fat = b->belly;
    push();
    brute_chest_frame(b);
    part();
    paint(b->shirt > 0 ? b->shirt : b->skin);
    blend(.10f * k);
    egg(0, -far, 0, p + .12f * k + .06f * fat, .19f * k, .19f * k + .06f * fat);
    limb(V(0, -far * .9f, .02f + .10f * fat), V(0, -far * .5f, .03f + .07f * fat), (.19f + .13f * fat) * k,
         (.22f + .08f * fat) * k);
    egg(0, -far * .32f, -.01f, w * .84f, far * .42f, .235f * k);
    blend(.06f * k);
    limb(V(0, .02f, -.04f), V(0, .24f * k, .05f), .15f * k, .13f * k);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * w * .44f, -.13f * k, .15f * k, w * .46f, .15f * k, .11f * k * m); /* breast */
        limb(V(s * .05f, .23f * k, -.03f), V(s * w * .84f, .05f, -.03f), .10f * k,
             .115f * k); /* from nape to shoulder */
        ball(s * w, -.01f, 0, .155f * k);
        limb(V(s * w * .86f, -.14f, -.04f), V(s * w * .52f, -far * .72f, .0f), .12f * k, .10f * k); /* flank */
        if (b->shirt <= 0) {                                                                        /* collar bone */
            blend(.03f * k);
            limb(V(s * .04f, .03f * k, .175f * k), V(s * w * .80f, .10f * k, .06f * k), .026f * k, .030f * k);
            blend(.06f * k);
        }
        if (fat < .4f)
            for (int i = 0; i < 3; i++)
                egg(s * .085f * k, -far * (.48f + .14f * (float)i), .21f * k + .06f * fat, .085f * k, .06f * k, .05f);
    }
    carve();
    blend(.03f);
    limb(V(0, -.02f, .27f * k), V(0, -.22f * k, .285f * k), .016f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .04f, -.27f * k, .29f * k), V(s * w * .8f, -.24f * k, .2f * k), .012f, .016f);
    }
    if (fat > .3f && b->shirt <= 0)
        egg(0, -far * .74f, .24f * k + .22f * fat, .03f, .035f, .06f);
    fill();
    pop();
}

static void boot(const Brute *b, Vec3 knee, Vec3 foot, Vec3 toes, float k)
{
    Vec3 sole = foot + V(0, -.03f, 0);
    part();
    paint(b->boots);
    blend(.05f * k);
    limb(vec_mix(knee, foot, .38f), foot, .135f * k, .105f * k);
    limb(sole - toes * .05f, sole + toes * (.20f * k), .095f * k, .085f * k);
    push();
    Vec3 top = vec_mix(knee, foot, .36f);
    move(top[0], top[1], top[2]);
    aim(knee - foot, V(.1f, 0, 1));
    turn_z(7);
    ring(0, 0, 0, .125f * k, .04f * k);
    pop();
}

/* Five toes, or three with claws. */
static void bare_foot(const Brute *b, Vec3 foot, Vec3 toes, float k)
{
    bool claws = b->feet == FEET_CLAWS;
    int n = claws ? 3 : 5;
    Vec3 across = vec_unit(vec_cross(V(0, 1, 0), toes)), sole = foot + V(0, -.035f, 0);
    part();
    paint(b->skin);
    blend(.05f * k);
    limb(foot, sole - toes * (.06f * k), .10f * k, .085f * k);
    limb(foot, sole + toes * (.19f * k), .10f * k, .075f * k);
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)(n - 1) * 2 - 1;
        Vec3 root = sole + toes * (.15f * k) + across * (t * .085f * k),
             tip = root + toes * (.13f * k * (1 - .25f * t * t)) + across * (t * .05f * k) + V(0, -.015f, 0);
        blend(.03f * k);
        limb(root, tip, .062f * k, claws ? .055f * k : .046f * k);
    }
    for (int i = 0; i < n && b->boots > 0; i++) {
        float t = (float)i / (float)(n - 1) * 2 - 1;
        Vec3 tip = sole + toes * (.27f * k - .035f * k * t * t) + across * (t * .13f * k);
        part();
        paint(b->boots);
        if (claws)
            limb(tip + V(0, .005f, 0), tip + toes * (.13f * k) + V(0, -.045f * k, 0), .042f * k, .006f);
        else
            egg(tip[0], tip[1] + .03f * k, tip[2] + .01f, .028f * k, .018f * k, .028f * k);
    }
}

static void hoof(const Brute *b, Vec3 foot, Vec3 toes, float k)
{
    Vec3 across = vec_unit(vec_cross(V(0, 1, 0), toes));
    part();
    paint(b->skin);
    blend(.03f);
    for (int i = 0; i < 9; i++) { /* hair over the hoof */
        float a = (float)i * .7f;
        limb(foot + V(0, .05f, 0), foot + V(.12f * k * sinf(a), -.02f - .03f * chance(i), .12f * k * cosf(a)), .07f * k,
             .02f);
    }
    for (int side = -1; side <= 1; side += 2) {
        Vec3 at = foot + across * ((float)side * .058f * k);
        part();
        paint(b->boots);
        blend(.02f);
        limb(at + V(0, -.02f, 0), at + toes * (.10f * k) + V(0, -.05f, 0), .075f * k, .055f * k);
    }
}

/* As a puppet's: smooth, with folds at knee and groin. */
static void smooth_leg(const Brute *b, int i, Vec3 hip, Vec3 knee, Vec3 foot, Vec3 ahead, float k)
{
    blend(.07f * k);
    limb(hip, knee, .185f * k, .125f * k);
    limb(vec_mix(hip, knee, .2f) + ahead * (.05f * k), vec_mix(hip, knee, .7f) + ahead * (.045f * k), .16f * k,
         .13f * k);
    limb(knee, foot, .122f * k, .078f * k);
    limb(vec_mix(knee, foot, .12f) - ahead * (.05f * k), vec_mix(knee, foot, .48f) - ahead * (.05f * k), .105f * k,
         .085f * k);
    ball(knee[0], knee[1], knee[2], .128f * k);
    if (b->trousers > 0) { /* folds at the knee and the groin */
        blend(.025f);
        for (int j = 0; j < 4; j++) {
            static const float at[4] = {-.3f, -.14f, .1f, .24f};
            Vec3 q = at[j] < 0 ? vec_mix(knee, hip, -at[j]) : vec_mix(knee, foot, at[j]);
            push();
            move(q[0], q[1], q[2]);
            aim(at[j] < 0 ? hip - knee : foot - knee, V(.2f, .1f, 1));
            turn_x(24 * (chance(j + 4 * i) - .5f) * 2);
            turn_z(24 * (chance(j + 4 * i + 9) - .5f) * 2);
            ring(0, 0, 0, .122f * k, .026f * k);
            pop();
        }
    }
}

static void leg(const Brute *b, int i)
{
    float s = i ? 1.f : -1.f, k = or_one(b->bulk) * or_one(b->leg), p = or_else(b->pelvis, .17f);
    Vec3 hip = b->hip + right_of(b) * (s * p) + V(0, -.03f, 0), knee = b->knee[i], foot = b->foot[i],
         toes = vec_length(b->toes[i]) > 0 ? vec_unit(b->toes[i]) : vec_unit(front_of(b) * V(1, 0, 1)),
         bend = knee - vec_mix(hip, foot, .5f), ahead = vec_length(bend) > .02f ? vec_unit(bend) : toes;
    if (b->feet == FEET_HOOVES || b->feet == FEET_CLAWS)
        ahead = ahead * .6f;
    part();
    paint(b->trousers > 0 ? b->trousers : b->skin);
    if (!b->sinews)
        smooth_leg(b, i, hip, knee, foot, ahead, k);
    else if (b->trousers > 0 && b->feet == FEET_BOOTS)
        sinew_cloth(hip, knee, foot, .195f * k, .135f * k, .10f * k, 5 + 40 * i);
    else
        sinew_leg(hip, knee, foot, ahead, 1.16f * k, or_one(b->breast));
    if (b->feet == FEET_BOOTS)
        boot(b, knee, foot, toes, k);
    else if (b->feet == FEET_HOOVES)
        hoof(b, foot, toes, k);
    else
        bare_foot(b, foot, toes, k);
}

void brute_body(const Brute *b)
{
    trunk(b);
    leg(b, 0);
    leg(b, 1);
}

static PersonHand hand_of(const Brute *b, float side, int pose)
{
    return (PersonHand){.pose = (Grasp)pose,
                        .size = or_else(b->hand, .22f),
                        .thick = or_else(b->thick, 1.25f),
                        .thumb = side < 0 ? 1 : -1,
                        .skin = b->glove > 0 ? b->glove : b->skin,
                        .nail = b->glove > 0 ? 0 : b->nail,
                        .age = .7f};
}

static void smooth_arm(const Brute *b, float side, Vec3 elbow, Vec3 wrist)
{
    float k = or_one(b->bulk);
    if (b->sleeve > 0) {
        body_sleeve(b->sleeve, brute_shoulder(b, side), elbow, wrist, .15f * k, .115f * k, .085f * k,
                    side < 0 ? 40 : 50);
        return;
    }
    Vec3 shoulder = brute_shoulder(b, side),
         up = vec_unit(vec_cross(vec_cross(elbow - shoulder, wrist - elbow) + V(.001f, 0, 0), elbow - shoulder)) *
              (.05f * k);
    part();
    paint(b->skin);
    blend(.06f * k);
    limb(shoulder, elbow, .135f * k, .09f * k);
    ball(shoulder[0], shoulder[1], shoulder[2], .165f * k);
    limb(vec_mix(shoulder, elbow, .3f) + up, vec_mix(shoulder, elbow, .68f) + up * .8f, .095f * k, .085f * k);
    limb(vec_mix(shoulder, elbow, .35f) - up, vec_mix(shoulder, elbow, .7f) - up, .085f * k, .065f * k);
    limb(elbow, wrist, .096f * k, .072f * k);
    limb(vec_mix(elbow, wrist, .08f), vec_mix(elbow, wrist, .40f), .115f * k, .10f * k);
}

static void muscles(const Brute *b, float side, Vec3 elbow, Vec3 wrist)
{
    float k = or_one(b->bulk);
    if (!b->sinews) {
        smooth_arm(b, side, elbow, wrist);
        return;
    }
    part();
    paint(b->sleeve > 0 ? b->sleeve : b->skin);
    if (b->sleeve > 0)
        sinew_cloth(brute_shoulder(b, side), elbow, wrist, .16f * k, .115f * k, .085f * k, side < 0 ? 40 : 50);
    else
        sinew_arm(brute_shoulder(b, side), elbow, wrist, 1.16f * k, or_one(b->breast));
}

void brute_arm(const Brute *b, float side, Vec3 elbow, Vec3 wrist, int pose, Vec3 fingers, Vec3 palm)
{
    PersonHand h = hand_of(b, side, pose);
    muscles(b, side, elbow, wrist);
    person_hand_at(&h, wrist, fingers, palm);
}

void brute_grip(const Brute *b, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out)
{
    PersonHand h = hand_of(b, side, GRASP_FIST);
    muscles(b, side, elbow, person_wrist(&h, at, bar, out));
    person_hand_grip(h, at, bar, out);
}

void brute_cloak(const Brute *b, int m, float length, float open, Vec3 wind, int seed)
{
    float k = or_one(b->bulk), w = or_else(b->shoulder, .40f);
    DrapeRow row[6] = {{.18f * k, .17f * k, .15f * k, 0, -.05f},
                       {.10f * k, w + .02f, .22f * k, 0, -.05f},
                       {-.06f, w + .13f * k, .29f * k, 0, -.05f}};
    for (int i = 0; i < 3; i++) {
        float t = ((float)i + 1) / 3;
        row[3 + i] = (DrapeRow){-.06f - (length - .06f) * t, w + .13f * k + .26f * t, .29f * k + .22f * t,
                                wind[0] * t * t, -.05f + wind[2] * t * t};
    }
    push();
    move(b->chest[0], b->chest[1], b->chest[2]);
    aim(vec_mix(vec_unit(b->chest - b->hip), V(0, 1, 0), .6f), front_of(b));
    part();
    paint(m);
    blend(.02f);
    drape(&(Drape){.rows = 6,
                   .row = row,
                   .from = open,
                   .to = 360 - open,
                   .folds = 15,
                   .gather = .012f,
                   .depth = .085f,
                   .twist = 1.3f,
                   .hem = .14f,
                   .thick = .018f,
                   .seed = seed});
    pop();
}

void brute_kilt(const Brute *b, int m, float length, int strips, int seed)
{
    float k = or_one(b->bulk), p = or_else(b->pelvis, .17f), rx = p + .15f * k + .07f * b->belly,
          rz = .22f * k + .10f * b->belly;
    push();
    move(b->hip[0], b->hip[1], b->hip[2]);
    aim(V(0, 1, 0), front_of(b));
    part();
    paint(m);
    blend(.035f);
    for (int i = 0; i < strips; i++) {
        float a = ((float)i + .5f * chance(i + seed)) / (float)strips * 2 * PI,
              l = length * (.7f + .5f * chance(i + seed + 30)), out = 1.12f + .25f * chance(i + seed + 60);
        Vec3 d = V(sinf(a) * rx, 0, cosf(a) * rz), side = V(cosf(a), 0, -sinf(a)) * (rx * 3.4f / (float)strips);
        Vec3 p0 = d + V(0, .10f * k, 0), p1 = d * out + V(0, -l * .45f, 0), p2 = d * (out + .06f) + V(0, -l, 0);
        Vec3 sheet[6] = {p0 - side, p0 + side,       p1 - side,
                         p1 + side, p2 - side * .6f, p2 + side * .35f + V(0, .12f * l, 0)};
        cloth(3, 2, sheet, .022f, 3);
    }
    pop();
}

void brute_belt(const Brute *b, int leather)
{
    float k = or_one(b->bulk), p = or_else(b->pelvis, .17f), rx = p + .13f * k + .08f * b->belly,
          rz = .20f * k + .16f * b->belly, z = .05f * b->belly;
    push();
    brute_hip_frame(b);
    move(0, .10f * k, z);
    turn_z(4);
    turn_x(5 + 8 * b->belly);
    part();
    paint(leather);
    blend(.02f);
    for (int i = 0; i < 24; i++) {
        float a = (float)i / 12 * PI, c = (float)(i + 1) / 12 * PI;
        for (int j = -1; j <= 1; j++)
            limb(V(sinf(a) * rx, .035f * (float)j, cosf(a) * rz), V(sinf(c) * rx, .035f * (float)j, cosf(c) * rz),
                 .038f, .038f);
    }
    blend(.015f); /* a knot, and the end that hangs from it */
    egg(.10f, 0, rz + .03f, .06f, .075f, .045f);
    Vec3 end[6] = {V(.07f, -.02f, rz + .05f), V(.13f, -.02f, rz + .05f), V(.10f, -.2f, rz + .09f),
                   V(.17f, -.2f, rz + .08f),  V(.09f, -.42f, rz + .09f), V(.15f, -.45f, rz + .07f)};
    cloth(3, 2, end, .018f, 3);
    pop();
}
