/* SPDX-License-Identifier: MIT
 * The strip in which dice are gathered: places of the team, the running sum and what is missing; and above the party
 * whether dice may still roll again. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "boards/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"

int monstrous_need_of(const Table *t)
{
    const State *s = t->in->s;
    if (t->aim >= DEF_ENEMY && t->aim < DEF_ENEMY + TARGETS)
        return monstrous_needs(s, t->aim - DEF_ENEMY);
    if (t->aim >= DEF_HERO && t->aim < DEF_ENEMY)
        return monstrous_sides[t->aim - DEF_HERO];
    return 0;
}

/* ---- the sum ----------------------------------------------------------------------------------------------------- */

/* What is gathered can lead to treatments, but to no attack. */
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

static void sum_of_dice(Table *t, Rect r)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    int sum = monstrous_sum(&melee, t->gathered), need = monstrous_need_of(t);
    if (t->gathered == 0 && need == 0)
        return;
    float half = r.h * 0.62f;
    bool fits = sum == need && need > 0;
    Text big = {FACE_BOLD, clampf(half * 0.78f, 20, 48), gfx_color(g, fits ? COL_TARGET : COL_TEXT), ALIGN_LEFT, true};
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("= {sum}"), say_n("sum", sum));
    float w = gfx_text_width(g, big, words);
    (void)ui_label(t->ui, big, rect(r.x, r.y, w + 4, half), words);
    if (need == 0) {
        const char *how = only_heals(t) ? T_("Click the hero to treat.") : T_("Click the enemy to hit.");
        if (gfx_text_width(g, ui_style(t->ui, FACE_MEDIUM, 9, COL_TEXT2), how) > r.w)
            how = T_("Click it.");
        words_label(t, rect(r.x, r.y + half, r.w, r.h - half), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, how);
        return;
    }
    say(words, sizeof words, SAY("of {need}"), say_n("need", need));
    words_label(t, rect(r.x + w + 10, r.y, r.w - w - 10, half), (Words){FACE_SEMI, 16, COL_TEXT2, ALIGN_LEFT}, words);
    Rect bar = rect(r.x, r.y + half + 2, r.w - 8, 10);
    gfx_round(g, bar, 5, gfx_color(g, COL_WELL));
    gfx_frame(g, bar, 5, 1, gfx_color(g, COL_LINE2));
    float share = clampf((float)sum / (float)need, 0, 1);
    if (share > 0.03f)
        gfx_round(g, rect(bar.x, bar.y, bar.w * share, bar.h), 5, gfx_color(g, fits ? COL_TARGET : COL_ACCENT));
}

static void count_words(Table *t, Rect r)
{
    const State *s = t->in->s;
    int n = __builtin_popcount(t->gathered);
    char words[SENTENCE_MAX] = "";
    if (s->phase == PHASE_TEAM)
        say(words, sizeof words, SAY("{n} of {most}"), say_n("n", n), say_n("most", monstrous_limit(s)));
    else if (s->phase == PHASE_REROLL && n > 0)
        say(words, sizeof words, SAY("re-roll {n}"), say_n("n", n));
    words_label(t, r, (Words){FACE_SEMI, 18, COL_TEXT, ALIGN_LEFT}, words);
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

static void slot(Table *t, Rect r, const char *words, Color c)
{
    Gfx *g = t->g;
    gfx_dashed(g, r, 10, 2, c);
    Text style = {FACE_BOLD, clampf(r.h * 0.36f, 14, 34), c, ALIGN_CENTER, true};
    if (words[0])
        (void)gfx_text(g, style, r, words);
}

/* The webs of the Huge Spider over the fourth place (MH-19.1): threads from the corner, and rings between them. */
static void web(Table *t, Rect r)
{
    enum { THREADS = 6, RINGS = 5 };
    static const float dx[THREADS] = {1, 0.97f, 0.81f, 0.59f, 0.31f, 0},
                       dy[THREADS] = {0, 0.26f, 0.59f, 0.81f, 0.95f, 1};
    Gfx *g = t->g;
    Color silk = color_alpha(gfx_color(g, COL_TEXT), 0.55f);
    float reach = r.h * 1.05f;
    gfx_round(g, r, 10, color_alpha(gfx_color(g, COL_TEXT), 0.05f));
    gfx_frame(g, r, 10, 1, color_alpha(gfx_color(g, COL_TEXT), 0.35f));
    gfx_clip(g, r);
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
    int limit = monstrous_limit(s), n = __builtin_popcount(t->gathered);
    int able = __builtin_popcount(monstrous_unwounded(s, party_seat(t->in)));
    for (int i = n; i < TEAM_MOST; i++) {
        Rect r = monstrous_gathered_spot(t->at, i, TEAM_MOST - 1);
        if (i >= limit)
            web(t, r);
        else
            slot(t, r, "", color_alpha(gfx_color(t->g, COL_TEXT), i < able ? 0.3f : 0.12f));
    }
}

/* What would make the sum whole, where the next die would lie. */
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
    slot(t, r, words, gfx_color(t->g, COL_TARGET));
}

static void empty_words(const Table *t, char *out, size_t n)
{
    const State *s = t->in->s;
    if (!is_asked(t))
        return;
    if (s->phase == PHASE_REROLL)
        say(out, n, SAY("Click the dice you want to re-roll, or keep them all."));
    else if (s->phase == PHASE_ACTION && t->legal->n > 1)
        say(out, n, SAY("Click dice and their target, or drag the dice onto it. Only an exact sum hits."));
    else if (s->phase == PHASE_ACTION)
        say(out, n, SAY("No sum of these dice hits an enemy."));
}

static void hint_in_strip(Table *t)
{
    char words[SENTENCE_MAX] = "";
    Rect dice = t->at->panel[AT_DICE];
    Text style = ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT2);
    empty_words(t, words, sizeof words);
    if (!words[0])
        return;
    float h = gfx_paragraph_height(t->g, style, dice.w - 12, words);
    while (h > dice.h && style.size > 10) {
        style.size -= 0.5f;
        h = gfx_paragraph_height(t->g, style, dice.w - 12, words);
    }
    (void)ui_paragraph(t->ui, style, rect(dice.x + 8, dice.y + (dice.h - h) / 2, dice.w - 12, h + 1), words);
}

static void chances_button(Table *t, Rect *sum)
{
    const State *s = t->in->s;
    if (s->phase > PHASE_ACTION || s->to_act >= s->nseats)
        return;
    float bh = ui_grow(t->ui, 30), bw = ui_button_width(t->ui, T_("Chances"), NULL, "C", UI_SMALL);
    if (sum->h < bh || sum->w < bw + 60)
        return;
    Rect at = rect(sum->x + sum->w - bw, sum->y + (sum->h - bh) / 2, bw, bh);
    if (ui_button(t->ui, "chances", at, T_("Chances"), NULL, "C", UI_SMALL | (*t->sort == 1 ? UI_CHOSEN : 0u)))
        *t->sort = *t->sort == 1 ? 0 : 1;
    sum->w -= bw + 10;
}

/* ---- whether dice may roll again --------------------------------------------------------------------------------- */

static void frost(Table *t, Rect r)
{
    Gfx *g = t->g;
    Color ice = {196, 226, 255, 255};
    gfx_round(g, r, r.h / 2, color_alpha(ice, 0.16f));
    gfx_glow(g, r, r.h / 2, 10, color_alpha(ice, 0.35f));
    gfx_clip(g, r);
    for (int i = 0; i < 9; i++) { /* needles of ice from both edges, short of the words */
        float x = r.x + r.w * ((float)i + 0.5f) / 9, lean = (float)(i * 7 % 5 - 2) * 4;
        gfx_line(g, x, r.y, x + lean, r.y + r.h * 0.15f, 1, color_alpha(ice, 0.8f));
        gfx_line(g, x + 9, r.y + r.h, x + 9 - lean, r.y + r.h * 0.85f, 1, color_alpha(ice, 0.8f));
    }
    gfx_unclip(g);
    gfx_frame(g, r, r.h / 2, 1, ice);
}

static void reroll_sign(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_REROLL];
    bool chill = monstrous_in_play(s) >> MONSTER_WRAITH & 1;
    if (s->phase > PHASE_ACTION || r.h < 12)
        return;
    int seat = party_seat(t->in), team = table_size(s, (PlaceId)(PLACE_TEAM + seat));
    char words[SENTENCE_MAX];
    say(words, sizeof words,
        SAY("{now:No re-roll: the Wraith is in play|One re-roll after this|Re-roll once|Re-roll used}"),
        say_which("now", chill                      ? 0
                         : s->phase == PHASE_TEAM   ? 1
                         : s->phase == PHASE_REROLL ? 2
                                                    : 3));
    Text style = ui_style_aligned(t->ui, FACE_SEMI, 14, COL_TEXT, ALIGN_CENTER);
    float w = fminf(gfx_text_width(t->g, style, words) + 28, r.w), h = fminf(r.h, line_of(t->in, 24));
    Rect plate = rect(r.x + r.w - w, r.y + (r.h - h) / 2, w, h);
    if (chill)
        frost(t, plate);
    words_label(t, rect_inset(plate, 6), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_CENTER}, words);
    if (s->phase == PHASE_TEAM)
        return;
    int limit = monstrous_limit(s); /* the Spider may have come after a team of four was rolled */
    say(words, sizeof words, SAY("{over:Team: {n}|Team: {n} of {limit}}"), say_is("over", team > limit),
        say_n("n", team), say_n("limit", limit));
    float left = plate.x - r.x - 12;
    if (left > line_of(t->in, 80))
        words_label(t, rect(r.x, r.y, left, r.h), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_RIGHT}, words);
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

void monstrous_draw_gathered(Table *t)
{
    const State *s = t->in->s;
    gfx_surface(t->g, t->at->panel[AT_STRIP], SURFACE_WELL);
    reroll_sign(t);
    if (s->phase == PHASE_TEAM)
        team_places(t);
    else if (t->gathered == 0 && t->aim == 0)
        hint_in_strip(t);
    if (s->phase == PHASE_ACTION && is_asked(t))
        missing(t);
    Rect sum = t->at->panel[AT_SUM];
    chances_button(t, &sum);
    if (s->phase == PHASE_ACTION && is_asked(t))
        sum_of_dice(t, sum);
    else if (is_asked(t))
        count_words(t, sum);
}

/* Signs between the gathered dice. */
void monstrous_draw_gathered_over(Table *t)
{
    const State *s = t->in->s;
    int n = __builtin_popcount(t->gathered);
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    bool more = monstrous_need_of(t) > monstrous_sum(&melee, t->gathered);
    if (s->phase != PHASE_ACTION || !is_asked(t))
        return;
    for (int i = 1; i < n + (more ? 1 : 0); i++) {
        Rect before = monstrous_gathered_spot(t->at, i - 1, n), r = monstrous_gathered_spot(t->at, i, n);
        float room = r.x - before.x - before.w;
        if (room > 10)
            words_at(t, rect(before.x + before.w, before.y, room, before.h),
                     (Words){FACE_BOLD, 20, COL_TEXT2, ALIGN_CENTER}, "+");
    }
}
