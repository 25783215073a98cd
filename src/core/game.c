/* SPDX-License-Identifier: MIT */
#include "core/game.h"

#include <stdio.h>
#include <string.h>

#include "base/log.h"

const Game *game_by_id(const char *id)
{
    for (int i = 0; game_list[i]; i++)
        if (strcmp(game_list[i]->id, id) == 0)
            return game_list[i];
    return NULL;
}

unsigned game_persons(const Setup *cfg)
{
    unsigned persons = 0;
    for (int seat = 0; seat < cfg->nseats; seat++)
        persons |= cfg->player[seat] == 0 ? 1u << seat : 0;
    return persons;
}

Setup game_preset(const Game *g, int nseats)
{
    Setup cfg = {.seed = 1, .nseats = (uint8_t)(nseats ? nseats : g->seats_min)};
    for (int i = 0; i < g->noptions; i++)
        cfg.option[i] = g->option[i].preset;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        (void)snprintf(cfg.name[seat], SEAT_NAME_MAX, "Seat %d", seat + 1);
    return cfg;
}

int setup_rename(Setup *cfg, const char *from, const char *to)
{
    int n = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        if (cfg->player[seat] != 0 || strcmp(cfg->name[seat], from) != 0)
            continue;
        (void)snprintf(cfg->name[seat], SEAT_NAME_MAX, "%s", to);
        n++;
    }
    return n;
}

void game_legal(const Game *g, const State *s, int seat, Moves *out)
{
    out->n = 0;
    if (seat < s->nseats && state_may_act(s) >> seat & 1)
        g->legal(s, seat, out);
}

float game_neutral(const Game *g, const State *s)
{
    return g->neutral > 0 ? g->neutral : 1.0f / (float)s->nseats;
}

bool deck_given(const Setup *cfg, int deck)
{
    static const uint8_t none[DECK_DEFS];
    return memcmp(cfg->deck[deck], none, sizeof none) != 0;
}

/* ---- who plays -------------------------------------------------------------------------------------------------- */

const Character *player_character(const Game *g, int player)
{
    int row = player / PLAYER_CHARACTER - 1;
    return row >= 0 && row < g->ncharacters ? &g->character[row] : NULL;
}

void player_write(const Game *g, int player, char *out)
{
    const Character *character = player_character(g, player);
    (void)snprintf(out, WORD_MAX, "%d%s%s", player % PLAYER_CHARACTER, character ? "-" : "",
                   character ? character->word : "");
}

int player_read(const Game *g, const char *text, size_t n)
{
    int level = n > 0 && text[0] >= '1' && text[0] <= '9' ? text[0] - '0' : 0;
    if (n <= 1)
        return level;
    for (int i = 0; level && text[1] == '-' && i < g->ncharacters; i++)
        if (strlen(g->character[i].word) == n - 2 && memcmp(g->character[i].word, text + 2, n - 2) == 0)
            return level + PLAYER_CHARACTER * (i + 1);
    return 0;
}

bool why_args(Why *why, const char *rule, const SayArg *arg)
{
    say_args(why->text, sizeof why->text, arg);
    (void)snprintf(why->rule, sizeof why->rule, "%s", rule);
    return false;
}
