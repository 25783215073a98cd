/* SPDX-License-Identifier: MIT */
#include "app/pad.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "sys/sys.h"

enum { PRESSED = 18000, RELEASED = 12000, FIRST_REPEAT_MS = 380, REPEAT_MS = 130, WAIT_MS = 14 };

struct Pad {
    SDL_GameController *pad;
    SDL_JoystickID id;
    bool focus;
    SDL_Keycode held; /* direction the stick is held in, 0: none */
    uint32_t again_at;
};

static void open_first(Pad *p)
{
    if (p->pad || !p->focus)
        return;
    for (int i = 0; i < SDL_NumJoysticks() && !p->pad; i++)
        if (SDL_IsGameController(i))
            p->pad = SDL_GameControllerOpen(i);
    if (p->pad)
        p->id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(p->pad));
}

static void close_pad(Pad *p)
{
    if (p->pad)
        SDL_GameControllerClose(p->pad);
    p->pad = NULL;
    p->held = 0;
}

Pad *pad_new(void)
{
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        return NULL;
    /* Sticks tremble: their events would wake the program all the time. The stick is read in pad_stick instead.
     * The events of the joystick's buttons and hats stay: SDL makes those of the controller out of them. */
    (void)SDL_EventState(SDL_CONTROLLERAXISMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_CONTROLLERTOUCHPADMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_CONTROLLERSENSORUPDATE, SDL_IGNORE);
    (void)SDL_EventState(SDL_JOYAXISMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_JOYBALLMOTION, SDL_IGNORE);
    Pad *p = xcalloc(1, sizeof *p);
    p->focus = true;
    open_first(p);
    return p;
}

void pad_free(Pad *p)
{
    if (!p)
        return;
    close_pad(p);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    free(p);
}

bool pad_open(const Pad *p)
{
    return p && p->pad;
}

void pad_focus(Pad *p, bool window_has_focus)
{
    if (!p)
        return;
    p->focus = window_has_focus;
    if (window_has_focus)
        open_first(p);
    else
        close_pad(p);
}

static SDL_Keycode button_key(Uint8 button, Uint16 *mod)
{
    *mod = 0;
    switch (button) {
    case SDL_CONTROLLER_BUTTON_A:
        return SDLK_RETURN;
    case SDL_CONTROLLER_BUTTON_B:
    case SDL_CONTROLLER_BUTTON_START:
        return SDLK_ESCAPE;
    case SDL_CONTROLLER_BUTTON_X:
        return SDLK_h;
    case SDL_CONTROLLER_BUTTON_Y:
        return SDLK_z;
    case SDL_CONTROLLER_BUTTON_BACK:
        *mod = KMOD_CTRL;
        return SDLK_z;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        *mod = KMOD_SHIFT;
        return SDLK_TAB;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
        return SDLK_TAB;
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return SDLK_UP;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return SDLK_DOWN;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return SDLK_LEFT;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
        return SDLK_RIGHT;
    default:
        return 0;
    }
}

bool pad_handle(Pad *p, const SDL_Event *e, SDL_Keycode *key, Uint16 *mod)
{
    if (!p)
        return false;
    if (e->type == SDL_CONTROLLERDEVICEADDED)
        open_first(p);
    if (e->type == SDL_CONTROLLERDEVICEREMOVED && p->pad && e->cdevice.which == p->id) {
        close_pad(p);
        open_first(p);
    }
    if (e->type != SDL_CONTROLLERBUTTONDOWN)
        return false;
    *key = button_key(e->cbutton.button, mod);
    return *key != 0;
}

/* Dice that knock are a light tap, blows shake the hand. */
static const struct {
    const char *sound;
    Uint16 deep, light; /* of the two motors */
    Uint32 ms;
} feel[] = {
    {"dice-tap", 0, 9000, 25},
    {"dice-knock", 9000, 22000, 40},
    {"dice-shake", 5000, 16000, 60},
    {"dice-wood", 7000, 16000, 60},
    {"hit", 42000, 30000, 150},
    {"wound", 50000, 20000, 220},
    {"fire", 30000, 16000, 300},
    {"fist", 42000, 26000, 140},
    {"bomb", 60000, 40000, 320},
    {"siege-castle-hit", 52000, 20000, 240},
    {"siege-collapse", 60000, 30000, 500},
};

void pad_feel(Pad *p, const char *sound)
{
    if (!pad_open(p))
        return;
    for (size_t i = 0; i < sizeof feel / sizeof feel[0]; i++)
        if (strcmp(feel[i].sound, sound) == 0) /* a pad without motors says no, and nothing is lost */
            (void)SDL_GameControllerRumble(p->pad, feel[i].deep, feel[i].light, feel[i].ms);
}

/* Some pads have axes for their directions, whose events we do not want: SDL makes no button of them then. */
static bool leans(const Pad *p, SDL_GameControllerButton button)
{
    return SDL_GameControllerGetBindForButton(p->pad, button).bindType == SDL_CONTROLLER_BINDTYPE_AXIS &&
           SDL_GameControllerGetButton(p->pad, button);
}

static SDL_Keycode direction(const Pad *p)
{
    static const SDL_GameControllerButton ways[] = {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                                                    SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT};
    int x = SDL_GameControllerGetAxis(p->pad, SDL_CONTROLLER_AXIS_LEFTX);
    int y = SDL_GameControllerGetAxis(p->pad, SDL_CONTROLLER_AXIS_LEFTY);
    int most = abs(x) > abs(y) ? abs(x) : abs(y);
    Uint16 mod;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (leans(p, ways[i]))
            return button_key((Uint8)ways[i], &mod);
    if (most < (p->held ? RELEASED : PRESSED))
        return 0;
    if (abs(x) > abs(y))
        return x > 0 ? SDLK_RIGHT : SDLK_LEFT;
    return y > 0 ? SDLK_DOWN : SDLK_UP;
}

/* The left stick as arrows, again and again while it is held. */
static bool stick(Pad *p, uint32_t now, SDL_Keycode *key)
{
    SDL_Keycode k = direction(p);
    bool fresh = k != p->held;
    p->held = k;
    if (!k || (!fresh && (int32_t)(now - p->again_at) < 0))
        return false;
    p->again_at = now + (fresh ? FIRST_REPEAT_MS : REPEAT_MS);
    *key = k;
    return true;
}

bool pad_wait(Pad *p, SDL_Event *e, int ms)
{
    uint32_t until = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
    while (pad_open(p)) {
        SDL_Keycode key;
        if (input_wait(e, 0))
            return true;
        if (stick(p, clock_ms(), &key)) {
            *e = (SDL_Event){.type = SDL_KEYDOWN};
            e->key.keysym.sym = key;
            return true;
        }
        if (ms >= 0 && (int32_t)(until - clock_ms()) <= 0)
            return false;
        SDL_Delay(WAIT_MS);
    }
    return input_wait(e, ms);
}
