/* SPDX-License-Identifier: MIT
 * The notations of all games that have scenarios. */
#include "engine/scenario/scenario.h"

const ScenarioWords *const scenario_words[] = {&horde_scenario, &monstrous_scenario, &goblins_scenario, NULL};
