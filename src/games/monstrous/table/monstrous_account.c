/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde in sentences: the enemies with the sums they need, and each party. */
#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"

static void add_list(Buf *out, const char *head, const char *list)
{
    if (list[0])
        buf_printf(out, "*%s*: %s\n", head, list);
}

static void dice_of(const State *s, PlaceId place, bool creatures, Buf *out)
{
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next) {
        DefId def = creatures ? monstrous_creature(s, p) : s->piece[p].def;
        buf_printf(out, "%s%s", out->n ? ", " : "", say_word(monstrous_game.def[def].name));
        if (s->piece[p].n)
            buf_printf(out, " %d", s->piece[p].n);
    }
}

static void place_line(const State *s, const char *head, PlaceId place, bool creatures, Buf *out)
{
    Buf list = {0};
    dice_of(s, place, creatures, &list);
    add_list(out, head, buf_str(&list));
    buf_free(&list);
}

void monstrous_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    static const struct {
        PlaceId place;
        const char *where;
    } of_seat[] = {
        {PLACE_TEAM, N_("{who}, rolled")},
        {PLACE_PARTY, N_("{who}, unwounded")},
        {PLACE_WOUNDED, N_("{who}, wounded")},
        {PLACE_STONE, N_("{who}, turned to stone")},
    };
    (void)eyes;
    place_line(s, T_("Enemies and the sums they need"), PLACE_LINEUP, true, out);
    place_line(s, T_("Heads of the Hydra"), PLACE_HEADS, true, out);
    place_line(s, T_("Defeated this turn"), PLACE_FALLEN, true, out);
    place_line(s, T_("Bolts and Bear dice"), PLACE_MAGIC, false, out);
    for (int seat = 0; seat < s->nseats; seat++)
        for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++) {
            char head[SENTENCE_MAX];
            say(head, sizeof head, SAY_TABLE(of_seat[i].where), say_s("who", names->name[seat]));
            place_line(s, head, (PlaceId)(of_seat[i].place + seat), false, out);
        }
}
