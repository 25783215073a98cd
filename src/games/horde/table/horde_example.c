/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Horde: cards that match or do not, and a battle. The words are those of
 * docs/rules/horde.md, 7.0. */
#include "games/horde/table/horde_example.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/horde/table/horde.h"
#include "core/say.h"
#include "games/horde/horde.h"

enum { CARDS = 8, SEATS = 4, NAME = 24 };

/* ---- cards by their codes: "Su-Sk", "Flayer", "Steam" ------------------------------------------------------------ */
static bool starts_with(const char *text, const char *start)
{
    size_t i = 0;
    while (start[i] && text[i] == start[i])
        i++;
    return !start[i];
}

static bool is_called(const char *name, const char *code)
{
    const char *dash = strchr(code, '-'), *blank = strchr(name, ' ');
    if (!dash)
        return starts_with(name, code);
    size_t first = (size_t)(dash - code);
    return blank && strncmp(name, code, first) == 0 && starts_with(blank + 1, dash + 1);
}

static bool face_of(const char *code, CardFace *out)
{
    for (int def = DEF_REGULAR; def < DEF_MONSTERS_END; def++)
        if (is_called(horde_game.def[def].name, code))
            return horde_board.face(&horde_game, (DefId)def, out);
    return false;
}

static bool bears(const CardFace *f, const char *sign)
{
    for (int i = 0; i < 3; i++)
        if (f->sign[i] && strcmp(f->sign[i], sign) == 0)
            return true;
    return false;
}

/* ---- cards that match or do not ---------------------------------------------------------------------------------- */
typedef struct {
    char card[CARDS][NAME];
    int n;
    bool refused; /* the last card clashes */
} Picks;

static void read_picks(Picks *p, const char *lines)
{
    *p = (Picks){0};
    ExampleLine l = {.next = lines};
    while (example_next(&l))
        for (int i = 0; i + 1 < l.n; i++)
            if (strcmp(l.word[i], "picks") == 0 && p->n < CARDS) {
                (void)snprintf(p->card[p->n++], NAME, "%s", l.word[i + 1]);
                p->refused = example_is(&l, 0, "=");
            }
}

/* The sign by which two cards clash, or NULL. */
static const char *shared(const CardFace *a, const CardFace *b)
{
    for (int i = 0; i < 3; i++)
        if (a->sign[i] && bears(b, a->sign[i]))
            return a->sign[i];
    return NULL;
}

static float draw_picks(const Example *e, const Picks *p)
{
    float gap = 6, cw = fminf(94 * e->k, (e->w - gap * (float)(p->n - 1)) / (float)p->n), ch = cw * 1.25f;
    float x = e->x + (e->w - (cw + gap) * (float)p->n + gap) / 2;
    CardFace face[CARDS];
    for (int i = 0; i < p->n; i++)
        if (face_of(p->card[i], &face[i]) && e->draw)
            card_draw(e->g, &face[i], rect(x + (float)i * (cw + gap), e->y, cw, ch), 0, NULL);
        else if (!face_of(p->card[i], &face[i]))
            return 0;
    const char *sign = NULL;
    for (int i = 0; i + 1 < p->n && p->refused; i++)
        if (shared(&face[i], &face[p->n - 1]))
            sign = shared(&face[i], &face[p->n - 1]);
    float size = fminf(34 * e->k, cw * 0.5f), cx = x + (cw + gap) * (float)(p->n - 1) - gap / 2;
    if (sign && e->draw) {
        gfx_disc(e->g, cx, e->y + ch * 0.5f, size / 2 + 4, e->bad);
        gfx_badge(e->g, sign, cx, e->y + ch * 0.5f, size);
    }
    return ch + 4 +
           example_words(e, e->x, e->y + ch + 4, e->w, p->refused ? T_("clash") : T_("no clash"),
                         p->refused ? e->bad : e->good);
}

/* ---- a battle ---------------------------------------------------------------------------------------------------- */
typedef struct {
    char name[NAME], card[CARDS][NAME];
    int n, count;
} Side;

typedef struct {
    Side side[SEATS];
    int sides, token;
    char kind[NAME], winner[NAME];
} Battle;

static Side *side_of(Battle *b, const char *name)
{
    for (int i = 0; i < b->sides; i++)
        if (strcmp(b->side[i].name, name) == 0)
            return &b->side[i];
    return NULL;
}

static void add_card(Side *s, const char *code)
{
    if (s && s->n < CARDS)
        (void)snprintf(s->card[s->n++], NAME, "%s", code);
}

static void read_counts(Battle *b, const ExampleLine *l)
{
    for (int i = 2; i + 1 < l->n; i += 2) {
        Side *s = side_of(b, l->word[i]);
        if (s)
            s->count = (int)strtol(l->word[i + 1], NULL, 10);
    }
}

/* Adds the cards of each horde that bear the sign of the battle's kind. */
static void lay_out(Battle *b, const char *lines)
{
    char sign[NAME];
    (void)snprintf(sign, sizeof sign, "%s", b->kind);
    sign[0] = (char)(sign[0] | 0x20);
    ExampleLine l = {.next = lines};
    while (example_next(&l))
        for (int i = 2; example_is(&l, 0, "horde") && i < l.n; i++) {
            CardFace f;
            if (face_of(l.word[i], &f) && bears(&f, sign))
                add_card(side_of(b, l.word[1]), l.word[i]);
        }
}

static bool read_battle(Battle *b, const char *lines)
{
    *b = (Battle){0};
    ExampleLine l = {.next = lines};
    while (example_next(&l)) {
        for (int i = 1; example_is(&l, 0, "seats") && i < l.n && b->sides < SEATS; i++)
            (void)snprintf(b->side[b->sides++].name, NAME, "%s", l.word[i]);
        if (example_is(&l, 0, "battle")) {
            (void)snprintf(b->kind, sizeof b->kind, "%s", l.word[1]);
            lay_out(b, lines);
        } else if (example_is(&l, 1, "flayer")) {
            add_card(side_of(b, l.word[0]), "Flayer");
        } else if (example_is(&l, 1, "demon")) {
            add_card(side_of(b, l.word[0]), "Demon");
        } else if (example_is(&l, 1, "counts")) {
            read_counts(b, &l);
        } else if (example_is(&l, 1, "award")) {
            (void)snprintf(b->winner, sizeof b->winner, "%s", l.word[2]);
            b->token = (int)strtol(l.word[3], NULL, 10);
        }
    }
    return b->kind[0] != '\0';
}

static void draw_side(const Example *e, const Battle *b, const Side *s, Rect r)
{
    Text name = {.face = FACE_BOLD, .size = 15, .color = e->ink},
         count = {.face = FACE_BOLD, .size = 22, .color = e->ink};
    bool won = strcmp(b->winner, s->name) == 0;
    float nw = 76 * gfx_text_scale(e->g), cw = r.h * 0.8f - 6, x = r.x + nw, room = r.w - nw - 84 * e->k;
    float step = fminf(cw + 5, room / fmaxf(1, (float)s->n));
    char words[16];
    (void)snprintf(words, sizeof words, "%d", s->count);
    if (won) {
        gfx_round(e->g, r, 8, color_alpha(e->good, 0.13f));
        gfx_frame(e->g, r, 8, 2, e->good);
    }
    (void)gfx_text(e->g, gfx_text_fit(e->g, name, 9, 0.5f, nw - 14, s->name), rect(r.x + 10, r.y, nw - 14, r.h),
                   s->name);
    for (int i = 0; i < s->n; i++) {
        CardFace f;
        if (face_of(s->card[i], &f))
            card_draw(e->g, &f, rect(x + (float)i * step, r.y + 4, cw, cw * 1.25f), 0, NULL);
    }
    count.align = ALIGN_RIGHT;
    count.fixed = true;
    (void)gfx_text(e->g, count, rect(r.x + r.w - 84 * e->k, r.y, 34 * e->k, r.h), words);
    if (won)
        gfx_coin(e->g, b->token, r.x + r.w - 24 * e->k, r.y + r.h / 2, 34 * e->k);
}

static float draw_battle(const Example *e, const Battle *b)
{
    float h = 70 * e->k, y = 0;
    for (int i = 0; i < b->sides; i++, y += h + 6)
        if (e->draw)
            draw_side(e, b, &b->side[i], rect(e->x, e->y + y, e->w, h));
    return y;
}

float horde_example(const Example *e)
{
    Battle b;
    Picks p;
    if (read_battle(&b, e->lines))
        return draw_battle(e, &b);
    read_picks(&p, e->lines);
    return p.n > 0 ? draw_picks(e, &p) : 0;
}

bool horde_example_is_wide(const char *lines)
{
    Battle b;
    return read_battle(&b, lines);
}
