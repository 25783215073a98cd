/* SPDX-License-Identifier: MIT
 * What Horde's battles leave behind: who sacrificed which card in which battle, by what was heard (HO-11.14), and a
 * count that has just risen. */
#include "boards/horde_draw.h"
#include "core/say.h"

enum { GIVEN_MOST = 24 };
typedef struct {
    uint16_t def, battle; /* the sacrifice, and the Battle Card it was for */
    uint8_t seat;
} Given;
typedef struct { /* Table.memory */
    int n;
    Given given[GIVEN_MOST];
} Heard;
_Static_assert(sizeof(Heard) <= (size_t)BOARD_MEMORY, "what is heard fits into the memory of a board");

void horde_hear(void *memory, const State *s, int eyes, const Event *e)
{
    Heard *h = memory;
    (void)eyes;
    if (e->kind == EV_DEMON && h->n < GIVEN_MOST)
        h->given[h->n++] = (Given){e->def, horde_battle_card(s, horde_of(s)->battle), e->seat};
}

bool horde_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    const Heard *h = t->memory;
    DefId def = s->piece[p].def;
    if (s->piece[p].place != PLACE_DISCARD || !horde_is_monster(def))
        return false;
    say(head, hn, SAY("{card}: out of the game"), say_s("card", say_word(horde_game.def[def].name)));
    if (def == DEF_FLAYER)
        say(text, tn, SAY("It was played as a joker."));
    else
        say(text, tn, SAY("It was sacrificed for a Demon."));
    for (int i = h->n; i-- > 0;)
        if (h->given[i].def == def) {
            say(text, tn, SAY("{seat} sacrificed it for a Demon in the {kind} battle."),
                say_s("seat", seat_name(t, h->given[i].seat)),
                say_s("kind", kind_name(h->given[i].battle - DEF_BATTLE)));
            break;
        }
    return true;
}

float horde_pop(const Table *t, int seat)
{
    enum { POP_MS = 220 };
    float speed = ui_speed(t->ui);
    for (int i = 0; i < t->nrecent && speed > 0 && !ui_reduced_motion(t->ui); i++) {
        const Told *told = &t->recent[i];
        if (told->e.kind == EV_MOVE && told->e.to == PLACE_FIELD + seat)
            return 1 + 0.3f * (1 - clampf((float)(t->now - told->at) / speed / POP_MS, 0, 1));
    }
    return 1;
}
