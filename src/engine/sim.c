/* SPDX-License-Identifier: MIT */
#include "engine/sim.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/plain.h"
#include "core/position.h"
#include "engine/harness.h"
#include "engine/request.h"

Interval sim_wilson(double wins, int64_t n)
{
    const double z = 1.959964; /* 95 % of a normal distribution */
    if (n <= 0)
        return (Interval){0.0, 1.0};
    double count = (double)n, p = wins / count, scale = 1.0 + z * z / count;
    double middle = (p + z * z / (2.0 * count)) / scale;
    double half = z / scale * sqrt(p * (1.0 - p) / count + z * z / (4.0 * count * count));
    return (Interval){fmax(0.0, middle - half), fmin(1.0, middle + half)};
}

uint64_t sim_seed(uint64_t seed, int64_t i)
{
    const uint64_t words[2] = {seed, (uint64_t)i};
    return hash_bytes(words, sizeof words, 0);
}

static Status read_options(const Game *g, const Args *args, Setup *cfg)
{
    char word[64];
    for (int i = 0; i < args->noptions; i++) {
        const char *equals = strchr(args->option[i], '=');
        size_t n = equals ? (size_t)(equals - args->option[i]) : 0;
        if (!equals || n >= sizeof word)
            return status_error(CLI_USAGE, "'%.40s' is no option of %s", args->option[i], g->title);
        memcpy(word, args->option[i], n);
        word[n] = '\0';
        Status st = option_set(g, word, equals + 1, cfg);
        if (st.code)
            return st;
    }
    return status_ok();
}

Status sim_setup(const Game *g, const Args *args, int nseats, Setup *cfg)
{
    *cfg = game_preset(g, nseats);
    cfg->seed = args->seed;
    Status st = read_options(g, args, cfg);
    const char *fault = !st.code && g->setup_fault ? g->setup_fault(cfg) : NULL;
    return fault ? status_error(CLI_USAGE, "%s", fault) : st;
}

/* "play,cast": which kinds of moves are meant; each names a card first. */
static Status read_named(const Game *g, const char *list, bool named[SIM_KINDS])
{
    while (list) {
        size_t n = strcspn(list, ",");
        int kind = 1;
        while (kind < g->nmoves && (strlen(g->move[kind].word) != n || strncmp(g->move[kind].word, list, n) != 0))
            kind++;
        if (kind == g->nmoves)
            return status_error(CLI_USAGE, "%s has no move '%.*s'", g->title, (int)(n < 40 ? n : 40), list);
        if (g->move[kind].arg[0] != ARG_DEF && g->move[kind].arg[0] != ARG_PIECE)
            return status_error(CLI_USAGE, "'%s' names no card", g->move[kind].word);
        named[kind] = true;
        list = list[n] ? list + n + 1 : NULL;
    }
    return status_ok();
}

Status sim_prepare(Sim *sim, const Args *args)
{
    *sim = (Sim){.games = args->games,
                 .first = args->first,
                 .rotate = args->rotate,
                 .says = args->said || args->hints,
                 .trips = args->trips > 0 ? args->trips : 1,
                 .checks = args->check   ? HARNESS_ALL
                           : args->rules ? HARNESS_RULES
                                         : 0};
    const char *id = args->game ? args->game : "horde";
    sim->g = game_by_id(id);
    if (!sim->g)
        return status_error(CLI_USAGE, "there is no game '%.40s'", id);
    REQUIRE(sim->g->ndefs <= SIM_DEFS && sim->g->nmoves <= SIM_KINDS);
    Status st = drivers_read(sim->g, args->seats, &sim->drivers);
    if (st.code)
        return st;
    for (int seat = 0; seat < sim->drivers.nseats; seat++)
        if (sim->drivers.iterations[seat] == 0)
            sim->drivers.iterations[seat] = (int)args->iterations;
    sim->drivers.fresh = sim->says && !args->hints;
    sim->drivers.hints = args->hints;
    st = read_named(sim->g, args->named, sim->named);
    return st.code ? st : sim_setup(sim->g, args, sim->drivers.nseats, &sim->cfg);
}

/* What was said of the moves of one game. */
enum { SAID_MOST = 4096 };
typedef struct {
    int n;
    float share[SAID_MOST];
    uint8_t seat[SAID_MOST];
} Said;

/* ---- counting --------------------------------------------------------------------------------------------------- */

static void count_length(SimLength *length, int64_t n, bool first)
{
    length->sum += n;
    if (first || n < length->least)
        length->least = n;
    if (first || n > length->most)
        length->most = n;
}

/* Whose a piece is at the end: the place's, else the owner's. */
static int holder(const Game *g, const Piece *piece)
{
    int seat = g->place[piece->place].seat;
    return seat == NO_SEAT ? piece->owner : seat;
}

static void count_defs(Sim *sim, const State *s, const float share[SEAT_MAX])
{
    for (int seat = 0; seat < s->nseats; seat++) {
        int held[SIM_DEFS] = {0};
        for (int i = 0; i < s->npieces; i++)
            if (holder(sim->g, &s->piece[i]) == seat)
                held[s->piece[i].def]++;
        bool won = share[seat] > 0.0f;
        *(won ? &sim->winner_seats : &sim->other_seats) += 1;
        for (int def = 1; def < sim->g->ndefs; def++) {
            SimDef *row = &sim->def[def];
            *(won ? &row->winners : &row->others) += held[def];
            row->holders += held[def] > 0;
            row->wins += held[def] > 0 ? (double)share[seat] : 0.0;
        }
    }
}

static void count_named(Sim *sim, const Match *m, const float share[SEAT_MAX])
{
    bool seen[SEAT_MAX][SIM_DEFS] = {{false}};
    const State *s = match_truth(m);
    for (uint32_t serial = 0; serial < match_serial(m); serial++) {
        Move move = match_move(m, serial);
        if (!sim->named[move.kind] || match_was_auto(m, serial))
            continue;
        int def = sim->g->move[move.kind].arg[0] == ARG_DEF ? move.a : s->piece[move.a].def;
        seen[move.seat][def] = true;
    }
    for (int seat = 0; seat < s->nseats; seat++)
        for (int def = 1; def < sim->g->ndefs; def++) {
            sim->def[def].named += seen[seat][def];
            sim->def[def].named_winners += seen[seat][def] && share[seat] > 0.0f;
        }
}

/* In how many of SIM_SAID parts a chance lies. */
static int said_row(float share)
{
    int row = (int)(share * SIM_SAID);
    return row < SIM_SAID ? row : SIM_SAID - 1;
}

/* Which entry of the list of players sits at `seat` in game number i. */
static int player_at(const Sim *sim, int64_t i, int seat)
{
    return sim->rotate ? (int)((seat + i) % sim->drivers.nseats) : seat;
}

static void count_said(Sim *sim, const Said *said, const float share[SEAT_MAX], int64_t game)
{
    bool any[SEAT_MAX][SIM_SAID] = {{false}};
    for (int i = 0; i < said->n; i++) {
        int at = said_row(said->share[i]), seat = said->seat[i];
        SimSaid *row = &sim->player[player_at(sim, game, seat)].said[at];
        row->n++;
        row->games += !any[seat][at];
        any[seat][at] = true;
        row->said += (double)said->share[i];
        row->won += (double)share[seat];
    }
}

static void count_game(Sim *sim, const Match *m, const Said *said, int64_t i)
{
    float share[SEAT_MAX] = {0};
    Standing standing;
    if (match_over(m))
        sim->g->result(match_truth(m), share);
    for (int seat = 0; seat < SEAT_MAX && !match_over(m); seat++)
        share[seat] = game_neutral(sim->g, match_truth(m));
    match_standing(m, &standing);
    for (int seat = 0; seat < sim->cfg.nseats; seat++) {
        SimPlayer *player = &sim->player[player_at(sim, i, seat)];
        player->wins += (double)share[seat];
        player->score += standing.score[seat];
    }
    int64_t choices = 0;
    for (uint32_t serial = 0; serial < match_serial(m); serial++) {
        Move move = match_move(m, serial);
        if (match_was_auto(m, serial))
            continue;
        choices++;
        sim->player[player_at(sim, i, move.seat)].made[move.kind]++;
    }
    count_length(&sim->moves, match_serial(m), i == sim->first);
    count_length(&sim->choices, choices, i == sim->first);
    count_defs(sim, match_truth(m), share);
    count_named(sim, m, share);
    count_said(sim, said, share, i);
}

/* ---- playing ---------------------------------------------------------------------------------------------------- */

static void note_said(Said *said, const Drivers *d, int seat)
{
    if (d->said < 0 || said->n == SAID_MOST)
        return;
    said->share[said->n] = d->said;
    said->seat[said->n++] = (uint8_t)seat;
}

static Status play_plain(const Sim *sim, const Setup *cfg, Drivers *d, Said *said, Match **out)
{
    Moves legal;
    Status st;
    Match *m = match_new(sim->g, cfg, &st);
    while (m && !match_over(m) && !st.code && !(sim->g->unbounded && match_serial(m) >= (uint32_t)sim->g->longest)) {
        match_legal(m, match_to_act(m), &legal);
        Move move = drivers_choose(d, m, &legal);
        st = match_play(m, match_serial(m), move);
        if (sim->says)
            note_said(said, d, move.seat);
    }
    *out = m;
    return st;
}

static Status play_checked(const Sim *sim, int64_t i, const Setup *cfg, Drivers *d, Match **out)
{
    char failure[HARNESS_TEXT];
    unsigned checks = i % sim->trips == 0 ? sim->checks : sim->checks & ~(unsigned)HARNESS_TRIPS;
    if (harness_run(sim->g, cfg, checks, drivers_choose, d, failure, sizeof failure, out))
        return status_ok();
    return status_error(CLI_FAILED, "%s", failure);
}

static Status play_game(Sim *sim, int64_t i)
{
    Setup cfg = sim->cfg;
    Drivers d = sim->drivers; /* the bot, the view and the counts go from game to game with it */
    cfg.seed = sim_seed(sim->cfg.seed, i);
    d.rng = rng_seed(rng_derive(cfg.seed, RNG_SIMULATION, 0));
    for (int seat = 0; seat < d.nseats; seat++) {
        d.player[seat] = sim->drivers.player[player_at(sim, i, seat)];
        d.iterations[seat] = sim->drivers.iterations[player_at(sim, i, seat)];
    }
    Match *m = NULL;
    Said *said = xcalloc(1, sizeof *said);
    Status st = sim->checks ? play_checked(sim, i, &cfg, &d, &m) : play_plain(sim, &cfg, &d, said, &m);
    sim->drivers.bot = d.bot;
    sim->drivers.view = d.view;
    sim->drivers.choices = d.choices;
    sim->drivers.thought = d.thought;
    sim->drivers.kept = d.kept;
    if (!st.code)
        count_game(sim, m, said, i);
    match_free(m);
    free(said);
    return st;
}

Status sim_play(Sim *sim)
{
    Status st = status_ok();
    for (int64_t i = 0; i < sim->games && !st.code; i++)
        st = play_game(sim, sim->first + i);
    drivers_free(&sim->drivers);
    return st;
}

static void sim_print(const Sim *sim, FILE *out);

int sim_run(const Args *args)
{
    Sim sim;
    Status st = sim_prepare(&sim, args);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_USAGE;
    }
    st = sim_play(&sim);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_FAILED;
    }
    if (args->json) {
        json_t *answer = sim_json(&sim);
        char *text = json_dumps(answer, JSON_INDENT(1) | JSON_REAL_PRECISION(6));
        (void)plain_json(stdout, text);
        (void)plain_print(stdout, "\n");
        free(text);
        json_decref(answer);
    } else {
        sim_print(&sim, stdout);
    }
    return fflush(stdout) ? CLI_FAILED : CLI_OK;
}

/* ---- results ---------------------------------------------------------------------------------------------------- */
/* The results of a simulation, as text and as JSON. */

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

static void sim_print(const Sim *sim, FILE *out)
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
