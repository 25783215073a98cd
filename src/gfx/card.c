/* SPDX-License-Identifier: MIT
 * Cards with their states: shadow, glow and rings below the baked face, signs and tags above it. */
#include "gfx/card.h"

#include <math.h>
#include <stdio.h>

#include "gfx/card_face.h"

Rect card_where(Rect r, unsigned state)
{
    if (state & CARD_LIFTED) {
        float w = r.w * 1.07f, h = r.h * 1.07f;
        return rect(r.x - (w - r.w) / 2, r.y - 12 - (h - r.h) / 2, w, h);
    }
    return r;
}

/* Draws a ring around the card, from `reach` outside its edge inwards to below it, so that no seam shows. */
static void ring(Gfx *g, Rect r, float radius, float reach, Color c)
{
    float px = (float)px_size(g, reach) / g->unit;
    gfx_frame(g, rect_inset(r, -px), radius + px, px + radius * 0.5f + 1, c);
}

static void below(Gfx *g, Rect r, float radius, unsigned state)
{
    float more = gfx_is_contrast(g) ? 1.0f : 0.0f;
    Color lit = gfx_color(g, COL_LIT), target = gfx_color(g, COL_TARGET);
    bool day = g->theme == THEME_DAYLIGHT;
    if (state & CARD_LIFTED)
        gfx_shadow(g, r, radius, 3);
    else if (!(state & CARD_BARRED))
        gfx_shadow(g, r, radius, 1);
    if (state & CARD_LIFTED)
        gfx_glow(g, rect_inset(r, -5), radius + 5, 26, day ? color_alpha(lit, 0.4f) : (Color){255, 205, 90, 178});
    else if (state & CARD_LIT)
        gfx_glow(g, rect_inset(r, -2), radius + 2, 14, day ? color_alpha(lit, 0.4f) : (Color){255, 200, 80, 140});
    if (state & CARD_TARGET)
        gfx_glow(g, rect_inset(r, -4), radius + 4, 18, day ? color_alpha(target, 0.3f) : (Color){111, 240, 200, 128});
    if (state & CARD_FOCUS) {
        ring(g, r, radius, 5 + more, gfx_color(g, COL_FOCUS));
        ring(g, r, radius, 3, gfx_color(g, COL_FOCUS2));
    }
    if (state & CARD_CAUSE) {
        ring(g, r, radius, 5 + more, gfx_color(g, COL_BAD));
        ring(g, r, radius, 3, gfx_color(g, COL_FOCUS2));
    }
    if (state & CARD_LIFTED) {
        ring(g, r, radius, 5 + more, lit);
        ring(g, r, radius, 3, (Color){255, 255, 255, 255});
    } else if (state & CARD_CHOSEN) {
        ring(g, r, radius, 3 + more, gfx_color(g, COL_ACCENT));
    } else if (state & CARD_LIT) {
        ring(g, r, radius, 2 + more, lit);
    }
    if (state & CARD_TARGET)
        gfx_dashed(g, rect_inset(r, -5), radius + 5, 3, target);
}

static Text pill_text(Color ink)
{
    return (Text){FACE_BOLD, 12, ink, ALIGN_LEFT, false};
}

static float pill_height(Gfx *g)
{
    return maxf(gfx_text_height(g, pill_text((Color){0, 0, 0, 255})) + 2, 18);
}

/* Draws a pill around a few words, its middle at cx, cy, kept inside the window; its letters shrink if it would be wider
 * than `most`. */
static void pill(Gfx *g, float cx, float cy, float most, const char *words, const char *sign, Color ground, Color edge,
                 Color ink)
{
    float h = pill_height(g), icon = sign != NULL ? h * 0.62f : 0, around = h * 0.9f + (sign != NULL ? icon + 4 : 0);
    Text style = gfx_text_fit(g, pill_text(ink), 9, 0.5f, most - around, words);
    float text = gfx_text_width(g, style, words), w = text + around;
    float x = minf(maxf(cx - w / 2, 0), maxf(gfx_w(g) - w, 0));
    Rect r = rect(x, cy - h / 2, w, h);
    gfx_round(g, r, h / 2, edge);
    gfx_round(g, rect_inset(r, 1), h / 2, ground);
    if (sign != NULL)
        gfx_sign(g, sign, rect(r.x + h * 0.42f, r.y + (h - icon) / 2, icon, icon), ink, (Color){0, 0, 0, 0});
    gfx_text(g, style, rect(r.x + h * 0.45f + (sign != NULL ? icon + 4 : 0), r.y, text + 1, h), words);
}

static void gold_pill(Gfx *g, float cx, float cy, float most, const char *words)
{
    pill(g, cx, cy, most, words, NULL, color_rgb(0x150C06), color_rgb(0xC9973F), color_rgb(0xFFE09A));
}

/* Returns the part of a card that no other covers. */
static Rect uncovered(const CardFace *face, Rect r)
{
    bool covered = face != NULL && face->shows > 0 && face->shows < r.w - 1;
    return rect(r.x, r.y, covered ? face->shows : r.w, r.h);
}

/* Draws the two or three cost diamonds on the upper edge of small cards. */
static void edge_pips(Gfx *g, Rect r, int n, bool dimmed)
{
    float w = (float)n * 10 + 10, h = 14, top = r.y - (r.w < 73 ? 5 : 6);
    Rect p = rect(r.x + (r.w - w) / 2, top, w, h);
    gfx_round(g, p, h / 2, color_rgb(dimmed ? 0x6B5A40 : 0xC9973F));
    gfx_round(g, rect_inset(p, 1), h / 2 - 1, color_rgb(0x1A0F08));
    for (int i = 0; i < n; i++)
        gfx_pips(g, 1, 1, p.x + 5 + (float)i * 10, p.y + h / 2, 10);
    if (dimmed)
        gfx_round(g, p, h / 2, (Color){12, 9, 6, 128});
}

static void check_mark(Gfx *g, Rect r)
{
    float cx = r.x + r.w / 2, cy = r.y;
    gfx_disc(g, cx, cy, 11, gfx_color(g, COL_ACCENT));
    gfx_sign(g, "check", rect(cx - 7, cy - 7, 14, 14), gfx_color(g, COL_ONACCENT), (Color){0, 0, 0, 0});
}

static void numbers_at(Gfx *g, Rect card, const CardNumbers *n, bool small);

static void above(Gfx *g, const CardFace *face, Rect r, unsigned state, const char *tag)
{
    float cx = r.x + r.w / 2, most = r.w + 12, plate = card_plate(g, face, r.w);
    bool small = card_is_small(face, r.w);
    Rect seen = uncovered(face, r);
    if (tag != NULL && tag[0] != '\0') {
        float low = plate > 0 ? r.y + r.h - plate - 6 - pill_height(g) / 2 : small ? r.y + r.h - 13 : r.y + r.h * 0.64f;
        if (state & CARD_CAUSE)
            pill(g, cx, r.y + r.h + 7 + pill_height(g) / 2, most, tag, "ban", gfx_color(g, COL_BAD),
                 gfx_color(g, COL_BAD), g->theme == THEME_DAYLIGHT ? (Color){255, 255, 255, 255} : color_rgb(0x2A0F08));
        else
            gold_pill(g, seen.x + seen.w / 2, low, seen.w < r.w ? seen.w - 4 : most, tag);
    }
    if (state & CARD_CHOSEN)
        check_mark(g, r);
    if (state & CARD_BARRED_SIGN) {
        float side = maxf(minf(r.w * 0.33f, 48), 20);
        gfx_sign(g, "ban", rect(cx - side / 2, r.y + r.h / 2 - side / 2, side, side), color_rgb(0xF6EAD2),
                 color_rgb(0xB0301C));
    }
}

/* Draws a plate in place of a card whose pictures are still loading. */
static void empty_plate(Gfx *g, Rect r, float radius, Color rim)
{
    gfx_round(g, r, radius, color_mix(rim, (Color){20, 12, 8, 255}, 0.8f));
    gfx_frame(g, r, radius, 2, color_rgb(0xC9973F));
}

/* Draws the card as far as it is known while its face is made: stretched from another size, or as an empty plate. */
static void stand_in(Gfx *g, const CardFace *face, Rect r, SDL_Rect outer)
{
    const Baked *other = card_face_standing_in(g, face);
    if (other != NULL)
        px_stretched(g, other, outer);
    else
        empty_plate(g, r, card_radius(face, r.w), gfx_color(g, face->rim));
}

static unsigned variant_of(unsigned state)
{
    return (state & CARD_BARRED) ? (unsigned)FACE_DIMMED : 0u;
}

void card_draw(Gfx *g, const CardFace *face, Rect r, unsigned state, const char *tag)
{
    r = card_where(r, state);
    SDL_Rect at = card_px(g, r), outer;
    if (g->fade <= 0 && at.w > 0 && at.h > 0)
        card_expect(g, face, r);
    if (at.w < 1 || at.h < 1 || px_hidden(g, px_rect(g, rect_inset(r, -40))))
        return;
    below(g, r, card_radius(face, r.w), state);
    const Baked *b = card_face_baked(g, face, r, at, variant_of(state), &outer);
    if (b == NULL)
        stand_in(g, face, r, outer);
    px_baked(g, b, outer.x, outer.y);
    if (face->pips > 1 && card_is_small(face, r.w))
        edge_pips(g, uncovered(face, r), face->pips, (state & CARD_BARRED) != 0);
    if (face->numbers.has)
        numbers_at(g, r, &face->numbers, card_is_small(face, r.w)); /* they must be read on a card that is barred */
    above(g, face, r, state, tag);
}

void card_draw_swollen(Gfx *g, const CardFace *face, Rect r, float by, const char *tag)
{
    Rect large = rect(r.x - r.w * (by - 1) / 2, r.y - r.h * (by - 1) / 2, r.w * by, r.h * by);
    SDL_Rect at = card_px(g, large), outer;
    if (at.w < 1 || at.h < 1 || px_hidden(g, px_rect(g, rect_inset(large, -40))))
        return;
    below(g, large, card_radius(face, large.w), 0);
    const Baked *b = card_face_baked(g, face, r, card_px(g, r), 0, &outer);
    outer = card_is_small(face, large.w) ? at : card_outer(at, large.w);
    if (b == NULL)
        stand_in(g, face, large, outer);
    px_stretched(g, b, outer);
    if (face->pips > 1 && card_is_small(face, large.w))
        edge_pips(g, large, face->pips, false);
    above(g, face, large, 0, tag);
}

void card_draw_back(Gfx *g, const char *back, Rect r, unsigned state)
{
    r = card_where(r, state);
    SDL_Rect at = card_px(g, r);
    if (at.w < 1 || at.h < 1 || px_hidden(g, px_rect(g, rect_inset(r, -40))))
        return;
    below(g, r, r.w * 0.06f, state);
    const Baked *b = card_back_baked(g, back, at, variant_of(state));
    const Baked *other = b == NULL ? card_back_standing_in(g, back) : NULL;
    if (other != NULL)
        px_stretched(g, other, at);
    else if (b == NULL)
        empty_plate(g, r, r.w * 0.06f, color_rgb(0xC9973F));
    px_baked(g, b, at.x, at.y);
    above(g, NULL, r, state, NULL);
}

void card_draw_turning(Gfx *g, const CardFace *face, const char *back, Rect r, float turn)
{
    bool front = turn > 0.5f;
    float share = fabsf(2 * turn - 1);
    if (share >= 0.999f) {
        if (front)
            card_draw(g, face, r, 0, NULL);
        else
            card_draw_back(g, back, r, 0);
        return;
    }
    SDL_Rect at = card_px(g, r), outer = at;
    if (at.w < 1 || at.h < 1 || px_hidden(g, at))
        return;
    const Baked *b = front ? card_face_baked(g, face, r, at, 0, &outer) : card_back_baked(g, back, at, 0);
    if (b == NULL && front)
        b = card_face_standing_in(g, face);
    if (b == NULL) /* rather still face down than nothing */
        b = card_back_baked(g, back, at, 0);
    if (b == NULL)
        b = card_back_standing_in(g, back);
    int w = (int)lrintf((float)outer.w * share);
    px_stretched(g, b, (SDL_Rect){outer.x + (outer.w - w) / 2, outer.y, w, outer.h});
}

/* ---- numbers ---------------------------------------------------------------------------------------------------- */
/* The numbers of a card, drawn over its face at any size: small cards show them large. */

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

static void on_attack(Gfx *g, Rect card, CardNumber n, bool foe, float size, float y)
{
    float x = card.x + card.w * 0.03f, wide = n.now > 9 || n.now < 0 ? 1.62f : 1.34f;
    gfx_round(g, rect(x, y + size * 0.1f, size * wide, size * 0.84f), size * 0.2f, color_alpha(dark, 0.8f));
    gfx_sign(g, "sword", rect(x + size * 0.04f, y + size * 0.2f, size * 0.6f, size * 0.6f), color_rgb(0xF3E2BA),
             no_cut);
    figures(g, rect(x + size * 0.56f, y, size * (wide - 0.56f), size), size * 0.74f, n, foe);
    arrow(g, n, foe, x + size * (wide - 0.1f), y + size * 0.06f, size * 0.34f);
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

static void numbers_at(Gfx *g, Rect card, const CardNumbers *n, bool small)
{
    bool thumb = card_size(card.w) == CARD_THUMB, large = !small;
    float share = minf(thumb ? 0.42f : 0.4f, (thumb ? 0.36f : 0.27f) * (0.4f + 0.6f * gfx_text_scale(g)));
    float size = minf(maxf(card.w * share, 15), 64); /* larger beside large letters, as far as two stand side by side */
    float foot = thumb   ? card.h * 0.98f
                 : large ? card.h * 0.83f
                         : card.h - maxf(25, card.w * 0.148f + 5); /* above the plate of its name */
    float y = card.y + foot - size;
    if (n->has & CARD_COST)
        on_cost(g, card, n->cost);
    if (n->has & CARD_ATTACK)
        on_attack(g, card, n->attack, n->foe, size, y);
    if (card_size(card.w) == CARD_ZOOM && large && n->has & CARD_ATTACK)
        printed_above(g, n->attack, card.x + card.w * 0.03f + size * 0.9f, y + size * 0.06f, size * 0.42f);
    if (card_size(card.w) == CARD_ZOOM && large && n->has & CARD_HEALTH)
        printed_above(g, n->health, card.x + card.w * 0.97f - size * 0.5f, y - size * 0.04f, size * 0.42f);
    if (n->has & CARD_HEALTH)
        on_sign(g, card, "charmer", color_rgb(0xA8281E), n->health, size, y);
    else if (n->has & CARD_CHARGE)
        on_sign(g, card, "shield", color_rgb(0x3A6A8E), n->health, size, y);
}

void card_numbers(Gfx *g, Rect card, const CardNumbers *n)
{
    numbers_at(g, card, n, card_size(card.w) <= CARD_TABLE);
}
