"""Sentences for what is asked, what would be done, and what a step was.

In another player's turn also: who acts or chooses at the desk, and whose turn it is after that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.bigbook.play.card_kinds import is_card
from game.bigbook.rules.action_id import read
from game.bigbook.rules.place import SPELLS, read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from game.bigbook.view import GrantView
from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.event import Event
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.text.names import Words


@dataclass(frozen=True, slots=True)
class DeskNote:
    """`seat` acts or chooses though it is the turn of `other`; `actions` are left of a grant, 0 for a choice."""

    seat: str
    other: str
    actions: int = 0

    def text(self, words: Words) -> str:
        """The whole sentence, in the present language."""
        if not self.actions:
            return self.short(words)
        names = {"seat": words.seat(self.seat), "other": words.seat(self.other)}
        return words.t("prompts.status.acts_for", **names, n=self.actions)

    def short(self, words: Words) -> str:
        """The words on the strip, whose seals say the rest."""
        key = "acts_left" if self.actions else "chooses"
        return words.t(f"prompts.status.{key}", seat=words.seat(self.seat), n=self.actions)


def desk_note(model: TableModel, decision: Decision | None) -> DeskNote | None:
    """What the strip says at a decision; None when the one whose turn it is decides."""
    if decision is None:
        return None
    grant = model.granted[-1] if model.granted else None
    if grant is not None and grant.by != grant.seat and decision.seat == grant.seat and grant.actions_left:
        return DeskNote(grant.seat, grant.by, grant.actions_left)
    return DeskNote(decision.seat, model.active) if decision.seat != model.active else None


def meanwhile(words: Words, model: TableModel, note: DeskNote | None) -> str:
    """The sentence while things move: whose turn it is, or still who acts in it."""
    if note is not None and note.actions:
        return note.text(words)
    return words.t("prompts.status.turn_of", seat=words.seat(model.active))


def breadcrumb(words: Words, decision: Decision, granted: Sequence[GrantView]) -> str:
    """Who acts for whom while actions are granted, back to the one whose turn it is; '' otherwise."""
    if decision.prompt != "granted_action" or not granted:
        return ""
    grant = granted[-1]
    if grant.by == grant.seat:
        return ""
    by = words.seat(grant.by)
    return words.t("prompts.status.acts_for", seat=words.seat(grant.seat), other=by, n=grant.actions_left)


def act_label(words: Words, action: str, policy: str = "free") -> str:
    """The words of the confirm button: the act, and what becomes of undo under a policy when it shows something."""
    act = read(action)
    if act.power > 1:
        label = words.t("prompts.acts.activate_power", power=str(act.power))
    else:
        label = words.t(f"prompts.acts.{act.verb}")
    if policy == "strict":
        return words.t("prompts.acts.undo_stops", act=label)
    return words.t("prompts.acts.undo_agreed", act=label) if policy == "friendly" else label


def undo_note(words: Words, policy: str) -> str:
    """What becomes of undo after an act that shows something, in two or three words; '' where it stays free."""
    if policy == "strict":
        return words.t("prompts.acts.final")
    return words.t("prompts.acts.agreed") if policy == "friendly" else ""


def wrong_card(words: Words, session: BigBookSession, kind: str, actions: Mapping[int, str]) -> Reason:
    """Which card does not help at a target, and what the target takes instead."""
    elements = dict(session.cost(min(actions.items())[1]).elements)
    if not elements:
        return Reason("wrong-element")
    asked = words.catalogue.any_of([str(words.element(element)) for element in elements])
    return Reason("wrong-card", args={"card": kind, "list": asked})


def step_back(words: Words, session: BigBookSession) -> str:
    """The words of the undo button: "Undo: Ana cast Growth"; the bare name where there is nothing to take back."""
    if not session.past:
        return words.kit("button.undo")
    last = session.past[-1]
    return words.kit("undo.to", act=told(words, last.state.decision, last.answers, last.events))


def step_again(words: Words, session: BigBookSession) -> str:
    """The words of the redo button, alike."""
    if not session.future:
        return words.kit("button.redo")
    last = session.future[-1]
    return words.t("tips.redo_to", act=told(words, session.decision, last.answers, last.events))


DONE = {"destroy": "curse_destroyed", "learn": "spell_learned"}
"""What tells that an act which is only begun with its first answer was done in the same step."""


def told(words: Words, decision: Decision | None, answers: tuple[Answer, ...], events: tuple[Event, ...] = ()) -> str:
    """The answers to a decision as half a sentence, without its full stop; of an act that was done with them, as the
    `events` of that step tell, what was done."""
    if decision is None or not answers:
        return ""
    done = DONE.get(read(answers[0][0]).verb) if decision.kind == "action" and answers[0] else None
    if any(event.type == done for event in events):
        target, who = read(answers[0][0]).target, words.seat(decision.seat)
        name = {"curse": words.curse(target)} if done == DONE["destroy"] else {"spell": words.spell(target)}
        return words.t(f"log.{done}", seat=who, **name).strip("\u00a1!.")
    if decision.kind == "action" and answers[0]:
        return _acted(words, decision.seat, answers[0][0]).rstrip(".")
    seat = words.seat(decision.seat)
    if not answers[0]:
        return words.t("log.choice_none", seat=seat).rstrip(".")
    return words.t("log.choice_made", seat=seat, answer=chosen(words, decision, answers[0])).rstrip(".")


def chosen(words: Words, decision: Decision, answer: Answer) -> str:
    """What was chosen, as a list: equal cards counted, each place named once, and not the chooser's own hand."""
    cards: dict[tuple[str, str], list[str]] = {}
    others: list[str] = []
    for option in answer:
        held = read_option(option)
        if is_card(held.name):
            cards.setdefault((held.seat, held.zone), []).append(held.name)
        else:
            others.append(_other(words, decision, option))
    return words.catalogue.all_of(
        [*(_held(words, decision.seat, *one, kinds) for one, kinds in cards.items()), *others]
    )


def _other(words: Words, decision: Decision, option: str) -> str:
    """An option that is no card: spells and curses in the marks of the language, another player's with its owner."""
    held = read_option(option)
    name = held.name if held.zone == SPELLS else option
    if not any(words.catalogue.has(f"bigbook.cards.{group}.{name}.name") for group in ("spells", "curses")):
        return asking.option_label(words, option, decision.args)
    marked = words.catalogue.quoted(words.name(name))
    return f"{marked} ({words.seat(held.seat)})" if name != option and held.seat != decision.seat else marked


def _held(words: Words, seat: str, owner: str, zone: str, kinds: list[str]) -> str:
    """Cards of one place: `2 x Madness` from the own hand, `Fire 1 (support)`, `Fire 1 (Olga's support)`."""
    listed = words.list_cards(kinds)
    if not zone or (owner == seat and zone == "hand"):
        return listed
    where = words.t(f"terms.own.{zone}") if owner == seat else words.t(f"terms.held.{zone}", seat=words.seat(owner))
    return f"{listed} ({where})"


def _acted(words: Words, seat: str, action: str) -> str:
    act = read(action)
    who = words.seat(seat)
    if act.verb == "activate":
        if act.power > 1:
            return words.t("log.actions.activate_power", seat=who, spell=words.spell(act.target), power=str(act.power))
        return words.t("log.actions.activate", seat=who, spell=words.spell(act.target))
    if act.verb == "learn":
        return words.t("log.actions.learn", seat=who, spell=words.spell(act.target))
    if act.verb == "acquire":
        return words.t("log.actions.acquire", seat=who, card=words.card(act.target))
    if act.verb == "destroy":
        return words.t("log.actions.destroy", seat=who, curse=words.curse(act.target))
    if act.verb == "cure":
        if act.owner != seat:
            return words.t("log.actions.cure_other", seat=who, other=words.seat(act.owner))
        return words.t("log.actions.cure", seat=who)
    if act.verb == "ability":
        person = words.people.get(seat)
        return words.t("log.actions.ability", seat=who, ability=words.ability(person.magician) if person else "")
    return words.t(f"log.actions.{act.verb}", seat=who)
