/* SPDX-License-Identifier: MIT
 * The search in a rule book: all hits in the order of the book, and the current one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "app/scenes/rules_int.h"

#include "base/buf.h"

enum { LETTERS_LEAST = 2 };

static void add_find(RulesScene *s, Find f)
{
    if (s->nfinds == s->finds_room) {
        s->finds_room = s->finds_room ? s->finds_room * 2 : 64;
        s->find = xrealloc(s->find, (size_t)s->finds_room * sizeof *s->find);
    }
    s->find[s->nfinds++] = f;
}

static void show_find(RulesScene *s)
{
    s->go = s->find[s->found].entry;
    s->go_top = false;
    s->seek = true;
    s->aim = -1;
}

void rules_look_for(RulesScene *s)
{
    if (strcmp(s->search, s->searched) == 0)
        return;
    (void)snprintf(s->searched, sizeof s->searched, "%s", s->search);
    s->nfinds = 0;
    s->found = -1;
    s->seek = false;
    if (strlen(s->search) < LETTERS_LEAST)
        return;
    for (int i = 0; i < s->book.n; i++) {
        const Entry *e = &s->book.entry[i];
        size_t at = 0, length = 0;
        if (e->kind == ENTRY_INDEX) /* a hit in the index would only repeat the word */
            continue;
        if (rulebook_is_number(e, s->search))
            add_find(s, (Find){.entry = i});
        for (size_t from = 0; rulebook_next(e, s->search, from, &at, &length); from = at + length)
            add_find(s, (Find){i, at, length});
    }
    if (s->nfinds == 0)
        return;
    s->found = 0;
    for (int f = 0; f < s->nfinds; f++) /* a query that is a whole rule number finds that rule */
        if (s->find[f].length == 0 && strcasecmp(s->book.entry[s->find[f].entry].id, s->search) == 0)
            s->found = f;
    show_find(s);
}

void rules_step(RulesScene *s, int by)
{
    if (s->nfinds == 0)
        return;
    s->found = (s->found + by + s->nfinds) % s->nfinds;
    show_find(s);
}

int rules_found_in(const RulesScene *s, int chapter)
{
    int end = chapter + 1;
    while (end < s->book.n && s->book.entry[end].kind != ENTRY_HEADING)
        end++;
    return rules_first_find(s, end) - rules_first_find(s, chapter);
}

int rules_first_find(const RulesScene *s, int entry)
{
    int low = 0, high = s->nfinds;
    while (low < high) {
        int middle = (low + high) / 2;
        if (s->find[middle].entry < entry)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
