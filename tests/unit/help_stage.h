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
    json_t *items; /* of the last pass, where the test reads them; freed with the bench */
} Bench;

static inline void bench_open(Bench *b, Match *m, int w, int h, float text)
{
    char err[200];
    *b = (Bench){.m = m, .w = w, .h = h, .text = text, .now = 5000};
    b->window = window_open(&(WindowSpec){"test", w, h, false, true}, err, sizeof err);
    assert_non_null(b->window);
    const char *data = getenv("HORDEHALL_DATA");
    b->g = gfx_new(window_surface(b->window), data ? data : ".");
    b->ui = ui_new();
    ui_set_motion(b->ui, false, 0);
    b->stage = stage_new(board_by_game(match_game(m)->id), match_game(m));
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
