#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Another compiler reads every file as it was compiled, and only reads it:  other_eyes.py COMPILER BUILD [JOBS [WITHOUT]]

BUILD holds compile_commands.json; files of the folder WITHOUT are left to somebody else. A warning is an error. Ends with 1
when a file has one, or when there is no file."""
import concurrent.futures
import json
import os
import shlex
import subprocess
import sys


def read(compiler, entry):
    """What the compiler says of the file; "" when it has nothing to say."""
    words = shlex.split(entry["command"])
    out = words.index("-o")
    words = [compiler, "-fsyntax-only", "-Werror"] + words[1:out] + words[out + 2:]
    done = subprocess.run(words, cwd=entry["directory"], capture_output=True, text=True)
    return done.stderr.strip() or (f"{entry['file']}: exit {done.returncode}" if done.returncode else "")


def main():
    compiler, build = sys.argv[1:3]
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else os.cpu_count()
    without = os.path.join(os.path.abspath(sys.argv[4]), "") if len(sys.argv) > 4 else None
    with open(os.path.join(build, "compile_commands.json")) as f:
        entries = [entry for entry in json.load(f) if not without or not entry["file"].startswith(without)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        said = [text for text in pool.map(lambda entry: read(compiler, entry), entries) if text]
    for text in said:
        print(text)
    print(f"{len(entries)} files read, {len(said)} with warnings")
    sys.exit(1 if said or not entries else 0)


main()
