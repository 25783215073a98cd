/* SPDX-License-Identifier: MIT
 * The strip below the table of a lesson: the innkeeper's sentence, the progress, and the buttons. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/play_lesson_int.h"
#include "core/text.h"
#include "ui/portrait.h"

enum { SIDE = 14, STRIP_GAP = 6 };

static int steps_in(const Lesson *l, int scenes)
{
    int n = 0;
    for (int i = 0; i < scenes; i++)
        n += l->scene[i].nsteps;
    return n;
}

/* Asks before leaving, because Esc also puts back a held card and may be pressed once too often. */
static const char *leaving_words(const PlayLesson *t)
{
    return run_scene(&t->run)->puzzle ? T_("Leave the puzzles?")
                                      : T_("Leave the lesson? It will wait where you left it.");
}

/* Writes the sentence of a step of the scene. */
static void say_step(const PlayLesson *t, int i, bool holds, char *out, size_t n)
{
    const LessonStep *step = &run_scene(&t->run)->step[i];
    const char *text = holds && step->held ? step->held : step->say;
    if (text)
        (void)lesson_words(t->lesson, t->run.you, text, out, n);
    else
        mined_words(t, i, out, n);
}

/* Counts the puzzles of the same difficulty: all, and up to this one. */
static void count_level(const PlayLesson *t, int *at, int *all)
{
    const Lesson *l = t->lesson;
    *at = *all = 0;
    for (int i = l->nscenes; i < l->nscenes + l->npuzzles; i++)
        if (l->scene[i].level == run_scene(&t->run)->level) {
            ++*all;
            *at += i <= t->run.scene;
        }
}

void strip_words(const PlayLesson *t, bool telling, bool longer, bool holds, Strip *s)
{
    const Lesson *l = t->lesson;
    const LessonScene *sc = run_scene(&t->run);
    const LessonStep *step = run_step(&t->run);
    if (t->leaves)
        (void)snprintf(s->text, sizeof s->text, "%s", leaving_words(t));
    else if (t->answer[0])
        (void)snprintf(s->text, sizeof s->text, "%s", t->answer);
    else if (step && !telling && !t->titled)
        say_step(t, t->run.step, holds, s->text, sizeof s->text);
    else if (longer) /* for example eleven battles in a row */
        (void)snprintf(s->text, sizeof s->text, "%s", T_("Watch. Any key or click skips."));
    if (lesson_is_own(t))
        say(s->about, sizeof s->about, SAY("Your puzzle: {title}"), say_s("title", sc->title));
    else if (lesson_is_mined(t)) {
        int at, all;
        count_level(t, &at, &all);
        say(s->about, sizeof s->about, SAY("{level} \u00b7 puzzle {n} of {all}"),
            say_s("level", mined_level(sc->level)), say_n("n", at), say_n("all", all));
    } else if (sc->puzzle)
        say(s->about, sizeof s->about, SAY("Puzzle {n} of {all}: {title}"), say_n("n", t->run.scene - l->nscenes + 1),
            say_n("all", l->npuzzles), say_s("title", say_word(sc->title)));
    else {
        int done = steps_in(l, t->run.scene) + t->run.step + (t->run.step < sc->nsteps), all = steps_in(l, l->nscenes);
        say(s->about, sizeof s->about, SAY("{title} \u00b7 {n} of {all} \u00b7 {scene}"),
            say_s("title", say_word(l->title)), say_n("n", done), say_n("all", all),
            say_s("scene", say_word(sc->title)));
        say(s->brief, sizeof s->brief, SAY("{n} of {all}"), say_n("n", done), say_n("all", all));
    }
}

static float button_width(Ui *ui, const char *label, const StripButton *b)
{
    return ui_button_width(ui, label, b->icon, b->key, b->flags | UI_SMALL);
}

/* Shrinks the buttons to fit into one row. */
static void fit_buttons(StripButton b[STRIP_BUTTONS], float most)
{
    float all = 0;
    for (int i = 0; i < STRIP_BUTTONS; i++)
        all += b[i].w + STRIP_GAP;
    for (int i = 0; i < STRIP_BUTTONS && all > most; i++)
        b[i].w = (b[i].w + STRIP_GAP) * most / all - STRIP_GAP;
}

/* After several other moves, "Do it for me" replaces "Skip this step"; both do the same. */
void strip_buttons(const PlayLesson *t, Ui *ui, bool telling, Strip *s)
{
    const LessonStep *step = run_step(&t->run);
    bool puzzle = run_scene(&t->run)->puzzle, turn = lesson_asks_turn(t);
    const char *on[] = {t->more ? T_("Next puzzle") : T_("Continue"),
                        puzzle ? T_("Try again") : T_("Back to the lesson")},
               *skip[] = {turn     ? T_("Show the turn")
                          : puzzle ? T_("Show the move")
                                   : T_("Skip this step"),
                          T_("Do it for me")};
    bool watch = step && step->kind == STEP_WATCH && !t->ghost, answered = t->ghost != NULL,
         tried = t->others > OTHERS_PATIENCE && !turn, quiet = !t->ended && !t->titled && !t->leaves;
    StripButton *b = s->button;
    b[STRIP_ON] = (StripButton){.id = "lesson-on",
                                .key = t->judged ? NULL : "Enter",
                                .flags = UI_PRIMARY,
                                .shown = quiet && (answered || t->judged || (watch && !telling))};
    b[STRIP_SKIP] =
        (StripButton){.id = "lesson-skip", .flags = tried ? 0 : UI_QUIET, .shown = quiet && !answered && !watch};
    b[STRIP_BACK] = (StripButton){.id = "lesson-back",
                                  .label = T_("Step back"),
                                  .icon = "undo",
                                  .key = "B",
                                  .flags = UI_QUIET,
                                  .shown = quiet && run_can_back(&t->run) && !answered && (t->run.nway > 0 || !puzzle)};
    b[STRIP_LEAVE] = (StripButton){.id = "lesson-leave",
                                   .label = t->leaves ? T_("Stay") : T_("Leave"),
                                   .key = "Esc",
                                   .flags = UI_QUIET,
                                   .shown = !t->ended};
    if (t->leaves) {
        b[STRIP_ON].shown = true;
        b[STRIP_LEAVE].id = "lesson-stay";
    }
    b[STRIP_ON].label = t->leaves ? T_("Leave") : on[answered || t->judged];
    b[STRIP_SKIP].label = skip[tried];
    b[STRIP_ON].w = fmaxf(button_width(ui, on[0], &b[STRIP_ON]), button_width(ui, on[1], &b[STRIP_ON]));
    b[STRIP_SKIP].w = fmaxf(button_width(ui, skip[0], &b[STRIP_SKIP]), button_width(ui, skip[1], &b[STRIP_SKIP]));
    b[STRIP_BACK].w = button_width(ui, b[STRIP_BACK].label, &b[STRIP_BACK]);
    b[STRIP_LEAVE].w = button_width(ui, b[STRIP_LEAVE].label, &b[STRIP_LEAVE]);
    fit_buttons(b, gfx_w(ui_gfx(ui)) - 2 * SIDE);
}

/* Returns the height of the scene's longest sentence, so that the table does not jump from step to step. */
static float words_height(const PlayLesson *t, Gfx *g, Text style, float w)
{
    const LessonScene *sc = run_scene(&t->run);
    float h = gfx_paragraph_height(g, style, w, leaving_words(t));
    char text[SENTENCE_MAX];
    for (int i = 0; i < sc->nsteps; i++) {
        say_step(t, i, false, text, sizeof text);
        h = fmaxf(h, gfx_paragraph_height(g, style, w, text));
        if (sc->step[i].held)
            (void)lesson_words(t->lesson, t->run.you, sc->step[i].held, text, sizeof text);
        h = fmaxf(h, gfx_paragraph_height(g, style, w, text));
        for (int k = 0; k < sc->step[i].nothers; k++) {
            (void)lesson_words(t->lesson, t->run.you, sc->step[i].other[k].say, text, sizeof text);
            h = fmaxf(h, gfx_paragraph_height(g, style, w, text));
        }
    }
    if (lesson_is_mined(t)) {
        mined_answer(t, NULL, text, sizeof text);
        h = fmaxf(h, gfx_paragraph_height(g, style, w, text));
    }
    return h + 2;
}

/* Uses one row if there is room; with large text the buttons go below the sentence, beside the progress, and the face
 * is dropped. */
Strip strip_measure(const PlayLesson *t, Ui *ui)
{
    enum { PAD = 8, FACE = 60 };
    Strip s = {0};
    Gfx *g = ui_gfx(ui);
    strip_buttons(t, ui, false, &s);
    float w = gfx_w(g), all = 0, bh = fminf(ui_grow(ui, 34), 50);
    for (int i = 0; i < STRIP_BUTTONS; i++)
        all += s.button[i].w + STRIP_GAP;
    bool large = gfx_text_scale(g) > 1.35f;
    float left = large ? SIDE : SIDE + FACE + 14, in = w - left - SIDE, words = large ? in : in - all - 12;
    s.sentence = ui_style(ui, FACE_TITLE, large ? 15 : 21, COL_TEXT);
    float small = gfx_text_height(g, ui_style(ui, FACE_SEMI, 13, COL_ACCENT)),
          most = words_height(t, g, s.sentence, words);
    float h = large ? most + bh + 2 * PAD - 4 : fmaxf(FACE, most + small) + 2 * PAD;
    s.r = rect(0, gfx_h(g) - h, w, h);
    if (!large)
        s.face = rect(SIDE, s.r.y + (h - FACE) / 2, FACE, FACE);
    s.buttons = large ? rect(w - SIDE - all, s.r.y + h - PAD / 2 - bh, all, bh)
                      : rect(w - SIDE - all, s.r.y + (h - bh) / 2, all, bh);
    float top = s.r.y + PAD + (large ? 0 : fmaxf(0, (h - 2 * PAD - most - small) / 2));
    s.small = large ? rect(left, s.buttons.y + (bh - small) / 2, fmaxf(s.buttons.x - left - 10, 0), small)
                    : rect(left, top, words, small);
    s.words = rect(left, top + (large ? 0 : small), words, most);
    return s;
}

static void draw_pips(Gfx *g, const PlayLesson *t, float x, float y, float end)
{
    int n = run_scene(&t->run)->nsteps;
    for (int i = 0; i < n && x + 12 < end; i++, x += 15) {
        bool done = i < t->run.step;
        gfx_disc(g, x + 5, y, i == t->run.step ? 5.5f : 4,
                 gfx_color(g, done || i == t->run.step ? COL_ACCENT : COL_LINE2));
    }
}

int strip_draw(const PlayLesson *t, Ui *ui, const Strip *s)
{
    Gfx *g = ui_gfx(ui);
    int used = -1;
    gfx_surface(g, s->r, SURFACE_PROMPT);
    ui_mark(ui, "lesson", "panel", s->r, T_("Lesson"));
    if (s->face.w > 0)
        innkeeper_portrait(g, s->face);
    Text small = ui_style(ui, FACE_SEMI, 13, COL_ACCENT);
    const char *about = s->about;
    for (int brief = 0; brief < 2; brief++) /* the longest form that fits, which may be none */
        if (gfx_text_width(g, gfx_text_fit(g, small, 9, 0.5f, s->small.w, about), about) > s->small.w)
            about = brief == 0 ? s->brief : "";
    float w = gfx_text_width(g, small, about) + 14;
    small = gfx_text_fit(g, small, 9, 0.5f, s->small.w, about);
    if (about[0])
        (void)ui_label(ui, small, s->small, about);
    draw_pips(g, t, s->small.x + w, s->small.y + s->small.h / 2, s->small.x + s->small.w);
    Text words = s->sentence;
    if (t->answer[0])
        words.color = gfx_color(g, COL_LIT);
    else if (t->told_since)
        words.color = gfx_color(g, COL_TEXT2);
    ui_mark(ui, "lesson-say", "text", s->words, s->text);
    (void)ui_paragraph(ui, words, s->words, s->text);
    float right = s->buttons.x + s->buttons.w;
    for (int i = 0; i < STRIP_BUTTONS; i++) { /* the button that continues is outermost */
        const StripButton *b = &s->button[i];
        right -= b->w;
        if (b->shown && ui_button(ui, b->id, rect(right, s->buttons.y, b->w, s->buttons.h), b->label, b->icon, b->key,
                                  b->flags | UI_SMALL))
            used = i;
        right -= STRIP_GAP;
    }
    return used;
}
