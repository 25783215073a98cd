/* SPDX-License-Identifier: MIT
 * The statistics: tables and people on the left half of the slate, figures of the chosen ones on the right. */
#ifndef APP_SCENES_STATISTICS_INT_H
#define APP_SCENES_STATISTICS_INT_H
#include "app/app.h"
#include "app/ledger.h"
#include "app/scenes/bar.h"

enum { NAMES_MOST = 6, GAMES_MOST = 8 };

typedef struct { /* how often each face was rolled */
    Faces own, computers;
} DiceFigures;

typedef struct {
    Ledger ledger;
    People people;
    int table, who; /* 0: all; else 1 + the index */
    Figures figures;
    DiceFigures dice; /* of the chosen table */
    int ndice;        /* number of games counted */
} Stats;

/* What is measured first, and drawn once its place is known. */
typedef struct {
    Stats *s;
    App *app;
    Ui *ui;
    bool draw;
    float x, y, w;
} Pen;

/* Colours of chalk: those of the dark theme, in contrast its own. */
Color chalk(const Gfx *g, ColorRole role);
Text chalk_text(Ui *ui, Face face, float size, ColorRole role);

/* statistics.c */
const Game *stats_table(const Stats *s);  /* the chosen one; NULL: all */
const char *stats_person(const Stats *s); /* "": all */

/* statistics_figures.c: writes the figures from p->y down */
void stats_line(Pen *p, Face face, float size, ColorRole role, const char *text);
void stats_figures(Pen *p);

/* statistics_dice.c */
void stats_dice(Pen *p);

#endif
