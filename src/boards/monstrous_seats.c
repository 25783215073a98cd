/* SPDX-License-Identifier: MIT
 * The seats round this table: score on its way to the target, and in what state everybody's six heroes are. */
#include <stdio.h>

#include "boards/monstrous_draw.h"
#include "core/table.h"

typedef enum { STATE_READY, STATE_TEAM, STATE_WOUNDED, STATE_STONE } HeroState;

static HeroState state_of(const Table *t, int seat, int hero)
{
    const State *s = t->in->s;
    if (monstrous_heroes(s, (PlaceId)(PLACE_TEAM + seat)) >> hero & 1)
        return STATE_TEAM;
    if (monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + seat)) >> hero & 1)
        return STATE_WOUNDED;
    if (monstrous_heroes(s, (PlaceId)(PLACE_STONE + seat)) >> hero & 1)
        return STATE_STONE;
    return STATE_READY;
}

/* A disc is well, a square is wounded, a lozenge is stone: the shape says it without the colour. */
static void marker(Table *t, float cx, float cy, float d, HeroState state)
{
    Gfx *g = t->g;
    Rect r = rect(cx - d / 2, cy - d / 2, d, d);
    switch (state) {
    case STATE_WOUNDED:
        gfx_frame(g, r, 2, 2, gfx_color(g, COL_BAD));
        break;
    case STATE_STONE:
        gfx_pips(g, 1, 1, cx - d * 0.6f, cy, d * 1.2f);
        break;
    case STATE_TEAM:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_ACCENT));
        break;
    case STATE_READY:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_TEXT2));
        break;
    }
}

static void health_words(const Table *t, int seat, char *out, size_t n)
{
    int wounded = 0, stone = 0;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        wounded += state_of(t, seat, hero) == STATE_WOUNDED;
        stone += state_of(t, seat, hero) == STATE_STONE;
    }
    if (!monstrous_in_game(t->in->s, seat))
        (void)snprintf(out, n, "out of the game");
    else if (monstrous_of(t->in->s)->showdown > 0 && monstrous_of(t->in->s)->contender[seat])
        (void)snprintf(out, n, "%d beaten this round", monstrous_of(t->in->s)->count[seat]);
    else if (wounded > 0 && stone > 0)
        (void)snprintf(out, n, "%d wounded, %d stone", wounded, stone);
    else if (wounded > 0)
        (void)snprintf(out, n, "%d wounded", wounded);
    else if (stone > 0)
        (void)snprintf(out, n, "%d stone", stone);
    else
        (void)snprintf(out, n, "nobody hurt");
}

static void progress(Table *t, Rect bar, int seat)
{
    Gfx *g = t->g;
    const Monstrous *m = monstrous_of(t->in->s);
    float share = clampf((float)m->score[seat] / (float)monstrous_target_score(t->in->s), 0, 1);
    gfx_round(g, bar, bar.h / 2, gfx_color(g, COL_WELL));
    if (share > 0.02f)
        gfx_round(g, rect(bar.x, bar.y, bar.w * share, bar.h), bar.h / 2, gfx_color(g, (ColorRole)(COL_SEAT1 + seat)));
    gfx_frame(g, bar, bar.h / 2, 1, gfx_color(g, COL_LINE2));
}

static void panel(Table *t, int seat)
{
    const State *s = t->in->s;
    const Monstrous *m = monstrous_of(s);
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    gfx_surface(g, r, s->to_act == seat ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    Rect in = rect_inset(r, 10);
    float line = line_of(t->in, 26), badge = clampf(line, 18, 34);
    Rect top = rect_cut_top(&in, line);
    gfx_seat_badge(g, seat, top.x + badge / 2, top.y + line / 2, badge);
    float score_w = line_of(t->in, 44);
    words_label(t, rect(top.x + top.w - score_w, top.y, score_w, line), (Words){FACE_BOLD, 19, COL_TEXT, ALIGN_RIGHT},
                "%d", m->score[seat]);
    float flag = m->first == seat ? badge * 0.8f : 0;
    words_label(t, rect(top.x + badge + 8, top.y, top.w - badge - 12 - score_w - flag, line),
                (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT}, "%s", seat_name(t, seat));
    if (flag > 0)
        gfx_sign(g, "first", rect(top.x + top.w - score_w - flag, top.y + (line - flag) / 2, flag, flag),
                 gfx_color(g, COL_ACCENT), (Color){0});
    if (in.h < 10)
        return;
    (void)rect_cut_top(&in, 4);
    progress(t, rect_cut_top(&in, 9), seat);
    if (in.h < 18)
        return;
    (void)rect_cut_top(&in, 6);
    Rect marks = rect_cut_top(&in, 14);
    for (int hero = 0; hero < HERO_COUNT; hero++)
        marker(t, marks.x + 7 + (float)hero * 19, marks.y + 7, 12, state_of(t, seat, hero));
    char words[40];
    health_words(t, seat, words, sizeof words);
    if (in.h >= line_of(t->in, 17))
        words_label(t, rect(in.x, in.y + 2, in.w, line_of(t->in, 18)), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT},
                    "%s", words);
}

static void chip(Table *t, int seat)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    gfx_surface(g, r, s->to_act == seat ? SURFACE_ROW_CHOSEN : SURFACE_PANEL);
    float badge = clampf(r.h * 0.66f, 16, 38), score_w = line_of(t->in, 40);
    gfx_seat_badge(g, seat, r.x + 8 + badge / 2, r.y + r.h / 2, badge);
    Rect words = rect(r.x + badge + 14, r.y, r.w - badge - 20, r.h - 8);
    if (words.w > score_w + line_of(t->in, 30))
        words_fit(t, rect(words.x, words.y, words.w - score_w, words.h), (Words){FACE_TITLE, 15, COL_TEXT, ALIGN_LEFT},
                  seat_name(t, seat));
    words_label(t, rect(words.x + words.w - score_w, words.y, score_w, words.h),
                (Words){FACE_BOLD, 16, COL_TEXT, ALIGN_RIGHT}, "%d", monstrous_of(s)->score[seat]);
    progress(t, rect(words.x, r.y + r.h - 9, words.w, 5), seat);
}

void draw_party_seats(Table *t)
{
    bool rail = t->at->kind == CLASS_NORMAL;
    for (int seat = 0; seat < t->in->s->nseats; seat++) {
        if (rect_is_empty(t->at->panel[AT_SEAT + seat]))
            continue;
        if (rail)
            panel(t, seat);
        else
            chip(t, seat);
    }
}

/* How far away the end is, and who has set it off. */
static void end_words(const State *s, char *out, size_t n)
{
    const Monstrous *m = monstrous_of(s);
    int to_come = 0, began = m->began, seats = s->nseats;
    for (int seat = 0; seat < seats; seat++)
        to_come += monstrous_in_game(s, seat) && (seat - began + seats) % seats > (s->to_act - began + seats) % seats;
    if (m->showdown > 0)
        (void)snprintf(out, n, "Showdown: points do not count");
    else if (m->final == 0)
        (void)snprintf(out, n, "Playing to %d", monstrous_target_score(s));
    else if (s->round < m->final)
        (void)snprintf(out, n, "The last round is round %d", m->final);
    else if (to_come == 0)
        (void)snprintf(out, n, "This is the last turn");
    else
        (void)snprintf(out, n, "The last round: %d turn%s more", to_come, to_come == 1 ? "" : "s");
}

/* What the flag means, where the rail has room for it. */
static void legend(Table *t)
{
    Rect last = t->at->panel[AT_SEAT + t->in->s->nseats - 1];
    float line = line_of(t->in, 22), y = t->in->h - line - 14;
    if (last.y + last.h + 10 > y)
        return;
    gfx_sign(t->g, "first", rect(last.x + 4, y + 2, line - 4, line - 4), gfx_color(t->g, COL_ACCENT), (Color){0});
    words_fit(t, rect(last.x + line + 6, y, last.w - line - 8, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
              "begins each round");
}

/* What the monsters in play do, the first time one needs to know it and every time after. */
void draw_force(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_FORCE];
    if (rect_is_empty(r))
        return;
    Gfx *g = t->g;
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    float line = line_of(t->in, 24);
    char words[80];
    end_words(s, words, sizeof words);
    words_fit(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT}, words);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    unsigned there = monstrous_in_play(s);
    for (int monster = 1; monster < MONSTER_COUNT; monster++) {
        if (!(there >> monster & 1))
            continue;
        char told[200];
        const DefSpec *def = &t->in->game->def[DEF_MONSTER + monster - 1];
        (void)snprintf(told, sizeof told, "*%s.* %s", def->name, def->text);
        float h = gfx_paragraph_height(g, style, in.w, told);
        if (h > in.h)
            break;
        (void)ui_paragraph(t->ui, style, rect(in.x, in.y, in.w, h + 1), told);
        (void)rect_cut_top(&in, h + 6);
    }
    if (there == 0)
        (void)ui_paragraph(t->ui, style, in, "No epic monster is about.");
    legend(t);
}
