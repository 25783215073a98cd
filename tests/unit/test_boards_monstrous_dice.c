/* SPDX-License-Identifier: MIT
 * What the table of Against the Monstrous Horde says and marks of dice and abilities: sums, chances, misses, crits,
 * re-rolls. */
#include "help_monstrous.h"

#include <math.h>

#include "core/table.h"

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
            assert_false(says(&b, "No sum hits"));
            left += says(&b, "nothing fits");
            seen++;
        }
        bench_close(&b);
    }
    assert_true(seen >= 3 && left > 0);
}

/* Chances name the dice of the best re-roll: in a tip of the enemy, whose pointing marks them. */
static void the_best_re_roll_says_which_dice(void **unused)
{
    (void)unused;
    Bench b = placed(
        "{\"seats\":2,\"round\":3,\"phase\":\"reroll\",\"to_act\":0,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":15},"
        "{\"word\":\"enemy-4\",\"n\":17}],\"team-0\":[{\"word\":\"rogue\",\"n\":4},{\"word\":\"cleric\",\"n\":6},"
        "{\"word\":\"druid\",\"n\":1},{\"word\":\"paladin\",\"n\":1}]}}",
        1280, 800, 1);
    settle(&b);
    const State *s = stage_state(b.stage);
    Table *t = &b.stage->table;
    char head[SENTENCE_MAX] = "", text[SENTENCE_MAX] = "";
    int percent = 0;
    PieceId sure = monstrous_at(s, 0), open = monstrous_at(s, 2);
    assert_false(monstrous_hint(t, open, head, sizeof head, text, sizeof text)); /* nobody has asked for them */
    b.stage->look.sort = 1;
    step(&b, 400, (Input){0});
    assert_false(monstrous_hint(t, sure, head, sizeof head, text, sizeof text));
    assert_false(monstrous_hint(t, table_first(s, PLACE_TEAM), head, sizeof head, text, sizeof text));
    assert_true(monstrous_hint(t, open, head, sizeof head, text, sizeof text));
    assert_string_equal(head, "Chance to hit: 56%");
    assert_string_equal(text, "Best re-roll: Druid and Paladin.");
    assert_int_equal(monstrous_best_again(t, open, &percent), 1 << HERO_DRUID | 1 << HERO_PALADIN);
    assert_int_equal(percent, 56);
    assert_true(says(&b, "\"56%\""));
    bench_close(&b);
}

/* Where large words leave no room for the button, a sign beside them does. */
static void chances_are_asked_for_in_every_window(void **unused)
{
    (void)unused;
    static const int size[][3] = {{1280, 800, 1}, {1024, 640, 1}, {1024, 640, 2}};
    for (int i = 0; i < 3; i++) {
        Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"reroll\",\"to_act\":0,\"places\":{\"lineup\":["
                         "{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":"
                         "15},{\"word\":\"enemy-4\",\"n\":17}],\"team-0\":[{\"word\":\"rogue\",\"n\":4},{\"word\":"
                         "\"cleric\",\"n\":6},{\"word\":\"druid\",\"n\":1}]}}",
                         size[i][0], size[i][1], (float)size[i][2]);
        settle(&b);
        assert_true(says(&b, "\"chances\""));
        step(&b, 400, (Input){.kind = INPUT_KEY, .key = SDLK_c});
        assert_int_equal(b.stage->look.sort, 1);
        bench_close(&b);
    }
}

/* What a mark makes of a die stands on it and on its card, and jumps for a moment; the sum with it. */
static void a_mark_shows_what_it_makes_of_a_die(void **unused)
{
    (void)unused;
    static const struct {
        Mark mark;
        const char *words;
    } made[] = {{MARK_NONE, "9"},
                {MARK_DOUBLE, "9\u00d72 = 18"},
                {MARK_LOWER, "9\u22121 = 8"},
                {MARK_DOUBLE_RAISE, "9\u00d72+1 = 19"},
                {MARK_RAISE_DOUBLE, "(9+1)\u00d72 = 20"}};
    for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
        char words[SENTENCE_MAX];
        monstrous_mark_words(9, made[i].mark, words, sizeof words);
        assert_string_equal(words, made[i].words);
    }
    Bench b = placed(all_crits, 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    PieceId druid = table_find(stage_state(b.stage), PLACE_TEAM, DEF_HERO + HERO_DRUID);
    assert_false(says(&b, "9\u00d72 = 18"));
    const Move backstab = {.kind = MOVE_DOUBLE, .seat = 0, .a = DEF_HERO + HERO_DRUID};
    assert_int_equal(match_play(b.m, match_serial(b.m), backstab).code, 0);
    float most = 1, last = 1;
    for (int ms = 0; ms < 1200; ms += 40) {
        step(&b, 40, (Input){0});
        last = monstrous_mark_pop(&b.stage->table, druid);
        most = fmaxf(most, last);
    }
    assert_true(most > 1.3f && last < 1.001f);
    assert_true(says(&b, "9\u00d72 = 18"));
    bench_close(&b);
}

/* Who is picked to treat somebody is not "in the attack". */
static void who_treats_is_not_in_the_attack(void **unused)
{
    (void)unused;
    Bench b = placed(one_bed, 1280, 800, 1);
    settle(&b);
    Table t = b.stage->table;
    t.gathered = 1u << HERO_ROGUE; /* 4 treats the Wizard; 4 and 5 hit the 9 */
    t.aim = DEF_HERO + HERO_WIZARD;
    assert_true(monstrous_heals(&t));
    t.aim = DEF_ENEMY;
    assert_false(monstrous_heals(&t));
    t.aim = 0;
    assert_false(monstrous_heals(&t));
    bench_close(&b);
    for (int attacks = 0; attacks < 2; attacks++) {
        b = placed(one_bed, 1280, 800, 1);
        settle(&b);
        b.stage->gather.set = 1u << HERO_ROGUE;
        b.stage->gather.aim = (DefId)(attacks ? DEF_ENEMY : DEF_HERO + HERO_WIZARD);
        step(&b, 400, (Input){0});
        assert_int_equal(says(&b, "treats a hero"), !attacks);
        assert_int_equal(says(&b, "in the attack"), attacks);
        bench_close(&b);
    }
}

/* A die that has a number already rolls again. */
static void a_re_roll_is_called_one(void **unused)
{
    (void)unused;
    Bench b = thrown(3, false);
    step(&b, 100, (Input){0});
    assert_true(says(&b, ": rolls\"") && !says(&b, ": re-rolls\""));
    Match *m = until_all_lie(&b);
    unsigned team = monstrous_heroes(match_truth(m), PLACE_TEAM);
    const Move again = {.kind = MOVE_REROLL, .seat = 0, .a = (uint16_t)team};
    assert_int_equal(match_play(m, match_serial(m), again).code, 0);
    step(&b, 16, (Input){0});
    step(&b, 100, (Input){0});
    assert_true(says(&b, ": re-rolls\"") && !says(&b, ": rolls\""));
    bench_close(&b);
}

/* MH-18.1: the die of a Troll rolls and lies before its number is told, and before the Troll falls or stands up again. */
static void the_die_of_a_troll_is_seen_before_it_is_told(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-2\",\"n\":16},{\"word\":\"enemy-3\",\"n\":17},{\"word\":\"enemy-4\",\"n\":18},"
                     "{\"word\":\"enemy-1\",\"n\":25,\"face\":1}],\"team-0\":[{\"word\":\"cleric\",\"n\":6},"
                     "{\"word\":\"barbarian\",\"n\":19}]}}",
                     1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    PieceId troll = monstrous_target_piece(stage_state(b.stage), 0);
    const Move hit = {.kind = MOVE_ATTACK, .seat = 0, .a = 1 << HERO_CLERIC | 1 << HERO_BARBARIAN, .b = DEF_ENEMY};
    assert_int_equal(match_play(b.m, match_serial(b.m), hit).code, 0);
    int rolls = 0, lies = 0;
    for (int ms = 0; ms < 4000; ms += 40) {
        step(&b, 40, (Input){0});
        bool die = says(&b, "\"troll-die\""), told = says(&b, "Troll* rolls") || says(&b, "Troll rolls");
        bool there = stage_state(b.stage)->piece[troll].place == PLACE_LINEUP;
        rolls += die && !told;
        lies += die && told && there;
        assert_true(!told || rolls > 0);
    }
    assert_true(rolls > 5 && lies > 5);
    bench_close(&b);
}

/* Once a chip has been used the pointer still lies on it: why it cannot be used again is told when it moves, not before. */
static void a_chip_just_used_explains_nothing(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":16},"
                     "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":4}]}}",
                     1280, 800, 1);
    settle(&b);
    Rect chip = place_of(&b, "tool-bolts");
    uint32_t serial = match_serial(b.m);
    click_at(&b, chip);
    assert_true(match_serial(b.m) > serial);
    settle(&b);
    assert_false(says(&b, "has already used its ability"));
    step(&b, 40, (Input){.kind = INPUT_MOVE, .x = middle_x(chip) + 1, .y = middle_y(chip)});
    step(&b, 400, (Input){0});
    assert_true(says(&b, "has already used its ability"));
    bench_close(&b);
}

/* Dice that an ability throws have no card: they are pressed where they came to rest, and nowhere else. */
static void summoned_dice_are_pressed_where_they_lie(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":10},{\"word\":\"enemy-2\",\"n\":12},{\"word\":\"enemy-3\",\"n\":16},"
                     "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":4}]}}",
                     1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    settle(&b);
    click_at(&b, place_of(&b, "tool-bolts"));
    for (int ms = 0; ms < 4000; ms += 40)
        step(&b, 40, (Input){0});
    const State *s = stage_state(b.stage);
    int n = 0;
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next, n++) {
        const Spot *spot = &b.stage->at.piece[p];
        assert_true(spot->lies);
        assert_memory_equal(&spot->hit, &spot->r, sizeof spot->r);
    }
    assert_true(n > 0);
    bench_close(&b);
}

/* A press of a hero who can do nothing but use an ability takes that, and Esc puts it back. */
static void a_press_of_its_hero_takes_the_ability(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":17},{\"word\":\"enemy-2\",\"n\":18},{\"word\":\"enemy-3\",\"n\":19},"
                     "{\"word\":\"enemy-4\",\"n\":15}],\"team-0\":[{\"word\":\"paladin\",\"n\":12},"
                     "{\"word\":\"rogue\",\"n\":4}],\"party-0\":[\"wizard\",\"druid\"]}}",
                     1280, 800, 1);
    b.use.one_press = true;
    settle(&b);
    Rect chip = place_of(&b, "tool-inspire"), card = {0};
    for (PieceId p = 0; p < stage_state(b.stage)->npieces; p++)
        if (rect_inside(chip, b.stage->at.piece[p].hit))
            card = b.stage->at.piece[p].hit;
    assert_true(card.h > 3 * chip.h);
    click_at(&b, rect(card.x, card.y, card.w, card.h / 3));
    assert_int_equal(b.stage->tool.kind, MOVE_INSPIRE);
    step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_ESCAPE});
    settle(&b);
    assert_int_equal(b.stage->tool.kind, 0);
    uint32_t serial = match_serial(b.m);
    for (PieceId p = 0; p < stage_state(b.stage)->npieces; p++) /* so does one who is only its target */
        if (b.stage->at.piece[p].shown && stage_state(b.stage)->piece[p].def == DEF_HERO + HERO_WIZARD &&
            monstrous_game.place[stage_state(b.stage)->piece[p].place].seat == 0)
            card = b.stage->at.piece[p].hit;
    step(&b, 2000, (Input){0});
    click_at(&b, card);
    assert_int_equal(b.stage->tool.kind, MOVE_INSPIRE);
    assert_int_equal(match_serial(b.m), serial);
    bench_close(&b);
}

/* A press of a hero who can only be the target of an ability takes that ability; the next press is its target. */
static void a_target_of_an_ability_takes_it_first(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":12},{\"word\":\"enemy-2\",\"n\":14},{\"word\":\"enemy-3\",\"n\":18},"
                     "{\"word\":\"enemy-4\",\"n\":19}],\"team-0\":[{\"word\":\"druid\",\"n\":9},"
                     "{\"word\":\"paladin\",\"n\":12}],\"party-0\":[\"wizard\"]}}",
                     1280, 800, 1);
    settle(&b);
    Rect druid = {0};
    for (PieceId p = 0; p < stage_state(b.stage)->npieces; p++)
        if (b.stage->at.piece[p].shown && stage_state(b.stage)->piece[p].def == DEF_HERO + HERO_DRUID &&
            monstrous_game.place[stage_state(b.stage)->piece[p].place].seat == 0)
            druid = b.stage->at.piece[p].hit;
    uint32_t serial = match_serial(b.m);
    click_at(&b, druid);
    assert_int_equal(b.stage->tool.kind, MOVE_INSPIRE);
    assert_int_equal(match_serial(b.m), serial);
    settle(&b);
    step(&b, 2000, (Input){0});
    click_at(&b, druid);
    assert_true(match_serial(b.m) > serial);
    bench_close(&b);
}

/* By keys a team is picked from the left to the right: after a hero comes the one beside it. */
static void the_next_hero_is_the_one_on_the_right(void **unused)
{
    (void)unused;
    Bench b;
    bench_open(&b, before_a_throw(3), 1280, 800, 1);
    look(&b);
    ui_always_focus(b.ui, true);
    settle(&b);
    ui_focus(b.ui, "piece-1");
    settle(&b);
    step(&b, 16, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN});
    settle(&b);
    assert_int_equal(b.stage->gather.set, 1u << HERO_ROGUE);
    assert_string_equal(ui_focused(b.ui), "piece-2");
    bench_close(&b);
}

/* A crit bears its abilities as rows that say what they do; a mark that lies on a die is told there. */
static void a_crit_says_what_it_can_do(void **unused)
{
    (void)unused;
    static const char position[] =
        "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":12},{\"word\":\"enemy-2\",\"n\":16},{\"word\":\"enemy-3\","
        "\"n\":17},{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":4},"
        "{\"word\":\"cleric\",\"n\":8},{\"word\":\"paladin\",\"n\":7}]}}";
    for (int i = 0; i < 3; i++) {
        Bench b = placed(position, i == 1 ? 1024 : 1280, i == 1 ? 640 : 800, i == 2 ? 2 : 1);
        Tool tool[TOOLS];
        settle(&b);
        for (int given = 0; given < 2; given++) {
            int n = monstrous_tools(&b.stage->table, tool), rows = 0;
            for (int k = 0; k < n; k++) {
                Rect card = b.stage->at.panel[AT_HERO + (k < 2 ? HERO_WIZARD : HERO_CLERIC)];
                assert_true(tool[k].r.x >= card.x && tool[k].r.x + tool[k].r.w <= card.x + card.w);
                rows += tool[k].sign != NULL && tool[k].price[0] != '\0' && tool[k].r.w > 2 * tool[k].r.h;
            }
            assert_int_equal(n, 5);
            assert_int_equal(rows, i < 2 ? 3 : 0);
            assert_string_equal(tool[2].label, given && i < 2 ? "+1 given" : "+1");
            if (!given)
                assert_int_equal(
                    match_play(b.m, match_serial(b.m), (Move){.kind = MOVE_RAISE, .a = DEF_HERO + HERO_PALADIN}).code,
                    0);
            settle(&b);
        }
        bench_close(&b);
    }
}

/* The card of an enemy goes to its place together with its die. */
static void cards_move_up_with_their_dice(void **unused)
{
    (void)unused;
    Bench b = placed("{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
                     "{\"word\":\"enemy-1\",\"n\":12},{\"word\":\"enemy-2\",\"n\":16},{\"word\":\"enemy-3\",\"n\":17},{"
                     "\"word\":\"enemy-4\",\"n\":18}],"
                     "\"team-0\":[{\"word\":\"wizard\",\"n\":2}]}}",
                     1280, 800, 1);
    settle(&b);
    Table t = b.stage->table;
    Sprites all = b.stage->sprite;
    PieceId p = monstrous_at(stage_state(b.stage), 1);
    Rect to = b.stage->at.piece[p].r, from = rect(to.x + 200, to.y, to.w, to.h);
    t.sprite = &all;
    t.now = b.now;
    assert_true(fabsf(monstrous_slides(&t, p)) < 1);
    sprite_put(&all, p, from);
    sprite_send(&all, p, to, true, true, t.now, 200, EASE_OUT_CUBIC, 0);
    assert_in_range((int)monstrous_slides(&t, p), 190, 201);
    t.now += 300;
    assert_true(fabsf(monstrous_slides(&t, p)) < 1);
    bench_close(&b);
}

/* By keys the words about a hero lie where they hide the number of no die. */
static void words_about_a_hero_hide_no_die(void **unused)
{
    (void)unused;
    static const char position[] =
        "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":12},{\"word\":\"enemy-2\",\"n\":16},{\"word\":\"enemy-3\",\"n\":17},"
        "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":2},"
        "{\"word\":\"rogue\",\"n\":2},{\"word\":\"cleric\",\"n\":7}]}}";
    static const int size[][2] = {{1024, 640}, {1280, 800}, {1920, 1080}};
    for (int i = 0; i < 3; i++) {
        Bench b = placed(position, size[i][0], size[i][1], 1);
        ui_always_focus(b.ui, true);
        settle(&b);
        const State *s = stage_state(b.stage);
        int told = 0;
        for (PieceId p = table_first(s, PLACE_TEAM); p != NO_PIECE; p = s->piece[p].next) {
            char id[24];
            (void)snprintf(id, sizeof id, "piece-%d", (int)p);
            ui_focus(b.ui, id);
            settle(&b);
            Rect tip = place_of(&b, "tip");
            told += tip.w > 0 && says(&b, "Treat with exactly");
            for (PieceId die = table_first(s, PLACE_TEAM); die != NO_PIECE; die = s->piece[die].next) {
                (void)snprintf(id, sizeof id, "die-%d", (int)die);
                Rect r = place_of(&b, id);
                assert_true(r.w > 0);
                assert_false(rect_overlaps(tip, rect_inset(r, r.w / 4)));
            }
        }
        assert_int_equal(told, 3);
        bench_close(&b);
    }
}

/* The number on the button that ends the turn is the sum of what its tooltip counts; with nothing left it has neither. */
static void the_number_on_the_end_is_explained(void **unused)
{
    (void)unused;
    static const char healer[] =
        "{\"seats\":2,\"round\":4,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":8},{\"word\":\"enemy-2\",\"n\":11},{\"word\":\"enemy-3\",\"n\":14},"
        "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"rogue\",\"n\":4},{\"word\":\"cleric\",\"n\":8},"
        "{\"word\":\"druid\",\"n\":3}],\"party-0\":[\"barbarian\",\"paladin\"],\"wounded-0\":[\"wizard\"]}}";
    static const char nothing[] =
        "{\"seats\":2,\"round\":3,\"phase\":\"action\",\"to_act\":0,\"places\":{\"lineup\":["
        "{\"word\":\"enemy-1\",\"n\":12},{\"word\":\"enemy-2\",\"n\":16},{\"word\":\"enemy-3\",\"n\":17},"
        "{\"word\":\"enemy-4\",\"n\":18}],\"team-0\":[{\"word\":\"wizard\",\"n\":2}]}}";
    static const struct {
        const char *position, *tip;
    } end[] = {{healer, "5 left to do: hit 3 enemies in reach, treat 1 hero and use 1 ability."},
               {all_crits, NULL},
               {nothing, ""}};
    for (size_t i = 0; i < sizeof end / sizeof *end; i++) {
        Bench b = placed(end[i].position, 1280, 800, 1);
        char tip[SENTENCE_MAX];
        int sum = 0;
        settle(&b);
        int all = monstrous_end_button(&b.stage->table, tip, sizeof tip);
        for (const char *at = strchr(tip, ':'); at && *at; at++)
            sum += *at >= '0' && *at <= '9' ? *at - '0' : 0;
        assert_int_equal(all, sum);
        assert_int_equal(all == 0, end[i].tip && !end[i].tip[0]);
        if (end[i].tip)
            assert_string_equal(tip, end[i].tip);
        Rect r = place_of(&b, "move-end");
        step(&b, 16, (Input){.kind = INPUT_MOVE, .x = middle_x(r), .y = middle_y(r)});
        settle(&b);
        assert_int_equal(says(&b, "left to do"), all > 0);
        if (all > 0) { /* a press asks, and says it below the pointer that has not moved */
            click_at(&b, r);
            settle(&b);
            assert_true(says(&b, "End the turn anyway?") && place_of(&b, "tip").w > 0);
        }
        bench_close(&b);
    }
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
        assert_string_equal(d, "No sum needed.");
    }
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_die_unmarked_leaves_nothing_behind),
        cmocka_unit_test(the_sum_says_what_is_missing),
        cmocka_unit_test(a_miss_by_one_is_said),
        cmocka_unit_test(spent_dice_are_told_apart),
        cmocka_unit_test(the_best_re_roll_says_which_dice),
        cmocka_unit_test(chances_are_asked_for_in_every_window),
        cmocka_unit_test(a_mark_shows_what_it_makes_of_a_die),
        cmocka_unit_test(who_treats_is_not_in_the_attack),
        cmocka_unit_test(a_re_roll_is_called_one),
        cmocka_unit_test(the_die_of_a_troll_is_seen_before_it_is_told),
        cmocka_unit_test(a_chip_just_used_explains_nothing),
        cmocka_unit_test(summoned_dice_are_pressed_where_they_lie),
        cmocka_unit_test(a_press_of_its_hero_takes_the_ability),
        cmocka_unit_test(a_target_of_an_ability_takes_it_first),
        cmocka_unit_test(the_next_hero_is_the_one_on_the_right),
        cmocka_unit_test(a_crit_says_what_it_can_do),
        cmocka_unit_test(cards_move_up_with_their_dice),
        cmocka_unit_test(abilities_without_a_sum_say_so),
        cmocka_unit_test(words_about_a_hero_hide_no_die),
        cmocka_unit_test(the_number_on_the_end_is_explained),
    };
    return cmocka_run_group_tests_name("what the monstrous table tells", tests, NULL, NULL);
}
