/* SPDX-License-Identifier: MIT
 * Powers of one half without floating point, so that judgements are the same on every machine. */
#ifndef CORE_HALVE_H
#define CORE_HALVE_H
#include <stdint.h>

/* Returns 2 to the power of -n / 16, in 65536ths; n not negative. */
static inline uint32_t halved_16ths(int n)
{
    static const uint32_t part[16] = {65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393,
                                      46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return n < 16 * 16 ? part[n & 15] >> (n >> 4) : 0;
}

#endif
