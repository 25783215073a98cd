/* SPDX-License-Identifier: MIT
 * The gamepad: SDL's virtual joystick is pressed, its events take the way of every event to the program, and each
 * button does what the page of keys says of it. */
#include "help_app.h"

#include "app/scenes/gallery.h"
#include "app/scenes/play.h"
#include "base/buf.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/siege.h"
#include "ui/ui_int.h"

typedef struct {
    App *app;
    SDL_Joystick *joy;
    int index;
    int longest; /* walk with the shoulder */
} Desk;

/* All that has come since the last turn, as the main loop takes it. */
static void turn(App *app)
{
    SDL_Event e;
    for (int n = 0; n < 50 && pad_wait(app->pad, &e, 0); n++)
        app_handle(app, &e);
    app_dry(app, NULL);
}

static int shakes, strongest; /* of the motors, since they were set to 0 */

static int feel(void *unused, Uint16 deep, Uint16 light)
{
    (void)unused;
    int most = deep > light ? deep : light;
    shakes += most > 0;
    strongest = most > strongest ? most : strongest;
    return 0;
}

static Uint16 maker, model; /* of the pads that are plugged in: 0 as SDL has it */

static void plug(Desk *d, SDL_JoystickType type)
{
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .vendor_id = maker,
                                    .product_id = model,
                                    .type = (Uint16)type,
                                    .naxes = SDL_CONTROLLER_AXIS_MAX,
                                    .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                    .nhats = 1,
                                    .Rumble = feel};
    d->index = SDL_JoystickAttachVirtualEx(&desc);
    assert_true(d->index >= 0);
    d->joy = SDL_JoystickOpen(d->index);
    assert_non_null(d->joy);
}

/* The Hall, with a pad of our own on the desk. mapping: what its parts are, NULL when SDL knows. */
static Desk sit_with(SDL_JoystickType type, const char *mapping, int w, int h, int text)
{
    Desk d = {0};
    char line[400], guid[40];
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    while (SDL_NumJoysticks() > 0 && SDL_JoystickIsVirtual(0)) /* of a test that failed */
        (void)SDL_JoystickDetachVirtual(0);
    if (SDL_NumJoysticks() > 0) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
        print_message("A joystick is plugged in here, which the program would open instead of ours.\n");
        skip();
    }
    d.app = live_begin(w, h, text);
    plug(&d, type);
    SDL_JoystickGetGUIDString(SDL_JoystickGetGUID(d.joy), guid, sizeof guid);
    memset(guid + 4, '0', 4); /* the checksum of the name, with which SDL 2.26 does not find what it was told */
    (void)snprintf(line, sizeof line, "%s,%s", guid, mapping ? mapping : "");
    if (mapping)
        assert_int_equal(SDL_GameControllerAddMapping(line), 1);
    d.app->pad = pad_new();
    assert_true(pad_open(d.app->pad));
    app_go(d.app, SCENE_TITLE, NULL, 0);
    live_settle(d.app);
    turn(d.app);
    return d;
}

static Desk sit(SDL_JoystickType type, const char *mapping)
{
    return sit_with(type, mapping, 1280, 800, 100);
}

static void sit_at_table(Desk *d)
{
    d->app->settings.curtain = false;
    Setup cfg = game_preset(game_by_id("horde"), 2);
    cfg.seed = 7;
    cfg.takebacks = true; /* two persons: only so there are hints */
    app_set_match(d->app, match_new(game_by_id("horde"), &cfg, NULL));
    app_go(d->app, SCENE_PLAY, NULL, 0);
    live_settle(d->app);
}

static void stand_up(Desk *d)
{
    SDL_JoystickClose(d->joy);
    assert_int_equal(SDL_JoystickDetachVirtual(d->index), 0);
    app_free(d->app);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

static void press(Desk *d, SDL_GameControllerButton button)
{
    assert_int_equal(SDL_JoystickSetVirtualButton(d->joy, (int)button, SDL_PRESSED), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualButton(d->joy, (int)button, SDL_RELEASED), 0);
    turn(d->app);
}

/* Where the ring is: the middle of what it is around. */
static void ring(App *app, float at[2])
{
    json_t *root = live_look(app), *item = live_find(root, ui_focused(app->ui));
    assert_non_null(item);
    const json_t *r = json_object_get(item, "rect");
    for (size_t i = 0; i < 2; i++)
        at[i] =
            (float)json_integer_value(json_array_get(r, i)) + (float)json_integer_value(json_array_get(r, i + 2)) / 2;
    json_decref(root);
}

typedef enum { UP, DOWN, LEFT, RIGHT } Way;

/* Did the ring go that way? */
static bool went(const float from[2], const float to[2], Way way)
{
    float dx = to[0] - from[0], dy = to[1] - from[1];
    switch (way) {
    case UP:
        return dy < 0;
    case DOWN:
        return dy > 0;
    case LEFT:
        return dx < 0;
    case RIGHT:
        return dx > 0;
    }
    return false;
}

static void by_button(Desk *d, Way way)
{
    static const SDL_GameControllerButton button[] = {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                                                      SDL_CONTROLLER_BUTTON_DPAD_LEFT,
                                                      SDL_CONTROLLER_BUTTON_DPAD_RIGHT};
    press(d, button[way]);
}

static void by_axes(Desk *d, Way way)
{
    int axis = way == LEFT || way == RIGHT ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_LEFTY;
    Sint16 value = way == UP || way == LEFT ? SDL_JOYSTICK_AXIS_MIN : SDL_JOYSTICK_AXIS_MAX;
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, axis, value), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, axis, 0), 0);
    turn(d->app);
}

static void by_hat(Desk *d, Way way)
{
    static const Uint8 hat[] = {SDL_HAT_UP, SDL_HAT_DOWN, SDL_HAT_LEFT, SDL_HAT_RIGHT};
    assert_int_equal(SDL_JoystickSetVirtualHat(d->joy, 0, hat[way]), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualHat(d->joy, 0, SDL_HAT_CENTERED), 0);
    turn(d->app);
}

/* All four ways over the buttons of the Hall, from one with others on all sides: right and left again, down and up again. */
static void walk(Desk *d, void (*by)(Desk *, Way))
{
    static const Way ways[] = {RIGHT, LEFT, DOWN, UP};
    float from[2], to[2];
    live_press(d->app, SDLK_TAB);
    ui_focus(d->app->ui, "table-monstrous");
    app_dry(d->app, NULL);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        ring(d->app, from);
        by(d, ways[i]);
        ring(d->app, to);
        if (!went(from, to, ways[i]))
            fail_msg("way %d went from %.0f %.0f to %.0f %.0f", (int)ways[i], (double)from[0], (double)from[1],
                     (double)to[0], (double)to[1]);
    }
}

static void the_directions_walk_whatever_they_are_made_of(void **st)
{
    (void)st;
    static const char buttons[] = "Test,a:b0,b:b1,";
    char line[200];
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    walk(&d, by_button);
    stand_up(&d);
    d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL); /* the left stick */
    walk(&d, by_axes);
    stand_up(&d);
    (void)snprintf(line, sizeof line, "%s%s", buttons, "dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,");
    d = sit(SDL_JOYSTICK_TYPE_ARCADE_STICK, line);
    walk(&d, by_hat);
    stand_up(&d);
    (void)snprintf(line, sizeof line, "%s%s", buttons, "dpup:-a1,dpdown:+a1,dpleft:-a0,dpright:+a0,");
    d = sit(SDL_JOYSTICK_TYPE_ARCADE_PAD, line);
    walk(&d, by_axes);
    stand_up(&d);
}

static void shoulders_go_to_the_next_thing_and_back(void **st)
{
    (void)st;
    char first[64], second[64];
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    (void)snprintf(first, sizeof first, "%s", ui_focused(d.app->ui));
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    (void)snprintf(second, sizeof second, "%s", ui_focused(d.app->ui));
    assert_string_not_equal(first, "");
    assert_string_not_equal(second, first);
    press(&d, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_string_equal(ui_focused(d.app->ui), first);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_string_equal(ui_focused(d.app->ui), second);
    stand_up(&d);
}

static void a_chooses_and_back_takes_it_back(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    uint32_t before = match_serial(app_match(d.app)), after = before;
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER); /* the first thing that can be done */
    for (int i = 0; i < 3 && after == before; i++) {
        press(&d, SDL_CONTROLLER_BUTTON_A);
        after = match_serial(app_match(d.app));
    }
    assert_true(after > before);
    press(&d, SDL_CONTROLLER_BUTTON_BACK);
    assert_int_equal(match_serial(app_match(d.app)), before);
    stand_up(&d);
}

static void b_and_start_open_the_menu_and_b_leaves_it(void **st)
{
    (void)st;
    static const SDL_GameControllerButton opens[] = {SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_START};
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    for (size_t i = 0; i < sizeof opens / sizeof opens[0]; i++) {
        press(&d, opens[i]);
        assert_int_equal(stack_top(d.app), SCENE_PAUSE);
        press(&d, SDL_CONTROLLER_BUTTON_B);
        assert_int_equal(stack_top(d.app), SCENE_PLAY);
    }
    stand_up(&d);
}

static void x_gives_a_hint(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    assert_false(live_has(d.app, "hint-close"));
    press(&d, SDL_CONTROLLER_BUTTON_X);
    assert_true(live_has(d.app, "hint-close"));
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_false(live_has(d.app, "hint-close"));
    assert_int_equal(stack_top(d.app), SCENE_PLAY);
    stand_up(&d);
}

static const char *text_of(const json_t *item, const char *key)
{
    const char *word = json_string_value(json_object_get(item, key));
    return word ? word : "";
}

/* What --inspect says, without the number of inputs, and without what differs between keys and pad: caps and their room. */
static char *said(App *app)
{
    json_t *root = live_look(app), *item;
    size_t i;
    (void)json_object_del(root, "inputs");
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        (void)json_object_del(item, "pad");
        (void)json_object_del(item, "rect");
    }
    char *text = json_dumps(root, JSON_SORT_KEYS);
    json_decref(root);
    return text;
}

static bool same(App *app, const char *before)
{
    char *now = said(app);
    bool yes = strcmp(now, before) == 0;
    free(now);
    return yes;
}

/* The same, as soon as the rail of the table has nothing left to show of what was pointed at. */
static bool same_again(App *app, const char *before)
{
    for (int i = 0; i < 500 && !same(app, before); i++)
        SDL_Delay(10);
    return same(app, before);
}

/* What stands on the screen, without its words: they name keys or buttons. */
static char *there(App *app)
{
    Buf all = {0};
    json_t *root = live_look(app), *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        buf_printf(&all, "%s ", text_of(item, "id"));
    }
    json_decref(root);
    return all.text;
}

static void y_shows_the_large_card(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    char *before = said(d.app);
    press(&d, SDL_CONTROLLER_BUTTON_Y);
    assert_false(same(d.app, before));
    char *by_pad = there(d.app);
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_true(same_again(d.app, before));
    live_press(d.app, SDLK_z);
    char *by_key = there(d.app);
    assert_string_equal(by_key, by_pad);
    free(before);
    free(by_key);
    free(by_pad);
    stand_up(&d);
}

static void other_buttons_do_nothing(void **st)
{
    (void)st;
    static const SDL_GameControllerButton idle[] = {SDL_CONTROLLER_BUTTON_GUIDE, SDL_CONTROLLER_BUTTON_LEFTSTICK,
                                                    SDL_CONTROLLER_BUTTON_RIGHTSTICK};
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    char *before = said(d.app);
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++) {
        press(&d, idle[i]);
        assert_true(same(d.app, before));
    }
    for (int axis = SDL_CONTROLLER_AXIS_RIGHTX; axis < SDL_CONTROLLER_AXIS_MAX; axis++) {
        assert_int_equal(SDL_JoystickSetVirtualAxis(d.joy, axis, SDL_JOYSTICK_AXIS_MAX), 0);
        turn(d.app);
        assert_int_equal(SDL_JoystickSetVirtualAxis(d.joy, axis, 0), 0);
        turn(d.app);
        assert_true(same(d.app, before));
    }
    free(before);
    stand_up(&d);
}

static void a_pad_may_be_pulled_out_and_put_in_again(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    SDL_JoystickClose(d.joy);
    assert_int_equal(SDL_JoystickDetachVirtual(d.index), 0);
    turn(d.app);
    assert_false(pad_open(d.app->pad));
    plug(&d, SDL_JOYSTICK_TYPE_GAMECONTROLLER);
    turn(d.app);
    assert_true(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(stack_top(d.app), SCENE_PAUSE);
    stand_up(&d);
}

/* A pad on the sofa must not play while another window has the keys. */
static void without_the_keys_of_the_window_no_pad_is_kept_open(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    SDL_Event e = {.type = SDL_WINDOWEVENT};
    e.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    app_handle(d.app, &e);
    assert_false(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(stack_top(d.app), SCENE_PLAY);
    e.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    app_handle(d.app, &e);
    assert_true(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(stack_top(d.app), SCENE_PAUSE);
    stand_up(&d);
}

/* ---- a whole game ------------------------------------------------------------------------------------------------ */

enum { IDS = 64, STEPS_MOST = 120, FIRST_CHOICES = 24 };
typedef struct {
    char id[IDS][48];
    int n;
} Ids;

static bool is_in_state(const json_t *item, const char *word)
{
    size_t i;
    json_t *s;
    json_array_foreach(json_object_get(item, "state"), i, s) if (strcmp(json_string_value(s), word) == 0) return true;
    return false;
}

/* Everything on the screen that begins so, can be done, and is offered to the keys: what somebody with a pad sees. can: what
 * is noted of it, NULL: whatever it is. */
static Ids offered(App *app, const char *prefix, const char *can)
{
    Ids out = {.n = 0};
    json_t *root = live_feel(app), *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *id = text_of(item, "id");
        bool fits = strncmp(id, prefix, strlen(prefix)) == 0 && (!can || strcmp(text_of(item, "can"), can) == 0);
        if (fits && is_in_state(item, "keys") && !is_in_state(item, "off") && out.n < IDS)
            (void)snprintf(out.id[out.n++], sizeof out.id[0], "%s", id);
    }
    json_decref(root);
    return out;
}

/* Right shoulder until the ring is there. */
static void walk_to(Desk *d, const char *id)
{
    int n = 0;
    for (; n < STEPS_MOST && strcmp(ui_focused(d->app->ui), id) != 0; n++)
        press(d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    if (strcmp(ui_focused(d->app->ui), id) != 0)
        fail_msg("the ring does not come to %s; it is on '%s'", id, ui_focused(d->app->ui));
    d->longest = n > d->longest ? n : d->longest;
}

static void choose_by_pad(Desk *d, const char *id)
{
    walk_to(d, id);
    d->app->ui->pressed.key = 0; /* a hand takes its time: this is no button pressed twice */
    press(d, SDL_CONTROLLER_BUTTON_A);
}

static const char *one_of(Rng *r, const Ids *ids)
{
    return ids->id[rng_below(r, (uint32_t)ids->n)];
}

/* Something is lifted: it goes to a place or a piece that is lit for it, or is put back with B where nothing is. */
static void lay_down(Desk *d, Rng *r)
{
    Ids places = offered(d->app, "place-", "target"), pieces = offered(d->app, "piece-", "target");
    Ids answers = offered(d->app, "move-", NULL);
    bool asks = answers.n > 0 && (places.n + pieces.n == 0 || rng_below(r, 3) == 0); /* it may be asked once more */
    if (!asks && places.n + pieces.n > 0)
        choose_by_pad(d, one_of(r, places.n > 0 && (pieces.n == 0 || rng_below(r, 2)) ? &places : &pieces));
    else if (asks)
        choose_by_pad(d, one_of(r, &answers));
    else
        press(d, SDL_CONTROLLER_BUTTON_B);
}

static Ids of_the_hand(App *app, const Ids *lit)
{
    Ids out = {.n = 0};
    json_t *root = live_feel(app);
    for (int i = 0; i < lit->n; i++)
        if (strncmp(text_of(live_find(root, lit->id[i]), "place"), "hand", 4) == 0)
            (void)snprintf(out.id[out.n++], sizeof out.id[0], "%s", lit->id[i]);
    json_decref(root);
    return out;
}

/* A card of the hand if one is lit, an answer of the question, now and then something else that is lit. */
static void act(Desk *d, Rng *r)
{
    Ids lit = offered(d->app, "piece-", "lift"), places = offered(d->app, "place-", "target");
    Ids answers = offered(d->app, "move-", NULL), hand = of_the_hand(d->app, &lit);
    bool may_wait = answers.n > 0 && rng_below(r, 4) > 0;
    if (live_has(d->app, "pause-on")) /* the story waits at a chapter of the end */
        choose_by_pad(d, "pause-on");
    else if (live_has(d->app, "put-back"))
        lay_down(d, r);
    else if (places.n > 0 && lit.n == 0)
        choose_by_pad(d, one_of(r, &places));
    else if (hand.n > 0 && (answers.n == 0 || rng_below(r, 5) > 0))
        choose_by_pad(d, one_of(r, &hand));
    else if (may_wait || lit.n == 0)
        answers.n > 0 ? choose_by_pad(d, one_of(r, &answers)) : press(d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    else
        choose_by_pad(d, one_of(r, &lit));
}

/* How many moves there were that begin with that word. */
static int moves_of(const Match *m, const char *begin)
{
    int n = 0;
    for (uint32_t i = 0; i < match_serial(m); i++) {
        char word[WORD_MAX];
        move_text(match_game(m), match_truth_at(m, i), match_move(m, i), word);
        n += strncmp(word, begin, strlen(begin)) == 0;
    }
    return n;
}

/* A game that is about to begin, of persons who sit at one pad. */
static Desk deal_for_pad(const Game *g, int seats, unsigned seed, int w, int h, int text)
{
    Desk d = sit_with(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL, w, h, text);
    d.app->settings.curtain = false;
    Setup cfg = game_preset(g, seats);
    cfg.seed = seed;
    app_set_match(d.app, match_new(g, &cfg, NULL));
    app_go(d.app, SCENE_PLAY, NULL, 0);
    live_settle(d.app);
    return d;
}

/* Returns how many choices were made: so many, or those to the scoring. */
static int play_by_pad(Desk *d, unsigned luck, int most)
{
    Rng r = rng_seed(luck);
    int choices = 0;
    for (; stack_top(d->app) != SCENE_SCORING && choices < most; choices++)
        if (stack_top(d->app) == SCENE_PLAY)
            act(d, &r);
        else
            press(d, SDL_CONTROLLER_BUTTON_B);
    return choices;
}

/* From the first question to the scoring and back to the Hall. Returns how many cards of Siege were played. */
static int whole_game(const Game *g, int seats, unsigned luck, int w, int h, int text)
{
    Desk d = deal_for_pad(g, seats, 2, w, h, text);
    int choices = play_by_pad(&d, luck, 3000);
    const Match *m = app_match(d.app);
    int played = moves_of(m, "play ");
    print_message("%s, %d seats: %d choices, the longest walk %d presses, round %d, %d cards played\n", g->id, seats,
                  choices, d.longest, match_truth(m)->round, played);
    assert_int_equal(stack_top(d.app), SCENE_SCORING);
    assert_true(match_over(m));
    choose_by_pad(&d, "hall");
    assert_int_equal(stack_top(d.app), SCENE_TITLE);
    stand_up(&d);
    return played;
}

/* Whatever is lit can be reached with the shoulder and chosen with A, cards are laid into lanes, questions are answered.
 * Which games these become depends on nothing but their two seeds. */
static void whole_games_of_siege_are_played_by_pad_alone(void **st)
{
    (void)st;
    assert_true(whole_game(&siege_game, 1, 1, 1280, 800, 100) >= 3);
    if (help_deep()) /* two persons at one screen, with large text on a small one */
        assert_true(whole_game(&siege_game, 2, 1, 1024, 640, 200) >= 3);
}

/* Every day their first choices, more than enough for each kind of question. */
static void games_of_the_other_tables_are_played_by_pad_alone(void **st)
{
    (void)st;
    static const char *const others[] = {"horde", "goblins", "monstrous"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        const Game *g = game_by_id(others[i]);
        if (help_deep()) {
            (void)whole_game(g, 2, 1, 1280, 800, 100);
            continue;
        }
        Desk d = deal_for_pad(g, 2, 2, 1280, 800, 100);
        assert_int_equal(play_by_pad(&d, 1, FIRST_CHOICES), FIRST_CHOICES);
        assert_true(match_serial(app_match(d.app)) >= FIRST_CHOICES / 4);
        stand_up(&d);
    }
}

static void card_shown(App *app, char out[128])
{
    json_t *root = live_look(app), *item = live_find(root, "card-face");
    assert_non_null(item);
    (void)snprintf(out, 128, "%s", text_of(item, "label"));
    json_decref(root);
}

/* Through the Hall into the gallery, a card in the hand, and out again; then the menus that stand beside it. */
static void gallery_and_menus_are_walked_by_pad_alone(void **st)
{
    (void)st;
    static const struct {
        const char *door;
        SceneId scene;
    } doors[] = {{"chronicle", SCENE_CHRONICLE},
                 {"lessons", SCENE_LESSONS},
                 {"rules", SCENE_RULES},
                 {"settings", SCENE_SETTINGS}};
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    *settings_played(app_settings(d.app), game_list[0]) = PLAYED_TO_THE_END; /* there is no chronicle before */
    choose_by_pad(&d, "gallery");
    assert_int_equal(stack_top(d.app), SCENE_GALLERY);
    Ids cards = offered(d.app, "card-", NULL);
    assert_true(cards.n > 2);
    choose_by_pad(&d, cards.id[1]);
    assert_int_equal(stack_top(d.app), SCENE_CARD);
    char first[128], second[128];
    card_shown(d.app, first);
    choose_by_pad(&d, "after");
    card_shown(d.app, second);
    assert_string_not_equal(first, second);
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(stack_top(d.app), SCENE_GALLERY);
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(stack_top(d.app), SCENE_TITLE);
    for (size_t i = 0; i < sizeof doors / sizeof doors[0]; i++) {
        choose_by_pad(&d, doors[i].door);
        assert_ptr_equal(stack_top(d.app), doors[i].scene);
        press(&d, SDL_CONTROLLER_BUTTON_B);
        assert_int_equal(stack_top(d.app), SCENE_TITLE);
    }
    choose_by_pad(&d, "settings");
    choose_by_pad(&d, "credits");
    assert_int_equal(stack_top(d.app), SCENE_CREDITS);
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(stack_top(d.app), SCENE_SETTINGS);
    stand_up(&d);
}

/* From the Hall over the set-up to the first question. */
static void a_game_of_siege_is_set_up_by_pad_alone(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    walk_to(&d, "table-siege");
    press(&d, SDL_CONTROLLER_BUTTON_Y);
    assert_int_equal(stack_top(d.app), SCENE_SETUP);
    choose_by_pad(&d, "join"); /* a second defender, whose chair opens */
    press(&d, SDL_CONTROLLER_BUTTON_B);
    choose_by_pad(&d, "castle");
    choose_by_pad(&d, "castle/3");
    choose_by_pad(&d, "outsider/2");
    choose_by_pad(&d, "deal");
    const Match *m = app_match(d.app);
    assert_non_null(m);
    assert_int_equal(match_truth(m)->nseats, 2);
    const State *s = match_truth(m);
    PieceId castle = table_first(s, PLACE_CASTLE);
    assert_string_equal(match_game(m)->def[s->piece[castle].def].name, "Lantern Steps");
    stand_up(&d);
}

/* What is heard of dice and blows is felt in the hand, a blow more than a die; cards are not; and it can be turned off. */
static void dice_and_blows_are_felt(void **unused)
{
    (void)unused;
    static const char *const word[] = {"dice-tap", "dice-knock", "hit", "card-lay"};
    for (int on = 1; on >= 0; on--) {
        Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
        int felt[4];
        d.app->settings.rumble = on;
        for (int i = 0; i < 4; i++) {
            shakes = strongest = 0;
            ui_sound(d.app->ui, word[i]);
            app_hear_pass(d.app);
            felt[i] = strongest;
        }
        assert_int_equal(felt[3], 0);
        assert_int_equal(felt[0] > 0, on);
        assert_true(!on || (felt[0] < felt[1] && felt[1] < felt[2]));
        assert_true(on || felt[0] + felt[1] + felt[2] == 0);
        stand_up(&d);
    }
}

/* The button on the cap of something, as --inspect says it; "": a key is on it. */
static void cap(App *app, const char *id, char out[64])
{
    json_t *root = live_look(app), *item = live_find(root, id);
    if (!item)
        fail_msg("there is no '%s'", id);
    (void)snprintf(out, 64, "%s", text_of(item, "pad"));
    json_decref(root);
}

static void caps_show_the_buttons_of_the_pad_in_use(void **st)
{
    (void)st;
    static const struct {
        Uint16 maker, model;
        PadMake make;
        const char *hint; /* the one beside the lowest */
    } pads[] = {{0, 0, PAD_PLAIN, "left button"},
                {0x045E, 0x028E, PAD_XBOX, "X"},
                {0x054C, 0x09CC, PAD_PLAYSTATION, "Square"},
                {0x057E, 0x2009, PAD_NINTENDO, "X"}};
    for (size_t i = 0; i < sizeof pads / sizeof pads[0]; i++) {
        char on[64];
        maker = pads[i].maker;
        model = pads[i].model;
        Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
        sit_at_table(&d);
        assert_int_equal(pad_make(d.app->pad), pads[i].make);
        cap(d.app, "hint", on);
        assert_string_equal(on, ""); /* nobody has touched it yet */
        press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
        cap(d.app, "hint", on);
        assert_string_equal(on, pads[i].hint);
        live_press(d.app, SDLK_TAB); /* by hand again */
        cap(d.app, "hint", on);
        assert_string_equal(on, "");
        stand_up(&d);
    }
    maker = model = 0;
}

static void the_stick_counts_as_the_pad(void **st)
{
    (void)st;
    char on[64];
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    by_axes(&d, RIGHT);
    cap(d.app, "hint", on);
    assert_string_not_equal(on, "");
    live_point(d.app, "hint", 0);
    cap(d.app, "hint", on);
    assert_string_equal(on, "");
    stand_up(&d);
}

static void another_button_is_pressed_for_it(void **st)
{
    (void)st;
    Desk d = sit_with(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL, 1600, 2400, 100); /* the whole page */
    KeySet *set = &d.app->settings.keys;
    SettingsArg arg = {.keys = true};
    app_go(d.app, SCENE_SETTINGS, &arg, sizeof arg);
    live_settle(d.app);
    live_click(d.app, "pad-log");
    press(&d, SDL_CONTROLLER_BUTTON_DPAD_UP); /* always moves */
    assert_true(live_has(d.app, "key-leave"));
    assert_false(keys_changed(set));
    press(&d, SDL_CONTROLLER_BUTTON_X); /* the hint's */
    assert_true(live_says(d.app, "left button is already used for: hint (At the table)."));
    press(&d, SDL_CONTROLLER_BUTTON_B); /* leaves it */
    assert_false(keys_changed(set));
    live_click(d.app, "pad-log");
    press(&d, SDL_CONTROLLER_BUTTON_X);
    press(&d, SDL_CONTROLLER_BUTTON_A); /* swaps */
    assert_int_equal(keys_button(set, keys_by_word("log")), SDL_CONTROLLER_BUTTON_X);
    assert_int_equal(keys_button(set, keys_by_word("hint")), PAD_NONE);
    live_click(d.app, "pad-hint");
    press(&d, SDL_CONTROLLER_BUTTON_LEFTSTICK);
    assert_false(live_has(d.app, "key-leave"));
    live_click(d.app, "pad-undo");
    live_click(d.app, "key-none");
    assert_int_equal(keys_button(set, keys_by_word("undo")), PAD_NONE);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_X);
    assert_false(live_has(d.app, "hint-close"));
    press(&d, SDL_CONTROLLER_BUTTON_LEFTSTICK);
    assert_true(live_has(d.app, "hint-close"));
    stand_up(&d);
}

static void pull(Desk *d, SDL_GameControllerAxis axis)
{
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, (int)axis, SDL_JOYSTICK_AXIS_MAX), 0);
    turn(d->app);
    turn(d->app); /* held: that is one press */
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, (int)axis, SDL_JOYSTICK_AXIS_MIN), 0);
    turn(d->app);
}

/* A trigger is an axis of the pad; half way it is pressed. */
static void triggers_are_buttons_too(void **st)
{
    (void)st;
    char on[64];
    maker = 0x045E;
    model = 0x028E;
    Desk d = sit_with(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL, 1600, 2400, 100);
    maker = model = 0;
    KeySet *set = &d.app->settings.keys;
    SettingsArg arg = {.keys = true};
    app_go(d.app, SCENE_SETTINGS, &arg, sizeof arg);
    live_settle(d.app);
    live_click(d.app, "pad-hint");
    pull(&d, SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    assert_true(live_says(d.app, "RT is already used for: scroll down (Everywhere)."));
    press(&d, SDL_CONTROLLER_BUTTON_A); /* swaps */
    assert_int_equal(keys_button(set, keys_by_word("hint")), PAD_RIGHT_TRIGGER);
    assert_int_equal(keys_button(set, keys_by_word("page-down")), SDL_CONTROLLER_BUTTON_X);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    cap(d.app, "hint", on);
    assert_string_equal(on, "RT");
    assert_false(live_has(d.app, "hint-close"));
    pull(&d, SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    assert_true(live_has(d.app, "hint-close"));
    stand_up(&d);
}

static void what_scrolls_follows_the_triggers(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    SettingsArg arg = {.keys = true};
    app_go(d.app, SCENE_SETTINGS, &arg, sizeof arg);
    live_settle(d.app);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    char *top = said(d.app);
    pull(&d, SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    live_settle(d.app);
    assert_false(same(d.app, top));
    stand_up(&d);
    free(top);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_directions_walk_whatever_they_are_made_of),
        cmocka_unit_test(shoulders_go_to_the_next_thing_and_back),
        cmocka_unit_test(a_chooses_and_back_takes_it_back),
        cmocka_unit_test(b_and_start_open_the_menu_and_b_leaves_it),
        cmocka_unit_test(x_gives_a_hint),
        cmocka_unit_test(y_shows_the_large_card),
        cmocka_unit_test(other_buttons_do_nothing),
        cmocka_unit_test(caps_show_the_buttons_of_the_pad_in_use),
        cmocka_unit_test(the_stick_counts_as_the_pad),
        cmocka_unit_test(another_button_is_pressed_for_it),
        cmocka_unit_test(triggers_are_buttons_too),
        cmocka_unit_test(what_scrolls_follows_the_triggers),
        cmocka_unit_test(dice_and_blows_are_felt),
        cmocka_unit_test(gallery_and_menus_are_walked_by_pad_alone),
        cmocka_unit_test(a_game_of_siege_is_set_up_by_pad_alone),
        cmocka_unit_test(whole_games_of_siege_are_played_by_pad_alone),
        cmocka_unit_test(games_of_the_other_tables_are_played_by_pad_alone),
        cmocka_unit_test(a_pad_may_be_pulled_out_and_put_in_again),
        cmocka_unit_test(without_the_keys_of_the_window_no_pad_is_kept_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
