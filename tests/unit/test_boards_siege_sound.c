/* SPDX-License-Identifier: MIT
 * What the table of Siege sounds like: every word has its file, each people and minion its own voice, and the music
 * grows with the danger that everybody sees. */
#include "help.h"

#include "games/siege/table/siege_sound.h"
#include "core/table.h"
#include "games/siege/siege.h"

static Match *match;
static Siege siege;
static State *const s = &siege.s;

static void lay(void)
{
    Setup cfg = game_preset(&siege_game, 1);
    match = match_new(&siege_game, &cfg, NULL);
    assert_non_null(match);
    memcpy(&siege, match_truth(match), sizeof siege);
    match_free(match);
    s->phase = PHASE_ALLIANCE;
}

static const char *heard(Event e)
{
    const char *usual = siege_styles[e.kind].sound;
    Motion m = {.sound = usual};
    siege_motion_sound(&e, &m);
    return m.sound;
}

static bool is_there(const char *word)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/sounds/%s.ogg", PROJECT_DIR, word);
    return access(path, R_OK) == 0;
}

static void every_word_has_a_file(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < EV_GAME + siege_game.nevents; kind++)
        for (int def = 0; def < siege_game.ndefs; def++)
            for (int n = -1; n < SIEGE_PHASES; n++) {
                const char *word = heard((Event){.kind = (uint8_t)kind, .def = (DefId)def, .n = (int16_t)n});
                if (word != NULL && *word != 0 && !is_there(word))
                    fail_msg("%s of event %d is not in assets/sounds", word, kind);
                assert_true(word == NULL || strlen(word) < 24); /* what sys/sound.c keeps of a word */
            }
}

static void who_plays_is_heard(void **unused)
{
    (void)unused;
    static const char *const people[COLOURS] = {"", "siege-ember-", "siege-tide-", "siege-barrow-"};
    unsigned voices[COLOURS] = {0}, laughs = 0;
    for (int def = 1; def < siege_game.ndefs; def++) {
        const SiegeCard *c = siege_card((DefId)def);
        const char *word = heard((Event){.kind = EV_PLAYED, .def = (DefId)def});
        if (c->type == CARD_ALLY && c->colour != COLOUR_NONE) {
            assert_int_equal(strncmp(word, people[c->colour], strlen(people[c->colour])), 0);
            voices[c->colour] |= 1u << (word[strlen(word) - 1] - '1');
        } else if (c->type == CARD_TOWER) {
            assert_string_equal(word, "siege-tower");
        }
        word = heard((Event){.kind = EV_ENGAGED, .def = (DefId)def});
        if (c->type == CARD_MINION)
            laughs |= 1u << (word[strlen(word) - 1] - '1');
        word = heard((Event){.kind = EV_SUMMONED, .def = (DefId)def});
        if (c->type == CARD_OUTSIDER)
            assert_int_equal(word[6], c->line[0]); /* siege-ulmorrath: its own breath */
        else if (c->type == CARD_MONSTER)
            assert_string_equal(word, "siege-portal");
    }
    for (int people_of = COLOUR_EMBER; people_of < COLOURS; people_of++)
        assert_int_equal(voices[people_of], 7);
    assert_int_equal(laughs, 15);
    assert_string_equal(heard((Event){.kind = EV_PLAYED}), ""); /* a card that nobody may know */
}

static void a_blow_sounds_like_what_it_meets(void **unused)
{
    (void)unused;
    for (int def = 1; def < siege_game.ndefs; def++) {
        int type = siege_card((DefId)def)->type;
        const char *word = heard((Event){.kind = EV_DAMAGED, .def = (DefId)def, .n = 2});
        const char *expected = type == CARD_CASTLE   ? "siege-castle-hit"
                               : type == CARD_PORTAL ? "siege-steel-stone"
                                                     : "siege-steel-wood";
        assert_string_equal(word, expected);
        word = heard((Event){.kind = EV_DAMAGED, .def = (DefId)def, .n = 0, .other = 2});
        assert_string_equal(word, "siege-steel-stone"); /* armor took all of it */
    }
}

static void danger_is_told_by_castle_decks_and_portal(void **unused)
{
    (void)unused;
    lay();
    int whole = siege_card(s->piece[siege.at[UNIT_CASTLE]].def)->health;
    siege.health[UNIT_CASTLE] = (int8_t)whole;
    assert_int_equal(siege_danger(s), 0);
    siege.health[UNIT_CASTLE] = (int8_t)(2 * whole / 3);
    assert_int_equal(siege_danger(s), 1);
    siege.health[UNIT_CASTLE] = (int8_t)(whole / 3);
    assert_int_equal(siege_danger(s), 2);
    s->phase = PHASE_SETUP; /* nothing has begun */
    assert_int_equal(siege_danger(s), 0);
    lay();
    for (int left = table_size(s, PLACE_DECK); left > 0; left--) {
        assert_int_equal(siege_danger(s), left <= 8 ? 2 : left <= 14 ? 1 : 0);
        table_move(s, &siege_game, table_first(s, PLACE_DECK), PLACE_DISCARD, -1, NULL);
    }
    lay();
    s->over = 1;
    siege.health[UNIT_CASTLE] = 1;
    assert_int_equal(siege_danger(s), 0);
}

/* SH-12.13: nobody hears from the music what lies there face down. */
static void a_concealed_outsider_is_not_heard(void **unused)
{
    (void)unused;
    lay();
    PieceId p = table_first(s, PLACE_ASIDE);
    assert_int_not_equal(p, NO_PIECE);
    assert_int_equal(siege_card(s->piece[p].def)->type, CARD_OUTSIDER);
    assert_int_equal(siege_danger(s), 0);
    siege.at[UNIT_UPPER] = p;
    assert_int_equal(siege_danger(s), 1);
    s->piece[p].face |= FACE_CONCEALED;
    assert_int_equal(siege_danger(s), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_word_has_a_file),
        cmocka_unit_test(who_plays_is_heard),
        cmocka_unit_test(a_blow_sounds_like_what_it_meets),
        cmocka_unit_test(danger_is_told_by_castle_decks_and_portal),
        cmocka_unit_test(a_concealed_outsider_is_not_heard),
    };
    return cmocka_run_group_tests_name("siege's sounds", tests, NULL, NULL);
}
