/* SPDX-License-Identifier: MIT
 * Statistics of all finished games, in chalk on the innkeeper's slate: a person's or everybody's, over all tables or one of
 * them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "app/scenes/statistics_int.h"
#include "base/file.h"
#include "core/say.h"
#include "sys/clock.h"
#include "sys/paths.h"
#include "ui/layout.h"

enum { READ_MS = 8, SAVED_PATH = 1200 };

/* Lists the games that have a table in the Hall; returns how many. */
static int stats_tables(const Game *out[GAMES_MOST])
{
    HallTable table;
    int n = 0;
    for (int i = 0; game_list[i] != NULL && n < GAMES_MOST; i++)
        if (hall_find(game_list[i]->id, &table))
            out[n++] = game_list[i];
    return n;
}

const Game *stats_table(const Stats *s)
{
    const Game *game[GAMES_MOST];
    return s->table > 0 && s->table <= stats_tables(game) ? game[s->table - 1] : NULL;
}

const char *stats_person(const Stats *s)
{
    return s->who > 0 ? s->people.name[s->who - 1] : "";
}

static void count_figures(Stats *s)
{
    const Game *one = stats_table(s);
    figures_of(&s->ledger, one, stats_person(s), &s->figures);
    s->ndice = one ? figures_dice(&s->ledger, one, stats_person(s), &s->dice.own, &s->dice.computers) : 0;
}

static void count_again(Stats *s)
{
    char was[SEAT_NAME_MAX];
    bool first = s->people.n == 0;
    (void)snprintf(was, sizeof was, "%s", stats_person(s));
    ledger_people(&s->ledger, NULL, &s->people);
    if (s->people.n > NAMES_MOST)
        s->people.n = NAMES_MOST;
    s->who = first && s->people.n > 0; /* the person with the most games */
    for (int i = 0; i < s->people.n; i++)
        if (was[0] != '\0' && strcmp(s->people.name[i], was) == 0)
            s->who = i + 1;
    count_figures(s);
}

static void *open_scene(App *app, const void *arg)
{
    (void)arg;
    Stats *s = xcalloc(1, sizeof *s);
    app_ledger(app, &s->ledger);
    count_again(s);
    return s;
}

static void close_scene(void *data, App *app)
{
    Stats *s = data;
    app_keep_ledger(app, &s->ledger);
    ledger_free(&s->ledger);
    free(s);
}

/* ---- whose, and of which table ----------------------------------------------------------------------------------- */

static void look_at(Stats *s, Ui *ui, int table, int who)
{
    if (table == s->table && who == s->who)
        return;
    s->table = table;
    s->who = who;
    count_figures(s);
    ui_scroll_to(ui, "figures", 0);
}

static void people_choice(Pen *p)
{
    const char *name[NAMES_MOST + 1];
    int people = 0, who = p->s->who;
    name[people++] = T_("Everyone");
    for (int i = 0; i < p->s->people.n; i++)
        name[people++] = p->s->people.name[i];
    if (people <= 2)
        return;
    float row = ui_grow(p->ui, 36), h = ui_choice_height(p->ui, name, people, p->w, row);
    if (p->draw) {
        (void)ui_choice(p->ui, "who", rect(p->x, p->y, fminf(p->w, ui_choice_width(p->ui, name, people)), h), name,
                        people, &who, 0, NULL);
        look_at(p->s, p->ui, p->s->table, who);
    }
    p->y += h + 10;
}

/* Draws the row of a table: its picture, its name, games won. table: as Stats.table. */
static void table_row(Pen *p, const Game *game, int table)
{
    enum { ROW = 62, GAP = 6, PAD = 10 };
    Gfx *g = ui_gfx(p->ui);
    Figures f;
    char id[24], told[SENTENCE_MAX];
    const char *name = game ? say_word(game->title) : T_("All tables");
    float h = ui_grow(p->ui, ROW), picture = h - 2 * PAD;
    Rect r = rect(p->x, p->y, p->w, h);
    p->y += h + GAP;
    if (!p->draw)
        return;
    figures_of(&p->s->ledger, game, stats_person(p->s), &f);
    say(told, sizeof told, SAY("{name}: {n:1 game|{n} games}, {won} won"), say_s("name", name), say_n("n", f.all.games),
        say_n("won", f.all.won));
    (void)snprintf(id, sizeof id, "table/%d", table);
    Touch t = ui_touch(p->ui, id, "choice", r, told, TOUCH_FOCUS);
    bool chosen = p->s->table == table;
    if (chosen)
        ui_note(p->ui, "chosen", "yes");
    bar_row(g, BAR_SLATE, r, t.hover, chosen);
    Rect at = rect(r.x + PAD, r.y + PAD, picture * 1.3f, picture);
    if (game && !gfx_is_contrast(g)) {
        gfx_clip_round(g, at, 6);
        (void)gfx_picture_cover(g, hall_ground(game->id), at, 0.5f, 0.5f);
        gfx_unclip(g);
    } else if (!game) {
        gfx_sign(g, "chart", rect_center(at, picture * 0.7f, picture * 0.7f), chalk(g, COL_ACCENT), (Color){0});
    }
    Pen in = {p->s, p->app, p->ui, true, at.x + at.w + 12, r.y, r.x + r.w - at.x - at.w - 24};
    Text style = gfx_text_fit(g, chalk_text(p->ui, FACE_TITLE, 20, COL_TEXT), 13, 1, in.w, name);
    float th = gfx_text_height(g, style);
    in.y = r.y + (h - th - 12) / 2;
    (void)gfx_text(g, style, rect(in.x, in.y, in.w, th), name);
    Rect track = rect(in.x, in.y + th + 4, in.w, 8);
    gfx_round(g, track, 4, color_alpha(chalk(g, COL_TEXT3), 0.3f));
    if (f.all.won > 0)
        gfx_round(g, rect(track.x, track.y, fmaxf(8, track.w * (float)f.all.won / (float)f.all.games), 8), 4,
                  chalk(g, COL_GOOD));
    if (t.click || (t.focus && !chosen))
        look_at(p->s, p->ui, table, p->s->who);
}

static void whose(Pen *p)
{
    const Game *game[GAMES_MOST];
    int n = stats_tables(game);
    people_choice(p);
    table_row(p, NULL, 0);
    for (int i = 0; i < n; i++)
        table_row(p, game[i], i + 1);
}

/* ---- the pass ------------------------------------------------------------------------------------------------------ */

typedef void Half(Pen *p);

/* Draws a half of the slate, which scrolls if it is higher than its room. */
static void half(Stats *s, App *app, Ui *ui, const char *id, Rect r, Half *first, Half *second)
{
    Pen p = {s, app, ui, false, r.x, 0, r.w};
    for (int narrow = 0; narrow < 2; narrow++) {
        p.y = 0;
        first(&p);
        if (second)
            second(&p);
        if (p.y <= r.h)
            break;
        p.w = r.w - 14;
    }
    float y = r.y - ui_scroll_begin(ui, id, r, p.y);
    p.y = y;
    p.draw = true;
    first(&p);
    if (second)
        second(&p);
    ui_scroll_end(ui);
}

static void save_table(const Stats *s, App *app)
{
    char folder[1024], path[SAVED_PATH], told[SAVED_PATH + SENTENCE_MAX];
    Buf csv = {0};
    ledger_csv(&s->ledger, &csv);
    if (!user_folder(USER_DOCUMENTS, folder, sizeof folder) ||
        !user_path(folder, "horde-hall-games", "csv", path, sizeof path)) {
        app_notice(app, T_("There is no folder to save it in."));
    } else {
        Status st = file_write(path, buf_str(&csv), csv.n);
        say(told, sizeof told, SAY("{why:{why}|Saved as {file}}"), say_s("why", st.text), say_s("file", path));
        app_say(app, st.code ? T_("The table was not saved") : T_("Export as a table"), told);
    }
    buf_free(&csv);
}

/* Reads journals that the ledger has not read yet, for READ_MS in a pass. */
static void read_on(Stats *s, Ui *ui)
{
    uint32_t began = clock_ms();
    bool more = false;
    if (s->ledger.ntold == s->ledger.n)
        return;
    while (clock_ms() - began < READ_MS && (more = ledger_read_next(&s->ledger)))
        ;
    count_again(s);
    if (more)
        ui_wake(ui, 0);
}

static void frame(void *data, App *app, Ui *ui)
{
    Stats *s = data;
    read_on(s, ui);
    const RoomButton stud[] = {{.id = "csv", .label = T_("Export as a table"), .icon = "down"},
                               {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    if (s->ledger.n == 0) {
        bar_nothing(app, ui, BAR_SLATE, T_("Statistics"), T_("Nobody has lost here yet. Shame."));
        if (room_strap(ui, stud + 1, 1) == 0)
            app_pop(app);
        ui_begin_keys(ui);
        return;
    }
    BarPages at = bar_pages(ui, BAR_SLATE);
    if (bar_has_two_pages(ui)) {
        half(s, app, ui, "tables", at.left, whose, NULL);
        half(s, app, ui, "figures", at.right, stats_figures, NULL);
    } else {
        half(s, app, ui, "figures", at.left, whose, stats_figures);
    }
    const RoomRibbon ribbon = {.question = T_("Statistics")};
    (void)room_ribbon(ui, &ribbon);
    int used = room_strap(ui, stud, 2);
    if (used == 0)
        save_table(s, app);
    else if (used == 1)
        app_pop(app);
    ui_begin_keys(ui);
}

const Scene scene_statistics = {.word = "statistics", .open = open_scene, .frame = frame, .close = close_scene};
