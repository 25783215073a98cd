/* SPDX-License-Identifier: MIT
 * Texts of Siege about a move before it is made, and of the top bar. */
#include "games/siege/table/siege_draw.h"
#include "core/order.h"
#include "core/table.h"
#include "core/text.h"

/* Asks where the held card goes, before a lane is chosen. */
static void ask_where(const Table *t, char *question, size_t qn, char *detail, size_t dn)
{
    const Piece *piece = &t->in->s->piece[t->lifted];
    if (piece->def == DEF_HIDDEN)
        return;
    int type = siege_card(piece->def)->type;
    bool stands = type == CARD_ALLY || type == CARD_TOWER || type == CARD_SKELETON;
    bool horde = siege_is_horde(siege_card(piece->def));
    say(question, qn, SAY("{horde:Play {card} where?|{stands:Play {card} where?|Use {card} on what?}}"),
        say_is("horde", horde), say_is("stands", stands), say_s("card", say_word(siege_game.def[piece->def].name)));
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

/* Says that the forecast wins the game (SH-9.1). Returns false: there is nothing to confirm. */
static bool say_win(const Table *t, const SiegeForecast *f, char *detail, size_t dn)
{
    if (f->wins && !siege_is_turned(t->in))
        say(detail, dn,
            SAY("If nothing changes, you win this turn.{hidden: The face-down treachery card is not counted.|}"),
            say_is("hidden", !siege_shows_treachery(t->in->s)));
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

/* True for a draw with few cards left, or with the last ones (SH-9.8). */
bool siege_needs_care(const Table *t, Move m)
{
    return siege_draw_risk(t->in->s, m) != DRAW_SAFE;
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
            return known && say_win(t, &now, detail, dn);
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
        return known && (warn(t, &now, m.seat, question, qn, detail, dn) || say_win(t, &now, detail, dn));
    if (m.kind == MOVE_DISCARD)
        say_discard(t->in->s, m, "", detail, dn);
    if (!known || !siege_forecast_after(t->in->s, m, &then))
        return false;
    siege_say_difference(t->in, &now, &then, better, sizeof better);
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
