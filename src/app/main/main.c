/* SPDX-License-Identifier: MIT
 * hordehall: the desktop program. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/app_int.h"
#include "app/art_book.h"
#include "app/scenes/list.h"
#include "app/terminal/terminal.h"
#include "base/plain.h"
#include "base/process.h"
#include "sys/paths.h"
#include "hall_version.h"

static int print(const Launch *launch, void (*write)(Buf *))
{
    Buf b = {0};
    Languages *words = languages_new();
    languages_speak(words, launch->language ? launch->language : "");
    write(&b);
    languages_free(words);
    (void)plain_print(stdout, "%s", buf_str(&b));
    buf_free(&b);
    return fflush(stdout) == 0 ? EXIT_FINE : EXIT_FAILED;
}

static int complain(Status s, int code)
{
    (void)plain_print(stderr, "hordehall: %s\n", s.text);
    return code;
}

/* Shows the system's message box, because without fonts no window of ours can show text. */
static int nothing_to_show(const Launch *launch)
{
    static const char text[] = "Horde Hall cannot find its pictures and fonts. Set HORDEHALL_DATA or use --data to "
                               "name the folder with assets and fonts.";
    if (!launch->screenshot)
        (void)SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Horde Hall", text, NULL);
    return EXIT_FAILED;
}

/* Runs --terminal. Defaults replace settings that cannot be read: only the language and the last players come from
 * them. */
static int written(const Launch *launch, const Game *game, Setup *cfg)
{
    char path[PATH_ROOM];
    Settings settings = settings_default();
    if (path_config()) {
        (void)snprintf(path, sizeof path, "%s/settings.json", path_config());
        (void)settings_read(path, &settings);
    }
    Languages *words = languages_new();
    languages_speak(words, launch->language ? launch->language : settings.language);
    if (!launch->has_seed)
        cfg->seed = app_seed();
    int columns = process_columns();
    TerminalUse use = {.in = stdin,
                       .out = stdout,
                       .columns = columns >= 30 ? columns : 0,
                       .clears = isatty(STDOUT_FILENO),
                       .folder = path_data(),
                       .settings = &settings,
                       .eases = options_leave_the_rules(launch)};
    int code = terminal_run(&use, game, cfg);
    languages_free(words);
    return code;
}

/* Runs --art-book. */
static int art_book(const Launch *launch)
{
    Languages *words = languages_new();
    languages_speak(words, launch->language ? launch->language : "");
    Status s = art_book_write(launch->art_book, languages_spoken(words));
    languages_free(words);
    return s.code ? complain(s, EXIT_FAILED) : EXIT_FINE;
}

int main(int argc, char **argv)
{
    Launch launch;
    const Game *game = NULL;
    Setup cfg = {0};
    process_begin();
    Status s = options_parse(argc, argv, &launch);
    if (s.code == 0 && launch.run == RUN_PROGRAM)
        s = options_setup(&launch, &game, &cfg);
    if (s.code)
        return complain(s, EXIT_USAGE);
    if (launch.run == RUN_HELP)
        return print(&launch, options_help);
    if (launch.run == RUN_MAN)
        return print(&launch, options_man);
    if (launch.run == RUN_VERSION)
        return plain_print(stdout, "Horde Hall %s\n", HALL_VERSION) > 0 ? EXIT_FINE : EXIT_FAILED;
    if (launch.data)
        (void)SDL_setenv("HORDEHALL_DATA", launch.data, 1);
    if (launch.terminal)
        return written(&launch, game, &cfg);
    if (!path_has_assets())
        return nothing_to_show(&launch);
    if (launch.art_book)
        return art_book(&launch);
    char err[300] = "";
    App *app = app_new(&launch, scene_list, err, sizeof err);
    if (!app)
        return complain(status_error(1, "%s.", err), launch.screenshot ? EXIT_FAILED : EXIT_NO_DISPLAY);
    s = app_start(app);
    int code = EXIT_FAILED;
    if (s.code)
        code = complain(s, s.code == EXIT_USAGE ? EXIT_USAGE : EXIT_FAILED);
    else
        code = launch.screenshot ? app_screenshot(app) : app_run(app);
    app_free(app);
    SDL_Quit();
    return code;
}
