# SPDX-License-Identifier: MIT
"""The real program under Xvfb, played as a person plays it: real mouse and key events (xdotool), eyes through --inspect."""
import atexit
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import traceback


class Missing(Exception):
    """A tool that the machine does not have: the test says so and fails, it is never skipped in silence."""


def need(tool):
    if not shutil.which(tool):
        raise Missing(f"{tool} is not installed: run ./dev test, which installs it")


class Hall:
    WINDOW = "--name", "Horde Hall"  # as xdotool finds it

    def __init__(self, program, *options, size=(1280, 800), home=None, env=None, newcomer=False):
        need("Xvfb")
        need("xdotool")
        # In memory where the system has a folder of that kind: the disk of a machine that has just built everything takes seconds
        # for a save, and the program says so in a dialog.
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.home = home or tempfile.mkdtemp(prefix="hordehall-e2e-", dir=memory)
        if not home:
            atexit.register(shutil.rmtree, self.home, ignore_errors=True)
        if not home and not newcomer:
            self.play_often()
        self.size = size
        self.clicked = None  # where, and when
        self.hand, self.where = None, ""  # the xdotool that moves and presses, and where the pointer is by its words
        read, write = os.pipe()
        # No key repeats by itself: on a busy machine most of a second may lie between a press and its release.
        self.xvfb = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-noreset",
                                      "-nolisten", "tcp", "-ardelay", "60000"],
                                     pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        self.display = ":" + os.fdopen(read).readline().strip()
        # SDL asks for a session bus, and where there is none a child of ours is forked to start one. It takes memory before it becomes
        # another program: under the sanitizers it waits for ever if another thread was just taking some.
        self.env = dict(os.environ, DBUS_SESSION_BUS_ADDRESS="disabled:", DISPLAY=self.display, HOME=self.home, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy",
                        XDG_DATA_HOME=self.home + "/data", XDG_CONFIG_HOME=self.home + "/config", XDG_STATE_HOME=self.home + "/state",
                        LSAN_OPTIONS="suppressions=" + os.path.join(os.path.dirname(__file__), "..", "lsan.supp"))
        self.env.update(env or {})
        self.servers = [self.xvfb]
        atexit.register(self.close)
        self.program_env = self.open_desktop()
        self.start(program, *options)

    def open_desktop(self):
        """What else the window needs; returns the environment of the program."""
        return self.env

    def play_often(self):
        """Somebody sits here who has won at every table: no lesson is offered first."""
        os.makedirs(self.home + "/config/hordehall")
        with open(self.home + "/config/hordehall/settings.json", "w", encoding="utf-8") as file:
            json.dump({"welcomed": True, "tips": False, "played": dict.fromkeys(("horde", "monstrous", "goblins", "siege"), "won")}, file)

    def start(self, program, *options):
        self.lines = queue.Queue()
        # What the program must have answered before the screen is judged: inputs, and the place of the pointer.
        self.sent, self.pointed = 0, None
        self.screen = {"scene": "", "items": []}
        self.errors = open(self.home + "/stderr", "w+")
        command = [program, "--inspect", "--size", f"{self.size[0]}x{self.size[1]}", *options]
        self.game = subprocess.Popen(command, env=self.program_env, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        threading.Thread(target=self._read, args=(self.game, self.lines), daemon=True).start()
        self.window = self.find_window(self.game)
        self.x("windowfocus", self.window)
        self.wait(lambda: self.screen["scene"] != "", "the first screen")

    def find_window(self, process):
        end = time.time() + 120
        while time.time() < end:  # a busy machine and the sanitizers take their time
            found = subprocess.run(["xdotool", "search", "--onlyvisible", *self.WINDOW], env=self.env, capture_output=True, text=True)
            if found.stdout.strip():
                return found.stdout.split()[0]
            if process.poll() is not None:
                raise AssertionError("the program ended at once: " + self.stderr())
            time.sleep(0.05)
        raise AssertionError("no window appeared")

    @staticmethod
    def _read(game, lines):
        for line in game.stdout:
            lines.put(json.loads(line))

    def stderr(self):
        self.errors.flush()
        return open(self.home + "/stderr").read()

    def x(self, *args):
        """One xdotool does it all, line by line; where the pointer is it says when the line before is done. True if that is new."""
        if self.hand is None:
            self.hand = subprocess.Popen(["xdotool", "-"], env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sent = max(self.sent, self.screen.get("inputs", 0)) + self.inputs(*args)
        self.pointed = None  # what is counted comes after it
        self.hand.stdin.write(" ".join(f'"{arg}"' for arg in args) + "\ngetmouselocation\n")
        self.hand.stdin.flush()
        was, self.where = self.where, self.hand.stdout.readline()
        assert self.where, f"xdotool has ended at {args}"
        return self.where != was

    @staticmethod
    def inputs(verb, *args):
        """How many inputs the program will count: a press, a release, a turn of the wheel, a key with each of its modifiers.
        What is typed is not foreseen."""
        times = int(args[1]) if args[:1] == ("--repeat",) else 1
        if verb == "click":
            return times * (1 if args[-1] in ("4", "5") else 2)
        if verb == "key":
            return sum(len(key.split("+")) for key in args)
        return 1 if verb in ("mousedown", "mouseup") else 0

    def look(self, wait=0.0):
        """Takes in what has been said since; waits for at most `wait` seconds for something new."""
        try:
            self.screen = self.lines.get(timeout=wait) if wait else self.lines.get_nowait()
            while True:
                self.screen = self.lines.get_nowait()
        except queue.Empty:
            pass
        if self.game.poll() is not None and self.lines.empty():
            raise AssertionError(f"the program ended with {self.game.returncode}: {self.stderr()}")
        return self.screen

    def settle(self, quiet=0.12):
        """Until the program has answered what was done, however slow the machine is, and nothing changes any more."""
        end = time.time() + 20
        while time.time() < end:
            before = self.screen
            self.look(quiet)
            if self.screen is before and self.screen.get("inputs", 0) >= self.sent and self.pointed in (None, self.screen.get("pointer")):
                break
        self.sent, self.pointed = self.screen.get("inputs", 0), None
        return self.screen

    def act(self, *args):
        """Does it with the mouse or the keys, and again when the program has not heard of it at all: the desktop may lose a press
        while the window is just coming up."""
        for _ in range(3):
            before = self.screen.get("inputs", 0)
            self.x(*args)
            self.settle()
            if self.screen.get("inputs", 0) > before:
                break
        return self.screen

    def comes(self, what, seconds):
        """True as soon as it is so; False when it is not within that time."""
        end = time.time() + seconds
        while time.time() < end:
            self.look()
            if what():
                return True
            self.look(0.1)
        return False

    def wait(self, what, name, seconds=120):
        if not self.comes(what, seconds):
            self.picture("/tmp/hordehall-e2e-failure.png")
            raise AssertionError(f"waited {seconds} s for {name}; the screen is {self.scene} with "
                                 f"{[i['id'] for i in self.screen['items']][:80]}; {self.stderr()}")
        return self.screen

    def play(self, step, done, name, seconds=120):
        """Takes steps until it is done. However long that lasts on a slow machine: given up is only when the screen stands still."""
        end, last = time.time() + seconds, self.screen
        while not done():
            if self.item("close-zoom"):  # a press that the machine made a long one has taken a card nearer: it is laid back
                self.key("Escape")
            else:
                step()
            if self.screen is not last:
                end, last = time.time() + seconds, self.screen
            assert time.time() < end, f"{name}: nothing has changed for {seconds} s; the screen is {self.scene} with " \
                f"{[i['id'] for i in self.screen['items']][:80]}; {self.stderr()}"

    @property
    def scene(self):
        return self.screen["scene"]

    def items(self, kind=None, state=None, prefix=""):
        return [i for i in self.screen["items"] if (kind is None or i["kind"] == kind) and (state is None or state in i.get("state", []))
                and i["id"].startswith(prefix)]

    def item(self, ident):
        for i in self.screen["items"]:
            if i["id"] == ident:
                return i
        return None

    def label(self, ident):
        """What stands on it; empty while it is not there."""
        return (self.item(ident) or {}).get("label", "")

    def middle(self, item):
        x, y, w, h = item["rect"]
        return int(x + w / 2), int(y + h / 2)

    def move(self, x, y):
        if self.x("mousemove", "--window", self.window, str(x), str(y)):
            self.pointed = [x, y]

    def click(self, ident, button=1):
        if isinstance(ident, str):
            self.comes(lambda: self.item(ident), 20)  # a scene that is just coming up
        item = self.item(ident) if isinstance(ident, str) else ident
        assert item, f"nothing called {ident} on the screen {self.scene}: {[i['id'] for i in self.screen['items']]}"
        at = self.middle(item)
        if self.clicked and max(abs(at[0] - self.clicked[0]), abs(at[1] - self.clicked[1])) < 60:  # as fast as a double click is none
            time.sleep(max(0.0, self.clicked[2] + 0.6 - time.time()))
        self.move(*at)
        self.act("click", str(button))
        self.clicked = (*at, time.time())
        return self.screen

    def again(self, step, done, name):
        """Takes a step until it is done, some seconds after each other: what is pressed while something still moves may be meant for
        nothing that is there, and a person presses again."""
        for _ in range(12):
            step()
            if self.comes(done, 10):
                return
        self.wait(done, f"{name}, tried twelve times", 1)

    def click_for(self, ident, done, name):
        """Clicks on what is called so until it is done."""
        self.again(lambda: self.item(ident) and self.click(ident), done, name)

    def go(self, ident, scene):
        """Clicks on what leads to another scene until it is there."""
        self.click_for(ident, lambda: self.scene == scene, f"the scene {scene} by {ident}")

    def go_by(self, key, scene):
        """The same with a key."""
        self.again(lambda: self.key(key), lambda: self.scene == scene, f"the scene {scene} by {key}")

    def numbers(self, tab):
        """Opens the numbers of an end at that page: 0 points, 1 course, 2 turning points."""
        self.click_for("numbers", lambda: self.item("tab"), "the numbers")
        self.click(f"tab/{tab}")

    def end_words(self):
        """The words of the end and of its points, which are closed again."""
        self.settle(0.4)
        words = [i["label"] for i in self.screen["items"]]
        self.numbers(0)
        words += [i["label"] for i in self.screen["items"]]
        self.click_for("close-scroll", lambda: not self.item("tab"), "the end without its numbers")
        return " ".join(words)

    def drag(self, item, to):
        self.move(*self.middle(item))
        self.x("mousedown", "1")
        x, y = self.middle(to)
        fx, fy = self.middle(item)
        for step in (0.2, 0.6, 1.0):
            self.move(int(fx + (x - fx) * step), int(fy + (y - fy) * step))
            time.sleep(0.02)
        self.look(0.05)
        self.x("mouseup", "1")
        return self.settle()

    def key(self, *keys):
        return self.act("key", *keys)

    def focused(self):
        """What the keys are on, or None."""
        return next((i for i in self.screen["items"] if "focus" in i["state"]), None)

    def walk(self, fits, steps=90):
        """Tab until the keys are on something that fits."""
        for _ in range(steps):
            at = self.focused()
            if at and fits(at):
                return
            self.x("key", "Tab")
            self.settle(0.03)  # nothing moves but the ring
        raise AssertionError(f"Tab does not come there on {self.scene}; the keys are on {self.focused()}")

    def walk_to(self, *idents):
        self.walk(lambda at: at["id"] in idents)

    def picture(self, path):
        subprocess.run(["import", "-window", "root", "-quality", "10", path], env=self.env, check=False, stderr=subprocess.DEVNULL)

    def quit(self):
        """Ends the program as a window manager would and returns its exit code."""
        if self.game.poll() is None:
            self.game.terminate()
            self.game.wait(timeout=90)
        return self.game.returncode

    def close(self):
        try:
            if hasattr(self, "game"):
                self.quit()
        finally:
            if self.hand:
                self.hand.stdin.close()
                self.hand.wait(timeout=60)
            for server in reversed(self.servers):
                if server.poll() is None:
                    server.terminate()
                    server.wait(timeout=60)


class WaylandHall(Hall):
    """The same in a desktop of Wayland, which itself is a window of X: so it has a seat, and xdotool moves it. The program knows
    nothing of X, and is to be started with --fullscreen, so that places on the screen are those of the window."""
    WINDOW = "--class", "Weston"

    def move(self, x, y):
        """The desktop adds up how far the pointer goes, and stops it at its edges: a way from the last corner to the first makes both
        agree about where it is, whatever was missed while the desktop was coming up."""
        super().move(self.size[0] - 1, self.size[1] - 1)
        super().move(0, 0)
        return super().move(x, y)

    def open_desktop(self):
        need("weston")
        runtime = self.home + "/runtime"
        os.makedirs(runtime, mode=0o700, exist_ok=True)
        env = dict(self.env, XDG_RUNTIME_DIR=runtime)
        command = ["weston", "--backend=x11-backend.so", "--use-pixman", "--no-config", "--idle-time=0", "--socket=hordehall",
                   f"--width={self.size[0]}", f"--height={self.size[1]}", f"--log={self.home}/weston.log"]
        weston = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.servers.append(weston)
        end = time.time() + 120
        while time.time() < end:
            if os.path.exists(runtime + "/hordehall"):
                break
            assert weston.poll() is None, "weston ended at once: " + open(self.home + "/weston.log", encoding="utf-8").read()
            time.sleep(0.05)
        env.update(WAYLAND_DISPLAY="hordehall", ASAN_OPTIONS="detect_leaks=0")  # the libraries that draw the title leak
        del env["DISPLAY"], env["SDL_VIDEODRIVER"]
        return env


def run(tests):
    """Runs the functions, says what failed, and ends with the plain line that is counted."""
    passed = failed = 0
    for test in tests:
        try:
            test()
            print(f"ok {test.__name__}", flush=True)
            passed += 1
        except Exception as error:  # every failure is told, whatever its kind
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"FAILED {test.__name__}, line {where.lineno} ({where.line}): {error}", flush=True)
            failed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)
