/* SPDX-License-Identifier: MIT
 * The scoring scene: the end as a picture, the columns of coins, the voice; its numbers and its turning points. */
#ifndef APP_SCENES_SCORING_INT_H
#define APP_SCENES_SCORING_INT_H
#include "app/app.h"
#include "boards/boards.h"
#include "bots/review.h"
#include "core/text.h"

enum { DECISIONS = 3 };

typedef struct { /* a turning point in words */
    ReviewPoint point;
    bool won;   /* the seat won anyway */
    bool whole; /* played tells what the turn came to */
    char when[SENTENCE_MAX], played[SENTENCE_MAX], better[SENTENCE_MAX], reason[SENTENCE_MAX];
} Turn;

typedef struct { /* earned in the game */
    uint8_t seat, medal, level;
    bool fresh; /* new to its owner */
} ScoreMedal;

/* How the end looks: bright for whoever sits here and won, or if only computers played; lost narrowly; lost clearly. */
typedef enum { END_BRIGHT, END_DUSK, END_NIGHT } EndMood;

typedef struct {
    const char *back; /* label of the button back to the scene below, or NULL */
    const Game *game;
    const Board *board;
    const Setup *names;
    View *view; /* public view, at the end */
    ScoreSheet sheet;
    ScoreChart chart;
    int ranked[SEAT_MAX]; /* seats, best first */
    int nseats;
    Decision decision[DECISIONS];
    int ndecisions;

    EndShow show;
    EndMood mood;
    bool close;          /* the lead was small */
    CardFace face;       /* of the card at the left */
    const char *picture; /* its own, or show.picture; NULL: there is none */
    EndCoin coin[SEAT_MAX][END_COINS];
    int ncoins[SEAT_MAX], most_coins;
    int speaker;             /* seat; NO_SEAT: the innkeeper */
    char line[SENTENCE_MAX]; /* what is said; "": nothing */

    uint32_t opened_at;       /* time of the first frame */
    uint32_t since;           /* the show began then, with its picture there */
    bool begun, started;      /* the scene; its show */
    bool there;               /* the picture has been read */
    bool all;                 /* nothing moves any more */
    bool pressed;             /* the press that ended the show is still held, and does nothing else */
    int heard;                /* coins that have been heard */
    int unnamed;              /* seat whose name is asked for; NO_SEAT: nobody's */
    bool named;               /* the field has got the focus */
    char name[SEAT_NAME_MAX]; /* what is typed */
    bool numbers;             /* the scroll is open */
    uint32_t opened;          /* since then */
    int tab;

    Review *review; /* NULL: not started. Used by the worker while ticket is not 0 */
    int ticket;
    bool stopped;
    ReviewProgress progress;
    Turn turn[SEAT_MAX][REVIEW_POINTS];
    int nturns[SEAT_MAX];
    ScoreMedal medal[SEAT_MAX * MEDAL_MAX]; /* fresh ones first */
    int nmedals;
    int whose; /* seat whose turning points are shown */
} Scoring;

/* scoring.c */
/* Returns the closing fanfare: victory if a person here or (among computers only) anybody won, otherwise defeat. */
const char *score_fanfare(const Board *b, const Setup *names, const Standing *standing, const State *end);
/* Writes who won; order: the seats, best first. Never names a negative margin. */
void score_headline(const Standing *standing, const Setup *names, const int *order, char *out, size_t n);
/* The same in few large words: "Mira wins by 4"; to the only person: "You win by 4", "Mira wins, you are second". */
void score_title(const Standing *standing, const Setup *names, const int *order, char *out, size_t n);
/* Writes who won and how, in a sentence. */
void score_result(const Scoring *sc, char *out, size_t n);
/* Writes everybody's points, whether help was taken, how a tie was broken. */
void score_line(const Scoring *sc, const Match *m, char *out, size_t n);
void score_watch(App *app, uint32_t from, uint32_t until); /* the game, from there on; until 0: to its end */

/* scoring_chart.c: makes the chart: from the lines of tokens, else as the board has it, else from moments of the game. */
void score_chart_begin(Scoring *sc, const Match *m);

/* scoring_show.c */
enum { SHOW_TITLE = 900, SHOW_COINS = 1100, SHOW_VOICE = 2400, SHOW_RIBBON = 2700, SHOW_END = 3600 /* ms */ };
void score_show_begin(Scoring *sc, const Match *m);
/* Draws the end as it is `t` ms after it began. */
void score_show(Scoring *sc, App *app, Ui *ui, float t);

/* scoring_cards.c: three cards before a picture that fills the window, and the innkeeper below them */
void score_cards(Scoring *sc, Ui *ui, float t);

/* scoring_voice.c: chooses who says what */
void score_voice_begin(Scoring *sc, App *app, const Match *m);

/* scoring_name.c */
void score_name_begin(Scoring *sc, App *app);
/* Asks for the name of sc->unnamed, left of `right`. */
void score_name(Scoring *sc, App *app, Ui *ui, float right);

/* scoring_numbers.c: the scroll. Returns false once it is closed. */
bool score_numbers(Scoring *sc, App *app, Ui *ui, const Match *m);

/* scoring_medals.c */
void score_medals_begin(Scoring *sc, App *app, const Match *m);
/* Draws the medals on cords, the newest at the right end x, from y on; drop: 0..1 of their fall. Returns their width. */
float score_medals(const Scoring *sc, App *app, Ui *ui, float right, float y, float size, float drop);
int score_medals_shown(const Scoring *sc); /* how many hang in the first row; 0: there are none */

/* scoring_turns.c */
void score_turns(Scoring *sc, App *app, Ui *ui, Rect r);
void turns_event(Scoring *sc, App *app, const SDL_Event *e);
void turns_stop(Scoring *sc, App *app);
bool is_turning_point(bool won, float cost); /* true if a choice that cost this share of the chance to win is shown */
/* True if a move that was not the best gets its reason shown. Passing does not: its reason, that nothing else was worth
 * it, is refuted. */
bool turn_has_reason(const Game *g, Move played);

#endif
