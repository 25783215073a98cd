/* SPDX-License-Identifier: MIT
 * The table of Horde under the hand: what is final is asked about and never behind Enter, what is no target says why,
 * nobody's secret is named, and what a player must see is there at every size. */
#include "help_stage.h"

#include "base/buf.h"
#include "base/file.h"
#include "core/position.h"
#include "games/horde/horde.h"

/* ---- a table without a display ----------------------------------------------------------------------------------- */

static void pass(Bench *b, Input in)
{
    b->now += 400;
    in.now = b->now;
    gfx_begin(b->g, b->w, b->h, 1, THEME_TAVERN, b->text, !b->draws);
    ui_begin(b->ui, b->g, &in, "play");
    b->says = stage_frame(b->stage, b->ui, &b->use);
    ui_end(b->ui);
    gfx_end(b->g);
    char *text = ui_inspect(b->ui);
    json_decref(b->items);
    b->items = json_loads(text, 0, NULL);
    assert_non_null(b->items);
    free(text);
}

static void rest(Bench *b)
{
    for (int i = 0; i < 4; i++)
        pass(b, (Input){0});
}

static const char *word_in(json_t *it, const char *key)
{
    const char *word = json_string_value(json_object_get(it, key));
    return word ? word : "";
}

/* The words stand in some label of the last pass. */
static bool says(const Bench *b, const char *words)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, it) if (strstr(word_in(it, "label"), words)) return true;
    return false;
}

static json_t *piece_in(const Bench *b, const char *piece, const char *place)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       it) if (strcmp(word_in(it, "piece"), piece) == 0 &&
                               strcmp(word_in(it, "place"), place) == 0) return it;
    fail_msg("no %s in %s", piece, place);
    return NULL;
}

static Rect rect_of(const Bench *b, json_t *it)
{
    json_t *r = json_object_get(it, "rect");
    float u = (float)json_number_value(json_object_get(b->items, "unit")), v[4];
    assert_non_null(r);
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_number_value(json_array_get(r, i)) / u;
    return rect(v[0], v[1], v[2], v[3]);
}

static void click(Bench *b, json_t *it)
{
    assert_non_null(it);
    Rect r = rect_of(b, it);
    for (InputKind kind = INPUT_MOVE; kind <= INPUT_UP; kind++)
        if (kind == INPUT_MOVE || kind == INPUT_DOWN || kind == INPUT_UP)
            pass(b, (Input){.kind = kind, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .button = 1});
    rest(b);
}

static void key(Bench *b, SDL_Keycode k)
{
    pass(b, (Input){.kind = INPUT_KEY, .key = k});
    rest(b);
}

/* ---- positions ---------------------------------------------------------------------------------------------------- */

static json_t *stored(const char *name)
{
    char path[400];
    const char *data = getenv("HORDEHALL_DATA");
    (void)snprintf(path, sizeof path, "%s/tests/fuzz/corpus/position/%s.json", data ? data : ".", name);
    json_t *position = json_load_file(path, 0, NULL);
    assert_non_null(position);
    return position;
}

/* Takes over the reference. */
static Match *match_at_position(json_t *position)
{
    Setup cfg = game_preset(&horde_game, 3);
    State *s = xcalloc(1, horde_game.state_size);
    Status can = position_in(&horde_game, position, 1, &cfg, s);
    if (can.code)
        fail_msg("%s", can.text);
    Match *m = match_from(&horde_game, &cfg, s);
    match_settle(m);
    json_decref(position);
    free(s);
    return m;
}

static void sit_down(Bench *b, Match *m, int w, int h, float text)
{
    bench_open(b, m, w, h, text);
    int seat = match_over(m) ? 0 : match_to_act(m);
    b->use = (StageUse){.match = m, .eyes = seat, .near = seat, .hands = true};
    rest(b);
}

/* ---- the Trickster -------------------------------------------------------------------------------------------------- */

static void the_trickster_asks_with_a_preview(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, match_at_position(stored("trickster")), 1280, 800, 1);
    uint32_t serial = match_serial(b.m);
    click(&b, piece_in(&b, "water", "battle-2"));
    assert_true(says(&b, "Swap the 8 of Water with which?"));
    assert_true(says(&b, "Differs by 1 or 2: Sun 6."));
    assert_string_equal(word_in(piece_in(&b, "sun", "battle-5"), "can"), "target");
    assert_string_equal(word_in(piece_in(&b, "dragon", "battle-1"), "can"), "not");
    click(&b, piece_in(&b, "dragon", "battle-1")); /* HO-9.3: it says why, and the hand keeps what it holds */
    assert_string_equal(b.says.rule, "HO-9.3");
    Why why = {.cause = NO_PIECE};
    match_why(b.m, (Move){MOVE_SWAP, (uint8_t)match_to_act(b.m), DEF_BATTLE + KIND_WATER, DEF_BATTLE + KIND_DRAGON, 0},
              &why);
    assert_string_equal(why.text, "Water is worth 8 and Dragon 1: the two must differ by 1 or 2.");
    assert_true(says(&b, "Swap the 8 of Water with which?"));
    click(&b, piece_in(&b, "sun", "battle-5"));
    assert_int_equal(match_serial(b.m), serial);
    assert_true(says(&b, "Water for 6, Sun for 8?"));
    assert_true(says(&b, "holds 2. Sun: "));
    key(&b, SDLK_ESCAPE); /* and back */
    assert_int_equal(match_serial(b.m), serial);
    assert_false(says(&b, "Water for 6, Sun for 8?"));
    click(&b, piece_in(&b, "water", "battle-2"));
    click(&b, piece_in(&b, "sun", "battle-5"));
    key(&b, SDLK_RETURN);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_SWAP);
    bench_close(&b);
}

/* ---- what is final ------------------------------------------------------------------------------------------------- */

static void enter_spends_no_flayer(void **st)
{
    (void)st;
    Bench b;
    sit_down(&b, match_at_position(stored("jokers")), 1280, 800, 1);
    uint32_t serial = match_serial(b.m);
    assert_true(says(&b, "1 Flayer left to use."));
    key(&b, SDLK_RETURN);
    key(&b, SDLK_RETURN);
    assert_int_equal(match_serial(b.m), serial);
    key(&b, SDLK_f);
    assert_int_equal(match_serial(b.m), serial); /* asked once more, with what would come of it */
    key(&b, SDLK_ESCAPE);
    key(&b, SDLK_f);
    key(&b, SDLK_RETURN);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_FLAYER);
    bench_close(&b);
    sit_down(&b, match_at_position(stored("jokers")), 1280, 800, 1);
    key(&b, SDLK_d);
    assert_int_equal(match_move(b.m, serial).kind, MOVE_DONE);
    bench_close(&b);
}

/* ---- secrets ------------------------------------------------------------------------------------------------------- */

/* The owner of the Betrayer is an opponent that another seat must not learn of, at any pass of the story. */
static void the_owner_of_the_betrayer_is_never_named(void **st)
{
    (void)st;
    for (int eyes = 0; eyes < 3; eyes += 2) {
        Bench b;
        bench_open(&b, match_at_position(stored("pick-0")), 1280, 800, 1);
        assert_int_equal(match_to_act(b.m), 1);
        b.use = (StageUse){.match = b.m, .eyes = eyes, .near = eyes, .hands = false};
        rest(&b); /* as long as the scene says nothing itself: a card still flies */
        assert_false(says(&b, "teal the"));
        assert_false(says(&b, match_setup(b.m)->name[1]) && says(&b, "is thinking"));
        assert_true(says(&b, "Waiting for the owner of the Betrayer"));
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_trickster_asks_with_a_preview),
        cmocka_unit_test(the_owner_of_the_betrayer_is_never_named),
        cmocka_unit_test(enter_spends_no_flayer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
