/* SPDX-License-Identifier: MIT
 * Folders for exported files: the user's own pictures and documents, not the saved games. */
#ifndef APP_SCENES_USER_FOLDER_H
#define APP_SCENES_USER_FOLDER_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/* Finds the first writable one of these, for pictures: $XDG_PICTURES_DIR, its value in user-dirs.dirs in the
 * configuration folder (both are created if missing), ~/Pictures if it exists, the program's data folder; for documents
 * likewise. False: none. */
bool user_folder(UserFolder kind, char *out, size_t n);
/* Makes a path in that folder for a new file: "word.png", or "word (2).png" if that exists. ending: "png". */
bool user_path(const char *folder, const char *word, const char *ending, char *out, size_t n);

#endif
