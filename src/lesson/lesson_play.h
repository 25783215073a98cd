/* SPDX-License-Identifier: MIT
 * Plays a lesson: a scene is a match from a position; a move of the learner is wanted, kept, shown or refused; the
 * other seats follow their script. It decides no legality: patterns choose from the list of legal moves. The table and
 * `hordehall-engine check` share it, so that the check plays the same lesson. */
#ifndef LESSON_LESSON_PLAY_H
#define LESSON_LESSON_PLAY_H
#include "core/match.h"
#include "lesson/lesson.h"

/* True if the pattern matches the whole text; '*' matches any letters, '?' one. */
bool lesson_fits(const char *pattern, const char *text);

/* Returns the match of a scene, after its automatic moves and those before a puzzle. you: the learner's name; the
 * others are easy opponents. NULL: *why says why. The caller owns it. */
Match *lesson_begin(const Lesson *l, const LessonScene *sc, const char *you, Status *why);

/* Finds the seat's first legal move that matches an alternative, in their order; *which: its index. */
bool lesson_move(const Match *m, int seat, const LessonList *alternatives, Move *out, int *which);
void lesson_move_text(const Match *m, Move mv, char out[WORD_MAX]); /* as its own seat sees it */

/* TRY_ENDS: it ends a turn, which the caller judges (bots/turn.h) */
typedef enum { TRY_WANTED, TRY_SHOWN, TRY_REFUSED, TRY_KEPT, TRY_ENDS } TryResult;
typedef struct {
    TryResult is;
    const LessonElse *other; /* the `else` that names the move; NULL: none */
    const char *say;         /* answer to another move, or the default answer if no `else` names it */
} LessonTry;
/* Judges a legal move of the learner by the step. */
LessonTry lesson_try(const Lesson *l, const LessonStep *s, const Match *m, Move mv);

/* Plays the scripted moves of the other seats, in order. */
Status lesson_they_play(const LessonStep *s, Match *m);

/* Returns how many changes of the table, at most, follow this event before the step's story ends; -1: it continues. */
int lesson_cuts(const Game *g, const LessonStep *s, const Event *e);
bool lesson_cut_is(const char *cut, const char *kind); /* true if "won+1" names the events of kind "won" */
enum { LESSON_CUT_ALL = 9999 };
int lesson_event_kind(const Game *g, const char *word); /* EV_GAME + row, or -1 */

typedef struct {
    uint8_t piece[PIECE_MAX / 8], place[PLACE_MAX / 8]; /* bits */
    unsigned seats;
    Moves move; /* lights what these moves can move */
    bool battles, tokens, log, undo, hint, prompt, scores, twelve, chances;
} LessonLight;
/* Adds what a row of a step's `light` names in the learner's view; false: it names nothing there. */
bool lesson_light(const Game *g, const State *view, const Moves *legal, const char *row, LessonLight *out);
static inline bool light_bit(const uint8_t *bits, int i)
{
    return bits[i >> 3] >> (i & 7) & 1;
}

/* Writes the sentence with its marks filled in; false: a mark is unknown. */
bool lesson_words(const Lesson *l, const char *you, const char *sentence, char *out, size_t n);

/* Makes the set-up of `first-game`: the learner in the seat of the lesson, easy opponents. Error: the game does not
 * know a word. */
Status lesson_first_game(const Lesson *l, const char *you, Setup *out);

/* Returns the index of the step (scene) with that id, or -1. */
int lesson_step_by_id(const LessonScene *sc, const char *id);
int lesson_scene_by_id(const Lesson *l, const char *id);

#endif
