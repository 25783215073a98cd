/* SPDX-License-Identifier: MIT
 * Writing and renaming, the same on every system: through a temporary file of our own, and with one sentence for each
 * way to fail. What a system does for it is in file_int.h. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "base/file.h"
#include "base/file_int.h"
#include "base/process.h"

static void name_temporary(const char *path, Buf *out)
{
    buf_printf(out, "%s.%ld.tmp", path, (long)getpid());
}

bool file_is_stale(const char *entry, const char *name)
{
    const char *dot = entry + strlen(entry);
    for (int dots = 0; dots < 2 && dot > entry; dots += *dot == '.')
        dot--;
    size_t n = (size_t)(dot - entry);
    if (*dot != '.' || (name && (strlen(name) != n || strncmp(entry, name, n) != 0)))
        return false;
    char *end;
    long pid = strtol(dot + 1, &end, 10);
    return pid > 0 && strcmp(end, ".tmp") == 0 && !process_runs(pid);
}

bool file_is_other(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && !S_ISREG(there.st_mode);
}

Status file_write(const char *path, const char *text, size_t n)
{
    if (file_is_other(path))
        return status_error(1, "%s cannot be written: it is not a file.", path);
    Buf temporary = {0};
    name_temporary(path, &temporary);
    int why = file_put(buf_str(&temporary), text, n);
    if (!why)
        why = file_replace(buf_str(&temporary), path);
    if (why)
        (void)unlink(buf_str(&temporary));
    buf_free(&temporary);
    return why ? status_error(1, "%s cannot be written: %s.", path, strerror(why)) : status_ok();
}

Status file_rewrite(const char *path, const char *text, size_t n)
{
    struct stat was;
    bool known = stat(path, &was) == 0;
    Status st = file_write(path, text, n);
    if (st.code == 0 && known)
        (void)utime(path, &(struct utimbuf){.actime = was.st_atime, .modtime = was.st_mtime});
    return st;
}

Status file_move(const char *from, const char *to)
{
    int why = file_rename(from, to);
    if (!why)
        return status_ok();
    int code = why == EEXIST ? FILE_TAKEN : why == ENOENT ? FILE_MISSING : 1;
    return status_error(code, "%s cannot be moved to %s: %s.", from, to, strerror(why));
}

enum { NAMES_MOST = 1000 };

Status file_move_free(const char *from, const char *stem, const char *ending, Buf *where)
{
    Status moved = {.code = FILE_TAKEN};
    for (int n = 1; moved.code == FILE_TAKEN && n <= NAMES_MOST; n++) {
        Buf to = {0};
        buf_add(&to, stem);
        if (n > 1)
            buf_printf(&to, "-%d", n);
        buf_add(&to, ending);
        moved = file_exists(buf_str(&to)) ? status_error(FILE_TAKEN, "%s already exists.", buf_str(&to))
                                          : file_move(from, buf_str(&to));
        if (moved.code == 0 && where)
            buf_add(where, buf_str(&to));
        buf_free(&to);
    }
    return moved;
}

Status file_write_new(const char *path, const char *text, size_t n)
{
    Buf temporary = {0};
    name_temporary(path, &temporary);
    int why = file_put(buf_str(&temporary), text, n);
    Status st =
        why ? status_error(1, "%s cannot be written: %s.", path, strerror(why)) : file_move(buf_str(&temporary), path);
    if (st.code)
        (void)unlink(buf_str(&temporary));
    buf_free(&temporary);
    return st;
}

/* ---- a file that several programs change ------------------------------------------------------------------------ */

enum { LOCK_MS = 2000, LOOK_MS = 5, TRIES = 20 };

/* Waits for a program that has it; one that was stopped does not keep the others from saving. */
static int take_lock(const char *path)
{
    Buf name = {0};
    buf_printf(&name, "%s.lock", path);
    int lock = file_lock(buf_str(&name));
    for (int waited = 0; lock == FILE_LOCK_BUSY && waited < LOCK_MS; waited += LOOK_MS) {
        process_wait(LOOK_MS);
        lock = file_lock(buf_str(&name));
    }
    buf_free(&name);
    return lock;
}

static bool same(const Buf *a, const Buf *b)
{
    return a->n == b->n && memcmp(buf_str(a), buf_str(b), a->n) == 0;
}

static Status read_whole(const char *path, size_t most, Buf *out)
{
    Status read = file_read(path, most, out);
    if (read.code)
        buf_free(out);
    return read;
}

/* False: another program has written meanwhile, and nothing was done. */
static bool change_once(const char *path, size_t most, FileChange *change, void *ctx, bool last, Status *result)
{
    Buf old = {0}, text = {0}, now = {0};
    Status read = read_whole(path, most, &old);
    buf_addn(&text, buf_str(&old), old.n);
    *result = change(ctx, &read, &text);
    bool write = result->code == 0 && (read.code || !same(&old, &text));
    bool calm = true;
    if (write) {
        Status again = read_whole(path, most, &now);
        calm = last || (again.code == read.code && same(&old, &now));
    }
    if (write && calm)
        *result = file_write_through(path, buf_str(&text), text.n);
    buf_free(&old);
    buf_free(&text);
    buf_free(&now);
    return calm;
}

Status file_change(const char *path, size_t most, FileChange *change, void *ctx)
{
    Status result;
    int lock = take_lock(path), tries = 1;
    while (!change_once(path, most, change, ctx, tries == TRIES, &result))
        tries++;
    if (lock >= 0)
        file_unlock(lock);
    return result;
}

/* ---- a file that cannot be read --------------------------------------------------------------------------------- */

Status file_put_aside(const char *path, Buf *where)
{
    Buf stem = {0};
    buf_printf(&stem, "%s.damaged", path);
    Status moved = file_move_free(path, buf_str(&stem), "", where);
    buf_free(&stem);
    return moved;
}
