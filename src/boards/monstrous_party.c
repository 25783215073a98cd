/* SPDX-License-Identifier: MIT
 * The party of the seat whose turn it is, and the strip in which its dice are gathered. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "boards/monstrous_draw.h"
#include "core/table.h"

static const char *const on_crit[HERO_COUNT] = {"Fire Bolts, Sleep", "Backstab",    "Heal, Guidance",
                                                "Bear Form",         "Inspiration", "Rage"};

static PieceId hero_piece(const State *s, const Game *g, int seat, int hero)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].def == DEF_HERO + hero && g->place[s->piece[p].place].seat == seat)
            return p;
    return NO_PIECE;
}

static void state_words(const Table *t, PieceId p, char *out, size_t n, ColorRole *color)
{
    const Piece *piece = &t->in->s->piece[p];
    int hero = piece->def - DEF_HERO;
    *color = COL_TEXT2;
    switch (t->in->game->place[piece->place].group) {
    case GROUP_WOUNDED:
        *color = COL_BAD;
        (void)snprintf(out, n, "wounded: heal with %d", monstrous_sides[hero]);
        break;
    case GROUP_STONE:
        *color = COL_BAD;
        (void)snprintf(out, n, "turned to stone");
        break;
    case GROUP_TEAM:
        if (piece->face & FACE_ATTACKED)
            (void)snprintf(out, n, "has attacked");
        else if (piece->face & FACE_HEALED)
            (void)snprintf(out, n, "has treated");
        else if (piece->n == monstrous_sides[hero] && !(piece->face & FACE_USED)) {
            *color = COL_ACCENT;
            (void)snprintf(out, n, "crit!");
        } else
            (void)snprintf(out, n, "on the team");
        break;
    default:
        (void)snprintf(out, n, "%s", piece->face & FACE_BACK ? "put back" : "in the party");
        break;
    }
}

/* The hero behind the die, greyed when out of the fight. */
static void portrait(Table *t, Rect r, int hero, int group)
{
    Gfx *g = t->g;
    char picture[64];
    (void)snprintf(picture, sizeof picture, "cards/monstrous/%s", t->in->game->def[DEF_HERO + hero].word);
    if (gfx_is_contrast(g) || !gfx_has_picture(g, picture))
        return;
    gfx_clip(g, rect_inset(r, 1));
    gfx_fade(g, group == GROUP_WOUNDED || group == GROUP_STONE ? 0.25f : 0.75f);
    (void)gfx_picture_cover(g, picture, rect_inset(r, 1), 0.5f, 0.2f);
    gfx_fade(g, 1);
    gfx_gradient(g, rect(r.x, r.y + r.h * 0.3f, r.w, r.h * 0.7f), 0, (Color){12, 6, 5, 0}, (Color){12, 6, 5, 240});
    gfx_unclip(g);
}

static void hero_cell(Table *t, int hero)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_HERO + hero];
    int seat = party_seat(t->in);
    PieceId p = hero_piece(s, t->in->game, seat, hero);
    if (p == NO_PIECE || r.h < 30)
        return;
    bool team = t->in->game->place[s->piece[p].place].group == GROUP_TEAM;
    gfx_surface(g, r, SURFACE_ROW);
    portrait(t, r, hero, t->in->game->place[s->piece[p].place].group);
    if (team)
        gfx_frame(g, r, 10, 2, gfx_color(g, (ColorRole)(COL_SEAT1 + seat)));
    float line = line_of(t->in, 19), y = r.y + r.h - 3 * line - 6;
    char name[48], words[48];
    ColorRole color;
    (void)snprintf(name, sizeof name, "%s d%d", t->in->game->def[DEF_HERO + hero].name, monstrous_sides[hero]);
    Text title = ui_style(t->ui, FACE_TITLE, 16, COL_TEXT);
    if (gfx_text_width(g, title, name) > r.w - 8)
        (void)snprintf(name, sizeof name, "%s", t->in->game->def[DEF_HERO + hero].name);
    words_label(t, rect(r.x + 4, y, r.w - 8, line), (Words){FACE_TITLE, 16, COL_TEXT, ALIGN_CENTER}, "%s", name);
    state_words(t, p, words, sizeof words, &color);
    if (gfx_text_width(g, ui_style(t->ui, FACE_SEMI, 13, color), words) > r.w - 8 && strchr(words, ':') != NULL)
        *strchr(words, ':') = '\0';
    words_label(t, rect(r.x + 4, y + line, r.w - 8, line), (Words){FACE_SEMI, 13, color, ALIGN_CENTER}, "%s", words);
    (void)snprintf(words, sizeof words, "on %d: %s", monstrous_sides[hero], on_crit[hero]);
    if (gfx_text_width(g, ui_style(t->ui, FACE_MEDIUM, 12, COL_TEXT2), words) <= r.w - 6)
        words_at(t, rect(r.x + 3, y + 2 * line, r.w - 6, line), (Words){FACE_MEDIUM, 12, COL_TEXT2, ALIGN_CENTER}, "%s",
                 words);
}

void draw_party(Table *t)
{
    Rect head = t->at->panel[AT_HEADING];
    int seat = party_seat(t->in);
    words_label(t, head, (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, "%s\u2019s party", seat_name(t, seat));
    for (int hero = 0; hero < HERO_COUNT; hero++)
        hero_cell(t, hero);
}

/* A coral cross over who is wounded: the colour is not alone. */
void draw_party_over(Table *t)
{
    const State *s = t->in->s;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        PieceId p = hero_piece(s, t->in->game, party_seat(t->in), hero);
        if (p == NO_PIECE || t->in->game->place[s->piece[p].place].group != GROUP_WOUNDED)
            continue;
        Rect r = t->at->piece[p].r;
        float side = r.w * 0.34f;
        gfx_sign(t->g, "heart", rect(r.x + r.w - side, r.y, side, side), gfx_color(t->g, COL_BAD),
                 (Color){30, 6, 6, 255});
    }
}

/* ---- the strip --------------------------------------------------------------------------------------------------- */

static int needed(const Table *t)
{
    const State *s = t->in->s;
    if (t->aim >= DEF_ENEMY && t->aim < DEF_ENEMY + TARGETS)
        return monstrous_needs(s, t->aim - DEF_ENEMY);
    if (t->aim >= DEF_HERO && t->aim < DEF_ENEMY)
        return monstrous_sides[t->aim - DEF_HERO];
    return 0;
}

static void sum_of_dice(Table *t, Rect r)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    int sum = monstrous_sum(&melee, t->gathered), need = needed(t);
    float half = r.h * 0.62f;
    Text big = {FACE_BOLD, clampf(half * 0.72f, 20, 44), gfx_color(g, sum == need && need > 0 ? COL_TARGET : COL_TEXT),
                ALIGN_LEFT, true};
    char words[24];
    (void)snprintf(words, sizeof words, "%d", sum);
    float w = gfx_text_width(g, big, words);
    (void)ui_label(t->ui, big, rect(r.x, r.y, w + 4, half), words);
    if (need == 0) {
        const char *ask = t->gathered != 0 ? "for whom?" : "";
        if (gfx_text_width(g, ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT2), ask) <= r.w - w - 12)
            words_at(t, rect(r.x + w + 10, r.y, r.w - w - 10, half), (Words){FACE_MEDIUM, 15, COL_TEXT2, ALIGN_LEFT},
                     "%s", ask);
        return;
    }
    words_label(t, rect(r.x + w + 10, r.y, r.w - w - 10, half), (Words){FACE_SEMI, 16, COL_TEXT2, ALIGN_LEFT}, "of %d",
                need);
    Rect bar = rect(r.x, r.y + half + 4, r.w - 8, 10);
    gfx_round(g, bar, 5, gfx_color(g, COL_WELL));
    gfx_frame(g, bar, 5, 1, gfx_color(g, COL_LINE2));
    float share = clampf((float)sum / (float)need, 0, 1);
    if (share > 0.03f)
        gfx_round(g, rect(bar.x, bar.y, bar.w * share, bar.h), 5, gfx_color(g, sum == need ? COL_TARGET : COL_ACCENT));
}

static void empty_words(const Table *t, char *out, size_t n)
{
    const State *s = t->in->s;
    if (!is_asked(t))
        return;
    if (s->phase == PHASE_TEAM)
        (void)snprintf(out, n, "Click up to %d heroes, or drag them here.", monstrous_limit(s));
    else if (s->phase == PHASE_REROLL)
        (void)snprintf(out, n, "Click the dice that shall roll again.");
    else if (s->phase == PHASE_ACTION)
        (void)snprintf(out, n, "Click dice and their target, or drag dice onto it. Only exact sums hit.");
}

static void count_words(Table *t, Rect r)
{
    const State *s = t->in->s;
    int n = __builtin_popcount(t->gathered);
    if (s->phase == PHASE_TEAM)
        words_label(t, r, (Words){FACE_SEMI, 18, COL_TEXT, ALIGN_LEFT}, "%d of %d", n, monstrous_limit(s));
    else if (s->phase == PHASE_REROLL && n > 0)
        words_label(t, r, (Words){FACE_SEMI, 18, COL_TEXT, ALIGN_LEFT}, "%d roll%s again", n, n == 1 ? "s" : "");
}

void draw_strip(Table *t)
{
    Gfx *g = t->g;
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_STRIP];
    char words[96] = "";
    gfx_surface(g, r, SURFACE_WELL);
    if (t->gathered == 0)
        empty_words(t, words, sizeof words);
    Rect dice = t->at->panel[AT_DICE];
    Text style = ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT2);
    if (words[0]) {
        float h = gfx_paragraph_height(g, style, dice.w - 12, words);
        if (h <= dice.h)
            (void)ui_paragraph(t->ui, style, rect(dice.x + 8, dice.y + (dice.h - h) / 2, dice.w - 12, h + 1), words);
    }
    Rect sum = t->at->panel[AT_SUM];
    bool can_show = s->phase <= PHASE_ACTION && s->to_act < s->nseats;
    float bh = ui_grow(t->ui, 30), bw = ui_button_width(t->ui, "Chances", NULL, "C", UI_SMALL);
    if (can_show && sum.h >= bh && sum.w >= bw + 60) {
        Rect at = rect(sum.x + sum.w - bw, sum.y + (sum.h - bh) / 2, bw, bh);
        if (ui_button(t->ui, "chances", at, "Chances", NULL, "C", UI_SMALL | (*t->sort == 1 ? UI_CHOSEN : 0u)))
            *t->sort = *t->sort == 1 ? 0 : 1;
        sum.w -= bw + 10;
    }
    if (s->phase == PHASE_ACTION && is_asked(t))
        sum_of_dice(t, sum);
    else if (is_asked(t))
        count_words(t, sum);
}

/* Signs between the gathered dice. */
void draw_strip_over(Table *t)
{
    const State *s = t->in->s;
    if (s->phase != PHASE_ACTION || __builtin_popcount(t->gathered) < 2)
        return;
    Rect area = t->at->panel[AT_DICE];
    Rect before = {0};
    for (int bit = 0; bit < t->in->game->nset; bit++)
        for (PieceId p = 0; t->gathered >> bit & 1 && p < s->npieces; p++) {
            Rect r = t->at->piece[p].r;
            if (s->piece[p].def != t->in->game->set[bit].def || r.y < area.y - 1 || r.y > area.y + area.h ||
                !t->at->piece[p].shown)
                continue;
            float room = r.x - before.x - before.w;
            if (before.w > 0 && room > 12)
                words_at(t, rect(before.x + before.w, area.y, room, area.h),
                         (Words){FACE_BOLD, 20, COL_TEXT2, ALIGN_CENTER}, "+");
            before = r;
        }
}
