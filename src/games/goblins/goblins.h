/* SPDX-License-Identifier: MIT
 * Goblin Ranks: a horde of 36 or 48 goblins grows on a grid without borders while its members hit, turn face up, drag,
 * swap and throw each other; each seat secretly rules one clan (docs/rules/goblins.md, GH). The state and the names of
 * everything in it, for the rules, the board and the scenario words of this game. */
#ifndef GAMES_GOBLINS_GOBLINS_H
#define GAMES_GOBLINS_GOBLINS_H
#include "core/game.h"
#include "games/goblins/goblins_grid.h"

enum { GOBLINS_SEATS = 4, GOBLINS_HAND = 4 };

typedef enum { CLAN_RUBY, CLAN_EMERALD, CLAN_SAPPHIRE, CLAN_AMBER, CLAN_COUNT } Clan; /* GH 1.1 */
typedef enum { /* the twelve characters of a clan, GH 1.2 */
               ROLE_FLAGBEARER,
               ROLE_KEG,
               ROLE_BRUISER,
               ROLE_PIPER,
               ROLE_STONEFOOT,
               ROLE_HERBALIST,
               ROLE_TACTICIAN,
               ROLE_MARSHAL,
               ROLE_APPRENTICE,
               ROLE_WRECKER,
               ROLE_CHARMER,
               ROLE_DOUBLES,
               ROLE_COUNT,
} Role;

enum {                                                   /* rows of Game.def: every goblin is one of a kind */
       DEF_GOBLIN = 1,                                   /* + clan * ROLE_COUNT + role */
       DEF_CROWN = DEF_GOBLIN + CLAN_COUNT * ROLE_COUNT, /* + clan */
       GOBLINS_DEFS = DEF_CROWN + CLAN_COUNT,
};

/* The cells are places of their own, so that a goblin lies in one, is dropped on one and is named by one in a move.
 * Cell `row * 16 + column % 16` (goblins_grid.h) is place PLACE_CELL + that; its word is the letter of the row and two
 * digits, "b07". The first row is line `goblins_first_line`; column 0 is where the Flagbearers began, column -1 is
 * called 15: goblins_column says which column a cell belongs to at the moment. */
typedef enum { GROUP_CELL, GROUP_HAND, GROUP_CROWN, GROUP_DECK, GROUP_AIR, GROUP_ASIDE, GROUP_BOX } GoblinsGroup;
enum {
    PLACE_CELL, /* + cell; at most one goblin. Face down: Piece.face has FACE_DOWN and no seat knows it */
    PLACE_HAND = PLACE_CELL + GRID_CELLS,     /* + seat */
    PLACE_CROWN = PLACE_HAND + GOBLINS_SEATS, /* + seat: its secret clan */
    PLACE_DECK = PLACE_CROWN + GOBLINS_SEATS, /* face down, top first */
    PLACE_AIR,                                /* a goblin lifted, pushed out or about to be thrown */
    PLACE_ASIDE,                              /* two seats: the Crown of the neutral clan */
    PLACE_BOX,                                /* the clan that does not play, its Crown too */
    GOBLINS_PLACES,
};

enum {              /* State.phase */
       PHASE_PLACE, /* the seat to act plays a goblin */
       PHASE_POWER, /* a frame waits: a power is used, or a goblin must be placed again */
       PHASE_OVER,
       GOBLINS_PHASES,
};

enum { /* Move.kind; b and every other cell is a place */
       /* a: def in the hand; b: cell. On an occupied cell, the Wrecker throws the goblin there (GH-19.2). */
       MOVE_PLACE = 1,
       MOVE_THROW,      /* a: PLACE_AIR; b: cell (D3) */
       MOVE_DOWN,       /* a: cell (D4, D5, D16 with fireball) */
       MOVE_LIFT,       /* a: cell (D6, D8, D17, D19); for the Tactician the first of the pair (D11) */
       MOVE_LAY,        /* a: PLACE_AIR; b: cell (D7, D9, D15, D18, D20) */
       MOVE_RAISE,      /* a: cell (D10, D16) */
       MOVE_SWAP,       /* a: cell of the first; b: of the second (D12) */
       MOVE_SLIDE_UP,   /* a: cell of the topmost goblin of the column (D13, D14) */
       MOVE_SLIDE_DOWN, /* the same */
       MOVE_ENOUGH,     /* decline, or stop after the first of two */
       GOBLINS_MOVES,
};

/* A power that waits for a choice is the top frame. op: its character; arg: the acting goblin's cell and the clan it had
 * when the power began (GH-8.6), see frame_cell and frame_clan; n: the cell from which the goblin in the air was lifted or
 * pushed; src: the goblin moved first (Piper, Charmer) or chosen first (Tactician). */
enum { /* Frame.op and what its steps are */
       FRAME_NONE,
       FRAME_WRECKER,    /* 0: throw */
       FRAME_BRUISER,    /* 0, 1: down */
       FRAME_PIPER,      /* 0, 2: lift; 1, 3: lay */
       FRAME_HERBALIST,  /* 0: raise */
       FRAME_TACTICIAN,  /* 0: lift; 1: swap */
       FRAME_MARSHAL,    /* 0: slide; 1: lay */
       FRAME_APPRENTICE, /* 0: raise, or with fireball down */
       FRAME_CHARMER,    /* as the Piper */
       GOBLINS_FRAMES,
};
enum { LIFT_FIRST, LAY_FIRST, LIFT_SECOND, LAY_SECOND };

enum {                    /* Event.kind; changes of the table itself use generic events. `to`: the cell concerned */
       EV_TURN = EV_GAME, /* seat; n: number of the turn */
       EV_PLACED,         /* seat; def; to; n: line */
       EV_REPLACED,       /* seat; def: the Wrecker; why: the goblin it replaced; to */
       EV_THROWN,         /* seat; def; to; n: line */
       EV_LINE_OPENED,    /* n: line (two seats) */
       EV_EXTENT,         /* n: smallest, other: largest column (an int16_t) */
       EV_OFFERED,        /* seat; def: acting goblin; to */
       EV_SKIPPED,        /* seat; def: acting goblin whose power has no target; to */
       EV_DECLINED,       /* seat; def: acting goblin */
       EV_STOPPED,        /* seat; def: acting goblin: a second use was possible */
       EV_DOWNED,         /* def; why: the goblin that did it; to */
       EV_BURST,          /* def: the Keg Runner; to */
       EV_RESISTED,       /* def: the Stonefoot; to */
       EV_RAISED,         /* seat; def; why: the goblin that did it; to */
       EV_LIFTED,         /* seat; def (0: face down); from: its cell */
       EV_MOVED,          /* seat; def (0: face down); why: the goblin that did it; from, to; n: line */
       EV_SWAPPED,        /* seat; def, why: the two (why 0: face down); from, to: old and new cell of def */
       EV_SLID,           /* seat; why: the Marshal; n: -1 up, 1 down; to: a cell of the column; other: its number */
       EV_PUSHED,         /* def (0: face down); from: its cell */
       EV_DREW,           /* seat; def, seen by that seat only; n: left in the deck */
       EV_DECK_EMPTY,
       EV_OVER,
       EV_CROWN,   /* seat; def: its Crown */
       EV_NEUTRAL, /* def: the Crown put aside */
       EV_LINE,    /* n: line; other: strengths, four bits a clan, Ruby's lowest */
       EV_HELD,    /* n: points; other: line; def: Crown of the clan that holds it alone */
       EV_TIED,    /* n: line; def: Crown of a clan that gets one point */
       EV_NOBODY,  /* n: line without a goblin face up */
       EV_SCORE,   /* seat; n: points */
       EV_WINNER,  /* seat */
       GOBLINS_EVENTS_END,
};

enum { OPT_EXCLUDED, OPT_FIRST, OPT_CARRIERS, OPT_APPRENTICE, OPT_COHESION, OPT_TIEBREAK, OPT_MEMORY, GOBLINS_OPTIONS };
enum { CARRIERS_TWO, CARRIERS_THREE };
enum { APPRENTICE_REKINDLE, APPRENTICE_FIREBALL };
enum { COHESION_WHOLE, COHESION_NEIGHBOUR };
enum { TIEBREAK_SHARED, TIEBREAK_STANDING };
enum { MEMORY_BACKS, MEMORY_REMINDER };

enum { FACE_DOWN = 1 }; /* Piece.face */

/* The horde as bits, by public information: a face-down goblin is only in PLANE_TAKEN. Derived from the pieces and kept
 * with them by goblins_horde.c; bytes, because a word would not have the same offset everywhere. */
typedef enum {
    PLANE_TAKEN,
    PLANE_UP,
    PLANE_STONE,
    PLANE_KEG,
    PLANE_DOUBLES,
    PLANE_FLAG,
    PLANE_CLAN, /* + clan */
    PLANE_COUNT = PLANE_CLAN + CLAN_COUNT,
} PlaneName;
typedef struct {
    uint8_t byte[8];
} Plane;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct {
    State s; /* round: number of the turn, from 1 */
    Plane plane[PLANE_COUNT];
    uint8_t favour[CLAN_COUNT]; /* favour of each clan when the turn began (goblins_hidden.c) */
    /* Public evidence of the moves of a seat for each clan; above 0: helped it more than the others. In 16ths of a
     * doubling of the odds that the seat rules it (goblins_hidden.c). */
    int8_t evidence[GOBLINS_SEATS][CLAN_COUNT];
    int8_t west;   /* smallest column in use, a label only; shifted by 16 before it leaves its range */
    uint8_t open;  /* bit per row that is a line of the horde (GH-5) */
    uint8_t first; /* seat of the first turn */
    uint8_t spare;
} Goblins;
#pragma GCC diagnostic pop

static inline const Goblins *goblins_of(const State *s)
{
    return (const Goblins *)s;
}
static inline Goblins *goblins_mut(State *s)
{
    return (Goblins *)s;
}
extern const Game goblins_game;
extern const char *const goblins_clan_name[CLAN_COUNT]; /* "Ruby" */
extern const char *const goblins_role_name[ROLE_COUNT]; /* "Keg Runner" */

static inline bool goblins_is_goblin(DefId def)
{
    return def >= DEF_GOBLIN && def < DEF_CROWN;
}
static inline Clan goblins_clan(DefId def) /* of a goblin or a Crown */
{
    return def >= DEF_CROWN ? (Clan)(def - DEF_CROWN) : (Clan)((def - DEF_GOBLIN) / ROLE_COUNT);
}
static inline Role goblins_role(DefId def)
{
    return (Role)((def - DEF_GOBLIN) % ROLE_COUNT);
}
static inline DefId goblins_def(Clan clan, Role role)
{
    return (DefId)(DEF_GOBLIN + (int)clan * ROLE_COUNT + (int)role);
}
static inline int frame_cell(const Frame *f)
{
    return f->arg & (GRID_CELLS - 1);
}
static inline Clan frame_clan(const Frame *f)
{
    return (Clan)(f->arg >> 8 & (CLAN_COUNT - 1));
}

/* ---- what the rules can be asked (goblins_queries.c): screens, opponents and scenario words use these ---------- */
Cells goblins_plane(const State *s, PlaneName name);
static inline PieceId goblins_at(const State *s, int cell) /* NO_PIECE: empty */
{
    return s->head[PLACE_CELL + cell].first;
}
int goblins_lines(const State *s);      /* lines of the finished horde: 3 or 4 (GH-1.5) */
int goblins_first_line(const State *s); /* number of row 0; rows beyond those in use may follow */
/* Returns the name of a row of the grid. If a third line opens above or below the two Flagbearers, numbers would begin
 * with 0 or change: then "the top line", "the upper line", "the lower line" and "the bottom line", else "line 2". */
const char *goblins_line_name(const State *s, int row);
const char *goblins_line_title(const State *s, int row); /* "Upper line", "Line 2": for heads and tables */
int goblins_all(const State *s);                         /* goblins in the game: 36 or 48 */
int goblins_carriers(const State *s);                    /* Flagbearers in the horde at the start */
Extent goblins_extent(const State *s);
int goblins_column(const State *s, int cell);           /* its column as players count it, see grid_column */
int goblins_cell(const State *s, int line, int column); /* -1: out of reach now */
Cells goblins_allowed(const State *s);                  /* the rows in which goblins may lie (GH-5.1 to GH-5.3) */
Cells goblins_legal_cells(const State *s);              /* GH-4.1 */
unsigned goblins_clans(const State *s);                 /* bit per clan in play */
Clan goblins_crown(const State *s, int seat);           /* CLAN_COUNT where s is a view that hides it */
Clan goblins_neutral(const State *s);                   /* CLAN_COUNT: none, or hidden */
int goblins_turns(const State *s);                      /* turns of the whole game */
int goblins_turns_left(const State *s, int seat);       /* turns left, with the present one */

/* goblins_score.c: scoring as if the game ended now (GH-24). row: of the grid, see goblins_first_line. */
int goblins_strength(const State *s, int row, Clan clan);
int goblins_line_points(const State *s, int row, Clan clan, bool *flag); /* flag: one of them is the Flagbearer's */
int goblins_points(const State *s, Clan clan);
int goblins_alone(const State *s, Clan clan);       /* number of lines held alone */
int goblins_standing_of(const State *s, Clan clan); /* strength over all lines */
/* Ranks the seats by the Crowns in s, which must be known; 1 is best. */
void goblins_ranks(const State *s, uint8_t rank[SEAT_MAX]);
unsigned goblins_winners(const State *s);

#endif
