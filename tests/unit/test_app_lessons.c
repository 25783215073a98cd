/* SPDX-License-Identifier: MIT
 * Lessons on the screen: their strip, what is lit and what is accepted, for every step of every lesson. */
#include "help_screens.h"

#include "app/scenes/play_int.h"

/* Every step of every lesson and puzzle, done by "Skip this step" and "Go on": each says its sentence, and the last one
 * leads to the first game. */
static void walk(const char *game, int n, int w, int h, int text)
{
    App *app = nth_lesson_at(w, h, text, game, n, "");
    const Lesson *l = app_lesson(app, game_by_id(game), n);
    int steps = 0;
    assert_non_null(l);
    for (int i = 0; i < l->nscenes; i++)
        for (int k = 0; k < l->scene[i].nsteps; k++, steps++) {
            char say[SENTENCE_MAX];
            assert_true(lesson_words(l, person_name(0), l->scene[i].step[k].say, say, sizeof say));
            if (!live_says(app, say))
                fail_msg("%s %s/%s at %dx%d, %d %%: its sentence is not said", game, l->scene[i].id,
                         l->scene[i].step[k].id, w, h, text);
            assert_int_equal(live_has(app, "lesson-back"), steps > 0);
            live_click(app, live_has(app, "lesson-skip") ? "lesson-skip" : "lesson-on");
            for (int pass = 0; pass < 3; pass++)
                app_dry(app, NULL);
        }
    assert_true(live_has(app, "lesson-first-game"));
    char beyond[40];
    (void)snprintf(beyond, sizeof beyond, "%d of %d", steps + 1, steps);
    assert_false(live_says(app, beyond));
    for (int other = 0; other < LESSONS_OF_GAME; other++)
        assert_int_equal(settings_lesson(app_settings(app), l->game, other)->state,
                         other == n ? LESSON_DONE : LESSON_NEW);
    assert_null(app_match(app)); /* no game of the player's was touched */
    live_click(app, "lesson-first-game");
    assert_non_null(app_match(app));
    for (int seat = 0; seat < match_setup(app_match(app))->nseats; seat++)
        assert_int_equal(match_setup(app_match(app))->player[seat] == 0, seat == l->you);
    app_free(app);
}

static bool has_lesson(const char *game, int n)
{
    char path[600];
    (void)snprintf(path, sizeof path, "%s/assets/lessons/%s-%d.lesson", PROJECT_DIR, game, n + 1);
    return access(path, R_OK) == 0;
}

/* A game without that lesson: the Hall has no button that would begin it. */
static void offers_none(const Game *g, int n)
{
    char id[40];
    App *app = live_begin(1280, 800, 100);
    (void)snprintf(id, sizeof id, n ? "learn-%s-%d" : "learn-%s", g->id, n + 1);
    assert_null(app_lesson(app, g, n));
    app_go(app, SCENE_LESSONS, NULL, 0);
    live_settle(app);
    assert_false(live_has(app, id));
    app_go(app, SCENE_TITLE, NULL, 0);
    live_settle(app);
    assert_false(live_has(app, id));
    app_free(app);
}

static const struct {
    int w, h, text;
} sizes[] = {{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 200}};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void every_lesson_is_walked_through(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        for (int n = 0; n < LESSONS_OF_GAME; n++) {
            if (!has_lesson(game_list[i]->id, n)) {
                offers_none(game_list[i], n);
                continue;
            }
            for (int k = 0; k < SIZES; k++) /* every day one of the sizes, in turn */
                if (help_deep() || k == (i + n) % SIZES)
                    walk(game_list[i]->id, n, sizes[k].w, sizes[k].h, sizes[k].text);
        }
    }
}

static void a_step_back_and_leaving_lose_nothing(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "goblins", "clan/three");
    assert_true(live_says(app, "Most goblins in a line"));
    live_press(app, SDLK_b);
    app_dry(app, NULL);
    assert_true(live_says(app, "lay your Emerald ones there."));
    live_click(app, "lesson-skip");
    app_dry(app, NULL);
    live_press(app, SDLK_ESCAPE);
    assert_true(live_says(app, "Leave the lesson? It will wait where you left it."));
    live_press(app, SDLK_RETURN);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_learn(app, game_by_id("goblins"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "Most goblins in a line"));
    app_free(app);
}

/* R at a card that is barred: its rule, and below it what it means now. */
static void the_rule_of_a_refusal_says_what_it_means_now(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "round/dark");
    json_t *root = live_look(app), *item;
    char id[24] = "";
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *piece = json_string_value(json_object_get(item, "piece"));
        if (piece && strcmp(piece, "water-dragon") == 0)
            (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_RULES);
    assert_false(live_says(app, "Now: ")); /* nothing was refused */
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    live_click(app, id);
    live_press(app, SDLK_r);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_RULES);
    assert_true(live_says(app, "Now: Water Dragon clashes with the Fire Dragon"));
    app_free(app);
}

static void a_lesson_of_another_version_begins_its_scene_again(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "round/dark");
    LessonKept *kept = settings_lesson(app_settings(app), game_by_id("horde"), 0);
    (void)snprintf(kept->at, sizeof kept->at, "99|round|assign 5|pick fire-dragon");
    app_learn(app, game_by_id("horde"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "place any token on Fire"));
    (void)snprintf(kept->at, sizeof kept->at, "1|nowhere|pick nothing|||");
    app_learn(app, game_by_id("horde"), 0, false);
    live_settle(app);
    assert_true(live_says(app, "three Trolls each"));
    app_free(app);
}

/* "Now press the gold button" is true of what is wanted alone, and not of another card that was picked up. */
static void what_is_held_is_told_of_where_it_is_wanted(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "siege", "outsider/own");
    const Play *p = app->layer[app->nlayers - 1].data;
    char id[24] = "";
    for (int wanted = 0; wanted < 2; wanted++) {
        const State *table = stage_state(p->stage);
        for (PieceId piece = 0; piece < table->npieces; piece++) {
            DefId def = table->piece[piece].def;
            if (def == DEF_HIDDEN || strcmp(p->game->def[def].word, wanted ? "em01" : "em14") != 0)
                continue;
            (void)snprintf(id, sizeof id, "piece-%d", piece);
            if (live_has(app, id))
                break;
        }
        live_click(app, id);
        app_dry(app, NULL);
        assert_int_equal(live_says(app, "Now press the gold button to use it."), wanted);
        live_key(app, SDLK_ESCAPE, 0);
    }
    app_free(app);
}

static void another_move_is_shown_answered_and_taken_back(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "monstrous", "exactly/six");
    live_press(app, SDLK_h); /* points at the wanted move */
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_has(app, "move-end"));
    live_click(app, "move-end");
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    if (live_has(app, "move-end")) /* it is asked about once more */
        live_click(app, "move-end");
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, "Four dice unused, nothing scored."));
    assert_true(live_has(app, "lesson-on"));
    live_press(app, SDLK_RETURN);
    for (int i = 0; i < 3; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, "Wizard 2 and Rogue 4 make 6."));
    assert_true(live_has(app, "move-end"));
    app_free(app);
}

/* Passes as the program makes them by itself, at its own times, when nobody touches anything. */
static void wait_untouched(App *app)
{
    Input in = {.kind = INPUT_NONE, .now = clock_ms()};
    int ms = 0;
    for (int i = 0; i < 100000 && ms >= 0 && ms < 10000; i++) { /* later on she points at what is wanted */
        app_dry(app, &in);
        ms = ui_wake_ms(app->ui);
        in.now += ms > 8 ? (uint32_t)ms : 8;
    }
    assert_true(ms < 0 || ms >= 10000);
}

static App *at_normal_speed(const char *game, const char *step)
{
    App *app = lesson_at(1280, 800, 100, game, step);
    live_speed(app, SPEED_NORMAL);
    return app;
}

/* The innkeeper speaks, and the button is there, as soon as the last thing was told: nobody has to touch anything. */
static void the_lesson_goes_on_without_an_input(void **state)
{
    (void)state;
    static const char *const at[][2] = {{"last/careful", "Eighteen to fourteen."},
                                        {"dodge/ask", "clashes with all the rest"}};
    for (int i = 0; i < 2; i++) {
        App *app = at_normal_speed("horde", at[i][0]);
        live_click(app, "lesson-skip");
        Input in = {.kind = INPUT_NONE, .now = clock_ms()};
        for (int k = 0; k < 600; k++, in.now += 10) /* meanwhile it does not look as if nothing went on */
            app_dry(app, &in);
        char *line = ui_inspect(app->ui);
        assert_non_null(strstr(line, "Watch. Any key or click skips."));
        free(line);
        wait_untouched(app);
        assert_true(live_says(app, at[i][1]));
        assert_true(live_has(app, "lesson-on"));
        app_free(app);
    }
}

static json_t *piece_in(json_t *root, const char *piece, const char *place)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *word = json_string_value(json_object_get(item, "piece")),
                   *at = json_string_value(json_object_get(item, "place"));
        if (word && at && strcmp(word, piece) == 0 && strcmp(at, place) == 0)
            return item;
    }
    return NULL;
}

static bool lies(App *app, const char *piece, const char *place)
{
    json_t *root = live_look(app);
    bool found = piece_in(root, piece, place) != NULL;
    json_decref(root);
    return found;
}

/* The points of tokens at the portrait of that seat. */
static bool holds(App *app, int seat, const char *points)
{
    char id[24];
    (void)snprintf(id, sizeof id, "taken-%d", seat);
    json_t *root = live_look(app), *item = live_find(root, id);
    bool as_said = item && strcmp(json_string_value(json_object_get(item, "label")), points) == 0;
    json_decref(root);
    return as_said;
}

/* What a sentence is about lies on the table as long as it is said. */
static void the_evidence_stays_until_one_goes_on(void **state)
{
    (void)state;
    App *app = at_normal_speed("horde", "battle/take-troll");
    live_click(app, "lesson-skip");
    wait_untouched(app);
    assert_true(live_says(app, "Four Trolls beat three."));
    assert_true(lies(app, "sun-troll", "field-0") && holds(app, 0, "5"));
    live_click(app, "lesson-on");
    wait_untouched(app);
    live_click(app, "lesson-back"); /* and so it does when one comes back */
    wait_untouched(app);
    assert_true(live_says(app, "Four Trolls beat three."));
    assert_true(lies(app, "sun-troll", "field-0"));
    app_free(app);
    app = at_normal_speed("horde", "round/second-pick");
    live_click(app, "lesson-skip");
    wait_untouched(app);
    assert_true(live_says(app, "everyone else picks two"));
    assert_true(lies(app, "royal-troll", "front-2"));
    app_free(app);
    app = at_normal_speed("horde", "pays/ouch");
    live_click(app, "lesson-on");
    wait_untouched(app);
    assert_true(live_says(app, "Krall has the most Golems: minus three"));
    assert_true(lies(app, "royal-golem", "field-1") && holds(app, 1, "\u22123"));
    app_free(app);
}

/* A title stands over the table before the first sentence of the next scene. */
static void a_scene_says_how_much_later_it_is(void **state)
{
    (void)state;
    App *app = at_normal_speed("horde", "round/theirs");
    wait_untouched(app);
    live_click(app, "lesson-on");
    app_dry(app, NULL);
    assert_true(live_has(app, "lesson-title"));
    assert_true(live_says(app, "Some rounds later"));
    assert_false(live_says(app, "Golems are up"));
    live_press(app, SDLK_SPACE); /* any key */
    app_dry(app, NULL);
    assert_false(live_has(app, "lesson-title"));
    wait_untouched(app);
    assert_true(live_says(app, "Golems are up"));
    app_free(app);
}

/* The answer to another move is read as long as one likes. */
static void an_answer_stays_until_a_press(void **state)
{
    (void)state;
    App *app = at_normal_speed("monstrous", "exactly/six");
    live_press(app, SDLK_h);
    wait_untouched(app);
    for (int i = 0; i < 2 && live_has(app, "move-end"); i++) {
        live_click(app, "move-end");
        live_settle(app);
    }
    Input in = {.kind = INPUT_NONE, .now = clock_ms()};
    for (int i = 0; i < 30; i++) {
        in.now += 1000;
        app_dry(app, &in);
    }
    assert_true(live_says(app, "Four dice unused, nothing scored."));
    live_click(app, "lesson-on");
    live_settle(app);
    assert_true(live_says(app, "Wizard 2 and Rogue 4 make 6."));
    app_free(app);
}

/* Each button of the strip has its own place, whichever others are there. */
static void buttons_of_the_strip_stay_where_they_are(void **state)
{
    (void)state;
    static const char *const id[] = {"lesson-leave", "lesson-back", "lesson-skip", "lesson-on"};
    static const char *const at[] = {"battle/take-troll", "battle/four-three", "round/second-pick", "last/done"};
    float x[4] = {0};
    for (int i = 0; i < 4; i++) {
        App *app = lesson_at(1280, 800, 100, "horde", at[i]);
        for (int k = 0; k < 4; k++) {
            float here = 0, y;
            if (live_has(app, id[k]))
                live_where(app, id[k], &here, &y);
            if (here > 0 && x[k] > 0)
                assert_int_equal((int)here, (int)x[k]);
            x[k] = here > 0 ? here : x[k];
        }
        app_free(app);
    }
    for (int k = 1; k < 4; k++)
        assert_true(x[k] > x[k - 1] + 60); /* and no two share one */
}

/* What is lifted by a click still has to be laid down: she says how. */
static void what_is_in_the_hand_has_its_own_sentence(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "battle/take-troll");
    app_settings(app)->ask_all = true; /* a click lifts */
    json_t *root = live_look(app), *troll = piece_in(root, "forest-troll", "pool");
    char id[24] = "";
    assert_non_null(troll);
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(troll, "id")));
    json_decref(root);
    live_click(app, id);
    live_settle(app);
    assert_true(live_says(app, "lay it down with your picks"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_true(live_says(app, "three Trolls each"));
    app_free(app);
}

static int caps_of(App *app, const char *key)
{
    json_t *root = live_look(app), *item;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *its = json_string_value(json_object_get(item, "key"));
        n += its && strcmp(its, key) == 0;
    }
    json_decref(root);
    return n;
}

/* While something is held Esc puts it back, and that is all it is said to do; once more, and it is asked whether to leave. */
static void esc_pressed_once_too_often_leaves_no_lesson(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "horde", "battle/take-troll");
    app_settings(app)->ask_all = true; /* a click lifts */
    json_t *root = live_look(app), *troll = piece_in(root, "forest-troll", "pool");
    char id[24] = "";
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(troll, "id")));
    json_decref(root);
    assert_int_equal(caps_of(app, "Esc"), 1);
    live_click(app, id);
    live_settle(app);
    assert_true(live_has(app, "put-back"));
    assert_int_equal(caps_of(app, "Esc"), 1);
    for (int press = 0; press < 4; press++) { /* back, asked, stays, asked */
        live_press(app, SDLK_ESCAPE);
        live_settle(app);
        assert_int_equal(stack_top(app), SCENE_PLAY);
        assert_int_equal(live_says(app, "Leave the lesson?"), press % 2);
        assert_int_equal(caps_of(app, "Esc"), 1);
    }
    live_click(app, "lesson-stay");
    assert_true(live_says(app, "three Trolls each"));
    live_click(app, "lesson-leave"); /* whoever presses that has said so */
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* By keys the question whether to leave has the focus, and Tab keeps to its two answers. */
static void the_question_whether_to_leave_has_the_keys(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "monstrous", "exactly/six");
    live_press(app, SDLK_TAB);
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_true(live_says(app, "Leave the lesson?"));
    for (int tabs = 0; tabs < 3; tabs++) {
        assert_string_equal(ui_focused(app->ui), tabs % 2 ? "lesson-stay" : "lesson-on");
        live_press(app, SDLK_TAB);
        live_settle(app);
    }
    assert_string_equal(ui_focused(app->ui), "lesson-stay");
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_true(live_says(app, "Wizard 2 and Rogue 4"));
    assert_int_equal(strncmp(ui_focused(app->ui), "piece-", 6), 0);
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    live_press(app, SDLK_RETURN);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* By keys a step begins at what it lights, and of a set goes from one piece to the next: Enter alone does what is asked. */
static void the_keys_follow_the_light(void **state)
{
    (void)state;
    static const struct {
        const char *step;
        int keys;
        const char *then;
    } way[] = {{"turn/four", 5, "This button shows your chance"},
               {"turn/again", 3, "Cleric 8, the highest"},
               {"exactly/six", 3, "Which enemy is that?"},
               {"exactly/thirteen", 3, "Ten points each"},
               {"wound/eleven", 3, "Meet the Spider"}};
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        App *app = lesson_at(1280, 800, 100, "monstrous", way[i].step);
        live_press(app, SDLK_TAB);
        for (int n = 0; n < way[i].keys; n++) {
            live_settle(app);
            live_press(app, SDLK_RETURN);
        }
        live_settle(app);
        if (!live_says(app, way[i].then))
            fail_msg("%s is not done by Enter alone; the keys are on '%s'", way[i].step, ui_focused(app->ui));
        app_free(app);
    }
}

/* An ability that is taken by keys leads to a die other than that on whose card it lies, and with the next key is used. */
static void the_keys_go_from_an_ability_to_its_die(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "monstrous", "turn/ability");
    live_press(app, SDLK_TAB);
    live_settle(app);
    ui_focus(app->ui, "tool-raise");
    for (int key = 0; key < 2; key++) {
        live_settle(app);
        live_press(app, SDLK_RETURN);
    }
    live_settle(app);
    assert_true(live_says(app, "Druid 10 and Cleric 8"));
    app_free(app);
}

/* The lesson of dice shows the button of the chances, lit, before the first re-roll. */
static void the_chances_are_shown(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "monstrous", "turn/chances");
    assert_true(live_says(app, "This button shows your chance") && live_has(app, "chances"));
    app_free(app);
}

/* A target that is to be confirmed by a button far from it is told of that button. */
static void a_target_is_followed_by_its_button(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "goblins", "end/twelve");
    assert_true(live_says(app, "This button shows what each can do") && live_has(app, "twelve"));
    app_free(app);
    app = lesson_at(1280, 800, 100, "goblins", "end/hit");
    app_settings(app)->ask_all = true;
    json_t *root = live_look(app), *doubles = piece_in(root, "doubles-ruby", "c02");
    char id[24] = "";
    assert_non_null(doubles);
    (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(doubles, "id")));
    json_decref(root);
    assert_true(live_says(app, "Which one counts as two?"));
    live_click(app, id);
    live_settle(app);
    assert_true(live_says(app, "Now press the gold button"));
    root = live_look(app); /* what is said of it leaves the question readable */
    Rect tip = place_of(root, "kind", "tip"), prompt = place_of(root, "id", "prompt");
    assert_false(rect_is_empty(tip) || rect_is_empty(prompt));
    assert_false(rect_overlaps(tip, prompt));
    json_decref(root);
    app_free(app);
}

/* Where the first one ends, as long as the other is not learned. */
static void the_other_lesson_of_a_table_follows_the_first(void **state)
{
    (void)state;
    for (int known = 0; known < 2; known++) {
        App *app = lesson_at(1024, 640, 200, "siege", "outsider/done");
        settings_lesson(app_settings(app), game_by_id("siege"), 1)->state = known ? LESSON_DONE : LESSON_NEW;
        live_click(app, "lesson-on");
        app_dry(app, NULL);
        assert_int_equal(live_has(app, "lesson-next"), !known);
        assert_true(live_has(app, "lesson-hall"));
        if (!known) {
            live_click(app, "lesson-next");
            live_settle(app);
            live_settle(app);
            assert_true(live_says(app, "You lead the horde."));
        }
        app_free(app);
    }
}

/* A head of the back line looks over the corner of an outsider in lane 1: its armor is seen beside it. */
static void no_head_covers_the_armor_of_an_outsider(void **state)
{
    (void)state;
    static const int size[][3] = {{1280, 800, 100}, {1024, 640, 200}};
    for (int k = 0; k < 2; k++) {
        App *app = lesson_at(size[k][0], size[k][1], size[k][2], "siege", "outsider/needs");
        json_t *root = live_feel(app), *item;
        Rect marks = place_of(root, "kind", "marks");
        size_t i;
        int heads = 0;
        assert_false(rect_is_empty(marks));
        json_array_foreach(json_object_get(root, "items"), i, item)
        {
            const char *place = json_string_value(json_object_get(item, "place"));
            if (!place || strcmp(place, "back") != 0 || !json_object_get(item, "piece"))
                continue;
            heads++;
            assert_false(rect_overlaps(marks, place_of(root, "id", json_string_value(json_object_get(item, "id")))));
        }
        assert_int_equal(heads, 4);
        json_decref(root);
        app_free(app);
    }
}

/* The castle's ability gives an ally +2: without one it is not marked as ready. */
static void an_ability_that_would_change_nothing_does_not_glow(void **state)
{
    (void)state;
    App *app = lesson_at(1280, 800, 100, "siege", "lane/stop-it");
    assert_false(live_says(app, "ability ready"));
    app_free(app);
    app = lesson_at(1280, 800, 100, "siege", "outsider/hammer");
    assert_true(live_says(app, "ability ready"));
    app_free(app);
}

/* What a step lights has a whole frame, at an edge of the window too. */
static void frames_of_light_lie_in_the_window(void **state)
{
    (void)state;
    static const char *const step[] = {"door/door-hurt", "thieves/thieves", "lane/stop-it", "outsider/hammer"};
    for (int k = 0; k < 8; k++) {
        App *app = lesson_at(k & 1 ? 1024 : 1280, k & 1 ? 640 : 800, k & 1 ? 200 : 100, "siege", step[k / 2]);
        json_t *root = live_feel(app), *item;
        size_t i;
        int lit = 0;
        json_array_foreach(json_object_get(root, "items"), i, item)
        {
            const char *id = json_string_value(json_object_get(item, "id"));
            if (strncmp(id, "lit-", 4) != 0)
                continue;
            Rect r = place_of(root, "id", id);
            assert_true(r.x >= 1 && r.y >= 1 && r.x + r.w <= (k & 1 ? 1023 : 1279));
            lit++;
        }
        assert_true(lit > 0);
        json_decref(root);
        app_free(app);
    }
}

/* The end of a lesson is cheered, with large letters too, where the innkeeper's face has no room. */
static void the_end_of_a_lesson_is_cheered(void **state)
{
    (void)state;
    for (int large = 0; large < 2; large++) {
        App *app = lesson_at(large ? 1024 : 1280, large ? 640 : 800, large ? 200 : 100, "siege", "outsider/done");
        for (int i = 0; i < 6 && !live_has(app, "lesson-first-game"); i++) {
            live_press(app, SDLK_RETURN);
            live_settle(app);
        }
        assert_true(live_has(app, "lesson-first-game"));
        json_t *root = live_feel(app);
        Rect cheer = place_of(root, "id", "cheer");
        assert_true(cheer.h > 60 && cheer.y >= 0);
        json_decref(root);
        app_free(app);
    }
}

/* The card of that word. */
static json_t *with_word(json_t *root, const char *word)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *is = json_string_value(json_object_get(item, "piece"));
        if (is && strcmp(is, word) == 0)
            return item;
    }
    fail_msg("there is no '%s'", word);
    return NULL;
}

/* The large card stands clear of the innkeeper's strip and of the strap, and its words are no smaller than those of the
 * table. */
static void the_large_card_stands_above_the_strip(void **state)
{
    (void)state;
    static const int size[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}};
    for (int k = 0; k < 3; k++) {
        App *app = lesson_at(size[k][0], size[k][1], size[k][2], "siege", "outsider/needs");
        json_t *root = live_feel(app);
        char id[24] = "";
        (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(with_word(root, "ou1b"), "id")));
        json_decref(root);
        live_point(app, id, 0);
        live_press(app, SDLK_z);
        live_settle(app);
        root = live_feel(app);
        Rect close = place_of(root, "id", "close-zoom"), strip = place_of(root, "id", "lesson-say"),
             card = place_of(root, "id", "zoom"), menu = place_of(root, "id", "menu");
        assert_false(rect_is_empty(close) || rect_is_empty(strip) || rect_is_empty(card) || rect_is_empty(menu));
        assert_true(close.y + close.h < strip.y && card.y + card.h < close.y);
        assert_true(card.w >= 200 && card.x + card.w < menu.x);
        json_decref(root);
        app_free(app);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_ability_that_would_change_nothing_does_not_glow),
        cmocka_unit_test(frames_of_light_lie_in_the_window),
        cmocka_unit_test(the_end_of_a_lesson_is_cheered),
        cmocka_unit_test(the_large_card_stands_above_the_strip),
        cmocka_unit_test(no_head_covers_the_armor_of_an_outsider),
        cmocka_unit_test(every_lesson_is_walked_through),
        cmocka_unit_test(a_step_back_and_leaving_lose_nothing),
        cmocka_unit_test(the_rule_of_a_refusal_says_what_it_means_now),
        cmocka_unit_test(a_lesson_of_another_version_begins_its_scene_again),
        cmocka_unit_test(what_is_held_is_told_of_where_it_is_wanted),
        cmocka_unit_test(another_move_is_shown_answered_and_taken_back),
        cmocka_unit_test(the_lesson_goes_on_without_an_input),
        cmocka_unit_test(the_evidence_stays_until_one_goes_on),
        cmocka_unit_test(a_scene_says_how_much_later_it_is),
        cmocka_unit_test(an_answer_stays_until_a_press),
        cmocka_unit_test(buttons_of_the_strip_stay_where_they_are),
        cmocka_unit_test(what_is_in_the_hand_has_its_own_sentence),
        cmocka_unit_test(esc_pressed_once_too_often_leaves_no_lesson),
        cmocka_unit_test(the_question_whether_to_leave_has_the_keys),
        cmocka_unit_test(the_keys_follow_the_light),
        cmocka_unit_test(the_keys_go_from_an_ability_to_its_die),
        cmocka_unit_test(the_chances_are_shown),
        cmocka_unit_test(a_target_is_followed_by_its_button),
        cmocka_unit_test(the_other_lesson_of_a_table_follows_the_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
