"""Checks traces of `ghostlight-arena` (JSON lines on stdin, any number of games) against the reference rules.

Prints `N games, M moves checked` and exits 0, or prints the first problem with its line number and exits 1.
"""

import importlib
import json
import sys
from pathlib import Path

GAMES = ("ghosts", "bumpers", "hunters")
FIELDS = {
    "start": {"type", "format", "game", "players", "seed", "options"},
    "state": {"type", "n", "toMove", "phase", "state", "legal"},
    "move": {"type", "n", "seat", "move", "events"},
    "result": {"type", "scores", "winners"},
}
LARGEST_PLAIN_SEED = 2**53


def need(truth, message):
    if not truth:
        raise AssertionError(message)


def canonical(value):
    """Text that is equal for equal JSON values only (1, 1.0 and true stay apart)."""
    return json.dumps(value, sort_keys=True)


def parse(text):
    def unique(pairs):
        need(len(dict(pairs)) == len(pairs), "an object has a field twice")
        return dict(pairs)

    def refuse(constant):
        raise AssertionError(f"{constant} is not JSON")

    try:
        line = json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
    except json.JSONDecodeError as error:
        raise AssertionError(f"not a line of JSON: {error}") from None
    need(isinstance(line, dict), "not a JSON object")
    return line


def is_seed(seed):
    if type(seed) is int:
        return 0 <= seed <= LARGEST_PLAIN_SEED
    return (isinstance(seed, str) and seed.isascii() and seed.isdigit() and seed == str(int(seed))
            and LARGEST_PLAIN_SEED < int(seed) < 2**64)


class Referee:
    """Takes the lines one by one and knows which kinds may come next."""

    def __init__(self):
        self.games = self.moves = 0
        self.awaits = "start"
        self.start = self.checker = self.state = self.move = None

    def read(self, line):
        kind = line.get("type")
        need(kind == self.awaits, f"a {kind!r} line where a {self.awaits!r} line must come")
        fields = FIELDS[kind]
        need(set(line) == fields, f"the {kind} line has the fields {sorted(line)}, not {sorted(fields)}")
        {"start": self._start, "state": self._state, "move": self._move, "result": self._result}[kind](line)

    def _start(self, line):
        need(canonical(line["format"]) == "1", f"format is {line['format']!r}, not 1")
        need(line["game"] in GAMES, f"unknown game {line['game']!r}")
        need(type(line["players"]) is int, f"players is {line['players']!r}")
        need(is_seed(line["seed"]), f"seed is {line['seed']!r}")
        self.start, self.state, self.move = line, None, None
        self.checker = importlib.import_module(line["game"]).Checker(line)
        self.awaits = "state"

    def _state(self, line):
        n = self.move["n"] + 1 if self.move else 0
        need(canonical(line["n"]) == str(n), f"n is {line['n']!r}, not {n}")
        need(isinstance(line["state"], dict), "state is not an object")
        need(isinstance(line["legal"], list), "legal is not a list")
        over = line["phase"] == "over"
        if over:
            need(line["toMove"] is None, f"toMove is {line['toMove']!r} when the game is over")
            need(line["legal"] == [], "legal is not empty when the game is over")
        else:
            self._check_seat("toMove", line["toMove"])
            need(line["legal"], "nothing is legal, but the game is not over")
            moves = [canonical(move) for move in line["legal"]]
            need(len(set(moves)) == len(moves), "legal lists a move twice")
        self.checker.check_state(line)
        if self.move:
            self.checker.check_transition(self.state, self.move["move"], line)
        self.state = line
        self.awaits = "result" if over else "move"

    def _move(self, line):
        n, seat, legal = self.state["n"], self.state["toMove"], self.state["legal"]
        need(canonical(line["n"]) == str(n), f"n is {line['n']!r}, not {n}")
        need(canonical(line["seat"]) == str(seat), f"seat is {line['seat']!r}, not {seat}")
        need(canonical(line["move"]) in map(canonical, legal), f"move {line['move']} is not in legal")
        need(isinstance(line["events"], list), "events is not a list")
        need(all(isinstance(event, dict) for event in line["events"]), "an event is not an object")
        self.move = line
        self.moves += 1
        self.awaits = "state"

    def _result(self, line):
        for field in ("scores", "winners"):
            need(isinstance(line[field], list), f"{field} is not a list")
        need(len(line["scores"]) == self.start["players"], f"scores are {line['scores']}")
        need(all(type(score) is int for score in line["scores"]), f"scores are {line['scores']}")
        for seat in line["winners"]:
            self._check_seat("winners", seat)
        need(0 < len(line["winners"]) == len(set(line["winners"])), f"winners are {line['winners']}")
        self.checker.check_result(self.state, line)
        self.games += 1
        self.awaits = "start"

    def _check_seat(self, field, seat):
        need(type(seat) is int and 0 <= seat < self.start["players"], f"{field}: {seat!r} is not a seat")


def main():
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path(__file__).parent))
    referee, number = Referee(), 0
    try:
        for number, text in enumerate(sys.stdin, 1):
            referee.read(parse(text))
        need(referee.games or referee.awaits != "start", "no game at all")
        need(referee.awaits == "start", f"the trace ends where a {referee.awaits!r} line must come")
    except AssertionError as problem:
        print(f"line {number}: {problem}")
        return 1
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as problem:
        # A shape that the reference cannot even read.
        print(f"line {number}: unreadable ({type(problem).__name__}: {problem})")
        return 1
    print(f"{referee.games} games, {referee.moves} moves checked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
