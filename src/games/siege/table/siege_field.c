/* SPDX-License-Identifier: MIT
 * The lanes, the back line and the hands: grounds and words; the cards lie on them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_wall.h"
#include "core/table.h"
#include "ui/portrait.h"

/* ---- lanes ------------------------------------------------------------------------------------------------------- */

static ColorRole tone_color(SiegeTone tone)
{
    return tone == TONE_GOOD ? COL_TARGET : tone == TONE_BAD ? COL_BAD : tone == TONE_MIXED ? COL_ACCENT : COL_TEXT2;
}

static bool same_words(const State *s, const SiegeForecast *a, const SiegeForecast *b, int lane)
{
    char head[2][SENTENCE_MAX], detail[2][SENTENCE_MAX];
    (void)siege_forecast_words(s, a, lane, head[0], SENTENCE_MAX, detail[0], SENTENCE_MAX);
    (void)siege_forecast_words(s, b, lane, head[1], SENTENCE_MAX, detail[1], SENTENCE_MAX);
    return strcmp(head[0], head[1]) == 0 && strcmp(detail[0], detail[1]) == 0;
}

/* Returns the stone with the lane's number: where its forecast begins, below the upper card, which does not cover
 * it. */
static Rect stone_of(const Table *t, int i)
{
    Rect box = t->at->panel[AT_FORECAST + i], above = t->at->panel[AT_UPPER + i], below = t->at->panel[AT_LOWER + i];
    float d = clampf(line_of(t->in, 20), 20, 25), top = fminf(above.y + above.h, below.y + below.h) + 1;
    return rect(box.x + (box.w - d) / 2, fminf(top, box.y + 2), d, d);
}

/* Draws the forecast of a lane's fight. if_so: the forecast with the considered move, framed where it differs; or
 * NULL */
static void draw_forecast(Table *t, int i, const SiegeForecast *f, const SiegeForecast *if_so)
{
    const State *s = t->in->s;
    Rect box = t->at->panel[AT_FORECAST + i];
    char head[SENTENCE_MAX], detail[SENTENCE_MAX], id[24];
    bool differs = if_so && !same_words(s, f, if_so, i);
    f = if_so ? if_so : f;
    SiegeTone tone = siege_near_tone(t->in, siege_forecast_words(s, f, i, head, sizeof head, detail, sizeof detail));
    if (f->lane[i].open && t->legal->n > 1)
        (void)snprintf(detail, sizeof detail, "%s", T_("point at a choice"));
    Rect stone = stone_of(t, i);
    float line = line_of(t->in, 17), top = stone.y + stone.h - 4;
    Rect in = rect(box.x + 4, top, box.w - 8, box.y + box.h - 1 - top);
    bool both = detail[0] && in.h >= 2 * line;
    float y = in.y + (in.h - (both ? 2 : 1) * line) / 2;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, tone_color(tone), ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 9, 0.5f, in.w, head);
    if (in.h < line * 0.8f || !head[0])
        return;
    if (differs)
        gfx_dashed(t->g, rect_inset(box, 1), 6, 2,
                   gfx_color(t->g, tone_color(tone == TONE_NEUTRAL ? TONE_MIXED : tone)));
    (void)gfx_text(t->g, style, rect(in.x, y, in.w, line), head);
    (void)snprintf(id, sizeof id, "forecast-%d", i + 1);
    ui_mark(t->ui, id, "forecast", box, head);
    if (differs)
        ui_note(t->ui, "if", "so");
    if (!both)
        return;
    Text small =
        gfx_text_fit(t->g, ui_style_aligned(t->ui, FACE_MEDIUM, 13, COL_TEXT2, ALIGN_CENTER), 8, 0.5f, in.w, detail);
    (void)gfx_text(t->g, small, rect(in.x, y + line, in.w, line), detail);
}

/* Writes into each lane the held card may go to how the forecast would change. */
static void compare_lanes(Table *t, const SiegeForecast *f)
{
    for (int slot = 0; slot < SIEGE_SLOTS; slot++) {
        SiegeForecast then;
        SiegeChanges c;
        Rect r = t->at->place[SIEGE_PLACES + slot], lane = t->at->panel[AT_LANE + slot % LANES];
        if (!siege_foresee_slot(t, slot, &then))
            continue;
        siege_say_changes(t->in, f, &then, &c);
        float line = line_of(t->in, 20), y = r.y + r.h * 0.45f - line * (float)c.n / 2;
        for (int i = 0; i < c.n; i++, y += line) { /* words need the breadth of the lane */
            Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, tone_color((SiegeTone)c.tone[i]), ALIGN_CENTER);
            style = gfx_text_fit(t->g, style, 8, 0.5f, lane.w - 12, c.line[i]);
            (void)gfx_text(t->g, style, rect(lane.x + 6, y, lane.w - 12, line), c.line[i]);
        }
    }
}

/* Draws the three aims over the lanes, which are empty before the first wave. */
static void aim(Table *t)
{
    static const char *const line[] = {
        N_("*Hold the castle.* Each wave brings monsters into the lanes. An ally facing a monster blocks it. Unblocked "
           "monsters hit the castle."),
        N_("*Break the portals.* An ally with no monster in its lane hits the portal. When portal 1 breaks, an "
           "outsider comes. Destroy its last stage and survive that turn to win."),
        N_("*Mind the decks.* Minions in the back line steal cards every turn, 1 per health. You lose if the castle "
           "falls or a deck runs out."),
    };
    static const char *const horde_line[] = {
        N_("*Break the castle.* Play the cards of your wave into free lanes. Unblocked monsters hit the castle. You "
           "also win if a deck of the alliance runs out."),
        N_("*Hide and bluff.* For 1 mana a card, even a spell, stays face down until the alliance is done. You may "
           "rearrange hidden cards in secret."),
        N_("*Guard the portals.* An ally with no monster in its lane hits the portal. When portal 1 breaks, your "
           "outsider comes. You lose when its last stage is destroyed."),
    };
    const char *const *const said = siege_is_turned(t->in) ? horde_line : line;
    Rect all = siege_lanes(t->at);
    float w = all.w, most = fminf(w - 24, line_of(t->in, 620)), gap = 8;
    if (t->in->s->phase != PHASE_SETUP || !rect_is_empty(t->at->panel[AT_LOOK]))
        return;
    for (float size = 16; size >= 10; size -= 1) {
        Text style = ui_style(t->ui, FACE_MEDIUM, size, COL_TEXT);
        float h = 2 * gap, part[3];
        for (int i = 0; i < 3; i++)
            h += (part[i] = gfx_paragraph_height(t->g, style, most - 4 * gap, say_word(said[i]))) + gap;
        if (h > all.h - 2 * gap && size > 10)
            continue;
        Rect box = rect(all.x + (w - most) / 2, all.y + (all.h - h) / 2, most, h);
        gfx_surface(t->g, box, SURFACE_PANEL);
        float y = box.y + 1.5f * gap;
        for (int i = 0; i < 3; i++, y += part[i - 1] + gap)
            ui_paragraph(t->ui, style, rect(box.x + 2 * gap, y, most - 4 * gap, part[i] + 1), say_word(said[i]));
        return;
    }
}

/* True in a light theme: the ground below words must be light. */
static bool words_are_dark(const Table *t)
{
    return gfx_color(t->g, COL_TEXT).r < 128;
}

static void lane(Table *t, int i, const SiegeForecast *f, const SiegeForecast *if_so)
{
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_LANE + i], box = t->at->panel[AT_FORECAST + i];
    int now = siege_lane_now(t);
    gfx_round(g, r, 8, (Color){12, 22, 40, 120});
    gfx_frame(g, r, 8, now == i ? 3 : 1,
              now == i ? gfx_color(g, COL_ACCENT) : color_alpha(gfx_color(g, COL_TEXT), 0.14f));
    for (int half = 0; half < 2; half++)
        gfx_dashed(g, t->at->panel[(half ? AT_LOWER : AT_UPPER) + i], 6, 1, color_alpha(gfx_color(g, COL_TEXT), 0.16f));
    gfx_fill(g, box, words_are_dark(t) ? (Color){250, 246, 236, 220} : (Color){8, 10, 16, 190});
    Rect stone = stone_of(t, i);
    if (words_are_dark(t) || !siege_token(g, "tokens/siege-lane", rect_inset(stone, -2))) {
        float x = stone.x + stone.w / 2, y = stone.y + stone.h / 2;
        gfx_disc(g, x, y, stone.w / 2, gfx_color(g, COL_ACCENT));
        gfx_disc(g, x, y, stone.w / 2 - 2, words_are_dark(t) ? (Color){250, 246, 236, 255} : (Color){14, 10, 8, 255});
    }
    words_number(t, stone, (Words){FACE_BOLD, 12, COL_TEXT, ALIGN_CENTER}, i + 1);
    if (f)
        draw_forecast(t, i, f, if_so);
}

/* ---- the back line ----------------------------------------------------------------------------------------------- */

/* Gives the first word of a name: of "Armoury Gleaner" it says which. */
static void first_word(const char *name, char out[64])
{
    const char *end = strchr(name, ' ');
    (void)snprintf(out, 64, "%.*s", (int)(end ? end - name : (long)strlen(name)), name);
}

static Rect heart_of(const Table *t, Rect *in)
{
    float heart = fminf(line_of(t->in, 24), in->h - 6);
    Rect at = in->w > heart ? rect_center(rect_cut_right(in, heart), heart, heart) : (Rect){0};
    (void)rect_cut_right(in, rect_is_empty(at) ? 0 : 4);
    return at;
}

static Rect words_of_minion(Rect r)
{
    float card = (r.h - 6) * 0.8f + 12;
    return rect(r.x + card, r.y, r.w - card - 8, r.h);
}

/* All four are named alike and in letters of one size: in full on one line or two, or by the first word. */
typedef struct {
    bool in_full, two_lines;
    float size;
} Naming;

static bool is_minion(const State *s, PieceId p)
{
    return s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_MINION;
}

static const char *minion_name(const State *s, PieceId p, bool in_full, char first[64])
{
    const char *name = say_word(siege_game.def[s->piece[p].def].name);
    first_word(name, first);
    return in_full ? name : first;
}

/* Returns the size in which the longest of the four names fits, or the least. */
static float minions_size(Table *t, bool in_full)
{
    enum { LEAST = 9 };
    const State *s = t->in->s;
    Text style = ui_style(t->ui, FACE_SEMI, 14, COL_TEXT);
    for (PieceId p = 0; p < s->npieces; p++) {
        if (!is_minion(s, p))
            continue;
        char first[64];
        Rect in = words_of_minion(t->at->panel[AT_MINION + s->piece[p].n % MINIONS]);
        (void)heart_of(t, &in);
        style = gfx_text_fit(t->g, style, LEAST, 0.5f, in.w, minion_name(s, p, in_full, first));
    }
    return style.size;
}

/* True if the longest name fits in that size, on one line or two. */
static bool minions_fit(Table *t, Text style, bool two_lines)
{
    const State *s = t->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        char first[64];
        if (!is_minion(s, p))
            continue;
        Rect in = words_of_minion(t->at->panel[AT_MINION + s->piece[p].n % MINIONS]);
        (void)heart_of(t, &in);
        const char *name = minion_name(s, p, true, first), *second = strchr(name, ' ');
        first_word(name, first);
        if (two_lines &&
            (gfx_text_width(t->g, style, first) > in.w || (second && gfx_text_width(t->g, style, second + 1) > in.w) ||
             2 * gfx_text_height(t->g, style) > in.h))
            return false;
        if (!two_lines && gfx_text_width(t->g, style, name) > in.w)
            return false;
    }
    return true;
}

static Naming minions_naming(Table *t)
{
    if (minions_fit(t, ui_style(t->ui, FACE_SEMI, 12, COL_TEXT), false))
        return (Naming){true, false, minions_size(t, true)};
    for (float size = 12; size >= 10; size -= 0.5f)
        if (minions_fit(t, ui_style(t->ui, FACE_SEMI, size, COL_TEXT), true))
            return (Naming){true, true, size};
    return (Naming){false, false, minions_size(t, false)};
}

static void minion(Table *t, PieceId p, Naming by)
{
    const State *s = t->in->s;
    int which = s->piece[p].n % MINIONS, unit = UNIT_MINION + which;
    Rect r = t->at->panel[AT_MINION + which];
    bool home = s->piece[p].place == PLACE_BACK;
    gfx_surface(t->g, r, SURFACE_ROW);
    Rect in = words_of_minion(r), at = {0};
    if (home)
        at = heart_of(t, &in);
    if (!rect_is_empty(at)) {
        gfx_sign(t->g, "heart", at, (Color){178, 34, 34, 255}, (Color){60, 8, 8, 255});
        char number[16];
        Text white = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
        white.color = (Color){255, 255, 255, 255}; /* on red in every light */
        (void)snprintf(number, sizeof number, "%d", siege_health(s, unit));
        (void)ui_label(t->ui, white, at, number);
    }
    char cut[SENTENCE_MAX], first[64];
    Text style = ui_style(t->ui, FACE_SEMI, 14, home ? COL_TEXT : COL_TEXT2);
    style.size = by.size;
    const char *name = minion_name(s, p, by.in_full, first);
    if (by.two_lines) {
        char broken[64], id[16]; /* all four break after the first word, even one that would fit */
        (void)snprintf(broken, sizeof broken, "%s", name);
        broken[strcspn(broken, " ")] = broken[strcspn(broken, " ")] ? '\n' : '\0';
        (void)snprintf(id, sizeof id, "minion-%d", which);
        float h = gfx_paragraph_height(t->g, style, in.w, broken);
        at = rect(in.x, in.y + (in.h - h) / 2, in.w, h + 1);
        (void)gfx_paragraph(t->g, style, at, broken);
        ui_mark(t->ui, id, "text", at, name);
        return;
    }
    words_cut(t->g, style, in.w, name, cut, sizeof cut);
    if (in.w > 24)
        (void)ui_label(t->ui, style, in, cut);
}

/* Draws the pillage forecast at the end of the back line; then: with the considered move, or f. */
static void pillage(Table *t, Rect r, const SiegeForecast *f, const SiegeForecast *then)
{
    char words[SENTENCE_MAX], deck[SENTENCE_MAX] = "", worst[SENTENCE_MAX];
    if (f->pillage == 0 && then->pillage == 0 && then->pillage_next == 0)
        return;
    siege_tip_pillage(t, r, then);
    SiegeTone tone = siege_pillage_words(t->in->s, then, deck, sizeof deck, worst, sizeof worst);
    if (f->pillage != then->pillage)
        say(deck, sizeof deck, SAY("{now} → {then}"), say_n("now", f->pillage), say_n("then", then->pillage));
    say(words, sizeof words, SAY("pillage: {cards}"), say_s("cards", deck));
    ColorRole color = tone == TONE_BAD ? siege_is_turned(t->in) ? COL_TARGET : COL_BAD : COL_ACCENT;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, color, ALIGN_RIGHT);
    style = gfx_text_fit(t->g, style, 12, 0.5f, r.w, words); /* smaller first, then in fewer words */
    const char *said = gfx_text_width(t->g, style, words) <= r.w ? words : deck;
    style = gfx_text_fit(t->g, style, 10, 0.5f, r.w, said);
    if (gfx_text_width(t->g, style, said) <= r.w)
        (void)ui_label(t->ui, style, r, said);
}

static void back_line(Table *t, const SiegeForecast *f, const SiegeForecast *if_so)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_BACK];
    Naming by = minions_naming(t);
    for (PieceId p = 0; p < s->npieces; p++)
        if (is_minion(s, p) && s->piece[p].place != PLACE_BOX)
            minion(t, p, by);
    Rect first = t->at->panel[AT_MINION];
    if (siege_versus(s) && !siege_is_turned(t->in))
        siege_draw_horde_seat(t, rect(r.x, r.y, first.x - r.x - 6, r.h));
    else if (first.x - r.x > 30)
        words_label(t, rect(r.x, r.y, first.x - r.x - 6, r.h), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                    T_("Back line"));
    Rect last = t->at->panel[AT_MINION + MINIONS - 1];
    Rect rest = rect(last.x + last.w + 8, r.y, r.x + r.w - last.x - last.w - 8, r.h);
    if (f && !rect_overlaps(rest, t->at->panel[AT_LINE]))
        pillage(t, rest, f, if_so ? if_so : f);
}

/* Draws the ground as seen from the wall: the six roads, and below them the walk with its battlement. */
static void ground(Table *t)
{
    Rect felt = t->at->felt, lane = t->at->panel[AT_LANE];
    bool dark_words = words_are_dark(t); /* some stand on the ground itself */
    SiegeMood mood = siege_mood(t->in->s);
    gfx_felt_scene(
        t->g, felt, COL_FELT_SIEGE,
        (FeltScene){.picture = "scenes/siege-lanes",
                    .strength = dark_words ? 0.22f : 0.6f,
                    .foot = siege_is_turned(t->in) ? NULL : siege_wall(mood), /* the horde sees the lanes alone */
                    .foot_strength = dark_words ? 0.28f : 1,
                    .foot_before = siege_wall(MOOD_WATCH),
                    .foot_y = (lane.y + lane.h + 2 - felt.y) / felt.h});
}

void siege_draw_field(Table *t, const SiegeForecast *f, const SiegeForecast *if_so)
{
    ground(t);
    for (int i = 0; i < LANES; i++)
        lane(t, i, f, if_so);
    back_line(t, f, if_so);
    siege_draw_foe(t, if_so ? if_so : f);
    aim(t);
    if (f && t->lifted != NO_PIECE)
        compare_lanes(t, f);
}

/* ---- hands ------------------------------------------------------------------------------------------------------- */

/* Draws whose hand it is, with mana and deck, beside the cards, which need the height with large letters. */
static void beside_hand(Table *t, int seat)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_HANDS + seat];
    int deck = table_size(s, (PlaceId)(PLACE_DECK + seat));
    gfx_surface(t->g, r, seat == t->in->near ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    Rect in = rect(r.x + 6, r.y + 2, line_of(t->in, 46) - 2, r.h - 4), top = rect_cut_top(&in, in.h * 0.36f);
    float badge = clampf(top.h - 2, 18, 34), line = in.h / 2;
    gfx_seat_badge(t->g, seat, top.x + badge / 2, top.y + top.h / 2, badge);
    if (siege_of(s)->done[seat])
        gfx_badge(t->g, "check", top.x + badge * 1.7f, top.y + top.h / 2, badge * 0.8f);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{mana} mana"), say_n("mana", siege_of(s)->mana[siege_pool(s, seat)]));
    words_label(t, rect_cut_top(&in, line), (Words){FACE_SEMI, 13, COL_TEXT, ALIGN_LEFT}, words);
    say(words, sizeof words, SAY("{n} in deck"), say_n("n", deck));
    words_label(t, in, (Words){FACE_SEMI, 13, deck < 12 ? COL_BAD : COL_TEXT2, ALIGN_LEFT}, words);
}

static void headed_hand(Table *t, int seat)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_HANDS + seat];
    bool near = seat == t->in->near;
    gfx_surface(t->g, r, near ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    float line = line_of(t->in, 22), badge = clampf(line, 18, 34);
    Rect in = rect(r.x + 10, r.y + 4, r.w - 20, line + 4);
    seat_portrait(t->g, t->in->game, t->names, seat, in.x + badge / 2, in.y + in.h / 2, in.h + 3, badge);
    (void)rect_cut_left(&in, badge + 8);
    int deck = table_size(s, (PlaceId)(PLACE_DECK + seat));
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{done:done · |}{mana} mana · {n} in the deck"),
        say_is("done", siege_of(s)->done[seat]), say_n("mana", siege_of(s)->mana[siege_pool(s, seat)]),
        say_n("n", deck));
    Text style = ui_style(t->ui, FACE_SEMI, 14, deck < 12 ? COL_BAD : COL_TEXT2);
    float w = gfx_text_width(t->g, style, words) + 1;
    if (w < in.w * 0.75f)
        (void)ui_label(t->ui, style, rect_cut_right(&in, w), words);
    char cut[SENTENCE_MAX];
    Text title = ui_style(t->ui, FACE_TITLE, 17, COL_TEXT);
    words_cut(t->g, title, in.w, seat_name(t, seat), cut, sizeof cut);
    (void)ui_label(t->ui, title, in, cut);
}

static bool lies_in_a_row(const Table *t, PieceId p)
{
    const Spot *at = &t->at->piece[p];
    return at->shown && at->hit.w > at->r.w * 2;
}

/* Draws a card of a hand as a row: cost, name, attack and health. */
static void hand_row(Table *t, PieceId p)
{
    const State *s = t->in->s;
    const Spot *at = &t->at->piece[p];
    const SiegeCard *c = siege_card(s->piece[p].def);
    Rect in = rect(at->r.x + at->r.w + 5, at->hit.y, at->hit.x + at->hit.w - at->r.x - at->r.w - 9, at->hit.h);
    char words[SENTENCE_MAX], cut[SENTENCE_MAX];
    gfx_surface(t->g, at->hit, SURFACE_ROW);
    float gem = fminf(in.h - 4, line_of(t->in, 18));
    Rect cost = rect(in.x, in.y + (in.h - gem) / 2, gem, gem);
    gfx_sign(t->g, "four", rect_inset(cost, -2), (Color){20, 60, 110, 255}, (Color){0});
    gfx_sign(t->g, "four", cost, (Color){43, 126, 198, 255}, (Color){0});
    Text number = {FACE_BOLD, gem * 0.72f, {255, 255, 255, 255}, ALIGN_CENTER, true};
    (void)snprintf(words, sizeof words, "%d", siege_cost(s, s->piece[p].owner, c));
    (void)gfx_text(t->g, number, cost, words);
    (void)rect_cut_left(&in, gem + 5);
    const char *name = say_word(siege_game.def[s->piece[p].def].name);
    char brief[SENTENCE_MAX];
    siege_short_name(name, brief, sizeof brief);
    Text style = ui_style(t->ui, FACE_SEMI, 13, COL_TEXT), least = style;
    least.size = 10;
    if (c->type == CARD_ALLY || c->type == CARD_SKELETON) {
        say(words, sizeof words, SAY("{attack}/{health}"), say_n("attack", c->attack), say_n("health", c->health));
        Text fights = ui_style_aligned(t->ui, FACE_BOLD, 13, COL_TEXT2, ALIGN_RIGHT);
        float w = gfx_text_width(t->g, fights, words) + 1;
        if (gfx_text_width(t->g, least, brief) + w + 6 <= in.w) /* its name matters more */
            (void)ui_label(t->ui, fights, rect_cut_right(&in, w), words);
    }
    least.size = 11;
    if (gfx_text_width(t->g, least, name) > in.w - 3)
        name = brief;
    style = gfx_text_fit(t->g, style, 9, 0.5f, in.w - 3, name);
    words_cut(t->g, style, in.w - 3, name, cut, sizeof cut);
    (void)ui_label(t->ui, style, in, cut);
}

static void hand_rows(Table *t, int seat)
{
    const State *s = t->in->s;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_HIDDEN && lies_in_a_row(t, p))
            hand_row(t, p);
}

/* Draws the dark board, with a heading, on which cards to choose from lie. */
static void looked_at(Table *t)
{
    Rect r = t->at->panel[AT_LOOK];
    PlaceId at = siege_looks_at(t->in);
    if (rect_is_empty(r) || at == NO_PLACE)
        return;
    gfx_surface(t->g, r, SURFACE_PANEL);
    char words[SENTENCE_MAX];
    const State *s = t->in->s;
    bool asked = s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_CARD && s->frame[s->nframes - 1].arg == at;
    say(words, sizeof words, SAY("{asked:Choose from {n:1 card|{n} cards}|To replace: {n}}"), say_is("asked", asked),
        say_n("n", table_size(s, at)));
    words_label(t, rect(r.x + 14, r.y + 8, r.w - 28, line_of(t->in, 24)), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                words);
}

void siege_draw_hands(Table *t)
{
    looked_at(t);
    int shown = 0;
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        shown += !rect_is_empty(t->at->panel[AT_HANDS + seat]);
    for (int seat = 0; shown > 1 && seat < t->in->s->nseats; seat++)
        if (!rect_is_empty(t->at->panel[AT_HANDS + seat]))
            (siege_is_large(t->in) ? beside_hand : headed_hand)(t, seat);
    for (int seat = 0; shown > 1 && seat < siege_allies(t->in->s); seat++)
        hand_rows(t, seat);
}

/* ---- above the cards --------------------------------------------------------------------------------------------- */

/* Darkens the other lanes while one fights, unless something is to be chosen. */
static void shade_others(Table *t)
{
    int now = t->legal->n > 1 ? -1 : siege_lane_now(t);
    for (int i = 0; now >= 0 && i < LANES; i++)
        if (i != now)
            gfx_round(t->g, t->at->panel[AT_LANE + i], 8, (Color){10, 8, 6, 110});
}

void siege_draw_over(Table *t)
{
    shade_others(t);
    siege_draw_boost(t);
    siege_draw_exchange(t);
    siege_draw_line(t);
    siege_draw_scenes(t);
}
