/* SPDX-License-Identifier: MIT
 * The table of keys, in the order in which a player meets them. Keep it true to the scenes that ask for them. */
#include "app/keys.h"

#include <stdio.h>
#include <string.h>

#include "base/status.h"
#include "core/say.h"

enum { EVERYWHERE, HALL, TABLE, HORDE, MONSTROUS, GOBLINS, SIEGE, REPLAY, GALLERY, ELSEWHERE };

const char *const key_group[KEY_GROUPS] = {N_("Everywhere"),
                                           N_("In the Hall"),
                                           N_("At the table"),
                                           N_("Horde"),
                                           N_("Against the Monstrous Horde"),
                                           N_("Goblin Ranks"),
                                           N_("Siege of Six Lanes"),
                                           N_("In a replay"),
                                           N_("In the gallery"),
                                           N_("Elsewhere")};

#define PAD(button) SDL_CONTROLLER_BUTTON_##button

const KeyAction key_action[KEY_ACTIONS] = {
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

    {"horde-flayer", N_("play a Flayer"), {"F"}, PAD_NONE, HORDE, IN_HORDE, false},
    {"horde-pass", N_("pass"), {"D"}, PAD_NONE, HORDE, IN_HORDE, false},
    {"horde-steal", N_("steal"), {"S"}, PAD_NONE, HORDE, IN_HORDE, false},
    {"horde-decline", N_("let it go"), {"G"}, PAD_NONE, HORDE, IN_HORDE, false},
    {"horde-hush", N_("do not ask again this round"), {"N"}, PAD_NONE, HORDE, IN_HORDE, false},

    {"monstrous-chances", N_("chances to hit"), {"C"}, PAD_NONE, MONSTROUS, IN_MONSTROUS, false},
    {"monstrous-end", N_("end the turn"), {"E"}, PAD_NONE, MONSTROUS, IN_MONSTROUS, false},

    {"goblins-twelve", N_("the twelve goblins"), {"G"}, PAD_NONE, GOBLINS, IN_GOBLINS, false},
    {"goblins-crown", N_("your Crown"), {"K"}, PAD_NONE, GOBLINS, IN_GOBLINS, false},

    {"siege-done", N_("press Done"), {"D"}, PAD_NONE, SIEGE, IN_SIEGE, false},
    {"siege-stand-by", N_("pass until needed; back in"), {"N"}, PAD_NONE, SIEGE, IN_SIEGE, false},
    {"siege-partner", N_("switch to the other ally"), {"P"}, PAD_NONE, SIEGE, IN_SIEGE, false},
    {"siege-lanes", N_("fight by lane or all at once; horde: swap openly"), {"O"}, PAD_NONE, SIEGE, IN_SIEGE, false},
    {"siege-rest", N_("fight the remaining lanes at once"), {"F"}, PAD_NONE, SIEGE, IN_SIEGE, false},
    {"siege-hide", N_("horde: play a card hidden"), {"C"}, PAD_NONE, SIEGE, IN_SIEGE, false},

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
    {"turn", N_("turn the card over; filters"), {"F"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"slides", N_("start the slide show"), {"S"}, PAD_NONE, GALLERY, IN_GALLERY, false},
    {"save", N_("save the card as a PNG picture"), {"E"}, PAD_NONE, GALLERY, IN_GALLERY, false},

    {"rule-before", N_("in the rules: previous rule"), {"Backspace"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"rule-search", N_("in the rules: search (or just type)"), {"Ctrl+F"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"paste", N_("in the Chronicle: paste a game"), {"Ctrl+V"}, PAD_NONE, ELSEWHERE, IN_OTHERS, false},
    {"deck-save", N_("in a deck: save it"), {"Ctrl+S"}, PAD_NONE, ELSEWHERE, IN_DECK, false},
};

/* Stored as small numbers, so that a KeySet of zeroes means the defaults. */
enum { AS_IT_CAME, NO_BUTTON, FIRST_BUTTON };

int keys_by_word(const char *word)
{
    for (int i = 0; i < KEY_ACTIONS; i++)
        if (strcmp(key_action[i].word, word) == 0)
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
    return set->key[action][0] ? set->key[action] : key_action[action].asked[0];
}

int keys_button(const KeySet *set, int action)
{
    int pad = set->pad[action];
    return pad == AS_IT_CAME ? key_action[action].pad : pad == NO_BUTTON ? PAD_NONE : pad - FIRST_BUTTON;
}

static bool is_direction(int button)
{
    return button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

bool keys_may_move(int action)
{
    return !is_direction(key_action[action].pad);
}

bool keys_changed(const KeySet *set)
{
    for (int i = 0; i < KEY_ACTIONS; i++)
        if (set->key[i][0] || set->pad[i] != AS_IT_CAME)
            return true;
    return false;
}

unsigned keys_where(const char *scene, const char *id)
{
    static const struct {
        const char *scene, *id;
        unsigned where;
    } places[] = {{"title", NULL, IN_HALL},
                  {"gallery", NULL, IN_GALLERY},
                  {"card", NULL, IN_GALLERY},
                  {"deck", NULL, IN_DECK},
                  {"play", "horde", IN_TABLE | IN_REPLAY | IN_HORDE},
                  {"play", "monstrous", IN_TABLE | IN_REPLAY | IN_MONSTROUS},
                  {"play", "goblins", IN_TABLE | IN_REPLAY | IN_GOBLINS},
                  {"play", "siege", IN_TABLE | IN_REPLAY | IN_SIEGE},
                  {"play", NULL, IN_TABLE | IN_REPLAY}};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        if (strcmp(places[i].scene, scene) == 0 && (!places[i].id || (id && strcmp(places[i].id, id) == 0)))
            return places[i].where;
    return IN_OTHERS;
}

int keys_uses(const KeySet *set, unsigned where, KeyUse out[KEY_ACTIONS])
{
    int n = 0;
    for (int i = 0; i < KEY_ACTIONS; i++) {
        const KeyAction *a = &key_action[i];
        if (a->where & where)
            out[n++] = (KeyUse){.asked = {a->asked[0], a->asked[1]},
                                .key = set->key[i][0] ? set->key[i] : NULL,
                                .pad = keys_button(set, i),
                                .besides = a->besides};
    }
    return n;
}

/* ---- clashes ----------------------------------------------------------------------------------------------------- */
/* True if both actions can apply at the same time. Two games are never at the table at once. */
static bool meet(int a, int b)
{
    static const unsigned moment[] = {IN_HALL,
                                      IN_TABLE | IN_REPLAY | IN_HORDE,
                                      IN_TABLE | IN_REPLAY | IN_MONSTROUS,
                                      IN_TABLE | IN_REPLAY | IN_GOBLINS,
                                      IN_TABLE | IN_REPLAY | IN_SIEGE,
                                      IN_GALLERY,
                                      IN_DECK,
                                      IN_OTHERS};
    for (size_t i = 0; i < sizeof moment / sizeof moment[0]; i++)
        if (key_action[a].where & moment[i] && key_action[b].where & moment[i])
            return true;
    return false;
}

static bool is_default_key(int action, const char *key)
{
    const KeyAction *a = &key_action[action];
    return strcmp(a->asked[0], key) == 0 || (a->asked[1] && strcmp(a->asked[1], key) == 0);
}

int keys_clash(const KeySet *set, int action, const char *key)
{
    for (int i = 0; i < KEY_ACTIONS; i++)
        if (i != action && meet(action, i) &&
            (set->key[i][0] ? strcmp(set->key[i], key) == 0 : !key_action[i].besides && is_default_key(i, key)))
            return i;
    return -1;
}

int keys_button_clash(const KeySet *set, int action, int button)
{
    for (int i = 0; button != PAD_NONE && i < KEY_ACTIONS; i++)
        if (i != action && meet(action, i) && keys_button(set, i) == button)
            return i;
    return -1;
}

int keys_reserved(int action, const char *key)
{
    if (is_default_key(action, key))
        return -1;
    for (int i = 0; i < KEY_ACTIONS; i++)
        if (key_action[i].besides && is_default_key(i, key))
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
    set->pad[action] = (int8_t)(button == key_action[action].pad ? AS_IT_CAME
                                : button == PAD_NONE             ? NO_BUTTON
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
    for (int i = 0; i < KEY_ACTIONS; i++)
        if (!stands(set, i)) {
            set->key[i][0] = '\0';
            set->pad[i] = AS_IT_CAME;
            mended++;
            i = -1; /* its default may clash with another action */
        }
    return mended;
}
