/* SPDX-License-Identifier: MIT
 * Vectors, colours and the small curves every part of the forge uses. A vector is three floats in a register of four;
 * colours are linear light, made from sRGB hex by rgb(). Everything here is pure. */
#ifndef FORGE_ENGINE_VEC_H
#define FORGE_ENGINE_VEC_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef float Vec3 __attribute__((vector_size(16)));

#define V(x, y, z) ((Vec3){(float)(x), (float)(y), (float)(z), 0})
#define PI         3.14159265f

static inline Vec3 grey(float s)
{
    return V(s, s, s);
}

static inline float vec_dot(Vec3 a, Vec3 b)
{
    Vec3 c = a * b;
    return c[0] + c[1] + c[2];
}

static inline float vec_length(Vec3 a)
{
    return sqrtf(vec_dot(a, a));
}

/* The zero vector points up. */
static inline Vec3 vec_unit(Vec3 a)
{
    float l = vec_length(a);
    return l > 1e-9f ? a * (1.f / l) : V(0, 1, 0);
}

static inline Vec3 vec_cross(Vec3 a, Vec3 b)
{
    return V(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
}

static inline float min_of(float a, float b)
{
    return a < b ? a : b;
}

static inline float max_of(float a, float b)
{
    return a > b ? a : b;
}

static inline float clamp(float x, float low, float high)
{
    return x < low ? low : x > high ? high : x;
}

/* Clamped to 0..1. */
static inline float unit(float x)
{
    return clamp(x, 0, 1);
}

static inline float mix(float a, float b, float t)
{
    return a + (b - a) * t;
}

static inline Vec3 vec_mix(Vec3 a, Vec3 b, float t)
{
    return a + (b - a) * t;
}

/* 0 at `from`, 1 at `to`, smooth between; from may be the larger one. */
static inline float smooth(float from, float to, float x)
{
    x = unit((x - from) / (to - from));
    return x * x * (3 - 2 * x);
}

static inline Vec3 vec_positive(Vec3 a)
{
    return V(max_of(a[0], 0), max_of(a[1], 0), max_of(a[2], 0));
}

static inline float luminance(Vec3 c)
{
    return .2126f * c[0] + .7152f * c[1] + .0722f * c[2];
}

/* 0xRRGGBB as painters write it, to linear light. */
static inline Vec3 rgb(unsigned hex)
{
    return V(powf((float)((hex >> 16) & 255) / 255.f, 2.2f), powf((float)((hex >> 8) & 255) / 255.f, 2.2f),
             powf((float)(hex & 255) / 255.f, 2.2f));
}

/* 0..1, the same for the same n on every machine. */
static inline float hash_unit(uint32_t n)
{
    n ^= n >> 16;
    n *= 0x7feb352dU;
    n ^= n >> 15;
    n *= 0x846ca68bU;
    n ^= n >> 16;
    return (float)(n >> 8) * (1.f / 16777216.f);
}

#endif
