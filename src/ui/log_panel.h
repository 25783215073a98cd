/* SPDX-License-Identifier: MIT
 * The log in words: one line for each event that has a label, as one pair of eyes may read it, with the sign of the seat
 * whose doing it is. It can show the lines of one seat, or of one kind, alone. */
#ifndef UI_LOG_PANEL_H
#define UI_LOG_PANEL_H
#include "core/match.h"
#include "ui/ui.h"

typedef struct LogPanel LogPanel;

LogPanel *log_new(void);
void log_free(LogPanel *l);
/* Reads what happened, up to `told` events since the start, as `eyes` may know it. Cheap when nothing changed. */
void log_read(LogPanel *l, const Match *m, int eyes, int told);
/* Tells the lines that have come since it was last called, for those who listen; a table that is just opened is old. */
void log_tell(LogPanel *l, Ui *ui);
typedef struct {
    DefId def; /* of the card that the pointed line is about, else of the marked one; 0: none */
    Rect row;  /* where the line under the pointer stands; empty: there is none */
    int event; /* that of a line that was chosen by a click or a key; -1: none */
} LogSays;

/* names: of those who play. Draws heading, filters and lines, the newest at the bottom. taken: how much of the heading's
 * right end is somebody else's button. keys: they walk over filters and lines. A right click marks a line, until it is
 * clicked again or something happens. */
LogSays log_draw(LogPanel *l, Ui *ui, const Setup *names, Rect r, float taken, bool keys);
/* The name of the newest line that is shown, for ui_focus; "" when there is none. */
const char *log_newest_id(const LogPanel *l, char out[24]);
/* The newest line, "" when there is none. */
const char *log_newest(const LogPanel *l);
const char *log_words(const LogPanel *l, int event); /* the line of LogSays.event, "" */
/* The lines of that event and of all after it, in their order, with a newline between: `most` of them, those that weigh most
 * (NULL: all the same), of equal ones the newest. Right after log_read. */
void log_recap(const LogPanel *l, int event, int most, int (*weight)(const Event *e), char *out, size_t n);
/* All of it as plain text, a line each, for the clipboard. malloc'ed. */
char *log_text(const LogPanel *l);

#endif
