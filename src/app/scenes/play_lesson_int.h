/* SPDX-License-Identifier: MIT
 * A lesson at the table: what its two files share, the state and the strip below the table. */
#ifndef APP_SCENES_PLAY_LESSON_INT_H
#define APP_SCENES_PLAY_LESSON_INT_H
#include "app/puzzles.h"
#include "app/scenes/play_int.h"
#include "lesson/lesson_run.h"

enum { LIT_MOST = 48, OTHERS_PATIENCE = 2 };

struct PlayLesson {
    const Lesson *lesson;
    int number;             /* of the game's lessons, from 0 */
    Lesson own;             /* the puzzle of the player's that is played: no place in it is kept */
    char path[PUZZLE_PATH]; /* .. its file */
    LessonRun run;
    Match *ghost;              /* another move, shown on a copy until a press takes it back */
    char answer[SENTENCE_MAX]; /* said instead of the step's own sentence, "" */
    int others;                /* moves tried in this step that were not wanted */
    bool pointed;              /* the wanted move is pointed at */
    bool ended;                /* all of it is done */
    bool leaves;               /* Esc was pressed, and it is asked whether that was meant */
    bool fresh;                /* the step has not been shown yet */
    uint32_t since;            /* when it was */
    bool titled;               /* the scene's title is still to be shown over the table */
    uint32_t title_at;         /* .. since then, 0: not yet */
    bool puzzles;              /* what ended were the puzzles */
    Rect lit[LIT_MOST];        /* of this pass */
    int nlit;
    uint32_t told_since; /* something has moved since then; 0: nothing does */
};

static inline bool lesson_is_own(const PlayLesson *t)
{
    return t->lesson == &t->own;
}

/* play_lesson_strip.c */
typedef struct {
    const char *id, *label, *icon, *key;
    unsigned flags;
    bool shown;
    float w; /* of its place, which is its own whether it is shown or not */
} StripButton;
enum { STRIP_ON, STRIP_SKIP, STRIP_BACK, STRIP_LEAVE, STRIP_BUTTONS };

typedef struct {
    Rect r, face, words, small, buttons;
    Text sentence;
    StripButton button[STRIP_BUTTONS];
    char text[SENTENCE_MAX], about[SENTENCE_MAX], brief[SENTENCE_MAX]; /* brief: the same where there is no room */
} Strip;

/* Where all of it stands, for the longest words of the scene. */
Strip strip_measure(const PlayLesson *t, Ui *ui);
/* She hardly speaks while something moves; longer: for a while already. */
void strip_words(const PlayLesson *t, bool telling, bool longer, bool holds, Strip *s);
void strip_buttons(const PlayLesson *t, Ui *ui, bool telling, Strip *s);
int strip_draw(const PlayLesson *t, Ui *ui, const Strip *s); /* the button that was used, -1 none */

#endif
