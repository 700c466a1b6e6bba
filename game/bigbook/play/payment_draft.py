"""A payment being put together: ghost proposal, change card by card, never a card too many.

Nothing here changes the game: the plan asks the session what is legal and hands it the cards at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.bigbook.play.card_kinds import element_of, value_of
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Reason

POWERS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Chosen:
    """One card of the set: its option id (`p1.hand.fire1`) and the identity of the picture that stands for it."""

    option: str
    uid: int

    @property
    def kind(self) -> str:
        """The kind of card."""
        return read_option(self.option).name

    @property
    def owner(self) -> str:
        """Whose card it is."""
        return read_option(self.option).seat


def helps(session: BigBookSession, actions: Mapping[int, str], option: str) -> bool:
    """Whether a card may pay for one of the actions, at any power that can be paid now."""
    return any(
        option in cards
        for action in actions.values()
        if session.why_not(action) is None
        for cards in session.suggest_payments(action)
    )


def pays_for(session: BigBookSession, actions: Mapping[int, str], option: str) -> bool:
    """Whether a card may be put towards one of the actions at all; free actions take whatever is laid on them."""
    for action in actions.values():
        if session.why_not(action) is not None:
            continue
        cost = session.cost(action)
        if not cost.total or cost.any_one or element_of(read_option(option).name) in dict(cost.elements):
            return True
    return helps(session, actions, option)


@dataclass(slots=True)
class PaymentDraft:
    """The set of cards for one action. `target` is the thing chosen (`spell:p1:ice`); `actions` its action by power."""

    session: BigBookSession
    target: str
    actions: Mapping[int, str]
    uids: Callable[[str], Sequence[int]]
    """Identities of the pictures that can stand for an option id, those to take first in front."""
    power: int = 1
    pinned: Chosen | None = None
    cards: list[Chosen] = field(default_factory=list)
    index: int = 0
    proposals: list[tuple[str, ...]] = field(default_factory=list)
    dropped: str = ""
    """Kind of the card that has just become needless and went home."""
    free_power: bool = False
    """The power was raised because the proposed cards pay it just as well."""

    def __post_init__(self) -> None:
        self.power = next((power for power in POWERS if power in self.actions), 1)
        if self.pinned is not None:
            self.power = max(self._paid_by(self.pinned.option), default=self.power)
        self.propose()
        self._raise_freely()

    def _raise_freely(self) -> None:
        """What the best set would lose buys a higher power where it can: the same cards, proposed for more."""
        for power in sorted(self.actions, reverse=True):
            if power <= self.power or not self.lost() or self.session.why_not(self.actions[power]) is not None:
                continue
            if self.session.check_payment(self.actions[power], self.options) is None:
                chosen = self.options
                self.power = power
                self.propose()
                self.take_again(chosen)
                self.free_power = True
                return

    def _paid_by(self, option: str) -> list[int]:
        """The powers that one card pays all by itself: what is laid down lights the highest seal it pays (5.5.5)."""
        open_powers = [p for p in self.actions if self.session.why_not(self.actions[p]) is None]
        return [p for p in open_powers if (option,) in self.session.suggest_payments(self.actions[p])]

    @property
    def action(self) -> str:
        """The action id at the present power."""
        return self.actions[self.power]

    @property
    def options(self) -> tuple[str, ...]:
        """The chosen cards as option ids: what would be spent."""
        return tuple(card.option for card in self.cards)

    @property
    def reason(self) -> Reason | None:
        """Why the set cannot be confirmed; None when it can."""
        return self.session.check_payment(self.action, self.options)

    def payable(self) -> Counter[str]:
        """Every card that may pay, by option id."""
        return Counter({option.id: option.count for option in self.session.payable(self.action)})

    def propose(self) -> None:
        """Take the best set; with a pinned card, the best one that holds it."""
        self.proposals = list(self.session.suggest_payments(self.action))
        if self.pinned is not None:
            kept = [cards for cards in self.proposals if self.pinned.option in cards]
            self.proposals = kept or self.proposals
        self.index = 0
        self._take()

    def next_proposal(self) -> None:
        """The next best set, round and round; the best one first where cards were put in or out since."""
        if self.proposals:
            self.index = self._next_index()
            self._take()

    def next_set(self) -> tuple[str, ...]:
        """What `next_proposal` would take; () where nothing is proposed."""
        return self.proposals[self._next_index()] if self.proposals else ()

    def _next_index(self) -> int:
        """The place of the next set among the proposals."""
        as_proposed = Counter(self.options) == Counter(self.proposals[self.index])
        return (self.index + 1) % len(self.proposals) if as_proposed else 0

    def _take(self) -> None:
        self.cards = []
        self.dropped = ""
        if not self.proposals:
            self.cards = [self.pinned] if self.pinned is not None else []
            return
        rest = list(self.proposals[self.index])
        if self.pinned is not None and self.pinned.option in rest:
            rest.remove(self.pinned.option)
            self.cards.append(self.pinned)
        for option in rest:
            self._append(option)

    def _append(self, option: str) -> None:
        used = {card.uid for card in self.cards}
        uid = next((uid for uid in self.uids(option) if uid not in used), 0)
        self.cards.append(Chosen(option, uid))

    def set_power(self, power: int) -> Reason | None:
        """Choose a power; the reason when it cannot be paid."""
        if power not in self.actions:
            return None
        reason = self.session.why_not(self.actions[power])
        if reason is None:
            self.power, self.free_power = power, False
            self.propose()
        return reason

    def cycle_power(self) -> None:
        """The next power that can be paid."""
        for step in (1, 2):
            power = (self.power - 1 + step) % 3 + 1
            if power in self.actions and self.session.why_not(self.actions[power]) is None:
                self.set_power(power)
                return

    def holds(self, uid: int) -> bool:
        """Whether a card is in the set."""
        return any(card.uid == uid for card in self.cards)

    def toggle(self, option: str, uid: int) -> Reason | None:
        """Put a card in or out; the reason when it may not pay here."""
        self.dropped = ""
        if self.holds(uid):
            self.cards = [card for card in self.cards if card.uid != uid]
            if self.pinned is not None and self.pinned.uid == uid:
                self.pinned = None
            return None
        if option not in self.payable():
            return Reason("madness-cannot-pay" if read_option(option).name == "madness" else "wrong-element")
        self.cards.append(Chosen(option, uid))
        self._rise()
        self._drop_needless(uid)
        return None

    def _rise(self) -> None:
        """More cards may pay a higher power exactly: then that seal lights."""
        for power in sorted(self.actions, reverse=True):
            if power > self.power and self.session.check_payment(self.actions[power], self.options) is None:
                self.power = power
                return

    def _drop_needless(self, newest: int) -> None:
        """No card may be removable while the cost stays met: what the newest card makes needless goes home."""
        for _ in range(len(self.cards)):
            reason = self.reason
            if reason is None or reason.key != "redundant-card":
                return
            for card in sorted(self.cards, key=lambda one: value_of(one.kind)):
                if card.uid == newest:
                    continue
                rest = [one for one in self.cards if one.uid != card.uid]
                left = self.session.check_payment(self.action, tuple(one.option for one in rest))
                if left is None or left.key == "redundant-card":
                    self.cards, self.dropped = rest, card.kind
                    break
            else:
                self._switch_to(next(card for card in self.cards if card.uid == newest))
                return

    def _switch_to(self, newest: Chosen) -> None:
        """A card that cannot join the others (a cure takes one element only): the best set that holds it, or none."""
        others = [card for card in self.cards if card.uid != newest.uid]
        found = next((cards for cards in self.session.suggest_payments(self.action) if newest.option in cards), None)
        if found is None:
            self.cards = others
            return
        self.dropped = others[0].kind if others else ""
        rest = list(found)
        rest.remove(newest.option)
        self.cards = [newest]
        for option in rest:
            self._append(option)

    # figures

    def need(self) -> dict[str, int]:
        """What the action costs now, by element; `any` for the cure's any single element."""
        cost = self.session.cost(self.action)
        return dict(cost.elements) or ({"any": cost.any_one} if cost.any_one else {})

    def bent(self) -> bool:
        """The set is legal only because an ability lets one card pay another element (the windwright's Air card)."""
        if self.reason is not None:
            return False
        need, own = self.need(), self.by_element()
        most = max(own.values(), default=0)
        return any((most if element == "any" else own[element]) < n for element, n in need.items())

    def paid(self) -> int:
        """Elements the chosen cards yield."""
        return sum(value_of(card.kind) for card in self.cards)

    def lost(self) -> int:
        """Elements beyond the cost (0 while the set is not enough)."""
        return max(0, self.paid() - sum(self.need().values())) if self.reason is None else 0

    def by_element(self) -> Counter[str]:
        """Elements paid by kind."""
        found: Counter[str] = Counter()
        for card in self.cards:
            found[element_of(card.kind)] += value_of(card.kind)
        return found

    def better(self) -> tuple[tuple[str, ...], int] | None:
        """A proposal that loses less than the present set, with its loss."""
        if self.reason is not None or not self.lost() or not self.proposals:
            return None
        total = sum(self.need().values())
        best = min(self.proposals, key=lambda cards: sum(value_of(read_option(c).name) for c in cards))
        loss = sum(value_of(read_option(c).name) for c in best) - total
        return (best, loss) if loss < self.lost() else None

    def take_again(self, cards: Sequence[str]) -> None:
        """Show the proposal of exactly these cards, a card that was laid down staying in it."""
        found = next((i for i, one in enumerate(self.proposals) if Counter(one) == Counter(cards)), None)
        if found is not None:
            self.index = found
            self._take()

    def take(self, cards: Sequence[str]) -> None:
        """Use exactly these cards."""
        self.cards, self.pinned, self.dropped = [], None, ""
        if tuple(cards) in self.proposals:
            self.index = self.proposals.index(tuple(cards))
        for option in cards:
            self._append(option)
