#!/bin/sh
# SPDX-License-Identifier: MIT
# man_test.sh ENGLISH OTHER...: each manual page is set without a warning, and the others name what the English one names:
# every option, game, house rule, file and variable, in the same order.
set -eu
failed=0
named() { # what is typed: the bold words, and the lines of house rules
    sed -n '/^\\fB/{s/\\fR.*//;p;}; /^[a-z\\-]*=/p' "$1"
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
english=$1
named "$english" >"$work/english"
[ "$(wc -l <"$work/english")" -ge 50 ] || { echo "$english: names too little"; failed=1; }
for page; do
    preconv -e utf-8 "$page" | groff -man -Tutf8 -ww -rLL=80n >"$work/page" 2>"$work/warnings"
    [ ! -s "$work/warnings" ] || { echo "$page:"; cat "$work/warnings"; failed=1; }
    grep -q '^\.TH .* 6 "20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]" ' "$page" || { echo "$page: has no date"; failed=1; }
    [ -s "$work/page" ] || { echo "$page: nothing was set"; failed=1; }
    named "$page" | diff "$work/english" - || { echo "$page: names other things than $english"; failed=1; }
    [ "$page" = "$english" ] || ! diff -q "$english" "$page" >/dev/null || { echo "$page: is English"; failed=1; }
done
exit $failed
