/* SPDX-License-Identifier: MIT
 * Turns SDL events into inputs of the toolkit. Each input is one dry pass; drawing follows when all are handled. */
#include <string.h>

#include "app/app_int.h"
#include "app/scenes/parts.h"
#include "sys/clock.h"

static void to_logical(App *app, float *x, float *y)
{
    window_to_pixels(app->window, x, y);
    float u = gfx_unit(app->gfx);
    if (u > 0) {
        *x /= u;
        *y /= u;
    }
}

static void at(App *app, Input *in, int x, int y)
{
    in->x = (float)x;
    in->y = (float)y;
    to_logical(app, &in->x, &in->y);
}

static bool from_mouse(App *app, const SDL_Event *e, Input *in)
{
    switch (e->type) {
    case SDL_MOUSEMOTION:
        in->kind = INPUT_MOVE;
        at(app, in, e->motion.x, e->motion.y);
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        in->kind = e->type == SDL_MOUSEBUTTONDOWN ? INPUT_DOWN : INPUT_UP;
        in->button = e->button.button;
        at(app, in, e->button.x, e->button.y);
        return true;
    case SDL_MOUSEWHEEL:
        in->kind = INPUT_WHEEL;
        /* "Natural" scrolling is already in these figures; e->wheel.direction only reports it. */
        in->wheel = e->wheel.preciseY;
        at(app, in, e->wheel.mouseX, e->wheel.mouseY);
        return true;
    default:
        return false;
    }
}

bool input_from(App *app, const SDL_Event *e, Input *in)
{
    *in = (Input){.now = clock_ms()};
    int button;
    if (pad_handle(app->pad, e, &button)) {
        in->kind = INPUT_KEY;
        in->pad = button + 1;
        return true;
    }
    switch (e->type) {
    case SDL_KEYDOWN:
        in->kind = INPUT_KEY;
        key_press(in, &e->key.keysym, SDL_GetKeyFromScancode);
        app->held = in->mod;
        in->repeat = e->key.repeat != 0;
        return true;
    case SDL_KEYUP:
        app->held = e->key.keysym.mod;
        return false;
    case SDL_TEXTINPUT:
        in->kind = INPUT_TEXT;
        (void)SDL_strlcpy(in->text, e->text.text, sizeof in->text);
        return keys_type(app->held, strcmp(SDL_GetPlatform(), "Windows") == 0);
    case SDL_WINDOWEVENT: /* a drag may leave the window and come back */
        in->kind = INPUT_CANCEL;
        return e->window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
               (e->window.event == SDL_WINDOWEVENT_LEAVE && !(SDL_GetMouseState(NULL, NULL) & SDL_BUTTON_LMASK));
    default:
        return from_mouse(app, e, in);
    }
}

static void remember_size(App *app, Uint32 id)
{
    SDL_Window *w = SDL_GetWindowFromID(id);
    if (w && !window_is_fullscreen(app->window) && !(SDL_GetWindowFlags(w) & SDL_WINDOW_MAXIMIZED))
        SDL_GetWindowSize(w, &app->settings.window_w, &app->settings.window_h);
}

static void window_event(App *app, const SDL_Event *e)
{
    switch (e->window.event) {
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        app->hidden = true;
        break;
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_MAXIMIZED:
        app->hidden = false;
        app->redraw = true;
        break;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        remember_size(app, e->window.windowID);
        app->redraw = true;
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_FOCUS_LOST:
        app->behind = e->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
        pad_focus(app->pad, !app->behind);
        break;
    case SDL_WINDOWEVENT_CLOSE:
        app->quit = true;
        break;
    default:
        break;
    }
}

void app_full_screen(App *app)
{
    app->settings.fullscreen = !window_is_fullscreen(app->window);
    app_settings_changed(app);
}

/* Handles Alt+Enter, which belongs to the program in every scene. */
static bool own_key(App *app, const SDL_Event *e)
{
    if (e->type != SDL_KEYDOWN || e->key.repeat)
        return false;
    SDL_Keycode k = e->key.keysym.sym;
    if (!(e->key.keysym.mod & KMOD_ALT) || (k != SDLK_RETURN && k != SDLK_KP_ENTER))
        return false;
    app_full_screen(app);
    return true;
}

static void to_scenes(App *app, const SDL_Event *e)
{
    for (int i = 0; i < app->nlayers; i++)
        if (app->layer[i].scene->event)
            app->layer[i].scene->event(app->layer[i].data, app, e);
    stack_changes(app);
    app->redraw = true;
}

/* Opens a file dropped on the window as --replay would; ignores dropped text. Frees SDL's string. */
static void dropped(App *app, const SDL_Event *e)
{
    if (e->type == SDL_DROPFILE && e->drop.file)
        part_open_file(app, e->drop.file);
    SDL_free(e->drop.file);
    stack_changes(app);
    app->redraw = true;
}

void app_handle(App *app, const SDL_Event *e)
{
    if (e->type == SDL_QUIT || e->type == SDL_APP_TERMINATING) {
        app->quit = true;
        return;
    }
    if (app->sound)
        sound_handle(app->sound, e);
    if (window_handle(app->window, e))
        app->redraw = app->exposed = true;
    if (e->type == SDL_WINDOWEVENT)
        window_event(app, e);
    if (e->type == SDL_DROPFILE || e->type == SDL_DROPTEXT) {
        dropped(app, e);
        return;
    }
    if (e->type == SDL_RENDER_TARGETS_RESET || e->type == SDL_RENDER_DEVICE_RESET) {
        gfx_reset(app->gfx, window_surface(app->window));
        app->redraw = true;
    }
    if (e->type == worker_queue_event_type()) {
        app->redraw = app->redraw || app->save.first; /* a scene may be waiting for the disk */
        (void)app_saving(app);
        return;
    }
    if (e->type >= SDL_USEREVENT && e->type < SDL_LASTEVENT) {
        to_scenes(app, e);
        return;
    }
    Input in;
    if (own_key(app, e) || !input_from(app, e, &in))
        return;
    app_dry(app, &in);
    bool acted = in.kind != INPUT_MOVE && in.kind != INPUT_NONE;
    app->lively = app->lively || (acted && in.kind != INPUT_CANCEL);
    app->lively_at = clock_ms();
    if (acted) /* a pass without input, so that the next event meets what this one has changed */
        app_dry(app, NULL);
    if (acted || ui_changed(app->ui))
        app->redraw = true;
}
