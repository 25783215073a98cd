/* SPDX-License-Identifier: MIT
 * How many presses a turn costs at the table (docs/PERFORMANCE.md, "Presses"): journals are replayed, and for each move
 * the gestures are counted that a person needs for it.  A press is a click, or a drag from a piece to its target.
 *
 *     presses [--all] [--why] FILE...     a line for each journal, and one for all; seats of the horde are not counted
 *     --all     as if the player were asked about everything
 *     --why     also how much each kind of choice costs
 *
 * It counts what the rules of the stage give: a piece with one move, one press; a piece with several, one to lift it and
 * one for the button, or one drag to its target; a button, one press, and one more where it is confirmed (MV_ASK).
 * Warnings of the board before the end of a turn, and presses that only end an animation, are not counted. */
#include <stdio.h>
#include <string.h>

#include "boards/boards.h"
#include "core/journal.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"
#include "games/siege/siege_text.h"

#include "ui/gesture.h"

typedef struct {
    bool all, why;
    int presses, turns, setup;  /* setup: presses before the first turn, counted apart */
    int by_kind[64], moves[64]; /* by Move.kind */
    int asked[SIEGE_FRAMES];    /* by Frame.op of the question that was answered */
} Count;

typedef struct { /* one moment of a journal */
    const Board *board;
    const State *s;
    Moves legal;
    Hand hand;
    Move played;
    Move standing; /* the standing answer that holds, kind 0: none */
    int *shared;   /* by seat, what is left of an answer that shares (BoardStandingAnswers.shares) */
} Moment;

static Moment moment_of(const Match *m, uint32_t serial, const Board *b, const State *view)
{
    const BoardAsk *ask = board_ask(b);
    Moment at = {.board = b, .s = view, .played = match_move(m, serial)};
    match_legal_at(m, serial, at.played.seat, &at.legal);
    at.hand = (Hand){match_game(m),      view,    NULL,      ask->stands_for,
                     ask->drop_allowed,  b->slot, b->nslots, ask->choice_place,
                     ask->drop_on_piece, NULL};
    return at;
}

/* True if dropping p somewhere plays the move and no other. */
static bool is_dropped(const Moment *at, PieceId p)
{
    Picked found;
    int places = siege_game.nplaces + at->board->nslots;
    for (int i = 0; i < places; i++) {
        hand_drops(&at->hand, p, (PlaceId)i, NO_PIECE, &found);
        if (found.n == 1 && move_same(at->legal.m[found.at[0]], at->played))
            return true;
    }
    for (PieceId on = 0; on < at->s->npieces; on++) {
        hand_drops(&at->hand, p, NO_PLACE, on, &found);
        if (found.n == 1 && move_same(at->legal.m[found.at[0]], at->played))
            return true;
    }
    return false;
}

/* Finds what p can be aimed at. */
static void aim(const Moment *at, PieceId p, Aims *out)
{
    Picked lifts;
    out->n = 0;
    hand_lifts(&at->hand, p, &lifts);
    for (int i = 0; i < lifts.n && out->n < AIMS; i++)
        if (siege_game.move[at->legal.m[lifts.at[i]].kind].gesture == BY_PICK) {
            out->move[out->n] = at->legal.m[lifts.at[i]];
            board_ask(at->board)->aims(at->s, out->move[out->n], out->on[out->n]);
            out->n++;
        }
}

/* Returns the presses for the move of a piece. `on`: the answer to its first question, or NO_PIECE. *aimed: that is given
 * with it. */
static int presses_of_piece(Moment *at, bool all, PieceId on, bool *aimed)
{
    int least = 2;
    Aims aims;
    for (PieceId p = 0; p < at->s->npieces; p++) {
        Picked lifts;
        if (at->s->piece[p].def == DEF_HIDDEN || !hand_can_lift(&at->hand, p))
            continue;
        hand_lifts(&at->hand, p, &lifts);
        bool names = false;
        for (int i = 0; i < lifts.n; i++)
            names |= move_same(at->legal.m[lifts.at[i]], at->played);
        if (!names)
            continue;
        aim(at, p, &aims);
        at->hand.aims = &aims;
        if (on != NO_PIECE && hand_aims(&at->hand, at->played, on)) {
            hand_drops(&at->hand, p, at->s->piece[on].place, on, &lifts);
            *aimed = true;
            return lifts.n < 2 ? 1 : 2; /* among several moves one is chosen by a button */
        }
        bool one = lifts.n == 1 && !board_move(at->board, at->played)->apart &&
                   (!all || board_move(at->board, at->played)->at_once);
        if (one || is_dropped(at, p))
            least = 1;
        at->hand.aims = NULL;
    }
    return least;
}

/* Returns RUN_BOOST while mana is given and RUN_DRAW while draws are (SH-4.8, SH-10.18), else 0. */
static int asks_to_share(const State *s)
{
    SiegeAsked asked = siege_asked(s);
    if (s->nframes == 0 || s->frame[s->nframes - 1].op != ASK_SEAT)
        return 0;
    return siege_asks(&asked, RUN_BOOST) ? RUN_BOOST : siege_asks(&asked, RUN_DRAW) ? RUN_DRAW : 0;
}

/* True if nothing depends on the answer: the table gives it. */
static bool is_idle(const Moment *at)
{
    const BoardStandingAnswers *once = board_ask(at->board)->standing_answers;
    bool alike = at->legal.n > 1;
    for (int i = 1; i < at->legal.n; i++)
        alike = alike && siege_alike(at->s, at->legal.m[0], at->legal.m[i]);
    return alike || once->idle(at->s, &at->legal) >= 0;
}

/* True if nobody is asked in this reaction window (app/scenes/play_pause.c), while one person plays. */
static bool is_empty_window(const Moment *at)
{
    return board_ask(at->board)->in_reaction_window(at->s) && at->legal.n == 1;
}

/* True if the standing answer is the move that was played, or one of those that are shared: their order does not matter. */
static bool gives_standing(const Moment *at)
{
    const BoardStandingAnswers *once = board_ask(at->board)->standing_answers;
    if (at->shared && asks_to_share(at->s) && at->played.kind == MOVE_SEAT && at->shared[at->played.a] > 0) {
        at->shared[at->played.a]--;
        return true;
    }
    int next = at->standing.kind ? once->next(at->s, &at->legal, at->standing) : -1;
    return next >= 0 && move_same(at->legal.m[next], at->played);
}

static int presses_of(Moment *at, const Match *m, uint32_t serial, bool all, bool *aimed)
{
    Move after = serial + 1 < match_serial(m) ? match_move(m, serial + 1) : (Move){0};
    bool comes = at->played.kind == MOVE_ENGAGE && after.kind == MOVE_MOVE; /* SH-5.10 */
    bool asked = (after.kind == MOVE_CHOOSE || comes) && after.seat == at->played.seat;
    if (*aimed) { /* this is that answer */
        *aimed = false;
        return 0;
    }
    const MoveSpec *spec = &match_game(m)->move[at->played.kind];
    if (match_was_auto(m, serial))
        return 0;
    if (!all && (is_idle(at) || is_empty_window(at)))
        return 0;
    if (gives_standing(at)) /* another answer than the standing one is an answer of its own */
        return 0;
    int confirmed = spec->flags & MV_ASK ? 1 : 0;
    return confirmed +
           (spec->gesture == BY_BUTTON ? 1 : presses_of_piece(at, all, asked ? (PieceId)after.a : NO_PIECE, aimed));
}

/* True if the move that was played may be given as an answer to all such questions of the phase. */
static bool answers_for_all(const Moment *at, bool all)
{
    const BoardStandingAnswers *once = board_ask(at->board)->standing_answers;
    char words[SENTENCE_MAX];
    return once->words(at->s, at->played, words, sizeof words) && (!all || !once->stands(at->s, at->played));
}

/* The Dones of a phase, which the screen repeats after the acts of a partner (app/scenes/play_team.c). */
typedef struct {
    bool done[ALLIES_MOST];
    uint32_t at[ALLIES_MOST]; /* the move after which a player looked last */
    int phase, round;
} Dones;

/* True if the screen presses this Done: nothing since that player's own needs the player. */
static bool is_repeated(const Moment *at, const Match *m, uint32_t serial, Dones *d)
{
    char why[SENTENCE_MAX];
    int seat = at->played.seat;
    if (d->phase != at->s->phase || d->round != at->s->round)
        *d = (Dones){.phase = at->s->phase, .round = at->s->round};
    if (seat >= ALLIES_MOST || at->s->nframes > 0)
        return false;
    if (at->played.kind != MOVE_DONE) {
        d->done[seat] = false;
        return false;
    }
    bool again = d->done[seat];
    if (again) {
        View *was = view_new(&siege_game);
        match_view_at(m, d->at[seat], seat, VIEW_EYES, was);
        again = !at->board->team->calls(view_state(was), at->s, seat, why, sizeof why);
        view_free(was);
    }
    d->at[seat] = again ? d->at[seat] : serial + 1;
    d->done[seat] = true;
    return again;
}

/* Finds out whether the answers to this question and its next ones are those of one button that shares: *left then has
 * what is still to come for each ally. */
static void find_shared(const Moment *at, const Match *m, uint32_t serial, int left[ALLIES_MOST])
{
    const BoardStandingAnswers *once = board_ask(at->board)->standing_answers;
    char label[SENTENCE_MAX];
    bool mana = asks_to_share(at->s) == RUN_BOOST, sure = true;
    left[0] = left[1] = 0;
    if (!asks_to_share(at->s) || once->shares(at->s, &at->legal, 1, label, sizeof label) < 0 || !label[0])
        return;
    int n = (mana ? siege_mana_to_come(at->s) : siege_draws_to_come(at->s, &sure)) - 1, given[ALLIES_MOST] = {0};
    for (uint32_t i = serial + 1; n > 0 && i < match_serial(m); i++) {
        const State *s = match_truth_at(m, i);
        if (s->round != at->s->round)
            return;
        if (asks_to_share(s) != asks_to_share(at->s))
            continue;
        if (match_move(m, i).kind != MOVE_SEAT)
            return;
        given[match_move(m, i).a]++;
        n--;
    }
    for (int seat = 0; seat < ALLIES_MOST && n == 0; seat++)
        left[seat] = given[seat];
}

static void count_journal(const Match *m, Count *c)
{
    const Board *b = board_of(match_game(m));
    View *v = view_new(match_game(m));
    Move standing = {0};
    int shared[ALLIES_MOST] = {0};
    int phase = PHASE_SETUP, round = 0;
    bool aimed = false;
    Dones dones = {0};
    for (uint32_t i = 0; i < match_serial(m); i++) {
        Move played = match_move(m, i);
        if (played.seat == siege_horde_seat(match_truth_at(m, i)))
            continue;
        match_view_at(m, i, played.seat, VIEW_EYES, v);
        const State *s = view_state(v);
        Moment at = moment_of(m, i, b, s);
        at.hand.legal = &at.legal;
        if (s->round != round || (s->phase != phase && !board_ask(b)->standing_answers->lasts(s, standing, phase)))
            standing = (Move){0};
        at.standing = standing;
        at.shared = c->all ? NULL : shared;
        bool setup = s->phase == PHASE_SETUP;
        int n = presses_of(&at, m, i, c->all, &aimed);
        if (is_repeated(&at, m, i, &dones) && !c->all)
            n = 0;
        if (n > 0 && answers_for_all(&at, c->all)) {
            standing = played;
            find_shared(&at, m, i, shared);
            phase = s->phase;
            round = s->round;
        }
        if (setup) {
            c->setup += n;
            continue;
        }
        c->presses += n;
        c->by_kind[played.kind] += n;
        c->moves[played.kind] += n > 0;
        if (s->nframes > 0)
            c->asked[s->frame[s->nframes - 1].op] += n;
    }
    c->turns += match_truth(m)->round;
    view_free(v);
}

static void print_why(const Count *c)
{
    for (int i = 0; i < siege_game.nmoves; i++)
        if (c->by_kind[i])
            (void)printf("    %-10s %5.2f a turn, %d times\n", siege_game.move[i].word,
                         (double)c->by_kind[i] / c->turns, c->moves[i]);
    for (int i = 0; i < siege_game.nframe_ops; i++)
        if (c->asked[i])
            (void)printf("    asked %-10s %5.2f a turn\n", siege_game.frame_op[i], (double)c->asked[i] / c->turns);
}

static void print(const char *name, const Count *c)
{
    (void)printf("%5.1f a turn: %4d presses in %3d turns, %2d at set-up  %s\n",
                 c->turns ? (double)c->presses / c->turns : 0.0, c->presses, c->turns, c->setup, name);
}

int main(int argc, char **argv)
{
    Count all = {0};
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        Match *m = NULL;
        if (strcmp(argv[i], "--all") == 0 || strcmp(argv[i], "--why") == 0) {
            all.all |= argv[i][2] == 'a';
            all.why |= argv[i][2] == 'w';
            continue;
        }
        Status st = journal_load(argv[i], &m);
        Count one = {.all = all.all};
        if (m && match_game(m) == &siege_game) {
            count_journal(m, &one);
            print(argv[i], &one);
            all.presses += one.presses;
            all.turns += one.turns;
            all.setup += one.setup;
            for (int k = 0; k < 64; k++) {
                all.by_kind[k] += one.by_kind[k];
                all.moves[k] += one.moves[k];
            }
            for (int k = 0; k < SIEGE_FRAMES; k++)
                all.asked[k] += one.asked[k];
        } else {
            (void)fprintf(stderr, "%s: %s\n", argv[i], st.code ? st.text : "not a journal of Siege");
            failed = 1;
        }
        match_free(m);
    }
    print("all", &all);
    if (all.why)
        print_why(&all);
    return failed;
}
