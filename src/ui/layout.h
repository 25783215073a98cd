/* SPDX-License-Identifier: MIT
 * Layout of a table: a board's input and output, and the few shapes all boards are laid out with.
 *
 * A layout is a pure function of (state as the mirror shows it, viewer, logical size, text scale): no SDL, no drawing,
 * no memory between calls, so it is tested for every size without a window. Sizes are logical pixels (gfx/gfx.h). */
#ifndef UI_LAYOUT_H
#define UI_LAYOUT_H
#include "base/rect.h"
#include "core/game.h"

/* What lies over the table: the log, the large card, or the board's own list. */
enum { DRAWER_NONE, DRAWER_LOG, DRAWER_ZOOM, DRAWER_LIST };

typedef struct {
    const Game *game;
    const State *s;           /* pieces and the game's fields as shown */
    int eyes;                 /* the viewer, whose secrets may show; NO_SEAT: a bystander */
    int near;                 /* whose cards lie at the bottom; a seat */
    int asked;                /* seat whose choice is open to the pointer now, or NO_SEAT */
    float w, h, text;         /* logical size, text scale 1..2 */
    unsigned gathered;        /* bits of Game.set that are picked for a move about several pieces */
    DefId aim;                /* its target, or 0 */
    int page;                 /* of a list that does not fit at once, from 0 */
    int sort;                 /* the board's own orders of a hand, 0 the usual */
    int drawer;               /* DRAWER_... */
    const void *event_memory; /* memory of BoardTell.on_event, or NULL */
} BoardIn;

enum { BOARD_PANELS = 64 };

typedef struct {
    Rect r;     /* empty: nowhere on this screen */
    Rect hit;   /* where the pointer reaches it; a row of a list is larger than its card */
    uint8_t z;  /* higher lies on top */
    bool shown; /* false: not drawn, flights begin and end at r (inside a pile) */
    bool lies;  /* in the tray, at r, or wherever in there it came to rest when it was thrown */
    Rect also;  /* a second place where the pointer reaches it; empty: none */
    Rect left;  /* where in the tray it lay before it was lifted; empty: it lies there, or that is not known */
    bool stays; /* held up by a seat: drawn a little above its last place; r if that is not known */
} Spot;

typedef struct {
    Rect strap;               /* the column of round buttons at the lower right */
    Rect seat[SEAT_MAX];      /* each seat's portrait with its words (ui/seats.h); empty: nowhere */
    Rect felt;                /* the table: the whole window */
    Rect prompt;              /* the line in which the ribbon is centred, as wide as the ribbon may become */
    Rect log;                 /* the open log, in its drawer; empty: shut */
    Rect drawer;              /* empty: shut */
    Rect tray;                /* where dice roll; empty: nowhere */
    Rect place[PLACE_MAX];    /* where pieces may be dropped, then the slots of the board; empty: nowhere */
    Rect light[PLACE_MAX];    /* highlight of a place; empty: the whole place */
    Rect panel[BOARD_PANELS]; /* the board's own panels */
    Spot piece[PIECE_MAX];
} BoardLayout;

static inline bool rect_is_empty(Rect r)
{
    return r.w <= 0 || r.h <= 0;
}
static inline Rect rect_center(Rect outer, float w, float h)
{
    return rect(outer.x + (outer.w - w) / 2, outer.y + (outer.h - h) / 2, w, h);
}
/* Returns r with width and height at least 0, whatever the window. */
Rect rect_safe(Rect r);
/* Returns the room of one line of text: its size times T. */
static inline float line_of(const BoardIn *in, float px)
{
    return px * in->text;
}
/* Begins the layout of a table: empties everything but the strap at the lower right with its `studs` round
 * buttons, the felt, which is the whole window, and the log if that is open. */
void layout_stage(const BoardIn *in, BoardLayout *out, int studs);
/* Returns the height of the ribbon, and the width of the strap with its distance from the right edge. */
float layout_ribbon(float text);
/* Returns the height of a seat (SEAT_COLUMN of ui/seats.h) whose portrait has that diameter. */
float layout_seat_column(float diameter, float text);
enum { STRAP_ROOM = 66, STUD = 40, STUD_GAP = 7, STUDS = 4 /* hint, log, rules, menu; a table may have one more */ };
/* Returns round button i of the strap, from above; of the STUDS that every table has, below the table's own. */
Rect layout_stud(Rect strap, int i);
Rect layout_shared_stud(Rect strap, int i);
void layout_put(BoardLayout *out, PieceId p, Rect r, int z, bool shown);
/* The same; hit: where the pointer reaches it, larger than the piece. */
void layout_put_in(BoardLayout *out, PieceId p, Rect r, Rect hit, int z, bool shown);
/* Returns how much of the width of a piece the pieces of its place leave to see that lie over it from the right, in one
 * row with it; its whole width if none does. */
float layout_shows(const State *s, const BoardLayout *at, PieceId p);
/* How pieces that do not show are put away. */
typedef struct {
    int seats;  /* the panel of seat 0; those of the others follow */
    float tall; /* height of a piece for a width of 1 */
    Rect near;  /* where the near seat's pieces go if it has no panel; empty: above the window */
} LayoutHome;

/* Puts every piece, invisible, where it comes from and goes to: into the panel of its seat, or above the window. A board
 * calls it once its panels of seats lie, and then puts the pieces that show. */
void layout_put_hidden(const BoardIn *in, BoardLayout *out, LayoutHome home);
/* Puts every piece of a place there, invisible: a deck that is a panel and not a place on the table. */
void layout_put_hidden_at(const BoardIn *in, BoardLayout *out, PlaceId at, Rect r);
/* Returns rectangle i of n of size w x h laid from the left inside `area`, `gap` apart; they overlap if they must. */
Rect layout_fan(Rect area, int i, int n, float w, float h, float gap);
/* Returns cell i of a grid with `columns` columns, centred in the width of `area`, from its top. */
Rect layout_grid(Rect area, int i, int columns, float w, float h, float gap_x, float gap_y);

#endif
