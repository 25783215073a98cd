/* SPDX-License-Identifier: MIT
 * The results of a simulation, as text and as JSON. */
#include <inttypes.h>
#include <stdio.h>

#include "core/position.h"
#include "engine/request.h"
#include "engine/sim.h"

static double per(double sum, int64_t n)
{
    return n > 0 ? sum / (double)n : 0.0;
}

/* Rows for cards and the like that somebody held at the end. */
static bool worth_a_row(const Sim *sim, int def)
{
    return sim->def[def].holders > 0;
}

/* ---- text ------------------------------------------------------------------------------------------------------- */

static void print_players(const Sim *sim, FILE *out)
{
    (void)fprintf(out, "\n%-5s %-8s %9s %8s  %-17s %10s\n", "seat", "player", "wins", "rate", "95 % interval",
                  "mean score");
    for (int i = 0; i < sim->drivers.nseats; i++) {
        char word[16];
        const SimPlayer *player = &sim->player[i];
        Interval range = sim_wilson(player->wins, sim->games);
        drivers_word(sim->drivers.level[i], word);
        (void)fprintf(out, "%-5d %-8s %9.2f %6.1f %%  %5.1f - %5.1f %%   %10.2f\n", i, word, player->wins,
                      100.0 * per(player->wins, sim->games), 100.0 * range.low, 100.0 * range.high,
                      per(player->score, sim->games));
    }
    if (sim->rotate)
        (void)fprintf(out, "Everybody moved one seat on after each game; seat is that of the first game.\n");
}

static void print_length(const char *what, const SimLength *length, int64_t games, FILE *out)
{
    (void)fprintf(out, "%-8s mean %.1f, least %" PRId64 ", most %" PRId64 "\n", what, per((double)length->sum, games),
                  length->least, length->most);
}

static void print_defs(const Sim *sim, FILE *out)
{
    (void)fprintf(out, "\nheld at the end      by a winner  by another  seats with it win\n");
    for (int def = 1; def < sim->g->ndefs; def++) {
        const SimDef *row = &sim->def[def];
        if (worth_a_row(sim, def))
            (void)fprintf(out, "%-20s %11.3f %11.3f %16.1f %%\n", sim->g->def[def].word,
                          per((double)row->winners, sim->winner_seats), per((double)row->others, sim->other_seats),
                          100.0 * per(row->wins, row->holders));
    }
}

void sim_print(const Sim *sim, FILE *out)
{
    (void)fprintf(out, "%s: %" PRId64 " games, seed %" PRIu64 "%s\n", sim->g->title, sim->games, sim->cfg.seed,
                  sim->check ? ", every invariant holds" : "");
    for (int i = 0; i < sim->g->noptions; i++)
        (void)fprintf(out, "%s=%s\n", sim->g->option[i].word, sim->g->option[i].choice[sim->cfg.option[i]]);
    print_players(sim, out);
    (void)fprintf(out, "\n");
    print_length("moves", &sim->moves, sim->games, out);
    print_length("choices", &sim->choices, sim->games, out);
    print_defs(sim, out);
}

/* ---- JSON ------------------------------------------------------------------------------------------------------- */

static json_t *players_json(const Sim *sim)
{
    json_t *list = json_array();
    for (int i = 0; i < sim->drivers.nseats; i++) {
        char word[16];
        const SimPlayer *player = &sim->player[i];
        Interval range = sim_wilson(player->wins, sim->games);
        drivers_word(sim->drivers.level[i], word);
        json_array_append_new(list, json_pack("{s:s,s:f,s:f,s:f,s:f,s:f}", "player", word, "wins", player->wins, "rate",
                                              per(player->wins, sim->games), "low", range.low, "high", range.high,
                                              "score", per(player->score, sim->games)));
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
            json_array_append_new(list, json_pack("{s:s,s:f,s:f,s:f}", "word", sim->g->def[def].word, "winners",
                                                  per((double)row->winners, sim->winner_seats), "others",
                                                  per((double)row->others, sim->other_seats), "rate",
                                                  per(row->wins, row->holders)));
    }
    return list;
}

json_t *sim_json(const Sim *sim)
{
    return json_pack("{s:s,s:I,s:I,s:o,s:b,s:b,s:o,s:o,s:o,s:o}", "game", sim->g->id, "games", (json_int_t)sim->games,
                     "seed", (json_int_t)sim->cfg.seed, "options", options_out(sim->g, sim->cfg.option), "rotate",
                     sim->rotate, "checked", sim->check, "seats", players_json(sim), "moves",
                     length_json(&sim->moves, sim->games), "choices", length_json(&sim->choices, sim->games), "pieces",
                     defs_json(sim));
}
