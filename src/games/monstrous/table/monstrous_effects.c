/* SPDX-License-Identifier: MIT
 * Monsters change the room: a tint of the felt while they are in play, and short scenes for fire breath, a
 * petrifying look, a falling head, a blow. None is needed to understand the game: with reduced motion they stand
 * still, and any key ends them. */
#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "core/table.h"
#include "games/monstrous/table/monstrous_draw.h"

/* ---- while monsters are in play ---------------------------------------------------------------------------------- */

static void corner_web(Table *t, float x, float y, float sx, float size)
{
    static const float dx[] = {1, 0.92f, 0.7f, 0.38f, 0}, dy[] = {0, 0.38f, 0.7f, 0.92f, 1};
    Color silk = color_alpha(gfx_color(t->g, COL_TEXT), 0.22f);
    for (int i = 0; i < 5; i++) {
        gfx_line(t->g, x, y, x + sx * dx[i] * size, y + dy[i] * size, 1, silk);
        for (int k = 1; i > 0 && k < 5; k++) {
            float d = size * (float)k / 5;
            gfx_line(t->g, x + sx * dx[i - 1] * d, y + dy[i - 1] * d, x + sx * dx[i] * d, y + dy[i] * d, 1, silk);
        }
    }
}

void monstrous_draw_room(Table *t)
{
    Gfx *g = t->g;
    Rect r = t->at->felt;
    unsigned there = monstrous_in_play(t->in->s);
    if (gfx_is_contrast(g))
        return;
    if (there >> MONSTER_WRAITH & 1)
        gfx_gradient(g, rect(r.x, r.y, r.w, r.h * 0.7f), 14, (Color){150, 190, 255, 60}, (Color){150, 190, 255, 0});
    if (there >> MONSTER_BASILISK & 1)
        gfx_gradient(g, rect(r.x, r.y, r.w, r.h * 0.6f), 14, (Color){120, 220, 90, 44}, (Color){120, 220, 90, 0});
    if (there >> MONSTER_HYDRA & 1)
        gfx_gradient(g, rect(r.x, r.y + r.h * 0.2f, r.w, r.h * 0.35f), 0, (Color){30, 120, 110, 0},
                     (Color){30, 120, 110, 70});
    if (there >> MONSTER_DRAGON & 1)
        gfx_gradient(g, rect(r.x, r.y + r.h * 0.55f, r.w, r.h * 0.45f), 14, (Color){255, 120, 30, 0},
                     (Color){255, 120, 30, 70});
    if (there >> MONSTER_SPIDER & 1) {
        corner_web(t, r.x, r.y, 1, r.h * 0.28f);
        corner_web(t, r.x + r.w, r.y, -1, r.h * 0.22f);
    }
}

/* ---- scenes of events -------------------------------------------------------------------------------------------- */

enum { SCENE_MS = 1000 };

static float wave(int i, float age)
{
    return sinf((float)i * 2.4f + age * 9.0f);
}

static Rect party_row(const Table *t)
{
    Rect first = t->at->panel[AT_HERO], last = t->at->panel[AT_HERO + HERO_COUNT - 1];
    return rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

/* Draws Fire Breath, which sweeps over the party from left to right (MH-23.1). */
static void fire(Table *t, float age)
{
    enum { TONGUES = 26 };
    Gfx *g = t->g;
    Rect r = party_row(t);
    float front = age * 1.5f, fade = clampf((1 - age) * 2.5f, 0, 1);
    gfx_clip(g, rect_inset(r, -8));
    gfx_gradient(g, r, 10, color_alpha((Color){255, 190, 60, 255}, 0.05f * fade),
                 color_alpha((Color){255, 90, 20, 255}, 0.55f * fade));
    for (int i = 0; i < TONGUES; i++) {
        float x = (float)i / (TONGUES - 1);
        if (x > front)
            continue;
        float h = r.h * (0.35f + 0.22f * wave(i, age)) * fade, w = r.w / TONGUES * 1.5f;
        float cx = r.x + x * r.w + 6 * wave(i + 3, age);
        for (int k = 0; k < 3; k++) { /* red, orange, yellow, each within the one before */
            static const Color hot[] = {{214, 60, 16, 150}, {255, 140, 30, 170}, {255, 226, 120, 190}};
            float d = w * (1.0f - 0.28f * (float)k), top = h * (1.0f - 0.3f * (float)k);
            gfx_round(g, rect(cx - d / 2, r.y + r.h - top, d, top + 10), d / 2,
                      color_alpha(hot[k], fade * (float)hot[k].a / 255.0f));
        }
    }
    gfx_unclip(g);
}

static void gaze(Table *t, float age)
{
    Rect r = party_row(t);
    float glow = sinf(age * 3.1416f);
    gfx_gradient(t->g, r, 10, color_alpha((Color){150, 255, 90, 255}, 0.42f * glow), (Color){150, 255, 90, 0});
}

static void flash(Table *t, Rect r, Color c, float age)
{
    float a = 1 - age;
    gfx_glow(t->g, r, 10, 18 * a, color_alpha(c, 0.8f * a));
    gfx_round(t->g, r, 10, color_alpha(c, 0.35f * a));
}

/* Draws a blow: two strokes across the cell, and a flash. */
static void blow(Table *t, Rect r, float age)
{
    Gfx *g = t->g;
    float k = clampf(age * 3, 0, 1), a = 1 - age, inset = fminf(r.w, r.h) * 0.12f;
    Color light = color_alpha((Color){255, 244, 214, 255}, a);
    Rect in = rect_inset(r, inset);
    gfx_line(g, in.x + in.w, in.y, in.x + in.w * (1 - k), in.y + in.h * k, 5, light);
    if (age > 0.15f)
        gfx_line(g, in.x, in.y + in.h * 0.1f, in.x + in.w * clampf(age * 3 - 0.45f, 0, 1),
                 in.y + in.h * clampf(0.1f + age * 3 - 0.45f, 0, 1), 4, light);
    flash(t, r, (Color){255, 209, 92, 255}, clampf(age * 1.6f, 0, 1));
}

static void rising(Table *t, Rect from, const char *words, ColorRole role, float age)
{
    Text style = {FACE_BOLD, 30, color_alpha((Color){0, 0, 0, 255}, 1 - age * 0.8f), ALIGN_CENTER, true};
    float w = gfx_text_width(t->g, style, words) + 20, y = from.y + from.h / 2 - 20 - age * 34;
    Rect at = rect(from.x + from.w / 2 - w / 2, y, w, 40);
    (void)gfx_text(t->g, style, rect(at.x + 2, at.y + 2, at.w, at.h), words);
    style.color = color_alpha(gfx_color(t->g, role), 1 - age * 0.8f);
    (void)gfx_text(t->g, style, at, words);
}

/* Shows a new monster large in the middle, with its name. */
static void arrival(Table *t, const Event *e, float age)
{
    Gfx *g = t->g;
    char picture[64], words[SENTENCE_MAX];
    Rect felt = t->at->felt;
    float in = clampf(age * 5, 0, 1), out = clampf((1 - age) * 5, 0, 1), alpha = in < out ? in : out;
    float h = fminf(felt.h * 0.62f, 430), w = h * 0.8f;
    Rect r = rect_center(felt, w * (0.94f + 0.06f * in), h * (0.94f + 0.06f * in));
    gfx_fade(g, alpha);
    gfx_fill(g, felt, (Color){0, 0, 0, 120});
    gfx_shadow(g, r, 14, 4);
    gfx_surface(g, r, SURFACE_WELL);
    if (!gfx_is_contrast(g) && gfx_has_picture(g, monstrous_picture(t, e->def, e->piece, picture))) {
        gfx_clip_round(g, rect_inset(r, 2), 12);
        (void)gfx_picture_cover(g, picture, rect_inset(r, 2), 0.5f, 0.3f);
        gfx_unclip(g);
    } else {
        gfx_sign(g, monstrous_sign(e->def), rect_inset(r, w * 0.22f), gfx_color(g, COL_SIGN), (Color){20, 10, 8, 255});
    }
    gfx_frame(g, r, 14, 3, gfx_color(g, COL_ACCENT));
    float plate = line_of(t->in, 44);
    Rect name = rect(r.x, r.y + r.h - plate, r.w, plate);
    gfx_round(g, rect_inset(name, 2), 12, color_alpha(gfx_color(g, COL_PANEL), 0.9f));
    if (e->n > 20)
        say(words, sizeof words, SAY("{name}: hit exactly {n}"), say_s("name", say_word(t->in->game->def[e->def].name)),
            say_n("n", e->n));
    else
        say(words, sizeof words, SAY("{name}"), say_s("name", say_word(t->in->game->def[e->def].name)));
    words_label(t, rect_inset(name, 6), (Words){FACE_TITLE, 24, COL_TEXT, ALIGN_CENTER}, words);
    gfx_fade(g, 1);
}

static void banner(Table *t, const char *words, float age)
{
    Gfx *g = t->g;
    float alpha = clampf((1 - age) * 4, 0, 1), h = line_of(t->in, 60);
    Rect felt = t->at->felt, r = rect(felt.x, felt.y + felt.h * 0.36f, felt.w, h);
    gfx_fade(g, alpha);
    gfx_fill(g, r, color_alpha(gfx_color(g, COL_PANEL), 0.92f));
    gfx_fill(g, rect(r.x, r.y, r.w, 2), gfx_color(g, COL_ACCENT));
    gfx_fill(g, rect(r.x, r.y + r.h - 2, r.w, 2), gfx_color(g, COL_ACCENT));
    words_label(t, rect_inset(r, 10), (Words){FACE_TITLE, 30, COL_SIGN, ALIGN_CENTER}, words);
    gfx_fade(g, 1);
}

/* Draws the die that decides whether a Troll stays down (MH-18.1): it rolls over its picture and then rests to be
 * read. */
static void troll_die(Table *t, Rect r, int value, float age)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX];
    float left = clampf(1 - age * SCENE_MS / TROLL_DIE_MS, 0, 1), high = fabsf(sinf(left * 8)) * left;
    float size = fminf(r.w, r.h) * 0.42f, x = r.x + r.w / 2, y = r.y + r.h / 2;
    Spin rest = gfx_die_rest(g, DIE_D6, value, -8), spin = left > 0 ? die_tumble(rest, 7, 2, left * left) : rest;
    gfx_fade(g, clampf((1 - age) * 6, 0, 1));
    gfx_round(g, r, 10, (Color){0, 0, 0, 150});
    gfx_die_shadow(g, x, y, size, high * size);
    gfx_die(g, DIE_D6, spin, die_look((Color){206, 190, 160, 255}), x, y - high * size * 0.5f, size, left <= 0);
    gfx_fade(g, 1);
    say(words, sizeof words, SAY("{n}"), say_n("n", value));
    ui_mark(t->ui, "troll-die", "die", rect_center(r, size, size), left > 0 ? "" : words);
}

static Rect hero_cell_of(const Table *t, const Event *e)
{
    bool shown = e->seat == party_seat(t->in) && e->def >= DEF_HERO && e->def < DEF_ENEMY;
    return shown ? t->at->panel[AT_HERO + e->def - DEF_HERO] : (Rect){0};
}

static Rect piece_cell(const Table *t, PieceId p)
{
    return p != NO_PIECE && t->at->piece[p].shown ? t->at->piece[p].hit : (Rect){0};
}

static int best_score(const State *s)
{
    int best = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        best = monstrous_of(s)->score[seat] > best ? monstrous_of(s)->score[seat] : best;
    return best;
}

static void play_scene(Table *t, const Event *e, float age)
{
    char words[SENTENCE_MAX];
    Rect at;
    switch (e->kind) {
    case EV_BREATH:
        fire(t, age);
        break;
    case EV_PARALYSIS:
        gaze(t, age);
        break;
    case EV_STONE:
    case EV_WOUNDED:
        at = hero_cell_of(t, e);
        if (!rect_is_empty(at))
            flash(t, at, e->kind == EV_STONE ? (Color){190, 190, 184, 255} : gfx_color(t->g, COL_BAD), age);
        break;
    case EV_TREATED:
    case EV_MENDED:
        at = hero_cell_of(t, e);
        if (!rect_is_empty(at))
            flash(t, at, gfx_color(t->g, COL_GOOD), age);
        break;
    case EV_HIT:
        at = piece_cell(t, e->piece);
        if (!rect_is_empty(at) && age * SCENE_MS > HIT_MS)
            blow(t, at, age - (float)HIT_MS / SCENE_MS);
        break;
    case EV_RAGE:
    case EV_HEAD:
        at = piece_cell(t, e->piece);
        if (!rect_is_empty(at))
            blow(t, at, age);
        break;
    case EV_SCORED:
        say(words, sizeof words, SAY("{n}"), say_signed("n", e->other));
        rising(t, t->at->panel[AT_SEAT + e->seat], words, COL_GOOD, age);
        break;
    case EV_APPEARED:
        arrival(t, e, age);
        break;
    case EV_TROLL:
        at = piece_cell(t, e->piece);
        if (!rect_is_empty(at))
            troll_die(t, at, e->n, age);
        break;
    case EV_REGENERATED:
        say(words, sizeof words, SAY("The Troll is back: hit exactly {n}"), say_n("n", e->n));
        banner(t, words, age);
        break;
    case EV_TRIGGERED:
        say(words, sizeof words, SAY("{who} has {points}: round {n} is the last"), say_s("who", seat_name(t, e->seat)),
            say_n("points", monstrous_of(t->in->s)->score[e->seat]), say_n("n", e->n));
        banner(t, words, age);
        break;
    case EV_OUT:
        say(words, sizeof words, SAY("{who} has no unwounded hero left"), say_s("who", seat_name(t, e->seat)));
        banner(t, words, age);
        break;
    case EV_DUEL:
        banner(t, T_("Final Showdown"), age);
        break;
    case EV_FINAL:
        say(words, sizeof words,
            SAY("{who:{who} called the last round: beat {n} points to win|The last round: beat {n} points to win}"),
            say_s("who", monstrous_caller(t) == NO_SEAT ? "" : seat_name(t, monstrous_caller(t))),
            say_n("n", best_score(t->in->s)));
        banner(t, words, age);
        break;
    default:
        break;
    }
}

bool monstrous_takes_lead(const State *s, const Event *e)
{
    int best = -1; /* best score of the others */
    if (e->kind != EV_SCORED)
        return false;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seat != e->seat && monstrous_of(s)->score[seat] > best)
            best = monstrous_of(s)->score[seat];
    return best > 0 && e->n > best && e->n - (int)e->other <= best;
}

/* Draws "takes the lead" at the foot of the seat that has just taken it. */
static void draw_lead(Table *t)
{
    enum { LEAD_MS = 2400 };
    for (int i = 0; i < t->nrecent; i++) {
        const Event *e = &t->recent[i].e;
        float age = (float)(int32_t)(t->now - t->recent[i].at) / LEAD_MS;
        if (age >= 1)
            return;
        if (age < 0 || !monstrous_takes_lead(t->in->s, e))
            continue;
        char words[SENTENCE_MAX];
        Rect seat = t->at->panel[AT_SEAT + e->seat];
        float fade = clampf((1 - age) * 4, 0, 1), h = line_of(t->in, 24);
        say(words, sizeof words, SAY("takes the lead"));
        Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_ONACCENT, ALIGN_CENTER);
        style = gfx_text_fit(t->g, style, 11, 0.5f, seat.w - 16, words);
        float w = fminf(gfx_text_width(t->g, style, words) + 24, seat.w);
        Rect tag = rect(seat.x + (seat.w - w) / 2, seat.y + seat.h - h * 0.6f, w, h);
        gfx_fade(t->g, fade);
        gfx_glow(t->g, seat, 10, 14, gfx_color(t->g, COL_ACCENT));
        gfx_frame(t->g, seat, 10, 3, gfx_color(t->g, COL_ACCENT));
        gfx_round(t->g, tag, h / 2, gfx_color(t->g, COL_ACCENT));
        (void)ui_label(t->ui, style, tag, words);
        gfx_fade(t->g, 1);
        ui_wake(t->ui, age > 0.75f ? 33 : (int)((0.75f - age) * LEAD_MS) + 1);
        return;
    }
}

void monstrous_draw_effects(Table *t)
{
    draw_lead(t);
    bool still = ui_reduced_motion(t->ui), any = false, fast = false;
    for (int i = t->nrecent - 1; i >= 0; i--) { /* the newest on top */
        float age = (float)(t->now - t->recent[i].at) / SCENE_MS;
        if (age < 0 || age >= 1)
            continue;
        play_scene(t, &t->recent[i].e, still ? 0.5f : age);
        any = true;
        fast |= t->recent[i].e.kind == EV_HIT;
    }
    if (any)
        ui_wake(t->ui, still ? 250 : fast ? 16 : 33);
}

/* ---- attack ---------------------------------------------------------------------------------------------------- */

/* Draws an attack: the dice of the sum fly onto the monster one after the other, it shakes, they go back to their
 * places. Also a miss by one, which no rule knows: when a turn ends whose best sum was one short of a monster, that
 * one shakes and says so. With reduced motion nothing flies or shakes; the words appear. */

enum { SHAKE_MS = 200, MISSED_MS = 1500 };

typedef struct {    /* memory of BoardTell.on_event */
    uint8_t told;   /* bits of the enemy dice that the last turn missed by one */
    uint8_t caller; /* seat that called the last round, plus 1; 0: none, or not shown */
} Memory;

/* ---- dice that strike -------------------------------------------------------------------------------------------- */

/* Returns the attack that is being shown; *age: ms since it began; NULL: none. */
static const Event *attack_now(const Table *t, float *age)
{
    for (int i = 0; i < t->nrecent && !ui_reduced_motion(t->ui); i++) {
        *age = (float)(int32_t)(t->now - t->recent[i].at);
        if (*age > 1100)
            return NULL;
        if (t->recent[i].e.kind == EV_HIT)
            return &t->recent[i].e;
    }
    return NULL;
}

/* Returns the bit of the piece in the sets of attacks; 0: none. */
static unsigned bit_of(const Table *t, PieceId p)
{
    const Game *g = t->in->game;
    for (int bit = 0; bit < g->nset; bit++)
        if (g->set[bit].def == t->in->s->piece[p].def)
            return 1u << bit;
    return 0;
}

static Rect target_of(const Table *t, const Event *e)
{
    if (e->piece != NO_PIECE && t->at->piece[e->piece].shown)
        return t->at->piece[e->piece].hit;
    Rect first = t->at->panel[AT_ENEMY], last = t->at->panel[AT_ENEMY + ENEMIES - 1];
    return rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

bool monstrous_strikes(const Table *t, PieceId p, Rect home, Rect *at)
{
    float age = 0;
    const Event *e = attack_now(t, &age);
    unsigned bit = bit_of(t, p);
    uint8_t seat = t->in->game->place[t->in->s->piece[p].place].seat;
    if (e == NULL || !(e->why & bit) || bit == 0 || (seat != NO_SEAT && seat != e->seat))
        return false;
    int n = __builtin_popcount(e->why), k = __builtin_popcount(e->why & (bit - 1));
    float ms = age - (float)(k * HIT_APART_MS), go = clampf(ms / HIT_MS, 0, 1), back = clampf(ms / HIT_MS - 1.1f, 0, 1);
    if (back >= 1)
        return false;
    Rect sum = t->at->panel[AT_SUM], foe = target_of(t, e);
    float size = home.w, x0 = sum.x + sum.w * ((float)k + 0.5f) / (float)(n + 1), y0 = sum.y + sum.h * 0.5f;
    float x1 = foe.x + foe.w * 0.5f, y1 = foe.y + foe.h * 0.5f, x = x1, y = y1;
    if (go < 1) {
        float q = go * go; /* faster and faster */
        x = x0 + (x1 - x0) * q;
        y = y0 + (y1 - y0) * q - 60 * sinf(go * 3.1416f);
    } else {
        float q = ease_at(EASE_OUT_CUBIC, back);
        x += (home.x + home.w / 2 - x1) * q;
        y += (home.y + home.h / 2 - y1) * q - 40 * sinf(back * 3.1416f);
    }
    *at = rect(x - size / 2, y - size / 2, size, size);
    return true;
}

/* ---- the monster's reaction -------------------------------------------------------------------------------------- */

static int position_of(const State *s, PieceId p)
{
    for (int i = 0; i < ENEMIES; i++)
        if (p != NO_PIECE && monstrous_at(s, i) == p)
            return i;
    return -1;
}

static unsigned bit_of_foe(const State *s, PieceId p)
{
    return p == NO_PIECE ? 0 : 1u << (s->piece[p].def - DEF_ENEMY);
}

/* True while dice of the next team are thrown: what the last one missed is no longer shown. */
static bool is_throwing(const State *s)
{
    for (int seat = 0; seat < s->nseats; seat++)
        for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + seat)); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].n == 0)
                return true;
    return false;
}

float monstrous_missed(const Table *t, int position)
{
    const Memory *m = t->event_memory;
    if (m == NULL || !(m->told & bit_of_foe(t->in->s, monstrous_at(t->in->s, position))) || is_throwing(t->in->s))
        return -1;
    for (int i = 0; i < t->nrecent; i++) {
        float age = (float)(int32_t)(t->now - t->recent[i].at) / MISSED_MS;
        if (age >= 1)
            return -1;
        if (t->recent[i].e.kind == EV_ENDED)
            return clampf(age, 0, 1);
    }
    return -1;
}

float monstrous_shake(const Table *t, int position)
{
    float age = 0, missed = monstrous_missed(t, position);
    const Event *e = attack_now(t, &age);
    if (e != NULL && position_of(t->in->s, e->piece) == position && age > HIT_MS) {
        int n = __builtin_popcount(e->why);
        float since = age - HIT_MS, all = SHAKE_MS + (float)((n - 1) * HIT_APART_MS);
        return since < all ? 6 * sinf(since * 0.09f) * (1 - since / all) : 0;
    }
    if (missed < 0 || ui_reduced_motion(t->ui))
        return 0;
    float ms = missed * MISSED_MS;
    return ms < 480 ? 7 * sinf(ms * 0.04f) * (1 - ms / 480) : 0;
}

/* ---- one short --------------------------------------------------------------------------------------------------- */

unsigned monstrous_one_short(const State *s, int seat)
{
    Melee melee;
    unsigned found = 0;
    monstrous_melee(s, seat, &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers), marked = monstrous_reach_marked(s);
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_at(s, i);
        bool open = p != NO_PIECE && monstrous_targets(s) >> (s->piece[p].def - DEF_ENEMY) & 1;
        int need = open ? monstrous_needs(s, s->piece[p].def - DEF_ENEMY) : 0;
        if (need > 1 && reach >> (need - 1) & 1 && !((reach | marked) >> need & 1))
            found |= 1u << i;
    }
    return found;
}

/* Notes at the end of a turn which enemies its last dice missed by one, until their die rolls again; and who called
 * the last round. */
void monstrous_hear(void *memory, const State *s, int eyes, const Event *e)
{
    Memory *m = memory;
    (void)eyes;
    _Static_assert(sizeof *m <= BOARD_EVENT_MEMORY, "a board has no more memory than that");
    if (e->kind == EV_ENDED) {
        unsigned found = monstrous_one_short(s, e->seat);
        m->told = 0;
        for (int i = 0; i < ENEMIES; i++)
            m->told |= (uint8_t)(found >> i & 1 ? bit_of_foe(s, monstrous_at(s, i)) : 0);
    } else if (e->kind == EV_ROLLED && e->piece != NO_PIECE && s->piece[e->piece].def >= DEF_ENEMY &&
               s->piece[e->piece].def < DEF_HEAD) {
        m->told &= (uint8_t)~bit_of_foe(s, e->piece);
    } else if (e->kind == EV_TRIGGERED) {
        m->caller = (uint8_t)(e->seat + 1);
    }
}

/* Returns the seat that called the last round, or NO_SEAT. If that was not shown (a position begins later), a single
 * seat at or above the target must have called it. */
int monstrous_caller(const Table *t)
{
    const Memory *m = t->event_memory;
    const State *s = t->in->s;
    int found = NO_SEAT, reached = 0;
    if (monstrous_of(s)->final == 0)
        return NO_SEAT;
    if (m != NULL && m->caller > 0)
        return m->caller - 1;
    for (int seat = 0; seat < s->nseats; seat++)
        if (monstrous_of(s)->score[seat] >= monstrous_target_score(s)) {
            found = seat;
            reached++;
        }
    return reached == 1 ? found : NO_SEAT;
}
