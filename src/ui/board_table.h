/* SPDX-License-Identifier: MIT
 * The table as a board may see it while it is drawn, and the abilities that are held there like pieces. */
#ifndef UI_BOARD_TABLE_H
#define UI_BOARD_TABLE_H
#include "core/game.h"
#include "gfx/gfx.h"
#include "ui/board_pause.h"
#include "ui/copies.h"
#include "ui/layout.h"
#include "ui/sprites.h"
#include "ui/ui.h"

typedef struct { /* an event of the story and when it was shown */
    Event e;
    uint32_t at;
} PastEvent;
enum { RECENT = 40, BOARD_EVENT_MEMORY = 768 /* bytes */ };

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

/* Draws a tool that is a row, as the stage does; CARD_LIT in state: it can be used. */
void tool_row(Table *t, const Tool *tool, Rect r, unsigned state);

#endif
