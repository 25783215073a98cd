# SPDX-License-Identifier: MIT
"""Measures other programs as measure.py measures ours: start, memory, idle processor (docs/PERFORMANCE.md).

    python3 tests/tools/measure_peers.py [--runs N] NAME=COMMAND [NAME=COMMAND ...]

A start lasts from exec until the last time more than 1 % of the sampled pixels of the display changed; at most ten seconds are
watched. Then the pointer is parked and ten seconds are counted. Children of the program count with it."""
import argparse
import ctypes
import glob
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import tempfile
import time

from measure import ROOT_USER, SIZE, Display, go_first

WATCHED = 10  # seconds
STILL = 2.5  # seconds without a change: it has started


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int), ("data", ctypes.POINTER(ctypes.c_char)),
                ("byte_order", ctypes.c_int), ("unit", ctypes.c_int), ("bit_order", ctypes.c_int), ("pad", ctypes.c_int), ("depth", ctypes.c_int),
                ("bytes_per_line", ctypes.c_int)]


class Eyes:
    def __init__(self, display):
        self.x, self.at = display.x, display.at
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.root = self.x.XDefaultRootWindow(self.at)
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        self.x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + [ctypes.c_uint] * 2 + [ctypes.c_ulong, ctypes.c_int]
        self.x.XDestroyImage = ctypes.CDLL("libX11.so.6").XDestroyImage
        self.x.XDestroyImage.argtypes = [ctypes.POINTER(Image)]

    def samples(self):
        """Every eighth pixel of every eighth row."""
        image = self.x.XGetImage(self.at, self.root, 0, 0, SIZE[0], SIZE[1], 0xFFFFFFFF, 2)
        line = image.contents.bytes_per_line
        seen = []
        for y in range(0, SIZE[1], 8):
            row = ctypes.string_at(ctypes.addressof(image.contents.data.contents) + y * line, SIZE[0] * 4)
            seen += [row[i:i + 3] for i in range(0, len(row), 32)]
        self.x.XDestroyImage(image)
        return seen


def family(pid):
    """The process and its children."""
    found = [pid]
    for task in glob.glob(f"/proc/{pid}/task/*/children"):
        try:
            for child in open(task).read().split():
                found += family(int(child))
        except FileNotFoundError:
            pass
    return found


def total(pids):
    """Seconds of the processor, wake-ups, MiB resident."""
    seconds = wakes = kib = 0
    for pid in pids:
        for task in glob.glob(f"/proc/{pid}/task/*"):
            try:
                seconds += int(open(task + "/schedstat").read().split()[0]) * 1e-9
                wakes += sum(int(row.split()[1]) for row in open(task + "/status") if "ctxt_switches" in row)
            except FileNotFoundError:
                pass
        kib += sum(int(row.split()[1]) for row in open(f"/proc/{pid}/status") if row.startswith("VmRSS"))
    return seconds, wakes, kib / 1024


def start(command, display, idle):
    eyes, home = Eyes(display), tempfile.mkdtemp(prefix="hordehall-peer-")
    env = dict(os.environ, DISPLAY=display.name, HOME=home, SDL_AUDIODRIVER="dummy", XDG_DATA_HOME=home + "/d", XDG_CONFIG_HOME=home + "/c",
               XDG_RUNTIME_DIR=home, GSETTINGS_BACKEND="memory")
    before = eyes.samples()
    began = time.perf_counter()
    program = subprocess.Popen(shlex.split(command), env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=go_first)
    first = settled = None
    while time.perf_counter() - began < WATCHED and (settled is None or time.perf_counter() - began < settled + STILL):
        now, at = eyes.samples(), time.perf_counter() - began
        changed = sum(a != b for a, b in zip(before, now))
        if first is None and changed > 0.005 * len(now) and len(set(now)) >= 6:
            first = at
        if first is not None and changed > 0.01 * len(now):
            settled = at
        before = now
        time.sleep(0.008)
    found = {"first": first, "settled": settled}
    if idle:
        display.park()
        time.sleep(4)
        pids = family(program.pid)
        (cpu, wakes, _), began = total(pids), time.perf_counter()
        time.sleep(10)
        cpu_after, wakes_after, memory = total(pids)
        span = time.perf_counter() - began
        found.update(memory=memory, cpu=100 * (cpu_after - cpu) / span, wakes=(wakes_after - wakes) / span)
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    shutil.rmtree(home, ignore_errors=True)
    time.sleep(0.3)
    return found


def main():
    ask = argparse.ArgumentParser(description="Measures other programs as ours is measured.")
    ask.add_argument("--runs", type=int, default=5)
    ask.add_argument("program", nargs="+", metavar="NAME=COMMAND")
    args = ask.parse_args()
    print("| program | warm: first content s | settled s | cold: settled s | RSS MiB | idle % | wake-ups/s |\n|---|---|---|---|---|---|---|")
    for one in args.program:
        name, command = one.split("=", 1)
        display = Display()
        time.sleep(1)
        rest = start(command, display, True)
        warm = [start(command, display, False) for _ in range(args.runs)]
        cold = "-"
        if ROOT_USER:
            os.sync()
            with open("/proc/sys/vm/drop_caches", "w") as f:
                f.write("3")
            cold = f"{start(command, display, False)['settled'] or WATCHED:.2f}"
        middle = lambda word: statistics.median(w[word] or WATCHED for w in warm)
        print(f"| {name} | {middle('first'):.2f} | {middle('settled'):.2f} | {cold} | {rest['memory']:.0f} | {rest['cpu']:.1f} | {rest['wakes']:.0f} |", flush=True)
        display.close()


if __name__ == "__main__":
    main()
