/* SPDX-License-Identifier: MIT
 * The room of the Hall: floor, walls, windows on the night or the day outside, the hearth, and what hangs on them. The wall
 * that is looked at stands at z = -2.8, the hearth in its middle juts out to -1.9; x -5.6 to 5.6 is seen. */
#ifndef FORGE_THINGS_HALL_ROOM_H
#define FORGE_THINGS_HALL_ROOM_H

#include "kit/kit.h"

typedef struct {
    int stone, dark_stone, wood[3], beam, iron, gold, wax;
} Room;

Room room_materials(void);
/* A squared beam, `half` half as thick. */
void room_beam(Vec3 from, Vec3 to, float half, int m);
/* A candle on y = 0 of the brush's place, `tall` with its light; lit: it lights what is around. */
void room_candle(const Room *r, float tall, bool lit);
void room_floor_and_walls(const Room *r);
/* The wide hearth with its fire, and the mantelpiece with bottles and the skull. */
void room_hearth(const Room *r);
/* Windows left and right, and what one sees through them. */
void room_windows(const Room *r, bool day);
/* Pennants of the four clans below the beam of the wall. */
void room_garlands(void);

#endif
