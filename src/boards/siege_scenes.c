/* SPDX-License-Identifier: MIT
 * What happens at this table as small scenes above the cards: strikes, damage, tokens, a card that does something, the
 * portal that breaks.  Each belongs to an event that was told a moment ago and is over soon; any click or key ends them. */
#include <math.h>
#include <stdio.h>

#include "boards/siege_draw.h"
#include "core/say.h"

static const float FULL_TURN = 6.2831853f;

float siege_scene_ms(const Event *e)
{
    switch (e->kind) {
    case EV_STRIKES:
        return 420;
    case EV_DAMAGED:
        return 700;
    case EV_TOKENS:
    case EV_REMOVED:
        return 600;
    case EV_ABILITY:
    case EV_USED:
    case EV_BOOSTED:
        return 620;
    case EV_FALLS:
        return 560;
    case EV_PILLAGED:
        return 900;
    case EV_MANA:
        return e->n > 0 ? 1600 : 0;
    case EV_TURN:
    case EV_REVEALED:
        return 1100;
    case EV_COLLAPSES:
    case EV_WON:
    case EV_LOST:
        return 1600;
    default:
        return 0;
    }
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static float out(float u) /* fast first */
{
    return 1 - (1 - u) * (1 - u) * (1 - u);
}

static Color faded(Table *t, ColorRole role, float alpha)
{
    return color_alpha(gfx_color(t->g, role), clampf(alpha, 0, 1));
}

static void rays(Table *t, float x, float y, float from, float to, int n, float thick, Color c)
{
    for (int i = 0; i < n; i++) {
        float a = FULL_TURN * ((float)i + 0.35f * (float)(i & 1)) / (float)n, dx = cosf(a), dy = sinf(a);
        gfx_line(t->g, x + dx * from, y + dy * from, x + dx * to, y + dy * to, thick, c);
    }
}

/* Where the card lies; false: nowhere on this screen. */
static bool place_of(const Table *t, PieceId p, Rect *r)
{
    if (p == NO_PIECE || p >= t->in->s->npieces || rect_is_empty(t->at->piece[p].r) || !t->at->piece[p].shown)
        return false;
    *r = t->at->piece[p].r;
    return true;
}

static void number(Table *t, float x, float y, float size, ColorRole role, int n, float alpha)
{
    char words[16];
    (void)snprintf(words, sizeof words, n < 0 ? "\u2212%d" : "+%d", n < 0 ? -n : n);
    Text style = {FACE_BOLD, size, faded(t, role, alpha), ALIGN_CENTER, true};
    (void)gfx_text(t->g, style, rect(x - 60, y - size, 120, size * 2), words);
}

/* ---- scenes ------------------------------------------------------------------------------------------------------ */

/* From the one who strikes to the struck: a blade of light with weight at its end. */
static void strike(Table *t, const Event *e, float u)
{
    Rect a, b;
    if (!place_of(t, e->piece, &a) || !place_of(t, (PieceId)e->other, &b))
        return;
    float x0 = a.x + a.w / 2, y0 = a.y + a.h / 2, x1 = b.x + b.w / 2, y1 = b.y + b.h / 2, v = out(clampf(u * 2, 0, 1));
    float tail = clampf(u * 2 - 1, 0, 1), x = x0 + (x1 - x0) * v, y = y0 + (y1 - y0) * v;
    x0 += (x1 - x0) * tail;
    y0 += (y1 - y0) * tail;
    gfx_line(t->g, x0, y0, x, y, 11, (Color){14, 10, 8, 150});
    gfx_line(t->g, x0, y0, x, y, 6, faded(t, COL_ACCENT, 1 - tail * 0.5f));
    gfx_line(t->g, x0, y0, x, y, 2, (Color){255, 250, 235, 255});
    if (v > 0.9f)
        rays(t, x1, y1, b.w * 0.1f, b.w * (0.2f + 0.4f * tail), 9, 4, faded(t, COL_ACCENT, 1 - tail));
}

/* A ragged burst with the number of wounds. */
static void damage(Table *t, const Event *e, float u)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    float x = r.x + r.w / 2, y = r.y + r.h / 2, size = clampf(r.w * 0.42f, 22, 64), alpha = 1 - clampf(u * 2 - 1, 0, 1);
    float grow = u < 0.2f ? 0.5f + 3.5f * u : 1.2f - 0.2f * clampf((u - 0.2f) * 4, 0, 1);
    if (e->n <= 0) { /* all of it was kept off */
        gfx_sign(t->g, "shield", rect(x - size / 2, y - size / 2, size, size), faded(t, COL_INFO, alpha), (Color){0});
        return;
    }
    rays(t, x, y, 0, size * 0.86f * grow, 13, size * 0.24f, (Color){110, 24, 10, (uint8_t)(255 * alpha)});
    rays(t, x, y, 0, size * 0.78f * grow, 13, size * 0.17f, (Color){255, 170, 60, (uint8_t)(255 * alpha)});
    gfx_disc(t->g, x, y, size * 0.5f * grow, (Color){255, 226, 150, (uint8_t)(255 * alpha)});
    char words[16];
    (void)snprintf(words, sizeof words, "\u2212%d", e->n);
    Text style = {FACE_BOLD, size * 0.62f * grow, {90, 14, 6, (uint8_t)(255 * alpha)}, ALIGN_CENTER, true};
    (void)gfx_text(t->g, style, rect(x - size, y - size, size * 2, size * 2), words);
}

static void tokens(Table *t, const Event *e, float u, int sign)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    bool good = e->other == WORD_HEALTH || e->other == WORD_ATTACK;
    number(t, r.x + r.w / 2, r.y + r.h * (0.5f - 0.35f * out(u)), clampf(r.w * 0.26f, 15, 40),
           good == (sign > 0) ? COL_TARGET : COL_BAD, sign * e->n, 1 - u * u);
}

/* The card that does something: a ring of light that leaves it. */
static void glow(Table *t, const Event *e, float u, ColorRole role)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    gfx_glow(t->g, r, r.w * 0.06f, 10 + 26 * out(u), faded(t, role, 0.8f * (1 - u)));
    gfx_frame(t->g, rect_inset(r, -4 - 10 * out(u)), r.w * 0.08f, 3, faded(t, role, 1 - u));
}

static void falls(Table *t, const Event *e, float u)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    gfx_round(t->g, r, r.w * 0.06f, (Color){20, 8, 6, (uint8_t)(190 * (1 - u))});
    Color c = faded(t, COL_BAD, 1 - u);
    float v = out(clampf(u * 2.5f, 0, 1)), pad = r.w * 0.14f;
    gfx_line(t->g, r.x + pad, r.y + pad, r.x + pad + (r.w - 2 * pad) * v, r.y + pad + (r.h - 2 * pad) * v, 7, c);
    gfx_line(t->g, r.x + r.w - pad, r.y + pad, r.x + r.w - pad - (r.w - 2 * pad) * v, r.y + pad + (r.h - 2 * pad) * v,
             7, c);
}

static void pillaged(Table *t, const Event *e, float u)
{
    bool turned = siege_is_turned(t->in);
    Rect r = t->at->panel[turned ? AT_FOE : AT_MANA];
    if (!rect_is_empty(r) && (turned || e->seat == siege_near_ally(t->in)))
        number(t, r.x + r.w / 2, r.y + r.h * (0.6f - 0.4f * out(u)), 34, turned ? COL_TARGET : COL_BAD, -e->n,
               1 - u * u);
}

/* Where the mana of that seat is told on this screen; empty: nowhere. */
static Rect place_of_mana(const Table *t, int seat)
{
    const State *s = t->in->s;
    Rect hand = t->at->panel[AT_HANDS + seat];
    bool horde = seat == siege_horde_seat(s);
    if (horde != siege_is_turned(t->in)) /* the other side */
        return t->at->panel[horde ? AT_BACK : AT_FOE];
    if (!horde && siege_allies(s) == 2 && !rect_is_empty(hand))
        return hand;
    return horde || seat == siege_near_ally(t->in) ? t->at->panel[AT_MANA] : (Rect){0};
}

/* Mana that comes in besides that of the refresh phase, which everybody expects: into whose pool it goes. */
static void mana_came(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    if (e->n <= 0 || e->seat >= SIEGE_SEATS || s->phase == PHASE_REFRESH || s->phase == PHASE_SETUP)
        return;
    Rect r = place_of_mana(t, e->seat);
    if (rect_is_empty(r))
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n} mana came in"), say_n("n", e->n));
    float h = line_of(t->in, 26), alpha = u > 0.75f ? (1 - u) / 0.25f : 1;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    style.color = faded(t, COL_TEXT, alpha);
    float w = fminf(gfx_text_width(t->g, style, words) + 24, r.w);
    Rect pill = rect(r.x + (r.w - w) / 2, r.y - h * 0.4f - 6 * out(clampf(u * 4, 0, 1)), w, h);
    gfx_round(t->g, pill, h / 2, (Color){20, 60, 110, (uint8_t)(235 * alpha)});
    gfx_frame(t->g, pill, h / 2, 1.5f, faded(t, COL_INFO, alpha));
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, w - 8, words), pill, words);
}

/* A moment to remember: words across the lanes on a dark band. */
static void banner(Table *t, const char *words, ColorRole role, float u)
{
    Rect all = siege_lanes(t->at);
    float w = all.w, h = line_of(t->in, 74);
    float alpha = u < 0.15f ? u / 0.15f : u > 0.75f ? (1 - u) / 0.25f : 1;
    Rect band = rect(all.x, all.y + (all.h - h) / 2, w, h);
    gfx_fill(t->g, band, (Color){12, 8, 6, (uint8_t)(215 * alpha)});
    gfx_fill(t->g, rect(band.x, band.y, band.w, 3), faded(t, role, alpha));
    gfx_fill(t->g, rect(band.x, band.y + h - 3, band.w, 3), faded(t, role, alpha));
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 36, role, ALIGN_CENTER);
    style.color = faded(t, role, alpha);
    style = gfx_text_fit(t->g, style, 14, 1, w - 24, words);
    (void)gfx_text(t->g, style, rect_inset(band, 6), words);
}

static void card_banner(Table *t, const Event *e, SayArg template, ColorRole role, float u)
{
    char words[SENTENCE_MAX];
    const char *name = e->def != DEF_HIDDEN && e->def < siege_game.ndefs ? say_word(siege_game.def[e->def].name) : "";
    if (!name[0])
        return;
    say(words, sizeof words, template, say_s("card", name));
    banner(t, words, role, u);
}

static void turn(Table *t, const Event *e, float u)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Turn {n}"), say_n("n", e->n));
    banner(t, words, COL_ACCENT, u);
}

static void scene(Table *t, const Event *e, float u)
{
    switch (e->kind) {
    case EV_STRIKES:
        strike(t, e, u);
        break;
    case EV_DAMAGED:
        damage(t, e, u);
        break;
    case EV_TOKENS:
        tokens(t, e, u, 1);
        break;
    case EV_REMOVED:
        tokens(t, e, u, -1);
        break;
    case EV_ABILITY:
    case EV_USED:
        glow(t, e, u, COL_ACCENT);
        break;
    case EV_BOOSTED:
        glow(t, e, u, COL_BAD);
        break;
    case EV_FALLS:
        falls(t, e, u);
        break;
    case EV_PILLAGED:
        pillaged(t, e, u);
        break;
    case EV_MANA:
        mana_came(t, e, u);
        break;
    case EV_TURN:
        turn(t, e, u);
        break;
    case EV_REVEALED:
        card_banner(t, e, SAY("Treachery: {card}"), COL_BAD, u);
        break;
    case EV_COLLAPSES:
        card_banner(t, e, SAY("{card} collapses"), COL_TARGET, u);
        break;
    case EV_WON:
        banner(t, T_("The castle holds"), siege_is_turned(t->in) ? COL_BAD : COL_ACCENT, u);
        break;
    case EV_LOST:
        banner(t, T_("The castle is lost"), siege_is_turned(t->in) ? COL_ACCENT : COL_BAD, u);
        break;
    default:
        break;
    }
}

void siege_draw_scenes(Table *t)
{
    if (ui_speed(t->ui) <= 0 || ui_reduced_motion(t->ui))
        return;
    for (int i = t->nrecent - 1; i >= 0; i--) {
        const Told *told = &t->recent[i];
        float ms = siege_scene_ms(&told->e) * ui_speed(t->ui), age = (float)(int32_t)(t->now - told->at);
        if (ms <= 0 || age < 0 || age >= ms)
            continue;
        scene(t, &told->e, age / ms);
        ui_wake(t->ui, 16);
    }
}
