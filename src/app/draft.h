/* SPDX-License-Identifier: MIT
 * An unsaved text: written to disk after every change, and found again at the next start. Each running program has a
 * file of its own: NAME, NAME-2 and so on. So none overwrites or removes the draft of another. */
#ifndef APP_DRAFT_H
#define APP_DRAFT_H
#include <stdint.h>

#include "base/buf.h"
#include "base/status.h"

enum { DRAFT_ROOM = 1400, DRAFT_MOST = 1 << 16 };

typedef struct {
    char base[DRAFT_ROOM];      /* FOLDER/NAME; "": no folder */
    char file[DRAFT_ROOM + 16]; /* this program's; "": none taken yet */
    int lock;                   /* of file; -1: no locks on this system */
    uint64_t mark;              /* hash of the contents last read or written */
} Draft;

/* Opens the draft NAME; folder NULL: nothing can be saved. True: a draft that no program uses was found, and `reads`
 * has taken it into ctx. A draft that cannot be read is set aside (base/file.h). */
typedef bool DraftReads(void *ctx, const char *text, size_t n);
bool draft_open(Draft *d, const char *folder, const char *name, DraftReads *reads, void *ctx);
/* Writes it; n 0: removes it. If another program has changed the file, leaves it alone and takes another. Creates the
 * folder if it is missing. */
Status draft_keep(Draft *d, const char *text, size_t n);
void draft_close(Draft *d); /* the file stays for the next program */

#endif
