/* SPDX-License-Identifier: MIT
 * Plays tunes by their words: one thread says what it would like to hear, the thread of the sound device fetches samples.
 * Between the two there is nothing but single numbers that are exchanged whole; fetching asks for no memory and never
 * waits.  A tune has no end and no seam: what rings goes on ringing when it begins again. */
#ifndef MUSIC_MUSIC_H
#define MUSIC_MUSIC_H
#include <stdbool.h>
#include <stdint.h>

enum { MUSIC_RATE = 44100 }; /* frames a second */

typedef struct Music Music;
struct Score;

Music *music_new(void); /* never NULL; freed by music_free */
void music_free(Music *m);

/* ---- by whoever decides what is heard ------------------------------------------------------------------------------ */
bool music_has(const char *word); /* a tune or a fanfare of this word */
/* Another tune begins when the one before it has faded; one that was left goes on from the part it was left in. NULL, or a
 * word that no tune has: silence. */
void music_play(Music *m, const char *word);
/* One that is not of the list; borrowed until another one plays and the device has fetched, or music_rest. */
void music_play_score(Music *m, struct Score *s);
/* 0 calm, 1 uneasy, 2 grave: parts come in and go with the next bar. */
void music_tension(Music *m, int tension);
/* Once, now; the tune waits for it. */
void music_fanfare(Music *m, const char *word);
void music_levels(Music *m, float tunes, float fanfares); /* 0..1 */
bool music_sounds(const Music *m);                        /* something is heard, or will be */
/* Silent at once; to be called while nobody fetches. */
void music_rest(Music *m);

/* ---- by the thread of the device ----------------------------------------------------------------------------------- */
void music_fetch(Music *m, int16_t *out, int frames); /* left and right in turn, MUSIC_RATE a second */

int music_dropped(const Music *m); /* notes there was no voice for; for tests */

#endif
