/* SPDX-License-Identifier: MIT
 * Writes --help and the manual page in the current language. Words to be typed stay English: options, house rules and
 * their choices. */
#include "app/options.h"
#include "base/troff.h"
#include "boards/boards.h"
#include "core/say.h"
#include "hall_version.h"

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
