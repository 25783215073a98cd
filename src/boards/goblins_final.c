/* SPDX-License-Identifier: MIT
 * The end of a game on the battlefield: the Crowns are turned over one after the other, then line after line is
 * counted, goblin by goblin, and whoever holds it plants a flag (GH-24, GH-25). */
#include <math.h>

#include "boards/goblins_draw.h"
#include "core/say.h"

enum { COUNT_FIRST = 500, COUNT_EACH = 110 };

static int strength_in(const Event *line, int clan)
{
    return line->other >> 4 * clan & 15;
}

static int strength_of_all(const Event *line)
{
    int sum = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        sum += strength_in(line, clan);
    return sum;
}

float goblins_final_ms(const Event *e)
{
    switch (e->kind) {
    case EV_OVER:
        return 700;
    case EV_CROWN:
    case EV_NEUTRAL:
        return 1500;
    case EV_LINE:
        return (float)(COUNT_FIRST + COUNT_EACH * strength_of_all(e));
    case EV_HELD:
        return 1300;
    case EV_TIED:
    case EV_NOBODY:
        return 900;
    case EV_SCORE:
    case EV_WINNER:
        return 500;
    default:
        return 0;
    }
}

/* ---- what has been told so far ------------------------------------------------------------------------------------ */

static const Told *told(const Table *t, int kind, int seat)
{
    for (int i = 0; i < t->nrecent; i++)
        if (t->recent[i].e.kind == kind && (seat == NO_SEAT || t->recent[i].e.seat == seat))
            return &t->recent[i];
    return NULL;
}

bool goblins_ends(const Table *t)
{
    return t->in->s->phase == PHASE_OVER || told(t, EV_OVER, NO_SEAT) != NULL;
}

Clan goblins_shown_crown(const Table *t, int seat)
{
    const State *s = t->in->s;
    bool shown = s->phase == PHASE_OVER || told(t, EV_CROWN, seat) != NULL;
    return shown ? goblins_crown(s, seat) : CLAN_COUNT;
}

int goblins_seat_of(const Table *t, Clan clan)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        if (goblins_shown_crown(t, seat) == clan)
            return seat;
    return NO_SEAT;
}

/* The told counting of a line, NULL: not yet. */
static const Told *counting(const Table *t, int line)
{
    for (int i = 0; i < t->nrecent; i++)
        if (t->recent[i].e.kind == EV_LINE && t->recent[i].e.n == line)
            return &t->recent[i];
    return NULL;
}

int goblins_points_shown(const Table *t, int row, Clan clan)
{
    const State *s = t->in->s;
    int line = goblins_first_line(s) + row;
    if (s->phase == PHASE_OVER)
        return goblins_line_points(s, row, clan, NULL);
    for (int i = 0; i < t->nrecent; i++) {
        const Event *e = &t->recent[i].e;
        if (e->kind == EV_HELD && e->other == line && goblins_clan(e->def) == clan)
            return e->n;
        if (e->kind == EV_TIED && e->n == line && goblins_clan(e->def) == clan)
            return 1;
    }
    return 0;
}

/* ---- counting a line --------------------------------------------------------------------------------------------- */

typedef struct {
    int cell, weight;
    Clan clan;
} Counted;

/* The goblins face up in a row from left to right. */
static int list_row(const State *s, int row, int first, int n, Counted out[GRID_RING])
{
    int found = 0;
    for (int i = 0; i < n; i++) {
        int cell = row * GRID_RING + ((first + i) & (GRID_RING - 1));
        PieceId p = goblins_at(s, cell);
        if (p == NO_PIECE || s->piece[p].face & FACE_DOWN || !goblins_is_goblin(s->piece[p].def))
            continue;
        DefId def = s->piece[p].def;
        out[found++] = (Counted){cell, goblins_role(def) == ROLE_DOUBLES ? 2 : 1, goblins_clan(def)};
    }
    return found;
}

/* How many steps of strength have been counted; all when it is over. */
static int steps_of(const Table *t, const Told *line)
{
    float speed = ui_speed(t->ui);
    if (speed <= 0 || ui_reduced_motion(t->ui))
        return 1000;
    float age = (float)(t->now - line->at) / speed - COUNT_FIRST / 2.0f;
    return age < 0 ? 0 : (int)(age / COUNT_EACH) + 1;
}

int goblins_counted(const Table *t, int row, Clan clan)
{
    const State *s = t->in->s;
    const Told *line = s->phase == PHASE_OVER ? NULL : counting(t, goblins_first_line(s) + row);
    if (line == NULL)
        return s->phase != PHASE_OVER && goblins_ends(t) ? 0 : goblins_strength(s, row, clan);
    Counted all[GRID_RING];
    Extent e = goblins_extent(s);
    int n = list_row(s, row, e.west, e.width, all), steps = steps_of(t, line), sum = 0;
    for (int i = 0; i < n && steps > 0; i++) {
        int now = all[i].weight < steps ? all[i].weight : steps;
        sum += all[i].clan == clan ? now : 0;
        steps -= all[i].weight;
    }
    return sum;
}

static void mark(Table *t, const Counted *c, bool now)
{
    Rect r = t->at->place[PLACE_CELL + c->cell];
    if (rect_is_empty(r))
        return;
    Color color = gfx_color(t->g, clan_color((int)c->clan));
    gfx_frame(t->g, rect_inset(r, -2), 8, now ? 4 : 3, color);
    if (now)
        gfx_glow(t->g, r, 8, 16, color_alpha(color, 0.8f));
    float size = clampf(r.w * (now ? 0.56f : 0.42f), 12, 40), x = r.x + r.w / 2, y = r.y + r.h * 0.45f;
    gfx_disc(t->g, x, y, size * 0.6f, (Color){16, 10, 6, 225});
    words_number(t, rect(x - size, y - size / 2, size * 2, size),
                 (Words){FACE_BOLD, now ? 20 : 16, COL_SIGN, ALIGN_CENTER}, c->weight);
}

static void count_line(Table *t, const Told *line)
{
    const State *s = t->in->s;
    int row = line->e.n - goblins_first_line(s);
    Counted all[GRID_RING];
    if (row < 0 || row >= GRID_ROWS)
        return;
    Extent e = goblins_extent(s);
    int n = list_row(s, row, e.west, e.width, all), steps = steps_of(t, line);
    for (int i = 0; i < n && steps > 0; i++) {
        mark(t, &all[i], steps <= all[i].weight);
        steps -= all[i].weight;
    }
}

/* All lines but that one lie in the dark. */
static void dim_others(Table *t, int row)
{
    for (int other = 0; other < GRID_ROWS; other++) {
        Rect side = t->at->panel[AT_LINE + other], f = t->at->panel[AT_FIELD];
        if (other != row && !rect_is_empty(side))
            gfx_round(t->g, rect(f.x, side.y - 2, side.x - f.x - 6, side.h + 4), 8, (Color){8, 5, 3, 120});
    }
}

/* ---- flags ------------------------------------------------------------------------------------------------------- */

void goblins_flag(Table *t, Clan clan, float x, float foot, float h)
{
    static const char *const picture[CLAN_COUNT] = {"cards/goblins/flag-ruby", "cards/goblins/flag-emerald",
                                                    "cards/goblins/flag-sapphire", "cards/goblins/flag-amber"};
    if (gfx_has_picture(t->g, picture[clan])) {
        (void)gfx_picture(t->g, picture[clan], rect(x - h * 0.4f, foot - h, h * 0.8f, h), 1);
        return;
    }
    Color cloth = gfx_color(t->g, clan_color((int)clan));
    float w = h * 0.62f, top = foot - h;
    gfx_line(t->g, x, foot, x, top - 4, h * 0.07f, (Color){92, 60, 28, 255});
    gfx_disc(t->g, x, top - 5, h * 0.055f, (Color){232, 190, 92, 255});
    for (int i = 0; i < 12; i++) { /* cloth in strips, lower and lower towards its tails */
        float u = (float)i / 12, tail = i > 8 ? h * 0.03f * (float)(i - 8) : 0;
        gfx_fill(t->g, rect(x + w * u, top + h * 0.03f * (float)(i % 4 < 2), w / 12 + 1, h * 0.5f - tail),
                 color_alpha(cloth, 0.96f));
    }
    gfx_badge(t->g, clan_sign((int)clan), x + w * 0.42f, top + h * 0.25f, h * 0.3f);
}

static void plant(Table *t, const Event *e, float u)
{
    int row = (int)e->other - goblins_first_line(t->in->s);
    if (row < 0 || row >= GRID_ROWS || rect_is_empty(t->at->panel[AT_LINE + row]))
        return;
    Clan clan = goblins_clan(e->def);
    Rect side = t->at->panel[AT_LINE + row], f = t->at->panel[AT_FIELD];
    float fall = 1 - clampf(u / 0.22f, 0, 1), h = side.h * 0.9f, middle = (f.x + side.x) / 2;
    float line = line_of(t->in, 34);
    int seat = goblins_seat_of(t, clan);
    char words[SENTENCE_MAX];
    dim_others(t, row);
    say(words, sizeof words,
        SAY("{who:{flag:{clan} holds the line: {n} points for {who}, 1 of them for the Flagbearer|{clan} holds the "
            "line: "
            "{n} points for {who}}|{clan} holds the line: {n} points for nobody}"),
        say_s("who", seat == NO_SEAT ? "" : t->names->name[seat]), say_is("flag", e->n > 3),
        say_s("clan", say_word(goblins_clan_name[clan])), say_n("n", e->n));
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 26, COL_SIGN, ALIGN_CENTER);
    float most = side.x - f.x - 40 - h;
    style = gfx_text_fit(t->g, style, 14, 1, most, words);
    float w = gfx_text_width(t->g, style, words) + 40;
    Rect plate = rect(middle - w / 2, side.y + (side.h - line - 12) / 2, w, line + 12);
    gfx_round(t->g, plate, 10, (Color){16, 10, 6, 230});
    gfx_frame(t->g, plate, 10, 2, gfx_color(t->g, clan_color((int)clan)));
    (void)gfx_text(t->g, style, plate, words);
    goblins_flag(t, clan, plate.x - h * 0.7f, side.y + side.h - h * 0.9f * fall - 4, h);
}

static void say_in_row(Table *t, int row, const char *words)
{
    if (row < 0 || row >= GRID_ROWS || rect_is_empty(t->at->panel[AT_LINE + row]))
        return;
    Rect side = t->at->panel[AT_LINE + row], f = t->at->panel[AT_FIELD];
    float line = line_of(t->in, 30), w = fminf(side.x - f.x - 40, line_of(t->in, 520));
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 22, COL_SIGN, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 13, 1, w - 24, words);
    dim_others(t, row);
    w = gfx_text_width(t->g, style, words) + 36;
    Rect plate = rect((f.x + side.x - w) / 2, side.y + (side.h - line - 10) / 2, w, line + 10);
    gfx_round(t->g, plate, 10, (Color){16, 10, 6, 230});
    (void)gfx_text(t->g, style, plate, words);
}

/* "Ruby and Amber are tied: 1 point each", as far as it is told. */
static void tie(Table *t, int line)
{
    char words[SENTENCE_MAX];
    const char *clan[CLAN_COUNT];
    int n = 0;
    for (int i = t->nrecent - 1; i >= 0; i--) {
        const Event *e = &t->recent[i].e;
        if (e->kind == EV_TIED && e->n == line && n < CLAN_COUNT)
            clan[n++] = say_word(goblins_clan_name[goblins_clan(e->def)]);
    }
    say(words, sizeof words, SAY("{clans:{clans} is tied: 1 point|{clans} are tied: 1 point each}"),
        say_list("clans", SAY_AND, clan, n));
    say_in_row(t, line - goblins_first_line(t->in->s), words);
}

/* ---- Crowns ------------------------------------------------------------------------------------------------------ */

static void crown(Table *t, const Event *e, float u)
{
    CardFace face;
    Rect f = t->at->panel[AT_FIELD];
    if (!goblins_board.face(&goblins_game, e->def, &face))
        return;
    Clan clan = goblins_clan(e->def);
    gfx_round(t->g, f, 10, (Color){8, 5, 3, 170});
    float line = line_of(t->in, 34), h = fminf(f.h - line - 30, 330), w = h / 1.25f, turn = clampf(u / 0.35f, 0, 1);
    Rect r = rect(f.x + (f.w - w) / 2, f.y + 8, w, h);
    if (turn >= 1) {
        gfx_glow(t->g, r, 12, 26, color_alpha(gfx_color(t->g, clan_color((int)clan)), 0.7f));
        card_draw(t->g, &face, r, 0, NULL);
    } else {
        card_draw_turning(t->g, &face, "backs/goblins", r, turn);
    }
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 28, COL_SIGN, ALIGN_CENTER);
    char words[SENTENCE_MAX];
    if (e->kind == EV_NEUTRAL)
        say(words, sizeof words, SAY("{closed:And the Crown set aside \u2026|Nobody ruled the {clan} clan}"),
            say_is("closed", turn < 1), say_s("clan", say_word(goblins_clan_name[clan])));
    else
        say(words, sizeof words, SAY("{closed:{who} turns over the Crown|{who} rules the {clan} clan}"),
            say_is("closed", turn < 1), say_s("who", t->names->name[e->seat]),
            say_s("clan", say_word(goblins_clan_name[clan])));
    style = gfx_text_fit(t->g, style, 14, 1, f.w - 20, words);
    (void)ui_label(t->ui, style, rect(f.x, r.y + r.h + 6, f.w, line), words);
}

void goblins_draw_final(Table *t)
{
    float speed = ui_speed(t->ui);
    if (t->in->s->phase == PHASE_OVER || speed <= 0 || !goblins_ends(t))
        return;
    for (int i = 0; i < t->nrecent; i++) { /* the newest that means something */
        const Event *e = &t->recent[i].e;
        float ms = goblins_final_ms(e) * speed, u = clampf((float)(t->now - t->recent[i].at) / ms, 0, 1);
        if (ms <= 0)
            continue;
        if (e->kind == EV_CROWN || e->kind == EV_NEUTRAL)
            crown(t, e, ui_reduced_motion(t->ui) ? 1 : u);
        else if (e->kind == EV_LINE) {
            dim_others(t, e->n - goblins_first_line(t->in->s));
            count_line(t, &t->recent[i]);
        } else if (e->kind == EV_HELD)
            plant(t, e, u);
        else if (e->kind == EV_TIED)
            tie(t, e->n);
        else if (e->kind == EV_NOBODY)
            say_in_row(t, e->n - goblins_first_line(t->in->s), T_("Nobody is face up here: no points"));
        break;
    }
    ui_wake(t->ui, 16);
}
