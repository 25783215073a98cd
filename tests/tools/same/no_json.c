/* SPDX-License-Identifier: MIT
 * Stands in for the JSON library on machines we only borrow a compiler for (same_everywhere.sh): journals without a
 * position need none of it. Whoever calls it after all is told so. */
#include <string.h>

#include "base/log.h"
#include "core/position.h"
#include "core/text.h"

json_t *position_out(const Game *g, const Setup *cfg, const State *s)
{
    (void)g, (void)cfg, (void)s;
    log_bug("this build writes no positions", __FILE__, __LINE__);
}

Status position_in(const Game *g, const json_t *position, uint64_t seed, Setup *cfg, State *s)
{
    (void)g, (void)position, (void)seed, (void)cfg, (void)s;
    return status_error(1, "this build reads no positions");
}

Status option_set(const Game *g, const char *word, const char *choice, Setup *cfg)
{
    for (int i = 0; i < g->noptions; i++)
        for (int k = 0; k < g->option[i].nchoices; k++)
            if (strcmp(g->option[i].word, word) == 0 && strcmp(g->option[i].choice[k], choice) == 0) {
                cfg->option[i] = (uint8_t)k;
                return status_ok();
            }
    return status_error(1, "there is no such option");
}

int deck_by_word(const Game *g, const char *word)
{
    for (int d = 0; d < g->ndecks; d++)
        if (strcmp(g->deck[d].word, word) == 0)
            return d;
    return -1;
}

Status deck_set(const Game *g, int deck, const char *word, long count, Setup *cfg)
{
    int def = def_by_word(g, word);
    if (def < 0 || def >= DECK_DEFS || count < 1 || count > UINT8_MAX)
        return status_error(1, "there is no such card for a deck");
    cfg->deck[deck][def] = (uint8_t)count;
    return status_ok();
}

char *json_dumps(const json_t *json, size_t flags)
{
    (void)json, (void)flags;
    return NULL;
}

json_t *json_loadb(const char *buffer, size_t n, size_t flags, json_error_t *error)
{
    (void)buffer, (void)n, (void)flags, (void)error;
    return NULL;
}

void json_delete(json_t *json)
{
    (void)json;
}
