/* SPDX-License-Identifier: MIT */
#include "engine/sim.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/plain.h"
#include "core/position.h"
#include "engine/harness.h"

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
                 .says = args->said,
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
    sim->drivers.fresh = sim->says;
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
