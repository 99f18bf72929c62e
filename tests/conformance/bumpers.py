"""Ghostbumpers, written a second time from the rules text alone, to check traces of `bumpers`.

`Rules` plays one move on a copy of a position. What is random it asks of a `chance` object; for a
trace that is `Told`, which reads the outcome from the state that follows and refuses what could not
have happened. `Checker` compares the two. All of it raises AssertionError.
"""

import copy
import json
from collections import Counter

HAND_SIZE = 9
UNFAZED = 6
COPIES = {3: 4, 4: 5, 5: 6, 6: 7}  # of each value 1..9, by number of players
X_COPIES = 4
ROUNDS = {3: 6, 4: 8, 5: 5, 6: 6}
MAX_ROUNDS = 100
PARANOIA = 10
VALUES = [*range(1, 10), "X"]
RANK = {value: rank for rank, value in enumerate(VALUES)}
UNCHOSEN = ["U"] * UNFAZED + ["S"]

LINE_FIELDS = {"type", "n", "toMove", "phase", "state", "legal"}
STATE_FIELDS = {
    "round", "starter", "leader", "deck", "discard", "hands", "trick", "characters",
    "hidden", "revealed", "rotated", "owed", "drawing", "scores",
}


def ensure(condition, message):
    if not condition:
        raise AssertionError(message)


def text(value):
    """A JSON value as one comparable string: unlike ==, it tells true, 1 and 1.0 apart."""
    return json.dumps(value, sort_keys=True)


def by_rank(cards):
    return sorted(cards, key=RANK.__getitem__)


# --- The rules -----------------------------------------------------------------------------------


def monster_cards(players):
    """Every Monster card in the game for that many players, as a multiset."""
    return Counter({value: X_COPIES if value == "X" else COPIES[players] for value in VALUES})


def legal_moves(phase, seat, state):
    if phase == "hide":
        return [{"do": "hide", "above": above} for above in range(UNFAZED + 1)]
    if phase == "over":
        return []
    held = Counter(state["hands"][seat])
    if phase == "discard":
        return [{"do": "discard", "value": value} for value in held]
    moves = []
    for value, most in held.items():
        for count in range(1, most + 1):
            play = {"do": "play", "value": value, "count": count}
            moves += [play | {"as": said} for said in (0, 10)] if value == "X" else [play]
    return moves


def tenths(play):
    """The result of a play in tenths: a single 4 is 40, three 8s are 38, two X as 10 are 21."""
    if play["count"] == 1:
        return 10 * (play["value"] if play["as"] is None else play["as"])
    decimal = {None: play["value"], 0: 0, 10: 1}[play["as"]]
    return 10 * play["count"] + decimal


def trick_cards(trick):
    return [play["value"] for play in trick for _ in range(play["count"])]


def deck_score(characters):
    above = characters.index("S")
    below = len(characters) - above - 1
    return below if above else 2 * below


def is_last_round(players, target, number, scores):
    if target == 0:
        return number == ROUNDS[players]
    return max(scores) >= target or number == MAX_ROUNDS


class Rules:
    """A position on which one move can be played; `chance` shuffles and deals."""

    def __init__(self, players, target, line, chance):
        self.players = players
        self.target = target
        self.phase = line["phase"]
        self.to_move = line["toMove"]
        self.state = copy.deepcopy(line["state"])
        self.chance = chance

    def play(self, move):
        {"hide": self._hide, "play": self._play, "discard": self._give}[move["do"]](move)

    def _left_of(self, seat):
        return (seat + 1) % self.players

    def _hide(self, move):
        seat, above = self.to_move, move["above"]
        self.state["characters"][seat] = ["U"] * above + ["S"] + ["U"] * (UNFAZED - above)
        self.state["hidden"][seat] = True
        if all(self.state["hidden"]):
            self.phase = "play"
            self.to_move = self.state["starter"]
        else:
            self.to_move = seat + 1

    def _play(self, move):
        state, seat, value, count = self.state, self.to_move, move["value"], move["count"]
        for _ in range(count):
            state["hands"][seat].remove(value)
        state["trick"].append({"seat": seat, "value": value, "count": count, "as": move.get("as")})
        state["drawing"], state["owed"] = seat, count - 1
        self._draw()

    def _draw(self):
        state = self.state
        hand = state["hands"][state["drawing"]]
        while state["owed"] > 0:
            if not state["deck"] and not state["discard"]:
                hand.sort(key=RANK.__getitem__)
                self._start_giving()
                return
            if not state["deck"]:
                self._discard_becomes_deck()
            hand.append(state["deck"].pop(0))
            state["owed"] -= 1
        hand.sort(key=RANK.__getitem__)
        self._after_drawing()

    def _discard_becomes_deck(self):
        pool, self.state["discard"] = self.state["discard"], []
        self.state["deck"] = self.chance.shuffle(pool, self.state)

    def _start_giving(self):
        self.phase = "discard"
        self.to_move = self.state["drawing"]
        if not self.state["hands"][self.to_move]:
            self.state["owed"] -= 1
            self.to_move = self._left_of(self.to_move)

    def _give(self, move):
        state = self.state
        state["hands"][self.to_move].remove(move["value"])
        state["discard"].append(move["value"])
        self.to_move = self._left_of(self.to_move)
        if self.to_move == state["drawing"]:
            self._discard_becomes_deck()
            self._draw()

    def _after_drawing(self):
        state = self.state
        self.phase = "play"
        self.to_move = self._left_of(state["drawing"])
        state["drawing"] = None
        if len(state["trick"]) == self.players:
            self._resolve_trick()

    def _resolve_trick(self):
        state = self.state
        best = max(tenths(play) for play in state["trick"])
        winner = [play["seat"] for play in state["trick"] if tenths(play) == best][-1]
        cards = trick_cards(state["trick"])
        state["trick"] = []
        state["discard"] += cards
        state["leader"] = self.to_move = winner

        scared = False
        if "X" in cards:
            self._rotate(winner)
        else:
            scared = self._reveal(winner, 1 + cards.count(5))
        if scared:
            self._end_round(scared_seat=winner)
        elif not any(state["hands"]):
            self._end_round(scared_seat=None)

    def _rotate(self, seat):
        characters = self.state["characters"][seat]
        if len(characters) > 1:
            characters.insert(0, characters.pop())
            self.state["rotated"][seat] += 1

    def _reveal(self, seat, most):
        """Turns up to `most` Character cards over; True if the last one is the Scared card."""
        for _ in range(most):
            self.state["revealed"][seat] += 1
            if self.state["characters"][seat].pop(0) == "S":
                return True
        return False

    def _end_round(self, scared_seat):
        state = self.state
        if scared_seat is not None and not state["characters"][scared_seat]:
            state["scores"][scared_seat] += PARANOIA
        else:
            for seat in range(self.players):
                if seat != scared_seat:
                    state["scores"][seat] += deck_score(state["characters"][seat])
        if is_last_round(self.players, self.target, state["round"], state["scores"]):
            self.phase, self.to_move = "over", None
        else:
            self._next_round()

    def _next_round(self):
        starter = self._left_of(self.state["starter"])
        hands, deck = self.chance.deal()
        self.state = {
            "round": self.state["round"] + 1,
            "starter": starter,
            "leader": starter,
            "deck": deck,
            "discard": [],
            "hands": hands,
            "trick": [],
            "characters": [list(UNCHOSEN) for _ in range(self.players)],
            "hidden": [False] * self.players,
            "revealed": [0] * self.players,
            "rotated": [0] * self.players,
            "owed": 0,
            "drawing": None,
            "scores": self.state["scores"],
        }
        self.phase, self.to_move = "hide", 0


# --- Checking a trace ----------------------------------------------------------------------------


class Told:
    """Chance as the state after the move tells it; that state has passed `check_state`."""

    def __init__(self, after):
        self.after = after

    def shuffle(self, pool, state):
        """An order of `pool` from which the drawing seat gets what it has in the state after."""
        if self.after["round"] != state["round"]:
            return pool  # the round ended with this move, so its draws left no trace
        seat = state["drawing"]
        known, held = Counter(state["hands"][seat]), Counter(self.after["hands"][seat])
        drawn = list((held - known).elements())
        ensure(known <= held, f"seat {seat} lost a card while drawing")
        ensure(
            len(drawn) == min(state["owed"], len(pool)),
            f"seat {seat} drew {drawn} after the shuffle, {state['owed']} owed",
        )
        order = drawn + self.after["deck"]
        ensure(
            Counter(order) == Counter(pool),
            f"drawn {drawn} and deck {self.after['deck']} are not the shuffled {by_rank(pool)}",
        )
        return order

    def deal(self):
        return copy.deepcopy(self.after["hands"]), list(self.after["deck"])


class Checker:
    """Checks the lines of one `bumpers` trace."""

    def __init__(self, start):
        fields = {"type", "format", "game", "players", "seed", "options"}
        ensure(set(start) == fields, f"start: fields {sorted(start)}")
        ensure(start["type"] == "start", f"start: type {start['type']!r}")
        ensure(text(start["format"]) == "1", f"start: format {start['format']!r}")
        ensure(start["game"] == "bumpers", f"start: game {start['game']!r}")
        players, options = start["players"], start["options"]
        ensure(type(players) is int and players in COPIES, f"start: players {players!r}")
        ensure(set(options) == {"target"}, f"start: options {options}")
        ensure(is_count(options["target"]), f"start: target {options['target']!r}")
        self.players = players
        self.target = options["target"]

    def check_state(self, line):
        """A `state` line on its own; number 0 must also be the beginning of a game."""
        ensure(set(line) == LINE_FIELDS, f"state line: fields {sorted(line)}")
        ensure(line["type"] == "state", f"state line: type {line['type']!r}")
        ensure(is_count(line["n"]), f"state line: n {line['n']!r}")
        phase, seat, state = line["phase"], line["toMove"], line["state"]
        ensure(set(state) == STATE_FIELDS, f"state: fields {sorted(state)}")
        self._check_types(state)
        ensure(phase in ("hide", "play", "discard", "over"), f"unknown phase {phase!r}")
        if phase == "over":
            ensure(seat is None, f"toMove is {seat!r} at over")
        else:
            ensure(self._is_seat(seat), f"toMove is {seat!r}")
        if line["n"] == 0:
            ensure(state["round"] == 1, f"the game starts in round {state['round']}")
            ensure((phase, seat) == ("hide", 0), f"the game starts with {phase} by seat {seat}")
        self._check_conservation(state)
        self._check_characters(phase, state)
        self._check_progress(phase, state)
        {
            "hide": self._check_hide,
            "play": self._check_play,
            "discard": self._check_discard,
            "over": self._check_over,
        }[phase](seat, state)
        self._check_legal(line)

    def check_transition(self, before, move, after):
        """`before` has passed `check_state`; `move` is the move itself or its whole line."""
        if move.get("type") == "move":
            self._check_move_line(before, move, after)
            move = move["move"]
        self.check_state(after)
        legal = legal_moves(before["phase"], before["toMove"], before["state"])
        ensure(text(move) in map(text, legal), f"illegal in phase {before['phase']}: {text(move)}")
        rules = Rules(self.players, self.target, before, Told(after["state"]))
        rules.play(move)
        expected = {"phase": rules.phase, "toMove": rules.to_move} | rules.state
        found = {"phase": after["phase"], "toMove": after["toMove"]} | after["state"]
        for field, value in expected.items():
            ensure(
                text(value) == text(found[field]),
                f"{field} after {text(move)} by seat {before['toMove']}: "
                f"expected {text(value)}, found {text(found[field])}",
            )

    def check_result(self, last_state, result):
        ensure(set(result) == {"type", "scores", "winners"}, f"result: fields {sorted(result)}")
        ensure(result["type"] == "result", f"result: type {result['type']!r}")
        ensure(last_state["phase"] == "over", f"result after phase {last_state['phase']!r}")
        scores = last_state["state"]["scores"]
        ensure(text(result["scores"]) == text(scores), f"result: scores {result['scores']}")
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        ensure(
            text(sorted(result["winners"])) == text(winners),
            f"result: winners {result['winners']}, expected {winners}",
        )

    # Parts of check_state

    def _is_seat(self, value):
        return is_count(value) and value < self.players

    def _check_types(self, state):
        ensure(is_count(state["round"]) and state["round"] > 0, f"round is {state['round']!r}")
        ensure(is_count(state["owed"]), f"owed is {state['owed']!r}")
        for field in ("starter", "leader"):
            ensure(self._is_seat(state[field]), f"{field} is {state[field]!r}")
        drawing = state["drawing"]
        ensure(drawing is None or self._is_seat(drawing), f"drawing is {drawing!r}")
        for field in ("hands", "characters", "hidden", "revealed", "rotated", "scores"):
            value = state[field]
            ensure(type(value) is list and len(value) == self.players, f"{field} is {value!r}")
        for field in ("revealed", "rotated", "scores"):
            ensure(all(map(is_count, state[field])), f"{field} is {state[field]}")
        ensure(all(type(chosen) is bool for chosen in state["hidden"]), f"hidden {state['hidden']}")
        for cards in (state["deck"], state["discard"], *state["hands"]):
            ensure(type(cards) is list and all(map(is_card, cards)), f"not all cards: {cards}")
        for seat, hand in enumerate(state["hands"]):
            ensure(hand == by_rank(hand), f"hand of seat {seat} is not sorted: {hand}")
        self._check_trick(state)

    def _check_trick(self, state):
        ensure(type(state["trick"]) is list, f"trick is {state['trick']!r}")
        for place, play in enumerate(state["trick"]):
            ensure(set(play) == {"seat", "value", "count", "as"}, f"trick: fields {sorted(play)}")
            seat = (state["leader"] + place) % self.players
            ensure(text(play["seat"]) == text(seat), f"trick: seat {play['seat']!r}, not {seat}")
            ensure(is_card(play["value"]), f"trick: value {play['value']!r}")
            ensure(is_count(play["count"]) and play["count"] > 0, f"trick: count {play['count']!r}")
            said = ("0", "10") if play["value"] == "X" else ("null",)
            ensure(text(play["as"]) in said, f"trick: {play['value']} as {play['as']!r}")

    def _check_conservation(self, state):
        cards = Counter(state["deck"] + state["discard"] + trick_cards(state["trick"]))
        for hand in state["hands"]:
            cards.update(hand)
        wanted = monster_cards(self.players)
        wrong = [value for value in VALUES if cards[value] != wanted[value]]
        ensure(
            not wrong,
            "cards do not add up: "
            + ", ".join(f"{cards[value]} of {value}, not {wanted[value]}" for value in wrong),
        )

    def _check_characters(self, phase, state):
        for seat, deck in enumerate(state["characters"]):
            ensure(type(deck) is list, f"characters of seat {seat}: {deck!r}")
            size = len(deck) + state["revealed"][seat]
            ensure(size == UNFAZED + 1, f"seat {seat}: {size} Character cards with those revealed")
            scared = deck.count("S")
            ensure(scared + deck.count("U") == len(deck), f"characters of seat {seat}: {deck}")
            may_be_out = phase == "over" and seat == state["leader"]
            ensure(
                scared == 1 or (scared == 0 and may_be_out),
                f"seat {seat} has {scared} Scared cards in its deck",
            )

    def _check_progress(self, phase, state):
        """Round number and scores belong to a game that goes on exactly when this one does."""
        limit = MAX_ROUNDS if self.target else ROUNDS[self.players]
        number, scores = state["round"], state["scores"]
        ensure(number <= limit, f"round {number} of {limit}")
        if phase == "over":
            over = is_last_round(self.players, self.target, number, scores)
            ensure(over, f"over in round {number} with scores {scores}")
        elif self.target:
            ensure(max(scores) < self.target, f"goes on with scores {scores}")
        if phase != "over" and number == 1:
            ensure(not any(scores), f"scores {scores} in the first round")

    def _check_hide(self, seat, state):
        self._check_nothing_owed(state)
        start = {
            "leader": state["starter"],
            "discard": [],
            "trick": [],
            "hidden": [other < seat for other in range(self.players)],
            "revealed": [0] * self.players,
            "rotated": [0] * self.players,
        }
        for field, value in start.items():
            ensure(state[field] == value, f"{field} is {state[field]} while seat {seat} hides")
        for hand in state["hands"]:
            ensure(len(hand) == HAND_SIZE, f"dealt a hand of {len(hand)}")
        for other in range(seat, self.players):
            deck = state["characters"][other]
            ensure(deck == UNCHOSEN, f"characters of seat {other} before its choice: {deck}")

    def _check_play(self, seat, state):
        self._check_nothing_owed(state)
        ensure(all(state["hidden"]), f"hidden is {state['hidden']} in play")
        played = len(state["trick"])
        ensure(played < self.players, "a full trick is not resolved")
        turn = (state["leader"] + played) % self.players
        ensure(seat == turn, f"toMove is {seat}, but it is the turn of seat {turn}")
        self._check_hand_sizes(state, [len(hand) for hand in state["hands"]])
        ensure(state["hands"][seat], f"seat {seat} has no card to play")

    def _check_discard(self, seat, state):
        ensure(all(state["hidden"]), f"hidden is {state['hidden']} in discard")
        ensure(state["deck"] == [], f"deck is {state['deck']} in discard")
        drawing, owed = state["drawing"], state["owed"]
        last = state["trick"][-1] if state["trick"] else None
        ensure(last and last["seat"] == drawing, f"drawing is {drawing!r}, last play {last}")
        ensure(0 < owed < last["count"], f"owed is {owed} after a play of {last['count']}")
        ensure(state["hands"][seat], f"seat {seat} has no card to give")

        asked = (seat - drawing) % self.players  # how many seats are done, the drawing one first
        none_given = asked > 0 and len(state["discard"]) == asked - 1
        if none_given:
            empty = not state["hands"][drawing] and owed == last["count"] - 2
            ensure(empty, f"seat {drawing} gave no card, owed {owed}")
        else:
            given = len(state["discard"])
            ensure(given == asked, f"{given} cards given when seat {seat} is asked")

        sizes = [len(hand) for hand in state["hands"]]
        sizes[drawing] += owed
        for step in range(asked):
            sizes[(drawing + step) % self.players] += 1
        self._check_hand_sizes(state, sizes)

    def _check_over(self, _seat, state):
        self._check_nothing_owed(state)
        ensure(state["trick"] == [], f"trick is {state['trick']} at over")
        ensure(all(state["hidden"]), f"hidden is {state['hidden']} at over")
        self._check_hand_sizes(state, [len(hand) for hand in state["hands"]])
        scared = any("S" not in deck for deck in state["characters"])
        ensure(scared or not any(state["hands"]), "over, but neither Scared nor out of cards")

    def _check_nothing_owed(self, state):
        ensure(state["owed"] == 0, f"owed is {state['owed']} outside discard")
        ensure(state["drawing"] is None, f"drawing is {state['drawing']} outside discard")

    def _check_hand_sizes(self, state, sizes):
        """Equal between tricks: whoever has played holds one card fewer than who has not."""
        played = {play["seat"] for play in state["trick"]}
        level = {size + (seat in played) for seat, size in enumerate(sizes)}
        ensure(len(level) == 1, f"hands do not match the trick: sizes {sizes}, played {played}")
        ensure(max(level) <= HAND_SIZE, f"hands of {max(level)} at the start of the trick")

    def _check_legal(self, line):
        wanted = {text(move) for move in legal_moves(line["phase"], line["toMove"], line["state"])}
        listed = [text(move) for move in line["legal"]]
        twice = [move for move, times in Counter(listed).items() if times > 1]
        ensure(not twice, f"legal lists twice: {twice}")
        ensure(wanted <= set(listed), f"legal lacks {sorted(wanted - set(listed))}")
        ensure(wanted >= set(listed), f"legal has too many: {sorted(set(listed) - wanted)}")

    def _check_move_line(self, before, line, after):
        ensure(set(line) == {"type", "n", "seat", "move", "events"}, f"move: fields {sorted(line)}")
        ensure(line["n"] == before["n"], f"move {line['n']} after state {before['n']}")
        ensure(after["n"] == before["n"] + 1, f"state {after['n']} after state {before['n']}")
        seat = before["toMove"]
        ensure(text(line["seat"]) == text(seat), f"move by seat {line['seat']}, not {seat}")
        ensure(type(line["events"]) is list, f"events: {line['events']!r}")


def is_count(value):
    return type(value) is int and value >= 0


def is_card(value):
    return type(value) in (int, str) and value in RANK
