/* SPDX-License-Identifier: MIT
 * The final scoring of this table: the lines of the sheet, the score as it grew, the turns that decided it, and the
 * battlefield as it stood at the end. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/goblins/table/goblins_draw.h"
#include "base/buf.h"
#include "core/say.h"
#include "core/view.h"

/* ---- lines of the sheet ------------------------------------------------------------------------------------------ */

/* Returns the row of the grid that is line `line` of the score sheet; -1: none (the Flagbearers' points). */
static int row_of_sheet(const State *s, int line)
{
    for (int row = 0; row < GRID_ROWS; row++)
        if (goblins_of(s)->open >> row & 1 && line-- == 0)
            return row;
    return -1;
}

typedef struct {
    /* most, second: strength; best: a clan with the most (-1: none); n: how many have it */
    int most, second, best, n;
} Lead;

static Lead lead_of(const State *s, int row)
{
    Lead l = {.best = -1};
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int strength = goblins_strength(s, row, (Clan)clan);
        if (strength > l.most) {
            l = (Lead){.most = strength, .second = l.most, .best = clan, .n = 1};
        } else if (strength > 0) {
            l.n += strength == l.most;
            l.second = strength > l.second ? strength : l.second;
        }
    }
    return l;
}

void goblins_score_look(const State *s, int line, ScoreLook *out)
{
    *out = (ScoreLook){.sign = "banner"};
    int row = row_of_sheet(s, line);
    if (row < 0) { /* no points are an empty cell, as in the lines */
        say(out->note, sizeof out->note, SAY("Flagbearer bonus"));
        return;
    }
    Lead l = lead_of(s, row);
    if (l.best < 0) {
        say(out->note, sizeof out->note, SAY("no face-up goblins"));
        return;
    }
    out->sign = l.n == 1 ? clan_sign(l.best) : "twins";
    if (l.n > 1)
        say(out->note, sizeof out->note, SAY("tied at {n}"), say_n("n", l.most));
    else
        say(out->note, sizeof out->note, SAY("{neutral:{clan} {most} : {second}, for nobody|{clan} {most} : {second}}"),
            say_is("neutral", goblins_neutral(s) == (Clan)l.best), say_s("clan", say_word(goblins_clan_name[l.best])),
            say_n("most", l.most), say_n("second", l.second));
}

int goblins_score_then(const State *then, const State *end, int seat)
{
    Clan clan = goblins_crown(end, seat);
    return clan < CLAN_COUNT ? goblins_points(then, clan) : 0;
}

/* Gives a curve the sign and colour of its clan: in the seat's colour a coral one could be taken for Sapphire's. */
void goblins_score_mark(const State *end, int seat, const char **sign, ColorRole *color)
{
    Clan clan = goblins_crown(end, seat);
    if (clan == CLAN_COUNT)
        return;
    *sign = clan_sign((int)clan);
    *color = clan_color((int)clan);
}

/* ---- the turns that decided it ----------------------------------------------------------------------------------- */

typedef struct {
    uint32_t serial;
    int before[CLAN_COUNT], after[CLAN_COUNT];
} Swing;

static int lead_in(const int points[CLAN_COUNT], Clan own)
{
    int best = -100;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        best = clan != (int)own && points[clan] > best ? points[clan] : best;
    return points[own] - best;
}

static void points_at(const Match *m, uint32_t serial, View *v, int out[CLAN_COUNT])
{
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        out[clan] = goblins_points(view_state(v), (Clan)clan);
}

static Clan winning_clan(const Match *m, View *v)
{
    Standing end;
    match_standing(m, &end);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    for (int seat = 0; seat < match_setup(m)->nseats; seat++)
        if (end.rank[seat] == 1)
            return goblins_crown(view_state(v), seat);
    return CLAN_COUNT;
}

static void say_swing(const Match *m, const Swing *swing, int weight, Decision *out)
{
    Move move = match_move(m, swing->serial);
    char change[CLAN_COUNT][SENTENCE_MAX];
    const char *all[CLAN_COUNT];
    int n = 0, most = 0;
    *out = (Decision){.weight = weight, .serial = swing->serial, .sign = "banner", .card = move.a};
    out->whose = (uint8_t)(move.seat + 1);
    say(out->title, sizeof out->title, SAY("{who} played the {card}."), say_s("who", match_setup(m)->name[move.seat]),
        say_s("card", say_word(goblins_game.def[move.a].name)));
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (swing->before[clan] != swing->after[clan]) {
            say(change[n], sizeof change[n], SAY("{clan} {from} \u2192 {to}"),
                say_s("clan", say_word(goblins_clan_name[clan])), say_n("from", swing->before[clan]),
                say_n("to", swing->after[clan]));
            int by = abs(swing->after[clan] - swing->before[clan]);
            if (by > most)
                str_cut(out->change, sizeof out->change, change[n]);
            most = by > most ? by : most;
            all[n] = change[n];
            n++;
        }
    say(out->text, sizeof out->text, SAY("Points: {list}."), say_list("list", SAY_COMMA, all, n));
}

int goblins_decisions(const Match *m, Decision *out, int max)
{
    enum { MOST = 3, LATER_WEIGHS = 1 << 20 };
    Swing now = {0};
    View *v = view_new(&goblins_game);
    Clan own = winning_clan(m, v);
    int n = 0;
    max = max > MOST ? MOST : max;
    points_at(m, 0, v, now.before);
    for (uint32_t k = 0; k < match_serial(m) && own < CLAN_COUNT && max > 0; k++) {
        if (match_move(m, k).kind == MOVE_PLACE)
            now.serial = k;
        bool last = k + 1 == match_serial(m);
        if (!last && match_move(m, k + 1).kind != MOVE_PLACE)
            continue; /* the turn goes on */
        points_at(m, k + 1, v, now.after);
        int swing = abs(lead_in(now.after, own) - lead_in(now.before, own)); /* of the winner's lead, in points */
        if (swing >= 3 && 3 * k > match_serial(m)) {                         /* early swings decide nothing */
            Decision d;
            /* Of equal swings the later one left less time to answer. */
            say_swing(m, &now, swing * LATER_WEIGHS + (int)k, &d);
            d.until = k + 1;
            decision_keep(out, &n, max, &d);
        }
        memcpy(now.before, now.after, sizeof now.before);
    }
    view_free(v);
    return n;
}

/* ---- the battlefield at the end ---------------------------------------------------------------------------------- */

static void small_goblin(Ui *ui, const State *s, PieceId p, Rect r)
{
    CardFace face;
    Gfx *g = ui_gfx(ui);
    const Piece *piece = &s->piece[p];
    if (piece->face & FACE_DOWN || !goblins_face(piece->def, &face))
        card_draw_back(g, "backs/goblins", r, 0);
    else
        card_draw(g, &face, r, 0, NULL);
}

static int seat_of(const State *s, int clan)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if ((int)goblins_crown(s, seat) == clan)
            return seat;
    return NO_SEAT;
}

/* Draws who holds a line, at its right end: badges of the clan and of its ruler. */
static void small_holder(Ui *ui, const State *s, int row, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Lead l = lead_of(s, row);
    float size = fminf(r.h * 0.5f, 22);
    if (l.best < 0 || l.n != 1) {
        (void)ui_label(ui, ui_style_aligned(ui, FACE_SEMI, 13, COL_TEXT2, ALIGN_CENTER), r,
                       l.n > 1 ? T_("tie") : "\u00b7");
        return;
    }
    int seat = seat_of(s, l.best);
    gfx_badge(g, clan_sign(l.best), r.x + size / 2 + 4, r.y + r.h / 2, size);
    if (seat != NO_SEAT)
        gfx_seat_badge(g, seat, r.x + size * 1.7f + 4, r.y + r.h / 2, size);
}

/* Draws a Crown with its ruler. */
static void small_crown(Ui *ui, const Setup *names, int seat, Clan clan, Rect r)
{
    Gfx *g = ui_gfx(ui);
    CardFace face;
    char words[SENTENCE_MAX];
    float w = r.h / 1.25f;
    if (goblins_face((DefId)(DEF_CROWN + (int)clan), &face))
        card_draw(g, &face, rect(r.x, r.y, w, r.h), 0, NULL);
    say(words, sizeof words, SAY("{who:{who} ruled {clan}|Nobody ruled {clan}}"),
        say_s("who", seat == NO_SEAT ? "" : names->name[seat]), say_s("clan", say_word(goblins_clan_name[clan])));
    Rect in = rect(r.x + w + 8, r.y, r.w - w - 12, r.h);
    Text style = ui_style(ui, FACE_SEMI, 14, COL_TEXT);
    while (style.size > 9 && gfx_paragraph_height(g, style, in.w, words) > in.h)
        style.size -= 0.5f;
    float h = gfx_paragraph_height(g, style, in.w, words);
    (void)ui_paragraph(ui, style, rect(in.x, in.y + (in.h - h) / 2, in.w, h + 1), words);
}

static void small_crowns(Ui *ui, const State *end, const Setup *names, Rect r)
{
    bool aside = end->nseats == 2 && goblins_neutral(end) < CLAN_COUNT;
    int n = end->nseats + aside;
    float w = r.w / (float)n;
    for (int i = 0; i < n; i++)
        small_crown(ui, names, i < end->nseats ? i : NO_SEAT,
                    i < end->nseats ? goblins_crown(end, i) : goblins_neutral(end),
                    rect(r.x + w * (float)i, r.y, w, r.h));
}

float goblins_score_picture(Ui *ui, const State *end, const Setup *names, Rect r)
{
    if (r.h > 190) { /* the horde gets the rest */
        small_crowns(ui, end, names, rect(r.x, r.y + 6, r.w, fminf(r.h * 0.24f, 70)));
        (void)rect_cut_top(&r, fminf(r.h * 0.24f, 70) + 12);
    }
    Extent e = goblins_extent(end);
    unsigned rows = goblins_rows(end);
    int n = __builtin_popcount(rows);
    float gap = 3, side = 62, w = (r.w - side) / (float)e.width - gap, most = r.h / (float)n - gap;
    w = fminf(w, most / 1.25f);
    float h = w * 1.25f, x = r.x + (r.w - side - (w + gap) * (float)e.width) / 2,
          y = r.y + (r.h - (h + gap) * (float)n) / 2;
    if (w < 14)
        return 0;
    for (int row = 0; row < GRID_ROWS; row++) {
        if (!(rows >> row & 1))
            continue;
        for (int i = 0; i < e.width; i++) {
            PieceId p = goblins_at(end, row * GRID_RING + ((e.west + i) & (GRID_RING - 1)));
            if (p != NO_PIECE)
                small_goblin(ui, end, p, rect(x + (w + gap) * (float)i, y, w, h));
        }
        small_holder(ui, end, row, rect(x + (w + gap) * (float)e.width + 4, y, side - 4, h));
        y += h + gap;
    }
    return 0;
}
