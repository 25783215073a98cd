/* SPDX-License-Identifier: MIT
 * What each system does its own way below file.h: file.c and file_windows.c. The rest is file_kept.c, the same everywhere. */
#ifndef BASE_FILE_INT_H
#define BASE_FILE_INT_H
#include <stdbool.h>
#include <stddef.h>

/* These three return 0, or the reason why not, as errno has them. */
int file_put(const char *temporary, const char *text, size_t n); /* a file that is ours alone, synced */
int file_replace(const char *from, const char *to);              /* takes the place of what is there, safe on disk */
int file_rename(const char *from, const char *to);               /* EEXIST when something is there; likewise */

bool file_is_other(const char *path); /* something is there, and it is not a file */
/* A temporary file of file_write(name), whose program runs no more; name NULL: of any. */
bool file_is_stale(const char *entry, const char *name);

#endif
