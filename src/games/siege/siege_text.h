/* SPDX-License-Identifier: MIT
 * Siege: what the files that say something share: names of cards, sentences of effects, what a question is about. */
#ifndef SIEGE_TEXT_H
#define SIEGE_TEXT_H
#include "games/siege/siege_int.h"

/* Health that is left; what has fallen has none. */
static inline int siege_left(const State *s, int unit)
{
    return siege_health(s, unit) > 0 ? siege_health(s, unit) : 0;
}

/* ---- siege_words.c ---- */
static inline bool siege_is_known(const State *s, PieceId p)
{
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN;
}
const char *siege_def_name(DefId def); /* in the language of the screen; "a card" of what is hidden */
/* "Flue Pikeman", "Flue Pikeman in lane 3" where there are two of them, "Slag Plate on Gatebreaker", "the concealed card in
 * lane 4" */
void siege_name_card(const State *s, PieceId p, char *out, size_t n);
/* The sentence of an effect or a cost, or of an ability, as the card of f->src prints it. */
void siege_say_effect(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX]);
void siege_say_ability(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX]);

/* ---- siege_prompt.c ---- */
typedef struct {
    const State *s;
    const Frame *f;   /* the question */
    const Frame *run; /* what asks; NULL: nothing below */
    SiegeOp verb;     /* of that, its effect or cost; OP_NONE: it has none */
    int given;        /* answers that it has already */
} SiegeAsked;

SiegeAsked siege_asked(const State *s); /* a question is open */
static inline bool siege_asks(const SiegeAsked *a, SiegeFrame op)
{
    return a->run && a->run->op == op;
}
const char *siege_step_begins(int step); /* a template with {n} and {lane}, or NULL */

#endif
