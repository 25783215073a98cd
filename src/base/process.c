/* SPDX-License-Identifier: MIT */
#include "base/process.h"

#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

static void hang_up(int number)
{
    (void)number;
    (void)raise(SIGTERM);
}

void process_begin(void)
{
    struct sigaction now;
    (void)signal(SIGXFSZ, SIG_IGN);
    if (sigaction(SIGHUP, NULL, &now) == 0 && now.sa_handler == SIG_DFL) /* keep SIGHUP ignored (nohup) */
        (void)signal(SIGHUP, hang_up);
}

void process_outlives_readers(void)
{
    (void)signal(SIGPIPE, SIG_IGN);
}

bool process_random(void *bytes, size_t n)
{
    return getentropy(bytes, n) == 0;
}

bool process_runs(long id)
{
    return kill((pid_t)id, 0) == 0 || errno != ESRCH;
}

void process_trim(void)
{
#ifdef __GLIBC__
    (void)malloc_trim(0);
#endif
}

void process_wait(int ms)
{
    struct timespec left = {ms / 1000, ms % 1000 * 1000000L};
    while (nanosleep(&left, &left) != 0 && errno == EINTR)
        continue;
}

int process_columns(void)
{
    struct winsize size = {0};
    return isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
