/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Horde. */
#ifndef BOARDS_HORDE_EXAMPLE_H
#define BOARDS_HORDE_EXAMPLE_H
#include "ui/example.h"

float horde_example(const Example *e);

#endif
