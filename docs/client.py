#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays random games of every table with `hordehall-engine serve`; written from docs/protocol.md alone.

usage: client.py ENGINE [GAMES-A-TABLE]
"""
import json
import random
import subprocess
import sys

engine = subprocess.Popen([sys.argv[1], "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(cmd, **members):
    engine.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit("%s %s: %s" % (cmd, members, answer["error"]))
    return answer


def play(game, seats, luck):
    ask("new", game=game, seats=seats, seed=luck.randrange(2 ** 53))
    moves = 0
    while (seat := ask("moves")["seat"]) is not None:  # null: the game is over
        mine = ask("moves", seat=seat)
        ask("play", seat=seat, serial=mine["serial"], move=luck.choice(mine["moves"]))
        moves += 1
    winners = [seat for seat, one in enumerate(ask("standing")["seats"]) if one["winner"]]
    print("%-10s %d seats, %3d choices, won by %s" % (game, seats, moves, ", ".join(map(str, winners)) or "nobody"))


assert ask("hello")["protocol"] == 1, "another version of the protocol"
for table in ask("games")["games"]:
    for n in range(int(sys.argv[2]) if len(sys.argv) > 2 else 3):
        for count in range(table["seats_min"], table["seats_max"] + 1):
            play(table["id"], count, random.Random(1000 * n + count))
ask("quit")
sys.exit(engine.wait())
