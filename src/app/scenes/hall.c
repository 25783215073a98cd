/* SPDX-License-Identifier: MIT */
#include "app/scenes/hall.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "base/log.h"
#include "boards/boards.h"
#include "gfx/card_turned.h"

/* Tables to come. Such a row is all there is of a game that is not built yet; it counts no more once a game of that id
 * has a board. */
static const struct {
    const char *id, *name, *line;
    int seats_min, seats_max, minutes;
    const char *before; /* stands before the table of this game */
    const char *back;   /* lies on it */
} coming[] = {
    {"siege", "Siege of Six Lanes", "Hold the castle and tear the portals down, alone or together.", 1, 3, 45,
     "goblins", "backs/siege"},
};
enum { COMING = sizeof coming / sizeof *coming };

static HallTable table[HALL_TABLES];

static void add_table(int i, HallTable t, int seats_min, int seats_max, int minutes)
{
    NEED(i < HALL_TABLES);
    part_range(t.chairs, sizeof t.chairs, seats_min, seats_max);
    (void)snprintf(t.minutes, sizeof t.minutes, "about %d min", minutes);
    table[i] = t;
}

static void set_up_tables(void)
{
    int n = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        const Board *b = board_by_game(g->id);
        for (int k = 0; b && k < COMING; k++)
            if (strcmp(coming[k].before, g->id) == 0 && !board_by_game(coming[k].id))
                add_table(n++, (HallTable){.id = coming[k].id, .name = coming[k].name, .line = coming[k].line},
                          coming[k].seats_min, coming[k].seats_max, coming[k].minutes);
        if (b)
            add_table(n++,
                      (HallTable){.id = g->id,
                                  .name = g->title,
                                  .line = g->blurb,
                                  .begin = b->hall->begin,
                                  .advice = b->hall->advice},
                      g->seats_min, g->seats_max, g->minutes);
    }
    NEED(n == HALL_TABLES);
}

const HallTable *hall_table(int i)
{
    if (!table[0].id)
        set_up_tables();
    return &table[i];
}

const HallTable *hall_find(const char *id)
{
    for (int i = 0; i < HALL_TABLES; i++)
        if (strcmp(hall_table(i)->id, id) == 0)
            return hall_table(i);
    return NULL;
}

static const BoardHall *looks_of(const char *id)
{
    const Board *b = board_by_game(id);
    return b ? b->hall : NULL;
}

static void draw_backs(Gfx *g, const char *back, float cx, float cy, float w)
{
    for (int i = 0; i < 3; i++) {
        float x = cx + ((float)i - 1) * w * 0.72f, y = cy - w * 1.25f + (i == 1 ? -0.08f : 0.06f) * w;
        Rect r = rect(x - w / 2, y, w, w * 1.25f);
        CardFace none = {.word = back};
        if (gfx_is_contrast(g))
            card_draw_back(g, back, r, 0);
        else
            gfx_card_leaning(g, &none, back, r,
                             (CardTurn){.yaw = 3.14159265f, .roll = ((float)i - 1) * 0.16f, .pitch = 0.1f});
    }
}

void hall_props(Gfx *g, const char *id, float cx, float cy, float k)
{
    const BoardHall *look = looks_of(id);
    if (look)
        look->props(g, cx, cy, k);
    for (int i = 0; !look && i < COMING; i++)
        if (strcmp(coming[i].id, id) == 0)
            draw_backs(g, coming[i].back, cx, cy, 92 * k);
}

const char *hall_ground(const char *id)
{
    const BoardHall *look = looks_of(id);
    return look ? look->ground : "backdrops/royal";
}

void hall_foot(Gfx *g, const char *id, Rect r)
{
    const BoardHall *look = looks_of(id);
    if (look && look->foot)
        look->foot(g, r);
}

float hall_group(Gfx *g, const char *id, Rect r)
{
    const BoardHall *look = looks_of(id);
    if (r.h < 200)
        return 0;
    if (look && look->group)
        return look->group(g, r);
    float k = fminf(1, r.w / 300);
    hall_props(g, id, r.x + r.w / 2 - 8 * k, r.y + 170 * k, k);
    return 200 * k;
}
