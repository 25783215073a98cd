/* SPDX-License-Identifier: MIT
 * The table of Horde in the Hall: three monsters on it, and the medals of the factions. */
#include <math.h>

#include "boards/boards.h"
#include "games/horde/table/horde.h"
#include "core/text.h"
#include "games/horde/horde.h"

static CardFace card(const char *word)
{
    CardFace face = {0};
    (void)horde_board.face(&horde_game, (DefId)def_by_word(&horde_game, word), &face);
    return face;
}

static void props(Gfx *g, float cx, float cy, float k)
{
    static const struct {
        const char *word;
        float dx, dy, roll;
    } on[3] = {{"sun-skeleton", -0.72f, 0.06f, -0.17f},
               {"royal-dragon", 0, -0.12f, 0.02f},
               {"water-ooze", 0.76f, 0.1f, 0.15f}};
    float w = 97 * k;
    for (int i = 0; i < 3; i++) {
        CardFace face = card(on[i].word);
        board_card_leaning(g, &face, rect(cx + on[i].dx * w - w / 2, cy - w * 1.25f + on[i].dy * w, w, w * 1.25f),
                           on[i].roll);
    }
}

static float group(Gfx *g, Rect r)
{
    CardFace left = card("sun-skeleton"), right = card("water-ooze"), front = card("royal-dragon");
    float big = fminf(r.w * 0.6f, 150), small = fminf(r.w * 0.47f, 116);
    board_card_leaning(g, &left, rect(r.x + 6, r.y + big * 1.06f, small, small * 1.25f), -0.12f);
    board_card_leaning(g, &right, rect(r.x + r.w - small - 6, r.y + big * 1.12f, small, small * 1.25f), 0.11f);
    board_card_leaning(g, &front, rect(r.x + (r.w - big) / 2, r.y, big, big * 1.25f), -0.03f);
    return big * 1.12f + small * 1.25f;
}

static void foot(Gfx *g, Rect r)
{
    static const char *const medal[6] = {"medals/water", "medals/fire",   "medals/sun",
                                         "medals/moon",  "medals/forest", "medals/royal"};
    float side = fminf(r.w / 3 - 8, 60), top = r.y + r.h - 2 * side - 8;
    if (top < r.y + 8 || gfx_is_contrast(g))
        return;
    for (int i = 0; i < 6; i++) {
        float x = r.x + r.w / 2 + ((float)(i % 3) - 1.5f) * (side + 8) + 4;
        (void)gfx_picture(g, medal[i], rect(x, top + (float)(i / 3) * (side + 8), side, side), 1);
    }
}

const BoardHall horde_hall = {
    .begin = N_("Deal the cards"),
    .advice = N_("First game? Choose Basic."),
    .advice_option = OPT_LEVEL,
    .advice_choice = LEVEL_BASIC,
    .second = N_("Now with the troublemakers"),
    .second_option = "level",
    .ground = "backdrops/royal",
    .props = props,
    .pictures = {"cards/horde/sun-skeleton", "cards/horde/royal-dragon", "cards/horde/water-ooze"},
    .group = group,
    .foot = foot,
};
