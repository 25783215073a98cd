/* SPDX-License-Identifier: MIT
 * The question which lesson, for tables with several, one for each side. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/setup_int.h"
#include "core/say.h"

enum { LESSONS_PAD = 24, LESSONS_GAP = 8, ASKED = LESSONS_OF_GAME + 1 };

typedef struct {
    char id[24], label[SENTENCE_MAX];
    const char *key;
    unsigned flags;
} Way;

/* Lists the lessons, with the first unlearned one in gold, and a way back as the last; returns how many. */
static int list_ways(const SetupScene *s, App *app, Way way[ASKED])
{
    int n = 0;
    bool gold = true;
    for (; n < LESSONS_OF_GAME && app_lesson(app, s->g, n); n++) {
        const Lesson *l = app_lesson(app, s->g, n);
        bool next = gold && settings_lesson(app_settings(app), s->g, n)->state != LESSON_DONE;
        gold = gold && !next;
        way[n] = (Way){.key = next ? "Enter" : NULL, .flags = UI_BIG | (next ? (unsigned)UI_PRIMARY : 0u)};
        (void)snprintf(way[n].id, sizeof way[n].id, "lesson-%d", n + 1);
        say(way[n].label, sizeof way[n].label, SAY("{title}, {n} minutes"), say_s("title", say_word(l->title)),
            say_n("n", l->minutes));
    }
    way[n] = (Way){.id = "lesson-none", .key = "Esc", .flags = UI_QUIET};
    (void)snprintf(way[n].label, sizeof way[n].label, "%s", T_("Back"));
    return n + 1;
}

void setup_learn(SetupScene *s, App *app)
{
    if (app_lesson(app, s->g, 1))
        s->learns = true;
    else
        app_learn(app, s->g, 0, false);
}

void setup_lessons(SetupScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Way way[ASKED];
    int n = list_ways(s, app, way), used = -1;
    ui_modal(ui, "which-lesson");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 150});
    Text title = ui_style_aligned(ui, FACE_TITLE, 26, COL_TEXT, ALIGN_CENTER);
    float bh = ui_grow(ui, 44), th = gfx_text_height(g, title), w = ui_grow(ui, 300);
    for (int i = 0; i < n; i++)
        w = fmaxf(w, ui_button_width(ui, way[i].label, NULL, way[i].key, way[i].flags) + 2 * LESSONS_PAD);
    w = fminf(w, gfx_w(g) - 24);
    float h = 2 * LESSONS_PAD + th + (float)n * (bh + LESSONS_GAP);
    Rect r = rect((gfx_w(g) - w) / 2, fmaxf(8, (gfx_h(g) - h) * 0.42f), w, h), in = rect_inset(r, LESSONS_PAD);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    (void)ui_label(ui, title, rect_cut_top(&in, th), T_("Which lesson?"));
    for (int i = 0; i < n; i++) {
        (void)rect_cut_top(&in, LESSONS_GAP);
        if (ui_button(ui, way[i].id, rect_cut_top(&in, bh), way[i].label, NULL, way[i].key, way[i].flags))
            used = i;
    }
    if (used >= 0)
        s->learns = false;
    if (used >= 0 && used < n - 1)
        app_learn(app, s->g, used, false);
}
