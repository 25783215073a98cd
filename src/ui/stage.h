/* SPDX-License-Identifier: MIT
 * The stage: any game on any board, played by hand.
 *
 * It asks the match for the legal list once for every moment and derives everything: what is lit, what lifts, where it
 * may land, which buttons stand in the prompt bar, what Enter and Esc do.  It tells the story of the match with its
 * mirror and sprites; any click or key lets the story catch up first.  It never decides legality, never sees the
 * truth, and shows private things only to the eyes it is told to have. */
#ifndef UI_STAGE_H
#define UI_STAGE_H
#include "core/match.h"
#include "ui/board.h"

typedef struct Stage Stage;

typedef struct { /* a button of the scene in the prompt bar */
    const char *id, *label, *key;
    unsigned flags;         /* UI_PRIMARY ... */
    const char *icon, *tip; /* or NULL */
    bool spare;             /* a key does the same: left out where there is no room */
} StageButton;

typedef struct { /* what the scene says every pass */
    Match *match;
    int eyes;     /* whose secrets may show, or NO_SEAT */
    int near;     /* whose cards lie at the bottom */
    bool hands;   /* the seat to act may be played here, by these eyes */
    bool frozen;  /* something lies above: show, begin nothing */
    float foot;   /* so much at the lower end of the window belongs to the scene */
    bool tries;   /* a move that is made here is only told (StageOutput.proposed); what becomes of it is the scene's */
    StoryCut cut; /* the story ends there; or NULL */
    const void *cut_who; /* the first argument of cut */
    bool recap;          /* these eyes open a curtain: what happened since their own last choice is told */
    bool goes;    /* the scene goes to the moment of a line of the log; else the stage tells it again, or shows it */
    bool remarks; /* opponents say a word now and then */
    bool zoom_on_hover;
    const char *ask;           /* asks instead of the game, as long as nothing is in the hand; or NULL */
    const char *waiting;       /* whom the table waits for ("Skarn is thinking"), "" the newest line; or NULL */
    const char *detail;        /* the line below it, or below the game's own question; or NULL */
    const StageButton *button; /* stand in the prompt bar instead of the game's own; n 0: none */
    int nbuttons;
    const StageButton *also; /* stand beside the game's own, where there are none of the above */
    int nalso;
    const char *aim;                 /* of the game, in one sentence: stands where there is room for it; or NULL */
    const char *aim_of;              /* what it is the aim of, where that has a name of its own; or NULL */
    const PlanArrow *arrow;          /* what a partner plans, drawn as long as the game's own question stands */
    int narrows, planner;            /* planner: whose plan it is */
    unsigned pauses;                 /* bits of PauseKind: there the story waits, where the board has such places */
    bool may_turn;                   /* switches of pauses stand in the prompt bar (StageOutput.turned) */
    Move light;                      /* a move that is shown and not played (a hint); kind 0: none */
    const char *seat_kind[SEAT_MAX]; /* who sits there, for boards: "person", "cunning"; NULL: not told */
} StageInput;

typedef struct {
    bool played;            /* a move was made: save */
    Move proposed;          /* StageInput.tries: the move that was made; kind 0: none */
    Move refused;           /* what was asked for and why it is not legal is being said; kind 0: nothing */
    int theirs;             /* whose card, that these eyes see, was clicked by another; NO_SEAT: nobody's */
    int button;             /* the scene's button that was used, -1 none */
    int also;               /* or one beside the game's own, -1 none */
    unsigned turned;        /* bits of PauseKind whose switch was used */
    bool undo, redo, rules; /* keys: U or Ctrl+Z, Ctrl+Y, R or F1 */
    uint32_t moment;        /* StageInput.goes: a line of the log was chosen: after so many moves; 0: none */
    int copied;             /* 1: the log went to the clipboard, -1: there is none */
    DefId look;             /* the large card was clicked: it wants to be seen as a picture; 0: not */
    int look_copy;          /* and which of its pictures */
    char rule[16];          /* the rule of what is asked or refused now */
    char now[SENTENCE_MAX]; /* of what is refused: why, as it is said beside the piece; else "" */
    DefId about[2]; /* .. the card that is barred and the one that bars it, as far as they are seen; DEF_HIDDEN: none */
} StageOutput;

Stage *stage_new(const Board *b, const Game *g);
void stage_free(Stage *st);
StageOutput stage_frame(Stage *st, Ui *ui, const StageInput *use);
bool stage_is_telling(const Stage *st); /* the story or a flight still runs */
bool stage_is_behind(const Stage *st,
                     const Match *m);             /* or the match has moves that no pass of the stage has seen yet */
bool stage_is_zoomed(const Stage *st);            /* the large card lies over everything */
const State *stage_state(const Stage *st);        /* as shown */
void stage_tell_from(Stage *st, uint32_t serial); /* the next pass shows that moment, and tells what came since */
void stage_hurry(Stage *st);                      /* lets the story catch up in the next pass */
/* Takes hold of nothing any more (a scene came above, the match went back). */
void stage_let_go(Stage *st);
/* Takes hold of a legal move, so that the prompt bar asks for it; nothing is played. False: it is not possible now. */
bool stage_propose(Stage *st, Move m);
/* As if the button of that move had been pressed: it is played, or asked about once more. False: there is none. */
bool stage_press(Stage *st, Move m);
void stage_top(const Stage *st, TopWords *out); /* the words of the top bar, as far as all is told */
Rect stage_log(const Stage *st);                /* where the log stands; empty: in a drawer */
Rect stage_advice(const Stage *st);             /* BoardLayout.advice, where no drawer stands over it */
Rect stage_rail(const Stage *st);               /* the same with the large card above it, where one stands there */
/* Where a panel of that size covers least of what is needed for the present choice, above all of the pieces of these
 * moves; *covered: how much, to compare sizes. */
Rect stage_room(const Stage *st, float w, float h, const Moves *about, float *covered);
/* What everybody could see happen since that seat last chose something: lines of the log, `most` of them. */
void stage_meanwhile(Stage *st, const Match *m, int seat, int most, char *out, size_t n);
/* Where something is shown at this moment; empty: nowhere. */
Rect stage_piece_rect(const Stage *st, PieceId p);
Rect stage_place_rect(const Stage *st, PlaceId place); /* with all that lies there */
Rect stage_prompt_rect(const Stage *st);
Rect stage_log_rect(const Stage *st);
/* Of the pieces, places and buttons by which a legal move is made: how many, at most max. */
int stage_move_rects(const Stage *st, Move m, Rect *out, int max);
bool stage_holds(const Stage *st);         /* something is in the hand, or asked about */
bool stage_suits(const Stage *st, Move m); /* what is in the hand, if anything, can make a move of this kind */
bool stage_was_cut(const Stage *st);       /* StageInput.cut has ended the story */
/* The broken invariant the story noticed, or NULL. */
const char *stage_fault(const Stage *st);

#endif
