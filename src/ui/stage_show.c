/* SPDX-License-Identifier: MIT
 * The pieces as they are at this moment, their states, and the reasons of refusals. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "ui/arrow.h"
#include "ui/words.h"

DefId show_def(const Stage *st, PieceId p)
{
    const State *s = stage_shown(st);
    return st->board->seen_as ? st->board->seen_as(s, p) : s->piece[p].def;
}

Rect show_rect(const Stage *st, PieceId p)
{
    return sprite_shot(&st->sprite, p, ui_now(st->ui)).r;
}

static bool is_explained(const Stage *st, PieceId p)
{
    bool asks = p == st->pointer.piece && st->why.asked == NO_PIECE && (!st->pointer.still || ui_using_keys(st->ui));
    return st->held.piece == NO_PIECE && (p == st->why.asked || asks);
}

/* True if the present choice is about pieces like p, but not about p. */
static bool show_bars(const Stage *st, PieceId p)
{
    const State *s = st->may.hand.s;
    return hand_is_candidate(&st->may.hand, p) &&
           !(board_ask(st->board)->belongs_to_other && st->may.legal.n > 0 &&
             board_ask(st->board)->belongs_to_other(s, st->may.legal.m[0].seat, p));
}

/* True if more than half of the pieces of a place can be taken: the others are dimmed and these are as they are, so that
 * not everything glows. */
static bool most_lift(const Stage *st, PlaceId at)
{
    enum { FEW = 4 };
    const State *s = st->may.hand.s;
    int all = 0, lift = 0;
    for (PieceId p = s->head[at].first; p != NO_PIECE; p = s->piece[p].next) {
        all += st->at.piece[p].shown;
        lift += st->at.piece[p].shown && hand_can_lift(&st->may.hand, p);
    }
    return all >= FEW && 2 * lift > all && !gfx_is_contrast(st->table.g);
}

unsigned show_state(Stage *st, PieceId p)
{
    const State *s = st->may.hand.s;
    unsigned state = 0;
    if (st->look.lit_by_log != DEF_HIDDEN && s->piece[p].def == st->look.lit_by_log)
        state |= CARD_CHOSEN;
    if (p != st->held.piece && light_has(st, p))
        state |= CARD_CHOSEN;
    if (st->may.legal.n == 0)
        return state;
    if (p == st->held.piece)
        return state | CARD_LIFTED;
    if (st->tool.kind != 0)
        return tool_move(st, p) >= 0 ? state | CARD_TARGET : state | (gather_has(st, p) ? CARD_CHOSEN : 0u);
    if (gather_open(st)) {
        if (gather_has(st, p))
            return state | CARD_CHOSEN;
        if (gather_hits(st, p) || (gather_is_target(st, p) && st->gather.aim == s->piece[p].def))
            return state | CARD_TARGET;
        if (gather_can(st, p) || gather_is_target(st, p))
            return state | CARD_LIT;
        if (gather_bars(st, p))
            return state | (is_explained(st, p) ? CARD_BARRED | CARD_BARRED_SIGN : CARD_BARRED);
    }
    if (stage_piece_is_target(st, p) || (light_fills(st, p) && stage_target(st, s->piece[p].place)))
        return state | CARD_TARGET;
    if (stage_bars_pair(st, p))
        return state | CARD_BARRED;
    if (hand_can_lift(&st->may.hand, p))
        return state | CARD_LIT;
    if (board_ask(st->board)->already_chosen && board_ask(st->board)->already_chosen(s, p))
        return state | CARD_CHOSEN;
    if (stage_waits(st, p)) /* a click takes it back */
        return state | CARD_CALM;
    if (s->piece[p].def != DEF_HIDDEN && show_bars(st, p))
        state |= is_explained(st, p) ? CARD_BARRED | CARD_BARRED_SIGN : CARD_BARRED;
    if (st->why.about != NO_PIECE && st->why.about != p && st->why.say.cause == p && st->why.say.text[0] &&
        is_explained(st, st->why.about) && !hand_can_lift(&st->may.hand, st->why.about))
        state |= CARD_CAUSE;
    return state;
}

/* Raises a piece that may be lifted or targeted under the pointer. */
static void come_up(Stage *st, PieceId p, unsigned state, Shot *shot)
{
    enum { UP = 5, UP_MS = 90 };
    bool may =
        state & (CARD_LIT | CARD_TARGET) && !(state & CARD_LIFTED) && !shot->flying && !shot->tossed && !shot->lies;
    if (p != st->pointer.piece || !may || ui_using_keys(st->ui) || ui_reduced_motion(st->ui))
        return;
    float ms = UP_MS * ui_speed(st->ui), at = p == st->pointer.was ? (float)(ui_now(st->ui) - st->pointer.since) : 0,
          u = at >= ms ? 1 : at / ms;
    if (u < 1)
        ui_wake(st->ui, 16);
    shot->r = rect(shot->r.x - u, shot->r.y - UP * u, shot->r.w + 2 * u, shot->r.h + 2 * u);
}

/* Has the face of a piece that turns over on its way made while its back is seen. */
static void make_ahead(Stage *st, PieceId p, Shot shot)
{
    const Sprite *sp = &st->sprite.at[p];
    if (!shot.flying || shot.tossed || shot.turn >= 0.5f || sp->turn1 < 1)
        return;
    shot.r = sp->alpha1 > 0 ? sp->to : sp->from;
    shot.turn = 1;
    shot.flying = false;
    gfx_fade(st->table.g, 0);
    board_draw_piece(st->board, &st->table, p, shot, 0, NULL);
    gfx_fade(st->table.g, 1);
}

Rect show_lifted(const Stage *st, Rect r)
{
    Rect up = card_where(r, CARD_LIFTED), ribbon = st->prompt.ribbon;
    float under = ribbon.y + ribbon.h + 2 - up.y;
    if (st->held.drags || !rect_overlaps(up, ribbon) || r.y < ribbon.y)
        return r;
    return rect(r.x, r.y + under, r.w, r.h);
}

void show_piece(Stage *st, PieceId p, unsigned state)
{
    char tag[SENTENCE_MAX] = "";
    Shot shot = sprite_shot(&st->sprite, p, ui_now(st->ui));
    if (shot.alpha <= 0.01f && !shot.flying)
        return;
    const Lying *lie = shot.tossed ? NULL : toss_lies(st, p);
    if (lie != NULL) {
        shot.lies = true;
        shot.spin = lie->spin;
    }
    make_ahead(st, p, shot);
    come_up(st, p, state, &shot);
    if (state & CARD_LIFTED)
        shot.r = show_lifted(st, shot.r);
    if (state & CARD_LIT && p != st->pointer.piece && most_lift(st, st->may.hand.s->piece[p].place))
        state = (state & ~(unsigned)CARD_LIT) | CARD_CALM;
    if (state & CARD_CAUSE)
        say(tag, sizeof tag, SAY("blocks the {card}"),
            say_s("card", say_word(st->game->def[st->may.hand.s->piece[st->why.about].def].name)));
    else if (st->board->tag)
        st->board->tag(&st->table, p, tag, sizeof tag);
    if (shot.alpha < 0.99f)
        gfx_fade(st->table.g, shot.alpha);
    board_draw_piece(st->board, &st->table, p, shot, state, tag[0] ? tag : NULL);
    if (shot.alpha < 0.99f)
        gfx_fade(st->table.g, 1);
}

void show_targets(Stage *st)
{
    Gfx *g = st->table.g;
    Color mint = gfx_color(g, COL_TARGET);
    for (int i = 0; i < stage_places(st); i++) {
        if (!stage_target(st, (PlaceId)i) && stage_slot_button(st, (PlaceId)i) < 0)
            continue;
        Rect r = stage_target_rect(st, (PlaceId)i);
        gfx_round(g, r, 8, color_alpha(mint, 0.13f));
        gfx_glow(g, r, 8, 18, color_alpha(mint, 0.35f));
        gfx_dashed(g, r, 8, 2, mint);
    }
}

/* True if a legal place of the held piece has other pieces on it: then a piece elsewhere should explain why not. */
static bool lands_on_pieces(const Stage *st)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && p != st->held.piece && stage_target(st, st->may.hand.s->piece[p].place))
            return true;
    return false;
}

/* True in the pass whose press closes a refusal: the key for rules still opens its rule. */
static bool ends_now(const Stage *st)
{
    InputKind kind = ui_input(st->ui)->kind;
    return st->why.was_asked && st->why.asked == NO_PIECE && (kind == INPUT_DOWN || kind == INPUT_KEY);
}

void show_why(Stage *st, Rect about, Rect avoid, const char *verdict, const char *text, const char *number)
{
    char rule[SENTENCE_MAX];
    say(rule, sizeof rule, SAY("{key}: the rule"), say_s("key", ui_key_named(st->ui, "F1")));
    ui_tip_answer(st->ui, about, avoid, verdict, text, rule);
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", number);
    str_cut(st->says.now, sizeof st->says.now, text);
}

/* Notes the rule, the reason and the cards that the rule book shows if it is opened now. */
static void tell_rules(Stage *st, PieceId p, const Why *why)
{
    PieceId cause = why->cause;
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", why->rule);
    str_cut(st->says.now, sizeof st->says.now, why->text);
    st->says.about[0] = p != NO_PIECE && st->at.piece[p].shown ? show_def(st, p) : DEF_HIDDEN;
    st->says.about[1] = cause != NO_PIECE && st->at.piece[cause].shown ? show_def(st, cause) : DEF_HIDDEN;
}

static void show_refused_drop(Stage *st)
{
    PieceId on = st->why.on;
    Rect about = on != NO_PIECE   ? st->at.piece[on].hit
                 : st->why.missed ? stage_prompt_rect(st)
                                  : st->at.place[st->why.place];
    show_why(st, about, (Rect){0}, say_word(on != NO_PIECE ? N_("Not this one.") : N_("Not there.")), st->why.say.text,
             st->why.say.rule);
    tell_rules(st, NO_PIECE, &st->why.say);
}

/* Writes the board's tooltip for the piece under the pointer; false: none. */
static bool hint_of(Stage *st, PieceId p, char head[SENTENCE_MAX], char text[SENTENCE_MAX])
{
    head[0] = text[0] = '\0';
    return st->board->hint && p != NO_PIECE && st->at.piece[p].shown && st->held.piece == NO_PIECE &&
           !st->use->frozen && st->board->hint(&st->table, p, head, SENTENCE_MAX, text, SENTENCE_MAX);
}

static void show_hint(Stage *st)
{
    char head[SENTENCE_MAX], text[SENTENCE_MAX];
    PieceId p = st->pointer.piece;
    bool asked = ui_using_keys(st->ui) ? !focus_is_left(st) : !st->pointer.still;
    if (asked && !show_is_away(st, p) && hint_of(st, p, head, text))
        ui_tip(st->ui, st->at.piece[p].hit, (Rect){0}, head, text, NULL);
}

/* Shows the refusal, and below it the board's tooltip for the piece. */
static void show_why_piece(Stage *st, PieceId p, const Why *why)
{
    char verdict[SENTENCE_MAX], name[SENTENCE_MAX], hint[SENTENCE_MAX], text[2 * SENTENCE_MAX];
    const char *who = seats_have_one_person(&st->table) ? "" : st->table.names->name[st->may.legal.m[0].seat];
    bool both = hint_of(st, p, name, hint);
    if (both)
        say(verdict, sizeof verdict, SAY("{never:{piece}|{piece}: not now{who:, {who}|}.}"), say_s("piece", name),
            say_s("who", who), say_is("never", why->never));
    else
        say(verdict, sizeof verdict, SAY("You cannot do that now{who:, {who}|}."), say_s("who", who));
    (void)snprintf(text, sizeof text, "%s%s%s", why->text, hint[0] ? "\n" : "", hint);
    Rect avoid = why->cause != NO_PIECE && st->at.piece[why->cause].shown ? st->at.piece[why->cause].r : (Rect){0};
    show_why(st, st->at.piece[p].hit, avoid, verdict, text, why->rule);
}

/* Says that a click takes the piece back to where it lay before it was chosen. */
static void show_way_back(Stage *st, PieceId p)
{
    char name[SENTENCE_MAX], hint[SENTENCE_MAX];
    (void)hint_of(st, p, name, hint);
    ui_tip(st->ui, st->at.piece[p].hit, (Rect){0}, T_("Click it to return it."), hint, NULL);
}

void show_refusal(Stage *st)
{
    show_hint(st); /* a refusal replaces it */
    bool dropped =
        st->why.missed || st->why.place != NO_PLACE || (st->why.on != NO_PIECE && st->at.piece[st->why.on].shown);
    if (dropped && st->held.piece == NO_PIECE && !st->use->frozen) {
        show_refused_drop(st);
        return;
    }
    bool ended = ends_now(st);
    PieceId p = st->why.asked != NO_PIECE ? st->why.asked : ended ? st->why.hushed : st->pointer.piece;
    if (!ended && st->pointer.piece != st->why.hushed)
        st->why.hushed = NO_PIECE;
    if (st->held.piece != NO_PIECE && p != NO_PIECE && p != st->held.piece &&
        (lands_on_pieces(st) || p == st->why.asked))
        hand_why_there(st, st->may.hand.s->piece[p].place);
    if (st->held.piece != NO_PIECE && (!st->pointer.still || st->why.asked != NO_PIECE) && stage_why_pair(st, p))
        return;
    if (st->pointer.still && st->why.asked == NO_PIECE && !ended && !ui_using_keys(st->ui))
        return;
    if (p == NO_PIECE || st->may.legal.n == 0 || st->held.piece != NO_PIECE || !st->at.piece[p].shown ||
        st->use->frozen)
        return;
    if (board_ask(st->board)->already_chosen &&
        board_ask(st->board)->already_chosen(st->may.hand.s, p)) /* the tooltip says that it is */
        return;
    if (stage_waits(st, p) && !hand_can_lift(&st->may.hand, p)) {
        show_way_back(st, p);
        return;
    }
    if (((hand_can_lift(&st->may.hand, p) || gather_is_target(st, p)) && st->why.asked == NO_PIECE) ||
        (st->why.asked == NO_PIECE && !ended && !show_bars(st, p)))
        return;
    const Why *why = stage_why(st, p);
    if (!why)
        return;
    if (st->why.asked != NO_PIECE || p != st->why.hushed)
        show_why_piece(st, p, why);
    tell_rules(st, p, why);
}

/* ---- arrow ----------------------------------------------------------------------------------------------------- */

/* A partner's plan as arrows over the table, from each card to the place or piece it would go to, with a dimmed copy of
 * the card at a place. Shown as long as the plan's text: while nothing is held or being confirmed. */

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
    Color c = color_alpha(gfx_color(g, theme_seat(st->use->planner)), 0.9f);
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
