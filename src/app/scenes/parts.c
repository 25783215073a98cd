/* SPDX-License-Identifier: MIT */
#include "app/scenes/parts.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/options.h"
#include "app/scenes/play.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/gameline.h"
#include "core/say.h"
#include "lesson/lesson_play.h"

/* True if the buttons of the bar have room for words. */
static bool part_words(Ui *ui)
{
    return gfx_text_scale(ui_gfx(ui)) <= 1.5f;
}

float part_bar_height(const Ui *ui)
{
    return ui_grow(ui, 48);
}

float part_bar(Ui *ui, const char *back_label, const char *title, bool *back)
{
    Gfx *g = ui_gfx(ui);
    float h = part_bar_height(ui), bh = h - 10;
    gfx_surface(g, rect(0, 0, gfx_w(g), h), SURFACE_BAR);
    float bw = part_words(ui) ? ui_button_width(ui, back_label, "undo", NULL, UI_QUIET) : bh;
    *back = ui_button(ui, "back", rect(8, 5, bw, bh), back_label, "undo", NULL, UI_QUIET);
    if (ui_key(ui, "Esc"))
        *back = true;
    Text t = ui_style(ui, FACE_TITLE, 22, COL_TEXT);
    float x = 8 + bw + 10, room = gfx_w(g) - x - 3 * h;
    t = gfx_text_fit(g, t, 14, 1, room - 4, title);
    float w = fminf(gfx_text_width(g, t, title) + 4, room);
    (void)ui_label(ui, t, rect(x, 0, w, h), title);
    return h;
}

bool part_bar_button(Ui *ui, const char *id, const char *label, const char *icon, const char *key, float *right)
{
    float h = part_bar_height(ui), bh = h - 10;
    float bw = part_words(ui) ? ui_button_width(ui, label, icon, NULL, UI_QUIET) : bh;
    *right -= bw;
    bool used = ui_button(ui, id, rect(*right, 5, bw, bh), label, icon, NULL, UI_QUIET);
    *right -= 4;
    return used || (key && ui_key(ui, key));
}

enum { ROW_GAP = 11, ROW_SIDE = 14 };

PartRow part_row(Ui *ui, const char *label, const char *help, float width, float control_w, float control_h)
{
    Gfx *g = ui_gfx(ui);
    PartRow r = {.control_w = fminf(control_w, width), .control_h = control_h};
    r.below = width - r.control_w - ROW_SIDE < 190 * (1 + 0.5f * (gfx_text_scale(g) - 1));
    r.words = r.below ? width : width - r.control_w - ROW_SIDE;
    r.label_h = gfx_paragraph_height(g, ui_style(ui, FACE_SEMI, 16, COL_TEXT), r.words, label);
    if (help && *help)
        r.help_h = 2 + gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), r.words, help);
    float words = r.label_h + r.help_h;
    r.height = 2 * ROW_GAP + (r.below ? words + 6 + control_h : fmaxf(words, control_h)) + 1;
    return r;
}

Rect part_row_draw(Ui *ui, const PartRow *r, const char *label, const char *help, float x, float y, float width)
{
    Gfx *g = ui_gfx(ui);
    float words = r->label_h + r->help_h, top = y + ROW_GAP;
    float ty = r->below ? top : top + fmaxf(0, (r->control_h - words) / 2);
    (void)ui_paragraph(ui, ui_style(ui, FACE_SEMI, 16, COL_TEXT), rect(x, ty, r->words, r->label_h + 1), label);
    if (r->help_h > 0)
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
                           rect(x, ty + r->label_h + 2, r->words, r->help_h + 1), help);
    gfx_fill(g, rect(x, y + r->height - 1, width, 1), color_alpha(gfx_color(g, COL_LINE), 0.7f));
    if (r->below)
        return rect(x, top + words + 6, r->control_w, r->control_h);
    return rect(x + width - r->control_w, top + fmaxf(0, (words - r->control_h) / 2), r->control_w, r->control_h);
}

/* Names the unfinished game that was set aside, so that the player knows where it is; false: none. */
static bool say_left(App *app, char words[SENTENCE_MAX])
{
    char what[SENTENCE_MAX / 2], who[SENTENCE_MAX];
    if (!app_keeps(app) || !app_continue_info(app, what, sizeof what, who, sizeof who))
        return false;
    say(words, SENTENCE_MAX, SAY("Your unfinished game is in the Chronicle: {what}."), say_s("what", what));
    return true;
}

void part_begin(App *app, const Game *g, const Setup *cfg)
{
    Setup deal = *cfg;
    if (deal.seed == 0)
        deal.seed = app_seed();
    Status why = status_ok();
    Match *m = match_new(g, &deal, &why);
    if (!m) {
        app_say(app, T_("This game cannot start"), why.text);
        return;
    }
    char words[SENTENCE_MAX];
    bool left = say_left(app, words);
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    if (left)
        app_notice(app, words);
}

void part_copy_line(App *app)
{
    Buf line = {0};
    Status st = app_match(app) ? gameline_write(app_match(app), &line) : status_ok();
    if (st.code)
        app_say(app, T_("The game was not copied"), st.text);
    else if (SDL_SetClipboardText(buf_str(&line)) == 0)
        app_notice(app, T_("Copied. Paste it into a message, or into the Chronicle of another Hall."));
    else
        app_say(app, T_("The game was not copied"), T_("There is no clipboard on this machine."));
    buf_free(&line);
}

bool part_seed(const Match *m, char *out, size_t n)
{
    out[0] = '\0';
    if (!m || match_has_start(m) || match_keeps_seed(m)) /* has_start: it began from a position, not from a deal */
        return false;
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%" PRIu64, match_setup(m)->seed);
    say(out, n, SAY("Seed {seed}"), say_s("seed", digits));
    return true;
}

void part_rules(const Game *g, const Setup *cfg, char *out, size_t n)
{
    out[0] = '\0';
    for (int i = 0; i < g->noptions; i++) {
        char before[RULES_ROOM];
        if (cfg->option[i] == g->option[i].preset)
            continue;
        (void)snprintf(before, sizeof before, "%s", out);
        say(out, n, SAY("{before:{before} \u00b7 {option}: {choice}|{option}: {choice}}"), say_s("before", before),
            say_s("option", say_word(g->option[i].label)),
            say_s("choice", say_word(g->option[i].choice_label[cfg->option[i]])));
    }
}

void part_copy_seed(App *app)
{
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%" PRIu64, match_setup(app_match(app))->seed);
    if (SDL_SetClipboardText(digits) == 0)
        app_notice(app, T_("Copied. A new game with this seed and as many players deals the same cards."));
    else
        app_say(app, T_("The seed was not copied"), T_("There is no clipboard on this machine."));
}

void part_say_unopened(App *app, Status st)
{
    if (st.code)
        app_say(app, T_("This game could not be opened"), st.text);
}

void part_say_assisted(App *app)
{
    app_notice(app, T_("This game came from outside the Hall. If you play on, it counts as assisted."));
}

/* Goes to app_match(), which came from outside: a finished game is watched, any other played on. */
static void show_taken(App *app, const char *back)
{
    PlayArg arg = {.replay = true, .running = true, .back = back};
    if (match_over(app_match(app)))
        app_push(app, SCENE_PLAY, &arg, sizeof arg);
    else {
        app_go(app, SCENE_PLAY, NULL, 0);
        part_say_assisted(app);
    }
}

void part_paste_line(App *app, const char *back)
{
    char *text = SDL_GetClipboardText();
    Status st = app_take_line(app, text ? text : "", text ? strlen(text) : 0);
    SDL_free(text);
    if (st.code)
        app_say(app, T_("There is no game to paste"), st.text);
    else
        show_taken(app, back);
}

void part_open_file(App *app, const char *path)
{
    const Match *before = app_match(app);
    Status st = app_take_file(app, path);
    if (st.code)
        app_say(app, app_match(app) == before ? T_("No game in this file") : T_("The game is damaged"), st.text);
    if (app_match(app) == before)
        return;
    app_go(app, SCENE_TITLE, NULL, 0); /* closes every scene that uses the previous game */
    show_taken(app, N_("Hall"));
}

Setup part_usual(App *app, const Game *g, int nseats, int level)
{
    Setup cfg = game_preset(g, nseats);
    const Settings *s = app_settings(app);
    cfg.seed = 0;
    for (int i = 0; i < SEAT_MAX; i++) {
        cfg.player[i] = (uint8_t)(i ? level : 0);
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", i ? opponent_name(i) : person_name(i));
    }
    const Game *before = game_by_id(s->last_game);
    const Setup *last = before ? settings_table(s, before) : NULL;
    if (last && last->player[0] == 0 && last->name[0][0])
        (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", last->name[0]);
    if (strcmp(cfg.name[0], cfg.name[1]) == 0) /* equal names would be hard to tell apart */
        (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "%s", opponent_name(2));
    return cfg;
}

bool part_first_game(App *app, const Game *g, Setup *out)
{
    const Lesson *l = app_lesson(app, g, 0);
    const Played *played = settings_played(app_settings(app), g);
    const Setup me = part_usual(app, g, g->seats_min, 1);
    if (!l || !played || *played != PLAYED_NEVER || lesson_first_game(l, me.name[0], out).code)
        return false;
    out->seed = 0;
    return true;
}

bool part_grown_game(App *app, const Game *g, const Setup *cfg, Setup *out)
{
    const Board *b = board_of(g);
    const Lesson *l = b && b->hall && b->hall->grown ? app_lesson(app, g, 0) : NULL;
    Setup first, usual = game_preset(g, cfg->nseats);
    if (!l || lesson_first_game(l, "", &first).code || first.nseats != cfg->nseats ||
        memcmp(first.option, cfg->option, sizeof first.option) != 0)
        return false;
    *out = *cfg;
    memcpy(out->option, usual.option, sizeof out->option);
    memcpy(out->deck, usual.deck, sizeof out->deck);
    out->seed = 0;
    return true;
}

CardFace part_card(const char *word, const char *name, const char *faction, const char *type, ColorRole rim)
{
    static const struct {
        const char *faction, *backdrop, *frame;
    } of[] = {{"water", "backdrops/water", "frames/water"},    {"fire", "backdrops/fire", "frames/fire"},
              {"sun", "backdrops/sun", "frames/sun"},          {"moon", "backdrops/moon", "frames/moon"},
              {"forest", "backdrops/forest", "frames/forest"}, {"royal", "backdrops/royal", "frames/royal"}};
    CardFace face = {.word = word,
                     .name = name,
                     .picture = word,
                     .emblem = type,
                     .sign = {faction, NULL, type},
                     .rim = rim,
                     .pips = 1};
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++)
        if (strcmp(of[i].faction, faction) == 0) {
            face.backdrop = of[i].backdrop;
            face.frame = of[i].frame;
        }
    return face;
}

void part_kind(const Game *g, const Setup *cfg, int seat, char *out, size_t n)
{
    int player = bot_player(g, cfg->player[seat]);
    const Character *character = player_character(g, player);
    bool told = !character || strcmp(character->name, cfg->name[seat]) == 0;
    say(out, n, SAY("{person:person|{character:{level} {character}|{level}}}"), say_is("person", player == 0),
        say_s("level", say_word(bot_level(player)->kind)), say_s("character", told ? "" : say_word(character->name)));
}
