/* SPDX-License-Identifier: MIT
 * Decides whose view the table shows. With one person, always theirs. With several, the one who chooses, behind a
 * curtain that asks for them by name before the first private frame; in between only public information. */
#include "app/scenes/play_int.h"

#include <string.h>

int play_asked(const Play *p, const Match *m)
{
    return match_asked(m, p->wanted != NO_SEAT ? p->wanted : p->opened);
}

int play_persons(const Match *m)
{
    return __builtin_popcount(game_persons(match_setup(m)));
}

/* Compares whole states, because a half-made choice may be a secret too. */
bool play_sees_more(const Match *m, int seat)
{
    View *own = view_new(match_game(m)), *all = view_new(match_game(m));
    match_view(m, seat, VIEW_EYES, own);
    match_view(m, NO_SEAT, VIEW_EYES, all);
    bool more = memcmp(view_state(own), view_state(all), match_game(m)->state_size) != 0;
    view_free(own);
    view_free(all);
    return more;
}

static int only_person(const Match *m)
{
    for (int i = 0; i < match_setup(m)->nseats; i++)
        if (match_setup(m)->player[i] == 0)
            return i;
    return NO_SEAT;
}

static bool anybody_sees_more(const Match *m)
{
    for (int seat = 0; seat < match_setup(m)->nseats; seat++)
        if (play_sees_more(m, seat))
            return true;
    return false;
}

/* True if another seat sees something that not everybody sees. */
static bool another_sees_more(const Match *m, int seat)
{
    for (int other = 0; other < match_setup(m)->nseats; other++)
        if (other != seat && play_sees_more(m, other))
            return true;
    return false;
}

int play_takes_back(const Play *p, const Match *m)
{
    return p->eyes != NO_SEAT && play_persons(m) > 1 && anybody_sees_more(m) ? p->eyes : NO_SEAT;
}

bool play_needs_curtain(const Play *p, App *app, const Match *m)
{
    int seat = play_asked(p, m);
    if (p->replay || seat == NO_SEAT || match_setup(m)->player[seat] > 0 || play_persons(m) < 2)
        return false;
    return app_settings(app)->curtain && p->opened != seat &&
           (play_sees_more(m, seat) || (board_ask(p->board)->draws_in_turn && anybody_sees_more(m)));
}

bool play_hides(App *app)
{
    const Match *m = app_match(app);
    return m && play_persons(m) > 1 && app_settings(app)->curtain && anybody_sees_more(m);
}

/* Closes the view of a person who sat down before there were secrets (before the deal), once others have some: the
 * curtain asks for that person too, and nothing is shown before. */
static void ask_by_name(Play *p, App *app, const Match *m)
{
    if (!p->openly || p->opened == NO_SEAT || !app_settings(app)->curtain || !another_sees_more(m, p->opened))
        return;
    p->openly = false;
    p->opened = p->eyes = NO_SEAT;
}

/* True if the screen passes to another person: behind a curtain, or in turn if there are no secrets. Partners who act
 * together switch as they like. */
static bool hands_over(const Play *p, App *app, const Match *m)
{
    int seat = play_asked(p, m);
    bool in_turn = seat != NO_SEAT && seat != p->eyes && match_setup(m)->player[seat] == 0 && !p->board->team;
    return play_needs_curtain(p, app, m) || in_turn;
}

/* True while the result of the last move, and the drawn card, stay on the screen. Then the curtain falls or another
 * person has the turn; any press ends the wait. */
static bool rests(Play *p, App *app, Ui *ui, const Match *m)
{
    enum { REST_MS = 1500 };
    InputKind kind = ui_input(ui)->kind;
    int32_t left = (int32_t)(p->quiet_since + (uint32_t)(REST_MS * ui_speed(ui)) - ui_now(ui));
    if (p->eyes == NO_SEAT || !hands_over(p, app, m) || app_covered(app) || left <= 0 || left > REST_MS * 4)
        return false;
    /* the curtain falls next, and this press must not open it too */
    if (p->resting && (kind == INPUT_DOWN || kind == INPUT_KEY)) {
        p->quiet_since -= REST_MS * 4;
        left = 0;
    }
    ui_wake(ui, left);
    return true;
}

void play_eyes(Play *p, App *app, Ui *ui, const Match *m)
{
    int seat = play_asked(p, m), persons = play_persons(m);
    if (p->replay && p->witness != NO_SEAT) {
        p->eyes = p->near = p->witness;
        return;
    }
    if (p->replay && persons != 1 && match_over(app_match(app))) { /* no secrets remain */
        bool tells = p->stepped || stage_is_telling(p->stage);
        p->stepped = false;
        if (p->eyes != NO_SEAT && tells) /* the story is told to its end for one viewer, here too */
            return;
        if (seat != NO_SEAT)
            p->eyes = p->near = seat;
        else if (p->near == NO_SEAT)
            p->eyes = p->near = 0;
        return;
    }
    if (p->replay || persons == 0) {
        p->eyes = persons == 1 && p->replay ? only_person(m) : NO_SEAT;
        p->near = persons > 0 ? only_person(m) : 0;
        return;
    }
    if (persons == 1) {
        p->eyes = p->near = only_person(m);
        return;
    }
    if (p->near == NO_SEAT)
        p->near = only_person(m);
    ask_by_name(p, app, m);
    /* The story of a move is told to its end for the viewer who saw it begin. */
    bool tells = p->eyes != NO_SEAT && stage_is_telling(p->stage);
    if (p->telling && !stage_is_telling(p->stage)) { /* a flight may end between two passes */
        p->quiet_since = ui_now(ui);
        p->telling = false;
    }
    p->resting = !tells && rests(p, app, ui, m);
    if (p->resting || tells)
        return;
    bool person = seat != NO_SEAT && match_setup(m)->player[seat] == 0;
    if (person)
        p->near = seat;
    if (!person || play_needs_curtain(p, app, m)) {
        p->eyes = NO_SEAT;
        return;
    }
    if (p->opened != seat)
        p->openly = !anybody_sees_more(m);
    p->eyes = p->opened = seat;
    p->wanted = NO_SEAT;
    p->look = false;
}
