/* SPDX-License-Identifier: MIT
 * `sim`: games between computer opponents, counted.  The same arguments print the same text on every machine. */
#ifndef ENGINE_SIM_H
#define ENGINE_SIM_H
#include <jansson.h>

#include "base/status.h"
#include "core/game.h"
#include "engine/cli.h"
#include "engine/drivers.h"

enum { SIM_DEFS = 512, SIM_KINDS = 64, SIM_SAID = 20 };

typedef struct {      /* moves whose predicted chance to win was i/SIM_SAID to (i + 1)/SIM_SAID */
    int64_t n, games; /* games: those with at least one; moves of one game are not independent */
    double said, won; /* sums */
} SimSaid;

typedef struct {             /* of one player, wherever it sat */
    double wins;             /* a shared win counts as a fraction */
    double score;            /* sum */
    int64_t made[SIM_KINDS]; /* moves of each row of Game.move, automatic ones not counted */
    SimSaid said[SIM_SAID];
} SimPlayer;

typedef struct {                  /* of one row of Game.def, over all seats of all games */
    int64_t winners, others;      /* copies held at the end by seats that won, and by those that did not */
    int64_t holders;              /* seats that held at least one */
    double wins;                  /* of those seats */
    int64_t named, named_winners; /* seats that named it in a move of Sim.named, and those of them that won */
} SimDef;

typedef struct {
    int64_t sum, least, most;
} SimLength;

typedef struct {
    const Game *g;
    Setup cfg; /* seed is the seed of the whole simulation */
    Drivers drivers;
    int64_t games, first; /* games first to first + games - 1 */
    bool rotate;
    bool named[SIM_KINDS]; /* rows of Game.move whose first word is counted in SimDef.named */
    bool says;             /* compare each predicted share with the result of its game: SimPlayer.said */
    unsigned checks;       /* HARNESS_..., 0: none */
    int64_t trips;         /* HARNESS_TRIPS, the slowest check, only in every trips-th game */
    /* results */
    SimPlayer player[SEAT_MAX];
    SimDef def[SIM_DEFS];
    SimLength moves, choices;
    int64_t winner_seats, other_seats;
} Sim;

typedef struct {
    double low, high;
} Interval;

/* Returns the 95 % Wilson score interval of `wins` (may be a fraction) out of n games. */
Interval sim_wilson(double wins, int64_t n);
/* Returns the seed of game number i of a simulation. */
uint64_t sim_seed(uint64_t seed, int64_t i);

/* Makes the setup from the options and the seed on the command line. */
Status sim_setup(const Game *g, const Args *args, int nseats, Setup *cfg);
/* Fills g, cfg, drivers and the flags; the sentence says what is wrong with the arguments. */
Status sim_prepare(Sim *sim, const Args *args);
/* Plays all games. An error is a broken invariant (check) or an impossible setup. */
Status sim_play(Sim *sim);
json_t *sim_json(const Sim *sim);

int sim_run(const Args *args);

#endif
