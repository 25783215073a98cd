/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the text of a card, made from its terms by the printing rules (docs/rules/siege.md 10.11).
 *
 * The phrases stand in siege_ops.def. A mark in one is
 *
 *     {1}            the first argument; several effects, costs or options are joined as 10.11 says
 *     {1:one|many}   one of two forms, by the number or by how many cards a selector names; {1=3:..|..}: 3 or not
 *     {1.style}      one, many        a noun phrase of filters without article, or the form of a word
 *                    a                the same with its article: "an ally", "another ally"
 *                    card, cards      of cards that are not in play: "a spell card", "tower cards"
 *                    fallen           an ally card in the discard pile
 *                    what             after "is": "epic", "a minion"
 *                    each             a selector that receives something: "each of 2 allies"
 *                    signed           a number with its sign
 *                    sentences        each a sentence of its own
 *                    has              a modifier said of its subject: "it has Armor 1"
 *     {subject}      whom a modifier is about
 *     {it:..|..}     the first argument prints "it", or not; {body:..|..} it is attack or health; {stage:..|..} it is
 *                    the portal's stage; {phrase:..|..} it stands behind the noun; {horde:..|..} the card is on the horde's side
 *
 * and of "one|many" outside of marks one form is taken. */
#ifndef GAMES_SIEGE_PRINT_H
#define GAMES_SIEGE_PRINT_H
#include "games/siege/siege_terms.h"

/* All abilities, "" when there are none. Costs are bold: **pay 1 mana**. False: it does not fit, and is not whole. */
bool siege_print_card(const SiegeSet *set, const SiegeCard *c, char *out, size_t room);
/* One of its abilities, as it stands in that text; or a selector, "a monster in a lane". */
bool siege_print_ability(const SiegeSet *set, const SiegeCard *c, const Term *ability, char *out, size_t room);
/* An effect, a cost or an option of a choice, as a sentence. */
bool siege_print_sentence(const SiegeSet *set, const SiegeCard *c, const Term *t, char *out, size_t room);
/* The deck rule on the back of a castle, "" on other cards. */
bool siege_print_back(const SiegeSet *set, const SiegeCard *c, char *out, size_t room);

#endif
