/* SPDX-License-Identifier: MIT
 * What a stranger must see at the table of Goblin Ranks: the own clan, names that fit, cells that stay, what each goblin can
 * do, and what every line counts. */
#include "help_goblins.h"

#include <math.h>

#include "core/text.h"
#include "gfx/card_face.h"
#include "ui/stage_int.h"

static bool says_clan(const Bench *b, Clan clan)
{
    char words[64];
    (void)snprintf(words, sizeof words, "You rule %s", goblins_clan_name[clan]);
    return bench_item(b, "label", words, 0) != NULL;
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
            assert_int_equal(bench_item(&b, "id", "crown", 0) == NULL, persons == 1);
            assert_null(
                bench_item(&b, "piece", goblins_game.def[DEF_CROWN + (int)goblins_crown(match_truth(m), 1)].word, 0));
            if (persons == 2) {
                bench_key(&b, SDLK_k);
                assert_int_equal(says_clan(&b, own), !open);
                bench_key(&b, SDLK_k);
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
                    float least = size[i][2] > 1.5f || (seats > 3 && i == 2) ? 73 : narrow ? 77 : 84;
                    for (PieceId p = 0; p < match_truth(m)->npieces; p++)
                        if (match_truth(m)->piece[p].place < PLACE_CELL + GRID_CELLS) {
                            Rect c = at->piece[p].r;
                            if (c.w < least || c.y + c.h > at->prompt.y ||
                                c.y < at->panel[AT_SEAT + 1].y + at->panel[AT_SEAT + 1].h)
                                fail_msg("a card %g wide at %g with %d seats, size %d", (double)c.w, (double)c.y, seats,
                                         (int)i);
                        }
                    if (stage_common_area(at->panel[AT_FIELD], at->strap) > 0)
                        fail_msg("the strap lies on the horde with %d seats, size %d", seats, (int)i);
                    assert_true(at->panel[AT_HAND].h >= 120 && at->panel[AT_CROWN].w >= 120);
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

/* No card changes its size while the horde grows, and each cell of the horde and beside it is there. */
static void cards_keep_their_size(void **st)
{
    (void)st;
    BoardLayout *at = xcalloc(1, sizeof *at);
    int wide = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        layout_at(match_truth(m), 1280, 800, 1, 0, at);
        float w = at->place[PLACE_CELL + GRID_RING].w;
        while (!match_over(m)) {
            const State *s = match_truth(m);
            layout_at(s, 1280, 800, 1, 0, at);
            for (PieceId p = 0; p < s->npieces; p++)
                if (s->piece[p].place < PLACE_CELL + GRID_CELLS && fabsf(at->piece[p].r.w - w) > 0.1f)
                    fail_msg("a card %g wide after %g", (double)at->piece[p].r.w, (double)w);
            for (int cell = 0; cell < GRID_CELLS; cell++)
                assert_true(!(goblins_legal_cells(s) >> cell & 1) || at->place[PLACE_CELL + cell].w >= 40);
            wide += goblins_extent(s).width == FRAME_WIDTH - 1;
            play_any(m, &r);
        }
        match_free(m);
    }
    assert_true(wide > 0);
    free(at);
}

static const char *copy_said(const Bench *b, DefId def)
{
    char id[40];
    (void)snprintf(id, sizeof id, "copy-%s", goblins_game.def[def].word);
    json_t *item = bench_item(b, "id", id, 0);
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
    assert_null(bench_item(&b, "label", "The twelve goblins", 0));
    bench_key(&b, SDLK_g);
    assert_non_null(bench_item(&b, "label", "The twelve goblins", 0));
    const State *s = match_truth(m);
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        bool plays = goblins_is_goblin(piece->def) && goblins_clans(s) >> goblins_clan(piece->def) & 1;
        if (!plays)
            continue;
        bool table = piece->place < PLACE_CELL + GRID_CELLS && !(piece->face & FACE_DOWN);
        int is = table ? 0 : piece->place == PLACE_HAND ? 1 : 2;
        static const char *const words[] = {"on the table", "in your hand", "unseen or face down"};
        assert_non_null(copy_said(&b, piece->def));
        assert_string_equal(copy_said(&b, piece->def), words[is]);
        seen[is]++;
    }
    assert_true(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
    bench_key(&b, SDLK_ESCAPE);
    assert_null(bench_item(&b, "label", "The twelve goblins", 0));
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
    b.use.zoom_on_hover = true;
    PieceId hand = match_truth(m)->head[PLACE_HAND].first;
    char id[24];
    (void)snprintf(id, sizeof id, "piece-%d", hand);
    bench_point(&b, bench_item(&b, "id", id, 0));
    json_t *tip = bench_item(&b, "kind", "tip", 0);
    assert_non_null(tip);
    assert_non_null(strstr(word_in(tip, "label"), goblins_game.def[match_truth(m)->piece[hand].def].text));
    bench_close(&b);
}

/* A press closes the large card of what is under the pointer; it opens again when the pointer moves. */
static void a_press_closes_the_large_card(void **st)
{
    (void)st;
    Bench b;
    bench_open(&b, new_table(3, 1, 6), 1280, 800, 1);
    look_as(&b, 0);
    b.use.zoom_on_hover = true;
    char id[24];
    PieceId flag = goblins_at(match_truth(b.m), (int)(cells_lowest(goblins_plane(match_truth(b.m), PLANE_TAKEN))));
    const char *text = goblins_game.def[match_truth(b.m)->piece[flag].def].text;
    (void)snprintf(id, sizeof id, "piece-%d", flag);
    Rect r = bench_rect(&b, bench_item(&b, "id", id, 0));
    float x = r.x + r.w / 2, y = r.y + r.h * 0.6f;
    for (int moved = 0; moved < 2; moved++) {
        bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y + (float)moved});
        bench_rest(&b);
        assert_true(bench_says(&b, text));
        bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = x, .y = y + (float)moved, .button = 1});
        bench_pass(&b, (Input){.kind = INPUT_UP, .x = x, .y = y + (float)moved, .button = 1});
        bench_rest(&b);
        assert_false(bench_says(&b, text));
    }
    bench_close(&b);
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
    bench_click(&b, bench_item(&b, "can", "lift", 0));
    assert_null(bench_item(&b, "id", "lies-in", 0));
    char id[WORD_MAX + 8];
    int cell = cells_lowest(goblins_legal_cells(match_truth(m)));
    (void)snprintf(id, sizeof id, "place-%s", goblins_game.place[PLACE_CELL + cell].word);
    Rect free = bench_rect(&b, bench_item(&b, "id", id, 0));
    float x = free.x + free.w / 2, y = free.y + free.h / 2;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_rest(&b);
    Rect seen = bench_rect(&b, bench_item(&b, "id", "lies-in", 0));
    assert_true(fabsf(seen.x - free.x) < 2 && fabsf(seen.y - free.y) < 2);
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = 5, .y = 300});
    bench_rest(&b);
    assert_null(bench_item(&b, "id", "lies-in", 0));
    bench_close(&b);
}

/* The banners say what the move under the pointer would make of the points, "6 -> 9", at any size of letters. */
static void the_banners_say_what_a_move_means(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        Rng r = rng_seed(4);
        Match *m = new_table(3, 1, 4);
        int changed = 0;
        while (match_serial(m) < 30 || match_asked(m, NO_SEAT) != 0 || match_truth(m)->phase != PHASE_PLACE)
            play_any(m, &r);
        bench_open(&b, m, 1280, 800, (float)text);
        look_as(&b, 0);
        bench_click(&b, bench_item(&b, "can", "lift", 0));
        for (int i = 0; bench_item(&b, "can", "target", i); i++) {
            bench_point(&b, bench_item(&b, "can", "target", i));
            Goblins after;
            if (!goblins_meant(&b.stage->table, &after))
                continue;
            for (int clan = 0; clan < CLAN_COUNT; clan++) {
                int now = goblins_points(match_truth(m), (Clan)clan), then = goblins_points(&after.s, (Clan)clan);
                char id[24], words[24];
                (void)snprintf(id, sizeof id, "banner-%s", clan_sign(clan));
                (void)snprintf(words, sizeof words, "\u2192 %d", then);
                json_t *banner = bench_item(&b, "id", id, 0);
                if (banner)
                    assert_int_equal(strstr(word_in(banner, "label"), words) != NULL, now != then);
                changed += now != then;
            }
        }
        assert_true(changed > 0);
        bench_close(&b);
    }
}

/* What is lifted says what it can do, in the question. */
static void a_lifted_goblin_says_its_power(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, new_table(3, 3, 4), 1280, 800);
    json_t *card = bench_item(&b, "can", "lift", 0);
    DefId def = (DefId)def_by_word(&goblins_game, word_in(card, "piece"));
    bench_click(&b, card);
    assert_non_null(strstr(word_in(bench_item(&b, "id", "prompt", 0), "label"), goblins_role_does(goblins_role(def))));
    bench_close(&b);
}

/* A key ends a power, and its button shows that key. */
static void a_key_ends_a_power(void **st)
{
    (void)st;
    Match *m = new_table(3, 3, 4);
    Rng r = rng_seed(4);
    Moves legal = {0};
    for (bool can = false; !can;) {
        play_any(m, &r);
        assert_false(match_over(m));
        match_legal(m, match_to_act(m), &legal);
        can = legal.n > 0 && legal.m[legal.n - 1].kind == MOVE_ENOUGH;
    }
    Bench b;
    sit_down(&b, m, 1280, 800);
    assert_string_equal(board_move_key(b.stage->board, legal.m[legal.n - 1]), "D");
    uint32_t serial = match_serial(m);
    bench_key(&b, SDLK_d);
    assert_int_equal(match_serial(m), serial + 1);
    assert_int_equal(match_move(m, serial).kind, MOVE_ENOUGH);
    bench_close(&b);
}

/* The counts share the height of their line, whatever the letters, and no heading stands above them. */
static void counts_fill_the_tab_of_their_line(void **st)
{
    (void)st;
    for (int text = 1; text <= 2; text++) {
        Bench b;
        Match *m = new_table(3, 1, 4);
        int counts = 0;
        bench_open(&b, m, 1280, 800, (float)text);
        look_as(&b, 0);
        Rect box = bench_rect(&b, bench_item(&b, "id", "line-1", 0));
        json_t *item;
        size_t i;
        json_array_foreach(json_object_get(b.items, "items"), i, item)
        {
            Rect r = bench_rect(&b, item);
            bool within = rect_has(box, r.x + r.w / 2, r.y + r.h / 2) && strcmp(word_in(item, "kind"), "text") == 0;
            if (!within)
                continue;
            bool head = r.y < box.y + 0.2f * box.h; /* points: beside the coin */
            if (strlen(word_in(item, "label")) > (head ? 4 : 1) || (!head && r.h < 0.2f * box.h))
                fail_msg("'%s' is %g high on a tab of %g", word_in(item, "label"), (double)r.h, (double)box.h);
            counts += !head;
        }
        assert_int_equal(counts, 3);
        bench_close(&b);
    }
}

/* On the smallest window and with large letters a Flagbearer still says what it counts for, beside its whole name. */
static void what_a_goblin_counts_for_is_never_cut(void **st)
{
    (void)st;
    static const float size[][3] = {{1280, 800, 1}, {960, 600, 1}, {1280, 800, 2}};
    for (int i = 0; i < 3; i++) {
        Bench b;
        CardFace f;
        assert_true(goblins_face(goblins_def(CLAN_RUBY, ROLE_FLAGBEARER), &f));
        bench_open(&b, new_table(3, 1, 2), (int)size[i][0], (int)size[i][1], size[i][2]);
        look_as(&b, 0);
        PieceId flag = 0;
        while (match_truth(b.m)->piece[flag].place >= PLACE_CELL + GRID_CELLS ||
               goblins_role(match_truth(b.m)->piece[flag].def) != ROLE_FLAGBEARER)
            flag++;
        char id[24];
        (void)snprintf(id, sizeof id, "counts-%d", flag);
        json_t *below = bench_item(&b, "id", id, 0);
        Rect card = b.stage->table.at->piece[flag].r;
        assert_int_equal(below != NULL, i == 2); /* in the other sizes the name's plate says it */
        if (i < 2)
            assert_true(card_has_name(b.g, &f, card.w));
        if (below) {
            Rect r = bench_rect(&b, below);
            assert_true(r.x >= card.x && r.x + r.w <= card.x + card.w && r.y >= card.y && r.h >= 12);
            assert_true(r.y + r.h < card.y + card.h * 0.75f);
        }
        bench_close(&b);
    }
}

/* "Emerald Crown", "Ruby Crown" and beside them "Crown": all four are named in full, or none. */
static void crowns_are_named_alike(void **st)
{
    (void)st;
    Bench b;
    bool full = false, brief = false;
    bench_open(&b, help_new(&goblins_game, 3, 1), 1280, 800, 1);
    for (int w = 70; w < 126; w++) {
        int whole = 0;
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            CardFace f;
            char name[NAME_ROOM];
            assert_true(goblins_board.face(&goblins_game, (DefId)(DEF_CROWN + clan), &f));
            card_plate_name(b.g, &f, (float)w, name);
            whole += strcmp(name, f.name) == 0;
        }
        if (whole != 0 && whole != CLAN_COUNT)
            fail_msg("%d of the crowns are named in full on cards of %d", whole, w);
        full |= whole == CLAN_COUNT;
        brief |= whole == 0;
    }
    assert_true(full && brief);
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(crowns_are_named_alike),
        cmocka_unit_test(what_a_goblin_counts_for_is_never_cut),
        cmocka_unit_test(who_is_alone_sees_the_own_clan_at_once),
        cmocka_unit_test(cards_of_the_horde_have_room_for_their_names),
        cmocka_unit_test(cards_keep_their_size),
        cmocka_unit_test(cells_stay_where_they_are),
        cmocka_unit_test(the_page_of_twelve_tells_what_is_seen),
        cmocka_unit_test(a_goblin_that_is_pointed_at_tells_what_it_can_do),
        cmocka_unit_test(a_press_closes_the_large_card),
        cmocka_unit_test(a_goblin_in_the_hand_is_seen_where_it_would_lie),
        cmocka_unit_test(the_banners_say_what_a_move_means),
        cmocka_unit_test(a_lifted_goblin_says_its_power),
        cmocka_unit_test(a_key_ends_a_power),
        cmocka_unit_test(counts_fill_the_tab_of_their_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
