#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Files that need each other: the circles among the object files of src/.

    circles.py BUILD [--list]      of a build folder; fails when a circle is larger than it may be
    circles.py --self-test

Two files stand in a circle when each leads to the other by names it uses. Such files can only be read, tested and linked
together. One circle is meant: a game's files name the struct Game of their game, which names them (registration), and
core takes the list of games from above."""
import os
import subprocess
import sys

MOST = 25  # files in one circle
REGISTRATION = ("src/games/", "src/core/game.c", "src/core/table.c", "src/core/fields.c")  # a circle of these alone is meant


def symbols(text):
    """What an object file brings and what it needs, of the output of nm."""
    brings, needs = set(), set()
    for line in text.splitlines():
        words = line.split()
        if len(words) == 2 and words[0] == "U":
            needs.add(words[1])
        elif len(words) == 3 and words[1] in "TDBRCVW":
            brings.add(words[2])
    return brings, needs


def circles(arrows):
    """Tarjan's strongly connected components with more than one member, the largest first."""
    number, low, stack, on, found = {}, {}, [], set(), []

    def visit(root):
        work = [(root, iter(arrows[root]))]
        number[root] = low[root] = len(number)
        stack.append(root)
        on.add(root)
        while work:
            node, rest = work[-1]
            for to in rest:
                if to not in number:
                    number[to] = low[to] = len(number)
                    stack.append(to)
                    on.add(to)
                    work.append((to, iter(arrows[to])))
                    break
                if to in on:
                    low[node] = min(low[node], number[to])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    part = []
                    while not part or part[-1] != node:
                        part.append(stack.pop())
                        on.discard(part[-1])
                    if len(part) > 1:
                        found.append(sorted(part))

    for node in sorted(arrows):
        if node not in number:
            visit(node)
    return sorted(found, key=len, reverse=True)


def read(build):
    """The arrows between the object files of a build: {file: files it needs}."""
    paths = [os.path.join(folder, name) for folder, _, files in os.walk(build) for name in files
             if name.endswith(".c.o") and ".dir/src/" in os.path.join(folder, name)]
    out = subprocess.run(["nm", "-A", *paths], capture_output=True, text=True, check=True).stdout if paths else ""
    of_file = {path: [] for path in paths}
    for line in out.splitlines():
        path, rest = line.split(":", 1)
        of_file[path].append(rest)
    brings, needs = {}, {}
    for path, lines in of_file.items():
        source = "src/" + path.split(".dir/src/", 1)[1][:-2]
        brings[source], needs[source] = symbols("\n".join(lines))
    home = {symbol: source for source, names in brings.items() for symbol in names}
    return {source: sorted({home[n] for n in names if n in home and home[n] != source}) for source, names in needs.items()}


def is_registration(circle):
    return all(f.startswith(REGISTRATION) and "/table/" not in f for f in circle)


def judge(found):
    """What is wrong with these circles, a sentence each."""
    return [f"{len(c)} files need each other, {MOST} may: {c[0]} ... {c[-1]}" for c in found
            if len(c) > MOST and not is_registration(c)]


def self_test():
    assert symbols("0000 T a\n     U b\n0000 t c\n0000 R d\n") == ({"a", "d"}, {"b"})
    ring = {f"src/app/{i:02}.c": [f"src/app/{(i + 1) % 30:02}.c"] for i in range(30)}
    line = {f"src/app/{i:02}.c": [f"src/app/{i + 1:02}.c"] for i in range(30)} | {"src/app/30.c": []}
    tables = {f"src/games/x/table/{i:02}.c": [f"src/games/x/table/{(i + 1) % 30:02}.c"] for i in range(30)}
    games = {f"src/games/x/{i:02}.c": [f"src/games/x/{(i + 1) % 30:02}.c"] for i in range(30)}
    assert [len(c) for c in circles(ring)] == [30] and len(judge(circles(ring))) == 1
    assert circles(line) == [] and judge(circles(games)) == [] and len(judge(circles(tables))) == 1
    assert circles({"a": ["b"], "b": ["a", "c"], "c": []}) == [["a", "b"]]


if sys.argv[1:] == ["--self-test"]:
    self_test()
    sys.exit(0)
graph = read(sys.argv[1])
if len(graph) < 100:
    sys.exit(f"{sys.argv[1]}: {len(graph)} object files of src, more were expected")
rings = circles(graph)
if "--list" in sys.argv:
    for ring_of in rings:
        print(f"--- {len(ring_of)} files\n    " + "\n    ".join(ring_of))
faults = judge(rings)
print("\n".join(faults) if faults else f"{len(graph)} files, {len(rings)} circles, the largest of "
      f"{max([len(c) for c in rings if not is_registration(c)] or [0])} but for the games")
sys.exit(1 if faults else 0)
