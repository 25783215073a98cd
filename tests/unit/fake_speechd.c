/* SPDX-License-Identifier: MIT
 * A libspeechd that says nothing: each call is a line of the file $FAKE_SPEECH. Without that there is no dispatcher,
 * and with $FAKE_SPEECH_HANGS one that never answers. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct SPDConnection SPDConnection;

SPDConnection *spd_open(const char *client, const char *connection, const char *user, int mode);
void spd_close(SPDConnection *c);
int spd_say(SPDConnection *c, int priority, const char *text);
int spd_cancel(SPDConnection *c);
int spd_set_language(SPDConnection *c, const char *language);

static int record(const char *call, const char *word)
{
    const char *path = getenv("FAKE_SPEECH");
    FILE *f = path ? fopen(path, "a") : NULL;
    if (!f)
        return -1;
    (void)fprintf(f, "%s %s\n", call, word);
    return fclose(f);
}

SPDConnection *spd_open(const char *client, const char *connection, const char *user, int mode)
{
    static char there;
    (void)connection, (void)user, (void)mode;
    return record("open", client) == 0 ? (SPDConnection *)&there : NULL;
}

void spd_close(SPDConnection *c)
{
    (void)c;
    (void)record("close", "");
}

int spd_say(SPDConnection *c, int priority, const char *text)
{
    (void)c;
    if (getenv("FAKE_SPEECH_HANGS"))
        (void)pause();
    return record(priority == 3 ? "text" : priority == 2 ? "message" : "other", text);
}

int spd_cancel(SPDConnection *c)
{
    (void)c;
    return record("cancel", "");
}

int spd_set_language(SPDConnection *c, const char *language)
{
    (void)c;
    return record("language", language);
}
