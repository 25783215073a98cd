/* SPDX-License-Identifier: MIT
 * The lessons as pictures on the innkeeper's bar, with the progress in each; their puzzles in the same place; and the puzzles
 * the player has saved, in a scroll. The ribbon says one rule of the lesson that is pointed at. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/puzzles.h"
#include "app/scenes/bar.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "app/scenes/play_lesson_int.h"
#include "core/say.h"
#include "lesson/lesson_play.h"
#include "sys/paths.h"
#include "ui/room.h"

/* ---- the player's own puzzles ----------------------------------------------------------------------------------- */
/* Play, remove and put back; one that cannot be read says why. */

enum { PAD = 18, GAP = 8 };

typedef struct {
    const PuzzleFile *f;
    bool good;
    char title[2 * SENTENCE_MAX], about[SENTENCE_MAX + 64];
    const char *play, *remove;
    float play_w, remove_w, words, title_h, about_h, height;
    bool below; /* the buttons are below the words */
} OwnRow;

static void say_row(OwnRow *row)
{
    const PuzzleFile *f = row->f;
    row->good = !f->why[0];
    if (f->lesson.game)
        say(row->title, sizeof row->title, SAY("{game}: {title}"), say_s("game", say_word(f->lesson.game->title)),
            say_s("title", f->lesson.title));
    else
        str_cut(row->title, sizeof row->title, f->name);
    if (f->removed)
        str_cut(row->about, sizeof row->about, T_("Removed."));
    else if (row->good)
        say(row->about, sizeof row->about, SAY("{solved:Solved. {about}|{about}}"), say_is("solved", f->solved),
            say_s("about", f->lesson.scene[0].step[0].say));
    else {
        char why[SENTENCE_MAX / 2];
        str_cut(why, sizeof why, f->why);
        say(row->about, sizeof row->about, SAY("This puzzle cannot be played: {why}"), say_s("why", why));
    }
    row->play = f->removed || !row->good ? NULL : T_("Play it");
    row->remove = f->removed ? T_("Restore") : T_("Remove");
}

static void own_measure(Ui *ui, OwnRow *row, float w)
{
    Gfx *g = ui_gfx(ui);
    float in = w - 2 * PAD;
    row->play_w = row->play ? ui_button_width(ui, row->play, NULL, NULL, 0) + GAP : 0;
    row->remove_w = ui_button_width(ui, row->remove, NULL, NULL, UI_QUIET);
    row->below = row->play_w + row->remove_w > in * 0.4f;
    row->words = row->below ? in : in - row->play_w - row->remove_w - 20;
    row->title_h = gfx_paragraph_height(g, ui_style(ui, FACE_TITLE, 19, COL_TEXT), row->words, row->title);
    row->about_h = gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), row->words, row->about);
    row->height = row->title_h + row->about_h + 22 + (row->below ? ui_grow(ui, 40) + 8 : 0);
}

/* Draws a row; returns 1: play, 2: remove or put back, 0: neither was pressed. */
static int own_draw_row(Ui *ui, const OwnRow *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char id[32];
    int used = 0;
    float bh = ui_grow(ui, 40), x = r.x + PAD, y = r.y + 10;
    bool pale = row->f->removed;
    gfx_surface(g, r, SURFACE_ROW);
    (void)ui_paragraph(ui, ui_style(ui, FACE_TITLE, 19, pale ? COL_TEXT2 : COL_TEXT),
                       rect(x, y, row->words, row->title_h + 1), row->title);
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, row->good || pale ? COL_TEXT2 : COL_BAD),
                       rect(x, y + row->title_h, row->words, row->about_h + 1), row->about);
    float by = row->below ? r.y + r.h - bh - 10 : r.y + (r.h - bh) / 2,
          bx = row->below ? x : r.x + r.w - PAD - row->play_w - row->remove_w;
    (void)snprintf(id, sizeof id, "own-play-%d", i);
    if (row->play && ui_button(ui, id, rect(bx, by, row->play_w - GAP, bh), row->play, NULL, NULL, 0))
        used = 1;
    (void)snprintf(id, sizeof id, "own-remove-%d", i);
    ui_asked(ui, row->f->removed); /* so that a double click does not put it back at once */
    if (ui_button(ui, id, rect(bx + row->play_w, by, row->remove_w, bh), row->remove, NULL, NULL, UI_QUIET))
        used = 2;
    ui_asked(ui, 0);
    return used;
}

static void use(App *app, PuzzleFile *f, int used)
{
    if (used == 1)
        app_puzzle(app, f->lesson.game, f->path);
    if (used != 2)
        return;
    Status st = f->removed ? puzzles_put_back(f) : puzzles_remove(f);
    if (st.code)
        app_say(app, T_("The file could not be moved"), st.text);
}

/* Shows them in the scroll; true: it was closed. */
static bool own_puzzles(PuzzleFiles *files, App *app, Ui *ui, uint32_t since)
{
    enum { WIDE = 620 };
    RoomScroll paper = {.id = "own", .heading = T_("Your puzzles"), .wide = WIDE, .since = since};
    float w = room_scroll_width(ui, WIDE) - 14; /* beside the bar that scrolls */
    OwnRow *row = xcalloc((size_t)files->n + 1, sizeof *row);
    for (int i = 0; i < files->n; i++) {
        row[i].f = &files->file[i];
        say_row(&row[i]);
        own_measure(ui, &row[i], w);
        paper.high += row[i].height + GAP;
    }
    Rect in = room_scroll_begin(ui, &paper);
    for (int i = 0; i < files->n; i++) {
        use(app, &files->file[i], own_draw_row(ui, &row[i], i, rect(in.x, in.y, w, row[i].height)));
        in.y += row[i].height + GAP;
    }
    free(row);
    return room_scroll_end(ui, &paper);
}

/* ---- what lies on the bar --------------------------------------------------------------------------------------- */

enum { ROWS = SETTINGS_GAMES * LESSONS_OF_GAME, NONE = -1 };

typedef struct {
    PuzzleFiles own;
    int chosen;  /* of the pictures that lie there now, or NONE: the one that is next */
    int puzzles; /* the lesson whose puzzles lie there; NONE: the lessons themselves */
    bool open;   /* the scroll with the player's own puzzles */
    uint32_t since;
} Lessons;

typedef struct {
    const Game *game;
    int number; /* lesson number, from 0 */
    const Lesson *lesson;
    const LessonKept *kept;
} Row;

enum { PICTURES = 48 };

typedef struct { /* a picture: a lesson, a puzzle of one, or the player's own puzzles */
    char id[48], label[2 * SENTENCE_MAX], about[SENTENCE_MAX]; /* about: of a mined puzzle */
    const char *name, *picture, *rule;                         /* picture NULL: a sign instead */
    const char *act;                                           /* on the gold button */
    float begun;                                               /* 0 .. 1: how far */
    bool done;
    int minutes, npuzzles, solved; /* 0: not shown */
    int number;                    /* of a puzzle, from 1; 0: none */
    int row, column;               /* of a puzzle where they lie by difficulty: 0 those of the lesson, then the mined */
    char scene[LESSON_ID];         /* of a puzzle */
} Picture;

static int list(App *app, Row row[ROWS])
{
    int n = 0;
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        for (int k = 0; k < LESSONS_OF_GAME; k++) {
            const Lesson *l = app_lesson(app, game_list[i], k);
            if (l)
                row[n++] = (Row){.game = game_list[i],
                                 .number = k,
                                 .lesson = l,
                                 .kept = settings_lesson(app_settings(app), game_list[i], k)};
        }
    return n;
}

static int solved_of(const Lesson *l, const LessonKept *kept)
{
    int n = 0;
    for (int i = 0; i < l->npuzzles; i++)
        n += settings_lists(kept->solved, l->scene[l->nscenes + i].id);
    return n;
}

/* Returns the scene where the lesson was left (LessonKept.at: "VERSION|scene|move"); NONE: nowhere. */
static int left_at(const Row *row)
{
    char scene[LESSON_ID];
    const char *at = strchr(row->kept->at, '|');
    if (row->kept->state != LESSON_BEGUN || !at)
        return NONE;
    size_t n = strcspn(at + 1, "|");
    (void)snprintf(scene, sizeof scene, "%.*s", (int)n, at + 1);
    int found = lesson_scene_by_id(row->lesson, scene);
    return found >= 0 && found < row->lesson->nscenes ? found : NONE;
}

/* Makes "learn-siege", "learn-siege-2". */
static void lesson_id(const Row *row, const char *what, char *id, size_t n)
{
    (void)snprintf(id, n, row->number > 0 ? "%s-%s-%d" : "%s-%s", what, row->game->id, row->number + 1);
}

/* Returns the mined puzzles that lie with those of the lesson; NULL: none. */
static const Lesson *mined_of(App *app, const Row *row)
{
    return row->number == 0 ? app_mined(app, row->game) : NULL;
}

static Picture picture_of(App *app, const Row *row)
{
    HallTable table;
    const Lesson *l = row->lesson, *mined = mined_of(app, row);
    bool first = row->number == 0 && hall_find(row->game->id, &table), done = row->kept->state == LESSON_DONE;
    int left = left_at(row);
    Picture p = {.name = first ? table.plate : say_word(l->title),
                 .picture = l->picture,
                 .rule = l->goal.n ? say_word(l->goal.row[0].text) : "",
                 .act = done       ? T_("Again")
                        : left > 0 ? T_("Go on")
                                   : T_("Teach me"),
                 .begun = left > 0 ? (float)left / (float)l->nscenes : 0,
                 .done = done,
                 .minutes = l->minutes,
                 .npuzzles = l->npuzzles + (mined ? mined->npuzzles : 0),
                 .solved = solved_of(l, row->kept) + (mined ? solved_of(mined, row->kept) : 0)};
    lesson_id(row, "learn", p.id, sizeof p.id);
    say(p.label, sizeof p.label, SAY("{name}: {done:learned|{begun:begun|new}}"), say_s("name", p.name),
        say_is("done", done), say_is("begun", left > 0));
    return p;
}

static Picture puzzle_of(const Row *row, int i)
{
    const LessonScene *scene = &row->lesson->scene[row->lesson->nscenes + i];
    Picture p = {.name = say_word(scene->title),
                 .picture = scene->picture ? scene->picture : row->lesson->picture,
                 .rule = say_word(scene->title),
                 .act = T_("Play it"),
                 .done = settings_lists(row->kept->solved, scene->id),
                 .number = i + 1};
    (void)snprintf(p.id, sizeof p.id, "puzzle-%d", i + 1);
    (void)snprintf(p.scene, sizeof p.scene, "%s", scene->id);
    p.column = i;
    say(p.label, sizeof p.label, SAY("{name}{done:: solved|}"), say_s("name", p.name), say_is("done", p.done));
    return p;
}

/* Returns a mined puzzle; at: its place among the `all` of its difficulty, from 1. */
static Picture mined_picture(const Row *row, const Lesson *mined, int i, int at, int all)
{
    const LessonScene *scene = &mined->scene[i];
    Picture p = {.name = "",
                 .picture = scene->picture ? scene->picture : row->lesson->picture,
                 .act = T_("Play it"),
                 .done = settings_lists(row->kept->solved, scene->id),
                 .number = at,
                 .row = scene->level,
                 .column = at - 1};
    (void)snprintf(p.id, sizeof p.id, "puzzle-%s", scene->id);
    (void)snprintf(p.scene, sizeof p.scene, "%s", scene->id);
    say(p.about, sizeof p.about, SAY("{level} \u00b7 puzzle {n} of {all}"), say_s("level", mined_level(scene->level)),
        say_n("n", at), say_n("all", all));
    say(p.label, sizeof p.label, SAY("{name}{done:: solved|}"), say_s("name", p.about), say_is("done", p.done));
    return p;
}

/* Adds the mined puzzles of one table after the n of its lesson. */
static int mined_pictures(const Row *row, const Lesson *mined, int n, Picture out[PICTURES])
{
    int all[LESSON_LEVELS + 1] = {0}, at[LESSON_LEVELS + 1] = {0};
    for (int i = 0; i < mined->npuzzles; i++)
        all[mined->scene[i].level]++;
    for (int i = 0; i < mined->npuzzles && n < PICTURES; i++) {
        int level = mined->scene[i].level;
        out[n++] = mined_picture(row, mined, i, ++at[level], all[level]);
    }
    return n;
}

static Picture own_of(const PuzzleFiles *own)
{
    Picture p = {.id = "own-puzzles", .name = T_("Yours"), .rule = T_("Your puzzles"), .act = T_("Open")};
    p.npuzzles = 0;
    say(p.label, sizeof p.label, SAY("Your puzzles: {n}"), say_n("n", own->n));
    return p;
}

/* Lists what lies on the bar now. */
static int pictures(const Lessons *s, App *app, const Row row[], int n, Picture out[PICTURES])
{
    int all = 0;
    if (s->puzzles != NONE) {
        const Row *of = &row[s->puzzles];
        const Lesson *mined = mined_of(app, of);
        for (; all < of->lesson->npuzzles && all < ROWS; all++)
            out[all] = puzzle_of(of, all);
        return mined ? mined_pictures(of, mined, all, out) : all;
    }
    for (; all < n; all++)
        out[all] = picture_of(app, &row[all]);
    if (s->own.n > 0)
        out[all++] = own_of(&s->own);
    return all;
}

/* Returns which is next: the one that was begun, else the first that is not done. */
static int next_of(const Picture p[], int n)
{
    for (int i = 0; i < n; i++)
        if (p[i].begun > 0)
            return i;
    for (int i = 0; i < n; i++)
        if (!p[i].done)
            return i;
    return 0;
}

/* ---- pictures --------------------------------------------------------------------------------------------------- */

enum { WIDE = 192, APART = 26, LIFT = 12, PLATE = 32, UNDER = 14 };

typedef struct {
    float k, w, h, gap, x, y;
    bool names;
} Bar;

static Bar bar_of(Ui *ui, int n)
{
    Gfx *g = ui_gfx(ui);
    Bar b = {.k = fminf(1, gfx_h(g) / 800), .names = gfx_text_scale(g) <= 1.5f};
    b.gap = APART * b.k;
    b.w = fminf(WIDE * b.k, (gfx_w(g) - 2 * ROOM_EDGE - (float)(n - 1) * b.gap) / (float)n);
    b.h = b.w * 1.25f;
    b.x = fmaxf(ROOM_EDGE, (gfx_w(g) - (float)n * b.w - (float)(n - 1) * b.gap) / 2 - 10);
    b.y = gfx_h(g) - (416 * b.k + (b.k < 1 ? 14 : 0)) + (WIDE * b.k * 1.25f - b.h);
    return b;
}

static void draw_progress(Gfx *g, const Picture *p, Rect r, float plate)
{
    enum { CHECK = 34, EDGE = 10, SMALL = 120 };
    if (p->done) {
        float k = fminf(1, fmaxf(0.65f, r.w / SMALL)), half = k * CHECK / 2, sign = 9 * k;
        float cx = r.x + r.w - k * EDGE - half, cy = r.y + k * EDGE + half;
        gfx_disc(g, cx, cy, half + 2, (Color){0x2A, 0x17, 0x06, 255});
        gfx_disc(g, cx, cy, half, gfx_color(g, COL_ACCENT));
        gfx_sign(g, "check", rect(cx - sign, cy - sign, 2 * sign, 2 * sign), gfx_color(g, COL_ONACCENT), (Color){0});
    } else if (p->begun > 0) {
        Rect track = rect(r.x + EDGE, r.y + r.h - plate - 2 * EDGE, r.w - 2 * EDGE, EDGE);
        gfx_round(g, track, EDGE / 2.0f, (Color){10, 6, 3, 217});
        gfx_frame(g, rect_inset(track, -1), EDGE / 2.0f + 1, 1, (Color){255, 226, 170, 128});
        gfx_round(g, rect(track.x, track.y, fmaxf(track.w * p->begun, EDGE), track.h), EDGE / 2.0f,
                  gfx_color(g, COL_ACCENT));
    }
}

/* Draws the number of a puzzle in the corner that leaves the picture its head. */
static void draw_number(Gfx *g, int number, Rect r, float k)
{
    enum { DISC = 46, EDGE = 10 };
    char words[16];
    Rect at = rect(r.x + EDGE * k, r.y + r.h - (DISC + EDGE) * k, DISC * k, DISC * k);
    Text t = {
        .face = FACE_TITLE, .size = 28 * k, .color = {0xFF, 0xF1, 0xDA, 255}, .align = ALIGN_CENTER, .fixed = true};
    (void)snprintf(words, sizeof words, "%d", number);
    gfx_disc(g, at.x + at.w / 2, at.y + at.h / 2, at.w / 2, (Color){0x2A, 0x17, 0x06, 235});
    gfx_frame(g, at, at.w / 2, 2, (Color){0xC9, 0x95, 0x4A, 255});
    (void)gfx_text(g, t, at, words);
}

static void draw_face(Ui *ui, const Bar *b, const Picture *p, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float plate = b->names && p->number == 0 ? PLATE * b->k : 0, sign = r.w * 0.42f;
    Text name = ui_style_aligned(ui, FACE_TITLE, 21 * b->k, COL_TEXT, ALIGN_CENTER);
    gfx_clip_round(g, r, 8);
    gfx_fill(g, r, (Color){0x2C, 0x1C, 0x10, 255});
    if (p->picture)
        (void)gfx_picture_cover(g, p->picture, r, 0.5f, 0.3f);
    if (p->number > 0)
        draw_number(g, p->number, r, b->k);
    else if (!p->picture)
        gfx_sign(g, "puzzle", rect(r.x + (r.w - sign) / 2, r.y + (r.h - plate - sign) / 2, sign, sign),
                 gfx_color(g, COL_ACCENT), (Color){0});
    if (plate > 0) {
        Rect at = rect(r.x, r.y + r.h - plate, r.w, plate);
        gfx_gradient(g, at, 0, (Color){0xF6, 0xEA, 0xD0, 255}, (Color){0xD9, 0xC4, 0x98, 255});
        name.color = (Color){0x2A, 0x17, 0x06, 255};
        name = gfx_text_fit(g, name, 9, 0.5f, r.w - 12, p->name);
        (void)gfx_text(g, name, rect_inset(at, 0), p->name);
    }
    gfx_unclip(g);
}

/* Draws one and answers the pointer. Returns whether it was pressed. */
static bool draw_picture(Ui *ui, const Bar *b, const Picture *p, Rect r, bool chosen)
{
    Gfx *g = ui_gfx(ui);
    Touch t = ui_touch(ui, p->id, "button", r, p->label, TOUCH_FOCUS);
    if (chosen)
        r.y -= LIFT * b->k;
    ui_ring(ui, r);
    if (!gfx_is_contrast(g))
        gfx_shadow(g, r, 8, 3);
    if (chosen && !gfx_is_contrast(g))
        gfx_glow(g, r, 8, 22, color_alpha(gfx_color(g, COL_LIT), 0.6f));
    draw_face(ui, b, p, r);
    gfx_frame(g, rect_inset(r, chosen ? -3 : -1), chosen ? 11 : 9, chosen ? 3 : 2,
              chosen ? gfx_color(g, COL_LIT) : gfx_color(g, COL_LINE2));
    draw_progress(g, p, r, b->names && p->number == 0 ? PLATE * b->k : 0);
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

/* Draws minutes and puzzles below a picture; true: its puzzles were asked for. */
static bool draw_under(Ui *ui, const Bar *b, const Picture *p, const char *id, Rect r)
{
    enum { PILL = 34, SIGN = 18, INSIDE = 10, BETWEEN = 12 };
    Gfx *g = ui_gfx(ui);
    char minutes[SENTENCE_MAX], count[16], label[SENTENCE_MAX];
    float scale = gfx_text_scale(g);
    Text t = ui_style(ui, FACE_BOLD, 18 * fminf(1, 1.5f / scale) * b->k, COL_TEXT);
    t.color = (Color){0xF6, 0xE3, 0xB6, 255};
    say(minutes, sizeof minutes, SAY("{n} min"), say_n("n", p->minutes));
    (void)snprintf(count, sizeof count, "%d", p->npuzzles - p->solved);
    say(label, sizeof label, SAY("Puzzles solved: {n} of {all}"), say_n("n", p->solved), say_n("all", p->npuzzles));
    bool all_solved = p->solved == p->npuzzles;
    float mw = gfx_text_width(g, t, minutes) + 2, h = fmaxf(PILL * b->k, gfx_text_height(g, t) + 4);
    float cw = all_solved ? SIGN : gfx_text_width(g, t, count) + 1, pw = p->npuzzles ? 2 * INSIDE + SIGN + 8 + cw : 0;
    float all = mw + (pw > 0 ? BETWEEN + pw : 0), x = r.x + (r.w - all) / 2, y = r.y + r.h + UNDER * b->k;
    (void)gfx_text(g, t, rect(x, y, mw, h), minutes);
    if (pw <= 0)
        return false;
    Rect pill = rect(x + mw + BETWEEN, y, pw, h);
    Touch touch = ui_touch(ui, id, "button", pill, label, TOUCH_FOCUS);
    gfx_gradient(g, pill, h / 2, (Color){0x4A, 0x32, 0x20, 255}, (Color){0x2A, 0x1A, 0x10, 255});
    gfx_frame(g, pill, h / 2, 1, touch.hover ? gfx_color(g, COL_LIT) : (Color){0x8A, 0x66, 0x38, 255});
    gfx_sign(g, "puzzle", rect(pill.x + INSIDE, y + (h - SIGN) / 2, SIGN, SIGN), (Color){0xF4, 0xD2, 0x8A, 255},
             (Color){0});
    Rect at = rect(pill.x + INSIDE + SIGN + 8, y, cw, h);
    if (all_solved)
        gfx_sign(g, "check", rect_center(at, SIGN, SIGN), gfx_color(g, COL_ACCENT), (Color){0});
    else
        (void)gfx_text(g, t, at, count);
    if (touch.hover)
        ui_tip(ui, pill, (Rect){0}, NULL, label, NULL);
    if (touch.click)
        ui_sound(ui, "button");
    return touch.click;
}

/* ---- puzzles by difficulty -------------------------------------------------------------------------------------- */

typedef struct {
    float side, gap, x, y, words; /* words: width of the names at the left */
    int rows;
    bool has[LESSON_LEVELS + 1];
} PuzzleShelf;

/* Lays out a row for each difficulty that has puzzles. */
static PuzzleShelf shelf_of(Ui *ui, const Picture p[], int n)
{
    enum { TOP = 416, MOST = 92, WORDS = 150, STRAP = 90, LEAST_GAP = 6 };
    Gfx *g = ui_gfx(ui);
    PuzzleShelf s = {.rows = 0};
    int columns = 1;
    for (int i = 0; i < n; i++) {
        s.has[p[i].row] = true;
        columns = p[i].column >= columns ? p[i].column + 1 : columns;
    }
    for (int i = 0; i <= LESSON_LEVELS; i++)
        s.rows += s.has[i];
    float k = fminf(1, gfx_h(g) / 800), top = gfx_h(g) - TOP * k, high = gfx_h(g) - room_foot(ui) - top;
    s.gap = fmaxf(LEAST_GAP, 10 * k);
    s.words = WORDS * k * fminf(1.3f, gfx_text_scale(g));
    float wide = gfx_w(g) - 2 * ROOM_EDGE - STRAP - s.words - s.gap;
    s.side = fminf(MOST * fmaxf(k, gfx_h(g) / 800), fminf((high - (float)(s.rows - 1) * s.gap) / (float)s.rows,
                                                          (wide - (float)(columns - 1) * s.gap) / (float)columns));
    float all = s.words + s.gap + (float)columns * s.side + (float)(columns - 1) * s.gap;
    s.x = fmaxf(ROOM_EDGE, (gfx_w(g) - STRAP - all) / 2);
    s.y = top + (high - (float)s.rows * s.side - (float)(s.rows - 1) * s.gap) / 2;
    return s;
}

static float shelf_y(const PuzzleShelf *s, int row)
{
    float y = s->y;
    for (int i = 0; i < row; i++)
        y += s->has[i] ? s->side + s->gap : 0;
    return y;
}

/* Draws the name of each difficulty before its row. */
static void draw_names(Ui *ui, const PuzzleShelf *s)
{
    Gfx *g = ui_gfx(ui);
    for (int i = 0; i <= LESSON_LEVELS; i++) {
        const char *name = i == 0 ? T_("Easy") : mined_level(i);
        if (!s->has[i])
            continue;
        Text t = ui_style_aligned(ui, FACE_TITLE, 24, COL_TEXT, ALIGN_RIGHT);
        t.color = gfx_is_contrast(g) ? t.color : (Color){0xF6, 0xE3, 0xB6, 255};
        t = gfx_text_fit(g, t, 9, 0.5f, s->words, name);
        (void)gfx_text(g, t, rect(s->x, shelf_y(s, i), s->words, s->side), name);
    }
}

/* Draws the puzzles; returns the one that was pressed, or NONE. */
static int draw_shelf(Ui *ui, const Picture p[], int n, int chosen)
{
    int used = NONE;
    PuzzleShelf s = shelf_of(ui, p, n);
    Bar b = {.k = s.side / 130, .names = false};
    draw_names(ui, &s);
    for (int i = 0; i < n; i++) {
        float x = s.x + s.words + 2 * s.gap + (float)p[i].column * (s.side + s.gap);
        if (draw_picture(ui, &b, &p[i], rect(x, shelf_y(&s, p[i].row), s.side, s.side), i == chosen))
            used = i;
    }
    return used;
}

/* ---- the room --------------------------------------------------------------------------------------------------- */

static void start(Lessons *s, App *app, Ui *ui, const Row row[], int n, const Picture p[], int pressed)
{
    if (s->puzzles != NONE) {
        const Row *of = &row[s->puzzles];
        PlayArg arg = {.learn = of->game, .lesson = of->number};
        (void)snprintf(arg.step, sizeof arg.step, "%s", p[pressed].scene);
        app_go(app, SCENE_PLAY, &arg, sizeof arg);
    } else if (pressed < n) {
        app_learn(app, row[pressed].game, row[pressed].number, false);
    } else {
        s->open = true;
        s->since = ui_now(ui);
        ui_wake(ui, 0);
    }
}

/* Shows the puzzles of that lesson instead of the lessons, or the lessons again. */
static void turn(Lessons *s, Ui *ui, int puzzles)
{
    s->puzzles = puzzles;
    s->chosen = NONE;
    ui_wake(ui, 0);
}

/* The innkeeper remembers where a lesson was left. */
static void bubble(Ui *ui, const Row row[], int n)
{
    enum { WIDEST = 360, TOP = 34 };
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX];
    int i = 0;
    while (i < n && left_at(&row[i]) <= 0)
        i++;
    if (i == n)
        return;
    const Lesson *l = row[i].lesson;
    say(words, sizeof words, SAY("We stopped at \u201c{scene}\u201d. Still hungry?"),
        say_s("scene", say_word(l->scene[left_at(&row[i])].title)));
    float k = fminf(1, gfx_h(g) / 800), scale = gfx_text_scale(g);
    float w = fminf(WIDEST * fminf(scale, 1.3f), gfx_w(g) / 2 - 250 * k);
    Rect r = rect(gfx_w(g) - 18 - w, (scale > 1.5f ? 14 : TOP) * k, w, bar_says_height(ui, w, words));
    bar_says(ui, r, (SDL_FPoint){gfx_w(g) / 2 + 180 * k, 112 * k}, words);
}

static void draw_room(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float k = fminf(1, gfx_h(g) / 800), scale = fmaxf(1.39f * k, gfx_w(g) / 1240);
    bar_draw(ui, scale, gfx_w(g) / 2 - 650 * scale, 306 * k - 376 * scale, gfx_h(g) - 330 * k);
}

static void strap(Lessons *s, App *app, Ui *ui)
{
    const RoomButton stud[] = {{.id = "rules", .label = T_("Rules"), .icon = "book", .key = "F1"},
                               {.id = "settings", .label = T_("Settings"), .icon = "gear"},
                               {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    int used = room_strap(ui, stud, 3);
    if (used == 0)
        app_open_rules(app);
    else if (used == 1)
        app_push(app, SCENE_SETTINGS, NULL, 0);
    else if (used == 2 && s->puzzles != NONE)
        turn(s, ui, NONE);
    else if (used == 2)
        app_go(app, SCENE_TITLE, NULL, 0);
}

/* Lists all that the lesson teaches, for the tooltip of its one rule. */
static void say_goals(const Lesson *l, Buf *out)
{
    for (int i = 0; i < l->goal.n; i++)
        buf_printf(out, "%s%s", i ? "\n" : "", say_word(l->goal.row[i].text));
}

static void *open_scene(App *app, const void *arg)
{
    Row row[ROWS];
    const LessonsArg *at = arg;
    Lessons *s = xcalloc(1, sizeof *s);
    s->chosen = s->puzzles = NONE;
    for (int i = at ? list(app, row) - 1 : -1; i >= 0; i--)
        if (row[i].game == at->puzzles && row[i].number == 0)
            s->puzzles = i;
    puzzles_list(path_data(), &s->own);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    Lessons *s = data;
    puzzles_free(&s->own);
    free(s);
}

/* Draws the lessons, and what is below each; returns the picture that was pressed, or NONE. *puzzles: as well. */
static int draw_lessons(Ui *ui, const Row row[], int n, const Picture p[], int all, int chosen, int *puzzles)
{
    int used = NONE;
    Bar b = bar_of(ui, all > 0 ? all : 1);
    for (int i = 0; i < all; i++) {
        char id[48];
        Rect r = rect(b.x + (float)i * (b.w + b.gap), b.y, b.w, b.h);
        if (draw_picture(ui, &b, &p[i], r, i == chosen))
            used = i;
        if (i >= n || p[i].minutes == 0)
            continue;
        lesson_id(&row[i], "puzzles", id, sizeof id);
        if (draw_under(ui, &b, &p[i], id, r))
            *puzzles = i;
    }
    return used;
}

/* Draws the ribbon; true: its gold button was pressed. */
static bool draw_ribbon(Ui *ui, const Picture *p, const Lesson *told)
{
    Buf goals = {0};
    if (told)
        say_goals(told, &goals);
    const RoomButton gold = {.id = "learn", .label = p->act, .key = "Enter", .flags = UI_PRIMARY};
    const RoomRibbon ribbon = {
        .question = p->about[0] ? p->about : p->rule, .button = &gold, .n = 1, .tip = goals.n ? buf_str(&goals) : NULL};
    bool pressed = room_ribbon(ui, &ribbon) == 0;
    buf_free(&goals);
    return pressed;
}

static void frame(void *data, App *app, Ui *ui)
{
    Lessons *s = data;
    Row row[ROWS];
    Picture *p = xcalloc(PICTURES, sizeof *p);
    int n = list(app, row), all = pictures(s, app, row, n, p), puzzles = NONE;
    bool shelf = s->puzzles != NONE && mined_of(app, &row[s->puzzles]);
    draw_room(ui);
    bubble(ui, row, s->puzzles == NONE ? n : 0);
    int chosen = s->chosen != NONE && s->chosen < all ? s->chosen : next_of(p, all);
    for (int i = 0; i < all; i++)
        if (ui_is_pointed(ui, p[i].id))
            s->chosen = chosen = i;
    int used = shelf ? draw_shelf(ui, p, all, chosen) : draw_lessons(ui, row, n, p, all, chosen, &puzzles);
    if (all > 0 && draw_ribbon(ui, &p[chosen], s->puzzles == NONE && chosen < n ? row[chosen].lesson : NULL))
        used = chosen;
    if (!s->open)
        strap(s, app, ui);
    else if (own_puzzles(&s->own, app, ui, s->since))
        s->open = false;
    if (used != NONE)
        start(s, app, ui, row, n, p, used);
    if (puzzles != NONE)
        turn(s, ui, puzzles);
    free(p);
    ui_begin_keys(ui);
}

const Scene scene_lessons = {.word = "lessons", .open = open_scene, .frame = frame, .close = close_scene};
