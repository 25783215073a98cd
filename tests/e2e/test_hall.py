# SPDX-License-Identifier: MIT
"""The Hall with real mouse and keys: its tables are buttons, their chairs lead to the set-up, and it remembers what was left."""
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]


def back(hall):
    hall.go_by("Escape", "pause")
    hall.go("leave", "title")


def lit(hall, place):
    return [i for i in hall.items("piece") if i.get("can") == "lift" and i.get("place", "").startswith(place)]


def one_click_from_the_first_picture_to_a_game():
    hall = Hall(PROGRAM, "--speed", "off", newcomer=True)
    assert hall.item("welcome-learn") and hall.item("learn-siege"), "the innkeeper and every table teach"
    hall.go("felt-monstrous", "meet")  # the aim in three sentences
    hall.go_by("Return", "play")
    hall.wait(lambda: lit(hall, "party-0"), "heroes to choose from")
    hall.settle(0.3)
    hall.again(lambda: hall.click(lit(hall, "party-0")[2]), lambda: hall.items("button", prefix="move-team"), "the button that rolls")
    hall.click_for("move-team c", lambda: not hall.items("button", prefix="move-team"), "the roll")
    back(hall)
    hall.wait(lambda: hall.item("continue"), "the game that was left")
    assert not hall.item("welcome-learn"), "who plays is not asked again"
    assert "Against the Monstrous Horde" in hall.label("continue"), hall.label("continue")
    hall.go("table-goblins", "meet")
    hall.go_by("Return", "play")
    back(hall)
    assert "Continue" in hall.label("table-monstrous"), "the other table still goes on with its own"
    hall.go("continue", "play")
    hall.wait(lambda: hall.items("piece", prefix="piece"), "the table")
    team = [i["piece"] for i in hall.items("piece") if i.get("place") == "team-0"]
    assert team == ["cleric"], team
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def the_chairs_stand_beside_the_lessons():
    hall = Hall(PROGRAM, "--speed", "off", newcomer=True)
    hall.click("welcome-look")
    assert hall.item("learn-horde") and hall.item("chair-horde"), "a table that is new has a lesson, and its chair"
    hall.go("chair-horde", "setup")
    hall.go_by("Escape", "title")
    hall.click("table-siege", button=3)
    hall.wait(lambda: hall.scene == "setup", "the set-up by the right button")
    hall.go_by("Escape", "title")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def keys_start_tables_and_walk_the_room():
    hall = Hall(PROGRAM, "--speed", "off")
    hall.go_by("3", "play")
    hall.wait(lambda: hall.items(prefix="banner-"), "the table of Goblin Ranks")
    back(hall)
    hall.walk_to("table-horde")
    hall.go_by("Return", "play")
    back(hall)
    hall.walk_to("table-siege")
    hall.key("Left")
    assert hall.focused()["id"] in ("table-goblins", "chair-goblins"), hall.focused()
    hall.key("Escape")
    assert hall.scene == "title" and hall.focused()["id"] == "leave", "the first Esc only goes to the way out"
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([one_click_from_the_first_picture_to_a_game, the_chairs_stand_beside_the_lessons, keys_start_tables_and_walk_the_room])
