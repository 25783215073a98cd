/* SPDX-License-Identifier: MIT
 * The battles of Horde under the hand: when they are decided, how a press ends one, what the rows and the rail show. */
#include "help_horde.h"

#include <math.h>
#include <unistd.h>

#include "games/horde/table/horde.h"
#include "games/horde/table/horde_draw.h"
#include "ui/stage_int.h"

/* ---- a battle is decided -------------------------------------------------------------------------------------------- */

/* A moment whose next move decides a battle, won or tied, in a game at random; that move in *last. */
static Match *before_a_decision(int kind, uint64_t seed, Move *last)
{
    Match *m = help_new(&horde_game, 2, seed), *then = NULL;
    Rng luck = rng_seed(seed);
    Event *e = xcalloc(EVENT_MAX, sizeof *e);
    help_play(m, &luck, 3000);
    for (uint32_t at = 1; at + 1 < match_serial(m) && !then; at++) {
        Match *to = match_at(m, at + 1);
        int n = match_events(to, NO_SEAT, at, e, EVENT_MAX), found = 0;
        for (int i = 0; i < n; i++)
            found += e[i].kind == kind && e[i].n > 0;
        if (found == 1 && !match_was_auto(m, at)) {
            then = match_at(m, at);
            *last = match_move(m, at);
        }
        match_free(to);
    }
    free(e);
    match_free(m);
    return then;
}

/* Who won is said, stands in the log and counts when the token has struck the table, not before. */
static void a_battle_is_decided_when_its_token_strikes(void **st)
{
    (void)st;
    static const int kinds[] = {EV_WON, EV_TIED};
    for (int i = 0; i < 4; i++) {
        int kind = kinds[i / 2], shown = 0;
        bool hurried = i % 2 == 1;
        Bench b;
        Match *m = NULL;
        Move last;
        for (uint64_t seed = 1; m == NULL; seed++)
            m = before_a_decision(kind, seed, &last);
        sit_down(&b, m, 1280, 800, 1);
        key(&b, SDLK_l); /* the log */
        ui_set_motion(b.ui, false, hurried ? 0 : 1);
        assert_int_equal(match_play(m, match_serial(m), last).code, 0);
        b.use.eyes = b.use.near = 0;
        const char *line = kind == EV_TIED ? "battle is a tie" : "battle and gets the";
        for (int pass = 0; pass < 60; pass++) {
            b.now -= 200;
            bench_pass(&b, (Input){0});
            bool here = says(&b, kind == EV_TIED ? "A tie at " : " battle, ");
            shown += here;
            if (!hurried && shown == 0) {
                assert_false(says(&b, line));
                assert_false(kind == EV_TIED && says(&b, ": nobody"));
            } else if (here) {
                assert_true(says(&b, line));
                assert_true(kind != EV_TIED || says(&b, ": nobody"));
            }
        }
        if (hurried)
            assert_int_equal(shown, 0);
        else
            assert_in_range(shown, 15, 19); /* 3 seconds and more, to be read */
        bench_close(&b);
    }
}

/* Rows of a battle that has just ended, at one size of the window. */
static void check_rows(const State *s, float w, float h, float text, HordeShown *heard)
{
    BoardIn in = {.game = &horde_game,
                  .s = s,
                  .eyes = NO_SEAT,
                  .asked = NO_SEAT,
                  .w = w,
                  .h = h,
                  .text = text,
                  .event_memory = heard};
    BoardLayout at;
    horde_layout(&in, &at);
    for (int seat = 0; seat < s->nseats; seat++) {
        Rect lane = at.panel[AT_LANE + seat];
        Rect words = horde_lane_words(&in, &at, heard->last, seat, lane);
        if (heard->last.tops >> seat & 1)
            for (int other = 0; other < s->nseats; other++)
                assert_true(heard->last.tops >> other & 1 || lane.h > 1.4f * at.panel[AT_LANE + other].h);
        assert_true(lane.y >= at.felt.y && lane.y + lane.h <= at.prompt.y);
        assert_true(seat != heard->last.seat || text > 1 || h < 700 || words.h > 20);
        for (PieceId p = table_first(s, (PlaceId)(PLACE_FIELD + seat)); p != NO_PIECE; p = s->piece[p].next) {
            Rect card = at.piece[p].r;
            assert_true(card.y >= lane.y && card.y + card.h <= lane.y + lane.h);
            assert_true(rect_is_empty(words) || card.y + card.h <= words.y);
        }
    }
}

static void the_row_that_won_is_the_largest_and_its_words_cover_no_card(void **st)
{
    (void)st;
    static const struct {
        float w, h, text;
    } size[] = {{1280, 800, 1}, {1138, 711, 1}, {1920, 1080, 1}, {1280, 800, 2}, {1138, 711, 2}};
    for (int seats = 2; seats <= HORDE_SEATS; seats++) {
        Match *m = help_new(&horde_game, seats, (uint64_t)seats);
        Rng luck = rng_seed(5);
        while (match_truth(m)->phase != PHASE_JOKERS)
            help_play(m, &luck, 1);
        const State *s = match_truth(m);
        for (int winner = 0; winner <= seats; winner++) {
            bool tie = winner == seats;
            HordeShown heard = {.last = {.stands = true,
                                         .seat = tie ? NO_SEAT : (uint8_t)winner,
                                         .tops = (uint8_t)(tie ? 3 : 1 << winner)}};
            for (size_t i = 0; i < sizeof size / sizeof *size; i++)
                check_rows(s, size[i].w, size[i].h, size[i].text, &heard);
        }
        match_free(m);
    }
}

/* A pass so many ms after the last one. */
static void wait_for(Bench *b, uint32_t ms, Input in)
{
    b->now += ms - 400;
    bench_pass(b, in);
}

/* A pass of the stored position decides its second battle. */
static void decide_it(Bench *b)
{
    Match *m = match_at_position(stored("jokers"));
    uint32_t last = 0;
    while (horde_of(match_truth(m))->battle < 2) {
        last = match_serial(m);
        assert_int_equal(match_play(m, last, (Move){.kind = MOVE_DONE, .seat = (uint8_t)match_to_act(m)}).code, 0);
    }
    Move pass = match_move(m, last);
    sit_down(b, match_at(m, last), 1280, 800, 1);
    match_free(m);
    ui_set_motion(b->ui, false, 1);
    assert_int_equal(match_play(b->m, last, pass).code, 0);
    for (int i = 0; i < 100 && !says(b, " battle, "); i++)
        wait_for(b, 20, (Input){0});
    assert_true(says(b, " battle, "));
}

/* A press ends the show of this battle; the next one is laid out before anybody's eyes. Space ends all. */
static void a_press_ends_one_battle_and_not_all(void **st)
{
    (void)st;
    for (int space = 0; space < 2; space++) {
        Bench b;
        decide_it(&b);
        wait_for(
            &b, 10,
            (Input){
                .kind = space ? INPUT_KEY : INPUT_DOWN, .key = space ? SDLK_SPACE : 0, .x = 600, .y = 75, .button = 1});
        wait_for(&b, 10, (Input){0});
        assert_int_equal(stage_is_telling(b.stage), !space);
        bench_close(&b);
    }
}

static void need_sound(const char *word)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/sounds/%s.ogg", PROJECT_DIR, word ? word : "");
    if (word && *word && access(path, R_OK) != 0)
        fail_msg("%s is not in assets/sounds", word);
}

/* What is heard as an event begins, and when it strikes, won or lost. */
static void every_sound_has_its_file(void **st)
{
    (void)st;
    for (int kind = EV_GAME; kind < HORDE_EVENTS_END; kind++)
        for (int16_t n = -1; n <= 1; n++) {
            Motion m = {0};
            board_pace(&horde_board, &horde_game, &(Event){.kind = (uint8_t)kind, .n = n}, NULL, &m);
            need_sound(m.sound);
            need_sound(m.start_sound);
        }
}

/* A fan of many cards opens where it is pointed at: that card is whole, the others keep their order and the fan its
 * ends. */
static void a_fan_opens_where_it_is_pointed_at(void **st)
{
    (void)st;
    Bench b;
    PieceId card[PIECE_MAX];
    Match *m = help_new(&horde_game, 2, 7);
    Rng luck = rng_seed(9);
    while (match_truth(m)->phase < PHASE_BATTLE)
        help_play(m, &luck, 1);
    sit_down(&b, m, 1024, 640, 1);
    const State *s = stage_state(b.stage);
    int n = horde_sorted(s, 0, PLACE_HORDE, card);
    Table t = b.stage->table;
    t.lifted = NO_PIECE;
    assert_true(n > 12);
    for (int open = 0; open < n; open++) {
        Rect at = b.stage->at.piece[card[open]].r;
        float shift = 0, width = 50;
        t.pointed = card[open];
        shift = horde_fan(&t, card[open], &width);
        assert_true(width <= 0.01f || layout_shows(s, &b.stage->at, card[open]) >= at.w - 1);
        for (int i = 0; i < n; i++) {
            Rect r = b.stage->at.piece[card[i]].r;
            float x = r.x + horde_fan(&t, card[i], &width);
            assert_true(r.y != at.y || r.x <= at.x || x >= at.x + shift + at.w - 1);
            assert_true(x >= b.stage->at.panel[AT_CARDS].x - 1 &&
                        x + r.w <= b.stage->at.panel[AT_CARDS].x + b.stage->at.panel[AT_CARDS].w + 1);
        }
    }
    bench_close(&b);
}

/* Seven cards in a row: they shrink no further than their names can be read. */
static void a_full_row_keeps_the_names(void **st)
{
    (void)st;
    Bench b;
    Match *m = match_at_position(stored("jokers"));
    while (horde_of(match_truth(m))->battle == 0)
        assert_int_equal(
            match_play(m, match_serial(m), (Move){.kind = MOVE_DONE, .seat = (uint8_t)match_to_act(m)}).code, 0);
    sit_down(&b, m, 1280, 800, 1);
    json_t *it;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(b.items, "items"), i,
                       it) if (strcmp(word_in(it, "place"), "field-0") == 0 && *word_in(it, "piece"))
    {
        assert_true(rect_of(&b, it).w > 72.5f); /* gfx/card_face.c: with a plate for the name */
        n++;
    }
    assert_true(n >= 7);
    bench_close(&b);
}

/* HO-11.14: a card that was given up says who gave it and what for. */
static void a_sacrifice_says_who_gave_it_and_in_which_battle(void **st)
{
    (void)st;
    Bench b;
    Moves legal;
    bench_open(&b, at_a_demon(), 1280, 800, 1);
    b.use = (StageInput){.match = b.m, .eyes = 2, .near = 2, .hands = true};
    bench_rest(&b);
    match_legal(b.m, 2, &legal);
    Move give = {0};
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_DEMON)
            give = legal.m[i];
    assert_int_equal(match_play(b.m, match_serial(b.m), give).code, 0);
    bench_rest(&b);
    json_t *gone = piece_in(&b, horde_game.def[give.a].word, "discard");
    Rect r = rect_of(&b, gone);
    for (int i = 0; i < 6; i++)
        bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    assert_true(says(&b, "sacrificed it to a Demon in the "));
    assert_string_equal(label_of(&b, "discards"), "Cards out of the game");
    bench_close(&b);
}

/* ---- what is asked twice ---------------------------------------------------------------------------------------------- */

/* HO-11.10: the button that leads to the question and the one that answers it are told apart. */
static void the_second_button_says_yes(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, match_at_position(stored("jokers")), 1280, 800, 1);
    assert_string_equal(label_of(&b, "move-flayer"), "Play a Flayer");
    key(&b, SDLK_f);
    assert_string_equal(label_of(&b, "move-flayer"), "Yes, play it");
    bench_close(&b);
}

/* ---- tokens won so far ------------------------------------------------------------------------------------------------- */

/* Returns what a label says after its colon; "": nothing. */
static const char *label_number(const Bench *b, const char *id)
{
    const char *colon = strrchr(label_of(b, id), ':');
    return colon ? colon + 1 : "";
}

/* The number beside the tokens of the winner changes when the token strikes the row, and not before. */
static void a_token_counts_when_it_strikes(void **st)
{
    (void)st;
    Bench b;
    Match *m = NULL;
    Move last;
    for (uint64_t seed = 1; m == NULL; seed++)
        m = before_a_decision(EV_WON, seed, &last);
    sit_down(&b, m, 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    uint32_t serial = match_serial(m);
    assert_int_equal(match_play(m, serial, last).code, 0);
    b.use.eyes = b.use.near = 0;
    Event e[EVENT_MAX];
    int n = match_events(m, NO_SEAT, serial, e, EVENT_MAX), winner = NO_SEAT, value = 0, passes[2] = {0};
    for (int i = 0; i < n; i++)
        if (e[i].kind == EV_WON && winner == NO_SEAT) {
            winner = e[i].seat;
            value = e[i].n;
        }
    char id[24];
    (void)snprintf(id, sizeof id, "taken-%d", winner);
    Match *before = match_at(m, serial);
    int was = horde_taken(match_truth(before), winner);
    match_free(before);
    for (int pass = 0; pass < 130; pass++) {
        wait_for(&b, 20, (Input){0});
        bool struck = says(&b, " battle, ");
        int shown = atoi(label_of(&b, id));
        assert_true(shown == was || shown == was + value);
        passes[struck] += 1;
        if (struck || passes[1] > 0)
            assert_int_equal(shown, was + value);
        else
            assert_int_equal(shown, was);
    }
    assert_true(passes[0] > 5 && passes[1] > 5);
    bench_close(&b);
}

/* What a Demon takes burns before everybody's eyes; the words come then, and the count when it has landed. */
static void a_demon_counts_when_it_has_landed(void **st)
{
    (void)st;
    for (int reduced = 0; reduced < 2; reduced++) {
        Bench b;
        Match *m = NULL;
        Move last;
        for (uint64_t seed = 1; m == NULL; seed++)
            m = before_a_decision(EV_DEMON, seed, &last);
        int seat = last.seat, was = horde_strength(match_truth(m), seat), words = -1, counts = -1;
        uint32_t serial = match_serial(m);
        char id[24];
        (void)snprintf(id, sizeof id, "battle-count-%d", seat);
        sit_down(&b, m, 1280, 800, 1);
        key(&b, SDLK_l); /* the log */
        ui_set_motion(b.ui, reduced, 1);
        assert_int_equal(match_play(m, serial, last).code, 0);
        b.use.eyes = b.use.near = 0;
        for (int ms = 0; ms < 2600 && counts < 0; ms += 20) {
            wait_for(&b, 20, (Input){0});
            words = words < 0 && says(&b, "sacrifices") ? ms : words;
            counts = bench_id(&b, id) && strtol(label_number(&b, id), NULL, 10) > was ? ms : counts;
        }
        assert_true(words >= HORDE_DEMON_MS - 40 && counts >= words);
        assert_true(reduced || counts >= HORDE_DEMON_MS + HORDE_DEMON_LEAPS - 40);
        bench_close(&b);
    }
}

/* However many tokens a seat has won, its sum stands at its portrait, and the portrait tells each of them. */
static void a_portrait_tells_the_tokens_and_their_sum(void **st)
{
    (void)st;
    Bench b;
    Match *m = help_new(&horde_game, 2, 3);
    Rng luck = rng_seed(3);
    help_play(m, &luck, 3000);
    const State *s = match_truth(m);
    assert_true(table_size(s, PLACE_WON) >= 5 || table_size(s, PLACE_WON + 1) >= 5);
    sit_down(&b, m, 1280, 800, 1);
    for (int seat = 0; seat < 2; seat++) {
        char id[24], sum[SENTENCE_MAX];
        PlaceId won = (PlaceId)(PLACE_WON + seat);
        (void)snprintf(id, sizeof id, "taken-%d", seat);
        say(sum, sizeof sum, SAY("{n}"), say_n("n", horde_taken(s, seat)));
        assert_string_equal(label_of(&b, id), sum);
        const char *all = strchr(about_seat(&b, seat), ':');
        assert_true(all || table_size(s, won) == 0);
        for (PieceId p = table_first(s, won); p != NO_PIECE; p = s->piece[p].next) {
            say(sum, sizeof sum, SAY("{n}"), say_n("n", horde_token(s->piece[p].def)));
            assert_non_null(strstr(all, sum));
        }
    }
    bench_close(&b);
}

/* ---- who is who -------------------------------------------------------------------------------------------------------- */

/* The log names everybody, the question says "you": the portrait of a lone person says that both are one. */
static void a_lone_person_is_told_which_name_is_theirs(void **st)
{
    (void)st;
    for (int persons = 1; persons <= 2; persons++) {
        Bench b;
        Setup cfg = game_preset(&horde_game, 2);
        cfg.player[1] = persons == 1 ? 2 : 0;
        (void)snprintf(cfg.name[0], sizeof cfg.name[0], "Mira");
        Match *m = match_new(&horde_game, &cfg, NULL);
        Rng luck = rng_seed(6);
        while (match_truth(m)->phase != PHASE_JOKERS)
            help_play(m, &luck, 1);
        bench_open(&b, m, 1280, 800, 1);
        b.use = (StageInput){.match = m, .eyes = 0, .near = 0};
        bench_rest(&b);
        bench_point(&b, bench_id(&b, "seat-0"));
        assert_int_equal(strncmp(label_of(&b, "tip"), "Mira (you)", 10) == 0, persons == 1);
        b.use.eyes = NO_SEAT; /* whoever watches is nobody */
        bench_rest(&b);
        assert_false(says(&b, "(you)"));
        bench_close(&b);
    }
}

/* ---- how it came ------------------------------------------------------------------------------------------------------- */

static bool has_joker(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        for (PieceId p = table_first(s, (PlaceId)(PLACE_FIELD + seat)); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].def == DEF_FLAYER || s->piece[p].face & FACE_USED)
                return true;
    return false;
}

/* Points at the count of a seat; returns what is told there. */
static const char *course_of(Bench *b, int seat)
{
    char id[24];
    (void)snprintf(id, sizeof id, "battle-count-%d", seat);
    bench_point(b, bench_id(b, id));
    return label_of(b, "tip");
}

static bool ends_with(const char *words, const char *end)
{
    size_t n = strlen(words), k = strlen(end);
    return n >= k && strcmp(words + n - k, end) == 0;
}

/* The last line tells the count as it is: in a story heard from its beginning, and of a position in the middle. */
static void how_it_came_ends_with_the_counts_as_they_are(void **st)
{
    (void)st;
    Bench b;
    Match *m = help_new(&horde_game, 3, 4);
    Rng luck = rng_seed(4);
    int jokers = 0;
    while (match_truth(m)->phase < PHASE_TRICKSTER)
        help_play(m, &luck, 1);
    bench_open(&b, m, 1280, 800, 1);
    b.use = (StageInput){.match = m, .eyes = NO_SEAT, .near = 0};
    bench_rest(&b);
    while (match_truth(m)->phase < PHASE_OVER && jokers < 12) {
        help_play(m, &luck, 1);
        bench_rest(&b);
        const State *s = match_truth(m);
        if (s->phase != PHASE_JOKERS || !has_joker(s))
            continue;
        jokers++;
        bool told = false;
        Bench late;
        bench_open(&late, match_from(&horde_game, match_setup(m), s), 1280, 800, 1);
        late.use = (StageInput){.match = late.m, .eyes = NO_SEAT, .near = 0};
        bench_rest(&late);
        for (int seat = 0; seat < 3; seat++) {
            char end[SENTENCE_MAX];
            say(end, sizeof end, SAY(": {n}"), say_n("n", horde_strength(s, seat)));
            const char *course = course_of(&b, seat);
            assert_true(ends_with(course, end) && !strstr(course, "After jokers: "));
            told = told || strstr(course, " plays a Flayer: ") || strstr(course, " sacrifices the ");
            course = course_of(&late, seat);
            assert_true(ends_with(course, end) && strstr(course, "After jokers: "));
        }
        assert_true(told);
        bench_close(&late);
    }
    assert_true(jokers > 3);
    bench_close(&b);
}

/* What a seat laid out for the last battle is no count of the next one: all begin at nothing. */
static void how_it_came_forgets_the_battle_before(void **st)
{
    (void)st;
    HordeShown heard = {0};
    Match *m = match_at_position(stored("jokers"));
    Event told[] = {{.kind = EV_BATTLE}, {.kind = EV_LAID_OUT, .seat = 1, .n = 5}, {.kind = EV_BATTLE}};
    for (int i = 0; i < 3; i++) {
        board_tell(&horde_board)->on_event(&heard, match_truth(m), NO_SEAT, &told[i]);
        assert_int_equal(heard.began[1], i == 1 ? 5 : 0);
    }
    match_free(m);
}

/* Which battle comes next is said while the token lies there, and on the track. */
static void the_next_battle_is_said(void **st)
{
    (void)st;
    Bench b;
    decide_it(&b);
    const State *s = match_truth(b.m);
    char label[SENTENCE_MAX];
    say(label, sizeof label, SAY("Next: {kind}"),
        say_s("kind", say_word(horde_game.def[horde_battle_card(s, 2)].name)));
    assert_string_equal(label_of(&b, "next"), label);
    assert_true(says(&b, ": next"));
    bench_close(&b);
}

/* Dark pixels in the middle of the plate of a card. */
static int ink_on_plate(const Bench *b, Rect card)
{
    const SDL_Surface *s = window_surface(b->window);
    Rect plate = rect(card.x + card.w * 0.25f, card.y + card.h - card.w * 0.12f, card.w * 0.5f, card.w * 0.08f);
    int ink = 0;
    for (int y = (int)plate.y; y < (int)(plate.y + plate.h); y++)
        for (int x = (int)plate.x; x < (int)(plate.x + plate.w); x++) {
            const uint8_t *c = (const uint8_t *)s->pixels + y * s->pitch + 4 * (ptrdiff_t)x;
            ink += c[0] < 110 && c[1] < 110 && c[2] < 110;
        }
    return ink;
}

/* The token covers the plate of the prize; once it is gone, the plate has its name. */
static void the_prize_has_its_name_once_its_token_is_gone(void **st)
{
    (void)st;
    Bench b;
    decide_it(&b);
    b.draws = true;
    for (int i = 0; i < 4; i++) /* its face is made */
        wait_for(&b, 1, (Input){0});
    assert_true(ink_on_plate(&b, bench_rect(&b, bench_id(&b, "prize"))) > 30);
    bench_close(&b);
}

/* Cards out of the game lie below the prize as a fan, and the horde keeps its place. */
static void what_is_out_of_the_game_is_a_fan_of_its_own(void **st)
{
    (void)st;
    static const struct {
        float w, h, text;
    } size[] = {{1280, 800, 1}, {1138, 711, 1}, {1422, 800, 1}, {1280, 800, 1.25f}};
    enum { STRIP = 5 /* px of a card at which it can still be pointed at */ };
    int most = 0;
    for (uint64_t seed = 1; seed < 12; seed++) {
        Match *m = help_new(&horde_game, 3, seed);
        Rng luck = rng_seed(seed);
        help_play(m, &luck, 3000);
        const State *s = match_truth(m);
        int n = table_size(s, PLACE_DISCARD);
        most = n > most ? n : most;
        for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
            BoardIn in = {
                .game = &horde_game, .s = s, .asked = NO_SEAT, .w = size[i].w, .h = size[i].h, .text = size[i].text};
            BoardLayout at;
            horde_layout(&in, &at);
            Rect panel = at.panel[AT_GONE];
            assert_true(panel.h >= 24 && panel.y > at.panel[AT_PRIZE].y + at.panel[AT_PRIZE].h);
            for (PieceId p = table_first(s, PLACE_DISCARD); p != NO_PIECE; p = s->piece[p].next) {
                Rect r = at.piece[p].r;
                assert_true(at.piece[p].shown && rect_inside(rect_inset(r, 0.1f), panel));
                for (PieceId q = s->piece[p].next; q != NO_PIECE; q = s->piece[q].next)
                    assert_true(fabsf(r.x - at.piece[q].r.x) >= STRIP);
            }
        }
        match_free(m);
    }
    assert_true(most > 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_battle_is_decided_when_its_token_strikes),
        cmocka_unit_test(the_row_that_won_is_the_largest_and_its_words_cover_no_card),
        cmocka_unit_test(a_press_ends_one_battle_and_not_all),
        cmocka_unit_test(a_fan_opens_where_it_is_pointed_at),
        cmocka_unit_test(a_full_row_keeps_the_names),
        cmocka_unit_test(a_sacrifice_says_who_gave_it_and_in_which_battle),
        cmocka_unit_test(the_second_button_says_yes),
        cmocka_unit_test(a_token_counts_when_it_strikes),
        cmocka_unit_test(a_demon_counts_when_it_has_landed),
        cmocka_unit_test(a_portrait_tells_the_tokens_and_their_sum),
        cmocka_unit_test(a_lone_person_is_told_which_name_is_theirs),
        cmocka_unit_test(how_it_came_ends_with_the_counts_as_they_are),
        cmocka_unit_test(how_it_came_forgets_the_battle_before),
        cmocka_unit_test(the_next_battle_is_said),
        cmocka_unit_test(the_prize_has_its_name_once_its_token_is_gone),
        cmocka_unit_test(what_is_out_of_the_game_is_a_fan_of_its_own),
        cmocka_unit_test(every_sound_has_its_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
