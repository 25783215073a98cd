/* SPDX-License-Identifier: MIT
 * The dice of this table: each hero has a colour, with the seat's on its edges; enemies, heads, bolts and claws. A die that
 * has not rolled has no number on it. */
#include <math.h>
#include <stdio.h>

#include "games/monstrous/table/monstrous_draw.h"
#include "core/table.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

enum { POP_MS = 140 };

static const DieKind hero_kind[HERO_COUNT] = {DIE_D4, DIE_D6, DIE_D8, DIE_D10, DIE_D12, DIE_D20};

static Color blend(Color a, Color b, float k)
{
    return (Color){(uint8_t)((float)a.r + ((float)b.r - (float)a.r) * k),
                   (uint8_t)((float)a.g + ((float)b.g - (float)a.g) * k),
                   (uint8_t)((float)a.b + ((float)b.b - (float)a.b) * k), 255};
}

/* Violet, slate, gold, green, blue, orange: distinguished by their number of faces, too. */
static const unsigned hero_body[HERO_COUNT] = {0x8450d6, 0x8494a8, 0xe2b02e, 0x3fa648, 0x3a78e0, 0xee7f22};

Color monstrous_hero_color(int hero)
{
    return rgb(hero_body[hero]);
}

typedef struct {
    DieKind kind;
    int value;
    Color body, rim;
    bool blank; /* has not rolled */
} Look;

typedef enum { SHADE_NONE, SHADE_BARRED, SHADE_SPENT } Shade; /* of a die that is not to be chosen */

/* A shaded die is darker, and as solid as before; a spent one has hardly any colour left. */
static DieLook die_of(Look l, Shade shade)
{
    static const struct {
        unsigned to;
        float body, ink;
    } part[] = {[SHADE_BARRED] = {0x2a1712, 0.5f, 0.4f}, [SHADE_SPENT] = {0x3a3230, 0.82f, 0.3f}};
    DieLook look = die_look(l.body);
    if (shade != SHADE_NONE) {
        Color to = rgb(part[shade].to);
        look.body = blend(look.body, to, part[shade].body);
        look.ink = blend(shade == SHADE_SPENT ? rgb(0xb8aca0) : look.ink, to, part[shade].ink);
        l.rim = l.rim.a > 0 ? blend(l.rim, to, part[shade].body) : l.rim;
    }
    look.rim = l.rim;
    look.blank = l.blank;
    return look;
}

/* thrown: the number it tumbles to; 0: it is at rest. */
static Look look_of(const Table *t, PieceId p, int thrown)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    DefId def = piece->def;
    int n = thrown > 0 ? thrown : piece->n;
    if (def < DEF_ENEMY) {
        int hero = def - DEF_HERO, group = t->in->game->place[piece->place].group;
        Look l = {.kind = hero_kind[hero],
                  .value = n > 0 ? n : monstrous_sides[hero],
                  .body = rgb(hero_body[hero]),
                  .rim = gfx_color(t->g, theme_seat(t->in->game->place[piece->place].seat)),
                  .blank = n == 0};
        if (group == GROUP_STONE)
            l.body = l.rim = rgb(0x8b8983);
        else if (group == GROUP_WOUNDED)
            l.body = blend(l.body, rgb(0x3a2626), 0.72f);
        return l;
    }
    if (def < DEF_HEAD) {
        bool epic = piece->face != MONSTER_NONE;
        return (Look){.kind = DIE_D20, .value = epic || n > 20 ? 20 : n, .body = rgb(epic ? 0x33203f : 0x97222a)};
    }
    if (def < DEF_BOLT)
        return (Look){.kind = DIE_D10, .value = n, .body = rgb(0x7a2440)};
    if (def < DEF_BEAR)
        return (Look){.kind = DIE_D4, .value = n, .body = rgb(0xdd6f24)};
    return (Look){.kind = DIE_D10, .value = n, .body = rgb(0x7a5232)};
}

/* Draws the light of a card that can be hit, but for the part on which the plank of the sum lies. */
static void light_target(Table *t, Rect card, DefId def, Color c)
{
    Rect plank = t->at->panel[AT_PLANK], shown = rect_inset(card, -18);
    float radius = monstrous_corner(card);
    if (plank.h > 0 && def == monstrous_meant(t->in) && plank.y > card.y + card.h / 2)
        shown.h = plank.y - shown.y;
    else if (plank.h > 0 && def == monstrous_meant(t->in))
        (void)rect_cut_top(&shown, plank.y + plank.h - shown.y);
    gfx_clip(t->g, shown);
    gfx_glow(t->g, card, radius, 14, color_alpha(c, 0.45f));
    gfx_dashed(t->g, rect_inset(card, -4), radius + 4, 3, c);
    gfx_unclip(t->g);
}

/* Lights the card of a die that has one. False: the die is to be lit itself, as it has no card or lies elsewhere. */
static bool light_card(Table *t, PieceId p, unsigned state)
{
    Gfx *g = t->g;
    Rect card = t->at->piece[p].hit;
    DefId def = t->in->s->piece[p].def;
    float radius = monstrous_corner(card);
    if (card.w < t->at->piece[p].r.w + 4 && !t->at->piece[p].lies)
        return false;
    bool target = state & CARD_TARGET, chosen = state & (CARD_CHOSEN | CARD_LIFTED);
    bool away = t->at->piece[p].also.w > 0 && chosen;
    if (away && def < DEF_ENEMY && t->gathered >> (def - DEF_HERO) & 1)
        return false; /* its card is marked as chosen already */
    if (!target && !chosen && !(state & CARD_LIT))
        return true;
    if (t->at->piece[p].lies && !target && !chosen)
        return false;
    Color c = gfx_color(g, target ? COL_TARGET : chosen ? COL_ACCENT : COL_LIT);
    if (target) {
        light_target(t, card, def, c);
        return true;
    }
    gfx_glow(g, card, radius, chosen ? 16 : 8, color_alpha(c, chosen ? 0.6f : 0.28f));
    gfx_frame(g, rect_inset(card, -2), radius + 2, 3, color_alpha(c, chosen ? 1.0f : 0.8f));
    return !away;
}

/* Returns the heroes, as bits, whose dice can be chosen now; foes: the targets that sums with the picked dice hit. */
static unsigned can_be_chosen(const Table *t, bool foes)
{
    unsigned can = 0;
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        bool set = m.kind == MOVE_TEAM || m.kind == MOVE_REROLL || m.kind == MOVE_ATTACK || m.kind == MOVE_TREAT;
        if (set && !foes)
            can |= m.a & SET_HEROES;
        else if (m.kind == MOVE_ATTACK && foes && (m.a & t->gathered) == t->gathered)
            can |= 1u << (m.b - DEF_ENEMY);
    }
    return can;
}

/* True if p can be chosen and its light says something: if most of its like can be chosen, those that cannot are dimmed
 * and the others bear no light of their own. */
static bool has_light(const Table *t, PieceId p)
{
    const State *s = t->in->s;
    bool foes = s->piece[p].def >= DEF_ENEMY && s->piece[p].def < DEF_BOLT;
    unsigned can = can_be_chosen(t, foes), all = foes ? monstrous_targets(s) : 0;
    for (PieceId q = 0; q < s->npieces && !foes; q++)
        if (s->piece[q].def < DEF_ENEMY && t->at->piece[q].shown)
            all |= 1u << (s->piece[q].def - DEF_HERO);
    if (p == t->pointed)
        return true;
    if (foes && t->tool == 0 && !(can >> (s->piece[p].def - DEF_ENEMY) & 1))
        return false; /* an ability alone could be used on it, which its stud says */
    return 2 * __builtin_popcount(can) <= __builtin_popcount(all);
}

static void ring(Table *t, PieceId p, Rect r, unsigned state)
{
    int hero = t->in->s->piece[p].def - DEF_HERO;
    bool laid = hero < HERO_COUNT && t->gathered >> hero & 1 && !rect_is_empty(t->at->panel[AT_DICE]);
    if (laid || (state & CARD_LIT && !(state & ~(unsigned)CARD_LIT) && !has_light(t, p)))
        return; /* the plank says that it is chosen */
    Gfx *g = t->g;
    float radius = r.w / 2;
    Rect inner = rect_inset(r, r.w * 0.06f);
    if (light_card(t, p, state))
        return;
    if (state & CARD_TARGET) {
        gfx_glow(g, inner, radius, 18, color_alpha(gfx_color(g, COL_TARGET), 0.6f));
        gfx_dashed(g, rect_inset(r, -3), radius + 3, 2, gfx_color(g, COL_TARGET));
    } else if (state & (CARD_CHOSEN | CARD_LIFTED)) {
        gfx_glow(g, inner, radius, 16, color_alpha(gfx_color(g, COL_ACCENT), 0.65f));
        gfx_frame(g, rect_inset(r, -4), radius + 4, 3, gfx_color(g, COL_ACCENT)); /* also round a die that fills it */
    } else if (state & CARD_LIT) {
        gfx_glow(g, inner, radius, 12, color_alpha(gfx_color(g, COL_LIT), 0.4f));
    }
}

void monstrous_mark_words(int n, Mark mark, char *out, size_t size)
{
    static const char *const how[] = {
        [MARK_NONE] = N_("{n}"),
        [MARK_DOUBLE] = N_("{n}\u00d72 = {sum}"),
        [MARK_RAISE] = N_("{n}+1 = {sum}"),
        [MARK_LOWER] = N_("{n}\u22121 = {sum}"),
        [MARK_DOUBLE_RAISE] = N_("{n}\u00d72+1 = {sum}"),
        [MARK_DOUBLE_LOWER] = N_("{n}\u00d72\u22121 = {sum}"),
        [MARK_RAISE_DOUBLE] = N_("({n}+1)\u00d72 = {sum}"),
        [MARK_LOWER_DOUBLE] = N_("({n}\u22121)\u00d72 = {sum}"),
    };
    say(out, size, SAY_TABLE(how[mark]), say_n("n", n), say_n("sum", monstrous_marked(n, mark)));
}

/* Draws the value of a marked die and how it is computed. */
static void badge(Table *t, PieceId p, Rect r, Mark mark)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    float pop = monstrous_mark_pop(t, p);
    monstrous_mark_words(t->in->s->piece[p].n, mark, words, sizeof words);
    Text style = {FACE_BOLD, clampf(r.w * 0.26f, 13, 20) * pop, gfx_color(g, COL_ONACCENT), ALIGN_CENTER, true};
    float h = style.size + 6, w = gfx_text_width(g, style, words) + 14;
    Rect at = rect(r.x + (r.w - w) / 2, r.y + r.h - h * 0.6f, w, h);
    effect_tag(g, at, gfx_color(g, COL_ACCENT), 1, gfx_color(g, COL_LINE2));
    (void)gfx_text(g, style, at, words);
}

static Mark mark_of(const Table *t, PieceId p)
{
    const Piece *piece = &t->in->s->piece[p];
    return piece->def < DEF_ENEMY && piece->n > 0 ? (Mark)((piece->face & FACE_MARK) >> FACE_MARK_SHIFT) : MARK_NONE;
}

/* Covers the number of a small marked die with what it counts, so that what is read adds up. */
static void counts_tag(Table *t, PieceId p, Rect r)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    Mark mark = mark_of(t, p);
    if (mark == MARK_NONE)
        return;
    say(words, sizeof words, SAY("{n}"), say_n("n", monstrous_marked(t->in->s->piece[p].n, mark)));
    Text style = {FACE_BOLD, clampf(r.w * 0.46f, 13, 20) * monstrous_mark_pop(t, p), gfx_color(g, COL_ONACCENT),
                  ALIGN_CENTER, true};
    float h = style.size + 4, w = fmaxf(gfx_text_width(g, style, words) + 8, h);
    Rect at = rect_center(r, w, h);
    effect_tag(g, at, gfx_color(g, COL_ACCENT), 1, gfx_color(g, COL_LINE2));
    (void)gfx_text(g, style, at, words);
}

bool monstrous_is_spent(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    if (piece->def >= DEF_BOLT && piece->def < DEF_BEAR)
        return piece->face == FACE_SPENT;
    if (s->phase != PHASE_ACTION || piece->place < PLACE_TEAM || piece->place >= PLACE_TEAM + MONSTROUS_SEATS)
        return false;
    Melee melee;
    monstrous_melee(s, piece->place - PLACE_TEAM, &melee);
    return !((melee.attackers | monstrous_crits(&melee)) >> (piece->def - DEF_HERO) & 1);
}

bool monstrous_has_acted(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    bool team = piece->place >= PLACE_TEAM && piece->place < PLACE_TEAM + MONSTROUS_SEATS;
    return s->phase == PHASE_ACTION && team && piece->face & (FACE_ATTACKED | FACE_HEALED);
}

/* A die that cannot be chosen now is shaded, unless it is one of the team that can still act; one that has acted and has
 * an ability left is, too. */
static Shade shade_of(const Table *t, PieceId p, unsigned state)
{
    const State *s = t->in->s;
    if (monstrous_is_spent(s, p))
        return SHADE_SPENT;
    if (monstrous_has_acted(s, p))
        return SHADE_BARRED;
    bool acts = s->phase == PHASE_ACTION && t->in->game->place[s->piece[p].place].group == GROUP_TEAM;
    return !acts && state & CARD_BARRED && !gfx_is_contrast(t->g) ? SHADE_BARRED : SHADE_NONE;
}

void monstrous_spent_sign(Table *t, PieceId p, Rect at)
{
    const Piece *piece = &t->in->s->piece[p];
    float side = at.w;
    gfx_disc(t->g, at.x + side / 2, at.y + side / 2, side / 2, gfx_color(t->g, COL_PANEL));
    gfx_sign(t->g, piece->face & FACE_ATTACKED ? "sword" : "check", rect_inset(at, side * 0.16f),
             gfx_color(t->g, COL_TEXT), (Color){0});
}

static float lean_of(PieceId p)
{
    return (float)((int)(p * 37u % 17u) - 8);
}

/* True if the die is one of several that are held to be thrown, and away from its place. */
static bool is_in_handful(const Table *t, PieceId p, Rect r)
{
    Rect home = t->at->piece[p].r;
    int hero = t->in->s->piece[p].def - DEF_HERO;
    return t->in->s->phase <= PHASE_REROLL && t->lifted != NO_PIECE && hero >= 0 && hero < HERO_COUNT &&
           t->gathered >> hero & 1 && t->in->game->place[t->in->s->piece[p].place].seat == party_seat(t->in) &&
           fabsf(r.x - home.x) + fabsf(r.y - home.y) > 8;
}

/* True if the die is on the team and its number has not been shown. */
static bool is_in_the_air(const Table *t, PieceId p)
{
    const Piece *piece = &t->in->s->piece[p];
    return t->in->game->place[piece->place].group == GROUP_TEAM && piece->n == 0;
}

bool monstrous_toss(const BoardIn *in, const BoardLayout *at, PieceId p, TossDie *die)
{
    DefId def = in->s->piece[p].def;
    Rect home = at->panel[AT_HERO];
    if (!monstrous_is_tossed(def))
        return false;
    *die = (TossDie){.kind = def < DEF_ENEMY  ? hero_kind[def - DEF_HERO]
                             : def < DEF_BEAR ? DIE_D4
                                              : DIE_D10,
                     .x = home.x + home.w / 2,
                     .y = home.y,
                     .size = monstrous_die_size(at)};
    return true;
}

void monstrous_draw_small_die(Table *t, PieceId p, Rect r)
{
    Look l = look_of(t, p, 0);
    l.blank = l.blank || table_rolls(t, p);
    Spin rest = gfx_die_rest(t->g, l.kind, l.value, 0);
    gfx_die_shadow(t->g, r.x + r.w / 2, r.y + r.h / 2, r.w, 0);
    gfx_die(t->g, l.kind, rest, die_of(l, monstrous_is_spent(t->in->s, p) ? SHADE_SPENT : SHADE_NONE), r.x + r.w / 2,
            r.y + r.h / 2, r.w, true);
    counts_tag(t, p, r);
}

static void draw_tossed(Table *t, Shot shot, Look l)
{
    float x = shot.r.x + shot.r.w / 2, y = shot.r.y + shot.r.h / 2;
    gfx_die_shadow(t->g, x, y, shot.r.w, shot.height);
    gfx_die(t->g, l.kind, shot.spin, die_of(l, SHADE_NONE), x, y - shot.height * 0.7f, shot.r.w, false);
}

float monstrous_pop(float ms)
{
    return motion_bump(ms / POP_MS, 0.12f);
}

/* Returns how many dice on the ground lie further to the left. */
static int rank_of(const Table *t, PieceId p)
{
    int n = 0;
    for (PieceId q = 0; q < t->in->s->npieces; q++)
        n += t->at->piece[q].lies && t->at->piece[q].r.x < t->at->piece[p].r.x;
    return n;
}

/* Returns the factor for a die that was thrown and has just been read: it grows for a moment to catch the eye, one die
 * after the other from the left. */
static float pop_of(const Table *t, PieceId p)
{
    enum { POP_APART_MS = 90 };
    const PastEvent *told = event_moving(t, EV_ROLLED, p);
    float ms = told ? event_age(t, told) - TOSS_TOLD_MS - (float)(rank_of(t, p) * POP_APART_MS) : POP_MS;
    if (ms < POP_MS)
        ui_wake(t->ui, 16);
    return monstrous_pop(ms);
}

float monstrous_mark_pop(const Table *t, PieceId p)
{
    enum { JUMP_MS = 420 };
    const PastEvent *told = event_moving(t, EV_FACE, p);
    float u = told ? (float)(int32_t)(t->now - told->at) / JUMP_MS : 1;
    if (u >= 0 && u < 1)
        ui_wake(t->ui, 16);
    return motion_bump(u, 0.5f);
}

void monstrous_draw_die(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    (void)tag;
    Gfx *g = t->g;
    Look l = look_of(t, p, shot.roll > 0 ? shot.roll_to : 0);
    l.blank = l.blank && shot.roll <= 0;
    const Piece *piece = &t->in->s->piece[p];
    Rect r = shot.r;
    if (l.value < 1 || r.w < 6)
        return;
    if (shot.tossed) {
        draw_tossed(t, shot, l);
        return;
    }
    if (shot.roll <= 0 && monstrous_strikes(t, p, t->at->piece[p].r, &r)) {
        Spin spun = spin_about(0.4f, 0.6f, 0.3f, (float)(t->now % 100000) * 0.021f);
        gfx_die(g, l.kind, spun, die_of(l, SHADE_NONE), r.x + r.w / 2, r.y + r.h / 2, r.w, false);
        return;
    }
    int foe = piece->place == PLACE_LINEUP ? piece->pos : -1;
    r.x += foe >= 0 && foe < ENEMIES ? monstrous_shake(t, foe) : 0;
    float cx = r.x + r.w / 2, cy = r.y + r.h / 2, size = r.w;
    Spin rest = shot.lies ? shot.spin : gfx_die_rest(g, l.kind, l.value, lean_of(p));
    if (shot.roll > 0) {
        float left = shot.roll * shot.roll, high = fabsf(sinf(shot.roll * 10.5f)) * left * size * 0.9f;
        gfx_die_shadow(g, cx, cy, size, high);
        gfx_die(g, l.kind, die_tumble(rest, shot.seed, shot.turns, left), die_of(l, SHADE_NONE), cx, cy - high, size,
                false);
        return;
    }
    if (is_in_the_air(t, p) || is_in_handful(t, p, r)) { /* it tumbles as it moves, held or not */
        l.blank = false;
        Spin shaken = spin_then(rest, spin_then(spin_about(1, 0, 0, cy * 0.045f), spin_about(0, 1, 0, cx * 0.045f)));
        gfx_die_shadow(g, cx, cy, size, size * 0.5f);
        gfx_die(g, l.kind, shaken, die_of(l, SHADE_NONE), cx, cy, size, false);
        return;
    }
    if (state & CARD_LIFTED)
        cy -= 8;
    if (!shot.flying)
        ring(t, p, rect(cx - size / 2, cy - size / 2, size, size), state);
    gfx_die_shadow(g, cx, cy, size, state & CARD_LIFTED ? size * 0.2f : 0);
    float pop = shot.lies ? pop_of(t, p) : 1;
    bool spent = !shot.flying && monstrous_is_spent(t->in->s, p);
    float part = spent && piece->def < DEF_ENEMY ? 0.8f : 1; /* smaller, as it is spent */
    gfx_die(g, l.kind, rest, die_of(l, shade_of(t, p, state)), cx, cy, size * part * pop, true);
    if ((spent || (!shot.flying && monstrous_has_acted(t->in->s, p))) && piece->def < DEF_ENEMY) {
        float side = fmaxf(size * part * 0.36f, 16);
        Rect in = rect_center(r, size * part, size * part);
        monstrous_spent_sign(t, p, rect(in.x + in.w - side, in.y + in.h - side, side, side));
    }
    if (!t->at->piece[p].lies)
        counts_tag(t, p, r);
    else if (mark_of(t, p) != MARK_NONE)
        badge(t, p, r, mark_of(t, p));
}
