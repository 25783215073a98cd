/* SPDX-License-Identifier: MIT
 * Siege: why decks that were brought do not go with the castle or with each other, and the way out, for the screen before a
 * game (siege_builder.h).  What is asked is what siege_setup_fault asks (siege_decks.c); here it is said with the names of
 * cards, castles and seats (docs/rules/siege.md SH-11.14 to SH-11.16). */
#include "core/say.h"
#include "games/siege/siege_builder.h"
#include "games/siege/siege_int.h"

enum { NAMED = 3 }; /* so many cards are named, of the others how many they are */

/* ---- too many copies ------------------------------------------------------------------------------------------------ */

bool siege_too_often(const SiegeDeck *deck, const SiegeDeck *others, DefId def)
{
    return siege_in_decks(def) && deck->n[def] && deck->n[def] + (others ? others->n[def] : 0) > siege_copies_most(def);
}

int siege_say_too_often(const SiegeDeck *deck, const SiegeDeck *others, char *out, size_t n)
{
    const char *card[NAMED];
    int over = 0;
    for (DefId def = 1; def < siege_ndefs(); def++)
        if (siege_too_often(deck, others, def)) {
            if (over < NAMED)
                card[over] = say_word(siege_card(def)->name);
            over++;
        }
    int named = over < NAMED ? over : NAMED;
    say(out, n, SAY("{cards}{more: and {k} more|}"), say_list("cards", over > NAMED ? SAY_COMMA : SAY_AND, card, named),
        say_is("more", over > NAMED), say_n("k", over - named));
    return over;
}

/* ---- castles -------------------------------------------------------------------------------------------------------- */

/* Bits of the castles whose rule it obeys; how often cards are in it is another question. */
static unsigned castles_of(const SiegeDeck *deck)
{
    unsigned set = 0;
    SiegeDeckRule rule[DECK_RULES];
    for (int castle = 0; siege_castle(castle); castle++) {
        bool held = true;
        for (int i = siege_deck_rules(deck, NULL, castle, rule) - 2; i >= 0; i--)
            held = held && rule[i].held;
        set |= held ? 1u << castle : 0;
    }
    return set;
}

static const char *castle_name(int castle)
{
    return say_word(siege_card(siege_castle(castle))->name);
}

static int names_of(unsigned set, const char *name[CASTLES])
{
    int n = 0;
    for (int i = 0; i < CASTLES; i++)
        if (set >> i & 1)
            name[n++] = castle_name(i);
    return n;
}

/* The first rules that it breaks, a sentence each. */
static int broken_rules(const SiegeDeck *deck, int castle, char said[NAMED][400], const char *line[NAMED])
{
    SiegeDeckRule rule[DECK_RULES];
    int k = siege_deck_rules(deck, NULL, castle, rule), n = 0;
    for (int i = 0; i < k && n < NAMED; i++)
        if (!rule[i].held) {
            say(said[n], sizeof said[n], SAY("{rule}."), say_s("rule", rule[i].words));
            line[n] = said[n];
            n++;
        }
    return n;
}

static void say_not_its_castle(const Setup *cfg, int seat, const SiegeDeck *deck, unsigned fits, char *out, size_t n)
{
    int castle = cfg->option[OPT_CASTLE];
    char said[NAMED][400];
    const char *line[NAMED], *name[CASTLES];
    int nlines = broken_rules(deck, castle, said, line);
    say(out, n,
        SAY("{name}\u2019s deck breaks the rule of {castle} (SH-11.14). {broken} {fits:Choose {castles}, for which it "
            "was built, or another deck.|Change it, or choose another deck.}"),
        say_s("name", cfg->name[seat]), say_s("castle", castle_name(castle)),
        say_list("broken", SAY_LINES, line, nlines), say_is("fits", fits != 0),
        say_list("castles", SAY_OR, name, names_of(fits, name)));
}

static void say_two_castles(const Setup *cfg, const unsigned fits[ALLIES_MOST], char *out, size_t n)
{
    const char *a[CASTLES], *b[CASTLES];
    say(out, n,
        SAY("{a}\u2019s deck is built for {as}, {b}\u2019s for {bs}. They need two different castles, one of them the "
            "one in play (SH-11.14)."),
        say_s("a", cfg->name[0]), say_list("as", SAY_OR, a, names_of(fits[0], a)), say_s("b", cfg->name[1]),
        say_list("bs", SAY_OR, b, names_of(fits[1], b)));
}

bool siege_say_decks(const Setup *cfg, char *out, size_t n)
{
    int allies = siege_setup_allies(cfg);
    SiegeDeck deck[ALLIES_MOST];
    unsigned fits[ALLIES_MOST] = {0};
    bool brought = false;
    char cards[SENTENCE_MAX / 2];
    for (int seat = 0; seat < allies; seat++) {
        bool given = deck_given(cfg, seat);
        deck[seat] = siege_deck(cfg, seat);
        fits[seat] = given ? castles_of(&deck[seat]) : (1u << CASTLES) - 1; /* SH-11.17 */
        brought = brought || given;
    }
    if (!brought || !siege_setup_fault(cfg) || cfg->option[OPT_FEAT] == FEAT_CROOKED_DECK)
        return false;
    for (int seat = 0; seat < allies; seat++)
        if (fits[seat] == 0 || (allies == 1 && !(fits[seat] >> cfg->option[OPT_CASTLE] & 1))) {
            say_not_its_castle(cfg, seat, &deck[seat], fits[seat], out, n);
            return true;
        }
    int over = siege_say_too_often(&deck[0], allies > 1 ? &deck[1] : NULL, cards, sizeof cards);
    if (over > 0) {
        say(out, n,
            SAY("Too many copies in {team:the team\u2019s decks together|the deck}: {cards} (SH-11.15). Choose another "
                "deck, or change one."),
            say_is("team", allies > 1), say_s("cards", cards));
        return true;
    }
    bool shared = allies > 1 && !siege_castles_suit(cfg);
    if (shared)
        say_two_castles(cfg, fits, out, n);
    return shared;
}
