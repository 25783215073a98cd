/* SPDX-License-Identifier: MIT
 * Horde: who leads in which battle, and what a card more or less would change there, as facts.  What the reasons of
 * horde_reason.c are made of; it reads a view as well as the truth, and counts only what is known there. */
#ifndef GAMES_HORDE_HORDE_REASON_H
#define GAMES_HORDE_HORDE_REASON_H
#include "base/log.h"
#include "games/horde/horde.h"

typedef struct { /* as one seat sees the battles to come */
    int me, nseats;
    int value[KIND_COUNT];  /* of the token; 0 while none lies there */
    bool known[KIND_COUNT]; /* a token lies there */
    bool open[KIND_COUNT];  /* the battle is still to be decided */
    int count[HORDE_SEATS][KIND_COUNT];
} Stakes;

typedef struct {
    int lead; /* ahead of the best of the others; negative: behind */
    int mine, best;
    unsigned who; /* bits of the others who have the best count */
} Lead;

/* Something to be said for or against a move. A template of core/say.h with the marks {n} {m}; {nth:..|..}, a choice;
 * {battles} and {who}, lists of kinds and seats; {all}, who and me; {me}; {kind} {card}, names; {low} {high}, kind and
 * kind2 as battles, "Dragon (8)". */
typedef struct {
    const char *text;
    int weight; /* how much it matters, about eight for a point; negative: it speaks against the move */
    int n, m, nth;
    unsigned battles, who; /* bits */
    uint8_t kind, kind2;
    DefId card;
} Fact;

enum { FACTS = 16, LINES = 4 };
typedef struct {
    int n;
    Fact fact[FACTS];
} Facts;
typedef struct { /* the sentences of a reason */
    int n;
    char text[LINES][SENTENCE_MAX];
} Lines;

void stakes_look(const State *s, int me, Stakes *out);
/* Gives (n 1) or takes (n -1) a card from a seat. */
void stakes_shift(Stakes *st, int seat, DefId def, int n);
Lead stakes_lead(const Stakes *st, int seat, int kind);

/* What is true of two battles in the same words is told once: "Takes the lead in Dragon (8) and Fire (5)." */
void fact_add(Facts *c, Fact f);
/* What changes for `before.me` in the battles of `kinds` (bits) with the card, or without it. */
void facts_of_change(Facts *c, const Stakes *before, const Stakes *after, DefId card, unsigned kinds);
void fact_say(const Stakes *st, Fact f, char *out, size_t n);
/* One more sentence; left out when there is no room for it. */
void lines_add(Lines *l, const Stakes *st, Fact f);
/* The weightiest first; weigh: those for the move, and the weightiest against it last. */
void lines_add_facts(Lines *l, const Stakes *st, const Facts *c, int most, bool weigh);
void lines_say(const Lines *l, char *out, size_t n); /* "" when there are none */

/* ---- powers and denials: horde_reason.c ------------------------------------------------------------------ */
/* How many of a card the seat has, those of this round and those laid out included. */
int stakes_held(const State *s, int seat, DefId def);
int stakes_pairs(const Stakes *st, int seat); /* of Forest and Royal, for the Elvenking (HO-12.3) */
/* The dearest battle that one card more would win or level for the seat, which is at least at from_lead; -1: none. */
int stakes_close_battle(const Stakes *st, int seat, int from_lead);
/* Most points the seat would gain by a swap of two tokens (HO-9.2), from the lower to the higher battle; 0: none. */
int stakes_best_swap(const Stakes *st, int *low, int *high);
/* What taking the card does besides fighting, and what it denies a rival. */
void facts_of_power(const State *s, const Stakes *st, DefId def, Facts *c);
void facts_of_denial(const State *s, const Stakes *st, DefId def, Facts *c);

#endif
