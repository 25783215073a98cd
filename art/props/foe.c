/* SPDX-License-Identifier: MIT
 * Monsters that are met. */
#include "props/foe.h"

#include "props/beast.h"
#include "props/brute.h"
#include "props/hands.h"
#include "props/wild.h"

static void lizard_head(int hide, Vec3 iris, float jaw, float eye_yaw)
{
    beast_head(&(Beast){.hide = hide,
                        .tooth = material_tooth(),
                        .iris = material_eye(iris, vec_mix(iris, grey(1), .6f), .7f, PUPIL_ROUND),
                        .nose_kind = NOSE_NONE,
                        .muzzle = .62f,
                        .root = .3f,
                        .tip = .2f,
                        .droop = 4,
                        .jaw = jaw,
                        .teeth = 6,
                        .fang = .12f,
                        .ear = .01f,
                        .ear_width = .01f,
                        .ear_out = 40,
                        .ear_turn = 10,
                        .eye = .09f,
                        .eye_x = .19f,
                        .eye_yaw = eye_yaw,
                        .lid = 10,
                        .open = .7f,
                        .brow = .09f});
}

void foe_head(FoeKind kind, int hide, Vec3 iris, float jaw, float eye_yaw)
{
    if (kind == FOE_LIZARD) {
        lizard_head(hide, iris, jaw, eye_yaw);
        return;
    }
    static const WildKind wild[] = {
        [FOE_BOAR] = WILD_BOAR, [FOE_HOUND] = WILD_WOLF, [FOE_OX] = WILD_BULL, [FOE_RAT] = WILD_RAT};
    bool shaggy = kind == FOE_BOAR || kind == FOE_HOUND;
    if (shaggy)
        wild_ruff(30, .40f, .08f, hide, 4);
    wild_head(&(Wild){.kind = wild[kind],
                      .coat = hide,
                      .horn = kind == FOE_OX ? material_bone() : 0,
                      .iris = iris,
                      .glow = .5f,
                      .jaw = jaw,
                      .snarl = shaggy && jaw > 20 ? .8f : 0,
                      .glare = 14,
                      .open = .62f,
                      .cross = max_of(-eye_yaw, 0),
                      .ears = shaggy ? 34 : 10});
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
