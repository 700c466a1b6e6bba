"""A trade being put together: who shall have which thing in the end; the rules' questions are answered from that."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.event import Event
from game.core.play import thing_id
from game.mansions.play.trade_plan import TRADE, Circle, Gift, TradePlan, circles
from game.mansions.rules.lookup import is_clue
from game.mansions.view import PersonView
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.moment import HouseMoment

FIRST_UID = 80_000
"""Things are told apart from other cards in the air by numbers from here on."""


@dataclass(frozen=True, slots=True)
class Ware:
    """A card in somebody's heap on the sheet (`HeldCard`): whose it is now, whose it shall be."""

    uid: int
    card: str
    giver: str
    owner: str
    reason: Reason | None = None
    kind: str = "ware"

    @property
    def thing(self) -> str:
        """Its id on the table."""
        return f"ware:{self.card}"

    @property
    def goes(self) -> bool:
        """Whether it shall change hands."""
        return self.giver != self.owner


class Deal:
    """The trade of those who stand together."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self.plan: TradePlan | None = None
        """What is being put together."""
        self.agreed: TradePlan | None = None
        """What everybody has agreed on, until all of it is done."""
        self._circles: tuple[object, tuple[Circle, ...]] | None = None

    # which one

    def follow(self, now: Decision | None) -> None:
        """Another question stands: of a new circle a new sheet; while events are shown what lies there stays."""
        if now is None:
            return
        if now.kind != TRADE:
            self.plan = self.agreed = None
        elif self.plan is None or now.seat not in self.plan.seats:
            circle = next((one for one in self._found() if now.seat in one.seats), None)
            self.plan = TradePlan(circle.seats) if circle is not None else None
        self.table.trading = self.plan is not None

    def hear(self, event: Event) -> None:
        """An event is about to be shown: after the last gift the sheet goes."""
        if event.type != "card_given" and self.table.trading:
            self.table.trading = False
            self.table.touch()

    def _found(self) -> tuple[Circle, ...]:
        view = self.table.view
        if self._circles is None or self._circles[0] is not view:
            self._circles = view, circles(view, self.table.words.story.id)
        return self._circles[1]

    def asked_at(self, moment: HouseMoment) -> bool:
        """Whether people are asked at a moment what shall change hands."""
        return moment.decision is not None and moment.decision.kind == TRADE and self.plan is not None

    @property
    def asked(self) -> bool:
        """Whether they are asked that now."""
        return self.asked_at(self.table.moment)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who stands together."""
        return self.plan.seats if self.plan is not None else ()

    def gift(self, card: str) -> Gift | None:
        """What may be done with a card; None where it stays."""
        return next((gift for one in self._found() for gift in one.gifts if gift.card == card), None)

    # what lies there

    def heap(self, seat: str) -> list[Ware]:
        """What shall be somebody's: their own first, then what they are given."""
        return [one for one in self.wares() if one.owner == seat]

    def wares(self) -> list[Ware]:
        """Everything of everybody who stands together, in their order."""
        found: list[Ware] = []
        for seat in self.seats:
            person = self.table.shown.person(seat)
            held = dict.fromkeys((*person.items, *person.spells)) if person is not None else ()
            for card in held:
                assert person is not None
                found.append(self._ware(FIRST_UID + len(found), card, person))
        return found

    def _ware(self, uid: int, card: str, person: PersonView) -> Ware:
        wanted = self.plan.wanted if self.plan is not None else {}
        gift = self.gift(card) if card in person.items else None
        if gift is not None:
            return Ware(uid, card, person.seat, wanted.get(card, person.seat))
        return Ware(uid, card, person.seat, person.seat, Reason(self._why(card, person)))

    def _why(self, card: str, person: PersonView) -> str:
        if f"traded:{card}" in self.table.view.done:
            return "trade-once"
        if card in person.spells:
            return "trade-spell"
        return "trade-clue" if is_clue(card) else "trade-never"

    def ware(self, thing: str) -> Ware | None:
        """The card that a thing is."""
        name = thing_id.read(thing).name
        return next((one for one in self.wares() if one.card == name and one.reason is None), None)

    @property
    def count(self) -> int:
        """How many things shall change hands."""
        return sum(one.goes for one in self.wares())

    # what is done

    def give(self, card: str, seat: str) -> None:
        """A card shall be somebody's; its own giver keeps it."""
        gift = self.gift(card)
        if gift is None or self.plan is None:
            return
        if seat in gift.takers:
            self.plan.give(card, seat)
        elif seat == gift.giver:
            self.plan.keep(card)
        self.table.touch()

    def why_not(self, card: str, seat: str) -> Reason | None:
        """Why a card cannot become somebody's."""
        gift = self.gift(card)
        return None if gift is None or seat in (gift.giver, *gift.takers) else Reason("trade-apart")

    def press(self, card: str) -> None:
        """A card goes to the next of those who may have it, at last back to its giver."""
        gift = self.gift(card)
        if gift is None or self.plan is None:
            return
        ring = [gift.giver, *gift.takers]
        self.give(card, ring[(ring.index(self.plan.wanted.get(card, gift.giver)) + 1) % len(ring)])

    def put_back(self) -> bool:
        """Everything stays where it is; whether anything was to change hands."""
        was = self.count > 0
        if was and self.plan is not None:
            self.plan.wanted.clear()
            self.table.touch()
        return was

    def agree(self) -> Answer | None:
        """Everybody agrees: gives the first answer; None where nothing of that is asked."""
        self.agreed = self.plan
        return self.goes_on(self.table.moment.decision)

    def goes_on(self, now: Decision | None) -> Answer | None:
        """The answer with which what was agreed on goes on; None where people are asked."""
        if self.agreed is None or now is None or not self.agreed.covers(now):
            return None
        return self.agreed.answer(now)

    def drop(self) -> None:
        """The game stands at another step: everything is asked anew."""
        self.plan = self.agreed = None
