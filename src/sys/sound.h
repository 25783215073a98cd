/* SPDX-License-Identifier: MIT
 * Sounds and music. */
#ifndef SYS_SOUND_H
#define SYS_SOUND_H
#include <stdbool.h>

#include <SDL.h>

typedef struct Sound Sound;
/* data_dir holds assets/sounds/. Opens no device: the first sound does, and three seconds of silence close it. Never
 * NULL. On a machine without sound everything below does nothing until a device can be opened: that is tried again when
 * something is to sound, after a second and then more and more rarely. It is tried at once if all levels were 0
 * before. */
Sound *sound_new(const char *data_dir);
void sound_free(Sound *s);
/* Sets the volumes, 0..100 each. Muting takes effect at once. */
void sound_levels(Sound *s, int effects, int music, int room, bool mute);
/* Plays a sound; word: a file of assets/sounds/ without ".ogg" (a missing one is logged once), with "+7" behind it
 * seven semitones higher; or a fanfare of music/, which the tune waits for. */
void sound_play(Sound *s, const char *word);
/* Switches the tavern sounds and the music on or off; they fade. Call sound_tick after it. */
void sound_ambience(Sound *s, bool room, bool tune);
/* Selects the tune of music/ (word is not copied; NULL: the Hall's) and its tension: 0 calm, 1 uneasy, 2 grave. A tune
 * fades out before the next begins; tension changes with the next bar. */
void sound_music(Sound *s, const char *word, int tension);
/* Call after every pass of the main loop. Returns the ms after which it must be called again at the latest; -1: no
 * limit. */
int sound_tick(Sound *s);
void sound_handle(Sound *s, const SDL_Event *e); /* handles devices added and removed; ignores other events */
bool sound_is_open(const Sound *s);
bool sound_is_missing(const Sound *s); /* true if a sound was requested and no device can be opened */

#endif
