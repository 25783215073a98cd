/* SPDX-License-Identifier: MIT
 * The stack of scenes. Changes asked for during a pass are carried out after it, so that no scene is closed while its
 * own frame runs. */
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"

static void ask(App *app, int kind, const Scene *scene, const void *arg, size_t size)
{
    if (app->nchanges == CHANGES)
        return;
    Change *c = &app->change[app->nchanges++];
    *c = (Change){.scene = scene};
    c->kind = kind == 0 ? CHANGE_GO : kind == 1 ? CHANGE_PUSH : CHANGE_POP;
    if (arg && size) {
        c->arg = xmalloc(size);
        memcpy(c->arg, arg, size);
    }
}

void app_go(App *app, const Scene *scene, const void *arg, size_t arg_size)
{
    ask(app, 0, scene, arg, arg_size);
}

void app_push(App *app, const Scene *scene, const void *arg, size_t arg_size)
{
    ask(app, 1, scene, arg, arg_size);
}

void app_pop(App *app)
{
    ask(app, 2, NULL, NULL, 0);
}

const Scene *stack_top(const App *app)
{
    return app->nlayers ? app->layer[app->nlayers - 1].scene : NULL;
}

static void close_top(App *app)
{
    Layer *l = &app->layer[--app->nlayers];
    if (l->scene->close)
        l->scene->close(l->data, app);
}

void stack_close(App *app)
{
    while (app->nlayers)
        close_top(app);
}

static void open_scene(App *app, const Scene *scene, const void *arg)
{
    if (app->nlayers == LAYERS)
        close_top(app);
    if (app->nlayers) {
        Layer *below = &app->layer[app->nlayers - 1];
        (void)SDL_strlcpy(below->focus, ui_focused(app->ui), sizeof below->focus);
    }
    Layer *l = &app->layer[app->nlayers++];
    *l = (Layer){.scene = scene};
    l->data = scene->open ? scene->open(app, arg) : NULL;
}

void stack_changes(App *app)
{
    for (int i = 0; i < app->nchanges; i++) { /* opening a scene may ask for more: the list grows while we walk it */
        Change c = app->change[i];
        if (c.kind == CHANGE_GO)
            stack_close(app);
        if (c.kind == CHANGE_POP && app->nlayers > 1)
            close_top(app);
        else if (c.kind != CHANGE_POP)
            open_scene(app, c.scene, c.arg);
        free(c.arg);
        app->redraw = true;
    }
    app->nchanges = 0;
    match_free(app->gone);
    app->gone = NULL;
}
