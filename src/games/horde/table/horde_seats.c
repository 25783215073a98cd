/* SPDX-License-Identifier: MIT
 * The seats of the Horde table: panels, chips, states in words, counts by kind. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/horde/table/horde_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/portrait.h"

float horde_draw_pips(Table *t, float x, float y, int total, int limit)
{
    int of = limit > total ? limit : total;
    if (of <= 0)
        return 0;
    float size = of > 5 ? 12 : 16;
    gfx_pips(t->g, total, of, x, y, size);
    return (float)of * size * 1.25f;
}

/* True if the seat is shown as choosing: who holds the Betrayer or the Trickster is public only when they are used. */
static bool seat_chooses(const State *s, int seat)
{
    return s->to_act == seat && !s->over && s->nframes == 0 && s->phase != PHASE_TRICKSTER;
}

void horde_seat_state(const Table *t, int seat, bool brief, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    int limit = horde_limit(s), total = h->total[seat];
    bool turn = s->to_act == seat;
    out[0] = '\0';
    if (s->phase == PHASE_ASSIGN && turn)
        say(out, SENTENCE_MAX, SAY("choosing a token"));
    else if (s->phase != PHASE_PICK)
        return;
    else if (limit == 0)
        say(out, SENTENCE_MAX, SAY("{starts:starts the round|waiting}"), say_is("starts", turn && s->nframes == 0));
    else if (h->locked[seat])
        say(out, SENTENCE_MAX, SAY("{brief:locked out|{total} of {limit} \u00b7 locked out}"), say_is("brief", brief),
            say_n("total", total), say_n("limit", limit));
    else if (total < limit)
        say(out, SENTENCE_MAX, SAY("{now:{brief:picking|picking, {more} to go}|{more} to pick}"),
            say_is("now", turn && s->nframes == 0), say_is("brief", brief), say_n("more", limit - total));
    else if (h->opening == 1 && h->starter == seat) /* HO-6.6 */
        say(out, SENTENCE_MAX, SAY("{brief:may pick again|{total} of {limit} \u00b7 may pick again}"),
            say_is("brief", brief), say_n("total", total), say_n("limit", limit));
    else
        say(out, SENTENCE_MAX, SAY("{brief:done|{total} of {limit} \u00b7 done}"), say_is("brief", brief),
            say_n("total", total), say_n("limit", limit));
}

void horde_kinds_in_order(const State *s, int out[KIND_COUNT])
{
    int n = 0;
    bool drawn[KIND_COUNT] = {0};
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId def = horde_battle_card(s, i);
        if (def >= DEF_BATTLE && def < DEF_TOKEN && !drawn[def - DEF_BATTLE]) {
            drawn[def - DEF_BATTLE] = true;
            out[n++] = def - DEF_BATTLE;
        }
    }
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (!drawn[kind])
            out[n++] = kind;
}

bool horde_is_seen(const Table *t, int seat)
{
    return t->in->eyes == seat || t->in->s->option[OPT_HORDES] == HORDES_OPEN || t->in->s->over;
}

/* Draws the seat's count of a kind plus this round's: "3 +1", or the sum if there is no room. */
static void draw_count(Table *t, Rect r, float text, int n, int more)
{
    Text style = ui_style(t->ui, FACE_BOLD, text, n + more > 0 ? COL_TEXT : COL_TEXT2), small = style;
    char held[SENTENCE_MAX], added[SENTENCE_MAX];
    say(held, sizeof held, SAY("{n}"), say_n("n", n));
    say(added, sizeof added, SAY("{n}"), say_signed("n", more));
    small.size = text * 0.75f;
    small.color = gfx_color(t->g, COL_ACCENT);
    float w = gfx_text_width(t->g, style, held) + 1, w2 = gfx_text_width(t->g, small, added) + 1;
    if (more == 0 || w + w2 > r.w) {
        words_number(t, r, (Words){FACE_BOLD, text, n + more > 0 ? COL_TEXT : COL_TEXT2, ALIGN_CENTER}, n + more);
        return;
    }
    float x = r.x + (r.w - w - w2) / 2;
    (void)gfx_text(t->g, style, rect(x, r.y, w, r.h), held);
    (void)gfx_text(t->g, small, rect(x + w, r.y, w2, r.h), added);
}

void horde_draw_tally(Table *t, Rect r, int seat, float badge, float text)
{
    int kind[KIND_COUNT];
    horde_kinds_in_order(t->in->s, kind);
    float w = r.w / KIND_COUNT;
    badge = fminf(badge, w - 3); /* beside each other, never a chain */
    for (int i = 0; i < KIND_COUNT; i++) {
        Rect cell = rect(r.x + w * (float)i, r.y, w, r.h);
        int n = horde_count(t->in->s, seat, (Kind)kind[i]), more = horde_share(t->in->s, seat, (Kind)kind[i]) - n;
        gfx_badge(t->g, kind_word(kind[i]), cell.x + w / 2, cell.y + badge / 2, badge);
        Rect number = rect(cell.x, cell.y + badge + 1, w, cell.h - badge - 1);
        if (horde_is_seen(t, seat))
            draw_count(t, number, text, n, more);
        char id[32], label[SENTENCE_MAX];
        (void)snprintf(id, sizeof id, "count-%d-%s", seat, kind_word(kind[i]));
        say(label, sizeof label, SAY("{more:=0:{kind} {n}|{kind} {n}, {more} more this round}"), say_n("more", more),
            say_s("kind", kind_name(kind[i])), say_n("n", n));
        if (horde_is_seen(t, seat))
            ui_mark(t->ui, id, "count", cell, label);
    }
}

/* Says what stands beside the near horde's title, "19 cards · 2 Vampires: +3 · Elvenking: +2"; signs: without words,
 * "19 · [vampire] +3 · [elvenking] +2". */
static void say_horde(const Table *t, bool signs, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    int near = t->in->near;
    PlaceId at = (PlaceId)(PLACE_HORDE + near);
    bool seen = horde_is_seen(t, near);
    say(out, SENTENCE_MAX,
        signs
            ? SAY("{seen:{n}{vampires:=0:| \u00b7 [sign:vampire] {bonus}| \u00b7 [sign:vampire] {bonus}}{king: \u00b7 "
                  "[sign:elvenking] {pairs}|}|{n}}")
            : SAY("{seen:{n:1 card|{n} cards}{vampires:=0:| \u00b7 1 Vampire: {bonus}| \u00b7 {vampires} Vampires: "
                  "{bonus}}{king: \u00b7 Elvenking: {pairs}|}|{n:=0:0 cards|1 card, face down|{n} cards, face down}}"),
        say_is("seen", seen), say_n("n", table_size(s, at)), say_n("vampires", seen ? horde_vampires(s, near) : 0),
        say_signed("bonus", seen ? horde_vampire_bonus(s, near) : 0),
        say_is("king", seen && table_find(s, at, DEF_ELVENKING) != NO_PIECE),
        say_signed("pairs", seen ? horde_elvenking_bonus(s, near) : 0));
}

static void brief_head(Table *t, Text style, Rect r)
{
    char words[SENTENCE_MAX];
    say_horde(t, true, words);
    if (gfx_paragraph_height(t->g, style, r.w, words) < 1.6f * gfx_text_height(t->g, style))
        ui_paragraph(t->ui, style, rect(r.x, r.y + (r.h - gfx_text_height(t->g, style)) / 2, r.w, r.h), words);
}

void horde_draw_head(Table *t)
{
    const State *s = t->in->s;
    int near = t->in->near;
    Rect head = t->at->panel[AT_HORDE];
    if (rect_is_empty(head))
        return;
    char title[SENTENCE_MAX], words[SENTENCE_MAX];
    say(title, sizeof title, SAY("{who}\u2019s horde"), say_s("who", seat_name(t, near)));
    Text style = ui_style(t->ui, FACE_TITLE, 19, COL_TEXT);
    float w = gfx_text_width(t->g, style, title) + 10;
    w = w > head.w ? head.w : w;
    (void)ui_label(t->ui, style, rect(head.x, head.y, w, head.h), title);
    int n = table_size(s, (PlaceId)(PLACE_HORDE + near));
    say_horde(t, false, words);
    Text small = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    Rect rest = rect(head.x + w, head.y + 2, head.w - w, head.h);
    const char *order = *t->sort ? T_("Sort by faction") : T_("Sort by type");
    float button = ui_button_width(t->ui, order, NULL, NULL, UI_SMALL);
    if (horde_is_seen(t, near) && n > 1 && t->at->kind == CLASS_NORMAL &&
        gfx_text_width(t->g, small, words) + button + 8 <= rest.w) {
        if (ui_button(t->ui, "sort", rect(rest.x + rest.w - button, head.y - 4, button, head.h + 2), order, NULL, NULL,
                      UI_SMALL))
            *t->sort = !*t->sort;
        rest.w -= button + 8;
    }
    if (gfx_text_width(t->g, small, words) <= rest.w)
        (void)ui_label(t->ui, small, rest, words);
    else
        brief_head(t, small, rest);
    if (n > 0 || s->phase != PHASE_OVER)
        horde_draw_tally(t, t->at->panel[AT_TALLY], near, 26, 17);
}

static void seat_line(Table *t, int seat, Rect r)
{
    const State *s = t->in->s;
    bool bot = t->names->player[seat] > 0;
    float size = 14;
    gfx_sign(t->g, bot ? "bot" : "person", rect(r.x, r.y + (r.h - size) / 2, size, size), gfx_color(t->g, COL_TEXT2),
             gfx_color(t->g, COL_PANEL));
    int n = table_size(s, (PlaceId)(PLACE_HORDE + seat));
    const char *kind = t->seat_kind && t->seat_kind[seat] ? t->seat_kind[seat] : bot ? T_("computer") : T_("person");
    Text style = ui_style(t->ui, FACE_SEMI, 13, COL_TEXT2);
    char words[3][SENTENCE_MAX];
    say(words[0], sizeof words[0], SAY("{kind} \u00b7 {n} in horde"), say_s("kind", kind), say_n("n", n));
    say(words[1], sizeof words[1], SAY("{kind} \u00b7 {n}"), say_s("kind", kind), say_n("n", n));
    say(words[2], sizeof words[2], SAY("{n} in horde"), say_n("n", n));
    int fits = 0;
    while (fits < 2 && gfx_text_width(t->g, style, words[fits]) > r.w - 18)
        fits++;
    words_label(t, rect(r.x + 18, r.y, r.w - 18, r.h), (Words){FACE_SEMI, 13, COL_TEXT2, ALIGN_LEFT}, words[fits]);
}

/* Draws the counts of an open horde in two rows (O6). */
static void small_tally(Table *t, int seat, Rect r)
{
    int kind[KIND_COUNT];
    horde_kinds_in_order(t->in->s, kind);
    float w = r.w / 6;
    for (int i = 0; i < KIND_COUNT; i++) {
        float x = r.x + w * (float)(i % 6), y = r.y + 22 * (float)(i / 6);
        gfx_badge(t->g, kind_word(kind[i]), x + 8, y + 10, 16);
        int n = horde_share(t->in->s, seat, (Kind)kind[i]); /* with this round's picks, as everywhere */
        Text style = ui_style(t->ui, FACE_BOLD, 12, n > 0 ? COL_TEXT : COL_TEXT2);
        style.fixed = true;
        char number[SENTENCE_MAX];
        say(number, sizeof number, SAY("{n}"), say_n("n", n));
        (void)gfx_text(t->g, style, rect(x + 18, y, w - 18, 20), number);
    }
}

float horde_draw_starter(Table *t, int seat, Rect r)
{
    const State *s = t->in->s;
    if (horde_of(s)->starter != seat || s->phase > PHASE_END || r.w < 14)
        return 0;
    float word = gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 13, COL_ACCENT), T_("starter")) + 1;
    gfx_sign(t->g, "first", rect(r.x, r.y + r.h / 2 - 7, 13, 13), gfx_color(t->g, COL_ACCENT), (Color){0, 0, 0, 0});
    if (17 + word > r.w)
        return 13;
    words_label(t, rect(r.x + 17, r.y, word, r.h), (Words){FACE_SEMI, 13, COL_ACCENT, ALIGN_LEFT}, T_("starter"));
    return 17 + word;
}

static void seat_panel(Table *t, int seat, Rect r)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    float one = line_of(t->in, 22), two = line_of(t->in, 18);
    gfx_surface(t->g, r, SURFACE_PANEL);
    if (seat_chooses(s, seat))
        gfx_frame(t->g, r, 10, 2, horde_seat_color(t, seat)); /* not gold, which marks cards that can be taken */
    seat_portrait(t->g, t->in->game, t->names, seat, r.x + 25, r.y + 9 + (one + two) / 2, 36, 28);
    Text style = ui_style(t->ui, FACE_TITLE, 19, COL_TEXT);
    float w = gfx_text_width(t->g, style, seat_name(t, seat)), room = r.w - 60;
    w = w > room ? room : w;
    (void)ui_label(t->ui, style, rect(r.x + 48, r.y + 8, w + 1, one), seat_name(t, seat));
    horde_draw_starter(t, seat, rect(r.x + 48 + w + 10, r.y + 9, room - w - 10, one));
    seat_line(t, seat, rect(r.x + 48, r.y + 8 + one, r.w - 56, two));
    char words[SENTENCE_MAX];
    horde_seat_state(t, seat, false, words);
    bool counting = s->phase == PHASE_PICK || s->phase == PHASE_END;
    float y = r.y + 14 + one + two;
    float pips = counting ? horde_draw_pips(t, r.x + 14, y + two / 2, h->total[seat], horde_limit(s)) : 0;
    Rect state = rect(r.x + 14 + (pips > 0 ? pips + 6 : 0), y, r.w - pips - 30, two + 2);
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 14, COL_TEXT), words) > state.w)
        horde_seat_state(t, seat, true, words); /* the frame says whose turn it is, the diamonds how many picks */
    words_label(t, state, (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, words);
    Rect front = t->at->panel[AT_SEAT_FRONT + seat];
    if (table_size(s, (PlaceId)(PLACE_FRONT + seat)) == 0 && front.h > 20 && s->phase == PHASE_PICK) {
        float cw = (front.w - 16) / 3, ch = cw * 1.25f > front.h ? front.h : cw * 1.25f;
        for (int i = 0; i < 3; i++)
            gfx_dashed(t->g, rect(front.x + (cw + 8) * (float)i, front.y, cw, ch), 4, 1,
                       color_alpha(gfx_color(t->g, COL_TEXT), 0.22f));
    }
    if (s->option[OPT_HORDES] == HORDES_OPEN)
        small_tally(t, seat, rect(r.x + 12, r.y + r.h - HORDE_SMALL_TALLY - 2, r.w - 20, HORDE_SMALL_TALLY));
}

void horde_draw_seats(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        if (!rect_is_empty(t->at->panel[AT_SEAT + seat]))
            seat_panel(t, seat, t->at->panel[AT_SEAT + seat]);
}

/* Draws the seats as chips under the top bar, for big text; each opens its panel. */
void horde_draw_chips(Table *t)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    for (int seat = 0; seat < s->nseats; seat++) {
        Rect r = t->at->panel[AT_SEAT + seat];
        char id[24];
        (void)snprintf(id, sizeof id, "seat-%d", seat);
        gfx_surface(t->g, r, SURFACE_PANEL);
        if (seat_chooses(s, seat))
            gfx_frame(t->g, r, 10, 2, horde_seat_color(t, seat));
        if (ui_touch(t->ui, id, "button", r, seat_name(t, seat), TOUCH_FOCUS).click)
            *t->drawer = *t->drawer == DRAWER_SEAT + seat ? DRAWER_NONE : DRAWER_SEAT + seat;
        float badge = clampf(r.h * 0.7f, 16, 40);
        seat_portrait(t->g, t->in->game, t->names, seat, r.x + 10 + badge / 2, r.y + r.h / 2, badge + 7, badge);
        Rect words = rect(r.x + badge + 20, r.y, r.w - badge - 26, r.h);
        char state[SENTENCE_MAX] = "";
        if (horde_table(s) == TABLE_BATTLE)
            say(state, sizeof state, SAY("{n}"), say_n("n", horde_taken(s, seat)));
        else if (horde_limit(s) > 0 && (s->phase == PHASE_PICK || s->phase == PHASE_END))
            say(state, sizeof state, SAY("{n} of {limit}"), say_n("n", h->total[seat]), say_n("limit", horde_limit(s)));
        Text name = ui_style(t->ui, FACE_TITLE, 15, COL_TEXT), number = ui_style(t->ui, FACE_SEMI, 13, COL_TEXT2);
        float w = gfx_text_width(t->g, name, seat_name(t, seat)), more = gfx_text_width(t->g, number, state);
        if (w + 8 + more <= words.w) {
            (void)gfx_text(t->g, name, rect(words.x, words.y, w + 1, words.h), seat_name(t, seat));
            (void)gfx_text(t->g, number, rect(words.x + w + 8, words.y, more + 1, words.h), state);
        } else if (more <= words.w) {
            (void)gfx_text(t->g, number, words, state);
        }
    }
    Rect supply = t->at->panel[AT_MARKET];
    gfx_surface(t->g, supply, SURFACE_PANEL);
    int left = table_size(s, PLACE_SUPPLY);
    if (left > 0)
        card_draw_back(t->g, "backs/horde", rect(supply.x + 8, supply.y + supply.h / 2 - 19, 30, 37.5f), 0);
    words_number_label(t, rect(supply.x + 44, supply.y, supply.w - 48, supply.h),
                       (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, left);
}

void horde_draw_seat_drawer(Table *t)
{
    int seat = *t->drawer - DRAWER_SEAT;
    Rect r = t->at->drawer;
    if (*t->drawer == DRAWER_OWN) {
        horde_draw_head(t);
        return;
    }
    if (seat < 0 || seat >= t->in->s->nseats)
        return;
    char words[SENTENCE_MAX];
    horde_seat_state(t, seat, false, words);
    float line = line_of(t->in, 24);
    seat_portrait(t->g, t->in->game, t->names, seat, r.x + 34, r.y + 12 + line / 2, 42, 34);
    words_label(t, rect(r.x + 62, r.y + 12, r.w - 120, line), (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT},
                seat_name(t, seat));
    seat_line(t, seat, rect(r.x + 16, r.y + 12 + line, r.w - 32, line));
    words_label(t, rect(r.x + 16, r.y + 12 + 2 * line, r.w - 32, line), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT},
                words);
}

void horde_draw_strip_buttons(Table *t)
{
    Rect r = t->at->panel[AT_BUTTONS];
    if (rect_is_empty(r))
        return;
    bool battle = horde_table(t->in->s) == TABLE_BATTLE;
    char own[SENTENCE_MAX];
    PieceId prices[PIECE_MAX];
    bool demon = battle && horde_prices(t->in, prices) > 0;
    say(own, sizeof own, SAY("{demon:Use a Demon|Your horde ({n})}"), say_is("demon", demon),
        say_n("n", table_size(t->in->s, (PlaceId)(PLACE_HORDE + t->in->near))));
    const char *label[3] = {own, battle ? T_("Battles") : T_("Log"), T_("Log")};
    const int opens[3] = {DRAWER_OWN, battle ? DRAWER_LIST : DRAWER_LOG, DRAWER_LOG};
    float x = r.x + r.w;
    for (int i = battle ? 2 : 1; i >= 0; i--) {
        float w = ui_button_width(t->ui, label[i], NULL, NULL, UI_SMALL);
        x -= w;
        char id[24];
        (void)snprintf(id, sizeof id, "drawer-%d", opens[i]);
        if (x >= r.x - 200 && ui_button(t->ui, id, rect(x, r.y, w, r.h), label[i], NULL, NULL, UI_SMALL))
            *t->drawer = *t->drawer == opens[i] ? DRAWER_NONE : opens[i];
        x -= 10;
    }
}
