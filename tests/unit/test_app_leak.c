/* SPDX-License-Identifier: MIT
 * Nothing on the screen depends on what the eyes before it may not know. The real program, without a display, is shown
 * two tables that those eyes cannot tell apart and gets the same hand; what --inspect says, and every pixel, must be
 * the same: at the table, behind and before the curtain, in a replay of one side, at the scoring. Every game that has
 * a board, or the one that is named:  test_app_leak [GAME].  test_leak.c does the same for all that is not the screen. */
#include "help_siege.h"
#include "twins.h"

#include <jansson.h>

#include "app/app_int.h"
#include "app/scenes/list.h"
#include "app/scenes/play_int.h"
#include "base/file.h"
#include "base/hash.h"
#include "boards/boards.h"

enum { W = 1280, H = 800, STEP_MS = 35, SCREENS = 36, PASSES = 180, CURTAINS = 3, MOST = 60 };

static const char *only; /* the game that is asked for, or NULL: all */

static bool is_shown(const Game *g)
{
    return board_by_game(g->id) && (!only || strcmp(g->id, only) == 0);
}

/* Whether game k is still played: at least some, and on until the tests have seen enough to mean something. */
static bool is_too_few(int k, int some, bool wanting)
{
    return k < help_games(some, 8 * some) || (wanting && k < MOST);
}

typedef struct {
    App *app;
    uint32_t now;
    Buf said; /* all that --inspect would have said, a line each pass */
} Screen;

static App *new_app(void)
{
    char err[300];
    Launch l = {.replay_at = -1, .w = W, .h = H, .has_speed = true, .speed = SPEED_NORMAL, .screenshot = "none.png"};
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    return app;
}

static void pass(Screen *s, Input in)
{
    s->now += STEP_MS;
    in.now = s->now;
    app_dry(s->app, &in);
    char *line = ui_inspect(s->app->ui), *inputs = strstr(line, "\"inputs\":");
    assert_non_null(inputs); /* they are left out: one program shows both tables, one after the other, and counts on */
    *inputs = '\0';
    buf_add(&s->said, line);
    buf_add(&s->said, strchr(inputs + 1, ','));
    buf_add(&s->said, "\n");
    free(line);
}

static void rest(Screen *s, int passes)
{
    for (int i = 0; i < passes; i++)
        pass(s, (Input){0});
}

static void key(Screen *s, SDL_Keycode k)
{
    pass(s, (Input){.kind = INPUT_KEY, .key = k});
    pass(s, (Input){0});
}

/* Shows a copy of the match in the scene, with nothing left of what stood there before. */
static void show(Screen *s, const Match *m, SceneId scene, const PlayArg *arg)
{
    s->now = 100000;
    for (int i = 0; i < SETTINGS_GAMES; i++) /* a tip is given once */
        s->app->settings.lesson[i][0].told[0] = '\0';
    app_go(s->app, SCENE_TITLE, NULL, 0);
    stack_changes(s->app);
    app_dry(s->app, &(Input){.kind = INPUT_MOVE, .x = -1, .y = -1, .now = s->now});
    app_set_match(s->app, match_at(m, match_serial(m)));
    app_go(s->app, scene, arg, arg ? sizeof *arg : 0);
    stack_changes(s->app);
    pass(s, (Input){0});
    pass(s, (Input){0});
}

/* The pixels of the frame as one number: red, green and blue, the fourth byte is nobody's. */
static uint64_t painted(Screen *s)
{
    app_draw(s->app);
    const SDL_Surface *p = window_surface(s->app->window);
    uint64_t h = 0;
    uint32_t line[W];
    assert_int_equal(p->w, W);
    for (int y = 0; y < p->h; y++) {
        memcpy(line, (const char *)p->pixels + y * p->pitch, sizeof line);
        for (int x = 0; x < W; x++)
            line[x] &= 0xFFFFFF;
        h = hash_bytes(line, sizeof line, h);
    }
    return h;
}

/* The first line in which they differ, short, for the one who has to find the leak. */
static void need_same(const char *where, const char *x, const char *y)
{
    if (strcmp(x, y) == 0)
        return;
    size_t at = 0, line = 0;
    while (x[at] && x[at] == y[at])
        line += x[at++] == '\n';
    at = at > 120 ? at - 120 : 0;
    fail_msg("%s, pass %zu: one table says\n  %.400s\nand the other\n  %.400s", where, line, x + at, y + at);
}

/* ---- still pictures ------------------------------------------------------------------------------------------------ */

typedef struct {
    long shown, differing, drawn;
} Tally;

static void same_picture(Screen *s, const Twins *t, SceneId scene, const PlayArg *arg, bool draw, Tally *tally)
{
    Buf first = {0};
    s->app->still = true; /* opponents do not begin to think */
    show(s, t->a, scene, arg);
    uint64_t pixels = draw ? painted(s) : 0;
    first = s->said;
    s->said = (Buf){0};
    show(s, t->b, scene, arg);
    need_same(scene_list[scene]->word, buf_str(&first), buf_str(&s->said));
    if (draw)
        assert_true(painted(s) == pixels);
    buf_free(&first);
    buf_free(&s->said);
    s->app->still = false;
    tally->shown++;
    tally->drawn += draw;
    tally->differing += twins_truths_differ(t);
}

/* persons: bits of the seats that are persons; the others are opponents. */
static void set_persons(Setup *cfg, unsigned persons)
{
    for (int seat = 0; seat < cfg->nseats; seat++)
        cfg->player[seat] = persons >> seat & 1 ? 0 : 1;
}

/* The table and a replay, both as the two of twins_part show them. */
static void look_at_both(Screen *s, Twins *t, const State *truth, Rng *r, Tally *tally)
{
    /* A little history, as long as it is the same for these eyes. */
    for (int i = 0; i < 4 && !match_over(t->a); i++)
        if (!twins_play(t, help_any(t->a, r)) || !twins_same_view(t, VIEW_MEMORY))
            twins_part(t, truth, r);
    bool draw = tally->shown % 6 == 0;
    PlayArg replay = {.replay = true, .from = rng_below(r, match_serial(t->a) + 1)};
    same_picture(s, t, SCENE_PLAY, NULL, draw, tally);
    if (!match_over(t->a) || t->eyes != NO_SEAT) /* several persons look back at the end: nothing is a secret then */
        same_picture(s, t, SCENE_PLAY, &replay, draw, tally);
    if (match_over(t->a))
        same_picture(s, t, SCENE_SCORING, NULL, true, tally);
}

/* A random game, looked at by `eyes` at random moments; seldom where nothing is hidden from them. */
static void watch(Screen *s, const Game *g, int nseats, int eyes, Rng *r, Tally *tally)
{
    Setup cfg = twins_setup(g, nseats, r);
    set_persons(&cfg, eyes == NO_SEAT ? (1u << nseats) - 1 : 1u << eyes);
    Twins t = twins_new(g, &cfg, eyes);
    Match *m = match_new(g, &cfg, NULL);
    assert_non_null(m);
    State *truth = xmalloc(g->state_size);
    for (bool fresh = true;; fresh = false) {
        if (fresh || rng_below(r, 30) == 0 || match_over(m)) {
            memcpy(truth, match_truth(m), g->state_size);
            twins_part(&t, truth, r);
            if (t.differ || match_over(m) || rng_below(r, 4) == 0)
                look_at_both(s, &t, truth, r, tally);
        }
        if (match_over(m))
            break;
        help_play(m, r, 1);
    }
    free(truth);
    match_free(m);
    twins_free(&t);
}

static void what_is_shown_does_not_depend_on_what_is_hidden(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!is_shown(g))
            continue;
        Screen s = {.app = new_app()};
        Rng r = rng_seed(11);
        Tally tally = {0};
        for (int k = 0; is_too_few(k, 1, tally.shown <= SCREENS); k++)
            for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++) {
                int eyes = (int)rng_below(&r, (uint32_t)nseats + 2);
                if (nseats == 1) /* whoever plays alone is never without eyes */
                    eyes = 0;
                watch(&s, g, nseats, eyes < nseats ? eyes : NO_SEAT, &r, &tally);
            }
        print_message("%s: %ld screens, %ld with another truth, %ld painted\n", g->id, tally.shown, tally.differing,
                      tally.drawn);
        assert_true(tally.shown > SCREENS && tally.drawn > 10);
        app_free(s.app);
    }
}

/* ---- a hand that touches everything -------------------------------------------------------------------------------- */

/* Somewhere on a random item of the last pass; *piece: it is a card or a place, harmless to click at. */
static void somewhere(const Screen *s, Rng *r, float *x, float *y, bool *piece)
{
    char *line = ui_inspect(s->app->ui);
    json_t *root = json_loads(line, 0, NULL);
    const json_t *items = json_object_get(root, "items");
    const json_t *item = json_array_get(items, rng_below(r, (uint32_t)json_array_size(items)));
    const json_t *rect = json_object_get(item, "rect");
    float u = gfx_unit(s->app->gfx), at[4];
    for (size_t i = 0; i < 4; i++)
        at[i] = (float)json_integer_value(json_array_get(rect, i)) / u;
    *x = at[0] + at[2] * (float)(1 + rng_below(r, 7)) / 8;
    *y = at[1] + at[3] * (float)(1 + rng_below(r, 7)) / 8;
    *piece = json_object_get(item, "piece") || json_object_get(item, "place");
    json_decref(root);
    free(line);
}

static void touch(Screen *s, Rng *r)
{
    static const SDL_Keycode keys[] = {SDLK_TAB, SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN, SDLK_z};
    float x, y;
    bool piece;
    if (rng_below(r, 4) == 0) {
        key(s, keys[rng_below(r, sizeof keys / sizeof keys[0])]);
        return;
    }
    somewhere(s, r, &x, &y, &piece);
    pass(s, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    int button = rng_below(r, 3) == 0 ? 3 : 1;
    if (!piece || rng_below(r, 2))
        return;
    pass(s, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = button});
    if (button == 1 && rng_below(r, 2)) { /* a drag to somewhere else */
        somewhere(s, r, &x, &y, &piece);
        pass(s, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    }
    pass(s, (Input){.kind = INPUT_UP, .x = x, .y = y, .button = button});
    pass(s, (Input){0});
}

/* One person's turn, looked at with mouse and keys until something was played. */
static void fumble(Screen *s, const Match *m, uint64_t seed, int touches)
{
    Rng r = rng_seed(seed);
    buf_free(&s->said);
    show(s, m, SCENE_PLAY, NULL);
    uint32_t serial = match_serial(m);
    if (match_serial(app_match(s->app)) != serial) /* it went on by itself, and may have turned up another card */
        buf_free(&s->said);
    for (int i = 0; i < touches && app_match(s->app) && match_serial(app_match(s->app)) == serial; i++)
        touch(s, &r);
}

static void touching_tells_no_more_than_looking(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!is_shown(g))
            continue;
        Screen s = {.app = new_app()};
        Rng r = rng_seed(12);
        long tables = 0, passes = 0;
        s.app->still = false;
        s.app->settings.curtain = false;
        s.app->settings.tips = false;
        for (int k = 0; is_too_few(k, 5, passes <= PASSES); k++) {
            int nseats = g->seats_min + k % (g->seats_max - g->seats_min + 1);
            Setup cfg = twins_setup(g, nseats, &r);
            Match *m = match_new(g, &cfg, NULL);
            help_play(m, &r, (int)rng_below(&r, 60));
            if (!match_over(m)) {
                Twins t = twins_new(g, &cfg, match_asked(m, NO_SEAT));
                uint64_t seed = rng_next(&r);
                twins_part(&t, match_truth(m), &r);
                fumble(&s, t.a, seed, 25);
                Buf first = s.said;
                s.said = (Buf){0};
                fumble(&s, t.b, seed, 25);
                need_same("by hand", buf_str(&first), buf_str(&s.said));
                for (const char *p = buf_str(&first); (p = strchr(p, '\n')); p++)
                    passes++;
                tables += twins_truths_differ(&t);
                buf_free(&first);
                buf_free(&s.said);
                twins_free(&t);
            }
            match_free(m);
        }
        print_message("%s: %ld tables with another truth, %ld passes\n", g->id, tables, passes);
        assert_true(passes > PASSES);
        app_free(s.app);
    }
}

/* ---- the curtain --------------------------------------------------------------------------------------------------- */

static bool has_item(const Screen *s, const char *id)
{
    char *line = ui_inspect(s->app->ui), want[64];
    (void)snprintf(want, sizeof want, "\"id\":\"%s\"", id);
    bool found = strstr(line, want) != NULL;
    free(line);
    return found;
}

/* The piece that an item of the screen is, when nobody but `seat` knows what it is; else NO_PIECE. A hand may be open to a
 * partner by the rules, and what lies on the table known to one seat alone. */
static PieceId private_to(const Screen *s, const json_t *item, int seat)
{
    const State *truth = match_truth(app_match(s->app));
    const char *id = json_string_value(json_object_get(item, "id"));
    int p = id && strncmp(id, "piece-", 6) == 0 ? (int)strtol(id + 6, NULL, 10) : -1;
    if (p < 0 || p >= truth->npieces || seat >= truth->nseats)
        return NO_PIECE;
    unsigned seats = (1u << truth->nseats) - 1;
    return (truth->piece[p].known & seats) == 1u << seat ? (PieceId)p : NO_PIECE;
}

/* How many pieces that only `seat` knows are shown for what they are. */
static int private_pieces(const Screen *s, int seat)
{
    char *line = ui_inspect(s->app->ui);
    json_t *root = json_loads(line, 0, NULL), *item;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *piece = json_string_value(json_object_get(item, "piece"));
        n += piece && strcmp(piece, "?") != 0 && private_to(s, item, seat) != NO_PIECE;
    }
    json_decref(root);
    free(line);
    return n;
}

/* Rests the pointer on a piece that only `seat` knows, so that it is shown large, or a tip tells of it. False: there is
 * none. */
static bool look_at_own(Screen *s, int seat)
{
    char *line = ui_inspect(s->app->ui);
    json_t *root = json_loads(line, 0, NULL), *item;
    size_t i;
    float u = gfx_unit(s->app->gfx), x = 0, y = 0;
    bool found = false;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const json_t *r = json_object_get(item, "rect");
        if (private_to(s, item, seat) == NO_PIECE)
            continue;
        x = ((float)json_integer_value(json_array_get(r, 0)) + (float)json_integer_value(json_array_get(r, 2)) / 2) / u;
        y = ((float)json_integer_value(json_array_get(r, 1)) + (float)json_integer_value(json_array_get(r, 3)) / 2) / u;
        found = true;
    }
    json_decref(root);
    free(line);
    if (found)
        pass(s, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    rest(s, 1);
    return found && (has_item(s, "zoom") || has_item(s, "tip"));
}

/* The one who chooses opens the curtain, plays, and leaves the mouse: every pass until somebody opens it again is
 * written down. Both tables are driven by the same moves. False when no curtain fell. */
static bool hand_over(Screen *s, const Match *m, Move move, int *next, long *shown, long *large)
{
    int seat = match_to_act(m);
    buf_free(&s->said);
    show(s, m, SCENE_PLAY, NULL);
    if (has_item(s, "open-curtain")) {
        assert_int_equal(private_pieces(s, seat), 0);
        key(s, SDLK_RETURN);
        rest(s, 2);
        *shown += private_pieces(s, seat);
        *large += look_at_own(s, seat);
    }
    assert_int_equal(match_play(app_match(s->app), match_serial(m), move).code, 0);
    *next = match_to_act(app_match(s->app));
    bool fell = false;
    for (int i = 0; i < 200 && !fell; i++) {
        rest(s, 1);
        fell = has_item(s, "open-curtain");
        if (*next != NO_SEAT && *next != seat)
            assert_int_equal(private_pieces(s, *next), 0);
        if (fell)
            assert_int_equal(private_pieces(s, seat), 0); /* nor those of the one who goes */
    }
    if (fell) { /* nor is one of them still shown large at the table without secrets */
        pass(s, (Input){.kind = INPUT_MOVE, .x = 2, .y = 2});
        key(s, SDLK_t);
        rest(s, 8);
        assert_false(has_item(s, "zoom") || has_item(s, "tip"));
        key(s, SDLK_ESCAPE); /* back behind it */
    }
    return fell;
}

/* Opens it at the table that stands there, and counts what only the new one sees. */
static int open_curtain(Screen *s, int seat)
{
    key(s, SDLK_RETURN);
    rest(s, 3);
    assert_false(has_item(s, "open-curtain"));
    return private_pieces(s, seat);
}

static void the_curtain_is_up_before_the_first_private_frame(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!is_shown(g))
            continue;
        Screen s = {.app = new_app()};
        Rng r = rng_seed(13);
        long curtains = 0, secrets = 0, large = 0;
        const int wanted = g->several ? 2 : CURTAINS; /* whole phases belong to one side */
        s.app->still = false;
        s.app->settings.curtain = true;
        s.app->settings.tips = false;
        s.app->settings.ask_all = true; /* the table answers nothing, so both play the same moves */
        s.app->settings.reduced_motion = false;
        s.app->settings.speed = SPEED_NORMAL; /* with the whole story, at its usual speed, */
        ui_set_motion(s.app->ui, false, 1);   /* also when a game that has ended is noted in the settings */
        for (int k = 0; is_too_few(k, 12, (curtains || secrets) && curtains <= wanted); k++) {
            int nseats = g->seats_min + k % (g->seats_max - g->seats_min + 1), next = NO_SEAT;
            Setup cfg = game_preset(g, nseats);
            cfg.seed = rng_next(&r);
            Match *m = match_new(g, &cfg, NULL);
            help_play(m, &r, (int)rng_below(&r, 50));
            if (!match_over(m)) {
                Twins t = twins_new(g, &cfg, match_to_act(m));
                twins_part(&t, match_truth(m), &r);
                Move move = help_any(t.a, &r);
                for (int try = 0; move.seat != match_to_act(t.a) || (try < 8 && !(g->move[move.kind].flags & MV_PASS));
                     try++)
                    move = help_any(t.a, &r); /* the one who looks; what ends a turn hands the table over */
                bool fell = hand_over(&s, t.a, move, &next, &secrets, &large);
                Buf first = s.said;
                s.said = (Buf){0};
                if (fell) {
                    curtains++;
                    secrets += open_curtain(&s, next);
                }
                assert_int_equal(hand_over(&s, t.b, move, &next, &secrets, &large), fell);
                assert_true(twins_play(&t, move));
                if (twins_same_view(&t, VIEW_EYES) && twins_same_view(&t, VIEW_MEMORY))
                    need_same("handing over", buf_str(&first), buf_str(&s.said));
                buf_free(&first);
                buf_free(&s.said);
                twins_free(&t);
            }
            match_free(m);
        }
        print_message("%s: %ld curtains, %ld secrets behind them, %ld shown large\n", g->id, curtains, secrets, large);
        assert_true((large > 0) == (strcmp(g->id, "monstrous") != 0 && secrets > 0)); /* dice are open */
        assert_true((curtains > wanted) ==
                    (secrets > wanted)); /* where there is something to hide, it was hidden and then shown */
        app_free(s.app);
    }
}

/* ---- what is told again --------------------------------------------------------------------------------------------- */

/* A move that is possible at both tables; kind 0: there is none. */
static Move common_move(const Twins *t, Rng *r)
{
    Moves a, b, both = {.n = 0};
    match_legal(t->a, match_asked(t->a, NO_SEAT), &a);
    match_legal(t->b, match_asked(t->b, NO_SEAT), &b);
    for (int i = 0; i < a.n; i++)
        if (moves_have(&b, a.m[i]))
            both.m[both.n++] = a.m[i];
    return both.n > 0 ? both.m[rng_below(r, (uint32_t)both.n)] : (Move){0};
}

/* The one who looks chooses, then the others, until the table asks that one again. False: they can be told apart. */
static bool play_round(Twins *t, Rng *r, int *others)
{
    *others = 0;
    for (int i = 0; i < 60 && !match_over(t->a); i++) {
        int seat = match_asked(t->a, NO_SEAT);
        if (i > 0 && seat == t->eyes && *others > 0)
            return true;
        Move m = common_move(t, r);
        if (m.kind == 0 || !twins_play(t, m) || !twins_same_view(t, VIEW_EYES) || !twins_same_view(t, VIEW_MEMORY))
            return false;
        *others += seat != t->eyes;
    }
    return false;
}

/* Opens the curtain, where there is one, or asks to be shown, and writes down every pass until all is told. */
static Buf told_again(Screen *s, const Match *m, int eyes, bool *tells)
{
    buf_free(&s->said);
    show(s, m, SCENE_PLAY, NULL);
    key(s, has_item(s, "open-curtain") ? SDLK_RETURN : SDLK_a);
    *tells = stage_is_telling(((Play *)s->app->layer[s->app->nlayers - 1].data)->stage);
    for (int i = 0; i < 400 && stage_is_telling(((Play *)s->app->layer[s->app->nlayers - 1].data)->stage); i++) {
        rest(s, 1);
        for (int seat = 0; seat < match_setup(m)->nseats; seat++)
            assert_true(seat == eyes || private_pieces(s, seat) == 0);
    }
    assert_null(stage_fault(((Play *)s->app->layer[s->app->nlayers - 1].data)->stage));
    Buf said = s->said;
    s->said = (Buf){0};
    return said;
}

/* The frame of the pause over an open table of two seats, as one number. */
static uint64_t paused(Screen *s, uint64_t seed, unsigned persons)
{
    Setup cfg = game_preset(game_by_id("goblins"), 2);
    cfg.seed = seed;
    set_persons(&cfg, persons);
    for (int i = 0; i < cfg.nseats; i++)
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", i ? "Bo" : "Ann");
    Match *m = match_new(game_by_id("goblins"), &cfg, NULL);
    assert_non_null(m);
    show(s, m, SCENE_PLAY, NULL);
    rest(s, PASSES); /* what is dealt is told first */
    if (has_item(s, "open-curtain"))
        key(s, SDLK_RETURN);
    rest(s, 10);
    assert_false(has_item(s, "open-curtain"));
    app_push(s->app, SCENE_PAUSE, NULL, 0);
    stack_changes(s->app);
    rest(s, 3);
    match_free(m);
    return painted(s);
}

static void a_pause_shows_several_persons_nothing_of_the_table(void **st)
{
    (void)st;
    if (!is_shown(game_by_id("goblins")))
        return;
    Screen s = {.app = new_app()};
    assert_true(paused(&s, 5, 3) == paused(&s, 6, 3));
    assert_true(paused(&s, 5, 1) != paused(&s, 6, 1));
    buf_free(&s.said);
    app_free(s.app);
}

static void what_is_told_again_is_told_for_the_eyes_that_look(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!is_shown(g) || g->seats_max < 2)
            continue;
        Screen s = {.app = new_app()};
        Rng r = rng_seed(15);
        enum { PARTINGS = 400 }; /* what the eyes draw is the same at both tables once in some thirty times */
        const int wanted = help_many(6, 12);
        int told = 0, differing = 0, rounds = 0;
        s.app->still = false;
        s.app->settings.curtain = true;
        s.app->settings.tips = false;
        s.app->settings.reduced_motion = false;
        s.app->settings.speed = SPEED_FAST;
        ui_set_motion(s.app->ui, false, 0.5f);
        for (int k = 0; k < 200 && rounds < wanted; k++) {
            int nseats = g->seats_min > 2 ? g->seats_min : 2, others = 0;
            Setup cfg = twins_setup(g, nseats, &r);
            set_persons(&cfg, (1u << nseats) - 1);
            Match *m = match_new(g, &cfg, NULL);
            help_play(m, &r, (int)rng_below(&r, 40));
            if (!match_over(m)) {
                bool tells = false, tells_b = false, same = false;
                Twins t = twins_new(g, &cfg, match_asked(m, NO_SEAT));
                for (int part = 0; part < PARTINGS && !same; part++) {
                    twins_part(&t, match_truth(m), &r);
                    same = play_round(&t, &r, &others);
                }
                rounds++;
                if (same) {
                    Buf a = told_again(&s, t.a, t.eyes, &tells), b = told_again(&s, t.b, t.eyes, &tells_b);
                    need_same("told again", buf_str(&a), buf_str(&b));
                    told += tells;
                    differing += tells && twins_truths_differ(&t);
                    buf_free(&a);
                    buf_free(&b);
                }
                twins_free(&t);
            }
            match_free(m);
        }
        print_message("%s: of %d rounds %d were told again, %d with another truth\n", g->id, rounds, told, differing);
        if (board_tell(board_of(g))->has_recap)
            assert_true(3 * told > rounds); /* the rest is where the game ended, or somebody was asked apart */
        else
            assert_int_equal(told, 0);
        app_free(s.app);
    }
}

/* ---- what lies face down on the table ------------------------------------------------------------------------------ */

/* What the screen says and shows while the horde player rearranges cards. */
static Buf watched(Screen *s, const Match *m, Move order, uint64_t *pixels)
{
    buf_free(&s->said);
    show(s, m, SCENE_PLAY, NULL);
    assert_int_equal(match_play(app_match(s->app), match_serial(m), order).code, 0);
    *pixels = 0;
    for (int i = 0; i < 40; i++) {
        rest(s, 1);
        if (i % 8 == 0)
            *pixels = *pixels * 31 + painted(s);
    }
    Buf said = s->said;
    s->said = (Buf){0};
    return said;
}

/* SH-12.16: the others learn only that it was done: not what lies where now, nor before, nor which of them changed places,
 * if any did; not from words, nor from pixels, nor from the flight of a card or from how long it takes. */
static void SH_12_16_a_rearrangement_is_seen_as_nothing_but_that(void **st)
{
    (void)st;
    if (only && strcmp(only, "siege") != 0)
        return;
    Screen s = {.app = new_app()};
    Rng r = rng_seed(14);
    int differ = 0, flipped = 0;
    s.app->still = true; /* opponents do not begin to think */
    ui_set_motion(s.app->ui, false, 1);
    for (int k = 0; k < 8; k++) {
        if ((k ^ k / 2 ^ k / 4) % 2 && !help_deep()) /* each two of the three questions in every way */
            continue;
        int nseats = 2 + k % 2, horde = nseats - 1, eyes = k % 4 < 2 ? 0 : NO_SEAT;
        Moves order = {.n = 0};
        Match *m = siege_with_hidden(nseats, 2 + k / 4, &r, &order);
        Setup cfg = *match_setup(m);
        set_persons(&cfg, eyes == NO_SEAT ? 0 : 1u);
        Twins t = twins_new(&siege_game, &cfg, eyes);
        twins_part(&t, match_truth(m), &r);
        uint64_t a, b;
        Buf first = watched(&s, t.b, order.m[0], &a); /* another truth, and nothing changes places */
        for (int i = 0; i < order.n; i++) {
            Buf now = watched(&s, t.a, order.m[i], &b);
            need_same("a rearrangement", buf_str(&first), buf_str(&now));
            assert_true(a == b);
            buf_free(&now);
        }
        assert_non_null(strstr(buf_str(&first), "\"place\":\"upper\""));
        const State *truth = match_truth(t.a), *other = match_truth(t.b);
        for (PieceId p = 0; p < truth->npieces; p++)
            if (truth->piece[p].place == PLACE_UPPER && truth->piece[p].face & FACE_CONCEALED) {
                assert_int_equal(truth->piece[p].known & ((1u << horde) - 1), 0);
                differ += truth->piece[p].def != other->piece[p].def;
                flipped += (truth->piece[p].face & FACE_FLIPPED) != 0;
            }
        buf_free(&first);
        twins_free(&t);
        match_free(m);
    }
    assert_true(differ > 0 && flipped > 0);
    app_free(s.app);
}

int main(int argc, char **argv)
{
    only = argc > 1 ? argv[1] : NULL;
    if (only && !board_by_game(only)) {
        (void)fprintf(stderr, "%s: %s has no board\n", argv[0], only);
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_shown_does_not_depend_on_what_is_hidden),
        cmocka_unit_test(touching_tells_no_more_than_looking),
        cmocka_unit_test(the_curtain_is_up_before_the_first_private_frame),
        cmocka_unit_test(a_pause_shows_several_persons_nothing_of_the_table),
        cmocka_unit_test(what_is_told_again_is_told_for_the_eyes_that_look),
        cmocka_unit_test(SH_12_16_a_rearrangement_is_seen_as_nothing_but_that),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
