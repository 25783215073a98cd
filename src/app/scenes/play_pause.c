/* SPDX-License-Identifier: MIT
 * Where the story of a table pauses for the person (BoardPause), set by the settings and by switches at the table.
 *
 * In a reaction window (BoardAsk.in_reaction_window) the program can pass for a person who can do nothing else. But an
 * automatic answer reveals that nothing else was possible. If everyone sees the same cards, it reveals nothing. If there
 * are secrets, such questions are skipped only if no other person could learn from it; computer opponents cannot tell
 * the difference. A move that certainly changes nothing (BoardAsk.in_vain) counts as none.
 *
 * It also remembers which moves the table made for a person who was not asked, so that undo takes them back together
 * with the choice that led to them. */
#include "app/scenes/play_int.h"

#include <string.h>

static bool asks_always(App *app)
{
    return app_settings(app)->react == REACT_ALWAYS || app_settings(app)->ask_all;
}

unsigned play_pauses(App *app, const Match *m)
{
    const Settings *s = app_settings(app);
    return (s->steps ? 1u << PAUSE_STEPS : 0) | (asks_always(app) ? 1u << PAUSE_WINDOW : 0) |
           (play_persons(m) > 0 ? 1u << PAUSE_CHAPTERS : 0);
}

void play_turn(App *app, Ui *ui, unsigned kinds)
{
    Settings *s = app_settings(app);
    if (kinds >> PAUSE_STEPS & 1)
        s->steps = !s->steps;
    app_settings_changed(app);
    ui_wake(ui, 0);
}

/* True if the seat can pass, and every other move of it is in vain. *pass: that move. */
static bool can_only_pass(const Play *p, const Match *m, int seat, Move *pass)
{
    const Game *g = match_game(m);
    bool (*in_vain)(const State *, Move) = board_ask(p->board)->in_vain;
    Moves legal;
    bool passes = false, only = true;
    match_legal(m, seat, &legal);
    if (legal.n > 1 && !in_vain)
        return false;
    View *seen = view_new(g);
    match_view(m, seat, VIEW_EYES, seen);
    for (int i = 0; i < legal.n && only; i++) {
        bool is_pass = g->move[legal.m[i].kind].flags & MV_PASS;
        if (is_pass)
            *pass = legal.m[i];
        passes = passes || is_pass;
        only = is_pass || (in_vain && in_vain(view_state(seen), legal.m[i]));
    }
    view_free(seen);
    return passes && only;
}

/* True if the program passes for the person, as the settings say and without revealing anything to another person. */
static bool passes_unasked(const Play *p, App *app, const Match *m, int seat, Move *pass)
{
    if (!can_only_pass(p, m, seat, pass))
        return false;
    return !play_sees_more(m, seat) || (app_settings(app)->react == REACT_ABLE && play_persons(m) == 1);
}

void play_note_answer(Play *p, uint32_t serial, bool answered)
{
    while (p->answered.n > 0 && p->answered.at[p->answered.n - 1] >= serial) /* these were undone */
        p->answered.n--;
    if (!answered)
        return;
    if (p->answered.n == ANSWERS_KEPT) {
        p->answered.n--;
        memmove(p->answered.at, p->answered.at + 1, (ANSWERS_KEPT - 1) * sizeof p->answered.at[0]);
    }
    p->answered.at[p->answered.n++] = serial;
}

static bool was_answered(const Play *p, uint32_t serial)
{
    for (int i = 0; i < p->answered.n; i++)
        if (p->answered.at[i] == serial)
            return true;
    return false;
}

Status play_step(const Play *p, Match *m, bool back)
{
    int seat = play_takes_back(p, m);
    Status first = back ? match_undo(m, seat) : match_redo(m);
    bool more = first.code == 0;
    while (more && was_answered(p, match_serial(m)))
        more = back ? match_undo(m, seat).code == 0 : match_can_redo(m) && match_redo(m).code == 0;
    return first;
}

Status play_take_back(const Play *p, Match *m, int choices)
{
    Move again[TAKES_BACK_MOST];
    int n = 0, seat = play_takes_back(p, m);
    Status first = status_ok();
    for (; n < choices && first.code == 0; n++) {
        again[n] = match_move(m, match_serial(m) - 1);
        Status can = match_undo(m, seat);
        if (can.code && n > 0)
            break;
        first = can;
    }
    bool whole = n == choices;
    for (int i = n - (whole ? 2 : 1); i >= 0 && first.code == 0; i--)
        if (match_play(m, match_serial(m), again[i]).code)
            break;
    return first;
}

/* Plays a move for a person who is not asked. */
static void answer(Play *p, App *app, Ui *ui, Match *m, Move move)
{
    uint32_t serial = match_serial(m);
    stage_let_go(p->stage);
    if (match_play(m, serial, move).code == 0) {
        play_note_answer(p, serial, true);
        app_autosave(app);
    }
    ui_wake(ui, 0);
}

/* Finds the move that declines, for questions that may be declined for the whole round; false: none. */
static bool says_no(const Play *p, const Match *m, int seat, Move *out)
{
    Moves legal;
    match_legal(m, seat, &legal);
    for (int i = 0; i < legal.n; i++)
        if (board_move(p->board, legal.m[i])->mute_question) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

int play_hush_button(const Play *p, const Match *m, int seat, StageButton *out)
{
    Move no;
    if (p->replay || !says_no(p, m, seat, &no))
        return 0;
    *out = (StageButton){.id = "hush",
                         .label = T_("Not this round"),
                         .key = "N",
                         .flags = UI_QUIET,
                         .icon = "ban",
                         .tip = N_("Do not ask again this round")};
    return 1;
}

void play_hush(Play *p, int seat)
{
    p->muted[seat] = stage_state(p->stage)->round + 1;
}

/* Declines on behalf of a person who asked not to be asked again this round. After an undo the question is asked
 * again. */
static bool stays_hushed(Play *p, App *app, Ui *ui, Match *m)
{
    int seat = p->replay || match_over(m) ? NO_SEAT : match_to_act(m);
    Move no;
    if (seat == NO_SEAT || app_covered(app) || stage_is_behind(p->stage, m) || match_can_redo(m) ||
        match_setup(m)->player[seat] > 0 || p->muted[seat] != stage_state(p->stage)->round + 1 ||
        !says_no(p, m, seat, &no))
        return false;
    answer(p, app, ui, m, no);
    return true;
}

void play_window(Play *p, App *app, Ui *ui, Match *m)
{
    if (stays_hushed(p, app, ui, m))
        return;
    bool asked = p->replay || !board_ask(p->board)->in_reaction_window || asks_always(app);
    if (asked || app_covered(app) || stage_is_behind(p->stage, m) || match_over(m) || match_can_redo(m) ||
        !board_ask(p->board)->in_reaction_window(stage_state(p->stage)))
        return; /* after an undo the person looks again */
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        Move pass;
        if (match_setup(m)->player[seat] > 0 || !(match_may_act(m) >> seat & 1) ||
            !passes_unasked(p, app, m, seat, &pass))
            continue;
        answer(p, app, ui, m, pass);
        return;
    }
}
