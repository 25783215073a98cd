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
/* As match_new, before its first automatic moves: a journal holds those too. */
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
unsigned match_may_act(const Match *m); /* seats that may choose now, as bits; 0 when over */
/* The seat one screen asks now: the computer whose turn it is; else `prefer` (who sits at the screen; may be NO_SEAT) if
 * that person may choose; else the person whose turn it is; else the first who may choose. NO_SEAT when the game is over. */
int match_asked(const Match *m, int prefer);
bool match_over(const Match *m);
bool match_assisted(const Match *m); /* a free undo was used */
/* Returns state_hash: equal states, equal hashes. Reveals hidden cards: not for a seat. */
uint64_t match_hash(const Match *m);
void match_standing(const Match *m, Standing *out); /* public: the game decides what is shown before the end */
void match_standing_at(const Match *m, uint32_t serial, Standing *out);
void match_view(const Match *m, int seat, ViewKind kind, View *out);
/* Writes what the seat knew after `serial` moves, played ones and those that redo would bring back. Copies one state. */
void match_view_at(const Match *m, uint32_t serial, int seat, ViewKind kind, View *out);

/* Lists the choices of a seat: none if it may not act. Several seats may act; their moves are taken in any order. */
void match_legal(const Match *m, int seat, Moves *out);
void match_legal_at(const Match *m, uint32_t serial, int seat, Moves *out);
/* Refuses a stale serial, another seat's turn, a move that is not in the list: state untouched, sentence in text. */
Status match_play(Match *m, uint32_t serial, Move mv);
/* As match_play, but plays `copy` of several equal copies of the card that the move names. Another copy does not make
 * another move or game. A `copy` that is no such copy is ignored. */
Status match_play_copy(Match *m, uint32_t serial, Move mv, PieceId copy);
bool match_is_legal(const Match *m, Move mv); /* true if it is legal for its seat, whichever that is */
void match_why(const Match *m, Move mv, Why *out);

/* Copies at most `max` events since `from` (a serial), as seat may see them; returns how many there are for it. A move
 * with too many events has only an EV_JUMP. */
int match_events(const Match *m, int seat, uint32_t from, Event *out, int max);
/* The same of the move after `serial` moves alone: at most EVENT_MAX. */
int match_events_of(const Match *m, int seat, uint32_t serial, Event *out, int max);
/* Returns a copy of all of them, *n, which the caller frees; never NULL. */
Event *match_all_events(const Match *m, int seat, int *n);
/* Calls fn for each of them in order; serial: of the move that reported it, the first move's for those of the set-up. */
typedef void MatchEventFn(void *data, const Event *e, uint32_t serial);
void match_each_event(const Match *m, int seat, MatchEventFn *fn, void *data);
/* Returns the move that led from serial to serial + 1, and the state hash after it. */
Move match_move(const Match *m, uint32_t serial);
PieceId match_copy(const Match *m, uint32_t serial); /* the copy that was named with it, or NO_PIECE */
uint64_t match_hash_at(const Match *m, uint32_t serial);
bool match_was_auto(const Match *m, uint32_t serial);

/* Undoes the last choice and the automatic moves after it. Refused, with a reason, if something random has happened or its
 * chooser has learned something since (State.info), or if the last choice was a computer's or (unless seat is NO_SEAT)
 * another seat's. Information the chooser showed to others does not count until one of them has chosen. With free undo
 * nothing is refused and the game is marked. */
Status match_can_undo(const Match *m, int seat);
Status match_undo(Match *m, int seat);
bool match_can_redo(const Match *m);
Status match_redo(Match *m); /* redoes one choice, with the same random numbers */
/* Goes to the moment after `serial` moves, played or undone ones, without any check: for replays. */
void match_seek(Match *m, uint32_t serial);

/* Returns a copy of the match as it was after `serial` moves, without later ones: to play on from there. To look at one
 * moment, match_view_at is cheaper. */
Match *match_at(const Match *m, uint32_t serial);

/* Returns the state itself: for core, the engine, tests, and the review of a finished game (bots/review.c). Nobody else
 * may call it (tests/tools/includes.sh). */
const State *match_truth(const Match *m);
const State *match_truth_at(const Match *m, uint32_t serial);

/* True if several persons play and it is not over: the seed, and so the game code, would reveal hidden cards and future
 * luck. */
bool match_keeps_seed(const Match *m);
bool match_has_start(const Match *m); /* true if it began at a position, match_truth_at(m, 0), and not at set-up */
void match_mark_assisted(Match *m);
int match_rename(Match *m, const char *from, const char *to); /* renames persons of that name; returns how many */
/* Plays one move and no automatic ones after it: journals hold those too. copy: as of match_play_copy, but refused if it is
 * no such copy; NO_PIECE: none. */
Status match_play_one(Match *m, Move mv, PieceId copy);
void match_drop_last(Match *m); /* removes the last move, automatic or not; there must be one */

#endif
