"""A friend played by the computer: sees what its seat sees, and goes about it as people do who have been there before.

It goes by the stand-in's plans (`party.py`) and differs where those grate: tokens are kept for locks and for what
presses, keys go to whoever stands nearest to their lock, whoever is weak leaves or hides, two go where one would fall,
a friend is not left alone with a figure, and the turns of a round are taken in an order that helps.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine.decision import Answer, Decision
from game.core.engine.rng import HasRng, LuckAt, seeded
from game.mansions.cards.reading import catalogue
from game.mansions.rules import lookup
from game.mansions.view import PersonView, TableView

from .party import FAIR_WEAPON, LIKELY, Head, damage_of
from .ways import FAR, INVESTIGATOR

WEAK = 3
"""Who has so little Health left does not stay beside a figure."""
FRAIL = 2
"""Who has so little Sanity left spends tokens against fright."""
PLENTY = 3
"""With so many tokens one may go on an evade."""
NEAR = 4
"""Steps, two rounds' without running, within which a friend comes to help."""


class Friend:
    """Plays the seat of one investigator; keeps nothing between two answers."""

    def __init__(self, tale: str) -> None:
        self.tale = tale

    def answer(self, view: TableView, decision: Decision, luck: HasRng) -> Answer:
        """A legal answer."""
        return play(view, decision, self.tale, luck)

    def advised(self, view: TableView, decision: Decision, luck: HasRng) -> tuple[Answer, str]:
        """A legal answer, and the word of its reason (`mansions.hints.why`)."""
        head = FriendHead(view, decision, self.tale, _mixed(view, decision, luck))
        if decision.kind == "step":
            found, reason = head.planned()
            return (found,), reason
        return head.answer(), "other"


def play(view: TableView, decision: Decision, tale: str, luck: HasRng) -> Answer:
    """A legal answer of a friend; where its habits name none, what the stand-in would do."""
    return FriendHead(view, decision, tale, _mixed(view, decision, luck)).answer()


def _mixed(view: TableView, decision: Decision, luck: HasRng) -> HasRng:
    """Luck of one question: a seat that was handed over in the midst of a night has no generator of its own."""
    at = view.round, view.moves, view.action, len(view.done), len(decision.options or ())
    number = luck.rng
    for one in at:
        number = seeded(number ^ one)
    return LuckAt(number)


class FriendHead(Head):
    """What a friend knows when asked."""

    # ------------------------------------------------------------------------------------------------- turns

    def order(self) -> Answer:
        """Who goes next: whoever stands beside a figure and can strike, then whoever is nearest to a goal, so that the
        others know by then what the room held; the weak go last, when it is seen where it is safe."""
        people = {one.seat: one for one in self.ways.people}
        known = [seat for seat in self.options if seat in people]
        return (min(known, key=lambda seat: self._rank(people[seat])),) if known else self.any()

    def _rank(self, one: PersonView) -> tuple[bool, bool, int, str]:
        beside = any(figure.at == one.at and not figure.stun for figure in self.view.monsters)
        strikes = beside and bool(self.weapons(one))
        steps = self.ways.nearest(one.at, self.goals(one), INVESTIGATOR)
        return one.health <= WEAK and not beside, not strikes, steps, one.seat

    def planned(self) -> tuple[str, str]:
        """What to do now, and which plan it follows: first of all whoever is weak gets away, and nobody is left alone
        with what is stronger."""
        me = self.ways.person(self.view.active)
        if me is not None:
            for plan in (self.finish, self.retreat, self.stand_by):
                found = plan(me)
                if found:
                    return found, {"retreat": "shelter", "stand_by": "help"}.get(plan.__name__, plan.__name__)
        return super().planned()

    def retreat(self, me: PersonView) -> str:
        """Away from a figure that could kill, toward whoever is armed, or into hiding; who can win there, stays."""
        if not self._threatened(me) or me.hidden or self.drags(me):
            return ""
        if self.is_match(me) and me.health > WEAK - 1:
            return ""
        armed = [one.at for one in self.ways.people if one.seat != me.seat and self.is_armed(one)]
        figures = [one.at for one in self.view.monsters if not one.stun]
        away = self.ways.from_goals(figures, INVESTIGATOR)
        toward = self.ways.from_goals(armed or list(self.goals(me)), INVESTIGATOR)
        steps = [id_ for id_ in self.options if id_.startswith("move:") and id_.count(":") == 1]
        safe = [id_ for id_ in steps if away.get(_space(id_), FAR) > 0 and not self.burns(_space(id_))]
        if safe:
            return max(safe, key=lambda id_: (min(2, away.get(_space(id_), FAR)), -toward.get(_space(id_), FAR), id_))
        return self.offered("hide", "hide:action")

    def _threatened(self, me: PersonView) -> bool:
        """Whether somebody weak stands beside a figure that can strike."""
        foes = [one for one in self.view.monsters if one.at == me.at and not one.stun and not one.name]
        return bool(foes) and me.health <= max(WEAK, *(one.power for one in foes))

    def stand_by(self, me: PersonView) -> str:
        """Whoever is armed goes to a friend who stands beside a figure and cannot strike, where it is near enough."""
        if self.view.revealed or not self.is_armed(me) or self._beside(me):
            return ""
        others = [one for one in self.ways.people if one.seat != me.seat and self._beside(one)]
        needy = [one for one in others if not self.is_armed(one) or one.health <= WEAK]
        steps = self.ways.from_goals([one.at for one in needy], INVESTIGATOR)
        here = steps.get(me.at, FAR)
        if not 0 < here <= NEAR:
            return ""
        found = [id_ for id_ in self.options if id_.startswith("move:") and id_.count(":") == 1
                 and steps.get(_space(id_), FAR) < here and self.braves(me, _space(id_))]  # fmt: skip
        return min(found, key=lambda id_: (steps[_space(id_)], id_)) if found else ""

    def is_armed(self, one: PersonView) -> bool:
        """Whether somebody has a fair weapon."""
        return any(damage_of(card) >= FAIR_WEAPON for card in self.weapons(one))

    def _beside(self, one: PersonView) -> bool:
        return any(figure.at == one.at and not figure.stun for figure in self.view.monsters)

    # ----------------------------------------------------------------------------------------------- other questions

    def token(self) -> Answer:
        """Tokens are for locks and blows, for fright where little is left, for an evade that may cost what is left."""
        args = self.decision.args
        value, more = int(args["value"]), int(args.get("with_token", args["value"]))
        me = self.ways.person(self.decision.seat)
        if value >= LIKELY or more <= value + 1 or me is None:
            return ("no-token",)
        test = args.get("test")
        if test == "horror":
            return ("token" if me.sanity <= FRAIL else "no-token",)
        if test == "evade":
            return ("token" if me.health <= WEAK or me.skill >= PLENTY else "no-token",)
        return ("token",)

    def trade(self) -> Answer:
        """A key goes to whoever stands nearer to its lock, a weapon that one can do without to whoever has none, what
        heals to whoever has lost most."""
        me = self.ways.person(self.decision.seat)
        if me is None:
            return ()
        for id_ in self.options:
            _, card, seat = id_.split(":")
            taker = self.ways.person(seat)
            if taker is not None and lookup.tagged(card, "key") and self._nearer(taker, me, card):
                return (id_,)
        return super().trade()

    def _nearer(self, taker: PersonView, me: PersonView, key: str) -> bool:
        """Whether another stands nearer to a lock that this key opens, as far as locks are known."""
        locks = catalogue().locks
        rooms = [one.id for one in self.view.rooms.values() if one.lock in locks and locks[one.lock].need.key == key]
        spaces = [space for room in rooms for space in self.ways.spaces(room)]
        steps = self.ways.from_goals(spaces, INVESTIGATOR)
        return steps.get(taker.at, FAR) + 1 < steps.get(me.at, FAR)

    def go_on(self) -> Answer:
        """Friends give up where people want to, and do not ask for it."""
        return ("agree",) if "agree" in self.options else super().go_on()


def _space(id_: str) -> str:
    """The space of `move:gh3`."""
    return id_.split(":")[1]


def seats_of(friends: int, players: int) -> Sequence[str]:
    """The last seats of a table, which friends play."""
    return tuple(f"i{number}" for number in range(players - friends + 1, players + 1))
