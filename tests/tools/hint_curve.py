#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the shares of a search mean: reads tables of `hordehall-engine sim --said` and finds the shift and the slope of the
log-odds (Game.trust) that fit best how the games ended, and what came of moves that were told to win 60 to 65 times in 100.
Tables of --hints and --said have chances as people are told them: the new shift is the old one times the slope, and the
shift; the new slope is the old one times the slope.

    hint_curve.py [SEAT] FILE...        several tables are taken together, each with the same weight; SEAT: that one alone
"""
import math
import re
import sys

ROW = re.compile(r"^(\d?) *(\d+) to +\d+ % +(\d+) +(\d+) +([\d.]+) % +([\d.]+) %$")


def read(path, seat):
    """Returns the rows (from, moves, games, said, won) of a table."""
    lines = filter(None, map(ROW.match, open(path)))
    return [tuple(map(float, row.groups()[1:])) for row in lines if seat in (None, row[1])]


def rows(path, seat):
    found = [(n, said, won) for _, n, _, said, won in read(path, seat)]
    if not found:
        sys.exit(f"{path}: no table of sim --said")
    total = sum(n for n, _, _ in found)
    return [(n / total, min(max(said, 0.5), 99.5) / 100, won / 100) for n, said, won in found]


def fit(table):
    shift, slope = 0.0, 1.0
    for _ in range(50):  # Newton's method for a logistic regression
        g0 = g1 = h00 = h01 = h11 = 0.0
        for n, said, won in table:
            x = math.log(said / (1 - said))
            p = 1 / (1 + math.exp(-shift - slope * x))
            g0, g1 = g0 + n * (won - p), g1 + n * (won - p) * x
            w = n * p * (1 - p)
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        det = h00 * h11 - h01 * h01
        shift, slope = shift + (h11 * g0 - h01 * g1) / det, slope + (h00 * g1 - h01 * g0) / det
    return shift, slope


def tell_sixty(table):
    """Moves of one game end alike: the interval is that of as many moves as there were games."""
    sixty = [(n, games, won) for start, n, games, _, won in table if start == 60]
    n, games = (sum(row[i] for row in sixty) for i in (0, 1))
    if n == 0:
        return
    p, z = sum(row[0] * row[2] for row in sixty) / n / 100, 1.96
    middle, half = p + z * z / 2 / games, z * math.sqrt(p * (1 - p) / games + z * z / 4 / games / games)
    low, high = ((middle + sign * half) / (1 + z * z / games) for sign in (-1, 1))
    print(f"of {n:.0f} moves of {games:.0f} games told to win 60 to 65 times in 100 did "
          f"{100 * p:.1f} ({100 * low:.0f} - {100 * high:.0f})")


def main(paths):
    seat = paths.pop(0) if paths[0].isdigit() else None
    table = [row for path in paths for row in rows(path, seat)]
    shift, slope = fit(table)
    print(f"shift {shift:.2f}, slope {slope:.2f}")
    tell_sixty([row for path in paths for row in read(path, seat)])
    worst = 0.0
    for n, said, won in table:
        p = 1 / (1 + math.exp(-shift - slope * math.log(said / (1 - said))))
        if n > 0.01:
            worst = max(worst, abs(won - p))
        print(f"said {100 * said:5.1f} %  means {100 * p:5.1f} %  won {100 * won:5.1f} %")
    print(f"farthest off, of rows with at least a hundredth of the moves: {100 * worst:.1f} points")


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
