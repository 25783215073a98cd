#!/bin/bash
# SPDX-License-Identifier: MIT
# The completion of bash knows what the programs say of themselves:  completion_test.sh SCRIPT HORDEHALL HORDEHALL-ENGINE
set -u
# shellcheck disable=SC1090 # the script under test
source "$1"
failed=0

# completes PROGRAM "LINE" WANTED UNWANTED: the last word of the line could become WANTED, and not UNWANTED.
completes() {
    local wanted=$3 unwanted=$4 all
    COMP_LINE="$1 $2"
    COMP_POINT=${#COMP_LINE}
    # as bash breaks a line: blanks, and "=" by itself
    read -r -a COMP_WORDS <<<"${COMP_LINE//=/ = }"
    [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    _hordehall "$1"
    all=" ${COMPREPLY[*]} "
    if [[ $all != *" $wanted "* || (-n $unwanted && $all == *" $unwanted "*) ]]; then
        echo "'$2': wanted $wanted, not ${unwanted:-anything else}; got:$all"
        failed=1
    fi
}

completes "$2" "--te" --terminal --game
completes "$2" "--game " siege printed
completes "$2" "--game horde --option " edition=earlier castle=anvilholt
completes "$2" "--game horde --option edition=e" earlier printed
completes "$2" "--speed f" fast slow
completes "$3" "s" sim bench
completes "$3" "sim --ga" --games --seed
exit $failed
