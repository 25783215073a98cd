#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries the folder for Windows under wine:  test.sh FOLDER WORK
#
# WORK: a folder for what wine keeps. Needs xvfb-run for the window. The tests of the rules half are ctest's matter.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "$1" && pwd)
mkdir -p "$2"
work=$(cd "$2" && pwd)
wine=$(command -v wine || command -v wine64 || echo /usr/lib/wine/wine64)
export WINEPREFIX="$work/wine" WINEDEBUG=-all SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8
own="$WINEPREFIX/drive_c/users"

# What of wine still runs in this folder of ours.
rest() {
    "$(command -v wineserver || echo /usr/lib/wine/wineserver)" -k 2>/dev/null || true
}
trap rest EXIT

fail() {
    echo "$*" >&2
    exit 1
}

run() {
    (cd "$folder" && timeout 120 "$wine" "$@") 2>>"$work/wine.log"
}

run hordehall-engine.exe --version | grep -q '^hordehall-engine [0-9]' || fail "the engine does not say what it is"
printf '#!/bin/sh\nexec "%s" "%s" "$@" 2>>"%s"\n' "$wine" "$folder/hordehall-engine.exe" "$work/wine.log" >"$work/engine"
chmod 755 "$work/engine"
python3 "$here/../../docs/client.py" "$work/engine" 3 >"$work/client.txt" || fail "the engine does not play by the protocol, see $work/client.txt"
! printf '{"cmd":"hello"}\n' | "$work/engine" serve | grep -q "$(printf '\r')" || fail "the engine ends its lines as Windows does"

# A name that no old code page of Windows has in full.
rm -f "$work"/*.png
run hordehall.exe --game siege --seed 7 --size 1280x800 --screenshot "Z:$work/Häuser-Дом.png" || fail "no picture is drawn"
[ "$(wc -c <"$work/Häuser-Дом.png")" -gt 100000 ] || fail "the picture is empty, or its name is not UTF-8"
run hordehall.exe --language de --size 1280x800 --screenshot "Z:$work/Deutsch.png" || fail "it does not speak German"
printf '1\n1\nq\nq\n' | run hordehall.exe --terminal --game horde --seed 5 | grep -q 'Round 1' || fail "it cannot be played in a terminal"

# The window itself, closed as a player closes it; what it keeps lies where Windows wants it.
rm -rf "$own"/*/AppData/Roaming/hordehall
rest # it was started without a display
cat >"$work/window.sh" <<'WINDOW'
"$@" --game horde --seed 5 &
program=$!
for second in $(seq 60); do
    sleep 1
    xdotool search --name '^Horde Hall' >/dev/null 2>&1 && [ "$second" -gt 5 ] && break
done
import -window root "$WORK/window.png"
xdotool key --window "$(xdotool search --name '^Horde Hall' | head -n 1)" alt+F4 || true
for second in $(seq 20); do
    kill -0 $program 2>/dev/null || exit 0
    sleep 1
done
kill $program
WINDOW
(cd "$folder" && unset SDL_VIDEODRIVER && WORK=$work xvfb-run -a -s '-screen 0 1280x800x24' sh "$work/window.sh" "$wine" hordehall.exe) >>"$work/wine.log" 2>&1 ||
    fail "the window does not open, see $work/wine.log"
[ "$(wc -c <"$work/window.png")" -gt 100000 ] || fail "nothing is seen in the window, see $work/window.png"
[ -f "$(find "$own" -path '*/AppData/Roaming/hordehall/settings.json' | head -n 1)" ] || fail "no settings were kept in AppData"
echo "starts, draws and plays under wine"
