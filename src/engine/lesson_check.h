/* SPDX-License-Identifier: MIT
 * Plays a lesson file: every step, every way through it, every answer and every puzzle (docs/lessons.md). */
#ifndef ENGINE_LESSON_CHECK_H
#define ENGINE_LESSON_CHECK_H
#include <stdio.h>

#include "base/buf.h"
#include "core/match.h"
#include "lesson/lesson.h"

/* Prints one line: what the lesson holds, or where and why it does not; true when it holds. */
bool lesson_check_file(const char *path, FILE *out);
Status lesson_check(const Lesson *l, const char *name, Buf *summary);

/* lesson_expect.c: a sentence of the lesson is short enough and names what there is. */
enum { LESSON_WORDS = 14, LESSON_LETTERS = 84 };
Status lesson_sentence(const Lesson *l, const char *sentence);
/* lesson_expect.c: what must hold after a step; events: of the step, as the protocol tells them. */
Status lesson_expect(const Lesson *l, const Match *m, const json_t *events, const char *text);

#endif
