/* SPDX-License-Identifier: MIT
 * Where the scene is: distances to its surfaces, and the walk of a ray to the first of them. A Near is the short list of
 * shapes a ray (or a point) can meet at all; everything else asks that list only. */
#ifndef FORGE_ENGINE_SOLID_H
#define FORGE_ENGINE_SOLID_H

#include "engine/scene.h"

enum { NEAR_ROOM = 1536 };

typedef struct {
    const Scene *scene;
    int count;
    short shape[NEAR_ROOM]; /* in the order they were made */
    short part[NEAR_ROOM];
    bool carved[NEAR_ROOM], jelly[NEAR_ROOM];
    float enter[NEAR_ROOM], leave[NEAR_ROOM]; /* of its ball, along the ray */
} Near;

typedef enum { OPAQUE = 1, JELLY = 2, ANY = 3 } Stuff;

/* Shapes whose ball, grown by `margin`, the ray meets before `far`. */
void near_ray(Near *n, const Scene *s, Vec3 from, Vec3 direction, float far, float margin);
/* Shapes whose ball, grown by `margin`, holds the point. */
void near_point(Near *n, const Scene *s, Vec3 p, float margin);

float shape_distance(const Scene *s, const Shape *q, Vec3 p);
/* Distance to the nearest surface of that stuff; negative inside; 1e9 when there is none. part may be NULL. */
float solid_distance(const Near *n, Vec3 p, Stuff stuff, int *part);
/* The same for the point t along the ray of near_ray; may be smaller than the truth, never larger. */
float solid_ahead(const Near *n, Vec3 p, float t, Stuff stuff, int *part);
/* t of the first surface between from_t and far, or -1. */
float solid_march(const Near *n, Vec3 from, Vec3 direction, float from_t, float far, Stuff stuff, int *part);
/* The same in fewer and rougher steps: enough for light that comes from everywhere. */
float solid_march_roughly(const Near *n, Vec3 from, Vec3 direction, float far, int *part);
Vec3 solid_normal(const Near *n, Vec3 p, Stuff stuff, float step);
/* Smooth minimum and maximum with a seam of radius k. */
float smooth_min(float a, float b, float k);
float smooth_max(float a, float b, float k);

static inline Vec3 into_frame(const Turn *t, Vec3 p)
{
    return V(vec_dot(t->axis[0], p), vec_dot(t->axis[1], p), vec_dot(t->axis[2], p));
}

#endif
