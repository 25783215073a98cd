/* SPDX-License-Identifier: MIT
 * Numbers that a picture leaves out where the usual will do. */
#ifndef FORGE_PROPS_LEFT_OUT_H
#define FORGE_PROPS_LEFT_OUT_H

/* x; what is usual where it is left out. */
static inline float or_else(float x, float usual)
{
    return x > 0 || x < 0 ? x : usual;
}

static inline float or_one(float x)
{
    return or_else(x, 1);
}

#endif
