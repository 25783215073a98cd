/* SPDX-License-Identifier: MIT
 * Names of keys, and keys that the player has changed. */
#include "ui/ui_keys.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "ui/ui_int.h"

/* ---- names ------------------------------------------------------------------------------------------------------- */
static const struct {
    const char *word;
    SDL_Keycode key, also;
} key_name[] = {
    {N_("Enter"), SDLK_RETURN, SDLK_KP_ENTER},
    {N_("Esc"), SDLK_ESCAPE, 0},
    {N_("Space"), SDLK_SPACE, 0},
    {"Tab", SDLK_TAB, 0},
    {N_("Left"), SDLK_LEFT, 0},
    {N_("Right"), SDLK_RIGHT, 0},
    {N_("Up"), SDLK_UP, 0},
    {N_("Down"), SDLK_DOWN, 0},
    {N_("PageUp"), SDLK_PAGEUP, 0},
    {N_("PageDown"), SDLK_PAGEDOWN, 0},
    {N_("Home"), SDLK_HOME, 0},
    {N_("End"), SDLK_END, 0},
    {N_("Del"), SDLK_DELETE, 0},
    {N_("Backspace"), SDLK_BACKSPACE, 0},
};
enum { NAMES = sizeof key_name / sizeof key_name[0] };

/* Takes "Ctrl+", "Shift+" and "Alt+" off. */
static const char *without_held(const char *word, Uint16 *mod)
{
    static const struct {
        const char *word;
        Uint16 mod;
    } held[] = {{"Ctrl+", KMOD_CTRL}, {"Shift+", KMOD_SHIFT}, {"Alt+", KMOD_ALT}};
    *mod = 0;
    for (size_t i = 0; i < sizeof held / sizeof held[0];) {
        size_t n = strlen(held[i].word);
        if (strncmp(word, held[i].word, n) != 0) {
            i++;
            continue;
        }
        *mod |= held[i].mod;
        word += n;
        i = 0;
    }
    return word;
}

static SDL_Keycode code_of(const char *word)
{
    if (word[0] && !word[1])
        return isprint((unsigned char)word[0]) ? (SDL_Keycode)tolower((unsigned char)word[0]) : 0;
    if (word[0] == 'F' && isdigit((unsigned char)word[1])) {
        int n = SDL_atoi(word + 1);
        return n >= 1 && n <= 12 ? (SDL_Keycode)(SDLK_F1 + (n - 1)) : 0;
    }
    for (size_t i = 0; i < NAMES; i++)
        if (strcmp(key_name[i].word, word) == 0)
            return key_name[i].key;
    return SDL_GetKeyFromName(word);
}

bool key_code(const char *word, SDL_Keycode *key, Uint16 *mod)
{
    *key = code_of(without_held(word, mod));
    return *key != 0;
}

bool key_matches(const Input *in, const char *word)
{
    Uint16 want;
    SDL_Keycode key;
    bool has_shift = (in->mod & KMOD_SHIFT) != 0;
    if (!key_code(word, &key, &want) || ((want & KMOD_CTRL) != 0) != ((in->mod & KMOD_CTRL) != 0) ||
        ((want & KMOD_ALT) != 0) != ((in->mod & KMOD_ALT) != 0))
        return false;
    if (key == SDLK_QUESTION)
        return in->key == SDLK_QUESTION || (in->key == SDLK_SLASH && has_shift);
    if ((want & (KMOD_CTRL | KMOD_SHIFT)) && ((want & KMOD_SHIFT) != 0) != has_shift)
        return false;
    if (in->key == SDLK_KP_ENTER && key == SDLK_RETURN)
        return true;
    return in->key == key || (in->other && in->other == key);
}

static bool only_changes_others(SDL_Keycode k)
{
    return k == 0 || (k >= SDLK_LCTRL && k <= SDLK_RGUI) || k == SDLK_CAPSLOCK || k == SDLK_NUMLOCKCLEAR ||
           k == SDLK_MODE || k == SDLK_SCROLLLOCK;
}

bool key_word(const Input *in, char out[KEY_WORD])
{
    SDL_Keycode k = in->key;
    bool shift = (in->mod & KMOD_SHIFT) != 0, ctrl = (in->mod & KMOD_CTRL) != 0;
    char one[2] = {k > ' ' && k < 127 ? (char)toupper(k) : '\0', '\0'}, function[16];
    const char *name = one[0] ? one : NULL;
    if (only_changes_others(k))
        return false;
    if (k == SDLK_SLASH && shift) {
        name = "?";
        shift = false;
    }
    if (k >= SDLK_F1 && k <= SDLK_F12) {
        (void)snprintf(function, sizeof function, "F%d", (int)(k - SDLK_F1) + 1);
        name = function;
    }
    for (size_t i = 0; i < NAMES && !name; i++)
        if (k == key_name[i].key || (key_name[i].also && k == key_name[i].also))
            name = key_name[i].word;
    if (!name)
        name = SDL_GetKeyName(k);
    shift = shift && (ctrl || !one[0]); /* a letter is the same in both cases */
    int n = snprintf(out, KEY_WORD, "%s%s%s%s", ctrl ? "Ctrl+" : "", in->mod & KMOD_ALT ? "Alt+" : "",
                     shift ? "Shift+" : "", name);
    SDL_Keycode back;
    Uint16 mod;
    return n > 0 && n < KEY_WORD && key_code(out, &back, &mod) && back != 0;
}

/* ---- layouts ----------------------------------------------------------------------------------------------------- */
static bool is_latin(SDL_Keycode k)
{
    return k >= SDLK_a && k <= SDLK_z;
}

static bool has_key(SDL_Keycode (*layout)(SDL_Scancode place), SDL_Keycode key)
{
    for (int i = 0; i < SDL_NUM_SCANCODES; i++)
        if (layout((SDL_Scancode)i) == key)
            return true;
    return false;
}

void key_press(Input *in, const SDL_Keysym *pressed, SDL_Keycode (*layout)(SDL_Scancode place))
{
    SDL_Scancode place = pressed->scancode;
    in->key = pressed->sym;
    in->mod = pressed->mod;
    if (is_latin(in->key) || place < SDL_SCANCODE_A || place > SDL_SCANCODE_Z)
        return;
    SDL_Keycode letter = SDLK_a + (SDL_Keycode)(place - SDL_SCANCODE_A);
    if (has_key(layout, letter)) /* French has its M elsewhere */
        return;
    in->key = letter;
    in->other = pressed->sym;
}

bool keys_type(Uint16 held, bool windows)
{
    bool ctrl = (held & KMOD_CTRL) != 0, alt = (held & KMOD_LALT) != 0, altgr = (held & (KMOD_RALT | KMOD_MODE)) != 0;
    if (held & KMOD_GUI)
        return false;
    if (altgr || (windows && ctrl && alt))
        return windows || !ctrl;
    return !ctrl && !alt;
}

/* ---- what the player has set ------------------------------------------------------------------------------------- */
void ui_set_keys(Ui *ui, const KeyUse *use, int n)
{
    ui->use = use;
    ui->nuses = n;
}

static bool asks(const KeyUse *use, const char *word)
{
    return strcmp(use->asked[0], word) == 0 || (use->asked[1] && strcmp(use->asked[1], word) == 0);
}

const KeyUse *key_use(const Ui *ui, const char *asked)
{
    for (int i = 0; i < ui->nuses; i++)
        if (asks(&ui->use[i], asked))
            return &ui->use[i];
    return NULL;
}

/* Of several keys that do the same, every caption shows the first. */
const char *ui_key_shown(const Ui *ui, const char *asked)
{
    const KeyUse *use = NULL;
    for (int i = 0; i < ui->nuses && !use; i++)
        use = ui->use[i].key && asks(&ui->use[i], asked) ? &ui->use[i] : NULL;
    return use ? use->key : key_use(ui, asked) ? key_use(ui, asked)->asked[0] : asked;
}

int ui_key_pad(const Ui *ui, const char *asked)
{
    for (int i = 0; i < ui->nuses; i++)
        if (ui->use[i].pad != PAD_NONE && asks(&ui->use[i], asked))
            return ui->use[i].pad;
    return PAD_NONE;
}

void ui_set_pad(Ui *ui, PadMake make)
{
    ui->pad_make = make;
}

static const KeyUse *used(const Ui *ui)
{
    for (int i = 0; i < ui->nuses; i++)
        if (ui->in.pad ? ui->use[i].pad == ui->in.pad - 1 : ui->use[i].key && key_matches(&ui->in, ui->use[i].key))
            return &ui->use[i];
    return NULL;
}

/* True if another key has taken its place and it has no other meaning. */
static bool is_dead(const Ui *ui)
{
    for (int i = 0; i < ui->nuses; i++)
        for (int k = 0; k < 2 && ui->use[i].asked[k]; k++)
            if (ui->use[i].key && !ui->use[i].besides && key_matches(&ui->in, ui->use[i].asked[k]))
                return true;
    return false;
}

/* Treats a typed question mark as the key "?": SDL does not report which key of the layout types it. Not while a field
 * takes text, nor if the key itself was recognised. */
static void hear_question_mark(Ui *ui)
{
    Input *in = &ui->in;
    if (in->kind == INPUT_KEY) {
        ui->asked_by_key = key_matches(in, "?");
        ui->shift_held = !in->pad && (in->mod & KMOD_SHIFT || in->key == SDLK_LSHIFT || in->key == SDLK_RSHIFT);
    } else if (in->kind == INPUT_TEXT && strcmp(in->text, "?") == 0 && !ui->editing) {
        in->kind = ui->asked_by_key ? INPUT_NONE : INPUT_KEY;
        in->key = SDLK_QUESTION;
        ui->asked_by_key = false;
    }
}

void keys_turn(Ui *ui)
{
    Input *in = &ui->in;
    hear_question_mark(ui);
    if (in->kind != INPUT_KEY || ui->own & UI_OWN_ALL || (ui->editing && !in->pad))
        return;
    const KeyUse *use = used(ui);
    if (use) {
        (void)key_code(use->asked[0], &in->key, &in->mod);
        in->other = 0;
    } else if (in->pad || is_dead(ui)) {
        in->kind = INPUT_NONE; /* key pressed, but bound to nothing here */
        ui->inputs++;
    }
}
