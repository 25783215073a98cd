/* SPDX-License-Identifier: MIT
 * Held things other than a single piece: sets of pieces, picked one by one for one move, shaken and thrown; and tools.
 *
 * Sets (ARG_SET): each pick narrows the list of legal moves; a piece can be picked while some legal move contains it
 * with all that is picked already, and the move can be played when exactly its pieces are picked. Moves with a target
 * (dice onto an enemy) know it by its def: it may be chosen first, or clicked last.
 *
 * Tools: abilities that are dropped on a die, an enemy or a friend. The board says where they lie and which kind of move
 * each stands for; the legal moves of that kind give its targets. A kind without an argument is played where it lies.
 * Drag it, or click it and then the piece; keys do the same. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "core/text.h"

/* ---- sets -------------------------------------------------------------------------------------------------------- */

static const MoveSpec *spec_of(const Stage *st, Move m)
{
    return &st->game->move[m.kind];
}

static bool is_set_move(const Stage *st, Move m)
{
    return spec_of(st, m)->arg[0] == ARG_SET;
}

/* Returns the target of the move, a def; 0: it has none. */
static DefId target_of(const Stage *st, Move m)
{
    return spec_of(st, m)->arg[1] == ARG_DEF ? m.b : 0;
}

bool gather_open(const Stage *st)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (is_set_move(st, st->may.legal.m[i]))
            return true;
    return false;
}

static bool own(const Stage *st, PieceId p)
{
    uint8_t owner = st->game->place[st->may.hand.s->piece[p].place].seat;
    return owner == NO_SEAT || (st->may.legal.n > 0 && owner == st->may.legal.m[0].seat);
}

static bool in_groups(const Stage *st, PieceId p, uint32_t groups)
{
    return groups >> st->game->place[st->may.hand.s->piece[p].place].group & 1;
}

/* Returns the bit of the piece in the sets of the legal moves; 0: it is in none of them. */
static unsigned bit_of(const Stage *st, PieceId p)
{
    unsigned bit = 0;
    if (p == NO_PIECE || !own(st, p))
        return 0;
    for (int i = 0; i < st->game->nset && bit == 0; i++)
        if (st->game->set[i].def == st->may.hand.s->piece[p].def)
            bit = 1u << i;
    for (int i = 0; bit != 0 && i < st->may.legal.n; i++) {
        Move m = st->may.legal.m[i];
        if (is_set_move(st, m) && m.a & bit && in_groups(st, p, spec_of(st, m)->from))
            return bit;
    }
    return 0;
}

static bool is_target(const Stage *st, PieceId p, Move m)
{
    DefId def = target_of(st, m);
    return def != 0 && st->may.hand.s->piece[p].def == def && own(st, p) && in_groups(st, p, spec_of(st, m)->onto);
}

/* True if some legal move contains all of `set` and has the target `aim` (0: any). */
static bool fits(const Stage *st, unsigned set, DefId aim)
{
    for (int i = 0; i < st->may.legal.n; i++) {
        Move m = st->may.legal.m[i];
        if (is_set_move(st, m) && (m.a & set) == set && (aim == 0 || target_of(st, m) == aim))
            return true;
    }
    return false;
}

static int exact(const Stage *st, unsigned set, DefId aim)
{
    int found = -1;
    for (int i = 0; set != 0 && i < st->may.legal.n; i++) {
        Move m = st->may.legal.m[i];
        if (!is_set_move(st, m) || m.a != set || (aim != 0 && target_of(st, m) != aim))
            continue;
        if (found >= 0)
            return -1; /* several targets: one must be chosen */
        found = i;
    }
    return found;
}

int gather_ready(const Stage *st)
{
    return exact(st, st->gather.set, st->gather.aim);
}

bool gather_can(const Stage *st, PieceId p)
{
    unsigned bit = bit_of(st, p);
    return bit != 0 && ((st->gather.set & bit) != 0 || fits(st, st->gather.set | bit, st->gather.aim));
}

bool gather_has(const Stage *st, PieceId p)
{
    return (bit_of(st, p) & st->gather.set) != 0;
}

bool gather_is_target(const Stage *st, PieceId p)
{
    for (int i = 0; i < st->may.legal.n; i++) {
        Move m = st->may.legal.m[i];
        if (is_set_move(st, m) && (m.a & st->gather.set) == st->gather.set && is_target(st, p, m))
            return true;
    }
    return false;
}

bool gather_hits(const Stage *st, PieceId p)
{
    int index = exact(st, st->gather.set, st->may.hand.s->piece[p].def);
    return index >= 0 && is_target(st, p, st->may.legal.m[index]);
}

bool gather_ends_on(const Stage *st, PieceId p, Move m)
{
    return is_set_move(st, m) && is_target(st, p, m);
}

void gather_move(Stage *st, Move m)
{
    st->gather.set = m.a;
    st->gather.aim = target_of(st, m);
    st->gather.about = NO_PIECE;
}

/* Lists other moves of the piece touched last: buttons while a set is picked. */
void gather_about(const Stage *st, Picked *out)
{
    out->n = 0;
    if (st->gather.about == NO_PIECE)
        return;
    Picked all;
    hand_picks(&st->may.hand, st->gather.about, &all);
    for (int i = 0; i < all.n; i++)
        if (!is_set_move(st, st->may.legal.m[all.at[i]]))
            out->at[out->n++] = all.at[i];
}

void gather_clear(Stage *st)
{
    st->gather.set = 0;
    st->gather.aim = 0;
    st->gather.about = NO_PIECE;
    st->thrown.shaken = false;
}

void gather_keep(Stage *st)
{
    st->thrown.shaken = false;
    if (st->gather.set != 0 && !fits(st, st->gather.set, st->gather.aim))
        st->gather.set = 0;
    if (st->gather.aim != 0 && !fits(st, 0, st->gather.aim))
        st->gather.aim = 0;
    Picked others;
    gather_about(st, &others);
    if (others.n == 0 && bit_of(st, st->gather.about) == 0)
        st->gather.about = NO_PIECE;
}

static void take_aim(Stage *st, PieceId p)
{
    DefId def = st->may.hand.s->piece[p].def;
    int index = exact(st, st->gather.set, def);
    if (index >= 0) {
        (void)hand_commit(st, index);
        return;
    }
    st->gather.aim = st->gather.aim == def ? 0 : def;
    if (st->gather.aim != 0 && !fits(st, st->gather.set, st->gather.aim))
        st->gather.set = 0;
}

/* Returns the kind of these moves if all are of one tool on the table; else 0. */
static uint8_t tool_of(const Stage *st, const Picked *moves)
{
    uint8_t kind = moves->n > 0 ? st->may.legal.m[moves->at[0]].kind : 0;
    for (int i = 1; i < moves->n; i++)
        if (st->may.legal.m[moves->at[i]].kind != kind)
            return 0;
    return kind != 0 && tool_offers(st, kind) ? kind : 0;
}

bool gather_click(Stage *st, PieceId p)
{
    if (!gather_open(st))
        return false;
    unsigned bit = gather_can(st, p) ? bit_of(st, p) : 0;
    bool target = bit == 0 && gather_is_target(st, p);
    PieceId before = st->gather.about;
    st->gather.about = p;
    Picked others;
    gather_about(st, &others);
    if (bit == 0 && !target && others.n == 0) {
        st->gather.about = before;
        return false;
    }
    uint8_t tool = bit == 0 && !target ? tool_of(st, &others) : 0;
    if (tool != 0) { /* no button says what the press means: it takes the tool, and the next one is its target */
        st->gather.about = before;
        tool_take(st, tool);
        return true;
    }
    hand_put_back(st);
    st->gather.about = p;
    ui_sound(st->ui, bit != 0 ? "card-take" : "button");
    if (bit != 0)
        st->gather.set ^= bit;
    else if (target)
        take_aim(st, p);
    if (bit != 0 && st->gather.set == 0 && st->gather.aim == 0)
        st->gather.about = NO_PIECE; /* the last piece was put back: as before any was picked */
    return true;
}

void gather_keys(Stage *st)
{
    enum { DIGITS = 9 };
    for (int i = 0; gather_open(st) && i < st->game->nset && i < DIGITS; i++) {
        const char key[] = {(char)('1' + i), '\0'};
        PieceId p = 0;
        while (p < st->may.hand.s->npieces &&
               (st->may.hand.s->piece[p].def != st->game->set[i].def || !own(st, p) || !st->at.piece[p].shown))
            p++;
        if (p == st->may.hand.s->npieces || !ui_key(st->ui, key))
            continue;
        if (!gather_click(st, p)) {
            ui_sound(st->ui, "refusal");
            st->why.asked = p;
        }
        ui_wake(st->ui, 0);
    }
}

bool gather_drop(Stage *st, PieceId p, PlaceId place, PieceId on)
{
    unsigned bit = gather_open(st) ? bit_of(st, p) : 0;
    if (bit == 0)
        return false;
    hand_put_back(st);
    st->gather.about = p;
    unsigned set = st->gather.set | bit;
    if (on != NO_PIECE) {
        DefId def = st->may.hand.s->piece[on].def;
        if (!fits(st, set, def))
            set = bit; /* starts a new set */
        st->gather.set = set;
        st->gather.aim = def;
        int index = exact(st, set, def);
        if (index >= 0)
            (void)hand_commit(st, index);
    } else if (place != NO_PLACE && fits(st, set, st->gather.aim)) {
        st->gather.set = set;
    } else if (place != NO_PLACE) { /* one too many */
        ui_sound(st->ui, "refusal");
        st->why.asked = p;
    }
    return true;
}

/* ---- why not ---------------------------------------------------------------------------------------------------- */

static unsigned set_bit(const Stage *st, PieceId p)
{
    for (int i = 0; i < st->game->nset; i++)
        if (st->game->set[i].def == st->may.hand.s->piece[p].def)
            return 1u << i;
    return 0;
}

bool gather_bars(const Stage *st, PieceId p)
{
    Picked all;
    hand_picks(&st->may.hand, p, &all);
    for (int i = 0; i < all.n; i++)
        if (!is_set_move(st, st->may.legal.m[all.at[i]]))
            return false;
    return bit_of(st, p) != 0 && !gather_can(st, p);
}

/* Returns the def of any piece that moves of the kind could target; 0: none. */
static DefId any_target(const Stage *st, const MoveSpec *spec)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && own(st, p) && in_groups(st, p, spec->onto))
            return st->may.hand.s->piece[p].def;
    return 0;
}

Move gather_question(const Stage *st, PieceId p, PieceId on)
{
    if (st->may.legal.n == 0 || !own(st, p))
        return (Move){0};
    if (on == NO_PIECE && gather_bars(st, p)) { /* one too many */
        int i = 0;
        while (!is_set_move(st, st->may.legal.m[i]) || !in_groups(st, p, spec_of(st, st->may.legal.m[i])->from))
            i++;
        return (Move){.kind = st->may.legal.m[i].kind,
                      .seat = st->may.legal.m[i].seat,
                      .a = (uint16_t)(st->gather.set | set_bit(st, p)),
                      .b = st->gather.aim != 0 || target_of(st, st->may.legal.m[i]) == 0 ? st->gather.aim
                                                                                         : st->may.legal.m[i].b};
    }
    if (on == NO_PIECE && set_bit(st, p) != 0) { /* p cannot be in the present set, as of a team or a re-roll */
        int i = 0;
        while (i < st->may.legal.n && (!is_set_move(st, st->may.legal.m[i]) || target_of(st, st->may.legal.m[i]) != 0))
            i++;
        if (i < st->may.legal.n)
            return (Move){.kind = st->may.legal.m[i].kind,
                          .seat = st->may.legal.m[i].seat,
                          .a = (uint16_t)(st->gather.set | set_bit(st, p))};
    }
    for (int kind = 1; kind < st->game->nmoves; kind++) {
        const MoveSpec *spec = &st->game->move[kind];
        Move m = {.kind = (uint8_t)kind, .seat = st->may.legal.m[0].seat};
        if (spec->arg[0] != ARG_SET || spec->arg[1] != ARG_DEF)
            continue;
        if (on != NO_PIECE ? in_groups(st, on, spec->onto) && own(st, on) && in_groups(st, p, spec->from)
                           : in_groups(st, p, spec->from)) {
            m.a = (uint16_t)(st->gather.set | set_bit(st, p));
            m.b = on != NO_PIECE        ? st->may.hand.s->piece[on].def
                  : st->gather.aim != 0 ? st->gather.aim
                                        : any_target(st, spec);
            return m.b != 0 ? m : (Move){0};
        }
        if (on == NO_PIECE && in_groups(st, p, spec->onto)) {
            m.a = (uint16_t)st->gather.set;
            m.b = st->may.hand.s->piece[p].def;
            return m;
        }
    }
    return (Move){0};
}

PieceId gather_aimed_at(const Stage *st, PieceId p, float x, float y)
{
    PieceId found = NO_PIECE;
    for (PieceId on = 0; bit_of(st, p) != 0 && on < st->may.hand.s->npieces; on++) {
        const Spot *spot = &st->at.piece[on];
        bool over = on != p && spot->shown && rect_has(spot->hit, x, y) && gather_question(st, p, on).kind != 0;
        if (over && (found == NO_PIECE || spot->z >= st->at.piece[found].z))
            found = on;
    }
    return found;
}

void gather_refuse(Stage *st, PieceId p, float x, float y)
{
    PieceId on = gather_aimed_at(st, p, x, y);
    if (on == NO_PIECE)
        return;
    st->why.say = (Why){.cause = NO_PIECE};
    match_why(st->use->match, gather_question(st, p, on), &st->why.say);
    st->why.about = st->why.asked = on;
    st->why.serial = match_serial(st->use->match);
    ui_sound(st->ui, "refusal");
}

/* True if lifting p lifts the whole picked set: dice about to be thrown. */
bool gather_throws(const Stage *st, PieceId p)
{
    int index = gather_ready(st);
    return index >= 0 && gather_has(st, p) && board_move(st->board, st->may.legal.m[index])->thrown;
}

/* ---- tools ------------------------------------------------------------------------------------------------------- */

static int first_move(const Stage *st, uint8_t kind)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (st->may.legal.m[i].kind == kind)
            return i;
    return -1;
}

int tool_move(const Stage *st, PieceId p)
{
    Picked found;
    if (st->tool.kind == 0)
        return -1;
    hand_lifts(&st->may.hand, p, &found);
    for (int i = 0; i < found.n; i++)
        if (st->may.legal.m[found.at[i]].kind == st->tool.kind)
            return found.at[i];
    return -1;
}

bool tool_offers(const Stage *st, uint8_t kind)
{
    Tool tool[TOOLS];
    int n = st->board->tools != NULL ? st->board->tools(&st->table, tool) : 0;
    for (int i = 0; i < n; i++)
        if (tool[i].kind == kind && !rect_is_empty(tool[i].r))
            return true;
    return false;
}

void tool_take(Stage *st, uint8_t kind)
{
    hand_put_back(st);
    st->tool.kind = kind;
    ui_sound(st->ui, "card-take");
}

bool tool_click(Stage *st, PieceId p)
{
    Tool tool[TOOLS];
    int n = st->board->tools != NULL ? st->board->tools(&st->table, tool) : 0;
    uint8_t kind = 0;
    for (int i = 0; i < n; i++) {
        if (rect_is_empty(tool[i].r) || !rect_inside(tool[i].r, st->at.piece[p].hit) ||
            first_move(st, tool[i].kind) < 0 || st->game->move[tool[i].kind].arg[0] == ARG_NONE)
            continue;
        if (kind != 0)
            return false; /* which of several is meant, nobody knows */
        kind = tool[i].kind;
    }
    if (kind != 0)
        tool_take(st, kind);
    return kind != 0;
}

bool tool_lies_elsewhere(const Stage *st, uint8_t kind, PieceId p)
{
    Tool tool[TOOLS];
    int n = st->board->tools != NULL ? st->board->tools(&st->table, tool) : 0;
    for (int i = 0; i < n; i++)
        for (PieceId on = 0; tool[i].kind == kind && on < st->may.hand.s->npieces; on++)
            if (on != p && st->at.piece[on].shown && rect_inside(tool[i].r, st->at.piece[on].hit))
                return true;
    return false;
}

static void lay_down(Stage *st)
{
    for (PieceId p = 0; p < st->may.hand.s->npieces; p++)
        if (st->at.piece[p].shown && rect_has(st->at.piece[p].hit, st->pointer.x, st->pointer.y) &&
            tool_move(st, p) >= 0) {
            (void)hand_commit(st, tool_move(st, p));
            return;
        }
    hand_put_back(st);
}

/* Shows why the tool cannot be used now; if the game gives no reason, the tool's own text. */
static void explain(Stage *st, const Tool *tool)
{
    Why why = {.cause = NO_PIECE};
    Move m = {.kind = tool->kind, .seat = st->may.legal.m[0].seat, .a = tool->of};
    match_why(st->use->match, m, &why);
    show_why(st, tool->r, (Rect){0}, tool->name, why.text[0] ? why.text : tool->about, why.rule);
}

static void answer(Stage *st, const Tool *tool, Touch t, int index)
{
    if ((t.hover && !st->pointer.still) || (t.focus && ui_using_keys(st->ui))) {
        if (index < 0 && st->may.legal.n > 0)
            explain(st, tool);
        /* No rule number: only refusals have one. */
        else
            ui_tip(st->ui, tool->r, (Rect){0}, tool->name, tool->about, NULL);
    }
    if (index < 0 || st->use->frozen)
        return;
    bool laid_on = st->game->move[tool->kind].arg[0] != ARG_NONE;
    if (t.drag && laid_on && !(st->tool.kind == tool->kind && st->tool.drags)) {
        tool_take(st, tool->kind);
        st->tool.drags = true;
    }
    if (st->tool.kind == tool->kind && st->tool.drags && (t.drop || t.cancelled)) {
        st->tool.drags = false;
        if (t.drop)
            lay_down(st);
        else
            hand_put_back(st);
    } else if (t.click && !laid_on)
        (void)hand_commit(st, index);
    else if (t.click && st->tool.kind == tool->kind)
        hand_put_back(st);
    else if (t.click)
        tool_take(st, tool->kind);
}

/* Draws a row of a list: its sign, its name, and its price below, or behind it if there is room for one line only. */
void tool_row(Table *t, const Tool *tool, Rect r, unsigned state)
{
    Gfx *g = t->g;
    bool barred = state & CARD_BARRED, two = r.h >= line_of(t->in, 34);
    Color ink = gfx_color(g, barred ? COL_OFF : COL_TEXT);
    gfx_surface(g, r, state & CARD_LIFTED ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    gfx_frame(g, r, 8, state & CARD_FOCUS && !barred ? 2 : 1, gfx_color(g, state & CARD_LIT ? COL_ACCENT : COL_LINE));
    float sign = fminf(r.h - 8, 20);
    Rect in = rect(r.x + 8, r.y + 2, r.w - 14, r.h - 4), at = rect_cut_left(&in, sign);
    gfx_sign(g, tool->sign, rect_center(at, sign, sign), ink, (Color){0});
    (void)rect_cut_left(&in, 8);
    Text name = ui_style(t->ui, FACE_SEMI, 14, COL_TEXT), price = ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2);
    name.color = ink;
    price.color = barred ? ink : price.color;
    Rect below = two ? rect_cut_bottom(&in, in.h * 0.46f) : (Rect){0};
    if (!two) {
        price.align = ALIGN_RIGHT;
        below = rect_cut_right(&in, fminf(gfx_text_width(g, price, tool->price) + 2, in.w * 0.45f));
    }
    (void)gfx_text(g, gfx_text_fit(g, name, 9, 0.5f, in.w - 4, tool->name), in, tool->name);
    (void)gfx_text(g, gfx_text_fit(g, price, 9, 0.5f, below.w, tool->price), below, tool->price);
}

/* Draws a tool that is as wide as high: a stud with its sign, or a short label. */
static void draw_stud(Table *t, const Tool *tool, Rect r, unsigned state)
{
    Gfx *g = t->g;
    bool held = state & CARD_LIFTED, barred = state & CARD_BARRED;
    float radius = r.h / 2;
    Color ink = gfx_color(g, held ? COL_ONACCENT : barred ? COL_OFF : COL_TEXT);
    if (!barred)
        gfx_glow(g, r, radius, held ? 16 : 10, color_alpha(gfx_color(g, COL_ACCENT), held ? 0.7f : 0.45f));
    gfx_disc(g, r.x + radius, r.y + radius, radius, gfx_color(g, held ? COL_ACCENT : barred ? COL_OFFBG : COL_PANEL3));
    gfx_frame(g, r, radius, state & CARD_FOCUS && !barred ? 3 : 2, gfx_color(g, barred ? COL_LINE : COL_ACCENT));
    if (tool->sign) {
        gfx_sign(g, tool->sign, rect_inset(r, r.w * 0.24f), ink, (Color){0});
        return;
    }
    Text style = {FACE_BOLD, r.h * 0.44f, ink, ALIGN_CENTER, true};
    (void)gfx_text(g, gfx_text_fit(g, style, 9, 0.5f, r.w - 6, tool->label), r, tool->label);
}

/* Draws a tool; state: CARD_LIFTED, CARD_BARRED, CARD_FOCUS. */
static void draw_tool(Table *t, const Tool *tool, Rect r, unsigned state)
{
    Gfx *g = t->g;
    bool held = state & CARD_LIFTED, barred = state & CARD_BARRED;
    float radius = fminf(8, r.h / 2);
    if (r.w < r.h * 1.2f) {
        draw_stud(t, tool, r, state);
        return;
    }
    if (tool->sign) {
        tool_row(t, tool, r, state);
        return;
    }
    if (!barred)
        gfx_glow(g, r, radius, held ? 16 : 8, color_alpha(gfx_color(g, COL_ACCENT), held ? 0.6f : 0.3f));
    gfx_round(g, r, radius, gfx_color(g, held ? COL_ACCENT : barred ? COL_OFFBG : COL_PANEL3));
    gfx_frame(g, r, radius, state & CARD_FOCUS && !barred ? 2 : 1, gfx_color(g, barred ? COL_LINE : COL_ACCENT));
    Text style = {FACE_BOLD, 14, gfx_color(g, held ? COL_ONACCENT : barred ? COL_OFF : COL_TEXT), ALIGN_CENTER, false};
    float least = fminf(9, 12 / t->in->text); /* with the text scale never below 12 pixels */
    while (style.size > least && (gfx_text_width(g, style, tool->label) > r.w - 6 || gfx_text_height(g, style) > r.h))
        style.size -= 0.5f;
    (void)gfx_text(g, style, rect(r.x + 2, r.y, r.w - 4, r.h), tool->label);
}

void tools_touch(Stage *st)
{
    Tool tool[TOOLS];
    if (st->board->tools == NULL)
        return;
    int n = st->board->tools(&st->table, tool);
    for (int i = 0; i < n; i++) {
        if (rect_is_empty(tool[i].r))
            continue;
        int index = first_move(st, tool[i].kind);
        bool held = index >= 0 && st->tool.kind == tool[i].kind;
        unsigned state = held ? CARD_LIFTED : index >= 0 ? CARD_LIT : CARD_BARRED;
        unsigned flags = index >= 0 ? TOUCH_FOCUS | TOUCH_DRAG : 0;
        ui_rank(st->ui, RANK_PIECE); /* it may lie on a card, where arrows pass over it */
        Touch t = ui_touch(st->ui, tool[i].id, "tool", tool[i].r, tool[i].name, flags);
        ui_rank(st->ui, RANK_REST);
        ui_note(st->ui, "can", index < 0 ? "not" : held ? "lifted" : "lift");
        answer(st, &tool[i], t, index);
        draw_tool(&st->table, &tool[i], tool[i].r, state | (t.hover ? CARD_FOCUS : 0u));
        if (st->tool.kind == tool[i].kind && st->tool.drags)
            st->tool.from = tool[i];
    }
}

/* Draws the dragged tool above everything. */
void tools_top(Stage *st)
{
    if (st->tool.kind == 0 || !st->tool.drags || st->tool.from.kind != st->tool.kind)
        return;
    Rect r = st->tool.from.r;
    r.x = st->pointer.x - r.w / 2;
    r.y = st->pointer.y - r.h / 2;
    draw_tool(&st->table, &st->tool.from, r, CARD_LIFTED);
}
