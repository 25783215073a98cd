#!/bin/sh
# SPDX-License-Identifier: MIT
# Which lines of the rules (src/core and src/games) the tests run:  coverage.sh [GCOVR ARGUMENTS]
#
# Builds the rules half with gcc's counters in build/coverage, runs all its tests, and prints every file with the lines
# nobody ran. Fails below 95 %. Arguments go to gcovr: -e src/games/ID leaves a game out, --html-details FILE.html
# writes pages to click through. BUILD_DIR names another folder. Needs gcovr.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${BUILD_DIR:-$root/build/coverage}
jobs=$(nproc 2>/dev/null || echo 2)
mkdir -p "$build"
(cd "$root" && cmake --preset coverage -G Ninja -B "$build") >"$build/configure.log"
cmake --build "$build" -j "$jobs" >"$build/build.log"
find "$build" -name '*.gcda' -delete
ctest --test-dir "$build" -j "$jobs" -E '^(includes|rule_coverage)$' --output-on-failure --output-log "$build/tests.log" >/dev/null || {
    tail -n 20 "$build/tests.log"
    exit 1
}
# A REQUIRE that never fails leaves the branch that calls log_bug, on the same line as the condition: lines are what counts.
cd "$root"
gcovr --root "$root" --object-directory "$build" --gcov-ignore-parse-errors --filter 'src/core/' --filter 'src/games/' \
    --exclude-unreachable-branches --print-summary --fail-under-line 95 "$@" "$build"
