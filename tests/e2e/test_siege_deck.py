# SPDX-License-Identifier: MIT
"""A deck of one's own in Siege with the mouse: built from an empty box, filled up, saved, copied and pasted as text, tried
by a computer, chosen for two seats, and played; the saved game replays."""
import glob
import os
import subprocess
import sys

from hall import Hall, run
from siege_player import Player

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("HORDEHALL_PICTURES")  # a folder: keep what was seen


def keep(hall, name):
    if PICTURES:
        hall.picture(f"{PICTURES}/{name}-{hall.size[0]}.png")


def says(hall, words):
    return any(words in i.get("label", "") for i in hall.screen["items"])


def copies(hall, word):
    return int(hall.item("card-" + word)["copies"])


def bring(hall, word, name):
    """By its name in the search field: what is out of sight cannot be clicked."""
    hall.click("find")
    hall.key("ctrl+a")
    hall.x("type", name)
    hall.wait(lambda: [i["id"] for i in hall.items("card")] == ["card-" + word], name)


def builder(hall):
    hall.wait(lambda: hall.item("deck"), "the set-up")
    hall.click("deck")
    hall.go("build-deck", "deck")


def build():
    hall = Hall(PROGRAM, "--speed", "off", "--scene", "setup", "--game", "siege")
    builder(hall)
    assert says(hall, "0 of 40") and says(hall, "40 cards are missing")
    bring(hall, "em01", "Brannoc")
    hall.click("card-em01")
    assert copies(hall, "em01") == 1 and hall.item("in-em01") and says(hall, "1 of 40")
    assert hall.item("rule-1")["held"] == "yes"
    bring(hall, "em20", "Kiln Recruit")
    hall.click("card-em20")
    hall.drag(hall.item("card-em20"), hall.item("in-em01"))
    hall.settle()
    assert copies(hall, "em20") == 2, hall.item("card-em20")
    hall.click("in-em20")
    assert copies(hall, "em20") == 1
    hall.drag(hall.item("in-em20"), hall.item("card-em20"))
    hall.settle()
    assert copies(hall, "em20") == 0
    hall.click("undo")
    assert copies(hall, "em20") == 1
    keep(hall, "deck-begun")
    hall.click("fill")
    assert says(hall, "40 of 40") and all(i["held"] == "yes" for i in hall.items("rule")), hall.items("rule")
    keep(hall, "deck-filled")
    hall.click("name")
    hall.key("ctrl+a")
    hall.x("type", "Smoke and Iron")
    hall.click("save")
    saved = glob.glob(hall.home + "/data/hordehall/decks/*.txt")
    assert [os.path.basename(p) for p in saved] == ["smoke-and-iron.txt"], saved
    text = open(saved[0]).read()
    assert "castle: Anvilholt\n" in text and "1 Brannoc Hearthmaul\n" in text, text
    assert sum(int(line.split()[0]) for line in text.splitlines() if line[0].isdigit()) == 40
    # As text through the clipboard: copied, another deck looked at, pasted.
    hall.click("copy")
    hall.click("decks")
    hall.click("empty")
    assert says(hall, "0 of 40")
    hall.click("paste")
    assert says(hall, "40 of 40") and copies(hall, "em20") >= 1
    # The computer tries it.
    hall.click("rate")
    hall.wait(lambda: says(hall, "A fast computer wins"), "the first games")
    hall.click("rate-stop")
    hall.go("use", "setup")
    assert says(hall, "Smoke and Iron")  # its tile
    keep(hall, "deck-setup")
    hall.go("deal", "play")
    player = Player(hall, 3)
    hall.play(player.choose, lambda: glob.glob(hall.home + "/data/hordehall/continue*.journal") and sum(player.tally.values()) > 8, "some choices")
    assert hall.quit() == 0, hall.stderr()
    journal, = glob.glob(hall.home + "/data/hordehall/continue*.journal")
    assert " em01 " in open(journal).read().split("\ndeck deck-0")[1].splitlines()[0]
    replayed = subprocess.run([os.path.join(os.path.dirname(PROGRAM), "hordehall-engine"), "replay", journal], capture_output=True, text=True)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    hall.close()


def bring_a_broken_file():
    """A file that somebody has written by hand says what is wrong with it, and where."""
    hall = Hall(PROGRAM, "--speed", "off", "--scene", "setup", "--game", "siege")
    os.makedirs(hall.home + "/data/hordehall/decks", exist_ok=True)
    with open(hall.home + "/data/hordehall/decks/mine.txt", "w") as file:
        file.write("castle: Anvilholt\n3 Kiln Recruit\n2 Pik\n")
    builder(hall)
    hall.click("decks")
    assert says(hall, "mine"), hall.screen["items"]
    hall.click("own-0")  # cannot be read: nothing happens
    assert hall.item("own-0"), hall.screen["items"]
    keep(hall, "deck-files")
    hall.click("ready-5")
    assert says(hall, "40 of 40") and says(hall, "Tallowmere")
    hall.go("use", "setup")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([build, bring_a_broken_file])
