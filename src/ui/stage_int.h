/* SPDX-License-Identifier: MIT
 * What the files of the stage share and nobody else sees. stage.c: one pass, and a move that is shown and not played;
 * stage_story.c: the story; stage_show.c: pieces and targets; stage_rails.c: the large card, the log and drawers;
 * stage_hand.c: what is held and where it may go; stage_sets.c: sets of pieces, tools; stage_order.c: pieces that are laid
 * in another order; stage_toss.c: dice that are
 * thrown; stage_prompt.c: the prompt bar; stage_focus.c: where the keys go; stage_pause.c: where the story waits;
 * stage_standing_answer.c: one answer to many questions; stage_arrow.c: what a partner plans; stage_remark.c: what opponents say. */
#ifndef UI_STAGE_INT_H
#define UI_STAGE_INT_H
#include "ui/card_hand.h"
#include "ui/gesture.h"
#include "ui/log_panel.h"
#include "ui/stage.h"
#include "ui/story.h"
#include "ui/ui_keys.h"

/* What the keys have followed: when it changes they go on. */
typedef struct {
    uint32_t serial;
    PieceId lifted;
    unsigned gathered;
    uint8_t tool;
    bool sure;
} Task;

typedef struct {          /* how a die came to rest */
    int n;                /* the number it showed; 0: it was not thrown */
    float x, y;           /* its middle, in shares of the tray as it was thrown */
    float left_x, left_y; /* .. in shares of what is left of the tray, when that is smaller */
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

    /* Of this pass: what the scene asks for, what it is told, what a board may see. */
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
        bool laid;         /* something was laid out before: changes glide */
        bool catch_up;     /* the next pass tells everything at once */
        bool caught;       /* a press of this pass has ended what ran, and means nothing else */
        uint32_t asked_at; /* where it waited last, by what was told until then: the keys have followed */
        bool again;        /* the next pass tells what others did since the own last turn once more */
        uint32_t from;     /* .. or since so many moves, and 1; 0: nothing */
        uint32_t turn;     /* moves before the others' last turns; as it was after turn_of - 1 moves, 0: not found */
        uint32_t turn_of;
        int look_at;              /* the next pass shows the moment of this line of the log, until a press; -1: none */
        int looks;                /* .. it is shown; -1: the story is where it is */
        unsigned flows;           /* bits of pauses that are left out until their `during` ends */
        PastEvent recent[RECENT]; /* told last, newest first */
        int nrecent;
        uint64_t memory[BOARD_EVENT_MEMORY / sizeof(uint64_t)]; /* of the board (Board.on_event) */
    } tell;

    struct {                        /* what an opponent says (stage_remark.c) */
        const char *words, *before; /* NULL: nothing; before: said last */
        int seat;
        uint32_t at;
    } remark;

    struct {             /* what may be done at this moment */
        Moves legal;     /* n 0 when nobody may choose here */
        uint32_t serial; /* of the match, when legal was asked for */
        bool listed;     /* legal is of this serial */
        Hand hand;       /* legal as gestures */
    } may;

    struct {                  /* the piece in the hand */
        PieceId piece;        /* or NO_PIECE */
        PieceId before;       /* was in the hand when this pass began */
        PieceId dropped;      /* the copy that was let go, until the rules have moved one */
        bool drags;           /* it follows the pointer */
        float grab_x, grab_y; /* pointer inside the card, 0..1 */
    } held;

    struct { /* the pointer, or the keys in its place */
        float x, y;
        bool still;    /* it has not moved since the choice is open: it asks nothing */
        PieceId piece; /* under it in this pass */
        PieceId was;   /* under it in the pass before */
        uint32_t since;
        PlaceId place; /* under it while something is in the hand, or NO_PLACE */
    } pointer;

    struct {           /* a set of pieces for one move (stage_sets.c) */
        unsigned set;  /* bits of Game.set that are picked */
        DefId aim;     /* its target, 0: not said yet */
        PieceId about; /* touched last while gathering */
    } gather;

    struct { /* the set is shaken in the hand, to be thrown */
        bool shaken;
        float speed, dx, dy;       /* of the pointer, in pixels a ms, and which way it went last */
        float force, way_x, way_y; /* its speed when it let go of what it threw, and which way it went */
        uint32_t moved_at, rattled_at;
    } thrown;

    struct { /* dice that begin to roll at this moment: one throw */
        int npending;
        Pending pending[TOSS_DICE];
        Lying lie[PIECE_MAX];
        int heard;     /* knocks of the throw that have been heard */
        Rect tray_was; /* until tray_at the tray was this; w 0: it has not changed */
        uint32_t tray_at;
    } toss;

    struct {             /* pieces that are laid in another order (stage_order.c) */
        bool open;       /* they are being exchanged, or */
        bool played;     /* it is played, and not told to its end yet */
        Move move;       /* the order in which they lie now */
        uint32_t serial; /* of the match then */
        State *shown;    /* the table as it would be, state_size bytes; NULL: no move of this game needs it */
    } order;

    struct {          /* a tool in the hand */
        uint8_t kind; /* of the moves it stands for, 0: none */
        bool drags;
        Tool from; /* as it lay when it was taken */
    } tool;

    struct {           /* what the prompt bar asks */
        int plan;      /* index into may.legal: what Enter plays; -1 none */
        bool sure;     /* the plan is asked about before it is played (MV_ASK, several) */
        Rect from;     /* of the button that was clicked for the plan: the answers stand elsewhere; empty: of none */
        Picked choice; /* several moves under one drop */
        Move weighed;  /* what a press would play at once where the pointer or the keys are; kind 0: nothing */
    } prompt;

    struct {            /* why not */
        PieceId asked;  /* clicked although it does not lift */
        PlaceId place;  /* something was dropped there, and say explains why it cannot stay */
        PieceId on;     /* .. or on this piece */
        PieceId hushed; /* the tip about it has ended, for something was pressed */
        bool was_asked; /* in that press: a click had asked about it */
        PieceId about;  /* whose reason is in say */
        uint32_t serial;
        Why say;
    } why;

    struct {            /* where the keys go (stage_focus.c) */
        Task task;      /* what they have followed */
        Rect from;      /* what had them when the choice was made */
        char first[48]; /* the button of the prompt that Enter means, or the first that can be pressed; "": none */
        bool on_prompt;
        char before[48]; /* what had them when something was taken in the hand, or asked about */
    } keys;

    struct {             /* what was answered for as often as it is asked (stage_standing_answer.c) */
        Move move;       /* kind 0: nothing */
        uint32_t serial; /* of the match after the last of the answers: an undo goes below it */
        uint32_t idle;   /* the same of what was answered without asking: who goes back is asked */
    } once;

    struct {              /* what the person looks at and has turned to */
        DefId card;       /* large; the last one looked at */
        int picture;      /* and which of its pictures */
        PieceId piece;    /* .. of which piece, or NO_PIECE */
        uint32_t card_at; /* when it was pointed at last */
        CardHand hand;    /* it turns towards the pointer */
        DefId lit_by_log; /* the card a line of the log is about */
        int page, drawer, sort;
        bool log_keys;     /* the log was asked for by a key: the keys are in it as long as it stands there */
        uint32_t note;     /* Table.user_flags */
        uint8_t *pictures; /* how many each card has, by DefId */
        PieceCopy copy[PIECE_MAX];
        uint32_t copies_of;        /* the moment they were given out for, + 1 */
        DefId recalled[PIECE_MAX]; /* Table.recalled */
        uint32_t recalled_at;      /* the moment of the story they are of, + 1 */
    } look;

    struct {          /* a move that is shown and not played, a hint */
        Moves move;   /* n 0: none */
        Hand hand;    /* it as a gesture */
        PieceId onto; /* the piece it ends on, or NO_PIECE */
    } light;
};

/* stage.c */
/* It lies alone on its place: to drop something there is to drop it on p. */
bool light_fills(const Stage *st, PieceId p);
void light_begin(Stage *st); /* what is to be shown in this pass */
bool light_has(const Stage *st, PieceId p);
bool light_is_button(const Stage *st, Move m);
void light_places(Stage *st);
void light_mark(Stage *st, PieceId p);

/* stage_story.c */
void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m);
void tell_story(Stage *st);           /* follows the match, tells what is due, sends the sprites */
bool tell_can_again(const Stage *st); /* others did something since the own last choice, and it can be shown again */
uint32_t tell_moment(const Stage *st, int event); /* the moves before the one that made it, as these eyes count */
void tell_layout(Stage *st, float ms, PieceId lead, const Motion *lead_motion);

/* stage_show.c */
DefId show_def(const Stage *st, PieceId p); /* what the piece is looked at as */
Rect show_rect(const Stage *st, PieceId p); /* where it is drawn at this moment */
unsigned show_state(Stage *st, PieceId p);
bool show_bars(const Stage *st, PieceId p); /* the present choice is about such as p, but not about p */
void show_piece(Stage *st, PieceId p, unsigned state);
void show_targets(Stage *st);
void show_refusal(Stage *st);
/* A tip that says why not, and how to read the rule of that number ("": none). */
void show_why(Stage *st, Rect about, Rect avoid, const char *verdict, const char *text, const char *number);

/* stage_rails.c */
void show_large(Stage *st, PieceId p); /* as the large card, with the picture it has on the table */
void show_top(Stage *st);              /* the large card of Z, over everything */
void show_rails(Stage *st);            /* zoom and log where they have room */
void show_drawer(Stage *st);           /* those that slid over the table */

/* stage_hand.c */
int stage_places(const Stage *st);                    /* places of the game and slots of the board, by their ids */
Hand stage_hand(const Stage *st, const Moves *legal); /* that list in the hand, at the moment that is shown */
const char *stage_place_word(const Stage *st, PlaceId place);
const char *stage_place_label(const Stage *st, PlaceId place);
/* The legal move that choosing this slot with nothing in the hand plays; -1: none. */
int stage_slot_button(const Stage *st, PlaceId place);
void hand_list(Stage *st);  /* the legal list of this moment, and what follows from it */
void hand_touch(Stage *st); /* registers and draws the pieces, answers the pointer */
void hand_keys(Stage *st);
void hand_put_back(Stage *st);
bool hand_is_in(const Stage *st, PieceId p); /* the rules have put it there (MoveLook.in_hand) */
bool hand_is_full(const Stage *st);          /* a piece or a tool is in it, and waits for its target */
bool hand_commit(Stage *st, int index);      /* plays it, or lays pieces so for a start (stage_order.c) */
bool hand_play(Stage *st, int index);        /* index: of the legal list */
/* What choosing p without a target means: MoveLook.apart or not. */
void hand_meant(const Stage *st, PieceId p, bool apart, Picked *out);
const Why *stage_why(Stage *st, PieceId p); /* NULL: nothing to say */
/* Whose piece it is, when it is not of the seat that plays; else, or of nobody, NO_SEAT. */
int stage_other_owner(const Stage *st, PieceId p);
Move hand_question(const Stage *st, PieceId p); /* the move to ask about when p is not to be taken; kind 0: none */
void hand_why_there(Stage *st,
                    PlaceId place); /* a tip, if what is in the hand could be dropped on such a place but not here */
bool stage_target(const Stage *st, PlaceId place); /* what is in the hand means a move there */
bool stage_piece_is_target(const Stage *st, PieceId p);
/* Of the sort the piece in the hand is brought together with, but not with this one; the tip that says why. */
bool stage_bars_pair(const Stage *st, PieceId p);
bool stage_why_pair(Stage *st, PieceId p);
Rect stage_target_rect(const Stage *st, PlaceId place); /* what lights up for the place */
float common_area(Rect a, Rect b);
/* What the dragged card lies over most: a place or a piece that means a move. A piece under the pointer that a set could
 * be aimed at, but not this one, is what was meant, and no neighbour of it: false. */
bool target_under(const Stage *st, Rect card, float x, float y, PlaceId *place, PieceId *on);

/* stage_sets.c */
bool gather_open(const Stage *st);                 /* the present choice is one of several pieces */
bool gather_can(const Stage *st, PieceId p);       /* may be picked, or put back */
bool gather_bars(const Stage *st, PieceId p);      /* could be picked, but not with what is picked */
bool gather_has(const Stage *st, PieceId p);       /* is picked */
bool gather_is_target(const Stage *st, PieceId p); /* of what is picked, perhaps with more */
bool gather_hits(const Stage *st, PieceId p);      /* with exactly what is picked */
void gather_move(Stage *st, Move m);               /* picks what the move says */
int gather_ready(const Stage *st); /* index of the legal move that is gathered; -1: none yet, or several */
void gather_about(const Stage *st, Picked *out); /* other moves about the piece that was touched last */
void gather_clear(Stage *st);
void gather_keep(Stage *st);             /* after a move: what is still possible of it */
bool gather_click(Stage *st, PieceId p); /* false: no matter of gathering */
bool gather_drop(Stage *st, PieceId p, PlaceId place, PieceId on);
/* The move to ask "why not" about when p is not to be picked, or not to be laid on `on` (or NO_PIECE); kind 0: none. */
Move gather_question(const Stage *st, PieceId p, PieceId on);
/* The uppermost piece under x, y that a set with p could be aimed at, now or not; NO_PIECE: none. */
PieceId gather_aimed_at(const Stage *st, PieceId p, float x, float y);
void gather_refuse(Stage *st, PieceId p, float x, float y); /* says why p cannot be laid on what lies there */
bool gather_throws(const Stage *st, PieceId p);             /* taking hold of it takes all that is gathered */

bool tool_offers(const Stage *st, uint8_t kind); /* a tool on the table stands for moves of that kind */
int tool_move(const Stage *st,
              PieceId p); /* the legal move laying it on p means; -1: none, or no tool is in the hand */
void tools_touch(Stage *st);
void tools_top(Stage *st);

/* stage_order.c */
bool order_is(const Stage *st, Move m); /* it lays pieces in another order */
void order_take(Stage *st, Move m);     /* lays them so, from how they lie now, before these eyes */
int order_ready(const Stage *st);       /* index of the legal move that lays all as they lie now; -1: none is begun */
void order_clear(Stage *st);            /* all lie as before */
void order_keep(Stage *st, bool lists); /* lists: something may be chosen here */
const State *stage_shown(const Stage *st); /* the story's, or the table as it is being laid */

/* stage_focus.c */
void focus_follow(Stage *st);                      /* moves the keys to what is to be done next, if that has changed */
bool focus_avoids(const Stage *st, PlaceId place); /* a target that has a button to be gone to on purpose */

/* stage_prompt.c */
void prompt_draw(Stage *st);
bool prompt_asks_again(const Stage *st, Move m); /* before it is played */

/* stage_standing_answer.c */
bool once_words(const Stage *st, Move m, char *out, size_t n); /* false: no such button */
void once_begin(Stage *st, int index);
void once_go_on(Stage *st);

/* stage_toss.c */
void toss_begin(Stage *st);
bool toss_add(Stage *st, const Event *e, float ms); /* false: it rolls where it lies */
void toss_go(Stage *st);                            /* throws all that were added since toss_begin */
void toss_rest(Stage *st, PieceId p);               /* it lies where it came to rest */
void toss_stop(Stage *st);                          /* what was thrown lies at once, and no more is heard of it */
void toss_lay(Stage *st);                           /* puts what lies in the tray where it came to rest */
const Lying *toss_lies(const Stage *st, PieceId p); /* NULL: it lies where the layout has it */
void toss_hear(Stage *st);
void toss_tray(Stage *st, Rect was);    /* the layout has changed the tray: it does not jump */
float toss_tray_share(const Stage *st); /* how far it has become what it is, 0 to 1 */

/* stage_arrow.c */
void arrows_draw(Stage *st);

/* stage_pause.c */
#define PAUSE_KEY "O"                                                   /* of its switch */
bool pause_stops(const void *stage, const State *s);                    /* a StoryStop */
bool pause_halts(const void *stage, const State *s, const Event *next); /* a StoryHalt */
void pause_watch(Stage *st);                     /* goes on where nobody wants to wait any more */
const BoardPause *pause_held(const Stage *st);   /* the story waits there; or NULL */
const BoardPause *pause_switch(const Stage *st); /* whose switch is shown; or NULL */
bool pause_takes(Stage *st);                     /* this press is for a switch and ends no story */
void pause_skip(Stage *st);                      /* Space: it waits no more where that skips the rest */
void pause_go_on(Stage *st, bool rest);          /* rest: without waiting again until it is over */

/* stage_remark.c */
void remark_hear(Stage *st, const Event *e); /* told by the clock */
bool remark_holds(const Stage *st);          /* it has not been readable for long enough: no choice opens yet */
void remark_end(Stage *st);
void remark_draw(Stage *st);

#endif
