/* SPDX-License-Identifier: MIT
 * One hash for states, journals and caches: FNV-1a folded over eight bytes at a time, in four lanes. Not for secrets. */
#ifndef BASE_HASH_H
#define BASE_HASH_H
#include <stddef.h>
#include <stdint.h>

/* Returns the hash of n bytes; `seed` chains calls (0 to begin). The same on every machine. */
uint64_t hash_bytes(const void *bytes, size_t n, uint64_t seed);
uint64_t hash_string(const char *s);

#endif
