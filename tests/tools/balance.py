#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How often the castle of Siege is held, by mode, level and ready-made deck, and which cards those play who hold it.

    balance.py ENGINE FOLDER [JOBS]    plays what FOLDER does not hold yet: 5,040 games of level 2 and 408 of level 3 a deck and
                                       mode, each set and outsider the same number of times; one file each. May be ended
                                       and begun again. Two quiet processors need an hour.
    balance.py FOLDER                  prints the tables of docs/PERFORMANCE.md from what FOLDER holds
"""
import concurrent.futures
import itertools
import json
import math
import os
import subprocess
import sys

DECKS, SETS = ["ember", "tide", "barrow"], ["rustclaw", "palefrost", "rotbloom", "nightglass"]
OUTSIDERS = ["ulmorrath", "veyrune", "orrogast"]
MODES = {"solo": ("alone", 1, "ally"), "coop": ("two together", 2, "ally"), "versus": ("one against one", 2, "horde"),
         "two": ("two against one", 3, "ally")}
GAMES = {3: 34, 2: 420}  # of each set with each outsider
FIRST_SEED = 7001
NAMED = "play,cast,attach,lay,hide"
Z = 1.959964  # 95 % of a normal distribution


def cells():
    """Mode, level, deck, set and outsider, each with its seed. The quick ones come first."""
    order = itertools.product(GAMES, ["solo", "versus", "two", "coop"], DECKS, SETS, OUTSIDERS)
    return [(mode, level, *rest, FIRST_SEED + i) for i, (level, mode, *rest) in enumerate(order)]


def path(folder, mode, level, deck, horde, outsider):
    return os.path.join(folder, f"{mode}-{level}-{deck}-{horde}-{outsider}.json")


def play(engine, folder, mode, level, deck, horde, outsider, seed):
    file = path(folder, mode, level, deck, horde, outsider)
    if os.path.exists(file):
        return
    partner = DECKS[(DECKS.index(deck) + 1) % len(DECKS)]
    options = {"second": MODES[mode][2], "deck": deck, "partner-deck": partner, "set": horde, "outsider": outsider}
    words = [engine, "sim", "--json", "--game", "siege", "--seed", str(seed), "--games", str(GAMES[level]),
             "--seats", ",".join([f"bot:{level}"] * MODES[mode][1]), "--named", NAMED]
    for word, choice in options.items():
        words += ["--option", f"{word}={choice}"]
    said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    with open(file + ".new", "w") as f:
        f.write(said)
    os.replace(file + ".new", file)


def read(folder, mode, level, deck):
    found = [path(folder, mode, level, deck, horde, outsider) for horde in SETS for outsider in OUTSIDERS]
    return [json.load(open(file)) for file in found if os.path.exists(file)]


def share(won, games):
    """In per cent, with Wilson's interval."""
    p, n = won / games, games
    middle, half = p + Z * Z / (2 * n), Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    low, high = (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n)
    return f"{100 * p:.1f} % ({100 * low:.0f} - {100 * high:.0f})"


def held(results):
    games = sum(r["games"] for r in results)
    won = sum(r["seats"][0]["wins"] for r in results)
    return f"{share(won, games)} of {games:,}" if games else "-"


def cards(results):
    """Of those who held the castle: in how many of 100 games each card was played."""
    wins = sum(r["seats"][0]["wins"] for r in results)
    named = {}
    for r in results:
        for piece in r["pieces"]:
            named[piece["word"]] = named.get(piece["word"], 0) + piece["named_winners"]
    return sorted((100 * n / wins, word) for word, n in named.items() if word[:2] in ("em", "ti", "ba")) if wins else []


def tables(folder):
    print("| mode | level | " + " | ".join(DECKS) + " |\n|---|---|---|---|---|")
    for mode, level in itertools.product(MODES, sorted(GAMES)):
        print(f"| {MODES[mode][0]} | {level} | " + " | ".join(held(read(folder, mode, level, deck)) for deck in DECKS) + " |")
    print("\nAlone, of 100 games in which the castle was held, the cards played most and least often:")
    for level, deck in itertools.product(sorted(GAMES), DECKS):
        rows = cards(read(folder, "solo", level, deck))
        if rows:
            print(f"level {level}, {deck}: " + ", ".join(f"{word} {n:.0f}" for n, word in rows[:-4:-1] + rows[:3]))


def main():
    if len(sys.argv) == 2:
        tables(sys.argv[1])
        return
    engine, folder = sys.argv[1:3]
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else os.cpu_count()
    os.makedirs(folder, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(lambda cell: play(engine, folder, *cell), cells()):
            pass
    tables(folder)


main()
