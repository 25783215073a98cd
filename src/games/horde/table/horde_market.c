/* SPDX-License-Identifier: MIT
 * The rounds of Horde and the Trickster's table: the track of Battle Cards with counts, the mat with the Pool, the near
 * seat's free slot, the supply. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/table.h"
#include "games/horde/table/horde_draw.h"
#include "gfx/mat.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

/* ---- memory of the round ----------------------------------------------------------------------------------------- */

void horde_hear_round(HordeShown *h, const Event *e)
{
    if (e->kind == EV_ROUND) {
        memcpy(h->before, h->picked, sizeof h->before);
        memset(h->picked, 0, sizeof h->picked);
    } else if (e->kind == EV_PICKED && e->seat < HORDE_SEATS) {
        for (int i = 0; i < HORDE_PICKED; i++)
            if (h->picked[e->seat][i] == 0) {
                h->picked[e->seat][i] = e->def;
                break;
            }
    }
}

int horde_share(const State *s, int seat, Kind kind)
{
    int n = horde_count(s, seat, kind);
    for (PieceId p = table_first(s, (PlaceId)(PLACE_FRONT + seat)); p != NO_PIECE; p = s->piece[p].next)
        n += horde_monster[s->piece[p].def].kinds >> kind & 1;
    return n;
}

int horde_share_of_others(const Table *t, int seat, Kind kind)
{
    int best = 0;
    for (int q = 0; q < t->in->s->nseats; q++) {
        if (q != seat && !horde_is_seen(t, q))
            return -1;
        if (q != seat && horde_share(t->in->s, q, kind) > best)
            best = horde_share(t->in->s, q, kind);
    }
    return best;
}

/* ---- the end of a round ------------------------------------------------------------------------------------------ */

/* Returns the share of the rest after a round that has passed; -1: none is over just now. */
static float rested(const Table *t)
{
    const PastEvent *told = event_latest(t, EV_PICKING_ENDED, NO_PIECE);
    float ms = told ? event_age(t, told) : -1;
    return ms >= 0 && ms < HORDE_REST_MS ? ms / HORDE_REST_MS : -1;
}

bool horde_tells_of_round(const Table *t, char *question, size_t qn, char *detail, size_t dn)
{
    if (rested(t) < 0)
        return false;
    say(question, qn, SAY("Round {n} is over"), say_n("n", t->in->s->round));
    say(detail, dn, SAY("Round {n} is over: all picks go to the hordes."), say_n("n", t->in->s->round));
    ui_wake(t->ui, 0);
    return true;
}

float horde_next_round(const Table *t, char *label, size_t n)
{
    float share = rested(t);
    if (share >= 0)
        say(label, n, SAY("{last:Next: the battles|Next round}"), say_is("last", t->in->s->round >= HORDE_ROUNDS));
    return share;
}

/* ---- moments of the round ----------------------------------------------------------------------------------------- */

enum { PASSES = 180 /* ms until a picked card passes the battles */, FLASH = 420, LANDS = 300, DUST = 420 };

/* Lights up the battles that a picked monster fights for. */
static void picked(Table *t, const Event *e, float u)
{
    if (!horde_is_monster(e->def) || e->seat >= t->in->s->nseats)
        return;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Rect cell = t->at->panel[AT_CELL + kind];
        if (horde_monster[e->def].kinds >> kind & 1)
            effect_flash(t->g, cell, cell.w * 0.055f, horde_seat_color(t, e->seat), u);
    }
}

/* Raises dust where the card lands before its seat. */
static void landed(Table *t, const Event *e, float u)
{
    PieceId p = e->seat < t->in->s->nseats ? table_find(t->in->s, (PlaceId)(PLACE_FRONT + e->seat), e->def) : NO_PIECE;
    if (p != NO_PIECE && t->at->piece[p].shown)
        effect_dust(t->g, t->at->piece[p].r, u);
}

/* A token lands on its Battle Card: light, or the cold of iron. */
static void assigned(Table *t, const Event *e, float u)
{
    const Color cold = {140, 176, 224, 255};
    if (e->def < DEF_BATTLE || e->def >= DEF_BATTLE + KIND_COUNT)
        return;
    Rect cell = t->at->panel[AT_CELL + e->def - DEF_BATTLE], token = horde_token_on(cell);
    if (e->n < 0) {
        effect_halo(t->g, cell, cell.w * 0.055f, cold, u);
        return;
    }
    effect_flash(t->g, cell, cell.w * 0.055f, gfx_color(t->g, COL_LIT), u);
    effect_sparks(t->g, motion_middle(token), token.w * 1.6f, 7, (Color){255, 240, 190, 255}, u);
}

bool horde_is_last_round(const Event *e)
{
    return e->kind == EV_ROUND && e->n == HORDE_ROUNDS;
}

/* Says at its beginning that this round is the last one: after it the hordes are what they are. */
static void last_round(Table *t, const Event *e, float u)
{
    const char *more = T_("After it the battles begin.");
    Rect line = t->at->prompt;
    (void)e;
    words_banner(t, line.y + (line.h - words_banner_height(t, more)) / 2, T_("The last round"), more,
                 motion_fade(u, 0.08f, 0.16f));
}

static void draw_last_round(Table *t)
{
    static const EventScene scene[] = {
        {EV_ROUND, .ms = HORDE_LAST_MS, .goes_on = true, .only = horde_is_last_round, .draw = last_round}};
    event_scenes_draw(t, &(EventScenes){.row = scene, .n = 1, .still = 0.5f});
}

static void draw_moments(Table *t)
{
    static const EventScene passing[] = {{EV_PICKED, .ms = FLASH, .after = PASSES, .draw = picked},
                                         {EV_ASSIGNED, .ms = FLASH, .after = LANDS, .draw = assigned}},
                            landing[] = {{EV_PICKED, .ms = DUST, .after = LANDS, .draw = landed}};
    event_scenes_draw(t, &(EventScenes){.row = passing, .n = 2, .still = -1});
    event_scenes_draw(t, &(EventScenes){.row = landing, .n = 1, .still = -1});
}

/* Returns the factor of the near seat's count of a kind while its own pick raises it. */
static float count_bump(const Table *t, int kind)
{
    const PastEvent *told = event_moving(t, EV_PICKED, NO_PIECE);
    const float by = 0.3f;
    if (!told || told->e.seat != t->in->near || !horde_is_monster(told->e.def) ||
        !(horde_monster[told->e.def].kinds >> kind & 1))
        return 1;
    return motion_bump(motion_part(event_age(t, told), PASSES, PASSES + FLASH), by);
}

/* ---- the track --------------------------------------------------------------------------------------------------- */

/* Returns the round in which the battle of that kind was drawn, from 0; -1: not yet. */
static int drawn_in(const State *s, int kind)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_battle_card(s, i) == DEF_BATTLE + kind)
            return i;
    return -1;
}

/* Draws a Battle Card that has not been drawn: its back, dark, with its sign. */
static void undrawn(Table *t, int kind, Rect r)
{
    char id[32], label[SENTENCE_MAX];
    card_draw_back(t->g, "backs/dark", r, 0);
    gfx_round(t->g, r, r.w * 0.055f, color_alpha(gfx_color(t->g, COL_BG), gfx_is_contrast(t->g) ? 0 : 0.5f));
    gfx_badge(t->g, kind_word(kind), r.x + r.w / 2, r.y + r.h / 2, r.w * 0.44f);
    (void)snprintf(id, sizeof id, "to-come-%s", kind_word(kind));
    say(label, sizeof label, SAY("{kind}: not drawn yet"), say_s("kind", kind_name(kind)));
    ui_mark(t->ui, id, "count", r, label);
}

void horde_draw_track(Table *t)
{
    const State *s = t->in->s;
    int now = horde_table(s) == TABLE_BATTLE ? horde_battle_now(s) : s->phase <= PHASE_END ? s->round - 1 : -1;
    Rect first = t->at->panel[AT_CELL], last = t->at->panel[AT_CELL + KIND_COUNT - 1];
    ui_mark(t->ui, "battles", "panel", rect_inset(rect(first.x, first.y, last.x + last.w - first.x, first.h), -14),
            T_("Battles"));
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Rect r = t->at->panel[AT_CELL + kind];
        int drawn = drawn_in(s, kind);
        if (drawn < 0)
            undrawn(t, kind, r);
        else if (drawn == now)
            effect_light(t->g, rect_inset(r, -1),
                         (Light){.radius = r.w * 0.055f + 1, .reach = 18, .strength = 0.5f, .corner = 5, .thick = 2},
                         gfx_color(t->g, COL_LIT));
    }
}

/* How a seat stands in a battle among those whose hordes are seen. */
typedef enum { STANDS_BEHIND, STANDS_TIED, STANDS_FIRST } Stands;

static Stands stands(const Table *t, int kind, int seat)
{
    const State *s = t->in->s;
    int mine = horde_share(s, seat, (Kind)kind);
    Stands as = STANDS_BEHIND;
    for (int other = 0; other < s->nseats && mine > 0; other++) {
        if (other == seat || !horde_is_seen(t, other))
            continue;
        int theirs = horde_share(s, other, (Kind)kind);
        if (theirs > mine)
            return STANDS_BEHIND;
        as = theirs == mine || as == STANDS_TIED ? STANDS_TIED : STANDS_FIRST;
    }
    return as;
}

/* A number on a disc in the colour of its seat, or as "2\u25b83" in mint: who is first has a gold ring and a
 * glow, those who are tied for it a white ring. Returns its rectangle. */
static Rect disc(Table *t, float x, float y, float d, const char *words, Color ground, Stands as)
{
    Text style = ui_style_aligned(t->ui, FACE_BOLD, d * 0.64f, COL_TEXT, ALIGN_CENTER);
    style.fixed = true;
    style.color = (Color){0x1A, 0x0C, 0x04, 255};
    if (theme_contrast(style.color, ground) < 4.5)
        style.color = (Color){255, 255, 255, 255};
    float w = fmaxf(d, gfx_text_width(t->g, style, words) + d * 0.5f);
    Rect r = rect(x, y, w, d);
    if (as == STANDS_FIRST && !gfx_is_contrast(t->g))
        gfx_glow(t->g, r, d / 2, 12, gfx_color(t->g, COL_LIT));
    else if (!gfx_is_contrast(t->g))
        gfx_shadow(t->g, r, d / 2, 1);
    gfx_round(t->g, rect_inset(r, -1.5f), d / 2 + 1.5f, (Color){0x1A, 0x0F, 0x07, 255});
    gfx_round(t->g, r, d / 2, ground);
    if (as == STANDS_TIED)
        gfx_frame(t->g, rect_inset(r, -3), d / 2 + 3, 2, gfx_color(t->g, COL_TEXT));
    if (as == STANDS_FIRST)
        gfx_frame(t->g, rect_inset(r, -3), d / 2 + 3, 3, gfx_color(t->g, COL_ACCENT));
    (void)gfx_text(t->g, style, r, words);
    return r;
}

static int counts_for(DefId def, int kind)
{
    return horde_is_monster(def) && horde_monster[def].kinds >> kind & 1;
}

/* Returns how many more of a kind the near seat has after its theft: with the booty, without what it hands over. */
static int theft_adds(const Table *t, const Frame *window, PieceId gift, int kind)
{
    const State *s = t->in->s;
    int n = window->src < s->npieces ? counts_for(s->piece[window->src].def, kind) : 0;
    if (window->step == 2)
        n -= counts_for(window->arg, kind);
    if (gift != NO_PIECE && s->piece[gift].place == PLACE_HORDE + t->in->near)
        n -= counts_for(s->piece[gift].def, kind);
    return n;
}

/* Returns how many more of a kind, or fewer, the near seat would have with the card that is pointed at or held. */
static int would_add(const Table *t, int kind)
{
    const State *s = t->in->s;
    const Frame *window = horde_own_theft(t);
    PieceId p = t->lifted != NO_PIECE ? t->lifted : t->pointed;
    if (t->untold)
        return 0;
    if (window)
        return theft_adds(t, window, p, kind);
    if (p == NO_PIECE || s->phase != PHASE_PICK || s->piece[p].place != PLACE_POOL || s->nframes > 0)
        return 0;
    DefId def = s->piece[p].def;
    Move pick = {.kind = MOVE_PICK, .seat = (uint8_t)t->in->near, .a = def};
    bool barred = t->legal->n > 0 && !moves_have(t->legal, pick);
    return barred ? 0 : counts_for(def, kind);
}

static void own_count(Table *t, int kind, Rect cell)
{
    const State *s = t->in->s;
    int near = t->in->near, mine = horde_share(s, near, (Kind)kind), more = would_add(t, kind),
        other = horde_share_of_others(t, near, (Kind)kind);
    float d = fmaxf(cell.w * 0.38f * clampf(t->in->text, 1, 1.3f), 18) * count_bump(t, kind);
    char words[SENTENCE_MAX], id[32], label[SENTENCE_MAX];
    if (more != 0)
        say(words, sizeof words, SAY("{n}\u25b8{m}"), say_n("n", mine), say_n("m", mine + more));
    else
        say(words, sizeof words, SAY("{n}"), say_n("n", mine));
    Color ground = more > 0   ? gfx_color(t->g, COL_TARGET)
                   : more < 0 ? gfx_color(t->g, COL_BAD)
                              : horde_seat_color(t, near);
    Rect r = disc(t, cell.x - d * 0.3f, cell.y - d * 0.2f, d, words, ground,
                  more != 0 ? STANDS_BEHIND : stands(t, kind, near));
    (void)snprintf(id, sizeof id, "share-%s", kind_word(kind));
    say(label, sizeof label,
        other < 0
            ? SAY("{more:{kind}: you have {n}, then {m}|{kind}: you have {n}}")
            : SAY("{more:{kind}: you have {n}, then {m}, the best of the others {o}|{kind}: you have {n}, the best of "
                  "the others {o}}"),
        say_is("more", more != 0), say_s("kind", kind_name(kind)), say_n("n", mine), say_n("m", mine + more),
        say_n("o", other));
    ui_mark(t->ui, id, "count", r, label);
}

/* With open hordes: the others' counts as small discs down the left edge. */
static void other_counts(Table *t, int kind, Rect cell)
{
    const State *s = t->in->s;
    float d = clampf(cell.w * 0.27f, 14, 22), y = cell.y + cell.h * 0.3f;
    for (int i = 1; i < s->nseats; i++) {
        int seat = (t->in->near + i) % s->nseats;
        char words[SENTENCE_MAX], id[40], label[SENTENCE_MAX];
        if (!horde_is_seen(t, seat))
            continue;
        int n = horde_share(s, seat, (Kind)kind);
        say(words, sizeof words, SAY("{n}"), say_n("n", n));
        Stands as = stands(t, kind, seat);
        Rect r = disc(t, cell.x - d * 0.4f, y, d, words, horde_seat_color(t, seat), as);
        (void)snprintf(id, sizeof id, "share-%d-%s", seat, kind_word(kind));
        say(label, sizeof label, SAY("{as:{who}, {kind} {n}|{who}, {kind} {n}, tied|{who}, {kind} {n}, first}"),
            say_which("as", (int)as), say_s("who", seat_name(t, seat)), say_s("kind", kind_name(kind)), say_n("n", n));
        ui_mark(t->ui, id, "count", r, label);
        y += d + 2;
    }
}

void horde_draw_counts(Table *t)
{
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        Rect cell = t->at->panel[AT_CELL + kind];
        other_counts(t, kind, cell);
        if (horde_is_seen(t, t->in->near))
            own_count(t, kind, cell);
    }
}

/* ---- the mat ----------------------------------------------------------------------------------------------------- */

/* Draws the holes where cards have been taken; they keep their place until the refill. */
static void holes(Table *t)
{
    const State *s = t->in->s;
    bool taken[HORDE_POOL_MAX] = {0};
    for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos < HORDE_POOL_MAX)
            taken[s->piece[p].pos] = true;
    for (int slot = 0; slot < horde_pool_size(s) && slot < HORDE_POOL_MAX; slot++)
        if (!taken[slot]) {
            Rect r = horde_slot(t->at, s, slot);
            gfx_round(t->g, r, r.w * 0.055f, (Color){0, 0, 0, 51});
            gfx_frame(t->g, r, r.w * 0.055f, gfx_is_contrast(t->g) ? 2 : 1,
                      gfx_is_contrast(t->g) ? gfx_color(t->g, COL_LINE) : (Color){0, 0, 0, 90});
        }
}

/* Draws the dashed place for the next pick. */
static void free_slot(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_DROP];
    bool held = t->lifted != NO_PIECE && s->piece[t->lifted].place == PLACE_POOL;
    if (rect_is_empty(r) || s->phase != PHASE_PICK || rested(t) >= 0)
        return;
    gfx_dashed(t->g, r, r.w * 0.055f, 2,
               held ? gfx_color(t->g, COL_TARGET) : color_alpha(gfx_color(t->g, COL_ACCENT), 0.5f));
}

/* Draws the face-down pile and how many cards are left; a number in coral when they cannot refill the Pool. */
static void supply(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_SUPPLY];
    int left = table_size(s, PLACE_SUPPLY), gone = horde_pool_size(s) - table_size(s, PLACE_POOL);
    bool few = left < gone && s->round < HORDE_ROUNDS;
    if (left == 0)
        gfx_dashed(t->g, r, 4, 1, color_alpha(gfx_color(t->g, COL_TEXT), 0.3f));
    for (int i = left > 2 ? 2 : left - 1; i >= 0; i--)
        card_draw_back(t->g, "backs/horde", rect(r.x + 2 * (float)i, r.y - 2 * (float)i, r.w, r.h), 0);
    char words[SENTENCE_MAX], label[SENTENCE_MAX];
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 17, few ? COL_BAD : COL_TEXT, ALIGN_CENTER);
    say(words, sizeof words, SAY("{n}"), say_n("n", left));
    float w = gfx_text_width(t->g, style, words) + 16, h = gfx_text_height(t->g, style) + 2;
    Rect tag = rect(r.x + 4 - w, r.y + r.h - h - 2, w, h);
    effect_tag(t->g, tag, effect_color(t->g, COL_WELL, 0.95f), 1, gfx_color(t->g, few ? COL_BAD : COL_ACCENT));
    (void)gfx_text(t->g, style, tag, words);
    say(label, sizeof label,
        SAY("{n:Draw pile: 1 card left|Draw pile: {n} cards left}{how:|. Too few to refill the Pool|. No more "
            "refills}"),
        say_n("n", left),
        say_which("how", s->round >= HORDE_ROUNDS ? 2
                         : few                    ? 1
                                                  : 0));
    if (ui_touch(t->ui, "supply", "count", rect(tag.x, r.y, r.x + r.w - tag.x, r.h), label, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, NULL, label, NULL);
}

/* Says beside the draw pile which round this is, where there is room. */
static void round_sign(Table *t)
{
    enum { APART = 12, LEAST = 62 };
    const State *s = t->in->s;
    Rect pile = t->at->panel[AT_SUPPLY], line = t->at->prompt;
    bool last = s->round >= HORDE_ROUNDS;
    float end = pile.x - pile.w * 0.75f, x = line.x + line.w + APART, h = line.h;
    char round[SENTENCE_MAX], of[SENTENCE_MAX], label[SENTENCE_MAX];
    if (s->phase > PHASE_END || s->round < 1 || end - x < LEAST)
        return;
    say(round, sizeof round, SAY("{last:Last round|Round {n}}"), say_is("last", last), say_n("n", s->round));
    say(of, sizeof of, SAY("of {n}"), say_n("n", HORDE_ROUNDS));
    say(label, sizeof label, SAY("Round {n} of {all}"), say_n("n", s->round), say_n("all", HORDE_ROUNDS));
    Rect r = rect(x, line.y, end - x, h);
    ui_mark(t->ui, "round", "count", r, label);
    Rect below = last ? (Rect){0} : rect_cut_bottom(&r, h * 0.45f);
    words_at(t, r, (Words){FACE_BOLD, 16, last ? COL_ACCENT : COL_TEXT, ALIGN_RIGHT}, round);
    if (!last)
        words_at(t, below, (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_RIGHT}, of);
}

static void starters_words(Table *t)
{
    ui_mark(t->ui, "pool", "place", t->at->panel[AT_POOL], T_("The Pool"));
}

void horde_draw_market(Table *t)
{
    const State *s = t->in->s;
    horde_draw_ground(t);
    mat_draw(t->g, t->at->panel[AT_POOL], &(Mat){.felt = COL_FELT_HORDE});
    horde_draw_track(t);
    if (horde_table(s) == TABLE_MARKET) {
        holes(t);
        starters_words(t);
    }
    supply(t);
    round_sign(t);
    horde_draw_seats(t);
    Rect band = t->at->panel[AT_CHOICE];
    if (!rect_is_empty(band))
        gfx_dashed(t->g, band, 14, 2, color_alpha(gfx_color(t->g, COL_ACCENT), 0.6f));
}

void horde_draw_market_over(Table *t)
{
    free_slot(t);
    draw_moments(t);
    horde_draw_counts(t);
    horde_draw_flights(t);
    horde_draw_theft(t);
    draw_last_round(t);
}
