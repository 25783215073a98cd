/* SPDX-License-Identifier: MIT */
#include "app/options.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/persona.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/position.h"
#include "ui/portrait.h"

enum { SIDE_LEAST = 64, SIDE_MOST = 16384 };

static Status wrong(const char *option, const char *value, const char *wanted)
{
    return status_error(EXIT_USAGE, "--%s: '%.60s' is not %s.", option, value, wanted);
}

static bool read_number(const char *s, long min, long max, long *out)
{
    char *end;
    errno = 0;
    long n = strtol(s, &end, 10);
    if (end == s || *end || errno || n < min || n > max)
        return false;
    *out = n;
    return true;
}

static Status take_size(Launch *l, const char *v)
{
    int n = 0;
    if (sscanf(v, "%dx%d%n", &l->w, &l->h, &n) != 2 || v[n] || l->w < SIDE_LEAST || l->h < SIDE_LEAST ||
        l->w > SIDE_MOST || l->h > SIDE_MOST)
        return wrong("size", v, "a size such as 1280x800 (each side 64 to 16384)");
    return status_ok();
}

static Status take_scale(Launch *l, const char *v)
{
    char *end;
    float f = strtof(v, &end);
    if (end == v || *end || !(f >= 0.5f && f <= 3.0f))
        return wrong("scale", v, "a factor from 0.5 to 3");
    l->scale = f;
    return status_ok();
}

static Status take_text(Launch *l, const char *v)
{
    long n;
    if (!read_number(v, 100, 200, &n))
        return wrong("text", v, "a percentage from 100 to 200");
    l->text_percent = (int)n;
    return status_ok();
}

static Status take_theme(Launch *l, const char *v)
{
    for (int i = 0; i < THEME_COUNT; i++)
        if (strcmp(v, theme_word((ThemeId)i)) == 0) {
            l->theme = (ThemeId)i;
            l->has_theme = true;
            return status_ok();
        }
    return wrong("theme", v, "tavern, daylight or contrast");
}

static Status take_language(Launch *l, const char *v)
{
    if (!v[0] || !languages_word_is_sound(v))
        return wrong("language", v, "a language such as de");
    l->language = v;
    return status_ok();
}

static Status take_speed(Launch *l, const char *v)
{
    for (int i = 0; i < SPEED_COUNT; i++)
        if (strcmp(v, speed_word((Speed)i)) == 0) {
            l->speed = (Speed)i;
            l->has_speed = true;
            return status_ok();
        }
    return wrong("speed", v, "off, fast, normal or slow");
}

static Status take_seed(Launch *l, const char *v)
{
    char *end;
    errno = 0;
    l->seed = strtoull(v, &end, 0);
    if (end == v || *end || errno || *v == '-')
        return wrong("seed", v, "a number");
    l->has_seed = true;
    return status_ok();
}

/* Reads FILE or FILE@n. An existing file whose own name ends in @number is taken as that file. */
static Status take_replay(Launch *l, const char *v)
{
    l->replay = v;
    l->replay_at = -1;
    if (strlen(v) >= sizeof l->replay_path)
        return wrong("replay", v, "a file name of usual length");
    memcpy(l->replay_path, v, strlen(v) + 1);
    char *at = strrchr(l->replay_path, '@');
    if (at && read_number(at + 1, 0, 1000000, &l->replay_at))
        *at = '\0';
    return status_ok();
}

static Status take_line(Launch *l, const char *v)
{
    l->line = v;
    return status_ok();
}

static Status take_scene(Launch *l, const char *v)
{
    static const char *const scenes[] = {"title",      "setup",   "settings", "play",    "scoring",
                                         "rules",      "credits", "pause",    "gallery", "chronicle",
                                         "statistics", "medals",  "lessons",  "people",  "deck"};
    for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
        if (strcmp(scenes[i], v) == 0) {
            l->scene = scenes[i];
            return status_ok();
        }
    return wrong("scene", v,
                 "title, setup, settings, play, scoring, pause, rules, credits, gallery, chronicle, statistics, medals "
                 "or lessons");
}

static Status take_game(Launch *l, const char *v)
{
    if (!game_by_id(v))
        return wrong("game", v, "a game in this version (see --help)");
    l->game_id = v;
    return status_ok();
}

static Status take_option(Launch *l, const char *v)
{
    if (!strchr(v, '='))
        return wrong("option", v, "of the form word=choice");
    if (l->noptions == START_OPTIONS)
        return status_error(EXIT_USAGE, "--option: no more than %d of them.", START_OPTIONS);
    l->option[l->noptions++] = v;
    return status_ok();
}

static Status take_seats(Launch *l, const char *v)
{
    l->seats = v;
    return status_ok();
}

static Status take_position(Launch *l, const char *v)
{
    l->position = v;
    return status_ok();
}

const Game *options_lesson(const char *text, int *number, const char **step)
{
    char id[24] = "";
    size_t n = strcspn(text, "/");
    *step = text[n] ? text + n + 1 : "";
    if (n < sizeof id)
        memcpy(id, text, n);
    char *last = strrchr(id, '-');
    bool numbered = last && last[1] >= '1' && last[1] <= '0' + LESSONS_OF_GAME && !last[2];
    *number = numbered ? last[1] - '1' : 0;
    if (numbered)
        *last = '\0';
    return game_by_id(id);
}

static Status take_lesson(Launch *l, const char *v)
{
    int number;
    const char *step;
    if (!options_lesson(v, &number, &step))
        return wrong("lesson", v, "a game, or one of its steps: horde/round/dark");
    l->lesson = v;
    return status_ok();
}

static Status take_screenshot(Launch *l, const char *v)
{
    l->screenshot = v;
    return status_ok();
}

static Status take_data(Launch *l, const char *v)
{
    l->data = v;
    return status_ok();
}

static Status take_inspect(Launch *l, const char *v)
{
    (void)v;
    l->inspect = true;
    return status_ok();
}

static Status take_terminal(Launch *l, const char *v)
{
    (void)v;
    l->terminal = true;
    return status_ok();
}

static Status take_fullscreen(Launch *l, const char *v)
{
    (void)v;
    l->fullscreen = true;
    return status_ok();
}

static Status take_soak(Launch *l, const char *v)
{
    long n;
    if (!read_number(v, 1, 1000000, &n))
        return wrong("soak", v, "a number of games");
    l->soak = (int)n;
    return status_ok();
}

static Status take_help(Launch *l, const char *v)
{
    (void)v;
    l->run = RUN_HELP;
    return status_ok();
}

static Status take_version(Launch *l, const char *v)
{
    (void)v;
    l->run = RUN_VERSION;
    return status_ok();
}

static Status take_man(Launch *l, const char *v)
{
    (void)v;
    l->run = RUN_MAN;
    return status_ok();
}

typedef struct {
    const char *word, *value, *help; /* value NULL: takes none */
    Status (*take)(Launch *l, const char *value);
} OptionRow;

static const OptionRow rows[] = {
    {"game", N_("GAME"), N_("Start this game at once. The games are listed below."), take_game},
    {"seats", N_("LIST"),
     N_("The players, separated by commas: person:Mira, bot:2:Skarn, bot:merciless. Levels 1 to 3 are easy, cunning "
        "and merciless. A character of the game can follow the level: bot:3-raider."),
     take_seats},
    {"option", N_("WORD=CHOICE"), N_("A house rule of the game. May be given several times."), take_option},
    {"seed", N_("NUMBER"), N_("The random seed. The same seed gives the same cards and dice."), take_seed},
    {"replay", N_("FILE[@N]"), N_("Open a saved game as it was after N moves."), take_replay},
    {"line", N_("TEXT"), N_("Open a game from its game code."), take_line},
    {"position", N_("FILE"), N_("Start from a position in JSON, as hordehall-engine writes it."), take_position},
    {"lesson", N_("GAME[-2][/SCENE/STEP]"), N_("Start the lesson of that game, or its second one, at that step."),
     take_lesson},
    {"scene", N_("SCENE"),
     N_("Start on this screen: title, setup, settings, play, scoring, pause, rules, credits, gallery, chronicle, "
        "statistics, medals, lessons, people or deck."),
     take_scene},
    {"size", N_("WxH"), N_("Size of the window, or of the picture."), take_size},
    {"scale", N_("FACTOR"), N_("Everything larger or smaller, 0.5 to 3."), take_scale},
    {"text", N_("PERCENT"), N_("Size of text, 100 to 200."), take_text},
    {"theme", N_("THEME"), N_("tavern, daylight or contrast."), take_theme},
    {"language", N_("CODE"), N_("en, de ... for this start. pseudo: accents and longer words, for testing layouts."),
     take_language},
    {"speed", N_("SPEED"), N_("The animation speed: off, fast, normal or slow."), take_speed},
    {"screenshot", N_("FILE"), N_("Save one picture of the screen as PNG and exit. Needs no display."),
     take_screenshot},
    {"inspect", NULL, N_("Print the screen as one line of JSON whenever it changes."), take_inspect},
    {"terminal", NULL, N_("Play in this terminal, by line: sentences and numbered choices. Starts no window."),
     take_terminal},
    {"fullscreen", NULL, N_("Start in full screen."), take_fullscreen},
    {"data", N_("DIR"), N_("The folder with assets and fonts."), take_data},
    {"soak", N_("GAMES"),
     N_("For tests: computers play this many games in a row, then the program ends. Prints a line of JSON for each."),
     take_soak},
    {"help", NULL, N_("Print this help and exit."), take_help},
    {"version", NULL, N_("Print the version and exit."), take_version},
    {"man", NULL, N_("Print the manual page in troff and end."), take_man},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

bool options_words(int i, OptionWords *out)
{
    if (i >= ROWS)
        return false;
    *out = (OptionWords){rows[i].word, rows[i].value, rows[i].help};
    return true;
}

static const OptionRow *find_row(const char *word, size_t n)
{
    for (int i = 0; i < ROWS; i++)
        if (strlen(rows[i].word) == n && strncmp(rows[i].word, word, n) == 0)
            return &rows[i];
    return NULL;
}

/* Refuses options that would otherwise be ignored silently. */
static Status contradictions(const Launch *l)
{
    const char *also = l->game_id ? "game" : l->seats ? "seats" : l->noptions ? "option" : l->has_seed ? "seed" : NULL;
    if (l->lesson && (l->replay || l->line || l->position || l->scene || also))
        return status_error(EXIT_USAGE, "--lesson cannot be used with another game or with --scene.");
    if (l->terminal && (l->replay || l->line || l->position || l->lesson || l->scene || l->screenshot || l->soak))
        return status_error(
            EXIT_USAGE, "--terminal starts or continues a game: it takes only --game, --seats, --option and --seed.");
    if (l->replay && l->position)
        return status_error(EXIT_USAGE, "--replay and --position cannot be used together.");
    if (l->line && (l->replay || l->position || also))
        return status_error(EXIT_USAGE,
                            "--line is a whole game: it cannot be used with --game, --seats, --option or --seed.");
    if (l->replay && also)
        return status_error(EXIT_USAGE, "--replay shows a game as it was played: it cannot be used with --%s.", also);
    if (l->position && l->noptions)
        return status_error(EXIT_USAGE, "--position has its own house rules, so --option cannot be used with it.");
    return status_ok();
}

/* Finds --language before all else, so that "--help --language de" works in either order. */
static void find_language(int argc, char *const *argv, Launch *out)
{
    static const char option[] = "--language";
    size_t n = sizeof option - 1;
    for (int i = 0; i < argc; i++) {
        if (strcmp(argv[i], option) == 0 && i + 1 < argc)
            (void)take_language(out, argv[i + 1]);
        else if (strncmp(argv[i], option, n) == 0 && argv[i][n] == '=')
            (void)take_language(out, argv[i] + n + 1);
    }
}

Status options_parse(int argc, char *const *argv, Launch *out)
{
    *out = (Launch){.replay_at = -1};
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i], *value = NULL;
        if (strcmp(a, "-h") == 0)
            a = "--help";
        if (a[0] != '-' && strpbrk(a, "./") != NULL && out->replay == NULL) { /* a file opened from a file manager */
            Status s = take_replay(out, a);
            if (s.code)
                return s;
            continue;
        }
        if (strncmp(a, "--", 2) != 0)
            return status_error(EXIT_USAGE, "'%.60s' is not an option. Try --help.", a);
        const char *equals = strchr(a, '=');
        size_t n = equals ? (size_t)(equals - a) - 2 : strlen(a) - 2;
        const OptionRow *row = find_row(a + 2, n);
        if (!row)
            return status_error(EXIT_USAGE, "There is no option '%.60s'. Try --help.", a);
        if (!row->value && equals)
            return status_error(EXIT_USAGE, "--%s takes no value.", row->word);
        if (row->value) {
            value = equals ? equals + 1 : i + 1 < argc ? argv[++i] : NULL;
            if (!value || !*value)
                return status_error(EXIT_USAGE, "--%s needs a value: %s.", row->word, row->value);
        }
        Status s = row->take(out, value);
        if (s.code)
            return s;
        if (out->run != RUN_PROGRAM) {
            find_language(argc - i - 1, argv + i + 1, out);
            return s;
        }
    }
    return contradictions(out);
}

/* ---- chairs ----------------------------------------------------------------------------------------------------- */
const char *person_name(int chair)
{
    static const char *const name[SEAT_MAX] = {"Mira", "Jonas", "Odda", "Lene", "Taro", "Wen"};
    return name[chair % SEAT_MAX];
}

const char *opponent_name(int chair)
{
    return portrait_guest(chair);
}

bool name_clean(char *name)
{
    char *to = name;
    for (const char *p = name; *p; p++)
        if (*p != '*' && *p != '[' && (unsigned char)*p >= ' ' && *p != 0x7F)
            *to++ = *p;
    bool changed = *to != '\0';
    *to = '\0';
    return changed;
}

bool name_is_blank(const char *name)
{
    while (*name == ' ' || strncmp(name, "\u00A0", 2) == 0)
        name += *name == ' ' ? 1 : 2;
    return *name == '\0';
}

/* Reads "person", "person:Mira", "bot", "bot:2", "bot:cunning:Skarn", "bot:3-raider". */
static Status read_chair(const Game *g, const char *s, size_t n, int chair, Setup *cfg)
{
    const char *colon = memchr(s, ':', n);
    size_t kind = colon ? (size_t)(colon - s) : n;
    const char *name = colon ? colon + 1 : s + n, *end = s + n;
    bool bot = kind == 3 && strncmp(s, "bot", 3) == 0;
    if (!bot && !(kind == 6 && strncmp(s, "person", 6) == 0))
        return status_error(EXIT_USAGE, "--seats: '%.*s' is neither person:NAME nor bot:LEVEL:NAME.",
                            (int)(n < 60 ? n : 60), s);
    cfg->player[chair] = 0;
    if (bot) {
        const char *next = memchr(name, ':', (size_t)(end - name));
        size_t len = (size_t)((next ? next : end) - name);
        int player = len ? bot_player_by_words(g, name, len) : 2;
        if (player == 0)
            return status_error(EXIT_USAGE,
                                "--seats: '%.*s' is not a level. The levels are easy, cunning and merciless (1 to 3).",
                                (int)(len < 40 ? len : 40), name);
        cfg->player[chair] = (uint8_t)player;
        name = next ? next + 1 : end;
    }
    size_t len = (size_t)(end - name);
    if (len >= SEAT_NAME_MAX)
        return status_error(EXIT_USAGE, "--seats: a name has at most %d characters.", SEAT_NAME_MAX - 1);
    (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%.*s", (int)len, name);
    if (name_clean(cfg->name[chair]))
        return status_error(EXIT_USAGE, "--seats: a name cannot contain * or [ or invisible characters.");
    if (name_is_blank(cfg->name[chair]))
        cfg->name[chair][0] = '\0';
    return status_ok();
}

static bool name_taken(const Setup *cfg, const char *name, int but)
{
    for (int i = 0; i < cfg->nseats; i++)
        if (i != but && strcmp(cfg->name[i], name) == 0)
            return true;
    return false;
}

/* Gives an unnamed chair a free name, because two of one name could not be told apart. */
void options_name_chair(const Game *g, Setup *cfg, int chair)
{
    const Character *character = player_character(g, cfg->player[chair]);
    const char *name = character ? character->name : NULL;
    for (int k = 0; !name || (k < SEAT_MAX && name_taken(cfg, name, chair)); k++)
        name = cfg->player[chair] ? opponent_name(chair + k) : person_name(chair + k);
    (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%s", name);
}

static Status read_seats(const Game *g, const char *list, Setup *cfg)
{
    int n = 0;
    for (const char *p = list;; p++) {
        size_t len = strcspn(p, ",");
        if (n == g->seats_max)
            return status_error(EXIT_USAGE, "--seats: %s is for at most %d players.", g->title, g->seats_max);
        Status s = read_chair(g, p, len, n++, cfg);
        if (s.code)
            return s;
        p += len;
        if (!*p)
            break;
    }
    if (n < g->seats_min)
        return status_error(EXIT_USAGE, "--seats: %s needs at least %d.", g->title, g->seats_min);
    cfg->nseats = (uint8_t)n;
    for (int i = 0; i < n; i++) {
        if (cfg->player[i] < PLAYER_CHARACTER) /* no character was requested */
            persona_follow_name(g, cfg, i);
        if (!cfg->name[i][0])
            options_name_chair(g, cfg, i);
        else if (name_taken(cfg, cfg->name[i], i))
            return status_error(EXIT_USAGE, "--seats: two players have the name %s. Please give each a different name.",
                                cfg->name[i]);
    }
    return status_ok();
}

Status options_setup(const Launch *l, const Game **game, Setup *cfg)
{
    bool asks = !l->position && (l->seats || l->noptions || l->has_seed); /* a position names its own game */
    *game = l->game_id ? game_by_id(l->game_id) : asks ? game_list[0] : NULL;
    if (!*game)
        return status_ok();
    const Game *g = *game;
    *cfg = game_preset(g, g->seats_min);
    cfg->seed = l->has_seed ? l->seed : 0;
    for (int i = 0; i < SEAT_MAX; i++) {
        cfg->player[i] = i ? 2 : 0;
        (void)snprintf(cfg->name[i], SEAT_NAME_MAX, "%s", i ? opponent_name(i) : person_name(i));
    }
    if (l->seats) {
        Status s = read_seats(g, l->seats, cfg);
        if (s.code)
            return s;
    }
    for (int i = 0; i < l->noptions; i++) {
        char word[64];
        size_t n = strcspn(l->option[i], "=");
        (void)snprintf(word, sizeof word, "%.*s", (int)n, l->option[i]);
        Status s = option_set(g, word, l->option[i] + n + 1, cfg);
        if (s.code)
            return status_error(EXIT_USAGE, "--option %.60s: %.150s", l->option[i], s.text);
    }
    const char *fault = g->setup_fault ? g->setup_fault(cfg) : NULL;
    return fault ? status_error(EXIT_USAGE, "%s", fault) : status_ok();
}
