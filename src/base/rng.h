/* SPDX-License-Identifier: MIT
 * Random numbers that are the same on every machine: xoroshiro128+ seeded by splitmix64 (Blackman and Vigna's public
 * domain algorithms). A generator is a plain value; its copies give the same numbers. */
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
/* Returns a generator that is independent of the future of r (r advances). */
Rng rng_fork(Rng *r);

/* Uses of randomness other than the deal itself. */
typedef enum { RNG_OPPONENT = 1, RNG_THOUGHT, RNG_HINT, RNG_REVIEW, RNG_SIMULATION, RNG_OVERSIGHT } RngUse;
/* Derives a seed for the n-th item of one use. Its generator is independent of that of the seed itself and of every other
 * use or n, so imagining a deal never reproduces the real one. */
uint64_t rng_derive(uint64_t seed, RngUse use, uint64_t n);
/* Returns 64 bits from the system that nobody can guess; for setups, never for rules. */
uint64_t rng_any_seed(void);
void rng_shuffle16(Rng *r, uint16_t *a, int n);

#endif
