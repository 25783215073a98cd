/* SPDX-License-Identifier: MIT
 * Rule books from anywhere: a list of entries in which every rule is found by its number. */
#include "fuzz.h"

#include "app/scenes/rulebook.h"
#include "base/buf.h"

static int fuzz_rulebook(const uint8_t *data, size_t n)
{
    Buf text = {0};
    Rulebook book;
    buf_addn(&text, (const char *)data, n);
    rulebook_parse(buf_str(&text), &book);
    for (int i = 0; i < book.n; i++) {
        const Entry *e = &book.entry[i];
        NEED(e->text && memchr(e->id, '\0', sizeof e->id));
        NEED(rulebook_has(e, "") && rulebook_has(e, e->text));
        int found = rulebook_find(&book, e->id);
        NEED(e->id[0] ? found >= 0 && found <= i && strcmp(book.entry[found].id, e->id) == 0 : found == -1);
    }
    rulebook_free(&book);
    buf_free(&text);
    return 0;
}
