/* SPDX-License-Identifier: MIT
 * The chronicle: every saved game, to continue, to watch or to see its scores again. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/bar.h"
#include "app/scenes/chronicle_int.h"
#include "app/scenes/hall.h"
#include "base/buf.h"
#include "boards/boards.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/portrait.h"
#include "ui/words.h"

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

void chronicle_choose_first(Chronicle *c)
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
    chronicle_choose_first(c);
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

static const char *chronicle_where(const KeptGame *k)
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

/* Writes the note of the sheet unless the headline has told it, and that help was taken. */
static void note_of(const Match *m, Account *t)
{
    bool told = strncmp(t->end.note, t->head, strlen(t->head)) == 0;
    say(t->note, sizeof t->note, SAY("{assisted:{note:assisted \u00b7 {note}|assisted}|{note:{note}|}}"),
        say_is("assisted", match_assisted(m)), say_s("note", told ? "" : t->end.note));
}

void chronicle_tell(Chronicle *c, int i)
{
    Account *t = &c->told[i];
    Match *m = NULL;
    char points[RESULT_ROOM], round[SENTENCE_MAX];
    Status st = kept_read(&c->list.game[i], &m);
    *t = (Account){.told = true, .readable = m != NULL, .damaged = st.code != 0};
    c->read = true;
    if (st.code)
        str_cut(t->why, sizeof t->why, st.text);
    if (!m)
        return;
    const Board *b = board_of(match_game(m));
    t->over = match_over(m);
    if (t->over) {
        part_result(m, t->head, sizeof t->head, points, sizeof points);
        match_standing(m, &t->end);
        t->points = b != NULL && board_score(b)->curves == NULL;
        note_of(m, t);
    } else {
        kept_round(m, round, sizeof round);
        say(t->head, sizeof t->head, SAY("{round:Unfinished, {round}|Unfinished}"), say_s("round", round));
    }
    part_rules(match_game(m), match_setup(m), t->options, sizeof t->options);
    t->deal = t->over && part_seed(m, t->seed, sizeof t->seed); /* before the end it could reveal what is hidden */
    t->shares = t->over;
    match_free(m);
}

static void thumbnail(Gfx *g, const KeptGame *k, Rect r)
{
    const char *ground = k->head.game ? hall_ground(k->head.game->id) : NULL;
    if (!ground) {
        float side = r.h * 0.5f;
        gfx_sign(g, "x", rect_center(r, side, side), bar_ink(g, BAR_BOOK, INK_SOFT), (Color){0});
        return;
    }
    if (gfx_is_contrast(g))
        return;
    gfx_clip_round(g, r, 6);
    (void)gfx_picture_cover(g, ground, r, 0.5f, 0.5f);
    gfx_unclip(g);
    gfx_frame(g, r, 6, 1.5f, (Color){0x5A, 0x36, 0x16, 255});
}

static void cut_words(Gfx *g, Text style, Rect r, const char *whole)
{
    char cut[2 * SENTENCE_MAX];
    words_cut(g, style, r.w, whole, cut, sizeof cut);
    (void)gfx_text(g, style, r, cut);
}

static void small_face(Gfx *g, const char *picture, Rect r)
{
    gfx_clip_round(g, r, r.w / 2);
    (void)gfx_picture(g, picture, r, 1);
    gfx_unclip(g);
    gfx_frame(g, rect_inset(r, -1), r.w / 2 + 1, 2, (Color){0x5A, 0x36, 0x16, 255});
}

/* Draws the faces of the players, from the right end of that room; returns how wide they are. */
static float row_faces(Ui *ui, const KeptGame *k, Rect r)
{
    Gfx *g = ui_gfx(ui);
    int n = k->head.game ? k->head.cfg.nseats : 0;
    float size = r.h, step = size * 0.86f, wide = n > 0 ? step * (float)(n - 1) + size : 0;
    if (wide > r.w * 0.45f)
        return 0;
    for (int seat = 0; seat < n; seat++) {
        char picture[96];
        Rect face = rect(r.x + r.w - wide + step * (float)seat, r.y, size, size);
        if (!gfx_is_contrast(g) && portrait_of(k->head.game, &k->head.cfg, seat, picture, sizeof picture))
            small_face(g, picture, face);
        else
            gfx_seat_badge(g, seat, face.x + size / 2, face.y + size / 2, size);
    }
    return wide;
}

/* Writes how it ended, or how far it is; what the file is called if it cannot be read. */
static void say_head(const KeptGame *k, const Account *t, char *out, size_t n)
{
    const char *file = strrchr(k->path, '/');
    if (!k->head.game)
        str_cut(out, n, file ? file + 1 : k->path);
    else if (t->head[0])
        str_cut(out, n, t->head);
    else
        kept_names(&k->head.cfg, out, n);
}

/* Returns the short name of its table. */
static const char *table_name(const KeptGame *k)
{
    HallTable table;
    if (!k->head.game)
        return "";
    return hall_find(k->head.game->id, &table) ? table.plate : say_word(k->head.game->title);
}

static void row_words(Ui *ui, const KeptGame *k, const Account *told, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char when[SENTENCE_MAX], facts[2 * SENTENCE_MAX], title[SENTENCE_MAX];
    bool waits = k->where < KEPT_FINISHED && k->head.game;
    Text name = bar_text(ui, BAR_BOOK, FACE_SEMI, 17, INK_WORDS),
         soft = bar_text(ui, BAR_BOOK, FACE_MEDIUM, 14, INK_SOFT);
    float nh = gfx_text_height(g, name), sh = gfx_text_height(g, soft), top = r.y + (r.h - nh - sh - 2) / 2;
    float size = fminf(r.h - 22, 34), used = row_faces(ui, k, rect(r.x, r.y + (r.h - size) / 2, r.w, size));
    float w = r.w - used - 10, x = r.x;
    if (waits || k->left_out || k->where == KEPT_REMOVED) {
        float sign = nh * 0.8f;
        gfx_sign(g, where_sign(k), rect(x, top + (nh - sign) / 2, sign, sign), bar_ink(g, BAR_BOOK, INK_MARK),
                 (Color){0});
        x += sign + 6;
    }
    say_head(k, told, title, sizeof title);
    kept_when(k->when, when, sizeof when);
    say(facts, sizeof facts, SAY("{game:{when:{game} \u00b7 {when}|{game}}|{when}}"), say_s("game", table_name(k)),
        say_s("when", when));
    cut_words(g, name, rect(x, top, r.x + w - x, nh), title);
    cut_words(g, soft, rect(r.x, top + nh + 2, w, sh), facts);
}

/* Writes what is on the row, and the names that its faces stand for. */
static void say_row(const KeptGame *k, const Account *told, char *out, size_t n)
{
    char head[SENTENCE_MAX], who[SENTENCE_MAX] = "";
    say_head(k, told, head, sizeof head);
    if (k->head.game)
        kept_names(&k->head.cfg, who, sizeof who);
    bool counts = k->head.game && k->where == KEPT_FINISHED && !k->left_out;
    say(out, n, SAY("{game:{game}, {who}: {head}|{head}}{where:, {where}|}"),
        say_s("game", k->head.game ? say_word(k->head.game->title) : ""), say_s("who", who), say_s("head", head),
        say_s("where", counts ? "" : chronicle_where(k)));
}

static void list_row(Chronicle *c, Ui *ui, int i, Rect r, Rect area)
{
    Gfx *g = ui_gfx(ui);
    const KeptGame *k = &c->list.game[i];
    char id[24], told[3 * SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "game-%d", i);
    say_row(k, &c->told[i], told, sizeof told);
    Touch t = ui_touch(ui, id, "game", r, told, TOUCH_FOCUS);
    bool chosen = i == c->chosen;
    ui_note(ui, "where", chronicle_where(k));
    ui_note(ui, "game", k->head.game ? k->head.game->id : "");
    if (chosen)
        ui_note(ui, "chosen", "yes");
    if (t.click || (t.focus && !chosen)) {
        c->chosen = i;
        c->open = t.click;
    }
    if (rect_is_empty(r) || r.y + r.h < area.y || r.y > area.y + area.h) /* out of sight */
        return;
    if (!c->told[i].told && k->head.game && !c->read)
        chronicle_tell(c, i);
    if (!c->told[i].told && k->head.game)
        ui_wake(ui, 0);
    bar_row(g, BAR_BOOK, r, t.hover, chosen);
    float picture = r.h - 16;
    thumbnail(g, k, rect(r.x + 8, r.y + 8, picture * 1.3f, picture));
    row_words(ui, k, &c->told[i], rect(r.x + picture * 1.3f + 20, r.y, r.w - picture * 1.3f - 30, r.h));
}

static void list_page(Chronicle *c, Ui *ui, Rect in)
{
    enum { ROW = 58, GAP = 4 };
    float rh = ui_grow(ui, ROW), all = (float)count_shown(c) * (rh + GAP), bar = all > in.h ? 14 : 0;
    if (all <= 0) {
        static const char *const nothing[SHOWS] = {"", N_("*No unfinished games.*\nA game you leave waits here."),
                                                   N_("*No finished games yet.*\nYou can watch them again here."), ""};
        (void)ui_paragraph(ui, bar_text(ui, BAR_BOOK, FACE_MEDIUM, 17, INK_SOFT), rect_inset(in, 12),
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
        y += rh + GAP;
    }
    ui_scroll_end(ui);
}

/* ---- the pass --------------------------------------------------------------------------------------------------- */

/* Returns how many of the choices of `show` have a game; the first one is of no use alone. */
static int kinds(const Chronicle *c)
{
    bool there[SHOWS] = {false};
    for (int i = 0; i < c->list.n; i++) {
        const KeptGame *k = &c->list.game[i];
        bool open = k->head.game && k->where < KEPT_FINISHED;
        there[k->where == KEPT_REMOVED ? SHOW_REMOVED
              : open                   ? SHOW_OPEN
              : k->head.game           ? SHOW_FINISHED
                                       : SHOW_ALL] = true;
    }
    int n = 0;
    for (int i = 0; i < SHOWS; i++)
        n += there[i];
    return n;
}

static void show_choice(Chronicle *c, Ui *ui, Rect *in)
{
    static const char *const name[SHOWS] = {N_("All games"), N_("Unfinished"), N_("Finished"), N_("Thrown away")};
    const char *label[SHOWS];
    int was = c->show, n = SHOW_REMOVED;
    for (int i = 0; i < c->list.n; i++)
        n = c->list.game[i].where == KEPT_REMOVED ? SHOWS : n;
    if (c->show >= n)
        c->show = SHOW_ALL;
    if (kinds(c) > 1 || c->show != SHOW_ALL) {
        say_words(name, n, label);
        float row = ui_grow(ui, 36), h = ui_choice_height(ui, label, n, in->w, row);
        Rect r = rect_cut_top(in, h);
        (void)rect_cut_top(in, 10);
        r.w = fminf(r.w, ui_choice_width(ui, label, n));
        (void)ui_choice(ui, "show", r, label, n, &c->show, 0, NULL);
    }
    if (c->show != was) {
        c->removed = -1;
        chronicle_choose_first(c);
        ui_scroll_to(ui, "games", 0);
    }
}

enum { PEOPLE, STATISTICS, MEDALS, BACK, STUDS_HERE };

/* Does what a stud of the strap is for. */
static void lead(App *app, int stud)
{
    switch (stud) {
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

static void empty(App *app, Ui *ui)
{
    enum { PASTE, LEAVE, ALL = 4 };
    const RoomButton stud[ALL] = {{.id = "paste", .label = T_("Paste a game"), .icon = "down"},
                                  {.id = "statistics", .label = T_("Statistics"), .icon = "chart"},
                                  {.id = "medals", .label = T_("Medals"), .icon = "trophy"},
                                  {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    bar_nothing(app, ui, BAR_BOOK, T_("Chronicle"), T_("Not a word yet. Play once, and I\u2019ll write it down."));
    int used = room_strap(ui, stud, ALL);
    if (used == PASTE)
        part_paste_line(app, N_("Chronicle"));
    else if (used > PASTE)
        lead(app, STATISTICS + used - LEAVE);
    ui_begin_keys(ui);
}

static void written(Chronicle *c, App *app, Ui *ui)
{
    const RoomButton stud[STUDS_HERE] = {
        [PEOPLE] = {.id = "people", .label = T_("People"), .icon = "person"},
        [STATISTICS] = {.id = "statistics", .label = T_("Statistics"), .icon = "chart"},
        [MEDALS] = {.id = "medals", .label = T_("Medals"), .icon = "trophy"},
        [BACK] = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    bool small = !bar_has_two_pages(ui), inside = small && c->open && c->chosen >= 0;
    BarPages at = bar_pages(ui, BAR_BOOK);
    if (!inside) {
        show_choice(c, ui, &at.left);
        list_page(c, ui, at.left);
    }
    if (inside || !small)
        chronicle_page(c, app, ui, small ? at.left : at.right);
    chronicle_ribbon(c, app, ui, inside || !small);
    int used = room_strap(ui, inside ? stud + BACK : stud, inside ? 1 : STUDS_HERE);
    if (inside && used == 0)
        c->open = false;
    else if (!inside && !c->share)
        lead(app, used);
    chronicle_share(c, app, ui);
}

static void frame(void *data, App *app, Ui *ui)
{
    Chronicle *c = data;
    c->read = false;
    if (ui_key(ui, "Ctrl+V"))
        part_paste_line(app, N_("Chronicle"));
    if (c->list.n == 0)
        empty(app, ui);
    else
        written(c, app, ui);
}

const Scene scene_chronicle = {.word = "chronicle", .open = open_scene, .frame = frame, .close = close_scene};
