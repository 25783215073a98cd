/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what its scenario files share (docs/rules/siege.md 7.0).  siege_cards.c reads descriptions of cards
 * into a set of the block's own, siege_position.c the lines of a position and builds the table, siege_names.c says and
 * finds cards and answers in words, siege.c plays, siege_expect.c compares. */
#ifndef ENGINE_SCENARIO_SIEGE_H
#define ENGINE_SCENARIO_SIEGE_H
#include "engine/scenario/vocabulary.h"
#include "games/siege/siege_int.h"

enum {
    BLOCK_CARDS = 80,
    BLOCK_LINES = 96,
    BLOCK_TEXT = 32768,
    LABEL_MOST = LIST_WORD, /* an answer in words, with its '\0' */
};

typedef struct { /* a card that the block describes, or that every block has */
    char name[CARD_WORD_MOST];
    uint8_t type; /* a SiegeCardType */
    bool late;    /* after `again` */
    bool built_in;
    const char *text; /* what is said of it */
} Described;

typedef struct {
    char key[CARD_WORD_MOST + 16]; /* lines with the same one replace each other */
    bool late;
    const char *text;
} PositionLine;

typedef enum {
    GOAL_STAY, /* the game waits where it is */
    GOAL_ACT,  /* .. goes on until somebody acts */
    GOAL_TO,   /* .. until the step of a `to` line */
} SiegeGoal;

typedef struct {
    char text[BLOCK_TEXT];
    int ntext;
    Described card[BLOCK_CARDS];
    int ncards;
    PositionLine line[BLOCK_LINES];
    int nlines, nnext; /* nnext: later portals described so far */
    /* the table */
    SiegeSet set;
    DefSpec def[SIEGE_CARDS_MOST + 1];
    Game game;
    uint16_t cast; /* row of `set` that a cast line compiles into; terms from `terms` on are its own */
    uint16_t terms;
    bool ask_draws;
    uint8_t phase; /* the last one that began: of a game that is over */
    /* the story */
    SiegeGoal goal;
    uint8_t step, lane; /* of GOAL_TO */
    bool left;          /* .. the game has been elsewhere since */
    bool fresh;         /* nothing has happened yet */
    bool alone;         /* the move that is being played was said by nobody */
    bool looked;        /* at the open question */
    bool planned;       /* the reveal may have followed a plan by itself */
} SiegeBlock;

static inline SiegeBlock *siege_block(const Scenario *t)
{
    return t->own;
}

/* siege_cards.c */
const char *siege_keep(SiegeBlock *b, const char *text); /* a copy; NULL: too much text */
bool siege_is_card_name(const char *word);
/* A card, described by these words; replaces one of that name where it may. */
Status siege_describe_card(SiegeBlock *b, const char *name, int type, bool late, const char *text);
Status siege_read_card(Scenario *t, Statement *stmt);    /* card NAME TYPE words.. */
Status siege_read_ability(Scenario *t, Statement *stmt); /* ability NAME TERM .. */
void siege_built_in_cards(SiegeBlock *b);
Status siege_compile_cards(SiegeBlock *b);            /* into b->set and b->def; b->game is made */
int siege_def(const SiegeBlock *b, const char *name); /* the row of Game.def; 0: no such card */
Status siege_compile_cast(SiegeBlock *b, const Statement *stmt, int from, bool horde, uint16_t *node);

/* siege_position.c */
bool siege_late(const Scenario *t); /* the line that is read follows `again` */
Status siege_read_line(Scenario *t, Statement *stmt);
Status siege_read_zone(Scenario *t, Statement *stmt);
Status siege_read_lane(Scenario *t, Statement *stmt);
Status siege_read_mode(Scenario *t, Statement *stmt);
Status siege_read_castle(Scenario *t, Statement *stmt); /* castle, portal, next portal */
Status siege_build(Scenario *t, State *s);
int siege_phase_step(const char *word); /* "refresh": the step that waits before it; -1 */

/* siege_names.c */
typedef enum { CARD_FOUND, CARD_GONE, CARD_SEVERAL, CARD_UNKNOWN } SiegeFound;
/* The card in play that the words from *at on name; *at goes behind them. */
SiegeFound siege_find_card(const Scenario *t, const State *s, const Statement *stmt, int *at, PieceId *out);
typedef struct {
    int n;
    DefId def[PIECE_MAX];
} CardList;
/* "3*Page Ann", the words from..to; "-" alone: none. false: no such list. */
bool siege_read_list(const SiegeBlock *b, const Statement *stmt, int from, int to, CardList *out);
/* "hand P2", "deck H tier2", "discards": P1's without a seat; *at goes behind it. */
PlaceId siege_zone(const Statement *stmt, int *at);
/* "3: UPPER / LOWER" from that word on; false: no lane, or no two halves. */
bool siege_cut_lane(Statement *stmt, int at, int *lane, int *slash);
bool siege_read_lane_word(const Statement *stmt, int at, int *lane); /* "lane 3": 1 to 6 */
void siege_card_label(const State *s, PieceId p, char out[LABEL_MOST]);
/* card: how it is called, "" for its label */
void siege_item_label(const State *s, const Frame *item, const char *card, char out[LABEL_MOST]);
void siege_answer_label(const Scenario *t, const State *s, Move m, char out[LABEL_MOST]);
bool siege_is_asking(const State *s); /* a question is open; the forced step of an engagement is none */

/* siege_expect.c */
extern const ScenarioExpect siege_expects[];

#endif
