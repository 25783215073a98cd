/* SPDX-License-Identifier: MIT
 * What the table of Siege says about the fight, before it and while it is told. */
#include "help_stage.h"

#include "games/siege/siege_forecast.h"

static json_t *item_of(const Bench *b, const char *id)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strcmp(word_in(item, "id"), id) == 0) return item;
    return NULL;
}

static int castle_of(const Match *m)
{
    return siege_health(match_truth(m), UNIT_CASTLE);
}

/* The alliance is done, and does not react either. */
static void be_done(Match *m)
{
    do
        assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_DONE}).code, 0);
    while (siege_of(match_truth(m))->step == STEP_REACTION && match_truth(m)->nframes == 0 && !match_over(m));
}

/* All lanes fight without a question, and the castle suffers just what was foreseen. */
static bool fights_on(const Match *m, int loss)
{
    Match *then = match_at(m, match_serial(m));
    be_done(then);
    const State *s = match_truth(then);
    bool yes =
        !s->over && s->round > match_truth(m)->round && s->nframes == 0 && castle_of(m) - castle_of(then) == loss;
    match_free(then);
    return yes;
}

/* A game of one seat by chance, until the alliance is to act in a turn in which the castle suffers. */
static Match *before_a_fight(SiegeForecast *f)
{
    Setup cfg = game_preset(&siege_game, 1);
    for (unsigned seed = 1; seed < 400; seed++) {
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 200 && !match_over(m); i++) {
            const State *s = match_truth(m);
            siege_forecast(s, 0, f);
            int loss = f->castle_now - f->castle_then;
            if (siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0 && !f->castle_falls && loss >= 2 &&
                fights_on(m, loss))
                return m;
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("the castle never suffers");
    return NULL;
}

/* Whoever only looks on, and whoever plays it again, sees what the lanes will do, although cards are hidden from them. */
static void who_looks_on_is_told_what_will_happen(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Bench b;
    Match *m = before_a_fight(&f);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageUse){.match = m, .near = 0, .eyes = NO_SEAT};
    bench_rest(&b);
    for (int lane = 0; lane < LANES; lane++) {
        char id[24];
        (void)snprintf(id, sizeof id, "forecast-%d", lane + 1);
        assert_non_null(item_of(&b, id));
    }
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_looks_on_is_told_what_will_happen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
