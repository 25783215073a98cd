# SPDX-License-Identifier: MIT
"""The lessons of Against the Monstrous Horde and of both sides of Siege of Six Lanes, each from its first sentence to its end: by
mouse, with a move that is only shown, and by keys alone. One start of the program serves all six."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from hall import Hall, run  # noqa: E402

PROGRAM = sys.argv[1]
ON = "lesson-on"
FLIP, HIDE, REARRANGE = "move-flip *", "move-hide *", "move-rearrange *"  # the button of such a move


class Learner:
    """What is done with a thing on the screen; how it is reached, a subclass says."""

    def __init__(self, hall):
        self.hall = hall

    def find(self, what):
        """A button, place or tool by its id, or by how that begins; or a piece by its word."""
        if what.endswith("*"):
            return next(iter(self.hall.items("button", prefix=what[:-1])), None)
        return self.hall.item(what) or next((i for i in self.hall.items("piece") if i.get("piece") == what), None)

    def says(self, words):
        """Waits for the sentence, and until nothing moves."""
        def said():
            item = self.hall.item("lesson-say")
            return item and words in item["label"]
        self.hall.wait(said, f"the sentence '{words}'")
        self.hall.settle()

    def take(self, what):
        self.hall.wait(lambda: self.find(what), what)
        self.hall.settle()
        self.use(self.find(what))

    def enter(self, words):
        """What Enter means now, if the move is not made already."""
        self.hall.settle()
        item = self.hall.item("lesson-say")
        if not item or not any(w in item["label"] for w in (words, "gold button", "Now click")):
            return
        ready = [i for i in self.hall.items("button", prefix="move-") if i.get("key") == "Enter"]
        if ready:
            self.use(ready[0])

    def play(self, steps):
        for words, *deeds in steps:
            self.says(words)
            for what in deeds:
                self.take(what)
            if deeds != [ON]:
                self.enter(words)
        self.hall.wait(lambda: self.hall.item("lesson-first-game"), "the end of the lesson")
        self.hall.settle()
        self.take("lesson-hall")
        self.hall.wait(lambda: self.hall.scene == "title", "the Hall")

    def learn(self, game):
        self.hall.settle()
        self.take("lessons")
        self.hall.wait(lambda: self.hall.scene == "lessons", "the list of lessons")
        self.take(f"learn-{game}")


class Mouse(Learner):
    def use(self, item):
        hall = self.hall
        around = hall.item("lessons")  # a list that scrolls
        for _ in range(20):
            if hall.scene != "lessons" or not around or hall.middle(hall.item(item["id"]))[1] < around["rect"][1] + around["rect"][3] - 20:
                break
            hall.move(*hall.middle(around))
            hall.x("click", "5")
            hall.settle()
        hall.click(item["id"])


class Keys(Learner):
    """Tab from place to place, arrows within one; the pointer is never moved."""

    def use(self, item):
        hall = self.hall
        before, across = None, False
        for i in range(70):
            at = hall.focused()
            if at is not None and at["id"] == item["id"]:
                hall.key("Return")
                return
            if at is None or i % 5 == 4 or i > 30:  # Tab reaches all, also what lies on a card
                hall.key("Tab")
                continue
            (ax, ay), (tx, ty) = hall.middle(at), hall.middle(hall.item(item["id"]) or item)
            dx, dy = tx - ax, ty - ay
            across = not across if before == at["id"] else abs(dx) > abs(dy) * (0.6 if i % 2 else 1.6)
            before = at["id"]
            hall.key(("Right" if dx > 0 else "Left") if across else ("Down" if dy > 0 else "Up"))
        raise AssertionError(f"the keys do not reach {item['id']}; they are at {hall.focused()}")


SHOWN = [  # another move than the wanted one: played before one's eyes, answered, and taken back
    ("Wizard 2 and Rogue 4", "paladin", "enemy-1"),
    ("you need it for the 13", ON),
]

MONSTROUS = [
    ("Wizard 2 and Rogue 4", "wizard", "rogue", "enemy-1"),
    ("Cleric 7, Paladin 6", "cleric", "paladin", "enemy-2"),
    ("Ten points each", ON),
    ("I loaded them", "rogue", "cleric", "druid", "paladin"),
    ("your chance to hit each", ON),
    ("and a 1 wounds", "cleric", "paladin"),
    ("Cleric 8", ON),
    ("A crit unlocks an ability", "tool-raise", "druid"),
    ("Druid 10 and Cleric 8", "druid", "cleric", "enemy-4"),
    ("Rogue and Paladin are left", "rogue", "paladin", "enemy-2"),
    ("new enemies are rolled", "move-end"),
    ("The Wizard is wounded", "rogue", "wizard"),
    ("1 will wound", "tool-inspire", "druid"),
    ("An 8", "cleric", "druid", "enemy-2"),
    ("Meet the Spider", ON),
    ("His Rage defeats anything", "tool-rage", "enemy-4"),
    ("One more for the road", "rogue", "cleric", "enemy-1"),
    ("One hundred and thirty", "move-end"),
    ("Exactly right", ON),
]

SIEGE = [
    ("A Scrapling attacks", "em21", "place-lower-1"),
    ("Press Done. A treachery card", "move-done"),
    ("The Scrapling falls", "move-seat 0"),
    ("Lane 2 is empty", "em20", "place-lower-2"),
    ("Two and one make three", "move-done"),
    ("Eight left", ON),
    ("Minions at the back eat", ON),
    ("An empty deck loses", "mi1"),
    ("Varga Twice-Tempered faces it now", "move-done"),
    ("One card instead of four", ON),
    ("Two allies face two monsters", "move-done"),
    ("Before each fight", ON),
    ("Spark and Spite", "em23"),
    ("Which monster?", "ru01"),
    ("It falls before it strikes", "move-seat 0"),
    ("Only cards with a bolt", ON),
    ("six health", ON),
    ("castle can give an ally +2", "ca01"),
    ("Brannoc can add two more", "em01", "move-use*"),
    ("Eight minus one", "move-done"),
    ("Even that one", "move-seat 0"),
    ("The siege is over", ON),
]


HORDE_SIDE = [
    ("You lead the horde", "st07", "place-upper-3"),
    ("would hit your portal", "st08", "place-upper-1"),
    ("Two cards a turn", "move-done"),
    ("Four damage to the castle", ON),
    ("Gatebreaker blocks your Ogre", "st07", FLIP),
    ("Hide the Cutpurse Imp", "st03", "place-upper-2", HIDE),
    ("They know which one is the Ogre", "st07", "st03", REARRANGE, REARRANGE),
    ("have to guess", "move-done"),
    ("They guessed wrong", "st03"),
    ("brought two mana", "move-plan"),
    ("Put the Road Jackal", "st04"),
    ("rightmost monster +2", "move-done"),
    ("The castle falls", ON),
]


def all_lessons_by_mouse_and_by_keys():
    hall = Hall(PROGRAM, "--speed", "off")
    settle = hall.settle
    hall.settle = lambda quiet=0.03: settle(quiet)
    for learner in (Mouse(hall), Keys(hall)):
        learner.learn("monstrous")
        learner.play((SHOWN if isinstance(learner, Mouse) else []) + MONSTROUS)
        learner.learn("siege")
        learner.play(SIEGE)
        learner.learn("siege-2")
        learner.play(HORDE_SIDE)
    with open(hall.home + "/config/hordehall/settings.json", encoding="utf-8") as file:
        kept = json.load(file)["lessons"]
    assert kept["monstrous"]["state"] == kept["siege"]["state"] == kept["siege-2"]["state"] == "done", kept
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([all_lessons_by_mouse_and_by_keys])
