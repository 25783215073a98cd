/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Against the Monstrous Horde: dice that attack, and what they hit. */
#include "games/monstrous/table/monstrous_example.h"

#include <math.h>

#include "gfx/dice.h"
#include "core/table.h"
#include "games/monstrous/monstrous.h"

enum { EPIC = 20 }; /* an epic monster is a d20 that shows 20, whatever it needs */

static const Color hero_body[HERO_COUNT] = {{0x6A, 0x4C, 0xA8, 255}, {0x3B, 0x3F, 0x4A, 255}, {0xC8, 0xA2, 0x3A, 255},
                                            {0x3C, 0x7D, 0x3C, 255}, {0x2F, 0x66, 0xA8, 255}, {0xB0, 0x4A, 0x22, 255}};
static const Color enemy_body = {0x97, 0x22, 0x2A, 255}, epic_body = {0x33, 0x20, 0x3F, 255},
                   head_body = {0x2C, 0x7A, 0x3C, 255};

static void die(const Example *e, int sides, int value, Color body, float cx, float cy, float size)
{
    size *= sides == 4 ? 1.3f : 1; /* a d4 fills less of its ball */
    if (e->draw && value > 0)
        gfx_die(e->g, die_kind(sides), gfx_die_rest(e->g, die_kind(sides), value, 0), die_look(body), cx, cy, size,
                true);
}

static void target_die(const Example *e, DefId def, float cx, float cy, float size)
{
    int needs = monstrous_needs(e->block->before, def - DEF_ENEMY);
    if (def >= DEF_HEAD)
        die(e, 10, needs, head_body, cx, cy, size);
    else
        die(e, 20, needs < EPIC ? needs : EPIC, needs < EPIC ? enemy_body : epic_body, cx, cy, size);
}

/* Draws all enemies side by side, the heads of a Hydra beside its d20; returns the height. */
static float draw_enemies(const Example *e)
{
    const State *s = e->block->before;
    float n = (float)(table_size(s, PLACE_LINEUP) + table_size(s, PLACE_HEADS)), gap = 8;
    float size = fminf(50 * e->k, e->w / fmaxf(1, n) - gap);
    float x = e->x + (e->w - n * (size + gap)) / 2 + (size + gap) / 2, y = e->y + size / 2;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
        target_die(e, s->piece[p].def, x, y, size);
        x += size + gap;
        bool hydra = s->piece[p].face == MONSTER_HYDRA;
        for (PieceId h = hydra ? table_first(s, PLACE_HEADS) : NO_PIECE; h != NO_PIECE; h = s->piece[h].next) {
            target_die(e, s->piece[h].def, x, y, size);
            x += size + gap;
        }
    }
    return size + 8;
}

static void draw_attack(const Example *e, const SaidMove *attack, float y, float size)
{
    unsigned heroes = attack->move.a & SET_HEROES;
    float step = size + 6, arrow = 48 * e->k, all = (float)(__builtin_popcount(heroes) + 1) * step + arrow;
    float x = e->x + (e->w - all) / 2, cy = y + size / 2;
    Melee melee;
    monstrous_melee(attack->state, attack->move.seat, &melee);
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        if (!(heroes >> hero & 1))
            continue;
        die(e, monstrous_sides[hero], melee.value[hero], hero_body[hero], x + step / 2, cy, size);
        x += step;
    }
    example_arrow(e, rect(x, y, arrow, size));
    if (attack->as == SAID_REFUSED && e->draw) {
        float m = size * 0.22f, cx = x + arrow / 2;
        gfx_line(e->g, cx - m, cy - m, cx + m, cy + m, 4 * e->k, e->bad);
        gfx_line(e->g, cx + m, cy - m, cx - m, cy + m, 4 * e->k, e->bad);
    }
    target_die(e, attack->move.b, x + arrow + step / 2, cy, size);
}

float monstrous_example(const Example *e)
{
    float h = draw_enemies(e), size = 44 * e->k, line = e->y + h - 3;
    bool attacked = false;
    for (int i = 0; i < e->block->n; i++) {
        if (e->block->said[i].move.kind != MOVE_ATTACK)
            continue;
        if (e->draw)
            draw_attack(e, &e->block->said[i], e->y + h, size);
        attacked = true;
        h += size + 6;
    }
    if (attacked && e->draw)
        gfx_fill(e->g, rect(e->x, line, e->w, 1), color_alpha(e->edge, 0.6f));
    return h;
}
