/* SPDX-License-Identifier: MIT
 * Rule books from anywhere: a list of entries in which every rule is found by its number, and examples that any game
 * plays or refuses. */
#include "fuzz.h"

#include "app/scenes/rulebook.h"
#include "base/buf.h"
#include "engine/scenario/play_block.h"

enum { EXAMPLES_TRIED = 8 };

static void play_in_every_game(const char *block)
{
    for (int i = 0; game_list[i]; i++) {
        PlayedBlock *played = play_block(game_list[i], block);
        REQUIRE(!played || (played->before && played->after && played->n <= SAID_MOST));
        played_free(played);
    }
}

static int fuzz_rulebook(const uint8_t *data, size_t n)
{
    Buf text = {0};
    Rulebook book;
    int examples = 0;
    buf_addn(&text, (const char *)data, n);
    rulebook_parse(buf_str(&text), &book);
    for (int i = 0; i < book.n; i++) {
        const Entry *e = &book.entry[i];
        REQUIRE(e->text && memchr(e->id, '\0', sizeof e->id));
        size_t from = 0, at, length, end = 0, all = strlen(e->text);
        REQUIRE(!rulebook_next(e, "", 0, &at, &length));
        REQUIRE(!all || (rulebook_next(e, e->text, 0, &at, &length) && at == 0 && length == all));
        for (; from < all && rulebook_next(e, "the", from, &at, &length); from = at + length)
            REQUIRE(at >= from && at + length <= all);
        for (int k = 0; k < e->nlinks; end = e->link[k].at + e->link[k].length, k++)
            REQUIRE(e->link[k].at >= end && e->link[k].length > 0 && e->link[k].at + e->link[k].length <= all &&
                    e->link[k].to >= 0 && e->link[k].to < book.n && e->link[k].to != i);
        if (e->kind == ENTRY_EXAMPLE && examples++ < EXAMPLES_TRIED)
            play_in_every_game(e->block);
        int found = rulebook_find(&book, e->id);
        REQUIRE(e->id[0] ? found >= 0 && found <= i && strcmp(book.entry[found].id, e->id) == 0 : found == -1);
    }
    rulebook_free(&book);
    buf_free(&text);
    return 0;
}
