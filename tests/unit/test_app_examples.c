/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule books: every block is played and drawn, a damaged one harms nobody, and the cards that a
 * block describes are nobody else's. */
#include "help_book.h"

#include <ctype.h>
#include <stdatomic.h>

#include "boards/boards.h"
#include "engine/scenario/play_block.h"
#include "games/siege/siege.h"

#include <SDL.h>

/* ---- what is left of a block ------------------------------------------------------------------------------------- */
static void a_block_is_played_from_its_position_to_its_end(void **state)
{
    (void)state;
    PlayedBlock *b =
        play_block(&siege_game, "lane 1: - / Toad 1/2 exhaust(mutaform(2))\n= refused move Toad to lane 1\n"
                                "use Toad\nchoose health\nchoose attack\n= Toad 2/3 health 1\n");
    assert_non_null(b);
    assert_int_equal(b->n, 4);
    assert_int_equal(b->said[0].as, SAID_REFUSED);
    assert_int_equal(b->said[0].move.kind, MOVE_MOVE);
    assert_int_equal(b->said[1].as, SAID_PLAYED);
    assert_int_equal(b->said[1].move.kind, MOVE_USE);
    assert_int_equal(b->said[2].move.kind, MOVE_HEALTH);
    assert_int_equal(siege_health(b->before, UNIT_LOWER), 2);
    assert_int_equal(siege_health(b->said[1].state, UNIT_LOWER), 2);
    assert_int_equal(siege_health(b->said[2].state, UNIT_LOWER), 3);
    assert_int_equal(siege_attack(b->said[2].state, UNIT_LOWER), 1);
    assert_int_equal(siege_attack(b->after, UNIT_LOWER), 2);
    assert_false(b->refuses);
    played_free(b);
}

static void only_the_last_line_makes_an_example_of_what_is_forbidden(void **state)
{
    (void)state;
    static const char position[] = "lane 1: - / Guard 2/3 static(cannot_move)\n= refused move Guard to lane 3\n";
    char more[200];
    PlayedBlock *b = play_block(&siege_game, position);
    assert_true(b->refuses);
    played_free(b);
    (void)snprintf(more, sizeof more, "%sto pillage\n", position);
    b = play_block(&siege_game, more);
    assert_false(b->refuses);
    played_free(b);
}

static void what_does_not_hold_is_not_drawn(void **state)
{
    (void)state;
    static const char good[] = "lane 1: - / Archer 3/2\nto pillage\n= portal 17";
    static const char *const bad[] = {"lane 1: - / Archer 3/2\nto pillage\n= portal 16",
                                      "lane 1: - / Archer 3/2\nto pillage\n= portal 17\nnonsense", "= portal {n}", "",
                                      "nothing"};
    PlayedBlock *b = play_block(&siege_game, good);
    assert_non_null(b);
    played_free(b);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_null(play_block(&siege_game, bad[i]));
}

/* Anybody can put a book of any length into the folder of data. */
static void a_book_of_any_length_is_played_in_part(void **state)
{
    (void)state;
    Buf text = {0}, lines = {0};
    buf_add(&text, "# Siege\n\nIt is long.\n\n## 3 Rules\n\n### SH-1 Length\n\n- **SH-1.1** A rule.\n\n");
    for (int i = 0; i < 500; i++) {
        buf_add(&text, "```sh\n# Words.\nlane 1: - / Archer 3/2\nto end\n```\n\n");
        buf_add(&lines, "lane 1: - / Archer 3/2\n");
    }
    Rulebook b;
    rulebook_parse(buf_str(&text), &b);
    int examples = 0, played = 0;
    for (int i = 0; i < b.n; i++)
        if (b.entry[i].kind == ENTRY_EXAMPLE) {
            examples++;
            played += rulebook_played(&b, &siege_game, i) != NULL;
            assert_ptr_equal(rulebook_played(&b, &siege_game, i), b.entry[i].played);
        }
    assert_int_equal(examples, 500);
    assert_in_range(played, 24, 100);
    buf_add(&lines, "to end\n");
    assert_null(play_block(&siege_game, buf_str(&lines)));
    rulebook_free(&b);
    buf_free(&text);
    buf_free(&lines);
}

/* ---- pictures ---------------------------------------------------------------------------------------------------- */
static bool has_number(const char *block, long wanted)
{
    for (const char *p = block; *p;) {
        char *end = NULL;
        if (!isdigit((unsigned char)*p)) {
            p++;
            continue;
        }
        if (strtol(p, &end, 10) == wanted)
            return true;
        p = end;
    }
    return false;
}

/* The block is played by the test of the rule book itself; here: the words name no number that it does not hold. */
static int numbers_from_nowhere(const Entry *e)
{
    int n = 0;
    for (const char *p = e->text; *p;) {
        char *end = NULL;
        if (!isdigit((unsigned char)*p) || (p > e->text && isalpha((unsigned char)p[-1]))) {
            p++;
            continue;
        }
        n += !has_number(e->block, strtol(p, &end, 10));
        p = end;
    }
    return n;
}

/* The height of the picture; 0: there is none. */
static float drawn(const Board *board, Gfx *g, const PlayedBlock *block, bool draw)
{
    Example ex = {.g = g, .block = block, .w = 420, .k = 1, .draw = draw};
    return block && board_gallery(board)->example ? board_gallery(board)->example(&ex) : 0;
}

static bool is_wide(const Board *board, const PlayedBlock *block)
{
    return block && board_gallery(board)->example_is_wide && board_gallery(board)->example_is_wide(block);
}

static int examples_of(const Game *g, Gfx *gfx, const char *chapter)
{
    Rulebook b;
    int n = 0;
    help_book(g, &b);
    const Board *board = board_by_game(g->id);
    for (int i = 0; i < b.n; i++) {
        const Entry *e = &b.entry[i];
        if (e->kind != ENTRY_EXAMPLE)
            continue;
        int rule = i;
        while (b.entry[rule].kind == ENTRY_EXAMPLE)
            rule--;
        PlayedBlock *block = play_block(g, e->block);
        if (!e->text[0] || !strstr(e->block, "= ") || numbers_from_nowhere(e) || !block ||
            drawn(board, gfx, block, false) < 60)
            fail_msg("the example of %s: %s\n%s", b.entry[rule].id, e->text, e->block);
        n += strncmp(b.entry[rule].id, chapter, strlen(chapter)) == 0;
        played_free(block);
    }
    rulebook_free(&b);
    return n;
}

/* A damaged book harms nobody: every beginning of every example, and its lines in any game's hands, have some height. */
static void a_damaged_example_harms_nobody(void **state)
{
    (void)state;
    Gfx *g = gfx_new(NULL, PROJECT_DIR);
    int tried = 0;
    gfx_begin(g, 1280, 800, 1, THEME_TAVERN, 1, true);
    for (int k = 0; game_list[k]; k++) {
        const Board *board = board_by_game(game_list[k]->id);
        Rulebook b;
        if (!board)
            continue;
        help_book(game_list[k], &b);
        for (int i = 0; i < b.n; i++)
            for (size_t n = b.entry[i].block ? strlen(b.entry[i].block) : 0; n > 0; n -= n > 7 ? 7 : n, tried++) {
                char *cut = xstrdup(b.entry[i].block);
                cut[n] = '\0';
                for (int other = 0; game_list[other]; other++) {
                    const Board *reads = board_by_game(game_list[other]->id);
                    PlayedBlock *block = play_block(game_list[other], cut);
                    float h = reads ? drawn(reads, g, block, reads == board) : 0;
                    (void)(reads && is_wide(reads, block)); /* either will do */
                    assert_true(h >= 0 && h < 2000);
                    played_free(block);
                }
                free(cut);
            }
        rulebook_free(&b);
    }
    assert_true(tried > 400);
    gfx_end(g);
    gfx_free(g);
}

/* Pictures of the first page, and how many of them have a row to themselves. */
static int first_page_shows(const Game *g, int *wide)
{
    const Board *board = board_by_game(g->id);
    int n = 0, words = 0;
    Rulebook b;
    help_book(g, &b);
    for (const char *p = b.entry[1].text; *p; p++)
        words += *p == ' ';
    assert_in_range(words, 40, 60); /* read at a glance, before the pictures */
    for (*wide = 0; b.entry[2 + n].kind == ENTRY_EXAMPLE; n++)
        *wide += is_wide(board, rulebook_played(&b, g, 2 + n));
    rulebook_free(&b);
    return n;
}

static void the_first_page_shows_what_a_game_is_about(void **state)
{
    (void)state;
    int wide;
    assert_int_equal(first_page_shows(game_by_id("horde"), &wide), 3); /* a clash, no clash, a battle */
    assert_int_equal(wide, 1);
    assert_int_equal(first_page_shows(game_by_id("monstrous"), &wide), 2); /* an attack, a hydra */
    assert_int_equal(wide, 0);
    assert_int_equal(first_page_shows(game_by_id("goblins"), &wide), 2); /* a Bruiser, a chain of kegs */
    assert_int_equal(wide, 2);
    assert_int_equal(first_page_shows(game_by_id("siege"), &wide), 1); /* three lanes fight */
}

static void every_example_is_drawn_and_says_what_holds(void **state)
{
    (void)state;
    Gfx *g = gfx_new(NULL, PROJECT_DIR);
    gfx_begin(g, 1280, 800, 1, THEME_TAVERN, 1, true);
    assert_true(examples_of(game_by_id("siege"), g, "SH-7.") >= 3);      /* a lane's fight */
    assert_true(examples_of(game_by_id("siege"), g, "SH-15.") >= 20);    /* keywords */
    assert_true(examples_of(game_by_id("horde"), g, "HO-5.") >= 3);      /* clash and no clash */
    assert_true(examples_of(game_by_id("horde"), g, "HO-10.") >= 2);     /* a battle */
    assert_true(examples_of(game_by_id("goblins"), g, "GH-11.") >= 1);   /* a keg chain */
    assert_true(examples_of(game_by_id("monstrous"), g, "MH-22.") >= 1); /* a hydra */
    gfx_end(g);
    gfx_free(g);
}

/* ---- cards of a block -------------------------------------------------------------------------------------------- */
enum { GAMES = 3, MOVES_MOST = 300 };

typedef struct {
    uint64_t hash[GAMES];
    int strangers; /* moments at which the thread had other cards than those of the card file */
} Played;

/* Plays a few games of Siege as opponents would, in any thread. */
static Played play_games(void)
{
    Played out = {0};
    for (int i = 0; i < GAMES; i++) {
        Match *m = help_new(&siege_game, 1, (uint64_t)i + 1);
        Rng luck = rng_seed((uint64_t)i + 7);
        for (int k = 0; k < MOVES_MOST && !match_over(m); k++) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&luck, (uint32_t)legal.n)]).code, 0);
            out.strangers += siege_cards() != &siege_set;
        }
        out.hash[i] = match_hash(m);
        match_free(m);
    }
    return out;
}

typedef struct {
    Played played;
    atomic_bool ready;
} Thread;

static int think(void *arg)
{
    Thread *t = arg;
    t->played = play_games();
    t->ready = true;
    return 0;
}

/* Somebody reads the rule book of Siege while opponents think about a game of it, in their own thread: neither notices. */
static void the_cards_of_a_block_are_nobody_elses(void **state)
{
    (void)state;
    Gfx *g = gfx_new(NULL, PROJECT_DIR);
    const Board *board = board_by_game("siege");
    const Played alone = play_games();
    Rulebook b;
    int n = 0;
    gfx_begin(g, 1280, 800, 1, THEME_TAVERN, 1, true);
    help_book(&siege_game, &b);
    Thread t = {.ready = false};
    SDL_Thread *thread = SDL_CreateThread(think, "opponent", &t);
    assert_non_null(thread);
    for (int i = 0; !t.ready || n < 24; i = (i + 1) % b.n) {
        if (b.entry[i].kind != ENTRY_EXAMPLE)
            continue;
        PlayedBlock *block = play_block(&siege_game, b.entry[i].block);
        assert_ptr_equal(siege_cards(), &siege_set);
        (void)drawn(board, g, block, true);
        assert_ptr_equal(siege_cards(), &siege_set);
        played_free(block);
        n++;
    }
    SDL_WaitThread(thread, NULL);
    assert_int_equal(t.played.strangers, 0);
    assert_memory_equal(t.played.hash, alone.hash, sizeof alone.hash);
    rulebook_free(&b);
    gfx_end(g);
    gfx_free(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_block_is_played_from_its_position_to_its_end),
        cmocka_unit_test(only_the_last_line_makes_an_example_of_what_is_forbidden),
        cmocka_unit_test(what_does_not_hold_is_not_drawn),
        cmocka_unit_test(a_book_of_any_length_is_played_in_part),
        cmocka_unit_test(the_first_page_shows_what_a_game_is_about),
        cmocka_unit_test(every_example_is_drawn_and_says_what_holds),
        cmocka_unit_test(a_damaged_example_harms_nobody),
        cmocka_unit_test(the_cards_of_a_block_are_nobody_elses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
