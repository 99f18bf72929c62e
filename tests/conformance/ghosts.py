"""Reference of the game `ghosts`, written from rules.md and protocol.md alone, to check traces."""

from collections import Counter

FAMILIES = "ABCDEF"
MIST = "M"
DECK = Counter({f + str(n): 3 for f in FAMILIES for n in (1, 2, 3)}) + Counter({MIST: 6})
LAST_ROUND = 3
LIMIT = 7
RETURNED = 3
START_POINTS = {"mirror": 1, "fright": 3}
FIELDS = {"round", "starter", "direction", "level", "family", "pile", "deck", "hands", "taken", "fear"}
TAKE = {"do": "take"}


def need(truth, message):
    if not truth:
        raise AssertionError(message)


def is_int(value, low, high=None):
    return type(value) is int and value >= low and (high is None or value <= high)


def play(card):
    return {"do": "play", "card": card}


def move_key(move):
    """A hashable form of a move; malformed moves get a key no legal move has."""
    if not isinstance(move, dict):
        return repr(move)
    return tuple(sorted((name, repr(value)) for name, value in move.items()))


def put(level, family, card):
    """Level, family and whether the direction turns, after `card` on a pile of this level and family."""
    if card == MIST:
        return level, family, False
    if card[0] == family:
        return level, family, True
    return level + int(card[1]), card[0], False


def read_pile(pile):
    """Level and family that follow from a pile."""
    level, family = 0, None
    for card in pile:
        level, family, _ = put(level, family, card)
    return level, family


def legal(state, phase, to_move, options, players):
    """Every legal move once."""
    if phase == "over":
        return []
    cards = sorted(set(state["hands"][to_move]))
    if phase == "start":
        ghosts = [c for c in cards if c != MIST]
        return [play(c) for c in (ghosts if ghosts and options["edition"] == "mirror" else cards)]
    fits = [c for c in cards if put(state["level"], state["family"], c)[0] <= LIMIT]
    return [play(c) for c in fits] + [TAKE]


def follow(before, move, options, players):
    """(phase, toMove, state) after a legal move; a state dealt anew lacks `deck` and `hands`."""
    seat, state = before["toMove"], dict(before["state"])
    if move["do"] == "take":
        state["taken"] = add(state["taken"], seat, len(state["pile"]))
        state["fear"] = add(state["fear"], seat, 1)
        state.update(pile=[], level=0, family=None)
        return "start", seat, state

    card, hands = move["card"], [list(hand) for hand in state["hands"]]
    hands[seat].remove(card)
    hands[seat] = sorted(hands[seat] + state["deck"][:1])
    level, family, turns = put(state["level"], state["family"], card)
    direction = -state["direction"] if turns else state["direction"]
    state.update(pile=state["pile"] + [card], deck=state["deck"][1:], hands=hands,
                 level=level, family=family, direction=direction)
    following = (seat + direction) % players
    if hands[following]:
        return "play", following, state

    state["fear"] = [f if t else max(0, f - RETURNED) for f, t in zip(state["fear"], state["taken"])]
    if state["round"] == LAST_ROUND:
        return "over", None, state
    starter = following if options["edition"] == "fright" else (state["starter"] + 1) % players
    return "start", starter, {"round": state["round"] + 1, "starter": starter, "direction": 1, "level": 0,
                              "family": None, "pile": [], "taken": [0] * players, "fear": state["fear"]}


def add(counts, seat, amount):
    return [c + amount if s == seat else c for s, c in enumerate(counts)]


class Checker:
    """Checks the lines of one game; every method raises AssertionError on the first thing that is wrong."""

    def __init__(self, start):
        self.players, self.options = start["players"], start["options"]
        need(is_int(self.players, 2, 6), f"players is {self.players!r}, not 2..6")
        need(isinstance(self.options, dict) and set(self.options) == {"edition"},
             f"options are {self.options!r}, not exactly the edition")
        need(self.options["edition"] in ("mirror", "fright"), f"unknown edition {self.options['edition']!r}")

    def check_state(self, line):
        phase, to_move, state = line["phase"], line["toMove"], line["state"]
        self._check_fields(state)
        self._check_cards(state)
        self._check_phase(phase, to_move, state)
        if self._is_deal(phase, state):
            self._check_deal(to_move, state)
        if line["n"] == 0:
            first = self._is_deal(phase, state) and state["round"] == 1
            need(first, "the game does not begin with the deal of round 1")
            points = START_POINTS[self.options["edition"]]
            need(set(state["fear"]) == {points}, f"fear begins as {state['fear']}, not all {points}")
        self._check_legal(line)

    def check_transition(self, before, move, after):
        """`before` and `after` are state lines, `move` is the move itself, not its line."""
        allowed = legal(before["state"], before["phase"], before["toMove"], self.options, self.players)
        need(move_key(move) in map(move_key, allowed), f"move {move} is not legal")
        phase, to_move, state = follow(before, move, self.options, self.players)
        need(after["phase"] == phase, f"phase is {after['phase']!r} after {move}, not {phase!r}")
        need(after["toMove"] == to_move, f"toMove is {after['toMove']!r} after {move}, not {to_move!r}")
        for field, value in state.items():
            found = after["state"][field]
            need(found == value, f"{field} is {found!r} after {move}, not {value!r}")
        if "hands" not in state:
            self._check_deal(to_move, after["state"])

    def check_result(self, last_state, result):
        fear, scores, winners = last_state["state"]["fear"], result["scores"], result["winners"]
        need(scores == fear, f"scores are {scores}, but fear is {fear}")
        best = [s for s, f in enumerate(fear) if f == min(fear)]
        need(sorted(winners) == best, f"winners are {winners}, not {best}")

    def _check_fields(self, state):
        need(set(state) == FIELDS, f"state fields are {sorted(state)}, not {sorted(FIELDS)}")
        need(is_int(state["round"], 1, LAST_ROUND), f"round is {state['round']!r}")
        need(is_int(state["starter"], 0, self.players - 1), f"starter is {state['starter']!r}")
        need(is_int(state["direction"], -1, 1) and state["direction"], f"direction is {state['direction']!r}")
        need(is_int(state["level"], 0, LIMIT), f"level is {state['level']!r}")
        for field in ("pile", "deck", "hands", "taken", "fear"):
            need(isinstance(state[field], list), f"{field} is not a list")
        for field in ("hands", "taken", "fear"):
            need(len(state[field]) == self.players, f"{field} has {len(state[field])} entries")
        for field in ("taken", "fear"):
            need(all(is_int(n, 0) for n in state[field]), f"{field} is {state[field]}")
        for seat, (taken, fear) in enumerate(zip(state["taken"], state["fear"])):
            need(fear or not taken, f"seat {seat} took a pile this round but has no points")

    def _check_cards(self, state):
        need(all(isinstance(hand, list) for hand in state["hands"]), "a hand is not a list")
        seen = state["pile"] + state["deck"] + [card for hand in state["hands"] for card in hand]
        for card in seen:
            need(isinstance(card, str) and card in DECK, f"{card!r} is not a card")
        for card, count in Counter(seen).items():
            need(count <= DECK[card], f"{count} cards {card}")
        total = len(seen) + sum(state["taken"])
        need(total == DECK.total(), f"{total} cards instead of {DECK.total()}")
        for seat, hand in enumerate(state["hands"]):
            need(hand == sorted(hand), f"the hand of seat {seat} is not sorted: {hand}")
            need(len(hand) <= 5, f"the hand of seat {seat} has {len(hand)} cards")
            need(len(hand) == 5 or not state["deck"], f"seat {seat} has {len(hand)} cards beside a deck")
        level, family = read_pile(state["pile"])
        need(state["level"] == level, f"level is {state['level']}, but the pile makes {level}")
        need(state["family"] == family, f"family is {state['family']!r}, but the pile makes {family!r}")

    def _check_phase(self, phase, to_move, state):
        need(phase in ("start", "play", "over"), f"unknown phase {phase!r}")
        size = len(state["pile"])
        need((phase == "start") == (size == 0), f"phase is {phase!r} with {size} cards in the pile")
        if phase == "over":
            need(to_move is None, f"toMove is {to_move!r} when the game is over")
            need(state["round"] == LAST_ROUND, f"the game is over in round {state['round']}")
            need([] in state["hands"], "the game is over, but every seat has a card")
            return
        need(is_int(to_move, 0, self.players - 1), f"toMove is {to_move!r}")
        need(state["hands"][to_move], f"seat {to_move} is to move without a card")
        if phase == "start" and not self._is_deal(phase, state):
            need(state["taken"][to_move], f"seat {to_move} starts a pile, but took none")

    @staticmethod
    def _is_deal(phase, state):
        return phase == "start" and not any(state["taken"])

    def _check_deal(self, to_move, state):
        starter = state["starter"]
        need(to_move == starter, f"toMove is {to_move} after the deal, but the starter is {starter}")
        need(state["direction"] == 1, "the direction after the deal is not clockwise")
        need(all(len(hand) == 5 for hand in state["hands"]), "a dealt hand is not five cards")
        size = len(state["deck"])
        need(size == DECK.total() - 5 * self.players, f"the deck after the deal has {size} cards")
        if self.options["edition"] == "mirror":
            need([MIST] * 5 not in state["hands"], "a dealt hand is all Mist in the edition `mirror`")

    def _check_legal(self, line):
        found = Counter(map(move_key, line["legal"]))
        moves = legal(line["state"], line["phase"], line["toMove"], self.options, self.players)
        right = {move_key(move): move for move in moves}
        need(max(found.values(), default=1) == 1, f"legal lists a move twice: {line['legal']}")
        missing, extra = right.keys() - found.keys(), found.keys() - right.keys()
        need(not missing, f"legal lacks {[right[k] for k in missing]}")
        need(not extra, f"legal has {[m for m in line['legal'] if move_key(m) in extra]} too many")
