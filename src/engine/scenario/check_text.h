/* SPDX-License-Identifier: MIT
 * Plays the scenario blocks of a Markdown text.  A block is a fenced block whose first word marks a notation. */
#ifndef ENGINE_SCENARIO_CHECK_TEXT_H
#define ENGINE_SCENARIO_CHECK_TEXT_H
#include <stdio.h>

#include "engine/scenario/blocks.h"
#include "engine/scenario/scenario.h"

typedef struct {
    int passed, failed; /* blocks; an unreadable file or a file without a block is one failure */
} CheckCount;

typedef struct { /* hears what is played */
    void (*begin)(void *own, const Block *block);
    void (*after)(void *own, const Scenario *t); /* a statement */
    void (*end)(void *own, Scenario *t, int failures);
    void *own;
} CheckWatch;

/* Of the blocks whose first word `find` knows, such as scenario_by_fence; name is for messages. */
CheckCount check_text(const char *text, size_t n, const char *name, ScenarioFind *find, FILE *out);
CheckCount check_text_watched(const char *text, size_t n, const char *name, ScenarioFind *find, FILE *out,
                              const CheckWatch *watch);

#endif
