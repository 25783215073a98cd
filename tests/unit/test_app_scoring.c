/* SPDX-License-Identifier: MIT
 * What can be tested without looking of the final scoring, its headline, the lines of its chart, the places of names, and
 * of how a game stands where there is only room for chips. */
#include "help_app.h"

#include "app/scenes/hall.h"
#include "app/scenes/scoring_int.h"
#include "app/scenes/list.h"
#include "core/journal.h"
#include "games/monstrous/monstrous.h"

/* The program at its scoring. */
static App *scoring_of(Match *m)
{
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, m);
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    return app;
}

static const char *headline(const int score[3], unsigned winners, const int order[3])
{
    static char out[160];
    Setup names = {.nseats = 3};
    Standing standing = {0};
    for (int seat = 0; seat < 3; seat++) {
        static const char *const name[] = {"Mira", "Jonas", "Odda"};
        (void)snprintf(names.name[seat], sizeof names.name[seat], "%s", name[seat]);
        standing.score[seat] = (int16_t)score[seat];
        standing.winner[seat] = winners >> seat & 1;
    }
    score_headline(&standing, &names, order, out, sizeof out);
    return out;
}

static void headline_never_tells_a_margin_below_nothing(void **state)
{
    (void)state;
    const int order[] = {1, 0, 2};
    assert_string_equal(headline((int[]){110, 20, 30}, 1u << 1, order), "Jonas wins");
    assert_string_equal(headline((int[]){20, 20, 10}, 1u << 1, order), "Jonas wins the tie");
    assert_string_equal(headline((int[]){20, 21, 10}, 1u << 1, order), "Jonas wins by a single point");
    assert_string_equal(headline((int[]){20, 60, 10}, 1u << 1, order), "Jonas wins by 40 points");
    assert_string_equal(headline((int[]){20, 20, 10}, 3, order), "Jonas and Mira win together");
    assert_string_equal(headline((int[]){20, 20, 20}, 7, order), "Jonas, Mira and Odda win together");
    assert_string_equal(headline((int[]){20, 20, 10}, 0, order), "The game is not over yet");
    for (int a = -30; a <= 30; a += 5)
        for (int b = -30; b <= 30; b += 5)
            assert_null(strchr(headline((int[]){b, a, -40}, 1u << 1, order), '-'));
}

/* The title to a table with one person, at `you`, who is spoken to. */
static const char *title_to(int you, int nseats, const int score[3], unsigned winners)
{
    static char out[160];
    static const char *const name[] = {"Mira", "Jonas", "Odda"};
    Setup names = {.nseats = (uint8_t)nseats};
    Standing standing = {0};
    int order[3] = {0}, placed = 0;
    for (int seat = 0; seat < nseats; seat++) {
        (void)snprintf(names.name[seat], sizeof names.name[seat], "%s", name[seat]);
        names.player[seat] = seat == you ? 0 : 1;
        standing.score[seat] = (int16_t)score[seat];
        standing.winner[seat] = winners >> seat & 1;
    }
    for (int winner = 1; winner >= 0; winner--)
        for (int points = 200; points >= 0; points--)
            for (int seat = 0; seat < nseats; seat++)
                if (standing.winner[seat] == winner && score[seat] == points) {
                    standing.rank[seat] = (uint8_t)(winner ? 1 : placed + 1);
                    order[placed++] = seat;
                }
    score_title(&standing, &names, order, out, sizeof out);
    return out;
}

static void the_only_person_is_told_what_became_of_it(void **state)
{
    (void)state;
    assert_string_equal(title_to(0, 3, (int[]){22, 8, 7}, 1), "You win by 14");
    assert_string_equal(title_to(1, 3, (int[]){22, 8, 7}, 1), "Mira wins, you are second");
    assert_string_equal(title_to(2, 3, (int[]){22, 8, 7}, 1), "Mira wins, you are third");
    assert_string_equal(title_to(1, 2, (int[]){22, 8, 0}, 1), "You lose by 14");
    assert_string_equal(title_to(0, 2, (int[]){9, 9, 0}, 1), "You win the tie");
    assert_string_equal(title_to(1, 2, (int[]){9, 9, 0}, 1), "Mira wins the tie, you lose it");
    assert_string_equal(title_to(0, 3, (int[]){9, 9, 3}, 3), "You and Jonas share it");
    assert_string_equal(title_to(2, 3, (int[]){9, 9, 3}, 3), "Mira and Jonas share it, you are third");
    assert_string_equal(title_to(1, 2, (int[]){110, 20, 0}, 2), "You win"); /* the other is out */
    assert_string_equal(title_to(NO_SEAT, 3, (int[]){22, 8, 7}, 1), "Mira wins by 14");
}

/* MH-27.3: whoever is left wins, whatever the scores. */
static void last_one_standing_is_told_in_words(void **state)
{
    (void)state;
    const Board *board = board_by_game("monstrous");
    Setup names = {.nseats = 2, .name = {"Mira", "Jonas"}};
    Monstrous m = {.s.nseats = 2, .score = {110, 20}, .won = {0, 1}, .out = {1, 0}, .ending = ENDING_LAST};
    char out[160];
    assert_non_null(board_score(board)->headline);
    board_score(board)->headline(&m.s, &names, out, sizeof out);
    assert_string_equal(out, "Jonas is the last one standing");
    m.ending = ENDING_SHOWDOWN;
    board_score(board)->headline(&m.s, &names, out, sizeof out);
    assert_string_equal(out, "Jonas wins the Final Showdown");
    m.ending = ENDING_POINTS;
    board_score(board)->headline(&m.s, &names, out, sizeof out);
    assert_string_equal(out, "");
}

static void lines_of_the_axis_stand_apart(void **state)
{
    (void)state;
    assert_int_equal(score_axis_step(20, 400, 24), 5);
    assert_int_equal(score_axis_step(100, 400, 24), 10);
    assert_int_equal(score_axis_step(200, 400, 24), 20);
    assert_int_equal(score_axis_step(200, 120, 24), 50);
    assert_int_equal(score_axis_step(200, 120, 48), 100);
    assert_int_equal(score_axis_step(0, 120, 24), 1);
    assert_int_equal(score_axis_step(8, 260, 24), 1);
    assert_int_equal(score_axis_step(8, 120, 24), 2);
    for (int span = 5; span <= 1000; span += 5)
        for (int room = 30; room <= 900; room += 15) {
            int step = score_axis_step(span, (float)room, 24);
            assert_true((float)room * (float)step / (float)span >= 24);
        }
}

static void names_are_moved_apart_as_little_as_can_be(void **state)
{
    (void)state;
    float far[] = {10, 100, 150}, close[] = {100, 100}, low[] = {180, 190, 195}, six[] = {0, 0, 0, 0, 0, 0};
    score_apart(far, 3, 20, 0, 200);
    assert_true(far[0] == 10 && far[1] == 100 && far[2] == 150);
    score_apart(close, 2, 20, 0, 200); /* each half the way */
    assert_true(close[0] == 90 && close[1] == 110);
    score_apart(low, 3, 20, 0, 200);
    assert_true(low[2] == 180 && low[1] == 160 && low[0] == 140);
    score_apart(six, 6, 20, 0, 200);
    for (int i = 0; i < 6; i++)
        assert_true(six[i] == 20.0f * (float)i);
}

/* ---- chips of a table on a small screen --------------------------------------------------------------------------- */

/* A Final Showdown: Mira has beaten two this round, Odda holds the flag, Lene is out. */
static const char showdown[] =
    "{\"game\": \"monstrous\", \"seats\": 4, \"options\": {\"target\": \"100\", \"monsters\": \"full\", \"ties\": "
    "\"ask\"},"
    "\"round\": 7, \"phase\": \"team\", \"to_act\": 2, \"over\": false, \"places\": {\"lineup\": ["
    "{\"word\": \"enemy-1\", \"n\": 4}, {\"word\": \"enemy-2\", \"n\": 11}, {\"word\": \"enemy-3\", \"n\": 16},"
    "{\"word\": \"enemy-4\", \"n\": 18}], \"wounded-0\": [\"wizard\", \"rogue\", \"cleric\", \"druid\", \"paladin\"],"
    "\"party-0\": [\"barbarian\"],"
    "\"party-1\": [\"wizard\", \"rogue\", \"cleric\", \"druid\", \"paladin\", \"barbarian\"],"
    "\"stone-2\": [\"wizard\", \"rogue\"], \"party-2\": [\"cleric\", \"druid\", \"paladin\", \"barbarian\"],"
    "\"wounded-3\": [\"wizard\", \"rogue\", \"cleric\", \"druid\", \"paladin\", \"barbarian\"]},"
    "\"score\": [110, 110, 110, 90], \"final\": 7, \"first\": 2, \"began\": 0, \"out\": [0, 0, 0, 1],"
    "\"contender\": [1, 1, 1, 0], \"count\": [2, 1, 0, 0], \"showdown\": 1}";

/* What is told there: about a seat besides its name, which is its label. */
static const char *told_of(const json_t *root, const char *id)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        if (strcmp(json_string_value(json_object_get(item, "id")), id) == 0)
            return json_string_value(json_object_get(item, strncmp(id, "seat-", 5) == 0 ? "about" : "label"));
    }
    fail_msg("there is no %s", id);
    return "";
}

static void chips_tell_how_everybody_stands(void **state)
{
    (void)state;
    char folder[64], path[96], err[300];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/showdown.json", folder);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_true(fputs(showdown, f) >= 0 && fclose(f) == 0);
    static const int sizes[][3] = {{1024, 640, 100}, {1024, 640, 200}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Launch l = {.replay_at = -1,
                    .position = path,
                    .game_id = "monstrous",
                    .seats = "person:Mira,person:Jonas,person:Odda,person:Lene",
                    .w = sizes[i][0],
                    .h = sizes[i][1],
                    .text_percent = sizes[i][2],
                    .screenshot = "none.png"};
        App *app = app_new(&l, scene_list, err, sizeof err);
        assert_non_null(app);
        assert_int_equal(app_start(app).code, 0);
        stack_changes(app);
        app_dry(app, NULL);
        app_dry(app, NULL);
        json_t *root = live_look(app);
        const char *cut = "";
        if (gfx_overflow(app->gfx, &cut))
            fail_msg("%dx%d, text %d %%: '%s' is cut", sizes[i][0], sizes[i][1], sizes[i][2], cut);
        assert_string_equal(told_of(root, "seat-0"),
                            "110 of 100 points. 5 wounded. Final Showdown: 2 defeated this round.");
        assert_string_equal(told_of(root, "seat-1"),
                            "110 of 100 points. Nobody hurt. Final Showdown: 1 defeated this round.");
        assert_string_equal(told_of(root, "seat-2"), "110 of 100 points. 2 turned to stone. Goes first each round. "
                                                     "Final Showdown: 0 defeated this round.");
        assert_string_equal(told_of(root, "seat-3"), "90 of 100 points. Out of the game. Not in the Final Showdown.");
        assert_non_null(strstr(told_of(root, "end"), "Final Showdown: only defeated enemies count"));
        json_decref(root);
        app_free(app);
    }
    help_remove(folder);
}

/* The best three of many, and of equal ones those that came first. */
static void moments_that_weigh_most_are_kept(void **state)
{
    (void)state;
    static const int weight[] = {4, 9, 4, 1, 9, 7, 2};
    Decision best[3], none;
    int n = 0, nothing = 0;
    for (size_t i = 0; i < sizeof weight / sizeof *weight; i++) {
        const Decision one = {.weight = weight[i], .serial = (uint32_t)i};
        decision_keep(best, &n, 3, &one);
        decision_keep(&none, &nothing, 0, &one);
    }
    assert_int_equal(nothing, 0);
    assert_int_equal(n, 3);
    assert_int_equal(best[0].serial, 1);
    assert_int_equal(best[1].serial, 4);
    assert_int_equal(best[2].serial, 5);
}

/* winners, computers: bits by seat. */
static const char *fanfare(const char *game, unsigned winners, unsigned computers)
{
    const Game *g = game_by_id(game);
    Setup names = {.nseats = 2};
    Standing standing = {0};
    Match *m = help_new(g, 2, 1);
    View *v = view_new(g);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    for (int seat = 0; seat < 2; seat++) {
        standing.winner[seat] = winners >> seat & 1;
        names.player[seat] = computers >> seat & 1;
    }
    const char *word = score_fanfare(board_by_game(game), &names, &standing, view_state(v));
    view_free(v);
    match_free(m);
    return word;
}

static void whoever_sits_here_hears_how_it_ended_for_them(void **state)
{
    (void)state;
    assert_string_equal(fanfare("horde", 1, 0), "win-horde"); /* two persons: one of them is glad */
    assert_string_equal(fanfare("horde", 1, 2), "win-horde");
    assert_string_equal(fanfare("horde", 2, 2), "defeat");
    assert_string_equal(fanfare("monstrous", 2, 3), "win-monstrous"); /* nobody sits here */
    assert_string_equal(fanfare("goblins", 2, 0), "win-goblins");
    assert_string_equal(fanfare("goblins", 3, 2), "win-shared");
    assert_string_equal(fanfare("siege", 0, 0), "defeat");
    assert_string_equal(fanfare("siege", 3, 2), "win-siege-horde"); /* nobody has held this castle */
}

/* The chart has a step for the bonuses where somebody has any, and ends with the last battle where nobody has. */
static void the_chart_has_no_step_for_bonuses_that_nobody_has(void **state)
{
    (void)state;
    static const struct {
        const char *journal;
        bool bonus;
    } game[] = {{"opponents-3-printed-full", true}, {"opponents-2-printed-basic", false}};
    for (int i = 0; i < 2; i++) {
        App *app = scoring_of(help_replay(game[i].journal));
        live_numbers(app, 1);
        assert_int_equal(live_says(app, "bonus"), game[i].bonus);
        app_free(app);
    }
}

/* At Goblin Ranks a curve has sign and colour of the clan it is about, and so has its name beside it. */
static void a_curve_of_a_clan_has_its_sign(void **state)
{
    (void)state;
    static const char *const sign[] = {"ruby", "emerald", "amber"}; /* of the seats in that game */
    App *app = scoring_of(help_replay("goblins-opponents-3"));
    live_numbers(app, 1);
    json_t *root = live_look(app);
    for (int seat = 0; seat < 3; seat++) {
        char id[24];
        (void)snprintf(id, sizeof id, "curve-%d", seat);
        json_t *name = live_find(root, id);
        assert_non_null(name);
        assert_string_equal(json_string_value(json_object_get(name, "sign")), sign[seat]);
    }
    json_decref(root);
    app_free(app);
}

/* The label that begins at the height of another one, right of x; its edges. */
static void beside(json_t *root, const char *label, float x, float edge[2])
{
    size_t i;
    json_t *item;
    float y = -1;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        json_t *r = json_object_get(item, "rect");
        float left = (float)json_number_value(json_array_get(r, 0)),
              top = (float)json_number_value(json_array_get(r, 1)),
              wide = (float)json_number_value(json_array_get(r, 2));
        bool same = strcmp(json_string_value(json_object_get(item, "label")), label) == 0;
        if (y < 0 && same)
            y = top;
        if (y >= 0 && (x > 0 ? !same && top == y : same)) {
            edge[0] = left;
            edge[1] = left + wide;
            return;
        }
    }
    fail_msg("nothing beside %s", label);
}

/* What the castle has left is no player's: it stands between the ends of their columns. */
static void what_is_shared_stands_in_no_ones_column(void **state)
{
    (void)state;
    Match *m = help_replay("siege-opponents-2");
    App *app = scoring_of(m);
    live_numbers(app, 0);
    json_t *root = live_look(app);
    float name[2][2], value[2], last[2];
    for (int seat = 0; seat < 2; seat++)
        beside(root, match_setup(m)->name[seat], 0, name[seat]);
    beside(root, "Castle health", 1, value);
    beside(root, "Cards in the deck", 1, last); /* of the first */
    assert_true(value[0] > last[1] && value[1] < name[1][1]);
    assert_true(fabsf((value[0] + value[1]) / 2 - (name[0][1] + name[1][1]) / 2) < 16);
    json_decref(root);
    app_free(app);
}

/* The numbers right of a label, a column each; value: what they are, unless NULL. */
static int numbers_beside(json_t *root, const char *label, int value[SEAT_MAX])
{
    json_t *item, *at = NULL;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *said = json_string_value(json_object_get(item, "label"));
        json_t *y = json_array_get(json_object_get(item, "rect"), 1);
        bool beside = at && json_number_value(y) == json_number_value(at);
        if (beside && strspn(said, "0123456789") == strlen(said) && n < SEAT_MAX) {
            if (value)
                value[n] = atoi(said);
            n++;
        } else if (!at && strcmp(said, label) == 0) {
            at = y;
        }
    }
    return n;
}

/* An empty deck, or nothing pillaged, is a number too. */
static void nothing_left_is_told_where_nobody_has_points(void **state)
{
    (void)state;
    App *app = scoring_of(help_replay("siege-random-2-second-horde"));
    live_numbers(app, 0);
    json_t *root = live_look(app);
    assert_int_equal(numbers_beside(root, "Cards in the deck", NULL), 2);
    assert_int_equal(numbers_beside(root, "Cards pillaged", NULL), 2); /* the horde has no deck that could be */
    json_decref(root);
    app_free(app);
}

/* Also where the second player has won: the figures below the score are in the columns of the sheet. */
static void wounds_and_dice_stand_below_their_player(void **state)
{
    (void)state;
    int wounds[SEAT_MAX], dice[SEAT_MAX];
    Match *m = help_replay("monstrous-opponents-4");
    const Monstrous *g = monstrous_of(match_truth(m));
    assert_true(g->won[1] && g->wounds[0] != g->wounds[1]);
    App *app = scoring_of(m);
    live_numbers(app, 0);
    json_t *root = live_look(app);
    assert_int_equal(numbers_beside(root, "Wounds taken", wounds), 4);
    assert_int_equal(numbers_beside(root, "Total of all dice", dice), 4);
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(wounds[seat], g->wounds[seat]);
        assert_int_equal(dice[seat], g->rolled[seat]);
    }
    json_decref(root);
    app_free(app);
}

/* The picture comes first, then who won, then the rest; any key or press shows all of it at once. */
static void the_end_is_shown_step_by_step(void **state)
{
    (void)state;
    Match *m = help_replay("siege-random-1");
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, m);
    ui_set_motion(app->ui, false, 10000); /* it takes longer than any test */
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    assert_false(live_says(app, "The castle"));
    assert_false(live_has(app, "rematch"));
    live_press(app, SDLK_SPACE);
    assert_true(live_says(app, "The castle falls"));
    assert_true(live_has(app, "rematch"));
    assert_int_equal(stack_top(app), SCENE_SCORING);
    live_numbers(app, 0);
    assert_true(live_says(app, "The castle fell in turn "));
    assert_false(live_says(app, "has fallen")); /* that is the same again */
    assert_true(live_says(app, "Result"));
    app_free(app);
}

/* Plays the kept game again with a person against an opponent of that number, and reads it from its journal. */
static Match *against(const char *journal, int player)
{
    Match *kept = help_replay(journal), *m = NULL;
    Buf text = {0};
    Setup cfg = *match_setup(kept);
    cfg.player[0] = 0;
    cfg.player[1] = (uint8_t)player;
    Match *again = match_new(match_game(kept), &cfg, NULL);
    while (match_serial(again) < match_serial(kept))
        assert_int_equal(match_play(again, match_serial(again), match_move(kept, match_serial(again))).code, 0);
    journal_write(again, &text);
    assert_int_equal(journal_read(buf_str(&text), text.n, journal, &m).code, 0);
    assert_int_equal(match_setup(m)->player[1], player);
    buf_free(&text);
    match_free(again);
    match_free(kept);
    return m;
}

/* Journals may name levels that only a newer version has: here they are the highest. */
static void an_opponent_of_a_newer_version_is_the_highest_on_every_screen(void **state)
{
    (void)state;
    static const char *const journal[] = {"opponents-2-printed-full", "monstrous-opponents-2", "goblins-opponents-2"};
    for (int i = 0; i < 3; i++) {
        Match *m = against(journal[i], 9);
        App *app = live_begin(1280, 800, 100);
        app->settings.welcomed = true;
        settings_remember(app_settings(app), match_game(m), match_setup(m));
        assert_int_equal(settings_table(app_settings(app), match_game(m))->player[1], BOT_MERCILESS);
        app_set_match(app, m);
        app_go(app, SCENE_SCORING, NULL, 0);
        live_settle(app);
        for (int tab = 0; tab < 2; tab++) {
            live_numbers(app, tab);
            assert_true(live_says(app, match_setup(m)->name[1]));
            live_press(app, SDLK_ESCAPE);
        }
        app_set_match(app, NULL);
        app_go(app, SCENE_TITLE, NULL, 0);
        live_settle(app);
        assert_true(live_says(app, "2 players \u00b7 merciless"));
        app_free(app);
    }
}

/* ---- the end as data ---------------------------------------------------------------------------------------------- */

static ScoreSheet sheet_of(const Setup *names, const int16_t points[][2], int nlines)
{
    ScoreSheet s = {.names = names, .standing.nlines = nlines};
    for (int i = 0; i < nlines; i++) {
        s.standing.line[i].label = i ? "Dragons" : "Trolls";
        s.look[i].sign = i ? "dragon" : "troll";
        for (int seat = 0; seat < 2; seat++)
            s.standing.line[i].points[seat] = points[i][seat];
    }
    return s;
}

/* A coin for each line that gave or took something; where coins have a value, as many as add up, if all columns have room. */
static void coins_add_up_to_the_lines_of_the_sheet(void **state)
{
    (void)state;
    const Setup names = {.nseats = 2};
    const int16_t tokens[][2] = {{-3, 0}, {8, 5}}, tens[][2] = {{40, 10}, {25, 0}}, many[][2] = {{40, 200}, {20, 0}};
    EndCoin coin[END_COINS];
    ScoreSheet s = sheet_of(&names, tokens, 2);
    assert_int_equal(end_coins(&s, 0, 0, coin), 2);
    assert_int_equal(coin[0].value, -3);
    assert_string_equal(coin[0].sign, "troll");
    assert_int_equal(coin[1].value, 8);
    assert_int_equal(end_coins(&s, 1, 0, coin), 1);
    s = sheet_of(&names, tens, 2);
    assert_int_equal(end_coins(&s, 0, 10, coin), 7);
    assert_int_equal(coin[0].value, 10);
    assert_int_equal(coin[6].value, 5);
    assert_string_equal(coin[6].label, "Dragons");
    s = sheet_of(&names, many, 2);
    assert_int_equal(end_coins(&s, 0, 10, coin), 2);
    assert_int_equal(coin[0].value, 40);
    s.no_points = true;
    assert_int_equal(end_coins(&s, 0, 10, coin), 0);
}

static void a_lead_of_three_or_a_twentieth_is_close(void **state)
{
    (void)state;
    assert_true(end_is_close(20, 17) && end_is_close(100, 95) && end_is_close(0, 0));
    assert_false(end_is_close(20, 16) || end_is_close(100, 90));
}

static int words_in(const char *s)
{
    int n = 1;
    for (; *s; s++)
        n += *s == ' ';
    return n;
}

/* Every table has a line for every end, one of them for those who play the easiest opponents; none is long. */
static void somebody_has_a_word_for_every_end(void **state)
{
    (void)state;
    for (int i = 0; i < hall_tables(); i++) {
        const BoardScore *b = board_score(board_by_game(hall_table(i).id));
        assert_true(b->nvoices > 0);
        for (int k = 0; k < b->nvoices; k++)
            if (words_in(b->voice[k].words) > 9)
                fail_msg("%s: \"%s\" is long", hall_table(i).id, b->voice[k].words);
        for (int voice = VOICE_WON_CLOSE; voice <= VOICE_LOST_FAR; voice++)
            for (unsigned turn = 0; turn < 6; turn++) {
                assert_non_null(end_line(b->voice, b->nvoices, (Voice)voice, "", false, turn));
                const char *gentle = end_line(b->voice, b->nvoices, (Voice)voice, "brawler", true, turn);
                assert_non_null(gentle);
                for (int k = 0; k < b->nvoices; k++)
                    assert_false(b->voice[k].words == gentle && b->voice[k].sharp);
            }
    }
}

/* A game of each table: the picture is there, and what decided it can be watched, or the cards say it. */
static void every_table_shows_what_decided_it(void **state)
{
    (void)state;
    static const char *const journal[] = {"opponents-3-printed-full", "goblins-opponents-3", "monstrous-opponents-4",
                                          "siege-opponents-2", "siege-random-1"};
    for (size_t i = 0; i < sizeof journal / sizeof *journal; i++) {
        App *app = scoring_of(help_replay(journal[i]));
        bool cards = i >= 3;
        assert_int_equal(live_has(app, "decided"), !cards);
        assert_int_equal(live_has(app, "struck") && live_has(app, "fallen"), cards);
        assert_true(live_has(app, cards ? "stands" : "face-0"));
        assert_int_equal(ui_wake_ms(app->ui), -1); /* nothing moves any more */
        if (i == 1)                                /* a goblin's name alone does not say what it did */
            assert_true(live_says(app, ", Emerald 8 \u2192 5"));
        if (!cards) {
            live_click(app, "decided");
            live_settle(app);
            assert_int_equal(stack_top(app), SCENE_PLAY);
        }
        app_free(app);
    }
}

/* Columns are of coins, and many small ones are high: they come closer together where a loser would look down on the winner. */
static void no_face_stands_above_a_better_one(void **state)
{
    (void)state;
    static const char *const journal[] = {"opponents-3-printed-full", "opponents-4-printed-full", "goblins-opponents-4",
                                          "monstrous-opponents-4"};
    int pairs = 0;
    for (size_t i = 0; i < sizeof journal / sizeof *journal; i++) {
        Standing standing;
        Match *m = help_replay(journal[i]);
        int nseats = match_setup(m)->nseats;
        match_standing(m, &standing);
        App *app = scoring_of(m);
        for (int a = 0; a < nseats; a++)
            for (int b = 0; b < nseats; b++) {
                char id[2][16];
                float x, y[2];
                (void)snprintf(id[0], sizeof id[0], "face-%d", a);
                (void)snprintf(id[1], sizeof id[1], "face-%d", b);
                live_where(app, id[0], &x, &y[0]);
                live_where(app, id[1], &x, &y[1]);
                bool better = standing.score[a] > standing.score[b];
                pairs += better;
                if (better && y[0] >= y[1])
                    fail_msg("%s: seat %d stands no higher than seat %d", journal[i], a, b);
            }
        app_free(app);
    }
    assert_true(pairs > 10);
}

/* The title names nobody while coins are still on their way. */
static void nobody_is_named_before_the_coins_are_counted(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, help_replay("opponents-3-printed-full"));
    ui_set_motion(app->ui, false, 1);
    app_go(app, SCENE_SCORING, NULL, 0);
    stack_changes(app);
    int counting = 0, named = 0;
    for (uint32_t ms = 0, from = clock_ms(); ms < 10000 && !named; ms += 100) {
        Input later = {.kind = INPUT_NONE, .now = from + ms};
        app_dry(app, &later);
        char *shown = ui_inspect(app->ui);
        bool faces = strstr(shown, "\"face-0\"") != NULL;
        counting += faces && !strstr(shown, "Mira wins");
        named += strstr(shown, "Mira wins") != NULL;
        free(shown);
    }
    assert_true(counting > 10 && named);
    app_free(app);
}

/* A person who watched computers is offered the game again, not a game of their own. */
static void a_watched_game_can_be_watched_again(void **state)
{
    (void)state;
    App *app = scoring_of(help_replay("goblins-opponents-2"));
    live_press(app, SDLK_SPACE);
    assert_true(live_says(app, "Watch again"));
    assert_false(live_says(app, "Revenge"));
    live_click(app, "rematch");
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_true(live_has(app, "step-on")); /* at its first move */
    app_free(app);
}

/* How a tie was broken is said below the title; that it was not, the title says. */
static void a_tie_is_explained_where_it_was_broken(void **state)
{
    (void)state;
    static const struct {
        const char *journal;
        bool said;
    } end[] = {{"goblins-decided-victory", true}, {"goblins-shared-victory", false}};
    for (size_t i = 0; i < sizeof end / sizeof *end; i++) {
        char path[400];
        Match *m = NULL;
        (void)snprintf(path, sizeof path, "%s/replays/%s.journal", TEST_DIR, end[i].journal);
        assert_int_equal(journal_load(path, &m).code, 0);
        App *app = live_begin(1280, 800, 100);
        app_set_match(app, m);
        app_go(app, SCENE_SCORING, NULL, 0);
        live_settle(app);
        live_press(app, SDLK_SPACE);
        assert_int_equal(live_says(app, "Tied: "), end[i].said);
        app_free(app);
    }
}

/* A game of Mira against a computer, played to its end by chance. */
static Match *game_of_mira(uint64_t seed)
{
    Setup cfg = game_preset(game_by_id("horde"), 2);
    Rng luck = rng_seed(seed);
    cfg.seed = seed;
    cfg.player[1] = 1;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Mira");
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Skarn");
    Match *m = match_new(game_by_id("horde"), &cfg, NULL);
    help_play(m, &luck, 100000);
    assert_true(match_over(m));
    return m;
}

static App *end_of(const char *folder, int kept)
{
    App *app = live_begin(1280, 800, 100);
    for (int i = 0; i < kept; i++)
        help_put_away(folder, game_of_mira((uint64_t)(i + 1)), i ? "two" : "one");
    live_keep(app, folder);
    app_set_match(app, game_of_mira(1));
    settings_remember(app_settings(app), game_by_id("horde"), match_setup(app_match(app)));
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    return app;
}

/* Once, while it is the proposed one: after the first game that was finished here. Whatever is typed holds everywhere. */
static void the_name_is_asked_for_after_the_first_game(void **state)
{
    (void)state;
    char folder[64];
    help_folder(folder);
    App *app = end_of(folder, 1);
    assert_true(live_has(app, "own-name") && live_has(app, "rematch"));
    live_type(app, "Skarn");
    live_press(app, SDLK_RETURN);
    assert_true(live_has(app, "own-name")); /* somebody else at the table */
    for (int i = 0; i < 5; i++)
        live_press(app, SDLK_BACKSPACE);
    live_type(app, "Ada");
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_SCORING);
    assert_false(live_has(app, "own-name"));
    assert_string_equal(match_setup(app_match(app))->name[0], "Ada");
    assert_string_equal(settings_table(app_settings(app), game_by_id("horde"))->name[0], "Ada");
    app_free(app);
    help_remove(folder);
    help_folder(folder);
    app = end_of(folder, 1);
    live_press(app, SDLK_ESCAPE); /* leaves it, and not the scene */
    assert_int_equal(stack_top(app), SCENE_SCORING);
    assert_false(live_has(app, "own-name"));
    assert_string_equal(match_setup(app_match(app))->name[0], "Mira");
    app_free(app);
    help_remove(folder);
    help_folder(folder);
    app = end_of(folder, 1);
    live_press(app, SDLK_RETURN); /* the proposed name stands there, and may be kept */
    assert_false(live_has(app, "own-name"));
    assert_string_equal(match_setup(app_match(app))->name[0], "Mira");
    app_free(app);
    app = end_of(folder, 2);
    assert_false(live_has(app, "own-name"));
    app_free(app);
    help_remove(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_shared_stands_in_no_ones_column),
        cmocka_unit_test(nothing_left_is_told_where_nobody_has_points),
        cmocka_unit_test(wounds_and_dice_stand_below_their_player),
        cmocka_unit_test(the_end_is_shown_step_by_step),
        cmocka_unit_test(an_opponent_of_a_newer_version_is_the_highest_on_every_screen),
        cmocka_unit_test(a_watched_game_can_be_watched_again),
        cmocka_unit_test(a_tie_is_explained_where_it_was_broken),
        cmocka_unit_test(a_curve_of_a_clan_has_its_sign),
        cmocka_unit_test(the_chart_has_no_step_for_bonuses_that_nobody_has),
        cmocka_unit_test(headline_never_tells_a_margin_below_nothing),
        cmocka_unit_test(the_only_person_is_told_what_became_of_it),
        cmocka_unit_test(the_name_is_asked_for_after_the_first_game),
        cmocka_unit_test(coins_add_up_to_the_lines_of_the_sheet),
        cmocka_unit_test(a_lead_of_three_or_a_twentieth_is_close),
        cmocka_unit_test(somebody_has_a_word_for_every_end),
        cmocka_unit_test(every_table_shows_what_decided_it),
        cmocka_unit_test(nobody_is_named_before_the_coins_are_counted),
        cmocka_unit_test(moments_that_weigh_most_are_kept),
        cmocka_unit_test(last_one_standing_is_told_in_words),
        cmocka_unit_test(lines_of_the_axis_stand_apart),
        cmocka_unit_test(no_face_stands_above_a_better_one),
        cmocka_unit_test(names_are_moved_apart_as_little_as_can_be),
        cmocka_unit_test(chips_tell_how_everybody_stands),
        cmocka_unit_test(whoever_sits_here_hears_how_it_ended_for_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
