/* SPDX-License-Identifier: MIT */
#include "app/scenes/hall.h"

#include <math.h>
#include <string.h>

#include "base/log.h"
#include "boards/boards.h"
#include "core/say.h"
#include "gfx/card_turned.h"

/* Tables to come: each row announces a game that is not built yet. It is ignored once a game of that id has a board. */
static const struct {
    const char *id, *name, *line;
    int seats_min, seats_max, minutes;
    const char *before; /* placed before the table of this game */
    const char *back;   /* card back on it */
} coming[] = {
    {"siege", N_("Siege of Six Lanes"), N_("Hold the castle and break the portals, alone or together."), 1, 3, 45,
     "goblins", "backs/siege"},
};
enum { COMING = sizeof coming / sizeof *coming };

/* The games that have a table, one a line in games/list.def. */
#define TABLE(game) +1
#define RULES(game)
#define TEMPLATE(game)
_Static_assert(0
#include "games/list.def"
                   <= HALL_TABLES,
               "a table in games/list.def has no place in the painting of the Hall: HALL_TABLES, table_u, table_v");
#undef TABLE
#undef RULES
#undef TEMPLATE

typedef struct { /* the game of a table or, if that is NULL, a row of `coming` */
    const Game *game;
    int coming;
} Whose;

/* Lists the tables in the order of the games; those to come are placed as their row says. */
static int all_tables(Whose out[HALL_TABLES])
{
    int n = 0;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        for (int k = 0; k < COMING; k++)
            if (strcmp(coming[k].before, game_list[i]->id) == 0 && !board_by_game(coming[k].id)) {
                REQUIRE(n < HALL_TABLES);
                out[n++] = (Whose){.coming = k};
            }
        REQUIRE(n < HALL_TABLES);
        out[n++] = (Whose){.game = game_list[i], .coming = -1};
    }
    return n;
}

static HallTable table_of(Whose w)
{
    HallTable t;
    int from, to, minutes;
    if (w.game) {
        const BoardHall *look = board_by_game(w.game->id)->hall;
        t = (HallTable){.id = w.game->id,
                        .name = say_word(w.game->title),
                        .line = say_word(w.game->blurb),
                        .begin = look->begin,
                        .advice = look->advice,
                        .advice_option = look->advice_option,
                        .advice_choice = look->advice_choice};
        from = w.game->seats_min;
        to = w.game->seats_max;
        minutes = w.game->minutes;
    } else {
        t = (HallTable){.id = coming[w.coming].id,
                        .name = say_word(coming[w.coming].name),
                        .line = say_word(coming[w.coming].line)};
        from = coming[w.coming].seats_min;
        to = coming[w.coming].seats_max;
        minutes = coming[w.coming].minutes;
    }
    say(t.chairs, sizeof t.chairs, SAY("{range:{from}|{from}\u2013{to}}"), say_is("range", from == to),
        say_n("from", from), say_n("to", to));
    say(t.minutes, sizeof t.minutes, SAY("about {n} min"), say_n("n", minutes));
    return t;
}

HallTable hall_table(int i)
{
    Whose all[HALL_TABLES];
    REQUIRE(i >= 0 && i < all_tables(all));
    return table_of(all[i]);
}

bool hall_find(const char *id, HallTable *out)
{
    Whose all[HALL_TABLES];
    int n = all_tables(all);
    for (int i = 0; i < n; i++)
        if (strcmp(all[i].game ? all[i].game->id : coming[all[i].coming].id, id) == 0) {
            *out = table_of(all[i]);
            return true;
        }
    return false;
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

void hall_expect(Gfx *g)
{
    for (int i = 0; i < HALL_TABLES; i++) {
        const BoardHall *look = looks_of(hall_table(i).id);
        for (int k = 0; look && look->pictures[k]; k++)
            gfx_expect_small(g, look->pictures[k]);
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
