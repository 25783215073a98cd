#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The real program, on a display that shows nothing: killed in the middle of games, twice at once in one folder, with
damaged settings, without any folder to write to, with files that may not grow.  It never crashes, says what is wrong,
and every game on disk can be played again to its last line.

usage: test_fault_hall.py HORDEHALL HORDEHALL-ENGINE
"""
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 120  # seconds; a machine may be slow, and nothing is measured here
ROUNDS = max(6, int(os.environ.get("HORDEHALL_FAULT_ROUNDS", "0")) // 100)
TABLE = ["--game", "horde", "--seats", "bot:1:Grokk,bot:1:Skarn", "--speed", "off"]
LEAKS = "suppressions=" + os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lsan.supp")


class Hall:
    """One run. Its eyes are what --inspect prints, its mouth is standard error."""

    def __init__(self, program, home, *options, env=None, before=None):
        place = {"XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config", "XDG_STATE_HOME": home + "/state"}
        self.env = dict(os.environ, HOME=home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", LSAN_OPTIONS=LEAKS, **place)
        self.env.update(env or {})
        self.seen, self.said = [], []
        self.run = subprocess.Popen([program, "--inspect", *options], env=self.env, stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, preexec_fn=before)
        for stream, lines in ((self.run.stdout, self.seen), (self.run.stderr, self.said)):
            threading.Thread(target=lambda s=stream, l=lines: l.extend(s), daemon=True).start()

    def wait(self, what, name):
        end = time.time() + PATIENCE
        while not what():
            assert self.run.poll() is None, f"{name}: ended with {self.run.returncode}: {''.join(self.said)}"
            assert time.time() < end, f"waited in vain for {name}: {''.join(self.said)}"
            time.sleep(0.01)

    def says(self):
        """The dialog that is open."""
        for line in reversed(self.seen[-1:]):
            return any(item["id"] == "say-ok" for item in json.loads(line)["items"])
        return False

    def kill(self):
        self.run.send_signal(signal.SIGKILL)
        assert self.run.wait(PATIENCE) == -signal.SIGKILL

    def leave(self):
        self.run.send_signal(signal.SIGTERM)
        assert self.run.wait(PATIENCE) == 0, f"code {self.run.returncode}: {''.join(self.said)}"


def inode(path):
    """None: it is not there, or no longer: a new one takes its place."""
    try:
        return os.stat(path).st_ino
    except FileNotFoundError:
        return None


def journals(home):
    found = []
    for folder, _, files in os.walk(home):
        found += [os.path.join(folder, name) for name in files if name.endswith(".journal")]
    return found


def seeds(engine, home):
    """Plays every journal again; the seeds of the games."""
    found = set()
    for path in journals(home):
        played = subprocess.run([engine, "replay", path], capture_output=True, text=True)
        assert played.returncode == 0, f"{path}: {played.stderr}"
        with open(path, encoding="utf-8") as file:
            found.update(line for line in file if line.startswith("seed "))
    return found


def test_killed_in_the_middle_of_a_game(hall, engine, home):
    current = home + "/data/hordehall/continue.journal"
    before = None
    for i in range(ROUNDS):
        run = Hall(hall, home, *TABLE, "--seed", str(i + 1))
        run.wait(lambda: inode(current) not in (None, before), "the first save")
        time.sleep(random.random() * 0.4)
        run.kill()
        before = inode(current)
        assert len(seeds(engine, home)) == i + 1, f"{i + 1} games were begun, on disk are {journals(home)}"
    run = Hall(hall, home)
    run.wait(lambda: run.seen, "the title")
    ids = [item["id"] for item in json.loads(run.seen[-1])["items"]]
    assert before is None or any("continue" in ident for ident in ids), f"nothing to continue in {ids}"
    run.leave()
    left = [name for _, _, files in os.walk(home) for name in files if name.endswith(".tmp")]
    assert not left, f"nobody tidied up {left}"


def test_two_at_once_keep_two_games(hall, engine, home):
    runs = []
    for i, name in enumerate(("continue.journal", "continue-2.journal")):
        runs.append(Hall(hall, home, *TABLE, "--seed", str(100 + i)))
        runs[-1].wait(lambda: any(os.path.basename(path) == name or "finished" in path for path in journals(home)), name)
    for run in runs:
        run.kill()
    assert len(seeds(engine, home)) == 2


def test_damaged_settings_are_put_aside(hall, _, home):
    folder = home + "/config/hordehall"
    os.makedirs(folder)
    for n, damaged in enumerate((b"{\"theme\": \"tav", b"\xff\x00\xfe", b"")):
        with open(folder + "/settings.json", "wb") as file:
            file.write(damaged)
        run = Hall(hall, home)
        run.wait(run.says, "a dialog")
        with open(folder + "/settings.json.damaged" + (f"-{n + 1}" if n else ""), "rb") as file:
            assert file.read() == damaged, "an older damaged file was overwritten"
        run.leave()
    run = Hall(hall, home)
    run.wait(lambda: run.seen, "the title")
    assert not run.says()
    run.leave()


def test_pipes_in_place_of_files(hall, engine, home):
    """Nobody will ever write into them, and they are not waited for."""
    for path in ("/config/hordehall/settings.json", "/data/hordehall/continue.journal", "/data/hordehall/cards.json",
                 "/data/hordehall/lock-1"):
        os.makedirs(os.path.dirname(home + path), exist_ok=True)
        os.mkfifo(home + path)
    os.mkfifo(home + "/pipe")
    run = Hall(hall, home)
    run.wait(run.says, "a dialog")
    run.leave()
    for option in ("--replay", "--position"):
        done = subprocess.run([hall, option, home + "/pipe"], env=run.env, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode != 0 and "it is not a file" in done.stderr, f"{option}: {done}"
    run = Hall(hall, home, *TABLE)  # and a game can be played and kept
    run.wait(lambda: journals_of_files(home), "a game that is kept")
    run.kill()
    for path in journals_of_files(home):
        assert subprocess.run([engine, "replay", path], capture_output=True).returncode == 0, path


def journals_of_files(home):
    return [path for path in journals(home) if os.path.isfile(path)]


def test_settings_behind_a_link(hall, _, home):
    folder = home + "/config/hordehall"
    os.makedirs(folder)
    os.makedirs(home + "/dotfiles")
    os.symlink("../../dotfiles/hall", folder + "/settings.json")
    run = Hall(hall, home, *TABLE)
    run.wait(lambda: run.seen, "the table")
    run.leave()
    assert os.path.islink(folder + "/settings.json"), "the link was replaced by a file"
    with open(home + "/dotfiles/hall", encoding="utf-8") as file:
        assert isinstance(json.load(file), dict)


def test_watching_writes_nothing(hall, _, home):
    """Not even a copy of a damaged file: there may be another one of that name."""
    golden = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "replays", "lock-out.journal")
    with open(golden, "rb") as file:
        text = file.read()
    os.makedirs(home + "/films")
    for name, content in (("x.journal", text[:len(text) // 2]), ("x.journal.old", text)):
        with open(f"{home}/films/{name}", "wb") as file:
            file.write(content)
    run = Hall(hall, home, "--replay", home + "/films/x.journal")
    run.wait(run.says, "the dialog that the game is damaged")
    run.leave()
    assert sorted(os.listdir(home + "/films")) == ["x.journal", "x.journal.old"]
    with open(home + "/films/x.journal.old", "rb") as file:
        assert file.read() == text, "a file that was there was overwritten"


def test_with_nothing_to_write_to_and_nothing_to_show(hall, _, home):
    nowhere = {"XDG_DATA_HOME": "/proc/nothing", "XDG_CONFIG_HOME": "/proc/nothing", "XDG_STATE_HOME": "/proc/nothing",
               "HORDEHALL_DATA": "/proc/nothing"}
    run = Hall(hall, home, *TABLE, env=nowhere)
    run.wait(run.says, "the dialog that games cannot be kept")
    run.leave()
    assert any("cannot write to" in line for line in run.said), run.said
    assert len(run.said) == len(set(run.said)), f"said twice: {run.said}"
    assert not journals(home)


def test_with_files_that_may_not_grow(hall, _, home):
    """Not a full disk but a limit: the system sends a signal that ends who does not expect it."""
    run = Hall(hall, home, *TABLE, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
    run.wait(run.says, "the dialog that this game cannot be kept")
    run.leave()
    assert not journals(home)


def main():
    hall, engine = (os.path.abspath(path) for path in sys.argv[1:3])
    failed = 0
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    for name, test in tests:
        home = tempfile.mkdtemp(prefix="hordehall-fault-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
        try:
            test(hall, engine, home)
            print("ok", name)
        except AssertionError as error:
            failed += 1
            print("FAILED", name, error)
        finally:
            shutil.rmtree(home, ignore_errors=True)
    print(f"{len(tests) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
