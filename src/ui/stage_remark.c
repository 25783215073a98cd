/* SPDX-License-Identifier: MIT
 * Opponents make short remarks now and then, beside their portrait: about a public event that has just happened, never
 * at random, never twice within a while, and never while a person chooses - no choice opens until the remark has been
 * readable, and it closes when one opens. Any press ends it. */
#include "core/say.h"
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LEAST_MS = 1300, MOST_MS = 2600, BETWEEN_MS = 15000, WIDEST = 230 };

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

void remark_hear(Stage *st, const Event *e)
{
    const Setup *names = match_setup(st->use->match);
    uint32_t now = ui_now(st->ui);
    int seat = NO_SEAT;
    if (!st->use->remarks || !board_tell(st->board)->remark || pace(st) <= 0)
        return;
    if (st->remark.before && now - st->remark.at < BETWEEN_MS)
        return;
    const char *words = board_tell(st->board)->remark(story_state(st->tell.story), e, &seat);
    if (!words || seat < 0 || seat >= names->nseats || names->player[seat] == 0 || words == st->remark.before)
        return;
    st->remark.words = st->remark.before = words;
    st->remark.seat = seat;
    st->remark.at = now;
}

/* Returns the bubble's rectangle: above or below a seat's chip, beside a seat's panel. */
static Rect bubble(const Stage *st, Rect about, float w, float h)
{
    Gfx *g = st->table.g;
    bool chip = about.h<84, low = about.y> gfx_h(g) / 2;
    Rect r = chip ? rect(about.x + 12, low ? about.y - h - 8 : about.y + about.h + 8, w, h)
                  : rect(about.x + about.w + 8, about.y + 6, w, h);
    if (r.x + r.w > gfx_w(g) - 8)
        r.x = chip ? gfx_w(g) - 8 - w : about.x - w - 8;
    r.x = fmaxf(r.x, 8);
    if (!chip && rect_overlaps(r, st->at.prompt)) /* the prompt bar must stay readable */
        r.y = st->at.prompt.y - h - 4;
    r.y = clampf(r.y, st->at.top.h + 4, gfx_h(g) - h - 8);
    return r;
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
    Gfx *g = st->table.g;
    const char *words = say_word(st->remark.words);
    Text style = ui_style(st->ui, FACE_SEMI, 15, COL_TIPTEXT);
    float most = ui_grow(st->ui, WIDEST), w = fminf(gfx_text_width(g, style, words) + 2, most),
          h = gfx_paragraph_height(g, style, w, words);
    Rect r = bubble(st, about, w + 24, h + 14);
    gfx_shadow(g, r, 12, 3);
    gfx_surface(g, r, SURFACE_TIP);
    gfx_frame(g, r, 8, 2, gfx_color(g, (ColorRole)(COL_SEAT1 + st->remark.seat % 6)));
    (void)gfx_paragraph(g, style, rect(r.x + 12, r.y + 7, w, h + 1), words);
    ui_mark(st->ui, "remark", "remark", r, words);
    ui_note(st->ui, "by", st->table.names->name[st->remark.seat]);
    ui_wake(st->ui, 100);
}
