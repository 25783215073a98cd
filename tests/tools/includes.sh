#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails when an #include breaks the direction of the layers:  includes.sh [TREE] | --self-test
#
#   base <- core <- games, bots, lesson <- engine  the rules half: no SDL, no folder of the screen half
#   engine/scenario sees base, core and games only, and plays every move through the match; app may use it, and nothing
#   else of the engine
#   base <- music <- sys <- gfx <- ui <- boards <- app      the screen half: ui sees core; a board sees its own game; app sees all
#
# A game is a folder of src/games, its rules; the folder table in it is its board, of the screen half. The files directly
# in src/games and src/boards are the lists of all games and boards. Core, bots, lesson, gfx and ui must not even name a
# game. Only core, the engine and the look back at a finished game may ask a match for its true state.
set -eu

check() {
    tree=$1
    games=$(find "$tree/src/games" -mindepth 1 -maxdepth 1 -type d -exec basename {} \; 2>/dev/null | sort | tr '\n' ' ')
    find "$tree/src" -name '*.[ch]' | sort | (cd "$tree" && sed "s|^$tree/||" | GAMES=$games awk '
        function complain(words) { printf "%s:%d: %s\n", path, line_number, words; bad++ }
        function may(list) { return index(" " list " ", " " target " ") > 0 }
        # The game a path belongs to: src/games/ID/...; empty for none.
        function game_of(p,   parts, n) {
            n = split(p, parts, "/")
            return parts[2] == "games" && n > 3 ? parts[3] : ""
        }
        function look(text,   target_game, parts, n) {
            if (text ~ /^[ \t]*#[ \t]*include[ \t]*<SDL/) {
                if (layer ~ /^(base|core|games|bots|lesson|engine|music)$/) complain(layer " may not include SDL")
            }
            if (text ~ /^[ \t]*#[ \t]*include[ \t]*"/) {
                sub(/^[^"]*"/, "", text); sub(/".*/, "", text)
                if (text == "hall_version.h") return
                if (text ~ /\.\./) { complain("\"" text "\": name it from src/, without .."); return }
                if (text !~ /\//) { complain("\"" text "\": name it from src/, with its folder"); return }
                if (text ~ /^SDL/) { complain("\"" text "\": SDL is included as <SDL.h>"); return }
                n = split(text, parts, "/")
                target = parts[1]
                target_game = target == "games" && n > 2 ? parts[2] : ""
                if (target_game != "" && parts[3] == "table") target = "boards"
                if (!(layer in allowed)) { complain("src/" layer " is no layer of ours"); return }
                if (!may(allowed[layer])) { complain(layer " may not include " target " (\"" text "\")"); return }
                if (scenario && (target == "bots" || (target == "engine" && parts[2] != "scenario"))) {
                    complain("engine/scenario may not include \"" text "\"")
                    return
                }
                if (layer == "app" && target == "engine" && parts[2] != "scenario") {
                    complain("app may include only engine/scenario, not \"" text "\"")
                    return
                }
                if (target != "games" && (target != "boards" || layer == "app")) return
                if (layer == "games" && own == "") return
                if (layer == "games" && target_game != own) complain("the game " own " may include only itself, not \"" text "\"")
                if (layer == "boards" && target_game != "" && target_game != own) complain("the board of " own " may not include \"" text "\"")
            } else if (layer ~ /^(core|bots|lesson|gfx|ui)$/ && name_pattern != "" && text ~ name_pattern) {
                complain(layer " names a game: " text)
            } else if (layer !~ /^(core|engine)$/ && path != "src/bots/review.c" && text ~ /match_truth(_at)? *\(/) {
                complain(layer " looks at the truth: " text)
            } else if (scenario && text ~ /(^|[^A-Za-z0-9])(apply|[a-z]+_apply) *\(/) {
                complain("a scenario plays through the match: " text)
            }
        }
        BEGIN {
            allowed["base"] = "base"
            allowed["core"] = "base core"
            allowed["games"] = "base core games"
            allowed["bots"] = "base core bots"
            allowed["lesson"] = "base core lesson"
            allowed["engine"] = "base core games bots lesson engine"
            allowed["music"] = "base music"
            allowed["sys"] = "base music sys"
            allowed["gfx"] = "base sys gfx"
            allowed["ui"] = "base core sys gfx ui"
            allowed["boards"] = "base core games sys gfx ui boards"
            allowed["app"] = "base core games bots lesson engine sys gfx ui boards app"
            count = split(ENVIRON["GAMES"], names, " ")
            for (i = 1; i <= count; i++) { is_game[names[i]] = 1; joined = joined (i > 1 ? "|" : "") names[i] }
            if (count) name_pattern = "\"(" joined ")\"|(^|[^A-Za-z0-9_])(" joined ")_[a-z]"
        }
        {
            path = $0
            split(path, folders, "/")
            layer = folders[2]
            if (layer == "games" && folders[4] == "table") layer = "boards"
            own = game_of(path)
            scenario = path ~ /^src\/engine\/scenario\//
            line_number = 0
            while ((getline text < path) > 0) { line_number++; look(text) }
            close(path)
            files++
        }
        END {
            if (!files) { print "includes.sh: no source files in src/"; exit 1 }
            if (bad) { printf "%d includes break the direction of the layers (see src/README.md)\n", bad; exit 1 }
            printf "%d files, every include keeps the direction of the layers\n", files
        }')
}

# expect WORDS PATH LINE: a tree with that one line in that file must be refused with these words; "" means accepted.
expect() {
    rm -rf "$scratch/src"
    mkdir -p "$scratch/src/games/alpha" "$scratch/src/games/beta" "$scratch/$(dirname "$2")"
    printf '%s\n' "$3" >"$scratch/$2"
    if answer=$(check "$scratch"); then status=0; else status=1; fi
    if [ -z "$1" ]; then
        [ $status -eq 0 ] && return 0
    else
        case $answer in *"$1"*) [ $status -eq 1 ] && return 0 ;; esac
    fi
    printf 'includes.sh self-test: %s with the line %s: %s\n' "$2" "$3" "$answer"
    exit 1
}

self_test() {
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    expect "" src/core/a.c '#include "base/buf.h"'
    expect "" src/games/alpha/a.c '#include "games/alpha/alpha.h"'
    expect "" src/games/games.c '#include "games/beta/beta.h"'
    expect "" src/ui/a.c '#include "core/view.h"'
    expect "" src/ui/a.c '#include <SDL.h>'
    expect "" src/games/alpha/table/alpha.c '#include "games/alpha/alpha.h"'
    expect "" src/games/alpha/table/art.c '#include "games/alpha/table/alpha.h"'
    expect "games may not include boards" src/games/alpha/a.c '#include "games/alpha/table/alpha.h"'
    expect "may not include" src/boards/boards.c '#include "games/beta/beta.h"'
    expect "" src/app/scenes/a.c '#include "games/games.h"'
    expect "" src/app/scenes/a.c '#include "engine/scenario/scenario.h"'
    expect "app may include only engine/scenario" src/app/scenes/a.c '#include "engine/sim.h"'
    expect "" src/engine/a.c '#include "bots/bot.h"'
    expect "" src/engine/scenario/a.c '#include "games/alpha/alpha.h"'
    expect "engine/scenario may not include" src/engine/scenario/a.c '#include "engine/sim.h"'
    expect "engine/scenario may not include" src/engine/scenario/a.c '#include "bots/bot.h"'
    expect "plays through the match" src/engine/scenario/a.c '    alpha_apply(&s, m, NULL);'
    expect "games may not include engine" src/games/alpha/a.c '#include "engine/scenario/scenario.h"'
    expect "base may not include core" src/base/a.h '#include "core/game.h"'
    expect "core may not include games" src/core/a.c '#include "games/alpha/alpha.h"'
    expect "core may not include SDL" src/core/a.c '#  include <SDL2/SDL.h>'
    expect "games may not include bots" src/games/alpha/a.c '#include "bots/bot.h"'
    expect "games may not include gfx" src/games/alpha/a.c '#include "gfx/gfx.h"'
    expect "may include only itself" src/games/alpha/a.c '#include "games/beta/beta.h"'
    expect "bots may not include games" src/bots/a.c '#include "games/games.h"'
    expect "engine may not include sys" src/engine/main/main.c '#include "sys/sys.h"'
    expect "sys may not include gfx" src/sys/a.c '#include "gfx/gfx.h"'
    expect "gfx may not include core" src/gfx/a.c '#include "core/view.h"'
    expect "ui may not include games" src/ui/a.c '#include "games/games.h"'
    expect "ui names a game" src/ui/a.c 'if (strcmp(id, "alpha") == 0)'
    expect "bots names a game" src/bots/a.c 'x = alpha_judge(v);'
    expect "" src/engine/a.c 's = match_truth(m);'
    expect "" src/bots/review.c 's = match_truth_at(m, 1);'
    expect "bots looks at the truth" src/bots/a.c 's = match_truth_at(m, 1);'
    expect "app looks at the truth" src/app/scenes/a.c 's = match_truth(m);'
    expect "boards may not include app" src/games/alpha/table/a.c '#include "app/app.h"'
    expect "may not include" src/games/alpha/table/a.c '#include "games/beta/beta.h"'
    expect "without .." src/ui/a.c '#include "../games/alpha/alpha.h"'
    expect "with its folder" src/ui/a.c '#include "a.h"'
    expect "no layer" src/misc/a.c '#include "base/buf.h"'
    echo "includes.sh self-test: 40 small trees judged right"
}

case ${1:-} in
--self-test) self_test ;;
"") check "$(cd "$(dirname "$0")/../.." && pwd)" ;;
*) check "$1" ;;
esac
