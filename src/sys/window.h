/* SPDX-License-Identifier: MIT
 * The one window and its surface. */
#ifndef SYS_WINDOW_H
#define SYS_WINDOW_H
#include <stdbool.h>
#include <stddef.h>

#include <SDL.h>

typedef struct Window Window;
typedef struct {
    const char *title, *icon; /* icon: picture file, NULL: none */
    int w, h;                 /* requested size in window points, 0: window_usual; at most the desktop's */
    bool exact;               /* exactly that size, even if larger than the desktop */
    bool fullscreen;
    bool offscreen; /* no display at all: draws into memory, for screenshots and tests */
} WindowSpec;

/* Computes the default size in window points: 1280 x 800, larger on a screen with many dots per inch (0: unknown). */
void window_usual(float dots, int *w, int *h);
/* Opens the window; NULL, with a sentence in err: no display. Drawing is by software on the window's surface. SDL's
 * default, software pictures through OpenGL, costs nine times as much without a GPU (measured). */
Window *window_open(const WindowSpec *spec, char *err, size_t err_size);
void window_close(Window *w);
SDL_Surface *window_surface(Window *w); /* XRGB8888; replaced after a resize, see window_generation; may be NULL */
int window_generation(const Window *w); /* grows when the surface is replaced and its contents are lost */
void window_size(const Window *w, int *pixel_w, int *pixel_h);
void window_to_pixels(const Window *w, float *x, float *y);        /* mouse points to physical pixels */
void window_present(Window *w);                                    /* presents the whole surface */
void window_present_parts(Window *w, const SDL_Rect *part, int n); /* presents the changed parts */
void window_fullscreen(Window *w, bool on);
bool window_is_fullscreen(const Window *w);
bool window_handle(Window *w, const SDL_Event *e); /* handles resize and exposure; true: redraw the frame */

#endif
