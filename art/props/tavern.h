/* SPDX-License-Identifier: MIT
 * The room somebody sits in who plays: timber, a window, a shelf, a hearth, a table, and what lies on it. Built, not
 * painted, so that its lamps light it; its woods are dark, to be quieter than a face. */
#ifndef FORGE_PROPS_TAVERN_H
#define FORGE_PROPS_TAVERN_H

#include "kit/kit.h"

/* Behind all: the palette's DARK, with a pool of its SHADOW about disc_x, disc_y. */
Vec3 dim_room(const Scene *s, float u, float v);

/* Palette and backdrop of such a room by night: a weak key of that colour, an edge in another; what lights a face are
 * lamps. */
void room_by_night(const unsigned palette[6], Vec3 key, Vec3 towards, Vec3 rim);

int tavern_wood(Vec3 color);
/* A squared beam from a to b, half as thick as `half`, a face of it looking to +z. */
void timber(Vec3 a, Vec3 b, float half, int wood);
/* Upright boards across x -3..3 at depth z, from y0 to y1. */
void board_wall(float z, float y0, float y1, float board, int wood, int seed);
/* Courses of stones across x from..to at depth z. */
void stone_wall(float z, float from, float to, float y0, float y1, float high, int stone, int seed);
/* In the xy plane, its middle at the brush's place, half w wide and h high: a frame, panes in lead that glow, unequally.
 * diamond: the lead runs askew. */
void lead_window(float w, float h, Vec3 light, float strength, bool diamond, int frame, int seed);
/* A board w wide with bottles, jugs and a skull on it, its front edge at the brush's place. */
void crowded_shelf(float w, int wood, int seed);
/* Boards along x, their top at y, from z back to z front. */
void table_boards(float y, float back, float front, int wood);
/* A bed of logs with flames up to `high`, at the brush's place, and its lamp of that colour. */
void log_fire(float wide, float high, Vec3 color, float strength);
/* A die, `half` its half edge: dots on the sides to +z, -x and +y. */
void ivory_die(float half, int ivory, int dot);
#endif
