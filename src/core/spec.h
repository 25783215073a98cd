/* SPDX-License-Identifier: MIT
 * The rows of a game's tables: what its moves, places, pieces, events, options and fields are called and how they behave.
 * Words stand in journals and are never renamed; labels are read by players. */
#ifndef CORE_SPEC_H
#define CORE_SPEC_H
#include "core/state.h"

/* The type of a move's argument: how it is written, and what it refers to on the screen. */
typedef enum {
    ARG_NONE,
    ARG_PIECE, /* PieceId; text "word#id", "?#id" of a piece that the moving seat does not see */
    ARG_DEF,   /* DefId: any piece of that def in the places MoveSpec.from (copies are interchangeable); its word */
    ARG_PLACE, /* PlaceId; its word */
    ARG_SEAT,  /* seat, from 0 */
    ARG_NUM,   /* a plain number, may be negative (stored as uint16_t of an int16_t) */
    ARG_SET,   /* several pieces, one bit for each row of Game.set; their letters, "wrd", or "-" for none */
    /* A permutation of what lies in Game.norder places (core/order.h): for each the place it comes from, "213". */
    ARG_ORDER,
} Arg;

typedef enum {
    BY_BUTTON, /* stands in the action bar */
    BY_PICK,   /* click a; dragging a onto MoveSpec.onto does the same */
    BY_DRAG,   /* a onto b; click a, click b does the same */
} Gesture;

enum {
    MV_ASK = 1,  /* final and seen by others: the screen asks for confirmation */
    MV_AUTO = 2, /* played by the match itself when it is the only legal move */
    MV_PASS = 4, /* declines: stop, done, pass */
};

typedef struct {
    const char *word;  /* in journals; never renamed once shipped */
    const char *label; /* "Take {a}": button, prompt, tooltip */
    const char *rule;  /* "HO-6.2" */
    uint8_t arg[3];    /* Arg of a, b and c */
    uint8_t gesture;   /* a Gesture */
    uint8_t flags;     /* MV_... */
    uint8_t spare;
    uint32_t from; /* bit per PlaceSpec.group where the piece named by a lies */
    uint32_t onto; /* bit per group where it may be dropped (BY_PICK) or where b lies (BY_DRAG) */
} MoveSpec;

/* A bit of an ARG_SET: the piece of that def that is the choosing seat's own, or nobody's. */
typedef struct {
    char letter; /* in journals; never changed once shipped */
    DefId def;
} SetSpec;
enum { SET_MAX = 16 };

typedef struct {
    const char *word, *label;
    uint8_t sight;  /* a Sight */
    uint8_t seat;   /* its owner, or NO_SEAT */
    uint8_t group;  /* the game's own enum 0..31: all hordes, all fronts ... */
    uint32_t pools; /* pools of pieces that may lie there, one bit each; 0: any */
    uint8_t most;   /* pieces there at a time; 0: any number */
} PlaceSpec;

typedef struct {
    const char *word;
    const char *label; /* log line: "{seat} takes {card}"; NULL: not in the log. Marks: core/text.h */
    const char *rule;  /* may be NULL */
} EventSpec;

typedef struct {
    const char *word; /* journals, positions, the art file; never renamed once shipped */
    const char *name; /* "Water Ooze" */
    const char *text; /* rule text printed on it, generated or NULL */
    uint8_t pool;     /* which pieces it can be mistaken for, below POOL_MAX */
    uint8_t copies;   /* copies in a full set; the setup decides how many are used */
} DefSpec;

/* A counter of pieces (Piece.num). */
typedef struct {
    const char *word; /* in positions; never renamed once shipped */
    const char *label;
    int8_t min, max; /* limits in positions from outside */
} NumSpec;

/* A deck that players may bring: how many of each of the first DECK_DEFS defs. Without one the options decide what is
 * played. */
typedef struct {
    const char *word; /* "deck-0"; in journals and positions, never renamed once shipped */
    const char *label;
} DeckSpec;

typedef struct {
    const char *word, *label, *help;
    const char *const *choice; /* words */
    const char *const *choice_label;
    uint8_t nchoices, preset;
} OptionSpec;

/* A field of a game's own state, for positions in JSON: written, read, range-checked in one place. */
typedef enum { FIELD_U8, FIELD_I8, FIELD_U16, FIELD_SEAT, FIELD_DEF, FIELD_PLACE, FIELD_PIECE, FIELD_U32 } FieldKind;
enum { PER_SEAT = 0 };
/* Who may see a value: everybody; of a PER_SEAT field, only the seat it is about; only the rules. */
typedef enum { FIELD_PUBLIC, FIELD_OF_SEAT, FIELD_OF_NOBODY } FieldSecret;
typedef struct {
    const char *word;
    uint8_t kind;     /* a FieldKind; a seat, def, place or piece may be null; a piece is "place:index" */
    uint8_t count;    /* 1: a value; more: an array; PER_SEAT: an array of nseats */
    int32_t min, max; /* of numbers */
    size_t offset;    /* in the game's state struct */
    uint8_t secret;   /* a FieldSecret; views have field_blank where their seat may not know the value */
} FieldSpec;

/* A style of play that an opponent of any level can have: a taste, not a strength. */
typedef struct {
    const char *word;  /* in journals; never renamed once shipped */
    const char *name;  /* name of the opponent with that character */
    const char *blurb; /* one sentence about it */
} Character;
enum { CHARACTER_MAX = 9, PLAYER_CHARACTER = 10 };

/* A medal, earned in a finished game. */
typedef struct {
    const char *word; /* in files; never renamed once shipped */
    const char *name, *text;
    uint8_t levels;         /* number of its degrees, 1 or more */
    uint8_t option, choice; /* needs this choice of that row of Game.option; choice 0: any game */
} MedalSpec;
enum { MEDAL_MAX = 13, MEDAL_LEVELS = 3 };

#endif
