/* SPDX-License-Identifier: MIT
 * The house rules: the game's options, free undo, the seed, and the start button. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/options.h"
#include "boards/boards.h"
#include "core/say.h"
#include "gfx/gfx.h"
#include "ui/room.h"

static const char *const off_on[2] = {N_("Off"), N_("On")};
static const OptionSpec take_backs = {
    .word = "takebacks",
    .label = N_("Free undo"),
    .help = N_("Undo even moves that revealed cards or dice. The game counts as assisted."),
    .choice_label = off_on,
    .nchoices = 2,
    .preset = 0,
};

/* More choices than this are degrees of one thing and get a slider. */
enum { CHOICES_APART = 8 };

static bool on_slider(const OptionSpec *o)
{
    return o->nchoices > CHOICES_APART;
}

/* True if the list shows the option, because the pictures do not. */
static bool listed(const SetupScene *s, int option)
{
    bool shown;
    return !setup_in_pictures(s, option, &shown);
}

/* Returns the option's row of tiles among the house rules, or NULL. */
const SetupRow *setup_rule_row(const SetupScene *s, int option)
{
    for (int i = 0; s->rows && i < s->rows->nrows; i++)
        if (s->rows->row[i].rules && s->rows->row[i].option == option && setup_row_applies(s, &s->rows->row[i]))
            return &s->rows->row[i];
    return NULL;
}

int setup_changed_rules(const SetupScene *s)
{
    int n = s->cfg.takebacks != 0;
    for (int i = 0; i < s->g->noptions; i++) {
        bool shown, all = setup_in_pictures(s, i, &shown);
        if (setup_on_felt(s, i))
            continue;
        n += (setup_rule_row(s, i) || (!all && !shown)) && s->cfg.option[i] != s->g->option[i].preset;
    }
    return n;
}

/* Returns the choices that conflict with the other options, as bits; *why: the reason for the first. */
static unsigned choices_off(const SetupScene *s, int i, const char **why)
{
    unsigned off = 0;
    *why = NULL;
    for (uint8_t c = 0; s->g->setup_fault && !on_slider(&s->g->option[i]) && c < s->g->option[i].nchoices; c++) {
        Setup probe = s->cfg;
        probe.option[i] = c;
        const char *fault = c == s->cfg.option[i] ? NULL : s->g->setup_fault(&probe);
        if (!fault)
            continue;
        off |= 1u << c;
        *why = *why ? *why : say_word(fault);
    }
    return off;
}

static Text degree_text(Ui *ui)
{
    return ui_style_aligned(ui, FACE_BOLD, 16, COL_TEXT, ALIGN_RIGHT);
}

/* Returns the width of the longest word beside a slider. */
static float degree_width(Ui *ui, const OptionSpec *o)
{
    float most = ui_grow(ui, 56);
    for (int i = 0; i < o->nchoices; i++)
        most = fmaxf(most, gfx_text_width(ui_gfx(ui), degree_text(ui), say_word(o->choice_label[i])) + 8);
    return most;
}

/* Returns the help of the option, with the measured effect of its present choice. */
static const char *help_of(const SetupScene *s, int option, char room[SENTENCE_MAX])
{
    const OptionSpec *o = &s->g->option[option];
    SetupMeasure with, without;
    if (!setup_weight(s, &s->cfg, option, &with, &without))
        return say_word(o->help);
    say(room, SENTENCE_MAX, SAY("{help} *Cunning computers win {with}% with this, {without}% without.*"),
        say_s("help", say_word(o->help)), say_n("with", (100 * with.won + with.games / 2) / with.games),
        say_n("without", (100 * without.won + without.games / 2) / without.games));
    return room;
}

static PartRow shape_of(Ui *ui, const OptionSpec *o, const char *help, float width)
{
    float row = ui_grow(ui, 40);
    const char *label[CHOICES_APART];
    if (on_slider(o))
        return part_row(ui, say_word(o->label), help, width, fminf(ui_grow(ui, 194) + degree_width(ui, o), width), row);
    say_words(o->choice_label, o->nchoices, label);
    return part_row(ui, say_word(o->label), help, width, ui_choice_width(ui, label, o->nchoices),
                    ui_choice_height(ui, label, o->nchoices, width, row));
}

static bool slider_row(Ui *ui, const char *id, const OptionSpec *o, Rect at, int *chosen)
{
    float w = fminf(degree_width(ui, o), at.w * 0.7f), value = (float)*chosen;
    bool moved = ui_slider_named(ui, id, rect(at.x, at.y, at.w - w, at.h), say_word(o->choice_label[*chosen]), &value,
                                 0, (float)(o->nchoices - 1), 1);
    *chosen = (int)lrintf(value);
    const char *words = say_word(o->choice_label[*chosen]);
    Text t = gfx_text_fit(ui_gfx(ui), degree_text(ui), 9, 0.5f, w - 2, words);
    (void)ui_label(ui, t, rect(at.x + at.w - w, at.y, w, at.h), words);
    return moved;
}

static bool option_row(Ui *ui, const OptionSpec *o, const char *help, Rect r, int *chosen, unsigned off,
                       const char *why)
{
    PartRow row = shape_of(ui, o, help, r.w);
    Rect at = part_row_draw(ui, &row, say_word(o->label), help, r.x, r.y, r.w);
    char id[64];
    (void)snprintf(id, sizeof id, "option-%s", o->word);
    if (on_slider(o))
        return slider_row(ui, id, o, at, chosen);
    const char *label[CHOICES_APART];
    say_words(o->choice_label, o->nchoices, label);
    return ui_choice(ui, id, at, label, o->nchoices, chosen, off, why);
}

const char *setup_begin_words(const SetupScene *s)
{
    const Board *b = board_by_game(s->g->id);
    return say_word(b && b->hall && b->hall->begin ? b->hall->begin : N_("Start"));
}

static void book_button(SetupScene *s, Ui *ui, float x, float y, float w)
{
    w = fminf(w, ui_button_width(ui, T_("As printed"), NULL, NULL, UI_QUIET));
    if (!ui_button(ui, "as-the-book", rect(x, y, w, ui_grow(ui, 40)), T_("As printed"), NULL, NULL, UI_QUIET))
        return;
    for (int i = 0; i < s->g->noptions; i++)
        if ((listed(s, i) || setup_rule_row(s, i)) && !setup_on_felt(s, i)) /* what lies on the felt was chosen there */
            s->cfg.option[i] = s->g->option[i].preset;
    s->cfg.takebacks = 0;
}

/* ---- the seed ---------------------------------------------------------------------------------------------------- */
static const char *const seed_label = N_("Random seed"), *const seed_help =
                                                             N_("The same seed gives the same cards and dice.");

static PartRow seed_shape(Ui *ui, const char *help, float width)
{
    return part_row(ui, say_word(seed_label), help, width, ui_grow(ui, 190), ui_grow(ui, 40));
}

static void only_digits(char *s)
{
    char *to = s;
    for (const char *p = s; *p; p++)
        if (*p >= '0' && *p <= '9')
            *to++ = *p;
    *to = '\0';
}

static float seed_height(Ui *ui, const char *help, float width)
{
    return seed_shape(ui, help, width).height;
}

static void seed_row(SetupScene *s, Ui *ui, const char *help, float x, float y, float width)
{
    PartRow row = seed_shape(ui, help, width);
    Rect at = part_row_draw(ui, &row, say_word(seed_label), help, x, y, width);
    bool typed = s->seed[0] != '\0';
    float bw = at.h;
    if (ui_field(ui, "seed", rect(at.x, at.y, at.w - (typed ? bw + 6 : 0), at.h), s->seed, 21, T_("random")))
        only_digits(s->seed);
    if (typed &&
        ui_button(ui, "seed-random", rect(at.x + at.w - bw, at.y, bw, at.h), T_("Random again"), "x", NULL, UI_QUIET))
        s->seed[0] = '\0';
}

/* ---- in the scroll ----------------------------------------------------------------------------------------------- */
enum { SCROLL = 474, WITH_TILES = 760, ROW = 62, BAR = 16 };

static const char *const scroll_id = "house-rules";

void setup_call_rules(SetupScene *s, Ui *ui)
{
    s->list = true;
    s->since = ui_now(ui);
}

/* True if something in the scroll differs from the printed rules. */
static bool differs(const SetupScene *s)
{
    bool is = setup_changed_rules(s) > 0;
    for (int i = 0; i < s->g->noptions; i++)
        is = is || (listed(s, i) && !setup_on_felt(s, i) && s->cfg.option[i] != s->g->option[i].preset);
    return is;
}

static bool in_scroll(const SetupScene *s, int option)
{
    int own;
    const BoardSetup *set = setup_choice(s, &own);
    return listed(s, option) && !(set && own == option && set->leaves_out);
}

/* Draws a row whose sentence is a tip; returns its height. draw false: only measures. */
static float scroll_row(Ui *ui, const OptionSpec *o, const char *help, Rect r, int *chosen, unsigned off,
                        const char *why, bool draw)
{
    PartRow row = shape_of(ui, o, NULL, r.w);
    float h = fmaxf(row.height, ui_grow(ui, row.below ? 0 : ROW));
    if (!draw)
        return h;
    char id[64], part[72];
    Rect at = rect(r.x, r.y, r.w, h);
    float x, y;
    ui_pointer(ui, &x, &y);
    bool pointed = rect_has(at, x, y);
    (void)option_row(ui, o, NULL, rect(r.x, floorf(r.y + (h - row.height) / 2), r.w, row.height), chosen, off, why);
    (void)snprintf(id, sizeof id, "option-%s", o->word);
    pointed = pointed || ui_is_pointed(ui, id);
    for (int i = 0; i < o->nchoices && !on_slider(o); i++) {
        (void)snprintf(part, sizeof part, "%s/%d", id, i);
        pointed = pointed || ui_is_pointed(ui, part);
    }
    if (pointed && !ui_has_tip(ui))
        ui_tip(ui, at, (Rect){0}, say_word(o->label), help, NULL);
    return h;
}

static float scroll_rows(SetupScene *s, Ui *ui, Rect r, bool draw)
{
    float y = r.y;
    for (int i = 0; i < s->g->noptions; i++) {
        char room[SENTENCE_MAX];
        const char *why = NULL;
        int chosen = s->cfg.option[i];
        if (!in_scroll(s, i))
            continue;
        unsigned off = draw ? choices_off(s, i, &why) : 0;
        y += scroll_row(ui, &s->g->option[i], help_of(s, i, room), rect(r.x, y, r.w, 0), &chosen, off, why, draw);
        s->cfg.option[i] = (uint8_t)chosen;
    }
    int chosen = s->cfg.takebacks;
    y += scroll_row(ui, &take_backs, say_word(take_backs.help), rect(r.x, y, r.w, 0), &chosen, 0, NULL, draw);
    s->cfg.takebacks = (uint8_t)chosen;
    if (draw) {
        Rect at = rect(r.x, y, r.w, seed_height(ui, NULL, r.w));
        seed_row(s, ui, NULL, r.x, floorf(y), r.w);
        if (ui_is_pointed(ui, "seed") && !ui_has_tip(ui))
            ui_tip(ui, at, (Rect){0}, say_word(seed_label), say_word(seed_help), NULL);
    }
    y += seed_height(ui, NULL, r.w);
    if (differs(s) && draw)
        book_button(s, ui, r.x - 6, y + 5, r.w);
    return y + ui_grow(ui, 40) + 10 - r.y; /* the button's room is kept, so that nothing moves when it comes or goes */
}

void setup_scroll_rules(SetupScene *s, Ui *ui)
{
    float wide = s->rows ? WITH_TILES : SCROLL, w = room_scroll_width(ui, wide), tiles = 0;
    RoomScroll scroll = {.id = scroll_id, .heading = T_("House rules"), .wide = wide, .since = s->since};
    if (s->rows) {
        w -= BAR; /* so high that it scrolls */
        tiles = setup_tiles(s, ui, rect(0, 0, w, 0), false);
    }
    scroll.high = tiles + scroll_rows(s, ui, rect(0, 0, w, 0), false);
    Rect in = room_scroll_begin(ui, &scroll);
    if (s->rows)
        (void)setup_tiles(s, ui, rect(in.x, in.y, w, tiles), true);
    (void)scroll_rows(s, ui, rect(in.x, in.y + tiles, w, 0), true);
    if (room_scroll_end(ui, &scroll))
        s->list = false;
}

/* ---- to the table ------------------------------------------------------------------------------------------------ */
const char *setup_name(const Setup *cfg, int i)
{
    return !name_is_blank(cfg->name[i]) ? cfg->name[i] : cfg->player[i] ? opponent_name(i) : person_name(i);
}

const char *setup_trouble(const SetupScene *s, Gfx *g, char *room, size_t n)
{
    for (int i = 0; i < s->cfg.nseats; i++)
        for (int k = 0; k < i; k++)
            if (strcmp(setup_name(&s->cfg, i), setup_name(&s->cfg, k)) == 0) {
                say(room, n, SAY("Two players are called {name}. Give one a different name."),
                    say_s("name", setup_name(&s->cfg, i)));
                return room;
            }
    const char *fault = s->g->setup_fault ? s->g->setup_fault(&s->cfg) : NULL;
    Setup named = s->cfg;
    for (int i = 0; i < named.nseats; i++)
        (void)snprintf(named.name[i], SEAT_NAME_MAX, "%s", setup_name(&s->cfg, i));
    if (fault && !(s->rows && s->rows->trouble && s->rows->trouble(&named, room, n)))
        say(room, n, SAY("Not yet: {why}."), say_s("why", say_word(fault)));
    for (int i = 0; !fault && i < s->cfg.nseats; i++)
        if (!gfx_can_write(g, s->cfg.name[i])) { /* from a file, because a field accepts no such letters */
            say(room, n, SAY("Some characters in the name at chair {n} cannot be shown."), say_n("n", i + 1));
            return room;
        }
    return fault ? room : NULL;
}

void setup_deal(SetupScene *s, App *app)
{
    Setup cfg = s->cfg;
    for (int i = 0; i < cfg.nseats; i++)
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", setup_name(&s->cfg, i));
    settings_remember(app_settings(app), s->g, &cfg);
    s->changed = true;
    cfg.seed = s->seed[0] ? strtoull(s->seed, NULL, 10) : 0;
    part_begin(app, s->g, &cfg);
}
