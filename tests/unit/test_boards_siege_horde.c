/* SPDX-License-Identifier: MIT
 * The table of Siege for the horde player (docs/rules/siege.md, SH-12): turned, so that the own half lies near and lane 6 at
 * the left; open or hidden, in secret or not; and of a concealed card each sees what that seat may know. */
#include "help_siege.h"
#include "help_stage.h"

#include "games/siege/table/siege.h"
#include "games/siege/table/siege_layout.h"
#include "core/table.h"
#include "games/siege/siege_terms.h"

static const struct {
    int w, h;
} size[] = {{1024, 640}, {1280, 800}, {1920, 1080}};
enum { SIZES = sizeof size / sizeof *size };

static Match *versus(int seats, uint64_t seed)
{
    Setup cfg = game_preset(&siege_game, seats);
    cfg.seed = seed;
    cfg.option[OPT_HORDE] = 1;
    Match *m = match_new(&siege_game, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static void play(Match *m, Move move)
{
    assert_int_equal(match_play(m, match_serial(m), move).code, 0);
}

/* Whoever is asked says no or is done, until the horde player may act. */
static void to_horde_phase(Match *m)
{
    for (int i = 0; i < 400; i++) {
        const Siege *g = siege_of(match_truth(m));
        if (g->step == STEP_HORDE_SEAT && g->s.nframes == 0)
            return;
        Moves legal;
        match_legal(m, match_asked(m, NO_SEAT), &legal);
        assert_true(legal.n > 0);
        int k = 0;
        for (int at = 0; at < legal.n; at++)
            if (siege_game.move[legal.m[at].kind].flags & MV_PASS)
                k = at;
        play(m, legal.m[k]);
    }
    fail_msg("there was no horde phase");
}

/* The first card of the horde's hand of that type, as a move to a lane. */
static Move from_hand(const Match *m, int kind, int type, int lane)
{
    const State *s = match_truth(m);
    for (PieceId p = table_first(s, PLACE_HORDE_HAND); p != NO_PIECE; p = s->piece[p].next)
        if (siege_card(s->piece[p].def)->type == type)
            return (Move){(uint8_t)kind, (uint8_t)siege_horde_seat(s), s->piece[p].def, (uint16_t)lane, 0};
    fail_msg("there is no such card in the hand");
    return (Move){0};
}

static PieceId in_lane(const Match *m, int lane)
{
    const State *s = match_truth(m);
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos == lane - 1)
            return p;
    fail_msg("no card lies in lane %d", lane);
    return NO_PIECE;
}

/* A game with mana, and in lane 2 a monster that lies open. */
static Match *with_monster(uint64_t *seed)
{
    for (;; (*seed)++) {
        assert_true(*seed < 60);
        Match *m = versus(2, *seed);
        to_horde_phase(m);
        Moves legal;
        match_legal(m, match_asked(m, NO_SEAT), &legal);
        for (int i = 0; i < legal.n; i++) {
            Move move = legal.m[i];
            const SiegeCard *c = move.kind == MOVE_LAY ? siege_card(move.a) : NULL;
            if (!c || c->type != CARD_MONSTER || move.b != 2)
                continue;
            play(m, move);
            const Siege *g = siege_of(match_truth(m));
            if (g->step == STEP_HORDE_SEAT && g->s.nframes == 0 && g->mana[1] > 0) {
                (*seed)++;
                return m;
            }
            break;
        }
        match_free(m);
    }
}

static json_t *item_at(const Bench *b, const char *kind, int n)
{
    char id[40];
    (void)snprintf(id, sizeof id, "%s-%d", kind, n);
    return bench_id(b, id);
}

static void open_at(Bench *b, Match *m, int eyes, int near, int w, int h, float text)
{
    bench_open(b, m, w, h, text);
    b->use =
        (StageInput){.match = m, .near = near, .eyes = eyes, .hands = eyes != NO_SEAT && match_asked(m, eyes) == eyes};
    bench_rest(b);
}

static void click(Bench *b, const json_t *item)
{
    assert_non_null(item);
    float u = (float)json_number_value(json_object_get(b->items, "unit"));
    float x = (bench_side(item, 0) + bench_side(item, 2) / 2) / u,
          y = (bench_side(item, 1) + bench_side(item, 3) / 2) / u;
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(b, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    bench_pass(b, (Input){.kind = INPUT_UP, .x = x, .y = y, .button = 1});
    bench_rest(b);
}

/* ---- where everything lies ------------------------------------------------------------------------------------------- */

static void SH_12_27_the_table_is_turned_for_the_horde_player(void **unused)
{
    (void)unused;
    for (int seats = 2; seats <= 3; seats++) {
        Match *m = versus(seats, 7);
        to_horde_phase(m);
        for (int k = 0; k < SIZES * 2; k++)
            for (int near = 0; near < seats; near++) {
                BoardLayout at;
                BoardIn in = {.game = &siege_game,
                              .s = match_truth(m),
                              .eyes = near,
                              .near = near,
                              .asked = NO_SEAT,
                              .w = (float)size[k / 2].w,
                              .h = (float)size[k / 2].h,
                              .text = k % 2 ? 2 : 1};
                siege_layout(&in, &at);
                bool turned = near == seats - 1;
                assert_int_equal(siege_is_turned(&in), turned);
                assert_true((at.panel[AT_UPPER].y > at.panel[AT_LOWER].y) == turned);
                assert_true((at.panel[AT_BACK].y > at.panel[AT_LANE].y) == turned);
                const Rect apart[] = {at.seat[turned ? 0 : seats - 1],
                                      at.panel[AT_LANE],
                                      at.panel[AT_BACK],
                                      at.prompt,
                                      at.panel[AT_MANA],
                                      at.panel[AT_CASTLE],
                                      at.panel[AT_PORTAL],
                                      at.strap};
                assert_false(siege_overlap(at.strap, at.panel[AT_PILLAGE]) || siege_overlap(at.strap, at.prompt));
                for (int i = 0; i + 1 < LANES; i++)
                    assert_true((at.panel[AT_LANE + i].x > at.panel[AT_LANE + i + 1].x) == turned);
                for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
                    for (size_t j = 0; j < i; j++)
                        assert_false(siege_overlap(apart[i], apart[j]));
                for (PieceId p = 0; p < in.s->npieces; p++) { /* the own hand alone lies open below */
                    int hand = turned ? PLACE_HORDE_HAND : PLACE_HAND + near;
                    if (in.s->piece[p].place == hand)
                        assert_true(at.piece[p].shown && at.piece[p].r.y > at.prompt.y);
                    if (turned && siege_game.place[in.s->piece[p].place].group == GROUP_HAND)
                        assert_false(at.piece[p].shown);
                    if (!turned && in.s->piece[p].place == PLACE_HORDE_HAND)
                        assert_false(at.piece[p].shown);
                }
            }
        match_free(m);
    }
}

/* ---- open or hidden -------------------------------------------------------------------------------------------------- */

static bool has_move(const Bench *b, const char *prefix)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       item) if (strncmp(word_in(item, "id"), prefix, strlen(prefix)) == 0) return true;
    return false;
}

/* Before the treachery card there are two buttons: Enter pays for nothing. */
static void SH_12_12_drawing_and_planning_is_not_what_enter_means(void **unused)
{
    (void)unused;
    Bench b;
    Match *m = versus(2, 7);
    for (int i = 0; i < 400 && siege_of(match_truth(m))->mana[1] == 0; i++) {
        to_horde_phase(m);
        play(m, (Move){MOVE_DONE, 1, 0, 0, 0});
    }
    while (siege_of(match_truth(m))->step != STEP_PLAN) {
        Moves legal;
        match_legal(m, match_asked(m, NO_SEAT), &legal);
        play(m, legal.m[legal.n - 1]);
    }
    open_at(&b, m, 1, 1, 1280, 800, 1);
    assert_true(has_move(&b, "move-plan") && has_move(&b, "move-done"));
    assert_true(bench_side(bench_id(&b, "move-plan"), 0) <
                bench_side(bench_id(&b, "move-done"), 0)); /* which keeps its place */
    uint64_t before = match_hash(m);
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN});
    bench_rest(&b);
    assert_true(match_hash(m) == before);
    bench_close(&b);
}

static void SH_12_13_a_card_is_laid_open_or_hidden(void **unused)
{
    (void)unused;
    for (int way = 0; way < 2; way++) { /* Enter lays it open, C hides it */
        Bench b;
        Match *m = versus(2, 7);
        to_horde_phase(m);
        while (siege_of(match_truth(m))->mana[1] == 0) {
            play(m, (Move){MOVE_DONE, 1, 0, 0, 0});
            to_horde_phase(m);
        }
        Move lay = from_hand(m, MOVE_LAY, CARD_MONSTER, 4);
        const State *s = match_truth(m);
        open_at(&b, m, 1, 1, 1280, 800, 1);
        click(&b, item_at(&b, "piece", table_find(s, PLACE_HORDE_HAND, lay.a)));
        click(&b, bench_id(&b, "place-upper-4"));
        assert_non_null(strstr(word_in(bench_id(&b, "prompt"), "label"), "lane 4: open or hidden?"));
        assert_true(has_move(&b, "move-lay") && has_move(&b, "move-hide"));
        bench_pass(&b, (Input){.kind = INPUT_KEY, .key = way ? SDLK_c : SDLK_RETURN});
        bench_rest(&b);
        PieceId p = in_lane(m, 4);
        s = match_truth(m);
        assert_int_equal(s->piece[p].def, lay.a);
        assert_int_equal((s->piece[p].face & FACE_CONCEALED) != 0, way);
        assert_string_equal(word_in(item_at(&b, "piece", p), "piece"),
                            siege_game.def[lay.a].word); /* its owner sees it */
        b.use.eyes = b.use.near = 0;
        b.use.hands = false;
        bench_rest(&b);
        assert_string_equal(word_in(item_at(&b, "piece", p), "piece"), way ? "?" : siege_game.def[lay.a].word);
        bench_close(&b);
    }
}

static void middle(const Bench *b, const json_t *item, float *x, float *y)
{
    float u = (float)json_number_value(json_object_get(b->items, "unit"));
    assert_non_null(item);
    *x = (bench_side(item, 0) + bench_side(item, 2) / 2) / u;
    *y = (bench_side(item, 1) + bench_side(item, 3) / 2) / u;
}

/* What lies in a lane is a target though the lane is none: the two are swapped. */
static void drag(Bench *b, PieceId p, PieceId q)
{
    float x, y;
    middle(b, item_at(b, "piece", p), &x, &y);
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(b, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x + 14, .y = y + 14});
    middle(b, item_at(b, "piece", q), &x, &y);
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(b, (Input){.kind = INPUT_UP, .x = x, .y = y, .button = 1});
    bench_rest(b);
}

static void SH_12_10_a_monster_is_dropped_on_another(void **unused)
{
    (void)unused;
    uint64_t seed = 1;
    for (int game = 0; game < 40; game++) {
        Match *m = with_monster(&seed);
        Moves legal;
        match_legal(m, 1, &legal);
        Move lay = {0};
        for (int i = 0; i < legal.n; i++)
            if (legal.m[i].kind == MOVE_HIDE && legal.m[i].b == 5)
                lay = legal.m[i];
        if (lay.kind == 0) {
            match_free(m);
            continue;
        }
        play(m, lay);
        PieceId p = in_lane(m, 2), q = in_lane(m, 5);
        Bench b;
        open_at(&b, m, 1, 1, 1280, 800, 1);
        drag(&b, p, q);
        const State *s = match_truth(m);
        assert_int_equal(s->piece[p].pos, 4);
        assert_int_equal(s->piece[q].pos, 1);
        bench_close(&b);
        return;
    }
    fail_msg("nothing could be hidden beside it");
}

/* Cards that one has paid nothing for are not given away by one press. */
static void SH_12_8_done_with_cards_of_the_wave_left_is_asked_about(void **unused)
{
    (void)unused;
    Match *m = versus(2, 7);
    to_horde_phase(m);
    Bench b;
    uint32_t serial = match_serial(m);
    open_at(&b, m, 1, 1, 1280, 800, 1);
    bench_click(&b, bench_id(&b, "move-done"));
    assert_int_equal(match_serial(m), serial);
    assert_string_equal(word_in(bench_id(&b, "prompt"), "label"), "End your turn anyway?");
    bench_click(&b, bench_id(&b, "move-done"));
    assert_true(match_serial(m) > serial);
    bench_close(&b);
}

/* SH-12.12: what is planned may be turned up at once, so one press is not enough. */
static void SH_12_12_a_card_is_planned_after_a_second_look(void **unused)
{
    (void)unused;
    uint64_t seed = 1;
    Match *m = with_monster(&seed);
    play(m, (Move){MOVE_PLAN, 1, 0, 0, 0});
    Bench b;
    uint32_t serial = match_serial(m);
    PieceId p = table_first(match_truth(m), PLACE_HORDE_HAND);
    open_at(&b, m, 1, 1, 1280, 800, 1);
    bench_click(&b, item_at(&b, "piece", p));
    assert_int_equal(match_serial(m), serial);
    assert_non_null(strstr(word_in(bench_id(&b, "prompt"), "label"), "on top of the horde deck?"));
    bench_click(&b, item_at(&b, "piece", p));
    assert_true(match_serial(m) > serial);
    bench_close(&b);
}

/* ---- what is told ---------------------------------------------------------------------------------------------------- */

static void the_horde_has_an_aim_of_its_own(void **unused)
{
    (void)unused;
    Match *m = versus(3, 7);
    const State *s = match_truth(m);
    assert_null(board_ask(&siege_board)->aim(s, 0));
    assert_null(board_ask(&siege_board)->aim(s, 1));
    assert_non_null(strstr(board_ask(&siege_board)->aim(s, 2), "Break the castle"));
    match_free(m);
}

/* SH-6.3 to SH-6.5, SH-12.27: which monster, by the lane that it is counted from, and by how much. */
static void SH_6_5_a_card_tells_its_marks_and_what_it_gives(void **unused)
{
    (void)unused;
    int marked = 0, giving = 0, silent = 0;
    Match *horde = versus(2, 7), *alone = help_new(&siege_game, 1, 7);
    char at_horde[SENTENCE_MAX], at_alone[SENTENCE_MAX], gallery[SENTENCE_MAX];
    for (DefId def = 1; def < siege_game.ndefs; def++) {
        const SiegeCard *c = siege_card(def);
        if (c->type < CARD_MONSTER || c->type > CARD_HORDE_ATTACHMENT)
            continue;
        siege_board.zoom_text(match_truth(horde), def, at_horde, sizeof at_horde);
        siege_board.zoom_text(match_truth(alone), def, at_alone, sizeof at_alone);
        siege_board.zoom_text(NULL, def, gallery, sizeof gallery);
        assert_true((strstr(at_horde, "gives the alliance") != NULL) == (c->boost > 0));
        giving += c->boost > 0;
        bool boosts = siege_boosts(siege_cards(), c), left = c->side == SIDE_LEFT;
        assert_true((strstr(gallery, left ? "leftmost" : "rightmost") != NULL) >= boosts);
        assert_true((strstr(at_alone, left ? "from lane 1" : "from lane 6") != NULL) == boosts);
        assert_true((strstr(at_horde, left ? "from lane 6" : "from lane 1") != NULL) == boosts);
        marked += c->mark >= MARK_ATTACK1;
        silent += c->side != SIDE_NONE && !boosts;
    }
    assert_true(marked > 5 && giving > 5 && silent > 0);
    match_free(horde);
    match_free(alone);
}

/* Of one card two things wait: their buttons say which. */
static void equal_names_in_the_line_are_told_apart(void **unused)
{
    (void)unused;
    uint64_t seed = 1;
    Match *m = with_monster(&seed);
    Siege g = *siege_of(match_truth(m));
    char one[SENTENCE_MAX], other[SENTENCE_MAX];
    g.s.nqueue = 2;
    g.s.queue[0] = g.s.queue[1] = (Frame){.src = in_lane(m, 2)};
    g.s.queue[0].op = ITEM_FALL;
    g.s.queue[1].op = ITEM_ELUSIVE;
    board_ask(&siege_board)->button(&g.s, (Move){MOVE_NEXT, 1, 0, 0, 0}, one, sizeof one);
    board_ask(&siege_board)->button(&g.s, (Move){MOVE_NEXT, 1, 1, 0, 0}, other, sizeof other);
    assert_string_equal(one, "1. is destroyed");
    assert_string_equal(other, "2. may move");
    match_free(m);
}

static void cards_to_choose_from_do_not_cover_each_other(void **unused)
{
    (void)unused;
    Match *m = versus(2, 7);
    Siege g = *siege_of(match_truth(m));
    for (int n = 1; n <= 16; n++) {
        BoardLayout at;
        BoardIn in = {.game = &siege_game, .s = &g.s, .asked = NO_SEAT, .w = 1280, .h = 800, .text = 1};
        table_move(&g.s, &siege_game, table_first(&g.s, PLACE_DECK), PLACE_LOOK, -1, NULL);
        siege_layout(&in, &at);
        for (PieceId p = table_first(&g.s, PLACE_LOOK); p != NO_PIECE; p = g.s.piece[p].next) {
            PieceId q = g.s.piece[p].next;
            assert_true(at.piece[p].shown && at.piece[p].r.w > 60);
            assert_true(q == NO_PIECE || !siege_overlap(at.piece[p].r, at.piece[q].r));
        }
    }
    match_free(m);
}

static void damage_and_falls_are_told_before_phases(void **unused)
{
    (void)unused;
    int (*weight)(const Event *e) = board_tell(&siege_board)->event_importance;
    assert_true(weight(&(Event){.kind = EV_FALLS}) > weight(&(Event){.kind = EV_PLAYED}));
    assert_true(weight(&(Event){.kind = EV_PLAYED}) > weight(&(Event){.kind = EV_MOVED}));
    assert_true(weight(&(Event){.kind = EV_MOVED}) > weight(&(Event){.kind = EV_PHASE}));
}

/* ---- what is known --------------------------------------------------------------------------------------------------- */

static const char *was_seen(Bench *b, int eyes, PieceId p)
{
    b->use.eyes = eyes;
    b->use.near = eyes == NO_SEAT ? 0 : eyes;
    b->use.hands = false;
    bench_rest(b);
    json_t *mark = item_at(b, "was", p);
    return mark ? word_in(mark, "label") : "";
}

static void SH_12_16_what_was_seen_is_known_until_it_is_rearranged(void **unused)
{
    (void)unused;
    uint64_t seed = 1;
    int seen = 0;
    for (int game = 0; game < 40 && seen < 3; game++) {
        Match *m = with_monster(&seed);
        PieceId p = in_lane(m, 2);
        play(m, (Move){MOVE_FLIP, 1, p, 0, 0});
        Bench b;
        open_at(&b, m, 0, 0, 1280, 800, 1);
        for (int eyes = 0; eyes < 2; eyes++) { /* the other side, and who looks at the table without secrets */
            const char *words = was_seen(&b, eyes ? NO_SEAT : 0, p);
            assert_memory_equal(words, "was ", 4);
            assert_string_equal(word_in(item_at(&b, "piece", p), "piece"), "?");
        }
        assert_string_equal(was_seen(&b, 1, p), ""); /* the owner sees the card itself */
        /* Another one is hidden beside it, and the two are exchanged or not: nobody knows any more. */
        while (siege_of(match_truth(m))->mana[1] == 0 ||
               siege_of(match_truth(m))->played >= siege_wave(match_truth(m))) {
            play(m, (Move){MOVE_DONE, 1, 0, 0, 0});
            to_horde_phase(m);
        }
        const State *s = match_truth(m);
        bool lies = s->piece[p].place == PLACE_UPPER && s->piece[p].face & FACE_FLIPPED;
        if (lies && table_size(s, PLACE_HORDE_HAND) > 0 && s->piece[p].pos != 4) {
            DefId def = s->piece[table_first(s, PLACE_HORDE_HAND)].def;
            play(m, (Move){MOVE_HIDE, 1, def, 5, 0});
            PieceId q = in_lane(m, 5);
            assert_memory_equal(was_seen(&b, 0, p), "was ", 4);
            assert_string_equal(was_seen(&b, 0, q), "");
            Moves legal;
            match_legal(m, 1, &legal);
            Move move = {0};
            for (int i = 0; i < legal.n; i++)
                if (legal.m[i].kind == MOVE_REARRANGE)
                    move = legal.m[i];
            assert_int_equal(move.kind, MOVE_REARRANGE);
            play(m, move);
            for (int eyes = 0; eyes < 2; eyes++) {
                assert_string_equal(was_seen(&b, eyes ? NO_SEAT : 0, p), "");
                assert_string_equal(was_seen(&b, eyes ? NO_SEAT : 0, q), "");
            }
            seen++;
        }
        bench_close(&b);
    }
    assert_true(seen > 0);
}

/* The button that begins with these words, or NULL. */
static json_t *button(const Bench *b, const char *id)
{
    for (int i = 0;; i++) {
        json_t *item = bench_item(b, "kind", "button", i);
        if (!item || strncmp(word_in(item, "id"), id, strlen(id)) == 0)
            return item;
    }
}

/* Three hidden cards, as their owner is shown them: the first, second and third of those in order. */
static void lie(const Bench *b, const PieceId p[3], const DefId def[3], int x, int y, int z)
{
    const int order[3] = {x, y, z};
    for (int i = 0; i < 3; i++)
        assert_string_equal(word_in(item_at(b, "piece", p[i]), "piece"), siege_game.def[def[order[i] - 1]].word);
}

static Match *three_different(Rng *r, PieceId p[3], DefId def[3])
{
    for (;;) {
        Moves orders;
        int n = 0;
        Match *m = siege_with_hidden(2, 3, r, &orders);
        const State *s = match_truth(m);
        for (PieceId q = table_first(s, PLACE_UPPER); q != NO_PIECE; q = s->piece[q].next)
            if (s->piece[q].face & FACE_CONCEALED) {
                p[n] = q;
                def[n++] = s->piece[q].def;
            }
        if (def[0] != def[1] && def[1] != def[2] && def[0] != def[2])
            return m;
        match_free(m);
    }
}

/* They are laid over each other as often as one likes, before their owner's eyes alone: the match hears of one move. */
static void SH_12_16_hidden_cards_are_tried_out_before_they_are_rearranged(void **unused)
{
    (void)unused;
    Rng r = rng_seed(12);
    PieceId p[3];
    DefId def[3] = {0};
    Bench b;
    Match *m = three_different(&r, p, def);
    uint32_t serial = match_serial(m);
    uint64_t hash = match_hash(m);
    open_at(&b, m, 1, 1, 1280, 800, 1);
    lie(&b, p, def, 1, 2, 3);
    drag(&b, p[0], p[1]);
    lie(&b, p, def, 1, 2, 3); /* openly or in secret? */
    bench_click(&b, button(&b, "move-rearrange "));
    lie(&b, p, def, 2, 1, 3);
    assert_null(button(&b, "move-done")); /* nothing else meanwhile */
    drag(&b, p[1], p[2]);
    lie(&b, p, def, 2, 3, 1);
    bench_click(&b, item_at(&b, "piece", p[0])); /* by clicks, or by keys, as by dragging */
    bench_click(&b, item_at(&b, "piece", p[1]));
    lie(&b, p, def, 3, 2, 1);
    bench_key(&b, SDLK_ESCAPE);
    lie(&b, p, def, 1, 2, 3);
    assert_true(button(&b, "move-done") != NULL && match_serial(m) == serial && match_hash(m) == hash);
    drag(&b, p[2], p[0]);
    bench_click(&b, button(&b, "move-rearrange "));
    drag(&b, p[2], p[0]); /* and back: it is only said that they are rearranged */
    lie(&b, p, def, 1, 2, 3);
    drag(&b, p[2], p[1]);
    lie(&b, p, def, 1, 3, 2);
    assert_true(match_serial(m) == serial && match_hash(m) == hash && !match_can_redo(m));
    bench_key(&b, SDLK_RETURN);
    lie(&b, p, def, 1, 3, 2);
    assert_int_equal(match_serial(m), serial + 1);
    const State *s = match_truth(m);
    assert_true(s->piece[p[0]].def == def[0] && s->piece[p[1]].def == def[2] && s->piece[p[2]].def == def[1]);
    assert_int_equal(match_undo(m, 1).code, 0); /* one choice, and all of it is taken back */
    bench_rest(&b);
    lie(&b, p, def, 1, 2, 3);
    bench_close(&b);
}

/* What is tried out is nobody else's to see, when another looks at the table before it is done. */
static void SH_12_16_other_eyes_do_not_see_what_is_tried_out(void **unused)
{
    (void)unused;
    Rng r = rng_seed(13);
    PieceId p[3];
    DefId def[3] = {0};
    Bench b;
    Match *m = three_different(&r, p, def);
    open_at(&b, m, 1, 1, 1280, 800, 1);
    drag(&b, p[0], p[1]);
    bench_click(&b, button(&b, "move-rearrange "));
    lie(&b, p, def, 2, 1, 3);
    for (int eyes = 0; eyes < 2; eyes++) {
        b.use.eyes = eyes ? NO_SEAT : 0;
        b.use.near = 0;
        b.use.hands = false;
        bench_rest(&b);
        for (int i = 0; i < 3; i++)
            assert_string_equal(word_in(item_at(&b, "piece", p[i]), "piece"), "?");
        assert_null(button(&b, "move-rearrange "));
    }
    b.use.eyes = b.use.near = 1;
    b.use.hands = true;
    bench_rest(&b);
    lie(&b, p, def, 1, 2, 3); /* it was not made */
    bench_close(&b);
}

/* What can be done is a list of rows with what each costs; where they have no room for all, the tools alone. */
static void what_the_horde_can_do_is_listed_with_its_price(void **unused)
{
    (void)unused;
    static const char *const row[] = {"horde-lay",  "horde-move", "horde-discard",  "horde-hide",
                                      "horde-flip", "horde-plan", "horde-challenge"};
    for (int k = 0; k < SIZES * 2; k++) {
        Bench b;
        Match *m = versus(2, 7);
        to_horde_phase(m);
        open_at(&b, m, 1, 1, size[k / 2].w, size[k / 2].h, k % 2 ? 2 : 1);
        int n = 0;
        float below = 0;
        for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
            json_t *item = bench_id(&b, row[i]);
            if (!item)
                continue;
            n++;
            assert_true(bench_side(item, 1) >= below);
            below = bench_side(item, 1) + bench_side(item, 3);
        }
        if (k == 2 || k == 4)
            assert_int_equal(n, sizeof row / sizeof *row);
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_12_27_the_table_is_turned_for_the_horde_player),
        cmocka_unit_test(SH_12_12_drawing_and_planning_is_not_what_enter_means),
        cmocka_unit_test(SH_12_13_a_card_is_laid_open_or_hidden),
        cmocka_unit_test(SH_12_8_done_with_cards_of_the_wave_left_is_asked_about),
        cmocka_unit_test(SH_12_12_a_card_is_planned_after_a_second_look),
        cmocka_unit_test(equal_names_in_the_line_are_told_apart),
        cmocka_unit_test(cards_to_choose_from_do_not_cover_each_other),
        cmocka_unit_test(the_horde_has_an_aim_of_its_own),
        cmocka_unit_test(SH_6_5_a_card_tells_its_marks_and_what_it_gives),
        cmocka_unit_test(damage_and_falls_are_told_before_phases),
        cmocka_unit_test(SH_12_10_a_monster_is_dropped_on_another),
        cmocka_unit_test(SH_12_16_what_was_seen_is_known_until_it_is_rearranged),
        cmocka_unit_test(SH_12_16_hidden_cards_are_tried_out_before_they_are_rearranged),
        cmocka_unit_test(SH_12_16_other_eyes_do_not_see_what_is_tried_out),
        cmocka_unit_test(what_the_horde_can_do_is_listed_with_its_price),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
