/* SPDX-License-Identifier: MIT
 * Requests that set up a game: list games, start one, load a position or a file. All input is untrusted: errors are
 * reported and the current game stays as it is. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "core/journal.h"
#include "core/position.h"
#include "engine/describe.h"
#include "engine/drivers.h"
#include "engine/request.h"
#include "engine/requests.h"
#include "games/nullgame/nullgame.h"
#include "hall_version.h"

static void put_on_table(Session *s, Match *m)
{
    match_free(s->match);
    s->match = m;
}

/* ---- who is there --------------------------------------------------------------------------------------------------- */

Status request_hello(Session *s, const json_t *request, json_t *answer)
{
    (void)s;
    (void)request;
    json_t *words = json_array();
    for (const Request *row = request_table; row->word; row++)
        json_array_append_new(words, json_string(row->word));
    json_object_set_new(answer, "program", json_string("Horde Hall"));
    json_object_set_new(answer, "version", json_string(HALL_VERSION));
    json_object_set_new(answer, "protocol", json_integer(SERVE_PROTOCOL));
    json_object_set_new(answer, "requests", words);
    return status_ok();
}

/* ---- games ------------------------------------------------------------------------------------------------------ */

static json_t *option_json(const OptionSpec *option)
{
    json_t *choices = json_array(), *labels = json_array();
    for (int i = 0; i < option->nchoices; i++) {
        json_array_append_new(choices, json_string(option->choice[i]));
        json_array_append_new(labels, text_json(option->choice_label[i]));
    }
    return json_pack("{s:s,s:o,s:o,s:o,s:o,s:s}", "word", option->word, "label", text_json(option->label), "help",
                     text_json(option->help ? option->help : ""), "choices", choices, "choice_labels", labels, "preset",
                     option->choice[option->preset]);
}

static json_t *game_json(const Game *g)
{
    json_t *options = json_array(), *characters = json_array(), *decks = json_array();
    for (int i = 0; i < g->ndecks; i++)
        json_array_append_new(decks,
                              json_pack("{s:s,s:o}", "word", g->deck[i].word, "label", text_json(g->deck[i].label)));
    for (int i = 0; i < g->ncharacters; i++)
        json_array_append_new(characters,
                              json_pack("{s:s,s:o,s:o}", "word", g->character[i].word, "name",
                                        text_json(g->character[i].name), "blurb", text_json(g->character[i].blurb)));
    for (int i = 0; i < g->noptions; i++)
        json_array_append_new(options, option_json(&g->option[i]));
    json_t *o = json_pack("{s:s,s:o,s:o,s:i,s:i,s:o,s:o}", "id", g->id, "name", text_json(g->title), "blurb",
                          text_json(g->blurb), "seats_min", g->seats_min, "seats_max", g->seats_max, "characters",
                          characters, "options", options);
    if (g->ndecks > 0)
        json_object_set(o, "decks", decks);
    json_decref(decks);
    return o;
}

Status request_games(Session *s, const json_t *request, json_t *answer)
{
    (void)s;
    bool all = false;
    Status st = request_bool(request, "all", &all);
    if (st.code)
        return st;
    json_t *games = json_array();
    for (int i = 0; game_list[i]; i++)
        if (all || game_list[i] != &nullgame) /* a template for new games, not one of the Hall's games */
            json_array_append_new(games, game_json(game_list[i]));
    json_object_set_new(answer, "games", games);
    return status_ok();
}

/* ---- new -------------------------------------------------------------------------------------------------------- */

static Status read_game(const json_t *request, const Game **out)
{
    const char *id = "";
    Status st = request_string(request, "game", true, &id);
    if (st.code)
        return st;
    *out = game_by_id(id);
    if (*out)
        return st;
    st = status_error(1, "there is no game '%.40s'; the games are:", id);
    for (int i = 0; game_list[i]; i++)
        if (game_list[i] != &nullgame)
            str_add(st.text, sizeof st.text, " %s", game_list[i]->id);
    return st;
}

Status request_describe(Session *s, const json_t *request, json_t *answer)
{
    (void)s;
    const Game *g = NULL;
    Status st = read_game(request, &g);
    if (st.code)
        return st;
    json_t *words = describe_json(g);
    json_object_update(answer, words);
    json_decref(words);
    return st;
}

static Status read_name(const json_t *value, char name[SEAT_NAME_MAX])
{
    const char *text = json_string_value(value);
    if (!text || !text[0] || strlen(text) >= SEAT_NAME_MAX)
        return status_error(1, "the name of a player is a text of 1 to %d bytes", SEAT_NAME_MAX - 1);
    for (const char *p = text; *p; p++)
        if ((unsigned char)*p < ' ' || *p == '*' || *p == 0x7f)
            return status_error(1, "the name of a player has neither asterisks nor control characters");
    (void)snprintf(name, SEAT_NAME_MAX, "%s", text);
    return status_ok();
}

/* Reads "sharp", or the number of a journal. */
static Status read_level(const json_t *request, const char *member, int64_t *out)
{
    const char *word = json_string_value(json_object_get(request, member));
    for (int level = 0; word && level < BOT_LEVELS; level++)
        if (strcmp(word, bot_level(level)->word) == 0) {
            *out = level;
            return status_ok();
        }
    return request_integer(request, member, 0, BOT_LEVELS - 1, out);
}

Status request_player(const json_t *request, const char *member, const Game *g, int level, int *out)
{
    int64_t n = level;
    const char *word = NULL;
    Status st = read_level(request, member, &n);
    if (!st.code)
        st = request_string(request, "character", false, &word);
    if (st.code)
        return st;
    *out = (int)n;
    for (int i = 0; word && i < g->ncharacters; i++)
        if (strcmp(word, g->character[i].word) == 0) {
            *out = n ? (int)n + PLAYER_CHARACTER * (i + 1) : 0;
            return st;
        }
    return word ? status_error(1, "%s has no character '%.40s'", g->title, word) : st;
}

static Status read_player(const json_t *value, const Game *g, int seat, Setup *cfg)
{
    if (json_is_string(value))
        return read_name(value, cfg->name[seat]);
    if (!json_is_object(value))
        return status_error(1, "each of 'players' is a name, or an object with 'name' and 'bot'");
    int player = 0;
    Status st = request_player(value, "bot", g, 0, &player);
    cfg->player[seat] = (uint8_t)player;
    const json_t *name = json_object_get(value, "name");
    return st.code || !name ? st : read_name(name, cfg->name[seat]);
}

static Status read_players(const json_t *request, const Game *g, Setup *cfg)
{
    const json_t *players = json_object_get(request, "players");
    if (!players || json_is_null(players))
        return status_ok();
    if (!json_is_array(players) || json_array_size(players) != cfg->nseats)
        return status_error(1, "'players' must be a list with one entry for each of the %d seats", cfg->nseats);
    Status st = status_ok();
    for (int seat = 0; seat < cfg->nseats && !st.code; seat++)
        st = read_player(json_array_get(players, (size_t)seat), g, seat, cfg);
    return st;
}

/* Reads a number, or its digits in a text: some JSON readers are not exact above 2^53. */
static Status read_seed(const json_t *request, uint64_t *seed)
{
    const json_t *value = json_object_get(request, "seed");
    if (!value || json_is_null(value)) {
        *seed = rng_any_seed();
        return status_ok();
    }
    if (json_is_integer(value) && json_integer_value(value) >= 0) {
        *seed = (uint64_t)json_integer_value(value);
        return status_ok();
    }
    const char *digits = json_is_string(value) ? json_string_value(value) : "";
    errno = 0;
    *seed = strtoull(digits, NULL, 10);
    if (!digits[0] || strlen(digits) > 20 || strspn(digits, "0123456789") != strlen(digits) || errno)
        return status_error(
            1, "'seed' must be a whole number from 0 to %" PRIu64 ", or its digits in a text, up to %" PRIu64,
            (uint64_t)INT64_MAX, UINT64_MAX);
    return status_ok();
}

static json_t *seed_json(uint64_t seed)
{
    char digits[24];
    if (seed <= (uint64_t)1 << 53)
        return json_integer((json_int_t)seed);
    (void)snprintf(digits, sizeof digits, "%" PRIu64, seed);
    return json_string(digits);
}

static Status read_setup(const Game *g, const json_t *request, Setup *cfg)
{
    int64_t seats = g->seats_min;
    Status st = request_integer(request, "seats", g->seats_min, g->seats_max, &seats);
    *cfg = game_preset(g, (int)seats);
    if (!st.code)
        st = options_in(g, json_object_get(request, "options"), cfg);
    if (!st.code)
        st = decks_in(g, json_object_get(request, "decks"), cfg);
    if (!st.code)
        st = read_players(request, g, cfg);
    if (!st.code)
        st = read_seed(request, &cfg->seed);
    bool takebacks = false;
    if (!st.code)
        st = request_bool(request, "takebacks", &takebacks);
    cfg->takebacks = takebacks;
    return st;
}

static void tell_setup(const Match *m, json_t *answer)
{
    const Setup *cfg = match_setup(m);
    json_object_set_new(answer, "game", json_string(match_game(m)->id));
    json_object_set_new(answer, "seats", json_integer(cfg->nseats));
    json_object_set_new(answer, "options", options_out(match_game(m), cfg->option));
    json_t *decks = decks_out(match_game(m), cfg);
    if (decks)
        json_object_set_new(answer, "decks", decks);
    json_object_set_new(answer, "seed", seed_json(cfg->seed));
}

Status request_new(Session *s, const json_t *request, json_t *answer)
{
    const Game *g = NULL;
    Setup cfg;
    Status st = read_game(request, &g);
    if (st.code)
        return st;
    st = read_setup(g, request, &cfg);
    if (st.code)
        return st;
    Match *m = match_new(g, &cfg, &st);
    if (!m)
        return st;
    put_on_table(s, m);
    tell_setup(m, answer);
    return st;
}

/* ---- load, save, open ------------------------------------------------------------------------------------------- */

Status request_load(Session *s, const json_t *request, json_t *answer)
{
    const Game *g = NULL;
    const json_t *position = json_object_get(request, "state");
    if (!json_is_object(position))
        return status_error(1, "'state' is missing or not an object");
    Status st = read_game(json_object_get(request, "game") ? request : position, &g);
    if (st.code)
        return st;
    Setup cfg = game_preset(g, 0);
    memset(cfg.name, 0, sizeof cfg.name); /* position_in names as many as there are */
    st = read_seed(request, &cfg.seed);
    if (st.code)
        return st;
    State *start = xcalloc(1, g->state_size);
    st = position_in(g, position, cfg.seed, &cfg, start);
    if (!st.code)
        st = read_players(request, g, &cfg);
    if (!st.code) {
        Match *m = match_from(g, &cfg, start);
        match_settle(m);
        put_on_table(s, m);
        tell_setup(m, answer);
    }
    free(start);
    return st;
}

/* Reads the member "file": a name, but not that of a file this program reads from or writes to. */
static Status read_file_name(const json_t *request, const char **file)
{
    Status st = request_string(request, "file", true, file);
    if (st.code)
        return st;
    if (!**file)
        return status_error(1, "'file' must be the name of a file");
    if (file_is_stream(*file))
        return status_error(1, "%.200s is where this program reads or writes: it is not a file for a game", *file);
    return st;
}

/* Only a complete journal may be overwritten; any other file is left alone, unless it is empty. */
static Status may_write_over(const char *file)
{
    Buf text = {0};
    JournalHead head = {.whole = false};
    Status st = file_read(file, JOURNAL_BYTES_MAX, &text);
    bool free = st.code == FILE_MISSING || (!st.code && text.n == 0);
    if (!st.code && !free)
        (void)journal_peek(buf_str(&text), text.n, file, &head);
    buf_free(&text);
    if (free || head.whole)
        return status_ok();
    if (st.code && st.code != FILE_LARGE)
        return st;
    return status_error(
        1, "%.200s is there already and is no whole game of Horde Hall; with \"replace\":true it is written over",
        file);
}

Status request_save(Session *s, const json_t *request, json_t *answer)
{
    (void)answer;
    bool replace = false;
    const char *file = NULL;
    Status st = read_file_name(request, &file);
    if (!st.code)
        st = request_bool(request, "replace", &replace);
    if (!st.code && !replace)
        st = may_write_over(file);
    return st.code ? st : journal_save(s->match, file);
}

Status request_open(Session *s, const json_t *request, json_t *answer)
{
    const char *file = NULL;
    Match *m = NULL;
    Status st = read_file_name(request, &file);
    if (st.code)
        return st;
    st = journal_load(file, &m);
    if (st.code && st.code != JOURNAL_PREFIX)
        return st;
    put_on_table(s, m);
    tell_setup(m, answer);
    if (st.code == JOURNAL_PREFIX)
        json_object_set_new(answer, "warning", text_json(st.text));
    return status_ok();
}
