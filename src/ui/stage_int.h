/* SPDX-License-Identifier: MIT
 * What the files of the stage share and nobody else sees: stage.c (one pass), stage_tell.c (story and flights),
 * stage_hand.c (pointer and keys), stage_targets.c (where a piece may be laid), stage_gather.c (sets of pieces),
 * stage_tools.c (abilities), stage_prompt.c (the prompt bar), stage_show.c (pieces, zoom, drawers), stage_light.c (a move
 * that is shown and not played). */
#ifndef UI_STAGE_INT_H
#define UI_STAGE_INT_H
#include "ui/gesture.h"
#include "ui/log_panel.h"
#include "ui/stage.h"
#include "ui/story.h"

struct Stage {
    const Board *board;
    const Game *game;
    Story *story;
    LogPanel *log;
    Sprites sprite;
    BoardIn in;
    BoardLayout at;
    Table table;         /* of this pass */
    const StageUse *use; /* of this pass */
    StageSays says;      /* of this pass */
    Ui *ui;              /* of this pass */

    bool laid;     /* something was laid out before: changes glide */
    bool catch_up; /* the next pass tells everything at once */
    int eyes, near;

    Moves legal;     /* of this moment, n 0 when nobody may choose here */
    uint32_t serial; /* of the match, when legal was asked for */
    bool listed;     /* legal is of this serial */
    Hand hand;

    PieceId lifted; /* in the hand */
    PieceId held;   /* was in the hand when this pass began */
    bool dragging;
    float grab_x, grab_y; /* pointer inside the card, 0..1 */
    float mouse_x, mouse_y;
    int plan;          /* index into legal: what Enter plays; -1 none */
    bool sure;         /* the plan is asked about before it is played (MV_ASK, several) */
    Picked choice;     /* several moves under one drop */
    PlaceId why_place; /* something was dropped there, and why explains why it cannot stay */
    PieceId dropped;   /* the copy that was let go, until the rules have moved one */

    unsigned gathered; /* bits of Game.set: picked for a move about several pieces (stage_gather.c) */
    DefId aim;         /* its target, 0: not said yet */
    PieceId about;     /* touched last while gathering */
    uint8_t tool;      /* kind of the moves of the tool in the hand, 0: none (stage_tools.c) */
    bool tool_drags;
    float swing, thrown; /* speed of the pointer, and of the hand when it let go of what it threw, in pixels a ms */
    float swing_x, swing_y;
    uint32_t swung_at, rattled_at;
    Tool tool_held; /* as it lay when it was taken */
    bool throwing;  /* all that is gathered is in the hand, about to be thrown */

    PlaceId over;        /* under the pointer or the keys while something is in the hand, or NO_PLACE */
    bool still;          /* the pointer has not moved since the choice is open: it asks nothing */
    Told recent[RECENT]; /* told last, newest first */
    int nrecent;
    PieceId pointed;   /* under the pointer or the keys in this pass */
    PieceId asked_why; /* clicked although it does not lift */
    PieceId hushed;    /* the tip about it has ended, for something was pressed */
    bool was_asked;    /* in that press: a click had asked about it */
    PieceId refused;   /* whose reason is in why */
    uint32_t refused_serial;
    Why why;
    DefId zoomed;    /* last card looked at */
    int zoomed_copy; /* and which of its pictures */
    PieceCopy copy[PIECE_MAX];
    uint32_t copies_of; /* the moment they were given out for, + 1 */
    DefId lit_by_log;
    int page, drawer, sort;

    Moves lit; /* the move that is shown, n 0: none */
    Hand light;
    PieceId lit_onto; /* the piece it ends on, or NO_PIECE */
};

/* stage_tell.c */
void tell_pace(const void *stage, const Event *e, const Event *next, Motion *m);
void tell_story(Stage *st); /* follows the match, tells what is due, sends the sprites */
void tell_layout(Stage *st, float ms, PieceId lead, const Motion *lead_motion);

/* stage_gather.c */
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

/* stage_tools.c */
bool tool_offers(const Stage *st, uint8_t kind); /* a tool on the table stands for moves of that kind */
int tool_move(const Stage *st,
              PieceId p); /* the legal move laying it on p means; -1: none, or no tool is in the hand */
void tools_touch(Stage *st);
void tools_top(Stage *st);

/* stage_hand.c */
void hand_list(Stage *st);  /* the legal list of this moment, and what follows from it */
void hand_touch(Stage *st); /* registers and draws the pieces, answers the pointer */
void hand_keys(Stage *st);
void hand_put_back(Stage *st);
bool hand_commit(Stage *st, int index);
const Why *stage_why(Stage *st, PieceId p); /* NULL: nothing to say */
void hand_why_there(Stage *st,
                    PlaceId place); /* a tip, if what is in the hand could be dropped on such a place but not here */

/* stage_targets.c */
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

/* stage_light.c */
/* It lies alone on its place: to drop something there is to drop it on p. */
bool light_fills(const Stage *st, PieceId p);
void light_begin(Stage *st); /* what is to be shown in this pass */
bool light_has(const Stage *st, PieceId p);
bool light_is_button(const Stage *st, Move m);
void light_places(Stage *st);
void light_mark(Stage *st, PieceId p);

/* stage_prompt.c */
void prompt_draw(Stage *st);

/* stage_show.c */
DefId show_def(const Stage *st, PieceId p); /* what the piece is looked at as */
void show_large(Stage *st, PieceId p);      /* as the large card, with the picture it has on the table */
Rect show_rect(const Stage *st, PieceId p); /* where it is drawn at this moment */
unsigned show_state(Stage *st, PieceId p);
void show_piece(Stage *st, PieceId p, unsigned state);
void show_targets(Stage *st);
void show_refusal(Stage *st);
void show_top(Stage *st);    /* the large card of Z, over everything */
void show_rails(Stage *st);  /* zoom and log where they have room */
void show_drawer(Stage *st); /* those that slid over the table */

#endif
