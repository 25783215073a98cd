# SPDX-License-Identifier: MIT
"""Hints and the look back in the real program: asked for with the pointer and with the keys, played from the ribbon;
after a game the turning points by pointer and by keys, the table at that moment, and back."""
import os
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]
REPLAYS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "replays")


def my_turn(hall):
    return any(i.get("can") == "lift" for i in hall.items("piece")) or hall.items("button", prefix="move-")


def lit(hall):
    return sorted(i["piece"] for i in hall.items("piece") if i.get("hint") == "lit")


def hints_by_pointer_and_by_keys():
    hall = Hall(PROGRAM, "--game", "horde", "--seats", "person:Mira,bot:1:Skarn", "--seed", "7", "--speed", "off")
    hall.wait(lambda: my_turn(hall), "a choice of Mira")
    hall.click_for("hint", lambda: hall.item("hint-2"), "three choices")
    assert all("%" in hall.item(f"hint-{i}")["label"] for i in range(3))
    seen = set()
    for i in range(3):
        hall.move(*hall.middle(hall.item(f"hint-{i}")))
        hall.settle()
        seen.add(tuple(lit(hall)))
    assert len(seen) == 3, f"each choice lights its own pieces: {seen}"
    hall.click("hint-1")
    asked = [i for i in hall.items("button", prefix="move-") if i.get("key") == "Enter"]
    assert asked and hall.item("put-back"), "a click asks in the ribbon and plays nothing"
    hall.click_for(asked[0]["id"], lambda: not hall.item("put-back") and my_turn(hall), "the next choice")
    hall.move(5, 300)
    hall.again(lambda: hall.key("h"), lambda: hall.item("hint-0"), "choices")  # a pad's X says the same
    hall.key("Tab")
    hall.walk_to("hint-0")
    hall.key("Return")
    focus = [i["id"] for i in hall.screen["items"] if "focus" in i["state"]]
    assert focus and focus[0].startswith("move-"), f"the keys are where it is played: {focus}"
    hall.settle(0.6)  # twice at once is once
    hall.again(lambda: hall.key("Return"), lambda: not hall.item("put-back"), "it was played")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def turning_points_by_pointer_and_by_keys():
    game = os.path.join(REPLAYS, "random-2-printed-basic.journal")
    hall = Hall(PROGRAM, "--scene", "scoring", "--replay", game, "--speed", "off")
    hall.click_for("numbers", lambda: hall.item("tab/2"), "the numbers")
    hall.click_for("tab/2", lambda: hall.item("turn-0"), "the first turning point")
    hall.wait(lambda: not hall.item("turns-stop"), "the end of the look back")
    points = len(hall.items("button", prefix="turn-"))
    assert points == 3, f"a drunken goblin errs three times at least: {points}"
    hall.go("turn-1", "play")
    assert hall.item("hint-0")["label"].startswith("Better ") and hall.item("hint-1")["label"].startswith("Played ")
    hall.click("save-puzzle")
    saved = os.listdir(hall.home + "/data/hordehall/puzzles")
    assert saved == ["horde-1.lesson"], saved
    hall.click("step-on")
    assert not hall.item("hint-0"), "it was about that moment"
    hall.go("scores", "scoring")
    assert len(hall.items("button", prefix="turn-")) == points
    hall.walk_to("turn-2")
    hall.go_by("Return", "play")
    hall.go_by("Escape", "scoring")
    hall.go_by("Return", "play")
    hall.walk_to("again-here")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("open-curtain"), "a new game at that moment")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("undo"), "the table of the new game")
    assert not hall.item("hint-0"), "nobody says what is better"
    assert hall.quit() == 0, hall.stderr()

    hall = Hall(PROGRAM, "--scene", "lessons", "--speed", "off", home=hall.home)  # the puzzle, by keys
    hall.walk_to("own-puzzles")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("own-play-0"), "the scroll with the player's own puzzles")
    hall.walk_to("own-play-0")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("lesson-skip"), "the puzzle")
    hall.walk_to("lesson-skip")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("lesson-on"), "why")
    hall.again(lambda: hall.key("Return"), lambda: hall.item("lesson-list"), "the end of the puzzle")
    hall.go_by("Return", "lessons")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([hints_by_pointer_and_by_keys, turning_points_by_pointer_and_by_keys])
