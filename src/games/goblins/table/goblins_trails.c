/* SPDX-License-Identifier: MIT
 * Marks on goblins that opponents changed since the viewer's last turn: new, moved (from where), swapped, slid,
 * thrown, turned (goblins_memory.h). A mark follows its goblin and disappears when the viewer places the next one. Where
 * a goblin came from is shown while it is pointed at, and while others play. An event is reported before its goblin
 * arrives, so a mark is drawn only once its goblin lies there. */
#include "games/goblins/table/goblins_memory.h"

#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "ui/arrow.h"
#include "ui/effects.h"

static const char *said(MarkKind kind)
{
    static const char *const words[] = {
        [MARK_NEW] = N_("new"),         [MARK_MOVED] = N_("moved"), [MARK_PULLED] = N_("pulled"),
        [MARK_SWAPPED] = N_("swapped"), [MARK_SLID] = N_("slid"),   [MARK_THROWN] = N_("thrown"),
        [MARK_DOWN] = N_("face down"),  [MARK_UP] = N_("face up"),
    };
    return say_word(words[kind]);
}

static Color seat_color(const Table *t, int seat)
{
    return gfx_color(t->g, theme_seat(seat));
}

/* Draws the badge of the seat that did it on the upper edge of the card. */
static void tag(Table *t, const Mark *m, Rect r, int index)
{
    char id[24];
    Rect cell = t->at->place[PLACE_CELL + (m->cell < GRID_CELLS ? m->cell : 0)];
    float size = fmaxf(20, cell.w * 0.26f), y = fmaxf(r.y + cell.w * 0.03f, size / 2 + 1);
    gfx_seat_badge(t->g, m->seat, r.x + r.w / 2, y, size);
    (void)snprintf(id, sizeof id, "mark-%d", index);
    ui_mark(t->ui, id, "mark", r, said((MarkKind)m->kind));
    ui_note(t->ui, "by", t->names->name[m->seat]);
}

typedef struct { /* a curve from the old cell to the new one that leaves the names of a line readable */
    Bow bow;
    bool beside, is;
} Trail;

static Trail trail_of(const Table *t, const Mark *m, int order)
{
    Rect a = t->at->place[PLACE_CELL + m->from], b = t->at->place[PLACE_CELL + m->cell];
    float ax = a.x + a.w / 2, ay = a.y + a.h * 0.4f, bx = b.x + b.w / 2, by = b.y + b.h * 0.4f;
    float far = sqrtf((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (rect_is_empty(a) || rect_is_empty(b) || far < 20)
        return (Trail){0};
    float dx = (bx - ax) / far, dy = (by - ay) / far, lift = fminf(far * 0.3f, a.h * 0.7f) + 16 * (float)(order % 3);
    float side = dx < 0 ? -1 : 1; /* always above */
    bool beside = far < 1.5f * a.h;
    if (beside) /* neighbours: over the edge between them, not over their faces */
        lift = a.h * 0.34f;
    Bow bow = {.a = {ax + (beside ? dx * a.w * 0.16f : 0), ay + (beside ? dy * a.h * 0.12f : 0)},
               .top = {(ax + bx) / 2 + dy * lift * side, (ay + by) / 2 - dx * lift * side},
               .b = {bx - dx * b.w * (beside ? 0.16f : 0.34f), by - dy * b.h * (beside ? 0.12f : 0.34f)}};
    return (Trail){.bow = bow, .beside = beside, .is = true};
}

static void trail(Table *t, const Mark *m, int order)
{
    Trail way = trail_of(t, m, order);
    if (!way.is)
        return;
    const Bow *w = &way.bow;
    Color c = seat_color(t, m->seat), dark = {12, 8, 6, 190};
    SDL_FPoint there = {w->b.x - w->top.x, w->b.y - w->top.y}, back = {w->a.x - w->top.x, w->a.y - w->top.y};
    float far = sqrtf((w->b.x - w->a.x) * (w->b.x - w->a.x) + (w->b.y - w->a.y) * (w->b.y - w->a.y));
    /* A short trail is a line without gaps, with heads that leave some of it visible. */
    int dashes = way.beside ? 9 : 2 * (int)(far / 20) + 1, on = way.beside ? 1 : 2;
    float size = way.beside ? 13 : 20, thick = way.beside ? 4 : 5;
    for (int pass = 0; pass < 2; pass++) {
        float wide = pass ? thick : thick + 5;
        for (int i = 0; i < dashes; i += on) {
            SDL_FPoint p = bow_at(w, (float)i / (float)dashes), q = bow_at(w, (float)(i + 1) / (float)dashes);
            gfx_line(t->g, p.x, p.y, q.x, q.y, wide, pass ? c : dark);
        }
        arrow_head(t->g, w->b, there, size, wide, pass ? c : dark);
        if (m->kind == MARK_SWAPPED)
            arrow_head(t->g, w->a, back, size, wide, pass ? c : dark);
    }
}

/* True if the mark's goblin has arrived and shows the right side: events are reported while it is still in flight. */
static bool is_seen(const Table *t, const Mark *m)
{
    Goblins room;
    const State *s = t->in->s;
    bool many = m->kind == MARK_SLID || m->kind == MARK_SWAPPED;
    if (many && goblins_settled(t, &room) != s)
        return false;
    if (m->kind == MARK_SLID)
        return true;
    PieceId p = m->cell < GRID_CELLS ? goblins_at(s, m->cell) : NO_PIECE;
    if (p == NO_PIECE || (t->sprite && sprite_shot(t->sprite, p, t->now).flying))
        return false;
    bool down = s->piece[p].face & FACE_DOWN;
    return m->kind == MARK_NEW ? s->piece[p].def == m->why : m->kind == MARK_DOWN ? down : m->kind != MARK_UP || !down;
}

/* True if mark i has a trail. Swapped goblins share one with two heads, drawn with the first of their marks. */
static bool has_trail(const Table *t, const Marks *k, int i)
{
    const Mark *m = &k->mark[i];
    bool second = i > 0 && m->kind == MARK_SWAPPED && k->mark[i - 1].kind == MARK_SWAPPED &&
                  k->mark[i - 1].from == m->cell && k->mark[i - 1].cell == m->from;
    return m->from < GRID_CELLS && m->cell < GRID_CELLS && !second && is_seen(t, m);
}

static const char *role_said(DefId def)
{
    return goblins_is_goblin(def) ? say_word(goblins_role_name[goblins_role(def)]) : "";
}

/* Says "Odo's Charmer"; of a goblin that was turned face up, also by whom. */
static void say_cause(const Table *t, const Mark *m, char words[SENTENCE_MAX])
{
    say(words, SENTENCE_MAX, SAY("{by:{role}, turned face up by {who}\u2019s {by}|{who}\u2019s {role}}"),
        say_s("who", t->names->name[m->seat]), say_s("role", role_said(m->why)), say_s("by", role_said(m->by)));
}

/* Writes the cause in the middle of its trail. */
static void label(Table *t, const Mark *m, int order)
{
    Trail way = trail_of(t, m, order);
    char words[SENTENCE_MAX];
    if (!goblins_is_goblin(m->why) || !way.is || t->in->text > 1.5f)
        return;
    SDL_FPoint middle = bow_at(&way.bow, 0.5f);
    say_cause(t, m, words);
    Text style = {FACE_BOLD, 13, gfx_color(t->g, COL_SIGN), ALIGN_LEFT, false};
    float w = gfx_text_width(t->g, style, words), h = 22 * t->in->text, badge = 15;
    Rect f = t->at->panel[AT_FIELD];
    float x = clampf(middle.x - (w + badge + 16) / 2, f.x, f.x + f.w - w - badge - 16);
    /* The label would cover all of a short trail: it goes above it. */
    bool covers = w + badge + 16 > fabsf(way.bow.b.x - way.bow.a.x) && way.beside;
    Rect plate = rect(x, fmaxf(middle.y - (covers ? h + 8 : h / 2), f.y), w + badge + 16, h);
    effect_tag_inlaid(t->g, plate, (Color){21, 12, 6, 245}, 1, seat_color(t, m->seat));
    gfx_seat_badge(t->g, m->seat, plate.x + 5 + badge / 2, plate.y + h / 2, badge);
    (void)gfx_text(t->g, style, rect(plate.x + badge + 9, plate.y, w + 1, h), words);
    char id[24];
    (void)snprintf(id, sizeof id, "trail-%d", order);
    ui_mark(t->ui, id, "trail", plate, words);
}

/* Returns where the mark is drawn; empty: not yet, or a later mark of the same goblin says more. */
static Rect where(const Table *t, const Marks *k, int index)
{
    const Mark *m = &k->mark[index];
    if (!is_seen(t, m))
        return (Rect){0};
    if (m->kind == MARK_SLID)
        return goblins_around_column(t, m->cell);
    for (int i = index + 1; i < k->n; i++)
        if (k->mark[i].kind != MARK_SLID && k->mark[i].cell == m->cell && is_seen(t, &k->mark[i]))
            return (Rect){0};
    return m->cell < GRID_CELLS ? t->at->place[PLACE_CELL + m->cell] : (Rect){0};
}

bool goblins_say_mark(const Table *t, int cell, char out[SENTENCE_MAX])
{
    const Marks *k = goblins_marks(t);
    char cause[SENTENCE_MAX];
    for (int i = k ? k->n - 1 : -1; i >= 0; i--) { /* the last mark says most */
        const Mark *m = &k->mark[i];
        bool column = m->kind == MARK_SLID && m->cell == (cell & (GRID_RING - 1));
        if (!column && (m->kind == MARK_SLID || m->cell != cell))
            continue;
        if (goblins_is_goblin(m->why) && m->kind != MARK_NEW)
            say_cause(t, m, cause);
        else
            (void)snprintf(cause, sizeof cause, "%s", t->names->name[m->seat]);
        say(out, SENTENCE_MAX, SAY("{done}: {who}"), say_s("done", said((MarkKind)m->kind)), say_s("who", cause));
        return true;
    }
    return false;
}

bool goblins_is_marked_down(const Table *t, int cell)
{
    const Marks *k = goblins_marks(t);
    bool down = false;
    for (int i = 0; k != NULL && i < k->n; i++) /* only the last mark is drawn */
        if (k->mark[i].kind != MARK_SLID && k->mark[i].cell == cell)
            down = k->mark[i].kind == MARK_DOWN && t->in->text <= 1.5f;
    return down;
}

/* True if the goblin of the mark is pointed at, or nobody may choose because others play or are shown again. */
static bool shows_way(const Table *t, const Mark *m)
{
    PlaceId place = t->pointed != NO_PIECE ? t->in->s->piece[t->pointed].place : NO_PLACE;
    return t->legal->n == 0 || place == PLACE_CELL + m->cell;
}

void goblins_draw_trails(Table *t)
{
    const Marks *k = goblins_marks(t);
    if (k == NULL)
        return;
    if (t->lifted != NO_PIECE)
        gfx_fade(t->g, 0.4f); /* the move in the making stands out */
    for (int i = 0; i < k->n; i++) {
        Rect r = where(t, k, i);
        if (rect_is_empty(r))
            continue;
        gfx_frame(t->g, rect_inset(r, -3), 8, 2, seat_color(t, k->mark[i].seat));
        gfx_frame(t->g, rect_inset(r, -1), 7, 2, (Color){255, 255, 255, 235});
    }
    for (int i = 0; i < k->n; i++)
        if (has_trail(t, k, i) && shows_way(t, &k->mark[i]))
            trail(t, &k->mark[i], i);
    for (int i = 0; i < k->n; i++) {
        Rect r = where(t, k, i);
        if (!rect_is_empty(r))
            tag(t, &k->mark[i], r, i);
    }
    for (int i = 0; i < k->n; i++)
        if (has_trail(t, k, i) && shows_way(t, &k->mark[i]))
            label(t, &k->mark[i], i);
    gfx_fade(t->g, 1);
}
