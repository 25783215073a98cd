/* SPDX-License-Identifier: MIT
 * Decks of Siege as files: decks/NAME.txt in the folder of the games, one deck each (games/siege/siege_builder.h). */
#ifndef APP_DECKS_H
#define APP_DECKS_H
#include "games/siege/siege_builder.h"

enum { DECK_PATH = 1400, DECK_FILES = 200 };

typedef struct {
    char path[DECK_PATH];
    SiegeList list; /* without cards if it cannot be read; `why` says why */
    char why[sizeof(((Status *)0)->text)];
    uint64_t mark; /* hash of the file's contents */
} DeckFile;

typedef struct {
    DeckFile *file; /* by name */
    int n;
} DeckFiles;

/* Lists the decks, and removes temporary files of programs that were killed while saving; folder: that of the games,
 * NULL: none. Free with decks_free. */
void decks_list(const char *folder, DeckFiles *out);
void decks_free(DeckFiles *files);
/* Writes "Anvilholt: 36 ember, 4 tide, 0 barrow". */
void decks_say(const SiegeList *list, char *out, size_t n);
/* Writes it to `path`, one of known. If path is "", or another program has changed that file since it was listed,
 * writes a new file named after the deck. Sets path[DECK_PATH] to the file written. */
Status decks_save(const char *folder, const SiegeList *list, const DeckFiles *known, char *path);

#endif
