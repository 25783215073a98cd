#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every fuzzer for a while, one after the other: run.sh BUILD [SECONDS [CORPUS]]
# BUILD is the folder of `cmake --preset fuzz`. New inputs go to CORPUS (BUILD/corpus), the first ones come from
# tests/fuzz/corpus. A crash is written to BUILD/crashes: give it a name, put it into tests/fuzz/crashes/journal/ or its like
# (test_fuzz_seeds replays it for ever) and mend what it found.
set -u
build=${1:?"usage: run.sh BUILD [SECONDS [CORPUS]]"}
seconds=${2:-120}
corpus=${3:-$build/corpus}
here=$(cd "$(dirname "$0")" && pwd)
failed=0
mkdir -p "$build/crashes"
for name in journal position protocol scenario; do
    mkdir -p "$corpus/$name"
    if "$build/tests/fuzz_$name" -max_total_time="$seconds" -max_len=12000 -timeout=20 -dict="$here/words.dict" \
            -artifact_prefix="$build/crashes/$name-" "$corpus/$name" "$here/corpus/$name" >"$corpus/$name.log" 2>&1; then
        echo "ok     fuzz_$name: $(grep -o '#[0-9]*.*DONE.*' "$corpus/$name.log")"
    else
        echo "FAILED fuzz_$name:"
        grep -E -m 5 'ERROR|SUMMARY|runtime error|does not hold|Test unit' "$corpus/$name.log"
        failed=1
    fi
done
exit "$failed"
