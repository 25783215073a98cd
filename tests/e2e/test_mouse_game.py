# SPDX-License-Identifier: MIT
"""A whole game of Horde with real mouse events, from the title to the final scoring and back: set-up by clicks, cards by
drag and by click-click, the curtain between two persons, a computer opponent, undo, leaving in the middle and going on."""
import random
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]


def liftable(hall):
    return [i for i in hall.items("piece") if i.get("can") == "lift" and "off" not in i["state"]]


def move_buttons(hall):
    return [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]


def open_curtain(hall):
    buttons = hall.items("button", prefix="open-curtain")
    if not buttons:
        return False
    secrets = [i["id"] for i in hall.items("piece") if i.get("place", "").startswith("horde-") and i.get("piece") != "?"]
    assert not secrets, f"behind the closed curtain {secrets} can be seen"
    hall.click(buttons[0])
    return True


def one_choice(hall, luck, tally):
    """One choice at the table in whatever way comes next: a button, a drag onto a lit target, or click and click."""
    pieces, buttons = liftable(hall), move_buttons(hall)
    if not pieces and not buttons:
        hall.look(0.2)
        return
    if buttons and (not pieces or luck.random() < 0.4):
        tally["button"] += 1
        hall.click(luck.choice(buttons))
        return
    piece = luck.choice(pieces)
    if luck.random() < 0.5:
        hall.move(*hall.middle(piece))
        hall.x("mousedown", "1")
        x, y = hall.middle(piece)
        hall.move(x + 12, y + 12)
        hall.settle()
        targets = [i for i in hall.screen["items"] if i["kind"] in ("place", "piece") and i.get("can") == "target"]
        if targets:
            tally["drag"] += 1
            hall.move(*hall.middle(targets[0]))
        hall.look(0.05)
        hall.x("mouseup", "1")
        hall.settle()
    else:
        tally["click"] += 1
        hall.click(piece)
    confirm = [i for i in hall.items("button") if i.get("key") == "Enter" and "off" not in i["state"]]
    if confirm and not hall.items("button", prefix="open-curtain"):
        hall.click(confirm[0])


def play_to_the_end(hall, luck, tally):
    hall.play(lambda: open_curtain(hall) or one_choice(hall, luck, tally), lambda: hall.scene == "scoring", f"the end of the game, {tally}")


def seat_and_deal(hall):
    hall.go("chair-horde", "setup")
    while not hall.item("seat-2"):
        hall.click(hall.items("button", prefix="add-")[0])
        hall.key("Escape")  # its chair is open
    hall.click("seat-1")
    hall.click("chair-1-kind/0")
    hall.key("Escape")
    hall.go("deal", "play")


def whole_game_with_the_mouse():
    hall = Hall(PROGRAM, "--speed", "off")
    luck, tally = random.Random(11), {"button": 0, "drag": 0, "click": 0}
    assert hall.scene == "title" and not hall.item("continue"), "a fresh home offers nothing to go on with"
    seat_and_deal(hall)
    for _ in range(25):
        if not open_curtain(hall):
            one_choice(hall, luck, tally)
    assert hall.quit() == 0, hall.stderr()
    hall.start(PROGRAM, "--speed", "off")
    hall.wait(lambda: hall.scene == "title" and hall.item("continue"), "the game that was left")
    hall.go("continue", "play")
    play_to_the_end(hall, luck, tally)
    assert min(tally.values()) > 2, tally
    hall.wait(lambda: any("wins" in i["label"] or "share" in i["label"] for i in hall.screen["items"]), "who wins")
    hall.go("hall", "title")
    assert not hall.item("continue"), "a finished game is not offered again"
    assert hall.quit() == 0
    hall.close()


run([whole_game_with_the_mouse])
