/* SPDX-License-Identifier: MIT */
#include "base/hash.h"

#include <string.h>

static uint64_t mix(uint64_t h, uint64_t word)
{
    h ^= word;
    h *= 0x9E3779B97F4A7C15u;
    return h ^ (h >> 29);
}

uint64_t hash_bytes(const void *bytes, size_t n, uint64_t seed)
{
    const unsigned char *p = bytes;
    uint64_t h = seed ^ 0xCBF29CE484222325u ^ n;
    uint64_t word;
    for (; n >= sizeof word; n -= sizeof word, p += sizeof word) {
        memcpy(&word, p, sizeof word);
        h = mix(h, word);
    }
    word = 0;
    for (size_t i = 0; i < n; i++)
        word |= (uint64_t)p[i] << (8 * i);
    h = mix(h, word);
    return h ^ (h >> 32);
}

uint64_t hash_string(const char *s)
{
    return hash_bytes(s, strlen(s), 0);
}
