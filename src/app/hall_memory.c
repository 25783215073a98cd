/* SPDX-License-Identifier: MIT */
#include "app/hall_memory.h"

#include <limits.h>
#include <string.h>

enum { NARROW_POINTS = 5, NARROW_SHARE = 20 /* a twentieth */ };

static int only_winner(const LedgerGame *g)
{
    int seat = NO_SEAT;
    for (int i = 0; i < g->kept->head.cfg.nseats; i++) {
        if (g->winner[i] && seat != NO_SEAT)
            return NO_SEAT;
        if (g->winner[i])
            seat = i;
    }
    return seat;
}

static int only_person(const Setup *cfg)
{
    int seat = NO_SEAT;
    for (int i = 0; i < cfg->nseats; i++) {
        if (cfg->player[i] == 0 && seat != NO_SEAT)
            return NO_SEAT;
        if (cfg->player[i] == 0)
            seat = i;
    }
    return seat;
}

static bool is_narrow(int margin, int score)
{
    return margin > 0 && (margin <= NARROW_POINTS || margin * NARROW_SHARE <= score);
}

/* Returns by how many points the winner leads; 0: nobody else has any. */
static int ahead_of(const LedgerGame *g, int winner)
{
    int second = INT_MIN;
    for (int i = 0; i < g->kept->head.cfg.nseats; i++)
        if (i != winner && g->score[i] > second)
            second = g->score[i];
    return second == INT_MIN ? 0 : g->score[winner] - second;
}

static void last_game(const LedgerGame *g, HallMemory *out)
{
    const Setup *cfg = &g->kept->head.cfg;
    int person = only_person(cfg);
    out->last = *g->kept;
    out->person = person;
    out->ahead = out->fresh = 0;
    out->narrow = false;
    out->winner = only_winner(g);
    out->rival = out->loser = NO_SEAT;
    if (out->winner == NO_SEAT)
        return;
    out->score = g->score[out->winner];
    out->ahead = ahead_of(g, out->winner);
    out->narrow = is_narrow(out->ahead, out->score);
    if (person == NO_SEAT || cfg->player[out->winner] == 0)
        return;
    int margin = g->score[out->winner] - g->score[person];
    if (!is_narrow(margin, out->score))
        return;
    out->rival = out->winner;
    out->loser = person;
    out->margin = margin;
}

/* Puts a medal in front of the others; the oldest falls off its nail. */
static void hang(HallMemory *m, HallMedal medal)
{
    memmove(m->medal + 1, m->medal, (HALL_MEDALS - 1) * sizeof m->medal[0]);
    m->medal[0] = medal;
    m->nmedals += m->nmedals < HALL_MEDALS;
    m->earned++;
}

/* Returns the best level at which a person earned the medal in that game; 0: nobody did. */
static uint8_t level_in(const LedgerGame *g, int medal)
{
    uint8_t best = 0;
    for (int seat = 0; seat < g->kept->head.cfg.nseats; seat++)
        if (g->medal[seat][medal] > best)
            best = g->medal[seat][medal];
    return best;
}

static bool had_before(const Ledger *l, int before, const Game *game, int medal)
{
    for (int i = 0; i < before; i++)
        if (ledger_counts(&l->game[i]) && l->game[i].kept->head.game == game && level_in(&l->game[i], medal) > 0)
            return true;
    return false;
}

static void medals_of(const Ledger *l, int i, HallMemory *out)
{
    const LedgerGame *g = &l->game[i];
    const Game *game = g->kept->head.game;
    for (int k = 0; k < game->nmedals; k++) {
        uint8_t level = level_in(g, k);
        if (level == 0 || had_before(l, i, game, k))
            continue;
        hang(out, (HallMedal){game, k, level});
        out->fresh++;
    }
}

/* Returns a table of which a person has all medals but one; NULL: none. */
static const Game *one_is_missing(const Ledger *l)
{
    uint8_t best[MEDAL_MAX];
    for (int i = 0; game_list[i]; i++)
        if (game_list[i]->nmedals > 1 && ledger_medals(l, game_list[i], "", best) == game_list[i]->nmedals - 1)
            return game_list[i];
    return NULL;
}

void hall_memory_of(const Ledger *l, HallMemory *out)
{
    *out = (HallMemory){.winner = NO_SEAT, .rival = NO_SEAT, .loser = NO_SEAT, .person = NO_SEAT};
    for (int i = 0; game_list[i]; i++)
        out->of += game_list[i]->nmedals;
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        if (!g->told || !g->whole || !g->kept->head.game)
            continue;
        out->games++;
        last_game(g, out);
        if (ledger_counts(g))
            medals_of(l, i, out);
    }
    out->nearly = one_is_missing(l);
}

const KeptGame *hall_memory_waits(const Ledger *l, const Game *game)
{
    const KeptGame *waits = NULL;
    time_t ended = 0;
    for (int i = 0; i < l->list.n; i++) {
        const KeptGame *k = &l->list.game[i];
        if (k->head.game != game)
            continue;
        if (k->where == KEPT_FINISHED && k->when > ended)
            ended = k->when;
        if (k->where == KEPT_TABLE ||
            (k->where == KEPT_ASIDE && (!waits || (waits->where == KEPT_ASIDE && k->when > waits->when))))
            waits = k;
    }
    return waits && (waits->where == KEPT_TABLE || waits->when > ended) ? waits : NULL;
}
