/* SPDX-License-Identifier: MIT
 * Horde: who leads in which battle, and what a card more or less would change there, in words.  What the reasons of
 * horde_reason.c are made of; it reads a view as well as the truth, and counts only what is known there. */
#ifndef GAMES_HORDE_HORDE_STAKES_H
#define GAMES_HORDE_HORDE_STAKES_H
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

enum { CLAUSE_TEXT = 112, CLAUSES = 16 };
typedef struct {
    int weight;             /* how much it matters, about eight for a point; negative: it speaks against the move */
    char text[CLAUSE_TEXT]; /* '@' stands for about */
    char about[72];         /* battles: "Dragon (8) and Fire (5)", or "" */
} Clause;
typedef struct {
    int n;
    Clause clause[CLAUSES];
} Clauses;

void stakes_look(const State *s, int me, Stakes *out);
/* Gives (n 1) or takes (n -1) a card from a seat. */
void stakes_shift(Stakes *st, int seat, DefId def, int n);
Lead stakes_lead(const Stakes *st, int seat, int kind);
/* "Dragon (8)", "Skeleton (−3)", "Water (to come)" */
void stakes_battle(const Stakes *st, int kind, char *out, size_t n);
/* "{1}", "{1} and {2}", "the others" */
void stakes_who(unsigned who, char *out, size_t n);

/* The format may hold one '@', where the battle goes (NULL: it holds none). What is said in the same words of two
 * battles is said once: "takes the lead in Dragon (8) and Fire (5)". */
void clause_add(Clauses *c, int weight, const char *battle, const char *format, ...) PRINTF_LIKE(4, 5);
/* What changes for `before.me` in the battles of `kinds` (bits). */
void clause_changes(Clauses *c, const Stakes *before, const Stakes *after, unsigned kinds);
/* The weightiest first; those that speak against a move come last, after "but". Adds to out, with a capital letter when
 * out is empty and a full stop at the end; leaves out what does not fit into n. */
void clauses_say(const Clauses *c, int most, char *out, size_t n);
/* The same in a row, without weighing for and against. */
void clauses_list(const Clauses *c, int most, char *out, size_t n);

/* ---- powers and denials: horde_reason_powers.c ------------------------------------------------------------------ */
const char *horde_ordinal(int n); /* "first" to "fourth" */
/* How many of a card the seat has, those of this round and those laid out included. */
int stakes_held(const State *s, int seat, DefId def);
int stakes_pairs(const Stakes *st, int seat); /* of Forest and Royal, for the Elvenking (HO-12.3) */
/* The dearest battle that one card more would win or level for the seat, which is at least at from_lead; -1: none. */
int stakes_close_battle(const Stakes *st, int seat, int from_lead);
/* Most points the seat would gain by a swap of two tokens (HO-9.2), from the lower to the higher battle; 0: none. */
int stakes_best_swap(const Stakes *st, int *low, int *high);
/* What taking the card does besides fighting, and what it denies a rival. */
void clause_power(const State *s, const Stakes *st, DefId def, Clauses *c);
void clause_denied(const State *s, const Stakes *st, DefId def, Clauses *c);

#endif
