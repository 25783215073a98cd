#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tells mined puzzles anew: takes what `hordehall-engine mine FILE` printed of them, and writes its rows `worth` in place of
those of the file. Puzzles of whole turns, and those that did not hold, stay as they are.

    hordehall-engine mine horde-puzzles.lesson --seed S >told
    puzzle_worth.py told horde-puzzles.lesson
"""
import re
import sys


def read_told(path):
    """Returns the rows of each puzzle that holds."""
    rows, now = {}, []
    for line in open(path, encoding="utf-8"):
        if line.startswith("worth "):
            now.append(line)
        elif line.startswith(("ok ", "FAILED ")):
            now = []
            if line.startswith("ok "):
                rows[line.split()[1]] = now
    return rows


def tell(text, told):
    blocks = re.split(r"(?m)^(?=puzzle )", text)
    for i, block in enumerate(blocks[1:], 1):
        rows = told.get(block.split()[1])
        if rows and "\nturn " not in block:
            blocks[i] = re.sub(r"(?m)(^worth .*\n)+", lambda _: "".join(rows), block)
    return "".join(blocks)


def main(told, path):
    with open(path, encoding="utf-8") as file:
        text = tell(file.read(), read_told(told))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
