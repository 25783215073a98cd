/* SPDX-License-Identifier: MIT
 * Positions of the sketch (tests/unit/sketch.h): several seats that may act, a queue, attachments, counters and decks,
 * which few games have. As fuzz_position, over a list of games that holds the sketch alone. */
#include "fuzz_position.c"

#include "../unit/sketch.c"

static int fuzz_sketch(const uint8_t *data, size_t n)
{
    return fuzz_position(data, n);
}
