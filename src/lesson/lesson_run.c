/* SPDX-License-Identifier: MIT */
#include "lesson/lesson_run.h"

#include <stdio.h>
#include <string.h>

const LessonScene *run_scene(const LessonRun *r)
{
    return &r->lesson->scene[r->scene];
}

const LessonStep *run_step(const LessonRun *r)
{
    return r->step < run_scene(r)->nsteps ? &run_scene(r)->step[r->step] : NULL;
}

/* Enters a step; if it is only watched, the other seats move at once. */
static Status enter(LessonRun *r)
{
    const LessonStep *s = run_step(r);
    if (r->cut >= 0) /* the story was cut: nothing more can happen */
        return status_ok();
    r->from = match_serial(r->match);
    if (!s || s->kind != STEP_WATCH)
        return status_ok();
    r->cut = s->cut.n > 0 ? r->step : -1;
    return lesson_they_play(s, r->match);
}

Status run_begin(LessonRun *r, const Lesson *l, int scene, const char *you)
{
    Status st = status_ok();
    char name[SEAT_NAME_MAX];
    (void)snprintf(name, sizeof name, "%s", you); /* you may point into *r */
    match_free(r->match);
    *r = (LessonRun){.lesson = l, .scene = scene, .cut = -1};
    memcpy(r->you, name, sizeof name);
    r->match = lesson_begin(l, run_scene(r), name, &st);
    r->first = r->match ? match_serial(r->match) : 0;
    return r->match ? enter(r) : st;
}

void run_free(LessonRun *r)
{
    match_free(r->match);
    *r = (LessonRun){0};
}

static void note(LessonRun *r, const char *move)
{
    if (r->nway == LESSON_WAY) /* longer than any lesson: the last step is not recorded */
        return;
    r->way[r->nway].step = r->step;
    (void)snprintf(r->way[r->nway++].move, WORD_MAX, "%s", move);
}

Status run_play(LessonRun *r, Move mv)
{
    const LessonStep *s = run_step(r);
    char text[WORD_MAX];
    if (!s || (s->kind != STEP_WANT && s->kind != STEP_TURN))
        return status_error(1, "no move is wanted now");
    LessonTry t = lesson_try(r->lesson, s, r->match, mv);
    if (t.is != TRY_WANTED && t.is != TRY_KEPT && t.is != TRY_ENDS)
        return status_error(1, "another move is wanted");
    lesson_move_text(r->match, mv, text);
    uint32_t from = match_serial(r->match);
    Status st = match_play(r->match, match_serial(r->match), mv);
    if (st.code)
        return st;
    note(r, text);
    if (t.is == TRY_KEPT && !(s->kind == STEP_TURN && match_over(r->match))) {
        r->step = t.other && t.other->to ? lesson_step_by_id(run_scene(r), t.other->to) : r->step;
        return enter(r);
    }
    st = lesson_they_play(s, r->match);
    if (s->cut.n > 0) {
        r->cut = r->step;
        r->from = from;
    }
    r->step++;
    return st.code ? st : enter(r);
}

Status run_go_on(LessonRun *r)
{
    const LessonStep *s = run_step(r);
    if (!s || s->kind == STEP_WANT || s->kind == STEP_TURN)
        return status_error(1, "a move is wanted");
    note(r, "");
    r->step++;
    return enter(r);
}

/* Finds the next move of the best turn, if the learner has played what comes before it. */
static bool next_of_turn(const LessonRun *r, const LessonStep *s, Move *out)
{
    int n = 0;
    for (int i = 0; i < r->nway; i++)
        if (r->way[i].step == r->step && (n == s->want.n || !lesson_fits(s->want.row[n++].text, r->way[i].move)))
            return false;
    const LessonList one = {&s->want.row[n], 1};
    return n < s->want.n && lesson_move(r->match, run_scene(r)->you, &one, out, NULL);
}

bool run_wanted(const LessonRun *r, Move *out)
{
    const LessonStep *s = run_step(r);
    if (s && s->kind == STEP_TURN)
        return next_of_turn(r, s, out);
    return s && s->kind == STEP_WANT && lesson_move(r->match, run_scene(r)->you, &s->want, out, NULL);
}

static Status skip_turn(LessonRun *r)
{
    Move mv;
    Status st = r->nway > 0 ? run_begin(r, r->lesson, r->scene, r->you) : status_ok();
    int step = r->step;
    while (!st.code && r->step == step)
        st = run_wanted(r, &mv) ? run_play(r, mv) : status_error(1, "the best turn cannot be played");
    r->from = r->first;
    return st;
}

Status run_skip(LessonRun *r)
{
    Move mv;
    if (run_step(r) && run_step(r)->kind == STEP_TURN)
        return skip_turn(r);
    return run_wanted(r, &mv) ? run_play(r, mv) : run_go_on(r);
}

Status run_replay(LessonRun *r, const LessonDone *way, int n)
{
    for (int i = 0; i < n && run_step(r); i++) {
        Move mv;
        LessonRow row = {way[i].move, 0};
        const LessonList one = {&row, 1};
        Status st = status_error(1, "the lesson has changed");
        if (!way[i].move[0])
            st = run_go_on(r);
        else if (lesson_move(r->match, run_scene(r)->you, &one, &mv, NULL))
            st = run_play(r, mv);
        if (st.code)
            return st;
    }
    return status_ok();
}

bool run_can_back(const LessonRun *r)
{
    return r->nway > 0 || (r->scene > 0 && r->scene != r->lesson->nscenes);
}

Status run_back(LessonRun *r)
{
    LessonDone way[LESSON_WAY];
    int n = r->nway - 1;
    if (r->nway == 0) {
        Status st =
            run_can_back(r) ? run_begin(r, r->lesson, r->scene - 1, r->you) : status_error(1, "this is the beginning");
        while (st.code == 0 && !run_scene(r)->puzzle && r->step + 1 < run_scene(r)->nsteps)
            st = run_skip(r);
        return st;
    }
    memcpy(way, r->way, sizeof way);
    Status st = run_begin(r, r->lesson, r->scene, r->you);
    return st.code ? st : run_replay(r, way, n);
}
