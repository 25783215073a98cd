# SPDX-License-Identifier: MIT
"""Measures the program on the screen: start, memory, idle processor, cost of a frame, size installed (docs/PERFORMANCE.md).

    python3 tests/tools/measure.py BUILD [--quick] [--json FILE]

BUILD is a folder with hordehall and hordehall-frames. A display of its own (Xvfb) is started. As root the measured programs and
their display go before all others (autogroup and nice), so that what else runs disturbs little; cold starts then drop the page
cache of the whole machine, else only what this user may drop of our own files."""
import argparse
import ctypes
import glob
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
GAME = os.path.join(ROOT, "tests", "replays", "opponents-3-printed-full.journal")
SIEGE = os.path.join(ROOT, "tests", "tools", "siege_lanes_full.json")  # every lane full on both sides
CROWD = os.path.join(ROOT, "tests", "replays", "goblins-opponents-4.journal")  # ends with 48 cards on the table
SIZE = (1280, 800)
ROOT_USER = os.geteuid() == 0


def go_first():
    """Runs in the child: its own session is its own group of the scheduler."""
    os.setsid()
    if ROOT_USER:
        os.setpriority(os.PRIO_PROCESS, 0, -20)
        try:
            with open("/proc/self/autogroup", "w") as f:
                f.write("-20")
        except OSError:
            pass  # this kernel has none


class Display:
    """Xvfb, and a pointer that touches what is on it."""

    def __init__(self, size=SIZE):
        for tool in ["Xvfb"]:
            if not shutil.which(tool):
                sys.exit(f"{tool} is missing: apt-get install xvfb")
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-noreset", "-nolisten", "tcp"],
                                       pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=go_first)
        os.close(write)
        self.name = ":" + os.fdopen(read).readline().strip()
        self.x = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.at = ctypes.c_void_p(self.x.XOpenDisplay(self.name.encode()))

    def click(self, x, y):
        self.test.XTestFakeMotionEvent(self.at, 0, int(x), int(y), 0)
        self.test.XTestFakeButtonEvent(self.at, 1, 1, 0)
        self.test.XTestFakeButtonEvent(self.at, 1, 0, 0)
        self.x.XFlush(self.at)

    def park(self):
        self.test.XTestFakeMotionEvent(self.at, 0, SIZE[0] - 1, SIZE[1] // 2, 0)
        self.x.XFlush(self.at)

    def close(self):
        self.x.XCloseDisplay(self.at)
        self.server.kill()
        self.server.wait()


class Program:
    def __init__(self, build, display, *options, size=SIZE):
        self.home = tempfile.mkdtemp(prefix="hordehall-measure-")
        env = dict(os.environ, DISPLAY=display.name, HOME=self.home, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HORDEHALL_DATA=ROOT,
                   XDG_DATA_HOME=self.home + "/data", XDG_CONFIG_HOME=self.home + "/config", XDG_STATE_HOME=self.home + "/state")
        self.display = display
        self.began = time.perf_counter()
        self.p = subprocess.Popen([build + "/hordehall", "--inspect", "--size", "%dx%d" % size, *options], env=env, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=go_first)

    def line(self):
        text = self.p.stdout.readline()
        if not text:
            sys.exit("hordehall ended: " + str(self.p.wait()))
        return json.loads(text)

    def drain(self):
        """From now on what it prints is read and thrown away."""
        threading.Thread(target=lambda: [None for _ in self.p.stdout], daemon=True).start()

    def since(self):
        return time.perf_counter() - self.began

    def tasks(self):
        return glob.glob(f"/proc/{self.p.pid}/task/*")

    def processor(self, names=None):
        """Seconds so far, of all threads or of those named."""
        total = 0
        for task in self.tasks():
            try:
                if names is None or open(task + "/comm").read().strip() in names:
                    total += int(open(task + "/schedstat").read().split()[0])
            except FileNotFoundError:
                pass
        return total * 1e-9

    def wakes(self):
        total = 0
        for task in self.tasks():
            for row in open(task + "/status"):
                if "ctxt_switches" in row:
                    total += int(row.split()[1])
        return total

    def memory(self):
        """MiB: resident, proportional, private, and the most it ever had."""
        found = {}
        for row in open(f"/proc/{self.p.pid}/smaps_rollup"):
            word = row.split()
            if word[-1] == "kB":
                found[word[0]] = found.get(word[0], 0) + int(word[1])
        peak = [int(row.split()[1]) for row in open(f"/proc/{self.p.pid}/status") if row.startswith("VmHWM")][0]
        private = found["Private_Clean:"] + found["Private_Dirty:"]
        return [round(kb / 1024, 1) for kb in (found["Rss:"], found["Pss:"], private, peak)]

    def close(self):
        self.p.kill()
        self.p.wait()
        self.p.stdout.close()
        shutil.rmtree(self.home, ignore_errors=True)


# ---- start -----------------------------------------------------------------------------------------------------------
def start_once(build, display):
    """Seconds until the title is drawn, until a click on a door of it is answered by the next screen; processor of both."""
    p = Program(build, display)
    seen = p.line()
    first = p.since()
    door = next(item["rect"] for item in seen["items"] if item["id"] == "settings")
    while seen["scene"] != "settings":
        display.click(door[0] + door[2] / 2, door[1] + door[3] / 2)
        seen = p.line()
    used, cpu = p.since(), p.processor()
    p.close()
    return first, used, cpu


def drop_cache(build):
    os.sync()
    if ROOT_USER:
        with open("/proc/sys/vm/drop_caches", "w") as f:
            f.write("3")
        return "the whole page cache"
    for folder in [build, ROOT + "/assets", ROOT + "/fonts"]:
        for path in glob.glob(folder + "/**", recursive=True):
            if os.path.isfile(path):
                with open(path, "rb") as f:
                    os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return "our own files only"


def starts(build, display, runs, cold):
    rows, dropped = [], None
    for _ in range(runs):
        if cold:
            dropped = drop_cache(build)
        rows.append(start_once(build, display))
    first, used, cpu = ([round(x, 3) for x in column] for column in zip(*rows))
    return {"first": statistics.median(first), "in_use": statistics.median(used), "least": min(used), "most": max(used),
            "processor": statistics.median(cpu), "runs": runs, "dropped": dropped}


# ---- standing still, and moving ------------------------------------------------------------------------------------------
def rest(build, display, seconds, *options, touched=False):
    """Memory, processor in percent of a core and wake-ups a second with the pointer parked. Who has touched the program hears the
    room for a quarter of a minute."""
    p = Program(build, display, *options)
    p.line()
    p.drain()
    display.park()
    time.sleep(9)  # the last sound has died away, and the device is closed
    if touched:
        display.click(SIZE[0] - 1, SIZE[1] // 2)
        time.sleep(1)
        seconds = min(seconds, 10)
    memory = p.memory()
    begin, cpu, wakes = time.perf_counter(), p.processor(), p.wakes()
    time.sleep(seconds)
    span = time.perf_counter() - begin
    found = {"memory": memory, "processor": round(100 * (p.processor() - cpu) / span, 3), "wakes": round((p.wakes() - wakes) / span, 2)}
    p.close()
    return found


def moving(build, display, seconds):
    """Three opponents play before our eyes. What they think is theirs; the window's thread and that of the pictures are ours."""
    p = Program(build, display, "--game", "horde", "--seats", "bot:1,bot:1,bot:1", "--seed", "5", "--speed", "normal")
    p.line()
    p.drain()
    shares = []
    names = ["hordehall", "pictures"]
    last, cpu = time.perf_counter(), p.processor(names)
    end = last + seconds
    while last < end:
        time.sleep(0.5)
        at, used = time.perf_counter(), p.processor(names)
        shares.append(100 * (used - cpu) / (at - last))
        last, cpu = at, used
    found = {"mean": round(statistics.mean(shares), 2), "worst_half_second": round(max(shares), 1)}
    p.close()
    return found


def whole_game(build, display, seconds):
    """All pictures of Horde: a game between opponents to its end, told as quickly as it can be watched."""
    p = Program(build, display, "--game", "horde", "--seats", "bot:1,bot:1,bot:1", "--seed", "5", "--speed", "fast")
    p.line()
    p.drain()
    time.sleep(seconds)
    memory = p.memory()
    p.close()
    return {"memory": memory}


# ---- frames and files ----------------------------------------------------------------------------------------------------
def frames(build, display, size, *opened):
    env = dict(os.environ, DISPLAY=display.name, HOME=tempfile.gettempdir(), SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HORDEHALL_DATA=ROOT)
    done = subprocess.run([build + "/hordehall-frames", "--size", size, *(opened or ("--replay", GAME + "@60"))], env=env, capture_output=True, text=True,
                          preexec_fn=go_first)
    if done.returncode:
        sys.exit("hordehall-frames: " + done.stderr)
    return json.loads(done.stdout)


def installed(build):
    stage = tempfile.mkdtemp(prefix="hordehall-stage-")
    subprocess.run(["cmake", "--install", build, "--prefix", stage, "--strip"], check=True, stdout=subprocess.DEVNULL)
    size = sum(os.path.getsize(path) for path in glob.glob(stage + "/**", recursive=True) if os.path.isfile(path))
    shutil.rmtree(stage)
    return round(size / 2**20, 1)


def measure(build, quick):
    display = Display()
    wide = Display((1920, 1080))
    time.sleep(1)
    runs, still = (3, 5) if quick else (15, 30)
    table = ["--game", "horde", "--seats", "person:Mira,bot:1,bot:1", "--seed", "3"]
    start_once(build, display)  # warms the page cache
    found = {
        "warm": starts(build, display, runs, False),
        "cold": starts(build, display, max(3, runs // 3), True),
        "title": rest(build, display, still),
        "table": rest(build, display, still, *table),
        "table_heard": rest(build, display, still, *table, touched=True),
        "moving": moving(build, display, 6 if quick else 30),
        "whole_game": whole_game(build, display, 10 if quick else 90),
        "frames_1280x800": frames(build, display, "1280x800"),
        "frames_crowd": frames(build, display, "1280x800", "--replay", CROWD + "@90"),
        "frames_siege": frames(build, display, "1280x800", "--position", SIEGE),
        "frames_1920x1080": frames(build, wide, "1920x1080"),
        "installed": installed(build),
    }
    display.close()
    wide.close()
    return found


def show(found):
    def row(what, value):
        print(f"{what:58} {value}")

    for name in ["warm", "cold"]:
        s = found[name]
        row(f"{name} start: title drawn / a click answered, s", f"{s['first']:.3f} / {s['in_use']:.3f} ({s['least']:.3f}-{s['most']:.3f}, {s['runs']} runs)")
    row("  processor of a warm start, s", f"{found['warm']['processor']:.3f}")
    row("  dropped before each cold start", found["cold"]["dropped"])
    for name in ["title", "table", "whole_game"]:
        row(f"memory, {name}: RSS / PSS / private / most RSS, MiB", " / ".join(str(m) for m in found[name]["memory"]))
    for name, word in [("title", "title"), ("table", "table"), ("table_heard", "table, just touched: the room is heard")]:
        row(f"idle, {word}: processor / wake-ups a second", f"{found[name]['processor']} % / {found[name]['wakes']}")
    row("cards move: processor, mean / worst half second", f"{found['moving']['mean']} % / {found['moving']['worst_half_second']} %")
    for size, name in [("1280x800", "1280x800"), ("1280x800, Goblin Ranks", "crowd"), ("1280x800, Siege", "siege"), ("1920x1080", "1920x1080")]:
        f = found["frames_" + name]
        row(f"{size}: table painted whole, ms of processor (slowest tenth)", f"{f['whole'][0]} ({f['whole'][1]}), {f['pieces']} pieces")
        row(f"{size}: 60 cards painted whole", f"{f['sixty'][0]} ({f['sixty'][1]})")
        row(f"{size}: 60 cards all move, a frame; 60 a second", f"{f['sixty_move'][0]} ({f['sixty_move'][1]}); {f['sixty_move'][0] * 6:.1f} % of a core")
        row(f"{size}: 36 dice all tumble, a frame; 60 a second", f"{f['dice_tumble'][0]} ({f['dice_tumble'][1]}); {f['dice_tumble'][0] * 6:.1f} % of a core")
        row(f"{size}: a card of 512x640 turned in the hand; with foil", f"{f['turned'][0]} ({f['turned'][1]}); {f['turned_foil'][0]} ({f['turned_foil'][1]})")
        row(f"{size}: a card of 512x640 that lives, a frame", f"{f['living'][0]} ({f['living'][1]})")
        row(f"{size}: six cards of 150x188 live, a frame; 30 a second", f"{f['six_live'][0]} ({f['six_live'][1]}); {f['six_live'][0] * 3:.1f} % of a core")
        of = f["textures"][0] or 1
        row(f"{size}: 60 textures by SDL itself; dice, turned card as shares of it",
            f"{of}; {f['dice_tumble'][0] / of:.2f}, {f['turned'][0] / of:.2f}")
        if f["frames_told"]:
            row(f"{size}: what is told after Done, {f['frames_told']} frames", f"{f['told'][0]} ({f['told'][1]})")
        row(f"{size}: one card moves; nothing moves", f"{f['one_moves'][0]}; {f['unchanged'][0]}")
    row("installed, MiB", found["installed"])


def main():
    ask = argparse.ArgumentParser(description="Measures the program on the screen.")
    ask.add_argument("build")
    ask.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    ask.add_argument("--json", metavar="FILE", help="writes the figures there, too")
    args = ask.parse_args()
    found = measure(os.path.abspath(args.build), args.quick)
    show(found)
    if args.json:
        with open(args.json, "w") as f:
            json.dump(found, f, indent=1)
            f.write("\n")


if __name__ == "__main__":
    main()
