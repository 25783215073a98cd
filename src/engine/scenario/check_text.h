/* SPDX-License-Identifier: MIT
 * Plays the scenario blocks of a Markdown text.  A block is a fenced block whose first word is ScenarioWords.fence of a
 * game. */
#ifndef ENGINE_SCENARIO_CHECK_TEXT_H
#define ENGINE_SCENARIO_CHECK_TEXT_H
#include <stdio.h>

#include "engine/scenario/scenario.h"

typedef struct {
    int passed, failed; /* blocks; an unreadable file or a file without a block is one failure */
} CheckCount;

/* Of those whose tag is that of one of `words` (NULL-terminated); name is for messages. */
CheckCount check_text(const char *text, size_t n, const char *name, const ScenarioWords *const *words, FILE *out);

#endif
