"""What may be done with each thing of a table, and why not: from the standing decision and what is being prepared.

Things go by their ids on the table (`spell:p1:ice`, `card:p2:support:1`); an `option` is what a thing stands for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from game.bigbook.catalogue import catalogue
from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import element_of, is_card, value_of
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.action_id import ActionId
from game.bigbook.rules.place import read_option, zone_of
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import PlayerView
from game.core.engine.decision import Decision, Reason
from game.core.play.choice_draft import ChoiceDraft

OVER = Reason("game-over")
BEING_SHOWN = Reason("being-shown")
"""Something is asked, but what led to the question is still on its way to the players' eyes."""


class HasOption(Protocol):
    """A thing of some table."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def option(self) -> str:
        """What it stands for."""


def undo_reason(session: BigBookSession, policy: str) -> Reason | None:
    """Why the last step may not be taken back under the table's policy; None when it may (perhaps after a question)."""
    if not session.can_undo:
        return Reason(f"undo-{session.opened}" if session.opened else "undo-none")
    if policy != "free" and session.past[-1].state.turn != session.state.turn:
        return Reason("undo-turn")
    if policy == "strict":
        if session.undo_barrier:
            return Reason(f"undo-{session.undo_barrier}")
        now = session.decision
        if now is not None and session.past[-1].seat != now.seat:
            return Reason("undo-other")
    return None


def undo_asks(session: BigBookSession, policy: str) -> bool:
    """Whether everybody has to agree first: a friendly step back past something that was shown."""
    return policy == "friendly" and bool(session.undo_barrier)


def actions_of(thing: str, option: str) -> dict[int, str]:
    """The actions that begin at a thing, by power (1 for all but spells). `option` is what the thing stands for."""
    at = thing_id.read(thing)
    kind = at.kind
    if kind == "spell":
        return {power: ActionId("activate", at.name, power).id for power in (1, 2, 3)}
    if kind == "library" and option:
        return {1: ActionId("learn", option).id}
    if kind == "supply":
        return {1: ActionId("acquire", option).id}
    if kind == "curse":
        return {1: ActionId("destroy", option).id}
    if kind == "ability":
        return {1: "ability"}
    held = read_option(option)
    if kind == "card" and held.name == "madness":
        return {1: ActionId("cure", zone_of(held.seat, held.zone)).id}
    return {}


def begins_at(act: ActionId, seat: str, things: Iterable[HasOption]) -> str | None:
    """The thing at which an action of a seat begins, the other way round; None for the end of a phase, and where none
    of these things stands for it."""
    own = {
        "activate": thing_id.spell(seat, act.target),
        "acquire": thing_id.supply(act.target),
        "destroy": thing_id.curse(act.target),
        "ability": thing_id.ability(seat),
    }
    if act.verb in own:
        return own[act.verb]
    wanted = act.target if act.verb == "learn" else f"{act.target}.madness"
    return next((thing.id for thing in things if thing.option == wanted), None)


@dataclass(slots=True)
class Targets:
    """Says of each thing whether it can be used now. Ask only while the decision stands: the table is seen once."""

    session: BigBookSession
    decision: Decision | None
    """None while nothing can be decided: nothing is asked any more, or what led there is still being shown."""
    plan: PaymentDraft | None = None
    """The payment that is being put together."""
    choice: ChoiceDraft | None = None
    """The answer to a question that is being put together."""
    barred: Reason | None = None
    """Why nothing at all can be used now, although a decision stands."""
    _players: dict[str, PlayerView] = field(default_factory=dict)

    def refusal(self, thing: str, option: str) -> Reason | None:
        """Why a thing cannot be used; None when it can."""
        if self.decision is None:
            return BEING_SHOWN if self.session.decision is not None else self.session.shut or OVER
        if self.barred is not None:
            return self.barred
        if self.choice is not None:
            return _choosing(self.choice, option)
        return self._acting(self.decision, thing, option)

    def _player(self, seat: str) -> PlayerView:
        if not self._players:
            self._players = {player.seat: player for player in self.session.view().players}
        return self._players[seat]

    def _acting(self, decision: Decision, thing: str, option: str) -> Reason | None:
        at = thing_id.read(thing)
        kind = at.kind
        if kind == "spell" and at.seat != decision.seat:
            return Reason("not-owned")
        if kind == "ability":
            return self._ability(decision, at.seat)
        if kind == "library" and not option:
            return Reason("library-empty")
        if kind == "card" and read_option(option).name != "madness":
            return self._card(decision, option)
        actions = actions_of(thing, option)
        return self.session.why_not(actions[1]) if actions else Reason("not-an-action")

    def _ability(self, decision: Decision, seat: str) -> Reason | None:
        timing = catalogue().magicians[self._player(seat).magician].timing
        if timing == "always":
            return Reason("works-by-itself")
        if seat != decision.seat:
            return Reason("friends-ability", args={"seat": seat})
        reason = self.session.why_not("ability")
        if reason is not None and reason.key == "not-your-window":  # who is asked may act, but in a friend's turn
            return Reason("ability-waits", reason.rule)
        if reason is not None and reason.key == "nothing-to-do" and timing != "once_per_own_turn":
            return Reason("works-by-itself")
        return reason

    def _card(self, decision: Decision, option: str) -> Reason | None:
        """Element cards pay: the own hand, and everybody's support."""
        card = read_option(option)
        if card.zone == "hand" and card.seat != decision.seat:
            return Reason("friends-hand", args={"seat": card.seat})
        if self.plan is not None and option not in self.plan.options and not self._pays(self.plan, decision, card.name):
            return Reason("wrong-element")
        return None

    def _pays(self, plan: PaymentDraft, decision: Decision, kind: str) -> bool:
        """Whether a kind of card can be of use in a payment at all."""
        need = plan.need()
        if "any" in need or element_of(kind) in need:
            return True
        player = self._player(decision.seat)
        return kind == "air1" and player.magician == "windwright" and not player.ability_used


def _choosing(choice: ChoiceDraft, option: str) -> Reason | None:
    if option in choice.options:
        return None
    held = read_option(option)
    beside = (read_option(other) for other in choice.options)
    if held.name == "madness" and any((one.seat, one.zone) == (held.seat, held.zone) for one in beside):
        return Reason("madness-stays")
    values = {value_of(other) for other in choice.options if is_card(other) and other != "madness"}
    if is_card(option) and len(values) == 1 and value_of(option) not in values:
        return Reason("only-value", args={"n": values.pop()})
    return Reason("not-a-choice")
