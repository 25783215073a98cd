/* SPDX-License-Identifier: MIT
 * The log in words: one line for each event that has a label, as one viewer may read it, with the sign of the acting
 * seat. It can show the lines of one seat, or of one kind, alone. */
#ifndef UI_LOG_PANEL_H
#define UI_LOG_PANEL_H
#include "core/match.h"
#include "ui/ui.h"

typedef struct LogPanel LogPanel;

LogPanel *log_new(void);
void log_free(LogPanel *l);
/* Reads the events, up to `told` since the start, as the viewer `eyes` may know them. Cheap if nothing changed. */
void log_read(LogPanel *l, const Match *m, int eyes, int told);
/* Passes the lines added since the last call to ui_tell, to be read aloud; none at the first call. */
void log_tell(LogPanel *l, Ui *ui);
typedef struct {
    DefId def; /* the card of the pointed line, else of the pinned one; 0: none */
    Rect row;  /* the line under the pointer or focus; empty: none */
    int event; /* event of a line that was chosen by a click or a key; -1: none */
} LogOutput;

/* Draws heading, filters and lines, newest at the bottom. names: of the players. taken: width of a caller's button at
 * the right of the heading. keys: the focus can move over filters and lines. A right click pins a line until the next
 * right click on it or the next event. */
LogOutput log_draw(LogPanel *l, Ui *ui, const Setup *names, Rect r, float taken, bool keys);
/* Returns the id of the newest line that is shown, for ui_focus; "": there is none. */
const char *log_newest_id(const LogPanel *l, char out[24]);
/* Returns the newest line; "": there is none. */
const char *log_newest(const LogPanel *l);
const char *log_words(const LogPanel *l, int event); /* the line of LogOutput.event, "" */
/* Writes the lines of that event and of all after it, in their order, with a newline between: at most `most`, those of
 * the highest weight (NULL: all the same), of equal ones the newest. Call it right after log_read. */
void log_recap(const LogPanel *l, int event, int most, int (*weight)(const Event *e), char *out, size_t n);
/* Returns the whole log as plain text, one line each, for the clipboard. malloc'ed. */
char *log_text(const LogPanel *l);

#endif
