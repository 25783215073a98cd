/* SPDX-License-Identifier: MIT */
#include "boards/siege_face.h"

#include "core/say.h"

bool siege_face(const Game *g, DefId def, CardFace *out)
{
    if (def == DEF_HIDDEN || def >= g->ndefs)
        return false;
    const SiegeCard *c = siege_card(def);
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .backdrop = siege_is_horde(c)            ? "backdrops/blood"
                                  : c->colour == COLOUR_TIDE   ? "backdrops/water"
                                  : c->colour == COLOUR_BARROW ? "backdrops/moon"
                                                               : "backdrops/fire",
                      .frame = "frames/mine",
                      .emblem = siege_is_horde(c)       ? "demon"
                                : c->type == CARD_TOWER ? "castle"
                                : c->type == CARD_SPELL ? "book"
                                                        : "fist",
                      .rim = COL_SUN};
    return true;
}

void siege_zoom_text(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    say(out, n, SAY("{text}"), say_s("text", siege_game.def[def].text ? siege_game.def[def].text : ""));
}
