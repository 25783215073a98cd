/* SPDX-License-Identifier: MIT
 * Dice on the table of Against the Monstrous Horde: they leave the hand, roll over the felt, and are told when all lie
 * still; a press ends that, and with reduced motion nothing rolls at all. */
#include "help_stage.h"

#include <math.h>
#include <stdlib.h>

#include "boards/monstrous_draw.h"
#include "core/position.h"
#include "core/table.h"
#include "ui/stage_int.h"

enum { TEAM = 1 << HERO_WIZARD | 1 << HERO_ROGUE | 1 << HERO_DRUID | 1 << HERO_BARBARIAN };

static void look(Bench *b)
{
    b->use = (StageUse){.match = b->m, .eyes = 0, .near = 0, .hands = true};
}

static void step(Bench *b, uint32_t ms, Input in)
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
static Match *before_a_throw(uint64_t seed)
{
    Setup cfg = game_preset(&monstrous_game, 2);
    cfg.seed = seed;
    Match *m = match_new(&monstrous_game, &cfg, NULL);
    Rng r = rng_seed(seed);
    while (match_truth(m)->phase != PHASE_TEAM || match_to_act(m) != 0)
        help_play(m, &r, 1);
    return m;
}

static void throw_team(Match *m)
{
    unsigned set = TEAM;
    for (int i = 0; __builtin_popcount(set) > monstrous_limit(match_truth(m)); i++)
        set &= ~(1u << i);
    assert_int_equal(match_play(m, match_serial(m), (Move){.kind = MOVE_TEAM, .seat = 0, .a = (uint16_t)set}).code, 0);
}

static Bench thrown(uint64_t seed, bool reduced)
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

static int tossed(const Bench *b)
{
    int n = 0;
    for (PieceId p = 0; p < match_truth(b->m)->npieces; p++)
        n += sprite_is_tossed(&b->stage->sprite, p, b->now);
    return n;
}

/* No number of the thrown dice can be read. */
static void check_unread(const Bench *b)
{
    const State *s = stage_state(b->stage);
    for (PieceId p = 0; p < s->npieces; p++)
        if (sprite_is_tossed(&b->stage->sprite, p, b->now))
            assert_int_equal(s->piece[p].n, 0);
    assert_int_equal(s->phase, PHASE_TEAM);
}

static void check_told(const Bench *b)
{
    const State *s = stage_state(b->stage), *truth = match_truth(b->m);
    for (PieceId p = 0; p < s->npieces; p++)
        assert_int_equal(s->piece[p].n, truth->piece[p].n);
}

/* All roll at once, over the felt, and are told together after the last one rests. */
static void dice_roll_and_then_are_told(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b = thrown(seed, false);
        uint32_t from = b.now;
        int all = tossed(&b);
        float far = 0, x[PIECE_MAX];
        assert_int_equal(all, monstrous_limit(match_truth(b.m)) < 4 ? 3 : 4);
        for (PieceId p = 0; p < PIECE_MAX; p++)
            x[p] = sprite_shot(&b.stage->sprite, p, b.now).r.x;
        while (tossed(&b) == all) {
            check_unread(&b);
            step(&b, 16, (Input){0});
            for (PieceId p = 0; p < PIECE_MAX; p++)
                if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                    far = fmaxf(far, fabsf(sprite_shot(&b.stage->sprite, p, b.now).r.x - x[p]));
        }
        assert_int_equal(tossed(&b), 0);
        assert_in_range(b.now - from, 700, 1500);
        assert_true(far > 100);
        check_told(&b);
        bench_close(&b);
    }
}

static void they_rest_apart_in_the_tray(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Bench b = thrown(seed, false);
        step(&b, 1150, (Input){0});
        assert_true(tossed(&b) >= 3);
        Rect tray = b.stage->at.panel[AT_STRIP], r[PIECE_MAX];
        int n = 0;
        for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
            if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                r[n++] = sprite_shot(&b.stage->sprite, p, b.now).r;
        for (int i = 0; i < n; i++) {
            float cx = r[i].x + r[i].w / 2, cy = r[i].y + r[i].h / 2;
            assert_true(rect_has(tray, cx, cy));
            for (int k = 0; k < i; k++)
                assert_true(hypotf(cx - r[k].x - r[k].w / 2, cy - r[k].y - r[k].h / 2) > 0.9f * r[i].w);
        }
        bench_close(&b);
    }
}

static float middle_x(Rect r)
{
    return r.x + r.w / 2;
}

static float middle_y(Rect r)
{
    return r.y + r.h / 2;
}

static Match *until_all_lie(Bench *b)
{
    for (int i = 0; i < 40 && stage_is_telling(b->stage); i++)
        step(b, 100, (Input){0});
    assert_false(stage_is_telling(b->stage));
    return b->m;
}

/* Where the rim has pushed a die it stays, also in a window of another size, until it is picked up; what it left is known. */
static void dice_stay_where_they_came_to_rest(void **unused)
{
    (void)unused;
    Bench b = thrown(4, false);
    Rect end[PIECE_MAX] = {{0}};
    step(&b, 1150, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
        if (sprite_is_tossed(&b.stage->sprite, p, b.now))
            end[p] = sprite_shot(&b.stage->sprite, p, b.now).r;
    (void)until_all_lie(&b);
    int n = 0;
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++) {
        if (end[p].w <= 0)
            continue;
        n++;
        Rect r = b.stage->at.piece[p].r;
        assert_true(middle_x(r) <= middle_x(end[p]) + 40); /* others are pushed aside a little, none far to the right */
        assert_true(b.stage->at.piece[p].also.w > 0);
    }
    assert_true(n >= 3);
    step(&b, 500, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++) {
        if (end[p].w <= 0)
            continue;
        Rect r = b.stage->at.piece[p].r, seen = sprite_shot(&b.stage->sprite, p, b.now).r;
        assert_float_equal(middle_x(r), middle_x(seen), 0.5f);
        assert_float_equal(middle_y(r), middle_y(seen), 0.5f);
    }
    b.w = 1180;
    b.h = 760;
    step(&b, 16, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
        if (end[p].w > 0)
            assert_true(rect_has(b.stage->at.tray, middle_x(b.stage->at.piece[p].r), middle_y(b.stage->at.piece[p].r)));
    bench_close(&b);
}

/* DESIGN: a team is thrown into the whole width; when it has been read the sum slides out and pushes its dice together. */
static void the_sum_slides_out_and_pushes_the_dice(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Bench b = thrown(seed, false);
        const BoardLayout *at = &b.stage->at;
        Rect whole = at->tray, stays = at->stays, lie[PIECE_MAX];
        float far = 0, share = 1;
        int n = 0;
        assert_true(stays.w > 0 && stays.w < 0.6f * whole.w);
        for (int i = 0; i < 400 && stage_is_telling(b.stage); i++) {
            step(&b, 16, (Input){0});
            for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
                if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                    far = fmaxf(far, middle_x(sprite_shot(&b.stage->sprite, p, b.now).r));
            share = fminf(share, b.stage->table.tray_share);
        }
        assert_true(far > stays.x + stays.w);
        assert_true(share < 0.2f);
        assert_float_equal(b.stage->table.tray_share, 1, 0.001f);
        assert_float_equal(at->tray.w, stays.w, 0.5f);
        for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
            if (at->piece[p].lies)
                lie[n++] = at->piece[p].r;
        assert_true(n >= 3);
        for (int i = 0; i < n; i++) {
            float reach = toss_reach(lie[i].w) - 1;
            assert_true(middle_x(lie[i]) + reach <= stays.x + stays.w && middle_x(lie[i]) - reach >= stays.x);
            for (int k = 0; k < i; k++)
                assert_true(hypotf(middle_x(lie[i]) - middle_x(lie[k]), middle_y(lie[i]) - middle_y(lie[k])) >
                            2 * reach - 2);
        }
        bench_close(&b);
    }
}

static void click_at(Bench *b, Rect r)
{
    float x = middle_x(r), y = middle_y(r);
    step(b, 16, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    step(b, 16, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    step(b, 16, (Input){.kind = INPUT_UP, .x = x, .y = y, .button = 1});
}

/* The die in the tray and the hero on the card are one: a click on either picks it. */
static void a_die_is_picked_in_the_tray_or_on_the_card(void **unused)
{
    (void)unused;
    for (int on_card = 0; on_card < 2; on_card++) {
        Bench b = thrown(4, false);
        (void)until_all_lie(&b);
        const State *s = stage_state(b.stage);
        assert_int_equal(s->phase, PHASE_REROLL);
        PieceId p = table_first(s, PLACE_TEAM);
        click_at(&b, on_card ? b.stage->at.piece[p].hit : b.stage->at.piece[p].also);
        assert_int_equal(b.stage->gather.set, 1u << (s->piece[p].def - DEF_HERO));
        click_at(&b, b.stage->at.piece[p].also);
        assert_int_equal(b.stage->gather.set, 0);
        bench_close(&b);
    }
}

/* A label with these words is on the screen. */
static bool says(Bench *b, const char *words)
{
    char *text = ui_inspect(b->ui);
    bool found = strstr(text, words) != NULL;
    free(text);
    return found;
}

/* Where the item of that id, or of the other one, stands. */
static Rect place_of_either(Bench *b, const char *id, const char *other)
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

static Rect place_of(Bench *b, const char *id)
{
    return place_of_either(b, id, id);
}

/* Where the button stands that ends the turn, whether it can be pressed or not. */
static Rect end_of_turn(Bench *b)
{
    return place_of_either(b, "move-end", "aside-off");
}

/* The last die of a re-roll is unmarked: all buttons are as before any was marked, and each in its place. */
static void a_die_unmarked_leaves_nothing_behind(void **unused)
{
    (void)unused;
    Bench b = thrown(4, false);
    (void)until_all_lie(&b);
    step(&b, 400, (Input){0});
    PieceId p = table_first(stage_state(b.stage), PLACE_TEAM);
    Rect keep = place_of(&b, "move-keep");
    assert_true(keep.w > 60 && !says(&b, "\"clear\""));
    click_at(&b, b.stage->at.piece[p].also);
    step(&b, 400, (Input){0});
    assert_true(says(&b, "\"clear\""));
    click_at(&b, b.stage->at.piece[p].also);
    step(&b, 400, (Input){0});
    Rect again = place_of(&b, "move-keep");
    assert_false(says(&b, "\"clear\""));
    assert_memory_equal(&keep, &again, sizeof keep);
    bench_close(&b);
}

/* Towards a target the sum says what is missing, and which die would make it whole. */
static void the_sum_says_what_is_missing(void **unused)
{
    (void)unused;
    int whole = 0, missing = 0;
    for (uint64_t seed = 1; seed < 30 && whole * missing == 0; seed++) {
        Bench b = thrown(seed, false);
        assert_int_equal(match_play(b.m, match_serial(b.m), (Move){.kind = MOVE_KEEP, .seat = 0}).code, 0);
        (void)until_all_lie(&b);
        const State *s = stage_state(b.stage);
        Melee melee;
        monstrous_melee(s, 0, &melee);
        for (int hero = 0; hero < HERO_COUNT && s->phase == PHASE_ACTION; hero++)
            for (int i = 0; i < ENEMIES && melee.attackers >> hero & 1; i++) {
                PieceId foe = monstrous_at(s, i);
                int left = foe == NO_PIECE ? 0 : s->piece[foe].n - monstrous_sum(&melee, 1u << hero);
                if (left <= 0 || s->piece[foe].n > 19)
                    continue;
                int fits = -1;
                for (int k = 0; k < HERO_COUNT; k++)
                    if (k != hero && melee.attackers >> k & 1 && monstrous_sum(&melee, 1u << k) == left)
                        fits = k;
                char words[80];
                b.stage->gather.set = 1u << hero;
                b.stage->gather.aim = s->piece[foe].def;
                step(&b, 400, (Input){0});
                if (b.stage->gather.set == 0) /* no legal attack holds that die */
                    continue;
                if (fits >= 0)
                    (void)snprintf(words, sizeof words, "%d to go: the %s fits", left,
                                   monstrous_game.def[DEF_HERO + fits].name);
                else
                    (void)snprintf(words, sizeof words, "\"%d to go\"", left);
                assert_true(says(&b, words));
                whole += fits >= 0;
                missing += fits < 0;
            }
        bench_close(&b);
    }
    assert_true(whole > 0 && missing > 0);
}

/* The lowest table there is: large letters, a small window, and a lesson below. What stands on an enemy has room for its
 * letters, line by line. */
static void names_of_enemies_have_room(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, before_a_throw(3), 1024, 640, 2);
    look(&b);
    b.use.foot = 86;
    bench_rest(&b);
    for (int k = 0; k < ENEMIES; k++) {
        Rect cell = b.stage->at.panel[AT_ENEMY + k];
        float end = cell.y;
        int lines = 0;
        size_t i;
        json_t *item;
        json_array_foreach(json_object_get(b.items, "items"), i, item)
        {
            json_t *at = json_object_get(item, "rect");
            float n[4]; /* pixels of the window */
            for (size_t c = 0; c < 4; c++)
                n[c] = (float)json_number_value(json_array_get(at, c)) / gfx_unit(b.g);
            Rect r = {n[0], n[1], n[2], n[3]};
            if (strcmp(word_in(item, "kind"), "text") != 0 || !rect_has(cell, middle_x(r), middle_y(r)))
                continue;
            lines++;
            assert_true(r.h >= 30);
            assert_true(r.y >= end - 2);
            end = r.y + r.h;
        }
        assert_int_equal(lines, 2);
        assert_true(end <= cell.y + cell.h + 2);
    }
    bench_close(&b);
}

/* It stands in one place in every step of the turn, while dice roll and while some are picked, with a rail and without. */
static void the_turn_ends_in_one_place(void **unused)
{
    (void)unused;
    for (int small = 0; small < 2; small++) {
        Bench b;
        bench_open(&b, before_a_throw(4), small ? 1024 : 1280, small ? 640 : 800, 1);
        ui_set_motion(b.ui, false, 1);
        look(&b);
        step(&b, 16, (Input){0});
        step(&b, 2000, (Input){0});
        Rect at[4];
        at[0] = end_of_turn(&b);
        throw_team(b.m);
        step(&b, 16, (Input){0});
        step(&b, 300, (Input){0});
        at[1] = end_of_turn(&b);
        (void)until_all_lie(&b);
        assert_int_equal(match_play(b.m, match_serial(b.m), (Move){.kind = MOVE_KEEP, .seat = 0}).code, 0);
        (void)until_all_lie(&b);
        at[2] = end_of_turn(&b);
        for (PieceId p = 0; p < match_truth(b.m)->npieces && b.stage->gather.set == 0; p++)
            if (b.stage->at.piece[p].also.w > 0)
                click_at(&b, b.stage->at.piece[p].also);
        step(&b, 400, (Input){0});
        assert_true(b.stage->gather.set != 0);
        at[3] = end_of_turn(&b);
        assert_true(at[0].w > 60);
        for (int i = 1; i < 4; i++)
            assert_memory_equal(&at[0], &at[i], sizeof at[0]);
        bench_close(&b);
    }
}

/* A game whose dice lie, in the actions of seat 0; the first attack that is possible, kind 0: none. */
static Bench in_actions(uint64_t seed, bool reduced, Move *attack)
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

static bool is_heard(Bench *b, const char *sound)
{
    bool found = false;
    for (const char *word = ui_next_sound(b->ui); word != NULL; word = ui_next_sound(b->ui))
        found |= strcmp(word, sound) == 0;
    return found;
}

/* Sleep is for the three others alone, and yet the Troll can be hit: whoever points at it is told of no refusal. */
static void an_enemy_that_can_be_hit_is_not_refused(void **unused)
{
    (void)unused;
    static const char position[] = "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                                   "{\"word\":\"enemy-2\",\"n\":16},"
                                   "{\"word\":\"enemy-3\",\"n\":17},{\"word\":\"enemy-4\",\"n\":18},{\"word\":\"enemy-"
                                   "1\",\"n\":25,\"face\":1}],\"team-0\":"
                                   "[{\"word\":\"wizard\",\"n\":4},{\"word\":\"cleric\",\"n\":6},{\"word\":\"paladin\","
                                   "\"n\":7},{\"word\":\"barbarian\",\"n\":19}]}}";
    json_t *root = json_loads(position, 0, NULL);
    Setup cfg = game_preset(&monstrous_game, 2);
    State *s = xcalloc(1, monstrous_game.state_size);
    assert_int_equal(position_in(&monstrous_game, root, 1, &cfg, s).code, 0);
    json_decref(root);
    Bench b;
    bench_open(&b, match_from(&monstrous_game, &cfg, s), 1280, 800, 1);
    free(s);
    look(&b);
    step(&b, 16, (Input){0});
    step(&b, 2000, (Input){0});
    Rect r = b.stage->at.piece[monstrous_target_piece(stage_state(b.stage), 0)].hit;
    for (int picked = 0; picked < 2; picked++) {
        b.stage->gather.set = picked ? 1 << HERO_CLERIC | 1 << HERO_BARBARIAN : 0;
        step(&b, 400, (Input){.kind = INPUT_MOVE, .x = r.x + r.w / 2 + (float)picked, .y = r.y + r.h / 2});
        step(&b, 400, (Input){0});
        assert_false(says(&b, "Not for"));
    }
    bench_close(&b);
}

/* The dice of the sum fly onto the monster, the blow is heard when the first one strikes, and they come back. */
static void an_attack_is_dice_that_strike(void **unused)
{
    (void)unused;
    int seen = 0;
    for (uint64_t seed = 1; seed < 20 && seen < 3; seed++) {
        Move attack;
        Bench b = in_actions(seed, false, &attack);
        if (attack.kind != 0) {
            PieceId die = table_first(stage_state(b.stage), PLACE_TEAM);
            while (!(attack.a >> (stage_state(b.stage)->piece[die].def - DEF_HERO) & 1))
                die = stage_state(b.stage)->piece[die].next;
            Rect home = b.stage->at.piece[die].r, at[2];
            assert_int_equal(match_play(b.m, match_serial(b.m), attack).code, 0);
            int heard_at = 0;
            for (int ms = 0; ms <= 800; ms += 20) {
                step(&b, ms == 0 ? 1 : 20, (Input){0});
                if (heard_at == 0 && is_heard(&b, "hit"))
                    heard_at = ms;
                if (ms == 60 || ms == 240)
                    assert_true(monstrous_strikes(&b.stage->table, die, home, &at[ms == 240]));
            }
            assert_in_range(heard_at, HIT_MS - 20, HIT_MS + 80);
            assert_true(at[1].y < at[0].y - 40); /* upwards, to the monsters */
            assert_false(monstrous_strikes(&b.stage->table, die, home, &at[0]));
            seen++;
        }
        bench_close(&b);
    }
    assert_true(seen > 0);
}

static void with_reduced_motion_no_die_strikes(void **unused)
{
    (void)unused;
    Move attack = {0};
    for (uint64_t seed = 1; seed < 20 && attack.kind == 0; seed++) {
        Bench b = in_actions(seed, true, &attack);
        if (attack.kind != 0) {
            Rect at;
            assert_int_equal(match_play(b.m, match_serial(b.m), attack).code, 0);
            step(&b, 1, (Input){0});
            step(&b, 100, (Input){0});
            for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
                assert_false(monstrous_strikes(&b.stage->table, p, b.stage->at.piece[p].r, &at));
        }
        bench_close(&b);
    }
    assert_true(attack.kind != 0);
}

/* Enemies by their die that the dice which may still attack are one short of, and cannot hit. */
static unsigned one_short_of(const State *s)
{
    Melee melee;
    unsigned found = 0;
    monstrous_melee(s, 0, &melee);
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(s, i);
        int near = 0, exact = 0, need = p != NO_PIECE ? s->piece[p].n : 0;
        for (unsigned set = 1; set < 1u << HERO_COUNT; set++)
            if ((set & melee.attackers) == set) {
                near += monstrous_sum(&melee, set) == need - 1;
                exact += monstrous_sum(&melee, set) == need;
            }
        bool open = p != NO_PIECE && monstrous_targets(s) >> (s->piece[p].def - DEF_ENEMY) & 1; /* no Hydra before it */
        bool marked = need > 0 && monstrous_reach_marked(s) >> need & 1;
        found |= open && near > 0 && exact == 0 && !marked ? 1u << (s->piece[p].def - DEF_ENEMY) : 0;
    }
    return found;
}

/* A turn that ends with a sum one short of a monster that no sum hits: it is said, of that one and of no other. Dice that
 * have attacked are in no such sum. */
static void a_miss_by_one_is_said(void **unused)
{
    (void)unused;
    int missed = 0, none = 0, spent = 0;
    for (uint64_t seed = 1; seed < 120 && (missed == 0 || none == 0 || spent < 3); seed++) {
        Move attack;
        Bench b = in_actions(seed, false, &attack);
        if (match_truth(b.m)->phase == PHASE_ACTION) {
            unsigned before = one_short_of(match_truth(b.m));
            if (attack.kind != 0) {
                assert_int_equal(match_play(b.m, match_serial(b.m), attack).code, 0);
                (void)until_all_lie(&b);
            }
            unsigned expected = one_short_of(match_truth(b.m)), shaken = 0;
            assert_int_equal(match_play(b.m, match_serial(b.m), (Move){.kind = MOVE_END, .seat = 0}).code, 0);
            bool said = false;
            for (int i = 0; i < 100; i++) {
                step(&b, 40, (Input){0});
                said |= says(&b, "One short!");
                const State *s = stage_state(b.stage); /* who fell comes back, and the line is sorted again */
                for (int k = 0; k < ENEMIES; k++)
                    if (monstrous_missed(&b.stage->table, k) >= 0)
                        shaken |= 1u << (s->piece[monstrous_at(s, k)].def - DEF_ENEMY);
            }
            assert_int_equal(said, expected != 0);
            assert_int_equal(shaken, expected);
            missed += expected != 0;
            none += expected == 0;
            spent += before != 0 && expected == 0;
        }
        bench_close(&b);
    }
    assert_true(missed > 0 && none > 0 && spent >= 3);
}

/* Dice that have attacked are told apart from those that are left, and a crit that can be used is none of them. */
static void spent_dice_are_told_apart(void **unused)
{
    (void)unused;
    int seen = 0, left = 0;
    for (uint64_t seed = 1; seed < 40 && (seen < 3 || left == 0); seed++) {
        Move attack;
        Bench b = in_actions(seed, false, &attack);
        if (attack.kind != 0) {
            for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
                assert_false(monstrous_is_spent(stage_state(b.stage), p));
            assert_int_equal(match_play(b.m, match_serial(b.m), attack).code, 0);
            step(&b, 16, (Input){0});
            (void)until_all_lie(&b);
            step(&b, 400, (Input){0});
            const State *s = stage_state(b.stage);
            Melee melee;
            monstrous_melee(s, 0, &melee);
            for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next) {
                int hero = s->piece[p].def - DEF_HERO;
                bool crit = monstrous_crits(&melee) >> hero & 1;
                assert_int_equal(monstrous_is_spent(s, p), (attack.a >> hero & 1) && !crit);
            }
            assert_false(says(&b, "No sum of these dice"));
            left += says(&b, "No sum of the dice that are left") || says(&b, "All dice are spent");
            seen++;
        }
        bench_close(&b);
    }
    assert_true(seen >= 3 && left > 0);
}

/* What needs no sum does not say that only an exact one hits, as the question below it would. */
static void abilities_without_a_sum_say_so(void **unused)
{
    (void)unused;
    Move attack;
    Bench b = in_actions(1, false, &attack);
    for (int i = 0; i < 2; i++) {
        char q[SENTENCE_MAX] = "", d[SENTENCE_MAX] = "";
        Table t = b.stage->table;
        t.gathered = 0;
        t.aim = 0;
        t.tool = i == 0 ? MOVE_RAGE : MOVE_MEND;
        (void)monstrous_plan(&t, (Move){.kind = t.tool, .seat = 0}, q, sizeof q, d, sizeof d);
        assert_string_equal(d, "It needs no sum.");
    }
    bench_close(&b);
}

static int knocks(Bench *b)
{
    int n = 0;
    for (const char *word = ui_next_sound(b->ui); word != NULL; word = ui_next_sound(b->ui))
        n += strcmp(word, "dice-knock") == 0 || strcmp(word, "dice-tap") == 0;
    return n;
}

/* Dice are heard where they strike something, one after the other, and no more when a press has ended the throw. */
static void dice_knock_as_they_strike(void **unused)
{
    (void)unused;
    for (int pressed = 0; pressed < 2; pressed++) {
        Bench b = thrown(3, false);
        int first = knocks(&b), all = 0, passes = 0;
        if (pressed)
            step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_F5});
        for (int i = 0; i < 90; i++) {
            step(&b, 16, (Input){0});
            int n = knocks(&b);
            all += n;
            passes += n > 0;
        }
        assert_int_equal(first, 0);
        assert_int_equal(all > 3 && passes > 3, !pressed);
        assert_true(!pressed || all == 0);
        bench_close(&b);
    }
}

static void a_press_ends_the_throw(void **unused)
{
    (void)unused;
    Bench b = thrown(3, false);
    step(&b, 100, (Input){0});
    assert_true(tossed(&b) > 0);
    step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_F5});
    assert_int_equal(tossed(&b), 0);
    check_told(&b);
    bench_close(&b);
}

static void reduced_motion_rolls_nothing(void **unused)
{
    (void)unused;
    Bench b = thrown(3, true);
    assert_int_equal(tossed(&b), 0);
    step(&b, 60, (Input){0});
    assert_int_equal(tossed(&b), 0);
    check_told(&b);
    bench_close(&b);
}

/* What the hand did last says where the dice go and how far; the next throw, which nobody made by hand, knows nothing
 * of it. */
static void the_hand_throws(void **unused)
{
    (void)unused;
    float way[2];
    for (int i = 0; i < 2; i++) {
        Bench b;
        bench_open(&b, before_a_throw(5), 1280, 800, 1);
        ui_set_motion(b.ui, false, 1);
        look(&b);
        step(&b, 16, (Input){0});
        step(&b, 2000, (Input){0});
        b.stage->thrown.force = 1.8f;
        b.stage->thrown.way_x = i == 0 ? 20 : -20;
        throw_team(b.m);
        step(&b, 16, (Input){0});
        assert_true(b.stage->thrown.force < 0.01f);
        PieceId p = 0;
        while (!sprite_is_tossed(&b.stage->sprite, p, b.now))
            p++;
        step(&b, 400, (Input){0});
        way[i] = sprite_shot(&b.stage->sprite, p, b.now).r.x;
        bench_close(&b);
    }
    assert_true(way[0] > way[1] + 60);
}

/* What a moment is watched for, from the team to its last points, and nothing after it. */
static void watching_a_moment_stops_with_its_points(void **unused)
{
    (void)unused;
    enum { MOMENTS = 8, EVENTS = 20000 };
    static Event e[EVENTS];
    int seen = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Setup cfg = game_preset(&monstrous_game, 3);
        Decision d[MOMENTS];
        cfg.seed = seed;
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        View *v = view_new(&monstrous_game);
        help_play(m, &r, 4000);
        assert_true(match_over(m));
        int n = monstrous_decisions(m, d, MOMENTS), all = match_events(m, NO_SEAT, 0, NULL, 0);
        for (int i = 0; i < n; i++) {
            assert_true(d[i].until > d[i].serial);
            match_view_at(m, d[i].serial, NO_SEAT, VIEW_EYES, v);
            assert_int_equal(view_state(v)->phase, PHASE_TEAM);
            int seat = view_state(v)->to_act, points = 0, last = 0;
            int begin = all - match_events(m, NO_SEAT, d[i].serial, NULL, 0);
            int end = all - match_events(m, NO_SEAT, d[i].until, NULL, 0);
            int before = all - match_events(m, NO_SEAT, d[i].until - 1, NULL, 0);
            assert_in_range(all, 1, EVENTS);
            (void)match_events(m, NO_SEAT, 0, e, all);
            for (int k = begin; k < end; k++)
                if (e[k].kind == EV_SCORED) {
                    assert_int_equal(e[k].seat, seat);
                    points += e[k].other;
                    last += k >= before;
                }
            assert_int_equal(points, d[i].weight);
            assert_true(last > 0);
        }
        seen += n;
        view_free(v);
        match_free(m);
    }
    assert_true(seen > 4);
}

/* Once, for a moment, and back to its size. */
static void a_die_that_was_read_jumps_at_the_eye(void **state)
{
    (void)state;
    float most = 1;
    for (int ms = -500; ms < 1000; ms += 10) {
        float pop = monstrous_pop((float)ms);
        most = fmaxf(most, pop);
        assert_true(pop >= 1);
        assert_true(pop < 1.001f || (ms >= 0 && ms <= 140));
    }
    assert_true(most > 1.1f && most < 1.13f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dice_stay_where_they_came_to_rest),
        cmocka_unit_test(the_sum_slides_out_and_pushes_the_dice),
        cmocka_unit_test(a_die_is_picked_in_the_tray_or_on_the_card),
        cmocka_unit_test(a_die_unmarked_leaves_nothing_behind),
        cmocka_unit_test(the_sum_says_what_is_missing),
        cmocka_unit_test(names_of_enemies_have_room),
        cmocka_unit_test(the_turn_ends_in_one_place),
        cmocka_unit_test(an_enemy_that_can_be_hit_is_not_refused),
        cmocka_unit_test(an_attack_is_dice_that_strike),
        cmocka_unit_test(with_reduced_motion_no_die_strikes),
        cmocka_unit_test(a_miss_by_one_is_said),
        cmocka_unit_test(spent_dice_are_told_apart),
        cmocka_unit_test(abilities_without_a_sum_say_so),
        cmocka_unit_test(dice_roll_and_then_are_told),
        cmocka_unit_test(they_rest_apart_in_the_tray),
        cmocka_unit_test(dice_knock_as_they_strike),
        cmocka_unit_test(a_press_ends_the_throw),
        cmocka_unit_test(reduced_motion_rolls_nothing),
        cmocka_unit_test(the_hand_throws),
        cmocka_unit_test(a_die_that_was_read_jumps_at_the_eye),
        cmocka_unit_test(watching_a_moment_stops_with_its_points),
    };
    return cmocka_run_group_tests_name("monstrous table", tests, NULL, NULL);
}
