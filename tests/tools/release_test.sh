#!/bin/sh
# SPDX-License-Identifier: MIT
# release_test.sh FOLDER BUILD PROGRAM...: the programs, their manual pages, the metainfo and debian/changelog tell the version
# and the day that CHANGELOG.md has at its top; that is where both are read from (cmake/Version.cmake).
set -eu
folder=$1
pages=$2
shift 2
failed=0

# same WHO WHAT TOLD
same() {
    [ "$2" = "$3" ] || { echo "$1: '$3', and CHANGELOG.md says '$2'"; failed=1; }
}

version=$(sed -n 's/^## \([0-9][0-9.]*\) .*/\1/p' "$folder/CHANGELOG.md" | head -n 1)
day=$(sed -n 's/^## [0-9][0-9.]* (\(2[0-9-]*\))$/\1/p' "$folder/CHANGELOG.md" | head -n 1)
released=$(sed -n 's/^## \([0-9][0-9.]*\) (2[0-9-]*)$/\1/p' "$folder/CHANGELOG.md" | head -n 1)
[ -n "$version" ] && [ -n "$day" ] || { echo "CHANGELOG.md: no version"; exit 1; }
for program; do
    name=$(basename "$program")
    same "$name --version" "$version" "$("$program" --version | sed 's/.* //')"
    same "$name.6" "\"$day\" \"Horde Hall $version\"" "$(sed -n 's/^\.TH [^ ]* 6 \("[^"]*" "[^"]*"\).*/\1/p' "$pages/$name.6")"
done
# What packagers read has the version that was released last: the one at the top, unless it is still to come.
metainfo=$(sed -n 's/.*<release version="\([^"]*\)" date="\([^"]*\)".*/\1 \2/p' \
    "$folder/packaging/org.hordehall.HordeHall.metainfo.xml" | head -n 1)
same metainfo "$released $day" "$metainfo"
same debian/changelog "hordehall ($released)" "$(sed -n '1s/ unstable;.*//p' "$folder/debian/changelog")"
same debian/changelog "$day" "$(date -u -d "$(sed -n 's/^ -- .*>  //p' "$folder/debian/changelog" | head -n 1)" +%Y-%m-%d)"
exit $failed
