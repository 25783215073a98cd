/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks in the Hall: with the Keg Runners of three clans. */
#include "boards/boards.h"
#include "games/goblins/table/goblins.h"
#include "core/text.h"
#include "games/goblins/goblins.h"

static void props(Gfx *g, float cx, float cy, float k)
{
    static const struct {
        const char *word;
        float dx, dy, size, roll;
    } keg[3] = {{"keg-ruby", -0.74f, 0.05f, 0.96f, -0.15f},
                {"keg-sapphire", 0.74f, 0.07f, 0.96f, 0.14f},
                {"keg-emerald", 0, -0.1f, 1, -0.02f}};
    float w = 97 * k;
    for (int i = 0; i < 3; i++) {
        CardFace face = {0};
        float kw = w * keg[i].size;
        (void)goblins_board.face(&goblins_game, (DefId)def_by_word(&goblins_game, keg[i].word), &face);
        board_card_leaning(g, &face, rect(cx + keg[i].dx * w - kw / 2, cy - kw * 1.25f + keg[i].dy * w, kw, kw * 1.25f),
                           keg[i].roll);
    }
}

const BoardHall goblins_hall = {
    .begin = N_("Deal the cards"),
    .quick = 3,
    .ground = "backdrops/mine",
    .props = props,
    .pictures = {"cards/goblins/keg-ruby", "cards/goblins/keg-sapphire", "cards/goblins/keg-emerald"},
};
