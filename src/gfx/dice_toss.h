/* SPDX-License-Identifier: MIT
 * A throw of dice, computed as a whole before any of it is shown: they leave the hand with its speed and turn, bounce on
 * the felt, roll over their edges, bump into each other and the rim, and lie flat after TOSS_MS at the latest.
 *
 * The result is not made here: each die comes with its value, and is turned within its own symmetry at the start so that
 * this value is up at the end. Pure: no screen, no clock; the same throw and seed give the same dice, and nothing is
 * allocated. Lengths are pixels of the tray, x to the right, y down the screen, height above the felt. */
#ifndef GFX_DICE_TOSS_H
#define GFX_DICE_TOSS_H
#include "gfx/dice_shape.h"

enum {
    TOSS_DICE = 36,      /* dice of one throw at most */
    TOSS_LYING = 36,     /* dice that lie in the tray already */
    TOSS_MS = 1100,      /* all lie still */
    TOSS_TOLD_MS = 1220, /* a moment later they are read */
    TOSS_FRAME = 10,     /* ms between two of them */
    TOSS_FRAMES = TOSS_MS / TOSS_FRAME + 1,
    TOSS_KNOCKS = 48,
};

typedef struct {
    DieKind kind;
    int value;  /* the number that will be up */
    float x, y; /* where it leaves the hand; outside the tray it flies in first */
    float size; /* width of the ball it fits into */
} TossDie;

typedef struct {
    Rect tray;    /* no die leaves it */
    float vx, vy; /* speed of the hand in pixels per second; clamped to plausible values */
    uint32_t seed;
    int n, nlying;
    TossDie die[TOSS_DICE];
    TossDie lying[TOSS_LYING]; /* others bump into these, which stay */
} TossHow;

typedef struct { /* a die at a moment */
    float x, y, height;
    Spin spin; /* as the eye sees it */
} TossShot;

typedef struct { /* a die hits the felt, the rim or another die */
    uint16_t ms;
    uint8_t die;
    float hard; /* 0..1 */
} TossKnock;

typedef struct {
    int n, nknocks;
    TossShot at[TOSS_DICE][TOSS_FRAMES];
    TossKnock knock[TOSS_KNOCKS]; /* in their order */
    float alone, still;           /* ms when all dice but one lie still, and that one, too */
} Toss;

/* Computes the throw. solid: by DieKind, for the kinds that are thrown. */
void toss_run(const Solid *const solid[DIE_KINDS], const TossHow *how, Toss *out);
TossShot toss_at(const Toss *t, int die, float ms);
/* Returns the moment of the throw to show ms after its beginning: the last die rolls up to half as fast once it is the
 * only one that moves, so far as TOSS_MS leaves time. */
float toss_moment(const Toss *t, float ms);
/* Returns the least distance from the middle of a die to any part of another of that size. */
float toss_reach(float size);
/* Returns the largest size up to `wish` at which n dice have room to roll in a tray. */
float toss_size(Rect tray, int n, float wish);

/* toss_run with the solids that g draws. */
void gfx_die_toss(Gfx *g, const TossHow *how, Toss *out);

#endif
