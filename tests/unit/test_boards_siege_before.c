/* SPDX-License-Identifier: MIT
 * What the table of Siege says before somebody decides: of an answer that is only pointed at, of a minion in the hand. */
#include "help_siege.h"
#include "help_stage.h"

#include "games/siege/table/siege_layout.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"

/* Items of that kind whose value under the key is, or whose label begins with, that word. */
static int count(const Bench *b, const char *kind, const char *key, const char *word)
{
    size_t i;
    json_t *item;
    int n = 0;
    json_array_foreach(json_object_get(b->items, "items"), i, item) n +=
        strcmp(word_in(item, "kind"), kind) == 0 && strncmp(word_in(item, key), word, strlen(word)) == 0;
    return n;
}

static void open_table(Bench *b, Here *here, int persons)
{
    Match *m = siege_comes_to(here, persons, true);
    bench_open(b, m, persons == 1 ? 1280 : 1600, 800, 1); /* two names in all words need room */
    b->draws = true;
    b->use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(b);
}

static void open_here(Bench *b, Here *here)
{
    open_table(b, here, 1);
}

static Input at_middle(const Bench *b, const json_t *item, InputKind kind)
{
    float u = (float)json_number_value(json_object_get(b->items, "unit"));
    assert_non_null(item);
    return (Input){.kind = kind,
                   .x = (bench_side(item, 0) + bench_side(item, 2) / 2) / u,
                   .y = (bench_side(item, 1) + bench_side(item, 3) / 2) / u,
                   .button = 1};
}

static void point_at(Bench *b, const json_t *item)
{
    Input there = at_middle(b, item, INPUT_MOVE);
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = 2, .y = 2});
    for (int i = 0; i < 3; i++)
        bench_pass(b, there);
}

static void click(Bench *b, const json_t *item)
{
    Input down = at_middle(b, item, INPUT_DOWN), up = at_middle(b, item, INPUT_UP);
    point_at(b, item);
    bench_pass(b, down);
    bench_pass(b, up);
    bench_rest(b);
}

/* ---- an answer that is pointed at ------------------------------------------------------------------------------------- */

/* The alliance chooses among several in its phase, and the fight hangs on it. */
static bool asks_whom(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    SiegeForecast f;
    if (s->nframes == 0 || s->phase != PHASE_ALLIANCE || s->frame[s->nframes - 1].op != ASK_UNIT)
        return false;
    match_legal(m, 0, &legal);
    siege_forecast(s, 0, &f);
    int open = 0;
    for (int lane = 0; lane < LANES; lane++)
        open += f.lane[lane].open;
    return legal.n > 1 && open > 0 && legal.m[0].kind == MOVE_CHOOSE;
}

static void SH_1_10_an_answer_is_weighed_while_it_is_pointed_at_and_none_before(void **unused)
{
    (void)unused;
    Bench b;
    Moves legal;
    open_here(&b, asks_whom);
    match_legal(b.m, 0, &legal);
    assert_true(count(&b, "forecast", "label", "undecided") > 0);
    assert_int_equal(count(&b, "forecast", "if", "so"), 0);
    char question[SENTENCE_MAX];
    (void)snprintf(question, sizeof question, "%s", word_in(bench_id(&b, "prompt"), "label"));
    point_at(&b, bench_piece(&b, (PieceId)legal.m[0].a));
    assert_true(count(&b, "forecast", "if", "so") > 0);
    assert_string_equal(word_in(bench_id(&b, "prompt"), "label"), question);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 2, .y = 2});
    bench_rest(&b);
    assert_int_equal(count(&b, "forecast", "if", "so"), 0);
    bench_close(&b);
}

/* ---- while a wave arrives ---------------------------------------------------------------------------------------------- */

static bool asks_in_a_wave(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    match_legal(m, 0, &legal);
    return s->phase == PHASE_HORDE && s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_UNIT && legal.n > 1 &&
           table_size(s, PLACE_UPPER) > 1;
}

/* SH-4.12: those who stand in a lane will fight in another one. What castle and portal come to is said of an answer all
 * the same. */
static void SH_4_12_no_lane_is_foretold_before_the_wave_has_closed_up(void **unused)
{
    (void)unused;
    Bench b;
    Moves legal;
    open_here(&b, asks_in_a_wave);
    match_legal(b.m, 0, &legal);
    assert_int_equal(count(&b, "forecast", "label", ""), 0);
    point_at(&b, bench_piece(&b, (PieceId)legal.m[0].a));
    assert_int_equal(count(&b, "forecast", "label", ""), 0);
    assert_int_equal(count(&b, "health", "label", "Castle: "), 1);
    bench_close(&b);
}

/* ---- the first question ------------------------------------------------------------------------------------------------ */

static bool asks_for_health(const Match *m)
{
    return match_truth(m)->phase == PHASE_SETUP && siege_asks_for_health(match_truth(m));
}

static void SH_1_18_the_first_question_says_what_it_is_for_and_what_is_chosen_already(void **unused)
{
    (void)unused;
    Bench b;
    Moves legal;
    open_here(&b, asks_for_health);
    assert_string_equal(word_in(bench_id(&b, "prompt"), "label"),
                        "For the horde: choose 2 minions to gain 1 health each");
    assert_int_equal(count(&b, "tip", "label", "The portal wakes thieves. Each health steals 1 card"), 1);
    match_legal(b.m, 0, &legal);
    PieceId first = (PieceId)legal.m[0].a;
    click(&b, bench_piece(&b, first));
    assert_string_equal(word_in(bench_piece(&b, first), "can"), ""); /* no refusal */
    point_at(&b, bench_piece(&b, first));
    const char *tip = word_in(bench_id(&b, "tip"), "label");
    assert_non_null(strstr(tip, "Chosen."));
    assert_null(strstr(tip, "not now"));
    bench_close(&b);
}

/* Returns how many minions of the back line are shown as whole cards. */
static int whole_minions(const Bench *b)
{
    const State *s = stage_state(b->stage);
    int n = 0;
    for (PieceId p = s->head[PLACE_BACK].first; p != NO_PIECE; p = s->piece[p].next) {
        Rect r = stage_piece_rect(b->stage, p);
        n += r.h > r.w && r.y >= 0;
    }
    return n;
}

/* Else they look over the far edge, and nobody could tell them apart. */
static void minions_come_forward_while_they_are_chosen(void **unused)
{
    (void)unused;
    Bench b;
    Moves legal;
    open_here(&b, asks_for_health);
    assert_int_equal(whole_minions(&b), MINIONS);
    while (siege_asks_for_health(match_truth(b.m))) {
        match_legal(b.m, 0, &legal);
        assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[0]).code, 0);
    }
    bench_rest(&b);
    assert_int_equal(whole_minions(&b), 0);
    bench_close(&b);
}

/* ---- figures ----------------------------------------------------------------------------------------------------------- */

static bool alliance_acts(const Match *m)
{
    const State *s = match_truth(m);
    return s->nframes == 0 && s->phase == PHASE_ALLIANCE && s->round > 1;
}

static void figures_around_the_lanes_say_what_they_mean(void **unused)
{
    (void)unused;
    static const char *const figure[] = {"tip-portal", "tip-wave", "tip-horde-deck", "tip-castle",
                                         "tip-mana",   "tip-deck", "tip-pillage"};
    Bench b;
    open_here(&b, alliance_acts);
    for (size_t i = 0; i < sizeof figure / sizeof *figure; i++) {
        json_t *item = bench_id(&b, figure[i]);
        char label[SENTENCE_MAX];
        assert_non_null(item);
        (void)snprintf(label, sizeof label, "%s", word_in(item, "label"));
        Input in = {
            .kind = INPUT_MOVE, .x = bench_side(item, 0) + 4, .y = bench_side(item, 1) + bench_side(item, 3) - 4};
        for (int k = 0; k < 3; k++) /* which lets go of the item */
            bench_pass(&b, in);
        if (!bench_id(&b, "tip") || !strstr(word_in(bench_id(&b, "tip"), "label"), label))
            fail_msg("%s has no tip", figure[i]);
    }
    bench_close(&b);
}

/* ---- engaging --------------------------------------------------------------------------------------------------------- */

static PieceId can_engage(const Match *m)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_ENGAGE)
            return (PieceId)legal.m[i].a;
    return NO_PIECE;
}

static bool minion_meets_ally(const Match *m)
{
    const State *s = match_truth(m);
    int lane = siege_engaged_lane(s);
    PieceId ally = NO_PIECE;
    for (PieceId p = table_first(s, PLACE_LOWER); p != NO_PIECE; p = s->piece[p].next)
        ally = s->piece[p].pos == lane ? p : ally;
    return s->nframes == 0 && s->phase == PHASE_ALLIANCE && lane > 0 && ally != NO_PIECE && can_engage(m) != NO_PIECE;
}

/* What a choice changes is told in one way: each figure as it would be without the choice, and with it. */
static void changes_read_alike(const Bench *b)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i, item)
    {
        const char *label = word_in(item, "label");
        if (strcmp(word_in(item, "kind"), "change") != 0)
            continue;
        assert_non_null(strstr(label, " \u2192 "));
        assert_null(strstr(label, "\u2212"));
        assert_null(strchr(label, '+'));
    }
}

static void SH_5_9_a_minion_may_be_dropped_on_one_lane_alone(void **unused)
{
    (void)unused;
    Bench b;
    char place[24], question[SENTENCE_MAX];
    open_here(&b, minion_meets_ally);
    int lane = siege_engaged_lane(match_truth(b.m)) + 1;
    PieceId minion = can_engage(b.m);
    click(&b, bench_piece(&b, minion));
    (void)snprintf(place, sizeof place, "place-upper-%d", lane);
    assert_int_equal(count(&b, "place", "can", "target"), 1);
    assert_string_equal(word_in(bench_id(&b, place), "can"), "target");
    (void)snprintf(question, sizeof question, "Engage %s in lane %d?",
                   siege_game.def[match_truth(b.m)->piece[minion].def].name, lane);
    assert_string_equal(word_in(bench_id(&b, "prompt"), "label"), question);
    assert_true(count(&b, "change", "label", "") >= 1);
    changes_read_alike(&b);
    point_at(&b, bench_id(&b, place));
    assert_true(count(&b, "pillage", "label", "pillage: ") == 1);
    click(&b, bench_id(&b, place));
    assert_int_equal(match_truth(b.m)->piece[minion].place, PLACE_UPPER);
    assert_int_equal(match_truth(b.m)->piece[minion].pos, lane - 1);
    bench_close(&b);
}

static PieceId ally_in_lane(const State *s, int lane)
{
    for (PieceId p = table_first(s, PLACE_LOWER); p != NO_PIECE; p = s->piece[p].next)
        if (siege_card(s->piece[p].def)->type != CARD_TOWER && s->piece[p].pos == lane)
            return p;
    return NO_PIECE;
}

static PieceId ally_elsewhere(const State *s)
{
    PieceId found = NO_PIECE;
    for (int lane = 0; lane < LANES; lane++)
        found = lane != siege_engaged_lane(s) && ally_in_lane(s, lane) != NO_PIECE ? ally_in_lane(s, lane) : found;
    return found;
}

static bool minion_meets_one_of_two(const Match *m)
{
    return minion_meets_ally(m) && ally_elsewhere(match_truth(m)) != NO_PIECE;
}

static void SH_5_10_an_ally_is_laid_on_a_minion_where_it_stands_in_its_lane(void **unused)
{
    (void)unused;
    Bench b;
    char why[SENTENCE_MAX];
    open_here(&b, minion_meets_one_of_two);
    const State *s = match_truth(b.m);
    PieceId minion = can_engage(b.m), far = ally_elsewhere(s), near = ally_in_lane(s, siege_engaged_lane(s));
    uint32_t before = match_serial(b.m);
    (void)snprintf(why, sizeof why, "would go to lane %d.", siege_engaged_lane(s) + 1);
    click(&b, bench_piece(&b, far));
    assert_string_equal(word_in(bench_piece(&b, minion), "can"), "not");
    click(&b, bench_piece(&b, minion));
    assert_non_null(strstr(word_in(bench_id(&b, "tip"), "label"), why));
    assert_int_equal(match_serial(b.m), before);
    for (int i = 0; i < 2; i++) { /* the first ends the refusal */
        bench_key(&b, SDLK_ESCAPE);
        bench_rest(&b);
    }
    click(&b, bench_piece(&b, near));
    assert_string_equal(word_in(bench_piece(&b, minion), "can"), "target");
    point_at(&b, bench_piece(&b, minion));
    assert_int_equal(count(&b, "pillage", "label", "pillage: "), 1);
    changes_read_alike(&b);
    click(&b, bench_piece(&b, minion));
    assert_int_equal(match_truth(b.m)->piece[minion].place, PLACE_UPPER);
    assert_int_equal(match_truth(b.m)->piece[near].place, PLACE_LOWER);
    bench_close(&b);
}

/* ---- a draw that is offered ------------------------------------------------------------------------------------------- */

static SiegeDrawRisk risk_here(const Match *m)
{
    return siege_draw_risk(match_truth(m), (Move){.kind = MOVE_SEAT});
}

static bool offers_draw(const Match *m)
{
    const State *s = match_truth(m);
    return s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_SEAT && s->frame[s->nframes - 1].arg == FOR_DRAW;
}

static bool offers_safe_draw(const Match *m)
{
    return offers_draw(m) && risk_here(m) == DRAW_SAFE;
}

static bool offers_low_draw(const Match *m)
{
    return offers_draw(m) && risk_here(m) == DRAW_LOW;
}

static bool offers_fatal_draw(const Match *m)
{
    return offers_draw(m) && risk_here(m) == DRAW_FATAL;
}

static bool is_won_already(const Match *m)
{
    return offers_draw(m) && siege_of(match_truth(m))->outsider_fallen;
}

/* SH-9.1: nothing can be played any more, and the castle is saved when the turn ends. */
static void SH_9_1_after_the_winning_blow_nobody_is_asked_to_draw(void **unused)
{
    (void)unused;
    Bench b;
    Match *all = help_replay("siege-planned-win");
    for (uint32_t n = match_serial(all); n > 0; n--) {
        Match *m = match_at(all, n);
        if (!is_won_already(m)) {
            match_free(m);
            continue;
        }
        bench_open(&b, m, 1280, 800, 1);
        b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
        bench_rest(&b);
        assert_true(match_serial(m) > n);
        assert_int_equal(match_move(m, n).kind, MOVE_NOTHING);
        if (match_undo(m, 0).code == 0) { /* who goes back is asked */
            bench_rest(&b);
            assert_true(match_serial(m) <= n);
        }
        bench_close(&b);
        match_free(all);
        return;
    }
    fail_msg("nobody was asked to draw in that game");
}

/* A card that is dragged while something else is asked stays where it is, and says why. */
static void SH_1_10_a_drag_over_an_open_question_says_that_it_comes_first(void **unused)
{
    (void)unused;
    Bench b;
    open_here(&b, offers_safe_draw);
    uint32_t before = match_serial(b.m);
    PieceId card = table_first(match_truth(b.m), PLACE_HAND);
    assert_true(card != NO_PIECE);
    Rect r = bench_rect(&b, bench_piece(&b, card));
    float x = r.x + r.w / 2, y = r.y + r.h / 2;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    for (int i = 1; i <= 3; i++)
        bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x + 20.0f * (float)i, .y = y - 90.0f * (float)i});
    assert_true(bench_says(&b, "First answer the question."));
    bench_pass(&b, (Input){.kind = INPUT_UP, .x = x + 60, .y = y - 270, .button = 1});
    bench_rest(&b);
    assert_int_equal(match_serial(b.m), before);
    bench_close(&b);
}

/* SH-9.1, SH-9.9: whoever faces the last stage reads, before it is destroyed, that the turn must be survived too. */
static void SH_9_9_before_the_last_blow_it_is_said_that_the_turn_must_be_held(void **unused)
{
    (void)unused;
    Match *all = help_replay("siege-both-fall");
    int seen = 0;
    for (uint32_t n = match_serial(all); n > 0 && seen == 0; n--) {
        const State *s = match_truth_at(all, n);
        bool lies = false;
        for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
            lies |= siege_card(s->piece[p].def)->type == CARD_OUTSIDER;
        if (siege_of(s)->step != STEP_ALLIANCE || s->nframes > 0 || siege_stages_left(s) != 1 || !lies)
            continue;
        Bench b;
        SiegeForecast f;
        siege_forecast(s, 0, &f);
        bench_open(&b, match_at(all, n), 1280, 800, 1);
        b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0, .hands = true};
        bench_rest(&b);
        assert_true(bench_says(&b, f.wins                      ? "you win this turn."
                                   : f.slays && f.castle_falls ? "but the castle falls before the turn ends."
                                                               : "hold castle and decks until that turn ends"));
        seen++;
        bench_close(&b);
    }
    match_free(all);
    assert_int_equal(seen, 1);
}

/* The warning before the end of a turn says that the outsider's death comes too late. */
static void SH_9_9_a_death_that_does_not_save_the_castle_is_warned_of(void **unused)
{
    (void)unused;
    Match *all = help_replay("siege-planned-win");
    int seen = 0;
    for (uint32_t n = match_serial(all); n > 0 && seen == 0; n--) {
        Siege here = *siege_of(match_truth_at(all, n));
        State *s = &here.s;
        SiegeForecast f;
        SiegeWarning warning[4];
        char words[SENTENCE_MAX];
        if (here.step != STEP_ALLIANCE || s->nframes > 0)
            continue;
        siege_forecast(s, 0, &f);
        if (!f.slays || f.castle_then == f.castle_now)
            continue;
        PieceId castle = here.at[UNIT_CASTLE]; /* as weak as the coming blows are strong */
        s->piece[castle].num[NUM_HEALTH] = (int8_t)(s->piece[castle].num[NUM_HEALTH] - f.castle_then);
        siege_game.derived(s);
        siege_forecast(s, 0, &f);
        assert_true(f.slays && f.castle_falls && !f.wins);
        assert_true(siege_warnings(s, 0, &f, warning, 4) > 0 && warning[0].kind == WARN_CASTLE);
        siege_warning_words(s, &warning[0], words, sizeof words);
        assert_non_null(strstr(words, "the outsider\u2019s death does not save it."));
        seen++;
    }
    match_free(all);
    assert_int_equal(seen, 1);
}

/* Before a turn that wins nobody is asked about mana or cards that would be lost. */
static void SH_9_1_a_turn_that_wins_leaves_nothing_to_warn_of(void **unused)
{
    (void)unused;
    Match *all = help_replay("siege-planned-win");
    int seen = 0;
    for (uint32_t n = match_serial(all); n > 0 && seen == 0; n--) {
        Siege here = *siege_of(match_truth_at(all, n));
        State *s = &here.s;
        SiegeForecast f;
        SiegeWarning warning[8];
        if (here.step != STEP_ALLIANCE || s->nframes > 0)
            continue;
        siege_forecast(s, 0, &f);
        if (!f.wins)
            continue;
        here.mana[siege_pool(s, 0)] = MANA_MOST;
        f.wins = false;
        assert_true(siege_warnings(s, 0, &f, warning, 8) > 0);
        f.wins = true;
        assert_int_equal(siege_warnings(s, 0, &f, warning, 8), 0);
        seen++;
    }
    match_free(all);
    assert_int_equal(seen, 1);
}

static void SH_9_8_enter_draws_no_card_when_the_deck_is_low(void **unused)
{
    (void)unused;
    Here *const here[] = {offers_safe_draw, offers_low_draw, offers_fatal_draw};
    const char *const said[] = {"Left in your deck: ", "Only ", "Drawing one of the last "};
    for (int i = 0; i < 3; i++) {
        Bench b;
        open_here(&b, here[i]);
        uint32_t before = match_serial(b.m);
        assert_int_equal(strcmp(word_in(bench_id(&b, "move-seat 0"), "key"), "Enter") == 0, i == 0);
        assert_int_equal(count(&b, "tip", "label", said[i]), 1);
        bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN});
        bench_rest(&b);
        assert_int_equal(match_serial(b.m) > before, i == 0);
        if (i > 0)
            click(&b, bench_id(&b, "move-seat 0"));
        assert_int_equal(match_serial(b.m) > before, i < 2); /* the last ones are asked about */
        assert_true(i == 2 || match_move(b.m, before).kind == MOVE_SEAT);
        assert_int_equal(strcmp(word_in(bench_id(&b, "prompt"), "label"), "Draw anyway?") == 0, i == 2);
        bench_close(&b);
    }
}

/* Labels in which those words stand; the tip of the ribbon repeats what is there for speech. */
static int mentions(const Bench *b, const char *words)
{
    size_t i;
    json_t *item;
    int n = 0;
    json_array_foreach(json_object_get(b->items, "items"), i, item) n +=
        strcmp(word_in(item, "id"), "tip") != 0 && strstr(word_in(item, "label"), words) != NULL;
    return n;
}

static void SH_10_18_of_two_decks_it_is_said_whose(void **unused)
{
    (void)unused;
    Bench b;
    open_table(&b, offers_safe_draw, 2);
    for (int seat = 0; seat < 2; seat++) {
        char id[24], whose[SENTENCE_MAX];
        (void)snprintf(id, sizeof id, "move-seat %d", seat);
        (void)snprintf(whose, sizeof whose, "%s’s deck after the pillage: ", match_setup(b.m)->name[seat]);
        point_at(&b, bench_id(&b, id));
        assert_int_equal(mentions(&b, whose), 1);
    }
    bench_close(&b);
}

static bool asks_who_gains(const Match *m)
{
    const State *s = match_truth(m);
    return s->nframes > 0 && s->frame[s->nframes - 1].op == ASK_SEAT && s->frame[s->nframes - 1].arg == FOR_MANA &&
           siege_mana_to_come(s) > 1;
}

/* SH-4.8: no fight hangs on it, so what is left to give stays said. */
static void SH_4_8_who_gains_mana_is_weighed_by_nothing(void **unused)
{
    (void)unused;
    Bench b;
    char left[40];
    open_table(&b, asks_who_gains, 2);
    (void)snprintf(left, sizeof left, "give %d mana to whom?", siege_mana_to_come(match_truth(b.m)));
    assert_true(mentions(&b, left) > 0);
    point_at(&b, bench_id(&b, "move-seat 0"));
    assert_int_equal(mentions(&b, "after the fight"), 0);
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_1_10_an_answer_is_weighed_while_it_is_pointed_at_and_none_before),
        cmocka_unit_test(SH_1_18_the_first_question_says_what_it_is_for_and_what_is_chosen_already),
        cmocka_unit_test(minions_come_forward_while_they_are_chosen),
        cmocka_unit_test(SH_9_1_after_the_winning_blow_nobody_is_asked_to_draw),
        cmocka_unit_test(figures_around_the_lanes_say_what_they_mean),
        cmocka_unit_test(SH_4_12_no_lane_is_foretold_before_the_wave_has_closed_up),
        cmocka_unit_test(SH_4_8_who_gains_mana_is_weighed_by_nothing),
        cmocka_unit_test(SH_10_18_of_two_decks_it_is_said_whose),
        cmocka_unit_test(SH_9_8_enter_draws_no_card_when_the_deck_is_low),
        cmocka_unit_test(SH_1_10_a_drag_over_an_open_question_says_that_it_comes_first),
        cmocka_unit_test(SH_9_9_before_the_last_blow_it_is_said_that_the_turn_must_be_held),
        cmocka_unit_test(SH_9_9_a_death_that_does_not_save_the_castle_is_warned_of),
        cmocka_unit_test(SH_9_1_a_turn_that_wins_leaves_nothing_to_warn_of),
        cmocka_unit_test(SH_5_9_a_minion_may_be_dropped_on_one_lane_alone),
        cmocka_unit_test(SH_5_10_an_ally_is_laid_on_a_minion_where_it_stands_in_its_lane),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
