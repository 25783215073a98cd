/* SPDX-License-Identifier: MIT
 * A board: how one game looks. The stage (ui/stage.h) knows how any game is played on a screen, the board where its
 * pieces lie, what they look like and what is written around them. A board draws and says; it decides nothing. */
#ifndef UI_BOARD_H
#define UI_BOARD_H
#include "base/buf.h"
#include "core/match.h"
#include "gfx/card.h"
#include "ui/board_ask.h"
#include "ui/board_hall.h"
#include "ui/board_score.h"
#include "ui/board_table.h"
#include "ui/board_team.h"
#include "ui/board_tell.h"
#include "ui/copies.h"
#include "ui/example.h"
#include "ui/gesture.h"
#include "ui/setup_rows.h"

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

typedef struct {                                /* where the game stands: step and round */
    const char *step[4];                        /* of a round, or of the end */
    int nsteps, now;                            /* now: the present step; nsteps: none */
    char round[SENTENCE_MAX], of[SENTENCE_MAX]; /* "Round 6", "of 11" */
    char moment[SENTENCE_MAX];                  /* both within a sentence: "round 6 of 11" */
} TopWords;

typedef struct {       /* a row of filters in the gallery: cards with one of these signs, or with it as their emblem */
    const char *label; /* "Faction" */
    const char *const *sign, *const *name; /* "keg", and its name: "Keg Runner" */
    int n;
    bool alone; /* cards chosen here are shown in addition to those of other rows, not only where the rows agree */
} SignGroup;

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
