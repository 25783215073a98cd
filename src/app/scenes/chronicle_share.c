/* SPDX-License-Identifier: MIT
 * Sharing a kept game: its game code and its seed, as far as they keep nothing hidden from anybody; and where
 * a game from elsewhere is pasted. */
#include "app/scenes/chronicle_int.h"
#include "core/gameline.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/room.h"

enum { WIDE = 340, ROW = 44, GAP = 10 };
typedef enum { SHARE_CODE, SHARE_SEED, SHARE_PASTE, SHARES } Shared;

static void copied(App *app, const char *text, const char *told)
{
    if (SDL_SetClipboardText(text) == 0)
        app_notice(app, told);
    else
        app_say(app, T_("The game was not copied"), T_("There is no clipboard on this machine."));
}

static void copy_code(const KeptGame *k, App *app)
{
    Buf line = {0};
    Match *m = NULL;
    Status st = kept_read(k, &m);
    if (m != NULL)
        st = gameline_write(m, &line);
    if (m == NULL || st.code != 0)
        app_say(app, T_("The game was not copied"), st.text);
    else
        copied(app, buf_str(&line), T_("Copied. Paste it into a message, or into the Chronicle of another Hall."));
    buf_free(&line);
    match_free(m);
}

static void press(Chronicle *c, App *app, Shared what)
{
    const KeptGame *k = &c->list.game[c->chosen];
    char digits[24];
    c->share = false;
    if (what == SHARE_PASTE) {
        part_paste_line(app, N_("Chronicle"));
    } else if (what == SHARE_SEED) {
        (void)snprintf(digits, sizeof digits, "%" SDL_PRIu64, (Uint64)k->head.cfg.seed);
        copied(app, digits, T_("Copied. A new game with this seed and as many players deals the same cards."));
    } else {
        copy_code(k, app);
    }
}

void chronicle_share(Chronicle *c, App *app, Ui *ui)
{
    if (c->chosen < 0)
        c->share = false;
    if (!c->share)
        return;
    const Account *t = &c->told[c->chosen];
    const struct {
        bool shown;
        const char *id, *label, *icon, *key;
    } row[SHARES] = {[SHARE_CODE] = {t->shares, "copy-code", T_("Copy game code"), "scroll", NULL},
                     [SHARE_SEED] = {t->deal, "copy-seed", t->seed, "scroll", NULL},
                     [SHARE_PASTE] = {true, "paste", T_("Paste a game"), "down", NULL}};
    int n = 0, pressed = -1;
    for (int i = 0; i < SHARES; i++)
        n += row[i].shown;
    float h = ui_grow(ui, ROW);
    const RoomScroll s = {.id = "share-scroll",
                          .heading = T_("Share"),
                          .wide = WIDE,
                          .high = (float)n * (h + GAP) - GAP,
                          .since = c->since};
    Rect in = room_scroll_begin(ui, &s);
    for (int i = 0; i < SHARES; i++)
        if (row[i].shown) {
            if (ui_button(ui, row[i].id, rect_cut_top(&in, h), row[i].label, row[i].icon, row[i].key, UI_LEFT))
                pressed = i;
            (void)rect_cut_top(&in, GAP);
        }
    if (room_scroll_end(ui, &s))
        c->share = false;
    if (pressed >= 0)
        press(c, app, (Shared)pressed);
}
