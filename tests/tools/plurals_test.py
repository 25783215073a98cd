#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No count stands bare before a word that changes with it:  plurals_test.py SOURCE_DIR TEMPLATE_POT [LANGUAGE.po...]

A mark is a count where the sources give it by say_n or say_signed: in the call that says the template; for one in a table, in
its file; for one out of the tables of the games, the marks of src/core/text.h. Two things are wrong in English, German and
French: "{n} cards" outside of forms of n, for it says "1 cards"; and where none is counted as one (French), a form for one that
does not say the number, "{n:1 carte|{n} cartes}", for it says "1 carte" of none. What is right all the same stands in FINE.
"""
import glob
import os
import re
import sys

MARK = re.compile(r"\{([a-z_0-9]+)([:}])")
LITERAL = r'"(?:[^"\\]|\\.)*"'
IN_TABLES = {"n", "m", "from", "to"}  # the numbers of an event

# What ends the words a count can belong to, and of the others those that change with it.
LANGUAGES = {
    "en": {
        "stop": "a an and as at be behind by each every for from ahead if in into is it its left less more now of off on or "
                "out over per plus so than that the then this to too until was when where will with",
        "changes": r"\w+(?<!s)s$|(dice|heroes|people|men|children|are|were|have|do)$",
        "same": "",
        "none_as_one": "",
    },
    "de": {
        "stop": "ab als am an auf aus bei beim bis da das dass davon deiner dem den der des die dort durch ein eine einer für "
                "gegen groß her hin hoch im in ins ist je jetzt mal mehr mit nach nicht noch oder ohne sie so um und vom von "
                "vor vorn wenn weniger wie wird zu zum zur zurück über",
        "changes": r"[A-ZÄÖÜ]\w+$|(sind|werden|haben|waren|wurden)$",
        "same": "Angriff Flut Glut Hügel Leben Mana Schaden Spieler Vorsprung",
        "none_as_one": "",
    },
    "fr": {
        "stop": "a au aux avec ce ces d dans de des du en est et il la le les ni ou où par pas pour qu que qui sans se si sur un "
                "une à",
        "changes": r"\w+[sx]$|(sont|ont|seront|auront|font|étaient|\w+(?<!m)ent)$",
        "same": "après fois héros plus vers",
        "none_as_one": r"\b(1|une?|seule?)\b",
    },
}
HOLE = "\1"  # a mark among the words after a count

# Reasons why a plural is right, or what stands there is none: the mark, and how the English template begins.
FINE = {
    "two are the least it can be": [
        ("most", "{game}, {least} to"), ("to", "{game} is for {from}"), ("n", "With {n} people at"),
        ("n", "The first {n} are too close"), ("n", "{n} clans are tied"),
        ("total", "Raises the limit from"), ("n", "Raises the limit to"), ("n", "{seat} raises the limit"),
        ("n", "Lets the others pick"), ("n", "{nth:A second Vampire:"), ("n", "{webbed:Up to {m} of"),
        ("n", "{n} players are tied"), ("n", "{clan} holds {line} alone"),
    ],
    "a length, size or goal of the rules, larger than one": [
        ("n", "{title}, {n} minutes"), ("all", "{whole:for {castle}"),
        ("target", "{n} of {target} points"), ("target", "{how:{who} leads:"), ("n", "{how:{who} leads:"),
        ("m", "{who:{who}, discard down to"),
        ("m", "{full:Beside any other goblin"), ("n", "The horde would be"), ("need", "Exactly {need} cards"),
        ("need", "At least {need} {colour:"), ("need", "All {need} colours"), ("need", "At most {need} cards"),
    ],
    "the name of a turn, a lane or a chair, or what a die shows": [
        ("n", "{known:Lane {n}:"), ("lane", "Lane {lane} fights"), ("n", "Turn {n} begins"), ("n", "Some characters in the name"),
        ("n", "{n} fits exactly"),
    ],
}


def unquoted(text):
    """What the literals of C in a text say, one after the other."""
    plain = "".join(part[1:-1] for part in re.findall(LITERAL, text))
    return re.sub(r"\\(u[0-9a-fA-F]{4}|.)", escaped, plain)


def escaped(match):
    word = match.group(1)
    return chr(int(word[1:], 16)) if word[0] == "u" and len(word) == 5 else {"n": "\n", "t": "\t"}.get(word, word)


def catalogue(path):
    """The entries of a file of gettext: template, translation, files."""
    with open(path, encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    for block in blocks:
        block = "\n".join(line for line in block.split("\n") if not line.startswith("#~"))
        got = [re.search(r"^%s ((?:\"[^\n]*\"\n?)+)" % key, block, re.M) for key in ("msgid", "msgstr")]
        if all(got) and unquoted(got[0].group(1)):
            yield tuple(unquoted(g.group(1)) for g in got) + (re.findall(r"(?:src|lesson)\S+|\S+\.c", " ".join(
                line for line in block.split("\n") if line.startswith("#:"))),)


def call_end(text, at):
    """Where the call ends within which at stands."""
    depth = 0
    for match in re.compile(LITERAL + r"|[(){}]").finditer(text, at):
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(match.group(), 0)
        if depth < 0:
            return match.start()
    return len(text)


def sources(folder):
    """The marks that are numbers, and all that are given, by template that is said where it stands; and numbers by file."""
    said, files = {}, {}
    number, given = (re.compile(r"%s\(\s*\"([a-z_0-9]+)\"" % call) for call in ("say_(?:n|signed)", "say_[a-z]+"))
    for path in glob.glob(os.path.join(folder, "src", "**", "*.[ch]"), recursive=True):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        files[os.path.relpath(path, folder)] = set(number.findall(text))
        for match in re.finditer(r"SAY\(\s*((?:%s\s*)+)\)" % LITERAL, text):
            call = text[match.end():call_end(text, match.end())]
            numbers, names = said.setdefault(unquoted(match.group(1)), (set(), set()))
            numbers.update(number.findall(call))
            names.update(given.findall(call))
    return said, files


def numbers_of(template, where, said, files):
    numbers, names = said.get(template, (set(), set()))
    near = set()
    for path in where: # what the preprocessor left of a file of a game has the file's name alone
        near |= files.get(path) or files.get("src/games/%s/%s" % (path.split("_")[0], path), IN_TABLES)
    return numbers | near - names


def parts(template):
    """Each mark that is printed: its begin and end, its name, and the names of those in whose forms it stands."""
    around, at = [], 0
    while at < len(template):
        match = MARK.match(template, at)
        if match and match.group(2) == "}":
            yield match.start(), match.end(), match.group(1), [name for name in around if name]
        elif match:
            form = forms_at(template, match.end())
            around.append(match.group(1) if len(ordinary(form)) > 1 or any(f.startswith("=1:") for f in form) else None)
        elif template[at] == "}" and around:
            around.pop()
        at = match.end() if match else at + 1


def forms_at(template, at):
    """The forms of the mark whose first one begins at."""
    depth, form = 0, [""]
    for letter in template[at:]:
        if depth == 0 and letter == "}":
            break
        if depth == 0 and letter == "|":
            form.append("")
            continue
        depth += (letter == "{") - (letter == "}")
        form[-1] += letter
    return form


def ordinary(form):
    """Those that are not for just one number."""
    return [f for f in form if not re.match(r"=-?\d+:", f)]


def changing(rest, language):
    """The word that changes with the count before it, of those that follow."""
    rest, n = rest.replace("*", ""), 1
    while n:
        rest, n = re.subn(r"\{[^{}]*\}", HOLE, rest)
    words = re.match(r"(?:[ \u00a0](?:[^\W\d_]|%s)[\w’'%s-]*)*" % (HOLE, HOLE), rest).group().replace(HOLE, "").split(" ")
    for word in words[1:4]:
        if word in language["stop"].split():
            return None
        if re.match(language["changes"], word) and word not in language["same"].split():
            return word
    return None


def faults(text, numbers, name):
    """The marks that are wrong, and what is wrong with them."""
    language = LANGUAGES[name]
    for begin, end, mark, around in parts(text):
        word = changing(text[end:], language) if mark in numbers and mark not in around else None
        if word:
            yield mark, "a bare count before \"%s\": ...%s" % (word, text[max(0, begin - 24):end + 32])
    for match in MARK.finditer(text) if language["none_as_one"] else ():
        form = forms_at(text, match.end())
        if match.group(2) == ":" and len(ordinary(form)) > 1 and not any(f.startswith("=0:") for f in form):
            one, more = ordinary(form)[:2]
            shown = "{%s}" % match.group(1)
            if shown in more and shown not in one and re.search(language["none_as_one"], one, re.I):
                yield match.group(1), "none would be one in \"%s\"" % "|".join(form)


# What must be found, and what must not.
TRIED = [
    ("en", "{n} horde cards", True), ("en", "{n} {kind} cards.", True), ("en", "{n:=0:no cards|{n} cards}", True),
    ("en", "{m:{n} cards|1 card}", True), ("en", "*{n}* people", True), ("en", "{n} are tied", True),
    ("en", "{n:=1:a card|{n} cards}", False), ("en", "{n:1 card|{n} cards}", False), ("en", "{n} in the cards", False), ("en", "{n} mana: cards", False),
    ("de", "{n} neue Karten", True), ("de", "{n} im Deck", False), ("de", "{n} Mana", False),
    ("fr", "{n} défaussées", True), ("fr", "{n:1 carte|{n} cartes}", True), ("fr", "{n:une carte|{n} cartes}", True),
    ("fr", "{n:=0:aucune|1 carte|{n} cartes}", False), ("fr", "{n:{n} carte|{n} cartes}", False),
    ("fr", "{n} sur les cartes", False),
]


def main():
    for name, text, bad in TRIED:
        if bool(list(faults(text, {"n", "m"}, name))) != bad:
            sys.exit("%s: \"%s\" was %sfound" % (name, text, "not " if bad else ""))
    said, files = sources(sys.argv[1])
    where = {template: files_of for template, _, files_of in catalogue(sys.argv[2])}
    excused = {row for rows in FINE.values() for row in rows}
    wrong, used = 0, set()
    for path in sys.argv[2:]:
        name = os.path.basename(path)[:2] if path.endswith(".po") else "en"
        for template, translation, _ in catalogue(path):
            if template not in where:
                continue
            numbers = numbers_of(template, where[template], said, files)
            for mark, what in faults(template if name == "en" else translation, numbers, name):
                rows = {row for row in excused if row[0] == mark and template.startswith(row[1])}
                used |= rows
                if not rows:
                    print("%s: {%s} of \"%s\" (%s): %s" % (name, mark, template, " ".join(where[template]), what))
                    wrong += 1
    for row in sorted(excused - used):
        print("{%s} of \"%s...\" is excused, and nothing is wrong with it" % row)
    print("%d templates, %d wrong" % (len(where), wrong + len(excused - used)))
    return 1 if wrong or excused - used or len(where) < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
