/* SPDX-License-Identifier: MIT
 * The Hall: the tables are its buttons, the innkeeper welcomes whoever is new, doors lead to the other rooms. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/scenes/medals.h"
#include "app/scenes/title_int.h"
#include "boards/boards.h"
#include "core/say.h"
#include "ui/room.h"

/* ---- what waits -------------------------------------------------------------------------------------------------- */

/* Reads the game set aside that waits at a table, or its first moves. One that cannot be read makes room for the one before
 * it, and is one of no table from then on. */
static void look_at(Title *t, int i)
{
    const Game *game = game_by_id(hall_table(i).id);
    for (const KeptGame *k; (k = hall_memory_waits(&t->ledger, game)) && k->where == KEPT_ASIDE;) {
        Match *m = NULL;
        Status read = kept_read(k, &m);
        if (m && !match_over(m))
            t->waits[i] = (Waiting){.match = m, .own = m, .kept = k};
        else
            match_free(m);
        if (m)
            return;
        KeptGame *unread = &t->ledger.list.game[k - t->ledger.list.game];
        unread->head.game = NULL;
        str_cut(unread->why, sizeof unread->why, read.text);
    }
}

/* Says once that the newest game set aside cannot be read: no table shows it. Not if it was told of while it was the
 * unfinished one. */
static void tell_unread(const Title *t, App *app)
{
    char text[SENTENCE_MAX];
    Settings *s = app_settings(app);
    const KeptGame *k = NULL;
    for (int i = 0; i < t->ledger.list.n && !k; i++)
        if (t->ledger.list.game[i].where == KEPT_ASIDE && !t->ledger.list.game[i].head.game)
            k = &t->ledger.list.game[i];
    int told = k ? kept_mark(k->path) : 0;
    if (!k || told == s->unread || told == s->damaged)
        return;
    s->unread = told;
    app_settings_changed(app);
    say(text, sizeof text, SAY("{why} The file is kept in the folder \u201crecent\u201d. The Chronicle lists it."),
        say_s("why", k->why));
    app_say(app, T_("A game you set aside cannot be read"), text);
}

/* Reads the games that wait at the tables, beside the one that app_continue goes on with. */
static void look_around(Title *t, App *app)
{
    for (int i = 0; i < hall_tables() && i < SETTINGS_GAMES; i++)
        look_at(t, i);
    tell_unread(t, app);
}

/* Computes what the wall shows from the part of the ledger that is read. */
static void remember(Title *t, App *app)
{
    Setup me;
    hall_memory_of(&t->ledger, &t->memory);
    me = part_usual(app, game_list[0], game_list[0]->seats_min, TONIGHT_LEVEL);
    t->has_tonight = t->memory.games > 0 && tonight_make(tonight_day(time(NULL)), me.name[0], &t->tonight);
    if (t->has_tonight)
        tonight_best(&t->ledger, &t->tonight, &t->best);
}

static void *open_scene(App *app, const void *arg)
{
    enum { AT_ONCE = 3 /* games read before the first picture */ };
    Title *t = xcalloc(1, sizeof *t);
    if (arg)
        t->from = *(const SetupArg *)arg;
    app_ledger(app, &t->ledger);
    for (int i = 0; i < AT_ONCE; i++)
        (void)ledger_read_next(&t->ledger);
    remember(t, app);
    look_around(t, app);
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

/* Draws a bubble of the innkeeper with buttons; *used: the one that was pressed, or -1. False: no room. */
static bool innkeeper_says(Title *t, Ui *ui, const Painting *p, const TitleTable *table, int n, const char *words,
                           const RoomButton *button, int nbuttons, int *used)
{
    enum { PAD = 20, WIDE = 350, HIGH = 44, APART = 12, TOP = 8 };
    Gfx *g = ui_gfx(ui);
    bool big = gfx_text_scale(g) > 1.5f;
    Text text = ui_style(ui, FACE_TITLE, 22 * fminf(1, 1.5f / gfx_text_scale(g)), COL_INK);
    float w = 2 * PAD - APART, bh = nbuttons > 0 ? fminf(ui_grow(ui, HIGH), 58) : 0;
    for (int i = 0; i < nbuttons; i++)
        w += APART + ui_button_width(ui, button[i].label, NULL, big ? NULL : button[i].key, button[i].flags | UI_ROUND);
    w = fmaxf(WIDE, w);
    float th = gfx_paragraph_height(g, text, w - 2 * PAD, words);
    Rect r = bubble_place(ui, p, table, n, w, PAD + th + (bh > 0 ? APART + bh : 0) + PAD);
    *used = -1;
    if (r.y < TOP || r.x < TOP)
        return false;
    t->bubble = r;
    SDL_FPoint mouth = painting_at(p, 800, 346);
    room_bubble(g, r, mouth.x, mouth.y);
    ui_mark(ui, "welcome", "panel", r, "");
    (void)ui_paragraph(ui, text, rect(r.x + PAD, r.y + PAD, w - 2 * PAD, th + 1), words);
    float x = r.x + PAD, y = r.y + PAD + th + APART;
    for (int i = 0; i < nbuttons; i++) {
        const RoomButton *b = &button[i];
        const char *cap = big ? NULL : b->key;
        float bw = ui_button_width(ui, b->label, NULL, cap, b->flags | UI_ROUND);
        if (ui_button(ui, b->id, rect(x, y, bw, bh), b->label, NULL, cap, b->flags | UI_ROUND) ||
            (!cap && b->key && ui_key(ui, b->key)))
            *used = i;
        x += bw + APART;
    }
    return true;
}

static void welcome(Title *t, App *app, Ui *ui, const Painting *p, const TitleTable *table, int n)
{
    bool big = gfx_text_scale(ui_gfx(ui)) > 1.5f;
    const char *words =
        big ? T_("New here? I\u2019ll teach you Horde.") : T_("New here? Pull up a stool. I\u2019ll teach you Horde.");
    const RoomButton button[2] = {{.id = "welcome-learn", .label = T_("Teach me"), .key = "Enter", .flags = UI_PRIMARY},
                                  {.id = "welcome-look", .label = big ? T_("No") : T_("No, thanks")}};
    int used = -1;
    if (!innkeeper_says(t, ui, p, table, n, words, button, 2, &used) && ui_key(ui, "Enter"))
        used = 0;
    if (used >= 0)
        welcomed(app, used == 0 ? game_list[0] : NULL);
}

/* ---- revenge ----------------------------------------------------------------------------------------------------- */

/* Offers the last game again to who has lost it narrowly: the same faces, new cards. Not while a game waits there. */
static bool revenge(Title *t, App *app, Ui *ui, const Painting *p, const TitleTable *table, int n)
{
    const HallMemory *m = &t->memory;
    char words[SENTENCE_MAX], label[SENTENCE_MAX];
    const Setup *cfg = &m->last.head.cfg;
    int used = -1;
    for (int i = 0; i < n; i++)
        if (m->rival == NO_SEAT || (table[i].waits && table[i].game == m->last.head.game))
            return false;
    say(words, sizeof words, SAY("{rival} still brags about {n:that one point|those {n} points}, {name}."),
        say_s("rival", cfg->name[m->rival]), say_n("n", m->margin), say_s("name", cfg->name[m->loser]));
    say(label, sizeof label, SAY("Revenge on {rival}"), say_s("rival", cfg->name[m->rival]));
    const RoomButton button = {.id = "revenge", .label = label};
    (void)innkeeper_says(t, ui, p, table, n, words, &button, 1, &used);
    if (used == 0) {
        Setup again = *cfg;
        again.seed = 0;
        part_begin(app, m->last.head.game, &again);
    }
    return true;
}

/* ---- a word of the innkeeper ------------------------------------------------------------------------------------- */

/* Writes what the innkeeper answers to a click. */
static void gossip(Title *t, App *app, const TitleTable *table, int n)
{
    Gossip says;
    const Match *waits = NULL;
    for (int i = 0; i < n; i++)
        if (table[i].waits && (!waits || table[i].gold))
            waits = table[i].waits->match;
    gossip_of(&t->memory, waits, t->has_tonight ? &t->tonight : NULL, t->has_tonight ? &t->best : NULL, time(NULL),
              &says);
    gossip_line(&says, app_said(app), t->line, sizeof t->line);
}

static void chats(Title *t, App *app, Ui *ui, const Painting *p, const TitleTable *table, int n)
{
    enum { READ_MS = 1500, LETTER_MS = 60 };
    int used;
    if (!t->toy.hot || t->which != TOY_INNKEEPER)
        return;
    if (t->answered != t->said)
        gossip(t, app, table, n);
    t->answered = t->said;
    uint32_t gone = ui_now(ui) - t->toy.since, lasts = READ_MS + LETTER_MS * (uint32_t)strlen(t->line);
    if (gone >= lasts)
        return;
    (void)innkeeper_says(t, ui, p, table, n, t->line, NULL, 0, &used);
    ui_wake(ui, (int)(lasts - gone));
}

/* Returns where the innkeeper looks: to the table that is pointed at; her goggles on for a moment after a click. */
static const char *look_of(const Title *t, Ui *ui, int n)
{
    enum { GOGGLES_MS = 900 };
    if (t->toy.hot && t->which == TOY_INNKEEPER && ui_now(ui) - t->toy.since < GOGGLES_MS) {
        ui_wake(ui, GOGGLES_MS - (int)(ui_now(ui) - t->toy.since));
        return "goggles";
    }
    for (int i = 0; i < n; i++)
        if (t->answer[i].hot)
            return 2 * i < n ? "left" : "right";
    return NULL;
}

/* ---- the wall ---------------------------------------------------------------------------------------------------- */

static void wall(Title *t, App *app, Ui *ui, const Painting *p)
{
    ScoringArg arg = {.back = N_("Hall")};
    MedalsArg medals = {.name = ""};
    Status s;
    switch (wall_draw(t, ui, p)) {
    case WALL_GAME:
        s = app_look_at(app, &t->memory.last);
        if (s.code)
            app_say(app, T_("This game cannot be opened"), s.text);
        else
            app_push(app, SCENE_SCORING, &arg, sizeof arg);
        break;
    case WALL_MEDALS:
        app_push(app, SCENE_MEDALS, &medals, sizeof medals);
        break;
    case WALL_TONIGHT:
        part_begin(app, t->tonight.game, &t->tonight.cfg);
        break;
    default:
        break;
    }
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

/* Hangs what was earned since somebody saw the wall last, once all games are known. */
static void hang_new_medals(Title *t, App *app, Ui *ui)
{
    Said *said = app_said(app);
    unsigned now = 1 + (unsigned)t->memory.earned;
    if (app_covered(app))
        return;
    if (said->hung > 0 && now > said->hung && !ui_reduced_motion(ui)) {
        t->hung = now - said->hung < HALL_MEDALS ? (int)(now - said->hung) : HALL_MEDALS;
        t->hung_at = ui_now(ui);
        ui_sound(ui, "siege-bell");
    }
    said->hung = now;
}

/* Moves the focus of a player who comes back from a set-up to the stud that led there. */
static void focus_table(Title *t, Ui *ui)
{
    char id[48];
    if (t->from.game[0] && ui_using_keys(ui)) {
        (void)snprintf(id, sizeof id, "chair-%s", t->from.game);
        ui_focus(ui, id);
    }
    t->from = (SetupArg){0};
}

static void frame(void *data, App *app, Ui *ui)
{
    Title *t = data;
    focus_table(t, ui);
    Painting p = painting_of(ui_gfx(ui));
    TitleTable table[SETTINGS_GAMES];
    int n = hall_tables() < SETTINGS_GAMES ? hall_tables() : SETTINGS_GAMES;
    first_win(app);
    if (ledger_read_next(&t->ledger)) {
        remember(t, app);
        ui_wake(ui, 0);
    } else {
        hang_new_medals(t, app, ui);
    }
    tables_say(t, app, table, n);
    tables_place(ui, &p, table, n);
    bool asks = is_first_visit(app);
    for (int i = 0; asks && i < n; i++)
        table[i].gold = false;
    t->bubble = (Rect){0};
    t->speaks = app_settings(app)->remarks;
    room_picture(ui, &p, look_of(t, ui, n));
    (void)room_name(ui);
    Press press = PRESS_NONE;
    int used = tables_draw(t, ui, table, n, &press);
    wall(t, app, ui, &p); /* after the tables, in the order of Tab too */
    if (asks)
        welcome(t, app, ui, &p, table, n);
    else if (!revenge(t, app, ui, &p, table, n))
        chats(t, app, ui, &p, table, n);
    toys_draw(t, ui, &p, table, n);
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
