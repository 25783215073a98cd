/* SPDX-License-Identifier: MIT
 * The light of a lesson: which pieces, places and buttons its step means, and the veil over all else. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/play_lesson_int.h"

enum { LIT_MOST = 48 };

typedef struct { /* the rectangles that are lit in this pass */
    Rect r[LIT_MOST];
    int n;
} Lit;

static void add_lit(Lit *lit, Rect r)
{
    if (!rect_is_empty(r) && lit->n < LIT_MOST)
        lit->r[lit->n++] = rect_inset(r, -5);
}

/* Lights all places whose words begin with `begin`, as one area. */
static void add_words(Lit *lit, const Play *p, const char *begin)
{
    const Game *g = p->game;
    size_t n = strlen(begin);
    float x = 1e6f, y = 1e6f, right = 0, low = 0;
    for (int i = 0; i < g->nplaces; i++) {
        Rect r = strncmp(g->place[i].word, begin, n) == 0 ? stage_place_rect(p->stage, (PlaceId)i) : (Rect){0};
        if (rect_is_empty(r))
            continue;
        x = fminf(x, r.x);
        y = fminf(y, r.y);
        right = fmaxf(right, r.x + r.w);
        low = fmaxf(low, r.y + r.h);
    }
    add_lit(lit, rect(x, y, right - x, low - y));
}

/* Returns all that the step lights in that state of the table. */
static LessonLight light_of(const Play *p, const Match *m, const State *s)
{
    const LessonStep *step = run_step(&p->lesson->run);
    LessonLight l = {0};
    Moves legal = {.n = 0};
    match_legal(m, run_scene(&p->lesson->run)->you, &legal);
    for (int i = 0; i < step->light.n; i++)
        (void)lesson_light(p->game, s, &legal, step->light.row[i].text, &l);
    return l;
}

LessonLight light_now(const Play *p, const Match *m)
{
    View *seen = view_new(p->game);
    match_view(m, p->eyes, VIEW_EYES, seen);
    LessonLight l = light_of(p, m, view_state(seen));
    view_free(seen);
    return l;
}

/* Returns the rectangles to light. Of a set that is being picked only what is still missing stays lit. */
static Lit find_lit(const Play *p, Ui *ui, const Match *m)
{
    LessonLight l = light_of(p, m, stage_state(p->stage));
    Lit lit = {.n = 0};
    char id[24];
    for (int i = 0; i < PIECE_MAX; i++)
        if (light_bit(l.piece, i) && !stage_has_picked(p->stage, (PieceId)i))
            add_lit(&lit, stage_piece_rect(p->stage, (PieceId)i));
    for (int i = 0; i < p->game->nplaces; i++)
        if (light_bit(l.place, i))
            add_lit(&lit, stage_place_rect(p->stage, (PlaceId)i));
    for (int i = 0; i < SEAT_MAX; i++) {
        (void)snprintf(id, sizeof id, "seat-%d", i);
        if (l.seats >> i & 1)
            add_lit(&lit, ui_rect(ui, id));
    }
    for (int i = 0; i < l.move.n && lit.n < LIT_MOST; i++) {
        Rect r[LIT_MOST];
        int n = stage_move_rects(p->stage, l.move.m[i], r, LIT_MOST - lit.n);
        for (int k = 0; k < n; k++)
            add_lit(&lit, r[k]);
    }
    Rect battles = ui_rect(ui, "battles"); /* the list of battles, with its heading */
    if (l.battles && !rect_is_empty(battles))
        add_lit(&lit, rect_inset(battles, 6));
    else if (l.battles)
        add_words(&lit, p, "battle");
    if (l.twelve)
        add_lit(&lit, ui_rect(ui, "twelve"));
    if (l.chances)
        add_lit(&lit, ui_rect(ui, "chances"));
    if (l.tokens)
        add_words(&lit, p, "token");
    if (l.log)
        add_lit(&lit, stage_log_rect(p->stage));
    if (l.prompt)
        add_lit(&lit, stage_prompt_rect(p->stage));
    return lit;
}

/* Covers a pill with rectangles that leave out its corners, where the veil would show that it has none. */
enum { PILL_HOLES = 3 };
static void pill_holes(Rect pill, Rect out[PILL_HOLES])
{
    static const struct {
        float high, in; /* half its height, and how far in it begins, in radii of the round ends */
    } band[PILL_HOLES] = {{1, 0.68f}, {0.8f, 0.3f}, {0.45f, 0.06f}};
    float radius = pill.h / 2, middle = pill.y + radius;
    for (int i = 0; i < PILL_HOLES; i++)
        out[i] = rect(pill.x + band[i].in * radius, middle - band[i].high * radius, pill.w - 2 * band[i].in * radius,
                      2 * band[i].high * radius);
}

/* Dims all but the holes, in bands between their edges. */
static void veil_around(Gfx *g, Rect all, const Rect *hole, int n, Color c)
{
    float edge[2 * (LIT_MOST + PILL_HOLES) + 2];
    int ne = 0;
    edge[ne++] = all.y;
    edge[ne++] = all.y + all.h;
    for (int i = 0; i < n; i++) {
        edge[ne++] = clampf(hole[i].y, all.y, all.y + all.h);
        edge[ne++] = clampf(hole[i].y + hole[i].h, all.y, all.y + all.h);
    }
    for (int i = 1; i < ne; i++) /* sorted from the top down */
        for (int k = i; k > 0 && edge[k - 1] > edge[k]; k--) {
            float swap = edge[k];
            edge[k] = edge[k - 1];
            edge[k - 1] = swap;
        }
    for (int i = 0; i + 1 < ne; i++) {
        float y = edge[i], h = edge[i + 1] - y, x = all.x, middle = y + h / 2;
        while (h > 0.01f && x < all.x + all.w) {
            float to = all.x + all.w, after = to;
            for (int k = 0; k < n; k++) {
                Rect r = hole[k];
                if (middle < r.y || middle > r.y + r.h || r.x + r.w <= x || r.x >= to)
                    continue;
                to = fmaxf(r.x, x);
                after = r.x + r.w;
            }
            if (to > x)
                gfx_fill(g, rect(x, y, to - x, h), c);
            x = to < all.x + all.w ? fmaxf(after, x + 0.01f) : to;
        }
    }
}

/* Returns the part of r that lies in the window above the strip: what stands at an edge keeps its whole frame. */
static Rect in_sight(Gfx *g, Rect r, float bottom)
{
    enum { EDGE = 1 };
    float x = fmaxf(r.x, EDGE), y = fmaxf(r.y, EDGE);
    return rect(x, y, fminf(r.x + r.w, gfx_w(g) - EDGE) - x, fminf(r.y + r.h, bottom) - y);
}

void light_draw(const Play *p, Ui *ui, const Match *m, float bottom)
{
    const Lit lit = find_lit(p, ui, m);
    Gfx *g = ui_gfx(ui);
    Rect hole[LIT_MOST + PILL_HOLES];
    char id[16];
    bool holds = stage_holds(p->stage) && !stage_gathers(p->stage);
    if (lit.n == 0 || holds || stage_is_zoomed(p->stage))
        return;
    Rect ribbon = ui_rect(ui, "prompt");
    int pill = rect_is_empty(ribbon) ? 0 : PILL_HOLES;
    memcpy(hole, lit.r, sizeof lit.r);
    pill_holes(ribbon, &hole[lit.n]);
    if (!run_step(&p->lesson->run)->framed)
        veil_around(g, rect(0, 0, gfx_w(g), bottom), hole, lit.n + pill, (Color){0, 0, 0, 92});
    for (int i = 0; i < lit.n; i++) {
        Rect outer = in_sight(g, rect_inset(lit.r[i], -4), bottom), inner = in_sight(g, lit.r[i], bottom);
        gfx_frame(g, inner, 9, 3, gfx_color(g, COL_LIT));
        if (gfx_is_contrast(g) || lit.n <= 12)
            gfx_frame(g, outer, 12, 1.5f, color_alpha(gfx_color(g, COL_LIT), 0.6f));
        (void)snprintf(id, sizeof id, "lit-%d", i);
        ui_mark(ui, id, "light", outer, "");
    }
}
