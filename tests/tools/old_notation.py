#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes scenarios of an older notation in that of docs/rules: old_notation.py FILE... | --self-test

Of a Markdown file the blocks of the games below, by their fence. Of a C file all string literals, as far as they begin
statements: say which game with --game, `old_notation.py --game gh tests/rules/test_goblins_powers.c`.
"""
import re
import sys

ACHIEVEMENTS = (
    "old-hands crooked-deck on-its-head cheat-too roll-call three-at-a-blow giant-killer already-here fat-cellars "
    "twenty-nights clean-hands three-doors"
).split()


def each(form):
    """What is written for each word "key=value" behind the first one."""
    return lambda found: "; ".join(filter(None, (form(*word.split("=", 1)) for word in found[2].split())))


def said(key, value):
    return "" if value == "-" else f"{key} {value}"


# comment, separator: of the older notation; rules: the beginning of a statement, and what is written there now.
GAMES = {
    "ho": {
        "comment": "#",
        "separator": ";",
        "rules": [
            (r"edition 000", "option edition printed"),
            (r"edition 002", "option edition earlier"),
            (r"level(?= )", "option level"),
            (r"opener(?= )", "starter"),
            (r"tokens(?= )", "won"),
            (r"supply (\d+)(?= |$)", r"supply \1?"),
            (r"= can(?= |$)", "= legal"),
            (r"= poolsize(?= |$)", "= size pool"),
            (r"= supply (\d+)(?= |$)", r"= size supply \1"),
            (r"= opener(?= |$)", "= starter"),
            (r"= totals(?= |$)", "= total"),
            (r"= left(?= |$)", "= tokens"),
        ],
    },
    "gh": {
        "comment": "#",
        "separator": ";",
        "rules": [
            (r"= allowed(?= |$)", "= can"),
            (r"= (deck|box)(?= |$)", r"= size \1"),
            (r"= hands(?= |$)", "= size hand"),
        ],
    },
    "mh": {
        "comment": "//",
        "separator": None,
        "rules": [
            (r"> *", ""),
            (r"\? yes(?= |$)", "= can"),
            (r"\? no(?= |$)", "= refused"),
            (r"(game)((?: \S+=\S+)+)$", each(lambda key, value: f"option {key} {value}")),
            (r"(at)((?: \S+=\S+)+)$", each(said)),
            (r"= (wounded|stone)((?: \S+=\S+)+)$", lambda found: each(
                lambda seat, heroes: f"= {found[1]} {seat} " + " ".join(heroes.replace(",", "")))(found)),
            (r"= winners(?= |$)", "= winner"),
            (r"= final -$", "= final 0"),
        ],
    },
    "sh": {
        "comment": "#",
        "separator": None,
        "rules": [
            (r"expect(?= |$)", "="),
            (r"refused(?= |$)", "= refused"),
            (r"option O9(?= )", "option tokens"),
            (r"option O10(?= |$)", "option tiers two"),
            (r"option O11(?= )", "option deck-out"),
            (r"option O12(?= )", "option heroic"),
            (r"option O13(?= )", "option concealed"),
            (r"option O14(?= )", "option reveal"),
            (r"option O15(?= )", "option challenge"),
            *[(rf"option O16 SH-13\.{i}(?= |$)", f"option achievement {word}") for i, word in enumerate(ACHIEVEMENTS, 4)],
            (r"option O17(?= )", "option outsider-draw"),
        ],
    },
}


def statement(text, game):
    """One statement, with the blanks around it."""
    words = text.strip()
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    for old, new in game["rules"]:
        changed, times = re.subn(f"^{old}", new, words)
        if times:
            return before + changed + after
    return text


def line(text, game):
    """A line of a block: its statements, and the comment, in its column where there is room."""
    code, mark, comment = text.partition(game["comment"])
    separator = game["separator"]
    parts = code.split(separator) if separator else [code]
    written = (";" if separator else "").join(statement(part, game) for part in parts)
    if not mark:
        return written
    gap = len(code) - len(written)
    if gap < 0:
        written = written.rstrip() + " " * max(len(code) - len(written.rstrip()), 1 if written.strip() else 0)
    else:
        written += " " * gap if written.strip() else ""
    return f"{written}#{comment}"


def markdown(text):
    out, game = [], None
    for row in text.split("\n"):
        fence = re.match(r"\s*```\s*(\w*)", row)
        if fence:
            game = None if game else GAMES.get(fence[1])
        elif game:
            row = line(row, game)
        out.append(row)
    return "\n".join(out)


def literals(text, game):
    """A C file: every part of a string literal between separators, ends of lines and its own ends."""
    def literal(found):
        return '"' + "".join(statement(part, game) for part in re.split(r"(\\n|;)", found[1])) + '"'

    whole = re.sub(r';= "(\s*\n\s*)"', r';"\1"= ', text)  # no statement begins at the end of a literal
    return re.sub(r'"((?:[^"\\\n]|\\.)*)"', literal, whole)


def convert(path, tag):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    written = markdown(text) if path.endswith(".md") else literals(text, GAMES[tag])
    if written != text:
        with open(path, "w", encoding="utf-8") as file:
            file.write(written)


def self_test():
    cases = [
        (markdown, "```gh\n= allowed Ann enough # x\n```\n= allowed", "```gh\n= can Ann enough     # x\n```\n= allowed"),
        (markdown, "```ho\n= counts A 1 ; = can done\n```", "```ho\n= counts A 1 ; = legal done\n```"),
        (markdown, "```ho\n= can done          # y\n```", "```ho\n= legal done        # y\n```"),
        (markdown, "```mh\n> keep // y\n? no attack #1\n```", "```mh\nkeep   # y\n= refused attack #1\n```"),
        (markdown, "```mh\nat round=2 final=-\n= wounded A=R,P B=-\n```", "```mh\nround 2\n= wounded A R P; = wounded B -\n```"),
        (markdown, "```sh\noption O16 SH-13.5\noption O9 -2 # x\n```",
         "```sh\noption achievement crooked-deck\noption tokens -2 # x\n```"),
        (markdown, "```sh\nexpect can pass\nrefused pass\nexpect mana 1\n```", "```sh\n= can pass\n= refused pass\n= mana 1\n```"),
        (markdown, "```ho\n# = can done\n```\n```\n= can\n```", "```ho\n# = can done\n```\n```\n= can\n```"),
        (lambda text: literals(text, GAMES["gh"]), 'f("A enough;= allowed B x\\n= allowed");', 'f("A enough;= can B x\\n= can");'),
        (markdown, "```ho\nlevel full; supply 3\nsupply Wa-Oo\n```", "```ho\noption level full; supply 3?\nsupply Wa-Oo\n```"),
        (lambda text: literals(text, GAMES["ho"]), 'f("A done;= "\n  "can done");', 'f("A done;"\n  "= legal done");'),
    ]
    bad = [(text, work(text), want) for work, text, want in cases if work(text) != want]
    for text, got, want in bad:
        print(f"{text!r} became {got!r} instead of {want!r}")
    return 1 if bad else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        sys.exit(self_test())
    game = arguments[1] if arguments[:1] == ["--game"] else None
    files = arguments[2:] if game else arguments
    if not files or (game and game not in GAMES) or any(not f.endswith(".md") and not game for f in files):
        sys.exit(__doc__)
    for name in files:
        convert(name, game)
