/* SPDX-License-Identifier: MIT
 * The layout of the Horde table as a pure function: every phase of whole games, 2 to 4 seats, every pair of eyes, from
 * the smallest window to 3840 x 2160, every text scale: nothing leaves the window, nothing overlaps that should not,
 * nothing is too small to be hit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games/horde/table/horde_layout.h"
#include "core/match.h"
#include "core/table.h"

typedef struct {
    const char *about;
    int w, h;
} Size;

static const Size sizes[] = {
    {"the least", 960, 600},       {"small", 1024, 640},    {"laptop", 1366, 768},    {"design", 1280, 800},
    {"square", 1280, 1024},        {"full HD", 1920, 1080}, {"portrait", 1080, 1920}, {"wide", 3440, 1440},
    {"four thousand", 3840, 2160}, {"old", 640, 480},
};
static const float texts[] = {1.0f, 1.15f, 1.25f, 1.3f, 1.5f, 1.6f, 2.0f};

static char where[200]; /* what is being looked at, for the message of a failure */

static void fail_at(const char *what)
{
    fail_msg("%s: %s", where, what);
}

/* The rule of gfx/gfx.h, with the smaller unit of very small windows (app_pass.c). */
static void logical(const Size *s, float *w, float *h)
{
    float room = 1, x = (float)s->w / 960, y = (float)s->h / 600;
    room = x < room ? x : room;
    room = y < room ? y : room;
    float u = (float)s->w / 1280 < (float)s->h / 800 ? (float)s->w / 1280 : (float)s->h / 800;
    u = (u < 0.9f ? 0.9f : u) * (room < 0.5f ? 0.5f : room);
    *w = (float)s->w / u;
    *h = (float)s->h / u;
}

static void inside(Rect r, Rect window, const char *what)
{
    if (r.w < 0 || r.h < 0)
        fail_at("a size is negative");
    if (r.w > 0 && r.h > 0 && !rect_inside(r, window)) {
        char text[160];
        (void)snprintf(text, sizeof text, "%s leaves the window: %g %g %g %g in %g x %g", what, (double)r.x,
                       (double)r.y, (double)r.w, (double)r.h, (double)window.w, (double)window.h);
        fail_at(text);
    }
}

static void apart(Rect a, Rect b, const char *what)
{
    if (rect_is_empty(a) || rect_is_empty(b))
        return;
    if (rect_overlaps(rect_inset(a, 0.6f), rect_inset(b, 0.6f))) {
        char text[200];
        (void)snprintf(text, sizeof text, "%s overlap: %g %g %g %g and %g %g %g %g", what, (double)a.x, (double)a.y,
                       (double)a.w, (double)a.h, (double)b.x, (double)b.y, (double)b.w, (double)b.h);
        fail_at(text);
    }
}

/* On the stage nothing lies under the ribbon's line, the strap or a seat. */
static void check_stage(const BoardIn *in, const BoardLayout *at)
{
    static const int kept[] = {AT_POOL, AT_SUPPLY, AT_CHOICE, AT_FRONT, AT_CARDS, AT_LANES, AT_PRIZE, AT_GONE};
    bool battle = horde_table(in->s) == TABLE_BATTLE; /* there the seats sit in their rows */
    apart(at->prompt, at->strap, "the ribbon and the strap");
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        apart(at->panel[kept[i]], at->prompt, "a part of the table and the ribbon");
        apart(at->panel[kept[i]], at->strap, "a part of the table and the strap");
    }
    for (int seat = 0; seat < in->s->nseats; seat++) {
        inside(at->seat[seat], rect(0, 0, in->w, in->h), "a seat");
        if (rect_is_empty(at->seat[seat]))
            fail_at("a seat is missing");
        apart(at->seat[seat], at->prompt, "a seat and the ribbon");
        apart(at->seat[seat], at->strap, "a seat and the strap");
        Rect by_the_line = rect_inset(at->seat[seat], seat == in->near ? 3 : 0); /* a portrait is a little higher */
        apart(by_the_line, at->panel[AT_POOL], "a seat and the Pool");
        apart(at->seat[seat], at->panel[AT_SUPPLY], "a seat and the supply");
        for (int k = 0; k < KIND_COUNT && horde_table(in->s) != TABLE_TRICKSTER; k++)
            apart(at->seat[seat], at->panel[AT_CELL + k], "a seat and a battle");
        for (int other = 0; other < seat; other++)
            apart(at->seat[seat], at->seat[other], "two seats");
        if (battle && !rect_inside(rect_inset(at->panel[AT_COUNT + seat], 0.6f), at->panel[AT_LANE + seat]))
            fail_at("a count leaves its row");
        apart(at->panel[AT_COUNT + seat], at->seat[seat], "a count and its seat");
    }
}

static void check_panels(const BoardIn *in, const BoardLayout *at)
{
    Rect window = rect(0, 0, in->w, in->h);
    const Rect all[] = {at->felt, at->prompt, at->strap, at->log, at->drawer};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        inside(all[i], window, "a part of the screen");
    for (int i = 0; i < AT_PANELS_END; i++)
        inside(at->panel[i], window, "a panel");
    for (int i = 0; i < in->game->nplaces; i++)
        inside(at->place[i], window, "a place");
    if (rect_is_empty(at->felt) || rect_is_empty(at->prompt) || rect_is_empty(at->strap))
        fail_at("felt, ribbon or strap is missing");
    check_stage(in, at);
    for (int i = 0; i < in->s->nseats; i++)
        for (int k = 0; k < i; k++)
            apart(at->panel[AT_LANE + i], at->panel[AT_LANE + k], "two lanes");
    apart(at->panel[AT_LANES], at->panel[AT_PRIZE], "the rows and the prize");
    apart(at->panel[AT_LANES], at->panel[AT_GONE], "the rows and the cards out of the game");
    apart(at->panel[AT_PRIZE], at->panel[AT_GONE], "the prize and the cards out of the game");
    apart(at->panel[AT_FRONT], at->panel[AT_CARDS], "this round and the horde");
    apart(at->panel[AT_POOL], at->panel[AT_SUPPLY], "the Pool and the supply");
    apart(at->panel[AT_CHOICE], at->panel[AT_POOL], "tokens to choose from and the Pool");
    apart(at->panel[AT_CHOICE], at->panel[AT_CARDS], "tokens to choose from and the horde");
    for (int k = 0; k < KIND_COUNT; k++) {
        if (rect_is_empty(at->panel[AT_CELL + k]))
            fail_at("a battle is missing");
        if (horde_table(in->s) != TABLE_TRICKSTER)
            apart(at->panel[AT_CELL + k], at->panel[AT_POOL], "battle row and Pool");
        apart(at->panel[AT_CELL + k], at->prompt, "battle row and ribbon");
        apart(at->panel[AT_CELL + k], at->panel[AT_LANES], "battle row and rows of the battle");
        for (int other = 0; other < k; other++)
            apart(at->panel[AT_CELL + k], at->panel[AT_CELL + other], "two battles");
    }
}

enum { Z_OVER_THE_MAT = 40 }; /* tokens of which one is chosen, a card that may be stolen */

/* Pieces of one place may lie on each other, a card as far as a strip of it still shows. */
static void check_pieces(const BoardIn *in, const BoardLayout *at)
{
    const State *s = in->s;
    Rect window = rect(0, 0, in->w, in->h);
    bool least = in->h >= 640 || in->text < 1.6f;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Spot *a = &at->piece[p];
        if (!a->shown)
            continue;
        if (rect_is_empty(a->r))
            fail_at("a shown piece has no size");
        inside(a->r, window, "a piece");
        inside(a->hit, window, "what the pointer touches");
        int group = in->game->place[s->piece[p].place].group;
        apart(a->r, at->prompt, "a piece and the ribbon");
        apart(a->r, at->strap, "a piece and the strap");
        for (int seat = 0; seat < s->nseats; seat++)
            apart(a->r, at->seat[seat], "a piece and a seat");
        if (group == GROUP_POOL && least && a->r.w < 50)
            fail_at("the Pool's cards are too small");
        for (PieceId q = 0; q < p; q++) {
            const Spot *b = &at->piece[q];
            if (!b->shown)
                continue;
            bool over_the_mat = (a->z >= Z_OVER_THE_MAT) != (b->z >= Z_OVER_THE_MAT);
            if (over_the_mat)
                continue;
            if (s->piece[p].place != s->piece[q].place)
                apart(a->r, b->r, "pieces of two places");
            else if (group == GROUP_POOL || group == GROUP_TOKENS)
                apart(a->r, b->r, "two pieces of a grid");
            else if (group != GROUP_BATTLE && a->r.x == b->r.x && a->r.y == b->r.y)
                fail_at("a piece lies exactly under another");
        }
    }
}

static void check_choices(const BoardIn *in, const BoardLayout *at, const Match *m)
{
    const State *s = in->s;
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    if (in->asked == NO_SEAT)
        return;
    for (int i = 0; i < legal.n; i++) {
        const MoveSpec *spec = &in->game->move[legal.m[i].kind];
        if (spec->gesture != BY_PICK)
            continue;
        bool found = false;
        for (PieceId p = 0; p < s->npieces && !found; p++) {
            uint8_t owner = in->game->place[s->piece[p].place].seat;
            found = s->piece[p].def == legal.m[i].a && spec->from >> in->game->place[s->piece[p].place].group & 1 &&
                    (owner == NO_SEAT || owner == legal.m[i].seat) && at->piece[p].shown;
            if (found && legal.m[i].kind == MOVE_ASSIGN && (at->piece[p].r.w < 34) && in->h > 620)
                fail_at("a token to choose is too small");
        }
        if (!found)
            fail_at("a card that may be chosen is not shown");
    }
}

static void check(const Match *m, View *v, int eyes, const Size *size, float text)
{
    match_view(m, eyes, VIEW_EYES, v);
    BoardIn in = {.game = match_game(m),
                  .s = view_state(v),
                  .eyes = eyes,
                  .near = eyes == NO_SEAT ? 0 : eyes,
                  .asked = eyes == match_to_act(m) ? eyes : NO_SEAT,
                  .text = text};
    logical(size, &in.w, &in.h);
    for (in.drawer = DRAWER_NONE; in.drawer <= DRAWER_LOG; in.drawer++) {
        BoardLayout at;
        (void)snprintf(where, sizeof where, "%s (%g x %g), text %g, %d seats, phase %s, eyes %d, drawer %d, move %u",
                       size->about, (double)in.w, (double)in.h, (double)text, in.s->nseats,
                       match_game(m)->phase[in.s->phase], eyes, in.drawer, match_serial(m));
        horde_layout(&in, &at);
        check_panels(&in, &at);
        check_pieces(&in, &at);
        check_choices(&in, &at, m);
        if (rect_is_empty(at.drawer) != (in.drawer == DRAWER_NONE))
            fail_at("the log is no drawer");
        apart(at.drawer, at.strap, "the log and the strap that closes it");
    }
}

static int play_and_check(int nseats, uint64_t seed, bool open)
{
    const Game *g = game_by_id("horde");
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    cfg.option[OPT_HORDES] = open ? HORDES_OPEN : HORDES_CLOSED;
    Match *m = match_new(g, &cfg, NULL);
    View *v = view_new(g);
    Rng r = rng_seed(seed);
    unsigned phases = 0;
    bool windows = false;
    while (!match_over(m)) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        match_view(m, NO_SEAT, VIEW_EYES, v);
        const State *s = view_state(v);
        bool fresh = !(phases >> s->phase & 1) || (s->nframes > 0 && !windows);
        phases |= 1u << s->phase;
        windows |= s->nframes > 0;
        if (fresh || rng_below(&r, 16) == 0) {
            for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
                for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
                    check(m, v, NO_SEAT, &sizes[i], texts[k]);
                    check(m, v, match_to_act(m), &sizes[i], texts[k]);
                }
        }
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
            check(m, v, NO_SEAT, &sizes[i], texts[k]);
    view_free(v);
    match_free(m);
    return (int)phases;
}

static void every_phase_fits_at_every_size(void **st)
{
    (void)st;
    unsigned phases = 0;
    for (int nseats = 2; nseats <= 4; nseats++)
        for (uint64_t seed = 1; seed <= 3; seed++)
            phases |= (unsigned)play_and_check(nseats, seed, seed == 3);
    assert_true(phases >> PHASE_ASSIGN & 1);
    assert_true(phases >> PHASE_PICK & 1);
    assert_true(phases >> PHASE_TRICKSTER & 1);
    assert_true(phases >> PHASE_JOKERS & 1);
}

static void at_odd_sizes(const State *s)
{
    static const float edge[] = {1, 50, 200, 355, 700, 8889};
    for (size_t i = 0; i < 6; i++)
        for (size_t k = 0; k < 6; k++)
            for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
                BoardIn in = {.game = game_by_id("horde"),
                              .s = s,
                              .eyes = 0,
                              .asked = NO_SEAT,
                              .w = edge[i],
                              .h = edge[k],
                              .text = texts[t]};
                BoardLayout at;
                horde_layout(&in, &at);
                (void)snprintf(where, sizeof where, "%g x %g, text %g, phase %d", (double)in.w, (double)in.h,
                               (double)in.text, s->phase);
                for (int n = 0; n < BOARD_PANELS; n++)
                    if (at.panel[n].w < 0 || at.panel[n].h < 0)
                        fail_at("a panel has a negative size");
                for (PieceId p = 0; p < s->npieces; p++)
                    if (at.piece[p].r.w < 0 || at.piece[p].r.h < 0)
                        fail_at("a piece has a negative size");
            }
}

static void tiny_and_huge_windows_do_no_harm(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    Setup cfg = game_preset(g, 4);
    Match *m = match_new(g, &cfg, NULL);
    View *v = view_new(g);
    Rng luck = rng_seed(3);
    unsigned phases = 0;
    for (;;) {
        match_view(m, 0, VIEW_EYES, v);
        if (!(phases >> view_state(v)->phase & 1))
            at_odd_sizes(view_state(v));
        phases |= 1u << view_state(v)->phase;
        if (match_over(m))
            break;
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&luck, (uint32_t)legal.n)]).code, 0);
    }
    view_free(v);
    match_free(m);
}

/* ---- what the eye meets ------------------------------------------------------------------------------------------ */

enum { GRID_ACROSS = 320, GRID_DOWN = 200 };

/* Notes on a grid over the window what a card covers. */
static void cover(const BoardIn *in, Rect r, bool grid[GRID_DOWN][GRID_ACROSS])
{
    int left = (int)(r.x * GRID_ACROSS / in->w), right = (int)((r.x + r.w) * GRID_ACROSS / in->w),
        top = (int)(r.y * GRID_DOWN / in->h), foot = (int)((r.y + r.h) * GRID_DOWN / in->h);
    for (int y = top; y < foot && y < GRID_DOWN; y++)
        for (int x = left; x < right && x < GRID_ACROSS; x++)
            grid[y][x] = true;
}

/* Returns the part of the window that cards cover, the backs of battles to come too. */
static float share_of_cards(const BoardIn *in, const BoardLayout *at)
{
    static bool grid[GRID_DOWN][GRID_ACROSS];
    int n = 0;
    memset(grid, 0, sizeof grid);
    for (PieceId p = 0; p < in->s->npieces; p++)
        if (at->piece[p].shown && in->s->piece[p].def < DEF_TOKEN)
            cover(in, at->piece[p].r, grid);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        cover(in, at->panel[AT_CELL + kind], grid);
    for (int y = 0; y < GRID_DOWN; y++)
        for (int x = 0; x < GRID_ACROSS; x++)
            n += grid[y][x];
    return (float)n / (GRID_ACROSS * GRID_DOWN);
}

/* Plays until the Pool has just been refilled in that round. */
static Match *at_round(int nseats, int round)
{
    const Game *g = game_by_id("horde");
    Setup cfg = game_preset(g, nseats);
    cfg.seed = 5;
    Match *m = match_new(g, &cfg, NULL);
    Rng luck = rng_seed(5);
    while (match_truth(m)->round < round || match_truth(m)->phase != PHASE_PICK) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&luck, (uint32_t)legal.n)]).code, 0);
    }
    return m;
}

static void cards_take_most_of_the_table(void **st)
{
    (void)st;
    static const Size looked[] = {{"design", 1280, 800},
                                  {"full HD", 1920, 1080},
                                  {"small", 1024, 640},
                                  {"laptop", 1366, 768},
                                  {"four thousand", 3840, 2160}};
    static const float text[] = {1, 1.5f, 2};
    static const float least = 0.43f, least_large = 0.41f /* the ribbon grows with the text */,
                       width[] = {142, 131, 119}; /* of a card of the Pool at 1280 x 800 */
    View *v = view_new(game_by_id("horde"));
    for (int nseats = 2; nseats <= 4; nseats++) {
        Match *m = at_round(nseats, 8);
        int seat = match_to_act(m);
        match_view(m, seat, VIEW_EYES, v);
        for (size_t i = 0; i < sizeof looked / sizeof *looked; i++)
            for (size_t k = 0; k < sizeof text / sizeof *text; k++) {
                BoardIn in = {.game = match_game(m),
                              .s = view_state(v),
                              .eyes = seat,
                              .near = seat,
                              .asked = seat,
                              .text = text[k]};
                BoardLayout at;
                logical(&looked[i], &in.w, &in.h);
                horde_layout(&in, &at);
                float share = share_of_cards(&in, &at), w = at.piece[table_first(in.s, PLACE_POOL)].r.w;
                (void)snprintf(where, sizeof where, "%s, text %g, %d seats: share %g, card %g", looked[i].about,
                               (double)text[k], nseats, (double)share, (double)w);
                if (share < (text[k] > 1 ? least_large : least))
                    fail_at("the cards are too small");
                if (i == 0 && k == 0 && w < width[nseats - 2] - 1)
                    fail_at("the Pool's cards are too small");
            }
        match_free(m);
    }
    view_free(v);
}

/* Moves cards to that place until n lie there. */
static void fill(State *s, PlaceId at, int n)
{
    for (PieceId p = 0; p < s->npieces && table_size(s, at) < n; p++)
        if (s->piece[p].def >= DEF_REGULAR && s->piece[p].def < DEF_MONSTERS_END && s->piece[p].place != at)
            table_move(s, game_by_id("horde"), p, at, -1, NULL);
}

/* A large horde stands in two rows while battles are fought, so that its cards keep their names; a small one in one row; and
 * neither changes when some of its cards are in the battle. */
static void a_large_horde_stands_in_two_rows(void **st)
{
    (void)st;
    static const Size looked[] = {{"design", 1280, 800}, {"small", 1024, 640}};
    static Horde g;
    Match *m = at_round(2, 8);
    for (size_t i = 0; i < 2; i++)
        for (int n = 8; n <= 24; n += 8) {
            BoardIn in = {.game = match_game(m), .s = &g.s, .eyes = 0, .near = 0, .asked = NO_SEAT, .text = 1};
            BoardLayout at, then;
            memcpy(&g, match_truth(m), sizeof g);
            g.s.phase = PHASE_JOKERS;
            while (table_size(&g.s, PLACE_HORDE) > 0)
                table_move(&g.s, in.game, table_first(&g.s, PLACE_HORDE), PLACE_SUPPLY, -1, NULL);
            fill(&g.s, PLACE_HORDE, n);
            assert_int_equal(table_size(&g.s, PLACE_HORDE), n);
            logical(&looked[i], &in.w, &in.h);
            horde_layout(&in, &at);
            (void)snprintf(where, sizeof where, "%s, %d cards", looked[i].about, n);
            float top = in.h, foot = 0;
            for (PieceId p = table_first(&g.s, PLACE_HORDE); p != NO_PIECE; p = g.s.piece[p].next) {
                PieceId next = g.s.piece[p].next;
                assert_true(at.piece[p].r.w >= 74);
                top = at.piece[p].r.y < top ? at.piece[p].r.y : top;
                foot = at.piece[p].r.y > foot ? at.piece[p].r.y : foot;
                for (PieceId q = next; q != NO_PIECE; q = g.s.piece[q].next)
                    apart(at.piece[p].r, at.piece[q].r, "two cards of the horde");
            }
            assert_int_equal(foot > top, n > 8);
            PieceId fights = table_first(&g.s, PLACE_HORDE), stays = g.s.piece[fights].next;
            table_move(&g.s, in.game, fights, PLACE_FIELD, -1, NULL);
            horde_layout(&in, &then);
            assert_true(then.piece[stays].r.w == at.piece[stays].r.w);
            assert_true(then.panel[AT_CARDS].y == at.panel[AT_CARDS].y);
        }
    match_free(m);
}

static void a_fan_fills_its_area_and_no_more(void **st)
{
    (void)st;
    Rect area = rect(10, 20, 300, 100);
    for (int n = 1; n < 40; n++)
        for (int i = 0; i < n; i++) {
            Rect r = layout_fan(area, i, n, 80, 100, 8);
            assert_true(rect_inside(r, area));
            if (i > 0)
                assert_true(r.x > layout_fan(area, i - 1, n, 80, 100, 8).x);
        }
    assert_true(layout_fan(area, 1, 2, 80, 100, 8).x == 98);
}

/* A piece is home in the panel of its seat; the near seat's without one in the place named for them; all else above the
 * window. */
static void hidden_pieces_are_home(void **st)
{
    (void)st;
    enum { NEAR, FAR, NOBODY, PLACES, SEATS_AT = 5 };
    PlaceSpec places[PLACES] = {[NEAR] = {.seat = 0}, [FAR] = {.seat = 1}, [NOBODY] = {.seat = NO_SEAT}};
    static Game game;
    static State s;
    static BoardLayout out;
    memset(&out, 0, sizeof out);
    game.place = places;
    s.npieces = PLACES;
    for (int i = 0; i < PLACES; i++) {
        s.piece[i] = (Piece){.place = (PlaceId)i, .next = NO_PIECE};
        s.head[i].first = (PieceId)i;
    }
    BoardIn in = {.game = &game, .s = &s, .near = 0, .w = 1000, .h = 600, .text = 1};
    Rect panel = rect(100, 100, 200, 80), near = rect(400, 500, 300, 60), deck = rect(800, 300, 28, 35);
    out.panel[SEATS_AT + 1] = panel;
    layout_put_hidden(&in, &out, (LayoutHome){.seats = SEATS_AT, .tall = 1.25f, .near = near});
    for (int i = 0; i < PLACES; i++)
        assert_false(out.piece[i].shown);
    assert_true(rect_inside(out.piece[FAR].r, panel));
    assert_true(rect_inside(out.piece[NEAR].r, near));
    assert_true(out.piece[NOBODY].r.y + out.piece[NOBODY].r.h <= 0);
    assert_true(out.piece[FAR].r.h == 1.25f * out.piece[FAR].r.w);
    layout_put_hidden(&in, &out, (LayoutHome){.seats = SEATS_AT, .tall = 1});
    assert_true(out.piece[NEAR].r.y + out.piece[NEAR].r.h <= 0);
    layout_put_hidden_at(&in, &out, NOBODY, deck);
    assert_true(rect_inside(out.piece[NOBODY].r, deck));
    assert_false(out.piece[NOBODY].shown);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_phase_fits_at_every_size),   cmocka_unit_test(tiny_and_huge_windows_do_no_harm),
        cmocka_unit_test(a_fan_fills_its_area_and_no_more), cmocka_unit_test(hidden_pieces_are_home),
        cmocka_unit_test(cards_take_most_of_the_table),     cmocka_unit_test(a_large_horde_stands_in_two_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
