/* SPDX-License-Identifier: MIT
 * The end of a game as data: what is shown of the moment that decided it, the coins each seat has won, who says what about
 * it. A board fills it in (BoardScore); a scene shows it. */
#ifndef UI_SCORE_END_H
#define UI_SCORE_END_H
#include "ui/score_sheet.h"

enum { END_CARDS = 3, END_COINS = 14 };

typedef struct {
    DefId card;       /* 0: none */
    const char *sign; /* of its number; NULL: it has none */
    int n;
    bool fallen; /* grey and cracked */
    bool worn;   /* cracked, but it stands */
} EndCard;

typedef struct {
    /* Over the window, with the cards in front of it: left, middle, right. NULL: the first card's own picture fills the
     * left side. */
    const char *picture;
    EndCard card[END_CARDS];
    uint8_t whose;              /* seat + 1 of whose the first card was; 0: nobody's */
    const char *sign;           /* of the caption, or NULL */
    char caption[SENTENCE_MAX]; /* of the card, short: "Dragons 5 : 4"; or "" */
    char why[SENTENCE_MAX];     /* the same in a sentence, or ""; over a picture it stands below the title */
    uint32_t serial, until;     /* where that can be watched, as in Decision; until 0: nowhere */
    char title[SENTENCE_MAX];   /* instead of who won; or "" */
    bool close;                 /* it hung by a thread, where points do not say so */
    bool united;             /* all who sit here fought on one side: the innkeeper speaks the board's lines to them */
    char note[SENTENCE_MAX]; /* short, beside the button that plays again: "Turn 6"; or "" */
} EndShow;

typedef struct { /* a part of a seat's score */
    int value;
    const char *sign;  /* of where it comes from, or NULL */
    const char *label; /* the same in words */
} EndCoin;

/* Lists what the seat's score is made of, the first line of the sheet at the bottom. coin: points a coin stands for, as
 * long as there is room for all of them; 0: a coin for each line. Returns how many; 0: nothing to show but the total. */
int end_coins(const ScoreSheet *s, int seat, int coin, EndCoin out[END_COINS]);

/* How the end was for somebody at the table, in words of the speaker. */
typedef enum { VOICE_WON_CLOSE, VOICE_WON_FAR, VOICE_LOST_CLOSE, VOICE_LOST_FAR, VOICE_AGAIN } Voice;
typedef struct {
    Voice voice;
    const char *who;   /* word of a character; NULL: whoever sits there */
    const char *words; /* of a table (N_), nine words at most */
    bool sharp;        /* not said to those who play the easiest opponents */
} VoiceLine;

/* Returns the seat of the only person, who is called "you" where the result is told; NO_SEAT: there are none, or more. */
int end_you(const Setup *names);
/* Returns whether the winner's lead is small: a twentieth of its points, or three. */
bool end_is_close(int winner, int second);
/* Returns the line that a character says, `turn` choosing among those that fit: its own before those of all; NULL: none
 * fits. who: its word, or "". */
const char *end_line(const VoiceLine *line, int n, Voice voice, const char *who, bool gentle, unsigned turn);

#endif
