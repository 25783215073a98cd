/* SPDX-License-Identifier: MIT
 * What the tests of tables share: a game on its stage, in a window without a display. */
#ifndef TESTS_UNIT_HELP_STAGE_H
#define TESTS_UNIT_HELP_STAGE_H
#include "help.h"

#include <jansson.h>

#include "boards/boards.h"
#include "sys/window.h"
#include "ui/stage.h"

typedef struct {
    Window *window;
    Gfx *g;
    Ui *ui;
    Stage *stage;
    Match *m; /* freed with the bench */
    StageInput use;
    StageOutput says; /* of the last pass */
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
    b->stage = stage_new(board_of(match_game(m)), match_game(m));
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

/* The n-th item, from 0, with that value under that key; NULL: there are fewer. */
static inline json_t *bench_item(const Bench *b, const char *key, const char *value, int n)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, item)
    {
        const char *its = json_string_value(json_object_get(item, key));
        if (its && strcmp(its, value) == 0 && n-- == 0)
            return item;
    }
    return NULL;
}

static inline json_t *bench_id(const Bench *b, const char *id)
{
    return bench_item(b, "id", id, 0);
}

static inline json_t *bench_piece(const Bench *b, PieceId p)
{
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    return bench_id(b, id);
}

/* x, y, width or height of its rectangle, in pixels. */
static inline float bench_side(const json_t *item, size_t i)
{
    return (float)json_number_value(json_array_get(json_object_get(item, "rect"), i));
}

static inline Rect bench_rect(const Bench *b, json_t *item)
{
    json_t *r = json_object_get(item, "rect");
    float u = (float)json_number_value(json_object_get(b->items, "unit")), v[4];
    assert_non_null(r);
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_number_value(json_array_get(r, i)) / u;
    return rect(v[0], v[1], v[2], v[3]);
}

static inline void bench_point(Bench *b, json_t *item)
{
    Rect r = bench_rect(b, item);
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    bench_rest(b);
}

static inline void bench_click_at(Bench *b, float x, float y)
{
    for (InputKind kind = INPUT_MOVE; kind <= INPUT_UP; kind++)
        if (kind == INPUT_MOVE || kind == INPUT_DOWN || kind == INPUT_UP)
            bench_pass(b, (Input){.kind = kind, .x = x, .y = y, .button = 1});
    bench_rest(b);
}

static inline void bench_click(Bench *b, json_t *item)
{
    Rect r = bench_rect(b, item);
    bench_click_at(b, r.x + r.w / 2, r.y + r.h / 2);
}

static inline void bench_key(Bench *b, SDL_Keycode code)
{
    bench_pass(b, (Input){.kind = INPUT_KEY, .key = code});
    bench_rest(b);
}

static inline int bench_count(const Bench *b, const char *kind)
{
    int n = 0;
    while (bench_item(b, "kind", kind, n))
        n++;
    return n;
}

/* Something on the screen has these words in its own. */
static inline bool bench_says(const Bench *b, const char *words)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strstr(word_in(item, "label"), words)) return true;
    return false;
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
