/* SPDX-License-Identifier: MIT
 * A text that somebody works at and has not saved: on disk after every change, and found again the next time. Each program
 * has a file of its own, NAME, NAME-2 and so on, so that no draft takes the place of another one or is thrown away with it. */
#ifndef APP_DRAFT_H
#define APP_DRAFT_H
#include <stdint.h>

#include "base/buf.h"
#include "base/status.h"

enum { DRAFT_ROOM = 1400, DRAFT_MOST = 1 << 16 };

typedef struct {
    char base[DRAFT_ROOM];      /* FOLDER/NAME, "": there is no folder */
    char file[DRAFT_ROOM + 16]; /* ours; "": none was taken yet */
    int lock;                   /* of it; -1: there are no locks here */
    uint64_t mark;              /* hash of what was read from or written to it last */
} Draft;

/* folder NULL: nothing can be kept. True: a draft that no program works at was found, and `reads` it to its ctx. One that
 * cannot be read is put aside (app/aside.h). */
typedef bool DraftReads(void *ctx, const char *text, size_t n);
bool draft_open(Draft *d, const char *folder, const char *name, DraftReads *reads, void *ctx);
/* Writes it; n 0: there is nothing to keep any more. A file that somebody else has changed is left alone, and another one
 * taken. The folder is made when it is missing. */
Status draft_keep(Draft *d, const char *text, size_t n);
void draft_close(Draft *d); /* the file stays, for whoever opens it next */

#endif
