# SPDX-License-Identifier: MIT
"""Somebody who plays Siege of Six Lanes with real mouse events, whatever the table offers."""
import os
import random

PICTURES = os.environ.get("SIEGE_PICTURES")


class Player:
    """Plays whatever the table offers, in whatever way comes next: a button, a drag onto a lit target, click and click."""

    def __init__(self, hall, seed):
        self.hall, self.luck, self.shots = hall, random.Random(seed), 0
        self.tally = {"button": 0, "drag": 0, "click": 0, "lane": 0, "tool": 0, "hide": 0, "exchange": 0}

    def picture(self, name):
        if PICTURES:
            self.shots += 1
            self.hall.picture(f"{PICTURES}/{self.shots:03d}-{name}.png")

    def offers(self):
        hall = self.hall
        pieces = [i for i in hall.items("piece") if i.get("can") == "lift" and "off" not in i["state"]]
        buttons = [i for i in hall.items("button", prefix="move-") if "off" not in i["state"]]
        lanes = [i for i in hall.items("place") if i.get("can") == "target"]
        return pieces, buttons, lanes

    def targets(self):
        return [i for i in self.hall.screen["items"] if i["kind"] in ("place", "piece") and i.get("can") == "target"]

    def drag(self, piece):
        hall = self.hall
        x, y = hall.middle(piece)
        hall.move(x, y)
        hall.x("mousedown", "1")
        hall.move(x + 12, y + 12)
        hall.settle()
        self.picture("held")
        targets = self.targets()
        if targets:
            self.tally["drag"] += 1
            hall.move(*hall.middle(self.luck.choice(targets)))
        hall.look(0.05)
        self.picture("over")
        hall.x("mouseup", "1")
        hall.settle()

    def confirm(self):
        if self.hall.scene == "scoring":
            return  # its button for Enter begins another game
        done = self.hall.item("put-back") and [i for i in self.hall.items("button", prefix="move-done")]
        for kind in ("hide", "rearrange"):  # what is done in secret
            secret = self.hall.items("button", prefix=f"move-{kind} ")
            if secret and self.luck.random() < 0.8:
                self.tally["hide" if kind == "hide" else "exchange"] += 1
                self.hall.click(secret[0])
                return
        enter = done or [i for i in self.hall.items("button") if i.get("key") == "Enter" and "off" not in i["state"]]
        back = self.hall.item("put-back")
        if enter:
            self.hall.click(enter[0])
        elif back and self.hall.items("button", prefix="move-"):
            self.hall.click(self.luck.choice(self.hall.items("button", prefix="move-")))
        elif back:
            targets = self.targets()
            self.hall.click(self.luck.choice(targets) if targets else back)

    def use_tool(self):
        """Takes one of the tools on the table in the hand, and a card it may be laid on."""
        hall = self.hall
        tools = [i for i in hall.items("tool") if i.get("can") == "lift"]
        if not tools or self.luck.random() > 0.2:
            return False
        hall.click(self.luck.choice(tools))
        self.tally["tool"] += 1
        targets = self.targets()
        if targets:
            hall.click(self.luck.choice(targets))
        return True

    def choose(self):
        if self.use_tool():
            return
        pieces, buttons, lanes = self.offers()
        waits = self.hall.item("move-withdraw")  # done, and the partner is asked
        if waits or (not pieces and not buttons and not lanes):
            self.hall.look(0.2)
            return
        self.picture("choice")
        hand = [p for p in pieces if p.get("place", "").startswith("hand")]
        if buttons and (not pieces or self.luck.random() < (0.25 if hand else 0.6)):  # free moves must not go on for ever
            self.tally["button"] += 1
            self.hall.click(self.luck.choice(buttons))
        elif lanes and not pieces:
            self.tally["lane"] += 1
            self.hall.click(self.luck.choice(lanes))
        elif self.luck.random() < 0.5:
            self.drag(self.luck.choice(hand or pieces))
        else:
            self.tally["click"] += 1
            self.hall.click(self.luck.choice(hand or pieces))
        self.confirm()

    def to_the_end(self, look):
        def step():
            look(self.hall)
            curtain = self.hall.items("button", prefix="open-curtain")
            if curtain:
                self.hall.click(curtain[0])
            else:
                self.choose()

        self.hall.play(step, lambda: self.hall.scene == "scoring", f"the end of the game, {self.tally}")
