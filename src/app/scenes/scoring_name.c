/* SPDX-License-Identifier: MIT
 * The question for the person's name, once: after the first game that was finished here, as long as the name is the one
 * that the program proposed. It stands beside the ribbon, and Esc leaves everything as it is. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/options.h"
#include "app/scenes/scoring_int.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/room.h"

enum { FIELD = 200, PAD = 14, GAP = 12 };

/* Returns the seat of the only person, if it has the name that was proposed; else NO_SEAT. */
static int unnamed(const Scoring *sc)
{
    int person = end_you(sc->names);
    return person != NO_SEAT && strcmp(sc->names->name[person], person_name(0)) == 0 ? person : NO_SEAT;
}

void score_name_begin(Scoring *sc, App *app)
{
    sc->unnamed = NO_SEAT;
    if (sc->back || unnamed(sc) == NO_SEAT)
        return;
    Ledger l = {0};
    app_ledger(app, &l);
    if (l.n == 1)
        sc->unnamed = unnamed(sc);
    if (sc->unnamed != NO_SEAT)
        (void)snprintf(sc->name, sizeof sc->name, "%s", sc->names->name[sc->unnamed]);
    ledger_free(&l);
}

static void rename_person(Scoring *sc, App *app, Ui *ui)
{
    char from[SEAT_NAME_MAX], to[SEAT_NAME_MAX];
    const char *typed = sc->name + strspn(sc->name, " ");
    KeptList list;
    (void)snprintf(from, sizeof from, "%s", sc->names->name[sc->unnamed]);
    (void)snprintf(to, sizeof to, "%s", typed);
    for (size_t n = strlen(to); n > 0 && to[n - 1] == ' ';)
        to[--n] = '\0';
    for (int seat = 0; seat < sc->nseats; seat++)
        if (seat != sc->unnamed &&
            strcmp(to, sc->names->name[seat]) == 0) { /* two of one name would be hard to tell apart */
            sc->named = false;                        /* the field goes on */
            ui_field_says(ui, T_("Somebody at this table has that name."));
            return;
        }
    sc->unnamed = NO_SEAT;
    if (to[0] == '\0' || strcmp(to, from) == 0)
        return;
    app_kept(app, &list);
    Status st = app_rename(app, &list, from, to);
    kept_free(&list);
    if (st.code)
        app_say(app, T_("Not every game could be changed"), st.text);
}

/* Where the question lies: its words before the field, or above it where they have no room there. */
typedef struct {
    Rect pill, words, field, done;
    Text style;
} NameRow;

static NameRow row_of(Ui *ui, const char *question, const char *done, float right)
{
    Gfx *g = ui_gfx(ui);
    float text = gfx_text_scale(g), h = room_ribbon_height(ui), most = right - ROOM_EDGE - 2 * PAD;
    float bw = ui_button_width(ui, done, NULL, NULL, UI_PRIMARY | UI_ROUND), fw = FIELD * fminf(text, 1.3f);
    NameRow n = {.style = ui_style(ui, FACE_TITLE, 22 * fminf(1, 1.5f / text), COL_TEXT)};
    float ww = gfx_text_width(g, n.style, question) + 2;
    bool above = ww + fw + bw + 2 * GAP > most;
    if (above) {
        n.style = gfx_text_fit(g, n.style, 12, 1, most, question);
        ww = fminf(ww, most);
    }
    float line = above ? gfx_text_height(g, n.style) + 4 : 0;
    float inner = above ? fmaxf(ww, fw + GAP + bw) : ww + fw + bw + 2 * GAP;
    n.pill = rect(right - inner - 2 * PAD, gfx_h(g) - h - line - 8, inner + 2 * PAD, h + line);
    Rect in = rect(n.pill.x + PAD, n.pill.y + 6, inner, n.pill.h - 12);
    n.words = above ? rect_cut_top(&in, line) : rect_cut_left(&in, ww);
    n.done = rect_cut_right(&in, bw);
    n.field = rect(n.done.x - GAP - fw, in.y, fw, in.h);
    return n;
}

void score_name(Scoring *sc, App *app, Ui *ui, float right)
{
    Gfx *g = ui_gfx(ui);
    const char *question = T_("What is your name? It goes on the wall."), *done = T_("Write it down");
    const NameRow n = row_of(ui, question, done, right);
    const Input *in = ui_input(ui);
    bool pressed = in->kind == INPUT_KEY && !in->repeat, writes = strcmp(ui_focused(ui), "own-name") == 0;
    bool typed = pressed && writes && (in->key == SDLK_RETURN || in->key == SDLK_KP_ENTER);
    if (pressed && in->key == SDLK_ESCAPE && sc->named) { /* the field alone would only lose the focus */
        ui_eat_key(ui);
        sc->unnamed = NO_SEAT;
        return;
    }
    if (!sc->named) {
        ui_field_selected(ui, "own-name"); /* typing replaces the name that the program made up */
        sc->named = true;
    }
    room_pill(g, n.pill, fminf(n.pill.h / 2, room_ribbon_height(ui) / 2));
    (void)ui_label(ui, n.style, n.words, question);
    (void)ui_field(ui, "own-name", n.field, sc->name, sizeof sc->name, sc->names->name[sc->unnamed]);
    if (ui_button(ui, "name-done", n.done, done, NULL, typed ? NULL : "Enter", UI_PRIMARY | UI_ROUND) || typed)
        rename_person(sc, app, ui);
}
