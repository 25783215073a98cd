/* SPDX-License-Identifier: MIT
 * Draws an attack: the dice of the sum fly onto the monster one after the other, it shakes, they go back to their
 * places. Also a miss by one, which no rule knows: when a turn ends whose best sum was one short of a monster, that
 * one shakes and says so. With reduced motion nothing flies or shakes; the words appear. */
#include <math.h>

#include "games/monstrous/table/monstrous_draw.h"
#include "core/table.h"

enum { SHAKE_MS = 200, MISSED_MS = 1500 };

typedef struct {    /* memory of BoardTell.on_event */
    uint8_t told;   /* bits of the enemy dice that the last turn missed by one */
    uint8_t caller; /* seat that called the last round, plus 1; 0: none, or not shown */
} Memory;

/* ---- dice that strike -------------------------------------------------------------------------------------------- */

/* Returns the attack that is being shown; *age: ms since it began; NULL: none. */
static const Event *attack_now(const Table *t, float *age)
{
    for (int i = 0; i < t->nrecent && !ui_reduced_motion(t->ui); i++) {
        *age = (float)(int32_t)(t->now - t->recent[i].at);
        if (*age > 1100)
            return NULL;
        if (t->recent[i].e.kind == EV_HIT)
            return &t->recent[i].e;
    }
    return NULL;
}

/* Returns the bit of the piece in the sets of attacks; 0: none. */
static unsigned bit_of(const Table *t, PieceId p)
{
    const Game *g = t->in->game;
    for (int bit = 0; bit < g->nset; bit++)
        if (g->set[bit].def == t->in->s->piece[p].def)
            return 1u << bit;
    return 0;
}

static Rect target_of(const Table *t, const Event *e)
{
    if (e->piece != NO_PIECE && t->at->piece[e->piece].shown)
        return t->at->piece[e->piece].hit;
    Rect first = t->at->panel[AT_ENEMY], last = t->at->panel[AT_ENEMY + ENEMIES - 1];
    return rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

bool monstrous_strikes(const Table *t, PieceId p, Rect home, Rect *at)
{
    float age = 0;
    const Event *e = attack_now(t, &age);
    unsigned bit = bit_of(t, p);
    uint8_t seat = t->in->game->place[t->in->s->piece[p].place].seat;
    if (e == NULL || !(e->why & bit) || bit == 0 || (seat != NO_SEAT && seat != e->seat))
        return false;
    int n = __builtin_popcount(e->why), k = __builtin_popcount(e->why & (bit - 1));
    float ms = age - (float)(k * HIT_APART_MS), go = clampf(ms / HIT_MS, 0, 1), back = clampf(ms / HIT_MS - 1.1f, 0, 1);
    if (back >= 1)
        return false;
    Rect sum = t->at->panel[AT_SUM], foe = target_of(t, e);
    float size = home.w, x0 = sum.x + sum.w * ((float)k + 0.5f) / (float)(n + 1), y0 = sum.y + sum.h * 0.5f;
    float x1 = foe.x + foe.w * 0.5f, y1 = foe.y + foe.h * 0.5f, x = x1, y = y1;
    if (go < 1) {
        float q = go * go; /* faster and faster */
        x = x0 + (x1 - x0) * q;
        y = y0 + (y1 - y0) * q - 60 * sinf(go * 3.1416f);
    } else {
        float q = ease_at(EASE_OUT_CUBIC, back);
        x += (home.x + home.w / 2 - x1) * q;
        y += (home.y + home.h / 2 - y1) * q - 40 * sinf(back * 3.1416f);
    }
    *at = rect(x - size / 2, y - size / 2, size, size);
    return true;
}

/* ---- the monster's reaction -------------------------------------------------------------------------------------- */

static int position_of(const State *s, PieceId p)
{
    for (int i = 0; i < ENEMIES; i++)
        if (p != NO_PIECE && monstrous_at(s, i) == p)
            return i;
    return -1;
}

static unsigned bit_of_foe(const State *s, PieceId p)
{
    return p == NO_PIECE ? 0 : 1u << (s->piece[p].def - DEF_ENEMY);
}

/* True while dice of the next team are thrown: what the last one missed is no longer shown. */
static bool is_throwing(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + seat)); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].n == 0)
                return true;
    return false;
}

float monstrous_missed(const Table *t, int position)
{
    const Memory *m = t->event_memory;
    if (m == NULL || !(m->told & bit_of_foe(t->in->s, monstrous_at(t->in->s, position))) || is_throwing(t->in->s))
        return -1;
    for (int i = 0; i < t->nrecent; i++) {
        float age = (float)(int32_t)(t->now - t->recent[i].at) / MISSED_MS;
        if (age >= 1)
            return -1;
        if (t->recent[i].e.kind == EV_ENDED)
            return clampf(age, 0, 1);
    }
    return -1;
}

float monstrous_shake(const Table *t, int position)
{
    float age = 0, missed = monstrous_missed(t, position);
    const Event *e = attack_now(t, &age);
    if (e != NULL && position_of(t->in->s, e->piece) == position && age > HIT_MS) {
        int n = __builtin_popcount(e->why);
        float since = age - HIT_MS, all = SHAKE_MS + (float)((n - 1) * HIT_APART_MS);
        return since < all ? 6 * sinf(since * 0.09f) * (1 - since / all) : 0;
    }
    if (missed < 0 || ui_reduced_motion(t->ui))
        return 0;
    float ms = missed * MISSED_MS;
    return ms < 480 ? 7 * sinf(ms * 0.04f) * (1 - ms / 480) : 0;
}

/* ---- one short --------------------------------------------------------------------------------------------------- */

unsigned monstrous_one_short(const State *s, int seat)
{
    Melee melee;
    unsigned found = 0;
    monstrous_melee(s, seat, &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers), marked = monstrous_reach_marked(s);
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(s, i);
        bool open = p != NO_PIECE && monstrous_targets(s) >> (s->piece[p].def - DEF_ENEMY) & 1;
        int need = open ? monstrous_needs(s, s->piece[p].def - DEF_ENEMY) : 0;
        if (need > 1 && reach >> (need - 1) & 1 && !((reach | marked) >> need & 1))
            found |= 1u << i;
    }
    return found;
}

/* Notes at the end of a turn which enemies its last dice missed by one, until their die rolls again; and who called
 * the last round. */
void monstrous_hear(void *memory, const State *s, int eyes, const Event *e)
{
    Memory *m = memory;
    (void)eyes;
    _Static_assert(sizeof *m <= BOARD_EVENT_MEMORY, "a board has no more memory than that");
    if (e->kind == EV_ENDED) {
        unsigned found = monstrous_one_short(s, e->seat);
        m->told = 0;
        for (int i = 0; i < ENEMIES; i++)
            m->told |= (uint8_t)(found >> i & 1 ? bit_of_foe(s, monstrous_at(s, i)) : 0);
    } else if (e->kind == EV_ROLLED && e->piece != NO_PIECE && s->piece[e->piece].def >= DEF_ENEMY &&
               s->piece[e->piece].def < DEF_HEAD) {
        m->told &= (uint8_t)~bit_of_foe(s, e->piece);
    } else if (e->kind == EV_TRIGGERED) {
        m->caller = (uint8_t)(e->seat + 1);
    }
}

/* Returns the seat that called the last round, or NO_SEAT. If that was not shown (a position begins later), a single
 * seat at or above the target must have called it. */
int monstrous_caller(const Table *t)
{
    const Memory *m = t->event_memory;
    const State *s = t->in->s;
    int found = NO_SEAT, reached = 0;
    if (monstrous_of(s)->final == 0)
        return NO_SEAT;
    if (m != NULL && m->caller > 0)
        return m->caller - 1;
    for (int seat = 0; seat < s->nseats; seat++)
        if (monstrous_of(s)->score[seat] >= monstrous_target_score(s)) {
            found = seat;
            reached++;
        }
    return reached == 1 ? found : NO_SEAT;
}
