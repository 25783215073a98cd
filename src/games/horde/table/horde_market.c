/* SPDX-License-Identifier: MIT
 * The rounds of Horde and the Trickster's table: battle row, Pool, own picks, own horde, the market's facts. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/table.h"
#include "games/horde/table/horde_draw.h"
#include "ui/effects.h"

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

/* ---- round ----------------------------------------------------------------------------------------------------- */

/* Horde's right panel while no card is pointed at: every player's picks of this round or the last one, and the near
 * seat's count for each battle. Of face-down hordes it shows only what was picked face up in the last round. */

void horde_hear_round(HordeShown *h, const Event *e)
{
    if (e->kind == EV_ROUND) {
        memcpy(h->before, h->picked, sizeof h->before);
        memset(h->picked, 0, sizeof h->picked);
    } else if (e->kind == EV_PICKED && e->seat < HORDE_SEATS) {
        for (int i = 0; i < HORDE_PICKED; i++)
            if (h->picked[e->seat][i] == 0) {
                h->picked[e->seat][i] = e->def;
                break;
            }
    }
}

int horde_share(const State *s, int seat, Kind kind)
{
    int n = horde_count(s, seat, kind);
    for (PieceId p = table_first(s, (PlaceId)(PLACE_FRONT + seat)); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

int horde_share_of_others(const Table *t, int seat, Kind kind)
{
    int best = 0;
    for (int q = 0; q < t->in->s->nseats; q++) {
        if (q != seat && !horde_is_seen(t, q))
            return -1;
        if (q != seat && horde_share(t->in->s, q, kind) > best)
            best = horde_share(t->in->s, q, kind);
    }
    return best;
}

/* ---- the round --------------------------------------------------------------------------------------------------- */

/* Lists the cards in a seat's row: its current picks, or (last) those of the last round. Returns how many. */
static int cards_of(const Table *t, int seat, bool last, DefId def[HORDE_PICKED], int copy[HORDE_PICKED])
{
    const State *s = t->in->s;
    const HordeShown *h = t->event_memory;
    int n = 0;
    for (int i = 0; last && h && i < HORDE_PICKED && h->before[seat][i]; i++) {
        def[n] = h->before[seat][i];
        copy[n++] = 1;
    }
    PieceId p = last ? NO_PIECE : table_first(s, (PlaceId)(PLACE_FRONT + seat));
    for (; p != NO_PIECE && n < HORDE_PICKED; p = s->piece[p].next) {
        if (s->piece[p].def == DEF_HIDDEN)
            continue;
        CardFace f = {0};
        def[n] = s->piece[p].def;
        (void)horde_face(&horde_game, def[n], &f);
        copy[n++] = copy_of_piece(t->copy, s, p, f.pictures);
    }
    return n;
}

static void seat_row(Table *t, int seat, Rect r, bool last)
{
    const State *s = t->in->s;
    DefId def[HORDE_PICKED];
    int copy[HORDE_PICKED], n = cards_of(t, seat, last, def, copy);
    bool now = !last && s->to_act == seat && s->nframes == 0 && s->phase == PHASE_PICK;
    gfx_surface(t->g, r, SURFACE_ROW);
    if (now)
        gfx_frame(t->g, r, 8, 2, horde_seat_color(t, seat));
    float badge = clampf(r.h * 0.46f, 12, 20), x = r.x + badge + 14, line = line_of(t->in, 16);
    gfx_seat_badge(t->g, seat, r.x + 7 + badge / 2, r.y + r.h / 2, badge);
    float h = r.h - 8, w = h / 1.25f, room = fminf((float)n * (w + 2), r.w * 0.5f);
    Rect cards = rect(r.x + r.w - 5 - room, r.y + 4, room, h);
    for (int i = 0; i < n; i++) {
        CardFace f;
        CopyWords words;
        if (!horde_face(&horde_game, def[i], &f))
            continue;
        copy_face(&f, copy[i], &words);
        f.pips = 0; /* too small for pips */
        card_draw(t->g, &f, layout_fan(cards, i, n, w, h, 2), 0, NULL);
    }
    char state[SENTENCE_MAX] = "";
    if (!last)
        horde_seat_state(t, seat, true, state);
    float wide = (n > 0 ? cards.x : r.x + r.w) - x - 4;
    bool both = state[0] && 2 * line + 4 <= r.h;
    Rect name = rect(x, both ? r.y + (r.h - 2 * line) / 2 : r.y, wide, both ? line : r.h);
    char who[SENTENCE_MAX];
    seat_name_you(t, seat, who);
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 13, COL_TEXT), who) > name.w)
        (void)snprintf(who, sizeof who, "%s", seat_name(t, seat));
    words_at(t, name, (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, who);
    if (both)
        words_at(t, rect(x, name.y + line, wide, line), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT}, state);
}

static bool has_picked(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if (table_size(s, (PlaceId)(PLACE_FRONT + seat)) > 0)
            return true;
    return false;
}

/* Lists the battles drawn so far by the value of their token, the highest first; without a token: 0. Returns how
 * many. */
static int battles_by_value(const State *s, int out[KIND_COUNT], int value[KIND_COUNT])
{
    int n = 0;
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        PieceId token = horde_battle_token(s, i);
        int k = n;
        if (!card)
            continue;
        int worth = token == NO_PIECE ? 0 : horde_token(s->piece[token].def);
        for (; k > 0 && value[k - 1] < worth; k--) {
            out[k] = out[k - 1];
            value[k] = value[k - 1];
        }
        out[k] = card - DEF_BATTLE;
        value[k] = worth;
        n++;
    }
    return n;
}

static void round_rows(Table *t, Rect *in)
{
    const State *s = t->in->s;
    const HordeShown *h = t->event_memory;
    bool known = false;
    for (int seat = 0; h && seat < s->nseats; seat++)
        known |= h->before[seat][0] != 0;
    bool last = !has_picked(s) && known;
    int kind[KIND_COUNT], value[KIND_COUNT], n = battles_by_value(s, kind, value);
    bool fought = n > 0 && horde_is_seen(t, t->in->near); /* true if the fights are shown below the rows */
    float line = line_of(t->in, 25),
          fights = fought ? fmaxf(line_of(t->in, 98), line + 16 + line_of(t->in, 17) * (float)((n + 1) / 2)) : 0,
          each = clampf((in->h - line - fights) / (float)s->nseats - 4, line_of(t->in, 26), line_of(t->in, 44));
    words_label(t, rect_cut_top(in, line), (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT},
                last ? T_("Previous round") : T_("This round"));
    int first = horde_of(s)->starter;
    for (int i = 0; i < s->nseats; i++) {
        seat_row(t, (first + i) % s->nseats, rect(in->x, in->y + 2, in->w, each), last);
        (void)rect_cut_top(in, each + 4);
    }
}

/* ---- what the near seat has for each battle -------------------------------------------------------------------------- */

static void fight_row(Table *t, int kind, int value, Rect r, bool bars)
{
    int mine = horde_share(t->in->s, t->in->near, (Kind)kind),
        other = horde_share_of_others(t, t->in->near, (Kind)kind);
    char number[SENTENCE_MAX], id[32], label[SENTENCE_MAX];
    horde_say_share(mine, other, number);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, r.w < 90 ? 13 : 15, mine > 0 ? COL_TEXT : COL_TEXT2, ALIGN_RIGHT);
    float wide = gfx_text_width(t->g, style, number) + 2, side = fminf(fminf(r.h - 2, 21), (r.w - wide - 6) / 2),
          x = r.x + side / 2, y = r.y + r.h / 2;
    float from = r.x + 2 * side + 16, step = 16, room = r.x + r.w - wide - 6 - from;
    gfx_badge(t->g, kind_word(kind), x, y, side);
    if (value != 0)
        gfx_coin(t->g, value, x + side + (r.w < 90 ? 3 : 6), y, side);
    (void)gfx_text(t->g, style, rect(r.x + r.w - wide, r.y, wide, r.h), number);
    if (step * (float)mine > room)
        step = room / (float)mine;
    for (int i = 0; bars && i < mine && step > 3; i++)
        gfx_round(t->g, rect(from + step * (float)i, y - 5, step - 3, 10), 3,
                  gfx_color(t->g, value < 0 ? COL_BAD : COL_ACCENT));
    (void)snprintf(id, sizeof id, "fight-%s", kind_word(kind));
    say(label, sizeof label, SAY("{kind} {n}"), say_s("kind", kind_name(kind)), say_n("n", mine));
    ui_mark(t->ui, id, "count", r, label);
}

static void fights(Table *t, Rect in)
{
    const State *s = t->in->s;
    int kind[KIND_COUNT], value[KIND_COUNT], n = battles_by_value(s, kind, value);
    float line = line_of(t->in, 25), row = line_of(t->in, 23);
    if (n == 0 || !horde_is_seen(t, t->in->near) || in.h < line + 12 + row)
        return;
    gfx_fill(t->g, rect(in.x, in.y + 5, in.w, 1), gfx_color(t->g, COL_LINE));
    (void)rect_cut_top(&in, 10);
    int columns = (float)n * row <= in.h - line ? 1 : (float)((n + 1) / 2) * row * 0.7f <= in.h - line ? 2 : 3;
    int rows = (n + columns - 1) / columns;
    /* With all battles in view the title can be left out. */
    if (columns < 3 || (float)rows * row * 0.7f <= in.h - line) {
        char title[SENTENCE_MAX];
        say(title, sizeof title, SAY("{who}\u2019s battles"), say_s("who", seat_name(t, t->in->near)));
        words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, title);
    }
    row = fminf(row, in.h / (float)rows);
    const float gap = columns == 2 ? 16 : 10;
    float w = (in.w - gap * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < n && row > 11; i++)
        fight_row(t, kind[i], value[i],
                  rect(in.x + (w + gap) * (float)(i / rows), in.y + row * (float)(i % rows), w, row), columns == 1);
}

void horde_draw_idle(Table *t, Rect in)
{
    if (horde_table(t->in->s) == TABLE_MARKET)
        round_rows(t, &in);
    fights(t, in);
}

/* ---- beside each Battle Card ------------------------------------------------------------------------------------------- */

void horde_say_share(int mine, int other, char out[SENTENCE_MAX])
{
    if (other < 0)
        say(out, SENTENCE_MAX, SAY("{n}"), say_n("n", mine));
    else
        say(out, SENTENCE_MAX, SAY("{n}:{m}"), say_n("n", mine), say_n("m", other));
}

/* Draws the near seat's count at the upper left of each Battle Card's medal; with open hordes also the best of the
 * others. */
void horde_draw_shares(Table *t)
{
    const State *s = t->in->s;
    int near = t->in->near;
    if (!horde_is_seen(t, near) || s->phase > PHASE_TRICKSTER)
        return;
    for (int k = 0; k < KIND_COUNT; k++) {
        DefId card = horde_battle_card(s, k);
        PieceId piece = card ? table_find(s, (PlaceId)(PLACE_BATTLE + k), card) : NO_PIECE;
        if (piece == NO_PIECE || !t->at->piece[piece].shown)
            continue;
        int kind = card - DEF_BATTLE, mine = horde_share(s, near, (Kind)kind),
            other = horde_share_of_others(t, near, (Kind)kind);
        Rect m = t->at->piece[piece].r;
        char words[SENTENCE_MAX], id[32], label[SENTENCE_MAX];
        horde_say_share(mine, other, words);
        Text style = ui_style_aligned(t->ui, FACE_BOLD, clampf(m.w * 0.28f, 12, 18), COL_TEXT, ALIGN_CENTER);
        style.fixed = true;
        float h = gfx_text_height(t->g, style), w = fmaxf(gfx_text_width(t->g, style, words) + 9, h + 2);
        Rect r = rect(m.x - w * 0.32f, m.y - 3, w, h);
        effect_tag(t->g, r, effect_color(t->g, COL_WELL, 0.92f), 1.5f, horde_seat_color(t, near));
        (void)gfx_text(t->g, style, r, words);
        (void)snprintf(id, sizeof id, "share-%s", kind_word(kind));
        say(label, sizeof label, SAY("{kind} {n}"), say_s("kind", kind_name(kind)), say_n("n", mine));
        ui_mark(t->ui, id, "count", r, label);
    }
}
