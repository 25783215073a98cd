/* SPDX-License-Identifier: MIT
 * Horde: who leads in which battle, and what a card more or less would change there.  What the facts of horde_facts.c are
 * about; it reads a view as well as the truth, and counts only what is known there. */
#ifndef GAMES_HORDE_HORDE_LEADS_H
#define GAMES_HORDE_HORDE_LEADS_H
#include "base/log.h"
#include "games/horde/horde.h"

typedef struct { /* as one seat sees the battles to come */
    int me, nseats;
    int value[KIND_COUNT];  /* of the token; 0 while none lies there */
    bool known[KIND_COUNT]; /* a token lies there */
    bool open[KIND_COUNT];  /* the battle is still to be decided */
    int count[HORDE_SEATS][KIND_COUNT];
} HordeLeads;

typedef struct {
    int lead; /* ahead of the best of the others; negative: behind */
    int mine, best;
    unsigned who; /* bits of the others who have the best count */
} Lead;

void horde_leads_look(const State *s, int me, HordeLeads *out);
/* Gives (n 1) or takes (n -1) a card from a seat. */
void horde_leads_shift(HordeLeads *leads, int seat, DefId def, int n);
Lead horde_leads_by(const HordeLeads *leads, int seat, int kind);

/* How many of a card the seat has, those of this round and those laid out included. */
int horde_leads_held(const State *s, int seat, DefId def);
/* Pairs of Forest and Royal, for the Elvenking (HO-12.3). */
int horde_leads_pairs(const HordeLeads *leads, int seat);
/* The dearest battle that one card more would win or level for the seat, which is at least at from_lead; -1: none. */
int horde_leads_close(const HordeLeads *leads, int seat, int from_lead);

/* Most points the seat would gain by a swap of two tokens (HO-9.2), from the lower to the higher battle; 0: none. */
int horde_leads_best_swap(const HordeLeads *leads, int *low, int *high);

#endif
