/* SPDX-License-Identifier: MIT
 * What the tests of the rule books share. */
#ifndef TESTS_UNIT_HELP_BOOK_H
#define TESTS_UNIT_HELP_BOOK_H
#include "help.h"

#include "app/scenes/rulebook.h"

/* Reads the book of the game, in the language that is spoken. */
static inline void help_book(const Game *g, Rulebook *b)
{
    char path[600];
    (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", PROJECT_DIR, g->id);
    assert_int_equal(rulebook_read(path, b).code, 0);
}

#endif
