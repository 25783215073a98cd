/* SPDX-License-Identifier: MIT
 * A puzzle made from a moment of a game: a lesson file with only that puzzle (docs/lessons.md). It holds only what the
 * seat that chose there could know: an unknown card is a "?" in the position and is dealt anew. So neither the file nor
 * playing it reveals a hand. Future luck differs too. */
#ifndef LESSON_PUZZLE_H
#define LESSON_PUZZLE_H
#include "base/buf.h"
#include "lesson/lesson_play.h"

typedef struct {
    uint32_t serial;   /* the choice comes after this many moves of the match */
    Move best, played; /* of the same seat, both legal there; played.kind 0: not given */
    const char *id;    /* id of the lesson and of its puzzle */
    /* Sentences. Anything the format cannot hold (a mark, a second line) is dropped. */
    const char *title, *say, *why, *to_played, *to_others;
} PuzzleMoment;

/* Appends the text of the file, after reading it back and playing it as a test; an error appends nothing. */
Status puzzle_write(const Match *m, const PuzzleMoment *p, Buf *out);
typedef struct {
    Move move;
    int wins; /* of 100 games */
} PuzzleWorth;

typedef struct { /* a moment that was mined */
    uint32_t serial;
    const char *id;
    int level;
    int seat;
    const PuzzleWorth *worth; /* the best move first, then those that are known to be worse */
    int nbest, nworth;        /* nbest: as many of them come to the same as the best */
    const Move *turn;         /* of a whole turn instead: its moves in order; the last ends it */
    int nturn, wins, missed;  /* how many of 100 games it wins, and the turn of one that misses it */
} PuzzleFind;

/* Appends the block of a mined puzzle, for a file of many. */
Status puzzle_write_block(const Match *m, const PuzzleFind *p, Buf *out);
/* Returns an error if this puzzle cannot be played. */
Status puzzle_is_playable(const Lesson *l, const LessonScene *puzzle);
/* Returns an error if a puzzle of the file cannot be played, because the rules have changed since. */
Status puzzle_can_be_played(const Lesson *l);

#endif
