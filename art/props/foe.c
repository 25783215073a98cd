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
