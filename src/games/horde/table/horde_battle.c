/* SPDX-License-Identifier: MIT
 * The final battles of Horde: the rows with their counts, the prize, what a joker would change. */
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
#include "gfx/mat.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

int horde_battle_now(const State *s)
{
    int battle = horde_of(s)->battle;
    return battle < KIND_COUNT ? battle : KIND_COUNT - 1;
}

int horde_next_battle(const State *s)
{
    int next = horde_of(s)->battle + 1;
    return s->phase >= PHASE_BATTLE && next < KIND_COUNT && horde_of(s)->after[next] == -2 ? next : -1;
}

/* True if the battle is won or tied, and not yet cleared away: nobody leads or chooses any more. */
static bool is_decided(const State *s)
{
    const Horde *h = horde_of(s);
    return h->battle < KIND_COUNT && h->after[h->battle] != -2;
}

typedef enum { COUNT_NONE, COUNT_BEHIND, COUNT_TIED, COUNT_LEADS } CountState;

static int horde_count_seen(const Table *t, int seat);

static CountState count_state(const Table *t, int seat, int *behind)
{
    const State *s = t->in->s;
    int mine = horde_count_seen(t, seat), best = 0, at_best = 0;
    for (int q = 0; q < s->nseats; q++) {
        int count = horde_count_seen(t, q);
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
static bool total(const Table *t, int seat, char words[SENTENCE_MAX], int *n, bool *wins)
{
    const State *s = t->in->s;
    Standing standing = {0};
    if (s->phase != PHASE_OVER)
        return false;
    horde_game.standing(s, &standing);
    *n = standing.score[seat];
    *wins = standing.winner[seat];
    (void)snprintf(words, SENTENCE_MAX, "%s", standing.winner[seat] ? T_("wins") : T_("in total"));
    return true;
}

bool horde_acts_in_battle(const Table *t, int seat)
{
    const State *s = t->in->s;
    return s->phase == PHASE_JOKERS && horde_of(s)->battle < KIND_COUNT && !is_decided(s) && !horde_shows_decision(t) &&
           s->to_act == seat;
}

/* ---- battle log ------------------------------------------------------------------------------------------------ */

/* Course of a battle: the cards revealed, then each joker with everyone's counts after it.
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

static void say_row(const Table *t, const Row *row, char out[SENTENCE_MAX])
{
    const char *who = row->seat == NO_SEAT ? "" : seat_name(t, row->seat);
    if (row->card == 0)
        say(out, SENTENCE_MAX, SAY("Cards revealed"));
    else if (row->seat == NO_SEAT)
        say(out, SENTENCE_MAX, SAY("After jokers"));
    else if (row->sacrifice)
        say(out, SENTENCE_MAX, SAY("*{who}* sacrifices the {card}"), say_s("who", who),
            say_s("card", say_word(horde_game.def[row->sacrifice].name)));
    else
        say(out, SENTENCE_MAX, SAY("*{who}* plays a Flayer"), say_s("who", who));
}

/* Tells how a count came about, a line for each card that changed it. */
static void say_course(const Table *t, int seat, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    const HordeShown *h = t->event_memory;
    Row row[ROWS];
    char text[ROWS][SENTENCE_MAX];
    const char *line[ROWS];
    int n = 0, rows = h && h->laid ? rows_heard(h, s->nseats, row) : rows_of_the_table(s, row);
    for (int i = 0; i < rows; i++) {
        char words[SENTENCE_MAX];
        if (i > 0 && row[i].seat != seat && row[i].seat != NO_SEAT)
            continue;
        say_row(t, &row[i], words);
        say(text[n], sizeof text[n], SAY("{what}: {n}"), say_s("what", words), say_n("n", row[i].count[seat]));
        line[n] = text[n];
        n++;
    }
    say(out, SENTENCE_MAX, SAY("{all}"), say_list("all", SAY_LINES, line, n));
}

/* ---- the rows ---------------------------------------------------------------------------------------------------- */

static float horde_pop(const Table *t, int seat);

/* Draws a seat's count on its roundel: gold with a crown for the leader; pointing at it tells how it came about. */
static void roundel(Table *t, int seat, Rect r)
{
    Gfx *g = t->g;
    char words[SENTENCE_MAX], id[24], label[SENTENCE_MAX], course[SENTENCE_MAX], number[24];
    CountState state = count_words(t, seat, words);
    int n = horde_count_seen(t, seat);
    bool wins = false, over = total(t, seat, words, &n, &wins), leads = over ? wins : state == COUNT_LEADS,
         contrast = gfx_is_contrast(g);
    float d = r.w, x = r.x + d / 2, y = r.y + d / 2;
    if (!contrast)
        gfx_shadow(g, r, d / 2, 2);
    gfx_disc(g, x, y, d / 2, leads ? gfx_color(g, COL_TEXT) : gfx_color(g, COL_LINE2));
    gfx_disc(g, x, y, d / 2 - 2.5f, leads ? gfx_color(g, COL_ACCENT) : gfx_color(g, COL_WELL));
    say(number, sizeof number, SAY("{n}"), say_n("n", n)); /* a sum may be below nothing */
    Text big = ui_style_aligned(t->ui, FACE_BOLD, d * 0.56f, leads ? COL_ONACCENT : COL_TEXT, ALIGN_CENTER);
    big.fixed = true;
    big.size *= over ? 1 : horde_pop(t, seat);
    (void)gfx_text(g, big, r, number);
    if (leads)
        gfx_sign(g, "royal", rect(x - d * 0.17f, r.y - d * 0.2f, d * 0.34f, d * 0.28f), gfx_color(g, COL_ACCENT),
                 (Color){0, 0, 0, 0});
    (void)snprintf(id, sizeof id, "battle-count-%d", seat);
    say(label, sizeof label, SAY("{none:{who}: {n}|{who}: {n}, {words}}"), say_is("none", words[0] == 0),
        say_s("who", seat_name(t, seat)), say_n("n", n), say_s("words", words));
    (void)ui_touch(t->ui, id, "count", r, label, TOUCH_FOCUS);
    if (!ui_is_pointed(t->ui, id))
        return;
    say_course(t, seat, course);
    ui_tip(t->ui, r, (Rect){0}, words[0] ? label : NULL, over ? NULL : course, NULL);
}

static void lane(Table *t, int seat)
{
    Rect r = horde_lane_now(t, seat);
    int behind;
    bool leads = count_state(t, seat, &behind) == COUNT_LEADS;
    if (r.h < 10)
        return;
    mat_draw(t->g, r, &(Mat){.felt = COL_FELT_HORDE, .tone = leads ? MAT_LEADS : MAT_PLAIN, .radius = 16});
    horde_draw_won_ground(t, seat, r);
    if (horde_acts_in_battle(t, seat))
        gfx_frame(t->g, r, 14, 3, horde_seat_color(t, seat));
}

/* Draws the count of a row, except while its token lies there or its cards go home. */
static void lane_count(Table *t, int seat)
{
    const State *s = t->in->s;
    HordeDecided how = horde_decided(t->in);
    Rect r = horde_lane_now(t, seat);
    bool shown = horde_shows_decision(t), won = how.stands && how.seat == seat && shown,
         clears = is_decided(s) && !shown && s->phase != PHASE_OVER;
    if (r.h >= 10 && ((!won && !clears) || s->over))
        roundel(t, seat, horde_knocks(t, seat, horde_lane_count(t->in, t->at, how, seat, r)));
}

static void lane_counts(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        lane_count(t, seat);
}

/* True while a tie is shown: its counts leave their rows and knock at the token, so they lie above both. */
static bool shows_tie(const Table *t)
{
    return horde_shows_decision(t) && horde_decided(t->in).stands && horde_decided(t->in).seat == NO_SEAT;
}

/* ---- the prize --------------------------------------------------------------------------------------------------- */

Rect horde_heading_coin(const Table *t)
{
    Rect r = t->at->panel[AT_PRIZE];
    float d = r.w * 0.58f;
    return rect(r.x + (r.w - d) / 2, r.y + r.h - d * 0.46f, d, d);
}

static void prize(Table *t)
{
    const State *s = t->in->s;
    DefId card = horde_battle_card(s, horde_battle_now(s));
    PieceId token = horde_battle_token(s, horde_battle_now(s));
    CardFace f;
    Rect r = t->at->panel[AT_PRIZE], coin = horde_heading_coin(t);
    if (!card || s->over || !horde_face(&horde_game, card, &f))
        return;
    bool lies = token != NO_PIECE && horde_token_is_due(t);
    f.sign[0] = NULL;
    f.plain = true;
    if (lies)
        f.name = ""; /* the token covers its plate */
    card_draw(t->g, &f, r, 0, NULL);
    HordeDecided how = horde_decided(t->in);
    if (lies)
        gfx_coin(t->g, horde_token(s->piece[token].def), coin.x + coin.w / 2, coin.y + coin.h / 2, coin.w);
    token = token == NO_PIECE && how.stands ? how.token : token; /* it has just been won */
    char words[SENTENCE_MAX], name[SENTENCE_MAX];
    say(name, sizeof name, SAY("The {kind} battle"), say_s("kind", kind_name(card - DEF_BATTLE)));
    int value = token == NO_PIECE ? 0 : horde_token(s->piece[token].def);
    say(words, sizeof words,
        SAY("The most {kind} monsters {bad:must take|win} {value}. {bad:After a tie, nobody takes it.|A tie wins "
            "nothing.}"),
        say_s("kind", kind_name(card - DEF_BATTLE)), say_n("value", value), say_is("bad", value < 0));
    if (ui_touch(t->ui, "prize", "count", r, name, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, name, token == NO_PIECE ? NULL : words, NULL);
}

static void gone(Table *t)
{
    Rect r = t->at->panel[AT_GONE];
    if (!rect_is_empty(r) && table_size(t->in->s, PLACE_DISCARD) > 0)
        ui_mark(t->ui, "discards", "place", r, T_("Cards out of the game"));
}

/* ---- the track in the battles ------------------------------------------------------------------------------------ */

/* Marks a Battle Card: dim and with its winner's badge when fought, underlined when it comes next, with its number. */
static void mark_battle(Table *t, int i)
{
    const State *s = t->in->s;
    DefId card = horde_battle_card(s, i);
    if (!card)
        return;
    Rect r = t->at->panel[AT_CELL + card - DEF_BATTLE];
    int after = horde_of(s)->after[i];
    char id[32], label[SENTENCE_MAX], who[SENTENCE_MAX] = "", number[24];
    Text style =
        ui_style_aligned(t->ui, FACE_BOLD, 13, i == horde_battle_now(s) ? COL_ACCENT : COL_TEXT2, ALIGN_CENTER);
    style.fixed = true;
    (void)snprintf(number, sizeof number, "%d", i + 1);
    (void)gfx_text(t->g, style, rect(r.x, r.y + r.h + 3, r.w * 0.5f, 16), number);
    if (i == horde_next_battle(s))
        gfx_round(t->g, rect(r.x + 4, r.y + r.h + 2, r.w - 8, 3), 1.5f, gfx_color(t->g, COL_ACCENT));
    if (after >= 0)
        (void)snprintf(who, sizeof who, "%s", seat_name(t, after));
    else if (after == -1)
        say(who, sizeof who, SAY("nobody"));
    else if (i == horde_next_battle(s))
        say(who, sizeof who, SAY("next"));
    (void)snprintf(id, sizeof id, "fought-%s", kind_word(card - DEF_BATTLE));
    say(label, sizeof label, SAY("{how:Battle {n}, {kind}|Battle {n}, {kind}: {who}}"),
        say_which("how", who[0] ? 1 : 0), say_n("n", i + 1), say_s("kind", kind_name(card - DEF_BATTLE)),
        say_s("who", who));
    ui_mark(t->ui, id, "count", r, label);
    if (after == -2 || (horde_shows_decision(t) && i == horde_battle_now(s)))
        return;
    gfx_round(t->g, r, r.w * 0.055f, color_alpha(gfx_color(t->g, COL_BG), 0.62f));
    Rect token = horde_token_on(r);
    if (after >= 0)
        gfx_seat_badge(t->g, after, token.x + token.w / 2, token.y + token.h / 2, token.w * 0.8f);
}

void horde_draw_battle(Table *t)
{
    horde_draw_ground(t);
    horde_draw_track(t);
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        lane(t, seat);
    if (!shows_tie(t))
        lane_counts(t);
    horde_draw_seats(t);
    prize(t);
    gone(t);
}

/* Draws the free place of the near row, for the card a Demon takes: one more, whichever it is. */
static void demon_slot(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_DROP];
    int near = t->in->near;
    if (rect_is_empty(r) || t->legal->n == 0 || !horde_can_demon(s, near) || s->to_act != near)
        return;
    Color c = gfx_color(t->g, COL_TARGET);
    gfx_dashed(t->g, r, r.w * 0.055f, t->lifted != NO_PIECE ? 3 : 2, c);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, clampf(r.w * 0.3f, 14, 40), COL_TARGET, ALIGN_CENTER);
    style.fixed = true;
    (void)gfx_text(t->g, style, r, "+1");
    ui_mark(t->ui, "demon-slot", "count", r, T_("Demon +1"));
}

void horde_draw_battle_over(Table *t)
{
    for (int i = 0; i < KIND_COUNT; i++)
        mark_battle(t, i);
    if (horde_is_seen(t, t->in->near) && !t->in->s->over)
        horde_draw_counts(t);
    horde_draw_decision(t);
    if (shows_tie(t))
        lane_counts(t);
    demon_slot(t);
    horde_draw_flights(t);
    horde_draw_demon(t);
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

/* Says what giving the card up to a Demon costs, while that is asked. False: nothing. */
static bool say_cost(const Table *t, PieceId p, char *text, size_t tn)
{
    const State *s = t->in->s;
    char fights[SENTENCE_MAX], verdict[SENTENCE_MAX];
    if (t->untold || !horde_is_priced(t->in) || s->piece[p].place != PLACE_HORDE + t->in->near)
        return false;
    (void)horde_price(s, t->in->near, s->piece[p].def, fights, sizeof fights, verdict, sizeof verdict);
    text_names(t->names, verdict, sizeof verdict);
    const char *line[] = {verdict, fights};
    say(text, tn, SAY("{all}"), say_list("all", SAY_LINES, line, 2));
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
        return say_cost(t, p, text, tn);
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

/* Returns the ms that a card takes to its row. */
static float flight_of(const Event *e)
{
    return e->def == DEF_DEMON ? HORDE_DEMON_LEAPS : HORDE_JOINS_MS;
}

/* Returns the seat's count without cards that still fly to its row. */
static int horde_count_seen(const Table *t, int seat)
{
    int n = horde_strength(t->in->s, seat);
    for (int i = 0; i < t->nrecent && !ui_reduced_motion(t->ui); i++) {
        const PastEvent *told = &t->recent[i];
        n -= told->e.kind == EV_MOVE && told->e.to == PLACE_FIELD + seat &&
             t->in->s->piece[told->e.piece].place == told->e.to && event_age(t, told) < flight_of(&told->e);
    }
    return n > 0 ? n : 0;
}

/* Returns the factor that enlarges a count that has just risen. */
static float horde_pop(const Table *t, int seat)
{
    enum { POP_MS = 220 };
    for (int i = 0; i < t->nrecent && !ui_reduced_motion(t->ui); i++) {
        const PastEvent *told = &t->recent[i];
        float since = event_age(t, told) - flight_of(&told->e);
        if (told->e.kind == EV_MOVE && told->e.to == PLACE_FIELD + seat && since >= 0)
            return motion_pop(since / POP_MS, 0.3f);
    }
    return 1;
}
