#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when a language lacks a sentence of the program, or keeps one that nobody says any more:
#   translated.sh TEMPLATE.pot LANGUAGE.po...
#
# A missing one shows up as English amid the rest, and no other test sees it unless it stands on a screen that is tried.
# `./dev words` brings the files up to date; the new entries are then translated by hand.
set -eu
template=$1
shift
merged=$(mktemp)
trap 'rm -f "$merged"' EXIT
bad=0
for file; do
    msgmerge --quiet --no-fuzzy-matching --no-wrap -o "$merged" "$file" "$template"
    missing=$(msgattrib --untranslated --no-obsolete --no-wrap "$merged" | grep '^#: ' | sort | uniq -c || true)
    unsaid=$(grep -c '^#~ msgid' "$merged" || true)
    if [ -n "$missing" ]; then
        echo "$(basename "$file"): not translated, in"
        echo "$missing"
        bad=1
    fi
    [ "$unsaid" -eq 0 ] || { echo "$(basename "$file"): $unsaid sentences that the program does not say"; bad=1; }
done
[ $bad -eq 0 ] && echo "$# languages say all that the program says, and nothing else"
