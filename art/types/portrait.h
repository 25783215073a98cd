/* SPDX-License-Identifier: MIT
 * Portraits of opponents: their size, and a row of a list of them. */
#ifndef FORGE_TYPES_PORTRAIT_H
#define FORGE_TYPES_PORTRAIT_H

#include "cards.h"

enum { PORTRAIT_SIZE = 384 };

#define PORTRAIT(word, faction, function)                                                                              \
    {                                                                                                                  \
        "portraits/" word, faction, function, PORTRAIT_SIZE, PORTRAIT_SIZE                                             \
    }

#endif
