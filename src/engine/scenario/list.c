/* SPDX-License-Identifier: MIT
 * The notations of all games that have scenarios. */
#include "engine/scenario/vocabulary.h"

const ScenarioWords *const scenario_words[] = {&horde_scenario,    &monstrous_scenario, &goblins_scenario,
                                               &nullgame_scenario, &siege_scenario,     NULL};

const ScenarioWords *scenario_of(const Game *g)
{
    for (int i = 0; scenario_words[i]; i++)
        if (scenario_words[i]->game == g)
            return scenario_words[i];
    return NULL;
}
