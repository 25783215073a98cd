#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lists the rules that no test and no scenario names: rule_coverage.py [TREE] | --self-test

A rule is a bold id such as **HO-3.4** in docs/rules/GAME.md; games are those of src/games/list.def: a book of a game
that is not built yet is left out. A rule is covered by
  - a test function named after it, void HO_3_4_words(void **state), anywhere in tests/ (one name may hold several ids);
  - a comment "# HO-3.4" in a scenario, that is in a block ```ho of docs/rules/GAME.md or tests/rules/*.md;
  - a line "Rules: HO-3.4, 3.5." between the title of a scenario and its first block;
  - a line "rules SH-3.4 SH-3.5" in a scenario;
  - a scenario of the book that stands below it, before the next rule or heading.
Scenarios are also those of docs/rules/GAME-*.md.
Exit code 1 if a rule is not covered, if two rules have one id, or if a test or scenario names a rule that is not there.
"""
import pathlib
import re
import sys
import tempfile

FUNCTION = re.compile(r"\bvoid\s+(\w+)\s*\(\s*void\s*\*\*")


def read(path):
    return path.read_text(encoding="utf-8")


def order(rule):
    return [int(number) for number in re.findall(r"\d+", rule)]


def comments_of_scenarios(text, prefix):
    """The comments and the lines "rules .." in the blocks ```ho of a text, joined."""
    found, inside = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = not inside and line[3:].strip() == prefix.lower()
        elif inside and line.startswith("rules "):
            found.append(line.partition("#")[0])
        elif inside and "#" in line:
            found.append(line.partition("#")[2])
    return "\n".join(found)


def rules_of_scenarios(text, prefix):
    """The rules that lines "Rules: HO-3.4, 3.5." name, of sections in which a block ```ho follows."""
    found, waiting, inside = [], [], False
    line_of_rules = re.compile(rf"Rules: {prefix}-(\d+\.\d+(?:, (?:{prefix}-)?\d+\.\d+)*)[.;]")
    for line in text.splitlines():
        if line.startswith("```"):
            if not inside and line[3:].strip() == prefix.lower():
                found += waiting
                waiting = []
            inside = not inside
        elif not inside and line.startswith("#"):
            waiting = []
        elif not inside and line_of_rules.match(line):
            waiting += [f"{prefix}-{rule}" for rule in re.findall(r"\d+\.\d+", line_of_rules.match(line).group(1))]
    return found


def rules_with_examples(text, prefix):
    """The rules that have a block ```ho below them, before the next rule or heading."""
    found, above, inside = [], [], False
    for line in text.splitlines():
        ids = re.findall(rf"\*\*({prefix}-\d+\.\d+)\b", line)
        if line.startswith("```"):
            if not inside and line[3:].strip() == prefix.lower():
                found += above
            inside = not inside
        elif not inside and (ids or line.startswith("#")):
            above = ids
    return found


def check_game(tree, game, prefix):
    """Returns the number of rules and a list of complaints."""
    book = tree / "docs" / "rules" / f"{game}.md"
    text = read(book)
    rules = re.findall(rf"\*\*({prefix}-\d+\.\d+)\b", text)
    complaints = [f"{rule}: two rules have this id" for rule in sorted(set(rules), key=order) if rules.count(rule) > 1]

    named = {}
    for path in sorted(tree.glob("tests/**/*.c")):
        for name in FUNCTION.findall(read(path)):
            for numbers in re.findall(rf"{prefix}_(\d+)_(\d+)(?!\d)", name):
                named.setdefault(f"{prefix}-{numbers[0]}.{numbers[1]}", f"{path.relative_to(tree)}: {name}")
    books = [book] + sorted(book.parent.glob(f"{game}-*.md"))
    for path in books + sorted(tree.glob("tests/rules/*.md")):
        scenarios = re.findall(rf"\b{prefix}-\d+\.\d+", comments_of_scenarios(read(path), prefix))
        for rule in scenarios + rules_of_scenarios(read(path), prefix):
            named.setdefault(rule, str(path.relative_to(tree)))
    for rule in rules_with_examples(text, prefix):
        named.setdefault(rule, str(book.relative_to(tree)))

    complaints += [f"{rule}: no test and no scenario names it" for rule in sorted(set(rules) - set(named), key=order)]
    complaints += [f"{rule}: there is no such rule ({named[rule]})" for rule in sorted(set(named) - set(rules), key=order)]
    if not rules:
        complaints.append(f"{book.relative_to(tree)}: no rules found")
    return len(set(rules)), complaints


def games_of(tree):
    """The games of src/games/list.def that have a rule book, and the prefix of their rules, as their tables name it."""
    found = {}
    for game in re.findall(r"^[A-Z]+\((\w+)\)$", read(tree / "src/games/list.def"), re.M):
        code = "".join(read(path) for path in sorted((tree / "src/games" / game).glob("*.c")))
        if (tree / "docs/rules" / f"{game}.md").exists():
            found[game] = re.search(r'\.prefix = "(\w+)"', code).group(1)
    return found


def check(tree):
    total, complaints = 0, []
    for game, prefix in games_of(tree).items():
        rules, found = check_game(tree, game, prefix)
        total += rules
        complaints += found
    return total, complaints


def self_test():
    def judge(book, test="", scenario=""):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            for name in ("docs/rules", "src/games/horde", "tests/unit", "tests/rules"):
                (tree / name).mkdir(parents=True)
            (tree / "docs/rules/horde.md").write_text(book, encoding="utf-8")
            (tree / "src/games/list.def").write_text("TABLE(horde)\nTEMPLATE(without)\n", encoding="utf-8")
            (tree / "src/games/horde/horde.c").write_text('    .prefix = "HO",\n', encoding="utf-8")
            (tree / "tests/unit/t.c").write_text(test, encoding="utf-8")
            (tree / "tests/rules/more.md").write_text(scenario, encoding="utf-8")
            return check(tree)[1]

    book = "- **HO-1.1** First.\n- **HO-1.10** Last, see HO-1.1.\n"
    first = "static void HO_1_1_and_HO_1_10_are_short(void **state)\n{\n}\n"
    cases = [
        ("both named by a function", judge(book, first), []),
        ("none named", judge(book), ["HO-1.1: no test", "HO-1.10: no test"]),
        ("HO_1_10 does not name HO-1.1", judge(book, "static void HO_1_10_x(void **state)\n"), ["HO-1.1: no test"]),
        ("a comment in C is no test", judge(book, "/* HO-1.1 HO_1_10 */"), ["HO-1.1: no test", "HO-1.10: no test"]),
        ("a scenario of its own", judge(book, "", "```ho\nseats A B # HO-1.1, HO-1.10\n```\n"), []),
        ("a scenario in the book", judge(book + "```ho\n# HO-1.1\n= legal stop # HO-1.10\n```\n"), []),
        ("a scenario below its rule", judge(f"{book}\n```ho\n= legal stop\n```\n"), ["HO-1.1: no test"]),
        ("below a heading", judge(f"{book}### 2 Play\n\n```ho\n```\n"), ["HO-1.1: no test", "HO-1.10: no test"]),
        ("below another's block", judge(f"{book}```\n```\n"), ["HO-1.1: no test", "HO-1.10: no test"]),
        ("outside of a block", judge(book, "", "# HO-1.1\n```\n# HO-1.10\n```\n"), ["HO-1.1: no test", "HO-1.10: no test"]),
        ("without a comment sign", judge(book, first, "```ho\nHO-1.2\n```\n"), []),
        ("a line of rules", judge(book + "### S1\n\nRules: HO-1.1, 1.10. Words.\n\n```ho\n= legal stop\n```\n"), []),
        ("a line of rules in a block", judge(book, "", "```ho\nrules HO-1.1 HO-1.10 # HO-2.9\n```\n"), []),
        ("rules without a scenario", judge(book + "### S1\n\nRules: HO-1.1, 1.10.\n\n### S2\n\n```ho\n```\n"),
         ["HO-1.1: no test", "HO-1.10: no test"]),
        ("an unknown rule", judge(book, first, "```ho\n# HO-2.1\n```\n"), ["HO-2.1: there is no such rule"]),
        ("one id twice", judge(book + "- **HO-1.1** Again.\n", first), ["HO-1.1: two rules"]),
        ("no rules", judge("nothing\n"), ["docs/rules/horde.md: no rules found"]),
    ]
    for name, got, want in cases:
        if len(got) != len(want) or any(not line.startswith(start) for line, start in zip(got, want)):
            print(f"rule_coverage.py self-test: {name}: wanted {want}, got {got}")
            return 1
    print(f"rule_coverage.py self-test: {len(cases)} small trees judged right")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    tree = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parents[2]
    total, complaints = check(tree)
    if total == 0:
        complaints.append("No rules were checked: there is no game in src/games/.")
    for line in complaints:
        print(line)
    if not complaints:
        print(f"{total} rules, each named by a test or a scenario")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
