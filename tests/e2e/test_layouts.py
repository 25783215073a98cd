# SPDX-License-Identifier: MIT
"""Hot keys and a field on the layouts of other countries: keys are pressed by their place, as hands do it, and what X makes of
them depends on the layout that setxkbmap has set."""
import subprocess
import sys

from hall import Hall, need, run

PROGRAM = sys.argv[1]
# The numbers of the keys with these letters on most keyboards; where the letter is elsewhere, in the layout's line.
PLACE = {"A": 38, "C": 54, "H": 43, "V": 55, "Q": 24, "Z": 52, "AltGr": 108, "left Alt": 64, "Ctrl": 37}
LAYOUTS = {
    "us": {},
    "ru": {},
    "gr": {},
    "il": {},
    "fr": {"A": 24, "Z": 25},
    "de": {"Z": 29},
    "us(dvorak)": {"C": 31, "H": 44, "V": 60, "Z": 61},
}


def lay(hall, layout):
    name, _, variant = layout.rstrip(")").partition("(")
    subprocess.run(["setxkbmap", "-layout", name, "-variant", variant], env=hall.env, check=True)
    hall.settle(0.3)


def press(hall, layout, *keys):
    """The last key, while the others are held."""
    places = [str(LAYOUTS[layout].get(key, PLACE[key])) for key in keys]
    for place in places:
        hall.x("keydown", place)
    for place in reversed(places):
        hall.x("keyup", place)
    hall.settle()


def at_the_table():
    need("setxkbmap")
    hall = Hall(PROGRAM, "--game", "horde", "--seats", "person:Ann,bot:1", "--seed", "3", "--speed", "off")
    hall.wait(lambda: hall.scene == "play", "the table")
    for layout in LAYOUTS:
        lay(hall, layout)
        hall.again(lambda: press(hall, layout, "H"), lambda: hall.item("hint-close"), f"the hint on the layout {layout}")
        hall.again(lambda: hall.key("Escape"), lambda: not hall.item("hint-close"), "the hint to go")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def in_a_field():
    hall = Hall(PROGRAM, "--scene", "gallery", "--speed", "off")
    hall.wait(lambda: hall.item("find"), "the field")
    hall.click("find")
    hall.x("type", "xy")
    hall.wait(lambda: hall.label("find") == "xy", "what was typed")
    for layout in LAYOUTS:
        before = hall.label("find")
        lay(hall, layout)
        press(hall, layout, "Ctrl", "A")
        press(hall, layout, "Ctrl", "C")
        hall.key("End")
        press(hall, layout, "Ctrl", "V")
        assert hall.label("find") == 2 * before, f"{layout}: {hall.label('find')} where {2 * before} should be"
        hall.key("BackSpace", "BackSpace")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def with_altgr():
    hall = Hall(PROGRAM, "--scene", "gallery", "--speed", "off")
    hall.wait(lambda: hall.item("find"), "the field")
    hall.click("find")
    lay(hall, "de")
    press(hall, "de", "AltGr", "Q")
    hall.wait(lambda: hall.label("find") == "@", "what AltGr types")
    subprocess.run(["setxkbmap", "-layout", "de", "-option", "lv3:lalt_switch"], env=hall.env, check=True)
    hall.settle(0.3)
    press(hall, "de", "left Alt", "Q")
    hall.wait(lambda: hall.label("find") == "@@", "what the left Alt types as AltGr")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([at_the_table, in_a_field, with_altgr])
