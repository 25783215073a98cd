# SPDX-License-Identifier: MIT
"""A whole game of Horde with the keyboard only, from the title to the final scoring: Tab, arrows, Enter and the keys printed
on buttons.  The pointer is never moved."""
import random
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]


def enter_is_offered(hall):
    return any(i.get("key") == "Enter" and "off" not in i["state"] for i in hall.items("button"))


def one_choice(hall, luck):
    if enter_is_offered(hall) or hall.items("button", prefix="open-curtain"):
        hall.key("Return")
        return
    pieces = [i for i in hall.items("piece") if i.get("can") == "lift"]
    buttons = [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]
    if not pieces and not buttons:
        hall.look(0.2)
        return
    if buttons and (not pieces or luck.random() < 0.5):
        hall.walk_to(luck.choice(buttons)["id"])
    else:
        hall.key(*["Right"] * luck.randrange(1, 4))  # arrows walk from lit card to lit card
        if (hall.focused() or {}).get("can") != "lift":
            hall.walk_to(luck.choice(pieces)["id"])
    hall.key("Return")


def whole_game_with_the_keyboard():
    hall = Hall(PROGRAM, "--speed", "off")
    hall.go_by("shift+Return", "setup")  # of the gold table
    hall.walk_to("option-level/1")
    hall.key("Return")
    hall.walk_to("deal")
    hall.go_by("Return", "play")
    luck = random.Random(5)
    hall.play(lambda: one_choice(hall, luck), lambda: hall.scene == "scoring", "the end of the game")
    hall.settle(0.5)
    hall.key("Escape")
    hall.settle(0.3)
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([whole_game_with_the_keyboard])
