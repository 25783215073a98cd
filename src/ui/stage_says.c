/* SPDX-License-Identifier: MIT
 * The words said at the table: an opponent's remark beside its portrait, the newest line at the seat that it is about, and
 * "Meanwhile" for a person who has skipped what others did. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"

/* ---- remark ---------------------------------------------------------------------------------------------------- */

/* Opponents make short remarks now and then, beside their portrait: about a public event that has just happened, never
 * at random, never twice within a while, and never while a person chooses - no choice opens until the remark has been
 * readable, and it closes when one opens. Any press ends it. */

enum { LEAST_MS = 1300, MOST_MS = 2600, BETWEEN_MS = 15000 };

/* Returns the story's speed as a factor of durations; 0: no remarks, because nothing is shown by the clock. */
static float pace(const Stage *st)
{
    return st->ui ? ui_speed(st->ui) : 0;
}

bool remark_holds(const Stage *st)
{
    return st->remark.words && (float)(ui_now(st->ui) - st->remark.at) < LEAST_MS * pace(st);
}

void remark_end(Stage *st)
{
    st->remark.words = NULL;
}

/* Returns what is said of the event, and by whom; NULL: nothing. */
static const char *remark_on(const Stage *st, const Event *e, int *seat)
{
    const BoardTell *tell = board_tell(st->board);
    const State *s = story_state(st->tell.story);
    *seat = e->seat;
    for (int i = 0; i < tell->nremarks; i++) {
        const Remark *r = &tell->remark[i];
        bool fits = r->kind == e->kind && ((r->from == 0 && r->to == 0) || (e->n >= r->from && e->n <= r->to));
        if (fits && (!tell->may_remark || tell->may_remark(s, e, seat)))
            return r->other && !(s->round & 1) ? r->other : r->one;
    }
    return NULL;
}

/* Called for events shown by the clock. */
void remark_hear(Stage *st, const Event *e)
{
    const Setup *names = match_setup(st->use->match);
    uint32_t now = ui_now(st->ui);
    int seat = NO_SEAT;
    if (!st->use->remarks || pace(st) <= 0)
        return;
    if (st->remark.before && now - st->remark.at < BETWEEN_MS)
        return;
    const char *words = remark_on(st, e, &seat);
    if (!words || seat < 0 || seat >= names->nseats || names->player[seat] == 0 || words == st->remark.before)
        return;
    st->remark.words = st->remark.before = words;
    st->remark.seat = seat;
    st->remark.at = now;
    st->remark.spot = -1;
}

/* Bubbles lie beside their seat where they cover least: no piece, no other seat, no panel like a banner, if that can be.
 * Each keeps its place while it is shown. */

enum { SPOT_RIGHT, SPOT_LEFT, SPOT_BELOW, SPOT_ABOVE, SPOT_SIDES, WIDTHS = 3, SPOTS = WIDTHS * SPOT_SIDES };
static const float width_of_spots[WIDTHS] = {230, 168, 116}; /* the last one for a column beside the table */

typedef struct {
    Text style;
    Rect r;
    float w, h; /* of the words */
} Bubble;

static Bubble bubble_at(const Stage *st, Rect about, const char *words, int spot)
{
    enum { GAP = 8, EDGE = 12, RISE = 7 };
    Gfx *g = st->table.g;
    Rect line = st->at.prompt;
    bool nobody = rect_is_empty(about);
    Bubble b = {.style = ui_style(st->ui, FACE_SEMI, 15, COL_INK)};
    float most = nobody ? line.w - 24 : ui_grow(st->ui, width_of_spots[spot / SPOT_SIDES]);
    b.w = fminf(gfx_text_width(g, b.style, words) + 2, most);
    b.h = gfx_paragraph_height(g, b.style, b.w, words);
    float w = b.w + 2 * EDGE, h = b.h + 2 * RISE, middle = about.y + (about.h - h) / 2;
    switch (nobody ? SPOTS : spot % SPOT_SIDES) {
    case SPOT_RIGHT:
        b.r = rect(about.x + about.w + GAP, middle, w, h);
        break;
    case SPOT_LEFT:
        b.r = rect(about.x - w - GAP, middle, w, h);
        break;
    case SPOT_BELOW:
        b.r = rect(about.x + 4, about.y + about.h + GAP, w, h);
        break;
    case SPOT_ABOVE:
        b.r = rect(about.x + 4, about.y - h - GAP - 2, w, h);
        break;
    default: /* where the question would stand */
        b.r = rect(line.x + (line.w - w) / 2, fmaxf(line.y + (line.h - h) / 2, line.y - 4), w, h);
        return b;
    }
    b.r.x = clampf(b.r.x, GAP, fmaxf(GAP, gfx_w(g) - w - GAP));
    b.r.y = clampf(b.r.y, 4, fmaxf(4, gfx_h(g) - h - GAP));
    return b;
}

/* Returns how much of what a player looks at lies below r. */
static float covered_by(const Stage *st, Rect r, Rect about)
{
    const float panel = 0.05f; /* share of the window up to which a panel is a thing, not a ground */
    float all = 3 * stage_common_area(r, about) + 3 * stage_common_area(r, st->at.prompt) +
                3 * stage_common_area(r, st->at.strap);
    for (PieceId p = 0; p < stage_shown(st)->npieces; p++)
        all += !st->at.piece[p].shown ? 0
                                      : fmaxf(stage_common_area(r, st->at.piece[p].r),
                                              stage_common_area(r, st->at.piece[p].hit)); /* a die, its card */
    for (int seat = 0; seat < st->table.names->nseats; seat++)
        all += stage_common_area(r, board_seat_at(st->board, &st->table, seat));
    for (int i = 0; i < BOARD_PANELS; i++) {
        Rect one = st->at.panel[i];
        all += one.w * one.h < panel * st->in.w * st->in.h ? stage_common_area(r, one) : 0;
    }
    return all;
}

static int best_spot(const Stage *st, Rect about, const char *words)
{
    int best = 0;
    float least = 1e9f;
    for (int spot = 0; spot < SPOTS && !rect_is_empty(about); spot++) {
        float all = covered_by(st, bubble_at(st, about, words, spot).r, about);
        if (all < least - 1) {
            least = all;
            best = spot;
        }
    }
    return best;
}

/* Draws a bubble with these words, which seat says or which are about it; NO_SEAT: nobody. Returns where. */
static Rect draw_bubble(Stage *st, const char *words, int seat, int *spot)
{
    Gfx *g = st->table.g;
    Rect about = seat == NO_SEAT ? (Rect){0} : board_seat_at(st->board, &st->table, seat);
    *spot = *spot < 0 ? best_spot(st, about, words) : *spot;
    Bubble b = bubble_at(st, about, words, *spot);
    gfx_shadow(g, b.r, 12, 3);
    gfx_surface(g, b.r, SURFACE_SPEECH);
    if (seat != NO_SEAT)
        gfx_frame(g, b.r, 8, 2, gfx_color(g, theme_seat(seat)));
    (void)gfx_paragraph(g, b.style, rect(b.r.x + 12, b.r.y + 7, b.w, b.h + 1), words);
    return b.r;
}

/* ---- whispers -------------------------------------------------------------------------------------------------- */

/* The newest line is said at its seat. While something is asked already, that of another seat stays until it could be
 * read, or a press ends it. */

enum { READ_MS = 800, READ_LETTER_MS = 38 };

/* Returns the ms since which the line could be read, below 0 before; without animations nothing stays. */
static float read_since(const Stage *st)
{
    float ms = (READ_MS + READ_LETTER_MS * (float)strlen(st->whisper.line)) * pace(st);
    return (float)(ui_now(st->ui) - st->whisper.at) - ms;
}

static bool is_anothers(const Stage *st)
{
    return st->ui && st->whisper.line[0] && !st->whisper.ended && st->whisper.seat != NO_SEAT &&
           st->whisper.seat != st->use->eyes;
}

uint32_t stage_unread(const Stage *st)
{
    float since = is_anothers(st) ? read_since(st) : 0;
    return since < 0 ? (uint32_t)-since + 1 : 0;
}

static void whisper_hear(Stage *st, const char *line)
{
    if (strcmp(line, st->whisper.line) == 0)
        return;
    (void)snprintf(st->whisper.line, sizeof st->whisper.line, "%s", line);
    st->whisper.seat = NO_SEAT;
    st->whisper.at = ui_now(st->ui);
    st->whisper.spot = -1;
    st->whisper.ended = false;
    for (int i = 0; i < st->tell.nrecent; i++) { /* the changes that follow words belong to nobody */
        const Event *e = &st->tell.recent[i].e;
        if (e->kind < EV_GAME || !st->game->event[e->kind - EV_GAME].label)
            continue;
        bool seat = e->seat < st->table.names->nseats;
        st->whisper.seat = seat ? e->seat : NO_SEAT;
        return;
    }
}

void whisper_draw(Stage *st, const char *line)
{
    if (st->remark.words) /* one bubble at a time */
        return;
    whisper_hear(st, line);
    Rect r = draw_bubble(st, line, st->whisper.seat, &st->whisper.spot);
    ui_mark(st->ui, "news", "news", r, line);
}

void whisper_stay(Stage *st)
{
    float since = read_since(st);
    bool shown = is_anothers(st) && since < 0 && !st->remark.words && st->held.piece == NO_PIECE && !st->use->tries &&
                 !st->use->frozen && st->tell.looks < 0 && !story_is_held(st->tell.story);
    if (!shown)
        return;
    whisper_draw(st, st->whisper.line);
    ui_wake(st->ui, (int)-since + 1);
}

/* ---- meanwhile ------------------------------------------------------------------------------------------------- */

/* Writes what others did since one's own last choice, where the person has skipped some of it. */
static void sum_up(Stage *st)
{
    enum { LINES = 4 };
    const Match *m = st->use->match;
    int eyes = st->use->eyes, all = match_events(m, eyes, 0, NULL, 0);
    st->meanwhile.due = false;
    st->meanwhile.r = (Rect){0};
    st->meanwhile.at = ui_now(st->ui);
    log_recap(st->tell.log, all - match_events(m, eyes, tell_own_last(st), NULL, 0), LINES,
              board_tell(st->board)->event_importance, st->meanwhile.text, sizeof st->meanwhile.text);
}

bool meanwhile_draw(Stage *st)
{
    enum { WIDE = 300, EDGE = 14, TWICE = 2 };
    Gfx *g = st->table.g;
    if (st->may.legal.n == 0 || st->use->tries || st->use->frozen || st->tell.looks >= 0 || pace(st) <= 0)
        return false;
    if (st->meanwhile.due)
        sum_up(st);
    const char *text = st->meanwhile.text;
    float left = (READ_MS + READ_LETTER_MS * (float)strlen(text)) * pace(st) * TWICE -
                 (float)(ui_now(st->ui) - st->meanwhile.at);
    if (!text[0] || left <= 0)
        return false;
    Text style = ui_style(st->ui, FACE_SEMI, 15, COL_INK), head = ui_style(st->ui, FACE_TITLE, 17, COL_INK);
    float w = fminf(ui_grow(st->ui, WIDE), st->in.w * 0.5f), top = gfx_text_height(g, head) + 2, covered,
          h = top + gfx_paragraph_height(g, style, w - 2 * EDGE, text);
    if (rect_is_empty(st->meanwhile.r))
        st->meanwhile.r = stage_room(st, w, h + 2 * EDGE, &st->may.legal, &covered);
    Rect r = st->meanwhile.r, in = rect_inset(r, EDGE);
    gfx_shadow(g, r, 12, 3);
    gfx_surface(g, r, SURFACE_SPEECH);
    (void)gfx_text(g, head, rect_cut_top(&in, top), T_("Meanwhile"));
    (void)gfx_paragraph(g, style, in, text);
    ui_mark(st->ui, "meanwhile", "news", r, text);
    ui_wake(st->ui, (int)left + 1);
    return true;
}

void remark_draw(Stage *st)
{
    bool over = !st->remark.words || st->may.legal.n > 0 || st->use->frozen || !stage_is_telling(st) ||
                (float)(ui_now(st->ui) - st->remark.at) >= MOST_MS * pace(st);
    if (over) {
        remark_end(st);
        return;
    }
    Rect about = board_seat_at(st->board, &st->table, st->remark.seat);
    if (rect_is_empty(about))
        return;
    const char *words = say_word(st->remark.words);
    Rect r = draw_bubble(st, words, st->remark.seat, &st->remark.spot);
    ui_mark(st->ui, "remark", "remark", r, words);
    ui_note(st->ui, "by", st->table.names->name[st->remark.seat]);
    ui_wake(st->ui, 100);
}
