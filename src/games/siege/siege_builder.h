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

/* How many of each row of Game.def. */
typedef struct {
    uint8_t n[SIEGE_CARDS_MOST + 1];
} SiegeDeck;

typedef struct {
    char name[DECK_NAME]; /* UTF-8, without marks */
    uint8_t castle;       /* whose rule it obeys: a choice of OPT_CASTLE */
    SiegeDeck cards;
} SiegeList;

typedef struct { /* one line of the check list */
    bool held;
    int have, need;
    char words[320]; /* "28 ember cards or more: 38" */
} SiegeDeckRule;

DefId siege_castle(int choice);                          /* of OPT_CASTLE; 0: there are not so many */
void siege_castle_rule(int castle, char *out, size_t n); /* what is printed on its back */
SiegeDeck siege_deck(const Setup *cfg, int seat);        /* what that seat plays, ready-made or brought */
int siege_deck_size(const SiegeDeck *deck);
bool siege_in_decks(DefId def);   /* a card of the alliance's three colours */
int siege_copies_most(DefId def); /* SH-11.15: over all alliance decks together */
/* others: the partner's deck, or NULL. Never below 0. */
int siege_copies_left(const SiegeDeck *deck, const SiegeDeck *others, DefId def);
/* "2 copies are left. Your partner has 1." */
void siege_say_copies(const SiegeDeck *deck, const SiegeDeck *others, DefId def, char *out, size_t n);
/* What the castle asks for, in the order of its rule, and last the number of copies (SH-11.15). */
int siege_deck_rules(const SiegeDeck *deck, const SiegeDeck *others, int castle, SiegeDeckRule out[DECK_RULES]);
bool siege_deck_holds(const SiegeDeck *deck, const SiegeDeck *others, int castle);
/* More copies than there may be, with the partner's (SH-11.15). */
bool siege_too_often(const SiegeDeck *deck, const SiegeDeck *others, DefId def);
/* Names the first of these cards, and says how many more there are; how many they are. */
int siege_say_too_often(const SiegeDeck *deck, const SiegeDeck *others, char *out, size_t n);
/* Adds cards up to 40 that suit the castle, the curve and what is there already; takes nothing away. False: what is
 * there already, or what the partner has, stands in the way, and the deck is as full as it can be. */
bool siege_deck_fill(SiegeDeck *deck, const SiegeDeck *others, int castle);
/* Sentences about what it lacks: advice, no rule. */
int siege_deck_notes(const SiegeDeck *deck, char out[DECK_NOTES][160]);
/* A ready-made deck for each castle; false: there are not so many. */
bool siege_deck_ready(int i, SiegeList *out);

void siege_deck_write(const SiegeList *list, Buf *out);
/* *out is untouched on error; file: for the sentence, "" for a text without a file. */
Status siege_deck_read(const char *text, size_t n, const char *file, SiegeList *out);

/* Into a game: that seat plays the deck, and the castle it is built for is in play, unless a partner's own deck is in the
 * way and it goes without. A sentence when it does not go together with the rest, and *cfg is untouched. */
Status siege_deck_seat(const SiegeList *list, int seat, Setup *cfg);

/* Why the decks that were brought do not go with the castle or with each other, and what can be done; seats by the names in
 * cfg. False: they do go together, or it is something else that siege_setup_fault finds wrong. */
bool siege_say_decks(const Setup *cfg, char *out, size_t n);

#endif
