/* SPDX-License-Identifier: MIT
 * The POSIX part of file.h. */
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file_int.h"

enum { LINKS_MOST = 16 };

static int open_file(const char *path, int flags)
{
    int fd;
    do
        fd = open(path, flags | O_CLOEXEC, 0600);
    while (fd < 0 && errno == EINTR);
    return fd;
}

/* Only what is a file: a pipe or a device may keep its reader waiting for ever. */
static Status open_to_read(const char *path, int *fd)
{
    struct stat there;
    *fd = open_file(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (*fd < 0 && (errno == ENOENT || errno == ENOTDIR))
        return status_error(FILE_MISSING, "%s cannot be read: %s.", path, strerror(errno));
    if (*fd >= 0 && fstat(*fd, &there) == 0 && S_ISREG(there.st_mode))
        return status_ok();
    bool other = *fd >= 0 || errno == ENXIO; /* nobody opens a socket */
    const char *why = other ? "it is not a file" : strerror(errno);
    if (*fd >= 0)
        close(*fd);
    return status_error(1, "%s cannot be read: %s.", path, why);
}

Status file_read(const char *path, size_t most, Buf *out)
{
    int fd;
    Status result = open_to_read(path, &fd);
    if (result.code)
        return result;
    size_t total = 0;
    char chunk[16384];
    for (;;) {
        ssize_t got = read(fd, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            result = status_error(1, "%s cannot be read: %s.", path, strerror(errno));
        if (got <= 0)
            break;
        size_t room = most - total;
        buf_addn(out, chunk, (size_t)got < room ? (size_t)got : room);
        total += (size_t)got;
        if (total > most) {
            result = status_error(FILE_LARGE, "%s is larger than the %zu bytes allowed for such a file.", path, most);
            break;
        }
    }
    close(fd);
    return result;
}

static bool sync_file(int fd)
{
    int failed;
    do
        failed = fsync(fd);
    while (failed && errno == EINTR);
    return !failed || errno == EINVAL || errno == EROFS; /* special files cannot be synced */
}

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        ssize_t put = write(fd, text, n);
        if (put < 0 && errno == EINTR)
            continue;
        if (put == 0)
            errno = ENOSPC; /* some file systems say it like this */
        if (put <= 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return sync_file(fd);
}

/* "." for a name without a folder. The caller frees. */
static char *folder_of(const char *path)
{
    char *folder = xstrdup(path), *slash = strrchr(folder, '/');
    if (!slash) {
        free(folder);
        return xstrdup(".");
    }
    slash[slash == folder] = '\0';
    return folder;
}

/* A rename is only safe on disk once the folder itself is. */
static void sync_folder_of(const char *path)
{
    char *folder = folder_of(path);
    int fd = open_file(folder, O_RDONLY | O_DIRECTORY);
    if (fd >= 0) {
        (void)sync_file(fd);
        close(fd);
    }
    free(folder);
}

int file_put(const char *temporary, const char *text, size_t n)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
    int fd = open_file(temporary, flags);
    if (fd < 0 && errno == EEXIST &&
        unlink(temporary) == 0) /* left by a writer that has ended; or a trap, a link to elsewhere */
        fd = open_file(temporary, flags);
    if (fd < 0)
        return errno;
    int why = write_all(fd, text, n) ? 0 : errno;
    if (close(fd) != 0 && !why && errno != EINTR) /* interrupted or not, it is closed, and was synced before */
        why = errno;
    return why;
}

int file_replace(const char *from, const char *to)
{
    if (rename(from, to) != 0)
        return errno;
    sync_folder_of(to);
    return 0;
}

/* Returns the end of a chain of links, whether a file is there or not. The caller frees it. */
static char *end_of_links(const char *path)
{
    char to[4096];
    char *at = xstrdup(path);
    for (int links = 0; links < LINKS_MOST; links++) {
        ssize_t n = readlink(at, to, sizeof to - 1);
        if (n <= 0 || n == (ssize_t)sizeof to - 1)
            break; /* no link */
        to[n] = '\0';
        char *folder = folder_of(at);
        Buf next = {0};
        if (to[0] != '/')
            buf_printf(&next, "%s/", folder);
        buf_add(&next, to);
        free(folder);
        free(at);
        at = xstrdup(buf_str(&next));
        buf_free(&next);
    }
    return at;
}

Status file_write_through(const char *path, const char *text, size_t n)
{
    char one[1], *at = end_of_links(path);
    Status st = readlink(at, one, sizeof one) < 0 ? file_write(at, text, n)
                                                  : status_error(1, "%s cannot be written: %s.", path, strerror(ELOOP));
    free(at);
    return st;
}

/* A second name and then no first one: unlike rename, that never takes the place of what is there. */
static int move_by_link(const char *from, const char *to)
{
    if (link(from, to) != 0)
        return errno;
    if (unlink(from) == 0)
        return 0;
    int why = errno;
    (void)unlink(to);
    return why;
}

int file_rename(const char *from, const char *to)
{
    int why = move_by_link(from, to);
    if (why == EPERM || why == ENOSYS || why == EOPNOTSUPP || why == EMLINK) /* no second names on this file system */
        why = file_exists(to) ? EEXIST : rename(from, to) != 0 ? errno : 0;
    if (why)
        return why;
    sync_folder_of(to);
    sync_folder_of(from);
    return 0;
}

/* name NULL: what belongs to any file */
static void sweep(const char *folder, const char *name)
{
    DIR *dir = opendir(folder);
    for (const struct dirent *e; dir && (e = readdir(dir));)
        if (file_is_stale(e->d_name, name))
            (void)unlinkat(dirfd(dir), e->d_name, 0);
    if (dir)
        closedir(dir);
}

void file_sweep(const char *path)
{
    char *at = end_of_links(path);
    const char *slash = strrchr(at, '/');
    char *folder = folder_of(at);
    sweep(folder, slash ? slash + 1 : at);
    free(folder);
    free(at);
}

void file_sweep_folder(const char *folder)
{
    sweep(folder, NULL);
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

bool file_is_stream(const char *path)
{
    struct stat there, own;
    for (int fd = 0; fd <= 2 && stat(path, &there) == 0; fd++)
        if (fstat(fd, &own) == 0 && own.st_dev == there.st_dev && own.st_ino == there.st_ino)
            return true;
    return false;
}

int file_lock(const char *path)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (fd < 0)
        return FILE_LOCK_NONE;
    int failed;
    do
        failed = flock(fd, LOCK_EX | LOCK_NB);
    while (failed && errno == EINTR);
    if (!failed)
        return fd;
    bool busy = errno == EWOULDBLOCK;
    close(fd);
    return busy ? FILE_LOCK_BUSY : FILE_LOCK_NONE;
}

void file_unlock(int lock)
{
    close(lock);
}

Status file_make_dirs(const char *path)
{
    Buf part = {0};
    Status result = status_ok();
    for (const char *p = path; *p && result.code == 0; p++) {
        if (*p == '/' && p != path && mkdir(buf_str(&part), 0700) != 0 && errno != EEXIST)
            result = status_error(1, "The folder %s cannot be created: %s.", buf_str(&part), strerror(errno));
        buf_addn(&part, p, 1);
    }
    if (result.code == 0 && mkdir(path, 0700) != 0 && errno != EEXIST)
        result = status_error(1, "The folder %s cannot be created: %s.", path, strerror(errno));
    buf_free(&part);
    return result;
}
