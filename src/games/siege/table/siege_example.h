/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Siege. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_EXAMPLE_H
#define GAMES_SIEGE_TABLE_SIEGE_EXAMPLE_H
#include "ui/example.h"

float siege_example(const Example *e);

#endif
