/* SPDX-License-Identifier: MIT
 * Settings from anywhere: refused with a sentence and nothing changed, or within their bounds; and what is written
 * comes back as it was. */
#include "fuzz_file.h"

#include "app/settings.h"
#include "base/buf.h"
#include "base/file.h"

static void need_bounds(const Settings *s)
{
    REQUIRE((int)s->theme >= 0 && s->theme < THEME_COUNT);
    REQUIRE(s->text_percent >= 100 && s->text_percent <= 200 && s->text_percent % 5 == 0);
    REQUIRE((int)s->speed >= 0 && s->speed < SPEED_COUNT && (int)s->zoom >= 0 && s->zoom < ZOOM_COUNT);
    REQUIRE(s->volume_effects >= 0 && s->volume_effects <= 100 && s->volume_music >= 0 && s->volume_music <= 100);
    REQUIRE(s->window_w >= 0 && s->window_w <= 16384 && s->window_h >= 0 && s->window_h <= 16384);
    KeySet keys = s->keys;
    REQUIRE(keys_mend(&keys) == 0);
    for (int i = 0; i < keys_count(); i++)
        REQUIRE(memchr(s->keys.key[i], '\0', KEY_WORD) && keys_button(&s->keys, i) < PAD_BUTTONS);
    REQUIRE(game_by_id(s->last_game) || !s->last_game[0]);
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        const Setup *cfg = settings_table(s, g);
        REQUIRE(cfg || strcmp(s->last_game, g->id) != 0);
        for (int i = 0; cfg && i < g->noptions; i++)
            REQUIRE(cfg->option[i] < g->option[i].nchoices);
        for (int seat = 0; cfg && seat < cfg->nseats; seat++)
            REQUIRE(memchr(cfg->name[seat], '\0', SEAT_NAME_MAX));
    }
}

/* Written, read and written again: the two files are one. */
static void need_trip(const char *path, const Settings *s)
{
    Settings again;
    Buf first = {0}, second = {0};
    REQUIRE(settings_write(path, NULL, s).code == 0);
    REQUIRE(file_read(path, 1 << 20, &first).code == 0);
    REQUIRE(settings_read(path, &again).code == 0);
    need_bounds(&again);
    REQUIRE(settings_write(path, NULL, &again).code == 0);
    REQUIRE(file_read(path, 1 << 20, &second).code == 0);
    REQUIRE(strcmp(buf_str(&first), buf_str(&second)) == 0);
    buf_free(&first);
    buf_free(&second);
}

static int fuzz_settings(const uint8_t *data, size_t n)
{
    char path[128];
    Settings s, before;
    (void)snprintf(path, sizeof path, "%s/settings.json", fuzz_folder());
    fuzz_put(path, data, n);
    memset(&s, 0x5A, sizeof s);
    memcpy(&before, &s, sizeof s);
    Status read = settings_read(path, &s);
    REQUIRE((read.code == 0) == (read.text[0] == '\0'));
    if (read.code) {
        REQUIRE(memcmp(&s, &before, sizeof s) == 0);
        return 0;
    }
    need_bounds(&s);
    need_trip(path, &s);
    return 0;
}
