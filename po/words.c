/* SPDX-License-Identifier: MIT
 * hordehall-words: what people read and no N_() stands around, for xgettext: the names and sentences in the tables of the
 * games, what the printer of Siege makes of its terms, and the lessons; with --rules the rule books. Printed as a C file.
 * A tool of the build: it belongs to no half. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/rulebook.h"
#include "bots/bot.h"
#include "core/game.h"
#include "games/siege/siege.h"
#include "games/siege/siege_print.h"
#include "lesson/lesson.h"

static const char *note = "";

/* More than a hash of all texts does xgettext itself: it makes one entry of equal ones. */
static void word(const char *text)
{
    if (!text || !*text)
        return;
    (void)printf("/* TRANSLATORS: %s */\nN_(\"", note);
    for (const char *p = text; *p; p++)
        if (*p == '\n')
            (void)fputs("\\n", stdout);
        else
            (void)printf(*p == '"' || *p == '\\' ? "\\%c" : "%c", *p);
    (void)puts("\")");
}

static void options(const Game *g)
{
    for (int i = 0; i < g->noptions; i++) {
        word(g->option[i].label);
        word(g->option[i].help);
        for (int k = 0; k < g->option[i].nchoices; k++)
            word(g->option[i].choice_label[k]);
    }
}

static void tables(const Game *g)
{
    word(g->title);
    word(g->blurb);
    options(g);
    for (int i = 0; i < g->nmoves; i++)
        word(g->move[i].label);
    for (int i = 0; i < g->nevents; i++)
        word(g->event[i].label);
    for (int i = 0; i < g->nplaces; i++)
        word(g->place[i].label);
    for (int i = 0; i < g->ndecks; i++)
        word(g->deck[i].label);
    for (int i = 0; i < g->nnums; i++)
        word(g->num[i].label);
    for (int i = 0; i < g->ncharacters; i++) {
        word(g->character[i].name);
        word(g->character[i].blurb);
    }
    for (int i = 0; i < g->nmedals; i++) {
        word(g->medal[i].name);
        word(g->medal[i].text);
    }
    for (int i = 0; i < g->ndefs; i++) {
        word(g->def[i].name);
        if (!g->printed) /* else it is made of parts */
            word(g->def[i].text);
    }
}

static const char *hear(const void *ctx, const char *text)
{
    (void)ctx;
    word(text);
    return text;
}

/* Every term that may be asked about, with the card it stands on, and the cards. */
static void siege(void)
{
    const SiegeSet *set = siege_cards();
    char out[4096];
    SayLanguage ear = say_english;
    ear.find = hear;
    say_language_here(&ear);
    note = "siege, printed on a card";
    for (int i = 0; i < set->ncards; i++) {
        const SiegeCard *c = &set->card[i];
        (void)siege_print_card(set, c, out, sizeof out);
        (void)siege_print_back(set, c, out, sizeof out);
        for (int k = 0; k < c->nterms; k++) {
            const Term *t = set->term + c->terms + k;
            if (term_is_number(t))
                continue;
            const char *kinds = siege_op[term_op(t)].kinds;
            if (term_op(t) >= THE_SELF && term_op(t) <= THE_BOTH)
                (void)siege_print_ability(set, c, t, out, sizeof out);
            else if (strpbrk(kinds, "ECO"))
                (void)siege_print_sentence(set, c, t, out, sizeof out);
        }
    }
    say_language_here(NULL);
}

static void lesson(const char *path)
{
    Lesson l;
    Status s = lesson_load(path, &l);
    if (s.code) {
        (void)fprintf(stderr, "%s\n", s.text);
        exit(1);
    }
    char about[64];
    (void)snprintf(about, sizeof about, "lesson %s", l.id);
    note = about;
    word(l.title);
    word(l.aim);
    word(l.other);
    for (int i = 0; i < l.goal.n; i++)
        word(l.goal.row[i].text);
    for (int i = 0; i < l.nscenes + l.npuzzles; i++) {
        word(l.scene[i].title);
        for (int k = 0; k < l.scene[i].nsteps; k++) {
            const LessonStep *step = &l.scene[i].step[k];
            word(step->say);
            word(step->held);
            for (int n = 0; n < step->nothers; n++)
                word(step->other[n].say);
        }
    }
    for (int i = 0; i < l.nbubbles; i++)
        word(l.bubble[i].say);
    lesson_free(&l);
}

/* The players' part of a rule book, heading by heading and rule by rule. */
static int rules(int n, char *const *path)
{
    for (int k = 0; k < n; k++) {
        Rulebook b;
        Status s = rulebook_read(path[k], &b);
        if (s.code) {
            (void)fprintf(stderr, "%s\n", s.text);
            return 1;
        }
        const char *name = strrchr(path[k], '/');
        for (int i = 0; i < b.n; i++) {
            char about[80];
            (void)snprintf(about, sizeof about, "%s %s", name ? name + 1 : path[k], b.entry[i].id);
            note = about;
            char *more = strstr(b.entry[i].text, "\nSee also:"); /* put there in the language that is spoken */
            if (more)
                *more = '\0';
            if (b.entry[i].kind != ENTRY_INDEX && b.entry[i].text[0])
                word(b.entry[i].text);
        }
        rulebook_free(&b);
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "--rules") == 0)
        return rules(argc - 2, argv + 2);
    for (int i = 0; game_list[i]; i++) {
        note = game_list[i]->id;
        if (strcmp(note, "nullgame") != 0)
            tables(game_list[i]);
    }
    note = "opponents";
    for (int i = 0; i < BOT_LEVELS; i++)
        word(bot_level(i)->kind);
    siege();
    for (int i = 1; i < argc; i++)
        lesson(argv[i]);
    return 0;
}
