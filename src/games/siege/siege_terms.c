/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the table of operations as data, and walking about in terms. */
#include "games/siege/siege_terms.h"

#include <string.h>

const SiegeOpSpec siege_op[OP_COUNT] = {
    {"", "", "", ""},
#define OP(op, kinds, name, arguments, phrase, function) {kinds, name, arguments, phrase},
#include "games/siege/siege_ops.def"
#undef OP
};

const Term *term_argument(const Term *t, int n)
{
    const Term *end = term_next(t);
    for (t++; t < end && n > 0; n--)
        t = term_next(t);
    return t < end ? t : NULL;
}

bool siege_speaks_of(const SiegeSet *set, const SiegeCard *c, SiegeOp op)
{
    for (int i = 0; i < c->nterms; i++) /* arguments stand behind their heads: every head is met */
        if (term_op(&set->term[c->terms + i]) == op)
            return true;
    return false;
}

bool siege_boosts(const SiegeSet *set, const SiegeCard *c)
{
    bool named = c->mark == MARK_TREACHERY && siege_speaks_of(set, c, THE_BOOSTED);
    return c->side != SIDE_NONE && (c->mark >= MARK_ATTACK1 || named);
}

bool term_equal(const Term *a, const Term *b)
{
    size_t words = (size_t)(term_next(a) - a);
    return *a == *b && memcmp(a, b, words * sizeof *a) == 0;
}

uint16_t siege_find(const SiegeSet *set, const char *word)
{
    for (uint16_t i = 0; i < set->ncards; i++)
        if (strcmp(set->card[i].word, word) == 0)
            return i;
    return NO_CARD;
}
