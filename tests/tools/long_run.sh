#!/bin/sh
# SPDX-License-Identifier: MIT
# Many random games of Horde with every invariant on, for each number of seats, edition and level, one after the other:
#
#   long_run.sh ENGINE [GAMES [SEED [SKIP]]]    GAMES of each (100000), from SEED on (1), without the first SKIP (0)
#
# A line for each combination; the sentence of the harness says how to see a failure again. The exit code is the number
# of combinations that failed. An optimised build does some 200 to 600 games a second: see docs/PERFORMANCE.md.
set -u
engine=${1:?"usage: long_run.sh ENGINE [GAMES [SEED [SKIP]]]"}
games=${2:-100000}
seed=${3:-1}
skip=${4:-0}
failed=0
# Games are made and dropped by the thousand: keep the memory instead of giving it back each time.
export GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=4294967296

for level in "printed basic" "printed full" "earlier basic" "earlier intermediate" "earlier full"; do
    # shellcheck disable=SC2086 # two words on purpose
    set -- $level
    for seats in 2 3 4; do
        skip=$((skip - 1))
        [ "$skip" -lt 0 ] || continue
        before=$(date +%s)
        if said=$("$engine" sim --check --game horde --seats "$seats" --option edition="$1" --option level="$2" \
                --games "$games" --seed "$seed" 2>&1); then
            result=ok
        else
            result=FAILED
            failed=$((failed + 1))
        fi
        took=$(($(date +%s) - before))
        printf '%-6s %s seats, %s edition, %s: %s games, seed %s, %s s (%s/s)\n' "$result" "$seats" "$1" "$2" "$games" \
            "$seed" "$took" "$((games / (took > 0 ? took : 1)))"
        [ "$result" = ok ] || printf '       %s\n' "$(printf '%s\n' "$said" | head -3)"
        seed=$((seed + 1))
    done
done
exit "$failed"
