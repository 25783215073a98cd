/* SPDX-License-Identifier: MIT
 * A puzzle made of a moment of a game: a lesson file with nothing but that one puzzle (docs/lessons.md).  It holds what the
 * seat that chose there could know, and no more: a card it could not know is a "?" in the position and is dealt anew, so
 * the file tells nobody what somebody held, and neither does playing it. The luck to come is another one too. */
#ifndef LESSON_PUZZLE_H
#define LESSON_PUZZLE_H
#include "base/buf.h"
#include "lesson/lesson_play.h"

typedef struct {
    uint32_t serial;   /* of the match: the choice comes after so many moves */
    Move best, played; /* of the same seat, both legal there; played.kind 0: not told */
    const char *id;    /* of the lesson and its puzzle */
    /* Sentences. What the format cannot hold, a mark or a second line, is left out of them. */
    const char *title, *say, *why, *to_played, *to_others;
} PuzzleMoment;

/* Adds the text of the file, which has been read back and can be played; an error adds nothing. */
Status puzzle_write(const Match *m, const PuzzleMoment *p, Buf *out);
/* Why the puzzles of that file cannot be played: the rules have changed since. */
Status puzzle_can_be_played(const Lesson *l);

#endif
