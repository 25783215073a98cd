/* SPDX-License-Identifier: MIT
 * What is said on the table of Siege while something happens: the cause before what comes of it, the treachery card by
 * what of it counts, a card in play by what it is worth now. */
#include "help_stage.h"

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "core/table.h"
#include "core/text.h"

static const char *label_of(const Bench *b, const char *id)
{
    return bench_id(b, id) ? word_in(bench_id(b, id), "label") : "";
}

/* A kept game after so many moves. Turn 5 of it: Vorgash Ten-Chains is the treachery card and boosts Chasm Worm. */
enum { IS_DONE = 89, MAY_REACT = 91, FOUGHT = 103 };

static Match *kept_game(uint32_t moves)
{
    Match *all = help_replay("siege-opponents-1");
    Match *m = match_at(all, moves);
    match_free(all);
    return m;
}

static void go_to(Match *m, uint32_t moves)
{
    Match *all = kept_game(moves);
    while (match_serial(m) < moves)
        assert_int_equal(match_play(m, match_serial(m), match_move(all, match_serial(m))).code, 0);
    match_free(all);
}

static PieceId piece_of(const State *s, const char *word, PlaceId place)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].place == place && strcmp(say_word(siege_game.def[s->piece[p].def].name), word) == 0)
            return p;
    fail_msg("%s is not there", word);
    return NO_PIECE;
}

/* SH-6.1, SH-6.5: whom it makes stronger and by how much; nothing of what is printed on it and does not count. */
static void the_treachery_card_says_what_counts(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(MAY_REACT);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    assert_string_equal(label_of(&b, "boost"), "+2");
    assert_true(bench_says(&b, "*Chasm Worm* gets +2 attack this turn.") ||
                bench_says(&b, "Chasm Worm gets +2 attack this turn."));
    assert_false(bench_says(&b, "Deal 1 damage to each ally"));
    bench_close(&b);
}

/* First who the card is and what its marks say, then the monster. */
static void the_treachery_card_is_told_before_whom_it_boosts(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(IS_DONE);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    go_to(m, MAY_REACT);
    ui_set_motion(b.ui, false, 1);
    int told = -1, boosts = -1;
    for (int i = 0; i < 60 && boosts < 0; i++) {
        bench_pass(&b, (Input){0});
        bool moment = strcmp(label_of(&b, "moment"), "Treachery: Vorgash Ten-Chains") == 0;
        told = told < 0 && moment ? i : told;
        boosts = bench_id(&b, "boost") ? i : boosts;
    }
    assert_true(told >= 0 && boosts > told);
    bench_close(&b);
}

/* What the last answer to the treachery did is seen first; then the fight is announced with what is at stake. */
static void the_fight_is_announced_after_the_last_answer(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(MAY_REACT);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    go_to(m, MAY_REACT + 1);
    ui_set_motion(b.ui, false, 1);
    int told = -1, strikes = -1, castle = siege_health_left(stage_state(b.stage), UNIT_CASTLE);
    for (int i = 0; i < 200 && strikes < 0; i++) {
        bench_pass(&b, (Input){0});
        if (told < 0 && strcmp(label_of(&b, "moment"), "The fight begins") == 0) {
            told = i;
            assert_non_null(strstr(label_of(&b, "moment-text"), "Castle: "));
        }
        assert_false(told < 0 && bench_says(&b, "Lane 1 fights"));
        strikes = siege_health_left(stage_state(b.stage), UNIT_CASTLE) < castle ? i : -1;
    }
    assert_true(told > 0 && strikes > told);
    bench_close(&b);
}

/* The large card at the focus of whoever plays with keys covers nothing that is being shown. */
static void no_large_card_covers_what_is_told(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(MAY_REACT);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    for (int i = 0; i < 6 && !bench_id(&b, "zoom"); i++) {
        bench_key(&b, SDLK_UP);
        for (int k = 0; k < 30; k++)
            bench_pass(&b, (Input){0});
    }
    assert_non_null(bench_id(&b, "zoom"));
    go_to(m, MAY_REACT + 1);
    ui_set_motion(b.ui, false, 1);
    bool told = false;
    for (int i = 0; i < 200 && !told; i++) {
        bench_pass(&b, (Input){0});
        told = strcmp(label_of(&b, "moment"), "The fight begins") == 0;
    }
    assert_true(told);
    assert_null(bench_id(&b, "zoom"));
    bench_close(&b);
}

static bool boosted_is_back(const State *s)
{
    PieceId p = siege_boosted(s);
    return p != NO_PIECE && siege_game.place[s->piece[p].place].group == GROUP_BACK && siege_treachery_bonus(s) > 0;
}

/* A minion that was boosted and fell in its lane lies small among the others: no sign of what counts no more covers it. */
static void a_minion_that_is_back_is_not_marked_as_boosted(void **state)
{
    (void)state;
    Match *m = NULL;
    for (uint64_t seed = 1; seed < 60 && (!m || !boosted_is_back(match_truth(m))); seed++) {
        match_free(m);
        m = help_new(&siege_game, 1, seed);
        Rng luck = rng_seed(seed);
        while (match_truth(m)->phase != PHASE_OVER && !boosted_is_back(match_truth(m)))
            help_play(m, &luck, 1);
    }
    assert_true(boosted_is_back(match_truth(m)));
    Bench b;
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    assert_null(bench_id(&b, "boost"));
    bench_close(&b);
}

/* SH-6.3: whom it boosted is in play no more. */
static void the_treachery_card_says_that_whom_it_boosted_is_gone(void **state)
{
    (void)state;
    Match *m = kept_game(MAY_REACT);
    static Siege g;
    SiegeFightLog heard = {.known = true};
    char out[SENTENCE_MAX];
    g = *siege_of(match_truth(m));
    DefId worm = g.s.piece[piece_of(&g.s, "Chasm Worm", PLACE_UPPER)].def;
    siege_hear(&heard, &g.s, 0, &(Event){.kind = EV_BOOSTED, .def = worm});
    siege_hear(&heard, &g.s, 0, &(Event){.kind = EV_FALLS, .def = worm});
    g.boosted = NO_PIECE;
    siege_say_treachery(&g.s, &heard, out, sizeof out);
    assert_string_equal(out, "It boosted *Chasm Worm*, now gone.");
    siege_say_treachery(&g.s, NULL, out, sizeof out); /* the game was opened after it */
    assert_string_equal(out, "There is no monster to boost.");
    siege_hear(&heard, &g.s, 0, &(Event){.kind = EV_REVEALED, .def = g.treachery});
    siege_say_treachery(&g.s, &heard, out, sizeof out);
    assert_string_equal(out, "There is no monster to boost.");
    match_free(m);
}

/* A number falls as the blow does, while the ribbon says which lane fights and nothing a second time. */
static void a_blow_falls_after_the_strike(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(MAY_REACT + 1);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    int castle = siege_health_left(stage_state(b.stage), UNIT_CASTLE), passes = 0;
    go_to(m, MAY_REACT + 2);
    ui_set_motion(b.ui, false, 1);
    b.now -= 350; /* a pass is 50 ms */
    for (; passes < 100 && siege_health_left(stage_state(b.stage), UNIT_CASTLE) == castle; passes++) {
        bench_pass(&b, (Input){0});
        b.now -= 350;
    }
    assert_int_equal(castle - siege_health_left(stage_state(b.stage), UNIT_CASTLE), 5);
    assert_true(bench_says(&b, "Lane 1 fights"));
    assert_false(bench_says(&b, "5 damage")); /* the burst says it; the log, too */
    assert_true(passes * 50 >= SIEGE_STRIKE_LANDS && passes < 100);
    bench_close(&b);
}

/* A spell of the horde stands 300 ms a word of its effect, and long enough for a glance. */
static void a_spell_of_the_horde_can_be_read(void **state)
{
    (void)state;
    int spells = 0;
    for (DefId def = 1; def < siege_game.ndefs; def++) {
        char words[SENTENCE_MAX];
        if (siege_card(def)->type != CARD_HORDE_SPELL)
            continue;
        (void)siege_say_play_ability(def, words, sizeof words);
        int n = words[0] != '\0';
        for (const char *c = words; *c; c++)
            n += *c == ' ';
        float ms = siege_moment_ms(&(Event){.kind = EV_RESOLVED, .def = def});
        assert_true(ms >= 300.0f * (float)n && ms >= 1200);
        spells++;
    }
    assert_true(spells > 3);
}

/* SH-2.11: the large card has the numbers of the moment, and says why they are not those it was printed with. */
/* What an outsider takes and the pillage is seen where it is lost, a wound is no heart, and an outsider is larger than
 * monsters. */
static void what_is_lost_is_seen_where_it_is_lost(void **state)
{
    (void)state;
    Bench b;
    Match *m = kept_game(IS_DONE);
    const State *s = match_truth(m);
    char id[24];
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0, .hands = true};
    bench_rest(&b);
    assert_string_equal(label_of(&b, "deck-count"), "Deck: 28, \u22122 coming");
    PieceId worm = piece_of(s, "Chasm Worm", PLACE_UPPER),
            outsider = piece_of(s, "Ulmorrath, the Hollow Tide", PLACE_UPPER);
    (void)snprintf(id, sizeof id, "wounds-%d", (int)worm);
    assert_string_equal(label_of(&b, id), "2 wounds");
    Rect small = stage_piece_rect(b.stage, worm), large = stage_piece_rect(b.stage, outsider);
    assert_true(large.w > small.w * 1.1f && large.y < small.y - 20 && large.y > 20);
    assert_true(large.x > small.x + small.w - 9);
    bench_close(&b);
}

static void the_large_card_says_what_it_is_worth_now(void **state)
{
    (void)state;
    Match *m = kept_game(MAY_REACT);
    const State *s = match_truth(m);
    char out[SENTENCE_MAX];
    CardFace face = {0};
    PieceId worm = piece_of(s, "Chasm Worm", PLACE_UPPER), pikeman = piece_of(s, "Flue Pikeman", PLACE_LOWER),
            plate = piece_of(s, "Slag Plate", PLACE_ATTACHED);
    assert_false(siege_zoom_now(s, NULL, worm, s->piece[worm].def, &face, out, sizeof out));
    assert_int_equal(face.numbers.attack.now, 5);
    assert_int_equal(face.numbers.attack.printed, 3);
    assert_non_null(strstr(out, "*Now 5 / 3*, printed 3 / 5."));
    assert_non_null(strstr(out, "On it: 2 wounds."));
    assert_non_null(strstr(out, "Vorgash Ten-Chains, the treachery card: +2 attack"));
    assert_false(siege_zoom_now(s, NULL, pikeman, s->piece[pikeman].def, &face, out, sizeof out));
    assert_non_null(strstr(out, "Attached: Slag Plate."));
    assert_null(strstr(out, "printed"));
    assert_false(siege_zoom_now(s, NULL, plate, s->piece[plate].def, &face, out, sizeof out));
    assert_non_null(strstr(out, "Attached to Flue Pikeman."));
    assert_true(siege_zoom_now(s, NULL, NO_PIECE, siege_of(s)->treachery, &face, out, sizeof out));
    assert_int_equal(face.numbers.has, 0);
    match_free(m);
}

/* SH-5.4: what a card of the hand costs now, where that is not what is printed on it. */
static void a_card_of_the_hand_says_what_it_costs_now(void **state)
{
    (void)state;
    int seen = 0;
    for (uint64_t seed = 1; seed <= 30 && seen == 0; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        cfg.option[OPT_DECK] = (uint8_t)(seed % 3);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 300 && !match_over(m) && seen == 0; i++, help_play(m, &r, 1)) {
            const State *s = match_truth(m);
            for (PieceId p = table_first(s, PLACE_HAND); p != NO_PIECE; p = s->piece[p].next) {
                const SiegeCard *c = siege_card(s->piece[p].def);
                char out[SENTENCE_MAX], words[60];
                CardFace face = {0};
                if (siege_cost(s, 0, c) == c->cost)
                    continue;
                (void)siege_zoom_now(s, NULL, p, s->piece[p].def, &face, out, sizeof out);
                (void)snprintf(words, sizeof words, "*Costs %d now*, printed %d.", siege_cost(s, 0, c), c->cost);
                assert_non_null(strstr(out, words));
                seen++;
            }
        }
        match_free(m);
    }
    assert_true(seen > 0);
}

/* SH-5.22: who taunts is told, with whom, before the ally moves; on the table with words while the arrow shows the way. */
static void a_taunt_is_told_before_the_ally_moves(void **state)
{
    (void)state;
    Event *e = xcalloc(20000, sizeof *e);
    int taunts = 0, shown = 0;
    for (uint64_t seed = 1; seed <= 40 && taunts < 4; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        cfg.option[OPT_SET] = 1; /* Palefrost */
        Match *m = match_new(&siege_game, &cfg, NULL);
        while (!match_over(m) && taunts < 4) {
            uint32_t from = match_serial(m);
            help_play(m, &r, 1);
            int n = match_events(m, 0, from, e, 20000), i = 0;
            while (i < n && e[i].kind != EV_TAUNTS)
                i++;
            if (i == n)
                continue;
            taunts++;
            int k = i + 1;
            while (k < n && !(e[k].kind == EV_MOVE && e[k].piece == e[i].other))
                k++;
            for (int before = 0; before < i; before++)
                assert_false(e[before].kind == EV_MOVE && e[before].piece == e[i].other && e[before].to == PLACE_LOWER);
            assert_true(k < n);
            Bench b;
            bench_open(&b, match_at(m, from), 1280, 800, 1);
            b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0};
            bench_rest(&b);
            while (match_serial(b.m) < match_serial(m))
                assert_int_equal(match_play(b.m, match_serial(b.m), match_move(m, match_serial(b.m))).code, 0);
            ui_set_motion(b.ui, false, 1);
            for (int pass = 0; pass < 12; pass++) {
                bench_pass(&b, (Input){0});
                shown += strstr(label_of(&b, "taunt"), "must come") != NULL;
            }
            bench_close(&b);
        }
        match_free(m);
    }
    free(e);
    assert_true(taunts > 0 && shown > 0);
}

/* SH-7.1: a press ends the lane or the moment that is told, Space all that is. */
static int presses_to_the_end(int key)
{
    Bench b;
    Match *m = kept_game(IS_DONE);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    go_to(m, FOUGHT);
    ui_set_motion(b.ui, false, 1);
    bench_pass(&b, (Input){0});
    int presses = 0;
    for (; presses < 60 && stage_is_behind(b.stage, m); presses++) {
        bench_pass(&b, (Input){.kind = INPUT_KEY, .key = key});
        for (int i = 0; i < 2; i++) {
            b.now -= 390;
            bench_pass(&b, (Input){0});
        }
    }
    bench_close(&b);
    return presses;
}

static void a_press_ends_one_lane_and_space_the_fight(void **state)
{
    (void)state;
    int one_by_one = presses_to_the_end(SDLK_RETURN);
    assert_true(one_by_one >= 6 && one_by_one < 16);
    assert_int_equal(presses_to_the_end(SDLK_SPACE), 1);
}

/* The first moment of that kind in games of random moves: the match as it was before it; NULL: none came. */
static Match *before_event(uint64_t seed, bool (*is_it)(const Event *e), Match **after)
{
    static Event e[20000];
    Setup cfg = game_preset(&siege_game, 1);
    cfg.option[OPT_NUMBERS] = CHOICE_EARLIER; /* seeds with such a moment were looked for with these portals */
    Rng r = rng_seed(seed);
    cfg.seed = seed;
    Match *m = match_new(&siege_game, &cfg, NULL);
    while (!match_over(m)) {
        uint32_t from = match_serial(m);
        help_play(m, &r, 1);
        int n = match_events(m, 0, from, e, 20000);
        for (int i = 0; i < n; i++)
            if (is_it(&e[i])) {
                *after = m;
                return match_at(m, from);
            }
    }
    match_free(m);
    return NULL;
}

static bool storms_the_castle(const Event *e)
{
    char words[SENTENCE_MAX];
    return e->kind == EV_RESOLVED && e->def != 0 && siege_card(e->def)->type == CARD_HORDE_SPELL &&
           siege_say_play_ability(e->def, words, sizeof words) && strstr(words, "damage to the castle");
}

/* SH-14.11: it strikes and is gone. Its card and its words stand there before anything comes of it. */
static void a_spell_of_the_horde_is_seen_before_it_acts(void **state)
{
    (void)state;
    int seen = 0;
    for (uint64_t seed = 1; seed <= 60 && seen == 0; seed++) {
        Match *after = NULL, *m = before_event(seed, storms_the_castle, &after);
        if (!m)
            continue;
        Bench b;
        bench_open(&b, m, 1280, 800, 1);
        b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
        bench_rest(&b);
        int castle = siege_health_left(stage_state(b.stage), UNIT_CASTLE), spell = 0;
        while (match_serial(m) < match_serial(after))
            assert_int_equal(match_play(m, match_serial(m), match_move(after, match_serial(m))).code, 0);
        ui_set_motion(b.ui, false, 1);
        b.now -= 350;
        for (int i = 0; i < 400 && siege_health_left(stage_state(b.stage), UNIT_CASTLE) == castle; i++) {
            bench_pass(&b, (Input){0});
            b.now -= 350;
            spell += strstr(label_of(&b, "moment-text"), "damage to the castle") != NULL;
        }
        seen = siege_health_left(stage_state(b.stage), UNIT_CASTLE) < castle ? spell : 0;
        assert_true(seen * 50 >= 1000); /* time to read it */
        bench_close(&b);
        match_free(after);
    }
    assert_true(seen > 0);
}

static bool acts_as_treachery(const Event *e)
{
    char words[SENTENCE_MAX];
    return e->kind == EV_REVEALED && siege_say_treachery_ability(e->def, words, sizeof words);
}

/* Its ability begins with the word, so that the name of the card stands alone above it. */
static void an_ability_of_treachery_says_the_word_once(void **state)
{
    (void)state;
    Match *after = NULL, *m = NULL;
    for (uint64_t seed = 1; seed <= 60 && !m; seed++)
        m = before_event(seed, acts_as_treachery, &after);
    assert_non_null(m);
    Bench b;
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    while (match_serial(m) < match_serial(after))
        assert_int_equal(match_play(m, match_serial(m), match_move(after, match_serial(m))).code, 0);
    ui_set_motion(b.ui, false, 1);
    int told = 0;
    for (int i = 0; i < 200 && told == 0; i++) {
        bench_pass(&b, (Input){0});
        bool said = strstr(label_of(&b, "moment-text"), "Treachery") != NULL;
        told += said;
        assert_false(said && strstr(label_of(&b, "moment"), "Treachery"));
    }
    assert_true(told > 0);
    bench_close(&b);
    match_free(after);
}

/* SH-9.1: one has to hold until the turn ends, and hears so when it matters. */
static void the_last_stage_says_what_is_still_to_do(void **state)
{
    (void)state;
    Match *all = help_replay("siege-planned-win");
    uint32_t falls = match_serial(all);
    while (falls > 0 && siege_of(match_truth_at(all, falls))->outsider_fallen)
        falls--;
    assert_true(falls > 0 && falls < match_serial(all));
    Bench b;
    bench_open(&b, match_at(all, falls), 1280, 800, 1);
    b.use = (StageInput){.match = b.m, .near = 0, .eyes = 0};
    bench_rest(&b);
    assert_int_equal(match_play(b.m, falls, match_move(all, falls)).code, 0);
    ui_set_motion(b.ui, false, 1);
    bool told = false;
    for (int i = 0; i < 80 && !told; i++) {
        bench_pass(&b, (Input){0});
        b.now -= 300;
        told = strstr(label_of(&b, "moment-text"), "until the end of this turn to win") != NULL;
    }
    assert_true(told);
    bench_close(&b);
    match_free(all);
}

/* Returns after how many ms each of both stands on the screen, from the move on; -1: never. */
static void watch(uint32_t move, bool reduced, bool (*seen)(const Bench *b), int at[2])
{
    enum { STEP = 50, ALL = 6000 };
    Bench b;
    Match *m = kept_game(move);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    go_to(m, move + 1);
    ui_set_motion(b.ui, reduced, 1);
    at[0] = at[1] = -1;
    for (int ms = 0; ms < ALL; ms += STEP) {
        b.now -= 400 - STEP;
        bench_pass(&b, (Input){0});
        at[0] = at[0] < 0 && seen(&b) ? ms : at[0];
        at[1] = at[1] < 0 && bench_id(&b, "moment") ? ms : at[1];
    }
    bench_close(&b);
}

static bool portal_is_gone(const Bench *b)
{
    return bench_id(b, "portal-collapsed") != NULL;
}

static bool outsider_lies(const Bench *b)
{
    const State *s = stage_state(b->stage);
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_OUTSIDER)
            return true;
    return false;
}

/* A portal breaks, and the outsider comes, before the words say so; and they have time for it. */
static void great_moments_are_seen_before_they_are_told(void **state)
{
    enum { COLLAPSES = 69, COMES = 78 };
    int at[2];
    (void)state;
    watch(COLLAPSES, false, portal_is_gone, at);
    assert_true(at[0] >= 0 && at[1] - at[0] >= 1000);
    watch(COMES, false, outsider_lies, at);
    assert_true(at[0] >= 1000 && at[1] - at[0] >= 300);
}

/* With reduced motion nothing is waited for: the words stand there with the change, and not before it. */
static void reduced_motion_tells_at_once(void **state)
{
    enum { COLLAPSES = 69, COMES = 78 };
    int at[2];
    (void)state;
    watch(COLLAPSES, true, portal_is_gone, at);
    assert_true(at[0] >= 0 && at[1] >= 0 && at[1] <= at[0] + 50);
    watch(COMES, true, outsider_lies, at);
    assert_true(at[0] >= 0 && at[1] >= at[0] && at[1] <= at[0] + 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_treachery_card_says_what_counts),
        cmocka_unit_test(the_treachery_card_is_told_before_whom_it_boosts),
        cmocka_unit_test(the_fight_is_announced_after_the_last_answer),
        cmocka_unit_test(no_large_card_covers_what_is_told),
        cmocka_unit_test(a_minion_that_is_back_is_not_marked_as_boosted),
        cmocka_unit_test(the_treachery_card_says_that_whom_it_boosted_is_gone),
        cmocka_unit_test(a_blow_falls_after_the_strike),
        cmocka_unit_test(a_spell_of_the_horde_can_be_read),
        cmocka_unit_test(a_spell_of_the_horde_is_seen_before_it_acts),
        cmocka_unit_test(an_ability_of_treachery_says_the_word_once),
        cmocka_unit_test(the_last_stage_says_what_is_still_to_do),
        cmocka_unit_test(great_moments_are_seen_before_they_are_told),
        cmocka_unit_test(reduced_motion_tells_at_once),
        cmocka_unit_test(what_is_lost_is_seen_where_it_is_lost),
        cmocka_unit_test(the_large_card_says_what_it_is_worth_now),
        cmocka_unit_test(a_card_of_the_hand_says_what_it_costs_now),
        cmocka_unit_test(a_taunt_is_told_before_the_ally_moves),
        cmocka_unit_test(a_press_ends_one_lane_and_space_the_fight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
