# SPDX-License-Identifier: MIT
"""The window in a session of Wayland alone: it comes, draws, hears keys and mouse, goes out of full screen and back, and ends."""
import os
import subprocess
import sys
import tempfile

from hall import WaylandHall, run

PROGRAM = sys.argv[1]


def colours(hall):
    """How many there are on the screen: a window that shows nothing has one."""
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        hall.picture(file.name)
        told = subprocess.run(["identify", "-format", "%k", file.name], capture_output=True, text=True, check=True)
    return int(told.stdout)


def drawn(hall):
    hall.wait(lambda: colours(hall) > 5000, "a picture in the window")


def a_session():
    hall = WaylandHall(PROGRAM, "--fullscreen", "--speed", "off")
    assert hall.scene == "title"
    drawn(hall)
    hall.settle(0.3)
    hall.go("settings", "settings")
    hall.go_by("Escape", "title")
    hall.key("F11")
    hall.wait(lambda: hall.item("settings") and hall.item("settings")["rect"][1] < 780, "a window")
    drawn(hall)
    hall.key("F11")
    hall.settle(0.5)
    drawn(hall)
    assert hall.quit() == 0, hall.stderr()
    assert hall.stderr() == "", hall.stderr()
    hall.close()


def without_a_surface_there_is_a_reason():
    hall = WaylandHall(PROGRAM, "--fullscreen")
    hall.quit()
    env = dict(hall.program_env, __EGL_VENDOR_LIBRARY_FILENAMES="/nowhere")
    told = subprocess.run([PROGRAM], env=env, capture_output=True, text=True, timeout=120)
    assert told.returncode == 3, told
    assert told.stderr.startswith("hordehall: no window can be opened: ") and len(told.stderr.split(":")[2]) > 5, told.stderr
    hall.close()


run([a_session, without_a_surface_there_is_a_reason])
