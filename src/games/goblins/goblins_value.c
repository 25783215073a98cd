/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what opponents know of the game.  How good a position is (judge) and which moves deserve a look (weigh).
 * Whole numbers throughout, so that opponents think alike on every machine. */
#include <limits.h>

#include "base/log.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_outlook.h"
#include "games/goblins/goblins_preview.h"

/* ---- outlook of seats ------------------------------------------------------------------------------------------- */

typedef struct {
    Outlook o;
    int worth[GRID_ROWS][CLAN_COUNT];
    int weight[CLAN_COUNT]; /* what a clan's 48th of a point means to the seat that looks, in sixths */
    int value[GRID_ROWS];   /* of each line to that seat */
} Eyes;

static int weighted(const Eyes *e, const int worth[CLAN_COUNT])
{
    int sum = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        sum += e->weight[clan] * worth[clan];
    return sum;
}

static int value_of_line(const Eyes *e, const Line *line)
{
    int worth[CLAN_COUNT];
    outlook_line(line, e->o.clans, worth);
    return weighted(e, worth);
}

static void look(const State *s, int seat, Eyes *e)
{
    outlook_take(s, &e->o);
    memset(e->weight, 0, sizeof e->weight);
    for (int other = 0; other < s->nseats; other++) {
        Clan clan = goblins_crown(s, other);
        if (clan < CLAN_COUNT)
            e->weight[clan] = other == seat ? 6 : -6 / (s->nseats - 1);
    }
    for (int row = 0; row < GRID_ROWS; row++) {
        outlook_line(&e->o.line[row], e->o.clans, e->worth[row]);
        e->value[row] = weighted(e, e->worth[row]);
    }
}

/* What the seat gains by one goblin more or less in a row. */
static int gain_of_adding(const Eyes *e, int row, DefId def, int weight)
{
    Line line = e->o.line[row];
    outlook_add(&line, def, weight);
    return value_of_line(e, &line) - e->value[row];
}

/* ---- judgement -------------------------------------------------------------------------------------------------- */

/* Lays the goblin in the air where its seat would like it best, as far as lines are concerned. */
static void lay_in_thought(const State *s, Eyes *e)
{
    PieceId p = table_first(s, PLACE_AIR);
    const Frame *f = frame_peek(s);
    if (p == NO_PIECE || !f || f->op == FRAME_WRECKER || s->piece[p].face & FACE_DOWN)
        return;
    Cells cells = goblins_choice(s).cells;
    int best = 0, gain = -100000;
    for (int row = 0; row < GRID_ROWS; row++) {
        int here = cells & cells_row(row) ? gain_of_adding(e, row, s->piece[p].def, 1) : -100000;
        if (here > gain) {
            gain = here;
            best = row;
        }
    }
    outlook_add(&e->o.line[best], s->piece[p].def, 1);
    outlook_line(&e->o.line[best], e->o.clans, e->worth[best]);
}

float goblins_judge(const State *s, int seat)
{
    float share[SEAT_MAX];
    if (s->over) {
        goblins_result(s, share);
        return share[seat];
    }
    Eyes e;
    int points[GOBLINS_SEATS], best = 0, left = goblins_turns(s) - s->round;
    uint32_t sum = 0, own = 0;
    look(s, s->to_act, &e);
    lay_in_thought(s, &e);
    for (int q = 0; q < s->nseats; q++) {
        Clan clan = goblins_crown(s, q);
        points[q] = 0;
        for (int row = 0; row < GRID_ROWS; row++)
            points[q] += clan < CLAN_COUNT && goblins_of(s)->open >> row & 1 ? e.worth[row][clan] : 0;
        best = points[q] > best ? points[q] : best;
    }
    for (int q = 0; q < s->nseats; q++) {
        uint32_t part = outlook_halved((best - points[q]) * 12 / (12 + left));
        sum += part;
        own += q == seat ? part : 0;
    }
    NEED(sum > 0); /* the best seat's part is never nothing */
    /* cppcheck-suppress zerodiv */
    return (float)(own * 16384ull / sum) / 16384.0f;
}

/* ---- weights of moves ------------------------------------------------------------------------------------------- */

/* What a power is thought to bring before it is used, in sixths of a 48th. */
static const int16_t promise_of[ROLE_COUNT] = {
    [ROLE_PIPER] = 80,
    [ROLE_TACTICIAN] = 160,
    [ROLE_MARSHAL] = 120,
    [ROLE_CHARMER] = 120,
};

static int gain_of_downing(const State *s, const Eyes *e, int cell)
{
    int sum = 0;
    Line line[GRID_ROWS];
    memcpy(line, e->o.line, sizeof line);
    unsigned touched = 0;
    for (Cells fall = goblins_blast(s, cell, NULL); fall; fall &= fall - 1) {
        int one = cells_lowest(fall), row = one / GRID_RING;
        outlook_add(&line[row], def_at(s, one), -1);
        touched |= 1u << row;
    }
    for (; touched; touched &= touched - 1) {
        int row = __builtin_ctz(touched);
        sum += value_of_line(e, &line[row]) - e->value[row];
    }
    return sum;
}

/* The best single hit next to a cell. */
static int best_hit(const State *s, const Eyes *e, int cell, Clan clan)
{
    int best = 0;
    Cells targets = plane_of(s, PLANE_UP) & ~plane_of(s, PLANE_STONE) & ~clan_cells(s, clan);
    for (targets &= cells_around(cell_bit(cell)); targets; targets &= targets - 1) {
        int gain = gain_of_downing(s, e, cells_lowest(targets));
        best = gain > best ? gain : best;
    }
    return best;
}

static int best_raise(const State *s, const Eyes *e, int cell)
{
    int best = 0;
    Cells targets = plane_of(s, PLANE_TAKEN) & ~plane_of(s, PLANE_UP) & cells_in_sight(cell);
    for (; targets; targets &= targets - 1) {
        int one = cells_lowest(targets), gain = gain_of_adding(e, one / GRID_RING, def_at(s, one), 1);
        best = gain > best ? gain : best;
    }
    return best;
}

static int gain_of_placing(const State *s, const Eyes *e, Move m, const int adding[GRID_ROWS])
{
    int cell = m.b - PLACE_CELL, row = cell / GRID_RING, gain = adding[row];
    Role role = goblins_role(m.a);
    PieceId victim = goblins_at(s, cell);
    if (victim != NO_PIECE) {
        Line line = e->o.line[row];
        outlook_add(&line, s->piece[victim].def, -1);
        outlook_add(&line, m.a, 1);
        return value_of_line(e, &line) - e->value[row];
    }
    if (role == ROLE_BRUISER)
        gain += best_hit(s, e, cell, goblins_clan(m.a));
    else if (role == ROLE_HERBALIST || (role == ROLE_APPRENTICE && s->option[OPT_APPRENTICE] == APPRENTICE_REKINDLE))
        gain += best_raise(s, e, cell);
    return gain + promise_of[role];
}

static int gain_of_swapping(const State *s, const Eyes *e, int first, int second)
{
    int r1 = first / GRID_RING, r2 = second / GRID_RING;
    if (r1 == r2)
        return 0;
    Line one = e->o.line[r1], two = e->o.line[r2];
    PieceId p = goblins_at(s, first), q = goblins_at(s, second);
    if (!(s->piece[p].face & FACE_DOWN)) {
        outlook_add(&one, s->piece[p].def, -1);
        outlook_add(&two, s->piece[p].def, 1);
    }
    if (!(s->piece[q].face & FACE_DOWN)) {
        outlook_add(&two, s->piece[q].def, -1);
        outlook_add(&one, s->piece[q].def, 1);
    }
    return value_of_line(e, &one) + value_of_line(e, &two) - e->value[r1] - e->value[r2];
}

/* By how much a goblin would be worth more in the best other line. */
static int gain_of_lifting(const State *s, const Eyes *e, int cell)
{
    PieceId p = goblins_at(s, cell);
    int row = cell / GRID_RING, best = 0;
    if (s->piece[p].face & FACE_DOWN)
        return 0;
    int loss = gain_of_adding(e, row, s->piece[p].def, -1);
    for (int other = 0; other < GRID_ROWS; other++) {
        if (other == row || !(goblins_allowed(s) & cells_row(other)))
            continue;
        int gain = loss + gain_of_adding(e, other, s->piece[p].def, 1);
        best = gain > best ? gain : best;
    }
    return best;
}

static int gain_of_laying(const State *s, const Eyes *e, int cell)
{
    PieceId p = table_first(s, PLACE_AIR);
    return s->piece[p].face & FACE_DOWN ? 0 : gain_of_adding(e, cell / GRID_RING, s->piece[p].def, 1);
}

static int gain_of_throwing(const State *s, const Eyes *e, int cell)
{
    PieceId p = table_first(s, PLACE_AIR);
    int around[4], sum = 0;
    if (goblins_role(s->piece[p].def) != ROLE_KEG)
        return 0;
    cell_neighbours(cell, around);
    for (int k = 0; k < 4; k++)
        sum += around[k] >= 0 ? gain_of_downing(s, e, around[k]) : 0;
    return sum;
}

static int gain_of_sliding(const State *s, const Eyes *e, int cell, int lines)
{
    Line line[GRID_ROWS];
    int sum = 0;
    memcpy(line, e->o.line, sizeof line);
    Cells column = plane_of(s, PLANE_UP) & cells_column(cell);
    for (; column; column &= column - 1) {
        int one = cells_lowest(column), row = one / GRID_RING, to = row + lines;
        outlook_add(&line[row], def_at(s, one), -1);
        if (to >= 0 && to < GRID_ROWS && goblins_allowed(s) & cells_row(to))
            outlook_add(&line[to], def_at(s, one), 1);
    }
    for (int row = 0; row < GRID_ROWS; row++)
        sum += value_of_line(e, &line[row]) - e->value[row];
    return sum;
}

static int gain_of(const State *s, const Eyes *e, Move m)
{
    switch (m.kind) {
    case MOVE_THROW:
        return gain_of_throwing(s, e, m.b - PLACE_CELL);
    case MOVE_DOWN:
        return gain_of_downing(s, e, m.a - PLACE_CELL);
    case MOVE_LIFT:
        return gain_of_lifting(s, e, m.a - PLACE_CELL);
    case MOVE_LAY:
        return gain_of_laying(s, e, m.b - PLACE_CELL);
    case MOVE_RAISE:
        return gain_of_adding(e, (m.a - PLACE_CELL) / GRID_RING, def_at(s, m.a - PLACE_CELL), 1);
    case MOVE_SWAP:
        return gain_of_swapping(s, e, m.a - PLACE_CELL, m.b - PLACE_CELL);
    case MOVE_SLIDE_UP:
        return gain_of_sliding(s, e, m.a - PLACE_CELL, -1);
    case MOVE_SLIDE_DOWN:
        return gain_of_sliding(s, e, m.a - PLACE_CELL, 1);
    default: /* enough */
        return 0;
    }
}

/* The best of the moves has 255, others half for every `HALF` less. */
enum { HALF = 48 };
static void weights_of(const int gain[], int n, uint8_t w[MOVE_MAX])
{
    int best = INT_MIN;
    for (int i = 0; i < n; i++)
        best = gain[i] > best ? gain[i] : best;
    for (int i = 0; i < n; i++) {
        uint32_t part = 255 * outlook_halved((best - gain[i]) * 16 / HALF) / 65536;
        w[i] = (uint8_t)(part ? part : 1);
    }
}

void goblins_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX])
{
    Eyes e;
    int gain[MOVE_MAX], adding[GRID_ROWS] = {0};
    look(s, s->to_act, &e);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        if (m.kind != MOVE_PLACE) {
            gain[i] = gain_of(s, &e, m);
            continue;
        }
        if (i == 0 || l->m[i - 1].a != m.a)
            for (int row = 0; row < GRID_ROWS; row++)
                adding[row] = gain_of_adding(&e, row, m.a, 1);
        gain[i] = gain_of_placing(s, &e, m, adding);
    }
    weights_of(gain, l->n, w);
}
