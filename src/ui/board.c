/* SPDX-License-Identifier: MIT
 * Evaluates the tables of any board: how an event is shown, how a move is made. */
#include "ui/board.h"

#include <math.h>
#include <stdio.h>

#include "core/table.h"
#include "core/text.h"
#include "gfx/card_turned.h"
#include "gfx/mat.h"
#include "ui/grounds.h"
#include "ui/seats.h"
#include "ui/words.h"

static bool same_flight(const Event *a, const Event *b)
{
    return b && a->kind == EV_MOVE && b->kind == EV_MOVE && a->from == b->from;
}

static Motion usual_motion(const Game *g, const Event *e, const Event *next)
{
    Motion m = {0};
    if (e->kind == EV_MOVE) {
        bool from_pile = g->place[e->from].sight == SIGHT_NONE;
        m = (Motion){.ms = 260, .gap = 230, .arc = 22, .ease = EASE_OUT_BACK, .sound = "card-lay"};
        if (from_pile)
            m = (Motion){.ms = 240, .gap = 200, .ease = EASE_OUT_CUBIC, .sound = "card-take"};
        if (same_flight(e, next))
            m.gap = from_pile ? 55 : 70; /* dealt one after the other */
    } else if (e->kind == EV_SHOW || e->kind == EV_HIDE) {
        m = (Motion){.ms = 240, .ease = EASE_IN_OUT, .sound = e->kind == EV_SHOW ? "card-turn" : NULL};
    } else if (e->kind < EV_GAME) {
        m = (Motion){.ms = 160, .ease = EASE_OUT_CUBIC, .sound = e->kind == EV_SHUFFLE ? "shuffle" : NULL};
    } else if (g->event[e->kind - EV_GAME].label != NULL) {
        m = (Motion){.gap = 230, .shows_before_changes = true};
    }
    return m;
}

void board_pace(const Board *b, const Game *g, const Event *e, const Event *next, Motion *m)
{
    *m = usual_motion(g, e, next);
    if (board_tell(b)->style) {
        const EventStyle *row = &board_tell(b)->style[e->kind];
        m->gap = row->gap == 0 ? m->gap : row->gap == NO_GAP ? 0 : row->gap;
        m->sound = row->sound ? row->sound : m->sound;
        m->shows_before_changes = row->words == WORDS_USUAL ? m->shows_before_changes : row->words == WORDS_AHEAD;
    }
    if (board_tell(b)->motion)
        board_tell(b)->motion(e, m);
}

int board_pictures(const Board *b, const Game *g, DefId def)
{
    CardFace face = {0};
    return def != DEF_HIDDEN && b->face(g, def, &face) && face.pictures > 1 ? face.pictures : 1;
}

const MoveLook *board_move(const Board *b, Move m)
{
    static const MoveLook plain;
    return b->move ? &b->move[m.kind] : &plain;
}

const char *board_move_key(const Board *b, Move m)
{
    for (int i = 0; i < b->nkeys; i++)
        if (b->key[i].move == m.kind)
            return b->key[i].key;
    return NULL;
}

void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll)
{
    if (gfx_is_contrast(g))
        card_draw(g, face, r, 0, NULL);
    else
        gfx_card_leaning(g, face, NULL, r,
                         (CardTurn){.roll = roll, .pitch = 0.12f, .light_x = 0.3f, .light_y = 0.2f, .shine = 0.25f});
}

/* ---- parts ---------------------------------------------------------------------------------------------------------- */

const BoardAsk *board_ask(const Board *b)
{
    static const BoardAsk none = {0};
    return b->ask ? b->ask : &none;
}

const BoardTell *board_tell(const Board *b)
{
    static const BoardTell none = {0};
    return b->tell ? b->tell : &none;
}

const BoardSound *board_sound(const Board *b)
{
    static const BoardSound none = {0};
    return b->sound ? b->sound : &none;
}

const BoardScore *board_score(const Board *b)
{
    static const BoardScore none = {0};
    return b->score ? b->score : &none;
}

const BoardGallery *board_gallery(const Board *b)
{
    static const BoardGallery none = {0};
    return b->gallery ? b->gallery : &none;
}

/* ---- the plain table -------------------------------------------------------------------------------------------- */
/* The plain table: what a board shows that says no more than what its cards look like. The other seats stand in a row at
 * the far edge, the places of the game in a grid of panels, the viewer's own places in a strip at the near edge. It is laid
 * out from Game.place alone, so it knows no game; a board replaces what it does better. */

enum { GAP = 8, EDGE = 12, INSET = 14, HEAD = 24, CARD_MOST = 180, SEAT_HIGH = 52, OWN_SEAT = 190 };

/* ---- where everything lies --------------------------------------------------------------------------------------- */

/* Which part of the table a place is in. Places of other seats that are not open to all have no panel: their pieces are
 * home at the chip of their owner. */
typedef enum { PART_CHIP, PART_MIDDLE, PART_OWN } Part;
static Part part_of(const BoardIn *in, int place)
{
    const PlaceSpec *spec = &in->game->place[place];
    if (spec->seat == NO_SEAT)
        return PART_MIDDLE;
    if (spec->seat == in->near)
        return PART_OWN;
    return spec->sight == SIGHT_ALL && spec->seat < in->s->nseats ? PART_MIDDLE : PART_CHIP;
}

static int places_in(const BoardIn *in, Part part)
{
    int n = 0;
    for (int i = 0; i < in->game->nplaces; i++)
        n += part_of(in, i) == part;
    return n;
}

/* True if the place is a pile of which nothing is known but its height. */
static bool is_pile(const BoardIn *in, const PieceId *p, int n)
{
    for (int i = 0; i < n; i++)
        if (in->s->piece[p[i]].def != DEF_HIDDEN)
            return false;
    return n > 0 && in->game->place[in->s->piece[p[0]].place].sight == SIGHT_NONE;
}

/* Lays the pieces of a place in one row; they overlap where they must, and are not shown where a card has no room. Of a pile
 * the top one is shown. */
static void put_row(const BoardIn *in, BoardLayout *out, PlaceId at, Rect r)
{
    enum { LEAST = 10, Z_MOST = 50 };
    PieceId p[PIECE_MAX];
    int n = table_list(in->s, at, p);
    out->place[at] = r;
    Rect row = rect_inset(r, INSET);
    (void)rect_cut_top(&row, line_of(in, HEAD));
    float w = fminf(fminf(row.h / 1.25f, CARD_MOST), row.w);
    bool pile = is_pile(in, p, n);
    for (int i = 0; i < n; i++)
        if (w >= LEAST)
            layout_put(out, p[i], layout_fan(row, pile ? 0 : i, n, w, w * 1.25f, GAP), 1 + (i < Z_MOST ? i : Z_MOST),
                       !pile || i == 0);
        else
            layout_put(out, p[i], rect_center(r, LEAST, LEAST), 0, false);
}

static int rows_of(int n, int columns)
{
    return n > 0 ? (n + columns - 1) / columns : 1;
}

/* Returns as many columns as keep n panels broader than high, but fewer if a heading were too narrow and another row has
 * room for cards; and no more than the rows need, so that the last one is nearly as full as the others. */
static int columns_for(const BoardIn *in, Rect area, int n)
{
    enum { NARROW = 90, CARD_LEAST = 20 };
    int columns = 1;
    while (columns < n && area.w / (float)columns > 1.6f * area.h / (float)rows_of(n, columns))
        columns++;
    float least = line_of(in, HEAD) + 3 * GAP + CARD_LEAST;
    while (columns > 1 && area.w / (float)columns < line_of(in, NARROW) &&
           (area.h + GAP) / (float)rows_of(n, columns - 1) >= least)
        columns--;
    return rows_of(n, rows_of(n, columns));
}

/* Lays out the places of one part as panels of equal size. */
static void put_part(const BoardIn *in, BoardLayout *out, Part part, Rect area)
{
    int n = places_in(in, part), columns = columns_for(in, area, n), rows = rows_of(n, columns), k = 0;
    float w = (area.w + GAP) / (float)columns - GAP, h = (area.h + GAP) / (float)rows - GAP;
    for (int i = 0; i < in->game->nplaces; i++) {
        if (part_of(in, i) != part)
            continue;
        float x = area.x + (float)(k % columns) * (w + GAP), y = area.y + (float)(k / columns) * (h + GAP);
        put_row(in, out, (PlaceId)i, rect_safe(rect(x, y, w, h)));
        k++;
    }
}

/* Puts the other seats side by side into `row`. */
static void put_seats(const BoardIn *in, BoardLayout *out, Rect row)
{
    float each = row.w / (float)(in->s->nseats > 1 ? in->s->nseats - 1 : 1);
    for (int seat = 0, k = 0; seat < in->s->nseats; seat++)
        if (seat != in->near)
            out->seat[seat] = rect_safe(rect(row.x + each * (float)k++, row.y, each - GAP, row.h));
}

static void plain_layout(const BoardIn *in, BoardLayout *out)
{
    layout_stage(in, out, STUDS);
    Rect all = rect_safe(rect(EDGE, GAP, in->w - EDGE - STRAP_ROOM, in->h - 2 * GAP)), own = {0};
    float high = fminf(line_of(in, SEAT_HIGH), all.h / 5);
    put_seats(in, out, rect_cut_top(&all, high));
    (void)rect_cut_top(&all, GAP);
    if (places_in(in, PART_OWN) > 0)
        own = rect_cut_bottom(&all, all.h * 0.36f);
    Rect line = rect_cut_bottom(&all, fmaxf(high, layout_ribbon(in->text)) + 2 * GAP);
    line = rect_inset(line, GAP);
    out->seat[in->near] = rect_cut_left(&line, fminf(line_of(in, OWN_SEAT), line.w / 3));
    (void)rect_cut_left(&line, GAP);
    out->prompt = rect_center(line, line.w, layout_ribbon(in->text));
    for (int seat = 0; seat < in->s->nseats; seat++)
        out->panel[seat] = out->seat[seat];
    layout_put_hidden(in, out, (LayoutHome){.seats = 0, .tall = 1.25f});
    put_part(in, out, PART_MIDDLE, rect_safe(all));
    put_part(in, out, PART_OWN, rect_safe(own));
}

/* ---- what it looks like ------------------------------------------------------------------------------------------ */

static void draw_seat(Table *t, int seat)
{
    const State *s = t->in->s;
    Standing standing = {0};
    SeatLook look = {.seat = seat, .r = t->at->seat[seat], .shape = SEAT_ROW, .acts = s->to_act == seat};
    t->in->game->standing(s, &standing);
    say(look.count, sizeof look.count, SAY("{n}"), say_n("n", standing.score[seat]));
    say(look.label, sizeof look.label, SAY("{who}: {n}"), say_s("who", seat_name(t, seat)),
        say_n("n", standing.score[seat]));
    (void)seat_draw(t, &look);
}

static void draw_place(Table *t, PlaceId at, ColorRole felt)
{
    Rect r = t->at->place[at], head = rect_safe(rect_inset(r, INSET));
    if (rect_is_empty(r))
        return;
    const PlaceSpec *spec = &t->in->game->place[at];
    mat_draw(t->g, r, &(Mat){.felt = felt, .tone = part_of(t->in, at) == PART_OWN ? MAT_OWN : MAT_PLAIN, .radius = 10});
    char title[SENTENCE_MAX];
    head = rect_cut_top(&head, line_of(t->in, HEAD - 4));
    words_number_label(t, rect_cut_right(&head, line_of(t->in, 24)), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_RIGHT},
                       table_size(t->in->s, at));
    if (spec->seat != NO_SEAT && spec->seat != t->in->near) {
        gfx_seat_badge(t->g, spec->seat, head.x + 9, head.y + head.h / 2, 16);
        (void)rect_cut_left(&head, 22);
    }
    place_heading(t->in->game, at, title, sizeof title);
    words_label(t, rect_safe(head), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, title);
}

static void plain_draw_under(const Board *b, Table *t)
{
    ground_draw(t->g, &ground_hall);
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        draw_seat(t, seat);
    for (int i = 0; i < t->in->game->nplaces; i++)
        draw_place(t, (PlaceId)i, b->felt ? b->felt : COL_FELT_HORDE);
}

static void plain_draw_piece(const Board *b, Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    CardFace face;
    DefId def = t->in->s->piece[p].def;
    if (def == DEF_HIDDEN || !b->face(t->in->game, def, &face))
        card_draw_back(t->g, b->back, shot.r, state);
    else if (shot.turn > 0.99f)
        card_draw(t->g, &face, shot.r, state, tag);
    else
        card_draw_turning(t->g, &face, b->back, shot.r, shot.turn);
}

static void plain_top(const State *s, TopWords *out)
{
    *out = (TopWords){0};
    if (s->round == 0)
        return;
    say(out->round, sizeof out->round, SAY("Round {n}"), say_n("n", s->round));
    say(out->moment, sizeof out->moment, SAY("round {n}"), say_n("n", s->round));
}

/* ---- the board's own, or these ----------------------------------------------------------------------------------- */

void board_layout(const Board *b, const BoardIn *in, BoardLayout *out)
{
    (b->layout ? b->layout : plain_layout)(in, out);
}

void board_draw_under(const Board *b, Table *t)
{
    if (b->draw_under)
        b->draw_under(t);
    else
        plain_draw_under(b, t);
}

void board_draw_piece(const Board *b, Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    if (b->draw_piece)
        b->draw_piece(t, p, shot, state, tag);
    else
        plain_draw_piece(b, t, p, shot, state, tag);
}

void board_top(const Board *b, const State *s, TopWords *out)
{
    (b->top ? b->top : plain_top)(s, out);
}

Rect board_seat_at(const Board *b, const Table *t, int seat)
{
    if (b->seat_at)
        return b->seat_at(t, seat);
    return t->at->seat[seat];
}

bool board_hall_card(const Board *b, const Game *g, int i, CardFace *out)
{
    const char *word = b->hall ? b->hall->card[i] : NULL;
    int def = word ? def_by_word(g, word) : 0;
    return def > 0 && b->face(g, (DefId)def, out);
}

/* Lays card i of the fan, without name and numbers: the picture is the decoration. */
static void fan_card(Gfx *gfx, CardFace face, int i, float cx, float cy, float w, float step)
{
    enum { TILT = 9 /* degrees */, DROP = 9 };
    char word[64];
    float k = (float)i - (HALL_CARDS - 1) / 2.0f, roll = k * TILT * 0.01745f, h = w * 1.25f;
    float x = cx + k * step * w, y = cy + fabsf(k) * DROP * w / 86;
    (void)snprintf(word, sizeof word, "hall-%s", face.word ? face.word : "");
    face.word = word;
    face.name = NULL;
    face.pips = 0;
    face.numbers.has = 0;
    face.plain = true;
    /* turned about the middle of its foot */
    Rect r = rect(x + sinf(roll) * h / 2 - w / 2, y - cosf(roll) * h / 2 - h / 2, w, h);
    board_card_leaning(gfx, &face, r, roll);
}

/* Finds the cards of the fan: these, if there are any, else those the board names, else its first ones. Returns how
 * many. */
static int fan_faces(const Board *b, const Game *g, const DefId card[HALL_CARDS], CardFace out[HALL_CARDS])
{
    int n = 0;
    bool named = b->hall && b->hall->card[0];
    for (int i = 0; i < HALL_CARDS && card[i] != 0; i++)
        n += b->face(g, card[i], &out[n]);
    if (n > 0)
        return n;
    for (int i = 0; named && i < HALL_CARDS; i++)
        n += board_hall_card(b, g, i, &out[n]);
    for (int def = 1; !named && def < g->ndefs && n < HALL_CARDS; def++)
        n += b->face(g, (DefId)def, &out[n]);
    return n;
}

void board_props(const Board *b, const Game *g, Gfx *gfx, float cx, float cy, float k, HallMood mood)
{
    static const int order[HALL_CARDS] = {0, 2, 1}; /* the middle one lies on top */
    CardFace face[HALL_CARDS] = {{0}};
    if (b->hall && b->hall->props) {
        b->hall->props(gfx, cx, cy, k, mood.left);
        return;
    }
    int n = fan_faces(b, g, mood.card, face);
    float w = 86 * k * (1 + 0.16f * mood.open), step = 0.58f + 0.08f * mood.open;
    for (int i = 0; i < HALL_CARDS; i++)
        if (order[i] < n)
            fan_card(gfx, face[order[i]], order[i], cx, cy, w, step);
}
