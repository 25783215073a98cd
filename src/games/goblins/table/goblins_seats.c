/* SPDX-License-Identifier: MIT
 * Around the battlefield: the seats, the deck, the banners with what the horde would score now, the secret Crown. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/say.h"
#include "core/table.h"
#include "games/goblins/table/goblins_draw.h"
#include "ui/motion.h"
#include "ui/seats.h"

/* ---- seats and deck ------------------------------------------------------------------------------------------------ */

static void say_hand(const Table *t, int seat, char words[SENTENCE_MAX])
{
    const State *s = t->in->s;
    int hand = table_size(s, (PlaceId)(PLACE_HAND + seat)), left = goblins_ends(t) ? 0 : goblins_turns_left(s, seat);
    say(words, SENTENCE_MAX, SAY("{left:{hand} in hand, 1 turn left|{hand} in hand, {left} turns left}"),
        say_n("hand", hand), say_n("left", left));
}

static void draw_seat(Table *t, int seat)
{
    const State *s = t->in->s;
    bool near = seat == t->in->near;
    SeatLook look = {.seat = seat,
                     .r = t->at->seat[seat],
                     .shape = goblins_seat_shape(t->at->seat[seat], t->in->w),
                     .acts = s->to_act == seat && !goblins_ends(t),
                     .held = near ? 0 : table_size(s, (PlaceId)(PLACE_HAND + seat)),
                     .back = goblins_board.back};
    say_hand(t, seat, look.label);
    (void)seat_draw(t, &look);
    Clan crown = goblins_shown_crown(t, seat);
    Rect face = t->at->panel[AT_SEAT + seat];
    if (crown < CLAN_COUNT && !rect_is_empty(face))
        gfx_badge(t->g, clan_sign((int)crown), face.x + face.w * 0.86f, face.y + face.h * 0.86f, face.w * 0.42f);
}

static void draw_deck(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_DECK];
    int n = table_size(s, PLACE_DECK);
    char deck[SENTENCE_MAX], columns[SENTENCE_MAX];
    if (rect_is_empty(r) || n == 0)
        return;
    if (n > 1)
        card_draw_back(t->g, goblins_board.back, rect(r.x + 3, r.y + 3, r.w, r.h), 0);
    card_draw_back(t->g, goblins_board.back, r, 0);
    float size = 17 * fminf(t->in->text, 1.5f);
    Rect disc = rect(r.x + r.w - size * 0.5f, r.y + r.h - size * 1.1f, size * 1.6f, size * 1.3f);
    goblins_plate(t, disc, disc.h / 2);
    goblins_number(t, disc, size, gfx_color(t->g, COL_TEXT), n, n);
    say(deck, sizeof deck, SAY("{n:=0:no deck|{n} in the deck}"), say_n("n", n));
    say(columns, sizeof columns, SAY("columns: {n} of {most}"), say_n("n", goblins_extent(s).width),
        say_n("most", FRAME_WIDTH));
    if (ui_touch(t->ui, "deck", "count", r, deck, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, deck, columns, NULL);
}

void goblins_draw_seats(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        draw_seat(t, seat);
    draw_deck(t);
}

/* ---- banners of the clans ------------------------------------------------------------------------------------------ */

/* Says which clan is not in play. False: all are. */
static bool say_absent(const State *s, char words[SENTENCE_MAX])
{
    unsigned out = ~goblins_clans(s) & ((1u << CLAN_COUNT) - 1);
    if (out == 0)
        return false;
    say(words, SENTENCE_MAX, SAY("{clan} is not in play."),
        say_s("clan", say_word(goblins_clan_name[__builtin_ctz(out)])));
    return true;
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
    say(out, SENTENCE_MAX, SAY("{side:{n:1 point|{n} points} behind|tied|{n:1 point|{n} points} ahead}"),
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
    say(words, SENTENCE_MAX, SAY("{is:{clan} goes from {was} to {is}|{clan}: {was}}"),
        say_s("clan", say_word(goblins_clan_name[own])), say_s("was", from), say_s("is", to));
}

/* Says "Emerald: 4 points behind", with the change that the previewed move would make. */
static void say_meaning(const State *s, Clan own, const State *then, char words[SENTENCE_MAX])
{
    int lead = lead_of(s, own);
    goblins_say_lead(own, lead, then ? lead_of(then, own) : lead, words);
}

/* Returns the clan's colour, dark enough for white words in every theme. */
static Color cloth_of(int clan)
{
    static const Color deep[CLAN_COUNT] = {
        {0x8A, 0x1F, 0x1D, 255}, {0x1C, 0x7A, 0x4C, 255}, {0x17, 0x40, 0x7E, 255}, {0x7A, 0x52, 0x0A, 255}};
    return deep[clan & (CLAN_COUNT - 1)];
}

static Color lighter(Color c)
{
    return (Color){(uint8_t)(c.r + (255 - c.r) / 8), (uint8_t)(c.g + (255 - c.g) / 8), (uint8_t)(c.b + (255 - c.b) / 8),
                   c.a};
}

static const Color on_cloth = {255, 250, 238, 255}, rod_gold = {0xE9, 0xBE, 0x62, 255};

/* Draws the rod that a cloth hangs from. */
static void draw_rod(Table *t, Rect r)
{
    if (gfx_is_contrast(t->g)) {
        gfx_fill(t->g, r, gfx_color(t->g, COL_TEXT));
        return;
    }
    gfx_shadow(t->g, r, r.h / 2, 2);
    gfx_gradient(t->g, r, r.h / 2, rod_gold, (Color){0x8A, 0x5A, 0x1A, 255});
}

/* Draws a banner that ends in a point, which swings while the banner waves. */
static void draw_banner(Table *t, Rect r, int clan)
{
    Gfx *g = t->g;
    float wave = goblins_banner_waves(t, (Clan)clan),
          swing = wave < 0 ? 0 : motion_shake(wave * 320, 320, r.w * 0.1f, 0.03f);
    float foot = roundf(r.h * 0.18f);
    bool contrast = gfx_is_contrast(g);
    Color deep = contrast ? (Color){0, 0, 0, 255} : cloth_of(clan);
    Rect cloth = rect(r.x, r.y, r.w, r.h - foot);
    if (!contrast)
        gfx_shadow(g, cloth, 0, 2);
    gfx_gradient(g, cloth, 0, contrast ? deep : lighter(deep), deep);
    for (float y = 0; y < foot; y++) {
        float in = r.w / 2 * (y + 0.5f) / foot;
        gfx_fill(g, rect(r.x + in + swing * y / foot, cloth.y + cloth.h + y, r.w - 2 * in, 1.2f), deep);
    }
    if (contrast)
        gfx_frame(g, cloth, 0, 3, gfx_color(g, clan_color(clan)));
    draw_rod(t, rect(r.x - 4, r.y - 3, r.w + 8, 7));
}

/* Says what the others have made of the viewer's lead since its own last turn; "": nothing. */
static void say_since(const Table *t, Clan own, char out[SENTENCE_MAX])
{
    const uint8_t *then = goblins_points_then(t);
    char lead[SENTENCE_MAX];
    int was = then ? goblins_lead(t->in->s, own, then) : 0, is = lead_of(t->in->s, own);
    out[0] = '\0';
    if (!then || was == is)
        return;
    goblins_say_lead(own, was, is, lead);
    say(out, SENTENCE_MAX, SAY("Since your last turn: {lead}"), say_s("lead", lead));
}

/* What the banner's tooltip says below the points: that they are not final, how far the own clan is ahead, and who does
 * not play. */
static void say_below(const Table *t, int clan, const State *then, char out[SENTENCE_MAX])
{
    char meant[SENTENCE_MAX], absent[SENTENCE_MAX], since[SENTENCE_MAX];
    const char *line[4];
    int n = 0, seat = goblins_seat_of(t, (Clan)clan);
    line[n++] = goblins_ends(t) ? T_("Final points.") : T_("Points if the game ended now.");
    if (seat != NO_SEAT) {
        line[n++] = t->names->name[seat];
    } else if (clan == (int)goblins_own_clan(t) && !goblins_ends(t)) {
        say_meaning(t->in->s, (Clan)clan, then, meant);
        line[n++] = meant;
        say_since(t, (Clan)clan, since);
        if (since[0])
            line[n++] = since;
    }
    if (say_absent(t->in->s, absent))
        line[n++] = absent;
    say(out, SENTENCE_MAX, SAY("{all}"), say_list("all", SAY_LINES, line, n));
}

/* Draws the clan's points on its banner as a coin, or with what the previewed move would make of them or the last one has
 * just made; a crown marks the own clan, a badge the ruler of each at the end. */
static void points_of_clan(Table *t, int clan, const State *then)
{
    Rect r = t->at->panel[AT_BANNER + clan], in = rect(r.x + 8, r.y + 4, r.w - 16, r.h * 0.82f - 4);
    int points = goblins_points(t->in->s, (Clan)clan), later = then ? goblins_points(then, (Clan)clan) : points,
        seat = goblins_seat_of(t, (Clan)clan), were = then || goblins_ends(t) ? -1 : goblins_points_were(t, (Clan)clan);
    points = were >= 0 ? were : points;
    bool own = clan == (int)goblins_own_clan(t);
    char id[24], words[SENTENCE_MAX], below[SENTENCE_MAX];
    if (rect_is_empty(r))
        return;
    draw_banner(t, r, clan);
    float sign = in.h * 0.5f, crown = own || seat != NO_SEAT ? in.h * 0.36f : 0,
          size = in.h * (t->in->text > 1.5f ? 0.78f : 0.64f);
    float number = later != points ? goblins_number_width(t, size, points, later)
                                   : in.h * (t->in->text > 1.5f ? 0.95f : 0.76f),
          gap = fminf(8, in.w * 0.06f);
    number = fminf(number, in.w - sign - gap - (crown > 0 ? crown + gap : 0));
    float x = in.x + (in.w - sign - gap - number - (crown > 0 ? gap + crown : 0)) / 2;
    Color ink = gfx_is_contrast(t->g) ? gfx_color(t->g, clan_color(clan)) : on_cloth;
    gfx_sign(t->g, clan_sign(clan), rect(x, in.y + (in.h - sign) / 2, sign, sign), ink, (Color){0, 0, 0, 0});
    x += sign + gap;
    Color mint = gfx_is_contrast(t->g) ? gfx_color(t->g, COL_TARGET) : goblins_mint;
    if (later != points)
        goblins_number(t, rect(x, in.y, number, in.h), size, mint, points, later);
    else
        gfx_coin(t->g, points, x + number / 2, in.y + in.h / 2, number);
    x += number + gap;
    if (seat != NO_SEAT) {
        gfx_disc(t->g, x + crown / 2, in.y + in.h / 2, crown * 0.85f, gfx_color(t->g, COL_WELL)); /* on any cloth */
        gfx_seat_badge(t->g, seat, x + crown / 2, in.y + in.h / 2, crown * 1.2f);
    } else if (own)
        gfx_sign(t->g, "royal", rect(x, in.y + (in.h - crown) / 2, crown, crown), (Color){0xFF, 0xD1, 0x5C, 255},
                 (Color){0, 0, 0, 0});
    (void)snprintf(id, sizeof id, "banner-%s", clan_sign(clan));
    say(words, sizeof words,
        SAY("{changes:{clan}: {n:{n} point|{n} points} \u2192 {later}|{clan}: {n:{n} point|{n} points}}"),
        say_s("clan", say_word(goblins_clan_name[clan])), say_n("n", points), say_is("changes", later != points),
        say_n("later", later));
    if (ui_touch(t->ui, id, "count", r, words, 0).hover) {
        say_below(t, clan, then, below);
        ui_tip(t->ui, r, (Rect){0}, words, below, NULL);
    }
}

void goblins_draw_banners(Table *t)
{
    Goblins after;
    const State *then = !goblins_ends(t) && goblins_meant(t, &after) ? &after.s : NULL;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        points_of_clan(t, clan, then);
}

/* ---- the near seat's clan ------------------------------------------------------------------------------------------ */

static int persons(const Table *t)
{
    return __builtin_popcount(game_persons(t->names));
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

/* Draws the cloth that hangs over the near edge of the table. */
static void draw_hanging(Table *t, Rect r, int clan)
{
    Gfx *g = t->g;
    bool contrast = gfx_is_contrast(g);
    Color deep = contrast ? (Color){0, 0, 0, 255} : color_alpha(cloth_of(clan), 0.94f);
    Rect cloth = rect(r.x, r.y + 4, r.w, r.h - 4);
    if (!contrast)
        gfx_shadow(g, cloth, 0, 2);
    gfx_gradient(g, cloth, 0, deep, contrast ? deep : lighter(deep));
    for (float x = cloth.x + 14; !contrast && x < cloth.x + cloth.w - 8; x += 18) /* folds */
        gfx_fill(g, rect(x, cloth.y, 6, cloth.h), (Color){0, 0, 0, 26});
    gfx_frame(g, cloth, 0, contrast ? 4 : 1.5f, contrast ? gfx_color(g, clan_color(clan)) : rod_gold);
    draw_rod(t, rect(r.x - 12, r.y - 5, r.w + 24, 12));
}

/* Draws the cloth rolled up: nobody sees whose it is. */
static void draw_rolled(Table *t, Rect r)
{
    Rect roll = rect(r.x, r.y + 4, r.w, 34);
    if (gfx_is_contrast(t->g)) {
        gfx_fill(t->g, roll, (Color){0, 0, 0, 255});
        gfx_frame(t->g, roll, 4, 2, gfx_color(t->g, COL_TEXT));
    } else {
        gfx_shadow(t->g, roll, 4, 3);
        gfx_gradient(t->g, roll, 4, (Color){0x6A, 0x4A, 0x2A, 255}, (Color){0x2C, 0x1C, 0x10, 255});
    }
    draw_rod(t, rect(r.x - 12, r.y - 5, r.w + 24, 12));
}

void goblins_draw_cloth(Table *t, Rect r, Clan clan)
{
    if (clan < CLAN_COUNT)
        draw_hanging(t, r, (int)clan);
    else
        draw_rolled(t, r);
}

/* Draws the button that rolls the cloth up or down, at its foot; true: it was pressed. */
static bool crown_button(Table *t, const char *words)
{
    Rect r = t->at->panel[AT_CROWN];
    const char *key = goblins_key[GOBLINS_KEY_CROWN].key;
    float h = ui_grow(t->ui, 36), w = fminf(ui_button_width(t->ui, words, NULL, key, UI_SMALL), r.w - 12);
    return ui_button(t->ui, "crown", rect(r.x + (r.w - w) / 2, r.y + r.h - h - 12, w, h), words, NULL, key, UI_SMALL);
}

/* Says of the rolled cloth whose it is. */
static void tell_closed(Table *t, Rect r)
{
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{who}\u2019s Crown"), say_s("who", t->names->name[t->in->near]));
    if (ui_touch(t->ui, "cloth", "cloth", r, title, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, title, T_("secret until the end"), NULL);
}

/* Says what the Crown means: the clan, and the aim. */
static void tell_clan(Table *t, Rect r, Clan clan)
{
    const char *name = say_word(goblins_clan_name[clan]);
    char head[SENTENCE_MAX], aim[SENTENCE_MAX], all[SENTENCE_MAX * 2];
    say(head, sizeof head, SAY("You rule {clan}"), say_s("clan", name));
    bool pointed = ui_touch(t->ui, "cloth", "cloth", r, head, 0).hover;
    PieceId crown = table_first(t->in->s, (PlaceId)(PLACE_CROWN + t->in->near));
    if (!pointed && (crown == NO_PIECE || t->pointed != crown))
        return;
    say(aim, sizeof aim, SAY("Get the most {clan} goblins into each line."), say_s("clan", name));
    const char *const line[] = {aim, say_word(N_("A line scores 3, a tie 1, and its Flagbearer 1 more."))};
    say(all, sizeof all, SAY("{all}"), say_list("all", SAY_LINES, line, 2));
    ui_tip(t->ui, r, (Rect){0}, head, all, NULL);
}

void goblins_draw_crown(Table *t)
{
    Rect r = t->at->panel[AT_CROWN];
    if (rect_is_empty(r) || goblins_ends(t)) /* goblins_draw_final shows all of them there */
        return;
    bool mine = t->in->eyes == t->in->near, shown = goblins_shown_crown(t, t->in->near) < CLAN_COUNT;
    Clan clan = goblins_crown(t->in->s, t->in->near);
    if (shown || (mine && goblins_peeks(t) && clan < CLAN_COUNT)) {
        goblins_draw_cloth(t, r, clan);
        tell_clan(t, r, clan);
        return;
    }
    goblins_draw_cloth(t, r, CLAN_COUNT);
    tell_closed(t, r);
}

void goblins_draw_crown_button(Table *t)
{
    bool mine = t->in->eyes == t->in->near, shown = goblins_shown_crown(t, t->in->near) < CLAN_COUNT;
    if (rect_is_empty(t->at->panel[AT_CROWN]) || goblins_ends(t) || !mine || shown || persons(t) < 2)
        return;
    if (!goblins_peeks(t)) {
        if (crown_button(t, T_("Show")))
            *t->page = CROWN_SHOWN;
    } else if (crown_button(t, T_("Hide"))) {
        *t->page = is_first_turn(t) ? CROWN_AWAY : CROWN_USUAL;
    }
}

/* ---- guess ----------------------------------------------------------------------------------------------------- */

/* A person who plays alone may guess which clan each opponent ruled, before the Crowns are revealed. Afterwards it
 * is said whether that was right. The guess is kept in Table.user_flags, three bits per seat, and affects nothing. */

enum { BITS = 3, ONE = (1 << BITS) - 1 }; /* clan + 1; 0: no guess */

/* Returns what the viewer guessed; CLAN_COUNT: nothing. */
static Clan goblins_guessed(const Table *t, int seat)
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
    return t->pause == &goblins_chapter && !end->turned && t->user_flags && persons(t) == 1 &&
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

/* Draws the choices one below the other over the foot of the card. */
void goblins_draw_guess(Table *t, Rect card, int seat)
{
    enum { GAP = 5, EDGE = 8, BESIDE_NAME = 28 };
    unsigned clans = others(t);
    float n = (float)__builtin_popcount(clans), name = 0,
          h = fminf(ui_grow(t->ui, 40), (card.h * 0.8f - GAP * (n - 1)) / n);
    Rect r = rect(card.x + EDGE, card.y + card.h - EDGE - h, card.w - 2 * EDGE, h);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1)
            name = fmaxf(name, gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT),
                                              say_word(goblins_clan_name[clan])));
    bool named = name + r.h * 0.68f + BESIDE_NAME < r.w;
    r.y -= (h + GAP) * (n - 1);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            choice(t, r, seat, clan, named);
            r.y += h + GAP;
        }
}

void goblins_tell_guess(Table *t, Rect card, int seat, Clan clan)
{
    char words[SENTENCE_MAX];
    Clan guessed = goblins_guessed(t, seat);
    if (guessed == CLAN_COUNT)
        return;
    say(words, sizeof words, SAY("{right:you guessed it|you guessed {clan}}"), say_is("right", guessed == clan),
        say_s("clan", say_word(goblins_clan_name[guessed])));
    float h = line_of(t->in, 26);
    Text style = ui_style_aligned(t->ui, FACE_SEMI, 15, guessed == clan ? COL_GOOD : COL_TEXT, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 10, 0.5f, card.w - 36, words);
    Rect plate =
        rect_center(rect(card.x, card.y + card.h * 0.64f, card.w, h), gfx_text_width(t->g, style, words) + 24, h);
    goblins_plate(t, plate, h / 2);
    (void)ui_label(t->ui, style, plate, words);
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

const char *goblins_role_does(Role role)
{
    for (int i = 0; i < ROLE_COUNT; i++)
        if (twelve[i].role == role)
            return say_word(twelve[i].text);
    return "";
}

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
    if (goblins_face(def, &face))
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

void goblins_twelve_stud(Table *t)
{
    if (ui_button(t->ui, "twelve", layout_stud(t->at->strap, 0), T_("Twelve goblins"), "twins",
                  goblins_key[GOBLINS_KEY_TWELVE].key, UI_ROUND | UI_SMALL))
        *t->drawer = *t->drawer == DRAWER_LIST ? DRAWER_NONE : DRAWER_LIST;
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
