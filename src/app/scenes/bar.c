/* SPDX-License-Identifier: MIT */
#include "app/scenes/bar.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/parts.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/portrait.h"

/* ---- the innkeeper and her bar ----------------------------------------------------------------------------------- */

enum { HALL_W = 1280, HALL_H = 800, FACE_X = 650, FACE_Y = 338 /* of the innkeeper in the picture */ };

static bool is_day(Gfx *g)
{
    return gfx_color(g, COL_BG).r > 128 && gfx_has_picture(g, "scenes/hall-day");
}

void bar_draw(Ui *ui, float scale, float x, float y, float bar)
{
    enum { EDGE = 6, SHADE = 30 };
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), h = gfx_h(g);
    if (gfx_is_contrast(g)) {
        float size = fminf(260, bar - 20);
        gfx_fill(g, rect(0, 0, w, h), gfx_color(g, COL_BG));
        innkeeper_portrait(g, rect(x + FACE_X * scale - size / 2, (bar - size) / 2, size, size));
        gfx_fill(g, rect(0, bar, w, 2), gfx_color(g, COL_TEXT));
        return;
    }
    gfx_fill(g, rect(0, 0, w, h), (Color){0x12, 0x0A, 0x08, 255});
    bool day = is_day(g);
    gfx_clip(g, rect(0, 0, w, bar));
    (void)gfx_picture(g, day ? "scenes/hall-day" : "scenes/hall", rect(x, y, HALL_W * scale, HALL_H * scale), 1);
    gfx_gradient(g, rect(0, bar - SHADE, w, SHADE), 0, (Color){8, 4, 2, 0}, (Color){8, 4, 2, 170});
    gfx_unclip(g);
    gfx_clip(g, rect(0, bar, w, h - bar));
    gfx_wood(g, rect(0, 0, w, h));
    /* words on the bar are pale in every theme */
    gfx_fill(g, rect(0, bar, w, h - bar), day ? (Color){0x4A, 0x2C, 0x14, 215} : (Color){0x6A, 0x3E, 0x1C, 70});
    gfx_gradient(g, rect(0, bar, w, EDGE), 0, (Color){255, 214, 140, 110}, (Color){255, 214, 140, 0});
    gfx_gradient(g, rect(0, h - 120, w, 120), 0, (Color){10, 5, 2, 0}, (Color){10, 5, 2, 150});
    gfx_unclip(g);
}

enum { SAYS_PAD = 22, SAYS = 26 };

static Text says_text(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    return ui_style(ui, FACE_TITLE, SAYS * fminf(1, gfx_h(g) / 800) * fminf(1, 1.3f / gfx_text_scale(g)), COL_INK);
}

float bar_says_height(Ui *ui, float width, const char *words)
{
    return gfx_paragraph_height(ui_gfx(ui), says_text(ui), width - 2 * SAYS_PAD, words) + 2 * SAYS_PAD - 8;
}

void bar_says(Ui *ui, Rect r, SDL_FPoint mouth, const char *words)
{
    room_bubble(ui_gfx(ui), r, mouth.x, mouth.y);
    ui_mark(ui, "bubble", "panel", r, "");
    (void)ui_paragraph(ui, says_text(ui), rect(r.x + SAYS_PAD, r.y + SAYS_PAD - 4, r.w - 2 * SAYS_PAD, r.h), words);
}

/* ---- nothing yet ------------------------------------------------------------------------------------------------- */

static const Color ink = {122, 74, 16, 96}, quill_dark = {0x8A, 0x7A, 0x5C, 255}, quill_light = {0xED, 0xE6, 0xD6, 255};

static void draw_quill(Gfx *g, float x, float y, float k)
{
    enum { BARBS = 26 };
    SDL_FPoint shaft[] = {{x, y}, {x + 30 * k, y - 70 * k}, {x + 74 * k, y - 150 * k}, {x + 128 * k, y - 226 * k}};
    for (int i = 0; i < BARBS; i++) { /* the vane, wider in its middle */
        float t = 0.2f + 0.8f * (float)i / BARBS, px = x + 128 * k * powf(t, 1.15f), py = y - 226 * k * t;
        float wide = 24 * k * sinf(3.14159f * fminf(1, (t - 0.16f) * 1.1f));
        gfx_line(g, px - wide * 0.5f, py + wide * 0.1f, px + wide, py + wide * 0.7f, 10 * k, quill_light);
    }
    gfx_polyline(g, shaft, 4, 3 * k, quill_dark, 0);
}

static void draw_page(Gfx *g, Rect p)
{
    gfx_gradient(g, p, 8, (Color){0xF6, 0xE8, 0xC6, 255}, (Color){0xE6, 0xCF, 0x9C, 255});
    gfx_frame(g, p, 8, 1, (Color){122, 92, 43, 150});
}

/* Draws a book with one page or two. */
static void draw_book(Gfx *g, Rect r, int pages)
{
    Rect cover = rect(r.x - 10, r.y + 6, r.w + 20, r.h + 6);
    gfx_shadow(g, cover, 14, 4);
    gfx_round(g, cover, 14, (Color){0x3A, 0x15, 0x10, 255});
    for (int page = 0; page < pages; page++)
        draw_page(g, rect(r.x + (float)page * r.w / (float)pages, r.y, r.w / (float)pages, r.h));
    for (int i = 0; i < 10 && pages > 1; i++) /* the fold */
        gfx_fill(g, rect(r.x + r.w / 2 - 10 + (float)i * 2, r.y, 2, r.h),
                 (Color){90, 60, 20, (uint8_t)(70 - 14 * abs(i - 5))});
}

static void draw_empty_book(Gfx *g, Rect r, float k)
{
    enum { LINES = 7 };
    draw_book(g, r, 2);
    for (int i = 0; i < 2 * LINES; i++)
        gfx_fill(
            g,
            rect(r.x + (float)(i % 2) * r.w / 2 + 26 * k, r.y + (62 + 38 * (float)(i / 2)) * k, r.w / 2 - 52 * k, 1.5f),
            ink);
    draw_quill(g, r.x + r.w - 112 * k, r.y + 141 * k, k);
}

/* Draws a slate in its wooden frame, which is that wide. */
static void draw_slate(Gfx *g, Rect r, float frame)
{
    gfx_shadow(g, r, 12, 4);
    gfx_gradient(g, r, 12, (Color){0x8A, 0x5A, 0x2C, 255}, (Color){0x5A, 0x36, 0x16, 255});
    Rect in = rect_inset(r, frame);
    gfx_gradient(g, in, 6, (Color){0x2C, 0x34, 0x38, 255}, (Color){0x20, 0x26, 0x2A, 255});
    gfx_frame(g, in, 6, 2, (Color){0x12, 0x0A, 0x04, 255});
}

static const Color chalk_line = {230, 235, 230, 70};

static void draw_empty_slate(Gfx *g, Rect r, float k)
{
    draw_slate(g, r, 20 * k);
    Rect in = rect_inset(r, 20 * k);
    for (int i = 1; i < 4; i++)
        gfx_fill(g, rect(in.x + in.w * (float)i / 4, in.y + 24 * k, 2, in.h - 48 * k), chalk_line);
    gfx_fill(g, rect(in.x + 24 * k, in.y + 70 * k, in.w - 48 * k, 2), chalk_line);
    gfx_round(g, rect(r.x + r.w * 0.62f, r.y + r.h - 16 * k, 74 * k, 12 * k), 6, (Color){0xF2, 0xF0, 0xE6, 255});
}

/* Starts what a click on that table of the Hall starts. */
static void play(App *app, const Game *g)
{
    Settings *s = app_settings(app);
    const Setup *last = settings_table(s, g);
    Setup cfg;
    if (!part_first_game(app, g, &cfg))
        cfg = last ? *last : part_usual(app, g, g->seats_min, 1);
    cfg.seed = 0;
    (void)snprintf(s->last_game, sizeof s->last_game, "%s", g->id);
    app_settings_changed(app);
    part_begin(app, g, &cfg);
}

void bar_nothing(App *app, Ui *ui, BarThing thing, const char *heading, const char *words)
{
    enum { BAR = 290, THING_W = 520, THING_H = 340, BUBBLE = 430 };
    Gfx *g = ui_gfx(ui);
    const Game *last = game_by_id(app_settings(app)->last_game), *game = last ? last : game_list[0];
    float k = fminf(1, gfx_h(g) / 800), w = gfx_w(g), h = gfx_h(g), bar = h - BAR * k;
    float scale = fmaxf(1.4375f * k, w / 1080), left = w / 2 - 250 * k;
    char label[SENTENCE_MAX];
    bar_draw(ui, scale, left - FACE_X * scale, 330 * k - FACE_Y * scale, bar);
    Rect r = rect(w / 2 + 40 * k, h - 484 * k, THING_W * k, THING_H * k);
    if (thing == BAR_BOOK)
        draw_empty_book(g, r, k);
    else
        draw_empty_slate(g, r, k);
    ui_mark(ui, thing == BAR_BOOK ? "book" : "slate", "picture", r, "");
    float wide = fminf(BUBBLE * k * fminf(gfx_text_scale(g), 1.25f), r.x - 10 * k - 40);
    Rect bubble =
        rect(fmaxf(20, left - 180 * k - wide / 2 + 35 * k), h - 268 * k, wide, bar_says_height(ui, wide, words));
    bar_says(ui, bubble, (SDL_FPoint){left - 60 * k, bar - 20}, words);
    say(label, sizeof label, SAY("Play {game}"), say_s("game", say_word(game->title)));
    const RoomButton gold = {.id = "play", .label = label, .key = "Enter", .flags = UI_PRIMARY};
    const RoomRibbon ribbon = {.question = heading, .button = &gold, .n = 1};
    if (room_ribbon(ui, &ribbon) == 0)
        play(app, game);
}

/* ---- the book and the slate -------------------------------------------------------------------------------------- */

Color bar_ink(const Gfx *g, BarThing thing, BarInk ink_role)
{
    static const ColorRole role[] = {COL_TEXT, COL_TEXT2, COL_ACCENT};
    static const Color on_paper[] = {{0x2A, 0x1A, 0x0E, 255}, {0x5A, 0x3E, 0x1C, 255}, {0x8A, 0x2A, 0x0A, 255}},
                       on_slate[] = {{0xF4, 0xF1, 0xE6, 255}, {0xC3, 0xCC, 0xCA, 255}, {0xF4, 0xD0, 0x7A, 255}};
    if (gfx_is_contrast(g))
        return gfx_color(g, role[ink_role]);
    return thing == BAR_BOOK ? on_paper[ink_role] : on_slate[ink_role];
}

Text bar_text(Ui *ui, BarThing thing, Face face, float size, BarInk ink_role)
{
    Text t = ui_style(ui, face, size, COL_TEXT);
    t.color = bar_ink(ui_gfx(ui), thing, ink_role);
    return t;
}

bool bar_has_two_pages(const Ui *ui)
{
    Gfx *g = ui_gfx((Ui *)ui);
    return gfx_w(g) >= 560 * gfx_text_scale(g) + 200;
}

static void draw_thing(Ui *ui, BarThing thing, Rect r, bool two)
{
    enum { FRAME = 14 };
    Gfx *g = ui_gfx(ui);
    if (gfx_is_contrast(g)) {
        gfx_fill(g, r, gfx_color(g, COL_BG));
        gfx_frame(g, r, 8, 2, gfx_color(g, COL_TEXT));
    } else if (thing == BAR_BOOK) {
        draw_book(g, r, two ? 2 : 1);
    } else {
        draw_slate(g, rect_inset(r, -FRAME), FRAME);
    }
    if (two && (thing == BAR_SLATE || gfx_is_contrast(g)))
        gfx_fill(g, rect(r.x + r.w / 2 - 1, r.y + 20, 2, r.h - 40),
                 gfx_is_contrast(g) ? gfx_color(g, COL_TEXT) : chalk_line);
}

BarPages bar_pages(Ui *ui, BarThing thing)
{
    enum { WIDEST = 1180, ROOMY = 700, EDGE = 18, PAD = 22 };
    static const float looks = 0.195f /* share of the height above, for the innkeeper */, nose = 0.165f;
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), h = gfx_h(g), side = STRAP_ROOM + 24, text = gfx_text_scale(g);
    float wide = fminf(w - 2 * side, WIDEST * fmaxf(1, text * 0.8f)), scale = w / 1240;
    bool two = bar_has_two_pages(ui), roomy = h >= ROOMY && text <= 1.3f && !gfx_is_contrast(g);
    float top = roomy ? h * looks : EDGE, foot = h - room_foot(ui) - EDGE;
    if (gfx_is_contrast(g))
        gfx_fill(g, rect(0, 0, w, h), gfx_color(g, COL_BG));
    else
        bar_draw(ui, scale, w / 2 - FACE_X * scale, h * nose - FACE_Y * scale, roomy ? top + 100 : 0);
    Rect r = rect((w - wide) / 2, top, wide, foot - top), in = rect_inset(r, fminf(PAD, wide / 30));
    draw_thing(ui, thing, r, two);
    ui_mark(ui, thing == BAR_BOOK ? "book" : "slate", "picture", r, "");
    if (!two)
        return (BarPages){.left = in};
    Rect left = rect(in.x, in.y, in.w / 2 - PAD, in.h);
    return (BarPages){left, rect(in.x + in.w - left.w, in.y, left.w, in.h)};
}

void bar_row(Gfx *g, BarThing thing, Rect r, bool hover, bool chosen)
{
    Color mark = bar_ink(g, thing, INK_MARK);
    if (chosen || hover)
        gfx_round(g, r, 8, color_alpha(mark, chosen ? 0.16f : 0.08f));
    if (chosen)
        gfx_frame(g, r, 8, 2, color_alpha(mark, 0.8f));
}

void bar_words(Ui *ui, Text style, const char *words, Rect page, float *y, float gap)
{
    float h = words[0] ? gfx_paragraph_height(ui_gfx(ui), style, page.w, words) : 0;
    if (h <= 0 || *y + h > page.y + page.h)
        return;
    (void)ui_paragraph(ui, style, rect(page.x, *y, page.w, h + 1), words);
    *y += h + gap;
}

/* ---- a room for reading ------------------------------------------------------------------------------------------ */

Rect bar_reading(Ui *ui, const char *heading, const RoomButton *stud, int n, int *used)
{
    enum { HEADING = 34, TOP = 10, EDGE = 16 };
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g), side = STRAP_ROOM + 12;
    Text t = ui_style_aligned(ui, FACE_TITLE, HEADING * fminf(1, 1.2f / scale), COL_TEXT, ALIGN_CENTER);
    float hh = gfx_text_height(g, t), w = fminf(gfx_w(g) - 2 * side, PART_WIDEST);
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    t = gfx_text_fit(g, t, 16, 1, w, heading);
    (void)ui_label(ui, t, rect((gfx_w(g) - w) / 2, TOP, w, hh), heading);
    *used = room_strap(ui, stud, n);
    float top = TOP + hh + 10;
    return rect((gfx_w(g) - w) / 2, top, w, gfx_h(g) - top - EDGE);
}
