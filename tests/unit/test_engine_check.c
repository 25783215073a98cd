/* SPDX-License-Identifier: MIT
 * The reader of scenario blocks, with a notation of its own: "is N" wants N statements in the block, "refuse" fails. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "engine/scenario/blocks.h"
#include "engine/scenario/check_text.h"
#include "engine/scenario/vocabulary.h"
#include "games/nullgame/nullgame.h"

/* ---- a notation ------------------------------------------------------------------------------------------------- */

static Status anything(Scenario *t, Statement *stmt)
{
    (void)t;
    (void)stmt;
    return status_ok();
}

static Status is(Scenario *t, Statement *stmt)
{
    return expect_number(stmt, 1, t->nlines);
}

static Status refuse(Scenario *t, Statement *stmt)
{
    (void)t;
    (void)stmt;
    return status_error(SCENARIO_FAILED, "expected a move, got a refusal");
}

static Status use(Scenario *t, Statement *stmt)
{
    (void)stmt;
    t->used++;
    return status_ok();
}

static const ScenarioWord desk[] = {{"say", ANYWHERE, anything},       {"is", ANYWHERE, is},
                                    {"refuse", ANYWHERE, refuse},      {"use", ANYWHERE, use},
                                    {"dice", ANYWHERE, scenario_dice}, {NULL, 0, NULL}};
static const ScenarioWords desk_words = {.game = &nullgame, .word = desk, .roll = EV_GAME, .may_be_idle = true};

static const ScenarioWords *find(const char *fence)
{
    return strcmp(fence, "dk") == 0 ? &desk_words : NULL;
}

/* What check_text prints about the text; the caller frees. */
static char *printed(const char *text, size_t n, CheckCount *count)
{
    char *out = NULL;
    size_t room = 0;
    FILE *file = open_memstream(&out, &room);
    assert_non_null(file);
    *count = check_text(text, n, "x.md", find, file);
    (void)fclose(file);
    return out;
}

static void prints(const char *text, const char *expected, int passed, int failed)
{
    CheckCount count;
    char *out = printed(text, strlen(text), &count);
    assert_string_equal(out, expected);
    assert_int_equal(count.passed, passed);
    assert_int_equal(count.failed, failed);
    free(out);
}

/* ---- tests ------------------------------------------------------------------------------------------------------ */

static void blocks_that_hold(void **st)
{
    (void)st;
    prints("# Rules\n\n### S1 The first\n```dk\nsay a #1 # is 9; is 8\n\n  say b ; is 3;;\n```\n",
           "ok x.md:4 (S1 The first)\n", 1, 0);
    prints("### S1\n```dk\nis 1\n```\nText.\n```dk\nis 2;say x\n```\n### S2 ##\n```dk\nis 1 #\n```\n",
           "ok x.md:2 (S1)\nok x.md:6 (S1)\nok x.md:10 (S2 ##)\n", 3, 0);
}

static void other_blocks_are_ignored(void **st)
{
    (void)st;
    prints("```\nnonsense\n```\n```sh\n# not a heading\nls\n```\n~~~dk2\n~~~\n```dk\nis 1\n```\n", "ok x.md:10 ()\n", 1,
           0);
    /* A block shown inside a longer fence is an example, not a scenario. */
    prints("````text\n```dk\nnonsense\n```\n````\n```dk\nis 1\n```\n", "ok x.md:6 ()\n", 1, 0);
    prints("`` `dk `` inline\n```dk\nis 1\n```\n", "ok x.md:2 ()\n", 1, 0);
}

static void failures_name_file_and_line(void **st)
{
    (void)st;
    prints("### S1\n```dk\nsay a\nis 5; is 3\n```\n", "FAILED x.md:4: expected 5, got 3\n", 0, 1);
    /* A failed expectation does not keep the others from being tried. */
    prints("```dk\nis 5\nrefuse\nis 3\n```\n",
           "FAILED x.md:2: expected 5, got 3\nFAILED x.md:3: expected a move, got a refusal\n", 0, 1);
    prints("```dk\nis 5\n```\n```dk\nis 1\n```\n", "FAILED x.md:2: expected 5, got 1\nok x.md:4 ()\n", 1, 1);
}

static void the_end_of_a_block_can_fail(void **st)
{
    (void)st;
    prints("```dk\ndice d6=3\nuse\n```\n", "ok x.md:1 ()\n", 1, 0);
    prints("```dk\ndice d6=3\nsay x\n```\n",
           "FAILED x.md:4: expected all dice to be used, got 1 left over, d6=3 first\n", 0, 1);
}

static void unreadable_things_fail(void **st)
{
    (void)st;
    prints("```dk\nfly\nis 9\n```\n", "FAILED x.md:2: cannot be read: a position needs seats\n", 0, 1);
    prints("```dk\n# nothing\n```\n", "FAILED x.md:1: cannot be read: the block is empty\n", 0, 1);
    prints("# Only text\n", "FAILED x.md:1: cannot be read: no scenario block\n", 0, 1);
    prints("", "FAILED x.md:1: cannot be read: no scenario block\n", 0, 1);
}

static void a_forgotten_fence_fails(void **st)
{
    (void)st;
    prints("text\n```dk\nis 1\n", "FAILED x.md:2: cannot be read: the block that begins here is not closed\n", 0, 1);
    /* The next block is read for itself and not swallowed. */
    prints("```dk\nis 1\n\n```dk\nis 1\n```\n",
           "FAILED x.md:1: cannot be read: the block that begins here is not closed\nok x.md:4 ()\n", 1, 1);
    prints("```\nabc\n```dk\nis 1\n```\n",
           "FAILED x.md:1: cannot be read: the block that begins here is not closed\nok x.md:3 ()\n", 1, 1);
}

static void line_ends_and_odd_bytes(void **st)
{
    (void)st;
    CheckCount count;
    prints("\xEF\xBB\xBF### S1\r\n```dk\r\nis 1\r\n```\r\n", "ok x.md:2 (S1)\n", 1, 0);
    prints("  ```dk  with more words\nis 1\n  ```", "ok x.md:1 ()\n", 1, 0);
    static const char zero[] = "```dk\nis 1\0\n```\n";
    char *out = printed(zero, sizeof zero - 1, &count);
    assert_string_equal(out, "FAILED x.md:1: cannot be read: this is not a text file\n");
    assert_int_equal(count.failed, 1);
    free(out);
}

/* A line longer than any statement is reported, and not repeated. */
static void the_longest_lines_and_headings(void **st)
{
    (void)st;
    for (int length = 1000; length <= 100000; length *= 100) {
        Buf text = {0};
        buf_add(&text, "### ");
        for (int i = 0; i < 1000; i++)
            buf_add(&text, "long ");
        buf_add(&text, "\n```dk\nsay ");
        for (int i = 0; i < length; i++)
            buf_add(&text, "x");
        buf_add(&text, "; is 2\n```\n");
        CheckCount count;
        char *out = printed(text.text, text.n, &count);
        assert_int_equal(count.passed, length == 1000);
        assert_true(length == 1000 || strstr(out, "the line is too long"));
        assert_true(strlen(out) < 300);
        free(out);
        buf_free(&text);
    }
}

static void blocks_know_their_lines(void **st)
{
    (void)st;
    static const char text[] = "## H\n\n```dk\none\ntwo\n```\n";
    Block block;
    BlockReader *r = blocks_open(text, sizeof text - 1);
    assert_true(blocks_next(r, &block));
    assert_string_equal(block.tag, "dk");
    assert_string_equal(block.heading, "H");
    assert_int_equal(block.line, 3);
    assert_int_equal(block.end, 6);
    assert_int_equal(block.n, 2);
    assert_int_equal(block.row[1].line, 5);
    assert_memory_equal(block.row[1].text, "two", 3);
    assert_true(block.closed);
    assert_false(blocks_next(r, &block));
    blocks_close(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_that_hold),
        cmocka_unit_test(other_blocks_are_ignored),
        cmocka_unit_test(failures_name_file_and_line),
        cmocka_unit_test(the_end_of_a_block_can_fail),
        cmocka_unit_test(unreadable_things_fail),
        cmocka_unit_test(a_forgotten_fence_fails),
        cmocka_unit_test(line_ends_and_odd_bytes),
        cmocka_unit_test(the_longest_lines_and_headings),
        cmocka_unit_test(blocks_know_their_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
