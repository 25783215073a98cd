/* SPDX-License-Identifier: MIT
 * Narrow and clear ends differ in picture, cards and words. In a clear victory whoever destroyed the outsider stands in the
 * middle, in a narrow one the castle, cracked. A defeat shows how much of the outsider was left; if it died in the same turn
 * (SH-9.9), it lies beaten too, and the words say what was missing. Where a deck ran out the castle still stands: a minion
 * took the last card. */
#include "games/siege/table/siege_ending.h"

#include "core/say.h"
#include "core/table.h"
#include "games/siege/table/siege_chronicle.h"

enum { LEFT, MIDDLE, RIGHT };
enum { FEW = 5 /* health or cards: so little is narrow */ };

/* TOO_LATE: lost although the last stage of the outsider was destroyed. */
typedef enum { CLEAR, NARROW, TOO_LATE } Nearness;

typedef struct {
    const Match *match;
    const SiegeChronicle *of;
    const State *s; /* the end, as everyone sees it */
    bool won;
    Nearness how;
    DefId outsider;    /* in a lane, else the last one that fell; 0: none came */
    int outsider_left; /* its health */
    int castle, deck;  /* health; cards of the smallest deck */
    DefId castle_card;
    Blow last; /* what felled the castle; by 0: no card of the horde */
} End;

/* ---- how near it was --------------------------------------------------------------------------------------------- */

static PieceId piece_there(const State *s, SiegeCardType type)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (siege_type(s->piece[p].def) == (int)type && siege_unit(s, p) != NO_UNIT)
            return p;
    return NO_PIECE;
}

static int health_of(const State *s, PieceId p)
{
    int n = p == NO_PIECE || s->piece[p].face & FACE_FALLING ? 0 : siege_health(s, siege_unit(s, p));
    return n > 0 ? n : 0;
}

static int least_deck(const State *s)
{
    int least = 99;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        int n = table_size(s, (PlaceId)(PLACE_DECK + seat));
        least = n < least ? n : least;
    }
    return least;
}

static Nearness nearness(const End *e)
{
    if (e->won)
        return e->castle <= FEW || e->deck <= FEW ? NARROW : CLEAR;
    int stages = siege_stages_left(e->s);
    return stages == 0 ? TOO_LATE : stages == 1 && e->outsider_left > 0 && e->outsider_left <= FEW ? NARROW : CLEAR;
}

static bool is_horde(DefId def)
{
    return siege_type(def) >= CARD_MONSTER;
}

static void look_at_end(const Match *m, const SiegeChronicle *of, End *e)
{
    const Great *stage = siege_chronicle_last(of, STAGE);
    int how = siege_of(of->end)->end;
    PieceId outsider = piece_there(of->end, CARD_OUTSIDER), castle = piece_there(of->end, CARD_CASTLE);
    *e = (End){.match = m, .of = of, .s = of->end, .won = how == END_OUTSIDER || how == END_TWENTY};
    e->castle = siege_health(e->s, UNIT_CASTLE) > 0 ? siege_health(e->s, UNIT_CASTLE) : 0;
    e->castle_card = castle == NO_PIECE ? DEF_HIDDEN : e->s->piece[castle].def;
    e->deck = least_deck(e->s);
    e->outsider = outsider != NO_PIECE ? e->s->piece[outsider].def : stage ? stage->card : DEF_HIDDEN;
    e->outsider_left = health_of(e->s, outsider);
    e->last = how == END_CASTLE && is_horde(of->castle.by) ? of->castle : (Blow){0};
    e->how = nearness(e);
}

/* ---- the cards --------------------------------------------------------------------------------------------------- */

/* Returns the card of a side that dealt most, with how much; card 0: none did. */
static EndCard striker(const SiegeChronicle *of, bool horde)
{
    int best = 0;
    for (int def = 1; def < siege_game.ndefs; def++)
        if (is_horde((DefId)def) == horde && of->dealt[def] > (best ? of->dealt[best] : 0))
            best = def;
    return (EndCard){.card = (DefId)best, .sign = "sword", .n = of->dealt[best]};
}

/* Returns who destroyed the outsider, with its blow; if that was no card of the alliance, who dealt most. */
static EndCard slayer(const End *e)
{
    Blow blow = e->of->outsider;
    if (blow.by == DEF_HIDDEN || is_horde(blow.by))
        return striker(e->of, false);
    return (EndCard){.card = blow.by, .sign = "sword", .n = blow.n};
}

static EndCard outsider_card(const End *e)
{
    bool stands = e->outsider_left > 0;
    return (EndCard){.card = e->outsider, .sign = stands ? "heart" : NULL, .n = e->outsider_left, .fallen = !stands};
}

static EndCard castle_card(const End *e, bool fallen)
{
    bool worn = !fallen && e->castle <= FEW;
    return (EndCard){.card = e->castle_card, .sign = "heart", .n = e->castle, .fallen = fallen, .worn = worn};
}

/* Returns the minion that steals most; card 0: the last turn had no pillage. */
static EndCard thief(const End *e)
{
    EndCard most = {.sign = "hand"};
    const State *s = e->s;
    for (PieceId p = 0; e->of->turn[e->of->turns].pillaged > 0 && p < s->npieces; p++)
        if (siege_type(s->piece[p].def) == CARD_MINION && health_of(s, p) > most.n) {
            most.card = s->piece[p].def;
            most.n = health_of(s, p);
        }
    return most;
}

static void cards_of_victory(const End *e, EndCard card[END_CARDS])
{
    const Great *stage = siege_chronicle_last(e->of, STAGE), *portal = siege_chronicle_last(e->of, COLLAPSE);
    bool hero = e->how == CLEAR && stage != NULL;
    card[hero ? MIDDLE : LEFT] = slayer(e);
    card[hero ? LEFT : MIDDLE] = castle_card(e, false);
    card[RIGHT] = (EndCard){.card = stage ? stage->card : portal ? portal->card : DEF_HIDDEN, .fallen = true};
}

static void cards_of_breach(const End *e, EndCard card[END_CARDS])
{
    bool other = e->last.by != DEF_HIDDEN && e->last.by != e->outsider;
    EndCard blow = {.card = e->last.by, .sign = "sword", .n = e->last.n};
    card[RIGHT] = castle_card(e, true);
    card[LEFT] = e->how == TOO_LATE ? slayer(e) : striker(e->of, false);
    card[MIDDLE] = e->outsider ? outsider_card(e) : striker(e->of, true);
    if (e->how == CLEAR || !other)
        return;
    card[LEFT] = outsider_card(e);
    card[MIDDLE] = blow;
}

static void cards_of_empty_deck(const End *e, EndCard card[END_CARDS])
{
    EndCard minion = thief(e), last = {.card = e->of->last, .sign = "cards", .fallen = true};
    card[LEFT] = e->how == CLEAR ? striker(e->of, false) : outsider_card(e);
    card[MIDDLE] = minion.card ? minion : castle_card(e, false);
    card[RIGHT] = last.card || !minion.card ? last : castle_card(e, false);
}

/* ---- the words --------------------------------------------------------------------------------------------------- */

static void say_title(const End *e, const Setup *names, EndShow *out)
{
    enum { HOLDS, BARELY, FALLS, BOTH, EMPTY, TAKEN, YOURS };
    bool versus = siege_versus(e->s), yours = versus && siege_horde_seat(e->s) == end_you(names);
    int lost = siege_of(e->s)->end == END_DECK ? EMPTY : e->how == TOO_LATE ? BOTH : FALLS;
    int how = e->won ? (e->how == CLEAR ? HOLDS : BARELY) : yours ? YOURS : versus ? TAKEN : lost;
    say(out->title, sizeof out->title,
        SAY("{how:The castle holds|The castle barely holds|The castle falls|Both have fallen|The cards ran out|{horde} "
            "takes the castle|You take the castle}"),
        say_which("how", how), say_s("horde", versus ? names->name[siege_horde_seat(e->s)] : ""));
    say(out->note, sizeof out->note, SAY("Turn {n}"), say_n("n", e->s->round));
}

static void say_why_held(const End *e, char *out, size_t n)
{
    const Great *stage = siege_chronicle_last(e->of, STAGE);
    EndCard by = slayer(e);
    if (e->castle <= FEW)
        say(out, n, SAY("{n} more damage would have taken it."), say_n("n", e->castle));
    else if (e->how == NARROW)
        say(out, n, SAY("{n:1 card was left in the deck.|{n} cards were left in the deck.}"), say_n("n", e->deck));
    else if (stage && by.card == e->of->outsider.by)
        say(out, n, SAY("{card} destroyed {outsider}."), say_s("card", siege_named(by.card)),
            say_s("outsider", siege_named(stage->card)));
}

/* Returns how much more health the castle needed when the last blow fell; 0: none would have been enough. */
static int missing(const End *e)
{
    const Great *fatal = siege_chronicle_last(e->of, FATAL);
    if (fatal == NULL || siege_of(e->s)->end != END_CASTLE)
        return 0;
    View *before = view_new(&siege_game);
    match_view_at(e->match, fatal->serial, NO_SEAT, VIEW_EYES, before);
    int n = siege_health_missing(view_state(before));
    view_free(before);
    return n;
}

/* SH-9.9: it had to hold until the end of the turn. */
static void say_why_too_late(const End *e, char *out, size_t n)
{
    enum { CASTLE, HELD_ON, DECK };
    int more = missing(e);
    say(out, n,
        SAY("{how:{outsider} fell in the same turn. {n} more castle health would have won the siege.|{outsider} fell "
            "in "
            "the same turn, but the castle did not hold to its end.|{outsider} fell in the same turn, but the deck did "
            "not last to its end.}"),
        say_which("how", siege_of(e->s)->end == END_DECK ? DECK
                         : more > 0                      ? CASTLE
                                                         : HELD_ON),
        say_s("outsider", siege_named(e->outsider)), say_n("n", more));
}

/* What was still to be done. */
static void say_why_lost(const End *e, char *out, size_t n)
{
    PieceId portal = piece_there(e->s, CARD_PORTAL);
    if (e->outsider_left > 0)
        say(out, n,
            SAY("{stages:=0:{outsider} had {n} health left.|{outsider} had {n} health left, and 1 more "
                "stage.|{outsider} had {n} health left, and {stages} more stages.}"),
            say_s("outsider", siege_named(e->outsider)), say_n("n", e->outsider_left),
            say_n("stages", siege_stages_left(e->s) - 1));
    else if (health_of(e->s, portal) > 0)
        say(out, n, SAY("{portal} had {n} health left."), say_s("portal", siege_named(e->s->piece[portal].def)),
            say_n("n", health_of(e->s, portal)));
}

void siege_ending(const Match *m, const Standing *standing, EndShow *out)
{
    SiegeChronicle *of = siege_chronicle_new(m);
    End e;
    (void)standing;
    look_at_end(m, of, &e);
    out->close = e.how != CLEAR;
    out->united = !siege_versus(e.s);
    out->picture = !e.won ? "scenes/siege-breach" : e.how == CLEAR ? "scenes/siege-saved" : "scenes/siege-watch";
    if (e.won)
        cards_of_victory(&e, out->card);
    else if (siege_of(e.s)->end == END_DECK)
        cards_of_empty_deck(&e, out->card);
    else
        cards_of_breach(&e, out->card);
    say_title(&e, match_setup(m), out);
    if (e.won)
        say_why_held(&e, out->why, sizeof out->why);
    else if (e.how == TOO_LATE)
        say_why_too_late(&e, out->why, sizeof out->why);
    else
        say_why_lost(&e, out->why, sizeof out->why);
    siege_chronicle_free(of);
}

/* What the innkeeper says of it to those who defended the castle. */
const VoiceLine siege_voice[SIEGE_VOICES] = {
    {VOICE_WON_CLOSE, NULL, N_("You call that a wall? Well, it held."), false},
    {VOICE_WON_CLOSE, NULL, N_("Well held. My knees shook more than the wall."), false},
    {VOICE_WON_FAR, NULL, N_("The wall never woke up. Well held."), false},
    {VOICE_WON_FAR, NULL, N_("Drinks are on the castle tonight."), false},
    {VOICE_LOST_CLOSE, NULL, N_("One more breath would have done. Next time."), false},
    {VOICE_LOST_CLOSE, NULL, N_("So close. The gate will remember you."), false},
    {VOICE_LOST_FAR, NULL, N_("Sieges end like that. Build it up again."), false},
    {VOICE_LOST_FAR, NULL, N_("Come in from the rain. Tomorrow we hold."), false},
};
