# SPDX-License-Identifier: MIT
"""One lane at a time, with a real mouse: the setting is found and kept, the fight of Siege waits after each lane until its
button is pressed and nothing else goes on, the rest of it can be had at once, and the switch at the table ends it."""
import json
import os
import sys

from hall import Hall, run

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("SIEGE_PICTURES")


def kept(hall):
    with open(hall.home + "/config/hordehall/settings.json") as f:
        return json.load(f).get("step-by-step")


def picture(hall, name):
    if PICTURES:
        hall.picture(f"{PICTURES}/{name}.png")


def on_to_a_pause(hall):
    """Whatever is asked is answered by its plainest button, nothing is played: monsters fill the lanes."""

    def step():
        for prefix in ("move-done", "move-go", "move-nothing", "move-no", "move-"):
            offered = [b for b in hall.items("button", prefix=prefix) if "off" not in b["state"]]
            if offered:
                hall.click(offered[0])
                return
        lit = [i for i in hall.items("piece") if i.get("can") == "lift" and "off" not in i["state"]]
        if lit:
            hall.click(lit[0])
        hall.look(0.2)

    hall.play(step, lambda: hall.item("pause-on") or hall.scene == "scoring", "a fight")
    assert hall.item("pause-on"), hall.scene
    return hall.label("prompt")


def one_lane_at_a_time():
    hall = Hall(PROGRAM, "--speed", "off", "--game", "siege", "--seats", "person:Mira", "--seed", "21")
    hall.wait(lambda: hall.item("prompt"), "the table")
    hall.go("menu", "pause")
    hall.go("settings", "settings")

    def by_lane():
        return [i for i in hall.screen["items"] if i["id"].startswith("steps") and i.get("label") == "By lane"]

    hall.click_for("page-2", by_lane, "the page with the steps")
    hall.click(by_lane()[0])
    picture(hall, "settings")
    assert kept(hall) is True
    hall.go_by("Escape", "pause")
    hall.go_by("Escape", "play")
    first = on_to_a_pause(hall)
    assert first.startswith("Lane 1"), first
    picture(hall, "first")
    hall.click([i for i in hall.items("piece")][0])  # looking about goes on with nothing
    hall.key("z", "z")
    assert hall.label("prompt") == first and hall.item("pause-on"), hall.label("prompt")
    lanes = [first]
    while hall.item("pause-on"):
        last = hall.item("pause-on")["label"].startswith("To the ")
        hall.click("pause-on")
        if not last:
            assert hall.item("pause-on") and hall.label("prompt") > lanes[-1], (lanes, hall.label("prompt"))
            lanes.append(hall.label("prompt"))
    on_to_a_pause(hall)
    before = hall.label("prompt")
    assert before.startswith("Lane 1"), before
    hall.click("pause-rest")
    assert not hall.item("pause-on"), hall.label("prompt")
    on_to_a_pause(hall)  # only the rest of that fight
    hall.click("pause-switch")
    assert not hall.item("pause-on") and kept(hall) is False
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([one_lane_at_a_time])
