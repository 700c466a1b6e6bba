"""A thing of the table for ears: its name, how it stands (ready, cost, count, whose), what a press does, its text."""

from __future__ import annotations

from collections.abc import Callable

from game.bigbook.play import thing_id
from game.bigbook.play.targets import actions_of
from game.bigbook.play.thing_id import ThingId
from game.bigbook.rules.action_id import read
from game.core.engine.decision import Reason
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.overlays.glossary import explained
from scenes.bigbook.table.overlays.router import OPENED
from scenes.bigbook.table.overlays.tooltip import ability_state, tip
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.text.names import plain
from scenes.kit.speech import Described
from scenes.kit.thing import INFO, TERM, Thing
from scenes.table.overlays.term_notes import TermNotes

LOOKED_AT = (*OPENED, "magician")
ANSWERS = ("card", "spell", "curse", "library", "supply", "ability")
"""Kinds of things that stand for an answer."""


class ThingSpeech:
    """Says the things of one table; `lights` is what the moment says about each, `idle` which spells would do nothing,
    `pointed` the thing that a lesson points at, `terms` what explains itself."""

    def __init__(
        self,
        table: BookTable,
        idle: IdleSpells,
        lights: Callable[[], Highlights],
        pointed: Callable[[], str | None],
        terms: TermNotes,
    ) -> None:
        self.table, self.idle, self.lights, self.pointed, self.terms = table, idle, lights, pointed, terms

    def describe(self, thing: Thing) -> Described:
        """The thing with all that is known of it now."""
        words, at = self.table.words, thing_id.read(thing.id)
        first = words.t("spoken.points") if thing.id == self.pointed() else ""
        reason = self.table.listing().reasons.get(thing.id)
        if thing.role == TERM:
            return Described(thing.label, more=plain(self.terms.note(thing).partition("\n")[2], words))
        act = self._refused(thing, reason) if reason is not None else self._act(thing, at)
        state = [*self._state(thing, at), *self._chosen(thing, at)]
        return Described(
            plain(thing.label, words), tuple(plain(one, words) for one in state if one), plain(act, words),
            plain(self.text(thing), words), first,
            tuple(explained(words.catalogue, plain(self.text(thing) + self._prices(at), words))),
        )  # fmt: skip

    def _prices(self, at: ThingId) -> str:
        """The acts whose prices stand on the page of a spell of the library."""
        acts = ("learn", "activate") if at.kind == "library" else ()
        return "".join(f" {self.table.words.t(f'prompts.acts.{act}')}." for act in acts)

    def text(self, thing: Thing) -> str:
        """What can be read of a thing besides its name: the sentence of its card, or what it is good for."""
        found = tip(self.table, thing, self.idle.names)
        title, _, rest = found.partition("\n")
        return rest if title.startswith("[b]") else found

    def usable(self, thing: Thing) -> bool:
        """Whether a person gets on with a thing now."""
        lights = self.lights()
        if not thing.enabled or self.table.director.busy:
            return False
        own = thing.id in lights.lit or (thing.id in lights.marked and thing.id != lights.target)
        return own or thing.zone in ("panel", "main", "note") or thing.id == self.pointed()

    # how it stands

    def _state(self, thing: Thing, at: ThingId) -> list[str]:
        words, model = self.table.words, self.table.render.model
        if at.kind == "card":
            return self._card(at)
        if at.kind == "spell":
            return self._spell(at)
        if at.kind == "curse":
            return self._curse(at)
        if at.kind == "library":
            view = model.library[at.name]
            level = words.t("terms.card.level", n=words.facts.level(view.top)) if view.top else ""
            spell = f"{level}, {words.element(at.name)}" if level else ""
            return [spell, words.t("spoken.left", n=view.count)]
        if at.kind == "supply":
            return [words.t("spoken.left", n=model.supply.get(at.name, 0))]
        if at.kind in ("seat", "deck", "discard", "ability"):
            return self._of_player(at)
        return []

    def _card(self, at: ThingId) -> list[str]:
        """Whose it is, where it lies, and the how-manieth it is there."""
        words, cards = self.table.words, self.table.render.model.seats[at.seat].cards(at.name)
        own = at.seat == self.table.desk
        place = words.t(f"terms.zones.{at.name}") if own else words.t(f"terms.held.{at.name}", seat=words.seat(at.seat))
        return [f"{place}, {words.t('spoken.place', n=at.number, m=len(cards))}"]

    def _spell(self, at: ThingId) -> list[str]:
        words, spell = self.table.words, self.table.render.model.seats[at.seat].spell(at.name)
        if spell is None:
            return []
        state = "neutralized" if spell.neutralized else "exhausted" if spell.exhausted else "ready"
        element = words.element(words.facts.element(at.name))
        level = words.t("terms.card.level", n=words.facts.level(at.name))
        whose = words.seat(at.seat) if at.seat != self.table.desk else ""
        return [words.t(f"terms.states.{state}"), f"{level}, {element}", whose]

    def _curse(self, at: ThingId) -> list[str]:
        words, curse = self.table.words, self.table.render.model.curse(at.name)
        if curse is None:
            return []
        state = "neutralized" if curse.neutralized else "applied" if curse.applied else ""
        return [
            words.t("spoken.cost", cost=words.listed(curse.cost)),
            str(words.place(curse.position)),
            words.t(f"terms.states.{state}") if state else "",
            words.t("spoken.madness", n=curse.madness) if curse.madness else "",
        ]

    def _of_player(self, at: ThingId) -> list[str]:
        words, model = self.table.words, self.table.render.model
        seat = model.seats[at.seat]
        whose = words.seat(at.seat) if at.seat != self.table.desk else ""
        if at.kind == "deck":
            return [words.t("spoken.cards", n=seat.deck_count), whose]
        if at.kind == "discard":
            return [words.t("spoken.cards", n=len(seat.discard)), whose]
        if at.kind == "ability":
            return [ability_state(words, seat.magician, seat.ability_used), whose]
        state = "eliminated" if seat.eliminated else "active" if at.seat == model.active else ""
        counts = words.t("tips.counts", deck=seat.deck_count, discard=len(seat.discard), hand=len(seat.hand))
        return [words.magician(seat.magician), words.t(f"terms.states.{state}") if state else "", counts]

    def _chosen(self, thing: Thing, at: ThingId) -> list[str]:
        """What has been prepared with it, or in which place of an order it was chosen."""
        words, state, lights = self.table.words, self.table.state, self.lights()
        if thing.id in lights.order:
            return [words.t("spoken.order", n=lights.order[thing.id])]
        if at.kind == "power":
            return [words.kit("speech.chosen")] if state.plan is not None and state.plan.power == at.number else []
        if at.kind == "option":
            held = state.choice is not None and state.choice.holds(at.name, 0)
            return [words.kit("speech.chosen")] if held else []
        if thing.id not in lights.marked:
            return []
        pays = state.plan is not None and at.kind == "card" and thing.id != lights.target
        return [words.t("spoken.pays") if pays else words.kit("speech.chosen")]

    # what a press does

    def _refused(self, thing: Thing, reason: Reason) -> str:
        """Why a thing cannot be used; '' while events are shown: they pass by themselves, and nobody hears of an end
        before it is seen."""
        return "" if self.table.director.busy else self.table.why(reason, thing.id)

    def _act(self, thing: Thing, at: ThingId) -> str:
        """What Enter does with a thing that can be used; '' for what only stands there."""
        words = self.table.words
        if thing.role == "button":
            return words.kit("speech.roles.button")
        act = self._word(thing, at)
        return words.t("spoken.enter", key=words.kit("keys.enter"), act=act) if act else ""

    def _word(self, thing: Thing, at: ThingId) -> str:
        words, state, lights = self.table.words, self.table.state, self.lights()
        if thing.role in (INFO, "button") or self.table.director.busy:
            return ""
        if at.looked:
            return words.t("spoken.acts.look")
        marked = thing.id in lights.marked
        if state.company is not None:
            return ""
        if thing.id == lights.target:  # pressed once more it is done
            return self._begins(thing, at)
        if at.kind in ("option", "power"):
            return words.t("spoken.acts.choose")
        if state.choice is not None and (marked or thing.id in lights.lit):
            return words.t("spoken.acts.put_back" if marked else "spoken.acts.choose")
        if state.plan is not None and at.kind == "card":
            return words.t("spoken.acts.keep" if marked else "spoken.acts.pay")
        if at.kind in LOOKED_AT:
            return words.t("spoken.acts.look")
        if state.choice is not None:
            return ""
        return self._begins(thing, at)

    def _begins(self, thing: Thing, at: ThingId) -> str:
        """The action that begins here; of an element card that it is taken in hand."""
        words = self.table.words
        actions = actions_of(thing.id, self.table.option_of(thing) if at.kind in ANSWERS else "")
        if actions:
            return words.t(f"prompts.acts.{read(min(actions.items())[1]).verb}")
        return words.t("spoken.acts.take") if at.kind == "card" else ""
