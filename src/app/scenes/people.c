/* SPDX-License-Identifier: MIT
 * Everybody who has played here, for renaming: in all games, at the table, and in the next set-up. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/bar.h"
#include "app/scenes/parts.h"
#include "app/tidy.h"
#include "core/say.h"

enum { NOBODY = -1 };

typedef struct {
    KeptList list;
    People people;
    int edit;                 /* index of the person being renamed, or NOBODY */
    char name[SEAT_NAME_MAX]; /* the new one */
    char why[SENTENCE_MAX];   /* why it is refused, or what it would mean; "": nothing */
    bool asks;                /* somebody has that name: the next press confirms */
    bool begins;              /* focus the field in the next pass, when it exists */
} PeopleScene;

static void read_people(PeopleScene *s, App *app)
{
    kept_free(&s->list);
    app_kept(app, &s->list);
    tidy_people(&s->list, app_settings(app), &s->people);
}

static void *open_scene(App *app, const void *arg)
{
    (void)arg;
    PeopleScene *s = xcalloc(1, sizeof *s);
    s->edit = NOBODY;
    read_people(s, app);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    PeopleScene *s = data;
    kept_free(&s->list);
    free(s);
}

static void edit(PeopleScene *s, int i)
{
    s->edit = i;
    s->asks = false;
    s->why[0] = '\0';
    if (i == NOBODY)
        return;
    memcpy(s->name, s->people.name[i], sizeof s->name);
    s->begins = true;
}

/* Copies the name without surrounding blanks. */
static void trim(const char *name, char out[SEAT_NAME_MAX])
{
    name += strspn(name, " ");
    (void)snprintf(out, SEAT_NAME_MAX, "%s", name);
    for (size_t n = strlen(out); n > 0 && out[n - 1] == ' ';)
        out[--n] = '\0';
}

static bool is_known(const People *p, const char *name)
{
    bool is = false;
    for (int i = 0; i < p->n; i++)
        is = is || strcmp(p->name[i], name) == 0;
    return is;
}

/* True if the person may be renamed now; false: s->why says why not. */
static bool may_rename(PeopleScene *s, const char *from, const char *to)
{
    bool known = is_known(&s->people, to);
    if (to[0] == '\0')
        say(s->why, sizeof s->why, SAY("Type a name first."));
    else if (known && tidy_met(&s->list, from, to))
        say(s->why, sizeof s->why, SAY("{a} and {b} sat at one table. They cannot become one person."),
            say_s("a", from), say_s("b", to));
    else if (known && !s->asks)
        say(s->why, sizeof s->why,
            SAY("{b} already plays here. {a} and {b} would become one person, and cannot be told apart again."),
            say_s("a", from), say_s("b", to));
    else
        return true;
    s->asks = known && to[0] != '\0' && !tidy_met(&s->list, from, to);
    return false;
}

static void save(PeopleScene *s, App *app)
{
    char from[SEAT_NAME_MAX], to[SEAT_NAME_MAX], told[SENTENCE_MAX];
    memcpy(from, s->people.name[s->edit], sizeof from);
    trim(s->name, to);
    if (strcmp(from, to) == 0) {
        edit(s, NOBODY);
        return;
    }
    if (!may_rename(s, from, to))
        return;
    Status st = app_rename(app, &s->list, from, to);
    say(told, sizeof told, SAY("{a} is called {b} everywhere now."), say_s("a", from), say_s("b", to));
    if (st.code)
        app_say(app, T_("Not every game could be changed"), st.text);
    else
        app_notice(app, told);
    edit(s, NOBODY);
    read_people(s, app);
}

static const char *save_words(const PeopleScene *s)
{
    return s->asks ? T_("Yes, make them one person") : T_("Save the name");
}

/* Draws the row being edited: the field, the explanation and two buttons. Returns its height. */
static float edit_row(PeopleScene *s, App *app, Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text soft = ui_style(ui, FACE_MEDIUM, 15, COL_ACCENT);
    float bh = ui_grow(ui, 40), y = r.y + 10;
    float why = s->why[0] ? gfx_paragraph_height(g, soft, r.w, s->why) + 8 : 0;
    float sw = fminf(ui_button_width(ui, save_words(s), NULL, "Enter", UI_PRIMARY), r.w),
          cw = fminf(ui_button_width(ui, T_("Cancel"), NULL, "Esc", UI_QUIET), r.w);
    bool beside = sw + 8 + cw <= r.w;
    float height = 20 + bh + 8 + why + bh + (beside ? 0 : bh + 6);
    if (!draw)
        return height;
    const Input *in = ui_input(ui);
    bool typed = in->kind == INPUT_KEY && !in->repeat && strcmp(ui_focused(ui), "new-name") == 0 &&
                 (in->key == SDLK_RETURN || in->key == SDLK_KP_ENTER);
    if (s->begins)
        ui_focus(ui, "new-name");
    s->begins = false;
    if (ui_field(ui, "new-name", rect(r.x, y, fminf(r.w, ui_grow(ui, 340)), bh), s->name, sizeof s->name, T_("Name"))) {
        s->asks = false;
        s->why[0] = '\0';
    }
    y += bh + 8;
    if (why > 0)
        (void)ui_paragraph(ui, soft, rect(r.x, y, r.w, why), s->why);
    y += why;
    unsigned flags = s->asks ? UI_FINAL : UI_PRIMARY;
    if (ui_button(ui, "save-name", rect(r.x, y, sw, bh), save_words(s), NULL, s->asks ? NULL : "Enter", flags) ||
        (typed && !s->asks))
        save(s, app);
    else if (ui_button(ui, "leave-name", rect(beside ? r.x + sw + 8 : r.x, beside ? y : y + bh + 6, cw, bh),
                       T_("Cancel"), NULL, "Esc", UI_QUIET))
        edit(s, NOBODY);
    return height;
}

static float rows(PeopleScene *s, App *app, Ui *ui, Rect r, bool draw)
{
    float y = r.y, bw = ui_button_width(ui, T_("Rename"), NULL, NULL, UI_SMALL), bh = ui_grow(ui, 36);
    for (int i = 0; i < s->people.n; i++) {
        char games[SENTENCE_MAX], id[24];
        say(games, sizeof games, SAY("{n:=0:no games yet|1 game|{n} games}"), say_n("n", s->people.games[i]));
        if (i == s->edit) {
            y += edit_row(s, app, ui, rect(r.x, y, r.w, 0), draw);
            continue;
        }
        PartRow row = part_row(ui, s->people.name[i], games, r.w, bw, bh);
        (void)snprintf(id, sizeof id, "rename-%d", i);
        if (draw) {
            Rect at = part_row_draw(ui, &row, s->people.name[i], games, r.x, y, r.w);
            if (ui_button(ui, id, at, T_("Rename"), NULL, NULL, UI_SMALL))
                edit(s, i);
            ui_note(ui, "name", s->people.name[i]);
        }
        y += row.height;
    }
    return y - r.y;
}

static void frame(void *data, App *app, Ui *ui)
{
    PeopleScene *s = data;
    Gfx *g = ui_gfx(ui);
    int used = -1;
    if (s->edit != NOBODY && ui_key(ui, "Esc"))
        edit(s, NOBODY);
    const RoomButton back = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"};
    Rect in = bar_reading(ui, T_("People"), &back, 1, &used);
    if (used == 0)
        app_go(app, SCENE_CHRONICLE, NULL, 0);
    float w = fminf(in.w, ui_grow(ui, 620));
    in = rect((gfx_w(g) - w) / 2, in.y, w, in.h);
    const char *about = T_("A new name holds for all games, the statistics and the chairs of the next game.");
    Text soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float ah = gfx_paragraph_height(g, soft, in.w - 32, about), all = rows(s, app, ui, rect(0, 0, in.w - 46, 0), false);
    Rect panel = rect(in.x, in.y, in.w, fminf(in.h, ah + 40 + fmaxf(all, 40)));
    gfx_surface(g, panel, SURFACE_PANEL);
    Rect inner = rect(panel.x + 16, panel.y + 14, panel.w - 32, panel.h - 24);
    (void)ui_paragraph(ui, soft, rect_cut_top(&inner, ah + 1), about);
    (void)rect_cut_top(&inner, 6);
    float y = inner.y - ui_scroll_begin(ui, "people", inner, all);
    (void)rows(s, app, ui, rect(inner.x, y, inner.w - 14, 0), true);
    ui_scroll_end(ui);
}

const Scene scene_people = {.word = "people", .open = open_scene, .frame = frame, .close = close_scene};
