/* SPDX-License-Identifier: MIT
 * Tidying saved games (app/tidy.h) while the program runs: waits for pending writes first, and updates its copies in
 * memory. */
#include "app/app_int.h"
#include "app/tidy.h"

Status app_throw_away(App *app, KeptGame *k)
{
    save_settle(app);
    return tidy_throw_away(&app->save.shelf, k);
}

Status app_put_back(App *app, KeptGame *k)
{
    save_settle(app);
    return tidy_put_back(&app->save.shelf, k);
}

Status app_leave_out(App *app, KeptGame *k, bool left_out)
{
    save_settle(app);
    return tidy_leave_out(&app->save.shelf, k, left_out);
}

Status app_rename(App *app, KeptList *list, const char *from, const char *to)
{
    Save *s = &app->save;
    Status first = status_ok();
    save_settle(app);
    for (int i = 0; i < list->n; i++) {
        bool changed;
        Status st = list->game[i].head.game ? tidy_rename(&list->game[i], from, to, &changed) : status_ok();
        if (st.code && first.code == 0)
            first = st;
        if (list->game[i].where == KEPT_TABLE)
            shelf_know(&s->shelf);
    }
    if (app->match)
        (void)match_rename(app->match, from, to);
    if (s->left)
        (void)match_rename(s->left, from, to);
    s->said_in = NULL; /* the title describes the game again with the new name */
    if (settings_rename(&app->settings, from, to) > 0)
        app_settings_changed(app);
    return first;
}
