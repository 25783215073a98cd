/* SPDX-License-Identifier: MIT
 * What a game may add to the plain notation (scenario.h): tables of words, and functions for what a row cannot say.  Its
 * rows come before the plain ones; what is NULL is plain.  To add one: a file here with const ScenarioWords ID_scenario,
 * and a line in list.c. */
#ifndef ENGINE_SCENARIO_VOCABULARY_H
#define ENGINE_SCENARIO_VOCABULARY_H
#include "engine/scenario/scenario.h"
#include "engine/scenario/statement.h"

enum { MEANING_MOVES = 32 };

typedef Status ScenarioRead(Scenario *t, Statement *stmt);

/* ---- a vocabulary ----------------------------------------------------------------------------------------------- */

/* A statement that begins with this word. */
typedef enum {
    IN_POSITION,  /* describes the position: allowed only before it is built */
    ANYWHERE,     /* before and after */
    ON_THE_TABLE, /* the position is built first */
} ScenarioWhen;
typedef struct {
    const char *word;
    uint8_t when; /* a ScenarioWhen */
    ScenarioRead *read;
} ScenarioWord;

typedef struct Meaning Meaning;

/* A move, by its verb. form: the arguments, a letter for each (read by ScenarioWords.argument); longer words stand for
 * themselves: "c at l". If that is not enough, `read` translates it; at: the word after the verb. */
typedef struct {
    const char *word;
    uint8_t kind; /* of the move */
    const char *form;
    Status (*read)(const Scenario *t, const Statement *stmt, int at, Meaning *m);
    bool alone; /* takes no seat before it, though other verbs do */
} ScenarioVerb;

/* Translates a move in words into moves; each must be legal when played, or the statement is refused. */
struct Meaning {
    const ScenarioVerb *verb;
    uint8_t seat; /* the seat named, or the one to act */
    int n;
    Move move[MEANING_MOVES];
    Why never;    /* text not empty: never legal in this game, so it names no move */
    State *state; /* a copy of the state; a vocabulary may script in it the luck that the statement names */
    bool rigged;  /* luck was scripted: the match continues from that state */
};

/* "= word ...": compares with a field, or calls a function. The last row, without a word, reads everything else. */
typedef struct {
    const char *word;
    const char *field;             /* a number of Game.field, "= chances 3", or one for each seat, "= total A 3 B 2" */
    const char *cards;             /* a place by its word: "= pool Wa-Oo Flayer", by ScenarioWords.code */
    const char *size;              /* a place by its word: "= deck 12" */
    int (*number)(const State *s); /* "= round 3" */
    int (*of_seat)(const Scenario *t, int seat); /* "= score A 3 B 2", or "A=3 B=2" */
    int (*seat)(const State *s);                 /* "= next A"; not a seat: ScenarioWords.nobody */
    PlaceId (*place)(int seat);                  /* "= hand A Rb Ek": cards there, by ScenarioWords.code */
    unsigned (*seats)(const State *s);           /* bits: "= winner A B", or "A,B" */
    void (*list)(const Scenario *t, WordList *out);
    bool ordered; /* for cards, place and list: the order counts */
    ScenarioRead *read;
} ScenarioExpect;

struct ScenarioWords {
    const Game *game;
    const ScenarioWord *word; /* this and the next two tables end with a row without a word */
    const ScenarioVerb *verb;
    const ScenarioExpect *expect;
    size_t size;        /* size of Scenario.own, which begins zeroed */
    uint8_t roll;       /* kind of the events of rolls, with `other` sides; 0: dice cannot be scripted */
    bool unsound;       /* positions are incomplete: Game.fault may find something in them */
    bool may_be_idle;   /* a block may be a position and nothing else */
    bool seats_act;     /* moves begin with a seat; without `verb` they may */
    const char *nobody; /* where a seat is expected; NULL: "nobody" */
    void (*begin)(Scenario *t);
    Status (*build)(Scenario *t, State *s); /* builds the position that was described, in a zeroed state */
    bool (*argument)(char kind, const char *word, Meaning *m, uint16_t *out); /* a letter of ScenarioVerb.form */
    /* Finds a move that the notation leaves out: before a move or an expectation (stmt), and after a move (NULL). */
    bool (*unsaid)(Scenario *t, const Statement *stmt, Move *out);
    /* Called with the events of each move, hidden information included. */
    void (*heard)(Scenario *t, const Event *e, int n);
    /* After the last line: an error if the block may not end like this. */
    Status (*end)(Scenario *t);
    void (*close)(Scenario *t);                          /* undoes what begin or build changed outside the state */
    const char *(*code)(DefId def, char out[LIST_WORD]); /* how cards are called, NULL: by their words */
    int (*def)(const char *code);                        /* and read; -1: no card */
    /* Copies the cards that the block describes, for pictures of its states (PlayedBlock.cards); NULL: it describes none. */
    void *(*cards)(const Scenario *t);
};

extern const ScenarioWords goblins_scenario, horde_scenario, monstrous_scenario, siege_scenario;

/* ---- for vocabularies ------------------------------------------------------------------------------------------- */

int scenario_seat(const Scenario *t, const char *name); /* -1: no such seat */
const char *scenario_name(const Scenario *t, int seat); /* or ScenarioWords.nobody */
Status scenario_seats(Scenario *t, Statement *stmt);    /* Reads "seats A B": first of all, wherever it stands. */
/* Handles "again": discards the table and builds the position once more from the lines before the story. */
Status scenario_again(Scenario *t, Statement *stmt);
extern const ScenarioWord scenario_plain_words[];     /* of every notation (plain.c) */
Status scenario_option(Scenario *t, Statement *stmt); /* "option word choice" */
Status scenario_lies(Scenario *t, Statement *stmt);   /* "lies heap one two"; as a row of a vocabulary "heap one two" */
Status scenario_is(Scenario *t, Statement *stmt);     /* "is round 3"; as a row of a vocabulary "round 3" */
Status scenario_add_piece(Scenario *t, int def, PlaceId at, bool open); /* as a line "lies" does */
Status scenario_build_plain(Scenario *t, State *s);                     /* through core/position.h */
bool scenario_says(const Scenario *t, const char *word);                /* in a line "is" */
/* Sets *out to the number that a line "is" gives; without one it stays. */
Status scenario_said(const Scenario *t, const char *word, int least, int most, int *out);
void scenario_forget(Scenario *t);                                     /* what such lines have said */
int scenario_place(const Scenario *t, const Statement *stmt, int *at); /* "heap" or "pouch B"; -1: no such place */
int scenario_place_of(const Scenario *t, const char *kind, const char *name); /* "pouch", "B" */
const char *scenario_code(const ScenarioWords *words, DefId def, char out[LIST_WORD]);
Status scenario_dice(Scenario *t, Statement *stmt); /* "dice d20=13 d4=2" */
/* Reads the verb's form from that word on, and adds the move. */
Status scenario_form(const Scenario *t, const Statement *stmt, int at, Meaning *m);
/* Reads a move in the words of journals from that word on: "assign 5". */
void meaning_add(Meaning *m, int kind, unsigned a, unsigned b);
void meaning_never(Meaning *m, const char *rule, const char *text);    /* keeps the first reason */
int scenario_round(const State *s);                                    /* this and the next are for ScenarioExpect */
Status expect_words(const Statement *stmt, int from, const char *got); /* one word */
Status expect_number(const Statement *stmt, int from, int got);
Status expect_that(const Statement *stmt, bool holds, const char *otherwise); /* "= over" */
Status scenario_expect(Scenario *t, Statement *stmt);                         /* word[0] is "=" */

#endif
