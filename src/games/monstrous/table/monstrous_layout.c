/* SPDX-License-Identifier: MIT */
#include "games/monstrous/table/monstrous_layout.h"

#include <math.h>
#include <string.h>

#include "core/table.h"
#include "gfx/dice_toss.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float side;                  /* width of the seats at each end of the enemies */
    Rect enemies, ground, party; /* rows */
    Rect line;                   /* of the ribbon */
    int last;                    /* place of gathered dice, from 0 */
} Plan;

enum { EDGE = 8, GAP = 12, HERO_GAP = 8, PLANK_EDGE = 12, PLANK_RIM = 7, PLUS = 20, SUM_WIDE = 108 };

float monstrous_die_size(const BoardLayout *at)
{
    return toss_size(at->tray, GROUND_DICE, DIE_LARGEST);
}

PieceId monstrous_at(const State *s, int position)
{
    bool gaps = true; /* an enemy defeated this turn leaves a gap; while dice return they are in list order */
    PieceId found = NO_PIECE, nth = NO_PIECE;
    int n = 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next, n++) {
        gaps = gaps && s->piece[p].pos < ENEMIES;
        found = s->piece[p].pos == position ? p : found;
        nth = n == position ? p : nth;
    }
    return gaps ? found : nth;
}

static bool is_small(const BoardIn *in)
{
    return in->h < 760;
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

/* Divides the window: heroes at the near edge as large as six of them have room, the ribbon's line above them, enemies
 * at the far edge, the ground between. */
static void put_rows(Plan *m)
{
    const BoardIn *in = m->in;
    float ribbon = layout_ribbon(in->text), gaps = HERO_GAP * (HERO_COUNT - 1);
    float hero = fminf(in->h * 0.312f / 1.25f, (in->w - 20 - STRAP_ROOM - gaps) / HERO_COUNT), wide = 6 * hero + gaps;
    m->party = rect_safe(rect((in->w - STRAP_ROOM - wide) / 2 + 4, in->h - hero * 1.25f - EDGE, wide, hero * 1.25f));
    m->line = rect(0, m->party.y - ribbon - EDGE, in->w, ribbon);
    m->side = is_small(in) ? 132 : 152;
    float gap = GAP * (ENEMIES - 1), enemy = fminf((in->w - 2 * m->side - gap) / ENEMIES, in->h * 0.365f / 1.25f);
    wide = ENEMIES * enemy + gap;
    m->enemies = rect_safe(rect((in->w - wide) / 2, EDGE, wide, enemy * 1.25f));
    float y = m->enemies.y + m->enemies.h + EDGE;
    m->ground = rect_safe(rect(m->side * 0.2f + GAP, y, in->w - m->side * 0.4f - 2 * GAP, m->line.y - EDGE - y));
}

/* ---- seats ------------------------------------------------------------------------------------------------------- */

/* Places a seat of the far edge: its portrait with name and points, below it the bar and the marks. */
static void put_rival(Plan *m, int seat, Rect r)
{
    float marks = 34, d = clampf(r.h - marks - 7, 30, is_small(m->in) ? 52 : 60);
    m->out->seat[seat] = rect_safe(rect(r.x, r.y, r.w, d));
    m->out->panel[AT_SEAT + seat] = rect_safe(rect(r.x, r.y + d + 7, r.w, marks));
}

/* Places the other seats clockwise, from the lower left over the far edge to the lower right; the near one at the left
 * end of the ribbon's line. */
static void put_seats(Plan *m)
{
    const BoardIn *in = m->in;
    int n = in->s->nseats, rivals = n - 1, left = (rivals + 1) / 2;
    float each = fminf(144, (m->enemies.h + EDGE) / (float)(left > 0 ? left : 1)),
          wide = fmaxf(m->enemies.x - 2 * EDGE - 6, 60);
    wide = fminf(wide, 190);
    for (int i = 0; i < rivals; i++) {
        bool on_left = i < left;
        int row = on_left ? left - 1 - i : i - left;
        put_rival(m, (in->near + 1 + i) % n,
                  rect(on_left ? EDGE : in->w - EDGE - wide, EDGE + 8 + each * (float)row, wide, each - 8));
    }
    float d = m->line.h + 6; /* above the line rather than below it, where a chosen hero is lifted */
    Rect own = rect(16, m->line.y - 8, d + 72 + line_of(in, 6), d);
    m->out->seat[in->near] = rect_safe(own);
    m->out->panel[AT_SEAT + in->near] = rect_safe(rect(own.x + own.w, own.y + 10, 92, 34));
}

/* Gives the ribbon the rest of its line, as far to both sides of the heroes' middle as the own seat leaves it. */
static void put_ribbon(Plan *m)
{
    Rect own = m->out->panel[AT_SEAT + m->in->near];
    float x = own.x + own.w + GAP, middle = m->party.x + m->party.w / 2, end = fminf(2 * middle - x, m->in->w - 16);
    if (m->in->text > RIBBON_WIDE) /* long words need all of it, but for the studs above the strap */
        end = m->in->w - STRAP_ROOM;
    m->out->prompt = rect_safe(rect(x, m->line.y, end - x, m->line.h));
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static Rect plate_of(const BoardIn *in, Rect card)
{
    float h = in->text > 1.5f ? 0 : fmaxf(card.h * 0.1f, 17);
    return rect(card.x + 4, card.y + card.h - 4 - h, card.w - 8, h);
}

CardParts monstrous_enemy_parts(const BoardIn *in, Rect card, bool epic)
{
    CardParts c = {.plate = plate_of(in, card)};
    float d = card.h * (epic ? 0.24f : 0.32f), coin = clampf(card.h * 0.16f, 30, 50);
    c.die = rect(card.x + (epic ? 6 : -3), c.plate.y - d + 1, d, d);
    c.coin = rect(card.x + card.w - coin - 9, c.plate.y - coin - 4, coin, coin);
    return c;
}

CardParts monstrous_hero_parts(const BoardIn *in, Rect card)
{
    float d = card.w * 0.25f;
    return (CardParts){.plate = plate_of(in, card), .die = rect(card.x + card.w - d - 5, card.y + 4, d, d)};
}

static bool is_epic(const State *s, PieceId p)
{
    return p != NO_PIECE && s->piece[p].face != MONSTER_NONE;
}

/* Places heads in a row along the foot of their card, by their number: a defeated one keeps its place until the Hydra
 * dies. */
static void put_heads(Plan *m, Rect card)
{
    const State *s = m->in->s;
    static const PlaceId at[] = {PLACE_HEADS, PLACE_STUMPS};
    int n = table_size(s, PLACE_HEADS) + table_size(s, PLACE_STUMPS);
    Rect foot = plate_of(m->in, card);
    float step = fminf((foot.w - 4) / (float)(n > 0 ? n : 1), card.h * 0.22f), d = step - 4;
    for (int i = 0; i < 2; i++)
        for (PieceId h = table_first(s, at[i]); h != NO_PIECE; h = s->piece[h].next) {
            Rect r = rect_safe(rect(foot.x + 4 + step * (float)(s->piece[h].def - DEF_HEAD), foot.y - d - 2, d, d));
            layout_put_in(m->out, h, r, r, i == 0 ? 4 : 3, true);
        }
}

/* Places the dice of fallen enemies, which do not show, where they fell. */
static void put_fallen(Plan *m, const MonstrousMemory *memory)
{
    const State *s = m->in->s;
    for (PieceId p = table_first(s, PLACE_FALLEN); p != NO_PIECE && memory; p = s->piece[p].next) {
        int at = memory->fell[s->piece[p].def - DEF_ENEMY];
        if (at > 0)
            layout_put(m->out, p, monstrous_enemy_parts(m->in, m->out->panel[AT_ENEMY + at - 1], false).die, 0, false);
    }
}

/* Places the enemies: an epic monster takes one and a half places, and leaves a gap as wide. */
static void put_enemies(Plan *m)
{
    const State *s = m->in->s;
    const MonstrousMemory *memory = m->in->event_memory;
    float all = 0, x = m->enemies.x, share[ENEMIES];
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(s, i);
        bool gap = p == NO_PIECE && memory && memory->wide >> i & 1;
        share[i] = gap || is_epic(s, p) ? 1.5f : 1;
        all += share[i];
    }
    for (int i = 0; i < ENEMIES; i++) {
        float w = (m->enemies.w - GAP * (ENEMIES - 1)) * share[i] / all;
        Rect card = rect_safe(rect(x, m->enemies.y, w, m->enemies.h));
        PieceId p = monstrous_at(s, i);
        x += w + GAP;
        m->out->panel[AT_ENEMY + i] = card;
        if (p == NO_PIECE)
            continue;
        Rect die = monstrous_enemy_parts(m->in, card, is_epic(s, p)).die;
        if (s->piece[p].face == MONSTER_HYDRA) { /* its heads are the dice to hit: its own stands above them */
            die = rect(card.x + 6, card.y + 6, die.w * 0.8f, die.h * 0.8f);
            put_heads(m, card);
        }
        layout_put_in(m->out, p, die, card, 2, true);
    }
    put_fallen(m, memory);
    m->out->place[PLACE_LINEUP] = m->enemies;
}

/* Returns how many abilities it has. */
static int monstrous_hero_tools(int hero)
{
    static const int n[HERO_COUNT] = {2, 1, 3, 1, 1, 1};
    return n[hero];
}

/* Places a hero's tools as rows above its name, which say what they are and do: two of them that are but numbers lie
 * side by side. False: there is no room for words. */
static bool put_tool_rows(Plan *m, int hero, Rect card)
{
    enum { ROW_GAP = 4, SIDE = 8, LEAST_W = 118, LARGE_TEXT = 140 };
    int n = monstrous_hero_tools(hero), rows = n > 2 ? n - 1 : n;
    float h = line_of(m->in, 36), y = plate_of(m->in, card).y - (float)rows * (h + ROW_GAP), w = card.w - 2 * SIDE;
    if (m->in->text * 100 > LARGE_TEXT || card.w < LEAST_W || y < card.y + card.h * 0.3f)
        return false;
    for (int k = 0; k < n; k++) {
        bool half = n > 2 && k < 2;
        int row = n > 2 && k > 0 ? k - 1 : k;
        float x = card.x + SIDE + (half && k == 1 ? (w + ROW_GAP) / 2 : 0);
        m->out->panel[AT_TOOL + hero * HERO_TOOLS + k] =
            rect(x, y + (float)row * (h + ROW_GAP), half ? (w - ROW_GAP) / 2 : w, h);
    }
    return true;
}

/* Places a hero's tools: as rows, or as studs above its name, from the right. */
static void put_tools(Plan *m, int hero, Rect card)
{
    enum { TOOL_GAP = 5 };
    if (put_tool_rows(m, hero, card))
        return;
    int n = monstrous_hero_tools(hero);
    float d = fminf(STUD + 2, (card.w - 16 - TOOL_GAP * 2) / 3), y = plate_of(m->in, card).y - d - 6;
    for (int k = 0; k < n; k++)
        m->out->panel[AT_TOOL + hero * HERO_TOOLS + k] =
            rect_safe(rect(card.x + card.w - 8 - (float)(n - k) * d - (float)(n - 1 - k) * TOOL_GAP, y, d, d));
}

static void put_party(Plan *m)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in);
    float w = (m->party.w - HERO_GAP * (HERO_COUNT - 1)) / HERO_COUNT;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        Rect card = rect_safe(rect(m->party.x + (w + HERO_GAP) * (float)hero, m->party.y, w, m->party.h));
        m->out->panel[AT_HERO + hero] = card;
        put_tools(m, hero, card);
        for (PieceId p = 0; p < s->npieces; p++)
            if (s->piece[p].def == DEF_HERO + hero && m->in->game->place[s->piece[p].place].seat == seat)
                layout_put_in(m->out, p, monstrous_hero_parts(m->in, card).die, card, 2, true);
    }
    m->out->place[PLACE_PARTY + seat] = m->party;
}

/* ---- dice -------------------------------------------------------------------------------------------------------- */

/* Places rolled dice and what was summoned in a row on the ground; those whose throw was shown lie where they came to
 * rest. */
static void put_rolled(Plan *m)
{
    const State *s = m->in->s;
    const PlaceId at[] = {(PlaceId)(PLACE_TEAM + party_seat(m->in)), PLACE_MAGIC};
    int n = table_size(s, at[0]) + table_size(s, at[1]), k = 0;
    Rect tray = m->out->tray;
    float d = monstrous_die_size(m->out), step = tray.w / (float)(n > 0 ? n : 1);
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, at[i]); p != NO_PIECE; p = s->piece[p].next, k++) {
            Spot *spot = &m->out->piece[p];
            Rect r =
                rect(tray.x + step * ((float)k + 0.5f) - d / 2, tray.y + (tray.h - d) * (k & 1 ? 0.62f : 0.34f), d, d);
            if (s->piece[p].n == 0 || d < 12)
                continue;
            if (i == 1)
                layout_put(m->out, p, rect_safe(r), 8, true);
            spot->r = rect_safe(r);
            spot->z = 8;
            spot->lies = true;
        }
}

/* Returns the target, or the wounded hero, that needs exactly this sum, if there is only one; 0: none, or several. */
static DefId only_fit(const State *s, int seat, int sum)
{
    unsigned targets = monstrous_targets(s), wounded = monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + seat));
    DefId found = 0;
    int n = 0;
    for (int i = 0; i < TARGETS; i++)
        if (targets >> i & 1 && monstrous_needs(s, i) == sum) {
            found = (DefId)(DEF_ENEMY + i);
            n++;
        }
    for (int hero = 0; hero < HERO_COUNT; hero++)
        if (wounded >> hero & 1 && monstrous_sides[hero] == sum) {
            found = (DefId)(DEF_HERO + hero);
            n++;
        }
    return n == 1 ? found : 0;
}

DefId monstrous_meant(const BoardIn *in)
{
    Melee melee;
    int seat = party_seat(in);
    if (in->asked != seat || in->s->phase != PHASE_ACTION)
        return 0;
    if (in->aim != 0 || in->gathered == 0)
        return in->aim;
    monstrous_melee(in->s, seat, &melee);
    return only_fit(in->s, seat, monstrous_sum(&melee, in->gathered));
}

/* Returns the card of what a sum is meant for. */
static Rect card_of(const Plan *m, DefId def)
{
    if (def < DEF_ENEMY)
        return m->out->panel[AT_HERO + def - DEF_HERO];
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(m->in->s, i);
        bool head = def >= DEF_HEAD && p != NO_PIECE && m->in->s->piece[p].face == MONSTER_HYDRA;
        if (p != NO_PIECE && (head || m->in->s->piece[p].def == def))
            return m->out->panel[AT_ENEMY + i];
    }
    return (Rect){0};
}

Rect monstrous_plank(const BoardIn *in, const BoardLayout *at, Rect card, int n)
{
    Rect own = monstrous_hero_parts(in, card).die;
    bool foe = card.y < at->tray.y;
    float h = clampf(card.h * (foe ? 0.26f : 0.22f), 44, 78), d = h - 2 * PLANK_RIM,
          w = fminf((float)n * (d + PLUS) + SUM_WIDE + 2 * PLANK_EDGE - PLUS, in->w * 0.75f),
          x = clampf(card.x + (card.w - w) / 2, EDGE, in->w - STRAP_ROOM - w);
    return rect_safe(rect(x, foe ? at->tray.y + PLANK_RIM - h : own.y + own.h - PLANK_RIM, w, h));
}

/* Lays the plank of the sum on the card of what it is meant for. */
static void put_plank(Plan *m, DefId meant)
{
    Melee melee;
    int need = meant < DEF_ENEMY ? monstrous_sides[meant - DEF_HERO] : monstrous_needs(m->in->s, meant - DEF_ENEMY);
    int n = __builtin_popcount(m->in->gathered);
    monstrous_melee(m->in->s, party_seat(m->in), &melee);
    m->last = monstrous_sum(&melee, m->in->gathered) < need ? n : n - 1;
    Rect r = monstrous_plank(m->in, m->out, card_of(m, meant), m->last + 1);
    m->out->panel[AT_PLANK] = r;
    for (PieceId p = 0; p < m->in->s->npieces; p++) /* a click on the plank means the card on which it lies */
        if (m->in->s->piece[p].def == meant && m->out->piece[p].shown && !rect_is_empty(m->out->piece[p].hit))
            m->out->piece[p].also = r;
    r = rect(r.x + PLANK_EDGE, r.y + PLANK_RIM, r.w - 2 * PLANK_EDGE, r.h - 2 * PLANK_RIM);
    m->out->panel[AT_SUM] = rect_safe(rect_cut_right(&r, SUM_WIDE - PLANK_EDGE));
    m->out->panel[AT_DICE] = rect_safe(r);
}

/* Returns the row of a team's places, in the middle of the ground. */
static Rect team_row(const BoardLayout *at)
{
    float d = monstrous_die_size(at), w = TEAM_MOST * (d + PLUS) - PLUS;
    return rect_center(at->tray, fminf(w, at->tray.w), d);
}

Rect monstrous_gathered_spot(const BoardLayout *at, int i, int last)
{
    Rect area = at->panel[AT_DICE];
    float d = area.h, step = d + PLUS;
    if (last > 0 && step * (float)last + d > area.w + 1)
        step = fmaxf((area.w - d) / (float)last, 0);
    return rect_safe(rect(area.x + step * (float)i, area.y, d, d));
}

/* Places the gathered dice side by side, in the order of the set, with room for signs between them. Without a place for
 * them they stay where they lie. */
static void put_gathered(Plan *m)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in), n = __builtin_popcount(m->in->gathered), k = 0;
    if (n == 0 || m->in->asked != seat || rect_is_empty(m->out->panel[AT_DICE]))
        return;
    for (int bit = 0; bit < m->in->game->nset; bit++) {
        if (!(m->in->gathered >> bit & 1))
            continue;
        for (PieceId p = 0; p < s->npieces; p++) {
            uint8_t owner = m->in->game->place[s->piece[p].place].seat;
            if (s->piece[p].def != m->in->game->set[bit].def || s->piece[p].place == PLACE_BOX ||
                (owner != NO_SEAT && owner != seat))
                continue;
            Rect r = monstrous_gathered_spot(m->out, k++, m->last);
            bool hero = s->piece[p].def < DEF_ENEMY; /* the keys reach its card */
            layout_put_in(m->out, p, r, hero ? m->out->piece[p].hit : r, 9, true);
            m->out->piece[p].also = hero ? r : (Rect){0};
        }
    }
}

static void put_dice(Plan *m)
{
    const BoardIn *in = m->in;
    DefId meant = monstrous_meant(in);
    m->out->panel[AT_GROUND] = m->ground;
    m->out->tray = rect_safe(rect_inset(m->ground, GROUND_RIM + 2));
    m->out->place[PLACE_TEAM + party_seat(in)] = m->ground; /* dice dragged here are gathered */
    m->last = TEAM_MOST - 1;
    if (in->s->phase == PHASE_TEAM)
        m->out->panel[AT_DICE] = rect_safe(team_row(m->out));
    else if (meant != 0)
        put_plank(m, meant);
    put_rolled(m);
    put_gathered(m);
}

void monstrous_layout(const BoardIn *in, BoardLayout *out)
{
    Plan m = {.in = in, .out = out};
    layout_stage(in, out, STUDS + 1);
    put_rows(&m);
    put_seats(&m);
    put_ribbon(&m);
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1});
    put_enemies(&m);
    put_party(&m);
    put_dice(&m);
}
