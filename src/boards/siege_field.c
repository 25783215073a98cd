/* SPDX-License-Identifier: MIT
 * The lanes, the back line and the hands: grounds and words; the cards lie on them. */
#include <math.h>
#include <stdio.h>

#include "boards/siege_draw.h"
#include "core/table.h"

/* ---- lanes ------------------------------------------------------------------------------------------------------- */

/* The lane whose fight is being told; -1: none. */
static int fighting(const State *s)
{
    const Siege *g = siege_of(s);
    return g->step >= STEP_LANE && g->step <= STEP_LANE_END ? g->lane : -1;
}

static void lane(Table *t, int i)
{
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_LANE + i], box = t->at->panel[AT_FORECAST + i];
    int now = fighting(t->in->s);
    gfx_round(g, r, 8, (Color){12, 22, 40, 120});
    gfx_frame(g, r, 8, now == i ? 3 : 1,
              now == i ? gfx_color(g, COL_ACCENT) : color_alpha(gfx_color(g, COL_TEXT), 0.14f));
    for (int half = 0; half < 2; half++)
        gfx_dashed(g, t->at->panel[(half ? AT_LOWER : AT_UPPER) + i], 6, 1, color_alpha(gfx_color(g, COL_TEXT), 0.16f));
    gfx_fill(g, box, (Color){8, 10, 16, 190});
    float badge = clampf(line_of(t->in, 16), 16, 26);
    gfx_disc(g, box.x + box.w / 2, box.y, badge / 2 + 2, gfx_color(g, COL_ACCENT));
    gfx_disc(g, box.x + box.w / 2, box.y, badge / 2, (Color){14, 10, 8, 255});
    words_number(t, rect(box.x, box.y - badge / 2, box.w, badge), (Words){FACE_BOLD, 12, COL_TEXT, ALIGN_CENTER},
                 i + 1);
}

/* ---- the back line ----------------------------------------------------------------------------------------------- */

static void minion(Table *t, PieceId p)
{
    const State *s = t->in->s;
    int which = s->piece[p].n % MINIONS, unit = UNIT_MINION + which;
    Rect r = t->at->panel[AT_MINION + which];
    bool home = s->piece[p].place == PLACE_BACK;
    gfx_surface(t->g, r, SURFACE_ROW);
    float card = (r.h - 6) * 0.8f + 12;
    Rect in = rect(r.x + card, r.y, r.w - card - 8, r.h);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n}"), say_n("n", siege_health(s, unit)));
    Text number = ui_style(t->ui, FACE_BOLD, 17, COL_TEXT);
    float w = gfx_text_width(t->g, number, words) + 4;
    if (home)
        (void)ui_label(t->ui, number, rect_cut_right(&in, fminf(w, in.w)), words);
    Text style = ui_style(t->ui, FACE_SEMI, 14, home ? COL_TEXT : COL_TEXT2);
    const char *name = say_word(siege_game.def[s->piece[p].def].name);
    char cut[SENTENCE_MAX];
    words_cut(t->g, style, in.w, name, cut, sizeof cut);
    if (in.w > 24)
        (void)ui_label(t->ui, style, in, cut);
}

static void back_line(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_BACK];
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_MINION &&
            s->piece[p].place != PLACE_BOX)
            minion(t, p);
    Rect first = t->at->panel[AT_MINION];
    if (first.x - r.x > 30)
        words_label(t, rect(r.x, r.y, first.x - r.x - 6, r.h), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                    T_("Back line"));
}

void siege_draw_field(Table *t)
{
    gfx_felt_scene(t->g, t->at->felt, COL_FELT_SIEGE, (FeltScene){"backdrops/moon", 0.25f, 0.5f});
    for (int i = 0; i < LANES; i++)
        lane(t, i);
    back_line(t);
}

/* ---- hands ------------------------------------------------------------------------------------------------------- */

static void headed_hand(Table *t, int seat)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_HANDS + seat];
    bool near = seat == t->in->near;
    gfx_surface(t->g, r, near ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    float line = line_of(t->in, 22), badge = clampf(line, 18, 34);
    Rect in = rect(r.x + 10, r.y + 4, r.w - 20, line + 4);
    gfx_seat_badge(t->g, seat, in.x + badge / 2, in.y + in.h / 2, badge);
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

void siege_draw_hands(Table *t)
{
    int shown = 0;
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        shown += !rect_is_empty(t->at->panel[AT_HANDS + seat]);
    for (int seat = 0; shown > 1 && seat < t->in->s->nseats; seat++)
        if (!rect_is_empty(t->at->panel[AT_HANDS + seat]))
            headed_hand(t, seat);
}

/* ---- above the cards --------------------------------------------------------------------------------------------- */

void siege_draw_over(Table *t)
{
    (void)t;
}
