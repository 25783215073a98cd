/* SPDX-License-Identifier: MIT
 * What the files of the rules screen share: rules.c (the drawer: title, search, contents), rules_page.c (the text with its
 * links and marks), rules_search.c (what is looked for, and where it stands). */
#ifndef APP_SCENES_RULES_INT_H
#define APP_SCENES_RULES_INT_H
#include "app/app.h"
#include "app/scenes/rulebook.h"

enum { RULES_BACK = 16 };

typedef struct {
    int entry;
    size_t at, length; /* in its text; length 0: its number */
} Find;

typedef struct {
    RulesArg arg;
    const Game *game;
    Rulebook book;
    char trouble[2 * SENTENCE_MAX]; /* the book cannot be read, and why; "" it can */
    int hit;                        /* the entry it was opened at, -1 none */
    int aim;                        /* the entry a link led to, -1 none */
    int go;                         /* the entry to scroll to in the next pass, -1 none */
    bool go_top;                    /* to the upper edge, not into sight */
    int here;                       /* the chapter that is being read */
    int first;                      /* the first entry in sight */
    int back[RULES_BACK], nback;    /* where links were followed from, the last one last */

    char search[48], searched[48]; /* searched: what find holds */
    Find *find;
    int nfinds, finds_room;
    int found; /* the one of them that is shown, -1 none */
    bool seek; /* it may still be out of sight */

    /* heights of the entries, measured anew only when what they depend on has changed: it takes 40 ms */
    float *height, width, scale, unit;
    char measured[48]; /* the search they were measured for */
} RulesScene;

typedef struct {
    Color paper, light, edge, ink, soft, number, mark, link, found, now, now_ink;
} Paper;
Paper paper_of(Gfx *g);
Text paper_text(Face face, float size, Color c);

/* rules_page.c */
void rules_text(RulesScene *s, Ui *ui, Rect area);
void rules_follow(RulesScene *s, int to); /* there is a way back */
void rules_return(RulesScene *s);

/* rules_search.c */
void rules_look_for(RulesScene *s); /* what is in search, when that has changed: goes to the first */
void rules_step(RulesScene *s, int by);
int rules_found_in(const RulesScene *s, int chapter);
int rules_first_find(const RulesScene *s, int entry); /* index of its first find, or of the one that would come after */

#endif
