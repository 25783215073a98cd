/* SPDX-License-Identifier: MIT
 * What became of every finished game: who won, with how many points, in how many rounds, and which medals it brought.
 * That is in the journals and nowhere else; ledger.json beside them only keeps what playing them told, so that a game is
 * played once and not at every visit.  A file that cannot be understood is made anew. */
#ifndef APP_LEDGER_H
#define APP_LEDGER_H
#include "app/savegame_list.h"
#include "core/luck.h"

enum { LEDGER_BYTES_MAX = 4 << 20 };

typedef struct { /* a finished game */
    const KeptGame *kept;
    bool told;  /* what follows is known */
    bool whole; /* the game can be read to its end; else nothing follows */
    bool plain; /* from the deal to the end, with nothing taken back past luck or a revelation */
    bool again; /* that deal is in another journal too, which is older or not over: its luck may have been known */
    int rounds;
    int16_t score[SEAT_MAX];
    bool winner[SEAT_MAX];
    uint8_t medal[SEAT_MAX][MEDAL_MAX]; /* the degree of each of Game.medal, 0: none */
    Faces *dice;                        /* of each seat: what it threw; NULL: the game has none */
} LedgerGame;

typedef struct {
    KeptList list;
    LedgerGame *game; /* the oldest first */
    int n, ntold;
    bool changed; /* there is more to keep than the file has */
} Ledger;

/* The finished games of the shelf with what `text`, the contents of ledger.json, tells of them; n bytes, may be 0. Nothing
 * may be under way to the shelf. Freed by ledger_free. */
void ledger_make(const Shelf *s, const char *text, size_t n, Ledger *out);
/* Once, when the program begins: removes what programs that were killed while writing left there. */
void ledger_sweep(const Shelf *s);
/* The same as ledger_make, reading the file. */
void ledger_open(const Shelf *s, Ledger *out);
void ledger_free(Ledger *l);
/* Plays the journal of one game that is not told of yet. False: there is none left. */
bool ledger_read_next(Ledger *l);
/* What is to be kept in ledger.json, added to out. */
void ledger_text(const Ledger *l, Buf *out);
Status ledger_write(const Shelf *s, const char *text, size_t n);

/* Only such games bring medals and stand in the statistics: whole, plain, the first of their deal, and not left out. */
bool ledger_counts(const LedgerGame *g);
/* How many journals have the deal of this match. */
int ledger_dealt(const Ledger *l, const Match *m);

/* What a finished match brought; of a match that is not over, a game that is not whole. kept and again are not touched; no
 * dice are counted. */
void ledger_tell(const Match *m, LedgerGame *out);

/* ---- questions --------------------------------------------------------------------------------------------------- */

enum { PEOPLE_MAX = 64 };
typedef struct {
    int n;
    char name[PEOPLE_MAX][SEAT_NAME_MAX]; /* those with the most games first */
    int games[PEOPLE_MAX];
} People;
/* So many more games of that person, as far as there is room. */
void people_add(People *p, const char *name, int games);
/* The persons who sat at these tables, as far as there is room. game: NULL: of all games. */
void ledger_people(const Ledger *l, const Game *game, People *out);
/* The seat of that person, or NO_SEAT; name "": of the first person who won, else the first person. */
int ledger_seat(const LedgerGame *g, const char *name);
/* The highest level among the opponents of that seat, 0: none but persons. */
int ledger_level(const LedgerGame *g, int seat);
/* The best degree of each medal of the game that the person has; name "": anybody. Returns how many. */
int ledger_medals(const Ledger *l, const Game *game, const char *name, uint8_t best[MEDAL_MAX]);
/* All games as a table for other programs: a line each with commas between, the first line names the columns; counts: 1 if
 * it does (ledger_counts). */
void ledger_csv(const Ledger *l, Buf *out);

#endif
