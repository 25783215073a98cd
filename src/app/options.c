/* SPDX-License-Identifier: MIT */
#include "app/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/persona.h"
#include "base/command_line.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/position.h"
#include "core/say.h"
#include "hall_version.h"
#include "ui/portrait.h"

enum { SIDE_LEAST = 64, SIDE_MOST = 16384, REPLAY_MOST = 1000000 };

/* Says what the option takes: CmdRow.wanted, or "tavern, daylight or contrast" from its choices. */
static Status refusal(const CmdRow *row, const char *value)
{
    char wanted[SENTENCE_MAX] = "";
    size_t n = 0;
    for (int i = 0; row->choices && row->choices[i] && n < sizeof wanted; i++) {
        const char *before = i == 0 ? "" : row->choices[i + 1] ? ", " : " or ";
        n += (size_t)snprintf(wanted + n, sizeof wanted - n, "%s%s", before, row->choices[i]);
    }
    return status_error(EXIT_USAGE, "%s: '%.60s' is not %s.", row->word, value, row->choices ? wanted : row->wanted);
}

static Status take_game(const CmdRow *row, const char *v, void *launch)
{
    if (!game_by_id(v))
        return refusal(row, v);
    ((Launch *)launch)->game_id = v;
    return status_ok();
}

static Status take_option(const CmdRow *row, const char *v, void *launch)
{
    Launch *l = launch;
    if (!strchr(v, '='))
        return refusal(row, v);
    if (l->noptions == START_OPTIONS)
        return status_error(EXIT_USAGE, "%s: no more than %d of them.", row->word, START_OPTIONS);
    l->option[l->noptions++] = v;
    return status_ok();
}

/* Reads FILE or FILE@n. An existing file whose own name ends in @number is taken as that file. */
static Status take_replay(const CmdRow *row, const char *v, void *launch)
{
    Launch *l = launch;
    l->replay = v;
    l->replay_at = -1;
    if (strlen(v) >= sizeof l->replay_path)
        return refusal(row, v);
    memcpy(l->replay_path, v, strlen(v) + 1);
    char *at = strrchr(l->replay_path, '@');
    if (at && cmd_number(at + 1, 0, REPLAY_MOST, &l->replay_at))
        *at = '\0';
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

static Status take_lesson(const CmdRow *row, const char *v, void *launch)
{
    int number;
    const char *step;
    if (!options_lesson(v, &number, &step))
        return refusal(row, v);
    ((Launch *)launch)->lesson = v;
    return status_ok();
}

static Status take_size(const CmdRow *row, const char *v, void *launch)
{
    Launch *l = launch;
    int n = 0;
    if (sscanf(v, "%9dx%9d%n", &l->w, &l->h, &n) != 2 || v[n] || l->w < SIDE_LEAST || l->h < SIDE_LEAST ||
        l->w > SIDE_MOST || l->h > SIDE_MOST)
        return refusal(row, v);
    return status_ok();
}

static Status take_scale(const CmdRow *row, const char *v, void *launch)
{
    char *end;
    float f = strtof(v, &end);
    if (end == v || *end || !(f >= 0.5f && f <= 3.0f))
        return refusal(row, v);
    ((Launch *)launch)->scale = f;
    return status_ok();
}

static Status take_language(const CmdRow *row, const char *v, void *launch)
{
    if (!v[0] || !languages_word_is_sound(v))
        return refusal(row, v);
    ((Launch *)launch)->language = v;
    return status_ok();
}

static const char *const scenes[] = {"title",   "setup",   "settings", "play",      "scoring",    "pause",
                                     "rules",   "credits", "gallery",  "chronicle", "statistics", "medals",
                                     "lessons", "people",  "deck",     NULL};

const CmdRow options_row[] = {
    {"--game", N_("GAME"),
     N_("Start this game at once. A newcomer gets its easy first game. The games are listed below."), CMD_OWN,
     .take = take_game, .wanted = "a game in this version (see --help)"},
    {"--seats", N_("LIST"),
     N_("The players, separated by commas: person:Mira, bot:cunning:Skarn, bot:merciless. The levels are novice, easy, "
        "cunning, sharp and merciless. A character of the game can follow the level: bot:sharp-raider."),
     CMD_TEXT, .offset = offsetof(Launch, seats)},
    {"--option", N_("WORD=CHOICE"), N_("A house rule of the game. May be given several times."), CMD_OWN,
     .take = take_option, .wanted = "of the form word=choice"},
    {"--seed", N_("NUMBER"), N_("The random seed. The same seed gives the same cards and dice."), CMD_SEED,
     .offset = offsetof(Launch, seed), .given = offsetof(Launch, has_seed), .wanted = "a number"},
    {"--replay", N_("FILE[@N]"), N_("Open a saved game as it was after N moves. Played on, it counts as assisted."),
     CMD_OWN, .take = take_replay, .wanted = "a file name of usual length"},
    {"--line", N_("TEXT"), N_("Open a game from its game code. Played on, it counts as assisted."), CMD_TEXT,
     .offset = offsetof(Launch, line)},
    {"--position", N_("FILE"), N_("Start from a position in JSON, as hordehall-engine writes it."), CMD_TEXT,
     .offset = offsetof(Launch, position)},
    {"--lesson", N_("GAME[-2][/SCENE/STEP]"), N_("Start the lesson of that game, or its second one, at that step."),
     CMD_OWN, .take = take_lesson, .wanted = "a game, or one of its steps: horde/round/dark"},
    {"--scene", N_("SCENE"),
     N_("Start on this screen: title, setup, settings, play, scoring, pause, rules, credits, gallery, chronicle, "
        "statistics, medals, lessons, people or deck."),
     CMD_TEXT, .offset = offsetof(Launch, scene), .choices = scenes},
    {"--size", N_("WxH"), N_("Size of the window, or of the picture."), CMD_OWN, .take = take_size,
     .wanted = "a size such as 1280x800 (each side 64 to 16384)"},
    {"--scale", N_("FACTOR"), N_("Everything larger or smaller, 0.5 to 3."), CMD_OWN, .take = take_scale,
     .wanted = "a factor from 0.5 to 3"},
    {"--text", N_("PERCENT"), N_("Size of text, 100 to 200."), CMD_NUMBER, .offset = offsetof(Launch, text_percent),
     .min = 100, .max = 200, .wanted = "a percentage from 100 to 200"},
    {"--theme", N_("THEME"), N_("tavern, daylight or contrast."), CMD_CHOICE, .offset = offsetof(Launch, theme),
     .given = offsetof(Launch, has_theme), .choices = theme_words},
    {"--language", N_("CODE"), N_("en, de ... for this start. pseudo: accents and longer words, for testing layouts."),
     CMD_OWN, .take = take_language, .wanted = "a language such as de"},
    {"--speed", N_("SPEED"), N_("The animation speed: off, fast, normal or slow."), CMD_CHOICE,
     .offset = offsetof(Launch, speed), .given = offsetof(Launch, has_speed), .choices = speed_words},
    {"--screenshot", N_("FILE"), N_("Save one picture of the screen as PNG and exit. Needs no display."), CMD_TEXT,
     .offset = offsetof(Launch, screenshot)},
    {"--art-book", N_("DIR"),
     N_("Write all pictures with their texts into this folder, as pages for a browser, and exit. Needs no display."),
     CMD_TEXT, .offset = offsetof(Launch, art_book)},
    {"--inspect", NULL, N_("Print the screen as one line of JSON whenever it changes."), CMD_FLAG,
     .offset = offsetof(Launch, inspect)},
    {"--terminal", NULL, N_("Play in this terminal, by line: sentences and numbered choices. Starts no window."),
     CMD_FLAG, .offset = offsetof(Launch, terminal)},
    {"--fullscreen", NULL, N_("Start in full screen."), CMD_FLAG, .offset = offsetof(Launch, fullscreen)},
    {"--data", N_("DIR"), N_("The folder with assets and fonts."), CMD_TEXT, .offset = offsetof(Launch, data)},
    {"--soak", N_("GAMES"),
     N_("For tests: computers play this many games in a row, then the program ends. Prints a line of JSON for each."),
     CMD_NUMBER, .offset = offsetof(Launch, soak), .min = 1, .max = 1000000, .wanted = "a number of games"},
    {"--help", NULL, N_("Print this help and exit."), CMD_SET, .offset = offsetof(Launch, run), .min = RUN_HELP},
    {"--version", NULL, N_("Print the version and exit."), CMD_SET, .offset = offsetof(Launch, run),
     .min = RUN_VERSION},
    {"--man", NULL, N_("Print the manual page in troff and end."), CMD_SET, .offset = offsetof(Launch, run),
     .min = RUN_MAN},
    {.word = NULL},
};

/* Refuses options that would otherwise be ignored silently. */
static Status contradictions(const Launch *l)
{
    const char *also = l->game_id ? "game" : l->seats ? "seats" : l->noptions ? "option" : l->has_seed ? "seed" : NULL;
    if (l->lesson && (l->replay || l->line || l->position || l->scene || also))
        return status_error(EXIT_USAGE, "--lesson cannot be used with another game or with --scene.");
    if (l->terminal && (l->replay || l->line || l->position || l->lesson || l->scene || l->screenshot || l->soak))
        return status_error(
            EXIT_USAGE, "--terminal starts or continues a game: it takes only --game, --seats, --option and --seed.");
    if (l->art_book && (l->replay || l->line || l->position || l->lesson || l->scene || l->screenshot || l->terminal ||
                        l->soak || also))
        return status_error(EXIT_USAGE, "--art-book only writes a folder: it takes only --language and --data.");
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
    for (int i = 0; i < argc; i++) {
        const char *value;
        const CmdRow *row = cmd_find(options_row, argv[i], &value);
        if (row && row->take == take_language && (value || i + 1 < argc))
            (void)take_language(row, value ? value : argv[i + 1], out);
    }
}

/* Reads argv[*i], a journal as a file manager opens it or an option; *i moves on to a value that stands by itself. */
static Status read_argument(int argc, char *const *argv, int *i, Launch *out)
{
    static const CmdTable table = {options_row, false, EXIT_USAGE, refusal};
    const char *a = strcmp(argv[*i], "-h") == 0 ? "--help" : argv[*i], *value = NULL;
    if (a[0] != '-' && strpbrk(a, "./") != NULL && out->replay == NULL)
        return take_replay(cmd_find(options_row, "--replay", &value), a, out);
    if (strncmp(a, "--", 2) != 0)
        return status_error(EXIT_USAGE, "'%.60s' is not an option. Try --help.", a);
    const CmdRow *row = cmd_find(options_row, a, &value);
    if (!row)
        return status_error(EXIT_USAGE, "There is no option '%.60s'. Try --help.", a);
    return cmd_store(&table, row, value, argc, argv, i, out);
}

Status options_parse(int argc, char *const *argv, Launch *out)
{
    *out = (Launch){.replay_at = -1};
    for (int i = 1; i < argc; i++) {
        Status s = read_argument(argc, argv, &i, out);
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
        int player = len ? bot_player_by_words(g, name, len) : BOT_CUNNING;
        if (player == 0)
            return status_error(
                EXIT_USAGE,
                "--seats: '%.*s' is not a level. The levels are novice, easy, cunning, sharp and merciless.",
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

bool name_taken(const Setup *cfg, const char *name, int but)
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
        cfg->player[i] = i ? BOT_CUNNING : 0;
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

bool options_leave_the_rules(const Launch *l)
{
    return !l->seats && l->noptions == 0 && !l->has_seed;
}

/* ---- the help text --------------------------------------------------------------------------------------------- */
/* Writes --help and the manual page in the current language. Words to be typed stay English: options, house rules and
 * their choices. */

enum { CHOICES_NAMED = 8, LEFT = 22 };

static const char about[] =
    N_("Horde Hall: four tabletop games for you, your friends and computer opponents at one screen.");
static const char exits[] = N_("0 fine, 1 something failed, 2 a wrong option, 3 no display, 70 not enough memory.");

/* Lists the choices, the default first. Of more than CHOICES_NAMED, which are degrees of one thing, only the first two
 * and the last. */
static void option_help(Buf *out, const OptionSpec *o)
{
    buf_printf(out, "%s=%s", o->word, o->choice[o->preset]);
    for (int c = 0; c < o->nchoices; c++)
        if (o->nchoices > CHOICES_NAMED && c == 2)
            buf_add(out, "|...");
        else if (c != o->preset && (o->nchoices <= CHOICES_NAMED || c < 2 || c == o->nchoices - 1))
            buf_printf(out, "|%s", o->choice[c]);
}

static void game_help(Buf *out, const Game *g)
{
    char line[SENTENCE_MAX];
    say(line, sizeof line, SAY("{game}, {least} to {most} players"), say_s("game", say_word(g->title)),
        say_n("least", g->seats_min), say_n("most", g->seats_max));
    buf_add(out, line);
}

/* Counts the characters of UTF-8 text: the bytes that do not continue one. */
static int letters(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

void options_help(Buf *out)
{
    buf_printf(out, "%s\n%s\n\n", T_("Usage: hordehall [OPTION]... [JOURNAL]"), say_word(about));
    for (const CmdRow *o = options_row; o->word; o++) {
        Buf left = {0};
        buf_printf(&left, "%s%s%s", o->word, o->value ? " " : "", o->value ? say_word(o->value) : "");
        int gap = LEFT - letters(buf_str(&left));
        buf_printf(out, "  %s%*s %s\n", buf_str(&left), gap > 0 ? gap : 0, "", say_word(o->help));
        buf_free(&left);
    }
    buf_printf(out, "\n%s\n", T_("Games and their house rules (the first choice is the default):"));
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        if (!board_by_game(g->id))
            continue;
        buf_printf(out, "  %s: ", g->id);
        game_help(out, g);
        buf_add(out, "\n");
        for (int i = 0; i < g->noptions; i++) {
            buf_add(out, "    ");
            option_help(out, &g->option[i]);
            buf_add(out, "\n");
        }
    }
    char line[SENTENCE_MAX];
    say(line, sizeof line, SAY("Exit status: {codes}"), say_s("codes", say_word(exits)));
    buf_printf(out, "\n%s\n", line);
}

/* ---- the manual page --------------------------------------------------------------------------------------------- */
static void section(Buf *out, const char *heading)
{
    buf_printf(out, ".SH %s\n", say_word(heading));
}

static void options_of_man(Buf *out)
{
    section(out, N_("OPTIONS"));
    for (const CmdRow *o = options_row; o->word; o++)
        troff_entry(out, o->word, o->value ? say_word(o->value) : NULL, say_word(o->help));
}

static void rule_of_man(Buf *out, const OptionSpec *o)
{
    Buf rule = {0};
    option_help(&rule, o);
    buf_add(out, ".br\n");
    troff_text(out, buf_str(&rule));
    buf_add(out, "\n");
    buf_free(&rule);
}

static void games_of_man(Buf *out)
{
    section(out, N_("GAMES"));
    troff_text(out, T_("The house rules of each, for --option. The first choice is the default."));
    buf_add(out, "\n.ad l\n.nh\n"); /* no hyphenation in words to be typed */
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        if (!board_by_game(g->id))
            continue;
        Buf title = {0};
        game_help(&title, g);
        troff_entry(out, g->id, NULL, buf_str(&title));
        buf_free(&title);
        for (int i = 0; i < g->noptions; i++)
            rule_of_man(out, &g->option[i]);
    }
    buf_add(out, ".hy\n.ad b\n");
}

static void rest_of_man(Buf *out)
{
    section(out, N_("EXAMPLES"));
    troff_entry(out, "hordehall --game horde --seats person:Mira,bot:2", NULL,
                T_("begin Horde at once, against one opponent"));
    troff_entry(out, "hordehall --replay FILE@30", NULL, T_("look at a saved game as it was after 30 moves"));
    troff_entry(out, "hordehall --game goblins --screenshot table.png", NULL,
                T_("a picture of a table, without a display"));
    section(out, N_("ENVIRONMENT"));
    troff_entry(out, "HORDEHALL_DATA", NULL, T_("the folder that holds assets and fonts, as with --data"));
    troff_entry(out, "LANGUAGE, LC_ALL, LC_MESSAGES, LANG", NULL,
                T_("the language, unless the settings or --language name one"));
    section(out, N_("FILES"));
    troff_entry(out, "$XDG_CONFIG_HOME/hordehall/settings.json", NULL, T_("what the player has set"));
    troff_entry(out, "$XDG_DATA_HOME/hordehall", NULL, T_("your unfinished game and earlier games, as journals"));
    section(out, N_("EXIT STATUS"));
    troff_text(out, say_word(exits));
    buf_add(out, "\n");
    section(out, N_("SEE ALSO"));
    buf_add(out, ".BR hordehall\\-engine (6)\n");
}

void options_man(Buf *out)
{
    buf_printf(out, ".TH HORDEHALL 6 \"" HALL_DATE "\" \"Horde Hall " HALL_VERSION "\" \"%s\"\n", T_("Games"));
    section(out, N_("NAME"));
    buf_add(out, "hordehall \\- ");
    troff_text(out, T_("horde games at one table"));
    buf_add(out, "\n");
    section(out, N_("SYNOPSIS"));
    buf_printf(out, ".B hordehall\n[\\fI%s\\fR]...\n", T_("OPTION"));
    section(out, N_("DESCRIPTION"));
    troff_text(out, say_word(about));
    buf_add(out, "\n");
    troff_text(out, T_("Mouse, keyboard and gamepad can each do everything."));
    buf_add(out, "\n");
    options_of_man(out);
    games_of_man(out);
    rest_of_man(out);
}
