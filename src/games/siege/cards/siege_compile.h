/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: from the blocks of the card file to terms, and everything 10.12 demands of a card.
 *
 * The same code reads docs/rules/siege-cards.md while the program is built and the cards of a scenario while it runs. It
 * takes no memory but the caller's set. What is wrong is one sentence, "FILE:LINE: 'pik' is no word of the vocabulary.";
 * the set is then as it was. */
#ifndef GAMES_SIEGE_COMPILE_H
#define GAMES_SIEGE_COMPILE_H
#include "base/status.h"
#include "games/siege/siege_terms.h"

/* Adds all records of a text: what stands in fenced blocks marked `cards`, in the form of siege-cards.md, section 2.
 * `file` is what errors call it. A castle may name a card that comes later. */
Status siege_compile(SiegeSet *set, const char *text, size_t n, const char *file);

/* Adds one more ability to a card, whose type must be known. Errors have no place in front: the caller knows it. */
Status siege_compile_ability(SiegeSet *set, uint16_t card, const char *term);

/* 10.12, as far as it concerns a single card that is complete. siege_compile has asked it already. */
Status siege_check_card(const SiegeSet *set, const SiegeCard *c);
/* 10.12, as far as it concerns all cards of the card file together: decks, portals, outsiders. */
Status siege_check_set(const SiegeSet *set);

#endif
