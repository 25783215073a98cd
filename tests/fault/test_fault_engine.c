/* SPDX-License-Identifier: MIT
 * The engine without memory, without room for its output, and with input that comes a byte at a time or not at all: it
 * does its work or ends with a sentence and a code, and what lies on disk is whole. */
#include "../unit/help.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "base/file.h"
#include "core/journal.h"
#include "engine/cli.h"
#include "faults.h"

enum { WORDS = 24, OUTPUT_MOST = 1 << 22, TRIES = 12, ALL_TRIES = 90, SECONDS = 120 };

/* ---- a run in a process of its own ------------------------------------------------------------------------------ */

typedef struct {
    char folder[64], in[128], out[128], err[128], save[128];
    int *calls; /* shared with the children */
} Bench;

typedef struct {
    int code; /* of the exit; negative: the signal that ended it */
    int calls;
    Buf out, err;
} Outcome;

static int make_bench(void **state)
{
    Bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    fault_folder(b->folder);
    (void)snprintf(b->in, sizeof b->in, "%s/in", b->folder);
    (void)snprintf(b->out, sizeof b->out, "%s/out", b->folder);
    (void)snprintf(b->err, sizeof b->err, "%s/err", b->folder);
    (void)snprintf(b->save, sizeof b->save, "%s/game.journal", b->folder);
    b->calls = mmap(NULL, sizeof *b->calls, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(b->calls != MAP_FAILED);
    *state = b;
    return 0;
}

static int drop_bench(void **state)
{
    Bench *b = *state;
    help_remove(b->folder);
    (void)munmap(b->calls, sizeof *b->calls);
    free(b);
    return 0;
}

static void redirect(const char *path, int flags, int to)
{
    int fd = open(path, flags, 0600);
    if (fd < 0 || dup2(fd, to) < 0)
        _exit(99);
    (void)close(fd);
}

static _Noreturn void child(const Bench *b, const char *line, const char *in, const char *out, Fault f)
{
    char copy[1024], *argv[WORDS] = {NULL};
    int argc = 0;
    (void)snprintf(copy, sizeof copy, "hordehall-engine %s", line);
    for (char *word = strtok(copy, " "); word && argc < WORDS - 1; word = strtok(NULL, " "))
        argv[argc++] = word;
    redirect(in, O_RDONLY, STDIN_FILENO);
    redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(b->err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    (void)alarm(SECONDS);
    fault_on(f);
    int code = cli_main(argc, argv);
    fault_off();
    *b->calls = fault_calls();
    (void)fflush(NULL);
    _exit(code);
}

static void read_output(const char *path, Buf *out)
{
    if (strcmp(path, "/dev/full") != 0)
        assert_int_equal(file_read(path, OUTPUT_MOST, out).code, 0);
}

static Outcome run_with(const Bench *b, const char *line, const char *in, const char *out, Fault f)
{
    Outcome o = {0};
    int status;
    *b->calls = 0;
    (void)fflush(NULL);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0)
        child(b, line, in, out, f);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    o.code = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    o.calls = *b->calls;
    read_output(out, &o.out);
    read_output(b->err, &o.err);
    return o;
}

static Outcome run(const Bench *b, const char *line, Fault f)
{
    return run_with(b, line, file_exists(b->in) ? b->in : "/dev/null", b->out, f);
}

static void forget(Outcome *o)
{
    buf_free(&o->out);
    buf_free(&o->err);
}

static void put(const char *path, const char *text)
{
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

/* ---- memory ----------------------------------------------------------------------------------------------------- */

/* What was saved is whole, if there is anything. */
static void wants_whole_save(const Bench *b)
{
    Match *m = NULL;
    Status st = journal_load(b->save, &m);
    assert_true(st.code == 0 || st.code == FILE_MISSING);
    match_free(m);
}

/* Nothing in the project goes on without memory it asked for, so each refusal ends the program, and in one way only. */
static void refuse(const Bench *b, const char *line, int nth, bool after)
{
    (void)unlink(b->save);
    Outcome o = run(b, line, (Fault){FAULT_ERROR, CALL_MEMORY, nth, after, ENOMEM, 0});
    if (o.code != EXIT_NO_MEMORY || !strstr(buf_str(&o.err), "out of memory"))
        fail_msg("%s, allocation %d: code %d, '%s'", line, nth, o.code, buf_str(&o.err));
    wants_whole_save(b);
    forget(&o);
}

/* The first ones, and then some; every one of them when rounds are asked for. Returns how many there are. */
static int refuse_in_turn(const Bench *b, const char *line)
{
    (void)unlink(b->save); /* a file that is there is looked at first */
    Outcome good = run(b, line, (Fault){.calls = CALL_MEMORY});
    if (good.code || good.err.n)
        fail_msg("%s: code %d, '%s'", line, good.code, buf_str(&good.err));
    assert_true(good.calls > 0);
    int all = good.calls, step = fault_rounds(0, 0) ? 1 : all / help_many(TRIES, ALL_TRIES) + 1, tried = 0;
    for (int nth = 1; nth < all; nth += nth < 20 ? 1 : step, tried++)
        refuse(b, line, nth, tried % 2);
    refuse(b, line, all, false);
    (void)unlink(b->save);
    Outcome more = run(b, line, (Fault){FAULT_ERROR, CALL_MEMORY, all + 1, true, ENOMEM, 0});
    assert_int_equal(more.code, 0);
    assert_string_equal(buf_str(&more.out), buf_str(&good.out));
    print_message("           %5d of %6d allocations refused: %.24s...\n", tried + 1, all, line);
    forget(&good);
    forget(&more);
    return all;
}

static void simulations_without_memory(void **state)
{
    static const char *const lines[] = {
        "sim --games 1 --seats random,random,random",
        "sim --games 1 --seats bot:1,bot:2 --iterations 3 --json",
        "sim --games 1 --game nullgame --seats bot:1,random --check",
        "sim --games 1 --game siege --seats random,random --option second=horde --trips 2 --check",
        "sim --games 1 --game siege --seats bot:1,random,random --iterations 2",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        (void)refuse_in_turn(*state, lines[i]);
}

static void replays_without_memory(void **state)
{
    (void)refuse_in_turn(*state, "replay " TEST_DIR "/replays/random-3-printed-full.journal");
    (void)refuse_in_turn(*state, "replay " TEST_DIR "/replays/from-a-position.journal");
}

static void scenarios_without_memory(void **state)
{
    (void)refuse_in_turn(*state, "check " PROJECT_DIR "/docs/rules/horde.md");
    (void)refuse_in_turn(*state, "check " TEST_DIR "/rules/siege_more_versus.md");
}

static void write_session(const Bench *b)
{
    static const char load[] = "{\"cmd\":\"load\",";
    Buf in = {0}, position = {0};
    assert_int_equal(file_read(TEST_DIR "/fuzz/corpus/protocol/load.txt", OUTPUT_MOST, &position).code, 0);
    assert_int_equal(strncmp(buf_str(&position), load, sizeof load - 1), 0);
    buf_printf(&in, "%s\"seed\":5,%s", load, buf_str(&position) + sizeof load - 1);
    buf_free(&position);
    buf_printf(&in,
               "{\"cmd\":\"games\",\"all\":true}\n{\"cmd\":\"new\",\"game\":\"horde\",\"seats\":3,\"seed\":7,"
               "\"options\":{\"level\":\"full\"},\"players\":[\"Mira\",{\"name\":\"Grokk\",\"bot\":2},\"Odo\"],"
               "\"takebacks\":true}\n{\"cmd\":\"moves\",\"id\":[1,{\"a\":null}]}\n{\"cmd\":\"play\",\"move\":\"assign "
               "8\"}\n{\"cmd\":\"why\",\"move\":\"pick water-troll\"}\n{\"cmd\":\"state\"}\n{\"cmd\":\"state\","
               "\"seat\":1,\"memory\":true}\n{\"cmd\":\"bot\",\"level\":1,\"iterations\":3,\"seed\":1}\n"
               "{\"cmd\":\"undo\"}\n{\"cmd\":\"redo\"}\n{\"cmd\":\"standing\"}\nnonsense\n{\"cmd\":\"dance\"}\n"
               "{\"cmd\":\"save\",\"file\":\"%s\"}\n{\"cmd\":\"open\",\"file\":\"%s\"}\n",
               b->save, b->save);
    buf_printf(&in,
               "{\"cmd\":\"describe\",\"game\":\"siege\"}\n{\"cmd\":\"new\",\"game\":\"siege\",\"seats\":2,\"seed\":1,"
               "\"options\":{\"second\":\"horde\"}}\n{\"cmd\":\"play\",\"move\":\"choose mi1#85\"}\n"
               "{\"cmd\":\"state\",\"seat\":1,\"memory\":true}\n{\"cmd\":\"bot\",\"level\":1,\"iterations\":3}\n"
               "{\"cmd\":\"save\",\"file\":\"%s\",\"replace\":true}\n{\"cmd\":\"open\",\"file\":\"%s\"}\n"
               "{\"cmd\":\"quit\"}\n",
               b->save, b->save);
    assert_int_equal(file_write(b->in, buf_str(&in), in.n).code, 0);
    buf_free(&in);
}

static void a_session_without_memory(void **state)
{
    write_session(*state);
    assert_true(refuse_in_turn(*state, "serve") > 2000); /* JSON asks here too */
}

/* ---- input and output ------------------------------------------------------------------------------------------- */

/* Every way of ending the output early ends with a sentence, wherever the printing stood. */
static void an_output_without_room_is_said_where_there_is_a_full_device(void **state)
{
    Bench *b = *state;
    static const char *const lines[] = {
        "sim --games 1 --seats random,random",
        "sim --games 1 --seats random,random --json",
        "replay " TEST_DIR "/replays/random-3-printed-full.journal",
        "check " PROJECT_DIR "/docs/rules/horde.md",
        "serve",
        "--help",
        "--version",
        "--man",
    };
    if (access("/dev/full", W_OK) != 0) {
        print_message("There is no /dev/full here, on which every write fails for want of room.\n");
        skip();
    }
    write_session(b);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        Outcome o = run_with(b, lines[i], b->in, "/dev/full", (Fault){0});
        if (o.code != CLI_FAILED || !strstr(buf_str(&o.err), "cannot be written"))
            fail_msg("%s: code %d, '%s'", lines[i], o.code, buf_str(&o.err));
        forget(&o);
    }
}

static void an_input_that_cannot_be_read_is_said(void **state)
{
    Bench *b = *state;
    static const char *const lines[] = {"serve", "replay /", "check /", "replay /nowhere/at.all", "check /nowhere"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        Outcome o = run_with(b, lines[i], "/", b->out, (Fault){0}); /* a folder can be opened, but not read */
        if (o.code != CLI_FAILED ||
            !(strstr(buf_str(&o.err), "cannot be read") || strstr(buf_str(&o.out), "cannot be")))
            fail_msg("%s: code %d, '%s'", lines[i], o.code, buf_str(&o.err));
        forget(&o);
    }
}

/* Files: a byte at a time the answer is the same, and an error at any read is told. */
static void files_are_read_a_byte_at_a_time_or_not_at_all(void **state)
{
    const Bench *b = *state;
    static const char *const lines[] = {"replay " TEST_DIR "/replays/random-3-printed-full.journal",
                                        "check " PROJECT_DIR "/docs/rules/horde.md"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        Outcome good = run(b, lines[i], (Fault){.calls = CALL_READ});
        Outcome slow = run(b, lines[i], (Fault){FAULT_SHORT, CALL_READ, 0, false, 0, 0});
        assert_int_equal(slow.code, 0);
        assert_true(slow.calls > 1000);
        assert_string_equal(buf_str(&slow.out), buf_str(&good.out));
        for (int nth = 1; nth <= good.calls; nth++) {
            Outcome bad = run(b, lines[i], (Fault){FAULT_ERROR, CALL_READ, nth, false, EIO, 0});
            assert_int_equal(bad.code, CLI_FAILED);
            assert_true(strstr(buf_str(&bad.out), "cannot be read") || strstr(buf_str(&bad.err), "cannot be read"));
            forget(&bad);
        }
        forget(&good);
        forget(&slow);
    }
}

/* A client that writes a byte at a time through a pipe, and one that goes away in the middle. */
static void a_session_through_a_narrow_pipe(void **state)
{
    Bench *b = *state;
    write_session(b);
    Outcome good = run(b, "serve", (Fault){.calls = CALL_READ}), slow = {0};
    Buf in = {0};
    int ends[2], status;
    assert_int_equal(file_read(b->in, OUTPUT_MOST, &in).code, 0);
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        (void)close(ends[1]);
        char from[32];
        (void)snprintf(from, sizeof from, "/dev/fd/%d", ends[0]);
        child(b, "serve", from, b->out, (Fault){0});
    }
    (void)close(ends[0]);
    for (size_t i = 0; i < in.n; i++)
        assert_int_equal(write(ends[1], in.text + i, 1), 1);
    (void)close(ends[1]);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    read_output(b->out, &slow.out);
    assert_string_equal(buf_str(&slow.out), buf_str(&good.out));
    buf_free(&in);
    forget(&good);
    forget(&slow);
}

static void a_client_that_goes_away_ends_the_session(void **state)
{
    Bench *b = *state;
    int ends[2], status;
    write_session(b);
    assert_int_equal(pipe(ends), 0);
    (void)close(ends[0]); /* nobody listens */
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        char to[32];
        (void)snprintf(to, sizeof to, "/dev/fd/%d", ends[1]);
        redirect(b->err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
        redirect(b->in, O_RDONLY, STDIN_FILENO);
        (void)dup2(ends[1], STDOUT_FILENO);
        char name[] = "hordehall-engine", word[] = "serve", *argv[] = {name, word, NULL};
        _exit(cli_main(2, argv));
    }
    (void)close(ends[1]);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), CLI_FAILED);
    Buf err = {0};
    read_output(b->err, &err);
    assert_non_null(strstr(buf_str(&err), "cannot be written"));
    buf_free(&err);
}

/* A save on a full disk is refused with a sentence, the game goes on, and the file is the one before. */
static void a_session_on_a_full_disk_goes_on(void **state)
{
    Bench *b = *state;
    Buf script = {0};
    buf_printf(
        &script,
        "{\"cmd\":\"new\",\"game\":\"nullgame\",\"seed\":1}\n{\"cmd\":\"save\",\"file\":\"%s\",\"replace\":true}\n"
        "{\"cmd\":\"moves\"}\n{\"cmd\":\"save\",\"file\":\"/dev/null\"}\n{\"cmd\":\"save\",\"file\":\"/no/f\"}\n",
        b->save);
    put(b->in, buf_str(&script));
    buf_free(&script);
    Outcome good = run(b, "serve", (Fault){.calls = CALLS_OF_FILES});
    assert_non_null(strstr(buf_str(&good.out), "it is not a file"));
    assert_non_null(strstr(buf_str(&good.out), "No such file"));
    int refused = 0;
    for (int nth = 1; nth <= good.calls; nth++) {
        put(b->save, "what was there before");
        Outcome o = run(b, "serve", (Fault){FAULT_ERROR, CALLS_OF_FILES, nth, false, ENOSPC, 0});
        assert_int_equal(o.code, 0);
        assert_non_null(strstr(buf_str(&o.out), "\"moves\""));
        bool said = strstr(buf_str(&o.out), "No space left") != NULL;
        Buf now = {0};
        assert_int_equal(file_read(b->save, OUTPUT_MOST, &now).code, 0);
        bool kept = strcmp(buf_str(&now), "what was there before") == 0;
        assert_true(said || !kept);
        if (!kept)
            wants_whole_save(b);
        refused += kept;
        buf_free(&now);
        forget(&o);
    }
    assert_true(refused >= 4); /* open, write, fsync, rename */
    forget(&good);
}

#define IN_A_FOLDER(test) cmocka_unit_test_setup_teardown(test, make_bench, drop_bench)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_A_FOLDER(simulations_without_memory),
        IN_A_FOLDER(replays_without_memory),
        IN_A_FOLDER(scenarios_without_memory),
        IN_A_FOLDER(a_session_without_memory),
        IN_A_FOLDER(an_output_without_room_is_said_where_there_is_a_full_device),
        IN_A_FOLDER(an_input_that_cannot_be_read_is_said),
        IN_A_FOLDER(files_are_read_a_byte_at_a_time_or_not_at_all),
        IN_A_FOLDER(a_session_through_a_narrow_pipe),
        IN_A_FOLDER(a_client_that_goes_away_ends_the_session),
        IN_A_FOLDER(a_session_on_a_full_disk_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
