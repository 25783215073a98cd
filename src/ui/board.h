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
#include "ui/score_end.h"
#include "ui/score_sheet.h"
#include "ui/setup_rows.h"
#include "ui/sprites.h"
#include "ui/story.h"
#include "ui/ui.h"

typedef struct { /* an event of the story and when it was shown */
    Event e;
    uint32_t at;
} PastEvent;
enum { RECENT = 40, BOARD_EVENT_MEMORY = 768 /* bytes */ };

/* Bits 1 << kind: the pauses a person wants. PAUSE_CHAPTERS applies only to what is shown to a person. */
typedef enum { PAUSE_STEPS, PAUSE_WINDOW, PAUSE_CHAPTERS, PAUSE_KINDS } PauseKind;
/* A place where the story can wait for the person (StageInput.pauses): at the end of a chapter if `here` is true, or
 * within a chapter before an event if `before` is true. memory: of BoardTell.on_event. */
typedef struct {
    PauseKind kind;
    /* Label of the switch in the ribbon ("One lane at a time") and its tooltip; NULL: it is set elsewhere. */
    const char *label, *help;
    /* Button that continues without waiting until `during` ends, "Finish the fight"; NULL, like `more`: none. */
    const char *rest;
    bool skips;                                         /* Space shows the rest at once, at any moment of `during` */
    bool innkeeper;                                     /* the innkeeper says `words` */
    bool (*during)(const void *memory, const State *s); /* true while the switch has an effect */
    bool (*here)(const void *memory, const State *s);   /* one of these is NULL */
    bool (*before)(const void *memory, const State *s, const Event *next);
    /* True if it may wait again before `during` ends, so that `rest` makes a difference. */
    bool (*more)(const void *memory, const State *s);
    /* Text shown while the story waits, with marks of core/text.h; returns the label of the button that continues. */
    const char *(*words)(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn);
} BoardPause;

typedef struct { /* one answer to a question that is asked several times */
    /* Label of a button that answers with m now and each time the question comes again; false: no such button. */
    bool (*words)(const State *s, Move m, char *out, size_t n);
    /* Returns the index in legal that the standing answer m means now; -1: another question, which the person answers. */
    int (*next)(const State *s, const Moves *legal, Move m);
    /* True if the answer holds beyond the phase in which it was given, in the same round. */
    bool (*lasts)(const State *s, Move m, int given_in);
    /* True if the button of m itself gives the standing answer, unless the player is asked about everything
     * (StageInput.one_press): there is no other for this one question. NULL: never. */
    bool (*stands)(const State *s, Move m);
    /* Returns the index in legal of the answer to give without asking, because nothing depends on the question any more;
     * -1: ask. May be NULL. */
    int (*idle)(const State *s, const Moves *legal);
    /* Where the question asks several times which of two seats gets something: returns the index in legal of the answer
     * now if the last `last` times it is the second, and writes the label of the button that answers all of them so, or ""
     * where there is none; -1: another question. May be NULL. */
    int (*shares)(const State *s, const Moves *legal, int last, char *out, size_t n);
    /* Label of a button that answers with m now, and from now on in all games (StageInput.always); false: no such button.
     * May be NULL. */
    bool (*always_words)(const State *s, Move m, char *out, size_t n);
    /* Returns the index in legal of the answer that was given by it; -1: another question, or one it does not serve for. */
    int (*always)(const State *s, const Moves *legal);
} BoardStandingAnswers;

typedef struct { /* the table as a board may see it while it is drawn */
    const BoardIn *in;
    const BoardLayout *at;
    Ui *ui;
    Gfx *g;
    const Setup *names;
    const char *const *seat_kind; /* per seat: "person", "cunning"; an entry may be NULL */
    const Moves *legal;           /* legal moves of the seat that is asked; n 0: nobody may choose at this screen now */
    PieceId lifted;               /* the held piece, or NO_PIECE */
    PieceId pointed;              /* the piece under the pointer or focus */
    /* The place under the pointer or focus that the held piece might go to, legal or not; or NO_PLACE. */
    PlaceId over;
    Move plan;         /* the move Enter would play now; kind 0: none */
    Move hovered_move; /* the move one press would play under the pointer or focus; kind 0: none */
    unsigned gathered; /* bits of Game.set picked for a move about several pieces */
    DefId aim;         /* its target, if already chosen, or 0 */
    uint8_t tool;      /* kind of the moves that the held tool stands for, or 0 */
    bool untold; /* a puzzle, which its previews would give away: no move's outcome shows before the move is made */
    uint32_t now;
    /* Recent events, newest first, for short scenes; after the story is cut short: none, or with BoardTell.scene all dated
     * long ago. */
    const PastEvent *recent;
    int nrecent;
    const void *event_memory; /* memory of BoardTell.on_event */
    /* Board.wants_memory: by piece, what this viewer would know with a perfect memory; the board decides how much of it
     * to show. */
    const DefId *recalled;
    const Sprites *sprite;
    PieceCopy *copy;           /* memory for copy_of_piece */
    int *sort, *page, *drawer; /* order, page and drawer the person has chosen; a board's buttons change them */
    uint32_t *user_flags;      /* choices made with the board's own buttons; 0 after a jump */
    const BoardPause *pause;   /* where the story waits for the person now; or NULL */
    Move pressed_sign;     /* set by the board: the move of a pressed sign that it draws above pieces; kind 0: none */
    PieceId pressed_panel; /* set by the board: the piece whose panel was pressed, or NO_PIECE */
} Table;

/* True while the die tumbles and cannot be read yet. */
static inline bool table_rolls(const Table *t, PieceId p)
{
    return t->sprite != NULL && sprite_rolls(t->sprite, p, t->now);
}

typedef struct {       /* an ability: held like a piece, but not one */
    char id[24];       /* "tool-rogue-0": for the focus and for tests */
    Rect r;            /* where it is drawn; empty: nowhere */
    uint8_t kind;      /* kind of the moves it stands for; their argument, if any, is the piece it is dropped on */
    uint16_t of;       /* argument of the move whose refusal is explained */
    const char *label; /* "\u00d72" */
    const char *name, *about; /* its tooltip */
    /* Drawn as a row with that sign: its name, and below it "1 mana"; in a place as wide as high a stud with the sign
     * alone; or NULL. */
    const char *sign, *price;
} Tool;
enum { TOOLS = 16 };

typedef struct { /* where a piece should go: onto another piece, or to a place or slot (as BoardLayout.place) */
    PieceId piece, onto;
    PlaceId to; /* NO_PLACE: the target is `onto` */
} PlanArrow;
enum { PLAN_ARROWS = 12 };

typedef struct { /* seats of one side that act at the same time, each until it is done */
    /* Returns the seat's partner in the present phase; NO_SEAT: nobody acts at the same time. */
    int (*mate)(const State *s, int seat);
    /* True if it has declared itself done; can be undone until its partner has too. */
    bool (*is_done)(const State *s, int seat);
    /* True if something has happened since `was`, when the seat was done, that it should look at before it is done
     * again; why: a sentence, seats are {0} .. {5}. */
    bool (*calls)(const State *was, const State *is, int seat, char *why, size_t n);
    /* Writes a seat's plan, a sentence; was: the table as it is, then: as the seat would leave it. */
    void (*plan)(const State *was, const State *then, int seat, char *out, size_t n);
    /* Fills in the same plan as arrows, if it has words; returns how many. */
    int (*arrows)(const State *was, const State *then, int seat, PlanArrow out[PLAN_ARROWS]);
    /* The same for a hint, told to the seat itself: what its turn would change, a sentence or "", and arrows; *n: how many.
     * False: it has no turn to plan now. */
    bool (*outlook)(const State *was, const State *then, int seat, char *out, size_t size, PlanArrow arrow[PLAN_ARROWS],
                    int *n);
} BoardTeam;

typedef struct {       /* a row of filters in the gallery: cards with one of these signs, or with it as their emblem */
    const char *label; /* "Faction" */
    const char *const *sign, *const *name; /* "keg", and its name: "Keg Runner" */
    int n;
    bool alone; /* cards chosen here are shown in addition to those of other rows, not only where the rows agree */
} SignGroup;

enum { HALL_CARDS = 3, HALL_HELLOS = 3 };

typedef struct {            /* how what lies on a table answers the pointer; zeros: it rests */
    float open;             /* 0..1: the fan is opened */
    float left;             /* BoardHall.props */
    DefId card[HALL_CARDS]; /* lie in the fan instead of those of BoardHall; 0: those */
} HallMood;

/* What one choice comes down to on the felt of the set-up. */
typedef struct {
    const char *choice;           /* word of the option's choice */
    const char *title;            /* NULL: the label of the choice */
    const char *line;             /* three words at most; or NULL */
    const char *card[HALL_CARDS]; /* words of the defs that lie there, */
    uint8_t coins;                /* or a pile of coins worth that */
} SetupHeap;
enum { SETUP_HEAPS = 4 };

/* The one choice of a game that is made before everybody's eyes, with its things on the felt. All else is a house
 * rule. */
typedef struct {
    const char *option; /* its word */
    const char *asks;   /* what is chosen, above the heaps; or NULL */
    SetupHeap heap[SETUP_HEAPS];
    int nheaps;
    /* The chosen heap is what stays in the box: it lies face down, and a click on it lets the usual choice have its
     * way. */
    bool leaves_out;
} BoardSetup;

enum { TWIST_OPTIONS = 3 };
typedef struct {                          /* what makes one evening's game unlike others (app/tonight.h) */
    const char *title;                    /* two to five words: "Open hordes" */
    uint8_t seats;                        /* chairs */
    const char *option[TWIST_OPTIONS][2]; /* words of an option and its choice: {"hordes", "open"}; NULL: no more */
} Twist;

typedef struct {        /* how its table looks in the Hall, before a game; any member may be NULL or 0 */
    const char *begin;  /* label of the button that begins a game: "Deal the cards"; NULL: "Start" */
    uint8_t quick;      /* seats of a quick game; 0: two */
    const char *advice; /* for the first game; or NULL */
    uint8_t advice_option, advice_choice; /* what a click on the advice chooses; choice 0: nothing */
    /* Label offered after the first game: this option as the rules have it, all else as before; or NULL. */
    const char *second, *second_option;
    const char *ground; /* the painted ground that goes with the table; NULL: the usual */
    /* Names on its plate, where the title of the game is longer: "Goblin Ranks", and with large text "Goblins"; or NULL. */
    const char *plate, *brief;
    const char *hello[HALL_HELLOS]; /* short words of an opponent to who looks at the table; or none */
    const char *card[HALL_CARDS]; /* words of the defs in the fan on the table, left to right; NULL: its first cards */
    const BoardSetup *setup;      /* the choice on the felt of its set-up; NULL: none, the decoration lies there */
    /* Draws a decoration instead of cards, about 230 * k wide, standing on (cx, cy). left: 1 when it is thrown, 0 when it
     * lies. */
    void (*props)(Gfx *g, float cx, float cy, float k, float left);
    const Twist *twist; /* the table takes its turn as tonight's; NULL: it never does */
    int ntwists;
    bool lesson_first; /* hard to guess: before the first game the lesson is proposed, once */
    /* The button that begins the usual game once the lesson's first game was won; NULL: that one goes on. */
    const char *grown;
} BoardHall;

/* Draws a tool that is a row, as the stage does; CARD_LIT in state: it can be used. */
void tool_row(Table *t, const Tool *tool, Rect r, unsigned state);

/* How a kind of move is made at a table: a row of Board.move, by Move.kind. */
typedef struct {
    /* Label of its button while a set is picked: marks of MoveSpec.label, {n} pieces; NULL: its usual label. */
    const char *brief;
    /* Label of the button that confirms it, after a button with its own label; NULL: the move in full. */
    const char *sure;
    bool thrown;        /* the set picked for it is thrown: dragging one piece takes all */
    bool in_full;       /* its button has the move in full as label, because its meaning depends on the question */
    bool at_once;       /* lifting its piece plays it, because that reveals nothing and can be undone */
    bool apart;         /* always a button (of a piece: while it is held); never played by Enter or a second click */
    bool usual;         /* played by Enter where one gesture fits several kinds of moves */
    bool mute_question; /* a refusal that a player may give in advance to all such questions of the round */
    bool in_hand;       /* the piece named by its first argument counts as held already: its targets are lit */
} MoveLook;

/* A key that means something at this table only: a row of Board.key. The page of keys lists it, and a player may change
 * it. */
typedef struct {
    const char *word; /* permanent, the game's id and a word: settings.json has it */
    const char *does; /* without a full stop */
    const char *key;  /* the default */
    uint8_t move;     /* Move.kind whose button it presses, where Enter would be pressed by accident; 0: none */
} BoardKey;

/* How an event is shown at a table: a row of BoardTell.style, by Event.kind. A row of zeros: as usual (board_pace). */
typedef struct {
    int16_t gap;       /* ms until the next one; 0: the usual, NO_GAP: none */
    const char *sound; /* a word of assets/sounds, "": nothing, NULL: the usual */
    enum {
        WORDS_USUAL,
        WORDS_AHEAD,
        WORDS_BEHIND
    } words; /* before or after the changes they describe (Motion.shows_before_changes) */
} EventStyle;
enum { NO_GAP = -1 };

typedef struct {                                /* where the game stands: step and round */
    const char *step[4];                        /* of a round, or of the end */
    int nsteps, now;                            /* now: the present step; nsteps: none */
    char round[SENTENCE_MAX], of[SENTENCE_MAX]; /* "Round 6", "of 11" */
    char moment[SENTENCE_MAX];                  /* both within a sentence: "round 6 of 11" */
} TopWords;

/* What is asked of a player, and how a hand answers. Any member may be NULL or 0. */
typedef struct {
    /* Describes the effect of a move before it is played; m.kind 0: nothing is chosen yet; either text may stay "".
     * True: the move has a cost that is easily overlooked, so a confirmation is asked for although it is not final. */
    bool (*plan)(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
    /* True if the move has a cost that is easily overlooked: neither Enter nor a single click plays it, even if it is the
     * only way on. NULL: none. */
    bool (*needs_care)(const Table *t, Move m);
    /* `plan` is asked about Table.hovered_move too: an answer describes its effect while it is pointed at; kind 0: none
     * is, and the detail is what the board says of the open choice. */
    bool plans_on_hover;
    /* Question asked when one gesture fits all these moves. False: just "Choose one". */
    bool (*ask_between)(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn);
    /* Label that distinguishes the button of this move where MoveSpec.label does not; "": MoveSpec.label serves. The
     * move in full becomes the tooltip. */
    void (*button)(const State *s, Move m, char *out, size_t n);
    /* True if the piece is the other side's, although moves of the present choice are about such pieces: it is not
     * marked as barred, and explains why not only when clicked. */
    bool (*belongs_to_other)(const State *s, int asked, PieceId p);
    /* True if the piece is already chosen for the open question: it is marked and has no refusal. */
    bool (*already_chosen)(const State *s, PieceId p);
    /* Returns the aim of a seat whose side is not the one the lesson teaches, a constant sentence; NULL: the lesson's
     * aim. Such a seat does not get the innkeeper's hints for the taught side either. */
    const char *(*aim)(const State *s, int seat);
    /* The button of moves of this kind is the last one of the ribbon. */
    uint8_t side_button_kind;
    /* Returns the number on that button in the ribbon, 0: none; tip: its tooltip. NULL: neither. */
    int (*side_button)(const Table *t, char *tip, size_t n);
    /* Returns whom everyone waits for, when the name would reveal a secret; NULL: the name may be shown. */
    const char *(*waiting)(const State *s);
    PieceId (*stands_for)(const State *s, PieceId p); /* ui/gesture.h */
    bool (*drop_allowed)(const State *s, Move m, PlaceId place);
    /* True if dropping p on the piece that m names plays m too. False: *why, unless NULL, gets a sentence if the two
     * could meet elsewhere or later; it is unchanged if they have nothing to do with each other. */
    bool (*drop_on_piece)(const State *s, Move m, PieceId p, Why *why);
    /* Sets, by PieceId, the pieces that the first question of the BY_PICK move m can be answered with: dropping the piece
     * of m on one gives that answer too (Aims in ui/gesture.h). NULL: none. */
    void (*aims)(const State *s, Move m, uint64_t on[PIECE_WORDS]);
    /* Returns the place a card must be chosen from now, whoever owns it: moves that name a card by its def mean a card
     * there. NO_PLACE: a card at one's own places. */
    PlaceId (*choice_place)(const State *s);
    /* Writes how close the seat is to the aim, and who leads: a sentence below StageInput.aim. */
    void (*progress_text)(const State *s, const Setup *names, int seat, char *out, size_t n);
    /* In its turn a seat may be shown cards that nobody else may see, so a curtain hands the screen over to it even
     * while it has no secrets. */
    bool draws_in_turn;
    const BoardStandingAnswers *standing_answers; /* NULL: every question is answered on its own */
    /* True in a reaction window: the settings decide whether a seat that can only pass is asked. */
    bool (*in_reaction_window)(const State *s);
    /* True if a move of such a window certainly changes nothing but what is paid for it: a seat that has only such moves
     * can only pass. NULL: no move is. */
    bool (*in_vain)(const State *s, Move m);
} BoardAsk;

/* What an opponent says about an event of that kind, in words of a table (N_). */
typedef struct {
    uint16_t kind;
    const char *one, *other; /* the two are said in turns, by rounds; other: NULL: one alone */
    int16_t from, to;        /* only if Event.n lies there; both 0: whatever it is */
} Remark;

/* How events are shown. Any member may be NULL or 0. */
typedef struct {
    const EventStyle *style; /* by Event.kind, one row for each kind of the game; NULL: all as usual */
    void (*motion)(const Event *e, Motion *m); /* refines *m, which the row has filled. */
    /* Called for every event of the story as it is shown, hurried or not, with the table as it is then. memory:
     * BOARD_EVENT_MEMORY bytes for the board's own use. After a jump (a game is opened, a move undone, the viewer
     * changes) it starts from zeros and an EV_NONE and is called for all past events again, so the memory is the same
     * however a moment was reached. It serves drawing only and never decides anything. */
    void (*on_event)(void *memory, const State *s, int eyes, const Event *e);
    /* Events before the last of this kind do not matter to on_event: a jump starts there; 0: all matter. */
    uint16_t events_from;
    /* What opponents say about events; nremarks rows. Only about public facts; short enough to read in passing. */
    const Remark *remark;
    int nremarks;
    /* True if somebody speaks of this event, about which there is a row; *seat, the seat of the event, may be set to
     * another that does. NULL: the seat of every such event. */
    bool (*may_remark)(const State *s, const Event *e, int *seat);
    /* Text in the ribbon for the current event, instead of the newest log line. question: the innkeeper's remark,
     * left out if the player has switched remarks off; detail: the event. False: none. */
    bool (*event_text)(const Table *t, char *question, size_t qn, char *detail, size_t dn);
    /* Label of a button beside it for what comes next; returns how much of the waiting time has passed, 0 to 1, below 0:
     * no button. */
    float (*continue_button)(const Table *t, char *label, size_t n);
    /* Returns the importance of an event for the short summary of what happened meanwhile; only the highest are kept.
     * NULL: the latest. */
    int (*event_importance)(const Event *e);
    /* True if a new scene begins with that event: a press ends only the current scene, Space ends all. Past events stay
     * in Table.recent, dated long ago. NULL: any press ends all. */
    bool (*scene)(const Event *e);
    /* The board keeps opponents' changes since one's own last choice marked, and they can be shown again. */
    bool has_recap;
    const BoardPause *pause; /* npauses rows */
    int npauses;
} BoardTell;

/* What is heard besides the sounds of events. Any member may be NULL or 0. */
typedef struct {
    const char *tune;               /* a word of music/, and the fanfare of a victory there; NULL: the Hall's, none */
    int (*tension)(const State *s); /* 0 calm, 1 uneasy, 2 grave; from what everybody sees. NULL: always calm */
    const char *(*victory)(const State *end); /* the fanfare, a word of music/, for the winner. */
} BoardSound;

/* The scoring. Any member may be NULL or 0. */
typedef struct {
    /* look: line i of the score sheet; decisions: moments that decided the game,
     * best first, returns how many. */
    void (*look)(const State *s, int line, ScoreLook *out);
    int (*decisions)(const Match *m, Decision *out, int max);
    /* Returns the seat's score at an earlier moment, once the game is over and nothing is secret; NULL: the score it had
     * then. */
    int (*then)(const State *then, const State *end, int seat);
    /* Sign and colour of that seat's curve, where its own would mislead at this table; or NULL. */
    void (*mark)(const State *end, int seat, const char **sign, ColorRole *color);
    /* Small lines below the score. luck: of each seat, NULL: the game has no dice. Returns how many. */
    int (*figures)(const State *end, const Luck *luck, ScoreFigure out[SCORE_FIGURES]);
    /* Draws the table at the end as a small picture below the sheet. Returns the least height it needs, 0: the rest of
     * the room; the sheet scrolls if there is less. With an empty rectangle, only asks. */
    float (*picture)(Ui *ui, const State *end, const Setup *names, Rect r);
    /* Headline of the result, where a margin of points would not say who won; "": the usual words. */
    void (*headline)(const State *end, const Setup *names, char *out, size_t n);
    /* Curves of the chart, over steps 0 to *steps (SCORE_STEPS at most), for a game that is won or lost without points:
     * names, signs, values. Returns how many. */
    int (*curves)(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps);
    /* Adds lines to the sheet that depend on the whole game, not only on its end. */
    void (*more_lines)(const Match *m, Standing *standing, ScoreLook look[SCORE_LINES]);
    const char *chart; /* "Score after each battle": steps are the score lines that are tokens; NULL: over the game */
    const char *counting_title;   /* title while points are counted, "The battles are over"; NULL: "The game is over" */
    const char *no_decision_text; /* "No battle was close."; NULL: the usual */
    /* Says what was played, where a turn is many free moves: the move of that serial in bold if it cannot be taken back, and
     * what came of the whole turn. NULL: a turning point speaks of the moves. */
    void (*played)(const Match *m, uint32_t serial, char *out, size_t n);
    /* Says what the end shows; *out comes zeroed. Without it, or without a card in it: the card of the best decision,
     * else the winner's finest. */
    void (*ending)(const Match *m, const Standing *standing, EndShow *out);
    int coin; /* points that a coin stands for at the end, end_coins */
    /* What opponents say at the end; nvoices rows. */
    const VoiceLine *voice;
    int nvoices;
} BoardScore;

/* The gallery and the examples of the rule book. Any member may be NULL or 0. */
typedef struct {
    const SignGroup *group;
    int ngroups;
    /* Draws the example e->block of the rule book at e->x, e->y; returns its height, 0: there is nothing to draw. NULL:
     * none is drawn. */
    float (*example)(const Example *e);
    /* True if the example has a row of the page to itself. NULL: none has. */
    bool (*example_is_wide)(const PlayedBlock *block);
} BoardGallery;

/* Three members are required: game, back, face. Every other may be NULL or 0, and then the plain table (board.c) shows
 * it, or there is none. Call layout, draw_under, draw_piece, top and seat_at by the functions at the end of this header. */
typedef struct Board {
    const char *game;                                      /* id */
    const char *back;                                      /* "backs/horde" */
    bool (*face)(const Game *g, DefId def, CardFace *out); /* false: not a card */
    const BoardHall *hall;                                 /* NULL: it has no table in the Hall */
    ColorRole felt;
    /* One who lays out the table draws what lies under and above the pieces, too. */
    void (*layout)(const BoardIn *in, BoardLayout *out);
    void (*draw_under)(Table *t); /* felt, panels, slots, words */
    void (*draw_piece)(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
    /* True if the die is thrown into BoardLayout.tray; *die: its kind, its size, and where it comes from if it is
     * hidden. False: it rolls where it lies. NULL: all dice do. */
    bool (*toss)(const BoardIn *in, const BoardLayout *at, PieceId p, TossDie *die);
    void (*draw_over)(Table *t);                                       /* everything above the pieces */
    int (*tools)(const Table *t, Tool out[TOOLS]);                     /* returns how many; may be NULL */
    void (*draw_drawer)(Table *t);                                     /* ground and words of the board's own drawer */
    void (*zoom_text)(const State *s, DefId def, char *out, size_t n); /* marks of gfx_paragraph */
    /* Facts about that piece now, shown before its text; numbers go into *face. p: NO_PIECE for a card without a piece
     * (a line of the log). True: they replace the text. May be NULL. */
    bool (*current_values)(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out,
                           size_t n);
    void (*top)(const State *s, TopWords *out);
    /* Changes these words, at a table, to the steps shown so far; memory: of BoardTell.on_event. May be NULL. */
    void (*top_shown)(const void *memory, TopWords *out);
    /* Writes the table in sentences, one per line, for --terminal; s: a view of eyes. Places whose groups are not in
     * `accounted` (bits of PlaceSpec.group) are listed by name below. May be NULL. */
    void (*account)(const State *s, const Setup *names, int eyes, Buf *out);
    uint32_t accounted;
    void (*tag)(const Table *t, PieceId p, char *out, size_t n); /* short words on a card, or "" */
    /* Tooltip for the piece under the pointer or focus; a refusal includes its text. False: none. May be NULL. */
    bool (*hint)(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
    const MoveLook *move; /* by Move.kind; NULL: nothing special */
    const BoardKey *key;  /* nkeys rows, as the page of keys lists them */
    int nkeys;
    DefId (*seen_as)(const State *s, PieceId p); /* the def shown large for the piece; NULL: its own */
    Rect (*seat_at)(const Table *t, int seat);   /* where a seat is; NULL: at BoardLayout.seat */
    bool wants_memory;                           /* the board uses Table.recalled */
    const SlotSpec *slot;  /* parts of the table that moves name by number; BoardLayout.place has their rectangles */
    int nslots;            /* with the game's places PLACE_MAX at most */
    const BoardTeam *team; /* NULL: seats never act at the same time */
    const SetupRows *setup_rows; /* the set-up as pictures; NULL: as a list */
    /* Number of the picture a piece shows; NULL: copies of a card differ (copies.h). */
    int (*copy)(const State *s, PieceId p);
    /* Bits of PlaceSpec.group: a special card (CardFace.precious) is shown large, with its printed text, when the first of
     * its kind lies at such a place in a person's games. 0: none is. */
    uint32_t introduced_in;
    /* The same for three ordinary ones, above which a newcomer's first game tells the first goals of the lesson. 0: as
     * introduced_in; if that is 0 too, nothing is told. */
    uint32_t aim_in;
    /* The parts; NULL: none of it. Read them by board_ask and the like, which are never NULL. */
    const BoardAsk *ask;
    const BoardTell *tell;
    const BoardSound *sound;
    const BoardScore *score;
    const BoardGallery *gallery;
} Board;

/* Return the parts of a board; of a board without one an empty part, never NULL. */
const BoardAsk *board_ask(const Board *b);
const BoardTell *board_tell(const Board *b);
const BoardSound *board_sound(const Board *b);
const BoardScore *board_score(const Board *b);
const BoardGallery *board_gallery(const Board *b);

/* Returns how many different pictures the copies of a card have. */
int board_pictures(const Board *b, const Game *g, DefId def);
/* Returns the move's row of Board.move; never NULL. */
const MoveLook *board_move(const Board *b, Move m);
/* Returns the key of the move's button (BoardKey.move); NULL: none of its own. */
const char *board_move_key(const Board *b, Move m);
/* Fills *m with how an event is shown at this table; next: the one reported after it, or NULL. */
void board_pace(const Board *b, const Game *g, const Event *e, const Event *next, Motion *m);

/* board.c: what the board does, or the plain table where it leaves that to it (NULL). */
void board_layout(const Board *b, const BoardIn *in, BoardLayout *out);
void board_draw_under(const Board *b, Table *t);
void board_draw_piece(const Board *b, Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
void board_top(const Board *b, const State *s, TopWords *out);
Rect board_seat_at(const Board *b, const Table *t, int seat);
/* Fills in what card number i looks like of those that a board names for its table in the Hall. False: there is none. */
bool board_hall_card(const Board *b, const Game *g, int i, CardFace *out);
/* Draws what lies on its table in the Hall: about 290 * k wide, standing on (cx, cy). */
void board_props(const Board *b, const Game *g, Gfx *gfx, float cx, float cy, float k, HallMood mood);

/* Draws a slightly tilted card, as cards lie in the Hall; the contrast theme keeps it level. */
void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll);

#endif
