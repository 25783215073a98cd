# SPDX-License-Identifier: MIT
"""What stands on the screen is what was drawn: after every change of scene the window looks the same before and after the
display has asked for all of it again. And what lists of windows show of it."""
import ctypes
import filecmp
import os
import subprocess
import sys
import time

from hall import Hall, need, run

PROGRAM = sys.argv[1]
GAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "replays", "opponents-2-printed-basic.journal")


def differ(one, other):
    """How many pixels do. Pictures are kept as plain pixels (.ppm): most pairs are the same bytes, and packing would be the dearest
    of this test."""
    if filecmp.cmp(one, other, shallow=False):
        return 0
    done = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], capture_output=True, text=True)
    return float(done.stderr.split()[0])


def still(hall, path):
    """A picture of the window when it does not change any more."""
    hall.settle(0.4)
    hall.picture(path)
    for _ in range(20):
        time.sleep(0.6)
        hall.picture(path + ".later.ppm")
        same = differ(path, path + ".later.ppm") == 0
        os.replace(path + ".later.ppm", path)
        if same:
            break


def point_at_nothing(hall):
    """What came under a resting pointer has no tooltip; a window that comes back under it is pointed at."""
    def is_free(x, y):
        return not any(l <= x < l + w and t <= y < t + h for l, t, w, h in (i["rect"] for i in hall.screen["items"]))
    hall.move(*next((x, y) for y in range(10, hall.size[1], 20) for x in range(10, hall.size[0], 20) if is_free(x, y)))


def looks_whole(hall, where):
    point_at_nothing(hall)
    before, after = (os.path.join(hall.home, f"{where}-{when}.ppm") for when in ("before", "after"))
    still(hall, before)
    hall.x("windowunmap", hall.window)
    time.sleep(0.2)
    hall.x("windowmap", hall.window)
    time.sleep(0.3)
    hall.x("windowfocus", hall.window)
    left = 1
    for _ in range(30):  # a slow machine may take its time to draw it all again
        hall.settle(0.2)
        hall.picture(after)
        left = differ(before, after)
        if left == 0:
            break
        time.sleep(0.3)
    assert left == 0, f"{where}: {left:.0f} pixels were drawn and not shown; see {before}"


def every_scene_is_shown_whole():
    need("compare")
    need("import")
    hall = Hall(PROGRAM, "--scene", "scoring", "--replay", GAME, "--speed", "off", size=(1024, 640))
    looks_whole(hall, "scores")
    hall.go("watch", "play")
    hall.click("run")
    looks_whole(hall, "table")
    hall.go_by("Escape", "scoring")
    looks_whole(hall, "scores-again")
    hall.go("hall", "title")
    looks_whole(hall, "title")
    hall.go("chair-horde", "setup")
    looks_whole(hall, "setup")
    assert hall.quit() == 0, hall.stderr()
    hall.close()


def cardinals(hall, name):
    """A property of the window that is made of whole numbers; [] when it has none."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    x.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x.XGetWindowProperty.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_long, ctypes.c_long, ctypes.c_int,
                                     ctypes.c_ulong] + [ctypes.c_void_p] * 5
    x.XCloseDisplay.argtypes = x.XFree.argtypes = [ctypes.c_void_p]
    display = x.XOpenDisplay(hall.display.encode())
    assert display, "the display cannot be reached"
    kind, form, n, rest, data = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
    x.XGetWindowProperty(display, int(hall.window), x.XInternAtom(display, name.encode(), 0), 0, 1 << 20, 0, 0, ctypes.byref(kind),
                         ctypes.byref(form), ctypes.byref(n), ctypes.byref(rest), ctypes.byref(data))
    values = [v & 0xFFFFFFFF for v in data[:n.value]]
    x.XFree(data)
    x.XCloseDisplay(display)
    return values


def the_window_has_an_icon():
    hall = Hall(PROGRAM, "--scene", "credits")
    icon = cardinals(hall, "_NET_WM_ICON")
    assert icon[:2] == [128, 128], f"an icon of {icon[:2]}"
    pixels = icon[2:]
    assert len(pixels) == 128 * 128 and pixels[0] >> 24 == 0 and pixels[64 * 128 + 64] >> 24 == 255, "not the one that was drawn"
    assert hall.quit() == 0, hall.stderr()
    hall.close()


run([every_scene_is_shown_whole, the_window_has_an_icon])
