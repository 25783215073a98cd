/* SPDX-License-Identifier: MIT
 * Decks of Siege as files: decks/NAME.txt in the folder of the games, one text each (games/siege/siege_builder.h). */
#ifndef APP_DECKS_H
#define APP_DECKS_H
#include "games/siege/siege_builder.h"

enum { DECK_PATH = 1400, DECK_FILES = 200 };

typedef struct {
    char path[DECK_PATH];
    SiegeList list; /* without a card: it cannot be read, and why says so */
    char why[sizeof(((Status *)0)->text)];
} DeckFile;

typedef struct {
    DeckFile *file; /* by name */
    int n;
} DeckFiles;

/* folder: that of the games, NULL: there is none. Freed by decks_free. */
void decks_list(const char *folder, DeckFiles *out);
void decks_free(DeckFiles *files);
/* "Anvilholt: 36 ember, 4 tide, 0 barrow". */
void decks_say(const SiegeList *list, char *out, size_t n);
/* Writes it to `path`, or to a new file named after the deck when path is ""; path[DECK_PATH] says where it lies then. */
Status decks_save(const char *folder, const SiegeList *list, char *path);
/* The deck that was being built and not saved, for the next time: decks/unsaved, which decks_list passes over. list NULL:
 * there is none any more. */
Status decks_keep_draft(const char *folder, const SiegeList *list);
/* false: there is none. One that cannot be read is put aside (app/aside.h). */
bool decks_draft(const char *folder, SiegeList *out);

#endif
