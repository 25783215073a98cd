/* SPDX-License-Identifier: MIT
 * A partner's plan as arrows over the table, from each card to the place or piece it would go to, with a dimmed copy of
 * the card at a place. Shown as long as the plan's text: while nothing is held or being confirmed. */
#include "ui/stage_int.h"

#include <stdio.h>

#include "core/say.h"
#include "ui/arrow.h"

static bool are_due(const Stage *st)
{
    return st->use->narrows > 0 && st->may.legal.n > 0 && st->held.piece == NO_PIECE && st->tool.kind == 0 &&
           !st->prompt.sure && st->prompt.choice.n == 0 && !st->use->frozen && st->may.hand.s->nframes == 0;
}

/* Draws the card at its planned place, dimmed, so that it looks neither like a real card nor like a drop target. */
static void ghost(Stage *st, PieceId p, Rect at)
{
    CardFace face;
    DefId def = show_def(st, p);
    if (def == DEF_HIDDEN || !st->board->face(st->game, def, &face))
        return;
    card_draw(st->table.g, &face, at, 0, NULL);
    gfx_round(st->table.g, at, at.w * 0.06f, (Color){16, 26, 44, 165});
}

static void arrow(Stage *st, const PlanArrow *a, int i)
{
    bool to = a->to != NO_PLACE;
    if (a->piece >= st->may.hand.s->npieces || !st->at.piece[a->piece].shown ||
        (to ? rect_is_empty(st->at.place[a->to]) : !st->at.piece[a->onto].shown))
        return;
    Gfx *g = st->table.g;
    Rect from = show_rect(st, a->piece), at = to ? st->at.place[a->to] : show_rect(st, a->onto);
    Color c = color_alpha(gfx_color(g, (ColorRole)(COL_SEAT1 + st->use->planner)), 0.9f);
    char words[SENTENCE_MAX], id[24];
    if (to)
        ghost(st, a->piece, at);
    arrow_bow(g, arrow_edge(from, at.x + at.w / 2, at.y + at.h / 2, 1),
              arrow_edge(at, from.x + from.w / 2, from.y + from.h / 2, 0.7f), c, 1);
    float badge = clampf(at.w * 0.24f, 16, 30);
    gfx_seat_badge(g, st->use->planner, at.x + at.w / 2, at.y + badge * 0.7f, badge);
    say(words, sizeof words, SAY("{card} \u2192 {place}"),
        say_s("card", say_word(st->game->def[show_def(st, a->piece)].name)),
        say_s("place", to ? stage_place_label(st, a->to) : say_word(st->game->def[show_def(st, a->onto)].name)));
    (void)snprintf(id, sizeof id, "plan-%d", i + 1);
    ui_mark(st->ui, id, "plan", at, words);
}

void arrows_draw(Stage *st)
{
    for (int i = 0; are_due(st) && i < st->use->narrows; i++)
        arrow(st, &st->use->arrow[i], i);
}
