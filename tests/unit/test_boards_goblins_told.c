/* SPDX-License-Identifier: MIT
 * What the table of Goblin Ranks tells: what the others did since, what comes at the end, and counts that change with the
 * goblins that are shown. */
#include "help_goblins.h"

#include <stdlib.h>

#include "games/goblins/goblins_preview.h"
#include "ui/stage_int.h"

/* ---- what the others did ---------------------------------------------------------------------------------------- */

static bool is_marked(const Bench *b, Rect cell)
{
    float x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
    for (int i = 0; bench_item(b, "kind", "mark", i); i++) {
        Rect r = bench_rect(b, bench_item(b, "kind", "mark", i));
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
                    assert_int_equal(bench_count(&b, "mark"), 0);
                continue;
            }
            Cells changed = changed_since(m, own_last(m, 0));
            char id[24];
            for (Cells c = changed; c; c &= c - 1) {
                (void)snprintf(id, sizeof id, "piece-%d", goblins_at(match_truth(m), cells_lowest(c)));
                if (!is_marked(&b, bench_rect(&b, bench_item(&b, "id", id, 0))))
                    fail_msg("seed %d, move %u: cell %d is not marked", (int)seed, match_serial(m), cells_lowest(c));
            }
            moved += cells_count(changed) > 2;
            turns++;
            int marks = bench_count(&b, "mark");
            look_as(&b, NO_SEAT); /* other eyes between: the table is opened anew */
            look_as(&b, 0);
            assert_int_equal(bench_count(&b, "mark"), marks);
            play_any(m, &r);
            bench_rest(&b);
        }
        assert_int_equal(bench_count(&b, "mark"), 0); /* the end is told without them */
        bench_close(&b);
    }
    assert_true(turns > 30 && moved > 5);
}

/* A goblin rests in each of the marks; a mark of a whole column is as high as its goblins. */
static bool marks_have_their_goblins(const Bench *b)
{
    const Table *t = &b->stage->table;
    json_t *mark;
    for (int i = 0; (mark = bench_item(b, "kind", "mark", i)) != NULL; i++) {
        Rect r = bench_rect(b, mark);
        bool has = false;
        for (PieceId p = 0; p < t->in->s->npieces; p++) {
            Shot shot = sprite_shot(t->sprite, p, t->now);
            has |= t->in->s->piece[p].place < PLACE_CELL + GRID_CELLS && !shot.flying &&
                   rect_has(r, shot.r.x + shot.r.w / 2, shot.r.y + shot.r.h / 2);
        }
        if (!has)
            return false;
    }
    return true;
}

/* What a mark says is seen before the mark is: the goblin has come, and lies as it says. */
static void marks_come_after_their_goblins(void **st)
{
    (void)st;
    int seen = 0;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Bench b;
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        bench_open(&b, m, 1280, 800, 1);
        ui_set_motion(b.ui, false, 1);
        look_as(&b, 0);
        while (match_serial(m) < 40 && !match_over(m)) {
            play_any(m, &r);
            do {
                bench_pass(&b, (Input){0});
                b.now -= 360; /* 40 ms a pass */
                if (!marks_have_their_goblins(&b))
                    fail_msg("seed %d, move %u: a mark without its goblin", (int)seed, match_serial(m));
                seen += bench_count(&b, "mark");
            } while (stage_is_telling(b.stage));
        }
        bench_close(&b);
    }
    assert_true(seen > 200);
}

/* Since move `from` a goblin was moved by one that had been raised in that turn; *by, *raised: who they are. */
static bool borrows(const Match *m, uint32_t from, DefId *by, DefId *raised)
{
    Event e[256];
    int n = match_events(m, 0, from, e, 256);
    *raised = DEF_HIDDEN;
    for (int i = 0; i < n && i < 256; i++) {
        if (e[i].kind == EV_PLACED || e[i].kind == EV_REPLACED)
            *raised = DEF_HIDDEN;
        if (e[i].kind == EV_RAISED) {
            *raised = e[i].def;
            *by = e[i].why;
        }
        if (e[i].kind == EV_MOVED && *raised != DEF_HIDDEN && e[i].why == *raised)
            return true;
    }
    return false;
}

/* What a raised goblin has moved says who raised it. */
static void a_borrowed_power_says_whose(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed < 200; seed++) {
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        DefId by = DEF_HIDDEN, raised = DEF_HIDDEN;
        while (!match_over(m) && (match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE ||
                                  !borrows(m, own_last(m, 0), &by, &raised)))
            play_any(m, &r);
        if (match_over(m)) {
            match_free(m);
            continue;
        }
        Bench b;
        char words[SENTENCE_MAX];
        bench_open(&b, m, 1280, 800, 1);
        look_as(&b, 0);
        (void)snprintf(words, sizeof words, "%s, turned face up by ", goblins_role_name[goblins_role(raised)]);
        bool told = false; /* while the goblin is pointed at that was moved so */
        for (int i = 0; !told && bench_item(&b, "kind", "mark", i); i++) {
            bench_point(&b, bench_item(&b, "kind", "mark", i));
            told = bench_says(&b, words) && bench_says(&b, goblins_role_name[goblins_role(by)]);
        }
        assert_true(told);
        bench_close(&b);
        return;
    }
    fail_msg("nobody has borrowed a power");
}

static void points_at(const Match *m, uint32_t serial, uint8_t out[CLAN_COUNT])
{
    Match *was = match_at(m, serial);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        out[clan] = (uint8_t)goblins_points(match_truth(was), (Clan)clan);
    match_free(was);
}

/* A banner tells of a change only if its clan's points have changed, from the first move of a game on. */
static void banners_tell_only_changes(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Bench b;
        Match *m = new_table(2, 2, seed);
        Moves legal;
        uint8_t was[CLAN_COUNT], is[CLAN_COUNT];
        bench_open(&b, m, 1280, 800, 1);
        look_as(&b, 0);
        ui_set_motion(b.ui, false, 1);
        bench_rest(&b);
        uint32_t before = match_serial(m);
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, before, legal.m[0]).code, 0);
        points_at(m, before, was);
        points_at(m, match_serial(m), is);
        for (int look = 0; look < 40 * CLAN_COUNT; look++) {
            int clan = look % CLAN_COUNT;
            if (clan == 0)
                bench_pass(&b, (Input){0});
            char id[24];
            (void)snprintf(id, sizeof id, "banner-%s", clan_sign(clan));
            json_t *banner = bench_item(&b, "id", id, 0);
            const char *label = banner ? json_string_value(json_object_get(banner, "label")) : "";
            if (was[clan] == is[clan] && strstr(label, "\u2192"))
                fail_msg("seed %d: %s, though nothing changed", (int)seed, label);
        }
        bench_close(&b);
    }
}

/* The banner of the own clan says what the others have made of its lead since the own last turn, if anything. */
static void what_the_others_meant_for_the_own_clan_is_said(void **st)
{
    (void)st;
    int said = 0, silent = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Bench b;
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        bench_open(&b, m, 1280, 800, 1);
        look_as(&b, 0);
        while (!match_over(m)) {
            uint32_t own = own_last(m, 0);
            if (match_to_act(m) == 0 && match_truth(m)->phase == PHASE_PLACE && own > 0) {
                Clan clan = goblins_crown(match_truth(m), 0);
                uint8_t was[CLAN_COUNT], is[CLAN_COUNT];
                char words[SENTENCE_MAX], since[SENTENCE_MAX + 40], id[24];
                points_at(m, own, was);
                points_at(m, match_serial(m), is);
                int before = goblins_lead(match_truth(m), clan, was), now = goblins_lead(match_truth(m), clan, is);
                (void)snprintf(id, sizeof id, "banner-%s", clan_sign((int)clan));
                bench_point(&b, bench_item(&b, "id", id, 0));
                goblins_say_lead(clan, before, now, words);
                (void)snprintf(since, sizeof since, "Since your last turn: %s", words);
                assert_int_equal(strstr(word_in(bench_item(&b, "kind", "tip", 0), "label"), since) != NULL,
                                 before != now);
                said += before != now;
                silent += before == now;
            }
            play_any(m, &r);
            bench_rest(&b);
        }
        bench_close(&b);
    }
    assert_true(said > 5 && silent > 5);
}

/* A tells the turns of the others once more, and a button in the log does; then all is as before. */
static void what_others_did_can_be_shown_again(void **st)
{
    (void)st;
    Bench b;
    Match *m = new_table(3, 1, 3);
    Rng r = rng_seed(8);
    while (match_serial(m) < 12 || match_to_act(m) != 0 || match_truth(m)->phase != PHASE_PLACE) {
        play_any(m, &r);
        assert_false(match_over(m));
    }
    bench_open(&b, m, 1280, 800, 1);
    look_as(&b, 0);
    ui_set_motion(b.ui, false, 1);
    bench_rest(&b);
    int marks = bench_count(&b, "mark"), passes = 0;
    assert_true(marks > 0);
    bench_key(&b, SDLK_l);
    assert_non_null(bench_item(&b, "id", "again", 0));
    bench_key(&b, SDLK_l);
    assert_false(stage_is_telling(b.stage));
    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_a});
    bench_pass(&b, (Input){0});
    assert_true(stage_is_telling(b.stage));
    assert_null(bench_item(&b, "can", "lift", 0)); /* nothing is asked meanwhile */
    assert_true(bench_count(&b, "mark") < marks);
    for (; stage_is_telling(b.stage) && passes < 300; passes++)
        bench_pass(&b, (Input){0});
    assert_true(passes > 2 && passes < 300);
    bench_rest(&b);
    assert_int_equal(bench_count(&b, "mark"), marks);
    assert_non_null(bench_item(&b, "can", "lift", 0));
    bench_close(&b);
}

/* ---- the end ------------------------------------------------------------------------------------------------------ */

/* GH-24, GH-25: Crowns are turned over and lines counted one by one; the screen shows that until the game is over. */
static void lines_are_counted_before_the_game_is_over(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Match *m = help_new(&goblins_game, (int)seed + 1, seed);
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

/* The first seats are persons; the last move but one has been seen. *last: that ends the game. */
static Match *before_the_end(int seats, int persons, uint64_t seed, Move *last)
{
    Match *m = new_table(seats, persons, seed);
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
        n += bench_item(b, "label", words, 0) != NULL;
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
            bench_open(&b, before_the_end(seats, 1, (uint64_t)seats, &last), 1280, 800, 1);
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

/* For a person the end waits after each chapter, with the words of the innkeeper: a guess, the Crowns, every line, the scores;
 * without animations, too.  The rest can be skipped at any of them, and nobody waits who has not asked for it. */
static void the_end_waits_after_each_chapter(void **st)
{
    (void)st;
    for (int skip = 0; skip <= 1; skip++) {
        Bench b;
        Move last;
        bench_open(&b, before_the_end(3, 1, 5, &last), 1280, 800, 1);
        ui_set_motion(b.ui, false, skip ? 1 : 0);
        look_as(&b, 0);
        b.use.pauses = 1u << PAUSE_CHAPTERS;
        assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
        int chapters = 0;
        for (int i = 0; i < 40 && (chapters == 0 || bench_item(&b, "id", "pause-on", 0)); i++) {
            bench_pass(&b, (Input){0});
            bench_pass(&b, (Input){0});
            if (!bench_item(&b, "id", "pause-on", 0))
                continue;
            assert_true(stage_is_telling(b.stage));
            assert_int_equal(clans_told(&b), chapters == 0 ? 0 : 3);
            chapters++;
            bench_pass(&b, (Input){.kind = INPUT_KEY, .key = skip ? SDLK_SPACE : SDLK_RETURN});
            bench_pass(&b, (Input){0});
            bench_pass(&b, (Input){0});
        }
        assert_int_equal(chapters, skip ? 1 : 2 + goblins_lines(match_truth(b.m)));
        assert_false(stage_is_telling(b.stage));
        bench_close(&b);
    }
}

static Rect end_rect(const Bench *b, const char *of, int seat)
{
    char id[24];
    (void)snprintf(id, sizeof id, "%s-%d", of, seat);
    json_t *item = bench_item(b, "id", id, 0);
    if (!item)
        fail_msg("nothing shows %s", id);
    return bench_rect(b, item);
}

/* While lines are counted each seat's Crown lies whole on the near edge, its points above the name and beside the strap. */
static void points_lie_on_the_crowns(void **st)
{
    (void)st;
    static const float size[][3] = {{1280, 800, 1}, {960, 600, 1}, {1280, 800, 2}, {1422, 800, 1.5f}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++)
        for (int seats = 2; seats <= 4; seats++) {
            Bench b;
            Move last;
            bench_open(&b, before_the_end(seats, 1, 5, &last), (int)size[i][0], (int)size[i][1], size[i][2]);
            ui_set_motion(b.ui, false, 0);
            look_as(&b, 0);
            b.use.pauses = 1u << PAUSE_CHAPTERS;
            assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
            for (int k = 0; k < 40 && !bench_item(&b, "id", "points-0", 0); k++) {
                if (bench_item(&b, "id", "pause-on", 0))
                    bench_pass(&b, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN});
                bench_pass(&b, (Input){0});
                bench_pass(&b, (Input){0});
            }
            float after = 0;
            for (int seat = 0; seat < seats; seat++) {
                Rect card = end_rect(&b, "ruled", seat), coin = end_rect(&b, "points", seat);
                if (card.x < after || card.y + card.h > b.stage->table.in->h || coin.x + coin.w > b.stage->at.strap.x ||
                    coin.y + coin.h > card.y + card.h * 0.8f || card.w < 60)
                    fail_msg("%d seats, size %d: seat %d: Crown at %g, %g, coin at %g, %g", seats, (int)i, seat,
                             (double)card.x, (double)card.y, (double)coin.x, (double)coin.y);
                after = coin.x + coin.w;
            }
            bench_close(&b);
        }
}

static uint32_t color_of_seat(const Bench *b, int seat)
{
    const SDL_Surface *s = window_surface(b->window);
    Rect r = b->stage->table.at->panel[AT_SEAT + seat];
    int x = (int)(r.x + r.w / 2), y = (int)(r.y - 2); /* on its rim */
    return *(const uint32_t *)(const void *)((const uint8_t *)s->pixels + y * s->pitch + 4 * x);
}

/* True if the colours differ by more than what shines through a rim. */
static bool differ(uint32_t a, uint32_t b)
{
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8)
        sum += abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
    return sum > 40;
}

/* While one plays the seat whose turn it is is lit; while lines are counted it is nobody's turn. */
static void no_seat_is_lit_at_the_end(void **st)
{
    (void)st;
    Bench b;
    Move last;
    bench_open(&b, before_the_end(3, 1, 5, &last), 1280, 800, 1);
    b.draws = true;
    look_as(&b, 0);
    int seat = match_to_act(b.m), other = (seat + 1) % 3;
    assert_true(differ(color_of_seat(&b, seat), color_of_seat(&b, other)));
    b.use.pauses = 1u << PAUSE_CHAPTERS;
    assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
    bench_rest(&b);
    assert_non_null(bench_item(&b, "id", "pause-on", 0));
    assert_false(differ(color_of_seat(&b, seat), color_of_seat(&b, other)));
    bench_close(&b);
}

static Clan other_clan(const Match *m, int seat) /* that neither seat 0 nor this one rules */
{
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (goblins_clans(match_truth(m)) >> clan & 1 && goblins_crown(match_truth(m), 0) != (Clan)clan &&
            goblins_crown(match_truth(m), seat) != (Clan)clan)
            return (Clan)clan;
    return CLAN_COUNT;
}

static json_t *guess_of(const Bench *b, int seat, Clan clan)
{
    char id[32];
    (void)snprintf(id, sizeof id, "guess-%d-%s", seat, clan_sign((int)clan));
    return bench_item(b, "id", id, 0);
}

/* At the end of a game of so many seats, before the first Crown is turned. */
static void before_the_crowns(Bench *b, int seats, int persons)
{
    Move last;
    bench_open(b, before_the_end(seats, persons, 5, &last), 1280, 800, 1);
    look_as(b, 0);
    b->use.pauses = 1u << PAUSE_CHAPTERS;
    assert_int_equal(match_play(b->m, match_serial(b->m), last).code, 0);
    for (int i = 0; i < 40 && !bench_item(b, "id", "pause-on", 0); i++)
        bench_pass(b, (Input){0});
    assert_int_equal(clans_told(b), 0);
}

/* Who plays alone may guess who ruled whom: told when the Crowns are turned, and asked of nobody else. */
static void a_guess_before_the_crowns_is_told_of(void **st)
{
    (void)st;
    for (int right = 0; right <= 1; right++)
        for (int seats = 3; seats <= 4; seats++) {
            Bench b;
            before_the_crowns(&b, seats, 1);
            const State *s = match_truth(b.m);
            Clan own = goblins_crown(s, 0), first = goblins_crown(s, 1);
            char wrong[60];
            assert_null(guess_of(&b, 1, own));
            assert_null(guess_of(&b, 0, first));
            Rect field = b.stage->at.panel[AT_FIELD], asks = bench_rect(&b, guess_of(&b, 1, first));
            assert_true(asks.y > field.y + field.h); /* the horde stays to be seen while one guesses */
            assert_non_null(strstr(word_in(bench_item(&b, "id", "prompt", 0), "label"), "scores nothing"));
            bench_click(&b, guess_of(&b, 1, right ? other_clan(b.m, 1) : first)); /* one may think better of it */
            bench_click(&b, guess_of(&b, 1, right ? first : other_clan(b.m, 1)));
            if (seats == 3) /* it follows already: a click does not take it away */
                bench_click(&b, guess_of(&b, 2, right ? goblins_crown(s, 2) : first));
            (void)snprintf(wrong, sizeof wrong, "you guessed %s", goblins_clan_name[other_clan(b.m, 1)]);
            assert_null(bench_item(&b, "label", "you guessed it", 0));
            bench_key(&b, SDLK_RETURN);
            assert_int_equal(clans_told(&b), seats);
            /* of three seats the other one's clan follows from it */
            for (int i = 0; i < (seats == 3 ? 2 : 1); i++)
                assert_int_equal(bench_item(&b, "label", "you guessed it", i) != NULL, right);
            assert_int_equal(bench_item(&b, "label", wrong, 0) != NULL, !right);
            (void)snprintf(wrong, sizeof wrong, "you guessed %s", goblins_clan_name[first]);
            assert_int_equal(bench_item(&b, "label", wrong, 0) != NULL, !right && seats == 3);
            bench_close(&b);
        }
    Bench b;
    before_the_crowns(&b, 3, 2);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        assert_null(guess_of(&b, 1, (Clan)clan));
    bench_close(&b);
}

/* How to go on is said where nothing else lies: not over the line that the horde is full. */
static void how_to_go_on_lies_over_no_news(void **st)
{
    (void)st;
    Bench b;
    Move last;
    int news = 0, ways = 0;
    bench_open(&b, before_the_end(2, 1, 5, &last), 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    look_as(&b, 0);
    assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
    for (int i = 0; i < 100; i++) {
        bench_pass(&b, (Input){0});
        json_t *line = bench_item(&b, "id", "news", 0);
        json_t *way = bench_item(&b, "label", "Click to continue, or press Space to skip to the scores.", 0);
        news += line != NULL;
        ways += way != NULL;
        if (line && way)
            assert_false(rect_overlaps(bench_rect(&b, line), bench_rect(&b, way)));
    }
    assert_true(news > 0 && ways > 0);
    bench_close(&b);
}

/* What another seat did stays beside it until it could be read, and no longer, while the next question is asked already; it
 * covers no goblin, and a press ends it. */
static void what_others_did_can_be_read(void **st)
{
    (void)st;
    for (int press = 0; press <= 1; press++) {
        Bench b;
        Rng r = rng_seed(3);
        bench_open(&b, new_table(3, 3, 3), 1280, 800, 1);
        look_as(&b, 0);
        while (match_asked(b.m, NO_SEAT) == 0)
            play_any(b.m, &r);
        bench_rest(&b);
        ui_set_motion(b.ui, false, 1);
        play_any(b.m, &r);
        int passes = 0;
        for (int i = 0; i < 10 && (passes == 0 || stage_is_telling(b.stage)); i++, passes++)
            bench_pass(&b, (Input){0});
        json_t *line = bench_item(&b, "id", "news", 0);
        assert_non_null(line);
        assert_non_null(bench_item(&b, "id", "prompt", 0));
        assert_true(stage_unread(b.stage) > 0);
        for (PieceId p = 0; p < PIECE_MAX; p++)
            assert_false(b.stage->at.piece[p].shown && rect_overlaps(bench_rect(&b, line), b.stage->at.piece[p].r));
        if (press)
            bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = 2, .y = 300, .button = 1});
        for (int i = 0; i < 20 && !press && stage_unread(b.stage) > 0; i++)
            bench_pass(&b, (Input){0});
        assert_int_equal(stage_unread(b.stage), 0);
        assert_null(bench_item(&b, "id", "news", 0));
        bench_close(&b);
    }
}

/* The top bar names the chapters while they are told, and no step of a turn. */
static void the_top_bar_names_the_chapters_of_the_end(void **st)
{
    (void)st;
    Bench b;
    int now[] = {0, 0, 1, 1, 1};
    before_the_crowns(&b, 3, 1);
    for (size_t i = 0; i < sizeof now / sizeof *now; i++) {
        TopWords top = {0};
        stage_top(b.stage, &top);
        assert_string_equal(top.step[0], "Crowns");
        assert_int_equal(top.now, now[i]);
        bench_key(&b, SDLK_RETURN);
    }
    bench_close(&b);
}

/* The sheet says it too, for whoever plays without animations. */
static void the_sheet_says_who_ruled_whom(void **st)
{
    (void)st;
    Bench b;
    Move last;
    bench_open(&b, before_the_end(3, 1, 5, &last), 1280, 800, 1);
    assert_int_equal(match_play(b.m, match_serial(b.m), last).code, 0);
    look_as(&b, NO_SEAT);
    gfx_begin(b.g, b.w, b.h, 1, THEME_TAVERN, 1, true);
    ui_begin(b.ui, b.g, &(Input){.now = b.now}, "scoring");
    (void)board_score(&goblins_board)->picture(b.ui, match_truth(b.m), match_setup(b.m), rect(20, 300, 560, 400));
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
    Match *m = help_new(&goblins_game, 4, 11);
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

/* The numbers in the boxes at the ends of the lines, from the top. */
static void numbers_of_lines(const Bench *b, char out[80])
{
    out[0] = '\0';
    for (int line = 1; line <= 3; line++) {
        char id[24];
        json_t *item;
        size_t i;
        (void)snprintf(id, sizeof id, "line-%d", line);
        Rect box = bench_rect(b, bench_item(b, "id", id, 0));
        json_array_foreach(json_object_get(b->items, "items"), i, item)
        {
            Rect r = bench_rect(b, item);
            const char *label = word_in(item, "label");
            if (strlen(label) == 1 && label[0] >= '0' && label[0] <= '9' && rect_has(box, r.x + r.w / 2, r.y + r.h / 2))
                str_add(out, 80, "%s ", label);
        }
        str_add(out, 80, "/ ");
    }
}

/* A swap or a slide is about to be made that changes what lines count; *move: which. */
static Match *before_many_move(int kind, uint64_t seed, Move *move)
{
    for (;; seed++) {
        Match *m = new_table(3, 1, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (int i = 0; i < legal.n && match_to_act(m) != 0; i++) {
                Goblins after;
                const State *s = match_truth(m);
                int changed = 0;
                if (legal.m[i].kind != kind || !goblins_foresee(s, legal.m[i], &after))
                    continue;
                for (int row = 0; row < GRID_ROWS; row++)
                    for (int clan = 0; clan < CLAN_COUNT; clan++)
                        changed += goblins_strength(s, row, (Clan)clan) != goblins_strength(&after.s, row, (Clan)clan);
                if (changed >= 4) {
                    *move = legal.m[i];
                    return m;
                }
            }
            play_any(m, &r);
        }
        match_free(m);
        assert_true(seed < 400);
    }
}

/* Lines are counted when all goblins that move together have arrived: no number is seen that was never true. */
static void lines_are_counted_when_all_have_arrived(void **st)
{
    (void)st;
    static const int kind[] = {MOVE_SWAP, MOVE_SLIDE_UP, MOVE_SLIDE_DOWN};
    for (size_t i = 0; i < sizeof kind / sizeof *kind; i++) {
        Bench b;
        Move move;
        char before[80], now[80], seen[80];
        int changes = 0;
        bench_open(&b, before_many_move(kind[i], 1, &move), 1280, 800, 1);
        ui_set_motion(b.ui, false, 1);
        look_as(&b, 0);
        numbers_of_lines(&b, before);
        (void)snprintf(seen, sizeof seen, "%s", before);
        assert_int_equal(match_play(b.m, match_serial(b.m), move).code, 0);
        for (int pass = 0; pass < 200; pass++) {
            bench_pass(&b, (Input){0});
            b.now -= 380; /* 20 ms a pass */
            numbers_of_lines(&b, now);
            changes += strcmp(now, seen) != 0;
            (void)snprintf(seen, sizeof seen, "%s", now);
        }
        assert_true(strcmp(before, seen) != 0);
        assert_int_equal(changes, 1);
        bench_close(&b);
    }
}

/* True while the goblin that was told of last is on its way to its cell; others make room for it. */
static bool one_flies(const Bench *b)
{
    const PastEvent *last = b->stage->tell.recent, *end = last + b->stage->tell.nrecent;
    while (last < end && last->e.kind != EV_MOVE)
        last++;
    return last < end && last->e.to < PLACE_CELL + GRID_CELLS &&
           sprite_shot(&b->stage->sprite, last->e.piece, b->now).flying;
}

/* A goblin counts where it lies: the numbers of its line change when it has landed, not while it flies there. */
static void lines_are_counted_when_a_goblin_has_landed(void **st)
{
    (void)st;
    Bench b;
    char now[80], seen[80];
    int flights = 0, changes = 0;
    Match *m = new_table(3, 1, 1);
    Rng r = rng_seed(1);
    bench_open(&b, m, 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    look_as(&b, 0);
    numbers_of_lines(&b, seen);
    while (match_serial(m) < 12 && !match_over(m)) {
        play_any(m, &r);
        do {
            bench_pass(&b, (Input){0});
            bool flies = one_flies(&b);
            b.now -= 380; /* 20 ms a pass */
            numbers_of_lines(&b, now);
            if (strcmp(now, seen) != 0 && flies)
                fail_msg("move %u: %s becomes %s while a goblin flies", match_serial(m), seen, now);
            changes += strcmp(now, seen) != 0;
            flights += flies;
            (void)snprintf(seen, sizeof seen, "%s", now);
        } while (stage_is_telling(b.stage));
    }
    assert_true(flights > 20 && changes > 2);
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_others_did_is_marked_until_one_has_laid),
        cmocka_unit_test(marks_come_after_their_goblins),
        cmocka_unit_test(a_borrowed_power_says_whose),
        cmocka_unit_test(what_others_did_can_be_shown_again),
        cmocka_unit_test(banners_tell_only_changes),
        cmocka_unit_test(what_the_others_meant_for_the_own_clan_is_said),
        cmocka_unit_test(the_end_is_told_scene_by_scene),
        cmocka_unit_test(the_end_waits_after_each_chapter),
        cmocka_unit_test(points_lie_on_the_crowns),
        cmocka_unit_test(no_seat_is_lit_at_the_end),
        cmocka_unit_test(a_guess_before_the_crowns_is_told_of),
        cmocka_unit_test(how_to_go_on_lies_over_no_news),
        cmocka_unit_test(what_others_did_can_be_read),
        cmocka_unit_test(the_top_bar_names_the_chapters_of_the_end),
        cmocka_unit_test(the_sheet_says_who_ruled_whom),
        cmocka_unit_test(counts_change_with_the_goblins),
        cmocka_unit_test(lines_are_counted_before_the_game_is_over),
        cmocka_unit_test(lines_are_counted_when_all_have_arrived),
        cmocka_unit_test(lines_are_counted_when_a_goblin_has_landed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
