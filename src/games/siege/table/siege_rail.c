/* SPDX-License-Identifier: MIT
 * The rail beside the lanes: the portal with its waves, the outsider pile behind it, the castle, mana and deck. */
#include <math.h>
#include <stdio.h>

#include "core/table.h"
#include "core/text.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"

enum { DECK_IS_LOW = 8 }; /* cards: at most so many are a danger */

/* Draws a bar: now: what is left, pale; then: what will be left, in colour over it. */
static void bar(Table *t, Rect r, int now, int then, int of, ColorRole color)
{
    Gfx *g = t->g;
    float all = of > 0 ? (float)of : 1, w = r.w * clampf((float)now / all, 0, 1),
          rest = r.w * clampf((float)then / all, 0, 1);
    gfx_round(g, r, r.h / 2, gfx_color(g, COL_WELL));
    if (w >= 1)
        gfx_round(g, rect(r.x, r.y, w, r.h), r.h / 2, color_alpha(gfx_color(g, COL_TEXT), 0.6f));
    if (rest >= 1)
        gfx_round(g, rect(r.x, r.y, rest, r.h), r.h / 2, gfx_color(g, color));
    gfx_frame(g, r, r.h / 2, 1, color_alpha(gfx_color(g, COL_TEXT), 0.3f));
}

static const char *name_of(const State *s, PieceId p)
{
    return p == NO_PIECE ? "" : say_word(siege_game.def[s->piece[p].def].name);
}

/* Draws "6 of 11" with a large first number; returns the width. */
static float big(Table *t, Rect r, int n, int of)
{
    char words[SENTENCE_MAX];
    Text large = ui_style(t->ui, FACE_BOLD, 28, COL_TEXT), small = ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT2);
    say(words, sizeof words, SAY("{n}"), say_n("n", n));
    float w = gfx_text_width(t->g, large, words) + 1;
    (void)ui_label(t->ui, large, rect(r.x, r.y, w, r.h), words);
    say(words, sizeof words, SAY("of {n}"), say_n("n", of));
    float w2 = gfx_text_width(t->g, small, words) + 1;
    if (w + 6 + w2 <= r.w)
        (void)ui_label(t->ui, small, rect(r.x + w + 6, r.y + r.h * 0.12f, w2, r.h), words);
    return w + 6 + w2;
}

static void coming(Table *t, Rect r, const char *words, ColorRole color)
{
    words_label(t, r, (Words){FACE_SEMI, 15, color, ALIGN_LEFT}, words);
}

static void waves(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId portal = table_first(s, PLACE_PORTAL);
    if (portal == NO_PIECE || r.h < 20)
        return;
    siege_tip_wave(t, rect(r.x, r.y - line_of(t->in, 20), r.w, r.h + line_of(t->in, 20)));
    const SiegeCard *c = siege_card(s->piece[portal].def);
    float gap = 8, w = fminf((r.w - 3 * gap) / 4, r.h * 1.3f);
    for (int i = 0; i < 4; i++) {
        Rect cell = rect(r.x + (w + gap) * (float)i, r.y, w, r.h);
        bool now = siege_of(s)->turned == i;
        gfx_round(t->g, cell, 7, now ? gfx_color(t->g, COL_ACCENT) : gfx_color(t->g, COL_WELL));
        words_number_label(t, cell, (Words){FACE_BOLD, 16, now ? COL_ONACCENT : COL_TEXT, ALIGN_CENTER}, c->waves[i]);
    }
}

/* Writes a text as large as there is room for, or not at all. */
static void text_below(Table *t, Rect rest, const char *text, float size, ColorRole color)
{
    for (; text && size >= 10; size -= 1) {
        Text style = ui_style(t->ui, FACE_MEDIUM, size, color);
        if (gfx_paragraph_height(t->g, style, rest.w, text) > rest.h)
            continue;
        ui_paragraph(t->ui, style, rest, text);
        break;
    }
}

static void portal(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    gfx_surface(t->g, r, SURFACE_PANEL);
    if (p == NO_PIECE)
        return;
    siege_tip_portal(t, r);
    const SiegeCard *c = siege_card(s->piece[p].def);
    float line = line_of(t->in, 20), x = r.x + 64, w = r.w - 74;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Portal {n} of {all}"), say_n("n", c->stage),
        say_n("all", c->stage + table_size(s, PLACE_PORTALS)));
    words_label(t, rect(x, r.y + 8, w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
    words_label(t, rect(x, r.y + 8 + line, w, line + 4), (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT}, name_of(s, p));
    (void)big(t, rect(x, r.y + 14 + 2 * line, w, line_of(t->in, 30)), siege_health_left(s, UNIT_PORTAL), c->health);
    float y = r.y + 22 + 2 * line + line_of(t->in, 30);
    int now = siege_health_left(s, UNIT_PORTAL), then = f ? f->portal_then : now;
    if (f && (then != now || f->portal_most != then)) {
        siege_say_coming(now, then, f->portal_most, words, sizeof words);
        if (f->portal_falls)
            say(words, sizeof words, SAY("collapses"));
        coming(t, rect(r.x + 12, y, r.w - 24, line), words, siege_is_turned(t->in) ? COL_BAD : COL_TARGET);
        y += line + 2;
    }
    bar(t, rect(r.x + 12, y, r.w - 24, 10), now, then, c->health, COL_MOON);
    float left = r.y + r.h - y - 22;
    if (left < line + 24)
        return;
    if (siege_of(s)->collapsed) { /* SH-9.2 */
        say(words, sizeof words, SAY("{more:Collapsed. The next one opens at the end of the turn.|Collapsed.}"),
            say_is("more", table_size(s, PLACE_PORTALS) > 0));
        text_below(t, rect(r.x + 12, y + 16, r.w - 24, left), words, 14, COL_TARGET);
        return;
    }
    words_label(t, rect(r.x + 12, y + 16, r.w - 24, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                T_("Wave: cards per turn"));
    waves(t, rect(r.x + 12, y + 18 + line, r.w - 24, fminf(left - line - 6, line_of(t->in, 30))));
}

static void pile(Table *t, Rect r)
{
    const State *s = t->in->s;
    gfx_surface(t->g, r, SURFACE_PANEL);
    siege_tip_pile(t, r);
    float line = line_of(t->in, 19);
    char words[SENTENCE_MAX];
    Rect in = rect_inset(r, 12);
    PieceId top = table_first(s, PLACE_PILE);
    if (siege_shows_treachery(s)) {
        siege_draw_treachery(t, in);
        return;
    }
    words_label(t, rect(in.x, in.y, in.w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                T_("Behind the portal"));
    float x = in.x + 68, w = in.w - 68;
    words_label(t, rect(in.x, in.y + line, in.w, line + 4), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                top == NO_PIECE ? T_("Nothing") : name_of(s, top));
    int pile = table_size(s, PLACE_PILE), stages = table_size(s, PLACE_ASIDE);
    if (siege_of(s)->outsider_fallen) { /* SH-9.1 */
        say(words, sizeof words,
            SAY("{horde:Last stage destroyed. The alliance wins at the end of this turn.|Last stage destroyed. Hold "
                "until the end of this turn to win.}"),
            say_is("horde", siege_is_turned(t->in)));
        text_below(t, rect(in.x, in.y + 2 * line + 8, in.w, in.h - 2 * line - 8), words, 15, COL_ACCENT);
        return;
    }
    float y = in.y + 2 * line + 10;
    if (pile > 0) {
        say(words, sizeof words, SAY("{n:1 card waits|{n} cards wait}"), say_n("n", pile));
        words_label(t, rect(x, y, w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
    } else { /* the heading says so; here lie the cards that come with each wave */
        card_draw_back(t->g, "backs/horde", siege_pile_card(t->in, t->at), 0);
        y -= line;
    }
    say(words, sizeof words, SAY("{n:=0:the last stage|1 stage later|{n} stages later}"), say_n("n", stages));
    words_label(t, rect(x, y + line, w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
    if (in.y + in.h - y < 3 * line)
        return;
    int deck = table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2);
    say(words, sizeof words, SAY("{n:1 horde card|{n} horde cards}"), say_n("n", deck));
    words_label(t, rect(x, y + 2 * line, w, line), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, words);
    say(words, sizeof words, SAY("{n} discarded"), say_n("n", table_size(s, PLACE_HORDE_DISCARD)));
    if (in.y + in.h - y >= 4 * line)
        words_label(t, rect(x, y + 3 * line, w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
    if (in.y + in.h - y >= 5 * line + 10 && siege_say_planned(t, words, sizeof words))
        words_label(t, rect(in.x, y + 4 * line + 10, in.w, line), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, words);
}

static void castle(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_CASTLE);
    gfx_surface(t->g, r, SURFACE_PANEL);
    if (p == NO_PIECE)
        return;
    siege_tip_castle(t, r);
    const SiegeCard *c = siege_card(s->piece[p].def);
    float line = line_of(t->in, 20), x = r.x + 64, w = r.w - 74;
    words_label(t, rect(x, r.y + 8, w, line + 4), (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT}, name_of(s, p));
    (void)big(t, rect(x, r.y + 12 + line, w, line_of(t->in, 30)), siege_health_left(s, UNIT_CASTLE), c->health);
    float y = fmaxf(r.y + 18 + line + line_of(t->in, 30), r.y + 74);
    int now = siege_health_left(s, UNIT_CASTLE), then = f ? f->castle_then : now;
    if (f && (then != now || f->castle_most != then)) {
        char words[SENTENCE_MAX];
        siege_say_coming(now, then, f->castle_most, words, sizeof words);
        if (f->castle_falls)
            say(words, sizeof words, SAY("falls"));
        coming(t, rect(r.x + 12, y, r.w - 24, line), words, then < now ? COL_BAD : COL_TARGET);
        y += line + 2;
    }
    bar(t, rect(r.x + 12, y, r.w - 24, 10), now, then, c->health, COL_EMERALD);
    text_below(t, rect(r.x + 12, y + 14, r.w - 24, r.y + r.h - y - 18), siege_text(s->piece[p].def), 13, COL_TEXT2);
}

static void mana(Table *t, Rect r)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    int seat = siege_near_ally(t->in), n = siege_of(s)->mana[siege_pool(s, seat)];
    PlaceId deck = (PlaceId)(PLACE_DECK + seat), discard = (PlaceId)(PLACE_DISCARD + seat);
    gfx_surface(g, r, SURFACE_PANEL);
    siege_tip_mana(t, r);
    float line = line_of(t->in, 20);
    Rect in = rect_inset(r, 12);
    char words[SENTENCE_MAX];
    bool several = siege_allies(s) == 2 && !siege_versus(s); /* two pools: this is whose */
    say(words, sizeof words, SAY("{who:{who}\u2019s mana|Mana}"), say_s("who", several ? seat_name(t, seat) : ""));
    char cut[SENTENCE_MAX], of[SENTENCE_MAX];
    say(of, sizeof of, SAY("{n} of {all}"), say_n("n", n), say_n("all", MANA_MOST));
    float number = gfx_text_width(t->g, ui_style(t->ui, FACE_BOLD, 18, COL_TEXT), of) + 2, head = line_of(t->in, 28);
    Text title = gfx_text_fit(t->g, ui_style(t->ui, FACE_TITLE, 18, COL_TEXT), 13, 0.5f, in.w - number - 6, words);
    if (gfx_text_width(t->g, title, words) > in.w - number - 6) { /* the prompt says whose it is, too */
        say(words, sizeof words, SAY("{who:{who}\u2019s mana|Mana}"), say_s("who", ""));
        title = ui_style(t->ui, FACE_TITLE, 18, COL_TEXT);
    }
    words_cut(t->g, title, in.w - number - 6, words, cut, sizeof cut);
    (void)ui_label(t->ui, title, rect(in.x, in.y, in.w - number - 6, head), cut);
    words_label(t, rect(in.x + in.w - number, in.y, number, head), (Words){FACE_BOLD, 18, COL_TEXT, ALIGN_RIGHT}, of);
    float y = in.y + line_of(t->in, 30), size = fminf(in.w / 10.4f, 20);
    for (int i = 0; i < MANA_MOST; i++) {
        Rect gem = rect(in.x + in.w / 10 * (float)i, y, size, size);
        if (i < n && siege_token(g, "tokens/siege-mana", rect_inset(gem, -1)))
            continue;
        gfx_sign(g, "four", gem, (Color){20, 60, 110, 255}, (Color){0, 0, 0, 0});
        gfx_sign(g, "four", rect_inset(gem, 2), i < n ? (Color){86, 170, 240, 255} : gfx_color(g, COL_WELL),
                 (Color){0, 0, 0, 0});
    }
    y += size + 8;
    int left = table_size(s, deck);
    if (in.y + in.h - y < line)
        return;
    float w = fminf(32, (in.y + in.h - y) / 1.25f), x = in.x + w + 10;
    card_draw_back(g, siege_deck_back(t, seat), rect(in.x, y, w, w * 1.25f), 0);
    say(words, sizeof words, SAY("{n} in the deck"), say_n("n", left));
    words_label(t, rect(x, y, in.x + in.w - x, line),
                (Words){FACE_SEMI, 15, left <= DECK_IS_LOW ? COL_BAD : COL_TEXT, ALIGN_LEFT}, words);
    say(words, sizeof words, SAY("{n} discarded"), say_n("n", table_size(s, discard)));
    if (in.y + in.h - y >= 2 * line)
        words_label(t, rect(x, y + line, in.x + in.w - x, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                    words);
}

/* ---- the same as chips above the lanes --------------------------------------------------------------------------- */

/* cards: how many lie at its left end; then: the number after the fight, or n */
static void chip(Table *t, Rect r, int cards, const char *label, int n, int then, ColorRole color)
{
    gfx_surface(t->g, r, SURFACE_PANEL);
    float taken = r.h * 0.8f + 6 + (float)(cards - 1) * ((r.h - 8) * 0.8f + 4);
    Rect in = rect(r.x + taken, r.y, r.w - taken - 6, r.h);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{more:{n} → {then}|{n}}"), say_is("more", then != n), say_n("n", n),
        say_n("then", then));
    float w = gfx_text_width(t->g, ui_style(t->ui, FACE_BOLD, 19, color), words) + 8;
    words_label(t, rect_cut_right(&in, fminf(w, in.w)), (Words){FACE_BOLD, 19, color, ALIGN_RIGHT}, words);
    if (gfx_text_width(t->g, style, label) <= in.w)
        words_label(t, in, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, label);
}

static void deck_sign(Table *t, Rect r, int seat)
{
    float h = r.h - 10, w = h * 0.8f;
    card_draw_back(t->g, siege_deck_back(t, seat), rect(r.x + 6, r.y + 5, w, h), 0);
}

/* True if a card waits behind the portal, or the treachery card lies there. */
static bool is_behind_portal(const State *s)
{
    return siege_shows_treachery(s) ? siege_treachery_piece(s) != NO_PIECE : table_size(s, PLACE_PILE) > 0;
}

/* Draws the sign of mana where the other chips have their card. */
static void mana_sign(Table *t, Rect r)
{
    float side = r.h * 0.62f;
    Rect gem = rect(r.x + 6 + (r.h * 0.8f - side) / 2, r.y + (r.h - side) / 2, side, side);
    ui_mark(t->ui, "mana-sign", "sign", gem, T_("Mana"));
    if (siege_token(t->g, "tokens/siege-mana", rect_inset(gem, -1)))
        return;
    gfx_sign(t->g, "four", gem, (Color){20, 60, 110, 255}, (Color){0, 0, 0, 0});
    gfx_sign(t->g, "four", rect_inset(gem, 2), (Color){86, 170, 240, 255}, (Color){0, 0, 0, 0});
}

/* Gives the chip of the near seat's mana a tooltip with the other side's numbers, for which there is no room. */
static void other_side(Table *t, Rect r)
{
    const State *s = t->in->s;
    char words[SENTENCE_MAX], line[ALLIES_MOST][SENTENCE_MAX];
    const char *lines[ALLIES_MOST];
    int n = 0, horde = siege_horde_seat(s);
    for (int seat = siege_is_turned(t->in) ? 0 : horde; seat < (siege_is_turned(t->in) ? horde : s->nseats);
         seat++, n++) {
        PlaceId hand = seat == horde ? PLACE_HORDE_HAND : (PlaceId)(PLACE_HAND + seat);
        say(line[n], sizeof line[n],
            SAY("{horde:{who} has {n:1 card|{n} cards} and {mana} mana.|{who} has {n:1 card|{n} cards}, {deck} in the "
                "deck and {mana} mana.}"),
            say_is("horde", seat == horde), say_s("who", seat_name(t, seat)), say_n("n", table_size(s, hand)),
            say_n("deck", seat == horde ? 0 : table_size(s, (PlaceId)(PLACE_DECK + seat))),
            say_n("mana", siege_of(s)->mana[siege_pool(s, seat)]));
        lines[n] = line[n];
    }
    say(words, sizeof words, SAY("{all}"), say_list("all", SAY_LINES, lines, n));
    Touch touch = ui_touch(t->ui, "other-side", "panel", r, words, TOUCH_FOCUS);
    if (touch.hover || (touch.focus && ui_using_keys(t->ui)))
        ui_tip(t->ui, r, (Rect){0}, NULL, words, NULL);
}

static void chips(Table *t, const SiegeForecast *f)
{
    const State *s = t->in->s;
    const Rect *at = t->at->panel;
    bool turned = siege_is_turned(t->in);
    int seat = turned ? t->in->near : siege_near_ally(t->in);
    int deck = turned ? 0 : table_size(s, (PlaceId)(PLACE_DECK + seat));
    int mana = siege_of(s)->mana[siege_pool(s, seat)], left = siege_wave(s) - siege_of(s)->played;
    int portal = siege_health_left(s, UNIT_PORTAL), castle = siege_health_left(s, UNIT_CASTLE);
    bool fight = f && siege_shows_fight(s);
    chip(t, at[AT_PORTAL], is_behind_portal(s) ? 2 : 1, T_("Portal"), portal, fight ? f->portal_then : portal,
         COL_TEXT);
    if (turned) /* cards that may still be played */
        chip(t, at[AT_PILE], 1, T_("Wave"), left > 0 ? left : 0, left > 0 ? left : 0, COL_TEXT);
    else
        chip(t, at[AT_PILE], 1, T_("Deck"), deck, fight ? f->deck_then[seat] : deck,
             deck <= DECK_IS_LOW ? COL_BAD : COL_TEXT);
    chip(t, at[AT_CASTLE], 1, T_("Castle"), castle, fight ? f->castle_then : castle, COL_TEXT);
    chip(t, at[AT_MANA], 1, T_("Mana"), mana, mana, COL_TEXT);
    mana_sign(t, at[AT_MANA]);
    if (!turned)
        deck_sign(t, at[AT_PILE], seat);
    siege_tip_portal(t, at[AT_PORTAL]);
    siege_tip_castle(t, at[AT_CASTLE]);
    if (turned)
        siege_tip_wave(t, at[AT_PILE]);
    else
        siege_tip_deck(t, at[AT_PILE]);
    if (siege_versus(s))
        other_side(t, at[AT_MANA]);
    else
        siege_tip_mana(t, at[AT_MANA]);
}

void siege_draw_rail(Table *t, const SiegeForecast *f)
{
    const Rect *at = t->at->panel;
    if (t->at->kind == CLASS_STRIP) {
        chips(t, f);
        return;
    }
    bool turned = siege_is_turned(t->in);
    portal(t, at[AT_PORTAL], f);
    if (siege_lists_actions(t->in))
        siege_draw_actions(t, at[AT_PILE]);
    else
        pile(t, at[AT_PILE]);
    if (!turned)
        castle(t, at[AT_CASTLE], f);
    if (siege_shows_fight(t->in->s))
        siege_draw_after(t, at[AT_MANA], f);
    else if (turned)
        siege_draw_horde_mana(t, at[AT_MANA]);
    else
        mana(t, at[AT_MANA]);
}

/* ---- line ------------------------------------------------------------------------------------------------------ */

/* The waiting line: effects that have become due, in the order of the queue, whichever seat is asked. Each entry is
 * the card it comes from and what it will do: beside it if there is a rail, and in full as a tooltip. */

/* Draws the card of the entry; its back if the viewer does not know it. */
static void entry_card(Table *t, int i, Rect r)
{
    const State *s = t->in->s;
    PieceId src = s->queue[i].src;
    CardFace face;
    if (src < s->npieces && s->piece[src].def != DEF_HIDDEN &&
        siege_board.face(&siege_game, s->piece[src].def, &face)) {
        face.numbers.has = 0;
        card_draw(t->g, &face, r, 0, NULL);
    } else {
        card_draw_back(t->g, siege_board.back, r, 0);
    }
}

static const char *line_name_of(const State *s, int i)
{
    PieceId src = s->queue[i].src;
    DefId def = src < s->npieces ? s->piece[src].def : DEF_HIDDEN;
    return def != DEF_HIDDEN && def < siege_game.ndefs ? say_word(siege_game.def[def].name) : "";
}

static void entry(Table *t, int i, Rect r, bool words)
{
    char brief[SENTENCE_MAX], full[SENTENCE_MAX], cut[SENTENCE_MAX], id[24];
    siege_say_waiting(t->in->s, i, brief, sizeof brief, full, sizeof full);
    (void)snprintf(id, sizeof id, "waiting-%d", i + 1);
    Touch touch = ui_touch(t->ui, id, "waiting", r, full, TOUCH_FOCUS);
    float h = r.h - 6, number = line_of(t->in, 14);
    words_number(t, rect(r.x + 2, r.y, number, r.h), (Words){FACE_BOLD, 13, COL_ACCENT, ALIGN_CENTER}, i + 1);
    float x = r.x + 2 + number, w = fminf(h * 0.8f, r.w - number - 4);
    entry_card(t, i, rect(x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f));
    if (words) {
        x += w + 8;
        Rect in = rect(x, r.y + 2, r.x + r.w - x - 8, (r.h - 4) / 2);
        Text name = ui_style(t->ui, FACE_SEMI, 14, COL_TEXT), what = ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2);
        words_cut(t->g, name, in.w, line_name_of(t->in->s, i), cut, sizeof cut);
        (void)gfx_text(t->g, name, in, cut);
        in.y += in.h;
        words_cut(t->g, what, in.w, brief, cut, sizeof cut);
        (void)gfx_text(t->g, what, in, cut);
    }
    if (touch.hover || touch.focus)
        ui_tip(t->ui, r, (Rect){0}, NULL, full, NULL);
}

void siege_draw_line(Table *t)
{
    const State *s = t->in->s;
    Rect line = t->at->panel[AT_LINE];
    if (rect_is_empty(line) || s->nqueue < 2)
        return;
    bool list = siege_queue_is_list(t->in, line);
    int room = siege_queue_room(t->in, line), n = s->nqueue < room ? s->nqueue : room;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n:1 effect waiting|{n} effects waiting}"), say_n("n", s->nqueue));
    gfx_surface(t->g, line, SURFACE_PANEL);
    ui_mark(t->ui, "waiting-line", "panel", line, words);
    Rect head = list ? rect_cut_top(&line, line.h - line_of(t->in, 40) * (float)room) : (Rect){0};
    if (list)
        words_label(t, rect(head.x + 12, head.y, head.w - 24, head.h), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                    words);
    bool more = s->nqueue > room;
    for (int i = 0; i < n; i++) {
        float w = list ? line.w : (line.w - 8) / (float)room;
        float h = list ? line.h / (float)room : line.h;
        Rect r = list ? rect(line.x, line.y + h * (float)i, w, h) : rect(line.x + 4 + w * (float)i, line.y, w, h);
        if (more && i == n - 1) {
            say(words, sizeof words, SAY("+{n}"), say_n("n", s->nqueue - i));
            words_label(t, r, (Words){FACE_BOLD, 15, COL_TEXT2, ALIGN_CENTER}, words);
        } else {
            entry(t, i, r, list);
        }
    }
}
