/* SPDX-License-Identifier: MIT
 * What the tests of Horde's table share: what is read and touched there, and stored positions. */
#ifndef TESTS_UNIT_HELP_HORDE_H
#define TESTS_UNIT_HELP_HORDE_H
#include "help_stage.h"

#include "base/buf.h"
#include "base/file.h"
#include "boards/boards.h"
#include "games/horde/table/horde_layout.h"
#include "core/position.h"
#include "core/table.h"
#include "core/text.h"
#include "games/horde/horde.h"

/* ---- a table without a display ----------------------------------------------------------------------------------- */

/* The words stand in some label of the last pass, or in what is told about it. */
static inline bool says(const Bench *b, const char *words)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       it) if (strstr(word_in(it, "label"), words) || strstr(word_in(it, "about"), words)) return true;
    return false;
}

/* A label is these words and no more. */
static inline bool reads(const Bench *b, const char *words)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       it) if (strcmp(word_in(it, "label"), words) == 0) return true;
    return false;
}

static inline bool has_id(const Bench *b, const char *id)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i, it) if (strcmp(word_in(it, "id"), id) == 0) return true;
    return false;
}

/* "" when there is no such item. */
static inline const char *label_of(const Bench *b, const char *id)
{
    json_t *it = bench_id(b, id);
    return it ? word_in(it, "label") : "";
}

/* What is told about a seat, beside its name. */
static inline const char *about_seat(const Bench *b, int seat)
{
    char id[24];
    (void)snprintf(id, sizeof id, "seat-%d", seat);
    json_t *it = bench_id(b, id);
    return it ? word_in(it, "about") : "";
}

static inline json_t *piece_in(const Bench *b, const char *piece, const char *place)
{
    json_t *it;
    size_t i;
    json_array_foreach(json_object_get(b->items, "items"), i,
                       it) if (strcmp(word_in(it, "piece"), piece) == 0 &&
                               strcmp(word_in(it, "place"), place) == 0) return it;
    fail_msg("no %s in %s", piece, place);
    return NULL;
}

static inline Rect rect_of(const Bench *b, json_t *it)
{
    json_t *r = json_object_get(it, "rect");
    float u = (float)json_number_value(json_object_get(b->items, "unit")), v[4];
    assert_non_null(r);
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_number_value(json_array_get(r, i)) / u;
    return rect(v[0], v[1], v[2], v[3]);
}

static inline void click(Bench *b, json_t *it)
{
    assert_non_null(it);
    Rect r = rect_of(b, it);
    for (InputKind kind = INPUT_MOVE; kind <= INPUT_UP; kind++)
        if (kind == INPUT_MOVE || kind == INPUT_DOWN || kind == INPUT_UP)
            bench_pass(b, (Input){.kind = kind, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .button = 1});
    bench_rest(b);
}

static inline void key(Bench *b, SDL_Keycode k)
{
    bench_pass(b, (Input){.kind = INPUT_KEY, .key = k});
    bench_rest(b);
}

/* ---- positions ---------------------------------------------------------------------------------------------------- */

static inline json_t *stored(const char *name)
{
    char path[400];
    const char *data = getenv("HORDEHALL_DATA");
    (void)snprintf(path, sizeof path, "%s/tests/fuzz/corpus/position/%s.json", data ? data : ".", name);
    json_t *position = json_load_file(path, 0, NULL);
    assert_non_null(position);
    return position;
}

/* Takes over the reference. */
static inline Match *match_at_position(json_t *position)
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

static inline void sit_down(Bench *b, Match *m, int w, int h, float text)
{
    bench_open(b, m, w, h, text);
    int seat = match_over(m) ? 0 : match_to_act(m);
    b->use = (StageInput){.match = m, .eyes = seat, .near = seat, .hands = true};
    bench_rest(b);
}

/* Seat 3 of the position holds two Demons; the others have said done. */
static inline Match *at_a_demon(void)
{
    Match *m = match_at_position(stored("trickster"));
    Moves legal;
    while (match_truth(m)->phase != PHASE_JOKERS || match_to_act(m) != 2) {
        match_legal(m, match_to_act(m), &legal);
        Move pass = legal.m[0];
        for (int i = 0; i < legal.n; i++)
            if (legal.m[i].kind == MOVE_KEEP || legal.m[i].kind == MOVE_DONE)
                pass = legal.m[i];
        assert_int_equal(match_play(m, match_serial(m), pass).code, 0);
    }
    return m;
}

#endif
