/* SPDX-License-Identifier: MIT
 * The screen on which custom decks for Siege are built. */
#ifndef APP_SCENES_DECK_H
#define APP_SCENES_DECK_H
#include "app/app.h"

typedef struct {
    uint8_t seat; /* the ally the deck is for, in the last set-up */
} DeckArg;        /* SCENE_DECK, opened with app_go; returns to the set-up by itself */

#endif
