/* SPDX-License-Identifier: MIT
 * A lesson at the table, shared by its files: the state, the light on the table, the strip below it, and the end. */
#ifndef APP_SCENES_PLAY_LESSON_INT_H
#define APP_SCENES_PLAY_LESSON_INT_H
#include "app/puzzles.h"
#include "app/scenes/play_int.h"
#include "lesson/lesson_run.h"

enum { OTHERS_PATIENCE = 2 };

struct PlayLesson {
    const Lesson *lesson;
    int number;             /* lesson number, from 0 */
    Lesson own;             /* the player's own puzzle; its place is not saved */
    char path[PUZZLE_PATH]; /* file of `own` */
    LessonRun run;
    Match *ghost;              /* a copy of the match that shows another move until a press */
    char why[SENTENCE_MAX];    /* of a mined puzzle: why its best move is best, or "" */
    char key[SENTENCE_MAX];    /* of a mined turn: the same, and its move that earns most; told once it is solved */
    char answer[SENTENCE_MAX]; /* replaces the step's own sentence, or "" */
    bool judged;               /* a turn was ended, and is not as good as the best: it can still be changed */
    int others;                /* moves tried in this step that were not wanted */
    bool pointed;              /* the wanted move is pointed at */
    bool ended;                /* the whole lesson is done */
    bool leaves;               /* Esc was pressed: asks whether to leave */
    bool fresh;                /* the step has not been shown yet */
    uint32_t since;            /* time it was shown, or of the last input */
    bool titled;               /* the scene's title is still to be shown over the table */
    uint32_t title_at;         /* title shown since then; 0: not yet */
    bool puzzles;              /* the puzzles have ended, not the lesson */
    bool more;                 /* another puzzle comes after this one */
    bool cheers;               /* the puzzle was solved, or the lesson is done: there is a flourish */
    uint32_t cheer_at;         /* it was first seen then; 0: not yet */
    uint32_t told_since;       /* the story has been running since then; 0: it is not */
};

/* A puzzle that was mined: nobody has written its sentences, the game's own words and its shares of the win are told. */
static inline bool lesson_is_mined(const PlayLesson *t)
{
    return run_scene(&t->run)->level > 0;
}

/* A puzzle of a whole turn: any moves are played and taken back, and what the turn is worth decides. */
static inline bool lesson_asks_turn(const PlayLesson *t)
{
    return run_scene(&t->run)->step[0].kind == STEP_TURN;
}

static inline bool lesson_is_own(const PlayLesson *t)
{
    return t->lesson == &t->own;
}

/* play_lesson_mined.c */
/* Notes why the best move is best, in the game's words; called where the puzzle begins. */
void mined_begin(PlayLesson *t);
/* Writes the question of step 0, and the answer of step 1. */
void mined_words(const PlayLesson *t, int step, char *out, size_t n);
/* Writes what another move is worth, and why the best is better. mv: NULL: any that the file does not name. */
void mined_answer(const PlayLesson *t, const Move *mv, char *out, size_t n);
/* Weighs the turn that the learner has played beside the best one, and writes the answer; true: it is as good. */
bool mined_solves(PlayLesson *t);
/* Plays the round out after a turn that was found or shown, so that the learner sees its effect; a computer answers the
 * questions that are still open. */
void mined_play_out(PlayLesson *t);
const char *mined_level(int level); /* the name of a difficulty, 1 .. LESSON_LEVELS */

/* play_lesson_strip.c */
typedef struct {
    const char *id, *label, *icon, *key;
    unsigned flags;
    bool shown;
    float w; /* width of its place, which it keeps when hidden */
} StripButton;
enum { STRIP_ON, STRIP_SKIP, STRIP_BACK, STRIP_LEAVE, STRIP_BUTTONS };

typedef struct {
    Rect r, face, words, small, buttons;
    Text sentence;
    StripButton button[STRIP_BUTTONS];
    char text[SENTENCE_MAX], about[SENTENCE_MAX], brief[SENTENCE_MAX]; /* brief: a shorter `about` */
} Strip;

/* Lays out the strip for the longest words of the scene. */
Strip strip_measure(const PlayLesson *t, Ui *ui);
/* Chooses the sentence, which is short while the story runs; longer: it has run for LONG_MS. */
void strip_words(const PlayLesson *t, bool telling, bool longer, bool holds, Strip *s);
void strip_buttons(const PlayLesson *t, Ui *ui, bool telling, Strip *s);
int strip_draw(const PlayLesson *t, Ui *ui, const Strip *s); /* returns the button used; -1: none */

/* play_lesson_light.c */
/* Returns all that the step lights as soon as the story has been told. */
LessonLight light_now(const Play *p, const Match *m);
/* Dims the table down to `bottom` but for what the step lights, and frames that. */
void light_draw(const Play *p, Ui *ui, const Match *m, float bottom);

/* play_lesson_end.c */
void end_draw(Play *p, App *app, Ui *ui); /* and answers its buttons */

/* play_lesson_cheer.c */
void cheer_begin(PlayLesson *t); /* from the next pass on, from its beginning */
void cheer_solved(PlayLesson *t, Ui *ui,
                  float foot);                     /* says on the edge `foot` that the puzzle is solved, if it cheers */
void cheer_face(PlayLesson *t, Ui *ui, Rect face); /* confetti round the innkeeper, if it cheers */

#endif
