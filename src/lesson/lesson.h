/* SPDX-License-Identifier: MIT
 * A lesson as data: scenes with a position and steps, puzzles, bubbles, all read from one text file (docs/lessons.md
 * has the format). The reader trusts nothing: it names what it cannot read with its line, and leaves the target
 * untouched. It does not play: `hordehall-engine check` finds out whether the moves are legal and the sentences true.
 *
 * Texts live as long as the lesson. A puzzle is a scene of two steps: the question, and why. A file may hold puzzles
 * only (lesson/puzzle.h): it has no scene, and needs no aim and no goal. Mined puzzles are found by `hordehall-engine
 * mine`; the game's own words say why their best move is best. */
#ifndef LESSON_LESSON_H
#define LESSON_LESSON_H
#include <jansson.h>

#include "base/status.h"
#include "core/game.h"

enum { LESSON_BYTES = 1 << 18, LESSON_ROWS = 64, LESSON_STEPS = 40, LESSON_ID = 32, LESSON_LEVELS = 3 };

typedef struct {
    const char *text;
    int line; /* line of the file, from 1 */
} LessonRow;

typedef struct {
    LessonRow *row;
    int n;
} LessonList;

typedef enum {
    STEP_NONE,
    STEP_WANT,  /* waits for one of the wanted moves */
    STEP_TURN,  /* waits for the end of a turn; any moves may be made in it */
    STEP_POKE,  /* waits until the learner tries a refused move */
    STEP_WATCH, /* waits for any key or click */
} StepKind;

typedef enum {
    ELSE_SHOW, /* shown on a copy of the table, and taken back */
    ELSE_NO,   /* only answered */
    ELSE_KEEP, /* played, and the lesson continues */
} ElseHow;

typedef struct { /* the answer to another move */
    const char *pattern, *say;
    const char *to; /* ELSE_KEEP: id of the next step; NULL: repeats the same step */
    ElseHow how;
    int line;
} LessonElse;

typedef struct { /* a scripted move of another seat: the first legal one of the alternatives */
    int seat, line;
    LessonList move;
} LessonThey;

typedef struct {
    const char *id, *say;
    const char *held; /* replaces `say` while the learner holds a piece; or NULL */
    StepKind kind;
    int line;
    LessonList want; /* STEP_WANT: patterns; STEP_POKE: the move; STEP_TURN: those of the best turn, the last ends it */
    const char *rule; /* STEP_POKE: the rule that refuses it */
    LessonList light; /* rows of things to light */
    bool framed;      /* lit by a frame only, with nothing dimmed */
    /* event words: the story of this step ends with the first of them; "won+1": and one more change */
    LessonList cut;
    LessonList expect; /* must hold after the step, for the check */
    LessonElse *other;
    int nothers;
    LessonThey *they;
    int nthey;
} LessonStep;

typedef struct {      /* how many of 100 games a move of a mined puzzle wins */
    const char *move; /* of a turn: "best", then "missed", one that misses it */
    int wins, line;
} LessonWorth;

typedef struct {
    const char *id, *title;
    const char *picture; /* of a puzzle, as Lesson.picture; NULL: that of the lesson */
    int you;             /* the learner's seat: that of the lesson, unless a puzzle says otherwise */
    bool puzzle;
    int level; /* of a mined puzzle, 1 .. LESSON_LEVELS; 0: not mined. A mined one may have no title, say and why */
    int line;
    LessonWorth *worth; /* of a mined puzzle: the best move first */
    int nworth;
    uint64_t luck;
    json_t *position;
    int position_line;
    LessonStep *step;
    int nsteps;
    LessonList lead;  /* moves before a puzzle is shown */
    LessonList proof; /* for the check */
} LessonScene;

typedef struct {
    const char *id, *say;
    int line;
    LessonList when;
} LessonBubble;

typedef struct {
    const char *name;      /* NULL: unnamed */
    const char *character; /* a word of the game's, or NULL */
} LessonSeat;

typedef struct Lesson {
    const Game *game;
    const char *id, *title, *aim; /* aim NULL: only puzzles */
    const char *picture;          /* below assets/, for the list of lessons; or NULL */
    const char *other;            /* answer to moves that no `else` names, or NULL */
    int minutes, version, you;
    LessonSeat seat[SEAT_MAX];
    LessonList name, goal, first_game; /* first_game: words "seats=3" */
    LessonScene *scene;                /* scenes first, then puzzles, both in the order of the file */
    int nscenes, npuzzles;
    LessonBubble *bubble;
    int nbubbles;
    char *text; /* owns every text above */
} Lesson;

/* Reads `n` bytes of text; name: the file, for error sentences ("horde-1.lesson:12: ..."). */
Status lesson_read(const char *text, size_t n, const char *name, Lesson *out);
Status lesson_load(const char *path, Lesson *out); /* the same for a file */
void lesson_drop(Lesson *l, int scene);            /* removes a scene or puzzle */
void lesson_free(Lesson *l);                       /* l may be all zero */

#endif
