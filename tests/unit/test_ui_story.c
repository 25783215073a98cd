/* SPDX-License-Identifier: MIT
 * The clock of the story: over whole random games of every table, no line of the log, no number and no sound of an
 * event is given before its motion begins, of dice not before they can be read; words come before what they are about,
 * and a blow before who is hit turns over. */
#include "help.h"

#include "boards/boards.h"
#include "core/text.h"
#include "ui/story.h"

typedef struct {
    const Game *g;
    const Board *b;
} Pacer;

static void pace(const void *who, const Event *e, const Event *next, Motion *m)
{
    const Pacer *p = who;
    board_pace(p->b, p->g, e, next, m);
}

enum { MOST = EVENT_MAX };
typedef struct { /* what was told of an event, by its number in the report of the rules */
    Event e;
    Motion m;
    bool begun, struck;
    uint32_t begun_at, struck_at;
    int end;  /* events of the match up to it and with it, changes of fields too */
    int turn; /* as the how-manieth it was told */
} Seen;

typedef struct {
    Pacer pacer;
    Story *story;
    Match *m;
    uint32_t now;
    Seen seen[MOST];
    int turns;
    int n, before;           /* events of this move that take time; events of the match before it */
    bool tumbles[PIECE_MAX]; /* thrown, and not yet at rest */
} Watch;

static bool has_line(const Game *g, const Event *e)
{
    return e->kind >= EV_GAME && g->event[e->kind - EV_GAME].label != NULL;
}

/* The numbers of a throw are those of the die later on: the rest of the event is as reported. */
static bool is_same(const Event *a, const Event *b, bool thrown)
{
    Event x = *a, y = *b;
    if (thrown)
        x.n = y.n = 0;
    return memcmp(&x, &y, sizeof x) == 0;
}

static Seen *find(Watch *w, const Telling *told)
{
    for (int i = 0; i < w->n; i++) {
        Seen *s = &w->seen[i];
        bool open = told->part == TOLD_BEGINS ? !s->begun : !s->struck;
        if (open && is_same(&s->e, &told->e, s->m.roll > 0))
            return s;
    }
    fail_msg("the story told something that did not happen");
    return NULL;
}

static bool any_die_tumbles(const Watch *w)
{
    for (int p = 0; p < PIECE_MAX; p++)
        if (w->tumbles[p])
            return true;
    return false;
}

/* Late words are read when it strikes. */
static bool is_read(const Seen *s)
{
    return s->m.shows_at_strike && s->m.hold > 0 ? s->struck : s->begun;
}

/* As many lines may be read as events with words have begun, and these very ones. */
static void check_lines(const Watch *w)
{
    int told = story_shown_count(w->story);
    assert_true(told >= w->before);
    for (int i = 0; i < w->n; i++)
        if (has_line(w->pacer.g, &w->seen[i].e))
            assert_int_equal(is_read(&w->seen[i]), w->seen[i].end <= told);
}

static void check_telling(Watch *w, const Telling *told)
{
    const State *s = story_state(w->story);
    if (told->part == TOLD_RESTS) {
        assert_true(w->tumbles[told->e.piece]);
        w->tumbles[told->e.piece] = false;
        return;
    }
    Seen *seen = find(w, told);
    if (told->part == TOLD_STRIKES) {
        assert_true(seen->begun && w->now - seen->begun_at >= (uint32_t)seen->m.hold);
        seen->struck = true;
        seen->struck_at = w->now;
        return;
    }
    if (told->m.roll > 0)
        w->tumbles[told->e.piece] = true;
    seen->begun = true;
    seen->turn = ++w->turns;
    seen->begun_at = w->now;
    seen->m = told->m.roll > 0 ? seen->m : told->m;
    if (has_line(w->pacer.g, &told->e))
        assert_false(any_die_tumbles(w));
    if (told->e.kind == EV_COUNT && told->m.roll <= 0)
        assert_int_equal(s->piece[told->e.piece].n, told->e.n);
}

/* What was reported before a line belongs to the lines before it, or to it, and never waits for a later one. */
static void check_order(const Watch *w)
{
    for (int i = 0; i < w->n; i++) {
        int line = i;
        while (line < w->n && !has_line(w->pacer.g, &w->seen[line].e))
            line++;
        for (int later = line + 1; later < w->n; later++)
            if (has_line(w->pacer.g, &w->seen[later].e) && w->seen[i].begun)
                assert_true(w->seen[i].turn < w->seen[later].turn);
    }
}

/* Words that head something were said before it began, and a blow fell before it turned over. */
static void check_heads(const Watch *w, int *heads, int *holds)
{
    for (int i = 1; i < w->n; i++) {
        const Seen *word = &w->seen[i], *change = &w->seen[i - 1];
        if (!word->m.shows_before_changes || change->e.kind >= EV_GAME)
            continue;
        ++*heads;
        assert_true((int32_t)(change->begun_at - word->begun_at) >= 0);
        if (word->m.hold > 0) {
            ++*holds;
            assert_true(word->struck);
            assert_true((int32_t)(change->begun_at - word->struck_at) >= 0);
        }
    }
}

static void begin_move(Watch *w, int eyes)
{
    uint32_t serial = story_serial(w->story);
    Event e[MOST];
    w->before = story_shown_count(w->story);
    w->n = match_events(w->m, eyes, serial, e, MOST);
    assert_true(w->n <= MOST);
    int n = 0; /* fields take no time and have no words */
    for (int i = 0; i < w->n; i++) {
        if (e[i].kind == EV_FIELD)
            continue;
        w->seen[n] = (Seen){.e = e[i], .end = w->before + i + 1};
        board_pace(w->pacer.b, w->pacer.g, &e[i], NULL, &w->seen[n++].m);
    }
    w->n = n;
}

/* Steps of one frame until all is told; the fields of the game change when something begins, and with the end of a move:
 * never between, and never while dice tumble. */
static void watch_move(Watch *w, int eyes, int *throws, int *heads, int *holds)
{
    const size_t own = sizeof(State), size = w->pacer.g->state_size;
    uint8_t fields[1 << 14], dice[PIECE_MAX];
    Telling told;
    assert_true(size - own <= sizeof fields);
    begin_move(w, eyes);
    assert_true(story_follow(w->story, w->m));
    for (int frames = 0; story_is_running(w->story); frames++) {
        const State *s = story_state(w->story);
        uint32_t serial = story_serial(w->story);
        memcpy(fields, (const uint8_t *)s + own, size - own);
        for (int p = 0; p < s->npieces; p++)
            dice[p] = s->piece[p].n;
        assert_true(frames < 6000);
        while (story_tell(w->story, w->now, 1, &told)) {
            check_telling(w, &told);
            if (told.part == TOLD_BEGINS && told.m.roll > 0) {
                ++*throws;
                assert_int_equal(s->piece[told.e.piece].n, dice[told.e.piece]); /* it cannot be read yet */
            }
            if (told.part == TOLD_RESTS)
                dice[told.e.piece] = s->piece[told.e.piece].n;
            if (story_serial(w->story) == serial && (told.part != TOLD_BEGINS || any_die_tumbles(w)))
                assert_memory_equal((const uint8_t *)s + own, fields, size - own);
            memcpy(fields, (const uint8_t *)s + own, size - own);
        }
        if (story_serial(w->story) == serial)
            check_lines(w);
        w->now += 16;
    }
    for (int i = 0; i < w->n; i++)
        assert_true(w->seen[i].begun || w->seen[i].e.kind == EV_COUNT);
    check_heads(w, heads, holds);
    check_order(w);
}

static void watch_game(const char *id, int seats, uint64_t seed, int eyes, int want_throws, int want_holds)
{
    const Game *g = game_by_id(id);
    Watch *w = xcalloc(1, sizeof *w);
    *w = (Watch){.pacer = {g, board_by_game(id)}, .m = help_new(g, seats, seed), .now = 1000};
    Rng r = rng_seed(seed);
    int throws = 0, heads = 0, holds = 0;
    w->story = story_new(g);
    story_set_pace(w->story, pace, &w->pacer);
    story_jump(w->story, w->m, eyes);
    View *v = view_new(g);
    while (!match_over(w->m)) {
        /* one move at a time, without the automatic ones after it: each is a chapter of its own */
        Match *full = w->m;
        uint32_t from = match_serial(full);
        assert_int_equal(match_play(full, from, help_any(full, &r)).code, 0);
        for (uint32_t at = from + 1; at <= match_serial(full); at++) {
            w->m = match_at(full, at);
            watch_move(w, eyes, &throws, &heads, &holds);
            match_view(w->m, eyes, VIEW_EYES, v);
            assert_null(story_fault(w->story));
            assert_memory_equal(story_state(w->story), view_state(v), g->state_size);
            match_free(w->m);
        }
        w->m = full;
    }
    assert_true(heads > 20);
    assert_true(throws >= want_throws && holds >= want_holds);
    view_free(v);
    story_free(w->story);
    match_free(w->m);
    free(w);
}

static void nothing_is_told_before_it_is_seen(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        watch_game("horde", 2 + (int)(seed % 3), seed, seed == 2 ? NO_SEAT : 0, 0, 0);
        watch_game("goblins", 2 + (int)(seed % 3), seed, seed == 2 ? NO_SEAT : 0, 0, 1);
        watch_game("monstrous", 2 + (int)(seed % 3), seed + 3, seed == 2 ? NO_SEAT : 0, 100, 0);
    }
}

/* Events of one move, in the order of the rules, and when they begin. */
static void a_team_is_read_when_all_its_dice_lie_still(void **st)
{
    (void)st;
    const Game *g = game_by_id("monstrous");
    Pacer pacer = {g, board_by_game("monstrous")};
    Match *m = help_new(g, 3, 4);
    Story *t = story_new(g);
    story_set_pace(t, pace, &pacer);
    story_jump(t, m, NO_SEAT);
    Rng r = rng_seed(8);
    help_play(m, &r, 1);
    assert_true(story_follow(t, m));
    int told = story_shown_count(t), rolls = 0, rests = 0;
    Telling now;
    uint32_t clock = 0, rest = 0, words = 0;
    for (; story_is_running(t); clock += 16)
        while (story_tell(t, clock, 1, &now)) {
            rolls += now.m.roll > 0;
            rests += now.part == TOLD_RESTS;
            rest = now.part == TOLD_RESTS ? clock : rest;
            if (now.part == TOLD_BEGINS && has_line(g, &now.e) && words == 0)
                words = clock;
            if (rolls > rests)
                assert_int_equal(story_shown_count(t), told);
        }
    assert_true(rolls > 0);
    assert_int_equal(rests, rolls);
    assert_true(rest >= 900 && words >= rest);
    story_free(t);
    match_free(m);
}

/* ---- where a story waits ------------------------------------------------------------------------------------------ */

static bool of_that_round(const void *who, const State *s)
{
    return s->round == *(const int *)who;
}

typedef struct {
    Match *m;
    Story *t;
    int round; /* it waits after each chapter of this one */
} Waits;

/* Some rounds, none of which has been told. */
static Waits waits_at(int round)
{
    Waits w = {.m = help_new(game_by_id("horde"), 2, 3), .t = story_new(game_by_id("horde")), .round = round};
    story_jump(w.t, w.m, NO_SEAT);
    Rng r = rng_seed(4);
    while (match_truth(w.m)->round < 4)
        help_play(w.m, &r, 1);
    return w;
}

/* What was told when it waited, or at the end. */
static uint32_t run_on(const Waits *w, bool clock)
{
    Telling told;
    for (uint32_t now = 0; story_is_running(w->t) && !story_is_held(w->t); now += 40)
        while (clock ? story_tell(w->t, now, 1, &told) : story_next(w->t, NULL))
            assert_false(story_is_held(w->t));
    return story_serial(w->t);
}

static void a_story_waits_where_it_is_told_to_and_nowhere_else(void **st)
{
    (void)st;
    for (int clock = 0; clock < 2; clock++) {
        Waits w = waits_at(2);
        uint32_t at[64];
        int n = 0;
        story_set_stop(w.t, of_that_round, &w.round);
        assert_true(story_follow(w.t, w.m));
        while (run_on(&w, clock) < match_serial(w.m) || story_is_held(w.t)) {
            Telling none;
            assert_true(story_is_held(w.t) && story_is_running(w.t) && n < 64);
            assert_int_equal(story_state(w.t)->round, 2);
            at[n] = story_serial(w.t);
            assert_true(n == 0 || at[n] > at[n - 1]);
            n++;
            assert_false(story_next(w.t, NULL) || story_tell(w.t, 1u << 30, 1, &none)); /* however long */
            assert_int_equal(story_serial(w.t), at[n - 1]);
            story_go_on(w.t);
        }
        assert_true(n > 1);
        assert_null(story_fault(w.t));
        story_free(w.t);
        match_free(w.m);
    }
}

static void the_end_of_all_is_no_place_to_wait(void **st)
{
    (void)st;
    Waits w = waits_at(4);
    story_set_stop(w.t, of_that_round, &w.round);
    assert_true(story_follow(w.t, w.m));
    while (run_on(&w, true) < match_serial(w.m)) {
        assert_true(story_is_held(w.t));
        story_go_on(w.t);
    }
    assert_false(story_is_held(w.t) || story_is_running(w.t));
    story_free(w.t);
    match_free(w.m);
}

static void a_jump_and_a_drain_forget_that_it_waits(void **st)
{
    (void)st;
    Waits w = waits_at(2);
    story_set_stop(w.t, of_that_round, &w.round);
    assert_true(story_follow(w.t, w.m));
    run_on(&w, true);
    assert_true(story_is_held(w.t));
    story_drain(w.t);
    assert_false(story_is_held(w.t) || story_is_running(w.t));
    assert_int_equal(story_serial(w.t), match_serial(w.m));
    story_free(w.t);
    w.t = story_new(game_by_id("horde"));
    story_set_stop(w.t, of_that_round, &w.round);
    Match *first = match_at(w.m, 0);
    story_jump(w.t, first, NO_SEAT);
    assert_true(story_follow(w.t, w.m));
    run_on(&w, true);
    assert_true(story_is_held(w.t));
    story_jump(w.t, w.m, NO_SEAT);
    assert_false(story_is_held(w.t));
    story_free(w.t);
    match_free(first);
    match_free(w.m);
}

/* The third event of the game's own; what its words head still comes. */
static int at_the_third(const void *who, const Event *e)
{
    int *left = (int *)(uintptr_t)who;
    return e->kind >= EV_GAME && --*left == 0 ? STORY_ENDS : 0;
}

static void a_story_that_is_cut_tells_nothing_more(void **st)
{
    (void)st;
    Waits w = waits_at(2);
    for (int clock = 0; clock < 2; clock++) {
        int left = 3;
        Story *t = story_new(game_by_id("horde"));
        Match *first = match_at(w.m, 0);
        story_jump(t, first, NO_SEAT);
        story_set_cut(t, at_the_third, &left);
        assert_true(story_follow(t, w.m));
        Telling told;
        if (clock) /* by the clock, or at once */
            for (uint32_t now = 0; now < 600000 && story_is_running(t); now += 50)
                while (story_tell(t, now, 1, &told))
                    continue;
        else
            story_drain(t);
        assert_int_equal(left, 0);
        assert_true(story_was_cut(t));
        assert_false(story_is_running(t));
        assert_true(story_shown_count(t) < match_events(w.m, NO_SEAT, 0, NULL, 0));
        assert_true(story_serial(t) < match_serial(w.m));
        assert_true(story_follow(t, w.m)); /* nothing new: it stays as it is */
        assert_false(story_is_running(t));
        story_jump(t, w.m, NO_SEAT);
        assert_false(story_was_cut(t));
        story_free(t);
        match_free(first);
    }
    story_free(w.t);
    match_free(w.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_story_that_is_cut_tells_nothing_more),
        cmocka_unit_test(nothing_is_told_before_it_is_seen),
        cmocka_unit_test(a_team_is_read_when_all_its_dice_lie_still),
        cmocka_unit_test(a_story_waits_where_it_is_told_to_and_nowhere_else),
        cmocka_unit_test(the_end_of_all_is_no_place_to_wait),
        cmocka_unit_test(a_jump_and_a_drain_forget_that_it_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
