/* SPDX-License-Identifier: MIT */
#include "app/scenes/hall.h"

#include <math.h>
#include <string.h>

#include "base/log.h"
#include "boards/boards.h"
#include "core/say.h"

static HallTable table_of(const Game *g, const BoardHall *look)
{
    HallTable t = {.id = g->id,
                   .name = say_word(g->title),
                   .line = say_word(g->blurb),
                   .plate = say_word(look->plate ? look->plate : g->title),
                   .brief = say_word(look->brief   ? look->brief
                                     : look->plate ? look->plate
                                                   : g->title),
                   .begin = look->begin,
                   .advice = look->advice,
                   .advice_option = look->advice_option,
                   .advice_choice = look->advice_choice};
    say(t.chairs, sizeof t.chairs, SAY("{range:{from}|{from}\u2013{to}}"),
        say_is("range", g->seats_min == g->seats_max), say_n("from", g->seats_min), say_n("to", g->seats_max));
    say(t.minutes, sizeof t.minutes, SAY("about {n} min"), say_n("n", g->minutes));
    return t;
}

/* The i-th game with a board; NULL: there are fewer, *count of them. */
static const Game *game_at(int i, int *count)
{
    *count = 0;
    for (int k = 0; game_list[k]; k++)
        if (board_by_game(game_list[k]->id) && (*count)++ == i)
            return game_list[k];
    return NULL;
}

int hall_tables(void)
{
    int n;
    (void)game_at(-1, &n);
    return n;
}

HallTable hall_table(int i)
{
    int n;
    const Game *g = game_at(i, &n);
    REQUIRE(g);
    return table_of(g, board_by_game(g->id)->hall);
}

bool hall_find(const char *id, HallTable *out)
{
    const Game *g = game_by_id(id);
    const Board *b = board_by_game(id);
    if (!g || !b)
        return false;
    *out = table_of(g, b->hall);
    return true;
}

HallRows hall_rows(int n, float room, float least, float gap)
{
    int fit = (int)((room + gap) / (least + gap)), most = fit < 1 ? 1 : fit < n ? fit : n;
    if (n < 1)
        return (HallRows){.gap = gap};
    HallRows r = {.rows = (n + most - 1) / most, .gap = gap};
    r.columns = (n + r.rows - 1) / r.rows;
    r.width = (room - (float)(r.columns - 1) * gap) / (float)r.columns;
    return r;
}

static const BoardHall *looks_of(const char *id)
{
    const Board *b = board_by_game(id);
    return b ? b->hall : NULL;
}

void hall_expect(Gfx *g)
{
    for (int i = 0; i < hall_tables(); i++) {
        const Board *b = board_by_game(hall_table(i).id);
        for (int k = 0; b && k < HALL_CARDS; k++) {
            CardFace face;
            if (board_hall_card(b, game_by_id(b->game), k, &face) && face.picture)
                gfx_expect_small(g, face.picture);
        }
    }
}

void hall_props(Gfx *g, const char *id, float cx, float cy, float k, HallMood mood)
{
    const Board *b = board_by_game(id);
    if (b)
        board_props(b, game_by_id(id), g, cx, cy, k, mood);
}

const char *hall_ground(const char *id)
{
    const BoardHall *look = looks_of(id);
    return look && look->ground ? look->ground : "backdrops/royal";
}
