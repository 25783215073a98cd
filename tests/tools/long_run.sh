#!/bin/sh
# SPDX-License-Identifier: MIT
# Very many random games with the invariants on, for each number of seats and each set of options, one after the other:
#
#   long_run.sh [--rules | --trips N] ENGINE GAME [GAMES [SEED [SKIP [SETS]]]]
#
# plays GAMES of each set (100000), from SEED on (1), without the first SKIP sets (0), SETS of them (all).
# --rules checks what the rules promise (moves, refusals, pieces, shares, the end) and leaves out views, mirrors and round
# trips, which cost ten times as much; --trips N checks everything, but the round trips in every Nth game only. A line for
# each set; the sentence of the harness says how to see a failure again.
# The exit code is the number of sets that failed.
set -u
check=--check
if [ "${1:-}" = --rules ]; then
    check=--rules
    shift
elif [ "${1:-}" = --trips ]; then
    check="--check --trips ${2:?}"
    shift 2
fi
usage="usage: long_run.sh [--rules | --trips N] ENGINE GAME [GAMES [SEED [SKIP [SETS]]]]"
engine=${1:?"$usage"}
game=${2:?"$usage"}
games=${3:-100000}
seed=$((${4:-1}))
skip=${5:-0}
sets=${6:-100}
failed=0
# Games are made and dropped by the thousand: keep the memory instead of giving it back each time.
export GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=4294967296

# The sets of a game: seats, then options.
sets() {
    case $game in
    horde)
        for level in "printed level=basic" "printed level=full" "earlier level=basic" "earlier level=intermediate" \
            "earlier level=full"; do
            for seats in 2 3 4; do echo "$seats edition=$level"; done
        done
        ;;
    monstrous)
        for ties in ask share showdown; do
            for monsters in full simple; do
                for seats in 2 3 4 5 6; do echo "$seats monsters=$monsters ties=$ties"; done
            done
        done
        ;;
    goblins)
        for cohesion in whole neighbour; do
            for apprentice in rekindle fireball; do
                for seats in 3 4; do echo "$seats apprentice=$apprentice cohesion=$cohesion"; done
                for carriers in two three; do echo "2 apprentice=$apprentice cohesion=$cohesion carriers=$carriers"; done
            done
        done
        ;;
    siege)
        # Fifteen tables that name every choice of every option at least once, with an achievement where nobody plays the horde.
        for mode in "1" "2 second=ally" "2 second=horde" "3"; do
            while read -r feat options; do
                case $mode in
                "2 second=horde" | 3) echo "$mode $options" | sed 's/ tiers=two//' ;;
                *) echo "$mode achievement=$feat $options" ;;
                esac
            done <<'TABLES'
none set=rustclaw
old-hands difficulty=hard set=palefrost outsider=veyrune castle=cinderworks deck=tide partner-deck=ember tokens=1 hands=closed concealed=free
crooked-deck difficulty=painful set=rotbloom outsider=orrogast castle=fogharbour deck=barrow partner-deck=ember stage=first tokens=-1 reveal=play
on-its-head set=nightglass outsider=orrogast castle=lantern-steps stage=second epic=out tokens=2 deck-out=needed reveal=nothing
cheat-too set=rustclaw-palefrost castle=barrowgate tokens=-2 heroic=wound challenge=leave outsider-draw=no
roll-call set=rustclaw-rotbloom outsider=veyrune castle=tallowmere deck=barrow partner-deck=tide tokens=3
three-at-a-blow set=rustclaw-nightglass outsider=orrogast difficulty=hard tokens=-3 deck-out=needed concealed=free reveal=play
giant-killer set=palefrost-rotbloom castle=cinderworks deck=tide partner-deck=barrow tokens=4 hands=closed
already-here set=palefrost-nightglass outsider=orrogast castle=fogharbour deck=tide partner-deck=ember
fat-cellars set=rotbloom-nightglass difficulty=painful castle=lantern-steps deck=ember partner-deck=barrow tokens=5 heroic=wound
twenty-nights set=rustclaw-palefrost-rotbloom outsider=veyrune castle=barrowgate tokens=6 deck-out=needed challenge=leave
clean-hands set=rustclaw-palefrost-nightglass castle=tallowmere tokens=7 epic=out outsider-draw=no
three-doors set=rustclaw-rotbloom-nightglass difficulty=hard outsider=orrogast tokens=8 concealed=free reveal=nothing
none set=palefrost-rotbloom-nightglass outsider=orrogast difficulty=painful tokens=-4 tiers=two hands=closed
none set=all-four outsider=veyrune deck-out=needed epic=out
TABLES
        done
        ;;
    *) # any other game: its seats, as it comes
        echo '{"cmd":"games","all":true}' | "$engine" serve | python3 -c 'import json, sys
for g in json.load(sys.stdin)["games"]:
    if g["id"] == sys.argv[1]:
        print(*range(g["seats_min"], g["seats_max"] + 1), sep="\n")' "$game"
        ;;
    esac
}

list=$(mktemp)
trap 'rm -f "$list"' EXIT
sets >"$list"
while read -r seats options; do
    skip=$((skip - 1))
    [ "$skip" -lt 0 ] || continue
    sets=$((sets - 1))
    [ "$sets" -ge 0 ] || break
    words=""
    for option in $options; do words="$words --option $option"; done
    before=$(date +%s)
    # shellcheck disable=SC2086 # words on purpose
    if said=$("$engine" sim $check --game "$game" --seats "$seats" $words --games "$games" --seed "$seed" </dev/null 2>&1); then
        result=ok
    else
        result=FAILED
        failed=$((failed + 1))
    fi
    took=$(($(date +%s) - before))
    printf '%-6s %s, %s seats %s: %s games, seed %s, %s s (%s/s)\n' "$result" "$game" "$seats" "$options" "$games" "$seed" \
        "$took" "$((games / (took > 0 ? took : 1)))"
    [ "$result" = ok ] || printf '       %s\n' "$(printf '%s\n' "$said" | head -3)"
    seed=$((seed + 1))
done <"$list"
exit "$failed"
