/* SPDX-License-Identifier: MIT */
#include "app/aside.h"

#include "base/file.h"

enum { ASIDE_MOST = 100 };

Status put_aside(const char *path, Buf *where)
{
    Status moved = {.code = FILE_TAKEN};
    for (int n = 1; moved.code == FILE_TAKEN && n < ASIDE_MOST; n++) { /* never overwrites an older one */
        Buf to = {0};
        buf_printf(&to, "%s.damaged", path);
        if (n > 1)
            buf_printf(&to, "-%d", n);
        moved = file_move(path, buf_str(&to));
        if (moved.code == 0 && where)
            buf_add(where, buf_str(&to));
        buf_free(&to);
    }
    return moved;
}
