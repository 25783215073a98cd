/* SPDX-License-Identifier: MIT
 * The table answers in a player's place: a repeated question once for all (BoardAsk.standing_answers), a question on which
 * nothing depends, and one that the drop of the piece has answered already (BoardAsk.aims). Each answer is still a move of
 * its own, shown like any other; the scene takes it back together with the choice before it (StageOutput.answered). A
 * standing answer ends with its phase or round, with an undo, or when the board says so. */
#include "ui/stage_int.h"

bool once_words(const Stage *st, Move m, char *out, size_t n)
{
    out[0] = '\0';
    return board_ask(st->board)->standing_answers &&
           board_ask(st->board)->standing_answers->words(st->may.hand.s, m, out, n);
}

bool always_words(const Stage *st, Move m, char *out, size_t n)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    return st->use->always == ALWAYS_OFFERED && st->use->one_press && once && once->always_words &&
           once->always_words(st->may.hand.s, m, out, n);
}

bool once_stands(const Stage *st, Move m)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    return st->use->one_press && once && once->stands && once->stands(st->may.hand.s, m);
}

void once_begin(Stage *st, int index, int shares)
{
    Move m = st->may.legal.m[index];
    uint8_t phase = st->may.hand.s->phase;
    int round = st->may.hand.s->round;
    if (!hand_commit(st, index))
        return;
    st->once.move = m;
    st->once.shares = shares;
    st->once.phase = phase;
    st->once.round = round;
    st->once.serial = st->says.proposed.kind ? 0 : match_serial(st->use->match);
}

/* Plays the move in the player's place. */
static bool answer_for_player(Stage *st, int index)
{
    if (index < 0 || !hand_commit(st, index))
        return false;
    st->says.answered = true;
    return true;
}

/* True if it makes no difference which of these moves is chosen (Game.alike). */
static bool all_alike(const Stage *st)
{
    const Moves *l = &st->may.legal;
    if (l->n < 2 || st->game->alike == NULL)
        return false;
    for (int i = 1; i < l->n; i++)
        if (!st->game->alike(st->may.hand.s, l->m[0], l->m[i]))
            return false;
    return true;
}

/* False: a person is asked, as also after an undo. */
static bool may_answer(const Stage *st)
{
    return st->may.legal.n > 0 && !st->use->tries && !st->use->frozen && !match_can_redo(st->use->match);
}

/* Answers as the player has said for all games. */
static bool answered_always(Stage *st)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    if (!may_answer(st) || st->use->always != ALWAYS_GIVEN || !st->use->one_press || !once || !once->always)
        return false;
    return answer_for_player(st, once->always(st->may.hand.s, &st->may.legal));
}

/* Answers a question on which nothing depends. */
static bool answered_idly(Stage *st)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    if (!may_answer(st))
        return false;
    int index = once && once->idle ? once->idle(st->may.hand.s, &st->may.legal) : -1;
    return answer_for_player(st, index < 0 && st->use->one_press && all_alike(st) ? 0 : index);
}

/* Answers the first question of a move with the piece that its card was dropped on. */
static bool answered_by_aim(Stage *st)
{
    PieceId on = st->aim.answer;
    if (on == NO_PIECE || st->may.legal.n == 0)
        return false;
    st->aim.answer = NO_PIECE;
    if (match_serial(st->use->match) != st->aim.serial || st->may.hand.s->nframes == 0)
        return false;
    for (int i = 0; i < st->may.legal.n; i++)
        if (st->game->move[st->may.legal.m[i].kind].arg[0] == ARG_PIECE &&
            hand_names(&st->may.hand, st->may.legal.m[i], on))
            return answer_for_player(st, i);
    return false;
}

void once_go_on(Stage *st)
{
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    if (answered_by_aim(st) || answered_idly(st) || answered_always(st) || st->once.move.kind == 0 ||
        st->may.legal.n == 0)
        return;
    const State *s = st->may.hand.s;
    bool lasts =
        s->round == st->once.round && (s->phase == st->once.phase || once->lasts(s, st->once.move, st->once.phase));
    if (match_serial(st->use->match) < st->once.serial || !lasts) {
        st->once.move.kind = 0;
        return;
    }
    char label[SENTENCE_MAX];
    int index = st->once.shares ? once->shares(s, &st->may.legal, st->once.shares, label, sizeof label)
                                : once->next(s, &st->may.legal, st->once.move);
    if (answer_for_player(st, index))
        st->once.serial = match_serial(st->use->match);
}
