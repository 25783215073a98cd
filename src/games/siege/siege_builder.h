/* SPDX-License-Identifier: MIT
 * Building decks for the alliance of Siege (docs/rules/siege.md SH-11.14 to SH-11.17): what a castle asks of a deck, how
 * many copies are left, what a deck lacks, the rest filled up, and a deck as a text that people read and send.
 *
 *     Horde Hall deck
 *     name: The Long Chimney
 *     castle: Anvilholt
 *     1 Brannoc Hearthmaul
 *     3 Kiln Recruit
 *
 * Lines that begin with # are notes. A card may be written by its word too (em20), and a line without a number is one. */
#ifndef GAMES_SIEGE_BUILDER_H
#define GAMES_SIEGE_BUILDER_H
#include "base/buf.h"
#include "base/status.h"
#include "games/siege/siege.h"

enum {
    DECK_CARDS_WANTED = 40,
    DECK_NAME = 40,
    DECK_RULES = 8,
    DECK_NOTES = 8,
    CASTLES = 6,
    DECK_TEXT_MOST = 16 << 10, /* bytes of a deck as text */
};

/* The number of each row of Game.def. */
typedef struct {
    uint8_t n[SIEGE_CARDS_MOST + 1];
} SiegeDeck;

typedef struct {
    char name[DECK_NAME]; /* UTF-8, without marks */
    uint8_t castle;       /* castle whose rule it follows: a choice of OPT_CASTLE */
    SiegeDeck cards;
} SiegeList;

typedef struct { /* one line of the check list */
    bool held;
    int have, need;
    char words[320]; /* "28 ember cards or more: 38" */
} SiegeDeckRule;

DefId siege_castle(int choice);                          /* the castle of a choice of OPT_CASTLE; 0: none */
void siege_castle_rule(int castle, char *out, size_t n); /* writes the text on its back */
SiegeDeck siege_deck(const Setup *cfg, int seat);        /* the deck of that seat, ready-made or brought */
int siege_deck_size(const SiegeDeck *deck);
bool siege_in_decks(DefId def);   /* a card of the alliance's three colours */
int siege_copies_most(DefId def); /* SH-11.15: over all alliance decks together */
/* others: the partner's deck, or NULL. Never below 0. */
int siege_copies_left(const SiegeDeck *deck, const SiegeDeck *others, DefId def);
/* "2 copies are left. Your partner has 1." */
void siege_say_copies(const SiegeDeck *deck, const SiegeDeck *others, DefId def, char *out, size_t n);
/* Lists the rules of the castle in printed order, and last the number of copies (SH-11.15). */
int siege_deck_rules(const SiegeDeck *deck, const SiegeDeck *others, int castle, SiegeDeckRule out[DECK_RULES]);
bool siege_deck_holds(const SiegeDeck *deck, const SiegeDeck *others, int castle);
/* True if it has more copies than allowed, with the partner's (SH-11.15). */
bool siege_too_often(const SiegeDeck *deck, const SiegeDeck *others, DefId def);
/* Fills the deck up to 40 cards that suit the castle, the curve and the cards in it; removes nothing. False: existing
 * cards, or the partner's, prevent it; then it is filled as far as possible. */
bool siege_deck_fill(SiegeDeck *deck, const SiegeDeck *others, int castle);
/* Writes sentences about what it lacks: advice, no rule. */
int siege_deck_notes(const SiegeDeck *deck, char out[DECK_NOTES][160]);
/* Reads the ready-made deck of castle i; false: there are fewer. */
bool siege_deck_ready(int i, SiegeList *out);

void siege_deck_write(const SiegeList *list, Buf *out);
/* *out is untouched on error; file: for the sentence, "" for a text without a file. */
Status siege_deck_read(const char *text, size_t n, const char *file, SiegeList *out);

/* Gives the seat this deck and puts its castle into play, unless a partner's own deck prevents that: then it plays without
 * the castle. An error if the deck does not fit the rest; *cfg is untouched then. */
Status siege_deck_seat(const SiegeList *list, int seat, Setup *cfg);

/* Says why the decks players brought do not fit the castle or each other, and what can be done; seats by the names in cfg.
 * False: they fit, or siege_setup_fault finds another fault. */
bool siege_say_decks(const Setup *cfg, char *out, size_t n);

#endif
