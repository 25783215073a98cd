/* SPDX-License-Identifier: MIT
 * Tonight's table: one game a day that is the same for everybody on that date, in every Hall. The date chooses the table,
 * a twist of its house rules (Twist of ui/board_hall.h), the opponents and the seed; nothing is sent anywhere. The first
 * try of each person counts. */
#ifndef APP_TONIGHT_H
#define APP_TONIGHT_H
#include <time.h>

#include "app/ledger.h"
#include "ui/board.h"

enum { TONIGHT_LEVEL = BOT_CUNNING };

typedef struct {
    const Game *game;
    const Twist *twist;
    Setup cfg; /* the person sits on the first chair, opponents of TONIGHT_LEVEL on the others */
} Tonight;

int tonight_day(time_t now); /* days since 1 January 1970, by the calendar of this machine */
/* Makes the game of that day for a person of that name. False: no table has a twist. */
bool tonight_make(int day, const char *person, Tonight *out);

typedef struct {
    char name[SEAT_NAME_MAX]; /* "": nobody has finished it here */
    int16_t score;
    bool won;
} TonightBest;
/* Finds the best first try here: of those who won, else of all, the one with the most points. */
void tonight_best(const Ledger *l, const Tonight *t, TonightBest *out);

#endif
