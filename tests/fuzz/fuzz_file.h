/* SPDX-License-Identifier: MIT
 * For readers that want a file: a folder of this process in the memory of the machine, and the input in it. */
#ifndef TESTS_FUZZ_FUZZ_FILE_H
#define TESTS_FUZZ_FUZZ_FILE_H
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz.h"

static char fuzz_folder_path[64];

static void fuzz_folder_remove(void)
{
    char command[96];
    (void)snprintf(command, sizeof command, "rm -rf '%s'", fuzz_folder_path);
    REQUIRE(system(command) == 0);
}

/* The same folder for all inputs of a process; removed at its end. */
static inline const char *fuzz_folder(void)
{
    if (fuzz_folder_path[0])
        return fuzz_folder_path;
    (void)snprintf(fuzz_folder_path, sizeof fuzz_folder_path, "%s/hordehall-fuzz-XXXXXX",
                   access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    REQUIRE(mkdtemp(fuzz_folder_path));
    (void)atexit(fuzz_folder_remove);
    return fuzz_folder_path;
}

static inline void fuzz_put(const char *path, const uint8_t *data, size_t n)
{
    FILE *f = fopen(path, "wb");
    REQUIRE(f);
    REQUIRE(n == 0 || fwrite(data, n, 1, f) == 1);
    REQUIRE(fclose(f) == 0);
}

#endif
