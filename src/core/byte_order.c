/* SPDX-License-Identifier: MIT */
#include "core/byte_order.h"

static void turn16(uint16_t *n)
{
    *n = __builtin_bswap16(*n);
}

static void turn_own(const Game *g, State *s)
{
    for (int i = 0; i < g->nfields; i++) {
        const FieldSpec *f = &g->field[i];
        if (f->kind != FIELD_U16 && f->kind != FIELD_DEF)
            continue;
        uint16_t *at = (uint16_t *)(void *)((unsigned char *)s + f->offset);
        int n = f->count == PER_SEAT ? g->seats_max : f->count;
        for (int k = 0; k < n; k++)
            turn16(at + k);
    }
}

void state_turn_bytes(const Game *g, State *s)
{
    turn_own(g, s);
    s->rng.s[0] = __builtin_bswap64(s->rng.s[0]);
    s->rng.s[1] = __builtin_bswap64(s->rng.s[1]);
    s->serial = __builtin_bswap32(s->serial);
    turn16(&s->round);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        turn16(&s->info[seat]);
    for (int i = 0; i < FRAME_MAX; i++)
        turn16(&s->frame[i].arg);
    for (int i = 0; i < PIECE_MAX; i++)
        turn16(&s->piece[i].def);
}
