/* SPDX-License-Identifier: MIT
 * The only owner of the truth: one game being played.  It takes moves only from the legal list, keeps every state for
 * undo, redacts events per seat, and is saved as a journal (core/journal.h).
 *
 * Seats count from 0.  A serial is the number of moves applied; it names a moment.  MV_AUTO moves that are the only
 * choice are played by the match itself, right after the move that led to them, and journaled like any other. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H
#include "base/buf.h"
#include "base/status.h"
#include "core/game.h"
#include "core/view.h"

typedef struct Match Match;

/* NULL with a sentence in *why when the setup is impossible. The caller owns the match. */
Match *match_new(const Game *g, const Setup *cfg, Status *why);
/* The same, before its first automatic moves: a journal holds those too. */
Match *match_begin(const Game *g, const Setup *cfg, Status *why);
/* A match that begins at a position (core/position.h makes one); start is copied. Automatic moves are not played yet:
 * call match_settle when they should be. */
Match *match_from(const Game *g, const Setup *cfg, const State *start);
void match_free(Match *m);
void match_settle(Match *m);

const Game *match_game(const Match *m);
const Setup *match_setup(const Match *m);
uint32_t match_serial(const Match *m);
int match_to_act(const Match *m);       /* the seat that is asked first, or NO_SEAT when over */
unsigned match_may_act(const Match *m); /* bits of all seats that may choose now; 0 when over */
/* Whom one screen asks now. The computer whose turn it is; else, of the persons who may choose, `prefer` (who sits in
 * front of it; may be NO_SEAT), else the one whose turn it is, else the first. NO_SEAT when over. */
int match_asked(const Match *m, int prefer);
bool match_over(const Match *m);
bool match_assisted(const Match *m);                /* a free take-back was used */
uint64_t match_hash(const Match *m);                /* state_hash: equal states, equal hashes. Not for a seat's ears */
void match_standing(const Match *m, Standing *out); /* public: the game decides what it shows before the end */
void match_standing_at(const Match *m, uint32_t serial, Standing *out);
void match_view(const Match *m, int seat, ViewKind kind, View *out);
/* What the seat knew after `serial` moves, played ones and those that redo would bring back. Copies one state. */
void match_view_at(const Match *m, uint32_t serial, int seat, ViewKind kind, View *out);

/* The choices of a seat: none when it may not act. Several seats may; their moves are taken in any order. */
void match_legal(const Match *m, int seat, Moves *out);
void match_legal_at(const Match *m, uint32_t serial, int seat, Moves *out);
/* Refuses a stale serial, another seat's turn, a move that is not in the list: state untouched, sentence in text. */
Status match_play(Match *m, uint32_t serial, Move mv);
/* The same with one of several equal copies of the card that the move names: it is `copy` that goes. Another copy is no
 * other move and makes no other game; what is no such copy is not minded. */
Status match_play_copy(Match *m, uint32_t serial, Move mv, PieceId copy);
bool match_is_legal(const Match *m, Move mv); /* of whatever seat */
void match_why(const Match *m, Move mv, Why *out);

/* Events since `from` (a serial), as seat may see them: at most `max` copied, returns how many there are for it. A move
 * that made too much happen has only an EV_JUMP. */
int match_events(const Match *m, int seat, uint32_t from, Event *out, int max);
/* The move that led from serial to serial + 1, and the state hash after it. */
Move match_move(const Match *m, uint32_t serial);
PieceId match_copy(const Match *m, uint32_t serial); /* the copy that was said with it, or NO_PIECE */
uint64_t match_hash_at(const Match *m, uint32_t serial);
bool match_was_auto(const Match *m, uint32_t serial);

/* Undo takes back the last choice and the automatic moves after it. Refused, with the reason, once luck has fallen or
 * its chooser has learned something since (State.info), or when the last choice was an opponent's or another seat's than
 * `seat` (NO_SEAT: any); what the chooser showed to others does not matter until one of them has chosen. Free take-backs
 * refuse nothing and mark the game. */
Status match_can_undo(const Match *m, int seat);
Status match_undo(Match *m, int seat);
bool match_can_redo(const Match *m);
Status match_redo(Match *m); /* one choice forward, the same luck */
/* Goes to the moment after `serial` moves, of those played or undone: for replays, which ask nobody's leave. */
void match_seek(Match *m, uint32_t serial);

/* A copy of the match as it was after `serial` moves, without a future: to play on from there. Only to look at one
 * moment, match_view_at is cheaper. */
Match *match_at(const Match *m, uint32_t serial);

/* The state itself: for core, the engine that holds the table, tests, and the look back at a finished game
 * (bots/review.c).  Nobody else may look (tests/tools/includes.sh). */
const State *match_truth(const Match *m);
const State *match_truth_at(const Match *m, uint32_t serial);

/* Several persons play, and it is not over: its seed, and so its line, would tell each of them what is hidden from it and
 * which luck is to come. */
bool match_keeps_seed(const Match *m);
bool match_has_start(const Match *m); /* it began at a position, match_truth_at(m, 0), and not at set-up */
void match_mark_assisted(Match *m);
int match_rename(Match *m, const char *from, const char *to); /* persons of that name; returns how many */
/* One move and no automatic ones after it: journals hold those too. */
Status match_play_one(Match *m, Move mv, PieceId copy); /* refuses what is no copy to be said; NO_PIECE: none */
void match_drop_last(Match *m); /* forgets the last move altogether, automatic or not; there must be one */

#endif
