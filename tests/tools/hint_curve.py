#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the shares of a search mean: reads tables of `hordehall-engine sim --said` and finds the shift and the slope of the
log-odds (Game.trust) that fit best how the games ended.

    hint_curve.py [SEAT] FILE...        several tables are taken together, each with the same weight; SEAT: that one alone
"""
import math
import re
import sys

ROW = re.compile(r"^(\d?) *\d+ to +\d+ % +(\d+) +\d+ +([\d.]+) % +([\d.]+) %$")


def rows(path, seat):
    lines = filter(None, map(ROW.match, open(path)))
    found = [tuple(map(float, row.groups()[1:])) for row in lines if seat in (None, row[1])]
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


def main(paths):
    seat = paths.pop(0) if paths[0].isdigit() else None
    table = [row for path in paths for row in rows(path, seat)]
    shift, slope = fit(table)
    print(f"shift {shift:.2f}, slope {slope:.2f}")
    worst = 0.0
    for n, said, won in table:
        p = 1 / (1 + math.exp(-shift - slope * math.log(said / (1 - said))))
        if n > 0.01:
            worst = max(worst, abs(won - p))
        print(f"said {100 * said:5.1f} %  means {100 * p:5.1f} %  won {100 * won:5.1f} %")
    print(f"farthest off, of rows with at least a hundredth of the moves: {100 * worst:.1f} points")


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
