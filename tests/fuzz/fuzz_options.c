/* SPDX-License-Identifier: MIT
 * Command lines from anywhere, a word a line: a launch within its bounds, or a sentence. */
#include "fuzz.h"

#include "app/options.h"
#include "base/buf.h"

enum { WORDS_MOST = 64 };

static int split(char *text, char *argv[WORDS_MOST])
{
    int argc = 1;
    argv[0] = text + strlen(text);
    for (char *p = text; *p && argc < WORDS_MOST - 1;) {
        argv[argc++] = p;
        p += strcspn(p, "\n");
        if (*p)
            *p++ = '\0';
    }
    argv[argc] = NULL;
    return argc;
}

static int fuzz_options(const uint8_t *data, size_t n)
{
    char *argv[WORDS_MOST];
    Buf text = {0};
    Launch launch;
    buf_addn(&text, (const char *)data, n);
    buf_add(&text, "\n");
    int argc = split(text.text, argv);
    Status read = options_parse(argc, argv, &launch);
    REQUIRE((read.code == 0) == (read.text[0] == '\0'));
    if (read.code == 0 && launch.run == RUN_PROGRAM) {
        const Game *g = NULL;
        Setup cfg;
        REQUIRE(launch.w >= 0 && launch.w <= 16384 && launch.h >= 0 && launch.h <= 16384);
        read = options_setup(&launch, &g, &cfg);
        REQUIRE((read.code == 0) == (read.text[0] == '\0'));
        Status why;
        Match *m = read.code == 0 && g ? match_new(g, &cfg, &why) : NULL;
        REQUIRE(!g || read.code || m || why.code);
        if (m)
            fuzz_need_sound(m);
        match_free(m);
    }
    buf_free(&text);
    return 0;
}
