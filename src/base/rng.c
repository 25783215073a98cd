/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

#include <time.h>
#include <unistd.h>

#include "base/process.h"

static uint64_t splitmix(uint64_t *x)
{
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint64_t rotl(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

Rng rng_seed(uint64_t seed)
{
    Rng r;
    r.s[0] = splitmix(&seed);
    r.s[1] = splitmix(&seed);
    if (!r.s[0] && !r.s[1])
        r.s[0] = 1;
    return r;
}

uint64_t rng_next(Rng *r)
{
    uint64_t a = r->s[0], b = r->s[1], sum = a + b;
    b ^= a;
    r->s[0] = rotl(a, 24) ^ b ^ (b << 16);
    r->s[1] = rotl(b, 37);
    return sum;
}

uint32_t rng_below(Rng *r, uint32_t n)
{
    /* Lemire: the high half of a 32 x 32 product, rejecting the few values that would favour small results. */
    uint64_t product = (rng_next(r) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = (uint32_t)(-n) % n;
        while ((uint32_t)product < threshold)
            product = (rng_next(r) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

Rng rng_fork(Rng *r)
{
    return rng_seed(rng_next(r) ^ 0xA5A5A5A55A5A5A5Au);
}

uint64_t rng_derive(uint64_t seed, RngUse use, uint64_t n)
{
    uint64_t x = seed ^ 0xC2B2AE3D27D4EB4Fu;
    x = splitmix(&x) ^ (uint64_t)use;
    x = splitmix(&x) ^ n;
    return splitmix(&x);
}

uint64_t rng_any_seed(void)
{
    uint64_t seed;
    if (process_random(&seed, sizeof seed))
        return seed;
    struct timespec now = {0}; /* without randomness from the system: better a guessable game than none */
    (void)clock_gettime(CLOCK_REALTIME, &now);
    seed = (uint64_t)now.tv_sec * 1000000007u ^ (uint64_t)now.tv_nsec ^ (uint64_t)getpid() << 40;
    return rng_derive(seed, RNG_SIMULATION, (uint64_t)now.tv_nsec);
}

void rng_shuffle16(Rng *r, uint16_t *a, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)rng_below(r, (uint32_t)i + 1);
        uint16_t t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}
