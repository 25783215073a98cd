/* SPDX-License-Identifier: MIT
 * Siege: what will happen if the turn simply went on now, for screens.  Pure functions that may be asked of a view or of
 * a state: what the seat may not know is taken out of the copy on which the real rules then play the rest of the turn.
 *
 * What is assumed, in the order of the turn:
 *   - nobody acts any more, nobody reacts; later questions are answered in the way that does least
 *   - of the question that is open now, what is the same whatever is answered; the rest is said to be open
 *   - concealed cards are turned up where the seat knows all of them (SH-5.21); if not, they lie there to the end: without
 *     attack, and they do not fall, whatever turns them up on the way
 *   - taunts are followed and forbidden engagements are parted (SH-5.22, SH-5.23)
 *   - the treachery card is unknown: none is revealed, nobody is boosted by one (SH-6.1).  One that has been revealed counts
 *   - the six lanes fight (SH-7) and minions pillage (SH-8); draws for destroyed monsters are declined
 * Nothing is learnt from hidden cards: where one would have to be known, and where somebody would have to choose, what
 * comes after is told for one way of going on, and `sure` is false from there on. */
#ifndef GAMES_SIEGE_SIEGE_FORECAST_H
#define GAMES_SIEGE_SIEGE_FORECAST_H
#include "games/siege/siege.h"

typedef enum {
    LANE_EMPTY,     /* nobody who could strike; a tower alone */
    LANE_FIGHT,     /* a monster and an ally */
    LANE_UNBLOCKED, /* a monster alone, or above a tower: towers do not block (SH-7.5) */
    LANE_FREE,      /* an ally with nobody above it (SH-7.6) */
    LANE_BARRED,    /* an ally below a card that is no monster: nobody strikes */
    LANE_CONCEALED, /* a card that this seat does not know */
    LANE_FOUGHT,    /* this turn's fight is over here */
    LANE_NEVER,     /* the game ends before it */
} SiegeLaneKind;

enum { FORECAST_OTHERS = 4 };

typedef struct {
    uint8_t kind; /* a SiegeLaneKind, as the lane begins */
    bool sure;    /* no choice and no hidden card up to the end of this lane */
    bool open;    /* it hangs on the answer to the question that is asked now; all of it is of one of the answers */
    bool tower;   /* there is a tower */
    bool upper_falls, lower_falls;
    PieceId upper, lower;          /* who stands there as the lane begins, or NO_PIECE */
    int8_t upper_left, lower_left; /* their health afterwards; 0: they fell, left the lane, or nobody was there */
    int8_t castle, portal;         /* health that they lose meanwhile; below 0: they gain it */
    int8_t pillage[ALLIES_MOST];   /* cards that leave the decks meanwhile */
    uint8_t nothers;               /* who falls meanwhile in other lanes: as many as there is room for */
    PieceId other[FORECAST_OTHERS];
} SiegeLaneForecast;

typedef struct {
    SiegeLaneForecast lane[LANES];
    int8_t castle_now, castle_then; /* health, not below 0 */
    int8_t portal_now, portal_then;
    int8_t castle_most, portal_most; /* .. then at most: more than that only where the open question may bring it */
    uint8_t deck_now[ALLIES_MOST], deck_then[ALLIES_MOST];
    uint8_t pillage; /* cards that the minions want from each deck, SH-8.2; at most, while a question is open */
    uint8_t pillage_least;
    uint8_t pillage_next; /* of the next turn, as things are at the end of this one: those in lanes are back (SH-8.5) */
    uint8_t minion_steals[MINIONS];        /* of it, by minion */
    uint64_t falls[(PIECE_MAX + 63) / 64]; /* all who fall: siege_forecast_falls */
    bool castle_falls, portal_falls;
    bool wins; /* the last stage of the outsider has fallen, and neither castle nor deck: the alliance wins (SH-9.1) */
    uint8_t loses_by_deck; /* the seat whose deck runs out and loses the game (SH-9.8), or NO_SEAT */
    bool sure;             /* all of it: no choice, no hidden card; the treachery card left aside */
} SiegeForecast;

static inline bool siege_forecast_falls(const SiegeForecast *f, PieceId p)
{
    return p < PIECE_MAX && f->falls[p / 64] >> p % 64 & 1;
}

/* The health of a unit as the table tells it: 0 for what falls, and for a portal that has collapsed and lies there until the
 * end of the turn (SH-10.19). */
int8_t siege_health_left(const State *s, int unit);

/* Monsters of a wave still arrive, and then all close up (SH-4.12): the lanes that fights are foreseen for are not those in
 * which they stand now. */
bool siege_wave_comes(const State *s);
/* Whether the rules could go on from here. In the middle of a story the table lies between two moments, and a card may be
 * on its way; what is hidden from the seat is no obstacle. */
bool siege_forecast_can(const State *s, int seat);
/* The same as the fight of this turn begins, when that is told: nothing runs any more, but the table has not heard all of
 * it yet. False: nothing can be foreseen, *out is untouched. */
bool siege_forecast_fight(const State *s, int seat, SiegeForecast *out);
void siege_forecast(const State *s, int seat,
                    SiegeForecast *out); /* seat: who looks; NO_SEAT: somebody beside the table */
/* The same after the move.  false: it is not legal, or asks something, or turns up what the seat does not know.  What it asks
 * is open then, but an ally, tower, attachment or monster that does one of these simply lies there.  Of a move that turns
 * something up nothing is foreseen: the table as it is now. */
bool siege_forecast_after(const State *s, Move m, SiegeForecast *out);

/* What taking a draw that is offered means for the deck (SH-10.18, SH-9.8): it could run out in the next turn, or will in
 * this one, and that loses. Of any other move: DRAW_SAFE. */
typedef enum { DRAW_SAFE, DRAW_LOW, DRAW_FATAL } SiegeDrawRisk;
SiegeDrawRisk siege_draw_risk(const State *s, Move m);

/* ---- in words --------------------------------------------------------------------------------------------------------- */

/* All buffers have SENTENCE_MAX bytes. Labels, not sentences: no full stop. Names of seats are left as {0}, {1}. */
typedef enum { TONE_NEUTRAL, TONE_GOOD, TONE_BAD, TONE_MIXED } SiegeTone; /* for the alliance */

/* The name; a long one only to its comma, "of" or "the", and if it has none its last word. */
void siege_short_name(const char *name, char *out, size_t size);
/* A lane: head, about 18 letters ("Pikeman falls", "castle −3", "portal −3", "nothing here"), and detail ("Ogre keeps 2",
 * "towers do not block"; "" when there is nothing to add). */
SiegeTone siege_forecast_words(const State *s, const SiegeForecast *f, int lane, char *head, size_t hn, char *detail,
                               size_t dn);
/* The minions: head "4 cards" or "no pillage", detail the deck that suffers most, "{0}’s deck: 11 left". Bad when a deck
 * would run out, mixed when it would in the turn after if as many were robbed again. */
SiegeTone siege_pillage_words(const State *s, const SiegeForecast *f, char *head, size_t hn, char *detail, size_t dn);

/* ---- before the alliance is done ------------------------------------------------------------------------------------ */

typedef enum {              /* the worst first */
               WARN_CASTLE, /* the castle would fall (SH-9.7) */
               WARN_DECK,   /* seat's deck would be empty (SH-9.8); n 1: that loses */
               WARN_TAUNT, /* piece taunts, and an ally must go to its lane, n; other: the ally, where only one can, else NO_PIECE */
               WARN_PART,   /* piece, an ally, must leave its lane, n, where it meets other */
               WARN_CARDS,  /* n cards of seat's hand can be played, and the mana of a whole turn is left */
               WARN_UNUSED, /* piece is ready, and its Exhaust ability can be used and paid for */
               WARN_MANA,   /* n mana of seat's pool would be lost in the next refresh phase */
} SiegeWarningKind;
typedef struct {
    uint8_t kind; /* a SiegeWarningKind */
    uint8_t seat, n;
    PieceId piece, other;
    const char *rule; /* "SH-15.16" */
} SiegeWarning;

/* What an alliance seat may have overlooked, if it were done now; how many, none outside the alliance phase. f: siege_forecast of
 * the same state and seat. */
int siege_warnings(const State *s, int seat, const SiegeForecast *f, SiegeWarning out[], int most);
void siege_warning_words(const State *s, const SiegeWarning *w, char *out, size_t n); /* a sentence */

#endif
