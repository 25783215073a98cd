/* SPDX-License-Identifier: MIT
 * Small files, whole: read with a bound, written so that a crash leaves the old or the new one, never half of it. */
#ifndef BASE_FILE_H
#define BASE_FILE_H
#include "base/buf.h"
#include "base/status.h"

enum { FILE_MISSING = 2, FILE_TAKEN = 3, FILE_LARGE = 4, FILE_LOCK_BUSY = -1, FILE_LOCK_NONE = -2 };

/* Reads at most `most` bytes into out (added to it). FILE_LARGE: there are more. FILE_MISSING when it is not there. What
 * is no file (a pipe, a device, a folder) is refused at once, and never waited for. */
Status file_read(const char *path, size_t most, Buf *out);
/* Temporary file beside it, fsync, rename, fsync of the folder. On error the old file is untouched. What is there and no
 * file (a device, a folder) is refused. */
Status file_write(const char *path, const char *text, size_t n);
/* As file_write, but if path is a link, writes the file it leads to, and the link stays. */
Status file_write_through(const char *path, const char *text, size_t n);
/* As file_write, for a new file. FILE_TAKEN, and nothing written, if the name is in use: of two programs that want it,
 * exactly one gets it. */
Status file_write_new(const char *path, const char *text, size_t n);
/* file_write over a file that is there, which keeps the time it was written last: only its words change, nothing has happened. */
Status file_rewrite(const char *path, const char *text, size_t n);
/* Gives a file another name, safe on disk when it returns. FILE_TAKEN, and nothing done, when something has that name
 * already: of two programs that want the same one, exactly one gets it. Stopped in between, both names are there. */
Status file_move(const char *from, const char *to);
/* Moves a file to the first name that is free: STEM ENDING, STEM-2 ENDING, STEM-3 ENDING and so on. stem: with the folder,
 * which is there. Adds the new name to `where` unless that is NULL. FILE_TAKEN: of a thousand names none is free. */
Status file_move_free(const char *from, const char *stem, const char *ending, Buf *where);
/* Removes the temporary files that programs stopped in the middle of file_write(path) left beside it, or beside what
 * the link there leads to. */
void file_sweep(const char *path);
void file_sweep_folder(const char *folder); /* the same for every file in a folder; a missing one is no error */
bool file_exists(const char *path);
bool file_is_stream(const char *path); /* true for a file that is one of this program's standard streams */
/* A lock (>= 0) on the file of this name, which is made when missing; until file_unlock or the end of the program.
 * FILE_LOCK_BUSY: another program has it. FILE_LOCK_NONE: there are no locks here. */
int file_lock(const char *path);
void file_unlock(int lock);
Status file_make_dirs(const char *path); /* like mkdir -p, mode 0700 for what is made */

/* ---- a file that several programs change ------------------------------------------------------------------------ */

/* It is read, changed and written as one, so that no change overwrites another program's. */
/* Makes the new text of the old one. read: what file_read said; text is empty unless it succeeded. An error: the file
 * stays as it is. May be called again with a newer text, and must not remember the last call. */
typedef Status FileChange(void *ctx, const Status *read, Buf *text);

/* Holds the lock PATH.lock meanwhile. Where there are no locks, or another program keeps this one longer than two seconds, a
 * change by somebody else is noticed by what the file holds, which leaves a moment between looking and writing. Writes
 * through a link (file_write_through), and nothing when the text stays the same. */
Status file_change(const char *path, size_t most, FileChange *change, void *ctx);

/* Renames a file that cannot be read, to make room for a new one without losing what the player had: to PATH.damaged, or
 * PATH.damaged-2 and so on (file_move_free). Adds the new name to `where` unless that is NULL. */
Status file_put_aside(const char *path, Buf *where);

#endif
