/* SPDX-License-Identifier: MIT
 * Two allies at the table of Siege (SH-5.2): who has a partner, what makes a seat that is done look again, and what
 * a partner plans. */
#include "games/siege/table/siege_draw.h"
#include "core/table.h"
#include "games/siege/siege_intent.h"

static int mate(const State *s, int seat)
{
    bool acts = s->phase == PHASE_ALLIANCE || s->phase == PHASE_TREACHERY;
    return !s->over && acts && siege_allies(s) == 2 && seat < 2 ? 1 - seat : NO_SEAT;
}

static bool is_done(const State *s, int seat)
{
    return seat < ALLIES_MOST && siege_of(s)->done[seat];
}

static int all_taunts(const State *s, const SiegeForecast *f, int seat)
{
    enum { MOST = 12 };
    SiegeWarning w[MOST];
    int n = siege_warnings(s, seat, f, w, MOST), taunts = 0;
    for (int i = 0; i < n; i++)
        taunts += w[i].kind == WARN_TAUNT || w[i].kind == WARN_PART;
    return taunts;
}

static bool calls(const State *was, const State *is, int seat, char *why, size_t n)
{
    SiegeForecast a, b;
    int mana = siege_of(is)->mana[siege_pool(is, seat)] - siege_of(was)->mana[siege_pool(was, seat)];
    int cards = table_size(is, (PlaceId)(PLACE_HAND + seat)) - table_size(was, (PlaceId)(PLACE_HAND + seat));
    siege_forecast(was, seat, &a);
    siege_forecast(is, seat, &b);
    why[0] = '\0';
    if (b.castle_now - b.castle_then > a.castle_now - a.castle_then)
        say(why, n, SAY("The castle would now lose {n}."), say_n("n", b.castle_now - b.castle_then));
    else if (b.deck_then[seat] == 0 && a.deck_then[seat] > 0)
        say(why, n, SAY("{seat}\u2019s deck would now run out."), say_seat("seat", seat));
    else if (mana > 0)
        say(why, n, SAY("+{n} mana."), say_n("n", mana));
    else if (cards > 0)
        say(why, n, SAY("{seat} drew {n:1 card|{n} cards}."), say_n("n", cards), say_seat("seat", seat));
    else if (all_taunts(is, &b, seat) > all_taunts(was, &a, seat))
        say(why, n, SAY("An ally must now move."));
    return why[0] != '\0';
}

/* True if the seat's plan may be shown: it reveals cards, so only to a partner who may see them (O18). */
static bool may_be_told(const State *was, int seat)
{
    return was->head[PLACE_HAND + seat].sight != SIGHT_OWNER && was->phase == PHASE_ALLIANCE;
}

static void plan(const State *was, const State *then, int seat, char *out, size_t n)
{
    out[0] = '\0';
    if (may_be_told(was, seat))
        siege_intent_words(siege_intent(was, then, seat), seat, out, n);
}

/* True for cards on the table as it is or in that hand: nothing drawn in an imagined world. */
static bool is_seen(const State *was, PieceId p, int seat)
{
    PlaceId at = was->piece[p].place;
    return at == PLACE_HAND + seat || at == PLACE_UPPER || at == PLACE_LOWER || at == PLACE_BACK ||
           at == PLACE_ATTACHED || at == PLACE_CASTLE || at == PLACE_PORTAL;
}

static bool arrow_of(const State *was, const State *then, PieceId p, int seat, PlanArrow *out)
{
    const Piece *a = &was->piece[p], *b = &then->piece[p];
    bool stays = a->place == b->place && (a->place == PLACE_ATTACHED ? a->host == b->host : a->pos == b->pos);
    bool lane = b->place == PLACE_LOWER || (b->place == PLACE_UPPER && a->place == PLACE_BACK);
    *out = (PlanArrow){.piece = p, .onto = NO_PIECE, .to = NO_PLACE};
    if (!is_seen(was, p, seat) || stays)
        return false;
    if (b->place == PLACE_ATTACHED && b->host < was->npieces && is_seen(was, b->host, seat))
        out->onto = b->host;
    else if (lane)
        out->to = (PlaceId)(SIEGE_PLACES + (b->place == PLACE_UPPER ? SLOT_UPPER : SLOT_LOWER) + b->pos % LANES);
    return out->onto != NO_PIECE || out->to != NO_PLACE;
}

static int all_arrows(const State *was, const State *then, int seat, PlanArrow out[PLAN_ARROWS])
{
    int n = 0;
    for (PieceId p = 0; p < was->npieces && n < PLAN_ARROWS; p++)
        n += arrow_of(was, then, p, seat, &out[n]);
    return n;
}

static int arrows(const State *was, const State *then, int seat, PlanArrow out[PLAN_ARROWS])
{
    return may_be_told(was, seat) ? all_arrows(was, then, seat, out) : 0;
}

static bool outlook(const State *was, const State *then, int seat, char *out, size_t size, PlanArrow arrow[PLAN_ARROWS],
                    int *n)
{
    SiegeForecast a, b;
    out[0] = '\0';
    if (was->phase != PHASE_ALLIANCE || then->phase != PHASE_ALLIANCE)
        return false;
    siege_forecast(was, seat, &a);
    siege_forecast(then, seat, &b);
    int castle = a.castle_now - a.castle_then, saved = b.castle_now - b.castle_then;
    int portal = a.portal_now - a.portal_then, hit = b.portal_now - b.portal_then;
    SayArg arg[] = {say_n("castle", castle), say_n("saved", saved), say_n("portal", portal), say_n("hit", hit)};
    if (castle != saved && portal != hit)
        say(out, size, SAY("The castle loses {saved} instead of {castle}, the portal {hit} instead of {portal}."),
            arg[0], arg[1], arg[2], arg[3]);
    else if (castle != saved)
        say(out, size, SAY("The castle loses {saved} instead of {castle}."), arg[0], arg[1]);
    else if (portal != hit)
        say(out, size, SAY("The portal loses {hit} instead of {portal}."), arg[2], arg[3]);
    *n = all_arrows(was, then, seat, arrow);
    return true;
}

const BoardTeam siege_team = {
    .mate = mate, .is_done = is_done, .calls = calls, .plan = plan, .arrows = arrows, .outlook = outlook};
