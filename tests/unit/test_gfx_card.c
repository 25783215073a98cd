/* SPDX-License-Identifier: MIT
 * A card whose picture is missing shows its emblem, in every size, and nothing else is different. */
#include "help_gfx.h"

#include "gfx/card_face.h"

enum { W = 400, H = 480, PIXELS = W * H };

static Uint32 *drawn(Screen *s, const CardFace *face, float width)
{
    Uint32 *pixel = calloc(PIXELS, sizeof *pixel);
    assert_non_null(pixel);
    gfx_begin(s->g, W, H, 1, THEME_TAVERN, 1, false);
    gfx_fill(s->g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    card_draw(s->g, face, rect(30, 30, width, width * 1.25f), 0, NULL);
    gfx_end(s->g);
    screen_read(s, pixel);
    return pixel;
}

static int differing(const Uint32 *a, const Uint32 *b)
{
    int n = 0;
    for (int i = 0; i < PIXELS; i++)
        n += a[i] != b[i];
    return n;
}

static void a_missing_picture_falls_back_to_the_emblem(void **unused)
{
    (void)unused;
    static const float width[] = {60, 100, 150, 300}; /* thumb, table, hand, zoom */
    Screen s = screen_open(W, H, PROJECT_DIR);
    for (size_t i = 0; i < sizeof width / sizeof *width; i++) {
        CardFace lost = {.word = "lost",
                         .name = "Ooze",
                         .picture = "cards/horde/nobody-painted-this",
                         .backdrop = "backdrops/water",
                         .frame = "frames/water",
                         .emblem = "ooze",
                         .rim = COL_WATER};
        CardFace none = lost, painted = lost, bare = lost;
        none.word = "none";
        none.picture = NULL;
        painted.word = "painted";
        painted.picture = "cards/horde/water-ooze";
        bare.word = "bare";
        bare.emblem = NULL;
        const CardFace *face[4] = {&lost, &none, &painted, &bare};
        Uint32 *p[4];
        for (int k = 0; k < 4; k++)
            p[k] = drawn(&s, face[k], width[i]);
        int card = (int)(width[i] * width[i] * 1.25f);
        assert_int_equal(differing(p[0], p[1]), 0);
        assert_true(differing(p[0], p[2]) > card / 3);  /* the picture fills the card */
        assert_true(differing(p[0], p[3]) > card / 40); /* the emblem is there, and large */
        assert_true(differing(p[0], p[3]) < card / 2);
        for (int k = 0; k < 4; k++)
            free(p[k]);
    }
    screen_close(&s);
}

/* Frames whose name ends in the cost show it themselves; otherwise diamonds do. */
static void the_cost_is_always_seen(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    CardFace one = {.word = "one", .name = "X", .backdrop = "backdrops/blood", .frame = "frames/blood", .pips = 1};
    CardFace two = one, painted = one, lost = one;
    two.word = "two";
    two.pips = 2;
    painted.word = "painted";
    painted.frame = "frames/blood-2";
    painted.pips = 2;
    lost.word = "lost";
    lost.frame = "frames/nobody-2";
    lost.pips = 2;
    CardFace plain = lost;
    plain.word = "plain";
    plain.pips = 1;
    const CardFace *face[5] = {&one, &two, &painted, &lost, &plain};
    Uint32 *p[5];
    for (int k = 0; k < 5; k++)
        p[k] = drawn(&s, face[k], 300);
    assert_true(differing(p[0], p[1]) > 100);
    assert_true(differing(p[0], p[2]) > 1000);
    assert_true(differing(p[3], p[4]) > 100);
    for (int k = 0; k < 5; k++)
        free(p[k]);
    screen_close(&s);
}

/* Numbers change all the time: they are drawn over a face that stays baked, and a changed one looks different from a
 * printed one of the same value. */
static void numbers_lie_over_the_face(void **unused)
{
    (void)unused;
    static const float width[] = {52, 100, 150, 300};
    Screen s = screen_open(W, H, PROJECT_DIR);
    for (size_t i = 0; i < sizeof width / sizeof *width; i++) {
        CardFace plain = {.word = "numbered", .name = "Imp", .backdrop = "backdrops/water", .rim = COL_WATER};
        CardFace four = plain, grown = plain, priced = plain;
        four.numbers = (CardNumbers){.has = CARD_ATTACK | CARD_HEALTH, .attack = {4, 4}, .health = {4, 4}};
        grown.numbers = four.numbers;
        grown.numbers.health.printed = 3;
        priced.numbers = (CardNumbers){.has = CARD_COST, .cost = {2, 2}};
        const CardFace *face[4] = {&plain, &four, &grown, &priced};
        Uint32 *p[4];
        for (int k = 0; k < 4; k++)
            p[k] = drawn(&s, face[k], width[i]);
        size_t bytes = gfx_cache_bytes(s.g);
        free(drawn(&s, &grown, width[i]));
        assert_int_equal(gfx_cache_bytes(s.g), bytes);
        assert_true(differing(p[0], p[1]) > 100);
        assert_true(differing(p[1], p[2]) > 20);
        assert_true(differing(p[0], p[3]) > 100);
        int right = 0, left = 0, middle = (int)(gfx_unit(s.g) * (30 + width[i] / 2));
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                bool changed = p[1][y * W + x] != p[2][y * W + x];
                right += changed && x >= middle;
                left += changed && x < middle;
            }
        if (right == 0 || left > 0)
            fail_msg("health is lower right, at %g: %d %d", (double)width[i], left, right);
        for (int k = 0; k < 4; k++)
            free(p[k]);
    }
    screen_close(&s);
}

static int pixels_of(const Uint32 *pixel, ColorRole role)
{
    Color c = theme_color(THEME_TAVERN, role);
    Uint32 rgb = (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
    int n = 0;
    for (int i = 0; i < PIXELS; i++)
        n += (pixel[i] & 0xFFFFFF) == rgb;
    return n;
}

/* What an enemy has gained in attack has the colour of danger, what it has lost that of gain. */
static void more_attack_of_a_foe_is_a_danger(void **unused)
{
    (void)unused;
    Screen s = screen_open(W, H, PROJECT_DIR);
    for (int foe = 0; foe < 2; foe++)
        for (int more = 0; more < 2; more++) {
            CardFace face = {.word = "numbered", .name = "Imp", .backdrop = "backdrops/water", .rim = COL_WATER};
            face.numbers = (CardNumbers){
                .has = CARD_ATTACK | CARD_HEALTH, .attack = {more ? 5 : 3, 4}, .health = {4, 4}, .foe = foe};
            Uint32 *p = drawn(&s, &face, 150);
            assert_int_equal(pixels_of(p, COL_BAD) > 0, more == foe);
            assert_int_equal(pixels_of(p, COL_TARGET) > 0, more != foe);
            free(p);
        }
    screen_close(&s);
}

/* A tag and the pips of a card that another one covers lie in the part that shows. */
static void a_tag_lies_where_the_card_shows(void **unused)
{
    (void)unused;
    enum { LEFT = 30, SHOWS = 58 };
    Screen s = screen_open(W, H, PROJECT_DIR);
    CardFace plain = {
        .word = "covered", .name = "Ooze", .emblem = "ooze", .rim = COL_WATER, .plain = true, .shows = SHOWS};
    for (int with = 1; with <= 2; with++) { /* a tag; pips */
        Uint32 *p[2] = {drawn(&s, &plain, 106), NULL};
        CardFace marked = plain;
        marked.pips = with == 2 ? 2 : 0;
        p[1] = calloc(PIXELS, sizeof *p[1]);
        assert_non_null(p[1]);
        gfx_begin(s.g, W, H, 1, THEME_TAVERN, 1, false);
        gfx_fill(s.g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
        card_draw(s.g, &marked, rect(LEFT, 30, 106, 106 * 1.25f), 0, with == 1 ? "\u22122" : NULL);
        gfx_end(s.g);
        screen_read(&s, p[1]);
        int inside = 0, outside = 0, edge = (int)((float)(LEFT + SHOWS) * 0.9f) + 1;
        for (int k = 0; k < PIXELS; k++)
            *(k % W < edge ? &inside : &outside) += p[0][k] != p[1][k];
        assert_true(inside > 100);
        assert_int_equal(outside, 0);
        free(p[0]);
        free(p[1]);
    }
    screen_close(&s);
}

/* As much of a long name as tells more than its short form; the end of one whose end counts. */
static void a_name_without_room_is_cut_after_words(void **unused)
{
    (void)unused;
    static const struct {
        const char *name, *shown;
        float card;
    } row[] = {
        {"Night of a Thousand Candles", "Night of a Thousand Candles", 200},
        {"Night of a Thousand Candles", "Night of a Thousand\u2026", 120},
        {"Night of a Thousand Candles", "Night", 70},
        {"Bell for the Nameless", "Bell for the Nameless", 120},
        {"Forest Skeleton", "Skeleton", 70},
        {"Ulmorrath, the Hollow Tide", "Ulmorrath", 90}, /* its first word is longer than its short form: a comma */
    };
    Screen s = screen_open(W, H, PROJECT_DIR);
    gfx_begin(s.g, W, H, 1, THEME_TAVERN, 1, false);
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        CardFace face = {.word = "one", .name = row[i].name};
        char name[NAME_ROOM];
        card_plate_name(s.g, &face, row[i].card, name);
        if (strcmp(name, row[i].shown) != 0)
            fail_msg("'%s' is '%s' on a card of %g, not '%s'", row[i].name, name, (double)row[i].card, row[i].shown);
    }
    gfx_end(s.g);
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_missing_picture_falls_back_to_the_emblem),
        cmocka_unit_test(numbers_lie_over_the_face),
        cmocka_unit_test(more_attack_of_a_foe_is_a_danger),
        cmocka_unit_test(the_cost_is_always_seen),
        cmocka_unit_test(a_tag_lies_where_the_card_shows),
        cmocka_unit_test(a_name_without_room_is_cut_after_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
