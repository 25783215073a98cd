/* SPDX-License-Identifier: MIT
 * The final battles of Horde: the list of eleven, the lanes with their counts, the price list. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/horde/table/horde.h"
#include "games/horde/table/horde_draw.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

static int battle_now(const State *s)
{
    int battle = horde_of(s)->battle;
    return battle < KIND_COUNT ? battle : KIND_COUNT - 1;
}

int horde_next_battle(const State *s)
{
    int next = horde_of(s)->battle + 1;
    return s->phase >= PHASE_BATTLE && next < KIND_COUNT && horde_of(s)->after[next] == -2 ? next : -1;
}

static void battle_row(Table *t, int k)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_ROW + k];
    DefId card = horde_battle_card(s, k);
    if (!card || r.h < 8)
        return;
    int after = horde_of(s)->after[k];
    bool now = k == battle_now(s) && after == -2;
    if (now) {
        gfx_fill(t->g, rect(r.x + 1, r.y, r.w - 2, r.h), gfx_color(t->g, COL_PANEL3));
        gfx_fill(t->g, rect(r.x + 1, r.y, 4, r.h), gfx_color(t->g, COL_ACCENT));
    }
    Rect words = rect(r.x + 48, r.y, r.w - 48 - 44, r.h);
    char who[SENTENCE_MAX] = "";
    if (after >= 0)
        (void)snprintf(who, sizeof who, "%s", seat_name(t, after));
    else if (after == -1)
        say(who, sizeof who, SAY("nobody"));
    else if (k == horde_next_battle(s))
        say(who, sizeof who, SAY("next"));
    Text style = ui_style(t->ui, FACE_SEMI, 14, after >= 0 ? COL_TEXT : COL_TEXT2);
    Text name = ui_style(t->ui, FACE_SEMI, 15, now ? COL_TEXT : COL_TEXT2);
    float w = who[0] ? gfx_text_width(t->g, style, who) + 1 : 0, badge = after >= 0 ? 22 : 0;
    float named = gfx_text_width(t->g, name, kind_name(card - DEF_BATTLE)) + 8;
    if (named + w + badge <= words.w)
        (void)ui_label(t->ui, name, rect(words.x, words.y, named, words.h), kind_name(card - DEF_BATTLE));
    else if (w + badge > words.w)
        w = 0;
    if (w > 0)
        (void)ui_label(t->ui, style, rect(words.x + words.w - w, words.y, w, words.h), who);
    if (badge > 0)
        gfx_seat_badge(t->g, after, words.x + words.w - w - 12, r.y + r.h / 2, 16);
    if (after >= 0) { /* the token lies with its winner; the list keeps its value */
        int nth = 0;
        for (int i = 0; i < k; i++)
            nth += horde_of(s)->after[i] == after;
        PieceId p = table_first(s, (PlaceId)(PLACE_WON + after));
        while (p != NO_PIECE && nth-- > 0)
            p = s->piece[p].next;
        if (p != NO_PIECE)
            gfx_coin(t->g, horde_token(s->piece[p].def), r.x + r.w - 26, r.y + r.h / 2, 24);
    }
}

static void scores(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_SCORES];
    gfx_fill(t->g, rect(r.x + 1, r.y, r.w - 2, 1), gfx_color(t->g, COL_LINE));
    words_at(t, rect(r.x + 14, r.y + 6, r.w - 28, line_of(t->in, 20)), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
             T_("Tokens won so far"));
    for (int seat = 0; seat < s->nseats; seat++) {
        float line = line_of(t->in, 22), y = r.y + line_of(t->in, 24) + 8 + (line + 5) * (float)seat;
        gfx_seat_badge(t->g, seat, r.x + 22, y + line / 2, 16);
        words_label(t, rect(r.x + 36, y, horde_name_width(t->in) - 40, line),
                    (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, seat_name(t, seat));
        int sum = horde_taken(s, seat);
        char id[24];
        (void)snprintf(id, sizeof id, "taken-%d", seat);
        char won[SENTENCE_MAX];
        say(won, sizeof won, SAY("{n}"), say_n("n", sum));
        Rect number = rect(r.x + r.w - line_of(t->in, 34) - 6, y, line_of(t->in, 34) - 8, line);
        Text style = ui_style_aligned(t->ui, FACE_BOLD, 17 * horde_sum_pop(t, seat), COL_TEXT, ALIGN_RIGHT);
        (void)ui_label(t->ui, style, number, won);
        ui_mark(t->ui, id, "count", number, won);
    }
}

static void list(Table *t)
{
    Rect r = t->at->panel[AT_BATTLES];
    if (rect_is_empty(r))
        return;
    if (!is_strip(t))
        gfx_surface(t->g, r, SURFACE_PANEL);
    ui_mark(t->ui, "battles", "panel", r, T_("Eleven battles"));
    words_label(t, rect(r.x + 14, r.y + 8, r.w - 28, line_of(t->in, 24)), (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT},
                T_("Eleven battles"));
    for (int k = 0; k < KIND_COUNT; k++)
        battle_row(t, k);
    scores(t);
}

static float heading_medal(const Table *t)
{
    return clampf(t->at->panel[AT_HEAD].h - 10, 16, 66);
}

Rect horde_heading_coin(const Table *t)
{
    Rect r = t->at->panel[AT_HEAD];
    float medal = heading_medal(t), coin = medal * 0.72f;
    return rect(r.x + medal + 12, r.y + 4 + (medal - coin) / 2, coin, coin);
}

static void heading(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_HEAD];
    int battle = battle_now(s);
    DefId card = horde_battle_card(s, battle);
    if (!card || s->over)
        return;
    PieceId token = horde_battle_token(s, battle);
    int kind = card - DEF_BATTLE;
    float medal = heading_medal(t), x = r.x;
    char picture[40];
    (void)snprintf(picture, sizeof picture, "medals/%s", kind_word(kind));
    if (!gfx_picture(t->g, picture, rect(x, r.y + 4, medal, medal), 1))
        gfx_badge(t->g, kind_word(kind), x + medal / 2, r.y + 4 + medal / 2, medal);
    Rect coin = horde_heading_coin(t);
    if (token != NO_PIECE && horde_token_is_due(t))
        gfx_coin(t->g, horde_token(s->piece[token].def), coin.x + coin.w / 2, coin.y + coin.h / 2, coin.w);
    x = coin.x + coin.w + 14;
    float end = is_strip(t) ? t->at->panel[AT_BUTTONS].x - 160 : r.x + r.w;
    Rect words = rect(x, r.y, end - x - 8, r.h);
    float line = line_of(t->in, is_strip(t) ? 26 : 34);
    if (is_strip(t)) {
        words_label(t, words, (Words){FACE_TITLE, 20, COL_TEXT, ALIGN_LEFT}, kind_name(kind));
        return;
    }
    Text title = ui_style(t->ui, FACE_TITLE, 30, COL_TEXT);
    char name[SENTENCE_MAX], rule[SENTENCE_MAX] = "";
    say(name, sizeof name, SAY("The {kind} battle"), say_s("kind", kind_name(kind)));
    title = gfx_text_fit(t->g, title, 16, 2, words.w, name);
    (void)ui_label(t->ui, title, rect(words.x, words.y + 2, words.w, line), name);
    HordeDecided how = horde_decided(t->in);
    token = token == NO_PIECE && how.stands ? how.token : token; /* it has just been won */
    if (token != NO_PIECE) {
        say(rule, sizeof rule,
            SAY("The most {kind} monsters {bad:must take|win} {value}. {bad:After a tie, nobody takes it.|A tie wins "
                "nothing.}"),
            say_s("kind", kind_name(kind)), say_n("value", horde_token(s->piece[token].def)),
            say_is("bad", horde_token(s->piece[token].def) < 0));
    }
    Text small = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    float h = gfx_paragraph_height(t->g, small, words.w, rule);
    if (rule[0] && line + h + 4 <= words.h + 8)
        ui_paragraph(t->ui, small, rect(words.x, words.y + line + 2, words.w, h + 2), rule);
}

/* Draws the panel of played Flayers and sacrificed cards; the tooltip of each says whose it was and in which battle. */
static void out_of_the_game(Table *t)
{
    Rect r = t->at->place[PLACE_DISCARD];
    if (rect_is_empty(r))
        return;
    gfx_surface(t->g, r, SURFACE_PANEL);
    ui_mark(t->ui, "discards", "place", r, T_("Cards out of the game"));
    bool any = table_size(t->in->s, PLACE_DISCARD) > 0;
    words_label(t, rect(r.x + 12, r.y + 7, r.w - 24, line_of(t->in, 20)),
                (Words){FACE_TITLE, 16, any ? COL_TEXT : COL_TEXT2, ALIGN_LEFT}, T_("Out of the game"));
    if (!any)
        ui_paragraph(t->ui, ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2),
                     rect(r.x + 12, r.y + 14 + line_of(t->in, 20), r.w - 24, r.h - 20 - line_of(t->in, 20)),
                     T_("Played Flayers and sacrificed cards."));
}

/* True if the battle is won or tied, and not yet cleared away: nobody leads or chooses any more. */
static bool is_decided(const State *s)
{
    const Horde *h = horde_of(s);
    return h->battle < KIND_COUNT && h->after[h->battle] != -2;
}

typedef enum { COUNT_NONE, COUNT_BEHIND, COUNT_TIED, COUNT_LEADS } CountState;

static CountState count_state(const Table *t, int seat, int *behind)
{
    const State *s = t->in->s;
    int mine = horde_strength(s, seat), best = 0, at_best = 0;
    for (int q = 0; q < s->nseats; q++) {
        int count = horde_strength(s, q);
        at_best = count > best ? 1 : at_best + (count == best);
        best = count > best ? count : best;
    }
    *behind = best - mine;
    if (is_decided(s) || horde_of(s)->battle >= KIND_COUNT || horde_shows_decision(t) ||
        (best == 0 && s->phase == PHASE_BATTLE)) /* no cards are revealed yet */
        return COUNT_NONE;
    return mine < best ? COUNT_BEHIND : at_best > 1 ? COUNT_TIED : best > 0 ? COUNT_LEADS : COUNT_NONE;
}

static CountState count_words(const Table *t, int seat, char out[SENTENCE_MAX])
{
    static const char *const words[] = {
        [COUNT_NONE] = "",
        [COUNT_BEHIND] = N_("{joker:{n} behind; a joker makes {m}|{n} behind}"),
        [COUNT_TIED] = N_("{joker:tied for the lead; a joker makes {m}|tied for the lead}"),
        [COUNT_LEADS] = N_("{joker:leads; a joker makes {m}|leads}"),
    };
    const State *s = t->in->s;
    int behind;
    CountState state = count_state(t, seat, &behind);
    bool joker = horde_flayers(s, seat) > 0 || horde_can_demon(s, seat);
    say(out, SENTENCE_MAX, SAY_TABLE(words[state]),
        say_is("joker", joker && s->phase == PHASE_JOKERS && s->to_act == seat && t->in->eyes == seat),
        say_n("n", behind), say_n("m", horde_strength(s, seat) + 1));
    return state;
}

/* Gives a seat's final sum, and whether it wins. False: the game is not over. */
static bool total(const Table *t, int seat, char words[SENTENCE_MAX], int *n)
{
    const State *s = t->in->s;
    Standing st = {0};
    if (s->phase != PHASE_OVER)
        return false;
    horde_game.standing(s, &st);
    *n = st.score[seat];
    (void)snprintf(words, SENTENCE_MAX, "%s", st.winner[seat] ? T_("wins") : T_("in total"));
    return true;
}

static void count_box(Table *t, int seat, Rect count)
{
    static const char *const brief_word[] = {"", N_("behind"), N_("tie"), N_("leads")};
    gfx_round(t->g, count, 10, color_alpha(gfx_color(t->g, COL_WELL), 0.55f)); /* dark words need a light ground */
    char words[SENTENCE_MAX], number[SENTENCE_MAX];
    CountState state = count_words(t, seat, words);
    int n = horde_strength(t->in->s, seat);
    bool over = total(t, seat, words, &n);
    say(number, sizeof number, SAY("{n}"), say_n("n", n));
    Text big = ui_style_aligned(t->ui, FACE_BOLD, clampf(count.h * 0.42f, 16, 50), COL_TEXT, ALIGN_CENTER);
    big.fixed = true;
    big.size *= over ? 1 : horde_pop(t, seat);
    big.color = gfx_color(t->g, over || state == COUNT_LEADS || state == COUNT_TIED ? COL_TEXT : COL_TEXT2);
    float bh = gfx_text_height(t->g, big);
    Text under = ui_style_aligned(t->ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER);
    float uh = gfx_paragraph_height(t->g, under, count.w - 8, words);
    bool both = bh + uh <= count.h && words[0];
    float y = count.y + (count.h - bh - (both ? uh : 0)) / 2;
    if (!both && state != COUNT_NONE) { /* no room below: the word stands beside the number, or the number alone */
        const char *brief = say_word(brief_word[state]);
        float half = gfx_text_width(t->g, big, number) + 8, tail = gfx_text_width(t->g, under, brief) + 2;
        float x = count.x + (count.w - half - tail) / 2;
        if (x >= count.x) {
            big.align = under.align = ALIGN_LEFT;
            (void)ui_label(t->ui, big, rect(x, y, half, bh), number);
            (void)ui_label(t->ui, under, rect(x + half, y, tail, bh), brief);
            return;
        }
    }
    (void)ui_label(t->ui, big, rect(count.x, y, count.w, bh), number);
    if (both)
        ui_paragraph(t->ui, under, rect(count.x + 4, y + bh, count.w - 8, uh + 2), words);
}

static void lane(Table *t, int seat)
{
    const State *s = t->in->s;
    Rect r = horde_lane_now(t, seat), count = horde_lane_count(t->in, t->at, horde_decided(t->in), seat, r);
    if (r.h < 10)
        return;
    HordeDecided how = horde_decided(t->in);
    /* While the token lies there the sentence says the count. */
    bool won = how.stands && how.seat == seat && horde_shows_decision(t);
    bool fought = horde_of(s)->battle >= KIND_COUNT; /* all battles: nobody chooses any more */
    bool open = s->phase == PHASE_JOKERS && !fought && !is_decided(s) && !horde_shows_decision(t),
         asked = open && s->to_act == seat;
    gfx_round(t->g, r, 12, color_alpha((Color){0, 0, 0, 0}, 0.24f));
    horde_draw_won_ground(t, seat, r);
    gfx_frame(t->g, r, 12, asked ? 2 : 1,
              asked ? horde_seat_color(t, seat) : color_alpha(gfx_color(t->g, COL_TEXT), 0.13f));
    float line = line_of(t->in, 24);
    gfx_seat_badge(t->g, seat, r.x + 26, r.y + 8 + line / 2, 24);
    Text name = ui_style(t->ui, FACE_TITLE, 19, COL_TEXT);
    char who[SENTENCE_MAX];
    seat_name_you(t, seat, who);
    if (lane_is_low(t->in, r)) /* its cards lie beside the name */
        (void)snprintf(who, sizeof who, "%s", seat_name(t, seat));
    float w = gfx_text_width(t->g, name, who) + 8;
    (void)ui_label(t->ui, name, rect(r.x + 46, r.y + 7, w, line), who);
    const char *state = asked  ? T_("choosing")
                        : open ? horde_of(s)->agreed[seat] ? T_("passed") : T_("still to choose")
                               : "";
    Rect rest = rect(r.x + 50 + w, r.y + 8, count.x - r.x - 60 - w, line);
    if (lane_is_low(t->in, r))
        rest = rect(r.x + 14, r.y + 8 + line, r.h < 2 * line + 10 ? 0 : lane_name_width(t->in) - 16, line);
    Text small = ui_style(t->ui, FACE_SEMI, 14, asked ? COL_ACCENT : COL_TEXT2);
    if (state[0] && gfx_text_width(t->g, small, state) <= rest.w)
        (void)ui_label(t->ui, small, rest, state);
    if (!won)
        count_box(t, seat, count);
}

static void price_rows(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_SIDE];
    PieceId cards[PIECE_MAX];
    int n = horde_prices(t->in, cards), near = t->in->near;
    float line = line_of(t->in, 19);
    words_label(t, rect(r.x + 12, r.y + 10, r.w - 24 - (is_strip(t) ? 44 : 0), line_of(t->in, 24)),
                (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, T_("Sacrifice which card?"));
    ui_paragraph(t->ui, ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2),
                 rect(r.x + 12, r.y + 12 + line_of(t->in, 23), r.w - 24, line_of(t->in, 40)),
                 T_("The card leaves the game. The Demon stays."));
    for (int i = 0; i < n; i++) {
        const Spot *spot = &t->at->piece[cards[i]];
        if (!spot->shown)
            continue;
        char fights[SENTENCE_MAX], verdict[SENTENCE_MAX];
        DefId def = s->piece[cards[i]].def;
        ColorRole role = horde_price(s, near, def, fights, sizeof fights, verdict, sizeof verdict);
        text_names(t->names, verdict, sizeof verdict);
        bool chosen = t->lifted == cards[i];
        gfx_surface(t->g, spot->hit, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
        int copies = table_count_of(s, (PlaceId)(PLACE_HORDE + near), def);
        float x = spot->r.x + spot->r.w + 10, w = spot->hit.x + spot->hit.w - x - 6,
              y = spot->hit.y + (spot->hit.h - 3 * line) / 2;
        char title[SENTENCE_MAX];
        say(title, sizeof title, SAY("{n:{card}|{card} \u00d7{n}}"), say_n("n", copies),
            say_s("card", say_word(horde_game.def[def].name)));
        words_label(t, rect(x, y, w, line), (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, title);
        Text small = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
        if (gfx_text_width(t->g, small, fights) > w)
            horde_price_short(s, def, fights, sizeof fights);
        ui_paragraph(t->ui, small, rect(x, y + line, w, line), fights);
        words_label(t, rect(x, y + 2 * line, w, line), (Words){FACE_BOLD, 14, role, ALIGN_LEFT}, verdict);
    }
    Rect more = t->at->panel[AT_MORE];
    if (!rect_is_empty(more)) {
        char label[SENTENCE_MAX];
        say(label, sizeof label, SAY("Page {n} of {all}"), say_n("n", *t->page % t->at->pages + 1),
            say_n("all", t->at->pages));
        if (ui_button(t->ui, "more", more, label, "down", NULL, UI_QUIET | UI_SMALL))
            *t->page = (*t->page + 1) % t->at->pages;
    }
}

static void side(Table *t)
{
    Rect r = t->at->panel[AT_SIDE];
    PieceId cards[PIECE_MAX];
    if (rect_is_empty(r))
        return;
    if (!is_strip(t))
        gfx_surface(t->g, r, SURFACE_PANEL);
    if (horde_prices(t->in, cards) > 0)
        price_rows(t);
    horde_draw_head(t);
}

void horde_draw_battle(Table *t)
{
    gfx_felt(t->g, t->at->felt, COL_FELT_HORDE);
    heading(t);
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        lane(t, seat);
    if (is_strip(t)) {
        horde_draw_chips(t);
        horde_draw_strip_buttons(t);
        return;
    }
    list(t);
    side(t);
    out_of_the_game(t);
}

void horde_draw_battle_over(Table *t)
{
    const State *s = t->in->s;
    horde_draw_decision(t);
    Rect r = t->at->panel[AT_DROP];
    int near = t->in->near;
    if (rect_is_empty(r) || t->legal->n == 0 || !horde_can_demon(s, near) || s->to_act != near || r.h < 50)
        return;
    Color c = gfx_color(t->g, t->lifted != NO_PIECE ? COL_TARGET : COL_TEXT2);
    gfx_dashed(t->g, r, 6, t->lifted != NO_PIECE ? 2 : 1, c);
    float size = clampf(r.w * 0.34f, 12, 34), line = line_of(t->in, 17);
    gfx_sign(t->g, "demon", rect(r.x + r.w / 2 - size / 2, r.y + r.h / 2 - size, size, size), c, (Color){0, 0, 0, 90});
    words_at(t, rect(r.x + 2, r.y + r.h / 2 + 6, r.w - 4, line),
             (Words){FACE_BOLD, 13, t->lifted != NO_PIECE ? COL_TARGET : COL_TEXT2, ALIGN_CENTER},
             gfx_text_width(t->g, ui_style(t->ui, FACE_BOLD, 13, COL_TEXT), T_("Demon +1")) <= r.w - 6 ? T_("Demon +1")
                                                                                                       : "+1");
}

void horde_draw_battle_drawer(Table *t)
{
    if (*t->drawer == DRAWER_LIST)
        list(t);
    else if (*t->drawer == DRAWER_OWN)
        side(t);
}

/* ---- battle log ------------------------------------------------------------------------------------------------ */

/* Course of a battle (picture horde-battle-2): the cards revealed, then each joker with everyone's counts after it.
 * Jokers that were not shown, because a position begins in mid-battle, are summed up. */

typedef struct {
    DefId card;      /* 0: the cards revealed, with a card back */
    int seat;        /* whose count it changed; NO_SEAT: everyone's */
    DefId sacrifice; /* for a Demon, or 0 */
    int count[HORDE_SEATS];
} Row;
enum { ROWS = HORDE_JOKERS + 1 };

static bool is_joker(const Piece *p)
{
    return p->def == DEF_FLAYER || p->face & FACE_USED;
}

/* Fills the rows from the table alone: the cards revealed, and the counts with the jokers played since. Returns how
 * many rows. */
static int rows_of_the_table(const State *s, Row row[ROWS])
{
    int all = 0;
    row[0] = row[1] = (Row){.seat = NO_SEAT};
    row[1].card = DEF_FLAYER;
    for (int seat = 0; seat < s->nseats; seat++) {
        int jokers = 0;
        for (PieceId p = table_first(s, (PlaceId)(PLACE_FIELD + seat)); p != NO_PIECE; p = s->piece[p].next)
            jokers += is_joker(&s->piece[p]);
        row[1].count[seat] = horde_strength(s, seat);
        row[0].count[seat] = row[1].count[seat] - jokers;
        all += jokers;
    }
    return all > 0 ? 2 : 1;
}

static int rows_heard(const HordeShown *h, int nseats, Row row[ROWS])
{
    row[0] = (Row){.seat = NO_SEAT};
    for (int seat = 0; seat < nseats; seat++)
        row[0].count[seat] = h->began[seat];
    for (int i = 0; i < h->njokers; i++) {
        const HordeJoker *j = &h->joker[i];
        row[i + 1] = row[i];
        row[i + 1].card = j->sacrifice ? DEF_DEMON : DEF_FLAYER;
        row[i + 1].seat = j->seat;
        row[i + 1].sacrifice = j->sacrifice;
        row[i + 1].count[j->seat] = j->count;
    }
    return h->njokers + 1;
}

static void say_row(const Table *t, const Row *row, bool brief, char out[SENTENCE_MAX])
{
    const char *who = row->seat == NO_SEAT ? "" : seat_name(t, row->seat);
    if (row->card == 0)
        say(out, SENTENCE_MAX, SAY("Cards revealed"));
    else if (row->seat == NO_SEAT)
        say(out, SENTENCE_MAX, SAY("After jokers"));
    else if (brief)
        say(out, SENTENCE_MAX, SAY("{card}"), say_s("card", say_word(horde_game.def[row->card].name)));
    else if (row->sacrifice)
        say(out, SENTENCE_MAX, SAY("*{who}* sacrifices the {card}"), say_s("who", who),
            say_s("card", say_word(horde_game.def[row->sacrifice].name)));
    else
        say(out, SENTENCE_MAX, SAY("*{who}* plays a Flayer"), say_s("who", who));
}

static void thumb(Table *t, DefId def, Rect r)
{
    CardFace f;
    CopyWords words;
    if (def == 0 || !horde_face(&horde_game, def, &f)) {
        card_draw_back(t->g, "backs/horde", r, 0);
        return;
    }
    copy_face(&f, 1, &words);
    f.pips = 0; /* too small for pips */
    card_draw(t->g, &f, r, 0, NULL);
}

static int seat_in(const Table *t, int column) /* near seat first, as the rows on the felt */
{
    return (t->in->near + column) % t->in->s->nseats;
}

static void draw_row(Table *t, const Row *row, int nth, Rect r, float column, bool newest)
{
    int nseats = t->in->s->nseats;
    char words[SENTENCE_MAX], id[24], label[SENTENCE_MAX], count[HORDE_SEATS][SENTENCE_MAX];
    const char *item[HORDE_SEATS];
    if (newest) {
        gfx_surface(t->g, r, SURFACE_ROW);
        gfx_fill(t->g, rect(r.x, r.y + 3, 3, r.h - 6), gfx_color(t->g, COL_ACCENT));
    }
    float h = r.h - 8, w = h / 1.25f, x = r.x + 8 + w + 8, room = r.x + r.w - column * (float)nseats - x - 2;
    thumb(t, row->card, rect(r.x + 8, r.y + 4, w, h));
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    say_row(t, row, false, words);
    while (style.size > 11 && gfx_paragraph_height(t->g, style, room, words) > r.h)
        style.size -= 0.5f;
    float high = gfx_paragraph_height(t->g, style, room, words);
    if (high > r.h) { /* the coloured number says whose it is */
        say_row(t, row, true, words);
        high = gfx_paragraph_height(t->g, style, room, words);
    }
    ui_paragraph(t->ui, style, rect(x, r.y + (r.h - high) / 2, room, high + 1), words);
    for (int i = 0; i < nseats; i++) {
        int seat = seat_in(t, i);
        bool changed = row->seat == seat;
        words_number(t, rect(r.x + r.w - column * (float)(nseats - i), r.y, column, r.h),
                     (Words){FACE_BOLD, 17, changed ? COL_ACCENT : COL_TEXT2, ALIGN_CENTER}, row->count[seat]);
        say(count[i], sizeof count[i], SAY("{who} {n}"), say_s("who", seat_name(t, seat)),
            say_n("n", row->count[seat]));
        item[i] = count[i];
    }
    say_row(t, row, false, words);
    say(label, sizeof label, SAY("{what}: {list}"), say_s("what", words), say_list("list", SAY_COMMA, item, nseats));
    (void)snprintf(id, sizeof id, "came-%d", nth);
    ui_mark(t->ui, id, "count", r, label);
}

const char *horde_draw_battle_log(Table *t, Rect r)
{
    const State *s = t->in->s;
    const HordeShown *h = t->event_memory;
    bool heard = h && h->laid;
    Row row[ROWS];
    if (horde_table(s) != TABLE_BATTLE || s->over || s->phase == PHASE_OVER || (!heard && s->phase == PHASE_BATTLE))
        return NULL;
    const char *title = T_("How it went");
    if (rect_is_empty(r))
        return title;
    int n = heard ? rows_heard(h, s->nseats, row) : rows_of_the_table(s, row);
    float column = fminf(line_of(t->in, 30), r.w * 0.5f / (float)s->nseats);
    Rect badges = rect_cut_top(&r, 22);
    for (int i = 0; i < s->nseats; i++)
        gfx_seat_badge(t->g, seat_in(t, i), badges.x + badges.w - column * ((float)(s->nseats - i) - 0.5f),
                       badges.y + 11, 18);
    float each = line_of(t->in, 44);
    int fit = (int)(r.h / each), from = n > fit ? n - fit + 1 : 1; /* the first one, and the latest */
    if (n > fit && fit > 1 && (float)n * line_of(t->in, 38) <= r.h) {
        each = r.h / (float)n; /* rows a little lower rather than fewer */
        from = 1;
    }
    for (int i = 0, shown = 0; i < n && (shown < fit || from == 1); i++) {
        if (i > 0 && i < from)
            continue;
        draw_row(t, &row[i], i, rect(r.x, r.y + each * (float)shown++, r.w, each - 3), column, i > 0 && i == n - 1);
    }
    return title;
}

/* ---- discards -------------------------------------------------------------------------------------------------- */

/* Record of Horde's battles as shown: who sacrificed which card in which battle (HO-11.14), how a battle ended,
 * counts that have just risen. Tooltips are built from it. */

_Static_assert(sizeof(HordeShown) <= (size_t)BOARD_EVENT_MEMORY, "HordeShown fits into BOARD_EVENT_MEMORY");

/* Returns how the battle has ended, from the rows as they lie now. */
static HordeDecided how_it_ended(const State *s, const Event *e, const HordeShown *h)
{
    HordeDecided how = {.stands = true,
                        .seat = e->kind == EV_WON ? e->seat : NO_SEAT,
                        .token = horde_battle_token(s, horde_of(s)->battle)};
    for (int i = 0; i < h->njokers; i++)
        if (h->joker[i].sacrifice != 0 && h->joker[i].seat == how.seat)
            how.demons++;
    for (int seat = 0; seat < s->nseats; seat++)
        if (horde_strength(s, seat) > how.best)
            how.best = (uint8_t)horde_strength(s, seat);
    for (int seat = 0; seat < s->nseats; seat++) {
        int n = horde_strength(s, seat);
        if (n == how.best)
            how.tops |= (uint8_t)(1u << seat);
        else if (n > how.next)
            how.next = (uint8_t)n;
    }
    return how;
}

void horde_hear(void *memory, const State *s, int eyes, const Event *e)
{
    HordeShown *h = memory;
    (void)eyes;
    horde_hear_round(h, e);
    if (e->kind == EV_MOVE && e->to == PLACE_DISCARD && horde_game.place[e->from].seat != NO_SEAT) {
        if (h->n < HORDE_GIVEN)
            h->given[h->n++] =
                (HordeGiven){horde_battle_card(s, horde_of(s)->battle), e->piece, horde_game.place[e->from].seat};
    } else if (e->kind == EV_LAID_OUT && e->seat < HORDE_SEATS) {
        h->began[e->seat] = (uint8_t)e->n;
    } else if (e->kind == EV_FLAYER || e->kind == EV_DEMON) {
        if (h->njokers < HORDE_JOKERS)
            h->joker[h->njokers++] = (HordeJoker){e->seat, (uint8_t)e->n, (uint16_t)(e->kind == EV_DEMON ? e->def : 0)};
    } else if (e->kind == EV_WON || e->kind == EV_TIED) {
        h->last = how_it_ended(s, e, h);
    } else if (e->kind == EV_BATTLE) {
        h->last.stands = false;
        h->njokers = 0;
        h->laid = true;
        memset(h->began, 0, sizeof h->began); /* no cards are revealed for this one yet */
    } else if (e->kind == EV_SCORE) {         /* the last battle has been shown: the rows show sums now */
        h->last.stands = false;
    }
}

HordeDecided horde_decided(const BoardIn *in)
{
    return in->event_memory ? ((const HordeShown *)in->event_memory)->last : (HordeDecided){0};
}

/* Returns who gave up that card, and in which battle; NULL: before this story. */
static const HordeGiven *given(const Table *t, PieceId p)
{
    const HordeShown *h = t->event_memory;
    for (int i = h ? h->n : 0; i-- > 0;)
        if (h->given[i].piece == p && h->given[i].battle != 0)
            return &h->given[i];
    return NULL;
}

/* Says how the near seat stands in that battle, as far as the viewer may know. False: nothing. */
static bool say_standing(const Table *t, int kind, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    int near = t->in->near;
    if (s->phase > PHASE_TRICKSTER || !horde_is_seen(t, near))
        return false;
    int mine = horde_share(s, near, (Kind)kind), other = horde_share_of_others(t, near, (Kind)kind);
    say(head, hn, SAY("The {kind} battle"), say_s("kind", kind_name(kind)));
    if (other < 0)
        say(text, tn,
            SAY("{n:=0:You have no {kind} monster yet.|You have 1 {kind} monster.|You have {n} {kind} monsters.} The "
                "others\u2019 hordes are hidden."),
            say_n("n", mine), say_s("kind", kind_name(kind)));
    else
        say(text, tn, SAY("{how:You lead, {n} to {m}.|You are tied at {n}.|You trail, {n} to {m}.}"),
            say_which("how", mine > other    ? 0
                             : mine == other ? 1
                                             : 2),
            say_n("n", mine), say_n("m", other));
    return true;
}

/* Says a card's name and what it fights for. False: its name is visible already, on it or in the panel. */
static bool say_card(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    enum { NAMED = 73 /* px, the least width of a card with its name */ };
    bool battle = horde_table(t->in->s) == TABLE_BATTLE;
    if (!rect_is_empty(t->at->zoom) || (battle && t->at->piece[p].r.w >= NAMED))
        return false;
    DefId def = t->in->s->piece[p].def;
    (void)snprintf(head, hn, "%s", say_word(horde_game.def[def].name));
    horde_zoom_text(t->in->s, def, text, tn);
    return true;
}

bool horde_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    PieceId card = board_ask(&horde_board)->stands_for(s, p);
    if (s->piece[card].def >= DEF_BATTLE && s->piece[card].def < DEF_TOKEN &&
        horde_game.place[s->piece[card].place].group == GROUP_BATTLE)
        return say_standing(t, s->piece[card].def - DEF_BATTLE, head, hn, text, tn);
    const HordeGiven *by = given(t, p);
    DefId def = s->piece[p].def;
    if (!horde_is_monster(def))
        return false;
    if (s->piece[p].place != PLACE_DISCARD)
        return say_card(t, p, head, hn, text, tn);
    say(head, hn, SAY("{card}: out of the game"), say_s("card", say_word(horde_game.def[def].name)));
    if (def == DEF_FLAYER && !by)
        say(text, tn, SAY("Played as a joker."));
    else if (!by)
        say(text, tn, SAY("Sacrificed to a Demon."));
    else
        say(text, tn,
            def == DEF_FLAYER ? SAY("{seat} played it as a joker in the {kind} battle.")
                              : SAY("{seat} sacrificed it to a Demon in the {kind} battle."),
            say_s("seat", seat_name(t, by->seat)), say_s("kind", kind_name(by->battle - DEF_BATTLE)));
    return true;
}

/* Draws a cross over the card, and the badge of the seat that gave it up. */
void horde_draw_discard(Table *t, PieceId p, Rect r)
{
    const HordeGiven *by = given(t, p);
    float side = clampf(r.w * 0.36f, 10, 18);
    Color coral = effect_color(t->g, COL_BAD, 0.75f);
    effect_cross(t->g, r, 3, 2, coral, 1);
    if (by)
        gfx_seat_badge(t->g, by->seat, r.x + side / 2 + 1, r.y + r.h - side / 2 - 1, side);
}

float horde_pop(const Table *t, int seat)
{
    enum { POP_MS = 220 };
    for (int i = 0; i < t->nrecent && !ui_reduced_motion(t->ui); i++) {
        const PastEvent *told = &t->recent[i];
        if (told->e.kind == EV_MOVE && told->e.to == PLACE_FIELD + seat)
            return motion_pop(event_age(t, told) / POP_MS, 0.3f);
    }
    return 1;
}
