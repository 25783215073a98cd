/* SPDX-License-Identifier: MIT
 * What the files share that follow a move event by event: the table is carried along with what is told (core/state.h: that
 * is everything), so that the moment before each strike, each destruction and each attaching can be looked at, also in the
 * middle of a move. Each look_at_ sees an event before it is heard, and says false with a complaint. */
#ifndef TESTS_RULES_FOLLOWING_H
#define TESTS_RULES_FOLLOWING_H
#include "reader.h"

enum { SPEAKERS_MOST = 16 };

typedef struct {
    Siege now;          /* the table as told so far */
    const Siege *was;   /* .. before the move */
    const State *after; /* .. and after it */
    Move m;
    const Events *ev;
    int i; /* the event that is looked at */
    int step_field, lane_field;
    Memory *memory;
    Complaint *c;

    bool striking;             /* a step of strikes is being told */
    bool fight;                /* .. that of the fight, or an effect's */
    bool fought;               /* that of the lane has been looked at */
    bool struck;               /* nothing has been told since but who falls by it */
    int told;                  /* strikes so far */
    Board stood;               /* the table before them */
    Blows blows;               /* what they must come to */
    int pending[2][PIECE_MAX]; /* tokens and armor that went, not yet known to be damage */
    int hurt[2][PIECE_MAX];    /* .. known to be */

    bool falling;           /* a group that falls together is being told */
    Board fell;             /* the table before it */
    bool doomed[PIECE_MAX]; /* in the destroyed state, and not away yet */
    bool lived[PIECE_MAX];  /* has held a health token (SH-10.15) */
    bool met[PIECE_MAX];    /* has struck a creature of the other side */
    bool draws;             /* a monster's destruction was carried out */

    int wave, summoned;                  /* cards that should come and that have come; -1: no wave in this move */
    bool resolved;                       /* the first of them is resolved */
    int pillage, robbed;                 /* cards that each player is about to lose; -1: none is expected */
    unsigned told_pillage, told_robbery; /* bits of seats */
    int gain[SEAT_MAX]; /* what the pools must hold when the mana of a horde card is there; -1: no matter */
    int nspeakers;
    const SiegeCard *speaker[SPEAKERS_MOST]; /* cards whose abilities are carried out */
} Follow;

static inline const Event *event(const Follow *f)
{
    return &f->ev->e[f->i];
}
static inline const SiegeCard *card_of(const Follow *f, PieceId p)
{
    return siege_card(f->now.s.piece[p].def);
}
/* The next event that is more than a number or a field; NULL: none. */
static inline const Event *next_event(const Follow *f)
{
    const Event *e = event(f) + 1, *end = f->ev->e + f->ev->n;
    while (e < end && (e->kind == EV_NUM || e->kind == EV_FIELD))
        e++;
    return e < end ? e : NULL;
}
static inline bool is_number(int kind) /* numbers, fields: they belong to what is told next */
{
    return kind == EV_NUM || kind == EV_FIELD;
}
/* The step of the turn is about to change, and crosses that one. */
static inline bool passes(const Follow *f, int step)
{
    const Event *e = event(f);
    return e->kind == EV_FIELD && e->other == f->step_field && f->now.step < step && e->n >= step;
}
bool is_told(const Follow *f, const char *rule, const char *what); /* false: a complaint about the event */
bool is_lost(const Follow *f);                                     /* the game is, in this move */

/* fought.c */
bool look_at_strikes(Follow *f);
bool look_at_numbers(Follow *f);
bool look_at_damage(Follow *f);
bool look_at_falls(Follow *f);
bool end_lane(Follow *f); /* at the end of the move */
/* placed.c */
bool look_at_places(Follow *f);
bool look_at_attachments(Follow *f);
bool look_at_shift(Follow *f);
bool look_at_taunts(Follow *f);
bool look_at_parting(Follow *f);
/* counted.c */
bool look_at_costs(Follow *f);
bool look_at_gains(Follow *f);
bool look_at_wave(Follow *f);
bool look_at_pillage(Follow *f);
bool look_at_printed(Follow *f);
bool end_counts(Follow *f);
void begin_speakers(Follow *f);
/* deeds.c */
bool look_at_deeds(Follow *f);
/* due.c */
void begin_due(Follow *f);
bool look_at_due(Follow *f);
bool nothing_is_due(Follow *f);

#endif
