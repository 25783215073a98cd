/* SPDX-License-Identifier: MIT
 * Short scenes above the cards: strikes, damage, tokens, abilities, a breaking portal. Each belongs to a recent
 * event; any click or key ends them. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "core/say.h"

float siege_scene_ms(const Event *e)
{
    if (siege_moment_ms(e) > 0)
        return siege_moment_ms(e);
    switch (e->kind) {
    case EV_STRIKES:
        return SIEGE_STRIKE_MS;
    case EV_DAMAGED:
        return SIEGE_DAMAGE_MS;
    case EV_TAUNTS:
        return 1500;
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

/* Gives where the card lies; false: nowhere on this screen. */
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

static void tokens(Table *t, const Event *e, float u, int sign)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    bool good = e->other == WORD_HEALTH || e->other == WORD_ATTACK;
    number(t, r.x + r.w / 2, r.y + r.h * (0.5f - 0.35f * out(u)), clampf(r.w * 0.26f, 15, 40),
           good == (sign > 0) ? COL_TARGET : COL_BAD, sign * e->n, 1 - u * u);
}

/* Draws a ring of light that leaves a card that does something. */
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

/* Returns where the mana of that seat is shown on this screen; empty: nowhere. */
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

/* Draws gained mana at the pool it goes to, except in the refresh phase, where everyone expects it. */
static void mana_came(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    if (e->n <= 0 || e->seat >= SIEGE_SEATS || s->phase == PHASE_REFRESH || s->phase == PHASE_SETUP)
        return;
    Rect r = place_of_mana(t, e->seat);
    if (rect_is_empty(r))
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("+{n} mana"), say_n("n", e->n));
    float h = line_of(t->in, 26), alpha = u > 0.75f ? (1 - u) / 0.25f : 1;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    style.color = faded(t, COL_TEXT, alpha);
    float w = fminf(gfx_text_width(t->g, style, words) + 24, r.w);
    Rect pill = rect(r.x + (r.w - w) / 2, r.y - h * 0.4f - 6 * out(clampf(u * 4, 0, 1)), w, h);
    gfx_round(t->g, pill, h / 2, (Color){20, 60, 110, (uint8_t)(235 * alpha)});
    gfx_frame(t->g, pill, h / 2, 1.5f, faded(t, COL_INFO, alpha));
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, w - 8, words), pill, words);
}

static void scene(Table *t, const Event *e, float u)
{
    switch (e->kind) {
    case EV_STRIKES:
        siege_draw_leap(t, e, u);
        break;
    case EV_DAMAGED:
        siege_draw_damage(t, e, u);
        break;
    case EV_TAUNTS:
        siege_draw_taunt(t, e, u);
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
    default:
        break;
    }
    if (siege_moment_ms(e) > 0)
        siege_draw_moment(t, e, u);
}

bool siege_moves_scenes(const Table *t)
{
    return !ui_reduced_motion(t->ui);
}

float siege_scene_share(const Table *t, const PastEvent *told)
{
    float ms = siege_scene_ms(&told->e) * ui_speed(t->ui), age = (float)(int32_t)(t->now - told->at);
    return ms > 0 && age >= 0 && age < ms ? age / ms : -1;
}

/* Draws older scenes first, so that a leaping card is above all numbers except those of its own strike, which come
 * later. */
void siege_draw_scenes(Table *t)
{
    siege_expect_leaps(t);
    for (int i = t->nrecent - 1; i >= 0; i--) {
        float u = siege_scene_share(t, &t->recent[i]);
        if (u < 0)
            continue;
        bool stands = !siege_moves_scenes(t) && t->recent[i].e.kind != EV_DAMAGED;
        scene(t, &t->recent[i].e, stands ? 0.35f : u);
        ui_wake(t->ui, 16);
    }
}
