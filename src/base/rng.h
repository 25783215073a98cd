/* SPDX-License-Identifier: MIT
 * Random numbers that are the same on every machine: xoroshiro128+ seeded by splitmix64 (Blackman and Vigna's public
 * domain algorithms).  A generator is a plain value; whoever holds it owns its future. */
#ifndef BASE_RNG_H
#define BASE_RNG_H
#include <stdint.h>

typedef struct {
    uint64_t s[2]; /* both zero: "no generator", as in views */
} Rng;

Rng rng_seed(uint64_t seed); /* never both zero */
uint64_t rng_next(Rng *r);
/* Uniform in 0 .. n-1, n >= 1, without bias (rejection). */
uint32_t rng_below(Rng *r, uint32_t n);
/* A generator that has nothing to do with the future of r (r advances). */
Rng rng_fork(Rng *r);
void rng_shuffle16(Rng *r, uint16_t *a, int n);

#endif
