/* SPDX-License-Identifier: MIT
 * The notations of all games. */
#include <ctype.h>

#include "engine/scenario/vocabulary.h"

/* Those of the games that have more than the plain words. */
static const ScenarioWords *const with_words[] = {&goblins_scenario, &horde_scenario, &monstrous_scenario,
                                                  &siege_scenario};
enum { WITH_WORDS = sizeof with_words / sizeof *with_words };

#define RULES(id)    extern const Game id##_game;
#define TABLE(id)    RULES(id)
#define TEMPLATE(id) extern const Game id;
#include "games/list.def"
#undef RULES
#undef TEMPLATE
#define RULES(id)    {.game = &id##_game},
#define TEMPLATE(id) {.game = &id},
static const ScenarioWords plain[] = {
#include "games/list.def"
    {.game = NULL}};

const ScenarioWords *scenario_of(const Game *g)
{
    for (int i = 0; i < WITH_WORDS; i++)
        if (with_words[i]->game == g)
            return with_words[i];
    const ScenarioWords *words = plain;
    while (words->game && words->game != g)
        words++;
    return words->game ? words : NULL;
}

static bool is_fence_of(const Game *g, const char *fence)
{
    const char *p = g->prefix;
    while (*p && *fence == tolower((unsigned char)*p)) {
        p++;
        fence++;
    }
    return !*p && !*fence;
}

const ScenarioWords *scenario_by_fence(const char *fence)
{
    for (const ScenarioWords *words = plain; words->game; words++)
        if (is_fence_of(words->game, fence))
            return scenario_of(words->game);
    return NULL;
}
