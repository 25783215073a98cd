/* SPDX-License-Identifier: MIT
 * Portraits of opponents. */
#include "ui/portrait.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LEAST = 28 /* pixels below which a face cannot be recognised */ };

static const char *const guests[][2] = {{"Grix", "grix"},   {"Skarn", "skarn"}, {"Mogga", "mogga"},
                                        {"Vleck", "vleck"}, {"Urda", "urda"},   {"Pib", "pib"}};
_Static_assert(sizeof guests / sizeof *guests == PORTRAIT_GUESTS, "every guest is counted");

const char *portrait_guest(int i)
{
    return guests[i % PORTRAIT_GUESTS][0];
}

enum { STRANGERS = PORTRAIT_PERSONS + PORTRAIT_GUESTS }; /* faces of those who are no character: travellers, guests */

static void put_stranger(int face, char *picture, size_t n)
{
    if (face < PORTRAIT_PERSONS)
        portrait_of_person(face, picture, n);
    else
        (void)snprintf(picture, n, "portraits/guest-%s", guests[face - PORTRAIT_PERSONS][1]);
}

/* Returns the row of the opponent's character by name; Game.ncharacters: it is none, or bears another name. */
static int character_of(const Game *game, const Setup *cfg, int seat)
{
    const Character *who = player_character(game, cfg->player[seat]);
    int i = 0;
    while (i < game->ncharacters &&
           (strcmp(cfg->name[seat], game->character[i].name) != 0 || (who && who != &game->character[i])))
        i++;
    return i;
}

/* Returns the stranger's face of a seat that has one by itself: a person, or an opponent named as a guest; -1: none. */
static int own_stranger(const Game *game, const Setup *cfg, int seat)
{
    if (cfg->player[seat] == 0)
        return seat % PORTRAIT_PERSONS;
    for (int i = 0; !player_character(game, cfg->player[seat]) && i < PORTRAIT_GUESTS; i++)
        if (strcmp(cfg->name[seat], guests[i][0]) == 0)
            return PORTRAIT_PERSONS + i;
    return -1;
}

/* Returns the stranger's face of an opponent that a player has renamed: one that nobody else at the table has. */
static int lent_stranger(const Game *game, const Setup *cfg, int seat)
{
    unsigned taken = 0;
    int face = 0;
    for (int i = 0; i < cfg->nseats; i++) {
        int own = own_stranger(game, cfg, i);
        taken |= own >= 0 ? 1u << own : 0;
    }
    for (int i = 0; i <= seat; i++) {
        if (own_stranger(game, cfg, i) >= 0 || character_of(game, cfg, i) < game->ncharacters)
            continue;
        face = i % PORTRAIT_PERSONS; /* a traveller, as long as there is one */
        for (int k = 0; k < STRANGERS && taken >> face & 1; k++)
            face = (face + 1) % STRANGERS;
        taken |= 1u << face;
    }
    return face;
}

bool portrait_of(const Game *game, const Setup *cfg, int seat, char *picture, size_t n)
{
    int row = character_of(game, cfg, seat), own = own_stranger(game, cfg, seat);
    if (cfg->player[seat] == 0)
        return false;
    if (row < game->ncharacters)
        (void)snprintf(picture, n, "portraits/%s-%s", game->id, game->character[row].word);
    else
        put_stranger(own >= 0 ? own : lent_stranger(game, cfg, seat), picture, n);
    return true;
}

static void round_rim(Gfx *g, Rect face, bool lit)
{
    float d = face.w, thick = fmaxf(2, fminf(d / 16, 4));
    Color gold = gfx_color(g, lit ? COL_LIT : COL_ACCENT);
    if (gfx_is_contrast(g)) {
        gfx_frame(g, rect_inset(face, -3), d / 2 + 3, lit ? 5 : 3, gfx_color(g, lit ? COL_LIT : COL_TEXT));
        return;
    }
    gfx_frame(g, rect_inset(face, -thick - 3), d / 2 + thick + 3, 3, (Color){0x1A, 0x0F, 0x07, 255});
    gfx_frame(g, rect_inset(face, -thick), d / 2 + thick, thick + 1, lit ? gold : color_alpha(gold, 0.78f));
    gfx_frame(g, rect_inset(face, -1), d / 2 + 1, 1, (Color){0x2A, 0x17, 0x06, 255});
}

void portrait_of_person(int seat, char *picture, size_t n)
{
    (void)snprintf(picture, n, "portraits/person-%d", seat % PORTRAIT_PERSONS);
}

void portrait_person(Gfx *g, int seat, Rect face)
{
    char picture[32];
    portrait_of_person(seat, picture, sizeof picture);
    if (gfx_has_picture(g, picture)) {
        (void)gfx_picture(g, picture, face, 1);
        return;
    }
    float d = face.w, size = d * 0.94f;
    Color light = gfx_color(g, theme_seat(seat));
    gfx_gradient(g, face, 0, color_alpha(light, 0.75f), color_alpha(light, 0.2f));
    gfx_sign(g, "person", rect(face.x + (d - size) / 2, face.y + face.h - d * 0.86f, size, size),
             (Color){0x24, 0x15, 0x0B, 255}, (Color){0, 0, 0, 0});
}

void portrait_round(Gfx *g, const char *picture, int seat, Rect face, bool lit)
{
    float d = face.w, badge = d * 0.36f;
    bool painted = picture && !gfx_is_contrast(g) && gfx_has_picture(g, picture);
    if (lit && !gfx_is_contrast(g))
        gfx_glow(g, rect_inset(face, -3), d / 2 + 3, 20, color_alpha(gfx_color(g, COL_LIT), 0.6f));
    else if (!gfx_is_contrast(g))
        gfx_shadow(g, face, d / 2, 3);
    gfx_disc(g, face.x + d / 2, face.y + d / 2, d / 2, (Color){0x2C, 0x1C, 0x10, 255});
    if (painted) {
        gfx_clip_round(g, face, d / 2);
        (void)gfx_picture(g, picture, face, 1);
        gfx_unclip(g);
    } else if (seat != NO_SEAT && d >= LEAST && !gfx_is_contrast(g)) {
        gfx_clip_round(g, face, d / 2);
        portrait_person(g, seat, face);
        gfx_unclip(g);
        painted = true;
    }
    round_rim(g, face, lit);
    if (seat == NO_SEAT)
        return;
    if (painted)
        gfx_seat_badge(g, seat, face.x + badge * 0.3f, face.y + d - badge * 0.3f, badge);
    else
        gfx_seat_badge(g, seat, face.x + d / 2, face.y + d / 2, d * 0.62f);
}

void innkeeper_portrait(Gfx *g, Rect r)
{
    float w = r.w / 0.145f, h = w * 0.625f;
    gfx_clip_round(g, r, r.w / 2);
    gfx_fill(g, r, (Color){0x2A, 0x18, 0x0C, 255});
    (void)gfx_picture(g, "scenes/hall", rect(r.x - 0.440f * w, r.y - 0.302f * h, w, h), 1);
    gfx_unclip(g);
    gfx_frame(g, rect_inset(r, -1), r.w / 2 + 1, 2.5f, gfx_color(g, COL_ACCENT));
}
