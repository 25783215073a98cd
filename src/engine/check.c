/* SPDX-License-Identifier: MIT */
#include "engine/check.h"

#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/plain.h"
#include "engine/lesson_check.h"
#include "engine/scenario/check_text.h"

enum { FILE_MOST = 16 << 20 };

static CheckCount check_file(const char *path)
{
    CheckCount count = {0, 1};
    Buf text = {0};
    Status st = file_read(path, FILE_MOST, &text);
    size_t skip = strncmp(st.text, path, strlen(path)) == 0 ? strlen(path) : 0; /* named already */
    if (st.code)
        (void)plain_print(stdout, "FAILED %s:1:%s%s\n", path, skip ? "" : " ", st.text + skip);
    else
        count = check_text(buf_str(&text), text.n, path, scenario_by_fence, stdout);
    buf_free(&text);
    return count;
}

static bool is_lesson(const char *path)
{
    const char *end = strrchr(path, '.');
    return end && strcmp(end, ".lesson") == 0;
}

static CheckCount check_lesson(const char *path)
{
    bool good = lesson_check_file(path, stdout);
    return (CheckCount){good, !good};
}

int check_run(const Args *args)
{
    CheckCount sum = {0, 0};
    for (int i = 0; i < args->nfiles; i++) {
        CheckCount count = is_lesson(args->file[i]) ? check_lesson(args->file[i]) : check_file(args->file[i]);
        sum.passed += count.passed;
        sum.failed += count.failed;
    }
    (void)plain_print(stdout, "%d passed, %d failed\n", sum.passed, sum.failed);
    return fflush(stdout) || sum.failed ? CLI_FAILED : CLI_OK;
}
