/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the scenario notation itself (docs/rules/siege.md 7.0): wrong expectations fail, refused moves fail,
 * what is no statement is told apart from both, and cards that nobody has seen before work.  Blocks that must hold are
 * those of the rule book. */
#include "base/file.h"
#include "engine/scenario/check_text.h"
#include "games/siege/siege_int.h"
#include "given.h"

const Game *const given_game = &siege_game;

#define TABLE                                                                                                          \
    "mana 3;hand Zap 2*Page;discards Page;minions 2 0 0 0;pile Orm Rat;aside Orm;deck Zap ...;deck H Rat Owl;"         \
    "card Zap spell cost 2 play(damage(3,pick(monster,lane)));card Cap attachment host(pick(ally));"                   \
    "card Orm outsider 1/9 stage 2;card Ann ally 2/3 exhaust(assault(1));card Hut tower play(token(health,1,self));"   \
    "castle 20 wound 2;portal 9 stage 2 waves 3 1 2 0 turned 1;"                                                       \
    "lane 1: Rat 1/2 / Ann wound 1;lane 2: Owl 3/4 static(armor(2)) / Hut health 1;lane 4: - / Bob 1/1 exhausted;"     \
    "attach Cap to Ann;"
#define ASKED  TABLE "play Zap;"
#define SEATS2 "mode versus 2;lane 2: Ox 2/2 / -;lane 4: Yak 1/1 hidden / -;lane 5: Gnu 1/1 hidden / -;mana H 3;"

static void all(const char *const *block, int code)
{
    for (; *block; block++)
        block_ends(*block, code, "");
}

static void what_holds_holds(void **st)
{
    (void)st;
    scene(TABLE "= castle 18 wound 2;= portal 9 stage 2 turned 1 standing;= wave 1;= turn 1;"
                "= phase alliance;= lane 1: Rat 1/2 plain engaged / Ann 2/2 wound 1 carries Cap;"
                "= lane 2: Owl armor 2 unengaged bare / Hut health 1;= lane 4: - / * ;= Bob exhausted;"
                "= Cap on Ann ready in lane 1;= minion 1 2/2 in back;= minions 2 0 0 0;"
                "= hand Page Zap Page;= hand size 3;= deck Zap Page ...;= deck H Rat Owl;"
                "= discards P1 Page;= mana P1 3;= skeletons 6;= cost Zap 2;= pile Orm Rat;"
                "= aside Orm;= treachery nothing;= boosted nothing;= result none;"
                "= asked nobody;= refused choose Rat;= can play Zap;= Zap gone");
    scene(ASKED "= asked P1;= choices Owl, Rat;= refused play Page;= can choose upper 1;choose Rat;"
                "= Rat gone;= hand size 3");
    scene(SEATS2 "= upper 4 hidden in lane 4;horde cast tire(pick(ally));= asked nobody;"
                 "= refused H: play Ox to lane 1;= refused H: done");
}

static void wrong_expectations_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        TABLE "= castle 20",
        TABLE "= castle 18 wound 1",
        TABLE "= castle exhausted",
        TABLE "= portal 8",
        TABLE "= portal 9 turned 0",
        TABLE "= portal stage 1",
        TABLE "= portal collapsed",
        TABLE "= lane 1: Owl / Ann",
        TABLE "= lane 1: Rat / -",
        TABLE "= lane 1: - / Ann",
        TABLE "= lane 1: Rat / Ann 2/3",
        TABLE "= lane 1: Rat 2/2 / *",
        TABLE "= lane 3: minion 1 / -",
        TABLE "= lane 1: minion 1 / *",
        TABLE "= Ann 2/3",
        TABLE "= Ann 1/2",
        TABLE "= Ann plain",
        TABLE "= Ann wound 2",
        TABLE "= Ann health 1",
        TABLE "= Ann weaken 1",
        TABLE "= Ann exhausted",
        TABLE "= Bob ready",
        TABLE "= Ann unengaged",
        TABLE "= Bob engaged",
        TABLE "= Owl engaged",
        TABLE "= Owl armor 1",
        TABLE "= Ann in lane 2",
        TABLE "= Ann in back",
        TABLE "= minion 1 in lane 1",
        TABLE "= Ann bare",
        TABLE "= Ann carries Cap,Cap",
        TABLE "= Bob carries Cap",
        TABLE "= Cap on Bob",
        TABLE "= Ann falling",
        TABLE "= Ann hidden",
        TABLE "= Ann gone",
        TABLE "= Orm 1/9",
        TABLE "= minions 2 1 0 0",
        TABLE "= hand Zap Page",
        TABLE "= hand -",
        TABLE "= hand size 2",
        TABLE "= deck Page ...",
        TABLE "= deck Zap",
        TABLE "= deck H Owl Rat",
        TABLE "= discards -",
        TABLE "= discards H Page",
        TABLE "= mana 2",
        TABLE "= wave 3",
        TABLE "= turn 2",
        TABLE "= phase treachery",
        TABLE "= skeletons 5",
        TABLE "= cost Zap 1",
        TABLE "= pile Rat Orm",
        TABLE "= aside -",
        TABLE "= treachery Rat",
        TABLE "= boosted Rat",
        TABLE "= result loss",
        TABLE "= asked P1",
        TABLE "= choices Rat",
        TABLE "= can play Zap to lane 3",
        TABLE "= can choose Rat",
        TABLE "= refused play Zap",
        TABLE "= refused done",
        ASKED "= asked nobody",
        ASKED "= choices Rat",
        ASKED "= choices Rat, Owl, nothing",
        ASKED "= choices Rat, Rat, Owl",
        ASKED "= refused choose Rat",
        ASKED "= can choose Ann",
        SEATS2 "= upper 4 open",
        SEATS2 "= upper 2 hidden",
        SEATS2 "= Ox of P2",
        "minions 3 0 0 0;phase pillage;deck 3*Page;to end;= result win",
        "minions 3 0 0 0;phase pillage;deck 3*Page;to end;= result loss deck P2",
        NULL,
    };
    all(blocks, SCENARIO_FAILED);
}

static void refused_moves_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        TABLE "play Zap to lane 3",
        TABLE "play Ann to lane 3",
        TABLE "play Cap on Bob",
        TABLE "move Ann to lane 2",
        TABLE "move Hut to lane 5",
        TABLE "swap Ann and Hut",
        TABLE "discard Rat",
        TABLE "use Bob",
        TABLE "use Ann ability 2",
        TABLE "engage minion 2",
        TABLE "reshuffle",
        TABLE "take back",
        TABLE "choose Rat",
        TABLE "choose nothing",
        ASKED "done",
        ASKED "choose Ann",
        ASKED "choose lane 3",
        ASKED "choose P1",
        ASKED "to pillage",
        ASKED "cast draw(1)",
        SEATS2 "H: flip Ox",
        SEATS2 "P1: plan",
        SEATS2 "H: engage minion 1",
        "phase treachery;done",
        "lane 1: Rat 1/1 / -;lane 2: Rat / -;lane 3: - / Ann 1/1;discard Rat",
        "minions 3 0 0 0;phase pillage;deck 3*Page;to end;= result loss;to refresh",
        "minions 3 0 0 0;phase pillage;deck 3*Page;to end;= result loss;cast draw(1)",
        "minions 3 0 0 0;phase pillage;deck 3*Page;to end;= result loss;done",
        NULL,
    };
    all(blocks, SCENARIO_FAILED);
}

static void what_is_no_statement_is_unreadable(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        "name",
        "rules",
        "rules MH-1.1",
        "mode",
        "mode duel",
        "mode versus",
        "mode versus 3",
        "option O1",
        "option tokens 9",
        "option achievement SH-13.4",
        "card ann ally 1/1",
        "card Ann",
        "card Ann wizard",
        "card Ann ally 1/1;card Ann ally 2/2",
        "ability Ann destroyed(draw(1))",
        "ability Page destroyed(draw(1))",
        "lane 7: - / -",
        "lane 1 - / -",
        "lane 1: Rat 1/1",
        "lane 1: em01 2/2 / -",
        "castle",
        "next 9",
        "ask everybody",
        "turn",
        "turn 0;= turn 0",
        "phase dusk;= turn 1",
        "minions 1 2 3;= turn 1",
        "minions 1 2 3 0 a b c d;= turn 1",
        "mana 11;= turn 1",
        "hand Zork;= turn 1",
        "hand Mist;= turn 1",
        "hand x*Page;= turn 1",
        "hand 300*Page;= turn 1",
        "deck H Page;= turn 1",
        "aside Mist;= turn 1",
        "pile Page;= turn 1",
        "skeletons 3 Page;= turn 1",
        "castle Ann;= turn 1",
        "card Ann ally 1/1 tier 2;= turn 1",
        "card Ann ally 1/1 epic;= turn 1",
        "card Ann ally 1/1 left attack1;= turn 1",
        "card Rat monster 1/1 cost 2;= turn 1",
        "card Zap spell 1/1;= turn 1",
        "card Rat monster 1/1 left treachery;= turn 1",
        "card Hut tower play(draw(1));= turn 1",
        "card Cap attachment static(host_has(trample));= turn 1",
        "card Ann ally 1/1 play(draw(1,2));= turn 1",
        "card Ann ally 1/1 play(pik(ally));= turn 1",
        "card Zap spell play(damage(1,all(ally,near(1))));= turn 1",
        "lane 1: - / Wolf;= turn 1",
        "lane 1: Page / -;= turn 1",
        "lane 1: - / Mist;= turn 1",
        "lane 1: minion 5 / -;= turn 1",
        "lane 1: minion 1 / -;lane 2: minion 1 / -;= turn 1",
        "lane 1: Rat 1/1 hidden / -;= turn 1",
        "lane 1: Rat 1/1 of P1 / -;= turn 1",
        "lane 1: - / Ann 1/1 of P2;= turn 1",
        "lane 1: - / Ann 1/1 health;= turn 1",
        "lane 1: - / Ann 1/1 collapsed;= turn 1",
        "attach Page to castle;= turn 1",
        "card Cap attachment host(pick(ally));attach Cap to Ann;= turn 1",
        TABLE "= turn 1;mana 2",
        TABLE "=",
        TABLE "= luck",
        TABLE "= Ann",
        TABLE "= Ann happy",
        TABLE "= Ann stage 1",
        TABLE "= Zork gone",
        TABLE "= castle 18 in",
        TABLE "= lane 9: - / -",
        TABLE "= lane 1: Rat",
        TABLE "= lane 1: Zork / -",
        TABLE "= lane 1: - 1/1 / -",
        TABLE "= minions 1 2",
        TABLE "= hand",
        TABLE "= hand P2 Page",
        TABLE "= hand Zork",
        TABLE "= deck size many",
        TABLE "= mana H 1",
        TABLE "= mana",
        TABLE "= cost Zork 1",
        TABLE "= phase dusk",
        TABLE "= treachery Zork",
        TABLE "= result draw",
        TABLE "= asked",
        TABLE "= asked P2",
        TABLE "= choices",
        TABLE "= can",
        TABLE "= can fly",
        TABLE "= refused",
        TABLE "= refused fly",
        TABLE "fly",
        TABLE "play",
        TABLE "play Zork",
        TABLE "play Ann lane 3",
        TABLE "play Ann to lane 7",
        TABLE "move Ann",
        TABLE "swap Ann Bob",
        TABLE "discard",
        TABLE "use Ann ability none",
        TABLE "take",
        TABLE "done now",
        TABLE "choose",
        TABLE "choose Zork",
        TABLE "choose lane 9",
        TABLE "choose nothing more",
        TABLE "P2: done",
        TABLE "H: done",
        TABLE "to",
        TABLE "to setup",
        TABLE "to lane 0",
        TABLE "to dusk",
        TABLE "cast",
        TABLE "cast damage(1)",
        TABLE "cast damage(1,pick(ally,near(1)))",
        TABLE "horde damage(1,castle)",
        TABLE "shuffle",
        TABLE "shuffle Zork",
        TABLE "= turn 1;again now",
        "again",
        NULL,
    };
    all(blocks, SCENARIO_UNREADABLE);
}

/* ---- how a block ends and begins again ------------------------------------------------------------------------------ */

static void ends_with(const char *text, int code)
{
    Given g = given(text);
    Status st = scenario_end(g.table);
    if (st.code != code)
        fail_msg("'%s' ends with %d %s", text, st.code, st.text);
    given_free(&g);
}

/* A question stays open only if somebody has looked at it; a shuffle that was spoken of has come. */
static void blocks_end_well(void **st)
{
    (void)st;
    ends_with(ASKED "= mana 1", SCENARIO_FAILED);
    ends_with(ASKED "= asked P1", 0);
    ends_with(ASKED "= choices Rat, Owl", 0);
    ends_with(ASKED "= choices Rat, Owl;choose Rat", 0);
    ends_with("lane 1: Rat 1/1 / Owl 1/1;shuffle Rat Owl;= turn 1", SCENARIO_FAILED);
    ends_with("phase setup;deck 6*Page;to refresh;choose nothing", 0);
    block_ends(ASKED "again", SCENARIO_FAILED, "open question");
    scene("minions 3 0 0 0;phase pillage;deck 3*Page;to end;= phase pillage;= result loss deck P1");
}

/* Items of the waiting line by the label of their card, or by its name: then the first one is meant. */
static void items_are_named(void **st)
{
    (void)st;
#define RATS                                                                                                           \
    "card Rat monster 1/1 destroyed(damage(1,castle));lane 2: Rat / -;lane 5: Rat / -;cast "                           \
    "destroy(all(monster,lane));"
    scene(RATS "= choices destruction of upper 2, destruction of upper 5;choose destruction of upper 5;"
               "= castle 18;= Rat gone");
    scene(RATS "choose destruction of Rat;= castle 18;= Rat gone");
    block_ends(RATS "choose arrival of Rat", SCENARIO_FAILED, "");
}

static void a_shuffle_brings_what_was_said(void **st)
{
    (void)st;
    static const char text[] =
        "option achievement twenty-nights;card Axe spell play(mana(0));card Bow spell play(mana(0));deck Page;"
        "discards Axe Bow Page;shuffle Bow Page Axe Page;reshuffle;= deck Bow Page Axe Page";
    scene(text);
    block_ends("option achievement twenty-nights;card Axe spell play(mana(0));deck Page;discards 2*Axe;shuffle Axe "
               "Page Page;reshuffle;"
               "= turn 1;shuffle Page Axe",
               SCENARIO_FAILED, "got none");
}

/* Again: the position as it was, but for the lines that follow; what they describe no more stays described. */
static void again_begins_again(void **st)
{
    (void)st;
    scene("card Cap attachment host(pick(ally));lane 1: Rat 1/1 / Ann 2/3;lane 2: - / Bob 1/1;attach Cap to Ann;"
          "next portal 9 stage 2;next portal 7 stage 3;hand Page;cast destroy(pick(monster));= Rat gone;= "
          "hand 2*Page;"
          "again;= Rat 1/1;= Cap on Ann;= hand Page;"
          "again;lane 1: - / Ann 4/4;lane 3: Rat / -;attach Cap to Bob;hand -;"
          "= Ann 4/4 bare;= Bob carries Cap;= lane 3: Rat 1/1 / -;= hand -;"
          "again;mode coop;castle 5;option deck-out needed;= castle 5;P2: done;= Ann 2/3;"
          "again;= castle 20;= lane 1: Rat / Ann carries Cap");
}

/* ---- cards that nobody has seen --------------------------------------------------------------------------------------- */

/* Of all kinds and with words put together anew: what they do follows from the term alone. */
static void new_cards_work(void **st)
{
    (void)st;
    scene("card Widow ally 2/4 cost 3 hero quick(exhaust(cost(mana(1)),with(strongest(monster,near(1)),"
          "token(weaken,2,it),if(is(it,atk_le(1)),stun(it))))) on_slay(repeat(2,mutaform(1)));"
          "hand Widow;mana 5;lane 2: Ogre 3/2 / -;lane 3: Wolf 1/1 / -;lane 6: Titan 9/9 / -;"
          "play Widow to lane 2;= mana 2;use Widow;= mana 1;= Ogre 1/2 weaken 2;= Widow exhausted;"
          "to lane 3;= choices health, attack;choose health;choose attack;= Widow 3/5;= Ogre gone");
    scene("card Kiln tower cost 1 play(token(health,2,self)) "
          "exhaust(cost(charge(1)),choose(opt(damage(count(tower),pick(monster,lane))),opt(raise(1))));"
          "card Imp skeleton 2/1;hand 2*Kiln;mana 2;lane 1: Rat 1/3 / -;play Kiln to lane 1;play Kiln to lane 4;"
          "use lower 1;choose option 1;= Rat 1/1;use lower 4;choose option 2;"
          "= choices lane 2, lane 3, lane 5, lane 6;choose lane 5;= lane 5: - / Imp 2/1;= skeletons 5;"
          "to alliance;use lower 1;choose option 1;= discards Kiln;= Rat gone");
    scene("card Yoke horde-attachment boost 1 host(weakest(ally)) static(host_has(self_mod(attack,-1))) "
          "fight(damage(1,host)) host_destroyed(pillage(2));deck H Yoke ...;phase horde;"
          "lane 1: - / Ann 3/3;lane 2: - / Bob 2/2;to alliance;= mana 1;= Bob 1/2 carries Yoke;"
          "to pillage;= Bob 1/1;= portal 16;cast destroy(pick(ally,hp_le(1)));= discards Bob 2*Page;"
          "= discards H Yoke Mist");
    scene("card Lens outsider 2/5 stage 1 static(aura_kw(armor(1),monster,other)) wave(summon(1,pile)) "
          "destroyed(choose(opt(drain(2)),opt(guerrilla(1),draw(1))));card Veil outsider 3/6 stage 2;"
          "lane 1: Lens / -;lane 2: Rat 1/1 / -;aside Veil;minions 2 0 0 0;mana 3;"
          "= Rat armor 1;cast damage(1,all(monster,lane));= Rat plain;= Lens 2/4;"
          "cast damage(4,pick(outsider));= Lens falling;choose option 2;choose minion 1;= minions 1 0 0 "
          "0;= pile Veil;"
          "= Rat armor 0;= hand Page;to horde;to alliance;= result none");
}

/* Words for a move of a match that no block began: cards of the card file. And the cards of a block go with it. */
static void words_without_a_block(void **st)
{
    (void)st;
    Given g = given("card Gnat ally 1/1;hand em01 Gnat;mana 9;= turn 1");
    assert_int_not_equal(siege_find(siege_cards(), "Gnat"), NO_CARD);
    Move m;
    assert_true(scenario_move(&siege_scenario, setup_in(&g), state_in(&g), "play em01 to lane 3", &m));
    assert_int_equal(m.kind, MOVE_PLAY);
    assert_string_equal(siege_card(m.a)->word, "em01");
    assert_int_equal(m.b, 3);
    assert_false(scenario_move(&siege_scenario, setup_in(&g), state_in(&g), "play Nobody to lane 3", &m));
    assert_int_not_equal(siege_find(siege_cards(), "Gnat"), NO_CARD);
    given_free(&g);
    assert_ptr_equal(siege_cards(), &siege_set);
}

/* ---- the blocks of the rule book -------------------------------------------------------------------------------------- */

static ScenarioWords sound_words;

static const ScenarioWords *find_sound(const char *fence)
{
    return strcmp(fence, "sh") == 0 ? &sound_words : NULL;
}

/* Every state that they come to is one that can be. A block may describe what could not come about, so this is not asked
 * of blocks in general. */
static void the_blocks_come_to_sound_states(void **st)
{
    (void)st;
    static const char *const files[] = {PROJECT_DIR "/docs/rules/siege.md",
                                        PROJECT_DIR "/docs/rules/siege-cards.scenarios.md"};
    sound_words = siege_scenario;
    sound_words.unsound = false;
    for (size_t i = 0; i < 2; i++) {
        Buf text = {0};
        char *out = NULL;
        size_t room = 0;
        assert_int_equal(file_read(files[i], 16 << 20, &text).code, 0);
        FILE *file = open_memstream(&out, &room);
        assert_non_null(file);
        CheckCount count = check_text(buf_str(&text), text.n, "x.md", find_sound, file);
        (void)fclose(file);
        if (count.failed)
            fail_msg("%s", strstr(out, "FAILED"));
        assert_true(count.passed > 100);
        free(out);
        buf_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_holds_holds),
        cmocka_unit_test(wrong_expectations_fail),
        cmocka_unit_test(refused_moves_fail),
        cmocka_unit_test(what_is_no_statement_is_unreadable),
        cmocka_unit_test(blocks_end_well),
        cmocka_unit_test(items_are_named),
        cmocka_unit_test(a_shuffle_brings_what_was_said),
        cmocka_unit_test(again_begins_again),
        cmocka_unit_test(new_cards_work),
        cmocka_unit_test(words_without_a_block),
        cmocka_unit_test(the_blocks_come_to_sound_states),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
