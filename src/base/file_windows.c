/* SPDX-License-Identifier: MIT
 * What Windows does its own way below file.h. Names are UTF-8 (process_windows.c says why); there are no links to follow,
 * and a folder cannot be asked to reach the disk: renaming is asked to. */
#include "base/file.h"

#ifdef _WIN32
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

#include "base/file_int.h"

enum { CHUNK = 16384 };

/* "/" and "\" both part folders. */
static const char *last_slash(const char *path)
{
    const char *slash = strrchr(path, '/'), *back = strrchr(path, '\\');
    return back && (!slash || back > slash) ? back : slash;
}

static int why_now(void)
{
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        return ENOENT;
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS:
        return EEXIST;
    case ERROR_DISK_FULL:
        return ENOSPC;
    default:
        return EACCES;
    }
}

Status file_read(const char *path, size_t most, Buf *out)
{
    if (file_is_other(path))
        return status_error(1, "%s cannot be read: it is not a file.", path);
    int fd = _open(path, _O_RDONLY | _O_BINARY | _O_NOINHERIT);
    if (fd < 0)
        return status_error(errno == ENOENT ? FILE_MISSING : 1, "%s cannot be read: %s.", path, strerror(errno));
    Status result = status_ok();
    char chunk[CHUNK];
    size_t total = 0;
    int got;
    while ((got = _read(fd, chunk, sizeof chunk)) > 0 && result.code == 0) {
        size_t room = most - total;
        buf_addn(out, chunk, (size_t)got < room ? (size_t)got : room);
        total += (size_t)got;
        if (total > most) {
            result = status_error(FILE_LARGE, "%s is larger than the %zu bytes allowed for such a file.", path, most);
            total = most;
        }
    }
    if (got < 0)
        result = status_error(1, "%s cannot be read: %s.", path, strerror(errno));
    _close(fd);
    return result;
}

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        int put = _write(fd, text, n < CHUNK ? (unsigned)n : CHUNK);
        if (put <= 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return _commit(fd) == 0;
}

int file_put(const char *temporary, const char *text, size_t n)
{
    int fd = _open(temporary, _O_WRONLY | _O_CREAT | _O_TRUNC | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    if (fd < 0)
        return errno;
    int why = write_all(fd, text, n) ? 0 : errno;
    if (_close(fd) != 0 && !why)
        why = errno;
    return why;
}

int file_replace(const char *from, const char *to)
{
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) ? 0 : why_now();
}

int file_rename(const char *from, const char *to)
{
    return MoveFileExA(from, to, MOVEFILE_WRITE_THROUGH) ? 0 : why_now();
}

Status file_write_through(const char *path, const char *text, size_t n)
{
    return file_write(path, text, n);
}

/* name NULL: what belongs to any file */
static void sweep(const char *folder, const char *name)
{
    DIR *dir = opendir(folder);
    for (const struct dirent *e; dir && (e = readdir(dir));) {
        if (!file_is_stale(e->d_name, name))
            continue;
        Buf stale = {0};
        buf_printf(&stale, "%s/%s", folder, e->d_name);
        (void)_unlink(buf_str(&stale));
        buf_free(&stale);
    }
    if (dir)
        closedir(dir);
}

void file_sweep(const char *path)
{
    const char *slash = last_slash(path), *name = slash ? slash + 1 : path;
    Buf folder = {0};
    buf_addn(&folder, path, (size_t)(name - path));
    sweep(folder.n > 0 ? buf_str(&folder) : ".", name);
    buf_free(&folder);
}

void file_sweep_folder(const char *folder)
{
    sweep(folder, NULL);
}

bool file_exists(const char *path)
{
    return GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}

bool file_is_stream(const char *path)
{
    static const DWORD stream[] = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
    BY_HANDLE_FILE_INFORMATION there, own;
    HANDLE file =
        CreateFileA(path, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0, NULL);
    bool known = file != INVALID_HANDLE_VALUE && GetFileInformationByHandle(file, &there), same = false;
    for (int i = 0; i < 3 && known && !same; i++)
        same = GetFileInformationByHandle(GetStdHandle(stream[i]), &own) &&
               own.dwVolumeSerialNumber == there.dwVolumeSerialNumber && own.nFileIndexHigh == there.nFileIndexHigh &&
               own.nFileIndexLow == there.nFileIndexLow;
    if (file != INVALID_HANDLE_VALUE)
        CloseHandle(file);
    return same;
}

/* A file that nobody else may open as long as we have it open. */
int file_lock(const char *path)
{
    int fd = _sopen(path, _O_RDWR | _O_CREAT | _O_NOINHERIT, _SH_DENYRW, _S_IREAD | _S_IWRITE);
    if (fd >= 0)
        return fd;
    return errno == EACCES && file_exists(path) ? FILE_LOCK_BUSY : FILE_LOCK_NONE;
}

void file_unlock(int lock)
{
    _close(lock);
}

/* Also true of "C:" itself, which cannot be made. */
static bool make_folder(const char *path)
{
    return CreateDirectoryA(path, NULL) || (GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES &&
                                            (GetFileAttributesA(path) & FILE_ATTRIBUTE_DIRECTORY) != 0);
}

Status file_make_dirs(const char *path)
{
    Buf part = {0};
    bool made = true;
    for (const char *p = path; *p && made; p++) {
        if ((*p == '/' || *p == '\\') && p != path)
            made = make_folder(buf_str(&part));
        buf_addn(&part, p, 1);
    }
    made = made && make_folder(path);
    Status result = made ? status_ok()
                         : status_error(1, "The folder %s cannot be created: %s.", buf_str(&part), strerror(why_now()));
    buf_free(&part);
    return result;
}
#endif
