/* SPDX-License-Identifier: MIT */
#include "base/troff.h"

void troff_text(Buf *out, const char *text)
{
    if (*text == '.' || *text == '\'')
        buf_add(out, "\\&");
    for (; *text; text++) {
        if (*text == '-')
            buf_add(out, "\\-");
        else if (*text == '\\')
            buf_add(out, "\\e");
        else if (*text == '|')
            buf_add(out, "|\\:");
        else
            buf_addn(out, text, 1);
    }
}

void troff_entry(Buf *out, const char *word, const char *value, const char *text)
{
    buf_add(out, ".TP\n\\fB");
    troff_text(out, word);
    buf_add(out, "\\fR");
    if (value && *value) {
        buf_add(out, " \\fI");
        troff_text(out, value);
        buf_add(out, "\\fR");
    }
    buf_add(out, "\n");
    troff_text(out, text);
    buf_add(out, "\n");
}
