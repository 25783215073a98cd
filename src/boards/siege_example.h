/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Siege. */
#ifndef BOARDS_SIEGE_EXAMPLE_H
#define BOARDS_SIEGE_EXAMPLE_H
#include "ui/example.h"

float siege_example(const Example *e);

#endif
