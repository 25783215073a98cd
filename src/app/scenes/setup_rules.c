/* SPDX-License-Identifier: MIT
 * The house rules and the start: which rules differ, what is wrong with them, all of them as printed and back. The
 * scroll of the rules is setup_scroll.c. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/options.h"
#include "boards/boards.h"
#include "core/say.h"
#include "gfx/gfx.h"
#include "lesson/lesson_play.h"

/* Returns the option's row of tiles among the house rules, or NULL. */
static const SetupRow *setup_rule_row(const SetupScene *s, int option)
{
    for (int i = 0; s->rows && i < s->rows->nrows; i++)
        if (s->rows->row[i].rules && s->rows->row[i].option == option && setup_row_applies(s, &s->rows->row[i]))
            return &s->rows->row[i];
    return NULL;
}

bool setup_listed(const SetupScene *s, int option)
{
    bool shown;
    return !setup_in_pictures(s, option, &shown);
}

int setup_changed_rules(const SetupScene *s)
{
    int n = s->cfg.takebacks != 0;
    for (int i = 0; i < s->g->noptions; i++) {
        bool shown, all = setup_in_pictures(s, i, &shown);
        if (setup_on_felt(s, i))
            continue;
        n += (setup_rule_row(s, i) || (!all && !shown)) && s->cfg.option[i] != s->offered[i];
    }
    return n;
}

/* True if the rule is chosen in the scroll and not on the felt, where the choice is as good as any. */
static bool is_rule(const SetupScene *s, int option)
{
    return (setup_listed(s, option) || setup_rule_row(s, option)) && !setup_on_felt(s, option);
}

bool setup_differs(const SetupScene *s)
{
    bool is = s->cfg.takebacks != 0;
    for (int i = 0; i < s->g->noptions; i++)
        is = is || (is_rule(s, i) && s->cfg.option[i] != s->g->option[i].preset);
    return is;
}

/* The first game of the lesson has rules of its own, which nobody here has changed. */
void setup_find_offered(SetupScene *s, App *app)
{
    Setup first;
    const Lesson *l = s->rows ? NULL : app_lesson(app, s->g, 0);
    bool is = l && lesson_first_game(l, "", &first).code == 0;
    for (int i = 0; i < s->g->noptions; i++) {
        s->offered[i] = s->g->option[i].preset;
        is = is && (!is_rule(s, i) || s->cfg.option[i] == first.option[i]);
    }
    if (is)
        memcpy(s->offered, first.option, sizeof s->offered);
}

void setup_change_all(SetupScene *s, const Setup *to)
{
    s->before = s->cfg;
    s->cfg = s->after = *to;
}

bool setup_may_undo(const SetupScene *s)
{
    return memcmp(&s->after, &s->cfg, sizeof s->cfg) == 0 && memcmp(&s->before, &s->after, sizeof s->after) != 0;
}

void setup_undo(SetupScene *s)
{
    s->cfg = s->before;
}

void setup_as_printed(SetupScene *s)
{
    Setup cfg = s->cfg;
    for (int i = 0; i < s->g->noptions; i++)
        if (is_rule(s, i))
            cfg.option[i] = s->g->option[i].preset;
    cfg.takebacks = 0;
    setup_change_all(s, &cfg);
}

void setup_fault_words(const char *fault, char *out, size_t n)
{
    (void)snprintf(out, n, "%s", say_word(fault));
    char *open = strrchr(out, '('), *close = open ? strchr(open, ')') : NULL;
    if (close && open > out && open[-1] == ' ' && isupper((unsigned char)open[1]) && strchr(open, '-')) /* "(HO-1.8)" */
        memmove(open - 1, close + 1, strlen(close + 1) + 1);
}

const char *setup_begin_words(const SetupScene *s)
{
    const Board *b = board_by_game(s->g->id);
    return say_word(b && b->hall && b->hall->begin ? b->hall->begin : N_("Start"));
}

/* ---- to the table ------------------------------------------------------------------------------------------------ */
const char *setup_name(const Setup *cfg, int i)
{
    return !name_is_blank(cfg->name[i]) ? cfg->name[i] : cfg->player[i] ? opponent_name(i) : person_name(i);
}

const char *setup_trouble(const SetupScene *s, Gfx *g, char *room, size_t n)
{
    for (int i = 0; i < s->cfg.nseats; i++)
        for (int k = 0; k < i; k++)
            if (strcmp(setup_name(&s->cfg, i), setup_name(&s->cfg, k)) == 0) {
                say(room, n, SAY("Two players are called {name}. Give one a different name."),
                    say_s("name", setup_name(&s->cfg, i)));
                return room;
            }
    const char *fault = s->g->setup_fault ? s->g->setup_fault(&s->cfg) : NULL;
    Setup named = s->cfg;
    for (int i = 0; i < named.nseats; i++)
        (void)snprintf(named.name[i], SEAT_NAME_MAX, "%s", setup_name(&s->cfg, i));
    if (fault && !(s->rows && s->rows->trouble && s->rows->trouble(&named, room, n))) {
        char why[SENTENCE_MAX];
        setup_fault_words(fault, why, sizeof why);
        if (why[0] && why[strlen(why) - 1] == '.')
            (void)snprintf(room, n, "%s", why);
        else
            say(room, n, SAY("Not yet: {why}."), say_s("why", why));
    }
    for (int i = 0; !fault && i < s->cfg.nseats; i++)
        if (!gfx_can_write(g, s->cfg.name[i])) { /* from a file, because a field accepts no such letters */
            say(room, n, SAY("Some characters in the name at chair {n} cannot be shown."), say_n("n", i + 1));
            return room;
        }
    return fault ? room : NULL;
}

void setup_deal(SetupScene *s, App *app)
{
    Setup cfg = s->cfg;
    for (int i = 0; i < cfg.nseats; i++)
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", setup_name(&s->cfg, i));
    settings_remember(app_settings(app), s->g, &cfg);
    s->changed = true;
    cfg.seed = s->seed[0] ? strtoull(s->seed, NULL, 10) : 0;
    part_begin(app, s->g, &cfg);
}
