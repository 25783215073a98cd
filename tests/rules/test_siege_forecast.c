/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what is foreseen of a turn is what happens (docs/rules/siege.md, SH-7 and SH-8), and nothing of it
 * tells more than the seat may know. */
#include "../unit/help.h"

#include "core/view.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"

enum { GAMES = 72, MOVES_MOST = 900 };

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
    cfg.option[OPT_FEAT] = (uint8_t)(game % 5 == 4 ? FEAT_WORLD_ON_ITS_HEAD : FEAT_NONE);
    cfg.seed = 4100 + (uint64_t)game;
    if (siege_setup_fault(&cfg))
        cfg.option[OPT_FEAT] = FEAT_NONE;
    assert_null(siege_setup_fault(&cfg));
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
    luck = rng_seed(cfg.seed);
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

static void play_all(Look *look)
{
    for (int game = 0; game < GAMES; game++) {
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
static void comes_as_foreseen(void)
{
    SiegeForecast f;
    if (siege.step != STEP_LANE || s->nframes || siege.lane != 0)
        return;
    siege_forecast(s, NO_SEAT, &f);
    assert_int_equal(f.castle_now, health(UNIT_CASTLE));
    assert_int_equal(f.portal_now, health(UNIT_PORTAL));
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
    checked[LANES]++;
    robbed += f.pillage > 0;
}

static void SH_7_1_and_SH_8_2_what_is_foreseen_as_sure_comes(void **st)
{
    (void)st;
    play_all(comes_as_foreseen);
    for (int lane = 0; lane <= LANES; lane++)
        assert_true(checked[lane] > 40);
    assert_true(damaged > 100 && fallen > 30 && robbed > 20);
}

/* ---- section 5: nobody learns more ------------------------------------------------------------------------------------- */

static View *view;

static void same_from_the_view(void)
{
    SiegeForecast truth, seen;
    for (int seat = 0; seat < s->nseats; seat++) {
        view_of(view, s, seat, VIEW_EYES);
        siege_forecast(s, seat, &truth);
        siege_forecast(view_state(view), seat, &seen);
        assert_memory_equal(&truth, &seen, sizeof truth);
    }
}

static void section_5_a_view_foresees_what_the_truth_does(void **st)
{
    (void)st;
    view = view_new(&siege_game);
    play_all(same_from_the_view);
    view_free(view);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_7_1_and_SH_8_2_what_is_foreseen_as_sure_comes),
        cmocka_unit_test(section_5_a_view_foresees_what_the_truth_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
