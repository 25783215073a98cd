/* SPDX-License-Identifier: MIT
 * Horde: what can be said for or against a card, as facts with a weight, and the sentences made of them. */
#ifndef GAMES_HORDE_HORDE_FACTS_H
#define GAMES_HORDE_HORDE_FACTS_H
#include "games/horde/horde_leads.h"

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

void horde_fact_add(Facts *c, Fact f);
/* What other counts mean: a card of these kinds more or less. */
void horde_facts_of_change(Facts *c, const Stakes *before, const Stakes *after, DefId card, unsigned kinds);
/* What the power of a card is worth to the seat as things stand, and what a rival is denied by taking it. */
void horde_facts_of_power(const State *s, const Stakes *st, DefId def, Facts *c);
void horde_facts_of_denial(const State *s, const Stakes *st, DefId def, Facts *c);

void horde_lines_add(Lines *l, const Stakes *st, Fact f);
void horde_lines_add_facts(Lines *l, const Stakes *st, const Facts *c, int most, bool weigh);
void horde_lines_say(const Lines *l, char *out, size_t n);

#endif
