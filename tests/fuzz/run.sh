#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs fuzzers for a while, one after the other:  run.sh [--afl] [--half 1|2] BUILD [SECONDS [CORPUS [NAME...]]]
#
# BUILD is the folder of `cmake --preset fuzz` (libFuzzer) or, with --afl, of `cmake --preset afl` (AFL++). Every fuzzer
# gets SECONDS (120); without NAMEs all of them that are built, with --half every other one. New inputs go to CORPUS (BUILD/corpus), the first ones
# come from tests/fuzz/corpus and tests/fuzz/crashes. A crash is written to BUILD/crashes: give it a name, put it into
# tests/fuzz/crashes/journal/ or its like (test_fuzz_seeds and test_app_fuzz_seeds replay it for ever) and mend what it
# found. Ends with the line "N passed, N failed".
set -u
here=$(cd "$(dirname "$0")" && pwd)
tool=libfuzzer
if [ "${1:-}" = --afl ]; then
    tool=afl
    shift
fi
half=""
if [ "${1:-}" = --half ]; then
    half=$2
    shift 2
fi
build=$(cd "${1:?"usage: run.sh [--afl] [--half 1|2] BUILD [SECONDS [CORPUS [NAME...]]]"}" && pwd) || exit 2
seconds=${2:-120}
corpus=${3:-$build/corpus}
[ $# -ge 3 ] && shift 3 || shift $#
[ $# -gt 0 ] || set -- $(cd "$build/tests" && for file in fuzz_*; do [ -x "$file" ] && [ -f "$file" ] && echo "${file#fuzz_}"; done)
passed=0
failed=0
mkdir -p "$build/crashes" "$corpus"
export HORDEHALL_DATA="$here/../.."
export LSAN_OPTIONS="suppressions=$here/../lsan.supp:print_suppressions=0"

# What there is to begin with, in one folder.
seeds() {
    rm -rf "$corpus/$1.seeds"
    mkdir -p "$corpus/$1.seeds"
    for folder in corpus crashes; do
        [ -d "$here/$folder/$1" ] && cp "$here/$folder/$1"/* "$corpus/$1.seeds/"
    done
}

with_libfuzzer() {
    mkdir -p "$corpus/$1"
    "$build/tests/fuzz_$1" -max_total_time="$seconds" -max_len=12000 -timeout=25 -dict="$here/words.dict" \
        -artifact_prefix="$build/crashes/$1-" "$corpus/$1" "$corpus/$1.seeds" >"$corpus/$1.log" 2>&1
    code=$?
    said=$(grep -o 'Done [0-9]* runs in [0-9]* second' "$corpus/$1.log" | tail -n 1)
    return $code
}

with_afl() {
    rm -rf "$corpus/$1.afl"
    # afl-fuzz leaves seeds out that crash, so they are tried before.
    "$build/tests/fuzz_$1" "$corpus/$1.seeds"/* >"$corpus/$1.log" 2>&1 || return 1
    LSAN_OPTIONS="$LSAN_OPTIONS:symbolize=0" AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_AFFINITY=1 AFL_FORKSRV_INIT_TMOUT=60000 \
        afl-fuzz -m none -t 25000 -V "$seconds" -x "$here/words.dict" -i "$corpus/$1.seeds" -o "$corpus/$1.afl" -- "$build/tests/fuzz_$1" >"$corpus/$1.log" 2>&1
    code=$?
    stats="$corpus/$1.afl/default/fuzzer_stats"
    said="Done $(sed -n 's/^execs_done *: //p' "$stats" 2>/dev/null) runs in $seconds seconds"
    for file in "$corpus/$1.afl/default/crashes"/id:* "$corpus/$1.afl/default/hangs"/id:*; do
        if [ -f "$file" ]; then
            cp "$file" "$build/crashes/$1-$(basename "$file" | tr ':,' '__')"
            code=1
        fi
    done
    return $code
}

turn=0
for name in "$@"; do
    turn=$((turn % 2 + 1))
    [ "$turn" = "${half:-$turn}" ] || continue
    seeds "$name"
    if "with_$tool" "$name"; then
        echo "ok     fuzz_$name: $said"
        passed=$((passed + 1))
    else
        echo "FAILED fuzz_$name, see $corpus/$name.log and $build/crashes:"
        grep -E -m 5 'ERROR|SUMMARY|runtime error|does not hold|Test unit|PROGRAM ABORT' "$corpus/$name.log"
        failed=$((failed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
