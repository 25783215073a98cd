/* SPDX-License-Identifier: MIT
 * The log in words: one line for each event that has a label, as one pair of eyes may read it. */
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
/* Draws heading and lines, the newest at the bottom; returns the def of the card that the pointed line is about, or the
 * line that was clicked, until it is clicked again or something happens; 0: none. *row: where the line under the pointer
 * stands, empty: there is none. */
DefId log_draw(LogPanel *l, Ui *ui, Rect r, Rect *row);
/* The newest line, "" when there is none. */
const char *log_newest(const LogPanel *l);
/* The lines of that event and of all after it: the newest, `most` of them, with a newline between. */
void log_since(const LogPanel *l, int event, int most, char *out, size_t n);
/* All of it as plain text, a line each, for the clipboard. malloc'ed. */
char *log_text(const LogPanel *l);

#endif
