/* SPDX-License-Identifier: MIT
 * Reading aloud. */
#ifndef SYS_SPEECH_H
#define SYS_SPEECH_H
#include <stdbool.h>

typedef struct Speech Speech;
typedef enum {
    SPEECH_FOCUS, /* the focused item: replaces unfinished speech about the previous one */
    SPEECH_NEWS,  /* events and refusals: always spoken to the end */
    SPEECH_KINDS
} SpeechKind;
/* Uses Speech Dispatcher if present; otherwise logs that once and stays silent. */
Speech *speech_new(void);
void speech_free(Speech *s); /* stops speaking at once */
/* Speaks a sentence without blocking; language: "de". */
void speech_say(Speech *s, SpeechKind kind, const char *sentence, const char *language);
bool speech_is_missing(const Speech *s); /* true once no speech output was found */

#endif
