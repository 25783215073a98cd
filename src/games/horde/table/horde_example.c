/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Horde: cards that match or do not, and a battle. */
#include "games/horde/table/horde_example.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/table.h"
#include "games/horde/horde.h"
#include "games/horde/table/horde.h"

enum { CARDS = 8 };

typedef struct {
    DefId card[CARDS];
    int n;
} Row;

static void add_card(Row *row, DefId def)
{
    if (row->n < CARDS)
        row->card[row->n++] = def;
}

/* ---- cards that match or do not ---------------------------------------------------------------------------------- */
static bool bears(const CardFace *f, const char *sign)
{
    for (int i = 0; i < 3; i++)
        if (f->sign[i] && strcmp(f->sign[i], sign) == 0)
            return true;
    return false;
}

/* The sign by which two cards clash, or NULL. */
static const char *shared(const CardFace *a, const CardFace *b)
{
    for (int i = 0; i < 3; i++)
        if (a->sign[i] && bears(b, a->sign[i]))
            return a->sign[i];
    return NULL;
}

/* Draws the picks of the block; the last one may be refused. */
static float draw_picks(const Example *e)
{
    Row picks = {0};
    bool refused = false;
    for (int i = 0; i < e->block->n; i++)
        if (e->block->said[i].move.kind == MOVE_PICK) {
            add_card(&picks, e->block->said[i].move.a);
            refused = e->block->said[i].as == SAID_REFUSED;
        }
    int n = picks.n;
    if (n == 0)
        return 0;
    float gap = 6, cw = fminf(94 * e->k, (e->w - gap * (float)(n - 1)) / (float)n), ch = cw * 1.25f;
    float x = e->x + (e->w - (cw + gap) * (float)n + gap) / 2;
    CardFace face[CARDS];
    const char *sign = NULL;
    for (int i = 0; i < n; i++) {
        (void)horde_board.face(&horde_game, picks.card[i], &face[i]);
        if (e->draw)
            card_draw(e->g, &face[i], rect(x + (float)i * (cw + gap), e->y, cw, ch), 0, NULL);
    }
    for (int i = 0; i + 1 < n && refused; i++)
        if (shared(&face[i], &face[n - 1]))
            sign = shared(&face[i], &face[n - 1]);
    float size = fminf(34 * e->k, cw * 0.5f), cx = x + (cw + gap) * (float)(n - 1) - gap / 2;
    if (sign && e->draw) {
        gfx_disc(e->g, cx, e->y + ch * 0.5f, size / 2 + 4, e->bad);
        gfx_badge(e->g, sign, cx, e->y + ch * 0.5f, size);
    }
    return ch + 4 +
           example_words(e, e->x, e->y + ch + 4, e->w, refused ? T_("clash") : T_("no clash"),
                         refused ? e->bad : e->good);
}

/* ---- a battle ---------------------------------------------------------------------------------------------------- */
/* The battle that the block fights; -1: none. */
static int battle_of(const PlayedBlock *b)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_of(b->before)->after[i] == -2 && horde_of(b->after)->after[i] != -2)
            return i;
    return -1;
}

/* Lists what the seat lays out and plays in the battle. */
static Row fighters(const PlayedBlock *b, int battle, int seat)
{
    Row row = {0};
    int kind = horde_battle_card(b->before, battle) - DEF_BATTLE;
    for (PieceId p = table_first(b->before, (PlaceId)(PLACE_HORDE + seat)); p != NO_PIECE; p = b->before->piece[p].next)
        if (horde_monster[b->before->piece[p].def].kinds >> kind & 1)
            add_card(&row, b->before->piece[p].def);
    for (int i = 0; i < b->n; i++) {
        Move m = b->said[i].move;
        if (b->said[i].as == SAID_PLAYED && m.seat == seat && (m.kind == MOVE_FLAYER || m.kind == MOVE_DEMON))
            add_card(&row, m.kind == MOVE_FLAYER ? DEF_FLAYER : DEF_DEMON);
    }
    return row;
}

static void draw_side(const Example *e, int battle, int seat, Rect r)
{
    const PlayedBlock *b = e->block;
    const Row row = fighters(b, battle, seat);
    Text name = {.face = FACE_BOLD, .size = 15, .color = e->ink},
         count = {.face = FACE_BOLD, .size = 22, .color = e->ink};
    bool won = horde_of(b->after)->after[battle] == seat;
    float nw = 76 * gfx_text_scale(e->g), cw = r.h * 0.8f - 6, x = r.x + nw, room = r.w - nw - 84 * e->k;
    float step = fminf(cw + 5, room / fmaxf(1, (float)row.n));
    char words[16];
    (void)snprintf(words, sizeof words, "%d", row.n);
    if (won) {
        gfx_round(e->g, r, 8, color_alpha(e->good, 0.13f));
        gfx_frame(e->g, r, 8, 2, e->good);
    }
    (void)gfx_text(e->g, gfx_text_fit(e->g, name, 9, 0.5f, nw - 14, b->cfg.name[seat]),
                   rect(r.x + 10, r.y, nw - 14, r.h), b->cfg.name[seat]);
    for (int i = 0; i < row.n; i++) {
        CardFace f;
        if (horde_board.face(&horde_game, row.card[i], &f))
            card_draw(e->g, &f, rect(x + (float)i * step, r.y + 4, cw, cw * 1.25f), 0, NULL);
    }
    count.align = ALIGN_RIGHT;
    count.fixed = true;
    (void)gfx_text(e->g, count, rect(r.x + r.w - 84 * e->k, r.y, 34 * e->k, r.h), words);
    int token = horde_token(b->before->piece[horde_battle_token(b->before, battle)].def);
    if (won)
        gfx_coin(e->g, token, r.x + r.w - 24 * e->k, r.y + r.h / 2, 34 * e->k);
}

float horde_example(const Example *e)
{
    int battle = battle_of(e->block);
    float h = 70 * e->k, y = 0;
    if (battle < 0)
        return draw_picks(e);
    for (int seat = 0; seat < e->block->cfg.nseats; seat++, y += h + 6)
        if (e->draw)
            draw_side(e, battle, seat, rect(e->x, e->y + y, e->w, h));
    return y;
}

bool horde_example_is_wide(const PlayedBlock *block)
{
    return battle_of(block) >= 0;
}
