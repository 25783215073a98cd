/* SPDX-License-Identifier: MIT
 * What the cards lie on: the ground, the lanes, the board of a looked-at pile; and the waiting line. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_wall.h"
#include "ui/grounds.h"
#include "core/table.h"

/* ---- lanes ------------------------------------------------------------------------------------------------------- */

/* Draws the aims over the lanes, which are empty before the first wave; the rules and each card say more. */
static void aim(Table *t)
{
    static const char *const line[] = {
        N_("*Hold the castle.* Allies block monsters in their lane."),
        N_("*Break the portals.* Then destroy the outsider to win."),
        N_("*Mind the decks.* Minions steal cards; an empty deck loses."),
        N_("*Spare your hand.* You draw only for destroyed monsters."),
    };
    static const char *const horde_line[] = {
        N_("*Break the castle.* Unblocked monsters hit it."),
        N_("*Hide and bluff.* For 1 mana a card stays face down."),
        N_("*Guard the portals.* You lose when your outsider is destroyed."),
    };
    enum { MOST = sizeof line / sizeof *line };
    const bool turned = siege_is_turned(t->in);
    const char *const *const said = turned ? horde_line : line;
    const int n = turned ? (int)(sizeof horde_line / sizeof *horde_line) : MOST;
    Rect all = siege_lanes(t->at);
    float w = all.w, most = fminf(w - 24, line_of(t->in, 620)), gap = 8;
    if (t->in->s->phase != PHASE_SETUP || !rect_is_empty(t->at->panel[AT_LOOK]))
        return;
    for (float size = 18; size >= 10; size -= 1) {
        Text style = ui_style(t->ui, FACE_MEDIUM, size, COL_TEXT);
        float h = 2 * gap, part[MOST];
        for (int i = 0; i < n; i++)
            h += (part[i] = gfx_paragraph_height(t->g, style, most - 4 * gap, say_word(said[i]))) + gap;
        if (h > all.h - 2 * gap && size > 10)
            continue;
        Rect box = rect(all.x + (w - most) / 2, all.y + (all.h - h) / 2, most, h);
        gfx_surface(t->g, box, SURFACE_PANEL);
        float y = box.y + 1.5f * gap;
        for (int i = 0; i < n; i++, y += part[i - 1] + gap) {
            char id[8];
            Rect r = rect(box.x + 2 * gap, y, most - 4 * gap, part[i] + 1);
            (void)snprintf(id, sizeof id, "aim-%d", i + 1);
            ui_mark(t->ui, id, "text", r, say_word(said[i]));
            ui_paragraph(t->ui, style, r, say_word(said[i]));
        }
        return;
    }
}

/* Darkens the lanes below the cards to choose from. */
static void looked_at(Table *t)
{
    Rect r = t->at->panel[AT_LOOK];
    PlaceId at = siege_looks_at(t->in);
    if (rect_is_empty(r) || at == NO_PLACE)
        return;
    char words[SENTENCE_MAX];
    const State *s = t->in->s;
    bool asked = s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_CARD && s->frame[s->nframes - 1].arg == at;
    say(words, sizeof words, SAY("{asked:Choose from {n:1 card|{n} cards}|You replace {n:1 card|{n} cards}}"),
        say_is("asked", asked), say_n("n", table_size(s, at)));
    gfx_round(t->g, r, 16, (Color){8, 6, 12, (uint8_t)(gfx_is_contrast(t->g) ? 255 : 190)});
    gfx_frame(t->g, r, 16, 1.5f, color_alpha(gfx_color(t->g, COL_ACCENT), 0.5f));
    ui_mark(t->ui, "looked-at", "panel", r, words);
}

static void lane(Table *t, int i)
{
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_LANE + i];
    bool now = siege_lane_now(t) == i, plain = gfx_is_contrast(g);
    if (!plain) {
        gfx_round(g, r, 12, (Color){12, 14, 30, 70});
        gfx_frame(g, r, 12, 1.5f, (Color){255, 235, 200, 41});
    }
    if (now) {
        gfx_round(g, r, 12, color_alpha(gfx_color(g, COL_ACCENT), 0.3f));
        gfx_frame(g, r, 12, 3, gfx_color(g, COL_ACCENT));
    } else if (plain) {
        gfx_frame(g, r, 12, 2, gfx_color(g, COL_TEXT));
    }
}

void siege_draw_field(Table *t)
{
    Ground ground =
        ground_roads(t->at->felt, siege_lanes(t->at), siege_is_turned(t->in), siege_fire(siege_mood(t->in->s)));
    ground_draw(t->g, &ground);
    for (int i = 0; i < LANES; i++)
        lane(t, i);
    aim(t);
    looked_at(t);
}

/* ---- the waiting line -------------------------------------------------------------------------------------------- */

/* The waiting line: effects that have become due, in the order of the queue, whichever seat is asked. Each entry is
 * the card it comes from; what it will do is its tooltip. */

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

static void entry(Table *t, int i, Rect r)
{
    char brief[SENTENCE_MAX], full[SENTENCE_MAX], id[24];
    siege_say_waiting(t->in->s, i, brief, sizeof brief, full, sizeof full);
    (void)snprintf(id, sizeof id, "waiting-%d", i + 1);
    Touch touch = ui_touch(t->ui, id, "waiting", r, full, TOUCH_FOCUS);
    gfx_shadow(t->g, r, r.w * 0.06f, 3);
    entry_card(t, i, r);
    if (i == 0)
        gfx_frame(t->g, rect_inset(r, -3), r.w * 0.06f + 3, 3, gfx_color(t->g, COL_ACCENT));
    if (touch.hover || touch.focus)
        ui_tip(t->ui, r, (Rect){0}, NULL, full, NULL);
}

void siege_draw_line(Table *t)
{
    const State *s = t->in->s;
    Rect line = t->at->panel[AT_LINE];
    if (rect_is_empty(line) || s->nqueue < 2)
        return;
    int room = siege_queue_room(line), n = s->nqueue < room ? s->nqueue : room;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n:1 effect waiting|{n} effects waiting}"), say_n("n", s->nqueue));
    ui_mark(t->ui, "waiting-line", "panel", line, words);
    for (int i = n - 1; i >= 0; i--) {
        Rect r = siege_queue_card(line, i);
        entry(t, i, r);
        if (i == n - 1 && s->nqueue > n)
            siege_pile_number(t, r, s->nqueue - i, false);
    }
}
