/* SPDX-License-Identifier: MIT
 * The strip in which dice are gathered: places of the team, the running sum and what is missing; and above the party
 * whether dice may still roll again. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/effects.h"

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

static PieceId target_of(const Table *t)
{
    return t->aim >= DEF_ENEMY && t->aim < DEF_ENEMY + TARGETS ? monstrous_target_piece(t->in->s, t->aim - DEF_ENEMY)
                                                               : NO_PIECE;
}

/* Returns the def of the sum's target; 0: none. */
static DefId target_def(const Table *t)
{
    PieceId p = target_of(t);
    if (p != NO_PIECE)
        return monstrous_creature(t->in->s, p);
    return t->aim >= DEF_HERO && t->aim < DEF_ENEMY ? t->aim : 0;
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

static void sum_bar(Table *t, Rect row, float share, ColorRole role)
{
    Rect bar = rect_center(row, row.w - 12, 10);
    if (bar.w < 20)
        return;
    gfx_round(t->g, bar, 5, gfx_color(t->g, COL_WELL));
    gfx_frame(t->g, bar, 5, 1, gfx_color(t->g, COL_LINE2));
    if (share > 0.03f)
        gfx_round(t->g, rect(bar.x, bar.y, bar.w * clampf(share, 0, 1), bar.h), 5, gfx_color(t->g, role));
}

/* Draws "23 of 27", a bar, and what is missing or too much. */
static void sum_against(Table *t, Rect r, const Melee *melee, int need)
{
    int sum = monstrous_sum(melee, t->gathered);
    ColorRole role = sum == need ? COL_TARGET : sum > need ? COL_BAD : COL_ACCENT;
    char words[SENTENCE_MAX];
    float line = line_of(t->in, 20);
    Rect row = rect_cut_top(&r, r.h >= line * 1.8f ? r.h - line : r.h);
    Color c = gfx_color(t->g, role == COL_ACCENT ? COL_TEXT : role);
    Text big = {FACE_BOLD, clampf(row.h * 0.8f, 16, 38) * sum_pop(t), c, ALIGN_LEFT, true};
    say(words, sizeof words, SAY("{sum}"), say_n("sum", sum));
    (void)ui_label(t->ui, big, rect_cut_left(&row, gfx_text_width(t->g, big, words) + 4), words);
    say(words, sizeof words, SAY("of {need}"), say_n("need", need));
    float of = gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 16, COL_TEXT2), words) + 8;
    (void)rect_cut_left(&row, 6);
    words_label(t, rect_cut_left(&row, fminf(of, row.w * 0.6f)), (Words){FACE_SEMI, 16, COL_TEXT2, ALIGN_LEFT}, words);
    sum_bar(t, row, (float)sum / (float)need, role);
    say_left(t, melee, need - sum, words, sizeof words);
    if (r.h >= 10)
        words_label(t, r, (Words){FACE_SEMI, 14, sum < need ? COL_TEXT2 : role, ALIGN_LEFT}, words);
}

static void sum_of_dice(Table *t, Rect r)
{
    Melee melee;
    monstrous_melee(t->in->s, party_seat(t->in), &melee);
    int sum = monstrous_sum(&melee, t->gathered), need = monstrous_need_of(t);
    char words[SENTENCE_MAX];
    if (need > 0) {
        sum_against(t, r, &melee, need);
        return;
    }
    Text big = {FACE_BOLD, clampf(r.h * 0.62f, 16, 38) * sum_pop(t), gfx_color(t->g, COL_TEXT), ALIGN_LEFT, true};
    say(words, sizeof words, SAY("= {sum}"), say_n("sum", sum));
    float w = gfx_text_width(t->g, big, words);
    (void)ui_label(t->ui, big, rect(r.x, r.y, w + 4, r.h), words);
    const char *how = only_heals(t) ? T_("Click the hero to treat.") : T_("Click the enemy to hit.");
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 9, COL_TEXT2), how) > r.w - w - 12)
        how = T_("Click it.");
    words_label(t, rect(r.x + w + 12, r.y, r.w - w - 12, r.h), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, how);
}

/* Draws the target's picture and its name. */
static void sum_head(Table *t, Rect r)
{
    char words[SENTENCE_MAX], picture[64];
    DefId def = target_def(t);
    if (def != 0 && !gfx_is_contrast(t->g) && gfx_has_picture(t->g, monstrous_picture(t, def, target_of(t), picture))) {
        Rect face = rect_cut_left(&r, r.h * 0.86f);
        gfx_clip_round(t->g, face, 6);
        (void)gfx_picture_cover(t->g, picture, face, 0.5f, 0.3f);
        gfx_unclip(t->g);
        gfx_frame(t->g, face, 6, 2, gfx_color(t->g, COL_TARGET));
        (void)rect_cut_left(&r, 8);
    }
    words_label(t, def != 0 ? rect_cut_top(&r, r.h * 0.56f) : r, (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT},
                T_("The sum"));
    if (def == 0)
        return;
    say(words, sizeof words, SAY("for the {name}"), say_s("name", say_word(t->in->game->def[def].name)));
    words_label(t, r, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
}

static void reroll_count(Table *t, Rect r)
{
    char words[SENTENCE_MAX];
    int n = __builtin_popcount(t->gathered);
    if (n == 0)
        return;
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

/* Draws the web of the Huge Spider over the fourth place (MH-19.1): threads from the corner, and rings between them. */
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
    slot(t, r, words, gfx_color(t->g, COL_TARGET));
}

/* True if a sum of dice can be played. */
static bool has_sums(const Table *t)
{
    bool found = false;
    for (int i = 0; i < t->legal->n; i++)
        found |= t->legal->m[i].kind == MOVE_ATTACK || t->legal->m[i].kind == MOVE_TREAT;
    return found;
}

/* Says why no sum can be played. Dice that have attacked are ignored; remaining abilities are mentioned. */
static void no_sum_words(const Table *t, char *out, size_t n)
{
    enum { SPENT, ABILITY_LEFT, NO_SUM, NEEDS_NONE, BACKSTAB, GUIDANCE, EITHER };
    Melee melee;
    bool doubles = false, guides = false, others = false;
    monstrous_melee(t->in->s, t->in->s->to_act, &melee);
    for (int i = 0; i < t->legal->n; i++) {
        int kind = t->legal->m[i].kind;
        doubles |= kind == MOVE_DOUBLE;
        guides |= kind == MOVE_RAISE || kind == MOVE_LOWER;
        others |= kind >= MOVE_BOLTS && kind <= MOVE_RAGE;
    }
    say(out, n,
        SAY("{left:All dice are spent.|All dice are spent. You can still use an ability.|The dice left hit nothing.|No "
            "sum hits. Try an ability.|No sum hits yet. Try Backstab.|No sum hits yet. Try Guidance.|No sum hits yet. "
            "Try Backstab or Guidance.}"),
        say_which("left", melee.attackers == 0 ? (others ? ABILITY_LEFT : SPENT)
                          : doubles && guides  ? EITHER
                          : doubles            ? BACKSTAB
                          : guides             ? GUIDANCE
                          : others             ? NEEDS_NONE
                                               : NO_SUM));
}

static void empty_words(const Table *t, char *out, size_t n)
{
    const State *s = t->in->s;
    if (!is_asked(t))
        return;
    if (t->tool != 0) /* a held tool needs a target, with a sum or without */
        (void)snprintf(out, n, "%s", monstrous_tool_about(t->tool));
    else if (s->phase == PHASE_REROLL)
        say(out, n,
            SAY("{chances:Click dice to re-roll. The small dice on each enemy show the best choice.|Click dice to "
                "re-roll, or keep them all.}"),
            say_is("chances", *t->sort == 1));
    else if (s->phase == PHASE_ACTION && has_sums(t))
        say(out, n, SAY("Click dice and then a target, or drag them there. Only exact sums hit."));
    else if (s->phase == PHASE_ACTION)
        no_sum_words(t, out, n);
}

static void hint_in(Table *t, Rect r)
{
    char words[SENTENCE_MAX] = "";
    Text style = ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT2);
    empty_words(t, words, sizeof words);
    if (!words[0])
        return;
    float h = gfx_paragraph_height(t->g, style, r.w - 12, words);
    while (h > r.h && style.size > 11) {
        style.size -= 0.5f;
        h = gfx_paragraph_height(t->g, style, r.w - 12, words);
    }
    if (h > r.h) /* the question says it, too */
        return;
    (void)ui_paragraph(t->ui, style, rect(r.x + 6, r.y + (r.h - h) / 2, r.w - 12, h + 1), words);
}

/* Draws the switch for chances at the right end of `sum`; as a sign if large words leave no room for its label. */
static void chances_button(Table *t, Rect *sum)
{
    const State *s = t->in->s;
    if (s->phase > PHASE_ACTION || s->to_act >= s->nseats)
        return;
    const char *key = monstrous_key[MONSTROUS_KEY_CHANCES].key;
    float bh = ui_grow(t->ui, 30), bw = ui_button_width(t->ui, T_("Chances"), NULL, key, UI_SMALL);
    Rect all = t->at->panel[AT_SUM];
    bool sign = sum->h < bh || sum->w < bw + 60;
    if (sign)
        bw = bh = fminf(bh, all.h - 12);
    if (bh < 24 || sum->w < bw + 60)
        return;
    float y = sign ? all.y + (all.h - bh) / 2 : sum->y + (sum->h - bh) / 2;
    unsigned flags = UI_SMALL | (*t->sort == 1 ? UI_CHOSEN : 0u);
    if (ui_button(t->ui, "chances", rect(sum->x + sum->w - bw, y, bw, bh), T_("Chances"), sign ? "lens" : NULL,
                  sign ? NULL : key, flags) ||
        (sign && ui_key(t->ui, key)))
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
    for (int i = 0; i < 9; i++) { /* needles of ice from both edges, clear of the words */
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

/* ---- what is still possible -------------------------------------------------------------------------------------- */

void monstrous_draw_undone(Table *t)
{
    Rect r = t->at->panel[AT_UNDONE];
    const State *s = t->in->s;
    char undone[SENTENCE_MAX] = "", words[SENTENCE_MAX];
    bool mine = s->to_act == t->in->near, act = s->phase == PHASE_ACTION && (is_asked(t) || mine);
    if (rect_is_empty(r))
        return;
    gfx_surface(t->g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    in.h = t->at->aside.y - in.y - 4;
    words_label(t, rect_cut_top(&in, line_of(t->in, 24)), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                T_("Still possible"));
    if (act)
        monstrous_undone(s, undone, sizeof undone);
    if (act && undone[0])
        say(words, sizeof words, SAY("{list}"), say_s("list", undone));
    else
        say(words, sizeof words,
            SAY("{when:Nothing useful is left.|The game is over.|It is not your turn.|Re-roll or keep your dice "
                "first.|Roll first.}"),
            say_which("when", act                        ? 0
                              : s->phase >= PHASE_OVER   ? 1
                              : !mine                    ? 2
                              : s->phase == PHASE_REROLL ? 3
                                                         : 4));
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, act && undone[0] ? COL_ACCENT : COL_TEXT2);
    while (gfx_paragraph_height(t->g, style, in.w, words) > in.h && style.size > 8)
        style.size -= 0.5f;
    (void)ui_paragraph(t->ui, style, in, words);
}

/* ---- the tray ---------------------------------------------------------------------------------------------------- */

/* Draws felt in a wooden rim with a seam. */
static void tray(Table *t, Rect r)
{
    Gfx *g = t->g;
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, 12, (Color){0, 0, 0, 255});
        gfx_frame(g, r, 12, 3, (Color){255, 255, 255, 255});
        return;
    }
    bool day = gfx_color(g, COL_PANEL).g > 128;
    Color wood = rgb(day ? 0x8a6b3e : 0x6b441f), light = rgb(day ? 0xb08d58 : 0x97683a);
    Rect felt = rect_inset(r, TRAY_RIM);
    gfx_gradient(g, r, 16, light, wood);
    gfx_frame(g, r, 16, 1, rgb(0x2b1708));
    gfx_gradient(g, felt, 9, rgb(day ? 0xd9a9a0 : 0x7a292e), rgb(day ? 0xc08a80 : 0x431118));
    gfx_frame(g, felt, 9, 2, (Color){30, 8, 6, 150});
    if (felt.h > 60)
        gfx_dashed(g, rect_inset(felt, 9), 6, 1, color_alpha(gfx_color(g, COL_TEXT), day ? 0.35f : 0.16f));
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

/* Returns how far the sum has slid out, 0 to 1. */
static float slid_out(const Table *t)
{
    return monstrous_whole_tray(t->in) ? 1 - t->tray_share : t->tray_share;
}

/* Draws the tray while its width changes, as both ends of the whole one: that is cached, while each new width would
 * be painted anew. */
static void tray_between(Table *t, Rect strip, float whole)
{
    for (int end = 0; end < 2; end++) {
        float half = strip.w / 2, x = end == 0 ? strip.x : strip.x + strip.w - whole;
        gfx_clip(t->g, rect(strip.x + (float)end * half, strip.y, half, strip.h));
        tray(t, rect(x, strip.y, whole, strip.h));
        gfx_unclip(t->g);
    }
}

/* True if the team of this turn has been thrown. */
static bool is_thrown(const Table *t)
{
    return table_size(t->in->s, (PlaceId)(PLACE_TEAM + party_seat(t->in))) > 0;
}

/* Draws how many dice are chosen, at the lower left of the tray. */
static void team_count(Table *t)
{
    char words[SENTENCE_MAX];
    Rect tray = t->at->tray;
    Text style = ui_style_aligned(t->ui, FACE_SEMI, 15, COL_TEXT, ALIGN_CENTER);
    say(words, sizeof words, SAY("{n} of {most}"), say_n("n", __builtin_popcount(t->gathered)),
        say_n("most", monstrous_limit(t->in->s)));
    float w = gfx_text_width(t->g, style, words) + 22, h = gfx_text_height(t->g, style) + 6;
    Rect plate = rect(tray.x + 10, tray.y + tray.h - h - 10, w, h), row = t->at->panel[AT_DICE];
    if (plate.x + plate.w > row.x) /* no room beside the places: the button says it, too */
        return;
    effect_tag(t->g, plate, gfx_color(t->g, COL_PANEL), 1, gfx_color(t->g, COL_LINE2));
    (void)ui_label(t->ui, style, plate, words);
}

static void sum_words(Table *t, SumParts parts, Rect side)
{
    const State *s = t->in->s;
    bool act = s->phase == PHASE_ACTION && is_asked(t), picked = t->gathered != 0 || t->aim != 0;
    bool tall = !rect_is_empty(parts.head);
    if (act && picked) {
        if (tall)
            sum_head(t, side);
        missing(t);
        sum_of_dice(t, tall ? parts.foot : side);
    } else {
        Rect r = parts.dice;
        r.h += tall ? parts.foot.h : 0;
        hint_in(t, r);
        if (s->phase == PHASE_REROLL && is_asked(t))
            reroll_count(t, side);
    }
}

/* Draws the sum. Its board slides in from the right edge of the field and pushes the rim of the tray; the button on
 * it stays in place. out: 0 hidden, 1 fully out. */
static void draw_sum(Table *t, float out)
{
    Rect sum = t->at->panel[AT_SUM], board = sum;
    SumParts parts = monstrous_sum_parts(t->in, sum);
    if (out > 0) {
        gfx_clip(t->g, sum);
        board.x += (1 - out) * (sum.w + 12);
        gfx_surface(t->g, board, SURFACE_PANEL);
        gfx_unclip(t->g);
    }
    Rect side = rect_is_empty(parts.head) ? parts.foot : parts.head; /* the button stands at its right end */
    if (out > 0 || !is_thrown(t))                                    /* while dice roll there is none */
        chances_button(t, &side);
    if (out >= 1)
        sum_words(t, parts, side);
    else if (out <= 0 && is_asked(t) && !is_thrown(t))
        team_count(t);
}

void monstrous_draw_gathered(Table *t)
{
    float out = slid_out(t);
    Rect strip = t->at->panel[AT_STRIP], sum = t->at->panel[AT_SUM];
    strip.w = sum.x + sum.w - strip.x - out * (sum.w + 12);
    if (out > 0 && out < 1)
        tray_between(t, strip, sum.x + sum.w - strip.x);
    else
        tray(t, strip);
    reroll_sign(t);
    if (t->in->s->phase == PHASE_TEAM && !is_thrown(t))
        team_places(t);
    draw_sum(t, out);
}

static PieceId hero_of(const Table *t, int hero)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + party_seat(t->in)));
    while (p != NO_PIECE && s->piece[p].def != DEF_HERO + hero)
        p = s->piece[p].next;
    return p;
}

/* True if r covers no die in the tray. */
static bool covers_none(const Table *t, Rect r)
{
    const State *s = t->in->s;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + party_seat(t->in))); p != NO_PIECE; p = s->piece[p].next) {
        Rect die = rect_inset(t->at->piece[p].r, t->at->piece[p].r.w * 0.1f);
        if (t->at->piece[p].lies && r.x < die.x + die.w && die.x < r.x + r.w && r.y < die.y + die.h &&
            die.y < r.y + r.h)
            return false;
    }
    return true;
}

/* Says which die fits, above or below it; if there is no room, the hero's cell must do. */
static void tag_die(Table *t, Rect die, const char *words)
{
    Gfx *g = t->g;
    Rect tray = t->at->tray;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 13, COL_TARGET, ALIGN_CENTER);
    float w = gfx_text_width(g, style, words) + 18, h = gfx_text_height(g, style) + 4;
    for (int above = 0; above < 2 && w < tray.w; above++) {
        float y = above ? die.y - h - 4 : die.y + die.h + 4;
        Rect tag = rect(clampf(die.x + (die.w - w) / 2, tray.x, tray.x + tray.w - w), y, w, h);
        if (y < tray.y - TRAY_RIM || y + h > tray.y + tray.h + TRAY_RIM || !covers_none(t, tag))
            continue;
        effect_tag(g, tag, gfx_color(g, COL_PANEL), 1, gfx_color(g, COL_TARGET));
        (void)ui_label(t->ui, style, tag, words);
        return;
    }
}

/* Marks where dice of the sum lay by name, and the die that would complete it. */
static void rings(Table *t, const Melee *melee)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        PieceId p = hero_of(t, hero);
        if (p == NO_PIECE)
            continue;
        Rect left = t->at->piece[p].left, r = t->at->piece[p].r;
        const char *name = say_word(t->in->game->def[DEF_HERO + hero].name);
        if (t->gathered >> hero & 1 && !rect_is_empty(left)) {
            gfx_dashed(g, left, left.w / 2, 2, color_alpha(gfx_color(g, COL_TEXT), 0.4f));
            words_at(t, rect_inset(left, 4), (Words){FACE_MEDIUM, 12, COL_TEXT2, ALIGN_CENTER}, name);
        } else if (t->at->piece[p].lies && monstrous_fits(t, melee, hero)) {
            gfx_dashed(g, rect_inset(r, -4), r.w / 2 + 4, 3, gfx_color(g, COL_TARGET));
            say(words, sizeof words, SAY("{hero} fits: {n}"), say_s("hero", name), say_n("n", t->in->s->piece[p].n));
            tag_die(t, r, words);
        }
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
    for (int i = 1; i < n + (more ? 1 : 0); i++) {
        Rect before = monstrous_gathered_spot(t->at, i - 1, n), r = monstrous_gathered_spot(t->at, i, n);
        float room = r.x - before.x - before.w;
        if (room > 10)
            words_at(t, rect(before.x + before.w, before.y, room, before.h),
                     (Words){FACE_BOLD, 20, COL_TEXT2, ALIGN_CENTER}, "+");
    }
}
