/* SPDX-License-Identifier: MIT
 * What the stories of a game look like, as numbers: story-frames JOURNAL [WIDTH HEIGHT TEXT% EVERY] plays the journal
 * move by move before the first seat and prints "MOVE MILLISECONDS HASH" for each frame, 60 ms apart, until that
 * move is told. The clock is its own, so two builds that draw the same print the same; compare with diff. EVERY: only
 * each so-manieth move is watched, the others pass at once. With FRAMES_TO=FOLDER each frame is kept there as BMP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "boards/boards.h"
#include "core/journal.h"
#include "sys/window.h"
#include "ui/stage.h"

enum { STEP_MS = 60, FRAMES_MOST = 250, SETTLE_MS = 1000 };

typedef struct {
    Window *window;
    Gfx *g;
    Ui *ui;
    Stage *stage;
    uint32_t now;
    float text;
} Shown;

static uint64_t hash_of(const SDL_Surface *s)
{
    uint64_t h = 1469598103934665603u;
    for (int y = 0; y < s->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const uint8_t *)s->pixels + (size_t)y * (size_t)s->pitch);
        for (int x = 0; x < s->w; x++)
            h = (h ^ row[x]) * 1099511628211u;
    }
    return h;
}

/* Pictures of cards come in slices; a frame is whole when none is waited for. */
static void draw(Shown *t, const StageInput *use, uint32_t at)
{
    int w, h;
    window_size(t->window, &w, &h);
    do {
        Input in = {.now = at};
        gfx_begin(t->g, w, h, 1, THEME_TAVERN, t->text, false);
        ui_begin(t->ui, t->g, &in, "play");
        (void)stage_frame(t->stage, t->ui, use);
        ui_end(t->ui);
        gfx_end(t->g);
    } while (gfx_settle(t->g, SETTLE_MS));
}

static void keep(const Shown *t, uint32_t move, uint32_t ms)
{
    const char *folder = getenv("FRAMES_TO");
    char path[400];
    if (!folder)
        return;
    (void)snprintf(path, sizeof path, "%s/%04u-%05u.bmp", folder, move, ms);
    (void)SDL_SaveBMP(window_surface(t->window), path);
}

static void watch(Shown *t, const StageInput *use, uint32_t move)
{
    uint32_t begin = t->now;
    for (int i = 0; i < FRAMES_MOST; i++) {
        draw(t, use, t->now);
        (void)printf("%u %u %016llx\n", move, t->now - begin, (unsigned long long)hash_of(window_surface(t->window)));
        keep(t, move, t->now - begin);
        t->now += STEP_MS;
        if (!stage_is_behind(t->stage, use->match))
            break;
    }
}

static void play(Shown *t, const Match *all, int every)
{
    Match *m = match_at(all, 0);
    StageInput use = {.match = m, .eyes = 0, .near = 0, .remarks = true};
    for (uint32_t i = 0; i < match_serial(all); i++) {
        if (match_serial(m) <= i) /* the match plays what has no alternative by itself */
            (void)match_play(m, match_serial(m), match_move(all, i));
        if (every > 1 && i % (uint32_t)every) {
            stage_hurry(t->stage);
            draw(t, &use, t->now += STEP_MS);
            continue;
        }
        watch(t, &use, i);
    }
    match_free(m);
}

int main(int argc, char **argv)
{
    Match *all = NULL;
    Buf text = {0};
    char err[300];
    int w = argc > 3 ? atoi(argv[2]) : 1280, h = argc > 3 ? atoi(argv[3]) : 800;
    Status read = argc > 1 ? file_read(argv[1], JOURNAL_BYTES_MAX, &text)
                           : status_error(1, "usage: story-frames JOURNAL [WIDTH HEIGHT TEXT%% EVERY]");
    if (!read.code)
        read = journal_read(buf_str(&text), text.n, argv[1], &all);
    Shown t = {.now = 5000, .text = argc > 4 ? (float)atoi(argv[4]) / 100 : 1};
    t.window = window_open(&(WindowSpec){.w = w, .h = h, .offscreen = true}, err, sizeof err);
    if (read.code || !t.window) {
        (void)fprintf(stderr, "%s\n", read.code ? read.text : err);
        return 2;
    }
    const char *data = getenv("HORDEHALL_DATA");
    t.g = gfx_new(window_surface(t.window), data ? data : ".");
    t.ui = ui_new();
    ui_set_motion(t.ui, false, 1);
    t.stage = stage_new(board_of(match_game(all)), match_game(all));
    play(&t, all, argc > 5 ? atoi(argv[5]) : 1);
    stage_free(t.stage);
    ui_free(t.ui);
    gfx_free(t.g);
    window_close(t.window);
    match_free(all);
    buf_free(&text);
    return 0;
}
