/* SPDX-License-Identifier: MIT */
#include "app/settings.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <jansson.h>

#include "app/languages.h"
#include "app/options.h"
#include "base/file.h"
#include "base/plain.h"
#include "bots/bot.h"
#include "core/position.h"

enum { BYTES_MOST = 1 << 18, TEXT_LEAST = 100, TEXT_MOST = 200, TEXT_STEP = 5, WINDOW_MOST = 16384 };

static const char *const react_words[REACT_COUNT] = {"usual", "always", "able"};
static const char *const played_words[PLAYED_STATES] = {"never", "finished", "won"};
static const char *const lesson_words[LESSON_STATES] = {"new", "begun", "done"};
static const char *const zoom_words[ZOOM_COUNT] = {"hover", "right-click", "key"};

const char *const speed_words[SPEED_COUNT + 1] = {"off", "fast", "normal", "slow", NULL};

Settings settings_default(void)
{
    return (Settings){
        .theme = THEME_TAVERN,
        .text_percent = TEXT_LEAST,
        .speed = SPEED_NORMAL,
        .curtain = true,
        .tips = true,
        .rumble = true,
        .remarks = true,
        .react = REACT_ABLE,
        .zoom = ZOOM_HOVER,
        .volume_effects = 60,
        .volume_music = 0,
        .volume_room = 25,
    };
}

/* ---- reading: a member of the wrong kind or out of range leaves the default, and is counted --------------------- */
typedef struct {
    const json_t *root;
    int wrong;
} Reader;

static const json_t *member(Reader *r, const char *word, bool right_kind(const json_t *))
{
    const json_t *v = json_object_get(r->root, word);
    if (v && right_kind(v))
        return v;
    r->wrong += v != NULL;
    return NULL;
}

static bool is_bool(const json_t *v)
{
    return json_is_boolean(v);
}

static bool is_number(const json_t *v)
{
    return json_is_integer(v);
}

static bool is_word(const json_t *v)
{
    return json_is_string(v);
}

static void read_bool(Reader *r, const char *word, bool *out)
{
    const json_t *v = member(r, word, is_bool);
    if (v)
        *out = json_is_true(v);
}

static void read_int(Reader *r, const char *word, int *out, int min, int max)
{
    const json_t *v = member(r, word, is_number);
    if (!v)
        return;
    json_int_t n = json_integer_value(v);
    if (n >= min && n <= max)
        *out = (int)n;
    else
        r->wrong++;
}

static int read_word(Reader *r, const char *word, const char *const *words, int n, int preset)
{
    const json_t *v = member(r, word, is_word);
    if (!v)
        return preset;
    for (int i = 0; i < n; i++)
        if (strcmp(json_string_value(v), words[i]) == 0)
            return i;
    r->wrong++;
    return preset;
}

/* Copies text a player typed, leaving out what cannot be shown; never cuts a character in half. */
static void read_text(const char *from, char *out, size_t room)
{
    size_t n = 0;
    for (size_t left = strlen(from); left > 0;) {
        size_t len = str_letter(from, left), on = len ? len : 1;
        if (n + len >= room)
            break;
        memcpy(out + n, from, len);
        n += len;
        from += on;
        left -= on;
    }
    out[n] = '\0';
}

/* ---- set-ups: one table per game -------------------------------------------------------------------------------- */
static int place_of(const Game *g)
{
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        if (game_list[i] == g)
            return i;
    return -1;
}

const Setup *settings_table(const Settings *s, const Game *g)
{
    int at = place_of(g);
    const Setup *cfg = at < 0 ? NULL : &s->table[at];
    return cfg && cfg->nseats >= g->seats_min && cfg->nseats <= g->seats_max ? cfg : NULL;
}

int settings_rename(Settings *s, const char *from, const char *to)
{
    int n = 0;
    for (int i = 0; i < SETTINGS_GAMES; i++)
        n += setup_rename(&s->table[i], from, to);
    return n;
}

void settings_remember(Settings *s, const Game *g, const Setup *cfg)
{
    int at = place_of(g);
    if (at < 0)
        return;
    s->table[at] = *cfg;
    s->table[at].seed = 0;
    for (int seat = 0; seat < cfg->nseats; seat++) /* a game of a newer version may have others */
        s->table[at].player[seat] = (uint8_t)bot_player(g, cfg->player[seat]);
    (void)snprintf(s->last_game, sizeof s->last_game, "%s", g->id);
}

LessonKept *settings_lesson(Settings *s, const Game *g, int n)
{
    int at = place_of(g);
    return at < 0 || n < 0 || n >= LESSONS_OF_GAME ? NULL : &s->lesson[at][n];
}

Played *settings_played(Settings *s, const Game *g)
{
    int at = place_of(g);
    return at < 0 ? NULL : &s->played[at];
}

const char *settings_rule(const Settings *s, const Game *g)
{
    int at = place_of(g);
    return at < 0 ? "" : s->rule[at];
}

bool settings_set_rule(Settings *s, const Game *g, const char *rule)
{
    int at = place_of(g);
    if (at < 0 || strcmp(s->rule[at], rule) == 0)
        return false;
    (void)snprintf(s->rule[at], sizeof s->rule[at], "%s", rule);
    return true;
}

/* Reads a chair as the set-up could have made it: a player that journals can name, a name that sentences can show. */
static void read_chair(const json_t *chair, const Game *g, int seat, Setup *cfg)
{
    const json_t *name = json_object_get(chair, "name");
    char text[SEAT_NAME_MAX] = "";
    if (json_is_string(name))
        read_text(json_string_value(name), text, sizeof text);
    (void)name_clean(text);
    if (!name_is_blank(text)) /* a name without visible characters counts as none */
        memcpy(cfg->name[seat], text, sizeof text);
    json_int_t player = json_integer_value(json_object_get(chair, "level"));
    cfg->player[seat] = (uint8_t)bot_player(g, player >= 0 && player < 100 ? (int)player : 0);
}

/* Reads a table; false, and nothing changed: not a table of this game. */
static bool read_table(const json_t *from, const Game *g, Settings *s)
{
    const json_t *chairs = json_object_get(from, "chairs");
    size_t n = json_array_size(chairs);
    if (n < g->seats_min || n > g->seats_max)
        return false;
    Setup cfg = game_preset(g, (int)n);
    for (int seat = 0; seat < (int)n; seat++)
        read_chair(json_array_get(chairs, (size_t)seat), g, seat, &cfg);
    Status options = options_in(g, json_object_get(from, "options"), &cfg);
    if (options.code)
        memcpy(cfg.option, game_preset(g, (int)n).option, sizeof cfg.option);
    (void)decks_in(g, json_object_get(from, "decks"), &cfg); /* all or none */
    cfg.takebacks = json_is_true(json_object_get(from, "takebacks"));
    settings_remember(s, g, &cfg);
    return true;
}

/* Reads "tables", by the game's id, and "last", a copy of the last one, which is all that older versions know. Tables
 * of unknown games are skipped without an error. */
static void read_tables(Reader *r, Settings *s)
{
    const json_t *tables = json_object_get(r->root, "tables"), *last = json_object_get(r->root, "last");
    for (int i = 0; game_list[i]; i++)
        (void)read_table(json_object_get(tables, game_list[i]->id), game_list[i], s);
    s->last_game[0] = '\0';
    const json_t *id = json_object_get(last, "game");
    const Game *g = json_is_string(id) ? game_by_id(json_string_value(id)) : NULL;
    if (g)
        (void)read_table(last, g, s);
}

static void read_rules(Reader *r, Settings *s)
{
    const json_t *rules = json_object_get(r->root, "rules");
    for (int i = 0; game_list[i]; i++) {
        const json_t *rule = json_object_get(rules, game_list[i]->id);
        char text[sizeof s->rule[0]] = "";
        if (json_is_string(rule))
            read_text(json_string_value(rule), text, sizeof text);
        (void)settings_set_rule(s, game_list[i], text);
    }
}

bool settings_lists(const char *list, const char *id)
{
    size_t n = strlen(id);
    for (const char *p = list; n > 0 && (p = strstr(p, id)) != NULL; p += n)
        if ((p == list || p[-1] == '|') && (p[n] == '|' || p[n] == '\0'))
            return true;
    return false;
}

/* Makes the key of a lesson: the game's id for the first, "siege-2" for the second. */
static void lesson_key(const Game *g, int n, char key[WORD_MAX])
{
    (void)snprintf(key, WORD_MAX, n > 0 ? "%s-%d" : "%s", g->id, n + 1);
}

static void read_lesson(const json_t *from, LessonKept *kept)
{
    const char *state = json_string_value(json_object_get(from, "state"));
    for (int k = 0; state && k < LESSON_STATES; k++)
        if (strcmp(state, lesson_words[k]) == 0)
            kept->state = (LessonState)k;
    const json_t *at = json_object_get(from, "at"), *told = json_object_get(from, "told"),
                 *solved = json_object_get(from, "solved");
    if (json_is_string(at))
        read_text(json_string_value(at), kept->at, sizeof kept->at);
    if (json_is_string(told))
        read_text(json_string_value(told), kept->told, sizeof kept->told);
    if (json_is_string(solved))
        read_text(json_string_value(solved), kept->solved, sizeof kept->solved);
}

/* Reads "lessons", the progress in each, and "played": whether a game of a table was finished, or won. */
static void read_lessons(Reader *r, Settings *s)
{
    const json_t *lessons = json_object_get(r->root, "lessons"), *tables = json_object_get(r->root, "played");
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++) {
        char key[WORD_MAX];
        for (int n = 0; n < LESSONS_OF_GAME; n++) {
            lesson_key(game_list[i], n, key);
            read_lesson(json_object_get(lessons, key), &s->lesson[i][n]);
        }
        const char *played = json_string_value(json_object_get(tables, game_list[i]->id));
        for (int k = 0; played && k < PLAYED_STATES; k++)
            if (strcmp(played, played_words[k]) == 0)
                s->played[i] = (Played)k;
    }
}

static void read_language(Reader *r, char *out, size_t room)
{
    const json_t *v = member(r, "language", is_word);
    const char *word = v ? json_string_value(v) : "";
    if (strlen(word) < room && languages_word_is_sound(word))
        (void)snprintf(out, room, "%s", word);
    else
        r->wrong++;
}

/* Reads "keys" and "buttons" (of the pad), by the word of the action. */
static void read_keys(Reader *r, KeySet *set)
{
    const json_t *keys = json_object_get(r->root, "keys"), *buttons = json_object_get(r->root, "buttons");
    for (int i = 0; i < keys_count(); i++) {
        const json_t *key = json_object_get(keys, keys_action(i).word),
                     *button = json_object_get(buttons, keys_action(i).word);
        Input pressed = {0};
        char word[KEY_WORD];
        if (json_is_string(key) && key_code(json_string_value(key), &pressed.key, &pressed.mod) &&
            key_word(&pressed, word))
            keys_set(set, i, word);
        else
            r->wrong += key != NULL;
        const char *name = json_string_value(button);
        int pad = name ? keys_button_by_word(name) : PAD_NONE;
        if (name && (pad != PAD_NONE || !name[0]))
            keys_set_button(set, i, pad);
        else
            r->wrong += button != NULL;
    }
    r->wrong += keys_mend(set);
}

static Settings read_all(Reader *r)
{
    Settings s = settings_default();
    s.theme = (ThemeId)read_word(r, "theme", theme_words, THEME_COUNT, (int)s.theme);
    read_int(r, "text-percent", &s.text_percent, TEXT_LEAST, TEXT_MOST);
    s.text_percent -= s.text_percent % TEXT_STEP;
    s.speed = (Speed)read_word(r, "speed", speed_words, SPEED_COUNT, (int)s.speed);
    read_language(r, s.language, sizeof s.language);
    s.zoom = (ZoomBy)read_word(r, "zoom", zoom_words, ZOOM_COUNT, (int)s.zoom);
    s.react = (ReactWhen)read_word(r, "react", react_words, REACT_COUNT, (int)s.react);
    read_bool(r, "reduced-motion", &s.reduced_motion);
    read_bool(r, "focus-always", &s.focus_always);
    read_bool(r, "read-aloud", &s.aloud);
    read_bool(r, "rumble", &s.rumble);
    read_bool(r, "fullscreen", &s.fullscreen);
    read_bool(r, "curtain", &s.curtain);
    read_bool(r, "step-by-step", &s.steps);
    read_bool(r, "tips", &s.tips);
    read_bool(r, "remarks", &s.remarks);
    read_bool(r, "ask-about-everything", &s.ask_all);
    read_bool(r, "draw-while-safe", &s.draws);
    read_bool(r, "mute", &s.mute);
    read_int(r, "volume-effects", &s.volume_effects, 0, 100);
    read_int(r, "volume-music", &s.volume_music, 0, 100);
    read_int(r, "volume-room", &s.volume_room, 0, 100);
    read_int(r, "window-width", &s.window_w, 0, WINDOW_MOST);
    read_int(r, "window-height", &s.window_h, 0, WINDOW_MOST);
    read_bool(r, "welcomed", &s.welcomed);
    read_int(r, "damaged-game", &s.damaged, 0, INT_MAX);
    read_int(r, "unread-game", &s.unread, 0, INT_MAX);
    read_keys(r, &s.keys);
    read_lessons(r, &s);
    read_tables(r, &s);
    read_rules(r, &s);
    return s;
}

/* True for a pipe, a folder and the like, which will never be settings. */
static bool is_no_file(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && !S_ISREG(info.st_mode);
}

Status settings_read(const char *path, Settings *out)
{
    Buf text = {0};
    Status result = file_read(path, BYTES_MOST, &text);
    if (result.code == FILE_MISSING) {
        *out = settings_default();
        return status_ok();
    }
    if (result.code && is_no_file(path))
        result.code = SETTINGS_DAMAGED;
    json_error_t error;
    json_t *root = result.code ? NULL : json_loadb(buf_str(&text), text.n, 0, &error);
    if (result.code == 0 && !json_is_object(root))
        result = say_status(SETTINGS_DAMAGED, SAY("The settings file is damaged in line {n}."),
                            say_n("n", root ? 1 : error.line));
    if (result.code == 0) {
        Reader r = {.root = root};
        *out = read_all(&r);
        if (r.wrong)
            log_note("settings that could not be read and were reset: %d", r.wrong);
    }
    json_decref(root);
    buf_free(&text);
    return result;
}

/* ---- writing ---------------------------------------------------------------------------------------------------- */
static json_t *table_out(const Setup *cfg, const Game *g)
{
    json_t *chairs = json_array();
    for (int i = 0; i < cfg->nseats; i++) {
        json_t *chair = json_object();
        json_t *name = json_string(cfg->name[i]);
        (void)json_object_set_new(chair, "name", name ? name : json_string(""));
        (void)json_object_set_new(chair, "level", json_integer(cfg->player[i]));
        (void)json_array_append_new(chairs, chair);
    }
    json_t *table = json_object();
    (void)json_object_set_new(table, "chairs", chairs);
    (void)json_object_set_new(table, "options", options_out(g, cfg->option));
    (void)json_object_set_new(table, "takebacks", json_boolean(cfg->takebacks));
    json_t *decks = decks_out(g, cfg);
    if (decks)
        (void)json_object_set_new(table, "decks", decks);
    return table;
}

/* Writes the tables; those of unknown games stay as they are in the file. */
static void set_tables(json_t *root, const Settings *s)
{
    json_t *tables = json_object_get(root, "tables");
    if (!json_is_object(tables)) {
        tables = json_object();
        (void)json_object_set_new(root, "tables", tables);
    }
    for (int i = 0; game_list[i]; i++) {
        const Setup *cfg = settings_table(s, game_list[i]);
        if (cfg)
            (void)json_object_set_new(tables, game_list[i]->id, table_out(cfg, game_list[i]));
    }
    const Game *g = game_by_id(s->last_game);
    const Setup *cfg = g ? settings_table(s, g) : NULL;
    if (cfg) {
        json_t *last = table_out(cfg, g);
        (void)json_object_set_new(last, "game", json_string(g->id));
        (void)json_object_set_new(root, "last", last);
    }
}

/* Writes the places in rule books; those of unknown games stay as they are in the file. */
static void set_rules(json_t *root, const Settings *s)
{
    json_t *rules = json_object_get(root, "rules");
    if (!json_is_object(rules)) {
        rules = json_object();
        (void)json_object_set_new(root, "rules", rules);
    }
    for (int i = 0; game_list[i]; i++)
        (void)json_object_set_new(rules, game_list[i]->id, json_string(settings_rule(s, game_list[i])));
}

static json_t *member_object(json_t *root, const char *word)
{
    json_t *o = json_object_get(root, word);
    if (!json_is_object(o)) {
        o = json_object();
        (void)json_object_set_new(root, word, o);
    }
    return o;
}

static json_t *lesson_object(const LessonKept *kept)
{
    json_t *o = json_object(), *at = json_string(kept->at), *told = json_string(kept->told);
    json_t *solved = json_string(kept->solved);
    (void)json_object_set_new(o, "solved", solved ? solved : json_string(""));
    (void)json_object_set_new(o, "told", told ? told : json_string(""));
    (void)json_object_set_new(o, "state", json_string(lesson_words[kept->state]));
    (void)json_object_set_new(o, "at", at ? at : json_string(""));
    return o;
}

/* Writes the lessons; those of unknown games stay as they are in the file. */
static void set_lessons(json_t *root, const Settings *s)
{
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++) {
        char key[WORD_MAX];
        for (int n = 0; n < LESSONS_OF_GAME; n++) {
            const LessonKept *kept = &s->lesson[i][n];
            lesson_key(game_list[i], n, key);
            if (kept->state != LESSON_NEW || kept->told[0] || kept->solved[0])
                (void)json_object_set_new(member_object(root, "lessons"), key, lesson_object(kept));
        }
        if (s->played[i] != PLAYED_NEVER)
            (void)json_object_set_new(member_object(root, "played"), game_list[i]->id,
                                      json_string(played_words[s->played[i]]));
    }
}

/* Writes the bindings; those of unknown actions stay as they are in the file. */
static void set_keys(json_t *root, const KeySet *set)
{
    json_t *keys = member_object(root, "keys"), *buttons = member_object(root, "buttons");
    for (int i = 0; i < keys_count(); i++) {
        const char *word = keys_action(i).word;
        int pad = keys_button(set, i);
        (void)json_object_del(keys, word);
        (void)json_object_del(buttons, word);
        if (set->key[i][0])
            (void)json_object_set_new(keys, word, json_string(set->key[i]));
        if (pad != keys_action(i).pad)
            (void)json_object_set_new(buttons, word, json_string(keys_button_word(pad)));
    }
}

static void set_all(json_t *root, const Settings *s)
{
    const struct {
        const char *word;
        int value;
    } number[] = {{"text-percent", s->text_percent}, {"volume-effects", s->volume_effects},
                  {"volume-music", s->volume_music}, {"volume-room", s->volume_room},
                  {"window-width", s->window_w},     {"window-height", s->window_h},
                  {"damaged-game", s->damaged},      {"unread-game", s->unread}};
    const struct {
        const char *word;
        bool value;
    } yes[] = {{"reduced-motion", s->reduced_motion},
               {"focus-always", s->focus_always},
               {"fullscreen", s->fullscreen},
               {"curtain", s->curtain},
               {"step-by-step", s->steps},
               {"welcomed", s->welcomed},
               {"tips", s->tips},
               {"read-aloud", s->aloud},
               {"rumble", s->rumble},
               {"remarks", s->remarks},
               {"ask-about-everything", s->ask_all},
               {"draw-while-safe", s->draws},
               {"mute", s->mute}};
    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++)
        (void)json_object_set_new(root, number[i].word, json_integer(number[i].value));
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++)
        (void)json_object_set_new(root, yes[i].word, json_boolean(yes[i].value));
    (void)json_object_set_new(root, "theme", json_string(theme_word(s->theme)));
    (void)json_object_set_new(root, "speed", json_string(speed_words[s->speed]));
    (void)json_object_set_new(root, "language", json_string(s->language));
    (void)json_object_set_new(root, "zoom", json_string(zoom_words[s->zoom]));
    (void)json_object_set_new(root, "react", json_string(react_words[s->react]));
    set_keys(root, &s->keys);
    set_lessons(root, s);
    set_tables(root, s);
    set_rules(root, s);
}

/* ---- several programs --------------------------------------------------------------------------------------------
 * Writes each member that was changed here; any other stays as another program may have changed it meanwhile. What only
 * grows is never undone: puzzles solved, tips shown, lessons done, tables played and won. */
typedef json_t *Merge(const char *word, json_t *was, json_t *now,
                      json_t *theirs); /* NULL: not there. A new reference */

static json_t *merge_whole(const char *word, json_t *was, json_t *now, json_t *theirs)
{
    (void)word;
    bool same = was && now ? json_equal(was, now) : was == now;
    return json_incref(same ? theirs : now);
}

static json_t *merge_farther(json_t *was, json_t *now, json_t *theirs, const char *const *words, int n)
{
    if (json_equal(was, now) || !json_is_string(theirs) || !json_is_string(now))
        return merge_whole(NULL, was, now, theirs);
    for (int i = n - 1; i > 0; i--)
        if (strcmp(json_string_value(theirs), words[i]) == 0 || strcmp(json_string_value(now), words[i]) == 0)
            return json_string(words[i]);
    return json_incref(now);
}

static json_t *merge_played(const char *word, json_t *was, json_t *now, json_t *theirs)
{
    (void)word;
    return merge_farther(was, now, theirs, played_words, PLAYED_STATES);
}

/* Merges lists of ids separated by bars: theirs, and those of ours that they lack. */
static json_t *merge_list(json_t *was, json_t *now, json_t *theirs)
{
    if (json_equal(was, now) || !json_is_string(theirs) || !json_is_string(now))
        return merge_whole(NULL, was, now, theirs);
    Buf all = {0}, id = {0};
    buf_add(&all, json_string_value(theirs));
    for (const char *at = json_string_value(now); *at;) {
        size_t n = strcspn(at, "|");
        id.n = 0;
        buf_addn(&id, at, n);
        if (n > 0 && !settings_lists(buf_str(&all), buf_str(&id)))
            buf_printf(&all, "%s%s", all.n ? "|" : "", buf_str(&id));
        at += n + (at[n] == '|');
    }
    json_t *list = json_string(buf_str(&all));
    buf_free(&all);
    buf_free(&id);
    return list;
}

static json_t *merge_kept(const char *word, json_t *was, json_t *now, json_t *theirs)
{
    if (strcmp(word, "state") == 0)
        return merge_farther(was, now, theirs, lesson_words, LESSON_STATES);
    return strcmp(word, "at") == 0 ? merge_whole(word, was, now, theirs) : merge_list(was, now, theirs);
}

/* Merges each member by itself. Those found only in `was` are dropped. */
static json_t *merge_members(json_t *was, json_t *now, json_t *theirs, Merge *merge)
{
    json_t *all = json_object(), *out = json_object(), *value;
    const char *word;
    (void)json_object_update(all, now);
    (void)json_object_update(all, theirs);
    json_object_foreach(all, word, value)
    {
        json_t *one =
            merge(word, json_object_get(was, word), json_object_get(now, word), json_object_get(theirs, word));
        if (one)
            (void)json_object_set_new(out, word, one);
    }
    json_decref(all);
    return out;
}

static json_t *merge_lesson(const char *word, json_t *was, json_t *now, json_t *theirs)
{
    return now ? merge_members(was, now, theirs, merge_kept) : merge_whole(word, was, now, theirs);
}

static json_t *merge_section(const char *word, json_t *was, json_t *now, json_t *theirs)
{
    static const struct {
        const char *word;
        Merge *merge;
    } section[] = {{"tables", merge_whole},  {"rules", merge_whole},    {"keys", merge_whole},
                   {"buttons", merge_whole}, {"lessons", merge_lesson}, {"played", merge_played}};
    for (size_t i = 0; i < sizeof section / sizeof *section; i++)
        if (strcmp(word, section[i].word) == 0)
            return merge_members(was, now, theirs, section[i].merge);
    return merge_whole(word, was, now, theirs);
}

static json_t *as_json(const Settings *s)
{
    json_t *root = json_object();
    set_all(root, s);
    return root;
}

static Settings merged(const Settings *was, const Settings *now, const json_t *root)
{
    Settings theirs = read_all(&(Reader){.root = root});
    json_t *a = as_json(was), *b = as_json(now), *c = as_json(&theirs);
    json_t *all = merge_members(a, b, c, merge_section);
    Settings out = read_all(&(Reader){.root = all});
    json_decref(a);
    json_decref(b);
    json_decref(c);
    json_decref(all);
    return out;
}

typedef struct {
    const char *path;
    const Settings *was, *now; /* was NULL: write all of now */
} Written;

static Status write_settings(void *ctx, const Status *read, Buf *text)
{
    const Written *w = ctx;
    if (read->code && read->code != FILE_MISSING && read->code != FILE_LARGE)
        return *read; /* it may be readable tomorrow */
    json_t *root = read->code == 0 ? json_loadb(buf_str(text), text->n, 0, NULL) : NULL;
    Settings out = w->was && json_is_object(root) ? merged(w->was, w->now, root) : *w->now;
    if (!json_is_object(root)) { /* otherwise members of newer versions are kept */
        json_decref(root);
        root = json_object();
        if (read->code != FILE_MISSING)
            (void)file_put_aside(w->path, NULL);
    }
    set_all(root, &out);
    char *all = json_dumps(root, JSON_INDENT(2) | JSON_SORT_KEYS);
    json_decref(root);
    REQUIRE(all);
    buf_free(text);
    buf_printf(text, "%s\n", all);
    free(all);
    return status_ok();
}

Status settings_write(const char *path, const Settings *was, const Settings *now)
{
    Written w = {path, was, now};
    return file_change(path, BYTES_MOST, write_settings, &w);
}
