/* SPDX-License-Identifier: MIT
 * While the lanes fight on the table of Siege: a field for each lane says what it did or will do, and it is said from what
 * to what castle and portal go. */
#include "help_stage.h"

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "ui/stage_int.h"

#include <stdlib.h>

static const char *field(const Bench *b, int lane)
{
    char id[24];
    (void)snprintf(id, sizeof id, "field-%d", lane + 1);
    return bench_id(b, id) ? word_in(bench_id(b, id), "label") : "";
}

static bool is_done(const Bench *b, int lane)
{
    return strstr(field(b, lane), ", done") != NULL;
}

static int castle_of(const Match *m)
{
    return siege_health(match_truth(m), UNIT_CASTLE);
}

/* The alliance is done, and does not react either. */
static void be_done(Match *m)
{
    do
        assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_DONE}).code, 0);
    while (siege_of(match_truth(m))->step == STEP_REACTION && match_truth(m)->nframes == 0 && !match_over(m));
}

/* All lanes fight without a question, and the castle suffers just what was foreseen. */
static bool fights_on(const Match *m, int loss)
{
    Match *then = match_at(m, match_serial(m));
    be_done(then);
    const State *s = match_truth(then);
    bool yes =
        !s->over && s->round > match_truth(m)->round && s->nframes == 0 && castle_of(m) - castle_of(then) == loss;
    match_free(then);
    return yes;
}

/* A game of one seat by chance, until the alliance is to act in a turn in which the castle suffers. */
static Match *before_a_fight(SiegeForecast *f)
{
    Setup cfg = game_preset(&siege_game, 1);
    for (unsigned seed = 1; seed < 400; seed++) {
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 200 && !match_over(m); i++) {
            const State *s = match_truth(m);
            siege_forecast(s, 0, f);
            int loss = f->castle_now - f->castle_then;
            if (siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0 && !f->castle_falls && loss >= 2 &&
                fights_on(m, loss))
                return m;
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("the castle never suffers");
    return NULL;
}

/* The story of a fight, told at its own pace; pass by pass what stands in the fields. */
typedef struct {
    bool stood, half; /* the fields; some lanes done while others are to come */
    bool wide;        /* a band is wider than its lane */
    bool unsaid;      /* a lane that is done and nobody knows what happened, or one to come of which nothing is said */
    char last[LANES][SENTENCE_MAX], castle[SENTENCE_MAX];
} Seen;

static void look(const Bench *b, Seen *seen)
{
    int done = 0, coming = 0;
    if (!bench_id(b, "field-1"))
        return;
    seen->stood = true;
    for (int lane = 0; lane < LANES; lane++) {
        const char *words = field(b, lane);
        char id[24];
        (void)snprintf(id, sizeof id, "field-%d", lane + 1);
        seen->wide |= bench_rect(b, bench_id(b, id)).w > b->stage->at.panel[AT_FORECAST + lane].w + 1;
        done += is_done(b, lane);
        coming += strstr(words, ", to come") != NULL;
        seen->unsaid |= strstr(words, "fought") != NULL || strchr(words, ':') == NULL;
        (void)snprintf(seen->last[lane], sizeof seen->last[lane], "%s", words);
    }
    seen->half |= done > 0 && coming > 0;
    (void)snprintf(seen->castle, sizeof seen->castle, "%s", word_in(bench_id(b, "after-Castle"), "label"));
}

static void tell(Bench *b, Seen *seen)
{
    *seen = (Seen){0};
    b->use.hands = false;
    ui_set_motion(b->ui, false, 1);
    for (int i = 0; i < 400; i++) {
        bench_pass(b, (Input){0});
        look(b, seen);
        if (i > 2 && !stage_is_behind(b->stage, b->m))
            return;
    }
    fail_msg("the story never ends");
}

static Bench open_before(int w, int h, float text, SiegeForecast *f)
{
    Bench b;
    Match *m = before_a_fight(f);
    bench_open(&b, m, w, h, text);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    assert_null(bench_id(&b, "field-1"));
    be_done(m);
    return b;
}

/* Whoever only looks on, and whoever plays it again, sees what the lanes will do, although cards are hidden from them. */
static void who_looks_on_is_told_what_will_happen(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Bench b;
    Match *m = before_a_fight(&f);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = NO_SEAT};
    bench_rest(&b);
    for (int lane = 0; lane < LANES; lane++) {
        char id[24];
        (void)snprintf(id, sizeof id, "forecast-%d", lane + 1);
        assert_non_null(bench_id(&b, id));
    }
    bench_close(&b);
}

/* SH-7.1: lane by lane. What is done says what happened, what is to come what is foreseen, whatever is hidden. */
static void every_lane_has_its_field(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Seen seen;
    for (int large = 0; large < 2; large++) {
        Bench b = large ? open_before(720, 560, 2, &f) : open_before(1280, 800, 1, &f);
        tell(&b, &seen);
        assert_true(seen.stood);
        assert_true(seen.half);
        assert_false(seen.unsaid);
        assert_false(seen.wide);
        assert_null(bench_id(&b, "field-1")); /* the next turn */
        bench_close(&b);
    }
}

/* Opened in the middle of a fight, as by "Watch": what was before is said as what follows. */
static void a_fight_opened_in_its_middle_tells_all_of_it(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Match *m = before_a_fight(&f);
    uint32_t k = match_serial(m);
    be_done(m);
    Match *middle = NULL;
    for (; k < match_serial(m) && !middle; k++) {
        Match *then = match_at(m, k);
        const Siege *g = siege_of(match_truth(then));
        if (g->step == STEP_LANE && g->lane == 2 && g->s.nframes == 0)
            middle = then;
        else
            match_free(then);
    }
    assert_non_null(middle);
    Bench b;
    Seen seen;
    bench_open(&b, middle, 1280, 800, 1);
    b.use = (StageInput){.match = middle, .near = 0, .eyes = 0};
    bench_rest(&b);
    while (match_serial(middle) < match_serial(m))
        assert_int_equal(match_play(middle, match_serial(middle), match_move(m, match_serial(middle))).code, 0);
    tell(&b, &seen);
    assert_true(seen.stood);
    for (int lane = 0; lane < LANES; lane++)
        if (!strstr(seen.last[lane], ", done:") || strstr(seen.last[lane], "fought"))
            fail_msg("of lane %d is said: %s", lane + 1, seen.last[lane]);
    bench_close(&b);
    match_free(m);
}

/* What the lanes are said to have cost is what the castle lost. */
static void what_is_done_is_what_happened(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Seen seen;
    Bench b = open_before(1280, 800, 1, &f);
    tell(&b, &seen);
    int lost = 0, done = 0;
    for (int lane = 0; lane < LANES; lane++) {
        const char *castle = strstr(seen.last[lane], "castle \u2212");
        lost += castle ? atoi(castle + strlen("castle \u2212")) : 0;
        done += strstr(seen.last[lane], ", done") != NULL;
    }
    assert_int_equal(done, LANES);
    assert_int_equal(lost, f.castle_now - f.castle_then);
    bench_close(&b);
}

/* What the lanes are said to have done is what has become of castle, portal and decks, wherever a game is opened. */
static void what_the_lanes_did_adds_up(void **unused)
{
    (void)unused;
    static const char *const games[] = {"siege-planned-win", "siege-random-1", "siege-random-2-outsider-orrogast",
                                        "siege-opponents-1"};
    int collapses = 0, fights = 0;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        Match *all = help_replay(games[i]);
        for (uint32_t k = 0; k < match_serial(all) && fights < 60; k++) {
            const Siege *g = siege_of(match_truth_at(all, k));
            if (g->step < STEP_LANE || g->step > STEP_LANE_END)
                continue;
            Bench b;
            bench_open(&b, match_at(all, k), 1280, 800, 1);
            b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0};
            bench_rest(&b);
            const SiegeFightLog *f = (const SiegeFightLog *)b.stage->tell.memory;
            int castle = f->castle, portal = f->portal;
            for (int lane = 0; lane < LANES; lane++) {
                castle -= f->lane[lane].castle;
                portal -= f->lane[lane].portal;
                assert_true(f->lane[lane].portal >= 0); /* nothing heals it */
            }
            assert_true(f->known);
            assert_int_equal(castle, siege_health_left(match_truth(b.m), UNIT_CASTLE));
            assert_int_equal(portal, siege_health_left(match_truth(b.m), UNIT_PORTAL));
            collapses += g->collapsed;
            fights++;
            bench_close(&b);
        }
        match_free(all);
    }
    assert_true(fights > 20 && collapses > 0);
}

/* It lies there to the end of the turn with all its printed health, and is said to have none. */
static void SH_10_19_a_portal_that_collapsed_is_not_whole_again(void **unused)
{
    (void)unused;
    Match *all = help_replay("siege-planned-win"), *m = NULL;
    for (uint32_t k = 0; k < match_serial(all) && !m; k++)
        if (siege_of(match_truth_at(all, k))->collapsed)
            m = match_at(all, k);
    match_free(all);
    assert_non_null(m);
    assert_true(siege_health(match_truth(m), UNIT_PORTAL) > 0);
    assert_int_equal(siege_health_left(match_truth(m), UNIT_PORTAL), 0);
    Bench b;
    size_t i;
    json_t *item;
    bool told = false, none = false;
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    json_array_foreach(json_object_get(b.items, "items"), i, item)
    {
        const char *label = word_in(item, "label");
        told |= strcmp(label, "Collapsed. The next one opens at the end of the turn.") == 0;
        none |= strncmp(label, "Portal: 0 of ", 13) == 0;
        assert_null(strstr(label, "11 coming"));
    }
    assert_true(told && none);
    bench_close(&b);
}

/* What the fight decides stands on the castle. */
static void it_is_said_that_a_turn_wins(void **unused)
{
    (void)unused;
    static const int size[][2] = {{1280, 800}, {1024, 640}};
    Match *all = help_replay("siege-planned-win");
    for (int i = 0; i < 2; i++) {
        Bench b;
        Match *m = match_at(all, 180);
        bench_open(&b, m, size[i][0], size[i][1], 1);
        b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
        bench_rest(&b);
        assert_non_null(bench_id(&b, "after-all"));
        assert_string_equal(word_in(bench_id(&b, "after-all"), "label"), "You win this turn");
        bench_close(&b);
    }
    match_free(all);
}

static void it_is_said_from_what_to_what(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Seen seen;
    Bench b = open_before(1280, 800, 1, &f);
    tell(&b, &seen);
    char words[SENTENCE_MAX];
    (void)snprintf(words, sizeof words, "Castle: %d \u2192 %d", f.castle_now, f.castle_then);
    assert_string_equal(seen.castle, words);
    bench_close(&b);
}

static void the_fields_stand_in_every_size(void **unused)
{
    (void)unused;
    static const struct {
        int w, h;
        float text;
    } size[] = {{1024, 640, 1}, {1920, 1080, 1}, {1280, 800, 2}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        SiegeForecast f;
        Seen seen;
        Bench b = open_before(size[i].w, size[i].h, size[i].text, &f);
        tell(&b, &seen);
        assert_true(seen.half);
        assert_false(seen.unsaid);
        bench_close(&b);
    }
}

/* Games by chance for every number of players, told event by event: no story breaks, and no field stands elsewhere. */
static void fields_stand_while_lanes_fight_and_never_else(void **unused)
{
    (void)unused;
    int stood[SIEGE_SEATS] = {0};
    for (unsigned seed = 0; seed < (unsigned)help_many(4, 12); seed++) {
        Setup cfg = game_preset(&siege_game, 1 + (int)(seed % SIEGE_SEATS));
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Bench b;
        bench_open(&b, match_new(&siege_game, &cfg, NULL), 1280, 800, 1);
        b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0};
        ui_set_motion(b.ui, false, 1);
        for (int i = 0; i < 100 && !match_over(b.m); i++) {
            help_play(b.m, &r, 1);
            for (int k = 0; k < 300; k++) {
                bench_pass(&b, (Input){0});
                int phase = stage_state(b.stage)->phase;
                bool stands = bench_id(&b, "field-1") != NULL;
                assert_true(!stands || (phase >= PHASE_TREACHERY && phase <= PHASE_PILLAGE));
                assert_true(!stands || bench_id(&b, "after-Castle"));
                stood[seed % SIEGE_SEATS] += stands;
                if (k > 1 && !stage_is_behind(b.stage, b.m))
                    break;
            }
        }
        bench_close(&b);
    }
    for (int i = 0; i < SIEGE_SEATS; i++)
        assert_true(stood[i] > 0);
}

/* SH-6.1: while one may react, the treachery card lies on the deck it came from and is named there, with what it does;
 * what waits behind the portal keeps its place. */
static void the_treachery_card_is_named(void **unused)
{
    (void)unused;
    int seen = 0;
    for (unsigned seed = 1; seed < 60 && seen < 3; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 60 && !match_over(m) && siege_of(match_truth(m))->step != STEP_REACTION; i++)
            help_play(m, &r, 1);
        DefId card = siege_of(match_truth(m))->treachery;
        if (match_over(m) || siege_of(match_truth(m))->step != STEP_REACTION) {
            match_free(m);
            continue;
        }
        Bench b;
        bench_open(&b, m, 1280, 800, 1);
        b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
        bench_rest(&b);
        assert_non_null(bench_id(&b, "tip-horde-deck"));
        assert_string_equal(word_in(bench_id(&b, "tip-horde-deck"), "label"), siege_game.def[card].name);
        PieceId waits = table_first(match_truth(m), PLACE_PILE), card_at = siege_treachery_piece(match_truth(m));
        assert_true(waits != NO_PIECE && b.stage->at.piece[waits].shown);
        assert_false(rect_overlaps(b.stage->at.piece[waits].r, b.stage->at.piece[card_at].r));
        bench_close(&b);
        seen++;
    }
    assert_int_equal(seen, 3);
}

/* ---- one lane at a time ------------------------------------------------------------------------------------------- */

static const char *asked(const Bench *b)
{
    return word_in(bench_id(b, "prompt"), "label");
}

/* Until it waits, or all is told; true: it waits. */
static bool until_it_waits(Bench *b)
{
    for (int i = 0; i < 400; i++) {
        bench_pass(b, (Input){0});
        if (bench_id(b, "pause-on"))
            return true;
        if (i > 2 && !stage_is_behind(b->stage, b->m))
            return false;
    }
    fail_msg("the story never ends");
    return false;
}

static void press_on(Bench *b, SDL_Keycode key)
{
    bench_pass(b, (Input){.kind = INPUT_KEY, .key = key});
}

static Bench open_waiting(float speed, SiegeForecast *f)
{
    Bench b = open_before(1280, 800, 1, f);
    b.use.hands = false;
    b.use.pauses = 1u << PAUSE_STEPS;
    b.use.may_turn = true;
    ui_set_motion(b.ui, false, speed);
    return b;
}

/* SH-7.1: it waits after each lane in which something happened, whatever the speed, until Enter; then all is as ever. */
static void the_fight_waits_after_each_lane(void **unused)
{
    (void)unused;
    for (int speed = 0; speed < 2; speed++) {
        SiegeForecast f;
        Bench b = open_waiting((float)speed, &f);
        char last[SENTENCE_MAX] = "";
        int waits = 0;
        for (; until_it_waits(&b); waits++) {
            assert_int_equal(strncmp(asked(&b), "Lane ", 5), 0);
            assert_true(strcmp(asked(&b), last) > 0);
            (void)snprintf(last, sizeof last, "%s", asked(&b));
            for (int i = 0; i < 50; i++)
                bench_pass(&b, (Input){0});
            bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = 640, .y = 300, .button = 1});
            bench_pass(&b, (Input){.kind = INPUT_UP, .x = 640, .y = 300, .button = 1});
            bench_pass(&b, (Input){0});
            assert_string_equal(asked(&b), last);
            assert_int_equal(ui_wake_ms(b.ui), -1); /* it costs nothing */
            press_on(&b, SDLK_RETURN);
        }
        int fought = 0;
        for (int lane = 0; lane < LANES; lane++)
            fought += f.lane[lane].kind != LANE_EMPTY;
        assert_true(waits > 0 && waits <= fought);
        bench_close(&b);
    }
}

/* What ends an animation does not go on from where it leads to. */
static void a_press_skips_to_the_next_place_and_no_further(void **unused)
{
    (void)unused;
    enum { MOMENTS = 6 };
    SiegeForecast f;
    for (int space = 0; space < 2; space++) { /* Enter ends a moment, Space all of them */
        Bench b = open_waiting(1, &f);
        bench_pass(&b, (Input){0});
        assert_true(stage_is_telling(b.stage));
        for (int i = 0; i < (space ? 1 : MOMENTS) && !bench_id(&b, "pause-on"); i++) {
            press_on(&b, space ? SDLK_SPACE : SDLK_RETURN);
            bench_pass(&b, (Input){0});
        }
        assert_non_null(bench_id(&b, "pause-on"));
        assert_true(stage_is_telling(b.stage));
        assert_int_equal(strncmp(asked(&b), "Lane ", 5), 0);
        bench_close(&b);
    }
}

static void the_rest_of_a_fight_can_be_had_at_once(void **unused)
{
    (void)unused;
    SiegeForecast f;
    for (unsigned i = 0; i < 2; i++) {
        Bench b = open_waiting(1, &f);
        assert_true(until_it_waits(&b));
        press_on(&b, i ? SDLK_o : SDLK_f);
        if (i) { /* the switch: the scene keeps it */
            assert_int_equal(b.says.turned, 1u << PAUSE_STEPS);
            b.use.pauses = 0;
        }
        assert_false(until_it_waits(&b));
        bench_close(&b);
    }
}

static void nobody_waits_who_does_not_want_to(void **unused)
{
    (void)unused;
    SiegeForecast f;
    Bench b = open_waiting(1, &f);
    b.use.pauses = 0;
    assert_false(until_it_waits(&b));
    bench_close(&b);
}

/* A card of a lane that falls, while a question is open; NO_PIECE: none. */
static PieceId falls_and_asks(const State *s)
{
    for (PieceId p = 0; s->nframes > 0 && !s->over && p < s->npieces; p++)
        if (s->piece[p].face & FACE_FALLING && (s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER))
            return p;
    return NO_PIECE;
}

/* A card that has fallen before the eyes does not lie there again while it is asked about its end. */
static void what_has_fallen_does_not_come_back(void **state)
{
    (void)state;
    PieceId p = NO_PIECE;
    Setup cfg = game_preset(&siege_game, 1);
    for (cfg.seed = 1; p == NO_PIECE && cfg.seed < 200; cfg.seed++) {
        Rng r = rng_seed(cfg.seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 300 && p == NO_PIECE && !match_over(m); i++) {
            PieceId before = falls_and_asks(match_truth(m));
            help_play(m, &r, 1);
            p = before == NO_PIECE ? falls_and_asks(match_truth(m)) : NO_PIECE;
        }
        if (p != NO_PIECE) {
            Bench b;
            char id[24];
            uint32_t last = match_serial(m) - 1;
            bench_open(&b, match_at(m, last), 1280, 800, 1);
            ui_set_motion(b.ui, false, 1);
            b.draws = true;
            b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0, .hands = true};
            bench_rest(&b);
            assert_int_equal(match_play(b.m, last, match_move(m, last)).code, 0);
            for (int i = 0; i < 60; i++)
                bench_rest(&b);
            (void)snprintf(id, sizeof id, "state-%d", (int)p);
            assert_true(falls_and_asks(match_truth(b.m)) == p);
            assert_null(bench_id(&b, id));
            bench_close(&b);
        }
        match_free(m);
    }
    assert_true(p != NO_PIECE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_has_fallen_does_not_come_back),
        cmocka_unit_test(who_looks_on_is_told_what_will_happen),
        cmocka_unit_test(every_lane_has_its_field),
        cmocka_unit_test(a_fight_opened_in_its_middle_tells_all_of_it),
        cmocka_unit_test(what_is_done_is_what_happened),
        cmocka_unit_test(what_the_lanes_did_adds_up),
        cmocka_unit_test(SH_10_19_a_portal_that_collapsed_is_not_whole_again),
        cmocka_unit_test(it_is_said_from_what_to_what),
        cmocka_unit_test(it_is_said_that_a_turn_wins),
        cmocka_unit_test(the_fields_stand_in_every_size),
        cmocka_unit_test(fields_stand_while_lanes_fight_and_never_else),
        cmocka_unit_test(the_treachery_card_is_named),
        cmocka_unit_test(the_fight_waits_after_each_lane),
        cmocka_unit_test(a_press_skips_to_the_next_place_and_no_further),
        cmocka_unit_test(the_rest_of_a_fight_can_be_had_at_once),
        cmocka_unit_test(nobody_waits_who_does_not_want_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
