/* SPDX-License-Identifier: MIT
 * Shared by the files of the rules screen: rules.c (the drawer: title, search, contents), rules_page.c (the text with
 * links and marks), rules_page.c (the query and its hits). */
#ifndef APP_SCENES_RULES_INT_H
#define APP_SCENES_RULES_INT_H
#include "app/app.h"
#include "app/scenes/rulebook.h"

enum { RULES_BACK = 16 };

typedef struct {
    int entry;
    size_t at, length; /* in the entry's text; length 0: the entry's number */
} Find;

typedef struct {
    RulesArg arg;
    const Game *game;
    Rulebook book;
    char trouble[2 * SENTENCE_MAX]; /* why the book cannot be read; "": it can */
    int hit;                        /* entry it was opened at; -1: none */
    int aim;                        /* entry a link led to; -1: none */
    int go;                         /* entry to scroll to in the next pass; -1: none */
    bool go_top;                    /* scroll it to the upper edge, not only into view */
    int here;                       /* chapter being read */
    int first;                      /* first visible entry */
    int back[RULES_BACK], nback;    /* entries where links were followed, the latest last */

    char search[48], searched[48]; /* searched: the query that find holds */
    Find *find;
    int nfinds, finds_room;
    int found; /* index of the current hit; -1: none */
    bool seek; /* the hit may still be out of view */

    /* heights of the entries, a cache because measuring takes 40 ms; width, scale, unit and measured are its key */
    float *height, width, scale, unit;
    char measured[48]; /* query they were measured with */
} RulesScene;

typedef struct {
    Color paper, light, edge, ink, soft, number, mark, link, found, now, now_ink;
} Paper;
Paper paper_of(Gfx *g);
Text paper_text(Face face, float size, Color c);

/* rules_page.c */
void rules_text(RulesScene *s, Ui *ui, Rect area);
void rules_return(RulesScene *s);

/* rules_page.c */
void rules_look_for(RulesScene *s); /* finds `search` if that has changed, and goes to the first hit */
void rules_step(RulesScene *s, int by);
int rules_found_in(const RulesScene *s, int chapter);

#endif
