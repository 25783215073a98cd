/* SPDX-License-Identifier: MIT
 * Previews: who goes down with a keg, where a column slides, which goblins a power reaches from a cell, which would
 * be cut off. */
#include <stdio.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/goblins/goblins_preview.h"
#include "ui/effects.h"

enum { BETWEEN = 3 }; /* px, at least half of the gap between two columns */

static bool may(const Table *t, int kind, PlaceId place)
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == kind && t->legal->m[i].a == place)
            return true;
    return false;
}

int goblins_held_column(const Table *t)
{
    const State *s = t->in->s;
    PlaceId place = t->lifted != NO_PIECE ? s->piece[t->lifted].place : NO_PLACE;
    if (t->legal->n == 0 || place >= PLACE_CELL + GRID_CELLS || s->phase != PHASE_POWER ||
        goblins_choice(s).kind != MOVE_SLIDE_UP)
        return -1;
    return (place - PLACE_CELL) & (GRID_RING - 1);
}

static bool slides(Move m)
{
    return m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN;
}

static void arrow_id(const Table *t, Move m, char id[WORD_MAX + 8])
{
    char word[WORD_MAX];
    move_text(&goblins_game, t->in->s, m, word);
    (void)snprintf(id, WORD_MAX + 8, "arrow-%s", word);
}

/* True if the button or arrow of that move is pointed at or has keyboard focus. */
static bool is_offered(const Table *t, Move m)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    move_text(&goblins_game, t->in->s, m, word);
    (void)snprintf(id, sizeof id, "move-%s", word);
    if (ui_is_pointed(t->ui, id))
        return true;
    arrow_id(t, m, id);
    return ui_is_pointed(t->ui, id);
}

/* Returns the waiting power's move for the arrow, button or goblin that is pointed at; kind 0: none. */
static Move pointed_at(const Table *t)
{
    const State *s = t->in->s;
    for (int i = 0; s->phase == PHASE_POWER && i < t->legal->n; i++)
        if (slides(t->legal->m[i]) && is_offered(t, t->legal->m[i]))
            return t->legal->m[i];
    PlaceId place = t->lifted == NO_PIECE && t->pointed != NO_PIECE ? s->piece[t->pointed].place : NO_PLACE;
    for (int i = 0; place < PLACE_CELL + GRID_CELLS && i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if ((m.kind == MOVE_DOWN || m.kind == MOVE_RAISE) && m.a == place)
            return m;
    }
    return (Move){0};
}

bool goblins_meant(const Table *t, Goblins *after)
{
    const State *s = t->in->s;
    Move m = t->plan.kind ? t->plan : pointed_at(t);
    if (t->lifted != NO_PIECE && t->over < PLACE_CELL + GRID_CELLS)
        for (int i = 0; i < t->legal->n; i++) {
            Move one = t->legal->m[i];
            bool held = one.kind == MOVE_PLACE ? one.a == s->piece[t->lifted].def
                        : one.kind == MOVE_LAY || one.kind == MOVE_THROW
                            ? s->piece[t->lifted].place == PLACE_AIR
                            : one.kind == MOVE_SWAP && one.a == s->piece[t->lifted].place;
            if (held && one.b == t->over)
                m = one;
        }
    return t->legal->n > 0 && !t->untold && m.kind != 0 && m.kind != MOVE_LIFT && m.kind != MOVE_ENOUGH &&
           goblins_foresee(s, m, after);
}

static void outline(Table *t, Cells cells, ColorRole color, float fill)
{
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        Rect r = t->at->place[PLACE_CELL + cell];
        if (cells >> cell & 1 && !rect_is_empty(r)) {
            if (fill > 0)
                gfx_round(t->g, r, 6, color_alpha(gfx_color(t->g, color), fill));
            gfx_frame(t->g, rect_inset(r, -2), 8, 3, gfx_color(t->g, color));
        }
    }
}

static void sign_on(Table *t, int cell, const char *sign, ColorRole color)
{
    Rect r = t->at->place[PLACE_CELL + cell];
    float size = clampf(r.w * 0.5f, 14, 44);
    if (rect_is_empty(r))
        return;
    effect_sign(t->g, sign, (SDL_FPoint){r.x + r.w / 2, r.y + r.h * 0.45f},
                (SignLook){.size = size,
                           .disc = 0.72f,
                           .ink = gfx_color(t->g, color),
                           .ground = {10, 7, 5, 215},
                           .cut = {10, 7, 5, 255}});
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static void tip_of_blow(Table *t, Move m, PieceId p, Cells gone)
{
    const State *s = t->in->s;
    Goblins after;
    char verdict[SENTENCE_MAX], words[SENTENCE_MAX], changes[SENTENCE_MAX] = "", too[SENTENCE_MAX];
    const char *line[3];
    int n = cells_count(gone), lines = 0;
    say(verdict, sizeof verdict,
        SAY("{more:=0:Turn the {card} face down?|Turn the {card} and 1 more face down?|Turn the {card} and {more} more "
            "face down?}"),
        say_n("more", n > 1 ? n - 1 : 0), say_s("card", say_word(goblins_game.def[s->piece[p].def].name)));
    if (!t->untold && goblins_foresee(s, m, &after))
        goblins_say_changes(s, &after.s, changes, sizeof changes);
    if (changes[0])
        line[lines++] = changes;
    if (n > 1)
        line[lines++] = say_word(N_("A Keg Runner bursts."));
    const Frame *f = frame_peek(s);
    if (f != NULL && gone >> frame_cell(f) & 1) {
        say(too, sizeof too, SAY("Your {role} turns face down too."),
            say_s("role", say_word(goblins_role_name[goblins_role(goblins_acting(f))])));
        line[lines++] = too;
    }
    words[0] = '\0';
    if (lines > 0)
        say(words, sizeof words, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
    ui_tip(t->ui, t->at->piece[p].r, (Rect){0}, verdict, words, NULL);
}

/* ---- a waiting power ------------------------------------------------------------------------------------------------ */

static void blow(Table *t, PieceId p, int cell)
{
    Cells gone = goblins_blast(t->in->s, cell, NULL);
    outline(t, gone, COL_BAD, 0.25f);
    for (Cells c = gone; c; c &= c - 1)
        sign_on(t, cells_lowest(c), cells_lowest(c) == cell ? "fist" : "keg", COL_BAD);
    tip_of_blow(t, (Move){MOVE_DOWN, t->in->s->to_act, (uint16_t)(PLACE_CELL + cell), 0, 0}, p, gone);
}

/* Writes the result below the arrow, on the goblin's own card, because colour alone would not say it. The card's
 * name says who is pushed out, and the cards beside it stay readable. */
static void pushes(Table *t, int cell)
{
    Rect r = t->at->place[PLACE_CELL + cell];
    const char *words = T_("pushed out");
    Text style = {FACE_BOLD, 13, gfx_color(t->g, COL_SIGN), ALIGN_CENTER, false};
    style = gfx_text_fit(t->g, style, 6, 0.5f, r.w - 10, words);
    float h = gfx_text_height(t->g, style) + 2;
    Rect plate = rect(r.x + 1, r.y + r.h * 0.8f - h, r.w - 2, h);
    effect_tag_inlaid(t->g, plate, (Color){21, 12, 6, 245}, 1, gfx_color(t->g, COL_BAD));
    (void)gfx_text(t->g, style, plate, words);
    ui_mark(t->ui, "pushed-out", "preview", plate, words);
}

/* Draws an arrow that plays m when its free cell, else its disc, is pressed. out: it pushes a goblin out. */
static void arrow(Table *t, Move m, int cell, bool out)
{
    char id[WORD_MAX + 8], words[SENTENCE_MAX] = "";
    Rect r = t->at->place[PLACE_CELL + cell];
    float half = clampf(r.w * 0.5f, 14, 44) * 0.72f;
    sign_on(t, cell, m.kind == MOVE_SLIDE_UP ? "up" : "down", out ? COL_BAD : COL_TARGET);
    if (rect_is_empty(r))
        return;
    arrow_id(t, m, id);
    move_words(&goblins_game, t->in->s, m, words, sizeof words);
    bool taken = goblins_at(t->in->s, cell) != NO_PIECE;
    if (taken)
        r = rect(r.x + r.w / 2 - half, r.y + r.h * 0.45f - half, 2 * half, 2 * half);
    ui_rank(t->ui, RANK_PLACE);
    if (ui_touch(t->ui, id, "arrow", r, words, TOUCH_FOCUS).click)
        t->pressed_sign = m;
    ui_rank(t->ui, RANK_REST);
    if (is_offered(t, m))
        gfx_frame(t->g, taken ? r : rect_inset(r, 3), taken ? half : 6, 3, gfx_color(t->g, COL_LIT));
    if (out)
        pushes(t, cell);
}

/* Draws where the column would go and the goblin that would be pushed out. outlined: frames the new cells; meant:
 * also the free cells where the pushed goblin could be placed. */
static void slide_to(Table *t, Move m, bool outlined, bool meant)
{
    const State *s = t->in->s;
    Slide what;
    int cell = m.a - PLACE_CELL, lines = m.kind == MOVE_SLIDE_UP ? -1 : 1;
    if (!goblins_slide(s, goblins_column(s, cell), lines, &what))
        return;
    Cells there = what.after & cells_column(cell);
    int end = there ? cells_lowest(there) : cell; /* a lone goblin is pushed out, and nothing of the column stays */
    for (Cells c = there; lines > 0 && c; c &= c - 1)
        end = cells_lowest(c);
    if (outlined)
        outline(t, there, COL_TARGET, 0.12f);
    for (Cells c = meant ? what.lays & ~what.after : 0; c; c &= c - 1)
        gfx_dashed(t->g, t->at->place[PLACE_CELL + cells_lowest(c)], 6, 2, gfx_color(t->g, COL_LIT));
    arrow(t, m, what.pushed >= 0 ? what.pushed : end, what.pushed >= 0);
}

/* Returns the direction, MOVE_SLIDE_UP or MOVE_SLIDE_DOWN, the column would slide: from the planned move, the arrow
 * pointed at or the cell under the pointer; 0: not chosen yet. */
static int slide_meant(const Table *t, Cells column)
{
    PlaceId top = (PlaceId)(PLACE_CELL + cells_lowest(column));
    int over = t->over < PLACE_CELL + GRID_CELLS ? t->over - PLACE_CELL : -1;
    if (t->plan.kind)
        return t->plan.kind;
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].a == top && is_offered(t, t->legal->m[i]))
            return t->legal->m[i].kind;
    if (t->lifted == NO_PIECE || over < 0 || column >> over & 1 || !(cells_column(over) & column))
        return 0;
    return over < cells_lowest(column) ? MOVE_SLIDE_UP : MOVE_SLIDE_DOWN;
}

/* Draws an arrow for each possible direction, always in the same place. Outlines the new position for both
 * directions, or only for the one that is chosen. */
static void slide(Table *t, int cell)
{
    Cells column = goblins_plane(t->in->s, PLANE_TAKEN) & cells_column(cell);
    int meant = column ? slide_meant(t, column) : 0;
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        PlaceId top = column ? (PlaceId)(PLACE_CELL + cells_lowest(column)) : NO_PLACE;
        if (column && may(t, kind, top))
            slide_to(t, (Move){(uint8_t)kind, t->in->s->to_act, top, 0, 0}, !meant || kind == meant, kind == meant);
    }
}

/* Returns the column whose arrows are shown while no goblin is held, as one of its cells: the column under the
 * pointer (including half the gap beside it), or the one with keyboard focus; -1: none. */
static int column_pointed_at(const Table *t)
{
    const State *s = t->in->s;
    float x, y;
    ui_pointer(t->ui, &x, &y);
    for (int i = 0; i < t->legal->n; i++) {
        int cell = t->legal->m[i].a - PLACE_CELL;
        if (!slides(t->legal->m[i]))
            continue;
        Rect all = {0};
        for (Cells c = cells_column(cell); c; c &= c - 1) {
            Rect r = t->at->place[PLACE_CELL + cells_lowest(c)];
            if (!rect_is_empty(r))
                all = rect_is_empty(all) ? r : rect(all.x, all.y, all.w, r.y + r.h - all.y);
        }
        all = rect(all.x - BETWEEN, all.y, all.w + 2 * BETWEEN, all.h);
        if (is_offered(t, t->legal->m[i]) || (!ui_using_keys(t->ui) && all.h > 0 && rect_has(all, x, y)))
            return cell;
    }
    PlaceId place = t->pointed != NO_PIECE ? s->piece[t->pointed].place : NO_PLACE;
    return place < PLACE_CELL + GRID_CELLS ? place - PLACE_CELL : -1;
}

Rect goblins_around_column(const Table *t, int cell)
{
    Rect all = {0};
    for (Cells c = goblins_plane(t->in->s, PLANE_TAKEN) & cells_column(cell); c; c &= c - 1) {
        Rect r = t->at->place[PLACE_CELL + cells_lowest(c)];
        all = rect_is_empty(all) ? r : rect(all.x, all.y, all.w, r.y + r.h - all.y);
    }
    return all;
}

/* Frames the held column. */
static void held_column(Table *t, int cell)
{
    Rect all = goblins_around_column(t, cell);
    if (!rect_is_empty(all))
        gfx_frame(t->g, rect_inset(all, -6), 11, 4, gfx_color(t->g, COL_LIT));
}

/* Makes the goblin whose power waits glow. */
static void acting(Table *t)
{
    const Frame *f = frame_peek(t->in->s);
    if (f == NULL || t->legal->n == 0 || t->in->s->phase != PHASE_POWER)
        return;
    Rect r = t->at->place[PLACE_CELL + frame_cell(f)];
    if (rect_is_empty(r))
        return;
    effect_light(t->g, r, (Light){.radius = 8, .reach = 14, .strength = 0.8f, .gap = 3, .corner = 9, .thick = 3},
                 gfx_color(t->g, COL_ACCENT));
}

/* ---- a held goblin --------------------------------------------------------------------------------------------------- */

/* Outlines the goblins and cells the power could reach from that cell, by asking the rules; for a keg, who would go
 * down with it. */
static void reach(Table *t, DefId def, int cell)
{
    const State *s = t->in->s;
    Goblins after;
    if (!goblins_foresee(s, (Move){MOVE_PLACE, s->to_act, def, (uint16_t)(PLACE_CELL + cell), 0}, &after))
        return;
    bool keg = goblins_role(def) == ROLE_KEG; /* the goblins that would go down with it */
    PowerChoice c = goblins_choice(&after.s);
    outline(t, keg ? goblins_blast(&after.s, cell, NULL) & ~cell_bit(cell) : c.cells | c.down, keg ? COL_BAD : COL_LIT,
            0.14f);
}

static bool may_replace(const Table *t, DefId def, int cell) /* GH-19.2 */
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == MOVE_PLACE && t->legal->m[i].a == def && t->legal->m[i].b == PLACE_CELL + cell)
            return goblins_at(t->in->s, cell) != NO_PIECE;
    return false;
}

static void in_hand(Table *t)
{
    const State *s = t->in->s;
    if (t->over >= PLACE_CELL + GRID_CELLS || t->legal->n == 0)
        return;
    int cell = t->over - PLACE_CELL;
    const Piece *piece = &s->piece[t->lifted];
    if (s->phase == PHASE_PLACE && goblins_is_goblin(piece->def) && goblins_at(s, cell) == NO_PIECE) {
        if (goblins_legal_cells(s) >> cell & 1)
            reach(t, piece->def, cell);
        return;
    }
    if (s->phase == PHASE_PLACE && may_replace(t, piece->def, cell)) {
        outline(t, cell_bit(cell), COL_TARGET, 0.12f);
        sign_on(t, cell, "hammer", COL_BAD);
        return;
    }
    PowerChoice c = goblins_choice(s);
    if (c.kind == MOVE_LAY && !(c.cells >> cell & 1) && goblins_at(s, cell) == NO_PIECE)
        outline(t, goblins_broken(s, cell, cell) & ~cell_bit(cell), COL_BAD, 0.25f);
    Goblins after;
    Move thrown = {MOVE_THROW, s->to_act, PLACE_AIR, (uint16_t)(PLACE_CELL + cell), 0};
    if (c.kind == MOVE_THROW && c.cells >> cell & 1 && goblins_foresee(s, thrown, &after))
        outline(t, goblins_felled(s, &after), COL_BAD, 0.25f);
}

/* Marks the goblins the waiting power may be used on with its sign. */
static void marks(Table *t)
{
    static const char *const sign[GOBLINS_MOVES] = {[MOVE_DOWN] = "fist",
                                                    [MOVE_RAISE] = "herb",
                                                    [MOVE_LIFT] = "hand",
                                                    [MOVE_SLIDE_UP] = "marshal",
                                                    [MOVE_SLIDE_DOWN] = "marshal"};
    Cells marked = 0;
    int shown =
        t->in->s->phase == PHASE_POWER && goblins_choice(t->in->s).kind == MOVE_SLIDE_UP ? column_pointed_at(t) : -1;
    for (int i = 0; i < t->legal->n; i++) {
        const Move *m = &t->legal->m[i];
        int cell = m->a - PLACE_CELL;
        if (sign[m->kind] == NULL || m->a >= PLACE_CELL + GRID_CELLS || marked >> cell & 1 ||
            (t->pointed != NO_PIECE && t->in->s->piece[t->pointed].place == m->a))
            continue;
        if (shown >= 0 && cells_column(shown) & cell_bit(cell))
            continue; /* its arrows mark it */
        marked |= cell_bit(cell);
        Rect r = t->at->place[m->a];
        float size = clampf(r.w * 0.36f, 12, 34), x = r.x + r.w / 2, y = r.y + r.h * 0.52f;
        if (rect_is_empty(r))
            continue;
        gfx_frame(t->g, rect_inset(r, -2), 8, 3, gfx_color(t->g, COL_TARGET));
        gfx_disc(t->g, x, y, size * 0.84f, gfx_color(t->g, COL_TARGET));
        effect_sign(t->g, sign[m->kind], (SDL_FPoint){x, y},
                    (SignLook){.size = size,
                               .disc = 0.76f,
                               .ink = gfx_color(t->g, COL_TARGET),
                               .ground = {12, 30, 26, 235},
                               .cut = {12, 30, 26, 255}});
    }
}

void goblins_draw_arrows(Table *t)
{
    bool held = goblins_held_column(t) >= 0;
    int cell = held ? t->in->s->piece[t->lifted].place - PLACE_CELL : column_pointed_at(t);
    if (held)
        held_column(t, cell);
    if (cell >= 0)
        slide(t, cell);
}

void goblins_draw_previews(Table *t)
{
    const State *s = t->in->s;
    acting(t);
    if (s->phase == PHASE_POWER && t->lifted == NO_PIECE)
        marks(t);
    if (t->lifted != NO_PIECE && s->piece[t->lifted].place != NO_PLACE)
        in_hand(t);
    if (t->legal->n > 0 && s->phase == PHASE_POWER && goblins_choice(s).kind == MOVE_SLIDE_UP) {
        if (goblins_held_column(t) < 0 || goblins_drags(t))
            goblins_draw_arrows(t);
        return;
    }
    PieceId p = t->pointed == NO_PIECE && t->plan.kind ? t->lifted : t->pointed;
    if (p == NO_PIECE || s->piece[p].place >= PLACE_CELL + GRID_CELLS || t->legal->n == 0)
        return;
    if (may(t, MOVE_DOWN, s->piece[p].place))
        blow(t, p, s->piece[p].place - PLACE_CELL);
}

bool goblins_between(const Table *t, const Move *m, int n, char *q, size_t qn, char *d, size_t dn)
{
    char text[2][SENTENCE_MAX];
    const char *line[2];
    int lines = 0;
    if (n < 1 || n > 2 || !slides(m[0]))
        return false;
    say(q, qn, SAY("Slide this column up or down?"));
    for (int i = 0; i < n; i++)
        if (is_offered(t, m[i])) {
            (void)goblins_plan(t, m[i], text[0], 0, d, dn);
            return true;
        }
    for (int i = 0; i < n; i++) {
        Slide what;
        bool up = m[i].kind == MOVE_SLIDE_UP;
        if (!goblins_slide(t->in->s, goblins_column(t->in->s, m[i].a - PLACE_CELL), up ? -1 : 1, &what) ||
            what.pushed < 0)
            continue;
        DefId def = goblins_board.seen_as(t->in->s, goblins_at(t->in->s, what.pushed));
        say(text[lines], sizeof text[lines],
            SAY("{up:{goblin:Up pushes the {goblin} out.|Up pushes a face-down goblin out.}|{goblin:Down pushes the "
                "{goblin} out.|Down pushes a face-down goblin out.}}"),
            say_is("up", up), say_s("goblin", goblins_is_goblin(def) ? say_word(goblins_game.def[def].name) : ""));
        line[lines] = text[lines];
        lines++;
    }
    if (lines > 0)
        say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
    else
        say(d, dn, SAY("Every goblin in it moves one line."));
    return true;
}
