/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks under the hand: who may be replaced is lit, a hint lights where it ends, a column shows where
 * it would go, a lifted card leaves the question readable. What is seen without a hand: test_boards_goblins_seen.c. */
#include "help_goblins.h"

#include "core/text.h"
#include "games/goblins/goblins_preview.h"
#include "gfx/card_face.h"

/* ---- positions ---------------------------------------------------------------------------------------------------- */

static bool replaces(const State *s, Move m)
{
    return m.kind == MOVE_PLACE && goblins_at(s, m.b - PLACE_CELL) != NO_PIECE;
}

/* A game that begins with a Wrecker in the hand; *move: one that takes the place of somebody. */
static Match *with_wrecker(Move *move)
{
    for (uint64_t seed = 1;; seed++) {
        Match *m = help_new(&goblins_game, 3, seed);
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        for (int i = 0; i < legal.n; i++)
            if (replaces(match_truth(m), legal.m[i])) {
                *move = legal.m[i];
                return m;
            }
        match_free(m);
        assert_true(seed < 200);
    }
}

/* A game in which a Marshal is asked for a column that can slide both ways; *column: that column's move up. */
static Match *with_marshal(Move *column)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        Match *m = help_new(&goblins_game, 4, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (int i = 0; i < legal.n; i++) {
                Move down = legal.m[i];
                down.kind = MOVE_SLIDE_DOWN;
                if (legal.m[i].kind == MOVE_SLIDE_UP && moves_have(&legal, down)) {
                    *column = legal.m[i];
                    return m;
                }
            }
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        match_free(m);
    }
    fail_msg("no Marshal was asked");
    return NULL;
}

/* ---- tests -------------------------------------------------------------------------------------------------------- */

/* Sits down where a Wrecker may replace somebody, and lifts it; *legal: what its seat may do. */
static void lift_a_wrecker(Bench *b, Move *move, Moves *legal)
{
    sit_down(b, with_wrecker(move), 1280, 800);
    bench_click(b, bench_item(b, "piece", goblins_game.def[move->a].word, 0));
    assert_non_null(bench_item(b, "can", "lifted", 0));
    match_legal(b->m, match_to_act(b->m), legal);
}

static void who_may_be_replaced_is_lit(void **st)
{
    (void)st;
    Move move;
    Bench b;
    Moves legal;
    lift_a_wrecker(&b, &move, &legal);
    const State *s = match_truth(b.m);
    for (PieceId p = 0; p < s->npieces; p++) {
        if (s->piece[p].place >= PLACE_CELL + GRID_CELLS)
            continue;
        Move on = {MOVE_PLACE, move.seat, move.a, s->piece[p].place, 0};
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        assert_int_equal(strcmp(word_in(bench_item(&b, "id", id, 0), "can"), "target") == 0, moves_have(&legal, on));
    }
    bench_close(&b);
}

/* Another goblin's cell was meant: the one in the hand stays lifted, and the reason is that the cell is taken. */
static void a_taken_cell_says_so_and_takes_nothing_away(void **st)
{
    (void)st;
    Move move;
    Bench b;
    Moves legal;
    lift_a_wrecker(&b, &move, &legal);
    const State *s = match_truth(b.m);
    for (PieceId p = 0; p < s->npieces; p++) {
        Move on = {MOVE_PLACE, move.seat, move.a, s->piece[p].place, 0};
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        if (s->piece[p].place >= PLACE_CELL + GRID_CELLS || moves_have(&legal, on))
            continue;
        bench_click(&b, bench_item(&b, "id", id, 0));
        assert_non_null(bench_item(&b, "can", "lifted", 0));
        assert_non_null(strstr(word_in(bench_item(&b, "id", "tip", 0), "label"), "Not here."));
    }
    bench_close(&b);
}

static void a_hint_lights_where_it_ends(void **st)
{
    (void)st;
    Move move;
    Bench b;
    sit_down(&b, with_wrecker(&move), 1280, 800);
    b.use.light = move;
    bench_rest(&b);
    const State *s = match_truth(b.m);
    PieceId victim = goblins_at(s, move.b - PLACE_CELL);
    json_t *first = bench_item(&b, "hint", "lit", 0), *second = bench_item(&b, "hint", "lit", 1);
    assert_non_null(first);
    assert_non_null(second);
    assert_null(bench_item(&b, "hint", "lit", 2));
    const char *wrecker = goblins_game.def[move.a].word, *goblin = goblins_game.def[s->piece[victim].def].word;
    bool in_order = strcmp(word_in(first, "piece"), wrecker) == 0;
    assert_string_equal(word_in(in_order ? first : second, "piece"), wrecker);
    assert_string_equal(word_in(in_order ? second : first, "piece"), goblin);
    bench_close(&b);
}

/* What is drawn of the horde, as a number. */
static uint64_t picture_of(const Bench *b)
{
    const SDL_Surface *s = window_surface(b->window);
    json_t *prompt = bench_item(b, "id", "prompt", 0);
    int low = (int)bench_rect(b, prompt).y - 60, right = b->w - 420;
    uint64_t sum = 1469598103934665603u;
    for (int y = 130; y < low; y++)
        for (int x = 20; x < right; x++)
            sum = (sum ^ *(const uint32_t *)(const void *)((const uint8_t *)s->pixels + y * s->pitch + 4 * x)) *
                  1099511628211u;
    return sum;
}

enum { CORNER_X = 76, CORNER_W = 180, CORNER_H = 90 }; /* the far left corner beside a rival's face: name and hand */

/* That corner, with a rival of that name. */
static void picture_of_rival(const char *name, uint32_t corner[CORNER_H][CORNER_W])
{
    Bench b;
    Setup cfg = game_preset(&goblins_game, 3);
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "%s", name);
    cfg.seed = 4;
    bench_open(&b, match_new(&goblins_game, &cfg, NULL), 1280, 800, 1);
    b.use = (StageInput){.match = b.m, .eyes = 0, .near = 0, .hands = true};
    b.draws = true;
    bench_rest(&b);
    const SDL_Surface *s = window_surface(b.window);
    for (int y = 0; y < CORNER_H; y++)
        memcpy(corner[y], (const uint8_t *)s->pixels + y * s->pitch + (ptrdiff_t)4 * CORNER_X, sizeof corner[y]);
    bench_close(&b);
}

static bool is_bright(uint32_t pixel)
{
    return (pixel & 0xFF) > 120 && (pixel >> 8 & 0xFF) > 120 && (pixel >> 16 & 0xFF) > 120;
}

/* The lowest row in which letters of one corner are not in the other; the ground below them is dark. */
static int lowest(uint32_t a[CORNER_H][CORNER_W], uint32_t b[CORNER_H][CORNER_W])
{
    for (int y = CORNER_H - 1; y > 0; y--)
        for (int x = 0; x < CORNER_W; x++)
            if (a[y][x] != b[y][x] && (is_bright(a[y][x]) || is_bright(b[y][x])))
                return y;
    return 0;
}

/* A rival's hand does not lie on what letters have below the line. */
static void a_name_is_whole_above_its_hand(void **state)
{
    (void)state;
    enum { BELOW = 4 /* px that a g reaches below the line */ };
    uint32_t with_g[CORNER_H][CORNER_W], with_e[CORNER_H][CORNER_W], with_c[CORNER_H][CORNER_W];
    picture_of_rival("gggg", with_g);
    picture_of_rival("eeee", with_e);
    picture_of_rival("cccc", with_c);
    assert_in_range(lowest(with_g, with_e) - lowest(with_e, with_c), BELOW, 12);
}

static json_t *button_of(const Bench *b, Move m)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    move_text(&goblins_game, match_truth(b->m), m, word);
    (void)snprintf(id, sizeof id, "move-%s", word);
    json_t *item = bench_item(b, "id", id, 0);
    if (!item)
        fail_msg("no button %s", id);
    return item;
}

static void a_column_shows_where_it_would_go(void **st)
{
    (void)st;
    Move up;
    Bench b;
    sit_down(&b, with_marshal(&up), 1280, 800);
    Move down = up;
    down.kind = MOVE_SLIDE_DOWN;
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
    Rect home =
        bench_rect(&b, bench_item(&b, "id", id, 0)); /* its arrow may lie on its middle, and would slide at once */
    bench_click_at(&b, home.x + home.w / 2, home.y + home.h - 4);
    b.draws = true;
    uint64_t seen[4];
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 3, .y = 3});
    bench_rest(&b);
    seen[0] = picture_of(&b);
    bench_point(&b, button_of(&b, up));
    seen[1] = picture_of(&b);
    bench_point(&b, button_of(&b, down));
    seen[2] = picture_of(&b);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 3, .y = 3});
    bench_rest(&b);
    seen[3] = picture_of(&b);
    assert_true(seen[0] == seen[3]); /* the picture depends on what is pointed at alone */
    assert_true(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
    bench_close(&b);
}

static bool is_said(const Bench *b, const char *words)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, item)
    {
        const char *label = json_string_value(json_object_get(item, "label"));
        if (label && strstr(label, words))
            return true;
    }
    return false;
}

static json_t *arrow_of(const Bench *b, Move m)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    move_text(&goblins_game, match_truth(b->m), m, word);
    (void)snprintf(id, sizeof id, "arrow-%s", word);
    return bench_item(b, "id", id, 0);
}

/* Pointing at a goblin of the column shows its arrows; they stay while one goes to them, and one click slides. */
static void an_arrow_stays_under_the_pointer_and_slides(void **st)
{
    (void)st;
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        Move up;
        Bench b;
        sit_down(&b, with_marshal(&up), 1280, 800);
        Move m = up;
        m.kind = (uint8_t)kind;
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
        assert_null(arrow_of(&b, m));
        bench_point(&b, bench_item(&b, "id", id, 0));
        assert_non_null(arrow_of(&b, m));
        Rect from = bench_rect(&b, bench_item(&b, "id", id, 0)), to = bench_rect(&b, arrow_of(&b, m));
        for (int step = 0; step <= 20; step++) { /* on its way, also between two cells */
            float u = (float)step / 20, y = from.y + from.h / 2;
            bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = to.x + to.w / 2, .y = y + u * (to.y + to.h / 2 - y)});
            bench_rest(&b);
            assert_non_null(arrow_of(&b, m));
        }
        uint32_t before = match_serial(b.m);
        bench_click(&b, arrow_of(&b, m));
        assert_int_equal(match_serial(b.m), before + 1);
        assert_true(move_same(match_move(b.m, before), m));
        bench_close(&b);
    }
}

/* A Marshal's column that has a neighbour to its right and pushes somebody out; *move: how. */
static Match *pushing_out(Move *move, PieceId *out, PieceId *beside)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        Match *m = help_new(&goblins_game, 3, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            const State *s = match_truth(m);
            match_legal(m, match_to_act(m), &legal);
            for (int i = 0; i < legal.n; i++) {
                Slide what;
                *move = legal.m[i];
                int cell = move->a - PLACE_CELL;
                if ((move->kind != MOVE_SLIDE_UP && move->kind != MOVE_SLIDE_DOWN) ||
                    !goblins_slide(s, goblins_column(s, cell), move->kind == MOVE_SLIDE_UP ? -1 : 1, &what) ||
                    what.pushed < 0)
                    continue;
                *out = goblins_at(s, what.pushed);
                *beside = goblins_at(s, (what.pushed & ~(GRID_RING - 1)) | ((what.pushed + 1) & (GRID_RING - 1)));
                if (*beside != NO_PIECE)
                    return m;
            }
            play_any(m, &r);
        }
        match_free(m);
    }
    fail_msg("nobody is pushed out");
    return NULL;
}

/* Who is pushed out is told on its own card and on no other; the gap to the next column shows the arrows, too. */
static void who_is_pushed_out_is_told_on_its_own_card(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Move m;
        Bench b;
        PieceId out = NO_PIECE, beside = NO_PIECE;
        char id[24];
        bench_open(&b, pushing_out(&m, &out, &beside), 1280, 800, (float)text);
        look_as(&b, match_to_act(b.m));
        (void)snprintf(id, sizeof id, "piece-%d", out);
        Rect own = bench_rect(&b, bench_item(&b, "id", id, 0));
        (void)snprintf(id, sizeof id, "piece-%d", beside);
        Rect other = bench_rect(&b, bench_item(&b, "id", id, 0));
        for (float x = own.x + 1; x < other.x + other.w; x += 0.5f) { /* also between the two */
            bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = own.y + own.h - 4});
            bench_pass(&b, (Input){0});
            assert_non_null(bench_item(&b, "kind", "arrow", 0));
        }
        bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = own.x + own.w / 2, .y = own.y + own.h - 4});
        bench_rest(&b);
        Rect words = bench_rect(&b, bench_item(&b, "id", "pushed-out", 0));
        assert_true(words.x >= own.x - 1 && words.x + words.w <= own.x + own.w + 1);
        assert_true(words.y >= own.y - 1 && words.y + words.h <= own.y + own.h + 1);
        bench_close(&b);
    }
}

/* The same in two steps: the question is of this column, and each button shows what it makes of the lines. */
static void a_slide_is_asked_for_and_shown_before_it_is_made(void **st)
{
    (void)st;
    Move up;
    Bench b;
    sit_down(&b, with_marshal(&up), 1280, 800);
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
    Rect home = bench_rect(&b, bench_item(&b, "id", id, 0));
    bench_click_at(&b, home.x + home.w / 2, home.y + home.h - 4);
    assert_non_null(strstr(word_in(bench_item(&b, "id", "prompt", 0), "label"), "Slide this column up or down?"));
    Goblins after;
    char change[24];
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        Move m = up;
        m.kind = (uint8_t)kind;
        bench_point(&b, button_of(&b, m));
        bench_rest(&b);
        assert_true(goblins_foresee(match_truth(b.m), m, &after));
        for (int row = 0; row < GRID_ROWS; row++)
            for (int clan = 0; clan < CLAN_COUNT; clan++) {
                int now = goblins_strength(match_truth(b.m), row, (Clan)clan),
                    then = goblins_strength(&after.s, row, (Clan)clan);
                (void)snprintf(change, sizeof change, "%d\u25b8%d", now, then);
                if (now != then)
                    assert_true(is_said(&b, change));
            }
    }
    uint32_t before = match_serial(b.m);
    bench_click(&b, arrow_of(&b, up)); /* also on the goblin that is in the hand */
    assert_int_equal(match_serial(b.m), before + 1);
    assert_true(move_same(match_move(b.m, before), up));
    bench_close(&b);
}

static void a_lifted_card_leaves_the_question_readable(void **st)
{
    (void)st;
    static const float size[][3] = {{1280, 800, 1}, {1422, 800, 1}, {1138, 853, 1}, {1138, 711, 1}, {1280, 800, 1.6f}};
    Match *m = help_new(&goblins_game, 4, 3);
    BoardLayout *at = xcalloc(1, sizeof *at);
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        int seat = match_to_act(m), cards = 0;
        BoardIn in = {.game = &goblins_game,
                      .s = match_truth(m),
                      .w = size[i][0],
                      .h = size[i][1],
                      .text = size[i][2],
                      .eyes = seat,
                      .near = seat,
                      .asked = seat};
        goblins_layout(&in, at);
        for (PieceId p = 0; p < in.s->npieces; p++) {
            if (in.s->piece[p].place != PLACE_HAND + seat)
                continue;
            Rect r = at->piece[p].r; /* the ribbon lies over what is lifted, and a hand at rest below the ribbon */
            assert_true(r.y >= at->prompt.y + at->prompt.h && r.x + r.w <= at->strap.x);
            cards++;
        }
        assert_int_equal(cards, GOBLINS_HAND);
    }
    free(at);
    match_free(m);
}

/* At the end every ruler with points in a line is named beside it. */
static void shared_lines_name_all_who_share(void **st)
{
    (void)st;
    int shared = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b;
        Match *m = help_new(&goblins_game, 4, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        sit_down(&b, m, 1280, 800);
        b.use = (StageInput){.match = m, .eyes = NO_SEAT, .near = 0};
        bench_rest(&b);
        const State *s = match_truth(m);
        for (int row = 0; row < GRID_ROWS; row++) {
            char names[200] = "";
            int left = 0, n = 0;
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                left += goblins_line_points(s, row, (Clan)clan, NULL) > 0;
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                for (int seat = 0; seat < s->nseats; seat++)
                    if (goblins_crown(s, seat) == (Clan)clan && goblins_line_points(s, row, (Clan)clan, NULL) > 0) {
                        str_add(names, sizeof names, "%s%s",
                                n == 0         ? ""
                                : n + 1 < left ? ", "
                                               : " and ",
                                match_setup(m)->name[seat]);
                        n++;
                    }
            shared += n > 1;
            if (n > 0 && !bench_item(&b, "label", names, 0))
                fail_msg("'%s' is not said", names);
        }
        bench_close(&b);
    }
    assert_true(shared > 0);
}

/* A panel about a hint at the beginning: the counts of the lines stay readable. */
static void a_panel_leaves_the_counts_readable(void **st)
{
    (void)st;
    Move move;
    Bench b;
    float covered;
    sit_down(&b, with_wrecker(&move), 1280, 800);
    Moves about = {.n = 1, .m = {move}};
    Rect r = stage_room(b.stage, 340, 260, &about, &covered);
    for (int line = 1; line <= 3; line++) {
        char id[24];
        (void)snprintf(id, sizeof id, "line-%d", line);
        Rect count = bench_rect(&b, bench_item(&b, "id", id, 0));
        float wide = (r.x + r.w < count.x + count.w ? r.x + r.w : count.x + count.w) - (r.x > count.x ? r.x : count.x);
        float high = (r.y + r.h < count.y + count.h ? r.y + r.h : count.y + count.h) - (r.y > count.y ? r.y : count.y);
        if (wide > 0 && high > 0 && wide * high > 0.25f * count.w * count.h)
            fail_msg("the panel at %g, %g lies on %s", (double)r.x, (double)r.y, id);
    }
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_is_whole_above_its_hand),
        cmocka_unit_test(who_may_be_replaced_is_lit),
        cmocka_unit_test(a_taken_cell_says_so_and_takes_nothing_away),
        cmocka_unit_test(a_hint_lights_where_it_ends),
        cmocka_unit_test(a_column_shows_where_it_would_go),
        cmocka_unit_test(an_arrow_stays_under_the_pointer_and_slides),
        cmocka_unit_test(who_is_pushed_out_is_told_on_its_own_card),
        cmocka_unit_test(a_slide_is_asked_for_and_shown_before_it_is_made),
        cmocka_unit_test(a_lifted_card_leaves_the_question_readable),
        cmocka_unit_test(shared_lines_name_all_who_share),
        cmocka_unit_test(a_panel_leaves_the_counts_readable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
