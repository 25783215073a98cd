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

/* What luck is for that is not the deal's own. */
typedef enum { RNG_OPPONENT = 1, RNG_THOUGHT, RNG_HINT, RNG_REVIEW, RNG_SIMULATION } RngUse;
/* A seed from a seed: of the n-th thing of that use. Its generator has nothing to do with that of the seed itself, nor
 * with any other use or n: who imagines a deal with it does not deal again what was dealt. */
uint64_t rng_derive(uint64_t seed, RngUse use, uint64_t n);
/* 64 bits nobody can guess, from the system; for setups, never for rules. */
uint64_t rng_any_seed(void);
void rng_shuffle16(Rng *r, uint16_t *a, int n);

#endif
