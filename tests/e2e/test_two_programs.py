# SPDX-License-Identifier: MIT
"""Two windows at one home, and a program that is killed: what either has set, built or learned is there the next time."""
import json
import os
import signal
import sys
import time

from hall import Hall, run

PROGRAM = sys.argv[1]
PATIENCE = 120  # seconds; nothing is measured here


def settings(hall):
    with open(hall.home + "/config/hordehall/settings.json", encoding="utf-8") as file:
        return json.load(file)


def on_disk(what, name):
    """What a thread of the program is writing."""
    end = time.time() + PATIENCE
    while not what():
        assert time.time() < end, f"waited in vain for {name}"
        time.sleep(0.02)


def kill(hall):
    hall.game.send_signal(signal.SIGKILL)
    assert hall.game.wait(PATIENCE) == -signal.SIGKILL


def both_settings_stay():
    """Each began with the same file. One sets the theme, the other the speed and the sound, again and again; both are killed."""
    one = Hall(PROGRAM, "--scene", "settings")
    other = Hall(PROGRAM, "--scene", "settings", home=one.home)
    for theme, speed, mute in (("daylight", "slow", True), ("contrast", "fast", False), ("tavern", "normal", True)):
        one.click(f"theme-{theme}")
        other.click({"fast": "speed/1", "normal": "speed/2", "slow": "speed/3"}[speed])
        other.key("m")
        on_disk(lambda: settings(one)["speed"] == speed and settings(one)["mute"] == mute, f"{speed} and {mute}")
        one.click("motion/0" if mute else "motion/1")  # what it does not know of is not undone
        on_disk(lambda: settings(one)["reduced-motion"] != mute, "the motion")
        assert (settings(one)["theme"], settings(one)["speed"], settings(one)["mute"]) == (theme, speed, mute), settings(one)
        assert settings(one)["played"]["siege"] == "won"
        for hall in (one, other) if mute else (other, one):
            kill(hall)
            hall.start(PROGRAM, "--scene", "settings")
            hall.wait(lambda: hall.item(f"theme-{theme}"), "the settings")
    assert "chosen" in other.item("speed/2")["state"], other.item("speed/2")
    assert one.quit() == 0 and other.quit() == 0, one.stderr() + other.stderr()
    one.close()
    other.close()


def deck(hall, slot=""):
    """Copies of the card in the draft; 0: there is none."""
    path = f"{hall.home}/data/hordehall/decks/unsaved{slot}"
    if not os.path.exists(path):
        return 0
    with open(path, encoding="utf-8") as file:
        return sum(int(line.split()[0]) for line in file if line.endswith(" Kiln Recruit\n"))


def builder(hall):
    hall.wait(lambda: hall.item("deck"), "the set-up")
    hall.click("deck")
    hall.wait(lambda: hall.item("build-deck"), "the decks")
    hall.click_for("build-deck", lambda: hall.scene == "deck" and hall.item("find"), "the deck builder")
    hall.click("find")
    hall.x("type", "Kiln Recruit")
    hall.wait(lambda: [i["id"] for i in hall.items("card")] == ["card-em20"], "the card")


def an_unsaved_deck_stays():
    setup = ("--speed", "off", "--scene", "setup", "--game", "siege")
    one = Hall(PROGRAM, *setup)
    other = Hall(PROGRAM, *setup, home=one.home)
    idle = Hall(PROGRAM, *setup, home=one.home)
    for hall in (one, other, idle):
        builder(hall)
    for n in (1, 2, 3):
        one.click("card-em20")
        on_disk(lambda: deck(one) == n, f"a deck of {n}")
    other.click("card-em20")
    on_disk(lambda: deck(one, "-2") == 1, "the other deck")
    kill(one)
    assert idle.quit() == 0, idle.stderr()  # it has built nothing, and throws nothing away
    kill(other)
    assert (deck(one), deck(one, "-2")) == (3, 1)
    for hall, n in (one, 3), (other, 1):
        hall.start(PROGRAM, *setup)
        builder(hall)
        assert int(hall.item("card-em20")["copies"]) == n, hall.item("card-em20")
    for hall in (one, other):
        assert hall.quit() == 0, hall.stderr()
    for hall in (one, other, idle):
        hall.close()


run([both_settings_stay, an_unsaved_deck_stays])
