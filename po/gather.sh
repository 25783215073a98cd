#!/bin/sh
# SPDX-License-Identifier: MIT
# gather.sh SOURCE_DIR WORDS_DIR COMPILER XGETTEXT: hordehall.pot in WORDS_DIR, from all sources and from its tables.c.
# Files whose templates have parts in common (macros) are read as the preprocessor leaves them.
set -eu
top=$1 words=$2 compiler=$3 xgettext=$4
cd "$top"
common="src/games/siege/siege_prompt.c src/games/goblins/goblins_words.c"
expanded=""
for file in $common; do
    out="$words/$(basename "$file")"
    "$compiler" -std=c17 -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200809L -DHALL_WORDS -E -P -Isrc -I"$words/.." "$file" >"$out"
    expanded="$expanded $out"
done
find src -name '*.[ch]' ! -path '*/nullgame/*' | LC_ALL=C sort >"$words/files"
for file in $common src/core/say.h; do
    grep -vx "$file" "$words/files" >"$words/files.less"
    mv "$words/files.less" "$words/files"
done
gather() {
    "$xgettext" --from-code=UTF-8 --language=C --no-wrap -k -kN_ -kT_ -kSAY -khall_words --add-comments=TRANSLATORS: \
        --package-name="Horde Hall" --copyright-holder="The Horde Hall developers" "$@" 2>"$words/xgettext.log"
}
gather --add-location=file -o "$words/sources.pot" -f "$words/files"
# shellcheck disable=SC2086 # a list of files on purpose
gather --add-location=file --join-existing -o "$words/sources.pot" $expanded
gather --add-location=file --join-existing -o "$words/sources.pot" "$words/tables.c"
# A percent sign is one: no template of ours is a format of printf.
sed -e 's/^#, c-format$//; s/^#, no-c-format$//' -e '/^$/N;/^\n$/D' -e "s|$words/||g" "$words/sources.pot" >"$words/hordehall.pot"
