/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Against the Monstrous Horde. */
#ifndef GAMES_MONSTROUS_TABLE_MONSTROUS_EXAMPLE_H
#define GAMES_MONSTROUS_TABLE_MONSTROUS_EXAMPLE_H
#include "ui/example.h"

float monstrous_example(const Example *e);

#endif
