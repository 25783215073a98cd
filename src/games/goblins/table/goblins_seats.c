/* SPDX-License-Identifier: MIT
 * Around the battlefield: the seats, the deck, what the horde would score now, the near hand and its secret Crown. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/say.h"
#include "core/table.h"
#include "games/goblins/table/goblins_draw.h"
#include "ui/portrait.h"

static void chip(Table *t, int seat)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    gfx_surface(g, r, s->to_act == seat && !goblins_ends(t) ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    float badge = clampf(r.h * 0.66f, 16, 40), line = r.h / 2;
    seat_portrait(g, t->in->game, t->names, seat, r.x + 8 + badge / 2, r.y + r.h / 2, badge * 1.2f, badge);
    Rect in = rect(r.x + badge + 16, r.y + 2, r.w - badge - 22, r.h - 4);
    Clan crown = goblins_shown_crown(t, seat);
    if (crown < CLAN_COUNT) {
        gfx_badge(g, clan_sign((int)crown), r.x + r.w - 8 - badge / 2, r.y + r.h / 2, badge * 0.9f);
        in.w -= badge + 8;
    }
    char words[SENTENCE_MAX];
    int hand = table_size(s, (PlaceId)(PLACE_HAND + seat)), left = goblins_ends(t) ? 0 : goblins_turns_left(s, seat);
    say(words, sizeof words, SAY("{left:{hand} in hand, 1 turn left|{hand} in hand, {left} turns left}"),
        say_n("hand", hand), say_n("left", left));
    Text small = ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2);
    if (gfx_text_width(g, small, words) > in.w)
        say(words, sizeof words, SAY("{hand} in hand"), say_n("hand", hand));
    bool room = gfx_text_width(g, small, words) <= in.w && in.h >= line_of(t->in, 34);
    if (!room && in.w > line_of(t->in, 60))
        words_number(t, rect_cut_right(&in, line_of(t->in, 16)), (Words){FACE_SEMI, 16, COL_TEXT2, ALIGN_RIGHT}, hand);
    words_label(t, rect(in.x, in.y, in.w, room ? line : in.h), (Words){FACE_TITLE, 16, COL_TEXT, ALIGN_LEFT},
                t->names->name[seat]);
    if (room)
        words_label(t, rect(in.x, in.y + line - 2, in.w, line - 2), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT},
                    words);
}

static void deck(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_DECK];
    int n = table_size(s, PLACE_DECK);
    float w = r.h / 1.25f;
    if (n > 0)
        card_draw_back(t->g, "backs/goblins", rect(r.x, r.y, w, r.h), 0);
    Rect words = rect(r.x + w + 8, r.y, r.w - w - 8, r.h / 2);
    if (words.w < line_of(t->in, 60)) { /* the number alone */
        words_number_label(t, rect(words.x, r.y, words.w, r.h), (Words){FACE_SEMI, 16, COL_TEXT, ALIGN_LEFT}, n);
        return;
    }
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n:=0:no deck|{n} in the deck}"), say_n("n", n));
    words_label(t, words, (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, text);
    words.y += r.h / 2;
    say(text, sizeof text, SAY("columns: {n} of {most}"), say_n("n", goblins_extent(s).width),
        say_n("most", FRAME_WIDTH));
    words_at(t, words, (Words){FACE_MEDIUM, 13, COL_TEXT, ALIGN_LEFT}, text);
}

/* Draws the button of the page of the twelve goblins. */
static void twelve_button(Table *t)
{
    Rect r = t->at->panel[AT_TWELVE];
    float h = fminf(r.h, ui_grow(t->ui, 38));
    bool room = r.w > line_of(t->in, 120);
    const char *words = room ? T_("Twelve goblins") : T_("Twelve"), *key = goblins_key[GOBLINS_KEY_TWELVE].key;
    if (!rect_is_empty(r) &&
        ui_button(t->ui, "twelve", rect(r.x, r.y + (r.h - h) / 2, r.w, h), words, NULL, key, UI_SMALL))
        *t->drawer = *t->drawer == DRAWER_LIST ? DRAWER_NONE : DRAWER_LIST;
}

void goblins_draw_seats(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        chip(t, seat);
    deck(t);
    twelve_button(t);
}

/* Says which clan is not in play, if there is room. */
static void box_words(Table *t, Rect r)
{
    const State *s = t->in->s;
    unsigned out = ~goblins_clans(s) & ((1u << CLAN_COUNT) - 1);
    if (out == 0 || r.w < line_of(t->in, 170))
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{clan} is not in play"),
        say_s("clan", say_word(goblins_clan_name[__builtin_ctz(out)])));
    words_label(t, r, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT}, words);
}

static int points_now(const Table *t, Clan clan)
{
    const State *s = t->in->s;
    int points = 0;
    if (s->phase == PHASE_OVER || !goblins_ends(t))
        return goblins_points(s, clan);
    for (int row = 0; row < GRID_ROWS; row++) /* shown line by line */
        points += goblins_points_shown(t, row, clan);
    return points;
}

int goblins_lead(const State *s, Clan own, const uint8_t points[CLAN_COUNT])
{
    unsigned clans = goblins_clans(s);
    int best = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1 && clan != (int)own && points[clan] > best)
            best = points[clan];
    return points[own] - best;
}

/* Returns the clan's lead as the horde stands. */
static int lead_of(const State *s, Clan own)
{
    uint8_t points[CLAN_COUNT];
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        points[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    return goblins_lead(s, own, points);
}

static void say_stands(int lead, char out[SENTENCE_MAX])
{
    say(out, SENTENCE_MAX, SAY("{side:{n} behind|tied|{n} ahead}"),
        say_which("side", lead < 0    ? 0
                          : lead == 0 ? 1
                                      : 2),
        say_n("n", abs(lead)));
}

void goblins_say_lead(Clan own, int was, int is, char words[SENTENCE_MAX])
{
    char from[SENTENCE_MAX], to[SENTENCE_MAX] = "";
    say_stands(was, from);
    if (was != is)
        say_stands(is, to);
    say(words, SENTENCE_MAX, SAY("{is:{clan}: {was} \u2192 {is}|{clan}: {was}}"),
        say_s("clan", say_word(goblins_clan_name[own])), say_s("was", from), say_s("is", to));
}

/* Says "Emerald: 4 behind", with the change that the previewed move would make. */
static void say_meaning(const State *s, Clan own, const State *then, char words[SENTENCE_MAX])
{
    int lead = lead_of(s, own);
    goblins_say_lead(own, lead, then ? lead_of(then, own) : lead, words);
}

/* Draws the lead of the viewer's clan. False: the clan is unknown, or there is no room. */
static bool meaning(Table *t, Rect r, Clan own, const State *then)
{
    const State *s = t->in->s;
    char words[SENTENCE_MAX];
    if (own == CLAN_COUNT || goblins_ends(t))
        return false;
    int lead = lead_of(s, own), later = then ? lead_of(then, own) : lead;
    say_meaning(s, own, then, words);
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, then ? 11 : 15, COL_TEXT), words) > r.w)
        return false;
    words_label(
        t, r,
        (Words){FACE_SEMI, 15, then && later != lead ? later > lead ? COL_TARGET : COL_BAD : COL_TEXT2, ALIGN_RIGHT},
        words);
    return true;
}

static void points_of_clan(Table *t, Rect at, int clan, bool own, const State *then)
{
    float badge = clampf(at.h * 0.62f, 14, 26);
    if (own)
        gfx_frame(t->g, rect(at.x - 7, at.y + 3, at.w - 8, at.h - 6), 6, 1.5f, gfx_color(t->g, clan_color(clan)));
    gfx_badge(t->g, clan_sign(clan), at.x + badge / 2, at.y + at.h / 2, badge);
    int seat = goblins_seat_of(t, (Clan)clan); /* known at the end only */
    const char *who = seat == NO_SEAT ? say_word(goblins_clan_name[clan]) : t->names->name[seat];
    int points = points_now(t, (Clan)clan), later = then ? goblins_points(then, (Clan)clan) : points;
    Rect in = rect(at.x + badge + 6, at.y, at.w - badge - 18, at.h);
    char score[SENTENCE_MAX];
    bool name =
        gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT), who) + (later != points ? 48 : 20) < in.w;
    say(score, sizeof score,
        SAY("{changes:{who:{who} {points} \u2192 {later}|{points} \u2192 {later}}|{who:{who} {points}|{points}}}"),
        say_s("who", name ? who : ""), say_n("points", points), say_is("changes", later != points),
        say_n("later", later));
    words_label(
        t, in,
        (Words){points > 0 || own ? FACE_BOLD : FACE_SEMI, 15, later != points ? COL_TARGET : COL_TEXT, ALIGN_LEFT},
        score);
}

void goblins_draw_now(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_NOW];
    if (rect_is_empty(r))
        return;
    Gfx *g = t->g;
    gfx_surface(g, r, SURFACE_ROW);
    Rect in = rect(r.x + 12, r.y, r.w - 24, r.h);
    const char *words = goblins_ends(t) ? T_("Final points") : T_("If the game ended now");
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = gfx_text_width(g, style, words) + 24;
    (void)ui_label(t->ui, style, rect(in.x, in.y, w, in.h), words);
    (void)rect_cut_left(&in, w);
    Goblins after;
    const State *then = !goblins_ends(t) && goblins_meant(t, &after) ? &after.s : NULL;
    Clan own = goblins_own_clan(t);
    float step = fminf(in.w / CLAN_COUNT, line_of(t->in, 166));
    unsigned left = goblins_clans(s);
    if (own < CLAN_COUNT && !goblins_ends(t)) {
        points_of_clan(t, rect_cut_left(&in, step), (int)own, true, then);
        left &= ~(1u << own);
    }
    for (int k = 0; k < s->nseats + CLAN_COUNT; k++) { /* clans of revealed Crowns in seat order, then the others */
        int clan = k < s->nseats ? (int)goblins_shown_crown(t, k) : k - s->nseats;
        if (!(left >> clan & 1))
            continue;
        points_of_clan(t, rect_cut_left(&in, step), clan, clan == (int)own, then);
        left &= ~(1u << clan);
    }
    if (!meaning(t, in, own, then))
        box_words(t, in);
}

/* ---- the near seat's clan ------------------------------------------------------------------------------------------ */

static int persons(const Table *t)
{
    int n = 0;
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        n += t->names->player[seat] == 0;
    return n;
}

/* Table.page: automatic, shown, or hidden. In the viewer's first turn the Crown is shown automatically. */
enum { CROWN_USUAL, CROWN_SHOWN, CROWN_AWAY };

static bool is_first_turn(const Table *t)
{
    const State *s = t->in->s;
    return s->phase == PHASE_PLACE && s->round <= s->nseats && s->to_act == t->in->near;
}

bool goblins_peeks(const Table *t)
{
    bool open = persons(t) < 2 || *t->page == CROWN_SHOWN || (is_first_turn(t) && *t->page != CROWN_AWAY);
    return t->in->eyes == t->in->near && open;
}

Clan goblins_own_clan(const Table *t)
{
    return goblins_peeks(t) ? goblins_crown(t->in->s, t->in->near) : CLAN_COUNT;
}

/* Returns the clan's colour, dark enough for white words in every theme. */
static Color cloth_of(int clan)
{
    static const Color deep[CLAN_COUNT] = {
        {0x7A, 0x1F, 0x1C, 255}, {0x1C, 0x6B, 0x43, 255}, {0x17, 0x40, 0x7E, 255}, {0x6E, 0x4A, 0x08, 255}};
    return deep[clan & (CLAN_COUNT - 1)];
}

static Color lighter(Color c)
{
    return (Color){(uint8_t)(c.r + (255 - c.r) / 8), (uint8_t)(c.g + (255 - c.g) / 8), (uint8_t)(c.b + (255 - c.b) / 8),
                   c.a};
}

static void draw_cloth(Table *t, Rect r, int clan)
{
    Gfx *g = t->g;
    bool contrast = gfx_is_contrast(g);
    Color deep = contrast ? (Color){0, 0, 0, 255} : cloth_of(clan), gold = {0xC9, 0x97, 0x3F, 255};
    Rect cloth = rect(r.x + 8, r.y + 6, r.w - 16, r.h - 8);
    gfx_shadow(g, cloth, 2, 2);
    gfx_gradient(g, cloth, 2, contrast ? deep : lighter(deep), deep);
    gfx_frame(g, cloth, 2, contrast ? 4 : 1.5f, contrast ? gfx_color(g, clan_color(clan)) : gold);
    gfx_fill(g, rect(cloth.x, cloth.y + cloth.h - 5, cloth.w, 2), gold);
    if (r.h < 110)
        return; /* a banner, without its rod */
    gfx_gradient(g, rect(r.x, r.y, r.w, 9), 4, (Color){150, 98, 44, 255}, (Color){92, 56, 22, 255});
    gfx_disc(g, r.x + 5, r.y + 5, 8, gold);
    gfx_disc(g, r.x + r.w - 5, r.y + 5, 8, gold);
}

static const Color on_cloth = {255, 250, 238, 255};

/* Writes the words at that size or smaller; returns their height, 0: no room for all of them. */
static float words_on_cloth(Table *t, Face face, float size, Rect r, const char *words)
{
    Text style = ui_style(t->ui, face, size, COL_SIGN);
    style.color = on_cloth;
    while (style.size > 12 && gfx_paragraph_height(t->g, style, r.w, words) > r.h)
        style.size -= 0.5f;
    float h = gfx_paragraph_height(t->g, style, r.w, words);
    return h <= r.h + 1 ? ui_paragraph(t->ui, style, r, words) : 0;
}

/* Says how the previewed move would change this clan's lead, in place of the aim. False: it does not, or a strip
 * below the horde says it. */
static bool clan_meant(Table *t, Rect in, Clan clan)
{
    Goblins after;
    char words[SENTENCE_MAX];
    if (!rect_is_empty(t->at->panel[AT_NOW]) || goblins_ends(t) || !goblins_meant(t, &after))
        return false;
    say_meaning(t->in->s, clan, &after.s, words);
    if (words_on_cloth(t, FACE_BOLD, 15, in, words) > 0)
        ui_mark(t->ui, "meant", "text", in, words);
    return true;
}

/* Draws which clan the near seat rules, and the aim. */
static void draw_clan(Table *t, Rect in, Clan clan)
{
    const char *name = say_word(goblins_clan_name[clan]);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("You rule {clan}"), say_s("clan", name));
    (void)rect_cut_top(&in, words_on_cloth(t, FACE_TITLE, 24, rect(in.x, in.y, in.w, fmaxf(in.h * 0.45f, 1)), words));
    if (clan_meant(t, in, clan))
        return;
    say(words, sizeof words, SAY("Get the most {clan} goblins into each line."), say_s("clan", name));
    float aim = words_on_cloth(t, FACE_SEMI, 15, in, words);
    if (aim <= 0) { /* large letters on a low cloth */
        say(words, sizeof words, SAY("Most {clan} goblins in each line."), say_s("clan", name));
        aim = words_on_cloth(t, FACE_SEMI, 15, in, words);
    }
    (void)rect_cut_top(&in, aim + 3);
    if (in.h > line_of(t->in, 17))
        (void)words_on_cloth(t, FACE_MEDIUM, 13, in,
                             say_word(N_("A line scores 3, a tie 1, and its Flagbearer 1 more.")));
}

static void draw_closed(Table *t, Rect in, bool mine)
{
    float line = line_of(t->in, 20), bh = ui_grow(t->ui, 34);
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{who}\u2019s Crown"), say_s("who", t->names->name[t->in->near]));
    if (in.h >= line + bh)
        words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 15, COL_TEXT, ALIGN_LEFT}, title);
    const char *state = T_("secret until the end");
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 10, COL_TEXT2), state) > in.w)
        state = T_("secret");
    if (in.h >= line + bh)
        words_at(t, rect_cut_top(&in, line), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT}, state);
    const char *key = goblins_key[GOBLINS_KEY_CROWN].key;
    float w = fminf(in.w, ui_button_width(t->ui, T_("Show"), NULL, key, UI_SMALL));
    if (mine && in.h >= bh && ui_button(t->ui, "crown", rect(in.x, in.y + 2, w, bh), T_("Show"), NULL, key, UI_SMALL))
        *t->page = CROWN_SHOWN;
}

void goblins_draw_hand(Table *t)
{
    Rect r = t->at->panel[AT_CROWN], card = t->at->panel[AT_CROWN_CARD];
    if (rect_is_empty(r) || goblins_ends(t)) /* goblins_draw_final shows all of them there */
        return;
    Rect in = rect(card.x + card.w + 10, r.y + 12, r.x + r.w - card.x - card.w - 24, r.h - 22);
    bool mine = t->in->eyes == t->in->near, shown = goblins_shown_crown(t, t->in->near) < CLAN_COUNT;
    Clan clan = goblins_crown(t->in->s, t->in->near);
    if (shown || (mine && goblins_peeks(t) && clan < CLAN_COUNT)) {
        draw_cloth(t, r, (int)clan);
        if (!shown && persons(t) > 1) {
            const char *key = goblins_key[GOBLINS_KEY_CROWN].key;
            float bh = ui_grow(t->ui, 30), bw = ui_button_width(t->ui, T_("Hide"), NULL, key, UI_SMALL);
            Rect foot = rect_cut_bottom(&in, bh);
            (void)rect_cut_bottom(&in, 2);
            if (ui_button(t->ui, "crown", rect(foot.x, foot.y, fminf(foot.w, bw), bh), T_("Hide"), NULL, key, UI_SMALL))
                *t->page = is_first_turn(t) ? CROWN_AWAY : CROWN_USUAL;
        }
        draw_clan(t, in, clan);
        return;
    }
    gfx_surface(t->g, r, SURFACE_ROW);
    draw_closed(t, in, mine);
}

/* ---- guess ----------------------------------------------------------------------------------------------------- */

/* A person who plays alone may guess which clan each opponent ruled, before the Crowns are revealed. Afterwards it
 * is said whether that was right. The guess is kept in Table.user_flags, three bits per seat, and affects nothing. */

enum { BITS = 3, ONE = (1 << BITS) - 1 }; /* clan + 1; 0: no guess */

Clan goblins_guessed(const Table *t, int seat)
{
    uint32_t guess = t->user_flags ? *t->user_flags >> BITS * seat & ONE : 0;
    return guess == 0 ? CLAN_COUNT : (Clan)(guess - 1);
}

static void note(Table *t, int seat, Clan clan)
{
    uint32_t guess = clan == CLAN_COUNT ? 0 : (uint32_t)clan + 1;
    *t->user_flags = (*t->user_flags & ~((uint32_t)ONE << BITS * seat)) | guess << BITS * seat;
}

/* Returns the clans the others may rule, as bits: all in play except the viewer's own. */
static unsigned others(const Table *t)
{
    return goblins_clans(t->in->s) & ~(1u << goblins_crown(t->in->s, t->in->near));
}

bool goblins_may_guess(const Table *t)
{
    const GoblinsEnd *end = goblins_end(t->event_memory);
    int persons = 0;
    for (int seat = 0; seat < t->names->nseats; seat++)
        persons += t->names->player[seat] == 0;
    return t->pause == &goblins_chapter && !end->turned && t->user_flags && persons == 1 &&
           t->in->eyes == t->in->near && t->names->player[t->in->near] == 0;
}

/* Notes a guess. Two seats cannot have the same clan: a seat whose clan is taken gets the other's previous guess.
 * The last seat gets the last clan. */
static void guess(Table *t, int seat, Clan clan)
{
    Clan before = goblins_guessed(t, seat);
    int left = 0, last = NO_SEAT;
    unsigned clans = others(t);
    for (int i = 0; i < t->in->s->nseats; i++)
        if (i != seat && goblins_guessed(t, i) == clan)
            note(t, i, before);
    note(t, seat, clan);
    for (int i = 0; i < t->in->s->nseats; i++) {
        if (i == t->in->near)
            continue;
        left += goblins_guessed(t, i) == CLAN_COUNT;
        last = goblins_guessed(t, i) == CLAN_COUNT ? i : last;
        clans &= goblins_guessed(t, i) == CLAN_COUNT ? ~0u : ~(1u << goblins_guessed(t, i));
    }
    if (left == 1 && __builtin_popcount(clans) == 1)
        note(t, last, (Clan)__builtin_ctz(clans));
}

static bool is_open(const Table *t) /* true if an opponent has no guess yet */
{
    for (int i = 0; i < t->in->s->nseats; i++)
        if (i != t->in->near && goblins_guessed(t, i) == CLAN_COUNT)
            return true;
    return false;
}

/* Draws the sign of a clan, and its name (named) if all names have room. */
static void clan_in(Table *t, Rect r, int clan, bool named)
{
    const char *name = named ? say_word(goblins_clan_name[clan]) : "";
    float badge = fminf(r.h * 0.68f, r.w - 8), w = gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT), name);
    float left = (r.w - badge - (named ? 6 + w : 0)) / 2;
    gfx_badge(t->g, clan_sign(clan), r.x + left + badge / 2, r.y + r.h / 2, badge);
    words_at(t, rect(r.x + left + badge + 6, r.y, w + 2, r.h), (Words){FACE_SEMI, 15, clan_color(clan), ALIGN_LEFT},
             name);
}

static void choice(Table *t, Rect r, int seat, int clan, bool named)
{
    char id[32], words[SENTENCE_MAX];
    bool chosen = goblins_guessed(t, seat) == (Clan)clan;
    (void)snprintf(id, sizeof id, "guess-%d-%s", seat, clan_sign(clan));
    say(words, sizeof words, SAY("{who} ruled {clan}"), say_s("who", t->names->name[seat]),
        say_s("clan", say_word(goblins_clan_name[clan])));
    gfx_surface(t->g, r, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    clan_in(t, r, clan, named);
    ui_rank(t->ui, RANK_PLACE);
    Touch touch = ui_touch(t->ui, id, "guess", r, words, TOUCH_FOCUS);
    ui_rank(t->ui, RANK_REST);
    if (chosen || touch.hover)
        gfx_frame(t->g, r, 6, chosen ? 3 : 2, gfx_color(t->g, chosen ? COL_ACCENT : COL_LIT));
    if (touch.click) {
        if (!chosen)
            guess(t, seat, (Clan)clan);
        else if (is_open(t)) /* with all guesses made, a click on one confirms it */
            note(t, seat, CLAN_COUNT);
        ui_sound(t->ui, "button");
        ui_wake(t->ui, 0);
    }
}

void goblins_draw_guess(Table *t, Rect r, int seat)
{
    enum { GAP = 8, BESIDE_NAME = 28 };
    unsigned clans = others(t);
    float n = (float)__builtin_popcount(clans), most = (r.w * 0.88f - GAP * (n - 1)) / n, name = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1)
            name = fmaxf(name, gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT),
                                              say_word(goblins_clan_name[clan])));
    bool named = name + r.h * 0.68f + BESIDE_NAME < most;
    float w = fmaxf(20, fminf(most, line_of(t->in, named ? 124 : 52))), x = r.x + (r.w - w * n - GAP * (n - 1)) / 2;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            choice(t, rect(x, r.y, w, r.h), seat, clan, named);
            x += w + GAP;
        }
}

void goblins_tell_guess(Table *t, Rect r, int seat, Clan clan)
{
    char words[SENTENCE_MAX];
    Clan guessed = goblins_guessed(t, seat);
    if (guessed == CLAN_COUNT)
        return;
    say(words, sizeof words, SAY("{right:you guessed it|you guessed {clan}}"), say_is("right", guessed == clan),
        say_s("clan", say_word(goblins_clan_name[guessed])));
    words_label(t, r, (Words){FACE_MEDIUM, 14, guessed == clan ? COL_GOOD : COL_TEXT2, ALIGN_CENTER}, words);
}

/* ---- roles ----------------------------------------------------------------------------------------------------- */

/* The page of the twelve goblins: what each can do, and where its copies are as far as the viewer knows. It slides
 * over the table and reveals nothing else. */

static const struct {
    Role role;
    bool power; /* used when it is placed or turned face up; else always on */
    const char *verb, *text;
} twelve[ROLE_COUNT] = {
    {ROLE_BRUISER, true, N_("Hit"), N_("Turn one or two neighbours of other clans face down.")},
    {ROLE_PIPER, true, N_("Move away"), N_("Move one or two neighbours of any clan.")},
    {ROLE_CHARMER, true, N_("Pull in"), N_("Pull one or two of its own clan to free cells next to it.")},
    {ROLE_TACTICIAN, true, N_("Swap"), N_("Swap one of its own clan with any other goblin.")},
    {ROLE_MARSHAL, true, N_("Slide"), N_("Slide a whole column one line up or down.")},
    {ROLE_WRECKER, true, N_("Throw"), N_("Replace a goblin of another clan and throw that one face down.")},
    {ROLE_HERBALIST, true, N_("Turn up"), N_("Turn a goblin in its line or column face up, then use its power.")},
    {ROLE_APPRENTICE, true, N_("Turn up"), N_("Turn a goblin in its line or column face up.")},
    {ROLE_KEG, false, N_("Bursts"), N_("When turned face down, it takes all its neighbours with it.")},
    {ROLE_FLAGBEARER, false, N_("+1 point"), N_("If its clan holds the line alone.")},
    {ROLE_DOUBLES, false, N_("Counts as 2"), N_("Two goblins of its clan on one card.")},
    {ROLE_STONEFOOT, false, N_("Stays"), N_("Cannot be moved, thrown or turned face down.")},
};

typedef enum { COPY_TO_COME, COPY_ON_TABLE, COPY_IN_HAND } Copy;

/* Returns where the card is, as far as the viewer knows. A face-down goblin does not reveal its role. */
static Copy copy_of(const Table *t, DefId def)
{
    const State *s = t->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        if (piece->def != def || piece->face & FACE_DOWN)
            continue;
        if (piece->place < PLACE_CELL + GRID_CELLS || piece->place == PLACE_AIR)
            return COPY_ON_TABLE;
        if (piece->place == PLACE_HAND + t->in->near && t->in->eyes == t->in->near)
            return COPY_IN_HAND;
    }
    return COPY_TO_COME;
}

static void copies(Table *t, Role role, Rect r)
{
    static const char *const said[] = {N_("unseen or face down"), N_("on the table"), N_("in your hand")};
    unsigned clans = goblins_clans(t->in->s);
    float size = fminf(r.h, line_of(t->in, 18)), x = r.x;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        if (!(clans >> clan & 1))
            continue;
        DefId def = goblins_def((Clan)clan, role);
        Copy copy = copy_of(t, def);
        char id[40];
        if (copy == COPY_TO_COME)
            gfx_fade(t->g, 0.28f);
        gfx_badge(t->g, clan_sign(clan), x + size / 2, r.y + r.h / 2, size);
        gfx_fade(t->g, 1);
        if (copy == COPY_IN_HAND)
            gfx_sign(t->g, "hand", rect(x + size, r.y + (r.h - size) / 2, size * 0.8f, size * 0.8f),
                     gfx_color(t->g, COL_ACCENT), (Color){0, 0, 0, 0});
        (void)snprintf(id, sizeof id, "copy-%s", goblins_game.def[def].word);
        ui_mark(t->ui, id, "sign", rect(x, r.y, size, r.h), say_word(said[copy]));
        x += size * (copy == COPY_IN_HAND ? 2.1f : 1.35f);
    }
}

/* Returns the clan whose pictures are shown: the viewer's own, if it may be seen. */
static Clan clan_shown(const Table *t)
{
    Clan own = goblins_own_clan(t);
    return own < CLAN_COUNT ? own : (Clan)__builtin_ctz(goblins_clans(t->in->s));
}

static void one(Table *t, int i, Rect r)
{
    CardFace face;
    DefId def = goblins_def(clan_shown(t), twelve[i].role);
    Rect in = rect_inset(r, 9);
    gfx_surface(t->g, r, SURFACE_ROW);
    float cw = fminf(in.h / 1.25f, fminf(in.w * 0.4f, 112)); /* two fields have one height, whatever their words */
    if (goblins_board.face(&goblins_game, def, &face))
        card_draw(t->g, &face, rect(in.x, in.y + (in.h - cw * 1.25f) / 2, cw, cw * 1.25f), 0, NULL);
    (void)rect_cut_left(&in, cw + 12);
    float line = line_of(t->in, 20);
    Rect foot = rect_cut_bottom(&in, line);
    Text head = ui_style(t->ui, FACE_TITLE, 17, twelve[i].power ? COL_ACCENT : COL_INFO);
    char words[SENTENCE_MAX];
    /* the name, if large letters or a small card need it */
    say(words, sizeof words, SAY("{name:{name}: {verb}|{verb}}"),
        say_s("name", t->in->text > 1.5f || cw < 73 ? say_word(goblins_role_name[twelve[i].role]) : ""),
        say_s("verb", say_word(twelve[i].verb)));
    (void)ui_label(t->ui, head, rect_cut_top(&in, line + 2), words);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    while (style.size > 11 && gfx_paragraph_height(t->g, style, in.w, say_word(twelve[i].text)) > in.h)
        style.size -= 0.5f;
    (void)ui_paragraph(t->ui, style, in, say_word(twelve[i].text));
    copies(t, twelve[i].role, foot);
}

void goblins_draw_roles(Table *t)
{
    Rect r = rect_inset(t->at->drawer, 14);
    float text = t->in->text, gap = 10;
    int columns = r.w < 560 * text ? 1 : r.w < 800 * text ? 2 : 3, rows = ROLE_COUNT / columns;
    Rect head = rect_cut_top(&r, fmaxf(40, line_of(t->in, 30))), foot = rect_cut_bottom(&r, line_of(t->in, 22));
    (void)rect_cut_right(&head, 48);
    float title = ui_label(t->ui, ui_style(t->ui, FACE_TITLE, 22, COL_TEXT), head, T_("The twelve goblins"));
    (void)rect_cut_left(&head, title + 24);
    Text small = ui_style_aligned(t->ui, FACE_MEDIUM, 13, COL_TEXT2, ALIGN_RIGHT);
    const char *legend = T_("Bright: face up on the table. Pale: unseen, or face down. Hand: in your hand.");
    if (gfx_text_width(t->g, small, legend) <= head.w)
        (void)ui_label(t->ui, small, head, legend);
    (void)rect_cut_top(&r, 8);
    (void)rect_cut_bottom(&r, 6);
    float h = fmaxf((r.h - gap * (float)(rows - 1)) / (float)rows, 30 + line_of(t->in, 98));
    float all = h * (float)rows + gap * (float)(rows - 1), w = (r.w - gap * (float)(columns - 1)) / (float)columns;
    float down = ui_scroll_begin(t->ui, "twelve-page", r, all);
    for (int i = 0; i < ROLE_COUNT; i++)
        one(t, i,
            rect(r.x + (w + gap) * (float)(i % columns), r.y + (h + gap) * (float)(i / columns) - down,
                 w - (all > r.h ? 10 / (float)columns : 0), h));
    ui_scroll_end(t->ui);
    Text gold = ui_style(t->ui, FACE_SEMI, 14, COL_ACCENT), blue = ui_style(t->ui, FACE_SEMI, 14, COL_INFO);
    float x = ui_label(t->ui, gold, foot, T_("Gold: a power you may use when the goblin is played or turned face up."));
    (void)rect_cut_left(&foot, x + 20);
    if (gfx_text_width(t->g, blue, T_("Blue: always on.")) <= foot.w)
        (void)ui_label(t->ui, blue, foot, T_("Blue: always on."));
}
