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

/* Draws a picture so that its face (at three eighths of its height) is in the middle of the part that nothing
 * covers; edges inside the cell fade into `ground`. */
void monstrous_picture_in_cell(Table *t, Rect cell, Cell parts, const char *picture, Color ground)
{
    enum { STEPS = 32 };
    Gfx *g = t->g;
    Rect at = parts.picture;
    float high = at.w * 1.25f, over = high - at.h;
    float anchor = over > 1 ? clampf((high * 0.375f - parts.free / 2) / over, 0, 1) : 0.3f,
          reach = fminf(at.w * 0.4f, 60);
    (void)gfx_picture_cover(g, picture, at, 0.5f, anchor);
    gfx_fade(g, 1);
    bool left = at.x > cell.x + 2, right = at.x + at.w < cell.x + cell.w - 2;
    Color veil = color_alpha(ground, 0.117f);
    for (int i = 1; i <= STEPS && (left || right); i++) { /* veils that begin together and end one after the other */
        float w = reach * (float)i / STEPS;
        if (left)
            gfx_fill(g, rect(at.x - 2, at.y, w + 2, at.h), veil);
        if (right)
            gfx_fill(g, rect(at.x + at.w - w, at.y, w + 2, at.h), veil);
    }
}

static void cell_picture(Table *t, Rect r, PieceId p, DefId creature)
{
    Gfx *g = t->g;
    char picture[64];
    Rect in = rect_inset(r, 1);
    Cell parts = monstrous_enemy_parts(t->in, r, is_epic(t->in->s, p));
    Color ground = gfx_color(g, COL_WELL); /* words stand on it, in every theme */
    gfx_clip_round(g, in, 9);
    gfx_fade(g, is_open(t->in->s, p) ? 1.0f : 0.35f);
    if (!gfx_is_contrast(g) && gfx_has_picture(g, monstrous_picture(t, creature, p, picture))) {
        monstrous_picture_in_cell(t, r, parts, picture, ground);
        if (parts.tall && !parts.beside) { /* the words stand on the ground, not on the picture */
            Rect at = rect(r.x, parts.words.y - 2, r.w, r.y + r.h - parts.words.y + 2);
            gfx_gradient(g, rect(at.x, at.y - 34, at.w, 34), 0, color_alpha(ground, 0), color_alpha(ground, 0.84f));
            gfx_fill(g, at, color_alpha(ground, 0.84f));
        }
    } else {
        float side = fminf(in.w * 0.42f, (parts.tall ? parts.words.y - r.y : in.h) - 16);
        Rect at = parts.tall ? rect(in.x + in.w - side - 8, in.y + 8, side, side) : parts.die;
        if (parts.tall)
            gfx_sign(g, monstrous_sign(creature), at, color_alpha(gfx_color(g, COL_TEXT), 0.28f), ground);
        gfx_fade(g, 1);
    }
    gfx_unclip(g);
}

static void cell_ground(Table *t, Rect r, PieceId p, DefId creature)
{
    Gfx *g = t->g;
    const Piece *piece = &t->in->s->piece[p];
    bool epic = is_epic(t->in->s, p), aimed = t->aim == piece->def;
    gfx_surface(g, r, SURFACE_WELL);
    cell_picture(t, r, p, creature);
    if (aimed)
        gfx_glow(g, r, 10, 16, color_alpha(gfx_color(g, COL_TARGET), 0.5f));
    epic = epic && is_open(t->in->s, p); /* a barred one shines no more than the others */
    Color edge = gfx_color(g, aimed ? COL_TARGET : COL_LINE2);
    if (epic && !aimed && !gfx_is_contrast(g)) /* its die's colour, as gold marks what can be used */
        edge = rgb(0x8a5cd0);
    gfx_frame(g, r, 10, aimed ? 3 : epic ? 2 : 1, edge);
}

/* Draws the sum an epic monster needs over its picture, because its d20 only says that it is epic. */
static void big_number(Table *t, Rect r, Cell parts, int need)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n}"), say_n("n", need));
    float size = parts.tall ? clampf((parts.words.y - r.y) * 0.36f, 22, 60) : clampf(r.h * 0.34f, 20, 60);
    Text style = {FACE_BOLD, size, (Color){0, 0, 0, 200}, ALIGN_LEFT, true};
    float y = parts.tall ? parts.words.y - size * 1.1f : r.y + r.h - size * 1.25f;
    Rect at = rect(r.x + 12, y, r.w - 20, size * 1.15f);
    if (parts.beside) /* its die and what that means, in a row */
        at = rect(parts.die.x + parts.die.w + 6, parts.die.y + (parts.die.h - size * 1.15f) / 2, r.w * 0.3f, at.h);
    if (!parts.beside) {
        (void)gfx_text(g, style, rect(at.x + 2, at.y + 3, at.w, at.h), words);
        (void)gfx_text(g, style, rect(at.x - 1, at.y + 1, at.w, at.h), words);
    }
    style.color = parts.beside ? gfx_color(g, COL_TEXT) : cream; /* beside the picture, on the ground */
    (void)gfx_text(g, style, at, words);
}

static void pill(Table *t, Rect line, const char *words)
{
    Gfx *g = t->g;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 13, COL_TEXT, ALIGN_CENTER);
    style = gfx_text_fit(g, style, 7, 0.5f, line.w - 4, words);
    float w = fminf(gfx_text_width(g, style, words) + 20, line.w);
    Rect r = rect(line.x + (line.w - w) / 2, line.y, w, line.h);
    effect_tag(g, r, gfx_color(g, COL_PANEL), 1, gfx_color(g, COL_ACCENT));
    (void)ui_label(t->ui, style, r, words);
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
    return *t->sort == 1 && t->in->s->to_act < t->in->s->nseats && t->in->s->phase <= PHASE_ACTION;
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
        return false;
    for (; again; again &= again - 1)
        hero[n++] = say_word(t->in->game->def[DEF_HERO + __builtin_ctz(again)].name);
    say(head, hn, SAY("Chance to hit: {n}%"), say_n("n", best));
    say(text, tn, SAY("Best re-roll: {dice}."), say_list("dice", SAY_AND, hero, n));
    return true;
}

/* Draws small copies of the dice that are best rolled again before the words of their chance; returns the room left
 * for the words. */
static Rect draw_again(Table *t, Rect line, unsigned again, const char *words)
{
    const State *s = t->in->s;
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    int n = __builtin_popcount(again);
    float text = fminf(gfx_text_width(t->g, style, words) + 6, line.w * 0.5f),
          side = clampf((line.w - text) / (float)(n > 0 ? n : 1) - 2, 6, line.h),
          x = line.x + (line.w - text - (side + 2) * (float)n) / 2;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + s->to_act)); p != NO_PIECE; p = s->piece[p].next) {
        if (!(again >> (s->piece[p].def - DEF_HERO) & 1))
            continue;
        monstrous_draw_small_die(t, p, rect(x, line.y + (line.h - side) / 2, side, side));
        x += side + 2;
    }
    return n > 0 ? rect(x + 4, line.y, text, line.h) : line;
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

/* Says what it takes to hit the enemy. */
static void need_words(const State *s, PieceId p, char *out, size_t n)
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
    else if (piece->face != MONSTER_NONE && piece->n > 20)
        say(out, n, SAY("20 + {n}: {power}"), say_n("n", piece->n - 20), say_s("power", power(piece->face)));
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

static void enemy_words(Table *t, Rect r, PieceId p, DefId creature, const Chance *chance)
{
    const State *s = t->in->s;
    int target = s->piece[p].def - DEF_ENEMY;
    Cell parts = monstrous_enemy_parts(t->in, r, is_epic(s, p));
    /* In a low cell points are left to the large card, and no line lies on another. */
    int lines = parts.words.h - 4 >= 0.85f * 3 * line_of(t->in, 20) ? 3 : 2;
    float line = fminf(line_of(t->in, 20), (parts.words.h - 4) / (float)lines), k = line / line_of(t->in, 20);
    char words[SENTENCE_MAX] = "", points[SENTENCE_MAX];
    Rect in = parts.words;
    if (lines == 2)
        in = rect_center(in, in.w, 2 * line);
    words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 18 * k, COL_TEXT, ALIGN_CENTER},
                say_word(t->in->game->def[creature].name));
    if (chance != NULL)
        chance_words(t, target, chance, words, sizeof words);
    bool beyond = chance != NULL && s->phase == PHASE_ACTION && percent(chance[target].best) < 100;
    ColorRole role = words[0] == '\0' ? COL_TEXT : beyond ? COL_TEXT2 : COL_TARGET;
    if (words[0] == '\0') {
        if (table_rolls(t, p))
            say(words, sizeof words, SAY("rolls"));
        else if (!lack_words(t, p, words, sizeof words))
            need_words(s, p, words, sizeof words);
        float w = gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 11, COL_TEXT), words);
        if (w > in.w && is_open(s, p) && s->piece[p].n > 20) /* the sum stands over the picture */
            say(words, sizeof words, SAY("{power}"), say_s("power", power(s->piece[p].face)));
    }
    Rect at = rect_cut_top(&in, line);
    if (chance != NULL && role == COL_TARGET && s->phase == PHASE_REROLL)
        at = draw_again(t, at, chance[target].again, words);
    words_label(t, at, (Words){FACE_MEDIUM, 14 * k, role, ALIGN_CENTER}, words);
    if (lines == 2)
        return;
    (void)rect_cut_top(&in, 2);
    say(points, sizeof points, SAY("{by:{n:1 point per head|{n} points per head}|counts as 1|{n:1 point|{n} points}}"),
        say_which("by", s->piece[p].face == MONSTER_HYDRA ? 0
                        : monstrous_of(s)->showdown > 0   ? 1
                                                          : 2),
        say_n("n", monstrous_points(s, target)));
    pill(t, rect_cut_top(&in, line), points);
}

/* True if the enemy's die tumbles, or shows a 20 whose monster has not appeared yet. */
static bool is_coming(const Table *t, PieceId p)
{
    return !is_epic(t->in->s, p) && (table_rolls(t, p) || t->in->s->piece[p].n >= 20);
}

static void coming_cell(Table *t, Rect r)
{
    Cell parts = monstrous_enemy_parts(t->in, r, false);
    float side = clampf((parts.words.y - r.y) * 0.5f, 0, 90), line = line_of(t->in, 22);
    gfx_surface(t->g, r, SURFACE_WELL);
    gfx_frame(t->g, r, 10, 1, gfx_color(t->g, COL_LINE2));
    if (parts.tall && side > 20)
        gfx_sign(t->g, "sword", rect(r.x + (r.w - side) / 2, r.y + 14, side, side),
                 color_alpha(gfx_color(t->g, COL_TEXT), 0.2f), (Color){0});
    words_label(t, rect_cut_top(&parts.words, line), (Words){FACE_TITLE, 18, COL_TEXT2, ALIGN_CENTER},
                T_("Who goes there?"));
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

static void enemy_cell(Table *t, int i, const Chance *chance)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_ENEMY + i];
    PieceId p = monstrous_at(s, i);
    if (p == NO_PIECE) {
        gfx_dashed(t->g, r, 10, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.25f));
        float side = fminf(r.h * 0.3f, 52);
        gfx_sign(t->g, "sword", rect(r.x + (r.w - side) / 2, r.y + r.h / 2 - side, side, side),
                 color_alpha(gfx_color(t->g, COL_TEXT), 0.35f), (Color){0});
        words_at(t, rect(r.x, r.y + r.h / 2, r.w, line_of(t->in, 26)),
                 (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER}, T_("defeated"));
        return;
    }
    if (is_coming(t, p)) {
        coming_cell(t, r);
        return;
    }
    DefId creature = monstrous_creature(s, p);
    r.x += monstrous_shake(t, i);
    cell_ground(t, r, p, creature);
    if (is_epic(s, p) && s->piece[p].face != MONSTER_HYDRA && !table_rolls(t, p))
        big_number(t, r, monstrous_enemy_parts(t->in, r, true), s->piece[p].n);
    enemy_words(t, r, p, creature, chance);
}

void monstrous_draw_enemies(Table *t)
{
    Chance chance[TARGETS];
    bool shown = shows_chances(t);
    if (shown)
        monstrous_chances(t->in->s, t->gathered & SET_HEROES, chance);
    for (int i = 0; i < ENEMIES; i++)
        enemy_cell(t, i, shown ? chance : NULL);
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
