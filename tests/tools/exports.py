#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Functions that a header promises to other files, and that no other file calls.

    exports.py [TREE]       of src/; fails when there is one
    exports.py --self-test

Such a function is a detail of its file and belongs there, static: a header that lists it is longer to read, and the
compiler cannot say when nobody calls it any more. Tests count as readers."""
import os
import re
import sys
import tempfile

PROMISE = re.compile(r"^(?!static|typedef|extern|#|return)[A-Za-z_][\w ]*[ *](\w+)\((?!\*)[^{}]*?\)[^{};]*;", re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)


def sources(tree):
    for part in ("src", "tests", "art", "cmake"):
        for folder, _, names in os.walk(os.path.join(tree, part)):
            for name in names:
                if name.endswith((".c", ".h", ".in", ".cmake", ".py")):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        yield os.path.relpath(path, tree), COMMENT.sub("", file.read()) if name[-2:] in (".c", ".h") else file.read()


def lonely(tree):
    """(header, function) of each that at most its header and one file of src speak of."""
    texts = dict(sources(tree))
    readers = {}
    for path, text in texts.items():
        for word in set(WORD.findall(text)):
            readers.setdefault(word, set()).add(path)
    found = []
    for header in sorted(p for p in texts if p.startswith("src/") and p.endswith(".h")):
        for name in PROMISE.findall(texts[header]):
            in_header = len(re.findall(rf"\b{name}\b", texts[header])) > 1  # a macro or an inline function calls it
            if len(readers[name] - {header}) <= 1 and not in_header:
                found.append((header, name))
    return found


def self_test():
    with tempfile.TemporaryDirectory() as tree:
        os.makedirs(tree + "/src")
        for name, text in (("a.h", "/* a();\n */\nint used(void);\nchar *lone(int a,\n           int b);\nstatic inline int own(void) { return 1; }\n"),
                           ("a.c", "int used(void) { return 1; }\nchar *lone(int a, int b) { return 0; }\n"), ("b.c", "/* lone */ int b = used();\n")):
            with open(f"{tree}/src/{name}", "w", encoding="utf-8") as file:
                file.write(text)
        assert lonely(tree) == [("src/a.h", "lone")], lonely(tree)


def main():
    if sys.argv[1:] == ["--self-test"]:
        self_test()
        return 0
    found = lonely(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
    for header, name in found:
        print(f"{header}: no other file calls {name}; it belongs into its file, static")
    if not found:
        print("headers promise only what other files call")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
