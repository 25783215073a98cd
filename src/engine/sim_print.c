/* SPDX-License-Identifier: MIT
 * The results of a simulation, as text and as JSON. */
#include <inttypes.h>
#include <stdio.h>

#include "base/plain.h"
#include "core/position.h"
#include "engine/harness.h"
#include "engine/request.h"
#include "engine/sim.h"

static double per(double sum, int64_t n)
{
    return n > 0 ? sum / (double)n : 0.0;
}

/* True for cards and the like that somebody held at the end. */
static bool worth_a_row(const Sim *sim, int def)
{
    return sim->def[def].holders > 0;
}

/* ---- text ------------------------------------------------------------------------------------------------------- */

static void print_players(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "\n%-5s %-18s %9s %8s  %-17s %10s\n", "seat", "player", "wins", "rate", "95 % interval",
                      "mean score");
    for (int i = 0; i < sim->drivers.nseats; i++) {
        char word[DRIVERS_WORD];
        const SimPlayer *player = &sim->player[i];
        Interval range = sim_wilson(player->wins, sim->games);
        drivers_word(&sim->drivers, sim->g, i, word);
        (void)plain_print(out, "%-5d %-18s %9.2f %6.1f %%  %5.1f - %5.1f %%   %10.2f\n", i, word, player->wins,
                          100.0 * per(player->wins, sim->games), 100.0 * range.low, 100.0 * range.high,
                          per(player->score, sim->games));
    }
    if (sim->rotate)
        (void)plain_print(out, "Everybody moved one seat on after each game; seat is that of the first game.\n");
}

static void print_length(const char *what, const SimLength *length, int64_t games, FILE *out)
{
    (void)plain_print(out, "%-8s mean %.1f, least %" PRId64 ", most %" PRId64 "\n", what,
                      per((double)length->sum, games), length->least, length->most);
}

/* Differences in play: moves per game, for every kind that anybody used. */
static void print_made(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "\nmoves a game by seat");
    for (int i = 0; i < sim->drivers.nseats; i++)
        (void)plain_print(out, " %7d", i);
    (void)plain_print(out, "\n");
    for (int kind = 1; kind < sim->g->nmoves; kind++) {
        int64_t sum = 0;
        for (int i = 0; i < sim->drivers.nseats; i++)
            sum += sim->player[i].made[kind];
        if (sum == 0)
            continue;
        (void)plain_print(out, "%-20s", sim->g->move[kind].word);
        for (int i = 0; i < sim->drivers.nseats; i++)
            (void)plain_print(out, " %7.3f", per((double)sim->player[i].made[kind], sim->games));
        (void)plain_print(out, "\n");
    }
}

/* Tree searches: work per choice, and how much of it was reused from the choice before. */
static void print_thoughts(const Sim *sim, FILE *out)
{
    const Drivers *d = &sim->drivers;
    if (d->choices > 0)
        (void)plain_print(out, "thoughts %" PRId64 " choices, %.0f iterations each, %.1f %% of them kept\n", d->choices,
                          per((double)d->thought, d->choices), 100.0 * per((double)d->kept, d->thought));
}

static void print_defs(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "\nheld at the end      by a winner  by another  seats with it win\n");
    for (int def = 1; def < sim->g->ndefs; def++) {
        const SimDef *row = &sim->def[def];
        if (worth_a_row(sim, def))
            (void)plain_print(out, "%-20s %11.3f %11.3f %16.1f %%\n", sim->g->def[def].word,
                              per((double)row->winners, sim->winner_seats), per((double)row->others, sim->other_seats),
                              100.0 * per(row->wins, row->holders));
    }
}

static void print_named(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "\nnamed                by winners   by others  seats that did win\n");
    for (int def = 1; def < sim->g->ndefs; def++) {
        const SimDef *row = &sim->def[def];
        if (row->named > 0)
            (void)plain_print(out, "%-20s %9.1f %% %9.1f %% %17.1f %%\n", sim->g->def[def].word,
                              100.0 * per((double)row->named_winners, sim->winner_seats),
                              100.0 * per((double)(row->named - row->named_winners), sim->other_seats),
                              100.0 * per((double)row->named_winners, row->named));
    }
}

static bool counts_names(const Sim *sim)
{
    bool any = false;
    for (int kind = 0; kind < sim->g->nmoves; kind++)
        any |= sim->named[kind];
    return any;
}

static void print_said(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "\nseat  said to win      moves   games     said      won\n");
    for (int i = 0; i < sim->drivers.nseats * SIM_SAID; i++) {
        int part = i % SIM_SAID;
        const SimSaid *row = &sim->player[i / SIM_SAID].said[part];
        if (row->n > 0)
            (void)plain_print(out, "%-5d %3d to %3d %% %10" PRId64 " %7" PRId64 " %6.1f %% %6.1f %%\n", i / SIM_SAID,
                              100 * part / SIM_SAID, 100 * (part + 1) / SIM_SAID, row->n, row->games,
                              100.0 * per(row->said, row->n), 100.0 * per(row->won, row->n));
    }
}

void sim_print(const Sim *sim, FILE *out)
{
    (void)plain_print(out, "%s: %" PRId64 " games, seed %" PRIu64 "%s\n", sim->g->title, sim->games, sim->cfg.seed,
                      sim->checks == HARNESS_ALL ? ", every invariant holds"
                      : sim->checks              ? ", the rules' invariants hold"
                                                 : "");
    for (int i = 0; i < sim->g->noptions; i++)
        (void)plain_print(out, "%s=%s\n", sim->g->option[i].word, sim->g->option[i].choice[sim->cfg.option[i]]);
    print_players(sim, out);
    (void)plain_print(out, "\n");
    print_length("moves", &sim->moves, sim->games, out);
    print_length("choices", &sim->choices, sim->games, out);
    print_thoughts(sim, out);
    print_made(sim, out);
    print_defs(sim, out);
    if (counts_names(sim))
        print_named(sim, out);
    if (sim->says)
        print_said(sim, out);
}

/* ---- JSON ------------------------------------------------------------------------------------------------------- */

static json_t *made_json(const Sim *sim, const SimPlayer *player)
{
    json_t *made = json_object();
    for (int kind = 1; kind < sim->g->nmoves; kind++)
        if (player->made[kind] > 0)
            json_object_set_new(made, sim->g->move[kind].word, json_real(per((double)player->made[kind], sim->games)));
    return made;
}

static json_t *thoughts_json(const Drivers *d)
{
    return json_pack("{s:I,s:I,s:I}", "choices", (json_int_t)d->choices, "iterations", (json_int_t)d->thought, "kept",
                     (json_int_t)d->kept);
}

static json_t *players_json(const Sim *sim)
{
    json_t *list = json_array();
    for (int i = 0; i < sim->drivers.nseats; i++) {
        char word[DRIVERS_WORD];
        const SimPlayer *player = &sim->player[i];
        Interval range = sim_wilson(player->wins, sim->games);
        drivers_word(&sim->drivers, sim->g, i, word);
        json_array_append_new(list,
                              json_pack("{s:s,s:f,s:f,s:f,s:f,s:f,s:o}", "player", word, "wins", player->wins, "rate",
                                        per(player->wins, sim->games), "low", range.low, "high", range.high, "score",
                                        per(player->score, sim->games), "moves", made_json(sim, player)));
    }
    return list;
}

static json_t *length_json(const SimLength *length, int64_t games)
{
    return json_pack("{s:f,s:I,s:I}", "mean", per((double)length->sum, games), "least", (json_int_t)length->least,
                     "most", (json_int_t)length->most);
}

static json_t *defs_json(const Sim *sim)
{
    json_t *list = json_array();
    for (int def = 1; def < sim->g->ndefs; def++) {
        const SimDef *row = &sim->def[def];
        if (worth_a_row(sim, def))
            json_array_append_new(list, json_pack("{s:s,s:f,s:f,s:f,s:I,s:I}", "word", sim->g->def[def].word, "winners",
                                                  per((double)row->winners, sim->winner_seats), "others",
                                                  per((double)row->others, sim->other_seats), "rate",
                                                  per(row->wins, row->holders), "named", (json_int_t)row->named,
                                                  "named_winners", (json_int_t)row->named_winners));
    }
    return list;
}

static json_t *said_json(const Sim *sim)
{
    json_t *list = json_array();
    for (int i = 0; i < sim->drivers.nseats * SIM_SAID && sim->says; i++) {
        const SimSaid *row = &sim->player[i / SIM_SAID].said[i % SIM_SAID];
        json_array_append_new(list, json_pack("{s:i,s:f,s:I,s:I,s:f,s:f}", "seat", i / SIM_SAID, "from",
                                              (double)(i % SIM_SAID) / SIM_SAID, "moves", (json_int_t)row->n, "games",
                                              (json_int_t)row->games, "said", row->said, "won", row->won));
    }
    return list;
}

json_t *sim_json(const Sim *sim)
{
    return json_pack("{s:s,s:I,s:I,s:o,s:b,s:b,s:o,s:o,s:o,s:o,s:o,s:o}", "game", sim->g->id, "games",
                     (json_int_t)sim->games, "seed", (json_int_t)sim->cfg.seed, "options",
                     options_out(sim->g, sim->cfg.option), "rotate", sim->rotate, "checked", sim->checks == HARNESS_ALL,
                     "seats", players_json(sim), "moves", length_json(&sim->moves, sim->games), "choices",
                     length_json(&sim->choices, sim->games), "thoughts", thoughts_json(&sim->drivers), "pieces",
                     defs_json(sim), "said", said_json(sim));
}
