/* SPDX-License-Identifier: MIT
 * Monsters that are met. */
#include "props/foe.h"

#include "props/beast.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/hands.h"
#include "props/regalia.h"

void foe_head(FoeKind kind, int hide, Vec3 iris, float jaw, float eye_yaw)
{
    int tooth = material_tooth(), dark = material_plain(rgb(0x1c1210), .35f, 1),
        pink = material_skin(rgb(0xb06a58), rgb(0x7a4038));
    Beast b = {.hide = hide,
               .nose = dark,
               .inner_ear = pink,
               .tooth = tooth,
               .iris = material_eye(iris, vec_mix(iris, grey(1), .6f), .7f, PUPIL_ROUND),
               .nose_kind = NOSE_DOG,
               .muzzle = .5f,
               .root = .27f,
               .tip = .14f,
               .droop = 4,
               .jaw = jaw,
               .teeth = 4,
               .fang = .16f,
               .ear = .34f,
               .ear_width = .13f,
               .ear_out = 40,
               .ear_turn = 10,
               .eye = .09f,
               .eye_x = .19f,
               .eye_yaw = eye_yaw,
               .lid = 10,
               .open = .7f,
               .brow = .09f,
               .cheek = .2f};
    if (kind == FOE_BOAR) {
        b.nose_kind = NOSE_PIG;
        b.nose = pink;
        b.tusk = .32f;
        b.tip = .19f;
        b.ear = .22f;
    } else if (kind == FOE_OX) {
        b.nose_kind = NOSE_BULL;
        b.muzzle = .42f;
        b.root = .3f;
        b.tip = .22f;
        b.ear_out = 80;
        b.fang = .1f;
        b.cheek = 0;
    } else if (kind == FOE_LIZARD) {
        b.nose_kind = NOSE_NONE;
        b.muzzle = .62f;
        b.root = .3f;
        b.tip = .2f;
        b.ear = .01f;
        b.ear_width = .01f;
        b.cheek = 0;
        b.fang = .12f;
        b.teeth = 6;
    } else if (kind == FOE_RAT) {
        b.muzzle = .7f;
        b.nose = pink;
        b.chisel = .26f;
        b.teeth = 0;
        b.fang = 0;
        b.ear_round = true;
        b.ear_width = .2f;
    }
    beast_head(&b);
    if (kind == FOE_OX)
        for (int s = -1; s <= 1; s += 2)
            horn(V((float)s * .26f, .26f, 0), V((float)s * .66f, .34f, .05f), V((float)s * .78f, .74f, .2f), .11f,
                 material_bone());
    if (kind == FOE_BOAR || kind == FOE_HOUND)
        beast_mane(26, .3f, .06f, hide, 4);
}

void foe_reeling(FoeKind kind, int hide, Vec3 iris, float jaw)
{
    part();
    paint(hide);
    blend(.2f);
    egg(0, .95f, 0, .5f, .55f, .42f);
    egg(0, 1.4f, .05f, .58f, .45f, .42f);
    for (int s = -1; s <= 1; s += 2) {
        float q = (float)s;
        limb(V(q * .25f, .8f, 0), V(q * .42f, .4f, .25f), .24f, .17f);
        limb(V(q * .42f, .4f, .25f), V(q * .45f, .06f, .05f), .16f, .12f);
        egg(q * .46f, .06f, .15f, .14f, .09f, .22f);
    }
    for (int s = -1; s <= 1; s += 2) {
        float q = (float)s;
        Vec3 wrist = V(q * .95f, 1.95f + .2f * q, .2f);
        part();
        paint(hide);
        blend(.1f);
        arm(V(q * .5f, 1.55f, 0), V(q * .92f, 1.45f, .1f), wrist, .2f, .15f, .12f);
        Hand h = {.size = .24f,
                  .thick = 1.25f,
                  .spread = 44,
                  .curl = .3f,
                  .thumb = -s,
                  .claw = material_tooth(),
                  .claw_length = .7f};
        hand_at(&h, wrist, V(q * .35f, 1, .1f), V(-q * .3f, 0, 1));
    }
    push();
    move(0, 1.82f, .3f);
    grow(.95f);
    foe_head(kind, hide, iris, jaw, 20);
    pop();
}

void foe_staggering(FoeKind kind, int hide, Vec3 iris, float jaw)
{
    int claw = material_tooth();
    Brute b = {.hip = V(0, .92f, -.04f),
               .chest = V(0, 1.56f, -.08f),
               .front = V(0, .25f, 1),
               .shoulder = .48f,
               .pelvis = .20f,
               .bulk = 1.34f,
               .leg = .95f,
               .belly = .3f,
               .knee = {V(-.44f, .52f, .22f), V(.46f, .50f, .18f)},
               .foot = {V(-.46f, .10f, -.02f), V(.50f, .10f, .0f)},
               .toes = {V(-.3f, .1f, 1), V(.35f, .1f, 1)},
               .feet = FEET_CLAWS,
               .skin = hide,
               .boots = claw};
    brute_body(&b);
    for (int s = -1; s <= 1; s += 2) {
        float q = (float)s;
        Vec3 shoulder = brute_shoulder(&b, q), elbow = V(q * .96f, 1.46f + .06f * q, .12f),
             wrist = V(q * 1.0f, 1.98f + .16f * q, .24f);
        part();
        paint(hide);
        blend(.07f);
        ball(shoulder[0], shoulder[1], shoulder[2], .22f);
        arm(shoulder, elbow, wrist, .19f, .14f, .11f);
        limb(vec_mix(elbow, wrist, .1f), vec_mix(elbow, wrist, .45f), .16f, .13f);
        Hand h = {
            .size = .24f, .thick = 1.25f, .spread = 44, .curl = .3f, .thumb = -s, .claw = claw, .claw_length = .7f};
        hand_at(&h, wrist, V(q * .35f, 1, .1f), V(-q * .3f, 0, 1));
        part(); /* shag under the forearm */
        paint(hide);
        blend(.03f);
        for (int i = 0; i < 7; i++) {
            Vec3 root = vec_mix(elbow, wrist, .1f * (float)i);
            limb(root, root + V(q * .16f, -.16f - .08f * chance(i + s), -.04f), .085f, .006f);
        }
    }
    part(); /* a ruff over the shoulders */
    paint(hide);
    blend(.03f);
    for (int i = 0; i < 22; i++) {
        float a = ((float)i - 10.5f) * .17f;
        Vec3 root = V(sinf(a) * .44f, 1.68f + .06f * cosf(a), .02f + .12f * cosf(a));
        limb(root, root + V(sinf(a) * .16f, -.20f - .16f * chance(i + 40), .16f), .10f, .008f);
    }
    push();
    move(0, 1.92f, .22f);
    grow(.95f);
    foe_head(kind, hide, iris, jaw, 20);
    pop();
}

void foe_running(FoeKind kind, int hide, int under, Vec3 iris, float jaw, int gait)
{
    int claw = material_plain(rgb(0x1c1412), .4f, .9f);
    Vec3 head = beast4(&(Beast4){.hide = hide,
                                 .under = under,
                                 .dark = hide,
                                 .foot = claw,
                                 .gait = (Gait)gait,
                                 .height = 1.0f,
                                 .length = .95f,
                                 .chest = .38f,
                                 .hip = .3f,
                                 .waist = .24f,
                                 .leg = .085f,
                                 .bristle = kind == FOE_LIZARD ? .12f : .25f,
                                 .tail = .8f,
                                 .neck = V(0, .3f, .34f)});
    push();
    move(head[0], head[1], head[2] + .06f);
    grow(.72f);
    foe_head(kind, hide, iris, jaw, 20);
    pop();
}
