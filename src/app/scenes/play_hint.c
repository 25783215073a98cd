/* SPDX-License-Identifier: MIT
 * Hints: what an opponent of the highest level would do in this seat, and why. It thinks on the worker thread over the
 * seat's view, like any opponent. The panel shows the three best choices with their chance to win. Pointing at a choice
 * lights it up on the table; a click proposes it in the ribbon. Nothing is played here.
 *
 * Available when one person plays, or with Free undo: with several people hints would be unfair. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/words.h"

enum { THINK_MS = 3000, REFUSED_MS = 5000, SLICE = 64, GAP = 6 /* between rows */ };

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

static void think(void *data, const SDL_atomic_t *stop)
{
    Hint *h = data;
    while (!SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) && !bot_step(h->bot, SLICE))
        continue;
}

void hint_stop(Play *p, App *app)
{
    Hint *h = &p->hint;
    if (h->ticket && app_worker(app))
        worker_stop(app_worker(app));
    h->ticket = 0;
    h->open = h->thinking = h->ready = false;
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
    bot_start(h->bot, v, BOT_LEVELS - 1, 0, rng_derive(match_setup(m)->seed, RNG_HINT, match_serial(m)));
    view_free(v);
    h->match = m;
    h->serial = match_serial(m);
    h->open = h->thinking = true;
    memset(h->as, 0, sizeof h->as);
    h->since = ui_now(ui);
    h->placed = false;
    (void)snprintf(h->focus, sizeof h->focus, "%s", ui_focused(ui));
    h->ticket = app_worker(app) ? worker_start(app_worker(app), think, h) : 0;
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
    h->open = h->n > 0;
    h->serial = arg->from;
}

void hint_watch(Play *p, App *app, const Match *m)
{
    Hint *h = &p->hint;
    if (h->open && !p->replay && !stands(p, m))
        hint_stop(p, app);
}

void hint_rank(const Game *g, BotChoice choice[], int n)
{
    enum { ENOUGH = 3 }; /* a third of the visits */
    for (int i = 1; i < n; i++)
        if (ENOUGH * choice[i].visits < choice[0].visits)
            choice[i].share = fminf(choice[i].share, choice[0].share);
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && choice[k].share > choice[k - 1].share; k--) {
            BotChoice c = choice[k];
            choice[k] = choice[k - 1];
            choice[k - 1] = c;
        }
    for (int i = 1; i < n; i++)
        if (choice[i].share < choice[0].share && g->move[choice[i].move.kind].flags & MV_PASS)
            choice[i].reason[0] = '\0';
}

/* Takes the search result as it is now, without waiting. */
static void take_choices(Play *p, App *app, Ui *ui)
{
    Hint *h = &p->hint;
    if (h->ticket && app_worker(app))
        worker_stop(app_worker(app));
    h->ticket = 0;
    h->thinking = h->placed = false;
    if (bot_thought(h->bot) < SLICE) /* hurried at once: a short search is better than none */
        (void)bot_step(h->bot, SLICE);
    h->n = bot_choices(h->bot, h->choice, HINTS);
    hint_rank(p->game, h->choice, h->n);
    if (strcmp(h->focus, ui_focused(ui)) == 0) /* the focus has not moved since */
        (void)snprintf(h->go_to, sizeof h->go_to, "hint-0");
}

static void think_on(Play *p, App *app, Ui *ui)
{
    Hint *h = &p->hint;
    if (!h->ticket && !h->ready) /* no worker: think a little in every pass */
        h->ready = bot_step(h->bot, SLICE);
    int32_t left = (int32_t)(h->since + THINK_MS - ui_now(ui));
    if (h->ready || left <= 0) {
        h->ready = false;
        take_choices(p, app, ui);
        ui_wake(ui, 0);
    } else {
        ui_wake(ui, h->ticket ? left : 0);
    }
}

/* ---- the panel -------------------------------------------------------------------------------------------------- */

typedef struct { /* measures of this pass */
    Play *p;
    Ui *ui;
    Gfx *g;
    const Match *m;
    float scale, pad, row_w, text_w, reason_w, share_w, label_h, reason_h, row_h, head_h, foot_h, note_h;
    bool folded; /* little room: shows only one reason */
    bool narrow; /* the chance is beside its bar */
    Text label, reason;
} Panel;

enum { LABEL = SENTENCE_MAX + 16 }; /* with "Better: " */

static void words_of(const Panel *x, int i, char label[LABEL], char reason[SENTENCE_MAX])
{
    const BotChoice *c = &x->p->hint.choice[i];
    const char *as = x->p->hint.as[i];
    char move[SENTENCE_MAX] = "";
    move_words(x->p->game, stage_state(x->p->stage), c->move, move, sizeof move);
    say(label, LABEL, SAY("{as:{as}: {move}|{move}}"), say_s("as", as ? say_word(as) : ""), say_s("move", move));
    text_names(match_setup(x->m), label, LABEL);
    (void)snprintf(reason, SENTENCE_MAX, "%s", c->reason);
    text_names(match_setup(x->m), reason, SENTENCE_MAX);
}

static int percent_of(const BotChoice *c)
{
    return (int)lroundf(100 * c->share);
}

/* Returns how many choices, from the first, are as good as the best. */
static int equals(const Hint *h)
{
    int n = h->n > 0;
    while (n > 0 && n < h->n && abs(percent_of(&h->choice[0]) - percent_of(&h->choice[n])) <= 1)
        n++;
    return h->thinking ? 0 : n;
}

/* Writes a comment on the percentages if the best choices hardly differ; "" otherwise. */
static void note_of(const Hint *h, char out[SENTENCE_MAX])
{
    int n = equals(h), best = h->n > 0 ? percent_of(&h->choice[0]) : 0;
    out[0] = '\0';
    if (n < 2)
        return;
    const char *all = best <= 1    ? T_("Nothing wins any more. Any of these will do.")
                      : best >= 99 ? T_("All of these win.")
                                   : T_("Too close to call.");
    if (n == h->n)
        (void)snprintf(out, SENTENCE_MAX, "%s", all);
    else
        say(out, SENTENCE_MAX, SAY("The first {n} are too close to call."), say_n("n", n));
}

/* Returns the highlighted row: pointed at, proposed, or the best; -1: none, because several are as good. */
static int row_lit(const Hint *h)
{
    return h->shown >= 0 ? h->shown : h->chosen >= 0 ? h->chosen : equals(h) > 1 ? -1 : 0;
}

typedef struct { /* whose hint it is, and the caption of the percentages beside or below */
    char title[SENTENCE_MAX];
    const char *caption;
    Text big, small;
    float sign, w, title_h, caption_w, caption_h;
    bool captioned, below;
} Head;

enum { CLOSE_W = 40 };

static Head head_of(const Panel *x, float w)
{
    Head h = {.big = ui_style(x->ui, FACE_TITLE, 19, COL_TEXT), .small = ui_style(x->ui, FACE_MEDIUM, 13, COL_TEXT2)};
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{replay:What {who} could do|Hint for {who}}"), say_is("replay", x->p->replay),
        say_s("who", match_setup(x->m)->name[match_asked(x->m, x->p->opened)]));
    h.sign = 18 * (1 + 0.7f * (x->scale - 1));
    h.w = w - h.sign - 30 - CLOSE_W;
    h.big = gfx_text_fit(x->g, h.big, 12, 1, h.w, title);
    words_cut(x->g, h.big, h.w, title, h.title, sizeof h.title);
    h.caption = T_("chance to win");
    h.captioned = !x->p->hint.thinking;
    h.below = h.captioned && gfx_text_width(x->g, h.big, title) + 16 + gfx_text_width(x->g, h.small, h.caption) > h.w;
    h.small = gfx_text_fit(x->g, h.small, 10, 0.5f, h.w - 2, h.caption);
    h.caption_w = gfx_text_width(x->g, h.small, h.caption) + 2;
    h.title_h = gfx_text_height(x->g, h.big);
    h.caption_h = gfx_text_height(x->g, h.small);
    return h;
}

static Panel measure(Play *p, App *app, Ui *ui, const Match *m, float w)
{
    const float WIDE = 1200, LARGE_TEXT = 1.25f; /* beyond that there is room for every reason */
    Panel x = {.p = p, .ui = ui, .g = ui_gfx(ui), .m = m, .scale = gfx_text_scale(ui_gfx(ui)), .pad = 10};
    bool across = p->hint.across && p->hint.n > 0;
    x.folded = across || p->hint.folded || gfx_w(x.g) < WIDE || x.scale > LARGE_TEXT;
    x.label = ui_style(ui, FACE_SEMI, across ? 14 : 15, COL_TEXT);
    x.reason = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    x.row_w = across ? (w - 2 * x.pad - GAP * (float)(p->hint.n - 1)) / (float)p->hint.n : w - 2 * x.pad;
    x.text_w = x.row_w - 2 * x.pad - 28 * x.scale;
    x.reason_w = across ? w - 4 * x.pad : x.text_w;
    x.share_w = 62 * x.scale;
    x.narrow = across || w < 300 * x.scale;
    float beside = x.narrow ? 0 : x.share_w; /* width the share takes beside the label */
    x.label_h = gfx_text_height(x.g, x.label);
    Head head = head_of(&x, w);
    x.head_h = (across ? 34 : 40) + 22 * (x.scale - 1);
    x.head_h = fmaxf(x.head_h, head.below ? head.title_h + head.caption_h + 10 : 0);
    for (int i = 0; i < p->hint.n; i++) {
        char label[LABEL], reason[SENTENCE_MAX];
        words_of(&x, i, label, reason);
        x.label_h = fmaxf(x.label_h, gfx_paragraph_height(x.g, x.label, x.text_w - beside, label));
        x.reason_h = fmaxf(x.reason_h, gfx_paragraph_height(x.g, x.reason, x.reason_w, reason));
    }
    char note[SENTENCE_MAX];
    note_of(&p->hint, note);
    x.note_h = note[0] ? gfx_paragraph_height(x.g, x.reason, w - 4 * x.pad, note) + 8 : 0;
    if (across) { /* the note takes the place of the reason */
        x.reason_h = p->hint.folded ? 0 : fmaxf(x.reason_h, x.note_h);
        x.note_h = 0;
    }
    x.row_h = x.label_h + 12 + (x.narrow ? 16 * x.scale : 5);
    x.foot_h = moment_height(p, app, ui, w - 2 * x.pad);
    return x;
}

static float panel_height(const Panel *x)
{
    const Hint *h = &x->p->hint;
    if (h->thinking)
        return x->head_h + 54 + 20 * x->scale;
    if (h->across)
        return x->head_h + x->row_h + GAP + x->reason_h + 8;
    int reasons = x->folded ? 1 : h->n;
    return x->head_h + x->note_h + (float)h->n * (x->row_h + GAP) + (float)reasons * (x->reason_h + 2) + 4 + x->foot_h;
}

static void draw_share(const Panel *x, Rect r, const BotChoice *c)
{
    char percent[SENTENCE_MAX];
    say(percent, sizeof percent, SAY("{n}%"), say_n("n", percent_of(c)));
    Text style = ui_style_aligned(x->ui, FACE_BOLD, 16, COL_TEXT, ALIGN_RIGHT);
    (void)ui_label(x->ui, style, r, percent);
}

/* Draws a row; true if it was pressed. */
static bool draw_row(const Panel *x, int i, Rect r, bool shown)
{
    Hint *h = &x->p->hint;
    char id[24], rank[16], label[LABEL], reason[SENTENCE_MAX], said[LABEL + 16];
    words_of(x, i, label, reason);
    (void)snprintf(id, sizeof id, "hint-%d", i);
    (void)snprintf(rank, sizeof rank, "%d", i + 1);
    say(said, sizeof said, SAY("{move}, {n}%"), say_s("move", label), say_n("n", percent_of(&h->choice[i])));
    gfx_surface(x->g, r, shown ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    Touch t = ui_touch(x->ui, id, "hint", r, said, TOUCH_FOCUS);
    if (t.hover || t.focus)
        h->shown = i;
    float left = 28 * x->scale, line = gfx_text_height(x->g, x->label);
    Rect in = rect(r.x + x->pad, r.y + 5, r.w - 2 * x->pad, r.h - 10);
    (void)gfx_text(x->g, ui_style(x->ui, FACE_BOLD, 15, COL_ACCENT), rect(in.x, in.y, left, line), rank);
    (void)ui_paragraph(x->ui, x->label,
                       rect(in.x + left, in.y, x->text_w - (x->narrow ? 0 : x->share_w), x->label_h + 2), label);
    Rect bar = rect(in.x + left, in.y + x->label_h + 2, in.w - left, 5);
    float below = bar.y + 8;
    if (x->narrow) {
        float high = 16 * x->scale;
        draw_share(x, rect(in.x + in.w - x->share_w, bar.y, x->share_w, high), &h->choice[i]);
        below = bar.y + high + 3;
        bar = rect(bar.x, bar.y + (high - 5) / 2, bar.w - x->share_w * 0.75f, 5);
    } else {
        draw_share(x, rect(in.x + in.w - x->share_w, in.y, x->share_w, line), &h->choice[i]);
    }
    gfx_round(x->g, bar, 2.5f, gfx_color(x->g, COL_WELL));
    gfx_round(x->g, rect(bar.x, bar.y, fmaxf(5, bar.w * h->choice[i].share), bar.h), 2.5f, gfx_color(x->g, COL_ACCENT));
    if (r.h > x->row_h + 2)
        (void)ui_paragraph(x->ui, x->reason, rect(in.x + left, below, x->text_w, x->reason_h + 2), reason);
    return t.click;
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

/* Draws the rows side by side, with the reason of the highlighted one, or the note, below; without room, reasons are
 * tips. Returns the row pressed; -1: none. */
static int draw_across(const Panel *x, Rect r, int lit)
{
    const Hint *h = &x->p->hint;
    int used = -1;
    char label[LABEL], reason[SENTENCE_MAX], note[SENTENCE_MAX];
    note_of(h, note);
    for (int i = 0; i < h->n; i++)
        if (draw_row(x, i, rect(r.x + (x->row_w + GAP) * (float)i, r.y, x->row_w, x->row_h), i == lit))
            used = i;
    words_of(x, lit < 0 ? 0 : lit, label, reason);
    if (h->folded) { /* no room below them */
        if (h->shown >= 0)
            ui_tip(x->ui, rect(r.x + (x->row_w + GAP) * (float)h->shown, r.y, x->row_w, x->row_h), (Rect){0}, NULL,
                   reason, NULL);
        return used;
    }
    (void)ui_paragraph(x->ui, x->reason, rect(r.x + x->pad, r.y + x->row_h + GAP, x->reason_w, x->reason_h + 2),
                       lit < 0 && note[0] ? note : reason);
    return used;
}

static void draw_choices(const Panel *x, Rect r)
{
    Hint *h = &x->p->hint;
    int lit = row_lit(h), used = -1;
    char note[SENTENCE_MAX];
    h->shown = -1; /* set again by the rows */
    note_of(h, note);
    if (h->across)
        used = draw_across(x, r, lit);
    else if (note[0])
        (void)ui_paragraph(x->ui, x->reason, rect(r.x + x->pad, r.y, r.w - 2 * x->pad, x->note_h), note);
    float y = r.y + x->note_h;
    for (int i = 0; i < h->n && !h->across; i++) {
        bool open = !x->folded || i == (lit < 0 ? 0 : lit);
        float height = x->row_h + (open ? x->reason_h + 2 : 0);
        if (draw_row(x, i, rect(r.x, y, r.w, height), i == lit))
            used = i;
        y += height + GAP;
    }
    if (used >= 0)
        propose(x->p, x->ui, used);
}

static bool draw_thinking(const Panel *x, Rect r)
{
    Ui *ui = x->ui;
    float bw = ui_button_width(ui, T_("Show now"), NULL, "Space", UI_SMALL), bh = 34 + 16 * (x->scale - 1);
    char line[SENTENCE_MAX];
    say(line, sizeof line, SAY("Looking ahead for {who} \u2026"),
        say_s("who", match_setup(x->m)->name[match_asked(x->m, x->p->opened)]));
    (void)ui_paragraph(ui, x->reason, rect(r.x + x->pad, r.y + 6, r.w - bw - 2 * x->pad, r.h), line);
    return ui_button(ui, "hint-now", rect(r.x + r.w - bw, r.y, bw, bh), T_("Show now"), NULL, "Space", UI_SMALL);
}

/* Places the panel in the board's band if that is wide and high enough; false: it is not. */
static bool place_in_band(Play *p, App *app, Ui *ui, const Match *m)
{
    enum { LEAST = 84 }; /* width of the words in a row */
    Hint *h = &p->hint;
    Rect band = stage_advice(p->stage);
    for (int fold = 0; fold < 2 && !p->replay && !rect_is_empty(band); fold++) {
        h->across = true;
        h->folded = fold > 0;
        Panel x = measure(p, app, ui, m, band.w);
        float tall = panel_height(&x);
        h->at = rect(band.x, band.y + band.h - tall, band.w, tall);
        if (tall <= band.h && x.text_w >= LEAST * x.scale)
            return true;
    }
    h->across = h->folded = false;
    return false;
}

/* Places the panel, in the width that covers least of what is needed. It stays until its size or the window's changes. */
static Panel place_panel(Play *p, App *app, Ui *ui, const Match *m)
{
    static const float widths[] = {400, 460, 540, 340};
    Hint *h = &p->hint;
    Gfx *g = ui_gfx(ui);
    float least = 0, w = gfx_w(g), tall = gfx_h(g);
    if (h->placed && h->in_w == w && h->in_h == tall && h->in_text == gfx_text_scale(g))
        return measure(p, app, ui, m, h->at.w);
    h->placed = place_in_band(p, app, ui, m);
    Moves about = {.n = h->n};
    for (int i = 0; i < h->n; i++)
        about.m[i] = h->choice[i].move;
    bool band = h->placed;
    for (size_t i = 0; i < sizeof widths / sizeof widths[0] && !band; i++) {
        float wide = fminf(widths[i] * (1 + 0.62f * (gfx_text_scale(g) - 1)), w - 40), covered;
        Panel x = measure(p, app, ui, m, wide);
        Rect r = stage_room(p->stage, wide, fminf(panel_height(&x), tall - 20), &about, &covered);
        if (h->placed && covered >= least)
            continue;
        h->at = r;
        least = covered;
        h->placed = true;
    }
    h->in_w = w;
    h->in_h = tall;
    h->in_text = gfx_text_scale(g);
    return measure(p, app, ui, m, h->at.w);
}

static bool draw_head(const Panel *x, Rect head)
{
    Ui *ui = x->ui;
    Head h = head_of(x, head.w);
    gfx_sign(x->g, "bulb", rect(head.x + 14, head.y + (head.h - h.sign) / 2, h.sign, h.sign),
             gfx_color(x->g, COL_ACCENT), (Color){0, 0, 0, 0});
    Rect words = rect(head.x + 22 + h.sign, head.y, h.w, head.h);
    Rect caption = rect(words.x + h.w - h.caption_w, head.y + 2, h.caption_w, head.h);
    if (h.below) {
        float y = head.y + (head.h - h.title_h - h.caption_h) / 2;
        words = rect(words.x, y, h.w, h.title_h);
        caption = rect(words.x, y + h.title_h, h.w, h.caption_h);
    }
    (void)ui_label(ui, h.big, words, h.title);
    if (h.captioned)
        (void)ui_label(ui, h.small, caption, h.caption);
    return ui_button(ui, "hint-close", rect(head.x + head.w - CLOSE_W - 3, head.y + (head.h - 36) / 2, CLOSE_W, 36), "",
                     "x", NULL, UI_QUIET | UI_SMALL);
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
    ui_tip(ui, about, (Rect){0}, T_("No hint now."), h->refusal, NULL);
    ui_wake(ui, left);
}

void hint_frame(Play *p, App *app, Ui *ui, const Match *m, Rect button)
{
    Hint *h = &p->hint;
    refusal_tip(h, ui, button);
    if (!stands(p, m) || stage_is_zoomed(p->stage))
        return;
    bool go = h->go_to[0] != '\0'; /* requested in the previous pass; the item exists now */
    if (h->thinking && !app_covered(app))
        think_on(p, app, ui);
    Gfx *g = ui_gfx(ui);
    Panel x = place_panel(p, app, ui, m);
    Rect r = h->at, head = rect(r.x, r.y, r.w, x.head_h);
    (void)ui_touch(ui, "hint-panel", "panel", r, T_("Hint"), 0);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 10, 1, gfx_color(g, COL_LINE2));
    bool away = draw_head(&x, head);
    Rect body = rect(r.x + x.pad, r.y + head.h, r.w - 2 * x.pad, r.h - head.h);
    if (h->thinking && draw_thinking(&x, body))
        take_choices(p, app, ui);
    else if (!h->thinking)
        draw_choices(&x, body);
    if (x.foot_h > 0)
        moment_frame(p, app, ui, m, rect_cut_bottom(&body, x.foot_h));
    if (go) {
        ui_focus(ui, h->go_to);
        ui_wake(ui, 0); /* to draw the focus ring */
        h->go_to[0] = '\0';
    }
    if (away || (!app_covered(app) && ui_key(ui, "Esc")))
        hint_stop(p, app);
}

Move hint_light(const Play *p, const Match *m)
{
    const Hint *h = &p->hint;
    if (!stands(p, m) || h->thinking || h->n == 0)
        return (Move){0};
    return row_lit(h) < 0 ? (Move){0} : h->choice[row_lit(h)].move;
}
