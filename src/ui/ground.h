/* SPDX-License-Identifier: MIT
 * The grounds of the tables on the stage: which picture, how bright, with a table in front of it or without. A table
 * draws its own with ground_draw as the first thing of all, and lays mats on it with mat_draw. */
#ifndef UI_GROUND_H
#define UI_GROUND_H
#include "gfx/ground.h"

extern const Ground ground_hall;    /* a table of oak in the hall */
extern const Ground ground_mine;    /* the floor of a mine */
extern const Ground ground_village; /* the square of a village */

/* Returns the ground of six roads from a portal to a wall, of which the roads lie in `roads`; turned: seen from the
 * portal. */
Ground ground_roads(Rect roads, bool turned);

#endif
