/* SPDX-License-Identifier: MIT
 * The window and its surface. SDL would show software pictures through OpenGL, which costs nine times as much on a
 * machine without a graphics card; here it does so only if the display has no surface. A display with another pixel
 * format gets a copy. Offscreen there is no window, and SDL's video part is never started. */
#include "sys/window.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_image.h>

#include "base/file.h"
#include "base/log.h"
#include "sys/sys.h"

enum {
    LEAST_W = 640,
    LEAST_H = 400,
    USUAL_W = 1280,
    USUAL_H = 800,
    TITLE_BAR = 40,
    MOST = 16384,
    ICON_BYTES_MOST = 1 << 20
};
/* Dots per inch of the screens the usual size suits, and of those it is too small for; and how much larger it gets at
 * most. */
#define USUAL_DOTS 96.0f
#define CLOSE_DOTS 144.0f
#define CLOSEST    3.0f

struct Window {
    SDL_Window *window;    /* NULL offscreen */
    SDL_Surface *surface;  /* drawn on: the window's, or our own */
    SDL_Surface *shown;    /* the window's if surface is our own, else NULL */
    int generation, stale; /* stale: the generation that could not be presented */
    bool video;
};

static void say(char *err, size_t size, const char *what)
{
    if (err != NULL && size > 0)
        snprintf(err, size, "%s: %s", what, sys_reason());
}

static bool is_ours(const SDL_Surface *s)
{
    return s->format->format == SDL_PIXELFORMAT_RGB888 || s->format->format == SDL_PIXELFORMAT_ARGB8888;
}

static SDL_Surface *own_surface(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
}

/* Takes the window's surface, which belongs to SDL and is lost with every resize. */
static bool take_surface(Window *w)
{
    if (w->shown != NULL)
        SDL_FreeSurface(w->surface);
    w->shown = NULL;
    w->surface = SDL_GetWindowSurface(w->window);
    if (w->surface != NULL && !is_ours(w->surface)) {
        w->shown = w->surface;
        w->surface = own_surface(w->shown->w, w->shown->h);
    }
    w->generation++;
    return w->surface != NULL;
}

static int bounded(int wished, int usual)
{
    return wished < 1 ? usual : wished > MOST ? MOST : wished;
}

static bool open_offscreen(Window *w, const WindowSpec *spec)
{
    w->surface = own_surface(bounded(spec->w, USUAL_W), bounded(spec->h, USUAL_H));
    w->generation = 1;
    return w->surface != NULL;
}

void window_usual(float dots, int *w, int *h)
{
    float by = dots < CLOSE_DOTS ? 1.0f : fminf(dots / USUAL_DOTS, CLOSEST);
    *w = (int)lroundf(USUAL_W * by);
    *h = (int)lroundf(USUAL_H * by);
}

/* Returns the screen's dots per inch; 0: unknown, or Wayland or macOS, whose window points are larger already. */
static float screen_dots(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    float dots = 0;
    if (driver == NULL || strcmp(driver, "wayland") == 0 || strcmp(driver, "cocoa") == 0 ||
        SDL_GetDisplayDPI(0, NULL, &dots, NULL) != 0)
        return 0;
    return dots;
}

static int fitting(int size, int room, int least)
{
    return size <= room ? size : room > least ? room : least;
}

/* Chooses the requested or the usual size, limited to the desktop, which may have been larger yesterday. */
static void choose_size(const WindowSpec *spec, int *w, int *h)
{
    SDL_Rect room;
    window_usual(screen_dots(), w, h);
    *w = bounded(spec->w, *w);
    *h = bounded(spec->h, *h);
    if (spec->exact || SDL_GetDisplayUsableBounds(0, &room) != 0)
        return;
    *w = fitting(*w, room.w, LEAST_W);
    *h = fitting(*h, room.h - TITLE_BAR, LEAST_H);
}

/* Sets the icon in the list of windows. Wayland takes it from the desktop entry of this name instead. */
static void show_icon(SDL_Window *window, const char *path)
{
    Buf bytes = {0};
    bool there = path != NULL && file_read(path, ICON_BYTES_MOST, &bytes).code == 0;
    SDL_Surface *icon = there ? IMG_Load_RW(SDL_RWFromConstMem(bytes.text, (int)bytes.n), 1) : NULL;
    if (icon != NULL)
        SDL_SetWindowIcon(window, icon);
    else if (path != NULL)
        log_note("the window has no icon: %s", there ? sys_reason() : path);
    SDL_FreeSurface(icon);
    buf_free(&bytes);
}

/* Opens the window. accelerated: whether SDL may make the surface with a renderer, "0" or "1". SDL reads this hint once
 * after its start. */
static bool open_with(Window *w, const WindowSpec *spec, const char *accelerated)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, accelerated);
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
    show_icon(w->window, spec->icon);
    SDL_SetWindowMinimumSize(w->window, LEAST_W, LEAST_H);
    SDL_ClearError();
    if (take_surface(w))
        return true;
    if (SDL_GetError()[0] == '\0')
        SDL_SetError("the display (%s) has no surface to draw on", SDL_GetCurrentVideoDriver());
    return false;
}

static void close_on_display(Window *w)
{
    if (w->window != NULL)
        SDL_DestroyWindow(w->window);
    if (w->video)
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
    w->window = NULL;
    w->video = false;
}

static bool open_on_display(Window *w, const WindowSpec *spec)
{
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    (void)SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "org.hordehall.HordeHall", 0);
    if (open_with(w, spec, "0"))
        return true;
    if (w->window == NULL)
        return false;
    close_on_display(w); /* Wayland, KMS and macOS have no surface of their own for a window */
    return open_with(w, spec, "1");
}

Window *window_open(const WindowSpec *spec, char *err, size_t err_size)
{
    Window *w = xcalloc(1, sizeof *w);
    bool ok = SDL_InitSubSystem(SDL_INIT_EVENTS) == 0;
    ok = ok && (spec->offscreen ? open_offscreen(w, spec) : open_on_display(w, spec));
    if (ok)
        return w;
    say(err, err_size, spec->offscreen ? "not enough memory to draw" : "no window can be opened");
    window_close(w);
    return NULL;
}

void window_close(Window *w)
{
    if (w == NULL)
        return;
    if (w->window == NULL || w->shown != NULL)
        SDL_FreeSurface(w->surface);
    close_on_display(w);
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
    free(w);
}

SDL_Surface *window_surface(Window *w)
{
    return w->surface;
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
    if (w->surface != NULL)
        window_present_parts(w, &(SDL_Rect){0, 0, w->surface->w, w->surface->h}, 1);
}

void window_present_parts(Window *w, const SDL_Rect *part, int n)
{
    if (w->surface == NULL || w->window == NULL || n < 1)
        return;
    for (int i = 0; i < n && w->shown != NULL; i++)
        SDL_BlitSurface(w->surface, &part[i], w->shown, &(SDL_Rect){part[i].x, part[i].y, 0, 0});
    if (SDL_UpdateWindowSurfaceRects(w->window, part, n) == 0)
        return;
    /* The surface went stale between the resize and its event: requests one redraw, which makes a new one. */
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
        log_note("full screen is not possible: %s", sys_reason());
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
        if (!take_surface(w))
            log_note("the window cannot be drawn: %s", sys_reason());
        return w->surface != NULL;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED:
        return true;
    default:
        return false;
    }
}
