/* SPDX-License-Identifier: MIT
 * Goblin Ranks: questions, refusals and log lines are whole sentences at every moment of a game, and every refusal cites
 * a rule that is in the book. */
#include "given_goblins.h"

#include "base/file.h"

static Buf book;

static bool in_book(const char *rule)
{
    char bold[24];
    (void)snprintf(bold, sizeof bold, "**%s**", rule);
    return strstr(buf_str(&book), bold) != NULL;
}

static int read_book(void **st)
{
    (void)st;
    char path[400];
    (void)snprintf(path, sizeof path, "%s/docs/rules/goblins.md", PROJECT_DIR);
    return file_read(path, 1 << 20, &book).code;
}

static int close_book(void **st)
{
    (void)st;
    buf_free(&book);
    return 0;
}

static void every_move_and_event_cites_a_rule_of_the_book(void **st)
{
    (void)st;
    for (int kind = 1; kind < goblins_game.nmoves; kind++)
        if (!in_book(goblins_game.move[kind].rule))
            fail_msg("'%s' cites %s", goblins_game.move[kind].word, goblins_game.move[kind].rule);
    for (int i = 0; i < goblins_game.nevents; i++)
        if (!in_book(goblins_game.event[i].rule))
            fail_msg("'%s' cites %s", goblins_game.event[i].word, goblins_game.event[i].rule);
}

/* A sentence: not empty, with an end, and nothing left to be filled in but names of seats that are there. */
static void is_sentence(const char *text, int seats)
{
    size_t n = strlen(text);
    if (n == 0 || text[n - 1] != '.' || strchr(text, '%') || strchr(text, '?'))
        fail_msg("no sentence: '%s'", text);
    for (const char *p = strchr(text, '{'); p; p = strchr(p + 1, '{'))
        if (p[1] < '0' || p[1] >= '0' + seats || p[2] != '}')
            fail_msg("no name: '%s'", text);
}

static void check_refusals(const Match *m, Rng *r)
{
    const State *s = match_truth(m);
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(m, match_to_act(m), legal);
    for (int i = 0; i < 30; i++) {
        Move mv = {.kind = (uint8_t)(1 + rng_below(r, GOBLINS_MOVES - 1)), .seat = s->to_act};
        const uint8_t *arg = goblins_game.move[mv.kind].arg;
        mv.a = (uint16_t)(arg[0] == ARG_DEF     ? 1 + rng_below(r, GOBLINS_DEFS - 1)
                          : arg[0] == ARG_PLACE ? rng_below(r, GOBLINS_PLACES)
                                                : 0);
        mv.b = (uint16_t)(arg[1] == ARG_PLACE ? rng_below(r, GOBLINS_PLACES) : 0);
        if (rng_below(r, 8) == 0)
            mv.seat = (uint8_t)rng_below(r, s->nseats);
        if (moves_have(legal, mv))
            continue;
        Why why = {.cause = NO_PIECE};
        goblins_game.why_not(s, mv, &why);
        is_sentence(why.text, s->nseats);
        if (!in_book(why.rule))
            fail_msg("'%s' cites %s", why.text, why.rule);
        assert_true(why.cause == NO_PIECE || why.cause < s->npieces);
    }
    free(legal);
}

static void check_question(const State *s)
{
    char question[SENTENCE_MAX], detail[SENTENCE_MAX];
    goblins_game.prompt(s, s->to_act, "Mira", question, sizeof question, detail, sizeof detail);
    if (strncmp(question, "Mira", 4) != 0 || strchr(question, '%') || strlen(question) < 12)
        fail_msg("no question: '%s'", question);
    is_sentence(detail, s->nseats);
}

/* People call no line 0; where the third line is open to both sides, they number none. */
static void check_lines(const Match *m, const char *text)
{
    const Setup *cfg = match_setup(m);
    bool grows = cfg->nseats == 2 && cfg->option[OPT_CARRIERS] == CARRIERS_TWO;
    const char *line = strstr(text, "ine ");
    bool number = line && line[4] >= '0' && line[4] <= '9';
    if (number && (grows || line[4] == '0' || line[4] > '4'))
        fail_msg("no name of a line: '%s'", text);
}

static void check_log(const Match *m, uint32_t serial)
{
    Story *s = story(m, 0, serial);
    for (int i = 0; i < s->n; i++) {
        char line[SENTENCE_MAX];
        event_line(&goblins_game, match_setup(m), &s->e[i], line, sizeof line);
        size_t n = strlen(line);
        if (n && ((line[n - 1] != '.' && line[n - 1] != '!') || strchr(line, '{') || strstr(line, "**")))
            fail_msg("no log line: '%s'", line);
        check_lines(m, line);
    }
    free(s);
}

/* Two moves that read alike could not be told apart in a hint. */
static void check_moves(const Match *m, View *v)
{
    Moves *legal = xcalloc(1, sizeof *legal);
    char(*text)[SENTENCE_MAX] = xcalloc(MOVE_MAX, sizeof *text);
    match_legal(m, match_to_act(m), legal);
    match_view(m, match_to_act(m), VIEW_EYES, v);
    for (int i = 0; i < legal->n; i++) {
        move_words(&goblins_game, view_state(v), legal->m[i], text[i], sizeof text[i]);
        check_lines(m, text[i]);
        if (strlen(text[i]) < 6 || strlen(text[i]) > 120 || strpbrk(text[i], "{%?"))
            fail_msg("no move: '%s'", text[i]);
        for (int j = 0; j < i; j++)
            if (strcmp(text[i], text[j]) == 0)
                fail_msg("two moves are called '%s'", text[i]);
    }
    free(text);
    free(legal);
}

static void no_two_moves_read_alike(void **st)
{
    (void)st;
    View *v = view_new(&goblins_game);
    for (uint64_t seed = 1; seed <= 24; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 90 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        cfg.option[OPT_COHESION] = (uint8_t)(seed / 2 % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            check_moves(m, v);
            play_any(m, &r, 0);
        }
        match_free(m);
    }
    view_free(v);
}

static void reads(const Match *m, const char *move, const char *wanted)
{
    char text[SENTENCE_MAX];
    move_words(&goblins_game, match_truth(m), said(m, move), text, sizeof text);
    assert_string_equal(text, wanted);
}

static void moves_say_who_is_meant_and_where(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid; hand Ann Sw Rm; grid 0; 1 Rf Ek Rd; 2 Ef Rs [Ed]; 3 Sf Rc .");
    reads(m, "Ann places Sw at 1,1", "Play Sapphire Wrecker in place of Emerald Keg Runner");
    reads(m, "Ann places Sw at 3,2", "Play Sapphire Wrecker in line 3, right of Ruby Charmer");
    reads(m, "Ann places Sw at 1,-1", "Play Sapphire Wrecker in line 1, left of Ruby Flagbearer");
    reads(m, "Ann places Sw at 2,3", "Play Sapphire Wrecker in line 2, right of the face-down goblin in column 3");
    play_said(m, "Ann places Sw at 1,1");
    reads(m, "Ann throws to 3,2", "Throw Emerald Keg Runner into line 3, right of Ruby Charmer");
    match_free(m);
    m = match_given("seats Ann Ben Cid; hand Ann Rm; grid 0; 1 Rf Ek . .; 2 Ef Rd [Ed] .; 3 Sf . . .");
    play_said(m, "Ann places Rm at 3,1");
    reads(m, "Ann slides 1 up", "Slide the column of Emerald Keg Runner up");
    reads(m, "Ann slides 2 down", "Slide column 3 down");
    match_free(m);
}

static void GH_8_3_saying_no_says_what_was_done(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;hand Ben Ec;grid 0\n1 Rf Ek Sa\n2 Ef . Sh\n3 Sf . .");
    play_said(m, "Ann places Rb at 2,1");
    reads(m, "Ann enough", "Skip the power");
    play_said(m, "Ann downs 2,2");
    reads(m, "Ann enough", "Stop here");
    match_free(m);
}

static void everything_that_is_said_is_a_sentence(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 60 + seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed % 2);
        cfg.option[OPT_COHESION] = (uint8_t)(seed / 2 % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            uint32_t serial = match_serial(m);
            check_question(match_truth(m));
            check_refusals(m, &r);
            play_any(m, &r, 0);
            check_log(m, serial);
        }
        char question[SENTENCE_MAX], detail[SENTENCE_MAX];
        goblins_game.prompt(match_truth(m), match_truth(m)->to_act, "Mira", question, sizeof question, detail,
                            sizeof detail);
        assert_string_equal(question, "The horde is full");
        match_free(m);
    }
}

static void questions_name_the_power(void **st)
{
    (void)st;
    char question[SENTENCE_MAX], detail[SENTENCE_MAX];
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rb;hand Ben Ec;grid 0\n1 Rf\n2 Ef\n3 Sf");
    goblins_game.prompt(match_truth(m), match_truth(m)->to_act, "Ann", question, sizeof question, detail,
                        sizeof detail);
    assert_string_equal(question, "Ann, play a goblin");
    assert_string_equal(detail, "Beside any other goblin. Columns in use: 1 of 12.");
    play_said(m, "Ann places Rb at 2,1");
    goblins_game.prompt(match_truth(m), match_truth(m)->to_act, "Ann", question, sizeof question, detail,
                        sizeof detail);
    assert_string_equal(question, "Ann’s Bruiser: turn one or two neighbours face down");
    match_free(m);
}

/* With reminders a goblin that lies face down is seen: it is named, and nobody is told that one cannot look. */
static void GH_6_5_who_is_seen_face_down_is_named(void **st)
{
    (void)st;
    int raised = 0, slid = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup cfg = preset_of(3, 400 + seed);
        cfg.option[OPT_MEMORY] = seed % 2 ? MEMORY_REMINDER : MEMORY_BACKS;
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            char words[SENTENCE_MAX], question[SENTENCE_MAX], detail[SENTENCE_MAX];
            Moves *legal = xcalloc(1, sizeof *legal);
            match_legal(m, match_to_act(m), legal);
            Move played = legal->m[rng_below(&r, (uint32_t)legal->n)];
            for (int i = 0; i < legal->n; i++)
                if (legal->m[i].kind == MOVE_RAISE) {
                    move_words(&goblins_game, match_truth(m), legal->m[i], words, sizeof words);
                    goblins_game.prompt(match_truth(m), match_to_act(m), "Ann", question, sizeof question, detail,
                                        sizeof detail);
                    assert_int_equal(strstr(words, "face-down") == NULL, seed % 2 == 1);
                    assert_int_equal(strstr(detail, "look first") == NULL, seed % 2 == 1);
                    raised++;
                }
            free(legal);
            uint32_t serial = match_serial(m);
            assert_int_equal(match_play(m, serial, played).code, 0);
            Event e[64];
            int n = match_events(m, NO_SEAT, serial, e, 64);
            for (int i = 0; i < n && i < 64; i++)
                if (e[i].kind == EV_SLID) {
                    event_line(&goblins_game, &cfg, &e[i], words, sizeof words);
                    assert_non_null(strstr(words, played.kind == MOVE_SLIDE_UP ? " column up." : " column down."));
                    slid++;
                }
        }
        match_free(m);
    }
    assert_true(raised > 20 && slid > 5);
}

static void reasons_say_what_changes(void **st)
{
    (void)st;
    char reason[SENTENCE_MAX];
    Match *m = match_given("seats Ann Ben Cid;crowns E R S;hand Ann Rb Ed;grid 0\n1 Rf Ek Sa\n2 Ef . Sh\n3 Sf . .");
    goblins_game.reason(match_truth(m), said(m, "Ann places Ed at 3,1"), reason, sizeof reason);
    assert_string_equal(reason, "Emerald takes the lead in line 3. Beside it: Sapphire Flagbearer.");
    goblins_game.reason(match_truth(m), said(m, "Ann places Rb at 2,1"), reason, sizeof reason);
    assert_string_equal(reason,
                        "Line 2: Ruby 0 \u2192 1, a tie. In its reach: Emerald Keg Runner, Emerald Flagbearer and "
                        "Sapphire Herbalist.");
    play_said(m, "Ann places Rb at 2,1");
    goblins_game.reason(match_truth(m), said(m, "Ann downs 1,1"), reason, sizeof reason);
    assert_string_equal(reason, "The Emerald Keg Runner bursts and turns 3 more face down.");
    goblins_game.reason(match_truth(m), said(m, "Ann downs 2,0"), reason, sizeof reason);
    assert_string_equal(reason, "Line 2: Emerald 1 \u2192 0.");
    match_free(m);
}

/* What moves several goblins is told by what it does for the Crown, or by what the lines come to: two moves of that kind do
 * not have the same one. */
static void reasons_tell_moves_apart(void **st)
{
    (void)st;
    char reason[SENTENCE_MAX];
    Match *m = match_given("seats Ann Ben Cid;crowns E R S;hand Ann Ed Rm;grid 0\n1 Rf Ek Sa\n2 Ef Ep Sh\n3 Sf . .");
    goblins_game.reason(match_truth(m), said(m, "Ann places Ed at 2,3"), reason, sizeof reason);
    assert_string_equal(reason, "Emerald gains ground in line 2. Beside it: Sapphire Herbalist.");
    play_said(m, "Ann places Rm at 2,-1");
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(m, match_to_act(m), legal);
    char before[SENTENCE_MAX] = "";
    int slides = 0;
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == MOVE_SLIDE_UP || legal->m[i].kind == MOVE_SLIDE_DOWN) {
            goblins_game.reason(match_truth(m), legal->m[i], reason, sizeof reason);
            bool of_lines = strncmp(reason, "Line ", 5) == 0 || strcmp(reason, "No line changes.") == 0;
            assert_true(of_lines || strstr(reason, "Emerald ") || strstr(reason, " loses ground in ") ||
                        strstr(reason, " falls behind in ") || strcmp(reason, "No rival gains by it.") == 0);
            assert_true(!of_lines || strcmp(reason, before) != 0 || strcmp(reason, "No line changes.") == 0);
            memcpy(before, reason, sizeof before);
            slides++;
        }
    assert_true(slides > 1);
    free(legal);
    match_free(m);
}

/* Two places of one goblin in one line are told apart by who lies beside them, two goblins by what their power can do. */
static void reasons_tell_places_apart(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Ben Cid;hand Ann Rp Rm;grid 0\n1 Rf Ek Sa . Es\n2 Ef . Sh Rd Ed\n3 Sf . Sb . .");
    const char *say[] = {"Ann places Rp at 1,3", "Ann places Rp at 2,1", "Ann places Rm at 2,1", "Ann places Rm at 1,3",
                         "Ann places Rm at 3,1"};
    char reason[sizeof say / sizeof *say][SENTENCE_MAX];
    for (size_t i = 0; i < sizeof say / sizeof *say; i++) {
        goblins_game.reason(match_truth(m), said(m, say[i]), reason[i], SENTENCE_MAX);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(reason[i], reason[k]);
    }
    assert_non_null(strstr(reason[0], "In its reach: "));
    assert_non_null(strstr(reason[2], "columns. Beside it: "));
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_and_event_cites_a_rule_of_the_book),
        cmocka_unit_test(no_two_moves_read_alike),
        cmocka_unit_test(moves_say_who_is_meant_and_where),
        cmocka_unit_test(GH_8_3_saying_no_says_what_was_done),
        cmocka_unit_test(everything_that_is_said_is_a_sentence),
        cmocka_unit_test(questions_name_the_power),
        cmocka_unit_test(GH_6_5_who_is_seen_face_down_is_named),
        cmocka_unit_test(reasons_say_what_changes),
        cmocka_unit_test(reasons_tell_moves_apart),
        cmocka_unit_test(reasons_tell_places_apart),
    };
    return cmocka_run_group_tests(tests, read_book, close_book);
}
