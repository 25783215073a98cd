/* SPDX-License-Identifier: MIT
 * Monsters change the room: a tint of the felt while they are in play, and short scenes for fire breath, a
 * petrifying look, a falling head, a blow. None is needed to understand the game: with reduced motion they stand
 * still, and any key ends them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/table.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

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

enum { SCENE_MS = 1000, BANNER_MS = MONSTROUS_BANNER_MS, FOE_FALLS_MS = 620, EPIC_FALLS_MS = 1500 };

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
static void fire(Table *t, const Event *e, float age)
{
    enum { TONGUES = 26 };
    Gfx *g = t->g;
    Rect r = party_row(t);
    float front = age * 1.5f, fade = motion_fade(age, 0, 0.4f);
    (void)e;
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

static void gaze(Table *t, const Event *e, float age)
{
    Rect r = party_row(t);
    float glow = motion_hop(age, 1);
    (void)e;
    gfx_gradient(t->g, r, 10, color_alpha((Color){150, 255, 90, 255}, 0.42f * glow), (Color){150, 255, 90, 0});
}

/* Shows a new monster large in the middle, with its name. */
static void arrival(Table *t, const Event *e, float age)
{
    Gfx *g = t->g;
    char picture[64], words[SENTENCE_MAX];
    Rect r = effect_forward(g, t->at->felt, 430, age);
    gfx_surface(g, r, SURFACE_WELL);
    if (!gfx_is_contrast(g) && gfx_has_picture(g, monstrous_picture(t, e->def, e->piece, picture))) {
        gfx_clip_round(g, rect_inset(r, 2), 12);
        (void)gfx_picture_cover(g, picture, rect_inset(r, 2), 0.5f, 0.3f);
        gfx_unclip(g);
    } else {
        gfx_sign(g, monstrous_sign(e->def), rect_inset(r, r.w * 0.22f), gfx_color(g, COL_SIGN),
                 (Color){20, 10, 8, 255});
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

/* Draws a banner over the ground where the dice lie, so that neither cards nor what is said at the near seat are
 * covered. */
static void banner(Table *t, const char *words, const char *more, float age)
{
    enum { WHISPER = 46 };
    Rect ground = t->at->panel[AT_GROUND];
    float h = words_banner_height(t, more), y = t->at->seat[t->in->near].y - line_of(t->in, WHISPER) - h;
    words_banner(t, fminf(y, motion_middle(ground).y - h / 2), words, more, motion_fade(age, 0.06f, 0.16f));
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

/* Draws the die that decides whether a Troll stays down (MH-18.1): it rolls over its picture and then rests to be
 * read. */
static void troll_die(Table *t, const Event *e, float age)
{
    Gfx *g = t->g;
    Rect r = piece_cell(t, e->piece);
    char words[SENTENCE_MAX];
    if (rect_is_empty(r))
        return;
    float left = clampf(1 - age * SCENE_MS / TROLL_DIE_MS, 0, 1), high = fabsf(sinf(left * 8)) * left;
    float size = fminf(r.w, r.h) * 0.42f, x = r.x + r.w / 2, y = r.y + r.h / 2;
    Spin rest = gfx_die_rest(g, DIE_D6, e->n, -8), spin = left > 0 ? die_tumble(rest, 7, 2, left * left) : rest;
    gfx_fade(g, motion_fade(age, 0, 1 / 6.0f));
    gfx_round(g, r, 10, (Color){0, 0, 0, 150});
    gfx_die_shadow(g, x, y, size, high * size);
    gfx_die(g, DIE_D6, spin, die_look((Color){206, 190, 160, 255}), x, y - high * size * 0.5f, size, left <= 0);
    gfx_fade(g, 1);
    say(words, sizeof words, SAY("{n}"), say_n("n", e->n));
    ui_mark(t->ui, "troll-die", "die", rect_center(r, size, size), left > 0 ? "" : words);
}

/* Flashes the cell of the hero that the event is about. */
static void flash_hero(Table *t, const Event *e, Color c, float age)
{
    effect_flash(t->g, hero_cell_of(t, e), 10, c, age);
}

static void stone(Table *t, const Event *e, float age)
{
    flash_hero(t, e, (Color){190, 190, 184, 255}, age);
}

static void wounded(Table *t, const Event *e, float age)
{
    flash_hero(t, e, gfx_color(t->g, COL_BAD), age);
}

static void healed(Table *t, const Event *e, float age)
{
    flash_hero(t, e, gfx_color(t->g, COL_GOOD), age);
}

static void struck(Table *t, const Event *e, float age)
{
    effect_slash(t->g, piece_cell(t, e->piece), age);
}

static void hit(Table *t, const Event *e, float age)
{
    struck(t, e, age - monstrous_hit_ms(e) / SCENE_MS); /* when the dice have flown there */
    ui_wake(t->ui, 16);                                 /* they fly smoothly */
}

typedef struct { /* a card that tears */
    Table *t;
    PieceId piece;
    DefId creature;
    Rect r;
} Torn;

static void draw_torn(void *of, Gfx *g, float x, float y)
{
    const Torn *torn = of;
    (void)g;
    monstrous_enemy_card(torn->t, rect(x - torn->r.w / 2, y - torn->r.h / 2, torn->r.w, torn->r.h), torn->piece,
                         torn->creature, true);
}

/* The card of a defeated enemy tears in two and falls; before an epic one the world goes dark for a moment. */
static void falls(Table *t, const Event *e, float age)
{
    enum { TEARS_MS = 300, FALLS_MS = 260, ROARS_MS = 500 };
    const MonstrousMemory *m = t->event_memory;
    int at = m != NULL && e->piece != NO_PIECE ? m->fell[t->in->s->piece[e->piece].def - DEF_ENEMY] : 0;
    bool epic = e->def >= DEF_MONSTER;
    if (at == 0 || age >= 1)
        return;
    float ms = age * (epic ? EPIC_FALLS_MS : FOE_FALLS_MS), since = epic ? ms - ROARS_MS : ms;
    Torn torn = {t, e->piece, e->def, t->at->panel[AT_ENEMY + at - 1]};
    Rect r = torn.r;
    if (epic) {
        float dark = motion_fade(age, 0.1f, 0.25f);
        gfx_fill(t->g, t->at->felt, (Color){0, 0, 0, (uint8_t)(110 * dark)});
        r.x += motion_shake(ms, ROARS_MS, 9, 0.06f);
        effect_rays(
            t->g, motion_middle(r),
            (Rays){
                .n = 18, .from = r.h * 0.4f, .to = r.h * (0.5f + 0.3f * dark), .skew = 0.3f, .turn = age, .thick = 4},
            effect_color(t->g, COL_ACCENT, 0.7f * dark));
    }
    float tears = motion_part(since, 0, TEARS_MS),
          drop = ease_at(EASE_IN_QUAD, motion_part(since, TEARS_MS, TEARS_MS + FALLS_MS));
    if (drop >= 1)
        return;
    if (since <= 0) {
        draw_torn(&torn, t->g, r.x + r.w / 2, r.y + r.h / 2);
        return;
    }
    gfx_fade(t->g, 1 - drop * 0.6f);
    effect_broken(t->g, r, ease_out(tears), drop * 1.1f, draw_torn, &torn);
    gfx_fade(t->g, 1);
    effect_dust(t->g, r, motion_part(since, TEARS_MS, TEARS_MS + FALLS_MS));
}

/* Says "2 in one turn!" where the second enemy of a turn falls, and each one after it. */
static void streak(Table *t, const MonstrousMemory *m, float age)
{
    char words[SENTENCE_MAX];
    int n = 0;
    for (int i = 0; i < ENEMIES; i++)
        n += m->fell[i] > 0;
    if (n < 2 || m->struck == 0)
        return;
    Rect r = t->at->panel[AT_ENEMY + m->struck - 1];
    SDL_FPoint at = motion_middle(r);
    say(words, sizeof words, SAY("{n} in one turn!"), say_n("n", n));
    effect_words(t->g, (SDL_FPoint){at.x, at.y - age * 24}, clampf(r.w * 0.16f, 24, 40), words, 3,
                 effect_color(t->g, COL_ACCENT, motion_fade(age, 0, 0.3f)));
    ui_mark(t->ui, "streak", "text", r, words);
}

/* A coin turns on its way from the enemy to the seat, and then its worth rises there. */
static void scored(Table *t, const Event *e, float age)
{
    enum { COIN_MS = 320 };
    const MonstrousMemory *memory = t->event_memory;
    char words[SENTENCE_MAX];
    float u = age * SCENE_MS / COIN_MS;
    if (memory != NULL)
        streak(t, memory, age);
    Rect seat = t->at->seat[e->seat];
    SDL_FPoint to = motion_middle(seat);
    to.x = seat.x > t->in->w / 2 ? seat.x + seat.w - seat.h / 2 : seat.x + seat.h / 2;
    if (u < 1 && memory != NULL && memory->struck > 0) {
        Rect from = t->at->panel[AT_ENEMY + memory->struck - 1];
        SDL_FPoint m = motion_between(motion_middle(from), to, ease_at(EASE_IN_OUT, u));
        gfx_coin(t->g, e->other, m.x, m.y - motion_hop(u, 60), 46 + 14 * motion_hop(u, 1));
        return;
    }
    say(words, sizeof words, SAY("{n}"), say_signed("n", e->other));
    effect_halo(t->g, rect(to.x - seat.h / 2, to.y - seat.h / 2, seat.h, seat.h), seat.h / 2,
                gfx_color(t->g, COL_ACCENT), motion_part(age, 0.32f, 0.8f));
    effect_words(t->g, (SDL_FPoint){to.x, to.y - age * 30}, 30, words, 2, effect_color(t->g, COL_GOOD, 1 - age * 0.8f));
}

static void says(Table *t, const Event *e, float age)
{
    char words[SENTENCE_MAX] = "", more[SENTENCE_MAX] = "";
    int caller = monstrous_caller(t);
    switch (e->kind) {
    case EV_REGENERATED:
        say(words, sizeof words, SAY("The Troll is back: hit exactly {n}"), say_n("n", e->n));
        break;
    case EV_TRIGGERED:
        say(words, sizeof words, SAY("{who} has {n:1 point|{n} points}"), say_s("who", seat_name(t, e->seat)),
            say_n("n", monstrous_of(t->in->s)->score[e->seat]));
        say(more, sizeof more, SAY("Round {n} will be the last."), say_n("n", e->n));
        break;
    case EV_OUT:
        say(words, sizeof words, SAY("{who} has no unwounded hero left"), say_s("who", seat_name(t, e->seat)));
        break;
    case EV_FINAL:
        say(words, sizeof words, SAY("The last round"));
        say(more, sizeof more,
            SAY("Everyone has one more turn. {known:{who} leads with {n:1 point|{n} points}|The best score is {n:1 "
                "point|{n} points}}."),
            say_is("known", caller != NO_SEAT && monstrous_of(t->in->s)->score[caller] == best_score(t->in->s)),
            say_s("who", caller == NO_SEAT ? "" : seat_name(t, caller)), say_n("n", best_score(t->in->s)));
        break;
    default:
        break;
    }
    banner(t, words, more, age);
}

static void duel(Table *t, const Event *e, float age)
{
    (void)e;
    banner(t, T_("Final Showdown"), T_("Only defeated enemies count."), age);
}

static bool is_foe(const Event *e)
{
    return e->def < DEF_MONSTER;
}

static const EventScene scenes[] = {
    {EV_BREATH, .ms = SCENE_MS, .draw = fire},
    {EV_PARALYSIS, .ms = SCENE_MS, .draw = gaze},
    {EV_STONE, .ms = SCENE_MS, .draw = stone},
    {EV_WOUNDED, .ms = SCENE_MS, .draw = wounded},
    {EV_TREATED, .ms = SCENE_MS, .draw = healed},
    {EV_MENDED, .ms = SCENE_MS, .draw = healed},
    {EV_HIT, .ms = SCENE_MS, .draw = hit},
    {EV_RAGE, .ms = SCENE_MS, .draw = struck},
    {EV_HEAD, .ms = SCENE_MS, .draw = struck},
    {EV_DEFEATED, .ms = FOE_FALLS_MS, .only = is_foe, .draw = falls},
    {EV_DEFEATED, .ms = EPIC_FALLS_MS, .draw = falls},
    {EV_SCORED, .ms = SCENE_MS, .draw = scored},
    {EV_APPEARED, .ms = SCENE_MS, .draw = arrival},
    {EV_TROLL, .ms = SCENE_MS, .draw = troll_die},
    {EV_REGENERATED, .ms = BANNER_MS, .draw = says},
    {EV_TRIGGERED, .ms = BANNER_MS, .draw = says},
    {EV_OUT, .ms = BANNER_MS, .draw = says},
    {EV_DUEL, .ms = BANNER_MS, .draw = duel},
    {EV_FINAL, .ms = BANNER_MS, .draw = says},
};
static const EventScenes all_scenes = {scenes, sizeof scenes / sizeof *scenes, .still = 0.5f, .steady = true,
                                       .every = 33};

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

/* Returns where a cry of that size is seen at the seat: below its bar and marks, or above those of the near seat, so that
 * its points stay visible. */
static Rect cry_at(const Table *t, int seat, float w, float h)
{
    Rect r = t->at->panel[AT_SEAT + seat];
    bool near = seat == t->in->near, right = r.x > t->in->w / 2;
    return rect(right ? r.x + r.w - w : r.x, near ? r.y - h - 2 : r.y + r.h + 2, w, h);
}

/* Draws "takes the lead" at the seat that has just taken it. */
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
        Rect seat = t->at->seat[e->seat];
        float h = line_of(t->in, 24);
        say(words, sizeof words, SAY("takes the lead"));
        Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_ONACCENT, ALIGN_CENTER);
        style = gfx_text_fit(t->g, style, 11, 0.5f, seat.w - 16, words);
        Rect tag = cry_at(t, e->seat, gfx_text_width(t->g, style, words) + 24, h);
        gfx_fade(t->g, motion_fade(age, 0, 0.25f));
        effect_light(
            t->g, rect(seat.x - 6, seat.y - 10, seat.w + 12, seat.h + 16), /* the name is higher than its face */
            (Light){.radius = 10, .reach = 14, .strength = 1, .corner = 10, .thick = 3}, gfx_color(t->g, COL_ACCENT));
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
    event_scenes_draw(t, &all_scenes);
}

/* ---- attack ---------------------------------------------------------------------------------------------------- */

/* Draws an attack: the dice of the sum fly onto the monster one after the other, it shakes, they go back to their
 * places. Also a miss by one, which no rule knows: when a turn ends whose best sum was one short of a monster, that
 * one shakes and says so. With reduced motion nothing flies or shakes; the words appear. */

enum { SHAKE_MS = 200, MISSED_MS = 1500, ATTACK_MS = 1100 };

/* ---- dice that strike -------------------------------------------------------------------------------------------- */

/* Returns the attack that is being shown; *age: ms since it began; NULL: none. */
static const Event *attack_now(const Table *t, float *age)
{
    const PastEvent *told = event_moving(t, EV_HIT, NO_PIECE);
    *age = told ? (float)(int32_t)(t->now - told->at) : 0;
    return told && *age <= ATTACK_MS ? &told->e : NULL;
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

/* Returns how long die k of n flies: the last one that decides about an epic monster takes its time. */
static float flight_ms(const Event *e, int k, int n)
{
    bool slow = e->def >= DEF_MONSTER && n > 1 && k == n - 1;
    return slow ? 2 * HIT_MS : HIT_MS;
}

float monstrous_hit_ms(const Event *e)
{
    int n = __builtin_popcount(e->why);
    bool slow = e->def >= DEF_MONSTER && n > 1;
    return slow ? (float)((n - 1) * HIT_APART_MS) + flight_ms(e, n - 1, n) : HIT_MS;
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
    float ms = age - (float)(k * HIT_APART_MS), fly = flight_ms(e, k, n), go = motion_part(ms, 0, fly),
          back = motion_part(ms, fly + 0.1f * HIT_MS, fly + 1.1f * HIT_MS);
    if (back >= 1)
        return false;
    Rect card = target_of(t, e), plank = monstrous_plank(t->in, t->at, card, n);
    bool laid = e->seat == t->in->near; /* on the plank; those of others strike from where they lie */
    SDL_FPoint on_plank = {plank.x + plank.w * ((float)k + 0.5f) / (float)(n + 1), plank.y + plank.h * 0.5f},
               from = laid ? on_plank : motion_middle(home), foe = motion_middle(card),
               m = go < 1 ? motion_between(from, foe, ease_at(EASE_IN_QUAD, go))
                          : motion_between(foe, motion_middle(home), ease_out(back));
    float size = go < 1 && laid ? plank.h + (home.w - plank.h) * go : home.w;
    m.y -= go < 1 ? motion_hop(go, 60) : motion_hop(back, 40);
    *at = rect(m.x - size / 2, m.y - size / 2, size, size);
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
    const MonstrousMemory *m = t->event_memory;
    if (m == NULL || !(m->told & bit_of_foe(t->in->s, monstrous_at(t->in->s, position))) || is_throwing(t->in->s))
        return -1;
    const PastEvent *told = event_latest(t, EV_ENDED, NO_PIECE);
    float age = told ? (float)(int32_t)(t->now - told->at) / MISSED_MS : 1;
    return age < 1 ? fmaxf(age, 0) : -1;
}

float monstrous_shake(const Table *t, int position)
{
    float age = 0, missed = monstrous_missed(t, position);
    const Event *e = attack_now(t, &age);
    if (e != NULL && position_of(t->in->s, e->piece) == position && age > monstrous_hit_ms(e)) {
        int n = __builtin_popcount(e->why);
        float since = age - monstrous_hit_ms(e), all = SHAKE_MS + (float)((n - 1) * HIT_APART_MS);
        return motion_shake(since, all, 6, 0.09f);
    }
    if (missed < 0 || ui_reduced_motion(t->ui))
        return 0;
    return motion_shake(missed * MISSED_MS, 480, 7, 0.04f);
}

/* ---- one short --------------------------------------------------------------------------------------------------- */

/* Returns the enemies, as bits by position, that no sum of the seat's dice hits but one would with 1 more. */
static unsigned monstrous_one_short(const State *s, int seat)
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

/* Returns the position of an enemy, or of the Hydra for one of its heads; -1: none. */
static int position_struck(const State *s, PieceId p)
{
    bool head = p != NO_PIECE && s->piece[p].def >= DEF_HEAD && s->piece[p].def < DEF_BOLT;
    for (int i = 0; i < ENEMIES && head; i++) {
        PieceId q = monstrous_at(s, i);
        if (q != NO_PIECE && s->piece[q].face == MONSTER_HYDRA)
            return i;
    }
    return position_of(s, p);
}

/* Notes where an enemy falls: its gap stays as it is until the end of the turn. */
static void hear_of_falls(MonstrousMemory *m, const State *s, const Event *e)
{
    if (e->kind == EV_HIT || e->kind == EV_RAGE)
        m->struck = (uint8_t)(position_struck(s, e->piece) + 1);
    if (e->kind == EV_DEFEATED && m->struck > 0 && e->piece != NO_PIECE) {
        m->fell[s->piece[e->piece].def - DEF_ENEMY] = m->struck;
        m->wide |= (uint8_t)(e->def >= DEF_MONSTER ? 1u << (m->struck - 1) : 0);
    }
    if (e->kind == EV_ENDED) {
        m->wide = 0;
        memset(m->fell, 0, sizeof m->fell);
    }
}

/* Notes at the end of a turn which enemies its last dice missed by one, until their die rolls again; who called the last
 * round; and where enemies fall. */
void monstrous_hear(void *memory, const State *s, int eyes, const Event *e)
{
    MonstrousMemory *m = memory;
    (void)eyes;
    _Static_assert(sizeof *m <= BOARD_EVENT_MEMORY, "MonstrousMemory fits into BOARD_EVENT_MEMORY");
    hear_of_falls(m, s, e);
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
    const MonstrousMemory *m = t->event_memory;
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
