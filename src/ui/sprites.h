/* SPDX-License-Identifier: MIT
 * Where each piece is drawn at this moment: it flies from its last place to its place in the layout.
 *
 * The caller gives the duration and the easing of a flight (Motion in story.h) and the time in ms; nothing here draws or
 * knows a clock. */
#ifndef UI_SPRITES_H
#define UI_SPRITES_H
#include "base/rect.h"
#include "core/game.h"
#include "gfx/dice_toss.h"
#include "ui/motion.h"

typedef struct {
    Rect from, to;
    uint32_t start;
    float ms;           /* 0: has arrived */
    float turn0, turn1; /* 0 face down .. 1 face up */
    float alpha0, alpha1;
    float arc; /* height of the flight above the straight line */
    uint8_t ease;
    uint8_t z;                      /* of its target; a flying piece is drawn above all that rest */
    bool known;                     /* has been placed once */
    uint32_t roll_start, roll_seed; /* of a die that tumbles */
    float roll_ms, turns;
    int roll_to;    /* the number it will show */
    uint8_t tossed; /* it is die tossed - 1 of the current throw; 0: of none */
    bool stays;     /* is held up: */
    Rect home;      /* from there */
} Sprite;

typedef struct {
    Sprite at[PIECE_MAX];
    uint32_t until; /* when the last one arrives */
    Toss toss;      /* the current throw, since toss_start, shown in toss_ms */
    uint32_t toss_start;
    float toss_ms;
    float toss_size; /* of its dice */
} Sprites;

typedef struct { /* a sprite at a moment */
    Rect r;
    float turn, alpha;
    bool flying;
    float roll;    /* of a die: 1 just thrown .. 0 at rest */
    float turns;   /* how often it rolls over */
    uint32_t seed; /* which way it tumbles */
    int roll_to;   /* the number it tumbles to */
    bool tossed;   /* it rolls over the table, and r is where: */
    float height;  /* so much above it */
    Spin spin;     /* turned so */
    bool lies;     /* it lies as it came to rest, turned so */
} Shot;

/* Sends piece p to `to`; ms 0 puts it there. A piece that is already on its way there is left alone. */
void sprite_send(Sprites *all, PieceId p, Rect to, bool face_up, bool shown, uint32_t now, float ms, Ease ease,
                 float arc);
void sprite_put(Sprites *all, PieceId p, Rect at); /* puts it where it was dropped */
typedef struct {                                   /* a throw of one die */
    uint32_t seed;
    int to;          /* the number it will show */
    float ms, turns; /* until it lies still; how often it rolls over */
} Throw;
/* Starts a die tumbling where it is. */
void sprite_roll(Sprites *all, PieceId p, uint32_t now, Throw how);
bool sprite_rolls(const Sprites *all, PieceId p, uint32_t now); /* true while its number cannot be read yet */
/* Makes the piece die `i` of all->toss, which begins now and takes ms until it may be read. */
void sprite_toss(Sprites *all, PieceId p, int i, float size, uint32_t now, float ms);
bool sprite_is_tossed(const Sprites *all, PieceId p, uint32_t now);
/* Returns how far that throw is, 0 to TOSS_MS. */
float sprite_toss_ms(const Sprites *all, uint32_t now);
void sprite_swap(Sprites *all, PieceId a, PieceId b); /* exchanges two copies of one card on the screen */
Shot sprite_shot(const Sprites *all, PieceId p, uint32_t now);
bool sprites_are_moving(const Sprites *all, uint32_t now);

#endif
