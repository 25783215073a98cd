/* SPDX-License-Identifier: MIT
 * Seats that act at the same time until each is done (BoardTeam). Shows what a computer partner plans; tells a player
 * when a partner's action has reopened their Done, and repeats it for players who chose "pass until needed".
 *
 * The rules know only done and not done, and any act of a partner ends a Done. This screen presses it again for the
 * person: in the same phase always, after "Pass until needed" in later ones too. BoardTeam.calls ends that, or a press
 * of the sign on the strap. It ignores everything only this person knows, so an automatic Done reveals nothing. */
#include "app/opponent.h"
#include "app/scenes/play_int.h"
#include "core/say.h"
#include "core/text.h"

enum { PLAN_SLICE = 2000 };

static const BoardTeam *team_of(const Play *p)
{
    return p->replay || !p->board ? NULL : p->board->team;
}

void team_free(Play *p)
{
    partner_plan_free(p->team.ahead);
    view_free(p->team.now);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        view_free(p->team.was[seat]);
}

static void forget(Team *t)
{
    t->waited = t->standing = t->kept = t->fresh = 0;
    t->armed = NO_SEAT;
    t->ask[0] = t->why[0] = '\0';
}

/* After an undo, standing orders stay, unless the undone moves include that seat's last Done. */
static void forget_undone(Team *t, uint32_t serial)
{
    unsigned standing = t->standing, kept = t->kept, undone = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (t->done_at[seat] >= serial)
            undone |= 1u << seat;
    forget(t);
    t->standing = standing & ~undone;
    t->kept = kept & ~undone;
}

/* True if the seat's Done is repeated for it now. */
static bool is_repeated(const Team *t, int seat)
{
    return (t->standing | t->kept) >> seat & 1;
}

static void end_repeating(Team *t, int seat)
{
    t->standing &= ~(1u << seat);
    t->kept &= ~(1u << seat);
}

static void note_dones(Play *p, const Match *m)
{
    for (uint32_t i = p->team.serial; i < match_serial(m); i++)
        if (p->game->move[match_move(m, i).kind].flags & MV_PASS)
            p->team.done_at[match_move(m, i).seat] = i;
}

/* ---- a Done that was reopened ------------------------------------------------------------------------------------- */

/* Returns the seat that acted last since then, or NO_SEAT. */
static int who_acted(const Match *m, uint32_t since)
{
    for (uint32_t i = match_serial(m); i > since; i--)
        if (!match_was_auto(m, i - 1))
            return match_move(m, i - 1).seat;
    return NO_SEAT;
}

/* Writes why the person may want to look, from the current table, because a partner may act several times. True: the
 * person is needed. */
static bool say_why(Play *p, const Match *m, int seat)
{
    Team *t = &p->team;
    match_view(m, seat, VIEW_EYES, t->now);
    bool called = p->board->team->calls(view_state(t->was[seat]), view_state(t->now), seat, t->why, sizeof t->why);
    if (!called)
        say(t->why, sizeof t->why, SAY("Press Done again, or keep playing."));
    text_names(match_setup(m), t->why, sizeof t->why);
    return called;
}

static void open_again(Play *p, const Match *m, int seat, int by)
{
    Team *t = &p->team;
    const Setup *names = match_setup(m);
    t->about = seat;
    say(t->ask, sizeof t->ask,
        SAY("{who:{who}, {other} acted, so you may act again|{other} acted, so you may act again}"),
        say_s("who", play_persons(m) > 1 ? names->name[seat] : ""), say_s("other", names->name[by]));
}

/* Checks before a Done is repeated whether anything since, including a partner's whole turn, needs the person;
 * if so, ends it. */
static void look_again(Play *p, const Match *m, int seat)
{
    Team *t = &p->team;
    t->fresh &= ~(1u << seat);
    if (!say_why(p, m, seat)) {
        t->why[0] = '\0';
        return;
    }
    end_repeating(t, seat);
    t->about = seat;
    say(t->ask, sizeof t->ask, SAY("{who:{who}, your turn again|Your turn again}"),
        say_s("who", play_persons(m) > 1 ? match_setup(m)->name[seat] : ""));
}

/* Makes the seat's Done stand although it has ended the phase already. */
static void stand_at_the_end(Play *p, const Match *m, int seat)
{
    Team *t = &p->team;
    for (uint32_t i = t->serial; t->armed == seat && i < match_serial(m); i++)
        if (match_move(m, i).seat == seat && p->game->move[match_move(m, i).kind].flags & MV_PASS) {
            match_view_at(m, i, seat, VIEW_EYES, t->was[seat]);
            t->standing |= 1u << seat;
            t->armed = NO_SEAT;
        }
}

static void look_at_seat(Play *p, const Match *m, int seat, bool same_phase)
{
    Team *t = &p->team;
    unsigned bit = 1u << seat;
    match_view(m, seat, VIEW_EYES, t->now);
    const State *s = view_state(t->now);
    bool acts = p->board->team->mate(s, seat) != NO_SEAT, done = acts && p->board->team->is_done(s, seat);
    int by = who_acted(m, t->serial);
    if (!same_phase) {
        t->waited &= ~bit;
        t->kept &= ~bit;
        stand_at_the_end(p, m, seat);
        t->fresh |= t->standing & bit;
    }
    if (done && !(t->waited & bit)) {
        if (!is_repeated(t, seat)) /* the comparison starts at the moment when the person looked */
            view_copy(t->was[seat], t->now);
        t->standing |= t->armed == seat ? bit : 0;
        t->kept |= t->asks_all ? 0 : bit;
        t->armed = t->armed == seat ? NO_SEAT : t->armed;
    } else if (!done && t->waited & bit && same_phase) {
        if (by == seat)
            end_repeating(t, seat);
        else if (is_repeated(t, seat))
            t->fresh |= bit;
        else if (by != NO_SEAT)
            open_again(p, m, seat, by);
    }
    t->waited = done ? t->waited | bit : t->waited & ~bit;
}

/* Passes the screen to a partner who still chooses, if the person asked is done or has a Done that is repeated. */
static void hand_over(Play *p, const Match *m)
{
    const BoardTeam *team = p->board->team;
    int seat = play_asked(p, m);
    match_view(m, NO_SEAT, VIEW_EYES, p->team.now);
    const State *s = view_state(p->team.now);
    int mate = seat == NO_SEAT ? NO_SEAT : team->mate(s, seat);
    if (mate != NO_SEAT && s->nframes == 0 && match_setup(m)->player[seat] == 0 && match_setup(m)->player[mate] == 0 &&
        (team->is_done(s, seat) || is_repeated(&p->team, seat)) && !team->is_done(s, mate) &&
        !is_repeated(&p->team, mate))
        p->wanted = mate;
}

static void look(Play *p, const Match *m)
{
    Team *t = &p->team;
    bool on = t->match == m && match_serial(m) > t->serial;
    if (t->match == m && match_serial(m) == t->serial)
        return;
    if (on)
        note_dones(p, m);
    else if (t->match == m)
        forget_undone(t, match_serial(m));
    else
        forget(t);
    if (!t->now)
        t->now = view_new(p->game);
    match_view(m, NO_SEAT, VIEW_EYES, t->now);
    int phase = view_state(t->now)->phase, round = view_state(t->now)->round;
    bool same = on && phase == t->phase && round == t->round;
    if (on && (!same || who_acted(m, t->serial) == t->about))
        t->ask[0] = t->why[0] = '\0';
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        if (match_setup(m)->player[seat] > 0)
            continue;
        if (!t->was[seat])
            t->was[seat] = view_new(p->game);
        look_at_seat(p, m, seat, same);
    }
    if (t->ask[0])
        (void)say_why(p, m, t->about);
    t->match = m;
    t->serial = match_serial(m);
    t->phase = phase;
    t->round = round;
    t->plan[0] = '\0';
    t->narrows = 0;
    t->planning = false;
    t->asks_plan = true;
    hand_over(p, m);
}

/* ---- the plan of a computer partner ------------------------------------------------------------------------------- */

static void begin_plan(Play *p, const Match *m, int seat)
{
    Team *t = &p->team;
    t->asks_plan = false;
    match_view(m, NO_SEAT, VIEW_EYES, t->now);
    int mate = p->board->team->mate(view_state(t->now), seat);
    if (mate == NO_SEAT || match_setup(m)->player[mate] == 0)
        return;
    if (!t->ahead)
        t->ahead = partner_plan_new(p->game);
    match_view(m, mate, VIEW_MEMORY, t->now);
    t->mate = mate;
    t->planning = partner_plan_begin(t->ahead, match_setup(m), t->now, opponent_worlds(m, view_state(t->now), mate));
}

static void plan_on(Play *p, const Match *m, Ui *ui)
{
    Team *t = &p->team;
    if (!t->planning)
        return;
    ui_wake(ui, 0);
    if (!partner_plan_step(t->ahead, PLAN_SLICE))
        return;
    t->planning = false;
    match_view(m, t->mate, VIEW_MEMORY, t->now);
    p->board->team->plan(view_state(t->now), partner_plan_state(t->ahead), t->mate, t->plan, sizeof t->plan);
    text_names(match_setup(m), t->plan, sizeof t->plan);
    if (t->plan[0] && p->board->team->arrows)
        t->narrows = p->board->team->arrows(view_state(t->now), partner_plan_state(t->ahead), t->mate, t->arrow);
}

/* ---- the screen --------------------------------------------------------------------------------------------------- */

static bool find_done(const Play *p, const Match *m, int seat, Move *out)
{
    Moves legal;
    match_legal(m, seat, &legal);
    for (int i = 0; i < legal.n; i++)
        if (p->game->move[legal.m[i].kind].flags & MV_PASS) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

/* Repeats a Done once the partner is done too, has a repeated Done, or waits for it; true: a move was made. */
static bool press_again(Play *p, Match *m)
{
    const BoardTeam *team = p->board->team;
    Team *t = &p->team;
    match_view(m, NO_SEAT, VIEW_EYES, t->now);
    const State *s = view_state(t->now);
    Move done;
    for (int seat = 0; s->nframes == 0 && seat < match_setup(m)->nseats; seat++) {
        int mate = team->mate(s, seat);
        if (!is_repeated(t, seat) || mate == NO_SEAT || team->is_done(s, seat))
            continue;
        bool waits = match_setup(m)->player[mate] > 0 && match_asked(m, NO_SEAT) == seat;
        if (!team->is_done(s, mate) && !is_repeated(t, mate) && !waits)
            continue;
        if (t->fresh >> seat & 1) {
            look_again(p, m, seat);
            match_view(m, NO_SEAT, VIEW_EYES, t->now);
        }
        if (is_repeated(t, seat) && find_done(p, m, seat, &done))
            return match_play(m, match_serial(m), done).code == 0;
    }
    return false;
}

void team_watch(Play *p, App *app, Ui *ui, Match *m)
{
    Team *t = &p->team;
    if (!team_of(p))
        return;
    t->asks_all = app_settings(app)->ask_all;
    look(p, m);
    InputKind kind = ui_input(ui)->kind;
    if ((kind == INPUT_DOWN && !ui_is_pointed(ui, "move-done")) ||
        (kind == INPUT_KEY && ui_input(ui)->key == SDLK_ESCAPE))
        t->armed = NO_SEAT; /* the question was answered with no */
    int seat = play_asked(p, m);
    bool person = seat != NO_SEAT && match_setup(m)->player[seat] == 0;
    bool told = p->eyes == NO_SEAT || !(stage_is_behind(p->stage, m) || stage_is_telling(p->stage));
    bool given = false;
    if (!told && t->fresh & (t->standing | t->kept)) /* it is pressed once all is told: a pass must come then */
        ui_wake(ui, 16);
    /* both persons, before a curtain asks for one */
    while ((t->standing | t->kept) && !app_covered(app) && told && press_again(p, m)) {
        given = true;
        look(p, m);
    }
    if (given) {
        app_autosave(app);
        ui_wake(ui, 0);
        return;
    }
    if (t->match == m)
        hand_over(p, m);
    if (person && t->asks_plan)
        begin_plan(p, m, seat);
    plan_on(p, m, ui);
}

/* Returns the partner of the seat that is asked, if that seat may be done now; NO_SEAT: it may not. */
static int mate_of(const Play *p, const Match *m, int seat)
{
    const BoardTeam *team = team_of(p);
    const State *s = stage_state(p->stage);
    Move done;
    if (!team || !s || seat == NO_SEAT || match_setup(m)->player[seat] > 0 || s->nframes > 0)
        return NO_SEAT;
    return !team->is_done(s, seat) && find_done(p, m, seat, &done) ? team->mate(s, seat) : NO_SEAT;
}

/* True if the partner may act instead: two persons may act in any order. */
static bool may_swap(const Play *p, const Match *m, int mate)
{
    const BoardTeam *team = team_of(p);
    return team && mate != NO_SEAT && !team->is_done(stage_state(p->stage), mate) && match_setup(m)->player[mate] == 0;
}

static void swap(Play *p, int mate)
{
    stage_let_go(p->stage);
    p->wanted = mate;
}

void team_clicked(Play *p, Ui *ui, const Match *m, int owner)
{
    int mate = mate_of(p, m, play_asked(p, m));
    if (owner == NO_SEAT || owner != mate || !may_swap(p, m, mate))
        return;
    ui_wake(ui, 0);
    swap(p, mate);
}

int team_buttons(Play *p, const Match *m, int seat, StageButton out[TEAM_BUTTONS])
{
    int mate = mate_of(p, m, seat), n = 0;
    if (mate == NO_SEAT)
        return 0;
    if (may_swap(p, m, mate)) {
        say(p->team.swap, sizeof p->team.swap, SAY("{name} plays"), say_s("name", match_setup(m)->name[mate]));
        out[n++] = (StageButton){.id = "swap-seat", .label = p->team.swap, .key = "P", .flags = UI_QUIET};
    }
    out[n++] = (StageButton){.id = "done-unless", .label = T_("Pass until needed"), .key = "N", .flags = UI_QUIET};
    return n;
}

void team_press(Play *p, App *app, Ui *ui, Match *m, int button)
{
    int seat = play_asked(p, m), mate = mate_of(p, m, seat);
    uint32_t serial = match_serial(m);
    Move done;
    ui_wake(ui, 0);
    if (mate == NO_SEAT || !find_done(p, m, seat, &done))
        return;
    StageButton offered[TEAM_BUTTONS];
    if (button < team_buttons(p, m, seat, offered) - 1) {
        swap(p, mate);
        return;
    }
    p->team.armed = seat;
    (void)stage_press(p->stage, done);
    if (match_serial(m) != serial)
        app_autosave(app);
}

int team_sign(const Play *p)
{
    const BoardTeam *team = team_of(p);
    const State *s = stage_state(p->stage);
    if (!team || !s || p->eyes == NO_SEAT)
        return NO_SEAT;
    if (p->team.standing >> p->eyes & 1)
        return p->eyes;
    int mate = team->mate(s, p->eyes);
    return mate != NO_SEAT && p->team.standing >> mate & 1 ? mate : NO_SEAT;
}

void team_sign_words(const Play *p, const Match *m, char *out, size_t n)
{
    int seat = team_sign(p);
    say(out, n, SAY("{who:{who}: pass until needed|Pass until needed}"),
        say_s("who", seat != NO_SEAT && play_persons(m) > 1 ? match_setup(m)->name[seat] : ""));
}

void team_is_back(Play *p, Ui *ui)
{
    int seat = team_sign(p);
    if (seat == NO_SEAT)
        return;
    end_repeating(&p->team, seat);
    p->team.fresh &= ~(1u << seat);
    ui_wake(ui, 0);
}

const char *team_asks(const Play *p, int seat)
{
    return team_of(p) && p->team.ask[0] && p->team.about == seat ? p->team.ask : NULL;
}

const char *team_detail(const Play *p, int seat)
{
    if (!team_of(p))
        return NULL;
    return team_asks(p, seat) && p->team.why[0] ? p->team.why : p->team.plan[0] ? p->team.plan : NULL;
}

void team_shows(const Play *p, StageInput *use)
{
    const Team *t = &p->team;
    if (!t->plan[0] || use->detail != t->plan)
        return;
    use->arrow = t->arrow;
    use->narrows = t->narrows;
    use->planner = t->mate;
}
