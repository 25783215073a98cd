/* SPDX-License-Identifier: MIT
 * The captions of the buttons on each make of gamepad. */
#include "ui/ui_int.h"

#include <math.h>

typedef struct {
    const char *word; /* its name; NULL: as on a plain pad */
    const char *sign; /* the drawn sign; NULL: the word */
    Color ink;        /* colour of a round button; none: light */
} PadFace;

#define BUTTON(name)  [SDL_CONTROLLER_BUTTON_##name]
#define TRIGGER(name) [PAD_##name##_TRIGGER]

static const PadFace face[PAD_MAKES][PAD_BUTTONS] = {
    [PAD_PLAIN] = {BUTTON(A) = {N_("lower button"), "pad-lower", {0}},
                   BUTTON(B) = {N_("right button"), "pad-right", {0}},
                   BUTTON(X) = {N_("left button"), "pad-left", {0}},
                   BUTTON(Y) = {N_("upper button"), "pad-upper", {0}},
                   BUTTON(BACK) = {"Select", NULL, {0}},
                   BUTTON(GUIDE) = {"Guide", NULL, {0}},
                   BUTTON(START) = {"Start", NULL, {0}},
                   BUTTON(LEFTSTICK) = {"L3", NULL, {0}},
                   BUTTON(RIGHTSTICK) = {"R3", NULL, {0}},
                   BUTTON(LEFTSHOULDER) = {"L1", NULL, {0}},
                   BUTTON(RIGHTSHOULDER) = {"R1", NULL, {0}},
                   BUTTON(DPAD_UP) = {N_("pad up"), "pad-go-up", {0}},
                   BUTTON(DPAD_DOWN) = {N_("pad down"), "pad-go-down", {0}},
                   BUTTON(DPAD_LEFT) = {N_("pad left"), "pad-go-left", {0}},
                   BUTTON(DPAD_RIGHT) = {N_("pad right"), "pad-go-right", {0}},
                   BUTTON(MISC1) = {"M1", NULL, {0}},
                   BUTTON(PADDLE1) = {"P1", NULL, {0}},
                   BUTTON(PADDLE2) = {"P2", NULL, {0}},
                   BUTTON(PADDLE3) = {"P3", NULL, {0}},
                   BUTTON(PADDLE4) = {"P4", NULL, {0}},
                   BUTTON(TOUCHPAD) = {"Touch", NULL, {0}},
                   TRIGGER(LEFT) = {"L2", NULL, {0}},
                   TRIGGER(RIGHT) = {"R2", NULL, {0}}},
    [PAD_XBOX] = {BUTTON(A) = {"A", NULL, {0x86, 0xD0, 0x52, 255}}, BUTTON(B) = {"B", NULL, {0xF5, 0x77, 0x6E, 255}},
                  BUTTON(X) = {"X", NULL, {0x70, 0xBC, 0xF5, 255}}, BUTTON(Y) = {"Y", NULL, {0xF5, 0xC8, 0x48, 255}},
                  BUTTON(BACK) = {N_("View"), "pad-view", {0}}, BUTTON(START) = {N_("Menu"), "menu", {0}},
                  BUTTON(LEFTSTICK) = {"LS", NULL, {0}}, BUTTON(RIGHTSTICK) = {"RS", NULL, {0}},
                  BUTTON(LEFTSHOULDER) = {"LB", NULL, {0}}, BUTTON(RIGHTSHOULDER) = {"RB", NULL, {0}},
                  TRIGGER(LEFT) = {"LT", NULL, {0}}, TRIGGER(RIGHT) = {"RT", NULL, {0}}},
    [PAD_PLAYSTATION] = {BUTTON(A) = {N_("Cross"), "pad-cross", {0x9C, 0xBE, 0xF5, 255}},
                         BUTTON(B) = {N_("Circle"), "pad-circle", {0xF5, 0x86, 0x7C, 255}},
                         BUTTON(X) = {N_("Square"), "pad-square", {0xEE, 0xAA, 0xDD, 255}},
                         BUTTON(Y) = {N_("Triangle"), "pad-triangle", {0x7F, 0xD9, 0xBD, 255}},
                         BUTTON(BACK) = {"Share", NULL, {0}}, BUTTON(START) = {"Options", NULL, {0}}},
    [PAD_NINTENDO] = {BUTTON(A) = {"A", NULL, {0}}, BUTTON(B) = {"B", NULL, {0}}, BUTTON(X) = {"X", NULL, {0}},
                      BUTTON(Y) = {"Y", NULL, {0}}, BUTTON(BACK) = {"\u2212", NULL, {0}},
                      BUTTON(START) = {"+", NULL, {0}}, BUTTON(LEFTSHOULDER) = {"L", NULL, {0}},
                      BUTTON(RIGHTSHOULDER) = {"R", NULL, {0}}, TRIGGER(LEFT) = {"ZL", NULL, {0}},
                      TRIGGER(RIGHT) = {"ZR", NULL, {0}}},
};

static const Color ground = {0x1B, 0x1C, 0x21, 255}, light = {0xF4, 0xF1, 0xEA, 255};

/* Returns the button whose caption is printed there. SDL's A is the button labelled A, or, by SDL's hint, the one in
 * that position: then Nintendo prints B on it. */
static int printed(PadMake make, int button)
{
    static const int other[] = {SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_Y,
                                SDL_CONTROLLER_BUTTON_X};
    bool by_place = !SDL_GetHintBoolean(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, SDL_TRUE);
    return make == PAD_NINTENDO && by_place && button <= SDL_CONTROLLER_BUTTON_Y ? other[button] : button;
}

static const PadFace *face_of(const Ui *ui, int button)
{
    static const PadFace none = {"?", NULL, {0}};
    if (button < 0 || button >= PAD_BUTTONS)
        return &none;
    const PadFace *f = &face[ui->pad_make][printed(ui->pad_make, button)];
    return f->word ? f : &face[PAD_PLAIN][button];
}

/* Returns the name of a sign in the player's language. Letters printed by the maker, like "Start", are the same in every
 * language. */
static const char *word_of(const PadFace *f)
{
    return f->sign ? say_word(f->word) : f->word;
}

const char *pad_cap_word(const Ui *ui, int button)
{
    return word_of(face_of(ui, button));
}

const char *ui_key_named(const Ui *ui, const char *asked)
{
    int button = ui->using_pad ? ui_key_pad(ui, asked) : PAD_NONE;
    return button == PAD_NONE ? say_word(ui_key_shown(ui, asked)) : pad_cap_word(ui, button);
}

static bool is_round(const PadFace *f)
{
    return f->sign || !f->word[1];
}

static Text letters(Ui *ui)
{
    return ui_style_aligned(ui, FACE_BOLD, 12, COL_TEXT, ALIGN_CENTER);
}

float pad_cap_width(Ui *ui, int button, float h)
{
    const PadFace *f = face_of(ui, button);
    return is_round(f) ? h : fmaxf(h * 1.4f, gfx_text_width(ui->g, letters(ui), word_of(f)) + 12);
}

void pad_cap_draw(Ui *ui, Rect r, int button)
{
    Gfx *g = ui->g;
    const PadFace *f = face_of(ui, button);
    bool contrast = gfx_is_contrast(g);
    Color ink = f->ink.a && !contrast ? f->ink : contrast ? (Color){255, 255, 255, 255} : light;
    float radius = is_round(f) ? r.h / 2 : 5;
    gfx_round(g, r, radius, contrast ? (Color){0, 0, 0, 255} : ground);
    gfx_frame(g, r, radius, 1, color_alpha(ink, contrast ? 1 : 0.65f));
    if (f->sign) {
        float side = r.h * 0.68f;
        gfx_sign(g, f->sign, rect(r.x + (r.w - side) / 2, r.y + (r.h - side) / 2, side, side), ink, ground);
        return;
    }
    Text t = letters(ui);
    t.color = ink;
    (void)gfx_text(g, t, r, word_of(f));
}
