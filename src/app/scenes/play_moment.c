/* SPDX-License-Identifier: MIT
 * A turning point of a replay: what was played beside what was better, play on from there, or save it as a puzzle. A
 * puzzle holds only what the seat that chose could know (lesson/puzzle.h). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/play_int.h"

#include "core/say.h"
#include "core/text.h"
#include "sys/paths.h"

enum { REASON_MOST = 160 /* letters that fit under a table */ };

static bool is_moment(const Play *p, App *app)
{
    return p->replay && p->hint.n > 1 && app_match(app) && match_over(app_match(app));
}

int moment_words(Play *p, App *app, Gfx *g, StageInput *use, StageButton out[MOMENT_BUTTONS])
{
    if (!is_moment(p, app))
        return 0;
    int n = hint_words(p, g, p->shown, use, out);
    if (n == 0)
        return 0;
    out[n++] = (StageButton){
        .id = "step-back", .label = "", .icon = "step-back", .tip = N_("One move back (\u2190)"), .steps = true};
    out[n++] = (StageButton){
        .id = "step-on", .label = "", .icon = "step-on", .tip = N_("One move on (\u2192)"), .steps = true};
    if (match_setup(app_match(app))->player[p->hint.choice[0].move.seat] == 0)
        out[n++] = (StageButton){.id = "again-here", .label = T_("Try again from here"), .icon = "undo"};
    if (path_data() != NULL)
        out[n++] = (StageButton){.id = "save-puzzle",
                                 .label = p->kept ? T_("Saved under Lessons") : T_("Save as a puzzle"),
                                 .icon = "bulb",
                                 .flags = p->kept ? UI_OFF : 0};
    if (p->back)
        out[n++] = (StageButton){.id = "scores", .label = say_word(p->back), .key = "Esc"};
    return n;
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

int moment_press(Play *p, App *app, Ui *ui, const StageButton *b)
{
    for (int i = 0; i < p->hint.n; i++)
        if (strcmp(b->id, p->hint.button[i].id) == 0)
            p->hint.chosen = i;
    if (strcmp(b->id, "again-here") == 0)
        play_take_over(p, app);
    else if (strcmp(b->id, "save-puzzle") == 0)
        keep(p, app, p->shown);
    ui_wake(ui, 0);
    return strcmp(b->id, "step-back") == 0 ? WATCH_BACK
           : strcmp(b->id, "step-on") == 0 ? WATCH_ON
           : strcmp(b->id, "scores") == 0  ? WATCH_BUTTONS
                                           : -1;
}
