/* SPDX-License-Identifier: MIT
 * The terminal program: the list of tables, the games on the shelf, players and rules. */
#include "app/terminal/terminal.h"

#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/options.h"
#include "app/persona.h"
#include "app/terminal/terminal_int.h"
#include "boards/boards.h"
#include "core/say.h"

static void take_match(Terminal *t, Match *m)
{
    t->match = m;
    t->game = match_game(m);
    t->board = board_of(t->game);
    t->bot = bot_new(t->game);
    t->view = view_new(t->game);
    t->number++;
    t->eyes = NO_SEAT;
    t->persons = __builtin_popcount(game_persons(match_setup(m)));
    for (int i = 0; i < match_setup(m)->nseats; i++)
        t->told[i] = match_serial(m);
}

static void leave_match(Terminal *t)
{
    match_free(t->match);
    bot_free(t->bot);
    view_free(t->view);
    t->match = NULL;
}

static void begin(Terminal *t, const Game *g, const Setup *cfg)
{
    Status why = status_ok();
    Match *m = match_new(g, cfg, &why);
    if (!m) {
        term_say(t, 0, why.text);
        return;
    }
    take_match(t, m);
    for (int i = 0; i < cfg->nseats; i++)
        t->told[i] = 0; /* the deal is shown too */
    term_play(t);
    leave_match(t);
}

/* Continues the unfinished game, unless this version lacks its table. */
static void go_on(Terminal *t)
{
    Match *m = NULL;
    Status s = shelf_look(&t->shelf, &m);
    if (s.code && !m) {
        term_say(t, 0, s.text);
        return;
    }
    if (!m)
        return;
    take_match(t, m);
    shelf_own(&t->shelf, t->number);
    term_play(t);
    leave_match(t);
}

static bool something_left(Terminal *t, char *out, size_t n)
{
    Match *m = NULL;
    (void)shelf_look(&t->shelf, &m);
    if (!m)
        return false;
    const Setup *cfg = match_setup(m);
    const char *name[SEAT_MAX];
    for (int i = 0; i < cfg->nseats; i++)
        name[i] = cfg->name[i];
    say(out, n, SAY("Continue: {game}, {who}"), say_s("game", say_word(match_game(m)->title)),
        say_list("who", SAY_AND, name, cfg->nseats));
    match_free(m);
    return true;
}

static bool term_setup(Terminal *t, const Game *g, Setup *cfg);

static void choose(Terminal *t, const Game *g)
{
    Setup cfg;
    if (term_setup(t, g, &cfg))
        begin(t, g, &cfg);
}

/* Lists the games that have a board, as in the Hall; returns how many. */
static int tables(const Game *out[])
{
    int n = 0;
    for (int i = 0; game_list[i]; i++)
        if (board_by_game(game_list[i]->id))
            out[n++] = game_list[i];
    return n;
}

static void hall(Terminal *t)
{
    const Game *game[SETTINGS_GAMES];
    char line[LINE_ROOM], left[SENTENCE_MAX], item[2 * SENTENCE_MAX];
    int n = tables(game);
    while (!t->ended) {
        term_gap(t);
        term_say(t, 0, T_("The tables of Horde Hall. Type a number to choose, q to quit."));
        for (int i = 0; i < n; i++) {
            (void)snprintf(item, sizeof item, "%s. %s", say_word(game[i]->title), say_word(game[i]->blurb));
            term_item(t, i + 1, item);
        }
        bool waits = something_left(t, left, sizeof left);
        if (waits)
            term_item(t, n + 1, left);
        if (!term_read(t, line) || term_word(line, "quit", 1))
            return;
        int k = term_number(line, n + waits);
        if (k == n + 1)
            go_on(t);
        else if (k > 0)
            choose(t, game[k - 1]);
        else
            term_say(t, 0, T_("That number is not in the list."));
    }
}

/* Fills *out with the easy first game of a table where nobody has finished one, here or in the Hall. False: somebody
 * has, or there is none. */
static bool first_game(const Terminal *t, const Game *g, Setup *out)
{
    const Played *played = t->use.settings ? settings_played(t->use.settings, g) : NULL;
    bool fresh = played && *played == PLAYED_NEVER;
    KeptList list;
    kept_list(&t->shelf, &list);
    for (int i = 0; i < list.n; i++)
        fresh = fresh && !(list.game[i].where == KEPT_FINISHED && list.game[i].head.game == g);
    kept_free(&list);
    return fresh && app_easy_game(g, person_name(0), out);
}

int terminal_run(const TerminalUse *use, const Game *game, const Setup *cfg)
{
    Terminal t = {.use = *use};
    shelf_open(&t.shelf, use->folder);
    Setup easy;
    bool eases = game && use->eases && first_game(&t, game, &easy);
    if (eases)
        easy.seed = cfg->seed;
    if (game)
        begin(&t, game, eases ? &easy : cfg);
    if (!t.ended)
        hall(&t);
    term_say(&t, 0, T_("Farewell."));
    shelf_close(&t.shelf);
    return fflush(use->out) == 0 && !ferror(use->out) ? EXIT_FINE : EXIT_FAILED;
}

/* ---- players and rules ------------------------------------------------------------------------------------------ */
/* A list of rows; the number of a row selects its next choice. */

/* Seats another kind of player; level 0: a person. */
static void seat(const Game *g, Setup *cfg, int chair, int level)
{
    if (level && cfg->player[chair]) { /* the same opponent at another level */
        cfg->player[chair] = (uint8_t)(cfg->player[chair] - cfg->player[chair] % PLAYER_CHARACTER + level);
        return;
    }
    cfg->player[chair] = 0;
    if (level)
        persona_seat(g, cfg, chair, level);
    else
        persona_name(g, cfg, chair);
}

static Setup settled(const Game *g, Setup cfg)
{
    persona_settle(g, &cfg);
    return cfg;
}

static Setup usual(const Terminal *t, const Game *g)
{
    const Setup *last = t->use.settings ? settings_table(t->use.settings, g) : NULL;
    Setup cfg;
    if (last)
        return settled(g, *last);
    if (first_game(t, g, &cfg))
        return cfg;
    cfg = game_preset(g, g->seats_min > 2 ? g->seats_min : g->seats_max < 3 ? g->seats_max : 2);
    for (int i = 0; i < cfg.nseats; i++)
        seat(g, &cfg, i, i == 0 ? 0 : BOT_EASY);
    return cfg;
}

static void show(Terminal *t, const Game *g, const Setup *cfg)
{
    char text[2 * SENTENCE_MAX];
    int row = 1;
    term_gap(t);
    say(text, sizeof text,
        SAY("{game}. Type a number to change a row, *name 1 Mira* to name a player, Enter to start, b to go back."),
        say_s("game", say_word(g->title)));
    term_say(t, 0, text);
    say(text, sizeof text, SAY("Players: {n}"), say_n("n", cfg->nseats));
    term_item(t, row++, text);
    for (int i = 0; i < cfg->nseats; i++) {
        say(text, sizeof text, SAY("Player {n}: {name}, {kind}"), say_n("n", i + 1), say_s("name", cfg->name[i]),
            say_s("kind", cfg->player[i] ? say_word(bot_level(cfg->player[i])->kind) : T_("person")));
        term_item(t, row++, text);
    }
    for (int i = 0; i < g->noptions; i++) {
        const OptionSpec *o = &g->option[i];
        say(text, sizeof text, SAY("{option}: {choice}"), say_s("option", say_word(o->label)),
            say_s("choice", say_word(o->choice_label[cfg->option[i]])));
        term_item(t, row++, text);
    }
    const char *fault = g->setup_fault ? g->setup_fault(cfg) : NULL;
    if (fault)
        term_say(t, 5, say_word(fault));
}

static void turn_seats(const Game *g, Setup *cfg)
{
    int before = cfg->nseats;
    cfg->nseats = (uint8_t)(before == g->seats_max ? g->seats_min : before + 1);
    for (int i = before; i < cfg->nseats; i++)
        if (cfg->name[i][0] == '\0')
            seat(g, cfg, i, BOT_EASY);
}

/* Returns the level after that of this player: from a person up the ladder, and to a person again. */
static int next_level(int player)
{
    int rung = bot_level(player)->rung; /* of a person: 0 */
    return rung < BOT_RUNGS ? bot_ladder[rung] : 0;
}

static void turn_row(Terminal *t, const Game *g, Setup *cfg, int row)
{
    if (row == 1) {
        turn_seats(g, cfg);
    } else if (row <= 1 + cfg->nseats) {
        int chair = row - 2;
        seat(g, cfg, chair, next_level(cfg->player[chair]));
    } else {
        int i = row - 2 - cfg->nseats;
        cfg->option[i] = (uint8_t)((cfg->option[i] + 1) % g->option[i].nchoices);
        term_say(t, 5, say_word(g->option[i].help));
    }
}

/* Renames a chair by "1 Mira". */
static void rename_chair(Terminal *t, const Game *g, Setup *cfg, const char *words)
{
    char number[8] = "";
    size_t n = strcspn(words, " ");
    if (n < sizeof number)
        memcpy(number, words, n);
    int chair = term_number(number, cfg->nseats) - 1;
    const char *name = words + n + (words[n] == ' ');
    if (chair < 0 || name_is_blank(name) || strlen(name) >= SEAT_NAME_MAX) {
        term_say(t, 0, T_("Type name, the player’s number and a name of up to 31 letters."));
        return;
    }
    (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%s", name);
    (void)name_clean(cfg->name[chair]);
    if (name_is_blank(cfg->name[chair]))
        cfg->name[chair][0] = '\0';
    persona_follow_name(g, cfg, chair);
}

/* Asks for players and rules. False: the user went back. */
static bool term_setup(Terminal *t, const Game *g, Setup *cfg)
{
    char line[LINE_ROOM];
    *cfg = usual(t, g);
    for (;;) {
        show(t, g, cfg);
        if (!term_read(t, line) || term_word(line, "back", 1) || term_word(line, "quit", 1))
            return false;
        int row = term_number(line, 1 + cfg->nseats + g->noptions);
        const char *name = term_word(line, "name", 4);
        if (name)
            rename_chair(t, g, cfg, name);
        else if (row)
            turn_row(t, g, cfg, row);
        else if (line[0])
            term_say(t, 0, T_("That number is not in the list."));
        else if (!g->setup_fault || !g->setup_fault(cfg))
            break;
    }
    for (int i = 0; i < cfg->nseats; i++)
        if (cfg->name[i][0] == '\0')
            options_name_chair(g, cfg, i);
    cfg->seed = app_seed();
    return true;
}
