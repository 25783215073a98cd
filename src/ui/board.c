/* SPDX-License-Identifier: MIT
 * Evaluates the tables of any board: how an event is shown, how a move is made. */
#include "ui/board.h"
#include "gfx/card_turned.h"

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

void decision_keep(Decision *best, int *n, int max, const Decision *one)
{
    if (max <= 0 || (*n == max && best[max - 1].weight >= one->weight))
        return;
    int k = *n < max ? (*n)++ : max - 1;
    for (; k > 0 && best[k - 1].weight < one->weight; k--)
        best[k] = best[k - 1];
    best[k] = *one;
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
