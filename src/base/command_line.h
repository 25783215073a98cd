/* SPDX-License-Identifier: MIT
 * Options of a command line: rows of a table, by which they are read, and printed in a help text and a manual page. */
#ifndef BASE_COMMAND_LINE_H
#define BASE_COMMAND_LINE_H
#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/status.h"

/* What an option stores in the program's own struct, at the offset of its row. */
typedef enum {
    CMD_FLAG,      /* true, in a bool; takes no value */
    CMD_SET,       /* CmdRow.min, in an int; takes no value */
    CMD_TEXT,      /* const char *, borrowed from argv; one of CmdRow.choices, if there are any */
    CMD_NUMBER,    /* int, from CmdRow.min to CmdRow.max, decimal */
    CMD_SEED,      /* uint64_t, decimal, octal or hexadecimal */
    CMD_SEED_JSON, /* the same, at most INT64_MAX: what a whole number of JSON can hold */
    CMD_CHOICE,    /* int or enum: the index in CmdRow.choices */
    CMD_OWN,       /* CmdRow.take stores it, or refuses */
} CmdKind;

typedef struct CmdRow CmdRow;
struct CmdRow {
    const char *word;  /* "--seed"; NULL ends a table */
    const char *value; /* placeholder of the value in the help; NULL: takes none */
    const char *help;
    CmdKind kind;
    size_t offset; /* where the value is stored */
    size_t given;  /* a bool that is set beside it; 0: none */
    int min, max;
    const char *wanted;         /* for the refusal: "a number of games" */
    const char *const *choices; /* ends with NULL */
    unsigned groups;            /* bits, for the program: which commands take it */
    Status (*take)(const CmdRow *row, const char *value, void *into);
};

typedef struct {
    const CmdRow *rows;
    bool empty_values;                                       /* "--word=" gives an empty text instead of a refusal */
    int code;                                                /* of the refusals */
    Status (*refusal)(const CmdRow *row, const char *value); /* says that this value cannot be taken */
} CmdTable;

/* Returns the row of "--word" or "--word=value", NULL: none. *value: what follows the equals sign; NULL: no such sign. */
const CmdRow *cmd_find(const CmdRow *rows, const char *argument, const char **value);
/* Stores the option of that row, found at argv[*i], in the struct `into`. value NULL: it is the next argument, and *i
 * moves there. After a refusal the struct is of no use. */
Status cmd_store(const CmdTable *table, const CmdRow *row, const char *value, int argc, char *const *argv, int *i,
                 void *into);

/* Reads a whole decimal number; false, *out untouched: it is none, or out of bounds. */
bool cmd_number(const char *text, int min, int max, int *out);

/* ---- pieces of a manual page, in troff --------------------------------------------------------------------------- */

/* Adds text of a manual page: no line becomes a request, hyphens stay hyphens, and lists of choices may break. */
void troff_text(Buf *out, const char *text);
/* Adds "--seed NUMBER" and its description: the word in bold, the placeholder in italics. value NULL or "": none. */
void troff_entry(Buf *out, const char *word, const char *value, const char *text);

#endif
