/* SPDX-License-Identifier: MIT
 * Where something goes that somebody takes home: to the person's own pictures and documents, not among the saves. */
#ifndef APP_SCENES_USER_FOLDER_H
#define APP_SCENES_USER_FOLDER_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/* The first of these that can be written to, for pictures: $XDG_PICTURES_DIR, what user-dirs.dirs in the folder of
 * configurations calls so (both are made when they are missing), ~/Pictures when it exists, the program's data folder;
 * for documents likewise. False: none. */
bool user_folder(UserFolder kind, char *out, size_t n);
/* A path in that folder, for a file that does not exist yet: "word.png", or "word (2).png" when that is taken. ending:
 * "png". */
bool user_path(const char *folder, const char *word, const char *ending, char *out, size_t n);

#endif
