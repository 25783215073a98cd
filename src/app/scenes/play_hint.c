/* SPDX-License-Identifier: MIT
 * Hints: what an opponent of the highest level would do in this seat, and why. It thinks on the worker thread over the
 * seat's view, like any opponent. The ribbon names the best of three choices, with a button for each that bears its pennant
 * and its chance to win; the same pennants lie on the table, where the choices begin or end. Pointing at either names that
 * choice instead, says why, and lights it up on the table; a click on the button proposes it. Nothing is played here.
 *
 * Available when one person plays, or with Free undo: with several people hints would be unfair. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "bots/hint.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/words.h"

enum { THINK_MS = 3000, PLAN_MS = 12000, REFUSED_MS = 5000, SLICE = 64 };

/* ---- asking ----------------------------------------------------------------------------------------------------- */

static bool stands(const Play *p, const Match *m)
{
    const Hint *h = &p->hint;
    bool here = p->replay || h->match == m; /* the hint of a replay names no match */
    return h->open && here && h->serial == match_serial(m) && match_to_act(m) != NO_SEAT;
}

/* Writes why there is no hint now; false: there may be one. */
static bool refused(const Play *p, const Match *m, char *why, size_t n)
{
    const Setup *names = match_setup(m);
    int seat = play_asked(p, m), persons = play_persons(m);
    why[0] = '\0';
    if (seat == NO_SEAT)
        say(why, n, SAY("The game is over."));
    else if (persons == 0)
        say(why, n, SAY("Only computers play here."));
    else if (persons > 1 && !names->takebacks)
        say(why, n, SAY("With {n} people at the table, hints need the house rule \u201cFree undo\u201d."),
            say_n("n", persons));
    else if (names->player[seat] > 0 && board_ask(p->board)->waiting &&
             board_ask(p->board)->waiting(stage_state(p->stage)))
        say(why, n, SAY("{one:Hints are for your own turn.|Hints are for a player\u2019s turn.}"),
            say_is("one", persons == 1));
    else if (names->player[seat] > 0)
        say(why, n,
            SAY("{one:{name} is choosing. Hints are for your own turn.|{name} is choosing. Hints are for a "
                "player\u2019s turn.}"),
            say_is("one", persons == 1), say_s("name", names->name[seat]));
    else if (p->eyes != seat)
        say(why, n, SAY("First {who} must open the curtain."), say_s("who", names->name[seat]));
    else {
        Moves legal;
        match_legal(m, seat, &legal);
        if (legal.n == 1)
            say(why, n, SAY("You have only one move."));
    }
    return why[0] != '\0';
}

/* Thinks on: first about the choice, then about the whole turn. */
static bool think_more(Hint *h)
{
    return bot_step(h->bot, SLICE) && hint_turn_step(&h->turn);
}

static void think(void *data, const SDL_atomic_t *stop)
{
    Hint *h = data;
    while (!SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) && !think_more(h))
        continue;
}

void hint_stop(Play *p, App *app)
{
    Hint *h = &p->hint;
    worker_stop(app_worker(app), h->ticket);
    h->ticket = 0;
    h->open = h->thinking = h->ready = h->is_plan = false;
    h->go_to[0] = '\0';
    h->n = 0;
    h->shown = h->chosen = -1;
}

void hint_ask(Play *p, App *app, Ui *ui, const Match *m)
{
    Hint *h = &p->hint;
    if (stands(p, m)) { /* a second press closes the hint */
        hint_stop(p, app);
        return;
    }
    hint_stop(p, app);
    if (refused(p, m, h->refusal, sizeof h->refusal)) {
        h->refused_at = ui_now(ui);
        return;
    }
    h->refusal[0] = '\0';
    if (!h->bot)
        h->bot = bot_new(p->game);
    View *v = view_new(p->game);
    match_view(m, play_asked(p, m), VIEW_MEMORY, v);
    hint_start(h->bot, v, rng_derive(match_setup(m)->seed, RNG_HINT, match_serial(m)));
    h->turn.thinks = h->turn.whole = false;
    if (p->board->team && p->board->team->outlook)
        hint_turn_begin(&h->turn, p->game, match_setup(m), v);
    view_free(v);
    h->match = m;
    h->serial = match_serial(m);
    h->open = h->thinking = true;
    memset(h->as, 0, sizeof h->as);
    h->since = ui_now(ui);
    h->by_key = ui_input(ui)->kind == INPUT_KEY;
    (void)snprintf(h->focus, sizeof h->focus, "%s", ui_focused(ui));
    h->ticket = worker_start(app_worker(app), think, h);
}

void hint_event(Play *p, const SDL_Event *e)
{
    Hint *h = &p->hint;
    if (e->type == worker_event_type() && h->ticket && e->user.code == h->ticket) {
        h->ticket = 0;
        h->ready = true;
    }
}

void hint_tell(Play *p, const PlayArg *arg)
{
    Hint *h = &p->hint;
    h->n = arg->ntold;
    for (int i = 0; i < h->n; i++) {
        h->choice[i] = arg->told[i];
        h->as[i] = arg->told_as[i];
    }
    h->is_plan = false;
    h->open = h->n > 0;
    h->serial = arg->from;
}

void hint_watch(Play *p, App *app, const Match *m)
{
    Hint *h = &p->hint;
    if (h->open && !p->replay && !stands(p, m))
        hint_stop(p, app);
}

/* Takes the moves of the planned turn as the choices; false: there is none, or it is not complete. */
static bool take_plan(Play *p)
{
    Hint *h = &p->hint;
    BotChoice row[HINTS];
    const State *now = stage_state(p->stage);
    int seat = h->choice[0].move.seat, n = hint_turn_rows(&h->turn, p->game, now, seat, row, h->earns, HINTS);
    if (n == 0 || !p->board->team->outlook(now, partner_plan_state(h->turn.plan), seat, h->outlook, sizeof h->outlook,
                                           h->arrow, &h->narrows))
        return false;
    h->n = n;
    memcpy(h->choice, row, (size_t)n * sizeof *row);
    if (partner_plan_learns(h->turn.plan)) /* what it leads to is as imagined */
        h->outlook[0] = '\0';
    h->planner = seat;
    return true;
}

/* Takes the search result as it is now, without waiting. */
static void take_choices(Play *p, App *app, Ui *ui)
{
    Hint *h = &p->hint;
    worker_stop(app_worker(app), h->ticket);
    h->ticket = 0;
    h->thinking = false;
    if (bot_thought(h->bot) < SLICE) /* hurried at once: a short search is better than none */
        (void)bot_step(h->bot, SLICE);
    BotChoice first[HINT_CANDIDATES];
    h->n = hint_rows(p->game, stage_state(p->stage), first, bot_choices(h->bot, first, HINT_CANDIDATES), HINTS);
    memcpy(h->choice, first, (size_t)h->n * sizeof *first);
    h->is_plan = take_plan(p);
    h->rests = true;
    ui_pointer(ui, &h->rest_x, &h->rest_y);
    if (strcmp(h->focus, ui_focused(ui)) != 0) /* the focus has moved since */
        return;
    (void)snprintf(h->go_to, sizeof h->go_to, "hint-0");
    if (h->by_key) /* it may have been the first key of all, and Enter is to take the choice */
        ui_use_keys(ui);
}

static void think_on(Play *p, App *app, Ui *ui)
{
    Hint *h = &p->hint;
    if (!h->ticket && !h->ready) /* no worker: think a little in every pass */
        h->ready = think_more(h);
    int32_t left = (int32_t)(h->since + (h->turn.thinks ? PLAN_MS : THINK_MS) - ui_now(ui));
    if (h->ready || left <= 0) {
        h->ready = false;
        take_choices(p, app, ui);
        ui_wake(ui, 0);
    } else {
        ui_wake(ui, h->ticket ? left : 0);
    }
}

/* ---- its words -------------------------------------------------------------------------------------------------- */

/* Writes the move of a choice as a sentence, after "Better" and the like, and why it is good. */
static void words_of(const Play *p, const Match *m, int i, char move[SENTENCE_MAX], char reason[SENTENCE_MAX])
{
    const BotChoice *c = &p->hint.choice[i];
    const char *as = p->hint.as[i];
    char plain[SENTENCE_MAX] = "";
    move_words(p->game, stage_state(p->stage), c->move, plain, sizeof plain);
    say(move, SENTENCE_MAX, SAY("{as:{as}: {move}|{move}}"), say_s("as", as ? say_word(as) : ""), say_s("move", plain));
    text_names(match_setup(m), move, SENTENCE_MAX);
    (void)snprintf(reason, SENTENCE_MAX, "%s", c->reason);
    text_names(match_setup(m), reason, SENTENCE_MAX);
}

static int percent_of(const BotChoice *c)
{
    return (int)lroundf(100 * c->share);
}

/* True if some choices would bear the same percents although one is better: then tenths tell them apart. */
static bool needs_tenths(const Hint *h)
{
    for (int i = 1; i < h->n; i++)
        if (percent_of(&h->choice[i]) == percent_of(&h->choice[i - 1]) &&
            !hint_as_good(&h->choice[i], &h->choice[i - 1]))
            return true;
    return false;
}

static void say_share(const Hint *h, int i, char out[SENTENCE_MAX])
{
    int tenths = (int)lroundf(1000 * h->choice[i].share);
    if (h->is_plan)
        say(out, SENTENCE_MAX, SAY("+{n}%"), say_n("n", (int)lroundf(100 * h->earns[i])));
    else if (needs_tenths(h))
        say(out, SENTENCE_MAX, SAY("{n}.{tenth}%"), say_n("n", tenths / 10), say_n("tenth", tenths % 10));
    else
        say(out, SENTENCE_MAX, SAY("{n}%"), say_n("n", percent_of(&h->choice[i])));
}

/* Returns how many choices, from the first, are as good as the best. */
static int equals(const Hint *h)
{
    int n = h->n > 0;
    while (n > 0 && n < h->n && hint_as_good(&h->choice[0], &h->choice[n]))
        n++;
    return h->thinking || h->is_plan ? 0 : n;
}

/* Writes a comment on the percentages if the best choices hardly differ; "" otherwise. */
static void note_of(const Hint *h, char out[SENTENCE_MAX])
{
    int n = equals(h), best = h->n > 0 ? percent_of(&h->choice[0]) : 0;
    out[0] = '\0';
    if (n < 2)
        return;
    const char *all = best <= 1    ? T_("Winning is out of reach. Any of these will do.")
                      : best >= 99 ? T_("All of these win.")
                                   : T_("Too close to call.");
    if (n == h->n)
        (void)snprintf(out, SENTENCE_MAX, "%s", all);
    else
        say(out, SENTENCE_MAX, SAY("The first {n} are too close to call."), say_n("n", n));
}

/* Returns the choice that is named and lit: pointed at, proposed, or the best; -1: none, because a look back compares choices
 * that are as good. */
static int choice_lit(const Play *p)
{
    const Hint *h = &p->hint;
    return h->shown >= 0 ? h->shown : h->chosen >= 0 ? h->chosen : p->replay && equals(h) > 1 ? -1 : 0;
}

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */

/* Makes the buttons of the choices: a pennant and "42% to win", "42%", or "Better 42%" where a look back compares. */
static void add_choices(Play *p, const Match *m, StageButton out[], int *n)
{
    Hint *h = &p->hint;
    bool own = h->chosen < 0 && !p->replay && stage_holds(p->stage); /* what the player has picked is none of them */
    int lit = own ? -1 : choice_lit(p), alike = equals(h);
    char note[SENTENCE_MAX];
    note_of(h, note);
    for (int i = 0; i < h->n; i++) {
        HintButton *b = &h->button[i];
        char share[SENTENCE_MAX], move[SENTENCE_MAX], why[SENTENCE_MAX];
        say_share(h, i, share);
        words_of(p, m, i, move, why);
        (void)snprintf(b->id, sizeof b->id, "hint-%d", i);
        stage_rank_sign(i, b->icon);
        b->label[0] = '\0';
        if (i == 0 && !h->as[i]) /* the first says what the numbers are */
            say(b->label, sizeof b->label, SAY("{share} to win"), say_s("share", share));
        else
            str_add(b->label, sizeof b->label, "%s%s%s", h->as[i] ? say_word(h->as[i]) : "", h->as[i] ? " " : "",
                    share);
        if (i > 0 && i < alike && strcmp(h->choice[i].reason, h->choice[0].reason) == 0) /* that reason chose neither */
            say(why, sizeof why, SAY("As good as the first."));
        say(b->tip, sizeof b->tip, SAY("{why:Chance to win: {share}. {why}|Chance to win: {share}.}"),
            say_s("share", share), say_s("why", why));
        if (i == 0 && note[0] && !p->replay) /* said once, with the one that is named first */
            str_add(b->tip, sizeof b->tip, " %s", note);
        out[(*n)++] = (StageButton){.id = b->id,
                                    .label = b->label,
                                    .icon = b->icon,
                                    .flags = i == lit ? UI_CHOSEN : 0,
                                    .tip = b->tip,
                                    .whole = true,
                                    .stays = true};
    }
}

static void add_close(StageButton out[], int *n)
{
    out[(*n)++] =
        (StageButton){.id = "hint-close", .label = "", .icon = "x", .tip = N_("Close the hint"), .stays = true};
}

/* Puts the choice that is lit into the words of the ribbon, and the longest one into the room they get, so that the buttons
 * stay below the pointer. */
static void name_choice(Play *p, Gfx *g, const Match *m, StageInput *use)
{
    Hint *h = &p->hint;
    char move[SENTENCE_MAX], why[SENTENCE_MAX];
    const Text style = {.face = FACE_TITLE, .size = 21};
    int lit = choice_lit(p);
    note_of(h, h->ask); /* unless a choice is lit */
    memcpy(h->room, h->ask, sizeof h->room);
    float widest = gfx_text_width(g, style, h->room);
    for (int i = 0; i < h->n; i++) {
        words_of(p, m, i, move, why);
        if (i == lit)
            memcpy(h->ask, move, sizeof move);
        if (gfx_text_width(g, style, move) > widest) {
            widest = gfx_text_width(g, style, move);
            memcpy(h->room, move, sizeof move);
        }
    }
    for (int i = 0; i < h->n; i++)
        h->ranked[i] = h->choice[i].move;
    use->ranked = h->ranked;
    use->nranked = h->n;
    use->light = lit < 0 ? (Move){0} : h->choice[lit].move;
}

/* Returns the line beside the ribbon: the chance of the choice that is lit and why, after a comment if others are as good. */
static const char *chance_line(Play *p)
{
    Hint *h = &p->hint;
    char note[SENTENCE_MAX];
    int lit = choice_lit(p);
    if (lit < 0)
        return T_("The numbers are chances to win. Point at one to see its move.");
    note_of(h, note);
    if (h->is_plan)
        say(note, sizeof note, SAY("One good turn of several.{outlook: {outlook}|}"), say_s("outlook", h->outlook));
    h->line[0] = '\0';
    bool noted = note[0] && (h->is_plan || (h->shown < 0 && (p->replay || lit != 0)));
    str_add(h->line, sizeof h->line, "%s%s%s", noted ? note : "", noted ? " " : "", h->button[lit].tip);
    return h->line;
}

int hint_words(Play *p, Gfx *g, const Match *m, StageInput *use, StageButton out[HINT_BUTTONS])
{
    Hint *h = &p->hint;
    int n = 0;
    h->goes = h->go_to[0] != '\0'; /* requested in the pass before: the item exists in this one */
    if (!stands(p, m))
        return 0;
    bool holds = !p->replay && stage_holds(p->stage);
    if (holds && h->thinking)
        return 0;
    if (!h->thinking && !(holds && h->chosen < 0)) /* no pennants beside what the player has picked without them */
        name_choice(p, g, m, use);
    if (holds) { /* the ribbon asks about that, and the buttons keep their places */
        add_choices(p, m, out, &n);
        add_close(out, &n);
        return n;
    }
    if (h->thinking) {
        say(h->ask, sizeof h->ask, SAY("Looking ahead \u2026"));
        out[n++] = (StageButton){.id = "hint-now", .label = T_("Show now"), .key = "Space"};
        use->detail = "";
    } else {
        add_choices(p, m, out, &n);
        if (h->is_plan) {
            use->arrow = h->arrow;
            use->narrows = h->narrows;
            use->planner = h->planner;
        }
        use->room = h->room;
        use->detail = chance_line(p);
        use->tells = true;
    }
    if (p->replay) {
        use->waiting = h->ask;
        return n;
    }
    use->ask = h->ask;
    add_close(out, &n);
    out[n - 1].stays = !h->thinking;
    return n;
}

static void propose(Play *p, Ui *ui, int i)
{
    char word[WORD_MAX];
    Move m = p->hint.choice[i].move;
    if (!stage_propose(p->stage, m))
        return;
    p->hint.chosen = i;
    move_text(p->game, stage_state(p->stage), m, word);
    /* The focus goes to the ribbon, where Enter plays it. */
    (void)snprintf(p->hint.go_to, sizeof p->hint.go_to, "move-%s", word);
    ui_wake(ui, 0);
}

void hint_press(Play *p, App *app, Ui *ui, int button)
{
    Hint *h = &p->hint;
    if (h->thinking ? button == 0 : false)
        take_choices(p, app, ui);
    else if (button >= h->n)
        hint_stop(p, app);
    else
        propose(p, ui, button);
    ui_wake(ui, 0);
}

static void refusal_tip(Hint *h, Ui *ui, Rect about)
{
    if (!h->refusal[0])
        return;
    int32_t left = (int32_t)(h->refused_at + REFUSED_MS - ui_now(ui));
    const Input *in = ui_input(ui);
    bool acted = (in->kind == INPUT_DOWN || in->kind == INPUT_KEY) && ui_now(ui) != h->refused_at;
    if (left <= 0 || acted) {
        h->refusal[0] = '\0';
        return;
    }
    ui_tip_answer(ui, about, (Rect){0}, T_("No hint now."), h->refusal, NULL);
    ui_wake(ui, left);
}

/* True once the pointer has moved since the choices came, or keys lead: what it lies on by chance names no choice. */
static bool hint_pointed(Hint *h, const Ui *ui)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    h->rests = h->rests && !ui_using_keys(ui) && fabsf(x - h->rest_x) < 2 && fabsf(y - h->rest_y) < 2;
    return !h->rests;
}

void hint_frame(Play *p, App *app, Ui *ui, const Match *m, const StageOutput *says, Rect button)
{
    Hint *h = &p->hint;
    refusal_tip(h, ui, button);
    if (!stands(p, m) || stage_is_zoomed(p->stage))
        return;
    int was = h->shown;
    if (h->thinking && !app_covered(app))
        think_on(p, app, ui);
    if (!p->replay && !app_covered(app) && ui_key(ui, "Esc")) {
        hint_stop(p, app);
        ui_wake(ui, 0);
        return;
    }
    h->shown = hint_pointed(h, ui) ? says->ranked : -1;
    for (int i = 0; i < h->n; i++)
        if (ui_is_pointed(ui, h->button[i].id) && !(says->rests && p->replay)) /* not if it came below the pointer */
            h->shown = i;
    if (h->shown != was)
        ui_wake(ui, 0);
    if (h->goes) {
        ui_focus(ui, h->go_to);
        ui_wake(ui, 0); /* to draw the focus ring */
        h->go_to[0] = '\0';
    }
}
