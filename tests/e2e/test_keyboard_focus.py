# SPDX-License-Identifier: MIT
"""The keys follow the task in every game: whenever a person may choose at the table, the keys are on something that can be
used there, and a good part of a game, of Siege a whole one in ./dev test --deep, is played with Enter, and now and then one arrow, without walking
back."""
import os
import random
import sys
import time

from hall import Hall, run

PROGRAM = sys.argv[1]
CHOICES = 45
DEEP = bool(os.environ.get("HORDEHALL_DEEP"))


def choices(hall):
    """What the table offers: lit pieces and tools, targets, moves of the prompt."""
    return [i for i in hall.screen["items"] if "off" not in i["state"] and "keys" in i["state"] and
            (i.get("can") in ("lift", "target", "lifted", "gathered") or i["id"].startswith("move-") or
             i.get("key") in ("Enter", "Esc") and i["kind"] == "button")]


def plays(game, seats, most=CHOICES):
    hall = Hall(PROGRAM, "--speed", "off", "--game", game, "--seats", seats, "--seed", "7")
    hall.wait(lambda: hall.scene == "play" and choices(hall), "the first choice")
    hall.settle(0.3)
    hall.key("Tab")
    luck, made, stuck = random.Random(3), 0, 0

    def step():
        nonlocal made, stuck
        hall.settle(0.06)
        if hall.items("button", prefix="open-curtain"):
            hall.key("Return")
            return
        if hall.scene != "play" or not choices(hall):
            hall.look(0.1)
            return
        for _ in range(20):  # a slow machine may show what is new one picture before the keys follow it
            if not choices(hall) or any((hall.focused() or {}).get("id") == c["id"] for c in choices(hall)):
                break
            hall.look(0.1)
        if not choices(hall):
            return
        at = hall.focused()
        assert at, f"{game}: after {made} choices nothing has the keys, though one may choose"
        assert "off" not in at["state"], f"{game}: the keys are on {at['id']}, which is off"
        assert any(at["id"] == c["id"] for c in choices(hall)), f"{game}: after {made} choices the keys are on {at['id']} ({at.get('can')})"
        if luck.random() < 0.25:
            hall.key(luck.choice(["Right", "Left"]))
            for _ in range(60):  # an arrow also comes to cards that only say why not
                if any((hall.focused() or {}).get("id") == c["id"] for c in choices(hall)):
                    break
                hall.key("Tab")
        if stuck:  # twice at once is once: a question is answered a moment later
            time.sleep(0.6)
        before = [(i["id"], i.get("can"), i["label"]) for i in hall.screen["items"]]
        hall.key("Return")
        made += 1
        stuck = stuck + 1 if before == [(i["id"], i.get("can"), i["label"]) for i in hall.screen["items"]] else 0
        assert stuck < 4, f"{game}: Enter on {at['id']} does nothing"

    hall.play(step, lambda: hall.scene != "play" or made >= most, f"{game}: choices by Enter")
    assert made >= most or hall.scene == "scoring", f"{game}: only {made} choices"
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def horde_by_enter():
    plays("horde", "person:Mira,bot:1:Krall,bot:1:Sift")


def monstrous_by_enter():
    plays("monstrous", "person:Mira,bot:1:Krall")


def goblins_by_enter():
    plays("goblins", "person:Mira,bot:1:Krall,bot:1:Sift")


def siege_by_enter():
    plays("siege", "person:Mira", most=1000 if DEEP else 2 * CHOICES)


run([horde_by_enter, monstrous_by_enter, goblins_by_enter, siege_by_enter])
