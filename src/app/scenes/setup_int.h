/* SPDX-License-Identifier: MIT
 * Shared by the files of the set-up screen. */
#ifndef APP_SCENES_SETUP_INT_H
#define APP_SCENES_SETUP_INT_H
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "boards/boards.h"

typedef struct SetupOwn SetupOwn;

typedef struct {
    const Game *g;
    SetupOwn *own;           /* custom decks among the tiles (setup_tiles.c), or NULL */
    Setup cfg, came;         /* came: as opened or last remembered */
    bool changed;            /* something is remembered but not saved yet */
    uint8_t place[SEAT_MAX]; /* of each chair, around the table from the own one at 0 */
    char seed[24];           /* digits as typed; "": random */
    const SetupRows *rows;   /* rows of tiles, or NULL: chairs and options as a list */
    int second;              /* option that made the last game easy and can now be standard; -1: none */
    uint8_t easy;            /* the choice of `second` in that game */
    bool list;               /* the house rules are open */
    uint32_t since;          /* ui_now when they were called */
    uint16_t told;           /* whose sentence stands there (setup_scroll.c) */
    bool tells;              /* because it was pointed at */
    uint8_t first
        [OPTION_MAX]; /* what First game brings among pictures: the lesson's, until one was finished, or the presets */
    uint8_t offered[OPTION_MAX]; /* the rules that count as unchanged: as printed, or those of the first game */
    Setup before,
        after; /* around the last change of all rules or pictures at once, which can be undone while nothing else
                        changes */
    bool begins_chair;  /* the chair has just been opened by keys, which go on in it */
    bool learns;        /* asks which lesson */
    uint8_t build;      /* 1 + the seat whose deck to build on the deck screen; 0: none */
    uint8_t open, pick; /* 1 + the chair, the row of pictures that is open; 0: none */
    uint16_t large;     /* 1 + the tile that is shown large (setup_look); 0: none */
    struct {            /* what the press that is held now has closed by landing beside it */
        uint8_t open, pick;
        bool list;
    } shut;
} SetupScene;

/* Closes the open list or chair. A press beside it that closes it also acts on the button it hits, except that it does not
 * open the same list again. */
void setup_shut(SetupScene *s, Ui *ui);
/* True if the held press has closed a list that dims the room: then it neither deals nor leaves the room. */
bool setup_from_under_veil(const SetupScene *s);

void setup_repair(const Game *g, Setup *cfg);
/* setup_table.c: the table with its chairs and the choice on its felt; for a game without tiles. */
void setup_table(SetupScene *s, App *app, Ui *ui);
void setup_strap(SetupScene *s, App *app, Ui *ui);
void setup_doors(SetupScene *s, Ui *ui, float until); /* until: x where there is something else */
/* Returns where the face at that place is; taken: somebody sits there. */
Rect setup_face(const SetupScene *s, const Gfx *g, int place, bool taken);
/* setup_seats.c: returns where the face of a taken chair is, at a table or on a wall. */
Rect setup_chair_face(const SetupScene *s, const Gfx *g, int chair);
/* Returns the chair at whose face the pointer is; NO_SEAT: none. */
int setup_chair_under(const SetupScene *s, Ui *ui);
void setup_draw_face(const SetupScene *s, Gfx *g, int chair, Rect face, bool lit);
typedef struct {
    Touch touch;
    Rect drawn;                       /* where its face is now */
    char id[24], label[SENTENCE_MAX]; /* "seat-1", "Krall, easy" */
} Chair;
/* Registers a taken chair as a button that can be dragged. */
Chair setup_touch_chair(const SetupScene *s, Ui *ui, int chair, Rect face);
/* Does what was done with it: changes places with the chair it was dropped on (under, or NO_SEAT), opens it, empties it. */
void setup_use_chair(SetupScene *s, Ui *ui, int chair, const Chair *c, int under);
/* Returns the choice on the felt and the number of its option; NULL: the game has none. */
const BoardSetup *setup_choice(const SetupScene *s, int *option);
bool setup_on_felt(const SetupScene *s, int option); /* true if its present choice is shown there */

/* setup_seats.c: who sits where. */
void setup_place_chairs(SetupScene *s);         /* after opening */
int setup_at(const SetupScene *s, int place);   /* NO_SEAT: the chair is empty */
void setup_seat(SetupScene *s, int place);      /* seats an opponent there */
void setup_leave(SetupScene *s, int chair);     /* empties it */
void setup_close_up(SetupScene *s, int chair);  /* takes it away, whatever is left */
void setup_make_room(SetupScene *s, int chair); /* puts an empty one there */
int setup_usual_level(const SetupScene *s);     /* of the opponents who sit already */
void setup_change_chairs(SetupScene *s, int a, int b);
void setup_shuffle(SetupScene *s);
void setup_sit(SetupScene *s, int seats);                    /* sets the number of chairs; new ones get persons */
const char *setup_face_words(const SetupScene *s, int face); /* a sentence about it */
void setup_open(SetupScene *s, Ui *ui, int chair);
void setup_chair(SetupScene *s, App *app, Ui *ui, Rect face); /* draws the open chair beside its face */

void setup_call_rules(SetupScene *s, Ui *ui); /* setup_scroll.c */
void setup_scroll_rules(SetupScene *s, Ui *ui);
void setup_tell_tile(SetupScene *s, const SetupRow *row, int tile); /* a tile of the house rules is pointed at */

/* setup_rules.c */
const char *setup_begin_words(const SetupScene *s);
void setup_deal(SetupScene *s, App *app);
bool setup_listed(const SetupScene *s,
                  int option);                    /* true if the scroll lists the option, because no pictures show it */
void setup_find_offered(SetupScene *s, App *app); /* after opening */
/* Counts changed rules that neither the tiles of the first page nor the felt show. */
int setup_changed_rules(const SetupScene *s);
bool setup_differs(const SetupScene *s); /* true if a rule of the scroll differs from the printed ones */
void setup_as_printed(SetupScene *s);
void setup_change_all(SetupScene *s, const Setup *to);
bool setup_may_undo(const SetupScene *s);
void setup_undo(SetupScene *s);
/* Writes a sentence of Game.setup_fault without its rule number, which only the rule book shows. */
void setup_fault_words(const char *fault, char *out, size_t n);
const char *setup_name(const Setup *cfg, int i); /* typed name, or a usual one */

/* setup_pictures.c: finds rows, the chosen tile of a row (-1: none), and chooses tiles. */
bool setup_row_applies(const SetupScene *s, const SetupRow *row);
int setup_tile_chosen(const SetupScene *s, const SetupRow *row);
bool setup_tile_on(const SetupScene *s, const SetupRow *row, int i); /* true if chosen, alone or with others */
/* Returns the choice that adds this tile to the chosen ones, or removes it; -1: none. */
int setup_tile_mixed(const SetupScene *s, const SetupRow *row, int i);
void setup_tile_choose(SetupScene *s, const SetupRow *row, int i);
const char *setup_tile_title(const SetupScene *s, const SetupRow *row, int i);
/* True if the tiles offer all choices of the option; *shown: they show the current one. */
bool setup_in_pictures(const SetupScene *s, int option, bool *shown);
/* True if the ally plays a custom deck instead of the deck of a tile. */
bool setup_brought(const SetupScene *s, const SetupRow *row);
void setup_first_game(SetupScene *s); /* keeps the players */
bool setup_is_first_game(const SetupScene *s);
/* Draws the tiles of the open row, else those of the house rules; returns their height. draw false: only measures. */
float setup_tiles(SetupScene *s, Ui *ui, Rect r, bool draw);
/* Measures the wins with and without the option's choice in cfg; false: not measured. */
bool setup_weight(const SetupScene *s, const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without);
/* setup_tiles.c: custom decks are the last tiles of an ally's row. setup_own_chosen: the tile of the deck it plays, -1:
 * none. */
void setup_own_open(SetupScene *s);
void setup_own_close(SetupScene *s);
int setup_own_chosen(const SetupScene *s, const SetupRow *row);
void setup_own_choose(SetupScene *s, const SetupRow *row, int i);
/* Writes a note beside the castles if a deck is built for another castle; false: none. */
bool setup_own_note(const SetupScene *s, const SetupRow *castles, char *out, size_t n);
/* setup_tiles.c: draws one tile; most: the tallest words in its row. True: it was chosen. */
enum { TILE_PAD = 10 };
float setup_tile_words(const SetupScene *s, Ui *ui, const SetupRow *row, int i, float width);
bool setup_tile(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, float most);
/* setup_tiles.c: a choice as its whole card, without its numbers. setup_card: true if it was chosen. */
bool setup_card(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r);
/* Writes what a tile of the house rules does, with its measured effect, or why it cannot be chosen; "": nothing. */
void setup_tile_about(const SetupScene *s, const SetupRow *row, int i, char out[SENTENCE_MAX]);
void setup_draw_card(SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, bool lit);
/* Tells of a tile that is pointed at in r; never over `avoid`. more: a last line, or NULL. */
void setup_card_tip(const SetupScene *s, Ui *ui, const SetupRow *row, int i, Rect r, Rect avoid, const char *more);
/* setup_wall.c: theirs above, ours below; for a table with rows of pictures. */
void setup_wall(SetupScene *s, App *app, Ui *ui);
Rect setup_wall_face(const SetupScene *s, const Gfx *g, int chair);
bool setup_may_leave(const SetupScene *s, int chair); /* true if it is playable without that chair */
void setup_leave_side(SetupScene *s, int chair);      /* empties it, in the mode that goes with it */
void setup_chance(SetupScene *s);                     /* chooses random pictures, but not who plays or how hard */
const SetupRow *setup_degrees(const SetupScene *s);   /* of how hard it is; or NULL */
int setup_degree_place(const SetupRow *row, int choice, int n); /* of a choice among the n degrees, the easiest is 0 */
void setup_pick(SetupScene *s, Ui *ui);                         /* setup_pick.c: draws the open row */
void setup_look(SetupScene *s, const SetupRow *row, int tile);  /* shows a card large, with its words */
void setup_large(SetupScene *s, Ui *ui);

/* setup_lessons.c: opens the table's lesson, or asks first which one. */
void setup_learn(SetupScene *s, App *app);
void setup_lessons(SetupScene *s, App *app, Ui *ui);

/* Returns why the game cannot start, or NULL. */
const char *setup_trouble(const SetupScene *s, Gfx *g, char *room, size_t n);

#endif
