/* SPDX-License-Identifier: MIT */
#include "base/command_line.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const CmdRow *cmd_find(const CmdRow *rows, const char *argument, const char **value)
{
    const char *equals = strchr(argument, '=');
    size_t n = equals ? (size_t)(equals - argument) : strlen(argument);
    *value = equals ? equals + 1 : NULL;
    for (const CmdRow *row = rows; row->word; row++)
        if (strlen(row->word) == n && strncmp(row->word, argument, n) == 0)
            return row;
    return NULL;
}

bool cmd_number(const char *text, int min, int max, int *out)
{
    char *end;
    errno = 0;
    long n = strtol(text, &end, 10);
    if (end == text || *end || errno || n < min || n > max)
        return false;
    *out = (int)n;
    return true;
}

static bool store_seed(const CmdRow *row, const char *value, uint64_t *out)
{
    char *end;
    errno = 0;
    unsigned long long n = strtoull(value, &end, 0);
    if (end == value || *end || errno || strchr(value, '-') || (row->kind == CMD_SEED_JSON && n > INT64_MAX))
        return false;
    *out = n;
    return true;
}

/* Returns the index of value among the choices, -1: it is none of them. */
static int choice(const CmdRow *row, const char *value)
{
    for (int i = 0; row->choices[i]; i++)
        if (strcmp(row->choices[i], value) == 0)
            return i;
    return -1;
}

/* Stores a value, "" if the row takes none, in the struct `into`, in the way of its kind. */
static Status store(const CmdTable *table, const CmdRow *row, const char *value, void *into)
{
    void *field = (char *)into + row->offset;
    bool fits = true;
    switch (row->kind) {
    case CMD_FLAG:
        *(bool *)field = true;
        break;
    case CMD_SET:
        *(int *)field = row->min;
        break;
    case CMD_TEXT:
        *(const char **)field = value;
        fits = !row->choices || choice(row, value) >= 0;
        break;
    case CMD_NUMBER:
        fits = cmd_number(value, row->min, row->max, field);
        break;
    case CMD_SEED:
    case CMD_SEED_JSON:
        fits = store_seed(row, value, field);
        break;
    case CMD_CHOICE:
        *(int *)field = choice(row, value);
        fits = *(int *)field >= 0;
        break;
    case CMD_OWN:
        return row->take(row, value, into);
    }
    if (!fits)
        return table->refusal(row, value);
    if (row->given)
        *((bool *)into + row->given) = true;
    return status_ok();
}

Status cmd_store(const CmdTable *table, const CmdRow *row, const char *value, int argc, char *const *argv, int *i,
                 void *into)
{
    if (!row->value && value)
        return status_error(table->code, "%s takes no value.", row->word);
    if (row->value && !value && *i + 1 < argc)
        value = argv[++*i];
    if (row->value && (!value || (!*value && !table->empty_values)))
        return status_error(table->code, "%s needs a value: %s.", row->word, row->value);
    return store(table, row, value ? value : "", into);
}

/* ---- pieces of a manual page ------------------------------------------------------------------------------------ */

void troff_text(Buf *out, const char *text)
{
    if (*text == '.' || *text == '\'')
        buf_add(out, "\\&");
    for (; *text; text++) {
        if (*text == '-')
            buf_add(out, "\\-");
        else if (*text == '\\')
            buf_add(out, "\\e");
        else if (*text == '|')
            buf_add(out, "|\\:");
        else
            buf_addn(out, text, 1);
    }
}

void troff_entry(Buf *out, const char *word, const char *value, const char *text)
{
    buf_add(out, ".TP\n\\fB");
    troff_text(out, word);
    buf_add(out, "\\fR");
    if (value && *value) {
        buf_add(out, " \\fI");
        troff_text(out, value);
        buf_add(out, "\\fR");
    }
    buf_add(out, "\n");
    troff_text(out, text);
    buf_add(out, "\n");
}
