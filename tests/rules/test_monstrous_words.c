/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: questions, reasons, the log and the score sheet. */
#include "given_monstrous.h"

#include "../unit/deep.h"
#include "core/mirror.h"

static void asks(const char *text, const char *question, const char *detail)
{
    Match *m = match_given(text);
    char q[SENTENCE_MAX] = "x", d[SENTENCE_MAX] = "x";
    monstrous_game.prompt(match_truth(m), match_truth(m)->to_act, "Mira", q, sizeof q, d, sizeof d);
    assert_string_equal(q, question);
    assert_string_equal(d, detail);
    match_free(m);
}

static void the_question_says_what_to_do(void **st)
{
    (void)st;
    asks("seats A B;enemies 4 8 12 14", "Mira, choose a team", "Up to 4 of your 6 heroes, rolled together.");
    asks("seats A B;round 2; final 2;seat B score=70;enemies 4 8 12 14",
         "Mira, choose a team. Last turn, best score: 70", "Up to 4 of your 6 heroes, rolled together.");
    asks("seats A B;seat A wounded=W,R,C,D;enemies 4 8 12 14", "Mira, choose a team",
         "Up to 2 heroes, rolled together.");
    asks("seats A B;enemies 4 8 12 Spider+1", "Mira, choose a team",
         "Up to 3 of your 6 heroes, rolled together. The Huge Spider keeps a fourth away.");
    asks("seats A B;enemies 4 8 12 Basilisk+1;dice d4=2;team W", "Mira, re-roll dice or keep them all",
         "Once, all together. New numbers stand. Then the Basilisk rolls.");
    asks("seats A B;enemies 4 8 12 14;dice d4=2;team W;keep", "Mira, end your turn: nothing fits",
         "No exact sum left.");
    asks("seats A B;seat A wounded=W;enemies 4 8 12 Dragon+1;dice d8=4 d20=8;team C B;keep",
         "Mira, hit an enemy or treat a hero", "The Young Dragon breathes fire at the end of your turn.");
    asks("seats A B;seat A wounded=W;enemies 5 8 12 14;dice d8=4;team C;keep", "Mira, treat a wounded hero",
         "Only exact sums hit.");
    asks("seats A B;enemies 4 8 12 14;dice d4=1;team W;keep", "Mira, end your turn: nothing fits",
         "If you end now: 1 hero wounded, 5 unwounded.");
    asks("seats A B;seat A wounded=W,R,C,D;enemies 4 8 12 14;dice d12=1 d20=1;team P B;keep",
         "Mira, end your turn: nothing fits",
         "If you end now, you have no unwounded hero left and are out of the game.");
    asks("seats A B;enemies 3 5 12 Hydra:2;dice d4=4;team W;keep", "Mira, use an ability",
         "Only the Hydra\u2019s heads can be hit.");
    asks("seats A B;enemies 4 9 13 14;dice d8=8;team C;keep", "Mira, use an ability", "Guidance can make a sum fit.");
    asks("seats A B;enemies 4 9 12 14;dice d6=6;team R;keep", "Mira, use an ability", "Backstab can make a sum fit.");
    asks("seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end",
         "Mira, share the win or play a Final Showdown?", "A single vote for a Showdown decides.");
    asks("option ties share;seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end",
         "The game is over", "");
}

static void reads(const char *text, const char *move, const char *words)
{
    Match *m = match_given(text);
    char said[SENTENCE_MAX];
    move_words(&monstrous_game, match_truth(m), move_of(m, match_to_act(m), move), said, sizeof said);
    assert_string_equal(said, words);
    match_free(m);
}

/* MH-2.5: enemy dice stand in the order of their numbers, so "the first" would be said of another one on the screen. */
static void moves_name_their_target(void **st)
{
    (void)st;
    reads("seats A B;enemies 9 18 19 17;dice d4=3 d6=6;team W R;keep", "attack wr enemy-1",
          "Attack the Orc (9) with Wizard and Rogue");
    reads("seats A B;enemies 9 18 19 17;dice d4=4;team W;keep", "sleep enemy-3", "Sleep: re-roll the Ogre (19)");
    reads("seats A B;enemies 9 18 19 Hydra:5;dice d20=20;team B;keep", "rage head-1",
          "Rage: defeat the Hydra\u2019s head (5)");
    reads("seats A B;seat A wounded=R;enemies 9 18 19 17;dice d4=2 d8=4;team W C;keep", "treat wc rogue",
          "Treat the Rogue with Wizard and Cleric");
    reads("seats A B;enemies 4 8 12 14", "team wrcd", "Roll Wizard, Rogue, Cleric and Druid");
}

static void because(const char *text, const char *move, const char *reason)
{
    Match *m = match_given(text);
    char said[SENTENCE_MAX] = "x";
    monstrous_game.reason(match_truth(m), move_of(m, match_to_act(m), move), said, sizeof said);
    assert_string_equal(said, reason);
    match_free(m);
}

static void reasons_are_concrete(void **st)
{
    (void)st;
    because("seats A B;enemies 4 8 12 14", "team wrcd", "Chance to hit the Skeleton (8): 97%.");
    because("seats A B;enemies 4 8 12 Wraith+2", "team d", "Chance to hit the Kobold (4): 10%. The others stay safe.");
    because("seats A B;enemies 3 18 19 17;dice d4=4 d6=6 d8=8;team W R C", "keep",
            "The dice already hit the Ogre (18).");
    because("seats A B;enemies 19 18 19 17;dice d4=1 d6=6 d8=8;team W R C", "reroll w",
            "Chance to hit the Ogre (18) after this re-roll: 25%.");
    because("seats A B;enemies 11 14 18 19;dice d4=1 d6=6 d8=8;team W R C", "reroll w",
            "Keeps the hit on the Harpy (14). Chance to hit the Ogre (18) after this re-roll: 25%.");
    because("seats A B;enemies 19 18 19 17;dice d4=1;team W", "reroll w", "Re-rolls a 1 that would wound.");
    because("seats A B;enemies 9 18 19 17;dice d4=3 d6=6;team W R;keep", "attack wr enemy-1",
            "Wizard and Rogue make exactly 9: 10 points.");
    because("seats A B;enemies 9 18 19 17;dice d20=18;team B;keep", "attack b enemy-2",
            "Barbarian makes exactly 18: 20 points.");
    because("seats A B;enemies 9 18 19 Hydra:5;dice d20=20;team B;keep", "rage head-1",
            "Worth 10 points, whatever its number.");
    because("seats A B;seat A wounded=D;enemies 9 18 19 17;dice d8=8;team C;keep", "mend druid",
            "The Druid is unwounded again at no cost.");
    because("seats A B;enemies 9 18 19 17;dice d4=4;team W;keep", "sleep enemy-3",
            "A number other than 19 may be easier to hit.");
    because("seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end", "share",
            "A shared win is better than a lost Final Showdown.");
}

/* A move of every kind, at positions out of games, has a reason that fits its room. */
static void every_move_has_a_reason(void **st)
{
    (void)st;
    int said[MONSTROUS_MOVES] = {0};
    Rng r = rng_seed(3);
    for (uint64_t seed = 1; seed <= (uint64_t)help_many(50, 150); seed++) {
        Setup cfg = game_preset(&monstrous_game, 2);
        cfg.seed = seed;
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            Move mv = legal.m[rng_below(&r, (uint32_t)legal.n)];
            char text[SENTENCE_MAX] = "";
            monstrous_game.reason(match_truth(m), mv, text, sizeof text);
            size_t n = strlen(text);
            if (n > 0 && (n >= sizeof text - 1 || text[n - 1] != '.'))
                fail_msg("'%s'", text);
            said[mv.kind] += n > 0;
            assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
        }
        match_free(m);
    }
    for (int kind = 1; kind < MOVE_SHARE; kind++)
        if (said[kind] == 0)
            fail_msg("no reason for '%s'", monstrous_game.move[kind].word);
}

static void logged(const Match *m, uint32_t from, int kind, const char *line)
{
    Event e;
    char said[200];
    assert_true(told_times(m, from, kind, &e) > 0);
    event_line(&monstrous_game, match_setup(m), &e, said, sizeof said);
    assert_string_equal(said, line);
}

static int nth_told(const Match *m, uint32_t from, int kind)
{
    Story *s = story(m, NO_SEAT, from);
    int at = find_event(s, kind, 0);
    free(s);
    assert_true(at >= 0);
    return at;
}

static void the_log_tells_a_turn(void **st)
{
    (void)st;
    Match *m = match_given("seats Mira Odo;seat Mira wounded=W score=80;enemies 14 Troll+1 18 Dragon+9;"
                           "dice d6=5 d8=8 d12=2 d20=20 d6=6 d12=12 d6=5 d10=10 d10=10 d10=4 d10=6 "
                           "d6=3 d8=3 d10=1 d12=2 d20=3 d20=7 d20=20 d6=4 d10=1");
    uint32_t from = match_serial(m);
    play(m, "team rcpb");
    logged(m, from, EV_TEAM, "*Mira* rolls *Rogue* 5, *Cleric* 8, *Paladin* 2 and *Barbarian* 20.");
    play(m, "reroll rp");
    logged(m, from, EV_AGAIN, "*Mira* re-rolls *Rogue* 6 and *Paladin* 12.");
    play(m, "double rogue");
    play(m, "raise rogue");
    play(m, "attack rc enemy-2");
    logged(m, from, EV_HIT, "*Mira* hits the *Troll* with *Rogue* and *Cleric*: 21.");
    logged(m, from, EV_DOUBLED, "Backstab: the *Rogue* counts as 13.");
    logged(m, from, EV_GUIDED, "Holy Guidance: the *Rogue* counts as 13.");
    assert_true(nth_told(m, from, EV_DOUBLED) < nth_told(m, from, EV_HIT)); /* what makes the sum, before it hits */
    assert_true(nth_told(m, from, EV_GUIDED) < nth_told(m, from, EV_HIT));
    logged(m, from, EV_TROLL, "The *Troll* rolls 5.");
    logged(m, from, EV_REGENERATED, "The *Troll* is back. Hit it with exactly 30.");
    play(m, "rage enemy-3");
    logged(m, from, EV_RAGE, "*Mira*’s *Barbarian* rages against the *Ogre*.");
    logged(m, from, EV_DEFEATED, "The *Ogre* is defeated.");
    logged(m, from, EV_SCORED, "*Mira* scores 20 and has 100.");
    logged(m, from, EV_TRIGGERED, "*Mira* reaches the target: round 2 is the last.");
    play(m, "inspire druid");
    logged(m, from, EV_INSPIRED, "*Mira*’s *Paladin* inspires the *Druid*: 10.");
    play(m, "bear");
    logged(m, from, EV_BEAR, "*Mira*’s *Druid* becomes a bear and rolls 4, 6.");
    play(m, "attack dx enemy-1");
    logged(m, from, EV_HIT, "*Mira* hits the *Harpy* with *Druid* and *a Bear die*: 14.");
    play(m, "end");
    logged(m, from, EV_BREATH, "The *Young Dragon* breathes fire on *Mira*: 3, 3, 1, 2, 3.");
    logged(m, from, EV_WOUNDED, "*Mira*’s *Druid* is wounded.");
    logged(m, from, EV_ENEMY, "A new enemy: *Cellar Imp*, 7.");
    logged(m, from, EV_APPEARED, "An epic monster appears: *Basilisk*, 21.");
    assert_int_equal(told_times(m, from, EV_ROLLED, NULL), 20);
    match_free(m);
}

/* How many turns are to come is counted from whose turn it is: told later, the first turn of the last round would be
 * called the last one for a moment. */
static void a_round_is_told_with_whose_turn_it_is(void **st)
{
    (void)st;
    Match *m = match_given("seats Mira Odo;enemies 4 8 12 14;dice d4=2 d4=3");
    uint32_t from = match_serial(m);
    View *v = view_new(&monstrous_game);
    Mirror *mirror = mirror_new(&monstrous_game);
    match_view_at(m, from, NO_SEAT, VIEW_EYES, v);
    mirror_jump(mirror, v);
    for (int seat = 0; seat < 2; seat++) {
        play(m, "team w");
        play(m, "keep");
        play(m, "end");
    }
    static Event e[ALL_EVENTS];
    int n = match_events(m, NO_SEAT, from, e, ALL_EVENTS), rounds = 0;
    for (int i = 0; i < n; i++) {
        assert_true(mirror_apply(mirror, &e[i]));
        if (e[i].kind == EV_ROUND) {
            assert_int_equal(mirror_state(mirror)->to_act, e[i].seat);
            rounds++;
        }
    }
    assert_int_equal(rounds, 1);
    mirror_free(mirror);
    view_free(v);
    match_free(m);
}

static void points(const Standing *sheet, const char *label, int seat, int wanted)
{
    for (int i = 0; i < sheet->nlines; i++)
        if (strcmp(sheet->line[i].label, label) == 0) {
            assert_int_equal(sheet->line[i].points[seat], wanted);
            return;
        }
    fail_msg("no line '%s'", label);
}

static void the_score_sheet_adds_up(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;seat B score=30;enemies 17 19 Troll+2 Hydra:2,3;"
                           "dice d4=2 d6=3 d12=12 d20=20;team W R P B;keep;attack #4.1 with W;attack #4.2 with R;"
                           "attack #4.0 with B;dice d6=1;rage #3;dice d20=4 d20=5;end;"
                           "dice d8=8 d12=11 d20=19;team C P B;keep;attack #2 with B;dice d20=20 d6=2 d10=1;end;"
                           "dice d8=8 d12=9 d20=20;team C P B;keep;rage #2;attack #1 with C P;dice d20=6 d20=7;end");
    Standing sheet;
    match_standing(m, &sheet);
    assert_int_equal(sheet.score[0], 50);
    assert_int_equal(sheet.score[1], 50);
    assert_int_equal(sheet.score[2], 40);
    points(&sheet, "Hydra heads", 0, 30);
    points(&sheet, "Trolls", 0, 20);
    points(&sheet, "Earlier points", 1, 30);
    points(&sheet, "Ogres", 1, 20);
    points(&sheet, "Huge Spider", 2, 30);
    points(&sheet, "Creatures", 2, 10);
    for (int seat = 0; seat < 3; seat++) {
        int sum = 0;
        for (int i = 0; i < sheet.nlines; i++)
            sum += sheet.line[i].points[seat];
        assert_int_equal(sum, sheet.score[seat]);
        assert_false(sheet.winner[seat]);
    }
    assert_true(sheet.rank[0] == 1 && sheet.rank[1] == 1 && sheet.rank[2] == 3);
    match_free(m);
}

static void ends_with(const char *text, const char *note, const char *ranks, const char *winners)
{
    Match *m = match_given(text);
    Standing sheet;
    match_standing(m, &sheet);
    assert_true(match_over(m));
    assert_string_equal(sheet.note, note);
    for (int seat = 0; ranks[seat]; seat++) {
        assert_int_equal(sheet.rank[seat], ranks[seat] - '0');
        assert_int_equal(sheet.winner[seat], winners[seat] == 'x');
        assert_int_equal(sheet.out[seat], now(m)->out[seat]);
    }
    match_free(m);
}

static void the_podium(void **st)
{
    (void)st;
    ends_with("seats A B C;round 2; final 2; turn C;seat A score=50;seat B score=70;seat C score=60;enemies 4 "
              "8 12 14;"
              "dice d8=3;team C;keep;end",
              "", "312", ".x.");
    ends_with("seats A B C;round 2; final 2; turn C;seat A score=150 out=yes wounded=W,R,C,D,P,B;seat B score=70;"
              "seat C score=60;enemies 4 8 12 14;dice d8=3;team C;keep;end",
              "", "312", ".x.");
    ends_with("option ties share;seats A B C;round 2; final 2; turn C;seat A score=50;seat B score=70;seat C "
              "score=70;"
              "enemies 4 8 12 14;dice d8=3;team C;keep;end",
              "Tied: they win together.", "311", ".xx");
    ends_with("seats A B;seat A score=90 wounded=W,R,C,D,P;seat B score=10;enemies 4 8 12 14;dice d20=1;team B;keep;"
              "end",
              "B is the last one standing.", "21", ".x");
    ends_with("option ties showdown;seats A B;round 2; final 2; turn B;seat A score=50;seat B "
              "score=50;enemies 4 8 12 14;"
              "dice d8=3;team C;keep;dice d20=2 d20=3 d20=4 d20=5;end;dice d4=2;team W;keep;"
              "attack #1 with W;dice d20=6;end;dice d8=8;team C;keep;end",
              "Tied: A won the Final Showdown in round 1.", "12", "x.");
}

static void luck_and_wounds_are_counted(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;enemies 4 8 Wraith+1 Dragon+9;dice d4=4 d12=12 d20=1;team W P B;"
                           "dice d4=1 d6=1 d8=3 d10=4 d12=5;end");
    assert_int_equal(now(m)->rolled[0], 17);
    assert_int_equal(now(m)->expected[0], 5 + 13 + 21); /* twice the mean */
    assert_int_equal(now(m)->wounds[0], 3);
    assert_int_equal(now(m)->wounds[1], 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_question_says_what_to_do), cmocka_unit_test(reasons_are_concrete),
        cmocka_unit_test(moves_name_their_target),      cmocka_unit_test(every_move_has_a_reason),
        cmocka_unit_test(the_log_tells_a_turn),         cmocka_unit_test(a_round_is_told_with_whose_turn_it_is),
        cmocka_unit_test(the_score_sheet_adds_up),      cmocka_unit_test(the_podium),
        cmocka_unit_test(luck_and_wounds_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
