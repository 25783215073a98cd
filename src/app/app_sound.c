/* SPDX-License-Identifier: MIT
 * What the program lets be heard: the sounds a pass asked for, and the tavern around it while its window is in front. */
#include "app/app_int.h"

void app_hear_pass(App *app)
{
    if (ui_key(app->ui, "M")) {
        app->settings.mute = !app->settings.mute;
        app_settings_changed(app);
    }
    for (const char *word = ui_next_sound(app->ui); word != NULL; word = ui_next_sound(app->ui))
        if (app->sound != NULL)
            sound_play(app->sound, word);
}

void app_hear(App *app)
{
    if (app->sound == NULL)
        return;
    bool here = !app->hidden && !app->behind && app->drawn;
    sound_ambience(app->sound, here, here);
    int ms = sound_tick(app->sound);
    app->sound_at = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
    app->sound_waits = ms >= 0;
}

void app_sound_levels(App *app)
{
    const Settings *s = &app->settings;
    if (app->sound != NULL)
        sound_levels(app->sound, s->volume_effects, s->volume_music, s->volume_room, s->mute);
}
