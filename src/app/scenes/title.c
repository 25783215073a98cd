/* SPDX-License-Identifier: MIT
 * The Hall: the tables are its buttons, the innkeeper welcomes whoever is new, doors lead to the other rooms. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/title_int.h"
#include "core/say.h"
#include "ui/room.h"

/* ---- what waits -------------------------------------------------------------------------------------------------- */

/* Reads the games that wait at the tables, beside the one that app_continue goes on with. */
static void look_around(Title *t)
{
    for (int i = 0; i < hall_tables() && i < SETTINGS_GAMES; i++) {
        const KeptGame *k = memory_waits(&t->ledger, game_by_id(hall_table(i).id));
        if (k && k->where == KEPT_ASIDE && kept_read(k, &t->waits[i].own).code == 0 && t->waits[i].own &&
            !match_over(t->waits[i].own))
            t->waits[i] = (Waiting){.match = t->waits[i].own, .own = t->waits[i].own, .kept = k};
    }
}

static void *open_scene(App *app, const void *arg)
{
    (void)arg;
    Title *t = xcalloc(1, sizeof *t);
    app_ledger(app, &t->ledger);
    memory_of(&t->ledger, &t->memory);
    look_around(t);
    return t;
}

static void close_scene(void *data, App *app)
{
    Title *t = data;
    app_keep_ledger(app, &t->ledger);
    for (int i = 0; i < SETTINGS_GAMES; i++)
        match_free(t->waits[i].own);
    ledger_free(&t->ledger);
    free(t);
}

/* ---- what a press does ------------------------------------------------------------------------------------------- */

static void take_up(App *app, const Waiting *w)
{
    Status s = w->own ? app_take_up(app, w->kept) : app_continue(app);
    if (s.code)
        app_say(app, T_("This game cannot be continued"), s.text);
}

static void welcomed(App *app, const Game *learn)
{
    app_settings(app)->welcomed = true;
    app_settings_changed(app);
    if (learn)
        app_learn(app, learn, 0, false);
}

static void play(App *app, const TitleTable *table)
{
    Settings *s = app_settings(app);
    if (table->waits) {
        take_up(app, table->waits);
        return;
    }
    (void)snprintf(s->last_game, sizeof s->last_game, "%s", table->t.id);
    app_settings_changed(app);
    part_begin(app, table->game, &table->cfg);
    if (table->news)
        app_notice(app, T_("First time here? The cap on the table\u2019s plate in the Hall starts its lesson."));
}

static void pressed(App *app, const TitleTable *table, Press press)
{
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", table->t.id);
    if (press == PRESS_PLAY)
        play(app, table);
    else if (press == PRESS_LESSON)
        welcomed(app, table->game);
    else if (press == PRESS_CHAIRS)
        app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

/* ---- the first visit --------------------------------------------------------------------------------------------- */

static bool is_first_visit(App *app)
{
    const Settings *s = app_settings(app);
    bool first = !s->welcomed && !app_continues(app) && !s->last_game[0] && app_lesson(app, game_list[0], 0);
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        first = first && s->lesson[i][0].state == LESSON_NEW && s->played[i] == PLAYED_NEVER;
    return first;
}

/* Returns where a bubble of the innkeeper of that size lies: right of her ear, above what lies on the tables. */
static Rect bubble_place(Ui *ui, const Painting *p, const TitleTable *table, int n, float w, float h)
{
    enum { EDGE = 18, APART = 14 };
    Gfx *g = ui_gfx(ui);
    SDL_FPoint at = painting_at(p, 890, 262);
    float x = fminf(at.x, gfx_w(g) - EDGE - w), low = gfx_h(g);
    for (int i = 0; i < n; i++) {
        Rect r = rect_is_empty(table[i].felt) ? table[i].plate : table[i].felt;
        if (r.x + r.w > x)
            low = fminf(low, r.y);
    }
    return rect(x, fminf(at.y, low - APART - h), w, h);
}

/* Draws the innkeeper's welcome; false: no room. */
static bool welcome(App *app, Ui *ui, const Painting *p, const TitleTable *table, int n)
{
    enum { PAD = 20, WIDE = 350, HIGH = 44, APART = 12, TOP = 8 };
    Gfx *g = ui_gfx(ui);
    bool big = gfx_text_scale(g) > 1.5f;
    const char *words =
        big ? T_("New here? I\u2019ll teach you Horde.") : T_("New here? Pull up a stool. I\u2019ll teach you Horde.");
    const char *label[2] = {T_("Teach me"), big ? T_("No") : T_("No, thanks")}, *key = big ? NULL : "Enter";
    Text text = ui_style(ui, FACE_TITLE, 22 * fminf(1, 1.5f / gfx_text_scale(g)), COL_TIPTEXT);
    float bw[2] = {ui_button_width(ui, label[0], NULL, key, UI_PRIMARY | UI_ROUND),
                   ui_button_width(ui, label[1], NULL, NULL, UI_ROUND)};
    float w = fmaxf(WIDE, bw[0] + bw[1] + APART + 2 * PAD), bh = fminf(ui_grow(ui, HIGH), 58);
    float th = gfx_paragraph_height(g, text, w - 2 * PAD, words);
    Rect r = bubble_place(ui, p, table, n, w, PAD + th + APART + bh + PAD);
    if (r.y < TOP || r.x < TOP)
        return false;
    SDL_FPoint mouth = painting_at(p, 800, 346);
    room_bubble(g, r, mouth.x, mouth.y);
    ui_mark(ui, "welcome", "panel", r, "");
    (void)ui_paragraph(ui, text, rect(r.x + PAD, r.y + PAD, w - 2 * PAD, th + 1), words);
    Rect at = rect(r.x + PAD, r.y + PAD + th + APART, bw[0], bh);
    bool learn = ui_button(ui, "welcome-learn", at, label[0], NULL, key, UI_PRIMARY | UI_ROUND);
    learn = learn || (!key && ui_key(ui, "Enter"));
    at = rect(at.x + bw[0] + APART, at.y, bw[1], bh);
    if (learn || ui_button(ui, "welcome-look", at, label[1], NULL, NULL, UI_ROUND))
        welcomed(app, learn ? game_list[0] : NULL);
    return true;
}

/* ---- doors and strap --------------------------------------------------------------------------------------------- */

static bool has_chronicle(const Title *t, App *app)
{
    bool any = t->ledger.list.n > 0;
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        any = any || app_settings(app)->played[i] != PLAYED_NEVER;
    return any;
}

static void doors(const Title *t, App *app, Ui *ui)
{
    static const SceneId leads[] = {SCENE_LESSONS, SCENE_GALLERY, SCENE_CHRONICLE};
    const RoomButton door[] = {{.id = "lessons", .label = T_("Lessons"), .icon = "cap"},
                               {.id = "gallery", .label = T_("Gallery"), .icon = "zoom"},
                               {.id = "chronicle", .label = T_("Chronicle"), .icon = "scroll"}};
    int used = room_doors(ui, door, has_chronicle(t, app) ? 3 : 2, gfx_w(ui_gfx(ui)) - STRAP_ROOM);
    if (used >= 0)
        app_go(app, leads[used], NULL, 0);
}

static void strap(App *app, Ui *ui)
{
    enum { RULES, SETTINGS, LEAVE, STUDS_HERE };
    const RoomButton stud[STUDS_HERE] = {[RULES] = {.id = "rules", .label = T_("Rules"), .icon = "book", .key = "F1"},
                                         [SETTINGS] = {.id = "settings", .label = T_("Settings"), .icon = "gear"},
                                         [LEAVE] = {.id = "leave", .label = T_("Leave the Hall"), .icon = "door"}};
    RulesArg rules = {0};
    int used = room_strap(ui, stud, STUDS_HERE);
    if (used == RULES)
        app_push(app, SCENE_RULES, &rules, sizeof rules);
    else if (used == SETTINGS)
        app_push(app, SCENE_SETTINGS, NULL, 0);
    /* Esc leaves too, but not by accident: the first one only goes to the stud. */
    bool esc = ui_key(ui, "Esc"), there = ui_is_pointed(ui, "leave");
    if (used == LEAVE || (esc && there))
        app_quit(app);
    else if (esc)
        ui_focus(ui, "leave");
}

/* Shows the innkeeper's congratulation on a first win. */
static void first_win(App *app)
{
    char words[SENTENCE_MAX];
    const Game *game = app_covered(app) ? NULL : app_tell_first_win(app);
    if (!game)
        return;
    say(words, sizeof words, SAY("Your first win at {game}! I\u2019ll tell everyone who comes in."),
        say_s("game", say_word(game->title)));
    app_notice(app, words);
}

static void frame(void *data, App *app, Ui *ui)
{
    Title *t = data;
    Painting p = painting_of(ui_gfx(ui));
    TitleTable table[SETTINGS_GAMES];
    int n = hall_tables() < SETTINGS_GAMES ? hall_tables() : SETTINGS_GAMES;
    first_win(app);
    tables_say(t, app, table, n);
    tables_place(ui, &p, table, n);
    bool asks = is_first_visit(app);
    for (int i = 0; asks && i < n; i++)
        table[i].gold = false;
    room_picture(ui, &p);
    (void)room_name(ui);
    Press press = PRESS_NONE;
    int used = tables_draw(t, ui, table, n, &press);
    if (asks && !welcome(app, ui, &p, table, n) && ui_key(ui, "Enter"))
        welcomed(app, game_list[0]);
    doors(t, app, ui);
    strap(app, ui);
    for (int i = 0; i < n && used < 0; i++)
        if (table[i].gold && (ui_key(ui, "Enter") || (table[i].waits && ui_key(ui, "C")))) {
            used = i;
            press = PRESS_PLAY;
        }
    if (used >= 0)
        pressed(app, &table[used], press);
    ui_begin_keys(ui);
}

const Scene scene_title = {.word = "title", .open = open_scene, .frame = frame, .close = close_scene};
