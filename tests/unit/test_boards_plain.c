/* SPDX-License-Identifier: MIT
 * The plain table (ui/board.c): a board that says three things is a table at which any game can be played. */
#include "help_stage.h"

#include <math.h>

#include "core/table.h"
#include "games/nullgame/nullgame.h"
#include "ui/stage_int.h"

enum { MOVES = 90 };

/* What a board must have, of a game's own one. */
static Board bare_board(const Game *g)
{
    const Board *own = board_of(g);
    assert_non_null(own);
    return (Board){.game = own->game, .back = own->back, .face = own->face};
}

static void open_with(Bench *b, const Board *board, Match *m, int w, int h, float text)
{
    bench_open(b, m, w, h, text);
    stage_free(b->stage);
    b->stage = stage_new(board, match_game(m));
    b->draws = true;
    b->use = (StageInput){.match = m, .eyes = 0, .near = 0, .hands = true, .zoom_on_hover = true, .remarks = true};
}

static Match *deal(const Game *g, int nseats, uint64_t seed)
{
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    return match_new(g, &cfg, NULL);
}

static void need_inside(const Bench *b, PieceId p)
{
    const BoardIn *in = &b->stage->in; /* a small window is drawn smaller, so it has more logical pixels */
    const Spot *spot = &b->stage->at.piece[p];
    Rect r = spot->r;
    if (spot->shown && (r.x < -1 || r.y < -1 || r.x + r.w > in->w + 1 || r.y + r.h > in->h + 1))
        fail_msg("%s at %dx%d, text %.1f: piece %d of %s lies at %.0f, %.0f", in->game->id, b->w, b->h, (double)b->text,
                 p, in->game->place[in->s->piece[p].place].word, (double)r.x, (double)r.y);
}

/* Returns how many pieces are shown; all of them within the window. */
static int need_all_inside(const Bench *b)
{
    int shown = 0;
    const State *s = stage_state(b->stage);
    for (PieceId p = 0; p < s->npieces; p++) {
        need_inside(b, p);
        shown += b->stage->at.piece[p].shown;
    }
    return shown;
}

static void every_game_can_be_played_at_a_bare_board(void **st)
{
    (void)st;
    static const struct {
        int w, h;
        float text;
    } sizes[] = {{1280, 800, 1}, {800, 600, 1}, {1280, 800, 2}};
    for (int i = 0; game_list[i]; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
            const Game *g = game_list[i];
            Board board = bare_board(g);
            Bench b;
            Rng r = rng_seed(k + 1);
            open_with(&b, &board, deal(g, g->seats_max, k + 7), sizes[k].w, sizes[k].h, sizes[k].text);
            int shown = 0;
            for (int move = 0; move < help_many(MOVES / 6, MOVES) && !match_over(b.m); move++) {
                b.draws = move % help_many(24, 8) == 0;
                Moves legal;
                match_legal(b.m, match_to_act(b.m), &legal);
                assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
                bench_pass(&b, (Input){0});
                shown += need_all_inside(&b);
            }
            bench_rest(&b);
            assert_true(shown > 0);
            assert_true(bench_says(&b, match_setup(b.m)->name[0]));
            assert_true(bench_count(&b, "button") > 0 || match_over(b.m) || bench_id(&b, "prompt"));
            bench_close(&b);
        }
}

/* From the first pebble to the last by pressing what is there; the pouch of nobody else is seen. */
static void pebbles_is_played_to_its_end_by_mouse(void **st)
{
    (void)st;
    Bench b;
    bench_open(&b, deal(&nullgame, 2, 3), 1280, 800, 1);
    for (int move = 0; move < 20 && !match_over(b.m); move++) {
        int seat = match_to_act(b.m);
        b.use = (StageInput){.match = b.m, .eyes = seat, .near = seat, .hands = true};
        bench_rest(&b);
        uint32_t before = match_serial(b.m);
        for (int n = 0; match_serial(b.m) == before && bench_item(&b, "kind", "button", n); n++)
            bench_click(&b, bench_item(&b, "kind", "button", n));
        assert_true(match_serial(b.m) > before);
        const State *s = stage_state(b.stage);
        for (PieceId p = 0; p < s->npieces; p++)
            assert_false(s->piece[p].place == 1 + (seat == 0) && s->piece[p].def != DEF_HIDDEN && !match_over(b.m));
    }
    assert_true(match_over(b.m));
    bench_close(&b);
}

/* A place is named in the middle of sentences, "the heap"; above its panel stands a heading. */
static void a_panel_has_a_heading_and_a_pile_shows_its_top(void **st)
{
    (void)st;
    Bench b;
    Board board = bare_board(&nullgame);
    open_with(&b, &board, deal(&nullgame, 2, 3), 1280, 800, 1);
    bench_rest(&b);
    assert_true(bench_says(&b, "The heap"));
    const State *s = stage_state(b.stage);
    int shown = 0;
    for (PieceId p = table_first(s, 0); p != NO_PIECE; p = s->piece[p].next)
        shown += b.stage->at.piece[p].shown;
    assert_true(table_size(s, 0) > 1);
    assert_int_equal(shown, 1);
    bench_close(&b);
}

static int different(const float *x, int n)
{
    int found = 0;
    for (int i = 0; i < n; i++) {
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= fabsf(x[k] - x[i]) < 1;
        found += !again;
    }
    return found;
}

/* With one column less they would need another row. */
static void panels_are_as_wide_as_their_rows_allow(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++)
        for (int text = 1; text <= 2; text++) {
            const Game *g = game_list[i];
            Board board = bare_board(g);
            Bench b;
            float x[PLACE_MAX], y[PLACE_MAX];
            int n = 0;
            open_with(&b, &board, deal(g, g->seats_max, 3), 1024, 640, (float)text);
            b.draws = false;
            bench_rest(&b);
            for (int place = 0; place < g->nplaces; place++) {
                Rect r = b.stage->at.place[place];
                if (r.w <= 0 || g->place[place].seat == 0) /* none, or one of the viewer's own at the bottom */
                    continue;
                x[n] = r.x;
                y[n++] = r.y;
            }
            int columns = different(x, n), rows = different(y, n);
            if (n > 0 && (columns - 1) * rows >= n)
                fail_msg("%s, text %d: %d places in %d columns and %d rows", g->id, text, n, columns, rows);
            bench_close(&b);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_can_be_played_at_a_bare_board),
        cmocka_unit_test(a_panel_has_a_heading_and_a_pile_shows_its_top),
        cmocka_unit_test(panels_are_as_wide_as_their_rows_allow),
        cmocka_unit_test(pebbles_is_played_to_its_end_by_mouse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
