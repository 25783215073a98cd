#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the golden games of tests/replays anew: regen.sh ENGINE. Only when rules changed and Game.rules_rev was raised:
# otherwise a failing replay is a bug, for the saved games of people fail in the same way.
set -eu
engine=${1:?"usage: regen.sh ENGINE"}
cd "$(dirname "$0")/../.."
mkdir -p tests/replays
python3 tests/tools/make_replays.py "$engine" tests/replays
for journal in tests/replays/*.journal; do
    "$engine" replay "$journal" >/dev/null || echo "does not replay: $journal"
done
