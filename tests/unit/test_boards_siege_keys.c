/* SPDX-License-Identifier: MIT
 * Siege by keys alone: every card of the hand is come to, what is in the hand goes to its targets and back, nothing is
 * lost by an arrow and Enter, and what cannot be used says why. */
#include "help_siege.h"
#include "help_stage.h"

#include "games/siege/table/siege_layout.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"

static void open_here(Bench *b, Here *here)
{
    Match *m = siege_comes_to(here, 1, false);
    bench_open(b, m, 1280, 800, 1);
    b->use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(b);
    bench_key(b, SDLK_TAB);
}

static bool acts(const Match *m)
{
    return match_truth(m)->nframes == 0 && siege_of(match_truth(m))->step == STEP_ALLIANCE;
}

static bool has_kind(const Match *m, int kind)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == kind)
            return true;
    return false;
}

static const char *focused(const Bench *b)
{
    return ui_focused(b->ui);
}

static const char *id_of_piece(PieceId p)
{
    static char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", (int)p);
    return id;
}

static void put_keys(Bench *b, const char *id)
{
    ui_focus(b->ui, id);
    bench_rest(b);
    assert_string_equal(focused(b), id);
}

static bool is_in_state(const json_t *item, const char *word)
{
    size_t i;
    json_t *it;
    json_array_foreach(json_object_get(item, "state"), i, it) if (strcmp(json_string_value(it), word) == 0) return true;
    return false;
}

static const char *tip(const Bench *b)
{
    json_t *item = bench_id(b, "tip");
    return item ? word_in(item, "label") : "";
}

/* ---- the hand ---------------------------------------------------------------------------------------------------- */

static bool can_play(const Match *m, PieceId p)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if ((legal.m[i].kind == MOVE_PLAY || legal.m[i].kind == MOVE_CAST || legal.m[i].kind == MOVE_ATTACH) &&
            legal.m[i].a == match_truth(m)->piece[p].def)
            return true;
    return false;
}

/* No spell can be cast: the hand is no candidate of any choice by a click, and some of it can be played. */
static bool some_are_dim(const Match *m)
{
    const State *s = match_truth(m);
    int dim = 0, lit = 0;
    if (!acts(m) || has_kind(m, MOVE_CAST))
        return false;
    for (PieceId p = table_first(s, PLACE_HAND); p != NO_PIECE; p = s->piece[p].next)
        *(can_play(m, p) ? &lit : &dim) += 1;
    return dim > 0 && lit > 0;
}

static float left_of(const Bench *b, PieceId p)
{
    return bench_rect(b, bench_id(b, id_of_piece(p))).x;
}

static void SH_5_4_arrows_go_over_all_cards_of_the_hand_and_enter_says_why_not(void **unused)
{
    (void)unused;
    Bench b;
    PieceId first = NO_PIECE;
    open_here(&b, some_are_dim);
    const State *s = match_truth(b.m);
    for (PieceId p = table_first(s, PLACE_HAND); p != NO_PIECE; p = s->piece[p].next)
        if (first == NO_PIECE || left_of(&b, p) < left_of(&b, first))
            first = p;
    put_keys(&b, id_of_piece(first));
    int seen = 0;
    for (int i = table_size(s, PLACE_HAND); i > 0; i--) {
        PieceId at = (PieceId)SDL_atoi(focused(&b) + 6);
        assert_true(strncmp(focused(&b), "piece-", 6) == 0 && s->piece[at].place == PLACE_HAND);
        seen++;
        if (!can_play(b.m, at)) {
            bench_key(&b, SDLK_RETURN);
            assert_string_equal(focused(&b), id_of_piece(at));
            assert_true(tip(&b)[0] != '\0');
        }
        bench_key(&b, SDLK_RIGHT);
    }
    assert_int_equal(seen, table_size(s, PLACE_HAND));
    assert_string_not_equal(focused(&b), "move-done"); /* the deck lies beyond */
    bench_close(&b);
}

/* ---- in the hand ------------------------------------------------------------------------------------------------- */

static bool can_enter_lanes(const Match *m)
{
    return acts(m) && has_kind(m, MOVE_PLAY) && has_kind(m, MOVE_DISCARD) && has_kind(m, MOVE_MOVE);
}

static PieceId playable(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        for (PieceId p = table_first(s, PLACE_HAND); legal.m[i].kind == MOVE_PLAY && p != NO_PIECE;
             p = s->piece[p].next)
            if (s->piece[p].def == legal.m[i].a)
                return p;
    return NO_PIECE;
}

static void what_is_in_the_hand_goes_to_its_targets_and_back(void **unused)
{
    (void)unused;
    static const SDL_Keycode way[] = {SDLK_RIGHT, SDLK_UP, SDLK_LEFT, SDLK_DOWN, SDLK_LEFT, SDLK_LEFT, SDLK_UP};
    Bench b;
    open_here(&b, can_enter_lanes);
    char card[24];
    (void)snprintf(card, sizeof card, "%s", id_of_piece(playable(b.m)));
    put_keys(&b, card);
    bench_key(&b, SDLK_RETURN);
    for (int i = 0; i < 40; i++) {
        json_t *at = bench_id(&b, focused(&b));
        bool target = strcmp(word_in(at, "can"), "target") == 0, held = strcmp(focused(&b), card) == 0;
        assert_true(target || held || strcmp(focused(&b), "put-back") == 0);
        bench_key(&b, way[i % 7]);
    }
    bench_key(&b, SDLK_ESCAPE);
    assert_string_equal(focused(&b), card);
    bench_close(&b);
}

static PieceId discardable(const Match *m)
{
    Moves legal;
    match_legal(m, 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_MOVE)
            for (int k = 0; k < legal.n; k++)
                if (legal.m[k].kind == MOVE_DISCARD && legal.m[k].a == legal.m[i].a)
                    return (PieceId)legal.m[k].a;
    return NO_PIECE;
}

static void SH_5_16_a_card_is_discarded_on_purpose_only(void **unused)
{
    (void)unused;
    Bench b;
    json_t *item;
    open_here(&b, can_enter_lanes);
    PieceId ally = discardable(b.m);
    assert_true(ally != NO_PIECE);
    Rect done = bench_rect(&b, bench_id(&b, "move-done"));
    put_keys(&b, id_of_piece(ally));
    bench_key(&b, SDLK_RETURN);
    Rect back = bench_rect(&b, bench_id(&b, "put-back")), discard = {0};
    char id[64] = "";
    for (int i = 0; (item = bench_item(&b, "kind", "button", i)); i++)
        if (strncmp(word_in(item, "id"), "move-discard", 12) == 0) {
            (void)snprintf(id, sizeof id, "%s", word_in(item, "id"));
            discard = bench_rect(&b, item);
        }
    assert_true(done.w > 0 && discard.w > 0);
    assert_true(bench_says(&b, "Move ")); /* it lies there already and is not played */
    assert_true(discard.x + discard.w < back.x && discard.x + discard.w < done.x); /* never where *Done* was */
    for (int i = 0; (item = bench_item(&b, "can", "target", i)); i++) {
        char from[48];
        (void)snprintf(from, sizeof from, "%s", word_in(item, "id"));
        if (!is_in_state(item, "keys")) {
            assert_string_equal(from, "place-discard-0");
            continue;
        }
        put_keys(&b, from);
        bench_key(&b, SDLK_DOWN);
        assert_true(strcmp(focused(&b), id) != 0);
    }
    put_keys(&b, "put-back");
    bench_key(&b, SDLK_LEFT);
    assert_string_equal(focused(&b), id);
    bench_key(&b, SDLK_ESCAPE);
    assert_string_equal(focused(&b), id_of_piece(ally));
    bench_close(&b);
}

/* ---- done -------------------------------------------------------------------------------------------------------- */

static int mana_left(const Match *m)
{
    return siege_of(match_truth(m))->mana[0];
}

static int boost(const Match *m)
{
    return siege_card_of(match_truth(m), siege_piece(match_truth(m), UNIT_PORTAL))->boost;
}

static bool could_still_play(const Match *m)
{
    return acts(m) && playable(m) != NO_PIECE && mana_left(m) >= boost(m);
}

/* Nothing else is asked about. */
static bool is_quiet(const Match *m)
{
    const State *s = match_truth(m);
    SiegeForecast f;
    SiegeWarning w[8];
    siege_forecast(s, 0, &f);
    int n = siege_warnings(s, 0, &f, w, 8);
    return n == 0 || w[0].kind >= WARN_UNUSED;
}

static bool has_nothing_to_play(const Match *m)
{
    return acts(m) && !has_kind(m, MOVE_CAST) && !has_kind(m, MOVE_ATTACH) && !has_kind(m, MOVE_PLAY) && is_quiet(m);
}

static bool keeps_a_little(const Match *m)
{
    return acts(m) && playable(m) != NO_PIECE && mana_left(m) > 0 && mana_left(m) < boost(m) && is_quiet(m);
}

static void need_done_at_once(Here *here)
{
    Bench b;
    open_here(&b, here);
    uint32_t serial = match_serial(b.m);
    put_keys(&b, "move-done");
    bench_key(&b, SDLK_RETURN);
    assert_true(match_serial(b.m) > serial);
    bench_close(&b);
}

static void SH_5_2_done_asks_once_while_a_turns_mana_is_left_for_cards(void **unused)
{
    (void)unused;
    Bench b;
    open_here(&b, could_still_play);
    uint32_t serial = match_serial(b.m);
    put_keys(&b, "move-done");
    bench_key(&b, SDLK_RETURN);
    assert_int_equal(match_serial(b.m), serial);
    assert_true(bench_says(&b, "you can still play") && bench_says(&b, "mana left"));
    bench_key(&b, SDLK_ESCAPE);
    assert_string_equal(focused(&b), "move-done");
    bench_key(&b, SDLK_RETURN);
    bench_key(&b, SDLK_RETURN);
    assert_true(match_serial(b.m) > serial);
    bench_close(&b);
    need_done_at_once(has_nothing_to_play);
    need_done_at_once(keeps_a_little);
}

/* ---- what is of no use now --------------------------------------------------------------------------------------- */

static bool castle_is_used(const Match *m)
{
    const State *s = match_truth(m);
    return acts(m) && s->piece[table_first(s, PLACE_CASTLE)].face & FACE_EXHAUSTED;
}

static void SH_5_18_the_panel_of_the_castle_says_why_it_cannot_be_used(void **unused)
{
    (void)unused;
    Bench b;
    open_here(&b, castle_is_used);
    put_keys(&b, "tip-castle");
    assert_null(strstr(tip(&b), "exhausted"));
    bench_key(&b, SDLK_RETURN);
    assert_non_null(strstr(tip(&b), "is exhausted."));
    bench_close(&b);
}

static bool faces_a_monster(const Match *m)
{
    const State *s = match_truth(m);
    PieceId p = table_first(s, PLACE_UPPER);
    return acts(m) && has_kind(m, MOVE_DISCARD) && p != NO_PIECE && siege_unit(s, p) < UNIT_MINION;
}

static void a_monster_of_the_horde_is_not_barred_and_says_whose_it_is(void **unused)
{
    (void)unused;
    Bench b;
    open_here(&b, faces_a_monster);
    PieceId p = table_first(match_truth(b.m), PLACE_UPPER);
    put_keys(&b, id_of_piece(p));
    assert_string_equal(word_in(bench_id(&b, id_of_piece(p)), "can"), "");
    assert_null(strstr(tip(&b), "not now"));
    bench_key(&b, SDLK_RETURN);
    assert_non_null(strstr(tip(&b), " is the horde’s. An ally in its lane blocks it"));
    bench_close(&b);
}

/* A key pressed while a story is shown leads to what explains itself beside the lanes; the question that comes then takes the
 * focus from there. */
static void a_question_takes_the_keys_from_what_explains_itself(void **unused)
{
    (void)unused;
    static const char *const figure[] = {"tip-wave", "tip-horde-deck", "tip-deck", "tip-castle"};
    for (size_t i = 0; i < sizeof figure / sizeof *figure; i++) {
        Bench b;
        Moves legal;
        open_here(&b, acts);
        put_keys(&b, figure[i]);
        match_legal(b.m, 0, &legal);
        assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[0]).code, 0);
        bench_rest(&b);
        assert_int_equal(match_asked(b.m, 0), 0);
        assert_true(strncmp(focused(&b), "piece-", 6) == 0 || strncmp(focused(&b), "move-", 5) == 0);
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_5_4_arrows_go_over_all_cards_of_the_hand_and_enter_says_why_not),
        cmocka_unit_test(what_is_in_the_hand_goes_to_its_targets_and_back),
        cmocka_unit_test(SH_5_16_a_card_is_discarded_on_purpose_only),
        cmocka_unit_test(SH_5_2_done_asks_once_while_a_turns_mana_is_left_for_cards),
        cmocka_unit_test(SH_5_18_the_panel_of_the_castle_says_why_it_cannot_be_used),
        cmocka_unit_test(a_monster_of_the_horde_is_not_barred_and_says_whose_it_is),
        cmocka_unit_test(a_question_takes_the_keys_from_what_explains_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
