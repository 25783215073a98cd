/* SPDX-License-Identifier: MIT */
#include "app/pad.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "sys/clock.h"

/* An untouched trigger may report 16383, half way. */
enum { PRESSED = 18000, RELEASED = 12000, FIRST_REPEAT_MS = 380, REPEAT_MS = 130, WAIT_MS = 14 };

struct Pad {
    SDL_GameController *pad;
    SDL_JoystickID id;
    bool focus;
    int held; /* direction of the stick as a button, or PAD_NONE */
    uint32_t again_at;
    bool pulled[2]; /* the triggers */
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
    p->held = PAD_NONE;
    p->pulled[0] = p->pulled[1] = false;
}

Pad *pad_new(void)
{
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        return NULL;
    /* Sticks jitter, and their events would wake the program all the time; pad_wait reads the stick instead. Joystick
     * events of buttons and hats stay, because SDL derives the controller's events from them. */
    (void)SDL_EventState(SDL_CONTROLLERAXISMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_CONTROLLERTOUCHPADMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_CONTROLLERSENSORUPDATE, SDL_IGNORE);
    (void)SDL_EventState(SDL_JOYAXISMOTION, SDL_IGNORE);
    (void)SDL_EventState(SDL_JOYBALLMOTION, SDL_IGNORE);
    Pad *p = xcalloc(1, sizeof *p);
    p->focus = true;
    p->held = PAD_NONE;
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

PadMake pad_make(const Pad *p)
{
    switch (pad_open(p) ? SDL_GameControllerGetType(p->pad) : SDL_CONTROLLER_TYPE_UNKNOWN) {
    case SDL_CONTROLLER_TYPE_XBOX360:
    case SDL_CONTROLLER_TYPE_XBOXONE:
        return PAD_XBOX;
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PAD_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return PAD_NINTENDO;
    default:
        return PAD_PLAIN;
    }
}

bool pad_handle(Pad *p, const SDL_Event *e, int *button)
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
    *button = e->cbutton.button;
    return true;
}

/* Light for dice, strong for blows. */
static const struct {
    const char *sound;
    Uint16 deep, light; /* strength of the two motors */
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
        if (strcmp(feel[i].sound, sound) == 0) /* fails harmlessly on a pad without motors */
            (void)SDL_GameControllerRumble(p->pad, feel[i].deep, feel[i].light, feel[i].ms);
}

/* True if the direction button is pressed on a pad that has axes for it: SDL makes no button event then, because axis
 * events are off. */
static bool leans(const Pad *p, SDL_GameControllerButton button)
{
    return SDL_GameControllerGetBindForButton(p->pad, button).bindType == SDL_CONTROLLER_BINDTYPE_AXIS &&
           SDL_GameControllerGetButton(p->pad, button);
}

static int direction(const Pad *p)
{
    static const SDL_GameControllerButton ways[] = {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                                                    SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT};
    int x = SDL_GameControllerGetAxis(p->pad, SDL_CONTROLLER_AXIS_LEFTX);
    int y = SDL_GameControllerGetAxis(p->pad, SDL_CONTROLLER_AXIS_LEFTY);
    int most = abs(x) > abs(y) ? abs(x) : abs(y);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (leans(p, ways[i]))
            return (int)ways[i];
    if (most < (p->held == PAD_NONE ? PRESSED : RELEASED))
        return PAD_NONE;
    if (abs(x) > abs(y))
        return x > 0 ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_LEFT;
    return y > 0 ? SDL_CONTROLLER_BUTTON_DPAD_DOWN : SDL_CONTROLLER_BUTTON_DPAD_UP;
}

/* Turns the left stick into direction buttons, with repeat while it is held. */
static bool stick(Pad *p, uint32_t now, int *button)
{
    int way = direction(p);
    bool fresh = way != p->held;
    p->held = way;
    if (way == PAD_NONE || (!fresh && (int32_t)(now - p->again_at) < 0))
        return false;
    p->again_at = now + (fresh ? FIRST_REPEAT_MS : REPEAT_MS);
    *button = way;
    return true;
}

/* Turns a trigger into a button, pressed when pulled more than half way. */
static bool trigger(Pad *p, int *button)
{
    for (int i = 0; i < 2; i++) {
        bool before = p->pulled[i];
        int axis = i == 0 ? SDL_CONTROLLER_AXIS_TRIGGERLEFT : SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
        p->pulled[i] = SDL_GameControllerGetAxis(p->pad, (SDL_GameControllerAxis)axis) > (before ? RELEASED : PRESSED);
        if (p->pulled[i] && !before) {
            *button = i == 0 ? PAD_LEFT_TRIGGER : PAD_RIGHT_TRIGGER;
            return true;
        }
    }
    return false;
}

bool pad_wait(Pad *p, SDL_Event *e, int ms)
{
    uint32_t until = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
    while (pad_open(p)) {
        int button;
        if (input_wait(e, 0))
            return true;
        if (stick(p, clock_ms(), &button) || trigger(p, &button)) {
            *e = (SDL_Event){.type = SDL_CONTROLLERBUTTONDOWN};
            e->cbutton.which = p->id;
            e->cbutton.button = (Uint8)button;
            return true;
        }
        if (ms >= 0 && (int32_t)(until - clock_ms()) <= 0)
            return false;
        SDL_Delay(WAIT_MS);
    }
    return input_wait(e, ms);
}
