/* SPDX-License-Identifier: MIT
 * The table of Siege in the Hall: three cards of its three peoples. */
#include "boards/boards.h"
#include "games/siege/table/siege.h"
#include "core/text.h"
#include "games/siege/siege.h"

static void props(Gfx *g, float cx, float cy, float k)
{
    static const struct {
        const char *word;
        float dx, dy, size, roll;
    } card[3] = {
        {"em09", -0.74f, 0.05f, 0.96f, -0.15f}, {"ti07", 0.74f, 0.07f, 0.96f, 0.14f}, {"ba01", 0, -0.1f, 1, -0.02f}};
    float w = 97 * k;
    for (int i = 0; i < 3; i++) {
        CardFace face = {0};
        float cw = w * card[i].size;
        int def = def_by_word(&siege_game, card[i].word);
        if (def > 0 && siege_board.face(&siege_game, (DefId)def, &face))
            board_card_leaning(g, &face,
                               rect(cx + card[i].dx * w - cw / 2, cy - cw * 1.25f + card[i].dy * w, cw, cw * 1.25f),
                               card[i].roll);
    }
}

const BoardHall siege_hall = {
    .begin = N_("Man the walls"),
    .ground = "backdrops/moon",
    .props = props,
    .pictures = {"cards/siege/em09", "cards/siege/ti07", "cards/siege/ba01"},
};
