/* SPDX-License-Identifier: MIT
 * What the tests of the dice's table share: a team that was thrown, a table at a position, and clicks. */
#ifndef TESTS_UNIT_HELP_MONSTROUS_H
#define TESTS_UNIT_HELP_MONSTROUS_H
#include "help_stage.h"

#include "games/monstrous/table/monstrous_draw.h"
#include "core/position.h"
#include "ui/stage_int.h"

enum { TEAM = 1 << HERO_WIZARD | 1 << HERO_ROGUE | 1 << HERO_DRUID | 1 << HERO_BARBARIAN };

static inline void look(Bench *b)
{
    b->use = (StageInput){.match = b->m, .eyes = 0, .near = 0, .hands = true};
}

static inline void step(Bench *b, uint32_t ms, Input in)
{
    b->now += ms;
    in.now = b->now;
    gfx_begin(b->g, b->w, b->h, 1, THEME_TAVERN, b->text, !b->draws);
    ui_begin(b->ui, b->g, &in, "play");
    b->says = stage_frame(b->stage, b->ui, &b->use);
    ui_end(b->ui);
    gfx_end(b->g);
}

/* A game at a point where seat 0 chooses a team. */
static inline Match *before_a_throw(uint64_t seed)
{
    Setup cfg = game_preset(&monstrous_game, 2);
    cfg.seed = seed;
    Match *m = match_new(&monstrous_game, &cfg, NULL);
    Rng r = rng_seed(seed);
    while (match_truth(m)->phase != PHASE_TEAM || match_to_act(m) != 0)
        help_play(m, &r, 1);
    return m;
}

static inline void throw_team(Match *m)
{
    unsigned set = TEAM;
    for (int i = 0; __builtin_popcount(set) > monstrous_limit(match_truth(m)); i++)
        set &= ~(1u << i);
    assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_TEAM, .seat = 0, .a = (uint16_t)set}).code, 0);
}

static inline Bench thrown(uint64_t seed, bool reduced)
{
    Bench b;
    bench_open(&b, before_a_throw(seed), 1280, 800, 1);
    ui_set_motion(b.ui, reduced, 1);
    look(&b);
    step(&b, 16, (Input){0});
    step(&b, 2000, (Input){0});
    assert_false(stage_is_telling(b.stage));
    throw_team(b.m);
    step(&b, 16, (Input){0});
    return b;
}

static inline float middle_x(Rect r)
{
    return r.x + r.w / 2;
}

static inline float middle_y(Rect r)
{
    return r.y + r.h / 2;
}

static inline Match *until_all_lie(Bench *b)
{
    for (int i = 0; i < 40 && stage_is_telling(b->stage); i++)
        step(b, 100, (Input){0});
    assert_false(stage_is_telling(b->stage));
    return b->m;
}

static inline void click_at(Bench *b, Rect r)
{
    float x = middle_x(r), y = middle_y(r);
    step(b, 16, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    step(b, 16, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    step(b, 16, (Input){.kind = INPUT_UP, .x = x, .y = y, .button = 1});
}

/* A label with these words is on the screen. */
static inline bool says(Bench *b, const char *words)
{
    char *text = ui_inspect(b->ui);
    bool found = strstr(text, words) != NULL;
    free(text);
    return found;
}

/* Where the item of that id, or of the other one, stands. */
static inline Rect place_of_either(Bench *b, const char *id, const char *other)
{
    char *text = ui_inspect(b->ui);
    json_t *root = json_loads(text, 0, NULL), *item;
    size_t i;
    Rect found = {0};
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const json_t *r = json_object_get(item, "rect");
        bool meant = strcmp(word_in(item, "id"), id) == 0 || strcmp(word_in(item, "id"), other) == 0;
        if (meant && found.w <= 0)
            found =
                rect((float)json_integer_value(json_array_get(r, 0)), (float)json_integer_value(json_array_get(r, 1)),
                     (float)json_integer_value(json_array_get(r, 2)), (float)json_integer_value(json_array_get(r, 3)));
    }
    json_decref(root);
    free(text);
    return found;
}

static inline Rect place_of(Bench *b, const char *id)
{
    return place_of_either(b, id, id);
}

/* Positions for `placed`: four dice that have all rolled their highest, and a wounded hero with a bed for one. */
static const char all_crits[] =
    "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"score\":[60,70],\"places\":{"
    "\"lineup\":[{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":"
    "\"enemy-3\",\"n\":16},{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"rogue\",\"n\":6},"
    "{\"word\":\"cleric\",\"n\":8},{\"word\":\"druid\",\"n\":9},{\"word\":\"barbarian\",\"n\":20}]}}";

static const char one_bed[] =
    "{\"seats\":2,\"round\":4,\"phase\":\"action\",\"to_act\":0,\"score\":[50,60],\"places\":{"
    "\"lineup\":[{\"word\":\"enemy-1\",\"n\":9},{\"word\":\"enemy-2\",\"n\":11},{\"word\":"
    "\"enemy-3\",\"n\":14},{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"rogue\",\"n\":4},"
    "{\"word\":\"cleric\",\"n\":5},{\"word\":\"druid\",\"n\":1},{\"word\":\"paladin\",\"n\":12}],"
    "\"party-0\":[\"barbarian\"],\"wounded-0\":[\"wizard\"]}}";

/* A table at that position. */
static inline Bench placed(const char *position, int w, int h, float text)
{
    json_t *root = json_loads(position, 0, NULL);
    Setup cfg = game_preset(&monstrous_game, 2);
    State *s = xcalloc(1, monstrous_game.state_size);
    assert_non_null(root);
    assert_int_equal(position_in(&monstrous_game, root, 1, &cfg, s).code, 0);
    json_decref(root);
    Bench b;
    bench_open(&b, match_from(&monstrous_game, &cfg, s), w, h, text);
    free(s);
    look(&b);
    return b;
}

/* All at rest. */
static inline void settle(Bench *b)
{
    step(b, 16, (Input){0});
    step(b, 2000, (Input){0});
    step(b, 400, (Input){0});
}

/* A game whose dice lie, in the actions of seat 0; the first attack that is possible, kind 0: none. */
static inline Bench in_actions(uint64_t seed, bool reduced, Move *attack)
{
    Bench b = thrown(seed, reduced);
    Moves legal;
    (void)until_all_lie(&b);
    if (match_truth(b.m)->phase == PHASE_REROLL) /* no Wraith is there */
        assert_int_equal(match_play(b.m, match_serial(b.m), (Move){.kind = MOVE_KEEP, .seat = 0}).code, 0);
    (void)until_all_lie(&b);
    *attack = (Move){0};
    match_legal(b.m, 0, &legal);
    for (int i = 0; i < legal.n && match_truth(b.m)->phase == PHASE_ACTION; i++)
        if (legal.m[i].kind == MOVE_ATTACK && attack->kind == 0)
            *attack = legal.m[i];
    return b;
}

#endif
