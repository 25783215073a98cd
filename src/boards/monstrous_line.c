/* SPDX-License-Identifier: MIT
 * The enemy line: who they are, what hits them, what they are worth; chances when asked for. */
#include <stdio.h>
#include <string.h>

#include "boards/monstrous_draw.h"
#include "core/table.h"
#include "games/monstrous/monstrous_chances.h"

static const char *picture_of(const Table *t, DefId creature, char out[64])
{
    (void)snprintf(out, 64, "cards/monstrous/%s", t->in->game->def[creature].word);
    return out;
}

static void cell_ground(Table *t, Rect r, PieceId p, DefId creature)
{
    Gfx *g = t->g;
    char picture[64];
    const Piece *piece = &t->in->s->piece[p];
    bool epic = piece->face != MONSTER_NONE, aimed = t->aim == piece->def;
    gfx_surface(g, r, SURFACE_WELL);
    if (!gfx_is_contrast(g) && gfx_has_picture(g, picture_of(t, creature, picture))) {
        gfx_clip(g, rect_inset(r, 1));
        gfx_fade(g, epic ? 0.9f : 0.5f);
        (void)gfx_picture_cover(g, picture, rect_inset(r, 1), 0.5f, 0.25f);
        gfx_fade(g, 1);
        gfx_gradient(g, rect(r.x, r.y + r.h * 0.35f, r.w, r.h * 0.65f), 0, (Color){10, 5, 4, 0},
                     (Color){10, 5, 4, 235});
        gfx_unclip(g);
    }
    if (aimed)
        gfx_glow(g, r, 10, 16, color_alpha(gfx_color(g, COL_TARGET), 0.5f));
    gfx_frame(g, r, 10, aimed ? 3 : 1, gfx_color(g, aimed ? COL_TARGET : epic ? COL_ACCENT : COL_LINE2));
}

static void pill(Table *t, float cx, float y, float h, const char *words)
{
    Gfx *g = t->g;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 13, COL_TEXT, ALIGN_CENTER);
    float w = gfx_text_width(g, style, words) + 20;
    Rect r = rect(cx - w / 2, y, w, h);
    gfx_round(g, r, h / 2, gfx_color(g, COL_PANEL));
    gfx_frame(g, r, h / 2, 1, gfx_color(g, COL_ACCENT));
    (void)ui_label(t->ui, style, r, words);
}

static void big_number(Table *t, Rect r, int need)
{
    Gfx *g = t->g;
    char words[8];
    (void)snprintf(words, sizeof words, "%d", need);
    float size = clampf(r.h * 0.26f, 24, 64);
    Text style = {FACE_BOLD, size, (Color){0, 0, 0, 190}, ALIGN_CENTER, true};
    Rect at = rect(r.x, r.y + r.h * 0.5f - line_of(t->in, 66) * 0.5f - size * 0.55f, r.w, size * 1.2f);
    (void)gfx_text(g, style, rect(at.x + 2, at.y + 3, at.w, at.h), words);
    style.color = (Color){255, 246, 226, 255};
    (void)gfx_text(g, style, at, words);
}

static void chance_words(const Table *t, int target, const Chance chance[TARGETS], char *out, size_t n)
{
    if (!(monstrous_targets(t->in->s) >> target & 1))
        return;
    int now = (int)(chance[target].now * 100 + 0.5f), best = (int)(chance[target].best * 100 + 0.5f);
    if (t->in->s->phase == PHASE_REROLL)
        (void)snprintf(out, n, "best re-roll: %d %%", best);
    else
        (void)snprintf(out, n, "%d %%, re-rolled %d %%", now, best);
}

/* What it takes to hit it, in words. */
static void need_words(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    int heads = table_size(s, PLACE_HEADS);
    if (piece->face == MONSTER_HYDRA && heads > 0)
        (void)snprintf(out, n, "%d head%s first", heads, heads == 1 ? "" : "s");
    else if (piece->face != MONSTER_NONE && piece->n > 20)
        (void)snprintf(out, n, "20 + %d", piece->n - 20);
    else
        (void)snprintf(out, n, "hit exactly %d", piece->n);
}

static void enemy_cell(Table *t, int i, const Chance *chance)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_ENEMY + i];
    PieceId p = monstrous_at(s, i);
    if (p == NO_PIECE) {
        gfx_dashed(t->g, r, 10, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.25f));
        words_at(t, r, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER}, "beaten");
        return;
    }
    DefId creature = monstrous_creature(s, p);
    int target = s->piece[p].def - DEF_ENEMY;
    cell_ground(t, r, p, creature);
    if (s->piece[p].face != MONSTER_NONE)
        big_number(t, r, s->piece[p].n);
    float line = line_of(t->in, 20), y = r.y + r.h - 3 * line - 10;
    words_label(t, rect(r.x + 6, y, r.w - 12, line), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_CENTER}, "%s",
                t->in->game->def[creature].name);
    char words[48] = "", points[24];
    if (chance != NULL)
        chance_words(t, target, chance, words, sizeof words);
    if (words[0] == '\0')
        need_words(s, p, words, sizeof words);
    words_label(t, rect(r.x + 4, y + line, r.w - 8, line),
                (Words){FACE_MEDIUM, 14, chance != NULL ? COL_TARGET : COL_TEXT, ALIGN_CENTER}, "%s", words);
    (void)snprintf(points, sizeof points, "%d points", monstrous_points(s, target));
    pill(t, r.x + r.w / 2, y + 2 * line + 2, line, points);
}

void draw_enemies(Table *t)
{
    Chance chance[TARGETS];
    bool shown = *t->sort == 1 && t->in->s->to_act < t->in->s->nseats && t->in->s->phase <= PHASE_ACTION;
    if (shown)
        monstrous_chances(t->in->s, t->gathered & SET_HEROES, chance);
    for (int i = 0; i < ENEMIES; i++)
        enemy_cell(t, i, shown ? chance : NULL);
}

/* Chill, webs and fire are seen where they hold (MH-19 to MH-23). */
void draw_enemies_over(Table *t)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect strip = t->at->panel[AT_STRIP];
    unsigned there = monstrous_in_play(s);
    if (s->phase == PHASE_TEAM && there >> MONSTER_SPIDER & 1) {
        Rect dice = t->at->panel[AT_DICE]; /* over the fourth place */
        Rect web = rect(dice.x + dice.w - strip.h + 8, strip.y + 4, strip.h - 8, strip.h - 8);
        Color silk = color_alpha(gfx_color(g, COL_TEXT), 0.5f);
        for (int i = 0; i < 4; i++) {
            float k = (float)i / 3;
            gfx_line(g, web.x + web.w, web.y, web.x + web.w * k, web.y + web.h * (1 - k * k), 1, silk);
            gfx_line(g, web.x + web.w * (1 - 0.3f * (float)i), web.y, web.x + web.w, web.y + web.h * 0.3f * (float)i, 1,
                     silk);
        }
    }
}
