/* SPDX-License-Identifier: MIT
 * What opponents say: of what has just been told, beside their own seat, rarely, and never while anyone is choosing. */
#include "help_stage.h"

typedef struct {
    int said, late;     /* remarks; passes with one and an open choice */
    int too_soon, mine; /* less than BETWEEN ms after the one before; by a person */
} Heard;
enum { BETWEEN = 15000, PASS_MS = 400 };

static json_t *item_by(const Bench *b, const char *key, const char *value)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strcmp(word_in(item, key), value) == 0) return item;
    return NULL;
}

/* Begins when none was there in the pass before. */
static void listen(const Bench *b, Heard *h, bool *there, uint32_t *at)
{
    json_t *remark = item_by(b, "kind", "remark");
    if (remark) {
        const char *words = word_in(remark, "label"), end = words[strlen(words) - 1];
        assert_true(strlen(words) > 3 && strlen(words) < 40 &&
                    (end == '.' || end == '?' || strcmp(words, "Boom!") == 0));
        h->late += !stage_is_telling(b->stage); /* an opponent would begin to think */
        h->late += item_by(b, "can", "lift") != NULL || item_by(b, "can", "target") != NULL;
        h->mine += strcmp(word_in(remark, "by"), match_setup(b->m)->name[0]) == 0;
        h->too_soon += !*there && h->said > 0 && b->now - *at < BETWEEN - PASS_MS;
        h->said += !*there;
        *at = *there ? *at : b->now;
    }
    *there = remark != NULL;
}

/* A whole game at that table, seat 0 a person who chooses at once. */
static Heard play(const char *game, int seats, bool remarks, float speed)
{
    Heard h = {0};
    Setup cfg = game_preset(game_by_id(game), seats);
    cfg.seed = 4;
    for (int i = 1; i < seats; i++)
        cfg.player[i] = 1;
    Bench b;
    Match *m = match_new(game_by_id(game), &cfg, NULL);
    Rng r = rng_seed(9);
    bool there = false;
    uint32_t at = 0;
    assert_non_null(m);
    bench_open(&b, m, 1280, 800, 1);
    ui_set_motion(b.ui, false, speed);
    b.use = (StageInput){.match = m, .eyes = 0, .near = 0, .hands = true, .remarks = remarks};
    bench_rest(&b);
    for (int choices = 0; choices < 150 && !match_over(m); choices++) {
        help_play(m, &r, 1);
        for (int i = 0; i == 0 || (i < 200 && stage_is_telling(b.stage)); i++) {
            bench_pass(&b, (Input){0});
            listen(&b, &h, &there, &at);
        }
        assert_false(stage_is_telling(b.stage)); /* it holds nothing up for ever */
        bench_pass(&b, (Input){0});
        listen(&b, &h, &there, &at);
    }
    bench_close(&b);
    return h;
}

static void opponents_speak_at_every_table(void **st)
{
    (void)st;
    static const char *const game[] = {"goblins", "horde", "monstrous"};
    for (size_t i = 0; i < sizeof game / sizeof *game; i++) {
        Heard h = play(game[i], 3, true, 1);
        print_message("%s: %d remarks\n", game[i], h.said);
        assert_true(h.said > 0);
        assert_int_equal(h.late, 0);     /* never while anyone is choosing */
        assert_int_equal(h.too_soon, 0); /* now and then */
        assert_int_equal(h.mine, 0);     /* nobody is told what to have said */
    }
}

static void nobody_speaks_where_it_is_off(void **st)
{
    (void)st;
    assert_int_equal(play("goblins", 3, false, 1).said, 0);
    assert_int_equal(play("goblins", 3, true, 0).said, 0); /* nothing is told by a clock: nobody could read it */
}

/* Whoever does not want to wait presses. */
static void a_press_ends_it(void **st)
{
    (void)st;
    Setup cfg = game_preset(game_by_id("goblins"), 3);
    Bench b;
    Rng r = rng_seed(9);
    cfg.seed = 4;
    for (int i = 1; i < 3; i++)
        cfg.player[i] = 1;
    bench_open(&b, match_new(game_by_id("goblins"), &cfg, NULL), 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    b.use = (StageInput){.match = b.m, .eyes = 0, .near = 0, .hands = true, .remarks = true};
    bench_rest(&b);
    while (!item_by(&b, "kind", "remark") && !match_over(b.m)) {
        help_play(b.m, &r, 1);
        for (int i = 0; i < 60 && !item_by(&b, "kind", "remark") && (i == 0 || stage_is_telling(b.stage)); i++)
            bench_pass(&b, (Input){0});
    }
    assert_non_null(item_by(&b, "kind", "remark"));
    bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = 2, .y = 300, .button = 1});
    bench_pass(&b, (Input){.kind = INPUT_UP, .x = 2, .y = 300, .button = 1});
    assert_null(item_by(&b, "kind", "remark"));
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opponents_speak_at_every_table),
        cmocka_unit_test(nobody_speaks_where_it_is_off),
        cmocka_unit_test(a_press_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
