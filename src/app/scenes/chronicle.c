/* SPDX-License-Identifier: MIT
 * The chronicle: every saved game, to continue, to watch or to see its scores again. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/bar.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "app/tidy.h"
#include "base/buf.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/words.h"

enum { OPTIONS_ROOM = 3 * SENTENCE_MAX };
typedef enum { SHOW_ALL, SHOW_OPEN, SHOW_FINISHED, SHOW_REMOVED, SHOWS } Show;

typedef struct { /* known only after replaying the whole journal */
    bool told, readable, over, damaged;
    char round[SENTENCE_MAX], head[SENTENCE_MAX], line[RESULT_ROOM], options[OPTIONS_ROOM], why[sizeof(Status) + 8];
} Account;

typedef struct {
    KeptList list;
    Account *told; /* for each game of the list; those in sight are read, one per pass */
    int show;      /* a Show */
    int chosen;    /* index in the list, -1 none */
    bool open;     /* on a small screen: the chosen game is shown and not the list */
    bool read;     /* in this pass */
    bool begun;    /* the list has been scrolled and focused once */
    int removed;   /* index of the game thrown away last, that Ctrl+Z puts back; -1 none */
} Chronicle;

/* ---- the list --------------------------------------------------------------------------------------------------- */

static bool is_shown(const Chronicle *c, int i)
{
    const KeptGame *k = &c->list.game[i];
    bool removed = k->where == KEPT_REMOVED;
    if (i == c->removed) /* just thrown away, and still listed so that it can be put back */
        return true;
    if (c->show == SHOW_ALL || c->show == SHOW_REMOVED)
        return removed == (c->show == SHOW_REMOVED);
    return !removed && k->head.game && (k->where == KEPT_FINISHED) == (c->show == SHOW_FINISHED);
}

static int count_shown(const Chronicle *c)
{
    int n = 0;
    for (int i = 0; i < c->list.n; i++)
        n += is_shown(c, i);
    return n;
}

static void choose_first(Chronicle *c)
{
    if (c->chosen >= 0 && is_shown(c, c->chosen))
        return;
    c->chosen = -1;
    for (int i = 0; i < c->list.n && c->chosen < 0; i++)
        if (is_shown(c, i))
            c->chosen = i;
}

static void *open_scene(App *app, const void *arg)
{
    (void)arg;
    Chronicle *c = xcalloc(1, sizeof *c);
    c->chosen = c->removed = -1;
    app_kept(app, &c->list);
    c->told = xcalloc((size_t)c->list.n + 1, sizeof *c->told);
    choose_first(c);
    return c;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    Chronicle *c = data;
    kept_free(&c->list);
    free(c->told);
    free(c);
}

static const char *where_word(const KeptGame *k)
{
    static const char *const word[] = {N_("at the table"), N_("set aside"), N_("finished"), N_("thrown away")};
    if (!k->head.game && k->where != KEPT_REMOVED)
        return T_("cannot be read");
    return k->left_out ? T_("not counted") : say_word(word[k->where]);
}

static const char *where_sign(const KeptGame *k)
{
    static const char *const sign[] = {"play", "scroll", "trophy", "x"};
    return k->head.game && !k->left_out ? sign[k->where] : "x";
}

static void tell(Chronicle *c, int i)
{
    Account *t = &c->told[i];
    Match *m = NULL;
    Status st = kept_read(&c->list.game[i], &m);
    *t = (Account){.told = true, .readable = m != NULL, .damaged = st.code != 0};
    c->read = true;
    if (st.code)
        str_cut(t->why, sizeof t->why, st.text);
    if (!m)
        return;
    t->over = match_over(m);
    kept_round(m, t->round, sizeof t->round);
    if (t->over)
        part_result(m, t->head, sizeof t->head, t->line, sizeof t->line);
    char options[OPTIONS_ROOM - SENTENCE_MAX], seed[24] = "";
    part_rules(match_game(m), match_setup(m), options, sizeof options);
    if (t->over && !match_has_start(m)) /* the seed of an unfinished game would reveal what is hidden */
        (void)snprintf(seed, sizeof seed, "%" PRIu64, match_setup(m)->seed);
    say(t->options, sizeof t->options,
        SAY("{options:{seed:{options} \u00b7 Seed {seed}|{options}}|{seed:Seed {seed}|}}"), say_s("options", options),
        say_s("seed", seed));
    match_free(m);
}

/* Writes "today, 21:40 · Mira wins by 4 points"; the caller cuts it. */
static void row_facts(const KeptGame *k, const Account *t, char *out, size_t n)
{
    char when[SENTENCE_MAX];
    kept_when(k->when, when, sizeof when);
    say(out, n, SAY("{when:{more:{when} \u00b7 {more}|{when}}|{more}}"), say_s("when", when),
        say_s("more", t->over ? t->head : t->round));
}

static void thumbnail(Gfx *g, const KeptGame *k, Rect r)
{
    const char *ground = k->head.game ? hall_ground(k->head.game->id) : NULL;
    gfx_surface(g, r, SURFACE_WELL);
    if (!ground) {
        float side = r.h * 0.5f;
        gfx_sign(g, "x", rect_center(r, side, side), gfx_color(g, COL_TEXT2), (Color){0});
    }
    if (!ground || gfx_is_contrast(g))
        return;
    gfx_clip_round(g, r, 6);
    (void)gfx_picture_cover(g, ground, r, 0.5f, 0.5f);
    gfx_unclip(g);
}

static void cut_label(Ui *ui, Text style, Rect r, const char *whole)
{
    char cut[2 * SENTENCE_MAX];
    words_cut(ui_gfx(ui), style, r.w, whole, cut, sizeof cut);
    (void)ui_label(ui, style, r, cut);
}

static void row_words(Ui *ui, const KeptGame *k, const Account *told, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char who[SENTENCE_MAX], facts[2 * SENTENCE_MAX], title[SENTENCE_MAX];
    Text name = ui_style(ui, FACE_SEMI, 16, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
         state = ui_style_aligned(ui, FACE_SEMI, 14, k->where >= KEPT_FINISHED ? COL_TEXT2 : COL_ACCENT, ALIGN_RIGHT);
    float nh = gfx_text_height(g, name), sh = gfx_text_height(g, soft), sign = sh * 0.8f;
    float top = r.y + (r.h - nh - sh - 2) / 2, sw = gfx_text_width(g, state, where_word(k)) + 2;
    float y = top + nh + 2, left = r.w - sw - sign - 18;
    if (k->head.game) {
        kept_names(&k->head.cfg, who, sizeof who);
        say(title, sizeof title, SAY("{game}: {names}"), say_s("game", say_word(k->head.game->title)),
            say_s("names", who));
    } else {
        (void)snprintf(title, sizeof title, "%s", strrchr(k->path, '/') + 1);
    }
    row_facts(k, told, facts, sizeof facts);
    cut_label(ui, name, rect(r.x, top, r.w, nh), title);
    cut_label(ui, soft, rect(r.x, y, left, sh), facts);
    gfx_sign(g, where_sign(k), rect(r.x + r.w - sw - sign - 6, y + (sh - sign) / 2, sign, sign), state.color,
             (Color){0});
    (void)ui_label(ui, state, rect(r.x + r.w - sw, y, sw, sh), where_word(k));
}

static void list_row(Chronicle *c, Ui *ui, int i, Rect r, Rect area)
{
    Gfx *g = ui_gfx(ui);
    const KeptGame *k = &c->list.game[i];
    char id[24];
    (void)snprintf(id, sizeof id, "game-%d", i);
    Touch t = ui_touch(ui, id, "game", r, where_word(k), TOUCH_FOCUS);
    bool chosen = i == c->chosen;
    if (chosen)
        ui_note(ui, "chosen", "yes");
    if (t.click || (t.focus && !chosen)) {
        c->chosen = i;
        c->open = t.click;
    }
    if (rect_is_empty(r) || r.y + r.h < area.y || r.y > area.y + area.h) /* out of sight */
        return;
    if (!c->told[i].told && k->head.game && !c->read)
        tell(c, i);
    if (!c->told[i].told && k->head.game)
        ui_wake(ui, 0);
    gfx_surface(g, r, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    if (t.hover && !chosen)
        gfx_round(g, r, 8, color_alpha(gfx_color(g, COL_ACCENT), 0.1f));
    if (chosen)
        gfx_frame(g, r, 8, 2, gfx_color(g, COL_ACCENT));
    float picture = r.h - 16;
    thumbnail(g, k, rect(r.x + 8, r.y + 8, picture * 1.4f, picture));
    row_words(ui, k, &c->told[i], rect(r.x + picture * 1.4f + 20, r.y, r.w - picture * 1.4f - 32, r.h));
}

static void list_panel(Chronicle *c, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    float rh = ui_grow(ui, 64), all = (float)count_shown(c) * (rh + 6), bar = all > in.h ? 14 : 0;
    if (all <= 0) {
        static const char *const nothing[SHOWS] = {"", N_("*No unfinished games.*\nA game you leave waits here."),
                                                   N_("*No finished games yet.*\nYou can watch them again here."), ""};
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 17, COL_TEXT2), rect_inset(in, 12),
                           say_word(nothing[c->show]));
        return;
    }
    if (!c->begun && c->chosen >= 0) {
        char id[24];
        (void)snprintf(id, sizeof id, "game-%d", c->chosen);
        ui_scroll_to(ui, "games", 0);
        ui_focus(ui, id);
        c->begun = true;
    }
    float y = in.y - ui_scroll_begin(ui, "games", in, all);
    for (int i = 0; i < c->list.n; i++) {
        if (!is_shown(c, i))
            continue;
        list_row(c, ui, i, rect(in.x, y, in.w - bar, rh), in);
        y += rh + 6;
    }
    ui_scroll_end(ui);
}

/* ---- the chosen game -------------------------------------------------------------------------------------------- */

static void refused(App *app, Status st)
{
    if (st.code)
        app_say(app, T_("This game could not be opened"), st.text);
}

static void watch(const Chronicle *c, App *app, int i)
{
    Status st = app_look_at(app, &c->list.game[i]);
    if (st.code != 0 && st.code != JOURNAL_PREFIX) {
        refused(app, st);
        return;
    }
    PlayArg arg = {.replay = true, .running = true, .back = N_("Chronicle")};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

static void count_again(const Chronicle *c, App *app, int i)
{
    ScoringArg arg = {.back = N_("Chronicle")};
    Status st = app_look_at(app, &c->list.game[i]);
    if (st.code != 0)
        refused(app, st);
    else
        app_push(app, SCENE_SCORING, &arg, sizeof arg);
}

static bool foot_button(Ui *ui, Rect *r, float bh, const char *id, const char *label, const char *icon, const char *key,
                        unsigned flags)
{
    Rect row = rect_cut_bottom(r, bh);
    (void)rect_cut_bottom(r, 8);
    return ui_button(ui, id, row, label, icon, key, flags);
}

static void moved(App *app, Status st)
{
    if (st.code)
        app_say(app, T_("The file could not be moved"), st.text);
}

static void throw_away(Chronicle *c, App *app)
{
    Status st = app_throw_away(app, &c->list.game[c->chosen]);
    if (st.code == 0)
        c->removed = c->chosen;
    moved(app, st);
}

static void put_back(Chronicle *c, App *app, int i)
{
    Status st = app_put_back(app, &c->list.game[i]);
    if (st.code == 0) {
        c->chosen = i;
        c->removed = -1;
        choose_first(c);
    }
    moved(app, st);
}

typedef struct {
    const char *id, *label, *key;
} Small;

/* Draws the buttons side by side, or stacked if their words do not fit. Returns the one pressed; -1: none. */
static int small_buttons(Ui *ui, Rect *in, const Small *b, int n)
{
    float need = 0, bh = ui_grow(ui, 36);
    for (int i = 0; i < n; i++)
        need = fmaxf(need, ui_button_width(ui, b[i].label, NULL, b[i].key, UI_SMALL));
    bool beside = (float)n * need + (float)(n - 1) * 8 <= in->w;
    Rect row = rect_cut_bottom(in, beside ? bh : (float)n * (bh + 6) - 6);
    (void)rect_cut_bottom(in, 8);
    int pressed = -1;
    for (int i = 0; i < n; i++) {
        float w = (row.w - (float)(n - 1) * 8) / (float)n;
        Rect at = beside ? rect(row.x + (float)i * (w + 8), row.y, w, bh)
                         : rect(row.x, row.y + (float)i * (bh + 6), row.w, bh);
        if (ui_button(ui, b[i].id, at, b[i].label, NULL, b[i].key, UI_SMALL))
            pressed = i;
    }
    return pressed;
}

/* Draws the buttons that file the game; the current game is not touched. scores: adds the button for its scores. */
static void order_buttons(Chronicle *c, App *app, Ui *ui, Rect *in, bool scores)
{
    KeptGame *k = &c->list.game[c->chosen];
    Small b[3];
    int n = 0;
    if (k->where == KEPT_REMOVED) {
        if (foot_button(ui, in, ui_grow(ui, 44), "put-back", T_("Put back"), "undo", "Ctrl+Z", 0))
            put_back(c, app, c->chosen);
        return;
    }
    if (scores)
        b[n++] = (Small){"count", T_("Scores"), NULL};
    if (k->where == KEPT_FINISHED && k->head.game)
        b[n++] = (Small){"leave-out", k->left_out ? T_("Count it again") : T_("Do not count it"), NULL};
    if (k->where != KEPT_TABLE)
        b[n++] = (Small){"throw-away", T_("Throw away"), "Del"};
    int pressed = n > 0 ? small_buttons(ui, in, b, n) : -1;
    const char *id = pressed >= 0 ? b[pressed].id : "";
    if (strcmp(id, "count") == 0)
        count_again(c, app, c->chosen);
    else if (strcmp(id, "leave-out") == 0)
        moved(app, app_leave_out(app, k, !k->left_out));
    else if (strcmp(id, "throw-away") == 0)
        throw_away(c, app);
    else if (c->removed >= 0 && ui_key(ui, "Ctrl+Z"))
        put_back(c, app, c->removed);
}

/* Draws the buttons, from the foot of the panel upwards. */
static void buttons(Chronicle *c, App *app, Ui *ui, Rect *in)
{
    float bh = ui_grow(ui, 44);
    int chosen = c->chosen;
    const Account *t = &c->told[chosen];
    bool low = in->h < ui_grow(ui, 340); /* saves a row for the list of players */
    ui_asked(ui, (uint32_t)chosen + 1);  /* a double click acts on one game only */
    order_buttons(c, app, ui, in, low && t->over);
    ui_asked(ui, 0);
    if (!t->readable || c->list.game[chosen].where == KEPT_REMOVED)
        return;
    if (t->over) {
        if (!low && foot_button(ui, in, bh, "count", T_("Scores"), "trophy", NULL, 0))
            count_again(c, app, chosen);
        if (foot_button(ui, in, bh, "watch", T_("Watch"), "play", "Enter", UI_PRIMARY))
            watch(c, app, chosen);
        return;
    }
    if (foot_button(ui, in, bh, "watch", T_("Watch"), "zoom", NULL, 0))
        watch(c, app, chosen);
    if (foot_button(ui, in, bh, "go-on", T_("Continue"), "play", "Enter", UI_PRIMARY))
        refused(app, app_take_up(app, &c->list.game[chosen]));
}

static void chairs(Ui *ui, const KeptGame *k, Rect in, float *y)
{
    Gfx *g = ui_gfx(ui);
    Text name = ui_style(ui, FACE_SEMI, 16, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float h = gfx_text_height(g, name) + 6, badge = h * 0.8f;
    for (int seat = 0; seat < k->head.cfg.nseats && *y + h <= in.y + in.h; seat++, *y += h) {
        char kind[SENTENCE_MAX];
        part_kind(k->head.game, &k->head.cfg, seat, kind, sizeof kind);
        gfx_seat_badge(g, seat, in.x + badge / 2, *y + h / 2, badge);
        float x = in.x + badge + 10, room = in.w - badge - 10;
        float w = fminf(gfx_text_width(g, name, k->head.cfg.name[seat]) + 2, room);
        cut_label(ui, name, rect(x, *y, w, h), k->head.cfg.name[seat]);
        if (room - w - 10 > gfx_text_width(g, soft, kind))
            (void)ui_label(ui, soft, rect(x + w + 10, *y, room - w - 10, h), kind);
    }
    *y += 8;
}

static void words(Ui *ui, Face face, float size, ColorRole role, const char *text, Rect in, float *y, float gap)
{
    Text t = ui_style(ui, face, size, role);
    float h = text[0] ? gfx_paragraph_height(ui_gfx(ui), t, in.w, text) : 0;
    if (h <= 0 || *y + h > in.y + in.h)
        return;
    (void)ui_paragraph(ui, t, rect(in.x, *y, in.w, h + 1), text);
    *y += h + gap;
}

/* Explains the game's folder; "": no need to. */
static void say_order(const KeptGame *k, char *out, size_t n)
{
    out[0] = '\0';
    if (k->where == KEPT_REMOVED)
        say(out, n, SAY("It is deleted in {n:1 day|{n} days}. Until then it can be put back."),
            say_n("n", tidy_days_left(k, time(NULL))));
    else if (k->left_out)
        say(out, n, SAY("It does not count for the statistics, and it brings no medals."));
}

static void readable_words(const Account *t, Ui *ui, const KeptGame *kept, Rect in)
{
    char order[SENTENCE_MAX];
    char when[2 * SENTENCE_MAX], time[SENTENCE_MAX], stand[2 * SENTENCE_MAX];
    float y = in.y;
    kept_when(kept->when, time, sizeof time);
    static const char *const where[] = {
        N_("{time:At the table: {time}|At the table}"), N_("{time:Set aside: {time}|Set aside}"),
        N_("{time:Finished: {time}|Finished}"), N_("{time:Thrown away: a game of {time}|Thrown away}")};
    char lies[SENTENCE_MAX];
    say(lies, sizeof lies, SAY_TABLE(where[kept->where]), say_s("time", time));
    say(when, sizeof when, SAY("{counted:{where} \u00b7 {n:1 move|{n} moves}|{where}}"),
        say_is("counted", kept->head.moves >= 0), say_s("where", lies), say_n("n", kept->head.moves));
    say(stand, sizeof stand, SAY("{round:{game}, {round}|{game}}"), say_s("game", say_word(kept->head.game->title)),
        say_s("round", t->over ? "" : t->round));
    words(ui, FACE_TITLE, 26, COL_TEXT, t->over ? t->head : stand, in, &y, 2);
    words(ui, FACE_MEDIUM, 15, COL_TEXT, t->over ? stand : "", in, &y, 2);
    words(ui, FACE_MEDIUM, 15, COL_TEXT, t->line, in, &y, 2);
    words(ui, FACE_MEDIUM, 15, COL_TEXT2, when, in, &y, kept->left_out || kept->where == KEPT_REMOVED ? 2 : 12);
    say_order(kept, order, sizeof order);
    words(ui, FACE_MEDIUM, 15, COL_ACCENT, order, in, &y, 12);
    chairs(ui, kept, in, &y);
    words(ui, FACE_MEDIUM, 15, COL_ACCENT, t->damaged ? t->why : "", in, &y, 8);
    words(ui, FACE_MEDIUM, 15, COL_TEXT2, t->options, in, &y, 0);
    float free_height = in.y + in.h - y, k = fminf(fminf(free_height / 200, in.w / 330), 1.25f);
    if (k >= 0.7f) /* Draws what lies on the game's table, in the remaining room */
        hall_props(ui_gfx(ui), kept->head.game->id, in.x + in.w / 2, in.y + in.h - 8, 1.2f * k, (HallMood){0});
}

static void unreadable_words(const Account *t, Ui *ui, const KeptGame *k, Rect in)
{
    float y = in.y;
    char path[KEPT_PATH + SENTENCE_MAX];
    say(path, sizeof path, SAY("The file is still here:\n{path}"), say_s("path", k->path));
    words(ui, FACE_TITLE, 24, COL_TEXT, T_("This game cannot be read"), in, &y, 6);
    words(ui, FACE_MEDIUM, 16, COL_TEXT, t->why, in, &y, 10);
    words(ui, FACE_MEDIUM, 14, COL_TEXT2, path, in, &y, 0);
}

static void game_panel(Chronicle *c, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    if (c->chosen < 0)
        return;
    Account *t = &c->told[c->chosen];
    if (!t->told)
        tell(c, c->chosen);
    const KeptGame *k = &c->list.game[c->chosen];
    Rect in = rect_inset(r, 20);
    float picture = r.h > ui_grow(ui, 520) ? r.h * 0.26f : 0;
    if (picture > 0 && k->head.game) {
        Rect top = rect(r.x + 1, r.y + 1, r.w - 2, picture);
        gfx_clip_round(g, top, 9);
        (void)gfx_picture_cover(g, hall_ground(k->head.game->id), top, 0.5f, 0.5f);
        gfx_gradient(g, rect(top.x, top.y + top.h * 0.5f, top.w, top.h * 0.5f), 0, (Color){14, 8, 5, 0},
                     (Color){14, 8, 5, 170});
        gfx_unclip(g);
        (void)rect_cut_top(&in, picture - 4);
    }
    buttons(c, app, ui, &in);
    (void)rect_cut_bottom(&in, 4);
    if (t->readable)
        readable_words(t, ui, k, in);
    else
        unreadable_words(t, ui, k, in);
}

/* ---- the pass --------------------------------------------------------------------------------------------------- */

static void show_choice(Chronicle *c, Ui *ui, Rect *in)
{
    static const char *const name[SHOWS] = {N_("All games"), N_("Unfinished"), N_("Finished"), N_("Thrown away")};
    const char *label[SHOWS];
    int was = c->show, n = SHOW_REMOVED;
    for (int i = 0; i < c->list.n; i++)
        n = c->list.game[i].where == KEPT_REMOVED ? SHOWS : n;
    if (c->show >= n)
        c->show = SHOW_ALL;
    say_words(name, n, label);
    float row = ui_grow(ui, 38), h = ui_choice_height(ui, label, n, in->w, row);
    Rect r = rect_cut_top(in, h);
    (void)rect_cut_top(in, 10);
    r.w = fminf(r.w, ui_choice_width(ui, label, n));
    if (ui_choice(ui, "show", r, label, n, &c->show, 0, NULL) || c->show != was) {
        c->removed = -1;
        choose_first(c);
        ui_scroll_to(ui, "games", 0);
    }
}

enum { PASTE, PEOPLE, STATISTICS, MEDALS, BACK, STUDS_HERE };

/* Does what a stud of the strap is for. */
static void lead(App *app, int stud)
{
    switch (stud) {
    case PASTE:
        part_paste_line(app, N_("Chronicle"));
        break;
    case PEOPLE:
        app_go(app, SCENE_PEOPLE, NULL, 0);
        break;
    case STATISTICS:
        app_push(app, SCENE_STATISTICS, NULL, 0);
        break;
    case MEDALS:
        app_push(app, SCENE_MEDALS, NULL, 0);
        break;
    case BACK:
        app_go(app, SCENE_TITLE, NULL, 0);
        break;
    default:
        break;
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    Chronicle *c = data;
    Gfx *g = ui_gfx(ui);
    const RoomButton stud[STUDS_HERE] = {
        [PASTE] = {.id = "paste", .label = T_("Paste a game"), .icon = "down", .key = "Ctrl+V"},
        [PEOPLE] = {.id = "people", .label = T_("People"), .icon = "person"},
        [STATISTICS] = {.id = "statistics", .label = T_("Statistics"), .icon = "chart"},
        [MEDALS] = {.id = "medals", .label = T_("Medals"), .icon = "trophy"},
        [BACK] = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    int used = -1;
    c->read = false;
    if (c->list.n == 0) {
        bar_nothing(app, ui, BAR_BOOK, T_("Chronicle"), T_("Not a word yet. Play once, and I\u2019ll write it down."));
        lead(app, room_strap(ui, stud, STUDS_HERE));
        ui_begin_keys(ui);
        return;
    }
    bool small = gfx_w(g) < 560 * gfx_text_scale(g) + 200;
    bool inside = small && c->open && c->chosen >= 0;
    Rect in = bar_reading(ui, T_("Chronicle"), inside ? stud + BACK : stud, inside ? 1 : STUDS_HERE, &used);
    if (inside) {
        if (used == 0)
            c->open = false;
        game_panel(c, app, ui, in);
        return;
    }
    lead(app, used);
    show_choice(c, ui, &in);
    if (!small) {
        Rect list = rect_cut_left(&in, in.w * 0.58f);
        (void)rect_cut_left(&in, PART_GAP);
        list_panel(c, ui, list);
        game_panel(c, app, ui, in);
    } else {
        list_panel(c, ui, in);
    }
}

const Scene scene_chronicle = {.word = "chronicle", .open = open_scene, .frame = frame, .close = close_scene};
