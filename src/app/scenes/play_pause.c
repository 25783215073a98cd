/* SPDX-License-Identifier: MIT
 * Where the story of a table waits for the person (BoardPause): the settings say it, the switches of the table set it. */
#include "app/scenes/play_int.h"

unsigned play_pauses(App *app)
{
    return app_settings(app)->steps ? 1u << PAUSE_STEPS : 0;
}

void play_turn(App *app, Ui *ui, unsigned kinds)
{
    Settings *s = app_settings(app);
    if (kinds >> PAUSE_STEPS & 1)
        s->steps = !s->steps;
    app_settings_changed(app);
    ui_wake(ui, 0);
}
