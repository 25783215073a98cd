/* SPDX-License-Identifier: MIT
 * A strike: the card rears back and leaps at its target, which recoils and flashes; the number bursts out and stays
 * as a chip during the fight. Each belongs to a recent event (Table.recent). The rules report the strike before its
 * damage; the damage is shown when the blow lands. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "gfx/card_turned.h"
#include "ui/arrow.h"

enum { REARS = 110, LANDS = SIEGE_STRIKE_LANDS, HOLDS = 340, HOME = SIEGE_STRIKE_MS, BURSTS = 560 /* ms */ };
static const float LARGER = 1.16f, LEANS = 0.11f;

/* Returns the newest event of that kind about the piece if it is still shown, and *ms since it began; NULL: none. */
static const PastEvent *shown_of(const Table *t, int kind, PieceId p, float *ms)
{
    for (int i = 0; i < t->nrecent; i++) {
        const PastEvent *told = &t->recent[i];
        if (told->e.kind != kind || told->e.piece != p)
            continue;
        float u = siege_scene_share(t, told);
        *ms = u * siege_scene_ms(&told->e);
        return u >= 0 ? told : NULL;
    }
    return NULL;
}

static bool is_on_table(const Table *t, PieceId p)
{
    return p != NO_PIECE && p < t->in->s->npieces && t->at->piece[p].shown && !rect_is_empty(t->at->piece[p].r);
}

static float out(float u) /* fast first */
{
    return 1 - (1 - u) * (1 - u) * (1 - u);
}

static SDL_FPoint middle(Rect r)
{
    return (SDL_FPoint){r.x + r.w / 2, r.y + r.h / 2};
}

/* Returns the unit vector from the middle of a to that of b. */
static SDL_FPoint way(Rect a, Rect b)
{
    SDL_FPoint m = middle(a), k = middle(b);
    float dx = k.x - m.x, dy = k.y - m.y, far = sqrtf(dx * dx + dy * dy);
    return far > 0 ? (SDL_FPoint){dx / far, dy / far} : (SDL_FPoint){0, 1};
}

/* ---- the leap ---------------------------------------------------------------------------------------------------- */

/* Returns the middle of a striking card, ms after the strike began. */
static SDL_FPoint on_its_way(Rect home, Rect goal, float ms)
{
    SDL_FPoint h = middle(home), k = middle(goal), d = way(home, goal);
    float reach = goal.h * 0.25f + home.h * 0.3f; /* it lands on the near half */
    SDL_FPoint hit = {k.x - d.x * reach, k.y - d.y * reach}, back = {h.x - d.x * 15, h.y - d.y * 15};
    SDL_FPoint from = h, to = back;
    float u = out(clampf(ms / REARS, 0, 1));
    if (ms >= HOLDS) {
        float v = clampf((ms - HOLDS) / (HOME - HOLDS), 0, 1);
        from = hit;
        to = h;
        u = v * v * (3 - 2 * v);
    } else if (ms >= LANDS) {
        from = to = hit;
    } else if (ms >= REARS) {
        float v = (ms - REARS) / (LANDS - REARS);
        from = back;
        to = hit;
        u = v * v;
    }
    return (SDL_FPoint){from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * u};
}

bool siege_leaps(const Table *t, PieceId p)
{
    float ms;
    if (!siege_moves_scenes(t))
        return false;
    const PastEvent *told = shown_of(t, EV_STRIKES, p, &ms);
    return told && is_on_table(t, p) && is_on_table(t, (PieceId)told->e.other);
}

/* Returns a card's rectangle round m on whole pixels, so that one cached picture serves all the way. */
static Rect around(Gfx *g, SDL_FPoint m, float w)
{
    float u = gfx_unit(g), side = floorf(w * u) / u, h = floorf(side * 1.25f * u) / u;
    return rect(floorf((m.x - side / 2) * u) / u, floorf((m.y - h / 2) * u) / u, side, h);
}

/* Draws a leaping card: large and tilted while it flies, as it lies before and after. With reduced motion: an arrow. */
void siege_draw_leap(Table *t, const Event *e, float u)
{
    float ms = u * HOME;
    PieceId p = e->piece;
    CardFace face;
    if (!is_on_table(t, p) || !is_on_table(t, (PieceId)e->other) || shown_of(t, EV_STRIKES, p, &ms) == NULL ||
        !siege_board.face(&siege_game, e->def, &face))
        return;
    Rect home = t->at->piece[p].r, goal = t->at->piece[e->other].r;
    if (!siege_moves_scenes(t)) {
        arrow_bow(t->g, arrow_edge(home, goal.x + goal.w / 2, goal.y + goal.h / 2, 0.8f),
                  arrow_edge(goal, home.x + home.w / 2, home.y + home.h / 2, 0.6f), gfx_color(t->g, COL_ACCENT), 1);
        return;
    }
    SDL_FPoint m = on_its_way(home, goal, ms);
    Rect large = around(t->g, m, home.w * LARGER);
    bool flies = ms >= REARS && ms < HOLDS + (HOME - HOLDS) * 0.55f;
    face.numbers.has = 0;
    if (flies && card_is_made(t->g, &face, large)) {
        float side = middle(goal).x < middle(home).x - 1 ? 1 : middle(goal).y > middle(home).y ? -1 : 1;
        gfx_card_leaning(t->g, &face, NULL, large, (CardTurn){.roll = side * LEANS});
    } else {
        Rect flat = rect(m.x - home.w / 2, m.y - home.h / 2, home.w, home.h);
        card_draw(t->g, &face, flat, CARD_LIFTED * (unsigned)flies, NULL);
    }
}

void siege_expect_leaps(Table *t)
{
    const State *s = t->in->s;
    int lane = siege_lane_now(t);
    CardFace face;
    for (PieceId p = 0; lane >= 0 && siege_moves_scenes(t) && p < s->npieces; p++) {
        bool here = s->piece[p].pos == lane && (s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER);
        if (!here || s->piece[p].def == DEF_HIDDEN || !is_on_table(t, p) ||
            !siege_board.face(&siege_game, s->piece[p].def, &face))
            continue;
        face.numbers.has = 0;
        card_expect(t->g, &face, around(t->g, (SDL_FPoint){0, 0}, t->at->piece[p].r.w * LARGER));
    }
}

/* ---- the struck card --------------------------------------------------------------------------------------------- */

/* Returns the direction away from the attacker, or sideways if there is none. */
static SDL_FPoint blown(const Table *t, PieceId p)
{
    for (int i = 0; i < t->nrecent; i++) {
        const Event *e = &t->recent[i].e;
        if (e->kind == EV_STRIKES && e->other == p && is_on_table(t, e->piece))
            return way(t->at->piece[e->piece].r, t->at->piece[p].r);
    }
    return (SDL_FPoint){1, 0};
}

Rect siege_recoiled(const Table *t, PieceId p, Rect r, float *flash)
{
    enum { SHAKES = 300, FLASHES = 130 };
    float ms;
    const PastEvent *told = siege_moves_scenes(t) ? shown_of(t, EV_DAMAGED, p, &ms) : NULL;
    *flash = 0;
    if (!told || told->e.n <= 0 || ms >= SHAKES)
        return r;
    SDL_FPoint d = told->e.face ? blown(t, p) : (SDL_FPoint){1, 0};
    float v = 1 - ms / SHAKES, far = fminf(r.w * 0.12f, 14) * v * v * cosf(ms / SHAKES * 11);
    *flash = ms < FLASHES ? 1 - ms / FLASHES : 0;
    return rect(r.x + d.x * far, r.y + d.y * far, r.w, r.h);
}

static void chip(Table *t, Rect card, const char *words, float alpha)
{
    float h = clampf(card.w * 0.2f, 15, 26), w = h * 1.7f;
    Rect r = rect(card.x + card.w - w * 0.82f, card.y + card.h * 0.5f - h, w, h);
    Text style = {FACE_BOLD, h * 0.72f, {255, 240, 225, (uint8_t)(255 * alpha)}, ALIGN_CENTER, true};
    gfx_round(t->g, r, h / 2, (Color){24, 6, 4, (uint8_t)(255 * alpha)});
    gfx_round(t->g, rect_inset(r, 1.5f), h / 2, (Color){168, 30, 20, (uint8_t)(255 * alpha)});
    (void)gfx_text(t->g, style, r, words);
}

static void rays(Table *t, SDL_FPoint m, float from, float to, float thick, Color c)
{
    enum { RAYS = 9 };
    for (int i = 0; i < RAYS; i++) {
        float a = 6.2831853f * ((float)i + 0.35f * (float)(i & 1)) / RAYS, dx = cosf(a), dy = sinf(a);
        gfx_line(t->g, m.x + dx * from, m.y + dy * from, m.x + dx * to, m.y + dy * to, thick, c);
    }
}

/* Returns the scale of a burst: few sizes, because each is a picture of its own. */
static float pop(float ms)
{
    return ms < 34 ? 0.75f : ms < 90 ? 1.28f : ms < 130 ? 1.1f : 1;
}

/* Draws a ragged burst with the number; heavy: the damage destroys the card. */
static void burst(Table *t, Rect card, const char *words, float ms, bool heavy)
{
    SDL_FPoint m = middle(card);
    float size = clampf(fmaxf(card.w, 84) * (heavy ? 0.92f : 0.76f), 40, 150) * pop(ms),
          alpha = clampf((BURSTS - ms) / 120, 0, 1);
    uint8_t a = (uint8_t)(255 * alpha);
    float spread = clampf(ms / 260, 0, 1);
    if (spread < 1)
        rays(t, m, size * (0.35f + 0.3f * spread), size * (0.5f + 0.6f * spread), 3.5f,
             (Color){255, 214, 130, (uint8_t)(230 * (1 - spread))});
    Rect r = rect(m.x - size / 2, m.y - size / 2, size, size);
    gfx_sign(t->g, "blow", rect_inset(r, -size * 0.07f), (Color){70, 14, 6, a}, (Color){0});
    gfx_sign(t->g, "blow", r, (Color){255, 150, 50, a}, (Color){0});
    gfx_sign(t->g, "blow", rect_inset(r, size * 0.13f), (Color){255, 228, 158, a}, (Color){0});
    Text style = {FACE_BOLD, size * 0.34f, {90, 14, 6, a}, ALIGN_CENTER, true};
    (void)gfx_text(t->g, style, r, words);
}

void siege_draw_damage(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    float ms = u * SIEGE_DAMAGE_MS;
    char words[16];
    if (!is_on_table(t, e->piece))
        return;
    Rect card = t->at->piece[e->piece].r;
    (void)snprintf(words, sizeof words, "\u2212%d", e->n);
    if (e->n <= 0) { /* all of it was prevented */
        float size = clampf(card.w * 0.42f, 22, 64), alpha = clampf((700 - ms) / 350, 0, 1);
        SDL_FPoint m = middle(card);
        gfx_sign(t->g, "shield", rect(m.x - size / 2, m.y - size / 2, size, size),
                 color_alpha(gfx_color(t->g, COL_INFO), alpha), (Color){0});
        return;
    }
    int unit = siege_unit(s, e->piece);
    bool moves = siege_moves_scenes(t);
    if (moves && ms < BURSTS)
        burst(t, card, words, ms, unit != NO_UNIT && siege_health_left(s, unit) <= 0);
    if (!moves || ms >= BURSTS - 120)
        chip(t, card, words, clampf((SIEGE_DAMAGE_MS - ms) / 250, 0, 1));
}
