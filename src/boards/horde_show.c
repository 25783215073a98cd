/* SPDX-License-Identifier: MIT
 * The moment a battle of Horde is decided: the losers' rows dim, the winner's is edged in gold, the token falls onto it and
 * strikes, and then it is said who won what by how many.  A tie breaks the token.  It belongs to an event that was told a moment ago;
 * the story waits for it, and any press goes on. */
#include <math.h>

#include "boards/horde_draw.h"
#include "core/say.h"
#include "core/table.h"

/* Milliseconds at normal speed. */
enum { DIM = 240, FALL = 420, STRIKE = 620, LIES = 800, CRACK = 560, PARTED = 760, TOKEN_MOST = 156 };

static const Told *decision(const Table *t, float *ms)
{
    float speed = ui_speed(t->ui);
    for (int i = 0; i < t->nrecent && speed > 0; i++) {
        const Told *told = &t->recent[i];
        if (told->e.kind != EV_WON && told->e.kind != EV_TIED)
            continue;
        *ms = (float)(t->now - told->at) / speed;
        return *ms < HORDE_SHOW_MS ? told : NULL;
    }
    return NULL;
}

bool horde_shows_decision(const Table *t)
{
    float ms;
    return t->in->s->phase >= PHASE_BATTLE && decision(t, &ms) != NULL;
}

/* 0 before `from`, 1 after `to`. */
static float part(float ms, float from, float to)
{
    return clampf((ms - from) / (to - from), 0, 1);
}

static int best_count(const State *s)
{
    int best = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        best = horde_strength(s, seat) > best ? horde_strength(s, seat) : best;
    return best;
}

/* The counts that matter: of who won, and of the best of the others. */
static int runner_up(const State *s, int winner)
{
    int best = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seat != winner && horde_strength(s, seat) > best)
            best = horde_strength(s, seat);
    return best;
}

static void dim(Table *t, int seat, float ms)
{
    Rect r = t->at->panel[AT_LANE + seat];
    if (r.h >= 10)
        gfx_round(t->g, r, 12, (Color){8, 14, 12, (uint8_t)(140 * part(ms, 0, DIM))});
}

static void edge(Table *t, int seat, float ms, Color c)
{
    Rect r = t->at->panel[AT_LANE + seat];
    float u = part(ms, DIM * 0.75f, FALL);
    if (r.h < 10 || u <= 0)
        return;
    gfx_glow(t->g, r, 12, 4 + 10 * u, color_alpha(c, 0.45f * u));
    gfx_frame(t->g, r, 12, 3, color_alpha(c, u));
}

/* Where the token comes to lie, and how large: over the number at the end of the row. */
static Rect resting_place(const Table *t, int seat)
{
    Rect r = t->at->panel[AT_LANE + seat], count = t->at->panel[AT_COUNT + seat];
    float size = clampf(fminf(r.h * 0.86f, count.w * 1.3f), 40, TOKEN_MOST);
    float x = fminf(count.x + count.w / 2, r.x + r.w - size / 2 - 6);
    return rect(x - size / 2, r.y + (r.h - size) / 2, size, size);
}

/* Between the rows of those who tie. */
static Rect tied_place(const Table *t)
{
    const State *s = t->in->s;
    Rect all = {0};
    int best = best_count(s);
    for (int seat = 0; seat < s->nseats; seat++)
        if (horde_strength(s, seat) == best) {
            Rect r = resting_place(t, seat);
            all = rect_is_empty(all)
                      ? r
                      : rect(r.x, fminf(all.y, r.y), r.w, fmaxf(all.y + all.h, r.y + r.h) - fminf(all.y, r.y));
        }
    return rect(all.x, all.y + all.h / 2 - all.w / 2, all.w, all.w);
}

static void rays(Table *t, Rect r, float ms)
{
    float u = part(ms, STRIKE, STRIKE + 320), x = r.x + r.w / 2, y = r.y + r.h / 2,
          turn = 0.07f * part(ms, STRIKE, 1500);
    if (u <= 0)
        return;
    float reach = r.w * (0.52f + 0.34f * u), alpha = 0.30f * (1 - 0.6f * part(ms, 1400, HORDE_SHOW_MS));
    for (int i = 0; i < 24; i += 2) {
        float a = (float)i * 0.2618f + turn;
        gfx_line(t->g, x + cosf(a) * r.w * 0.5f, y + sinf(a) * r.w * 0.5f, x + cosf(a) * reach, y + sinf(a) * reach,
                 r.w * 0.05f, color_alpha(gfx_color(t->g, COL_ACCENT), alpha));
    }
    if (u < 1) {
        float ring = r.w * (0.45f + 0.37f * u);
        gfx_frame(t->g, rect(x - ring, y - ring, 2 * ring, 2 * ring), ring, 4,
                  (Color){255, 244, 214, (uint8_t)(230 * (1 - u))});
    }
    for (int i = 0; i < 7; i++) { /* sparks */
        float a = 0.5f + (float)i * 0.9f, v = part(ms, STRIKE, STRIKE + 420), far = r.w * (0.5f + 0.5f * v);
        gfx_disc(t->g, x + cosf(a) * far, y + sinf(a) * far - 10 * v, 3.5f * (1 - v), (Color){255, 240, 190, 255});
    }
}

/* From the heading down onto the row, larger than it will be, smaller, and there. */
static void falling_token(Table *t, int value, Rect r, float ms)
{
    Rect from = t->at->panel[AT_HEAD];
    float u = part(ms, FALL, STRIKE), settle = part(ms, STRIKE, LIES);
    if (u <= 0)
        return;
    float x = r.x + r.w / 2, y = r.y + r.h / 2, fall = u * u;
    float cx = from.x + 90 + (x - from.x - 90) * u, cy = from.y + 36 + (y - from.y - 36) * fall;
    float scale = u < 1 ? 0.4f + 0.72f * u : 1.12f - 0.12f * settle;
    gfx_disc(t->g, cx + 4, cy + 8, r.w * 0.48f * scale, (Color){0, 0, 0, 90});
    gfx_coin(t->g, value, cx, cy, r.w * scale);
}

/* Two halves that part and fall. */
static void broken_token(Table *t, int value, Rect r, float ms)
{
    float u = part(ms, CRACK, PARTED), fall = part(ms, 1500, HORDE_SHOW_MS - 200), gap = 13 * u + 3;
    if (ms < CRACK) {
        falling_token(t, value, r, ms + (STRIKE - CRACK));
        return;
    }
    gfx_fade(t->g, 1 - fall);
    for (int half = 0; half < 2; half++) {
        float side = half ? 1.0f : -1.0f, drop = r.h * 0.5f * fall * fall + (half ? 6 : 0) * u;
        Rect at = rect(r.x + side * gap, r.y + drop, r.w, r.h);
        gfx_clip(t->g, half ? rect(at.x + at.w / 2, at.y - 20, at.w, at.h + 40)
                            : rect(at.x - at.w / 2, at.y - 20, at.w, at.h + 40));
        gfx_coin(t->g, value, at.x + at.w / 2, at.y + at.h / 2, r.w);
        gfx_round(t->g, at, r.w / 2, (Color){40, 44, 52, (uint8_t)(110 * u)});
        gfx_unclip(t->g);
    }
    gfx_fade(t->g, 1);
}

static void sentence(const Table *t, const Told *told, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    const char *kind = kind_name(told->e.def - DEF_BATTLE);
    if (told->e.kind == EV_TIED)
        say(out, SENTENCE_MAX, SAY("A tie at {n}: nobody gets the {value}"), say_n("n", best_count(s)),
            say_n("value", told->e.n));
    else if (told->e.n < 0)
        say(out, SENTENCE_MAX, SAY("{who} must take the {value}, {n} to {m}"), say_s("who", seat_name(t, told->e.seat)),
            say_n("value", told->e.n), say_n("n", horde_strength(s, told->e.seat)),
            say_n("m", runner_up(s, told->e.seat)));
    else
        say(out, SENTENCE_MAX, SAY("{who} wins the {kind} battle, {n} to {m}"),
            say_s("who", seat_name(t, told->e.seat)), say_s("kind", kind), say_n("n", horde_strength(s, told->e.seat)),
            say_n("m", runner_up(s, told->e.seat)));
}

/* Where the cards in the row end. */
static float cards_end(const Table *t, Rect lane)
{
    float end = lane.y;
    for (PieceId p = 0; p < t->in->s->npieces; p++) {
        const Spot *spot = &t->at->piece[p];
        if (spot->shown && horde_game.place[t->in->s->piece[p].place].group == GROUP_FIELD && spot->r.y >= lane.y &&
            spot->r.y < lane.y + lane.h)
            end = fmaxf(end, spot->r.y + spot->r.h);
    }
    return end;
}

/* On a plate of its own, below the cards where there is room, else over them. */
static void words(Table *t, const Told *told, Rect lane, Rect token, float ms)
{
    float u = part(ms, 640, 760), w = token.x - lane.x - 28;
    char text[SENTENCE_MAX];
    if (u <= 0 || w < 80)
        return;
    sentence(t, told, text);
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 30, COL_TEXT, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 15, 1, w - 28, text);
    float h = gfx_text_height(t->g, style) + 16, tw = fminf(gfx_text_width(t->g, style, text) + 36, w);
    float end = cards_end(t, lane), y = lane.y + (lane.h - h) / 2;
    if (told->e.kind == EV_WON && end + h + 8 <= lane.y + lane.h)
        y = (end + lane.y + lane.h - h) / 2;
    Rect plate = rect(lane.x + 14 + (w - tw) / 2, y + 6 * (1 - u), tw, h);
    gfx_fade(t->g, u);
    gfx_shadow(t->g, plate, 12, 2);
    gfx_round(t->g, plate, 12, color_alpha(gfx_color(t->g, COL_WELL), 0.94f));
    gfx_frame(t->g, plate, 12, 1.5f,
              color_alpha(gfx_color(t->g, told->e.kind == EV_TIED ? COL_TEXT2 : COL_ACCENT), 0.9f));
    gfx_fade(t->g, 1);
    (void)ui_label(t->ui, style, rect(plate.x + 4, plate.y + 8, plate.w - 8, h - 16), text);
}

void horde_draw_decision(Table *t)
{
    float ms;
    const Told *told = decision(t, &ms);
    const State *s = t->in->s;
    if (!told || s->phase < PHASE_BATTLE)
        return;
    if (ui_reduced_motion(t->ui)) /* nothing falls or shines: it lies there */
        ms = fmaxf(ms, STRIKE + 430);
    bool tie = told->e.kind == EV_TIED;
    int best = best_count(s);
    Color gold = gfx_color(t->g, COL_ACCENT), steel = {200, 212, 228, 255}, coral = gfx_color(t->g, COL_BAD);
    for (int seat = 0; seat < s->nseats; seat++) {
        bool up = tie ? horde_strength(s, seat) == best : seat == told->e.seat;
        if (up)
            edge(t, seat, ms, tie ? steel : told->e.n < 0 ? coral : gold);
        else
            dim(t, seat, ms);
    }
    Rect token = tie ? tied_place(t) : resting_place(t, told->e.seat);
    Rect lane = tie ? rect(t->at->panel[AT_LANE].x, token.y, t->at->panel[AT_LANE].w, token.h)
                    : t->at->panel[AT_LANE + told->e.seat];
    if (!tie && told->e.n > 0 && !ui_reduced_motion(t->ui))
        rays(t, token, ms);
    if (tie)
        broken_token(t, told->e.n, token, ms);
    else
        falling_token(t, told->e.n, token, ms);
    words(t, told, lane, token, ms);
    ui_wake(t->ui, 0);
}
