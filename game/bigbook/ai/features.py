"""What a companion sees in a table: about 150 figures, all from what lies open or is known to be in a deck.

The order of a deck, of a curse pile, of the book's hidden pages is never looked at: decks are summed up.
`features` gives the round (0 to 5) whose weights count, and the figures in the order of `NAMES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from math import exp
from typing import Final

from game.bigbook.catalogue import ROUNDS, Catalogue, catalogue
from game.bigbook.rules.kinds import ELEMENT, KINDS, VALUE
from game.bigbook.rules.options import DIFFICULTIES
from game.bigbook.rules.pieces import NEUTRALIZED
from game.bigbook.rules.player import Player
from game.bigbook.rules.state import State, clockwise

from .outlook import Hopes, Plan, Sums

GENERAL: Final[tuple[str, ...]] = (
    "one", "flow", "hand", "hand_madness", "much_madness", "support", "support_cards", "support_madness", "cover",
    "deck_madness", "stack", "slack", "risk", "low_stack", "cards", "lean", "basic", "level_1", "level_2", "level_3",
    "ready", "kills", "all", "left", "harm", "next_page", "eliminated", "threes", "next_hand", "quality",
    "least_quality", "breadth", "turns_left", "next_least", "difficulty", "next_multi", "others_hands", "widest_pool",
    "players_4", "players_5",
)  # fmt: skip
ALL_TURNS: Final = 30
"""Turns in a game: six rounds of five."""
ROUND_TURNS: Final = 5
PER_TURN: Final = 5.3
"""Cards drawn in a turn, on average: the hand and what spells draw."""
FACE_DOWN: Final = 0.3
"""What a spell that lies face down counts, of one that can be cast."""
NOTHING: Final[Sums] = (0.0, 0.0, 0.0, 0.0)

_FIELD: Final = 1023
_SUMS: Final = tuple(
    (1 << 40) if not kind else (VALUE[kind] << 10 * ELEMENT[kind]) + ((VALUE[kind] == 3) << 50) for kind in KINDS
)
"""A card in one number: its elements in ten bits each, then Madness, then cards of value 3; zones are summed up."""
_SUM: Final = _SUMS.__getitem__


@cache
def names() -> tuple[str, ...]:
    """The names of all figures in order: general ones, spells, curses (the chance to strike), pages."""
    return names_for(catalogue())


def names_for(cards: Catalogue) -> tuple[str, ...]:
    """The same for a card set that need not be the one in play."""
    pages = [f"{part}:{page}" for part in ("bonus", "failure") for page in cards.interiors]
    return (*GENERAL, *(f"spell:{spell}" for spell in cards.spells), *(f"curse:{curse}" for curse in cards.curses),
            *pages)  # fmt: skip


@cache
def index() -> Mapping[str, int]:
    """Where a figure stands, by name."""
    return {name: place for place, name in enumerate(names())}


@cache
def _spells() -> Mapping[str, tuple[int, int]]:
    """By spell: where its figure stands, and its level (0 for a basic one)."""
    where = index()
    return {
        spell.id: (where[f"spell:{spell.id}"], 0 if spell.basic else spell.level)
        for spell in catalogue().spells.values()
    }


@cache
def _curses() -> Mapping[str, int]:
    return {curse: index()[f"curse:{curse}"] for curse in catalogue().curses}


@cache
def _blank() -> tuple[float, ...]:
    """The figures of a table that do not depend on the outlook: general ones and spells, which come first."""
    return (0.0,) * (len(GENERAL) + len(catalogue().spells))


_NUMBERS: Final[dict[tuple[Sums, Sums, Sums], int]] = {}
_COUNTER: Final = count()
_MOST_NUMBERS: Final = 50_000


def _number(sums: tuple[Sums, Sums, Sums]) -> int:
    """A number for what a hand brings now, what a new one brings, and what is left of one: equal for equal sums. No
    number is given out twice, so what was kept under an old one is never taken for another's."""
    if len(_NUMBERS) >= _MOST_NUMBERS:
        _NUMBERS.clear()
    return _NUMBERS.setdefault(sums, next(_COUNTER))


class _Seen:
    """What one player's cards and spells come to; made once for equal players (see `_seen`)."""

    __slots__ = (
        "cards", "deck_madness", "fills", "flow", "in_hand", "lean", "leftovers", "levels", "madness", "much", "plan",
        "quality", "rate", "ready", "shelf", "shuffles", "support", "threes", "uses", "vector",
    )  # fmt: skip

    def __init__(self, player: Player, mine: int, acts: bool) -> None:
        """`mine`: turns still to come; `acts`: in the own turn, so that the hand is being spent."""
        hand, deck, support = player.hand, player.deck, player.support
        hand_sum = sum(map(_SUM, hand))
        cycle = hand_sum + sum(map(_SUM, deck)) + sum(map(_SUM, player.discard))
        self.support = support_sum = sum(map(_SUM, support))
        owned = cycle + support_sum
        mad = hand_sum >> 40 & _FIELD
        self.madness = mad
        self.much = (mad - 2) * (mad - 2) if mad > 2 else 0
        self.deck_madness = cycle >> 40 & _FIELD
        self.shelf = shelf = support_sum >> 40 & _FIELD
        self.fills = len(support) - shelf
        self.cards = cards = len(hand) + len(deck) + len(player.discard) + self.fills or 1
        self.threes = owned >> 50
        elements = max(cards - self.deck_madness, 1)
        water, earth, fire, air = owned & _FIELD, owned >> 10 & _FIELD, owned >> 20 & _FIELD, owned >> 30 & _FIELD
        self.quality = quality = (water + earth + fire + air) / elements
        slots = 6 - mad if mad < 6 else 0
        per = slots / elements
        self.rate = rate = (per * water, per * earth, per * fire, per * air)
        self.vector = vector = (
            hand_sum & _FIELD, hand_sum >> 10 & _FIELD, hand_sum >> 20 & _FIELD, hand_sum >> 30 & _FIELD
        )  # fmt: skip
        held = len(hand) - mad
        self.in_hand = sum(vector) - quality * held if mine else 0.0
        self.leftovers: Sums = NOTHING
        if acts:
            fresh = (slots - held if slots > held else 0) / slots if slots else 0.0
            self.leftovers = tuple([have + fresh * more for have, more in zip(vector, rate, strict=True)])
            self.flow = mine * slots * quality
        else:
            self.flow = (held + (mine - 1) * slots) * quality if mine else 0.0
        self.plan = _number((vector, rate, self.leftovers))
        self.lean = max(rate)
        draws = mine * PER_TURN - len(deck)
        self.shuffles = 1 + draws / max(cards, 5) if draws > 0 else 0.0
        self.levels = levels = [0.0, 0.0, 0.0, 0.0]
        self.uses: list[tuple[int, float]] = []
        self.ready = 0
        known = _spells()
        for spell, flags in player.spells.items():
            place, level = known[spell]
            use = mine * FACE_DOWN if flags & NEUTRALIZED else mine
            levels[level] += use
            self.uses.append((place, use / 10.0))
            if not flags:
                self.ready += 1


_KNOWN: Final[dict[tuple[object, ...], _Seen]] = {}
_MOST_KNOWN: Final = 20_000


def _seen(player: Player, mine: int, acts: bool) -> _Seen:
    """What a player comes to. A search asks about the same few players over and over."""
    key = (
        tuple(player.hand), tuple(player.deck), tuple(player.discard), tuple(player.support), mine, acts,
        *player.spells, *player.spells.values(),
    )  # fmt: skip
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _Seen(player, mine, acts)
    return found


_Sums = tuple[
    int, int, int, int, int, int, int, float, float, float, float, float, float, float,
    float, float, float, float, float, float, float, float, list[float],
]  # fmt: skip
"""What some players come to together: see `_added`; at the end the elements that their hands bring, and the figures of
their spells where `names` has them."""
_SUMS_OF: Final[dict[tuple[_Seen, ...], _Sums]] = {}
_MOST_SUMS: Final = 20_000


def _sums(seen: list[_Seen]) -> _Sums:
    """What players come to together, in their order. The last one is whose turn it is: what the others come to stays
    the same from table to table, and is kept."""
    if not seen:
        return (0, 0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
                [*_blank()])  # fmt: skip
    others = tuple(seen[:-1])
    found = _SUMS_OF.get(others)
    if found is None:
        if len(_SUMS_OF) >= _MOST_SUMS:
            _SUMS_OF.clear()
        found = _SUMS_OF[others] = _sums(seen[:-1])
    return _added(found, seen[-1])


def _added(sums: _Sums, one: _Seen) -> _Sums:
    """The sums with one more player."""
    (
        mad, deck_madness, cards, shelf, fills, ready, threes, much, shuffles, flow, in_hand, lean, qualities, least,
        basic, level_1, level_2, level_3, water, earth, fire, air, spells,
    ) = sums  # fmt: skip
    spells = spells[:]
    for place, use in one.uses:
        spells[place] += use
    rate, levels, quality = one.rate, one.levels, one.quality
    return (
        mad + one.madness, deck_madness + one.deck_madness, cards + one.cards, shelf + one.shelf, fills + one.fills,
        ready + one.ready, threes + one.threes, much + one.much, shuffles + one.shuffles, flow + one.flow,
        in_hand + one.in_hand, lean + one.lean, qualities + quality, quality if quality < least else least,
        basic + levels[0], level_1 + levels[1], level_2 + levels[2], level_3 + levels[3],
        water + rate[0], earth + rate[1], fire + rate[2], air + rate[3], spells,
    )  # fmt: skip


Harms = Mapping[str, tuple[float, float]]
"""What each curse's strike costs: each player, and once (see Plan)."""


def features(state: State, harms: Harms) -> tuple[int, list[float]]:
    """The round whose weights count (from 0), and the figures."""
    look = Look(state)
    figures = [*look.figures(), *(0.0,) * (len(names()) - len(_blank()))]
    for place, figure in look.outlook(harms):
        figures[place] = figure
    return look.round, figures


class Look:
    """A table as a companion sees it: `round` (from 0); the `figures` that do not depend on the plan for the curses,
    and what that plan adds (`outlook`), each worked out when it is asked for.

    `mark` is equal for tables on which all of that is equal, `plan_mark` for those with an equal outlook. So whoever
    looks at very many tables can keep what they came to (see `Judgment`).
    """

    __slots__ = ("_order", "_page", "_pending", "_pool", "_seen", "_state", "mark", "round")

    def __init__(self, state: State) -> None:
        self._state = state
        marker, turned, active, players = state.marker, state.turned, state.active, state.players
        self._pending = pending = marker == 0 or state.phase not in ("action", "recuperation")
        self.round = (min(ROUNDS, turned + 1) if marker == 0 else turned or 1) - 1
        self._page = state.book[turned]
        self._order = order = clockwise(state, (active + 1) % len(players))
        alive = len(order)
        left_game = ALL_TURNS - state.turn
        seen: list[_Seen] = []
        pool_sum = 0
        for rank, seat in enumerate(order):
            mine = (left_game - rank + alive - 1) // alive if left_game > rank else 0
            if seat == active:
                one = _seen(players[seat], mine + pending, not pending)
            else:
                one = _seen(players[seat], mine, False)
            pool_sum += one.support
            seen.append(one)
        self._seen = seen
        self._pool = (pool_sum & _FIELD, pool_sum >> 10 & _FIELD, pool_sum >> 20 & _FIELD, pool_sum >> 30 & _FIELD)
        self.mark = (
            *seen, *state.curses, order, state.madness, marker, state.turn, active, pending, turned, self._page,
            state.options.difficulty, len(players),
        )  # fmt: skip

    @property
    def spends(self) -> bool:
        """Whether a hand is being spent while curses lie there: its owner may still destroy what the plan leaves to
        the others."""
        return not self._pending and bool(self._state.curses)

    @property
    def plan_mark(self) -> tuple[object, ...]:
        """Equal for tables with an equal outlook."""
        state = self._state
        return (
            *[one.plan for one in self._seen], *state.curses, self._order, self._pool, state.marker, state.turn,
            state.active, self._pending, state.turned, self._page, len(state.players),
        )  # fmt: skip

    def outlook(self, harms: Harms, spending: bool = False) -> list[tuple[int, float]]:
        """The figures about the curses. `spending`: the hand that is being spent pays for curses first."""
        state = self._state
        marker, active = state.marker, state.active
        if marker == 0:
            return []
        order, seen = self._order, self._seen
        alive = len(order)
        first = self._pending or spending
        plan = Plan(state, self._pool, harms)
        met: set[int] = set()
        if first:
            met.add(active)
            plan.play(marker, True, self._hand_of(active))
        for step in range(ROUND_TURNS - marker):
            if not plan.left or not alive:
                break
            seat, one = order[step % alive], seen[step % alive]
            known = seat not in met and seat != active
            met.add(seat)
            if seat == active and not first and step < alive:
                plan.play(marker + 1 + step, known, one.leftovers)
            else:
                plan.play(marker + 1 + step, known, one.vector if known else one.rate)
        return _hopes(state, plan.end())

    def _hand_of(self, seat: int) -> Sums:
        """The elements in a hand; none for somebody who is out of the game."""
        return self._seen[self._order.index(seat)].vector if seat in self._order else NOTHING

    def figures(self) -> list[float]:
        """The figures in the order of `names`, without those at the end that only the outlook gives; other figures of
        the outlook are left at 0."""
        state, order, pool = self._state, self._order, self._pool
        marker, turned, active, players = state.marker, state.turned, state.active, state.players
        left_round = ROUND_TURNS - marker if marker else ROUND_TURNS - 1
        seats, alive = len(players), len(order)
        (
            mad, deck_madness, cards, shelf, fills, ready, threes, much, shuffles, flow, in_hand, lean, qualities,
            least, basic, level_1, level_2, level_3, water, earth, fire, air, f,
        ) = _sums(self._seen)  # fmt: skip
        breadth = (water, earth, fire, air)
        others = sum([len(player.hand) for player in players]) - len(players[active].hand)
        stack = state.madness
        slack = stack - shuffles
        f[:21] = (
            1.0, flow / 60, in_hand / 6, mad / 4, much / 4, sum(pool) / 6, fills / 4, shelf / 4,
            (min(pool[0], 4) + min(pool[1], 4) + min(pool[2], 4) + min(pool[3], 4)) / 8, deck_madness / 8, stack / 10,
            min(slack, 12.0) / 8, 1 + (-2 - slack) * 0.25 if slack < -2 else exp(-(slack + 2) / 4),
            exp(-stack / (1.2 * seats)), cards / (12 * seats), lean / (4 * seats), basic / 120, level_1 / 30,
            level_2 / 30, level_3 / 30, ready / (4 * seats),
        )  # fmt: skip
        f[26:33] = (
            seats - alive,
            threes / 6,
            0.0,
            qualities / max(1, alive),
            least,
            min(breadth) / seats,
            left_round / 4,
        )
        f[34] = DIFFICULTIES.index(state.options.difficulty) / 2
        f[36:40] = (others / (6 * seats), max(pool) / 4, float(seats == 4), float(seats == 5))
        if marker == 0:
            return f
        if self.round + 1 < ROUNDS:
            known = catalogue()
            reach = [breadth[element] * 5 / seats + pool[element] for element in known.pages[state.book[turned]].curses]
            f[25] = sum([min(8.0, one) for one in reach]) / 12
            f[33] = min(reach, default=0.0) / 8
            f[35] = known.table.round_track[state.options.difficulty][self.round + 1] / 2
        first = self._hand_of(active if self._pending or not alive else order[0])
        f[28] = max([have + more for have, more in zip(first, pool, strict=True)]) / 4
        return f


def _hopes(state: State, hopes: Hopes) -> list[tuple[int, float]]:
    """The figures about the curses and about this page's judgement."""
    found = [(21, hopes.kills), (22, hopes.all), (23, len(state.curses)), (24, hopes.harm / (2 * len(state.players)))]
    curses = _curses()
    found += [(curses[curse], chance) for curse, chance in hopes.strikes.items()]
    turned = state.turned
    if 1 <= turned < ROUNDS:
        where, page = index(), state.book[turned]
        found += [(where[f"bonus:{page}"], hopes.all), (where[f"failure:{page}"], 1 - hopes.all)]
    return found
