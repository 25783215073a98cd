#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What docs/protocol.md and docs/journal.md show is what the engine says:  pages_test.py ENGINE DOCS

The requests of the protocol's page are asked in their order, of one engine, and each answer is compared with the one below
it: without blanks, with "..." for anything, and of any version. Its Python session runs, and prints a line that it shows. The
journal of the other page is a whole game so far. And every link from one of our pages leads to a file, and to a heading there.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile


def pairs(page):
    """The requests and answers of a page: lines of code, each with those it was broken into."""
    lines = []
    for line in page.split("\n"):
        if line.startswith("    {"):
            lines.append(line)
        elif line.startswith("     ") and lines:
            lines[-1] += line
        elif lines and lines[-1] is not None:
            lines.append(None)
    lines = [line and line.strip() for line in lines]
    for k, line in enumerate(lines):
        if line and line.startswith('{"cmd"'):
            yield line, lines[k + 1] if k + 1 < len(lines) else None


def fits(shown, said):
    """Whether the parts between the dots stand in what was said, in order, the first at its begin, the last at its end."""
    said, shown = (re.sub(r"\s", "", re.sub('"version":"[0-9.]+"', '"version":""', text)) for text in (said, shown))
    parts = shown.split("...")
    if len(parts) == 1:
        return said == parts[0]
    if not said.startswith(parts[0]) or not said.endswith(parts[-1]):
        return False
    at = len(parts[0])
    for part in parts[1:-1]:
        found = said.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return at <= len(said) - len(parts[-1])


def protocol(engine, page, folder):
    """The example at the top has an engine of its own."""
    top, rest = page.split("\n## Requests\n")
    wrong = 0
    for part, least in ((top, 1), (rest, 16)):
        asked = list(pairs(part))
        if len(asked) < least:
            sys.exit("protocol.md: only %d requests were found" % len(asked))
        text = "".join(request + "\n" for request, _ in asked)
        answers = subprocess.run([engine, "serve"], input=text, cwd=folder, capture_output=True, text=True, encoding="utf-8",
                                 check=True).stdout.splitlines()
        for (request, shown), said in zip(asked, answers):
            if shown is None or not fits(shown, said):
                print("protocol.md: %s\n  shows    %s\n  answered %.900s" % (request, shown, said))
                wrong += 1
        wrong += abs(len(asked) - len(answers))
    return wrong


def session(engine, page):
    """The session in Python plays a whole game, and prints lines like the one in its comment."""
    code = re.search(r"```python\n(.*?)```", page, re.S).group(1)
    path = os.path.dirname(engine) + os.pathsep + os.environ["PATH"]
    run = subprocess.run([sys.executable, "-c", code], env=dict(os.environ, PATH=path), capture_output=True, text=True,
                         encoding="utf-8", check=False)
    if run.returncode != 0 or not re.search(r"^Seat \d picks the [A-Z]", run.stdout, re.M):
        print("protocol.md: its session in Python: %s%.300s" % (run.stderr, run.stdout))
        return 1
    return 0


def journal(engine, page, folder):
    lines = [line[4:] for line in page.split("\n") if line.startswith("    ")]
    begin = lines.index("hordehall-journal 2")
    end = next(k for k in range(begin, len(lines)) if lines[k].startswith("end "))
    name = os.path.join(folder, "page.journal")
    with open(name, "w", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in lines[begin:end + 1]))
    replay = subprocess.run([engine, "replay", name], capture_output=True, text=True, encoding="utf-8", check=False)
    if replay.returncode != 0 or replay.stderr:
        print("journal.md: " + replay.stderr)
        return 1
    told = [line for line in page.split("\n") if line.startswith("| `")]
    for line in (lines[begin + 2], lines[end]):
        if not any("`%s`" % line in row for row in told):
            print("journal.md: its table does not explain '%s'" % line)
            return 1
    return 0


def anchors(page):
    """What the headings of a page are called in links: small letters and hyphens."""
    with open(page, encoding="utf-8") as file:
        heads = re.findall(r"^#+ (.*)$", file.read(), re.M)
    return [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads]


def links(root):
    wrong = 0
    for page in sum((glob.glob(os.path.join(root, *at, "*.md")) for at in ([], ["art"], ["docs"], ["docs", "rules"], ["src"])), []):
        with open(page, encoding="utf-8") as file:
            text = file.read()
        for to, heading in re.findall(r"\]\(([^)#\s:]*)(?:#([^)]*))?\)", text):
            file = os.path.join(os.path.dirname(page), to) if to else page
            if not os.path.exists(file) or (heading and heading not in anchors(file)):
                print("%s: there is no %s%s" % (os.path.relpath(page, root), to, heading and "#" + heading))
                wrong += 1
    return wrong


def main():
    engine, docs = os.path.abspath(sys.argv[1]), sys.argv[2]
    read = lambda name: open(os.path.join(docs, name), encoding="utf-8").read()
    with tempfile.TemporaryDirectory() as folder:
        wrong = protocol(engine, read("protocol.md"), folder) + journal(engine, read("journal.md"), folder)
    wrong += session(engine, read("protocol.md"))
    wrong += links(os.path.dirname(os.path.abspath(docs)))
    sys.exit(1 if wrong else 0)


main()
