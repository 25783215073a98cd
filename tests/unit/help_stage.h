/* SPDX-License-Identifier: MIT
 * What the tests of tables share: a game on its stage, in a window without a display. */
#ifndef TESTS_UNIT_HELP_STAGE_H
#define TESTS_UNIT_HELP_STAGE_H
#include "help.h"

#include <jansson.h>

#include "boards/boards.h"
#include "sys/sys.h"
#include "ui/stage.h"

typedef struct {
    Window *window;
    Gfx *g;
    Ui *ui;
    Stage *stage;
    Match *m; /* freed with the bench */
    StageUse use;
    StageSays says; /* of the last pass */
    uint32_t now;
    int w, h;
    float text;
    bool draws;    /* what is seen matters, not only what is there */
    ThemeId theme; /* THEME_TAVERN unless a test says so */
    json_t *items; /* of the last pass, where the test reads them; freed with the bench */
} Bench;

static inline void bench_open(Bench *b, Match *m, int w, int h, float text)
{
    char err[200];
    *b = (Bench){.m = m, .w = w, .h = h, .text = text, .now = 5000};
    b->window = window_open(&(WindowSpec){.w = w, .h = h, .offscreen = true}, err, sizeof err);
    assert_non_null(b->window);
    const char *data = getenv("HORDEHALL_DATA");
    b->g = gfx_new(window_surface(b->window), data ? data : ".");
    b->ui = ui_new();
    ui_set_motion(b->ui, false, 0);
    b->stage = stage_new(board_by_game(match_game(m)->id), match_game(m));
}

/* A pass with one input, and what is there afterwards in b->items. */
static inline void bench_pass(Bench *b, Input in)
{
    b->now += 400;
    in.now = b->now;
    gfx_begin(b->g, b->w, b->h, 1, b->theme, b->text, !b->draws);
    ui_begin(b->ui, b->g, &in, "play");
    b->says = stage_frame(b->stage, b->ui, &b->use);
    ui_end(b->ui);
    gfx_end(b->g);
    char *text = ui_inspect(b->ui);
    json_decref(b->items);
    b->items = json_loads(text, 0, NULL);
    assert_non_null(b->items);
    free(text);
}

static inline void bench_rest(Bench *b)
{
    for (int i = 0; i < 4; i++)
        bench_pass(b, (Input){0});
}

/* "" when the item has no such word. */
static inline const char *word_in(json_t *item, const char *key)
{
    const char *word = json_string_value(json_object_get(item, key));
    return word ? word : "";
}

/* Nothing of the stage may be broken when it ends. */
static inline void bench_close(Bench *b)
{
    assert_null(stage_fault(b->stage));
    json_decref(b->items);
    stage_free(b->stage);
    ui_free(b->ui);
    gfx_free(b->g);
    window_close(b->window);
    match_free(b->m);
}

#endif
