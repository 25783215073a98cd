/* SPDX-License-Identifier: MIT
 * The stage: any game on any board, played by hand.
 *
 * It asks the match for the legal list once for every moment and derives everything from it: which pieces are lit and
 * lift, where they may land, which buttons stand in the ribbon, what Enter and Esc do. It shows the story of the
 * match with its mirror and sprites; any click or key lets the story catch up first. It never decides legality, never
 * sees hidden state, and shows secrets only to the viewer it is given (StageInput.eyes). */
#ifndef UI_STAGE_H
#define UI_STAGE_H
#include "core/match.h"
#include "ui/board.h"

typedef struct Stage Stage;

typedef struct { /* a button of the scene in the ribbon */
    const char *id, *label, *key;
    unsigned flags;         /* UI_PRIMARY ... */
    const char *icon, *tip; /* or NULL */
    bool spare;             /* a key does the same: left out where there is no room */
    bool whole;             /* its words stay where there is no room, though it has an icon */
    bool stays;             /* of `also`: at the right end, in its place also while something is held */
    bool steps;             /* pressed again and again: a pointer that rests presses it wherever it has gone */
} StageButton;

enum { STAGE_RANKED = 3, STAGE_RANK_SIGN = 24 };
void stage_rank_sign(int rank, char out[STAGE_RANK_SIGN]); /* the sign of a ranked move, 0: the best */

typedef struct { /* input from the scene, every pass */
    Match *match;
    int eyes;            /* the viewer, whose secrets may show; NO_SEAT: a bystander */
    int near;            /* whose cards lie at the bottom */
    bool hands;          /* the seat to act may be played here, by this viewer */
    bool frozen;         /* a dialog lies above: draw, but start nothing */
    float foot;          /* height at the lower edge of the window that belongs to the scene */
    bool tries;          /* moves are only reported (StageOutput.proposed), not played; the scene decides */
    bool untold;         /* a puzzle: nothing foretells what a move would bring about (Table.untold) */
    StoryCut cut;        /* where the story ends early; or NULL */
    const void *cut_ctx; /* the first argument of cut */
    bool recap;          /* this viewer opens a curtain: show what happened since its last choice */
    /* A click on a log line is left to the scene (StageOutput.moment); else the stage replays or shows that moment. */
    bool goes;
    bool remarks; /* opponents make remarks now and then */
    bool zoom_on_hover;
    /* The player is not asked about everything: a click plays a piece that has exactly one move, which needs no
     * confirmation; the table makes choices on which nothing depends; one answer serves for questions that come in rows. */
    bool one_press;
    /* An answer for all games (BoardStandingAnswers.always): there is none here, it can be given, it has been given. */
    enum { ALWAYS_NONE, ALWAYS_OFFERED, ALWAYS_GIVEN } always;
    const char *ask;     /* question in place of the game's, while nothing is held; or NULL */
    const char *waiting; /* whom the table waits for ("Skarn is thinking"), "": the newest log line; or NULL */
    const char *detail;  /* line below it, or below the game's own question; or NULL */
    bool tells;          /* both replace what the game says of a plan, and the line is shown by itself */
    const char *room; /* a longer question that may replace it under the pointer: the ribbon has room for it; or NULL */
    const StageButton *button; /* buttons in the ribbon instead of the game's own; nbuttons 0: none */
    int nbuttons;
    const StageButton *also; /* buttons beside the game's own, where nbuttons is 0 */
    int nalso;
    const char *aim;        /* aim of the game in one sentence, shown where there is room; or NULL */
    const PlanArrow *arrow; /* a partner's plan, drawn while the game's own question is shown */
    int narrows, planner;   /* planner: whose plan it is */
    unsigned pauses;        /* bits of PauseKind: the board's pauses at which the story waits */
    bool may_turn;          /* the ribbon has the switches of pauses (StageOutput.turned) */
    bool undoes, redoes;    /* the ribbon has a button to take a move back; one to make it again */
    const char *undo_why;   /* why nothing can be taken back now; "": it can */
    Move light;             /* a move that is shown and not played (a hint); kind 0: none */
    const uint8_t *first;   /* bits of the pieces to which the focus goes before any others; or NULL */
    const Move *ranked;     /* moves that compete for the choice, the best first: each has its pennant on the */
    int nranked;            /* table, where it begins or ends; at most STAGE_RANKED */
    const char *seat_kind[SEAT_MAX]; /* who plays each seat, for boards: "person", "cunning"; NULL: unknown */
} StageInput;

enum { TAKES_BACK_MOST = 16 };

typedef struct {
    bool played;            /* a move was made: save */
    bool answered;          /* the table made it for the player, who did not choose it */
    bool always;            /* it is the answer for all games from now on (StageInput.always) */
    uint32_t serial;        /* number of moves before it */
    Move proposed;          /* StageInput.tries: the move that was made; kind 0: none */
    Move refused;           /* the move whose refusal is being explained; kind 0: none */
    int theirs;             /* owner of the clicked piece of another seat, if this viewer sees it; NO_SEAT: none */
    int button;             /* the scene's button that was pressed, -1: none */
    int also;               /* the same for those beside the game's own */
    bool rests;             /* the pointer is where it pressed a button of the ribbon last */
    int ranked;             /* index of the ranked move whose piece or target is pointed at; -1: none */
    unsigned turned;        /* bits of PauseKind whose switch was pressed */
    bool undo, redo, rules; /* keys: U or Ctrl+Z, Ctrl+Y, R or F1 */
    int takes_back;      /* a piece was clicked that a choice has moved, so many choices ago, the last being 1: that one
                             * is to be taken back and the later ones kept; 0: none. At most TAKES_BACK_MOST */
    uint32_t moment;     /* StageInput.goes: the moment of a clicked log line, after so many moves; 0: none */
    int copied;          /* 1: the log was copied to the clipboard, -1: that failed, 0: not asked for */
    DefId look;          /* the large card that was clicked, to be shown as a picture; 0: none */
    int look_copy;       /* number of its picture */
    char rule[RULE_MAX]; /* rule of the present question or refusal */
    char now[SENTENCE_MAX]; /* reason of the present refusal, as shown beside the piece; else "" */
    DefId about[2];         /* the barred card and the one that bars it, if visible; DEF_HIDDEN: none */
} StageOutput;

Stage *stage_new(const Board *b, const Game *g);
void stage_free(Stage *st);
StageOutput stage_frame(Stage *st, Ui *ui, const StageInput *use);
bool stage_is_telling(const Stage *st);                /* true while the story or a flight runs */
uint32_t stage_unread(const Stage *st);                /* ms until another seat's newest line could be read, 0: now */
bool stage_is_behind(const Stage *st, const Match *m); /* true then, and while the match has moves not yet shown */
bool stage_is_zoomed(const Stage *st);                 /* true while the large card lies over everything */
bool stage_shows_drawer(const Stage *st);              /* true while the log or another drawer lies over the table */
const State *stage_state(const Stage *st);             /* as shown */
/* The next pass shows that moment and replays what happened since. */
void stage_tell_from(Stage *st, uint32_t serial);
void stage_hurry(Stage *st); /* lets the story catch up in the next pass */
/* Puts down whatever is held (a scene came above, the match went back). */
void stage_let_go(Stage *st);
/* Lifts the piece of a legal move, so that the ribbon asks for it; nothing is played. False: it is not possible now. */
bool stage_propose(Stage *st, Move m);
/* Acts as if the button of that move had been pressed: plays it, or asks for confirmation. False: it is not legal. */
bool stage_press(Stage *st, Move m);
void stage_top(const Stage *st, TopWords *out); /* round and step, as far as the story is shown */
Rect stage_strap(const Stage *st);              /* BoardLayout.strap */
/* Returns where a panel of that size covers least of what the present choice needs, above all of the pieces of these
 * moves; *covered: how much, to compare sizes. */
Rect stage_room(const Stage *st, float w, float h, const Moves *about, float *covered);
/* Writes the public events since that seat's last choice: at most `most` lines of the log. */
void stage_meanwhile(Stage *st, const Match *m, int seat, int most, char *out, size_t n);
/* Return where something is shown at this moment; empty: nowhere. */
Rect stage_piece_rect(const Stage *st, PieceId p);
Rect stage_place_rect(const Stage *st, PlaceId place); /* including all pieces there */
Rect stage_prompt_rect(const Stage *st);
Rect stage_log_rect(const Stage *st);
/* Fills in the rectangles of the pieces, places and buttons by which a legal move is made; returns how many, at most
 * max. */
int stage_move_rects(const Stage *st, Move m, Rect *out, int max);
bool stage_holds(const Stage *st);                 /* true if something is held, picked or being confirmed */
bool stage_gathers(const Stage *st);               /* true if that is only a set of pieces that is being picked */
bool stage_has_picked(const Stage *st, PieceId p); /* true if p is in that set */
/* True if no single piece is held, or the held one can make a move of this kind. */
bool stage_suits(const Stage *st, Move m);
/* Returns the broken invariant the story noticed, or NULL. */
const char *stage_fault(const Stage *st);

#endif
