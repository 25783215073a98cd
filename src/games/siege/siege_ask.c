/* SPDX-License-Identifier: MIT
 * Siege: questions and their answers.  The question is the frame on top; what may be answered follows from it alone, and
 * the answer is put into the frame below it. */
#include "games/siege/siege_int.h"

/* ---- what may be answered ------------------------------------------------------------------------------------------ */

/* The card may be taken: it matches the filters of the question's verb; SH-13.3: a hero of the mulligan may not. */
static bool can_take(const State *s, const Frame *f, PieceId p)
{
    bool aside = s->nframes > 2 && s->frame[s->nframes - 3].op == RUN_ASIDE;
    return s->piece[p].def != DEF_HIDDEN && !(aside && p == siege_of(s)->feat_hero) && siege_may_take(s, f, p);
}

static void legal_cards(const State *s, const Frame *f, int seat, Moves *out)
{
    SiegeMet met = {{0}};
    for (PieceId p = table_first(s, (PlaceId)f->arg); p != NO_PIECE; p = s->piece[p].next)
        if (can_take(s, f, p) && siege_meet(&met, s->piece[p].def))
            moves_add(out, (Move){MOVE_TAKE, (uint8_t)seat, s->piece[p].def, 0, 0});
}

/* A kind of move for each bit of the set. */
static void legal_set(const State *s, const Frame *f, int seat, Moves *out)
{
    for (unsigned left = f->set; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        uint8_t who = (uint8_t)seat;
        if (f->op == ASK_UNIT)
            moves_add(out, (Move){MOVE_CHOOSE, who, siege_piece(s, i), 0, 0});
        else if (f->op == ASK_LANE)
            moves_add(out, (Move){MOVE_LANE, who, (uint16_t)(i + 1), 0, 0});
        else if (f->op == ASK_SEAT)
            moves_add(out, (Move){MOVE_SEAT, who, (uint16_t)i, 0, 0});
        else
            moves_add(out, (Move){MOVE_NEXT, who, (uint16_t)i, 0, 0});
    }
}

static void either(int seat, int x, int y, Moves *out)
{
    moves_add(out, (Move){(uint8_t)x, (uint8_t)seat, 0, 0, 0});
    moves_add(out, (Move){(uint8_t)y, (uint8_t)seat, 0, 0, 0});
}

void siege_legal_answers(const State *s, int seat, Moves *out)
{
    const Frame *f = frame_peek(s);
    switch ((SiegeFrame)f->op) {
    case ASK_CARD:
        legal_cards(s, f, seat, out);
        break;
    case ASK_YES:
        either(seat, MOVE_YES, MOVE_NO, out);
        break;
    case ASK_OPTION:
        for (uint16_t i = 1; i <= f->n; i++)
            moves_add(out, (Move){MOVE_OPTION, (uint8_t)seat, i, 0, 0});
        break;
    case ASK_TOKEN:
        either(seat, MOVE_HEALTH, MOVE_ATTACK, out);
        break;
    case ASK_TOP:
        either(seat, MOVE_TOP, MOVE_BOTTOM, out);
        break;
    case ASK_END:
        either(seat, MOVE_LEFT, MOVE_RIGHT, out);
        break;
    default:
        legal_set(s, f, seat, out);
        break;
    }
    if (f->step & CTX_STOP)
        moves_add(out, (Move){MOVE_NOTHING, (uint8_t)seat, 0, 0, 0});
}

/* ---- the answer ------------------------------------------------------------------------------------------------------ */

/* One of several units: the question goes on until all are chosen, or no other is left to choose. */
static void choose_unit(State *s, PieceId p)
{
    Frame *ask = frame_top(s), *answer = ask - 1;
    unsigned bit = 1u << siege_unit(s, p);
    answer->set |= bit;
    ask->set &= ~bit;
    if (--ask->n == 0 || ask->set == 0)
        frame_pop(s);
}

void siege_answer(State *s, Move m, Events *ev)
{
    Frame *ask = frame_top(s), *answer = ask - 1;
    SiegeFrame op = (SiegeFrame)ask->op;
    if (op == ASK_NEXT) {
        frame_pop(s);
        siege_start_item(s, m.a, ev);
        return;
    }
    if (op == ASK_UNIT && m.kind == MOVE_CHOOSE) {
        choose_unit(s, (PieceId)m.a);
        return;
    }
    switch (m.kind) {
    case MOVE_TAKE:
        answer->it = table_find(s, (PlaceId)ask->arg, m.a);
        break;
    case MOVE_LANE:
        answer->set = 1u << (m.a - 1);
        break;
    case MOVE_SEAT:
        answer->set = 1u << m.a;
        break;
    case MOVE_OPTION:
        answer->n = (uint8_t)m.a;
        break;
    case MOVE_HEALTH:
        answer->n = WORD_HEALTH;
        break;
    case MOVE_ATTACK:
        answer->n = WORD_ATTACK;
        break;
    case MOVE_YES:
    case MOVE_TOP:
    case MOVE_RIGHT:
        answer->n = 1;
        break;
    default: /* no, bottom, left, nothing */
        break;
    }
    frame_pop(s);
}
