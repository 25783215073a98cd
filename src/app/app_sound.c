/* SPDX-License-Identifier: MIT
 * What the program lets be heard: the sounds a pass asked for, and the tavern around it while its window is in front. */
#include "app/app_int.h"

enum { LEFT_ALONE_MS = 15000 };

void app_hear_pass(App *app)
{
    if (ui_key(app->ui, "M")) {
        app->settings.mute = !app->settings.mute;
        app_settings_changed(app);
        app_notice(app, app->settings.mute ? "Sound is off. Press M to turn it on." : "Sound is on.");
    }
    for (const char *word = ui_next_sound(app->ui); word != NULL; word = ui_next_sound(app->ui))
        if (app->sound != NULL)
            sound_play(app->sound, word);
}

/* The tavern is heard while somebody is there: from the first touch until nothing has moved for a while. A device that
 * plays wakes the processor some twenty times a second, and a program that is left alone sleeps. */
static bool lively(App *app)
{
    app->lively = app->lively && clock_ms() - app->lively_at < LEFT_ALONE_MS;
    return app->lively;
}

static int sooner(int a, int b)
{
    return a < 0 || b < a ? b : a;
}

void app_hear(App *app)
{
    if (app->sound == NULL)
        return;
    bool here = !app->hidden && !app->behind && app->drawn, room = here && lively(app);
    sound_ambience(app->sound, room, here);
    int ms = sound_tick(app->sound);
    if (room && sound_is_open(app->sound))
        ms = sooner(ms, LEFT_ALONE_MS - (int)(clock_ms() - app->lively_at) + 1);
    app->sound_at = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
    app->sound_waits = ms >= 0;
}

bool app_sound_missing(const App *app)
{
    return app->sound != NULL && sound_is_missing(app->sound);
}

void app_sound_levels(App *app)
{
    const Settings *s = &app->settings;
    if (app->sound != NULL)
        sound_levels(app->sound, s->volume_effects, s->volume_music, s->volume_room, s->mute);
}
