/* SPDX-License-Identifier: MIT
 * What the scenario blocks of Markdown files play, as numbers: block-hashes FILE... prints
 * "FILE:HEADING#BLOCK STATEMENT POSITION STATE" after each statement that stands on the table, and what became of the
 * block at its end.  A change of the notation, or of how positions are built, loses no case if the lists before and
 * after are the same.
 *
 * POSITION is a hash of the position as JSON.  STATE is that of journals: it also counts the generator, the serial and
 * the order of the pieces, which another way to build the same position may change (compare with cut -f1-3). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "core/position.h"
#include "core/state_hash.h"
#include "engine/scenario/check_text.h"

enum { FILE_MOST = 16 << 20 };

typedef struct {
    const char *file;
    char heading[BLOCK_HEADING_MOST];
    int block, statement; /* the block's number below its heading; statements on the table so far */
} Printed;

static unsigned long long position_hash(const Scenario *t)
{
    json_t *position = position_out(t->game, &t->cfg, scenario_state(t));
    char *text = json_dumps(position, JSON_SORT_KEYS | JSON_COMPACT);
    unsigned long long hash = hash_string(text);
    free(text);
    json_decref(position);
    return hash;
}

static void print_state(const Printed *p, const char *word, const Scenario *t)
{
    (void)printf("%s:%s#%d\t%s", p->file, p->heading, p->block, word);
    if (t->match)
        (void)printf("\t%016llx\t%016llx", position_hash(t),
                     (unsigned long long)state_hash(t->game, scenario_state(t)));
    (void)printf("\n");
}

static void begin_block(void *own, const Block *block)
{
    Printed *p = own;
    bool same = strcmp(p->heading, block->heading) == 0;
    (void)snprintf(p->heading, sizeof p->heading, "%s", block->heading);
    p->block = same ? p->block + 1 : 1;
    p->statement = 0;
}

static void after_statement(void *own, const Scenario *t)
{
    Printed *p = own;
    char number[16];
    if (!t->match)
        return;
    (void)snprintf(number, sizeof number, "%d", ++p->statement);
    print_state(p, number, t);
}

static void end_block(void *own, Scenario *t, int failures)
{
    if (!failures && !t->match)
        (void)scenario_build(t);
    print_state(own, failures ? "FAILED" : "ok", t);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        Printed p = {.file = argv[i]};
        CheckWatch watch = {begin_block, after_statement, end_block, &p};
        Buf text = {0};
        Status st = file_read(argv[i], FILE_MOST, &text);
        if (st.code) {
            (void)fprintf(stderr, "%s\n", st.text);
            return 1;
        }
        (void)check_text_watched(buf_str(&text), text.n, argv[i], scenario_by_fence, stderr, &watch);
        buf_free(&text);
    }
    return argc > 1 ? 0 : 2;
}
