/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what is foreseen of a turn is what happens (docs/rules/siege.md, SH-7 and SH-8), and nothing of it
 * tells more than the seat may know. */
#include "given_siege.h"

#include "../unit/deep.h"
#include "core/view.h"
#include "games/siege/siege_forecast.h"

enum { GAMES = 108, MOVES_MOST = 900 };

static Siege siege;
static State *const s = &siege.s;
static Rng luck;

static void lay(int game)
{
    Setup cfg = game_preset(&siege_game, 1 + game % 3);
    cfg.option[OPT_HORDE] = (uint8_t)(game / 3 % 2);
    cfg.option[OPT_SET] = (uint8_t)(game % siege_game.option[OPT_SET].nchoices);
    cfg.option[OPT_DECK] = (uint8_t)(game % 3);
    cfg.option[OPT_DECK + 1] = (uint8_t)((game + 1) % 3);
    cfg.seed = 4100 + (uint64_t)game;
    luck = rng_seed(cfg.seed);
    for (int o = OPT_OUTSIDER; game % 2 && o < siege_game.noptions; o++) { /* any rules of the house */
        uint8_t preset = cfg.option[o];
        cfg.option[o] = (uint8_t)rng_below(&luck, siege_game.option[o].nchoices);
        if (siege_setup_fault(&cfg))
            cfg.option[o] = preset;
    }
    assert_null(siege_setup_fault(&cfg));
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
}

/* An ally comes to where a monster is. */
static bool meets(Move m)
{
    PieceId upper = m.kind == MOVE_PLAY || m.kind == MOVE_MOVE ? siege_upper(s, m.b - 1) : NO_PIECE;
    return upper != NO_PIECE && (m.kind == MOVE_MOVE || siege_card(m.a)->type == CARD_ALLY);
}

/* Plays cards rather than anything else, most of all where they meet somebody, so that there is something to fight. */
static Move some_move(void)
{
    static Moves legal;
    if (siege.step == STEP_ALLIANCE) /* a table of plenty */
        siege_gain_mana(s, 0, MANA_MOST, NULL);
    game_legal(&siege_game, s, s->to_act, &legal);
    Move m = legal.m[rng_below(&luck, (uint32_t)legal.n)];
    for (int i = 0; i < 24 && !meets(m) && m.kind <= MOVE_DONE; i++)
        m = legal.m[rng_below(&luck, (uint32_t)legal.n)];
    return m;
}

static void step(Move m)
{
    siege_apply(s, m, NULL);
    s->serial++;
}

typedef void Look(void);

static void play_all(int games, Look *look)
{
    for (int game = 0; game < games; game++) {
        lay(game);
        for (int i = 0; i < MOVES_MOST && !s->over; i++) {
            look();
            if (s->over)
                break;
            step(some_move());
        }
    }
}

/* ---- SH-7, SH-8: it comes as foreseen ---------------------------------------------------------------------------------- */

static int checked[LANES + 1], damaged, fallen, robbed;

static int health(int unit)
{
    PieceId p = siege_piece(s, unit);
    int n = siege_falling(s, p) ? 0 : siege_health(s, unit);
    return n > 0 ? n : 0;
}

static bool stands(PieceId p)
{
    PlaceId at = s->piece[p].place;
    bool lane = at == PLACE_UPPER || at == PLACE_LOWER;
    return lane && !siege_falling(s, p) &&
           !(siege_card_of(s, p)->type == CARD_MINION && s->piece[p].num[NUM_HEALTH] <= 0);
}

/* Declines draws, which change no fight; false: somebody else is asked. */
static bool nobody_asked(void)
{
    while (!s->over && s->nframes > 0) {
        const Frame *f = frame_peek(s);
        if (f->op != ASK_SEAT || f->arg != FOR_DRAW)
            return false;
        step((Move){MOVE_NOTHING, s->to_act, 0, 0, 0});
    }
    return true;
}

/* Plays the fight that is about to begin, and compares as long as it was said to be sure. */
static void compare(SiegeForecast f)
{
    for (int lane = 0; lane < LANES; lane++) {
        const SiegeLaneForecast *l = &f.lane[lane];
        if (!l->sure)
            return;
        int castle = health(UNIT_CASTLE), portal = health(UNIT_PORTAL);
        assert_int_equal(siege.step, STEP_LANE);
        assert_int_equal(siege_upper(s, lane), l->upper);
        assert_int_equal(siege_lower(s, lane), l->lower);
        step((Move){.kind = MOVE_GO});
        assert_true(nobody_asked());
        assert_int_equal(castle - health(UNIT_CASTLE), l->castle);
        assert_int_equal(portal - health(UNIT_PORTAL), l->portal);
        if (l->upper != NO_PIECE && stands(l->upper))
            assert_int_equal(siege_health(s, siege_unit(s, l->upper)), l->upper_left);
        if (l->lower != NO_PIECE && stands(l->lower))
            assert_int_equal(siege_health(s, siege_unit(s, l->lower)), l->lower_left);
        assert_false(l->upper_falls && stands(l->upper));
        assert_false(l->lower_falls && stands(l->lower));
        assert_true(l->lower == NO_PIECE || l->lower_falls || stands(l->lower) ||
                    s->piece[l->lower].place != PLACE_DISCARD + s->piece[l->lower].owner);
        assert_true(l->upper == NO_PIECE || l->upper_falls || stands(l->upper) ||
                    s->piece[l->upper].place != PLACE_HORDE_DISCARD);
        checked[lane]++;
        damaged += l->castle != 0 || l->portal != 0;
        fallen += l->upper_falls + l->lower_falls;
        if (s->over)
            return;
    }
    if (!f.sure)
        return;
    assert_int_equal(siege.step, STEP_PILLAGE);
    step((Move){.kind = MOVE_GO});
    assert_true(nobody_asked());
    for (int seat = 0; seat < siege_allies(s); seat++)
        assert_int_equal(table_size(s, deck_at(seat)), f.deck_then[seat]);
    assert_int_equal(health(UNIT_CASTLE), f.castle_then);
    assert_int_equal(s->over && siege.end == END_DECK ? siege.end_seat : NO_SEAT, f.loses_by_deck);
    assert_int_equal(siege.outsider_fallen && !s->over, f.wins);
    checked[LANES]++;
    robbed += f.pillage > 0;
}

static void the_fight_comes_as_foreseen(void)
{
    SiegeForecast f;
    if (siege.step != STEP_LANE || s->nframes || siege.lane != 0)
        return;
    siege_forecast(s, NO_SEAT, &f);
    assert_int_equal(f.castle_now, health(UNIT_CASTLE));
    assert_int_equal(f.portal_now, health(UNIT_PORTAL));
    compare(f);
}

static void SH_7_1_and_SH_8_2_what_is_foreseen_as_sure_comes(void **st)
{
    (void)st;
    play_all(GAMES, the_fight_comes_as_foreseen);
    for (int lane = 0; lane <= LANES; lane++)
        assert_true(checked[lane] > 40);
    assert_true(damaged > 100 && fallen > 30 && robbed > 20);
}

static int ended, uncovered;

/* All alliance seats are done, and no treachery card is revealed. */
static void the_turn_comes_as_foreseen(void)
{
    static Siege before;
    SiegeForecast f;
    if (siege.step != STEP_ALLIANCE || s->nframes)
        return;
    siege_forecast(s, siege_versus(s) ? siege_horde_seat(s) : 0, &f);
    before = siege;
    unsigned lower = (unsigned)siege_free_lanes(s, PLACE_LOWER);
    bool concealed = false;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        concealed |= siege_concealed(s, p);
    for (int seat = 0; seat < siege_allies(s); seat++)
        if (!siege.done[seat])
            step((Move){.kind = MOVE_DONE, .seat = (uint8_t)seat});
    if (f.lane[0].sure) {
        assert_true(nobody_asked());
        assert_int_equal(siege.step, STEP_TREACHERY);
        ended += lower != (unsigned)siege_free_lanes(s, PLACE_LOWER);
        uncovered += concealed;
        siege.step = STEP_LANE;
        compare(f);
    }
    siege = before;
}

static void SH_5_21_to_SH_5_23_the_turn_is_foreseen_from_the_alliance_phase(void **st)
{
    (void)st;
    memset(checked, 0, sizeof checked);
    damaged = fallen = robbed = 0;
    play_all(GAMES, the_turn_comes_as_foreseen);
    for (int lane = 0; lane <= LANES; lane++)
        assert_true(checked[lane] > 200);
    assert_true(damaged > 200 && fallen > 200 && robbed > 200);
    assert_true(ended > 20 && uncovered > 500);
}

/* ---- while a wave arrives ---------------------------------------------------------------------------------------------- */

static int closed_up;

/* In the way that does least, as later questions are answered where something is foreseen. */
static void answer_least(void)
{
    static Moves legal;
    game_legal(&siege_game, s, s->to_act, &legal);
    Move m = legal.m[0];
    for (int i = 1; i < legal.n; i++)
        m = legal.m[i].kind == MOVE_NOTHING || legal.m[i].kind == MOVE_NO ? legal.m[i] : m;
    step(m);
}

static void the_wave_closes_up_as_foreseen(void)
{
    static Siege before;
    SiegeForecast f;
    if (siege.step != STEP_RESOLVE || s->nframes == 0)
        return;
    before = siege;
    siege_forecast(s, 0, &f);
    answer_least();
    while (siege.step == STEP_RESOLVE && s->nframes > 0 && !s->over)
        answer_least();
    bool known = table_size(s, PLACE_HORDE_DECK) == table_size(&before.s, PLACE_HORDE_DECK) &&
                 table_size(s, PLACE_PILE) == table_size(&before.s, PLACE_PILE);
    if (siege.step == STEP_ALLIANCE && known)
        for (int lane = 0; lane < LANES; lane++) {
            if (f.lane[lane].open || f.lane[lane].kind == LANE_NEVER)
                continue;
            assert_int_equal(f.lane[lane].upper, siege_upper(s, lane));
            closed_up += siege_upper(s, lane) != siege_upper(&before.s, lane);
        }
    siege = before;
}

static void SH_4_12_what_closes_up_is_foreseen_where_it_will_stand(void **st)
{
    (void)st;
    play_all(GAMES, the_wave_closes_up_as_foreseen);
    assert_true(closed_up > 20);
}

/* ---- a move that is held over the table -------------------------------------------------------------------------------- */

static int plain, not_plain;

static void a_move_is_foreseen(void)
{
    static Siege before;
    static Moves legal;
    SiegeForecast after, then;
    if (siege.step != STEP_ALLIANCE && siege.step != STEP_REACTION)
        return;
    before = siege;
    game_legal(&siege_game, s, s->to_act, &legal);
    for (int i = 0; i < legal.n; i += 6) {
        bool is_plain = siege_forecast_after(s, legal.m[i], &after);
        assert_memory_equal(&siege, &before, sizeof siege);
        plain += is_plain;
        not_plain += !is_plain;
        if (is_plain) {
            step(legal.m[i]);
            siege_forecast(s, legal.m[i].seat, &then);
            assert_memory_equal(&after, &then, sizeof then);
            siege = before;
        }
    }
}

static void SH_5_4_a_move_without_a_question_is_foreseen_as_it_is(void **st)
{
    (void)st;
    play_all(GAMES / help_many(4, 2), a_move_is_foreseen);
    assert_true(plain > 1000 && not_plain > 200);
}

/* ---- section 5: nobody learns more ------------------------------------------------------------------------------------- */

static View *view;

static void is_label(const char *text, size_t most)
{
    size_t letters = 0;
    for (const char *c = text; *c; c++)
        letters += (*c & 0xC0) != 0x80;
    if (letters > most || strstr(text, "  ") || (letters && text[strlen(text) - 1] == '.'))
        fail_msg("no label: '%s'", text);
}

static unsigned kinds_warned;

static void words_fit(const State *seen, int seat, const SiegeForecast *f)
{
    char head[SENTENCE_MAX], detail[SENTENCE_MAX];
    SiegeWarning warning[16];
    for (int lane = 0; lane < LANES; lane++) {
        (void)siege_forecast_words(seen, f, lane, head, sizeof head, detail, sizeof detail);
        assert_true(head[0] != '\0');
        is_label(head, 20);
        is_label(detail, 24);
    }
    (void)siege_pillage_words(seen, f, head, sizeof head, detail, sizeof detail);
    is_label(head, 18);
    is_label(detail, 24);
    int n = siege_warnings(seen, seat, f, warning, 16);
    assert_true(n == 0 || seen->phase == PHASE_ALLIANCE);
    for (int i = 0; i < n; i++) {
        siege_warning_words(seen, &warning[i], head, sizeof head);
        assert_true(head[0] != '\0' && head[strlen(head) - 1] == '.');
        kinds_warned |= 1u << warning[i].kind;
    }
}

static void same_from_the_view(void)
{
    static Moves legal;
    SiegeForecast truth, seen;
    for (int seat = 0; seat < s->nseats; seat++) {
        view_of(view, s, seat, VIEW_EYES);
        siege_forecast(s, seat, &truth);
        siege_forecast(view_state(view), seat, &seen);
        assert_memory_equal(&truth, &seen, sizeof truth);
        words_fit(view_state(view), seat, &seen);
        game_legal(&siege_game, s, seat, &legal);
        for (int i = (int)s->serial % 17; i < legal.n; i += 17) {
            bool plain_truth = siege_forecast_after(s, legal.m[i], &truth);
            assert_true(siege_forecast_after(view_state(view), legal.m[i], &seen) == plain_truth);
            assert_memory_equal(&truth, &seen, sizeof truth);
        }
    }
}

static void section_5_a_view_foresees_what_the_truth_does(void **st)
{
    (void)st;
    view = view_new(&siege_game);
    play_all(GAMES / help_many(6, 3), same_from_the_view);
    view_free(view);
    assert_int_equal(kinds_warned | 1u << WARN_PART, (1u << (WARN_MANA + 1)) - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_7_1_and_SH_8_2_what_is_foreseen_as_sure_comes),
        cmocka_unit_test(SH_5_21_to_SH_5_23_the_turn_is_foreseen_from_the_alliance_phase),
        cmocka_unit_test(SH_4_12_what_closes_up_is_foreseen_where_it_will_stand),
        cmocka_unit_test(SH_5_4_a_move_without_a_question_is_foreseen_as_it_is),
        cmocka_unit_test(section_5_a_view_foresees_what_the_truth_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
