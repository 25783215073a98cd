/* SPDX-License-Identifier: MIT
 * Names on the table of Siege at the largest letters: said of the card that is pointed at, no card smaller than 64 pixels;
 * and what the health of a minion does, there and on the large card. */
#include "help_stage.h"

#include "games/siege/table/siege_draw.h"
#include "core/table.h"
#include "games/siege/siege.h"

static const struct {
    int w, h;
} size[] = {{1024, 640}, {1280, 800}, {1920, 1080}};
enum { SIZES = sizeof size / sizeof *size };

static Match *after(int seats, unsigned seed, int moves)
{
    Setup cfg = game_preset(&siege_game, seats);
    cfg.seed = seed;
    Rng r = rng_seed(seed);
    Match *m = match_new(&siege_game, &cfg, NULL);
    help_play(m, &r, moves);
    return m;
}

static void open_at(Bench *b, Match *m, int w, int h, float text)
{
    bench_open(b, m, w, h, text);
    b->use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(b);
}

static void point_at(Bench *b, const json_t *card)
{
    float u = (float)json_number_value(json_object_get(b->items, "unit"));
    float x = (bench_side(card, 0) + 6) / u,
          y = (bench_side(card, 1) + bench_side(card, 3) / 2) / u; /* no next card covers that */
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = 5, .y = 5});
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x + 1, .y = y});
}

/* No name stands on a card there; the tip says it. */
static void every_card_is_named_at_the_largest_letters(void **unused)
{
    (void)unused;
    int told = 0;
    for (unsigned seed = 1; seed <= 6; seed++)
        for (int k = 0; k < SIZES; k++) {
            Bench b;
            Match *m = after(1 + (int)seed % 2, seed, 30 + 5 * (int)seed);
            open_at(&b, m, size[k].w, size[k].h, 2);
            const State *s = match_truth(m);
            for (PieceId p = 0; p < s->npieces; p++) {
                int group = siege_game.place[s->piece[p].place].group;
                bool hand = s->piece[p].place == PLACE_HAND;
                if ((group != GROUP_UPPER && group != GROUP_LOWER && !hand) || !bench_piece(&b, p))
                    continue;
                const char *name = siege_game.def[s->piece[p].def].name;
                assert_true(bench_side(bench_piece(&b, p), 2) >= 64);
                point_at(&b, bench_piece(&b, p));
                if (!bench_id(&b, "tip") || !strstr(word_in(bench_id(&b, "tip"), "label"), name))
                    fail_msg("nothing says %s", name);
                told++;
            }
            bench_close(&b);
        }
    assert_true(told > 40);
}

static PieceId minion_with(const State *s, bool health)
{
    for (PieceId p = s->head[PLACE_BACK].first; p != NO_PIECE; p = s->piece[p].next)
        if ((siege_health(s, UNIT_MINION + s->piece[p].n % MINIONS) > 0) == health)
            return p;
    return NO_PIECE;
}

static const char *told_of(Bench *b, PieceId p)
{
    point_at(b, bench_piece(b, p));
    return bench_id(b, "tip") ? word_in(bench_id(b, "tip"), "label") : "";
}

/* SH-8.2, SH-2.18: what it takes is its health; without any it sleeps. */
static void the_health_of_a_minion_is_explained(void **unused)
{
    (void)unused;
    for (int k = 0; k < 2; k++) {
        Bench b;
        Match *m = NULL;
        for (unsigned seed = 1; !m; seed++) {
            assert_true(seed < 200);
            m = after(1, seed, 20 + (int)seed % 40);
            const State *s = match_truth(m);
            if (match_over(m) || s->phase == PHASE_SETUP || minion_with(s, true) == NO_PIECE ||
                minion_with(s, false) == NO_PIECE) {
                match_free(m);
                m = NULL;
            }
        }
        open_at(&b, m, 1280, 800, k ? 2 : 1);
        b.use.zoom_on_hover = true;
        const State *s = match_truth(m);
        PieceId awake = minion_with(s, true), asleep = minion_with(s, false);
        char takes[80], goes[80], large[4 * SENTENCE_MAX];
        int n = siege_health(s, UNIT_MINION + s->piece[awake].n % MINIONS);
        (void)snprintf(takes, sizeof takes,
                       n == 1 ? "every deck loses 1 card to it" : "every deck loses %d cards to it", n);
        assert_non_null(strstr(told_of(&b, awake), takes));
        assert_non_null(strstr(told_of(&b, awake), siege_game.def[s->piece[awake].def].name));
        (void)snprintf(goes, sizeof goes, "comes to lane %d", siege_engaged_lane(s) + 1);
        Moves legal;
        match_legal(m, 0, &legal);
        if (moves_have(&legal, (Move){MOVE_ENGAGE, 0, awake, 0, 0}))
            assert_non_null(strstr(told_of(&b, awake), goes));
        assert_non_null(strstr(told_of(&b, asleep), "asleep"));
        board_by_game("siege")->zoom_text(s, s->piece[awake].def, large, sizeof large); /* stands below that */
        assert_non_null(strstr(large, "1 card per health"));
        assert_null(strstr(large, takes));
        bench_close(&b);
    }
}

/* Two hands lie beside each other: of the near one's up to six cards more than half of each is seen. */
static void the_own_hand_is_read_beside_the_partners(void **unused)
{
    (void)unused;
    int seen = 0;
    for (unsigned seed = 1; seed <= 8; seed++) {
        Bench b;
        Match *m = after(2, seed, 14);
        open_at(&b, m, 1280, 800, 1);
        const State *s = match_truth(m);
        if (table_size(s, PLACE_HAND) <= 6)
            for (PieceId p = s->head[PLACE_HAND].first; p != NO_PIECE; p = s->piece[p].next) {
                PieceId next = s->piece[p].next;
                if (next == NO_PIECE || !bench_piece(&b, p) || !bench_piece(&b, next))
                    continue;
                assert_true(bench_side(bench_piece(&b, next), 0) - bench_side(bench_piece(&b, p), 0) >
                            bench_side(bench_piece(&b, p), 2) / 2);
                seen++;
            }
        bench_close(&b);
    }
    assert_true(seen > 10);
}

/* White on a dark pill, in daylight too, where other words are dark. */
static void the_health_of_a_minion_is_white_on_dark(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, after(1, 3, 12), 1280, 800, 1);
    b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0, .hands = true};
    b.theme = THEME_DAYLIGHT;
    b.draws = true;
    bench_rest(&b);
    const SDL_Surface *seen = window_surface(b.window);
    json_t *item;
    size_t i;
    int hearts = 0;
    json_array_foreach(json_object_get(b.items, "items"), i, item)
    {
        const char *label = word_in(item, "label");
        int white = 0, x = (int)bench_side(item, 0), y = (int)bench_side(item, 1), wide = (int)bench_side(item, 2),
            high = (int)bench_side(item, 3);
        if (strcmp(word_in(item, "kind"), "heart") != 0 || strcmp(label, "0") == 0)
            continue;
        for (int k = 0; k < wide * high; k++) {
            int px = x + k % wide, py = y + k / wide;
            uint32_t at = ((const uint32_t *)seen->pixels)[py * seen->pitch / 4 + px];
            white += (at >> 8 & 255) > 200 && (at & 255) > 200;
        }
        assert_true(white >= 6);
        hearts++;
    }
    assert_true(hearts >= 1);
    bench_close(&b);
}

/* What is stolen stands on the table, and what the castle can do for how much on its large card. */
static void prices_are_read(void **unused)
{
    (void)unused;
    Bench b;
    char large[4 * SENTENCE_MAX];
    open_at(&b, after(1, 3, 12), 1280, 800, 1.3f);
    const State *s = match_truth(b.m);
    SiegeForecast f;
    siege_forecast(s, 0, &f);
    assert_true(f.pillage > 0);
    assert_int_equal(strncmp(word_in(bench_id(&b, "pillage"), "label"), "pillage: ", 9), 0);
    DefId castle = s->piece[s->head[PLACE_CASTLE].first].def;
    board_by_game("siege")->zoom_text(s, castle, large, sizeof large);
    assert_non_null(strstr(large, siege_text(castle)));
    bench_close(&b);
}

/* With too little mana for any card all of the hand are dimmed, and not only where one can be played. */
static void what_cannot_be_played_is_dimmed(void **unused)
{
    (void)unused;
    Match *m = after(1, 3, 12);
    const State *s = match_truth(m);
    BoardIn in = {.game = &siege_game, .s = s, .asked = 0};
    Moves legal = {.n = 1};
    Table t = {.in = &in, .legal = &legal};
    PieceId p = s->head[PLACE_HAND].first, other = s->head[PLACE_BACK].first;
    assert_true(p != NO_PIECE && other != NO_PIECE);
    assert_int_equal(siege_hand_state(&t, p, 0), CARD_BARRED);
    assert_int_equal(siege_hand_state(&t, p, CARD_BARRED | CARD_BARRED_SIGN), CARD_BARRED);
    assert_int_equal(siege_hand_state(&t, p, CARD_LIT), CARD_LIT);
    assert_int_equal(siege_hand_state(&t, p, CARD_CALM), CARD_CALM); /* one of many that can be played */
    assert_int_equal(siege_hand_state(&t, other, 0), 0);
    in.asked = NO_SEAT; /* while the story is told */
    assert_int_equal(siege_hand_state(&t, p, 0), 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_is_named_at_the_largest_letters),
        cmocka_unit_test(the_health_of_a_minion_is_explained),
        cmocka_unit_test(what_cannot_be_played_is_dimmed),
        cmocka_unit_test(the_own_hand_is_read_beside_the_partners),
        cmocka_unit_test(the_health_of_a_minion_is_white_on_dark),
        cmocka_unit_test(prices_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
