/* SPDX-License-Identifier: MIT
 * An opponent is one name, one face and one character: whoever is chosen, seated, named or read from an older file. */
#include "help.h"

#include "app/options.h"
#include "app/persona.h"
#include "boards/boards.h"
#include "lesson/lesson_play.h"
#include "ui/portrait.h"

static const Game *game;

/* All chairs bear names of ours: each opponent is who it is called, no face is there twice and none is missing. */
static void check(const Setup *cfg, const char *after)
{
    char face[SEAT_MAX][96];
    for (int i = 0; i < cfg->nseats; i++) {
        face[i][0] = '\0';
        if (cfg->player[i] == 0)
            continue;
        int row = persona_row(game, cfg, i);
        if (!portrait_of(game, cfg, i, face[i], sizeof face[i]))
            fail_msg("%s, %s: %s (player %d) has no face", game->id, after, cfg->name[i], cfg->player[i]);
        if (row < game->ncharacters && strcmp(cfg->name[i], game->character[row].name) != 0)
            fail_msg("%s, %s: %s plays as %s", game->id, after, cfg->name[i], game->character[row].name);
        for (int k = 0; k < game->ncharacters; k++)
            if (row != k && strcmp(cfg->name[i], game->character[k].name) == 0)
                fail_msg("%s, %s: %s is not %s", game->id, after, cfg->name[i], game->character[k].name);
        for (int k = 0; k < i; k++)
            if (strcmp(face[k], face[i]) == 0 || strcmp(cfg->name[k], cfg->name[i]) == 0)
                fail_msg("%s, %s: %s and %s look alike", game->id, after, cfg->name[k], cfg->name[i]);
    }
}

static Setup table_of(int nseats)
{
    Setup cfg = game_preset(game, nseats);
    for (int i = 0; i < nseats; i++) {
        cfg.name[i][0] = '\0';
        persona_name(game, &cfg, i);
    }
    return cfg;
}

static void whoever_is_chosen_is_there_once(void **st)
{
    (void)st;
    for (int k = 0; game_list[k]; k++) {
        game = game_list[k];
        Rng r = rng_seed((uint64_t)k + 1);
        for (int round = 0; round < 40; round++) {
            Setup cfg = table_of(game->seats_max);
            for (int step = 0; step < 40; step++) {
                int chair = (int)rng_below(&r, (uint32_t)cfg.nseats), what = (int)rng_below(&r, 4);
                char after[80];
                if (what == 0 || cfg.player[chair] == 0) {
                    cfg.player[chair] = 0;
                    persona_seat(game, &cfg, chair, 1 + (int)rng_below(&r, 3));
                } else if (what < 3) {
                    persona_choose(game, &cfg, chair, (int)rng_below(&r, (uint32_t)game->ncharacters + 1));
                } else {
                    cfg.player[chair] = 0;
                    persona_name(game, &cfg, chair);
                }
                (void)snprintf(after, sizeof after, "round %d, step %d", round, step);
                check(&cfg, after);
            }
        }
    }
}

/* A table of an older version: any of our names with any character. */
static void an_older_table_is_put_in_order(void **st)
{
    (void)st;
    for (int k = 0; game_list[k]; k++) {
        game = game_list[k];
        Rng r = rng_seed(7);
        for (int round = 0; round < 200; round++) {
            Setup cfg = table_of(game->seats_max), was;
            for (int i = 0; i < cfg.nseats; i++) {
                int row = (int)rng_below(&r, (uint32_t)game->ncharacters + 1), name = (int)rng_below(&r, 6);
                bool own = row < game->ncharacters && rng_below(&r, 2) == 0;
                cfg.player[i] = (uint8_t)(1 + PLAYER_CHARACTER * (row < game->ncharacters ? row + 1 : 0));
                do
                    (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s",
                                   own ? game->character[row].name : opponent_name(name++));
                while (i > 0 && !own && strcmp(cfg.name[i], cfg.name[i - 1]) == 0);
                for (int b = 0; b < i; b++)
                    if (strcmp(cfg.name[b], cfg.name[i]) == 0)
                        cfg.player[i] = 0; /* two of one name are refused anyway */
                if (cfg.player[i] == 0)
                    persona_name(game, &cfg, i);
            }
            for (int i = 0; i < cfg.nseats; i++) /* a person is called as persons are */
                if (cfg.player[i] == 0)
                    (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", person_name(i));
            persona_settle(game, &cfg);
            check(&cfg, "an older table");
            was = cfg;
            persona_settle(game, &cfg);
            assert_memory_equal(&was, &cfg, sizeof cfg);
        }
    }
}

/* What somebody typed stays, has the character that was chosen for it and no face of ours; a name of ours is its owner. */
static void a_typed_name_is_nobody_of_ours(void **st)
{
    (void)st;
    game = game_by_id("horde");
    Setup cfg = table_of(3);
    char face[96];
    persona_seat(game, &cfg, 1, 2);
    persona_seat(game, &cfg, 2, 2);
    assert_string_equal(cfg.name[1], "Krall");
    assert_string_equal(cfg.name[2], "Mumble");
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Grandma");
    persona_follow_name(game, &cfg, 1);
    assert_int_equal(persona_row(game, &cfg, 1), 0);
    assert_int_equal(persona_face(game, &cfg, 1), -1);
    assert_true(portrait_of(game, &cfg, 1, face, sizeof face));
    assert_string_equal(face, "portraits/person-1");
    persona_choose(game, &cfg, 1, 1); /* as Mumble plays; who was Mumble plays as Krall now, and is called so */
    assert_string_equal(cfg.name[1], "Grandma");
    assert_string_equal(cfg.name[2], "Krall");
    check(&(Setup){.nseats = 1, .player = {cfg.player[2]}, .name = {"Krall"}}, "an exchange");
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Sift");
    persona_follow_name(game, &cfg, 1);
    assert_int_equal(persona_row(game, &cfg, 1), 2);
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Pib");
    persona_follow_name(game, &cfg, 1);
    assert_int_equal(persona_row(game, &cfg, 1), game->ncharacters);
    check(&cfg, "typed names");
}

/* Of an old journal: a name that goes with another character has neither's face. */
static void a_face_belongs_to_its_name_and_character(void **st)
{
    (void)st;
    game = game_by_id("monstrous");
    char face[96];
    Setup cfg = game_preset(game, 3);
    const char *const names[] = {"Mira", "Brunna", "Mogga"};
    for (int i = 0; i < 3; i++)
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", names[i]);
    cfg.player[1] = 1;
    cfg.player[2] = 1 + PLAYER_CHARACTER;
    assert_true(portrait_of(game, &cfg, 1, face, sizeof face));
    assert_string_equal(face, "portraits/monstrous-brawler");
    assert_true(portrait_of(game, &cfg, 2, face, sizeof face));
    assert_string_equal(face, "portraits/person-1"); /* the person has the other one */
}

/* Whoever is renamed looks like nobody else: not like a person, a guest or another one who was renamed. */
static void renamed_opponents_share_no_face(void **st)
{
    (void)st;
    game = game_by_id("monstrous");
    for (int person = 0; person < 6; person++) {
        Setup cfg = game_preset(game, 6);
        char face[SEAT_MAX][96];
        for (int i = 0; i < 6; i++) {
            cfg.player[i] = i == person ? 0 : 1;
            (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "Stranger %d", i);
        }
        (void)snprintf(cfg.name[(person + 1) % 6], SEAT_NAME_MAX, "%s", portrait_guest(0));
        for (int i = 0; i < 6; i++) {
            portrait_of_person(i, face[i], sizeof face[i]);
            assert_int_equal(portrait_of(game, &cfg, i, face[i], sizeof face[i]), i != person);
            for (int k = 0; k < i; k++)
                assert_string_not_equal(face[i], face[k]);
        }
    }
}

static void the_first_game_of_a_lesson_seats_them_too(void **st)
{
    (void)st;
    static const char *const lessons[] = {"horde-1", "goblins-1", "monstrous-1", "siege-2"};
    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++) {
        char path[300];
        Lesson l;
        Setup cfg;
        Status why;
        (void)snprintf(path, sizeof path, PROJECT_DIR "/assets/lessons/%s.lesson", lessons[i]);
        assert_int_equal(lesson_load(path, &l).code, 0);
        game = l.game;
        assert_int_equal(lesson_first_game(&l, "Ann", &cfg).code, 0);
        check(&cfg, lessons[i]);
        Match *m = lesson_begin(&l, &l.scene[0], "Ann", &why);
        assert_non_null(m);
        check(match_setup(m), lessons[i]);
        match_free(m);
        lesson_free(&l);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_chosen_is_there_once), cmocka_unit_test(an_older_table_is_put_in_order),
        cmocka_unit_test(a_typed_name_is_nobody_of_ours),  cmocka_unit_test(a_face_belongs_to_its_name_and_character),
        cmocka_unit_test(renamed_opponents_share_no_face), cmocka_unit_test(the_first_game_of_a_lesson_seats_them_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
