/* SPDX-License-Identifier: MIT
 * Reads the lessons that come with the program: GAME-1.lesson for every table, GAME-2.lesson for some, and the puzzles of
 * GAME-puzzles.lesson. What cannot be read, or not be played, is logged and left out. */
#include <stdio.h>

#include "app/app_int.h"
#include "app/scenes/play.h"
#include "base/file.h"
#include "lesson/puzzle.h"
#include "sys/paths.h"

static Lesson read_lesson(const Game *g, const char *which)
{
    char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s/assets/lessons/%s-%s.lesson", path_assets(), g->id, which);
    Lesson l = {0};
    Status st = lesson_load(path, &l);
    if (st.code && st.code != FILE_MISSING)
        log_note("%s", st.text);
    if (!st.code && l.game != g) {
        log_note("%s is the lesson of another game", path);
        lesson_free(&l);
    }
    return l;
}

static Lesson read_numbered(const Game *g, int n)
{
    char which[12];
    (void)snprintf(which, sizeof which, "%d", n + 1);
    return read_lesson(g, which);
}

static Lesson read_mined(const Game *g)
{
    Lesson l = read_lesson(g, "puzzles");
    for (int i = l.npuzzles - 1; i >= 0; i--) {
        Status st = puzzle_is_playable(&l, &l.scene[i]);
        if (!st.code)
            continue;
        log_note("The puzzle %s of %s is left out: %s", l.scene[i].id, g->title, st.text);
        lesson_drop(&l, i);
    }
    return l;
}

const Lesson *app_mined(App *app, const Game *g)
{
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++) {
        if (game_list[i] != g)
            continue;
        if (!app->mined_read[i])
            app->mined[i] = read_mined(g);
        app->mined_read[i] = true;
        return app->mined[i].npuzzles > 0 ? &app->mined[i] : NULL;
    }
    return NULL;
}

const Lesson *app_lesson(App *app, const Game *g, int n)
{
    for (int i = 0; !app->lessons_read && i < SETTINGS_GAMES && game_list[i]; i++)
        for (int k = 0; k < LESSONS_OF_GAME; k++)
            app->lesson[i][k] = read_numbered(game_list[i], k);
    app->lessons_read = true;
    for (int i = 0; n < LESSONS_OF_GAME && i < SETTINGS_GAMES && game_list[i]; i++)
        if (game_list[i] == g)
            return app->lesson[i][n].game ? &app->lesson[i][n] : NULL;
    return NULL;
}

bool app_is_newcomer(App *app, const Game *g)
{
    Settings *s = app_settings(app);
    const LessonKept *kept = settings_lesson(s, g, 0);
    return app_lesson(app, g, 0) && kept && kept->state != LESSON_DONE && *settings_played(s, g) == PLAYED_NEVER;
}

bool app_easy_game(const Game *g, const char *you, Setup *out)
{
    Lesson l = read_numbered(g, 0);
    bool has = l.game && !lesson_first_game(&l, you, out).code;
    lesson_free(&l);
    return has;
}

void app_learn(App *app, const Game *g, int n, bool puzzles)
{
    PlayArg arg = {.learn = g, .lesson = n, .puzzles = puzzles};
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
}

void app_puzzles(App *app, const Game *g)
{
    app_go(app, SCENE_LESSONS, &(LessonsArg){g}, sizeof(LessonsArg));
}

void app_puzzle(App *app, const Game *g, const char *path)
{
    PlayArg arg = {.learn = g, .puzzles = true};
    (void)snprintf(arg.own, sizeof arg.own, "%s", path);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
}
