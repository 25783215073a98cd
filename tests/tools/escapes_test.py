#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Feeds characters that command a terminal to every reader of the programs, and looks at both streams: none of them
comes out again, whatever file, request, option or name of a file they stood in.

usage: escapes_test.py ENGINE SIEGE-CARDS [HORDEHALL]
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TESTS = os.path.join(ROOT, "tests")
DEEP = bool(os.environ.get("HORDEHALL_DEEP"))
PLACES = 8 if DEEP else 2  # of each file
# A title, colours, a bell, a way back to the beginning of the line, DEL, C1 as a character, and what turns the direction.
COMMANDS = "\x1b]0;X\x07\x1b[2J\x08\r\x7f\u009b31m\u202e\u2066\u2028"
RAW = COMMANDS.encode() + b"\x9b31m\xff\xc0\x9b"  # and as single bytes, in no character
WORD = re.compile(rb"[^\s{}\[\]:,\"]+")
runs = 0
failures = []


def shown(c):
    code = ord(c)
    return c == "\n" or not (code < 32 or 0x7F <= code < 0xA0 or 0x2028 <= code <= 0x202E or 0x2066 <= code <= 0x2069)


def look(what, stream, said):
    try:
        bad = sorted({c for c in said.decode() if not shown(c)})
    except UnicodeDecodeError as error:
        bad = [str(error)]
    if bad:
        failures.append(what)
        at = next((line for line in said.splitlines() if b"\x1b" in line or b"\xc2\x9b" in line), said[:100])
        print(f"FAILED {what}: standard {stream} has {bad}: {at[:160]}", flush=True)


def run(what, command, given=b"", env=None):
    """Runs the program; an end by a signal is a failure, too."""
    global runs
    runs += 1
    done = subprocess.run([os.fsencode(c) for c in command], input=given, capture_output=True, env=env, timeout=120)
    look(what, "output", done.stdout)
    look(what, "error", done.stderr)
    if done.returncode < 0 or b"Sanitizer" in done.stderr:
        failures.append(what)
        print(f"FAILED {what}: it ended with {done.returncode}: {done.stderr[-400:]}", flush=True)
    return done


def spoiled(text, commands, most=PLACES):
    """Copies of a text with the commands inside a word of it, here and there from its beginning to its end."""
    words = list(WORD.finditer(text))
    for i in range(min(most, len(words))):
        at = words[i * len(words) // min(most, len(words))].end()
        yield text[:at] + commands + text[at:]


def texts(name, most=PLACES):
    with open(name, "rb") as file:
        text = file.read()
    yield from spoiled(text, RAW, most)
    yield from spoiled(text, COMMANDS.encode(), most)


def spoil_json(value, n, count):
    """The same value; its n-th name or text has the commands at its end."""
    if isinstance(value, dict):
        out = {}
        for key, below in value.items():
            count[0] += 1
            out[key + (COMMANDS if count[0] == n else "")] = spoil_json(below, n, count)
        return out
    if isinstance(value, list):
        return [spoil_json(below, n, count) for below in value]
    count[0] += isinstance(value, str)
    return value + COMMANDS if isinstance(value, str) and count[0] == n else value


def positions(name, most=PLACES):
    with open(name, encoding="utf-8") as file:
        value = json.load(file)
    count = [0]
    spoil_json(value, 0, count)
    for i in range(most):
        yield json.dumps(spoil_json(value, 1 + i * count[0] // most, [0])).encode()


def each_file(folder, name, copies):
    """One file after the other, under a name that commands a terminal itself."""
    path = os.path.join(os.fsencode(folder), b"x" + RAW.replace(b"/", b"") + os.fsencode(name))
    for text in copies:
        with open(path, "wb") as file:
            file.write(text)
        yield path


def check_engine(engine, folder):
    journal = os.path.join(TESTS, "replays", "unfinished.journal")
    for path in each_file(folder, ".journal", texts(journal)):
        for command in ("replay", "line", "review"):
            run(f"engine {command}", [engine, command, path])
    line = subprocess.run([engine, "line", journal], capture_output=True, check=True).stdout
    for path in each_file(folder, ".txt", spoiled(line, RAW)):
        run("engine replay of a line", [engine, "replay", path])
    books = sorted(glob.glob(TESTS + "/rules/*_more.md")) + [ROOT + "/docs/rules/siege.md"]
    for book in books:
        for path in each_file(folder, ".md", texts(book, 3 if DEEP else 1)):
            run(f"engine check {os.path.basename(book)}", [engine, "check", path])
    for lesson in sorted(glob.glob(ROOT + "/assets/lessons/*-1.lesson")):
        for path in each_file(folder, ".lesson", texts(lesson, 4 if DEEP else 1)):
            run(f"engine check {os.path.basename(lesson)}", [engine, "check", path])
    for words in (["sim", "--game"], ["sim", "--seats"], ["sim", "--games"], ["sim", "--option"], ["sim", "--named"], ["bench", "--game"],
                  ["bench", "--option"], ["replay"], ["check"], ["review"], ["line"], ["sim"], ["serve"], []):
        for value in (RAW, b"--" + RAW, b"a=" + RAW, b"edition=" + RAW):
            run(f"engine {' '.join(words)}", [engine, *words, value])


def requests(folder):
    """A game with everything in it that a client may say, and then each of these lines with commands in it."""
    chairs = [{"name": "Mira" + COMMANDS, "level": 0}, {"name": "Odo", "level": 1}]
    whole = [{"cmd": "hello", "id": COMMANDS}, {"cmd": "games"}, {"cmd": "new", "game": "horde", "seats": 2, "seed": "7", "names": ["A", "B"]},
             {"cmd": "new", "game": "horde", "seats": chairs, "seed": "7"}, {"cmd": "state"}, {"cmd": "state", "seat": 0}, {"cmd": "moves"},
             {"cmd": "play", "move": "draw"}, {"cmd": "why", "move": "pick vampire"}, {"cmd": "standing"}, {"cmd": "bot", "level": 1},
             {"cmd": "undo"}, {"cmd": "redo"}, {"cmd": "save", "file": folder + "/nowhere/x"}, {"cmd": "open", "file": folder + "/nowhere/y"},
             {"cmd": "describe", "game": "siege"}, {"cmd": "load", "position": {"game": "horde", "seats": 2, "names": ["A", "B"]}}]
    for request in whole:
        yield json.dumps(request).encode()
        yield json.dumps(request, ensure_ascii=False).encode()
        count = [0]
        spoil_json(request, 0, count)
        for i in range(count[0]):
            for ascii_only in (True, False):
                yield json.dumps(spoil_json(request, i + 1, [0]), ensure_ascii=ascii_only).encode()
        yield from spoiled(json.dumps(request).encode(), RAW, 4)


def check_serve(engine, folder):
    lines = list(requests(folder))
    done = run("engine serve", [engine, "serve"], b"\n".join(lines) + b"\n")
    answers = done.stdout.decode().splitlines()
    if len(answers) != sum(line.count(b"\n") + 1 for line in lines):
        failures.append("serve")
        print(f"FAILED engine serve: {len(answers)} answers to {len(lines)} requests")
    if json.loads(answers[0]).get("id") != COMMANDS:  # it is written otherwise, and is the same
        failures.append("id")
        print(f"FAILED engine serve: the id came back as {answers[0]}")


def check_cards(cards, folder):
    for path in each_file(folder, ".md", list(texts(ROOT + "/docs/rules/siege-cards.md", 6 if DEEP else 2)) + list(texts(TESTS + "/fuzz/corpus/siege_cards/wrong.md"))):
        run("siege-cards", [cards, path, folder + "/out.c"])
        run("siege-cards to nowhere", [cards, ROOT + "/docs/rules/siege-cards.md", b"/proc/" + RAW])
    run("siege-cards of nothing", [cards, RAW, folder + "/out.c"])


def check_hall(hall, folder):
    env = dict(os.environ, HOME=folder, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", XDG_DATA_HOME=folder + "/data",
               XDG_CONFIG_HOME=folder + "/config", XDG_STATE_HOME=folder + "/state",
               LSAN_OPTIONS="suppressions=" + os.path.join(TESTS, "lsan.supp"))
    picture = ["--size", "640x400", "--screenshot", folder + "/x.png", "--inspect"]
    position = os.path.join(TESTS, "tools", "siege_lanes_full.json")
    for path in each_file(folder, ".json", list(positions(position)) + list(texts(position, 2))):
        run("hordehall --position", [hall, "--position", path, *picture], env=env)
    for path in each_file(folder, ".journal", texts(os.path.join(TESTS, "replays", "unfinished.journal"), 4 if DEEP else 1)):
        run("hordehall --replay", [hall, "--replay", path, *picture], env=env)
    for option in ("--game", "--seats", "--option", "--seed", "--replay", "--line", "--position", "--lesson", "--scene", "--size", "--scale",
                   "--text", "--theme", "--language", "--speed", "--data", "--soak"):
        run(f"hordehall {option}", [hall, option, b"x" + RAW, *picture], env=env)
    run("hordehall with names", [hall, "--game", "horde", "--seats", b"person:Mi" + RAW + b",bot:1:O" + RAW, *picture], env=env)
    run("hordehall --screenshot", [hall, "--screenshot", b"/proc/" + RAW], env=env)
    run("hordehall --art-book", [hall, "--art-book", b"/proc/" + RAW], env=env)
    run("hordehall without a driver", [hall, "--soak", "1"], env=dict(env, SDL_VIDEODRIVER="x\x1b[2J\u009b"))
    run("hordehall without folders", [hall, *picture], env=dict(env, XDG_DATA_HOME="/proc/\x1b[2J", XDG_CONFIG_HOME="/proc/\u009b"))
    check_folder(hall, folder, env, picture)
    check_terminal(hall, folder, env)


def check_folder(hall, folder, env, picture):
    """The files of the program itself, each of them spoiled."""
    own = folder + "/own"
    os.makedirs(own + "/assets/lessons")
    os.symlink(os.path.join(ROOT, "fonts"), own + "/fonts")
    for name in sorted(glob.glob(ROOT + "/assets/*")):
        if not name.endswith("/lessons"):
            os.symlink(name, own + "/assets/" + os.path.basename(name))
    lesson = ROOT + "/assets/lessons/horde-1.lesson"
    for text in texts(lesson, 2):
        with open(own + "/assets/lessons/horde-1.lesson", "wb") as file:
            file.write(text)
        run("hordehall with a lesson", [hall, "--data", own, "--lesson", "horde", *picture], env=env)


def check_terminal(hall, folder, env):
    for part, name, text in (("config", "settings.json", json.dumps({"tables": {"horde": {"chairs": [{"name": "Mi" + COMMANDS, "level": 0},
                                                                                                    {"name": COMMANDS, "level": 1}]}},
                                                                     "language": COMMANDS})),
                             ("data", "cards.json", "{\"horde\": \"" + COMMANDS), ("data", "continue.journal", "hordehall-journal 2\n" + COMMANDS)):
        os.makedirs(f"{folder}/{part}/hordehall", exist_ok=True)
        with open(f"{folder}/{part}/hordehall/{name}", "w", encoding="utf-8") as file:
            file.write(text)
    lines = b"1\n1\n" + RAW + b"\nt\nc " + RAW + b"\nw " + RAW + b"\ns\nl\nq\n"
    for options in ([], ["--game", "horde", "--seed", "3"], ["--game", "siege", "--seats", b"person:A" + RAW]):
        run("hordehall --terminal", [hall, "--terminal", *options], lines, env)


def main():
    programs = [os.path.abspath(path) for path in sys.argv[1:]]
    folder = tempfile.mkdtemp(prefix="hordehall-escapes-")
    try:
        check_engine(programs[0], folder)
        check_serve(programs[0], folder)
        check_cards(programs[1], folder)
        if len(programs) > 2:
            check_hall(programs[2], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{runs} runs, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
