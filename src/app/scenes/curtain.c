/* SPDX-License-Identifier: MIT */
#include "app/scenes/curtain.h"

#include <math.h>
#include <stdio.h>

enum { FOLDS = 16, SCALLOPS = 5, STRIPE = 4, THREAD = 2, HEM = 160 };

static Color shade(float t) /* 0: in the fold, 1: on its ridge */
{
    return (Color){(uint8_t)(26 + 99 * t), (uint8_t)(6 + 26 * t), (uint8_t)(8 + 31 * t), 255};
}

static void folds(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g), fold = w / FOLDS;
    for (float x = 0; x < w; x += STRIPE) {
        float t = fmodf(x, fold) / fold, ridge = 1 - fabsf(2 * t - 1);
        gfx_fill(g, rect(x, 0, STRIPE + 1, h), shade(ridge * ridge * 0.9f));
    }
    gfx_fill(g, rect(0, h - 26, w, 26), (Color){0x6b, 0x43, 0x0c, 255});
    for (float x = 0; x < w; x += 16)
        gfx_fill(g, rect(x, h - 26, 8, 26), (Color){0xa9, 0x74, 0x1f, 255});
    gfx_fill(g, rect(0, h - 29, w, 3), gfx_color(g, COL_ACCENT));
}

static float hem_at(float x, float each)
{
    float t = fmodf(x, each) / each * 2 - 1;
    return 42 + 52 * sqrtf(fmaxf(0, 1 - t * t));
}

static void valance(Gfx *g)
{
    float w = gfx_w(g), each = w / SCALLOPS;
    for (float x = 0; x < w; x += THREAD) {
        float low = hem_at(x + THREAD / 2.0f, each);
        gfx_fill(g, rect(x, low, THREAD + 0.5f, 12), (Color){0, 0, 0, 80});
        gfx_gradient(g, rect(x, 0, THREAD + 0.5f, low), 0, (Color){0x3a, 0x0d, 0x12, 255},
                     (Color){0x6a, 0x1a, 0x20, 255});
    }
    for (int k = 0; k < SCALLOPS; k++) {
        SDL_FPoint p[HEM / SCALLOPS + 1];
        for (int i = 0; i <= HEM / SCALLOPS; i++) { /* close together where it is steep */
            float t = (1 - cosf((float)i * 3.14159265f / (HEM / SCALLOPS))) / 2;
            p[i] = (SDL_FPoint){each * ((float)k + t), hem_at(fminf(each * t, each - 0.01f), each) + 2};
        }
        gfx_polyline(g, p, HEM / SCALLOPS + 1, 6, (Color){0xc9, 0x97, 0x3f, 255}, 0);
    }
}

CurtainAnswer curtain_frame(Ui *ui, const CurtainSays *says)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g), w = gfx_w(g), h = gfx_h(g);
    folds(g);
    valance(g);
    Text title = ui_style_aligned(ui, FACE_TITLE, 44, COL_TEXT, ALIGN_CENTER);
    Text words = ui_style_aligned(ui, FACE_MEDIUM, 18, COL_TEXT2, ALIGN_CENTER);
    Text small = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER);
    char turn[96], hand[240], open[96], news[320] = "";
    (void)snprintf(turn, sizeof turn, "It is %s\u2019s turn", says->name);
    if (says->before)
        (void)snprintf(hand, sizeof hand,
                       "%s, hand over the mouse. Behind this curtain lie the cards that only %s may see.", says->before,
                       says->name);
    else
        (void)snprintf(hand, sizeof hand, "Behind this curtain lie the cards that only %s may see.", says->name);
    (void)snprintf(open, sizeof open, "I am %s, open it", says->name);
    if (says->news[0])
        (void)snprintf(news, sizeof news, "Meanwhile: %s", says->news);
    float pw = fminf(600 * (1 + (scale - 1) * 0.7f), w - 40), inner = pw - 80;
    while (title.size > 24 && gfx_text_width(g, title, turn) > inner)
        title.size -= 2;
    float th = gfx_text_height(g, title), wh = gfx_paragraph_height(g, words, fminf(inner, 400 * scale), hand);
    float nh = news[0] ? gfx_paragraph_height(g, small, inner, news) : 0, bh = 56 * (1 + (scale - 1) * 0.5f);
    float line = 40, ph = 28 + 72 + 10 + th + 8 + wh + 20 + bh + 16 + nh + line + 20;
    float badge = ph > h - 24 ? fmaxf(0, 72 - (ph - h + 24)) : 72;
    ph -= 72 - badge;
    Rect r = rect((w - pw) / 2, fmaxf(8, (h - ph) / 2), pw, ph);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 10, 1, (Color){0xc9, 0x97, 0x3f, 255});
    float y = r.y + 28;
    if (badge > 16)
        gfx_seat_badge(g, says->seat, r.x + pw / 2, y + badge / 2, badge);
    y += badge + 10;
    (void)ui_label(ui, title, rect(r.x + 20, y, pw - 40, th), turn);
    y += th + 8;
    float pwords = fminf(inner, 400 * scale);
    (void)ui_paragraph(ui, words, rect(r.x + (pw - pwords) / 2, y, pwords, wh + 2), hand);
    y += wh + 20;
    float bw = fminf(ui_button_width(ui, open, NULL, "Enter", UI_PRIMARY | UI_BIG), inner);
    bool opened =
        ui_button(ui, "open-curtain", rect(r.x + (pw - bw) / 2, y, bw, bh), open, NULL, "Enter", UI_PRIMARY | UI_BIG);
    y += bh + 16;
    if (nh > 0)
        (void)ui_paragraph(ui, small, rect(r.x + 40, y, inner, nh + 2), news);
    y += nh;
    const char *look = "Show the table without secrets";
    float lw = fminf(ui_button_width(ui, look, NULL, "T", UI_QUIET | UI_SMALL), pw - 16);
    bool looks =
        ui_button(ui, "look", rect(r.x + (pw - lw) / 2, y + 4, lw, line), look, NULL, "T", UI_QUIET | UI_SMALL);
    return opened ? CURTAIN_OPENED : looks ? CURTAIN_LOOK : CURTAIN_HANGS;
}
