/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Against the Monstrous Horde: dice that attack, and what they hit. The words are those
 * of docs/rules/monstrous.md, 7.0. */
#include "games/monstrous/table/monstrous_example.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/dice.h"

enum { ENEMIES = 4, HEADS = 7, HEROES = 6, ATTACKS = 6, DICE = 6 };

typedef struct {
    int value, head[HEADS], heads; /* heads: of a Hydra, -1: it is none */
} Enemy;

typedef struct {
    int target, head; /* head 0: the d20 itself */
    int hero[DICE], n;
    bool refused;
} Attack;

typedef struct {
    Enemy enemy[ENEMIES];
    int enemies, value[HEROES], attacks;
    Attack attack[ATTACKS];
} Scene;

static const char hero_letter[] = "WRCDPB";
static const int hero_sides[HEROES] = {4, 6, 8, 10, 12, 20};

/* ---- reading ----------------------------------------------------------------------------------------------------- */
static void read_enemy(Enemy *e, const char *word)
{
    *e = (Enemy){.heads = -1, .value = 20};
    if (isdigit((unsigned char)*word))
        e->value = (int)strtol(word, NULL, 10);
    const char *at = strncmp(word, "Hydra:", 6) == 0 ? word + 6 : NULL;
    if (!at)
        return;
    for (e->heads = 0; *at && e->heads < HEADS;) {
        char *end;
        e->head[e->heads++] = (int)strtol(at, &end, 10);
        at = *end == ',' ? end + 1 : "";
    }
}

/* Reads "d6=4": the number of the hero with that die. */
static void read_dice(Scene *s, const ExampleLine *l)
{
    for (int i = 1; i < l->n; i++) {
        char *end;
        long sides = strtol(l->word[i] + 1, &end, 10);
        for (int h = 0; h < HEROES; h++)
            if (hero_sides[h] == sides && *end == '=' && s->value[h] == 0)
                s->value[h] = (int)strtol(end + 1, NULL, 10);
    }
}

/* Reads "attack #4.2 with R C", from word `at` on. */
static void read_attack(Scene *s, const ExampleLine *l, int at, bool refused)
{
    Attack a = {.refused = refused};
    char *end;
    if (s->attacks == ATTACKS || l->word[at + 1][0] != '#')
        return;
    a.target = (int)strtol(l->word[at + 1] + 1, &end, 10) - 1;
    a.head = *end == '.' ? (int)strtol(end + 1, NULL, 10) : 0;
    for (int i = at + 3; i < l->n && a.n < DICE; i++) {
        const char *h = strchr(hero_letter, l->word[i][0]);
        if (h && *h)
            a.hero[a.n++] = (int)(h - hero_letter);
    }
    s->attack[s->attacks++] = a;
}

static void read_scene(Scene *s, const char *lines)
{
    *s = (Scene){0};
    ExampleLine l = {.next = lines};
    while (example_next(&l)) {
        for (int i = 1; example_is(&l, 0, "enemies") && i < l.n && s->enemies < ENEMIES; i++)
            read_enemy(&s->enemy[s->enemies++], l.word[i]);
        if (example_is(&l, 0, "dice"))
            read_dice(s, &l);
        else if (example_is(&l, 0, "attack"))
            read_attack(s, &l, 0, false);
        else if (example_is(&l, 0, "=") && example_is(&l, 2, "attack"))
            read_attack(s, &l, 2, example_is(&l, 1, "refused"));
    }
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */
static const Color hero_body[HEROES] = {{0x6A, 0x4C, 0xA8, 255}, {0x3B, 0x3F, 0x4A, 255}, {0xC8, 0xA2, 0x3A, 255},
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

static void target_die(const Example *e, const Scene *s, int enemy, int head, float cx, float cy, float size)
{
    if (enemy < 0 || enemy >= s->enemies)
        return;
    const Enemy *t = &s->enemy[enemy];
    if (head > 0 && head <= t->heads)
        die(e, 10, t->head[head - 1], head_body, cx, cy, size);
    else
        die(e, 20, t->value, t->value == 20 ? epic_body : enemy_body, cx, cy, size);
}

/* Draws all enemies side by side, the heads of a Hydra beside its d20; returns the height. */
static float draw_enemies(const Example *e, const Scene *s)
{
    float size = 50 * e->k, gap = 8, n = 0;
    for (int i = 0; i < s->enemies; i++)
        n += 1 + (float)(s->enemy[i].heads > 0 ? s->enemy[i].heads : 0);
    size = fminf(size, e->w / fmaxf(1, n) - gap);
    float x = e->x + (e->w - n * (size + gap)) / 2 + (size + gap) / 2, y = e->y + size / 2;
    for (int i = 0; i < s->enemies; i++)
        for (int head = 0; head <= (s->enemy[i].heads > 0 ? s->enemy[i].heads : 0); head++, x += size + gap)
            target_die(e, s, i, head, x, y, size);
    return size + 8;
}

static void draw_attack(const Example *e, const Scene *s, const Attack *a, float y, float size)
{
    float step = size + 6, arrow = 48 * e->k, all = (float)(a->n + 1) * step + arrow, x = e->x + (e->w - all) / 2;
    float cy = y + size / 2;
    for (int i = 0; i < a->n; i++, x += step)
        die(e, hero_sides[a->hero[i]], s->value[a->hero[i]], hero_body[a->hero[i]], x + step / 2, cy, size);
    example_arrow(e, rect(x, y, arrow, size));
    if (a->refused && e->draw) {
        float m = size * 0.22f, cx = x + arrow / 2;
        gfx_line(e->g, cx - m, cy - m, cx + m, cy + m, 4 * e->k, e->bad);
        gfx_line(e->g, cx + m, cy - m, cx - m, cy + m, 4 * e->k, e->bad);
    }
    target_die(e, s, a->target, a->head, x + arrow + step / 2, cy, size);
}

float monstrous_example(const Example *e)
{
    Scene s;
    read_scene(&s, e->lines);
    if (s.enemies == 0)
        return 0;
    float h = draw_enemies(e, &s), size = 44 * e->k;
    if (s.attacks > 0 && e->draw)
        gfx_fill(e->g, rect(e->x, e->y + h - 3, e->w, 1), color_alpha(e->edge, 0.6f));
    for (int i = 0; i < s.attacks; i++, h += size + 6)
        if (e->draw)
            draw_attack(e, &s, &s.attack[i], e->y + h, size);
    return h;
}
