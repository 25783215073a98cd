# SPDX-License-Identifier: MIT
"""Against the Monstrous Horde with the mouse: teams, re-rolls, exact attacks, abilities, to the final scoring."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PICTURES = os.environ.get("HORDEHALL_PICTURES")  # a folder: keep what was seen


def keep(hall, name):
    if PICTURES:
        hall.picture(f"{PICTURES}/monstrous-{name}-{hall.size[0]}.png")


def over(hall):
    return hall.scene == "scoring"


def pieces(hall, can, place=None):
    return [i for i in hall.items("piece") if can in (i.get("can"), *i.get("state", [])) or i.get("can") == can
            if place is None or i.get("place", "").startswith(place)]


def buttons(hall, prefix):
    return [i for i in hall.items("button", prefix=prefix) if "off" not in i.get("state", [])]


def choose_team(hall, dice, count):
    for hero in pieces(hall, "lift", "party")[:]:
        if count == 0:
            break
        hall.click(hero["id"])
        count -= 1
    roll = buttons(hall, "move-team")
    assert roll, [i["id"] for i in hall.screen["items"]][:60]
    hall.click(roll[0]["id"])


def act(hall, dice):
    """One thing a person would do in the action phase; False: ends the turn."""
    lit = pieces(hall, "lift", "team") + pieces(hall, "lift", "magic")
    for die in lit[:4]:
        hall.click(die["id"])
        attack = buttons(hall, "move-attack") + buttons(hall, "move-treat")
        if attack:
            keep(hall, "attack")
            hall.click(attack[0]["id"])
            return True
        targets = pieces(hall, "target")
        if targets and dice.random() < 0.5:
            hall.click(targets[0]["id"])
            attack = buttons(hall, "move-attack")
            if attack:
                hall.click(attack[0]["id"])
                return True
    while not buttons(hall, "move-end"):  # something is still in the hand
        hall.key("Escape")
    ability = buttons(hall, "move-bolts") + buttons(hall, "move-bear")
    if ability:
        hall.click(ability[0]["id"])
        return True
    hall.click("move-end")
    if buttons(hall, "move-end") and any("Left undone" in i.get("label", "") for i in hall.screen["items"]):
        keep(hall, "left-undone")
        hall.click("move-end")
    return False


def whole_game(size, *options):
    dice = random.Random(5)
    hall = Hall(sys.argv[1], "--game", "monstrous", "--seats", "person:Mira,person:Jonas", "--option", "target=30",
                "--option", "ties=share", "--seed", "11", "--speed", "off", *options, size=size)
    hall.wait(lambda: hall.scene == "play", "the table")
    hall.settle(0.3)
    keep(hall, "begin")
    seen = set()
    for _ in range(600):
        hall.look(0.05)
        if over(hall):
            break
        if buttons(hall, "to-scores"):
            hall.click("to-scores")
            continue
        if pieces(hall, "lift", "party") and not buttons(hall, "move-end"):
            choose_team(hall, dice, dice.choice((2, 3, 4)))
            seen.add("team")
        elif buttons(hall, "move-keep"):
            if dice.random() < 0.5 and pieces(hall, "lift", "team"):
                hall.click(pieces(hall, "lift", "team")[0]["id"])
                if "reroll" not in seen:
                    keep(hall, "reroll")
                seen.add("reroll")
                hall.click(buttons(hall, "move-reroll")[0]["id"])
            else:
                hall.click("move-keep")
        elif buttons(hall, "move-end"):
            if "act" not in seen:
                keep(hall, "action")
            seen.add("act")
            act(hall, dice)
        else:
            hall.settle(0.2)
    hall.wait(lambda: over(hall), "the final scoring", 20)
    hall.settle(0.5)
    keep(hall, "scoring")
    assert {"team", "reroll", "act"} <= seen, seen
    assert "Traceback" not in hall.stderr()
    hall.close()


def mouse_at_the_usual_size():
    whole_game((1280, 800))


run([mouse_at_the_usual_size])
