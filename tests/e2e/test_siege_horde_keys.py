# SPDX-License-Identifier: MIT
"""Siege of Six Lanes (docs/rules/siege.md, SH-12) in the horde's chair, with the keyboard alone: until a card was hidden, one laid
and a tool used; with HORDEHALL_DEEP set a whole game. That keys come to an end is seen at the other tables each day."""
import os
import random
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]


def the_horde_with_the_keyboard():
    """Enter on what has the keys; lanes and answers by Tab; C hides a card, D ends the phase."""
    hall = Hall(PROGRAM, "--speed", "off", "--game", "siege", "--seats", "bot:1:Mira,person:Krall", "--option", "second=horde",
                "--seed", "9")
    luck, done = random.Random(2), {"lay": 0, "hide": 0, "tool": 0}

    def one_choice():
        buttons = [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]
        pieces = [i for i in hall.items("piece") if i.get("can") == "lift" and "off" not in i["state"]]
        places = [i for i in hall.screen["items"] if i["kind"] in ("place", "piece") and i.get("can") == "target"]
        hand = [i for i in pieces if i["place"] == "horde-hand"]
        ends = [i for i in buttons if i.get("key") == "D"]
        if hall.items("button", prefix="move-hide "):
            hides = not done["hide"] or luck.random() < 0.6  # the first for certain, however often it is asked
            done["hide" if hides else "lay"] += 1
            hall.key("c" if hides else "Return")
        elif hall.item("put-back") and places:
            hall.walk_to(luck.choice(places)["id"])
            hall.key("Return")
        elif hall.item("put-back"):
            hall.key("Escape")
        elif ends and luck.random() < 0.5:
            hall.key("d")
        elif ends and luck.random() < 0.2 and [i for i in hall.items("tool") if i.get("can") == "lift"]:
            hall.walk_to(*[i["id"] for i in hall.items("tool") if i.get("can") == "lift"])
            done["tool"] += 1
            hall.key("Return")
        elif hand and (ends or not buttons):
            hall.walk_to(luck.choice(hand)["id"])
            hall.key("Return")
        elif buttons:
            hall.walk_to(luck.choice(buttons)["id"])
            hall.key("Return")
        elif pieces or places:
            hall.walk_to(luck.choice(pieces or places)["id"])
            hall.key("Return")
        else:
            hall.look(0.2)

    hall.wait(lambda: hall.scene == "play" and hall.item("prompt"), "the table")
    hall.key("Tab")
    def enough():
        return not os.environ.get("HORDEHALL_DEEP") and min(done.values()) > 0 and done["lay"] + done["hide"] > 2

    hall.play(one_choice, lambda: hall.scene == "scoring" or enough(), f"the end of the game, {done}")
    assert done["hide"] > 0 and done["lay"] + done["hide"] > 2, done
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([the_horde_with_the_keyboard])
