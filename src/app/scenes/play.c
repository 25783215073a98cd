/* SPDX-License-Identifier: MIT
 * The table scene: runs the stage, lets opponents think, shows the curtain, and goes to the scoring of a finished game.
 * It also replays games step by step. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/gallery.h"
#include "app/scenes/medals.h"
#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "core/say.h"

/* Moves the replay to a moment, in a copy of the match that is made once. */
static void show_at(Play *p, const Match *full, uint32_t at)
{
    if (!p->shown)
        p->shown = match_at(full, match_serial(full));
    match_seek(p->shown, at);
    p->at = at;
}

static void *open_play(App *app, const void *arg)
{
    const PlayArg *a = arg;
    Play *p = xcalloc(1, sizeof *p);
    Match *m = app_match(app);
    p->eyes = p->near = p->opened = p->wanted = p->witness = NO_SEAT;
    p->hint.shown = p->hint.chosen = p->tips.shown = -1;
    p->team.armed = p->team.about = NO_SEAT;
    if (a && a->learn) {
        (void)lesson_open(p, app, a);
        return p;
    }
    if (!m)
        return p;
    p->game = match_game(m);
    p->board = board_of(p->game);
    if (!p->board)
        return p;
    p->stage = stage_new(p->board, p->game);
    meet_open(p, m);
    p->newcomer = !(a && a->replay) && app_is_newcomer(app, p->game);
    for (int i = 0; i < match_setup(m)->nseats; i++)
        part_kind(p->game, match_setup(m), i, p->kind[i], sizeof p->kind[i]);
    if (a && a->replay) {
        p->replay = true;
        p->running = a->running;
        p->until = a->until;
        p->at = a->from > match_serial(m) ? match_serial(m) : a->from;
        show_at(p, m, p->at);
        p->back = a->back;
        if (a->ntold > 0 && match_over(m)) /* the game is over, so the hand of the seat that chose there may be shown */
            p->witness = a->told[0].move.seat;
        hint_tell(p, a);
    }
    return p;
}

static void close_play(void *data, App *app)
{
    Play *p = data;
    app_music(app, NULL, 0);
    think_stop(p, app);
    hint_stop(p, app);
    team_free(p);
    lesson_close(p);
    bot_free(p->hint.bot);
    hint_turn_free(&p->hint.turn);
    bot_free(p->thinker.bot);
    stage_free(p->stage);
    match_free(p->shown);
    free(p);
}

static void play_event(void *data, App *app, const SDL_Event *e)
{
    (void)app;
    think_event(data, e);
    hint_event(data, e);
}

/* ---- replay ------------------------------------------------------------------------------------------------------ */

/* Steps one choice forward, with the automatic moves after it; false: at the end. */
static bool step_on(Play *p, const Match *full)
{
    uint32_t end = match_serial(full), at = p->at;
    if (at >= end)
        return false;
    do
        at++;
    while (at < end && at != p->until && match_was_auto(full, at));
    show_at(p, full, at);
    p->stepped = true;
    return true;
}

static void step_back(Play *p, const Match *full)
{
    uint32_t at = p->at;
    while (at > 0 && match_was_auto(full, at - 1))
        at--;
    if (at > 0)
        at--;
    while (at > 0 && match_was_auto(full, at))
        at--;
    show_at(p, full, at);
}

/* Goes to the moment of a line of the log, and shows what made it. */
static void go_to(Play *p, App *app, uint32_t at)
{
    p->running = false;
    show_at(p, app_match(app), at);
    stage_hurry(p->stage);
}

void play_take_over(Play *p, App *app)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("A new game, from move {n} of the one you watched."), say_n("n", (int)p->at));
    Match *m = match_at(app_match(app), p->at);
    match_mark_assisted(m); /* the player has seen later moves and other players' secrets */
    app_set_match(app, m);
    app_autosave(app);
    app_notice(app, words);
    app_go(app, SCENE_PLAY, NULL, 0);
}

static void replay_act(Play *p, App *app, Ui *ui, int button)
{
    const Match *full = app_match(app);
    if (p->takes_over) {
        p->takes_over = button < 0;
        if (button == 0)
            play_take_over(p, app);
        ui_wake(ui, 0);
        return;
    }
    bool back = button == WATCH_BACK || (!app_covered(app) && ui_key(ui, "Left")),
         on = button == WATCH_ON || (!app_covered(app) && ui_key(ui, "Right"));
    if (!app_covered(app) && !stage_is_zoomed(p->stage)) /* the usual keys of a replay */
        ui_own_keys(ui, UI_OWN_SIDEWAYS | UI_OWN_SPACE);
    if (on || back || button == WATCH_RUN) {
        p->running = button == WATCH_RUN ? !p->running : false;
        p->until = 0;
    }
    if (back)
        step_back(p, full);
    bool first = button == WATCH_START || (!app_covered(app) && ui_key(ui, "Home")),
         last = button == WATCH_END || (!app_covered(app) && ui_key(ui, "End"));
    if (first || last) {
        p->running = false;
        show_at(p, full, first ? 0 : match_serial(full));
        stage_hurry(p->stage); /* skips the story in between */
    }
    if (on)
        (void)step_on(p, full);
    bool back_to = p->back && button == WATCH_BUTTONS;
    if (back_to)
        app_pop(app);
    if (!back_to && button >= WATCH_BUTTONS) {
        p->takes_over = true;
        p->running = false;
        ui_wake(ui, 0);
    }
}

static void replay_run(Play *p, App *app, Ui *ui)
{
    if (!p->running || app_covered(app) || stage_is_telling(p->stage))
        return;
    uint32_t now = ui_now(ui);
    if (p->next_step == 0)
        /* slow enough to follow even without animation */
        p->next_step = now + (uint32_t)(500 * (ui_speed(ui) > 0 ? ui_speed(ui) : 0.5f));
    int32_t left = (int32_t)(p->next_step - now);
    if (left > 0) {
        ui_wake(ui, left);
        return;
    }
    p->next_step = 0;
    if (!step_on(p, app_match(app)))
        p->running = false;
    if (p->until > 0 && p->at >= p->until) { /* reached; Play continues from here */
        p->running = false;
        p->until = 0;
    }
    ui_wake(ui, 0);
}

/* ---- opponents --------------------------------------------------------------------------------------------------- */

bool play_learns(Settings *s, const Game *g, int round)
{
    enum { LEARNT = 2 };
    const Played *played = settings_played(s, g);
    return played && *played == PLAYED_NEVER && round <= LEARNT;
}

static bool learns(const Play *p, App *app)
{
    return play_learns(app_settings(app), p->game, stage_state(p->stage)->round);
}

/* Returns how long an opponent leaves the table to be read before it acts, in milliseconds at normal speed: longer at the
 * beginning of its turn while somebody learns. */
static float quiet_ms(const Play *p, App *app, const Match *m, int seat)
{
    enum { USUAL_MS = 500, FIRST_MS = 2400 };
    uint32_t serial = match_serial(m);
    bool turns = serial > 0 && match_move(m, serial - 1).seat != seat;
    return turns && learns(p, app) ? FIRST_MS : USUAL_MS;
}

static void opponents(Play *p, App *app, Ui *ui, Match *m, bool hurry)
{
    int seat = play_asked(p, m);
    if (p->replay || seat == NO_SEAT || match_setup(m)->player[seat] == 0 || app_covered(app))
        return;
    think_start(p, app, m);
    if (app_saving(app)) {
        ui_wake(ui, 500); /* an event wakes it sooner when the disk is done */
        return;
    }
    if (stage_is_telling(p->stage))
        return;
    uint32_t unread = learns(p, app) && !hurry ? stage_unread(p->stage) : 0;
    if (unread > 0) { /* each step of a turn can be read before the next one */
        ui_wake(ui, (int)unread);
        return;
    }
    float quiet = quiet_ms(p, app, m, seat) * ui_speed(ui);
    if (think_finish(p, app, m, hurry, ui_now(ui), quiet)) {
        app_autosave(app);
        ui_wake(ui, 0);
        return;
    }
    if (p->thinker.done || !p->thinker.ticket) {
        int32_t left = (int32_t)quiet - (int32_t)(ui_now(ui) - p->quiet_since);
        ui_wake(ui, left > 0 && p->thinker.done ? left : 5);
    }
}

static void notice_silence(Play *p, Ui *ui)
{
    bool telling = stage_is_telling(p->stage);
    if (p->telling && !telling)
        p->quiet_since = ui_now(ui);
    p->telling = telling;
}

/* ---- strap ----------------------------------------------------------------------------------------------------- */

/* Draws the sign of "pass until needed" above the strap. */
static bool draw_stand_by(const Play *p, Ui *ui, const Match *m, Rect strap)
{
    char label[SENTENCE_MAX];
    team_sign_words(p, m, label, sizeof label);
    float h = ui_grow(ui, 40), w = ui_button_width(ui, label, "check", "N", UI_CHOSEN | UI_SMALL);
    Rect r = rect(strap.x + strap.w - w, strap.y - h - 8, w, h);
    bool pressed = ui_button(ui, "stand-by", r, label, "check", "N", UI_CHOSEN | UI_SMALL);
    if (ui_is_pointed(ui, "stand-by"))
        ui_tip(ui, r, (Rect){0}, label, T_("You pass until something needs you. Press to be back."), "N");
    return pressed;
}

/* Draws the sign of the medal that is tried for above the strap; its tip says what it asks. */
static void draw_tried(const Play *p, Ui *ui, const Match *m, Rect strap)
{
    const MedalSpec *medal = medal_tried(p->game, match_setup(m));
    TopWords top = {0};
    char words[SENTENCE_MAX] = "";
    if (!medal)
        return;
    stage_top(p->stage, &top);
    Gfx *g = ui_gfx(ui);
    Rect r = rect(strap.x + (strap.w - STUD) / 2, strap.y - STUD - 8, STUD, STUD);
    str_add(words, sizeof words, "%s. %s", top.of[0] ? top.of : say_word(medal->name), say_word(medal->text));
    gfx_disc(g, r.x + r.w / 2, r.y + r.h / 2, r.w / 2, gfx_color(g, COL_WELL));
    gfx_sign(g, "trophy", rect_inset(r, 9), gfx_color(g, COL_ACCENT), (Color){0, 0, 0, 0});
    if (ui_touch(ui, "tried", "tool", r, words, 0).hover)
        ui_tip(ui, r, (Rect){0}, top.of[0] ? top.of : say_word(medal->name), say_word(medal->text), NULL);
}

/* Draws the way to the lesson above the strap, for who has neither played nor learnt at this table. */
static bool draw_lesson(Ui *ui, Rect strap)
{
    Rect r = rect(strap.x + (strap.w - STUD) / 2, strap.y - STUD - 8, STUD, STUD);
    return ui_button(ui, "learn", r, T_("Lesson"), "cap", NULL, UI_ROUND | UI_SMALL | UI_PRIMARY);
}

StrapOutput play_strap(Play *p, Ui *ui, const Match *m)
{
    enum { HINT, LOG, RULES, MENU };
    Rect strap = stage_strap(p->stage);
    StrapOutput says = {0};
    if (!p->replay) {
        says.hint_at = layout_shared_stud(strap, HINT);
        says.hint = ui_button(ui, "hint", says.hint_at, T_("Hint"), "bulb", "H", UI_ROUND | UI_SMALL);
    }
    says.rules =
        ui_button(ui, "rules", layout_shared_stud(strap, RULES), T_("Rules"), "book", NULL, UI_ROUND | UI_SMALL);
    says.menu = ui_button(ui, "menu", layout_shared_stud(strap, MENU), T_("Menu"), "menu", NULL, UI_ROUND | UI_SMALL);
    if (team_sign(p) != NO_SEAT)
        says.back = draw_stand_by(p, ui, m, strap);
    else if (p->newcomer)
        says.learn = draw_lesson(ui, strap);
    else
        draw_tried(p, ui, m, strap);
    return says;
}

/* ---- one pass ---------------------------------------------------------------------------------------------------- */

void play_rules(App *app, const Play *p, const StageOutput *says)
{
    RulesArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", p->game->id);
    if (says)
        (void)snprintf(arg.rule, sizeof arg.rule, "%s", says->rule);
    if (says && says->now[0]) {
        say(arg.now, sizeof arg.now, SAY("Now: {why}"), say_s("why", says->now));
        memcpy(arg.about, says->about, sizeof arg.about);
    }
    app_push(app, SCENE_RULES, &arg, sizeof arg);
}

enum { NEWS_LINES = 7, LONG_AGO_MS = 60000 };

static void curtain_opened(Play *p, Ui *ui, int seat)
{
    p->opened = seat;
    p->recap = true;
    p->wanted = NO_SEAT;
    p->look = p->openly = false;
    ui_wake(ui, 0);
}

static void hang_curtain(Play *p, App *app, Ui *ui, const Match *m)
{
    int seat = play_asked(p, m);
    const Setup *names = match_setup(m);
    char news[CURTAIN_NEWS];
    if (!p->curtain.hangs) { /* at first it hangs there already */
        p->curtain.since = ui_now(ui) - (p->curtain.seen ? 0 : LONG_AGO_MS);
        p->curtain.rises = p->curtain.tells = false;
        if (p->curtain.seen)
            ui_sound(ui, "whoosh");
    }
    p->curtain.hangs = true;
    stage_meanwhile(p->stage, m, seat, NEWS_LINES, news, sizeof news);
    CurtainInput in = {.seat = seat,
                       .name = names->name[seat],
                       .news = news,
                       .since = p->curtain.since,
                       .tells = p->curtain.tells,
                       .news_since = p->curtain.news_since};
    if (p->opened != NO_SEAT && p->opened != seat)
        in.before = names->name[p->opened];
    if (ui_key(ui, "F1"))
        play_rules(app, p, NULL);
    switch (curtain_frame(ui, &in)) {
    case CURTAIN_OPENED:
        curtain_opened(p, ui, seat);
        curtain_rises(p, ui);
        break;
    case CURTAIN_LOOK:
        p->look = true;
        ui_wake(ui, 0);
        break;
    case CURTAIN_MENU:
        app_push(app, SCENE_PAUSE, NULL, 0);
        break;
    case CURTAIN_TELLS:
    case CURTAIN_TOLD:
        p->curtain.tells = !p->curtain.tells;
        p->curtain.news_since = ui_now(ui);
        ui_wake(ui, 0);
        break;
    case CURTAIN_HANGS:
        break;
    }
}

/* Keeps an answer that was given for all games, and says where it is taken back. */
static void keep_always(App *app)
{
    app_settings(app)->draws = true;
    app_settings_changed(app);
    app_notice(app,
               T_("You draw for each monster now, while your deck can spare the card. To be asked again: Settings, "
                  "\u201cDraws in Siege\u201d."));
}

static void act(Play *p, App *app, Ui *ui, Match *m, const StageOutput *says, const StrapOutput *strap)
{
    if (says->always)
        keep_always(app);
    if (says->played) {
        play_note_answer(p, says->serial, says->answered);
        app_autosave(app);
    }
    if (strap->menu || (ui_key(ui, "Esc") && !app_covered(app)))
        app_push(app, SCENE_PAUSE, NULL, 0);
    if (says->copied)
        app_notice(app, says->copied > 0 ? T_("The log has been copied as text.")
                                         : T_("The log could not be copied: there is no clipboard."));
    if (strap->rules || says->rules)
        play_rules(app, p, says);
    if (strap->learn) {
        app_keep(app);
        app_learn(app, p->game, 0, false);
        return;
    }
    bool back = says->undo || says->takes_back > 0;
    if (p->replay || !(back || says->redo))
        return;
    Status can = back                ? match_can_undo(m, play_takes_back(p, m))
                 : match_can_redo(m) ? status_ok()
                                     : say_status(1, SAY("There is nothing to redo."));
    if (can.code) {
        app_notice(app, can.text);
        return;
    }
    think_stop(p, app);
    hint_stop(p, app);
    stage_let_go(p->stage);
    if ((says->takes_back > 0 ? play_take_back(p, m, says->takes_back) : play_step(p, m, back)).code == 0)
        app_autosave(app);
    /* nobody is known to sit at the screen now: show the curtain again before the next choice */
    if (p->eyes == NO_SEAT)
        p->opened = NO_SEAT;
    ui_wake(ui, 0);
}

/* Records the result for this table: until a game was won here, the table shows the aim. The game itself is remembered as
 * the table's set-up where there is none; after the first win at a first game, the usual game is. */
static void note_played(App *app, const Match *m)
{
    Standing standing;
    Played *played = settings_played(app_settings(app), match_game(m)), was = played ? *played : PLAYED_AND_WON;
    match_standing(m, &standing);
    for (int i = 0; was != PLAYED_AND_WON && i < match_setup(m)->nseats; i++)
        if (match_setup(m)->player[i] == 0)
            *played = standing.winner[i] || *played == PLAYED_AND_WON ? PLAYED_AND_WON : PLAYED_TO_THE_END;
    bool won = was != PLAYED_AND_WON && *played == PLAYED_AND_WON;
    if (won)
        app_first_win(app, match_game(m));
    bool first = play_persons(m) > 0 && !match_has_start(m) && !settings_table(app_settings(app), match_game(m));
    if (first) /* of a table that was never set up: the next click there means the same people and rules */
        settings_remember(app_settings(app), match_game(m), match_setup(m));
    Setup grown;
    if (won && part_grown_game(app, match_game(m), match_setup(m), &grown))
        settings_remember(app_settings(app), match_game(m), &grown);
    if (first || (was != PLAYED_AND_WON && *played != was))
        app_settings_changed(app);
}

static void to_scoring(Play *p, App *app, Ui *ui, const Match *m)
{
    if (p->replay || !match_over(m) || stage_is_behind(p->stage, m) || app_covered(app))
        return;
    if (!p->over_seen) {
        p->over_seen = true;
        p->over_at = ui_now(ui);
        note_played(app, m);
        app_finish(app);
    }
    int32_t left = (int32_t)(p->over_at + (uint32_t)(900 * ui_speed(ui)) - ui_now(ui));
    if (left > 0)
        ui_wake(ui, left);
    else
        app_go(app, SCENE_SCORING, NULL, 0);
}

typedef struct { /* texts and buttons that replace the game's own question in the ribbon */
    char waiting[SENTENCE_MAX], open[SENTENCE_MAX], undo_why[SENTENCE_MAX];
    StageButton button[MOMENT_BUTTONS];
    bool moment; /* they are those of a turning point */
} Words;

static void say_replay(Play *p, App *app, Gfx *g, bool over, Words *w, StageInput *use)
{
    uint32_t moves = match_serial(app_match(app));
    say(w->waiting, sizeof w->waiting, SAY("Move {n} of {all}"), say_n("n", (int)p->at), say_n("all", (int)moves));
    if (p->takes_over) {
        say(w->waiting, sizeof w->waiting, SAY("Play on from move {n}?"), say_n("n", (int)p->at));
        use->detail = T_("You get a new game. The one you are watching stays as it is.");
        w->button[0] =
            (StageButton){.id = "take-over", .label = T_("Start the new game"), .key = "Enter", .flags = UI_PRIMARY};
        w->button[1] = (StageButton){.id = "keep-watching", .label = T_("Keep watching"), .key = "Esc"};
        use->waiting = w->waiting;
        use->nbuttons = 2;
        return;
    }
    use->nbuttons = moment_words(p, app, g, use, w->button);
    w->moment = use->nbuttons > 0;
    if (w->moment)
        return;
    bool ends = p->at >= moves;
    w->button[WATCH_START] = (StageButton){
        .id = "to-start", .label = "", .icon = "to-start", .tip = N_("To the start (Home)"), .spare = true};
    w->button[WATCH_BACK] = (StageButton){
        .id = "step-back", .label = "", .icon = "step-back", .tip = N_("One move back (\u2190)"), .steps = true};
    w->button[WATCH_RUN] = (StageButton){.id = "run",
                                         .label = p->running ? T_("Pause") : T_("Play"),
                                         .key = "Space",
                                         .flags = p->running || ends ? 0 : UI_PRIMARY,
                                         .icon = p->running ? "pause" : "play"};
    w->button[WATCH_ON] = (StageButton){
        .id = "step-on", .label = "", .icon = "step-on", .tip = N_("One move on (\u2192)"), .steps = true};
    w->button[WATCH_END] =
        (StageButton){.id = "to-end", .label = "", .icon = "to-end", .tip = N_("To the end (End)"), .spare = true};
    int n = WATCH_BUTTONS;
    if (p->back)
        w->button[n++] = (StageButton){.id = "scores", .label = say_word(p->back), .key = "Esc"};
    /* shown at the end too, so that the other buttons stay below the pointer */
    w->button[n++] = (StageButton){.id = "continue-here", .label = T_("Take over here"), .flags = over ? UI_OFF : 0};
    use->waiting = w->waiting;
    use->nbuttons = n;
}

static void say_waiting(const Play *p, const Match *m, bool curtain, Words *w, StageInput *use)
{
    int seat = play_asked(p, m);
    if (seat == NO_SEAT && match_over(m) && !stage_is_behind(p->stage, m)) {
        char points[RESULT_ROOM];
        part_result(m, w->waiting, sizeof w->waiting, points, sizeof points);
        use->waiting = w->waiting;
    }
    if (seat == NO_SEAT)
        return;
    const char *name = match_setup(m)->name[seat];
    if (curtain) {
        say(w->waiting, sizeof w->waiting, SAY("{name}, it is your turn"), say_s("name", name));
        say(w->open, sizeof w->open, SAY("I am {name}: open the curtain"), say_s("name", name));
        w->button[0] = (StageButton){.id = "open-curtain", .label = w->open, .key = "Enter", .flags = UI_PRIMARY};
    } else if (match_setup(m)->player[seat] > 0 && !stage_is_behind(p->stage, m)) {
        say(w->waiting, sizeof w->waiting, SAY("{name} is thinking"), say_s("name", name));
        w->button[0] = (StageButton){.id = "hurry", .label = T_("Hurry"), .key = "Space"};
        if (team_sign(p) != NO_SEAT) {
            say(w->open, sizeof w->open, SAY("You pass until something needs you. Press N to be back."));
            use->detail = w->open;
        }
    } else if (!p->resting) {
        use->ask = team_asks(p, seat);
        use->detail = team_detail(p, seat);
        team_shows(p, use);
        return;
    } else { /* shows the newest event; any press hands over */
        say(w->open, sizeof w->open, SAY("Hand over to {name}"), say_s("name", name));
        w->button[0] = (StageButton){.id = "hand-over", .label = w->open, .key = "Enter"};
    }
    use->waiting = w->waiting;
    use->nbuttons = 1;
}

/* Returns the aim of the side near the viewer, or else the lesson's. */
static const char *aim_of(const Play *p, const Lesson *lesson)
{
    const char *own = board_ask(p->board)->aim ? board_ask(p->board)->aim(stage_state(p->stage), p->near) : NULL;
    return own ? own : lesson->aim;
}

/* Sets the aim: that of the game until one was won here, or of the medal that is tried for. */
static void say_aim(const Play *p, App *app, const Match *m, StageInput *use)
{
    const Lesson *lesson = app_lesson(app, p->game, 0);
    const Played *played = settings_played(app_settings(app), p->game);
    if (lesson && !p->replay && played && *played != PLAYED_AND_WON)
        use->aim = say_word(aim_of(p, lesson));
    const MedalSpec *medal = medal_tried(p->game, match_setup(m));
    if (medal && !match_over(m))
        use->aim = say_word(medal->text);
}

typedef struct { /* extra buttons beside the game's own: the team's first, then "do not ask again", then the hint's */
    StageButton button[TEAM_BUTTONS + 1 + HINT_BUTTONS];
    int nteam, nhint, n;
} Also;

static Also list_also(Play *p, Gfx *g, const Match *m, int seat, StageInput *use)
{
    Also also = {0};
    also.n = also.nteam = team_buttons(p, m, seat, also.button);
    if (use->hands)
        also.n += play_hush_button(p, m, seat, &also.button[also.n]);
    also.nhint = hint_words(p, g, m, use, &also.button[also.n]);
    also.n += also.nhint;
    return also;
}

/* Collects what the stage needs in this pass, except the extra buttons. words: storage for the texts and buttons it
 * points to. */
static StageInput stage_use(Play *p, App *app, Gfx *g, Match *m, bool curtain, Words *words)
{
    int seat = play_asked(p, m);
    bool person = seat != NO_SEAT && match_setup(m)->player[seat] == 0;
    StageInput use = {.match = m,
                      .eyes = p->eyes,
                      .near = p->near,
                      .frozen = app_covered(app),
                      .hands = person && !p->replay && p->eyes == seat,
                      .remarks = !p->replay && app_settings(app)->remarks,
                      .zoom_on_hover = app_settings(app)->zoom == ZOOM_HOVER,
                      .one_press = !app_settings(app)->ask_all,
                      .always = app_settings(app)->draws ? ALWAYS_GIVEN : ALWAYS_OFFERED,
                      .button = words->button,
                      .goes = p->replay,
                      .recap = p->recap && p->eyes != NO_SEAT,
                      .may_turn = !p->replay && !curtain,
                      .undoes = !p->replay,
                      .redoes = !p->replay && match_can_redo(m)};
    Status can = match_can_undo(m, play_takes_back(p, m));
    if (can.code)
        (void)snprintf(words->undo_why, sizeof words->undo_why, "%.*s", SENTENCE_MAX - 1, can.text);
    use.undo_why = words->undo_why;
    p->recap = p->recap && !use.recap;
    use.pauses = use.may_turn ? play_pauses(app, m) : 0;
    for (int i = 0; i < SEAT_MAX; i++)
        use.seat_kind[i] = p->kind[i][0] ? p->kind[i] : NULL;
    if (p->replay)
        say_replay(p, app, g, match_over(m), words, &use);
    else
        say_waiting(p, m, curtain, words, &use);
    say_aim(p, app, m, &use);
    return use;
}

/* Handles pause switches, the extra buttons, and the large card. */
static void answer(Play *p, App *app, Ui *ui, Match *m, int seat, const StageOutput *says, const Also *also)
{
    if (says->turned)
        play_turn(app, ui, says->turned);
    int hint = says->also - (also->n - also->nhint);
    if (says->also >= 0 && hint >= 0)
        hint_press(p, app, ui, hint);
    else if (says->also >= also->nteam)
        play_hush(p, seat);
    else if (says->also >= 0)
        team_press(p, app, ui, m, says->also);
    else if (!app_covered(app))
        team_clicked(p, ui, m, says->theirs);
    if (says->look != DEF_HIDDEN && !app_covered(app))
        gallery_show_card(app, match_game(m), says->look, says->look_copy);
}

static void show_table(Play *p, App *app, Ui *ui, Match *m, bool curtain)
{
    int seat = play_asked(p, m);
    bool person = seat != NO_SEAT && match_setup(m)->player[seat] == 0;
    Words words = {0};
    Also also = {0};
    StageInput use = stage_use(p, app, ui_gfx(ui), m, curtain, &words);
    if (person && !curtain && !p->resting)
        also = list_also(p, ui_gfx(ui), m, seat, &use);
    use.also = also.button;
    use.nalso = also.n;
    if (curtain && !app_covered(app) && ui_key(ui, "Esc")) { /* back to the curtain */
        p->look = false;
        ui_wake(ui, 0);
    }
    StageOutput says = stage_frame(p->stage, ui, &use);
    app_music(app, board_sound(p->board)->tune,
              board_sound(p->board)->tension ? board_sound(p->board)->tension(stage_state(p->stage)) : 0);
    StrapOutput strap = play_strap(p, ui, m);
    if (strap.back)
        team_is_back(p, ui);
    answer(p, app, ui, m, seat, &says, &also);
    hint_watch(p, app, m);
    if (!p->replay && (strap.hint || (!app_covered(app) && ui_key(ui, "H"))))
        hint_ask(p, app, ui, m);
    hint_frame(p, app, ui, m, &says, strap.hint_at);
    if (!p->replay && !curtain) {
        meet_frame(p, app, m);
        tips_frame(p, app, ui, m, &says);
    }
    notice_silence(p, ui);
    if (curtain && says.button == 0)
        curtain_opened(p, ui, seat);
    act(p, app, ui, m, &says, &strap);
    if (p->replay) {
        if (says.moment)
            go_to(p, app, says.moment);
        bool moment = words.moment && says.button >= 0;
        replay_act(p, app, ui, moment ? moment_press(p, app, ui, &use.button[says.button]) : says.button);
        replay_run(p, app, ui);
    } else {
        opponents(p, app, ui, m, says.button == 0 && !curtain && !person);
        to_scoring(p, app, ui, m);
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    Play *p = data;
    if (p->lesson) {
        lesson_frame(p, app, ui);
        return;
    }
    Match *m = p->replay ? p->shown : app_match(app);
    if (!m || !p->stage) {
        app_go(app, SCENE_TITLE, NULL, 0);
        return;
    }
    team_watch(p, app, ui, m);
    play_window(p, app, ui, m);
    play_eyes(p, app, ui, m);
    bool curtain = play_needs_curtain(p, app, m) && !stage_is_telling(p->stage) && p->eyes == NO_SEAT;
    bool telling = stage_is_telling(p->stage);
    bool hangs = curtain && !p->look;
    if (hangs) {
        hang_curtain(p, app, ui, m);
    } else {
        show_table(p, app, ui, m, curtain);
        curtain_over_table(p, ui);
        p->curtain.hangs = false;
        p->curtain.seen = true;
    }
    if (telling && !stage_is_telling(p->stage)) /* the story is over: decide at once whose view is shown */
        ui_wake(ui, 0);
}

const Scene scene_play = {
    .word = "play", .open = open_play, .frame = frame, .event = play_event, .close = close_play, .leads = true};
