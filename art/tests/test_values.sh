#!/bin/sh
# SPDX-License-Identifier: MIT
# test_values.sh FORGE PROJECT: a picture that is looked at where little is to be seen is refused, and says where its
# strongest contrast lies; the same picture is written when its focal point is right.
set -eu
forge=$1
project=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
card=cards/siege/em01

paint() { "$forge" --assets "$dir/assets" --sources "$dir/forge" --width 64 --samples 1 "$card" 2>"$dir/words"; }

mkdir -p "$dir/assets/cards/siege" "$dir/assets/relief/cards/siege"
cp -R "$project/art" "$dir/forge"
printf '%s 960 40\n' "$card" >>"$dir/forge/focus.txt"
paint && { echo "a wrong focal point passes"; exit 1; }
grep -q "$card is looked at in the wrong place" "$dir/words" || { cat "$dir/words"; exit 1; }
[ ! -e "$dir/assets/$card.webp" ] || { echo "it was written all the same"; exit 1; }

printf '%s\n' "$card" >>"$dir/forge/weak.txt"
paint >"$dir/out" || { echo "a picture known for weak is refused:"; cat "$dir/words"; exit 1; }
[ -s "$dir/assets/$card.webp" ] || { echo "nothing was written"; exit 1; }

rm "$dir/assets/$card.webp"
cp "$project/art/focus.txt" "$project/art/weak.txt" "$dir/forge/"
paint >"$dir/out" || { echo "a good picture is refused:"; cat "$dir/words"; exit 1; }
[ -s "$dir/assets/$card.webp" ] || { echo "nothing was written"; exit 1; }
