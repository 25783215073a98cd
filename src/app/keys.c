/* SPDX-License-Identifier: MIT
 * The program's own keys, in the order in which a player meets them. Keep them true to the scenes that ask for
 * them. */
#include "app/keys.h"

#include <stdio.h>
#include <string.h>

#include "base/status.h"
#include "boards/boards.h"
#include "core/say.h"

#define EVERYWHERE N_("Everywhere")
#define HALL       N_("In the Hall")
#define TABLE      N_("At the table")
#define REPLAY     N_("In a replay")
#define GALLERY    N_("In the gallery")
#define ELSEWHERE  N_("Elsewhere")

#define PAD(button) SDL_CONTROLLER_BUTTON_##button

/* The page of keys has the actions of the games, which their boards list, between these two parts. */
static const KeyAction before_games[] = {
    {"up", N_("up"), {"Up"}, PAD(DPAD_UP), EVERYWHERE, IN_ALL, true},
    {"down", N_("down"), {"Down"}, PAD(DPAD_DOWN), EVERYWHERE, IN_ALL, true},
    {"left", N_("left; change a choice or a slider"), {"Left"}, PAD(DPAD_LEFT), EVERYWHERE, IN_ALL, true},
    {"right", N_("right; change a choice or a slider"), {"Right"}, PAD(DPAD_RIGHT), EVERYWHERE, IN_ALL, true},
    {"next", N_("next item"), {"Tab"}, PAD(RIGHTSHOULDER), EVERYWHERE, IN_ALL, true},
    {"previous", N_("previous item"), {N_("Shift+Tab")}, PAD(LEFTSHOULDER), EVERYWHERE, IN_ALL, true},
    {"press", N_("press, choose or type"), {"Enter"}, PAD(A), EVERYWHERE, IN_ALL, true},
    {"back", N_("back; close"), {"Esc"}, PAD(B), EVERYWHERE, IN_ALL, true},
    {"page-up", N_("scroll up"), {"PageUp"}, PAD_LEFT_TRIGGER, EVERYWHERE, IN_ALL, true},
    {"page-down", N_("scroll down"), {"PageDown"}, PAD_RIGHT_TRIGGER, EVERYWHERE, IN_ALL, true},
    {"rules", N_("rules"), {"F1", "R"}, PAD_NONE, EVERYWHERE, IN_ALL, false},
    {"sound", N_("sound on or off"), {"M"}, PAD_NONE, EVERYWHERE, IN_ALL, false},
    {"full-screen", N_("full screen on or off (also Alt+Enter)"), {"F11"}, PAD_NONE, EVERYWHERE, IN_ALL, false},
    {"keys", N_("this page"), {"?"}, PAD_NONE, EVERYWHERE, IN_ALL, false},

    {"continue", N_("continue the unfinished game"), {"C"}, PAD_NONE, HALL, IN_HALL, false},

    {"menu", N_("put back what you hold; menu"), {"Esc"}, PAD(START), TABLE, IN_ALL, true},
    {"skip", N_("skip the animation; hurry opponents"), {"Space"}, PAD_NONE, TABLE, IN_TABLE, true},
    {"undo", N_("undo"), {"Ctrl+Z", "U"}, PAD(BACK), TABLE, IN_TABLE | IN_DECK, false},
    {"redo", N_("redo"), {"Ctrl+Y"}, PAD_NONE, TABLE, IN_TABLE, false},
    {"hint", N_("hint"), {"H"}, PAD(X), TABLE, IN_TABLE, false},
    {"large-card", N_("large card (also right click)"), {"Z", "V"}, PAD(Y), TABLE, IN_ALL, false},
    {"log", N_("log"), {"L"}, PAD_NONE, TABLE, IN_TABLE, false},
    {"copy", N_("copy the log as text"), {"Ctrl+C"}, PAD_NONE, TABLE, IN_TABLE, false},
    {"since", N_("show again what happened since your turn"), {"A"}, PAD_NONE, TABLE, IN_TABLE, false},
    {"look", N_("at the curtain: show the table without secrets"), {"T"}, PAD_NONE, TABLE, IN_TABLE, false},
    {"step-back", N_("in a lesson: go back a step"), {"B"}, PAD_NONE, TABLE, IN_TABLE, false},
};
static const KeyAction behind_games[] = {
    {"replay-back", N_("one step back"), {"Left"}, PAD_NONE, REPLAY, IN_REPLAY, true},
    {"replay-on", N_("one step forward"), {"Right"}, PAD_NONE, REPLAY, IN_REPLAY, true},
    {"replay-start", N_("go to the start"), {"Home"}, PAD_NONE, REPLAY, IN_REPLAY, true},
    {"replay-end", N_("go to the end"), {"End"}, PAD_NONE, REPLAY, IN_REPLAY, true},
    {"replay-play", N_("play, pause"), {"Space"}, PAD_NONE, REPLAY, IN_REPLAY, true},

    {"gallery-first", N_("first card"), {"Home"}, PAD_NONE, GALLERY, IN_GALLERY, true},
    {"gallery-last", N_("last card"), {"End"}, PAD_NONE, GALLERY, IN_GALLERY, true},
    {"tilt", N_("tilt the card or hold it still"), {"T"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"foil", N_("foil on or off"), {"L"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"picture", N_("show the picture only"), {"P"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"clay", N_("with the picture only: from clay to paint"), {"C"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"breath", N_("with the picture only: it breathes"), {"B"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"art-book", N_("with the picture only: write the art book"), {"A"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"turn", N_("turn the card over; filters"), {"F"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"slides", N_("start the slide show"), {"S"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"save", N_("save the card as a PNG picture"), {"E"}, PAD_NONE, GALLERY, IN_GALLERY, false},

    {"rule-before", N_("in the rules: previous rule"), {"Backspace"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"rule-search", N_("in the rules: search (or just type)"), {"Ctrl+F"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"shuffle", N_("at the set-up: shuffle the players"), {"O"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"paste", N_("in the Chronicle: paste a game"), {"Ctrl+V"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"deck-save", N_("in a deck: save it"), {"Ctrl+S"}, PAD_NONE, ELSEWHERE, IN_DECK, false},
};
enum { BEFORE = sizeof before_games / sizeof before_games[0], BEHIND = sizeof behind_games / sizeof behind_games[0] };

/* Returns the board that lists the action, and *row of its keys; NULL: the action is the program's own. */
static const Board *board_that_lists(int action, int *row)
{
    *row = action - BEFORE;
    for (int i = 0; *row >= 0 && board_at(i); *row -= board_at(i++)->nkeys)
        if (*row < board_at(i)->nkeys)
            return board_at(i);
    return NULL;
}

int keys_count(void)
{
    int n = BEFORE + BEHIND;
    for (int i = 0; board_at(i); i++)
        n += board_at(i)->nkeys;
    REQUIRE(n <= KEY_ACTIONS_MAX);
    return n;
}

KeyAction keys_action(int action)
{
    int row;
    const Board *b = board_that_lists(action, &row);
    if (!b) {
        REQUIRE(row < BEHIND);
        return row < 0 ? before_games[action] : behind_games[row];
    }
    return (KeyAction){.word = b->key[row].word,
                       .does = b->key[row].does,
                       .asked = {b->key[row].key},
                       .pad = PAD_NONE,
                       .group = game_by_id(b->game)->title,
                       .where = IN_GAME};
}

const char *keys_game(int action)
{
    int row;
    const Board *b = board_that_lists(action, &row);
    return b ? b->game : NULL;
}

/* Stored as small numbers, so that a KeySet of zeroes means the defaults. */
enum { AS_IT_CAME, NO_BUTTON, FIRST_BUTTON };

int keys_by_word(const char *word)
{
    for (int i = 0; i < keys_count(); i++)
        if (strcmp(keys_action(i).word, word) == 0)
            return i;
    return -1;
}

static SDL_GameControllerAxis trigger_axis(int button)
{
    return button == PAD_LEFT_TRIGGER ? SDL_CONTROLLER_AXIS_TRIGGERLEFT : SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
}

const char *keys_button_word(int button)
{
    const char *word = button == PAD_NONE ? ""
                       : button >= PAD_LEFT_TRIGGER
                           ? SDL_GameControllerGetStringForAxis(trigger_axis(button))
                           : SDL_GameControllerGetStringForButton((SDL_GameControllerButton)button);
    return word ? word : "";
}

int keys_button_by_word(const char *word)
{
    for (int i = PAD_LEFT_TRIGGER; i <= PAD_RIGHT_TRIGGER; i++)
        if (strcmp(keys_button_word(i), word) == 0)
            return i;
    return word[0] ? (int)SDL_GameControllerGetButtonFromString(word) : PAD_NONE;
}

const char *keys_key(const KeySet *set, int action)
{
    return set->key[action][0] ? set->key[action] : keys_action(action).asked[0];
}

int keys_button(const KeySet *set, int action)
{
    int pad = set->pad[action];
    return pad == AS_IT_CAME ? keys_action(action).pad : pad == NO_BUTTON ? PAD_NONE : pad - FIRST_BUTTON;
}

static bool is_direction(int button)
{
    return button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

bool keys_may_move(int action)
{
    return !is_direction(keys_action(action).pad);
}

bool keys_changed(const KeySet *set)
{
    for (int i = 0; i < keys_count(); i++)
        if (set->key[i][0] || set->pad[i] != AS_IT_CAME)
            return true;
    return false;
}

static unsigned places_of(const char *scene)
{
    static const struct {
        const char *scene;
        unsigned where;
    } places[] = {{"title", IN_HALL},
                  {"gallery", IN_GALLERY},
                  {"card", IN_GALLERY},
                  {"deck", IN_DECK},
                  {"play", IN_TABLE | IN_REPLAY | IN_GAME}};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        if (strcmp(places[i].scene, scene) == 0)
            return places[i].where;
    return IN_OTHERS;
}

int keys_uses(const KeySet *set, const char *scene, const char *game, KeyUse out[KEY_ACTIONS_MAX])
{
    unsigned where = places_of(scene);
    int n = 0, count = keys_count();
    for (int i = 0; i < count; i++) {
        KeyAction a = keys_action(i);
        if (a.where & where && (!keys_game(i) || (game && strcmp(keys_game(i), game) == 0)))
            out[n++] = (KeyUse){.asked = {a.asked[0], a.asked[1]},
                                .key = set->key[i][0] ? set->key[i] : NULL,
                                .pad = keys_button(set, i),
                                .besides = a.besides};
    }
    return n;
}

/* ---- clashes ----------------------------------------------------------------------------------------------------- */
/* True if both actions can apply at the same time. Two games are never at the table at once. */
static bool meet(int a, int b)
{
    static const unsigned moment[] = {IN_HALL, IN_TABLE | IN_REPLAY | IN_GAME, IN_GALLERY, IN_DECK, IN_OTHERS};
    const char *of_a = keys_game(a), *of_b = keys_game(b);
    if (of_a && of_b && strcmp(of_a, of_b) != 0)
        return false;
    for (size_t i = 0; i < sizeof moment / sizeof moment[0]; i++)
        if (keys_action(a).where & moment[i] && keys_action(b).where & moment[i])
            return true;
    return false;
}

static bool is_default_key(int action, const char *key)
{
    KeyAction a = keys_action(action);
    return strcmp(a.asked[0], key) == 0 || (a.asked[1] && strcmp(a.asked[1], key) == 0);
}

int keys_clash(const KeySet *set, int action, const char *key)
{
    for (int i = 0; i < keys_count(); i++)
        if (i != action && meet(action, i) &&
            (set->key[i][0] ? strcmp(set->key[i], key) == 0 : !keys_action(i).besides && is_default_key(i, key)))
            return i;
    return -1;
}

int keys_button_clash(const KeySet *set, int action, int button)
{
    for (int i = 0; button != PAD_NONE && i < keys_count(); i++)
        if (i != action && meet(action, i) && keys_button(set, i) == button)
            return i;
    return -1;
}

int keys_reserved(int action, const char *key)
{
    if (is_default_key(action, key))
        return -1;
    for (int i = 0; i < keys_count(); i++)
        if (keys_action(i).besides && is_default_key(i, key))
            return i;
    return -1;
}

void keys_set(KeySet *set, int action, const char *key)
{
    REQUIRE(strlen(key) < KEY_WORD);
    (void)SDL_strlcpy(set->key[action], is_default_key(action, key) ? "" : key, KEY_WORD);
}

void keys_set_button(KeySet *set, int action, int button)
{
    set->pad[action] = (int8_t)(button == keys_action(action).pad ? AS_IT_CAME
                                : button == PAD_NONE              ? NO_BUTTON
                                                                  : FIRST_BUTTON + button);
}

void keys_swap(KeySet *set, int action, int other)
{
    char mine[KEY_WORD], its[KEY_WORD];
    (void)SDL_strlcpy(mine, keys_key(set, action), sizeof mine);
    (void)SDL_strlcpy(its, keys_key(set, other), sizeof its);
    keys_set(set, action, its);
    keys_set(set, other, mine);
}

void keys_swap_buttons(KeySet *set, int action, int other)
{
    int mine = keys_button(set, action), its = keys_button(set, other);
    keys_set_button(set, action, its);
    keys_set_button(set, other, mine);
}

bool keys_may_swap(const KeySet *set, int action, int other)
{
    KeySet after = *set;
    keys_swap(&after, action, other);
    return keys_clash(&after, other, keys_key(&after, other)) < 0 &&
           keys_reserved(other, keys_key(&after, other)) < 0 &&
           keys_clash(&after, action, keys_key(&after, action)) < 0;
}

bool keys_may_swap_buttons(const KeySet *set, int action, int other)
{
    KeySet after = *set;
    keys_swap_buttons(&after, action, other);
    return keys_may_move(other) && keys_button_clash(&after, other, keys_button(&after, other)) < 0 &&
           keys_button_clash(&after, action, keys_button(&after, action)) < 0;
}

static bool stands(const KeySet *set, int action)
{
    const char *key = set->key[action];
    int button = keys_button(set, action);
    return (!key[0] || (keys_reserved(action, key) < 0 && keys_clash(set, action, key) < 0)) &&
           (set->pad[action] == AS_IT_CAME ||
            (keys_may_move(action) && !is_direction(button) && keys_button_clash(set, action, button) < 0));
}

int keys_mend(KeySet *set)
{
    int mended = 0;
    for (int i = 0; i < keys_count(); i++)
        if (!stands(set, i)) {
            set->key[i][0] = '\0';
            set->pad[i] = AS_IT_CAME;
            mended++;
            i = -1; /* its default may clash with another action */
        }
    return mended;
}
