/* SPDX-License-Identifier: MIT
 * The enemy line: names, the sums that hit them, their points; chances on demand. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "games/monstrous/monstrous_chances.h"
#include "ui/effects.h"
#include "ui/motion.h"

static const Color cream = {255, 246, 226, 255};

static bool is_epic(const State *s, PieceId p)
{
    return s->piece[p].face != MONSTER_NONE;
}

/* True unless the enemy is hidden: the Hydra hides the others while it has heads (MH-22.3). */
static bool is_open(const State *s, PieceId p)
{
    unsigned targets = monstrous_targets(s);
    if (s->piece[p].face == MONSTER_HYDRA)
        return true;
    return targets >> (s->piece[p].def - DEF_ENEMY) & 1;
}

/* Draws the sum an epic monster needs beside its die, because its d20 only says that it is epic. */
static void big_number(Table *t, CardParts parts, int need)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n}"), say_n("n", need));
    float size = parts.die.h * 0.78f;
    Text style = {FACE_BOLD, size, (Color){0, 0, 0, 200}, ALIGN_LEFT, true};
    Rect at = rect(parts.die.x + parts.die.w + 4, parts.die.y, parts.die.w * 2, parts.die.h);
    (void)gfx_text(g, style, rect(at.x + 2, at.y + 3, at.w, at.h), words);
    (void)gfx_text(g, style, rect(at.x - 1, at.y + 1, at.w, at.h), words);
    style.color = cream;
    (void)gfx_text(g, style, at, words);
}

static int percent(float chance)
{
    return (int)(chance * 100 + 0.5f);
}

/* Says how many heads of the Hydra can be hit, or the chance of the likeliest (MH-22.2). */
static void head_words(const Table *t, const Chance chance[TARGETS], char *out, size_t n)
{
    const State *s = t->in->s;
    const Chance *best = NULL;
    int number = 0, open = 0;
    for (PieceId p = table_first(s, PLACE_HEADS); p != NO_PIECE; p = s->piece[p].next) {
        const Chance *c = &chance[s->piece[p].def - DEF_ENEMY];
        open += percent(c->now) == 100;
        if (best == NULL || c->best > best->best) {
            best = c;
            number = s->piece[p].n;
        }
    }
    if (best == NULL)
        return;
    if (s->phase != PHASE_TEAM && open > 0)
        say(out, n, SAY("{n:1 head can be hit|{n} heads can be hit}"), say_n("n", open));
    else if (s->phase == PHASE_ACTION)
        say(out, n, SAY("no head in reach"));
    else
        say(out, n, SAY("{again:head {n}: {p}%, with re-roll|head {n}: {p}%}"),
            say_is("again", percent(best->best) > percent(best->now)), say_n("n", number),
            say_n("p", percent(best->best)));
}

static void chance_words(const Table *t, int target, const Chance chance[TARGETS], char *out, size_t n)
{
    const State *s = t->in->s;
    PieceId p = monstrous_target_piece(s, target);
    int now = percent(chance[target].now), best = percent(chance[target].best);
    if (s->phase == PHASE_TEAM && t->gathered == 0) /* no dice are picked to roll */
        return;
    if (p != NO_PIECE && s->piece[p].face == MONSTER_HYDRA && table_size(s, PLACE_HEADS) > 0)
        head_words(t, chance, out, n);
    else if (!(monstrous_targets(s) >> target & 1))
        return;
    else if (s->phase == PHASE_REROLL)
        say(out, n, SAY("{sure:hits already|{p}%}"), say_is("sure", now == 100), say_n("p", best));
    else if (s->phase == PHASE_TEAM && best > now && !(monstrous_in_play(s) >> MONSTER_WRAITH & 1))
        say(out, n, SAY("{now}%, with re-roll {best}%"), say_n("now", now), say_n("best", best));
    else if (s->phase == PHASE_TEAM)
        say(out, n, SAY("{now}%"), say_n("now", now));
    else
        say(out, n, SAY("{how:can be hit now|with an ability|out of reach}"),
            say_which("how", now == 100    ? 0
                             : best == 100 ? 1
                                           : 2));
}

/* True if chances are shown on the enemies, which the player can switch (Table.sort). */
static bool shows_chances(const Table *t)
{
    return *t->sort == 1 && !t->untold && t->in->s->to_act < t->in->s->nseats && t->in->s->phase <= PHASE_ACTION;
}

unsigned monstrous_best_again(const Table *t, PieceId p, int *percent_out)
{
    const State *s = t->in->s;
    Chance chance[TARGETS];
    bool foe = p != NO_PIECE && s->piece[p].def >= DEF_ENEMY && s->piece[p].def < DEF_BOLT;
    if (!foe || s->phase != PHASE_REROLL || !shows_chances(t))
        return 0;
    monstrous_chances(s, 0, chance);
    *percent_out = percent(chance[s->piece[p].def - DEF_ENEMY].best);
    return chance[s->piece[p].def - DEF_ENEMY].again;
}

bool monstrous_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const char *hero[HERO_COUNT];
    int n = 0, best = 0;
    unsigned again = monstrous_best_again(t, p, &best);
    if (again == 0)
        return monstrous_sum_words(t, p, head, hn, text, tn);
    for (; again; again &= again - 1)
        hero[n++] = say_word(t->in->game->def[DEF_HERO + __builtin_ctz(again)].name);
    say(head, hn, SAY("Chance to hit: {n}%"), say_n("n", best));
    say(text, tn, SAY("Best re-roll: {dice}."), say_list("dice", SAY_AND, hero, n));
    return true;
}

/* Draws small copies of the dice that are best rolled again, in the middle of that line of a card. */
static void draw_again(Table *t, Rect line, unsigned again)
{
    const State *s = t->in->s;
    int n = __builtin_popcount(again);
    float side = fminf(line.h, line.w / (float)(n > 0 ? n : 1) - 2), x = line.x + (line.w - (side + 2) * (float)n) / 2;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + s->to_act)); p != NO_PIECE; p = s->piece[p].next) {
        if (!(again >> (s->piece[p].def - DEF_HERO) & 1))
            continue;
        monstrous_draw_small_die(t, p, rect(x, line.y + (line.h - side) / 2, side, side));
        x += side + 2;
    }
}

/* Returns a monster's effect on everyone in a few words: there is no room for a sentence on every screen. */
static const char *power(int monster)
{
    static const char *const words[MONSTER_COUNT] = {
        "",
        N_("may come back"),
        N_("three heroes per team"),
        N_("no re-roll"),
        N_("paralyses dice"),
        N_("heads first"),
        N_("breathes fire"),
    };
    return words[monster][0] ? say_word(words[monster]) : "";
}

void monstrous_need_words(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    int heads = table_size(s, PLACE_HEADS);
    if (!is_open(s, p))
        say(out, n, SAY("behind the Hydra"));
    else if (piece->face == MONSTER_HYDRA && heads > 0)
        say(out, n, SAY("{heads:1 head, then {n}|{heads} heads, then {n}}"), say_n("heads", heads),
            say_n("n", piece->n));
    else if (piece->face == MONSTER_HYDRA)
        say(out, n, SAY("the last head"));
    else
        say(out, n, SAY("hit exactly {n}"), say_n("n", piece->n));
}

/* Says what the dice picked for an attack lack, or have too much. False: none picked, the enemy cannot be hit, or
 * they fit. */
static bool lack_words(const Table *t, PieceId p, char *out, size_t n)
{
    const State *s = t->in->s;
    Melee melee;
    if (s->phase != PHASE_ACTION || t->gathered == 0 || t->in->asked != party_seat(t->in) || !is_open(s, p) ||
        (s->piece[p].face == MONSTER_HYDRA && table_size(s, PLACE_HEADS) > 0))
        return false;
    monstrous_melee(s, party_seat(t->in), &melee);
    int lack = s->piece[p].n - monstrous_sum(&melee, t->gathered);
    if (lack == 0)
        return false;
    if (lack == 1)
        say(out, n, SAY("one short"));
    else
        say(out, n, SAY("{short:{n} more|{n} too much}"), say_is("short", lack > 0), say_n("n", abs(lack)));
    return true;
}

static void points_words(const State *s, PieceId p, char *out, size_t n)
{
    say(out, n, SAY("{by:{n:1 point per head|{n} points per head}|counts as 1|{n:1 point|{n} points}}"),
        say_which("by", s->piece[p].face == MONSTER_HYDRA ? 0
                        : monstrous_of(s)->showdown > 0   ? 1
                                                          : 2),
        say_n("n", monstrous_points(s, s->piece[p].def - DEF_ENEMY)));
}

/* Draws at the head of the card what is to be known of it now: an epic monster's power, the chance to hit it, what the
 * picked dice lack. */
static void head_pills(Table *t, Rect card, PieceId p, const Chance *chance)
{
    const State *s = t->in->s;
    char words[SENTENCE_MAX] = "";
    int target = s->piece[p].def - DEF_ENEMY;
    float line = 28 * fminf(t->in->text, 1.4f), y = card.y + 6;
    if (is_epic(s, p) && is_open(s, p)) {
        monstrous_pill(t, card, y, power(s->piece[p].face), COL_TEXT);
        y += line;
    }
    if (chance != NULL) {
        bool beyond = s->phase == PHASE_ACTION && percent(chance[target].best) < 100;
        chance_words(t, target, chance, words, sizeof words);
        if (words[0])
            monstrous_pill(t, card, y, words, beyond ? COL_TEXT2 : COL_TARGET);
        if (words[0] && s->phase == PHASE_REROLL)
            draw_again(t, rect(card.x + 10, y + line, card.w - 20, line - 2), chance[target].again);
    } else if (lack_words(t, p, words, sizeof words) && monstrous_meant(t->in) == 0) {
        monstrous_pill(t, card, y, words, COL_TEXT2);
    }
}

/* Registers in words what signs say of the enemy. */
static void mark_enemy(Table *t, Rect card, int i, PieceId p, DefId creature)
{
    char need[SENTENCE_MAX], points[SENTENCE_MAX], words[SENTENCE_MAX], id[24];
    if (table_rolls(t, p))
        say(need, sizeof need, SAY("rolls"));
    else
        monstrous_need_words(t->in->s, p, need, sizeof need);
    points_words(t->in->s, p, points, sizeof points);
    say(words, sizeof words, SAY("{enemy}: {need}, {points}"),
        say_s("enemy", say_word(t->in->game->def[creature].name)), say_s("need", need), say_s("points", points));
    (void)snprintf(id, sizeof id, "foe-%d", i);
    ui_mark(t->ui, id, "enemy", card, words);
}

/* True if the enemy's die tumbles, or shows a 20 whose monster has not appeared yet. */
static bool is_coming(const Table *t, PieceId p)
{
    return !is_epic(t->in->s, p) && (table_rolls(t, p) || t->in->s->piece[p].n >= 20);
}

static void draw_coming(Table *t, Rect r)
{
    CardParts parts = monstrous_enemy_parts(t->in, r, false);
    TableCard card = {.sign = "sword", .name = T_("Who goes there?"), .plate = parts.plate, .rim = rgb(0x6B5A40)};
    monstrous_draw_card(t, r, &card);
}

/* Draws "One short!" on the enemy; age: see monstrous_missed. */
static void say_missed(Table *t, Rect r, float age)
{
    if (age < 0)
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("One short!"));
    float h = line_of(t->in, 26);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 17, COL_BAD, ALIGN_CENTER);
    float w = fminf(gfx_text_width(t->g, style, words) + 24, r.w);
    Rect tag = rect(r.x + r.w - w - 4, r.y + 4, w, h); /* the number that was missed stays visible */
    gfx_fade(t->g, motion_fade(age, 0, 0.25f));
    effect_tag(t->g, tag, gfx_color(t->g, COL_PANEL), 2, gfx_color(t->g, COL_BAD));
    (void)ui_label(t->ui, style, tag, words);
    gfx_fade(t->g, 1);
    ui_wake(t->ui, 16);
}

void monstrous_enemy_card(Table *t, Rect r, PieceId p, DefId creature, bool open)
{
    char picture[64];
    CardParts parts = monstrous_enemy_parts(t->in, r, creature >= DEF_MONSTER);
    TableCard card = {.picture = monstrous_picture(t, creature, p, picture),
                      .sign = monstrous_sign(creature),
                      .name = say_word(t->in->game->def[creature].name),
                      .plate = parts.plate,
                      .rim = open && creature >= DEF_MONSTER ? rgb(0x8a5cd0) : gfx_color(t->g, COL_RUBY),
                      .veil = open ? (Color){0} : (Color){12, 9, 6, 150}};
    monstrous_draw_card(t, r, &card);
}

float monstrous_slides(const Table *t, PieceId p)
{
    if (t->sprite == NULL || table_rolls(t, p))
        return 0;
    Shot shot = sprite_shot(t->sprite, p, t->now);
    const Spot *spot = &t->at->piece[p];
    return shot.flying && shot.alpha >= 1 ? shot.r.x + shot.r.w / 2 - spot->r.x - spot->r.w / 2 : 0;
}

static void draw_enemy(Table *t, int i, const Chance *chance)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_ENEMY + i];
    PieceId p = monstrous_at(s, i);
    if (p == NO_PIECE) {
        char id[24];
        (void)snprintf(id, sizeof id, "foe-%d", i);
        monstrous_draw_hole(t, r);
        ui_mark(t->ui, id, "enemy", r, T_("defeated"));
        return;
    }
    if (is_coming(t, p)) {
        draw_coming(t, r);
        return;
    }
    DefId creature = monstrous_creature(s, p);
    mark_enemy(t, r, i, p, creature);
    r.x += monstrous_shake(t, i) + monstrous_slides(t, p);
    if (monstrous_missed(t, i) >= 0 && !ui_reduced_motion(t->ui)) /* it leans in to grin */
        r = rect_inset(r, -8 * motion_bump(monstrous_missed(t, i), 1) + 8);
    monstrous_enemy_card(t, r, p, creature, is_open(s, p));
    CardParts parts = monstrous_enemy_parts(t->in, r, is_epic(s, p));
    if (s->piece[p].face == MONSTER_HYDRA) /* its heads stand along its foot */
        parts.coin.y = r.y + 8;
    if (is_epic(s, p) && s->piece[p].face != MONSTER_HYDRA && !table_rolls(t, p))
        big_number(t, parts, s->piece[p].n);
    int points = monstrous_of(s)->showdown > 0 ? 1 : monstrous_points(s, s->piece[p].def - DEF_ENEMY);
    gfx_coin(t->g, points, parts.coin.x + parts.coin.w / 2, parts.coin.y + parts.coin.h / 2, parts.coin.w);
    head_pills(t, r, p, chance);
}

void monstrous_draw_enemies(Table *t)
{
    Chance chance[TARGETS];
    bool shown = shows_chances(t);
    if (shown)
        monstrous_chances(t->in->s, t->gathered & SET_HEROES, chance);
    for (int i = 0; i < ENEMIES; i++)
        draw_enemy(t, i, shown ? chance : NULL);
}

/* Draws "One short!", and crosses over fallen heads of the Hydra, which stay where they were (MH-22.4). */
void monstrous_draw_heads_over(Table *t)
{
    Gfx *g = t->g;
    for (int i = 0; i < ENEMIES; i++)
        say_missed(t, t->at->panel[AT_ENEMY + i], monstrous_missed(t, i));
    for (PieceId p = table_first(t->in->s, PLACE_STUMPS); p != NO_PIECE; p = t->in->s->piece[p].next) {
        Rect r = rect_inset(t->at->piece[p].r, t->at->piece[p].r.w * 0.12f);
        if (!t->at->piece[p].shown)
            continue;
        gfx_line(g, r.x, r.y, r.x + r.w, r.y + r.h, 4, gfx_color(g, COL_BAD));
        gfx_line(g, r.x + r.w, r.y, r.x, r.y + r.h, 4, gfx_color(g, COL_BAD));
    }
}
