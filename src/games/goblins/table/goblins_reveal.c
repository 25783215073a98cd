/* SPDX-License-Identifier: MIT
 * The end of a game: the Crowns are revealed one by one on the near edge. Then each line of the battlefield is counted
 * goblin by goblin, and its winner plants a flag (GH-24, GH-25). */
#include <math.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "ui/effects.h"
#include "ui/motion.h"

enum { COUNT_FIRST = 500, COUNT_EACH = 110, TURN_AFTER = 40, TURN_MS = 360 };

static int strength_in(const Event *line, int clan)
{
    return line->other >> 4 * clan & 15;
}

/* Returns the strength of the leading clan, as all clans are counted at the same time. */
static int most_of(const Event *line)
{
    int most = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        most = strength_in(line, clan) > most ? strength_in(line, clan) : most;
    return most;
}

float goblins_final_ms(const Event *e)
{
    switch (e->kind) {
    case EV_OVER:
        return 1100;
    case EV_CROWN:
    case EV_NEUTRAL:
        return 1400;
    case EV_LINE:
        return (float)(COUNT_FIRST + COUNT_EACH * most_of(e));
    case EV_HELD:
        return 1500;
    case EV_TIED:
    case EV_NOBODY:
        return 900;
    case EV_SCORE:
        return 300;
    case EV_WINNER:
        return 1500;
    default:
        return 0;
    }
}

bool goblins_scene(const Event *e)
{
    return e->kind == EV_OVER || e->kind == EV_CROWN || e->kind == EV_NEUTRAL || e->kind == EV_LINE;
}

/* ---- what has been shown so far ----------------------------------------------------------------------------------- */

static const PastEvent *told(const Table *t, int kind, int seat)
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

/* Returns the recent event that counts the line; NULL: not counted yet. */
static const PastEvent *counting(const Table *t, int line)
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

/* Returns the strength up to which each clan has been counted; 1000, so all of it, without motion. */
static int steps_of(const Table *t, const PastEvent *line)
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
    const PastEvent *line = s->phase == PHASE_OVER ? NULL : counting(t, goblins_first_line(s) + row);
    int all = goblins_strength(s, row, clan), steps;
    if (line == NULL)
        return all;
    steps = steps_of(t, line);
    return steps < all ? steps : all;
}

/* Marks a counted goblin with the strength its clan has reached. now: it is the one just counted. */
static void mark(Table *t, Rect r, int clan, int number, bool now)
{
    Color color = gfx_color(t->g, clan_color(clan));
    gfx_frame(t->g, rect_inset(r, -2), 8, now ? 4 : 3, color);
    if (now)
        gfx_glow(t->g, r, 8, 16, color_alpha(color, 0.8f));
    float size = clampf(r.w * (now ? 0.56f : 0.42f), 12, 40), x = r.x + r.w / 2, y = r.y + r.h * 0.32f;
    gfx_disc(t->g, x, y, size * 0.6f, (Color){16, 10, 6, 225});
    words_number(t, rect(x - size, y - size / 2, size * 2, size),
                 (Words){FACE_BOLD, now ? 20 : 16, COL_SIGN, ALIGN_CENTER}, number);
}

/* Marks the goblins of the leading clan, or of all tied ones, as they are counted; dims the others. */
static void count_line(Table *t, const PastEvent *line)
{
    const State *s = t->in->s;
    int row = line->e.n - goblins_first_line(s), most = most_of(&line->e), steps = steps_of(t, line);
    int counted[CLAN_COUNT] = {0};
    if (row < 0 || row >= GRID_ROWS)
        return;
    Extent e = goblins_extent(s);
    for (int i = 0; i < e.width; i++) {
        int cell = row * GRID_RING + ((e.west + i) & (GRID_RING - 1));
        PieceId p = goblins_at(s, cell);
        Rect r = t->at->place[PLACE_CELL + cell];
        DefId def = p == NO_PIECE || s->piece[p].face & FACE_DOWN ? DEF_HIDDEN : s->piece[p].def;
        int clan = goblins_is_goblin(def) ? (int)goblins_clan(def) : CLAN_COUNT;
        if (rect_is_empty(r) || p == NO_PIECE)
            continue;
        if (clan == CLAN_COUNT || strength_in(&line->e, clan) < most) {
            gfx_round(t->g, r, 6, (Color){8, 5, 3, 150});
            continue;
        }
        counted[clan] += goblins_role(def) == ROLE_DOUBLES ? 2 : 1;
        if (counted[clan] <= steps)
            mark(t, r, clan, counted[clan], steps == counted[clan]);
    }
}

/* Dims all lines but that one. */
static void dim_others(Table *t, int row)
{
    for (int other = 0; other < GRID_ROWS; other++) {
        Rect side = t->at->panel[AT_LINE + other], f = t->at->panel[AT_FIELD];
        if (other != row && !rect_is_empty(side))
            gfx_round(t->g, rect(f.x, side.y - 2, f.w, side.h + 4), 8, (Color){8, 5, 3, 120});
    }
}

/* ---- flags ------------------------------------------------------------------------------------------------------- */

/* Draws a flag that is planted with its pole at x. */
static void goblins_flag(Table *t, Clan clan, float x, float foot, float h)
{
    static const char *const picture[CLAN_COUNT] = {"cards/goblins/flag-ruby", "cards/goblins/flag-emerald",
                                                    "cards/goblins/flag-sapphire", "cards/goblins/flag-amber"};
    if (gfx_has_picture(t->g, picture[clan & (CLAN_COUNT - 1)])) {
        (void)gfx_picture(t->g, picture[clan & (CLAN_COUNT - 1)], rect(x - h * 0.4f, foot - h, h * 0.8f, h), 1);
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
    float fall = 1 - clampf(u / 0.22f, 0, 1), h = side.h * 0.9f, middle = f.x + f.w / 2;
    float line = line_of(t->in, 34);
    int seat = goblins_seat_of(t, clan);
    char words[SENTENCE_MAX];
    say(words, sizeof words,
        SAY("{who:{flag:{who} scores {n} for {clan}, Flagbearer included|{who} scores {n} for {clan}}|{clan} scores "
            "{n}, for nobody}"),
        say_s("who", seat == NO_SEAT ? "" : t->names->name[seat]), say_is("flag", e->n > 3),
        say_s("clan", say_word(goblins_clan_name[clan])), say_n("n", e->n));
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 26, COL_SIGN, ALIGN_CENTER);
    float most = f.w - 40 - h;
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
    float line = line_of(t->in, 30), w = fminf(f.w - 40, line_of(t->in, 520));
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 22, COL_SIGN, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 13, 1, w - 24, words);
    w = gfx_text_width(t->g, style, words) + 36;
    Rect plate = rect(f.x + (f.w - w) / 2, side.y + (side.h - line - 10) / 2, w, line + 10);
    gfx_round(t->g, plate, 10, (Color){16, 10, 6, 230});
    (void)gfx_text(t->g, style, plate, words);
}

/* Says "Ruby and Amber are tied: 1 point each" for the clans shown so far. */
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

/* Returns the recent event that reveals the seat's Crown, or the one set aside (NO_SEAT); NULL: not revealed yet. */
static const PastEvent *turned(const Table *t, int seat)
{
    return seat == NO_SEAT ? told(t, EV_NEUTRAL, NO_SEAT) : told(t, EV_CROWN, seat);
}

static void rays(Table *t, Rect r, Color c, float u)
{
    float from = r.h * 0.56f;
    if (u > 0 && u < 1)
        effect_rays(t->g, motion_middle(r),
                    (Rays){.n = 16, .from = from, .to = from + r.h * 0.3f * u, .skew = 0.3f, .thick = 6},
                    color_alpha(c, 0.7f * (1 - u)));
}

/* ---- whose points they are --------------------------------------------------------------------------------------- */

/* Returns the points just given to the clan; 0: none. */
static int just_given(const Table *t, Clan clan)
{
    for (int i = 0; i < t->nrecent && t->in->s->phase != PHASE_OVER; i++) {
        const Event *e = &t->recent[i].e;
        if (e->kind == EV_LINE || e->kind == EV_SCORE)
            return 0;
        if (e->kind == EV_HELD && goblins_clan(e->def) == clan)
            return e->n;
        if (e->kind == EV_TIED && goblins_clan(e->def) == clan)
            return 1;
    }
    return 0;
}

/* True from the first line that is counted on. */
static bool counts(const Table *t)
{
    for (int i = 0; i < t->nrecent; i++)
        if (t->recent[i].e.kind == EV_LINE)
            return true;
    return t->in->s->phase == PHASE_OVER;
}

/* Draws the points of a seat as a coin on the corner of its Crown, with those that have just been given beside it. */
static void coin_of(Table *t, Rect card, int seat, Clan clan)
{
    char words[SENTENCE_MAX], id[16];
    int points = 0, given = just_given(t, clan);
    for (int row = 0; row < GRID_ROWS; row++)
        points += goblins_points_shown(t, row, clan);
    if (!counts(t))
        return; /* 0 would be false */
    float size = clampf(card.w * 0.4f, 34, 84) * (given > 0 ? 1.15f : 1), x = card.x + card.w - size * 0.25f,
          y = card.y + size * 0.4f;
    gfx_coin(t->g, points, x, y, size);
    say(words, sizeof words, SAY("{given:{n:{n} point|{n} points}|{n:{n} point (+{more})|{n} points (+{more})}}"),
        say_is("given", given == 0), say_n("n", points), say_n("more", given));
    (void)snprintf(id, sizeof id, "points-%d", seat);
    ui_mark(t->ui, id, "count", rect(x - size / 2, y - size / 2, size, size), words);
    if (given == 0)
        return;
    say(words, sizeof words, SAY("{n}"), say_signed("n", given));
    Rect more = rect(x - size * 0.42f, y + size * 0.52f, size * 0.84f, size * 0.56f);
    goblins_plate(t, more, more.h / 2);
    (void)gfx_text(t->g, (Text){FACE_BOLD, more.h * 0.76f, gfx_color(t->g, COL_GOOD), ALIGN_CENTER, true}, more, words);
}

/* Draws the badge and the name of a seat, or that nobody has that Crown, on a plate at the head of its cloth. */
static void name_of(Table *t, Rect r, int seat)
{
    const char *name = seat == NO_SEAT ? T_("Set aside") : t->names->name[seat];
    Text style = ui_style_aligned(t->ui, FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT);
    float badge = r.h * 0.78f, room = r.w - badge - 22;
    style = gfx_text_fit(t->g, style, 11, 1, room, name);
    float w = fminf(gfx_text_width(t->g, style, name), room), all = badge + w + 22;
    Rect plate = rect(r.x + (r.w - all) / 2, r.y, all, r.h);
    goblins_plate(t, plate, plate.h / 2);
    if (seat != NO_SEAT)
        gfx_seat_badge(t->g, seat, plate.x + 5 + badge / 2, plate.y + plate.h / 2, badge);
    (void)ui_label(t->ui, style, rect(plate.x + badge + 11, plate.y, w + 4, plate.h), name);
}

typedef struct { /* a Crown on its cloth over the near edge */
    Rect cloth, head, card;
} Spread;

/* Returns place i of n side by side where the hand was, which is empty. */
static Spread spread_of(const Table *t, int i, int n)
{
    enum { PAD = 22, BELOW_ROD = 12 };
    Rect hand = t->at->panel[AT_HAND], own = t->at->panel[AT_CROWN];
    float y = fminf(hand.y, own.y), each = (own.x + own.w - hand.x) / (float)n, x = hand.x + each * (float)i,
          head = line_of(t->in, 28), high = t->in->h - y - BELOW_ROD - head - 14,
          w = fminf(high / 1.25f, each - 2 * PAD - 28);
    Spread s = {.cloth = rect(x + (each - w) / 2 - PAD, y, w + 2 * PAD, t->in->h - y)};
    s.head = rect(s.cloth.x + 4, y + BELOW_ROD, s.cloth.w - 8, head);
    s.card = rect(s.cloth.x + PAD, y + BELOW_ROD + head + 6, w, w * 1.25f);
    return s;
}

static void mark_ruled(Table *t, Rect card, int seat, Clan clan)
{
    char words[SENTENCE_MAX], id[16];
    say(words, sizeof words, SAY("{seat:ruled {clan}|nobody ruled {clan}}"), say_is("seat", seat != NO_SEAT),
        say_s("clan", say_word(goblins_clan_name[clan])));
    (void)snprintf(id, sizeof id, seat == NO_SEAT ? "ruled-none" : "ruled-%d", seat);
    ui_mark(t->ui, id, "name", card, words);
}

/* Draws the Crown of a seat on its cloth, with its name and its points. */
static void score_cloth(Table *t, int seat)
{
    CardFace face;
    Clan clan = goblins_shown_crown(t, seat);
    Spread at = spread_of(t, seat, t->in->s->nseats);
    bool wins =
        told(t, EV_WINNER, seat) != NULL || (t->in->s->phase == PHASE_OVER && goblins_winners(t->in->s) >> seat & 1);
    goblins_draw_cloth(t, at.cloth, clan);
    name_of(t, at.head, seat);
    if (clan >= CLAN_COUNT || !goblins_face((DefId)(DEF_CROWN + (int)clan), &face))
        return;
    card_draw(t->g, &face, at.card, wins || just_given(t, clan) > 0 ? CARD_LIT : 0, NULL);
    mark_ruled(t, at.card, seat, clan);
    coin_of(t, at.card, seat, clan);
}

/* ---- the Crowns are turned ---------------------------------------------------------------------------------------- */

/* Draws a Crown that is turned, with rays as its face comes; a Crown that is not is a back, on which a person guesses. */
static void turning_crown(Table *t, Spread at, int seat)
{
    CardFace face;
    const PastEvent *told_at = turned(t, seat);
    float speed = fmaxf(ui_speed(t->ui), 0.01f), age = told_at == NULL ? -1 : (float)(t->now - told_at->at) / speed,
          turn = (age - TURN_AFTER) / TURN_MS;
    turn = told_at != NULL && ui_reduced_motion(t->ui) ? 1 : clampf(turn, 0, 1);
    Clan clan = told_at != NULL && turn > 0.6f ? goblins_clan(told_at->e.def) : CLAN_COUNT;
    goblins_draw_cloth(t, at.cloth, clan);
    name_of(t, at.head, seat);
    if (told_at == NULL || !goblins_face(told_at->e.def, &face)) {
        card_draw_back(t->g, "backs/goblins", at.card, 0);
        if (seat != NO_SEAT && seat != t->in->near && goblins_may_guess(t))
            goblins_draw_guess(t, at.card, seat);
        return;
    }
    Color c = gfx_color(t->g, clan_color((int)goblins_clan(told_at->e.def)));
    if (turn >= 1)
        gfx_glow(t->g, at.card, 12, 26, color_alpha(c, 0.6f));
    card_draw_turning(t->g, &face, "backs/goblins", at.card, 0.5f - 0.5f * cosf(3.1415927f * turn));
    if (!ui_reduced_motion(t->ui))
        rays(t, at.card, c, (age - TURN_AFTER - TURN_MS * 0.8f) / 420);
    if (clan == CLAN_COUNT)
        return;
    mark_ruled(t, at.card, seat, clan);
    if (seat != NO_SEAT)
        goblins_tell_guess(t, at.card, seat, clan);
}

/* Draws all Crowns side by side on the near edge: the horde, by which one guesses, stays to be seen. */
static void crowns(Table *t, const PastEvent *now)
{
    int n = t->in->s->nseats + (t->in->s->nseats == 2);
    Rect line = t->at->prompt;
    for (int i = 0; i < n; i++)
        turning_crown(t, spread_of(t, i, n), i < t->in->s->nseats ? i : NO_SEAT);
    if (t->pause != NULL || now->e.seat == NO_SEAT) /* the ribbon, or what is said of nobody, lies there */
        return;
    const char *words = T_("Click to continue, or press Space to skip to the scores.");
    Text style = ui_style_aligned(t->ui, FACE_MEDIUM, 15, COL_SIGN, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 11, 1, line.w - 40, words);
    Rect plate = rect_center(line, gfx_text_width(t->g, style, words) + 36, line.h * 0.8f);
    goblins_plate(t, plate, plate.h / 2);
    (void)ui_label(t->ui, style, plate, words);
}

/* Returns the newest event that has a scene; NULL: none. */
static const PastEvent *newest(const Table *t)
{
    for (int i = 0; i < t->nrecent; i++)
        if (goblins_final_ms(&t->recent[i].e) > 0)
            return &t->recent[i];
    return NULL;
}

static bool turns_crowns(const PastEvent *now)
{
    return now->e.kind == EV_OVER || now->e.kind == EV_CROWN || now->e.kind == EV_NEUTRAL;
}

void goblins_draw_final(Table *t)
{
    float speed = ui_speed(t->ui);
    if (!goblins_ends(t))
        return;
    bool waits = t->pause != NULL; /* without animations, too, each chapter is shown at its end */
    const PastEvent *now = t->in->s->phase == PHASE_OVER || (speed <= 0 && !waits) ? NULL : newest(t);
    if (now == NULL || !turns_crowns(now))
        for (int seat = 0; seat < t->in->s->nseats; seat++)
            score_cloth(t, seat);
    if (now == NULL)
        return;
    float u = clampf((float)(t->now - now->at) / (goblins_final_ms(&now->e) * speed), 0, 1);
    int line = now->e.kind == EV_HELD ? (int)now->e.other : now->e.n;
    const PastEvent *counted = counting(t, line);
    switch (now->e.kind) {
    case EV_OVER:
    case EV_CROWN:
    case EV_NEUTRAL:
        crowns(t, now);
        break;
    case EV_HELD:
    case EV_TIED:
    case EV_LINE:
        dim_others(t, line - goblins_first_line(t->in->s));
        if (counted != NULL)
            count_line(t, counted);
        if (waits) /* the innkeeper says it, and a plate would hide the count */
            break;
        if (now->e.kind == EV_HELD)
            plant(t, &now->e, u);
        else if (now->e.kind == EV_TIED)
            tie(t, line);
        break;
    case EV_NOBODY:
        dim_others(t, line - goblins_first_line(t->in->s));
        say_in_row(t, line - goblins_first_line(t->in->s), T_("No face-up goblins: no points"));
        break;
    default:
        break;
    }
    if (!waits)
        ui_wake(t->ui, 16);
}
