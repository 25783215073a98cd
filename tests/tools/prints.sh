#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a program prints words past the one place that takes from them what commands a terminal (base/plain.h):
# prints.sh [TREE] | --self-test
#
# What is written there as a text of the program may be printed by anything. Some files write no words from outside:
# log.c cleans its own, without asking for memory; siege-cards writes a file of C.
set -eu

prints() {
    grep -nE '(^|[^a-z_])(v?f?printf|f?puts|f?putc|putchar|fwrite|perror|json_dumpf)\(' -r "$1/src" --include='*.c' |
        sed "s|^$1/||" |
        grep -vE '^src/base/(plain|log|file|file_windows)\.c:' |
        grep -vE '^src/games/siege/cards/main/siege_cards_main\.c:.*(fprintf\($|fprintf\(out,|fput[cs]\(.*, out\))' |
        grep -vE 'fput[sc]\(("([^"\\]|\\.)*"|'"'(\\\\)?.'"'), ' || true
}

if [ "${1:-}" = --self-test ]; then
    tree=$(mktemp -d)
    trap 'rm -rf "$tree"' EXIT
    mkdir -p "$tree/src/engine"
    printf 'f(void)\n{\n    (void)plain_print(out, "%%s", name);\n    fputs("> ", out);\n    snprintf(a, n, "x");\n}\n' >"$tree/src/engine/good.c"
    [ -z "$(prints "$tree")" ] || { echo "prints.sh: what is right is complained of"; exit 1; }
    for line in 'printf("%s", name);' '(void)fprintf(stderr, "%s", name);' 'fputs(name, out);' 'perror(path);' 'puts(line);'; do
        printf '    %s\n' "$line" >"$tree/src/engine/bad.c"
        [ -n "$(prints "$tree")" ] || { echo "prints.sh: nobody minds $line"; exit 1; }
    done
    exit 0
fi

found=$(prints "${1:-$(cd "$(dirname "$0")/../.." && pwd)}")
[ -z "$found" ] || { echo "$found"; echo "print it with plain_print or plain_json of base/plain.h"; exit 1; }
echo "all words are printed in one place"
