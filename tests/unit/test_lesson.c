/* SPDX-License-Identifier: MIT
 * Lessons: what the reader refuses, what the player of scenes answers, and that `check` finds what no longer holds. The
 * lessons of the Hall are changed in one word each, as a change of the rules or of a card would. */
#include "help.h"

#include "base/file.h"
#include "core/table.h"
#include "engine/lesson_check.h"
#include "games/siege/siege.h"
#include "lesson/lesson_run.h"

static char *lesson_text(const char *name)
{
    char path[512];
    Buf text = {0};
    (void)snprintf(path, sizeof path, "%s/%s.lesson", PROJECT_DIR "/assets/lessons", name);
    assert_int_equal(file_read(path, LESSON_BYTES, &text).code, 0);
    return text.text;
}

/* The text with the first `from` replaced. */
static char *changed(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    Buf out = {0};
    buf_addn(&out, text, (size_t)(at - text));
    buf_add(&out, to);
    buf_add(&out, at + strlen(from));
    return out.text;
}

static int line_of(const char *text, const char *what)
{
    const char *at = strstr(text, what);
    int line = 1;
    assert_non_null(at);
    for (const char *p = text; p < at; p++)
        line += *p == '\n';
    return line;
}

/* ---- the reader -------------------------------------------------------------------------------------------------- */

static const char small[] = "lesson small-1\n"
                            "game nullgame\n"
                            "title Learn Pebbles\n"
                            "minutes 1\n"
                            "version 1\n"
                            "aim Have most.\n"
                            "goal Take some.\n"
                            "scene one One\n"
                            "position\n"
                            "{\"seats\":2,\"round\":0,\"phase\":\"take\",\"to_act\":0,\n"
                            " \"places\":{\"heap\":[\"three\",\"two\",\"one\"]},\"most\":2}\n"
                            "end\n"
                            "step take\n"
                            "say Take two. # a comment\n"
                            "want take 2 | take 1\n"
                            "else take * show : Two.\n";

static void expect_refused(const char *from, const char *to, const char *sentence)
{
    Lesson l = {0};
    char *text = changed(small, from, to);
    Status st = lesson_read(text, strlen(text), "small.lesson", &l);
    assert_int_equal(st.code, 1);
    assert_string_equal(st.text, sentence);
    assert_null(l.text); /* the target is untouched */
    free(text);
}

static void a_whole_lesson_is_read(void **st)
{
    (void)st;
    Lesson l = {0};
    assert_int_equal(lesson_read(small, strlen(small), "small.lesson", &l).code, 0);
    assert_string_equal(l.game->id, "nullgame");
    assert_int_equal(l.nscenes, 1);
    const LessonStep *s = &l.scene[0].step[0];
    assert_string_equal(s->say, "Take two.");
    assert_int_equal(s->want.n, 2);
    assert_string_equal(s->want.row[1].text, "take 1");
    assert_int_equal(s->other[0].how, ELSE_SHOW);
    lesson_free(&l);
}

static void what_is_wrong_is_named_with_its_line(void **st)
{
    (void)st;
    expect_refused("aim", "aims", "small.lesson:6: there is no statement 'aims'");
    expect_refused("game nullgame", "game chess", "small.lesson:2: there is no such game");
    expect_refused("minutes 1", "minutes 0", "small.lesson:4: a whole number from 1 to 1000 is expected here");
    expect_refused("minutes 1", "minutes 99999999999999999999",
                   "small.lesson:4: a whole number from 1 to 1000 is expected here");
    expect_refused("goal Take some.\n", "", "small.lesson:1: the head needs an aim and a goal");
    expect_refused("say Take two. # a comment\n", "", "small.lesson:13: the step has no 'say'");
    expect_refused("say Take", "say Take one.\nsay Take", "small.lesson:15: that was said already");
    expect_refused("step take", "want take 1\nstep take", "small.lesson:13: this statement cannot stand here");
    expect_refused(" show : Two", " show Two", "small.lesson:16: a sentence behind ' : ' is expected here");
    expect_refused(" show : Two", " keep other : Two", "small.lesson:16: this scene has no step of that id");
    expect_refused("else", "watch\nelse", "small.lesson:16: a step waits for one thing only");
    expect_refused("want take 2 | take 1", "want take 2 |",
                   "small.lesson:15: something is missing at the end of the line");
    expect_refused("end\n", "", "small.lesson:9: the position that begins here has no line 'end'");
    expect_refused("\"most\":2}", "\"most\":2]", "small.lesson:11: that is no JSON: '}' expected near ']'");
    expect_refused("scene one One", "scene One One",
                   "small.lesson:8: an id is expected: small letters, digits and hyphens");
    expect_refused("end\n", "end\nscene one Two\n", "small.lesson:13: there is a scene or puzzle of that id already");
    expect_refused("else", "cut taken\nstep on\nsay On.\nwant take 1\nelse",
                   "small.lesson:17: the story of this scene was cut: nothing can happen any more");
    expect_refused("Take some", "Take \x01 some", "small.lesson:1: this is not a text file");
}

static void numbers_of_things_are_bounded(void **st)
{
    (void)st;
    Buf text = {0};
    Lesson l = {0};
    buf_add(&text, small);
    for (int i = 0; i < 100; i++)
        buf_printf(&text, "step more-%d\nsay More.\nwatch\n", i);
    Status s = lesson_read(text.text, text.n, "small.lesson", &l);
    assert_string_equal(s.text, "small.lesson:134: this scene has too many steps");
    buf_free(&text);
}

/* A screen says more around them, and has room for so much. */
static void sentences_are_bounded(void **st)
{
    (void)st;
    char line[1100];
    memset(line, 'y', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    memcpy(line, "Take ", 5);
    expect_refused("Take two.", line, "small.lesson:14: the line is too long");
    line[400] = '\0';
    memcpy(line, "title", 5);
    line[5] = ' ';
    expect_refused("minutes 1", line, "small.lesson:4: the title is too long");
    memcpy(line, "scene two ", 10);
    expect_refused("scene one One", line, "small.lesson:8: the title is too long");
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void patterns_fit_whole_texts(void **st)
{
    (void)st;
    assert_true(lesson_fits("pick *-golem", "pick water-golem"));
    assert_false(lesson_fits("pick *-golem", "pick water-golems"));
    assert_true(lesson_fits("attack * enemy-4", "attack wr enemy-4"));
    assert_true(lesson_fits("*", ""));
    assert_true(lesson_fits("a?c*", "abc"));
    assert_false(lesson_fits("pick", "pick x"));
    assert_true(lesson_fits("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaab"));
}

static void tries_are_judged_by_the_step(void **st)
{
    (void)st;
    Lesson l = {0};
    Status why;
    char *text = lesson_text("horde-1");
    assert_int_equal(lesson_read(text, strlen(text), "horde-1.lesson", &l).code, 0);
    const LessonScene *sc = &l.scene[0];
    Match *m = lesson_begin(&l, sc, "Mira", &why);
    assert_non_null(m);
    assert_string_equal(match_setup(m)->name[0], "Mira");
    assert_string_equal(match_setup(m)->name[1], "Krall");
    assert_int_equal(match_setup(m)->player[0], 0);
    assert_true(match_setup(m)->player[1] > 0); /* so no curtain hangs in a lesson */
    Moves legal = {.n = 0};
    match_legal(m, 0, &legal);
    int wanted = 0, shown = 0;
    for (int i = 0; i < legal.n; i++) {
        LessonTry t = lesson_try(&l, &sc->step[0], m, legal.m[i]);
        wanted += t.is == TRY_WANTED;
        shown += t.is == TRY_SHOWN && t.say && t.other;
    }
    assert_int_equal(wanted, 1);
    assert_int_equal(shown, legal.n - 1);
    match_free(m);
    lesson_free(&l);
    free(text);
}

static void the_first_game_is_set_up(void **st)
{
    (void)st;
    Lesson l = {0};
    Setup cfg;
    char *text = lesson_text("horde-1");
    assert_int_equal(lesson_read(text, strlen(text), "horde-1.lesson", &l).code, 0);
    assert_int_equal(lesson_first_game(&l, "Mira", &cfg).code, 0);
    assert_int_equal(cfg.nseats, 3);
    assert_string_equal(cfg.name[0], "Mira");
    assert_string_equal(cfg.name[2], "Mumble");
    assert_int_equal(cfg.player[0], 0);
    assert_int_equal(cfg.player[1], 1 + PLAYER_CHARACTER); /* easy, and Krall as the name says */
    Match *m = match_new(l.game, &cfg, NULL);
    assert_non_null(m);
    match_free(m);
    lesson_free(&l);
    free(text);
}

/* From the first step of a scene one comes to the last one of the scene before, and the story of a step that is only
 * watched begins before the moves it is about. */
static void back_goes_one_step_at_a_time(void **st)
{
    (void)st;
    Lesson l = {0};
    char *text = lesson_text("horde-1");
    assert_int_equal(lesson_read(text, strlen(text), "horde-1.lesson", &l).code, 0);
    LessonRun r = {0};
    int pays = lesson_scene_by_id(&l, "pays");
    assert_int_equal(run_begin(&r, &l, pays, "Mira").code, 0);
    assert_int_equal(run_back(&r).code, 0);
    assert_int_equal(r.scene, pays - 1);
    assert_string_equal(run_step(&r)->id, "must-take");
    assert_int_equal(run_back(&r).code, 0);
    assert_string_equal(run_step(&r)->id, "which-token");
    assert_int_equal(run_begin(&r, &l, pays, "Mira").code, 0);
    assert_int_equal(r.cut, -1);
    uint32_t before = match_serial(r.match);
    assert_int_equal(run_go_on(&r).code, 0);
    assert_string_equal(run_step(&r)->id, "minus");
    assert_int_equal(r.from, before);
    assert_true(match_serial(r.match) > before);
    assert_int_equal(r.cut, r.step);
    run_free(&r);
    lesson_free(&l);
    free(text);
}

static void a_cut_may_leave_some_changes_untold(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    LessonRow row[] = {{"won+1", 1}, {"tied", 2}};
    const LessonStep s = {.cut = {row, 2}};
    Event won = {0}, tied = {0}, other = {0};
    won.kind = (uint8_t)lesson_event_kind(g, "won");
    tied.kind = (uint8_t)lesson_event_kind(g, "tied");
    other.kind = (uint8_t)lesson_event_kind(g, "picked");
    assert_int_equal(lesson_cuts(g, &s, &won), 1);
    assert_int_equal(lesson_cuts(g, &s, &tied), LESSON_CUT_ALL);
    assert_int_equal(lesson_cuts(g, &s, &other), -1);
}

/* ---- the check --------------------------------------------------------------------------------------------------- */

/* The lesson with one change does not hold, and the line of `at` and a reason are named. */
static void expect_found(const char *name, const char *from, const char *to, const char *at, const char *reason)
{
    Lesson l = {0};
    Buf summary = {0};
    char *whole = lesson_text(name), *text = changed(whole, from, to), place[64];
    Status st = lesson_read(text, strlen(text), "it.lesson", &l);
    if (!st.code)
        st = lesson_check(&l, "it.lesson", &summary);
    assert_int_equal(st.code, 1);
    (void)snprintf(place, sizeof place, "it.lesson:%d:", line_of(text, at));
    if (strncmp(st.text, place, strlen(place)) != 0 || !strstr(st.text, reason))
        fail_msg("%s %s ... %s", place, reason, st.text);
    lesson_free(&l);
    buf_free(&summary);
    free(text);
    free(whole);
}

static void check_finds_what_no_longer_holds(void **st)
{
    (void)st;
    const char *h = "horde-1";
    expect_found(h, "HO-5.6\n", "HO-9.9\n", "poke pick", "refused by another rule");
    expect_found(h, "want pick water-golem", "want pick water-gnome", "want pick water-gnome", "is not legal");
    expect_found(h, "pick water-ooze |", "pick water-gnome |", "want pick sun-troll", "never legal: pick water-gnome");
    expect_found(h, "score 18 14 2", "score 18 14 3", "expect score", "found 18 14 2");
    expect_found(h, "won seat 0 piece troll n 5", "won seat 1 piece troll n 5", "expect event won", "no such event");
    expect_found(h, "they 1 pick fire-troll", "they 1 pick sun-troll", "step minus", "cannot play");
    expect_found(h, "say Four Trolls", "say Four Gnolls", "step four-three", "'Gnolls' is no name");
    expect_found(h, "say Four Trolls", "say On this table of all tables you must know that four Trolls",
                 "step four-three", "words, 14 at most");
    expect_found(h, "light seat 0 |", "light piece 8 won-0 |", "light piece 8 won-0", "nothing to light");
    expect_found(h, "else pick steam-beast", "else pick steam-beets", "else pick steam-beets", "no other legal move");
    expect_found(h, "seats=3 level=basic", "seats=3 level=easy", "first-game", "the option 'level'");
    expect_found(h, "\"troll\",\"5\"", "\"troll\",\"9\"", "{\"seats\":3", "9");
    expect_found("goblins-1", "when event burst", "when event bursts", "when event bursts", "no trigger");
    expect_found("siege-1", "when only alliance", "when only allianze", "when only allianze", "no trigger");
    expect_found("siege-1", "done, move *", "done, walk *", "done, walk *", "no trigger");
}

/* SH-14.21: an outsider comes through a door of stage 2 or 3 only, and all three doors of the siege are there. */
static void SH_14_21_an_outsider_of_a_lesson_has_a_door_to_come_through(void **st)
{
    (void)st;
    static const char *const names[] = {"siege-1", "siege-2"};
    int outsiders = 0;
    for (int i = 0; i < 2; i++) {
        char *text = lesson_text(names[i]);
        Lesson l;
        assert_int_equal(lesson_read(text, strlen(text), names[i], &l).code, 0);
        for (int k = 0; k < l.nscenes + l.npuzzles; k++) {
            Status why;
            Match *m = lesson_begin(&l, &l.scene[k], "Mira", &why);
            assert_non_null(m);
            const State *s = match_truth(m);
            int stage = siege_card(s->piece[table_first(s, PLACE_PORTAL)].def)->stage;
            if (stage + table_size(s, PLACE_PORTALS) != 3)
                fail_msg("%s/%s: doors are missing", names[i], l.scene[k].id);
            for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next) {
                bool outsider = siege_card(s->piece[p].def)->type == CARD_OUTSIDER;
                if (outsider && stage < 2)
                    fail_msg("%s/%s: nothing let it in", names[i], l.scene[k].id);
                outsiders += outsider;
            }
            match_free(m);
        }
        lesson_free(&l);
        free(text);
    }
    assert_true(outsiders > 0);
}

static void check_proves_puzzles(void **st)
{
    (void)st;
    expect_found("monstrous-1", "best attack wr enemy-1 | attack cp enemy-4", "best attack wr enemy-1", "proof search",
                 "another move is as good: attack cp enemy-4 (30)");
    expect_found("monstrous-1", "best reroll dp", "best reroll d", "proof bot 6000",
                 "the opponent would play reroll dp");
    expect_found("siege-1", "proof bot 3000", "proof search", "proof search", "too many ways to try them all");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_lesson_is_read),
        cmocka_unit_test(what_is_wrong_is_named_with_its_line),
        cmocka_unit_test(numbers_of_things_are_bounded),
        cmocka_unit_test(sentences_are_bounded),
        cmocka_unit_test(patterns_fit_whole_texts),
        cmocka_unit_test(tries_are_judged_by_the_step),
        cmocka_unit_test(the_first_game_is_set_up),
        cmocka_unit_test(back_goes_one_step_at_a_time),
        cmocka_unit_test(a_cut_may_leave_some_changes_untold),
        cmocka_unit_test(check_finds_what_no_longer_holds),
        cmocka_unit_test(SH_14_21_an_outsider_of_a_lesson_has_a_door_to_come_through),
        cmocka_unit_test(check_proves_puzzles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
