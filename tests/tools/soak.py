#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A long evening: opponents play game after game in the real window under Xvfb, at instant speed, without a person.

    soak.py PROGRAM [--games N] [--minutes M] [--seats LIST] [--game ID]

After every game the memory, the threads and the open files of the program are read from /proc. It fails when memory
grows between the second and the last quarter of the games, when files or threads pile up, when a turn of the main loop
used more than 100 ms of the processor, or when the program ends by itself. (By the clock a turn may be longer on a
busy machine; that is reported, and fails with --strict.)"""
import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

GROWTH_MOST = 0.03  # of the memory, between the second and the last quarter
FEW = 60  # games below which nothing can be said about growth


def sample(pid):
    status = dict(line.split(":", 1) for line in open(f"/proc/{pid}/status") if ":" in line)
    kib = lambda name: int(status[name].split()[0])
    return {"rss": kib("VmRSS"), "data": kib("VmData"), "threads": int(status["Threads"]), "files": len(os.listdir(f"/proc/{pid}/fd"))}


def mean(samples, key):
    return sum(s[key] for s in samples) / len(samples)


def display():
    read, write = os.pipe()
    xvfb = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-noreset", "-nolisten", "tcp"],
                            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    return xvfb, ":" + os.fdopen(read).readline().strip()


def play(args, env):
    """Runs the program; returns what it said after each game with what /proc said then, and its exit code."""
    command = [args.program, "--game", args.game, "--seats", args.seats, "--speed", "off", "--size", "1280x800", "--soak", str(args.games)]
    program = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    began, samples = time.time(), []
    for line in program.stdout:
        said = json.loads(line)
        try:
            said.update(sample(program.pid))
        except (FileNotFoundError, KeyError):  # it has just ended
            break
        samples.append(said)
        if said["game"] % 50 == 0 or said["game"] == 1:
            print(f"{said['game']:6} games, {time.time() - began:6.0f} s, RSS {said['rss'] / 1024:6.1f} MiB, {said['threads']} threads, "
                  f"{said['files']} files, longest turn {said['longest_ms']:.0f} ms, of the processor {said['longest_cpu_ms']:.0f} ms", flush=True)
        if args.minutes and time.time() - began > 60 * args.minutes:
            program.send_signal(signal.SIGTERM)
            break
    return samples, program.wait(timeout=60), time.time() - began


def judge(samples, code, args):
    faults = []
    if code != 0:
        faults.append(f"the program ended with {code}")
    if not samples:
        return faults + ["not one game was finished"]
    last = samples[-1]
    if last["stalls_cpu"]:
        faults.append(f"{last['stalls_cpu']} turns used more than 100 ms of the processor, the longest {last['longest_cpu_ms']} ms")
    if args.strict and last["stalls"]:
        faults.append(f"{last['stalls']} turns took more than 100 ms, the longest {last['longest_ms']} ms")
    if len(samples) < FEW:
        return faults
    quarter = len(samples) // 4
    second, end = samples[quarter:2 * quarter], samples[-quarter:]
    for key in "rss", "data":
        grown = mean(end, key) / mean(second, key) - 1
        print(f"{key}: {mean(second, key) / 1024:.2f} MiB in the second quarter, {mean(end, key) / 1024:.2f} in the last: {100 * grown:+.2f} %")
        if grown > GROWTH_MOST:
            faults.append(f"{key} grew by {100 * grown:.1f} %")
    for key in "files", "threads":  # a save may be under way in some samples, so the least of them counts
        before, after = min(s[key] for s in second), min(s[key] for s in end)
        print(f"{key}: {before} in the second quarter, {after} in the last")
        if after > before:
            faults.append(f"there are more {key}: {after}, not {before}")
    return faults


def main():
    parser = argparse.ArgumentParser(description="Opponents play for a long time in the real window.")
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parser.add_argument("--game", default="horde")
    parser.add_argument("--seats", default="bot:1,bot:1,bot:1")
    parser.add_argument("--strict", action="store_true", help="turns that are long by the clock fail too")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that the display goes too
    home = tempfile.mkdtemp(prefix="hordehall-soak-")
    xvfb, where = display()
    env = dict(os.environ, DISPLAY=where, HOME=home, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", XDG_DATA_HOME=home + "/data",
               XDG_CONFIG_HOME=home + "/config", XDG_STATE_HOME=home + "/state")
    try:
        samples, code, seconds = play(args, env)
        moves, turns = sum(s["moves"] for s in samples), samples[-1]["turns"] if samples else 0
        print(f"{len(samples)} games of {args.game} ({args.seats}), {moves} moves, {turns} turns of the main loop in {seconds:.0f} s")
        if samples:
            print(f"longest turn {samples[-1]['longest_ms']} ms by the clock ({samples[-1]['stalls']} over 100 ms), "
                  f"{samples[-1]['longest_cpu_ms']} ms of the processor ({samples[-1]['stalls_cpu']} over 100 ms)")
        faults = judge(samples, code, args)
    finally:
        xvfb.terminate()
        xvfb.wait(timeout=10)
        shutil.rmtree(home, ignore_errors=True)
    for fault in faults:
        print(f"FAILED: {fault}")
    print("0 passed, 1 failed" if faults else "1 passed, 0 failed")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
