# SPDX-License-Identifier: MIT
"""A game makes room for another one and is taken up again from the chronicle; a program that is killed loses neither."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PROGRAM = sys.argv[1]
DATA = ["--data", os.environ["HORDEHALL_DATA"]] if os.environ.get("HORDEHALL_DATA") else []


def quick_game(hall, game):
    hall.wait(lambda: hall.scene == "title", "the Hall")
    hall.settle(0.3)
    hall.go(f"table-{game}", "play")


def back_to_the_hall(hall):
    hall.go_by("Escape", "pause")
    hall.go("leave", "title")


def lit(hall, place):
    return [i for i in hall.items("piece") if i.get("can") == "lift" and i.get("place", "").startswith(place)]


def rows(hall, where):
    return [i for i in hall.items("game") if i["where"] == where]


def two_games_after_each_other():
    hall = Hall(PROGRAM, "--speed", "off", *DATA)
    quick_game(hall, "monstrous")
    hall.wait(lambda: lit(hall, "party-0"), "heroes to choose from")
    hall.settle(0.3)  # a press ends what is still told
    hall.again(lambda: hall.click(lit(hall, "party-0")[2]), lambda: hall.items("button", prefix="move-team"), "the button that rolls")
    hall.click_for("move-team c", lambda: not hall.items("button", prefix="move-team"), "the roll")
    back_to_the_hall(hall)
    quick_game(hall, "horde")
    hall.wait(lambda: lit(hall, ""), "a card to take")
    back_to_the_hall(hall)  # kept, though nobody has chosen yet
    hall.click_for("chronicle", lambda: hall.scene == "chronicle" and rows(hall, "set aside"), "the chronicle")
    assert len(rows(hall, "at the table")) == 1 and len(rows(hall, "set aside")) == 1, hall.items("game")
    hall.click(rows(hall, "set aside")[0])
    hall.click_for("go-on", lambda: hall.scene == "play" and hall.items("piece", prefix="piece"), "the table")
    team = [i["piece"] for i in hall.items("piece") if i.get("place") == "team-0"]
    assert team == ["cleric"], team
    home = hall.home
    hall.game.kill()
    hall.game.wait()
    hall.close()

    hall = Hall(PROGRAM, "--speed", "off", *DATA, home=home)
    hall.wait(lambda: hall.item("continue"), "the game that was left")
    assert any("Against the Monstrous Horde, round 1" in i.get("label", "") for i in hall.screen["items"])
    hall.click_for("chronicle", lambda: hall.scene == "chronicle" and rows(hall, "at the table"), "the chronicle")
    assert len(rows(hall, "set aside")) == 1, hall.items("game")
    hall.go_by("Escape", "title")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([two_games_after_each_other])
