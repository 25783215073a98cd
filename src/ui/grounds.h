/* SPDX-License-Identifier: MIT
 * The grounds of the tables on the stage: which picture, how bright, with a table in front of it or without. A table
 * draws its own with ground_draw as the first thing of all, and lays mats on it (gfx/mat.h). */
#ifndef UI_GROUNDS_H
#define UI_GROUNDS_H
#include "gfx/ground.h"

extern const Ground ground_hall;    /* a table of oak in the hall */
extern const Ground ground_mine;    /* the floor of a mine */
extern const Ground ground_village; /* the square of a village */

/* Returns the ground of six ways from a portal to a wall. roads: where the table has its lanes in the window, all of
 * them together; turned: seen from the portal; fire: 0..1, how much of the wall burns. */
Ground ground_roads(Rect window, Rect roads, bool turned, float fire);

#endif
