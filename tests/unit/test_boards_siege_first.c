/* SPDX-License-Identifier: MIT
 * What somebody who sits down to a siege for the first time has to be told where it is met: what a discarded card brings,
 * what "used" means, where towers stand and what a charge is, what a forecast leaves out, that what falls has no health. */
#include "help_siege.h"
#include "help_stage.h"

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "ui/stage_int.h"

/* An alliance phase of random moves in which an ally lies in a lane. *ally: it */
static Match *with_an_ally(PieceId *ally)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 60 && !match_over(m); i++, help_play(m, &r, 1)) {
            const State *s = match_truth(m);
            PieceId p = table_first(s, PLACE_LOWER);
            if (siege_of(s)->step != STEP_ALLIANCE || s->nframes > 0 || p == NO_PIECE ||
                siege_card(s->piece[p].def)->type != CARD_ALLY)
                continue;
            *ally = p;
            return m;
        }
        match_free(m);
    }
    fail_msg("no ally came to a lane");
    return NULL;
}

static void open_at(Bench *b, Match *m, float text)
{
    bench_open(b, m, 1280, 800, text);
    b->use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(b);
}

static json_t *that_begins(const Bench *b, const char *id)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strncmp(word_in(item, "id"), id, strlen(id)) == 0) return item;
    fail_msg("no %s", id);
    return NULL;
}

static bool is_inside(Rect r, Rect in)
{
    return r.x >= in.x && r.y >= in.y && r.x + r.w <= in.x + in.w && r.y + r.h <= in.y + in.h;
}

/* Room for a bubble is an empty lane: it hides no card, no round button and no question. */
static void a_bubble_lies_where_nothing_is(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 6; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        Match *m = match_new(&siege_game, &cfg, NULL);
        while (siege_of(match_truth(m))->step != STEP_ALLIANCE || match_truth(m)->nframes > 0)
            help_play(m, &r, 1);
        Bench b;
        Moves about;
        float covered;
        open_at(&b, m, 1);
        match_legal(m, 0, &about);
        Rect room = stage_room(b.stage, 380, 100, &about, &covered);
        assert_false(rect_overlaps(room, stage_strap(b.stage)));
        assert_false(rect_overlaps(room, stage_prompt_rect(b.stage)));
        for (PieceId p = 0; p < match_truth(m)->npieces; p++)
            assert_false(b.stage->at.piece[p].shown && rect_overlaps(room, b.stage->at.piece[p].hit));
        bench_close(&b);
    }
}

static void what_waits_behind_the_portal_lies_at_the_portal(void **state)
{
    (void)state;
    for (int large = 0; large < 2; large++) {
        PieceId ally = NO_PIECE;
        Bench b;
        open_at(&b, with_an_ally(&ally), large ? 2 : 1);
        PieceId waits = table_first(match_truth(b.m), PLACE_PILE);
        assert_true(waits != NO_PIECE);
        const Spot *at = &b.stage->at.piece[waits];
        assert_true(at->shown && is_inside(at->r, b.stage->at.panel[AT_PILE]));
        bench_close(&b);
    }
}

static void the_log_stands_at_the_right_end(void **state)
{
    (void)state;
    PieceId ally = NO_PIECE;
    Bench b;
    bench_open(&b, with_an_ally(&ally), 1024, 640, 1);
    b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    Rect log = bench_rect(&b, bench_id(&b, "log-open")), felt = b.stage->at.felt;
    assert_true(log.x + log.w > felt.x + felt.w - 20);
    bench_close(&b);
}

/* SH-5.16 */
static void the_button_that_discards_says_what_it_brings(void **state)
{
    (void)state;
    PieceId ally = NO_PIECE;
    Match *m = with_an_ally(&ally);
    char id[24];
    Bench b;
    open_at(&b, m, 1);
    (void)snprintf(id, sizeof id, "piece-%d", (int)ally);
    bench_click(&b, bench_id(&b, id));
    assert_false(bench_says(&b, "does nothing else"));
    bench_point(&b, that_begins(&b, "move-discard"));
    assert_true(bench_says(&b, "Frees the lane and does nothing else: no card drawn, no Destroyed ability."));
    bench_close(&b);
}

/* SH-2.17: whoever has used its ability strikes all the same. */
static void used_means_the_ability(void **state)
{
    (void)state;
    PieceId ally = NO_PIECE;
    Match *m = with_an_ally(&ally);
    Bench b;
    char out[SENTENCE_MAX], head[SENTENCE_MAX];
    CardFace face = {0};
    open_at(&b, m, 1);
    static Siege g;
    g = *siege_of(match_truth(m));
    g.s.piece[ally].face |= FACE_EXHAUSTED;
    BoardIn in = *b.stage->table.in;
    in.s = &g.s;
    Table t = b.stage->table;
    t.in = &in;
    assert_true(siege_hint(&t, ally, head, sizeof head, out, sizeof out));
    assert_non_null(strstr(out, "Its ability is exhausted until next turn. It still fights."));
    (void)siege_zoom_now(&g.s, NULL, ally, g.s.piece[ally].def, &face, out, sizeof out);
    assert_non_null(strstr(out, "It still fights."));
    bench_close(&b);
}

/* SH-10.13: its tokens are gone at once, and with them what told of its wounds. */
static void what_falls_has_no_health(void **state)
{
    (void)state;
    PieceId ally = NO_PIECE;
    Match *m = with_an_ally(&ally);
    static Siege g;
    g = *siege_of(match_truth(m));
    assert_true(siege_numbers(&g.s, ally).health.now > 0);
    g.s.piece[ally].face |= FACE_FALLING;
    assert_int_equal(siege_numbers(&g.s, ally).health.now, 0);
    assert_true(siege_numbers(&g.s, ally).health.printed > 0);
    match_free(m);
}

/* SH-14.6 to SH-14.9, SH-15.19, SH-15.24: each card says what its words mean. */
static void words_of_cards_are_explained(void **state)
{
    (void)state;
    static const struct {
        const char *printed, *means;
    } word[] = {{"Cannot engage.", "*Cannot engage*: before the fight it moves"},
                {"Cannot be engaged.", "*Cannot be engaged*: before the fight, the ally"},
                {"Cannot move.", "*Cannot move*: nothing can move it"}};
    enum { WORDS = sizeof word / sizeof *word };
    int towers = 0, cards[WORDS] = {0};
    for (DefId def = 1; def < siege_game.ndefs; def++) {
        char out[SENTENCE_MAX];
        const char *text = siege_text(def);
        bool tower = siege_card(def)->type == CARD_TOWER;
        siege_zoom_text(NULL, def, out, sizeof out);
        assert_true((strstr(out, "Its abilities spend charges") != NULL) == tower);
        towers += tower;
        for (int i = 0; i < WORDS; i++)
            if (text && strstr(text, word[i].printed)) {
                assert_non_null(strstr(out, word[i].means));
                cards[i]++;
            }
    }
    assert_true(towers > 3 && cards[0] > 0 && cards[1] > 0 && cards[2] > 0);
}

/* SH-6.1 */
static void a_forecast_says_what_it_leaves_out(void **state)
{
    (void)state;
    PieceId ally = NO_PIECE;
    Match *m = with_an_ally(&ally);
    static const char *const figure[] = {"tip-castle", "tip-portal"};
    Bench b;
    open_at(&b, m, 1);
    for (int i = 0; i < 2; i++) {
        Rect r = bench_rect(&b, bench_id(&b, figure[i]));
        bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w - 8, .y = r.y + 6});
        bench_rest(&b);
        assert_true(bench_says(&b, "The face-down treachery card is not counted."));
    }
    bench_close(&b);
}

/* SH-9.1: what Done would bring is said where it is pointed at. */
static void a_turn_that_wins_says_so(void **state)
{
    (void)state;
    Match *all = help_replay("siege-planned-win");
    SiegeForecast f = {0};
    uint32_t at = match_serial(all);
    while (at > 0 && !f.wins) {
        const State *s = match_truth_at(all, --at);
        if (siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0)
            siege_forecast(s, 0, &f);
    }
    assert_true(f.wins);
    Bench b;
    open_at(&b, match_at(all, at), 1);
    assert_true(bench_says(&b, "If nothing changes, you win this turn.")); /* nothing is pointed at */
    bench_point(&b, bench_id(&b, "move-done"));
    assert_true(bench_says(&b, "If nothing changes, you win this turn. The face-down treachery card"));
    bench_close(&b);
    match_free(all);
}

/* Before the first wave the lanes say what it is all about, in few words. */
static void the_four_aims_take_forty_words(void **state)
{
    (void)state;
    Setup cfg = game_preset(&siege_game, 1);
    Match *m = match_new(&siege_game, &cfg, NULL);
    Bench b;
    int words = 4; /* the first of each */
    open_at(&b, m, 1);
    for (int i = 1; i <= 4; i++) {
        char id[8];
        (void)snprintf(id, sizeof id, "aim-%d", i);
        for (const char *at = word_in(bench_id(&b, id), "label"); *at; at++)
            words += *at == ' ';
    }
    assert_in_range(words, 30, 40);
    bench_point(&b, bench_id(&b, "tip-castle")); /* what a click on it would do */
    assert_true(bench_says(&b, "Unblocked monsters hit it."));
    assert_true(bench_says(&b, "An ally gets +2 attack"));
    bench_close(&b);
}

/* Returns a def of the hand whose spell is about an engaged monster while no ally is there to face one; DEF_HIDDEN: none. */
static DefId spell_without_target(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    bool alone = siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0 && table_size(s, PLACE_LOWER) == 0;
    match_legal(m, 0, &legal);
    for (int i = 0; alone && i < legal.n; i++)
        if (legal.m[i].kind == MOVE_CAST && strcmp(siege_game.def[legal.m[i].a].word, "em14") == 0)
            return legal.m[i].a;
    return DEF_HIDDEN;
}

static bool has_such_a_spell(const Match *m)
{
    return spell_without_target(m) != DEF_HIDDEN;
}

/* Neither one click nor a second one on the card throws it away: the button of the question does. */
static void a_spell_that_finds_nothing_asks_first(void **state)
{
    (void)state;
    Bench b;
    char id[24];
    Match *m = siege_comes_to(has_such_a_spell, 1, false);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true, .one_press = true};
    bench_rest(&b);
    (void)snprintf(id, sizeof id, "piece-%d", (int)table_find(match_truth(m), PLACE_HAND, spell_without_target(m)));
    uint32_t serial = match_serial(m);
    bench_click(&b, bench_id(&b, id));
    assert_int_equal(match_serial(m), serial);
    assert_true(bench_says(&b, "Play Flashover in vain? It changes nothing now."));
    bench_click(&b, bench_item(&b, "label", "Play Flashover", 0));
    assert_int_equal(match_serial(m), serial + 1);
    bench_close(&b);
}

/* A tower in play that can be used, in the alliance phase; NO_PIECE: none. */
static PieceId tower_to_use(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    bool acts = siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0;
    match_legal(m, 0, &legal);
    for (int i = 0; acts && i < legal.n; i++)
        if (legal.m[i].kind == MOVE_USE && s->piece[legal.m[i].a].place == PLACE_LOWER &&
            siege_card(s->piece[legal.m[i].a].def)->type == CARD_TOWER)
            return (PieceId)legal.m[i].a;
    return NO_PIECE;
}

static bool has_a_tower_to_use(const Match *m)
{
    return tower_to_use(m) != NO_PIECE;
}

/* While a tower is held the ribbon asks about it: Done is gone from the buttons, and from the question. */
static void a_held_tower_is_asked_about(void **state)
{
    (void)state;
    Bench b;
    char id[24];
    Match *m = siege_comes_to(has_a_tower_to_use, 1, false);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true, .one_press = true};
    bench_rest(&b);
    assert_true(bench_says(&b, "or press Done"));
    (void)snprintf(id, sizeof id, "piece-%d", (int)tower_to_use(m));
    bench_click(&b, bench_id(&b, id));
    assert_false(bench_says(&b, "or press Done"));
    assert_true(bench_says(&b, "Use "));
    bench_close(&b);
}

/* The first portal is about to break in the fight. */
static bool is_about_to_break(const Match *m)
{
    const State *s = match_truth(m);
    SiegeForecast f;
    if (siege_of(s)->step != STEP_ALLIANCE || s->nframes > 0 ||
        siege_card(s->piece[table_first(s, PLACE_PORTAL)].def)->stage != 1)
        return false;
    siege_forecast(s, 0, &f);
    return f.portal_falls;
}

static void before_the_first_portal_breaks_it_is_said_who_comes(void **state)
{
    (void)state;
    Bench b;
    open_at(&b, siege_comes_to(is_about_to_break, 1, false), 1);
    assert_true(bench_says(&b, "the outsider comes through the next one"));
    bench_close(&b);
}

/* On its way from the hand to a lane an ally is seen. */
static void a_card_that_is_played_is_somewhere(void **state)
{
    (void)state;
    static Siege g;
    static BoardLayout at;
    Bench b;
    PieceId ally = NO_PIECE;
    open_at(&b, with_an_ally(&ally), 1);
    g = *siege_of(match_truth(b.m));
    table_move(&g.s, &siege_game, ally, PLACE_STACK, -1, NULL);
    BoardIn in = b.stage->in;
    in.s = &g.s;
    board_layout(b.stage->board, &in, &at);
    assert_true(at.piece[ally].shown);
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_spell_that_finds_nothing_asks_first),
        cmocka_unit_test(a_held_tower_is_asked_about),
        cmocka_unit_test(before_the_first_portal_breaks_it_is_said_who_comes),
        cmocka_unit_test(a_card_that_is_played_is_somewhere),
        cmocka_unit_test(a_bubble_lies_where_nothing_is),
        cmocka_unit_test(the_four_aims_take_forty_words),
        cmocka_unit_test(what_waits_behind_the_portal_lies_at_the_portal),
        cmocka_unit_test(the_log_stands_at_the_right_end),
        cmocka_unit_test(the_button_that_discards_says_what_it_brings),
        cmocka_unit_test(used_means_the_ability),
        cmocka_unit_test(what_falls_has_no_health),
        cmocka_unit_test(words_of_cards_are_explained),
        cmocka_unit_test(a_forecast_says_what_it_leaves_out),
        cmocka_unit_test(a_turn_that_wins_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
