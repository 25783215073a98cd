# SPDX-License-Identifier: MIT
"""Siege of Six Lanes against a person's horde (docs/rules/siege.md, SH-12), whole games: the horde with real mouse events
against an opponent, and persons on both sides at one screen, who see of each other what the rules let them see: three of them
every day, two as well in ./dev test --deep."""
import os
import sys

from hall import Hall, run
from siege_player import Player

PROGRAM = sys.argv[1]


def table(seats, seed):
    return Hall(PROGRAM, "--speed", "off", "--game", "siege", "--seats", seats, "--option", "second=horde", "--seed", seed)


def known(hall, *places):
    """Cards that lie there and are shown for what they are."""
    return [i["piece"] for i in hall.items("piece") if i.get("place") in places and i["piece"] != "?"]


def is_turned(hall):
    """SH-12.27: lane 6 is at the left, the horde's half below."""
    one, six, other = hall.item("place-upper-1"), hall.item("place-upper-6"), hall.item("place-lower-1")
    return bool(one and six and six["rect"][0] < one["rect"][0] and one["rect"][1] > other["rect"][1])


def the_horde_with_the_mouse():
    hall = table("bot:1:Mira,person:Krall", "12")
    player = Player(hall, 5)

    def look(hall):
        if hall.scene == "play" and hall.item("place-upper-1"):
            assert is_turned(hall)
            assert not known(hall, "hand-0"), hall.screen["items"]

    player.to_the_end(look)
    assert player.tally["click"] + player.tally["drag"] > 0 and player.tally["tool"] > 0 and player.tally["hide"] > 0, player.tally
    hall.numbers(1)
    assert hall.item("chart"), hall.screen["items"]
    assert hall.quit() == 0, hall.stderr()
    hall.close()


class Hider(Player):
    """Lays the first card that its horde may lead face down, so that there is something for the others not to see."""

    def choose(self):
        hall = self.hall
        led = [i for i in hall.items("piece") if i.get("place") == "horde-hand" and i.get("can") == "lift" and "off" not in i["state"]]
        if self.tally["hide"] or not led or not hall.item("move-plan") or self.luck.random() < 0.3:
            super().choose()
            return
        hall.click(led[0])
        lanes = [i for i in self.targets() if i["id"].startswith("place-upper-")]
        if lanes:
            hall.click(lanes[0])
        hidden = hall.items("button", prefix="move-hide ")
        if hidden:
            self.tally["hide"] += 1
            hall.click(hidden[0])
        else:
            self.confirm()


def at_one_screen(seats, seed, luck):
    """The curtain falls between them; each sees the own hand, and what lies concealed only the horde player."""
    hall = table(",".join(f"person:{name}" for name in seats), seed)
    allies, horde = seats[:-1], seats[-1]
    hands = [f"hand-{seat}" for seat in range(len(allies))]
    acted, backs = set(), 0

    def look(hall):
        nonlocal backs
        if hall.items("button", prefix="open-curtain"):
            assert not known(hall, "horde-hand", *hands), hall.screen["items"]
        question = hall.label("prompt")
        for name in seats:
            if question.startswith(name) and hall.items("button", prefix="move-"):
                acted.add(name)
                assert is_turned(hall) == (name == horde), name
                assert not known(hall, *(hands if name == horde else ["horde-hand"])), (name, hall.screen["items"])
                backs += name != horde and any(i.get("place") == "upper" and i["piece"] == "?" for i in hall.items("piece"))

    player = Hider(hall, luck)
    player.to_the_end(look)
    assert acted == set(seats) and backs > 0, (acted, backs, player.tally)
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def both_sides_at_one_screen():
    at_one_screen(["Mira", "Krall"], "2", 2)


def two_against_one_at_one_screen():
    at_one_screen(["Mira", "Jonas", "Krall"], "4", 7)


def quietly(hall, until, name):
    """Everybody says no or is done, until then."""

    def step():
        curtain = hall.items("button", prefix="open-curtain")
        buttons = [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]
        plain = [i for i in buttons if i["id"] in ("move-done", "move-nothing", "move-no")]
        targets = [i for i in hall.screen["items"] if i.get("can") == "target"] or hall.items("piece", prefix="piece-")
        lit = [i for i in targets if i.get("can") in ("target", "lift")]
        if curtain or plain or buttons:
            hall.click((curtain or plain or buttons)[0])
        elif lit:
            hall.click(lit[0])
        else:
            hall.look(0.2)

    hall.play(step, until, name)


def concealed(hall):
    """The horde player's cards that lie face down, by lane: which piece lies there as what."""
    return {i["id"]: i["piece"] for i in hall.items("piece") if i.get("place") == "upper"}


def an_exchange_in_secret():
    """Two cards are hidden and rearranged with the mouse: tried out, put back, and made; the other side sees two backs, and
    reads no more than that."""
    hall = table("person:Mira,person:Krall", "7")

    def leads():
        return hall.label("prompt").startswith("Krall, lead") and hall.item("move-plan")

    for turn in range(8):
        quietly(hall, leads, "the horde phase")
        lit = [i for i in hall.items("piece") if i.get("place") == "horde-hand" and i.get("can") == "lift"]
        mana = [i["label"] for i in hall.screen["items"] if i["label"].endswith(" of 10")]
        wave = [i["label"] for i in hall.screen["items"] if i["label"].startswith("This turn’s wave: ")]
        if len(lit) >= 2 and int(mana[0].split()[0]) >= 2 and int(wave[0].split()[-1]) >= 2:
            break
        hall.click("move-done")
    free = [i["id"] for i in hall.items("place", prefix="place-upper-")]
    for lane in (free[0], free[3]):
        hall.drag([i for i in hall.items("piece") if i.get("place") == "horde-hand" and i.get("can") == "lift"][0], hall.item(lane))
        assert "open or hidden?" in hall.item("prompt")["label"], hall.item("prompt")
        hall.click(hall.items("button", prefix="move-hide ")[0])
    before = concealed(hall)
    first, second = sorted(before)
    hall.drag(hall.item(first), hall.item(second))
    assert "in secret or openly?" in hall.item("prompt")["label"], hall.item("prompt")
    hall.click(hall.items("button", prefix="move-rearrange ")[0])
    after = concealed(hall)
    assert after == {first: before[second], second: before[first]} and "?" not in after.values(), (before, after)
    hall.drag(hall.item(second), hall.item(first))
    assert concealed(hall) == before, (before, concealed(hall))
    hall.key("Escape")
    assert concealed(hall) == before and hall.item("move-done"), "it is put back"
    hall.drag(hall.item(first), hall.item(second))
    hall.click(hall.items("button", prefix="move-rearrange ")[0])
    assert hall.items("button", prefix="move-rearrange ")[0]["label"] == "Rearrange" and not hall.item("move-done")
    hall.click(hall.items("button", prefix="move-rearrange ")[0])
    assert concealed(hall) == after, (after, concealed(hall))
    hall.click_for("move-done", lambda: hall.item("open-curtain"), "the curtain")
    news = " ".join(i["label"] for i in hall.screen["items"])
    assert not any(word in news for word in after.values()), news
    hall.click_for("open-curtain", lambda: hall.item("move-done"), "the other side")
    assert concealed(hall) == {first: "?", second: "?"}, concealed(hall)
    hall.key("l")
    assert any("rearranges the hidden cards" in i["label"] for i in hall.screen["items"]), hall.screen["items"]
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def one_choice_from_the_set_up():
    """With the mouse: one against one, the other chair for the computer, and one sits at the turned table."""
    hall = Hall(PROGRAM, "--speed", "off", "--scene", "setup", "--game", "siege")
    hall.wait(lambda: hall.scene == "setup", "the set-up")
    hall.click("foe")
    hall.click([i for i in hall.items("choice") if i["label"] == "One against one"][0])
    hall.key("Escape")
    hall.click("seat-0")
    hall.click("chair-0-character/0")
    hall.key("Escape")
    hall.click_for("deal", lambda: hall.scene == "play" and hall.item("place-upper-1") and hall.items("button", prefix="move-"),
                   "the first choice")
    assert is_turned(hall) and known(hall, "horde-hand") and not known(hall, "hand-0"), hall.screen["items"]
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([the_horde_with_the_mouse, two_against_one_at_one_screen, an_exchange_in_secret, one_choice_from_the_set_up] +
    ([both_sides_at_one_screen] if os.environ.get("HORDEHALL_DEEP") else []))
