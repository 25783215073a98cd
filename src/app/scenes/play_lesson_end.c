/* SPDX-License-Identifier: MIT
 * The end of a lesson, or of its puzzles: what the innkeeper says, and where to go from there. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play_lesson_int.h"
#include "ui/portrait.h"

static void first_game(const PlayLesson *t, App *app)
{
    Setup cfg = {0};
    Status st = lesson_first_game(t->lesson, t->run.you, &cfg);
    cfg.seed = 0;
    if (st.code) {
        app_say(app, T_("This game cannot start"), st.text);
        return;
    }
    settings_remember(app_settings(app), t->lesson->game, &cfg); /* so that the set-up offers it again */
    app_settings_changed(app);
    part_begin(app, t->lesson->game, &cfg);
}

enum { END_GAME, END_PUZZLES, END_NEXT, END_LESSONS, END_AGAIN, END_HALL, END_BUTTONS };

/* Returns the table's next lesson unless it is done; NULL: none. */
static const Lesson *next_lesson(const PlayLesson *t, App *app)
{
    const Game *g = t->lesson->game;
    const Lesson *l = lesson_is_own(t) || t->puzzles ? NULL : app_lesson(app, g, t->number + 1);
    return l && settings_lesson(app_settings(app), g, t->number + 1)->state != LESSON_DONE ? l : NULL;
}

static void end_used(Play *p, App *app, int button)
{
    const PlayLesson *t = p->lesson;
    if (button == END_GAME)
        first_game(t, app);
    else if (button == END_PUZZLES)
        app_learn(app, p->game, t->number, true);
    else if (button == END_NEXT)
        app_learn(app, p->game, t->number + 1, false);
    else if (button == END_AGAIN)
        app_puzzle(app, p->game, t->path);
    else if (button == END_LESSONS && t->puzzles)
        app_puzzles(app, p->game);
    else if (button == END_LESSONS || button == END_HALL)
        app_go(app, button == END_LESSONS ? SCENE_LESSONS : SCENE_TITLE, NULL, 0);
}

/* Describes the first game: the number of opponents, and its length if that is not the default. */
static void say_last(const PlayLesson *t, char *out, size_t n)
{
    Setup cfg = {0};
    const Game *g = t->lesson->game;
    out[0] = '\0';
    if (lesson_first_game(t->lesson, t->run.you, &cfg).code)
        return;
    const char *target = "";
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->option[i].word, "target") == 0 && cfg.option[i] != g->option[i].preset)
            target = g->option[i].choice_label[cfg.option[i]];
    say(out, n,
        SAY("That is enough to start. {n:=0:Now try it on your own.|Now try it against an easy opponent.|Now try it "
            "against {n} easy opponents.}{target: First to {target}.|}"),
        say_n("n", cfg.nseats - 1), say_s("target", target));
}

static const char *heading_of(const PlayLesson *t)
{
    return t->cheers && t->puzzles ? T_("Solved!")
           : lesson_is_own(t)      ? T_("That was all.")
           : t->puzzles            ? T_("That was the last puzzle.")
                                   : T_("Well done.");
}

/* Says what the innkeeper adds to the heading. */
static void say_comment(const PlayLesson *t, char *out, size_t n)
{
    if (lesson_is_own(t))
        (void)snprintf(out, n, "%s", T_("Your puzzle stays under Lessons."));
    else if (t->puzzles)
        (void)snprintf(out, n, "%s", T_("The table is yours. They will be less kind than I am."));
    else
        say_last(t, out, n);
}

typedef struct {
    const char *id, *label, *key;
    unsigned flags;
    bool shown;
} EndButton;

static void buttons_of(const PlayLesson *t, App *app, EndButton button[END_BUTTONS])
{
    const Lesson *next = next_lesson(t, app);
    bool own = lesson_is_own(t), puzzles = t->puzzles && !own;
    button[END_GAME] =
        (EndButton){"lesson-first-game", T_("Play your first game"), "Enter", UI_PRIMARY | UI_BIG, !own && !puzzles};
    button[END_PUZZLES] =
        (EndButton){"lesson-puzzles", T_("Puzzles"), NULL, 0, !own && t->lesson->npuzzles > 0 && !t->puzzles};
    button[END_NEXT] = (EndButton){"lesson-next", next ? say_word(next->title) : "", NULL, 0, next != NULL};
    button[END_AGAIN] = (EndButton){"lesson-again", T_("Again"), NULL, 0, own};
    button[END_LESSONS] = (EndButton){"lesson-list", puzzles ? T_("Back to the puzzles") : T_("Back to the lessons"),
                                      "Enter", UI_PRIMARY | UI_BIG, own || puzzles};
    button[END_HALL] = (EndButton){"lesson-hall", T_("Back to the Hall"), "Esc", UI_QUIET, true};
}

void end_draw(Play *p, App *app, Ui *ui)
{
    PlayLesson *t = p->lesson;
    Gfx *g = ui_gfx(ui);
    EndButton button[END_BUTTONS];
    buttons_of(t, app, button);
    const char *head = heading_of(t);
    char words[SENTENCE_MAX];
    say_comment(t, words, sizeof words);
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 150});
    ui_modal(ui, "lesson-end");
    float w = fminf(gfx_w(g) - 40, ui_grow(ui, 460)), in = w - 48, bh = ui_grow(ui, 44), face = 96;
    Text title = ui_style_aligned(ui, FACE_TITLE, 30, COL_TEXT, ALIGN_CENTER),
         text = ui_style_aligned(ui, FACE_MEDIUM, 17, COL_TEXT2, ALIGN_CENTER);
    float hh = gfx_paragraph_height(g, title, in, head), th = gfx_paragraph_height(g, text, in, words);
    float rows = 0;
    for (int i = 0; i < END_BUTTONS; i++)
        rows += button[i].shown ? bh + 8 : 0;
    float all = face + 12 + hh + th + 18 + rows + 36;
    bool small = all > gfx_h(g) - 20;
    if (small)
        all -= face + 12;
    Rect r = rect((gfx_w(g) - w) / 2, fmaxf(6, (gfx_h(g) - all) / 2), w, all);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    float x = r.x + 24, y = r.y + 18;
    cheer_face(t, ui, rect(r.x + (w - face) / 2, y, face, face)); /* round the heading where the face has no room */
    if (!small) {
        innkeeper_portrait(g, rect(r.x + (w - face) / 2, y, face, face));
        y += face + 12;
    }
    (void)ui_paragraph(ui, title, rect(x, y, in, hh + 1), head);
    (void)ui_paragraph(ui, text, rect(x, y + hh, in, th + 1), words);
    y += hh + th + 18;
    int used = -1;
    for (int i = 0; i < END_BUTTONS; i++) {
        if (!button[i].shown)
            continue;
        if (ui_button(ui, button[i].id, rect(x, y, in, bh), button[i].label, NULL, button[i].key, button[i].flags))
            used = i;
        y += bh + 8;
    }
    end_used(p, app, used);
}
