/* SPDX-License-Identifier: MIT
 * Horde's right panel while no card is pointed at: every player's picks of this round or the last one, and the near
 * seat's count for each battle. Of face-down hordes it shows only what was picked face up in the last round. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/horde/table/horde_draw.h"
#include "core/table.h"

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
        gfx_round(t->g, r, h / 2, color_alpha(gfx_color(t->g, COL_WELL), 0.92f));
        gfx_frame(t->g, r, h / 2, 1.5f, horde_seat_color(t, near));
        (void)gfx_text(t->g, style, r, words);
        (void)snprintf(id, sizeof id, "share-%s", kind_word(kind));
        say(label, sizeof label, SAY("{kind} {n}"), say_s("kind", kind_name(kind)), say_n("n", mine));
        ui_mark(t->ui, id, "count", r, label);
    }
}
