# SPDX-License-Identifier: MIT
"""Pictures of screens, rendered without a display: every screen at every size and text scale comes out in the right size and
says nothing on standard error; a few are compared with references (tests/shots/*.png).  After a wanted change of looks make
the references anew with `test_shots.py PROGRAM --accept` and look at each before committing it.
Every day each screen at one of the sizes in turn, and every other one with large text; with HORDEHALL_DEEP set (./dev test --deep)
each at all sizes, at 3840x2160 too, which takes longest, and with the text scales between."""
import os
import struct
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "e2e"))
from hall import need, run  # noqa: E402

PROGRAM = sys.argv[1]
GAME = os.path.join(HERE, "..", "replays", "opponents-3-printed-full.journal")
DEEP = bool(os.environ.get("HORDEHALL_DEEP"))
SIZES = ["1280x800", "1920x1080", "1024x640", "640x480", "320x200"] + (["3840x2160"] if DEEP else [])
SCALES = ["125", "150", "200"] if DEEP else ["200"]
THEMES = ["tavern", "daylight", "contrast"]
SCENES = {
    "title": ["--scene", "title"],
    "setup": ["--scene", "setup"],
    "setup-pictures": ["--scene", "setup", "--game", "siege"],
    "settings": ["--scene", "settings"],
    "rules": ["--scene", "rules"],
    "credits": ["--scene", "credits"],
    "gallery": ["--scene", "gallery"],
    "chronicle": ["--scene", "chronicle"],
    "lessons": ["--scene", "lessons"],
    "lesson": ["--lesson", "horde/round/dark"],
    "lesson-dice": ["--lesson", "monstrous/turn/ability"],
    "lesson-goblins": ["--lesson", "goblins/end/hit"],
    "lesson-siege": ["--lesson", "siege/treachery/bolt"],
    "market": ["--replay", GAME + "@60"],
    "battle": ["--replay", GAME + "@158"],
    "scoring": ["--scene", "scoring", "--replay", GAME],
}
REFERENCES = ["title", "setup", "market", "battle", "scoring"]
SCRATCH = tempfile.TemporaryDirectory(prefix="hordehall-shots-")  # gone with the test
DIFFERENT_PIXELS = 0.004  # share of pixels that may differ by more than 4 % in a channel


def render(name, size, *options):
    home = tempfile.mkdtemp(dir=SCRATCH.name)
    out = os.path.join(home, name + ".png")
    env = {k: v for k, v in os.environ.items() if k != "DISPLAY"}
    env.update(HOME=home, XDG_DATA_HOME=home + "/d", XDG_CONFIG_HOME=home + "/c", XDG_STATE_HOME=home + "/s")
    done = subprocess.run([PROGRAM, *SCENES[name], "--size", size, "--screenshot", out, *options], env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{name} {size} {options}: exit {done.returncode}: {done.stderr}"
    assert not done.stderr.strip(), f"{name} {size} {options} says {done.stderr}"
    with open(out, "rb") as f:
        head = f.read(24)
    got = "%dx%d" % struct.unpack(">II", head[16:24])
    assert got == size, f"{name}: wanted {size}, got {got}"
    return out


def every_screen_at_every_size_scale_and_theme():
    """Each screen in some of the sizes, with large text, and in each theme; not each size in each theme."""
    for at, name in enumerate(SCENES):
        for turn, size in enumerate(SIZES):
            if not DEEP and turn != at % len(SIZES):
                continue
            render(name, size, "--theme", THEMES[(at + turn) % len(THEMES)])
        for percent in SCALES if DEEP or at % 2 == 0 else []:
            render(name, "1280x800", "--text", percent)


def references():
    need("compare")
    for name in REFERENCES:
        got, want = render(name, "1024x640"), os.path.join(HERE, name + ".png")
        if "--accept" in sys.argv:
            os.replace(got, want)
            continue
        done = subprocess.run(["compare", "-metric", "AE", "-fuzz", "4%", want, got, "null:"], capture_output=True, text=True)
        different = float(done.stderr.split()[0])
        assert different <= DIFFERENT_PIXELS * 1024 * 640, (f"{name} differs from its reference in {different:.0f} pixels; "
            f"see {got}, and if it is meant to, run this test with --accept")


def sizes_that_cannot_be():
    for size in ["0x0", "-5x10", "banana", "99999x99999"]:
        done = subprocess.run([PROGRAM, "--screenshot", "/dev/null", "--size", size], capture_output=True, text=True)
        assert done.returncode != 0 and done.stderr.strip(), f"{size} must be refused with a sentence, got {done.returncode} {done.stderr}"


run([every_screen_at_every_size_scale_and_theme, references, sizes_that_cannot_be])
