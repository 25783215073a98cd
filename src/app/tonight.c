/* SPDX-License-Identifier: MIT */
#include "app/tonight.h"

#include <stdio.h>
#include <string.h>

#include "app/persona.h"
#include "base/hash.h"
#include "boards/boards.h"
#include "core/position.h"

enum { DAY_S = 24 * 60 * 60, SEEDS = 1000000000 };

int tonight_day(time_t now)
{
    struct tm at, *local = localtime(&now);
    if (!local)
        return (int)(now / DAY_S);
    at = *local;
    /* The civil date as a number of days: years from March on, so that the leap day is the last of its year. */
    int month = (at.tm_mon + 10) % 12, year = at.tm_year + 1900 - (month >= 10);
    int of_year = (153 * month + 2) / 5 + at.tm_mday - 1;
    return 365 * year + year / 4 - year / 100 + year / 400 + of_year - 719468;
}

static const BoardHall *hall_of(const Game *g)
{
    const Board *b = board_by_game(g->id);
    return b && b->hall && b->hall->ntwists > 0 ? b->hall : NULL;
}

/* Returns the n-th game with twists; NULL: there are fewer, *count of them. */
static const Game *nth_game(int n, int *count)
{
    const Game *found = NULL;
    *count = 0;
    for (int i = 0; game_list[i]; i++)
        if (hall_of(game_list[i]) && (*count)++ == n)
            found = game_list[i];
    return found;
}

static bool set_up(const Game *g, const Twist *twist, uint64_t luck, const char *person, Setup *cfg)
{
    *cfg = game_preset(g, twist->seats);
    cfg->seed = 1 + luck % SEEDS;
    for (int i = 0; i < SEAT_MAX; i++)
        cfg->name[i][0] = '\0';
    (void)snprintf(cfg->name[0], SEAT_NAME_MAX, "%s", person);
    for (int i = 1; i < cfg->nseats; i++)
        persona_seat(g, cfg, i, TONIGHT_LEVEL);
    if (cfg->nseats > 1 && g->ncharacters > 0) /* the opponent of the night */
        persona_choose(g, cfg, 1, (int)(luck % (uint64_t)g->ncharacters));
    for (int i = 0; i < TWIST_OPTIONS && twist->option[i][0]; i++)
        if (option_set(g, twist->option[i][0], twist->option[i][1], cfg).code)
            return false;
    return !g->setup_fault || !g->setup_fault(cfg);
}

bool tonight_make(int day, const char *person, Tonight *out)
{
    int n = 0;
    (void)nth_game(0, &n);
    if (n == 0)
        return false;
    int turn = day % n < 0 ? day % n + n : day % n;
    char date[16];
    (void)snprintf(date, sizeof date, "%d", day); /* digits, so that every machine hashes the same bytes */
    uint64_t luck = hash_bytes(date, strlen(date), 0);
    const Game *game = nth_game(turn, &n);
    const BoardHall *hall = game ? hall_of(game) : NULL;
    if (!hall)
        return false;
    out->game = game;
    out->twist = &hall->twist[luck / 7 % (uint64_t)hall->ntwists];
    return set_up(out->game, out->twist, luck, person, &out->cfg);
}

/* True if an earlier game of the same deal in the ledger is this person's, too. */
static bool tried_before(const Ledger *l, const Tonight *t, int before, const char *name)
{
    for (int i = 0; i < before; i++)
        if (ledger_is_deal(&l->game[i], t->game, &t->cfg) && ledger_seat(&l->game[i], name) != NO_SEAT)
            return true;
    return false;
}

void tonight_best(const Ledger *l, const Tonight *t, TonightBest *out)
{
    *out = (TonightBest){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        if (!g->told || !g->whole || !g->plain || !ledger_is_deal(g, t->game, &t->cfg))
            continue;
        int seat = ledger_seat(g, "");
        const char *name = seat == NO_SEAT ? "" : g->kept->head.cfg.name[seat];
        if (seat == NO_SEAT || tried_before(l, t, i, name))
            continue;
        bool better = !out->name[0] || (g->winner[seat] && !out->won) ||
                      (g->winner[seat] == out->won && g->score[seat] > out->score);
        if (!better)
            continue;
        (void)snprintf(out->name, sizeof out->name, "%s", name);
        out->score = g->score[seat];
        out->won = g->winner[seat];
    }
}
