/* SPDX-License-Identifier: MIT
 * The waiting line on the table of Siege: seen whenever more than one thing waits, each with what it will do; and what
 * the lines of the log tell of their cards. */
#include "help_stage.h"

#include "core/position.h"
#include "core/text.h"
#include "games/siege/siege.h"

/* A game played by chance to where so many things wait while somebody is to choose. */
static Match *where_things_wait(int things, bool free_order)
{
    Setup cfg = game_preset(&siege_game, 1);
    assert_int_equal(option_set(&siege_game, "set", "all-four", &cfg).code, 0);
    for (unsigned seed = 1; seed < 3000; seed++) {
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 400 && !match_over(m); i++) {
            Moves legal;
            const State *s = match_truth(m);
            match_legal(m, match_to_act(m), &legal);
            if (s->nqueue >= things && (legal.m[0].kind == MOVE_NEXT) == free_order)
                return m;
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("never do %d things wait", things);
    return NULL;
}

static int entries(const Bench *b)
{
    char id[24];
    int n = 0;
    do
        (void)snprintf(id, sizeof id, "waiting-%d", ++n);
    while (bench_id(b, id));
    return n - 1;
}

static void open_at(Bench *b, Match *m, int w, int h, float text, bool hands)
{
    bench_open(b, m, w, h, text);
    b->use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = hands};
    bench_rest(b);
}

/* SH-10.22: it is asked which comes next; line and buttons have the same order and numbers. */
static void each_entry_has_its_words_and_its_button(void **unused)
{
    (void)unused;
    Bench b;
    Match *m = where_things_wait(3, true);
    open_at(&b, m, 1280, 800, 1, true);
    assert_int_equal(entries(&b), match_truth(m)->nqueue);
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    for (int i = 0; i < legal.n; i++) {
        if (legal.m[i].kind != MOVE_NEXT)
            continue;
        char id[40], start[12];
        (void)snprintf(id, sizeof id, "move-next %d", legal.m[i].a);
        json_t *button = bench_id(&b, id);
        assert_non_null(button);
        (void)snprintf(start, sizeof start, "%d. ", legal.m[i].a + 1);
        if (strncmp(word_in(button, "label"), start, strlen(start)) != 0)
            fail_msg("\"%s\" does not begin with %s", word_in(button, "label"), start);
        (void)snprintf(id, sizeof id, "waiting-%d", legal.m[i].a + 1);
        const char *words = word_in(bench_id(&b, id), "label");
        char name[SENTENCE_MAX]; /* the same card, or of two of one name what it does, cut where it is long */
        (void)snprintf(name, sizeof name, "%s", word_in(button, "label") + strlen(start));
        char *cut = strstr(name, "…");
        if (cut)
            *cut = '\0';
        assert_non_null(strstr(words, name));
        assert_true(strlen(words) > strlen(name) + 2);
    }
    bench_close(&b);
}

static void it_is_seen_whoever_is_asked(void **unused)
{
    (void)unused;
    static const struct {
        int w, h;
        float text;
    } size[] = {{1280, 800, 1}, {1024, 640, 1}, {1920, 1080, 1}, {1280, 800, 2}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        Bench b;
        open_at(&b, where_things_wait(2, false), size[i].w, size[i].h, size[i].text, false);
        assert_true(entries(&b) >= 2);
        bench_close(&b);
    }
}

static void a_lone_thing_is_no_line(void **unused)
{
    (void)unused;
    Bench b;
    Setup cfg = game_preset(&siege_game, 1);
    open_at(&b, match_new(&siege_game, &cfg, NULL), 1280, 800, 1, true);
    assert_null(bench_id(&b, "waiting-line"));
    bench_close(&b);
}

static void pointing_at_an_entry_says_it_in_full(void **unused)
{
    (void)unused;
    Bench b;
    open_at(&b, where_things_wait(3, true), 1280, 800, 1, true); /* a unit is a pixel */
    json_t *r = json_object_get(bench_id(&b, "waiting-2"), "rect");
    char words[SENTENCE_MAX];
    (void)snprintf(words, sizeof words, "%s", word_in(bench_id(&b, "waiting-2"), "label"));
    float x = (float)json_integer_value(json_array_get(r, 0)) + 6,
          y = (float)json_integer_value(json_array_get(r, 1)) + 6;
    b.draws = true;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x + 1, .y = y});
    assert_non_null(bench_id(&b, "tip"));
    assert_string_equal(word_in(bench_id(&b, "tip"), "label"), words);
    bench_close(&b);
}

/* Points at the newest line of the log that is about a card. */
static void a_line_of_the_log_tells_the_text_of_its_card(void **unused)
{
    (void)unused;
    static const float text[] = {1, 2}; /* with the large card beside it, and as a drawer */
    for (size_t i = 0; i < 2; i++) {
        Bench b;
        Match *m = where_things_wait(2, true);
        open_at(&b, m, 1280, 800, text[i], true);
        if (!bench_id(&b, "log"))
            bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_l});
        bench_rest(&b);
        bool told = false;
        size_t k;
        json_t *item, *items = json_incref(json_object_get(b.items, "items"));
        b.draws = true;
        json_array_foreach(items, k, item)
        {
            if (strncmp(word_in(item, "id"), "log-", 4) != 0 || strcmp(word_in(item, "kind"), "line") != 0)
                continue;
            json_t *r = json_object_get(item, "rect");
            bench_pass(&b, (Input){.kind = INPUT_MOVE,
                                   .x = (float)json_integer_value(json_array_get(r, 0)) + 20,
                                   .y = (float)json_integer_value(json_array_get(r, 1)) + 8});
            bench_pass(&b, (Input){0});
            const char *tip = word_in(bench_id(&b, "tip") ? bench_id(&b, "tip") : item, "label");
            told = told || strstr(tip, "Monster") != NULL || strstr(tip, "Ally") != NULL;
        }
        json_decref(items);
        assert_true(told);
        bench_close(&b);
    }
}

/* SH-14.15: what becomes of a horde attachment is a line of its own, also that it is discarded for want of a host. */
static void it_is_said_what_a_horde_attachment_is_attached_to(void **unused)
{
    (void)unused;
    enum { EVENTS = 6000 };
    static Event e[EVENTS];
    int hosts = 0, without = 0;
    for (unsigned seed = 1; seed <= 200; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        help_play(m, &r, 40);
        int n = match_events(m, 0, 0, e, EVENTS);
        for (int i = 0; i < n && i < EVENTS; i++) {
            if (e[i].kind != EV_ATTACHES)
                continue;
            bool host = e[i].why != DEF_HIDDEN;
            char words[SENTENCE_MAX];
            event_line(&siege_game, &cfg, &e[i], words, sizeof words);
            assert_non_null(strstr(words, host ? " is attached to " : " has no host and is discarded"));
            while (++i < n && !(e[i].kind == EV_MOVE && e[i].piece == e[i - 1].piece)) /* and that happens next */
                ;
            assert_true(i < n);
            assert_int_equal(siege_game.place[e[i].to].group == GROUP_ATTACHED, host);
            hosts += host;
            without += !host;
        }
        match_free(m);
    }
    assert_true(hosts > 3 && without > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_entry_has_its_words_and_its_button),
        cmocka_unit_test(it_is_seen_whoever_is_asked),
        cmocka_unit_test(a_lone_thing_is_no_line),
        cmocka_unit_test(pointing_at_an_entry_says_it_in_full),
        cmocka_unit_test(a_line_of_the_log_tells_the_text_of_its_card),
        cmocka_unit_test(it_is_said_what_a_horde_attachment_is_attached_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
