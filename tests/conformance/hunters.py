"""Ghost Hunters, written a second time from the rules, to check traces of the first.

`Game` plays one move; what is random it takes from outside (dice) or leaves open (shuffled cards).
`Checker` compares the lines of a trace with it. Every complaint is an AssertionError.
"""

import copy
import json
from collections import Counter, namedtuple
from pathlib import Path

CARDS = json.loads((Path(__file__).parent / "../../gamecore/hunters/cards.json").read_text("utf-8"))
TRAPS = {card["id"]: card for card in CARDS["traps"]}
ALLIES = {card["id"]: card for card in CARDS["allies"]}
COLORS = ("green", "red", "blue", "yellow")
ROUNDS = 5
OFFER = 5  # Traps on offer at the start of a round

LINE_FIELDS = {"type", "n", "toMove", "phase", "state", "legal"}
STATE_FIELDS = {
    "round", "tokens", "pouch", "dice", "in", "pending", "turn", "queue", "group", "bust", "traps", "allies",
    "offerTraps", "offerAllies", "trapDeck", "trapDiscard", "allyDeck", "allyDiscard", "sight", "scored",
    "roundFame", "fame",
}
BEFORE_SCORING = ("takeAlly", "takeTrap", "score")
TURN_PHASES = BEFORE_SCORING + ("end",)

# A card of a shuffled pile: any one of Game.pools[pool].
Unknown = namedtuple("Unknown", "pool")


def check(ok, message):
    if not ok:
        raise AssertionError(message)


# --- dice and Traps


def is_dangerous(die):
    return die["value"] >= 5


def dangerous_count(dice):
    return sum(map(is_dangerous, dice))


def seen_dice(state):
    """The rolled dice the seat on turn sees, by index."""
    sight = state["sight"]
    return {
        i: sight["changed"].get(str(i), die) for i, die in enumerate(state["dice"]) if i not in sight["banished"]
    }


def matches(die, need):
    return (
        need.get("value", die["value"]) == die["value"]
        and need.get("color", die["color"]) == die["color"]
        and need.get("dangerous", is_dangerous(die)) == is_dangerous(die)
    )


def need_holds(need, dice):
    number = sum(matches(die, need) for die in dice)
    return number <= need["max"] if "max" in need else number >= need["count"]


def has_run(dice, length):
    values = {die["value"] for die in dice}
    return any(values.issuperset(range(low, low + length)) for low in range(1, 7))


def trap_fame(trap, dice):
    """What the Trap pays for these dice; 0 if it is not complete."""
    fame, needs = TRAPS[trap]["fame"], TRAPS[trap]["needs"]
    if "per" in needs:
        number = sum(matches(die, needs["per"]) for die in dice)
        return fame * min(number, needs.get("cap", number))
    if "all" in needs:
        complete = all(need_holds(need, dice) for need in needs["all"])
    elif "any" in needs:
        complete = any(need_holds(need, dice) for need in needs["any"])
    elif "sameValue" in needs:
        complete = max(Counter(die["value"] for die in dice).values(), default=0) >= needs["sameValue"]
    else:
        complete = has_run(dice, needs["run"])
    return fame if complete else 0


def completed(state):
    """The Traps of the seat on turn that are complete, with what they pay."""
    dice = list(seen_dice(state).values()) + state["sight"]["extra"]
    fames = {trap: trap_fame(trap, dice) for trap in state["traps"][state["turn"]]}
    return {trap: fame for trap, fame in fames.items() if fame}


# --- legal moves


def legal_uses(phase, state):
    moves = []
    for ally in state["allies"][state["turn"]]:
        targets = use_targets(phase, state, ALLIES[ally]["effect"])
        moves += [{"do": "use", "ally": ally, **target} for target in targets]
    return moves


def use_targets(phase, state, effect):
    if effect == "trade":
        own = [trap for trap in state["traps"][state["turn"]] if trap not in state["scored"]]
        return [{"give": give, "get": get} for give in own for get in state["offerTraps"]]
    if effect == "encore":
        return [{"trap": trap} for trap in state["scored"]] if phase == "end" else []
    if phase not in BEFORE_SCORING:
        return []
    seen = seen_dice(state).items()
    if effect == "nudge":
        return [{"die": i, "by": by} for i, die in seen for by in (1, -1) if 1 <= die["value"] + by <= 6]
    if effect == "repaint":
        return [{"die": i, "color": color} for i, die in seen for color in COLORS if color != die["color"]]
    if effect == "banish":
        return [{"die": i} for i, die in seen if is_dangerous(die)]
    if effect == "scout":
        return [{}] if state["trapDeck"] or state["trapDiscard"] else []
    if effect == "brave":
        return [{}] if state["bust"] else []
    return [{}]  # extraDie


def legal_moves(phase, state):
    if phase == "decide":
        return [{"do": "stay"}, {"do": "pass"}]
    if phase == "roll":
        return [{"do": "roll", "dice": n} for n in (2, 3, 4) if n <= sum(state["pouch"].values())]
    if phase == "over":
        return []
    if phase == "takeAlly":
        steps = [{"do": "takeAlly", "ally": ally} for ally in state["offerAllies"]]
    elif phase == "takeTrap":
        steps = [{"do": "takeTrap", "trap": trap} for trap in state["offerTraps"]]
    elif phase == "end":
        steps = [{"do": "done"}]
    elif state["bust"] and not state["sight"]["brave"]:
        steps = [{"do": "score", "trap": trap} for trap in completed(state) or [None]]
    else:
        steps = [{"do": "score"}]
    return steps + legal_uses(phase, state)


# --- playing a move


class Game:
    """A position that plays one legal move. roll(dice, count) gives the new dice beside those on the table."""

    def __init__(self, line, roll):
        self.phase = line["phase"]
        self.to_move = line["toMove"]
        self.state = copy.deepcopy(line["state"])
        self.roll = roll
        self.pools = []  # piles shuffled by this move
        self.seats = range(len(self.state["tokens"]))

    def play(self, move):
        do = move["do"]
        if do in ("stay", "pass"):
            self._decide(do)
        elif do == "roll":
            self._roll(move["dice"])
        elif do == "takeAlly":
            self._take("offerAllies", "allies", move["ally"])
            self.phase = self._trap_phase()
        elif do == "takeTrap":
            self._take("offerTraps", "traps", move["trap"])
            self.phase = "score"
        elif do == "score":
            self._score(move)
        elif do == "use":
            self._use(move)
        else:
            self._end_turn()

    def _seats_in(self):
        return [seat for seat in self.seats if self.state["in"][seat]]

    def _by_token(self, seats):
        return sorted(seats, key=lambda seat: self.state["tokens"][seat])

    def _decide(self, decision):
        pending = self.state["pending"]
        pending[self.to_move] = decision
        waiting = [seat for seat in self._seats_in() if pending[seat] is None]
        if waiting:
            self.to_move = waiting[0]
            return
        self.state["pending"] = [None for _ in self.seats]
        passed = [seat for seat in self.seats if pending[seat] == "pass"]
        if passed:
            self._leave(passed, bust=False)
        else:
            self._roll(2)

    def _roll(self, count):
        s = self.state
        s.update(group=[], bust=False, scored=[])
        new = self.roll(s["dice"], count)
        s["dice"] = s["dice"] + new
        for die in new:
            s["pouch"][die["color"]] -= 1
        staying = self._seats_in()
        if dangerous_count(s["dice"]) >= 3:
            self._leave(staying, bust=True)
        elif len(staying) == 1 or not any(s["pouch"].values()):
            self._leave(staying, bust=False)
        else:
            self.phase, self.to_move = "decide", staying[0]

    def _leave(self, seats, bust):
        s = self.state
        for seat in seats:
            s["in"][seat] = False
        s.update(group=self._by_token(seats), queue=self._by_token(seats), bust=bust)
        self._start_turn()

    def _start_turn(self):
        s = self.state
        self.to_move = s["turn"] = s["queue"].pop(0)
        s["scored"] = []
        s["sight"] = {"extra": [], "changed": {}, "banished": [], "brave": False}
        alone = len(s["group"]) == 1 and not s["bust"]
        self.phase = "takeAlly" if alone and s["offerAllies"] else self._trap_phase()

    def _trap_phase(self):
        return "takeTrap" if self.state["offerTraps"] else "score"

    def _take(self, offer, owned, card):
        self.state[offer].remove(card)
        self.state[owned][self.to_move].append(card)

    def _score(self, move):
        fames = completed(self.state)
        self.state["scored"] = [trap for trap in fames if move.get("trap", trap) == trap]
        self._pay(self.state["scored"], fames)
        self._after_scoring()

    def _pay(self, traps, fames):
        for account in ("roundFame", "fame"):
            self.state[account][self.to_move] += sum(fames[trap] for trap in traps)

    def _after_scoring(self):
        if legal_uses("end", self.state):
            self.phase = "end"
        else:
            self._end_turn()

    def _use(self, move):
        s, ally = self.state, ALLIES[move["ally"]]
        s["allies"][self.to_move].remove(move["ally"])
        s["allyDiscard"].append(move["ally"])
        effect, sight, traps = ally["effect"], s["sight"], s["traps"][self.to_move]
        if effect == "extraDie":
            sight["extra"].append({"color": ally["color"], "value": ally["value"]})
        elif effect in ("nudge", "repaint"):
            die = dict(seen_dice(s)[move["die"]])
            die["value"] += move.get("by", 0)
            die["color"] = move.get("color", die["color"])
            sight["changed"][str(move["die"])] = die
        elif effect == "banish":
            sight["banished"].append(move["die"])
        elif effect == "scout":
            traps += self._draw("trap", 1)
        elif effect == "brave":
            sight["brave"] = True
        elif effect == "trade":
            self._take("offerTraps", "traps", move["get"])
            traps.remove(move["give"])
            s["offerTraps"].append(move["give"])
        elif effect == "encore":
            self._pay([move["trap"]], completed(s))
        if self.phase == "end":
            self._after_scoring()

    def _end_turn(self):
        s = self.state
        if s["queue"]:
            self._start_turn()
            return
        s["turn"] = s["sight"] = None
        tokens = [s["tokens"][seat] for seat in s["group"]]
        for seat, token in zip(s["group"], reversed(tokens)):
            s["tokens"][seat] = token
        staying = self._seats_in()
        if len(staying) >= 2:
            self._roll(2)
        elif staying:
            self.phase, self.to_move = "roll", staying[0]
        else:
            self._end_round()

    def _end_round(self):
        s = self.state
        for seat in self._by_token(self.seats):
            if s["roundFame"][seat] == min(s["roundFame"]):
                s["allies"][seat] += self._draw("ally", 1)
        if s["round"] == ROUNDS:
            self.phase, self.to_move = "over", None
            return
        s["trapDiscard"] += s["offerTraps"]
        s["allyDiscard"] += s["offerAllies"]
        s["offerTraps"] = self._draw("trap", OFFER)
        s["offerAllies"] = self._draw("ally", len(self.seats) - 1)
        s["round"] += 1
        s["in"] = [True for _ in self.seats]
        s["roundFame"] = [0 for _ in self.seats]
        s["dice"] = []
        s["pouch"] = {color: 3 for color in COLORS}
        self._roll(2)

    def _draw(self, kind, count):
        deck, discard = self.state[kind + "Deck"], self.state[kind + "Discard"]
        cards = []
        while len(cards) < count and (deck or discard):
            if not deck:
                deck += [Unknown(len(self.pools)) for _ in discard]
                self.pools.append(discard[:])
                discard.clear()
            cards.append(deck.pop(0))
        return cards


# --- comparing with a trace


def same_sight(state, want):
    """Whether the same is seen: a die changed back, or changed and then banished, may be listed or not."""
    got = state["sight"]
    if want is None or got is None:
        return want is got

    def view(sight):
        return seen_dice({**state, "sight": sight}), sight["extra"], sorted(sight["banished"]), sight["brave"]

    return view(want) == view(got)


class Pools:
    """Matches cards of unknown order with the ones a trace shows."""

    def __init__(self, pools):
        self.left = [Counter(pool) for pool in pools]

    def _take(self, name, pool, card):
        check(self.left[pool][card] > 0, f"{name}: {card} cannot come from the shuffled discard pile here")
        self.left[pool][card] -= 1

    def match_list(self, name, want, got):
        check(len(want) == len(got), f"{name}: {len(got)} cards instead of {len(want)}")
        for expected, card in zip(want, got):
            if isinstance(expected, Unknown):
                self._take(name, expected.pool, card)
            else:
                check(expected == card, f"{name}: {got} instead of {want}")

    def match_set(self, name, want, got):
        known = Counter(card for card in want if not isinstance(card, Unknown))
        pools = [card.pool for card in want if isinstance(card, Unknown)]
        others = sorted((Counter(got) - known).elements())
        check(known <= Counter(got) and len(got) == len(want), f"{name}: {got} instead of {want}")
        for pool, card in zip(pools, others):
            self._take(name, pool, card)


def check_int(name, value, low, high):
    check(type(value) is int and low <= value <= high, f"{name}: {value!r} is not a number from {low} to {high}")


def check_list(name, value, length=None):
    check(type(value) is list, f"{name}: not a list")
    check(length is None or len(value) == length, f"{name}: {len(value)} entries instead of {length}")


def check_fields(name, value, fields):
    check(type(value) is dict, f"{name}: not an object")
    check(set(value) == set(fields), f"{name}: fields missing or not wanted: {sorted(set(value) ^ set(fields))}")


def check_die(name, die):
    check_fields(name, die, ("color", "value"))
    check(die["color"] in COLORS, f"{name}: unknown colour {die['color']!r}")
    check_int(f"{name}.value", die["value"], 1, 6)


def check_bool(name, value):
    check(type(value) is bool, f"{name}: {value!r} is not true or false")


class Checker:
    def __init__(self, start):
        check(start["game"] == "hunters", f"start: game {start['game']!r}")
        check(start["options"] == {}, "start: hunters has no options")
        check_int("start: players", start["players"], 2, 5)
        self.players = start["players"]
        self.seats = range(self.players)

    # One state line.

    def check_state(self, line):
        check_fields("state line", line, LINE_FIELDS)
        check(line["type"] == "state", f"type {line['type']!r}")
        check_int("n", line["n"], 0, 10**9)
        state, phase = line["state"], line["phase"]
        check_fields("state", state, STATE_FIELDS)
        self._check_seat_fields(state)
        self._check_dice(state)
        self._check_cards(state, "trap", "traps", "offerTraps", TRAPS, OFFER)
        self._check_cards(state, "ally", "allies", "offerAllies", ALLIES, self.players - 1)
        self._check_seats_of_group(state)
        if phase == "decide":
            self._check_decide(line)
        elif phase in TURN_PHASES:
            self._check_turn(line)
        else:
            check(phase in ("roll", "over"), f"phase {phase!r}")
            self._check_between(line)
        self._check_legal(line)
        if line["n"] == 0:
            self._check_setup(line)

    def _check_seat_fields(self, s):
        check_int("round", s["round"], 1, ROUNDS)
        for name in ("tokens", "in", "pending", "traps", "allies", "roundFame", "fame"):
            check_list(name, s[name], self.players)
        for seat in self.seats:
            check_int("tokens", s["tokens"][seat], 1, self.players)
            check_bool("in", s["in"][seat])
            check(s["pending"][seat] in (None, "stay", "pass"), f"pending: {s['pending'][seat]!r}")
            check_int("roundFame", s["roundFame"][seat], 0, 10**6)
            check_int("fame", s["fame"][seat], s["roundFame"][seat], 10**6)
        check(len(set(s["tokens"])) == self.players, f"tokens: {s['tokens']} has a token twice")
        check_bool("bust", s["bust"])

    def _check_dice(self, s):
        check_list("dice", s["dice"])
        check(len(s["dice"]) >= 2, "dice: a round has at least two on the table")
        for die in s["dice"]:
            check_die("dice", die)
        check_fields("pouch", s["pouch"], COLORS)
        on_table = Counter(die["color"] for die in s["dice"])
        for color in COLORS:
            check_int(f"pouch.{color}", s["pouch"][color], 0, 3)
            check(s["pouch"][color] + on_table[color] == 3, f"dice and pouch: not three {color} dice")
        first_roll = len(s["dice"]) == 2
        check(not first_roll or dangerous_count(s["dice"]) < 2, "dice: two Dangerous dice in the first roll")

    def _check_cards(self, s, kind, owned, offer, cards, offer_size):
        piles = [s[offer], s[kind + "Deck"], s[kind + "Discard"], *s[owned]]
        for pile in piles:
            check_list(f"a pile of {owned}", pile)
        count = Counter(card for pile in piles for card in pile)
        wrong = [card for card in cards if count[card] != 1] + [card for card in count if card not in cards]
        check(not wrong, f"{owned}: unknown, missing or more than once: {wrong}")
        check(len(s[offer]) <= offer_size, f"{offer}: more than {offer_size}")

    def _check_seats_of_group(self, s):
        for name in ("group", "queue"):
            check_list(name, s[name])
            check(set(s[name]) <= set(self.seats), f"{name}: {s[name]} has an unknown seat")
            check(len(set(s[name])) == len(s[name]), f"{name}: {s[name]} has a seat twice")
        check(not any(s["in"][seat] for seat in s["group"]), "group: a seat in it is still in")
        check((s["turn"] is None) == (s["sight"] is None), "sight: null exactly without a turn")
        check_list("scored", s["scored"])
        check(len(set(s["scored"])) == len(s["scored"]), "scored: a Trap twice")

    def _check_decide(self, line):
        s = line["state"]
        staying = [seat for seat in self.seats if s["in"][seat]]
        check(len(staying) >= 2, "decide: fewer than two seats in")
        check(line["toMove"] in staying, f"decide: toMove {line['toMove']} is not in")
        for seat in self.seats:
            decided = seat in staying and seat < line["toMove"]
            check((s["pending"][seat] is not None) == decided, f"decide: pending of seat {seat}: {s['pending'][seat]}")
        check(dangerous_count(s["dice"]) < 3, "decide: three Dangerous dice are a bust")
        check(any(s["pouch"].values()), "decide: nobody is asked with an empty pouch")
        check(len(s["dice"]) % 2 == 0, "decide: an odd number of dice")
        check(s["turn"] is None and s["queue"] == [], "decide: turn or queue set")
        reset = s["group"] == [] and s["bust"] is False and s["scored"] == []
        check(reset, "decide: group, bust or scored not reset by the roll")

    def _check_turn(self, line):
        s, phase, seat = line["state"], line["phase"], line["state"]["turn"]
        check_int("turn", seat, 0, self.players - 1)
        check(line["toMove"] == seat, f"toMove {line['toMove']} in the turn of seat {seat}")
        check(s["pending"] == [None] * self.players, "pending: a decision during a turn")
        check(s["group"] == sorted(s["group"], key=lambda seat: s["tokens"][seat]), "group: not in token order")
        check(seat in s["group"], f"turn: seat {seat} is not in the group")
        check(s["queue"] == s["group"][s["group"].index(seat) + 1:], "queue: not the rest of the group")
        check(s["bust"] == (dangerous_count(s["dice"]) >= 3), "bust: not what the rolled dice say")
        self._check_sight(s)
        if any(s["in"]):
            check(not s["bust"], "in: a seat still in after a bust")
            check(any(s["pouch"].values()), "in: a seat still in with an empty pouch")
        if phase in BEFORE_SCORING:
            check(s["scored"] == [], "scored: before scoring")
        if phase == "takeAlly":
            check(len(s["group"]) == 1 and not s["bust"], "takeAlly: only for the only seat that passed")
            check(s["offerAllies"] != [], "takeAlly: no Ally on offer")
        if phase == "takeTrap":
            check(s["offerTraps"] != [], "takeTrap: no Trap on offer")
        if phase == "end":
            check(set(s["scored"]) <= set(completed(s)), "scored: a Trap not complete or not owned")
            check(not s["bust"] or s["sight"]["brave"] or len(s["scored"]) <= 1, "scored: more than one when bust")
            check(legal_uses(phase, s) != [], "end: no Ally can be used")

    def _check_sight(self, s):
        sight = s["sight"]
        check_fields("sight", sight, ("extra", "changed", "banished", "brave"))
        check_list("sight.extra", sight["extra"])
        check_list("sight.banished", sight["banished"])
        check_bool("sight.brave", sight["brave"])
        for die in sight["extra"]:
            check_die("sight.extra", die)
        indices = range(len(s["dice"]))
        for index, die in sight["changed"].items():
            check(index in map(str, indices), f"sight.changed: no die {index}")
            check_die("sight.changed", die)
        for index in sight["banished"]:
            check_int("sight.banished", index, 0, len(s["dice"]) - 1)
        check(len(set(sight["banished"])) == len(sight["banished"]), "sight.banished: a die twice")
        check(s["bust"] or not sight["brave"], "sight.brave: without a bust")

    def _check_between(self, line):
        """`roll` and `over`: the last group's turns are done, its tokens exchanged, its fields still stand."""
        s, phase = line["state"], line["phase"]
        check(s["turn"] is None and s["queue"] == [], f"{phase}: turn or queue set")
        check(s["pending"] == [None] * self.players, f"{phase}: a pending decision")
        exchanged = sorted(s["group"], key=lambda seat: -s["tokens"][seat])
        check(s["group"] and s["group"] == exchanged, f"{phase}: group {s['group']} is not the last one as it left")
        check(set(s["scored"]) <= set(s["traps"][s["group"][-1]]), f"{phase}: scored is not of the last turn")
        staying = [seat for seat in self.seats if s["in"][seat]]
        check(s["bust"] == (dangerous_count(s["dice"]) >= 3), f"{phase}: bust is not what the rolled dice say")
        if phase == "roll":
            check(staying == [line["toMove"]], f"roll: toMove {line['toMove']}, in {staying}")
            check(not s["bust"] and len(s["dice"]) % 2 == 0, "roll: after a bust or with an odd number of dice")
            check(any(s["pouch"].values()), "roll: the pouch is empty")
        else:
            check(line["toMove"] is None and staying == [], "over: somebody to move or in")
            check(s["round"] == ROUNDS, f"over: in round {s['round']}")

    def _check_legal(self, line):
        got = Counter(json.dumps(move, sort_keys=True) for move in line["legal"])
        want = Counter(json.dumps(move, sort_keys=True) for move in legal_moves(line["phase"], line["state"]))
        twice = [move for move in got if got[move] > 1]
        check(not twice, f"legal: listed twice: {twice}")
        check(not got - want, f"legal: not legal by the rules: {list(got - want)}")
        check(not want - got, f"legal: missing: {list(want - got)}")

    def _check_setup(self, line):
        s = line["state"]
        check(line["phase"] == "decide" and line["toMove"] == 0, "set-up: seat 0 decides first")
        check(s["round"] == 1 and len(s["dice"]) == 2 and all(s["in"]), "set-up: not the first roll of round 1")
        first = s["tokens"].index(1)
        clockwise = [(seat - first) % self.players + 1 for seat in self.seats]
        check(s["tokens"] == clockwise, f"set-up: tokens {s['tokens']} do not follow clockwise")
        check([len(traps) for traps in s["traps"]] == [1] * self.players, "set-up: not one Trap to each seat")
        check(not any(s["allies"]), "set-up: a seat has an Ally")
        check(len(s["offerTraps"]) == OFFER, f"set-up: {len(s['offerTraps'])} Traps on offer")
        check(len(s["offerAllies"]) == self.players - 1, f"set-up: {len(s['offerAllies'])} Allies on offer")
        check(s["trapDiscard"] == [] and s["allyDiscard"] == [], "set-up: something is discarded")
        check(not any(s["fame"]), "set-up: somebody has Fame")

    # From one state line to the next.

    def check_transition(self, before, move, after):
        check(after["n"] == before["n"] + 1, f"n: {after['n']} after {before['n']}")
        check(move in legal_moves(before["phase"], before["state"]), f"move not legal: {move}")
        got = after["state"]

        def roll(dice, count):
            new = got["dice"][len(dice):]
            check(got["dice"][:len(dice)] == dice, "dice: the old ones did not stay in order")
            check(len(new) == count, f"dice: {len(new)} rolled instead of {count}")
            return new

        game = Game(before, roll)
        game.play(move)
        check(after["phase"] == game.phase, f"phase: {after['phase']} instead of {game.phase}")
        check(after["toMove"] == game.to_move, f"toMove: {after['toMove']} instead of {game.to_move}")
        self._compare(game, got)

    def _compare(self, game, got):
        pools = Pools(game.pools)
        for field, want in game.state.items():
            if field in ("traps", "allies"):
                for seat in self.seats:
                    pools.match_set(f"{field} of seat {seat}", want[seat], got[field][seat])
            elif field.endswith("Deck") or field.startswith("offer"):
                pools.match_list(field, want, got[field])
            elif field == "scored":
                check(sorted(want) == sorted(got[field]), f"scored: {got[field]} instead of {want}")
            elif field == "sight":
                check(same_sight(got, want), f"sight: {got[field]} instead of {want}")
            else:
                check(want == got[field], f"{field}: {got[field]} instead of {want}")

    # The end.

    def check_result(self, last_state, result):
        check_fields("result", result, ("type", "scores", "winners"))
        check(last_state["phase"] == "over", "result: the game is not over")
        fame = last_state["state"]["fame"]
        check(result["scores"] == fame, f"scores: {result['scores']} instead of {fame}")
        winners = [seat for seat in self.seats if fame[seat] == max(fame)]
        check(result["winners"] == winners, f"winners: {result['winners']} instead of {winners}")
