/* SPDX-License-Identifier: MIT
 * A test that is started by hand finds what ctest gives it (hall_test in tests/CMakeLists.txt): pictures and words of the
 * tree, its fonts alone, and English. Else it would fail over the language or the folder of whoever looks into it. What is
 * set stays, so that a test can be tried with other data. */
#include <stdlib.h>

__attribute__((constructor)) static void as_ctest_has_it(void)
{
    if (getenv("HORDEHALL_DATA"))
        return;
    (void)setenv("HORDEHALL_DATA", PROJECT_DIR, 1);
    (void)setenv("HORDEHALL_FONTS", "/nowhere", 1);
    (void)setenv("LC_ALL", "C.UTF-8", 1);
}
