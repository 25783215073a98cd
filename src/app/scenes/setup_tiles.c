/* SPDX-License-Identifier: MIT
 * Draws a tile of the set-up: its picture or pictures, its words, and the measured win rate of its choice. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/decks.h"
#include "app/scenes/setup_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "sys/paths.h"

/* ---- its words --------------------------------------------------------------------------------------------------- */
/* Returns one style for the titles of a row: as large as its longest title allows. */
static Text title_style(Ui *ui, const SetupScene *s, const SetupRow *row, float width)
{
    Text t = ui_style(ui, FACE_TITLE, 17, COL_TEXT);
    for (int i = 0; i < row->ntiles; i++)
        t = gfx_text_fit(ui_gfx(ui), t, 13, 0.5f, width, setup_tile_title(s, row, i));
    return t;
}

static float title_height(Ui *ui, Text t, float width, const char *title)
{
    Gfx *g = ui_gfx(ui);
    return gfx_text_width(g, t, title) <= width ? gfx_text_height(g, t) : gfx_paragraph_height(g, t, width, title);
}

/* Returns a slightly smaller style if that avoids a second line. */
static Text line_style(Ui *ui, float width, const char *words)
{
    Gfx *g = ui_gfx(ui);
    Text usual = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT), t = gfx_text_fit(g, usual, 13, 0.5f, width, words);
    return gfx_text_width(g, t, words) <= width ? t : usual;
}

/* Differences below this are noise (docs/PERFORMANCE.md, "What each choice weighs"). */
enum { CLEAR = 7 };

static int of_100(SetupMeasure m)
{
    return (100 * m.won + m.games / 2) / m.games;
}

bool setup_weight(const SetupScene *s, const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without)
{
    return s->rows && s->rows->weighed && s->rows->weighed(cfg, option, with, without);
}

/* Writes "Easier: 73%"; for the default choice, the rate the others are compared with. False: not measured. */
static bool measured_line(const SetupScene *s, const SetupRow *row, int i, char out[SENTENCE_MAX])
{
    Setup cfg = s->cfg;
    SetupMeasure with, without;
    bool usual = row->tile[i].choice == s->g->option[row->option].preset, known = false;
    for (int k = usual ? 0 : i; row->rules && !known && k < (usual ? row->ntiles : i + 1); k++) {
        cfg.option[row->option] = row->tile[k].choice;
        known = setup_weight(s, &cfg, row->option, &with, &without);
    }
    if (!known)
        return false;
    int n = of_100(usual ? without : with), change = usual ? 0 : n - of_100(without);
    if (usual)
        say(out, SENTENCE_MAX, SAY("Standard: {n}%"), say_n("n", n));
    else if (change >= CLEAR)
        say(out, SENTENCE_MAX, SAY("Easier: {n}%"), say_n("n", n));
    else if (change <= -CLEAR)
        say(out, SENTENCE_MAX, SAY("Harder: {n}%"), say_n("n", n));
    else
        say(out, SENTENCE_MAX, SAY("No harder: {n}%"), say_n("n", n));
    return true;
}

/* Returns the line below the title: the measured rate, or a few words; NULL: nothing. */
static const char *line_below(const SetupScene *s, const SetupRow *row, int i, char room[SENTENCE_MAX])
{
    const SetupTile *tile = &row->tile[i];
    return measured_line(s, row, i, room) ? room : tile->line ? say_word(tile->line) : NULL;
}

float setup_tile_words(const SetupScene *s, Ui *ui, const SetupRow *row, int i, float width)
{
    Gfx *g = ui_gfx(ui);
    const char *title = setup_tile_title(s, row, i);
    float h = title_height(ui, title_style(ui, s, row, width), width, title);
    char room[SENTENCE_MAX];
    const char *line = line_below(s, row, i, room);
    if (line)
        h += gfx_paragraph_height(g, line_style(ui, width, line), width, line);
    return h;
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */
typedef struct {
    CardFace face;
    SetupTile tile;      /* as in its row, changed by SetupRows.paint for the other choices */
    const char *about;   /* text of its card, or of the medal it can win; or NULL */
    const char *refused; /* why it conflicts with the other choices, or NULL */
    char medal[80];      /* picture of the medal, or "" */
} TileLook;

static const MedalSpec *medal_of(const Game *g, int option, int choice)
{
    for (int i = 0; choice && i < g->nmedals; i++)
        if (g->medal[i].option == option && g->medal[i].choice == choice)
            return &g->medal[i];
    return NULL;
}

/* Returns why a tile of the house rules cannot be chosen, or NULL. Choosing one never changes other options. */
static const char *refusal(const SetupScene *s, const SetupRow *row, int i)
{
    if (!row->rules || !s->g->setup_fault || s->g->setup_fault(&s->cfg))
        return NULL;
    Setup cfg = s->cfg;
    cfg.option[row->option] = row->tile[i].choice;
    /* cppcheck-suppress returnDanglingLifetime ; a sentence of the game's, nothing of cfg */
    return s->g->setup_fault(&cfg);
}

static void look_of(const SetupScene *s, const SetupRow *row, int i, TileLook *look)
{
    const Board *b = board_by_game(s->g->id);
    const MedalSpec *medal = row->rules ? medal_of(s->g, row->option, row->tile[i].choice) : NULL;
    *look = (TileLook){.tile = row->tile[i], .refused = refusal(s, row, i)};
    if (s->rows->paint)
        s->rows->paint(&s->cfg, row, i, &look->tile);
    const SetupTile *tile = &look->tile;
    int def = tile->card ? def_by_word(s->g, tile->card) : 0;
    if (def > 0 && b->face(s->g, (DefId)def, &look->face))
        look->about = s->g->def[def].text ? say_word(s->g->def[def].text) : NULL;
    if (tile->title)
        look->about = NULL;
    if (tile->about)
        look->about = say_word(tile->about);
    if (tile->emblem)
        look->face.emblem = tile->emblem;
    if (tile->backdrop)
        look->face.backdrop = tile->backdrop;
    if (!medal)
        return;
    look->about = say_word(medal->text);
    look->face.emblem = "trophy";
    (void)snprintf(look->medal, sizeof look->medal, "medals/%s/%s", s->g->id, medal->word);
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

/* Draws the allied seats, and their foe: a seat, or the table itself. */
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

/* Draws pictures side by side; unused ones are dark and crossed out. */
static void draw_strip(Gfx *g, const SetupTile *tile, Rect r, float picture)
{
    int n = 0;
    while (n < (int)(sizeof tile->strip / sizeof tile->strip[0]) && tile->strip[n])
        n++;
    for (int i = 0; i < n; i++) {
        float w = r.w / (float)n;
        Rect part = rect(r.x + w * (float)i, r.y, w, r.h);
        (void)gfx_picture_cover(g, tile->strip[i], part, 0.5f, 0.3f);
        if (i > 0)
            gfx_fill(g, rect(part.x - 1, r.y, 2, r.h), night);
        if (!(tile->crossed >> i & 1))
            continue;
        float size = fminf(fminf(w, picture) * 0.5f, 40);
        gfx_fill(g, part, color_alpha(night, 0.68f));
        gfx_sign(g, "x", rect(part.x + (w - size) / 2, r.y + (picture - size) / 2, size, size), cream, night);
    }
}

static void draw_ground(Gfx *g, const TileLook *look, Rect r, float words, bool picture, bool chosen)
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
    const char *name = picture ? look->face.picture : look->face.backdrop;
    if (look->tile.strip[0])
        draw_strip(g, &look->tile, rect_inset(r, 1), r.h - words - TILE_PAD);
    else if (name)
        (void)gfx_picture_cover(g, name, rect_inset(r, 1), 0.5f, picture ? 0.3f : 0.5f);
    if (!picture && !look->tile.strip[0])
        gfx_fill(g, r, color_alpha(night, 0.18f));
    float h = fminf(r.h, words + 44); /* keeps the words readable on any picture */
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
    Text t = title_style(ui, s, row, r.w);
    t.color = plain ? gfx_color(g, COL_TEXT) : cream;
    float h = title_height(ui, t, r.w, title);
    if (gfx_text_width(g, t, title) <= r.w)
        (void)ui_label(ui, t, rect(r.x, r.y, r.w, h), title);
    else
        (void)ui_paragraph(ui, t, rect(r.x, r.y, r.w, h + 1), title);
    char room[SENTENCE_MAX];
    const char *line = line_below(s, row, i, room);
    if (!line)
        return;
    Text l = line_style(ui, r.w, line);
    l.color = plain ? gfx_color(g, COL_TEXT2) : soft_cream;
    (void)ui_paragraph(ui, l, rect(r.x, r.y + h, r.w, r.h - h + 2), line);
}

/* Draws the frame; on pictures the gold is the same in every theme. */
static void draw_edge(Gfx *g, Rect r, bool chosen, bool hover)
{
    bool plain = gfx_is_contrast(g);
    Color accent = plain ? gfx_color(g, COL_ACCENT) : gold;
    if (hover)
        gfx_round(g, r, 9, (Color){255, 255, 255, 18});
    if (chosen)
        gfx_frame(g, r, 9, 3, accent);
    else
        gfx_frame(g, r, 9, hover ? 2 : 1, hover ? accent : gfx_color(g, COL_LINE2));
}

static void draw_check(Gfx *g, float cx, float cy)
{
    bool plain = gfx_is_contrast(g);
    gfx_disc(g, cx, cy, 13, plain ? gfx_color(g, COL_ACCENT) : gold);
    gfx_sign(g, "check", rect(cx - 8, cy - 8, 16, 16), plain ? gfx_color(g, COL_ONACCENT) : night, (Color){0});
}

/* Draws the corner button of combinable tiles, which adds this one to the others, or removes it. True: pressed. */
static bool mix_corner(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    bool on = setup_tile_on(s, row, i), plain = gfx_is_contrast(g);
    char id[44], label[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "%s/%d-with", row->word, i);
    say(label, sizeof label, SAY("{on:Without {tile}|Also {tile}}"), say_is("on", on),
        say_s("tile", setup_tile_title(s, row, i)));
    Rect at = rect(r.x + r.w - 38, r.y + 4, 34, 34);
    Touch t = ui_touch(ui, id, "button", at, label, TOUCH_FOCUS);
    float cx = at.x + 17, cy = at.y + 17;
    if (on)
        draw_check(g, cx, cy);
    if (!on || t.hover) {
        gfx_disc(g, cx, cy, 13, plain ? gfx_color(g, COL_PANEL) : color_alpha(night, 0.85f));
        gfx_frame(g, rect(cx - 13, cy - 13, 26, 26), 13, t.hover ? 2 : 1, plain ? gfx_color(g, COL_TEXT) : gold);
        Color bar = plain ? gfx_color(g, COL_TEXT) : cream;
        gfx_fill(g, rect(cx - 6, cy - 1.5f, 12, 3), bar);
        if (!on)
            gfx_fill(g, rect(cx - 1.5f, cy - 6, 3, 12), bar);
    }
    Setup cfg = s->cfg;
    SetupMeasure with, without;
    cfg.option[row->option] = (uint8_t)setup_tile_mixed(s, row, i);
    if (ui_is_pointed(ui, id) && setup_weight(s, &cfg, row->option, &with, &without)) {
        char words[SENTENCE_MAX];
        say(words, sizeof words, SAY("Cunning computers win {with}% with this, {without}% without."),
            say_n("with", of_100(with)), say_n("without", of_100(without)));
        ui_tip(ui, at, (Rect){0}, label, words, NULL);
    } else if (ui_is_pointed(ui, id)) {
        ui_tip(ui, at, (Rect){0}, NULL, label, NULL);
    }
    return t.click;
}

void setup_tile_about(const SetupScene *s, const SetupRow *row, int i, char out[SENTENCE_MAX])
{
    Setup cfg = s->cfg;
    SetupMeasure with, without;
    TileLook look;
    look_of(s, row, i, &look);
    cfg.option[row->option] = row->tile[i].choice;
    if (look.refused)
        say(out, SENTENCE_MAX, SAY("Not now: {why}."), say_s("why", say_word(look.refused)));
    else if (look.about && setup_weight(s, &cfg, row->option, &with, &without) && (row->rules || row->mix))
        say(out, SENTENCE_MAX, SAY("{help} *Cunning computers win {with}% with this, {without}% without.*"),
            say_s("help", look.about), say_n("with", of_100(with)), say_n("without", of_100(without)));
    else
        (void)snprintf(out, SENTENCE_MAX, "%s", look.about ? look.about : "");
}

/* Tells what it does: in the scroll of the house rules, else in a tip. */
static void tell(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r)
{
    char words[SENTENCE_MAX];
    setup_tile_about(s, row, i, words);
    if (row->rules)
        setup_tell_tile(s, row, i);
    else if (words[0])
        ui_tip(ui, r, (Rect){0}, setup_tile_title(s, row, i), words, NULL);
}

static void draw_picture(Ui *ui, const SetupRow *row, const TileLook *look, Rect r, float words, float most)
{
    Gfx *g = ui_gfx(ui);
    bool picture =
        !gfx_is_contrast(g) && (look->tile.strip[0] || (look->face.picture && gfx_has_picture(g, look->face.picture)));
    Rect above = rect(r.x + TILE_PAD, r.y + 4, r.w - 2 * TILE_PAD, r.h - words - TILE_PAD - 4);
    float size = fminf((r.h - most - TILE_PAD - 4) * 0.8f, 84); /* the same in the whole row */
    if (row->kind == SETUP_MODE)
        draw_sides(ui, &look->tile, look->face.emblem, above);
    else if (look->medal[0] && gfx_has_picture(g, look->medal))
        (void)gfx_picture(g, look->medal,
                          rect(r.x + (r.w - size * 1.1f) / 2, r.y + 8 + size * 0.05f, size * 1.1f, size * 1.1f), 1);
    else if (!picture && look->face.emblem)
        emblem(g, look->face.emblem, r.x + r.w / 2, above.y + above.h * 0.52f, size);
}

bool setup_tile(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, float most)
{
    Gfx *g = ui_gfx(ui);
    bool chosen = setup_tile_on(s, row, i), mixes = setup_tile_mixed(s, row, i) >= 0;
    TileLook look;
    look_of(s, row, i, &look);
    bool picture = look.face.picture && !gfx_is_contrast(g) && gfx_has_picture(g, look.face.picture);
    char id[40];
    (void)snprintf(id, sizeof id, "%s/%d", row->word, i);
    Touch t = ui_touch(ui, id, "choice", r, setup_tile_title(s, row, i),
                       TOUCH_FOCUS | (chosen ? TOUCH_CHOSEN : 0) | (look.refused ? TOUCH_OFF : 0));
    float words = setup_tile_words(s, ui, row, i, r.w - 2 * TILE_PAD);
    if (look.refused)
        gfx_fade(g, 0.45f);
    draw_ground(g, &look, r, words, picture, chosen);
    draw_picture(ui, row, &look, r, words, most);
    draw_words(ui, s, row, i, rect(r.x + TILE_PAD, r.y + r.h - words - TILE_PAD + 2, r.w - 2 * TILE_PAD, words));
    if (look.tile.tag)
        draw_tag(ui, say_word(look.tile.tag), r.x + 10, r.y + 10);
    draw_edge(g, r, chosen, t.hover && !look.refused);
    gfx_fade(g, 1);
    if (chosen && !mixes)
        draw_check(g, r.x + r.w - 21, r.y + 21);
    if (ui_is_pointed(ui, id))
        tell(s, ui, row, i, r);
    if (mixes && mix_corner(s, ui, row, i, r)) {
        ui_sound(ui, "button");
        s->cfg.option[row->option] = (uint8_t)setup_tile_mixed(s, row, i);
        return false;
    }
    bool click = t.click && !look.refused;
    if (click)
        ui_sound(ui, "button");
    return click;
}

/* ---- as a whole card --------------------------------------------------------------------------------------------- */
void setup_draw_card(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, bool lit)
{
    Gfx *g = ui_gfx(ui);
    TileLook look;
    char word[80];
    if (i < 0) { /* a deck that is no tile any more */
        look = (TileLook){.face = {.emblem = "chest"}};
        look.face.name = T_("your own");
    } else {
        look_of(s, row, i, &look);
        look.face.name = setup_tile_title(s, row, i);
    }
    (void)snprintf(word, sizeof word, "setup-%s", look.face.name); /* it is not the card of that picture */
    look.face.word = word;
    look.face.numbers = (CardNumbers){0};
    look.face.plain = true; /* nothing of the picture lies under a frame */
    for (size_t k = 0; k < sizeof look.face.sign / sizeof *look.face.sign; k++)
        look.face.sign[k] = NULL;
    card_draw(g, &look.face, r, lit ? CARD_LIT | CARD_CALM : 0, NULL);
    if (lit)
        gfx_frame(g, rect_inset(r, -3), 12, 3, gfx_color(g, COL_LIT));
}

void setup_card_tip(const SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, Rect avoid, const char *more)
{
    TileLook look;
    char room[SENTENCE_MAX];
    Buf words = {0};
    if (i < 0)
        return;
    look_of(s, row, i, &look);
    const char *line = line_below(s, row, i, room);
    if (line)
        buf_printf(&words, "*%s*\n", line);
    if (look.about)
        buf_printf(&words, "%s", look.about);
    if (more)
        buf_printf(&words, "\n*%s*", more);
    ui_tip(ui, r, avoid, setup_tile_title(s, row, i), buf_str(&words), NULL);
    buf_free(&words);
}

bool setup_card(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    bool chosen = setup_tile_on(s, row, i), mixes = setup_tile_mixed(s, row, i) >= 0;
    char id[40];
    (void)snprintf(id, sizeof id, "%s/%d", row->word, i);
    Touch t = ui_touch(ui, id, "choice", r, setup_tile_title(s, row, i), TOUCH_FOCUS | (chosen ? TOUCH_CHOSEN : 0));
    if (chosen && !gfx_is_contrast(g))
        gfx_glow(g, r, 10, fminf(26, r.w * 0.1f), color_alpha(gold, 0.5f));
    setup_draw_card(s, ui, row, i, r, false);
    if (!chosen && !t.hover && !t.focus && !gfx_is_contrast(g))
        gfx_round(g, r, 9, (Color){6, 4, 12, 90});
    if (chosen || t.hover)
        gfx_frame(g, rect_inset(r, -3), 12, chosen ? 4 : 2, gfx_is_contrast(g) ? gfx_color(g, COL_LIT) : gold);
    if (chosen && !mixes)
        draw_check(g, r.x + r.w - 21, r.y + 21);
    if (t.secondary)
        setup_look(s, row, i);
    if (ui_is_pointed(ui, id))
        setup_card_tip(s, ui, row, i, r, (Rect){0}, row->tile[i].tag ? say_word(row->tile[i].tag) : NULL);
    if (mixes && mix_corner(s, ui, row, i, r)) {
        ui_sound(ui, "button");
        s->cfg.option[row->option] = (uint8_t)setup_tile_mixed(s, row, i);
        return false;
    }
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

/* ---- custom decks ----------------------------------------------------------------------------------------------- */
/* The row of an ally gets one more tile per deck saved in the folder of games
 * (app/decks.h). The screen works on a copy of the rows with these tiles added. */

enum { OWN_MOST = 40, ROWS_MOST = 20, READY_MOST = 8 };

struct SetupOwn {
    SetupRows rows;
    SetupRow row[ROWS_MOST];
    SetupTile tile[SEAT_MAX][READY_MOST + OWN_MOST];
    SiegeList list[OWN_MOST];
    char line[OWN_MOST][SENTENCE_MAX], about[OWN_MOST][SENTENCE_MAX];
    int n;
};

static void keep(SetupOwn *own, const SiegeList *list)
{
    int i = own->n++, size = siege_deck_size(&list->cards);
    own->list[i] = *list;
    say(own->line[i], SENTENCE_MAX, SAY("{whole:for {castle}|{n} of {all} cards}"),
        say_is("whole", size == DECK_CARDS_WANTED),
        say_s("castle", say_word(siege_game.def[siege_castle(list->castle)].name)), say_n("n", size),
        say_n("all", DECK_CARDS_WANTED));
    decks_say(list, own->about[i], SENTENCE_MAX);
}

static void read_files(SetupOwn *own)
{
    DeckFiles files;
    decks_list(path_data(), &files);
    for (int i = 0; i < files.n && own->n < OWN_MOST; i++)
        if (!files.file[i].why[0])
            keep(own, &files.file[i].list);
    decks_free(&files);
}

static void add_tiles(SetupOwn *own, SetupRow *row)
{
    SetupTile *tile = own->tile[row->seat - 1];
    REQUIRE(row->ntiles <= READY_MOST);
    memcpy(tile, row->tile, row->ntiles * sizeof *tile);
    for (int i = 0; i < own->n; i++)
        tile[row->ntiles + i] = (SetupTile){
            .title = own->list[i].name,
            .line = own->line[i],
            .about = own->about[i],
            .card = siege_game.def[siege_castle(own->list[i].castle)].word,
            .emblem = "chest",
            .tag = N_("yours"),
        };
    row->tile = tile;
    row->ntiles = (uint8_t)(row->ntiles + own->n);
    row->nown = (uint8_t)own->n;
}

void setup_own_open(SetupScene *s)
{
    if (!s->rows || !s->rows->builds)
        return;
    SetupOwn *own = s->own = xcalloc(1, sizeof *own);
    read_files(own);
    REQUIRE(s->rows->nrows <= ROWS_MOST);
    memcpy(own->row, s->rows->row, (size_t)s->rows->nrows * sizeof *own->row);
    own->rows = *s->rows;
    own->rows.row = own->row;
    for (int i = 0; own->n && i < own->rows.nrows; i++)
        if (own->row[i].seat)
            add_tiles(own, &own->row[i]);
    s->rows = &own->rows;
}

void setup_own_close(SetupScene *s)
{
    free(s->own);
}

static bool plays(const Setup *cfg, int seat, const SiegeList *list)
{
    SiegeDeck deck = siege_deck(cfg, seat);
    return deck_given(cfg, seat) && memcmp(&deck, &list->cards, sizeof deck) == 0;
}

int setup_own_chosen(const SetupScene *s, const SetupRow *row)
{
    for (int i = 0; s->own && i < row->nown; i++)
        if (plays(&s->cfg, row->seat - 1, &s->own->list[i]))
            return row->ntiles - row->nown + i;
    return -1;
}

/* Chooses the deck, and its castle if possible. Conflicts are shown at the start button. */
void setup_own_choose(SetupScene *s, const SetupRow *row, int i)
{
    const SiegeList *list = &s->own->list[i - (row->ntiles - row->nown)];
    int seat = row->seat - 1;
    if (siege_deck_seat(list, seat, &s->cfg).code == 0)
        return;
    s->cfg.option[OPT_CASTLE] = list->castle;
    for (int def = 0; def < DECK_DEFS; def++)
        s->cfg.deck[seat][def] = list->cards.n[def];
}

bool setup_own_note(const SetupScene *s, const SetupRow *castles, char *out, size_t n)
{
    for (int i = 0; s->own && castles->option == OPT_CASTLE && i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        int tile = row->seat && setup_row_applies(s, row) ? setup_own_chosen(s, row) : -1;
        const SiegeList *list = tile < 0 ? NULL : &s->own->list[tile - (row->ntiles - row->nown)];
        if (!list || list->castle == s->cfg.option[OPT_CASTLE])
            continue;
        say(out, n, SAY("{deck} is built for {castle}"), say_s("deck", list->name),
            say_s("castle", say_word(siege_game.def[siege_castle(list->castle)].name)));
        return true;
    }
    return false;
}
