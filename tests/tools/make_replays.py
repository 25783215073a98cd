#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays the golden games of tests/replays through the protocol: make_replays.py ENGINE FOLDER [GAME]

For Horde, without GAME: one random game and one played by opponents for each number of seats, edition and level; one
for each other option; and games in which something rare happens, searched for among many. For any other GAME: one
random game and one played by opponents for each number of seats, one for each option, and what GAMES adds. The names
say what is in them. Old journals are kept as they are on purpose: a new version has to replay what an old one wrote.
Run it (tests/tools/regen.sh) only when the rules really changed and Game.rules_rev with them."""
import json
import pathlib
import random
import subprocess
import sys

LEVELS = [("printed", "full"), ("printed", "basic"), ("earlier", "full"), ("earlier", "intermediate"), ("earlier", "basic")]
NAMES = ["Mira", "Grokk", "Odo", "Ürsel", "Lene", "Taro"]
MOST_TRIES = 4000


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8")

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{cmd} {members}: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def players(seats, bots):
    return [{"name": NAMES[i], "bot": 1 + i % 3 if bots else 0} for i in range(seats)]


def play(engine, seed, choose):
    """Plays the game on the table to its end; returns the kinds of events that happened, with their pieces."""
    luck, happened = random.Random(seed), set()
    while True:
        moves = engine.ask("moves")["moves"]
        if not moves:
            return happened
        for event in engine.ask("play", move=choose(luck, moves))["events"]:
            happened.add((event["kind"], event.get("piece")))


def at_random(luck, moves):
    return luck.choice(moves)


def opponent(engine):
    def choose(luck, moves):
        if len(moves) == 1:
            return moves[0]
        return engine.ask("bot", level=2, iterations=40, seed=luck.randrange(1 << 30))["move"]
    return choose


def rather(*words):
    """Random, but what begins with one of the words whenever it is possible."""
    def choose(luck, moves):
        liked = [move for move in moves if any(move.startswith(word) for word in words)]
        return luck.choice(liked or moves)
    return choose


def begin(engine, seats, seed, bots=False, takebacks=False, game="horde", **options):
    words = {word.replace("_", "-"): choice for word, choice in options.items()}
    engine.ask("new", game=game, seats=seats, seed=seed, options=words, players=players(seats, bots), takebacks=takebacks)


def each_level(engine, save):
    seed = 1
    for edition, level in LEVELS:
        for seats in (2, 3, 4):
            begin(engine, seats, seed, edition=edition, level=level)
            play(engine, seed, at_random)
            save(f"random-{seats}-{edition}-{level}")
            begin(engine, seats, seed + 1, bots=True, edition=edition, level=level)
            play(engine, seed + 1, opponent(engine))
            save(f"opponents-{seats}-{edition}-{level}")
            seed += 2


def each_option(engine, save):
    options = [{"same_name": "off"}, {"hordes": "open"}, {"vampires": "collected"}]
    options += [{"starter": str(seat)} for seat in range(4)]
    for seed, option in enumerate(options, start=101):
        begin(engine, 4, seed, **option)
        play(engine, seed, at_random)
        word, choice = next(iter(option.items()))
        save(f"option-{word.replace('_', '-')}-{choice}")


def search(engine, seats, choose, wanted, **options):
    for seed in range(1000, 1000 + MOST_TRIES):
        begin(engine, seats, seed, **options)
        happened = play(engine, seed, choose)
        if wanted(engine, happened):
            return
    raise RuntimeError("no such game was found")


def happens(*wanted):
    return lambda _, happened: all(any(event[:len(want)] == want for event in happened) for want in wanted)


def winners(engine):
    return sum(seat["winner"] for seat in engine.ask("standing")["seats"])


def rare(engine, save):
    theft, swap = rather("steal"), rather("swap", "pick trickster")
    greedy = rather("demon demon", "pick demon", "pick flayer")
    for seats in (2, 3, 4):
        search(engine, seats, theft, happens(("stolen",)))
        save(f"theft-{seats}")
    search(engine, 2, theft, happens(("stolen", "demon")))
    save("theft-of-a-demon")
    search(engine, 3, swap, happens(("swapped",)))
    save("trickster-swap")
    search(engine, 3, rather("keep", "pick trickster"), happens(("kept",)))
    save("trickster-keeps")
    search(engine, 2, greedy, happens(("demon", "demon")))
    save("demon-for-a-demon")
    search(engine, 2, rather("demon-used", "demon trickster", "pick demon"), happens(("demon", "demon")))
    save("demon-used-given-up")
    search(engine, 2, rather("demon vampire", "pick vampire", "pick demon"), happens(("demon", "vampire")), vampires="collected")
    save("vampire-given-up-collected")
    search(engine, 2, at_random, happens(("locked",)))
    save("lock-out")
    search(engine, 4, rather("pick demon", "pick trickster", "pick flayer", "pick vampire"), happens(("short",)))
    save("supply-runs-out")
    search(engine, 4, at_random, lambda e, _: winners(e) > 1)
    save("shared-victory")
    search(engine, 3, at_random, lambda e, _: e.ask("standing")["note"] and winners(e) == 1)
    save("tie-break-by-tokens")
    search(engine, 2, at_random, happens(("elvenking",), ("vampires",)))
    save("both-bonuses")


def others(engine, save):
    begin(engine, 3, 77, takebacks=True)
    luck = random.Random(77)
    for _ in range(30):
        engine.ask("play", move=luck.choice(engine.ask("moves")["moves"]))
    for _ in range(12):
        engine.ask("undo")
    play(engine, 78, at_random)
    save("assisted-by-take-backs")
    begin(engine, 2, 55)
    for _ in range(40):
        engine.ask("play", move=luck.choice(engine.ask("moves")["moves"]))
    engine.ask("load", state=engine.ask("state")["state"], seed=56, players=players(2, True))
    play(engine, 56, at_random)
    save("from-a-position")
    begin(engine, 4, 33)
    for _ in range(25):
        engine.ask("play", move=luck.choice(engine.ask("moves")["moves"]))
    save("unfinished")
    engine.ask("new", game="nullgame", seats=3, seed=5)
    play(engine, 5, at_random)
    save("nullgame-3")


# ---- any other game ---------------------------------------------------------------------------------------------------


def choices_of(about):
    """No options at all, and the last choice of every option that is not its preset (of a long scale an early one)."""
    yield {}
    for option in about["options"]:
        others = [choice for choice in option["choices"] if choice != option["preset"]]
        yield {option["word"].replace("-", "_"): others[-1] if len(others) < 9 else others[2]}


def each_choice(engine, save, game):
    """A random game and one of opponents for each number of seats; options take turns among the numbers of seats."""
    about = next(one for one in engine.ask("games")["games"] if one["id"] == game)
    numbers, seed = list(range(about["seats_min"], about["seats_max"] + 1)), 1
    for options in choices_of(about):
        for seats in numbers if not options else numbers[seed % len(numbers):] + numbers[:seed % len(numbers)]:
            words = "".join(f"-{word.replace('_', '-')}-{choice}" for word, choice in options.items())
            try:
                begin(engine, seats, seed, game=game, **options)
            except RuntimeError:  # the options do not go with that number of seats
                continue
            play(engine, seed, at_random)
            save(f"{game}-random-{seats}{words}")
            seed += 1
            if options:
                break
    for seats in numbers:
        begin(engine, seats, seed, bots=True, game=game)
        play(engine, seed, opponent(engine))
        save(f"{game}-opponents-{seats}")
        seed += 1


def rare_goblins(engine, save):
    def find(name, seats, choose, wanted, **options):
        search(engine, seats, choose, wanted, game="goblins", **options)
        save(f"goblins-{name}")

    raises = rather("raise", "place apprentice", "place herbalist", "down", "place bruiser")
    find("burst-of-bursts", 4, rather("down keg", "down", "place bruiser", "place keg"),
         lambda e, happened: sum(kind == "burst" for kind, _ in happened) > 2, apprentice="fireball")
    find("raised-and-used", 3, raises, happens(("raised",), ("skipped",), ("moved",)))
    find("pushed-out", 4, rather("slide", "place marshal"), happens(("pushed",), ("slid",)))
    find("thrown", 2, rather("throw", "place wrecker"), happens(("thrown",), ("line-opened",)))
    find("shared-victory", 3, at_random, lambda e, _: winners(e) > 1)
    find("decided-victory", 3, at_random, lambda e, _: "wins" in e.ask("standing")["note"], tiebreak="standing")


def rare_monstrous(engine, save):
    def find(name, seats, choose, *kinds, **options):
        search(engine, seats, choose, happens(*[(kind,) for kind in kinds]), game="monstrous", **options)
        save(f"monstrous-{name}")

    fights = rather("attack", "rage", "treat", "mend")
    find("regenerated", 3, fights, "regenerated", target="40", monsters="simple")
    find("heads-fall", 2, fights, "hydra", "head", target="60")
    find("stone", 4, fights, "stone", target="60")
    find("breath", 2, fights, "breath", "wounded", target="60")
    find("showdown", 3, fights, "duel", "duel-result", target="20", ties="showdown")
    find("out", 2, at_random, "out", target="100")


def rare_siege(engine, save):
    """Ends that differ: won with little left, and lost in the turn in which the outsider was destroyed (SH-9.9)."""
    def quick(luck, moves):
        return moves[0] if len(moves) == 1 else engine.ask("bot", level=2, iterations=25, seed=luck.randrange(1 << 30))["move"]

    def at_once(e):
        """True if the castle fell before the outsider, which is destroyed, has left its lane."""
        upper = e.ask("state")["state"]["places"]["upper"]
        return any(isinstance(card, dict) and card["word"].startswith("ou") and card.get("face", 0) & 4 for card in upper)

    def find(name, note, castle, deck, also=lambda e: True):
        def wanted(e, _):
            standing = e.ask("standing")
            left = {line["label"]: line["points"] for line in standing["seats"][0]["lines"]}
            held = left["Castle health"] in castle and left["Cards in the deck"] in deck
            return standing["note"].startswith(note) and held and also(e)
        search(engine, 1, quick, wanted, game="siege")
        save(f"siege-{name}")

    find("barely-held", "The last stage", range(1, 6), range(40))
    find("clearly-held", "The last stage", range(10, 30), range(8, 40))
    find("both-fall", "The castle and the outsider fell", range(1), range(40))
    find("both-fall-at-once", "The castle and the outsider fell", range(1), range(40), at_once)
    find("deck-empty", "Mira’s deck ran out", range(10, 30), range(1))


GAMES = {"goblins": [rare_goblins], "monstrous": [rare_monstrous], "siege": [rare_siege]}


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    engine = Engine(program)

    def save(name):
        engine.ask("save", file=str(folder / f"{name}.journal"))
        print(name)

    game = sys.argv[3] if len(sys.argv) > 3 else "horde"
    if game != "horde":
        each_choice(engine, save, game)
    for part in (each_level, each_option, rare, others) if game == "horde" else GAMES.get(game, []):
        part(engine, save)
    engine.close()


if __name__ == "__main__":
    main()
