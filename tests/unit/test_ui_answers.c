/* SPDX-License-Identifier: MIT
 * The table answers every hand: a drop where nothing may lie, a card that may not be taken, dice that do not suffice. */
#include "help_stage.h"

static void look(Bench *b)
{
    int seat = match_to_act(b->m);
    b->use = (StageInput){.match = b->m, .eyes = seat, .near = seat, .hands = true, .zoom_on_hover = true};
    bench_rest(b);
}

static json_t *items(const Bench *b)
{
    return json_object_get(b->items, "items");
}

/* The middle of the first item of that kind whose "can" is so ("": it has none); false: there is none. */
static bool find(Bench *b, const char *kind, const char *can, float *x, float *y)
{
    json_t *item;
    size_t i;
    json_array_foreach(items(b), i, item)
    {
        const char *place = word_in(item, "place"); /* without "can": one that lies in a row of the battlefield */
        if (strcmp(word_in(item, "kind"), kind) != 0 || strcmp(word_in(item, "can"), can) != 0 ||
            (!can[0] && (strlen(place) != 3 || place[0] > 'c')))
            continue;
        json_t *r = json_object_get(item, "rect");
        *x = (float)json_integer_value(json_array_get(r, 0)) + (float)json_integer_value(json_array_get(r, 2)) / 2;
        *y = (float)json_integer_value(json_array_get(r, 1)) + (float)json_integer_value(json_array_get(r, 3)) / 2;
        return true;
    }
    return false;
}

static int count(Bench *b, const char *can)
{
    json_t *item;
    size_t i;
    int n = 0;
    json_array_foreach(items(b), i, item) n += strcmp(word_in(item, "can"), can) == 0;
    return n;
}

static bool says(Bench *b, const char *words)
{
    json_t *item;
    size_t i;
    json_array_foreach(items(b), i, item) if (strstr(word_in(item, "label"), words)) return true;
    return false;
}

static void mouse(Bench *b, InputKind kind, float x, float y)
{
    bench_pass(b, (Input){.kind = kind, .x = x, .y = y, .button = 1});
}

/* Quick: down, two moves, up, and the pointer is somewhere else. */
static void drag(Bench *b, float x, float y, float to_x, float to_y)
{
    mouse(b, INPUT_MOVE, x, y);
    mouse(b, INPUT_DOWN, x, y);
    mouse(b, INPUT_MOVE, x + 12, y - 12);
    mouse(b, INPUT_MOVE, to_x, to_y);
    mouse(b, INPUT_UP, to_x, to_y);
}

static void a_drop_where_nothing_may_lie_says_why(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(3);
    float x, y, to_x, to_y;
    bench_open(&b, help_new(game_by_id("goblins"), 3, 3), 1280, 800, 1);
    help_play(b.m, &r, 4);
    while (match_truth(b.m)->phase != 0)
        help_play(b.m, &r, 1);
    look(&b);
    uint32_t serial = match_serial(b.m);
    assert_true(find(&b, "piece", "lift", &x, &y));
    assert_true(find(&b, "piece", "", &to_x, &to_y)); /* where somebody stands */
    drag(&b, x, y, to_x, to_y);
    assert_int_equal(match_serial(b.m), serial);
    mouse(&b, INPUT_MOVE, 640, 20);
    bench_rest(&b);
    assert_true(says(&b, "Not there."));
    assert_memory_equal(b.says.rule, "GH-", 3);
    mouse(&b, INPUT_DOWN, 640, 20); /* any press ends it */
    bench_rest(&b);
    assert_false(says(&b, "Not there."));
    bench_close(&b);
}

static void a_barred_card_that_is_dragged_says_why(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(6);
    float x = 0, y = 0;
    bench_open(&b, help_new(game_by_id("horde"), 3, 6), 1280, 800, 1);
    do {
        help_play(b.m, &r, 1);
        look(&b);
    } while (!find(&b, "piece", "not", &x, &y));
    uint32_t serial = match_serial(b.m);
    drag(&b, x, y, x + 60, y + 200);
    mouse(&b, INPUT_MOVE, 640, 20);
    bench_rest(&b);
    assert_int_equal(match_serial(b.m), serial);
    assert_true(says(&b, "You cannot do that now"));
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_ESCAPE});
    assert_false(ui_key(b.ui, "Esc")); /* it ended the refusal, and opens nothing */
    bench_rest(&b);
    assert_false(says(&b, "You cannot do that now"));
    bench_close(&b);
}

/* In the Actions step of a seat that has an attack with several dice; *with: it. */
static void to_the_attack(Bench *b, Move *with)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        Match *m = help_new(game_by_id("monstrous"), 2, seed);
        Rng r = rng_seed(seed);
        for (int i = 0; i < 40 && !match_over(m); i++) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (int k = 0; k < legal.n; k++) {
                const char *word = match_game(m)->move[legal.m[k].kind].word;
                if (strcmp(word, "attack") != 0 || __builtin_popcount(legal.m[k].a) < 2 ||
                    strncmp(match_game(m)->def[legal.m[k].b].word, "enemy", 5) != 0)
                    continue;
                *with = legal.m[k];
                bench_open(b, m, 1280, 800, 1);
                look(b);
                return;
            }
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("nobody can attack");
}

static void a_target_is_hit_by_exactly_what_is_picked(void **st)
{
    (void)st;
    Bench b;
    Move m = {0};
    to_the_attack(&b, &m);
    assert_int_equal(count(&b, "target"), 0);
    json_t *item;
    size_t i;
    float x = 0, y = 0;
    DefId first = match_game(b.m)->set[__builtin_ctz(m.a)].def;
    json_array_foreach(items(&b), i,
                       item) if (strcmp(word_in(item, "piece"), match_game(b.m)->def[first].word) == 0 && x == 0)
    {
        json_t *r = json_object_get(item, "rect");
        x = (float)json_integer_value(json_array_get(r, 0)) + (float)json_integer_value(json_array_get(r, 2)) / 2;
        y = (float)json_integer_value(json_array_get(r, 1)) + (float)json_integer_value(json_array_get(r, 3)) / 2;
    }
    mouse(&b, INPUT_MOVE, x, y);
    mouse(&b, INPUT_DOWN, x, y);
    mouse(&b, INPUT_UP, x, y);
    bench_rest(&b);
    assert_int_equal(count(&b, "gathered"), 1);
    Moves legal;
    int hit = 0;
    match_legal(b.m, match_to_act(b.m), &legal);
    for (int k = 0; k < legal.n; k++)
        hit += legal.m[k].kind == m.kind && legal.m[k].a == (m.a & -m.a);
    assert_int_equal(count(&b, "target"), hit);
    assert_true(says(&b, " to go") || says(&b, "too much") || says(&b, "Exactly right"));
    bench_close(&b);
}

static void a_proposed_set_is_picked_whole(void **st)
{
    (void)st;
    Bench b;
    Moves legal;
    bench_open(&b, help_new(game_by_id("monstrous"), 3, 5), 1280, 800, 1);
    look(&b);
    match_legal(b.m, match_to_act(b.m), &legal);
    Move m = legal.m[0];
    for (int i = 0; i < legal.n; i++)
        if (__builtin_popcount(legal.m[i].a) > __builtin_popcount(m.a))
            m = legal.m[i];
    assert_true(stage_propose(b.stage, m));
    bench_rest(&b);
    assert_int_equal(count(&b, "gathered"), __builtin_popcount(m.a));
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN});
    assert_int_equal(match_serial(b.m) > 0, 1);
    assert_true(move_same(match_move(b.m, match_serial(b.m) - 1), m));
    bench_close(&b);
}

static int lines(Bench *b)
{
    json_t *item;
    size_t i;
    int n = 0;
    json_array_foreach(items(b), i, item) n += strncmp(word_in(item, "id"), "log-", 4) == 0;
    return n;
}

/* The bar tells of this throw and not of what was before it; the log waits for the dice. */
static void while_dice_tumble_the_bar_says_who_rolls(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(2);
    bench_open(&b, help_new(game_by_id("monstrous"), 3, 5), 1280, 800, 1);
    look(&b);
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_l}); /* the log */
    bench_rest(&b);
    int before = lines(&b), seat = match_to_act(b.m);
    char words[64];
    (void)snprintf(words, sizeof words, "*%s* rolls.", match_setup(b.m)->name[seat]);
    ui_set_motion(b.ui, false, 1);
    help_play(b.m, &r, 1); /* a team */
    for (int ms = 0; ms < 900; ms += 60) {
        b.now -= 340; /* passes of 60 ms */
        bench_pass(&b, (Input){0});
        assert_true(says(&b, words));
        assert_int_equal(lines(&b), before);
    }
    for (int i = 0; i < 20; i++)
        bench_pass(&b, (Input){0});
    assert_false(says(&b, words));
    assert_true(lines(&b) > before);
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_drop_where_nothing_may_lie_says_why),
        cmocka_unit_test(a_barred_card_that_is_dragged_says_why),
        cmocka_unit_test(a_target_is_hit_by_exactly_what_is_picked),
        cmocka_unit_test(a_proposed_set_is_picked_whole),
        cmocka_unit_test(while_dice_tumble_the_bar_says_who_rolls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
