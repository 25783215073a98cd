/* SPDX-License-Identifier: MIT
 * `bench`: how fast the rules and opponents are, in seconds of the processor, so that other programs disturb
 * little; every figure is the median of several rounds. */
#ifndef ENGINE_BENCH_H
#define ENGINE_BENCH_H
#include "core/game.h"
#include "engine/cli.h"

typedef struct {
    double playouts, moves, choices; /* a second, in random games with the legal list at every step */
    double copies;                   /* of a state, a second */
    double imagines;                 /* views made and worlds imagined from them, a second */
    double worlds;                   /* worlds an opponent tries all its moves in, a second */
    double searches;                 /* playouts of the tree search from the first choice, cut off as opponents do */
    double searches_to_end;          /* the same with random playouts to the end of the game */
    size_t bytes;                    /* of a state */
} Bench;

int bench_run(const Args *args);

#endif
