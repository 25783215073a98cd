/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int open_file(const char *path, int flags)
{
    int fd;
    do
        fd = open(path, flags | O_CLOEXEC, 0600);
    while (fd < 0 && errno == EINTR);
    return fd;
}

Status file_read(const char *path, size_t most, Buf *out)
{
    int fd = open_file(path, O_RDONLY);
    if (fd < 0) {
        int missing = errno == ENOENT || errno == ENOTDIR;
        return status_error(missing ? FILE_MISSING : 1, "%s cannot be read: %s", path, strerror(errno));
    }
    Status result = status_ok();
    size_t total = 0;
    char chunk[16384];
    for (;;) {
        ssize_t got = read(fd, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            result = status_error(1, "%s cannot be read: %s", path, strerror(errno));
        if (got <= 0)
            break;
        total += (size_t)got;
        if (total > most) {
            result = status_error(1, "%s is larger than the %zu bytes such a file can have", path, most);
            break;
        }
        buf_addn(out, chunk, (size_t)got);
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

/* 0, or the reason why not. */
static int write_temporary(const char *temporary, const char *text, size_t n)
{
    int fd = open_file(temporary, O_WRONLY | O_CREAT | O_TRUNC);
    if (fd < 0)
        return errno;
    int why = write_all(fd, text, n) ? 0 : errno;
    if (close(fd) != 0 && !why && errno != EINTR) /* interrupted or not, it is closed, and was synced before */
        why = errno;
    return why;
}

Status file_write(const char *path, const char *text, size_t n)
{
    struct stat there;
    if (stat(path, &there) == 0 && !S_ISREG(there.st_mode))
        return status_error(1, "%s cannot be written: it is not a file", path);
    Buf temporary = {0};
    buf_printf(&temporary, "%s.%ld.tmp", path, (long)getpid());
    int why = write_temporary(buf_str(&temporary), text, n);
    if (!why && rename(buf_str(&temporary), path) != 0)
        why = errno;
    if (why)
        (void)unlink(buf_str(&temporary));
    else
        sync_folder_of(path);
    buf_free(&temporary);
    return why ? status_error(1, "%s cannot be written: %s", path, strerror(why)) : status_ok();
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

Status file_move(const char *from, const char *to)
{
    int why = move_by_link(from, to);
    if (why == EPERM || why == ENOSYS || why == EOPNOTSUPP || why == EMLINK) /* no second names on this file system */
        why = file_exists(to) ? EEXIST : rename(from, to) != 0 ? errno : 0;
    if (why)
        return status_error(why == EEXIST   ? FILE_TAKEN
                            : why == ENOENT ? FILE_MISSING
                                            : 1,
                            "%s cannot be moved to %s: %s", from, to, strerror(why));
    sync_folder_of(to);
    sync_folder_of(from);
    return status_ok();
}

/* "NAME.PID.tmp" of a program that runs no more. */
static bool is_stale(const char *entry, const char *name)
{
    size_t n = strlen(name);
    if (strncmp(entry, name, n) != 0 || entry[n] != '.')
        return false;
    char *end;
    long pid = strtol(entry + n + 1, &end, 10);
    return pid > 0 && strcmp(end, ".tmp") == 0 && kill((pid_t)pid, 0) != 0 && errno == ESRCH;
}

void file_sweep(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    char *folder = folder_of(path);
    DIR *dir = opendir(folder);
    for (const struct dirent *e; dir && (e = readdir(dir));)
        if (is_stale(e->d_name, name))
            (void)unlinkat(dirfd(dir), e->d_name, 0);
    if (dir)
        closedir(dir);
    free(folder);
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

Status file_make_dirs(const char *path)
{
    Buf part = {0};
    Status result = status_ok();
    for (const char *p = path; *p && result.code == 0; p++) {
        if (*p == '/' && p != path && mkdir(buf_str(&part), 0700) != 0 && errno != EEXIST)
            result = status_error(1, "the folder %s cannot be made: %s", buf_str(&part), strerror(errno));
        buf_addn(&part, p, 1);
    }
    if (result.code == 0 && mkdir(path, 0700) != 0 && errno != EEXIST)
        result = status_error(1, "the folder %s cannot be made: %s", path, strerror(errno));
    buf_free(&part);
    return result;
}
