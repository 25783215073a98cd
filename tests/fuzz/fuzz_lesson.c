/* SPDX-License-Identifier: MIT
 * Lessons from anywhere: refused with a line of the file, or every scene of it can be begun or says why not, and what is
 * tried in it is answered. */
#include "fuzz.h"

#include <stdio.h>

#include "lesson/lesson_play.h"

static void fuzz_lesson_scene(const Lesson *l, const LessonScene *sc)
{
    char words[SENTENCE_MAX];
    Status why = status_ok();
    Match *m = lesson_begin(l, sc, "Mira", &why);
    REQUIRE(m || why.text[0]);
    if (!m)
        return;
    fuzz_need_sound(m);
    for (int i = 0; i < sc->nsteps && i < 4; i++) {
        const LessonStep *s = &sc->step[i];
        Moves legal = {.n = 0};
        LessonLight light = {0};
        Move mv;
        int which = -1;
        View *own = view_new(l->game);
        match_view(m, l->you, VIEW_EYES, own);
        match_legal(m, l->you, &legal);
        for (int k = 0; k < s->light.n; k++)
            (void)lesson_light(l->game, view_state(own), &legal, s->light.row[k].text, &light);
        view_free(own);
        (void)lesson_words(l, "Mira", s->say, words, sizeof words);
        for (int k = 0; k < legal.n && k < 8; k++)
            (void)lesson_try(l, s, m, legal.m[k]);
        if (s->kind == STEP_WANT && lesson_move(m, l->you, &s->want, &mv, &which)) {
            REQUIRE(which >= 0 && which < s->want.n && match_is_legal(m, mv));
            REQUIRE(lesson_try(l, s, m, mv).is == TRY_WANTED);
            REQUIRE(match_play(m, match_serial(m), mv).code == 0);
        }
        (void)lesson_they_play(s, m);
    }
    match_free(m);
}

static int fuzz_lesson(const uint8_t *data, size_t n)
{
    Lesson l = {0};
    Status st = lesson_read((const char *)data, n, "fuzz.lesson", &l);
    REQUIRE(st.code ? strncmp(st.text, "fuzz.lesson:", 12) == 0 && !l.text : l.game && l.nscenes + l.npuzzles > 0);
    for (int i = 0; !st.code && i < l.nscenes + l.npuzzles; i++)
        fuzz_lesson_scene(&l, &l.scene[i]);
    Setup first;
    if (!st.code)
        (void)lesson_first_game(&l, "Mira", &first);
    lesson_free(&l);
    return 0;
}
