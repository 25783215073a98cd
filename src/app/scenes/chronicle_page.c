/* SPDX-License-Identifier: MIT
 * The right page of the chronicle: the chosen game as the picture of its end in small, what is to be known of it, and what
 * can be done with it. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/scenes/bar.h"
#include "app/scenes/chronicle_int.h"
#include "app/scenes/hall.h"
#include "app/scenes/play.h"
#include "app/tidy.h"
#include "core/say.h"
#include "ui/portrait.h"
#include "ui/words.h"

/* ---- what can be done ------------------------------------------------------------------------------------------- */

static void watch(const Chronicle *c, App *app)
{
    Status st = app_look_at(app, &c->list.game[c->chosen]);
    if (st.code != 0 && st.code != JOURNAL_PREFIX) {
        part_say_unopened(app, st);
        return;
    }
    PlayArg arg = {.replay = true, .running = true, .back = N_("Chronicle")};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

static void count_again(const Chronicle *c, App *app)
{
    ScoringArg arg = {.back = N_("Chronicle")};
    Status st = app_look_at(app, &c->list.game[c->chosen]);
    if (st.code != 0)
        part_say_unopened(app, st);
    else
        app_push(app, SCENE_SCORING, &arg, sizeof arg);
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
        chronicle_choose_first(c);
    }
    moved(app, st);
}

typedef enum { DO_NOTHING = -1, DO_WATCH, DO_COUNT, DO_GO_ON, DO_PUT_BACK } Deed;

static void act(Chronicle *c, App *app, Deed deed)
{
    switch (deed) {
    case DO_WATCH:
        watch(c, app);
        break;
    case DO_COUNT:
        count_again(c, app);
        break;
    case DO_GO_ON:
        part_say_unopened(app, app_take_up(app, &c->list.game[c->chosen]));
        break;
    case DO_PUT_BACK:
        put_back(c, app, c->chosen);
        break;
    case DO_NOTHING:
        break;
    }
}

/* Lists the buttons for the chosen game, the gold one last; returns how many. */
static int buttons_of(const Chronicle *c, RoomButton b[3], Deed deed[3])
{
    const Account *t = &c->told[c->chosen];
    int n = 0;
    if (c->list.game[c->chosen].where == KEPT_REMOVED) {
        deed[n] = DO_PUT_BACK;
        b[n++] = (RoomButton){.id = "put-back", .label = T_("Put back"), .key = "Ctrl+Z", .flags = UI_PRIMARY};
        return n;
    }
    if (!t->readable)
        return 0;
    if (t->over) {
        deed[n] = DO_COUNT;
        b[n++] = (RoomButton){.id = "count", .label = T_("Scores")};
    }
    deed[n] = DO_WATCH;
    b[n++] = (RoomButton){
        .id = "watch", .label = T_("Watch"), .key = t->over ? "Enter" : NULL, .flags = t->over ? UI_PRIMARY : 0u};
    if (!t->over) {
        deed[n] = DO_GO_ON;
        b[n++] = (RoomButton){.id = "go-on", .label = T_("Continue"), .key = "Enter", .flags = UI_PRIMARY};
    }
    return n;
}

void chronicle_ribbon(Chronicle *c, App *app, Ui *ui, bool games)
{
    RoomButton b[3];
    Deed deed[3];
    int n = games && c->chosen >= 0 ? buttons_of(c, b, deed) : 0;
    const RoomRibbon r = {.question = T_("Chronicle"), .button = b, .n = n};
    ui_asked(ui, (uint32_t)(c->chosen + 1)); /* a double click acts on one game only */
    int used = room_ribbon(ui, &r);
    ui_asked(ui, 0);
    if (used >= 0)
        act(c, app, deed[used]);
}

/* Draws the studs that file and share the game, at the foot of the page. */
static void studs(Chronicle *c, App *app, Ui *ui, Rect *page)
{
    enum { SIZE = 40, GAP = 10 };
    KeptGame *k = &c->list.game[c->chosen];
    bool removed = k->where == KEPT_REMOVED, counts = k->where == KEPT_FINISHED && k->head.game;
    Rect row = rect_cut_bottom(page, SIZE);
    (void)rect_cut_bottom(page, GAP);
    ui_asked(ui, (uint32_t)c->chosen + 1);
    if (ui_button(ui, "share", rect_cut_left(&row, SIZE), T_("Share"), "scroll", NULL, UI_ROUND | UI_SMALL)) {
        c->share = true;
        c->since = ui_now(ui);
        ui_wake(ui, 0);
    }
    if (!removed && k->where != KEPT_TABLE &&
        ui_button(ui, "throw-away", rect_cut_right(&row, SIZE), T_("Throw away"), "x", "Del", UI_ROUND | UI_SMALL))
        throw_away(c, app);
    (void)rect_cut_right(&row, GAP);
    const char *count = k->left_out ? T_("Count it again") : T_("Do not count it");
    if (counts && ui_button(ui, "leave-out", rect_cut_right(&row, SIZE), count, k->left_out ? "check" : "ban", NULL,
                            UI_ROUND | UI_SMALL))
        moved(app, app_leave_out(app, k, !k->left_out));
    ui_asked(ui, 0);
    if (!removed && c->removed >= 0 && ui_key(ui, "Ctrl+Z"))
        put_back(c, app, c->removed);
}

/* ---- the end in small ------------------------------------------------------------------------------------------- */

static void cut_label(Ui *ui, Text style, Rect r, const char *whole)
{
    char cut[2 * SENTENCE_MAX];
    words_cut(ui_gfx(ui), style, r.w, whole, cut, sizeof cut);
    (void)ui_label(ui, style, r, cut);
}

/* Draws a player: face, crown, name, points. `pale`: on a picture. */
static void one_face(Ui *ui, const KeptGame *k, const Account *t, int seat, Rect r, bool pale)
{
    enum { CROWN = 34, NAME = 16, TOTAL = 24 };
    Gfx *g = ui_gfx(ui);
    const Setup *cfg = &k->head.cfg;
    char picture[96], kind[SENTENCE_MAX], id[24], points[24] = "", told[2 * SENTENCE_MAX];
    bool won = t->over && t->end.winner[seat], painted = portrait_of(k->head.game, cfg, seat, picture, sizeof picture);
    Text name = bar_text(ui, BAR_BOOK, FACE_SEMI, NAME, INK_WORDS), total = name;
    total.face = FACE_BOLD;
    total.size = TOTAL;
    name.align = total.align = ALIGN_CENTER;
    if (pale && !gfx_is_contrast(g))
        name.color = total.color = (Color){0xFF, 0xF1, 0xDA, 255};
    float nh = gfx_text_height(g, name), th = t->points ? gfx_text_height(g, total) : 0;
    float size = fminf(r.w - 14, r.h - nh - th - CROWN), foot = r.y + r.h - nh - th;
    Rect face = rect(r.x + (r.w - size) / 2, foot - size - 4, size, size);
    portrait_round(g, painted ? picture : NULL, seat, face, won);
    if (won)
        gfx_sign(g, "royal", rect(face.x + size / 2 - CROWN / 2.0f, face.y - CROWN + 2, CROWN, CROWN),
                 (Color){0xFF, 0xD7, 0x6A, 255}, (Color){0});
    part_kind(k->head.game, cfg, seat, kind, sizeof kind);
    (void)snprintf(id, sizeof id, "face-%d", seat);
    say(told, sizeof told, SAY("{name}, {kind}"), say_s("name", cfg->name[seat]), say_s("kind", kind));
    if (ui_touch(ui, id, "seat", face, told, 0).hover)
        ui_tip(ui, face, (Rect){0}, cfg->name[seat], kind, NULL);
    cut_label(ui, name, rect(r.x, foot, r.w, nh), cfg->name[seat]);
    if (t->points)
        say(points, sizeof points, SAY("{n}"), say_n("n", t->end.score[seat]));
    if (points[0])
        (void)ui_label(ui, total, rect(r.x, foot + nh - 2, r.w, th), points);
}

/* Draws everybody in front of the table's picture. */
static void scene(Ui *ui, const KeptGame *k, const Account *t, Rect r)
{
    enum { WIDEST = 150 };
    Gfx *g = ui_gfx(ui);
    int n = k->head.cfg.nseats;
    if (!gfx_is_contrast(g)) {
        gfx_clip_round(g, r, 9);
        (void)gfx_picture_cover(g, hall_ground(k->head.game->id), r, 0.5f, 0.5f);
        gfx_gradient(g, rect(r.x, r.y + r.h * 0.4f, r.w, r.h * 0.6f), 0, (Color){14, 8, 5, 0}, (Color){14, 8, 5, 225});
        gfx_unclip(g);
        gfx_frame(g, r, 9, 2, (Color){0x5A, 0x36, 0x16, 255});
    }
    float step = fminf((r.w - 20) / (float)n, WIDEST), x = r.x + (r.w - step * (float)n) / 2;
    for (int seat = 0; seat < n; seat++)
        one_face(ui, k, t, seat, rect(x + step * (float)seat, r.y + 6, step, r.h - 14), true);
}

/* Lists the players where there is no room for faces. */
static void chairs(Ui *ui, const KeptGame *k, const Account *t, Rect in, float *y)
{
    Gfx *g = ui_gfx(ui);
    Text name = bar_text(ui, BAR_BOOK, FACE_SEMI, 16, INK_WORDS),
         soft = bar_text(ui, BAR_BOOK, FACE_MEDIUM, 15, INK_SOFT);
    float h = gfx_text_height(g, name) + 6, badge = h * 0.8f;
    for (int seat = 0; seat < k->head.cfg.nseats && *y + h <= in.y + in.h; seat++, *y += h) {
        char kind[SENTENCE_MAX], told[2 * SENTENCE_MAX];
        part_kind(k->head.game, &k->head.cfg, seat, kind, sizeof kind);
        say(told, sizeof told, SAY("{points:{n} \u00b7 {kind}|{kind}}"), say_is("points", t->points && t->over),
            say_n("n", t->end.score[seat]), say_s("kind", kind));
        gfx_seat_badge(g, seat, in.x + badge / 2, *y + h / 2, badge);
        float x = in.x + badge + 10, room = in.w - badge - 10;
        float w = fminf(gfx_text_width(g, name, k->head.cfg.name[seat]) + 2, room);
        cut_label(ui, name, rect(x, *y, w, h), k->head.cfg.name[seat]);
        if (room - w - 10 > gfx_text_width(g, soft, told))
            (void)ui_label(ui, soft, rect(x + w + 10, *y, room - w - 10, h), told);
    }
    *y += 8;
}

/* ---- words ------------------------------------------------------------------------------------------------------ */

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

static void readable_words(const Account *t, Ui *ui, const KeptGame *k, Rect in, bool faces)
{
    Gfx *g = ui_gfx(ui);
    char order[SENTENCE_MAX], when[SENTENCE_MAX], facts[2 * SENTENCE_MAX];
    float y = in.y;
    Text title = bar_text(ui, BAR_BOOK, FACE_TITLE, 28, INK_WORDS),
         soft = bar_text(ui, BAR_BOOK, FACE_MEDIUM, 16, INK_SOFT),
         mark = bar_text(ui, BAR_BOOK, FACE_MEDIUM, 16, INK_MARK);
    title = gfx_text_fit(g, title, 18, 1, in.w, t->head);
    kept_when(k->when, when, sizeof when);
    say(facts, sizeof facts, SAY("{game}{when: \u00b7 {when}|}{counted: \u00b7 {n:1 move|{n} moves}|}"),
        say_s("game", say_word(k->head.game->title)), say_s("when", when), say_is("counted", k->head.moves >= 0),
        say_n("n", k->head.moves));
    say_order(k, order, sizeof order);
    bar_words(ui, title, t->head, in, &y, 2);
    bar_words(ui, soft, facts, in, &y, 6);
    bar_words(ui, mark, order, in, &y, 6);
    bar_words(ui, mark, t->damaged ? t->why : "", in, &y, 6);
    if (!faces)
        chairs(ui, k, t, in, &y);
    bar_words(ui, soft, t->note, in, &y, 6);
    bar_words(ui, soft, t->options, in, &y, 0);
}

static void unreadable_words(const Account *t, Ui *ui, const KeptGame *k, Rect in)
{
    float y = in.y;
    char path[KEPT_PATH + SENTENCE_MAX];
    say(path, sizeof path, SAY("The file is still here:\n{path}"), say_s("path", k->path));
    bar_words(ui, bar_text(ui, BAR_BOOK, FACE_TITLE, 24, INK_WORDS), T_("This game cannot be read"), in, &y, 6);
    bar_words(ui, bar_text(ui, BAR_BOOK, FACE_MEDIUM, 16, INK_WORDS), t->why, in, &y, 10);
    bar_words(ui, bar_text(ui, BAR_BOOK, FACE_MEDIUM, 14, INK_SOFT), path, in, &y, 0);
}

void chronicle_page(Chronicle *c, App *app, Ui *ui, Rect page)
{
    if (c->chosen < 0)
        return;
    if (!c->told[c->chosen].told)
        chronicle_tell(c, c->chosen);
    const Account *t = &c->told[c->chosen];
    const KeptGame *k = &c->list.game[c->chosen];
    studs(c, app, ui, &page);
    if (!t->readable) {
        unreadable_words(t, ui, k, page);
        return;
    }
    float high = fminf(page.h * 0.64f, page.h - ui_grow(ui, 130));
    bool faces = high > ui_grow(ui, 130) && page.w / (float)k->head.cfg.nseats > ui_grow(ui, 62);
    if (faces) {
        scene(ui, k, t, rect_cut_top(&page, high));
        (void)rect_cut_top(&page, 10);
    }
    readable_words(t, ui, k, page, faces);
}
