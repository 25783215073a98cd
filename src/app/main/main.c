/* SPDX-License-Identifier: MIT
 * hordehall: the desktop program. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/app_int.h"
#include "hall_version.h"

static int print(void (*write)(Buf *))
{
    Buf b = {0};
    write(&b);
    fputs(buf_str(&b), stdout);
    buf_free(&b);
    return fflush(stdout) == 0 ? EXIT_FINE : EXIT_FAILED;
}

static int complain(Status s, int code)
{
    fprintf(stderr, "hordehall: %s\n", s.text);
    return code;
}

int main(int argc, char **argv)
{
    Launch launch;
    const Game *game;
    Setup cfg;
    Status s = options_parse(argc, argv, &launch);
    if (s.code == 0 && launch.run == RUN_PROGRAM)
        s = options_setup(&launch, &game, &cfg);
    if (s.code)
        return complain(s, EXIT_USAGE);
    if (launch.run == RUN_HELP)
        return print(options_help);
    if (launch.run == RUN_MAN)
        return print(options_man);
    if (launch.run == RUN_VERSION)
        return printf("Horde Hall %s\n", HALL_VERSION) > 0 ? EXIT_FINE : EXIT_FAILED;
    if (launch.data) {
        char assets[1100];
        (void)snprintf(assets, sizeof assets, "%s/assets", launch.data);
        if (access(assets, R_OK) != 0)
            fprintf(stderr, "hordehall: --data: %s holds no assets; what came with the program is used.\n",
                    launch.data);
        (void)setenv("HORDEHALL_DATA", launch.data, 1);
    }
    char err[300] = "";
    App *app = app_new(&launch, err, sizeof err);
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
