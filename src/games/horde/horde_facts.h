/* SPDX-License-Identifier: MIT
 * Horde: arguments for and against a card, as weighted facts, and the sentences made from them. */
#ifndef GAMES_HORDE_HORDE_FACTS_H
#define GAMES_HORDE_HORDE_FACTS_H
#include "games/horde/horde_leads.h"

/* One argument for or against a move. A template of core/say.h with these marks: {n} {m} numbers; {nth:..|..} a choice;
 * {battles} and {who} lists of kinds and seats; {all} who and me; {me}; {kind} {card} names; {low} {high} kind and kind2
 * as battles, "Dragon (8)". */
typedef struct {
    const char *text;
    int weight; /* importance, about eight for a point; negative: against the move */
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
/* Adds facts about changed counts: a card of these kinds more or less. */
void horde_facts_of_change(Facts *c, const HordeLeads *before, const HordeLeads *after, DefId card, unsigned kinds);
/* Add what the power of a card is worth to the seat now, and what taking it denies a rival. */
void horde_facts_of_power(const State *s, const HordeLeads *leads, DefId def, Facts *c);
void horde_facts_of_denial(const State *s, const HordeLeads *leads, DefId def, Facts *c);
int horde_facts_in_pool(const State *s, int kind); /* monsters of that kind */

void horde_lines_add(Lines *l, const HordeLeads *leads, Fact f);
void horde_lines_add_facts(Lines *l, const HordeLeads *leads, const Facts *c, int most, bool weigh);
void horde_lines_say(const Lines *l, char *out, size_t n);

#endif
