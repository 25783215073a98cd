/* SPDX-License-Identifier: MIT
 * Names on the table of Siege at the largest letters: on every card of lanes and hands, no card smaller than 64 pixels, and
 * what is left out said of the card that is pointed at; and what the health of a minion does, there and on the large card. */
#include "help_stage.h"

#include "games/siege/table/siege_draw.h"
#include "core/table.h"
#include "games/siege/siege.h"

static float side(const json_t *item, size_t i)
{
    return (float)json_number_value(json_array_get(json_object_get(item, "rect"), i));
}

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

static const json_t *card_of(const Bench *b, PieceId p)
{
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    return bench_id(b, id);
}

static void point_at(Bench *b, const json_t *card)
{
    float u = (float)json_number_value(json_object_get(b->items, "unit"));
    float x = (side(card, 0) + 6) / u, y = (side(card, 1) + side(card, 3) / 2) / u; /* no next card covers that */
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = 5, .y = 5});
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x + 1, .y = y});
}

static const char *name_on(const Bench *b, PieceId p)
{
    char id[24];
    (void)snprintf(id, sizeof id, "name-%d", (int)p);
    return bench_id(b, id) ? word_in(bench_id(b, id), "label") : "";
}

/* Large enough; its name is there, whole or in the tip. Returns whether a tip was needed. */
static bool check_card(Bench *b, PieceId p)
{
    const State *s = match_truth(b->m);
    const char *name = siege_game.def[s->piece[p].def].name;
    const json_t *card = card_of(b, p);
    char read[SENTENCE_MAX];
    assert_non_null(card);
    assert_true(side(card, 2) >= 64);
    (void)snprintf(read, sizeof read, "%s", name_on(b, p));
    if (strcmp(read, name) == 0)
        return false;
    point_at(b, card);
    json_t *tip = bench_id(b, "tip");
    if (!tip || !strstr(word_in(tip, "label"), name))
        fail_msg("of %s one reads \"%s\", and the tip says \"%s\"", name, read,
                 tip ? word_in(tip, "label") : "nothing");
    return true;
}

static void every_card_is_named_at_the_largest_letters(void **unused)
{
    (void)unused;
    int named = 0, told = 0;
    for (unsigned seed = 1; seed <= 6; seed++)
        for (int k = 0; k < SIZES; k++) {
            Bench b;
            Match *m = after(1 + (int)seed % 2, seed, 30 + 5 * (int)seed);
            open_at(&b, m, size[k].w, size[k].h, 2);
            const State *s = match_truth(m);
            for (PieceId p = 0; p < s->npieces; p++) {
                int group = siege_game.place[s->piece[p].place].group;
                bool hand = s->piece[p].place == PLACE_HAND;
                if ((group != GROUP_UPPER && group != GROUP_LOWER && !hand) || !card_of(&b, p) ||
                    siege_card(s->piece[p].def)->type == CARD_MINION)
                    continue;
                bool tip = check_card(&b, p);
                told += tip;
                named += !tip;
            }
            bench_close(&b);
        }
    assert_true(named > 40 && told > 3);
}

/* Names in a row do not lie on each other, nor outside the window. */
static void names_keep_their_room(void **unused)
{
    (void)unused;
    for (unsigned seed = 1; seed <= 4; seed++)
        for (int k = 0; k < SIZES; k++) {
            Bench b;
            Match *m = after(1 + (int)seed % 2, seed, 40);
            open_at(&b, m, size[k].w, size[k].h, 2);
            size_t i, j;
            json_t *a, *c, *items = json_object_get(b.items, "items");
            int names = 0;
            json_array_foreach(items, i, a)
            {
                if (strcmp(word_in(a, "kind"), "name") != 0)
                    continue;
                names++;
                assert_true(side(a, 0) >= 0 && side(a, 0) + side(a, 2) <= (float)b.w);
                assert_true(side(a, 1) >= 0 && side(a, 1) + side(a, 3) <= (float)b.h);
                json_array_foreach(items, j, c) if (j < i && strcmp(word_in(c, "kind"), "name") == 0) assert_true(
                    side(a, 0) + 1 >= side(c, 0) + side(c, 2) || side(c, 0) + 1 >= side(a, 0) + side(a, 2) ||
                    side(a, 1) + 1 >= side(c, 1) + side(c, 3) || side(c, 1) + 1 >= side(a, 1) + side(a, 3));
            }
            assert_true(names > 0);
            bench_close(&b);
        }
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
    point_at(b, card_of(b, p));
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
        char takes[80], large[4 * SENTENCE_MAX];
        int n = siege_health(s, UNIT_MINION + s->piece[awake].n % MINIONS);
        (void)snprintf(takes, sizeof takes, n == 1 ? "every deck loses 1 card" : "every deck loses %d cards", n);
        assert_non_null(strstr(told_of(&b, awake), takes));
        assert_non_null(strstr(told_of(&b, awake), siege_game.def[s->piece[awake].def].name));
        assert_non_null(strstr(told_of(&b, asleep), "asleep"));
        board_by_game("siege")->zoom_text(s, s->piece[awake].def, large, sizeof large);
        assert_non_null(strstr(large, takes));
        board_by_game("siege")->zoom_text(s, s->piece[asleep].def, large, sizeof large);
        assert_non_null(strstr(large, "asleep"));
        bench_close(&b);
    }
}

/* Two hands lie beside each other: of the near one's up to six cards nothing is covered by the next. */
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
                if (next == NO_PIECE || !card_of(&b, p) || !card_of(&b, next))
                    continue;
                assert_true(side(card_of(&b, p), 0) + side(card_of(&b, p), 2) <= side(card_of(&b, next), 0) + 2);
                seen++;
            }
        bench_close(&b);
    }
    assert_true(seen > 10);
}

static bool says(const Bench *b, const char *words)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strcmp(word_in(item, "kind"), "text") == 0 &&
                                 strcmp(word_in(item, "label"), words) == 0) return true;
    return false;
}

/* Where a partner's cards would hide each other they lie in rows, none on another, each beside its name; and of the own ones
 * that do, each shows its name in what is seen of it. */
static void many_cards_of_a_partner_are_told(void **unused)
{
    (void)unused;
    for (int k = 0; k < 2; k++) {
        Bench b;
        Match *old = after(2, 5, 14);
        Siege g = *siege_of(match_truth(old));
        State *s = &g.s;
        for (int seat = 0; seat < 2; seat++)
            while (table_size(s, (PlaceId)(PLACE_HAND + seat)) < 9)
                table_move(s, &siege_game, table_first(s, (PlaceId)(PLACE_DECK + seat)), (PlaceId)(PLACE_HAND + seat),
                           -1, NULL);
        Match *m = match_from(&siege_game, match_setup(old), s);
        open_at(&b, m, 1280, 800, k ? 1.3f : 1);
        const State *now = match_truth(m);
        for (PieceId p = now->head[PLACE_HAND + 1].first; p != NO_PIECE; p = now->piece[p].next) {
            const char *name = siege_game.def[now->piece[p].def].name;
            char brief[SENTENCE_MAX];
            siege_short_name(name, brief, sizeof brief);
            assert_non_null(card_of(&b, p));
            if (!says(&b, name) && !says(&b, brief))
                fail_msg("nothing says %s at %d", name, k);
            for (PieceId q = now->piece[p].next; q != NO_PIECE; q = now->piece[q].next) {
                const json_t *a = card_of(&b, p), *c = card_of(&b, q);
                bool apart = side(a, 0) + side(a, 2) <= side(c, 0) + 1 || side(c, 0) + side(c, 2) <= side(a, 0) + 1 ||
                             side(a, 1) + side(a, 3) <= side(c, 1) + 1 || side(c, 1) + side(c, 3) <= side(a, 1) + 1;
                assert_true(apart);
            }
        }
        bench_close(&b);
        match_free(old);
    }
}

/* "Larder" and "Coffer" where "Armoury Gleaner" has no room. */
static void minions_are_named_alike(void **unused)
{
    (void)unused;
    for (int k = 0; k < SIZES; k++)
        for (int text = 10; text <= 20; text += 5) {
            Bench b;
            open_at(&b, after(1, 3, 12), size[k].w, size[k].h, (float)text / 10);
            assert_int_equal(says(&b, "Larder Gleaner"), says(&b, "Armoury Gleaner"));
            if (says(&b, "Larder") != says(&b, "Armoury"))
                fail_msg("%d x %d, text %d0 %%", size[k].w, size[k].h, text);
            bench_close(&b);
        }
}

/* The lesson says "click the Larder Gleaner": that stands there at the usual sizes. */
static void a_minion_is_called_what_the_lesson_calls_it(void **unused)
{
    (void)unused;
    for (int k = 0; k < SIZES; k++) {
        Bench b;
        open_at(&b, after(1, 3, 12), size[k].w, size[k].h, 1);
        if (!says(&b, "Larder Gleaner"))
            fail_msg("%d x %d", size[k].w, size[k].h);
        bench_close(&b);
    }
}

/* White on the red of its heart, in daylight too, where other words are dark. */
static void the_health_of_a_minion_is_white_on_red(void **unused)
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
        int white = 0, x = (int)side(item, 0), y = (int)side(item, 1), wide = (int)side(item, 2);
        if (strcmp(word_in(item, "kind"), "text") != 0 || strlen(label) != 1 || side(item, 3) != side(item, 2) ||
            y > 110)
            continue;
        for (int k = 0; k < wide * wide / 4; k++) { /* the middle of it: red, and the number */
            int px = x + wide / 4 + k % (wide / 2), py = y + wide / 4 + k / (wide / 2);
            uint32_t at = ((const uint32_t *)seen->pixels)[py * seen->pitch / 4 + px];
            white += (at >> 8 & 255) > 200 && (at & 255) > 200;
        }
        assert_true(white >= 6);
        hearts++;
    }
    assert_true(hearts >= 3);
    bench_close(&b);
}

/* What is stolen, and what the castle can do for how much, stands on the table at 130 %, too. */
static void prices_are_read_at_larger_letters(void **unused)
{
    (void)unused;
    Bench b;
    open_at(&b, after(1, 3, 12), 1280, 800, 1.3f);
    const State *s = match_truth(b.m);
    SiegeForecast f;
    siege_forecast(s, 0, &f);
    assert_true(f.pillage > 0);
    assert_true(says(&b, "pillage: 1 card") || says(&b, "pillage: 2 cards"));
    assert_true(says(&b, siege_text(s->piece[s->head[PLACE_CASTLE].first].def)));
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
    assert_int_equal(siege_hand_state(&t, other, 0), 0);
    in.asked = NO_SEAT; /* while the story is told */
    assert_int_equal(siege_hand_state(&t, p, 0), 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_is_named_at_the_largest_letters),
        cmocka_unit_test(names_keep_their_room),
        cmocka_unit_test(the_health_of_a_minion_is_explained),
        cmocka_unit_test(what_cannot_be_played_is_dimmed),
        cmocka_unit_test(the_own_hand_is_read_beside_the_partners),
        cmocka_unit_test(many_cards_of_a_partner_are_told),
        cmocka_unit_test(minions_are_named_alike),
        cmocka_unit_test(a_minion_is_called_what_the_lesson_calls_it),
        cmocka_unit_test(the_health_of_a_minion_is_white_on_red),
        cmocka_unit_test(prices_are_read_at_larger_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
