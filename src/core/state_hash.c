/* SPDX-License-Identifier: MIT */
#include "core/state_hash.h"

#include "base/hash.h"
#include "base/log.h"
#include "core/fields.h"

/* Values are collected, lowest byte first, and hashed block by block. */
enum { BLOCK = 2048 };

typedef struct {
    uint64_t h;
    size_t n;
    unsigned char bytes[BLOCK];
} Chain;

static void flush(Chain *c)
{
    c->h = hash_bytes(c->bytes, c->n, c->h);
    c->n = 0;
}

static inline void add(Chain *c, uint64_t value, int bytes)
{
    if (c->n + (size_t)bytes > BLOCK)
        flush(c);
    for (int i = 0; i < bytes; i++)
        c->bytes[c->n++] = (unsigned char)(value >> (8 * i));
}

static void add_word(Chain *c, const char *word)
{
    add(c, hash_string(word), 8);
}

static void add_options(Chain *c, const Game *g, const State *s)
{
    for (int i = 0; i < g->noptions; i++) {
        const OptionSpec *o = &g->option[i];
        bool unhashed = g->unhashed.choice && i == g->unhashed.option && s->option[i] == g->unhashed.choice;
        if (s->option[i] == o->preset || unhashed || s->option[i] >= o->nchoices)
            continue;
        add_word(c, o->word);
        add_word(c, o->choice[s->option[i]]);
    }
}

static void add_frames(Chain *c, const Frame *frame, int n)
{
    add(c, (uint64_t)n, 1);
    for (int i = 0; i < n; i++) {
        const Frame *f = &frame[i];
        add(c,
            (uint64_t)f->op | (uint64_t)f->step << 8 | (uint64_t)f->seat << 16 | (uint64_t)f->n << 24 |
                (uint64_t)f->src << 32 | (uint64_t)f->it << 40 | (uint64_t)f->arg << 48,
            8);
        add(c, (uint64_t)f->node | (uint64_t)f->batch << 16 | (uint64_t)f->set << 32, 8);
    }
}

static void add_piece(Chain *c, const Game *g, const Piece *p)
{
    add(c,
        (uint64_t)p->def | (uint64_t)p->place << 16 | (uint64_t)p->pos << 24 | (uint64_t)p->pool << 32 |
            (uint64_t)p->known << 40 | (uint64_t)p->recall << 48 | (uint64_t)p->owner << 56,
        8);
    add(c, (uint64_t)p->face | (uint64_t)p->n << 8, 2);
    if (p->host != NO_PIECE)
        add(c, 0xFF00u | p->host, 2);
    for (int k = 0; k < g->nnums; k++)
        if (p->num[k])
            add(c, 0xFE0000u | (unsigned)k << 8 | (uint8_t)p->num[k], 3);
}

static void add_field(Chain *c, const FieldSpec *f, const State *s)
{
    int n = field_count(f, s), used = n;
    while (used > 0 && field_get(f, s, used - 1) == field_blank(f))
        used--;
    if (used == 0)
        return;
    add_word(c, f->word);
    for (int i = 0; i < n; i++)
        add(c, (uint64_t)field_get(f, s, i), 4);
}

uint64_t state_hash(const Game *g, const State *s)
{
    Chain c = {.h = 0, .n = 0};
    add(&c, s->rng.s[0], 8);
    add(&c, s->rng.s[1], 8);
    add(&c, s->serial, 4);
    add(&c, s->round, 2);
    add(&c,
        (uint64_t)s->nseats | (uint64_t)s->phase << 8 | (uint64_t)s->to_act << 16 | (uint64_t)s->may_act << 24 |
            (uint64_t)s->over << 32,
        5);
    add_options(&c, g, s);
    add(&c, (uint64_t)(s->ndice - s->idice), 1);
    for (int i = s->idice; i < s->ndice; i++)
        add(&c, s->dice[i], 1);
    for (int at = 0; at < s->nplaces; at++) /* one that was widened: an open hand */
        if (s->head[at].sight != g->place[at].sight)
            add(&c, (uint64_t)at | (uint64_t)s->head[at].sight << 8, 2);
    add_frames(&c, s->frame, s->nframes);
    add_frames(&c, s->queue, s->nqueue);
    for (int p = 0; p < s->npieces; p++)
        add_piece(&c, g, &s->piece[p]);
    for (int i = 0; i < g->nfields; i++)
        add_field(&c, &g->field[i], s);
    flush(&c);
    return c.h;
}
