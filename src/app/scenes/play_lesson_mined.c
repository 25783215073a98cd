/* SPDX-License-Identifier: MIT
 * What is said at a puzzle that was mined: the file has no sentences, only what moves are worth. */
#include <stdio.h>
#include <string.h>

#include "app/scenes/play_lesson_int.h"
#include "core/say.h"
#include "core/text.h"

const char *mined_level(int level)
{
    static const char *const name[LESSON_LEVELS] = {N_("Tricky"), N_("Hard"), N_("Merciless")};
    return T_(name[level - 1]);
}

void mined_begin(PlayLesson *t)
{
    const Game *g = t->lesson->game;
    Move best;
    const char *said = run_scene(&t->run)->step[1].say;
    t->why[0] = '\0';
    if (lesson_is_mined(t) && said)
        (void)lesson_words(t->lesson, t->run.you, said, t->why, sizeof t->why);
    if (!lesson_is_mined(t) || said || !g->reason || !run_wanted(&t->run, &best))
        return;
    View *own = view_new(g);
    match_view(t->run.match, run_scene(&t->run)->you, VIEW_EYES, own);
    g->reason(view_state(own), best, t->why, sizeof t->why);
    text_names(match_setup(t->run.match), t->why, sizeof t->why);
    view_free(own);
}

/* Returns the first row of another move than the best: the second best. */
static const LessonWorth *second(const LessonScene *sc)
{
    for (int i = 1; i < sc->nworth; i++)
        if (sc->worth[i].wins < sc->worth[0].wins)
            return &sc->worth[i];
    return &sc->worth[0];
}

void mined_words(const PlayLesson *t, int step, char *out, size_t n)
{
    const LessonScene *sc = run_scene(&t->run);
    int more = sc->worth[0].wins - second(sc)->wins;
    if (step == 0)
        say(out, n, SAY("Find the best move. It is worth {n:1 win|{n} wins} in a hundred games."), say_n("n", more));
    else
        say(out, n, SAY("{n:1 more win|{n} more wins} in a hundred games. {why}"), say_n("n", more),
            say_s("why", t->why));
}

void mined_answer(const PlayLesson *t, const Move *mv, char *out, size_t n)
{
    const LessonScene *sc = run_scene(&t->run);
    char text[WORD_MAX];
    int wins = -1;
    if (mv)
        lesson_move_text(t->run.match, *mv, text);
    for (int i = 0; mv && i < sc->nworth && wins < 0; i++)
        wins = lesson_fits(sc->worth[i].move, text) ? sc->worth[i].wins : -1;
    if (wins >= 0)
        say(out, n, SAY("It wins {b} of 100 games, the best move {a}. {why}"), say_n("b", wins),
            say_n("a", sc->worth[0].wins), say_s("why", t->why));
    else
        say(out, n, SAY("It wins fewer games than the best move, {a} of 100. {why}"), say_n("a", sc->worth[0].wins),
            say_s("why", t->why));
}
