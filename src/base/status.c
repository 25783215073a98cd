/* SPDX-License-Identifier: MIT */
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/plain.h"

Status status_error(int code, const char *format, ...)
{
    Status s = {.code = code ? code : 1};
    va_list args;
    va_start(args, format);
    (void)vsnprintf(s.text, sizeof s.text, format, args);
    va_end(args);
    str_plain(s.text); /* a sentence of one line, whatever stood in a file */
    return s;
}
