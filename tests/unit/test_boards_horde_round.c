/* SPDX-License-Identifier: MIT
 * The table of Horde while a round is played: what the battles of the track count, what a pick or a theft would change, the
 * large card, and that nothing in the Pool moves. */
#include "help_horde.h"

#include "games/horde/table/horde_draw.h"

/* A game in which somebody has picked something, and a kind whose Battle Card has been drawn. */
static void sit_in_a_round(Bench *b, bool open, int *kind)
{
    Setup cfg = game_preset(&horde_game, 3);
    cfg.seed = 4;
    cfg.option[OPT_HORDES] = open ? HORDES_OPEN : HORDES_CLOSED;
    Match *m = match_new(&horde_game, &cfg, NULL);
    Rng luck = rng_seed(9);
    for (;;) {
        const State *s = match_truth(m);
        int seat = match_to_act(m);
        bool others = false;
        for (int q = 0; q < s->nseats; q++)
            others |= q != seat && table_size(s, (PlaceId)(PLACE_FRONT + q)) > 0;
        if (s->round >= 4 && s->phase == PHASE_PICK && s->nframes == 0 && others)
            break;
        help_play(m, &luck, 1);
    }
    *kind = horde_battle_card(match_truth(m), 0) - DEF_BATTLE;
    sit_down(b, m, 1280, 800, 1);
}

/* The count of another seat says whether it is first in the battle, tied for it, or neither. */
static void need_stands(const Bench *b, json_t *item, int seat, int kind)
{
    const State *s = stage_state(b->stage);
    const char *label = word_in(item, "label");
    int mine = horde_share(s, seat, (Kind)kind), above = 0, level = 0;
    for (int other = 0; other < s->nseats; other++) {
        above += horde_share(s, other, (Kind)kind) > mine;
        level += other != seat && horde_share(s, other, (Kind)kind) == mine;
    }
    assert_int_equal(strstr(label, ", first") != NULL, mine > 0 && above == 0 && level == 0);
    assert_int_equal(strstr(label, ", tied") != NULL, mine > 0 && above == 0 && level > 0);
}

/* Four seats in the last round, all hordes open: each of the eleven battles bears everybody's count. */
static void all_eleven_battles_are_counted_in_the_last_round(void **st)
{
    (void)st;
    Setup cfg = game_preset(&horde_game, 4);
    cfg.seed = 4;
    cfg.option[OPT_HORDES] = HORDES_OPEN;
    Match *m = match_new(&horde_game, &cfg, NULL);
    Rng luck = rng_seed(9);
    while (match_truth(m)->round < 11 || match_truth(m)->phase != PHASE_PICK || match_truth(m)->nframes > 0)
        help_play(m, &luck, 1);
    Bench b;
    sit_down(&b, m, 1280, 800, 1);
    int own = 0, others = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        char id[40];
        (void)snprintf(id, sizeof id, "share-%s", horde_game.def[DEF_BATTLE + kind].word);
        own += has_id(&b, id);
        for (int seat = 0; seat < 4; seat++) {
            (void)snprintf(id, sizeof id, "share-%d-%s", seat, horde_game.def[DEF_BATTLE + kind].word);
            others += has_id(&b, id);
            if (has_id(&b, id))
                need_stands(&b, bench_id(&b, id), seat, kind);
        }
    }
    assert_true(bench_says(&b, "ast round"));
    assert_int_equal(own, 11);
    assert_int_equal(others, 33);
    bench_close(&b);
}

/* Returns the match before the choice that ends the picking of round 1; *last: that choice. */
static Match *before_the_end_of_a_round(Move *last)
{
    Match *m = help_new(&horde_game, 3, 7);
    Rng luck = rng_seed(9);
    uint32_t at = 0;
    while (match_truth(m)->round == 1) {
        at = match_serial(m);
        help_play(m, &luck, 1);
    }
    Match *then = match_at(m, at);
    *last = match_move(m, at);
    match_free(m);
    return then;
}

/* A press ends the last pick of a round, not the time to read what all have picked; the next one begins the next round,
 * whose Battle Card is drawn before anybody's eyes. */
static void a_round_that_is_over_can_be_read(void **st)
{
    (void)st;
    Bench b;
    Move last;
    const Input press = {.kind = INPUT_DOWN, .x = 600, .y = 60, .button = 1};
    sit_down(&b, before_the_end_of_a_round(&last), 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
    bench_pass(&b, (Input){0});
    bench_pass(&b, press);
    bench_pass(&b, (Input){0});
    assert_true(says(&b, "Round 1 is over"));
    assert_true(table_size(stage_state(b.stage), (PlaceId)(PLACE_FRONT + last.seat)) > 0);
    assert_int_equal(stage_state(b.stage)->round, 1);
    bench_pass(&b, press);
    bench_pass(&b, (Input){0});
    assert_false(says(&b, "Round 1 is over"));
    assert_int_equal(stage_state(b.stage)->round, 2);
    assert_true(stage_is_telling(b.stage));
    bench_close(&b);
}

/* The round stands beside the draw pile, and the last one begins with a banner that is there long enough to be read. */
static void the_round_is_seen_and_the_last_one_is_told(void **st)
{
    (void)st;
    Bench b;
    Match *m = help_new(&horde_game, 3, 7);
    Rng luck = rng_seed(9);
    uint32_t at = 0;
    while (match_truth(m)->round < HORDE_ROUNDS) {
        at = match_serial(m);
        help_play(m, &luck, 1);
    }
    Match *then = match_at(m, at);
    Move next = match_move(m, at);
    match_free(m);
    sit_down(&b, then, 1280, 800, 1);
    assert_non_null(bench_item(&b, "label", "Round 10 of 11", 0));
    assert_false(rect_overlaps(bench_rect(&b, bench_id(&b, "round")), stage_prompt_rect(b.stage)));
    ui_set_motion(b.ui, false, 1);
    assert_int_equal(match_play(b.m, match_serial(b.m), next).code, 0);
    int told = 0;
    for (int pass = 0; pass < 80; pass++) {
        b.now -= 300; /* a pass is 100 ms long */
        bench_pass(&b, (Input){0});
        told += says(&b, "After it the battles begin.");
    }
    assert_in_range(told, 20, 30);
    assert_non_null(bench_item(&b, "label", "Round 11 of 11", 0));
    bench_close(&b);
}

/* The last card of the Pool that can be lifted. */
static Rect liftable(const Bench *b)
{
    json_t *it;
    size_t i;
    Rect r = {0};
    json_array_foreach(json_object_get(b->items, "items"), i,
                       it) if (strcmp(word_in(it, "place"), "pool") == 0 && strcmp(word_in(it, "can"), "lift") == 0) r =
        rect_of(b, it);
    assert_true(r.w > 0);
    return r;
}

/* The large card covers neither the card it shows nor the counts that this card would change. */
static void the_large_card_lies_beside_the_pointed_one(void **st)
{
    (void)st;
    Bench b;
    int kind;
    sit_in_a_round(&b, false, &kind);
    Rect r = liftable(&b);
    b.use.zoom_on_hover = true;
    for (int i = 0; i < 3; i++)
        bench_pass(&b, (Input){.kind = i ? 0 : INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    assert_true(has_id(&b, "zoom") && says(&b, "Counts as "));
    Rect large = bench_rect(&b, bench_id(&b, "tip"));
    assert_false(rect_overlaps(large, rect_inset(r, 1)));
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 640, .y = 470});
    bench_pass(&b, (Input){0});
    bench_pass(&b, (Input){0});
    assert_false(has_id(&b, "zoom"));
    for (int k = 0; k < 2; k++) /* the right button shows it over the whole table */
        bench_pass(&b, (Input){.kind = k ? INPUT_UP : INPUT_DOWN, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .button = 3});
    bench_pass(&b, (Input){0});
    assert_true(has_id(&b, "close-zoom"));
    bench_close(&b);
}

/* With keys, the focus stays at the card that was picked: it covers nothing of what others pick. */
static void the_large_card_is_away_while_others_pick(void **st)
{
    (void)st;
    Bench b;
    Setup cfg = game_preset(&horde_game, 3);
    cfg.seed = 4;
    cfg.option[OPT_LEVEL] = LEVEL_BASIC; /* nobody steals */
    Match *m = match_new(&horde_game, &cfg, NULL);
    Rng luck = rng_seed(9);
    while (match_truth(m)->phase != PHASE_PICK)
        help_play(m, &luck, 1);
    sit_down(&b, m, 1280, 800, 1);
    bench_key(&b, SDLK_RIGHT);
    assert_true(has_id(&b, "zoom"));
    for (int i = 0; i < 4 && match_truth(b.m)->to_act == b.use.eyes; i++)
        bench_key(&b, SDLK_RETURN);
    assert_int_not_equal(match_truth(b.m)->to_act, b.use.eyes);
    b.use.hands = false; /* the others are computers */
    bench_rest(&b);
    assert_false(has_id(&b, "zoom"));
    bench_close(&b);
}

/* A Space that was to hurry the others and comes a moment too late picks nothing. */
static void a_late_hurry_picks_nothing(void **st)
{
    enum { PASS = 400, SOON = 100 }; /* ms of a pass, and after which the key comes */
    (void)st;
    for (int late = 0; late < 2; late++) {
        Bench b;
        int kind;
        sit_in_a_round(&b, false, &kind);
        bench_key(&b, SDLK_RIGHT);
        b.use.hands = false;
        bench_rest(&b);
        b.use.hands = true; /* it is this seat's turn again, after the others' */
        b.now -= PASS - SOON;
        bench_pass(&b, (Input){0});
        if (late)
            bench_rest(&b);
        b.now -= PASS - SOON;
        bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_SPACE});
        bench_rest(&b);
        bool lifted = strncmp(ui_focused(b.ui), "place-", 6) == 0; /* the focus is where the card would go */
        assert_int_equal(lifted, late);
        bench_close(&b);
    }
}

/* However small it is, a pointed card says its name and what it fights for. */
static void a_card_says_its_name_where_it_is_small(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        int kind;
        sit_in_a_round(&b, false, &kind);
        b.w = 1024;
        b.h = 640;
        b.text = (float)text;
        b.use.zoom_on_hover = true;
        bench_rest(&b);
        Rect r = liftable(&b);
        for (int k = 0; k < 3; k++)
            bench_pass(&b, (Input){.kind = k ? 0 : INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
        assert_true(says(&b, "Counts as "));
        assert_true(has_id(&b, "zoom") && label_of(&b, "zoom")[0]);
        bench_close(&b);
    }
}

/* What lies face down is nobody's business: then a Battle Card shows the own share alone. */
static void a_battle_card_shows_the_own_share(void **st)
{
    (void)st;
    for (int open = 0; open < 2; open++) {
        Bench b;
        int kind;
        char id[40];
        sit_in_a_round(&b, open == 1, &kind);
        (void)snprintf(id, sizeof id, "share-%s", horde_game.def[DEF_BATTLE + kind].word);
        assert_true(has_id(&b, id));
        Rect r = rect_of(&b, piece_in(&b, horde_game.def[DEF_BATTLE + kind].word, "battle-1"));
        for (int i = 0; i < 3; i++)
            bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + 6 + (float)i, .y = r.y + r.h / 2});
        assert_int_equal(says(&b, "hordes are hidden"), !open);
        assert_int_equal(says(&b, "You lead") || says(&b, "You are tied at"), open);
        bench_close(&b);
    }
}

/* Whoever drops a card on their own horde means to have it: it is picked. */
static void a_card_dropped_on_the_own_horde_is_picked(void **st)
{
    (void)st;
    Bench b;
    int kind;
    sit_in_a_round(&b, false, &kind);
    uint32_t serial = match_serial(b.m);
    json_t *it, *card = NULL;
    size_t i;
    json_array_foreach(json_object_get(b.items, "items"), i, it)
    {
        if (strcmp(word_in(it, "place"), "pool") == 0 && strcmp(word_in(it, "can"), "lift") == 0)
            card = it;
    }
    assert_non_null(card);
    Rect r = rect_of(&b, card);
    float x = r.x + r.w / 2, y = r.y + r.h / 2;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    for (int k = 1; k <= 10; k++)
        bench_pass(&b,
                   (Input){.kind = INPUT_MOVE, .x = x + (900 - x) * (float)k / 10, .y = y + (740 - y) * (float)k / 10});
    bench_pass(&b, (Input){.kind = INPUT_UP, .x = 900, .y = 740, .button = 1});
    bench_rest(&b);
    assert_true(match_serial(b.m) > serial);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_PICK);
    bench_close(&b);
}

/* Returns what a Battle Card says of the own share. */
static const char *share_of(const Bench *b, int kind)
{
    char id[40];
    (void)snprintf(id, sizeof id, "share-%s", horde_game.def[DEF_BATTLE + kind].word);
    return label_of(b, id);
}

/* The counts on the Battle Cards hold what this round has added, and with a card pointed at what it would add. */
static void counts_tell_what_this_round_adds(void **st)
{
    (void)st;
    Bench b;
    Match *m = help_new(&horde_game, 3, 8);
    Rng luck = rng_seed(8);
    int added = 0, more = 0, now[KIND_COUNT];
    while (match_truth(m)->round < 4 || match_truth(m)->phase != PHASE_PICK || match_truth(m)->nframes > 0 ||
           table_size(match_truth(m), (PlaceId)(PLACE_FRONT + match_to_act(m))) == 0)
        help_play(m, &luck, 1);
    sit_down(&b, m, 1280, 800, 1);
    const State *s = match_truth(m);
    int seat = match_to_act(m);
    char label[80];
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        int n = horde_count(s, seat, (Kind)kind);
        now[kind] = n;
        for (PieceId p = table_first(s, (PlaceId)(PLACE_FRONT + seat)); p != NO_PIECE; p = s->piece[p].next)
            now[kind] += horde_monster[s->piece[p].def].kinds >> kind & 1;
        (void)snprintf(label, sizeof label, "%s: you have %d", say_word(horde_game.def[DEF_BATTLE + kind].name),
                       now[kind]);
        assert_string_equal(share_of(&b, kind), label);
        added += now[kind] - n;
    }
    assert_true(added > 0);
    Rect r = liftable(&b);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    bench_pass(&b, (Input){0});
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        (void)snprintf(label, sizeof label, ", then %d", now[kind] + 1);
        more += strstr(share_of(&b, kind), label) != NULL;
    }
    assert_in_range(more, 1, 2);
    bench_close(&b);
}

/* While the cards that a theft costs are chosen, the counts tell what it changes so far. */
static void counts_tell_what_a_theft_changes(void **st)
{
    (void)st;
    Bench b;
    Moves legal;
    Match *m = match_at_position(stored("pick-0"));
    int seat = match_to_act(m), changed = 0;
    assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_STEAL, .seat = (uint8_t)seat}).code, 0);
    match_legal(m, seat, &legal);
    Move gift = legal.m[0];
    assert_int_equal(gift.kind, MOVE_GIVE);
    assert_int_equal(match_play(m, match_serial(m), gift).code, 0);
    sit_down(&b, m, 1280, 800, 1);
    const State *s = match_truth(m);
    uint32_t booty = horde_monster[s->piece[frame_peek(s)->src].def].kinds, paid = horde_monster[gift.a].kinds;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        char then[32];
        int n = (int)(booty >> kind & 1) - (int)(paid >> kind & 1);
        (void)snprintf(then, sizeof then, ", then %d", horde_share(s, seat, (Kind)kind) + n);
        assert_int_equal(strstr(share_of(&b, kind), ", then ") != NULL, n != 0);
        assert_true(n == 0 || strstr(share_of(&b, kind), then));
        changed += n != 0;
    }
    assert_true(changed > 0);
    bench_close(&b);
}

/* Returns a monster of the Pool that clashes with the picks of the seat to act; NO_PIECE: none does. */
static PieceId clashing(const Match *m)
{
    const State *s = match_truth(m);
    Moves legal;
    if (s->phase != PHASE_PICK || s->nframes > 0)
        return NO_PIECE;
    match_legal(m, match_to_act(m), &legal);
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next) {
        Move pick = {.kind = MOVE_PICK, .seat = (uint8_t)match_to_act(m), .a = s->piece[p].def};
        if (horde_is_monster(s->piece[p].def) && !moves_have(&legal, pick))
            return p;
    }
    return NO_PIECE;
}

static void a_card_that_clashes_would_add_nothing(void **st)
{
    (void)st;
    Match *m = help_new(&horde_game, 3, 8);
    Rng luck = rng_seed(8);
    while (clashing(m) == NO_PIECE)
        help_play(m, &luck, 1);
    Bench b;
    sit_down(&b, m, 1280, 800, 1);
    Rect r = stage_piece_rect(b.stage, clashing(m));
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    bench_pass(&b, (Input){0});
    for (int kind = 0; kind < KIND_COUNT; kind++)
        assert_null(strstr(share_of(&b, kind), ", then "));
    bench_close(&b);
}

/* Two picks lie beside each other as soon as no third can come, while the others still pick. */
static void the_last_pick_lies_in_its_slot(void **st)
{
    (void)st;
    Match *m = help_new(&horde_game, 3, 8);
    Rng luck = rng_seed(8);
    for (;;) {
        const State *s = match_truth(m);
        if (s->phase == PHASE_PICK && match_to_act(m) == 1 && horde_of(s)->opening == 0 &&
            table_size(s, PLACE_FRONT) == 2 && horde_of(s)->total[0] >= horde_limit(s))
            break;
        help_play(m, &luck, 1);
    }
    Bench b;
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .eyes = 0, .near = 0, .hands = true};
    bench_rest(&b);
    const State *s = match_truth(m);
    PieceId first = table_first(s, PLACE_FRONT);
    Rect r = stage_piece_rect(b.stage, first), beside = stage_piece_rect(b.stage, s->piece[first].next);
    assert_true(beside.x >= r.x + r.w);
    bench_close(&b);
}

/* Whatever has been taken, what lies in the Pool keeps its place and its size for the whole game. */
static void places_of_the_pool_never_move(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Match *m = help_new(&horde_game, 3, 5);
        Rng luck = rng_seed(5);
        Rect slot[HORDE_POOL_MAX] = {0};
        int least = HORDE_POOL_MAX;
        while (match_truth(m)->phase <= PHASE_PICK) {
            const State *s = match_truth(m);
            BoardIn in = {.game = &horde_game, .s = s, .asked = NO_SEAT, .w = 1280, .h = 800, .text = (float)text};
            BoardLayout at;
            horde_layout(&in, &at);
            int n = 0;
            for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next, n++) {
                Rect *its = &slot[s->piece[p].pos], r = at.piece[p].r;
                assert_true(at.piece[p].shown);
                assert_true(its->w == 0 || (its->x == r.x && its->y == r.y && its->w == r.w && its->h == r.h));
                *its = r;
            }
            least = n < least ? n : least;
            help_play(m, &luck, 1);
        }
        for (int i = 0; i < horde_pool_size(match_truth(m)); i++)
            assert_true(slot[i].w > 0);
        assert_true(least <= 6);
        match_free(m);
    }
}

/* What was dealt is nobody's turn: it is offered to be shown again once somebody has chosen. */
static void nothing_is_shown_again_before_the_first_choice(void **st)
{
    (void)st;
    Bench b;
    Rng luck = rng_seed(5);
    Match *m = help_new(&horde_game, 2, 5);
    bench_open(&b, m, 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    int first = match_to_act(m);
    for (int choices = 0; choices < 2; choices++) {
        assert_true(match_serial(m) > 0);
        b.use = (StageInput){.match = m, .eyes = match_to_act(m), .near = match_to_act(m), .hands = true};
        for (int i = 0; i < 200 && (i < 4 || stage_is_telling(b.stage)); i++)
            bench_pass(&b, (Input){0});
        key(&b, SDLK_l); /* its button stands in the log */
        assert_int_equal(has_id(&b, "again"), choices > 0);
        key(&b, SDLK_l);
        while (match_to_act(m) == first)
            help_play(m, &luck, 1);
    }
    bench_close(&b);
}

/* HO-6.6: who is asked for a second monster is not done; HO-8.3: of the refill is said only what is so already. */
static void nothing_is_said_to_be_done_or_enough_before_it_is(void **st)
{
    (void)st;
    int asked = 0, short_of = 0;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Bench b;
        Match *m = help_new(&horde_game, 3, seed);
        Rng luck = rng_seed(seed);
        bench_open(&b, m, 1280, 800, 1);
        while (match_truth(m)->phase < PHASE_TRICKSTER) {
            const State *s = match_truth(m);
            int seat = match_to_act(m);
            int gone = horde_pool_size(s) - table_size(s, PLACE_POOL), left = table_size(s, PLACE_SUPPLY);
            b.use = (StageInput){.match = m, .eyes = seat, .near = seat, .hands = true};
            bench_rest(&b);
            bool second = s->phase == PHASE_PICK && s->nframes == 0 && horde_of(s)->opening == 1;
            if (second) {
                assert_true(says(&b, "ick a second monster or stop"));
                assert_true(says(&b, "may pick again") && !says(&b, "\u00b7 done"));
            }
            bool market = s->phase <= PHASE_PICK && s->round < HORDE_ROUNDS;
            assert_false(says(&b, "enough to refill"));
            if (market && says(&b, "Too few to refill") != (left < gone))
                fail_msg("round %d: %d left, %d gone", s->round, left, gone);
            asked += second;
            short_of += market && left < gone;
            help_play(m, &luck, 1);
        }
        bench_close(&b);
    }
    assert_true(asked > 3 && short_of > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_shown_again_before_the_first_choice),
        cmocka_unit_test(nothing_is_said_to_be_done_or_enough_before_it_is),
        cmocka_unit_test(the_large_card_lies_beside_the_pointed_one),
        cmocka_unit_test(the_large_card_is_away_while_others_pick),
        cmocka_unit_test(a_late_hurry_picks_nothing),
        cmocka_unit_test(all_eleven_battles_are_counted_in_the_last_round),
        cmocka_unit_test(a_round_that_is_over_can_be_read),
        cmocka_unit_test(a_battle_card_shows_the_own_share),
        cmocka_unit_test(a_card_that_clashes_would_add_nothing),
        cmocka_unit_test(the_last_pick_lies_in_its_slot),
        cmocka_unit_test(the_round_is_seen_and_the_last_one_is_told),
        cmocka_unit_test(a_card_says_its_name_where_it_is_small),
        cmocka_unit_test(a_card_dropped_on_the_own_horde_is_picked),
        cmocka_unit_test(counts_tell_what_this_round_adds),
        cmocka_unit_test(counts_tell_what_a_theft_changes),
        cmocka_unit_test(places_of_the_pool_never_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
