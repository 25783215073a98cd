/* SPDX-License-Identifier: MIT
 * A learner's progress through a lesson: the scene, the step, and the moves that led there. The moves are kept as text,
 * so that a lesson continues at the same step later. Going back a step replays the scene up to it. */
#ifndef LESSON_LESSON_RUN_H
#define LESSON_LESSON_RUN_H
#include "lesson/lesson_play.h"

enum { LESSON_WAY = 2 * LESSON_STEPS };

typedef struct {
    int step;
    char move[WORD_MAX]; /* "": the learner made no move in it */
} LessonDone;

typedef struct {
    const Lesson *lesson;
    char you[SEAT_NAME_MAX];
    int scene, step; /* step == nsteps: the scene is done */
    Match *match;
    uint32_t first; /* the learner's first move comes after so many of the match */
    uint32_t from;  /* the events from this move on are what the step shows */
    int cut;        /* the step whose `cut` ends that story; -1: none */
    LessonDone way[LESSON_WAY];
    int nway;
} LessonRun;

/* Begins a scene; on error match is NULL. The lesson must outlive the run. */
Status run_begin(LessonRun *r, const Lesson *l, int scene, const char *you);
void run_free(LessonRun *r);
const LessonScene *run_scene(const LessonRun *r);
const LessonStep *run_step(const LessonRun *r); /* NULL: the scene is done */
/* Plays a wanted or kept move of the learner, and the other seats' moves after it; or the move that ends a turn, which the
 * caller has judged. */
Status run_play(LessonRun *r, Move mv);
/* Completes a step that waits for no move. */
Status run_go_on(LessonRun *r);
/* Finds the wanted move of the current step, of a turn the next one of the best; false: none, or another turn was begun. */
bool run_wanted(const LessonRun *r, Move *out);
Status run_skip(LessonRun *r); /* does the step for the learner; a turn from its beginning on, maybe in a new match */
bool run_can_back(const LessonRun *r);
Status
run_back(LessonRun *r); /* goes to the previous step, or from a scene's first to the last one of the scene before */
/* Replays the n moves from the start of the scene, as far as possible. */
Status run_replay(LessonRun *r, const LessonDone *way, int n);

#endif
