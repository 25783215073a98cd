/* SPDX-License-Identifier: MIT
 * How a card of Siege looks as long as it is not painted: an emblem of its own on the ground of its people or set. */
#include "help.h"

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/siege.h"
#include "gfx/signs.h"

static CardFace face_of(int def)
{
    CardFace f = {0};
    assert_true(siege_face(&siege_game, (DefId)def, &f));
    return f;
}

static const char *people_of(const CardFace *f)
{
    return f->also[0] != NULL ? f->also[0] : "";
}

static void every_card_has_an_emblem_that_exists(void **unused)
{
    (void)unused;
    int cards = 0;
    for (int def = 1; def < siege_game.ndefs; def++) {
        CardFace f = face_of(def);
        cards += !f.again;
        if (f.emblem == NULL || sign_shape(f.emblem) == NULL)
            fail_msg("%s has no emblem", f.word);
        for (int i = 0; i < 3; i++)
            assert_true(f.sign[i] == NULL || sign_shape(f.sign[i]) != NULL);
        /* what is shown for a card without a row of its own: its type */
        if (strcmp(f.emblem, f.also[1]) == 0 && strcmp(f.emblem, "portal") != 0)
            fail_msg("%s has only its type for an emblem", f.word);
    }
    assert_int_equal(cards, 163);
}

/* What is stunned, does not pillage, has armor and challenges, all in this turn. */
static void marks_of_a_turn_have_signs_that_exist(void **unused)
{
    (void)unused;
    Setup cfg = game_preset(&siege_game, 2);
    cfg.seed = 1;
    Match *m = match_new(&siege_game, &cfg, NULL);
    Siege g = *siege_of(match_truth(m));
    PieceId p = g.at[UNIT_CASTLE];
    g.mark[UNIT_CASTLE] = MARK_STUNNED | MARK_SATED;
    g.armor[UNIT_CASTLE] = 1;
    g.s.piece[p].face |= FACE_CHALLENGING;
    const char *sign[MARK_SIGNS];
    assert_int_equal(siege_mark_signs(&g.s, p, sign), MARK_SIGNS);
    for (int i = 0; i < MARK_SIGNS; i++)
        if (sign_shape(sign[i]) == NULL)
            fail_msg("no sign is called %s", sign[i]);
    match_free(m);
}

static void only_legendary_cards_have_the_gilded_frame(void **unused)
{
    (void)unused;
    int gilded = 0;
    for (int def = 1; def < siege_game.ndefs; def++) {
        const SiegeCard *c = siege_card((DefId)def);
        const char *frame = face_of(def).frame;
        bool legend = strstr(frame, "-legend") != NULL;
        if (c->type == CARD_ALLY || c->type == CARD_MONSTER)
            assert_int_equal(legend, c->rarity == RARITY_LEGENDARY || c->rarity == RARITY_MYTHIC);
        gilded += legend;
    }
    assert_true(gilded >= 20);
}

static void no_two_of_a_people_are_taken_for_each_other(void **unused)
{
    (void)unused;
    for (int a = 1; a < siege_game.ndefs; a++)
        for (int b = a + 1; b < siege_game.ndefs; b++) {
            CardFace one = face_of(a), other = face_of(b);
            if (!other.again && strcmp(one.emblem, other.emblem) == 0 && strcmp(one.backdrop, other.backdrop) == 0)
                fail_msg("%s and %s both show \"%s\" on \"%s\"", one.word, other.word, one.emblem, one.backdrop);
        }
}

static void grounds_and_frames_are_there(void **unused)
{
    (void)unused;
    for (int def = 1; def < siege_game.ndefs; def++) {
        CardFace f = face_of(def);
        const char *const name[2] = {f.backdrop, f.frame};
        for (int i = 0; i < 2; i++) {
            char path[512];
            (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, name[i]);
            if (access(path, R_OK) != 0)
                fail_msg("%s of %s is not there", name[i], f.word);
        }
    }
}

/* The gallery finds a card by its emblem too: an emblem that is the sign of a people or kind is one of its own. */
static void a_filter_finds_only_what_belongs_to_it(void **unused)
{
    (void)unused;
    for (int k = 0; k < SIEGE_GROUPS; k++)
        for (int i = 0; i < siege_groups[k].n; i++) {
            const char *sign = siege_groups[k].sign[i];
            int found = 0;
            assert_non_null(sign_shape(sign));
            for (int def = 1; def < siege_game.ndefs; def++) {
                CardFace f = face_of(def);
                bool belongs = f.also[k] != NULL && strcmp(f.also[k], sign) == 0;
                found += belongs;
                if (strcmp(f.emblem, sign) == 0 && !belongs)
                    fail_msg("%s would be found as \"%s\"", f.word, siege_groups[k].name[i]);
            }
            assert_true(found >= 4);
        }
}

static void cards_of_a_people_lie_on_one_ground(void **unused)
{
    (void)unused;
    for (int a = 1; a < siege_game.ndefs; a++)
        for (int b = 1; b < siege_game.ndefs; b++) {
            CardFace one = face_of(a), other = face_of(b);
            if (one.also[0] == NULL || other.also[0] == NULL)
                continue;
            bool kin = strcmp(people_of(&one), people_of(&other)) == 0;
            assert_int_equal(strcmp(one.backdrop, other.backdrop) == 0, kin);
            assert_int_equal(one.rim == other.rim, kin);
        }
}

static const char *text_of(const char *word)
{
    static char out[SENTENCE_MAX];
    siege_zoom_text(NULL, (DefId)def_by_word(&siege_game, word), out, sizeof out);
    return out;
}

static void keywords_are_explained(void **unused)
{
    (void)unused;
    assert_non_null(strstr(text_of("em03"), "\n*Trample*"));
    assert_non_null(strstr(text_of("em01"), "\n*Cleave*"));
    assert_non_null(strstr(text_of("em11"), "\n*Assault*")); /* within an ability */
    assert_non_null(strstr(text_of("ti16"), "\n*Barrier*")); /* given to another */
    assert_null(strstr(text_of("em12"), "\n*"));             /* has none */
    assert_null(strstr(text_of("ca03"), "\n*"));
}

/* The castle's and the portal's large card have the health of now, as all others have. */
static void a_large_card_has_the_health_of_now(void **unused)
{
    (void)unused;
    static const PlaceId place[] = {PLACE_CASTLE, PLACE_PORTAL};
    Setup cfg = game_preset(&siege_game, 1);
    Match *m = match_new(&siege_game, &cfg, NULL);
    Siege siege;
    memcpy(&siege, match_truth(m), sizeof siege);
    State *s = &siege.s;
    for (int i = 0; i < 2; i++) {
        PieceId p = s->head[place[i]].first;
        DefId def = s->piece[p].def;
        CardFace face;
        char words[4 * SENTENCE_MAX];
        int printed = siege_card(def)->health;
        assert_true(siege_face(&siege_game, def, &face));
        assert_false(siege_zoom_now(s, NULL, p, def, &face, words, sizeof words));
        assert_int_equal(face.numbers.health.now, printed);
        assert_string_equal(words, "");
        table_num(s, &siege_game, p, NUM_HEALTH, -4, NULL);
        siege_game.derived(s);
        assert_false(siege_zoom_now(s, NULL, p, def, &face, words, sizeof words));
        assert_int_equal(face.numbers.health.now, printed - 4);
        assert_non_null(strstr(words, " health left*, printed "));
    }
    match_free(m);
}

static void words_fit(void **unused)
{
    (void)unused;
    for (int def = 1; def < siege_game.ndefs; def++) {
        char all[4 * SENTENCE_MAX], kept[SENTENCE_MAX];
        siege_zoom_text(NULL, (DefId)def, all, sizeof all);
        siege_zoom_text(NULL, (DefId)def, kept, sizeof kept);
        assert_string_equal(all, kept); /* nothing was left out for want of room */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_has_an_emblem_that_exists),
        cmocka_unit_test(marks_of_a_turn_have_signs_that_exist),
        cmocka_unit_test(no_two_of_a_people_are_taken_for_each_other),
        cmocka_unit_test(grounds_and_frames_are_there),
        cmocka_unit_test(only_legendary_cards_have_the_gilded_frame),
        cmocka_unit_test(a_filter_finds_only_what_belongs_to_it),
        cmocka_unit_test(cards_of_a_people_lie_on_one_ground),
        cmocka_unit_test(keywords_are_explained),
        cmocka_unit_test(a_large_card_has_the_health_of_now),
        cmocka_unit_test(words_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
