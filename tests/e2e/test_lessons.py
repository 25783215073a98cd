# SPDX-License-Identifier: MIT
"""Lessons as a learner meets them: Horde by mouse with a wrong move, a step back and a break; Goblin Ranks by keys alone."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PROGRAM = sys.argv[1]


def says(hall):
    item = hall.item("lesson-say")
    return item["label"] if item else ""


def wait_for(hall, words):
    hall.wait(lambda: words in says(hall), f"the sentence '{words}', not '{says(hall)}'")
    hall.settle()


def piece(hall, word, place=""):
    found = [i for i in hall.items("piece") if i.get("piece") == word and i.get("place", "").startswith(place)]
    assert found, f"no {word} in {place or 'any place'}: {[(i.get('piece'), i.get('place')) for i in hall.items('piece')]}"
    return found[0]


def confirm(hall):
    """The button of the prompt that Enter means, if the move is not made already."""
    found = [i for i in hall.items("button", prefix="move-") if i.get("key") == "Enter"]
    if found:
        hall.click(found[0])
        hall.settle()


def take(hall, word, place=""):
    hall.settle()
    hall.click(piece(hall, word, place))
    hall.settle()
    confirm(hall)


def go_on(hall):
    hall.wait(lambda: hall.item("lesson-on"), "the button that goes on")
    hall.click("lesson-on")
    hall.settle()


def kept(hall):
    with open(hall.home + "/config/hordehall/settings.json", encoding="utf-8") as file:
        return json.load(file).get("lessons", {}).get("horde", {})


def horde_by_mouse():
    hall = Hall(PROGRAM, "--speed", "off", newcomer=True)
    assert hall.item("learn-horde") and hall.item("learn-monstrous"), "every table offers its lesson"
    hall.click("welcome-learn")
    wait_for(hall, "three Trolls each")
    take(hall, "water-golem", "pool")
    wait_for(hall, "a tie")  # shown on the table, answered, and taken back
    go_on(hall)
    wait_for(hall, "three Trolls each")
    assert piece(hall, "water-golem", "pool"), "the other move was taken back"
    take(hall, "forest-troll", "pool")
    wait_for(hall, "Four Trolls beat three")
    assert hall.item("taken-0")["label"] == "5", "the token counts at the portrait of its winner"
    go_on(hall)
    wait_for(hall, "Six factions")
    hall.click("lesson-back")
    wait_for(hall, "Four Trolls beat three")
    go_on(hall)
    go_on(hall)
    wait_for(hall, "place any token on Fire")
    take(hall, "8", "tokens")
    wait_for(hall, "Fire and Dragons")
    take(hall, "fire-dragon", "pool")
    wait_for(hall, "number on a battle is yours")
    go_on(hall)
    wait_for(hall, "are dark now")
    hall.go("lesson-leave", "title")
    assert not hall.item("welcome-learn"), "the first words are said once"
    hall.wait(lambda: "pick fire-dragon" in kept(hall).get("at", ""), "the place in the lesson on the disk")
    hall.quit()

    hall = Hall(PROGRAM, "--speed", "off", home=hall.home)  # at the same step, in another run of the program
    hall.go("lessons", "lessons")
    hall.click("learn-horde")
    wait_for(hall, "are dark now")
    hall.click(piece(hall, "fire-golem", "pool"))  # is refused by the table's own rule: that is the step
    wait_for(hall, "must not clash")
    take(hall, "sun-troll", "pool")
    wait_for(hall, "everyone else picks two")
    go_on(hall)
    wait_for(hall, "Which token?")
    take(hall, "-3", "tokens")
    wait_for(hall, "must take it")
    lit = [i for i in hall.items("piece") if i.get("place") == "pool" and i.get("can") == "lift" and "golem" not in i["piece"]]
    take(hall, lit[0]["piece"], "pool")
    wait_for(hall, "Golems first")
    hall.click("lesson-back")  # to the step before, over the beginning of the scene
    wait_for(hall, "must take it")
    hall.click("lesson-skip")
    wait_for(hall, "Golems first")
    go_on(hall)
    wait_for(hall, "Krall has the most Golems")
    go_on(hall)
    wait_for(hall, "One card settles both")
    take(hall, "water-golem", "pool")
    wait_for(hall, "Trolls are tied for 5")
    take(hall, "moon-troll", "pool")
    wait_for(hall, "Eighteen to fourteen")
    go_on(hall)
    hall.wait(lambda: hall.item("lesson-first-game"), "the end of the lesson")
    hall.click("lesson-puzzles")
    wait_for(hall, "Royals pay minus three")
    take(hall, "sun-golem", "pool")
    wait_for(hall, "clashes with all the rest")
    hall.go("lesson-leave", "lessons")
    hall.wait(lambda: kept(hall).get("state") == "done", "that the lesson was done, on the disk")
    hall.quit()


def lay(hall, word, place):
    hall.walk(lambda i: i.get("piece") == word and i.get("place") == "hand-0")
    hall.key("Return")
    hall.settle()
    if not [i for i in hall.items("piece") if i.get("piece") == word and i.get("place") == "hand-0"]:  # the only place left needs no second key
        return
    hall.walk(lambda i: i["id"] == f"place-{place}")
    hall.key("Return")
    hall.settle()
    if [i for i in hall.items("button", prefix="move-") if i.get("key") == "Enter"]:
        hall.key("Return")
        hall.settle()


def use_power_on(hall, place):
    hall.walk(lambda i: i.get("place") == place or i["id"] == f"place-{place}")
    hall.key("Return")
    hall.settle()
    if [i for i in hall.items("button", prefix="move-") if i.get("key") == "Enter"]:
        hall.key("Return")
        hall.settle()


def watched(hall, words):
    wait_for(hall, words)
    hall.wait(lambda: hall.item("lesson-on"), "the button that goes on")
    hall.key("Return")


def goblins_by_keys():
    hall = Hall(PROGRAM, "--speed", "off", "--lesson", "goblins")
    watched(hall, "you rule Emerald")
    wait_for(hall, "lay your Emerald ones")
    hall.key("h")  # points at the wanted move, at no cost
    lay(hall, "doubles-emerald", "b02")
    watched(hall, "Most goblins in a line")
    watched(hall, "turns your Doubles face down")
    wait_for(hall, "Play your Herbalist")
    lay(hall, "herbalist-sapphire", "b04")
    wait_for(hall, "turn them face up")
    hall.key("b")  # a step back, and again
    wait_for(hall, "Play your Herbalist")
    lay(hall, "herbalist-sapphire", "b04")
    wait_for(hall, "turn them face up")
    use_power_on(hall, "b02")
    watched(hall, "counts for Sapphire")
    watched(hall, "This button shows what each can do")
    watched(hall, "nearly full")
    wait_for(hall, "Play your last goblin")
    lay(hall, "bruiser-emerald", "b02")
    wait_for(hall, "Which one counts as two")
    use_power_on(hall, "c02")
    watched(hall, "The Crowns are revealed")
    watched(hall, "one more for your Flagbearer")
    hall.wait(lambda: hall.item("lesson-first-game"), "the end of the lesson")
    hall.again(lambda: hall.key("Return"), lambda: hall.scene == "play" and not hall.item("lesson"), "the first game")  # three at the table
    hall.quit()


run([horde_by_mouse, goblins_by_keys])
