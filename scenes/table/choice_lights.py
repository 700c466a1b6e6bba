"""How a choice shows: what may be chosen is lit, what is chosen is marked, a card that cannot be chosen is dimmed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.core.play.choice_draft import ChoiceDraft
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.lights import Lights
from scenes.table.refusals import RejectionShake


def light_choice(
    out: Lights, table: AnyTable, choice: ChoiceDraft, roles: Collection[str], dims: Collection[str]
) -> None:
    """Light the things of these roles by a choice; those of `dims` are dimmed where they are no choice."""
    out.lit.clear()
    listing = table.listing()
    for thing in listing.things:
        if thing.role not in roles:
            continue
        card, option = listing.cards.get(thing.id), table.option_of(thing)
        if option in choice.options:
            uid = card.uid if card is not None else 0
            (out.marked if choice.holds(option, uid) else out.lit).add(thing.id)
            if choice.decision.ordered and choice.holds(option, uid):
                out.order[thing.id] = choice.place(option, uid)
        elif thing.role in dims:
            out.dimmed.add(thing.id)


class ChoiceLights:
    """Lights of a table on which everything is done by choosing; `head` says what shakes."""

    def __init__(self, table: AnyTable, head: RejectionShake, roles: Collection[str]) -> None:
        self.table, self.head, self.roles = table, head, roles
        self._found: tuple[object, Lights] | None = None

    def _offers(self) -> Lights:
        """What is lit, marked and dimmed; nothing while events are shown or everything is hidden. Found once per
        change."""
        state, busy = self.table.state, self.table.director.busy
        key = self.table.revision, busy, state.hidden
        if self._found is None or self._found[0] != key:
            out = Lights()
            if not (busy or state.hidden) and state.choice is not None:
                light_choice(out, self.table, state.choice, self.roles, ("card",))
            self._found = key, out
        return self._found[1]

    def lights(self, hover: str | None) -> Lights:
        """What the moment says about each thing."""
        state, head = self.table.state, self.head
        shake, refused = dict(head.shakes), set(head.edged)
        picked = bool(state.carried)
        return replace(self._offers(), hover=hover, shake=shake, refused=refused, held=state.aloft, picked=picked)

    def usable(self) -> frozenset[str] | None:
        """The things that may be chosen now; None where nobody is asked."""
        found = self._offers()
        return frozenset(found.lit | found.marked) if self.table.moment.decision is not None else None


def first_choice(table: AnyTable, things: list[Thing]) -> str | None:
    """The first thing that is a choice now."""
    choice = table.state.choice
    if choice is None:
        return None
    return next((one.id for one in things if one.enabled and one.option in choice.options), None)
