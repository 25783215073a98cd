/* SPDX-License-Identifier: MIT
 * What stands beside the lanes: portal and castle with their numbers, the wave, piles and decks, mana, and the seats of
 * the others. */
#include <math.h>
#include <stdio.h>

#include "core/table.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "ui/effects.h"
#include "ui/seats.h"

enum { DECK_IS_LOW = 12 }; /* cards: fewer are a danger */

/* Numbers stand on pictures and dark boxes, so their colours are the same in every theme. */
static const Color white = {255, 255, 255, 255}, dark = {23, 13, 6, 255}, sand = {232, 211, 162, 255},
                   gold = {201, 151, 63, 255};

static Color fixed(ColorRole role)
{
    return theme_color(THEME_TAVERN, role);
}

static void number(Table *t, Rect r, float size, Color c, int n)
{
    char words[16];
    (void)snprintf(words, sizeof words, "%d", n);
    (void)gfx_text(t->g, (Text){FACE_BOLD, size, c, ALIGN_CENTER, true}, r, words);
}

/* Draws a short label on a dark tag whose middle is there, at most that wide; none if its letters would be too small. */
static void tag(Table *t, float cx, float cy, float wide, const char *words)
{
    enum { HIGH = 16, LETTERS = 12, LEAST = 9, PAD = 7 };
    float k = clampf(t->in->text, 1, 1.25f), h = HIGH * k;
    Text style = {FACE_SEMI, LETTERS * k, sand, ALIGN_CENTER, true};
    style = gfx_text_fit(t->g, style, LEAST, 0.5f, wide - 2 * PAD, words);
    float w = gfx_text_width(t->g, style, words) + 2 * PAD;
    Rect r = rect(roundf(cx - w / 2), roundf(cy - h / 2), w, h);
    if (w > wide)
        return;
    gfx_round(t->g, r, h / 2, color_alpha(dark, 0.86f));
    (void)gfx_text(t->g, style, r, words);
}

/* Draws a tag on the upper edge of what it names. */
static void tag_above(Table *t, Rect r, const char *words)
{
    enum { UP = 5, WIDER = 8 };
    if (!rect_is_empty(r))
        tag(t, r.x + r.w / 2, r.y - UP, r.w + WIDER, words);
}

/* ---- portal and castle --------------------------------------------------------------------------------------------- */

/* Draws a bar: what is left after the fight in its colour, what the fight will take hatched. Health that cards have
 * added beyond its own number `of` is gold at the end, and the first to go. */
static void bar(Gfx *g, Rect r, int now, int then, int of, Color color, Color loss)
{
    int most = now > of ? now : of > 0 ? of : 1;
    float all = (float)most, w = r.w * clampf((float)now / all, 0, 1), rest = r.w * clampf((float)then / all, 0, 1);
    gfx_round(g, r, r.h / 2, (Color){14, 8, 5, 255});
    if (w >= 1)
        gfx_round(g, rect(r.x, r.y, w, r.h), r.h / 2, loss);
    for (float x = r.x + rest; x < r.x + w - 3; x += 8)
        gfx_line(g, x + 2, r.y + r.h - 1, x + 5, r.y + 1, 3, (Color){20, 10, 8, 200});
    if (rest >= 1)
        gfx_round(g, rect(r.x, r.y, rest, r.h), r.h / 2, color);
    float own = r.w * (float)of / all;
    if (then > of && of > 0) {
        gfx_round(g, rect(r.x, r.y, rest, r.h), r.h / 2, (Color){255, 206, 92, 255});
        gfx_round(g, rect(r.x, r.y, own, r.h), r.h / 2, color);
    }
    gfx_frame(g, r, r.h / 2, 1, (Color){255, 226, 170, 90});
}

typedef struct {
    const char *id, *name;
    int now, then, most, of;
    bool falls, good; /* at 0 after the fight; what the near seat wants: a loss */
    Color color, loss;
} Health;

static void say_health(const Health *h, const char *coming, char *out, size_t n)
{
    say(out, n, SAY("{name}: {n} of {all}{more:, {coming}|}"), say_s("name", h->name), say_n("n", h->now),
        say_n("all", h->now > h->of ? h->now : h->of), say_is("more", coming[0] != '\0'), say_s("coming", coming));
}

/* Draws the number now, and after the fight, over the lower part of the picture; returns the part it takes. */
static Rect health(Table *t, Rect card, const Health *h)
{
    Gfx *g = t->g;
    float size = card.w * 0.3f * (siege_is_large(t->in) ? 1.25f : 1), x = card.x + card.w / 2;
    Rect line = rect(card.x, card.y + card.h * 0.84f - size * 1.15f, card.w, size * 1.15f);
    char words[SENTENCE_MAX], coming[SENTENCE_MAX] = "";
    bool changes = h->then != h->now || h->most != h->then;
    Text style = {FACE_BOLD, size, white, ALIGN_CENTER, true};
    (void)snprintf(words, sizeof words, "%d", h->now);
    float w = gfx_text_width(g, style, words) + 2, arrow = card.w * 0.09f, gap = 5;
    char then[24];
    (void)snprintf(then, sizeof then, h->most != h->then ? "%d\u2013%d" : "%d", h->then, h->most);
    float w2 = gfx_text_width(g, style, then) + 2, all = changes ? w + w2 + arrow + 2 * gap : w;
    float k = fminf(1, (card.w - 8) / all);
    style.size *= k;
    w *= k, w2 *= k, all = changes ? w + w2 + arrow + 2 * gap : w;
    x -= all / 2;
    (void)gfx_text(g, style, rect(x, line.y, w, line.h), words);
    if (changes) {
        gfx_sign(g, "play", rect(x + w + gap, line.y + (line.h - arrow) / 2, arrow, arrow), sand, (Color){0});
        style.color = fixed((h->then < h->now) == h->good ? COL_TARGET : COL_BAD);
        (void)gfx_text(g, style, rect(x + w + arrow + 2 * gap, line.y, w2, line.h), then);
        siege_say_coming(h->now, h->then, h->most, coming, sizeof coming);
        if (h->falls)
            (void)snprintf(coming, sizeof coming, "%s", say_word(h->good ? N_("collapses") : N_("falls")));
    }
    bar(g, rect(card.x + card.w * 0.09f, card.y + card.h * 0.935f - 9, card.w * 0.82f, 9), h->now, h->then, h->of,
        h->color, h->loss);
    tag(t, card.x + card.w / 2, line.y - 4, card.w - 8, h->name);
    say_health(h, coming, words, sizeof words);
    ui_mark(t->ui, h->id, "health", line, words);
    return rect(card.x, line.y, card.w, card.y + card.h - line.y);
}

/* Draws a dot for each portal there is, full up to the present one. */
static void stages(Table *t, Rect card, int stage, int all)
{
    char words[SENTENCE_MAX];
    float d = 8, x = card.x + (card.w - (d + 5) * (float)all + 5) / 2, y = card.y + 12;
    for (int i = 0; i < all; i++) {
        gfx_disc(t->g, x + d / 2 + (d + 5) * (float)i, y, d / 2 + 1.5f, dark);
        gfx_disc(t->g, x + d / 2 + (d + 5) * (float)i, y, d / 2, i < stage ? sand : (Color){70, 58, 48, 255});
    }
    say(words, sizeof words, SAY("Portal {n} of {all}"), say_n("n", stage), say_n("all", all));
    ui_mark(t->ui, "portal-stage", "stage", rect(x, y - d / 2, (d + 5) * (float)all, d), words);
}

/* ---- wave and piles ------------------------------------------------------------------------------------------------ */

static bool shows_wave(const State *s)
{
    PieceId portal = table_first(s, PLACE_PORTAL);
    return portal != NO_PIECE && s->piece[portal].def != DEF_HIDDEN && !siege_of(s)->collapsed;
}

static void wave(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_WAVE];
    if (!shows_wave(s))
        return;
    const SiegeCard *c = siege_card(s->piece[table_first(s, PLACE_PORTAL)].def);
    float w = (r.w - 3 * 3) / 4;
    char words[SENTENCE_MAX];
    for (int i = 0; i < 4; i++) {
        Rect cell = rect(r.x + (w + 3) * (float)i, r.y, w, r.h);
        bool now = siege_of(s)->turned == i;
        if (now)
            gfx_gradient(t->g, cell, 8, (Color){255, 213, 115, 255}, (Color){222, 156, 46, 255});
        else
            gfx_round(t->g, cell, 8, (Color){15, 9, 7, 215});
        gfx_frame(t->g, cell, 8, 1, now ? (Color){255, 231, 174, 255} : (Color){109, 83, 48, 255});
        number(t, cell, w * 0.6f * fminf(t->in->text, 1.2f), now ? (Color){42, 23, 5, 255} : sand, c->waves[i]);
    }
    say(words, sizeof words, SAY("This turn\u2019s wave: {n}"), say_n("n", siege_wave(s)));
    ui_mark(t->ui, "wave", "wave", r, words);
    siege_tip_wave(t, r);
}

void siege_pile_number(Table *t, Rect pile, int n, bool alarm)
{
    float h = fmaxf(pile.w * 0.42f, 18) * fminf(t->in->text, 1.2f), w = fmaxf(pile.w * 0.5f, n > 9 ? h * 1.3f : h);
    Rect r = rect(pile.x + pile.w + 6 - w, pile.y + pile.h + 6 - h, w, h);
    gfx_round(t->g, r, 8, dark);
    gfx_frame(t->g, r, 8, alarm ? 2.5f : 1, alarm ? fixed(COL_BAD) : gold);
    number(t, r, h * 0.72f, alarm ? fixed(COL_BAD) : white, n);
}

/* Draws how many cards a deck has, and after this turn, as castle and portal have their health: it is life as well. */
static void deck_number(Table *t, Rect pile, int now, int then)
{
    char words[SENTENCE_MAX], coming[SENTENCE_MAX] = "", figures[2][16];
    bool low = now < DECK_IS_LOW || then == 0;
    if (then == now) {
        siege_pile_number(t, pile, now, low);
    } else {
        float h = fmaxf(pile.w * 0.42f, 18) * fminf(t->in->text, 1.2f), arrow = h * 0.34f, pad = h * 0.3f;
        Text style = {FACE_BOLD, h * 0.72f, white, ALIGN_CENTER, true};
        (void)snprintf(figures[0], sizeof figures[0], "%d", now);
        (void)snprintf(figures[1], sizeof figures[1], "%d", then);
        float a = gfx_text_width(t->g, style, figures[0]) + 1, b = gfx_text_width(t->g, style, figures[1]) + 1;
        float w = a + b + arrow + 8 + 2 * pad;
        Rect r = rect(pile.x + pile.w + 6 - w, pile.y + pile.h + 6 - h, w, h);
        gfx_round(t->g, r, 8, dark);
        gfx_frame(t->g, r, 8, low ? 2.5f : 1, low ? fixed(COL_BAD) : gold);
        (void)gfx_text(t->g, style, rect(r.x + pad, r.y, a, h), figures[0]);
        gfx_sign(t->g, "play", rect(r.x + pad + a + 4, r.y + (h - arrow) / 2, arrow, arrow), sand, (Color){0});
        style.color = fixed(siege_is_turned(t->in) == (then < now) ? COL_TARGET : COL_BAD);
        (void)gfx_text(t->g, style, rect(r.x + pad + a + arrow + 8, r.y, b, h), figures[1]);
        siege_say_coming(now, then, then, coming, sizeof coming);
    }
    say(words, sizeof words, SAY("{name}: {n}{more:, {coming}|}"), say_s("name", T_("Deck")), say_n("n", now),
        say_is("more", coming[0] != '\0'), say_s("coming", coming));
    ui_mark(t->ui, "deck-count", "health", pile, words);
}

/* Draws the backs of a pile, the lower ones a little aside; an empty one is a hollow. */
static void pile(Table *t, Rect r, const char *back, int n)
{
    if (rect_is_empty(r))
        return;
    if (n == 0) {
        gfx_round(t->g, r, r.w * 0.06f, (Color){0, 0, 0, 70});
        gfx_frame(t->g, r, r.w * 0.06f, 1, (Color){255, 235, 200, 50});
        return;
    }
    for (int k = n > 2 ? 2 : n - 1; k >= 0; k--)
        card_draw_back(t->g, back, rect(r.x + 2 * (float)k, r.y - 2 * (float)k, r.w, r.h), 0);
}

static void horde_piles(Table *t)
{
    const State *s = t->in->s;
    Rect behind = t->at->panel[AT_PILE], deck = t->at->panel[AT_HORDE_DECK];
    int waits = table_size(s, PLACE_PILE), later = waits + table_size(s, PLACE_ASIDE);
    int left = table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2);
    pile(t, behind, "backs/siege-portal", later);
    if (siege_shows_treachery(s)) {
        char words[SENTENCE_MAX];
        siege_say_treachery(s, t->event_memory, words, sizeof words);
        ui_mark(t->ui, "treachery", "treachery", deck, words);
    }
    siege_tip_pile(t, behind);
    PieceId top = table_first(s, PLACE_HORDE_DECK);
    pile(t, deck, top != NO_PIECE ? siege_back(t, top) : "backs/horde", left);
    siege_tip_horde_deck(t, deck);
}

/* Names what lies between portal and castle, above the cards and their shadows. */
static void names(Table *t)
{
    const State *s = t->in->s;
    const Rect *at = t->at->panel;
    if (shows_wave(s))
        tag_above(t, at[AT_WAVE], T_("Wave"));
    tag_above(t, at[AT_PILE], T_("Outsider"));
    tag_above(t, at[AT_HORDE_DECK], siege_shows_treachery(s) ? T_("Treachery") : T_("Horde"));
    tag_above(t, at[AT_MANA], T_("Mana"));
}

/* The numbers lie above the cards of the piles. */
static void pile_numbers(Table *t)
{
    const State *s = t->in->s;
    int later = table_size(s, PLACE_PILE) + table_size(s, PLACE_ASIDE);
    siege_pile_number(t, t->at->panel[AT_PILE], later, false);
    siege_pile_number(t, t->at->panel[AT_HORDE_DECK],
                      table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2), false);
}

/* ---- mana ---------------------------------------------------------------------------------------------------------- */

static void crystal(Gfx *g, Rect r, bool full, bool horde)
{
    if (!full) {
        gfx_sign(g, "four", r, (Color){20, 18, 22, 190}, (Color){0});
        gfx_sign(g, "four", rect_inset(r, r.w * 0.1f), (Color){64, 62, 68, 200}, (Color){0});
    } else if (!siege_token(g, horde ? "tokens/siege-mana-horde" : "tokens/siege-mana", rect_inset(r, -r.w * 0.06f))) {
        gfx_sign(g, "four", r, (Color){20, 30, 90, 255}, (Color){0});
        gfx_sign(g, "four", rect_inset(r, r.w * 0.1f), horde ? (Color){167, 119, 240, 255} : (Color){86, 170, 240, 255},
                 (Color){0});
    }
}

/* Draws how much mana there is as "7/10", the most in small figures. */
static void mana_number(Table *t, Rect r, int n)
{
    char now[8], all[8];
    float k = fminf(t->in->text, 1.2f), size = fminf(34 * k, r.w * 0.56f), small = size * 0.55f;
    Text large = {FACE_BOLD, size, white, ALIGN_LEFT, true}, of = {FACE_BOLD, small, sand, ALIGN_LEFT, true};
    (void)snprintf(now, sizeof now, "%d", n);
    (void)snprintf(all, sizeof all, "/%d", MANA_MOST);
    float w = gfx_text_width(t->g, large, now) + 1, w2 = gfx_text_width(t->g, of, all) + 1;
    float h = size * 1.2f, x = r.x + (r.w - w - w2) / 2, y = r.y + (r.h - h) / 2;
    gfx_round(t->g, rect(x - size * 0.24f, y, w + w2 + size * 0.48f, h), h / 2, color_alpha(dark, 0.86f));
    (void)gfx_text(t->g, large, rect(x, y, w, h), now);
    (void)gfx_text(t->g, of, rect(x + w, y + (h - small * 1.2f) * 0.74f, w2, small * 1.2f), all);
}

/* Draws the crystals of the near seat in two columns, and beside them their number. */
static void mana(Table *t)
{
    enum { GAP = 8 };
    const State *s = t->in->s;
    bool turned = siege_is_turned(t->in);
    int seat = turned ? t->in->near : siege_near_ally(t->in), n = siege_of(s)->mana[siege_pool(s, seat)];
    Rect r = t->at->panel[AT_MANA];
    float row = r.h / (MANA_MOST / 2), size = fminf(r.w / 4 - GAP, row) * 0.92f, half = 2 * size + GAP;
    char words[SENTENCE_MAX];
    for (int i = 0; i < MANA_MOST && size >= 6; i++) {
        float x = r.x + (r.w / 2 - half) / 2 + (i % 2 ? size + GAP : 0);
        crystal(t->g, rect(x, r.y + row * (float)(i / 2) + (row - size) / 2, size, size), i < n, turned);
    }
    mana_number(t, rect(r.x + r.w / 2, r.y, r.w / 2, r.h), n);
    say(words, sizeof words, SAY("{n} of {all}"), say_n("n", n), say_n("all", MANA_MOST));
    ui_mark(t->ui, "mana", "mana", r, words);
    if (turned)
        siege_tip_horde_mana(t, r);
    else
        siege_tip_mana(t, r);
}

/* ---- decks and seats ----------------------------------------------------------------------------------------------- */

static void decks(Table *t)
{
    const State *s = t->in->s;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        Rect deck = t->at->panel[AT_DECKS + seat], gone = t->at->panel[AT_DISCARDS + seat];
        int left = table_size(s, (PlaceId)(PLACE_DECK + seat)), n = table_size(s, (PlaceId)(PLACE_DISCARD + seat));
        if (rect_overlaps(deck, t->at->seat[seat]))
            continue; /* a partner's: its number stands at the seat */
        pile(t, deck, siege_deck_back(t, seat), left);
        siege_tip_deck(t, deck, seat);
        if (n == 0)
            continue;
        card_draw_back(t->g, siege_deck_back(t, seat), gone, CARD_BARRED);
        siege_pile_number(t, gone, n, false);
    }
}

/* Says all that is known of a seat. */
static void say_seat_now(const Table *t, int seat, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    bool horde = seat == siege_horde_seat(s);
    say(out, SENTENCE_MAX,
        SAY("{horde:{who} has {n:1 card|{n} cards} and {mana} mana.|{who} has {n:1 card|{n} cards}, {deck} in the deck "
            "and {mana} mana.}"),
        say_is("horde", horde), say_s("who", seat_name(t, seat)), say_n("n", table_size(s, siege_hand_place(s, seat))),
        say_n("deck", horde ? 0 : table_size(s, (PlaceId)(PLACE_DECK + seat))),
        say_n("mana", siege_of(s)->mana[siege_pool(s, seat)]));
}

/* Draws the mana of a seat that is not the near one in a crystal at its portrait. */
static void mana_of_seat(Table *t, int seat)
{
    const State *s = t->in->s;
    Rect face = seat_face(t->at->seat[seat], SEAT_ROW, t->in->text);
    float d = fmaxf(face.w * 0.56f, 24);
    Rect r = rect(face.x + face.w - d * 0.62f, face.y + face.h - d * 0.84f, d, d);
    crystal(t->g, r, true, seat == siege_horde_seat(s));
    number(t, r, d * 0.56f, white, siege_of(s)->mana[siege_pool(s, seat)]);
}

static void seats(Table *t)
{
    const State *s = t->in->s;
    for (int seat = 0; seat < s->nseats; seat++) {
        bool horde = seat == siege_horde_seat(s), near = seat == t->in->near;
        int left = horde ? 0 : table_size(s, (PlaceId)(PLACE_DECK + seat));
        bool pair = !horde && !siege_is_turned(t->in);
        SeatLook look = {.seat = seat,
                         .r = t->at->seat[seat],
                         .shape = SEAT_ROW,
                         .acts = t->in->asked == seat,
                         .done = !horde && siege_of(s)->done[seat] && s->phase == PHASE_ALLIANCE,
                         .sign = near || siege_is_large(t->in) ? NULL : "cards"};
        if (rect_is_empty(look.r))
            continue;
        int n = pair ? left : table_size(s, horde ? PLACE_HORDE_HAND : (PlaceId)(PLACE_HAND + seat));
        if (!near)
            (void)snprintf(look.count, sizeof look.count, "%d", n);
        say_seat_now(t, seat, look.label);
        (void)seat_draw(t, &look);
        if (!near)
            mana_of_seat(t, seat);
    }
}

void siege_draw_side(Table *t)
{
    wave(t);
    horde_piles(t);
    mana(t);
    decks(t);
    seats(t);
    if (!rect_is_empty(t->at->panel[AT_ACTIONS]) && siege_lists_actions(t->in))
        siege_draw_actions(t);
}

/* Says, while the lanes fight, from what to what it comes: the picture shows what is left now. */
static void mark_fight(Table *t, Rect r, const char *id, const char *name, int from, int to)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{label}: {from} → {to}"), say_s("label", name), say_n("from", from), say_n("to", to));
    if (siege_shows_fight(t->in->s))
        ui_mark(t->ui, id, "after", r, words);
}

/* Draws on the castle that this turn decides the game. */
static void verdict(Table *t, const SiegeForecast *f)
{
    bool loses = f && (f->castle_falls || f->loses_by_deck != NO_SEAT), near = !siege_is_turned(t->in);
    Rect card = t->at->panel[AT_CASTLE];
    float d = card.w * 0.34f;
    Rect r = rect(card.x + (card.w - d) / 2, card.y + card.h * 0.12f, d, d);
    char words[SENTENCE_MAX];
    if (!f || (!f->wins && !loses))
        return;
    Color c = fixed(f->wins == near ? COL_TARGET : COL_BAD);
    gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2 + 2, c);
    gfx_disc(t->g, r.x + d / 2, r.y + d / 2, d / 2, dark);
    gfx_sign(t->g, f->wins ? "royal" : "skull", rect_center(r, d * 0.64f, d * 0.64f), c, dark);
    say(words, sizeof words, SAY("{wins:You win this turn|You lose this turn}"), say_is("wins", f->wins == near));
    ui_mark(t->ui, "after-all", "after", r, words);
}

static void draw_portal(Table *t, PieceId p, const SiegeForecast *f)
{
    const State *s = t->in->s;
    const SiegeCard *c = siege_card(s->piece[p].def);
    const SiegeFightLog *was = t->event_memory;
    Rect r = t->at->panel[AT_PORTAL];
    char words[SENTENCE_MAX];
    int now = siege_health_left(s, UNIT_PORTAL);
    Health h = {.id = "portal-health",
                .name = T_("Portal"),
                .now = now,
                .then = f ? f->portal_then : now,
                .most = f ? f->portal_most : now,
                .of = c->health,
                .falls = f && f->portal_falls,
                .good = !siege_is_turned(t->in),
                .color = {142, 155, 232, 255},
                .loss = {207, 214, 255, 255}};
    float flash;
    r = siege_recoiled(t, p, r, &flash);
    h.now = siege_counts_down(t, p, now);
    stages(t, r, c->stage, c->stage + table_size(s, PLACE_PORTALS));
    mark_fight(t, r, "after-Portal", h.name, was && was->known ? was->portal : now, h.then);
    if (siege_has_collapsed(t)) {
        say(words, sizeof words, SAY("{more:Collapsed. The next one opens at the end of the turn.|Collapsed.}"),
            say_is("more", table_size(s, PLACE_PORTALS) > 0));
        ui_mark(t->ui, "portal-collapsed", "text", r, words);
        h.now = 0;
        say_health(&h, "", words, sizeof words);
        ui_mark(t->ui, h.id, "health", r, words);
        siege_tip_portal(t, r);
        return;
    }
    siege_tip_portal(t, health(t, r, &h));
}

static void draw_castle(Table *t, PieceId p, const SiegeForecast *f)
{
    const State *s = t->in->s;
    const SiegeFightLog *was = t->event_memory;
    Rect r = t->at->panel[AT_CASTLE];
    int now = siege_health_left(s, UNIT_CASTLE);
    Health h = {.id = "castle-health",
                .name = T_("Castle"),
                .now = now,
                .then = f ? f->castle_then : now,
                .most = f ? f->castle_most : now,
                .of = siege_card(s->piece[p].def)->health,
                .falls = f && f->castle_falls,
                .good = siege_is_turned(t->in),
                .color = {121, 196, 71, 255},
                .loss = {255, 139, 107, 255}};
    float flash;
    r = siege_recoiled(t, p, r, &flash);
    h.now = siege_counts_down(t, p, now);
    mark_fight(t, r, "after-Castle", h.name, was && was->known ? was->castle : now, h.then);
    siege_tip_castle(t, health(t, r, &h));
}

static void deck_numbers(Table *t, const SiegeForecast *f)
{
    const State *s = t->in->s;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        Rect deck = t->at->panel[AT_DECKS + seat];
        int now = table_size(s, (PlaceId)(PLACE_DECK + seat));
        if (!rect_is_empty(deck) && !rect_overlaps(deck, t->at->seat[seat]))
            deck_number(t, deck, now, f ? f->deck_then[seat] : now);
    }
}

void siege_draw_healths(Table *t, const SiegeForecast *f)
{
    const State *s = t->in->s;
    names(t);
    pile_numbers(t);
    deck_numbers(t, f);
    PieceId portal = table_first(s, PLACE_PORTAL), castle = table_first(s, PLACE_CASTLE);
    if (portal != NO_PIECE && s->piece[portal].def != DEF_HIDDEN)
        draw_portal(t, portal, f);
    if (castle != NO_PIECE && s->piece[castle].def != DEF_HIDDEN)
        draw_castle(t, castle, f);
    verdict(t, f);
}
