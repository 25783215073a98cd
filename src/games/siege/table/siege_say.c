/* SPDX-License-Identifier: MIT
 * Texts of Siege about a move before it is made, and of its rounds. */
#include "games/siege/table/siege_draw.h"

#include <stdio.h>

#include "core/order.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/table/siege_layout.h"

/* Asks where the held card goes, before a lane is chosen. */
static void ask_where(const Table *t, char *question, size_t qn, char *detail, size_t dn)
{
    const Piece *piece = &t->in->s->piece[t->lifted];
    if (piece->def == DEF_HIDDEN)
        return;
    int type = siege_card(piece->def)->type;
    bool stands = type == CARD_ALLY || type == CARD_TOWER || type == CARD_SKELETON;
    bool plays = stands || siege_is_horde(siege_card(piece->def));
    say(question, qn, SAY("{moves:Move {card} where?|{plays:Play {card} where?|Use {card} on what?}}"),
        say_is("moves", piece->place == PLACE_LOWER), say_is("plays", plays),
        say_s("card", say_word(siege_game.def[piece->def].name)));
    int left = siege_wave(t->in->s) - siege_of(t->in->s)->played;
    if (piece->place == PLACE_HORDE_HAND && siege_of(t->in->s)->step == STEP_HORDE_SEAT)
        say(detail, dn,
            SAY("{left:=0:Hidden costs 1 mana.|1 card left in this turn’s wave. Hidden costs 1 mana.|{left} cards left "
                "in this turn’s wave. Hidden costs 1 mana.}"),
            say_n("left", left > 0 ? left : 0));
    else if (siege_game.def[piece->def].text)
        say(detail, dn, SAY("{text}"), say_s("text", siege_text(piece->def)));
}

/* Asks about engaging a minion, whose lane is not chosen (SH-5.9, SH-5.10). */
static void ask_engage(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn)
{
    const State *s = t->in->s;
    int lane = siege_engaged_lane(s);
    bool met = false;
    for (PieceId p = table_first(s, PLACE_LOWER); p != NO_PIECE; p = s->piece[p].next)
        met |= s->piece[p].pos == lane;
    say(question, qn, SAY("Engage {card} in lane {n}?"),
        say_s("card", say_word(siege_game.def[s->piece[m.a].def].name)), say_n("n", lane + 1));
    if (!met)
        say(detail, dn, SAY("An ally must then move to lane {n}."), say_n("n", lane + 1));
}

/* Asks for confirmation if ending the phase would force a move or lose something. False: nothing to ask. */
static bool warn(const Table *t, const SiegeForecast *f, int seat, char *question, size_t qn, char *detail, size_t dn)
{
    enum { MOST = 4, SHOWN = 2 };
    SiegeWarning warning[MOST];
    char words[SHOWN][SENTENCE_MAX];
    const char *line[SHOWN];
    int n = siege_warnings(t->in->s, seat, f, warning, MOST), shown = 0;
    for (int i = 0; i < n && shown < SHOWN; i++) {
        if (warning[i].kind >= WARN_UNUSED) /* lit cards say so themselves */
            continue;
        siege_warning_words(t->in->s, &warning[i], words[shown], sizeof words[shown]);
        line[shown] = words[shown];
        shown++;
    }
    if (shown == 0)
        return false;
    say(question, qn, SAY("End your turn anyway?"));
    say(detail, dn, SAY("{all}"), say_list("all", SAY_LINES, line, shown));
    return true;
}

/* True if the first portal is about to collapse, which brings the one that the outsider comes through (SH-14.21). */
static bool lets_the_outsider_in(const State *s, const SiegeForecast *f)
{
    PieceId portal = table_first(s, PLACE_PORTAL);
    return f->portal_falls && portal != NO_PIECE && siege_card(s->piece[portal].def)->stage == 1 &&
           table_size(s, PLACE_PORTALS) > 0;
}

/* Returns the last stage of the outsider while it stands in a lane, or NO_PIECE. */
static PieceId last_stage(const State *s)
{
    if (siege_stages_left(s) == 1)
        for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
            if (s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_OUTSIDER)
                return p;
    return NO_PIECE;
}

/* Says that the forecast wins the game (SH-9.1), what is missing for that, or what it lets in. Returns false: there is
 * nothing to confirm. */
static bool say_outlook(const Table *t, const SiegeForecast *f, char *detail, size_t dn)
{
    if (f->wins && !siege_is_turned(t->in))
        say(detail, dn,
            SAY("If nothing changes, you win this turn.{hidden: The face-down treachery card is not counted.|}"),
            say_is("hidden", !siege_shows_treachery(t->in->s)));
    else if (!siege_is_turned(t->in) && f->slays && (f->castle_falls || f->loses_by_deck != NO_SEAT)) /* SH-9.9 */
        say(detail, dn,
            SAY("{castle:The outsider would be destroyed, but the castle falls before the turn ends.|The outsider "
                "would "
                "be destroyed, but a deck runs out before the turn ends.}"),
            say_is("castle", f->castle_falls));
    else if (!siege_is_turned(t->in) && last_stage(t->in->s) != NO_PIECE)
        say(detail, dn, SAY("The last stage: destroy it, and hold castle and decks until that turn ends, to win."));
    else if (!siege_is_turned(t->in) && lets_the_outsider_in(t->in->s, f))
        say(detail, dn,
            SAY("If nothing changes, the portal breaks. From next turn on the outsider comes through the next one."));
    return false;
}

/* Asks for confirmation if the horde player is done although more of the wave could be played (SH-12.8). False:
 * nothing to ask. */
static bool warn_of_wave(const State *s, int seat, char *question, size_t qn, char *detail, size_t dn)
{
    int left = siege_wave(s) - siege_of(s)->played, hand = table_size(s, PLACE_HORDE_HAND),
        free = LANES - table_size(s, PLACE_UPPER);
    left = left < hand ? left : hand;
    left = left < free ? left : free;
    if (siege_of(s)->step != STEP_HORDE_SEAT || seat != siege_horde_seat(s) || left <= 0)
        return false;
    say(question, qn, SAY("End your turn anyway?"));
    say(detail, dn, SAY("{n:1 more card|{n} more cards} of this turn\u2019s wave can be played."), say_n("n", left));
    return true;
}

/* Says what the answer that is pointed at would lead to. */
static void say_answer(const Table *t, Move m, char *detail, size_t dn)
{
    SiegeForecast f;
    char words[SENTENCE_MAX], cards[SENTENCE_MAX], none[SENTENCE_MAX];
    const State *s = t->in->s;
    const Frame *asked = &s->frame[s->nframes - 1];
    bool chooses = m.kind == MOVE_CHOOSE && m.a < s->npieces && s->piece[m.a].def != DEF_HIDDEN;
    if (siege_asks_for_mana(s) || !siege_foresee_answer(t, &f)) /* who gains mana changes no fight */
        return;
    move_words(&siege_game, s, m, words, sizeof words);
    if (asked->op == ASK_SEAT && asked->arg == FOR_DRAW) { /* it changes only the decks */
        int seat = m.kind == MOVE_SEAT ? m.a : siege_near_ally(t->in);
        say(detail, dn,
            SAY("{whose:{who}’s deck after the pillage: {n:1 card|{n} cards}.|Left after the pillage: {n:1 card|{n} "
                "cards}.}"),
            say_is("whose", siege_allies(s) > 1), say_s("who", seat_name(t, seat)), say_n("n", f.deck_then[seat]));
        return;
    }
    (void)siege_pillage_words(s, &f, cards, sizeof cards, none, sizeof none);
    say(detail, dn,
        SAY("{chooses:With {card}|{move}}: castle {castle}, portal {portal} after the fight{robs:, pillage {cards}|}."),
        say_is("chooses", chooses), say_s("card", chooses ? say_word(siege_game.def[s->piece[m.a].def].name) : ""),
        say_s("move", words), say_n("castle", f.castle_then), say_n("portal", f.portal_then),
        say_is("robs", f.pillage > 0), say_s("cards", cards));
}

/* True if castle, portal, decks and all cards in the lanes come out of both fights alike. */
static bool same_fight(const SiegeForecast *a, const SiegeForecast *b)
{
    bool same = a->castle_then == b->castle_then && a->portal_then == b->portal_then && a->pillage == b->pillage;
    for (int seat = 0; seat < ALLIES_MOST; seat++)
        same = same && a->deck_then[seat] == b->deck_then[seat];
    for (int lane = 0; lane < LANES; lane++)
        same = same && a->lane[lane].upper == b->lane[lane].upper && a->lane[lane].lower == b->lane[lane].lower &&
               a->lane[lane].upper_left == b->lane[lane].upper_left &&
               a->lane[lane].lower_left == b->lane[lane].lower_left;
    return same;
}

/* True for an ability that asks for nothing and leaves the coming fight as it is, and for a spell that finds nothing to
 * change: the price may be paid in vain. */
static bool changes_nothing(const State *s, Move m)
{
    SiegeForecast now, then;
    if (m.kind == MOVE_CAST)
        return siege_move_is_idle(s, m);
    if (m.kind != MOVE_USE || !siege_forecast_can(s, m.seat))
        return false;
    siege_forecast(s, m.seat, &now);
    return siege_forecast_after(s, m, &then) && same_fight(&now, &then);
}

/* True for a draw with few cards left, or with the last ones (SH-9.8), and for what changes nothing. */
bool siege_needs_care(const Table *t, Move m)
{
    return siege_draw_risk(t->in->s, m) != DRAW_SAFE || changes_nothing(t->in->s, m);
}

/* Says what discarding does: it is no destruction (SH-5.16, SH-12.11). better: how the forecast changes, or "" */
static void say_discard(const State *s, Move m, const char *better, char *detail, size_t dn)
{
    PlaceId at = s->piece[m.a].place;
    say(detail, dn,
        SAY("{lane:Frees the lane and does nothing else: no card drawn, no Destroyed ability.|Does nothing else: no "
            "card drawn, no ability.}{better: After the fight: {better}.|}"),
        say_is("lane", at == PLACE_LOWER || at == PLACE_UPPER), say_s("better", better));
}

/* Asks whether to pay for what changes nothing. Returns true for a spell, which would be gone. */
static bool say_in_vain(const State *s, Move m, char *question, size_t qn)
{
    bool spell = m.kind == MOVE_CAST;
    SayArg card = say_s("card", say_word(siege_game.def[spell ? m.a : s->piece[m.a].def].name));
    say(question, qn,
        SAY("{spell:Play {card} in vain? It changes nothing now.|Use {card} in vain? It changes nothing now.}"),
        say_is("spell", spell), card);
    return spell;
}

/* Asks about a card that is held and goes nowhere: Done is not among the buttons that answer. */
static void ask_use(const State *s, Move m, char *question, size_t qn)
{
    bool spell = m.kind == MOVE_CAST;
    if (s->nframes == 0 && (spell || m.kind == MOVE_USE))
        say(question, qn, SAY("{spell:Play {card}?|Use {card}?}"), say_is("spell", spell),
            say_s("card", say_word(siege_game.def[spell ? m.a : s->piece[m.a].def].name)));
}

bool siege_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn)
{
    SiegeForecast now, then;
    char better[SENTENCE_MAX];
    bool known = siege_foresee(t, &now);
    if (m.kind == MOVE_TAKE && siege_asks_what_to_plan(t->in->s)) { /* the treachery card may be revealed at once */
        say(question, qn, SAY("Put {card} on top of the horde deck?"),
            say_s("card", say_word(siege_game.def[m.a].name)));
        say(detail, dn, SAY("The others do not see it."));
        return true;
    }
    if (m.kind == MOVE_REARRANGE) {
        say(question, qn, SAY("Rearrange your hidden cards?"));
        say(detail, dn, SAY("Drop one on another to swap them. The others learn only that you rearranged them."));
        return false;
    }
    if (m.kind == 0) {
        if (t->lifted != NO_PIECE)
            ask_where(t, question, qn, detail, dn);
        else if (t->in->s->nframes == 0)
            return known && say_outlook(t, &now, detail, dn);
        return false;
    }
    if (t->in->s->nframes > 0 && move_same(m, t->hovered_move))
        say_answer(t, m, detail, dn);
    if (siege_draw_risk(t->in->s, m) == DRAW_FATAL) {
        say(question, qn, SAY("Draw anyway?"));
        say(detail, dn,
            SAY("{whose:{who}’s deck would run out this turn, and you would lose.|Your deck would run out this turn, "
                "and you would lose.}"),
            say_is("whose", siege_allies(t->in->s) > 1), say_s("who", seat_name(t, m.a)));
        return true;
    }
    if (t->in->s->nframes > 0 && move_same(m, t->hovered_move))
        return false;
    if (m.kind == MOVE_DONE && warn_of_wave(t->in->s, m.seat, question, qn, detail, dn))
        return true;
    if (m.kind == MOVE_DONE)
        return known && (warn(t, &now, m.seat, question, qn, detail, dn) || say_outlook(t, &now, detail, dn));
    if (m.kind == MOVE_DISCARD)
        say_discard(t->in->s, m, "", detail, dn);
    ask_use(t->in->s, m, question, qn);
    if (t->untold || !known || !siege_forecast_after(t->in->s, m, &then))
        return false;
    siege_say_difference(t->in, &now, &then, better, sizeof better);
    if (changes_nothing(t->in->s, m))
        return say_in_vain(t->in->s, m, question, qn);
    if (m.kind == MOVE_ENGAGE)
        ask_engage(t, m, question, qn, detail, dn);
    if (m.kind == MOVE_DISCARD)
        say_discard(t->in->s, m, better, detail, dn);
    else if (better[0])
        say(detail, dn, SAY("After the fight: {better}."), say_s("better", better));
    return false;
}

static void say_exchange(unsigned order, char *question, size_t qn)
{
    uint8_t of[LANES];
    int a = 0;
    bool read = order_read(order, LANES, of);
    while (read && a < LANES - 1 && of[a] == a)
        a++;
    if (read)
        say(question, qn, SAY("Swap lanes {a} and {b}: in secret or openly?"), say_n("a", a + 1),
            say_n("b", of[a] + 1));
}

/* Asks what is meant: a hand card in a lane open or hidden, or two hidden cards swapped in secret or openly. */
bool siege_between(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn)
{
    (void)t;
    for (int i = 0; i < n; i++) {
        if (m[i].kind == MOVE_HIDE) {
            say(question, qn, SAY("{card} in lane {n}: open or hidden?"),
                say_s("card", say_word(siege_game.def[m[i].a].name)), say_n("n", m[i].b));
            int tick = siege_card(m[i].a)->tick, boost = siege_card(m[i].a)->boost;
            say(detail, dn,
                SAY("{ticks:Open: +{tick} mana now{gives:, {boost} for the alliance|}. Hidden: costs 1, acts when "
                    "revealed.|{gives:Open: the alliance gets {boost} mana now. |}Hidden: costs 1 mana, acts when "
                    "revealed.}"),
                say_is("ticks", tick > 0), say_n("tick", tick), say_is("gives", boost > 0), say_n("boost", boost));
            return true;
        }
        if (m[i].kind == MOVE_REARRANGE) {
            say_exchange(m[i].a, question, qn);
            say(detail, dn, SAY("In secret, the others cannot tell whether anything changed."));
            return true;
        }
    }
    return false;
}

/* Gives the label of a button in games with a horde player; false: none. The two ends of the row are named by lane,
 * wherever the viewer sits (SH-12.27). */
static bool horde_button(const State *s, Move m, char *out, size_t n)
{
    switch (m.kind) {
    case MOVE_LAY:
        say(out, n, SAY("Open"));
        return true;
    case MOVE_HIDE:
        say(out, n, SAY("Hidden: 1 mana"));
        return true;
    case MOVE_SWAP:
        say(out, n, SAY("Openly"));
        return m.seat == siege_horde_seat(s);
    case MOVE_REARRANGE:
        say(out, n, SAY("In secret"));
        return true;
    case MOVE_FLIP:
        say(out, n, SAY("Face down: 1 mana"));
        return true;
    case MOVE_CHALLENGE:
        say(out, n, SAY("Challenge: 2 mana"));
        return true;
    case MOVE_LEFT:
        say(out, n, SAY("From lane 1"));
        return siege_versus(s);
    case MOVE_RIGHT:
        say(out, n, SAY("From lane 6"));
        return siege_versus(s);
    default:
        return false;
    }
}

/* True if another waiting effect comes from a card of the same name. */
static bool has_double(const State *s, unsigned item)
{
    for (unsigned i = 0; item < s->nqueue && i < s->nqueue; i++) {
        PieceId a = s->queue[item].src, b = s->queue[i].src;
        if (i != item && a < s->npieces && b < s->npieces && s->piece[a].def == s->piece[b].def)
            return true;
    }
    return false;
}

void siege_button(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    if (horde_button(s, m, out, n))
        return;
    out[0] = '\0';
    if (m.kind == MOVE_NEXT && has_double(s, m.a)) { /* its name would not say what it does */
        char words[SENTENCE_MAX], full[SENTENCE_MAX];
        siege_say_waiting(s, (int)m.a, words, sizeof words, full, sizeof full);
        say(out, n, SAY("{n}. {text}"), say_n("n", m.a + 1), say_s("text", words));
    } else if (m.kind == MOVE_NEXT && m.a < s->nqueue) { /* as it is numbered in the line */
        DefId def = s->queue[m.a].src < s->npieces ? s->piece[s->queue[m.a].src].def : DEF_HIDDEN;
        bool known = def != DEF_HIDDEN && def < siege_game.ndefs;
        say(out, n, SAY("{n}{known:. {card}|}"), say_n("n", m.a + 1), say_is("known", known),
            say_s("card", known ? say_word(siege_game.def[def].name) : ""));
    } else if (m.kind == MOVE_USE) {
        siege_say_use(s, m, out, n);
    } else if (m.kind == MOVE_SEAT && siege_asks_for_mana(s)) {
        say(out, n, SAY("{seat} +1"), say_seat("seat", m.a));
    } else if (m.kind == MOVE_OPTION) {
        move_words(&siege_game, s, m, out, n);
    }
}

int siege_weight(const Event *e)
{
    bool hit = e->def != DEF_HIDDEN && e->def < siege_game.ndefs &&
               (siege_card(e->def)->type == CARD_CASTLE || siege_card(e->def)->type == CARD_PORTAL);
    switch (e->kind) {
    case EV_WON:
    case EV_LOST:
    case EV_COLLAPSES:
    case EV_FALLS:
    case EV_PILLAGED:
        return 3;
    case EV_DAMAGED:
        return hit ? 3 : 1;
    case EV_PLAYED:
    case EV_CONCEALED:
    case EV_UNCOVERED:
    case EV_CHALLENGES:
    case EV_REVEALED:
    case EV_USED:
        return 2;
    case EV_PHASE:
    case EV_TURN:
    case EV_MANA:
    case EV_DONE:
        return 0;
    default:
        return 1;
    }
}

void siege_top(const State *s, TopWords *out)
{
    static const uint8_t step_of[SIEGE_PHASES] = {
        [PHASE_SETUP] = 0, [PHASE_REFRESH] = 0, [PHASE_HORDE] = 0, [PHASE_ALLIANCE] = 1, [PHASE_TREACHERY] = 2,
        [PHASE_FIGHT] = 2, [PHASE_PILLAGE] = 3, [PHASE_END] = 3,   [PHASE_OVER] = 3};
    *out = (TopWords){.step = {N_("Horde"), N_("Alliance"), N_("Fight"), N_("Pillage")}, .nsteps = 4};
    out->now = s->phase < SIEGE_PHASES ? step_of[s->phase] : 4;
    say(out->round, sizeof out->round, SAY("Turn {n}"), say_n("n", s->round));
    say(out->moment, sizeof out->moment, SAY("turn {n}"), say_n("n", s->round));
    siege_feat_says(s, out->of, sizeof out->of);
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Remarks of opponents and partners, and where each seat is shown, if it has a place of its own on the screen. */

Rect siege_seat_at(const Table *t, int seat)
{
    Rect r = t->at->seat[seat];
    return !rect_is_empty(r) ? r : t->at->panel[seat == siege_horde_seat(t->in->s) ? AT_PORTAL : AT_CASTLE];
}

/* A seat says that it is done only where partners wait for each other. */
bool siege_may_remark(const State *s, const Event *e, int *seat)
{
    bool horde = e->seat != NO_SEAT && e->seat == siege_horde_seat(s);
    *seat = e->seat;
    return e->kind != EV_DONE || !(horde || siege_allies(s) < 2 || e->n);
}

const Remark siege_remarks[SIEGE_REMARKS] = {
    {.kind = EV_MULLIGAN, .one = N_("Not these cards.")},
    {.kind = EV_CHALLENGES, .one = N_("Come closer…")},
    {.kind = EV_DONE, .one = N_("Ready when you are.")},
};

/* ---- tips ------------------------------------------------------------------------------------------------------ */

/* Tooltips of the figures around the lanes, for pointer and keys. */

/* A tooltip of at most that many sentences. */
enum { LINES = 4 };
typedef struct {
    int n;
    char line[LINES][SENTENCE_MAX];
} Lines;

static char *add(Lines *l)
{
    return l->line[l->n < LINES - 1 ? l->n++ : LINES - 1];
}

/* Shows a tooltip, except while a card is held, which is about to be dropped. True: it was pressed. */
static bool tell(Table *t, const char *id, Rect r, const char *head, const Lines *l)
{
    char words[SENTENCE_MAX] = "";
    const char *line[LINES];
    if (rect_is_empty(r) || t->lifted != NO_PIECE || l->n == 0)
        return false;
    for (int i = 0; i < l->n; i++)
        line[i] = l->line[i];
    say(words, sizeof words, SAY("{all}"), say_list("all", SAY_LINES, line, l->n));
    Touch touch = ui_touch(t->ui, id, "figure", r, head, TOUCH_FOCUS);
    if (touch.hover || (touch.focus && ui_using_keys(t->ui)))
        ui_tip(t->ui, r, (Rect){0}, head, words, NULL);
    return touch.click;
}

/* Adds what a forecast is based on: it leaves out the card nobody knows yet (SH-6.1). */
static void add_coming(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{hidden:Forecast from the cards in play. The face-down treachery card is not counted.|Forecast from the "
            "cards in play.}"),
        say_is("hidden", !siege_shows_treachery(s)));
}

void siege_tip_portal(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    const SiegeCard *c = siege_card(s->piece[p].def);
    if (siege_of(s)->collapsed) /* SH-9.2 */
        say(add(&l), SENTENCE_MAX, SAY("{more:Collapsed. The next one opens at the end of the turn.|Collapsed.}"),
            say_is("more", table_size(s, PLACE_PORTALS) > 0));
    say(add(&l), SENTENCE_MAX, SAY("Allies with no monster in their lane hit it. At 0 of {all} it breaks."),
        say_n("all", c->health));
    if (c->stage == 1)
        say(add(&l), SENTENCE_MAX, SAY("The outsider comes after the next portal."));
    else
        say(add(&l), SENTENCE_MAX,
            SAY("Destroy the outsider\u2019s last stage, and hold castle and decks until that turn ends, to win."));
    add_coming(s, &l);
    if (tell(t, "tip-portal", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->pressed_panel = p;
}

void siege_tip_wave(Table *t, Rect r)
{
    const State *s = t->in->s;
    const Siege *g = siege_of(s);
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    const SiegeCard *c = siege_card(s->piece[p].def);
    say(add(&l), SENTENCE_MAX, SAY("Horde cards that come this turn: {n}."), say_n("n", c->waves[g->turned % 4]));
    if (g->collapsed)
        say(add(&l), SENTENCE_MAX, SAY("The next portal has its own numbers."));
    else
        say(add(&l), SENTENCE_MAX, SAY("Next turn {n}, then on to the right and back to the start."),
            say_n("n", c->waves[(g->turned + 1) % 4]));
    (void)tell(t, "tip-wave", r, T_("Wave"), &l);
}

void siege_tip_pile(Table *t, Rect r)
{
    const State *s = t->in->s;
    Lines l = {0};
    if (siege_of(s)->outsider_fallen) /* SH-9.1 */
        say(add(&l), SENTENCE_MAX,
            SAY("{horde:Last stage destroyed. The alliance wins at the end of this turn.|Last stage destroyed. Hold "
                "until the end of this turn to win.}"),
            say_is("horde", siege_is_turned(t->in)));
    say(add(&l), SENTENCE_MAX, SAY("These cards come with later portals, the top card first."));
    if (table_size(s, PLACE_ASIDE) > 0)
        say(add(&l), SENTENCE_MAX, SAY("When a stage of the outsider is destroyed, the next one comes here."));
    say(add(&l), SENTENCE_MAX, SAY("{n:=0:the last stage|1 stage later|{n} stages later}"),
        say_n("n", table_size(s, PLACE_ASIDE)));
    (void)tell(t, "tip-pile", r, T_("Behind the portal"), &l);
}

void siege_tip_horde_deck(Table *t, Rect r)
{
    const State *s = t->in->s;
    Lines l = {0};
    char top[SENTENCE_MAX];
    bool treachery = siege_shows_treachery(s);
    if (treachery) /* lies on the deck */
        siege_say_treachery(s, t->event_memory, add(&l), SENTENCE_MAX);
    say(add(&l), SENTENCE_MAX,
        SAY("Horde cards left: {n}.{d:=0:| Then the discarded one is shuffled in.| Then the {d} discarded ones are "
            "shuffled in.}"),
        say_n("n", table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2)),
        say_n("d", table_size(s, PLACE_HORDE_DISCARD)));
    if (siege_say_planned(t, top, sizeof top))
        say(add(&l), SENTENCE_MAX, SAY("{all}"), say_s("all", top));
    (void)tell(t, "tip-horde-deck", r,
               treachery ? say_word(siege_game.def[siege_of(s)->treachery].name) : T_("Horde deck"), &l);
}

void siege_tip_castle(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_CASTLE);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    say(add(&l), SENTENCE_MAX, SAY("Unblocked monsters hit it. At 0 the alliance loses."));
    if (s->piece[p].def != DEF_HIDDEN && siege_text(s->piece[p].def))
        say(add(&l), SENTENCE_MAX, SAY("{text}"), say_s("text", siege_text(s->piece[p].def)));
    add_coming(s, &l);
    if (tell(t, "tip-castle", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->pressed_panel = p;
}

static void add_deck(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{empty:Draws and the pillage take cards from it. The alliance loses with its last card.|Draws and the "
            "pillage take cards from it. The alliance loses when a card is missing.}"),
        say_is("empty", !s->option[OPT_DECK_OUT]));
}

/* Says how many cards leave the deck in this turn, and where. */
static void add_leaving(const Table *t, int seat, Lines *l)
{
    SiegeForecast f;
    if (!siege_foresee(t, &f) || f.deck_then[seat] == f.deck_now[seat])
        return;
    int all = f.deck_now[seat] - f.deck_then[seat], pillage = f.pillage < all ? f.pillage : all;
    say(add(l), SENTENCE_MAX, SAY("Loses {all} this turn: pillage {pillage}, lanes {lanes}."), say_n("all", all),
        say_n("pillage", pillage), say_n("lanes", all - pillage));
}

void siege_tip_deck(Table *t, Rect r, int seat)
{
    const State *s = t->in->s;
    Lines l = {0};
    char id[24];
    say(add(&l), SENTENCE_MAX, SAY("{n} in the deck"), say_n("n", table_size(s, (PlaceId)(PLACE_DECK + seat))));
    say(add(&l), SENTENCE_MAX, SAY("{n} discarded"), say_n("n", table_size(s, (PlaceId)(PLACE_DISCARD + seat))));
    add_leaving(t, seat, &l);
    add_deck(s, &l);
    (void)snprintf(id, sizeof id, "tip-deck-%d", seat);
    (void)tell(t, seat == siege_near_ally(t->in) ? "tip-deck" : id, r, T_("Deck"), &l);
}

void siege_tip_mana(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    say(add(&l), SENTENCE_MAX,
        SAY("Pays for cards and abilities. The portal brings {n} each turn; some horde cards bring more."),
        say_n("n", siege_card(s->piece[p].def)->boost));
    say(add(&l), SENTENCE_MAX, SAY("Unspent mana is kept, up to {n}."), say_n("n", MANA_MOST));
    (void)tell(t, "tip-mana", r, T_("Mana"), &l);
}

void siege_tip_pillage(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    char name[MINIONS][SENTENCE_MAX];
    const char *item[MINIONS];
    Lines l = {0};
    int n = 0;
    for (PieceId p = table_first(s, PLACE_BACK); p != NO_PIECE; p = s->piece[p].next) {
        int which = s->piece[p].n % MINIONS;
        if (s->piece[p].def == DEF_HIDDEN || f->minion_steals[which] == 0 || n == MINIONS)
            continue;
        say(name[n], SENTENCE_MAX, SAY("{card} {n}"), say_s("card", say_word(siege_game.def[s->piece[p].def].name)),
            say_n("n", f->minion_steals[which]));
        item[n] = name[n];
        n++;
    }
    say(add(&l), SENTENCE_MAX,
        SAY("After the fight, every deck loses 1 card per health of the minions in the back line."));
    if (n > 0)
        say(add(&l), SENTENCE_MAX, SAY("Now: {who}."), say_list("who", SAY_COMMA, item, n));
    if (f->pillage_next != f->pillage)
        say(add(&l), SENTENCE_MAX, SAY("Next turn {n}, when the minions in the lanes are back."),
            say_n("n", f->pillage_next));
    say(add(&l), SENTENCE_MAX, SAY("The treachery card and the next wave are not counted."));
    (void)tell(t, "tip-pillage", r, T_("Pillage"), &l);
}

/* ---- account --------------------------------------------------------------------------------------------------- */

/* Siege in sentences: castle, portal and minions, then lane by lane the cards and the forecast of the fight (SH-15:
 * what a player needs to see). */

/* Says "attack 3, health 2, used". */
static void values(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    int unit = siege_unit(s, p);
    bool fights = c->type != CARD_TOWER && c->type != CARD_CASTLE && c->type != CARD_PORTAL;
    say(out, n,
        SAY("{fights:, attack {attack}|}{health:=0:|, health {health}|, health {health}}{armor:=0:|, armor {armor}|, "
            "armor "
            "{armor}}{used:, used|}{falls:, falls|}"),
        say_is("fights", fights), say_n("attack", siege_attack(s, unit)), say_n("health", siege_health_left(s, unit)),
        say_n("armor", siege_of(s)->armor[unit]), say_is("used", (piece->face & FACE_EXHAUSTED) != 0),
        say_is("falls", (piece->face & FACE_FALLING) != 0));
}

/* Adds a card with its numbers and what is attached to it. */
static void add_card(const State *s, PieceId p, Buf *out)
{
    const Piece *piece = &s->piece[p];
    char text[SENTENCE_MAX] = "";
    if (piece->def == DEF_HIDDEN) {
        buf_add(out, T_("a card face down"));
        return;
    }
    if (siege_unit(s, p) != NO_UNIT && !(piece->face & FACE_CONCEALED))
        values(s, p, text, sizeof text);
    buf_printf(out, "%s%s%s", say_word(siege_game.def[piece->def].name), text,
               piece->face & FACE_CONCEALED ? T_(", face down") : "");
    for (PieceId q = s->head[PLACE_ATTACHED].first; q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].host == p) {
            say(text, sizeof text, SAY(", with {attachment}"),
                say_s("attachment", say_word(siege_game.def[s->piece[q].def].name)));
            buf_add(out, text);
        }
}

static void add_place(const State *s, const char *head, PlaceId place, Buf *out)
{
    int n = 0;
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next) {
        buf_printf(out, n++ ? "; " : "*%s*: ", head);
        add_card(s, p, out);
    }
    if (n > 0)
        buf_add(out, "\n");
}

static PieceId in_lane(const State *s, PlaceId place, int lane)
{
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos == lane)
            return p;
    return NO_PIECE;
}

static void add_half(const State *s, PieceId p, Buf *out)
{
    if (p == NO_PIECE)
        buf_add(out, T_("nobody"));
    else
        add_card(s, p, out);
}

static void add_lane(const State *s, const SiegeForecast *f, const Setup *names, int lane, Buf *out)
{
    Buf upper = {0}, lower = {0};
    char text[3 * SENTENCE_MAX], head[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    add_half(s, in_lane(s, PLACE_UPPER, lane), &upper);
    add_half(s, in_lane(s, PLACE_LOWER, lane), &lower);
    if (f)
        (void)siege_forecast_words(s, f, lane, head, sizeof head, detail, sizeof detail);
    text_names(names, detail, sizeof detail);
    say(text, sizeof text,
        SAY("*Lane {n}*: horde {upper}; alliance {lower}.{will: As things stand: {will}{more:, {more}|}.|}\n"),
        say_n("n", lane + 1), say_s("upper", buf_str(&upper)), say_s("lower", buf_str(&lower)), say_s("will", head),
        say_s("more", detail));
    buf_add(out, text);
    buf_free(&upper);
    buf_free(&lower);
}

static void add_mana(const State *s, const Setup *names, Buf *out)
{
    char text[SENTENCE_MAX];
    for (int seat = 0; seat < s->nseats; seat++)
        if (siege_pool(s, seat) == seat) {
            say(text, sizeof text, SAY("*{who}*: {n} mana\n"), say_s("who", names->name[seat]),
                say_n("n", siege_of(s)->mana[seat]));
            buf_add(out, text);
        }
}

void siege_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    SiegeForecast f;
    bool fights = s->phase >= PHASE_HORDE && s->phase <= PHASE_PILLAGE && !s->over && !siege_wave_comes(s) &&
                  siege_forecast_can(s, eyes);
    char text[2 * SENTENCE_MAX], head[SENTENCE_MAX], detail[SENTENCE_MAX];
    add_place(s, T_("Castle"), PLACE_CASTLE, out);
    add_place(s, T_("Portal"), PLACE_PORTAL, out);
    say(head, sizeof head, SAY("*Wave*: {n:a card|{n} cards}\n"), say_n("n", siege_wave(s)));
    buf_add(out, head);
    add_mana(s, names, out);
    add_place(s, T_("Back line"), PLACE_BACK, out);
    if (fights)
        siege_forecast(s, eyes, &f);
    for (int lane = 0; lane < LANES; lane++)
        add_lane(s, fights ? &f : NULL, names, lane, out);
    if (fights) {
        (void)siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail);
        text_names(names, detail, sizeof detail);
        say(text, sizeof text, SAY("*Pillage if nothing changes*: {will}{more:, {more}|}\n"), say_s("will", head),
            say_s("more", detail));
        buf_add(out, text);
    }
}
