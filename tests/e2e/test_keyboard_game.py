# SPDX-License-Identifier: MIT
"""A whole game of Horde with the keyboard only, from the title to the final scoring: Tab, arrows, Enter and the keys printed
on buttons.  The pointer is never moved."""
import random
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]


def focused(hall):
    return next((i["id"] for i in hall.screen["items"] if "focus" in i["state"]), None)


def walk_to(hall, ident, steps=60):
    """Tab until the keys are there."""
    for _ in range(steps):
        if focused(hall) == ident:
            return
        hall.key("Tab")
    raise AssertionError(f"Tab never comes to {ident} on {hall.scene}; keys reach {focused(hall)}")


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
        walk_to(hall, luck.choice(buttons)["id"])
    else:
        hall.key(*["Right"] * luck.randrange(1, 4))  # arrows walk from lit card to lit card
        if (hall.item(focused(hall) or "") or {}).get("can") != "lift":
            walk_to(hall, luck.choice(pieces)["id"])
    hall.key("Return")


def whole_game_with_the_keyboard():
    hall = Hall(PROGRAM, "--speed", "off")
    hall.key("Return")  # printed on "Sit down"
    hall.wait(lambda: hall.scene == "setup", "the set-up")
    walk_to(hall, "option-level")
    hall.key("Right")
    walk_to(hall, "deal")
    hall.key("Return")
    hall.wait(lambda: hall.scene == "play", "the table")
    luck = random.Random(5)
    for _ in range(700):
        if hall.scene == "scoring":
            break
        one_choice(hall, luck)
    assert hall.scene == "scoring", f"the game did not end; the screen is {hall.scene}"
    hall.settle(0.5)
    hall.key("Escape")
    hall.settle(0.3)
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([whole_game_with_the_keyboard])
