"""What may be done with each thing at a moment: from the standing decision and the plan being made to reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pygame import Rect

from game.bigbook.play.card_kinds import element_of
from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.forecast import Forecaster
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.threats import Threat
from game.bigbook.rules.action_id import ActionId
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Decision, Reason
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.thing import Thing

POLICIES = ("strict", "friendly", "free")


@dataclass(slots=True)
class PanelItem:
    """A thing of the command panel: an option to choose, a power seal, a button."""

    id: str
    role: str
    label: str
    rect: Rect
    reason: Reason | None = None
    caption: str = ""
    """The words drawn where they are not the label (the label is also spoken)."""
    note: str = ""
    """A second, small line."""
    icon: str = ""
    """A glyph before the words."""


@dataclass(slots=True)
class Moment:
    """Everything the lists and lights of a moment depend on."""

    look: RenderContext
    session: BigBookSession
    decision: Decision | None
    plan: PaymentDraft | None = None
    choice: ChoiceDraft | None = None
    policy: str = "friendly"
    panel: list[PanelItem] = field(default_factory=list)
    mains: list[PanelItem] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    """Helping buttons of a repeated question."""
    keeping: bool = False
    """The next answer will be remembered."""
    asked: str = ""
    """A button that asks once more before it acts: `undo`, `end`, or ''."""
    dangers: list[Threat] = field(default_factory=list)
    askers: tuple[Forecaster, ...] = ()
    """Everybody to whom the standing question is put."""
    asking: tuple[str, ...] = ()
    """Friends whose support would be spent and who are asked first."""
    agreed: frozenset[str] = frozenset()

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons cannot be used."""
        if name == "undo":
            return undo_reason(self.session, self.policy)
        if name == "redo":
            return None if self.session.can_redo else Reason("redo-none")
        return None


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
    kind = thing.split(":", maxsplit=1)[0]
    if kind == "spell":
        spell = thing.split(":")[2]
        return {power: ActionId("activate", spell, power).id for power in (1, 2, 3)}
    if kind == "library" and option:
        return {1: ActionId("learn", option).id}
    if kind == "supply":
        return {1: ActionId("acquire", option).id}
    if kind == "curse":
        return {1: ActionId("destroy", option).id}
    if kind == "ability":
        return {1: "ability"}
    if kind == "card" and option.endswith(".madness"):
        return {1: ActionId("cure", option.rsplit(".", 1)[0]).id}
    return {}


def begins_at(act: ActionId, seat: str, things: Iterable[Thing]) -> str | None:
    """The thing at which an action of a seat begins, the other way round; None for the end of a phase, and where none
    of these things stands for it."""
    own = {
        "activate": f"spell:{seat}:{act.target}",
        "acquire": f"supply:{act.target}",
        "destroy": f"curse:{act.target}",
        "ability": f"ability:{seat}",
    }
    if act.verb in own:
        return own[act.verb]
    wanted = act.target if act.verb == "learn" else f"{act.target}.madness"
    return next((thing.id for thing in things if thing.option == wanted), None)


def status(moment: Moment, thing: str, option: str) -> Reason | None:
    """Why a thing cannot be used now; None when it can."""
    decision = moment.decision
    if decision is None:
        return Reason("game-over")
    if moment.choice is not None:
        return _choosing(moment, moment.choice, thing, option)
    return _acting(moment, decision, thing, option)


def _choosing(moment: Moment, choice: ChoiceDraft, thing: str, option: str) -> Reason | None:
    if option in choice.options:
        return None
    if option.endswith(".madness") and any(other.startswith(option[: -len("madness")]) for other in choice.options):
        return Reason("madness-stays")
    return Reason("not-a-choice")


def _acting(moment: Moment, decision: Decision, thing: str, option: str) -> Reason | None:
    owner = thing.split(":")[1] if thing.count(":") >= 2 else ""
    if thing.startswith("spell:") and owner != decision.seat:
        return Reason("not-owned")
    if thing.startswith("ability:") and _always(moment, thing.partition(":")[2]):
        return Reason("works-by-itself")
    if thing.startswith("ability:") and thing != f"ability:{decision.seat}":
        return Reason("not-your-window")
    if thing.startswith("library:") and not option:
        return Reason("library-empty")
    if thing.startswith("card:") and not option.endswith(".madness"):
        return _card(moment, decision, option)
    actions = actions_of(thing, option)
    if not actions:
        return Reason("not-an-action")
    reason = moment.session.why_not(actions[1])
    if thing.startswith("ability:") and reason is not None and reason.key == "nothing-to-do":
        magician = moment.look.model.seats[thing.partition(":")[2]].magician
        if moment.look.words.facts.magician_timing(magician) != "once_per_own_turn":
            return Reason("works-by-itself")
    return reason


def _always(moment: Moment, seat: str) -> bool:
    """Whether the ability of a seat works by itself, so that there is never anything to press."""
    return moment.look.words.facts.magician_timing(moment.look.model.seats[seat].magician) == "always"


def _card(moment: Moment, decision: Decision, option: str) -> Reason | None:
    """Element cards pay: the own hand, and everybody's support."""
    seat, place, kind = option.split(".")
    if place == "hand" and seat != decision.seat:
        return Reason("not-your-window")
    if moment.plan is not None and option not in moment.plan.options and not pays(moment.plan, moment, kind):
        return Reason("wrong-element")
    return None


def pays(plan: PaymentDraft, moment: Moment, kind: str) -> bool:
    """Whether a kind of card can be of use in a payment at all."""
    need = plan.need()
    if "any" in need or element_of(kind) in need:
        return True
    seat = moment.decision.seat if moment.decision else ""
    model = moment.look.model.seats.get(seat)
    return kind == "air1" and model is not None and model.magician == "windwright" and not model.ability_used
