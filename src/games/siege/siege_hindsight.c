/* SPDX-License-Identifier: MIT
 * Siege: what would have been, told when the game is over. Whole turns are compared, in what the seat knew when it
 * chose: the better move with the best that could follow it, and the turn as it was played, both before the treachery card
 * is revealed. */
#include <stdio.h>
#include <string.h>

#include "games/siege/siege_forecast.h"
#include "games/siege/siege_text.h"

int siege_health_missing(const State *before)
{
    enum { MOST = 20 };
    for (int more = 1; more <= MOST; more++) {
        Siege held = *siege_of(before);
        SiegeForecast f;
        PieceId castle = siege_piece(before, UNIT_CASTLE);
        table_num(&held.s, &siege_game, castle, NUM_HEALTH, before->piece[castle].num[NUM_HEALTH] + more, NULL);
        siege_derive(&held.s);
        siege_forecast(&held.s, NO_SEAT, &f);
        if (f.wins)
            return more;
    }
    return 0;
}

/* ---- a plan -------------------------------------------------------------------------------------------------------- */

enum { PLAN = 4, SAID = 6, WORTH_IT = 4 /* a health of the castle (siege_forecast_worth) */ };

typedef struct { /* the better move and what follows from it, in what the seat knew */
    Siege now;
    int seat;
    int moves;
    int said;
    char text[SAID][SENTENCE_MAX]; /* what comes after the better move, as sentences */
} Plan;

static void tell_move(Plan *p, Move m)
{
    char move[SENTENCE_MAX] = "";
    siege_describe(&p->now.s, m, move, sizeof move);
    if (move[0] && p->said < SAID)
        say(p->text[p->said++], SENTENCE_MAX, SAY("{move}."), say_s("move", move));
}

static int worth_after(const Plan *p, Move m)
{
    SiegeForecast f;
    siege_forecast_at_best(&p->now.s, m, NO_PIECE, &f);
    return siege_forecast_worth(&p->now.s, &f);
}

/* Returns the best of these moves; kind 0: none is worth more than `least`. */
static Move best_of(const Plan *p, const Moves *legal, int least)
{
    Move best = {0};
    for (int i = 0; i < legal->n; i++) {
        int worth = worth_after(p, legal->m[i]);
        if (worth <= least)
            continue;
        least = worth;
        best = legal->m[i];
    }
    return best;
}

static bool is_asked(const State *s, int seat)
{
    const Frame *f = frame_peek(s);
    return !s->over && f && f->op >= ASK_FIRST && (f->seat == seat || f->seat == SEAT_TEAM);
}

typedef struct {
    const char *name[UNITS];
    int n;
} Targets;

static void add_target(Targets *t, const State *s, Move m)
{
    const char *name = siege_is_known(s, (PieceId)m.a) ? siege_def_name(s->piece[m.a].def) : NULL;
    for (int i = 0; name && i < t->n; i++)
        if (t->name[i] == name)
            return;
    if (name && t->n < UNITS)
        t->name[t->n++] = name;
}

/* Makes a move, and gives the best answer to each question that it raises. Tells what it is aimed at. */
static void act(Plan *p, Move m)
{
    enum { ANSWERS_MOST = 30 };
    Targets aim = {.n = 0};
    siege_apply(&p->now.s, m, NULL);
    for (int i = 0; i < ANSWERS_MOST && is_asked(&p->now.s, p->seat); i++) {
        Moves legal = {0};
        game_legal(&siege_game, &p->now.s, p->seat, &legal);
        if (legal.n == 0)
            return;
        Move answer = best_of(p, &legal, INT32_MIN);
        if (answer.kind == MOVE_CHOOSE)
            add_target(&aim, &p->now.s, answer);
        else if (answer.kind < MOVE_CHOOSE || answer.kind == MOVE_LANE)
            tell_move(p, answer);
        siege_apply(&p->now.s, answer, NULL);
    }
    if (aim.n > 0 && p->said < SAID)
        say(p->text[p->said++], SENTENCE_MAX, SAY("{n:Target: {all}.|Targets: {all}.}"), say_n("n", aim.n),
            say_list("all", SAY_AND, aim.name, aim.n));
}

/* True if all cards of the hand are known: a drawn one is a stand-in, which nobody can plan with. */
static bool knows_hand(const State *s, int seat)
{
    for (PieceId p = table_first(s, siege_hand_place(s, seat)); p != NO_PIECE; p = s->piece[p].next)
        if (!(s->piece[p].known >> seat & 1))
            return false;
    return true;
}

/* Adds the move that helps most. Returns false if none is worth a sentence. */
static bool go_on(Plan *p)
{
    const State *s = &p->now.s;
    SiegeForecast f;
    Moves legal = {0}, useful = {0};
    if (s->over || s->nframes > 0 || p->moves == PLAN || !knows_hand(s, p->seat) ||
        (p->now.step != STEP_ALLIANCE && p->now.step != STEP_REACTION))
        return false;
    game_legal(&siege_game, s, p->seat, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind <= MOVE_SWAP || legal.m[i].kind == MOVE_USE)
            useful.m[useful.n++] = legal.m[i];
    siege_forecast(s, p->seat, &f);
    Move m = best_of(p, &useful, siege_forecast_worth(s, &f) + WORTH_IT - 1);
    if (m.kind == 0)
        return false;
    p->moves++;
    tell_move(p, m);
    act(p, m);
    return true;
}

/* ---- what differs ---------------------------------------------------------------------------------------------------- */

typedef struct {
    const State *s; /* the table when nobody acts any more in this turn */
    SiegeForecast f;
} Outcome;

typedef struct {
    const State *then;
    Outcome better, played;
    char text[SAID][SENTENCE_MAX];
    int said;
} Difference;

static char *line(Difference *d)
{
    return d->text[d->said < SAID - 1 ? d->said++ : SAID - 1];
}

static bool is_lost(const SiegeForecast *f)
{
    return f->castle_falls || f->loses_by_deck != NO_SEAT;
}

/* True if a card that stood there is destroyed, or has left play, by the end of the turn. */
static bool is_gone(const Outcome *o, PieceId p)
{
    const Piece *piece = &o->s->piece[p];
    bool stands = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER || piece->place == PLACE_BACK;
    return !stands || siege_forecast_falls(&o->f, p) || siege_falling(o->s, p);
}

/* Lists the cards of a side that are gone in the one outcome and stand in the other; returns how many are named. */
static int gone_only(const Difference *d, bool horde, const Outcome *in, const Outcome *not_in, const char *name[LANES])
{
    const State *s = d->then;
    int n = 0;
    for (PieceId p = table_first(s, horde ? PLACE_UPPER : PLACE_LOWER); p != NO_PIECE && n < LANES;
         p = s->piece[p].next)
        if (s->piece[p].def != DEF_HIDDEN && is_gone(in, p) && !is_gone(not_in, p))
            name[n++] = siege_def_name(s->piece[p].def);
    return n;
}

static void tell_end(Difference *d)
{
    const SiegeForecast *then = &d->better.f, *now = &d->played.f;
    if (then->wins && !now->wins)
        say(line(d), SENTENCE_MAX, SAY("{versus:The alliance would win this turn.|You would win this turn.}"),
            say_is("versus", siege_versus(d->then)));
    else if (now->castle_falls && !is_lost(then))
        say(line(d), SENTENCE_MAX, SAY("The castle would not fall this turn."));
    else if (now->loses_by_deck != NO_SEAT && !is_lost(then))
        say(line(d), SENTENCE_MAX, SAY("{seat}\u2019s deck would last this turn."),
            say_seat("seat", now->loses_by_deck));
}

/* Lanes whose monster would not get through to the castle. */
static void tell_lanes(Difference *d)
{
    char number[LANES][8];
    const char *lane[LANES];
    int n = 0;
    for (int i = 0; i < LANES; i++) {
        const SiegeLaneForecast *then = &d->better.f.lane[i], *now = &d->played.f.lane[i];
        if (now->castle <= 0 || then->castle > 0 || then->kind == LANE_NEVER)
            continue;
        (void)snprintf(number[n], sizeof number[n], "%d", i + 1);
        lane[n] = number[n];
        n++;
    }
    if (n > 0)
        say(line(d), SENTENCE_MAX, SAY("{n:Lane {lanes} would hold.|Lanes {lanes} would hold.}"), say_n("n", n),
            say_list("lanes", SAY_AND, lane, n));
}

/* Returns the seat whose deck differs most. */
static int deck_of(const Difference *d)
{
    int seat = 0, most = 0;
    for (int i = 0; i < siege_allies(d->then); i++) {
        int n = d->better.f.deck_then[i] - d->played.f.deck_then[i];
        if (n * n > most) {
            most = n * n;
            seat = i;
        }
    }
    return seat;
}

/* Numbers are differences: what was left in the end is told with the turn, and there the treachery card is in it. */
static void tell_gains(Difference *d)
{
    const SiegeForecast *then = &d->better.f, *now = &d->played.f;
    int seat = deck_of(d), castle = then->castle_then - now->castle_then, portal = now->portal_then - then->portal_then,
        cards = then->deck_then[seat] - now->deck_then[seat];
    if (castle > 0)
        say(line(d), SENTENCE_MAX, SAY("The castle would keep {n} more health."), say_n("n", castle));
    if (portal > 0)
        say(line(d), SENTENCE_MAX, SAY("{breaks:The portal would break.|The portal would lose {n} more health.}"),
            say_is("breaks", then->portal_then == 0), say_n("n", portal));
    if (cards > 0)
        say(line(d), SENTENCE_MAX,
            SAY("{whose:{seat}\u2019s deck would keep {n:1 more card|{n} more cards}.|The deck would keep {n:1 more "
                "card|{n} more cards}.}"),
            say_is("whose", siege_allies(d->then) > 1), say_seat("seat", seat), say_n("n", cards));
}

static void tell_cards(Difference *d)
{
    const char *name[LANES];
    int n = gone_only(d, true, &d->better, &d->played, name);
    if (n > 0)
        say(line(d), SENTENCE_MAX, SAY("{cards} would be destroyed."), say_list("cards", SAY_AND, name, n));
    n = gone_only(d, false, &d->played, &d->better, name);
    if (n > 0)
        say(line(d), SENTENCE_MAX, SAY("{cards} would survive."), say_list("cards", SAY_AND, name, n));
}

/* What the better turn would have cost more. */
static void tell_price(Difference *d)
{
    enum { PARTS = 4 };
    char text[PARTS][SENTENCE_MAX];
    const char *part[PARTS], *name[LANES];
    const SiegeForecast *then = &d->better.f, *now = &d->played.f;
    int n = 0, seat = deck_of(d), fallen = gone_only(d, false, &d->better, &d->played, name);
    if (then->castle_then < now->castle_then)
        say(text[n++], SENTENCE_MAX, SAY("{n} castle health"), say_n("n", now->castle_then - then->castle_then));
    if (then->portal_then > now->portal_then)
        say(text[n++], SENTENCE_MAX, SAY("{n} portal damage"), say_n("n", then->portal_then - now->portal_then));
    if (then->deck_then[seat] < now->deck_then[seat])
        say(text[n++], SENTENCE_MAX, SAY("{n:1 card of the deck|{n} cards of the deck}"),
            say_n("n", now->deck_then[seat] - then->deck_then[seat]));
    if (fallen > 0)
        say(text[n++], SENTENCE_MAX, SAY("{cards}"), say_list("cards", SAY_AND, name, fallen));
    for (int i = 0; i < n; i++)
        part[i] = text[i];
    if (n > 0)
        say(line(d), SENTENCE_MAX, SAY("Price: {all}."), say_list("all", SAY_COMMA, part, n));
}

/* Returns how good the turn is for the alliance, with what has fallen in it before its end is foreseen. */
static int worth_of(const Difference *d, const Outcome *o)
{
    enum { FALL = 3 };
    int n = siege_forecast_worth(d->then, &o->f);
    static const PlaceId half[] = {PLACE_UPPER, PLACE_LOWER};
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(d->then, half[i]); p != NO_PIECE; p = d->then->piece[p].next)
            if (is_gone(o, p) && !siege_forecast_falls(&o->f, p))
                n += i == 0 ? FALL : -FALL;
    return n;
}

/* True if the plan has turned up cards that the seat did not know: what they do there is a stand-in's. */
static bool reveals(const State *then, const Plan *p)
{
    const State *s = &p->now.s;
    for (PieceId i = 0; i < s->npieces; i++) {
        PlaceId at = s->piece[i].place;
        bool acts = (at >= PLACE_UPPER && at <= PLACE_PILE) || at == PLACE_HORDE_DISCARD;
        if (acts && at != then->piece[i].place && !(then->piece[i].known >> p->seat & 1))
            return true;
    }
    return false;
}

/* True if a card lies hidden in a lane: it is revealed only when the seat has chosen. */
static bool hides(const State *s)
{
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def == DEF_HIDDEN)
            return true;
    return false;
}

/* What the horde's player lays is answered by the alliance before the lanes fight: nothing certain can be said of it. */
void siege_hindsight(const Hindsight *h, char *out, size_t n)
{
    Plan p = {.now = *siege_of(h->then), .seat = h->better.seat};
    Difference d = {.then = h->then, .better.s = &p.now.s, .played.s = h->after};
    const char *said[2 * SAID];
    int k = 0;
    out[0] = '\0';
    if (h->then->phase < PHASE_ALLIANCE || h->better.seat == siege_horde_seat(h->then) || hides(h->then) ||
        !siege_forecast_can(h->then, p.seat) || !siege_forecast_can(h->after, p.seat))
        return;
    siege_put_stand_ins(&p.now.s, p.seat);
    act(&p, h->better);
    while (h->better.kind != MOVE_DONE && go_on(&p))
        continue;
    siege_forecast(&p.now.s, p.seat, &d.better.f);
    siege_forecast(h->after, p.seat, &d.played.f);
    if (reveals(h->then, &p) || worth_of(&d, &d.better) < worth_of(&d, &d.played) + WORTH_IT)
        return;
    tell_end(&d);
    tell_lanes(&d);
    tell_gains(&d);
    tell_cards(&d);
    int gains = d.said;
    tell_price(&d);
    for (int i = 0; i < p.said; i++)
        said[k++] = p.text[i];
    for (int i = 0; i < d.said; i++)
        said[k++] = d.text[i];
    if (gains > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, said, k));
}
