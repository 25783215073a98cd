/* SPDX-License-Identifier: MIT */
#include "faults.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include "../unit/deep.h"

/* The fault is set while one thread runs; the calls may come from two. */
static struct {
    Fault fault;
    atomic_int on, seen, told;
    char story[4096];
} order;

void fault_on(Fault f)
{
    atomic_store(&order.on, 0);
    order.fault = f;
    atomic_store(&order.seen, 0);
    atomic_store(&order.told, 0);
    atomic_store(&order.on, 1);
}

void fault_off(void)
{
    atomic_store(&order.on, 2);
}

int fault_calls(void)
{
    return atomic_load(&order.seen);
}

const char *fault_story(void)
{
    int n = atomic_load(&order.told);
    order.story[n < (int)sizeof order.story ? n : (int)sizeof order.story - 1] = '\0';
    return order.story;
}

static void tell(char letter)
{
    int at = atomic_fetch_add(&order.told, 1);
    if (at < (int)sizeof order.story - 1)
        order.story[at] = letter;
}

static void wait_ms(int ms)
{
    struct timespec t = {ms / 1000, ms % 1000 * 1000000L};
    while (nanosleep(&t, &t) != 0 && errno == EINTR)
        continue;
}

/* What is to happen to this call. The ones that only take time have taken it then. */
static FaultKind meet(unsigned call)
{
    const Fault *f = &order.fault;
    if (!atomic_load(&order.on) || !(f->calls & call))
        return FAULT_NONE;
    int n = atomic_fetch_add(&order.seen, 1) + 1;
    bool hit = f->nth == 0 || n == f->nth || (f->after && n > f->nth);
    if (!hit || atomic_load(&order.on) != 1)
        return FAULT_NONE;
    if (f->kind == FAULT_SLOW)
        wait_ms(f->ms);
    while (f->kind == FAULT_HOLD && atomic_load(&order.on) == 1)
        wait_ms(1);
    if (f->kind == FAULT_DIE && call != CALL_WRITE)
        (void)kill(getpid(), SIGKILL);
    if (f->kind == FAULT_ERROR)
        errno = f->error;
    return f->kind;
}

static bool fails(unsigned call, char letter)
{
    tell(letter);
    return meet(call) == FAULT_ERROR;
}

void fault_folder(char out[64])
{
    const char *set = getenv("HORDEHALL_FAULT_FOLDER");
    const char *below = set && *set ? set : access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp";
    int n = snprintf(out, 64, "%s/hordehall-fault-XXXXXX", below);
    if (n >= 64 || !mkdtemp(out)) {
        fprintf(stderr, "no folder can be made in %s\n", below);
        exit(1);
    }
}

int fault_rounds(int daily, int deep)
{
    const char *set = getenv("HORDEHALL_FAULT_ROUNDS");
    int n = set ? atoi(set) : 0;
    return n > 0 ? n : help_many(daily, deep);
}

/* ---- memory ----------------------------------------------------------------------------------------------------- */

void *__real_malloc(size_t n);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *p, size_t n);

void *__wrap_malloc(size_t n)
{
    return meet(CALL_MEMORY) == FAULT_ERROR ? NULL : __real_malloc(n);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return meet(CALL_MEMORY) == FAULT_ERROR ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *p, size_t n)
{
    return meet(CALL_MEMORY) == FAULT_ERROR ? NULL : __real_realloc(p, n);
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

int __real_open(const char *path, int flags, ...);
ssize_t __real_read(int fd, void *to, size_t n);
ssize_t __real_write(int fd, const void *from, size_t n);
int __real_fsync(int fd);
int __real_close(int fd);
int __real_rename(const char *from, const char *to);
int __real_link(const char *from, const char *to);
int __real_unlink(const char *path);
int __real_mkdir(const char *path, mode_t mode);
int __real_flock(int fd, int how);
int __wrap_open(const char *path, int flags, ...);
ssize_t __wrap_read(int fd, void *to, size_t n);
ssize_t __wrap_write(int fd, const void *from, size_t n);
int __wrap_fsync(int fd);
int __wrap_close(int fd);
int __wrap_rename(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __wrap_unlink(const char *path);
int __wrap_mkdir(const char *path, mode_t mode);
int __wrap_flock(int fd, int how);

int __wrap_open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    if (flags & O_CREAT) {
        va_list args;
        va_start(args, flags);
        mode = (mode_t)va_arg(args, int);
        va_end(args);
    }
    return fails(CALL_OPEN, 'o') ? -1 : __real_open(path, flags, mode);
}

ssize_t __wrap_read(int fd, void *to, size_t n)
{
    tell('r');
    FaultKind kind = meet(CALL_READ);
    if (kind == FAULT_ERROR)
        return -1;
    return __real_read(fd, to, kind == FAULT_SHORT && n > 1 ? 1 : n);
}

ssize_t __wrap_write(int fd, const void *from, size_t n)
{
    tell('w');
    FaultKind kind = meet(CALL_WRITE);
    if (kind == FAULT_ERROR)
        return -1;
    if (kind == FAULT_DIE) {
        (void)__real_write(fd, from, n / 2);
        (void)kill(getpid(), SIGKILL);
    }
    return __real_write(fd, from, kind == FAULT_SHORT && n > 1 ? 1 : n);
}

int __wrap_fsync(int fd)
{
    return fails(CALL_FSYNC, 's') ? -1 : __real_fsync(fd);
}

int __wrap_close(int fd)
{
    bool failed = fails(CALL_CLOSE, 'c');
    int error = errno, result = __real_close(fd);
    if (!failed)
        return result;
    errno = error;
    return -1;
}

int __wrap_rename(const char *from, const char *to)
{
    return fails(CALL_RENAME, 'n') ? -1 : __real_rename(from, to);
}

int __wrap_link(const char *from, const char *to)
{
    return fails(CALL_LINK, 'l') ? -1 : __real_link(from, to);
}

int __wrap_unlink(const char *path)
{
    return fails(CALL_UNLINK, 'u') ? -1 : __real_unlink(path);
}

int __wrap_mkdir(const char *path, mode_t mode)
{
    return fails(CALL_MKDIR, 'm') ? -1 : __real_mkdir(path, mode);
}

int __wrap_flock(int fd, int how)
{
    return fails(CALL_FLOCK, 'f') ? -1 : __real_flock(fd, how);
}
