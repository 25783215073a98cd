/* SPDX-License-Identifier: MIT
 * During the fight: a panel below each lane (done, current or to come) with its result or forecast, and how castle,
 * portal and decks change. They use the space of the hand and the mana, which nobody needs then. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "core/table.h"
#include "ui/effects.h"

typedef enum { FIELD_DONE, FIELD_NOW, FIELD_TO_COME } FieldState;

static const SiegeFightLog *fought(const Table *t)
{
    return (const SiegeFightLog *)t->event_memory;
}

static FieldState state_of(const Table *t, int lane)
{
    const Siege *g = siege_of(t->in->s);
    if (g->step > STEP_LANE_END || lane < g->lane)
        return FIELD_DONE;
    return lane == siege_lane_now(t) ? FIELD_NOW : FIELD_TO_COME;
}

/* Says head and second line of the lane's panel, and returns their tone. f: the forecast, or NULL. */
static SiegeTone words_of(const Table *t, const SiegeForecast *f, int lane, char *head, size_t hn, char *detail,
                          size_t dn)
{
    const State *s = t->in->s;
    FieldState state = state_of(t, lane);
    bool begun = fought(t)->known && fought(t)->begun >> lane & 1;
    SiegeForecast one = {0};
    head[0] = detail[0] = '\0';
    if (state == FIELD_DONE || (state == FIELD_NOW && begun && !f)) {
        one.lane[lane] = siege_fight_log_lane(fought(t), s, lane);
        return siege_near_tone(t->in, siege_forecast_words(s, &one, lane, head, hn, detail, dn));
    }
    return f ? siege_near_tone(t->in, siege_forecast_words(s, f, lane, head, hn, detail, dn)) : TONE_NEUTRAL;
}

/* ---- the panels of the lanes ------------------------------------------------------------------------------------- */

static void small_card(Table *t, PieceId p, Rect r, bool fallen)
{
    const State *s = t->in->s;
    CardFace face;
    if (p == NO_PIECE || p >= s->npieces) {
        gfx_dashed(t->g, r, 4, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.3f));
        return;
    }
    if (s->piece[p].def == DEF_HIDDEN || !siege_board.face(&siege_game, s->piece[p].def, &face)) {
        card_draw_back(t->g, siege_board.back, r, 0);
        return;
    }
    face.numbers.has = 0;
    card_draw(t->g, &face, r, fallen ? CARD_BARRED : 0, NULL);
    if (fallen)
        effect_cross(t->g, r, r.w * 0.16f, 4, gfx_color(t->g, COL_BAD), 1);
}

/* Draws the two opponents of a lane; a creature without one hits castle or portal. */
static void draw_matchup(Table *t, const SiegeLaneForecast *l, bool done, Rect in)
{
    float h = fminf(in.h, in.w * 0.5f), w = h * 0.8f, side = fminf(h * 0.3f, 22);
    Rect upper = rect(in.x, in.y + in.h - h, w, h), lower = rect(in.x + in.w - w, in.y + in.h - h, w, h);
    if (w < 16)
        return;
    bool unblocked = l->kind == LANE_UNBLOCKED, free = l->kind == LANE_FREE;
    small_card(t, free ? l->lower : l->upper, upper, done && (free ? l->lower_falls : l->upper_falls));
    if (unblocked || free) {
        gfx_round(t->g, lower, 4, gfx_color(t->g, COL_WELL));
        gfx_sign(t->g, unblocked ? "castle" : "portal", rect_inset(lower, w * 0.16f), gfx_color(t->g, COL_TEXT2),
                 gfx_color(t->g, COL_WELL));
    } else {
        small_card(t, l->lower, lower, done && l->lower_falls);
    }
    bool strikes = unblocked || free || l->kind == LANE_FIGHT;
    Rect sign = rect(in.x + (in.w - side) / 2, in.y + in.h - (h + side) / 2, side, side);
    if (strikes && in.w - 2 * w > side)
        gfx_sign(t->g, "sword", sign, gfx_color(t->g, COL_TEXT2), (Color){0});
}

static ColorRole color_of(SiegeTone tone)
{
    return tone == TONE_GOOD ? COL_TARGET : tone == TONE_BAD ? COL_BAD : tone == TONE_MIXED ? COL_ACCENT : COL_TEXT;
}

static void fitted(Table *t, Rect r, Words w, const char *words)
{
    Text style = gfx_text_fit(t->g, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), 9, 0.5f, r.w, words);
    (void)gfx_text(t->g, style, r, words);
}

static void field(Table *t, int lane, const SiegeForecast *f)
{
    static const char *const state_words[] = {N_("done"), N_("now"), N_("to come")};
    Rect r = t->at->panel[AT_FIELD + lane];
    FieldState state = state_of(t, lane);
    bool lit = lane == siege_lane_now(t);
    char head[SENTENCE_MAX], detail[SENTENCE_MAX], all[SENTENCE_MAX], id[24];
    SiegeTone tone = words_of(t, f, lane, head, sizeof head, detail, sizeof detail);
    gfx_surface(t->g, r, lit ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    if (lit)
        gfx_frame(t->g, r, 8, 2.5f, gfx_color(t->g, COL_ACCENT));
    float line = line_of(t->in, 19), sign = fminf(line, 20);
    Rect in = rect(r.x + 8, r.y + 5, r.w - 16, r.h - 10), row = rect_cut_top(&in, line);
    if (state != FIELD_TO_COME) {
        Rect at = rect_center(rect_cut_right(&row, sign), sign * 0.8f, sign * 0.8f);
        gfx_sign(t->g, state == FIELD_DONE ? "check" : "sword", at,
                 gfx_color(t->g, state == FIELD_DONE ? COL_TARGET : COL_ACCENT), (Color){0});
    }
    say(all, sizeof all, SAY("Lane {n}"), say_n("n", lane + 1));
    fitted(t, row, (Words){FACE_TITLE, 16, state == FIELD_TO_COME ? COL_TEXT2 : COL_TEXT, ALIGN_LEFT}, all);
    if (in.h >= line * 0.9f)
        fitted(t, rect_cut_top(&in, line), (Words){FACE_BOLD, 15, color_of(tone), ALIGN_LEFT},
               head[0] ? head : say_word(state_words[state]));
    const char *second = state == FIELD_DONE ? detail : say_word(state_words[state]);
    if (in.h >= line * 0.9f && head[0] && second[0])
        fitted(t, rect_cut_top(&in, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, second);
    SiegeLaneForecast l = state == FIELD_DONE || !f ? siege_fight_log_lane(fought(t), t->in->s, lane) : f->lane[lane];
    (void)rect_cut_top(&in, 4);
    if (in.h >= 34)
        draw_matchup(t, &l, state == FIELD_DONE, in);
    say(all, sizeof all, SAY("Lane {n}, {state}{known:: {head}|}{more:, {detail}|}"), say_n("n", lane + 1),
        say_s("state", say_word(state_words[state])), say_is("known", head[0] != '\0'), say_s("head", head),
        say_is("more", detail[0] != '\0'), say_s("detail", detail));
    (void)snprintf(id, sizeof id, "field-%d", lane + 1);
    ui_mark(t->ui, id, "field", r, all);
}

void siege_draw_fields(Table *t, const SiegeForecast *f)
{
    for (int lane = 0; lane < LANES; lane++)
        if (!rect_is_empty(t->at->panel[AT_FIELD + lane]))
            field(t, lane, f);
}

/* ---- after the fight --------------------------------------------------------------------------------------------- */

static Rect from_to(Table *t, Rect in, const char *label, int from, int to, bool loss_is_good)
{
    float line = line_of(t->in, 25);
    if (in.h < line * 0.9f)
        return in;
    Rect row = rect_cut_top(&in, line);
    char words[SENTENCE_MAX], id[48];
    ColorRole color = from == to                                                ? COL_TEXT
                      : (to < from) == (loss_is_good != siege_is_turned(t->in)) ? COL_TARGET
                                                                                : COL_BAD;
    say(words, sizeof words, SAY("{label}: {from} → {to}"), say_s("label", label), say_n("from", from),
        say_n("to", to));
    (void)snprintf(id, sizeof id, "after-%s", label);
    ui_mark(t->ui, id, "after", row, words);
    say(words, sizeof words, SAY("{n}"), say_n("n", to));
    Rect right = rect_cut_right(&row, row.w * 0.2f);
    fitted(t, right, (Words){FACE_BOLD, 20, color, ALIGN_RIGHT}, words);
    say(words, sizeof words, SAY("{n} →"), say_n("n", from));
    right = rect_cut_right(&row, row.w * 0.3f);
    fitted(t, right, (Words){FACE_MEDIUM, 15, COL_TEXT2, ALIGN_RIGHT}, words);
    fitted(t, row, (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, label);
    return in;
}

/* Writes into r that this decides the game. False: it does not. */
static bool verdict(Table *t, Rect r, const SiegeForecast *f)
{
    bool loses = f && (f->castle_falls || f->loses_by_deck != NO_SEAT), near = !siege_is_turned(t->in);
    char words[SENTENCE_MAX];
    if (!f || (!f->wins && !loses))
        return false;
    say(words, sizeof words, SAY("{wins:You win this turn|You lose this turn}"), say_is("wins", f->wins == near));
    ui_mark(t->ui, "after-all", "after", r, words);
    fitted(t, r, (Words){FACE_BOLD, 15, f->wins == near ? COL_TARGET : COL_BAD, ALIGN_LEFT}, words);
    return true;
}

void siege_draw_after(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    const SiegeFightLog *was = fought(t);
    gfx_surface(t->g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12), head = rect_cut_top(&in, line_of(t->in, 26));
    bool below = in.h >= line_of(t->in, 25) * (float)(2 + siege_allies(s)) + line_of(t->in, 18);
    if (below || !verdict(t, head, f)) /* without room for both, the heading shows the more important one */
        words_label(t, head, (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT}, T_("After the fight"));
    int castle = siege_health_left(s, UNIT_CASTLE), portal = siege_health_left(s, UNIT_PORTAL);
    in = from_to(t, in, T_("Castle"), was->known ? was->castle : castle, f ? f->castle_then : castle, false);
    in = from_to(t, in, T_("Portal"), was->known ? was->portal : portal, f ? f->portal_then : portal, true);
    for (int seat = 0; seat < siege_allies(s); seat++) {
        int deck = table_size(s, (PlaceId)(PLACE_DECK + seat));
        in = from_to(t, in, siege_allies(s) == 1 ? T_("Deck") : seat_name(t, seat), was->known ? was->deck[seat] : deck,
                     f ? f->deck_then[seat] : deck, false);
    }
    if (below)
        (void)verdict(t, rect_cut_top(&in, line_of(t->in, 20)), f);
}
