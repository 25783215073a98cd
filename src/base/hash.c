/* SPDX-License-Identifier: MIT */
#include "base/hash.h"

#include <string.h>

static uint64_t mix(uint64_t h, uint64_t word)
{
    h ^= word;
    h *= 0x9E3779B97F4A7C15u;
    return h ^ (h >> 29);
}

/* The first byte is the lowest one, whatever the machine; where it is anyway, compilers make one load of it. */
static uint64_t word_at(const unsigned char *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 | (uint64_t)p[4] << 32 |
           (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

uint64_t hash_bytes(const void *bytes, size_t n, uint64_t seed)
{
    const unsigned char *p = bytes;
    uint64_t h = seed ^ 0xCBF29CE484222325u ^ n;
    /* Four lanes, because each step has to wait for its multiplication, and states are hashed after every move. */
    if (n >= 32) {
        uint64_t a = h, b = h ^ 1, c = h ^ 2, d = h ^ 3;
        for (; n >= 32; n -= 32, p += 32) {
            a = mix(a, word_at(p));
            b = mix(b, word_at(p + 8));
            c = mix(c, word_at(p + 16));
            d = mix(d, word_at(p + 24));
        }
        h = mix(mix(mix(a, b), c), d);
    }
    for (; n >= 8; n -= 8, p += 8)
        h = mix(h, word_at(p));
    uint64_t word = 0;
    for (size_t i = 0; i < n; i++)
        word |= (uint64_t)p[i] << (8 * i);
    h = mix(h, word);
    return h ^ (h >> 32);
}

uint64_t hash_string(const char *s)
{
    return hash_bytes(s, strlen(s), 0);
}
