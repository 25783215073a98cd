/* SPDX-License-Identifier: MIT
 * The notations of all games, by list.def. */
#include "engine/scenario/vocabulary.h"

#define TABLE(id)    &id##_scenario,
#define RULES(id)    &id##_scenario,
#define TEMPLATE(id) &id##_scenario,
const ScenarioWords *const scenario_words[] = {
#include "games/list.def"
    NULL};

const ScenarioWords *scenario_of(const Game *g)
{
    for (int i = 0; scenario_words[i]; i++)
        if (scenario_words[i]->game == g)
            return scenario_words[i];
    return NULL;
}
