"""How plans and choices show: which things are lit, marked or dimmed, and where hover and focus start.

When the table has come to rest, hover and focus follow who acts, and start at the likeliest thing.
"""

from __future__ import annotations

from dataclasses import replace

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import ELEMENTS, element_of
from game.bigbook.play.payment_draft import helps
from game.bigbook.play.targets import actions_of
from game.bigbook.rules import action_id
from game.bigbook.rules.place import read_option
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.things import lit_things
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.render.lights import Highlights, pips_of
from scenes.kit.thing import Thing, by_id
from scenes.table.choice_lights import first_choice, light_choice
from scenes.table.refusals import RejectionShake

NOTHING: frozenset[str] = frozenset()
CHOSEN = ("card", "spell", "curse", "supply", "library", "seat")
"""Roles of things that may be chosen."""


class HighlightSelector:
    """Reads the state of the table; `head` says what shakes, `idle` which spells would do nothing now."""

    def __init__(self, table: BookTable, head: RejectionShake, idle: IdleSpells) -> None:
        self.table, self.head, self.idle = table, head, idle
        self._key: object = None
        self._offered = Highlights()
        self._choosable = NOTHING
        self._usable: frozenset[str] | None = None

    def usable(self) -> frozenset[str] | None:
        """The things that may be chosen now, as long as something is asked; while events are shown, a card is carried
        or everything is hidden, those of before: but none while the book has its turn, for then it is looked at."""
        table, state = self.table, self.table.state
        if table.director.busy and table.render.model.phase != "action":
            self._usable = NOTHING
        if table.director.busy or state.hidden or state.held is not None or state.carried:
            return self._usable
        self._present()
        self._usable = self._choosable if table.moment.decision is not None else None
        return self._usable

    def _present(self) -> Highlights:
        """What the rules say about each thing, found once per change."""
        table, state = self.table, self.table.state
        key = table.revision, table.director.busy, state.hidden, state.carried
        if self._key != key:
            self._key, self._offered = key, self._offers()
            self._choosable = frozenset(self._offered.lit | self._offered.marked)
        return self._offered

    def lights(self, hover: str | None) -> Highlights:
        """What the moment says about each thing."""
        state = self.table.state
        return replace(
            self._present(),
            hover=hover,
            shake=dict(self.head.shakes),
            refused=set(self.head.edged),
            held=state.aloft,
            idle=self.idle.names,
            picked=bool(state.held or state.carried),
            ink=self._ink(),
        )

    def _in_hand(self) -> str:
        """The card picked up, as it stands in answers; '' for none."""
        state = self.table.state
        own = self.table.thing(state.carried) if state.carried else None
        held = state.held.option if state.held is not None else ""
        return self.table.option_of(own) if own is not None else held

    def _ink(self) -> str:
        """The element whose ink wells up where the card picked up may be laid."""
        option = self._in_hand()
        element = element_of(read_option(option).name)
        return "" if not option else element if element in ELEMENTS else "neutral"

    def _offers(self) -> Highlights:
        """What is lit, marked, dimmed and numbered; nothing while events are shown or everything is hidden."""
        state, out = self.table.state, Highlights()
        if self.table.director.busy or state.hidden:
            return out
        listing = self.table.listing()
        useful = self._useful(listing.things)
        for thing in lit_things(listing.things):
            self._light(out, thing, listing.cards.get(thing.id), useful)
        if state.company is not None:
            self._mark_intent(out, listing.things, listing.cards)
        if state.plan is not None:
            out.target, out.power, out.pips = state.plan.target, state.plan.power, pips_of(state.plan)
        if state.choice is not None and state.company is None:
            light_choice(out, self.table, state.choice, CHOSEN, ("card", "spell", "curse"))
        return out

    def _mark_intent(self, out: Highlights, things: list[Thing], cards: dict[str, Card]) -> None:
        """What a companion would use: its target, the cards it would pay with, what it would choose."""
        plan, choice = self.table.state.plan, self.table.state.choice
        for thing in things:
            card = cards.get(thing.id)
            paid = plan is not None and (thing.id == plan.target or (card is not None and plan.holds(card.uid)))
            chosen = choice is not None and thing.option and choice.holds(thing.option, card.uid if card else 0)
            if paid or chosen:
                out.marked.add(thing.id)

    def _useful(self, things: list[Thing]) -> set[str] | None:
        """What the element card in hand can pay for; None where there is none, and everything may be lit."""
        state = self.table.state
        option = self._in_hand()
        if not option or read_option(option).name == "madness" or state.choice is not None or state.plan is not None:
            return None
        return {
            thing.id
            for thing in lit_things(things)
            if helps(self.table.session, actions_of(thing.id, self.table.option_of(thing)), option)
        }

    def _light(self, out: Highlights, thing: Thing, card: Card | None, useful: set[str] | None) -> None:
        state = self.table.state
        if state.plan is not None:
            if thing.id == state.plan.target or (card is not None and state.plan.holds(card.uid)):
                out.marked.add(thing.id)
            elif card is not None and card.kind != "madness":
                out.lit.add(thing.id)
        elif state.choice is None and (card is None or card.kind == "madness"):
            if (thing.role != "card" or card is not None) and (useful is None or thing.id in useful):
                out.lit.add(thing.id)
        elif card is not None and state.held is not None and card.uid == state.held.uid:
            out.marked.add(thing.id)


def likeliest(table: BookTable) -> str | None:
    """The thing that gets the focus first: confirm while something is prepared, else the first lit thing."""
    state = table.state
    if state.asking:
        return state.next_seal()
    if state.plan is not None:
        return "button:confirm"
    things = table.listing().things
    chosen = first_choice(table, things)
    if chosen is not None:
        return chosen
    for thing in things:
        at = thing_id.read(thing.id)
        if thing.enabled and at.kind == "spell" and at.seat == table.desk:
            return thing.id
    return table.moment.mains[-1].id if table.moment.mains else None


def after_act(table: BookTable, things: list[Thing]) -> str | None:
    """Where the focus goes on after an act of one's own: to the next of the same kind (the next Madness after a
    cure), else to what was acted with, or the sheet of the magician, where the next Enter does nothing unmeant."""
    act = action_id.read(table.state.acted)
    was = by_id(things, table.state.acted_at)
    if not act.verb or (was is not None and was.enabled):
        return None
    alike = [
        (thing.id, read.verb, read.target)
        for thing in things
        if thing.enabled
        for read in map(action_id.read, actions_of(thing.id, table.option_of(thing)).values())
        if read.verb == act.verb and act.verb not in ("activate", "ability")
    ]
    same = next((name for name, _, target in alike if target == act.target), None)
    if same or alike:
        return same or alike[0][0]
    spell = thing_id.spell(table.desk, act.target)
    ids = {thing.id for thing in things}
    return next((name for name in (spell, "magician") if name in ids), None)
