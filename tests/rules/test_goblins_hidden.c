/* SPDX-License-Identifier: MIT
 * Goblin Ranks: who sees what (GH-2.2, GH-6.5, GH-25.1, section 5 of the rules), what can be inferred from moves, and
 * that nothing that is said tells more. */
#include "given_goblins.h"

#include "bots/bot.h"
#include "core/view.h"

/* How many pieces of a place a seat sees. */
static int sees(const Match *m, int seat, ViewKind kind, PlaceId at)
{
    View *v = view_for(m, seat, kind);
    const State *s = view_state(v);
    int n = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        n += s->piece[p].def != DEF_HIDDEN;
    assert_int_equal(table_size(s, at), table_size(match_truth(m), at)); /* numbers are public */
    view_free(v);
    return n;
}

/* The table of section 5 at this moment, for one seat (NO_SEAT: a bystander). */
static void check_sights(const Match *m, int seat, bool reminder)
{
    const State *s = match_truth(m);
    for (int at = 0; at < GOBLINS_PLACES; at++) {
        int size = table_size(s, (PlaceId)at), owner = goblins_game.place[at].seat, eyes = size, memory = size;
        PieceId p = table_first(s, (PlaceId)at);
        bool back = size && s->piece[p].face & FACE_DOWN;
        switch (goblins_game.place[at].group) {
        case GROUP_CELL:
        case GROUP_AIR:
            eyes = back && !reminder ? 0 : size;
            break;
        case GROUP_HAND:
            eyes = memory = owner == seat ? size : 0;
            break;
        case GROUP_CROWN:
            eyes = memory = owner == seat || s->over ? size : 0;
            break;
        case GROUP_ASIDE:
            eyes = memory = s->over ? size : 0;
            break;
        case GROUP_DECK:
            eyes = memory = 0;
            break;
        default: /* the box: everybody knows who is out */
            break;
        }
        assert_int_equal(sees(m, seat, VIEW_EYES, (PlaceId)at), eyes);
        assert_int_equal(sees(m, seat, VIEW_MEMORY, (PlaceId)at), memory);
    }
}

static void GH_2_2_GH_6_5_and_GH_25_1_who_sees_what_at_every_moment(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 30 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        cfg.option[OPT_MEMORY] = (uint8_t)(seed > 3);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        for (;;) {
            for (int seat = 0; seat <= cfg.nseats; seat++)
                check_sights(m, seat < cfg.nseats ? seat : NO_SEAT, seed > 3);
            if (match_over(m))
                break;
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

/* A back that is moved shows its face to nobody on the way. */
static void GH_6_4_a_back_stays_a_back_when_it_is_moved(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Sp;grid 0\n1 Rf [Ek] Sd .\n2 Ef . Es Sh\n3 Sf Sa . .");
    play_said(m, "Ann places Sp at 2,1");
    uint32_t before = match_serial(m);
    play_said(m, "Ann lifts 1,1");
    assert_int_equal(sees(m, 0, VIEW_EYES, PLACE_AIR), 0);
    play_said(m, "Ann lays at 3,2");
    for (int seat = 0; seat < 3; seat++) {
        Story *s = story(m, seat, before);
        for (int i = 0; i < s->n; i++)
            assert_int_equal(s->e[i].def, DEF_HIDDEN);
        assert_int_equal(count_events(s, EV_MOVED), 1);
        free(s);
    }
    match_free(m);
}

/* The log names a downed goblin in the turn in which it happens, and not later (R16). */
static void GH_6_3_the_log_names_no_back(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 7000 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            uint32_t serial = match_serial(m);
            Goblins before;
            memcpy(&before, match_truth(m), sizeof before);
            play_any(m, &r, 0);
            const State *s = match_truth(m);
            Story *heard = story(m, NO_SEAT, serial);
            for (int i = 0; i < heard->n; i++) {
                const Event *e = &heard->e[i];
                if (e->kind < EV_GAME || e->kind == EV_DOWNED || e->kind == EV_RAISED || e->kind == EV_THROWN)
                    continue;
                for (PieceId p = 0; p < s->npieces; p++) /* down before and after: unknown to the log */
                    if (before.s.piece[p].face & s->piece[p].face & FACE_DOWN)
                        assert_true(e->def != s->piece[p].def);
            }
            free(heard);
        }
        match_free(m);
    }
}

/* ---- nothing that is said depends on what is hidden -------------------------------------------------------------- */

static Move any_move(const State *s, Rng *r)
{
    Move m = {.kind = (uint8_t)(1 + rng_below(r, GOBLINS_MOVES - 1)), .seat = s->to_act};
    const uint8_t *arg = goblins_game.move[m.kind].arg;
    m.a = (uint16_t)rng_below(r, arg[0] == ARG_DEF ? DEF_CROWN : GRID_CELLS);
    m.b = (uint16_t)(arg[1] ? rng_below(r, GRID_CELLS) : 0);
    if (m.kind == MOVE_LAY || m.kind == MOVE_THROW)
        m.a = PLACE_AIR;
    return m;
}

static void compare_words(const State *truth, const State *world, Rng *r)
{
    char q1[200], d1[200], q2[200], d2[200];
    goblins_game.prompt(truth, truth->to_act, "Ann", q1, sizeof q1, d1, sizeof d1);
    goblins_game.prompt(world, world->to_act, "Ann", q2, sizeof q2, d2, sizeof d2);
    assert_string_equal(q1, q2);
    assert_string_equal(d1, d2);
    for (int i = 0; i < 12; i++) {
        Why one = {.cause = NO_PIECE}, two = {.cause = NO_PIECE};
        Move m = any_move(truth, r);
        goblins_game.why_not(truth, m, &one);
        goblins_game.why_not(world, m, &two);
        assert_string_equal(one.text, two.text);
        assert_string_equal(one.rule, two.rule);
        assert_int_equal(one.cause, two.cause);
    }
    Standing a = {0}, b = {0};
    goblins_game.standing(truth, &a);
    goblins_game.standing(world, &b);
    assert_memory_equal(a.score, b.score, sizeof a.score);
    assert_string_equal(a.note, b.note);
}

static void GH_2_2_words_and_refusals_tell_no_secret(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 50 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        Goblins world;
        while (!match_over(m)) {
            View *v = view_for(m, match_to_act(m), VIEW_EYES); /* another truth that its eyes cannot rule out */
            assert_true(view_imagine(v, &r, &world.s));
            compare_words(match_truth(m), &world.s, &r);
            view_free(v);
            play_any(m, &r, 0);
        }
        match_free(m);
    }
}

/* A reason speaks of the Crown of the seat that asks, and is the same whichever clans the others rule. */
static void GH_2_2_reasons_do_not_give_the_crowns_of_others_away(void **st)
{
    (void)st;
    int said = 0, own = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 90 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        Moves *legal = xcalloc(1, sizeof *legal);
        while (!match_over(m)) {
            View *v = view_for(m, match_to_act(m), VIEW_EYES);
            int me = match_to_act(m), rival = (me + 1) % cfg.nseats;
            Goblins world[2];
            for (int i = 0; i < 2; i++)
                assert_true(view_imagine(v, &r, &world[i].s));
            world[1] = world[0];
            PieceId mine = table_first(&world[1].s, (PlaceId)(PLACE_CROWN + me)),
                    other = table_first(&world[1].s, (PlaceId)(PLACE_CROWN + rival));
            DefId crown = world[1].s.piece[other].def;
            world[1].s.piece[other].def = crown == DEF_CROWN ? DEF_CROWN + 1 : DEF_CROWN;
            match_legal(m, me, legal);
            for (int i = 0; i < legal->n; i++) {
                char one[200], two[200];
                goblins_game.reason(&world[0].s, legal->m[i], one, sizeof one);
                goblins_game.reason(&world[1].s, legal->m[i], two, sizeof two);
                assert_string_equal(one, two);
                assert_true(one[0] && one[strlen(one) - 1] == '.' && !strchr(one, '{') && !strchr(one, '?'));
                said++;
            }
            world[0].s.piece[mine].def = world[0].s.piece[mine].def == DEF_CROWN ? DEF_CROWN + 1 : DEF_CROWN;
            for (int i = 0; i < legal->n; i++) {
                char one[200], two[200];
                goblins_game.reason(&world[0].s, legal->m[i], one, sizeof one);
                goblins_game.reason(&world[1].s, legal->m[i], two, sizeof two);
                own += strcmp(one, two) != 0;
            }
            view_free(v);
            play_any(m, &r, 0);
        }
        free(legal);
        match_free(m);
    }
    assert_true(said > 1000 && own > said / 10);
}

/* ---- what moves tell ---------------------------------------------------------------------------------------------- */

/* Evidence is counted from what lies open: two worlds that look alike give the same. */
static void evidence_is_public(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 700 + seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        Goblins world;
        while (!match_over(m)) {
            View *v = view_for(m, match_to_act(m), VIEW_MEMORY);
            assert_true(view_imagine(v, &r, &world.s));
            uint32_t serial = match_serial(m);
            play_any(m, &r, 0);
            goblins_game.apply(&world.s, match_move(m, serial), NULL);
            const Goblins *truth = goblins_of(match_truth(m));
            assert_memory_equal(truth->evidence, world.evidence, sizeof world.evidence);
            assert_memory_equal(truth->favour, world.favour, sizeof world.favour);
            view_free(v);
        }
        match_free(m);
    }
}

typedef struct {
    int right, worlds;
} Guesses;

/* How often the worlds that `seat` imagines give the others their true Crowns. */
static void count_guesses(const Match *m, int seat, Rng *r, Guesses *n)
{
    View *v = view_for(m, seat, VIEW_MEMORY);
    Goblins world;
    for (int i = 0; i < 40; i++) {
        assert_true(view_imagine(v, r, &world.s));
        for (int other = 0; other < world.s.nseats; other++) {
            if (other == seat)
                continue;
            n->right += goblins_crown(&world.s, other) == goblins_crown(match_truth(m), other);
            n->worlds++;
        }
        assert_int_equal(goblins_crown(&world.s, seat), goblins_crown(match_truth(m), seat));
    }
    view_free(v);
}

/* Opponents of the given level play to the middle of the game; then everybody guesses. Returns percent. */
static int guessed_right(int seats, int level, int games)
{
    enum { WORLDS = 40 };
    Bot *bot = bot_new(&goblins_game);
    Guesses n = {0};
    for (int i = 0; i < games; i++) {
        Setup cfg = preset_of(seats, 100u * (unsigned)seats + (unsigned)i);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(cfg.seed * 3);
        while (match_truth(m)->round <= goblins_turns(match_truth(m)) / 2) {
            View *v = view_for(m, match_to_act(m), VIEW_MEMORY);
            Move mv = bot_choose(bot, v, level, WORLDS, rng_next(&r), NULL, 0);
            view_free(v);
            assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
        }
        for (int seat = 0; seat < seats; seat++)
            count_guesses(m, seat, &r, &n);
        match_free(m);
    }
    bot_free(bot);
    return n.right * 100 / n.worlds;
}

/* By the middle of the game guesses about those who play for their clan are right clearly more often than by chance
 * (50 % with two and three seats, 33 % with four), and no better than chance about those who play anything. */
static void guesses_are_better_than_chance(void **st)
{
    (void)st;
    static const int chance[5] = {0, 0, 50, 50, 33};
    for (int seats = 2; seats <= 4; seats++) {
        int played = guessed_right(seats, BOT_MERCILESS, 24), random = guessed_right(seats, BOT_RANDOM, 24);
        (void)printf("%d seats: %d %% right, %d %% about players at random\n", seats, played, random);
        assert_true(played >= chance[seats] + 15);
        assert_in_range(random, (unsigned)chance[seats] - 12, (unsigned)chance[seats] + 12);
    }
}

/* With nothing to go by every deal of the Crowns is as likely as any other; evidence turns the scales. */
static void crowns_are_dealt_by_evidence(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben Cid;crowns R E S;grid 0\n1 Rf\n2 Ef\n3 Sf");
    Rng r = rng_seed(3);
    for (int weight = 0; weight <= 32; weight += 16) {
        Goblins *h = goblins_mut(copy_in(&g));
        int emerald = 0;
        h->evidence[1][CLAN_EMERALD] = (int8_t)weight; /* a doubling for every 16 */
        View *v = view_new(&goblins_game);
        view_of(v, &h->s, 0, VIEW_MEMORY);
        for (int i = 0; i < 4000; i++) {
            Goblins world;
            assert_true(view_imagine(v, &r, &world.s));
            emerald += goblins_crown(&world.s, 1) == CLAN_EMERALD;
        }
        int want = weight == 0 ? 2000 : weight == 16 ? 2667 : 3200;
        assert_in_range(emerald, want - 150, want + 150);
        view_free(v);
        free(h);
    }
    given_free(&g);
}

/* With all Crowns hidden (a bystander) every one of the 24 deals comes up. */
static void every_deal_is_imagined(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben Cid Dot;grid 0\n1 Rf\n2 Ef\n3 Sf\n4 Af");
    View *v = view_new(&goblins_game);
    Rng r = rng_seed(9);
    int times[256] = {0}, deals = 0;
    view_of(v, state_in(&g), NO_SEAT, VIEW_MEMORY);
    for (int i = 0; i < 2400; i++) {
        Goblins world;
        assert_true(view_imagine(v, &r, &world.s));
        int deal = 0;
        for (int seat = 0; seat < 4; seat++)
            deal = deal * 4 + (int)goblins_crown(&world.s, seat);
        times[deal]++;
    }
    for (int deal = 0; deal < 256; deal++) {
        deals += times[deal] > 0;
        assert_true(times[deal] == 0 || times[deal] > 50);
    }
    assert_int_equal(deals, 24);
    view_free(v);
    given_free(&g);
}

/* ---- taking back (D1 to D21) ------------------------------------------------------------------------------------ */

static void takes_back(Match *m, const char *words)
{
    uint64_t before = match_hash(m);
    play_said(m, words);
    Status st = match_undo(m, match_move(m, match_serial(m) - 1).seat);
    if (st.code)
        fail_msg("'%s' cannot be taken back: %s", words, st.text);
    assert_true(match_hash(m) == before);
    play_said(m, words);
}

static void keeps(Match *m, const char *words)
{
    play_said(m, words);
    Status st = match_can_undo(m, 0);
    if (st.code == 0)
        fail_msg("'%s' can be taken back", words);
}

#define ROW(options)                                                                                                   \
    "seats Ann Ben Cid;" options "grid -1;1 Rb Ef Sk;2 [Rh] Rf Ed;3 . Sf Sb; hand Ann Rp Sw Rk Eh; turn Ann"

static void GH_26_1_the_draw_closes_the_way_back(void **st)
{
    (void)st;
    Match *m = match_given(ROW(""));
    keeps(m, "Ann places Rk at 3,-1"); /* nothing to use: a card is drawn at once */
    match_free(m);
    m = match_given(ROW(""));
    takes_back(m, "Ann places Rp at 3,-1");
    keeps(m, "Ann enough"); /* drawn now */
    assert_true(match_can_undo(m, 1).code != 0);
    match_free(m);
    /* With an empty deck nothing is drawn: until the next seat has chosen. */
    int turns = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), seed);
        Rng r = rng_seed(seed);
        m = new_match(&cfg);
        while (!match_over(m)) {
            int seat = match_to_act(m);
            bool empty = table_size(match_truth(m), PLACE_DECK) == 0;
            play_any(m, &r, 0);
            bool ended = match_to_act(m) != seat, raised = match_move(m, match_serial(m) - 1).kind == MOVE_RAISE;
            if (ended)
                assert_int_equal(match_can_undo(m, seat).code == 0, empty && !raised && !match_over(m));
            turns += ended && empty;
            assert_true(!ended || match_over(m) || match_can_undo(m, match_to_act(m)).code != 0);
        }
        match_free(m);
    }
    assert_true(turns > 30);
}

static void GH_26_2_a_goblin_laid_may_be_taken_back_while_its_power_is_open(void **st)
{
    (void)st;
    Match *m = match_given(ROW(""));
    uint64_t start = match_hash(m);
    takes_back(m, "Ann places Rp at 3,-1");
    takes_back(m, "Ann lifts 3,0");
    takes_back(m, "Ann lays at 1,2");
    for (int i = 0; i < 3; i++)
        assert_int_equal(match_undo(m, 0).code, 0);
    assert_true(match_hash(m) == start);
    takes_back(m, "Ann places Sw at 1,-1"); /* the Wrecker, dropped on the wrong one */
    match_free(m);
}

static void GH_26_3_a_raise_shows_a_face_unless_it_was_seen(void **st)
{
    (void)st;
    static const char *const raise = "Ann raises 2,-1";
    Match *m = match_given(ROW(""));
    takes_back(m, "Ann places Eh at 3,-1");
    keeps(m, raise);
    match_free(m);
    m = match_given(ROW("option memory reminder;"));
    play_said(m, "Ann places Eh at 3,-1");
    Given g = given(ROW("option memory reminder;") ";Ann places Eh at 3,-1; Ann raises 2,-1");
    bool more =
        state_in(&g)->to_act == 0; /* the raised Herbalist would find no other back: the turn ends with a draw */
    given_free(&g);
    if (more)
        takes_back(m, raise);
    else
        keeps(m, raise);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_2_2_GH_6_5_and_GH_25_1_who_sees_what_at_every_moment),
        cmocka_unit_test(GH_6_4_a_back_stays_a_back_when_it_is_moved),
        cmocka_unit_test(GH_6_3_the_log_names_no_back),
        cmocka_unit_test(GH_2_2_words_and_refusals_tell_no_secret),
        cmocka_unit_test(GH_2_2_reasons_do_not_give_the_crowns_of_others_away),
        cmocka_unit_test(evidence_is_public),
        cmocka_unit_test(guesses_are_better_than_chance),
        cmocka_unit_test(crowns_are_dealt_by_evidence),
        cmocka_unit_test(every_deal_is_imagined),
        cmocka_unit_test(GH_26_1_the_draw_closes_the_way_back),
        cmocka_unit_test(GH_26_2_a_goblin_laid_may_be_taken_back_while_its_power_is_open),
        cmocka_unit_test(GH_26_3_a_raise_shows_a_face_unless_it_was_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
