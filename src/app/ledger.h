/* SPDX-License-Identifier: MIT
 * One row for every finished game: who won, points, rounds, medals. All of it can be computed from the journals;
 * ledger.json caches it, so that each game is replayed once and not on every visit. A file that cannot be read is
 * rebuilt. Then what the screens ask of it, and statistics of it. */
#ifndef APP_LEDGER_H
#define APP_LEDGER_H
#include "app/savegames.h"
#include "bots/bot.h"
#include "core/luck.h"

enum { LEDGER_BYTES_MAX = 4 << 20 };

typedef struct { /* a finished game */
    const KeptGame *kept;
    bool told;  /* the row has been read or computed */
    bool whole; /* the journal is complete and finished; false: the rest is empty */
    bool plain; /* played from the deal to the end, with nothing undone past luck or a revelation */
    bool again; /* an older or unfinished journal has the same deal, so its luck may have been known */
    int rounds;
    int16_t score[SEAT_MAX];
    bool winner[SEAT_MAX];
    uint8_t medal[SEAT_MAX][MEDAL_MAX]; /* level of each of Game.medal; 0: not earned */
    Faces *dice;                        /* rolls of each seat; NULL: the game has no dice */
} LedgerGame;

typedef struct {
    KeptList list;
    LedgerGame *game; /* the oldest first */
    int n, ntold;
    bool changed; /* it holds more than the file */
} Ledger;

/* Makes the ledger of the shelf's finished games from `text`, the n bytes of ledger.json; n may be 0. No write to the
 * shelf may be pending. Free with ledger_free. */
void ledger_make(const Shelf *s, const char *text, size_t n, Ledger *out);
/* Call once at the start: removes temporary files of programs that were killed while writing. */
void ledger_sweep(const Shelf *s);
/* Does what ledger_make does, with the text of the file. */
void ledger_open(const Shelf *s, Ledger *out);
void ledger_free(Ledger *l);
/* Replays the journal of one game that is not read yet. False: none is left. */
bool ledger_read_next(Ledger *l);
/* Appends the contents for ledger.json to out. */
void ledger_text(const Ledger *l, Buf *out);
Status ledger_write(const Shelf *s, const char *text, size_t n);

/* True if the game counts for medals and statistics: whole, plain, the first of its deal, and not left out. */
bool ledger_counts(const LedgerGame *g);
/* True if the game has the deal of that set-up: seed, options, decks and number of seats. The players may differ. */
bool ledger_is_deal(const LedgerGame *g, const Game *game, const Setup *cfg);
/* Returns how many journals have the deal of this match. */
int ledger_dealt(const Ledger *l, const Match *m);

/* Fills a row from a finished match; an unfinished one gets whole = false and nothing else. Does not change kept and
 * again, and counts no dice. */
void ledger_tell(const Match *m, LedgerGame *out);

/* ---- questions --------------------------------------------------------------------------------------------------- */

enum { PEOPLE_MAX = 64 };
typedef struct {
    int n;
    char name[PEOPLE_MAX][SEAT_NAME_MAX]; /* those with the most games first */
    int games[PEOPLE_MAX];
} People;
/* Adds this many games to that person, if there is room. */
void people_add(People *p, const char *name, int games);
/* Lists the persons who played, as far as there is room; game NULL: in all games. */
void ledger_people(const Ledger *l, const Game *game, People *out);
/* Returns the seat of that person, or NO_SEAT; name "": of the first person who won, else of the first person. */
int ledger_seat(const LedgerGame *g, const char *name);
/* Returns the level of the strongest of the other seats; 0: only persons. */
int ledger_level(const LedgerGame *g, int seat);
/* Finds the best level of each medal that the person has; name "": anybody. Returns how many are earned. */
int ledger_medals(const Ledger *l, const Game *game, const char *name, uint8_t best[MEDAL_MAX]);
/* Appends all games as CSV, one line per seat, after a line of column names. The column "counts" is 1 if
 * ledger_counts. */
void ledger_csv(const Ledger *l, Buf *out);

/* ---- figures ---------------------------------------------------------------------------------------------------- */
/* Statistics computed from the ledger: wins, opponents, records, choices, partners, dice. No screen code. */
enum { FIGURES_LAST = 12, FIGURES_POINTS = 24, FIGURES_CHOICES = 16, FIGURES_PAIRS = 8 };

typedef struct {
    int games, won;
} Share;

typedef struct {
    Share all;
    int left_out;                   /* finished games that do not count (ledger_counts): they are in no other figure */
    Share against[BOT_LEVELS];      /* by the level of the strongest opponent; 0: persons only, or nobody */
    int streak, longest_streak;     /* consecutive wins: current, longest */
    int nlast;                      /* results of the last games, the newest last */
    bool last[FIGURES_LAST];        /* won */
    bool scored;                    /* points say more than who won */
    int npoints;                    /* points of the last games, the newest last; make sense for one game only */
    int16_t points[FIGURES_POINTS]; /* points of the person */
    const LedgerGame *best;         /* most points; NULL: no game. The earliest of equal ones, so below */
    const LedgerGame *closest;      /* the closest win over somebody who lost; NULL if none */
    int margin;                     /* of closest */
    const LedgerGame *quickest, *longest; /* won in the fewest rounds; the game of the most rounds */
    /* games alone against allied others: a part of `all`, in neither of those two */
    Share led;
    /* such a win in the fewest rounds */
    const LedgerGame *conquest;
} Figures;

/* Computes the figures of the games of `game` (NULL: all) that this person played; name "": all that a person played,
 * each counted for a person who won, if there is one. Games not read yet are left out. */
void figures_of(const Ledger *l, const Game *game, const char *name, Figures *out);
/* Counts by the choices of a row of Game.option; returns how many choices were ever played. */
int figures_by_option(const Ledger *l, const Game *game, const char *name, int option, Share out[FIGURES_CHOICES]);

typedef struct {
    char name[SEAT_NAME_MAX];
    Share share; /* games in which both sat at the table and won together, of those in which both sat there */
} Pair;
/* Lists the persons that this person (not "") played with, the most frequent first; returns how many. */
int figures_pairs(const Ledger *l, const Game *game, const char *name, Pair out[FIGURES_PAIRS]);

/* Counts the dice that this person and the computers rolled in those games; name "": all persons. Returns the number of
 * games. */
int figures_dice(const Ledger *l, const Game *game, const char *name, Faces *own, Faces *computers);

#endif
