/* SPDX-License-Identifier: MIT
 * The ground on which dice lie, and what is gathered there: places of the team, the sum on its plank and what is
 * missing. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "gfx/ground.h"
#include "gfx/mat.h"
#include "ui/effects.h"

int monstrous_need_of(const Table *t)
{
    DefId meant = monstrous_meant(t->in);
    if (meant >= DEF_ENEMY && meant < DEF_ENEMY + TARGETS)
        return monstrous_needs(t->in->s, meant - DEF_ENEMY);
    return meant >= DEF_HERO && meant < DEF_ENEMY ? monstrous_sides[meant - DEF_HERO] : 0;
}

/* ---- the sum ----------------------------------------------------------------------------------------------------- */

/* True if the gathered dice can lead to treatments, but to no attack. */
static bool only_heals(const Table *t)
{
    bool heals = false;
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if ((m.a & t->gathered) != t->gathered)
            continue;
        if (m.kind == MOVE_ATTACK)
            return false;
        heals |= m.kind == MOVE_TREAT;
    }
    return heals;
}

bool monstrous_heals(const Table *t)
{
    return t->aim > 0 ? t->aim >= DEF_HERO && t->aim < DEF_ENEMY : only_heals(t);
}

static void say_left(const Table *t, const Melee *melee, int left, char *out, size_t n)
{
    int hero = left > 0 ? 0 : HERO_COUNT;
    while (hero < HERO_COUNT && !monstrous_fits(t, melee, hero))
        hero++;
    if (left == 0)
        say(out, n, SAY("Exactly right"));
    else if (left < 0)
        say(out, n, SAY("{n} too much"), say_n("n", -left));
    else if (hero < HERO_COUNT)
        say(out, n, SAY("{n} to go: the {hero} fits"), say_n("n", left),
            say_s("hero", say_word(t->in->game->def[DEF_HERO + hero].name)));
    else
        say(out, n, SAY("{n} to go"), say_n("n", left));
}

/* Returns the factor for the sum: it grows for a moment when a die in it changes its count. */
static float sum_pop(const Table *t)
{
    const State *s = t->in->s;
    float pop = 1;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + party_seat(t->in))); p != NO_PIECE; p = s->piece[p].next)
        if (t->gathered >> (s->piece[p].def - DEF_HERO) & 1)
            pop = fmaxf(pop, monstrous_mark_pop(t, p));
    return pop;
}

/* The plank is dark in every theme. */
static const Color plank_mint = {0x6F, 0xF0, 0xC8, 255}, plank_ink = {255, 246, 226, 255};

/* Draws the sum, mint if it fits and coral if it is too much, and what it is to become while it does not fit. */
static void sum_number(Table *t, Rect r, int sum, int need)
{
    char words[SENTENCE_MAX];
    Color ink = sum == need ? plank_mint : sum > need ? (Color){255, 138, 122, 255} : plank_ink;
    Text big = {FACE_BOLD, fminf(r.h * 0.62f, 44), ink, ALIGN_CENTER, true};
    say(words, sizeof words, SAY("{fits:{sum}|{sum} of {need}}"), say_is("fits", sum == need), say_n("sum", sum),
        say_n("need", need));
    big = gfx_text_fit(t->g, big, 12, 0.5f, r.w - 8, words);
    big.size *= sum_pop(t);
    (void)gfx_text(t->g, big, r, words);
}

/* Says one die of the sum: "Rogue 3 (counts twice)"; its mark in words if it has one. */
static void say_part(const Table *t, const Melee *melee, int bit, char *out, size_t n)
{
    DefId def = t->in->game->set[bit].def;
    Mark mark = bit < HERO_COUNT ? (Mark)((melee->face[bit] & FACE_MARK) >> FACE_MARK_SHIFT) : MARK_NONE;
    char how[SENTENCE_MAX] = "";
    if (mark != MARK_NONE)
        monstrous_mark_words(melee->value[bit], mark, how, sizeof how);
    say(out, n, SAY("{die} {how:{how}|{n}}"), say_s("die", say_word(t->in->game->def[def].name)), say_s("how", how),
        say_n("n", melee->value[bit]));
}

/* Says what the sum is made of: "Cleric 5 and Paladin 11 make 16." */
static void say_parts(const Table *t, const Melee *melee, char *out, size_t n)
{
    char text[SET_DICE][SENTENCE_MAX];
    const char *part[SET_DICE];
    int parts = 0;
    for (int bit = 0; bit < t->in->game->nset && parts < SET_DICE; bit++)
        if (t->gathered >> bit & 1) {
            say_part(t, melee, bit, text[parts], SENTENCE_MAX);
            part[parts] = text[parts];
            parts++;
        }
    say(out, n, SAY("{dice}: {sum} in all."), say_list("dice", SAY_AND, part, parts),
        say_n("sum", monstrous_sum(melee, t->gathered)));
}

bool monstrous_sum_words(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    Melee melee;
    int need = monstrous_need_of(t);
    if (need == 0 || t->gathered == 0 || t->in->s->piece[p].def != monstrous_meant(t->in))
        return false;
    monstrous_melee(t->in->s, party_seat(t->in), &melee);
    say_left(t, &melee, need - monstrous_sum(&melee, t->gathered), head, hn);
    say_parts(t, &melee, text, tn);
    return true;
}

/* Draws the plank under the gathered dice, with their sum, on the card of what they are meant for. */
static void draw_plank(Table *t)
{
    enum { PLANK_ROUND = 18 };
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_PLANK];
    Melee melee;
    int need = monstrous_need_of(t);
    char left[SENTENCE_MAX];
    if (rect_is_empty(r) || need == 0)
        return;
    monstrous_melee(t->in->s, party_seat(t->in), &melee);
    int sum = monstrous_sum(&melee, t->gathered);
    Color edge = sum == need ? plank_mint : gfx_color(g, sum > need ? COL_BAD : COL_LINE2);
    if (sum == need && !gfx_is_contrast(g))
        gfx_glow(g, r, PLANK_ROUND, 18, color_alpha(edge, 0.35f));
    gfx_round(g, r, PLANK_ROUND, gfx_is_contrast(g) ? (Color){0, 0, 0, 255} : rgb(0x160808));
    gfx_frame(g, r, PLANK_ROUND, 2, edge);
    sum_number(t, t->at->panel[AT_SUM], sum, need);
    say_left(t, &melee, need - sum, left, sizeof left);
    ui_mark(t->ui, "sum", "sum", r, left);
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

static void slot(Table *t, Rect r, const char *words, Color c)
{
    Gfx *g = t->g;
    gfx_dashed(g, r, r.w / 2, 2, c);
    Text style = {FACE_BOLD, clampf(r.h * 0.36f, 14, 34), c, ALIGN_CENTER, true};
    if (words[0])
        (void)gfx_text(g, style, r, words);
}

/* Draws the web of the Huge Spider over the fourth place (MH-19.1): threads from the corner, and rings between them. */
static void web(Table *t, Rect r)
{
    enum { THREADS = 6, RINGS = 5 };
    static const float dx[THREADS] = {1, 0.97f, 0.81f, 0.59f, 0.31f, 0},
                       dy[THREADS] = {0, 0.26f, 0.59f, 0.81f, 0.95f, 1};
    Gfx *g = t->g;
    Color silk = color_alpha(gfx_color(g, COL_TEXT), 0.55f);
    float reach = r.h * 1.05f;
    gfx_round(g, r, r.w / 2, color_alpha(gfx_color(g, COL_TEXT), 0.05f));
    gfx_frame(g, r, r.w / 2, 1, color_alpha(gfx_color(g, COL_TEXT), 0.35f));
    gfx_clip_round(g, r, r.w / 2);
    for (int i = 0; i < THREADS; i++) {
        gfx_line(g, r.x, r.y, r.x + dx[i] * reach * 1.2f, r.y + dy[i] * reach * 1.2f, 1, silk);
        for (int k = 1; i > 0 && k <= RINGS; k++) {
            float d = reach * (float)k / RINGS, sag = 0.93f; /* each ring hangs a little between two threads */
            float mx = (dx[i] + dx[i - 1]) / 2 * d * sag, my = (dy[i] + dy[i - 1]) / 2 * d * sag;
            gfx_line(g, r.x + dx[i - 1] * d, r.y + dy[i - 1] * d, r.x + mx, r.y + my, 1, silk);
            gfx_line(g, r.x + mx, r.y + my, r.x + dx[i] * d, r.y + dy[i] * d, 1, silk);
        }
    }
    gfx_unclip(g);
}

static void team_places(Table *t)
{
    const State *s = t->in->s;
    int limit = monstrous_limit(s);
    int able = __builtin_popcount(monstrous_unwounded(s, party_seat(t->in)));
    for (int i = 0; i < TEAM_MOST; i++) {
        Rect r = monstrous_gathered_spot(t->at, i, TEAM_MOST - 1);
        if (i >= limit)
            web(t, r);
        else
            slot(t, r, "", color_alpha(gfx_color(t->g, COL_TEXT), i < able ? 0.3f : 0.12f));
    }
}

/* Shows, in the place of the next die, the number that would complete the sum. */
static void missing(Table *t)
{
    Melee melee;
    monstrous_melee(t->in->s, party_seat(t->in), &melee);
    int left = monstrous_need_of(t) - monstrous_sum(&melee, t->gathered), n = __builtin_popcount(t->gathered);
    char words[SENTENCE_MAX];
    if (monstrous_need_of(t) == 0 || left <= 0)
        return;
    say(words, sizeof words, SAY("{n}"), say_n("n", left));
    Rect r = monstrous_gathered_spot(t->at, n, n);
    slot(t, r, words, plank_mint);
}

void monstrous_chances_stud(Table *t)
{
    const State *s = t->in->s;
    unsigned flags = UI_ROUND | UI_SMALL | (*t->sort == 1 && !t->untold ? UI_CHOSEN : 0u);
    if (s->phase > PHASE_ACTION || s->to_act >= s->nseats || t->untold)
        flags |= UI_OFF;
    if (ui_button(t->ui, "chances", layout_stud(t->at->strap, 0), T_("Chances"), "chart",
                  monstrous_key[MONSTROUS_KEY_CHANCES].key, flags))
        *t->sort = *t->sort == 1 ? 0 : 1;
}

/* ---- the ground -------------------------------------------------------------------------------------------------- */

static void draw_ground(Table *t, Rect r)
{
    Rect felt = rect_inset(r, MAT_FRAME);
    mat_draw(t->g, felt, &(Mat){.felt = COL_FELT_MONSTROUS, .radius = fminf(felt.h * 0.36f, 58), .framed = true});
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

/* True if the team of this turn has been thrown. */
static bool is_thrown(const Table *t)
{
    return table_size(t->in->s, (PlaceId)(PLACE_TEAM + party_seat(t->in))) > 0;
}

void monstrous_draw_gathered(Table *t)
{
    draw_ground(t, t->at->panel[AT_GROUND]);
    if (t->in->s->phase == PHASE_TEAM && !is_thrown(t))
        team_places(t);
}

void monstrous_draw_sum(Table *t)
{
    if (!is_asked(t))
        return;
    draw_plank(t);
    if (!rect_is_empty(t->at->panel[AT_PLANK]))
        missing(t);
}

static PieceId hero_of(const Table *t, int hero)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + party_seat(t->in)));
    while (p != NO_PIECE && s->piece[p].def != DEF_HERO + hero)
        p = s->piece[p].next;
    return p;
}

/* Leaves a hollow where a die of the sum lay, to which it goes back, and marks the die that would complete the sum. */
static void rings(Table *t, const Melee *melee)
{
    Gfx *g = t->g;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        PieceId p = hero_of(t, hero);
        if (p == NO_PIECE)
            continue;
        Rect left = t->at->piece[p].left, r = t->at->piece[p].r;
        if (t->gathered >> hero & 1 && !rect_is_empty(left))
            gfx_disc(g, left.x + left.w / 2, left.y + left.h / 2, left.w * 0.38f, (Color){0, 0, 0, 52});
        else if (t->at->piece[p].lies && monstrous_fits(t, melee, hero))
            gfx_dashed(g, rect_inset(r, -4), r.w / 2 + 4, 3, gfx_color(g, COL_TARGET));
    }
}

/* Draws rings round the dice that are best rolled again for the enemy that is pointed at. */
static void again_rings(Table *t)
{
    int percent = 0;
    unsigned again = monstrous_best_again(t, t->pointed, &percent);
    for (int hero = 0; hero < HERO_COUNT && again != 0; hero++) {
        PieceId p = again >> hero & 1 ? hero_of(t, hero) : NO_PIECE;
        if (p == NO_PIECE)
            continue;
        Rect r = t->at->piece[p].r;
        gfx_dashed(t->g, rect_inset(r, -4), r.w / 2 + 4, 3, gfx_color(t->g, COL_TARGET));
    }
}

/* Draws rings round dice, and plus signs between the gathered ones. */
void monstrous_draw_gathered_over(Table *t)
{
    const State *s = t->in->s;
    int n = __builtin_popcount(t->gathered);
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    bool more = monstrous_need_of(t) > monstrous_sum(&melee, t->gathered);
    again_rings(t);
    if (s->phase != PHASE_ACTION || !is_asked(t))
        return;
    rings(t, &melee);
    if (rect_is_empty(t->at->panel[AT_PLANK]))
        return;
    for (int i = 1; i < n + (more ? 1 : 0); i++) {
        int last = more ? n : n - 1;
        Rect before = monstrous_gathered_spot(t->at, i - 1, last), r = monstrous_gathered_spot(t->at, i, last);
        float room = r.x - before.x - before.w;
        if (room > 10)
            (void)gfx_text(t->g, (Text){FACE_BOLD, 24, plank_ink, ALIGN_CENTER, true},
                           rect(before.x + before.w, before.y, room, before.h), "+");
    }
}

static void mark_undone(Table *t, Rect r, float radius, ColorRole role)
{
    gfx_glow(t->g, r, radius, 16, color_alpha(gfx_color(t->g, role), 0.5f));
    gfx_dashed(t->g, rect_inset(r, -4), radius + 4, 3, gfx_color(t->g, role));
}

void monstrous_draw_left_undone(Table *t)
{
    const State *s = t->in->s;
    Melee melee;
    if (t->untold || t->hovered_move.kind != MOVE_END || s->phase != PHASE_ACTION)
        return;
    monstrous_melee(s, party_seat(t->in), &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers) | monstrous_reach_marked(s);
    unsigned targets = monstrous_targets(s), crits = monstrous_crits(&melee);
    for (int i = 0; i < TARGETS; i++) {
        PieceId p = targets >> i & 1 ? monstrous_target_piece(s, i) : NO_PIECE;
        if (p != NO_PIECE && reach >> monstrous_needs(s, i) & 1)
            mark_undone(t, t->at->piece[p].hit, monstrous_corner(t->at->piece[p].hit), COL_TARGET);
    }
    for (int hero = 0; hero < HERO_COUNT; hero++)
        if (crits >> hero & 1)
            mark_undone(t, t->at->panel[AT_HERO + hero], monstrous_corner(t->at->panel[AT_HERO + hero]), COL_ACCENT);
}
