/* SPDX-License-Identifier: MIT
 * Where the story of a table waits for the person (BoardPause): the settings say it, the switches of the table set it.
 *
 * In a window (Board.window) a person may be spared a question that has one answer.  That this answer came by itself says
 * that nothing else was possible, so it is given only where no other person could learn from it: where there is none, or
 * all see what this one sees.  Opponents see the answer alone, which is the same in either case. */
#include "app/scenes/play_int.h"

unsigned play_pauses(App *app)
{
    const Settings *s = app_settings(app);
    return (s->steps ? 1u << PAUSE_STEPS : 0) | (s->react == REACT_ALWAYS ? 1u << PAUSE_WINDOW : 0);
}

void play_turn(App *app, Ui *ui, unsigned kinds)
{
    Settings *s = app_settings(app);
    if (kinds >> PAUSE_STEPS & 1)
        s->steps = !s->steps;
    app_settings_changed(app);
    ui_wake(ui, 0);
}

/* All that this seat can do is to let it pass. */
static bool can_only_pass(const Match *m, int seat)
{
    Moves legal;
    match_legal(m, seat, &legal);
    return legal.n == 1 && match_game(m)->move[legal.m[0].kind].flags & MV_PASS;
}

void play_window(Play *p, App *app, Ui *ui, Match *m)
{
    bool asked = p->replay || !p->board->window || app_settings(app)->react != REACT_ABLE;
    if (asked || app_covered(app) || stage_is_behind(p->stage, m) || match_over(m) || match_can_redo(m) ||
        !p->board->window(stage_state(p->stage)))
        return; /* what was taken back is to be looked at again */
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        Moves legal;
        if (match_setup(m)->player[seat] > 0 || !(match_may_act(m) >> seat & 1) || !can_only_pass(m, seat) ||
            (play_persons(m) > 1 && play_sees_more(m, seat)))
            continue;
        match_legal(m, seat, &legal);
        stage_let_go(p->stage);
        if (match_play(m, match_serial(m), legal.m[0]).code == 0)
            app_autosave(app);
        ui_wake(ui, 0);
        return;
    }
}
