# SPDX-License-Identifier: MIT
"""Siege of Six Lanes with real mouse events: whole games alone, with an opponent as the partner and of two persons at one
screen, from the first wave to the scoring; lanes as targets, answers with one click."""
import sys

from hall import Hall, run
from siege_player import Player

PROGRAM = sys.argv[1]


def whole_game(seats, seed, luck, look=lambda hall: None):
    hall = Hall(PROGRAM, "--speed", "off", "--game", "siege", "--seats", seats, "--seed", seed)
    player = Player(hall, luck)
    player.to_the_end(look)
    assert player.tally["button"] > 0 and player.tally["click"] + player.tally["drag"] > 0, player.tally
    assert hall.item("chart"), hall.screen["items"]  # castle and portal over the turns
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def alone_with_the_mouse():
    whole_game("person:Mira", "21", 4)


def with_a_partner():
    whole_game("person:Mira,bot:1", "3", 5)


def two_at_one_screen():
    """Both come to act in the alliance phase: who is done makes room for the other."""
    acted = set()

    def look(hall):
        question = (hall.item("prompt") or {}).get("label", "")
        for name in ("Mira", "Jonas"):
            if question.startswith(name) and hall.item("move-done"):
                acted.add(name)

    whole_game("person:Mira,person:Jonas", "8", 6, look)
    assert acted == {"Mira", "Jonas"}, acted


run([alone_with_the_mouse, with_a_partner, two_at_one_screen])
