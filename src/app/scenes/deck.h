/* SPDX-License-Identifier: MIT
 * The screen on which custom decks for Siege are built. */
#ifndef APP_SCENES_DECK_H
#define APP_SCENES_DECK_H
#include "app/app.h"

typedef struct {
    uint8_t seat; /* whose deck it is to be, of the table that was set up last */
} DeckArg;        /* SCENE_DECK */

#endif
