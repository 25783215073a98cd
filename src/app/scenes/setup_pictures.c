/* SPDX-License-Identifier: MIT
 * The set-up as pictures to choose from, for any table that has rows of them (ui/setup_rows.h): what a tile means for
 * the Setup, where the tiles stand, what they look like. Rows share a line where both have room on it, tiles get lower
 * where the window is, and where that is not enough they scroll. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "core/say.h"
#include "core/text.h"

/* ---- what a tile means ------------------------------------------------------------------------------------------- */
static int mode_now(const SetupScene *s)
{
    const SetupRow *row = &s->rows->row[0];
    for (int i = 0; i < row->ntiles; i++) {
        bool alike = false; /* does the option tell it from another one? */
        for (int k = 0; k < row->ntiles; k++)
            alike = alike || (k != i && row->tile[k].seats == row->tile[i].seats);
        if (row->tile[i].seats == s->cfg.nseats && (!alike || row->tile[i].choice == s->cfg.option[row->option]))
            return i;
    }
    return -1;
}

bool setup_row_applies(const SetupScene *s, const SetupRow *row)
{
    int mode = mode_now(s);
    return !row->modes || (mode >= 0 && row->modes >> mode & 1);
}

const SetupRow *setup_row_of(const SetupScene *s, int kind, int seat)
{
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (row->kind == kind && row->seat == seat && setup_row_applies(s, row))
            return row;
    }
    return NULL;
}

bool setup_brought(const SetupScene *s, const SetupRow *row)
{
    return s->rows->builds && row->seat && deck_given(&s->cfg, row->seat - 1);
}

int setup_tile_chosen(const SetupScene *s, const SetupRow *row)
{
    if (row->kind == SETUP_MODE)
        return mode_now(s);
    if (setup_brought(s, row))
        return -1;
    for (int i = 0; i < row->ntiles; i++)
        if (row->tile[i].choice == s->cfg.option[row->option])
            return i;
    return -1;
}

static bool faulty(const SetupScene *s)
{
    return s->g->setup_fault && s->g->setup_fault(&s->cfg);
}

/* Two seats may not have the same: the other one gets what this one had. */
static void exchange(SetupScene *s, const SetupRow *row, uint8_t was)
{
    for (int seat = 1; seat <= SEAT_MAX && faulty(s); seat++) {
        const SetupRow *other = seat == row->seat ? NULL : setup_row_of(s, row->kind, seat);
        if (other && s->cfg.option[other->option] == s->cfg.option[row->option])
            s->cfg.option[other->option] = was;
    }
}

/* A seat that has come takes what goes with the others, who keep what they have. */
static void make_way(SetupScene *s)
{
    for (int seat = 2; seat <= SEAT_MAX && faulty(s); seat++) {
        const SetupRow *row = setup_row_of(s, SETUP_TILES, seat);
        uint8_t was = row ? s->cfg.option[row->option] : 0;
        for (int i = 0; row && i < row->ntiles && faulty(s); i++)
            s->cfg.option[row->option] = row->tile[i].choice;
        if (row && faulty(s))
            s->cfg.option[row->option] = was;
    }
}

void setup_tile_choose(SetupScene *s, const SetupRow *row, int i)
{
    uint8_t was = s->cfg.option[row->option];
    s->cfg.option[row->option] = row->tile[i].choice;
    if (row->kind == SETUP_MODE) {
        s->open = s->seat = 0;
        uint8_t seats = s->cfg.nseats;
        s->cfg.nseats = row->tile[i].seats;
        make_way(s);
        s->cfg.nseats = seats;
        setup_sit(s, row->tile[i].seats);
        setup_repair(s->g, &s->cfg);
    } else if (row->seat) {
        memset(s->cfg.deck[row->seat - 1], 0, sizeof s->cfg.deck[0]); /* a ready-made one instead of what was brought */
        exchange(s, row, was);
    }
}

const char *setup_tile_title(const SetupScene *s, const SetupRow *row, int i)
{
    const SetupTile *tile = &row->tile[i];
    int def = tile->card ? def_by_word(s->g, tile->card) : 0;
    return say_word(tile->title ? tile->title
                    : def > 0   ? s->g->def[def].name
                                : s->g->option[row->option].choice_label[tile->choice]);
}

bool setup_in_pictures(const SetupScene *s, int option, bool *shown)
{
    bool all = false;
    *shown = false;
    for (int i = 0; s->rows && i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (row->option != option)
            continue;
        all = all || row->kind != SETUP_TILES || row->ntiles == s->g->option[option].nchoices;
        *shown = *shown || row->kind == SETUP_DEGREES || setup_tile_chosen(s, row) >= 0;
    }
    return all;
}

static Setup first_game(const SetupScene *s)
{
    Setup cfg = s->cfg;
    for (int i = 0; i < s->g->noptions; i++)
        cfg.option[i] = s->g->option[i].preset;
    cfg.takebacks = 0;
    memset(cfg.deck, 0, sizeof cfg.deck);
    return cfg;
}

void setup_first_game(SetupScene *s)
{
    s->cfg = first_game(s);
    setup_tile_choose(s, &s->rows->row[0], 0);
}

bool setup_is_first_game(const SetupScene *s)
{
    Setup cfg = first_game(s);
    return mode_now(s) == 0 && memcmp(&cfg, &s->cfg, sizeof cfg) == 0;
}

/* ---- where they stand -------------------------------------------------------------------------------------------- */
enum { TILE_GAP = 10, ROW_GAP = 24, LINE_GAP = 14, PAD = 10, ROWS = 8, LEAST_PICTURE = 46 };
static const float narrowest = 0.8f, lowest = 0.78f, highest = 1.2f; /* of the measures in the row */

typedef struct {
    const SetupRow *row;
    int line, columns;
    float x, w, tile; /* of the row, of a tile */
    float words, h;   /* of a tile: what its words need, all of it */
} Place;

typedef struct {
    Place place[ROWS];
    int n;
    float heading, height;
} Plan;

static Text title_style(Ui *ui)
{
    return ui_style(ui, FACE_TITLE, 17, COL_TEXT);
}

/* A little smaller where that spares a second line. */
static Text line_style(Ui *ui, float width, const char *words)
{
    Gfx *g = ui_gfx(ui);
    Text usual = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT), t = gfx_text_fit(g, usual, 13, 0.5f, width, words);
    return gfx_text_width(g, t, words) <= width ? t : usual;
}

static Text heading_style(Ui *ui)
{
    return ui_style(ui, FACE_TITLE, 19, COL_ACCENT);
}

static float words_height(Ui *ui, const SetupScene *s, const SetupRow *row, int i, float width)
{
    Gfx *g = ui_gfx(ui);
    const char *title = setup_tile_title(s, row, i);
    Text t = gfx_text_fit(g, title_style(ui), 13, 0.5f, width, title);
    float h = gfx_paragraph_height(g, t, width, title);
    const char *line = row->tile[i].line ? say_word(row->tile[i].line) : NULL;
    if (line)
        h += gfx_paragraph_height(g, line_style(ui, width, line), width, line);
    return h;
}

static float narrow(Ui *ui, const SetupRow *row)
{
    return row->w * narrowest * (1 + 0.7f * (gfx_text_scale(ui_gfx(ui)) - 1));
}

static float least_width(Ui *ui, const SetupRow *row)
{
    return narrow(ui, row) * row->ntiles + (float)(TILE_GAP * (row->ntiles - 1));
}

/* A row's own line, of as many columns as have room; then in shorter ones, all nearly as long. */
static void alone_on_line(Ui *ui, Place *p, float width)
{
    int n = p->row->ntiles;
    int columns = (int)((width + TILE_GAP) / (narrow(ui, p->row) + TILE_GAP));
    columns = columns < 1 ? 1 : columns > n ? n : columns;
    int lines = (n + columns - 1) / columns;
    p->columns = (n + lines - 1) / lines;
    p->tile = (width - (float)(TILE_GAP * (p->columns - 1))) / (float)p->columns;
    p->w = width;
}

static void beside_each_other(Place *p, int n, float width)
{
    float gaps = (float)(ROW_GAP * (n - 1)), sum = 0, x = 0;
    for (int i = 0; i < n; i++) {
        gaps += (float)(TILE_GAP * (p[i].row->ntiles - 1));
        sum += p[i].row->w * p[i].row->ntiles;
    }
    for (int i = 0; i < n; i++) {
        p[i].columns = p[i].row->ntiles;
        p[i].tile = p[i].row->w * (width - gaps) / sum;
        p[i].w = p[i].tile * (float)p[i].columns + (float)(TILE_GAP * (p[i].columns - 1));
        p[i].x = x;
        x += p[i].w + ROW_GAP;
    }
}

static bool shown(const SetupScene *s, const SetupRow *row)
{
    return row->kind != SETUP_DEGREES && setup_row_applies(s, row) && (!row->seat || row->seat == s->seat + 1);
}

static void in_lines(const SetupScene *s, Ui *ui, Plan *plan, float width)
{
    float used = 0;
    int line = -1, first = 0;
    plan->n = 0;
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (!shown(s, row))
            continue;
        NEED(plan->n < ROWS);
        float w = least_width(ui, row);
        bool joins = line >= 0 && row->beside_it && used + ROW_GAP + w <= width;
        line += joins ? 0 : 1;
        first = joins ? first : plan->n;
        used = joins ? used + ROW_GAP + w : w;
        Place *p = &plan->place[plan->n++];
        *p = (Place){.row = row, .line = line};
        if (joins)
            beside_each_other(&plan->place[first], plan->n - first, width);
        else
            alone_on_line(ui, p, width);
    }
}

static float place_height(const Place *p)
{
    int lines = (p->row->ntiles + p->columns - 1) / p->columns;
    return p->h * (float)lines + (float)(TILE_GAP * (lines - 1));
}

/* All tiles of one line are equally high. */
static float height_at(Plan *plan, float by, float least_picture)
{
    float all = 0;
    for (int i = 0; i < plan->n;) {
        int end = i;
        float h = 0, line = 0;
        for (; end < plan->n && plan->place[end].line == plan->place[i].line; end++) {
            const Place *p = &plan->place[end];
            h = fmaxf(h, fmaxf(p->row->h * by, p->words + least_picture + PAD));
        }
        for (; i < end; i++) {
            plan->place[i].h = h;
            line = fmaxf(line, place_height(&plan->place[i]));
        }
        all += plan->heading + line + LINE_GAP;
    }
    return all;
}

static Plan plan_of(const SetupScene *s, Ui *ui, float width, float room)
{
    Plan plan = {.heading = gfx_text_height(ui_gfx(ui), heading_style(ui)) + 7};
    in_lines(s, ui, &plan, width);
    for (int i = 0; i < plan.n; i++)
        for (int k = 0; k < plan.place[i].row->ntiles; k++)
            plan.place[i].words =
                fmaxf(plan.place[i].words, words_height(ui, s, plan.place[i].row, k, plan.place[i].tile - 2 * PAD));
    float by = highest, least = LEAST_PICTURE * (1 + 0.4f * (gfx_text_scale(ui_gfx(ui)) - 1));
    while ((plan.height = height_at(&plan, by, least)) > room && by > lowest)
        by -= 0.01f;
    return plan;
}

/* ---- what they look like ----------------------------------------------------------------------------------------- */
typedef struct {
    CardFace face;
    const char *about; /* the text of its card, or NULL */
} TileLook;

static TileLook look_of(const SetupScene *s, const SetupTile *tile)
{
    TileLook look = {0};
    const Board *b = board_by_game(s->g->id);
    int def = tile->card ? def_by_word(s->g, tile->card) : 0;
    if (def > 0 && b->face(s->g, (DefId)def, &look.face))
        look.about = s->g->def[def].text ? say_word(s->g->def[def].text) : NULL;
    if (tile->emblem)
        look.face.emblem = tile->emblem;
    if (tile->backdrop)
        look.face.backdrop = tile->backdrop;
    return look;
}

static const Color cream = {0xFF, 0xF6, 0xE4, 255}, soft_cream = {0xEC, 0xDF, 0xC6, 255},
                   night = {0x12, 0x0A, 0x08, 255}, gold = {0xF6, 0xC2, 0x52, 255};

static void emblem(Gfx *g, const char *sign, float cx, float cy, float size)
{
    if (gfx_is_contrast(g)) {
        gfx_sign(g, sign, rect(cx - size / 2, cy - size / 2, size, size), gfx_color(g, COL_TEXT),
                 gfx_color(g, COL_PANEL));
        return;
    }
    Color shade = {0, 0, 0, 110};
    gfx_sign(g, sign, rect(cx - size / 2, cy - size / 2 + size * 0.04f, size, size), shade, shade);
    gfx_sign(g, sign, rect(cx - size / 2, cy - size / 2, size, size), (Color){0xF7, 0xDF, 0xA0, 255},
             (Color){0x3A, 0x1A, 0x10, 255});
}

/* The seats that hold together, and against whom: a seat, or the table itself. */
static void draw_sides(Ui *ui, const SetupTile *tile, const char *foe, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float size = fminf(40, r.h * 0.8f), badge = size * 0.74f, gap = size * 0.42f;
    Text t = {.face = FACE_BOLD, .size = 14, .color = cream, .align = ALIGN_CENTER, .fixed = true};
    if (gfx_is_contrast(g))
        t.color = gfx_color(g, COL_TEXT);
    const char *versus = T_("vs");
    float word = gfx_text_width(g, t, versus) + 4, sign_of_choice = 24;
    float w = (float)tile->allies * (badge + gap) + word + gap + size,
          x = fmaxf(r.x, fminf(r.x + (r.w - w) / 2, r.x + r.w - sign_of_choice - w)), cy = r.y + r.h / 2;
    for (int i = 0; i < tile->allies; i++, x += badge + gap)
        gfx_seat_badge(g, i, x + badge / 2, cy, badge);
    (void)gfx_text(g, t, rect(x, cy - 12, word, 24), versus);
    x += word + gap + size / 2;
    Rect foe_at = rect(x - size / 2, cy - size / 2, size, size);
    gfx_round(g, foe_at, size / 2, gfx_is_contrast(g) ? gfx_color(g, COL_PANEL) : (Color){0x3A, 0x0E, 0x16, 255});
    gfx_frame(g, foe_at, size / 2, 2, gfx_color(g, COL_BAD));
    float sign = size * 0.56f;
    gfx_sign(g, foe, rect(x - sign / 2, cy - sign / 2, sign, sign),
             gfx_is_contrast(g) ? gfx_color(g, COL_TEXT) : (Color){0xFF, 0xC9, 0xC0, 255}, night);
}

static void draw_ground(Gfx *g, const CardFace *face, Rect r, float words, bool picture, bool chosen)
{
    if (gfx_is_contrast(g)) {
        gfx_surface(g, r, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
        return;
    }
    if (chosen)
        gfx_glow(g, r, 10, 10, color_alpha(gold, 0.55f));
    else
        gfx_shadow(g, r, 9, 1);
    gfx_round(g, r, 9, night);
    gfx_clip_round(g, rect_inset(r, 1), 8);
    const char *name = picture ? face->picture : face->backdrop;
    if (name)
        (void)gfx_picture_cover(g, name, rect_inset(r, 1), 0.5f, picture ? 0.3f : 0.5f);
    if (!picture)
        gfx_fill(g, r, color_alpha(night, 0.18f));
    float h = fminf(r.h, words + 44); /* so that the words can be read on any picture */
    gfx_gradient(g, rect(r.x, r.y + r.h - h, r.w, 36), 0, color_alpha(night, 0), color_alpha(night, 0.8f));
    gfx_fill(g, rect(r.x, r.y + r.h - h + 36, r.w, h - 36), color_alpha(night, 0.8f));
    gfx_unclip(g);
}

static void draw_tag(Ui *ui, const char *words, float x, float y)
{
    Gfx *g = ui_gfx(ui);
    Text t = {.face = FACE_SEMI, .size = 13, .color = cream, .align = ALIGN_CENTER};
    float w = gfx_text_width(g, t, words) + 18, h = gfx_text_height(g, t) + 4;
    gfx_round(g, rect(x, y, w, h), h / 2, night);
    gfx_frame(g, rect(x, y, w, h), h / 2, 1, gfx_is_contrast(g) ? gfx_color(g, COL_LINE2) : gold);
    (void)gfx_text(g, t, rect(x, y, w, h), words);
}

static void draw_words(Ui *ui, const SetupScene *s, const SetupRow *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    bool plain = gfx_is_contrast(g);
    const char *title = setup_tile_title(s, row, i);
    Text t = gfx_text_fit(g, title_style(ui), 13, 0.5f, r.w, title);
    t.color = plain ? gfx_color(g, COL_TEXT) : cream;
    float h = gfx_paragraph_height(g, t, r.w, title);
    (void)ui_paragraph(ui, t, rect(r.x, r.y, r.w, h + 1), title);
    if (!row->tile[i].line)
        return;
    const char *line = say_word(row->tile[i].line);
    Text l = line_style(ui, r.w, line);
    l.color = plain ? gfx_color(g, COL_TEXT2) : soft_cream;
    (void)ui_paragraph(ui, l, rect(r.x, r.y + h, r.w, r.h - h + 2), line);
}

/* On pictures the same gold in every light. */
static void draw_edge(Gfx *g, Rect r, bool chosen, bool hover)
{
    bool plain = gfx_is_contrast(g);
    Color accent = plain ? gfx_color(g, COL_ACCENT) : gold;
    if (hover)
        gfx_round(g, r, 9, (Color){255, 255, 255, 18});
    if (!chosen) {
        gfx_frame(g, r, 9, hover ? 2 : 1, hover ? accent : gfx_color(g, COL_LINE2));
        return;
    }
    gfx_frame(g, r, 9, 3, accent);
    float cx = r.x + r.w - 21, cy = r.y + 21;
    gfx_disc(g, cx, cy, 13, accent);
    gfx_sign(g, "check", rect(cx - 8, cy - 8, 16, 16), plain ? gfx_color(g, COL_ONACCENT) : night, (Color){0});
}

static bool draw_tile(SetupScene *s, Ui *ui, const Place *p, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = p->row;
    const SetupTile *of = &row->tile[i];
    bool chosen = setup_tile_chosen(s, row) == i;
    TileLook look = look_of(s, of);
    bool picture = look.face.picture && !gfx_is_contrast(g) && gfx_has_picture(g, look.face.picture);
    char id[40];
    (void)snprintf(id, sizeof id, "%s/%d", row->word, i);
    Touch t = ui_touch(ui, id, "choice", r, setup_tile_title(s, row, i), TOUCH_FOCUS | (chosen ? TOUCH_CHOSEN : 0));
    float words = words_height(ui, s, row, i, r.w - 2 * PAD);
    draw_ground(g, &look.face, r, words, picture, chosen);
    Rect above = rect(r.x + PAD, r.y + 4, r.w - 2 * PAD, r.h - words - PAD - 4);
    float size = fminf((r.h - p->words - PAD - 4) * 0.8f, 84); /* in all of a row */
    if (row->kind == SETUP_MODE)
        draw_sides(ui, of, look.face.emblem, above);
    else if (!picture && look.face.emblem)
        emblem(g, look.face.emblem, r.x + r.w / 2, above.y + above.h * 0.52f, size);
    draw_words(ui, s, row, i, rect(r.x + PAD, r.y + r.h - words - PAD + 2, r.w - 2 * PAD, words));
    if (of->tag)
        draw_tag(ui, say_word(of->tag), r.x + 10, r.y + 10);
    draw_edge(g, r, chosen, t.hover);
    const char *about = of->about ? of->about : of->title ? NULL : look.about;
    if (about && ui_is_pointed(ui, id))
        ui_tip(ui, r, (Rect){0}, setup_tile_title(s, row, i), say_word(about), NULL);
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

/* ---- a row ------------------------------------------------------------------------------------------------------- */
/* The rows of the other seats are behind a button each. */
static float other_seats(SetupScene *s, Ui *ui, const SetupRow *row, float right, float y, float h)
{
    for (int seat = SEAT_MAX; seat >= 1; seat--) {
        const SetupRow *other = seat == row->seat ? NULL : setup_row_of(s, row->kind, seat);
        if (!row->seat || !other)
            continue;
        char words[SENTENCE_MAX], id[40];
        say(words, sizeof words, SAY_TABLE(other->heading), say_s("name", setup_name(&s->cfg, seat - 1)));
        (void)snprintf(id, sizeof id, "%s-of-%d", row->word, seat);
        float w = fminf(ui_button_width(ui, words, NULL, NULL, UI_QUIET | UI_SMALL), 170 * gfx_text_scale(ui_gfx(ui)));
        right -= w;
        if (ui_button(ui, id, rect(right, y - 2, w, h), words, NULL, NULL, UI_QUIET | UI_SMALL))
            s->seat = (uint8_t)(seat - 1);
        right -= 6;
    }
    return right;
}

static void heading(SetupScene *s, Ui *ui, const Place *p, float x, float y, float h)
{
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = p->row;
    char words[SENTENCE_MAX];
    float right = x + p->w;
    if (s->rows->builds && row->seat) {
        const char *label = setup_brought(s, row) ? T_("Change it") : T_("Build a deck");
        float bw = fminf(ui_button_width(ui, label, NULL, NULL, UI_SMALL), p->w * 0.4f);
        right -= bw;
        if (ui_button(ui, "build-deck", rect(right, y - 2, bw, h - 2), label, NULL, NULL, UI_SMALL))
            s->build = row->seat;
        right -= 6;
    }
    right = other_seats(s, ui, row, right, y, h - 2);
    say(words, sizeof words, SAY_TABLE(row->heading),
        say_s("name", row->seat ? setup_name(&s->cfg, row->seat - 1) : ""));
    Text t = gfx_text_fit(g, heading_style(ui), 12, 0.5f, right - x - 4, words),
         soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = fminf(gfx_text_width(g, t, words) + 4, right - x);
    (void)ui_label(ui, t, rect(x, y, w, h - 4), words);
    /* What no tile stands for is said in words. */
    const char *beside = setup_brought(s, row) ? T_("one of your own")
                         : setup_tile_chosen(s, row) >= 0
                             ? row->beside ? say_word(row->beside) : ""
                             : say_word(s->g->option[row->option].choice_label[s->cfg.option[row->option]]);
    if (*beside && gfx_text_width(g, soft, beside) + 10 <= right - x - w)
        (void)ui_label(ui, soft, rect(x + w + 8, y + 1, right - x - w - 8, h - 4), beside);
}

void setup_pictures(SetupScene *s, Ui *ui, Rect r)
{
    if (s->seat && !setup_row_of(s, SETUP_TILES, s->seat + 1))
        s->seat = 0;
    Plan plan = plan_of(s, ui, r.w, r.h - 20);
    Rect area = rect(r.x - 10, r.y, r.w + 20, r.h); /* room for the light around a tile, and for the bar */
    float y = r.y + 12 - ui_scroll_begin(ui, "pictures", area, plan.height + 12);
    const SetupRow *chosen = NULL;
    int which = 0;
    for (int i = 0; i < plan.n; i++) {
        const Place *p = &plan.place[i];
        float line = 0, x = r.x + p->x;
        heading(s, ui, p, x, y, plan.heading);
        for (int k = 0; k < p->row->ntiles; k++) {
            Rect at = rect(x + (float)(k % p->columns) * (p->tile + TILE_GAP),
                           y + plan.heading + (float)(k / p->columns) * (p->h + TILE_GAP), p->tile, p->h);
            if (draw_tile(s, ui, p, k, at)) {
                chosen = p->row;
                which = k;
            }
        }
        line = place_height(p);
        if (i + 1 == plan.n || plan.place[i + 1].line != p->line)
            y += plan.heading + line + LINE_GAP;
    }
    ui_scroll_end(ui);
    if (chosen)
        setup_tile_choose(s, chosen, which);
}
