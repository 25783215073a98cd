/* SPDX-License-Identifier: MIT
 * The end of a program that has to stop: what was printed is kept, a sentence says why, whoever must be told is told
 * once, and a failure in the telling does not come back. */
#include "../unit/help.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>

#include "faults.h"

static Buf read_all(int fd)
{
    Buf b = {0};
    char chunk[512];
    for (ssize_t n; (n = read(fd, chunk, sizeof chunk)) > 0;)
        buf_addn(&b, chunk, (size_t)n);
    (void)close(fd);
    return b;
}

/* Runs it with its output in pipes; returns how it ended, as of waitpid. */
static int run(void (*end)(void), Buf *out, Buf *err)
{
    int o[2], e[2], status;
    assert_int_equal(pipe(o) | pipe(e), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        (void)dup2(o[1], STDOUT_FILENO);
        (void)dup2(e[1], STDERR_FILENO);
        (void)close(o[0]);
        (void)close(e[0]);
        printf("printed before, ");
        end();
        _exit(0);
    }
    (void)close(o[1]);
    (void)close(e[1]);
    *out = read_all(o[0]);
    *err = read_all(e[0]);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return status;
}

static void tell(const char *sentence, void *ctx)
{
    printf("%s: %s", (const char *)ctx, sentence);
    (void)fflush(stdout);
}

static void tell_and_fail(const char *sentence, void *ctx)
{
    tell(sentence, ctx);
    (void)xmalloc(10); /* that fails too */
}

static void save(void *ctx)
{
    printf("saved %s, ", (const char *)ctx);
}

static char who[] = "told";

static void without_memory(void)
{
    log_last_words(tell, who);
    fault_on((Fault){FAULT_ERROR, CALL_MEMORY, 0, false, ENOMEM, 0});
    (void)xcalloc(3, 100);
}

static void without_any_memory(void)
{
    log_last_words(tell_and_fail, who);
    fault_on((Fault){FAULT_ERROR, CALL_MEMORY, 0, false, ENOMEM, 0});
    (void)xrealloc(NULL, 100);
}

static void of_a_bug(void)
{
    (void)signal(SIGABRT, SIG_DFL);
    log_on_bug(save, who);
    log_last_words(tell, who);
    REQUIRE(1 + 1 == 3);
}

static void the_lack_of_memory_is_told_once(void **state)
{
    (void)state;
    static void (*const ends[])(void) = {without_memory, without_any_memory};
    for (int i = 0; i < 2; i++) {
        Buf out, err;
        int status = run(ends[i], &out, &err);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_NO_MEMORY);
        assert_string_equal(buf_str(&out), "printed before, told: out of memory; the last saved move is safe");
        assert_int_equal(strncmp(buf_str(&err), "hordehall: out of memory", 24), 0);
        buf_free(&out);
        buf_free(&err);
    }
}

static void a_bug_is_told_after_the_game_is_saved(void **state)
{
    (void)state;
    Buf out, err;
    int status = run(of_a_bug, &out, &err);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    assert_non_null(strstr(buf_str(&out), "saved told, told: Horde Hall has a bug"));
    assert_non_null(strstr(buf_str(&err), "1 + 1 == 3 does not hold"));
    buf_free(&out);
    buf_free(&err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lack_of_memory_is_told_once),
        cmocka_unit_test(a_bug_is_told_after_the_game_is_saved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
