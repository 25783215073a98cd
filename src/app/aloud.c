/* SPDX-License-Identifier: MIT
 * Reads aloud the text that is new on the screen, word for word. */
#include <string.h>

#include "app/app_int.h"
#include "app/terminal/plain.h"

/* Speaks each line by itself, because all together may be too long for one call. */
static void speak(App *app, SpeechKind kind, char *lines)
{
    char plain[PLAIN_MAX];
    for (char *line = lines; line;) {
        char *next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        plain_text(line, plain, sizeof plain);
        speech_say(app->speech, kind, plain, languages_spoken(app->languages));
        line = next;
    }
}

/* Speaks the focused item: its lines become one text with pauses, because each text replaces the one before. */
static void speak_here(App *app, const char *lines)
{
    Buf text = {0};
    for (const char *c = lines; *c; c++) {
        if (*c != '\n')
            buf_addn(&text, c, 1);
        else if (text.n && strchr(".?!:", text.text[text.n - 1]))
            buf_add(&text, " ");
        else
            buf_add(&text, ". ");
    }
    speak(app, SPEECH_FOCUS, text.text);
    buf_free(&text);
}

void app_aloud(App *app)
{
    bool on = app->settings.aloud && !app->still;
    ui_set_aloud(app->ui, on);
    if (!on && app->speech) {
        speech_free(app->speech);
        app->speech = NULL;
    }
    if (!on)
        return;
    if (!app->speech)
        app->speech = speech_new();
    for (int kind = ALOUD_TOLD; kind <= ALOUD_HERE; kind++) {
        Buf lines = {0};
        if (ui_aloud(app->ui, (Aloud)kind, &lines)) {
            if (kind == ALOUD_HERE)
                speak_here(app, lines.text);
            else
                speak(app, SPEECH_NEWS, lines.text);
        }
        buf_free(&lines);
    }
}

bool app_speech_missing(const App *app)
{
    return app->speech && speech_is_missing(app->speech);
}
