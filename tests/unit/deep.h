/* SPDX-License-Identifier: MIT
 * How much a test looks at: every day what stands for all, and all in `./dev test --deep`, which belongs before a release
 * (docs/RELIABILITY.md lists what). A test of its own kind of work may be asked for more by HORDEHALL_GAMES=n. */
#ifndef TESTS_UNIT_DEEP_H
#define TESTS_UNIT_DEEP_H
#include <stdbool.h>
#include <stdlib.h>

/* True if all is to be looked at. */
static inline bool help_deep(void)
{
    return getenv("HORDEHALL_DEEP") != NULL || getenv("HORDEHALL_GAMES") != NULL;
}

/* Returns how many of something: so many every day, so many in the deep run. */
static inline int help_many(int daily, int deep)
{
    return help_deep() ? deep : daily;
}

/* The same for games, of which HORDEHALL_GAMES=n asks for n. */
static inline long help_games(int daily, int deep)
{
    const char *wanted = getenv("HORDEHALL_GAMES");
    return wanted ? strtol(wanted, NULL, 10) : help_many(daily, deep);
}

#endif
