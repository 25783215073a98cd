# SPDX-License-Identifier: MIT
"""Siege of Six Lanes with real mouse events: whole games alone, with an opponent as the partner and of two persons at one
screen, from the first wave to the scoring; lanes as targets, answers with one click; an ally laid on a minion."""
import json
import os
import sys
import tempfile

from hall import Hall, run
from siege_player import Player

PROGRAM = sys.argv[1]


def whole_game(seats, seed, luck, look=lambda hall: None):
    hall = Hall(PROGRAM, "--speed", "off", "--game", "siege", "--seats", seats, "--seed", seed)
    player = Player(hall, luck)
    player.to_the_end(look)
    assert player.tally["button"] > 0 and player.tally["click"] + player.tally["drag"] > 0, player.tally
    hall.numbers(1)
    assert hall.item("chart"), hall.screen["items"]  # castle and portal over the turns
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def alone_with_the_mouse():
    whole_game("person:Mira", "21", 4)


def with_a_partner():
    whole_game("person:Mira,bot:1", "3", 5)


def two_at_one_screen():
    """Both come to act in the alliance phase: who is done makes room for the other."""
    acted = set()

    def look(hall):
        question = hall.label("prompt")
        for name in ("Mira", "Jonas"):
            if question.startswith(name) and hall.item("move-done"):
                acted.add(name)

    whole_game("person:Mira,person:Jonas", "8", 6, look)
    assert acted == {"Mira", "Jonas"}, acted


def minions_at_the_back():
    """As in the lesson: of the minions the first has three health and the third sleeps. The Scrapling holds lane 1; allies stand in
    lanes 1, 2 and 4."""
    with open(os.path.join(os.path.dirname(__file__), "../../assets/lessons/siege-1.lesson"), encoding="utf-8") as file:
        scene = file.read().split("scene thieves")[1]
    position = json.loads(scene.split("position")[1].split("\nend")[0])
    places = position["places"]
    places["horde-deck"].remove("ru01")
    for word in ("em10", "em21"):
        places["deck-0"].remove({"word": word, "owner": 0})
    places["upper"] = [{"word": "ru01", "known": 129, "recall": 129}]
    places["lower"] = [{"word": word, "owner": 0, "pos": lane - 1} for word, lane in (("em10", 1), ("em09", 2), ("em21", 4))]
    return {"game": "siege", **position}


def an_ally_is_laid_on_the_minion_it_engages():
    with tempfile.NamedTemporaryFile("w", suffix=".json") as out:
        json.dump(minions_at_the_back(), out)
        out.flush()
        hall = Hall(PROGRAM, "--speed", "off", "--position", out.name)
        hall.wait(lambda: hall.item("prompt"), "the table")

    def card(word):
        return next(i for i in hall.items("piece") if i.get("piece") == word)

    def hold_over(ally, minion):
        (x, y), there = hall.middle(card(ally)), hall.middle(card(minion))
        hall.move(x, y)
        hall.x("mousedown", "1")
        hall.move(x + 12, y + 12)
        hall.settle()
        hall.move(*there)
        hall.settle()

    def refused(ally, minion, why):
        """Said while it is held there and after it was let go, and nothing has happened."""
        hold_over(ally, minion)
        def says():
            return why in (hall.item("tip") or {"label": ""})["label"]

        hall.wait(says, f"'{why}' while it is held")
        assert card(minion).get("can") == "not", card(minion)
        hall.x("mouseup", "1")
        hall.wait(says, f"'{why}' after it was let go")
        assert card(minion)["place"] == "back" and card(ally)["place"] == "lower"

    refused("em21", "mi1", "would go to lane 2")
    refused("em09", "mi3", "is asleep")
    hold_over("em09", "mi1")
    assert card("mi1").get("can") == "target" and hall.item("prompt")["label"].endswith("in lane 2?"), hall.item("prompt")
    assert [i for i in hall.items("pillage") if "pillage: 4 → 1" in i["label"]]
    hall.x("mouseup", "1")
    hall.settle()
    assert card("mi1")["place"] == "upper" and card("em09")["place"] == "lower"
    hall.key("ctrl+z")
    hall.click(card("em09"))  # .. and with the keys
    for _ in range(20):
        if "focus" in card("mi1")["state"]:
            break
        hall.key("Tab")
    hall.key("Return")
    assert card("mi1")["place"] == "upper", hall.item("prompt")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([an_ally_is_laid_on_the_minion_it_engages, alone_with_the_mouse, two_at_one_screen] +
    ([with_a_partner] if os.environ.get("HORDEHALL_DEEP") else []))
