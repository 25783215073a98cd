# SPDX-License-Identifier: MIT
"""The gallery with the mouse: from the Hall to the wall, filters, search, one card in the hand and back."""
import glob
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PICTURES = os.environ.get("HORDEHALL_PICTURES")  # a folder: keep what was seen


def keep(hall, name):
    if PICTURES:
        hall.picture(f"{PICTURES}/{name}-{hall.size[0]}.png")


def cards(hall):
    return [i for i in hall.items("card", prefix="card-") if i["id"] not in ("card-face",)]


def visit():
    hall = Hall(sys.argv[1], size=(1280, 800))
    hall.click("gallery")
    hall.wait(lambda: hall.scene == "gallery", "the gallery")
    hall.settle(0.5)
    keep(hall, "gallery-wall")
    everything = len(cards(hall))
    assert everything >= 38, everything
    hall.click("sign-fire")
    assert 0 < len(cards(hall)) < everything
    hall.click("sign-dragon")
    assert [c["label"] for c in cards(hall)] == ["Fire Dragon"], cards(hall)
    keep(hall, "gallery-filter")
    hall.click("sign-dragon")
    hall.click("sign-fire")
    hall.click("find")
    hall.x("type", "vamp")
    hall.settle()
    assert all("Vampire" in c["label"] for c in cards(hall)) and cards(hall)
    hall.key("BackSpace", "BackSpace", "BackSpace", "BackSpace")
    hall.settle(0.3)
    first = cards(hall)[0]
    hall.click(first)
    hall.wait(lambda: hall.scene == "card", "the card")
    hall.settle(0.6)
    keep(hall, "gallery-card")
    assert hall.item("card")["label"] == first["label"]
    hall.click("flip")
    hall.wait(lambda: hall.item("card")["side"] == "back", "its back")
    hall.click("after")
    assert hall.item("card")["label"] != first["label"]
    assert hall.item("card")["side"] == "face"
    hall.click("save")
    hall.wait(lambda: any("Saved as" in i.get("label", "") for i in hall.screen["items"]), "the word that it is saved")
    saved = glob.glob(hall.home + "/data/**/*.png", recursive=True)
    assert len(saved) == 1 and os.path.getsize(saved[0]) > 50000, saved
    hall.key("Escape")
    hall.wait(lambda: hall.scene == "gallery", "the wall again")
    hall.key("Escape")
    hall.wait(lambda: hall.scene == "title", "the Hall again")
    hall.close()


def keys_reach_every_card():
    hall = Hall(sys.argv[1], "--scene", "gallery", size=(1024, 640))
    hall.settle(0.5)
    keep(hall, "gallery-wall")
    last = cards(hall)[-1]["id"]
    for _ in range(60):
        hall.key("Tab")
        if any("focus" in i.get("state", []) for i in cards(hall)):
            break
    for _ in range(40):
        focused = [i["id"] for i in cards(hall) if "focus" in i.get("state", [])]
        if focused == [last]:
            break
        hall.key("Down" if focused else "Tab")
    hall.key("Return")
    hall.wait(lambda: hall.scene == "card", "a card by Enter")
    hall.settle(0.5)
    keep(hall, "gallery-card")
    hall.key("s")
    before = hall.item("card")["label"]
    hall.wait(lambda: hall.item("card")["label"] != before, "the next slide", 12)
    keep(hall, "gallery-slide")
    hall.close()


def wheel_and_drag_move_the_wall():
    hall = Hall(sys.argv[1], "--scene", "gallery", size=(1280, 800))
    hall.settle(0.5)
    wall = cards(hall)
    first, below = wall[0], wall[12]

    def top():
        return next(c["rect"][1] for c in cards(hall) if c["id"] == below["id"])

    start = top()
    hall.move(*hall.middle(below))
    hall.x("click", "5")
    hall.wait(lambda: top() < start, "the wheel to scroll")
    hall.x("click", "--repeat", "3", "4")
    hall.wait(lambda: top() == start, "the wheel to scroll back")
    hall.drag(below, first)
    moved = start - top()
    assert abs(moved - (below["rect"][1] - first["rect"][1])) < 12, moved
    assert hall.scene == "gallery"  # a drag is no click
    hall.click("table-goblins")
    hall.settle(0.3)
    assert all(c["id"].startswith("card-goblins-") for c in cards(hall)) and len(cards(hall)) >= 52
    hall.close()


run([visit, keys_reach_every_card, wheel_and_drag_move_the_wall])
