/* SPDX-License-Identifier: MIT
 * The buttons for a turning point: play on from there, or save it as a puzzle. A puzzle holds only what the seat that
 * chose could know (lesson/puzzle.h). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/play_int.h"

#include "core/say.h"
#include "core/text.h"

enum { GAP = 8, BUTTONS = 2, REASON_MOST = 160 /* letters that fit under a table */ };

typedef struct {
    const char *id, *label, *icon;
    unsigned flags;
    bool shown;
} MomentButton;

static bool is_moment(const Play *p, App *app)
{
    return p->replay && p->hint.n > 1 && p->hint.as[0] && app_match(app) && match_over(app_match(app));
}

static int list_buttons(const Play *p, App *app, MomentButton out[BUTTONS])
{
    bool mine = match_setup(app_match(app))->player[p->hint.choice[0].move.seat] == 0;
    out[0] = (MomentButton){"again-here", T_("Try again from here"), "undo", 0, mine};
    out[1] = (MomentButton){"save-puzzle", p->kept ? T_("Saved under Lessons") : T_("Save as a puzzle"), "bulb",
                            p->kept ? UI_OFF : 0, path_data() != NULL};
    return BUTTONS;
}

/* Measures the buttons, side by side if both fit, else stacked; returns the height of a line. */
static float rows(Ui *ui, const MomentButton *b, int n, float w, float width[BUTTONS], int *lines)
{
    float all = -GAP;
    *lines = 0;
    for (int i = 0; i < n; i++) {
        width[i] = b[i].shown ? ui_button_width(ui, b[i].label, b[i].icon, NULL, b[i].flags | UI_SMALL) : 0;
        all += b[i].shown ? width[i] + GAP : 0;
        *lines += b[i].shown;
    }
    if (all <= w)
        *lines = *lines > 0;
    return 34 + 16 * (gfx_text_scale(ui_gfx(ui)) - 1);
}

float moment_height(const Play *p, App *app, Ui *ui, float w)
{
    MomentButton b[BUTTONS];
    float width[BUTTONS];
    int lines;
    if (!is_moment(p, app))
        return 0;
    float h = rows(ui, b, list_buttons(p, app, b), w, width, &lines);
    return (float)lines * (h + GAP) + 2;
}

/* ---- the puzzle -------------------------------------------------------------------------------------------------- */

static int letters(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xC0) != 0x80;
    return n;
}

static void keep(Play *p, App *app, const Match *m)
{
    const BotChoice *better = &p->hint.choice[0], *played = &p->hint.choice[1];
    int cost = (int)lroundf(100 * (better->share - played->share));
    char title[SENTENCE_MAX], ask[SENTENCE_MAX], why[SENTENCE_MAX], to_played[SENTENCE_MAX], path[PUZZLE_PATH];
    TopWords top = {0};
    board_top(p->board, stage_state(p->stage), &top);
    say(title, sizeof title, SAY("{when}, {name}"), say_s("when", top.round),
        say_s("name", match_setup(m)->name[better->move.seat]));
    say(ask, sizeof ask, SAY("Find the best move. It is worth {n:1 win|{n} wins} in a hundred games."),
        say_n("n", cost));
    (void)snprintf(why, sizeof why, "%s", better->reason);
    text_names(match_setup(m), why, sizeof why);
    if (!why[0] || letters(why) > REASON_MOST)
        say(why, sizeof why, SAY("{n:1 more win|{n} more wins} in a hundred games."), say_n("n", cost));
    say(to_played, sizeof to_played, SAY("The move that was played. It cost {n:1 win|{n} wins} in a hundred games."),
        say_n("n", cost));
    const PuzzleMoment moment = {.serial = p->hint.serial,
                                 .best = better->move,
                                 .played = played->move,
                                 .title = title,
                                 .say = ask,
                                 .why = why,
                                 .to_played = to_played,
                                 .to_others = T_("Allowed, but there is a better move.")};
    Status st = puzzles_save(path_data(), app_match(app), moment, path);
    p->kept = st.code == 0;
    if (st.code)
        app_say(app, T_("The puzzle was not saved"), st.text);
    else
        app_notice(app, T_("You find it under Lessons, with your puzzles."));
}

void moment_frame(Play *p, App *app, Ui *ui, const Match *m, Rect r)
{
    MomentButton b[BUTTONS];
    float width[BUTTONS], x = r.x, y = r.y + 2;
    int lines, n = list_buttons(p, app, b), used = -1;
    float h = rows(ui, b, n, r.w, width, &lines);
    for (int i = 0; i < n; i++) {
        if (!b[i].shown)
            continue;
        float w = lines > 1 ? r.w : width[i];
        if (ui_button(ui, b[i].id, rect(x, y, fminf(w, r.w), h), b[i].label, b[i].icon, NULL, b[i].flags | UI_SMALL))
            used = i;
        x += lines > 1 ? 0 : w + GAP;
        y += lines > 1 ? h + GAP : 0;
    }
    if (used == 0)
        play_take_over(p, app);
    else if (used == 1)
        keep(p, app, m);
}
