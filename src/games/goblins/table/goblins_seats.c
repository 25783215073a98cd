/* SPDX-License-Identifier: MIT
 * Around the battlefield: the seats, the deck, what the horde would score now, the near hand and its secret Crown. */
#include <math.h>
#include <stdlib.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "core/table.h"
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
    const char *words = room ? T_("Twelve goblins") : T_("Twelve");
    if (!rect_is_empty(r) &&
        ui_button(t->ui, "twelve", rect(r.x, r.y + (r.h - h) / 2, r.w, h), words, NULL, "G", UI_SMALL))
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
    if (mine && in.h >= bh &&
        ui_button(t->ui, "crown",
                  rect(in.x, in.y + 2, fminf(in.w, ui_button_width(t->ui, T_("Show"), NULL, "K", UI_SMALL)), bh),
                  T_("Show"), NULL, "K", UI_SMALL))
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
            float bh = ui_grow(t->ui, 30), bw = ui_button_width(t->ui, T_("Hide"), NULL, "K", UI_SMALL);
            Rect foot = rect_cut_bottom(&in, bh);
            (void)rect_cut_bottom(&in, 2);
            if (ui_button(t->ui, "crown", rect(foot.x, foot.y, fminf(foot.w, bw), bh), T_("Hide"), NULL, "K", UI_SMALL))
                *t->page = is_first_turn(t) ? CROWN_AWAY : CROWN_USUAL;
        }
        draw_clan(t, in, clan);
        return;
    }
    gfx_surface(t->g, r, SURFACE_ROW);
    draw_closed(t, in, mine);
}
