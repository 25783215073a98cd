/* SPDX-License-Identifier: MIT
 * The numbers of a card, drawn over its face at any size: small cards show them large. */
#include <stdio.h>

#include "gfx/card_face.h"

static const Color dark = {14, 10, 8, 255}, white = {255, 255, 255, 255}, no_cut = {0, 0, 0, 0};

static ColorRole role_of(CardNumber n, bool less_is_better)
{
    int change = less_is_better ? n.printed - n.now : n.now - n.printed;
    return change > 0 ? COL_TARGET : change < 0 ? COL_BAD : COL_TEXT;
}

static void figures(Gfx *g, Rect r, float size, CardNumber n, bool less_is_better)
{
    char words[16];
    (void)snprintf(words, sizeof words, "%s%d", n.now < 0 ? "\xE2\x88\x92" : "", n.now < 0 ? -n.now : n.now);
    ColorRole role = role_of(n, less_is_better);
    Text style = {FACE_BOLD, size, role == COL_TEXT ? white : theme_color(THEME_TAVERN, role), ALIGN_CENTER, true};
    (void)gfx_text(g, style, r, words);
}

/* Draws an arrow, up or down, at the upper edge of a changed number, so that colour is not the only sign. */
static void arrow(Gfx *g, CardNumber n, bool less_is_better, float cx, float cy, float size)
{
    if (n.now == n.printed || size < 6)
        return;
    gfx_disc(g, cx, cy, size * 0.62f, dark);
    gfx_sign(g, n.now > n.printed ? "up" : "down", rect(cx - size / 2, cy - size / 2, size, size),
             theme_color(THEME_TAVERN, role_of(n, less_is_better)), no_cut);
}

/* Draws the printed number small above the present one on a large card, struck through. */
static void printed_above(Gfx *g, CardNumber n, float cx, float y, float size)
{
    if (n.now == n.printed)
        return;
    char words[16];
    (void)snprintf(words, sizeof words, "%d", n.printed);
    Text style = {FACE_BOLD, size * 0.8f, {226, 214, 190, 255}, ALIGN_CENTER, true};
    float w = size * (n.printed > 9 ? 1.5f : 1.15f);
    Rect r = rect(cx - w / 2, y - size, w, size);
    gfx_round(g, r, size * 0.25f, color_alpha(dark, 0.85f));
    (void)gfx_text(g, style, r, words);
    gfx_line(g, r.x + 2, r.y + size * 0.54f, r.x + w - 2, r.y + size * 0.54f, 2, color_rgb(0xE8684A));
}

static void bordered(Gfx *g, const char *sign, Rect at, Color body)
{
    gfx_sign(g, sign, rect_inset(at, -maxf(1.5f, at.w * 0.05f)), dark, dark);
    gfx_sign(g, sign, at, body, body);
}

static void on_cost(Gfx *g, Rect card, CardNumber n)
{
    float size = minf(maxf(card.w * 0.34f, 18), 76);
    Rect at = rect(card.x - 3, card.y - 3, size, size);
    bordered(g, "four", at, color_rgb(0x2C7FC4));
    figures(g, at, size * 0.58f, n, true);
    arrow(g, n, true, at.x + size * 0.9f, at.y + size * 0.22f, size * 0.32f);
}

static void on_attack(Gfx *g, Rect card, CardNumber n, float size, float y)
{
    float x = card.x + card.w * 0.03f, wide = n.now > 9 || n.now < 0 ? 1.62f : 1.34f;
    gfx_round(g, rect(x, y + size * 0.1f, size * wide, size * 0.84f), size * 0.2f, color_alpha(dark, 0.8f));
    gfx_sign(g, "sword", rect(x + size * 0.04f, y + size * 0.2f, size * 0.6f, size * 0.6f), color_rgb(0xF3E2BA),
             no_cut);
    figures(g, rect(x + size * 0.56f, y, size * (wide - 0.56f), size), size * 0.74f, n, false);
    arrow(g, n, false, x + size * (wide - 0.1f), y + size * 0.06f, size * 0.34f);
}

static void on_sign(Gfx *g, Rect card, const char *sign, Color body, CardNumber n, float size, float y)
{
    Rect at = rect(card.x + card.w * 0.97f - size, y, size, size);
    bordered(g, sign, at, body);
    if (n.now != n.printed) /* mint and coral are read on dark only */
        gfx_round(g, rect(at.x + size * 0.16f, at.y + size * 0.16f, size * 0.68f, size * 0.62f), size * 0.2f,
                  color_alpha(dark, 0.85f));
    figures(g, rect(at.x - 4, at.y - size * 0.04f, at.w + 8, at.h), size * (n.now > 9 ? 0.56f : 0.66f), n, false);
    arrow(g, n, false, at.x + size * 0.08f, at.y + size * 0.06f, size * 0.34f);
}

void card_numbers(Gfx *g, Rect card, const CardNumbers *n)
{
    bool thumb = card_size(card.w) == CARD_THUMB, large = card_size(card.w) > CARD_TABLE;
    float share = minf(thumb ? 0.42f : 0.4f, (thumb ? 0.36f : 0.27f) * (0.4f + 0.6f * gfx_text_scale(g)));
    float size = minf(maxf(card.w * share, 15), 64); /* larger beside large letters, as far as two stand side by side */
    float foot = thumb ? card.h * 0.98f : large ? card.h * 0.83f : card.h - 25; /* above the plate of its name */
    float y = card.y + foot - size;
    if (n->has & CARD_COST)
        on_cost(g, card, n->cost);
    if (n->has & CARD_ATTACK)
        on_attack(g, card, n->attack, size, y);
    if (card_size(card.w) == CARD_ZOOM && n->has & CARD_ATTACK)
        printed_above(g, n->attack, card.x + card.w * 0.03f + size * 0.9f, y + size * 0.06f, size * 0.42f);
    if (card_size(card.w) == CARD_ZOOM && n->has & CARD_HEALTH)
        printed_above(g, n->health, card.x + card.w * 0.97f - size * 0.5f, y - size * 0.04f, size * 0.42f);
    if (n->has & CARD_HEALTH)
        on_sign(g, card, "charmer", color_rgb(0xA8281E), n->health, size, y);
    else if (n->has & CARD_CHARGE)
        on_sign(g, card, "shield", color_rgb(0x3A6A8E), n->health, size, y);
}
