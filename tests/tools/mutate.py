#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Breaks the rules in one place at a time and asks whether some test notices.

    mutate.py [--game ID]... [--file GLOB]... [--sample N] [--seed S] [--build DIR] [--only FILE:LINE] [--list]

A mutant is one changed operator, constant, condition or statement of a file of src/games/ID. The quick tests come
first: the rule tests and scenarios of that game and its golden games; what they let pass meets all other tests of the
rules half. What is no rule is left out unless --file names it: opponents' judgement and reasons (*_judge.c,
*_reason.c). Survivors are printed with their line; the last line is "N caught, N survived".

Everything is compiled once into one shared library, so a mutant costs one file, one link, and the tests."""
import argparse
import fnmatch
import glob
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
NO_RULES = ("*_judge.c", "*_reason.c")
FOLDERS = ("base", "core", "games", "games/*", "games/siege/cards", "bots", "lesson", "engine", "engine/scenario")  # of src: the rules half
TIMEOUT = 30  # seconds a quick test may take; a mutant that runs on for ever is caught too
SLOW_TIMEOUT = 240
FLAGS = ["-std=c17", "-D_DEFAULT_SOURCE", "-D_POSIX_C_SOURCE=200809L", "-O1", "-g0", "-w", "-fPIC"]

# What is changed into what. Each is a regular expression on code without strings and comments, and its replacements.
OPERATORS = [
    (r"(?<![<>=!+\-*/&|^%])<(?![<=])", ["<="]), (r"<=", ["<"]), (r"(?<![<>=!\-])>(?![>=])", [">="]), (r"(?<![<>])>=", [">"]),
    (r"==", ["!="]), (r"!=", ["=="]), (r"&&", ["||"]), (r"\|\|", ["&&"]), (r"\+\+", ["--"]), (r"--", ["++"]),
    (r"\+=", ["-="]), (r"-=", ["+="]), (r"(?<=[\w)\]] )\+(?= )", ["-"]), (r"(?<=[\w)\]] )-(?= )", ["+"]), (r"(?<=[\w)\]] )\*(?= )", ["+"]),
    (r"(?<=[\w)\]] )/(?= )", ["*"]), (r"(?<=[\w)\]] )%(?= )", ["+"]), (r"(?<=[\w)\]] )&(?= )", ["|"]), (r"(?<=[\w)\]] )\|(?= )", ["&"]),
    (r"!(?=[\w(])", [""]), (r"\btrue\b", ["false"]), (r"\bfalse\b", ["true"]),
]
NUMBER = re.compile(r"(?<![\w.\"'])(\d+)(?=[uUlL]*\b)(?![.\w]*[fx])")
CONDITION = re.compile(r"\b(if|while) \((.*)\)( \{)?$")
CALL = re.compile(r"^\s+(\(void\))?[a-z_]+\(.*\);$")


class Mutant:
    def __init__(self, path, line, old, new):
        self.path, self.line, self.old, self.new = path, line, old, new

    def __str__(self):
        return f"{os.path.relpath(self.path, ROOT)}:{self.line + 1}: {self.old.strip()}  ->  {self.new.strip()}"


def code_only(lines):
    """The lines with strings, characters and comments blanked, as long as before; lines of directives are empty."""
    text = "\n".join(lines)
    blank = lambda m: re.sub(r"[^\n]", " ", m.group())
    text = re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', blank, text, flags=re.S)
    return ["" if line.lstrip().startswith("#") else line for line in text.split("\n")]


def mutants_of(path):
    lines = open(path).read().split("\n")
    found, inside = [], False
    for i, code in enumerate(code_only(lines)):
        if re.match(r"^(static )?(const )?[\w ]+\**\w+\(.*[)]$|^[\w \*]+\w+\(.*\)$", code) and not code.endswith(";"):
            inside = True
        if code.startswith("}"):
            inside = False
        if "REQUIRE(" in code or "_Static_assert" in code or code.startswith(("enum", "extern", "typedef")):
            continue
        swap = lambda start, end, new: found.append(Mutant(path, i, lines[i], lines[i][:start] + new + lines[i][end:]))
        for pattern, news in OPERATORS if inside else []:
            for m in re.finditer(pattern, code):
                for new in news:
                    swap(m.start(), m.end(), new)
        for m in NUMBER.finditer(code):
            n = int(m.group(1))
            swap(m.start(1), m.end(1), "0" if n == 1 else str(n + 1))
        m = CONDITION.search(code) if inside else None
        if m and m.group(2).count("(") == m.group(2).count(")"):
            swap(m.start(2), m.end(2), f"!({lines[i][m.start(2):m.end(2)]})")
        if inside and CALL.match(code):
            swap(len(code) - len(code.lstrip()), len(code), ";")
    return found


class Bench:
    """Objects, library and test programs in one folder."""

    def __init__(self, folder, game):
        self.folder, self.game = folder, game
        os.makedirs(folder + "/generated", exist_ok=True)
        open(folder + "/generated/hall_version.h", "w").write('#define HALL_VERSION "mutant"\n#define HALL_DATE "today"\n#define HALL_DATA_DIR "."\n')
        self.compiler = (["ccache"] if shutil.which("ccache") else []) + ["gcc"]
        self.flags = FLAGS + [f"-I{ROOT}/src", f"-I{folder}/generated"]
        self.sources = [p for part in FOLDERS for p in glob.glob(f"{ROOT}/src/{part}/*.c")]
        self.env = dict(os.environ, LD_LIBRARY_PATH=folder, HORDEHALL_DATA=ROOT)

    def object_of(self, path):
        return f"{self.folder}/{os.path.relpath(path, ROOT).replace('/', '-')}.o"

    def compile(self, source, target, extra=()):
        return subprocess.run(self.compiler + self.flags + list(extra) + ["-c", source, "-o", target], capture_output=True, text=True)

    def link(self, replaced=None, by=None):
        objects = [by if p == replaced else self.object_of(p) for p in self.sources]
        return subprocess.run(["gcc", "-shared", "-o", self.folder + "/libhall.so", *objects, "-ljansson", "-lm"], capture_output=True, text=True)

    def program(self, source, name):
        """A test, with the files of the folder beside it that is called by its last word (tests/CMakeLists.txt)."""
        extra = [f'-DTEST_DIR="{ROOT}/tests"', f'-DPROJECT_DIR="{ROOT}"']
        parts = {source: f"{self.folder}/{name}.o"}
        for part in glob.glob(f"{os.path.dirname(source)}/{name.rsplit('_', 1)[-1]}/*.c"):
            parts[part] = f"{self.folder}/{name}-{os.path.basename(part)}.o"
        for part, target in parts.items():
            done = self.compile(part, target, extra)
            if done.returncode:
                return done
        return subprocess.run(["gcc", *parts.values(), *self.helpers, "-o", f"{self.folder}/{name}", f"-L{self.folder}", "-lhall",
                               "-lcmocka", "-ljansson", "-lm", "-pthread"], capture_output=True, text=True)

    def card_tables(self):
        """The cards of Siege as tables of C, made from the card file as cmake/SiegeCards.cmake does."""
        tool, tables = self.folder + "/siege-cards", self.folder + "/siege_cards.c"
        names = ("cards/main/siege_cards_main", "cards/siege_compile", "cards/siege_stats", "cards/siege_check", "siege_terms", "siege_print")
        parts = [f"{ROOT}/src/games/siege/{name}.c" for name in names] + [f"{ROOT}/src/core/say.c"]
        parts += glob.glob(f"{ROOT}/src/base/*.c")
        subprocess.run(["gcc", *self.flags, *parts, "-o", tool], check=True)
        subprocess.run([tool, f"{ROOT}/docs/rules/siege-cards.md", tables], check=True)
        return tables

    def build(self):
        self.sources.append(self.card_tables())
        for source in self.sources:
            done = self.compile(source, self.object_of(source))
            if done.returncode:
                sys.exit(done.stderr)
        if self.link().returncode:
            sys.exit("the library cannot be linked")
        self.helpers = []
        programs = {"hordehall-engine": f"{ROOT}/src/engine/main/main.c"}
        for path in sorted(glob.glob(f"{ROOT}/tests/rules/test_*.c") + glob.glob(f"{ROOT}/tests/unit/test_*.c")):
            name = os.path.basename(path)[:-2]
            if not re.match(r"test_(gfx|sys|ui|app|layout|boards)", name):
                programs[name] = path
        built = []
        for name, path in programs.items():
            if self.program(path, name).returncode == 0:
                built.append(name)
            else:
                print(f"left out {name}: it does not link by itself", flush=True)
        if "hordehall-engine" not in built:
            sys.exit("the engine does not link, so that no scenario would be played")
        engine = self.folder + "/hordehall-engine"
        here = [n for n in built if n.startswith(f"test_{self.game}")]
        scenarios = [f"{ROOT}/docs/rules/{self.game}.md"] + glob.glob(f"{ROOT}/docs/rules/{self.game}*.scenarios.md") + glob.glob(f"{ROOT}/tests/rules/{self.game}*.md")
        journals = [p for p in sorted(glob.glob(f"{ROOT}/tests/replays/*.journal")) if f"\ngame {self.game} " in open(p).read(400)]
        self.quick = [[f"{self.folder}/{n}"] for n in here]
        self.quick.append([engine, "check", *[p for p in scenarios if os.path.exists(p)]])
        self.quick += [[engine, "replay", p] for p in journals]
        self.slow = [[f"{self.folder}/{n}"] for n in built if n not in here and n != "hordehall-engine"]

    def run(self, tests, seconds):
        """The first test that fails, or None."""
        for test in tests:
            try:
                done = subprocess.run(test, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds, cwd=self.folder)
                if done.returncode:
                    return " ".join(os.path.basename(word) for word in test)
            except subprocess.TimeoutExpired:
                return " ".join(os.path.basename(word) for word in test) + " (for ever)"
        return None

    def need_green(self):
        failing = []
        for tests, seconds in ((self.quick, TIMEOUT), (self.slow, SLOW_TIMEOUT)):
            for test in list(tests):
                if self.run([test], seconds):
                    failing.append(os.path.basename(test[0]))
                    tests.remove(test)
        if failing:
            print("fail without any change, so they are left out:", *failing, flush=True)
        if not self.quick:
            sys.exit(f"there are no tests of {self.game}")

    def judge(self, mutant):
        """'unbuildable', 'same' (the same machine code), a test's name, or None: it survived."""
        lines = open(mutant.path).read().split("\n")
        lines[mutant.line] = mutant.new
        source, target = self.folder + "/mutant.c", self.folder + "/mutant.o"
        open(source, "w").write("\n".join(lines))
        if self.compile(source, target).returncode:
            return "unbuildable"
        if self.text_of(target) == self.text_of(self.object_of(mutant.path)):
            return "same"
        if self.link(mutant.path, target).returncode:
            return "unbuildable"
        caught = self.run(self.quick, TIMEOUT)
        return caught if caught else self.run(self.slow, SLOW_TIMEOUT)

    def text_of(self, target):
        """Code and data of an object, without the names of files."""
        return subprocess.run(["objdump", "-s", "-r", "-j", ".text", "-j", ".rodata", "-j", ".data.rel.ro.local", "-j", ".data.rel.ro", target],
                              capture_output=True).stdout.replace(target.encode(), b"")


def self_test():
    with tempfile.NamedTemporaryFile("w", suffix=".c") as f:
        f.write('static int f(int a)\n{\n    /* a < b */\n    if (a < 3 && !g("<"))\n        a++;\n    h(a);\n    return a == 1;\n}\n')
        f.flush()
        new = [m.new.strip() for m in mutants_of(f.name)]
    want = ['if (a <= 3 && !g("<"))', 'if (a < 3 || !g("<"))', 'if (a < 3 && g("<"))', 'if (a < 4 && !g("<"))', 'if (!(a < 3 && !g("<")))',
            "a--;", ";", "return a != 1;", "return a == 0;"]
    if sorted(new) != sorted(want):
        sys.exit(f"self-test: {sorted(new)}\n    not {sorted(want)}")
    sources = [p for part in FOLDERS for p in glob.glob(f"{ROOT}/src/{part}/*.c")]
    named = {name for p in sources for name in re.findall(r'^#include "([^"]+)/[^/"]+"', open(p).read(), re.M)}
    left_out = sorted(name for name in named if not {os.path.dirname(p) for p in glob.glob(f"{ROOT}/src/{name}/*.c")} <= {os.path.dirname(p) for p in sources})
    if left_out:
        sys.exit(f"self-test: the rules half includes what is not compiled: {left_out}")
    print("1 passed, 0 failed")


def chosen(game, args):
    files = sorted(glob.glob(f"{ROOT}/src/games/{game}/*.c"))
    patterns = args.file or ["*"]
    files = [p for p in files if any(fnmatch.fnmatch(os.path.basename(p), pattern) for pattern in patterns)]
    if not args.file:
        files = [p for p in files if not any(fnmatch.fnmatch(os.path.basename(p), pattern) for pattern in NO_RULES)]
    return {path: mutants_of(path) for path in files}


def sample(by_file, n, seed):
    """From every file as many as its share, at least three."""
    dice, out = random.Random(seed), []
    total = sum(len(found) for found in by_file.values())
    for path, found in sorted(by_file.items()):
        many = len(found) if not n else min(len(found), max(3, round(n * len(found) / total)))
        out += dice.sample(found, many)
    return out


def try_all(bench, mutants):
    survived, caught, late, skipped = [], 0, 0, 0
    per_file = {}
    for i, mutant in enumerate(mutants):
        verdict = bench.judge(mutant)
        name = os.path.basename(mutant.path)
        count = per_file.setdefault(name, [0, 0])
        if verdict in ("unbuildable", "same"):
            skipped += 1
        elif verdict:
            caught += 1
            count[0] += 1
            late += any(verdict.startswith(os.path.basename(test[0])) for test in bench.slow)
        else:
            survived.append(mutant)
            count[1] += 1
            print(f"SURVIVED {mutant}", flush=True)
        if i % 25 == 24:
            print(f"{i + 1} of {len(mutants)}: {caught} caught, {len(survived)} survived, {skipped} were no change", flush=True)
    for name, (good, bad) in sorted(per_file.items()):
        print(f"{name:32} {good:4} caught {bad:4} survived")
    print(f"{late} of them were caught by other tests than those of the game")
    return caught, len(survived)


def main():
    parser = argparse.ArgumentParser(description="Breaks the rules in many ways; some test must fail.")
    parser.add_argument("--game", action="append")
    parser.add_argument("--file", action="append", help="only files of this name")
    parser.add_argument("--sample", type=int, default=0, help="so many, spread over the files; all without")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", default=ROOT + "/build/mutate")
    parser.add_argument("--only", help="FILE:LINE, to look at survivors again")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    games = args.game or sorted(os.path.basename(os.path.dirname(p)) for p in glob.glob(f"{ROOT}/src/games/*/"))
    caught = survived = 0
    for game in games:
        mutants = sample(chosen(game, args), args.sample, args.seed)
        if args.only:
            name, line = args.only.split(":")
            mutants = [m for found in chosen(game, args).values() for m in found if os.path.basename(m.path) == name and m.line + 1 == int(line)]
        if args.list:
            print(*mutants, sep="\n")
            continue
        began = time.time()
        bench = Bench(os.path.abspath(f"{args.build}/{game}"), game)
        bench.build()
        bench.need_green()
        good, bad = try_all(bench, mutants)
        caught, survived = caught + good, survived + bad
        print(f"{game}: {len(mutants)} mutants in {time.time() - began:.0f} s")
    if not args.list:
        print(f"{caught} caught, {survived} survived")


if __name__ == "__main__":
    main()
