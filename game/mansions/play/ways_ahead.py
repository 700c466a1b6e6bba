"""Where one may walk, and what it meets in which order, each with its chance and its price: told before the first step.

What is listed is what the rules then ask, step by step, as long as nothing fails and nobody does anything in between
(a test holds that); among equally long ways the one on which the least harm is to be expected comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from game.core.engine.board import Allow, Edge
from game.mansions.board.house import MOVERS, door_id
from game.mansions.rules import effects, lookup, travel
from game.mansions.rules.state import GONE, OPEN
from game.mansions.rules.sums import Sum
from game.mansions.verbs.exploring import barred_card
from game.mansions.view import TableView

from .chances import TEN, Chances
from .harms import Price, power, price_of
from .known import UNKNOWN

DangerKind = Literal["evade", "seal", "barrier", "lock", "fire", "horror", "dark", "action"]
CANDIDATES = 6
"""So many equally long ways are compared, and can be offered one after the other."""
NO_PRICE = Price()
DARK_WEIGHT = 0.1
"""A dark room harms nobody by itself; where two ways are alike the lighter one is taken."""
UNKNOWN_FAILS = 0.5
"""How often a lock that nobody has seen is thought to hold."""


@dataclass(frozen=True, slots=True)
class Danger:
    """Something that a way meets. `number` counts from 1 along the way, `step` the steps (and coming out of a hiding
    spot) from 1.

    `sum` is the test with its chance, None where no die is rolled or the test is unknown. `card` is a lock, `?` where
    nobody has seen it; `key` the carried card that opens it, `puzzle` the kind of puzzle that it is. `fails` is what
    failing costs. `stops`: the way ends here, whatever is rolled.
    """

    kind: DangerKind
    number: int
    step: int
    space: str
    room: str
    sum: Sum | None = None
    monster: str = ""
    door: str = ""
    card: str = ""
    key: str = ""
    puzzle: str = ""
    fails: Price = NO_PRICE
    stops: bool = False

    @property
    def value(self) -> int:
        """So many sides of ten pass: 10 where nothing can fail, 0 where it cannot be said or nothing helps."""
        if self.sum is not None:
            return self.sum.value
        return 0 if self.stops or (self.kind == "lock" and not self.key) else TEN

    @property
    def rolls(self) -> bool:
        """Whether a die is rolled, or may have to be."""
        return self.sum is not None or (self.kind == "lock" and not self.key)


@dataclass(frozen=True, slots=True)
class Way:
    """A way from where somebody stands: its spaces in order without the first, the answers that walk it as far as this
    turn allows, and what it meets.

    `within` is how many of its spaces this turn reaches; `spends_action`: the last step is a run; `risk` the harm to
    be expected, in points of damage.
    """

    spaces: tuple[str, ...]
    acts: tuple[str, ...]
    within: int
    dangers: tuple[Danger, ...]
    spends_action: bool
    risk: float

    @property
    def goal(self) -> str:
        """Where it ends."""
        return self.spaces[-1]

    @property
    def whole(self) -> bool:
        """Whether this turn reaches its end."""
        return self.within == len(self.spaces)

    @property
    def safe(self) -> bool:
        """Whether nothing on the part that this turn allows rolls a die or stops it."""
        return not any(one.rolls or one.stops for one in self.ahead)

    @property
    def ahead(self) -> tuple[Danger, ...]:
        """What the part that this turn allows meets."""
        return tuple(one for one in self.dangers if one.step <= len(self.acts))


class Walker:
    """The ways of whoever's turn it is, or of another seat (whose whole turn is still to come). Made anew for a view.

    `drag`: `drag` takes a dead thing along, `double` the wax double, '' nothing; `runs`: the action may be spent.
    """

    def __init__(self, view: TableView, tale: str, seat: str = "", drag: str = "", runs: bool = True) -> None:
        self.view, self.tale, self.drag = view, tale, drag
        self.chances = Chances(view, tale)
        self.table = self.chances.table
        self.seat = seat or view.active
        self.actor = self.chances.actor(self.seat)
        self.person = view.people[self.actor]
        self.board = lookup.house(self.table).board
        self.house = lookup.house(self.table)
        own = self.seat == view.active and view.phase == "investigators"
        moves, action = (view.moves, view.action) if own else (1 if self.person.stun else 2, 1)
        if moves and self._barred("step2"):
            moves = min(moves, 0 if own and f"stepped:{self.actor}" in view.done else 1)
        may_run = action > 0 and not self._barred("run") and f"no-run:{self.actor}" not in view.done
        self.moves, self.runs = moves, runs and may_run and drag != "double"
        stuck = self.person.hidden and f"hid:{self.actor}" in view.done
        self.stays = stuck or self.person.status != lookup.IN_PLAY
        """Whoever has hidden in this turn cannot come out in it (A-09)."""

    def _barred(self, what: str) -> bool:
        return bool(effects.barred(self.table, self.actor, what))

    @property
    def steps(self) -> int:
        """How many spaces this turn still allows, a run included."""
        if self.stays:
            return 0
        left = self.moves - bool(self.person.hidden)
        return max(0, left + self.runs)

    def reach(self) -> Mapping[str, Way]:
        """Every space that this turn can reach, the nearest first, each with the safest of its shortest ways. Locked
        rooms are ends: what lies behind them is not promised."""
        layers = self._layers(self.steps, ())
        return {space: self._way(paths[0].spaces) for space, paths in layers.items()}

    def ways(self, goals: Iterable[str], limit: int = CANDIDATES) -> tuple[Way, ...]:
        """The shortest ways to the nearest of some spaces, the safest first; they may be longer than this turn. None
        where one stands there, or every way is shut (`shut` says by what). Locks are gone round where that can be."""
        wanted = tuple(dict.fromkeys(goals))
        if self.stays or self.person.at in wanted:
            return ()
        for through in (False, True):
            layers = self._layers(len(self.board.places), wanted, through=through)
            near = {goal: layers[goal] for goal in wanted if goal in layers}
            if near:
                least = min(len(paths[0].spaces) for paths in near.values())
                found = [path for paths in near.values() for path in paths if len(path.spaces) == least]
                ways = sorted((self._way(path.spaces) for path in found), key=lambda way: way.risk)
                return tuple(ways[:limit])
        return ()

    def shut(self, goals: Iterable[str]) -> Danger | None:
        """What bars every way to some spaces: the first seal or barrier, or a lock that held once in this turn, on the
        way that there would be without it; None where there is a way, or none at all."""
        wanted = tuple(goals)
        if self.ways(wanted):
            return None
        path = self.board.path(self.person.at, wanted, lambda edge, _: edge.kind in MOVERS[travel.INVESTIGATOR])
        for at, to in zip(path or (), (path or ())[1:], strict=False):
            reason = travel.refusal(self.table, at, to)
            room = self.board.area_of[to]
            if reason is not None and reason.args.get("door"):
                kind: DangerKind = "seal" if reason.key == "sealed" else "barrier"
                return Danger(kind, 1, 1, to, room, door=str(reason.args["door"]), stops=True)
            if self._held(at, to):
                return Danger("lock", 1, 1, to, room, card=self.view.rooms[room].lock, stops=True)
        return None

    # ---------------------------------------------------------------------------------------------------- the search

    def _held(self, at: str, to: str) -> bool:
        """Whether a step would lead through a lock that held once in this turn."""
        room = travel.locked_against(self.table, at, to)
        return bool(room) and f"lock:{self.actor}:{room}" in self.view.done

    def _allow(self) -> Allow:
        barred = {*self.view.sealed, *(at for at in self.view.barriers.values() if at not in (OPEN, GONE))}

        def may(edge: Edge, place: str) -> bool:
            if edge.kind not in MOVERS[travel.INVESTIGATOR] or (edge.kind == "door" and door_id(edge) in barred):
                return False
            return not self._held(place, edge.leads(place))

        return may

    def _layers(self, most: int, goals: tuple[str, ...], through: bool = False) -> dict[str, list[_Path]]:
        """By space the safest of its shortest ways, a few of each; the nearest spaces first. Locked rooms are entered,
        but left again only where `through` says so."""
        allow, area_of = self._allow(), self.board.area_of
        start = self.person.at
        if not start:
            return {}
        found: dict[str, list[_Path]] = {}
        rim = {start: [_Path((), 0.0)]}
        wanted = {area_of[goal] for goal in goals}
        for _ in range(most):
            following: dict[str, list[_Path]] = {}
            for at, paths in rim.items():
                locked = at != start and bool(self.view.rooms[area_of[at]].lock) and area_of[at] != area_of[start]
                for to in self.board.neighbours(at, allow):
                    inside = area_of[to] == area_of[at]
                    if (
                        to == start
                        or to in found
                        or (locked and not through and not (inside and area_of[at] in wanted))
                    ):
                        continue
                    risk = self._risk(at, to)
                    following.setdefault(to, []).extend(_Path((*path.spaces, to), path.risk + risk) for path in paths)
            rim = {to: sorted(paths, key=lambda path: path.risk)[:CANDIDATES] for to, paths in following.items()}
            found |= rim
            if not rim or any(goal in found for goal in goals):
                break
        return found

    def _risk(self, at: str, to: str) -> float:
        """The harm to be expected of one step."""
        return sum(_expected(one) for one in self._step(at, to))

    # ------------------------------------------------------------------------------------------------- what is met

    def _way(self, spaces: tuple[str, ...]) -> Way:
        acts = tuple(self._acts(spaces))
        within = min(len(spaces), self.steps)
        runs = bool(acts) and acts[-1].startswith("run:")
        dangers = tuple(self._dangers(spaces))
        return Way(spaces, acts, within, dangers, runs, sum(map(_expected, dangers)))

    def _acts(self, spaces: tuple[str, ...]) -> Iterator[str]:
        """The answers of this turn."""
        if self.stays:
            return
        moves = self.moves
        if self.person.hidden:
            if not moves:
                return
            yield "leave"
            moves -= 1
        drag = f":{self.drag}" if self.drag else ""
        for number, space in enumerate(spaces[: moves + self.runs]):
            yield f"{'move' if number < moves else 'run'}:{space}{drag}"

    def _dangers(self, spaces: tuple[str, ...]) -> Iterator[Danger]:
        """Everything along a way, numbered."""
        number, step = 0, 0
        evaded: set[str] = set()
        met: set[str] = set()
        at = self.person.at
        if self.person.hidden:
            step += 1
            for one in self._evades(at):
                number += 1
                evaded.add(one.monster)
                yield replace(one, number=number, step=step)
        moves = self.moves - bool(self.person.hidden)
        for to in spaces:
            step += 1
            walked = step - bool(self.person.hidden)
            if walked == moves + 1 and self.runs:
                number += 1
                yield Danger("action", number, step, to, self.board.area_of[to])
            for one in self._step(at, to):
                known = evaded if one.kind == "evade" else met if one.kind == "horror" else None
                if known is not None and one.monster in known:
                    continue
                if known is not None:
                    known.add(one.monster)
                number += 1
                yield replace(one, number=number, step=step)
            at = to

    def _step(self, at: str, to: str) -> Iterator[Danger]:
        """What one step meets, in the order of the rules: whoever is beside one, the lock, the fire, who is there."""
        yield from self._evades(at)
        room, last = self.board.area_of[to], self.board.area_of[at]
        if room == last:
            return
        seen = self.view.rooms[room]
        if seen.lock:
            yield self._lock(at, to, room, seen.lock)
        if seen.fire:
            test = self.chances.fire(self.seat, at)
            if test is not None:
                yield Danger("fire", 0, 0, to, room, test, fails=Price(horror=1))
        if seen.dark and not effects.ignores_dark(self.table, self.actor):
            yield Danger("dark", 0, 0, to, room)
        frights = [one for one in self.view.monsters if self.board.area_of[one.at] == room]
        for one in frights:
            test = self.chances.horror(self.seat, one.id, to)
            if test is not None:
                yield Danger("horror", 0, 0, to, room, test, one.id, fails=Price(horror=1))

    def _evades(self, at: str) -> Iterator[Danger]:
        """Whoever stands beside one must be evaded before a step; whoever is evaded most easily comes first."""
        found = []
        for one in self.view.monsters:
            test = self.chances.evade(self.seat, one.id, at) if one.at == at else None
            if test is not None:
                price = Price(power(self.view, self.tale, one), may=True)
                found.append(Danger("evade", 0, 0, at, self.board.area_of[at], test, one.id, fails=price))
        yield from sorted(found, key=lambda one: -one.value)

    def _lock(self, at: str, to: str, room: str, card: str) -> Danger:
        """A lock that has to be met before the step."""
        found = Danger("lock", 0, 0, to, room, card=card, fails=Price(step=True))
        if self.chances.passes(self.seat, "lock"):
            return replace(found, key=card)
        if card == UNKNOWN:
            return found
        barred = barred_card(card)
        keys = self.chances.keys(self.seat, card)
        found = replace(found, fails=price_of(barred.failed, step=True))
        if keys:
            return replace(found, key=keys[0])
        return replace(
            found, sum=self.chances.barred(self.seat, card, at), puzzle=barred.need.puzzle,
            stops=bool(barred.need.key),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Path:
    """A way in the making: its spaces, and the harm to be expected so far."""

    spaces: tuple[str, ...]
    risk: float


def _expected(one: Danger) -> float:
    """The harm to be expected of a danger."""
    if one.kind == "dark":
        return DARK_WEIGHT
    if one.kind == "lock" and one.sum is None:
        return 0.0 if one.key else one.fails.weight * (1.0 if one.stops else UNKNOWN_FAILS)
    return one.fails.weight * (TEN - one.value) / TEN
