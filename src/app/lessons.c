/* SPDX-License-Identifier: MIT
 * The lessons that lie in the folder of the program's files: GAME-1.lesson for every table. One that cannot be read is
 * noted and done without. */
#include <stdio.h>

#include "app/app_int.h"
#include "app/scenes/play.h"
#include "base/file.h"

static void read_lessons(App *app)
{
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++) {
        char path[PATH_ROOM];
        (void)snprintf(path, sizeof path, "%s/assets/lessons/%s-1.lesson", path_assets(), game_list[i]->id);
        Lesson l = {0};
        Status st = lesson_load(path, &l);
        if (st.code && st.code != FILE_MISSING)
            log_note("%s", st.text);
        if (!st.code && l.game != game_list[i]) {
            log_note("%s is the lesson of another game", path);
            lesson_free(&l);
        }
        app->lesson[i] = l;
    }
    app->lessons_read = true;
}

const Lesson *app_lesson(App *app, const Game *g)
{
    if (!app->lessons_read)
        read_lessons(app);
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        if (game_list[i] == g)
            return app->lesson[i].game ? &app->lesson[i] : NULL;
    return NULL;
}

bool app_is_newcomer(App *app, const Game *g)
{
    Settings *s = app_settings(app);
    const LessonKept *kept = settings_lesson(s, g);
    return app_lesson(app, g) && kept && kept->state != LESSON_DONE && *settings_played(s, g) == PLAYED_NEVER &&
           !settings_table(s, g);
}

void app_learn(App *app, const Game *g, bool puzzles)
{
    PlayArg arg = {.learn = g, .puzzles = puzzles};
    app_go(app, &scene_play, &arg, sizeof arg);
}

void app_puzzle(App *app, const Game *g, const char *path)
{
    PlayArg arg = {.learn = g, .puzzles = true};
    (void)snprintf(arg.own, sizeof arg.own, "%s", path);
    app_go(app, &scene_play, &arg, sizeof arg);
}
