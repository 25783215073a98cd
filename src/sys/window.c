/* SPDX-License-Identifier: MIT
 * The window with a software renderer on its own surface.  SDL would otherwise show software pictures through OpenGL,
 * which costs nine times as much on a machine without a graphics card; and a surface works on every machine.
 * Offscreen there is no window: the renderer draws into memory, SDL's video part is never started. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/log.h"
#include "sys/sys.h"

enum { LEAST_W = 640, LEAST_H = 400, USUAL_W = 1280, USUAL_H = 800, MOST = 16384 };

struct Window {
    SDL_Window *window;   /* NULL offscreen */
    SDL_Surface *surface; /* of the window, or our own offscreen */
    SDL_Renderer *renderer;
    int generation, stale; /* stale: the generation that could not be shown */
    bool video;
};

static void say(char *err, size_t size, const char *what)
{
    if (err != NULL && size > 0)
        snprintf(err, size, "%s: %s", what, SDL_GetError());
}

static bool make_renderer(Window *w)
{
    if (w->renderer != NULL)
        SDL_DestroyRenderer(w->renderer);
    w->renderer = NULL;
    if (w->window != NULL)
        w->surface = SDL_GetWindowSurface(w->window);
    if (w->surface != NULL)
        w->renderer = SDL_CreateSoftwareRenderer(w->surface);
    w->generation++;
    return w->renderer != NULL;
}

static int bounded(int wished, int usual)
{
    return wished < 1 ? usual : wished > MOST ? MOST : wished;
}

static bool open_offscreen(Window *w, const WindowSpec *spec)
{
    w->surface = SDL_CreateRGBSurfaceWithFormat(0, bounded(spec->w, USUAL_W), bounded(spec->h, USUAL_H), 32,
                                                SDL_PIXELFORMAT_RGB888);
    return w->surface != NULL && make_renderer(w);
}

/* What was wished, or the usual size as far as the desktop has room for it. */
static void choose_size(const WindowSpec *spec, int *w, int *h)
{
    SDL_Rect room;
    *w = bounded(spec->w, USUAL_W);
    *h = bounded(spec->h, USUAL_H);
    if (SDL_GetDisplayUsableBounds(0, &room) != 0)
        return;
    if (spec->w < 1 && *w > room.w)
        *w = room.w > LEAST_W ? room.w : LEAST_W;
    if (spec->h < 1 && *h > room.h - 40) /* the title bar */
        *h = room.h - 40 > LEAST_H ? room.h - 40 : LEAST_H;
}

static bool open_on_display(Window *w, const WindowSpec *spec)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return false;
    w->video = true;
    int width, height;
    choose_size(spec, &width, &height);
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    flags |= spec->fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0u;
    w->window = SDL_CreateWindow(spec->title != NULL ? spec->title : "", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                 width, height, flags);
    if (w->window == NULL)
        return false;
    SDL_SetWindowMinimumSize(w->window, LEAST_W, LEAST_H);
    return make_renderer(w);
}

Window *window_open(const WindowSpec *spec, char *err, size_t err_size)
{
    Window *w = calloc(1, sizeof *w);
    NEED(w != NULL);
    bool ok = SDL_InitSubSystem(SDL_INIT_EVENTS) == 0;
    ok = ok && (spec->offscreen ? open_offscreen(w, spec) : open_on_display(w, spec));
    if (ok)
        return w;
    say(err, err_size, spec->offscreen ? "no memory to draw into" : "no window can be opened");
    window_close(w);
    return NULL;
}

void window_close(Window *w)
{
    if (w == NULL)
        return;
    if (w->renderer != NULL)
        SDL_DestroyRenderer(w->renderer);
    if (w->window != NULL)
        SDL_DestroyWindow(w->window);
    else
        SDL_FreeSurface(w->surface);
    if (w->video)
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
    free(w);
}

SDL_Renderer *window_renderer(Window *w)
{
    return w->renderer;
}

int window_generation(const Window *w)
{
    return w->generation;
}

void window_size(const Window *w, int *pixel_w, int *pixel_h)
{
    *pixel_w = w->surface != NULL ? w->surface->w : 0;
    *pixel_h = w->surface != NULL ? w->surface->h : 0;
}

void window_to_pixels(const Window *w, float *x, float *y)
{
    int points_w = 0, points_h = 0;
    if (w->window == NULL || w->surface == NULL)
        return;
    SDL_GetWindowSize(w->window, &points_w, &points_h);
    if (points_w > 0 && points_h > 0) {
        *x *= (float)w->surface->w / (float)points_w;
        *y *= (float)w->surface->h / (float)points_h;
    }
}

void window_present(Window *w)
{
    if (w->renderer == NULL)
        return;
    SDL_RenderFlush(w->renderer);
    if (w->window == NULL || SDL_UpdateWindowSurface(w->window) == 0)
        return;
    /* The surface went stale between the resize and its event: ask once to be drawn again, that makes a new one. */
    if (w->stale == w->generation)
        return;
    w->stale = w->generation + 1;
    SDL_Event e = {.type = SDL_WINDOWEVENT};
    e.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
    e.window.windowID = SDL_GetWindowID(w->window);
    SDL_PushEvent(&e);
}

void window_fullscreen(Window *w, bool on)
{
    if (w->window != NULL && SDL_SetWindowFullscreen(w->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0u) != 0)
        log_note("full screen is not possible: %s", SDL_GetError());
}

bool window_is_fullscreen(const Window *w)
{
    return w->window != NULL && (SDL_GetWindowFlags(w->window) & SDL_WINDOW_FULLSCREEN) != 0;
}

bool window_handle(Window *w, const SDL_Event *e)
{
    if (w->window == NULL || e->type != SDL_WINDOWEVENT || e->window.windowID != SDL_GetWindowID(w->window))
        return false;
    switch (e->window.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        if (!make_renderer(w))
            log_note("the window cannot be drawn: %s", SDL_GetError());
        return w->renderer != NULL;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED:
        return true;
    default:
        return false;
    }
}
