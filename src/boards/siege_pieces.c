/* SPDX-License-Identifier: MIT
 * A card on the table of Siege: its face, and over it what it is worth at this moment. */
#include <math.h>
#include <stdio.h>

#include "boards/siege_draw.h"
#include "boards/siege_face.h"
#include "core/table.h"

enum { SMALL_CARD = 64 }; /* narrower ones show their numbers large instead of a picture */

bool siege_is_small(Rect r)
{
    return r.w < SMALL_CARD;
}

/* A number on a sign in a corner of a card: mint when it is better than printed, coral when worse. */
static void corner(Table *t, Rect r, const char *sign, ColorRole ground, int n, int printed, bool right)
{
    Gfx *g = t->g;
    float size = clampf(r.w * 0.27f, 15, 46), x = right ? r.x + r.w - size - r.w * 0.02f : r.x + r.w * 0.02f;
    Rect at = rect(x, r.y + r.h * 0.79f - size, size, size);
    ColorRole color = n > printed ? COL_TARGET : n < printed ? COL_BAD : COL_TEXT;
    Text style = {.face = FACE_BOLD, .size = size * 0.72f, .align = ALIGN_CENTER, .fixed = true};
    char words[16];
    (void)snprintf(words, sizeof words, "%d", n);
    if (sign[0] == 's' && sign[1] == 'w') { /* the sword lies beside its number */
        Rect plate = rect(at.x, at.y + size * 0.12f, size * 1.34f, size * 0.82f);
        gfx_round(g, plate, size * 0.2f, (Color){14, 10, 8, 200});
        gfx_sign(g, sign, rect(at.x + 1, at.y + size * 0.22f, size * 0.6f, size * 0.6f), gfx_color(g, COL_PAPER),
                 (Color){0, 0, 0, 0});
        at = rect(at.x + size * 0.52f, at.y + size * 0.02f, size * 0.8f, size);
    } else {
        gfx_sign(g, sign, rect_inset(at, -1.5f), (Color){14, 10, 8, 255}, (Color){14, 10, 8, 255});
        gfx_sign(g, sign, at, gfx_color(g, ground), gfx_color(g, ground));
    }
    style.color = (Color){255, 255, 255, 255};
    if (color != COL_TEXT) {
        style.color = gfx_color(g, color);
        gfx_round(g, rect(at.x + size * 0.1f, at.y + size * 0.2f, size * 0.8f, size * 0.62f), size * 0.2f,
                  (Color){14, 10, 8, 220});
    }
    (void)gfx_text(g, style, rect(at.x - 4, at.y, at.w + 8, at.h), words);
}

static void cost(Table *t, Rect r, int n, int printed)
{
    Gfx *g = t->g;
    float size = clampf(r.w * 0.3f, 16, 52);
    Rect at = rect(r.x - size * 0.12f, r.y - size * 0.12f, size, size);
    gfx_sign(g, "four", rect_inset(at, -2), (Color){14, 10, 8, 255}, (Color){14, 10, 8, 255});
    gfx_sign(g, "four", at, (Color){46, 120, 200, 255}, (Color){0, 0, 0, 0});
    Text style = {FACE_BOLD, size * 0.58f,
                  n < printed   ? gfx_color(g, COL_TARGET)
                  : n > printed ? gfx_color(g, COL_BAD)
                                : (Color){255, 255, 255, 255},
                  ALIGN_CENTER, true};
    char words[16];
    (void)snprintf(words, sizeof words, "%d", n);
    (void)gfx_text(g, style, at, words);
}

/* Tokens as things one can see: a heap of small discs at the left edge, green and red for health and wounds, gold and
 * grey for attack and weakness. */
static void tokens(Table *t, PieceId p, Rect r)
{
    const Piece *piece = &t->in->s->piece[p];
    const struct {
        int n;
        Color plus, minus;
    } kind[2] = {{piece->num[NUM_HEALTH], {120, 200, 90, 255}, {214, 64, 52, 255}},
                 {piece->num[NUM_ATTACK], {240, 190, 70, 255}, {150, 150, 165, 255}}};
    float size = clampf(r.w * 0.11f, 6, 16), y = r.y + r.h * 0.3f;
    for (int k = 0; k < 2; k++) {
        int n = kind[k].n < 0 ? -kind[k].n : kind[k].n;
        for (int i = 0; i < n && i < 5; i++, y += size * 0.72f) {
            gfx_disc(t->g, r.x + r.w - size * 0.7f, y, size / 2 + 1.2f, (Color){14, 10, 8, 255});
            gfx_disc(t->g, r.x + r.w - size * 0.7f, y, size / 2, kind[k].n < 0 ? kind[k].minus : kind[k].plus);
        }
        y += size * 0.5f;
    }
}

static bool in_play(int group)
{
    return group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK || group == GROUP_CASTLE ||
           group == GROUP_PORTAL;
}

static void numbers(Table *t, PieceId p, Rect r)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    int group = t->in->game->place[piece->place].group, unit = siege_unit(s, p);
    bool play = in_play(group) && unit != NO_UNIT;
    bool fights = c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER ||
                  c->type == CARD_OUTSIDER || c->type == CARD_MINION;
    if (group == GROUP_CASTLE || group == GROUP_PORTAL)
        return; /* its panel says them */
    if (fights)
        corner(t, r, "sword", COL_PAPER, play ? siege_attack(s, unit) : c->attack, c->attack, false);
    if (fights || c->type == CARD_TOWER)
        corner(t, r, "charmer", COL_RUBY, play ? siege_health(s, unit) : c->health, c->health, true);
    if (play)
        tokens(t, p, r);
    if (!siege_is_horde(c) && group == GROUP_HAND) {
        int seat = s->piece[p].owner < siege_allies(s) ? s->piece[p].owner : 0;
        cost(t, r, siege_cost(s, seat, c), c->cost);
    }
}

/* The marks of this turn, one below the other at the upper edge. */
static void marks(Table *t, PieceId p, Rect r)
{
    const State *s = t->in->s;
    const Siege *g = siege_of(s);
    int unit = siege_unit(s, p), n = 0;
    if (unit == NO_UNIT || unit >= UNITS)
        return;
    const char *sign[5];
    if (g->armor[unit] > 0)
        sign[n++] = "shield";
    if (g->mark[unit] & MARK_STUNNED)
        sign[n++] = "lock";
    if (g->mark[unit] & MARK_SATED)
        sign[n++] = "coin";
    if (s->piece[p].face & FACE_CHALLENGING)
        sign[n++] = "fist";
    float size = clampf(r.w * 0.24f, 14, 34);
    for (int i = 0; i < n; i++)
        gfx_badge(t->g, sign[i], r.x + r.w - size * 0.6f, r.y + size * (0.6f + (float)i), size);
    if (g->armor[unit] > 1) {
        char words[16];
        (void)snprintf(words, sizeof words, "%d", g->armor[unit]);
        Text style = {FACE_BOLD, size * 0.5f, {255, 255, 255, 255}, ALIGN_CENTER, true};
        (void)gfx_text(t->g, style, rect(r.x + r.w - size * 1.1f, r.y + size * 0.1f, size, size), words);
    }
}

/* What is exhausted lies askew, as a card on a table is turned; here it is dimmed and its word says so. */
static void spent(Table *t, Rect r)
{
    gfx_round(t->g, r, r.w * 0.06f, (Color){10, 8, 6, 120});
}

void siege_tag(const Table *t, PieceId p, char *out, size_t n)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    int group = t->in->game->place[piece->place].group;
    out[0] = '\0';
    if (!in_play(group) || t->at->piece[p].r.w < 60)
        return;
    if (siege_of(s)->boosted == p)
        say(out, n, SAY("boosted"));
    else if (piece->face & FACE_FALLING)
        say(out, n, SAY("falls"));
    else if (piece->face & FACE_EXHAUSTED)
        say(out, n, SAY("used"));
}

/* Short words at the upper edge, where neither numbers nor the name lie. */
static void label(Table *t, Rect r, const char *words)
{
    Text style = {FACE_SEMI, clampf(r.w * 0.115f, 10, 17), gfx_color(t->g, COL_TEXT), ALIGN_CENTER, true};
    float w = fminf(gfx_text_width(t->g, style, words) + 16, r.w), h = style.size * 1.5f;
    Rect at = rect(r.x + (r.w - w) / 2, r.y + r.h * 0.05f, w, h);
    gfx_round(t->g, at, h / 2, (Color){14, 10, 8, 230});
    gfx_frame(t->g, at, h / 2, 1.5f, gfx_color(t->g, COL_ACCENT));
    (void)gfx_text(t->g, style, at, words);
}

void siege_draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    CardFace f;
    int group = t->in->game->place[piece->place].group;
    if (group == GROUP_DECK || group == GROUP_HORDE_DECK)
        return;
    if (piece->def == DEF_HIDDEN || !siege_face(&siege_game, piece->def, &f)) {
        card_draw_back(t->g, "backs/siege", shot.r, state);
        return;
    }
    if (group == GROUP_HAND && t->in->asked == piece->owner && !(state & (CARD_LIT | CARD_LIFTED)))
        state &= ~(unsigned)CARD_BARRED_SIGN; /* what is too dear is dimmed; a sign on each would be noise */
    if (shot.turn <= 0.99f) {
        card_draw_turning(t->g, &f, "backs/siege", shot.r, shot.turn);
        return;
    }
    Rect r = shot.r;
    card_draw(t->g, &f, r, state, NULL);
    if (piece->face & FACE_EXHAUSTED && in_play(group))
        spent(t, r);
    numbers(t, p, r);
    if (in_play(group))
        marks(t, p, r);
    if (tag)
        label(t, r, tag);
}
