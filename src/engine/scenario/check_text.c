/* SPDX-License-Identifier: MIT */
#include "engine/scenario/check_text.h"

#include <string.h>

#include "base/plain.h"
#include "engine/scenario/vocabulary.h"

/* ---- one block -------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *name; /* of the file */
    ScenarioFind *find;
    FILE *out;
    const CheckWatch *watch; /* may be NULL */
    CheckCount count;
} Checker;

static void report(const Checker *c, int line, const Status *st)
{
    bool unreadable = st->code != SCENARIO_FAILED;
    (void)plain_print(c->out, "FAILED %s:%d: %s%s\n", c->name, line, unreadable ? "cannot be read: " : "", st->text);
}

/* Returns how many failures. After a failed expectation the next ones are tried too, after nonsense none. */
static int play_statements(Checker *c, const ScenarioWords *words, const Statements *s, const Block *block)
{
    int failures = 0;
    Scenario *table = scenario_open(words, (const char *const *)s->text, s->n);
    Status st = status_ok();
    if (c->watch)
        c->watch->begin(c->watch->own, block);
    for (int i = 0; i < s->n && st.code <= SCENARIO_FAILED; i++) {
        st = scenario_line(table, s->text[i]);
        if (c->watch)
            c->watch->after(c->watch->own, table);
        failures += st.code != 0;
        if (st.code)
            report(c, s->line[i], &st);
    }
    if (st.code <= SCENARIO_FAILED) {
        st = scenario_end(table);
        failures += st.code != 0;
        if (st.code)
            report(c, block->end, &st);
    }
    if (c->watch)
        c->watch->end(c->watch->own, table, failures);
    scenario_close(table);
    return failures;
}

static int play_block(Checker *c, const ScenarioWords *words, const Block *block)
{
    Statements s = {0};
    for (int i = 0; i < block->n; i++)
        statements_add(&s, block->row[i].text, block->row[i].n, block->row[i].line);
    int failures;
    if (s.n == 0) {
        Status empty = status_error(SCENARIO_UNREADABLE, "the block is empty");
        report(c, block->line, &empty);
        failures = 1;
    } else {
        failures = play_statements(c, words, &s, block);
    }
    statements_free(&s);
    return failures;
}

static void check_block(Checker *c, const Block *block)
{
    const ScenarioWords *words = c->find(block->tag);
    int failures = 0;
    if (!block->closed) {
        Status open = status_error(SCENARIO_UNREADABLE, "the block that begins here is not closed");
        report(c, block->line, &open);
        failures = 1;
    } else if (!words) {
        return;
    } else {
        failures = play_block(c, words, block);
    }
    if (failures) {
        c->count.failed++;
        return;
    }
    c->count.passed++;
    (void)plain_print(c->out, "ok %s:%d (%s)\n", c->name, block->line, block->heading);
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

CheckCount check_text_watched(const char *text, size_t n, const char *name, ScenarioFind *find, FILE *out,
                              const CheckWatch *watch)
{
    if (memchr(text, '\0', n)) {
        (void)plain_print(out, "FAILED %s:1: cannot be read: this is not a text file\n", name);
        return (CheckCount){0, 1};
    }
    Checker c = {.name = name, .find = find, .out = out, .watch = watch};
    BlockReader *reader = blocks_open(text, n);
    for (Block block; blocks_next(reader, &block);)
        check_block(&c, &block);
    blocks_close(reader);
    if (c.count.passed + c.count.failed == 0) {
        (void)plain_print(out, "FAILED %s:1: cannot be read: no scenario block\n", name);
        c.count.failed = 1;
    }
    return c.count;
}

CheckCount check_text(const char *text, size_t n, const char *name, ScenarioFind *find, FILE *out)
{
    return check_text_watched(text, n, name, find, out, NULL);
}
