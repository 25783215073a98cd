# SPDX-License-Identifier: MIT
"""The gallery with the mouse: from the Hall to the wall, filters, search, one card in the hand and back."""
import glob
import os
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PICTURES = os.environ.get("HORDEHALL_PICTURES")  # a folder: keep what was seen


def keep(hall, name):
    if PICTURES:
        hall.picture(f"{PICTURES}/{name}-{hall.size[0]}.png")


def cards(hall):
    return [i for i in hall.items("card", prefix="card-") if i["id"] not in ("card-face",)]


def says(hall, words):
    return any(words in i.get("label", "") for i in hall.screen["items"])


def turn_the_pages(hall, first, second):
    """From the second card, with the pointer and the keys on a button."""
    for key, label in (("Left", first), ("Right", second), ("Prior", first), ("Next", second), ("Home", first), ("Right", second)):
        hall.key(key)
        hall.wait(lambda: hall.label("card") == label, f"{label} after {key}")
    hall.move(*hall.middle(hall.item("card")))
    for wheel, label in (("4", first), ("5", second)):
        hall.x("click", wheel)
        hall.wait(lambda: hall.label("card") == label, f"{label} by the wheel")


def visit():
    pictures = tempfile.mkdtemp(prefix="hordehall-pictures-")
    hall = Hall(sys.argv[1], size=(1280, 800), env={"XDG_PICTURES_DIR": pictures})
    hall.go("gallery", "gallery")
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
    hall.x("type", "drag fire")
    hall.wait(lambda: [c["label"] for c in cards(hall)] == ["Fire Dragon"], "two words in any order")
    assert says(hall, "1 card")
    hall.key("Escape")
    hall.wait(lambda: len(cards(hall)) == everything, "Escape to empty the field")
    hall.x("type", "cleric")
    hall.wait(lambda: hall.item("filters-clear"), "the word that nothing is found")
    assert says(hall, "Table: Horde") and says(hall, "0 cards")
    keep(hall, "gallery-nothing")
    hall.click("filters-clear")
    assert len(cards(hall)) > everything
    hall.click("table-horde")
    hall.settle(0.3)
    first, second = cards(hall)[:2]
    hall.go(first["id"], "card")
    hall.settle(0.6)
    keep(hall, "gallery-card")
    assert hall.item("card")["label"] == first["label"]
    hall.click("flip")
    hall.wait(lambda: (hall.item("card") or {}).get("side") == "back", "its back")
    hall.click("after")
    assert hall.item("card")["label"] == second["label"]
    assert hall.item("card")["side"] == "face"
    turn_the_pages(hall, first["label"], second["label"])
    hall.click("save")
    hall.wait(lambda: says(hall, "Saved as " + pictures), "the word where it is saved")
    saved = glob.glob(pictures + "/*.png")
    assert len(saved) == 1 and os.path.getsize(saved[0]) > 50000, saved
    assert not glob.glob(hall.home + "/data/**/*.png", recursive=True)
    shutil.rmtree(pictures)
    hall.go_by("Escape", "gallery")
    hall.go_by("Escape", "title")
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
    hall.go_by("Return", "card")
    hall.settle(0.5)
    keep(hall, "gallery-card")
    hall.key("s")
    before = hall.item("card")["label"]
    hall.wait(lambda: hall.label("card") not in ("", before), "the next slide")
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
