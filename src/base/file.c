/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

Status file_read(const char *path, size_t most, Buf *out)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
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

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        ssize_t put = write(fd, text, n);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return fsync(fd) == 0 || errno == EINVAL || errno == EROFS; /* special files cannot be synced */
}

/* The rename is only safe on disk once the folder itself is. */
static void sync_folder_of(const char *path)
{
    char *folder = xstrdup(path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = '\0';
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        (void)fsync(fd);
        close(fd);
    }
    free(folder);
}

Status file_write(const char *path, const char *text, size_t n)
{
    Buf temp = {0};
    buf_printf(&temp, "%s.%ld.tmp", path, (long)getpid());
    Status result = status_ok();
    int fd = open(buf_str(&temp), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0) {
        result = status_error(1, "%s cannot be written: %s", path, strerror(errno));
    } else {
        bool written = write_all(fd, text, n);
        int why = errno;
        if (close(fd) != 0 && written) {
            written = false;
            why = errno;
        }
        if (written && rename(buf_str(&temp), path) == 0) {
            sync_folder_of(path);
        } else {
            result = status_error(1, "%s cannot be written: %s", path, strerror(written ? errno : why));
            (void)unlink(buf_str(&temp));
        }
    }
    buf_free(&temp);
    return result;
}

Status file_append(const char *path, const char *text, size_t n)
{
    int fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (fd < 0)
        return status_error(errno == ENOENT ? FILE_MISSING : 1, "%s cannot be written: %s", path, strerror(errno));
    bool written = write_all(fd, text, n);
    int why = errno;
    close(fd);
    return written ? status_ok() : status_error(1, "%s cannot be written: %s", path, strerror(why));
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
