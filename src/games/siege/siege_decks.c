/* SPDX-License-Identifier: MIT
 * Siege: which cards a game is played with, and why some options and decks do not go together (docs/rules/siege.md 2.2,
 * SH-11.8 to 11.17, SH-13).  It reads a Setup, before there is a state. */
#include "games/siege/siege_int.h"

enum { CHEATERS_WANTED = 30 };

/* ---- who plays --------------------------------------------------------------------------------------------------- */

static bool versus(const Setup *cfg)
{
    return cfg->nseats == 3 || (cfg->nseats == 2 && cfg->option[OPT_HORDE]);
}

int siege_setup_allies(const Setup *cfg)
{
    return versus(cfg) ? cfg->nseats - 1 : cfg->nseats;
}

static const SiegeCard *row(DefId def)
{
    return siege_card(def);
}

static bool of_horde(const SiegeCard *c)
{
    return c->type >= CARD_MONSTER && c->type <= CARD_HORDE_ATTACHMENT;
}

DefId siege_feat_hero(int feat)
{
    static const struct {
        uint8_t feat;
        const char *word;
    } hero[] = {{FEAT_ROLL_CALL, "ba01"},
                {FEAT_THREE_AT_A_BLOW, "em01"},
                {FEAT_GIANT_KILLER, "ti01"},
                {FEAT_ALREADY_HERE, "ti02"}}; /* siege-cards.md, section 9 */
    for (size_t i = 0; i < sizeof hero / sizeof *hero; i++)
        if (hero[i].feat == feat) {
            uint16_t card = siege_find(siege_cards(), hero[i].word);
            return card == NO_CARD ? 0 : (DefId)(card + 1);
        }
    return 0;
}

/* ---- decks --------------------------------------------------------------------------------------------------------- */

/* Adds what there is of a card, as long as the deck is smaller than `most`. */
static void add_copies(SiegeDeck *deck, DefId def, int *size, int most)
{
    for (int i = 0; i < row(def)->copies && *size < most; i++, (*size)++)
        deck->n[def]++;
}

SiegeDeck siege_deck(const Setup *cfg, int seat)
{
    SiegeDeck deck = {{0}};
    int size = 0, most = cfg->option[OPT_FEAT] == FEAT_CROOKED_DECK ? CHEATERS_WANTED : DECK_CARDS_WANTED;
    if (deck_given(cfg, seat)) {
        for (int def = 1; def < siege_ndefs() && def < DECK_DEFS; def++)
            deck.n[def] = cfg->deck[seat][def];
        return deck;
    }
    for (DefId def = 1; def < siege_ndefs(); def++) /* SH-13.5: the best cards stand first */
        if (row(def)->colour == COLOUR_EMBER + cfg->option[OPT_DECK + seat] && siege_in_decks(def))
            add_copies(&deck, def, &size, most);
    return deck;
}

static bool left_out(const Setup *cfg, const SiegeCard *c) /* O8, SH-11.9 */
{
    return !of_horde(c) || (c->class == CLASS_EPIC && cfg->option[OPT_EPIC]);
}

/* SH-13.7: 30 cards without a mana boost; if nobody has chosen them, those of the sets in play first. */
static SiegeDeck cheating_horde(const Setup *cfg)
{
    SiegeDeck deck = {{0}};
    int size = 0;
    unsigned chosen = 1u << SET_STRAYS | siege_sets(cfg->option[OPT_SET]);
    for (int others = 0; others < 2; others++)
        for (DefId def = 1; def < siege_ndefs(); def++)
            if (!left_out(cfg, row(def)) && row(def)->boost == 0 && (chosen >> row(def)->set & 1) == !others)
                add_copies(&deck, def, &size, CHEATERS_WANTED);
    return deck;
}

SiegeDeck siege_horde_deck(const Setup *cfg)
{
    SiegeDeck deck = {{0}};
    unsigned sets = 1u << SET_STRAYS | siege_sets(cfg->option[OPT_SET]);
    if (deck_given(cfg, DECK_HORDE)) {
        for (int def = 1; def < siege_ndefs() && def < DECK_DEFS; def++)
            deck.n[def] = cfg->deck[DECK_HORDE][def];
        return deck;
    }
    if (cfg->option[OPT_FEAT] == FEAT_THEY_CHEAT_TOO)
        return cheating_horde(cfg);
    for (DefId def = 1; def < siege_ndefs(); def++) /* SH-11.13: all of them */
        if (!left_out(cfg, row(def)) && sets >> row(def)->set & 1)
            deck.n[def] = row(def)->copies;
    return deck;
}

DefId siege_castle(int choice)
{
    for (DefId def = 1; def < siege_ndefs(); def++)
        if (row(def)->type == CARD_CASTLE && choice-- == 0)
            return def;
    return 0;
}

/* ---- deck rules ---------------------------------------------------------------------------------------------------- */

static int of_colour(const SiegeDeck *deck, SiegeColour colour)
{
    int n = 0;
    for (DefId def = 1; def < siege_ndefs(); def++)
        n += row(def)->colour == colour ? deck->n[def] : 0;
    return n;
}

static int of_type(const SiegeDeck *deck, SiegeOp type)
{
    SiegeCardType wanted = type == IS_ALLY    ? CARD_ALLY
                           : type == IS_TOWER ? CARD_TOWER
                           : type == IS_SPELL ? CARD_SPELL
                                              : CARD_ATTACHMENT;
    int n = 0;
    for (DefId def = 1; def < siege_ndefs(); def++)
        n += row(def)->type == wanted ? deck->n[def] : 0;
    return n;
}

static int colours_of(const SiegeDeck *deck, SiegeColour without)
{
    int n = 0;
    for (SiegeColour c = COLOUR_EMBER; c < COLOURS; c++)
        n += c != without && of_colour(deck, c) > 0;
    return n;
}

static SiegeColour main_colour(const Term *build)
{
    for (const Term *t = build + 1; t < term_next(build); t = term_next(t))
        if (term_op(t) == RULE_MAIN)
            return (SiegeColour)(COLOUR_EMBER + (term_op(t + 1) - WORD_EMBER));
    return COLOUR_NONE;
}

static int most_of_a_colour(const SiegeDeck *deck)
{
    int most = 0;
    for (SiegeColour c = COLOUR_EMBER; c < COLOURS; c++)
        most = of_colour(deck, c) > most ? of_colour(deck, c) : most;
    return most;
}

bool siege_rule_held(const SiegeDeck *deck, const Term *build, const Term *t, int *have, int *need)
{
    *need = term_int(term_argument(t, 1) ? term_argument(t, 1) : t + 1);
    switch ((int)term_op(t)) {
    case RULE_SIZE:
        *have = siege_deck_size(deck);
        return *have == *need;
    case RULE_HERO:
        *have = deck->n[*need + 1] > 0;
        *need = 1;
        return *have > 0;
    case RULE_MAIN:
        *have = of_colour(deck, main_colour(build));
        return *have >= *need;
    case RULE_OTHERS:
        *have = colours_of(deck, main_colour(build));
        return *have <= *need;
    case RULE_LEAST:
        *have = of_type(deck, term_op(t + 1));
        return *have >= *need;
    case RULE_MOST:
        *have = of_type(deck, term_op(t + 1));
        return *have <= *need;
    case RULE_COLOURS:
        *have = colours_of(deck, COLOUR_NONE);
        return *have == *need;
    case RULE_MOST_COLOUR:
        *have = most_of_a_colour(deck);
        return *have <= *need;
    default:
        *have = 0;
        return true;
    }
}

/* Why a deck does not obey one rule of a castle, or NULL. */
static const char *rule_fault(const SiegeDeck *deck, const Term *build, const Term *t)
{
    int have, need;
    if (siege_rule_held(deck, build, t, &have, &need))
        return NULL;
    switch ((int)term_op(t)) {
    case RULE_SIZE:
        return "a custom deck has exactly 40 cards (SH-11.16)";
    case RULE_HERO:
        return "a custom deck needs the hero of its castle (SH-11.16)";
    case RULE_MAIN:
        return "a custom deck needs more cards of its castle’s colour (SH-11.16)";
    case RULE_OTHERS:
        return "a custom deck has cards of more colours than its castle allows (SH-11.16)";
    case RULE_LEAST:
        return "a custom deck needs more cards of a type that its castle asks for (SH-11.16)";
    case RULE_MOST:
        return "a custom deck has too many cards of a type that its castle limits (SH-11.16)";
    case RULE_COLOURS:
        return "a custom deck needs cards of all colours (SH-11.16)";
    default:
        return "a custom deck has too many cards of one colour (SH-11.16)";
    }
}

static const char *castle_fault(const SiegeDeck *deck, DefId castle) /* SH-11.14 */
{
    const char *fault = NULL;
    if (castle == 0 || row(castle)->nbuild == 0)
        return NULL;
    const Term *build = siege_cards()->term + row(castle)->build;
    for (const Term *t = build + 1; !fault && t < term_next(build); t = term_next(t))
        fault = rule_fault(deck, build, t);
    return fault;
}

/* SH-11.15: over all alliance decks together. */
static const char *copies_fault(const SiegeDeck *deck, int n)
{
    for (DefId def = 1; def < siege_ndefs(); def++) {
        int copies = 0;
        for (int i = 0; i < n; i++)
            copies += deck[i].n[def];
        if (copies > siege_copies_most(def))
            return "of a mythic or legendary card there is one, of a rare card two, of a common card three, all decks "
                   "together (SH-11.15)";
    }
    return NULL;
}

static const char *kinds_fault(const Setup *cfg)
{
    bool given[SIEGE_DECKS];
    for (int d = 0; d < SIEGE_DECKS; d++)
        given[d] = deck_given(cfg, d);
    for (int d = 0; d < SIEGE_DECKS; d++)
        for (int def = 0; given[d] && def < DECK_DEFS; def++) {
            bool fits = def > 0 && def < siege_ndefs() &&
                        (d == DECK_HORDE ? of_horde(row((DefId)def)) : siege_in_decks((DefId)def));
            if (cfg->deck[d][def] && !fits)
                return d == DECK_HORDE ? "a horde deck holds horde cards (SH-13.7)"
                                       : "an alliance deck holds cards of the three colours (SH-11.14)";
        }
    if (given[1] && siege_setup_allies(cfg) < 2)
        return "there is no second alliance player for that deck (SH-11.2)";
    return NULL;
}

/* SH-11.14 with two alliance players: both have a castle each, one of which is in play. */
static bool castles_can_be_given(const Setup *cfg, const SiegeDeck deck[ALLIES_MOST])
{
    DefId in_play = siege_castle(cfg->option[OPT_CASTLE]);
    for (int a = 0; siege_castle(a); a++)
        for (int b = 0; siege_castle(b); b++) {
            bool fits = a != b && (siege_castle(a) == in_play || siege_castle(b) == in_play);
            fits = fits && (!deck_given(cfg, 0) || !castle_fault(&deck[0], siege_castle(a)));
            if (fits && (!deck_given(cfg, 1) || !castle_fault(&deck[1], siege_castle(b))))
                return true;
        }
    return false;
}

bool siege_castles_suit(const Setup *cfg)
{
    SiegeDeck deck[ALLIES_MOST] = {siege_deck(cfg, 0), siege_deck(cfg, 1)};
    return castles_can_be_given(cfg, deck);
}

static const char *decks_fault(const Setup *cfg)
{
    SiegeDeck deck[ALLIES_MOST];
    int n = siege_setup_allies(cfg);
    const char *fault = kinds_fault(cfg);
    for (int seat = 0; seat < n; seat++)
        deck[seat] = siege_deck(cfg, seat);
    if (fault)
        return fault;
    if (cfg->option[OPT_FEAT] == FEAT_CROOKED_DECK) { /* SH-13.5: no building limit */
        for (int seat = 0; seat < n; seat++)
            if (siege_deck_size(&deck[seat]) != CHEATERS_WANTED)
                return "for Crooked Deck each alliance deck has exactly 30 cards (SH-13.5)";
        return NULL;
    }
    if (n == 2 && !deck_given(cfg, 0) && !deck_given(cfg, 1) && cfg->option[OPT_DECK] == cfg->option[OPT_DECK + 1])
        return "there is one deck of each colour (SH-11.15)";
    for (int seat = 0; seat < n; seat++)
        if (deck_given(cfg, seat) && siege_deck_size(&deck[seat]) != DECK_CARDS_WANTED)
            return "a custom deck has exactly 40 cards (SH-11.16)";
    fault = copies_fault(deck, n);
    if (!fault && n == 1 && deck_given(cfg, 0))
        fault = castle_fault(&deck[0], siege_castle(cfg->option[OPT_CASTLE]));
    if (!fault && n == 2 && !castles_can_be_given(cfg, deck))
        return "custom decks obey the rules of two different castles, one of them in play (SH-11.14)";
    return fault;
}

static const char *horde_fault(const Setup *cfg)
{
    SiegeDeck deck = siege_horde_deck(cfg);
    bool cheats = cfg->option[OPT_FEAT] == FEAT_THEY_CHEAT_TOO, tier[2] = {false, false};
    if (deck_given(cfg, DECK_HORDE) && !cheats)
        return "only They Cheat Too lets players choose the horde deck (SH-13.7)";
    for (DefId def = 1; def < siege_ndefs(); def++) {
        const SiegeCard *c = row(def);
        if (!deck.n[def])
            continue;
        tier[c->tier == 2] = true;
        if (cheats && c->boost)
            return "for They Cheat Too no horde card has a mana boost (SH-13.7)";
        if (deck.n[def] > c->copies)
            return "there are not so many copies of a horde card (SH-13.7)";
        if (left_out(cfg, c))
            return "the epic monsters are out of the game (SH-11.9)";
    }
    if (cheats && siege_deck_size(&deck) != CHEATERS_WANTED)
        return "for They Cheat Too the horde deck has exactly 30 cards (SH-13.7)";
    return cfg->option[OPT_TIERS] && !(tier[0] && tier[1]) ? "two horde decks need cards of both tiers (SH-11.11)"
                                                           : NULL;
}

/* ---- options ------------------------------------------------------------------------------------------------------- */

static const char *feat_fault(const Setup *cfg)
{
    static const char *const missing[FEATS] = {
        [FEAT_ROLL_CALL] = "for Roll Call a deck needs Nehmeri the Unforgetting (SH-13.8)",
        [FEAT_THREE_AT_A_BLOW] = "for Three at a Blow a deck needs Brannoc Hearthmaul (SH-13.9)",
        [FEAT_GIANT_KILLER] = "for Giant-Killer’s Evening a deck needs Kestrin Vey (SH-13.10)",
        [FEAT_ALREADY_HERE] = "for She Was Already Here a deck needs Aurelin Veilborne (SH-13.11)",
    };
    int feat = cfg->option[OPT_FEAT];
    DefId hero = siege_feat_hero(feat);
    bool held = hero == 0;
    if (feat == FEAT_NONE)
        return NULL;
    if (versus(cfg))
        return "achievements are for games without a horde player (SH-13.2)";
    for (int seat = 0; seat < siege_setup_allies(cfg); seat++)
        held = held || siege_deck(cfg, seat).n[hero];
    if (!held)
        return missing[feat];
    if (feat == FEAT_GIANT_KILLER && cfg->option[OPT_EPIC])
        return "Giant-Killer’s Evening needs epic monsters (SH-13.10)";
    return feat == FEAT_THREE_DOORS && cfg->option[OPT_STAGE] == 1
               ? "Three Doors, Three Names needs the first stages (SH-13.15)"
               : NULL;
}

const char *siege_setup_fault(const Setup *cfg)
{
    if (versus(cfg) && cfg->option[OPT_TIERS])
        return "two horde decks are for games without a horde player (SH-11.11)";
    const char *fault = decks_fault(cfg);
    if (!fault)
        fault = feat_fault(cfg);
    return fault ? fault : horde_fault(cfg);
}
