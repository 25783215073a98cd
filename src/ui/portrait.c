/* SPDX-License-Identifier: MIT
 * Portraits of opponents. */
#include "ui/portrait.h"

#include <stdio.h>

void seat_portrait(Gfx *g, const Game *game, const Setup *cfg, int seat, float cx, float cy, float size, float badge)
{
    const Character *who = cfg ? player_character(game, cfg->player[seat]) : NULL;
    char picture[96];
    if (who)
        (void)snprintf(picture, sizeof picture, "portraits/%s-%s", game->id, who->word);
    if (!who || gfx_is_contrast(g) || !gfx_has_picture(g, picture)) {
        gfx_seat_badge(g, seat, cx, cy, badge);
        return;
    }
    Rect r = rect(cx - size / 2, cy - size / 2, size, size);
    gfx_shadow(g, r, 4, 1);
    (void)gfx_picture(g, picture, r, 1);
    gfx_frame(g, rect_inset(r, -1), 5, 2.5f, gfx_color(g, (ColorRole)(COL_SEAT1 + seat % 6)));
    float small = size * 0.5f;
    gfx_seat_badge(g, seat, r.x + small * 0.34f, r.y + r.h - small * 0.34f, small);
}
