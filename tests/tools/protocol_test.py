#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Drives `hordehall-engine serve` from outside, as a client would: every request, garbage, whole games with leak checks.

usage: protocol_test.py ENGINE
"""
import json
import os
import random
import subprocess
import sys
import tempfile

REQUESTS = ["hello", "games", "describe", "new", "state", "load", "moves", "play", "why", "undo", "redo", "standing",
            "bot", "save", "open", "quit"]
DEEP = bool(os.environ.get("HORDEHALL_DEEP"))  # every day games with some numbers of seats stand for all
passed = 0
failures = []


def check(good, what):
    """Counts one check; a failure is printed at once."""
    global passed
    if good:
        passed += 1
    else:
        failures.append(what)
        print("FAILED " + what, flush=True)
    return good


class Engine:
    """One running engine. Every line that goes in must bring one JSON object out."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def raw(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer.endswith(b"\n"):
            print("FAILED the engine ended after %r" % line[:200])
            sys.exit(1)
        return json.loads(answer)

    def ask(self, cmd, **members):
        return self.raw(json.dumps(dict(cmd=cmd, **members)).encode())

    def must(self, cmd, **members):
        answer = self.ask(cmd, **members)
        check(answer["ok"] is True, "%s: %s: %s" % (cmd, answer.get("error"), str(members)[:200]))
        return answer

    def refused(self, cmd, **members):
        answer = self.ask(cmd, **members)
        check(answer["ok"] is False and isinstance(answer.get("error"), str) and len(answer["error"]) > 8,
              "%s %s is refused with a sentence: %s" % (cmd, str(members)[:200], answer))
        return answer.get("error", "")

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(timeout=20)


def word(piece):
    return piece["word"] if isinstance(piece, dict) else piece


def words(places, name):
    return [word(piece) for piece in places[name]]


# ---- requests one by one --------------------------------------------------------------------------------------------

def test_games(program):
    engine = Engine(program)
    games = {game["id"]: game for game in engine.must("games")["games"]}
    check("horde" in games and "nullgame" not in games, "horde is listed and the template is not")
    horde = games["horde"]
    check((horde["seats_min"], horde["seats_max"]) == (2, 4), "horde is played by 2 to 4")
    check(isinstance(horde["name"], str) and horde["name"], "horde has a name")
    for option in horde["options"]:
        check(all(isinstance(option[key], str) for key in ("word", "label", "preset")) and
              option["preset"] in option["choices"], "the preset of %s is a choice" % option["word"])
    everything = {game["id"] for game in engine.must("games", all=True)["games"]}
    check("nullgame" in everything, "the template is listed when everything is asked for")
    engine.must("new", game="nullgame", seats=2, seed=1)
    check(engine.end() == 0, "the end of the input ends the program with 0")


def test_garbage(program):
    engine = Engine(program)
    rng = random.Random(1)
    lines = [b"", b" ", b"nonsense", b"{", b"}", b"[]", b"[1,2]", b"7", b"null", b"true", b'"games"', b"{}",
             b'{"cmd":', b'{"cmd":7}', b'{"cmd":null}', b'{"cmd":["games"]}', b'{"cmd":"nothing"}', b'{"cmd":""}',
             b'{"cmd":"games"}{"cmd":"games"}', b'{"cmd":"games\x00"}', b"\x00", b"\xff\xfe\x00", b'{"cmd":"\xff"}',
             b"{'cmd':'games'}", b'{"cmd":"games",}', b"[" * 100000, b'{"a":' * 50000, b"x" * 3000000,
             b"\xef\xbb\xbf{}", b'{"cmd":"state","seat":' + b"9" * 400 + b"}", b'{"cmd":"quit","cmd":"quit"}']
    for _ in range(200):
        lines.append(bytes(rng.choice(b'{}[]",:cmdnewplay0129.\\\x00\xff ') for _ in range(rng.randrange(60))))
    for line in lines:
        answer = engine.raw(line)
        check(answer["ok"] is False and answer["error"], "garbage is refused: %r" % line[:60])
    for request in REQUESTS[4:-1]:
        if request not in ("load", "open"):
            check("no game" in engine.refused(request), "%s needs a game" % request)
    engine.must("new", game="horde", seats=2, seed=1)
    before = engine.must("moves")
    for line in lines:
        check(engine.raw(line).get("hash", before["hash"]) == before["hash"] and engine.ask("moves") == before,
              "garbage changes nothing: %r" % line[:60])
    for request in REQUESTS:
        for member in ("game", "seats", "options", "seed", "state", "seat", "move", "level", "file", "players"):
            for value in (-1, 1.5, True, [], {}, "", "x" * 5000, 10 ** 18, [[1]]):
                if request == "quit" or (request, member) == ("save", "file"):
                    continue
                answer = engine.ask(request, **{member: value})
                check(isinstance(answer["ok"], bool), "%s with %s=%r is answered" % (request, member, value))
    check(engine.ask("games", id=5)["id"] == 5, "id comes back")
    check(engine.ask("nothing", id=[1, "a"])["id"] == [1, "a"], "id comes back with a refusal")
    check(engine.ask("quit")["ok"] is True, "quit is answered")
    check(engine.process.wait(timeout=20) == 0, "quit ends the program with 0")


def test_new(program):
    engine = Engine(program)
    check("horde" in engine.refused("new", game="chess"), "the games are named when one does not exist")
    engine.refused("new")
    for seats in (0, 1, 5, 7, -2, 2.5, "3"):
        engine.refused("new", game="horde", seats=seats)
    check("earlier" in engine.refused("new", game="horde", options={"edition": "third"}), "choices are named")
    check("edition" in engine.refused("new", game="horde", options={"editions": "printed"}), "options are named")
    engine.refused("new", game="horde", options={"edition": 1})
    engine.refused("new", game="horde", options=["printed"])
    engine.refused("new", game="horde", options={"edition": "printed", "level": "intermediate"})
    engine.refused("new", game="horde", seats=2, options={"starter": "3"})
    engine.refused("new", game="horde", seats=2, players=["Mira"])
    preset = engine.must("new", game="horde", seed=3)
    check(preset["seats"] == 2, "without seats the least number plays")
    named = engine.must("new", game="horde", seats=2, seed=3, players=["Mira", {"name": "Grokk", "bot": 2}])
    check(named["hash"] == preset["hash"], "names do not change the game")
    other = engine.must("new", game="horde", seats=2, seed=4)
    check(other["hash"] != preset["hash"], "another seed is another game")
    own = engine.must("new", game="horde", seats=2)
    again = engine.must("new", game="horde", seats=2, seed=own["seed"])
    check(own == again, "a seed that was not given is told, and deals the same again")
    first = engine.must("moves")["moves"][0]
    lines = [event.get("line", "") for event in engine.must("play", move=first)["events"]]
    check(any("Seat" in line for line in lines), "lines name the seats")
    check(not any("*" in line or "[coin" in line for line in lines), "lines have no marks in them")
    engine.end()


# ---- whole games ----------------------------------------------------------------------------------------------------

def check_secrets(whole, seen, seat, open_hordes, what):
    """What the seat is shown is the whole position less what is secret."""
    for name, pieces in whole["places"].items():
        told, true = words(seen["places"], name), [word(piece) for piece in pieces]
        check(len(told) == len(true), "%s: as many pieces in %s" % (what, name))
        secret = name in ("supply", "pile") or (
            name.startswith("horde-") and name != "horde-%d" % seat and not open_hordes and not whole["over"])
        if secret:
            check(set(told) <= {"?"}, "%s: seat %d sees %s" % (what, seat, name))
        else:
            check(told == true, "%s: seat %d sees %s wrongly" % (what, seat, name))
    for frame in seen["waiting"]:
        if frame["seat"] != seat and frame["step"] > 1:
            check(frame["arg"] is None, "%s: seat %d sees what will be given" % (what, seat))


def check_events(events, whole, seat, open_hordes, what):
    """Nobody is told what is turned face down before another seat, or lies in the supply."""
    for event in events:
        check(isinstance(event["kind"], str), "%s: an event has a kind" % what)
        if event["kind"] in ("move", "hide", "show", "face", "count"):
            check(event["to"] in whole["places"], "%s: an event is about a place" % what)
        to = event.get("to", "")
        if event["kind"] == "hide" and to.startswith("horde-") and to != "horde-%d" % seat and not open_hordes:
            check(event["piece"] == "?", "%s: seat %d is told what %s hides" % (what, seat, to))


def check_refusals(engine, moves, rng, what):
    """Moves that are not in the list are refused, and why says why."""
    before = engine.ask("moves")
    for move in rng.sample(["stop", "decline", "steal", "keep", "done", "flayer", "draw", "end-phase", "assign 8",
                            "pick fire-ooze", "pick vampire", "pick 5", "pick", "pick water", "give betrayer",
                            "swap water fire", "swap fire fire", "demon flayer", "demon", "battle", "nonsense", ""], 4):
        if move in moves:
            continue
        answer = engine.ask("play", move=move)
        check(answer["ok"] is False and answer["error"], "%s: '%s' is refused" % (what, move))
        why = engine.ask("why", move=move)
        if why["ok"]:
            check(why["reason"] and why["rule"].startswith("HO-"), "%s: why not '%s': %s" % (what, move, why))
        check(engine.ask("moves") == before, "%s: a refused move changes nothing" % what)
    check("legal" in engine.refused("why", move=moves[0]), "%s: why of a legal move" % what)


def play_game(engine, rng, what, open_hordes, careful):
    """Plays at random to the end. careful: with all checks of secrets at every move."""
    moves_played = 0
    while True:
        turn = engine.must("moves")
        if turn["seat"] is None:
            check(turn["moves"] == [], "%s: no moves when it is over" % what)
            break
        check(len(turn["moves"]) == len(set(turn["moves"])) > 0, "%s: moves are there, and unique" % what)
        seats = engine.must("state")["state"]["seats"]
        if careful and rng.random() < 0.2:
            check_refusals(engine, turn["moves"], rng, what)
        watcher = rng.randrange(seats)
        played = engine.must("play", move=rng.choice(turn["moves"]), **({"eyes": watcher} if careful else {}))
        moves_played += 1
        if careful:
            whole = engine.must("state")["state"]
            check_events(played["events"], whole, watcher, open_hordes, what)
            for seat in range(seats):
                check_secrets(whole, engine.must("state", seat=seat)["state"], seat, open_hordes, what)
    check_end(engine, what)
    return moves_played


def check_end(engine, what):
    standing = engine.must("standing")
    check(standing["over"] is True, "%s: it is over" % what)
    check(any(seat["winner"] for seat in standing["seats"]), "%s: somebody wins" % what)
    best = max(seat["score"] for seat in standing["seats"])
    for seat in standing["seats"]:
        check(sum(line["points"] for line in seat["lines"]) == seat["score"], "%s: the lines add up" % what)
        check(not seat["winner"] or (seat["score"] == best and seat["rank"] == 1), "%s: the best wins" % what)
        check(seat["out"] is False, "%s: nobody is out" % what)
    check("over" in engine.refused("play", move="stop"), "%s: nothing can be played after the end" % what)
    engine.refused("bot")


def test_whole_games(program):
    rng = random.Random(2)
    engine = Engine(program)
    kinds = [("printed", "full"), ("printed", "basic"), ("earlier", "full"), ("earlier", "basic"),
             ("earlier", "intermediate")]
    for seats in (2, 3, 4):
        for i, (edition, level) in enumerate(kinds):
            if not DEEP and i % 3 != seats - 2:  # each kind with one number of seats
                continue
            hordes = "open" if (seats + i) % 3 == 0 else "closed"
            options = {"edition": edition, "level": level, "hordes": hordes,
                       "same-name": rng.choice(["on", "off"]), "vampires": rng.choice(["lost", "collected"])}
            engine.must("new", game="horde", seats=seats, options=options, seed=100 * seats + i)
            what = "%d seats %s %s %s" % (seats, edition, level, hordes)
            n = play_game(engine, rng, what, hordes == "open", careful=i in (0, seats % 5) if DEEP else i % 2 == 0)
            check(n > 11, "%s: a game has more choices than rounds" % what)
    for seats in (2, 3, 4):
        engine.must("new", game="nullgame", seats=seats, seed=seats)
        while engine.must("moves")["seat"] is not None:
            engine.must("play", move=rng.choice(engine.ask("moves")["moves"]))
    engine.end()


def test_same_seed(program):
    """The same seed and moves give the same hashes in another process."""
    hashes = []
    for _ in range(2):
        rng = random.Random(5)
        engine = Engine(program)
        engine.must("new", game="horde", seats=3, seed=77)
        one = []
        for _ in range(40):
            one.append(engine.must("play", move=rng.choice(engine.ask("moves")["moves"]))["hash"])
        hashes.append(one)
        engine.end()
    check(hashes[0] == hashes[1], "a game is a pure function of setup, seed and moves")


# ---- the table from events --------------------------------------------------------------------------------------------

def table_of(answer):
    """By number of the piece: where it lies, what it is; and the order in each place."""
    table, order = {}, {}
    for name, pieces in answer["state"]["places"].items():
        order[name] = answer["numbers"][name]
        check(len(order[name]) == len(pieces), "each piece in %s has a number" % name)
        for number, piece in zip(order[name], pieces):
            table[number] = (name, word(piece))
    return table, order


def hear(table, event):
    """One event of docs/protocol.md that describes the table."""
    number = event.get("number")
    if event["kind"] in ("move", "put"):
        check(table[number][0] == event["from"], "a piece moves from where it lies")
        table[number] = (event["to"], event["piece"])
    elif event["kind"] in ("show", "hide", "face", "count", "num", "host", "mix"):
        check(table[number][0] == event["to"], "an event tells where the piece lies")
        table[number] = (event["to"], event["piece"])
    elif event["kind"] == "shuffle":
        for other, (place, _) in table.items():
            if place == event["to"]:
                table[other] = (place, "?")


def hear_field(state, event):
    """Another value of a member of the position."""
    if event["kind"] != "field":
        return
    if "at" in event:
        state[event["field"]][event["at"]] = event["value"]
    else:
        state[event["field"]] = event["value"]


def same_members(heard, state, fields):
    if state["over"]:  # whose turn it was does not matter any more
        heard["to_act"] = state["to_act"]
    return all(heard[name] == state[name] for name in ["round", "phase", "to_act", "over"] + fields)


def test_the_table_follows_from_events(program):
    rng = random.Random(9)
    engine = Engine(program)
    for game in engine.must("games", all=True)["games"]:
        compared = 0
        fields = [field["word"] for field in engine.must("describe", game=game["id"])["fields"] if field["kind"] != "piece"]
        for seats in range(game["seats_min"], game["seats_max"] + 1, 1 if DEEP else 2):
            engine.must("new", game=game["id"], seats=seats, seed=seats + 70)
            seat = rng.randrange(seats)
            answer = engine.must("state", seat=seat)
            (table, _), heard = table_of(answer), answer["state"]
            while True:
                turn = engine.must("moves")
                if not turn["moves"]:
                    break
                for event in engine.must("play", move=rng.choice(turn["moves"]), eyes=seat)["events"]:
                    hear(table, event)
                    hear_field(heard, event)
                answer = engine.must("state", seat=seat)
                now, _ = table_of(answer)
                if not check(same_members(heard, answer["state"], fields),
                             "%s, %d seats: fields follow from events" % (game["id"], seats)):
                    break
                if not check(table == now, "%s, %d seats: events lead to what seat %d sees" % (game["id"], seats, seat)):
                    break
                compared += 1
        check(compared > (20 if DEEP else 10), "%s: tables were compared" % game["id"])
    engine.end()


def test_words(program):
    engine = Engine(program)
    check(engine.must("hello")["protocol"] == 1, "the protocol has a version")
    check(engine.must("hello")["requests"] == REQUESTS, "the requests are told")
    for game in engine.must("games", all=True)["games"]:
        words = engine.must("describe", game=game["id"])
        for row in words["excluded"]:
            for seats in row["seats"]:
                said = engine.refused("new", game=game["id"], seats=seats, options=row["options"])
                check(row["error"] in said, "%s: what does not go together is refused for that reason" % game["id"])
    engine.refused("describe", game="chess")
    engine.refused("describe")
    engine.end()


# ---- undo, save, load -----------------------------------------------------------------------------------------------

def test_undo(program):
    rng = random.Random(3)
    engine = Engine(program)
    engine.must("new", game="horde", seats=2, seed=9)
    before = engine.must("moves")
    taken_back = barred = 0
    for _ in range(60):
        engine.must("play", move=rng.choice(before["moves"]))
        after = engine.must("moves")
        answer = engine.ask("undo")
        if answer["ok"]:
            taken_back += 1
            check(engine.ask("moves") == before, "undo leads back")
            check(engine.must("redo")["hash"] == after["hash"], "redo leads forward")
            check(engine.ask("moves") == after, "redo gives the same choices")
        else:
            barred += 1
            check(answer["error"] and answer["hash"] == after["hash"], "a refused undo changes nothing")
        engine.refused("redo")
        before = after
    check(taken_back > 5 and barred > 5, "some moves can be taken back (%d) and some not (%d)" % (taken_back, barred))
    engine.must("new", game="horde", seats=3, seed=9, takebacks=True)
    start = engine.must("moves")
    hashes = [start["hash"]]
    for _ in range(60):
        hashes.append(engine.must("play", move=rng.choice(engine.ask("moves")["moves"]))["hash"])
    for value in reversed(hashes[:-1]):
        check(engine.must("undo")["hash"] == value, "with free take-backs everything can be taken back")
    engine.refused("undo")
    check(engine.ask("moves") == start, "it is the beginning again")
    for value in hashes[1:]:
        check(engine.must("redo")["hash"] == value, "everything can be done again")
    engine.end()


def test_files(program, folder):
    rng = random.Random(4)
    engine = Engine(program)
    path = os.path.join(folder, "game with spaces ü.journal")
    engine.must("new", game="horde", seats=3, seed=21)
    for i in range(60):
        if i % 15 == 0:
            engine.must("save", file=path)
            now = engine.must("moves")
            other = Engine(program)
            opened = other.must("open", file=path)
            check(opened["hash"] == now["hash"] and "warning" not in opened, "an opened game is the saved one")
            check(other.must("moves") == now, "an opened game has the same choices")
            other.end()
        engine.must("play", move=rng.choice(engine.ask("moves")["moves"]))
    engine.must("save", file=path)
    with open(path, "rb") as file:
        text = file.read()
    now = engine.must("moves")
    damaged = os.path.join(folder, "damaged")
    salvaged = 0
    for i in range(40):
        cut = bytearray(text[:rng.randrange(len(text))] if i % 2 else text)
        if i % 2 == 0:
            cut[rng.randrange(len(cut))] ^= 1 << rng.randrange(8)
        with open(damaged, "wb") as file:
            file.write(cut)
        other = Engine(program)
        answer = other.ask("open", file=damaged)
        check(bool(answer.get("warning")) if answer["ok"] else bool(answer["error"]),
              "a damaged file (%d) is refused or warned of: %s" % (i, answer))
        if answer["ok"]:
            salvaged += 1
            other.must("moves")
        other.end()
    check(salvaged > 10, "most damaged files give a beginning of the game")
    for content in (b"", b"\x00" * 100, b"hello\n", b"hordehall-journal 99\n", os.urandom(500)):
        with open(damaged, "wb") as file:
            file.write(content)
        engine.refused("open", file=damaged)
    engine.refused("open", file=os.path.join(folder, "missing"))
    engine.refused("open", file=folder)
    engine.refused("save", file=os.path.join(folder, "no", "such", "folder"))
    check(engine.ask("moves") == now, "a refused open leaves the game on the table")
    engine.end()


def shuffled(value, rng):
    """The same JSON with the members of all objects in another order."""
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled(value[key], rng) for key in keys}
    return [shuffled(item, rng) for item in value] if isinstance(value, list) else value


def test_load(program, folder):
    rng = random.Random(6)
    engine, other = Engine(program), Engine(program)
    path = os.path.join(folder, "loaded.journal")
    for seats in (2, 3, 4) if DEEP else (2, 4):
        engine.must("new", game="horde", seats=seats, seed=seats + 30)
        while engine.must("moves")["seat"] is not None:
            if rng.random() < 0.15:
                state = engine.must("state")["state"]
                other.must("load", game="horde", state=shuffled(state, rng), seed=rng.randrange(1000))
                check(other.must("state")["state"] == state, "a loaded position is the same position")
                check(other.must("moves")["moves"] == engine.ask("moves")["moves"], "and has the same moves")
                check_goes_on(other, program, path, rng)
                seat = rng.randrange(seats)
                seen = engine.must("state", seat=seat)["state"]
                if other.ask("load", game="horde", state=seen, seed=1)["ok"]:
                    check_filled(seen, other.must("state")["state"])
                else:  # nobody but its owner could say what a waiting choice is about
                    check(seen["waiting"], "what a seat knows can be loaded")
            engine.must("play", move=rng.choice(engine.ask("moves")["moves"]))
    test_impossible(engine, rng)
    engine.end()
    other.end()


def check_goes_on(engine, program, path, rng):
    """A game from a loaded position is played on, saved and opened by another engine."""
    for _ in range(3):
        moves = engine.must("moves")["moves"]
        if moves:
            engine.must("play", move=rng.choice(moves))
    engine.must("save", file=path)
    third = Engine(program)
    opened = third.must("open", file=path)
    check(opened.get("hash") == engine.ask("moves")["hash"] and "warning" not in opened,
          "a game from a loaded position can be saved and opened")
    third.end()


def check_filled(seen, whole):
    """Loading what a seat knows fills the unknown places with possible pieces."""
    for name, pieces in seen["places"].items():
        told, filled = [word(piece) for piece in pieces], words(whole["places"], name)
        check(len(told) == len(filled) and all(a in ("?", b) for a, b in zip(told, filled)) and "?" not in filled,
              "the unknown pieces of %s are filled" % name)


def test_impossible(engine, rng):
    """Impossible positions are refused, and the game on the table stays."""
    engine.must("new", game="horde", seats=2, seed=8)
    state = engine.must("state")["state"]
    now = engine.must("moves")

    def spoil(change):
        position = json.loads(json.dumps(state))
        change(position)
        return position

    spoiled = {
        "no places": lambda p: p.pop("places"),
        "no phase": lambda p: p.pop("phase"),
        "no seats": lambda p: p.pop("seats"),
        "a phase of another game": lambda p: p.update(phase="melee"),
        "nine seats": lambda p: p.update(seats=9),
        "nobody's turn": lambda p: p.update(to_act=None),
        "turn of a seat that is not there": lambda p: p.update(to_act=3),
        "an unknown member": lambda p: p.update(weather="rain"),
        "an unknown place": lambda p: p["places"].update(cellar=[]),
        "another seat's place": lambda p: p["places"].update({"horde-3": ["vampire"]}),
        "an unknown card": lambda p: p["places"]["pool"].append("unicorn"),
        "a third Demon": lambda p: p["places"]["pool"].extend(["demon", "demon", "demon"]),
        "a token in the pool": lambda p: (p["places"]["tokens"].remove("8"), p["places"]["pool"].append("8")),
        "a card that is a number": lambda p: p["places"]["pool"].append(7),
        "a place that is a word": lambda p: p["places"].update(pool="vampire"),
        "an option that is not there": lambda p: p["options"].update(level="hard"),
        "totals of three seats": lambda p: p.update(total=[0, 0, 0]),
        "a total that is a word": lambda p: p.update(total=["a", "b"]),
        "too large a total": lambda p: p.update(total=[0, 100000]),
        "waiting for something unknown": lambda p: p.update(waiting=[{"op": "storm"}]),
        "a position of another game": lambda p: p.update(game="nullgame"),
    }
    for what, change in spoiled.items():
        engine.refused("load", game="horde", state=spoil(change))
        check(engine.ask("moves") == now, "%s: a refused position leaves the game on the table" % what)
    engine.refused("load", game="horde", state=[])
    engine.refused("load", game="chess", state=state)
    engine.must("load", state=state)


# ---- opponents ------------------------------------------------------------------------------------------------------

def test_bot(program):
    rng = random.Random(7)
    engine = Engine(program)
    engine.must("new", game="horde", seats=3, seed=12)
    for n in range(60):
        turn = engine.must("moves")
        answer = engine.must("bot", level=n % 6, iterations=6, seed=n)
        check(answer["move"] in turn["moves"], "an opponent's move is legal")
        check(isinstance(answer["reason"], str), "a reason is a text")
        check(engine.ask("bot", level=n % 6, iterations=6, seed=n) == answer, "the same seed, the same move")
        check(engine.ask("moves") == turn, "asking an opponent plays nothing")
        engine.must("play", move=answer["move"] if n % 2 else rng.choice(turn["moves"]))
    for wrong in ({"level": 6}, {"level": -1}, {"level": "strong"}, {"iterations": -5}, {"seed": -1},
                  {"character": "ogre"}, {"character": 1}):
        engine.refused("bot", **wrong)
    engine.end()


def test_characters(program):
    engine = Engine(program)
    horde = [game for game in engine.must("games")["games"] if game["id"] == "horde"][0]
    check(len(horde["characters"]) == 3, "Horde has three characters")
    engine.must("new", game="horde", seats=2, seed=12)
    for character in horde["characters"]:
        check(character["name"] and character["blurb"], "a character has a name and a sentence")
        answer = engine.must("bot", level=2, iterations=6, character=character["word"])
        check(answer["move"] in engine.must("moves")["moves"], "a character's move is legal")
        engine.must("new", game="horde", seats=2, players=["Mira", {"bot": 3, "character": character["word"]}])
    engine.refused("new", game="horde", seats=2, players=["Mira", {"bot": 3, "character": "ogre"}])
    engine.end()


def main():
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        test_games(program)
        test_garbage(program)
        test_new(program)
        test_whole_games(program)
        test_same_seed(program)
        test_the_table_follows_from_events(program)
        test_words(program)
        test_undo(program)
        test_files(program, folder)
        test_load(program, folder)
        test_bot(program)
        test_characters(program)
    print("%d passed, %d failed" % (passed, len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
