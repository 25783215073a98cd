/* SPDX-License-Identifier: MIT
 * A lesson played: a scene is a match that begins at a position; what the learner tries is wanted, answered or free; the
 * other seats follow their script.  It decides no legality: patterns choose from the list of legal moves. Shared by the
 * table and by `hordehall-engine check`, so that what is checked is what is played. */
#ifndef LESSON_LESSON_PLAY_H
#define LESSON_LESSON_PLAY_H
#include "core/match.h"
#include "lesson/lesson.h"

/* A whole text; '*' stands for any letters, '?' for one. */
bool lesson_fits(const char *pattern, const char *text);

/* The match of a scene, its automatic moves and those before a puzzle played: the learner is called `you`, the others
 * are easy opponents. NULL with a sentence. The caller owns it. */
Match *lesson_begin(const Lesson *l, const LessonScene *sc, const char *you, Status *why);

/* The first legal move of the seat that fits one of the alternatives, in their order; which: of them. */
bool lesson_move(const Match *m, int seat, const LessonList *alternatives, Move *out, int *which);
void lesson_move_text(const Match *m, Move mv, char out[WORD_MAX]); /* as the one who makes it sees it */

typedef enum { TRY_WANTED, TRY_SHOWN, TRY_REFUSED, TRY_KEPT } TryResult;
typedef struct {
    TryResult is;
    const LessonElse *other; /* that names it; NULL: none */
    const char *say;         /* what is answered to another move; the default where no `else` names it */
} LessonTry;
/* A legal move of the learner, judged by the step. */
LessonTry lesson_try(const Lesson *l, const LessonStep *s, const Match *m, Move mv);

/* Plays the scripted moves of the others, all in order. */
Status lesson_they_play(const LessonStep *s, Match *m);

/* The story of the step ends with this event, and so many changes of the table after it, at most; -1: it goes on. */
int lesson_cuts(const Game *g, const LessonStep *s, const Event *e);
bool lesson_cut_is(const char *cut, const char *kind); /* "won+1" names the events of kind "won" */
enum { LESSON_CUT_ALL = 9999 };
int lesson_event_kind(const Game *g, const char *word); /* EV_GAME + row, or -1 */

typedef struct {
    uint8_t piece[PIECE_MAX / 8], place[PLACE_MAX / 8]; /* bits */
    unsigned seats;
    Moves move; /* what can be moved so is lit */
    bool battles, tokens, log, undo, hint, prompt, scores, twelve;
} LessonLight;
/* Adds what a row of a step's `light` names in that view of the learner; false: there is nothing of it. */
bool lesson_light(const Game *g, const State *view, const Moves *legal, const char *row, LessonLight *out);
static inline bool light_bit(const uint8_t *bits, int i)
{
    return bits[i >> 3] >> (i & 7) & 1;
}

/* The sentence with its marks filled in; false: there is one that nothing stands for. */
bool lesson_words(const Lesson *l, const char *you, const char *sentence, char *out, size_t n);

/* What `first-game` sets up: the learner in its seat of the lesson, easy opponents. A sentence when the game does not know a word. */
Status lesson_first_game(const Lesson *l, const char *you, Setup *out);

/* The step of that id, or -1. */
int lesson_step_by_id(const LessonScene *sc, const char *id);
int lesson_scene_by_id(const Lesson *l, const char *id);

#endif
