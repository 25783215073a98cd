/* SPDX-License-Identifier: MIT
 * Dice on the table of Against the Monstrous Horde: they leave the hand, roll over the felt, and are told when all lie
 * still; a press ends that, and with reduced motion nothing rolls at all. */
#include "help_monstrous.h"

#include <math.h>
#include <stdlib.h>

#include "core/table.h"

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
        Rect tray = b.stage->at.panel[AT_GROUND], r[PIECE_MAX];
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

/* Where a die has come to rest it stays, in a window of another size at the same part of the ground. */
static void dice_stay_where_they_came_to_rest(void **unused)
{
    (void)unused;
    Bench b = thrown(4, false);
    Rect end[PIECE_MAX] = {{0}};
    int n = 0;
    step(&b, 1150, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
        if (sprite_is_tossed(&b.stage->sprite, p, b.now))
            end[p] = sprite_shot(&b.stage->sprite, p, b.now).r;
    (void)until_all_lie(&b);
    step(&b, 500, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++) {
        if (end[p].w <= 0)
            continue;
        n++;
        Rect r = b.stage->at.piece[p].r, seen = sprite_shot(&b.stage->sprite, p, b.now).r;
        assert_true(b.stage->at.piece[p].also.w > 0);
        assert_float_equal(middle_x(r), middle_x(end[p]), 0.5f);
        assert_float_equal(middle_y(r), middle_y(end[p]), 0.5f);
        assert_float_equal(middle_x(r), middle_x(seen), 0.5f);
    }
    assert_true(n >= 3);
    b.w = 1180;
    b.h = 760;
    step(&b, 16, (Input){0});
    for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
        if (end[p].w > 0)
            assert_true(rect_has(b.stage->at.tray, middle_x(b.stage->at.piece[p].r), middle_y(b.stage->at.piece[p].r)));
    bench_close(&b);
}

/* DESIGN: dice are thrown over the whole width and are read there, large; the ground is never halved. */
static void the_ground_is_never_halved(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Bench b = thrown(seed, false);
        const BoardLayout *at = &b.stage->at;
        Rect whole = at->tray;
        float far = 0;
        int n = 0;
        for (int i = 0; i < 400 && stage_is_telling(b.stage); i++) {
            step(&b, 16, (Input){0});
            assert_memory_equal(&whole, &at->tray, sizeof whole);
            for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
                if (sprite_is_tossed(&b.stage->sprite, p, b.now))
                    far = fmaxf(far, middle_x(sprite_shot(&b.stage->sprite, p, b.now).r));
        }
        assert_true(whole.w > 1100 && far > whole.x + 0.5f * whole.w);
        for (PieceId p = 0; p < match_truth(b.m)->npieces; p++)
            if (at->piece[p].lies) {
                n++;
                assert_true(at->piece[p].r.w >= 96);
            }
        assert_true(n >= 3);
        bench_close(&b);
    }
}

/* Returns the card of that enemy. */
static Rect target_card(const Bench *b, DefId def)
{
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(stage_state(b->stage), i);
        if (p != NO_PIECE && stage_state(b->stage)->piece[p].def == def)
            return b->stage->at.panel[AT_ENEMY + i];
    }
    return (Rect){0};
}

static void drag(Bench *b, Rect from, Rect to)
{
    step(b, 16, (Input){.kind = INPUT_MOVE, .x = middle_x(from), .y = middle_y(from)});
    step(b, 16, (Input){.kind = INPUT_DOWN, .x = middle_x(from), .y = middle_y(from), .button = 1});
    for (int i = 1; i <= 4; i++)
        step(b, 60,
             (Input){.kind = INPUT_MOVE,
                     .x = middle_x(from) + (middle_x(to) - middle_x(from)) * (float)i / 4,
                     .y = middle_y(from) + (middle_y(to) - middle_y(from)) * (float)i / 4});
    step(b, 60, (Input){.kind = INPUT_UP, .x = middle_x(to), .y = middle_y(to), .button = 1});
}

/* The plank of a sum lies over the foot of its target with the dice of the sum on it. While one picks, the other dice lie
 * where they were, and none under the plank. */
static void a_sum_lies_on_its_target_and_no_other_die_moves(void **unused)
{
    (void)unused;
    int seen = 0;
    for (uint64_t seed = 1; seed < 30 && seen < 4; seed++) {
        Move attack;
        Bench b = in_actions(seed, false, &attack);
        if (attack.kind != 0 && attack.b < DEF_HEAD) {
            settle(&b);
            Spot before[PIECE_MAX];
            memcpy(before, b.stage->at.piece, sizeof before);
            b.stage->gather.set = attack.a;
            b.stage->gather.aim = attack.b;
            step(&b, 400, (Input){0});
            const State *s = stage_state(b.stage);
            Rect plank = b.stage->at.panel[AT_PLANK], card = target_card(&b, attack.b);
            assert_true(plank.w > 0 && plank.y > card.y + card.h / 2 && plank.y < card.y + card.h);
            for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next) {
                Rect r = b.stage->at.piece[p].r;
                if (attack.a >> (s->piece[p].def - DEF_HERO) & 1) {
                    assert_true(rect_has(plank, middle_x(r), middle_y(r)));
                    continue;
                }
                assert_memory_equal(&r, &before[p].r, sizeof r);
                assert_true(r.y + 0.1f * r.h >= plank.y + plank.h);
            }
            seen++;
        }
        bench_close(&b);
    }
    assert_true(seen > 0);
}

/* A die dropped on an enemy that needs more begins the sum there; dropped on one that no sum hits, it says why not. */
static void a_dropped_die_begins_the_sum(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":8},{\"word\":\"enemy-2\",\"n\":13},{\"word\":\"enemy-3\","
                     "\"n\":15},{\"word\":\"enemy-4\",\"n\":16}],\"team-0\":[{\"word\":\"cleric\",\"n\":5},{\"word\":"
                     "\"druid\",\"n\":4},{\"word\":\"paladin\",\"n\":11}]}}",
                     1280, 800, 1);
    settle(&b);
    PieceId cleric = table_first(stage_state(b.stage), PLACE_TEAM);
    Rect die = b.stage->at.piece[cleric].r, wrong = target_card(&b, DEF_ENEMY), card = target_card(&b, DEF_ENEMY + 3);
    drag(&b, die, wrong);
    step(&b, 600, (Input){0});
    assert_true(says(&b, "Cleric 5 makes 5. You need exactly 8."));
    assert_int_equal(b.stage->gather.set, 0);
    drag(&b, die, card);
    step(&b, 600, (Input){0});
    assert_int_equal(b.stage->gather.set, 1u << HERO_CLERIC);
    assert_true(says(&b, "11 to go"));
    Rect lies = b.stage->at.piece[cleric].r;
    assert_true(rect_has(b.stage->at.panel[AT_PLANK], middle_x(lies), middle_y(lies)));
    bench_close(&b);
}

/* Pointed at, the plank on the card says which dice make the sum. */
static void the_sum_says_what_it_is_made_of(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":8},{\"word\":\"enemy-2\",\"n\":13},{\"word\":\"enemy-3\","
                     "\"n\":15},{\"word\":\"enemy-4\",\"n\":16}],\"team-0\":[{\"word\":\"cleric\",\"n\":5},{\"word\":"
                     "\"druid\",\"n\":4},{\"word\":\"paladin\",\"n\":11}]}}",
                     1280, 800, 1);
    settle(&b);
    b.stage->gather.set = 1u << HERO_CLERIC | 1u << HERO_PALADIN;
    b.stage->gather.aim = DEF_ENEMY + 3;
    step(&b, 400, (Input){0});
    Rect sum = b.stage->at.panel[AT_SUM];
    assert_true(rect_has(b.stage->at.panel[AT_PLANK], middle_x(sum), middle_y(sum)));
    step(&b, 20, (Input){.kind = INPUT_MOVE, .x = middle_x(sum), .y = middle_y(sum)});
    step(&b, 900, (Input){0});
    bench_pass(&b, (Input){0});
    assert_true(bench_says(&b, "Cleric 5 and Paladin 11: 16 in all."));
    bench_close(&b);
}

/* What the innkeeper says to newcomers lies over no die. */
static void a_bubble_leaves_the_dice_readable(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed < 6; seed++) {
        Bench b = thrown(seed, true);
        settle(&b);
        Moves about;
        float covered = 0;
        match_legal(b.m, 0, &about);
        Rect room = stage_room(b.stage, 400, 110, &about, &covered);
        const State *s = stage_state(b.stage);
        for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next)
            if (rect_overlaps(room, rect_inset(b.stage->at.piece[p].r, 4)))
                fail_msg("seed %d: a bubble at %g, %g over the die at %g, %g", (int)seed, (double)room.x,
                         (double)room.y, (double)b.stage->at.piece[p].r.x, (double)b.stage->at.piece[p].r.y);
        bench_close(&b);
    }
}

/* A chosen hero, which is lifted, lies over no part of the near seat; not on any screen. */
static void the_party_stays_clear_of_the_near_seat(void **unused)
{
    (void)unused;
    static const float size[][3] = {{1280, 800, 1}, {1138, 711, 1}, {1422, 800, 1}, {1280, 800, 2}};
    for (int i = 0; i < 4; i++) {
        Bench b = thrown(3, true);
        BoardIn in = b.stage->in;
        BoardLayout *at = xcalloc(1, sizeof *at);
        in.w = size[i][0];
        in.h = size[i][1];
        in.text = size[i][2];
        monstrous_layout(&in, at);
        assert_true(at->seat[in.near].y + at->seat[in.near].h <= at->panel[AT_HERO].y - 9);
        assert_true(at->seat[in.near].y >= at->tray.y + at->tray.h);
        free(at);
        bench_close(&b);
    }
}

/* An epic monster reacts when the last die of the sum has come, which takes twice as long; others to the first one. */
static void an_epic_monster_waits_for_the_last_die(void **unused)
{
    (void)unused;
    Event ordinary = {.kind = EV_HIT, .def = DEF_CREATURE, .why = 7},
          epic = {.kind = EV_HIT, .def = DEF_MONSTER, .why = 7}, alone = {.kind = EV_HIT, .def = DEF_MONSTER, .why = 4};
    assert_int_equal((int)monstrous_hit_ms(&ordinary), HIT_MS);
    assert_int_equal((int)monstrous_hit_ms(&alone), HIT_MS);
    assert_int_equal((int)monstrous_hit_ms(&epic), 2 * HIT_APART_MS + 2 * HIT_MS);
}

/* Who falls leaves a gap as wide, until the turn ends: nobody moves up. Its die has gone down where it stood. */
static void a_gap_stays_as_wide_as_who_fell(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":8},{\"word\":\"enemy-2\",\"n\":26,\"face\":6},{\"word\":\"enemy-3\","
                     "\"n\":15},{\"word\":\"enemy-4\",\"n\":16}],\"team-0\":[{\"word\":\"cleric\",\"n\":5},{\"word\":"
                     "\"druid\",\"n\":10},{\"word\":\"paladin\",\"n\":11}]}}",
                     1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    int at = 0;
    const State *s = stage_state(b.stage);
    while (s->piece[monstrous_at(s, at)].face != MONSTER_DRAGON)
        at++;
    PieceId dragon = monstrous_at(s, at);
    Rect was[ENEMIES], *is = &b.stage->at.panel[AT_ENEMY];
    memcpy(was, is, sizeof was);
    assert_true(was[at].w > 1.4f * was[(at + 1) % ENEMIES].w);
    const Move hit = {.kind = MOVE_ATTACK,
                      .seat = 0,
                      .a = 1 << HERO_CLERIC | 1 << HERO_DRUID | 1 << HERO_PALADIN,
                      .b = DEF_ENEMY + 1};
    assert_int_equal(match_play(b.m, match_serial(b.m), hit).code, 0);
    for (int i = 0; i < 120; i++)
        step(&b, 40, (Input){0});
    assert_int_equal(monstrous_at(stage_state(b.stage), at), NO_PIECE);
    assert_memory_equal(was, is, sizeof was);
    Spot gone = b.stage->at.piece[dragon];
    assert_true(!gone.shown && rect_has(was[at], middle_x(gone.r), middle_y(gone.r)));
    bench_close(&b);
}

/* The second enemy of one turn is told as such, the first one is not. Their dice have acted, and are spent but for a crit. */
static void two_in_one_turn_are_told(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":8},{\"word\":\"enemy-2\",\"n\":13},{\"word\":\"enemy-3\","
                     "\"n\":15},{\"word\":\"enemy-4\",\"n\":16}],\"team-0\":[{\"word\":\"cleric\",\"n\":8},{\"word\":"
                     "\"druid\",\"n\":4},{\"word\":\"paladin\",\"n\":11}]}}",
                     1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    const State *s = stage_state(b.stage);
    for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next)
        assert_false(monstrous_has_acted(s, p));
    const Move hit[] = {{.kind = MOVE_ATTACK, .seat = 0, .a = 1 << HERO_CLERIC, .b = DEF_ENEMY},
                        {.kind = MOVE_ATTACK, .seat = 0, .a = 1 << HERO_DRUID | 1 << HERO_PALADIN, .b = DEF_ENEMY + 2}};
    for (int k = 0; k < 2; k++) {
        bool told = false;
        assert_int_equal(match_play(b.m, match_serial(b.m), hit[k]).code, 0);
        for (int i = 0; i < 120; i++) {
            step(&b, 40, (Input){0});
            told = told || says(&b, "2 in one turn!");
        }
        assert_int_equal(told, k == 1);
    }
    s = stage_state(b.stage);
    for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next) {
        assert_true(monstrous_has_acted(s, p)); /* the Cleric's crit has its ability left */
        assert_int_equal(monstrous_is_spent(s, p), s->piece[p].def != DEF_HERO + HERO_CLERIC);
    }
    bench_close(&b);
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

static bool is_heard(Bench *b, const char *sound)
{
    bool found = false;
    for (const char *word = ui_next_sound(b->ui); word != NULL; word = ui_next_sound(b->ui))
        found |= strcmp(word, sound) == 0;
    return found;
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

/* In a small window, too: a die covers no face, and the heads of the Hydra are read. */
static void enemies_are_seen_beside_their_dice(void **unused)
{
    (void)unused;
    Match *all = help_replay("monstrous-heads-fall");
    Match *m = match_at(all, 20);
    match_free(all);
    Bench b;
    bench_open(&b, m, 1024, 640, 1);
    b.use = (StageInput){.match = m, .near = 0, .eyes = 0};
    bench_rest(&b);
    const State *s = match_truth(m);
    int heads = 0, others = 0;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Spot *at = &b.stage->at.piece[p];
        if (s->piece[p].place == PLACE_HEADS) {
            heads++;
            assert_true(at->r.w >= 30);
        } else if (s->piece[p].place == PLACE_LINEUP && s->piece[p].face == MONSTER_NONE) {
            others++;
            assert_true(at->r.h < 0.6f * at->hit.h && at->r.y > at->hit.y + 0.4f * at->hit.h);
        }
    }
    assert_true(heads == 6 && others == 3);
    bench_close(&b);
}

/* MH-4.2: a fifth hero that is dropped among the four is refused, and the refusal stays while the pointer rests on a die of
 * theirs: that die's card does not take its place. */
static void a_refusal_outlasts_the_large_card(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, before_a_throw(5), 1280, 800, 1);
    look(&b);
    b.use.zoom_on_hover = true;
    bench_rest(&b);
    char id[24];
    Rect hero[HERO_COUNT];
    int n = 0;
    for (PieceId p = 0; p < match_truth(b.m)->npieces && n < 5; p++) {
        (void)snprintf(id, sizeof id, "piece-%d", p);
        json_t *item = bench_id(&b, id);
        if (!item || strcmp(word_in(item, "place"), "party-0") != 0)
            continue;
        hero[n++] = bench_rect(&b, item);
        if (n < 5)
            bench_click(&b, item);
        bench_rest(&b);
    }
    assert_int_equal(n, 5);
    Rect die = bench_rect(&b, bench_item(&b, "kind", "die", 3));
    float x = hero[4].x + hero[4].w / 2, y = hero[4].y + hero[4].h / 2, to_x = die.x + die.w / 2,
          to_y = die.y + die.h / 2;
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = x, .y = y, .button = 1});
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = (x + to_x) / 2, .y = (y + to_y) / 2});
    bench_pass(&b, (Input){.kind = INPUT_MOVE, .x = to_x, .y = to_y});
    bench_pass(&b, (Input){.kind = INPUT_UP, .x = to_x, .y = to_y, .button = 1});
    bench_rest(&b);
    assert_true(bench_says(&b, "Four heroes at most"));
    bench_pass(&b, (Input){.kind = INPUT_DOWN, .x = 640, .y = 60, .button = 1});
    bench_pass(&b, (Input){0});
    assert_false(bench_says(&b, "Four heroes at most"));
    bench_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_refusal_outlasts_the_large_card),
        cmocka_unit_test(enemies_are_seen_beside_their_dice),
        cmocka_unit_test(dice_stay_where_they_came_to_rest),
        cmocka_unit_test(the_ground_is_never_halved),
        cmocka_unit_test(a_sum_lies_on_its_target_and_no_other_die_moves),
        cmocka_unit_test(a_dropped_die_begins_the_sum),
        cmocka_unit_test(the_sum_says_what_it_is_made_of),
        cmocka_unit_test(a_bubble_leaves_the_dice_readable),
        cmocka_unit_test(the_party_stays_clear_of_the_near_seat),
        cmocka_unit_test(an_epic_monster_waits_for_the_last_die),
        cmocka_unit_test(a_gap_stays_as_wide_as_who_fell),
        cmocka_unit_test(two_in_one_turn_are_told),
        cmocka_unit_test(a_die_is_picked_in_the_tray_or_on_the_card),
        cmocka_unit_test(an_attack_is_dice_that_strike),
        cmocka_unit_test(with_reduced_motion_no_die_strikes),
        cmocka_unit_test(dice_roll_and_then_are_told),
        cmocka_unit_test(they_rest_apart_in_the_tray),
        cmocka_unit_test(dice_knock_as_they_strike),
        cmocka_unit_test(a_press_ends_the_throw),
        cmocka_unit_test(reduced_motion_rolls_nothing),
        cmocka_unit_test(the_hand_throws),
        cmocka_unit_test(a_die_that_was_read_jumps_at_the_eye),
    };
    return cmocka_run_group_tests_name("monstrous table", tests, NULL, NULL);
}
