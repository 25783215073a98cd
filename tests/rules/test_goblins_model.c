/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the list of moves against a second reading of the rules (GH-4 to GH-7, GH-12 to GH-20), written down
 * with plain lists of goblins and columns that have no end.  It knows nothing of bits, rings or frames, and is asked
 * after every move of random games with all options that change moves. */
#include "given_goblins.h"

enum { MOST = 48 };

typedef struct {
    int y, x;
    DefId def;
    bool down;
} Lying;

typedef struct {
    int n;
    Lying at[MOST + 1];
    int low, high; /* lines open */
    int lines;     /* of the finished horde */
    bool neighbour;
} Horde;

static void read_horde(const State *s, Horde *h)
{
    *h = (Horde){.lines = s->nseats == 4 ? 4 : 3, .neighbour = s->option[OPT_COHESION] == COHESION_NEIGHBOUR};
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        PieceId p = table_first(s, (PlaceId)(PLACE_CELL + cell));
        if (p == NO_PIECE)
            continue;
        h->at[h->n++] = (Lying){cell / GRID_RING + goblins_first_line(s), goblins_column(s, cell), s->piece[p].def,
                                s->piece[p].face & FACE_DOWN};
    }
    for (int row = GRID_ROWS - 1; row >= 0; row--)
        if (goblins_of(s)->open >> row & 1)
            h->low = row + goblins_first_line(s);
    h->high = h->low + __builtin_popcount(goblins_of(s)->open) - 1;
}

static int find(const Horde *h, int y, int x)
{
    for (int i = 0; i < h->n; i++)
        if (h->at[i].y == y && h->at[i].x == x)
            return i;
    return -1;
}

static bool touch(const Lying *a, const Lying *b)
{
    return abs(a->y - b->y) + abs(a->x - b->x) == 1;
}

static bool coherent(const Horde *h)
{
    bool reached[MOST + 1] = {true};
    int n = 1;
    for (int i = 0; h->neighbour && i < h->n; i++) {
        bool alone = true;
        for (int k = 0; k < h->n; k++)
            alone = alone && !touch(&h->at[i], &h->at[k]);
        if (alone)
            return false;
    }
    for (bool more = true; more && !h->neighbour;) {
        more = false;
        for (int i = 0; i < h->n; i++)
            for (int k = 0; k < h->n && reached[i]; k++)
                if (!reached[k] && touch(&h->at[i], &h->at[k])) {
                    reached[k] = more = true;
                    n++;
                }
    }
    return h->neighbour || n == h->n;
}

static bool in_lines(const Horde *h, int y)
{
    int spare = h->high - h->low + 1 < h->lines ? 1 : 0;
    return y >= h->low - spare && y <= h->high + spare;
}

static bool legal_cell(const Horde *h, int y, int x)
{
    int least = x, most = x;
    bool touches = false;
    for (int i = 0; i < h->n; i++) {
        least = h->at[i].x < least ? h->at[i].x : least;
        most = h->at[i].x > most ? h->at[i].x : most;
        touches = touches || touch(&h->at[i], &(Lying){.y = y, .x = x});
    }
    return find(h, y, x) < 0 && in_lines(h, y) && touches && most - least + 1 <= 12;
}

static Horde without(const Horde *h, int i)
{
    Horde rest = *h;
    rest.at[i] = rest.at[--rest.n];
    return rest;
}

/* GH-7.4: may the goblin `who`, not among h, be laid there? */
static bool may_lie(const Horde *h, Lying who, int y, int x, int from_y, int from_x)
{
    if (!legal_cell(h, y, x) || (y == from_y && x == from_x))
        return false;
    Horde after = *h;
    who.y = y;
    who.x = x;
    after.at[after.n++] = who;
    return coherent(&after);
}

static bool is_stone(const Lying *a)
{
    return !a->down && goblins_role(a->def) == ROLE_STONEFOOT;
}

/* ---- what the list should be ------------------------------------------------------------------------------------ */

typedef struct {
    const State *s;
    Horde h;
    const Frame *f;
    int y, x;  /* of the acting goblin */
    Clan clan; /* its clan */
    Moves *out;
} Asked;

static PlaceId place_at(const Asked *q, int y, int x)
{
    int cell = goblins_cell(q->s, y, x);
    assert_true(cell >= 0);
    return (PlaceId)(PLACE_CELL + cell);
}

static void want(const Asked *q, int kind, uint16_t a, uint16_t b)
{
    moves_add(q->out, (Move){(uint8_t)kind, q->s->to_act, a, b, 0});
}

static bool reaches(const Asked *q, int y, int x)
{
    return q->f->op != FRAME_CHARMER || abs(y - q->y) + abs(x - q->x) == 1;
}

/* Every cell that could matter. */
#define EACH_CELL(y, x)                                                                                                \
    for (int y = -1; y <= 5; y++)                                                                                      \
        for (int x = goblins_of(q->s)->west - 2; x <= goblins_of(q->s)->west + 13; x++)

static bool has_destination(const Asked *q, int i)
{
    Horde rest = without(&q->h, i);
    Lying who = q->h.at[i];
    EACH_CELL(y, x)
    if (reaches(q, y, x) && may_lie(&rest, who, y, x, who.y, who.x))
        return true;
    return false;
}

static void want_places(const Asked *q)
{
    for (PieceId p = table_first(q->s, (PlaceId)(PLACE_HAND + q->s->to_act)); p != NO_PIECE; p = q->s->piece[p].next) {
        DefId def = q->s->piece[p].def;
        EACH_CELL(y, x)
        if (legal_cell(&q->h, y, x))
            want(q, MOVE_PLACE, def, place_at(q, y, x));
        for (int i = 0; goblins_role(def) == ROLE_WRECKER && i < q->h.n; i++) {
            const Lying *a = &q->h.at[i];
            if (!a->down && !is_stone(a) && goblins_clan(a->def) != goblins_clan(def))
                want(q, MOVE_PLACE, def, place_at(q, a->y, a->x));
        }
    }
}

static void want_lays(const Asked *q)
{
    int from_y = q->f->n / GRID_RING + goblins_first_line(q->s), from_x = goblins_column(q->s, q->f->n);
    bool thrown = q->f->op == FRAME_WRECKER;
    EACH_CELL(y, x)
    if (thrown ? legal_cell(&q->h, y, x) : reaches(q, y, x) && may_lie(&q->h, (Lying){0}, y, x, from_y, from_x))
        want(q, thrown ? MOVE_THROW : MOVE_LAY, PLACE_AIR, place_at(q, y, x));
}

static bool in_sight(const Asked *q, const Lying *a)
{
    return (a->y == q->y) != (a->x == q->x);
}

static void want_targets(const Asked *q)
{
    PieceId first = q->f->src;
    for (int i = 0; i < q->h.n; i++) {
        const Lying *a = &q->h.at[i];
        PlaceId at = place_at(q, a->y, a->x);
        bool next = abs(a->y - q->y) + abs(a->x - q->x) == 1, own = !a->down && goblins_clan(a->def) == q->clan;
        bool self = a->y == q->y && a->x == q->x, again = table_first(q->s, at) == first,
             moves = !is_stone(a) && !self && !again;
        switch (q->f->op) {
        case FRAME_BRUISER:
            if (next && !a->down && !own && !is_stone(a))
                want(q, MOVE_DOWN, at, 0);
            break;
        case FRAME_PIPER:
            if (next && moves && has_destination(q, i))
                want(q, MOVE_LIFT, at, 0);
            break;
        case FRAME_CHARMER:
            if (own && moves && has_destination(q, i))
                want(q, MOVE_LIFT, at, 0);
            break;
        case FRAME_TACTICIAN:
            if (q->f->step == 0 && own && moves)
                want(q, MOVE_LIFT, at, 0);
            if (q->f->step == 1 && moves)
                want(q, MOVE_SWAP, q->s->piece[first].place, at);
            break;
        default: /* Herbalist, Apprentice */
            if (q->f->op == FRAME_APPRENTICE && q->s->option[OPT_APPRENTICE] == APPRENTICE_FIREBALL) {
                if (in_sight(q, a) && !a->down && !is_stone(a))
                    want(q, MOVE_DOWN, at, 0);
            } else if (in_sight(q, a) && a->down) {
                want(q, MOVE_RAISE, at, 0);
            }
        }
    }
}

static bool may_slide(const Asked *q, int column, int by)
{
    Horde after = {.n = 0, .low = q->h.low, .high = q->h.high, .lines = q->h.lines, .neighbour = q->h.neighbour};
    Lying pushed = {.y = -100};
    for (int i = 0; i < q->h.n; i++) {
        Lying a = q->h.at[i];
        if (a.x == column && is_stone(&a))
            return false;
        if (a.x == column && q->h.high - q->h.low + 1 == q->h.lines && (a.y + by < q->h.low || a.y + by > q->h.high)) {
            pushed = a;
            continue;
        }
        a.y += a.x == column ? by : 0;
        after.at[after.n++] = a;
    }
    if (pushed.y == -100)
        return coherent(&after);
    EACH_CELL(y, x)
    if (may_lie(&after, pushed, y, x, pushed.y, pushed.x))
        return true;
    return false;
}

static void want_slides(const Asked *q)
{
    for (int column = goblins_of(q->s)->west; column < goblins_of(q->s)->west + 12; column++) {
        int top = 100;
        for (int i = 0; i < q->h.n; i++)
            if (q->h.at[i].x == column && q->h.at[i].y < top)
                top = q->h.at[i].y;
        if (top == 100)
            continue;
        if (may_slide(q, column, -1))
            want(q, MOVE_SLIDE_UP, place_at(q, top, column), 0);
        if (may_slide(q, column, 1))
            want(q, MOVE_SLIDE_DOWN, place_at(q, top, column), 0);
    }
}

static void want_all(const State *s, Moves *out)
{
    Asked *q = xcalloc(1, sizeof *q);
    *q = (Asked){.s = s, .f = frame_peek(s), .out = out};
    read_horde(s, &q->h);
    bool air = table_size(s, PLACE_AIR) > 0;
    if (!q->f) {
        want_places(q);
        free(q);
        return;
    }
    q->y = frame_cell(q->f) / GRID_RING + goblins_first_line(s);
    q->x = goblins_column(s, frame_cell(q->f));
    q->clan = frame_clan(q->f);
    if (air)
        want_lays(q);
    else if (q->f->op == FRAME_MARSHAL)
        want_slides(q);
    else
        want_targets(q);
    if (!air && !(q->f->op == FRAME_TACTICIAN && q->f->step == 1))
        want(q, MOVE_ENOUGH, 0, 0);
    free(q);
}

/* ---- tests ------------------------------------------------------------------------------------------------------ */

static void compare(const Match *m)
{
    Moves *wanted = xcalloc(1, sizeof *wanted), *listed = xcalloc(1, sizeof *listed);
    Horde h;
    const State *s = match_truth(m);
    char text[WORD_MAX];
    want_all(s, wanted);
    match_legal(m, match_to_act(m), listed);
    for (int i = 0; i < listed->n; i++) {
        move_text(&goblins_game, s, listed->m[i], text);
        if (!moves_have(wanted, listed->m[i]))
            fail_msg("seed %d, move %u: '%s' is offered and should not be", (int)match_setup(m)->seed, match_serial(m),
                     text);
    }
    for (int i = 0; i < wanted->n; i++) {
        move_text(&goblins_game, s, wanted->m[i], text);
        if (!moves_have(listed, wanted->m[i]))
            fail_msg("seed %d, move %u: '%s' is not offered", (int)match_setup(m)->seed, match_serial(m), text);
    }
    read_horde(s, &h);
    assert_true(table_size(s, PLACE_AIR) > 0 || coherent(&h));
    free(wanted);
    free(listed);
}

static void compare_games(int seats, int option, int choice, uint64_t seed, int games)
{
    for (int i = 0; i < games; i++) {
        Setup cfg = preset_of(seats, seed + (uint64_t)i);
        if (option >= 0)
            cfg.option[option] = (uint8_t)choice;
        cfg.option[OPT_APPRENTICE] = (uint8_t)(i % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed * 7 + (uint64_t)i);
        while (!match_over(m)) {
            compare(m);
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

static void GH_4_1_and_GH_7_4_lists_are_those_of_a_second_reading(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++)
        compare_games(seats, -1, 0, 1000u * (unsigned)seats, 6);
}

static void GH_7_3_lists_of_loose_hordes_are_those_of_a_second_reading(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++)
        compare_games(seats, OPT_COHESION, COHESION_NEIGHBOUR, 5000u + 1000u * (unsigned)seats, 6);
}

static void GH_5_1_lists_with_three_carriers_are_those_of_a_second_reading(void **st)
{
    (void)st;
    compare_games(2, OPT_CARRIERS, CARRIERS_THREE, 9000, 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_4_1_and_GH_7_4_lists_are_those_of_a_second_reading),
        cmocka_unit_test(GH_7_3_lists_of_loose_hordes_are_those_of_a_second_reading),
        cmocka_unit_test(GH_5_1_lists_with_three_carriers_are_those_of_a_second_reading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
