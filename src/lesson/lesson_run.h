/* SPDX-License-Identifier: MIT
 * One learner's way through a lesson: at which step of which scene, and what was done to get there.  The way is kept as
 * text, so that a lesson that was left goes on at the same step, and going back a step plays the scene anew up to it. */
#ifndef LESSON_LESSON_RUN_H
#define LESSON_LESSON_RUN_H
#include "lesson/lesson_play.h"

enum { LESSON_WAY = 2 * LESSON_STEPS };

typedef struct {
    int step;
    char move[WORD_MAX]; /* "": a step without a move of the learner */
} LessonDone;

typedef struct {
    const Lesson *lesson;
    char you[SEAT_NAME_MAX];
    int scene, step; /* step == nsteps: the scene is done */
    Match *match;
    uint32_t from; /* from this moment on is told what the table shows in this step */
    int cut;       /* the step whose `cut` ends that story, -1: none */
    LessonDone way[LESSON_WAY];
    int nway;
} LessonRun;

/* Begins that scene; an error leaves a run without a match. The lesson must live as long as the run. */
Status run_begin(LessonRun *r, const Lesson *l, int scene, const char *you);
void run_free(LessonRun *r);
const LessonScene *run_scene(const LessonRun *r);
const LessonStep *run_step(const LessonRun *r); /* NULL: the scene is done */
/* A wanted or kept move of the learner: played, with what the others do after it. */
Status run_play(LessonRun *r, Move mv);
/* A step that waits for no move is done. */
Status run_go_on(LessonRun *r);
/* The wanted move of the present step; false: it wants none. */
bool run_wanted(const LessonRun *r, Move *out);
Status run_skip(LessonRun *r); /* does the step for the learner */
bool run_can_back(const LessonRun *r);
Status
run_back(LessonRun *r); /* to the step before; from the first one of a scene to the last one of the scene before */
/* Goes the way again from the start of the scene, as far as it can be gone. */
Status run_replay(LessonRun *r, const LessonDone *way, int n);

#endif
