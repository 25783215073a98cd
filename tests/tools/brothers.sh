#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a file for Windows has not every function of its brother:  brothers.sh [TREE]
#
# NAME_windows.c stands in for NAME.c, and nobody compiles it who changes NAME.c on another system. A function begins a
# line there, and its name begins with that of the file. What is declared in NAME.h and stands in neither is in a third
# file, for both.
set -eu
tree=${1:-$(cd "$(dirname "$0")/../.." && pwd)}
bad=0
count=0
for file in $(find "$tree/src" -name '*_windows.c' | sort); do
    stem=${file%_windows.c}
    if [ ! -f "$stem.c" ] || [ ! -f "$stem.h" ]; then
        echo "$file: it has no brother, or that has no header"
        bad=1
        continue
    fi
    # shellcheck disable=SC2013 # words, not lines
    for name in $(grep -E '^[A-Za-z].*\([^;]*$' "$stem.c" | grep -v '^static ' | grep -oE "\b$(basename "$stem")_[a-z_]+\(" | sort -u); do
        count=$((count + 1))
        grep -qE "^[A-Za-z].*\b$(printf '%s' "$name" | tr -d '(')\([^;]*$" "$file" || { echo "$file: ${name%(} is missing"; bad=1; }
    done
done
[ "$count" -gt 0 ] || { echo "brothers.sh: there are no such files"; exit 1; }
[ $bad -eq 0 ] && echo "$count functions have a brother for Windows"
