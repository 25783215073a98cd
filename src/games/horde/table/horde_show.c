/* SPDX-License-Identifier: MIT
 * The moment a battle is decided: the losers' rows dim and shrink, the winner's grows on gold, the token drops onto
 * it; only then the result is announced and counted, and the token flies to its winner. In a tie it breaks. All of
 * this belongs to a recent event; the story waits for it, and any press continues. */
#include <math.h>

#include "games/horde/table/horde_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

/* Milliseconds at normal speed; TOKEN_MOST: px. */
enum {
    DIM = 240,
    EDGE = 180,
    FALL = 420,
    DROPS = 620,
    STRIKE = HORDE_STRIKE_MS,
    LIES = 1000,
    PARTED = STRIKE + 200,
    BOXED = 3500,
    LEAVES = 3900,
    TOKEN_MOST = 156
};

static const PastEvent *decision(const Table *t, float *ms)
{
    float speed = ui_speed(t->ui);
    for (int i = 0; i < t->nrecent && speed > 0; i++) {
        const PastEvent *told = &t->recent[i];
        if (told->e.kind != EV_WON && told->e.kind != EV_TIED)
            continue;
        *ms = (float)(t->now - told->at) / speed;
        return *ms < HORDE_SHOW_MS && t->in->s->phase >= PHASE_BATTLE ? told : NULL;
    }
    return NULL;
}

bool horde_shows_decision(const Table *t)
{
    float ms;
    return decision(t, &ms) != NULL;
}

bool horde_token_is_due(const Table *t)
{
    float ms;
    return decision(t, &ms) == NULL || ms <= (ui_reduced_motion(t->ui) ? STRIKE : FALL);
}

bool horde_token_is_shown(const Table *t, PieceId p)
{
    float ms;
    return decision(t, &ms) != NULL && ms >= FALL && horde_decided(t->in).token == p;
}

/* ---- the rows ---------------------------------------------------------------------------------------------------- */

/* Returns how far the rows have moved to their present places, 0 to 1. */
static float turned(const Table *t)
{
    float speed = ui_speed(t->ui);
    for (int i = 0; i < t->nrecent && speed > 0 && !ui_reduced_motion(t->ui); i++) {
        const PastEvent *told = &t->recent[i];
        if (told->e.kind != EV_WON && told->e.kind != EV_TIED && told->e.kind != EV_BATTLE)
            continue;
        return ease_out(motion_part(event_age(t, told), 0, DIM));
    }
    return 1;
}

Rect horde_lane_now(const Table *t, int seat)
{
    HordeDecided how = horde_decided(t->in), was = how;
    was.stands = !how.stands;
    Rect to = horde_lane(t->in, t->at, how, seat);
    float u = turned(t);
    if (u >= 1)
        return to;
    Rect from = horde_lane(t->in, t->at, was, seat);
    ui_wake(t->ui, 0);
    return rect(to.x, from.y + (to.y - from.y) * u, to.w, from.h + (to.h - from.h) * u);
}

static bool is_top(HordeDecided how, int seat)
{
    return how.stands && (how.seat == NO_SEAT ? how.tops >> seat & 1 : how.seat == seat);
}

static Color edge_of(const Table *t, HordeDecided how, int value)
{
    Color steel = {200, 212, 228, 255};
    return how.seat == NO_SEAT ? steel : gfx_color(t->g, value < 0 ? COL_BAD : COL_ACCENT);
}

/* Draws the ground of a winning row: gold, or red for a negative token; of tied rows: steel. */
void horde_draw_won_ground(Table *t, int seat, Rect r)
{
    float ms;
    const PastEvent *told = decision(t, &ms);
    HordeDecided how = horde_decided(t->in);
    if (told && is_top(how, seat) && !gfx_is_contrast(t->g))
        gfx_gradient(t->g, r, 12, color_alpha(edge_of(t, how, told->e.n), 0.34f * motion_part(ms, EDGE, FALL)),
                     color_alpha(edge_of(t, how, told->e.n), 0.16f * motion_part(ms, EDGE, FALL)));
}

/* Returns how long after the weakest loser that seat's row goes dark. */
static float dims_after(const Table *t, HordeDecided how, int seat)
{
    enum { APART = 60 };
    int before = 0, mine = horde_strength(t->in->s, seat);
    for (int q = 0; q < t->in->s->nseats; q++) {
        int n = horde_strength(t->in->s, q);
        before += !is_top(how, q) && (n < mine || (n == mine && q < seat));
    }
    return (float)(before * APART);
}

static void dim(Table *t, Rect r, float ms)
{
    gfx_round(t->g, r, 12, (Color){8, 14, 12, (uint8_t)(150 * motion_part(ms, 0, DIM))});
}

static void edge(Table *t, Rect r, float ms, Color c)
{
    float u = motion_part(ms, EDGE, FALL);
    if (u <= 0)
        return;
    effect_light(t->g, r, (Light){.radius = 12, .reach = 4 + 10 * u, .strength = 0.45f * u, .corner = 12, .thick = 3},
                 color_alpha(c, u));
}

/* ---- the token --------------------------------------------------------------------------------------------------- */

/* Returns size and place of the token's landing: in the winner's column, or before the counts of a tie. */
static Rect resting_place(const Table *t, HordeDecided how)
{
    Rect all = {0};
    float least = TOKEN_MOST;
    for (int seat = 0; seat < t->in->s->nseats; seat++) {
        Rect lane = t->at->panel[AT_LANE + seat], count = t->at->panel[AT_COUNT + seat];
        if (!is_top(how, seat))
            continue;
        least = how.seat == NO_SEAT ? fminf(least, lane.h * 0.9f) : fminf(least, fminf(lane.h * 0.8f, count.w));
        float top = rect_is_empty(all) ? lane.y : fminf(all.y, lane.y),
              end = rect_is_empty(all) ? lane.y + lane.h : fmaxf(all.y + all.h, lane.y + lane.h);
        all = rect(count.x, top, count.w, end - top);
    }
    float size = clampf(least, 40, TOKEN_MOST);
    float x = how.seat == NO_SEAT ? all.x - size / 2 - 8 : all.x + all.w / 2;
    return rect(x - size / 2, all.y + (all.h - size) / 2, size, size);
}

/* Returns where the token flies to: its winner's portrait. */
static Rect token_home(const Table *t, HordeDecided how)
{
    return rect_center(t->at->seat[how.seat], 30, 30);
}

/* Draws the blow of a token that lands: rays that turn slowly, a ring and sparks. */
static void strike(Table *t, Rect r, float ms)
{
    float u = motion_part(ms, STRIKE, STRIKE + 320), alpha = 0.26f * (1 - motion_part(ms, 1600, LEAVES));
    SDL_FPoint m = motion_middle(r);
    if (u > 0 && alpha > 0.01f)
        effect_rays(t->g, m,
                    (Rays){.n = 24,
                           .from = r.w * 0.46f,
                           .to = r.w * (0.5f + 0.34f * u),
                           .other = r.w * (0.5f + 0.2f * u),
                           .turn = 0.07f * motion_part(ms, STRIKE, LEAVES),
                           .thick = r.w * 0.055f},
                    effect_color(t->g, COL_ACCENT, alpha));
    if (u > 0 && u < 1)
        effect_ring(t->g, m, r.w * (0.45f + 0.37f * u), 4, (Color){255, 244, 214, (uint8_t)(230 * (1 - u))});
    effect_sparks(t->g, m, r.w, 7, (Color){255, 240, 190, 255}, motion_part(ms, STRIKE, STRIKE + 420));
}

/* Sizes of the token in motion, as shares of its full size: few, so that all can be scaled ahead. */
static const float sizes[] = {1.12f, 1, 0.85f, 0.7f, 0.55f, 0.4f, 0.28f};
enum { SIZES = sizeof sizes / sizeof *sizes };

static float like(float size, float full)
{
    return motion_nearest(sizes, SIZES, full, size);
}

static void scale_ahead(Table *t, int value, Rect r)
{
    gfx_fade(t->g, 0);
    for (int i = 0; i < SIZES; i++)
        gfx_coin(t->g, value, r.x + r.w / 2, r.y + r.h / 2, r.w * sizes[i]);
    gfx_fade(t->g, 1);
}

/* Draws a coin on its edge while it turns; false: its face is to be seen. */
static bool turning(Table *t, float x, float y, float size, float u)
{
    float wide = fabsf(cosf(6.2831853f * u));
    if (u <= 0 || u >= 1 || wide > 0.7f)
        return false;
    float w = fmaxf(size * wide, size * 0.12f);
    Rect r = rect(x - w / 2, y - size / 2, w, size);
    gfx_round(t->g, r, w / 2, (Color){92, 60, 14, 255});
    gfx_round(t->g, rect_inset(r, 2), w / 2 - 2, (Color){236, 190, 84, 255});
    return true;
}

/* Draws the token: it rises from the heading and turns, drops onto the row, overshoots its size, rests, and flies to its
 * winner. */
static void whole_token(Table *t, int value, Rect r, HordeDecided how, float ms)
{
    Rect from = horde_heading_coin(t);
    float rise = motion_part(ms, FALL, DROPS), fall = motion_part(ms, DROPS, STRIKE),
          away = motion_part(ms, LEAVES, HORDE_SHOW_MS);
    if (rise <= 0) {
        scale_ahead(t, value, r);
        return;
    }
    float x = r.x + r.w / 2, y = r.y + r.h / 2, size = r.w * (1.12f - 0.12f * motion_part(ms, STRIKE, LIES));
    if (fall < 1) {
        float fx = from.x + from.w / 2, fy = from.y + from.h / 2;
        x = fx + (x - fx) * fall;
        y = fy + (y - fy) * fall * fall - 40 * ease_out(rise) * (1 - fall);
        size = from.w + (r.w * 1.12f - from.w) * fall;
    }
    size = away > 0 ? size : like(size, r.w);
    if (away > 0 && how.seat != NO_SEAT) {
        Rect home = token_home(t, how);
        float u = ease_at(EASE_SMOOTH, away);
        x += (home.x + home.w / 2 - x) * u;
        y += (home.y + home.h / 2 - y) * u - motion_hop(u, 30);
        size = u < 1 ? like(size + (home.w - size) * u, r.w) : home.w;
    }
    Rect under = rect(x - size * 0.46f, y - size * 0.42f, size * 0.96f, size * 0.96f);
    gfx_round(t->g, under, value < 0 ? size * 0.2f : size * 0.48f, (Color){0, 0, 0, 90});
    if (value < 0 || !turning(t, x, y, size, rise))
        gfx_coin(t->g, value, x, y, size);
}

typedef struct {
    int value;
    float w;
    Color grey; /* over it: it has lost its worth */
} BrokenToken;

static void half_token(void *of, Gfx *g, float x, float y)
{
    const BrokenToken *b = of;
    gfx_coin(g, b->value, x, y, b->w);
    gfx_disc(g, x, y, b->w * 0.47f, b->grey);
}

/* Draws the token of a tie: it breaks, its halves part, and at the end they fall. */
static void broken_token(Table *t, int value, Rect r, float ms)
{
    float u = motion_part(ms, STRIKE, PARTED), fall = ease_at(EASE_IN_QUAD, motion_part(ms, BOXED, LEAVES));
    float off = (t->in->h - r.y) / r.h; /* over the lower edge of the table */
    BrokenToken b = {.value = value, .w = r.w, .grey = {58, 64, 74, (uint8_t)(130 * u)}};
    effect_broken(t->g, r, u, off * fall, half_token, &b);
}

static void tie_tag(Table *t, Rect r)
{
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    const char *words = T_("A tie: lost");
    float w = gfx_text_width(t->g, style, words) + 28, h = gfx_text_height(t->g, style) + 8;
    Rect felt = t->at->felt,
         tag = rect(clampf(r.x + (r.w - w) / 2, felt.x + 8, felt.x + felt.w - w - 8), r.y + r.h + 4, w, h);
    gfx_round(t->g, tag, 8, color_alpha(gfx_color(t->g, COL_WELL), 0.94f));
    gfx_frame(t->g, tag, 8, 1.5f, gfx_color(t->g, COL_TEXT2));
    (void)ui_label(t->ui, style, tag, words);
}

static void token(Table *t, const PastEvent *told, HordeDecided how, float ms)
{
    Rect r = resting_place(t, how);
    if (ui_reduced_motion(t->ui)) { /* nothing falls or shines: the token fades in and out */
        if (ms < STRIKE)
            return;
        gfx_fade(t->g, fminf(motion_part(ms, STRIKE, STRIKE + 120), 1 - motion_part(ms, LEAVES, HORDE_SHOW_MS)));
        ms = fmaxf(LIES, fminf(ms, BOXED));
    } else if (told->e.kind == EV_WON && told->e.n > 0) {
        gfx_clip(t->g, t->at->felt);
        strike(t, r, ms);
        gfx_unclip(t->g);
    }
    if (how.seat == NO_SEAT && ms >= STRIKE) {
        broken_token(t, told->e.n, r, ms);
        if (!ui_reduced_motion(t->ui))
            gfx_fade(t->g, motion_part(ms, LIES, LIES + 180) - motion_part(ms, BOXED, LEAVES));
        tie_tag(t, r);
    } else {
        whole_token(t, told->e.n, r, how, ms);
    }
    gfx_fade(t->g, 1);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static void sentence(const Table *t, const PastEvent *told, HordeDecided how, char out[SENTENCE_MAX])
{
    if (told->e.n < 0)
        say(out, SENTENCE_MAX, SAY("{who} must take the {value}, {n} to {m}"), say_s("who", seat_name(t, told->e.seat)),
            say_n("value", told->e.n), say_n("n", how.best), say_n("m", how.next));
    else
        say(out, SENTENCE_MAX, SAY("{who} wins the {kind} battle, {n} to {m}"),
            say_s("who", seat_name(t, told->e.seat)), say_s("kind", kind_name(told->e.def - DEF_BATTLE)),
            say_n("n", how.best), say_n("m", how.next));
}

/* Writes the result below the winner's cards. */
static void words(Table *t, const PastEvent *told, HordeDecided how, float ms)
{
    if (how.seat == NO_SEAT)
        return;
    Rect r = horde_lane_words(t->in, t->at, how, how.seat, t->at->panel[AT_LANE + how.seat]);
    float u = motion_part(ms, STRIKE, STRIKE + 140);
    char text[SENTENCE_MAX];
    if (rect_is_empty(r) || u <= 0)
        return;
    sentence(t, told, how, text);
    Text style = gfx_text_fit(t->g, ui_style(t->ui, FACE_TITLE, 30, COL_TEXT), 15, 1, r.w, text);
    if (gfx_text_width(t->g, style, text) > r.w)
        return; /* the innkeeper says it, too */
    gfx_fade(t->g, u);
    (void)ui_label(t->ui, style, rect(r.x, r.y + 6 * (1 - u), r.w, r.h), text);
    gfx_fade(t->g, 1);
}

/* Says the innkeeper's comment, which depends on the result and not on chance. */
static void innkeeper(const PastEvent *told, HordeDecided how, char *out, size_t n)
{
    int margin = how.best - how.next;
    if (told->e.kind == EV_TIED)
        say(out, n, SAY("\u201c{n} each! Into the box with it.\u201d"), say_n("n", how.best));
    else if (told->e.n < 0)
        say(out, n, SAY("\u201cSomebody has to take it home.\u201d"));
    else if (how.demons > 0 && how.demons >= margin) /* they made the difference */
        say(out, n, SAY("\u201cAlways read a demon\u2019s small print!\u201d"));
    else if (margin == 1)
        say(out, n, SAY("\u201cBy a whisker!\u201d"));
    else if (margin > 2)
        say(out, n, SAY("\u201cThat was no contest.\u201d"));
    else
        say(out, n, SAY("\u201cWell fought. Who is next?\u201d"));
}

bool horde_tells(const Table *t, char *q, size_t qn, char *d, size_t dn)
{
    float ms;
    const PastEvent *told = decision(t, &ms);
    HordeDecided how = horde_decided(t->in);
    if (!told || !how.stands)
        return false;
    if (ms < STRIKE) /* the innkeeper says nothing yet */
        return true;
    innkeeper(told, how, q, qn);
    if (told->e.kind == EV_TIED)
        say(d, dn, SAY("A tie at {n}: nobody gets the {value}."), say_n("n", how.best), say_n("value", told->e.n));
    else if (told->e.n < 0)
        say(d, dn, SAY("{who} must take the {value}, {n} to {m}. Points so far: {sum}."),
            say_s("who", seat_name(t, told->e.seat)), say_n("value", told->e.n), say_n("n", how.best),
            say_n("m", how.next), say_n("sum", horde_taken(t->in->s, told->e.seat)));
    else
        say(d, dn, SAY("{who} wins the {kind} battle, {n} to {m}. Points so far: {sum}."),
            say_s("who", seat_name(t, told->e.seat)), say_s("kind", kind_name(told->e.def - DEF_BATTLE)),
            say_n("n", how.best), say_n("m", how.next), say_n("sum", horde_taken(t->in->s, told->e.seat)));
    return true;
}

/* Says what comes next; returns the share of the time until then that has passed, -1: no button. */
float horde_next(const Table *t, char *label, size_t n)
{
    float ms;
    const PastEvent *told = decision(t, &ms);
    if (!told || !horde_decided(t->in).stands || ms < STRIKE)
        return -1;
    int next = horde_next_battle(t->in->s);
    DefId card = next < 0 ? 0 : horde_battle_card(t->in->s, next);
    if (card)
        say(label, n, SAY("Next: {kind}"), say_s("kind", kind_name(card - DEF_BATTLE)));
    else
        say(label, n, SAY("Next: the scores"));
    return motion_part(ms, LIES, HORDE_SHOW_MS);
}

void horde_draw_decision(Table *t)
{
    float ms;
    const PastEvent *told = decision(t, &ms);
    HordeDecided how = horde_decided(t->in);
    if (!told || !how.stands)
        return;
    for (int seat = 0; seat < t->in->s->nseats; seat++) {
        Rect r = horde_lane_now(t, seat);
        if (r.h < 10)
            continue;
        if (is_top(how, seat))
            edge(t, r, ms, edge_of(t, how, told->e.n));
        else
            dim(t, r, ms - dims_after(t, how, seat));
    }
    token(t, told, how, ms);
    words(t, told, how, ms);
    ui_wake(t->ui, 0);
}

Rect horde_knocks(const Table *t, int seat, Rect count)
{
    enum { KNOCKS = 240, BACK = 360 };
    float ms;
    const PastEvent *told = decision(t, &ms);
    HordeDecided how = horde_decided(t->in);
    if (!told || told->e.kind != EV_TIED || !is_top(how, seat) || ui_reduced_motion(t->ui))
        return count;
    Rect coin = resting_place(t, how);
    SDL_FPoint from = motion_middle(count), to = motion_middle(coin);
    float apart = coin.h * 0.42f + count.h / 2;
    if (fabsf(from.y - to.y) < coin.h * 0.3f) /* between two others */
        to.x += apart;
    else
        to.y += from.y < to.y ? -apart : apart;
    float u = ms < STRIKE ? ease_at(EASE_IN_QUAD, motion_part(ms, STRIKE - KNOCKS, STRIKE))
                          : 1 - ease_at(EASE_SMOOTH, motion_part(ms, STRIKE, STRIKE + BACK));
    SDL_FPoint m = motion_between(from, to, u);
    return rect(m.x - count.w / 2, m.y - count.h / 2, count.w, count.h);
}

float horde_swells(const Table *t, PieceId p)
{
    enum { SWELLS = 180, SWOLLEN = 420, SHRINKS = STRIKE + 120, SHRUNK = STRIKE + 320 };
    const float by = 0.08f;
    float ms;
    int seat = horde_game.place[t->in->s->piece[p].place].seat;
    const PastEvent *told = decision(t, &ms);
    if (!told || told->e.kind != EV_WON || told->e.seat != seat || ui_reduced_motion(t->ui) ||
        horde_game.place[t->in->s->piece[p].place].group != GROUP_FIELD)
        return 1;
    return 1 + by * (ease_at(EASE_OUT_BACK, motion_part(ms, SWELLS, SWOLLEN)) - motion_part(ms, SHRINKS, SHRUNK));
}

float horde_hops(const Table *t, int seat)
{
    enum { HOP = 260 };
    float ms;
    const PastEvent *told = decision(t, &ms);
    if (!told || told->e.kind != EV_WON || told->e.seat != seat || told->e.n < 0 || ui_reduced_motion(t->ui))
        return 0;
    float since = ms - STRIKE;
    return since < 0 || since >= 2 * HOP ? 0 : motion_hop(fmodf(since, HOP) / HOP, 10);
}

float horde_sum_pop(const Table *t, int seat)
{
    float ms;
    const PastEvent *told = decision(t, &ms);
    return told && told->e.kind == EV_WON && told->e.seat == seat && ms >= STRIKE && !ui_reduced_motion(t->ui)
               ? motion_pop(motion_part(ms, STRIKE, STRIKE + 320), 0.35f)
               : 1;
}
