/* SPDX-License-Identifier: MIT
 * Answers a repeated question once for all (BoardAsk.standing_answers): each answer is still a move of its own, shown and
 * undone like any other. The standing answer ends with an undo, or when the board says so. */
#include "ui/stage_int.h"

bool once_words(const Stage *st, Move m, char *out, size_t n)
{
    out[0] = '\0';
    return board_ask(st->board)->standing_answers &&
           board_ask(st->board)->standing_answers->words(st->may.hand.s, m, out, n);
}

void once_begin(Stage *st, int index)
{
    Move m = st->may.legal.m[index];
    if (!hand_commit(st, index))
        return;
    st->once.move = m;
    st->once.serial = st->says.proposed.kind ? 0 : match_serial(st->use->match);
}

/* Gives an answer on which nothing depends (BoardStandingAnswers.idle). False: a person is asked. */
static bool answered_idly(Stage *st)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    bool may = once && once->idle && st->may.legal.n > 0 && !st->use->tries && !st->use->frozen &&
               match_serial(st->use->match) >= st->once.idle;
    int index = may ? once->idle(st->may.hand.s, &st->may.legal) : -1;
    if (index < 0 || !hand_commit(st, index))
        return false;
    st->once.idle = match_serial(st->use->match);
    return true;
}

void once_go_on(Stage *st)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    if (answered_idly(st))
        return;
    if (st->once.move.kind == 0 || st->may.legal.n == 0)
        return;
    if (match_serial(st->use->match) < st->once.serial || !once->lasts(st->may.hand.s, st->once.move)) {
        st->once.move.kind = 0;
        return;
    }
    int index = once->next(st->may.hand.s, &st->may.legal, st->once.move);
    if (index >= 0 && hand_commit(st, index))
        st->once.serial = match_serial(st->use->match);
}
