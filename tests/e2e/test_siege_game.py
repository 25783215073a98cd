# SPDX-License-Identifier: MIT
"""Siege of Six Lanes with real mouse events: whole games alone, with an opponent as the partner and of two persons at one
screen, from the first wave to the scoring; lanes as targets, answers with one click."""
import os
import random
import sys
import time

from hall import Hall, run

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("SIEGE_PICTURES")


class Player:
    """Plays whatever the table offers, in whatever way comes next: a button, a drag onto a lit target, click and click."""

    def __init__(self, hall, seed):
        self.hall, self.luck, self.shots = hall, random.Random(seed), 0
        self.tally = {"button": 0, "drag": 0, "click": 0, "lane": 0}

    def picture(self, name):
        if PICTURES:
            self.shots += 1
            self.hall.picture(f"{PICTURES}/{self.shots:03d}-{name}.png")

    def offers(self):
        hall = self.hall
        pieces = [i for i in hall.items("piece") if i.get("can") == "lift" and "off" not in i["state"]]
        buttons = [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]
        lanes = [i for i in hall.items("place") if i.get("can") == "target"]
        return pieces, buttons, lanes

    def targets(self):
        return [i for i in self.hall.screen["items"] if i["kind"] in ("place", "piece") and i.get("can") == "target"]

    def drag(self, piece):
        hall = self.hall
        x, y = hall.middle(piece)
        hall.move(x, y)
        hall.x("mousedown", "1")
        hall.move(x + 12, y + 12)
        hall.settle()
        self.picture("held")
        targets = self.targets()
        if targets:
            self.tally["drag"] += 1
            hall.move(*hall.middle(self.luck.choice(targets)))
        hall.look(0.05)
        self.picture("over")
        hall.x("mouseup", "1")
        hall.settle()

    def confirm(self):
        if self.hall.scene == "scoring":
            return  # its button for Enter begins another game
        done = self.hall.item("put-back") and [i for i in self.hall.items("button", prefix="move-done")]
        enter = done or [i for i in self.hall.items("button") if i.get("key") == "Enter" and "off" not in i["state"]]
        back = self.hall.item("put-back")
        if enter:
            self.hall.click(enter[0])
        elif back and self.hall.items("button", prefix="move-"):
            self.hall.click(self.luck.choice(self.hall.items("button", prefix="move-")))
        elif back:
            targets = self.targets()
            self.hall.click(self.luck.choice(targets) if targets else back)

    def choose(self):
        pieces, buttons, lanes = self.offers()
        waits = self.hall.item("move-withdraw")  # done, and the partner is asked
        if waits or (not pieces and not buttons and not lanes):
            self.hall.look(0.2)
            return
        self.picture("choice")
        hand = [p for p in pieces if p.get("place", "").startswith("hand")]
        if buttons and (not pieces or self.luck.random() < (0.25 if hand else 0.6)):  # free moves must not go on for ever
            self.tally["button"] += 1
            self.hall.click(self.luck.choice(buttons))
        elif lanes and not pieces:
            self.tally["lane"] += 1
            self.hall.click(self.luck.choice(lanes))
        elif self.luck.random() < 0.5:
            self.drag(self.luck.choice(hand or pieces))
        else:
            self.tally["click"] += 1
            self.hall.click(self.luck.choice(hand or pieces))
        self.confirm()

    def to_the_end(self, look, most=240):
        end = time.time() + most
        while self.hall.scene != "scoring":
            assert time.time() < end, f"no end: {self.tally}, {[i['id'] for i in self.hall.screen['items']][:60]}"
            look(self.hall)
            curtain = self.hall.items("button", prefix="open-curtain")
            if curtain:
                self.hall.click(curtain[0])
            else:
                self.choose()


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
