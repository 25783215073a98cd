/* SPDX-License-Identifier: MIT
 * Where files lie: the program's own, and folders for those that a user keeps. */
#ifndef SYS_PATHS_H
#define SYS_PATHS_H
#include <stdbool.h>
#include <stddef.h>

/* Return the user's folders (home.h), created if missing. Results live as long as the program. NULL: not writable. */
const char *path_config(void); /* settings */
const char *path_data(void);   /* games: continue, recent, finished */
const char *path_state(void);  /* log */
/* Returns the folder that holds assets/ and fonts/: $HORDEHALL_DATA, source tree, or installed. */
const char *path_assets(void);
const char *path_words(void); /* folder of language catalogues, such as de.mo: beside a build, else with the pictures */
const char *path_fonts(void); /* folder of the machine's fonts */
bool path_has_assets(void);   /* false: none, so that no text can be drawn */

/* The user's own pictures and documents, not the saved games. */
typedef enum { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/* Finds the first writable one of these, for pictures: $XDG_PICTURES_DIR, its value in user-dirs.dirs in the
 * configuration folder (both are created if missing), ~/Pictures if it exists, the program's data folder; for documents
 * likewise. False: none. */
bool user_folder(UserFolder kind, char *out, size_t n);
/* Makes a path in that folder for a new file: "word.png", or "word (2).png" if that exists. ending: "png". */
bool user_path(const char *folder, const char *word, const char *ending, char *out, size_t n);

#endif
