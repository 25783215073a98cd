/* SPDX-License-Identifier: MIT
 * A board: how one game looks. The stage (ui/stage.h) knows how any game is played on a screen, the board where its
 * pieces lie, what they look like and what is written around them. A board draws and says; it decides nothing. */
#ifndef UI_BOARD_H
#define UI_BOARD_H
#include "base/buf.h"
#include "base/status.h"
#include "core/luck.h"
#include "core/match.h"
#include "gfx/card.h"
#include "ui/copies.h"
#include "ui/example.h"
#include "ui/gesture.h"
#include "ui/layout.h"
#include "ui/setup_rows.h"
#include "ui/sprites.h"
#include "ui/story.h"
#include "ui/ui.h"

typedef struct { /* an event of the story and when it was told */
    Event e;
    uint32_t at;
} PastEvent;
enum { RECENT = 40, BOARD_EVENT_MEMORY = 768 /* bytes */ };

/* Bits 1 << kind: those a person wants. PAUSE_CHAPTERS: of what is shown to a person, and to nobody else. */
typedef enum { PAUSE_STEPS, PAUSE_WINDOW, PAUSE_CHAPTERS, PAUSE_KINDS } PauseKind;
/* A place in the story at which it can wait for the person (StageInput.pauses): the end of the chapters that `here` names, or
 * within one before the events that `before` names. memory: of Board.on_event. */
typedef struct {
    PauseKind kind;
    /* Of the switch in the prompt bar, "One lane at a time", and its tip; NULL: it is set elsewhere. */
    const char *label, *help;
    const char *rest; /* goes on without waiting until `during` ends: "Finish the fight"; or NULL, as more */
    bool skips;       /* the rest is told at once, by Space, wherever it is */
    bool innkeeper;   /* she says the words */
    bool (*during)(const void *memory, const State *s); /* the switch is of use */
    bool (*here)(const void *memory, const State *s);   /* one of these is NULL */
    bool (*before)(const void *memory, const State *s, const Event *next);
    bool (*more)(const void *memory, const State *s); /* it may wait again before `during` ends: `rest` is of use */
    /* What is said while it waits, with marks of core/text.h; returns the button that goes on. */
    const char *(*words)(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn);
} BoardPause;

typedef struct { /* a question that comes several times over, and may be answered once */
    /* The words of a button that answers with m now and as often as it is asked again; false: there is none. */
    bool (*words)(const State *s, Move m, char *out, size_t n);
    /* What the answer m means now, an index of legal; -1: another question, for the person. */
    int (*next)(const State *s, const Moves *legal, Move m);
    bool (*lasts)(const State *s, Move m); /* it still holds */
    /* Nothing hangs on the question any more: this answer is given without asking, an index of legal; -1: it is asked.
     * May be NULL. */
    int (*idle)(const State *s, const Moves *legal);
} BoardStandingAnswers;

typedef struct { /* the table as a board may see it while it is drawn */
    const BoardIn *in;
    const BoardLayout *at;
    Ui *ui;
    Gfx *g;
    const Setup *names;
    const char *const *seat_kind; /* per seat: "person", "cunning"; an entry may be NULL */
    const Moves *legal;           /* of the seat that is asked; n 0: nobody may choose at this screen now */
    PieceId lifted;               /* in the hand, or NO_PIECE */
    PieceId pointed;              /* under the pointer or the keys */
    PlaceId over;      /* the place under the pointer or the keys that the piece in the hand might mean; or NO_PLACE */
    Move plan;         /* what Enter would play now; kind 0: nothing */
    Move hovered_move; /* what a press would play at once where the pointer or the keys are; kind 0: nothing */
    unsigned gathered; /* bits of Game.set picked for a move about several pieces */
    DefId aim;         /* the target said for it, or 0 */
    uint8_t tool;      /* kind of the moves the tool in the hand stands for, or 0 */
    uint32_t now;
    const PastEvent *recent; /* what was told last, newest first, for small scenes; none when the story was cut short */
    int nrecent;
    const void *event_memory; /* what Board.on_event has kept */
    float tray_share;         /* BoardLayout.tray has changed, and is what it is so far: 0 to 1, all of it */
    /* Board.wants_memory: by piece, what these eyes would know with a perfect memory; the board decides what of it is told. */
    const DefId *recalled;
    const Sprites *sprite;
    PieceCopy *copy;           /* memory for copy_of_piece */
    int *sort, *page, *drawer; /* what the person has turned to; a board's buttons change them */
    uint32_t *user_flags;      /* what the person has told the board by buttons of its own; 0 after a jump */
    const BoardPause *pause;   /* the story waits there for the person; or NULL */
    Move pressed_sign;         /* a sign that the board draws above pieces was pressed, and plays this; kind 0: none */
    PieceId pressed_panel;     /* a panel that the board draws around this piece was pressed, or NO_PIECE */
} Table;

/* The die tumbles: nobody can read it yet. */
static inline bool table_rolls(const Table *t, PieceId p)
{
    return t->sprite != NULL && sprite_rolls(t->sprite, p, t->now);
}

typedef struct {              /* what is no piece and yet is taken in the hand: an ability */
    char id[24];              /* "tool-rogue-0": for the keys and for tests */
    Rect r;                   /* where it lies; empty: nowhere */
    uint8_t kind;             /* of the moves it stands for; their argument, if any, is the piece it is laid on */
    uint16_t of;              /* argument to ask "why not" about */
    const char *label;        /* "\u00d72" */
    const char *name, *about; /* its tip */
    const char *sign, *price; /* it is a row with that sign: its name, and below it "1 mana"; or NULL */
} Tool;
enum { TOOLS = 16 };

typedef struct {      /* a moment that decided a game */
    int weight;       /* how much hung on it */
    uint32_t serial;  /* where watching begins */
    uint32_t until;   /* .. and where it stops by itself; 0: at the end of the game */
    const char *sign; /* "dragon" */
    DefId card;       /* a card that did it, or 0 */
    char title[SENTENCE_MAX], text[SENTENCE_MAX];
} Decision;

typedef struct { /* where a piece is meant to go: onto another piece, or to a place or slot (as BoardLayout.place) */
    PieceId piece, onto;
    PlaceId to; /* NO_PLACE: onto says it */
} PlanArrow;
enum { PLAN_ARROWS = 12 };

typedef struct { /* seats of one side that act at once, each until it says that it is done */
    /* The seat's partner in the present phase, or NO_SEAT: nobody acts beside it. */
    int (*mate)(const State *s, int seat);
    bool (*is_done)(const State *s, int seat); /* it has said so; it may be taken back until the partner has, too */
    /* Something came about since `was`, when the seat was done, that it should look at before it is done again: why, a
     * sentence; seats are {0} .. {5}. */
    bool (*calls)(const State *was, const State *is, int seat, char *why, size_t n);
    /* What a seat plans, a sentence; was: the table as it is, then: as the seat would leave it. */
    void (*plan)(const State *was, const State *then, int seat, char *out, size_t n);
    /* The same as arrows, where it has words; how many. */
    int (*arrows)(const State *was, const State *then, int seat, PlanArrow out[PLAN_ARROWS]);
} BoardTeam;

typedef struct {             /* what a line of the score sheet looks like */
    const char *sign;        /* or NULL */
    char note[SENTENCE_MAX]; /* "tie, nobody takes [coin:3]", or "" */
    bool tokens;             /* its points are coins taken, and a step of the chart */
    bool shared;             /* the same for all seats, and said once */
    uint8_t whose;           /* .. or for these alone, bits; 0: all */
} ScoreLook;

enum { SCORE_CURVES = 5, SCORE_STEPS = 24 };
typedef struct { /* something that has a history besides the score: a curve of the chart */
    char name[SENTENCE_MAX];
    const char *sign;
    int16_t at[SCORE_STEPS + 1];
} ScoreCurve;

typedef struct {       /* a row of filters in the gallery: cards with one of these signs, or with it as their emblem */
    const char *label; /* "Faction" */
    const char *const *sign, *const *name; /* "keg", and what is said of it: "Keg Runner" */
    int n;
    bool alone; /* what is chosen here is shown besides what other rows choose, not only where they agree */
} SignGroup;

typedef struct {                          /* how its table stands in the Hall, before anybody plays */
    const char *begin;                    /* said on the button that begins a game: "Deal the cards" */
    uint8_t quick;                        /* seats of a quick game; 0: two */
    const char *advice;                   /* for the first game; or NULL */
    uint8_t advice_option, advice_choice; /* what a click on it chooses; choice 0: nothing */
    const char *second, *second_option;   /* after it: this option as the rules have it, all else as it was; or NULL */
    const char *ground;                   /* the painted ground that goes with the table */
    void (*props)(Gfx *g, float cx, float cy, float k); /* what lies on it: about 290 * k wide, standing on (cx, cy) */
    float (*group)(Gfx *g, Rect r); /* the same as a tall group for a panel; the height used; NULL: the props do */
    void (*foot)(Gfx *g, Rect r);   /* what hangs at the foot of that panel, where there is room; or NULL */
    const char *pictures[4];        /* of the cards in props, which are read before there is a window; then NULL */
} BoardHall;

/* A tool that is a row, as the stage draws it; CARD_LIT: it can be used. */
void tool_row(Table *t, const Tool *tool, Rect r, unsigned state);

/* How a kind of move is made at a table: a row of Board.move, by Move.kind. */
typedef struct {
    const char *key;    /* of its button, where Enter would be pressed by accident; NULL: none of its own */
    const char *brief;  /* of its button while a set is picked: marks of MoveSpec.label, {n} pieces; NULL: its label */
    const char *sure;   /* of the button that confirms, where one with its label led there; NULL: the move in full */
    bool thrown;        /* the set picked for it is thrown: dragging one piece takes all */
    bool in_full;       /* its button says all of it: what it means depends on what is asked */
    bool at_once;       /* taking hold of its piece plays it, for that tells nobody anything and can be undone */
    bool apart;         /* a button (of a piece: while it is in the hand), never what Enter or a second click means */
    bool usual;         /* what Enter plays where one gesture means several kinds of moves */
    bool mute_question; /* says no: one may have it said to every such question of the round */
    bool in_hand;       /* the piece named by its first argument is in the hand already: its targets are lit */
} MoveLook;

/* How an event is told at a table: a row of Board.style, by Event.kind. A row of zeros: as usual (board_pace). */
typedef struct {
    int16_t gap;       /* ms until the next one; 0: the usual, NO_GAP: none */
    const char *sound; /* a word of assets/sounds, "": nothing, NULL: the usual */
    enum {
        WORDS_USUAL,
        WORDS_AHEAD,
        WORDS_BEHIND
    } words; /* of the changes they are about (Motion.shows_before_changes) */
} EventStyle;
enum { NO_GAP = -1 };

typedef struct {                                /* for the top bar */
    const char *step[4];                        /* of a round, or of the end */
    int nsteps, now;                            /* now: the present one; nsteps: none */
    char round[SENTENCE_MAX], of[SENTENCE_MAX]; /* "Round 6", "of 11" */
    char moment[SENTENCE_MAX];                  /* both within a sentence: "round 6 of 11" */
} TopWords;

typedef struct Board {
    const char *game; /* id */
    const BoardHall *hall;
    ColorRole felt;
    const char *back; /* "backs/horde" */
    void (*layout)(const BoardIn *in, BoardLayout *out);
    void (*draw_under)(Table *t); /* felt, panels, slots, words */
    void (*draw_piece)(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
    /* The die is thrown into BoardLayout.tray; its kind, size, and where it comes from if it is not seen. False: it rolls
     * where it lies. NULL: all do. */
    bool (*toss)(const BoardIn *in, const BoardLayout *at, PieceId p, TossDie *die);
    void (*draw_over)(Table *t);                           /* what lies above the pieces */
    int (*tools)(const Table *t, Tool out[TOOLS]);         /* may be NULL; how many there are */
    void (*draw_drawer)(Table *t);                         /* ground and words of the board's own drawer */
    bool (*face)(const Game *g, DefId def, CardFace *out); /* false: not a card */
    /* The card that the present moment is about: large while none is pointed at. DEF_HIDDEN: none. NULL: never one. */
    DefId (*moment_card)(const State *s);
    /* What stands in the panel of the large card while none is pointed at. NULL: the last one stays there. */
    void (*idle)(Table *t, Rect r);
    void (*zoom_text)(const State *s, DefId def, char *out, size_t n); /* marks of gfx_paragraph */
    /* What is true of that piece now and stands before those words; its numbers go into *face. p: NO_PIECE, if it is the
     * card that the moment is about. True: in place of them. May be NULL. */
    bool (*current_values)(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out,
                           size_t n);
    void (*top)(const State *s, TopWords *out);
    /* .. at a table: what stands there in another way by what has been told (Board.on_event). May be NULL. */
    void (*top_shown)(const void *memory, TopWords *out);
    /* The table in sentences, a line each, for who does not see it (--terminal); s: a view of eyes. What lies in other
     * places than those of the groups in `accounted`, bits of PlaceSpec.group, is listed by name below it. May be NULL. */
    void (*account)(const State *s, const Setup *names, int eyes, Buf *out);
    uint32_t accounted;
    /* What the move would do, said before it is done; either may stay "". True: it costs something one may not think of,
     * and is asked about once more although it is not final. */
    bool (*plan)(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
    /* The move costs something one may not think of: it is not what Enter means, though it is the only way on. NULL: none. */
    bool (*needs_care)(const Table *t, Move m);
    bool
        plans_on_hover; /* `plan` is asked about Table.hovered_move too: an answer says what it would do while it is pointed at */
    /* One gesture means these moves: what is asked then. False: no more than "Choose one". May be NULL. */
    bool (*ask_between)(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn);
    /* What tells the button of this move from the others, where MoveSpec.label does not; "": it does. The move in full is
     * its tip. May be NULL. */
    void (*button)(const State *s, Move m, char *out, size_t n);
    void (*tag)(const Table *t, PieceId p, char *out, size_t n); /* short words on a card, or "" */
    /* What a tip says of the piece that is pointed at, where nothing else is to be said of it; false: nothing. May be
     * NULL. */
    bool (*hint)(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
    /* Nobody thinks of taking hold of it in the present choice, though moves of it are about such pieces: it is the other
     * side's. It is not marked as barred, and says why not only when it is asked. May be NULL. */
    bool (*belongs_to_other)(const State *s, int asked, PieceId p);
    /* Chosen already for the question that is open: it is marked, and no refusal. May be NULL. */
    bool (*already_chosen)(const State *s, PieceId p);
    /* The aim of a seat whose side is not the one that the lesson teaches: a constant sentence; NULL: it is the lesson's. Nor
     * is such a seat told the innkeeper's hints for that side. May be NULL. */
    const char *(*aim)(const State *s, int seat);
    uint8_t
        side_button_kind; /* moves of this kind have their button at BoardLayout.aside, also while they are not possible */
    const MoveLook *move;                        /* by Move.kind; NULL: nothing special */
    DefId (*seen_as)(const State *s, PieceId p); /* what is shown large for the piece; NULL: what it is */
    /* Whom everybody waits for, when the name would tell a secret; NULL: the name may be said. */
    const char *(*waiting)(const State *s);
    const EventStyle *style;                          /* by Event.kind, of all the game's; NULL: all as usual */
    void (*motion)(const Event *e, Motion *m);        /* what a row cannot say; m holds what it says. May be NULL */
    PieceId (*stands_for)(const State *s, PieceId p); /* ui/gesture.h */
    bool (*drop_allowed)(const State *s, Move m, PlaceId place);
    /* Dropping p on the piece that m names plays m, too. False: it does not; why, unless NULL, has a sentence then if the two
     * could meet elsewhere or later, and stays as it is if they have nothing to do with each other. May be NULL. */
    bool (*drop_on_piece)(const State *s, Move m, PieceId p, Why *why);
    /* The place that a card is to be chosen from now, whosever it is: moves that name a card by what it is mean those that
     * lie there. NO_PLACE: what lies at one's own places is meant. May be NULL. */
    PlaceId (*choice_place)(const State *s);
    /* How far the seat has come towards the aim, and who leads: a sentence below that of StageInput.aim. May be NULL. */
    void (*progress_text)(const State *s, const Setup *names, int seat, char *out, size_t n);
    /* Every event of the story when it has been told, hurried or not, with the table as it is then; memory: BOARD_EVENT_MEMORY
     * bytes that a board may keep what it likes in. After a jump (a game is opened, a move undone, other eyes look) all is
     * heard once more, from zeros and an EV_NONE on, so what is kept is the same however a moment was reached. It is drawn
     * and never decides anything. May be NULL. */
    void (*on_event)(void *memory, const State *s, int eyes, const Event *e);
    uint16_t events_from; /* nothing heard before the last event of this kind matters; 0: all does */
    /* What an opponent says of that event, and who; NULL: nobody says anything. Of what everybody sees, by what happened and
     * not at random; words of a table (N_), short enough to be read in passing. May be NULL. */
    const char *(*remark)(const State *s, const Event *e, int *seat);
    Rect (*seat_at)(const Table *t, int seat); /* its portrait, panel or chip; empty: not on this screen */
    /* What is said in the prompt bar of what is told now, in place of the newest line of the log, and of a question, which
     * the innkeeper asks or leaves out. False: nothing. May be NULL. */
    bool (*event_text)(const Table *t, char *question, size_t qn, char *detail, size_t dn);
    /* Beside it, what comes next by itself or with a press: the words of a button; returns how much of the time until then
     * has run, 0 to 1, below 0: nothing is said of it. May be NULL. */
    float (*continue_button)(const Table *t, char *label, size_t n);
    /* What is told first of what happened meanwhile, when there is room for a few lines only: the more, the sooner. NULL:
     * what happened last. */
    int (*event_importance)(const Event *e);
    /* A new scene begins with that event: a press ends the one that runs and no more, Space ends all. What was told stays
     * in Table.recent, as long ago. NULL: any press ends all. */
    bool (*scene)(const Event *e);
    /* What others did since the seat's own last choice stays marked, and can be told again. */
    bool has_recap;
    /* A seat can be shown cards in its turn that are nobody else's business: with empty hands it is handed over to, too. */
    bool draws_in_turn;
    /* The same in words and pictures, in place of the log while the seat is to choose. An empty rectangle: it is only asked
     * whether there is something to tell. NULL: the log stands there always. */
    bool (*draw_recap)(Table *t, Rect r);
    /* What stands in place of the log, until that is asked for, and what it is called; NULL: the log. An empty rectangle: it
     * is only asked. May be NULL. */
    const char *(*replace_log)(Table *t, Rect r);
    bool wants_memory;    /* it wants Table.recalled */
    const SlotSpec *slot; /* parts of the table that moves name by number; where each lies says BoardLayout.place */
    int nslots;           /* with the game's places PLACE_MAX at most */
    const char *tune;     /* a word of music/, and the fanfare of a victory there; NULL: the Hall's, none */
    int (*tension)(const State *s); /* 0 calm, 1 uneasy, 2 grave; from what everybody sees. NULL: always calm */
    const char *(*victory)(const State *end); /* the fanfare, a word of music/, for whoever has won. May be NULL */
    /* For the scoring: may be NULL. Line i of the score sheet; moments that decided the game, best first. */
    void (*score_look)(const State *s, int line, ScoreLook *out);
    int (*decisions)(const Match *m, Decision *out, int max);
    /* What the seat had at an earlier moment, told when the game is over and no secrets are left; NULL: its score then. */
    int (*score_then)(const State *then, const State *end, int seat);
    /* The sign and colour of that seat's curve, where its own would say something else at this table; or NULL. */
    void (*score_mark)(const State *end, int seat, const char **sign, ColorRole *color);
    /* The table at the end as a small picture below the sheet. Returns the height it wants at least, 0: whatever is left;
     * the sheet scrolls where there is less. An empty rectangle: it is only asked for that. luck: of each seat, NULL: the game
     * has no dice. */
    float (*score_picture)(Ui *ui, const State *end, const Setup *names, const Luck *luck, Rect r);
    /* Who won, where a margin of points would not tell it; "": the usual words. */
    void (*headline)(const State *end, const Setup *names, char *out, size_t n);
    /* It is won or lost and nobody has points: these are the curves of the chart, over steps 0 to *steps. Returns how
     * many there are. */
    int (*curves)(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps);
    /* Lines of the sheet that only the whole game can tell, added to those of the standing. */
    void (*more_lines)(const Match *m, Standing *st, ScoreLook look[SCORE_LINES]);
    const char *chart; /* "Score after each battle": steps are the score lines that are tokens; NULL: over the game */
    const char *counting_title;   /* "The battles are over": said while points are counted; NULL: "The game is over" */
    const char *no_decision_text; /* "No battle was close."; NULL: the usual */
    const BoardTeam *team;        /* NULL: nobody acts beside another */
    const BoardStandingAnswers *standing_answers; /* NULL: every question is answered by itself */
    /* What has happened may be answered, or let pass: whether one is asked when one cannot is a matter of taste. May be
     * NULL. */
    bool (*in_reaction_window)(const State *s);
    const BoardPause *pause; /* npauses rows */
    int npauses;
    const SetupRows *setup_rows; /* the set-up as pictures; NULL: as a list */
    /* For the gallery: may be NULL or 0. */
    const SignGroup *group;
    int ngroups;
    /* An example of the rule book, at e->x, e->y; returns its height, 0: there is nothing to draw. NULL: none is drawn. */
    float (*example)(const Example *e);
    bool (*example_is_wide)(const char *lines); /* has a row of the page to itself. NULL: none has */
    int (*copy)(const State *s, PieceId p); /* which of them a piece shows; NULL: copies of a card differ (copies.h) */
} Board;

/* Keeps one more of the moments that weigh most, of at most `max`; of equal ones those that came first. */
void decision_keep(Decision *best, int *n, int max, const Decision *one);
/* How many different pictures the copies of a card have. */
int board_pictures(const Board *b, const Game *g, DefId def);
/* Which row of Board.move is the move's; never NULL. */
const MoveLook *board_move(const Board *b, Move m);
/* How an event is shown at this table; next: the one reported after it, or NULL. */
void board_pace(const Board *b, const Game *g, const Event *e, const Event *next, Motion *m);
/* Draws a slightly tilted card, as cards lie in the Hall; the contrast theme keeps it level. */
void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll);

#endif
