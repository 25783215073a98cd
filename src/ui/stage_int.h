/* SPDX-License-Identifier: MIT
 * Shared by the files of the stage alone:
 *   stage.c          one pass; where the focus moves; room for a panel
 *   stage_light.c    moves that are shown and not played: a hint, its rivals, a proposal
 *   stage_story.c    the story: how it is told, where it waits
 *   stage_says.c     opponents' remarks, the newest event at its seat, and what was skipped
 *   stage_hand.c     the held piece and where it may go
 *   stage_pointer.c  what pointer, focus and keys touch
 *   stage_sets.c     sets of pieces, tools
 *   stage_order.c    pieces that are rearranged
 *   stage_once.c     one answer to many questions, and answers in a player's place
 *   stage_ask.c      what is asked
 *   stage_prompt.c   the ribbon that asks it
 *   stage_show.c     pieces and targets, a partner's plan
 *   stage_toss.c     thrown dice
 *   stage_drawer.c   the large card, the strap, the log and other drawers */
#ifndef UI_STAGE_INT_H
#define UI_STAGE_INT_H
#include "ui/card_hand.h"
#include "ui/gesture.h"
#include "ui/log_panel.h"
#include "ui/stage.h"
#include "ui/story.h"
#include "ui/ui_keys.h"

/* The task that the focus has followed: when it changes, the focus moves on. */
typedef struct {
    uint32_t serial;
    PieceId lifted;
    unsigned gathered;
    uint8_t tool;
    bool sure;
} Task;

typedef struct { /* how a die came to rest */
    int n;       /* the number it showed; 0: it was not thrown */
    float x, y;  /* its middle, in shares of the tray at the throw */
    Spin spin;
} Lying;
typedef struct { /* a die that begins to roll */
    PieceId piece;
    TossDie die;
    float ms; /* until it may be read */
} Pending;

struct Stage {
    const Board *board;
    const Game *game;

    /* Data of this pass: from the scene, for the scene, for the board. */
    Ui *ui;
    const StageInput *use;
    StageOutput says;
    Table table;

    /* Where everything lies. */
    BoardIn in;
    BoardLayout at;
    Sprites sprite;

    struct { /* the story */
        Story *story;
        LogPanel *log;
        bool laid;         /* a layout exists already, so changes glide */
        bool catch_up;     /* the next pass shows everything at once */
        bool caught;       /* the press of this pass only ended an animation or a look back */
        uint32_t asked_at; /* where the story last paused, by moves and events shown; focus has followed */
        bool again;        /* the next pass replays what others did since one's own last turn */
        bool goes_back;    /* or what happened since so many moves: `from` */
        uint32_t from;
        bool turn_known; /* turn is computed, after turn_of moves */
        uint32_t turn;   /* moves before the others' last turns */
        uint32_t turn_of;
        int look_at;              /* event of a log line whose moment the next pass shows, until a press; -1: none */
        int looks;                /* the same while it is shown; -1: none */
        unsigned flows;           /* bits of pauses that are skipped until their `during` ends */
        PastEvent recent[RECENT]; /* newest first */
        int nrecent;
        uint64_t memory[BOARD_EVENT_MEMORY / sizeof(uint64_t)]; /* memory of BoardTell.on_event */
    } tell;

    struct {                        /* an opponent's remark (stage_says.c) */
        const char *words, *before; /* words: NULL: none; before: the last one */
        int seat;
        uint32_t at;
        int spot; /* where its bubble lies, among the candidates; -1: not chosen yet */
    } remark;

    struct { /* the newest line at its seat (stage_says.c) */
        char line[SENTENCE_MAX];
        int seat; /* NO_SEAT: nobody's */
        uint32_t at;
        int spot;
        bool ended; /* by a press */
    } whisper;

    struct {      /* what others did while the person hurried (stage_says.c) */
        bool due; /* is told as soon as something is asked */
        char text[4 * SENTENCE_MAX];
        Rect r; /* empty: not placed yet */
        uint32_t at;
    } meanwhile;

    struct {                                   /* the choice of this moment */
        Moves legal;                           /* n 0 when nobody may choose here */
        uint32_t serial;                       /* of the match, when legal was asked for */
        bool listed;                           /* legal is of this serial */
        uint32_t opened;                       /* when legal was asked for */
        Hand hand;                             /* legal as gestures */
        uint64_t waits[(PIECE_MAX + 63) / 64]; /* pieces that a click takes back, by PieceId */
    } may;

    struct {                  /* the held piece */
        PieceId piece;        /* or NO_PIECE */
        PieceId before;       /* held when this pass began */
        PieceId dropped;      /* the copy that was dropped, until the rules have moved one */
        bool drags;           /* it follows the pointer */
        PieceId played;       /* lifting it has played its move, while the pointer is still down on it; or NO_PIECE */
        float grab_x, grab_y; /* pointer inside the card, 0..1 */
        PieceId itself;       /* the piece that a click alone has played last, and when; or NO_PIECE */
        uint32_t itself_at;
    } held;

    struct { /* the pointer, or the focus in its place */
        float x, y;
        bool still;    /* it has not moved since the choice opened: it opens no tooltip */
        bool pressed;  /* it has not moved since a press: it opens no large card */
        PieceId piece; /* under it in this pass */
        PieceId was;   /* under it in the pass before */
        uint32_t since;
        /* Under it: a place of interest for the held piece, or a slot that plays a move; or NO_PLACE. */
        PlaceId place;
    } pointer;

    struct {           /* a set of pieces for one move (stage_sets.c) */
        unsigned set;  /* bits of Game.set that are picked */
        DefId aim;     /* its target, 0: not chosen yet */
        PieceId about; /* touched last while gathering */
    } gather;

    struct { /* the set is shaken while held, to be thrown */
        bool shaken;
        float speed, dx, dy;       /* speed of the pointer, in pixels per ms, and its last direction */
        float force, way_x, way_y; /* its speed and direction at the throw */
        uint32_t moved_at, rattled_at;
    } thrown;

    struct { /* dice that begin to roll at this moment: one throw */
        int npending;
        Pending pending[TOSS_DICE];
        Lying lie[PIECE_MAX];
        int heard; /* knocks of the throw whose sound has been played */
    } toss;

    struct {             /* pieces that are rearranged (stage_order.c) */
        bool open;       /* they are being exchanged, or the move is played and still shown */
        bool played;     /* it is played, and not yet shown to its end */
        Move move;       /* the order they are in now */
        uint32_t serial; /* serial of the match when it was opened */
        State *shown;    /* the table as it would be, state_size bytes; NULL: no move of this game needs it */
    } order;

    struct {          /* the held tool */
        uint8_t kind; /* kind of the moves it stands for, 0: no tool is held */
        bool drags;
        Tool from; /* as it was when lifted */
    } tool;

    struct {                        /* the question of the ribbon */
        int plan;                   /* index into may.legal of the move Enter plays; -1: none */
        bool sure;                  /* a confirmation or a choice is open (MV_ASK, BoardAsk.plan, several moves) */
        Rect from;                  /* the button that was clicked for the plan, which the answers avoid; empty: none */
        Picked choice;              /* several moves that fit one gesture */
        Move weighed;               /* the move one press would play under the pointer or focus; kind 0: none */
        Rect ribbon;                /* where the question is; empty: nothing is asked */
        char pressed[WORD_MAX + 8]; /* the button of the ribbon that was pressed last, and where */
        float pressed_x, pressed_y;
        uint8_t asked[256]; /* by Move.kind: how often such a question has explained itself */
        uint32_t asked_at;  /* serial of the match when that was counted last, + 1 */
    } prompt;

    struct {            /* why not */
        PieceId asked;  /* the piece that was clicked although it does not lift */
        PlaceId place;  /* the place of a refused drop, which `say` explains */
        PieceId on;     /* or the piece of a refused drop */
        bool missed;    /* or the drop was on nothing that could take the piece */
        PieceId hushed; /* the piece whose refusal tooltip a press has closed */
        bool was_asked; /* that press closed the refusal of a clicked piece */
        PieceId about;  /* the piece whose reason is in `say` */
        uint32_t serial;
        Why say;
    } why;

    struct {            /* where the focus moves (stage.c) */
        Task task;      /* the task it has followed */
        Rect from;      /* rectangle of the focus when the choice was made */
        char first[48]; /* the prompt's button that Enter presses, or the first enabled one; "": none */
        bool on_prompt;
        char before[48]; /* focus before a piece was lifted or a question asked */
        char left[48];   /* focus in the last pass in which this seat could choose */
        bool used;       /* keys were used in the last pass */
    } keys;

    struct {             /* what the held piece can be aimed at */
        Aims of;         /* its moves; n 0: nothing is held, or it aims at nothing */
        PieceId on;      /* the piece it was dropped on, or NO_PIECE */
        PieceId answer;  /* the answer to the first question of the move that was played so; NO_PIECE: none waits */
        uint32_t serial; /* of the match when that question opened */
    } aim;

    struct {             /* the standing answer to a repeated question (stage_once.c) */
        Move move;       /* kind 0: nothing */
        int shares;      /* not that move, but BoardStandingAnswers.shares with this `last`; 0: that move */
        uint32_t serial; /* serial of the match after the last answer: an undo goes below it */
        uint8_t phase;   /* State.phase in which it was given */
        int round;       /* and State.round */
    } once;

    struct {              /* the large card, drawers and pages */
        DefId card;       /* the large card: the last one looked at */
        int picture;      /* and which of its pictures */
        PieceId piece;    /* the piece it belongs to, or NO_PIECE */
        PieceId away;     /* the focused piece whose large card Esc has put away; or NO_PIECE */
        CardHand hand;    /* it turns towards the pointer */
        DefId lit_by_log; /* the card of a pointed log line */
        int page, drawer, sort;
        bool log_keys;     /* the log was opened by a key: the focus stays in it while it is open */
        uint32_t note;     /* Table.user_flags */
        uint8_t *pictures; /* number of pictures of each card, by DefId */
        PieceCopy copy[PIECE_MAX];
        uint32_t copies_of;        /* the moment they were assigned for, + 1 */
        DefId recalled[PIECE_MAX]; /* Table.recalled */
        uint32_t recalled_at;      /* the moment of the story they belong to, + 1 */
    } look;

    struct {          /* a move that is shown and not played, a hint */
        Moves move;   /* n 0: none */
        Hand hand;    /* the same as a gesture */
        PieceId onto; /* the piece it ends on, or NO_PIECE */
        struct {      /* where the number of each ranked move lies: on a piece, else on a place */
            PieceId piece;
            PlaceId place;
        } mark[STAGE_RANKED];
    } light;
};

/* ---- the question (stage_ask.c, stage_prompt.c) ------------------------------------------------------------------ */
typedef enum {
    DOES_PLAY,
    DOES_ONCE,   /* plays it, now and whenever the question comes again */
    DOES_ALWAYS, /* plays it, now and in all games */
    DOES_SHARE,  /* plays what BoardStandingAnswers.shares says, likewise */
    DOES_PUT_BACK,
    DOES_CLEAR,
    DOES_ORDER, /* plays the new order of pieces */
    DOES_RESTORE,
    DOES_SCENE,
    DOES_ALSO,
    DOES_UNDO,
    DOES_SWITCH, /* index: PauseKind */
    DOES_GO_ON,
    DOES_NEXT, /* any press does the same */
    DOES_REST
} Does; /* what a button of the question does */

typedef struct {
    char id[WORD_MAX + 8], label[SENTENCE_MAX];
    const char *key, *icon;
    const char *bare; /* another key that does the same, without a cap */
    bool capless;     /* there is no room for the cap of its key */
    unsigned flags;
    Does does;
    int index;                /* DOES_PLAY: of the legal list */
    bool steps;               /* StageButton.steps */
    bool stays;               /* StageButton.stays */
    bool spare;               /* a tool or a key offers the same: the first to be left out when there is no room */
    bool full;                /* its tooltip has the move in full */
    float ran;                /* share of the time until it happens by itself, 0 to 1 */
    bool cut;                 /* its label is cut: its tooltip has the full text */
    const char *tip;          /* tooltip; or NULL */
    const char *words;        /* full label of a scene's button */
    int count;                /* stands on it; 0: none */
    int share;                /* DOES_SHARE: `last` of BoardStandingAnswers.shares */
    char about[SENTENCE_MAX]; /* its tooltip, unless `tip` is; "": none */
} Button;                     /* a button of the question */

enum { BUTTONS = 14 };
typedef struct {
    int seat;       /* badge; NO_SEAT: none */
    bool innkeeper; /* the innkeeper says it */
    char question[SENTENCE_MAX], detail[SENTENCE_MAX];
    int n;
    Button button[BUTTONS];
} Prompt;

/* stage.c */
void focus_follow(Stage *st);                      /* moves the focus to the next task, if that has changed */
bool focus_avoids(const Stage *st, PlaceId place); /* true for a target whose moves have buttons of their own */
/* True with keys while this seat chooses nothing and its focus is where the last choice left it. */
bool focus_is_left(const Stage *st);

/* stage_light.c */
/* True if p lies alone on its place, so that a drop on the place is a drop on p. */
bool light_fills(const Stage *st, PieceId p);
void light_begin(Stage *st); /* prepares the move to show in this pass */
bool light_has(const Stage *st, PieceId p);
bool light_is_button(const Stage *st, Move m);
void light_places(Stage *st);
void light_mark_button(Stage *st, Move m, Rect at); /* draws its pennant on the button of a ranked move */
void light_marks(Stage *st);                        /* over the pieces: where shown moves begin and end */
int light_pointed(const Stage *st);                 /* index of the ranked move whose mark is pointed at; -1: none */

/* stage_story.c */
void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m);
void tell_story(Stage *st);           /* follows the match, shows the due events, sends the sprites */
bool tell_can_again(const Stage *st); /* true if others acted since one's own last choice and that can be replayed */
/* Number of moves before the one that made the event, counted as this viewer sees events. */
uint32_t tell_moment(const Stage *st, int event);
/* Number of moves up to and including the viewer's own last choice; all of them: nothing to recap. */
uint32_t tell_own_last(const Stage *st);
void tell_layout(Stage *st, float ms, PieceId lead, const Motion *lead_motion);

#define PAUSE_KEY "O"                                                   /* key of the pause switch */
bool pause_stops(const void *stage, const State *s);                    /* a StoryStop */
bool pause_halts(const void *stage, const State *s, const Event *next); /* a StoryHalt */
const BoardPause *pause_held(const Stage *st);                          /* the pause the story waits at; or NULL */
const BoardPause *pause_switch(const Stage *st);                        /* the pause whose switch is shown; or NULL */
void pause_go_on(Stage *st, bool rest); /* rest: without waiting again until its `during` ends */

/* stage_says.c */
void remark_hear(Stage *st, const Event *e); /* begins a remark about an event shown by the clock, if one is due */
void remark_end(Stage *st);
bool remark_holds(const Stage *st); /* true while it has not been readable for long enough: no choice opens yet */
void remark_draw(Stage *st);
/* Says a line at the seat of the newest event, or above the ribbon's line if that is nobody's. */
void whisper_draw(Stage *st, const char *line);
/* Sums up, for a while, what others did if the person has skipped it; false: there is nothing. */
bool meanwhile_draw(Stage *st);
void whisper_stay(Stage *st); /* draws it until it could be read, while something is asked already */

/* stage_hand.c */
int stage_places(const Stage *st);                    /* number of places of the game and slots of the board */
Hand stage_hand(const Stage *st, const Moves *legal); /* that list as a Hand, at the moment shown */
const char *stage_place_word(const Stage *st, PlaceId place);
const char *stage_place_label(const Stage *st, PlaceId place);
/* Returns the legal move that choosing this slot plays while nothing is held; -1: none. */
int stage_slot_button(const Stage *st, PlaceId place);
void hand_list(Stage *st); /* updates the legal list of this moment and everything derived from it */
void hand_put_back(Stage *st);
bool hand_commit(Stage *st, int index);        /* plays it, or begins to rearrange pieces (stage_order.c) */
bool hand_play(Stage *st, int index);          /* index: of the legal list */
PieceId hand_grip(const Stage *st, PieceId p); /* the piece that is lifted for p: a token that stands for its card */
void hand_lift(Stage *st, PieceId p);
/* Returns how many choices ago a card like p was laid where it is, all since then being answers of that kind to what is
 * asked still; 0: none was, or it cannot be taken back. */
int stage_choices_since(const Stage *st, PieceId p);
bool stage_waits(const Stage *st, PieceId p);   /* true if it is not 0: a click takes p back */
int hand_only_move(const Stage *st, PieceId p); /* index of the move that a click on p plays at once; -1: none */
/* Plays the only move found, or asks for a confirmation if it is final; several open a choice. */
void hand_decide(Stage *st, const Picked *found, bool confirmed);
/* Lists the moves that choosing p without a target plays, those with MoveLook.apart or those without. */
void hand_meant(const Stage *st, PieceId p, bool apart, Picked *out);
const Why *stage_why(Stage *st, PieceId p); /* returns why p cannot be taken; NULL: no reason to give */
/* Returns the owner of the piece if it is not the seat that plays; NO_SEAT: that seat, or nobody. */
int stage_other_owner(const Stage *st, PieceId p);
/* The move whose refusal explains why p cannot be taken; kind 0: none. */
Move hand_question(const Stage *st, PieceId p);
bool stage_target(const Stage *st, PlaceId place); /* true if the held piece has a move there */
bool stage_piece_is_target(const Stage *st, PieceId p);
/* True if the held piece could go onto pieces like p, but not onto p; the tooltip that explains why, false: none. */
bool stage_bars_pair(const Stage *st, PieceId p);
bool stage_why_pair(Stage *st, PieceId p);
void hand_why_pair(const Stage *st, PieceId p, Why *why); /* the same reason as words */
Rect stage_target_rect(const Stage *st, PlaceId place);   /* highlight of the place */
float stage_common_area(Rect a, Rect b);
/* Finds the target the dragged card covers most: a place or a piece with a legal move. False if there is none, or if the
 * pointer is on a possible target of sets that is not legal now: then that was meant, not its neighbour. */
bool hand_target_under(const Stage *st, Rect card, float x, float y, PlaceId *place, PieceId *on);

/* stage_pointer.c */
void hand_touch(Stage *st); /* registers and draws the pieces, answers the pointer */
void hand_keys(Stage *st);
bool hand_is_in(const Stage *st, PieceId p);   /* true if the rules require it to be moved (MoveLook.in_hand) */
void hand_why_there(Stage *st, PlaceId place); /* tooltip if the held piece would fit such a place but not this one */

/* stage_sets.c */
bool gather_open(const Stage *st);            /* true if the present choice takes a set of pieces */
bool gather_can(const Stage *st, PieceId p);  /* true if p may be picked, or put back */
bool gather_bars(const Stage *st, PieceId p); /* true if p could be picked, but not together with the picked ones */
bool gather_has(const Stage *st, PieceId p);  /* true if p is picked */
/* True if p is a target of the picked set, perhaps with more pieces. */
bool gather_is_target(const Stage *st, PieceId p);
bool gather_hits(const Stage *st, PieceId p);            /* true if p is a target of exactly the picked set */
bool gather_ends_on(const Stage *st, PieceId p, Move m); /* true if m takes a set and p is its target */
void gather_move(Stage *st, Move m);                     /* picks the pieces and the target of the move */
int gather_ready(const Stage *st);               /* index of the legal move that is picked; -1: none yet, or several */
void gather_about(const Stage *st, Picked *out); /* other moves of the piece touched last */
void gather_clear(Stage *st);
void gather_keep(Stage *st);             /* after a move: keeps the part that is still possible */
bool gather_click(Stage *st, PieceId p); /* false: the click is not about sets */
void gather_keys(Stage *st);             /* the keys 1, 2 ... stand for the pieces of a set, in its order */
bool gather_drop(Stage *st, PieceId p, PlaceId place, PieceId on);
/* Returns the move whose refusal explains why p cannot be picked, or cannot be dropped on `on` (or NO_PIECE); kind 0:
 * none. */
Move gather_question(const Stage *st, PieceId p, PieceId on);
/* Returns the topmost piece under x, y that a set with p could be aimed at, legal now or not; NO_PIECE: none. */
PieceId gather_aimed_at(const Stage *st, PieceId p, float x, float y);
void gather_refuse(Stage *st, PieceId p, float x, float y); /* explains why p cannot be dropped on the piece there */
bool gather_throws(const Stage *st, PieceId p);             /* true if lifting p lifts all picked pieces */

bool tool_offers(const Stage *st, uint8_t kind); /* true if a tool on the table stands for moves of that kind */
void tool_take(Stage *st, uint8_t kind);         /* into the hand, where it waits for its target */
/* Takes the one tool that lies on p and needs a target: a press of a card that can do nothing else means it. False: there
 * is none, or several. */
bool tool_click(Stage *st, PieceId p);
/* True if moves of the kind are an ability that lies on another piece: a press of p takes it, and the next one plays it. */
bool tool_lies_elsewhere(const Stage *st, uint8_t kind, PieceId p);
int tool_move(const Stage *st,
              PieceId p); /* the legal move that dropping the held tool on p plays; -1: none, or no tool is held */
void tools_touch(Stage *st);
void tools_top(Stage *st);

/* stage_order.c */
bool order_is(const Stage *st, Move m); /* true if the move rearranges pieces */
void order_take(Stage *st, Move m);     /* rearranges them on this viewer's screen, starting from the present order */
int order_ready(const Stage *st);       /* index of the legal move that makes the present order; -1: none is begun */
void order_clear(Stage *st);            /* restores the original order */
void order_keep(Stage *st, bool lists); /* lists: something may be chosen here */
const State *stage_shown(const Stage *st); /* the story's state, or the rearranged table */

/* stage_once.c */
bool once_words(const Stage *st, Move m, char *out, size_t n); /* label of the button; false: no such button */
/* The same of the answer for all games. */
bool always_words(const Stage *st, Move m, char *out, size_t n);
bool once_stands(const Stage *st, Move m); /* true if the move's own button gives the standing answer */
void once_begin(Stage *st, int index, int shares);
void once_go_on(Stage *st);

/* stage_ask.c */
void ask_compose(Stage *st, Prompt *p);              /* what is asked now */
bool ask_confirms(const Stage *st, Move m);          /* true if a confirmation is asked for before m is played */
void ask_press(Stage *st, const Button *b, Rect at); /* at: rectangle of the button */
void ask_tell_in_full(const Stage *st, const Button *b, Rect at); /* tooltip: the move in full */
/* Shows the effect of an extra action of the held card as a tooltip, because there is little room beside the buttons. */
void ask_tell_what_comes(const Stage *st, const Button *b, Rect at);

/* stage_prompt.c */
void prompt_draw(Stage *st);
bool prompt_rests(const Stage *st); /* true if the pointer is where it pressed a button of the ribbon last */

/* stage_show.c */
DefId show_def(const Stage *st, PieceId p); /* the def the piece is shown as */
Rect show_rect(const Stage *st, PieceId p); /* where it is drawn now */
unsigned show_state(Stage *st, PieceId p);
void show_piece(Stage *st, PieceId p, unsigned state);
/* Returns where a lifted piece rises from, so that the ribbon above the hand does not cut it. */
Rect show_lifted(const Stage *st, Rect r);
void show_targets(Stage *st);
void show_refusal(Stage *st);
/* Opens a tooltip with the reason, and the key that opens the rule of that number ("": none). */
void show_why(Stage *st, Rect about, Rect avoid, const char *verdict, const char *text, const char *number);
void arrows_draw(Stage *st);

/* stage_toss.c */
void toss_begin(Stage *st);
bool toss_add(Stage *st, const Event *e, float ms); /* adds the die; false: it rolls where it lies */
void toss_go(Stage *st);                            /* throws all dice added since toss_begin */
void toss_rest(Stage *st, PieceId p);               /* records where the die came to rest */
void toss_stop(Stage *st);                          /* thrown dice come to rest at once, without further sound */
void toss_lay(Stage *st);                           /* places the dice in the tray where they came to rest */
/* Returns how the die lies where it came to rest; NULL: where the layout has it. */
const Lying *toss_lies(const Stage *st, PieceId p);
void toss_hear(Stage *st); /* a sound when a die strikes the felt, the rim or another die, louder for harder strikes */

/* stage_drawer.c */
void strap_draw(Stage *st);            /* draws the leather on which the round buttons of the stage lie */
void show_large(Stage *st, PieceId p); /* shows it as the large card, with its picture on the table */
void show_top(Stage *st);              /* draws the large card of key Z over everything */
/* True if Esc has closed the tooltip of p; it stays closed until the pointer or the focus moves on. */
bool show_is_away(Stage *st, PieceId p);
void show_beside(Stage *st); /* adds the large card to the tooltip of the pointed piece */
/* Draws the strap's button of the log; its key A shows others' moves again while the log is shut. */
void log_stud(Stage *st);
void show_drawer(Stage *st); /* draws the open drawer over the table */

#endif
