/* SPDX-License-Identifier: MIT
 * The set-up: the model of its choices, what is remembered of them, and which screen shows them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/options.h"
#include "app/persona.h"
#include "app/scenes/deck.h"
#include "base/buf.h"
#include "bots/bot.h"
#include "core/say.h"

/* Resets options until the set-up is possible again, after a chair was removed or a remembered choice became
 * impossible. */
void setup_repair(const Game *g, Setup *cfg)
{
    for (int i = 0; i < g->noptions && g->setup_fault && g->setup_fault(cfg); i++) {
        uint8_t was = cfg->option[i];
        cfg->option[i] = g->option[i].preset;
        if (g->setup_fault(cfg) && i + 1 < g->noptions)
            cfg->option[i] = was;
    }
    for (int i = 0; i < g->noptions && g->setup_fault && g->setup_fault(cfg); i++)
        cfg->option[i] = g->option[i].preset;
    for (int d = DECK_MAX - 1; d >= 0 && g->setup_fault && g->setup_fault(cfg); d--) /* drops decks that do not fit */
        memset(cfg->deck[d], 0, sizeof cfg->deck[d]);
}

/* Decides whether to offer, after an easy first game, the same again or one step towards the standard rules. */
static void find_second(SetupScene *s, App *app, bool again)
{
    const Board *board = board_by_game(s->g->id);
    const Played *played = settings_played(app_settings(app), s->g);
    s->second = -1;
    for (int i = 0; again && board && board->hall->second && played && *played != PLAYED_NEVER && i < s->g->noptions;
         i++)
        if (strcmp(s->g->option[i].word, board->hall->second_option) == 0 && s->cfg.option[i] != s->g->option[i].preset)
            s->second = i;
    s->easy = s->second >= 0 ? s->cfg.option[s->second] : 0;
}

static void *open_scene(App *app, const void *arg)
{
    const SetupArg *a = arg;
    SetupScene *s = xcalloc(1, sizeof *s);
    s->g = a && a->game[0] ? game_by_id(a->game) : NULL;
    if (!s->g)
        s->g = game_list[0];
    const Board *board = board_by_game(s->g->id);
    s->rows = board ? board->setup_rows : NULL;
    setup_own_open(s);
    const Setup *again = settings_table(app_settings(app), s->g);
    Setup easy = game_preset(s->g, 0);
    bool newcomer = part_first_game(app, s->g, &easy), first = !again && !s->rows && newcomer;
    memcpy(s->first, easy.option, sizeof s->first);
    if (first)
        s->cfg = easy;
    else if (again)
        s->cfg = *again;
    else
        s->cfg = part_usual(app, s->g,
                            s->g->seats_min > 3   ? s->g->seats_min
                            : s->g->seats_max < 3 ? s->g->seats_max
                                                  : 3,
                            2);
    for (int i = 0; i < SEAT_MAX; i++) { /* empty chairs have no name */
        s->cfg.player[i] = (uint8_t)bot_player(s->g, s->cfg.player[i]);
        if (!again && !first && i < s->cfg.nseats && s->cfg.player[i])
            persona_seat(s->g, &s->cfg, i, s->cfg.player[i]);
        (void)name_clean(s->cfg.name[i]);
        if (i >= s->cfg.nseats)
            s->cfg.name[i][0] = '\0';
    }
    s->cfg.seed = 0;
    persona_settle(s->g, &s->cfg);
    setup_repair(s->g, &s->cfg);
    setup_place_chairs(s);
    find_second(s, app, again != NULL);
    setup_find_offered(s, app);
    if (s->rows && !again) {
        setup_first_game(s);
        setup_tile_choose(s, &s->rows->row[0], 0);
    }
    s->came = s->before = s->after = s->cfg;
    return s;
}

/* Remembers the choices now; they are saved when the screen closes. */
static void remember(SetupScene *s, App *app)
{
    if (memcmp(&s->came, &s->cfg, sizeof s->cfg) == 0)
        return;
    s->came = s->cfg;
    s->changed = true;
    settings_remember(app_settings(app), s->g, &s->cfg);
}

static void close_scene(void *data, App *app)
{
    SetupScene *s = data;
    if (s->changed)
        app_settings_changed(app);
    setup_own_close(s);
    free(s);
}

void setup_shut(SetupScene *s, Ui *ui)
{
    if (ui_input(ui)->kind == INPUT_DOWN) {
        s->shut.open = s->open;
        s->shut.pick = s->pick;
        s->shut.list = s->list;
    }
    s->open = s->pick = 0;
    s->list = false;
}

bool setup_from_under_veil(const SetupScene *s)
{
    return s->shut.list || s->shut.pick;
}

/* The next press or key has nothing to do with what was closed. */
static void forget_shut(SetupScene *s, Ui *ui)
{
    if (ui_input(ui)->kind != INPUT_DOWN && ui_input(ui)->kind != INPUT_KEY)
        return;
    s->shut.open = s->shut.pick = 0;
    s->shut.list = false;
}

static void frame(void *data, App *app, Ui *ui)
{
    SetupScene *s = data;
    forget_shut(s, ui);
    if (s->rows)
        setup_wall(s, app, ui);
    else
        setup_table(s, app, ui);
    if (s->open > s->cfg.nseats)
        s->open = 0;
    if (s->open)
        setup_chair(s, app, ui, setup_chair_face(s, ui_gfx(ui), s->open - 1));
    else if (s->pick)
        setup_pick(s, ui);
    else if (s->list)
        setup_scroll_rules(s, ui);
    if (s->large)
        setup_large(s, ui);
    remember(s, app);
    if (s->learns)
        setup_lessons(s, app, ui);
    if (s->build) {
        DeckArg deck = {.seat = (uint8_t)(s->build - 1)};
        s->build = 0;
        app_go(app, SCENE_DECK, &deck, sizeof deck);
    }
}

const Scene scene_setup = {.word = "setup", .open = open_scene, .frame = frame, .close = close_scene};
