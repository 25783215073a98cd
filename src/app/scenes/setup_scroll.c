/* SPDX-License-Identifier: MIT
 * The scroll of the house rules: its rows, the seed, and a foot where the sentence of the row stands that is pointed at
 * or has the focus. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

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

enum { SCROLL = 494, WITH_TILES = 760, ROW = 62, ROW_PAD = 10, BAR = 16, FOOT_GAP = 12 };

static bool on_slider(const OptionSpec *o)
{
    return o->nchoices > CHOICES_APART;
}

/* ---- a row ------------------------------------------------------------------------------------------------------- */
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

static PartRow shape_of(Ui *ui, const OptionSpec *o, float width)
{
    float row = ui_grow(ui, 40);
    const char *label[CHOICES_APART];
    if (on_slider(o))
        return part_row(ui, say_word(o->label), NULL, width, fminf(ui_grow(ui, 194) + degree_width(ui, o), width), row);
    say_words(o->choice_label, o->nchoices, label);
    return part_row(ui, say_word(o->label), NULL, width, ui_choice_width(ui, label, o->nchoices),
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

/* Returns the choices that conflict with the other options, as bits; why: the reason for the first. */
static unsigned choices_off(const SetupScene *s, int i, char why[SENTENCE_MAX])
{
    unsigned off = 0;
    why[0] = '\0';
    for (uint8_t c = 0; s->g->setup_fault && !on_slider(&s->g->option[i]) && c < s->g->option[i].nchoices; c++) {
        Setup probe = s->cfg;
        probe.option[i] = c;
        const char *fault = c == s->cfg.option[i] ? NULL : s->g->setup_fault(&probe);
        if (!fault)
            continue;
        off |= 1u << c;
        if (!why[0])
            setup_fault_words(fault, why, SENTENCE_MAX);
    }
    return off;
}

static void id_of(const SetupScene *s, const OptionSpec *o, char id[64])
{
    int felt;
    bool lies = setup_choice(s, &felt) && o == &s->g->option[felt]; /* the heaps on the felt have the usual id */
    (void)snprintf(id, 64, "%s-%s", lies ? "rule" : "option", o->word);
}

/* True if the pointer or the focus is on one of the row's controls. */
static bool is_pointed(Ui *ui, const OptionSpec *o, const char *id)
{
    bool is = ui_is_pointed(ui, id);
    for (int i = 0; i < o->nchoices && !on_slider(o); i++) {
        char part[72];
        (void)snprintf(part, sizeof part, "%s/%d", id, i);
        is = is || ui_is_pointed(ui, part);
    }
    return is;
}

static bool pointer_in(Ui *ui, Rect r, Rect seen)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    return rect_has(r, x, y) && rect_has(seen, x, y);
}

static void row_ground(Ui *ui, Rect r)
{
    enum { CORNER = 8 };
    Gfx *g = ui_gfx(ui);
    Rect at = rect(r.x - ROW_PAD, r.y + 2, r.w + 2 * ROW_PAD, r.h - 5);
    if (gfx_is_contrast(g))
        gfx_frame(g, at, CORNER, 1, gfx_color(g, COL_TEXT));
    else
        gfx_round(g, at, CORNER, color_alpha(gfx_color(g, COL_ACCENT), 0.13f));
}

static bool controls(Ui *ui, const char *id, const OptionSpec *o, Rect at, int *chosen, unsigned off, const char *why)
{
    const char *label[CHOICES_APART];
    if (on_slider(o))
        return slider_row(ui, id, o, at, chosen);
    say_words(o->choice_label, o->nchoices, label);
    return ui_choice(ui, id, at, label, o->nchoices, chosen, off, why);
}

/* ---- the seed ---------------------------------------------------------------------------------------------------- */
static const char *const seed_label = N_("Random seed");
static const char *const seed_help = N_("The same seed gives the same cards and dice.");

static PartRow seed_shape(Ui *ui, float width)
{
    return part_row(ui, say_word(seed_label), NULL, width, ui_grow(ui, 190), ui_grow(ui, 40));
}

static void only_digits(char *s)
{
    char *to = s;
    for (const char *p = s; *p; p++)
        if (*p >= '0' && *p <= '9')
            *to++ = *p;
    *to = '\0';
}

static void seed_row(SetupScene *s, Ui *ui, Rect r)
{
    PartRow row = seed_shape(ui, r.w);
    Rect at = part_row_draw(ui, &row, say_word(seed_label), NULL, r.x, floorf(r.y), r.w);
    bool typed = s->seed[0] != '\0';
    float bw = at.h;
    if (ui_field(ui, "seed", rect(at.x, at.y, at.w - (typed ? bw + 6 : 0), at.h), s->seed, 21, T_("random")))
        only_digits(s->seed);
    if (typed &&
        ui_button(ui, "seed-random", rect(at.x + at.w - bw, at.y, bw, at.h), T_("Random again"), "x", NULL, UI_QUIET))
        s->seed[0] = '\0';
}

/* ---- the rows ---------------------------------------------------------------------------------------------------- */
/* The foot tells of SetupScene.told: an option, the two rows after them, or a tile. */
enum { TOLD_UNDO = OPTION_MAX, TOLD_SEED, TOLD_TILE, TILES_OF_ROW = 64 };

typedef struct {
    SetupScene *s;
    Ui *ui;
    Rect r, seen; /* r: of the next row; seen: the part of the scroll that is not scrolled out of sight */
    bool draw;
} Rows;

/* Draws a row; returns true if it was pointed at. */
static bool row_of(Rows *rows, int told, const OptionSpec *o, int *chosen, unsigned off, const char *why)
{
    Ui *ui = rows->ui;
    PartRow row = shape_of(ui, o, rows->r.w);
    float h = fmaxf(row.height, ui_grow(ui, row.below ? 0 : ROW));
    Rect r = rect(rows->r.x, rows->r.y, rows->r.w, h);
    rows->r.y += h;
    if (!rows->draw)
        return false;
    char id[64];
    id_of(rows->s, o, id);
    if (rows->s->told == told)
        row_ground(ui, r);
    Rect at = part_row_draw(ui, &row, say_word(o->label), NULL, r.x, floorf(r.y + (h - row.height) / 2), r.w);
    if (row.below && on_slider(o))
        at.w = r.w; /* an arrow down leads from it to the next row, wherever the controls of that are */
    (void)controls(ui, id, o, at, chosen, off, why);
    return is_pointed(ui, o, id) || pointer_in(ui, r, rows->seen);
}

static void tell(Rows *rows, int told)
{
    rows->s->told = (uint16_t)told;
    rows->s->tells = true;
}

void setup_tell_tile(SetupScene *s, const SetupRow *row, int tile)
{
    s->told = (uint16_t)(TOLD_TILE + (int)(row - s->rows->row) * TILES_OF_ROW + tile);
    s->tells = true;
}

static bool in_scroll(const SetupScene *s, int option)
{
    int own;
    const BoardSetup *set = setup_choice(s, &own);
    return setup_listed(s, option) && !(set && own == option && set->leaves_out);
}

static void option_rows(Rows *rows)
{
    SetupScene *s = rows->s;
    for (int i = 0; i < s->g->noptions; i++) {
        char why[SENTENCE_MAX] = "";
        int chosen = s->cfg.option[i];
        if (!in_scroll(s, i))
            continue;
        unsigned off = rows->draw ? choices_off(s, i, why) : 0;
        if (row_of(rows, i, &s->g->option[i], &chosen, off, why))
            tell(rows, i);
        s->cfg.option[i] = (uint8_t)chosen;
    }
}

/* Draws the rows; returns their height. */
static float all_rows(SetupScene *s, Ui *ui, Rect r, Rect seen, bool draw)
{
    Rows rows = {.s = s, .ui = ui, .r = rect(r.x + ROW_PAD, r.y, r.w - 2 * ROW_PAD, 0), .seen = seen, .draw = draw};
    option_rows(&rows);
    int chosen = s->cfg.takebacks;
    if (row_of(&rows, TOLD_UNDO, &take_backs, &chosen, 0, NULL))
        tell(&rows, TOLD_UNDO);
    s->cfg.takebacks = (uint8_t)chosen;
    Rect at = rect(rows.r.x, rows.r.y, rows.r.w, seed_shape(ui, rows.r.w).height);
    if (draw) {
        if (s->told == TOLD_SEED)
            row_ground(ui, at);
        seed_row(s, ui, at);
        if (ui_is_pointed(ui, "seed") || pointer_in(ui, at, seen))
            tell(&rows, TOLD_SEED);
    }
    return at.y + at.h - r.y;
}

/* ---- the foot ---------------------------------------------------------------------------------------------------- */
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

/* Writes what is told: the rule and its sentence. */
static void told_words(const SetupScene *s, int told, const char **rule, char about[SENTENCE_MAX])
{
    about[0] = '\0';
    if (told >= TOLD_TILE) {
        const SetupRow *row = &s->rows->row[(told - TOLD_TILE) / TILES_OF_ROW];
        *rule = setup_tile_title(s, row, (told - TOLD_TILE) % TILES_OF_ROW);
        setup_tile_about(s, row, (told - TOLD_TILE) % TILES_OF_ROW, about);
        return;
    }
    char room[SENTENCE_MAX];
    bool own = told < s->g->noptions;
    const OptionSpec *o = own ? &s->g->option[told] : &take_backs;
    *rule = say_word(told == TOLD_SEED ? seed_label : o->label);
    (void)snprintf(about, SENTENCE_MAX, "%s",
                   told == TOLD_SEED ? say_word(seed_help)
                   : own             ? help_of(s, told, room)
                                     : say_word(o->help));
}

static Text foot_style(Ui *ui)
{
    return ui_style(ui, FACE_MEDIUM, 15, COL_TEXT);
}

static float told_height(const SetupScene *s, Ui *ui, int told, float width)
{
    const char *rule;
    char about[SENTENCE_MAX], words[2 * SENTENCE_MAX];
    told_words(s, told, &rule, about);
    (void)snprintf(words, sizeof words, "*%s* %s", rule, about);
    return gfx_paragraph_height(ui_gfx(ui), foot_style(ui), width, words);
}

/* Returns the height of the longest sentence, so that nothing moves when another one is told. */
static float sentence_height(const SetupScene *s, Ui *ui, float width)
{
    float most = fmaxf(told_height(s, ui, TOLD_UNDO, width), told_height(s, ui, TOLD_SEED, width));
    for (int i = 0; i < s->g->noptions; i++)
        if (in_scroll(s, i))
            most = fmaxf(most, told_height(s, ui, i, width));
    for (int i = 0; s->rows && i < s->rows->nrows; i++)
        for (int k = 0; s->rows->row[i].rules && setup_row_applies(s, &s->rows->row[i]) && k < s->rows->row[i].ntiles;
             k++)
            most = fmaxf(most, told_height(s, ui, TOLD_TILE + i * TILES_OF_ROW + k, width));
    return most;
}

static void sentence(const SetupScene *s, Ui *ui, Rect r)
{
    const char *rule;
    char about[SENTENCE_MAX], words[2 * SENTENCE_MAX];
    told_words(s, s->told, &rule, about);
    (void)snprintf(words, sizeof words, "%s\n%s", rule, about);
    if (s->tells) /* is read aloud like a question */
        ui_mark(ui, "rule-told", "prompt", r, words);
    (void)snprintf(words, sizeof words, "*%s* %s", rule, about);
    (void)ui_paragraph(ui, foot_style(ui), rect(r.x, r.y, r.w, r.h + 1), words);
}

/* As the rules are printed; then, in its place, back. */
static void book_button(SetupScene *s, Ui *ui, Rect r)
{
    bool differs = setup_differs(s);
    if (!differs && !setup_may_undo(s))
        return;
    const char *label = differs ? T_("As printed") : T_("Undo"), *key = differs ? NULL : "Ctrl+Z";
    const char *icon = differs ? NULL : "undo";
    r.w = fminf(r.w, ui_button_width(ui, label, icon, key, UI_QUIET));
    ui_asked(ui, differs); /* the second half of a double click does not undo it */
    bool pressed = ui_button(ui, differs ? "as-the-book" : "undo", r, label, icon, key, UI_QUIET);
    ui_asked(ui, 0);
    if (pressed && differs)
        setup_as_printed(s);
    else if (pressed)
        setup_undo(s);
}

/* ---- the scroll -------------------------------------------------------------------------------------------------- */
static int first_told(const SetupScene *s)
{
    for (int i = 0; s->rows && i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        int chosen = row->rules && setup_row_applies(s, row) ? setup_tile_chosen(s, row) : -1;
        if (chosen >= 0)
            return TOLD_TILE + i * TILES_OF_ROW + chosen;
    }
    for (int i = 0; i < s->g->noptions; i++)
        if (in_scroll(s, i))
            return i;
    return TOLD_UNDO;
}

void setup_call_rules(SetupScene *s, Ui *ui)
{
    if (s->shut.list)
        return;
    s->list = true;
    s->since = ui_now(ui);
    s->told = (uint16_t)first_told(s);
    s->tells = false;
}

void setup_scroll_rules(SetupScene *s, Ui *ui)
{
    float wide = s->rows ? WITH_TILES : SCROLL, w = room_scroll_width(ui, wide), tiles = 0, bh = ui_grow(ui, 40);
    RoomScroll scroll = {
        .id = "house-rules", .heading = T_("House rules"), .wide = wide, .light = true, .since = s->since};
    float words = sentence_height(s, ui, w - 2 * ROW_PAD);
    scroll.foot = words + bh + 2 * FOOT_GAP;
    if (s->rows) {
        w -= BAR; /* so high that it scrolls */
        tiles = setup_tiles(s, ui, rect(0, 0, w, 0), false);
    }
    scroll.high = tiles + all_rows(s, ui, rect(0, 0, w, 0), (Rect){0}, false);
    Rect in = room_scroll_begin(ui, &scroll), foot = room_scroll_foot(ui, &scroll);
    float seen = fminf(scroll.high, room_scroll_room(ui, &scroll));
    if (s->rows)
        (void)setup_tiles(s, ui, rect(in.x, in.y, w, tiles), true);
    (void)all_rows(s, ui, rect(in.x, in.y + tiles, w, 0), rect(in.x, foot.y - seen, in.w, seen), true);
    bool closed = room_scroll_end(ui, &scroll);
    gfx_fill(ui_gfx(ui), rect(foot.x, foot.y, foot.w, 1), gfx_color(ui_gfx(ui), COL_LINE2));
    sentence(s, ui, rect(foot.x + ROW_PAD, foot.y + FOOT_GAP, foot.w - 2 * ROW_PAD, words));
    book_button(s, ui, rect(foot.x - 6, foot.y + foot.h - bh, foot.w, bh));
    if (closed) {
        setup_shut(s, ui);
        if (ui_using_keys(ui))
            ui_focus(ui, "house-rules");
    }
}
