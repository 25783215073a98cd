/* SPDX-License-Identifier: MIT
 * The written program, --terminal: games of every table by numbers, what is kept, what is hidden, and every other answer. */
#include "help_app.h"
#include "help_siege.h"

#include <dirent.h>

#include "app/opponent.h"
#include "app/scenes/hall.h"
#include "app/terminal/terminal.h"
#include "core/journal.h"
#include "core/table.h"
#include "gfx/marks.h"

typedef struct {
    char folder[64];
    char *out; /* all that was written in the last session */
    size_t n;
} Bench;

/* One session with these lines as input; they may be many. */
static void session(Bench *b, const char *lines, const Game *game, const Setup *cfg)
{
    free(b->out);
    b->out = NULL;
    FILE *in = fmemopen((void *)(uintptr_t)lines, strlen(lines), "r"), *out = open_memstream(&b->out, &b->n);
    assert_non_null(in);
    assert_non_null(out);
    TerminalUse use = {.in = in, .out = out, .folder = b->folder};
    assert_int_equal(terminal_run(&use, game, cfg), EXIT_FINE);
    (void)fclose(in);
    (void)fclose(out);
}

static bool says(const Bench *b, const char *words)
{
    return strstr(b->out, words) != NULL;
}

static void wants(const Bench *b, const char *words)
{
    if (!says(b, words))
        fail_msg("'%s' is not among: %.3000s", words, b->out);
}

static Setup table(const char *game, int seats, int persons, uint64_t seed)
{
    Setup cfg = game_preset(game_by_id(game), seats);
    cfg.seed = seed;
    for (int i = persons; i < seats; i++)
        cfg.player[i] = 1;
    return cfg;
}

static int kept(const Bench *b, const char *sub)
{
    char path[200];
    int n = 0;
    (void)snprintf(path, sizeof path, "%s/%s", b->folder, sub);
    DIR *d = opendir(path);
    for (struct dirent *e = d ? readdir(d) : NULL; e; e = readdir(d))
        n += strstr(e->d_name, ".journal") != NULL;
    if (d)
        (void)closedir(d);
    return n;
}

static int make(void **state)
{
    Bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    help_folder(b->folder);
    *state = b;
    return 0;
}

static int drop(void **state)
{
    Bench *b = *state;
    help_remove(b->folder);
    free(b->out);
    free(b);
    return 0;
}

/* Numbers at random: those that mean nothing are answered with help, the others play. */
static char *numbers(int n, uint64_t seed)
{
    Buf b = {0};
    Rng r = rng_seed(seed);
    for (int i = 0; i < n; i++)
        buf_printf(&b, "%u\n", 1 + (unsigned)rng_below(&r, 20));
    return b.text;
}

static void every_table_is_played_to_its_end(void **state)
{
    Bench *b = *state;
    static const char *const games[] = {"horde", "monstrous", "goblins", "siege"};
    char *lines = numbers(4000, 7);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        Setup cfg = table(games[i], strcmp(games[i], "siege") == 0 ? 1 : 2, 1, 11 + i);
        int before = kept(b, "finished");
        session(b, lines, game_by_id(games[i]), &cfg);
        assert_int_not_equal(kept(b, "finished"), before);
        wants(b, "The tables of Horde Hall");
    }
    free(lines);
    assert_true(says(b, "Farewell."));
}

/* The siege that was begun by --game and is kept, with these settings. Returns the word of its difficulty. */
static const char *difficulty_of(Bench *b, Settings *settings, bool eases)
{
    const Game *g = game_by_id("siege");
    Setup cfg = table("siege", 1, 1, 6);
    char lines[] = "1\n1\nq\nq\n";
    FILE *in = fmemopen(lines, sizeof lines - 1, "r"), *out = fopen("/dev/null", "w");
    TerminalUse use = {.in = in, .out = out, .folder = b->folder, .settings = settings, .eases = eases};
    assert_int_equal(terminal_run(&use, g, &cfg), EXIT_FINE);
    (void)fclose(in);
    (void)fclose(out);
    Shelf shelf;
    Match *m = NULL;
    shelf_open(&shelf, b->folder);
    assert_int_equal(shelf_look(&shelf, &m).code, 0);
    shelf_close(&shelf);
    int option = 0;
    while (strcmp(g->option[option].word, "difficulty") != 0)
        option++;
    const char *word = g->option[option].choice[match_setup(m)->option[option]];
    match_free(m);
    return word;
}

/* --game deals a newcomer the easy first game, as in the Hall, unless the command line says how it is played. */
static void a_newcomer_gets_the_easy_first_game(void **state)
{
    Bench *b = *state;
    Settings settings = settings_default();
    assert_string_equal(difficulty_of(b, &settings, true), "first");
    assert_string_equal(difficulty_of(b, &settings, false), "normal");
    *settings_played(&settings, game_by_id("siege")) = PLAYED_TO_THE_END;
    assert_string_equal(difficulty_of(b, &settings, true), "normal");
    *settings_played(&settings, game_by_id("siege")) = PLAYED_NEVER;
    Match *done = NULL; /* in the terminal, which writes no settings */
    assert_int_equal(journal_load(TEST_DIR "/replays/siege-opponents-1.journal", &done).code, 0);
    help_put_away(b->folder, done, "finished");
    assert_string_equal(difficulty_of(b, &settings, true), "normal");
}

static void a_number_makes_the_move_of_the_list(void **state)
{
    Bench *b = *state;
    Setup cfg = table("horde", 2, 2, 3);
    session(b, "\n1\n", game_by_id("horde"), &cfg);
    char *list = strstr(b->out, "  1  ");
    assert_non_null(list);
    char path[200];
    (void)snprintf(path, sizeof path, "%s/continue.journal", b->folder);
    Match *m = NULL, *same = match_new(game_by_id("horde"), &cfg, NULL);
    Moves legal;
    assert_int_equal(journal_load(path, &m).code, 0);
    match_legal(same, match_to_act(same), &legal);
    assert_int_equal(match_play(same, match_serial(same), legal.m[0]).code, 0);
    assert_true(match_hash(m) == match_hash(same));
    match_free(m);
    match_free(same);
}

/* How many of its choices an opponent beside a person made by line as it makes them on the screen: all of them. */
static int chosen_alike(Bench *b, uint64_t seed)
{
    const Game *siege = game_by_id("siege");
    Setup cfg = table("siege", 2, 1, seed);
    cfg.player[1] = 2;
    char path[200], *lines = numbers(60, seed);
    session(b, lines, siege, &cfg);
    free(lines);
    (void)snprintf(path, sizeof path, "%s/continue.journal", b->folder);
    Match *m = NULL, *same = match_new(siege, &cfg, NULL);
    assert_int_equal(journal_load(path, &m).code, 0);
    Bot *bot = bot_new(siege);
    int chosen = 0;
    while (match_serial(same) < match_serial(m)) {
        Move made = match_move(m, match_serial(same));
        if (made.seat == 1) {
            opponent_begin(bot, same, 1);
            while (!bot_step(bot, 64))
                continue;
            assert_true(move_same(bot_best(bot, NULL, 0), made));
            chosen++;
        }
        assert_int_equal(match_play(same, match_serial(same), made).code, 0);
    }
    bot_free(bot);
    match_free(m);
    match_free(same);
    return chosen;
}

static void opponents_think_as_on_the_screen(void **state)
{
    int chosen = 0;
    for (uint64_t seed = 1; seed <= 5; seed++)
        chosen += chosen_alike(*state, seed);
    assert_true(chosen > 10);
}

/* The row "Continue", which is the one after the tables, and these lines. */
static const char *go_on(const char *then, char out[64])
{
    (void)snprintf(out, 64, "%d\n%s", hall_tables() + 1, then);
    return out;
}

static void a_game_that_is_left_goes_on(void **state)
{
    Bench *b = *state;
    char lines[64];
    Setup cfg = table("goblins", 3, 1, 7);
    session(b, "1\n1\nq\nq\n", game_by_id("goblins"), &cfg);
    wants(b, "Continue: Goblin Ranks");
    assert_int_equal(kept(b, "."), 1);
    session(b, go_on("t\nq\nq\n", lines), NULL, NULL);
    wants(b, "Play a goblin");
    wants(b, "The hand, ");
    session(b, go_on("", lines), NULL, NULL); /* the input ends in the middle of the game */
    session(b, "q\n", NULL, NULL);
    wants(b, "Continue: Goblin Ranks");
}

static void the_other_hand_stays_hidden(void **state)
{
    Bench *b = *state;
    Setup cfg = table("goblins", 2, 2, 5);
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Ann");
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Bo");
    session(b, "\nt\n1\n1\n\n\nt\nc\n", game_by_id("goblins"), &cfg);
    int first = 0;
    for (const char *p = strstr(b->out, "The hand, "); p; p = strstr(p + 1, "The hand, "), first++)
        ;
    assert_int_equal(first, 4);
    for (int who = 0; who < 2; who++) { /* of the two tables each shows one hand */
        char hidden[64];
        (void)snprintf(hidden, sizeof hidden, "The hand, %s: 4 cards face down", cfg.name[who]);
        wants(b, hidden);
    }
    wants(b, "Press Enter to hide this.");
    wants(b, "press Enter when only you can see the screen.");
}

static void every_answer_answers(void **state)
{
    Bench *b = *state;
    Setup cfg = table("horde", 2, 1, 5);
    session(b, "1\ns\nc vampire\nc xyz\nw xyz\nh\ng\nfoo\nl\nu\nq\nq\n", game_by_id("horde"), &cfg);
    wants(b, ": 0\n");
    wants(b, "Vampire\n    ");
    wants(b, "No card starts with that.");
    wants(b, "No such card in this choice");
    wants(b, " % to win.");
    wants(b, "horde");
    wants(b, "q: quit; the game is saved");
    wants(b, "Undone.");
}

/* Where a turn is planned the hint is the turn: what each of its moves adds, not three chances for one of them. */
static void a_hint_at_siege_is_a_turn(void **state)
{
    Bench *b = *state;
    Setup cfg = table("siege", 1, 1, 5);
    session(b, "1\n1\n6\n1\n1\nh\nq\nq\n", game_by_id("siege"), &cfg);
    wants(b, ": adds ");
    wants(b, "One good turn of several.");
    assert_false(says(b, " % to win."));
}

/* Its seed is in it, and so is what is hidden from each of them. */
static void a_line_of_several_persons_waits_for_the_end(void **state)
{
    Bench *b = *state;
    for (int persons = 1; persons <= 2; persons++) {
        Setup cfg = table("horde", 2, persons, 5);
        session(b, persons > 1 ? "\ng\nq\nq\n" : "g\nq\nq\n", game_by_id("horde"), &cfg);
        assert_true(says(b, "HH1.") == (persons == 1));
        assert_true(says(b, "Ask again when the game is over.") == (persons > 1));
    }
}

/* HO-5.6: a refusal has its reason and its rule. */
static void why_not_is_told_with_its_rule(void **state)
{
    Bench *b = *state;
    Setup cfg = table("horde", 2, 2, 5);
    session(b, "\n1\n1\nw sun skeleton\n", game_by_id("horde"), &cfg);
    wants(b, "(HO-5.6)");
}

static void a_set_of_dice_is_named_by_numbers(void **state)
{
    Bench *b = *state;
    Setup cfg = table("monstrous", 2, 2, 6);
    session(b, "\n1\n1 2 3 4 5\n1\n1 7\n1\n1 3\n", game_by_id("monstrous"), &cfg);
    wants(b, "Type the numbers");
    wants(b, "4"); /* a team of five is refused */
    wants(b, " rolls Wizard ");
    wants(b, " and Cleric ");
}

/* SH-12.16: by the numbers of the cards, in the order in which they shall lie. */
static void hidden_cards_are_named_in_their_order(void **state)
{
    Bench *b = *state;
    Rng r = rng_seed(16);
    Moves orders;
    char path[200], lines[64];
    Match *m = siege_with_hidden(2, 3, &r, &orders), *after = NULL;
    (void)snprintf(path, sizeof path, "%s/continue.journal", b->folder);
    assert_int_equal(journal_save(m, path).code, 0);
    session(b, go_on("\nq\nq\n", lines), NULL, NULL);
    char *item = strstr(b->out, "Rearrange the hidden cards");
    assert_non_null(item);
    while (item[-1] != '\n')
        item--;
    char orders_in_words[48];
    (void)snprintf(orders_in_words, sizeof orders_in_words, "\n%d\n3 1 1\n%d\n3 1 2\n", atoi(item), atoi(item));
    session(b, go_on(orders_in_words, lines), NULL, NULL);
    assert_int_equal(journal_load(path, &after).code, 0);
    assert_int_equal(match_serial(after), match_serial(m) + 1);
    const State *s = match_truth(m), *now = match_truth(after);
    PieceId p[3];
    int n = 0;
    for (PieceId q = table_first(s, PLACE_UPPER); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].face & FACE_CONCEALED)
            p[n++] = q;
    assert_int_equal(n, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(now->piece[p[i]].def, s->piece[p[(i + 2) % 3]].def);
    match_free(after);
    match_free(m);
}

static void the_set_up_turns_rows(void **state)
{
    Bench *b = *state;
    session(b, "1\n1\n3\nname 1 Zed\n\nq\nq\n", NULL, NULL);
    wants(b, "Players: 3");
    wants(b, "Player 1: Zed, person");
    wants(b, "cunning");
    session(b, "1\nname 9 Zed\nname 1\n99\nb\nq\n", NULL, NULL);
    wants(b, "Type name, the player\u2019s number");
    wants(b, "That number is not in the list.");
    session(b, "0\n99\nx\n-1\n1x\nq\n", NULL, NULL); /* nothing of that is a table */
    assert_false(says(b, "Players: "));
}

/* Nothing that comes in can do harm: bytes of all kinds, a line without end. */
static void any_input_is_read(void **state)
{
    Bench *b = *state;
    Setup cfg = table("siege", 1, 1, 6);
    Buf junk = {0};
    for (int i = 1; i < 4000; i++)
        buf_printf(&junk, "%c%s", i % 255 + 1, i % 97 ? "" : "\n");
    session(b, buf_str(&junk), game_by_id("siege"), &cfg);
    wants(b, "Farewell.");
    buf_free(&junk);
}

static void marks_become_words(void **state)
{
    (void)state;
    char out[64];
    plain_text("*Mira* takes [coin:-3] for [sign:water].", out, sizeof out);
    assert_string_equal(out, "Mira takes (-3) for water.");
    plain_text("Emerald clan. [sign:emerald] It stands.", out, sizeof out);
    assert_string_equal(out, "Emerald clan. It stands.");
    plain_text("one two three", out, 9); /* whole words */
    assert_string_equal(out, "one two ");
}

static void lines_are_broken_at_the_width(void **state)
{
    (void)state;
    char *text = NULL;
    size_t n = 0;
    FILE *in = fmemopen((void *)(uintptr_t) "q\n", 2, "r"), *out = open_memstream(&text, &n);
    TerminalUse use = {.in = in, .out = out, .columns = 40};
    assert_int_equal(terminal_run(&use, NULL, NULL), EXIT_FINE);
    (void)fclose(in);
    (void)fclose(out);
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        assert_in_range(strcspn(line, "\n"), 0, 44); /* letters of two bytes */
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_table_is_played_to_its_end, make, drop),
        cmocka_unit_test_setup_teardown(a_newcomer_gets_the_easy_first_game, make, drop),
        cmocka_unit_test_setup_teardown(a_number_makes_the_move_of_the_list, make, drop),
        cmocka_unit_test_setup_teardown(opponents_think_as_on_the_screen, make, drop),
        cmocka_unit_test_setup_teardown(a_game_that_is_left_goes_on, make, drop),
        cmocka_unit_test_setup_teardown(the_other_hand_stays_hidden, make, drop),
        cmocka_unit_test_setup_teardown(a_hint_at_siege_is_a_turn, make, drop),
        cmocka_unit_test_setup_teardown(every_answer_answers, make, drop),
        cmocka_unit_test_setup_teardown(a_line_of_several_persons_waits_for_the_end, make, drop),
        cmocka_unit_test_setup_teardown(why_not_is_told_with_its_rule, make, drop),
        cmocka_unit_test_setup_teardown(a_set_of_dice_is_named_by_numbers, make, drop),
        cmocka_unit_test_setup_teardown(hidden_cards_are_named_in_their_order, make, drop),
        cmocka_unit_test_setup_teardown(the_set_up_turns_rows, make, drop),
        cmocka_unit_test_setup_teardown(any_input_is_read, make, drop),
        cmocka_unit_test(marks_become_words),
        cmocka_unit_test(lines_are_broken_at_the_width),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
