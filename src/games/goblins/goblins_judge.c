/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what opponents know of the game: what each line promises each clan (outlook), how good a position is
 * (judge), which moves are worth searching (weigh), and how much the three characters value a move beyond its worth
 * (taste). Whole numbers throughout, so that opponents play alike on every machine. */
#include <limits.h>

#include "base/log.h"
#include "core/halve.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_judge.h"
#include "games/goblins/goblins_preview.h"

/* ==== outlook ===================================================================================================== */

enum { LEAD_MAX = 5 };

/* Value of a line to a clan, in 48ths of a point, by the free cells left and the clan's lead over the best other clan
 * there (-5 to 5), for three clans and for four. Averages over some thousand games between level-2 opponents. */
static const uint8_t worth_of_lead[2][FRAME_WIDTH + 1][2 * LEAD_MAX + 1] = {
    {{1, 1, 4, 9, 17, 52, 113, 124, 136, 139, 144},
     {3, 5, 9, 15, 34, 58, 80, 110, 123, 134, 138},
     {4, 7, 13, 22, 37, 56, 76, 96, 116, 129, 134},
     {7, 10, 18, 27, 40, 55, 70, 83, 104, 122, 124},
     {12, 15, 21, 30, 41, 55, 67, 78, 90, 110, 114},
     {16, 19, 26, 32, 42, 53, 64, 72, 85, 103, 104},
     {18, 24, 29, 34, 42, 50, 61, 68, 76, 90, 104},
     {21, 30, 32, 36, 43, 49, 57, 62, 69, 78, 94},
     {25, 29, 34, 38, 42, 48, 54, 61, 65, 80, 80},
     {17, 33, 37, 39, 42, 48, 52, 58, 61, 68, 83},
     {10, 35, 41, 41, 43, 47, 48, 53, 53, 63, 87},
     {16, 26, 43, 43, 43, 46, 49, 49, 49, 71, 80},
     {23, 28, 34, 43, 43, 46, 49, 49, 62, 68, 73}},
    {{0, 1, 2, 4, 11, 50, 116, 128, 134, 134, 144},
     {1, 3, 6, 14, 27, 51, 76, 103, 112, 127, 140},
     {4, 5, 9, 18, 29, 49, 68, 91, 102, 111, 125},
     {5, 6, 11, 20, 31, 47, 62, 79, 96, 107, 111},
     {6, 9, 13, 21, 32, 47, 55, 72, 90, 95, 127},
     {13, 14, 16, 22, 31, 44, 54, 64, 75, 81, 109},
     {16, 20, 20, 23, 30, 42, 51, 59, 65, 76, 111},
     {20, 22, 23, 26, 30, 39, 47, 49, 56, 62, 101},
     {14, 26, 26, 29, 30, 37, 42, 42, 42, 60, 89},
     {6, 30, 30, 30, 30, 37, 39, 39, 39, 41, 79},
     {1, 28, 31, 31, 31, 36, 36, 37, 37, 45, 73},
     {5, 14, 32, 32, 32, 34, 34, 36, 36, 57, 65},
     {11, 16, 21, 31, 32, 32, 34, 36, 47, 52, 57}},
};

void goblins_outlook_take(const State *s, Outlook *o)
{
    Cells taken = plane_of(s, PLANE_TAKEN), doubles = plane_of(s, PLANE_DOUBLES), flags = plane_of(s, PLANE_FLAG);
    Cells counts = cells_count_rows(taken);
    o->clans = goblins_clans(s);
    for (int row = 0; row < GRID_ROWS; row++)
        o->line[row].left = (int8_t)(FRAME_WIDTH - cells_row_of(counts, row));
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        Cells up = clan_cells(s, (Clan)clan);
        counts = cells_count_rows(up) + cells_count_rows(up & doubles);
        for (int row = 0; row < GRID_ROWS; row++) {
            o->line[row].strength[clan] = (int8_t)cells_row_of(counts, row);
            o->line[row].flag[clan] = (up & flags & cells_row(row)) != 0;
        }
    }
}

/* Adds a face-up goblin to a line (weight 1) or removes it (-1); the free cells stay the same. */
static void outlook_add(Line *line, DefId def, int weight)
{
    Clan clan = goblins_clan(def);
    Role role = goblins_role(def);
    line->strength[clan] = (int8_t)(line->strength[clan] + (role == ROLE_DOUBLES ? 2 * weight : weight));
    if (role == ROLE_FLAGBEARER)
        line->flag[clan] = weight > 0;
}

typedef struct {
    int first, second; /* the two highest strengths of a line */
} Strongest;

static Strongest strongest(const Line *line)
{
    Strongest best = {0, 0};
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int n = line->strength[clan], lower = n < best.first ? n : best.first;
        best.first = n > best.first ? n : best.first;
        best.second = lower > best.second ? lower : best.second;
    }
    return best;
}

static int worth_to_clan(const Line *line, Strongest best, bool all_clans, int clan)
{
    int left = line->left < 0 ? 0 : line->left;
    int n = line->strength[clan], lead = n - (n == best.first ? best.second : best.first);
    lead = lead < -LEAD_MAX ? -LEAD_MAX : lead > LEAD_MAX ? LEAD_MAX : lead;
    int points = worth_of_lead[all_clans][left][lead + LEAD_MAX];
    return points + (line->flag[clan] ? points / 3 : 0); /* GH-24.5: one more where three are won */
}

static bool all_clans(unsigned clans)
{
    return __builtin_popcount(clans) == CLAN_COUNT;
}

void goblins_outlook_line(const Line *line, unsigned clans, int worth[CLAN_COUNT])
{
    Strongest best = strongest(line);
    bool all = all_clans(clans);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        worth[clan] = clans >> clan & 1 ? worth_to_clan(line, best, all, clan) : 0;
}

/* ==== judgement =================================================================================================== */
/* How good a position is (judge) and which moves are worth searching (weigh). Whole numbers throughout, so that opponents
 * play alike on every machine. */

/* ---- outlook of seats ------------------------------------------------------------------------------------------- */

typedef struct {
    int clan, weight; /* value to the viewing seat of a 48th of a point of that clan, in sixths */
} Stake;

typedef struct {
    Outlook o;
    bool all_clans; /* are in play */
    int stakes;
    Stake stake[GOBLINS_SEATS];
    int value[GRID_ROWS]; /* value of each line to that seat */
} Eyes;

/* Asked some hundred times in a playout: only clans somebody has a stake in are looked at. */
static int value_of_line(const Eyes *e, const Line *line)
{
    Strongest best = strongest(line);
    int sum = 0;
    for (int i = 0; i < e->stakes; i++)
        sum += e->stake[i].weight * worth_to_clan(line, best, e->all_clans, e->stake[i].clan);
    return sum;
}

static void look(const State *s, int seat, Eyes *e)
{
    goblins_outlook_take(s, &e->o);
    e->all_clans = all_clans(e->o.clans);
    e->stakes = 0;
    for (int other = 0; other < s->nseats; other++) {
        Clan clan = goblins_crown(s, other);
        if (clan < CLAN_COUNT)
            e->stake[e->stakes++] = (Stake){(int)clan, other == seat ? 6 : -6 / (s->nseats - 1)};
    }
    for (int row = 0; row < GRID_ROWS; row++)
        e->value[row] = value_of_line(e, &e->o.line[row]);
}

/* Returns what the seat gains by one goblin more or less in a row. */
static int gain_of_adding(const Eyes *e, int row, DefId def, int weight)
{
    Line line = e->o.line[row];
    outlook_add(&line, def, weight);
    return value_of_line(e, &line) - e->value[row];
}

/* ---- judgement -------------------------------------------------------------------------------------------------- */

/* Places the goblin in the air where its seat would like it best, judged by lines only. */
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
}

/* Returns what the open lines promise a seat's clan, in 48ths of a point. */
static int promised(const State *s, const Eyes *e, int seat)
{
    Clan clan = goblins_crown(s, seat);
    int points = 0;
    if (clan >= CLAN_COUNT)
        return 0;
    for (unsigned open = goblins_of(s)->open; open; open &= open - 1) {
        const Line *line = &e->o.line[__builtin_ctz(open)];
        points += worth_to_clan(line, strongest(line), e->all_clans, (int)clan);
    }
    return points;
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
        points[q] = promised(s, &e, q);
        best = points[q] > best ? points[q] : best;
    }
    for (int q = 0; q < s->nseats; q++) {
        uint32_t part = halved_16ths((best - points[q]) * 12 / (12 + left));
        sum += part;
        own += q == seat ? part : 0;
    }
    REQUIRE(sum > 0); /* the best seat's part is never 0 */
    /* cppcheck-suppress zerodiv */
    return (float)(own * 16384ull / sum) / 16384.0f;
}

/* ---- weights of moves ------------------------------------------------------------------------------------------- */

/* Expected gain of a power before it is used, in sixths of a 48th. */
static const int16_t promise_of[ROLE_COUNT] = {
    [ROLE_PIPER] = 80,
    [ROLE_TACTICIAN] = 160,
    [ROLE_MARSHAL] = 120,
    [ROLE_CHARMER] = 120,
};

/* touched: bit per row that may have changed. */
static int gain_of_lines(const Eyes *e, const Line line[GRID_ROWS], unsigned touched)
{
    int sum = 0;
    for (; touched; touched &= touched - 1) {
        int row = __builtin_ctz(touched);
        sum += value_of_line(e, &line[row]) - e->value[row];
    }
    return sum;
}

static int gain_of_downing(const State *s, const Eyes *e, int cell)
{
    Line line[GRID_ROWS];
    memcpy(line, e->o.line, sizeof line);
    unsigned touched = 0;
    for (Cells fall = goblins_blast(s, cell, NULL); fall; fall &= fall - 1) {
        int one = cells_lowest(fall), row = one / GRID_RING;
        outlook_add(&line[row], def_at(s, one), -1);
        touched |= 1u << row;
    }
    return gain_of_lines(e, line, touched);
}

/* Returns the value of the best single hit next to a cell. */
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

/* Returns how much more a goblin would be worth in the best other line. */
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
    goblins_cell_neighbours(cell, around);
    for (int k = 0; k < 4; k++)
        sum += around[k] >= 0 ? gain_of_downing(s, e, around[k]) : 0;
    return sum;
}

static int gain_of_sliding(const State *s, const Eyes *e, int cell, int lines)
{
    Line line[GRID_ROWS];
    unsigned touched = 0;
    memcpy(line, e->o.line, sizeof line);
    Cells column = plane_of(s, PLANE_UP) & cells_column(cell);
    for (; column; column &= column - 1) {
        int one = cells_lowest(column), row = one / GRID_RING, to = row + lines;
        outlook_add(&line[row], def_at(s, one), -1);
        touched |= 1u << row;
        if (to < 0 || to >= GRID_ROWS || !(goblins_allowed(s) & cells_row(to)))
            continue;
        outlook_add(&line[to], def_at(s, one), 1);
        touched |= 1u << to;
    }
    return gain_of_lines(e, line, touched);
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

/* The best move has weight 255; every `HALF` less halves it. */
enum { HALF = 48 };
static void weights_of(const int gain[], int n, uint8_t w[MOVE_MAX])
{
    int best = INT_MIN;
    for (int i = 0; i < n; i++)
        best = gain[i] > best ? gain[i] : best;
    for (int i = 0; i < n; i++) {
        uint32_t part = 255 * halved_16ths((best - gain[i]) * 16 / HALF) / 65536;
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

/* ==== characters ================================================================================================== */
/* The three characters, and how much each values a move beyond its worth. A taste reads only what the acting seat sees and
 * never forbids a move. In thousandths of a win: enough to be noticed, too little to make one character stronger. */

enum { BRAWLER, SHEPHERD, MASK };

const Character goblins_character[GOBLINS_CHARACTERS] = {
    [BRAWLER] = {"brawler", "Fuse", "Loves noise: blows, bursts and flying goblins."},
    [SHEPHERD] = {"shepherd", "Tug", "Can’t leave anyone standing where they stand."},
    [MASK] = {"mask", "Hush", "Never takes a lead that would give Hush away."},
};

typedef struct {
    int8_t move[GOBLINS_MOVES];
    int8_t role[ROLE_COUNT]; /* bonus for playing each role */
    int8_t victim;           /* bonus for each goblin turned face down beyond the first, and for one that is thrown */
    int8_t own_lead;         /* bonus for playing a goblin of its own clan where the clan leads or would lead */
} Taste;

static const Taste taste[GOBLINS_CHARACTERS] = {
    [BRAWLER] = {.move = {[MOVE_DOWN] = 10, [MOVE_RAISE] = -4, [MOVE_ENOUGH] = -6},
                 .role = {[ROLE_BRUISER] = 6, [ROLE_KEG] = 6, [ROLE_WRECKER] = 6, [ROLE_HERBALIST] = -3},
                 .victim = 8},
    [SHEPHERD] = {.move = {[MOVE_LIFT] = 8, [MOVE_SLIDE_UP] = 8, [MOVE_SLIDE_DOWN] = 8, [MOVE_ENOUGH] = -8},
                  .role = {[ROLE_PIPER] = 6, [ROLE_CHARMER] = 6, [ROLE_TACTICIAN] = 6, [ROLE_MARSHAL] = 6}},
    [MASK] = {.move = {[MOVE_ENOUGH] = 4}, .own_lead = -10},
};

static int liking_of_placing(const State *s, const Taste *t, const Outlook *o, Move m)
{
    int cell = m.b - PLACE_CELL, sum = t->role[goblins_role(m.a)], best = 0;
    Clan own = goblins_crown(s, m.seat);
    if (goblins_at(s, cell) != NO_PIECE)
        return sum + t->victim;
    if (goblins_clan(m.a) != own)
        return sum;
    const Line *line = &o->line[cell / GRID_RING];
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        best = clan != (int)own && line->strength[clan] > best ? line->strength[clan] : best;
    return sum + (line->strength[own] >= best ? t->own_lead : 0);
}

void goblins_taste(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Outlook o;
    goblins_outlook_take(s, &o);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        int sum = t->move[m.kind];
        if (m.kind == MOVE_PLACE)
            sum += liking_of_placing(s, t, &o, m);
        else if (m.kind == MOVE_DOWN)
            sum += t->victim * (cells_count(goblins_blast(s, m.a - PLACE_CELL, NULL)) - 1);
        character_bias[i] = (int16_t)(sum > 100 ? 100 : sum);
    }
}

/* ---- what shares mean --------------------------------------------------------------------------------------------- */

/* docs/PERFORMANCE.md, "The ladder". With two seats a move is answered at once and more thought still changes it: as much as
 * 0.3 s of a core hold. */
void goblins_skill(const State *s, int seat, int level, Skill *skill)
{
    enum { DEEP = 30000 };
    static const Skill as[BOT_LEVELS] = {
        [BOT_NOVICE] = {1, 0, 85, 45}, [BOT_EASY] = {4, 0, 24, 25},        [BOT_CUNNING] = {30, 2, 22, 25},
        [BOT_SHARP] = {1000, 4, 2, 0}, [BOT_MERCILESS] = {20000, 4, 0, 0},
    };
    (void)seat;
    *skill = as[level];
    if (s->nseats == 2 && level == BOT_MERCILESS)
        skill->worlds = DEEP;
}

/* docs/PERFORMANCE.md, "Hints": later powers change more than a search foresees. */
Trust goblins_trust(const State *s, int seat)
{
    static const Trust by_seats[GOBLINS_SEATS + 1] = {{0, 1}, {0, 1}, {-0.24f, 0.64f}, {-0.12f, 0.81f}, {0.32f, 1.3f}};
    (void)seat;
    return by_seats[s->nseats];
}
