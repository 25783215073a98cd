/* SPDX-License-Identifier: MIT */
#include "app/figures.h"

#include "boards/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the person's seat in a complete game of `game` (NULL: any), or NO_SEAT. */
static int seat_at(const LedgerGame *g, const Game *game, const char *name)
{
    bool here = g->told && g->whole && (game == NULL || g->kept->head.game == game);
    return here ? ledger_seat(g, name) : NO_SEAT;
}

/* Returns the person's seat; NO_SEAT also if the game does not count (ledger_counts). */
static int seat_in(const LedgerGame *g, const Game *game, const char *name)
{
    return ledger_counts(g) ? seat_at(g, game, name) : NO_SEAT;
}

static void add(Share *s, bool won)
{
    s->games++;
    s->won += won;
}

/* Returns the margin in points between the seat and the best loser; -1: nobody lost. */
static int margin_of(const LedgerGame *g, int seat)
{
    int margin = -1;
    for (int i = 0; i < g->kept->head.cfg.nseats; i++) {
        int by = g->score[seat] - g->score[i];
        if (!g->winner[i] && (margin < 0 || by < margin))
            margin = by < 0 ? 0 : by;
    }
    return margin;
}

/* True if the seat plays alone against allied others, as the first set-up row of the board says. */
static bool leads_alone(const Game *game, const Setup *cfg, int seat)
{
    const Board *board = board_by_game(game->id);
    const SetupRow *row = board && board->setup_rows ? &board->setup_rows->row[0] : NULL;
    int allies = cfg->nseats;
    for (int i = 0; row && i < row->ntiles; i++)
        if (row->tile[i].seats == cfg->nseats && (cfg->nseats != 2 || row->tile[i].choice == cfg->option[row->option]))
            allies = row->tile[i].allies;
    return seat >= allies;
}

static void add_records(const LedgerGame *g, int seat, Figures *out, int *best)
{
    int margin = g->winner[seat] ? margin_of(g, seat) : -1;
    if (out->best == NULL || g->score[seat] > *best) {
        out->best = g;
        *best = g->score[seat];
    }
    if (margin >= 0 && (out->closest == NULL || margin < out->margin)) {
        out->closest = g;
        out->margin = margin;
    }
    bool leads = leads_alone(g->kept->head.game, &g->kept->head.cfg, seat);
    const LedgerGame **quickest = leads ? &out->conquest : &out->quickest;
    if (g->winner[seat] && (*quickest == NULL || g->rounds < (*quickest)->rounds))
        *quickest = g;
    if (leads)
        add(&out->led, g->winner[seat]);
    else if (out->longest == NULL || g->rounds > out->longest->rounds)
        out->longest = g;
}

/* Appends the newest result and drops the oldest if full. */
static void add_recent(const LedgerGame *g, int seat, Figures *out)
{
    if (out->nlast == FIGURES_LAST)
        memmove(out->last, out->last + 1, (size_t)--out->nlast * sizeof *out->last);
    out->last[out->nlast++] = g->winner[seat];
    if (out->npoints == FIGURES_POINTS)
        memmove(out->points, out->points + 1, (size_t)--out->npoints * sizeof *out->points);
    out->points[out->npoints++] = g->score[seat];
}

void figures_of(const Ledger *l, const Game *game, const char *name, Figures *out)
{
    int best = 0;
    *out = (Figures){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_at(g, game, name);
        if (seat != NO_SEAT && !ledger_counts(g))
            out->left_out++;
        if (seat == NO_SEAT || !ledger_counts(g))
            continue;
        add(&out->all, g->winner[seat]);
        add(&out->against[ledger_level(g, seat)], g->winner[seat]);
        out->streak = g->winner[seat] ? out->streak + 1 : 0;
        if (out->streak > out->longest_streak)
            out->longest_streak = out->streak;
        add_records(g, seat, out, &best);
        add_recent(g, seat, out);
        for (int q = 0; q < g->kept->head.cfg.nseats; q++) /* the loser may have 0 points */
            out->scored = out->scored || abs(g->score[q]) > 1;
    }
}

int figures_by_option(const Ledger *l, const Game *game, const char *name, int option, Share out[FIGURES_CHOICES])
{
    int n = 0;
    memset(out, 0, FIGURES_CHOICES * sizeof *out);
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_in(g, game, name), choice = seat == NO_SEAT ? 0 : g->kept->head.cfg.option[option];
        if (seat == NO_SEAT || choice >= FIGURES_CHOICES)
            continue;
        n += out[choice].games == 0;
        add(&out[choice], g->winner[seat]);
    }
    return n;
}

static void add_pair(Pair out[FIGURES_PAIRS], int *n, const char *name, bool won)
{
    int i = 0;
    while (i < *n && strcmp(out[i].name, name) != 0)
        i++;
    if (i == FIGURES_PAIRS)
        return;
    if (i == *n) {
        out[i] = (Pair){0};
        (void)snprintf(out[i].name, SEAT_NAME_MAX, "%s", name);
        ++*n;
    }
    add(&out[i].share, won);
    for (; i > 0 && out[i].share.games > out[i - 1].share.games; i--) {
        Pair p = out[i];
        out[i] = out[i - 1];
        out[i - 1] = p;
    }
}

int figures_pairs(const Ledger *l, const Game *game, const char *name, Pair out[FIGURES_PAIRS])
{
    int n = 0;
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_in(g, game, name);
        const Setup *cfg = &g->kept->head.cfg;
        for (int other = 0; seat != NO_SEAT && other < cfg->nseats; other++)
            if (other != seat && cfg->player[other] == 0)
                add_pair(out, &n, cfg->name[other], g->winner[seat] && g->winner[other]);
    }
    return n;
}

static void add_faces(Faces *sum, const Faces *f)
{
    for (int kind = 0; kind < FACES_ROWS; kind++)
        for (int i = 0; i < FACES_MOST; i++)
            sum->face[kind][i] += f->face[kind][i];
}

int figures_dice(const Ledger *l, const Game *game, const char *name, Faces *own, Faces *computers)
{
    int n = 0;
    *own = *computers = (Faces){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        const Setup *cfg = &g->kept->head.cfg;
        if (g->dice == NULL || seat_in(g, game, name) == NO_SEAT)
            continue;
        n++;
        for (int seat = 0; seat < cfg->nseats; seat++)
            if (cfg->player[seat] != 0)
                add_faces(computers, &g->dice[seat]);
            else if (name[0] == '\0' || seat == ledger_seat(g, name))
                add_faces(own, &g->dice[seat]);
    }
    return n;
}
