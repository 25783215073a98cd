/* SPDX-License-Identifier: MIT
 * All lessons: what each teaches, the progress in it, its puzzles; and the puzzles the player has saved. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "app/puzzles.h"
#include "app/scenes/parts.h"
#include "core/say.h"

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
    gfx_surface(g, r, SURFACE_PANEL);
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

/* Draws them from r.y down in the width of r; returns the height. draw false: only measures. */
static float own_puzzles(PuzzleFiles *files, App *app, Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text head = ui_style(ui, FACE_TITLE, 23, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float y = r.y + 10, h = gfx_text_height(g, head);
    if (draw)
        (void)ui_label(ui, head, rect(r.x, y, r.w, h), T_("Your puzzles"));
    y += h + 4;
    if (files->n == 0) {
        const char *none = T_("None yet. After a game, open a turning point and press \u201cSave as a puzzle\u201d.");
        h = gfx_paragraph_height(g, soft, r.w, none);
        if (draw)
            (void)ui_paragraph(ui, soft, rect(r.x, y, r.w, h + 1), none);
        y += h;
    }
    OwnRow *row = xcalloc(1, sizeof *row);
    for (int i = 0; i < files->n; i++) {
        row->f = &files->file[i];
        say_row(row);
        own_measure(ui, row, r.w);
        if (draw)
            use(app, &files->file[i], own_draw_row(ui, row, i, rect(r.x, y, r.w, row->height)));
        y += row->height + GAP;
    }
    free(row);
    return y - r.y + 4;
}

/* ---- the scene -------------------------------------------------------------------------------------------------- */

enum { ROWS = SETTINGS_GAMES * LESSONS_OF_GAME, GOAL_SIZE = 15 };

typedef struct {
    const Game *game;
    int number; /* lesson number, from 0 */
    const Lesson *lesson;
    const LessonKept *kept;
    char state[SENTENCE_MAX];
    float text_h, height;
    float buttons, letters; /* the same in all rows: width of the widest buttons; text size of goals in two columns */
    bool below;             /* the buttons are below the words */
} Row;

static const char *learn_label(const LessonKept *kept)
{
    return kept->state == LESSON_DONE ? T_("Play it again") : kept->at[0] ? T_("Continue") : T_("Start");
}

/* Draws goals `first` to `end` in one column; returns the height. */
static float goal_column(Ui *ui, const Row *row, int first, int end, Rect r, float size, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text text = ui_style(ui, FACE_MEDIUM, size, COL_TEXT2);
    float y = r.y, left = ui_grow(ui, 18), line = gfx_text_height(g, text);
    for (int i = first; i < end; i++) {
        const char *goal = say_word(row->lesson->goal.row[i].text);
        float h = gfx_paragraph_height(g, text, r.w - left, goal);
        if (draw) {
            gfx_disc(g, r.x + line * 0.25f, y + line / 2, line * 0.15f, gfx_color(g, COL_ACCENT));
            (void)ui_paragraph(ui, text, rect(r.x + left, y, r.w - left, h + 1), goal);
        }
        y += h + 1;
    }
    return y - r.y;
}

enum { COLUMN_GAP = 20 };

/* Draws the goals in two columns if that is lower, so that the lessons of all tables fit on the screen. */
static float goals(Ui *ui, const Row *row, Rect r, bool draw)
{
    int n = row->lesson->goal.n, half = (n + 1) / 2;
    float w = (r.w - COLUMN_GAP) / 2, size = row->letters;
    Rect left = rect(r.x, r.y, w, r.h), right = rect(r.x + w + COLUMN_GAP, r.y, w, r.h);
    float one = goal_column(ui, row, 0, n, r, GOAL_SIZE, false);
    float two =
        fmaxf(goal_column(ui, row, 0, half, left, size, false), goal_column(ui, row, half, n, right, size, false));
    if (draw && two < one) {
        (void)goal_column(ui, row, 0, half, left, size, true);
        (void)goal_column(ui, row, half, n, right, size, true);
    } else if (draw) {
        (void)goal_column(ui, row, 0, n, r, GOAL_SIZE, true);
    }
    return fminf(one, two);
}

static float buttons_width(Ui *ui, const Row *row)
{
    return ui_button_width(ui, learn_label(row->kept), NULL, NULL, UI_PRIMARY) + 8 +
           (row->lesson->npuzzles ? ui_button_width(ui, T_("Puzzles"), NULL, NULL, 0) : 0);
}

/* Returns where the progress goes beside the title, to save height; 0: no room, it goes below. */
static float state_beside(Ui *ui, const Row *row, float words)
{
    Gfx *g = ui_gfx(ui);
    float w = gfx_text_width(g, ui_style(ui, FACE_TITLE, 23, COL_TEXT), say_word(row->lesson->title)) + 16;
    bool room = w + gfx_text_width(g, ui_style(ui, FACE_SEMI, 14, COL_ACCENT), row->state) + 2 <= words;
    return room ? w : 0;
}

/* Measures what all rows share. */
static void measure_all(Ui *ui, Row row[], int n, float w)
{
    float buttons = 0;
    for (int i = 0; i < n; i++)
        buttons = fmaxf(buttons, buttons_width(ui, &row[i]));
    Text text = ui_style(ui, FACE_MEDIUM, GOAL_SIZE, COL_TEXT2);
    float column = (w - 36 - buttons - 20 - COLUMN_GAP) / 2 - ui_grow(ui, 18);
    for (int i = 0; i < n && gfx_text_scale(ui_gfx(ui)) <= 1.25f; i++) /* one line each is better than large */
        for (int k = 0; k < row[i].lesson->goal.n; k++)
            text = gfx_text_fit(ui_gfx(ui), text, 13.5f, 0.5f, column, say_word(row[i].lesson->goal.row[k].text));
    for (int i = 0; i < n; i++) {
        row[i].buttons = buttons;
        row[i].letters = text.size;
    }
}

static void measure(Ui *ui, Row *row, float w)
{
    Gfx *g = ui_gfx(ui);
    float bw = row->buttons, in = w - 36;
    row->below = bw > in * 0.4f;
    float words = row->below ? in : in - bw - 20;
    row->text_h = gfx_paragraph_height(g, ui_style(ui, FACE_TITLE, 23, COL_TEXT), words, say_word(row->lesson->title)) +
                  (state_beside(ui, row, words) > 0 ? 0 : gfx_text_height(g, ui_style(ui, FACE_SEMI, 14, COL_ACCENT))) +
                  4 + goals(ui, row, rect(0, 0, words, 0), false);
    row->height = row->text_h + 22 + (row->below ? ui_grow(ui, 40) + 10 : 0);
}

/* Makes "learn-siege", "learn-siege-2". */
static void lesson_id(const Row *row, const char *what, char id[48])
{
    (void)snprintf(id, 48, row->number > 0 ? "%s-%s-%d" : "%s-%s", what, row->game->id, row->number + 1);
}

static void draw_row(App *app, Ui *ui, const Row *row, Rect r, bool first)
{
    Gfx *g = ui_gfx(ui);
    Text title = ui_style(ui, FACE_TITLE, 23, COL_TEXT), small = ui_style(ui, FACE_SEMI, 14, COL_ACCENT);
    float bw = row->buttons, in = r.w - 36, bh = ui_grow(ui, 40), x = r.x + 18, y = r.y + 10;
    float words = row->below ? in : in - bw - 20;
    char id[48];
    gfx_surface(g, r, SURFACE_PANEL);
    float h = ui_paragraph(ui, title, rect(x, y, words, row->text_h), say_word(row->lesson->title));
    float sh = gfx_text_height(g, small), beside = state_beside(ui, row, words);
    Rect state = beside > 0 ? rect(x + beside, y + (h - sh) * 0.62f, words - beside, sh) : rect(x, y + h, words, sh);
    (void)ui_label(ui, small, state, row->state);
    (void)goals(ui, row, rect(x, y + h + (beside > 0 ? 0 : sh) + 4, words, 0), true);
    float by = row->below ? r.y + r.h - bh - 12 : r.y + (r.h - bh) / 2, bx = row->below ? x : r.x + r.w - 18 - bw;
    const char *label = learn_label(row->kept);
    float lw = ui_button_width(ui, label, NULL, NULL, UI_PRIMARY);
    lesson_id(row, "learn", id);
    if (ui_button(ui, id, rect(bx, by, lw, bh), label, NULL, NULL, first ? UI_PRIMARY : 0))
        app_learn(app, row->game, row->number, false);
    lesson_id(row, "puzzles", id);
    if (row->lesson->npuzzles &&
        ui_button(ui, id, rect(bx + lw + 8, by, buttons_width(ui, row) - lw - 8, bh), T_("Puzzles"), NULL, NULL, 0))
        app_learn(app, row->game, row->number, true);
}

static int solved_of(const Lesson *l, const LessonKept *kept)
{
    int n = 0;
    for (int i = 0; i < l->npuzzles; i++)
        n += settings_lists(kept->solved, l->scene[l->nscenes + i].id);
    return n;
}

static void say_state(Row *row)
{
    char state[SENTENCE_MAX];
    const Lesson *l = row->lesson;
    int solved = solved_of(l, row->kept);
    say(state, sizeof state, SAY("{minutes} minutes \u00b7 {done:learned|{begun:begun|new}}"),
        say_n("minutes", l->minutes), say_is("done", row->kept->state == LESSON_DONE),
        say_is("begun", row->kept->state == LESSON_BEGUN));
    say(row->state, sizeof row->state, SAY("{told:{state} \u00b7 {n} of {all} puzzles solved|{state}}"),
        say_is("told", l->npuzzles > 0 && (solved > 0 || row->kept->state == LESSON_DONE)), say_s("state", state),
        say_n("n", solved), say_n("all", l->npuzzles));
}

static int list(App *app, Row row[ROWS])
{
    int n = 0;
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        for (int k = 0; k < LESSONS_OF_GAME; k++) {
            const Lesson *l = app_lesson(app, game_list[i], k);
            if (!l)
                continue;
            row[n] = (Row){.game = game_list[i],
                           .number = k,
                           .lesson = l,
                           .kept = settings_lesson(app_settings(app), game_list[i], k)};
            say_state(&row[n++]);
        }
    return n;
}

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    (void)arg;
    PuzzleFiles *own = xcalloc(1, sizeof *own);
    puzzles_list(path_data(), own);
    return own;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    puzzles_free(data);
    free(data);
}

static void frame(void *data, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Row row[ROWS];
    bool back = false, gold = true;
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    float top = part_bar(ui, T_("The Hall"), T_("Lessons"), &back), w = fminf(gfx_w(g) - 2 * PART_MARGIN, 1260),
          all = 0;
    if (back)
        app_go(app, SCENE_TITLE, NULL, 0);
    int n = list(app, row);
    measure_all(ui, row, n, w - 14);
    for (int i = 0; i < n; i++) {
        measure(ui, &row[i], w - 14);
        all += row[i].height + 8;
    }
    const PuzzleFiles *own = data;
    float right = gfx_w(g) - PART_MARGIN, lessons = all;
    if (own->n > 0 && part_bar_button(ui, "own-puzzles", T_("Your puzzles"), "bulb", NULL, &right)) {
        ui_scroll_to(ui, "lessons", lessons);
        ui_wake(ui, 0);
    }
    all += own_puzzles(data, app, ui, rect(0, 0, w - 14, 0), false) - (own->n > 0 ? 0 : 8);
    Rect in = rect((gfx_w(g) - w) / 2, top + PART_MARGIN, w, gfx_h(g) - top - 2 * PART_MARGIN);
    float y = in.y - ui_scroll_begin(ui, "lessons", in, all);
    for (int i = 0; i < n; i++) {
        bool first = gold && row[i].kept->state != LESSON_DONE; /* only the next lesson is gold */
        gold = gold && !first;
        draw_row(app, ui, &row[i], rect(in.x, y, w - 14, row[i].height), first);
        y += row[i].height + 8;
    }
    (void)own_puzzles(data, app, ui, rect(in.x, y, w - 14, 0), true);
    ui_scroll_end(ui);
}

const Scene scene_lessons = {.word = "lessons", .open = open_scene, .frame = frame, .close = close_scene};
