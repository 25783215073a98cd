/* SPDX-License-Identifier: MIT
 * The terminal program: the list of tables, and the games on the shelf. */
#include "app/terminal/terminal.h"

#include <stdlib.h>
#include <string.h>

#include "app/options.h"
#include "app/terminal/terminal_int.h"
#include "boards/boards.h"

static void take_match(Terminal *t, Match *m)
{
    t->match = m;
    t->game = match_game(m);
    t->board = board_of(t->game);
    t->bot = bot_new(t->game);
    t->view = view_new(t->game);
    t->number++;
    t->eyes = NO_SEAT;
    t->persons = 0;
    for (int i = 0; i < match_setup(m)->nseats; i++) {
        t->persons += match_setup(m)->player[i] == 0;
        t->told[i] = match_serial(m);
    }
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

int terminal_run(const TerminalUse *use, const Game *game, const Setup *cfg)
{
    Terminal t = {.use = *use};
    shelf_open(&t.shelf, use->folder);
    if (game)
        begin(&t, game, cfg);
    if (!t.ended)
        hall(&t);
    term_say(&t, 0, T_("Farewell."));
    shelf_close(&t.shelf);
    return fflush(use->out) == 0 && !ferror(use->out) ? EXIT_FINE : EXIT_FAILED;
}
