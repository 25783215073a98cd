/* SPDX-License-Identifier: MIT
 * The set-up: players and house rules, for any game, from its tables. */
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

int setup_persons(const Setup *cfg)
{
    int n = 0;
    for (int i = 0; i < cfg->nseats; i++)
        n += cfg->player[i] == 0;
    return n;
}

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
    bool first = !again && !s->rows && part_first_game(app, s->g, &s->cfg);
    if (again)
        s->cfg = *again;
    else if (!first)
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
    find_second(s, app, again != NULL);
    if (s->rows && !again) {
        setup_first_game(s);
        setup_tile_choose(s, &s->rows->row[0], 0);
    }
    s->came = s->cfg;
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

/* ---- the picture at the left ------------------------------------------------------------------------------------- */
static void fact(Ui *ui, const char *icon, const char *words, Rect r, float *y)
{
    Gfx *g = ui_gfx(ui);
    Text t = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    float line = gfx_text_height(g, t), s = line * 0.8f;
    float h = gfx_paragraph_height(g, t, r.w - s - 10, words);
    if (*y + h > r.y + r.h)
        return;
    gfx_sign(g, icon, rect(r.x, *y + (line - s) / 2, s, s), gfx_color(g, COL_ACCENT), (Color){0});
    (void)ui_paragraph(ui, t, rect(r.x + s + 10, *y, r.w - s - 10, h + 1), words);
    *y += h + 11;
}

/* Draws the tip for the first game; true: it was clicked, and is taken. */
static bool advice(Ui *ui, const HallTable *t, const Setup *cfg, Rect r, float *y)
{
    float top = *y;
    bool can = t->advice_choice > 0 && cfg->option[t->advice_option] != t->advice_choice;
    if (!can) {
        fact(ui, "book", say_word(t->advice), r, y);
        return false;
    }
    Text style = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    float line = gfx_text_height(ui_gfx(ui), style), side = line * 0.8f,
          h = gfx_paragraph_height(ui_gfx(ui), style, r.w - side - 10, say_word(t->advice));
    if (top + h > r.y + r.h)
        return false;
    Rect at = rect(r.x - 6, top - 5, r.w + 12, h + 10);
    Touch press = ui_touch(ui, "advice", "button", at, say_word(t->advice), TOUCH_FOCUS);
    gfx_round(ui_gfx(ui), at, 8,
              color_alpha(gfx_color(ui_gfx(ui), COL_TEXT), press.hover || press.focus ? 0.16f : 0.07f));
    fact(ui, "book", say_word(t->advice), r, y);
    if (press.click)
        ui_sound(ui, "button");
    return press.click;
}

static void picture_panel(SetupScene *scene, App *app, Ui *ui, const Game *game, Rect r)
{
    Gfx *g = ui_gfx(ui);
    HallTable t;
    gfx_surface(g, r, SURFACE_PANEL);
    if (!gfx_is_contrast(g)) {
        gfx_clip_round(g, rect_inset(r, 1), 9);
        gfx_fade(g, 0.22f);
        (void)gfx_picture_cover(g, hall_ground(game->id), rect_inset(r, 1), 0.5f, 0.5f);
        gfx_fade(g, 1);
        gfx_unclip(g);
    }
    Rect in = rect_inset(r, 18);
    Text name = ui_style(ui, FACE_TITLE, 28, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT);
    float y = in.y + ui_paragraph(ui, name, in, say_word(game->title)) + 6;
    y += ui_paragraph(ui, soft, rect(in.x, y, in.w, in.h - (y - in.y)), say_word(game->blurb)) + 18;
    y += hall_group(g, game->id, rect(r.x + 8, y, r.w - 16, r.y + r.h - y - ui_grow(ui, 150))) + 24;
    char words[SENTENCE_MAX];
    say(words, sizeof words,
        SAY("{range:{from:{from} player at one screen|{from} players at one screen}|{from}\u2013{to} players at one "
            "screen}"),
        say_is("range", game->seats_min == game->seats_max), say_n("from", game->seats_min),
        say_n("to", game->seats_max));
    Rect rest = rect(in.x, y, in.w, in.y + in.h - y);
    fact(ui, "person", words, rest, &y);
    if (hall_find(game->id, &t)) {
        fact(ui, "play", t.minutes, rest, &y);
        const Played *played = settings_played(app_settings(app), game);
        bool first = played && *played == PLAYED_NEVER;
        if (t.advice && first && advice(ui, &t, &scene->cfg, rest, &y))
            scene->cfg.option[t.advice_option] = t.advice_choice;
    }
    hall_foot(g, game->id, rect(in.x, y, in.w, in.y + in.h - y));
}

/* Draws the bar last, so that the focus reaches the chairs first. */
static void bar_on_top(SetupScene *s, App *app, Ui *ui)
{
    char title[SENTENCE_MAX];
    bool back = false;
    float right = gfx_w(ui_gfx(ui)) - 8;
    if (s->rows && !s->list)
        (void)snprintf(title, sizeof title, "%s", say_word(s->g->title));
    else
        say(title, sizeof title, SAY("{rules:{game}: house rules|{game}: who plays?}"),
            say_is("rules", s->rows != NULL), say_s("game", say_word(s->g->title)));
    (void)part_bar(ui, s->rows && s->list ? T_("Back") : T_("The Hall"), title, &back);
    if (part_bar_button(ui, "settings", T_("Settings"), "gear", NULL, &right))
        app_push(app, SCENE_SETTINGS, NULL, 0);
    RulesArg rules = {0};
    (void)snprintf(rules.game, sizeof rules.game, "%s", s->g->id);
    if (app_lesson(app, s->g, 0) && part_bar_button(ui, "learn", T_("Lesson"), "bulb", NULL, &right))
        setup_learn(s, app);
    if (part_bar_button(ui, "rules", T_("Rules"), "book", "F1", &right))
        app_push(app, SCENE_RULES, &rules, sizeof rules);
    if (back && s->list)
        s->list = false;
    else if (back)
        app_go(app, SCENE_TITLE, NULL, 0);
}

/* Draws the tiles, and at the right the players and the buttons. */
static void frame_pictures(SetupScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float top = part_bar_height(ui), w = fminf(gfx_w(g), PART_WIDEST) - 2 * PART_MARGIN, x = (gfx_w(g) - w) / 2;
    float side = setup_side_width(ui), h = gfx_h(g) - top;
    setup_pictures(s, ui, rect(x, top, w - side - PART_GAP, h));
    setup_side(s, app, ui, rect(x + w - side, top + 12, side, h - 24));
}

static void frame_list(SetupScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float bar = part_bar_height(ui);
    float m = PART_MARGIN, top = bar + m, h = gfx_h(g) - top - m, w = fminf(gfx_w(g), PART_WIDEST) - 2 * m,
          x = (gfx_w(g) - w) / 2;
    bool picture = gfx_w(g) >= 1200 && gfx_text_scale(g) <= 1.3f;
    if (s->rows) { /* the players are on the first page */
        float rw = picture ? fminf(470, w * 0.4f) : (w - PART_GAP) * 0.5f;
        s->seed_left = false;
        setup_pictures(s, ui, rect(x, bar, w - rw - PART_GAP, gfx_h(g) - bar));
        setup_rules(s, app, ui, rect(x + w - rw, top, rw, h));
        return;
    }
    if (picture) {
        float pw = 248;
        picture_panel(s, app, ui, s->g, rect(x, top, pw, h));
        x += pw + PART_GAP;
        w -= pw + PART_GAP;
    }
    float cw = picture ? fminf(560, fmaxf(476, w * 0.505f)) : (w - PART_GAP) * 0.5f;
    Rect chairs = rect(x, top, cw, h), rules = rect(x + cw + PART_GAP, top, w - cw - PART_GAP, h);
    s->seed_left = !setup_rules_fit(s, ui, rules) && setup_chairs_fit(s, app, ui, chairs);
    setup_chairs(s, app, ui, chairs);
    setup_rules(s, app, ui, rules);
}

static void frame(void *data, App *app, Ui *ui)
{
    SetupScene *s = data;
    Gfx *g = ui_gfx(ui);
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    if (s->rows && !s->list)
        frame_pictures(s, app, ui);
    else
        frame_list(s, app, ui);
    remember(s, app);
    bar_on_top(s, app, ui);
    if (s->learns)
        setup_lessons(s, app, ui);
    if (s->build) {
        DeckArg deck = {.seat = (uint8_t)(s->build - 1)};
        s->build = 0;
        app_go(app, SCENE_DECK, &deck, sizeof deck);
    }
}

const Scene scene_setup = {.word = "setup", .open = open_scene, .frame = frame, .close = close_scene};
