"""Why one answer to a choice is advised rather than another: what stays, what goes, and what both are worth.

The answer and its rivals are given on imagined tables; what differs there alike on all of them is told. What the cards
show by themselves (Madness pays for nothing, a spell that nobody can pay for) needs no trial. All of it is so, and at
least one thing is found for every choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.curses import cost_of, steps_to_judgment
from game.bigbook.rules.kinds import (
    ELEMENT,
    ELEMENT_OF,
    ELEMENTS,
    KIND_OF,
    MADNESS,
    PLACE_OF,
    SEAT_OF,
    SEATS,
    VALUE,
)  # fmt: skip
from game.bigbook.rules.pieces import EXHAUSTED, Curse
from game.bigbook.rules.place import read_option
from game.bigbook.rules.player import Player
from game.bigbook.rules.purse import PaymentSources, has_wild, totals
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision
from game.core.engine.rng import LuckAt, seeded

from .answers import candidates
from .claim import Args, Claim
from .determinize import determinize
from .tallies import cards_of, in_hand, madness, pool, stack, steps_to, worth

LUCKS = (5, 9, 23)
"""The seeds of the imagined tables."""
MOST = 2
"""So many reasons are told."""
RIVALS = 40
"""With at most so many other answers an answer is compared."""
TAKING = frozenset({"take", "support", "keep_support", "put_on_deck", "choose_supply_gain", "choose_reward"})
"""What is asked where the cards that are named come to be of use."""
GAINING = frozenset({"choose_spell_refresh", "choose_spell_learn", "choose_spell_echo"})
"""What is asked where the spell that is named comes to be of use."""


def of_choice(session: BigBookSession, answer: Answer) -> tuple[Claim, ...]:
    """The reasons for an answer to the choice that stands, the weightiest first; empty where an act is asked for."""
    decision = session.decision
    if decision is None or decision.kind in ("action", "pay"):
        return ()
    choice = _Choice(session, decision, answer)
    if not choice.rivals:
        return (Claim("no_choice"),)
    reasons = (*choice.reasons(),) or (choice.fallback(),)
    found = list(dict.fromkeys(_Told(one.key, tuple(one.args.items())) for one in reasons))[:MOST]
    return tuple(Claim(one.key, dict(one.args), (answer,)) for one in found)


@dataclass(frozen=True, slots=True)
class _Told:
    """A claim that can be compared."""

    key: str
    args: tuple[tuple[str, int | str], ...]


Figure = Callable[[State], int]


@dataclass
class _Choice:
    """A choice, the answer that is advised, and the tables to which it and its rivals lead."""

    session: BigBookSession
    decision: Decision
    answer: Answer

    @property
    def seat(self) -> int:
        return SEAT_OF[self.decision.seat]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def _wild(self) -> bool:
        """Whether one card may pay for any element: then sums by element say little."""
        return has_wild(self.state, PaymentSources(self.seat))

    @cached_property
    def rivals(self) -> list[Answer]:
        """What else could be answered."""
        found = candidates(self.session.game, self.state, RIVALS, 1)
        return [one for one in found if Counter(one) != Counter(self.answer)][:RIVALS]

    @cached_property
    def _ends(self) -> list[tuple[State, list[State]]]:
        """On each imagined table: where the answer leads, and where each rival does."""
        found = []
        for luck in LUCKS:
            table = determinize(self.state, LuckAt(seeded(luck)))
            found.append((self._after(table, self.answer), [self._after(table, one) for one in self.rivals]))
        return found

    @cached_property
    def _certain(self) -> bool:
        """Whether no card is drawn or turned up between any of the answers and the next question."""
        answers = (self.answer, *self.rivals)
        ends = [
            (answer, end) for own, others in self._ends for answer, end in zip(answers, (own, *others), strict=True)
        ]
        return all(self._quiet(answer, end) for answer, end in ends)

    def _quiet(self, answer: Answer, end: State) -> bool:
        put = len(answer) if self.decision.prompt in ("put_on_deck", "put_under_deck") else 0
        before, after = ([len(one.deck) for one in state.players] for state in (self.state, end))
        before[self.seat] += put
        below, then = ([len(one) for one in state.libraries] for state in (self.state, end))
        return (end.turned, after, then) == (self.state.turned, before, below)

    def _after(self, table: State, answer: Answer) -> State:
        end = table.clone()
        self.session.game.step(end, answer)
        return end

    # what is said

    def reasons(self) -> Iterator[Claim]:
        """Whatever speaks for the answer."""
        yield from self._of_reach()
        kind = self.decision.kind
        if kind == "choose_spell":
            yield from self._of_spells()
        elif kind in ("choose_player", "choose_players", "order_players"):
            yield from self._of_players()
        elif kind == "choose_curse":
            yield from self._of_curse()
        elif kind == "choose_element":
            yield from self._of_element()
        elif kind in ("choose_supply", "choose_reward"):
            yield from self._of_supply()
        elif kind != "choose_effect":
            yield from self._of_cards()
            yield from self._of_casting()
        yield from self._of_figures()

    def _curses(self) -> list[Curse]:
        """Those that may be destroyed, the most pressing first."""
        lying = [one for one in self.state.curses if not one.until]
        return sorted(lying, key=lambda one: steps_to(self.state, one))

    def _of_reach(self) -> Iterator[Claim]:
        """A curse that stays within reach, or of which less lacks than otherwise."""
        if self._wild:
            return
        for curse in self._curses():
            both = self._both(_lacking(self.seat, curse))
            if both is None or both[0] >= both[1]:
                continue
            args: Args = {"curse": curse.id, "seat": self.decision.seat}
            if both[0] == 0:
                yield Claim("stays_payable", args)
            else:
                yield Claim("lack_choice", {**args, "n": both[0], "m": both[1]})

    def _of_casting(self) -> Iterator[Claim]:
        """A ready spell that can still be paid for, as it could not be after every other answer."""
        if self._wild:
            return
        for spell, flags in self.me.spells.items():
            card = catalogue().spells[spell]
            both = self._both(_within(self.seat, card.element), most=False)
            if not flags and both is not None and both[1] < card.level <= both[0]:
                yield Claim("stays_castable", {"seat": self.decision.seat, "spell": spell})

    def _both(self, figure: Figure, most: bool = True) -> tuple[int, int] | None:
        """A figure after the answer, and the largest (smallest) after a rival, where both are the same on all imagined
        tables and no luck has spoken on the way."""
        if not self._certain:
            return None
        pick = max if most else min
        found = {(figure(own), pick(figure(end) for end in ends)) for own, ends in self._ends}
        return found.pop() if len(found) == 1 else None

    def _of_figures(self) -> Iterator[Claim]:
        """What is better than with the worst of the rivals."""
        others = [seat for seat, one in enumerate(self.state.players) if seat != self.seat and not one.eliminated]
        for seat in (self.seat, *others):
            both = self._both(_of(seat, madness))
            if both is not None and both[0] < both[1]:
                yield Claim("madness_choice", {"seat": SEATS[seat], "n": both[0], "m": both[1]})
        for seat in (self.seat, *others):
            for key, figure in (("hand_choice", in_hand), ("worth_choice", worth)):
                both = self._both(_of(seat, figure), most=False)
                if both is not None and both[0] > both[1]:
                    yield Claim(key, {"seat": SEATS[seat], "n": both[0], "m": both[1]})
        for key, whole in (("pool_choice", pool), ("stack_choice", stack)):
            both = self._both(whole, most=False)
            if both is not None and both[0] > both[1]:
                yield Claim(key, {"n": both[0], "m": both[1]})

    def fallback(self) -> Claim:
        """What stays of the element of the cards that are named, else in hand, where nothing sets the answer apart."""
        kinds = dict.fromkeys(PLACE_OF[one][2] for one in self.answer if one in PLACE_OF)
        for kind in kinds:
            if kind == MADNESS:
                continue
            element, left = ELEMENT[kind], self._both(_within(self.seat, ELEMENT[kind]))
            if left is not None:
                return Claim("stays_of", {"seat": self.decision.seat, "element": ELEMENTS[element], "n": left[0]})
            return self._owned(element)
        if MADNESS in kinds:
            return Claim("madness_now", {"seat": self.decision.seat, "n": madness(self.me)})
        return Claim("hand_now", {"seat": self.decision.seat, "n": in_hand(self.me)})

    def _owned(self, element: int) -> Claim:
        """How much of an element all cards of the player have."""
        owned = sum(VALUE[kind] for kind in cards_of(self.me) if ELEMENT[kind] == element)
        return Claim("owns", {"seat": self.decision.seat, "element": ELEMENTS[element], "n": owned})

    # by what is chosen

    def _of_cards(self) -> Iterator[Claim]:
        kinds = [PLACE_OF[one][2] for one in self.answer if one in PLACE_OF]
        if not kinds:
            return
        taken = self.decision.prompt in TAKING
        if self.decision.prompt != "cure" and not taken and set(kinds) == {MADNESS}:
            yield Claim("madness_goes")
        elements = {ELEMENT[kind] for kind in kinds}
        if len(elements) == 1 and MADNESS not in kinds:
            element = elements.pop()
            wanting = [one.id for one in self._curses() if cost_of(one)[element]]
            if taken and wanting:
                yield Claim("needs", {"curse": wanting[0], "element": ELEMENTS[element]})
            elif not taken and not wanting and self.state.curses:
                yield Claim("unneeded", {"element": ELEMENTS[element]})
        value = sum(VALUE[kind] for kind in kinds)
        others = [sum(VALUE[PLACE_OF[one][2]] for one in rival) for rival in self.rivals if len(rival) == len(kinds)]
        if not others or MADNESS in kinds:
            return
        if taken and value > min(others) and value == max(others):
            yield Claim("yields_most")
        elif not taken and value < max(others) and value == min(others):
            yield Claim("yields_least")

    def _of_spells(self) -> Iterator[Claim]:
        gains, spells = self.decision.prompt in GAINING, catalogue().spells
        named = [(read_option(one).seat or self.decision.seat, read_option(one).name) for one in self.answer]
        levels = [spells[read_option(one.id).name].level for one in self.session.legal()]
        for seat, spell in named:
            element, level = spells[spell].element, spells[spell].level
            within = totals(self.state, PaymentSources(SEAT_OF[seat]))[element]
            figures: Args = {"seat": seat, "spell": spell, "element": ELEMENTS[element], "n": level, "m": within}
            down = self.state.players[SEAT_OF[seat]].spells.get(spell, 0) & EXHAUSTED
            if not gains and down:
                yield Claim("spell_down", {"seat": seat, "spell": spell})
            elif gains is (within >= level):
                yield Claim("spell_reach" if gains else "spell_missed", figures)
            if not gains and level == min(levels) < max(levels):
                yield Claim("level_low", {"spell": spell, "n": level})
            elif gains and level == max(levels) > min(levels):
                yield Claim("level_high", {"spell": spell, "n": level})
        behind = [self._behind(one.id) for one in self.session.legal()]
        for option, (seat, spell) in [*zip(self.answer, named, strict=True)][:1]:
            owned, key = self._behind(option), "spell_element"
            if owned == (max if gains else min)(behind) and len(set(behind)) > 1:
                key = "spell_plenty" if gains else "spell_scarce"
            yield Claim(key, {"seat": seat, "spell": spell, "element": ELEMENTS[spells[spell].element], "n": owned})

    def _behind(self, option: str) -> int:
        """How much of its element all cards of the owner of a spell that can be chosen have."""
        held = read_option(option)
        owner, element = (
            self.state.players[SEAT_OF[held.seat or self.decision.seat]],
            catalogue().spells[held.name].element,
        )
        return sum(VALUE[kind] for kind in cards_of(owner) if ELEMENT[kind] == element)

    def _of_players(self) -> Iterator[Claim]:
        if not self.answer or self.answer[0] not in SEAT_OF:
            return
        seat, players = SEAT_OF[self.answer[0]], self.state.players
        others = [SEAT_OF[one.id] for one in self.session.legal() if one.id in SEAT_OF and one.id != self.answer[0]]
        for curse in self._curses():
            if not _lack(self.state, seat, curse) and any(_lack(self.state, one, curse) for one in others):
                yield Claim("player_pays", {"seat": SEATS[seat], "curse": curse.id})
                break
        mad = madness(players[seat])
        held = [madness(players[one]) for one in others]
        if held and (mad < min(held) or mad > max(held)):
            yield Claim("madness_now", {"seat": SEATS[seat], "n": mad})
        yield Claim("hand_now", {"seat": SEATS[seat], "n": in_hand(players[seat])})

    def _of_curse(self) -> Iterator[Claim]:
        for curse in self._curses():
            if curse.id not in self.answer:
                continue
            if curse.applied:
                yield Claim("has_struck", {"curse": curse.id, "m": steps_to_judgment(self.state.marker)})
            else:
                yield Claim("strikes_later", {"curse": curse.id, "n": steps_to(self.state, curse) + 1})

    def _of_element(self) -> Iterator[Claim]:
        """The element of a token, or of the cards that go."""
        if self.answer and self.answer[0] in ELEMENT_OF:
            element = ELEMENT_OF[self.answer[0]]
            hands = sum(VALUE[kind] for one in self.state.players for kind in one.hand if ELEMENT[kind] == element)
            pool = sum(VALUE[kind] for one in self.state.players for kind in one.support if ELEMENT[kind] == element)
            yield Claim("within_all", {"element": ELEMENTS[element], "n": hands + pool})

    def _of_supply(self) -> Iterator[Claim]:
        for option in self.answer[:1]:
            element = ELEMENT[KIND_OF[option]]
            wanting = [one.id for one in self._curses() if cost_of(one)[element]]
            if wanting:
                yield Claim("needs", {"curse": wanting[0], "element": ELEMENTS[element]})
            yield self._owned(element)


def _lack(state: State, seat: int, curse: Curse) -> int:
    """Elements that a player lacks to pay for a curse; none for one that has gone."""
    lying = next((one for one in state.curses if one.id == curse.id), None)
    if lying is None:
        return 0
    within = totals(state, PaymentSources(seat))
    return sum(max(0, need - have) for need, have in zip(cost_of(lying), within, strict=True))


def _lacking(seat: int, curse: Curse) -> Figure:
    return lambda state: _lack(state, seat, curse)


def _within(seat: int, element: int) -> Figure:
    return lambda state: totals(state, PaymentSources(seat))[element]


def _of(seat: int, figure: Callable[[Player], int]) -> Figure:
    return lambda state: figure(state.players[seat])
