/* SPDX-License-Identifier: MIT
 * A row of pictures that is open over the table: all its cards, or who plays whom and how hard it is. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/setup_int.h"

#include "core/say.h"
#include "ui/room.h"

enum { PAD = 24, GAP = 16, CARD = 176, CARD_SMALL = 140, CARD_LEAST = 112, SIDES_WIDE = 560 };
static const float high = 1.25f; /* height of a card by its width */

typedef struct {
    const SetupRow *row;
    float wide, cell, card, head, words, all; /* cell: width of a card with its words; words: their height */
    int columns;
    bool named; /* the names stand below the cards, which have no room for them */
} Pick;

static Text heading_style(Ui *ui)
{
    return ui_style(ui, FACE_TITLE, 26, COL_TEXT);
}

static Text line_style(Ui *ui)
{
    return ui_style_aligned(ui, FACE_MEDIUM, 15, COL_TEXT2, ALIGN_CENTER);
}

static void say_heading(const SetupScene *s, const SetupRow *row, char *out, size_t n)
{
    say(out, n, SAY_TABLE(row->heading), say_s("name", row->seat ? setup_name(&s->cfg, row->seat - 1) : ""));
}

/* Returns the words beside the heading: what conflicts, or what the row is about. */
static const char *beside_of(const SetupScene *s, const SetupRow *row, char *room, size_t n)
{
    return setup_own_note(s, row, room, n) ? room : row->beside ? say_word(row->beside) : "";
}

/* ---- how hard ---------------------------------------------------------------------------------------------------- */
static float degrees(SetupScene *s, Ui *ui, Rect r, bool draw)
{
    enum { MOST = 8 };
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = setup_degrees(s);
    const char *label[MOST];
    if (!row)
        return 0;
    const OptionSpec *o = &s->g->option[row->option];
    REQUIRE(o->nchoices <= MOST);
    for (int i = 0; i < o->nchoices; i++)
        label[i] = say_word(o->choice_label[row->order ? row->order[i] : i]);
    const char *about = row->about ? row->about[s->cfg.option[row->option]] : NULL;
    Text soft = ui_style(ui, FACE_SEMI, 16, COL_TEXT);
    float head = gfx_paragraph_height(g, soft, r.w, say_word(row->heading)) + 6,
          h = ui_choice_height(ui, label, o->nchoices, r.w, ui_grow(ui, 40)),
          more = 0; /* room for the longest sentence: the choices stay where they are */
    for (int i = 0; row->about && i < o->nchoices; i++)
        if (row->about[i])
            more = fmaxf(more, 6 + gfx_paragraph_height(g, soft, r.w, say_word(row->about[i])));
    if (draw) {
        int chosen = setup_degree_place(row, s->cfg.option[row->option], o->nchoices);
        (void)ui_paragraph(ui, soft, rect(r.x, r.y, r.w, head), say_word(row->heading));
        float w = fminf(r.w, ui_choice_width(ui, label, o->nchoices) + 40);
        if (ui_choice(ui, row->word, rect(r.x, r.y + head, w, h), label, o->nchoices, &chosen, 0, NULL))
            s->cfg.option[row->option] = row->order ? row->order[chosen] : (uint8_t)chosen;
        if (about)
            (void)ui_paragraph(ui, soft, rect(r.x, r.y + head + h + 6, r.w, more), say_word(about));
    }
    return head + h + more;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */
/* Draws what stands below a card: its name where the card has no room for it, and its line; returns the height. */
static float caption(const SetupScene *s, Ui *ui, const Pick *p, int i, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text t = line_style(ui), name = ui_style_aligned(ui, FACE_TITLE, 17, COL_TEXT, ALIGN_CENTER);
    const char *title = setup_tile_title(s, p->row, i), *line = p->row->tile[i].line;
    float h = p->named ? gfx_paragraph_height(g, name, r.w, title) : 0,
          lh = line ? gfx_paragraph_height(g, t, r.w, say_word(line)) : 0;
    if (draw && h > 0)
        (void)ui_paragraph(ui, name, rect(r.x, r.y, r.w, h + 1), title);
    if (draw && line)
        (void)ui_paragraph(ui, t, rect(r.x, r.y + h, r.w, lh + 1), say_word(line));
    return h + lh;
}

static void measure_cards(SetupScene *s, Ui *ui, Pick *p)
{
    Gfx *g = ui_gfx(ui);
    float most = gfx_w(g) - 2 * ROOM_EDGE - 2 * PAD, least = CARD_LEAST * gfx_text_scale(g);
    int n = p->row->ntiles;
    p->named = gfx_text_scale(g) > 1.5f;
    p->columns = (int)((most + GAP) / (least + GAP));
    p->columns = p->columns > n ? n : p->columns < 1 ? 1 : p->columns;
    int lines = (n + p->columns - 1) / p->columns;
    p->columns = (n + lines - 1) / lines;
    p->cell = fminf(fmaxf(CARD, least), (most - (float)(GAP * (p->columns - 1))) / (float)p->columns);
    p->card = fminf(p->named ? CARD_SMALL : CARD, p->cell);
    p->wide = fmaxf(p->cell * (float)p->columns + (float)(GAP * (p->columns - 1)), fminf(most, ui_grow(ui, 420)));
    for (int i = 0; i < n; i++)
        p->words = fmaxf(p->words, caption(s, ui, p, i, rect(0, 0, p->cell, 0), false));
    p->all = (float)lines * (p->card * high + 6 + p->words + GAP);
}

static void cards(SetupScene *s, Ui *ui, const Pick *p, Rect in)
{
    int chosen = -1;
    float line = p->card * high + 6 + p->words + GAP, w = p->cell * (float)p->columns + (float)(GAP * (p->columns - 1)),
          x = in.x + (in.w - w) / 2;
    for (int i = 0; i < p->row->ntiles; i++) {
        Rect cell = rect(x + (float)(i % p->columns) * (p->cell + GAP), in.y + 8 + (float)(i / p->columns) * line,
                         p->cell, line);
        Rect at = rect(cell.x + (p->cell - p->card) / 2, cell.y, p->card, p->card * high);
        if (setup_card(s, ui, p->row, i, at))
            chosen = i;
        (void)caption(s, ui, p, i, rect(cell.x, at.y + at.h + 6, cell.w, 0), true);
    }
    if (chosen < 0)
        return;
    setup_tile_choose(s, p->row, chosen);
    s->pick = 0;
}

/* ---- a card, large ----------------------------------------------------------------------------------------------- */
enum { TILES_OF_ROW = 64 };

void setup_look(SetupScene *s, const SetupRow *row, int tile)
{
    s->large = (uint16_t)(1 + (int)(row - s->rows->row) * TILES_OF_ROW + tile);
}

void setup_large(SetupScene *s, Ui *ui)
{
    enum { APART = 40, WORDS = 380 };
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = &s->rows->row[(s->large - 1) / TILES_OF_ROW];
    int tile = (s->large - 1) % TILES_OF_ROW;
    char about[SENTENCE_MAX];
    const char *title = setup_tile_title(s, row, tile);
    setup_tile_about(s, row, tile, about);
    ui_modal(ui, "large-card");
    (void)ui_touch(ui, "large-card", "panel", rect(0, 0, gfx_w(g), gfx_h(g)), T_("Close"), 0);
    room_veil(g, 0.75f);
    float w = fminf(gfx_h(g) * 0.8f / high, gfx_w(g) * 0.45f),
          words = fminf(WORDS * gfx_text_scale(g), gfx_w(g) * 0.4f);
    float x = (gfx_w(g) - w - APART - words) / 2;
    setup_draw_card(s, ui, row, tile, rect(x, (gfx_h(g) - w * high) / 2, w, w * high), false);
    Text name = ui_style(ui, FACE_TITLE, 32, COL_TEXT), text = ui_style(ui, FACE_MEDIUM, 20, COL_TEXT);
    if (!gfx_is_contrast(g)) /* the veil is dark in every theme */
        name.color = text.color = (Color){0xFF, 0xF0, 0xD2, 255};
    float nh = gfx_paragraph_height(g, name, words, title), ah = gfx_paragraph_height(g, text, words, about);
    float y = (gfx_h(g) - nh - GAP - ah) / 2;
    x += w + APART;
    (void)ui_paragraph(ui, name, rect(x, y, words, nh + 1), title);
    if (about[0])
        (void)ui_paragraph(ui, text, rect(x, y + nh + GAP, words, ah + 1), about);
    if (!ui_is_modal(ui, "large-card")) /* what has opened it does not close it */
        return;
    if (ui_input(ui)->kind == INPUT_DOWN || ui_key(ui, "Esc") || ui_key(ui, "Z") || ui_key(ui, "Enter"))
        s->large = 0;
}

/* ---- the panel --------------------------------------------------------------------------------------------------- */
static const char *build_words(const SetupScene *s, const SetupRow *row)
{
    return !s->rows->builds || !row->seat ? NULL : setup_brought(s, row) ? T_("Edit") : T_("Build a deck");
}

/* Draws heading and what stands beside or below it; returns its height. */
static float head(SetupScene *s, Ui *ui, const SetupRow *row, Rect r, bool draw)
{
    enum { CROSS = 44 };
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX], room[SENTENCE_MAX];
    const char *beside = beside_of(s, row, room, sizeof room), *build = build_words(s, row);
    Text t = heading_style(ui), soft = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    float bw = build ? ui_button_width(ui, build, NULL, NULL, UI_SMALL) : 0, w = r.w - CROSS - (build ? bw + GAP : 0);
    say_heading(s, row, words, sizeof words);
    t = gfx_text_fit(g, t, 15, 0.5f, w, words);
    float h = gfx_text_height(g, t), below = *beside ? gfx_paragraph_height(g, soft, w, beside) : 0;
    if (!draw)
        return h + below + GAP;
    (void)ui_label(ui, t, rect(r.x, r.y, w, h), words);
    if (below > 0)
        (void)ui_paragraph(ui, soft, rect(r.x, r.y + h, w, below + 1), beside);
    if (build &&
        ui_button(ui, "build-deck", rect(r.x + w + GAP, r.y, bw, ui_grow(ui, 36)), build, NULL, NULL, UI_SMALL))
        s->build = row->seat;
    return h + below + GAP;
}

static void begin_focus(SetupScene *s, Ui *ui, const SetupRow *row)
{
    char id[40];
    int now = setup_tile_chosen(s, row);
    if (!s->begins_chair)
        return;
    (void)snprintf(id, sizeof id, "%s/%d", row->word, now < 0 ? 0 : now);
    ui_focus(ui, id);
    s->begins_chair = false;
}

static bool pressed_beside(Ui *ui, Rect r)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    return ui_input(ui)->kind == INPUT_DOWN && ui_is_modal(ui, "pick") && !rect_has(r, x, y);
}

void setup_pick(SetupScene *s, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Pick p = {.row = &s->rows->row[s->pick - 1]};
    bool sides = p.row->kind == SETUP_MODE;
    if (sides) {
        p.wide = fminf(SIDES_WIDE * (1 + 0.5f * (gfx_text_scale(g) - 1)), gfx_w(g) - 2 * ROOM_EDGE - 2 * PAD);
        p.all = setup_tiles(s, ui, rect(0, 0, p.wide, 0), false) + GAP + degrees(s, ui, rect(0, 0, p.wide, 0), false);
    } else {
        measure_cards(s, ui, &p);
    }
    p.head = head(s, ui, p.row, rect(0, 0, p.wide, 0), false);
    float h = fminf(p.head + p.all + 2 * PAD, gfx_h(g) - 2 * ROOM_EDGE);
    Rect r = rect((gfx_w(g) - p.wide) / 2 - PAD, (gfx_h(g) - h) / 2, p.wide + 2 * PAD, h), in = rect_inset(r, PAD);
    ui_modal_light(ui, "pick", r);
    room_veil(g, 0.5f);
    gfx_shadow(g, r, 14, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    (void)head(s, ui, p.row, in, true);
    (void)rect_cut_top(&in, p.head);
    Rect area = rect(in.x - 12, in.y - 6, in.w + 24, in.h + 12);
    float down = ui_scroll_begin(ui, "pick", area, p.all + 6);
    begin_focus(s, ui, p.row);
    Rect at = rect(in.x, in.y - down, in.w, p.all);
    if (sides) {
        float used = setup_tiles(s, ui, at, true) + GAP;
        (void)degrees(s, ui, rect(at.x, at.y + used, at.w, 0), true);
    } else {
        cards(s, ui, &p, at);
    }
    ui_scroll_end(ui);
    if (ui_button(ui, "close-pick", rect(r.x + r.w - 46, r.y + 12, 36, 36), T_("Close"), "x", NULL,
                  UI_QUIET | UI_SMALL | UI_ROUND) ||
        ui_key(ui, "Esc") || pressed_beside(ui, r))
        setup_shut(s, ui);
}
