/* SPDX-License-Identifier: MIT
 * Light: three lights of the faction, lamps, the sky around, one bounce, reflections, and jelly. */
#ifndef FORGE_ENGINE_LIGHT_H
#define FORGE_ENGINE_LIGHT_H

#include "engine/surface.h"

/* What one thread needs to follow rays. */
typedef struct {
    const Scene *scene;
    const float *backdrop; /* width * height * 3, already painted */
    int width, height;
    Vec3 forward, right, up; /* of the camera */
    uint32_t random;
    uint32_t pixel; /* of the present camera ray */
    int ray, pair;  /* how many rays of this pixel, and pairs of this ray, were before */
} Tracer;

typedef struct {
    Vec3 color, normal;
    Vec3 skin;   /* the own colour of living skin; zero: none */
    Vec3 hair;   /* root to tip of the hair that grows there; zero: none */
    float depth; /* FAR_AWAY when only the backdrop is there */
    int part;    /* -1: backdrop */
} Hit;

#define FAR_AWAY 99.f

/* Sets the camera's axes from the scene. */
void tracer_aim(Tracer *t);
/* Uniform 0..1. */
float tracer_random(Tracer *t);
/* Two numbers 0..1 that spread evenly over the rays of a pixel, for directions: less grain than chance. */
void tracer_pair(Tracer *t, float *u, float *v);
/* Pixel of a point of the world, and its depth along the camera's axis. */
void tracer_project(const Tracer *t, Vec3 p, float *x, float *y, float *depth);
/* Follows a ray from the camera. */
Hit tracer_follow(Tracer *t, Vec3 from, Vec3 direction);

/* ---- between light.c and jelly.c ---- */
Vec3 light_sky(const Scene *s, Vec3 direction);
Vec3 light_jitter(Tracer *t, Vec3 direction, float spread);
void light_basis(Vec3 n, Vec3 *a, Vec3 *b);
/* 1 lit .. 0 dark. */
float light_shadow(const Scene *s, Vec3 p, Vec3 direction, float far);
/* Rough shading without further rays, for what is seen in reflections and bounces. */
Vec3 light_simple(const Scene *s, Vec3 p, int part);
/* Full shading of a surface of opaque parts; bounce: 0 for what the camera sees. seen: gets normal and hair; or NULL. */
Vec3 light_shade(Tracer *t, Vec3 p, Vec3 direction, float distance, int part, int bounce, Hit *seen);
Vec3 light_haze(const Tracer *t, Vec3 color, Vec3 p, float distance);
Vec3 light_backdrop(const Tracer *t, Vec3 p);
Hit jelly_shade(Tracer *t, Vec3 p, Vec3 direction, float distance, int part, const Near *near);

#endif
