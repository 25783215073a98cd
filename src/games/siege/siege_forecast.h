/* SPDX-License-Identifier: MIT
 * Siege: a forecast of the turn if it went on now, for screens. Pure functions that work on a view or a state: they
 * remove what the seat may not know from a copy, on which the real rules then play the rest of the turn.
 *
 * Assumptions, in the order of the turn:
 *   - nobody acts or reacts any more; later questions get the answer with the least effect
 *   - for a question that is open now, only results common to all answers count; the rest is marked as open
 *   - hidden cards are revealed if the seat knows all of them (SH-5.21); if not, they stay to the end, without attack and
 *     undestroyed, even if something reveals them on the way
 *   - taunts are followed and forbidden engagements are parted (SH-5.22, SH-5.23)
 *   - the treachery card is unknown: none is revealed, nobody is boosted by one (SH-6.1); an ally that survives by less
 *     than it may add is marked by `doubt`.  One that has been revealed counts
 *   - the six lanes fight (SH-7) and minions pillage (SH-8); draws for destroyed monsters are declined
 * Nothing is learned from hidden cards. After a hidden card that would matter, or a choice, the forecast follows one
 * possibility, and `sure` is false from there on. */
#ifndef GAMES_SIEGE_SIEGE_FORECAST_H
#define GAMES_SIEGE_SIEGE_FORECAST_H
#include "games/siege/siege.h"

typedef enum {
    LANE_EMPTY,     /* no creature that could strike, or only a tower */
    LANE_FIGHT,     /* a monster and an ally */
    LANE_UNBLOCKED, /* a monster alone, or above a tower: towers do not block (SH-7.5) */
    LANE_FREE,      /* an ally without a card above it (SH-7.6) */
    LANE_BARRED,    /* an ally below a card that is no monster: no strikes */
    LANE_CONCEALED, /* a card that this seat does not know */
    LANE_FOUGHT,    /* this turn's fight is over here */
    LANE_NEVER,     /* the game ends before it */
} SiegeLaneKind;

enum { FORECAST_OTHERS = 4 };

typedef struct {
    uint8_t kind; /* a SiegeLaneKind, as the lane begins */
    bool sure;    /* no choice and no hidden card up to the end of this lane */
    bool open;    /* depends on the answer to the current question, or belongs to one of its answers */
    bool tower;   /* there is a tower */
    bool upper_falls, lower_falls;
    bool doubt; /* the lower card lives, and the unknown treachery card may give the upper one enough attack (SH-6.5) */
    PieceId upper, lower;          /* the card there when the lane begins, or NO_PIECE */
    int8_t upper_left, lower_left; /* their health afterwards; 0: destroyed, left the lane, or none was there */
    int8_t castle, portal;         /* health lost in this lane; below 0: gained */
    int8_t pillage[ALLIES_MOST];   /* cards that leave the decks in this lane */
    uint8_t nothers;               /* cards destroyed in other lanes, as many as there is room for */
    PieceId other[FORECAST_OTHERS];
} SiegeLaneForecast;

typedef struct {
    SiegeLaneForecast lane[LANES];
    int8_t castle_now, castle_then; /* health, not below 0 */
    int8_t portal_now, portal_then;
    /* Upper bounds of castle_then and portal_then: exceeded only through the open question. */
    int8_t castle_most, portal_most;
    uint8_t deck_now[ALLIES_MOST], deck_then[ALLIES_MOST];
    uint8_t pillage; /* cards that the minions want from each deck, SH-8.2; at most, while a question is open */
    uint8_t pillage_least;
    /* Pillage of the next turn, as things are at the end of this one: minions in lanes are back (SH-8.5). */
    uint8_t pillage_next;
    uint8_t minion_steals[MINIONS];        /* share of it, by minion */
    uint64_t falls[(PIECE_MAX + 63) / 64]; /* all cards destroyed: siege_forecast_falls */
    bool castle_falls, portal_falls;
    bool wins;  /* the last stage of the outsider has fallen, and neither castle nor deck: the alliance wins (SH-9.1) */
    bool slays; /* the last stage of the outsider is destroyed, whatever else happens (SH-9.9) */
    uint8_t loses_by_deck; /* the seat whose deck runs out and loses the game (SH-9.8), or NO_SEAT */
    bool sure;             /* the whole forecast is certain: no choice, no hidden card; the treachery card left aside */
} SiegeForecast;

static inline bool siege_forecast_falls(const SiegeForecast *f, PieceId p)
{
    return p < PIECE_MAX && f->falls[p / 64] >> p % 64 & 1;
}

/* Returns the health of a unit as shown: 0 if it is destroyed, and for a portal that has collapsed and stays until the end
 * of the turn (SH-10.19). */
int8_t siege_health_left(const State *s, int unit);

/* True if monsters of a wave still arrive, after which all close up (SH-4.12): fights are foreseen for other lanes than
 * those they are in now. */
bool siege_wave_comes(const State *s);
/* True if the rules can continue from here: not while a story is shown and the table is between two moments, with a card
 * in transit. Hidden cards are no obstacle. */
bool siege_forecast_can(const State *s, int seat);
/* Forecasts at the start of this turn's fight, once no frame runs, while viewers have not been shown all of it. False: no
 * forecast is possible, *out is untouched. */
bool siege_forecast_fight(const State *s, int seat, SiegeForecast *out);
/* seat: the viewer; NO_SEAT: a bystander. */
void siege_forecast(const State *s, int seat, SiegeForecast *out);
/* Forecasts the turn after the move. false: it is not legal, asks a question, or reveals a card the seat does not know.
 * Its question is open then, but an ally, tower, attachment or monster that does one of these is simply placed. A move
 * that reveals a card gets no forecast: the table as it is now. */
bool siege_forecast_after(const State *s, Move m, SiegeForecast *out);
/* The same, but the first question of the move, if it asks its seat one, gets the answer `target`, or with NO_PIECE the
 * one that serves the seat best. A forecast of siege_forecast_after where that cannot be. */
void siege_forecast_at_best(const State *s, Move m, PieceId target, SiegeForecast *out);

/* Returns how good the end of the turn is for the alliance, to compare what leads to it: 4 for a health of the castle, 1000
 * for the game. */
int siege_forecast_worth(const State *s, const SiegeForecast *f);
/* Makes a view one that moves can be made in: cards that the seat does not know become stand-ins, unknown as before. */
void siege_put_stand_ins(State *s, int seat);

/* Sets, by PieceId, the cards that the first question of a card or ability offers as targets; a single one, which the rules
 * choose unasked, is the only card in play that the move changes; of an engagement the allies that can face the minion.
 * Of other moves: none. */
void siege_targets_of(const State *s, Move m, uint64_t on[(PIECE_MAX + 63) / 64]);

/* True for a spell that asks for nothing and changes nothing but the hand, the mana and the discard pile, because nothing is
 * there that its text is about; and for an ability that costs mana and exhausts its card, and changes nothing else. */
bool siege_move_is_idle(const State *s, Move m);

/* The risk of taking an offered draw (SH-10.18, SH-9.8): the deck may run out next turn, or will this turn, which loses.
 * Other moves: DRAW_SAFE. */
typedef enum { DRAW_SAFE, DRAW_LOW, DRAW_FATAL } SiegeDrawRisk;
SiegeDrawRisk siege_draw_risk(const State *s, Move m);
/* Returns how many draws this turn offers from the open one on (SH-10.18), if nobody acts any more; *sure: the fight runs,
 * and no choice or hidden card can change that. */
int siege_draws_to_come(const State *s, bool *sure);
/* True if more draws than the open one are foreseen, or may come in the rest of a fight. Before the fight a monster that the
 * forecast leaves standing is none. */
bool siege_draws_follow(const State *s);

/* ---- in words --------------------------------------------------------------------------------------------------------- */

/* All buffers have SENTENCE_MAX bytes. Labels, not sentences: no full stop. Names of seats are left as {0}, {1}. */
typedef enum { TONE_NEUTRAL, TONE_GOOD, TONE_BAD, TONE_MIXED } SiegeTone; /* for the alliance */

/* Writes the name; a long one only up to its comma, "of" or "the", or else its last word. */
void siege_short_name(const char *name, char *out, size_t size);
/* Describes a lane: head, about 18 letters ("Pikeman falls", "castle −3", "portal −3", "nothing here"), and detail ("Ogre
 * keeps 2", "towers do not block"; "" when there is nothing to add). */
SiegeTone siege_forecast_words(const State *s, const SiegeForecast *f, int lane, char *head, size_t hn, char *detail,
                               size_t dn);
/* Describes the minions: head "4 cards" or "no pillage", detail the deck that suffers most, "{0}’s deck: 11 left". Bad
 * when a deck would run out, mixed when it would in the turn after if as many were robbed again. */
SiegeTone siege_pillage_words(const State *s, const SiegeForecast *f, char *head, size_t hn, char *detail, size_t dn);

/* ---- before the alliance is done ------------------------------------------------------------------------------------ */

typedef enum {              /* the worst first */
               WARN_CASTLE, /* the castle would fall (SH-9.7); n 1: although the outsider is destroyed (SH-9.9) */
               WARN_DECK,   /* seat's deck would be empty (SH-9.8); n 1: that loses */
               /* Piece taunts, and an ally must go to its lane, n; other: that ally if only one can, else NO_PIECE. */
               WARN_TAUNT,
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

/* Lists what an alliance seat may have overlooked if it were done now; returns how many, 0 outside the alliance phase. f:
 * siege_forecast of the same state and seat. */
int siege_warnings(const State *s, int seat, const SiegeForecast *f, SiegeWarning out[], int most);
void siege_warning_words(const State *s, const SiegeWarning *w, char *out, size_t n); /* a sentence */

#endif
