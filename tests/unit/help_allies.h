/* SPDX-License-Identifier: MIT
 * What the tests of allies at one screen in Siege of Six Lanes share: the program at their table, and play until it is
 * their turn. */
#ifndef TESTS_UNIT_HELP_ALLIES_H
#define TESTS_UNIT_HELP_ALLIES_H
#include "help_app.h"

#include "app/scenes/play_int.h"
#include "games/siege/table/siege_draw.h"

static inline App *allies_at(const char *seats, const char *option, uint64_t seed)
{
    return live_launch("siege", seats, option, seed);
}

static inline App *allies_with(const char *seats, const char *option)
{
    return allies_at(seats, option, 5);
}

static inline App *allies(const char *seats)
{
    return allies_with(seats, "hands=shown");
}

static inline const Siege *now(App *app)
{
    return siege_of(match_truth(app_match(app)));
}

static inline void settle(App *app)
{
    for (int i = 0; i < 6; i++)
        live_frame(app);
}

static inline void play(App *app, Move m)
{
    Match *match = app_match(app);
    assert_int_equal(match_play(match, match_serial(match), m).code, 0);
    settle(app);
}

static inline bool find(App *app, int seat, int kind, Move *out)
{
    Moves legal;
    match_legal(app_match(app), seat, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == kind) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

/* True if the first seat is asked what it does next, and nothing is under way. */
static inline bool asks_ann(App *app)
{
    return now(app)->step == STEP_ALLIANCE && now(app)->s.nframes == 0 && match_asked(app_match(app), NO_SEAT) == 0;
}

/* Random play until she is. */
static inline void to_her_alliance(App *app)
{
    Rng r = rng_seed(3);
    while (!asks_ann(app) && !match_over(app_match(app)))
        help_play(app_match(app), &r, 1);
    assert_true(asks_ann(app));
    settle(app);
}

/* To an alliance phase in which the seat that is not asked can move an ally or play one without a question. */
static inline int to_the_alliance(App *app, Move *action)
{
    Match *m = app_match(app);
    Rng r = rng_seed(3);
    for (int i = 0; i < 400 && !match_over(m); i++) {
        int seat = match_asked(m, NO_SEAT);
        if (now(app)->step == STEP_ALLIANCE && now(app)->s.nframes == 0 && !now(app)->done[0] && !now(app)->done[1] &&
            find(app, 1 - seat, MOVE_MOVE, action)) {
            settle(app);
            return match_asked(m, NO_SEAT);
        }
        help_play(m, &r, 1);
    }
    fail_msg("no such moment");
    return 0;
}

static inline Team *team(App *app)
{
    return &((Play *)app->layer[app->nlayers - 1].data)->team;
}

static inline void press_done(App *app, const char *id)
{
    live_click(app, id);
    if (live_has(app, "put-back")) /* it is warned of something */
        live_click(app, "move-done");
    settle(app);
}

static inline Play *table(App *app)
{
    return app->layer[app->nlayers - 1].data;
}

#endif
