/* SPDX-License-Identifier: MIT
 * The chronicle: games on the disk are listed, told of, taken up and watched, and none is lost by it. */
#include "help_bench.h"

#include "app/savegames.h"
#include "app/scenes/parts.h"
#include "base/file.h"
#include "base/rng.h"
#include "core/gameline.h"
#include "core/journal.h"

enum { SEED = 7 };

static Match *deal(const char *game, int seats, uint64_t seed)
{
    return help_new(game_by_id(game), seats, seed);
}

static void play(Match *m, int choices)
{
    Rng luck = rng_seed(SEED);
    help_play(m, &luck, choices);
}

/* Played at the table and written to the disk; the game before it makes room. */
static void at_table(Bench *b, const char *game, int seats, uint64_t seed, int moves)
{
    bench_play(b, deal(game, seats, seed), moves);
}

static void put(Bench *b, const char *name, const char *text)
{
    char path[200];
    (void)snprintf(path, sizeof path, "%s/recent", b->folder);
    assert_int_equal(file_make_dirs(path).code, 0);
    (void)snprintf(path, sizeof path, "%s/recent/%s", b->folder, name);
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

/* What the list holds, as "game:moves:where" in its order but for games of the same second. */
static int count(App *app, KeptWhere where, const char *game)
{
    KeptList list;
    int n = 0;
    app_kept(app, &list);
    for (int i = 0; i < list.n; i++) {
        const Game *g = list.game[i].head.game;
        n += list.game[i].where == where && (game ? g && strcmp(g->id, game) == 0 : !g);
    }
    kept_free(&list);
    return n;
}

static void open_chronicle(App *app)
{
    app_go(app, SCENE_CHRONICLE, NULL, 0);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_CHRONICLE);
}

/* Chooses the first row of that game which lies there. */
static void choose(App *app, const char *where, const char *game)
{
    json_t *root = live_look(app), *item;
    size_t i;
    char id[32] = "";
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *is = json_string_value(json_object_get(item, "game"));
        const char *lies = json_string_value(json_object_get(item, "where"));
        if (!id[0] && is && lies && strcmp(is, game) == 0 && strcmp(lies, where) == 0)
            (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    if (!id[0])
        fail_msg("no game '%s' %s is listed", game, where);
    live_click(app, id);
}

static void games_are_listed_the_one_at_the_table_first(void **state)
{
    Bench *b = *state;
    at_table(b, "horde", 3, 1, 100000);
    at_table(b, "goblins", 2, 2, 6);
    at_table(b, "monstrous", 4, 3, 9);
    put(b, "foreign.journal", "these are no moves\n");
    put(b, "notes.txt", "no journal at all");
    KeptList list;
    app_kept(b->app, &list);
    assert_int_equal(list.n, 4);
    assert_int_equal(list.game[0].where, KEPT_TABLE);
    assert_string_equal(list.game[0].head.game->id, "monstrous");
    assert_int_equal(list.game[0].head.moves, match_serial(app_match(b->app)));
    assert_int_equal(list.game[0].head.cfg.nseats, 4);
    for (int i = 2; i < list.n; i++)
        assert_true(list.game[i - 1].where == KEPT_TABLE || list.game[i - 1].when >= list.game[i].when);
    kept_free(&list);
    assert_int_equal(count(b->app, KEPT_FINISHED, "horde"), 1);
    assert_int_equal(count(b->app, KEPT_ASIDE, "goblins"), 1);
    assert_int_equal(count(b->app, KEPT_ASIDE, NULL), 1);
}

static void a_game_put_aside_goes_on_and_the_other_makes_room(void **state)
{
    Bench *b = *state;
    at_table(b, "goblins", 2, 2, 6);
    uint64_t left = match_hash_at(app_match(b->app), match_serial(app_match(b->app)));
    at_table(b, "horde", 2, 1, 20);
    open_chronicle(b->app);
    choose(b->app, "set aside", "goblins");
    live_click(b->app, "go-on");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    const Match *m = app_match(b->app);
    assert_string_equal(match_game(m)->id, "goblins");
    assert_true(match_hash_at(m, match_serial(m)) == left);
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    assert_int_equal(count(b->app, KEPT_ASIDE, "goblins"), 0);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1);
    play(app_match(b->app), 1); /* and it is kept in its own file */
    app_autosave(b->app);
    save_settle(b->app);
    assert_int_equal(count(b->app, KEPT_ASIDE, "goblins"), 0);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1);
}

/* A new game says where the one before has gone, which is found there; over a finished one nothing is said. */
static void a_new_game_tells_where_the_unfinished_one_waits(void **state)
{
    static const char words[] = "Your unfinished game is in the Chronicle: Horde, ";
    Bench *b = *state;
    const Game *g = game_by_id("goblins");
    Setup cfg = game_preset(g, 3);
    cfg.seed = SEED;
    part_begin(b->app, g, &cfg);
    live_settle(b->app);
    assert_false(live_says(b->app, words));
    at_table(b, "horde", 2, 3, 9);
    bench_start(b, 1280, 800, 100); /* also when the program has been started anew */
    part_begin(b->app, g, &cfg);
    live_settle(b->app);
    assert_true(live_says(b->app, words));
    play(app_match(b->app), 2);
    app_autosave(b->app);
    save_settle(b->app);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1);
}

static void watching_leaves_the_table_as_it_is(void **state)
{
    Bench *b = *state;
    at_table(b, "horde", 2, 1, 100000);
    at_table(b, "goblins", 2, 2, 6);
    uint64_t left = match_hash_at(app_match(b->app), match_serial(app_match(b->app)));
    open_chronicle(b->app);
    choose(b->app, "finished", "horde");
    assert_true(live_says(b->app, "win")); /* "wins by ...", "win together" */
    live_click(b->app, "watch");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_true(live_says(b->app, "Move "));
    live_press(b->app, SDLK_ESCAPE);
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_CHRONICLE);
    app_go(b->app, SCENE_TITLE, NULL, 0);
    live_settle(b->app);
    assert_true(live_says(b->app, "Goblin Ranks, turn"));
    live_click(b->app, "continue");
    live_settle(b->app);
    const Match *m = app_match(b->app);
    assert_string_equal(match_game(m)->id, "goblins");
    assert_true(match_hash_at(m, match_serial(m)) == left);
    assert_int_equal(count(b->app, KEPT_ASIDE, "goblins"), 0);
}

static void an_unfinished_game_that_is_watched_is_not_the_one_left(void **state)
{
    Bench *b = *state;
    at_table(b, "horde", 2, 1, 20);
    at_table(b, "goblins", 2, 2, 6);
    open_chronicle(b->app);
    choose(b->app, "set aside", "horde");
    live_click(b->app, "watch");
    live_settle(b->app);
    live_press(b->app, SDLK_ESCAPE);
    live_settle(b->app);
    app_go(b->app, SCENE_TITLE, NULL, 0);
    live_settle(b->app);
    assert_true(live_says(b->app, "Goblin Ranks, turn"));
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1);
}

static void a_finished_game_is_counted_again(void **state)
{
    Bench *b = *state;
    at_table(b, "monstrous", 2, 4, 1000000);
    bench_start(b, 1280, 800, 100); /* the program anew */
    open_chronicle(b->app);
    live_click(b->app, "count");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_SCORING);
    live_click(b->app, "numbers");
    live_settle(b->app);
    assert_true(live_says(b->app, "Points by source"));
    live_press(b->app, SDLK_ESCAPE); /* puts the numbers away */
    live_settle(b->app);
    live_press(b->app, SDLK_ESCAPE); /* back to the list */
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_CHRONICLE);
    assert_int_equal(count(b->app, KEPT_FINISHED, "monstrous"), 1);
}

static void what_cannot_be_read_says_why_and_stays(void **state)
{
    Bench *b = *state;
    at_table(b, "goblins", 2, 2, 6);
    put(b, "foreign.journal", "these are no moves\n");
    open_chronicle(b->app);
    live_click(b->app, "game-1");
    assert_true(live_says(b->app, "This game cannot be read"));
    assert_true(live_says(b->app, "foreign.journal is not a game of Horde Hall."));
    assert_false(live_has(b->app, "go-on"));
    assert_false(live_has(b->app, "watch"));
    assert_true(live_has(b->app, "game-1"));
    live_click(b->app, "show/1"); /* it is no unfinished game either */
    assert_false(live_has(b->app, "game-1"));
    live_click(b->app, "show/0");
    live_click(b->app, "game-1");
    live_press(b->app, SDLK_RETURN);
    assert_int_equal(stack_top(b->app), SCENE_CHRONICLE);
    assert_int_equal(count(b->app, KEPT_ASIDE, NULL), 1);
}

/* One that no disk would take is not given up for another one. */
static void a_game_that_is_not_kept_is_not_given_up(void **state)
{
    Bench *b = *state;
    at_table(b, "goblins", 2, 2, 6);
    at_table(b, "horde", 2, 1, 20);
    Match *lonely = deal("horde", 2, 9);
    play(lonely, 5);
    app_set_match(b->app, lonely);
    b->app->save.shelf.file[0] = '\0'; /* nowhere to write it to */
    static const char *const buttons[] = {"go-on", "watch"};
    for (int i = 0; i < 2; i++) {
        open_chronicle(b->app);
        choose(b->app, "set aside", "goblins");
        live_click(b->app, buttons[i]);
        live_settle(b->app);
        bool said = false;
        for (; b->app->nsays > 0; live_press(b->app, SDLK_RETURN)) /* each is read */
            said = said || live_says(b->app, "could not be saved. Finish it first");
        assert_true(said);
        assert_ptr_equal(app_match(b->app), lonely);
    }
}

/* Nobody has chosen yet, but chairs and seed were. */
static void a_game_left_right_after_the_deal_can_be_continued(void **state)
{
    Bench *b = *state;
    app_set_match(b->app, deal("horde", 3, 4711));
    app_go(b->app, SCENE_PLAY, NULL, 0);
    live_settle(b->app);
    app_push(b->app, SCENE_PAUSE, NULL, 0);
    live_settle(b->app);
    assert_true(live_says(b->app, "saved"));
    live_click(b->app, "leave");
    live_settle(b->app);
    bench_start(b, 1280, 800, 100);
    app_go(b->app, SCENE_TITLE, NULL, 0);
    live_settle(b->app);
    live_press(b->app, SDLK_RETURN); /* goes on */
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_int_equal(match_setup(app_match(b->app))->seed, 4711);
}

/* With large words the button has no room to say which game it is. */
static void what_can_be_continued_is_told_at_every_size(void **state)
{
    Bench *b = *state;
    at_table(b, "monstrous", 3, 1, 12);
    static const int text[] = {100, 200};
    for (int i = 0; i < 2; i++) {
        bench_start(b, 1280, 800, 100);
        b->app->settings.text_percent = text[i];
        app_settings_changed(b->app);
        app_go(b->app, SCENE_TITLE, NULL, 0);
        live_settle(b->app);
        live_point(b->app, "continue", 0);
        assert_true(live_says(b->app, "Against the Monstrous Horde, round"));
    }
}

/* Opens the scroll of the pause and waits until it lies still. */
static void unroll(App *app)
{
    live_click(app, "more");
    live_settle(app);
    SDL_Delay(200);
    live_settle(app);
}

static void the_menu_promises_nothing_that_the_disk_refuses(void **state)
{
    Bench *b = *state;
    b->app->save.shelf.file[0] = '\0'; /* nowhere to write to */
    app_set_match(b->app, deal("goblins", 2, 1));
    play(app_match(b->app), 1);
    app_push(b->app, SCENE_PAUSE, NULL, 0);
    live_settle(b->app);
    assert_true(live_says(b->app, "cannot be saved"));
    assert_false(live_says(b->app, "Every move is kept"));
    assert_false(live_says(b->app, "Save and"));
}

static void the_menu_names_the_game_at_the_table(void **state)
{
    Bench *b = *state;
    at_table(b, "goblins", 2, 2, 6);
    app_set_match(b->app, deal("monstrous", 3, 1)); /* nothing chosen yet */
    app_push(b->app, SCENE_PAUSE, NULL, 0);
    live_settle(b->app);
    unroll(b->app);
    assert_true(live_says(b->app, "Against the Monstrous Horde"));
    assert_false(live_says(b->app, "Goblin Ranks"));
}

static void an_empty_chronicle_and_its_statistics_lead_to_a_game(void **state)
{
    Bench *b = *state;
    open_chronicle(b->app);
    assert_true(live_says(b->app, "Not a word yet."));
    live_click(b->app, "statistics");
    live_settle(b->app);
    assert_true(live_says(b->app, "Nobody has lost here yet."));
    live_press(b->app, SDLK_ESCAPE);
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_CHRONICLE);
    live_press(b->app, SDLK_RETURN); /* the gold button */
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_string_equal(match_game(app_match(b->app))->id, game_list[0]->id);
}

/* Opens what can be shared of the chosen game. */
static void share(App *app)
{
    live_click(app, "share");
    live_settle(app);
    SDL_Delay(200);
    live_settle(app);
}

static void the_seed_is_told_when_it_can_tell_no_secret(void **state)
{
    Bench *b = *state;
    at_table(b, "horde", 2, 123456789, 100000);
    open_chronicle(b->app);
    assert_false(live_says(b->app, "123456789")); /* only for whoever wants to share the game */
    share(b->app);
    assert_true(live_says(b->app, "Seed 123456789") && live_says(b->app, "Copy game code"));
    live_click(b->app, "copy-seed");
    live_settle(b->app);
    assert_true(live_says(b->app, "clipboard")); /* none, without a display: that is said */
    live_press(b->app, SDLK_RETURN);
    at_table(b, "horde", 2, 987654321, 20);
    open_chronicle(b->app);
    choose(b->app, "at the table", "horde");
    share(b->app);
    assert_false(live_says(b->app, "987654321") || live_has(b->app, "copy-code"));
    assert_true(live_has(b->app, "paste")); /* a game from elsewhere */
    live_press(b->app, SDLK_ESCAPE);
    assert_false(live_has(b->app, "paste"));
}

/* In the pause for whoever plays alone; at the table and at the scores nobody needs it. */
static void the_seed_can_be_copied_at_the_table(void **state)
{
    Bench *b = *state;
    for (int persons = 1; persons <= 2; persons++) {
        Match *m = deal("horde", 2, 20261124);
        Setup cfg = *match_setup(m);
        Status why;
        match_free(m);
        for (int seat = 0; seat < 2; seat++)
            cfg.player[seat] = seat < persons ? 0 : 1;
        app_set_match(b->app, match_new(game_by_id("horde"), &cfg, &why));
        app_go(b->app, SCENE_PLAY, NULL, 0);
        live_settle(b->app);
        assert_false(live_says(b->app, "20261124")); /* nobody needs it at the table */
        app_push(b->app, SCENE_PAUSE, NULL, 0);
        live_settle(b->app);
        unroll(b->app);
        assert_true(live_says(b->app, "Seed 20261124") == (persons == 1));
        assert_true(live_says(b->app, "Copy game code") == (persons == 1)); /* the seed is in the line */
        if (persons == 1) {
            live_click(b->app, "seed");
            live_settle(b->app);
            assert_true(live_says(b->app, "clipboard")); /* none, without a display: that is said */
        }
        bench_start(b, 1280, 800, 100);
    }
    Match *m = deal("horde", 2, 20261124);
    play(m, 100000);
    assert_true(match_over(m));
    app_set_match(b->app, m);
    app_go(b->app, SCENE_SCORING, NULL, 0);
    live_settle(b->app);
    assert_false(live_says(b->app, "20261124"));
    app_push(b->app, SCENE_PAUSE, NULL, 0); /* now it keeps nothing from anybody */
    live_settle(b->app);
    unroll(b->app);
    assert_true(live_says(b->app, "Seed 20261124") && live_says(b->app, "Copy game code"));
}

static void the_head_of_a_journal_is_read_without_playing_it(void **state)
{
    (void)state;
    Match *m = deal("horde", 3, 5);
    play(m, 30);
    Buf text = {0};
    journal_write(m, &text);
    JournalHead head = {0};
    assert_int_equal(journal_peek(buf_str(&text), text.n, "a", &head).code, 0);
    assert_ptr_equal(head.game, match_game(m));
    assert_int_equal(head.moves, match_serial(m));
    assert_int_equal(head.cfg.nseats, 3);
    assert_true(head.cfg.seed == 5);
    assert_string_equal(head.cfg.name[1], match_setup(m)->name[1]);
    assert_int_equal(journal_peek(buf_str(&text), text.n - 30, "a", &head).code, 0); /* cut off */
    assert_int_equal(head.moves, -1);
    JournalHead before = head;
    assert_int_equal(journal_peek(buf_str(&text), 60, "a", &head).code, JOURNAL_FOREIGN);
    assert_memory_equal(&before, &head, sizeof head);
    buf_free(&text);
    match_free(m);
}

static void line_in(App *app, const Match *m, Status *st)
{
    Buf line = {0};
    assert_int_equal(gameline_write(m, &line).code, 0);
    *st = app_take_line(app, buf_str(&line), line.n);
    buf_free(&line);
}

static void a_line_of_text_becomes_the_game_at_the_table(void **state)
{
    Bench *b = *state;
    Status st;
    Match *open = deal("goblins", 2, 4), *over = deal("horde", 2, 5);
    play(open, 8);
    play(over, 100000);
    at_table(b, "horde", 2, 1, 20);
    line_in(b->app, open, &st);
    assert_int_equal(st.code, 0);
    assert_true(match_hash(app_match(b->app)) == match_hash(open));
    save_settle(b->app);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1); /* it made room */
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    line_in(b->app, over, &st); /* only to be watched: what lies at the table stays there */
    assert_int_equal(st.code, 0);
    assert_true(match_over(app_match(b->app)));
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    assert_int_equal(count(b->app, KEPT_FINISHED, NULL), 0);
    st = app_take_line(b->app, "HH1.nonsense", 12);
    HELP_SENTENCE(st);
    assert_true(match_over(app_match(b->app)));
    match_free(open);
    match_free(over);
}

/* As the desktop says that a file was dropped: SDL gives its name away. */
static void drop_file(App *app, const char *path)
{
    SDL_Event e = {.type = SDL_DROPFILE};
    e.drop.file = SDL_strdup(path);
    app_handle(app, &e);
    live_settle(app);
}

static void drop_journal(App *app, const char *folder, const Match *m)
{
    char path[200];
    Buf text = {0};
    journal_write(m, &text);
    (void)snprintf(path, sizeof path, "%s/dropped.journal", folder);
    assert_int_equal(file_write(path, buf_str(&text), text.n).code, 0);
    buf_free(&text);
    drop_file(app, path);
}

static void a_journal_dropped_on_the_window_opens(void **state)
{
    Bench *b = *state;
    Match *open = deal("goblins", 2, 4), *over = deal("horde", 2, 5);
    play(open, 8);
    play(over, 100000);
    at_table(b, "horde", 2, 1, 20);
    app_go(b->app, SCENE_PLAY, NULL, 0);
    live_settle(b->app);
    drop_journal(b->app, b->folder, open); /* whatever is shown: the game at the table makes room */
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_true(match_hash(app_match(b->app)) == match_hash(open));
    assert_true(match_assisted(app_match(b->app)));
    save_settle(b->app);
    assert_int_equal(count(b->app, KEPT_ASIDE, "horde"), 1);
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    drop_journal(b->app, b->folder, over); /* watched, with the Hall below it */
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_true(match_over(app_match(b->app)));
    assert_int_equal(count(b->app, KEPT_TABLE, "goblins"), 1);
    drop_file(b->app, b->folder); /* what is no game changes nothing and says so */
    assert_true(live_says(b->app, "No game in this file"));
    drop_file(b->app, "/dev/null");
    assert_true(match_over(app_match(b->app)));
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    match_free(open);
    match_free(over);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(games_are_listed_the_one_at_the_table_first, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_put_aside_goes_on_and_the_other_makes_room, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_new_game_tells_where_the_unfinished_one_waits, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(watching_leaves_the_table_as_it_is, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(an_unfinished_game_that_is_watched_is_not_the_one_left, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_finished_game_is_counted_again, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(what_cannot_be_read_says_why_and_stays, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_that_is_not_kept_is_not_given_up, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_left_right_after_the_deal_can_be_continued, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(what_can_be_continued_is_told_at_every_size, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(the_menu_promises_nothing_that_the_disk_refuses, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(the_menu_names_the_game_at_the_table, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_line_of_text_becomes_the_game_at_the_table, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_journal_dropped_on_the_window_opens, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(an_empty_chronicle_and_its_statistics_lead_to_a_game, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(the_seed_is_told_when_it_can_tell_no_secret, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(the_seed_can_be_copied_at_the_table, bench_make, bench_drop),
        cmocka_unit_test(the_head_of_a_journal_is_read_without_playing_it),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
