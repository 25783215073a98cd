/* SPDX-License-Identifier: MIT
 * Card files of Siege of Six Lanes: any text is compiled whole or refused with a sentence, and what was compiled can be
 * walked through and printed. */
#include "fuzz.h"

#include "games/siege/cards/siege_compile.h"
#include "games/siege/siege_print.h"

/* Exactly as many arguments as the table says, each exactly as long as its head says. */
static void siege_need_sound(const Term *t, const Term *end)
{
    REQUIRE(t < end && term_next(t) <= end);
    if (term_is_number(t))
        return;
    REQUIRE(term_op(t) > OP_NONE && term_op(t) < OP_COUNT);
    const Term *stop = term_next(t);
    REQUIRE((stop > t + 1) == (siege_op[term_op(t)].arguments[0] != '\0'));
    for (t++; t < stop; t = term_next(t))
        siege_need_sound(t, stop);
    REQUIRE(t == stop);
}

static int fuzz_siege_cards(const uint8_t *data, size_t n)
{
    static SiegeSet set;
    char text[4096], little[64];
    set.ncards = set.nterms = 0;
    Status s = siege_compile(&set, (const char *)data, n, "fuzz");
    REQUIRE((s.code == 0) == (s.text[0] == '\0'));
    REQUIRE(s.code == 0 || (set.ncards == 0 && set.nterms == 0));
    for (const SiegeCard *c = set.card; c < set.card + set.ncards; c++) {
        REQUIRE(siege_check_card(&set, c).code == 0);
        REQUIRE(c->type > CARD_NOTHING && c->type < CARD_TYPES && c->name[0]);
        REQUIRE(siege_find(&set, c->word) == c - set.card);
        for (const Term *t = NULL; (t = siege_ability(&set, c, t)) != NULL;)
            siege_need_sound(t, set.term + c->terms + c->nterms);
        bool whole = siege_print_card(&set, c, text, sizeof text);
        REQUIRE(strlen(text) < sizeof text && (!whole || (text[0] != '\0') == (c->nterms > 0)));
        (void)siege_print_card(&set, c, little, sizeof little);
        REQUIRE(!whole || strncmp(text, little, strlen(little)) == 0 || strlen(text) >= sizeof little);
        (void)siege_print_back(&set, c, text, sizeof text);
    }
    return 0;
}
