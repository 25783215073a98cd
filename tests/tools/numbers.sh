#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a number is read by scanf without a width: what does not fit is undefined then, and in practice another number.
# numbers.sh [TREE] | --self-test
set -eu

numbers() {
    grep -nE '%\*?(hh?|ll?|[jzt])?[diouxX]|SCN' -r "$1/src" --include='*.c' --include='*.h' |
        sed "s|^$1/||" | grep -E 'scanf\(' || true
}

if [ "${1:-}" = --self-test ]; then
    tree=$(mktemp -d)
    trap 'rm -rf "$tree"' EXIT
    mkdir -p "$tree/src"
    printf 'sscanf(a, "%%9d:%%63s%%n", &n, s, &end);\nsnprintf(a, n, "%%d", 3);\n' >"$tree/src/good.c"
    [ -z "$(numbers "$tree")" ] || { echo "numbers.sh: what is right is complained of"; exit 1; }
    for number in '%d' '%9dx%d' '%lld' '%x' '%*d' '%" SCNu64 "'; do
        printf '    if (sscanf(a, "%s", &n) != 1)\n' "$number" >"$tree/src/bad.c"
        [ -n "$(numbers "$tree")" ] || { echo "numbers.sh: nobody minds $number"; exit 1; }
    done
    exit 0
fi

found=$(numbers "${1:-$(cd "$(dirname "$0")/../.." && pwd)}")
[ -z "$found" ] || { echo "$found"; echo "give the number a width, such as %9d"; exit 1; }
echo "all numbers are read with a width"
