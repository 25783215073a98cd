/* SPDX-License-Identifier: MIT
 * Decks of Siege as text: any text is read whole or refused with a sentence, and what was read is written and read again
 * without a change. */
#include "fuzz.h"

#include "games/siege/siege_builder.h"

static int fuzz_deck(const uint8_t *data, size_t n)
{
    SiegeList list = {.castle = 4}, again = {.castle = 0};
    char note[DECK_NOTES][160];
    SiegeDeckRule rule[DECK_RULES];
    Buf text = {0};
    Status s = siege_deck_read((const char *)data, n, "fuzz", &list);
    REQUIRE((s.code == 0) == (s.text[0] == '\0'));
    REQUIRE(s.code == 0 || (list.castle == 4 && siege_deck_size(&list.cards) == 0 && list.name[0] == '\0'));
    if (s.code)
        return 0;
    REQUIRE(siege_deck_size(&list.cards) > 0 && list.castle < CASTLES && strlen(list.name) < sizeof list.name);
    for (DefId def = 0; def < siege_game.ndefs; def++)
        REQUIRE(list.cards.n[def] == 0 || (siege_in_decks(def) && list.cards.n[def] <= siege_copies_most(def)));
    siege_deck_write(&list, &text);
    s = siege_deck_read(buf_str(&text), text.n, "fuzz", &again);
    REQUIRE(s.code == 0 && again.castle == list.castle && strcmp(again.name, list.name) == 0);
    REQUIRE(memcmp(&again.cards, &list.cards, sizeof list.cards) == 0);
    REQUIRE(siege_deck_rules(&list.cards, NULL, list.castle, rule) <= DECK_RULES);
    REQUIRE(siege_deck_notes(&list.cards, note) <= DECK_NOTES);
    buf_free(&text);
    return 0;
}
