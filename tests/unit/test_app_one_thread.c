/* SPDX-License-Identifier: MIT
 * The whole program where the system gives it no thread beside its own: opponents, hints, the look back and the trial of a
 * deck go on a little in every pass of the main loop, and none is waited for. Without a display. */
#include "help_app.h"

#include "app/scenes/deck.h"
#include "app/scenes/deck_int.h"
#include "app/scenes/play_int.h"
#include "app/scenes/scoring_int.h"

enum { PASSES = 20000 };

SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction fn, const char *name, void *data);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction fn, const char *name, void *data)
{
    (void)fn;
    (void)name;
    (void)data;
    (void)SDL_SetError("no thread is left");
    return NULL;
}

static void *top(App *app)
{
    return app->layer[app->nlayers - 1].data;
}

static void pass(App *app)
{
    SDL_Event e;
    while (input_wait(&e, 0))
        app_handle(app, &e);
    app_dry(app, NULL);
}

static void opponents_think_between_two_pictures(void **state)
{
    (void)state;
    App *app = live_launch("horde", "bot:3:Grokk,bot:3:Skarn", NULL, 5);
    const Play *p = top(app);
    uint32_t until = match_serial(app_match(app)) + 4;
    int thinking = 0, passes = 0;
    while (match_serial(app_match(app)) < until && passes++ < PASSES) {
        pass(app);
        thinking += p->thinker.thinking && !p->thinker.done;
        assert_int_equal(p->thinker.ticket, 0);
    }
    assert_true(match_serial(app_match(app)) >= until);
    assert_true(thinking > 100);
    app_free(app);
}

static void so_does_a_hint(void **state)
{
    (void)state;
    App *app = live_launch("horde", "person:Mira,bot:1:Skarn", NULL, 5);
    const Play *p = top(app);
    for (int i = 0; i < PASSES && match_asked(app_match(app), NO_SEAT) != 0; i++)
        pass(app);
    live_press(app, SDLK_h);
    assert_true(p->hint.open && p->hint.thinking && p->hint.ticket == 0);
    for (int i = 0; i < PASSES && p->hint.thinking; i++)
        pass(app);
    assert_true(p->hint.n > 0 && live_has(app, "hint-0"));
    app_free(app);
}

static void so_does_the_look_back(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, help_replay("random-2-printed-basic"));
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_numbers(app, 2);
    const Scoring *sc = top(app);
    int before = sc->progress.looked, most = 0;
    assert_true(sc->ticket == 0 && !sc->progress.over);
    for (int i = 0; i < PASSES && sc->progress.looked < before + 3; i++) {
        int looked = sc->progress.looked;
        pass(app);
        most = sc->progress.looked - looked > most ? sc->progress.looked - looked : most;
    }
    assert_true(sc->progress.looked >= before + 3);
    assert_int_equal(most, 1);
    app_free(app);
}

static void so_does_the_trial_of_a_deck(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_DECK, &(DeckArg){0}, sizeof(DeckArg));
    live_settle(app);
    live_click(app, "fill");
    const DeckScene *s = top(app);
    int won, played = 0, passes = 0;
    live_click(app, "rate");
    assert_true(s->rate.known && s->rate.ticket == 0);
    for (; passes < PASSES && played == 0; passes++) {
        pass(app);
        deck_rate_counted((DeckRate *)(uintptr_t)&s->rate, &won, &played);
    }
    assert_int_equal(played, 1);
    assert_true(passes > 5 && live_has(app, "rate-stop"));
    live_click(app, "rate-stop");
    assert_true(live_has(app, "rate") && !live_has(app, "rate-stop"));
    live_click(app, "rate"); /* left in the middle */
    app_free(app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opponents_think_between_two_pictures),
        cmocka_unit_test(so_does_a_hint),
        cmocka_unit_test(so_does_the_look_back),
        cmocka_unit_test(so_does_the_trial_of_a_deck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
