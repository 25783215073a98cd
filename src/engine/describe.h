/* SPDX-License-Identifier: MIT
 * The words of a game, from its tables: what a client must know of it that it cannot learn by playing.  As JSON for the
 * request `describe`, and as the Markdown of docs/protocol-words.md, which a test compares with these tables. */
#ifndef ENGINE_DESCRIBE_H
#define ENGINE_DESCRIBE_H
#include <jansson.h>

#include "base/buf.h"
#include "core/game.h"
#include "engine/cli.h"

enum { EXCLUDED_MOST = 64 };
typedef struct { /* one choice, or two, that a table cannot have while all others are at their preset */
    int n;
    int option[2], choice[2];
    unsigned seats; /* bit per number of seats at which it is refused */
    char why[200];
} Excluded;

/* Every such one; a pair only where neither choice is refused alone. Returns how many. */
int excluded_list(const Game *g, Excluded out[EXCLUDED_MOST]);

json_t *describe_json(const Game *g);
void describe_text(Buf *out); /* all games of the list but the template */
int describe_run(const Args *args);

#endif
