/* SPDX-License-Identifier: MIT
 * Turning points: the choices that cost each seat most (bots/review.h). The review starts when this panel is first
 * shown and runs on the worker, and on as many threads as there are processors, in slices; results appear as they come.
 * A click shows the moment on the table. For a winner, it lists the moves that risked the win and the safer ones. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/play.h"
#include "app/scenes/scoring_int.h"
#include "base/buf.h"
#include "base/crew.h"
#include "core/say.h"
#include "core/text.h"
#include "sys/clock.h"

enum { SLICE_MS = 160, AT_ONCE = 32 };
static const float risked = 0.05f; /* of the chance to win: smaller mistakes are not shown to the winner */

static int percent(float share)
{
    return (int)lroundf(100 * share);
}

/* ---- the review ------------------------------------------------------------------------------------------------- */

typedef struct {
    const SDL_atomic_t *stop;
    uint32_t until;
} Slice;

static bool goes_on(void *data)
{
    const Slice *slice = data;
    return !SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)slice->stop) && (int32_t)(slice->until - clock_ms()) > 0;
}

static void look_back(void *data, const SDL_atomic_t *stop)
{
    Slice slice = {stop, clock_ms() + SLICE_MS};
    (void)review_run(data, crew_cores(), goes_on, &slice);
}

static void say_move_at(const Scoring *sc, const Match *m, uint32_t serial, char *out, size_t n)
{
    View *v = view_new(sc->game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    move_words(sc->game, view_state(v), match_move(m, serial), out, n);
    view_free(v);
}

enum { TOLD = 4 }; /* moves of a turn that are told one by one */

/* Writes what was played, as sentences, the one that counts in bold: all moves of a short turn, else that one alone. */
static void tell_played(const Scoring *sc, const Match *m, Turn *t)
{
    char text[TOLD][SENTENCE_MAX];
    const char *line[TOLD];
    const ReviewPoint *p = &t->point;
    int n = 0;
    for (uint32_t i = p->first; i < p->first + (uint32_t)p->moves && p->moves <= TOLD; i++) {
        char move[SENTENCE_MAX];
        say_move_at(sc, m, i, move, sizeof move);
        if (move[0] == '\0')
            continue;
        if (i == p->serial)
            say(text[n], sizeof text[n], SAY("*{move}.*"), say_s("move", move));
        else
            say(text[n], sizeof text[n], SAY("{move}."), say_s("move", move));
        line[n] = text[n];
        n++;
    }
    if (n > 1) {
        say(t->played, sizeof t->played, SAY("{all}"), say_list("all", SAY_LINES, line, n));
        return;
    }
    char move[SENTENCE_MAX];
    say_move_at(sc, m, p->serial, move, sizeof move);
    say(t->played, sizeof t->played, SAY("*{move}.*"), say_s("move", move));
}

/* Writes the texts of a point, from the table at that moment. */
static void tell_point(const Scoring *sc, const Match *m, Turn *t)
{
    View *v = view_new(sc->game);
    TopWords top = {0};
    match_view_at(m, t->point.serial, NO_SEAT, VIEW_EYES, v);
    board_top(sc->board, view_state(v), &top);
    (void)snprintf(t->when, sizeof t->when, "%s", top.round);
    t->whole = board_score(sc->board)->played != NULL;
    if (t->whole)
        board_score(sc->board)->played(m, t->point.serial, t->played, sizeof t->played);
    else
        tell_played(sc, m, t);
    if (t->whole && sc->game->move[t->point.better.kind].flags & MV_PASS)
        say(t->better, sizeof t->better, SAY("stop there"));
    else
        move_words(sc->game, view_state(v), t->point.better, t->better, sizeof t->better);
    t->reason[0] = '\0'; /* str_add, because a compiler takes two members of one struct for an overlap */
    str_add(t->reason, sizeof t->reason, "%s", t->point.reason);
    text_names(sc->names, t->played, sizeof t->played);
    text_names(sc->names, t->better, sizeof t->better);
    text_names(sc->names, t->reason, sizeof t->reason);
    view_free(v);
}

bool is_turning_point(bool won, float cost)
{
    return !won || cost >= risked;
}

bool turn_has_reason(const Game *g, Move played)
{
    return g->reason && !(g->move[played.kind].flags & MV_PASS);
}

static void take_in(Scoring *sc, const Match *m)
{
    sc->progress = review_progress(sc->review);
    for (int seat = 0; seat < sc->nseats; seat++) {
        ReviewPoint point[REVIEW_POINTS];
        int found = review_points(sc->review, seat, point, REVIEW_POINTS);
        sc->nturns[seat] = 0;
        for (int i = 0; i < found; i++) {
            if (!is_turning_point(sc->sheet.standing.winner[seat], point[i].cost))
                continue;
            Turn *t = &sc->turn[seat][sc->nturns[seat]++];
            *t = (Turn){.point = point[i], .won = sc->sheet.standing.winner[seat]};
            tell_point(sc, m, t);
        }
    }
}

static void next_slice(Scoring *sc, App *app)
{
    if (!sc->progress.over && !sc->stopped)
        sc->ticket = worker_start(app_worker(app), look_back, sc->review);
}

void turns_event(Scoring *sc, App *app, const SDL_Event *e)
{
    if (e->type != worker_event_type() || !sc->ticket || e->user.code != sc->ticket)
        return;
    sc->ticket = 0;
    if (app_match(app))
        take_in(sc, app_match(app));
    next_slice(sc, app);
}

void turns_stop(Scoring *sc, App *app)
{
    worker_stop(app_worker(app), sc->ticket);
    sc->ticket = 0;
    sc->stopped = true;
}

static void begin(Scoring *sc, App *app, const Match *m)
{
    sc->review = review_new(m);
    sc->progress = review_progress(sc->review);
    sc->whose = sc->ranked[0];
    for (int i = sc->nseats - 1; i >= 0; i--) /* a person first */
        if (sc->names->player[i] == 0)
            sc->whose = i;
    next_slice(sc, app);
}

/* ---- the panel -------------------------------------------------------------------------------------------------- */

static void show_moment(Scoring *sc, App *app, const Turn *t)
{
    PlayArg arg = {.replay = true, .back = N_("Scores"), .from = t->point.serial, .ntold = 2};
    arg.told[0] = (BotChoice){.move = t->point.better, .share = t->point.share + t->point.cost};
    arg.told[1] = (BotChoice){.move = t->point.played, .share = t->point.share};
    (void)snprintf(arg.told[0].reason, sizeof arg.told[0].reason, "%s", t->point.reason);
    arg.told_as[0] = t->won ? N_("Safer") : N_("Better");
    arg.told_as[1] = N_("Played");
    if (turn_has_reason(sc->game, t->point.played)) {
        View *v = view_new(sc->game);
        match_view_at(app_match(app), t->point.serial, t->point.played.seat, VIEW_MEMORY, v);
        sc->game->reason(view_state(v), t->point.played, arg.told[1].reason, sizeof arg.told[1].reason);
        view_free(v);
    }
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

typedef struct { /* measures of one row */
    float when_w, cost_w, button_w, words_w, title_h, better_h, height;
    char title[2 * SENTENCE_MAX], better[3 * SENTENCE_MAX];
} Row;

static Row measure(Ui *ui, const Turn *t, float width)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    Row r = {
        .when_w = 74 * scale, .cost_w = 62 * scale, .button_w = ui_button_width(ui, T_("Show"), NULL, NULL, UI_SMALL)};
    bool narrow = width < 480 * scale; /* no column for the round: it precedes the words */
    r.when_w = narrow ? 0 : r.when_w;
    say(r.title, sizeof r.title, SAY("{narrow:{when}: |}{move}{more:=0:| (and 1 move more)| (and {more} moves more)}"),
        say_is("narrow", narrow), say_s("when", t->when), say_s("move", t->played),
        say_n("more", t->point.moves > TOLD && !t->whole ? t->point.moves - 1 : 0));
    r.words_w = width - r.when_w - r.cost_w - r.button_w - 16;
    say(r.better, sizeof r.better, SAY("{won:*Safer: {move}.* {why}|*Better: {move}.* {why}}"), say_is("won", t->won),
        say_s("move", t->better), say_s("why", t->reason));
    r.title_h = gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), r.words_w, r.title);
    r.better_h = gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), r.words_w, r.better);
    r.height = fmaxf(r.title_h + r.better_h + 10, 44);
    return r;
}

static bool draw_turn(Ui *ui, const Turn *t, const Row *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char id[24], cost[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "turn-%d", i);
    say(cost, sizeof cost, SAY("\u2212{n}%"), say_n("n", percent(t->point.cost)));
    gfx_fill(g, rect(r.x, r.y, r.w, 1), color_alpha(gfx_color(g, COL_LINE), 0.6f));
    float x = r.x + row->when_w, y = r.y + 5;
    if (row->when_w > 0)
        (void)ui_label(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
                       rect(r.x, y, row->when_w - 6, 20 * gfx_text_scale(g)), t->when);
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), rect(x, y, row->words_w, row->title_h + 2),
                       row->title);
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
                       rect(x, y + row->title_h, row->words_w, row->better_h + 2), row->better);
    Rect right = rect(x + row->words_w + 6, r.y, row->cost_w, r.h);
    (void)ui_label(ui, ui_style_aligned(ui, FACE_BOLD, 17, t->won ? COL_TEXT2 : COL_BAD, ALIGN_RIGHT),
                   rect(right.x, right.y, right.w - 4, right.h), cost);
    (void)snprintf(id, sizeof id, "cost-%d", i);
    if (ui_touch(ui, id, "text", right, cost, 0).hover)
        ui_tip(ui, right, (Rect){0}, NULL,
               T_("So much of the chance to win it cost, against the best that could be known then: of 100 games "
                  "played on "
                  "from here so many fewer are won."),
               NULL);
    (void)snprintf(id, sizeof id, "turn-%d", i);
    float bh = fminf(r.h - 8, 36 * (1 + 0.6f * (gfx_text_scale(g) - 1)));
    return ui_button(ui, id, rect(r.x + r.w - row->button_w, r.y + (r.h - bh) / 2, row->button_w, bh), T_("Show"), NULL,
                     NULL, UI_SMALL);
}

/* Draws the choice of the seat: names if they fit, else seat numbers. */
static void choose_seat(Scoring *sc, Ui *ui, Rect r)
{
    const char *name[SEAT_MAX], *number[SEAT_MAX] = {"1", "2", "3", "4", "5", "6"};
    for (int i = 0; i < sc->nseats; i++)
        name[i] = sc->names->name[i];
    const char *const *label = ui_choice_width(ui, name, sc->nseats) <= r.w ? name : number;
    float w = ui_choice_width(ui, label, sc->nseats);
    (void)ui_choice(ui, "turns-of", rect(r.x, r.y, fminf(w, r.w), r.h), label, sc->nseats, &sc->whose, 0, NULL);
}

static void draw_progress(Scoring *sc, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char line[SENTENCE_MAX];
    Text style = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    bool stoppable = !sc->progress.over && !sc->stopped;
    float bw = stoppable ? ui_button_width(ui, T_("Stop"), NULL, NULL, UI_SMALL) : 0;
    if (sc->progress.over)
        say(line, sizeof line,
            SAY("{won:You won anyway, but these choices risked it.|Judged by what the player could know at the time.}"),
            say_is("won", sc->sheet.standing.winner[sc->whose] && sc->nturns[sc->whose] > 0));
    else if (sc->stopped)
        say(line, sizeof line, SAY("Stopped. This is what was found so far."));
    else if (sc->progress.at < sc->progress.moves)
        say(line, sizeof line, SAY("Looking back: move {n} of {all}"), say_n("n", sc->progress.at + 1),
            say_n("all", sc->progress.moves));
    else
        say(line, sizeof line, SAY("Checking the costliest moves"));
    style = gfx_text_fit(g, style, 11, 1, r.w - bw - 8, line);
    (void)ui_label(ui, style, rect(r.x, r.y, r.w - bw - 8, r.h - (stoppable ? 6 : 0)), line);
    if (!stoppable)
        return;
    Rect bar = rect(r.x, r.y + r.h - 5, r.w - bw - 12, 4);
    gfx_round(g, bar, 2, gfx_color(g, COL_WELL));
    gfx_round(g, rect(bar.x, bar.y, fmaxf(4, bar.w * sc->progress.done), bar.h), 2, gfx_color(g, COL_ACCENT));
    if (ui_button(ui, "turns-stop", rect(r.x + r.w - bw, r.y, bw, r.h), T_("Stop"), NULL, NULL, UI_SMALL))
        turns_stop(sc, app);
}

static void draw_turns(Scoring *sc, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    int n = sc->nturns[sc->whose];
    if (n == 0) {
        char line[SENTENCE_MAX];
        SayArg name = say_s("name", sc->names->name[sc->whose]);
        if (sc->progress.over && sc->sheet.standing.winner[sc->whose])
            say(line, sizeof line, SAY("{name} never put the win at risk."), name);
        else if (sc->progress.over)
            say(line, sizeof line, SAY("No move by {name} cost more than 1% of the chance to win."), name);
        else
            say(line, sizeof line, SAY("No costly move by {name} so far."), name);
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT), r, line);
        return;
    }
    Row row[REVIEW_POINTS];
    float need = 0;
    for (int i = 0; i < n; i++) {
        row[i] = measure(ui, &sc->turn[sc->whose][i], r.w - 12);
        need += row[i].height;
    }
    float dy = ui_scroll_begin(ui, "turns", r, need), y = r.y - dy;
    (void)g;
    for (int i = 0; i < n; i++) {
        if (draw_turn(ui, &sc->turn[sc->whose][i], &row[i], i, rect(r.x, y, r.w - 12, row[i].height)))
            show_moment(sc, app, &sc->turn[sc->whose][i]);
        y += row[i].height;
    }
    ui_scroll_end(ui);
}

void score_turns(Scoring *sc, App *app, Ui *ui, Rect r)
{
    const Match *m = app_match(app);
    if (!sc->review && !app_covered(app))
        begin(sc, app, m);
    if (!sc->review)
        return;
    if (!sc->ticket && !sc->progress.over && !sc->stopped &&
        !app_covered(app)) { /* the worker was busy, or there is none */
        (void)review_step(sc->review, AT_ONCE);
        take_in(sc, m);
        next_slice(sc, app);
        ui_wake(ui, 0);
    }
    float scale = gfx_text_scale(ui_gfx(ui)), line = 14 + 20 * scale;
    Rect top = rect_cut_top(&r, line);
    (void)rect_cut_top(&r, 8);
    const char *name[SEAT_MAX];
    for (int i = 0; i < sc->nseats; i++)
        name[i] = sc->names->name[i];
    float names = ui_choice_width(ui, name, sc->nseats);
    if (names + 260 * scale <= top.w) { /* side by side */
        choose_seat(sc, ui, rect_cut_right(&top, names));
        (void)rect_cut_right(&top, 12);
        draw_progress(sc, app, ui, top);
    } else {
        Rect below = rect_cut_top(&r, line);
        (void)rect_cut_top(&r, 6);
        choose_seat(sc, ui, top);
        draw_progress(sc, app, ui, below);
    }
    draw_turns(sc, app, ui, r);
}
