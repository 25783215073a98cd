/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks under the hand: who may be replaced is lit, a hint lights where it ends, a column shows where
 * it would go, a lifted card leaves the question readable; and every sign that a board asks for exists. */
#include "help_stage.h"

#include <dirent.h>
#include <math.h>

#include "base/buf.h"
#include "base/file.h"
#include "boards/goblins.h"
#include "boards/goblins_draw.h"
#include "core/text.h"
#include "games/goblins/goblins_preview.h"
#include "gfx/signs.h"

/* ---- a table without a display ----------------------------------------------------------------------------------- */

static void sit_down(Bench *b, Match *m, int w, int h)
{
    bench_open(b, m, w, h, 1);
    int seat = match_over(m) ? 0 : match_to_act(m);
    b->use = (StageUse){.match = m, .eyes = seat, .near = seat, .hands = true};
    bench_rest(b);
}

/* The n-th item, from 0, with that value under that key; NULL: there are fewer. */
static json_t *item_with(const Bench *b, const char *key, const char *value, int n)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, item)
    {
        const char *its = json_string_value(json_object_get(item, key));
        if (its && strcmp(its, value) == 0 && n-- == 0)
            return item;
    }
    return NULL;
}

static Rect rect_of(const Bench *b, json_t *item)
{
    json_t *r = json_object_get(item, "rect");
    float u = (float)json_number_value(json_object_get(b->items, "unit")), v[4];
    assert_non_null(r);
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_number_value(json_array_get(r, i)) / u;
    return rect(v[0], v[1], v[2], v[3]);
}

static void point_at(Bench *b, json_t *item)
{
    Rect r = rect_of(b, item);
    bench_pass(b, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2, .y = r.y + r.h / 2});
    bench_rest(b);
}

static void click_at(Bench *b, float x, float y)
{
    for (InputKind kind = INPUT_MOVE; kind <= INPUT_UP; kind++)
        if (kind == INPUT_MOVE || kind == INPUT_DOWN || kind == INPUT_UP)
            bench_pass(b, (Input){.kind = kind, .x = x, .y = y, .button = 1});
    bench_rest(b);
}

static void click(Bench *b, json_t *item)
{
    Rect r = rect_of(b, item);
    click_at(b, r.x + r.w / 2, r.y + r.h / 2);
}

/* ---- positions ---------------------------------------------------------------------------------------------------- */

static Match *new_match(int seats, uint64_t seed)
{
    Setup cfg = game_preset(&goblins_game, seats);
    cfg.seed = seed;
    Match *m = match_new(&goblins_game, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static bool replaces(const State *s, Move m)
{
    return m.kind == MOVE_PLACE && goblins_at(s, m.b - PLACE_CELL) != NO_PIECE;
}

/* A game that begins with a Wrecker in the hand; *move: one that takes the place of somebody. */
static Match *with_wrecker(Move *move)
{
    for (uint64_t seed = 1;; seed++) {
        Match *m = new_match(3, seed);
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        for (int i = 0; i < legal.n; i++)
            if (replaces(match_truth(m), legal.m[i])) {
                *move = legal.m[i];
                return m;
            }
        match_free(m);
        assert_true(seed < 200);
    }
}

/* A game in which a Marshal is asked for a column that can slide both ways; *column: that column's move up. */
static Match *with_marshal(Move *column)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        Match *m = new_match(4, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (int i = 0; i < legal.n; i++) {
                Move down = legal.m[i];
                down.kind = MOVE_SLIDE_DOWN;
                if (legal.m[i].kind == MOVE_SLIDE_UP && moves_have(&legal, down)) {
                    *column = legal.m[i];
                    return m;
                }
            }
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        match_free(m);
    }
    fail_msg("no Marshal was asked");
    return NULL;
}

/* ---- tests -------------------------------------------------------------------------------------------------------- */

static void who_may_be_replaced_is_lit(void **st)
{
    (void)st;
    Move move;
    Bench b;
    sit_down(&b, with_wrecker(&move), 1280, 800);
    click(&b, item_with(&b, "piece", goblins_game.def[move.a].word, 0));
    assert_non_null(item_with(&b, "can", "lifted", 0));
    Moves legal;
    match_legal(b.m, match_to_act(b.m), &legal);
    const State *s = match_truth(b.m);
    for (PieceId p = 0; p < s->npieces; p++) {
        if (s->piece[p].place >= PLACE_CELL + GRID_CELLS)
            continue;
        Move on = {MOVE_PLACE, move.seat, move.a, s->piece[p].place, 0};
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", p);
        assert_int_equal(strcmp(word_in(item_with(&b, "id", id, 0), "can"), "target") == 0, moves_have(&legal, on));
    }
    bench_close(&b);
}

static void a_hint_lights_where_it_ends(void **st)
{
    (void)st;
    Move move;
    Bench b;
    sit_down(&b, with_wrecker(&move), 1280, 800);
    b.use.light = move;
    bench_rest(&b);
    const State *s = match_truth(b.m);
    PieceId victim = goblins_at(s, move.b - PLACE_CELL);
    json_t *first = item_with(&b, "hint", "lit", 0), *second = item_with(&b, "hint", "lit", 1);
    assert_non_null(first);
    assert_non_null(second);
    assert_null(item_with(&b, "hint", "lit", 2));
    const char *wrecker = goblins_game.def[move.a].word, *goblin = goblins_game.def[s->piece[victim].def].word;
    bool in_order = strcmp(word_in(first, "piece"), wrecker) == 0;
    assert_string_equal(word_in(in_order ? first : second, "piece"), wrecker);
    assert_string_equal(word_in(in_order ? second : first, "piece"), goblin);
    bench_close(&b);
}

/* What is drawn of the horde, as a number. */
static uint64_t picture_of(const Bench *b)
{
    const SDL_Surface *s = window_surface(b->window);
    json_t *prompt = item_with(b, "id", "prompt", 0);
    int low = (int)rect_of(b, prompt).y - 60, right = b->w - 420;
    uint64_t sum = 1469598103934665603u;
    for (int y = 130; y < low; y++)
        for (int x = 20; x < right; x++)
            sum = (sum ^ *(const uint32_t *)(const void *)((const uint8_t *)s->pixels + y * s->pitch + 4 * x)) *
                  1099511628211u;
    return sum;
}

static json_t *button_of(const Bench *b, Move m)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    move_text(&goblins_game, match_truth(b->m), m, word);
    (void)snprintf(id, sizeof id, "move-%s", word);
    json_t *item = item_with(b, "id", id, 0);
    if (!item)
        fail_msg("no button %s", id);
    return item;
}

static void a_column_shows_where_it_would_go(void **st)
{
    (void)st;
    Move up;
    Bench b;
    sit_down(&b, with_marshal(&up), 1280, 800);
    Move down = up;
    down.kind = MOVE_SLIDE_DOWN;
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
    Rect home = rect_of(&b, item_with(&b, "id", id, 0)); /* its arrow may lie on its middle, and would slide at once */
    click_at(&b, home.x + home.w / 2, home.y + home.h - 4);
    b.draws = true;
    uint64_t seen[4];
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 3, .y = 3});
    bench_rest(&b);
    seen[0] = picture_of(&b);
    point_at(&b, button_of(&b, up));
    seen[1] = picture_of(&b);
    point_at(&b, button_of(&b, down));
    seen[2] = picture_of(&b);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 3, .y = 3});
    bench_rest(&b);
    seen[3] = picture_of(&b);
    assert_true(seen[0] == seen[3]); /* the picture depends on what is pointed at alone */
    assert_true(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
    bench_close(&b);
}

static bool is_said(const Bench *b, const char *words)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, item)
    {
        const char *label = json_string_value(json_object_get(item, "label"));
        if (label && strstr(label, words))
            return true;
    }
    return false;
}

static json_t *arrow_of(const Bench *b, Move m)
{
    char word[WORD_MAX], id[WORD_MAX + 8];
    move_text(&goblins_game, match_truth(b->m), m, word);
    (void)snprintf(id, sizeof id, "arrow-%s", word);
    return item_with(b, "id", id, 0);
}

/* Pointing at a goblin of the column shows its arrows; they stay while one goes to them, and one click slides. */
static void an_arrow_stays_under_the_pointer_and_slides(void **st)
{
    (void)st;
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        Move up;
        Bench b;
        sit_down(&b, with_marshal(&up), 1280, 800);
        Move m = up;
        m.kind = (uint8_t)kind;
        char id[24];
        (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
        assert_null(arrow_of(&b, m));
        point_at(&b, item_with(&b, "id", id, 0));
        assert_non_null(arrow_of(&b, m));
        Rect from = rect_of(&b, item_with(&b, "id", id, 0)), to = rect_of(&b, arrow_of(&b, m));
        for (int step = 0; step <= 20; step++) { /* on its way, also between two cells */
            float u = (float)step / 20, y = from.y + from.h / 2;
            bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = to.x + to.w / 2, .y = y + u * (to.y + to.h / 2 - y)});
            bench_rest(&b);
            assert_non_null(arrow_of(&b, m));
        }
        uint32_t before = match_serial(b.m);
        click(&b, arrow_of(&b, m));
        assert_int_equal(match_serial(b.m), before + 1);
        assert_true(move_same(match_move(b.m, before), m));
        bench_close(&b);
    }
}

/* The same in two steps: the question is of this column, and each button shows what it makes of the lines. */
static void a_slide_is_asked_for_and_shown_before_it_is_made(void **st)
{
    (void)st;
    Move up;
    Bench b;
    sit_down(&b, with_marshal(&up), 1280, 800);
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(b.m), up.a - PLACE_CELL));
    Rect home = rect_of(&b, item_with(&b, "id", id, 0));
    click_at(&b, home.x + home.w / 2, home.y + home.h - 4);
    assert_non_null(strstr(word_in(item_with(&b, "id", "prompt", 0), "label"), "Slide this column up or down?"));
    Goblins after;
    char changes[SENTENCE_MAX];
    for (int kind = MOVE_SLIDE_UP; kind <= MOVE_SLIDE_DOWN; kind++) {
        Move m = up;
        m.kind = (uint8_t)kind;
        point_at(&b, button_of(&b, m));
        bench_rest(&b);
        assert_true(goblins_foresee(match_truth(b.m), m, &after));
        goblins_say_changes(match_truth(b.m), &after.s, changes, sizeof changes);
        if (changes[0])
            assert_true(is_said(&b, changes));
    }
    uint32_t before = match_serial(b.m);
    click(&b, arrow_of(&b, up)); /* also on the goblin that is in the hand */
    assert_int_equal(match_serial(b.m), before + 1);
    assert_true(move_same(match_move(b.m, before), up));
    bench_close(&b);
}

static void a_lifted_card_leaves_the_question_readable(void **st)
{
    (void)st;
    static const float size[][3] = {{1280, 800, 1}, {1920, 1080, 1}, {1024, 768, 1}, {800, 600, 1}, {1280, 800, 1.6f}};
    Match *m = new_match(4, 3);
    BoardLayout *at = xcalloc(1, sizeof *at);
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        int seat = match_to_act(m), cards = 0;
        BoardIn in = {.game = &goblins_game,
                      .s = match_truth(m),
                      .w = size[i][0],
                      .h = size[i][1],
                      .text = size[i][2],
                      .eyes = seat,
                      .near = seat,
                      .asked = seat};
        goblins_layout(&in, at);
        for (PieceId p = 0; p < in.s->npieces; p++) {
            if (in.s->piece[p].place != PLACE_HAND + seat)
                continue;
            Rect r = at->piece[p].r; /* raised by 12 and larger by 7 in a hundred, with a rim of 5 (gfx/card.c) */
            assert_true(r.y - 12 - r.h * 0.035f - 5 >= at->prompt.y + at->prompt.h);
            cards++;
        }
        assert_int_equal(cards, GOBLINS_HAND);
    }
    free(at);
    match_free(m);
}

/* At the end every ruler with points in a line is named beside it. */
static void shared_lines_name_all_who_share(void **st)
{
    (void)st;
    int shared = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b;
        Match *m = new_match(4, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        sit_down(&b, m, 1280, 800);
        b.use = (StageUse){.match = m, .eyes = NO_SEAT, .near = 0};
        bench_rest(&b);
        const State *s = match_truth(m);
        for (int row = 0; row < GRID_ROWS; row++) {
            char names[200] = "";
            int left = 0, n = 0;
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                left += goblins_line_points(s, row, (Clan)clan, NULL) > 0;
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                for (int seat = 0; seat < s->nseats; seat++)
                    if (goblins_crown(s, seat) == (Clan)clan && goblins_line_points(s, row, (Clan)clan, NULL) > 0) {
                        str_add(names, sizeof names, "%s%s",
                                n == 0         ? ""
                                : n + 1 < left ? ", "
                                               : " and ",
                                match_setup(m)->name[seat]);
                        n++;
                    }
            shared += n > 1;
            if (n > 0 && !item_with(&b, "label", names, 0))
                fail_msg("'%s' is not said", names);
        }
        bench_close(&b);
    }
    assert_true(shared > 0);
}

/* A panel about a hint at the beginning: the counts of the lines stay readable. */
static void a_panel_leaves_the_counts_readable(void **st)
{
    (void)st;
    Move move;
    Bench b;
    float covered;
    sit_down(&b, with_wrecker(&move), 1280, 800);
    Moves about = {.n = 1, .m = {move}};
    Rect r = stage_room(b.stage, 340, 260, &about, &covered);
    for (int line = 1; line <= 3; line++) {
        char id[24];
        (void)snprintf(id, sizeof id, "line-%d", line);
        Rect count = rect_of(&b, item_with(&b, "id", id, 0));
        float wide = (r.x + r.w < count.x + count.w ? r.x + r.w : count.x + count.w) - (r.x > count.x ? r.x : count.x);
        float high = (r.y + r.h < count.y + count.h ? r.y + r.h : count.y + count.h) - (r.y > count.y ? r.y : count.y);
        if (wide > 0 && high > 0 && wide * high > 0.25f * count.w * count.h)
            fail_msg("the panel at %g, %g lies on %s", (double)r.x, (double)r.y, id);
    }
    bench_close(&b);
}

/* ---- what a stranger must see -------------------------------------------------------------------------------------- */

/* One person and opponents, or persons only. */
static Match *new_table(int seats, int persons, uint64_t seed)
{
    Setup cfg = game_preset(&goblins_game, seats);
    cfg.seed = seed;
    for (int i = persons; i < seats; i++)
        cfg.player[i] = 1;
    Match *m = match_new(&goblins_game, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static void look_as(Bench *b, int seat)
{
    b->use = (StageUse){.match = b->m, .eyes = seat, .near = seat == NO_SEAT ? 0 : seat, .hands = true};
    bench_rest(b);
}

static bool says_clan(const Bench *b, Clan clan)
{
    char words[64];
    (void)snprintf(words, sizeof words, "You rule %s", goblins_clan_name[clan]);
    return item_with(b, "label", words, 0) != NULL;
}

static void key(Bench *b, SDL_Keycode code)
{
    bench_pass(b, (Input){.kind = INPUT_KEY, .key = code});
    bench_rest(b);
}

/* The only person at the screen reads clan and aim without doing anything; of several each does in the own first turn and
 * asks for it later, and others are told nothing. */
static void who_is_alone_sees_the_own_clan_at_once(void **st)
{
    (void)st;
    for (int persons = 1; persons <= 2; persons++)
        for (int later = 0; later <= 1; later++) {
            Bench b;
            Match *m = new_table(3, persons, 4);
            while (match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE || match_truth(m)->round <= 3 * later) {
                Moves legal;
                match_legal(m, match_to_act(m), &legal);
                assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
            }
            bench_open(&b, m, 1280, 800, 1);
            look_as(&b, 0);
            Clan own = goblins_crown(match_truth(m), 0);
            bool open = persons == 1 || !later;
            assert_int_equal(says_clan(&b, own), open);
            assert_int_equal(item_with(&b, "id", "crown", 0) == NULL, persons == 1);
            assert_null(
                item_with(&b, "piece", goblins_game.def[DEF_CROWN + (int)goblins_crown(match_truth(m), 1)].word, 0));
            if (persons == 2) {
                key(&b, SDLK_k);
                assert_int_equal(says_clan(&b, own), !open);
                key(&b, SDLK_k);
                assert_int_equal(says_clan(&b, own), open);
                look_as(&b, NO_SEAT);
                assert_false(says_clan(&b, own));
            }
            bench_close(&b);
        }
}

static void layout_at(const State *s, float w, float h, float text, int drawer, BoardLayout *at)
{
    BoardIn in = {.game = &goblins_game,
                  .s = s,
                  .w = w,
                  .h = h,
                  .text = text,
                  .eyes = 0,
                  .near = 0,
                  .asked = 0,
                  .drawer = drawer};
    goblins_layout(&in, at);
}

/* Cards of the horde are wide enough for their names; with large letters, and with four lines on the smallest screen, for
 * picture and sign. Nothing of it lies over the question, and the hand is there. */
static void cards_of_the_horde_have_room_for_their_names(void **st)
{
    (void)st;
    static const float size[][3] = {{1280, 800, 1}, {1422, 800, 1}, {1138, 711, 1}, {1280, 800, 2}};
    BoardLayout *at = xcalloc(1, sizeof *at);
    for (int seats = 3; seats <= 4; seats++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            Match *m = new_table(seats, 1, seed);
            Rng r = rng_seed(seed);
            while (!match_over(m)) {
                for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
                    layout_at(match_truth(m), size[i][0], size[i][1], size[i][2], 0, at);
                    bool narrow = goblins_extent(match_truth(m)).width == FRAME_WIDTH - 1; /* either end is open */
                    float least = size[i][2] > 1.5f ? 60 : seats > 3 && i == 2 ? 60 : narrow ? 66 : 72.6f;
                    for (PieceId p = 0; p < match_truth(m)->npieces; p++)
                        if (match_truth(m)->piece[p].place < PLACE_CELL + GRID_CELLS) {
                            Rect c = at->piece[p].r;
                            if (c.w < least || c.y + c.h > at->prompt.y || c.y < at->panel[AT_SEAT].y + 30)
                                fail_msg("a card %g wide at %g with %d seats, size %d", (double)c.w, (double)c.y, seats,
                                         (int)i);
                        }
                    assert_true(at->panel[AT_HAND].h >= 76 && at->panel[AT_CROWN].w >= 120);
                }
                Moves legal;
                match_legal(m, match_to_act(m), &legal);
                assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
            }
            match_free(m);
        }
    free(at);
}

/* Nothing moves while the horde grows: who has lain on the table from the start does so at the same place until the horde
 * comes to an end of the table. */
static void cells_stay_where_they_are(void **st)
{
    (void)st;
    BoardLayout *at = xcalloc(1, sizeof *at);
    Match *m = new_table(3, 1, 2);
    Rng r = rng_seed(5);
    layout_at(match_truth(m), 1280, 800, 1, 0, at);
    Rect first = at->place[PLACE_CELL];
    int moves = 0;
    assert_true(first.w > 0);
    while (goblins_extent(match_truth(m)).width < 5) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        layout_at(match_truth(m), 1280, 800, 1, 0, at);
        assert_memory_equal(&first, &at->place[PLACE_CELL], sizeof first);
        moves++;
    }
    assert_true(moves > 3);
    match_free(m);
    free(at);
}

static const char *copy_said(const Bench *b, DefId def)
{
    char id[40];
    (void)snprintf(id, sizeof id, "copy-%s", goblins_game.def[def].word);
    json_t *item = item_with(b, "id", id, 0);
    return item ? word_in(item, "label") : NULL;
}

/* The page of the twelve: each goblin of each clan in play once, and no more of it than these eyes know. */
static void the_page_of_twelve_tells_what_is_seen(void **st)
{
    (void)st;
    Bench b;
    Match *m = new_table(3, 1, 6);
    Rng r = rng_seed(6);
    int down = 0, seen[3] = {0};
    while (down == 0 || match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        down = 0;
        for (PieceId p = 0; p < match_truth(m)->npieces; p++)
            down +=
                match_truth(m)->piece[p].face & FACE_DOWN && match_truth(m)->piece[p].place < PLACE_CELL + GRID_CELLS;
    }
    bench_open(&b, m, 1280, 800, 1);
    look_as(&b, 0);
    assert_null(item_with(&b, "label", "The twelve goblins", 0));
    key(&b, SDLK_g);
    assert_non_null(item_with(&b, "label", "The twelve goblins", 0));
    const State *s = match_truth(m);
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        bool plays = goblins_is_goblin(piece->def) && goblins_clans(s) >> goblins_clan(piece->def) & 1;
        if (!plays)
            continue;
        bool table = piece->place < PLACE_CELL + GRID_CELLS && !(piece->face & FACE_DOWN);
        int is = table ? 0 : piece->place == PLACE_HAND ? 1 : 2;
        static const char *const words[] = {"on the table", "in the hand", "to come, or face down"};
        assert_non_null(copy_said(&b, piece->def));
        assert_string_equal(copy_said(&b, piece->def), words[is]);
        seen[is]++;
    }
    assert_true(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
    key(&b, SDLK_ESCAPE);
    assert_null(item_with(&b, "label", "The twelve goblins", 0));
    bench_close(&b);
}

/* What a goblin can do is said of whoever is pointed at, on the table and in the hand. */
static void a_goblin_that_is_pointed_at_tells_what_it_can_do(void **st)
{
    (void)st;
    Bench b;
    Match *m = new_table(3, 1, 6);
    while (match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[legal.n - 1]).code, 0);
    }
    bench_open(&b, m, 1280, 800, 1);
    look_as(&b, 0);
    PieceId hand = match_truth(m)->head[PLACE_HAND].first;
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", hand);
    point_at(&b, item_with(&b, "id", id, 0));
    json_t *tip = item_with(&b, "kind", "tip", 0);
    assert_non_null(tip);
    assert_non_null(strstr(word_in(tip, "label"), goblins_game.def[match_truth(m)->piece[hand].def].name));
    bench_close(&b);
}

/* ---- what the others did ---------------------------------------------------------------------------------------- */

static int count_of_kind(const Bench *b, const char *kind)
{
    int n = 0;
    while (item_with(b, "kind", kind, n))
        n++;
    return n;
}

static bool is_marked(const Bench *b, Rect cell)
{
    float x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
    for (int i = 0; item_with(b, "kind", "mark", i); i++) {
        Rect r = rect_of(b, item_with(b, "kind", "mark", i));
        if (x > r.x && x < r.x + r.w && y > r.y && y < r.y + r.h)
            return true;
    }
    return false;
}

static uint32_t own_last(const Match *m, int seat)
{
    uint32_t n = match_serial(m);
    while (n > 0 && (match_was_auto(m, n - 1) || match_move(m, n - 1).seat != seat))
        n--;
    return n;
}

/* Who lies elsewhere, or otherwise, than when the seat chose last. */
static Cells changed_since(const Match *m, uint32_t then)
{
    Match *was = match_at(m, then);
    const State *a = match_truth(was), *b = match_truth(m);
    Cells changed = 0;
    for (int cell = 0; cell < GRID_CELLS; cell++) {
        PieceId p = goblins_at(b, cell);
        if (p != NO_PIECE && (goblins_at(a, cell) != p || a->piece[p].face != b->piece[p].face))
            changed |= cell_bit(cell);
    }
    match_free(was);
    return changed;
}

static void play_any(Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(r, (uint32_t)legal.n)]).code, 0);
}

/* All that changed while others played is marked when the person is asked, also where the table was opened at that moment,
 * and nothing is once the own next goblin lies. */
static void what_others_did_is_marked_until_one_has_laid(void **st)
{
    (void)st;
    int turns = 0, moved = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Bench b;
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        bench_open(&b, m, 1280, 800, 1);
        look_as(&b, 0);
        while (!match_over(m)) {
            bool mine = match_to_act(m) == 0;
            if (!mine || match_truth(m)->phase != PHASE_PLACE) {
                play_any(m, &r);
                bench_rest(&b);
                if (mine && match_truth(m)->phase == PHASE_POWER)
                    assert_int_equal(count_of_kind(&b, "mark"), 0);
                continue;
            }
            Cells changed = changed_since(m, own_last(m, 0));
            char id[24];
            for (Cells c = changed; c; c &= c - 1) {
                (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(m), cells_lowest(c)));
                if (!is_marked(&b, rect_of(&b, item_with(&b, "id", id, 0))))
                    fail_msg("seed %d, move %u: cell %d is not marked", (int)seed, match_serial(m), cells_lowest(c));
            }
            moved += cells_count(changed) > 2;
            turns++;
            int marks = count_of_kind(&b, "mark");
            look_as(&b, NO_SEAT); /* other eyes between: the table is opened anew */
            look_as(&b, 0);
            assert_int_equal(count_of_kind(&b, "mark"), marks);
            play_any(m, &r);
            bench_rest(&b);
        }
        assert_int_equal(count_of_kind(&b, "mark"), 0); /* the end is told without them */
        bench_close(&b);
    }
    assert_true(turns > 30 && moved > 5);
}

static void points_at(const Match *m, uint32_t serial, uint8_t out[CLAN_COUNT])
{
    Match *was = match_at(m, serial);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        out[clan] = (uint8_t)goblins_points(match_truth(was), (Clan)clan);
    match_free(was);
}

/* Beside what the last of the others did stands what that made of the own lead, if it made anything of it. */
static void what_a_turn_meant_for_the_own_clan_is_said(void **st)
{
    (void)st;
    int said = 0, silent = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Bench b;
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        bench_open(&b, m, 1280, 800, 1);
        look_as(&b, 0);
        for (uint32_t begun = 0; !match_over(m);) {
            int seat = match_to_act(m);
            if (seat == 2 && match_truth(m)->phase == PHASE_PLACE)
                begun = match_serial(m);
            if (seat == 0 && match_truth(m)->phase == PHASE_PLACE && begun > 0) {
                Clan own = goblins_crown(match_truth(m), 0);
                uint8_t was[CLAN_COUNT], is[CLAN_COUNT];
                char words[SENTENCE_MAX];
                points_at(m, begun, was);
                points_at(m, match_serial(m), is);
                int before = goblins_lead(match_truth(m), own, was), now = goblins_lead(match_truth(m), own, is);
                ui_set_motion(b.ui, false, 1); /* where nothing is animated the log stands there */
                bench_rest(&b);
                json_t *row = item_with(&b, "id", "since-1", 0);
                row = row ? row : item_with(&b, "id", "since-0", 0);
                goblins_say_lead(own, before, now, words);
                assert_non_null(row);
                assert_int_equal(strstr(word_in(row, "label"), words) != NULL, before != now);
                Event e[64];
                bool declined = false;
                for (int i = 0, n = match_events(m, 0, begun, e, 64); i < n && i < 64; i++)
                    declined |= e[i].kind == EV_DECLINED && e[i].seat == 2;
                assert_int_equal(strstr(word_in(row, "label"), "does not use") != NULL, declined);
                said += before != now;
                silent += before == now;
                ui_set_motion(b.ui, false, 0);
            }
            play_any(m, &r);
            bench_rest(&b);
        }
        bench_close(&b);
    }
    assert_true(said > 5 && silent > 5);
}

/* What is in the hand is seen in the free cell it is over, dragged there or not. */
static void a_goblin_in_the_hand_is_seen_where_it_would_lie(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(4);
    Match *m = new_table(3, 1, 4);
    while (match_serial(m) < 12 || match_asked(m, NO_SEAT) != 0 || match_truth(m)->phase != PHASE_PLACE)
        play_any(m, &r);
    bench_open(&b, m, 1280, 800, 1);
    look_as(&b, 0);
    click(&b, item_with(&b, "can", "lift", 0));
    assert_null(item_with(&b, "id", "lies-in", 0));
    char id[WORD_MAX + 8];
    int cell = cells_lowest(goblins_legal_cells(match_truth(m)));
    (void)snprintf(id, sizeof id, "place-%s", goblins_game.place[PLACE_CELL + cell].word);
    Rect free = rect_of(&b, item_with(&b, "id", id, 0));
    float x = free.x + free.w / 2, y = free.y + free.h / 2;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_rest(&b);
    Rect seen = rect_of(&b, item_with(&b, "id", "lies-in", 0));
    assert_true(fabsf(seen.x - free.x) < 2 && fabsf(seen.y - free.y) < 2);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 5, .y = 300});
    bench_rest(&b);
    assert_null(item_with(&b, "id", "lies-in", 0));
    bench_close(&b);
}

/* A button, and A, tell the turns of the others once more; then all is as before. */
/* What the first of the others made of seat 0's lead; "": nothing, or it was level before, as it would be without points. */
static void first_turn_meant(const Match *m, char words[SENTENCE_MAX])
{
    uint32_t own = match_serial(m), end;
    uint8_t was[CLAN_COUNT], is[CLAN_COUNT];
    words[0] = '\0';
    while (own > 0 && match_move(m, own - 1).seat != 0)
        own--;
    for (end = own; end < match_serial(m) && match_move(m, end).seat == match_move(m, own).seat;)
        end++;
    if (own == 0 || end == own)
        return;
    Clan clan = goblins_crown(match_truth(m), 0);
    points_at(m, own, was);
    points_at(m, end, is);
    int before = goblins_lead(match_truth(m), clan, was), now = goblins_lead(match_truth(m), clan, is);
    if (before != now && before != 0)
        goblins_say_lead(clan, before, now, words);
}

static void what_others_did_can_be_shown_again(void **st)
{
    (void)st;
    Bench b;
    Match *m = new_table(3, 1, 3);
    Rng r = rng_seed(8);
    char meant[SENTENCE_MAX] = ""; /* of the turn after the own one, from the moment before it */
    while (!meant[0] || match_serial(m) < 12 || match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE) {
        play_any(m, &r);
        assert_false(match_over(m));
        if (match_to_act(m) == 0 && match_truth(m)->phase == PHASE_PLACE)
            first_turn_meant(m, meant);
    }
    bench_open(&b, m, 1280, 800, 1);
    look_as(&b, 0);
    ui_set_motion(b.ui, false, 1);
    bench_rest(&b);
    int marks = count_of_kind(&b, "mark"), passes = 0;
    char first[SENTENCE_MAX * 3], second[SENTENCE_MAX * 3];
    (void)snprintf(first, sizeof first, "%s", word_in(item_with(&b, "id", "since-0", 0), "label"));
    (void)snprintf(second, sizeof second, "%s", word_in(item_with(&b, "id", "since-1", 0), "label"));
    assert_true(strstr(first, meant) != NULL && strcmp(first, second) != 0);
    assert_true(marks > 0 && item_with(&b, "id", "again", 0));
    assert_false(stage_is_telling(b.stage));
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_a});
    bench_pass(&b, (Input){0});
    assert_true(stage_is_telling(b.stage));
    assert_null(item_with(&b, "can", "lift", 0)); /* nothing is asked meanwhile */
    assert_true(count_of_kind(&b, "mark") < marks);
    for (; stage_is_telling(b.stage) && passes < 300; passes++)
        bench_pass(&b, (Input){0});
    assert_true(passes > 2 && passes < 300);
    bench_rest(&b);
    assert_int_equal(count_of_kind(&b, "mark"), marks);
    assert_string_equal(word_in(item_with(&b, "id", "since-0", 0), "label"), first);
    assert_string_equal(word_in(item_with(&b, "id", "since-1", 0), "label"), second);
    assert_non_null(item_with(&b, "can", "lift", 0));
    assert_non_null(item_with(&b, "id", "again", 0));
    bench_close(&b);
}

/* ---- signs -------------------------------------------------------------------------------------------------------- */

/* The words in quotation marks between the parenthesis at `p` and its end must be signs. */
static int check_call(const char *file, const char *p)
{
    int depth = 0, found = 0;
    do {
        depth += (*p == '(') - (*p == ')');
        const char *end = *p == '"' ? strchr(p + 1, '"') : NULL;
        char word[64] = "";
        if (end && end - p < (int)sizeof word) {
            (void)snprintf(word, sizeof word, "%.*s", (int)(end - p - 1), p + 1);
            if (word[0] && strspn(word, "abcdefghijklmnopqrstuvwxyz-") == strlen(word)) {
                if (!sign_shape(word))
                    fail_msg("%s asks for the sign '%s', which does not exist", file, word);
                found++;
            }
        }
        p = end ? end + 1 : p + 1;
    } while (depth > 0 && *p);
    return found;
}

/* Calls of functions whose name ends in "sign", "sign_on" or "badge". */
static int check_source(const char *file, const char *text)
{
    static const char *const call[] = {"sign(", "sign_on(", "badge("};
    int found = 0;
    for (size_t i = 0; i < sizeof call / sizeof *call; i++)
        for (const char *p = strstr(text, call[i]); p; p = strstr(p + 1, call[i]))
            found += check_call(file, p + strlen(call[i]) - 1);
    return found;
}

static void every_sign_that_is_asked_for_exists(void **st)
{
    (void)st;
    static const char *const folder[] = {"boards", "ui", "app", "app/scenes"};
    int found = 0;
    for (size_t i = 0; i < sizeof folder / sizeof *folder; i++) {
        char path[400];
        (void)snprintf(path, sizeof path, "%s/src/%s", PROJECT_DIR, folder[i]);
        DIR *dir = opendir(path);
        assert_non_null(dir);
        for (struct dirent *e = readdir(dir); e; e = readdir(dir)) {
            size_t n = strlen(e->d_name);
            Buf text = {0};
            char file[700];
            (void)snprintf(file, sizeof file, "%s/%s", path, e->d_name);
            if (n < 3 || strcmp(e->d_name + n - 2, ".c") != 0)
                continue;
            assert_int_equal(file_read(file, 1 << 20, &text).code, 0);
            found += check_source(e->d_name, buf_str(&text));
            buf_free(&text);
        }
        (void)closedir(dir);
    }
    assert_true(found > 15);
}

/* ---- the end ------------------------------------------------------------------------------------------------------ */

/* GH-24, GH-25: Crowns are turned over and lines counted one by one; the screen shows that until the game is over. */
static void lines_are_counted_before_the_game_is_over(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Match *m = new_match((int)seed + 1, seed);
        Story *story = story_new(&goblins_game);
        Rng r = rng_seed(seed);
        Event e;
        int crowns = 0, lines = 0;
        story_jump(story, m, 0);
        help_play(m, &r, 3000);
        assert_true(match_over(m) && story_follow(story, m));
        while (story_next(story, &e)) {
            bool ends = e.kind >= EV_OVER && story_is_running(story);
            crowns += e.kind == EV_CROWN;
            lines += e.kind == EV_LINE;
            if (ends)
                assert_int_not_equal(story_state(story)->phase, PHASE_OVER);
        }
        assert_int_equal(crowns, (int)seed + 1);
        assert_true(lines >= 3);
        assert_int_equal(story_state(story)->phase, PHASE_OVER);
        assert_null(story_fault(story));
        story_free(story);
        match_free(m);
    }
}

/* One seat is a person; the last move but one has been seen. *last: that ends the game. */
static Match *before_the_end(int seats, uint64_t seed, Move *last)
{
    Match *m = new_table(seats, 1, seed);
    Rng r = rng_seed(seed);
    while (!match_over(m))
        play_any(m, &r);
    uint32_t n = match_serial(m);
    while (match_was_auto(m, n - 1))
        n--;
    *last = match_move(m, n - 1);
    Match *then = match_at(m, n - 1);
    match_free(m);
    return then;
}

static int clans_told(const Bench *b)
{
    int n = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        char words[40];
        (void)snprintf(words, sizeof words, "ruled %s", goblins_clan_name[clan]);
        n += item_with(b, "label", words, 0) != NULL;
    }
    return n;
}

/* A press ends one scene of the end and no more: whoever presses once too often misses no Crown and no line; Space ends
 * all. Who ruled whom is told Crown by Crown, and stands to the end. */
static void the_end_is_told_scene_by_scene(void **st)
{
    (void)st;
    for (int seats = 3; seats <= 4; seats++)
        for (int space = 0; space <= 1; space++) {
            Bench b;
            Move last;
            int most = 0, presses = 0;
            bench_open(&b, before_the_end(seats, (uint64_t)seats, &last), 1280, 800, 1);
            ui_set_motion(b.ui, false, 1);
            look_as(&b, 0);
            assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
            bench_pass(&b, (Input){0});
            for (; stage_is_telling(b.stage) && presses < 60; presses++) {
                bench_pass(&b, (Input){.kind = space ? INPUT_KEY : INPUT_DOWN,
                                       .key = space ? SDLK_SPACE : 0,
                                       .x = 2,
                                       .y = 300,
                                       .button = space ? 0 : 1});
                b.now -= 390; /* the clock alone tells no more than one event */
                bench_pass(&b, (Input){0});
                b.now -= 390;
                int now = clans_told(&b);
                assert_true(now >= most);
                if (!space && now < seats)
                    assert_true(now <= most + 1);
                most = now;
            }
            if (space)
                assert_int_equal(presses, 1);
            else
                assert_in_range(presses, seats + goblins_lines(match_truth(b.m)), 59);
            bench_rest(&b);
            assert_int_equal(clans_told(&b), seats);
            bench_close(&b);
        }
}

/* For a person the end waits after each chapter, with the words of the innkeeper: the Crowns, every line, the scores; without
 * animations, too.  The rest can be skipped at any of them, and nobody waits who has not asked for it. */
static void the_end_waits_after_each_chapter(void **st)
{
    (void)st;
    for (int skip = 0; skip <= 1; skip++) {
        Bench b;
        Move last;
        bench_open(&b, before_the_end(3, 5, &last), 1280, 800, 1);
        ui_set_motion(b.ui, false, skip ? 1 : 0);
        look_as(&b, 0);
        b.use.pauses = 1u << PAUSE_CHAPTERS;
        assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
        int chapters = 0;
        for (int i = 0; i < 40 && (chapters == 0 || item_with(&b, "id", "pause-on", 0)); i++) {
            bench_pass(&b, (Input){0});
            bench_pass(&b, (Input){0});
            if (!item_with(&b, "id", "pause-on", 0))
                continue;
            assert_true(stage_is_telling(b.stage));
            assert_int_equal(clans_told(&b), 3);
            chapters++;
            bench_pass(&b, (Input){.kind = INPUT_KEY, .key = skip ? SDLK_SPACE : SDLK_RETURN});
            bench_pass(&b, (Input){0});
            bench_pass(&b, (Input){0});
        }
        assert_int_equal(chapters, skip ? 1 : 1 + goblins_lines(match_truth(b.m)));
        assert_false(stage_is_telling(b.stage));
        bench_close(&b);
    }
}

/* At 200 % no strip stands below the horde: the cloth says what the move under the pointer means for the own clan. */
static void the_cloth_says_what_a_move_means_where_letters_are_large(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(4);
    Match *m = new_table(3, 1, 4);
    while (match_serial(m) < 30 || match_asked(m, NO_SEAT) != 0 || goblins_of(match_truth(m))->s.phase != PHASE_PLACE)
        play_any(m, &r);
    bench_open(&b, m, 1280, 800, 2);
    look_as(&b, 0);
    assert_null(item_with(&b, "id", "meant", 0));
    click(&b, item_with(&b, "can", "lift", 0));
    assert_non_null(item_with(&b, "can", "target", 0));
    assert_null(item_with(&b, "id", "meant", 0));
    point_at(&b, item_with(&b, "can", "target", 0));
    assert_non_null(item_with(&b, "id", "meant", 0));
    bench_close(&b);
}

/* .. and the counts are as large as their box allows: no heading stands above them. */
static void counts_are_large_where_letters_are(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        Match *m = new_table(3, 1, 4);
        int counts = 0;
        bench_open(&b, m, 1280, 800, (float)text);
        look_as(&b, 0);
        Rect box = rect_of(&b, item_with(&b, "id", "line-1", 0));
        json_t *item;
        size_t i;
        json_array_foreach(json_object_get(b.items, "items"), i, item)
        {
            Rect r = rect_of(&b, item);
            bool within = rect_has(box, r.x + r.w / 2, r.y + r.h / 2) && strcmp(word_in(item, "kind"), "text") == 0;
            const char *label = word_in(item, "label");
            if (!within)
                continue;
            assert_int_equal(strncmp(label, "Line", 4) == 0 && text == 2, 0);
            counts += strlen(label) == 1;
            assert_true(strlen(label) > 1 || text == 1 || r.h > 44);
        }
        assert_int_equal(counts, 3);
        bench_close(&b);
    }
}

/* The sheet says it too, for whoever plays without animations. */
static void the_sheet_says_who_ruled_whom(void **st)
{
    (void)st;
    Bench b;
    Move last;
    bench_open(&b, before_the_end(3, 5, &last), 1280, 800, 1);
    assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
    look_as(&b, NO_SEAT);
    gfx_begin(b.g, b.w, b.h, 1, THEME_TAVERN, 1, true);
    ui_begin(b.ui, b.g, &(Input){.now = b.now}, "scoring");
    (void)goblins_board.score_picture(b.ui, match_truth(b.m), match_setup(b.m), rect(20, 300, 560, 400));
    ui_end(b.ui);
    gfx_end(b.g);
    char *seen = ui_inspect(b.ui), words[80];
    for (int seat = 0; seat < 3; seat++) {
        (void)snprintf(words, sizeof words, "%s ruled %s", match_setup(b.m)->name[seat],
                       goblins_clan_name[goblins_crown(match_truth(b.m), seat)]);
        assert_non_null(strstr(seen, words));
    }
    free(seen);
    bench_close(&b);
}

/* ---- while it is told ---------------------------------------------------------------------------------------------- */

static int strength_by_pieces(const State *s, int row, Clan clan)
{
    int sum = 0;
    for (int cell = row * GRID_RING; cell < (row + 1) * GRID_RING; cell++) {
        PieceId p = goblins_at(s, cell);
        DefId def = p == NO_PIECE ? DEF_HIDDEN : s->piece[p].def;
        if (goblins_is_goblin(def) && !(s->piece[p].face & FACE_DOWN) && goblins_clan(def) == clan)
            sum += goblins_role(def) == ROLE_DOUBLES ? 2 : 1;
    }
    return sum;
}

/* The counts of the lines are those of the goblins that are shown, at every step of the story. */
static void counts_change_with_the_goblins(void **state)
{
    (void)state;
    Match *m = new_match(4, 11);
    Story *story = story_new(&goblins_game);
    Rng r = rng_seed(11);
    story_jump(story, m, 1);
    help_play(m, &r, 3000);
    assert_true(story_follow(story, m));
    int steps = 0;
    for (; story_next(story, NULL); steps++) {
        const State *told = story_state(story); /* what a power offers may be asked at every step, too */
        PowerChoice offers = goblins_choice(told);
        if (offers.kind == MOVE_LIFT)
            assert_true((offers.cells & ~goblins_plane(told, PLANE_TAKEN)) == 0);
        for (int row = 0; row < GRID_ROWS; row++)
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                assert_int_equal(goblins_strength(story_state(story), row, (Clan)clan),
                                 strength_by_pieces(story_state(story), row, (Clan)clan));
    }
    assert_true(steps > 200);
    assert_null(story_fault(story));
    story_free(story);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_may_be_replaced_is_lit),
        cmocka_unit_test(a_hint_lights_where_it_ends),
        cmocka_unit_test(a_column_shows_where_it_would_go),
        cmocka_unit_test(an_arrow_stays_under_the_pointer_and_slides),
        cmocka_unit_test(a_slide_is_asked_for_and_shown_before_it_is_made),
        cmocka_unit_test(a_lifted_card_leaves_the_question_readable),
        cmocka_unit_test(shared_lines_name_all_who_share),
        cmocka_unit_test(a_panel_leaves_the_counts_readable),
        cmocka_unit_test(who_is_alone_sees_the_own_clan_at_once),
        cmocka_unit_test(cards_of_the_horde_have_room_for_their_names),
        cmocka_unit_test(cells_stay_where_they_are),
        cmocka_unit_test(the_page_of_twelve_tells_what_is_seen),
        cmocka_unit_test(a_goblin_that_is_pointed_at_tells_what_it_can_do),
        cmocka_unit_test(what_others_did_is_marked_until_one_has_laid),
        cmocka_unit_test(what_others_did_can_be_shown_again),
        cmocka_unit_test(what_a_turn_meant_for_the_own_clan_is_said),
        cmocka_unit_test(a_goblin_in_the_hand_is_seen_where_it_would_lie),
        cmocka_unit_test(the_end_is_told_scene_by_scene),
        cmocka_unit_test(the_end_waits_after_each_chapter),
        cmocka_unit_test(the_cloth_says_what_a_move_means_where_letters_are_large),
        cmocka_unit_test(counts_are_large_where_letters_are),
        cmocka_unit_test(the_sheet_says_who_ruled_whom),
        cmocka_unit_test(counts_change_with_the_goblins),
        cmocka_unit_test(lines_are_counted_before_the_game_is_over),
        cmocka_unit_test(every_sign_that_is_asked_for_exists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
