/* SPDX-License-Identifier: MIT
 * Forecasts as signs: what the fight of a lane does stands in the band between its halves and on its two cards, what the
 * minions will steal at the end of the back line. The words of each are its label (siege_forecast_words). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/table.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"

/* Signs stand on pictures, in a pill that is dark in every theme, so their colours are those of the tavern. */
static Color sign_color(SiegeTone tone)
{
    return theme_color(THEME_TAVERN, tone == TONE_GOOD    ? COL_TARGET
                                     : tone == TONE_BAD   ? COL_BAD
                                     : tone == TONE_MIXED ? COL_ACCENT
                                                          : COL_TEXT);
}

static const Color pale = {232, 211, 162, 255};

/* ---- pills ------------------------------------------------------------------------------------------------------- */

/* A row of signs and numbers. */
enum { PARTS = 8, WORD = 24 };
typedef struct {
    const char *sign; /* or NULL: a number */
    char text[WORD];
    float size; /* as a share of the pill's height; of a sign its side, of a number its letters */
    Color color;
} Part;

typedef struct {
    int n;
    Part part[PARTS];
} Parts;

static void add_sign(Parts *all, const char *sign, float size, Color c)
{
    if (all->n < PARTS)
        all->part[all->n++] = (Part){.sign = sign, .size = size, .color = c};
}

static void add_number(Parts *all, int n, bool sign, Color c)
{
    if (all->n == PARTS)
        return;
    Part *p = &all->part[all->n++];
    *p = (Part){.size = 0.62f, .color = c};
    (void)snprintf(p->text, sizeof p->text, "%s%d", n < 0 ? "\u2212" : sign ? "+" : "", abs(n));
}

static void add_question(Parts *all, Color c)
{
    if (all->n < PARTS)
        all->part[all->n++] = (Part){.text = "?", .size = 0.7f, .color = c};
}

/* Adds "now, then" with an arrow head between them. */
static void add_change(Parts *all, int now, int then, Color c)
{
    add_number(all, now, false, pale);
    add_sign(all, "play", 0.3f, pale);
    add_number(all, then, false, c);
}

static Text letters(float size, Color c)
{
    return (Text){FACE_BOLD, size, c, ALIGN_CENTER, true};
}

static float width_of(Gfx *g, const Part *p, float h)
{
    return p->sign ? p->size * h : gfx_text_width(g, letters(p->size * h, p->color), p->text) + 1;
}

static float part_gap(float h)
{
    return fminf(4, h * 0.13f);
}

static float parts_width(Gfx *g, const Parts *all, float h)
{
    float w = 0;
    for (int i = 0; i < all->n; i++)
        w += width_of(g, &all->part[i], h) + (i ? part_gap(h) : 0);
    return w;
}

static void draw_parts(Gfx *g, const Parts *all, float x, float y, float h)
{
    for (int i = 0; i < all->n; i++) {
        const Part *p = &all->part[i];
        float w = width_of(g, p, h);
        if (p->sign)
            gfx_sign(g, p->sign, rect(x, y + (h - w) / 2, w, w), p->color, (Color){16, 9, 5, 255});
        else
            (void)gfx_text(g, letters(p->size * h, p->color), rect(x, y, w, h), p->text);
        x += w + part_gap(h);
    }
}

static void pill_ground(Gfx *g, Rect r, Color edge)
{
    if (!gfx_is_contrast(g))
        gfx_shadow(g, r, r.h / 2, 2);
    gfx_round(g, r, r.h / 2, (Color){15, 9, 7, (uint8_t)(gfx_is_contrast(g) ? 255 : 224)});
    gfx_frame(g, r, r.h / 2, 1.5f, edge);
}

/* Draws the pill in the middle of `box`, smaller if it is too wide for it; returns where. */
static Rect pill(Gfx *g, Rect box, float h, const Parts *all, Color edge)
{
    float pad = h * 0.3f, w = parts_width(g, all, h) + 2 * pad;
    if (w > box.w && w > 0) {
        h *= box.w / w;
        pad = h * 0.3f;
        w = parts_width(g, all, h) + 2 * pad;
    }
    Rect r = rect_center(box, w, h);
    pill_ground(g, r, edge);
    draw_parts(g, all, r.x + pad, r.y, h);
    return r;
}

static float pill_height(const Table *t, Rect band)
{
    return fminf(34 * fminf(t->in->text, 1.15f), band.h - 4);
}

/* ---- the band of a lane -------------------------------------------------------------------------------------------- */

static bool is_fought(const Table *t, int lane)
{
    const Siege *g = siege_of(t->in->s);
    return siege_shows_fight(t->in->s) && (g->step > STEP_LANE_END || lane < g->lane);
}

/* Adds what castle or portal loses, or gains: an arrow from whoever strikes, the sign, the number. */
static void add_loss(const Table *t, Parts *all, const SiegeLaneForecast *l, bool castle, Color c)
{
    int n = castle ? l->castle : l->portal;
    if (n == 0)
        return;
    if (n > 0)
        add_sign(all, castle != siege_is_turned(t->in) ? "down" : "up", 0.5f, c);
    add_sign(all, castle ? "castle" : "portal", 0.6f, c);
    add_number(all, -n, true, l->sure || l->kind == LANE_FOUGHT ? c : pale); /* pale: something may still change it */
}

/* Adds the cards that the lane's fight takes from a deck, the most if there are two. */
static void add_deck_loss(const Table *t, Parts *all, const SiegeLaneForecast *l)
{
    int most = 0;
    Color c = sign_color(siege_near_tone(t->in, TONE_BAD));
    for (int seat = 0; seat < siege_allies(t->in->s); seat++)
        most = l->pillage[seat] > most ? l->pillage[seat] : most;
    if (most == 0)
        return;
    add_sign(all, "cards", 0.6f, c);
    add_number(all, -most, true, c);
}

static Parts parts_of(const Table *t, const SiegeForecast *f, int lane, SiegeTone tone, bool fought)
{
    const SiegeLaneForecast *l = &f->lane[lane];
    Color c = sign_color(tone);
    Parts all = {0};
    if (fought)
        add_sign(&all, "check", 0.56f, pale);
    if (l->open) {
        add_sign(&all, "hand", 0.6f, c);
        return all;
    }
    if (fought && l->upper_falls)
        add_sign(&all, "skull", 0.6f, sign_color(siege_near_tone(t->in, TONE_GOOD)));
    if (fought && l->lower_falls)
        add_sign(&all, "skull", 0.6f, sign_color(siege_near_tone(t->in, TONE_BAD)));
    if (f->wins && tone != TONE_NEUTRAL && !l->castle && !l->portal)
        add_sign(&all, "royal", 0.6f, c);
    add_loss(t, &all, l, true, sign_color(siege_near_tone(t->in, l->castle > 0 ? TONE_BAD : TONE_GOOD)));
    add_loss(t, &all, l, false, sign_color(siege_near_tone(t->in, l->portal > 0 ? TONE_GOOD : TONE_BAD)));
    add_deck_loss(t, &all, l);
    if (l->kind == LANE_CONCEALED)
        add_sign(&all, "mask", 0.6f, c);
    return all;
}

static void stone(Table *t, Rect r, int lane)
{
    char words[16];
    float d = r.w;
    if (!siege_token(t->g, "tokens/siege-lane", rect_inset(r, -2))) {
        gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2, gfx_color(t->g, COL_ACCENT));
        gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2 - 2, (Color){14, 10, 8, 255});
    }
    (void)snprintf(words, sizeof words, "%d", lane + 1);
    (void)gfx_text(t->g, letters(d * 0.58f, (Color){255, 233, 184, 255}), r, words);
}

/* Says all of a lane that has fought, fights or will. */
static void say_lane(const Table *t, int lane, const char *head, const char *detail, char *out, size_t n)
{
    const char *state = is_fought(t, lane) ? N_("done") : lane == siege_lane_now(t) ? N_("now") : N_("to come");
    say(out, n, SAY("Lane {n}, {state}{known:: {head}|}{more:, {detail}|}"), say_n("n", lane + 1),
        say_s("state", say_word(state)), say_is("known", head[0] != '\0'), say_s("head", head),
        say_is("more", detail[0] != '\0'), say_s("detail", detail));
}

/* Gives what is known of the lane: what the fight did, what it has done so far, or what it will do. False: nothing. */
static bool known_of(const Table *t, int lane, const SiegeForecast *f, SiegeForecast *out)
{
    const SiegeFightLog *was = t->event_memory;
    bool begun = was && was->known && was->begun >> lane & 1;
    *out = f ? *f : (SiegeForecast){0};
    if (!is_fought(t, lane) && (f || !begun || lane != siege_lane_now(t)))
        return f != NULL;
    *out = (SiegeForecast){0};
    out->lane[lane] = siege_fight_log_lane(was, t->in->s, lane);
    return true;
}

/* Returns how wide a band of that height is, with the stone of its lane. */
static float band_width(Gfx *g, const Parts *parts, float h)
{
    return h + (parts->n ? parts_width(g, parts, h) + h * 0.45f : 0);
}

/* Draws the number of the lane, and beside it what its fight does or has done. */
static void band(Table *t, int lane, const SiegeForecast *f, bool differs)
{
    Rect box = t->at->panel[AT_FORECAST + lane];
    bool fought = is_fought(t, lane), fights = siege_shows_fight(t->in->s);
    char head[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "", all[SENTENCE_MAX], id[24];
    SiegeForecast one;
    SiegeTone tone = TONE_NEUTRAL;
    Parts parts = {0};
    if (known_of(t, lane, f, &one)) {
        tone = siege_forecast_words(t->in->s, &one, lane, head, sizeof head, detail, sizeof detail);
        tone = siege_near_tone(t->in, tone);
        parts = parts_of(t, &one, lane, tone, fought);
    }
    float h = pill_height(t, box), wide = band_width(t->g, &parts, h);
    if (wide > box.w) {
        h *= box.w / wide;
        wide = fminf(band_width(t->g, &parts, h), box.w);
    }
    float d = h * 0.78f;
    Rect r = rect_center(box, wide, h);
    Color edge = differs ? sign_color(TONE_MIXED) : parts.n && !fought ? sign_color(tone) : (Color){138, 101, 50, 255};
    pill_ground(t->g, r, edge);
    stone(t, rect(r.x + (h - d) / 2, r.y + (h - d) / 2, d, d), lane);
    draw_parts(t->g, &parts, r.x + h + 1, r.y, h);
    if (differs)
        gfx_dashed(t->g, rect_inset(r, -4), r.h / 2 + 4, 2, gfx_color(t->g, COL_ACCENT));
    say_lane(t, lane, head, detail, all, sizeof all);
    (void)snprintf(id, sizeof id, fights ? "field-%d" : "forecast-%d", lane + 1);
    if (fights || head[0])
        ui_mark(t->ui, id, fights ? "field" : "forecast", r, fights ? all : head);
    if (differs)
        ui_note(t->ui, "if", "so");
}

static bool same_words(const State *s, const SiegeForecast *a, const SiegeForecast *b, int lane)
{
    char head[2][SENTENCE_MAX], detail[2][SENTENCE_MAX];
    (void)siege_forecast_words(s, a, lane, head[0], SENTENCE_MAX, detail[0], SENTENCE_MAX);
    (void)siege_forecast_words(s, b, lane, head[1], SENTENCE_MAX, detail[1], SENTENCE_MAX);
    return strcmp(head[0], head[1]) == 0 && strcmp(detail[0], detail[1]) == 0;
}

/* ---- on the cards -------------------------------------------------------------------------------------------------- */

/* True if the viewer knows the card and it lies there: it is neither held nor on its way nor in shards. */
static bool lies(const Table *t, PieceId p)
{
    if (p >= t->in->s->npieces || p == t->lifted || siege_is_broken(t, p) || !t->at->piece[p].shown ||
        t->in->s->piece[p].def == DEF_HIDDEN)
        return false;
    return t->sprite == NULL || !sprite_shot(t->sprite, p, t->now).flying;
}

/* Returns how high the numbers on a card are (card_numbers). */
static float number_size(const Table *t, Rect card)
{
    return card.w * fminf(0.4f, 0.27f * (0.4f + 0.6f * t->in->text));
}

/* Draws the skull of a card that will fall: over its heart, at the edge, where it leaves the picture free; in the middle of
 * a minion's small picture. */
static void skull(Table *t, PieceId p)
{
    Rect card = t->at->piece[p].r;
    char id[24];
    bool whole = card.h > card.w;
    float d = whole ? card.w * 0.34f : card.h * 0.44f;
    Rect r = rect_center(card, d, d);
    if (whole) {
        r.x = card.x + card.w - d * 1.06f;
        r.y = fmaxf(card.y + card.h * 0.83f - number_size(t, card) - d, card.y);
    }
    Color bad = sign_color(TONE_BAD);
    gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2 + 2, bad);
    gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2, (Color){20, 8, 4, 225});
    gfx_sign(t->g, "skull", rect_center(r, d * 0.66f, d * 0.66f), (Color){255, 176, 154, 255}, (Color){26, 8, 6, 255});
    (void)snprintf(id, sizeof id, "falls-%d", (int)p);
    ui_mark(t->ui, id, "falls", r, T_("falls"));
}

/* Draws the health now and after the fight where the card has its heart; with large letters above it. In doubt stands a
 * question mark behind it, for the treachery card may take the rest. */
static void hearts(Table *t, PieceId p, int then, bool doubt)
{
    const State *s = t->in->s;
    CardNumbers n = siege_numbers(s, p);
    Rect card = t->at->piece[p].r;
    if (!(n.has & CARD_HEALTH) || (n.health.now == then && !doubt) || then <= 0)
        return;
    Parts all = {0};
    float h = card.w * 0.2f * fminf(t->in->text, 1.15f);
    if (n.health.now == then)
        add_number(&all, then, false, pale);
    else
        add_change(&all, n.health.now, then, sign_color(then < n.health.now ? TONE_BAD : TONE_GOOD));
    if (doubt)
        add_question(&all, sign_color(TONE_MIXED));
    add_sign(&all, "charmer", 0.9f, (Color){214, 52, 40, 255});
    float w = parts_width(t->g, &all, h) + h * 0.55f, most = card.w * 0.6f; /* beside it stands the attack */
    if (w > most) {
        h *= most / w;
        w = parts_width(t->g, &all, h) + h * 0.55f;
    }
    Rect r = rect(card.x + card.w * 0.99f - w, card.y + card.h * 0.83f - h * 1.1f, w, h);
    if (t->in->text > 1.25f)
        r.y = card.y + card.h * 0.83f - number_size(t, card) - h;
    char words[SENTENCE_MAX], id[24];
    pill_ground(t->g, r, doubt ? sign_color(TONE_MIXED) : (Color){201, 151, 63, 200});
    draw_parts(t->g, &all, r.x + h * 0.35f, r.y, h);
    say(words, sizeof words, SAY("{now} → {then}{doubt:, unless treachery adds {then} attack|}"),
        say_n("now", n.health.now), say_n("then", then), say_is("doubt", doubt));
    (void)snprintf(id, sizeof id, "health-%d", (int)p);
    ui_mark(t->ui, id, "health", r, words);
}

static void signs_of_cards(Table *t, const SiegeForecast *f)
{
    const State *s = t->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        int group = t->in->game->place[s->piece[p].place].group;
        if ((group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK) && lies(t, p) &&
            siege_forecast_falls(f, p) && !(s->piece[p].face & FACE_FALLING))
            skull(t, p);
    }
    for (int i = 0; i < LANES; i++) {
        const SiegeLaneForecast *l = &f->lane[i];
        if (l->open || is_fought(t, i) || l->kind == LANE_NEVER || l->kind == LANE_FOUGHT)
            continue;
        if (lies(t, l->upper) && !siege_forecast_falls(f, l->upper))
            hearts(t, l->upper, l->upper_left, false);
        if (lies(t, l->lower) && !siege_forecast_falls(f, l->lower))
            hearts(t, l->lower, l->lower_left, l->doubt);
    }
}

/* ---- the held card ------------------------------------------------------------------------------------------------- */

/* Draws into each lane the held card may go to how the forecast would change. */
static void compare_lanes(Table *t, const SiegeForecast *f)
{
    for (int slot = 0; slot < SIEGE_SLOTS; slot++) {
        SiegeForecast then;
        SiegeChanges c;
        Rect r = t->at->place[SIEGE_PLACES + slot];
        if (!siege_foresee_slot(t, slot, &then))
            continue;
        siege_say_changes(t->in, f, &then, &c);
        float h = 34 * fminf(t->in->text, 1.15f), y = r.y + (r.h - (h + 6) * (float)c.n) / 2;
        for (int i = 0; i < c.n; i++, y += h + 6) {
            Parts all = {0};
            char id[24];
            Color color = sign_color((SiegeTone)c.tone[i]);
            add_sign(&all, c.sign[i], 0.6f, color);
            add_change(&all, c.now[i], c.then[i], color);
            Rect at = pill(t->g, rect(r.x, y, r.w, h), h, &all, color);
            (void)snprintf(id, sizeof id, "change-%d-%d", slot, i);
            ui_mark(t->ui, id, "change", at, c.line[i]);
        }
    }
}

/* ---- the pillage --------------------------------------------------------------------------------------------------- */

static void pillage(Table *t, const SiegeForecast *f, const SiegeForecast *then)
{
    Rect r = t->at->panel[AT_PILLAGE];
    char words[SENTENCE_MAX], deck[SENTENCE_MAX] = "", worst[SENTENCE_MAX];
    if ((f->pillage == 0 && then->pillage == 0 && then->pillage_next == 0) || rect_is_empty(r))
        return;
    SiegeTone tone = siege_pillage_words(t->in->s, then, deck, sizeof deck, worst, sizeof worst);
    if (f->pillage != then->pillage)
        say(deck, sizeof deck, SAY("{now} → {then}"), say_n("now", f->pillage), say_n("then", then->pillage));
    say(words, sizeof words, SAY("pillage: {cards}"), say_s("cards", deck));
    Color c = sign_color(tone == TONE_BAD ? siege_near_tone(t->in, TONE_BAD) : TONE_MIXED);
    Parts all = {0};
    add_sign(&all, "hand", 0.6f, c);
    if (f->pillage != then->pillage)
        add_change(&all, f->pillage, then->pillage, c);
    else
        add_number(&all, -then->pillage, false, c);
    add_sign(&all, "cards", 0.6f, c);
    float h = pill_height(t, r), w = fminf(parts_width(t->g, &all, h) + h * 0.6f, r.w);
    Rect at = pill(t->g, rect(r.x + r.w - w, r.y, w, r.h), h, &all, c);
    ui_mark(t->ui, "pillage", "pillage", at, words);
    siege_tip_pillage(t, at, then);
}

/* ---- the fight ----------------------------------------------------------------------------------------------------- */

/* Darkens the lanes that do not fight while one does, and what is fought even more, unless something is to be chosen. */
static void shade_others(Table *t)
{
    int now = t->legal->n > 1 ? -1 : siege_lane_now(t);
    for (int i = 0; now >= 0 && i < LANES; i++)
        if (i != now)
            gfx_round(t->g, t->at->panel[AT_LANE + i], 12, (Color){10, 8, 6, (uint8_t)(is_fought(t, i) ? 128 : 66)});
}

void siege_draw_signs(Table *t, const SiegeForecast *f, const SiegeForecast *if_so)
{
    const SiegeForecast *shown = if_so ? if_so : f;
    if (!rect_is_empty(t->at->panel[AT_LOOK]) || t->in->s->phase == PHASE_SETUP)
        return; /* something else lies over the lanes */
    shade_others(t);
    for (int i = 0; i < LANES; i++)
        band(t, i, shown, if_so && !same_words(t->in->s, f, if_so, i));
    if (!shown)
        return;
    signs_of_cards(t, shown);
    pillage(t, f, shown);
    if (t->lifted != NO_PIECE)
        compare_lanes(t, f);
}
