/* SPDX-License-Identifier: MIT
 * The last words of a program that has to stop: who started it from a menu sees no standard error, so a box says why. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app_int.h"

enum { RESERVE = 1 << 20 }; /* the box needs memory too; untouched until then, so it costs none */

/* Somebody sits before a screen, and there is no terminal where it was said already. */
static bool needs_a_box(const App *app)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    bool seen = driver && strcmp(driver, "dummy") != 0 && strcmp(driver, "offscreen") != 0;
    return seen && !app->still && !app->launch.inspect && !isatty(STDERR_FILENO);
}

static void show_box(const char *sentence, void *ctx)
{
    App *app = ctx;
    free(app->reserve);
    app->reserve = NULL;
    (void)SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Horde Hall", sentence, NULL);
}

void end_prepare(App *app)
{
    log_on_bug(save_on_bug, app);
    if (!needs_a_box(app))
        return;
    app->reserve = malloc(RESERVE);
    log_last_words(show_box, app);
}

void end_forget(App *app)
{
    log_on_bug(NULL, NULL);
    log_last_words(NULL, NULL);
    free(app->reserve);
    app->reserve = NULL;
}
