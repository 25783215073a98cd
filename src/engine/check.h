/* SPDX-License-Identifier: MIT
 * `check FILE...`: the reader of scenario blocks, the same for all games.  A block is a fenced block of Markdown whose
 * first word is ScenarioWords.fence of a game; the game's words carry out its statements. */
#ifndef ENGINE_CHECK_H
#define ENGINE_CHECK_H
#include "engine/scenario/scenario.h"
#include "engine/cli.h"

typedef struct {
    int passed, failed; /* blocks; an unreadable file or a file without a block is one failure */
} CheckCount;

/* Plays all blocks of a Markdown text whose tag is that of one of `words` (NULL-terminated); name is for messages. */
CheckCount check_text(const char *text, size_t n, const char *name, const ScenarioWords *const *words, FILE *out);
int check_run(const Args *args);

#endif
