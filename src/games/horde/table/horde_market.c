/* SPDX-License-Identifier: MIT
 * The rounds of Horde and the Trickster's table: battle row, Pool, own picks, own horde, the market's facts. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/horde/table/horde_draw.h"
#include "core/table.h"

static void battle_cell(Table *t, int k)
{
    const State *s = t->in->s;
    Rect cell = t->at->panel[AT_CELL + k];
    DefId card = horde_battle_card(s, k);
    bool large = horde_table(s) == TABLE_TRICKSTER;
    float line = line_of(t->in, 16), medal = is_strip(t) ? cell.h - 4 : cell.h - line - 4;
    Rect name = rect(cell.x - 6, cell.y + cell.h - line, cell.w + 12, line);
    if (!card) {
        float d = clampf(medal, 20, is_strip(t) ? 62 : 40);
        Rect ring = rect(cell.x + cell.w / 2 - d / 2, cell.y + 3, d, d);
        gfx_dashed(t->g, ring, d / 2, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.45f));
        words_number(t, ring, (Words){FACE_SEMI, 15, COL_TEXT2, ALIGN_CENTER}, k + 1);
        char word[SENTENCE_MAX];
        say(word, sizeof word, SAY("round {n}"), say_n("n", k + 1));
        if (!is_strip(t) && gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 13, COL_TEXT2), word) <= name.w)
            words_at(t, name, (Words){FACE_SEMI, 13, COL_TEXT2, ALIGN_CENTER}, word);
        return;
    }
    bool now = !large && k + 1 == s->round && s->phase <= PHASE_END;
    PieceId piece = table_find(s, (PlaceId)(PLACE_BATTLE + k), card);
    if (now && piece != NO_PIECE) {
        Rect m = t->at->piece[piece].r;
        gfx_frame(t->g, rect_inset(m, -4), m.w / 2 + 4, 2, gfx_color(t->g, COL_ACCENT));
    }
    if (!is_strip(t) || large)
        words_label(t, name, (Words){FACE_SEMI, 13, now ? COL_ACCENT : COL_TEXT, ALIGN_CENTER},
                    kind_name(card - DEF_BATTLE));
}

static void pool_frame(Table *t)
{
    Rect r = t->at->panel[AT_POOL];
    if (rect_is_empty(r) || is_strip(t))
        return;
    gfx_round(t->g, r, 10, color_alpha((Color){0, 0, 0, 0}, 0.22f));
    gfx_frame(t->g, r, 10, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.12f));
}

/* Draws the empty slots of the Pool, which keep their place until the refill. */
static void pool_slots(Table *t)
{
    const State *s = t->in->s;
    Rect like = {0};
    bool taken[HORDE_POOL_MAX] = {0};
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next) {
        like = t->at->piece[p].r;
        if (s->piece[p].pos < HORDE_POOL_MAX)
            taken[s->piece[p].pos] = true;
    }
    Rect frame = t->at->panel[AT_POOL];
    if (rect_is_empty(frame))
        return;
    if (is_strip(t) && !rect_is_empty(like)) /* there the others move together (close_ranks) */
        return;
    if (rect_is_empty(like)) {
        words_at(t, frame, (Words){FACE_TITLE, 19, COL_TEXT2, ALIGN_CENTER}, T_("The Pool is empty"));
        return;
    }
    /* Recomputes the grid from one card and the frame: cells are centred in it. */
    int rows = frame.h > 3 * like.h ? 3 : 2, columns = (horde_pool_size(s) + rows - 1) / rows;
    float w = like.w, room = frame.w - 20;
    float gap = clampf((room - w * (float)columns) / (float)(columns - 1), 0, 16);
    Rect area = rect(frame.x - 10, frame.y + 14, frame.w + 20, like.h);
    float gap_y = (frame.h - 24 - (float)rows * like.h) / (float)(rows - 1);
    for (int slot = 0; slot < horde_pool_size(s) && slot < HORDE_POOL_MAX; slot++)
        if (!taken[slot])
            gfx_dashed(t->g, layout_grid(area, slot, columns, w, like.h, gap, gap_y), w * 0.06f, 1,
                       color_alpha(gfx_color(t->g, COL_TEXT), 0.22f));
}

static void own_heading(Table *t)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    int near = t->in->near;
    Rect r = t->at->panel[AT_OWN];
    if (rect_is_empty(r))
        return;
    bool tokens = s->phase == PHASE_ASSIGN && s->to_act == near;
    const char *title = tokens ? T_("Tokens to choose from") : T_("This round");
    Text style = ui_style(t->ui, FACE_TITLE, 19, COL_TEXT);
    style = gfx_text_fit(t->g, style, 10, 0.5f, r.w - 1, title);
    float w = gfx_text_width(t->g, style, title) + 10;
    (void)ui_label(t->ui, style, rect(r.x, r.y, w < r.w ? w : r.w, r.h), title);
    float flag = horde_draw_starter(t, near, rect(r.x + w, r.y + 1, (r.w - w) * (tokens ? 1 : 0.4f), r.h));
    w += flag > 0 ? flag + 10 : 0;
    if (tokens)
        return;
    bool counting = s->phase == PHASE_PICK || s->phase == PHASE_END;
    float pips = counting ? horde_draw_pips(t, r.x + w, r.y + r.h / 2, h->total[near], horde_limit(s)) : 0;
    char words[SENTENCE_MAX];
    horde_seat_state(t, near, false, words);
    Rect rest = rect(r.x + w + pips + 8, r.y + 1, r.w - w - pips - 8, r.h);
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2), words) <= rest.w)
        words_label(t, rest, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
}

static void drop_slot(Table *t)
{
    Rect r = t->at->panel[AT_DROP];
    const State *s = t->in->s;
    if (rect_is_empty(r) || s->phase != PHASE_PICK || horde_table(s) == TABLE_BATTLE)
        return;
    if (t->lifted == NO_PIECE) {
        gfx_dashed(t->g, r, r.w * 0.06f, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.22f));
        return;
    }
    if (s->piece[t->lifted].place != PLACE_POOL)
        return;
    Color mint = gfx_color(t->g, COL_TARGET);
    float size = clampf(r.w * 0.2f, 10, 26), line = line_of(t->in, 18);
    gfx_sign(t->g, "down", rect(r.x + r.w / 2 - size / 2, r.y + r.h / 2 - line - size / 2, size, size), mint, mint);
    words_at(t, rect(r.x, r.y + r.h / 2 - line / 2 + 4, r.w, line), (Words){FACE_BOLD, 14, COL_TARGET, ALIGN_CENTER},
             is_strip(t) ? T_("here") : T_("Drop here"));
}

static void kinds_to_come(Table *t)
{
    const State *s = t->in->s;
    float line = line_of(t->in, 18);
    Rect kinds = t->at->panel[AT_KINDS];
    int kind[KIND_COUNT], drawn = KIND_COUNT - table_size(s, PLACE_PILE), n = KIND_COUNT - drawn;
    if (rect_is_empty(kinds) || n <= 0)
        return;
    horde_kinds_in_order(s, kind);
    if (is_strip(t)) { /* the words stand beside them */
        Text style = ui_style(t->ui, FACE_MEDIUM, 12, COL_TEXT2);
        float w = gfx_text_width(t->g, style, T_("To come")) + 8;
        (void)ui_label(t->ui, style, rect(kinds.x, kinds.y, w, kinds.h), T_("To come"));
        (void)rect_cut_left(&kinds, w);
    }
    const char *label = T_("Battles to come");
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 12, COL_TEXT2), label) > kinds.w)
        label = T_("To come");
    if (kinds.h >= 28)
        words_at(t, rect(kinds.x, kinds.y - line - 4, kinds.w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                 label);
    int rows = kinds.h > 50 ? 2 : 1, columns = (n + rows - 1) / rows;
    float size = kinds.h < 28 ? kinds.h : 28,
          step = (float)columns * 33 > kinds.w + 5 ? (kinds.w - size) / (float)(columns - 1) : 33;
    size = step < size + 1 ? clampf(step - 2, 12, size) : size;
    for (int i = 0; i < n; i++)
        gfx_badge(t->g, kind_word(kind[drawn + i]), kinds.x + size / 2 + step * (float)(i % columns),
                  kinds.y + (kinds.h < 28 ? kinds.h : 28) / 2 + 33 * (float)(i / columns), size);
    if (n > 0)
        ui_mark(t->ui, "kinds-to-come", "count", kinds, T_("Battles to come"));
}

static void market_panel(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_MARKET], pile = t->at->panel[AT_SUPPLY];
    gfx_surface(t->g, r, SURFACE_PANEL);
    int left = table_size(s, PLACE_SUPPLY);
    bool roomy = pile.w > 40;
    if (roomy)
        words_label(t, rect(r.x + 12, r.y + 8, r.w - 24, line_of(t->in, 24)),
                    (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, T_("Draw pile"));
    if (left == 0)
        gfx_dashed(t->g, pile, 4, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.3f));
    float x = pile.x + pile.w + 12, w = r.x + r.w - 12 - x, big = line_of(t->in, 24), line = line_of(t->in, 18);
    words_number_label(t, rect(x, pile.y - 2, w, big), (Words){FACE_BOLD, 22, COL_TEXT, ALIGN_LEFT}, left);
    words_label(t, rect(x, pile.y + big - 2, w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                T_("cards left"));
    int gone = horde_pool_size(s) - table_size(s, PLACE_POOL);
    bool last = s->round >= HORDE_ROUNDS;
    /* Else the number of cards to refill can still change. */
    if (roomy && t->in->text <= 1.25f && (last || left < gone))
        words_label(t, rect(x, pile.y + big + line - 2, w, line),
                    (Words){FACE_MEDIUM, 14, left < gone ? COL_BAD : COL_TEXT2, ALIGN_LEFT},
                    last ? T_("no more refills") : T_("too few to refill"));
    Rect tokens = t->at->panel[AT_TOKENS];
    if (!rect_is_empty(tokens) && table_size(s, PLACE_TOKENS) > 0)
        words_at(t, rect(tokens.x, tokens.y - line - 4, tokens.w, line),
                 (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, T_("Tokens left"));
}

void horde_draw_market(Table *t)
{
    const State *s = t->in->s;
    gfx_felt(t->g, t->at->felt, COL_FELT_HORDE);
    for (int k = 0; k < KIND_COUNT; k++)
        battle_cell(t, k);
    if (horde_table(s) == TABLE_MARKET) {
        pool_frame(t);
        pool_slots(t);
        own_heading(t);
        Rect line = t->at->panel[AT_RULE];
        if (!rect_is_empty(line))
            gfx_fill(t->g, line, color_alpha(gfx_color(t->g, COL_TEXT), 0.18f));
    }
    if (is_strip(t)) {
        horde_draw_chips(t);
        horde_draw_strip_buttons(t);
        kinds_to_come(t);
        return;
    }
    horde_draw_head(t);
    horde_draw_seats(t);
    market_panel(t);
    kinds_to_come(t);
}

void horde_draw_market_over(Table *t)
{
    drop_slot(t);
    horde_draw_shares(t);
}
