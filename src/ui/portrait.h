/* SPDX-License-Identifier: MIT
 * Portraits of the players at a table. */
#ifndef UI_PORTRAIT_H
#define UI_PORTRAIT_H
#include <stddef.h>

#include "core/game.h"
#include "gfx/gfx.h"

enum { PORTRAIT_GUESTS = 6, PORTRAIT_PERSONS = 2 };
/* Returns the name of guest i of the tavern, who plays where no character does: six names, then the first again. */
const char *portrait_guest(int i);

/* Names the portrait of a computer player: its character's, or that of the tavern guest with this name. One that a player
 * has renamed, or whose name and character do not match, has the face of a traveller or guest whom nobody else at the
 * table has. False for a person. */
bool portrait_of(const Game *game, const Setup *cfg, int seat, char *picture, size_t n);

/* Names the portrait of a person: two travellers by turns. */
void portrait_of_person(int seat, char *picture, size_t n);

/* Draws a round portrait with a gold rim in a square. picture: with the seat's badge at its corner; NULL, or if it is not
 * there: a person's; in the contrast theme, and where it is too small to be known: the badge alone. seat: or NO_SEAT.
 * lit: with a glow, for whoever acts. */
void portrait_round(Gfx *g, const char *picture, int seat, Rect face, bool lit);

/* Fills a rectangle with a person; without that picture with a figure in the light of its seat's colour. */
void portrait_person(Gfx *g, int seat, Rect face);

void innkeeper_portrait(Gfx *g, Rect r); /* draws her head, out of the painting of the Hall */

#endif
