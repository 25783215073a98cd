/* SPDX-License-Identifier: MIT
 * What a game adds to the runner of scenarios: tables of words, and functions for what a row cannot say.  The smallest
 * one is nullgame.c.  To add one: a file here, a row in list.c. */
#ifndef ENGINE_SCENARIO_VOCABULARY_H
#define ENGINE_SCENARIO_VOCABULARY_H
#include "engine/scenario/scenario.h"
#include "engine/scenario/statement.h"

enum { MEANING_MOVES = 32 };

typedef Status ScenarioRead(Scenario *t, Statement *st);

/* ---- a vocabulary ----------------------------------------------------------------------------------------------- */

/* A statement that begins with this word. */
typedef enum {
    IN_POSITION,  /* describes the position: only before it is built */
    ANYWHERE,     /* before and after */
    ON_THE_TABLE, /* the position is built first */
} ScenarioWhen;
typedef struct {
    const char *word;
    uint8_t when; /* a ScenarioWhen */
    ScenarioRead *read;
} ScenarioWord;

/* What stands in front: {"=", "refused"}, {"="}, {">"}. The first row that fits counts; the last one, {NULL}, says what a
 * statement without any of them is. */
typedef enum { IS_PLAYED, IS_LEGAL, IS_REFUSED, IS_EXPECTED, IS_NOTHING } ScenarioAct;
typedef struct {
    const char *word[2];
    uint8_t act; /* a ScenarioAct */
} ScenarioMark;

typedef struct Meaning Meaning;

/* A move by its verb.  form: what follows; a letter is an argument, read by ScenarioWords.argument, anything longer stands
 * there as it is: "c at l".  Where that is not enough `read` says what it means; at: the word after the verb. */
typedef struct {
    const char *word;
    uint8_t kind; /* of the move */
    const char *form;
    Status (*read)(const Scenario *t, const Statement *st, int at, Meaning *m);
    bool alone; /* no seat stands in front, though it does with other verbs */
} ScenarioVerb;

/* What a move in words means, in moves: all of them are legal one after the other, or the statement is refused. */
struct Meaning {
    const ScenarioVerb *verb;
    uint8_t seat; /* the one that was named, or the one to act */
    int n;
    Move move[MEANING_MOVES];
    Why never;    /* text not empty: no table of this game allows it, so it names no move */
    State *state; /* a copy of the moment; a vocabulary may lay the luck there that the statement dictates */
    bool rigged;  /* it has: the match goes on from that state */
};

/* "= word ...": the field or one of the functions says what is there, or how the words are read.  The last row, without
 * a word, may read what no other row does. */
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
    bool ordered; /* of cards, place and list: the order counts */
    ScenarioRead *read;
} ScenarioExpect;

struct ScenarioWords {
    const Game *game;
    const char *fence;        /* the word after the three backticks: "ho" */
    const char *comment;      /* begins a comment that runs to the end of the line: "#" */
    const char *separator;    /* between statements on one line: ";", or NULL */
    const ScenarioWord *word; /* this and the next three end with a row without a word */
    const ScenarioMark *mark;
    const ScenarioVerb *verb;
    const ScenarioExpect *expect;
    size_t size;        /* of its own table, Scenario.own; begins zeroed */
    uint8_t roll;       /* kind of the events of rolls, with `other` sides; 0: dice are not given */
    bool sound;         /* Game.fault must find nothing after any statement */
    bool may_be_idle;   /* a block may be a position and nothing else */
    bool seats_act;     /* a seat stands in front of a move */
    const char *nobody; /* where a seat is expected */
    void (*begin)(Scenario *t);
    Status (*build)(Scenario *t, State *s); /* the position that was described, into a zeroed state */
    bool (*argument)(char kind, const char *word, Meaning *m, uint16_t *out); /* a letter of ScenarioVerb.form */
    /* A move that the notation leaves out: before a move or an expectation (st), and after a move (NULL). */
    bool (*unsaid)(Scenario *t, const Statement *st, Move *out);
    void (*heard)(Scenario *t, const Event *e, int n); /* the events of each move, with all that was hidden */
    Status (*end)(Scenario *t);                        /* after the last line: may the block end like this? */
    void (*close)(Scenario *t);                        /* takes back what begin or build did outside of it */
    const char *(*code)(DefId def, char out[LIST_WORD]);
};

/* ---- for vocabularies ------------------------------------------------------------------------------------------- */

int scenario_seat(const Scenario *t, const char *name); /* -1: no such seat */
const char *scenario_name(const Scenario *t, int seat); /* or ScenarioWords.nobody */
Status scenario_seats(Scenario *t, Statement *st);      /* "seats A B": read first of all, wherever it stands */
/* "again": throws the table away and describes the position once more, as the lines before the story do. */
Status scenario_again(Scenario *t, Statement *st);
Status scenario_option(Scenario *t, Statement *st); /* "option word choice" */
Status scenario_dice(Scenario *t, Statement *st);   /* "dice d20=13 d4=2" */
/* The verb's form, from that word on: adds the move it makes. */
Status scenario_form(const Scenario *t, const Statement *st, int at, Meaning *m);
/* A move in the words of journals, from that word on: "assign 5". */
Status scenario_move_text(const Scenario *t, const Statement *st, int at, Meaning *m);
void meaning_add(Meaning *m, int kind, unsigned a, unsigned b);
void meaning_never(Meaning *m, const char *rule, const char *text);          /* the first reason stays */
Status scenario_seat_word(const Scenario *t, const Statement *st, int *out); /* one seat and nothing else */
int scenario_round(const State *s);                                  /* this and the next are for ScenarioExpect */
int scenario_turn(const State *s);                                   /* the seat to act, NO_SEAT when it is over */
Status expect_words(const Statement *st, int from, const char *got); /* one word */
Status expect_number(const Statement *st, int from, int got);
Status expect_cards(const Scenario *t, const Statement *st, int from, PlaceId at, bool ordered);
Status expect_that(const Statement *st, bool holds, const char *otherwise); /* "= over" */
Status scenario_expect(Scenario *t, Statement *st);                         /* word[0] is "=" */

#endif
