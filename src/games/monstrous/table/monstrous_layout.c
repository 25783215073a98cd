/* SPDX-License-Identifier: MIT */
#include "games/monstrous/table/monstrous_layout.h"

#include <math.h>
#include <string.h>

#include "core/table.h"
#include "gfx/dice_toss.h"

typedef struct {
    const BoardIn *in;
    BoardLayout *out;
    float rail, right; /* widths, 0: none */
    float top;
    Rect field; /* between the rails */
} Plan;

float monstrous_die_size(const BoardLayout *at)
{
    return toss_size(rect_is_empty(at->stays) ? at->tray : at->stays, TRAY_DICE, DIE_LARGEST);
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

/* ---- the frame --------------------------------------------------------------------------------------------------- */

/* Places a chip of two lines for each seat; after them one that says how near the end of the game is. */
static void put_chips(Plan *m)
{
    const BoardIn *in = m->in;
    int n = in->s->nseats;
    float h = line_of(in, 34) + 8, gap = 8, all = in->w - 20 - gap * (float)n;
    float end = fminf(line_of(in, 124), all / (float)(n + 1)), w = (all - end) / (float)n;
    for (int i = 0; i < n; i++)
        m->out->panel[AT_SEAT + i] = rect_safe(rect(10 + (w + gap) * (float)i, m->top, w, h));
    m->out->panel[AT_FORCE] = rect_safe(rect(in->w - 10 - end, m->top, end, h));
    m->top += h + 8;
}

static void put_seats(Plan *m)
{
    const BoardIn *in = m->in;
    int n = in->s->nseats;
    if (m->rail <= 0) {
        put_chips(m);
        return;
    }
    float gap = 10, all = in->h - m->top - 12, each = (all - gap * (float)(n - 1)) / (float)n;
    float most = 30 + line_of(in, 82);
    each = each > most ? most : each;
    for (int i = 0; i < n; i++)
        m->out->panel[AT_SEAT + i] = rect_safe(rect(10, m->top + (each + gap) * (float)i, m->rail, each));
}

/* Returns the height the words about the monsters in play take at most, estimated because a layout cannot measure
 * text. */
static float force_height(const BoardIn *in, float width)
{
    float h = line_of(in, 24) + 28, letter = line_of(in, 7.6f);
    unsigned there = monstrous_in_play(in->s);
    for (int monster = 1; monster < MONSTER_COUNT; monster++) {
        const DefSpec *def = &in->game->def[DEF_MONSTER + monster - 1];
        float letters = (float)(strlen(def->name) + strlen(def->text) + 2);
        if (there >> monster & 1)
            h += ceilf(letters * letter / width) * line_of(in, 19) + 6;
    }
    return clampf(there ? h : h + line_of(in, 24), line_of(in, 96), in->h * 0.5f);
}

static void put_right(Plan *m)
{
    const BoardIn *in = m->in;
    float x = in->w - 10 - m->right, all = in->h - 12 - m->top;
    float undone = line_of(in, 76) + 62, force = force_height(in, m->right - 24);
    float rest = all - force - 20 - undone, zoom = rest * 0.6f;
    Rect foot = rect(x, m->top + all - undone, m->right, undone);
    m->out->panel[AT_UNDONE] = rect_safe(foot);
    foot = rect_inset(foot, 12);
    m->out->aside = rect_safe(rect_cut_bottom(&foot, line_of(in, 20) + 24));
    m->out->panel[AT_FORCE] = rect_safe(rect(x, m->top, m->right, force));
    m->out->zoom = rect_safe(rect(x, m->top + force + 10, m->right, zoom - 10));
    m->out->log = rect_safe(rect(x, m->top + force + 10 + zoom, m->right, rest - zoom));
}

/* ---- rows of the field ------------------------------------------------------------------------------------------- */

Cell monstrous_enemy_parts(const BoardIn *in, Rect cell, bool epic)
{
    Cell c = {.tools = {0}};
    float words = line_of(in, 20) * 3 + 12;
    c.tall = cell.h - words >= 56;
    if (c.tall) {
        float d = clampf(cell.h - words - 10, 24, cell.w * 0.48f);
        c.words = rect(cell.x + 6, cell.y + cell.h - words, cell.w - 12, words);
        c.die = epic ? rect(cell.x + 8, cell.y + 8, d * 0.42f, d * 0.42f) : rect(cell.x + 8, c.words.y - d + 2, d, d);
    } else {
        float d = clampf(cell.h - 16, 24, cell.w * 0.36f);
        c.die = rect(cell.x + 8, cell.y + (cell.h - d) / 2, d, d);
        if (epic)
            c.die = rect(cell.x + 8, cell.y + 8, d * 0.5f, d * 0.5f);
        float left = d + 12, h = words < cell.h - 4 ? words : cell.h - 4;
        if (epic) /* the Hydra's heads are dice to be read */
            left = fmaxf(left, cell.w * (in->text > 1.4f ? 0.4f : 0.48f));
        else if (in->text <= 1.1f) /* short words leave the picture room */
            left = fmaxf(left, cell.w * 0.46f);
        float x = cell.x + left;
        c.words = rect(x, cell.y + (cell.h - h) / 2, cell.x + cell.w - x - 6, h);
    }
    c.beside = c.tall && c.words.y - cell.y < 150 && cell.w > cell.h * 0.84f;
    if (c.beside) { /* above the words there is no room for a face */
        float w = fminf(cell.w * (epic ? 0.52f : 0.64f), cell.h * 1.12f);
        c.picture = rect(cell.x + cell.w - w, cell.y, w, cell.h);
        c.words.w = cell.w - w * (epic ? 0.76f : 0.62f) - 6;
        float d = fminf(c.words.y - cell.y - 10, c.words.w * (epic ? 0.5f : 0.72f));
        c.die = rect(cell.x + 8, c.words.y - d - (c.words.y - cell.y - d) / 2 + 2, d, d);
        c.free = cell.h;
    } else if (c.tall) { /* all of the cell; an ordinary creature's face stands right of its die */
        float w = fminf(cell.w * (epic ? 1 : 1.22f), cell.h * (epic ? 1.4f : 1.25f));
        c.picture = rect(cell.x + fmaxf(cell.w - w, 0), cell.y, w, cell.h);
        c.free = c.words.y - cell.y;
    } else {
        c.picture = rect(cell.x, cell.y, c.words.x - cell.x + 8, cell.h);
        c.free = cell.h;
        if (!epic) { /* in the corner below the face */
            float low = clampf(cell.h * 0.52f, 24, cell.w * 0.36f);
            c.die = rect(cell.x + 5, cell.y + cell.h - low - 4, low, low);
            c.free = c.die.y + low * 0.25f - cell.y;
        }
    }
    return c;
}

/* Places heads in two rows of three by their number: a defeated one keeps its place until the Hydra dies. */
static void put_heads(Plan *m, Rect cell, Cell parts)
{
    const State *s = m->in->s;
    static const PlaceId at[] = {PLACE_HEADS, PLACE_STUMPS};
    int n = table_size(s, PLACE_HEADS) + table_size(s, PLACE_STUMPS);
    float top = cell.y + 8, room = parts.tall ? parts.words.y - top : cell.h - 16;
    float wide = parts.tall ? cell.w - 14 : cell.w - parts.words.w - 14;
    float d = clampf(fminf(room / (n > 3 ? 2.0f : 1.0f), wide / (n > 2 ? 4.0f : (float)n + 1)), 12, 60);
    float y = parts.tall ? parts.words.y - d * (n > 3 ? 2.0f : 1.0f) : top;
    for (int i = 0; i < 2; i++)
        for (PieceId h = table_first(s, at[i]); h != NO_PIECE; h = s->piece[h].next) {
            int k = s->piece[h].def - DEF_HEAD;
            Rect r = rect(cell.x + 8 + (float)(k % 3) * d, y + (float)(k / 3) * d, d - 4, d - 4);
            layout_put_in(m->out, h, r, r, i == 0 ? 4 : 3, true);
        }
    PieceId last = table_first(s, PLACE_LINEUP); /* the d20 stands at the end of them */
    while (last != NO_PIECE && s->piece[last].face != MONSTER_HYDRA)
        last = s->piece[last].next;
    float across = n > 2 ? 3 : (float)n, down = n > 3 ? 1 : 0;
    if (last != NO_PIECE && n > 0)
        layout_put_in(m->out, last, rect(cell.x + 8 + across * d, y + down * d, d - 2, d - 2), cell, 2, true);
}

static bool is_epic(const State *s, PieceId p)
{
    return p != NO_PIECE && s->piece[p].face != MONSTER_NONE;
}

/* Places the enemies: an epic monster has a larger picture than the others. */
static void put_enemies(Plan *m, Rect row)
{
    const State *s = m->in->s;
    float gap = 10, all = 0, x = row.x, share[ENEMIES];
    for (int i = 0; i < ENEMIES; i++) {
        share[i] = is_epic(s, monstrous_at(s, i)) ? 1.42f : 1;
        all += share[i];
    }
    for (int i = 0; i < ENEMIES; i++) {
        float w = (row.w - gap * (ENEMIES - 1)) * share[i] / all;
        Rect cell = rect_safe(rect(x, row.y, w, row.h));
        x += w + gap;
        m->out->panel[AT_ENEMY + i] = cell;
        PieceId p = monstrous_at(s, i);
        if (p == NO_PIECE)
            continue;
        Cell parts = monstrous_enemy_parts(m->in, cell, is_epic(s, p));
        layout_put_in(m->out, p, parts.die, cell, 2, true);
        if (s->piece[p].face == MONSTER_HYDRA)
            put_heads(m, cell, parts);
    }
    m->out->place[PLACE_LINEUP] = rect_safe(row);
}

/* Returns the rows of the sum: head with its target, places for dice, foot with the sum and what is missing. If
 * there is too little room, the head is left out and the foot shrinks before the places. */
SumParts monstrous_sum_parts(const BoardIn *in, Rect sum)
{
    SumParts p = {0};
    Rect r = rect_inset(sum, 10);
    float head = line_of(in, 42), foot = line_of(in, 54), die = 56;
    if (r.h >= head + foot + die)
        p.head = rect_cut_top(&r, head);
    p.foot = rect_cut_bottom(&r, clampf(r.h - die, line_of(in, 20), foot));
    p.dice = rect_inset(r, 2);
    return p;
}

/* Returns the row of a team's places, in the middle of the whole tray. */
static Rect team_row(Rect tray)
{
    Rect r = rect_inset(tray, 8);
    float h = fminf(r.h, 102), w = fminf(r.w, (h - 6 + 26) * TEAM_MOST);
    return rect_center(r, w, h);
}

/* Places tray and sum: a team is thrown into the whole tray; then the sum slides out, and the tray is the left part. */
static void put_strip(Plan *m, Rect r)
{
    bool team = monstrous_whole_tray(m->in);
    Rect all = r, sum = rect_cut_right(&r, clampf(r.w * 0.45f, line_of(m->in, 150), r.w * 0.5f));
    (void)rect_cut_right(&r, 12);
    Rect left = rect_safe(rect_inset(r, TRAY_RIM + 2));
    m->out->panel[AT_STRIP] = rect_safe(team ? all : r);
    m->out->panel[AT_SUM] = rect_safe(sum);
    m->out->tray = team ? rect_safe(rect_inset(all, TRAY_RIM + 2)) : left;
    m->out->stays = team ? left : (Rect){0};
    r = team ? all : r;
    m->out->panel[AT_DICE] = rect_safe(team ? team_row(m->out->tray) : monstrous_sum_parts(m->in, sum).dice);
    uint8_t seat = (uint8_t)party_seat(m->in);
    m->out->place[PLACE_TEAM + seat] = rect_safe(team ? r : sum); /* dice dragged here are gathered */
}

/* Places rolled dice in a row; those whose throw was shown stay where they came to rest. */
static void put_rolled(Plan *m)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in), n = table_size(s, (PlaceId)(PLACE_TEAM + seat)), k = 0;
    Rect tray = m->out->tray;
    float d = monstrous_die_size(m->out), step = tray.w / (float)(n > 0 ? n : 1);
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + seat)); p != NO_PIECE; p = s->piece[p].next, k++) {
        float y = tray.y + (tray.h - d) * (k & 1 ? 0.62f : 0.34f);
        if (s->piece[p].n == 0 || d < 12)
            continue;
        m->out->piece[p].r = rect_safe(rect(tray.x + step * ((float)k + 0.5f) - d / 2, y, d, d));
        m->out->piece[p].z = 8;
        m->out->piece[p].lies = true;
    }
}

Rect monstrous_gathered_spot(const BoardLayout *at, int i, int n)
{
    Rect area = at->panel[AT_DICE];
    float d = area.h - 6, step = d + 26;
    if (step * (float)(n + 1) > area.w)
        step = area.w / (float)(n + 1);
    d = d > step - 4 ? step - 4 : d;
    return rect_safe(rect(area.x + step * (float)i, area.y + (area.h - d) / 2, d, d));
}

/* Places the gathered dice side by side, in the order of the set, with room for signs between them. */
static void put_gathered(Plan *m)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in), n = __builtin_popcount(m->in->gathered), k = 0;
    int room = s->phase == PHASE_TEAM ? TEAM_MOST - 1 : n;          /* those of a team lie in its places */
    if (n == 0 || m->in->asked != seat || s->phase == PHASE_REROLL) /* those that roll again stay where they lie */
        return;
    for (int bit = 0; bit < m->in->game->nset; bit++) {
        if (!(m->in->gathered >> bit & 1))
            continue;
        for (PieceId p = 0; p < s->npieces; p++) {
            uint8_t owner = m->in->game->place[s->piece[p].place].seat;
            if (s->piece[p].def != m->in->game->set[bit].def || s->piece[p].place == PLACE_BOX ||
                (owner != NO_SEAT && owner != seat))
                continue;
            Rect r = monstrous_gathered_spot(m->out, k++, room);
            bool hero = s->piece[p].def < DEF_ENEMY; /* the keys reach its cell */
            layout_put_in(m->out, p, r, hero ? m->out->piece[p].hit : r, 8, true);
            m->out->piece[p].also = hero ? r : (Rect){0};
        }
    }
}

int monstrous_hero_tools(int hero)
{
    static const int n[HERO_COUNT] = {2, 1, 3, 1, 1, 1};
    return n[hero];
}

Cell monstrous_hero_parts(const BoardIn *in, Rect cell)
{
    Cell c = {0};
    float words = line_of(in, 19) * 2 + 6, tools = line_of(in, 19) + 6, d;
    c.tall = cell.h - words - tools >= 60;
    if (c.tall) {
        c.tools = rect(cell.x + 5, cell.y + cell.h - tools - 4, cell.w - 10, tools);
        c.words = rect(cell.x + 3, c.tools.y - words, cell.w - 6, words);
        float room = c.words.y - cell.y;
        bool beside = room < cell.w * 0.7f; /* no face could be seen above the words */
        d = clampf(cell.w * 0.36f, 24, fminf(room - 8, 52));
        c.die = rect(beside ? cell.x + 6 : cell.x + cell.w - d - 4, cell.y + 5, d, d);
        float w = beside ? fminf(cell.w * 0.7f, room * 1.1f) : cell.w;
        c.picture = rect(cell.x + cell.w - w, cell.y, w, fminf(room + 14, w * 1.25f));
        c.free = room;
    } else {
        c.words = rect(cell.x + 3, cell.y + cell.h - words - 2, cell.w - 6, words);
        d = clampf(c.words.y - cell.y - 8, 20, cell.w * 0.5f);
        c.die = rect(cell.x + 6, cell.y + 6, d, d);
        c.tools = rect(cell.x + d + 12, cell.y + 6, cell.w - d - 18, d);
        c.picture = rect(c.tools.x - 10, cell.y, cell.x + cell.w - c.tools.x + 10, c.words.y - cell.y);
        c.free = c.picture.h;
    }
    return c;
}

/* Places a hero's tools: side by side in a tall cell, one below the other in a short one if each stays readable. A
 * word gets more width than a number. */
static void put_tools(Plan *m, int hero, Cell c)
{
    enum { LOWEST = 16 };
    int n = monstrous_hero_tools(hero);
    float gap = 4, h = (c.tools.h - gap * (float)(n - 1)) / (float)n, x = c.tools.x,
          word = c.tall || n < HERO_TOOLS ? 1 : 1.8f, w = (c.tools.w - gap * (float)(n - 1)) / ((float)(n - 1) + word);
    for (int k = 0; k < n; k++) {
        float wide = k == n - 1 ? w * word : w;
        m->out->panel[AT_TOOL + hero * HERO_TOOLS + k] =
            rect_safe(c.tall || h < LOWEST ? rect(x, c.tools.y, wide, c.tools.h)
                                           : rect(c.tools.x, c.tools.y + (h + gap) * (float)k, c.tools.w, h));
        x += wide + gap;
    }
}

static void put_party(Plan *m, Rect row)
{
    const State *s = m->in->s;
    int seat = party_seat(m->in);
    float gap = 8, w = (row.w - gap * (HERO_COUNT - 1)) / HERO_COUNT;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        Rect cell = rect_safe(rect(row.x + (w + gap) * (float)hero, row.y, w, row.h));
        m->out->panel[AT_HERO + hero] = cell;
        Cell parts = monstrous_hero_parts(m->in, cell);
        put_tools(m, hero, parts);
        for (PieceId p = 0; p < s->npieces; p++)
            if (s->piece[p].def == DEF_HERO + hero && m->in->game->place[s->piece[p].place].seat == seat)
                layout_put_in(m->out, p, parts.die, cell, 2, true);
    }
    m->out->place[PLACE_PARTY + seat] = rect_safe(row);
}

static void put_magic(Plan *m)
{
    const State *s = m->in->s;
    Rect area = m->out->panel[AT_MAGIC];
    int n = table_size(s, PLACE_MAGIC), k = 0, columns = area.h > area.w * 1.2f ? 1 : 2;
    if (rect_is_empty(area))
        return;
    (void)rect_cut_top(&area, line_of(m->in, 22));
    columns = n > 3 ? 2 : columns;
    int rows = (n + columns - 1) / columns;
    float w = area.w / (float)columns, h = area.h / (float)(rows > 0 ? rows : 1), d = fminf(fminf(w, h) - 12, 92);
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next, k++) {
        Rect cell = rect(area.x + w * (float)(k % columns), area.y + h * (float)(k / columns), w, h);
        layout_put_in(m->out, p, rect_center(cell, d, d), cell, 6, true);
    }
}

static void put_field(Plan *m)
{
    const BoardIn *in = m->in;
    Rect f = rect_inset(m->field, 12);
    bool low = in->text > 1.4f && f.h < 430;    /* a lesson stands below it: the question has no second line */
    bool small = in->text > 1.4f && f.h <= 520; /* so that dice in the tray are visible */
    float gap = low ? 6 : 10, prompt = low ? 14 + line_of(in, 26) : clampf(18 + line_of(in, small ? 34 : 44), 58, 110),
          strip = layout_share(in->text <= 1.4f ? MONSTROUS_STRIP
                               : small          ? MONSTROUS_STRIP_LOW
                                                : MONSTROUS_STRIP_LARGE,
                               f.h);
    float heading = in->text > 1.4f ? 0 : clampf(line_of(in, 28), 28, 60);
    if (m->right <= 0) {
        Rect news = rect_cut_bottom(&f, line_of(in, 20));
        if (heading <= 0) { /* no heading to stand in */
            m->out->again = rect_safe(rect_cut_right(&news, line_of(in, 80)));
            (void)rect_cut_right(&news, 8);
        }
        m->out->news = rect_safe(news);
        (void)rect_cut_bottom(&f, 4);
    }
    float left = f.h - prompt - strip - heading - 4 * gap;
    Rect enemies = rect_cut_top(&f, left * MONSTROUS_ENEMIES);
    (void)rect_cut_top(&f, gap);
    Rect strip_at = rect_cut_top(&f, strip);
    (void)rect_cut_top(&f, gap);
    Rect ask = rect_cut_top(&f, prompt);
    if (m->right <= 0) { /* without a rail: beside the question */
        Rect end = rect_cut_right(&ask, line_of(in, 70) + 60);
        (void)rect_cut_right(&ask, 8);
        m->out->aside = rect_safe(rect_center(end, end.w, fminf(end.h, line_of(in, 30) + 16)));
    }
    m->out->prompt = rect_safe(ask);
    (void)rect_cut_top(&f, gap);
    Rect head = rect_cut_top(&f, heading);
    (void)rect_cut_top(&f, gap * 0.5f);
    m->out->panel[AT_REROLL] = rect_safe(rect_cut_right(&head, head.w * 0.6f));
    if (m->right <= 0 && heading > 0) {
        m->out->again = rect_safe(rect_cut_right(&head, line_of(in, 80)));
        (void)rect_cut_right(&head, 8);
    }
    m->out->panel[AT_HEADING] = rect_safe(head);
    if (table_size(in->s, PLACE_MAGIC) > 0) {
        m->out->panel[AT_MAGIC] = rect_safe(rect_cut_right(&f, f.w * 0.15f));
        (void)rect_cut_right(&f, 8);
    }
    put_enemies(m, rect_safe(enemies));
    put_strip(m, rect_safe(strip_at));
    put_party(m, rect_safe(f));
    put_rolled(m);
    put_magic(m);
    put_gathered(m);
}

/* Places the drawer, for what the chips have no room for. */
static void put_drawer(Plan *m)
{
    const BoardIn *in = m->in;
    bool seat = in->drawer >= DRAWER_SEAT && in->drawer < DRAWER_SEAT + in->s->nseats;
    float w = clampf(200 + line_of(in, 200), 100, in->w - 24);
    if (seat || in->drawer == DRAWER_LIST)
        m->out->drawer = rect_safe(rect(in->w - 12 - w, m->top, w, in->h - m->top - 12));
    else
        layout_log_drawer(in, m->top, m->out);
}

void monstrous_layout(const BoardIn *in, BoardLayout *out)
{
    layout_begin(in, out);
    Plan m = {.in = in, .out = out, .top = out->top.h + 10};
    if (out->kind == CLASS_NORMAL) {
        m.rail = out->wide ? 220 : 204;
        m.right = out->wide ? 250 : 232;
    }
    put_seats(&m);
    float x = m.rail > 0 ? m.rail + 20 : 10, end = m.right > 0 ? m.right + 20 : 10;
    m.field = out->felt = rect_safe(rect(x, m.top, in->w - x - end, in->h - 12 - m.top));
    layout_put_hidden(in, out, (LayoutHome){.seats = AT_SEAT, .tall = 1});
    if (m.right > 0)
        put_right(&m);
    put_field(&m);
    if (m.right <= 0)
        put_drawer(&m);
}
