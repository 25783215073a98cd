/* SPDX-License-Identifier: MIT
 * The end of a siege as a scene: narrow and clear, won and lost, each looks and reads in its own way, and what is said of
 * it is true. */
#include "help.h"

#include "base/buf.h"
#include "core/table.h"
#include "games/siege/siege.h"
#include "games/siege/table/siege_ending.h"
#include "games/siege/table/siege_scoring.h"

enum { LEFT, MIDDLE, RIGHT };

static Match *game(const char *name)
{
    Match *m = help_replay(name);
    assert_true(match_over(m));
    return m;
}

static EndShow end_of(const Match *m)
{
    EndShow show = {0};
    Standing standing;
    match_standing_at(m, match_serial(m), &standing);
    siege_ending(m, &standing, &show);
    return show;
}

static int type_of(const EndCard *c)
{
    return c->card == DEF_HIDDEN ? 0 : siege_card(c->card)->type;
}

static void a_narrow_victory_shows_the_castle_cracked(void **state)
{
    (void)state;
    Match *m = game("siege-barely-held");
    int left = siege_health(match_truth(m), UNIT_CASTLE);
    EndShow show = end_of(m);
    char words[40];
    assert_true(show.close && left > 0 && left <= 5);
    assert_string_equal(show.picture, "scenes/siege-watch");
    assert_string_equal(show.title, "The castle barely holds");
    assert_int_equal(type_of(&show.card[MIDDLE]), CARD_CASTLE);
    assert_true(show.card[MIDDLE].worn && !show.card[MIDDLE].fallen && show.card[MIDDLE].n == left);
    assert_true(type_of(&show.card[RIGHT]) == CARD_OUTSIDER && show.card[RIGHT].fallen);
    (void)snprintf(words, sizeof words, "%d more damage would", left);
    assert_non_null(strstr(show.why, words));
    match_free(m);
}

/* The last wound of the outsider, from the events. */
typedef struct {
    DefId by;
    int n, falls;
} Wound;

static void hear(void *wound, const Event *e, uint32_t serial)
{
    Wound *w = wound;
    (void)serial;
    bool outsider = e->def != DEF_HIDDEN && siege_card(e->def)->type == CARD_OUTSIDER;
    w->falls += outsider && e->kind == EV_FALLS;
    if (outsider && e->kind == EV_DAMAGED && e->n > 0) {
        w->by = e->why;
        w->n = e->n;
    }
}

static void a_clear_victory_shows_who_destroyed_the_outsider(void **state)
{
    (void)state;
    Match *m = game("siege-clearly-held");
    Wound wound = {0};
    match_each_event(m, NO_SEAT, hear, &wound);
    EndShow show = end_of(m);
    assert_false(show.close);
    assert_string_equal(show.picture, "scenes/siege-saved");
    assert_string_equal(show.title, "The castle holds");
    assert_true(wound.by != DEF_HIDDEN && show.card[MIDDLE].card == wound.by && show.card[MIDDLE].n == wound.n);
    assert_int_equal(type_of(&show.card[LEFT]), CARD_CASTLE);
    assert_false(show.card[LEFT].worn || show.card[LEFT].fallen);
    assert_non_null(strstr(show.why, siege_card(wound.by)->name));
    match_free(m);
}

/* Plays the last turn on with so much more health for the castle: the first answer to every question. */
static int end_with(const Match *m, uint32_t fatal, int more)
{
    Siege then = *siege_of(match_truth_at(m, fatal));
    State *s = &then.s;
    PieceId castle = then.at[UNIT_CASTLE];
    int round = s->round;
    s->piece[castle].num[NUM_HEALTH] = (int8_t)(s->piece[castle].num[NUM_HEALTH] + more);
    siege_game.derived(s);
    siege_game.apply(s, match_move(m, fatal), NULL);
    while (!s->over && s->round == round) {
        Moves legal = {0};
        game_legal(&siege_game, s, s->to_act, &legal);
        siege_game.apply(s, legal.m[legal.n - 1], NULL);
    }
    return then.end;
}

/* A siege lost in the turn of the outsider's death: it lies there beaten, and what is said to be missing would have won. */
static void SH_9_9_both_have_fallen(void **state)
{
    (void)state;
    Match *m = game("siege-both-fall");
    EndShow show = end_of(m);
    int more = 0;
    uint32_t fatal = match_serial(m) - 1;
    while (match_truth_at(m, fatal)->over)
        fatal--;
    assert_true(show.close);
    assert_string_equal(show.title, "Both have fallen");
    assert_string_equal(show.picture, "scenes/siege-breach");
    assert_true(type_of(&show.card[LEFT]) == CARD_OUTSIDER && show.card[LEFT].fallen);
    assert_true(type_of(&show.card[RIGHT]) == CARD_CASTLE && show.card[RIGHT].fallen);
    assert_true(type_of(&show.card[MIDDLE]) == CARD_MONSTER && !show.card[MIDDLE].fallen);
    const char *told = strstr(show.why, "fell in the same turn. ");
    assert_non_null(told);
    assert_int_equal(sscanf(told, "fell in the same turn. %d more castle health would have won", &more), 1);
    assert_int_equal(end_with(m, fatal, more), END_OUTSIDER);
    assert_int_equal(end_with(m, fatal, more - 1), END_CASTLE);
    match_free(m);
}

/* Beside the blow that brought the castle down stands the one that destroyed the outsider, and that it came too late. */
static void SH_9_9_both_blows_decided_it(void **state)
{
    (void)state;
    static const char *const name[] = {"siege-both-fall", "siege-both-fall-at-once", "siege-clearly-held"};
    for (int i = 0; i < 3; i++) {
        Match *m = game(name[i]);
        Decision d[3];
        int n = siege_decisions(m, d, 3), late = 0;
        assert_true(n >= 2);
        for (int k = 0; k < n; k++)
            late += strstr(d[k].text, "but the siege was lost before the turn ended.") != NULL;
        assert_int_equal(late, i < 2);
        assert_true(i == 2 || strstr(d[0].title, "the castle"));
        assert_true(i == 2 || strstr(d[1].text, "It was the last stage"));
        match_free(m);
    }
}

/* The outsider that is destroyed by the same blows still lies in its lane: it is no victor. */
static void SH_9_9_an_outsider_beaten_at_once_lies_there(void **state)
{
    (void)state;
    Match *m = game("siege-both-fall-at-once");
    EndShow show = end_of(m);
    int lying = 0;
    for (int i = 0; i < END_CARDS; i++) {
        assert_false(type_of(&show.card[i]) == CARD_OUTSIDER && !show.card[i].fallen);
        lying += type_of(&show.card[i]) == CARD_OUTSIDER;
    }
    assert_int_equal(lying, 1);
    assert_string_equal(show.title, "Both have fallen");
    match_free(m);
}

/* A stage that is destroyed is none that is left, as long as it may still lie there (SH-10.13). */
static void SH_10_17_stages_left_are_those_that_have_not_fallen(void **state)
{
    (void)state;
    static const char *const name[] = {"siege-both-fall", "siege-both-fall-at-once", "siege-barely-held",
                                       "siege-clearly-held"};
    int seen = 0;
    for (int i = 0; i < 4; i++) {
        Match *m = game(name[i]);
        Wound all = {0};
        Standing standing;
        match_each_event(m, NO_SEAT, hear, &all);
        assert_int_equal(siege_stages_left(match_truth_at(m, 0)), all.falls);
        match_standing_at(m, match_serial(m), &standing);
        assert_string_equal(standing.line[2].label, "Outsider stages left");
        assert_int_equal(standing.line[2].points[0], 0);
        for (uint32_t at = 0; at < match_serial(m); at++) {
            const State *s = match_truth_at(m, at);
            for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
                if (siege_card(s->piece[p].def)->type == CARD_OUTSIDER && !(s->piece[p].face & FACE_FALLING)) {
                    State *falls = xmalloc(siege_game.state_size);
                    memcpy(falls, s, siege_game.state_size);
                    falls->piece[p].face |= FACE_FALLING;
                    assert_int_equal(siege_stages_left(falls), siege_stages_left(s) - 1);
                    free(falls);
                    seen++;
                }
        }
        match_free(m);
    }
    assert_true(seen > 0);
}

/* The castle still stands where a deck ran out; the last card is gone, and a minion has it. */
static void an_empty_deck_fells_no_castle(void **state)
{
    (void)state;
    Match *m = game("siege-deck-empty");
    EndShow show = end_of(m);
    assert_string_equal(show.title, "The cards ran out");
    assert_int_equal(type_of(&show.card[MIDDLE]), CARD_MINION);
    assert_true(show.card[MIDDLE].n > 0 && strcmp(show.card[MIDDLE].sign, "hand") == 0);
    for (int i = 0; i < END_CARDS; i++)
        assert_false(type_of(&show.card[i]) == CARD_CASTLE && show.card[i].fallen);
    assert_true(show.card[RIGHT].fallen && show.card[RIGHT].n == 0);
    match_free(m);
}

/* Whoever lost clearly reads what was still to be done. */
static void a_clear_defeat_tells_what_was_left(void **state)
{
    (void)state;
    Match *m = game("siege-random-1");
    EndShow show = end_of(m);
    PieceId portal = siege_of(match_truth(m))->at[UNIT_PORTAL];
    char words[SENTENCE_MAX];
    assert_false(show.close);
    assert_string_equal(show.title, "The castle falls");
    assert_int_equal(siege_of(match_truth(m))->end, END_CASTLE);
    (void)snprintf(words, sizeof words, "%s had %d health left.", siege_card(match_truth(m)->piece[portal].def)->name,
                   siege_health(match_truth(m), UNIT_PORTAL));
    assert_string_equal(show.why, words);
    assert_true(type_of(&show.card[RIGHT]) == CARD_CASTLE && show.card[RIGHT].fallen && !show.card[RIGHT].worn);
    match_free(m);
}

/* The note of the sheet, which follows the headline, begins as it does: then it is told once. */
static void how_it_ended_is_told_once(void **state)
{
    (void)state;
    static const char *const lost[] = {
        "siege-both-fall",  "siege-both-fall-at-once",    "siege-random-1", "siege-random-2", "siege-random-3",
        "siege-deck-empty", "siege-random-2-second-horde"};
    for (size_t i = 0; i < sizeof lost / sizeof *lost; i++) {
        Match *m = game(lost[i]);
        Standing standing;
        char head[SENTENCE_MAX];
        match_standing_at(m, match_serial(m), &standing);
        siege_headline(match_truth(m), match_setup(m), head, sizeof head);
        assert_true(head[0] && strncmp(standing.note, head, strlen(head)) == 0);
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_narrow_victory_shows_the_castle_cracked),
                                       cmocka_unit_test(a_clear_victory_shows_who_destroyed_the_outsider),
                                       cmocka_unit_test(SH_9_9_both_have_fallen),
                                       cmocka_unit_test(SH_9_9_both_blows_decided_it),
                                       cmocka_unit_test(SH_9_9_an_outsider_beaten_at_once_lies_there),
                                       cmocka_unit_test(SH_10_17_stages_left_are_those_that_have_not_fallen),
                                       cmocka_unit_test(an_empty_deck_fells_no_castle),
                                       cmocka_unit_test(a_clear_defeat_tells_what_was_left),
                                       cmocka_unit_test(how_it_ended_is_told_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
