/* SPDX-License-Identifier: MIT
 * A lesson as data: scenes with a position and steps, puzzles, bubbles, all read from one text file (docs/lessons.md has
 * the format).  The reader believes nothing: what it cannot read it names with its line, and the target stays untouched.
 * It does not play: that the moves are legal and the sentences true is what `hordehall-engine check` finds out.
 *
 * Texts live as long as the lesson.  A puzzle is a scene of two steps: the question, and why.  A file may hold puzzles alone
 * (lesson/puzzle.h): it has no scene, and needs no aim and no goal. */
#ifndef LESSON_LESSON_H
#define LESSON_LESSON_H
#include <jansson.h>

#include "base/status.h"
#include "core/game.h"

enum { LESSON_BYTES = 1 << 18, LESSON_ROWS = 64, LESSON_STEPS = 40, LESSON_ID = 32 };

typedef struct {
    const char *text;
    int line; /* in the file, from 1 */
} LessonRow;

typedef struct {
    LessonRow *row;
    int n;
} LessonList;

typedef enum {
    STEP_NONE,
    STEP_WANT,  /* waits for one of the wanted moves */
    STEP_POKE,  /* for a try of a move that is refused */
    STEP_WATCH, /* for any key or click */
} StepKind;

typedef enum {
    ELSE_SHOW, /* it is shown on a copy of the table, and taken back */
    ELSE_NO,   /* it is only answered */
    ELSE_KEEP, /* it counts, and the lesson goes on */
} ElseHow;

typedef struct { /* what is said to another move */
    const char *pattern, *say;
    const char *to; /* ELSE_KEEP: the id of the step that follows; NULL: the same step is asked again */
    ElseHow how;
    int line;
} LessonElse;

typedef struct { /* a scripted move of another seat: of the alternatives the first that is legal */
    int seat, line;
    LessonList move;
} LessonThey;

typedef struct {
    const char *id, *say;
    const char *held; /* said instead while something is in the learner's hand, or NULL */
    StepKind kind;
    int line;
    LessonList want;  /* of STEP_WANT: patterns; of STEP_POKE: the move */
    const char *rule; /* of STEP_POKE: by which it is refused */
    LessonList light; /* what is lit */
    bool framed;      /* .. by a frame alone: nothing is dimmed */
    LessonList cut;   /* words of events: the story of this step ends with the first of them; "won+1": and one change */
    LessonList expect; /* holds after the step: for the check */
    LessonElse *other;
    int nothers;
    LessonThey *they;
    int nthey;
} LessonStep;

typedef struct {
    const char *id, *title;
    bool puzzle;
    int line;
    uint64_t luck;
    json_t *position;
    int position_line;
    LessonStep *step;
    int nsteps;
    LessonList lead;  /* of a puzzle: moves before it is shown */
    LessonList proof; /* for the check */
} LessonScene;

typedef struct {
    const char *id, *say;
    int line;
    LessonList when;
} LessonBubble;

typedef struct {
    const char *name;      /* NULL: nobody was named */
    const char *character; /* a word of the game's, or NULL */
} LessonSeat;

typedef struct Lesson {
    const Game *game;
    const char *id, *title, *aim; /* aim: NULL where there are puzzles alone */
    const char *other;            /* what is said to moves that no `else` names, or NULL */
    int minutes, version, you;
    LessonSeat seat[SEAT_MAX];
    LessonList name, goal, first_game; /* first_game: words "seats=3" */
    LessonScene *scene;                /* scenes first, then puzzles, each in the order of the file */
    int nscenes, npuzzles;
    LessonBubble *bubble;
    int nbubbles;
    char *text; /* owns every text above */
} Lesson;

/* Reads `n` bytes of text; name: of the file, for sentences ("horde-1.lesson:12: ..."). */
Status lesson_read(const char *text, size_t n, const char *name, Lesson *out);
Status lesson_load(const char *path, Lesson *out); /* the same from a file */
void lesson_free(Lesson *l);                       /* may be all zero */

#endif
