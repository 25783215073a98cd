/* SPDX-License-Identifier: MIT
 * Where the Barrowkin live: backdrops of a heath, a passage and a chamber, stones that stand near us; and arms that
 * reach a point of the world, however their body is turned. */
#ifndef FORGE_PROPS_BARROW_PLACES_H
#define FORGE_PROPS_BARROW_PLACES_H

#include "kit/kit.h"
#include "props/barrowkin.h"

/* Backdrops, in the tints of the scene. A heath: stones at differing distances, mist in its hollow, the last light at
 * the scene's disc_x along the horizon. */
Vec3 place_heath(const Scene *s, float u, float v);
/* A chamber of courses that lean inwards, with three niches, lit by a lamp in the one at disc_x, disc_y. */
Vec3 place_chamber(const Scene *s, float u, float v);

/* A standing stone on y = 0, `tall`, leaning by degrees. */
void menhir(float x, float z, float tall, float wide, float lean, int m, int seed);
/* Roots that hang from a line of a to b. */
void hanging_roots(Vec3 a, Vec3 b, int n, float length, float thick, int m, int seed);

/* A point of the world, or a direction, in the brush's frame. */
Vec3 world_point(Vec3 world);
Vec3 world_way(Vec3 way);
/* Arms of a Kin; everything but side in the world. bend: where the elbow goes from the middle of the line. */
void kin_reach(const Kin *k, float side, Vec3 wrist, Vec3 bend, Grasp pose, Vec3 fingers, Vec3 palm);
/* Leaves the brush in the frame of the bar: between push() and pop(). */
void kin_hold(const Kin *k, float side, Vec3 at, Vec3 bend, Vec3 bar, Vec3 out);
/* A forearm of two bones with its hand, all in the brush's frame. */
void bone_reach(int bone, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, float size, float curl, int thumb);

#endif
