#!/bin/sh
# SPDX-License-Identifier: MIT
# test_adopt.sh FORGE PROJECT: --adopt takes a picture, and with --relief its relief, for made from the present sources;
# a relief that is neither there nor known to be flat is still asked for.
set -eu
forge=$1
project=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
card=cards/siege/em01

run() { "$forge" --assets "$dir/assets" --sources "$dir/forge" "$@"; }
says() { # WHAT TEXT ARGUMENTS...
    what=$1 text=$2
    shift 2
    got=$(run "$@")
    [ "$got" = "$text" ] || { echo "$what: expected '$text', got '$got'"; exit 1; }
}

mkdir -p "$dir/assets/cards/siege" "$dir/assets/relief/cards/siege"
cp -R "$project/art" "$dir/forge"
cp "$project/assets/$card.webp" "$dir/assets/$card.webp"
cp "$project/assets/relief/$card.webp" "$dir/assets/relief/$card.webp"
run --adopt "$card"
run --relief --adopt "$card"
says "adopted" "" --status "$card"
says "adopted" "" --relief --status

printf '/* unseen */\n' >>"$dir/forge/types/siege_ember_blows.c"
says "source changed" "$card" --status "$card"
says "source changed" "relief/$card" --relief --status
run --adopt "$card"
says "picture adopted" "" --status "$card"
says "picture adopted alone" "relief/$card" --relief --status
run --relief --adopt "$card"
says "relief adopted" "" --relief --status

printf '/* unseen */\n' >>"$dir/forge/post/post.c"
says "painter changed" "$card by an earlier painter" --status "$card"
says "painter changed, relief not" "" --relief --status
printf '/* unseen */\n' >>"$dir/forge/engine/solid.c"
says "engine changed" "relief/$card by an earlier painter" --relief --status
run --relief --adopt "$card"
run --adopt "$card"
says "painter adopted" "" --status "$card"

grep -v "relief/$card" "$dir/forge/art.lock" >"$dir/lock"
cp "$dir/lock" "$dir/forge/art.lock"
rm "$dir/assets/relief/$card.webp"
run --relief --adopt "$card"
says "never made" "relief/$card" --relief --status
